//! What can be wrong or unusual with a file of sheets or of the board: data with a place. Sentences are made from that
//! elsewhere; here is only an English line of each.

mod english;

use tabletop::text::shortened;

use super::{Kind, Landmark, Shape};
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
    /// There are more than [`MAX_SHEETS`](super::MAX_SHEETS), the standard ones included.
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
    /// An island has more than [`MAX_SIDE`](crate::bits::MAX_SIDE) rows.
    TooManyRows,
    /// A row has more than [`MAX_SIDE`](crate::bits::MAX_SIDE) squares.
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
    /// More than [`MAX_SITES`](super::MAX_SITES) landmarks that can be surrounded.
    TooManySites,
    /// More than [`MAX_GROVES`](super::MAX_GROVES) groves.
    TooManyGroves,
    /// More than [`MAX_OUTLINES`](super::MAX_OUTLINES) outlines.
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
    /// A form is longer or wider than [`MAX_SIDE`](crate::bits::MAX_SIDE).
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

/// A word from a file as it may stand in a message.
pub(super) fn short(word: &str) -> String {
    shortened(word, MAX_NAME)
}
