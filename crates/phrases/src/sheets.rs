//! What is wrong or unusual with a file of sheets or of the board, in words: the place in the file, then one sentence or
//! two.

use islands::atlas::{
    Kind, MAX_BYTES, MAX_GROVES, MAX_ID, MAX_NAME, MAX_OUTLINES, MAX_SHEETS, MAX_SITES, Notice, PIECE_SQUARES,
    Provenance, Shape, Statement, Unusual, Wanted, What,
};
use islands::bits::MAX_SIDE;
use islands::colour::Colour;
use tabletop::Language;
use tabletop::text::is_unprintable;

use crate::noun::either;
use crate::say::Phrases;

impl Phrases {
    /// A notice of the loader as `FILE:LINE:COLUMN: sentence`, in one line.
    #[must_use]
    pub fn sheet_notice(self, notice: &Notice) -> String {
        let Notice { file, line, column, what } = notice;
        format!("{file}:{line}:{column}: {}", self.sheet_what(what))
    }

    /// What a notice of the loader says, without its place.
    #[must_use]
    pub fn sheet_what(self, what: &What) -> String {
        match what {
            What::TooLarge => self.edition_too_large(number(MAX_BYTES)),
            What::NotText => self.edition_not_text(),
            What::Expected { wanted, word } => self.sheet_expected(&self.statement(*wanted), word),
            What::Ends { wanted } => self.sheet_ends(&self.statement(*wanted)),
            What::Missing { wanted } => self.sheet_missing(&self.wanted(*wanted)),
            What::TooMuch { word } => self.sheet_too_much(word),
            What::UnknownWord { wanted, word } => self.sheet_unknown_word(word, &self.wanted(*wanted)),
            What::TooManySheets => self.sheet_too_many(number(MAX_SHEETS)),
            What::BadSheetId { character } => self.sheet_bad_id(&self.shown(*character)),
            What::SheetIdTooLong { got } => self.sheet_long_id(number(*got), number(MAX_ID)),
            What::EmptyName => self.sheet_empty_name(),
            What::NameTooLong { got } => self.edition_long_name(number(*got), number(MAX_NAME)),
            What::UnprintableName { character } => self.edition_unprintable_name(&code(*character)),
            What::NameTaken { name, sheet } => self.sheet_name_taken(name, sheet),
            What::ThirdIsland => self.sheet_third_island(),
            What::SecondBoard => self.sheet_second_board(),
            What::PieceLetter { letter } => self.sheet_piece_letter(&self.shown(*letter)),
            What::PieceRows => self.sheet_piece_rows(),
            What::PieceTooLong => self.sheet_piece_long(MAX_SIDE),
            What::PieceSquares { got } => self.sheet_piece_squares(*got, PIECE_SQUARES.0, PIECE_SQUARES.1),
            What::PieceInParts => self.sheet_piece_parts(),
            What::UnequalPieces => self.sheet_unequal_pieces(),
            What::SameForm { other } => self.sheet_same_form(other.number()),
            What::NoRows => self.sheet_no_rows(),
            What::TooManyRows => self.sheet_many_rows(MAX_SIDE),
            What::RowTooLong => self.sheet_long_row(MAX_SIDE),
            What::RowLength { got, wanted } => self.sheet_row_length(*wanted, *got),
            What::UnknownLetter { letter } => self.sheet_unknown_letter(&self.shown(*letter)),
            What::NoHarbor => self.sheet_no_harbor(),
            What::NoLighthouse => self.sheet_no_lighthouse(),
            What::ClosedHarbor { landmark } => self.sheet_closed_harbor(landmark.word()),
            What::NeverSurrounded { landmark } => self.sheet_never_surrounded(landmark.word()),
            What::Unconnected => self.sheet_unconnected(),
            What::OneSquareOutline { colour } => self.sheet_one_square_outline(colour.word()),
            What::TooManySites => self.sheet_many_sites(number(MAX_SITES)),
            What::TooManyGroves => self.sheet_many_groves(number(MAX_GROVES)),
            What::TooManyOutlines => self.sheet_many_outlines(number(MAX_OUTLINES)),
            What::Sides { rows, columns, least, most } => self.sheet_sides(*columns, *least, *most, *rows),
            What::EmptySquares(n) => self.and_usual(&self.sheet_empty_squares(n.got), *n),
            What::Count { landmark, count: n } => self.and_usual(&self.sheet_count(n.got, landmark.word()), *n),
            What::Effects(n) => self.and_usual(&self.sheet_effects(n.got), *n),
            What::Outlines(n) => self.and_usual(&self.sheet_outlines(n.got), *n),
            What::Around { landmark, squares: n } => self.and_usual(&self.sheet_around(n.got, landmark.word()), *n),
            What::Way(n) => self.and_usual(&self.sheet_way(n.got), *n),
            What::Points(n) => self.and_usual(&self.sheet_points(n.got), *n),
            What::OutlineForm { colour, mirrored } => self.outline_form(*colour, *mirrored),
            What::SmallOutlines => self.sheet_small_outlines(),
            What::Close { landmark, other, moves: n } => {
                self.and_usual(&self.sheet_close(n.got, landmark.word(), other.word()), *n)
            }
            What::Places { shape, places: n } => {
                self.and_usual(&self.sheet_places(n.got, shape.number(), part(*shape)), *n)
            }
            What::SameIsland { other } => self.sheet_same_island(other),
        }
    }

