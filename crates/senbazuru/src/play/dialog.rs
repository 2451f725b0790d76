//! The conversation: what happened, the board, the question, the answer, and the commands in between.

use std::io;
use std::path::{Path, PathBuf};

use anstyle::Style;
use origami::setup::Title;
use origami::{Ask, Event, Move, Species};
use phrases::{Rules, Teller};
use tabletop::{RuleId, Seat};

use super::answer::{self, Answer};
use super::choice::{self, Choice};
use super::desk::Desk;
use super::keys::{self, Key, NoKey};
use super::sitting::Sitting;
use super::words::Command;
use super::{board, explain, result};
use crate::catalogue;
use crate::speech::{columns, shown};

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

/// A conversation about one game.
pub struct Dialog<'a, 'b> {
    pub(super) desk: &'a mut Desk<'b>,
    pub(super) sitting: &'a mut Sitting,
    pub(super) teller: Teller<'a>,
    pub(super) choice: Choice,
    /// So many events have been told.
    told: usize,
    /// Whether the board has changed since it was drawn.
    pub(super) board_due: bool,
    /// The name a game is saved under if none is said, and the files this game has written. Without a name nothing is
    /// ever written.
    file: Option<PathBuf>,
    written: Vec<PathBuf>,
}

impl<'a, 'b> Dialog<'a, 'b> {
    /// A conversation that begins with the next question. What has been seen already is not told again.
    pub fn new(desk: &'a mut Desk<'b>, sitting: &'a mut Sitting, teller: Teller<'a>, file: Option<PathBuf>) -> Self {
        let told = sitting.seen().len();
        Self { desk, sitting, teller, choice: Choice::default(), told, board_due: true, file, written: Vec::new() }
    }

    /// Goes on until the game is over or the person stops.
    pub fn run(&mut self) -> io::Result<Ended> {
        loop {
            self.sitting.advance();
            self.tell()?;
            let Some(ask) = self.sitting.asked() else {
                self.desk.line("")?;
                self.points()?;
                return Ok(Ended::Over);
            };
            if let Some(only) = self.forced(ask) {
                self.choice.clear();
                self.sitting.answer_forced(only);
                continue;
            }
            self.question(ask)?;
            let Some(line) = self.desk.read("> ")? else {
                self.desk.say(&self.teller.phrases.quit_input_ended(), 0)?;
                return Ok(Ended::OutOfInput);
            };
            match Command::read(&line, self.teller.phrases) {
                Some((Command::Quit, _)) => {
                    self.desk.say(&self.teller.phrases.quit_bye(), 0)?;
                    return Ok(Ended::Quit);
                }
                Some((command, rest)) => self.command(command, rest)?,
                None => self.typed(ask, &line)?,
            }
        }
    }

    /// What happened since the last time.
    fn tell(&mut self) -> io::Result<()> {
        // A play that waits for its payment is told with it.
        let seen = self.sitting.seen();
        let waits = usize::from(matches!(seen.last(), Some(Event::Plays { .. })));
        let seen = &seen[..seen.len() - waits];
        let lines = self.teller.log(seen, self.told.min(seen.len()));
        self.told = seen.len();
        self.board_due |= !lines.is_empty();
        for line in lines {
            if line.heading {
                let heading = self.desk.styled(Style::new().bold(), &line.text);
                self.desk.line("")?;
                self.desk.line(&heading)?;
            } else {
                self.desk.say(&line.text, 2)?;
            }
        }
        Ok(())
    }

    /// The only answer, if there is but one. A payment is shown before it is made, so that it can be undone.
    fn forced(&mut self, ask: Ask) -> Option<Move> {
        match (self.sitting.moves(), ask) {
            (&[Move::Pay(cards)], Ask::Pay { .. }) if !cards.is_empty() => None,
            (&[Move::PayWithDiscard(_)], Ask::Pay { .. }) => None,
            (&[only], _) => Some(only),
            _ => None,
        }
    }

    /// A line that is no command.
    fn typed(&mut self, ask: Ask, line: &str) -> io::Result<()> {
        if let Some(who) = self.named_player(ask, line) {
            return self.answer(ask, &[who]);
        }
        match keys::read(line, self.teller.lexicon) {
            Ok(keys) => match answer::read(self.sitting, &self.teller, &mut self.choice, ask, &keys) {
                Answer::Moves(moves) => self.answer(ask, &moves),
                Answer::Say(text) => self.desk.say(&text, 0),
                Answer::Ask => Ok(()),
            },
            Err(NoKey { word, like }) => {
                let text = self.with_guess(self.teller.phrases.not_understood(&shown(&word)), &like);
                self.desk.say(&text, 0)
            }
        }
    }

    /// A player can be chosen by name too.
    fn named_player(&mut self, ask: Ask, line: &str) -> Option<Move> {
        if !matches!(ask, Ask::PickPlayer { .. }) {
            return None;
        }
        let named = |seat: &Seat| self.teller.names[seat.index()].to_lowercase() == line.to_lowercase();
        choice::players(self.sitting).into_iter().find(named).map(Move::Player)
    }

    fn answer(&mut self, ask: Ask, moves: &[Move]) -> io::Result<()> {
        self.choice.clear();
        match self.sitting.answer(moves) {
            Ok(()) => Ok(()),
            Err((m, illegal)) => self.desk.say(&self.teller.refusal(Some(ask), m, illegal), 0),
        }
    }

