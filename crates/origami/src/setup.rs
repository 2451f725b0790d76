//! From the box to the first turn (O-2).

use tabletop::{CardSet, Seat, Seats, Sink, Stream};

use crate::asks::Move;
use crate::card::{Character, Characters, Families, Family, Species};
use crate::edition::Edition;
use crate::event::Event;
use crate::frame::{Frame, To};
use crate::rules::Rule;
use crate::state::{MAX_IN_PLAY, MAX_PLAYERS, MIN_PLAYERS, State};

/// A seat is dealt cards until they total at least so many folds (O-2.2).
pub const DEAL_FOLDS: u8 = 10;

/// Which of the games on offer a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Title {
    /// Origami.
    Origami,
    /// Origami: Legends.
    Legends,
    /// Families of both, or characters with families of Origami (L-8).
    Mixed,
}

impl Title {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Origami, Self::Legends, Self::Mixed];

    /// The word the command line and records use.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Origami => "origami",
            Self::Legends => "legends",
            Self::Mixed => "mixed",
        }
    }

    /// The game of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.word() == word)
    }

    /// The families that can be chosen.
    #[must_use]
    pub const fn families(self) -> &'static [Family] {
        match self {
            Self::Origami => &Family::ORIGAMI,
            Self::Legends => &Family::LEGENDS,
            Self::Mixed => &Family::ALL,
        }
    }

    /// As many families as players, drawn with `stream`; for a mixed game at least one of each game.
    #[must_use]
    pub fn draw_families(self, players: u8, stream: &mut Stream) -> Families {
        let mut all = self.families().to_vec();
        stream.shuffle(&mut all);
        if self == Self::Mixed {
            // The first of each game go to the front.
            for (to, game) in [Family::ORIGAMI.as_slice(), &Family::LEGENDS].into_iter().enumerate() {
                if let Some(at) = all.iter().position(|f| game.contains(f)) {
                    all[to..=at].rotate_right(1);
                }
            }
        }
        all.into_iter().take(players.into()).collect()
    }

    /// As many characters as players, drawn with `stream`; none for Origami.
    #[must_use]
    pub fn draw_characters(self, players: u8, stream: &mut Stream) -> Characters {
        if self == Self::Origami {
            return Characters::NONE;
        }
        let mut all = Character::ALL;
        stream.shuffle(&mut all);
        all.into_iter().take(players.into()).collect()
    }
}

/// What is decided before the first move. Made by [`Setup::new`] or [`Setup::with_characters`], so it is always playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    players: u8,
    families: Families,
    characters: Characters,
    edition: &'static Edition,
}

/// Why a table can't be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// Not 2 to 4 players.
    Players(u8),
    /// Not as many families as players.
    Families {
        /// The number of players.
        players: u8,
        /// The number of different families.
        families: u8,
    },
    /// Neither none nor as many pairs of characters as players.
    Characters {
        /// The number of players.
        players: u8,
        /// The number of pairs.
        pairs: u8,
    },
    /// Families that an edition has made larger, and the characters, are more cards than a table holds.
    TooManyCards(u8),
}

impl BadSetup {
    /// The rule broken.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Players(_) | Self::Families { .. } => Rule::Players,
            Self::Characters { .. } => Rule::LegendsPlayers,
            Self::TooManyCards(_) => Rule::Families,
        }
    }
}

impl std::fmt::Display for BadSetup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Players(n) => write!(f, "{MIN_PLAYERS} to {MAX_PLAYERS} players can play, not {n} (O-2.1)"),
            Self::Families { players, families } => {
                write!(f, "{players} players need {players} different families, got {families} (O-2.1)")
            }
            Self::Characters { players, pairs } => {
                write!(f, "{players} players need {players} different characters or none, got {pairs} (L-2.1)")
            }
            Self::TooManyCards(n) => write!(f, "{n} cards are too many, a table holds {MAX_IN_PLAY} (O-1.1)"),
        }
    }
}

impl std::error::Error for BadSetup {}

impl Setup {
    /// A table for so many players with these families, without characters.
    ///
    /// # Errors
    /// If it breaks O-2.1.
    pub fn new(players: u8, families: Families, edition: &'static Edition) -> Result<Self, BadSetup> {
        Self::with_characters(players, families, Characters::NONE, edition)
    }

