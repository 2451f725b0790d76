//! Those who answer the questions of a game without people.

use bots::contender::Contested;
use bots::{Bot, Budget, Memories, Sight};
use islands::{Memory, Move, State};
use options::bot::{BotName, NODES, Thinking};
use tabletop::drive::{self, Played, Tally};
use tabletop::{Actor, Game, Imagine, MoveBuf, NoLog, Seat, Stream, Viewer};

/// Those who answer the questions of a game without people.
pub trait Answerers<G: Game>: Send {
    /// A new game begins.
    fn begin(&mut self, setup: &G::Setup);

    /// Answers the next question, as [`drive::step`] does.
    fn step(
        &mut self,
        game: &mut G,
        buf: &mut MoveBuf<G::Move>,
        stream: &mut Stream,
        tally: &mut Tally,
    ) -> Option<Played<G>>;

    /// Carries out what chance answered otherwise.
    fn apply(&mut self, game: &mut G, m: G::Move);
}

/// All of them choose at random. They look at nothing, so nothing is kept for them.
#[derive(Clone, Copy, Debug)]
pub struct AllRandom;

impl<G: Game> Answerers<G> for AllRandom {
    fn begin(&mut self, _setup: &G::Setup) {}

    #[inline]
    fn step(
        &mut self,
        game: &mut G,
        buf: &mut MoveBuf<G::Move>,
        stream: &mut Stream,
        tally: &mut Tally,
    ) -> Option<Played<G>> {
        drive::step(game, buf, stream, tally, &mut drive::at_random, &mut NoLog)
    }

    fn apply(&mut self, game: &mut G, m: G::Move) {
        game.apply(Actor::Chance, m, &mut NoLog);
    }
}

/// Bots in their seats, with what each of them remembers.
pub struct Seats<G: Imagine> {
    /// Whoever chooses at random is none: a view costs more than a random choice.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// None before the first game.
    memories: Option<Memories<G>>,
    /// What happened and is not remembered yet.
    events: Vec<G::Event>,
}

impl<G: Contested> Seats<G> {
    /// Bots by seat; those that take any time get `budget`.
    pub fn new(names: &[BotName], budget: Budget) -> Self {
        let looks = |&name: &BotName| if name == BotName::RANDOM { None } else { Some(name.bot(budget)) };
        Self { bots: names.iter().map(looks).collect(), memories: None, events: Vec::new() }
    }

    /// Who sits there, unless they choose at random.
    fn choose(
        bots: &mut [Option<Box<dyn Bot<G>>>],
        memory: Option<&G::Memory>,
        game: &G,
        seat: Seat,
        legal: &[G::Move],
        stream: &mut Stream,
    ) -> usize {
        match (bots.get_mut(seat.index()), memory) {
            (Some(Some(bot)), Some(memory)) => {
                let view = game.view(Viewer::Seat(seat));
                bot.choose(&Sight { seat, view: &view, memory, legal }, stream)
            }
            _ => drive::at_random(game, seat, legal, stream),
        }
    }
}

impl<G: Contested> Answerers<G> for Seats<G> {
    fn begin(&mut self, setup: &G::Setup) {
        self.memories = Some(Memories::new(setup, self.bots.len() as u8));
    }

    fn step(
        &mut self,
        game: &mut G,
        buf: &mut MoveBuf<G::Move>,
        stream: &mut Stream,
        tally: &mut Tally,
    ) -> Option<Played<G>> {
        let Self { bots, memories, events } = self;
        let mut choose = |game: &G, seat: Seat, legal: &[G::Move], stream: &mut Stream| {
            Self::choose(bots, memories.as_ref().and_then(|all| all.of(seat)), game, seat, legal, stream)
        };
        let played = drive::step(game, buf, stream, tally, &mut choose, events);
        for event in events.drain(..) {
            memories.iter_mut().for_each(|all| all.take_in(&event));
        }
        played
    }

    fn apply(&mut self, game: &mut G, m: G::Move) {
        match &mut self.memories {
            Some(memories) => game.apply(Actor::Chance, m, memories),
            None => game.apply(Actor::Chance, m, &mut NoLog),
        }
    }
}

/// A way to choose moves where these play Origami Islands, by seat. Each thread has its own.
pub fn chooser(seats: &[BotName]) -> impl FnMut(&State, Seat, &[Move], &mut Stream) -> usize + Send + use<> {
    let mut bots = Seats::<State>::new(seats, Thinking::Nodes(NODES).budget()).bots;
    // There is nothing to remember in this game.
    move |state, seat, moves, stream| Seats::choose(&mut bots, Some(&Memory), state, seat, moves, stream)
}
