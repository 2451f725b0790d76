//! Games between bots, to find out who is better.
//!
//! A *deal* is a beginning: the same shuffles and dice, as far as they do not depend on what is played. Each deal is played
//! once in every rotation of the seats, so that luck falls on all alike.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`deal`] | a deal played from all seats |
//! | [`dice`] | the dice of a deal of Origami Islands |
//! | [`times`] | how long decisions took |
//! | [`tally`] | what comes out of many deals |
//! | [`statistics`] | means, intervals and ratings |

pub mod deal;
pub mod dice;
pub mod statistics;
pub mod tally;
pub mod times;

use std::time::Duration;

use cpu_time::ThreadTime;
use tabletop::{Actor, Asked, Imagine, MoveBuf, Outcome, Roll, Standing, Stream, Viewer};

use crate::bot::{Bot, Sight};
use crate::ismcts::Ismcts;
use crate::judgement::Judged;
use crate::memories::Memories;

/// Somebody in the arena.
pub enum Player<G: Imagine> {
    /// A bot, which sees what a person would see.
    Honest(Box<dyn Bot<G>>),
    /// The yardstick with all cards open, to find out how much is luck. It plays nowhere else.
    AllSeeing(Box<Ismcts<G>>),
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended, by seat.
    pub standing: Standing,
    /// The decisions of each seat.
    pub decisions: Vec<Vec<Decision>>,
}

/// A decision that was made.
#[derive(Clone, Copy, Debug)]
pub struct Decision {
    /// How much CPU time it took.
    pub time: Duration,
    /// How many worlds were imagined, where that is counted.
    pub worlds: u64,
    /// Was another move surely no worse?
    pub is_dominated: bool,
}

/// What chance answers.
pub trait Chance<G> {
    /// The answer in this position.
    fn answer(&mut self, game: &G, roll: Roll) -> Outcome;
}

impl<G> Chance<G> for Stream {
    fn answer(&mut self, _game: &G, roll: Roll) -> Outcome {
        roll.draw(self)
    }
}

/// Plays a game; `players` and the streams for what they leave to chance by seat, all other chance from `chance`. Gives up, without a result, as soon as `is_stopped` says so.
pub fn play<G: Judged>(
    setup: &G::Setup,
    players: &mut [&mut Player<G>],
    chance: &mut impl Chance<G>,
    streams: &mut [Stream],
    is_stopped: &dyn Fn() -> bool,
) -> Option<Played> {
    let mut game = G::start(setup);
    let mut moves = MoveBuf::with_capacity(G::MAX_MOVES);
    let mut memories = Memories::<G>::new(setup, game.players());
    let mut decisions: Vec<Vec<Decision>> = (0..game.players()).map(|_| Vec::new()).collect();
    loop {
        let seat = match game.asked() {
            Asked::Seat(seat, _) => seat,
            Asked::Together(seats, _) => seats.first()?,
            Asked::Chance(roll, _) => {
                let m = chance.answer(&game, roll).into();
                game.apply(Actor::Chance, m, &mut memories);
                continue;
            }
            Asked::Over => break,
        };
        moves.clear();
        game.moves(Actor::Seat(seat), &mut moves);
        let at = seat.index();
        let index = if moves.len() == 1 {
            0
        } else {
            if is_stopped() {
                return None;
            }
            let stream = streams.get_mut(at)?;
            let clock = ThreadTime::now();
            let (index, worlds) = match players.get_mut(at)? {
                Player::Honest(bot) => {
                    let view = game.view(Viewer::Seat(seat));
                    let sight = Sight { seat, view: &view, memory: memories.of(seat)?, legal: &moves };
                    let index = bot.choose(&sight, stream);
                    (index, bot.thoughts().map_or(0, |thoughts| thoughts.worlds))
                }
                Player::AllSeeing(search) => {
                    let index = search.search(seat, &moves, stream, |_| game.clone());
                    (index, Bot::<G>::thoughts(&**search).map_or(0, |thoughts| thoughts.worlds))
                }
            };
            let time = clock.elapsed();
            let mut is_dominated = false;
            game.dominated(seat, &moves, |marked| is_dominated |= marked == index);
            decisions[at].push(Decision { time, worlds, is_dominated });
            index
        };
        game.apply(Actor::Seat(seat), moves[index], &mut memories);
    }
    Some(Played { standing: game.standing()?, decisions })
}
