//! The points: of every card and effect, and who has won.

use origami::State;
use origami::score::Scored;
use phrases::Teller;
use tabletop::{Game, Seat};

use crate::play::ending::{called, victory};
use speech::NO_BREAK;

/// The points of every player, card by card, and who has won if the game is over; one paragraph each.
pub fn points(state: &State, teller: &Teller) -> Vec<String> {
    let say = teller.phrases;
    let mut lines = Vec::new();
    for seat in Seat(0).round(state.players()) {
        let cards: Vec<_> = state
            .scored(seat)
            .filter_map(|scored| entry(scored, seat, teller))
            .map(|t| t.replace(' ', NO_BREAK))
            .collect();
        let cards = if cards.is_empty() { say.board_nothing() } else { cards.join(", ") };
        let (points, hand) = (say.board_points(state.score(seat)), say.board_cards(state.hand_size(seat)));
        lines.push(format!("{} · {points} · {hand} · {cards}", called(teller.person(seat), say)));
    }
    let victory = |standing| victory(&standing, say, |seat| teller.person(seat), &say.won_by_cards());
    lines.extend(state.standing().map(victory));
    lines
}

/// What a card brings a player: one of their own, one of another player, or a character in play.
fn entry(scored: Scored, seat: Seat, teller: &Teller) -> Option<String> {
    let Scored { card, owner, points, bonus, .. } = scored;
    let (say, noun) = (teller.phrases, teller.noun(card));
    match owner {
        Some(owner) if owner == seat && bonus == 0 => Some(format!("{noun} {points}")),
        Some(owner) if owner == seat => Some(format!("{noun} {points} + {bonus}")),
        _ if bonus == 0 => None,
        Some(owner) => Some(say.score_of_other(noun, bonus, &teller.person(owner))),
        None => Some(format!("{noun} + {bonus}")),
    }
}
