//! Laws that are tried at one decision in 64.

use std::collections::BTreeMap;

use tabletop::{Actor, Asked, Encode as _, Game, Imagine, MoveBuf, NoLog, Seat, Seats, Stream, Viewer};

use crate::lawful::{Lawful, MoveOf, SetupOf};
use crate::walk::{Position, Verdict, Watch, dear, watch};

fn moves_of<L: Lawful>(game: &L::Game, seat: Seat) -> Vec<MoveOf<L>> {
    let mut buf = MoveBuf::with_capacity(L::Game::MAX_MOVES);
    game.moves(seat.into(), &mut buf);
    buf.to_vec()
}

/// A world imagined by any viewer looks to that viewer like the real one, gives them the same legal moves, holds every
/// card once, and can be played on to its end.
///
/// # Panics
/// If the law is broken.
pub fn imagined_worlds_look_the_same_and_can_be_played_on<L: Lawful>(players: u8) {
    watch::<L, _>(players, dear::<L>(), |_| Imagined);
}

struct Imagined;

impl<L: Lawful> Watch<L> for Imagined {
    const REMEMBERS: bool = true;

    fn before(&mut self, at: &Position<'_, L>, luck: &mut Stream) -> Verdict {
        if !at.is_sampled {
            return Ok(());
        }
        for (viewer, memory) in at.memories {
            let view = at.game.view(*viewer);
            let world = L::Game::imagine(&view, memory, luck);
            let looks = world.view(*viewer);
            if looks != view {
                return Err(format!("{viewer:?} imagines what looks like\n{looks:?}\ninstead of\n{view:?}"));
            }
            if let Viewer::Seat(seat) = *viewer
                && moves_of::<L>(&world, seat) != moves_of::<L>(at.game, seat)
            {
                return Err(format!("{viewer:?} imagines a world with other legal moves of their own"));
            }
            L::each_card_once(&world).map_err(|why| format!("imagined by {viewer:?}: {why}"))?;
            play_on::<L>(at.setup, world, luck).map_err(|why| format!("imagined by {viewer:?}: {why}"))?;
        }
        Ok(())
    }
}

/// Plays at random to the end.
fn play_on<L: Lawful>(setup: &SetupOf<L>, mut game: L::Game, luck: &mut Stream) -> Verdict {
    let mut buf = MoveBuf::with_capacity(L::Game::MAX_MOVES);
    for _ in 0..L::most_moves(setup) {
        if !step::<L>(&mut game, &mut buf, luck)? {
            return Ok(());
        }
    }
    Err("the game does not end in time".into())
}

/// Answers one question at random; returns whether there was one.
fn step<L: Lawful>(game: &mut L::Game, buf: &mut MoveBuf<MoveOf<L>>, luck: &mut Stream) -> Result<bool, String> {
    let seat = match game.asked() {
        Asked::Over => return Ok(false),
        Asked::Chance(roll, _) => {
            game.apply(Actor::Chance, roll.draw(luck).into(), &mut NoLog);
            return Ok(true);
        }
        Asked::Seat(seat, _) => Some(seat),
        Asked::Together(seats, _) => seats.first(),
    };
    let seat = seat.ok_or("several players are asked, but none of them")?;
    buf.clear();
    game.moves(seat.into(), buf);
    if buf.is_empty() {
        return Err(format!("seat {seat} is asked a question without any answer: {:?}", game.asked()));
    }
    let m = buf[luck.below(buf.len() as u32) as usize];
    game.apply(seat.into(), m, &mut NoLog);
    Ok(true)
}

/// What is really hidden is never ruled out by what a viewer remembers.
///
/// # Panics
/// If the law is broken.
pub fn the_truth_is_possible_under_memory<L: Lawful>(players: u8) {
    watch::<L, _>(players, dear::<L>(), |_| Truth);
}

struct Truth;

impl<L: Lawful> Watch<L> for Truth {
    const REMEMBERS: bool = true;

    fn before(&mut self, at: &Position<'_, L>, _: &mut Stream) -> Verdict {
        if !at.is_sampled {
            return Ok(());
        }
        match at.memories.iter().find(|(_, memory)| !L::is_possible(memory, at.game)) {
            Some((viewer, memory)) => Err(format!("the truth is impossible for {viewer:?}, who remembers {memory:?}")),
            None => Ok(()),
        }
    }
}

/// Players who are asked together may answer in any order: the same answers lead to the same position, and nobody
/// learns anything of an answer before all are in.
///
/// # Panics
/// If the law is broken.
pub fn together_every_order_gives_the_same_state<L: Lawful>(players: u8) {
    watch::<L, _>(players, dear::<L>(), |_| InAnyOrder);
}

struct InAnyOrder;

impl<L: Lawful> Watch<L> for InAnyOrder {
    fn before(&mut self, at: &Position<'_, L>, luck: &mut Stream) -> Verdict {
        // Such questions are rare, so the law is tried at each of them.
        let Asked::Together(seats, _) = at.game.asked() else { return Ok(()) };
        answers_stay_secret::<L>(at.game, seats, luck)?;
        let mut answers = Vec::new();
        for seat in seats.iter() {
            let legal = moves_of::<L>(at.game, seat);
            if legal.is_empty() {
                return Err(format!("seat {seat} is asked a question without any answer"));
            }
            answers.push((seat, legal[luck.below(legal.len() as u32) as usize]));
        }
        let mut first = None;
        for order in orders(&answers) {
            let after = answer_all::<L>(at.game, &order)?;
            if first.get_or_insert_with(|| after.clone()) != &after {
                return Err(format!("the order of answers matters: {order:?}"));
            }
        }
        Ok(())
    }
}

