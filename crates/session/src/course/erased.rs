//! A course of whichever game it is: types are erased here, and nowhere else.

use std::any::Any as Anything;

use bots::Level;
use store::{Entry, Millis};
use tabletop::text::TextError;
use tabletop::{Actor, Outcome, Roll, Seat, Seats, Standing, Stream, Viewer};

use super::trail::Moment;
use super::{CourseOf, Logged, Stumble};
use crate::agreement;
use crate::beginning::{self, Beginning};
use crate::challenge::Challenge;
use crate::entry::{self, Line};
use crate::game::{Hosted, may_be};
use crate::help::Chapter;
use crate::look::{Happened, HintOption, Legal, NewsEntry, Options, words};
use crate::plan::Plan;
use crate::refused::Refused;
use crate::rendered::{GameKind, Help, Scene};
use crate::table::Over;
use crate::tale::Tale;
use crate::thinkers::{self, Share};

/// Something a bot thinks about on a thread of its own.
pub(crate) type Thought<T> = Box<dyn FnOnce(Share) -> T + Send>;

/// The course of a game, whichever it is. What is asked of it and told by it has the types of all games.
pub(crate) trait Course: Send + Sync {
    /// The word for the game.
    fn title(&self) -> &'static str;
    /// How it is shown.
    fn kind(&self) -> GameKind;
    /// How many players there are.
    fn players(&self) -> u8;
    /// The setup in words: the header of a record.
    fn header(&self) -> String;
    /// What is played with, in words.
    fn options(&self) -> Options;
    /// Reads where a game of this kind begins.
    fn beginning(&self, text: &str) -> Result<Beginning, TextError>;

    /// The number of the last entry.
    fn version(&self) -> u32;
    /// Who is asked.
    fn asked(&self) -> Seats;
    /// Is an answer that was given in that version one to the question that is asked now?
    fn is_current(&self, seat: Seat, version: u32) -> bool;
    /// The result, once the game is over by its rules.
    fn standing(&self) -> Option<Standing>;
    /// The text of an entry.
    fn text(&self, number: u32) -> String;
    /// The entries that request asked for.
    fn asked_for(&self, key: u64) -> Vec<u32>;
    /// The number of the last move by that player; 0 if there is none.
    fn last_move(&self, seat: Seat) -> u32;
    /// When the last move was made.
    fn last_moved(&self) -> Option<Millis>;
    /// The number of the entry with which the game began; 0 if it has not.
    fn began(&self) -> u32;
    /// The number of the last entry before the first one of a player; 0 if the game has not begun.
    fn opening(&self) -> u32;
    /// Has chance answered all that this challenge fixes as it would, at the same setup?
    fn follows(&self, challenge: &Challenge) -> bool;
    /// Is that in the log?
    fn has_happened(&self, what: &Happened) -> bool;
    /// The answer the player in that seat may take back.
    fn to_take_back(&self, seat: Seat) -> Option<u32>;

    /// Plays a log; the number of the first entry that does not hold.
    fn replay(&mut self, log: &[Entry]) -> Result<(), u32>;
    /// Plays a line of a record; the digest of the new position.
    fn play_line(&mut self, line: &str, at: Millis) -> Result<u64, TextError>;
    /// Plays the legal move of that index; `None` if there is none.
    fn play_nth(&mut self, seat: Seat, index: usize, at: Millis) -> Option<u64>;
    /// May the player in that seat answer so, one answer right after the other?
    fn rehearse(&self, seat: Seat, answers: &[String]) -> Result<(), Stumble>;
    /// An answer as records say it; nothing if it is none.
    fn in_words(&self, answer: &str) -> Option<String>;
    /// Plays an answer that may be given.
    fn play_answer(&mut self, seat: Seat, answer: &str, at: Millis, key: u64) -> Option<u64>;
    /// Lets chance answer if it is asked: by the challenge, if there is one, else as it is drawn.
    fn play_chance(
        &mut self,
        fixed: Option<&Challenge>,
        draw: &mut dyn FnMut(Roll) -> Outcome,
        at: Millis,
    ) -> Option<u64>;
    /// Notes something that is no move; the digest of the position.
    fn note(&mut self, happened: Happened, at: Millis) -> u64;

    /// The round a plan made now is for; nothing where no answer can be prepared.
    fn round_of_plans(&self) -> Option<u8>;
    /// A plan of the player in that seat.
    fn prepare(&self, seat: Seat, answer: &str) -> Result<Plan, Stumble>;
    /// Who is asked and has one of these plans, if its time has come or has gone by: seat, and which plan.
    fn due_plan(&self, plans: &[Plan]) -> Option<(Seat, usize)>;
    /// Plays a plan that is due if it still holds.
    fn play_plan(&mut self, seat: Seat, plan: &Plan, at: Millis) -> Option<u64>;

