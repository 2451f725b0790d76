//! Which rule a line of the log leads to.

use origami::{Event, Rule, Seen};
use tabletop::RuleId;

/// The id of the rule that an event follows, where one of them says all. Cards that go from place to place do so by a draw, a
/// payment or an effect: what tells of that cites the rule.
pub(super) fn rule(event: &Event<Seen>) -> Option<&'static str> {
    let rule = match event {
        Event::Dealt { .. } => Rule::Deal,
        Event::Starts { .. } => Rule::StartingPlayer,
        Event::ExtraAction { .. } | Event::GotAction { .. } | Event::LostAction { .. } => Rule::AnotherAction,
        Event::NoAction { .. } => Rule::NoAction,
        Event::LineFilled { .. } => Rule::Refill,
        Event::RunOut { .. } => Rule::RunOut,
        Event::Plays { .. } | Event::Paid { .. } | Event::PaidWithDiscard { .. } | Event::Placed { .. } => {
            Rule::PayExactly
        }
        Event::PutInPlay { .. } | Event::LeftPlay { .. } => Rule::CharacterPlay,
        Event::UsesSpecial { .. } => Rule::SpecialOnTop,
        Event::UsesEffect { .. } | Event::Declined { .. } | Event::NothingToDo { .. } => Rule::InstantEffect,
        Event::Copies { .. } => Rule::Parrot,
        Event::ChosePlayer { .. } => Rule::SeveralPlayers,
        Event::Reacts { .. } => Rule::Reactions,
        Event::DrewRicePaper { .. } => Rule::RicePaperDrawn,
        Event::Stalled => Rule::Stalled,
        Event::FinalRound => Rule::End,
        Event::Over => Rule::Scoring,
        Event::Shuffled { .. }
        | Event::Turn { .. }
        | Event::LineDiscarded { .. }
        | Event::TookFromLine { .. }
        | Event::TookDiscard { .. }
        | Event::Moved { .. }
        | Event::Drew { .. }
        | Event::LookedAt { .. }
        | Event::Kept { .. }
        | Event::DiscardedLookedAt { .. }
        | Event::Discarded { .. }
        | Event::Removed { .. }
        | Event::MovedUnder { .. }
        | Event::Answered { .. }
        | Event::Marked { .. }
        | Event::HandShown { .. }
        | Event::Shown { .. }
        | Event::Passed { .. }
        | Event::Stolen { .. }
        | Event::Swapped { .. } => return None,
    };
    Some(rule.id())
}
