//! An island as a grid of letters: everything can be read without colours, and colours only help.
//!
//! ```text
//!   a  b  c  d  e  f
//! 1 ~  .  H  .  .  ~      .  empty              H  a landmark
//! 2 ~  b (r)(r) .  P     (r) empty, in a red outline that can still be filled
//! 3[C] b (r) r  G  .      r  painted red       [C] a landmark that is surrounded
//! 4 ~  b (r) . *.  .     *.  marked
//! 5 ~  L  . [g][g] .     [g] painted green, in an outline that is filled
//! 6 ~  ~  .  ~  .  S
//! ```
//!
//! Small letters are paint, capitals are landmarks. The empty squares of an outline that can't be filled any more are
//! empty squares like others.

use anstyle::{AnsiColor, Color, Style};
use islands::atlas::{Island, Landmark};
use islands::bits::{Square, Squares};
use islands::colour::Colour;
use phrases::Phrases;

use crate::speech::{self, NO_BREAK};

/// A part of a legend that takes more columns can be broken.
const LONG: usize = 25;

/// An island and what was painted on it.
#[derive(Clone, Copy, Debug)]
pub struct Grid<'a> {
    /// The island as it is printed.
    pub island: &'a Island,
    /// The painted squares, by colour.
    pub colours: [Squares; Colour::ALL.len()],
    /// By outline: the coins it paid, if it is filled. Outlines beyond the end are not filled.
    pub filled: &'a [Option<u8>],
    /// Squares that are pointed out.
    pub marked: Squares,
}

impl<'a> Grid<'a> {
    /// An island nobody has painted on.
    pub const fn blank(island: &'a Island) -> Self {
        Self { island, colours: [Squares::NONE; Colour::ALL.len()], filled: &[], marked: Squares::NONE }
    }

    /// The letters of the columns, then row by row.
    pub fn lines(&self, colour: bool) -> Vec<String> {
        let dim = |text: &str| if colour { speech::styled(Style::new().dimmed(), text) } else { text.to_owned() };
        let letters: String = (0..self.island.columns).map(|column| format!("  {}", column_letter(column))).collect();
        let mut lines = vec![dim(&letters)];
        for row in 0..self.island.rows {
            let mut line = dim(&(row + 1).to_string());
            for column in 0..self.island.columns {
                let cell = self.cell(Square::at(row, column));
                line.push_str(&if colour { cell.styled() } else { cell.text() });
            }
            lines.push(line.trim_end().to_owned());
        }
        lines
    }

    fn cell(&self, square: Square) -> Cell {
        let painted = Colour::ALL.into_iter().find(|&colour| self.colours[colour as usize].has(square));
        let outline = self.island.outlines.iter().position(|outline| outline.squares.has(square));
        let is_filled = |at: usize| self.filled.get(at).copied().flatten().is_some();
        let what = if let Some(colour) = painted {
            What::Painted { colour, filled: outline.is_some_and(is_filled) }
        } else if let Some(landmark) = self.island.landmark(square) {
            What::Landmark { landmark, surrounded: self.is_surrounded(square) }
        } else if let Some(at) = outline.filter(|&at| !self.island.outlines[at].squares.meets(self.painted())) {
            What::Outline(self.island.outlines[at].colour)
        } else if self.island.empty.has(square) {
            What::Empty
        } else {
            What::Nothing
        };
        Cell { what, marked: self.marked.has(square) }
    }

    fn painted(&self) -> Squares {
        self.colours.iter().fold(Squares::NONE, |all, &some| all.or(some))
    }

    fn is_surrounded(&self, square: Square) -> bool {
        self.island.site(square).is_some_and(|site| !site.around.is_empty() && site.around.within(self.painted()))
    }
}

/// A square as it is drawn.
#[derive(Clone, Copy, Debug)]
struct Cell {
    what: What,
    marked: bool,
}

#[derive(Clone, Copy, Debug)]
enum What {
    Empty,
    /// Empty, in an outline of this colour that can still be filled.
    Outline(Colour),
    Painted {
        colour: Colour,
        filled: bool,
    },
    Landmark {
        landmark: Landmark,
        surrounded: bool,
    },
    /// A row that is too short.
    Nothing,
}

impl Cell {
    fn text(self) -> String {
        let (left, symbol, right) = match self.what {
            What::Empty => (' ', '.', ' '),
            What::Outline(colour) => ('(', letter(colour), ')'),
            What::Painted { colour, filled: false } => (' ', letter(colour), ' '),
            What::Painted { colour, filled: true } => ('[', letter(colour), ']'),
            What::Landmark { landmark, surrounded: false } => (' ', landmark.letter(), ' '),
            What::Landmark { landmark, surrounded: true } => ('[', landmark.letter(), ']'),
            What::Nothing => (' ', ' ', ' '),
        };
        let left = if self.marked { '*' } else { left };
        String::from_iter([left, symbol, right])
    }

