//! What is decided before the first move (I-2).

use std::fmt;

use tabletop::Stream;

use crate::atlas::{Atlas, Kind, MAX_SHEETS, SheetId};
use crate::rules::Rule;
use crate::state::{MAX_PLAYERS, MIN_PLAYERS};

/// Each player is dealt so many sheets (I-2.2).
pub const DEALT: usize = 3;

/// A set of sheets of an atlas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SheetSet(u64);

impl SheetSet {
    /// All sheets of an atlas.
    #[must_use]
    pub fn all(atlas: &Atlas) -> Self {
        atlas.all().collect()
    }

    /// All sheets of that kind.
    #[must_use]
    pub fn of_kind(atlas: &Atlas, kind: Kind) -> Self {
        atlas.all().filter(|&id| atlas.sheet(id).kind == kind).collect()
    }

    /// Is that sheet in the set?
    #[must_use]
    pub const fn has(self, sheet: SheetId) -> bool {
        (sheet.0 as usize) < MAX_SHEETS && self.0 >> sheet.0 & 1 == 1
    }

    /// How many sheets there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        // At most 64 ones.
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sheets in the order of the atlas.
    pub fn iter(self) -> impl Iterator<Item = SheetId> {
        (0..MAX_SHEETS as u8).map(SheetId).filter(move |&sheet| self.has(sheet))
    }

    /// Three different sheets drawn by `stream`; the set has as many.
    pub(crate) fn draw(self, stream: &mut Stream) -> [SheetId; DEALT] {
        let mut rest = self.0;
        [(); DEALT].map(|()| {
            let mut of = rest;
            for _ in 0..stream.below(rest.count_ones()) {
                of &= of - 1;
            }
            rest &= !(of & of.wrapping_neg());
            SheetId(of.trailing_zeros() as u8)
        })
    }
}

impl FromIterator<SheetId> for SheetSet {
    fn from_iter<I: IntoIterator<Item = SheetId>>(sheets: I) -> Self {
        let sheets = sheets.into_iter().filter(|s| usize::from(s.0) < MAX_SHEETS);
        Self(sheets.fold(0, |set, sheet| set | 1 << sheet.0))
    }
}

/// Which rules are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Variant {
    /// Without a variant.
    #[default]
    Standard,
    /// "Catch up and overtake": few coal-pit and gold-mine tokens (I-12).
    CatchUp,
}

impl Variant {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Standard, Self::CatchUp];

    /// The word in records and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::CatchUp => "catch-up",
        }
    }

    /// The variant of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|v| v.word() == word)
    }
}

/// What is decided before the first move. Made by [`Setup::new`], so it is always playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    players: u8,
    sheets: SheetSet,
    /// Of the only two sheets, the later one of the atlas comes first (I-2.6).
    is_reversed: bool,
    variant: Variant,
    atlas: &'static Atlas,
}

/// Why a table can't be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// Not 2 to 6 players.
    Players(u8),
    /// More or fewer than one player of the solo game.
    NotAlone(u8),
    /// Fewer than two sheets to play on.
    TooFewSheets(u8),
}

impl BadSetup {
    /// The rule broken.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Players(_) => Rule::Players,
            Self::NotAlone(_) => Rule::SoloSetup,
            Self::TooFewSheets(_) => Rule::KeepTwo,
        }
    }
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(n) => write!(f, "{n} players: {MIN_PLAYERS} to {MAX_PLAYERS} can play (I-2.1)"),
            Self::NotAlone(n) => write!(f, "{n} players: the solo game is for one (I-13.1)"),
            Self::TooFewSheets(n) => write!(f, "{n} sheets: a player needs two (I-2.2)"),
        }
    }
}

impl std::error::Error for BadSetup {}

impl Setup {
    /// A table. Each player is dealt three of the sheets and keeps two; if there are only two, everybody has these.
    ///
    /// # Errors
    /// If the number of players or of sheets can't be played with.
    pub fn new(players: u8, sheets: SheetSet, variant: Variant, atlas: &'static Atlas) -> Result<Self, BadSetup> {
        let sheets: SheetSet = atlas.all().filter(|&sheet| sheets.has(sheet)).collect();
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(BadSetup::Players(players));
        }
        if sheets.len() < 2 {
            return Err(BadSetup::TooFewSheets(sheets.len()));
        }
        Ok(Self { players, sheets, is_reversed: false, variant, atlas })
    }

    /// A table for one (I-13.1). With two sheets these are played on, in the order named; with more, three are dealt.
    ///
    /// # Errors
    /// If there are fewer than two different sheets.
    pub fn solo(sheets: &[SheetId], atlas: &'static Atlas) -> Result<Self, BadSetup> {
        let set: SheetSet = atlas.all().filter(|sheet| sheets.contains(sheet)).collect();
        if set.len() < 2 {
            return Err(BadSetup::TooFewSheets(set.len()));
        }
        let mut known = sheets.iter().filter(|&&sheet| set.has(sheet));
        let first = known.next();
        let is_reversed = set.len() == 2 && first > known.find(|&sheet| Some(sheet) != first);
        Ok(Self { players: 1, sheets: set, is_reversed, variant: Variant::Standard, atlas })
    }

    /// Is it the solo game (I-13)?
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Of the only two sheets, does the later one of the atlas come first?
    pub(crate) const fn is_reversed(&self) -> bool {
        self.is_reversed
    }

    /// The sheets in the order they are named: that of the atlas, unless two were picked in another one.
    pub fn in_order(&self) -> Vec<SheetId> {
        let mut sheets: Vec<_> = self.sheets.iter().collect();
        if self.is_reversed {
            sheets.reverse();
        }
        sheets
    }

    /// How many players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The sheets that are dealt from.
    #[must_use]
    pub const fn sheets(&self) -> SheetSet {
        self.sheets
    }

    /// Which rules are played.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The data in force.
    #[must_use]
    pub const fn atlas(&self) -> &'static Atlas {
        self.atlas
    }
}
