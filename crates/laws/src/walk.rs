//! Plays cases while a law watches.

use std::cell::{Cell, RefCell};

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use tabletop::{Actor, Asked, Game, Imagine, MoveBuf, Stream, Viewer};

use crate::Case;
use crate::lawful::{EventOf, Lawful, MemoryOf, MoveOf, Played, SetupOf};

/// What a law says of a position: nothing, or what is wrong.
pub type Verdict = Result<(), String>;

/// A position as a law sees it.
pub struct Position<'a, L: Lawful> {
    /// The setup of the game.
    pub setup: &'a SetupOf<L>,
    /// The position itself.
    pub game: &'a L::Game,
    /// Who answers next.
    pub by: Actor,
    /// All legal answers of that actor; none for chance.
    pub legal: &'a [MoveOf<L>],
    /// The game so far.
    pub played: &'a [Played<L>],
    /// What each viewer remembers; empty if the law does not ask for it.
    pub memories: &'a [(Viewer, MemoryOf<L>)],
    /// Is this one of the positions at which a dear law is tried?
    pub is_sampled: bool,
}

/// A law: watches a game go by.
pub trait Watch<L: Lawful> {
    /// Does it need the viewers' memories?
    const REMEMBERS: bool = false;

    /// Looks at a position before it is answered. `luck` is the law's own: it does not change the game.
    ///
    /// # Errors
    /// What is wrong.
    fn before(&mut self, at: &Position<'_, L>, luck: &mut Stream) -> Verdict {
        let _ = (at, luck);
        Ok(())
    }

    /// Looks at what an answer led to.
    ///
    /// # Errors
    /// What is wrong.
    fn after(&mut self, answer: &Answer<'_, L>) -> Verdict {
        let _ = answer;
        Ok(())
    }
}

/// An answer and what it led to.
pub struct Answer<'a, L: Lawful> {
    /// The position that was answered.
    pub before: &'a L::Game,
    /// Who answered.
    pub by: Actor,
    /// What.
    pub m: MoveOf<L>,
    /// The position after it.
    pub after: &'a L::Game,
    /// What happened.
    pub log: &'a [EventOf<L>],
}

/// How much was tried.
#[derive(Debug, Default)]
struct Tally {
    decisions: Cell<u64>,
    sampled: Cell<u64>,
}

/// When enough was tried.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// So many decisions.
    Decisions(u64),
    /// So many sampled decisions.
    Sampled(u64),
}

/// Plays games with mostly random players until enough was tried.
pub(crate) fn watch<L: Lawful, W: Watch<L>>(players: u8, until: Until, law: impl Fn(&SetupOf<L>) -> W) {
    let setups = L::setups(players);
    run::<L, W>(&setups, &Case::lively(setups.len(), players), until, law);
}

/// Plays games with players who try to keep the game from ending.
pub(crate) fn watch_adversaries<L: Lawful, W: Watch<L>>(players: u8, until: Until, law: impl Fn(&SetupOf<L>) -> W) {
    let setups = L::setups(players);
    run::<L, W>(&setups, &Case::adversarial(setups.len(), players), until, law);
}

/// The share of the cheap decisions that falls to one number of players.
pub(crate) fn cheap<L: Lawful>() -> Until {
    Until::Decisions(L::scale().share::<L>().cheap)
}

/// The share of the dear decisions that falls to one number of players.
pub(crate) fn dear<L: Lawful>() -> Until {
    Until::Sampled(L::scale().share::<L>().dear)
}

fn run<L: Lawful, W: Watch<L>>(
    setups: &[SetupOf<L>],
    cases: &impl Strategy<Value = Case>,
    until: Until,
    law: impl Fn(&SetupOf<L>) -> W,
) {
    let config = Config { failure_persistence: None, ..Config::default() };
    // The same cases each time: a law that fails fails again.
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let tally = Tally::default();
    let played = RefCell::new(Vec::new());
    let enough = || match until {
        Until::Decisions(n) => tally.decisions.get() >= n,
        Until::Sampled(n) => tally.sampled.get() >= n,
    };
    while !enough() {
        let tree = cases.new_tree(&mut runner).unwrap_or_else(|why| panic!("no case: {why}"));
        let try_case = |case: Case| {
            let setup = &setups[case.setup];
            walk::<L, W>(setup, &case, &mut law(setup), &tally, &played).map_err(TestCaseError::fail)
        };
        if let Err(failure) = runner.run_one(tree, try_case) {
            report::<L>(setups, failure, &played, &try_case);
        }
    }
}

