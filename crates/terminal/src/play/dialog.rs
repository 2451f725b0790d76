//! The conversation: what happened, the question, the answer, and the commands in between.

use std::io;
use std::path::{Path, PathBuf};

use anstyle::Style;
use bots::Budget;
use phrases::Phrases;
use phrases::rules::Chapter;
use phrases::teller::Line;
use tabletop::{Game, Illegal, Imagine, Seat, Written};

use super::advice;
use super::desk::Desk;
use super::sitting::{InTerminal, Sitting};
use super::words::Command;
use speech::columns;

/// How a conversation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With the game.
    Over,
    /// The person had enough.
    Quit,
    /// The input ended first.
    OutOfInput,
}

/// So many lines of the log are shown if nobody says how many.
const LOG_LINES: usize = 20;

/// A question of a game.
pub type AskOf<T> = <<T as Talk>::Game as Game>::Ask;
/// An answer.
pub type MoveOf<T> = <<T as Talk>::Game as Game>::Move;
/// Why an answer is refused.
pub type IllegalOf<T> = Illegal<<<T as Talk>::Game as Game>::Rule>;
/// An event as the person sees it.
pub type SeenOf<T> = <<T as Talk>::Game as Imagine>::Seen;

/// What a conversation says and understands of one game, and a choice that takes several lines to make.
pub trait Talk: Sized {
    /// The game.
    type Game: InTerminal;

    /// The language.
    fn phrases(&self) -> Phrases;

    /// The events from number `from` on, in words.
    fn log(&self, seen: &[SeenOf<Self>], from: usize) -> Vec<Line>;

    /// How many of the last events are better told with those that will follow.
    fn waiting(_seen: &[SeenOf<Self>]) -> usize {
        0
    }

    /// Why an answer is refused, in words.
    fn refused(&mut self, ask: AskOf<Self>, m: MoveOf<Self>, illegal: IllegalOf<Self>) -> String;

    /// The only answer, if there is but one and it is given for the person.
    fn forced(&self, sitting: &mut Sitting<Self::Game>, _ask: AskOf<Self>) -> Option<MoveOf<Self>> {
        if let &[only] = sitting.moves() { Some(only) } else { None }
    }

    /// Has a choice been begun that is not an answer yet?
    fn is_begun(&self) -> bool;

    /// Forgets the choice that was begun.
    fn clear(&mut self);

    /// What can be typed.
    fn help(&self) -> String;

    /// The chapters of the rules that hold here.
    fn chapters(&self) -> Vec<&'static Chapter>;

    /// A rule as it is written in full.
    fn rule_named(id: &str) -> String {
        id.to_owned()
    }

    /// Options to go on with a saved game as it was, beyond its file and the seat; each with a blank before it.
    fn options(&self) -> String {
        String::new()
    }

    /// Asks.
    fn question(dialog: &mut Dialog<Self>, ask: AskOf<Self>) -> io::Result<()>;

    /// Understands a line that is no command.
    fn typed(dialog: &mut Dialog<Self>, ask: AskOf<Self>, line: &str) -> io::Result<()>;

    /// Says why something can or can't be done.
    fn why(dialog: &mut Dialog<Self>, what: &str) -> io::Result<()>;

    /// Says everything about a card.
    fn card(dialog: &mut Dialog<Self>, name: &str) -> io::Result<()>;

    /// Draws the table, or a part of it.
    fn board(dialog: &mut Dialog<Self>, part: &str) -> io::Result<()>;

    /// What a player is called in lists.
    fn name(&self, seat: Seat) -> String;

    /// A move of a player in a short phrase.
    fn in_short(&self, by: Seat, m: MoveOf<Self>) -> String;

    /// Says the points so far, and who has won if the game is over.
    fn points(dialog: &mut Dialog<Self>) -> io::Result<()>;
}

