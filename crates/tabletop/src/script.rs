//! Tests written as text: moves, and what is expected of them. What they begin at is told by a [`Scenario`](crate::Scenario).
//!
//! | line | meaning |
//! | --- | --- |
//! | `0 …` | a move; it must be legal |
//! | `> …` | an event of the move above, after those matched already |
//! | `>! …` | no event of the move above reads like this |
//! | `! 0 … : …` | the move is refused in these words |
//! | `? 0: … \| …` | exactly these moves are legal, in any order |
//! | `= …` | a fact of the game's own |

use crate::text::{Lines, TextError, Words, quoted};
use crate::{Actor, Asked, Imagine, MoveBuf, Seat, Viewer, Written};

/// A game whose positions can be told in words, and told apart by facts.
pub trait Staged: Written + Imagine {
    /// Reads a position from the lines up to `---` or the end. Given data count in place of an owner's own.
    ///
    /// # Errors
    /// The first line that can't be read, or what makes the position impossible.
    fn read_position(lines: &mut Lines, given: Option<Self::Data>) -> Result<Self, TextError>;

    /// What was decided before the game came to this position.
    fn setup_of(&self) -> Self::Setup;

    /// The lines that [`read_position`](Self::read_position) makes this position of; nothing where no lines do, as in the middle
    /// of an effect: there the record from the start of the game tells how it came about.
    fn write_position(&self) -> Option<String>;

    /// Something that can be asserted.
    type Fact: Clone + std::fmt::Debug;

    /// Reads a fact.
    ///
    /// # Errors
    /// The first thing that is wrong.
    fn read_fact(words: &mut Words, setup: &Self::Setup) -> Result<Self::Fact, TextError>;

    /// Is it a fact? `memories` is what each seat remembers.
    ///
    /// # Errors
    /// What is the case instead.
    fn check_fact(&self, fact: &Self::Fact, memories: &[Self::Memory]) -> Result<(), String>;

    /// What somebody knows who has seen nothing of the game but this position.
    fn newcomer(&self, viewer: Viewer) -> Self::Memory;

    /// An event in words.
    fn event_text(event: &Self::Event) -> String;

    /// Does an event read like this? A misspelt one would never be met.
    fn is_event_like(text: &str) -> bool;
}

/// Moves, and what is expected of them.
#[derive(Clone, Debug)]
pub struct Script<G: Staged> {
    entries: Vec<Entry<G>>,
    setup: G::Setup,
}

/// A line of the script.
#[derive(Clone, Debug)]
struct Entry<G: Staged> {
    line: u32,
    column: u32,
    what: Line<G>,
}

#[derive(Clone, Debug)]
enum Line<G: Staged> {
    Move(Actor, G::Move),
    Event(String),
    NoEvent(String),
    Refused(Actor, G::Move, String),
    Moves(Seat, Vec<G::Move>),
    Fact(G::Fact),
}

impl<G: Staged> Script<G> {
    /// Reads all lines that are left.
    ///
    /// # Errors
    /// The first line that can't be read.
    pub fn read(lines: &mut Lines, setup: &G::Setup) -> Result<Self, TextError> {
        let mut entries = Vec::new();
        while let Some(words) = lines.next() {
            entries.push(read_entry(words, setup)?);
        }
        Ok(Self { entries, setup: setup.clone() })
    }

    /// Hands each move of the script to `played`, whatever is expected of it; that says whether it could be carried out.
    ///
    /// # Errors
    /// The first move that could not, with its place.
    pub fn play_each<E: std::fmt::Display>(
        &self,
        mut played: impl FnMut(Actor, G::Move) -> Result<(), E>,
    ) -> Result<(), TextError> {
        for entry in &self.entries {
            if let Line::Move(by, m) = entry.what {
                let place = |why: E| TextError { line: entry.line, column: entry.column, what: why.to_string() };
                played(by, m).map_err(place)?;
            }
        }
        Ok(())
    }

