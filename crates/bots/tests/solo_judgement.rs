//! The judgement of the solo game: it weighs every answer, it has a plan, and the search plays by it.

use bots::islands::{Greedy, Knowledge};
use bots::judgement::Judgement;
use bots::{Bot, Budget, Sensei, Sight};
use islands::{Ask, Atlas, Move, Setup, State, Technology};
use tabletop::{Actor, Asked, Digest, Game, MoveBuf, NoLog, Roll, Seat, Stream, Viewer};

const ALONE: Seat = Seat(0);

fn solo() -> Setup {
    let atlas = Atlas::standard();
    Setup::solo(&atlas.all().collect::<Vec<_>>(), atlas).unwrap_or_else(|bad| panic!("{bad}"))
}

/// The same dice for everybody: each by its address.
fn roll(game: &State, dice: u64, roll: Roll) -> Move {
    let address = format!("{dice} {:?}", game.address());
    roll.draw(&mut Stream::new(Digest::of(address.as_bytes()).0)).into()
}

/// Plays a game with these dice and returns its end; `answer` gets every question with several answers.
fn play(dice: u64, mut answer: impl FnMut(&State, &[Move]) -> usize) -> State {
    let mut game = State::start(&solo());
    let mut moves = MoveBuf::with_capacity(State::MAX_MOVES);
    loop {
        match game.asked() {
            Asked::Over => return game,
            Asked::Chance(die, _) => {
                let m = roll(&game, dice, die);
                game.apply(Actor::Chance, m, &mut NoLog);
            }
            Asked::Seat(..) | Asked::Together(..) => {
                moves.clear();
                game.moves(Actor::Seat(ALONE), &mut moves);
                let index = if moves.len() == 1 { 0 } else { answer(&game, &moves) };
                game.apply(Actor::Seat(ALONE), moves[index], &mut NoLog);
            }
        }
    }
}

fn weights(knowledge: &mut Knowledge, game: &State, moves: &[Move]) -> Vec<f32> {
    let mut weights = Vec::new();
    knowledge.weigh(game, ALONE, moves, &mut weights);
    weights
}

/// The answer of the greatest weight.
fn heaviest(knowledge: &mut Knowledge, game: &State, moves: &[Move]) -> usize {
    let weights = weights(knowledge, game, moves);
    let mut best = 0;
    for (i, &weight) in weights.iter().enumerate() {
        if weight > weights[best] {
            best = i;
        }
    }
    best
}

fn choose(bot: &mut impl Bot<State>, game: &State, moves: &[Move], stream: &mut Stream) -> usize {
    let view = game.view(Viewer::Seat(ALONE));
    bot.choose(&Sight { seat: ALONE, view: &view, memory: &islands::Memory, legal: moves }, stream)
}

#[test]
fn every_answer_has_a_weight_wherever_chance_leads() {
    let mut knowledge = Knowledge::default();
    let mut stream = Stream::new(5);
    for dice in 0..12 {
        play(dice, |game, moves| {
            let weights = weights(&mut knowledge, game, moves);
            assert_eq!(weights.len(), moves.len());
            assert!(weights.iter().all(|&weight| weight.is_finite() && weight >= 0.0), "{weights:?} in {game:?}");
            assert!(weights.iter().any(|&weight| weight > 0.0), "{game:?}");
            assert!(knowledge.play_on(game, ALONE, moves, &mut stream) < moves.len());
            if game.has_islands(ALONE) {
                let score = knowledge.forecast(game).scores[0];
                assert!((-300.0..700.0).contains(&score), "{score} in {game:?}");
            }
            stream.below(moves.len() as u32) as usize
        });
    }
}

#[test]
fn a_round_is_held_as_often_as_it_pays_and_no_coin_is_bid_in_vain() {
    let mut knowledge = Knowledge::default();
    let mut held = 0;
    for dice in 100..106 {
        let end = play(dice, |game, moves| {
            let index = heaviest(&mut knowledge, game, moves);
            match moves[index] {
                Move::Bid(coins) => assert!(coins <= 14, "{coins} coins, 14 always win"),
                Move::Use(used) => held += u32::from(used.technology == Technology::Timenautics && used.level == 3),
                _ => {}
            }
            index
        });
        assert_eq!(end.level(Technology::Timenautics), 3);
    }
    assert!(held > 6 * 4, "{held} rounds held in six games");
}

#[test]
fn the_weights_alone_play_better_than_the_greedy_player() {
    let (mut knowledge, mut greedy, mut stream) = (Knowledge::default(), Greedy::default(), Stream::new(1));
    let (mut weighed, mut taken) = (0, 0);
    for dice in 200..220 {
        weighed += play(dice, |game, moves| heaviest(&mut knowledge, game, moves)).points(ALONE);
        taken += play(dice, |game, moves| choose(&mut greedy, game, moves, &mut stream)).points(ALONE);
    }
    assert!(weighed > taken + 20 * 10, "{weighed} against {taken}");
}

#[test]
fn a_forecast_at_the_end_of_the_game_is_close() {
    let mut knowledge = Knowledge::default();
    for dice in 300..306 {
        let mut last = 0.0;
        let end = play(dice, |game, moves| {
            if matches!(game.asked(), Asked::Seat(_, Ask::Bid { .. })) {
                last = knowledge.forecast(game).scores[0];
            }
            heaviest(&mut knowledge, game, moves)
        });
        let score = f32::from(end.points(ALONE));
        assert!((last - score).abs() < 40.0, "{last} was expected, it was {score}");
    }
}

#[test]
fn the_search_plays_by_it() {
    let score = || {
        let (mut sensei, mut stream) = (Sensei::<State>::new(Budget::nodes(12)), Stream::new(7));
        play(400, |game, moves| choose(&mut sensei, game, moves, &mut stream)).points(ALONE)
    };
    let first = score();
    assert!(first > 240, "{first}");
    assert_eq!(first, score());
}
