//! Small pictures of the table: dice, the forms of shapes, Carrambah. All of them say nothing to those who listen; words stand beside them.

use maud::{Markup, html};
use session::islands::{Board, Colour, Shape, Squares};

/// Where the pips of a face are, in thirds of it.
const fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(1, 1)],
        2 => &[(0, 0), (2, 2)],
        3 => &[(0, 0), (1, 1), (2, 2)],
        4 => &[(0, 0), (0, 2), (2, 0), (2, 2)],
        5 => &[(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)],
        6 => &[(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)],
        _ => &[],
    }
}

/// A die. The script shows it rolling when a zone comes with a `roll` that was not there before.
#[must_use]
pub fn die(face: u8, colour: Option<Colour>, roll: &str) -> Markup {
    html! {
        svg.die.(colour.map_or("plain", Colour::word)) viewBox="0 0 36 36" aria-hidden="true" data-roll=(roll) {
            path.body d="M5,1H27L35,9V31L31,35H5L1,31V5Z" {}
            path.fold d="M27,1V9H35Z" {}
            @for &(column, row) in pips(face) {
                circle cx=(9 + 9 * column) cy=(10 + 9 * row) r="3" {}
            }
        }
    }
}

/// The form of a shape; of shape 2 both pieces.
#[must_use]
pub fn shape(board: &Board, shape: Shape) -> Markup {
    let piece = board.pieces[shape as usize].0.to_corner();
    let (rows, columns) = size(piece);
    let copies: u8 = if shape == Shape::Two { 2 } else { 1 };
    // Both pieces lie beside each other, or one below the other if they are flat.
    let is_flat = columns > rows;
    let step = 10 * if is_flat { rows } else { columns } + 5;
    let (width, height) = if is_flat { (10 * columns, step * copies - 5) } else { (step * copies - 5, 10 * rows) };
    html! {
        svg.piece viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) aria-hidden="true" {
            @for copy in 0..copies {
                @let (right, down) = if is_flat { (0, copy * step) } else { (copy * step, 0) };
                @for square in piece.iter() {
                    rect x=(right + 10 * square.column()) y=(down + 10 * square.row()) width="9" height="9" rx="1" {}
                }
            }
        }
    }
}

fn size(squares: Squares) -> (u8, u8) {
    let most =
        |of: fn(&session::islands::Square) -> u8| squares.iter().map(|square| of(&square) + 1).max().unwrap_or(1);
    (most(|square| square.row()), most(|square| square.column()))
}

/// Carrambah, folded from one sheet.
#[must_use]
pub fn carrambah() -> Markup {
    html! {
        svg.folded viewBox="0 0 48 48" aria-hidden="true" {
            path d="M24,1 12,19 24,19ZM24,33 5,47 24,47ZM33,27 47,29 37,38Z" {}
            path d="M24,1 36,19 24,19ZM24,33 43,47 24,47ZM15,27 1,29 11,38Z" fill-opacity=".78" {}
            path d="M13,20 35,20 24,33ZM24,1 33,3 27,7Z" fill-opacity=".56" {}
            path.eyes d="M17,22 22,24 19,25ZM31,22 26,24 29,25Z" {}
        }
    }
}
