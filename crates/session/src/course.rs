//! The course of one game: its log, and the position it has led to.

mod again;
mod backs;
mod erased;
mod reel;
mod several;
mod told;
mod trail;

use std::collections::VecDeque;

use store::Millis;
use tabletop::standing::MAX_PLAYERS;
use tabletop::text::{TextError, Words};
use tabletop::{Actor, Asked, Illegal, Record, Roll, Seat, Seats, Viewer};

use crate::entry::{Line, write_happened};
use crate::game::{Hosted, digest};
use crate::look::{Happened, Legal, MOST_LEGAL, SceneOf, words};
use crate::memories::Memories;
use crate::rendered::Help;
use backs::Backs;
use reel::Reel;
use trail::Trail;

pub(crate) use erased::Course;
pub(crate) use several::Stumble;
pub(crate) use trail::Moment;

/// The events of so many entries are kept: those who listen ask for the newest. Older ones are told by playing the game again.
const RECENT: usize = 32;

/// An entry of the log.
#[derive(Clone, Debug)]
pub(crate) struct Logged<M> {
    pub at: Millis,
    /// Which request asked for it; 0 is none.
    pub key: u64,
    pub line: Line<M>,
}

/// The course of one game.
pub(crate) struct CourseOf<G: Hosted> {
    pub setup: G::Setup,
    pub log: Vec<Logged<G::Move>>,
    pub state: G,
    /// Where the game goes on after that entry, if not from the setup: before the first one, or anywhere in tests.
    staged: Option<(u32, Box<G>)>,
    /// Moves that were taken back, by their numbers.
    undone: Vec<u32>,
    /// For each seat, the version in which the question it is asked now was asked first.
    asked_since: [u32; MAX_PLAYERS],
    backs: Backs,
    /// What everybody remembers; there once somebody has asked for it.
    memories: Option<Memories<G>>,
    recent: VecDeque<(u32, Vec<G::Event>)>,
    /// Positions of a little while ago.
    trail: Trail<G>,
    /// The whole course, once somebody looks at it again.
    reel: Option<Reel<G>>,
    /// What the round under way has brought.
    lately: G::Lately,
}

/// A move that has a place in the log.
type Numbered<G> = (u32, Actor, <G as tabletop::Game>::Move);

/// A position as a bot sees it.
pub(crate) struct Sighted<G: Hosted> {
    pub view: G::View,
    pub memory: G::Memory,
    pub legal: Vec<G::Move>,
}

impl<G: Hosted> CourseOf<G> {
    pub fn new(setup: G::Setup) -> Self {
        let state = G::start(&setup);
        Self {
            setup,
            log: Vec::new(),
            state,
            staged: None,
            undone: Vec::new(),
            asked_since: [0; MAX_PLAYERS],
            backs: Backs::default(),
            memories: None,
            recent: VecDeque::new(),
            trail: Trail::default(),
            reel: None,
            lately: G::Lately::default(),
        }
    }

    /// The game goes on from here, whatever led to it.
    pub fn stage(&mut self, position: G) {
        self.asked_since = [self.version(); MAX_PLAYERS];
        self.recent.clear();
        self.trail = Trail::default();
        self.reel = None;
        self.lately = G::Lately::default();
        self.memories = None;
        self.backs = Backs::default();
        self.state = position.clone();
        self.staged = Some((self.version(), Box::new(position)));
    }

    /// The number of the last entry.
    pub fn version(&self) -> u32 {
        self.log.len() as u32
    }

    /// Who is asked.
    pub fn asked(&self) -> Seats {
        asked(&self.state)
    }

    /// What chance is asked.
    pub fn roll(&self) -> Option<Roll> {
        match self.state.asked() {
            Asked::Chance(roll, _) => Some(roll),
            _ => None,
        }
    }

    /// The one player who is asked.
    fn asked_alone(&self) -> Option<Seat> {
        if let Asked::Seat(seat, _) = self.state.asked() { Some(seat) } else { None }
    }

    /// Reads an answer of the player in that seat.
    pub fn read(&self, answer: &str) -> Result<G::Move, TextError> {
        let mut words = Words::new(answer, 1);
        let m = G::read_answer(&mut words, &self.setup)?;
        words.end()?;
        Ok(m)
    }

    /// Is an answer that was given in that version one to the question that is asked now?
    pub fn is_current(&self, seat: Seat, version: u32) -> bool {
        let since = if self.asked().has(seat) { self.asked_since[seat.index()] } else { self.version() };
        (since..=self.version()).contains(&version)
    }

