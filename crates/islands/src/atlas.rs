//! Everything that is data: sheets with their islands, shapes, development cards, season track (I-1).
//!
//! A game carries a `&'static Atlas`. The standard one is made of the files in `data/`; an owner's own sheets and board
//! are read from files of the same format ([`read`]). Atlases are interned: each different one is leaked once.

mod check;
mod interned;
mod notice;
pub mod read;
#[cfg(test)]
mod tests;
mod write;

pub use interned::{Atlas, Loaded, SourceText};
pub use notice::{MAX_BYTES, MAX_ID, MAX_NAME, Notice, PIECE_SQUARES, Statement, Unusual, Wanted, What};

use std::fmt;

use crate::bits::{MAX_SIDE, Square, Squares};
use crate::colour::Colour;

/// Spaces of the season track (I-1.4).
pub const SPACES: usize = 24;
/// The most outlines an island can have.
pub const MAX_OUTLINES: usize = 8;
/// The most landmarks of an island that can be surrounded.
pub const MAX_SITES: usize = 20;
/// The most groves of an island.
pub const MAX_GROVES: usize = 4;
/// The most sheets of an atlas.
pub const MAX_SHEETS: usize = 64;

/// Where a fact comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Provenance {
    /// From the printed game.
    Printed,
    /// Ours, because no printed source gives it.
    Ours,
}

impl Provenance {
    /// The word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Printed => "printed",
            Self::Ours => "ours",
        }
    }

    /// The provenance of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        [Self::Printed, Self::Ours].into_iter().find(|p| p.word() == word)
    }
}

/// What stands on a square that is not empty (I-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Landmark {
    /// Where a first painting begins.
    RegularHarbor,
    /// Where one may begin too, with the right access.
    SecretHarbor,
    /// Opens another island.
    Lighthouse,
    /// Costs income until it is surrounded.
    Volcano,
    /// Paints a square whenever its player wins the bidding.
    CoalPit,
    /// Adds to the income.
    GoldMine,
    /// Paints a shape at once.
    Grove,
    /// Points.
    Temple,
    /// Nothing but an obstacle.
    Mountain,
    /// Nothing but an obstacle.
    Sea,
}

impl Landmark {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::RegularHarbor,
        Self::SecretHarbor,
        Self::Lighthouse,
        Self::Volcano,
        Self::CoalPit,
        Self::GoldMine,
        Self::Grove,
        Self::Temple,
        Self::Mountain,
        Self::Sea,
    ];

    /// The word in records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::RegularHarbor => "regular-harbor",
            Self::SecretHarbor => "secret-harbor",
            Self::Lighthouse => "lighthouse",
            Self::Volcano => "volcano",
            Self::CoalPit => "coal-pit",
            Self::GoldMine => "gold-mine",
            Self::Grove => "grove",
            Self::Temple => "temple",
            Self::Mountain => "mountain",
            Self::Sea => "sea",
        }
    }

    /// The letter in sheet files.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::RegularHarbor => 'H',
            Self::SecretHarbor => 'S',
            Self::Lighthouse => 'L',
            Self::Volcano => 'V',
            Self::CoalPit => 'C',
            Self::GoldMine => 'G',
            Self::Grove => 'T',
            Self::Temple => 'P',
            Self::Mountain => '^',
            Self::Sea => '~',
        }
    }

    /// The landmark of that letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|l| l.letter() == letter)
    }

    /// Can it be surrounded (I-6.4)?
    #[must_use]
    pub const fn can_be_surrounded(self) -> bool {
        !matches!(self, Self::Mountain | Self::Sea)
    }
}

/// A landmark that can be surrounded, in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Site {
    /// Where.
    pub square: Square,
    /// What.
    pub landmark: Landmark,
    /// The empty squares among its eight neighbours: when all are painted it is surrounded (I-6.1).
    pub around: Squares,
}

/// A coloured outline around a group of empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outline {
    /// The squares inside.
    pub squares: Squares,
    /// Its colour.
    pub colour: Colour,
}

