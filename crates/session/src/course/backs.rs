//! Which answers could be taken back now, kept up to date with every move: asked for at every look, so nothing is played again.

use tabletop::standing::MAX_PLAYERS;
use tabletop::{Actor, Seat, Seats, Viewer};

use crate::game::Hosted;

/// Which answer of each seat could be taken back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Backs {
    /// The number of the last move.
    last: u32,
    /// By seat; nothing once something was shown to that player, or somebody else has acted who was not asked the same.
    open: [Option<Back>; MAX_PLAYERS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Back {
    number: u32,
    /// Who was asked the same question at that time, the player included; nobody if it was asked of one.
    then: Seats,
}

impl Backs {
    /// A move was played; `together` were asked the same before it.
    pub fn played<G: Hosted>(&mut self, number: u32, by: Actor, together: Seats, events: &[G::Event]) {
        self.last = number;
        for (seat, open) in (0..).map(Seat).zip(&mut self.open) {
            if by == Actor::Seat(seat) {
                *open = Some(Back { number, then: together });
            }
            let Some(back) = *open else { continue };
            let same = match by {
                Actor::Seat(other) => other == seat || back.then.has(other),
                Actor::Chance => false,
            };
            let shown = |event: &G::Event| G::reveals(&G::seen_by(event, Viewer::Seat(seat)));
            if !same || events.iter().any(shown) {
                *open = None;
            }
        }
    }

    /// The answer of that seat that could be taken back: the last move of all, or one to a question that others (`together`) are
    /// still asked.
    pub fn of(&self, seat: Seat, together: Seats) -> Option<u32> {
        let back = (*self.open.get(seat.index())?)?;
        let still_asked =
            !together.is_empty() && !together.has(seat) && together.iter().all(|other| back.then.has(other));
        (back.number == self.last || still_asked).then_some(back.number)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Asked, NoLog, Stream};

    use super::super::CourseOf;
    use super::*;
    use crate::look::Happened;
    use crate::wish::Wish;

    /// What may be taken back by definition: the game is played again up to the player's last answer.
    fn by_definition<G: Hosted>(course: &CourseOf<G>, seat: Seat) -> Option<u32> {
        let moves: Vec<_> = course.moves().collect();
        let at = moves.iter().rposition(|&(_, by, _)| by == Actor::Seat(seat))?;
        let mut state = course.start();
        for &(_, by, m) in &moves[..at] {
            state.apply(by, m, &mut NoLog);
        }
        let asked = state.asked();
        let mut events: Vec<G::Event> = Vec::new();
        for &(_, by, m) in &moves[at..] {
            state.apply(by, m, &mut events);
        }
        let still_asked = match (asked, course.together()) {
            (Asked::Together(then, _), now) => {
                let others = moves[at + 1..].iter().all(|&(_, by, _)| matches!(by, Actor::Seat(s) if then.has(s)));
                others && !now.is_empty() && !now.has(seat) && now.iter().all(|s| then.has(s))
            }
            _ => false,
        };
        let shown = events.iter().any(|event| G::reveals(&G::seen_by(event, Viewer::Seat(seat))));
        ((at + 1 == moves.len() || still_asked) && !shown).then_some(moves[at].0)
    }

    /// Plays at random, taking back now and then; how often something could be taken back.
    fn play<G: Hosted>(mut course: CourseOf<G>, seed: u64) -> u32 {
        let mut stream = Stream::new(seed);
        let mut could = 0;
        for _ in 0..250 {
            if let Some(roll) = course.roll() {
                course.play(Actor::Chance, roll.draw(&mut stream).into(), 0, 0).expect("chance");
            } else if let Some(seat) = course.asked().first() {
                let most = G::with_buf(|buf| {
                    course.state.moves(Actor::Seat(seat), buf);
                    buf.len() as u32
                });
                course.play_nth(seat, stream.below(most) as usize, 0).expect("a legal move");
            } else {
                break;
            }
            for seat in (0..course.state.players()).map(Seat) {
                let number = course.to_take_back(seat);
                assert_eq!(number, by_definition(&course, seat));
                could += u32::from(number.is_some());
                if let Some(number) = number.filter(|_| stream.below(4) == 0) {
                    course.note(Happened::TookBack(seat, number), 0);
                    assert_eq!(course.to_take_back(seat), by_definition(&course, seat));
                }
            }
        }
        could
    }

    /// A game of three that is wished for by that word.
    fn wished<G: Hosted>(game: &str, seed: u64) -> CourseOf<G> {
        let wish = Wish { game: game.to_owned(), players: Some(3), ..Wish::default() };
        CourseOf::new(G::arrange(&wish, &mut Stream::new(seed)).expect("a table"))
    }

    #[test]
    fn what_is_kept_is_what_the_definition_says() {
        let mut could = 0;
        for seed in 1..6 {
            for game in ["origami", "legends", "mixed"] {
                could += play(wished::<origami::State>(game, seed), seed);
            }
            could += play(wished::<islands::State>("islands", seed), seed);
        }
        assert!(could > 100, "{could}");
    }
}
