//! One game under way: the person in one seat, everybody else and chance from a seed.

use bots::contender::Contested;
use bots::{Bot, Budget, Sensei, Sight, Thoughts};
use options::game::is_record;
use tabletop::script::Staged;
use tabletop::text::TextError;
use tabletop::{Actor, Asked, Illegal, MoveBuf, Outcome, Record, Roll, Scenario, Seat, Stream, Viewer, drive};

/// A game that can be played in the terminal.
pub trait InTerminal: Staged + Contested {
    /// Does this line of a position say which data are played with?
    fn is_of_data(line: &str) -> bool;

    /// The lines of a position for the data in force.
    fn lines_of_data(setup: &Self::Setup) -> Vec<String>;
}

/// Who plays in a seat; nobody in particular chooses at random.
pub type Other<G> = Option<Box<dyn Bot<G>>>;

/// What chance answers in a position, where it is fixed.
pub type Fixed<G> = Box<dyn Fn(&G, Roll) -> Outcome>;

/// A move that was refused, and why.
pub type Refused<G> = (<G as tabletop::Game>::Move, Illegal<<G as tabletop::Game>::Rule>);

/// A game under way.
pub struct Sitting<G: InTerminal> {
    state: G,
    seat: Seat,
    origin: Origin<G>,
    moves: Vec<(Actor, G::Move)>,
    seen: Vec<G::Seen>,
    /// What each seat can know of hidden cards.
    memories: Vec<G::Memory>,
    /// Chance, and random choices.
    stream: Stream,
    fixed: Option<Fixed<G>>,
    /// The bots by seat, each with a stream of its own: how long they think changes no cards and no dice.
    others: Vec<(Other<G>, Stream)>,
    /// Where the person can go back to, oldest first.
    returns: Vec<Return<G>>,
    buf: MoveBuf<G::Move>,
}

/// How the game began, which decides how it is saved.
#[derive(Clone, Debug)]
enum Origin<G: InTerminal> {
    /// From the box.
    Setup(G::Setup),
    /// From a position written as text.
    Position(String),
}

/// A point to go back to: a question the person has answered, and nothing hidden was shown since.
struct Return<G: InTerminal> {
    state: G,
    memories: Vec<G::Memory>,
    moves: usize,
    seen: usize,
}

/// Why a game can't begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadStart {
    /// The text is no game.
    Text(TextError),
    /// The person's seat is not at the table; so many players are.
    NoSeat(u8),
}

impl From<TextError> for BadStart {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingToUndo;

impl<G: InTerminal> Sitting<G> {
    /// A new game.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn new(setup: G::Setup, seat: Seat, seed: u64) -> Result<Self, BadStart> {
        Self::at(G::start(&setup), seat, seed, Origin::Setup(setup))
    }

    fn at(state: G, seat: Seat, seed: u64, origin: Origin<G>) -> Result<Self, BadStart> {
        if seat.0 >= state.players() {
            return Err(BadStart::NoSeat(state.players()));
        }
        let memory = |seat| match &origin {
            Origin::Setup(setup) => G::recall(setup, Viewer::Seat(seat)),
            Origin::Position(_) => state.newcomer(Viewer::Seat(seat)),
        };
        let memories = (0..state.players()).map(|seat| memory(Seat(seat))).collect();
        Ok(Self {
            state,
            seat,
            origin,
            moves: Vec::new(),
            seen: Vec::new(),
            memories,
            stream: Stream::of_game(seed, 0),
            fixed: None,
            others: Vec::new(),
            returns: Vec::new(),
            buf: MoveBuf::with_capacity(G::MAX_MOVES),
        })
    }

