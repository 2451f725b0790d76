//! One game under way: the person in one seat, everybody else and chance from a seed.

use origami::scenario::Scenario;
use origami::text::TextError;
use origami::vocab::Source;
use origami::{Ask, Edition, Event, Memory, Move, Record, Rule, Seen, Setup, Side, Species, State, View, text};
use tabletop::{Actor, Asked, Game, Illegal, Imagine, MoveBuf, NoLog, Seat, Stream, Viewer};

/// A game under way.
pub struct Sitting {
    state: State,
    seat: Seat,
    origin: Origin,
    moves: Vec<(Actor, Move)>,
    seen: Vec<Event<Seen>>,
    memory: Memory,
    /// Chance and the other players' choices.
    stream: Stream,
    /// Where the person can go back to, oldest first.
    returns: Vec<Return>,
    buf: MoveBuf<Move>,
}

/// How the game began, which decides how it is saved.
#[derive(Clone, Debug)]
pub enum Origin {
    /// From the box.
    Setup(Setup),
    /// From a position written as text.
    Position(String),
}

/// A point to go back to: a question the person has answered, and nothing hidden was shown since.
struct Return {
    state: State,
    memory: Memory,
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

/// What a play costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The fewest folds.
    pub least: u8,
    /// The most folds.
    pub most: u8,
    /// In how many ways it can be paid.
    pub ways: usize,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingToUndo;

impl Sitting {
    /// A new game.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn new(setup: Setup, seat: Seat, seed: u64) -> Result<Self, BadStart> {
        if seat.0 >= setup.players() {
            return Err(BadStart::NoSeat(setup.players()));
        }
        let memory = State::recall(&setup, Viewer::Seat(seat));
        Ok(Self::at(State::start(&setup), memory, seat, seed, Origin::Setup(setup)))
    }

    fn at(state: State, memory: Memory, seat: Seat, seed: u64, origin: Origin) -> Self {
        Self {
            state,
            seat,
            origin,
            moves: Vec::new(),
            seen: Vec::new(),
            memory,
            stream: Stream::of_game(seed, 0),
            returns: Vec::new(),
            buf: MoveBuf::with_capacity(State::MAX_MOVES),
        }
    }

    /// A game that goes on from a record or from a position; `edition` counts in place of the one the text names.
    ///
    /// # Errors
    /// What is wrong with the text, or that there is no such seat.
    pub fn from_text(text: &str, seat: Seat, seed: u64, edition: Option<&'static Edition>) -> Result<Self, BadStart> {
        let first = text.lines().map(str::trim).find(|l| !l.is_empty() && !l.starts_with('#'));
        let mut sitting;
        if first.is_some_and(|l| l.starts_with("senbazuru")) {
            let record = match edition {
                Some(edition) => Record::parse_with(text, edition)?,
                None => Record::parse(text)?,
            };
            sitting = Self::new(record.setup, seat, seed)?;
            // Reading a record checks every move of it.
            record.moves.iter().for_each(|&(by, m)| sitting.apply(by, m));
        } else {
            let scenario = match edition {
                Some(edition) => Scenario::parse_with(text, edition)?,
                None => Scenario::parse(text)?,
            };
            let state = scenario.position();
            if seat.0 >= state.players() {
                return Err(BadStart::NoSeat(state.players()));
            }
            let memory = Memory::of_newcomer(&state, Viewer::Seat(seat));
            let position: Vec<_> = text.lines().take_while(|line| line.trim() != "---").collect();
            sitting = Self::at(state, memory, seat, seed, Origin::Position(position.join("\n")));
            scenario.play_each(|by, m| sitting.play(by, m))?;
        }
        sitting.returns.clear();
        // The cards that come are not those that came in the game as it was first played.
        sitting.stream = Stream::of_game(seed, sitting.moves.len() as u64);
        Ok(sitting)
    }

    /// The seat of the person.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The setup of the game.
    pub const fn setup(&self) -> Setup {
        self.state.setup()
    }

    /// The position; what the person may see of it is in [`view`](Self::view).
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What the person sees.
    pub fn view(&self) -> View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What the person can know of hidden cards.
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Everything the person has seen.
    pub fn seen(&self) -> &[Event<Seen>] {
        &self.seen
    }

    /// What the person is asked; `None` if somebody else is, or if the game is over.
    pub fn asked(&self) -> Option<Ask> {
        match self.state.asked() {
            Asked::Seat(seat, ask) if seat == self.seat => Some(ask),
            Asked::Together(seats, ask) if seats.has(self.seat) => Some(ask),
            _ => None,
        }
    }

    /// Everything the person can answer.
    pub fn moves(&mut self) -> &[Move] {
        self.buf.clear();
        if self.asked().is_some() {
            self.state.moves(Actor::Seat(self.seat), &mut self.buf);
        }
        &self.buf
    }

