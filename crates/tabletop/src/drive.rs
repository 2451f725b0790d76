//! Playing a game to its end.

use crate::{Actor, Asked, Game, MoveBuf, Seat, Sink, Stream};

/// How many questions a game asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Questions to a player with at least two legal answers.
    pub decisions: u64,
    /// Questions to a player with exactly one legal answer.
    pub forced: u64,
    /// Questions to chance.
    pub chances: u64,
}

impl Tally {
    /// Adds another tally.
    pub const fn add(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.chances += other.chances;
    }
}

/// One answered question.
pub type Played<G> = (Actor, <G as Game>::Move);

/// Answers the next question of `game`: chance from `stream`, a forced question by its only answer, any other by
/// `choose`, which gets the position, the seat and the legal moves and returns an index.
///
/// Where several players are asked at once, the lowest seat answers first. Returns `None` when the game is over.
// Always inlined: it is the body of every loop that plays games, and what such a loop does not look at is left out.
#[inline(always)]
pub fn step<G: Game>(
    game: &mut G,
    buf: &mut MoveBuf<G::Move>,
    stream: &mut Stream,
    tally: &mut Tally,
    choose: &mut impl FnMut(&G, Seat, &[G::Move], &mut Stream) -> usize,
    log: &mut impl Sink<G::Event>,
) -> Option<Played<G>> {
    let seat = match game.asked() {
        Asked::Seat(seat, _) => seat,
        Asked::Together(seats, _) => seats.first()?,
        Asked::Chance(roll, _) => {
            let m = roll.draw(stream).into();
            tally.chances += 1;
            game.apply(Actor::Chance, m, log);
            return Some((Actor::Chance, m));
        }
        Asked::Over => return None,
    };
    buf.clear();
    game.moves(Actor::Seat(seat), buf);
    let m = if buf.len() == 1 {
        tally.forced += 1;
        buf[0]
    } else {
        tally.decisions += 1;
        buf[choose(game, seat, buf, stream)]
    };
    game.apply(Actor::Seat(seat), m, log);
    Some((Actor::Seat(seat), m))
}

/// Chooses any legal move, each equally likely.
#[inline]
pub fn at_random<G: Game>(_: &G, _: Seat, moves: &[G::Move], stream: &mut Stream) -> usize {
    stream.below(moves.len() as u32) as usize
}