/// A conversation about one game.
pub struct Dialog<'a, 'b, T: Talk> {
    pub(super) desk: &'a mut Desk<'b>,
    pub(super) sitting: &'a mut Sitting<T::Game>,
    pub(super) talk: T,
    /// So many events have been told.
    told: usize,
    /// Whether the board has changed since it was drawn.
    pub(super) board_due: bool,
    /// The name a game is saved under if none is said, and the files this game has written. Without a name nothing is
    /// ever written.
    file: Option<PathBuf>,
    written: Vec<PathBuf>,
    /// How long is thought about advice.
    advice: Budget,
}

impl<'a, 'b, T: Talk> Dialog<'a, 'b, T> {
    /// A conversation that begins with the next question. What has been seen already is not told again.
    pub fn new(desk: &'a mut Desk<'b>, sitting: &'a mut Sitting<T::Game>, talk: T, file: Option<PathBuf>) -> Self {
        let told = sitting.seen().len();
        Self { desk, sitting, talk, told, board_due: true, file, written: Vec::new(), advice: advice::THOUGHT }
    }

    /// The same with advice that takes no longer than this.
    pub const fn with_advice(mut self, budget: Budget) -> Self {
        self.advice = budget;
        self
    }

    /// Goes on until the game is over or the person stops.
    pub fn run(&mut self) -> io::Result<Ended> {
        loop {
            self.sitting.advance();
            self.tell()?;
            let Some(ask) = self.sitting.asked() else {
                self.desk.line("")?;
                T::points(self)?;
                return Ok(Ended::Over);
            };
            if let Some(only) = self.talk.forced(self.sitting, ask) {
                self.talk.clear();
                self.sitting.answer_forced(only);
                continue;
            }
            T::question(self, ask)?;
            let Some(line) = self.desk.read("> ")? else {
                self.desk.say(&self.talk.phrases().quit_input_ended(), 0)?;
                return Ok(Ended::OutOfInput);
            };
            match Command::read(&line, self.talk.phrases()) {
                Some((Command::Quit, _)) => {
                    self.desk.say(&self.talk.phrases().quit_bye(), 0)?;
                    return Ok(Ended::Quit);
                }
                Some((command, rest)) => self.command(command, rest)?,
                None => T::typed(self, ask, &line)?,
            }
        }
    }

    /// What happened since the last time.
    fn tell(&mut self) -> io::Result<()> {
        let seen = self.sitting.seen();
        let seen = &seen[..seen.len() - T::waiting(seen)];
        let lines = self.talk.log(seen, self.told.min(seen.len()));
        self.told = seen.len();
        self.board_due |= !lines.is_empty();
        for line in lines {
            if line.heading {
                let heading = self.desk.styled(Style::new().bold(), &line.text);
                self.desk.line("")?;
                self.desk.say(&heading, 0)?;
            } else {
                self.desk.say(&line.text, 2)?;
            }
        }
        Ok(())
    }

    /// The person answers with these moves.
    pub(super) fn answer(&mut self, ask: AskOf<T>, moves: &[MoveOf<T>]) -> io::Result<()> {
        self.talk.clear();
        match self.sitting.answer(moves) {
            Ok(()) => Ok(()),
            Err((m, illegal)) => {
                let text = self.talk.refused(ask, m, illegal);
                self.desk.say(&text, 0)
            }
        }
    }

    fn command(&mut self, command: Command, rest: &str) -> io::Result<()> {
        match command {
            Command::Help => self.help(),
            Command::Why => T::why(self, rest),
            Command::Hint => self.hint(),
            Command::Card => T::card(self, rest),
            Command::Undo => self.undo(),
            Command::Log => {
                let lines = self.talk.log(self.sitting.seen(), 0);
                let count = rest.parse().unwrap_or(LOG_LINES);
                for line in &lines[lines.len().saturating_sub(count)..] {
                    self.desk.say(&line.text, if line.heading { 0 } else { 2 })?;
                }
                Ok(())
            }
            Command::Rules => self.rules(rest),
            Command::Score => T::points(self),
            Command::Board => T::board(self, rest),
            Command::Save => self.save(rest),
            // Ends the conversation where it was read.
            Command::Quit => Ok(()),
        }
    }