/// Tells what is wrong, with everything that is needed to see it again.
fn report<L: Lawful>(
    setups: &[SetupOf<L>],
    failure: TestError<Case>,
    played: &RefCell<Vec<Played<L>>>,
    again: &dyn Fn(Case) -> Result<(), TestCaseError>,
) -> ! {
    let TestError::Fail(why, case) = failure else { panic!("{failure}") };
    // The moves of the smallest case are those of its last run; a panic on the way is the failure itself.
    let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| again(case.clone())));
    let played = played.borrow();
    let setup = &setups[case.setup];
    let mut game = L::Game::start(setup);
    let mut made = 0;
    for &(by, m) in played.iter() {
        let mut next = game.clone();
        let applied =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| next.apply(by, m, &mut tabletop::NoLog)));
        if applied.is_err() {
            break;
        }
        game = next;
        made += 1;
    }
    let text = L::save(setup, &played[..made], &game);
    let stuck = played.get(made).map(|m| format!("then: {m:?}\n")).unwrap_or_default();
    panic!("{why}\nafter {} moves of {case:?}; the game so far:\n{text}{stuck}", played.len());
}

/// Who answers, and what if it is chance.
type Next<L> = (Actor, Option<MoveOf<L>>);

/// Who answers next; `None` when the game is over.
fn next_actor<L: Lawful>(game: &L::Game, stream: &mut Stream) -> Result<Option<Next<L>>, String> {
    Ok(match game.asked() {
        Asked::Over => None,
        Asked::Chance(roll, _) => Some((Actor::Chance, Some(roll.draw(stream).into()))),
        Asked::Seat(seat, _) => Some((Actor::Seat(seat), None)),
        // Any of them may be the next to answer.
        Asked::Together(seats, _) => {
            let nth = stream.below(seats.len().into()) as usize;
            let seat = seats.iter().nth(nth).ok_or("several players are asked, but none of them")?;
            Some((Actor::Seat(seat), None))
        }
    })
}

fn walk<L: Lawful, W: Watch<L>>(
    setup: &SetupOf<L>,
    case: &Case,
    law: &mut W,
    tally: &Tally,
    played: &RefCell<Vec<Played<L>>>,
) -> Verdict {
    played.borrow_mut().clear();
    let mut game = L::Game::start(setup);
    let mut buf = MoveBuf::with_capacity(L::Game::MAX_MOVES);
    let mut stream = Stream::of_game(case.seed.into(), 0);
    let mut luck = Stream::of_game(case.seed.into(), 1);
    let mut memories: Vec<_> = if W::REMEMBERS {
        Viewer::all(game.players()).map(|v| (v, L::Game::recall(setup, v))).collect()
    } else {
        Vec::new()
    };
    let mut log = Vec::new();
    for _ in 0..L::most_moves(setup) {
        let Some((by, chance)) = next_actor::<L>(&game, &mut stream)? else { return Ok(()) };
        buf.clear();
        game.moves(by, &mut buf);
        let is_decision = buf.len() > 1;
        // Forced questions and chance are sampled too, once the game is set up, but only decisions count.
        let is_sampled = !played.borrow().is_empty() && luck.below(crate::scale::ONE_IN) == 0;
        tally.decisions.set(tally.decisions.get() + u64::from(is_decision));
        tally.sampled.set(tally.sampled.get() + u64::from(is_sampled && is_decision));
        {
            let (legal, played, memories) = (&*buf, &*played.borrow(), &*memories);
            law.before(&Position { setup, game: &game, by, legal, played, memories, is_sampled }, &mut luck)?;
        }
        let m = match (chance, by) {
            (Some(outcome), _) => outcome,
            (None, Actor::Seat(seat)) if is_decision => {
                buf[case.styles[seat.index()].choose::<L>(&game, seat, &buf, &mut stream)]
            }
            _ => *buf.first().ok_or_else(|| format!("{by:?} is asked a question without any answer"))?,
        };
        // Noted before it is made, so that a move that panics is known.
        played.borrow_mut().push((by, m));
        let before = game.clone();
        log.clear();
        game.apply(by, m, &mut log);
        law.after(&Answer { before: &before, by, m, after: &game, log: &log })?;
        for (viewer, memory) in &mut memories {
            for event in &log {
                L::Game::remember(memory, &L::Game::seen_by(event, *viewer));
            }
        }
    }
    if game.asked() == Asked::Over { Ok(()) } else { Err("the game does not end in time".into()) }
}
