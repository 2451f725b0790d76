//! A game that is over, as a film that can be wound to any of its entries.
//!
//! Positions after every so many entries are kept, with what everybody remembered then; any other is reached from the one before it.
//! What a film shows is what a player or a watcher saw. That all hands are open is asked for by a name of its own, and with a proof
//! that the game is over.

use tabletop::Viewer;

use super::{CourseOf, Logged, Moment, Numbered, asked, scene};
use crate::entry::Line;
use crate::game::Hosted;
use crate::help::Chapter;
use crate::look::{Happened, NewsEntry, What};
use crate::memories::Memories;
use crate::table::Over;
use crate::tale::Rounds;
use tabletop::Actor;

/// Between two positions that are kept lie so many entries.
const APART: u32 = 16;

/// What is kept of a game that somebody looks at again.
pub(super) struct Reel<G: Hosted> {
    /// Positions, oldest first; the first one is the start.
    marks: Vec<Mark<G>>,
    /// What came of every move, by the number of its entry.
    pub events: Vec<(u32, Vec<G::Event>)>,
    /// The first entry after which a player is asked something: what is set up before that is no moment of its own.
    first: u32,
}

/// The game after one entry.
#[derive(Clone)]
struct Mark<G: Hosted> {
    number: u32,
    state: G,
    memories: Memories<G>,
    lately: G::Lately,
}

impl<G: Hosted> Mark<G> {
    fn new(number: u32, state: G) -> Self {
        let memories = Memories::of_newcomers(&state);
        Self { number, state, memories, lately: G::Lately::default() }
    }

    fn play(&mut self, by: Actor, m: G::Move, events: &mut Vec<G::Event>) {
        events.clear();
        self.state.apply(by, m, events);
        for event in events {
            self.memories.take_in(event);
            G::take_in(&mut self.lately, event);
        }
    }
}

impl<G: Hosted> CourseOf<G> {
    /// The moves that counted after entry `at`.
    fn moves_then(&self, at: u32) -> Vec<Numbered<G>> {
        let mut done = Vec::new();
        for (number, logged) in (1..=at).zip(&self.log) {
            match logged.line {
                Line::Move(by, m) if self.counts(number) => done.push((number, by, m)),
                Line::Happened(Happened::TookBack(_, taken)) => done.retain(|&(number, ..)| number != taken),
                Line::Move(..) | Line::Happened(_) => {}
            }
        }
        done
    }

    /// Plays on from there to that entry; tells each entry on the way, and what came of it.
    fn wind(&self, mark: &mut Mark<G>, to: u32, mut each: impl FnMut(&Mark<G>, &[G::Event])) {
        let mut events = Vec::new();
        for number in mark.number + 1..=to {
            events.clear();
            match self.line(number) {
                Some(&Line::Move(by, m)) if self.counts(number) => mark.play(by, m, &mut events),
                Some(Line::Happened(Happened::TookBack(..))) => {
                    *mark = Mark::new(number, self.start());
                    for (_, by, m) in self.moves_then(number) {
                        mark.play(by, m, &mut events);
                    }
                    events.clear();
                }
                _ => {}
            }
            mark.number = number;
            each(mark, &events);
        }
    }

    fn film(&self) -> Reel<G> {
        let (mut mark, last) = (Mark::new(0, self.start()), self.version());
        let mut reel = Reel { marks: vec![mark.clone()], events: Vec::new(), first: last };
        let started = self.log.iter().position(|logged| matches!(logged.line, Line::Happened(Happened::Started)));
        let started = started.map_or(last, |at| at as u32 + 1);
        self.wind(&mut mark, last, |mark, events| {
            if mark.number % APART == 0 {
                reel.marks.push(mark.clone());
            }
            if matches!(self.line(mark.number), Some(Line::Move(..))) && self.counts(mark.number) {
                reel.events.push((mark.number, events.to_vec()));
            }
            if reel.first == last && mark.number >= started && !asked(&mark.state).is_empty() {
                reel.first = mark.number;
            }
        });
        reel
    }

    fn reel(&mut self) -> &Reel<G> {
        if self.reel.is_none() {
            self.reel = Some(self.film());
        }
        // It was made just now.
        #[expect(clippy::expect_used, reason = "it is there")]
        self.reel.as_ref().expect("a reel")
    }

    /// The game as it was after that entry.
    fn wound(&mut self, at: u32) -> Mark<G> {
        let mut mark = self.reel().before(at);
        self.wind(&mut mark, at.min(self.version()), |_, _| {});
        mark
    }

    /// What lay on the table after that entry, with what its viewer knew then; they are asked nothing.
    pub fn frame(&mut self, at: u32, viewer: Viewer) -> Moment {
        let mark = self.wound(at);
        let scene = scene(&mark.state, &self.setup, viewer, false);
        let help = mark.state.help(&scene, mark.memories.of(viewer), &mark.lately, None);
        Moment { number: mark.number, scene: G::scene(scene), help, asked: asked(&mark.state) }
    }

    /// The same with all hands open.
    pub fn open_frame(&mut self, at: u32, _: &Over) -> Moment {
        let mark = self.wound(at);
        let scene = scene(&mark.state, &self.setup, Viewer::Spectator, false);
        let help = mark.state.help_open(&scene, mark.memories.of(Viewer::Spectator), &mark.lately);
        Moment { number: mark.number, scene: G::scene(scene), help, asked: asked(&mark.state) }
    }

    /// All that happened, as somebody saw it who looked into all hands.
    pub fn open_entries(&mut self, _: &Over) -> Vec<NewsEntry> {
        let seen = |events: &Vec<G::Event>| events.iter().map(G::seen_open).collect();
        let history = self.reel().events.iter().map(|(number, events)| (*number, seen(events))).collect();
        self.as_entries(0, history)
    }

    /// The first moment there is to be seen, and where turns and rounds begin.
    pub fn chapters(&mut self) -> (u32, Vec<Chapter>) {
        let (is_whole, undone) = (self.staged.is_none(), self.undone.clone());
        let reel = self.reel();
        let (mut rounds, mut chapters) = (Rounds::default(), Vec::new());
        for (entry, events) in reel.events.iter().filter(|(number, _)| !undone.contains(number)) {
            for begins in events.iter().filter_map(G::begins) {
                rounds.take_in(begins);
                chapters.push(Chapter { entry: *entry, round: is_whole.then_some(rounds.number), turn: rounds.turn });
            }
        }
        (reel.first, chapters)
    }

    /// The entries after `since`; `history` is what was seen of moves.
    pub fn as_entries(&self, since: u32, history: Vec<(u32, Vec<G::Seen>)>) -> Vec<NewsEntry> {
        let mut history = history.into_iter().peekable();
        let entry = |(number, logged): (u32, &Logged<G::Move>)| {
            let what = match &logged.line {
                Line::Move(by, _) => {
                    let events = history.next_if(|&(n, _)| n == number).map_or_else(Vec::new, |(_, events)| events);
                    let by = if let Actor::Seat(seat) = by { Some(*seat) } else { None };
                    What::Moved { by, events: G::events(events) }
                }
                Line::Happened(happened) => What::Happened(happened.clone()),
            };
            NewsEntry { number, at: logged.at, what }
        };
        (1_u32..).zip(&self.log).skip(since as usize).map(entry).collect()
    }
}

impl<G: Hosted> Reel<G> {
    /// The last position that is kept of those up to that entry.
    fn before(&self, at: u32) -> Mark<G> {
        let after = self.marks.partition_point(|mark| mark.number <= at);
        // The first one is that of entry 0.
        self.marks[after.saturating_sub(1)].clone()
    }
}