    /// A game that goes on from a record or from a position; `data` count in place of those the text names.
    ///
    /// # Errors
    /// What is wrong with the text, or that there is no such seat.
    pub fn from_text(text: &str, seat: Seat, seed: u64, data: Option<G::Data>) -> Result<Self, BadStart> {
        let mut sitting;
        if is_record(text) {
            let record = match data {
                Some(data) => Record::<G>::parse_with(text, data)?,
                None => Record::<G>::parse(text)?,
            };
            sitting = Self::new(record.setup, seat, seed)?;
            // Reading a record checks every move of it.
            record.moves.iter().for_each(|&(by, m)| sitting.apply(by, m));
        } else {
            let scenario = match data {
                Some(data) => Scenario::<G>::parse_with(text, data)?,
                None => Scenario::<G>::parse(text)?,
            };
            let position: Vec<_> = text.lines().take_while(|line| line.trim() != "---").collect();
            sitting = Self::at(scenario.position(), seat, seed, Origin::Position(position.join("\n")))?;
            scenario.play_each(|by, m| sitting.play(by, m))?;
        }
        sitting.returns.clear();
        // What chance brings is not what it brought in the game as it was first played.
        sitting.stream = Stream::of_game(seed, sitting.moves.len() as u64);
        Ok(sitting)
    }

    /// These play, by seat; until somebody says who, all choose at random. What they leave to chance comes from `seed`.
    pub fn seat_others(&mut self, others: impl IntoIterator<Item = Other<G>>, seed: u64) {
        let moves = self.moves.len() as u64;
        let stream = |seat: usize| Stream::of_game(seed ^ moves, 1 + seat as u64);
        self.others = others.into_iter().enumerate().map(|(seat, other)| (other, stream(seat))).collect();
    }

    /// From now on chance answers like this.
    pub fn fix_chance(&mut self, fixed: Fixed<G>) {
        self.fixed = Some(fixed);
    }

    /// The seat of the person.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The setup of the game.
    pub fn setup(&self) -> G::Setup {
        self.state.setup_of()
    }

    /// The position; what the person may see of it is in [`view`](Self::view).
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// What the person sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What the person can know of hidden cards.
    pub fn memory(&self) -> &G::Memory {
        &self.memories[self.seat.index()]
    }

    /// What a search thinks of the question the person is asked, from what they see and remember. The game does not change,
    /// nor does what chance will bring.
    pub fn advice(&mut self, budget: Budget) -> Thoughts<G::Move> {
        let (seat, view) = (self.seat, self.view());
        self.moves();
        if self.buf.is_empty() {
            return Thoughts::default();
        }
        let mut sensei = Sensei::<G>::new(budget);
        let sight = Sight { seat, view: &view, memory: self.memory(), legal: &self.buf };
        sensei.choose(&sight, &mut Stream::new(self.moves.len() as u64));
        sensei.thoughts().cloned().unwrap_or_default()
    }

    /// Everything the person has seen.
    pub fn seen(&self) -> &[G::Seen] {
        &self.seen
    }

    /// Every answer so far, by players and by chance.
    pub fn answers(&self) -> &[(Actor, G::Move)] {
        &self.moves
    }

    /// What the person is asked; `None` if somebody else is, or if the game is over.
    pub fn asked(&self) -> Option<G::Ask> {
        match self.state.asked() {
            Asked::Seat(seat, ask) if seat == self.seat => Some(ask),
            Asked::Together(seats, ask) if seats.has(self.seat) => Some(ask),
            _ => None,
        }
    }

    /// Everything the person can answer.
    pub fn moves(&mut self) -> &[G::Move] {
        self.buf.clear();
        if self.asked().is_some() {
            self.state.moves(Actor::Seat(self.seat), &mut self.buf);
        }
        &self.buf
    }

    /// Everything the person could answer in another position.
    pub fn moves_in(&mut self, state: &G) -> &[G::Move] {
        self.buf.clear();
        state.moves(Actor::Seat(self.seat), &mut self.buf);
        &self.buf
    }

