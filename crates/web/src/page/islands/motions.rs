//! What moves when something happens at a table of Islands: coins and tokens from place to place, and paint onto squares.

use session::Seat;
use session::islands::{Landmark, Nth, Seen, Squares};

use crate::page::table::motions::{Motion, Motions};

/// What everybody takes from and pays to.
const BANK: &str = "bank";

/// What moves by these events.
pub fn note(events: &[Seen], motions: &mut Motions) {
    events.iter().filter_map(motion).for_each(|motion| motions.add(motion));
}

fn at(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}

fn isle(seat: Seat, island: Nth) -> String {
    format!("isle-{}-{}", seat.0, island.0 + 1)
}

/// Squares as one word: `c4,c5`.
fn named(squares: Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(",")
}

fn coins(count: u16, from: &str, to: &str) -> Option<Motion> {
    let count = u8::try_from(count).unwrap_or(u8::MAX);
    (count > 0).then(|| Motion { count, ..Motion::new("coin", from, to) })
}

/// What moves by one event. An exhaustive match: of a new event somebody has to decide.
fn motion(event: &Seen) -> Option<Motion> {
    match *event {
        Seen::Wins { seat, coins: paid } => coins(paid, &at(seat), BANK),
        Seen::Paints { seat, island, squares, .. } => Some(Motion::new("paint", &named(squares), &isle(seat, island))),
        Seen::Surrounds { seat, island, square, .. } => {
            Some(Motion::new("seal", &square.to_string(), &isle(seat, island)))
        }
        Seen::Token { seat, landmark, from, .. } => {
            let what = if landmark == Landmark::CoalPit { "coal" } else { "gold" };
            Some(Motion::new(what, &from.map_or_else(|| BANK.to_owned(), |(whose, _)| at(whose)), &at(seat)))
        }
        Seen::VolcanoTokens { seat, tokens, .. } => {
            Some(Motion { count: tokens, ..Motion::new("volcano", BANK, &at(seat)) })
        }
        Seen::TokenReturned { seat } => Some(Motion::new("volcano", &at(seat), BANK)),
        Seen::Access { seat, .. } => Some(Motion::new("access", BANK, &at(seat))),
        Seen::Takes { seat, from, coins: taken } => coins(taken, &at(from), &at(seat)),
        Seen::Fills { seat, island, square, .. } => Some(Motion::new("fill", &square.to_string(), &isle(seat, island))),
        Seen::Income { seat, coins: taken, .. } => coins(taken, BANK, &at(seat)),
        Seen::VolcanoGives { coins: given } => coins(given.into(), BANK, &at(Seat(0))),
        Seen::Dealt { .. }
        | Seen::Chose { .. }
        | Seen::Keeps { .. }
        | Seen::FirstPlayer { .. }
        | Seen::Round { .. }
        | Seen::Card { .. }
        | Seen::Bids { .. }
        | Seen::Passes { .. }
        | Seen::NoWinner
        | Seen::Chooses { .. }
        | Seen::ColourRolled { .. }
        | Seen::Starts { .. }
        | Seen::GivesUp { .. }
        | Seen::Skips { .. }
        | Seen::NoToken { .. }
        | Seen::TakesNothing { .. }
        | Seen::Rolled { .. }
        | Seen::Carrambah { .. }
        | Seen::Researches { .. }
        | Seen::Uses { .. }
        | Seen::MarkerStays
        | Seen::Ends => None,
    }
}
