//! Laws that hold at each decision.

use tabletop::{Actor, Asked, Game, Imagine, MoveBuf, NoLog, Outcome, Roll, Seat, Seats, Stream, Viewer};

use crate::lawful::{Lawful, MoveOf, Played, SetupOf};
use crate::walk::{Answer, Position, Verdict, Watch, cheap, watch, watch_adversaries};

/// Every listed move is listed once and accepted by `check`; every other move, near misses made on purpose among
/// them, is refused, and a refused move changes nothing.
///
/// # Panics
/// If the law is broken.
pub fn listed_moves_are_exactly_those_accepted<L: Lawful>(players: u8) {
    watch::<L, _>(players, cheap::<L>(), |_| Listed::<L> {
        buf: MoveBuf::with_capacity(L::Game::MAX_MOVES),
        sorted: Vec::new(),
        misses: Vec::new(),
    });
}

struct Listed<L: Lawful> {
    buf: MoveBuf<MoveOf<L>>,
    sorted: Vec<MoveOf<L>>,
    misses: Vec<Played<L>>,
}

impl<L: Lawful> Watch<L> for Listed<L> {
    fn before(&mut self, at: &Position<'_, L>, luck: &mut Stream) -> Verdict {
        let Actor::Seat(seat) = at.by else { return check_chance::<L>(at.game) };
        self.sorted.clear();
        self.sorted.extend(at.legal);
        self.sorted.sort_unstable();
        if let Some(twice) = self.sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("listed twice: {:?}", twice[0]));
        }
        for &m in at.legal {
            at.game.check(at.by, m).map_err(|why| format!("listed, but refused: {m:?} ({why})"))?;
        }
        self.misses.clear();
        L::near_misses(at.game, seat, at.legal, luck, &mut self.misses);
        if self.misses.len() < 8 {
            return Err(format!("only {} near misses", self.misses.len()));
        }
        for i in 0..self.misses.len() {
            let (by, m) = self.misses[i];
            self.judge_miss(at, by, m)?;
        }
        // A refused move changes nothing.
        let mut copy = at.game.clone();
        let refused = self.misses.iter().find(|&&(by, m)| at.game.check(by, m).is_err());
        match refused {
            Some(&(by, m)) if copy.play(by, m, &mut NoLog).is_ok() => Err(format!("refused, but played: {m:?}")),
            _ if copy != *at.game => Err("a refused move changed the position".into()),
            _ => Ok(()),
        }
    }
}

impl<L: Lawful> Listed<L> {
    fn judge_miss(&mut self, at: &Position<'_, L>, by: Actor, m: MoveOf<L>) -> Verdict {
        let is_listed = if by == at.by {
            self.sorted.binary_search(&m).is_ok()
        } else {
            self.buf.clear();
            at.game.moves(by, &mut self.buf);
            self.buf.contains(&m)
        };
        match (at.game.check(by, m), is_listed) {
            (Ok(()), false) => Err(format!("accepted from {by:?}, but not listed: {m:?}")),
            (Err(why), true) => Err(format!("listed for {by:?}, but refused: {m:?} ({why})")),
            _ => Ok(()),
        }
    }
}

/// Chance may answer what was asked of it and nothing else; nobody else may.
fn check_chance<L: Lawful>(game: &L::Game) -> Verdict {
    let Asked::Chance(roll, _) = game.asked() else { return Err("chance is not asked, yet answers".into()) };
    let outcomes = (0..=u8::MAX).map(Outcome::Number).chain([Outcome::Seed(0), Outcome::Seed(u64::MAX)]);
    for outcome in outcomes {
        let fits = match (roll, outcome) {
            (Roll::Shuffle, Outcome::Seed(_)) => true,
            (Roll::Below(n), Outcome::Number(k)) => k < n,
            _ => false,
        };
        if game.check(Actor::Chance, outcome.into()).is_ok() != fits {
            return Err(format!("chance is asked for {roll:?}; the verdict on {outcome:?} is wrong"));
        }
        for seat in Seat(0).round(game.players()) {
            if game.check(seat.into(), outcome.into()).is_ok() {
                return Err(format!("seat {seat} may answer for chance: {outcome:?}"));
            }
        }
    }
    Ok(())
}

/// Who is asked has at least one answer, who is not asked has none, and somebody is asked until the game is over.
///
/// # Panics
/// If the law is broken.
pub fn nobody_is_asked_an_empty_question<L: Lawful>(players: u8) {
    watch::<L, _>(players, cheap::<L>(), |_| NotEmpty::<L> { buf: MoveBuf::with_capacity(L::Game::MAX_MOVES) });
}

