//! A play in words: chosen, paid for and on the table, in one sentence as far as it went.

use origami::vocab::Source;
use origami::{Event, Side, Species};
use tabletop::Seat;

use super::Teller;
use super::log::Told;

/// An origami that is played.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Play {
    seat: Seat,
    card: Species,
    /// Onto which collection; a character goes to none.
    side: Option<Side>,
}

impl Play {
    /// The play that an event says was chosen, and where the card comes from.
    fn chosen(event: &Told) -> Option<(Self, Source)> {
        match *event {
            Event::Plays { seat, card, side, from } => Some((Self { seat, card, side }, from)),
            _ => None,
        }
    }

    /// The play that an event completes.
    fn completed(event: &Told) -> Option<Self> {
        match *event {
            Event::Placed { seat, side, card } => Some(Self { seat, card, side: Some(side) }),
            Event::PutInPlay { seat, card } => Some(Self { seat, card, side: None }),
            _ => None,
        }
    }

    /// The word sentences choose the place by.
    fn place(self) -> &'static str {
        self.side.map_or("none", Side::word)
    }
}

/// A card that pays, and whether it is the top discard.
type Payment = (Species, bool);

impl Teller<'_> {
    /// The sentences for the play that event number `at` begins or goes on with, and how many events they tell.
    pub(super) fn play(&self, events: &[Told], at: usize) -> (usize, Vec<String>) {
        let rest = &events[at..];
        let chosen = rest.first().and_then(Play::chosen);
        let start = usize::from(chosen.is_some());
        let paid: Vec<Payment> = rest[start..].iter().map_while(payment).collect();
        let until = start + paid.len();
        let replaced = match rest.get(until) {
            Some(&Event::LeftPlay { card }) => Some(card),
            _ => None,
        };
        let completed = rest.get(until + usize::from(replaced.is_some())).and_then(Play::completed);
        let completed = completed.filter(|&play| chosen.is_none_or(|(chosen, _)| chosen == play));
        let Some(play) = completed else { return (until, self.not_yet_played(rest, chosen, &paid)) };
        // What was chosen may have been told before the payment was asked for.
        let from = chosen.or_else(|| events[..at].iter().rev().find_map(Play::chosen)).map_or(Source::Hand, |c| c.1);
        let mut told = vec![self.played(play, from, chosen.is_some(), &paid)];
        told.extend(self.with_top_discard(play.seat, &paid));
        told.extend(replaced.map(|card| self.phrases.log_replaced(self.noun(card))));
        (until + usize::from(replaced.is_some()) + 1, told)
    }

    /// A play that is chosen, or paid for, and no more.
    fn not_yet_played(&self, events: &[Told], chosen: Option<(Play, Source)>, paid: &[Payment]) -> Vec<String> {
        let say = self.phrases;
        if let Some((play, from)) = chosen {
            return vec![say.log_plays(self.noun(play.card), word(from), play.place(), &self.person(play.seat))];
        }
        let seat = match events.first() {
            Some(&(Event::Paid { seat, .. } | Event::PaidWithDiscard { seat, .. })) => seat,
            _ => Seat(0),
        };
        let mut told = Vec::new();
        if paid.iter().any(|&(_, top_discard)| !top_discard) {
            let cards = || paid.iter().map(|&(card, _)| card);
            told.push(say.log_paid(&self.nouns(cards()), self.folds(cards()), &self.person(seat)));
        }
        told.extend(self.with_top_discard(seat, paid));
        told
    }

    /// A play that is complete.
    fn played(&self, play: Play, from: Source, is_chosen: bool, paid: &[Payment]) -> String {
        let (say, who) = (self.phrases, self.person(play.seat));
        let card = self.noun(play.card);
        if !paid.is_empty() {
            let cards = || paid.iter().map(|&(card, _)| card);
            let (nouns, folds) = (self.nouns(cards()), self.folds(cards()));
            return say.log_played(card, &nouns, folds, word(from), play.place(), &who);
        }
        match (is_chosen, from, play.side) {
            (true, Source::Line, _) => say.log_bonus(card, play.place(), &who),
            (true, _, _) => say.log_played_free(card, word(from), play.place(), &who),
            (false, _, Some(side)) => say.log_placed(card, side.word(), &who),
            (false, _, None) => say.log_put_in_play(card, &who),
        }
    }

    /// That the top discard is part of a payment, if it is (L-7.12).
    fn with_top_discard(&self, seat: Seat, paid: &[Payment]) -> Option<String> {
        let &(card, _) = paid.iter().find(|(_, top_discard)| *top_discard)?;
        Some(self.phrases.log_paid_with_discard(self.noun(card), &self.person(seat)))
    }
}

/// The card of an event that pays, and whether it is the top discard.
fn payment(event: &Told) -> Option<Payment> {
    match *event {
        Event::Paid { card, .. } => Some((card, false)),
        Event::PaidWithDiscard { card, .. } => Some((card, true)),
        _ => None,
    }
}

/// The word sentences choose by where a card comes from.
const fn word(from: Source) -> &'static str {
    match from {
        Source::Hand => "hand",
        Source::Line => "line",
        Source::Discards => "discards",
    }
}
