//! What happened, in words. Events that belong together become one sentence.

use origami::vocab::{Ability, Each, Step};
use origami::{Event, Rule, Seen, Side, Species};
use tabletop::{RuleId as _, Seat};

use super::{Teller, cite};
use crate::noun::Nouns;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whether a turn begins with it.
    pub heading: bool,
    /// What it says.
    pub text: String,
    /// The id of the rule it follows, where one says all.
    pub rule: Option<&'static str>,
    /// The number of the event it begins with.
    pub at: usize,
    /// The number of the first event that it no longer tells.
    pub until: usize,
}

pub(super) type Told = Event<Seen>;

impl Teller<'_> {
    /// The events from number `from` on, in words; those before are only looked at to understand the others.
    #[must_use]
    pub fn log(&self, events: &[Told], from: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut at = from;
        while let Some(event) = events.get(at) {
            let run = run_length(&events[at..]);
            if let Some((seat, card)) = self.begins_with_this(&events[..at], event) {
                let text = self.phrases.log_uses_effect(self.noun(card), &self.person(seat));
                lines.push(Line { heading: false, text, rule: Some(Rule::InstantEffect.id()), at, until: at });
            }
            let (told, texts) = self.sentences(events, at, run);
            let (heading, rule) = (matches!(event, Event::Turn { .. }), cite::rule(event));
            let until = at + told;
            lines.extend(texts.into_iter().map(|text| Line { heading, text, rule, at, until }));
            at = until;
        }
        lines
    }

    /// The sentence for the `run` events of one kind from number `at` on, or those for a whole play, and how many events
    /// they tell.
    fn sentences(&self, events: &[Told], at: usize, run: usize) -> (usize, Vec<String>) {
        let say = self.phrases;
        let group = &events[at..at + run];
        let cards = self.nouns(group.iter().filter_map(public_card));
        let (seen, n) = (self.nouns(group.iter().filter_map(secret_card)), run as i64);
        let text = match &events[at] {
            // What is chosen in secret and then done is told as done.
            &(Event::Answered { seat, .. } | Event::Marked { seat, .. }) if is_carried_out(&events[at..], seat) => {
                return (run, Vec::new());
            }
            Event::Shuffled { order } => say.log_shuffled(order.len() as i64),
            &Event::Dealt { seat, .. } => {
                let folds = self.folds(group.iter().filter_map(public_card));
                say.log_dealt(&cards, folds, &self.person(seat))
            }
            &Event::Starts { seat } => say.log_starts(&self.person(seat)),
            &Event::Turn { seat } => say.log_turn(&self.person(seat)),
            &Event::ExtraAction { seat } => say.log_extra_action(&self.person(seat)),
            &Event::NoAction { seat } => say.log_no_action(&self.person(seat)),
            Event::LineFilled { .. } => say.log_line_filled(&cards),
            Event::LineDiscarded { .. } => say.log_line_discarded(&cards),
            &Event::TookFromLine { seat, .. } => say.log_took_from_line(&cards, &self.person(seat)),
            &Event::TookDiscard { seat, .. } => say.log_took_discard(&cards, &self.person(seat)),
            &Event::Drew { seat, card: Seen::Face(_) } => say.log_drew(&seen, &self.person(seat)),
            &Event::Drew { seat, card: Seen::Back } => say.log_drew_unseen(n, &self.person(seat)),
            &Event::LookedAt { seat, card: Seen::Face(_) } => say.log_looked(&seen, &self.person(seat)),
            &Event::LookedAt { seat, card: Seen::Back } => say.log_looked_unseen(n, &self.person(seat)),
            &Event::Kept { seat, card: Seen::Face(_) } => say.log_kept(&seen, &self.person(seat)),
            &Event::Kept { seat, card: Seen::Back } => say.log_kept_unseen(n, &self.person(seat)),
            &Event::DiscardedLookedAt { seat, .. } => say.log_discarded_looked_at(&cards, &self.person(seat)),
            Event::Plays { .. }
            | Event::Paid { .. }
            | Event::PaidWithDiscard { .. }
            | Event::Placed { .. }
            | Event::PutInPlay { .. } => return self.play(events, at),
            // With the version that replaces it.
            Event::LeftPlay { .. } if matches!(events.get(at + 1), Some(Event::PutInPlay { .. })) => {
                return self.play(events, at);
            }
            &Event::Discarded { seat, .. } => say.log_discarded(&cards, &self.person(seat)),
            &Event::Marked { seat, card: Seen::Face(_) } => say.log_marked(&seen, &self.person(seat)),
            &Event::Marked { seat, card: Seen::Back } => say.log_marked_unseen(n, &self.person(seat)),
            &Event::Declined { seat, card } => self.declined(&events[..at], seat, card),
            // Whom it is about is said again by what follows.
            Event::ChosePlayer { .. }
                if matches!(events.get(at + 1), Some(Event::HandShown { .. } | Event::Stolen { .. })) =>
            {
                return (run, Vec::new());
            }
            single => self.single(single),
        };
        (run, vec![text])
    }

    /// Somebody does without an effect, a part of it, or their turn in it.
    fn declined(&self, before: &[Told], seat: Seat, card: Species) -> String {
        let (say, who, noun) = (self.phrases, self.person(seat), self.noun(card));
        let for_each = matches!(
            self.edition.facts(card).ability.steps().first(),
            Some(Step::Each(Each::MayPlay | Each::MayTake(_)))
        );
        if card.is_character() {
            say.log_declined_bonus(noun, &who)
        } else if for_each && is_under_way(before, card) {
            say.log_declined_share(noun, &who)
        } else if is_begun(before, seat, card) {
            say.log_declined_rest(noun, &who)
        } else {
            say.log_declined(noun, &who)
        }
    }

    /// The card just placed, if its effect begins with a play or a take and this is it: the answer tells that the
    /// effect is used, so no event does.
    fn begins_with_this(&self, before: &[Told], event: &Told) -> Option<(Seat, Species)> {
        let (&Event::Plays { seat, .. } | &Event::TookFromLine { seat, .. }) = event else { return None };
        let before_reactions = before.iter().rev().find(|event| !matches!(event, Event::Reacts { .. }));
        let Some(&Event::Placed { seat: owner, card, .. }) = before_reactions else { return None };
        let steps = match self.edition.facts(card).ability {
            Ability::Instant(steps) if seat == owner => steps,
            _ => return None,
        };
        matches!(steps.first(), Some(Step::Play(_))).then_some((seat, card))
    }

    /// The sentence for an event that is told alone.
    fn single(&self, event: &Told) -> String {
        let say = self.phrases;
        match event {
            &Event::Removed { seat, side, card } => say.log_removed(self.noun(card), side.word(), &self.person(seat)),
            &Event::Moved { seat, card, from, place, to, new_place } => {
                self.moved(seat, card, (from, place), (to, new_place))
            }
            &Event::LeftPlay { card } => say.log_left_play(self.noun(card)),
            &Event::Reacts { seat, card } if card.is_character() => {
                say.log_applies(self.noun(card), &self.person(seat))
            }
            &Event::Reacts { seat, card } => say.log_reacts(self.noun(card), &self.person(seat)),
            &Event::DrewRicePaper { seat, count } => {
                say.log_drew_rice_paper(&self.several(Species::RICE_PAPER, count), &self.person(seat))
            }
            &Event::MovedUnder { seat, side } => say.log_moved_under(side.word(), &self.person(seat)),
            &Event::Answered { seat, card: Seen::Face(card) } => say.log_answered(self.noun(card), &self.person(seat)),
            &Event::Answered { seat, card: Seen::Back } => say.log_answered_unseen(&self.person(seat)),
            &Event::Passed { seat, to, card: Seen::Face(card) } => {
                say.log_passed(self.noun(card), &self.person(to), &self.person(seat))
            }
            &Event::Passed { seat, to, card: Seen::Back } => {
                say.log_passed_unseen(&self.person(to), &self.person(seat))
            }
            &Event::Stolen { seat, to, card: Seen::Face(card) } => {
                say.log_stolen(self.noun(card), &self.person(to), &self.person(seat))
            }
            &Event::Stolen { seat, to, card: Seen::Back } => {
                say.log_stolen_unseen(&self.person(to), &self.person(seat))
            }
            &Event::Swapped { seat, taken, given } => {
                say.log_swapped(self.noun(given), self.noun(taken), &self.person(seat))
            }
            Event::HandShown { seat, to, cards } => self.hand_shown(*seat, *to, cards),
            &Event::Shown { seat, card, count } => say.log_shown(&self.several(card, count), &self.person(seat)),
            &Event::UsesSpecial { seat, card, .. } => say.log_uses_special(self.noun(card), &self.person(seat)),
            &Event::UsesEffect { seat, card } => say.log_uses_effect(self.noun(card), &self.person(seat)),
            &Event::Declined { seat, card } => say.log_declined(self.noun(card), &self.person(seat)),
            &Event::NothingToDo { card, .. } if card.is_character() => say.log_no_bonus(self.noun(card)),
            &Event::NothingToDo { card, .. } => say.log_nothing_to_do(self.noun(card)),
            &Event::Copies { seat, card } => say.log_copies(self.noun(card), &self.person(seat)),
            &Event::ChosePlayer { seat, who } => say.log_chose_player(&self.person(who), &self.person(seat)),
            &Event::GotAction { seat } => say.log_got_action(&self.person(seat)),
            &Event::LostAction { seat } => say.log_lost_action(&self.person(seat)),
            &Event::RunOut { number } => say.log_run_out(number),
            Event::Stalled => say.log_stalled(),
            Event::FinalRound => say.log_final_round(),
            Event::Over => say.log_over(),
            grouped => unreachable!("told in a group: {grouped:?}"),
        }
    }

    /// So many of one card.
    fn several(&self, card: Species, count: u8) -> Nouns {
        Nouns::several(self.noun(card), count)
    }

    /// Somebody shows somebody else a hand, which only these two see.
    fn hand_shown(&self, seat: Seat, to: Seat, cards: &[Seen]) -> String {
        let (say, who, to) = (self.phrases, &self.person(seat), &self.person(to));
        let shown = self.nouns(cards.iter().filter_map(face));
        if shown.is_empty() { say.log_hand_shown_unseen(to, who) } else { say.log_hand_shown(&shown, to, who) }
    }

    /// An origami has moved within a player's collections: from which place of which one, to which of which.
    fn moved(&self, seat: Seat, card: Species, (from, place): (Side, u8), (to, new_place): (Side, u8)) -> String {
        let (say, card, who) = (self.phrases, self.noun(card), &self.person(seat));
        match (from == to, new_place) {
            (true, 1) => say.log_moved_to_bottom(card, from.word(), who),
            (true, _) => say.log_moved_within(card, place, new_place, from.word(), who),
            (false, _) => say.log_moved_across(card, new_place, from.word(), who),
        }
    }
}

