//! What can be wrong or unusual with a file of sheets or of the board: data with a place, and an English line of each.

use std::fmt;

use super::{Kind, Landmark, MAX_GROVES, MAX_OUTLINES, MAX_SHEETS, MAX_SITES, Provenance, Shape};
use crate::bits::MAX_SIDE;
use crate::colour::Colour;

/// A file has at most so many bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// The name of an island has at most so many characters.
pub const MAX_NAME: usize = 40;
/// The word of a sheet has at most so many characters.
pub const MAX_ID: usize = 20;
/// The form of a shape has at least and at most so many squares.
pub const PIECE_SQUARES: (u8, u8) = (2, 8);

/// Something about a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: u32,
    /// The column in characters, counted from 1.
    pub column: u32,
    /// What it is.
    pub what: What,
}

/// A line of a file, by the word it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Statement {
    /// `sheet`, or `board`: what may stand at the beginning.
    Begin,
    /// `island`.
    Island,
    /// `track`.
    Track,
    /// `line`.
    Line,
    /// `card` with that number.
    Card(u8),
}

/// A word of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The word a sheet is called by.
    SheetId,
    /// `near` or `far`.
    Kind,
    /// `printed` or `ours`.
    Provenance,
    /// The name of an island.
    IslandName,
    /// A colour of the track.
    Colour,
    /// The number of a card.
    CardNumber,
    /// The form of a shape.
    Piece,
    /// `choice`: the winner chooses the shape.
    Choice,
    /// `season`, `random` or `any`.
    Colouring,
}

/// What can be wrong or unusual. Words from the file are short and without control characters.
///
/// All before [`Sides`](Self::Sides) make a file unusable; the others only mean that an island is not like ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    // --- errors: the text --------------------------------------------------------------------------------------------
    /// The file has more than [`MAX_BYTES`].
    TooLarge,
    /// The bytes are no UTF-8 text.
    NotText,
    /// A line begins with another word than the one that must come here.
    Expected {
        /// What must come.
        wanted: Statement,
        /// The word that stands there.
        word: String,
    },
    /// The file ends where a line must come.
    Ends {
        /// What must come.
        wanted: Statement,
    },
    /// A line ends where a word must come.
    Missing {
        /// What must come.
        wanted: Wanted,
    },
    /// A line goes on after its last word.
    TooMuch {
        /// The first word too much.
        word: String,
    },
    /// There is no such word in this place.
    UnknownWord {
        /// What must come.
        wanted: Wanted,
        /// The word that stands there.
        word: String,
    },

    // --- errors: sheets ----------------------------------------------------------------------------------------------
    /// There are more than [`MAX_SHEETS`], the standard ones included.
    TooManySheets,
    /// The word of a sheet has a character that is no small letter, digit, `_` or `-`, or begins with no letter.
    BadSheetId {
        /// The first such character.
        character: char,
    },
    /// The word of a sheet has more than [`MAX_ID`] characters.
    SheetIdTooLong {
        /// How many it has.
        got: usize,
    },
    /// A name has no letter or digit.
    EmptyName,
    /// A name has more than [`MAX_NAME`] characters.
    NameTooLong {
        /// How many it has.
        got: usize,
    },
    /// A name has a character that can't be printed.
    UnprintableName {
        /// The first of them.
        character: char,
    },
    /// The word of a sheet or the name of an island is one of another sheet too, or of the other island of its sheet.
    /// Case, blanks, `-` and `_` don't matter.
    NameTaken {
        /// The word or name.
        name: String,
        /// The sheet that has it already.
        sheet: String,
    },
    /// A sheet has a third island.
    ThirdIsland,

    // --- errors: islands ---------------------------------------------------------------------------------------------
    /// An island has no rows.
    NoRows,
    /// An island has more than [`MAX_SIDE`] rows.
    TooManyRows,
    /// A row has more than [`MAX_SIDE`] squares.
    RowTooLong,
    /// A row has another length than the first one of the island.
    RowLength {
        /// How many squares it has.
        got: u8,
        /// How many the first row has.
        wanted: u8,
    },
    /// A letter that means nothing.
    UnknownLetter {
        /// The letter.
        letter: char,
    },
    /// There is no regular harbor.
    NoHarbor,
    /// There is no lighthouse.
    NoLighthouse,
    /// A harbor touches no empty square with an edge, so nobody could begin there.
    ClosedHarbor {
        /// Which harbor.
        landmark: Landmark,
    },
    /// None of the eight neighbours of a landmark is empty, so it could never be surrounded (I-6.4).
    NeverSurrounded {
        /// Which landmark.
        landmark: Landmark,
    },
    /// An empty square can't be reached from the first one.
    Unconnected,
    /// An outline of one square.
    OneSquareOutline {
        /// Its colour.
        colour: Colour,
    },
    /// More than [`MAX_SITES`] landmarks that can be surrounded.
    TooManySites,
    /// More than [`MAX_GROVES`] groves.
    TooManyGroves,
    /// More than [`MAX_OUTLINES`] outlines.
    TooManyOutlines,

    // --- errors: the board -------------------------------------------------------------------------------------------
    /// A second board.
    SecondBoard,
    /// Another character than `#` and `.` in the form of a shape.
    PieceLetter {
        /// The character.
        letter: char,
    },
    /// The rows of a form have different lengths.
    PieceRows,
    /// A form is longer or wider than [`MAX_SIDE`].
    PieceTooLong,
    /// A form has too few or too many squares; see [`PIECE_SQUARES`].
    PieceSquares {
        /// How many it has.
        got: u8,
    },
    /// A form is not one piece.
    PieceInParts,
    /// The two pieces of card 2 have different forms.
    UnequalPieces,

    // --- warnings ----------------------------------------------------------------------------------------------------
    /// The sides of the grid are shorter or longer than those of our islands.
    Sides {
        /// How many rows there are.
        rows: u8,
        /// How many columns there are.
        columns: u8,
        /// The fewest of either.
        least: u8,
        /// The most of either.
        most: u8,
    },
    /// The number of empty squares is unusual.
    EmptySquares(Unusual),
    /// How often a landmark is there is unusual.
    Count {
        /// Which landmark.
        landmark: Landmark,
        /// How often it is there.
        count: Unusual,
    },
    /// The number of volcanoes, coal pits, gold mines, groves and temples together is unusual.
    Effects(Unusual),
    /// The number of outlines is unusual.
    Outlines(Unusual),
    /// The number of empty squares around a landmark is unusual.
    Around {
        /// Which landmark.
        landmark: Landmark,
        /// How many squares are around it.
        squares: Unusual,
    },
    /// The least painting that opens the next island has an unusual number of squares.
    Way(Unusual),
    /// All single colour and all outlines in their colours give an unusual number of points.
    Points(Unusual),
    /// An outline has the form of no shape.
    OutlineForm {
        /// Its colour.
        colour: Colour,
        /// The shape that would fit if it could be mirrored (I-5.1).
        mirrored: Option<Shape>,
    },
    /// All outlines of an island have the form of a piece of card 2.
    SmallOutlines,
    /// Two landmarks are close to each other.
    Close {
        /// The first in reading order.
        landmark: Landmark,
        /// The second.
        other: Landmark,
        /// The king's moves from one to the other.
        moves: Unusual,
    },
    /// A shape has few places on the unpainted island.
    Places {
        /// Which shape.
        shape: Shape,
        /// How many places its piece has.
        places: Unusual,
    },
    /// The island is another one, turned or mirrored or as it is.
    SameIsland {
        /// The name of the other one.
        other: String,
    },
    /// A shape has the form of another one.
    SameForm {
        /// The other one.
        other: Shape,
    },
}