    /// Would this answer of the person be legal?
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, m: G::Move) -> Result<(), Illegal<G::Rule>> {
        self.state.check(Actor::Seat(self.seat), m)
    }

    /// Chance and the others answer until the person is asked or the game is over.
    pub fn advance(&mut self) {
        while self.asked().is_none() {
            let (by, m) = match self.state.asked() {
                Asked::Chance(roll, _) => {
                    let drawn = match &self.fixed {
                        Some(fixed) => fixed(&self.state, roll),
                        None => roll.draw(&mut self.stream),
                    };
                    (Actor::Chance, drawn.into())
                }
                Asked::Seat(seat, _) => (Actor::Seat(seat), self.choice_of(seat)),
                Asked::Together(seats, _) => match seats.first() {
                    Some(seat) => (Actor::Seat(seat), self.choice_of(seat)),
                    None => return,
                },
                Asked::Over => return,
            };
            self.apply(by, m);
        }
    }

    fn choice_of(&mut self, seat: Seat) -> G::Move {
        self.buf.clear();
        self.state.moves(Actor::Seat(seat), &mut self.buf);
        let index = match self.others.get_mut(seat.index()) {
            Some((Some(_), _)) if self.buf.len() == 1 => 0,
            Some((Some(bot), stream)) => {
                let view = self.state.view(Viewer::Seat(seat));
                let memory = &self.memories[seat.index()];
                bot.choose(&Sight { seat, view: &view, memory, legal: &self.buf }, stream)
            }
            _ => drive::at_random(&self.state, seat, &self.buf, &mut self.stream),
        };
        self.buf[index]
    }

    /// The person answers, with several moves if one answer takes several; all of them or none.
    ///
    /// # Errors
    /// The first refusal; nothing has changed then.
    pub fn answer(&mut self, moves: &[G::Move]) -> Result<(), Refused<G>> {
        let back = Return {
            state: self.state.clone(),
            memories: self.memories.clone(),
            moves: self.moves.len(),
            seen: self.seen.len(),
        };
        self.returns.push(back);
        for &m in moves {
            if let Err(illegal) = self.play(Actor::Seat(self.seat), m) {
                // It was pushed above, unless something was revealed in between, which only a legal move does last.
                let _ = self.undo();
                return Err((m, illegal));
            }
        }
        Ok(())
    }

    /// The person's only answer is given for them. It is taken back with the one before: alone it would come again.
    pub fn answer_forced(&mut self, only: G::Move) {
        self.apply(Actor::Seat(self.seat), only);
    }

    /// A move that was made in a recorded game, which is legal.
    pub fn follow(&mut self, by: Actor, m: G::Move) {
        self.apply(by, m);
        self.returns.clear();
    }

    fn play(&mut self, by: Actor, m: G::Move) -> Result<(), Illegal<G::Rule>> {
        self.state.check(by, m)?;
        self.apply(by, m);
        Ok(())
    }

    fn apply(&mut self, by: Actor, m: G::Move) {
        let mut events: Vec<G::Event> = Vec::new();
        self.state.apply(by, m, &mut events);
        self.moves.push((by, m));
        let mut closes = by != Actor::Seat(self.seat);
        for event in &events {
            for (seat, memory) in (0..).map(Seat).zip(&mut self.memories) {
                let seen = G::seen_by(event, Viewer::Seat(seat));
                G::remember(memory, &seen);
                if seat == self.seat {
                    closes |= G::reveals(&seen);
                    self.seen.push(seen);
                }
            }
        }
        if closes {
            self.returns.clear();
        }
    }

    /// Can an answer be taken back?
    pub const fn can_undo(&self) -> bool {
        !self.returns.is_empty()
    }

    /// Takes the person's last answer back.
    ///
    /// # Errors
    /// If there is none, or something hidden was shown since, or somebody else has acted.
    pub fn undo(&mut self) -> Result<(), NothingToUndo> {
        let back = self.returns.pop().ok_or(NothingToUndo)?;
        self.state = back.state;
        self.memories = back.memories;
        self.moves.truncate(back.moves);
        self.seen.truncate(back.seen);
        Ok(())
    }

    /// The game as text that [`from_text`](Self::from_text) reads.
    pub fn to_text(&self) -> String {
        match &self.origin {
            Origin::Setup(setup) => {
                let (setup, moves) = (setup.clone(), self.moves.clone());
                Record::<G> { setup, moves, standing: self.state.standing() }.to_text()
            }
            Origin::Position(position) => {
                // The data in force, which need not be those the position was written with.
                let setup = self.setup();
                let mut out = Vec::new();
                let lines = position.lines().filter(|line| !G::is_of_data(line)).map(str::to_owned);
                for line in lines.chain(G::lines_of_data(&setup)).chain(["---".to_owned()]) {
                    out.extend_from_slice(line.as_bytes());
                    out.push(b'\n');
                }
                for &(by, m) in &self.moves {
                    G::write_move(&mut out, by, m, &setup);
                    out.push(b'\n');
                }
                String::from_utf8_lossy(&out).into_owned()
            }
        }
    }
}
