//! An island as a grid of letters in the terminal: the letters of [`drawings::grid`], with colours that only help.

use anstyle::{AnsiColor, Color, Style};
use drawings::grid::{Cell, What};
use islands::atlas::{Island, Landmark};
use islands::colour::Colour;
use phrases::Phrases;
use phrases::islands::signs;

pub use drawings::grid::{Grid, letter};

use speech::{self, NO_BREAK};

/// A part of a legend that takes more columns can be broken.
const LONG: usize = 25;

/// The letters of the columns, then row by row; in colours or without.
pub fn lines(grid: &Grid, colour: bool) -> Vec<String> {
    if colour { grid.lines_with(|text| speech::styled(Style::new().dimmed(), text), styled) } else { grid.lines() }
}

/// A square in its colours.
fn styled(cell: Cell) -> String {
    let plain = Style::new();
    let style = match cell.what {
        What::Outline(colour) => plain.fg_color(Some(ink(colour))),
        What::Painted { colour, filled } => {
            let style = plain.fg_color(Some(Color::Ansi(AnsiColor::Black))).bg_color(Some(ink(colour)));
            if filled { style.bold() } else { style }
        }
        What::Landmark { landmark: Landmark::Sea | Landmark::Mountain, .. } => plain.dimmed(),
        What::Landmark { .. } => plain.bold(),
        What::Empty | What::Nothing => plain,
    };
    // A square that is pointed out differs from the same one that is not, whatever its colour.
    let style = if cell.marked { style.invert().bold() } else { style };
    if style == plain { cell.text() } else { speech::styled(style, &cell.text()) }
}

/// The colour in the terminal: one that can be read on black and on white, and written on in black.
pub const fn ink(colour: Colour) -> Color {
    Color::Ansi(match colour {
        Colour::Blue => AnsiColor::BrightBlue,
        Colour::Green => AnsiColor::Green,
        Colour::Red => AnsiColor::BrightRed,
    })
}

/// What the signs of a drawing mean, in one line to be wrapped; `painted` if somebody may have painted there.
pub fn legend(islands: &[&Island], painted: bool, phrases: Phrases) -> String {
    joined(&signs::of_squares(phrases, Colour::ALL.map(letter), painted, islands.iter().copied()))
}

/// What the letters of the landmarks of these islands mean, in one line to be wrapped.
pub fn letters<'a>(islands: impl Iterator<Item = &'a Island>, phrases: Phrases) -> String {
    joined(&signs::of_landmarks(phrases, islands))
}

/// The parts with a mark between them; lines are broken behind it, and in long parts.
fn joined(parts: &[String]) -> String {
    let whole = |part: &String| {
        if speech::columns(part) <= LONG { part.replace(' ', NO_BREAK) } else { part.clone() }
    };
    parts.iter().map(whole).collect::<Vec<_>>().join(&format!("{NO_BREAK}· "))
}

/// Blocks of lines side by side, as many in a row as there is room for, with a blank line between rows.
pub fn side_by_side(blocks: &[Vec<String>], width: usize, gap: usize) -> Vec<String> {
    let widest = |block: &Vec<String>| block.iter().map(|line| speech::columns(line)).max().unwrap_or(0);
    // All as wide as the widest one: the blocks of all rows stand below each other.
    let each = blocks.iter().map(widest).max().unwrap_or(0);
    let in_a_row = (width.saturating_add(gap) / (each + gap).max(1)).max(1);
    let mut lines = Vec::new();
    for row in blocks.chunks(in_a_row) {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        for at in 0..row.iter().map(Vec::len).max().unwrap_or(0) {
            let parts = row.iter().map(|block| block.get(at).map_or("", String::as_str));
            let line: String = parts.map(|part| speech::pad(part, each + gap)).collect();
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use islands::Atlas;
    use islands::bits::{Square, Squares};
    use options::atlas::islands_named;

    use super::*;

    #[test]
    fn colours_change_no_letter() {
        let (_, found) = islands_named(Atlas::standard(), "heron bay").expect("it is ours");
        let set = |words: &str| -> Squares { words.split(' ').filter_map(Square::named).collect() };
        let colours = [set("b2 b3 b4"), set("d5 e5"), set("c2")];
        let grid = Grid { island: found[0], colours, filled: &[None, Some(5)], marked: set("d3 d5") };
        let stripped: Vec<_> = lines(&grid, true).iter().map(|l| anstream::adapter::strip_str(l).to_string()).collect();
        let trimmed: Vec<_> = stripped.iter().map(|line| line.trim_end()).collect();
        assert_eq!(trimmed, lines(&grid, false));
        assert!(lines(&grid, true)[2].contains('\x1b') && !lines(&grid, false).concat().contains('\x1b'));
    }

    #[test]
    fn blocks_stand_side_by_side_as_far_as_there_is_room() {
        let block = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
        let blocks = [block("aa/a"), block("b"), block("ccc")];
        assert_eq!(side_by_side(&blocks, 8, 2), ["aa   b", "a", "", "ccc"]);
        assert_eq!(side_by_side(&blocks, 80, 1), ["aa  b   ccc", "a"]);
        assert_eq!(side_by_side(&blocks, 0, 2), ["aa", "a", "", "b", "", "ccc"], "always one");
        assert_eq!(side_by_side(&[], 80, 1), [""; 0]);
    }
}