/// A number outside of what is usual for its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unusual {
    /// For which kind it is unusual.
    pub kind: Kind,
    /// The number.
    pub got: u16,
    /// The least that is usual.
    pub least: u16,
    /// The most that is usual; `u16::MAX` if there is no limit.
    pub most: u16,
}

impl What {
    /// Does it make the file unusable?
    #[must_use]
    pub const fn is_error(&self) -> bool {
        match self {
            Self::TooLarge
            | Self::NotText
            | Self::Expected { .. }
            | Self::Ends { .. }
            | Self::Missing { .. }
            | Self::TooMuch { .. }
            | Self::UnknownWord { .. }
            | Self::TooManySheets
            | Self::BadSheetId { .. }
            | Self::SheetIdTooLong { .. }
            | Self::EmptyName
            | Self::NameTooLong { .. }
            | Self::UnprintableName { .. }
            | Self::NameTaken { .. }
            | Self::ThirdIsland
            | Self::NoRows
            | Self::TooManyRows
            | Self::RowTooLong
            | Self::RowLength { .. }
            | Self::UnknownLetter { .. }
            | Self::NoHarbor
            | Self::NoLighthouse
            | Self::ClosedHarbor { .. }
            | Self::NeverSurrounded { .. }
            | Self::Unconnected
            | Self::OneSquareOutline { .. }
            | Self::TooManySites
            | Self::TooManyGroves
            | Self::TooManyOutlines
            | Self::SecondBoard
            | Self::PieceLetter { .. }
            | Self::PieceRows
            | Self::PieceTooLong
            | Self::PieceSquares { .. }
            | Self::PieceInParts
            | Self::UnequalPieces => true,
            Self::Sides { .. }
            | Self::EmptySquares(_)
            | Self::Count { .. }
            | Self::Effects(_)
            | Self::Outlines(_)
            | Self::Around { .. }
            | Self::Way(_)
            | Self::Points(_)
            | Self::OutlineForm { .. }
            | Self::SmallOutlines
            | Self::Close { .. }
            | Self::Places { .. }
            | Self::SameIsland { .. }
            | Self::SameForm { .. } => false,
        }
    }
}

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
                write!(f, "the island has {} volcanoes, coal pits, gold mines, groves and temples in all; {n}", n.got)
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

/// A word from a file as it may stand in a message: short, without control characters.
pub(super) fn short(word: &str) -> String {
    let mut short = String::new();
    for c in word.chars().take(MAX_NAME) {
        if is_unprintable(c) { short.extend(c.escape_unicode()) } else { short.push(c) }
    }
    if word.chars().nth(MAX_NAME).is_some() {
        short.push('…');
    }
    short
}

/// Would a character garble the line it stands in, or not be seen at all?
pub(super) fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
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
