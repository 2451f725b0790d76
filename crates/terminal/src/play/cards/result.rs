//! The points: of every card and effect, and who has won.

use origami::State;
use origami::score::Scored;
use phrases::{Person, Teller};
use tabletop::{Game, Seat};

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
        lines.push(format!("{} · {points} · {hand} · {cards}", name(teller, seat)));
    }
    lines.extend(victory(state, teller));
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

/// Who has won, if the game is over.
fn victory(state: &State, teller: &Teller) -> Option<String> {
    let say = teller.phrases;
    let standing = state.standing()?;
    let winners: Vec<Seat> = standing.winners().collect();
    let score = winners.first().map_or(0, |seat| standing.scores()[seat.index()]);
    let text = match *winners {
        [only] => say.won(score, &teller.person(only)),
        _ => {
            let names: Vec<_> = winners.iter().map(|&seat| name(teller, seat)).collect();
            say.won_together(&names.join(", "), score)
        }
    };
    // Who has as many points and fewer cards has lost by that alone, which is worth saying.
    let tied = standing.scores().iter().filter(|&&s| s == score).count() > winners.len();
    Some(if tied { format!("{text} {}", say.won_by_cards()) } else { text })
}

fn name(teller: &Teller, seat: Seat) -> String {
    match teller.person(seat) {
        Person::You => teller.phrases.board_you(),
        Person::Other(name) => name,
    }
}
