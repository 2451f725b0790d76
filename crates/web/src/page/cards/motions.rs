//! What moves when something happens at a card table: which card, from which place to which. Cards that the viewer does not see are
//! counted and nothing else: a place within a hand or a pile has no number here.

use session::Seat;
use session::cards::{Event, Seen, Side, Source, Species};

use crate::page::table::motions::{Motion, Motions};

/// What moves by these events; `before` are those that came before them.
pub fn note(before: &[&Event<Seen>], events: &[Event<Seen>], me: Option<Seat>, motions: &mut Motions) {
    let mut from = before.iter().rev().find_map(|event| source(event)).unwrap_or(Source::Hand);
    for event in events {
        from = source(event).unwrap_or(from);
        if let Some(motion) = motion(event, from, me) {
            motions.add(motion);
        }
        // Two cards change places.
        if let &Event::Swapped { seat, given, .. } = event {
            motions.add(Motion::new(given.slug(), &hand(seat, me), "line"));
        }
    }
}

/// Where a card comes from that is played.
const fn source(event: &Event<Seen>) -> Option<Source> {
    if let Event::Plays { from, .. } = *event { Some(from) } else { None }
}

/// Where a player's hand is.
fn hand(seat: Seat, me: Option<Seat>) -> String {
    if me == Some(seat) { "hand".to_owned() } else { format!("hand-{}", seat.0) }
}

fn collection(seat: Seat, side: Side) -> String {
    format!("seat-{}-{}", seat.0, side.word())
}

/// The place from which a card is played.
fn place_of(from: Source, hand: String) -> String {
    match from {
        Source::Hand => hand,
        Source::Line => "line".to_owned(),
        Source::Discards => "discard".to_owned(),
    }
}

/// What moves by one event. An exhaustive match: of a new event somebody has to decide.
fn motion(event: &Event<Seen>, from: Source, me: Option<Seat>) -> Option<Motion> {
    let hand = |seat: Seat| hand(seat, me);
    let known = |card: Species, from: &str, to: &str| Some(Motion::new(card.slug(), from, to));
    let seen = |card: Seen, from: &str, to: &str| match card {
        Seen::Face(card) => known(card, from, to),
        Seen::Back => Some(Motion::hidden(1, from, to)),
    };
    match *event {
        Event::Dealt { seat, card } => known(card, "deck", &hand(seat)),
        Event::LineFilled { card } => known(card, "deck", "line"),
        Event::LineDiscarded { card } => known(card, "line", "discard"),
        Event::TookFromLine { seat, card } => known(card, "line", &hand(seat)),
        Event::TookDiscard { seat, card } => known(card, "discard", &hand(seat)),
        Event::Drew { seat, card } | Event::Kept { seat, card } => seen(card, "deck", &hand(seat)),
        Event::DiscardedLookedAt { card, .. } => known(card, "deck", "discard"),
        Event::Paid { seat, card } | Event::Discarded { seat, card } => known(card, &hand(seat), "discard"),
        Event::PutInPlay { seat, card } => known(card, &place_of(from, hand(seat)), "characters"),
        Event::LeftPlay { card } => known(card, "characters", "discard"),
        Event::DrewRicePaper { seat, count } => {
            Some(Motion { count, ..Motion::new(Species::RICE_PAPER.slug(), "rice", &hand(seat)) })
        }
        Event::Moved { seat, card, from, to, .. } => known(card, &collection(seat, from), &collection(seat, to)),
        Event::Placed { seat, side, card } => known(card, &place_of(from, hand(seat)), &collection(seat, side)),
        Event::Removed { seat, side, card } => known(card, &collection(seat, side), "discard"),
        Event::Passed { seat, to, card } | Event::Stolen { seat, to, card } => seen(card, &hand(seat), &hand(to)),
        Event::Swapped { seat, taken, .. } => known(taken, "line", &hand(seat)),
        Event::Shuffled { .. }
        | Event::Starts { .. }
        | Event::Turn { .. }
        | Event::ExtraAction { .. }
        | Event::NoAction { .. }
        | Event::LookedAt { .. }
        | Event::Plays { .. }
        | Event::PaidWithDiscard { .. }
        | Event::Reacts { .. }
        | Event::MovedUnder { .. }
        | Event::Marked { .. }
        | Event::Answered { .. }
        | Event::HandShown { .. }
        | Event::Shown { .. }
        | Event::UsesSpecial { .. }
        | Event::UsesEffect { .. }
        | Event::Declined { .. }
        | Event::NothingToDo { .. }
        | Event::Copies { .. }
        | Event::ChosePlayer { .. }
        | Event::GotAction { .. }
        | Event::LostAction { .. }
        | Event::RunOut { .. }
        | Event::Stalled
        | Event::FinalRound
        | Event::Over => None,
    }
}
