//! The canonical text: one way to write each board and sheet, the same for ever, because digests are made of it.

use std::fmt::Write;

use super::{Board, Colouring, Island, Landmark, Piece, SPACES, Shape, Sheet};
use crate::bits::{Square, Squares};
use crate::colour::Colour;

impl Colouring {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Season, Self::Random, Self::Any];

    /// The word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Season => "season",
            Self::Random => "random",
            Self::Any => "any",
        }
    }

    /// The colouring of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.word() == word)
    }
}

impl Board {
    /// Its canonical text, lines that end with a line end.
    #[must_use]
    pub fn text(&self) -> String {
        // Writing to a string can't fail.
        let mut text = format!("board\ntrack {}\n", self.track_provenance.word());
        for half in self.track.chunks(SPACES / 2) {
            let _ = writeln!(text, "line {}", half.iter().map(|c| c.word()).collect::<Vec<_>>().join(" "));
        }
        for (number, card) in (1..).zip(&self.cards) {
            let _ = write!(text, "card {number} ");
            match Shape::numbered(number).map(|shape| (shape, self.pieces[shape as usize].text())) {
                Some((Shape::Two, piece)) => {
                    let _ = write!(text, "{piece} {piece}");
                }
                Some((_, piece)) => text.push_str(&piece),
                None => text.push_str("choice"),
            }
            let [of_shape, of_colour] = [card.shape_provenance, card.colouring_provenance].map(|p| p.word());
            let _ = writeln!(text, " {of_shape} {} {of_colour}", card.colouring.word());
        }
        text
    }
}

impl Piece {
    /// As it is drawn in files: `#` and `.`, with `/` between the rows.
    #[must_use]
    pub fn text(self) -> String {
        let squares = self.0.to_corner();
        let rows = squares.iter().map(Square::row).max().unwrap_or(0);
        let columns = squares.iter().map(Square::column).max().unwrap_or(0);
        let letter = |row: u8, column: u8| if squares.has(Square::at(row, column)) { '#' } else { '.' };
        let rows = (0..=rows).map(|row| (0..=columns).map(|column| letter(row, column)).collect::<String>());
        rows.collect::<Vec<_>>().join("/")
    }
}

impl Sheet {
    /// Its canonical text, lines that end with a line end.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = format!("sheet {} {} {}\n", self.id, self.kind.word(), self.provenance.word());
        for island in &self.islands {
            let _ = writeln!(text, "island {}", island.name);
            for row in island.letters() {
                text.push_str(&row);
                text.push('\n');
            }
        }
        text
    }
}

impl Island {
    /// The letter of a square in files.
    #[must_use]
    pub fn letter(&self, square: Square) -> char {
        match (self.landmark(square), self.outline(square).map(|o| o.colour)) {
            (Some(landmark), _) => landmark.letter(),
            (None, Some(Colour::Blue)) => 'b',
            (None, Some(Colour::Green)) => 'g',
            (None, Some(Colour::Red)) => 'r',
            (None, None) if Squares::only(square).within(self.empty) => '.',
            (None, None) => Landmark::Sea.letter(),
        }
    }

    /// The rows of letters.
    pub fn letters(&self) -> impl Iterator<Item = String> {
        (0..self.rows).map(|row| (0..self.columns).map(|column| self.letter(Square::at(row, column))).collect())
    }
}