/// How many events from the first on are told together with it.
fn run_length(events: &[Told]) -> usize {
    let Some(first) = events.first() else { return 0 };
    let like_first =
        |e: &&Told| std::mem::discriminant(*e) == std::mem::discriminant(first) && whose(e) == whose(first);
    match first {
        Event::Dealt { .. }
        | Event::LineFilled { .. }
        | Event::LineDiscarded { .. }
        | Event::TookFromLine { .. }
        | Event::TookDiscard { .. }
        | Event::Drew { .. }
        | Event::LookedAt { .. }
        | Event::Kept { .. }
        | Event::DiscardedLookedAt { .. }
        | Event::Discarded { .. }
        | Event::Marked { .. } => events.iter().take_while(like_first).count(),
        _ => 1,
    }
}

/// Whose event it is, for those that are told in groups, and whether the reader sees the card.
fn whose(event: &Told) -> Option<(Seat, bool)> {
    match *event {
        Event::Dealt { seat, .. }
        | Event::TookFromLine { seat, .. }
        | Event::TookDiscard { seat, .. }
        | Event::DiscardedLookedAt { seat, .. }
        | Event::Discarded { seat, .. } => Some((seat, true)),
        Event::Drew { seat, card }
        | Event::LookedAt { seat, card }
        | Event::Kept { seat, card }
        | Event::Marked { seat, card } => Some((seat, card != Seen::Back)),
        _ => None,
    }
}