/// An island, as it is printed.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Island {
    /// Its name.
    pub name: String,
    /// How many rows the grid has.
    pub rows: u8,
    /// How many columns the grid has.
    pub columns: u8,
    /// The squares that can be painted, those in outlines included.
    pub empty: Squares,
    /// Where each landmark stands, in the order of [`Landmark::ALL`].
    pub landmarks: [Squares; Landmark::ALL.len()],
    /// The landmarks that can be surrounded, in reading order.
    pub sites: Box<[Site]>,
    /// The outlines, in the reading order of their first squares; at most [`MAX_OUTLINES`].
    pub outlines: Box<[Outline]>,
    /// Empty squares orthogonally adjacent to a regular harbor.
    pub at_regular_harbor: Squares,
    /// Empty squares orthogonally adjacent to a secret harbor.
    pub at_secret_harbor: Squares,
    /// By shape: all places of its piece on the unpainted island, turned but not mirrored (I-5.1); in a fixed order.
    pub places: [Box<[Squares]>; Shape::ALL.len()],
    /// All connected groups of 3 and of 5 empty squares: the forms of Expancing (I-13.6).
    forms: [Box<[Squares]>; 2],
}

impl fmt::Debug for Island {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // All its places would fill pages.
        f.debug_tuple("Island").field(&self.name).finish()
    }
}

impl Island {
    /// All connected groups of so many empty squares, in ascending order; there are lists for 3 and 5.
    #[must_use]
    pub fn forms(&self, size: u8) -> &[Squares] {
        match size {
            3 => &self.forms[0],
            5 => &self.forms[1],
            _ => &[],
        }
    }

    /// Which landmark stands there, if any.
    #[must_use]
    pub fn landmark(&self, square: Square) -> Option<Landmark> {
        Landmark::ALL.into_iter().find(|&l| self.at(l).has(square))
    }

    /// Where that landmark stands.
    #[must_use]
    #[inline]
    pub const fn at(&self, landmark: Landmark) -> Squares {
        self.landmarks[landmark as usize]
    }

    /// All squares of the grid.
    #[must_use]
    pub fn grid(&self) -> Squares {
        self.landmarks.iter().fold(self.empty, |all, &some| all.or(some))
    }

    /// The outline that square is in.
    #[must_use]
    pub fn outline(&self, square: Square) -> Option<&Outline> {
        self.outlines.iter().find(|o| o.squares.has(square))
    }

    /// The landmark that can be surrounded on that square.
    #[must_use]
    pub fn site(&self, square: Square) -> Option<&Site> {
        self.sites.iter().find(|s| s.square == square)
    }

    /// An island from its rows of letters, and the pieces of the shapes. Nothing is checked here: [`read`] does that
    /// before. Letters that mean nothing are sea.
    #[must_use]
    pub fn new(name: &str, rows: &[&str], shapes: &[Piece; Shape::ALL.len()]) -> Self {
        let mut landmarks = [Squares::NONE; Landmark::ALL.len()];
        let mut empty = Squares::NONE;
        let mut inside = [Squares::NONE; Colour::ALL.len()];
        let mut columns = 0;
        let rows = &rows[..rows.len().min(MAX_SIDE.into())];
        for (row, line) in (0..).zip(rows) {
            for (column, letter) in (0..MAX_SIDE).zip(line.chars()) {
                columns = columns.max(column + 1);
                let here = Squares::only(Square::at(row, column));
                let colour = match letter {
                    'b' => Some(Colour::Blue),
                    'g' => Some(Colour::Green),
                    'r' => Some(Colour::Red),
                    _ => None,
                };
                if let Some(colour) = colour {
                    inside[colour as usize] = inside[colour as usize].or(here);
                }
                if colour.is_some() || letter == '.' {
                    empty = empty.or(here);
                } else {
                    let landmark = Landmark::of_letter(letter).unwrap_or(Landmark::Sea);
                    landmarks[landmark as usize] = landmarks[landmark as usize].or(here);
                }
            }
        }
        let of = |landmark: Landmark| landmarks[landmark as usize];
        let mut sites = Vec::new();
        for landmark in Landmark::ALL.into_iter().filter(|l| l.can_be_surrounded()) {
            sites.extend(of(landmark).iter().map(|square| {
                let around = Squares::only(square).and_neighbours().and(empty);
                Site { square, landmark, around }
            }));
        }
        sites.sort_unstable_by_key(|site| site.square);
        let mut outlines = Vec::new();
        for colour in Colour::ALL {
            outlines.extend(pieces_of(inside[colour as usize]).map(|squares| Outline { squares, colour }));
        }
        outlines.sort_unstable_by_key(|outline| outline.squares.first());
        Self {
            name: name.to_owned(),
            rows: rows.len() as u8,
            columns,
            empty,
            sites: sites.into(),
            outlines: outlines.into(),
            at_regular_harbor: of(Landmark::RegularHarbor).beside().and(empty),
            at_secret_harbor: of(Landmark::SecretHarbor).beside().and(empty),
            landmarks,
            places: shapes.map(|piece| piece.places(empty).into()),
            forms: [3, 5].map(|size| groups_of(empty, size).into()),
        }
    }
}