    /// What lies on the table, for one viewer; somebody who is not `asked` anything has nothing to answer.
    fn scene(&self, viewer: Viewer, asked: bool) -> Scene;
    /// The same with what helps them; `plan` is their prepared answer.
    fn closely(&mut self, viewer: Viewer, asked: bool, plan: Option<&str>) -> (Scene, Help);
    /// What happened after entry `since`, as one viewer saw it.
    fn entries(&self, since: u32, viewer: Viewer) -> Vec<NewsEntry>;
    /// What the viewer may answer, if they are asked.
    fn legal(&self, viewer: Viewer, most: usize) -> Option<Legal>;
    /// What lay on the table after each of these entries, for one viewer.
    fn moments(&mut self, numbers: &[u32], viewer: Viewer) -> Vec<Moment>;
    /// What lay on the table after that entry, with what its viewer knew then.
    fn frame(&mut self, at: u32, viewer: Viewer) -> Moment;
    /// Can all hands of this game be laid open?
    fn lays_open(&self) -> bool;
    /// What lay on the table after that entry, with all hands open.
    fn open_frame(&mut self, at: u32, over: &Over) -> Moment;
    /// All that happened, as somebody saw it who looked into all hands.
    fn open_entries(&mut self, over: &Over) -> Vec<NewsEntry>;
    /// The first moment there is to be seen, and where turns and rounds begin.
    fn chapters(&mut self) -> (u32, Vec<Chapter>);
    /// The cards that were played, as records call them, each with who played it.
    fn played(&self) -> Vec<(Seat, &'static str)>;
    /// What has happened besides moves, by the numbers of its entries.
    fn happened(&self) -> Vec<(u32, Happened)>;
    /// The course as it was after entry `at`.
    fn until(&self, at: u32) -> Box<dyn Course>;
    /// The game from the start of the turn under way after entry `at`, drawn anew.
    fn dealt_anew(&self, at: u32, seat: Seat, stream: &mut Stream, position: Option<String>) -> Option<String>;
    /// How the game went.
    fn tale(&self) -> Tale;
    /// The game as a record; below the lines of the position it began at, if it did not begin with its setup.
    fn record(&self, position: Option<String>) -> String;

    /// What a bot in that seat has to think about to answer, by index; `None` if it is not asked.
    fn choice(&mut self, seat: Seat, level: Level, seed: u64) -> Option<Thought<usize>>;
    /// What a bot has to think about to give advice to that seat; `None` if it is not asked.
    fn advice(&mut self, seat: Seat, seed: u64) -> Option<Thought<Vec<HintOption>>>;

    /// For tests that know which game it is.
    fn anything(&mut self) -> &mut dyn Anything;
}

impl<G: Hosted> Course for CourseOf<G> {
    fn title(&self) -> &'static str {
        G::title(&self.setup)
    }

    fn kind(&self) -> GameKind {
        G::KIND
    }

    fn players(&self) -> u8 {
        self.state.players()
    }

    fn header(&self) -> String {
        agreement::header::<G>(&self.setup)
    }

    fn options(&self) -> Options {
        G::options(&self.setup)
    }

    fn beginning(&self, text: &str) -> Result<Beginning, TextError> {
        beginning::read::<G>(text)
    }

    fn version(&self) -> u32 {
        self.version()
    }

    fn asked(&self) -> Seats {
        self.asked()
    }

    fn is_current(&self, seat: Seat, version: u32) -> bool {
        self.is_current(seat, version)
    }

    fn standing(&self) -> Option<Standing> {
        self.state.standing()
    }

    fn text(&self, number: u32) -> String {
        self.text(number)
    }

    fn asked_for(&self, key: u64) -> Vec<u32> {
        (1..).zip(&self.log).filter(|(_, logged)| logged.key == key).map(|(number, _)| number).collect()
    }

    fn last_move(&self, seat: Seat) -> u32 {
        let by_player = |line: &Line<G::Move>| matches!(line, Line::Move(Actor::Seat(by), _) if *by == seat);
        self.log.iter().rposition(|logged| by_player(&logged.line)).map_or(0, |at| at as u32 + 1)
    }

    fn last_moved(&self) -> Option<Millis> {
        self.log.iter().rev().find(|logged| matches!(logged.line, Line::Move(..))).map(|logged| logged.at)
    }