/// The card of an event that everybody sees.
fn public_card(event: &Told) -> Option<Species> {
    match *event {
        Event::Dealt { card, .. }
        | Event::LineFilled { card }
        | Event::LineDiscarded { card }
        | Event::TookFromLine { card, .. }
        | Event::TookDiscard { card, .. }
        | Event::DiscardedLookedAt { card, .. }
        | Event::Discarded { card, .. } => Some(card),
        _ => None,
    }
}

/// The card of an event that not everybody sees, if the reader does.
fn secret_card(event: &Told) -> Option<Species> {
    match event {
        Event::Drew { card, .. }
        | Event::LookedAt { card, .. }
        | Event::Kept { card, .. }
        | Event::Marked { card, .. } => face(card),
        _ => None,
    }
}

fn face(card: &Seen) -> Option<Species> {
    if let &Seen::Face(card) = card { Some(card) } else { None }
}

/// Has the effect begun in which every player is asked in turn?
fn is_under_way(before: &[Told], of: Species) -> bool {
    let last = before.iter().rev().find_map(|event| match *event {
        Event::UsesEffect { card, .. } | Event::Copies { card, .. } if card == of => Some(true),
        Event::Placed { card, .. } if card == of => Some(false),
        _ => None,
    });
    last.unwrap_or(false)
}

/// Has the player used a part of the effect already?
fn is_begun(before: &[Told], by: Seat, of: Species) -> bool {
    // Copying is choosing, not yet using.
    let copied_just_now = matches!(before.last(), Some(Event::Copies { .. }));
    let last = before.iter().rev().find_map(|event| match *event {
        Event::UsesEffect { seat, card } if (seat, card) == (by, of) => Some(true),
        Event::Copies { seat, card } if (seat, card) == (by, of) => Some(!copied_just_now),
        Event::Placed { seat, card, .. } if (seat, card) == (by, of) => Some(false),
        Event::Turn { .. } => Some(false),
        _ => None,
    });
    last.unwrap_or(false)
}

/// Does what the player chose in secret happen among these events, before the next turn?
fn is_carried_out(events: &[Told], by: Seat) -> bool {
    let done = |e: &Told| matches!(*e, Event::Discarded { seat, .. } | Event::Passed { seat, .. } if seat == by);
    events.iter().take_while(|e| !matches!(e, Event::Turn { .. })).any(done)
}
