//! What is wrong or unusual, in English.

use std::fmt;

use tabletop::text::is_unprintable;

use super::{MAX_BYTES, MAX_ID, MAX_NAME, Notice, PIECE_SQUARES, Statement, Unusual, Wanted, What};
use crate::atlas::{Landmark, MAX_GROVES, MAX_OUTLINES, MAX_SHEETS, MAX_SITES, Provenance, Shape};
use crate::bits::MAX_SIDE;

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.what)
    }
}

impl std::error::Error for Notice {}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = PIECE_SQUARES;
        match self {
            Self::TooLarge => write!(f, "the file has more than {MAX_BYTES} bytes"),
            Self::NotText => write!(f, "this is no UTF-8 text"),
            Self::Expected { wanted, word } => write!(f, "{wanted} must come here, not \"{word}\""),
            Self::Ends { wanted } => write!(f, "the file ends where {wanted} must come"),
            Self::Missing { wanted } => write!(f, "{wanted} is missing"),
            Self::TooMuch { word } => write!(f, "\"{word}\" is too much"),
            Self::UnknownWord { wanted, word } => write!(f, "{wanted} must stand here, not \"{word}\""),
            Self::TooManySheets => write!(f, "there are more than {MAX_SHEETS} sheets"),
            Self::BadSheetId { character } => {
                write!(f, "a sheet can't be called by a word with {} here", shown(*character))
            }
            Self::SheetIdTooLong { got } => {
                write!(f, "the word of a sheet has at most {MAX_ID} characters, this one has {got}")
            }
            Self::EmptyName => write!(f, "a name needs at least one letter or digit"),
            Self::NameTooLong { got } => write!(f, "a name has at most {MAX_NAME} characters, this one has {got}"),
            Self::UnprintableName { character } => write!(f, "a name can't have the character {}", shown(*character)),
            Self::NameTaken { name, sheet } => write!(f, "\"{name}\" is already a name of the sheet {sheet}"),
            Self::ThirdIsland => write!(f, "a sheet has two islands, this is the third"),
            Self::NoRows => write!(f, "the island has no rows"),
            Self::TooManyRows => write!(f, "an island has at most {MAX_SIDE} rows"),
            Self::RowTooLong => write!(f, "a row has at most {MAX_SIDE} squares"),
            Self::RowLength { got, wanted } => write!(f, "the row has {got} squares, the first one has {wanted}"),
            Self::UnknownLetter { letter } => write!(f, "no square is written {}", shown(*letter)),
            Self::NoHarbor => write!(f, "the island has no regular harbor (H)"),
            Self::NoLighthouse => write!(f, "the island has no lighthouse (L)"),
            Self::ClosedHarbor { landmark } => write!(f, "no empty square lies next to the {}", called(*landmark)),
            Self::NeverSurrounded { landmark } => write!(f, "no empty square lies around the {}", called(*landmark)),
            Self::Unconnected => write!(f, "this empty square can't be reached from the first one"),
            Self::OneSquareOutline { colour } => write!(f, "the {} outline has only one square", colour.word()),
            Self::TooManySites => write!(f, "an island has at most {MAX_SITES} landmarks besides mountains and sea"),
            Self::TooManyGroves => write!(f, "an island has at most {MAX_GROVES} groves"),
            Self::TooManyOutlines => write!(f, "an island has at most {MAX_OUTLINES} outlines"),
            Self::SecondBoard => write!(f, "there is a board already"),
            Self::PieceLetter { letter } => write!(f, "a form is drawn with # and ., not {}", shown(*letter)),
            Self::PieceRows => write!(f, "this row is not as long as the first one"),
            Self::PieceTooLong => write!(f, "a form has at most {MAX_SIDE} rows and columns"),
            Self::PieceSquares { got } => write!(f, "a form has {least} to {most} squares, this one has {got}"),
            Self::PieceInParts => write!(f, "the squares of a form must be joined by their edges"),
            Self::UnequalPieces => write!(f, "the two pieces must have the same form"),
            Self::Sides { rows, columns, least, most } => {
                write!(f, "the grid is {rows} × {columns}; sides of {least} to {most} are usual")
            }
            Self::EmptySquares(n) => write!(f, "the island has {} empty squares; {n}", n.got),
            Self::Count { landmark, count } => write!(f, "{} × {}; {count}", count.got, called(*landmark)),
            Self::Effects(n) => {
                write!(f, "volcanoes, coal pits, gold mines, groves and temples in all: {}; {n}", n.got)
            }
            Self::Outlines(n) => write!(f, "number of outlines: {}; {n}", n.got),
            Self::Around { landmark, squares: n } => {
                write!(f, "empty squares around the {}: {}; {n}", called(*landmark), n.got)
            }
            Self::Way(n) => write!(f, "the shortest way to the lighthouse paints {} squares; {n}", n.got),
            Self::Points(n) => write!(f, "the island is worth at most {} points; {n}", n.got),
            Self::OutlineForm { colour, mirrored: Some(shape) } => write!(
                f,
                "the {} outline is shape {} mirrored, and shapes are turned only",
                colour.word(),
                shape.number()
            ),
            Self::OutlineForm { colour, mirrored: None } => {
                write!(f, "the {} outline has the form of no shape", colour.word())
            }
            Self::SmallOutlines => write!(f, "all outlines have the form of a piece of card 2"),
            Self::Close { landmark, other, moves: n } => write!(
                f,
                "{} and {} are {} apart, counting diagonal steps too; {n}",
                called(*landmark),
                called(*other),
                n.got
            ),
            Self::Places { shape, places: n } => {
                write!(f, "places for {}: {}; {n}", Form(*shape), n.got)
            }
            Self::SameIsland { other } => write!(f, "this is \"{other}\" again, perhaps turned or mirrored"),
            Self::SameForm { other } => write!(f, "this is the form of shape {} again", other.number()),
        }
    }
}

