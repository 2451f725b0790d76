//! Deals, and what was dealt.

use origami::{Edition, Event, Move, Setup, Species, State};
use tabletop::{Actor, Game};

/// The table after the cards were shuffled with this seed and dealt, and what happened.
pub fn deal(setup: &Setup, seed: u64) -> (State, Vec<Event>) {
    let (mut state, mut log) = (State::start(setup), Vec::new());
    state.play(Actor::Chance, Move::Shuffled(seed), &mut log).expect("a shuffle is asked for");
    (state, log)
}

/// The cards dealt to each seat, in order.
pub fn dealt(log: &[Event], players: u8) -> Vec<Vec<Species>> {
    let mut hands = vec![Vec::new(); players.into()];
    for event in log {
        if let Event::Dealt { seat, card } = event {
            hands[seat.index()].push(*card);
        }
    }
    hands
}

/// What cards are worth together.
pub fn folds(cards: &[Species]) -> u8 {
    cards.iter().map(|&card| Edition::standard().facts(card).folds).sum()
}

/// Cards by their names.
pub fn slugs(cards: impl IntoIterator<Item = Species>) -> Vec<&'static str> {
    cards.into_iter().map(Species::slug).collect()
}