    fn began(&self) -> u32 {
        let started = |logged: &Logged<G::Move>| matches!(logged.line, Line::Happened(Happened::Started));
        self.log.iter().position(started).map_or(0, |at| at as u32 + 1)
    }

    fn opening(&self) -> u32 {
        let began = Course::began(self);
        let by_chance = |logged: &&Logged<G::Move>| matches!(logged.line, Line::Move(Actor::Chance, _));
        let set_up = self.log.iter().skip(began as usize).take_while(by_chance).count();
        if began == 0 { 0 } else { began + set_up as u32 }
    }

    fn follows(&self, challenge: &Challenge) -> bool {
        self.follows(challenge)
    }

    fn has_happened(&self, what: &Happened) -> bool {
        self.log.iter().any(|logged| matches!(&logged.line, Line::Happened(happened) if happened == what))
    }

    fn to_take_back(&self, seat: Seat) -> Option<u32> {
        self.to_take_back(seat)
    }

    fn replay(&mut self, log: &[Entry]) -> Result<(), u32> {
        self.log.reserve_exact(log.len() + 16);
        for entry in log {
            let line = entry::read::<G>(&entry.text, &self.setup).map_err(|_| entry.number)?;
            if entry.number != self.version() + 1 {
                return Err(entry.number);
            }
            let digest = match line {
                Line::Move(by, m) => {
                    self.play(by, m, entry.at, entry.request.unwrap_or(0)).map_err(|_| entry.number)?
                }
                Line::Happened(happened) => self.note(happened, entry.at),
            };
            if !may_be(digest, entry.digest) {
                return Err(entry.number);
            }
        }
        Ok(())
    }

    fn play_line(&mut self, line: &str, at: Millis) -> Result<u64, TextError> {
        let wrong = |what: String| TextError { line: 1, column: 1, what };
        match entry::read::<G>(line, &self.setup)? {
            Line::Move(by, m) => self.play(by, m, at, 0).map_err(|illegal| wrong(illegal.to_string())),
            Line::Happened(_) => Err(wrong("not a move".to_owned())),
        }
    }

    fn play_nth(&mut self, seat: Seat, index: usize, at: Millis) -> Option<u64> {
        self.play_nth(seat, index, at)
    }

    fn rehearse(&self, seat: Seat, answers: &[String]) -> Result<(), Stumble> {
        self.rehearse(seat, answers)
    }

    fn in_words(&self, answer: &str) -> Option<String> {
        self.read(answer).ok().map(|m| words::<G>(&self.setup, m))
    }

    fn play_answer(&mut self, seat: Seat, answer: &str, at: Millis, key: u64) -> Option<u64> {
        let m = self.read(answer).ok()?;
        self.play(Actor::Seat(seat), m, at, key).ok()
    }

    fn play_chance(
        &mut self,
        fixed: Option<&Challenge>,
        draw: &mut dyn FnMut(Roll) -> Outcome,
        at: Millis,
    ) -> Option<u64> {
        let roll = self.roll()?;
        let outcome = fixed.and_then(|challenge| self.state.fixed(challenge, roll)).unwrap_or_else(|| draw(roll));
        match self.play(Actor::Chance, outcome.into(), at, 0) {
            Ok(digest) => Some(digest),
            Err(illegal) => {
                // Chance answers what it is asked.
                tracing::error!(%illegal, "chance was refused");
                None
            }
        }
    }

    fn note(&mut self, happened: Happened, at: Millis) -> u64 {
        self.note(happened, at)
    }

    fn round_of_plans(&self) -> Option<u8> {
        self.state.round_of_plans()
    }

    fn prepare(&self, seat: Seat, answer: &str) -> Result<Plan, Stumble> {
        let not_asked = || Stumble::Refused(Refused::NotAsked);
        let round = self.state.round_of_plans().ok_or_else(not_asked)?;
        let ahead = self.state.ahead(seat).ok_or_else(not_asked)?;
        let m = self.read(answer).map_err(|error| Stumble::Refused(Refused::Unreadable(error)))?;
        if let Err(illegal) = ahead.check(Actor::Seat(seat), m) {
            let scene = Course::scene(self, Viewer::Seat(seat), true);
            return Err(Stumble::Illegal(G::forbidden((m, illegal)), Box::new(scene)));
        }
        Ok(Plan::new(seat, round, words::<G>(&self.setup, m), &ahead.outcome(seat, m)))
    }