/// A shape, or the piece of the shape that has two.
struct Form(Shape);

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = if self.0 == Shape::Two { "a piece of shape" } else { "shape" };
        write!(f, "{of} {}", self.0.number())
    }
}

impl fmt::Display for Unusual {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, least, most, .. } = self;
        let kind = kind.word();
        match *most {
            u16::MAX => write!(f, "at least {least} are usual on {kind} islands"),
            _ if least == most => write!(f, "{least} is usual on {kind} islands"),
            _ => write!(f, "{least} to {most} are usual on {kind} islands"),
        }
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Begin => write!(f, "a line \"sheet\" or \"board\""),
            Self::Island => write!(f, "a line \"island\""),
            Self::Track => write!(f, "a line \"track\""),
            Self::Line => write!(f, "a line \"line\""),
            Self::Card(number) => write!(f, "a line \"card {number}\""),
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [printed, ours] = [Provenance::Printed, Provenance::Ours].map(Provenance::word);
        match self {
            Self::SheetId => write!(f, "the word of the sheet"),
            Self::Kind => write!(f, "\"near\" or \"far\""),
            Self::Provenance => write!(f, "\"{printed}\" or \"{ours}\""),
            Self::IslandName => write!(f, "the name of the island"),
            Self::Colour => write!(f, "\"red\", \"blue\" or \"green\""),
            Self::CardNumber => write!(f, "the number of the card"),
            Self::Piece => write!(f, "the form of the shape"),
            Self::Choice => write!(f, "\"choice\""),
            Self::Colouring => write!(f, "\"season\", \"random\" or \"any\""),
        }
    }
}

/// A character as it may stand in a message.
fn shown(c: char) -> String {
    if is_unprintable(c) { format!("U+{:04X}", u32::from(c)) } else { format!("\"{c}\"") }
}

const fn called(landmark: Landmark) -> &'static str {
    match landmark {
        Landmark::RegularHarbor => "regular harbor",
        Landmark::SecretHarbor => "secret harbor",
        Landmark::Lighthouse => "lighthouse",
        Landmark::Volcano => "volcano",
        Landmark::CoalPit => "coal pit",
        Landmark::GoldMine => "gold mine",
        Landmark::Grove => "grove",
        Landmark::Temple => "temple",
        Landmark::Mountain => "mountain",
        Landmark::Sea => "sea",
    }
}