    /// An outline has the form of no shape, or of one that would have to be mirrored.
    fn outline_form(self, colour: Colour, mirrored: Option<Shape>) -> String {
        match mirrored {
            Some(shape) => self.sheet_outline_mirrored(colour.word(), shape.number()),
            None => self.sheet_outline_form(colour.word()),
        }
    }

    /// A sentence, and what would be usual.
    fn and_usual(self, sentence: &str, Unusual { kind, least, most, .. }: Unusual) -> String {
        let usual = match most {
            u16::MAX => self.sheet_usual_at_least(kind.word(), least),
            _ if least == most => self.sheet_usual_exactly(kind.word(), least),
            _ => self.sheet_usual(kind.word(), least, most),
        };
        format!("{sentence} {usual}")
    }

    /// The words a line can begin with.
    fn statement(self, wanted: Statement) -> String {
        match wanted {
            Statement::Begin => self.any_of(["sheet", "board"]),
            Statement::Island => self.any_of(["island"]),
            Statement::Track => self.any_of(["track"]),
            Statement::Line => self.any_of(["line"]),
            Statement::Card(number) => self.quoted(&format!("card {number}")),
        }
    }

    /// What must stand in a line.
    fn wanted(self, wanted: Wanted) -> String {
        match wanted {
            Wanted::SheetId => self.sheet_wanted("sheet"),
            Wanted::IslandName => self.sheet_wanted("island"),
            Wanted::CardNumber => self.sheet_wanted("card"),
            Wanted::Piece => self.sheet_wanted("piece"),
            Wanted::Kind => self.any_of(Kind::BOTH.map(Kind::word)),
            Wanted::Provenance => self.any_of([Provenance::Printed, Provenance::Ours].map(Provenance::word)),
            Wanted::Colour => self.any_of(Colour::ALL.map(Colour::word)),
            Wanted::Choice => self.any_of(["choice"]),
            Wanted::Colouring => self.any_of(["season", "random", "any"]),
        }
    }

    /// Words of a file, of which one is to be chosen.
    fn any_of<const N: usize>(self, words: [&str; N]) -> String {
        either(self.language(), &words.map(|word| self.quoted(word)))
    }

    /// A word in quotes.
    fn quoted(self, word: &str) -> String {
        match self.language() {
            Language::En => format!("“{word}”"),
            Language::It => format!("«{word}»"),
            Language::De => format!("„{word}“"),
        }
    }

    /// A character as it may stand in a message.
    fn shown(self, c: char) -> String {
        if is_unprintable(c) || c.is_whitespace() { code(c) } else { self.quoted(&c.to_string()) }
    }
}

/// The number of a character.
fn code(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

/// Where a shape of two equal pieces counts, one of them does.
fn part(shape: Shape) -> &'static str {
    if shape == Shape::Two { "half" } else { "whole" }
}

/// A count as messages take it.
fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