    /// What can be typed: keys and commands in one column, what they do in another.
    fn help(&mut self) -> io::Result<()> {
        let help = self.talk.help();
        let width =
            help.lines().filter_map(|line| line.split_once("  ")).map(|(key, _)| columns(key)).max().unwrap_or(0);
        for line in help.lines() {
            match line.split_once("  ") {
                Some((key, text)) => self.desk.paragraph(&format!("  {key}"), text, width + 4)?,
                None => self.desk.say(line, 0)?,
            }
        }
        Ok(())
    }

    /// What a search would do, in words.
    fn hint(&mut self) -> io::Result<()> {
        let thoughts = self.sitting.advice(self.advice);
        let only = if let &[only] = self.sitting.moves() { Some(only) } else { None };
        let me = self.sitting.seat();
        let alone = self.sitting.state().players() == 1;
        advice::say(self.desk, &self.talk, me, alone, only, &thoughts)
    }

    fn undo(&mut self) -> io::Result<()> {
        let say = self.talk.phrases();
        if self.talk.is_begun() {
            self.talk.clear();
            return self.desk.say(&say.undo_done(), 0);
        }
        match self.sitting.undo() {
            Ok(()) => {
                self.told = self.told.min(self.sitting.seen().len());
                self.board_due = true;
                self.desk.say(&say.undo_done(), 0)
            }
            Err(_) => self.desk.say(&say.undo_nothing(), 0),
        }
    }

    /// A rule, a chapter or the glossary; without an id, what there is.
    pub(super) fn rules(&mut self, id: &str) -> io::Result<()> {
        let lines = if id.is_empty() {
            let chapters = self.talk.chapters();
            Ok(chapters.iter().map(|chapter| format!("{} {}", chapter.id, chapter.title)).collect())
        } else {
            reference::rules::lookup(&T::rule_named(id), self.talk.phrases(), self.desk.width, self.desk.colour)
        };
        match lines {
            Ok(lines) => lines.iter().try_for_each(|line| self.desk.line(line)),
            Err(text) => self.desk.say(&text, 0),
        }
    }

    /// Writes the game to a file; one that is there already is written over only if this game has written it.
    fn save(&mut self, name: &str) -> io::Result<()> {
        let say = self.talk.phrases();
        let Some(usual) = &self.file else {
            let reason = io::Error::from(io::ErrorKind::Unsupported).to_string();
            return self.desk.say(&say.save_failed(name, &reason), 0);
        };
        let path = if name.is_empty() { usual.clone() } else { Path::new(name).to_path_buf() };
        let shown = path.display().to_string();
        if path.exists() && !self.written.contains(&path) {
            return self.desk.say(&say.save_exists(&shown), 0);
        }
        match std::fs::write(&path, self.sitting.to_text()) {
            Ok(()) => {
                self.written.push(path);
                let title = T::Game::title(&self.sitting.setup());
                let command = continue_with(title, &shown, self.sitting.seat(), &self.talk.options());
                self.desk.say(&say.saved(&shown, &command), 0)
            }
            Err(error) => self.desk.say(&say.save_failed(&shown, &error.to_string()), 0),
        }
    }
}

/// A word as it is typed on a command line.
pub fn quoted(word: &str) -> String {
    let plain = word.chars().all(|c| c.is_alphanumeric() || "/._-".contains(c));
    if plain { word.to_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}

/// The command that goes on with a saved game, in the same seat.
fn continue_with(title: &str, file: &str, seat: Seat, options: &str) -> String {
    let file = quoted(file);
    let seat = if seat == Seat(0) { String::new() } else { format!(" --seat {seat}") };
    format!("senbazuru play {title} --from {file}{seat}{options}")
}
