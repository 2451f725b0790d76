//! Whole games, played on both servers from the start: nothing is staged, and all memories are honest. The worlds part when a deck
//! is shuffled by another seed. Hints are asked for here, since they need the memory of a player.

use std::time::{Duration, Instant};

use session::Seat;
use tabletop::{Actor, Asked, NoLog, Stream, Viewer};

use crate::duel::{Duel, Seated, Verdict};
use crate::lockstep::Lockstep;
use crate::scale::Scale;
use crate::secretive::Secretive;
use crate::segment::Segment;
use crate::world::Ask;

/// A hint that came sooner was not cut off by the time a bot has for it.
const HINT_TIME: Duration = Duration::from_millis(290);
/// So many answers are given at most.
const LONGEST: u32 = 600;

impl<G: Secretive> Duel<G> {
    /// Plays whole games until so many hints were compared.
    fn whole(&mut self, hints: u64) -> Verdict<u64> {
        let mut compared = 0;
        for _ in 0..4 * hints {
            if compared >= hints {
                break;
            }
            // Every other table has hints.
            self.tables |= 1;
            self.worlds.iter().for_each(|world| drop(world.source.take_drawn()));
            let seated = self.sit_down();
            compared += self.play_through(seated)?;
        }
        Ok(compared)
    }

    fn play_through(&mut self, seated: Seated<G>) -> Verdict<u64> {
        let start = self.started(&seated);
        let seat = Seat(self.luck.below(seated.tokens.len() as u32) as u8);
        let viewer = Viewer::Seat(seat);
        let mut segment = Segment {
            visit: self.visit(&seated, viewer),
            beginning: [start.fingerprint().0; 2],
            seeds: [0; 2],
            lockstep: Lockstep::new(start.clone(), start, viewer),
            live: Vec::new(),
            seated,
        };
        self.begin_to_listen(&mut segment)?;
        let mut compared = 0;
        for _ in 0..LONGEST {
            if segment.lockstep.differ() {
                self.count(&segment, viewer);
                for ask in segment.visit.always(&mut self.luck) {
                    self.ask(&ask)?;
                }
                if segment.lockstep.now[0].who().contains(&seat) {
                    compared += u64::from(self.hint(&segment, seat)?);
                }
            }
            let Some(step) = segment.lockstep.find(&mut self.luck) else { break };
            self.make(&mut segment, step)?;
        }
        for since in 0..=segment.visit.version {
            self.ask(&segment.visit.since(since))?;
        }
        self.check_worlds(&segment);
        self.end(&segment)?;
        Ok(compared)
    }

    /// One of two players resigns; up to then replay and record are refused, and from then on nothing is hidden any more.
    fn end(&mut self, segment: &Segment<G>) -> Verdict<()> {
        // With more players a bot plays on for who resigned, and draws numbers when it likes.
        if segment.seated.tokens.len() != 2 {
            return Ok(());
        }
        let id = &segment.seated.id;
        let page = |kind: &'static str, rest: &str| {
            Ask::get(kind, format!("/t/{id}{rest}")).with("accept", "text/html").cookie(segment.visit.cookie.as_deref())
        };
        let open = [
            page("page, over", "?lang=de"),
            page("page replay, over", "/replay?at=3&seat=0&lang=it"),
            page("page replay, over", "/replay?at=4000000000&seat=1"),
            page("page replay, over", "/replay?at=9&seat=none&since=5").with("x-fragment", "1"),
            page("page replay, over", "/replay/goal?at=9&eyes=1"),
            page("page record, over", "/record"),
        ];
        for ask in &open[1..] {
            assert_eq!(self.ask(ask)?.status, 409, "{ask}");
        }
        for seat in 1..segment.seated.tokens.len() {
            let resign =
                Ask::form("page resign", format!("/t/{id}/do"), &"do=resign").cookie(Some(&self.cookies[seat]));
            assert_eq!(self.ask(&resign)?.status, 303, "{resign}");
        }
        for ask in &open {
            for world in &self.worlds {
                let sent = world.ask(ask);
                assert_eq!(sent.status, 200, "{ask}: {}", String::from_utf8_lossy(&sent.body));
            }
        }
        Ok(())
    }

    /// The position of a table that has just started, from the numbers that were drawn for it.
    fn started(&self, seated: &Seated<G>) -> G {
        let drawn = self.worlds[0].source.take_drawn();
        // The first of them are for the table itself.
        let starts = (0..=drawn.len()).map(|first| {
            let (mut state, mut numbers) = (G::start(&seated.setup), drawn[first..].iter());
            while let (Asked::Chance(roll, _), Some(&number)) = (state.asked(), numbers.as_slice().first()) {
                numbers.next();
                state.apply(Actor::Chance, roll.draw(&mut Stream::new(number)).into(), &mut NoLog);
            }
            state
        });
        let look = || self.worlds[0].look(&seated.id, None);
        let mut starts = starts.filter(|state| G::is_shown(look(), &state.view(Viewer::Spectator)));
        starts.next().expect("the position of a table that has started")
    }

    /// Compares a hint; `false` if it came too late to be compared.
    fn hint(&mut self, segment: &Segment<G>, seat: Seat) -> Verdict<bool> {
        let path = format!("/api/v1/tables/{}/hint", segment.seated.id);
        let ask = Ask::get("hint", path).by(Some(&segment.seated.tokens[seat.index()]));
        let [(one, a), (other, b)] = [0, 1].map(|at: usize| {
            let start = Instant::now();
            (self.worlds[at].ask(&ask), start.elapsed())
        });
        assert_eq!(one.status, 200, "{}", String::from_utf8_lossy(&one.body));
        // A search that ran out of time has seen more in one world than in the other.
        let in_time = a.max(b) < HINT_TIME;
        if in_time {
            one.compare(&other, &ask)?;
        }
        Ok(in_time)
    }
}

fn tell_no_more<G: Secretive>(game: &'static str) {
    let mut duel = Duel::<G>::new(game, &[2, 3], 31, None);
    match duel.whole(Scale::from_env().hints) {
        Ok(hints) => println!("{game}: {hints} hints, {} pairs in whole games", duel.tally.pairs),
        Err(difference) => panic!("{game}: {difference}"),
    }
    assert!(duel.tally.pairs > 0, "{game}: the worlds have never parted");
}

/// Metrics are not compared here: they tell how long bots have thought, and time is not fixed for them.
#[test]
fn whole_games_and_hints_tell_no_more() {
    tell_no_more::<origami::State>("origami");
    tell_no_more::<origami::State>("mixed");
    tell_no_more::<islands::State>("islands");
}