    /// Plays a move and notes it; the digest of the new position.
    pub fn play(&mut self, by: Actor, m: G::Move, at: Millis, key: u64) -> Result<u64, Illegal<G::Rule>> {
        let before = self.together();
        let mut events = Vec::new();
        self.state.play(by, m, &mut events)?;
        self.log.push(Logged { at, key, line: Line::Move(by, m) });
        self.reel = None;
        if let Some(memories) = &mut self.memories {
            events.iter().for_each(|event| memories.take_in(event));
        }
        self.backs.played::<G>(self.version(), by, before, &events);
        events.iter().for_each(|event| G::take_in(&mut self.lately, event));
        self.recent.push_back((self.version(), events));
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
        self.trail.leave(self.version(), &self.state, &self.lately);
        self.ask_anew(before, by);
        Ok(digest(&self.state))
    }

    /// Plays the legal move of that index; `None` if there is none.
    pub fn play_nth(&mut self, seat: Seat, index: usize, at: Millis) -> Option<u64> {
        let m = G::with_buf(|buf| {
            self.state.moves(Actor::Seat(seat), buf);
            buf.get(index).copied()
        })?;
        self.play(Actor::Seat(seat), m, at, 0).ok()
    }

    /// Notes something that is no move; the digest of the position.
    pub fn note(&mut self, happened: Happened, at: Millis) -> u64 {
        let took_back = if let Happened::TookBack(seat, number) = happened { Some((seat, number)) } else { None };
        let before = self.together();
        self.log.push(Logged { at, key: 0, line: Line::Happened(happened) });
        self.reel = None;
        if let Some((seat, number)) = took_back {
            self.undone.push(number);
            self.memories = None;
            self.state = self.start();
            self.backs = Backs::default();
            self.lately = G::Lately::default();
            let moves: Vec<_> = self.moves().collect();
            let mut events = Vec::new();
            for (number, by, m) in moves {
                let together = self.together();
                events.clear();
                self.state.apply(by, m, &mut events);
                self.backs.played::<G>(number, by, together, &events);
                events.iter().for_each(|event| G::take_in(&mut self.lately, event));
            }
            self.ask_anew(before, Actor::Seat(seat));
        }
        self.trail.leave(self.version(), &self.state, &self.lately);
        digest(&self.state)
    }

    /// Who is asked at the same time as others.
    fn together(&self) -> Seats {
        match self.state.asked() {
            Asked::Together(seats, _) => seats,
            _ => Seats::NONE,
        }
    }

    /// Everybody who is asked is asked something new, save for those who were asked with others before and still are.
    fn ask_anew(&mut self, before: Seats, by: Actor) {
        let (now, asked) = (self.together(), self.asked());
        let goes_on = !now.is_empty() && !before.is_empty();
        for seat in asked.iter() {
            let same = goes_on && before.has(seat) && now.has(seat) && by != Actor::Seat(seat);
            if !same {
                self.asked_since[seat.index()] = self.version();
            }
        }
    }

    fn start(&self) -> G {
        self.staged.as_ref().map_or_else(|| G::start(&self.setup), |(_, position)| G::clone(position))
    }

    /// Does the move with that number lead from the start to the position? What was before a position that was set does not.
    fn counts(&self, number: u32) -> bool {
        self.staged.as_ref().is_none_or(|&(at, _)| number > at)
    }

    /// The moves that count.
    fn moves(&self) -> impl Iterator<Item = Numbered<G>> {
        (1..).zip(&self.log).filter_map(|(number, logged)| match logged.line {
            Line::Move(by, m) if self.counts(number) && !self.undone.contains(&number) => Some((number, by, m)),
            _ => None,
        })
    }

    /// The answer the player in that seat may take back: the last one, if nothing was shown to them since, and nobody else has
    /// acted, save for answers to a question that others are still asked at the same time.
    pub fn to_take_back(&self, seat: Seat) -> Option<u32> {
        self.backs.of(seat, self.together())
    }

    fn line(&self, number: u32) -> Option<&Line<G::Move>> {
        self.log.get(number.checked_sub(1)? as usize).map(|logged| &logged.line)
    }

    /// The text of an entry.
    pub fn text(&self, number: u32) -> String {
        match self.line(number) {
            Some(&Line::Move(by, m)) => {
                let mut out = Vec::with_capacity(24);
                G::write_move(&mut out, by, m, &self.setup);
                String::from_utf8_lossy(&out).into_owned()
            }
            Some(Line::Happened(happened)) => write_happened(happened),
            None => String::new(),
        }
    }