    fn due_plan(&self, plans: &[Plan]) -> Option<(Seat, usize)> {
        let round = self.state.round_of_plans()?;
        let seat = self.asked_alone()?;
        let at = plans.iter().position(|plan| plan.is_of(seat))?;
        (self.state.is_prepared_for() || plans[at].round != round).then_some((seat, at))
    }

    fn play_plan(&mut self, seat: Seat, plan: &Plan, at: Millis) -> Option<u64> {
        let m = self.read(&plan.answer).ok()?;
        let holds = self.state.round_of_plans() == Some(plan.round)
            && self.state.check(Actor::Seat(seat), m).is_ok()
            && plan.keeps_its_promise(&self.state.outcome(seat, m));
        if holds { self.play(Actor::Seat(seat), m, at, 0).ok() } else { None }
    }

    fn scene(&self, viewer: Viewer, asked: bool) -> Scene {
        G::scene(self.scene(viewer, asked))
    }

    fn closely(&mut self, viewer: Viewer, asked: bool, plan: Option<&str>) -> (Scene, Help) {
        let scene = self.scene(viewer, asked);
        let help = self.help(&scene, plan);
        (G::scene(scene), help)
    }

    fn entries(&self, since: u32, viewer: Viewer) -> Vec<NewsEntry> {
        if since >= self.version() {
            return Vec::new();
        }
        self.as_entries(since, self.history(since, viewer))
    }

    fn legal(&self, viewer: Viewer, most: usize) -> Option<Legal> {
        self.legal(viewer, most)
    }

    fn moments(&mut self, numbers: &[u32], viewer: Viewer) -> Vec<Moment> {
        self.moments(numbers, viewer)
    }

    fn frame(&mut self, at: u32, viewer: Viewer) -> Moment {
        self.frame(at, viewer)
    }

    fn lays_open(&self) -> bool {
        G::LAYS_OPEN
    }

    fn open_frame(&mut self, at: u32, over: &Over) -> Moment {
        self.open_frame(at, over)
    }

    fn open_entries(&mut self, over: &Over) -> Vec<NewsEntry> {
        self.open_entries(over)
    }

    fn chapters(&mut self) -> (u32, Vec<Chapter>) {
        self.chapters()
    }

    fn played(&self) -> Vec<(Seat, &'static str)> {
        let played = |(_, by, m)| if let Actor::Seat(seat) = by { Some((seat, G::played(m)?)) } else { None };
        self.moves().filter_map(played).collect()
    }

    fn happened(&self) -> Vec<(u32, Happened)> {
        let happened = |line: &Line<G::Move>| if let Line::Happened(what) = line { Some(what.clone()) } else { None };
        (1..).zip(&self.log).filter_map(|(number, logged)| Some((number, happened(&logged.line)?))).collect()
    }

    fn until(&self, at: u32) -> Box<dyn Course> {
        Box::new(self.until(at))
    }

    fn dealt_anew(&self, at: u32, seat: Seat, stream: &mut Stream, position: Option<String>) -> Option<String> {
        self.dealt_anew(at, seat, stream, position)
    }

    fn tale(&self) -> Tale {
        self.tale()
    }

    fn record(&self, position: Option<String>) -> String {
        self.record(position)
    }

    fn choice(&mut self, seat: Seat, level: Level, seed: u64) -> Option<Thought<usize>> {
        let sighted = self.sight(seat)?;
        Some(Box::new(move |share| thinkers::choose(level, seat, &sighted, seed, share)))
    }

    fn advice(&mut self, seat: Seat, seed: u64) -> Option<Thought<Vec<HintOption>>> {
        let (setup, sighted) = (self.setup.clone(), self.sight(seat)?);
        Some(Box::new(move |share| {
            let advised = thinkers::advise(seat, &sighted, seed, share);
            let all: u32 = advised.iter().map(|(option, _)| option.visits).sum();
            let told = |setup: &G::Setup, by: Actor, m: G::Move| match by {
                Actor::Seat(seat) => Some((seat, words::<G>(setup, m))),
                Actor::Chance => None,
            };
            let option = |(option, line): &thinkers::Advised<G>| HintOption {
                answer: words::<G>(&setup, option.answer),
                place: option.place,
                score: option.score,
                share: f64::from(option.visits) / f64::from(all.max(1)),
                then: line.iter().skip(1).filter_map(|&(by, m)| told(&setup, by, m)).collect(),
            };
            let mut options: Vec<HintOption> = advised.iter().map(option).collect();
            options.sort_by_key(HintOption::order);
            options
        }))
    }

    fn anything(&mut self) -> &mut dyn Anything {
        self
    }
}