    /// A table for so many players with these families and pairs of characters.
    ///
    /// # Errors
    /// If it breaks O-2.1 or L-2.1.
    pub fn with_characters(
        players: u8,
        families: Families,
        characters: Characters,
        edition: &'static Edition,
    ) -> Result<Self, BadSetup> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(BadSetup::Players(players));
        }
        if families.len() != players {
            return Err(BadSetup::Families { players, families: families.len() });
        }
        if !characters.is_empty() && characters.len() != players {
            return Err(BadSetup::Characters { players, pairs: characters.len() });
        }
        let setup = Self { players, families, characters, edition };
        let cards = setup.cards().len();
        if usize::from(cards) > MAX_IN_PLAY {
            return Err(BadSetup::TooManyCards(cards));
        }
        Ok(setup)
    }

    /// How many players.
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The families in play.
    #[must_use]
    pub const fn families(&self) -> Families {
        self.families
    }

    /// The characters in the game, each with both versions.
    #[must_use]
    pub const fn characters(&self) -> Characters {
        self.characters
    }

    /// The edition in force.
    #[must_use]
    pub const fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Which game it is.
    #[must_use]
    pub const fn title(&self) -> Title {
        if self.families.are_all_legends() {
            Title::Legends
        } else if self.families.are_all_origami() && self.characters.is_empty() {
            Title::Origami
        } else {
            Title::Mixed
        }
    }

    /// Is this species in the game?
    #[must_use]
    pub fn has(&self, species: Species) -> bool {
        match (self.edition.facts(species).family, species.character()) {
            (Some(family), _) => self.families.has(family),
            (None, Some((character, _))) => self.characters.has(character),
            (None, None) => self.has_rice_paper(),
        }
    }

    /// Is rice paper in the game (L-2.2)?
    #[must_use]
    pub const fn has_rice_paper(&self) -> bool {
        self.families.has(Family::Polar)
    }

    /// The copies of the cards in play.
    pub(crate) fn cards(&self) -> CardSet {
        self.edition.copies_of(self.families, self.characters)
    }
}

impl State {
    /// The table before the cards are shuffled.
    pub(crate) fn before_deal(setup: &Setup) -> Self {
        let mut state = Self::empty(setup);
        state.push(Frame::Deal);
        state
    }

    /// The setup of this game.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        Setup { players: self.players, families: self.families, characters: self.court.pairs(), edition: self.edition }
    }

    /// Shuffles and deals; then the Starting Player is known or drawn by lot (O-2.2, O-2.3).
    pub(crate) fn answer_deal(&mut self, m: Move, log: &mut impl Sink<Event>) {
        let Move::Shuffled(seed) = m else { unreachable!("a shuffle was asked for") };
        self.pop();
        self.form_deck(self.setup().cards(), seed, log);
        let mut dealt = [0; MAX_PLAYERS as usize];
        for seat in Seat(0).round(self.players) {
            while dealt[seat.index()] < DEAL_FOLDS {
                let copy = self.pop_deck();
                self.hands[seat.index()].add(copy);
                dealt[seat.index()] += self.edition.folds_of(copy);
                log.put(|| Event::Dealt { seat, card: self.edition.species_of(copy) });
            }
        }
        let dealt = &dealt[..usize::from(self.players)];
        let fewest = dealt.iter().min();
        let tied: Seats = Seat(0).round(self.players).filter(|s| Some(&dealt[s.index()]) == fewest).collect();
        match (tied.len(), tied.first()) {
            (1, Some(seat)) => self.start_with(seat, log),
            _ => self.push(Frame::Lot(tied)),
        }
    }

    /// The Starting Player is known: the Draw Line is laid out and the first turn begins (O-2.5).
    pub(crate) fn start_with(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        self.start = seat;
        self.active = seat;
        log.put(|| Event::Starts { seat });
        self.draw(seat, To::Line, self.line_size(), log);
        self.idle = 1;
        log.put(|| Event::Turn { seat });
        self.push(Frame::Action { extra: false });
    }
}