/// Every order of a short list.
fn orders<T: Copy>(list: &[T]) -> Vec<Vec<T>> {
    if list.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for i in 0..list.len() {
        let mut rest = list.to_vec();
        let head = rest.remove(i);
        for mut tail in orders(&rest) {
            tail.insert(0, head);
            all.push(tail);
        }
    }
    all
}

/// Gives these answers in this order; who has answered is not asked again before the last one is in.
fn answer_all<L: Lawful>(game: &L::Game, order: &[(Seat, MoveOf<L>)]) -> Result<L::Game, String> {
    let mut game = game.clone();
    for (i, &(seat, m)) in order.iter().enumerate() {
        game.play(seat.into(), m, &mut NoLog).map_err(|why| format!("seat {seat} may not answer {m:?} now: {why}"))?;
        let waiting: Seats = order[i + 1..].iter().map(|&(seat, _)| seat).collect();
        if !waiting.is_empty() && !matches!(game.asked(), Asked::Together(seats, _) if seats == waiting) {
            return Err(format!("after the answer of {seat} not exactly the others are asked: {:?}", game.asked()));
        }
    }
    Ok(game)
}

/// As long as somebody has still to answer, others see that a player answered and not what.
fn answers_stay_secret<L: Lawful>(game: &L::Game, seats: Seats, luck: &mut Stream) -> Verdict {
    for seat in seats.iter().filter(|_| seats.len() > 1) {
        let legal = moves_of::<L>(game, seat);
        let any = |luck: &mut Stream| legal[luck.below(legal.len() as u32) as usize];
        let [a, b] = [any(luck), any(luck)].map(|m| {
            let (mut next, mut log) = (game.clone(), Vec::new());
            next.apply(seat.into(), m, &mut log);
            (next, log)
        });
        for viewer in Viewer::all(game.players()).filter(|v| !v.is(seat)) {
            let seen = |log: &[_]| log.iter().map(|e| L::Game::seen_by(e, viewer)).collect::<Vec<_>>();
            if a.0.view(viewer) != b.0.view(viewer) || seen(&a.1) != seen(&b.1) {
                return Err(format!("{viewer:?} can tell what {seat} has answered"));
            }
        }
    }
    Ok(())
}

/// A game that is saved, loaded and continued is the same game.
///
/// # Panics
/// If the law is broken.
pub fn a_saved_game_goes_on_the_same<L: Lawful>(players: u8) {
    watch::<L, _>(players, dear::<L>(), |_| Saved);
}

struct Saved;

/// How far a saved game is continued.
const GO_ON: usize = 40;

impl<L: Lawful> Watch<L> for Saved {
    fn before(&mut self, at: &Position<'_, L>, luck: &mut Stream) -> Verdict {
        if !at.is_sampled {
            return Ok(());
        }
        let text = L::save(at.setup, at.played, at.game);
        let (setup, played) = L::load(&text).map_err(|why| format!("the saved game is refused: {why}"))?;
        if setup != *at.setup || played != at.played {
            return Err("the loaded game has another setup or other moves".into());
        }
        let mut loaded = L::Game::start(&setup);
        for (by, m) in played {
            loaded.play(by, m, &mut NoLog).map_err(|why| format!("the loaded game refuses {m:?}: {why}"))?;
        }
        if L::save(&setup, at.played, &loaded) != text {
            return Err("saved again, the text differs".into());
        }
        let (mut real, mut buf) = (at.game.clone(), MoveBuf::with_capacity(L::Game::MAX_MOVES));
        let (mut one, mut other) = (luck.clone(), luck.clone());
        for _ in 0..GO_ON {
            if real != loaded || real.asked() != loaded.asked() {
                return Err("the loaded game is in another position".into());
            }
            if !step::<L>(&mut real, &mut buf, &mut one)? {
                break;
            }
            step::<L>(&mut loaded, &mut buf, &mut other)?;
        }
        Ok(())
    }
}

/// Positions that differ have different fingerprints, and equal ones the same: all positions of a game, those that each answer to
/// a question would lead to, and those that viewers imagine.
///
/// # Panics
/// If the law is broken.
pub fn fingerprints_tell_positions_apart<L: Lawful>(players: u8) {
    watch::<L, _>(players, dear::<L>(), |_| Fingerprints::<L> { met: BTreeMap::new() });
}

struct Fingerprints<L: Lawful> {
    /// The positions of this game, by fingerprint.
    met: BTreeMap<u64, L::Game>,
}

/// So many answers to one question are tried: some have thousands.
const TRIED: usize = 256;

impl<L: Lawful> Watch<L> for Fingerprints<L> {
    const REMEMBERS: bool = true;

    fn before(&mut self, at: &Position<'_, L>, luck: &mut Stream) -> Verdict {
        self.meet(at.game)?;
        if !at.is_sampled {
            return Ok(());
        }
        for &m in at.legal.iter().take(TRIED) {
            let mut next = at.game.clone();
            next.apply(at.by, m, &mut NoLog);
            self.meet(&next)?;
        }
        for (viewer, memory) in at.memories {
            self.meet(&L::Game::imagine(&at.game.view(*viewer), memory, luck))?;
        }
        let mut again = L::Game::start(at.setup);
        at.played.iter().for_each(|&(by, m)| again.apply(by, m, &mut NoLog));
        if again.fingerprint() == at.game.fingerprint() {
            Ok(())
        } else {
            Err("played again, the position has another fingerprint".into())
        }
    }
}

impl<L: Lawful> Fingerprints<L> {
    fn meet(&mut self, game: &L::Game) -> Verdict {
        let met = self.met.entry(game.fingerprint().0).or_insert_with(|| game.clone());
        if met == game { Ok(()) } else { Err("two positions have the same fingerprint".into()) }
    }
}
