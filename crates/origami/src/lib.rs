#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`card`] | species, families, provenance: what a card is |
//! | [`cards`] | every species in a file of its own |
//! | [`vocab`] | the words abilities are made of |
//! | [`edition`] | the numbers in force, with an owner's corrections |
//! | [`edition_file`] | an owner's corrections as a TOML file |
//! | [`state`] | where every card is |
//! | [`frame`] | what is under way |
//! | [`setup`] | from the box to the first turn |
//! | [`asks`] | questions: who is asked what |
//! | `answers` | all legal answers |
//! | `check` | refusals by rule |
//! | `payment` | what pays for an origami |
//! | `court` | the characters in the game and in play |
//! | `resolve` | the one loop |
//! | `deck` | drawing, and running out |
//! | `together` | what several players do at once |
//! | `steps` | what each step of an ability does |
//! | [`queries`] | every number an ongoing effect could change |
//! | [`score`] | points |
//! | `event` | what happened, and who sees what of it |
//! | [`view`] | what one viewer may know |
//! | `memory` | what one viewer can know of hidden cards from all they saw |
//! | `imagine` | a whole position that looks the same to one viewer |
//! | `rules` | rule ids |
//! | [`text`] | moves and events as text |
//! | `record` | whole games as text |
//! | [`scenario`] | positions as text, and tests written in it |

mod answers;
pub mod asks;
pub mod card;
pub mod cards;
mod check;
mod court;
mod deck;
pub mod edition;
pub mod edition_file;
mod event;
pub mod frame;
mod imagine;
mod memory;
#[cfg(test)]
mod mutants;
mod payment;
pub mod queries;
mod record;
mod resolve;
mod rules;
pub mod scenario;
pub mod score;
pub mod setup;
pub mod state;
mod steps;
mod subsets;
pub mod text;
mod together;
pub mod view;
pub mod vocab;

pub use asks::{Ask, Move};
pub use card::{Cards, Families, Family, Side, Species};
pub use edition::Edition;
pub use edition_file::EditionFile;
pub use event::{Event, Seen};
pub use memory::Memory;
pub use record::Record;
pub use rules::Rule;
pub use setup::{BadSetup, Setup};
pub use state::State;
pub use view::View;

use tabletop::{Actor, Asked, Game, Illegal, Imagine, MoveBuf, Seat, Sink, Standing, Stream, Viewer};

/// The version of the rules in force; a change of a rule raises it.
pub const RULES_VERSION: u32 = 1;

impl Game for State {
    type Setup = Setup;
    type Move = Move;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    // The longest lists are payments. The bound is that of a hand with all cards of four families, eight characters and all
    // rice paper; the test
    // `no_list_is_longer_than_its_bound` computes it for the cards as they are, the edition refuses more.
    const MAX_MOVES: usize = edition::MAX_PAYMENTS as usize;

    fn start(setup: &Setup) -> Self {
        Self::before_deal(setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn asked(&self) -> Asked<Ask> {
        self.question()
    }

    fn check(&self, by: Actor, m: Move) -> Result<(), Illegal<Rule>> {
        self.verdict(by, m)
    }

    #[inline]
    fn moves(&self, by: Actor, out: &mut MoveBuf<Move>) {
        self.list_moves(by, out);
    }

    #[inline]
    fn apply(&mut self, by: Actor, m: Move, log: &mut impl Sink<Event>) {
        // Chance has no seat; frames that ask it do not look at one.
        let seat = if let Actor::Seat(seat) = by { seat } else { Seat(0) };
        self.answer(seat, m, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn standing(&self) -> Option<Standing> {
        self.result()
    }
}

impl Imagine for State {
    type Seen = Event<Seen>;
    type Memory = Memory;

    fn seen_by(event: &Event, viewer: Viewer) -> Event<Seen> {
        event.seen_by(viewer)
    }

    fn reveals(seen: &Event<Seen>) -> bool {
        seen.reveals()
    }

    fn recall(setup: &Setup, viewer: Viewer) -> Memory {
        Memory::new(setup, viewer)
    }

    fn remember(memory: &mut Memory, seen: &Event<Seen>) {
        memory.remember(seen);
    }

    fn imagine(view: &View, memory: &Memory, stream: &mut Stream) -> Self {
        imagine::imagine(view, memory, stream)
    }
}
