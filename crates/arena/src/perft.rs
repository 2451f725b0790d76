//! Counts of positions: how many lines of play there are to a depth. A change of any rule shows in them.

use std::process::ExitCode;

use serde::Serialize;
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Stream};

use crate::cli::Perft;
use options::AnySetup;
use options::game::{Data, Parts, Recorded};
use speech::Speech;
use speech::out::{self, Out, Stop};

/// Counts and prints, depth by depth.
pub fn run(options: &Perft) -> Result<ExitCode, Stop> {
    match options.setup(Speech::default().phrases())? {
        AnySetup::Cards(setup) => count::<origami::State>(options, &setup),
        AnySetup::Islands(setup) => count::<islands::State>(options, &setup),
    }
}

fn count<G: Recorded>(options: &Perft, setup: &G::Setup) -> Result<ExitCode, Stop> {
    out::listen_for_interrupt();
    let mut out = Out::new();
    let mut counter = Counter::<G>::new();
    let start = Position::start(setup, options.seed());
    let mut counts = Vec::new();
    for depth in 1..=options.depth {
        let nodes = counter.count(&start, depth);
        if counter.stopped {
            break;
        }
        if options.json {
            counts.push(Count { depth, nodes });
        } else {
            // At once: deeper counts can take long.
            out.line(format_args!("{depth} {nodes}"))?;
            out.flush()?;
        }
    }
    if options.json {
        let table = G::table(setup);
        out.json(&Report {
            game: table.game,
            players: table.players,
            parts: table.parts,
            characters: table.characters,
            seed: options.seed(),
            data: table.data,
            counts,
            interrupted: counter.stopped,
        })?;
    }
    out.flush()?;
    Ok(out::exit_code(counter.stopped))
}

/// What is printed as JSON. The order of the fields is that of the JSON.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    #[serde(flatten)]
    parts: Parts,
    #[serde(skip_serializing_if = "Option::is_none")]
    characters: Option<Vec<&'static str>>,
    seed: u64,
    #[serde(flatten)]
    data: Data,
    counts: Vec<Count>,
    interrupted: bool,
}

/// The positions at one depth.
#[derive(Debug, Serialize)]
struct Count {
    depth: u8,
    nodes: u64,
}

/// A position and the chance that lies ahead of it.
///
/// Each branch has a stream of its own, so that a count does not depend on the order of branches.
struct Position<G> {
    game: G,
    stream: Stream,
}

impl<G: Game> Position<G> {
    /// The first question to a player.
    fn start(setup: &G::Setup, seed: u64) -> Self {
        let mut start = Self { game: G::start(setup), stream: Stream::of_game(seed, 0) };
        start.answer_chance();
        start
    }

    /// Answers chance until a player is asked or the game is over.
    fn answer_chance(&mut self) {
        while let Asked::Chance(roll, _) = self.game.asked() {
            let outcome = roll.draw(&mut self.stream).into();
            self.game.apply(Actor::Chance, outcome, &mut NoLog);
        }
    }

    /// Who answers next; of several the lowest seat.
    fn actor(&self) -> Option<Actor> {
        match self.game.asked() {
            Asked::Seat(seat, _) => Some(Actor::Seat(seat)),
            Asked::Together(seats, _) => seats.first().map(Actor::Seat),
            Asked::Chance(..) | Asked::Over => None,
        }
    }

    /// The position after a move.
    fn after(&self, by: Actor, m: G::Move) -> Self {
        let mut next = Self { game: self.game.clone(), stream: self.stream.clone() };
        next.game.apply(by, m, &mut NoLog);
        next.answer_chance();
        next
    }
}

/// Counts positions.
struct Counter<G: Game> {
    /// Moves still to be tried, all levels one above another.
    pending: Vec<G::Move>,
    list: MoveBuf<G::Move>,
    /// Ctrl-C was pressed, so the count is worth nothing.
    stopped: bool,
}

impl<G: Game> Counter<G> {
    fn new() -> Self {
        Self { pending: Vec::new(), list: MoveBuf::with_capacity(G::MAX_MOVES), stopped: false }
    }

    /// How many positions lie `depth` moves below `position`. Where the game is over before, there are none.
    fn count(&mut self, position: &Position<G>, depth: u8) -> u64 {
        let Some(by) = position.actor() else { return 0 };
        self.list.clear();
        position.game.moves(by, &mut self.list);
        if depth <= 1 {
            return self.list.len() as u64;
        }
        self.stopped |= out::interrupted();
        let before = self.pending.len();
        self.pending.extend_from_slice(&self.list);
        let mut nodes = 0;
        while self.pending.len() > before && !self.stopped {
            if let Some(m) = self.pending.pop() {
                nodes += self.count(&position.after(by, m), depth - 1);
            }
        }
        self.pending.truncate(before);
        nodes
    }
}
