//! An island as a grid of letters: everything can be read without colours, which a terminal adds.
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

use islands::atlas::{Island, Landmark};
use islands::bits::{Square, Squares};
use islands::colour::Colour;

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
    #[must_use]
    pub const fn blank(island: &'a Island) -> Self {
        Self { island, colours: [Squares::NONE; Colour::ALL.len()], filled: &[], marked: Squares::NONE }
    }

    /// The letters of the columns, then row by row.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        self.lines_with(str::to_owned, Cell::text)
    }

    /// The same, with what is written around the squares and each of the squares made by these.
    pub fn lines_with(&self, around: impl Fn(&str) -> String, square: impl Fn(Cell) -> String) -> Vec<String> {
        let letters: String = (0..self.island.columns).map(|column| format!("  {}", column_letter(column))).collect();
        let row = |row: u8| {
            let cells = (0..self.island.columns).map(|column| square(self.cell(Square::at(row, column))));
            let line = around(&(row + 1).to_string()) + &cells.collect::<String>();
            line.trim_end().to_owned()
        };
        std::iter::once(around(&letters)).chain((0..self.island.rows).map(row)).collect()
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
pub struct Cell {
    /// What is there.
    pub what: What,
    /// Is it pointed out?
    pub marked: bool,
}

/// What is on a square.
#[derive(Clone, Copy, Debug)]
pub enum What {
    /// Nothing yet.
    Empty,
    /// Nothing yet, in an outline of this colour that can still be filled.
    Outline(Colour),
    /// Paint.
    Painted {
        /// Of this colour.
        colour: Colour,
        /// In an outline that is filled?
        filled: bool,
    },
    /// A landmark.
    Landmark {
        /// This one.
        landmark: Landmark,
        /// Is all around it painted?
        surrounded: bool,
    },
    /// A row that is too short.
    Nothing,
}

impl Cell {
    /// Its three letters.
    #[must_use]
    pub fn text(self) -> String {
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
}

/// The letter of a column, from `a`.
fn column_letter(column: u8) -> char {
    char::from(b'a' + column)
}

/// The letter of a colour, the same in every language, as in sheet files.
#[must_use]
pub const fn letter(colour: Colour) -> char {
    match colour {
        Colour::Blue => 'b',
        Colour::Green => 'g',
        Colour::Red => 'r',
    }
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
        let lines = Grid::blank(&island).lines();
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
        assert_eq!(grid.lines(), wanted);
    }
}
