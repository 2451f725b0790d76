//! A position in the words of a scenario.

use std::fmt::Write as _;

use tabletop::Seat;

use crate::card::{Side, Species};
use crate::frame::Frame;
use crate::state::{Ending, State};

/// The lines of a position at the start of a turn; nothing in the middle of one.
pub(super) fn write(state: &State) -> Option<String> {
    if !is_start_of_turn(state) {
        return None;
    }
    let mut out = String::new();
    // Writing to a string can't fail.
    let mut line = |what: &str, words: &str| {
        let _ = if words.is_empty() { writeln!(out, "{what}") } else { writeln!(out, "{what} {words}") };
    };
    let setup = state.setup();
    line("families", &setup.families().iter().map(|family| family.word()).collect::<Vec<_>>().join(" "));
    if !setup.characters().is_empty() {
        line("characters", &setup.characters().iter().map(|one| one.word()).collect::<Vec<_>>().join(" "));
    }
    line("start", &state.start.to_string());
    line("turn", &state.active.to_string());
    for seat in Seat(0).round(state.players) {
        line(&format!("hand {seat}:"), &names(state.hand(seat)));
    }
    line("line:", &names(state.line()));
    if state.court.in_play().next().is_some() {
        line("in play:", &names(state.characters_in_play()));
    }
    let discards: Vec<Species> = state.discards().collect();
    line("discards:", &names(discards.into_iter().rev()));
    line("deck:", &names(state.deck()));
    for seat in Seat(0).round(state.players) {
        for side in [Side::Left, Side::Right] {
            line(&format!("collection {seat} {}:", side.word()), &names(state.collection(seat, side)));
        }
    }
    // Every card is named; an owner's edition may leave some in the box.
    line("rest", "box");
    line("runouts", &state.runouts.to_string());
    match state.ending {
        Ending::None | Ending::Over => {}
        Ending::LastButOne => line("ending", "last-but-one"),
        Ending::FinalRound => line("ending", "final-round"),
    }
    line("idle", &(state.idle.saturating_sub(1)).to_string());
    for correction in setup.edition().overrides() {
        line("override", &correction.to_string());
    }
    Some(out)
}

/// Is the active player asked for the first action of a turn? Nothing else is under way then.
fn is_start_of_turn(state: &State) -> bool {
    let mut frames = state.frames();
    matches!((frames.next(), frames.next()), (Some(Frame::Action { extra: false }), None))
        && (state.extra, state.granted) == (0, 0)
        && state.resting.is_empty()
}

fn names(cards: impl Iterator<Item = Species>) -> String {
    cards.map(Species::slug).collect::<Vec<_>>().join(" ")
}
