//! A deal played from all seats.

use tabletop::{Standing, Stream};

use super::dice::Dice;
use super::times::Times;
use super::{Chance, Decision, Player, play};
use crate::judgement::Judged;

/// A game whose luck can be had again.
pub trait Mirrored: Judged {
    /// All luck of one deal but that of thinking.
    type Luck: Chance<Self>;

    /// The luck of a deal, the same each time.
    fn luck(seed: u64, deal: u64) -> Self::Luck;
}

impl Mirrored for origami::State {
    type Luck = Stream;

    fn luck(seed: u64, deal: u64) -> Stream {
        stream_of(Use::Chance, seed, deal)
    }
}

impl Mirrored for islands::State {
    type Luck = Dice;

    fn luck(seed: u64, deal: u64) -> Dice {
        Dice::new(stream_of(Use::Chance, seed, deal).next())
    }
}

/// What numbers are drawn for.
#[derive(Clone, Copy, Debug)]
pub enum Use {
    /// What lies on the table.
    Table,
    /// Shuffles and dice.
    Chance,
    /// What bots leave to chance.
    Thinking,
}

/// The numbers of a deal.
#[must_use]
pub const fn stream_of(what: Use, seed: u64, deal: u64) -> Stream {
    Stream::of_game(seed, deal.wrapping_mul(3).wrapping_add(what as u64))
}

/// A game that was played, by contender and not by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The scores.
    pub scores: Vec<i16>,
    /// The places, from 1.
    pub places: Vec<u8>,
}

/// What somebody spent on decisions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// How many there were, forced answers left out.
    pub decisions: u64,
    /// How many worlds were imagined for them.
    pub worlds: u64,
    /// How much CPU time they took.
    pub times: Times,
    /// How many of them were dominated by another move.
    pub dominated: u64,
}

impl Effort {
    /// Adds another one.
    pub fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.worlds += other.worlds;
        self.times.add(&other.times);
        self.dominated += other.dominated;
    }
}

/// A deal that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Its games.
    pub rounds: Vec<Round>,
    /// What each contender spent in all of them.
    pub efforts: Vec<Effort>,
}

/// Plays a deal: once in each rotation of the seats; where only one can play, each contender for themselves and all together
/// are one round.
///
/// A seat has the same luck in each rotation, whoever sits there, even in thinking: a bot that thinks for so many worlds gets
/// exactly its share against itself.
pub fn play_deal<G: Mirrored>(
    setup: &G::Setup,
    players: &mut [Player<G>],
    seed: u64,
    deal: u64,
    is_stopped: &dyn Fn() -> bool,
) -> Option<Outcome> {
    let seats = usize::from(G::start(setup).players());
    let contenders = players.len();
    let mut efforts = vec![Effort::default(); contenders];
    let mut rounds = Vec::new();
    let mut scores = vec![0; contenders];
    let mut places = vec![0; contenders];
    for rotation in 0..contenders {
        let mut seated: Vec<_> = players.iter_mut().collect();
        seated.rotate_left(rotation);
        seated.truncate(seats);
        let mut thinking = stream_of(Use::Thinking, seed, deal);
        let mut streams: Vec<_> = seated.iter().map(|_| Stream::new(thinking.next())).collect();
        let mut luck = G::luck(seed, deal);
        let played = play(setup, &mut seated, &mut luck, &mut streams, is_stopped)?;
        for (seat, decisions) in played.decisions.iter().enumerate() {
            let contender = (seat + rotation) % contenders;
            scores[contender] = played.standing.scores()[seat];
            places[contender] = played.standing.places()[seat];
            let effort = &mut efforts[contender];
            for &Decision { time, worlds, is_dominated } in decisions {
                effort.decisions += 1;
                effort.worlds += worlds;
                effort.times.count(time);
                effort.dominated += u64::from(is_dominated);
            }
        }
        if seats > 1 {
            rounds.push(Round { scores: scores.clone(), places: places.clone() });
        }
    }
    if seats == 1 {
        let results: Vec<_> = scores.iter().map(|&score| (score, 0)).collect();
        let places = Standing::rank(&results).places().to_vec();
        rounds.push(Round { scores, places });
    }
    Some(Outcome { rounds, efforts })
}