struct NotEmpty<L: Lawful> {
    buf: MoveBuf<MoveOf<L>>,
}

impl<L: Lawful> Watch<L> for NotEmpty<L> {
    fn before(&mut self, at: &Position<'_, L>, _: &mut Stream) -> Verdict {
        let asked: Seats = match at.game.asked() {
            Asked::Seat(seat, _) => [seat].into_iter().collect(),
            Asked::Together(seats, _) => seats,
            Asked::Chance(Roll::Below(0), _) => return Err("chance is asked for a number below 0".into()),
            Asked::Chance(..) | Asked::Over => Seats::NONE,
        };
        for seat in Seat(0).round(at.game.players()) {
            self.buf.clear();
            at.game.moves(seat.into(), &mut self.buf);
            if self.buf.is_empty() == asked.has(seat) {
                return Err(format!("seat {seat}: asked {}, {} answers", asked.has(seat), self.buf.len()));
            }
        }
        self.buf.clear();
        at.game.moves(Actor::Chance, &mut self.buf);
        if self.buf.is_empty() { Ok(()) } else { Err("moves are listed for chance".into()) }
    }
}

/// No card is lost, none is in two places.
///
/// # Panics
/// If the law is broken.
pub fn every_card_is_in_exactly_one_place<L: Lawful>(players: u8) {
    watch::<L, _>(players, cheap::<L>(), |_| EachOnce);
}

struct EachOnce;

impl<L: Lawful> Watch<L> for EachOnce {
    fn after(&mut self, answer: &Answer<'_, L>) -> Verdict {
        L::each_card_once(answer.after)
    }
}

/// A move leads to the same position whether or not somebody listens.
///
/// # Panics
/// If the law is broken.
pub fn a_log_changes_nothing<L: Lawful>(players: u8) {
    watch::<L, _>(players, cheap::<L>(), |_| Log);
}

struct Log;

impl<L: Lawful> Watch<L> for Log {
    fn after(&mut self, answer: &Answer<'_, L>) -> Verdict {
        let mut silent = answer.before.clone();
        silent.apply(answer.by, answer.m, &mut NoLog);
        if silent == *answer.after { Ok(()) } else { Err("with and without a log the positions differ".into()) }
    }
}

/// What each viewer sees happen, folded over what they saw before, is what they see now.
///
/// # Panics
/// If the law is broken.
pub fn seen_events_fold_into_the_next_view<L: Lawful>(players: u8) {
    watch::<L, _>(players, cheap::<L>(), |setup| Fold::<L>::new(setup));
}

struct Fold<L: Lawful> {
    tables: Vec<(Viewer, L::OnTable)>,
}

impl<L: Lawful> Fold<L> {
    fn new(setup: &SetupOf<L>) -> Self {
        let game = L::Game::start(setup);
        Self { tables: Viewer::all(game.players()).map(|v| (v, L::table(&game.view(v)))).collect() }
    }
}

impl<L: Lawful> Watch<L> for Fold<L> {
    fn after(&mut self, answer: &Answer<'_, L>) -> Verdict {
        for (viewer, table) in &mut self.tables {
            for event in answer.log {
                L::fold(table, &L::Game::seen_by(event, *viewer));
            }
            let now = L::table(&answer.after.view(*viewer));
            if now != *table {
                return Err(format!("{viewer:?}: seen events give\n{table:?}\nbut the view is\n{now:?}"));
            }
        }
        Ok(())
    }
}

/// Every game ends within its bound, also with players who would rather go on for ever; there is a result then and
/// not before.
///
/// # Panics
/// If the law is broken.
pub fn every_game_ends<L: Lawful>(players: u8) {
    watch_adversaries::<L, _>(players, cheap::<L>(), |_| Ends);
}

struct Ends;

impl<L: Lawful> Watch<L> for Ends {
    fn after(&mut self, answer: &Answer<'_, L>) -> Verdict {
        let is_over = answer.after.asked() == Asked::Over;
        match answer.after.standing() {
            None if is_over => Err("the game is over without a result".into()),
            Some(_) if !is_over => Err("there is a result before the game is over".into()),
            Some(result) if result.scores().len() != usize::from(answer.after.players()) => {
                Err("the result does not have a score for each seat".into())
            }
            _ => Ok(()),
        }
    }
}