/// All orthogonally connected groups of so many of these squares, in ascending order.
fn groups_of(squares: Squares, size: usize) -> Vec<Squares> {
    let mut groups: Vec<_> = squares.iter().map(Squares::only).collect();
    for _ in 1..size {
        let larger = |group: &Squares| {
            let group = *group;
            group
                .beside()
                .and(squares)
                .without(group)
                .iter()
                .map(move |square| group.or(Squares::only(square)))
                .collect()
        };
        groups = groups.iter().flat_map::<Vec<_>, _>(larger).collect();
        groups.sort_unstable();
        groups.dedup();
    }
    groups
}

/// The orthogonally connected parts of a set of squares.
fn pieces_of(squares: Squares) -> impl Iterator<Item = Squares> {
    let mut rest = squares;
    std::iter::from_fn(move || {
        let mut piece = Squares::only(rest.first()?);
        loop {
            let more = piece.or(piece.beside().and(rest));
            if more == piece {
                break;
            }
            piece = more;
        }
        rest = rest.without(piece);
        Some(piece)
    })
}

/// Which of the four shapes, by the card that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// Of card 2: two separate pieces.
    Two,
    /// Of card 3.
    Three,
    /// Of card 4.
    Four,
    /// Of card 5.
    Five,
}

impl Shape {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Two, Self::Three, Self::Four, Self::Five];

    /// The number of its card.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 2
    }

    /// The shape of the card with that number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.number() == number)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Shape {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

/// The form of a shape: one connected group of squares, moved to the corner, in the turn it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece(pub Squares);

impl Piece {
    /// Its different turns, by quarter turns clockwise from the printed one.
    #[must_use]
    pub fn turns(self) -> Vec<Squares> {
        let mut turns = Vec::new();
        for turn in self.0.quarter_turns() {
            if !turns.contains(&turn) {
                turns.push(turn);
            }
        }
        turns
    }

    /// Is this the form of these squares, in some turn?
    #[must_use]
    pub fn is_form_of(self, squares: Squares) -> bool {
        self.turns().contains(&squares.to_corner())
    }

    /// All places on these squares: turn by turn, each in reading order.
    #[must_use]
    pub fn places(self, empty: Squares) -> Vec<Squares> {
        let mut places = Vec::new();
        for turn in self.turns() {
            let rows = turn.iter().map(Square::row).max().unwrap_or(0);
            let columns = turn.iter().map(Square::column).max().unwrap_or(0);
            for row in 0..MAX_SIDE - rows {
                for column in 0..MAX_SIDE - columns {
                    let place = Squares(turn.0 << (row * MAX_SIDE + column));
                    if place.within(empty) {
                        places.push(place);
                    }
                }
            }
        }
        places
    }
}

/// How the colour of an auctioned shape is found (I-4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Colouring {
    /// The season's colour.
    Season,
    /// By the colour die.
    Random,
    /// As the winner likes.
    Any,
}

/// A development card (I-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// Its shape; the winner chooses one if there is none.
    pub shape: Option<Shape>,
    /// Where the form of its shape comes from.
    pub shape_provenance: Provenance,
    /// The colour of its shape.
    pub colouring: Colouring,
    /// Where that comes from.
    pub colouring_provenance: Provenance,
}

/// The board: season track, development cards and the forms of their shapes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The colour of each space, from the first of the upper line to the last of the lower one.
    pub track: [Colour; SPACES],
    /// Where the colours of the track come from.
    pub track_provenance: Provenance,
    /// The cards, 1 to 6.
    pub cards: [Card; 6],
    /// The pieces of the shapes 2 to 5; shape 2 is painted as two of its pieces (I-5.6).
    pub pieces: [Piece; Shape::ALL.len()],
}

impl Board {
    /// The card with that number, 1 to 6.
    #[must_use]
    #[inline]
    pub fn card(&self, number: u8) -> &Card {
        &self.cards[usize::from(number - 1)]
    }
}

/// Near islands are for a first game (I-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Kind {
    /// With the mark of the near islands.
    Near,
    /// Without it.
    Far,
}

impl Kind {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Near, Self::Far];

    /// The word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Far => "far",
        }
    }

    /// The kind of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|k| k.word() == word)
    }
}

/// A sheet of an atlas, by its number there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SheetId(pub u8);

/// A sheet: two islands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// Its word in records and on the command line: small letters, digits, `_` and `-`.
    pub id: String,
    /// Near or far.
    pub kind: Kind,
    /// Where its islands come from.
    pub provenance: Provenance,
    /// Its two islands.
    pub islands: [Island; 2],
}
