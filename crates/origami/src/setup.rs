//! From the box to the first turn (O-2).

use tabletop::{CardSet, Seat, Seats, Sink};

use crate::asks::Move;
use crate::card::{Families, Family};
use crate::edition::Edition;
use crate::event::Event;
use crate::frame::{Frame, To};
use crate::rules::Rule;
use crate::state::{MAX_PLAYERS, MIN_PLAYERS, State};

/// A seat is dealt cards until they total at least so many folds (O-2.2).
pub const DEAL_FOLDS: u8 = 10;

/// What is decided before the first move. Made by [`Setup::new`], so it is always playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    players: u8,
    families: Families,
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
}

impl BadSetup {
    /// The rule broken.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule::Players
    }
}

impl std::fmt::Display for BadSetup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Players(n) => write!(f, "{MIN_PLAYERS} to {MAX_PLAYERS} players can play, not {n} (O-2.1)"),
            Self::Families { players, families } => {
                write!(f, "{players} players need {players} different families, got {families} (O-2.1)")
            }
        }
    }
}

impl std::error::Error for BadSetup {}

impl Setup {
    /// A table for so many players with these families.
    ///
    /// # Errors
    /// If it breaks O-2.1.
    pub fn new(players: u8, families: Families, edition: &'static Edition) -> Result<Self, BadSetup> {
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(BadSetup::Players(players));
        }
        if families.len() != players {
            return Err(BadSetup::Families { players, families: families.len() });
        }
        Ok(Self { players, families, edition })
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

    /// The edition in force.
    #[must_use]
    pub const fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// As many families as players, drawn with `stream`.
    #[must_use]
    pub fn draw_families(players: u8, stream: &mut tabletop::Stream) -> Families {
        let mut all = Family::ALL;
        stream.shuffle(&mut all);
        all.into_iter().take(players.into()).collect()
    }

    /// The copies of the cards in play.
    pub(crate) fn cards(&self) -> CardSet {
        self.edition.copies_of(self.families)
    }
}

impl State {
    /// The table before the cards are shuffled.
    pub(crate) fn before_deal(setup: &Setup) -> Self {
        let mut state = Self::empty(setup.edition, setup.players, setup.families);
        state.push(Frame::Deal);
        state
    }

    /// The setup of this game.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        Setup { players: self.players, families: self.families, edition: self.edition }
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