    fn command(&mut self, command: Command, rest: &str) -> io::Result<()> {
        match command {
            Command::Help => self.help(),
            Command::Why => self.about(rest, |dialog, card| {
                let (said, rules) = explain::why(dialog.sitting, &dialog.teller, card);
                said.iter().try_for_each(|text| dialog.desk.say(text, 0))?;
                rules.iter().try_for_each(|rule| dialog.rules(rule.id()))
            }),
            Command::Card => self.about(rest, |dialog, card| {
                let Teller { edition, lexicon, phrases, .. } = dialog.teller;
                let (width, colour) = (dialog.desk.width, dialog.desk.colour);
                let lines = catalogue::one::lines(card, edition, lexicon, phrases, width, colour);
                lines.iter().try_for_each(|line| dialog.desk.line(line))
            }),
            Command::Undo => self.undo(),
            Command::Log => {
                let lines = self.teller.log(self.sitting.seen(), 0);
                let count = rest.parse().unwrap_or(LOG_LINES);
                for line in &lines[lines.len().saturating_sub(count)..] {
                    self.desk.say(&line.text, if line.heading { 0 } else { 2 })?;
                }
                Ok(())
            }
            Command::Rules => self.rules(rest),
            Command::Score => self.points(),
            Command::Board => {
                self.board_due = false;
                board::draw(self.desk, self.sitting, &self.teller)
            }
            Command::Save => self.save(rest),
            // Ends the conversation where it was read.
            Command::Quit => Ok(()),
        }
    }

    fn points(&mut self) -> io::Result<()> {
        let lines = result::points(self.sitting.state(), &self.teller);
        for (i, line) in lines.iter().enumerate() {
            // The last one, behind the players, says who has won.
            let style =
                if i == usize::from(self.sitting.setup().players()) { Style::new().bold() } else { Style::new() };
            let line = self.desk.styled(style, line);
            self.desk.say(&line, 0)?;
        }
        Ok(())
    }

    /// Does something with the card that is named, by key or by name.
    fn about(&mut self, name: &str, tell: impl FnOnce(&mut Self, Species) -> io::Result<()>) -> io::Result<()> {
        let say = self.teller.phrases;
        let (table, hand) = (self.sitting.view().table, self.sitting.hand());
        let mine = &table.seats[self.sitting.seat().index()].collections;
        let read = keys::read(name, self.teller.lexicon);
        let no_key = || say.hint_no_such_key(&shown(name));
        let card = match &read {
            Ok(keys) => match **keys {
                [Key::Number(at)] => hand.get(at).copied().filter(|card| !card.is_rice_paper()).ok_or_else(no_key),
                [Key::Line(at)] => table.line.get(at).copied().ok_or_else(no_key),
                [Key::Side(side)] => {
                    mine[side as usize].last().map(|top| top.card).ok_or_else(|| say.refuse_no_card_on_top())
                }
                [Key::TopDiscard] => table.discards.last().copied().ok_or_else(|| say.refuse_no_discards()),
                [Key::Card(card)] => Ok(card),
                _ => Err(say.which_card()),
            },
            Err(NoKey { like, .. }) => Err(self.with_guess(say.no_such_card(&shown(name)), like)),
        };
        match card {
            Ok(card) => {
                let named = matches!(read.as_deref(), Ok([Key::Card(_)])) && name.chars().count() > 1;
                if named && self.teller.lexicon.exact(name).is_none() {
                    self.desk.say(&say.card_understood(self.teller.noun(card), &shown(name)), 0)?;
                }
                tell(self, card)
            }
            Err(text) => self.desk.say(&text, 0),
        }
    }

    /// What is wrong, and which cards may have been meant.
    fn with_guess(&self, text: String, like: &[Species]) -> String {
        let like = self.teller.nouns(like.iter().copied().take(3));
        if like.is_empty() { text } else { format!("{text} {}", self.teller.phrases.did_you_mean(&like)) }
    }

    /// What can be typed: keys and commands in one column, what they do in another.
    fn help(&mut self) -> io::Result<()> {
        let help = self.teller.phrases.help();
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

    fn undo(&mut self) -> io::Result<()> {
        let say = self.teller.phrases;
        if self.choice.is_begun() {
            self.choice.clear();
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
    fn rules(&mut self, id: &str) -> io::Result<()> {
        let say = self.teller.phrases;
        let lines = if id.is_empty() {
            // The rules of Origami hold for Legends too, unless one of its own replaces them.
            let mut chapters: Vec<_> = Rules::origami(say.language()).chapters.iter().collect();
            if self.sitting.setup().title() != Title::Origami {
                chapters.extend(&Rules::legends(say.language()).chapters);
            }
            Ok(chapters.iter().map(|chapter| format!("{} {}", chapter.id, chapter.title)).collect())
        } else {
            crate::rules::lookup(id, say, self.desk.width, self.desk.colour)
        };
        match lines {
            Ok(lines) => lines.iter().try_for_each(|line| self.desk.line(line)),
            Err(text) => self.desk.say(&text, 0),
        }
    }

    /// Writes the game to a file; one that is there already is written over only if this game has written it.
    fn save(&mut self, name: &str) -> io::Result<()> {
        let say = self.teller.phrases;
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
                let command = continue_with(self.sitting.setup().title(), &shown, self.sitting.seat());
                self.desk.say(&say.saved(&shown, &command), 0)
            }
            Err(error) => self.desk.say(&say.save_failed(&shown, &error.to_string()), 0),
        }
    }
}

/// The command that goes on with a saved game, in the same seat.
fn continue_with(title: Title, file: &str, seat: Seat) -> String {
    let plain = file.chars().all(|c| c.is_alphanumeric() || "/._-".contains(c));
    let file = if plain { file.to_owned() } else { format!("'{}'", file.replace('\'', r"'\''")) };
    let seat = if seat == Seat(0) { String::new() } else { format!(" --seat {seat}") };
    format!("senbazuru play {} --from {file}{seat}", title.word())
}