    fn styled(self) -> String {
        let plain = Style::new();
        let style = match self.what {
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
        let style = if self.marked { style.invert().bold() } else { style };
        if style == plain { self.text() } else { speech::styled(style, &self.text()) }
    }
}

/// The letter of a column, from `a`.
fn column_letter(column: u8) -> char {
    char::from(b'a' + column)
}

/// The letter of a colour, the same in every language, as in sheet files.
pub const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Blue => 'b',
        Colour::Green => 'g',
        Colour::Red => 'r',
    }
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
    let [blue, green, red] = Colour::ALL.map(letter);
    let mut parts = vec![format!(". {}", phrases.islands_sign_empty())];
    parts.push(format!("({blue}) ({green}) ({red}) {}", phrases.islands_sign_outline()));
    if painted {
        parts.push(format!("{blue} {green} {red} {}", phrases.islands_sign_painted()));
        parts.push(format!("[{red}] {}", phrases.islands_sign_filled()));
        let harbor = Landmark::RegularHarbor.letter();
        parts.push(format!("[{harbor}] {}", phrases.islands_sign_surrounded()));
    }
    parts.extend(letter_parts(islands.iter().copied(), phrases));
    joined(&parts)
}

/// What the letters of the landmarks of these islands mean, in one line to be wrapped.
pub fn letters<'a>(islands: impl Iterator<Item = &'a Island>, phrases: Phrases) -> String {
    joined(&letter_parts(islands, phrases))
}

fn letter_parts<'a>(islands: impl Iterator<Item = &'a Island>, phrases: Phrases) -> Vec<String> {
    let mut there = [false; Landmark::ALL.len()];
    for island in islands {
        for landmark in Landmark::ALL {
            there[landmark as usize] |= !island.at(landmark).is_empty();
        }
    }
    let there = Landmark::ALL.into_iter().filter(|&landmark| there[landmark as usize]);
    there.map(|l| format!("{} {}", l.letter(), phrases.islands_landmark(l.word()))).collect()
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
    use islands::atlas::Piece;

    use super::*;

    fn heron_bay() -> Island {
        let piece = Piece(Squares(0b11));
        Island::new("Heron Bay", &["~.H..~", "~.rr.P", "C.r.G.", "~.r.^.", "~L.bb.", "~~.~.S"], &[piece; 4])
    }

    fn set(words: &str) -> Squares {
        words.split(' ').filter_map(Square::named).collect()
    }

    #[test]
    fn an_unpainted_island_looks_like_its_file() {
        let island = heron_bay();
        let lines = Grid::blank(&island).lines(false);
        let wanted = [
            "  a  b  c  d  e  f",
            "1 ~  .  H  .  .  ~",
            "2 ~  . (r)(r) .  P",
            "3 C  . (r) .  G  .",
            "4 ~  . (r) .  ^  .",
            "5 ~  L  . (b)(b) .",
            "6 ~  ~  .  ~  .  S",
        ];
        assert_eq!(lines, wanted);
    }

    #[test]
    fn paint_outlines_and_surrounded_landmarks_are_told_apart_without_colour() {
        let island = heron_bay();
        // The blue outline is filled in green, the red one has lost a square, the coal pit is surrounded.
        let colours = [set("b2 b3 b4"), set("d5 e5"), set("c2")];
        let filled = [None, Some(5)];
        let grid = Grid { island: &island, colours, filled: &filled, marked: set("d3 d5") };
        let wanted = [
            "  a  b  c  d  e  f",
            "1 ~  .  H  .  .  ~",
            "2 ~  b  r  .  .  P",
            "3[C] b  . *.  G  .",
            "4 ~  b  .  .  ^  .",
            "5 ~  L  . *g][g] .",
            "6 ~  ~  .  ~  .  S",
        ];
        assert_eq!(grid.lines(false), wanted);
    }

    #[test]
    fn colours_change_no_letter() {
        let island = heron_bay();
        let colours = [set("b2 b3 b4"), set("d5 e5"), set("c2")];
        let grid = Grid { island: &island, colours, filled: &[None, Some(5)], marked: set("d3 d5") };
        let stripped: Vec<_> = grid.lines(true).iter().map(|l| anstream::adapter::strip_str(l).to_string()).collect();
        let trimmed: Vec<_> = stripped.iter().map(|line| line.trim_end()).collect();
        assert_eq!(trimmed, grid.lines(false));
        assert!(grid.lines(true)[2].contains('\x1b') && !grid.lines(false).concat().contains('\x1b'));
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
