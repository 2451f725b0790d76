//! The border of a group of squares.

use islands::{Square, Squares};

use super::CELL;
use crate::figure::shape::Spot;
use crate::svg::N;

/// The border of a group of squares as a path, drawn a little inside.
pub(super) fn border(squares: Squares, inset: f64) -> String {
    let corners = corners_of(squares, inset);
    if corners.is_empty() {
        return String::new();
    }
    let lines: Vec<_> = corners.iter().map(|&(x, y)| format!("{} {}", N(x), N(y))).collect();
    format!("M{}Z", lines.join("L"))
}

/// The corners of the border of a group of squares, a little inside.
pub(super) fn corners_of(squares: Squares, inset: f64) -> Vec<Spot> {
    // Walks along the edges with the squares on the right hand, and turns at corners.
    let inside = |column: i16, row: i16| {
        (0..8).contains(&column) && (0..8).contains(&row) && squares.has(Square::at(row as u8, column as u8))
    };
    let Some(first) = squares.first() else { return Vec::new() };
    let start = (i16::from(first.column()), i16::from(first.row()), 0_usize);
    // Directions: right, down, left, up. Of a corner point, the square on the right hand and the one on the left hand ahead.
    const STEP: [(i16, i16); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
    const RIGHT: [(i16, i16); 4] = [(0, 0), (-1, 0), (-1, -1), (0, -1)];
    const LEFT: [(i16, i16); 4] = [(0, -1), (0, 0), (-1, 0), (-1, -1)];
    let (mut x, mut y, mut way) = start;
    let mut corners = Vec::new();
    loop {
        (x, y) = (x + STEP[way].0, y + STEP[way].1);
        let has = |(dx, dy): (i16, i16)| inside(x + dx, y + dy);
        let next = if !has(RIGHT[way]) {
            (way + 1) % 4
        } else if has(LEFT[way]) {
            (way + 3) % 4
        } else {
            way
        };
        if next != way {
            // Inwards is to the right of both edges that meet here.
            let inward = |way: usize| STEP[(way + 1) % 4];
            let (a, b) = (inward(way), inward(next));
            let at = |v: i16, da: i16, db: i16| f64::from(v) * CELL + f64::from(da + db) * inset;
            corners.push((at(x, a.0, b.0), at(y, a.1, b.1)));
        }
        way = next;
        if (x, y, way) == start {
            return corners;
        }
    }
}