    /// Plays the moves from a position and checks what is expected.
    ///
    /// # Errors
    /// The first expectation that is not met, with what is there instead.
    pub fn check(&self, position: G) -> Result<(), TextError> {
        let mut run = Run::new(position, &self.setup);
        for entry in &self.entries {
            let met = run.check(&entry.what);
            met.map_err(|what| TextError { line: entry.line, column: entry.column, what })?;
        }
        Ok(())
    }
}

fn read_entry<G: Staged>(words: Words, setup: &G::Setup) -> Result<Entry<G>, TextError> {
    let mut rest = words;
    let place = rest.error(rest.column(), "");
    let mut after = rest.clone();
    let what = match after.next() {
        Some((_, ">")) => Line::Event(read_event::<G>(&mut after)?),
        Some((_, ">!")) => Line::NoEvent(read_event::<G>(&mut after)?),
        Some((_, "!")) => read_refusal(&mut after, setup)?,
        Some((_, "?")) => read_moves(&mut after, setup)?,
        Some((_, "=")) => Line::Fact(G::read_fact(&mut after, setup)?),
        _ => {
            let (by, m) = read_move::<G>(&mut rest, setup)?;
            Line::Move(by, m)
        }
    };
    Ok(Entry { line: place.line, column: place.column, what })
}

fn read_move<G: Staged>(words: &mut Words, setup: &G::Setup) -> Result<(Actor, G::Move), TextError> {
    let by = G::read_actor(words, setup)?;
    let m = G::read_answer(words, setup)?;
    words.end()?;
    Ok((by, m))
}

fn read_refusal<G: Staged>(words: &mut Words, setup: &G::Setup) -> Result<Line<G>, TextError> {
    let end = words.error(words.column(), "\":\" and the refusal are missing");
    let mut first = words.before(':').ok_or(end)?;
    let (by, m) = read_move::<G>(&mut first, setup)?;
    if words.is_empty() {
        return Err(words.error(words.column(), "the refusal is missing"));
    }
    Ok(Line::Refused(by, m, words.one_spaced()))
}

fn read_moves<G: Staged>(words: &mut Words, setup: &G::Setup) -> Result<Line<G>, TextError> {
    let at = words.column();
    let mut first = words.before(':').ok_or_else(|| words.error(at, "a seat and \":\" are missing"))?;
    let Actor::Seat(seat) = G::read_actor(&mut first, setup)? else {
        return Err(words.error(at, "chance has no list of moves"));
    };
    first.end()?;
    let mut moves = Vec::new();
    if words.is_empty() {
        return Ok(Line::Moves(seat, moves));
    }
    while let Some(mut part) = words.before('|') {
        moves.push(G::read_answer(&mut part, setup)?);
        part.end()?;
    }
    moves.push(G::read_answer(words, setup)?);
    words.end()?;
    moves.sort_unstable();
    Ok(Line::Moves(seat, moves))
}

/// The text of an event, which must read like some event: a misspelt one would never be met.
fn read_event<G: Staged>(words: &mut Words) -> Result<String, TextError> {
    let at = words.column();
    let text = words.one_spaced();
    if text.is_empty() {
        return Err(words.error(at, "an event is missing"));
    }
    if !G::is_event_like(&text) {
        return Err(words.error(at, format!("no event reads like {}", quoted(&text))));
    }
    Ok(text)
}

/// A scenario under way.
struct Run<'a, G: Staged> {
    state: G,
    setup: &'a G::Setup,
    /// The events of the last move as text; `None` before the first move.
    events: Option<Vec<String>>,
    /// How many of them are matched already.
    matched: usize,
    /// What each seat remembers.
    memories: Vec<G::Memory>,
}

impl<'a, G: Staged> Run<'a, G> {
    fn new(state: G, setup: &'a G::Setup) -> Self {
        let memories = Seat(0).round(state.players()).map(|seat| state.newcomer(Viewer::Seat(seat))).collect();
        Self { state, setup, events: None, matched: 0, memories }
    }