    /// Would this answer of the person be legal?
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, m: Move) -> Result<(), Illegal<Rule>> {
        self.state.check(Actor::Seat(self.seat), m)
    }

    /// The hand by the numbers of its cards. A card that is played from elsewhere is in the hand until it is paid for, but
    /// the others keep their numbers.
    pub fn hand(&self) -> Vec<Species> {
        let mut hand = self.view().table.hand;
        if let (Some(Ask::Pay { card, .. }), false) = (self.asked(), self.plays_from_hand())
            && let Some(at) = hand.iter().position(|&c| c == card)
        {
            hand.remove(at);
        }
        hand
    }

    /// Does the origami that was last chosen to be played come from the hand?
    pub fn plays_from_hand(&self) -> bool {
        let from = |event: &Event<Seen>| if let Event::Plays { from, .. } = *event { Some(from) } else { None };
        self.seen.iter().rev().find_map(from).unwrap_or_default() == Source::Hand
    }

    /// The card that the person picked last.
    pub fn last_pick(&self) -> Option<Species> {
        let own = self.moves.iter().rev().find(|(by, _)| *by == Actor::Seat(self.seat));
        if let Some(&(_, Move::Pick(card))) = own { Some(card) } else { None }
    }

    /// The origami of the person that was picked last, while its new place is asked for: its collection and its place.
    pub fn moved_origami(&self) -> Option<(Side, u8)> {
        match self.moves.last() {
            Some(&(Actor::Seat(by), Move::Spot(_, side, place))) if by == self.seat => Some((side, place)),
            _ => None,
        }
    }

    /// What would have to be paid for this play; `None` if nothing, or if it is not legal.
    pub fn price(&mut self, play: Move) -> Option<Price> {
        let mut after = self.state.clone();
        after.play(Actor::Seat(self.seat), play, &mut NoLog).ok()?;
        match after.asked() {
            Asked::Seat(seat, Ask::Pay { payment, .. }) if seat == self.seat => {
                self.buf.clear();
                after.moves(Actor::Seat(seat), &mut self.buf);
                Some(Price { least: payment.least, most: payment.most, ways: self.buf.len() })
            }
            _ => None,
        }
    }

    /// Chance and the others answer until the person is asked or the game is over.
    pub fn advance(&mut self) {
        while self.asked().is_none() {
            let (by, m) = match self.state.asked() {
                Asked::Chance(roll, _) => (Actor::Chance, roll.draw(&mut self.stream).into()),
                Asked::Seat(seat, _) => (Actor::Seat(seat), self.at_random(seat)),
                Asked::Together(seats, _) => match seats.first() {
                    Some(seat) => (Actor::Seat(seat), self.at_random(seat)),
                    None => return,
                },
                Asked::Over => return,
            };
            self.apply(by, m);
        }
    }

    fn at_random(&mut self, seat: Seat) -> Move {
        self.buf.clear();
        self.state.moves(Actor::Seat(seat), &mut self.buf);
        self.buf[self.stream.below(self.buf.len() as u32) as usize]
    }

    /// The person answers, with several moves if one answer takes several; all of them or none.
    ///
    /// # Errors
    /// The first refusal; nothing has changed then.
    pub fn answer(&mut self, moves: &[Move]) -> Result<(), (Move, Illegal<Rule>)> {
        let back = Return {
            state: self.state.clone(),
            memory: self.memory.clone(),
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
    pub fn answer_forced(&mut self, only: Move) {
        self.apply(Actor::Seat(self.seat), only);
    }

    fn play(&mut self, by: Actor, m: Move) -> Result<(), Illegal<Rule>> {
        self.state.check(by, m)?;
        self.apply(by, m);
        Ok(())
    }

    fn apply(&mut self, by: Actor, m: Move) {
        let mut events: Vec<Event> = Vec::new();
        self.state.apply(by, m, &mut events);
        self.moves.push((by, m));
        let mut closes = by != Actor::Seat(self.seat);
        for event in &events {
            let seen = State::seen_by(event, Viewer::Seat(self.seat));
            closes |= seen.reveals();
            self.memory.remember(&seen);
            self.seen.push(seen);
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
        self.memory = back.memory;
        self.moves.truncate(back.moves);
        self.seen.truncate(back.seen);
        Ok(())
    }

    /// The game as text that [`from_text`](Self::from_text) reads.
    pub fn to_text(&self) -> String {
        match &self.origin {
            Origin::Setup(setup) => {
                Record { setup: *setup, moves: self.moves.clone(), standing: self.state.standing() }.to_text()
            }
            Origin::Position(position) => {
                // The corrections in force, which need not be those the position was written with.
                let mut out = Vec::new();
                for line in position.lines().filter(|line| !line.trim_start().starts_with("override")) {
                    out.extend_from_slice(line.as_bytes());
                    out.push(b'\n');
                }
                for correction in self.state.setup().edition().overrides() {
                    out.extend_from_slice(format!("override {correction}\n").as_bytes());
                }
                out.extend_from_slice(b"---\n");
                for &(by, m) in &self.moves {
                    text::write_move(&mut out, by, m);
                    out.push(b'\n');
                }
                String::from_utf8_lossy(&out).into_owned()
            }
        }
    }
}
