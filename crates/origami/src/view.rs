//! What one viewer may know of a position: another type than [`State`], so that a secret has no name here.

mod fold;

use tabletop::{Asked, Game, Seat, Viewer};

use crate::asks::Ask;
use crate::card::{Side, Species};
use crate::event::Seen;
use crate::frame::Frame;
use crate::setup::Setup;
use crate::state::{Aside, Ending, State};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The game.
    pub setup: Setup,
    /// What lies on the table, and what the viewer holds.
    pub table: OnTable,
    /// Who is asked what.
    pub asked: Asked<Ask>,
    /// What is under way, without the answers of others that are not carried out yet.
    pub(crate) frames: Vec<Frame>,
}

/// What lies on the table, and what the viewer holds. Seen events folded over one table give the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OnTable {
    #[cfg_attr(feature = "serde", serde(skip))]
    viewer: Viewer,
    /// How many cards the deck holds.
    pub deck: u8,
    /// The discards, from bottom to top.
    pub discards: Vec<Species>,
    /// The Draw Line, oldest card first.
    pub line: Vec<Species>,
    /// The characters in play, in the order of the card list.
    pub characters: Vec<Species>,
    /// How much rice paper its deck holds, if it is in the game.
    pub rice_paper: Option<u8>,
    /// The players.
    pub seats: Vec<AtSeat>,
    /// The viewer's hand, ascending; rice paper comes last.
    pub hand: Vec<Species>,
    /// How many cards are being looked at.
    pub looked_at: u8,
    /// Those of them the viewer sees, ascending.
    pub looking_at: Vec<Species>,
    /// How many cards of a hand are marked to be discarded.
    pub marked: u8,
    /// Those of them in the viewer's hand, ascending.
    pub marking: Vec<Species>,
    /// The Starting Player.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Run-outs so far.
    pub runouts: u8,
    /// How near the end is.
    pub ending: Ending,
    /// Extra actions still to take this turn.
    pub extra: u8,
    /// Extra actions granted this turn.
    pub granted: u8,
    /// Turns since a card last left the deck, counting the one in which it left.
    pub idle: u8,
}

/// What everybody sees of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct AtSeat {
    /// How many cards the player holds.
    pub hand: u8,
    /// How many of them are rice paper (L-5.4).
    pub rice_paper: u8,
    /// The two collections, left and right, each from bottom to top.
    pub collections: [Vec<InCollection>; 2],
}

/// A card in a collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct InCollection {
    /// Which.
    pub card: Species,
    /// Whether its special action is to be had this turn, if it has one.
    pub rest: Rest,
}

/// Whether a card's special action is to be had this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Rest {
    /// As far as turns go, yes.
    #[default]
    Ready,
    /// No: it was played this turn.
    Played,
    /// No: it was used this turn.
    Used,
}

impl View {
    /// What `viewer` may know of a position.
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let redacted = |frame: &Frame| {
            let step = if let Frame::Effect(effect) = frame { state.step(effect).copied() } else { None };
            frame.seen_by(viewer, step)
        };
        Self {
            viewer,
            setup: state.setup(),
            table: OnTable::of(state, viewer),
            asked: state.asked(),
            frames: state.frames().map(redacted).collect(),
        }
    }
}

impl OnTable {
    fn of(state: &State, viewer: Viewer) -> Self {
        let species = |set: &tabletop::CardSet| set.iter().map(|c| state.edition.species_of(c)).collect::<Vec<_>>();
        let (owner, what) = state.aside_of();
        let own = if viewer.is(owner) { species(&state.aside) } else { Vec::new() };
        let count = state.aside.len();
        let (marked, marking, looked_at, looking_at) = match what {
            Aside::Marked => (count, own, 0, Vec::new()),
            Aside::LookedAt => (0, Vec::new(), count, own),
        };
        let mut discards: Vec<_> = state.discards().collect();
        discards.reverse();
        Self {
            viewer,
            deck: state.deck_size(),
            discards,
            line: state.line().collect(),
            characters: state.characters_in_play().collect(),
            rice_paper: state.setup().has_rice_paper().then(|| state.rice_paper_deck()),
            seats: (0..state.players).map(|s| AtSeat::of(state, Seat(s))).collect(),
            hand: if let Viewer::Seat(seat) = viewer { state.hand(seat).collect() } else { Vec::new() },
            looked_at,
            looking_at,
            marked,
            marking,
            start: state.start,
            active: state.active,
            runouts: state.runouts,
            ending: state.ending,
            extra: state.extra,
            granted: state.granted,
            idle: state.idle,
        }
    }
}

impl AtSeat {
    fn of(state: &State, seat: Seat) -> Self {
        let rest = |copy: u8| match (state.used.has(copy), state.resting.has(copy)) {
            (true, _) => Rest::Used,
            (false, true) => Rest::Played,
            (false, false) => Rest::Ready,
        };
        let column = |side| {
            let cards = state.column(seat, side).iter();
            cards.map(|&c| InCollection { card: state.edition.species_of(c), rest: rest(c) }).collect()
        };
        Self { hand: state.hand_size(seat), rice_paper: state.rice_paper(seat), collections: Side::BOTH.map(column) }
    }
}

impl Seen {
    /// The face, if it is seen.
    #[must_use]
    pub const fn face(self) -> Option<Species> {
        match self {
            Self::Face(species) => Some(species),
            Self::Back => None,
        }
    }
}