    fn check(&mut self, line: &Line<G>) -> Result<(), String> {
        match line {
            &Line::Move(by, m) => self.play(by, m),
            Line::Event(text) => self.expect_event(text),
            Line::NoEvent(text) => match self.events()?.iter().any(|e| e == text) {
                true => Err(format!("there is an event {text:?}; {}", self.list_events())),
                false => Ok(()),
            },
            &Line::Refused(by, m, ref text) => match self.state.check(by, m) {
                Ok(()) => Err("the move is legal".to_owned()),
                Err(illegal) if illegal.to_string() == *text => Ok(()),
                Err(illegal) => Err(format!("the refusal is \"{illegal}\", not {}", quoted(text))),
            },
            Line::Moves(seat, wanted) => self.expect_moves(*seat, wanted),
            Line::Fact(fact) => self.state.check_fact(fact, &self.memories),
        }
    }

    fn play(&mut self, by: Actor, m: G::Move) -> Result<(), String> {
        let mut events: Vec<G::Event> = Vec::new();
        if let Err(illegal) = self.state.play(by, m, &mut events) {
            return Err(format!("refused: {illegal}; {}", self.list_moves()));
        }
        for (seat, memory) in self.memories.iter_mut().enumerate() {
            for event in &events {
                G::remember(memory, &G::seen_by(event, Viewer::Seat(Seat(seat as u8))));
            }
        }
        self.events = Some(events.iter().map(G::event_text).collect());
        self.matched = 0;
        Ok(())
    }

    fn events(&self) -> Result<&[String], String> {
        self.events.as_deref().ok_or_else(|| "there was no move yet".to_owned())
    }

    fn expect_event(&mut self, text: &str) -> Result<(), String> {
        match self.events()?[self.matched..].iter().position(|e| e == text) {
            Some(at) => self.matched += at + 1,
            None => return Err(format!("no event {text:?} here; {}", self.list_events())),
        }
        Ok(())
    }

    fn expect_moves(&self, seat: Seat, wanted: &[G::Move]) -> Result<(), String> {
        let mut legal = self.legal_moves(seat);
        legal.sort_unstable();
        if legal == wanted {
            return Ok(());
        }
        let but = |these: &[G::Move], others: &[G::Move]| {
            let texts: Vec<_> = these.iter().filter(|m| !others.contains(m)).map(|&m| self.answer_text(m)).collect();
            if texts.is_empty() { "none".to_owned() } else { texts.join(" | ") }
        };
        Err(format!("legal, but not listed: {}; listed, but not legal: {}", but(&legal, wanted), but(wanted, &legal)))
    }

    /// The events of the last move; those matched already come first.
    fn list_events(&self) -> String {
        let events = self.events.as_deref().unwrap_or_default();
        let (before, after) = events.split_at(self.matched.min(events.len()));
        let list = |events: &[String]| if events.is_empty() { "none".to_owned() } else { events.join(" / ") };
        format!("events matched: {}; to come: {}", list(before), list(after))
    }

    /// Who could do what.
    fn list_moves(&self) -> String {
        let seats: Vec<_> = match self.state.asked() {
            Asked::Seat(seat, _) => vec![seat],
            Asked::Together(seats, _) => seats.iter().collect(),
            Asked::Chance(roll, _) => return format!("chance is asked for {roll:?}"),
            Asked::Over => return "the game is over".to_owned(),
        };
        let of_seat = |&seat: &Seat| {
            let moves = self.legal_moves(seat);
            let texts: Vec<_> = moves.iter().take(30).map(|&m| self.answer_text(m)).collect();
            let more = if moves.len() > 30 { " | …" } else { "" };
            format!("{seat} may: {}{more}", texts.join(" | "))
        };
        seats.iter().map(of_seat).collect::<Vec<_>>().join("; ")
    }

    fn legal_moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut list = MoveBuf::with_capacity(G::MAX_MOVES);
        self.state.moves(Actor::Seat(seat), &mut list);
        list.to_vec()
    }

    /// A move without who makes it.
    fn answer_text(&self, m: G::Move) -> String {
        let mut line = Vec::new();
        G::write_move(&mut line, Actor::Chance, m, self.setup);
        String::from_utf8_lossy(&line).trim_start_matches("* ").to_owned()
    }
}