    /// What lies on the table, for one viewer; somebody who is not `asked` anything has nothing to answer.
    pub fn scene(&self, viewer: Viewer, asked: bool) -> SceneOf<G> {
        scene(&self.state, &self.setup, viewer, asked)
    }

    /// The viewer's seat, if they are asked.
    fn asked_viewer(&self, viewer: Viewer) -> Option<Seat> {
        asked_viewer(&self.state, viewer)
    }

    /// What the viewer may answer, if they are asked.
    pub fn legal(&self, viewer: Viewer, most: usize) -> Option<Legal> {
        let seat = self.asked_viewer(viewer)?;
        Some(G::with_buf(|buf| {
            self.state.moves(Actor::Seat(seat), buf);
            Legal { count: buf.len(), moves: buf.iter().take(most).map(|&m| words::<G>(&self.setup, m)).collect() }
        }))
    }

    /// The position as a bot in that seat sees it; `None` if it is not asked.
    pub fn sight(&mut self, seat: Seat) -> Option<Sighted<G>> {
        let viewer = Viewer::Seat(seat);
        self.asked_viewer(viewer)?;
        let legal = G::with_buf(|buf| {
            self.state.moves(Actor::Seat(seat), buf);
            buf.to_vec()
        });
        Some(self.with_memory(viewer, |state, memory| Sighted {
            view: state.view(viewer),
            memory: memory.clone(),
            legal,
        }))
    }

    /// What helps somebody who sees this of the position.
    pub fn help(&mut self, scene: &SceneOf<G>, plan: Option<&str>) -> Help {
        let lately = std::mem::take(&mut self.lately);
        let help = self.with_memory(scene.viewer, |state, memory| G::help(state, scene, memory, &lately, plan));
        self.lately = lately;
        help
    }

    /// Uses what a viewer remembers. From the first time on it is kept up to date with every move.
    fn with_memory<T>(&mut self, viewer: Viewer, with: impl FnOnce(&G, &G::Memory) -> T) -> T {
        let memories = self.memories.take().unwrap_or_else(|| self.recall());
        let done = with(&self.state, memories.of(viewer));
        self.memories = Some(memories);
        done
    }

    /// What everybody remembers, from the start.
    fn recall(&self) -> Memories<G> {
        let mut state = self.start();
        let mut memories = Memories::of_newcomers(&state);
        for (_, by, m) in self.moves() {
            state.apply(by, m, &mut memories);
        }
        memories
    }

    /// The game as a record; below the lines of the position it began at, if it did not begin with its setup.
    pub fn record(&self, position: Option<String>) -> String {
        let Some(mut text) = position else {
            let moves = self.moves().map(|(_, by, m)| (by, m)).collect();
            return Record::<G> { setup: self.setup.clone(), moves, standing: self.state.standing() }.to_text();
        };
        text.push_str("---\n");
        for (number, ..) in self.moves() {
            text.push_str(&self.text(number));
            text.push('\n');
        }
        if let Some(standing) = self.state.standing() {
            let mut result = b"= ".to_vec();
            Record::<G>::write_result(&mut result, &standing);
            text.push_str(&String::from_utf8_lossy(&result));
        }
        text
    }
}

/// Who is asked in that position.
fn asked<G: Hosted>(state: &G) -> Seats {
    match state.asked() {
        Asked::Seat(seat, _) => Seats::from_iter([seat]),
        Asked::Together(seats, _) => seats,
        Asked::Chance(..) | Asked::Over => Seats::NONE,
    }
}

fn asked_viewer<G: Hosted>(state: &G, viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) if asked(state).has(seat) => Some(seat),
        _ => None,
    }
}

/// What lies on the table in that position, for one viewer.
fn scene<G: Hosted>(state: &G, setup: &G::Setup, viewer: Viewer, asked: bool) -> SceneOf<G> {
    let seat = asked_viewer(state, viewer).filter(|_| asked);
    let (legal, legal_count) = seat.map_or((Vec::new(), 0), |seat| {
        G::with_buf(|buf| {
            state.moves(Actor::Seat(seat), buf);
            (buf.iter().copied().take(MOST_LEGAL).collect(), buf.len())
        })
    });
    let ask = match state.asked() {
        Asked::Seat(_, ask) | Asked::Together(_, ask) => seat.map(|_| ask),
        Asked::Chance(..) | Asked::Over => None,
    };
    SceneOf {
        viewer,
        setup: setup.clone(),
        view: state.view(viewer),
        ask,
        legal,
        legal_count,
        standing: state.standing(),
    }
}
