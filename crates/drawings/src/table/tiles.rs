//! Cards as sheets of paper, and how many of them fit where.

use origami::{Edition, Species};

use super::area::Area;
use crate::figure::{self, Rgb};
use crate::letters::Pen;
use crate::palette::{self, FOLD, RIM, SHEET, TEXT};
use crate::shapes::{Drawing, Place, Shape};

/// The side of a sheet, before it is scaled.
const SIDE: f64 = 100.0;
/// How much of its right upper corner is folded over.
const CUT: f64 = 18.0;

/// A card as a sheet of its family's paper with its figure; of one without a figure, that of its family. The place is its upper
/// left corner.
pub(super) fn card(drawing: &mut Drawing, at: Place, side: f64, card: Species, edition: &Edition) {
    let facts = edition.facts(card);
    let figure =
        figure::find(card.figure()).map_or_else(|| facts.family.map_or("tsuru", figure::of_family), |_| card.figure());
    paper(drawing, at, side, palette::card(card, facts.family), figure);
    if facts.points > 0 && side > 56.0 {
        badge(drawing, at.scaled(side / SIDE).to(-3.0, SIDE - 27.0), &facts.points.to_string(), SHEET, TEXT);
    }
}

/// A sheet of paper with a figure on it.
pub(super) fn paper(drawing: &mut Drawing, at: Place, side: f64, ground: Rgb, name: &str) {
    let at = at.scaled(side / SIDE);
    let corners = [(0.0, 0.0), (SIDE - CUT, 0.0), (SIDE, CUT), (SIDE, SIDE), (0.0, SIDE)];
    drawing.add(at.to(1.5, 3.0), Shape::polygon(&corners, TEXT).faint(22));
    let edge = ground.mixed(TEXT, 0.35);
    drawing.add(at, Shape::polygon(&corners, ground).edged(edge, 1.6));
    // Light falls on one half of the fold.
    let lit = [(1.0, 1.0), (SIDE - CUT, 1.0), (SIDE - CUT - 2.0, 3.0), (36.0, SIDE - 1.0), (1.0, SIDE - 1.0)];
    drawing.add(at, Shape::polygon(&lit, SHEET).faint(16));
    drawing.add(at, Shape::polygon(&[(SIDE - CUT, 0.0), (SIDE, CUT), (SIDE - CUT, CUT)], FOLD).edged(RIM, 1.0));
    if let Some(figure) = figure::find(name) {
        let scale = 0.82;
        figure.add_to(drawing, at.to(SIDE * (1.0 - scale) / 2.0, SIDE * (1.0 - scale) / 2.0 + 2.0).scaled(scale));
    }
}

/// The back of a card.
pub(super) fn back(drawing: &mut Drawing, at: Place, side: f64) {
    let at = at.scaled(side / SIDE);
    let corners = [(0.0, 0.0), (SIDE, 0.0), (SIDE, SIDE), (0.0, SIDE)];
    drawing.add(at.to(1.5, 3.0), Shape::polygon(&corners, TEXT).faint(22));
    let (ink, light) = (Rgb([0x2f, 0x36, 0x5e]), Rgb([0x46, 0x4f, 0x84]));
    drawing.add(at, Shape::polygon(&corners, ink).edged(SHEET, 2.0));
    drawing.add(at, Shape::polygon(&[(2.0, 2.0), (98.0, 2.0), (50.0, 50.0)], light));
    drawing.add(at, Shape::polygon(&[(2.0, 98.0), (98.0, 98.0), (50.0, 50.0)], light).faint(60));
}

/// A number on a slip of paper, 27 high; the place is its upper left corner.
pub(super) fn badge(drawing: &mut Drawing, at: Place, number: &str, ground: Rgb, ink: Rgb) {
    let pen = Pen::bold(17.0, ink);
    let width = (pen.width(number) + 14.0).max(27.0);
    let corners = crate::shapes::cut_sheet(width, 28.0, 5.0);
    drawing.add(at, Shape::polygon(&corners, ground).edged(RIM, 1.2));
    pen.write_around(drawing, at.to(width / 2.0, 5.5), number);
}

/// Where so many sheets lie in an area, as large as they can be, one over the other if they must: the side of each, and its upper
/// left corner.
pub(super) fn laid_out(count: usize, area: Area, most: f64) -> (f64, Vec<(f64, f64)>) {
    // Sheets beside each other, or so much of one below the next still to be seen; the less is hidden, the better.
    const SEEN: [f64; 3] = [1.06, 0.82, 0.62];
    let ways = (1..=4).flat_map(|rows| SEEN.map(|seen| (rows, seen))).map(|(rows, seen)| {
        let in_row = count.div_ceil(rows) as f64;
        let wide = area.width / (1.0 + (in_row - 1.0) * seen);
        let high = area.height / (1.0 + (rows as f64 - 1.0) * 1.06);
        let side = wide.min(high).min(most);
        (side * (0.5 + 0.5 * seen), rows, side)
    });
    let (_, rows, side) = ways.fold((0.0, 1, 0.0), |best, next| if next.0 > best.0 + 0.5 { next } else { best });
    let in_row = count.div_ceil(rows);
    let step = |room: f64, n: usize| if n > 1 { ((room - side) / (n as f64 - 1.0)).min(side * 1.06) } else { 0.0 };
    let (right, down) = (step(area.width, in_row), step(area.height, rows));
    let high = side + down * (rows as f64 - 1.0);
    let top = area.y + (area.height - high) / 2.0;
    let place = |i: usize| (area.x + right * (i % in_row) as f64, top + down * (i / in_row) as f64);
    (side, (0..count).map(place).collect())
}
