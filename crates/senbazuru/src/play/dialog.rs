//! The conversation: what happened, the board, the question, the answer, and the commands in between.

use std::io;
use std::path::{Path, PathBuf};

use anstyle::Style;
use origami::vocab::{From, Instead};
use origami::{Ask, Event, Move, Side, Species};
use phrases::{Rules, Teller};
use tabletop::RuleId;

use super::answer::{self, Answer, Choice};
use super::desk::{Desk, NO_BREAK};
use super::keys::{self, NoKey, letter};
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
    desk: &'a mut Desk<'b>,
    sitting: &'a mut Sitting,
    teller: Teller<'a>,
    choice: Choice,
    /// So many events have been told.
    told: usize,
    /// Whether the board has changed since it was drawn.
    board_due: bool,
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
            (&[only], _) => Some(only),
            _ => None,
        }
    }

    fn question(&mut self, ask: Ask) -> io::Result<()> {
        if self.board_due && matches!(ask, Ask::Action { .. }) {
            self.desk.line("")?;
            board::draw(self.desk, self.sitting, &self.teller)?;
            self.board_due = false;
        }
        self.desk.line("")?;
        let text = match self.choice.playing {
            Some(card) => self.teller.phrases.ask_side(self.teller.noun(card)),
            None => self.teller.ask(ask, false),
        };
        let text = self.desk.styled(Style::new().bold(), &text);
        self.desk.say(&text, 0)?;
        if let (Some(of), false) = (whose(ask), self.choice.is_begun()) {
            let effect = self.teller.edition.facts(of).ability_of.def().text.of(self.teller.phrases.language());
            let effect = self.desk.styled(Style::new().italic(), effect);
            self.desk.say(&effect, 2)?;
        }
        if self.choice.playing.is_none() {
            self.choices(ask)?;
        }
        let hints: Vec<_> = self.hints(ask).iter().map(|hint| together(hint)).collect();
        let hints = hints.join(" · ");
        let hints = self.desk.styled(Style::new().dimmed(), &hints);
        self.desk.say(&hints, 2)
    }

    /// The cards or players an answer chooses from, unless the board just showed them.
    fn choices(&mut self, ask: Ask) -> io::Result<()> {
        let hand = self.sitting.view().table.hand;
        match ask {
            Ask::Action { .. } => Ok(()),
            Ask::Pay { card, .. } => {
                let played = hand.iter().position(|&c| c == card);
                self.brief(&hand, |dialog, i| (Some(i) != played).then(|| dialog.folds(hand[i])))
            }
            Ask::PickAny { .. } | Ask::HandCheck { .. } | Ask::Pick { from: From::Hand(_), .. } => {
                self.brief(&hand, |dialog, i| Some(dialog.folds(hand[i])))
            }
            Ask::Play { terms, .. } => {
                if terms.instead == Instead::TakeFromLine {
                    board::line(self.desk, &self.teller, &self.sitting.view())?;
                }
                let playable = board::playable(self.sitting, &hand);
                self.brief(&hand, |dialog, i| playable[i].then(|| dialog.cost(hand[i])))
            }
            Ask::PickGroup { .. } | Ask::Pick { from: From::Line(_), .. } => {
                board::line(self.desk, &self.teller, &self.sitting.view())
            }
            Ask::Pick { .. } => {
                let cards = answer::menu(self.sitting);
                board::hand(self.desk, &self.teller, &cards, |_| ' ')
            }
            Ask::PickPlayer { .. } => {
                for (i, seat) in answer::players(self.sitting).into_iter().enumerate() {
                    let cards = self.teller.phrases.board_cards(self.sitting.state().hand_size(seat));
                    self.desk.line(&format!("  {:>2} {} · {cards}", i + 1, self.teller.names[seat.index()]))?;
                }
                Ok(())
            }
            Ask::Confirm { .. } | Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => Ok(()),
        }
    }

    /// The hand in short, with a mark at the cards that are chosen already.
    fn brief(&mut self, hand: &[Species], about: impl Fn(&Self, usize) -> Option<String>) -> io::Result<()> {
        let chosen = |i: usize| if self.choice.picked.contains(&i) { " ×" } else { "" };
        let about: Vec<_> =
            (0..hand.len()).map(|i| about(self, i).map(|text| format!("{text}{}", chosen(i)))).collect();
        board::brief(self.desk, &self.teller, hand, |i| about[i].clone())
    }

    fn folds(&self, card: Species) -> String {
        format!(" {}", self.teller.phrases.brief_folds(self.teller.edition.facts(card).folds))
    }

    fn cost(&self, card: Species) -> String {
        format!(" {}", self.teller.phrases.brief_cost(self.teller.edition.facts(card).cost))
    }

    /// Which keys do what.
    fn hints(&mut self, ask: Ask) -> Vec<String> {
        let say = self.teller.phrases;
        let mut hints = match ask {
            _ if self.choice.playing.is_some() => vec![say.hint_side()],
            Ask::Action { .. } => self.action_hints(),
            Ask::Play { terms, .. } if terms.instead == Instead::TakeFromLine => {
                vec![say.hint_take_letter(), say.hint_play_number()]
            }
            Ask::Play { .. } => vec![say.hint_play_number()],
            Ask::Pay { .. } if self.sitting.moves().len() == 1 && !self.choice.is_begun() => {
                let only = self.sitting.moves().first().copied();
                let cards =
                    if let Some(Move::Pay(cards)) = only { self.teller.cards(&cards) } else { Default::default() };
                vec![say.hint_only_payment(&cards), say.hint_undo()]
            }
            Ask::Pay { .. } => vec![say.hint_pay(), say.hint_undo()],
            Ask::PickGroup { .. } => {
                let top =
                    self.sitting.moves().iter().any(|m| matches!(m, Move::Take(_, origami::asks::TopDiscard::Taken)));
                let mut hints = vec![say.hint_pick_letters()];
                hints.extend(top.then(|| say.hint_top_discard()));
                hints
            }
            Ask::Pick { from: From::Line(_), .. } => vec![say.hint_pick_letter()],
            Ask::Pick { .. } | Ask::PickPlayer { .. } => vec![say.hint_pick_number()],
            Ask::PickAny { .. } => vec![say.hint_pick_numbers(), say.hint_done()],
            Ask::HandCheck { .. } => vec![say.hint_pick_numbers()],
            Ask::Confirm { .. } => vec![say.hint_yes_no()],
            Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => Vec::new(),
        };
        let may_decline = self.sitting.check(Move::No).is_ok() && !matches!(ask, Ask::Confirm { .. });
        hints.extend((may_decline && self.choice.playing.is_none()).then(|| say.hint_no()));
        hints.push(say.hint_help());
        hints
    }

    fn action_hints(&mut self) -> Vec<String> {
        let say = self.teller.phrases;
        let view = self.sitting.view();
        let keys = |list: Vec<String>| list.join(" ");
        let limit = self.sitting.state().draw_limit(self.sitting.seat());
        let line = view.table.line.iter().enumerate();
        let draw =
            line.filter(|&(_, &c)| self.teller.edition.facts(c).folds <= limit).map(|(i, _)| letter(i).to_string());
        let draw: Vec<_> = draw.collect();
        let playable = board::playable(self.sitting, &view.table.hand);
        let play: Vec<_> = (1..=playable.len()).filter(|i| playable[i - 1]).map(|i| i.to_string()).collect();
        let special = Side::BOTH.into_iter().filter(|&side| self.sitting.check(Move::Use(side)).is_ok());
        let special: Vec<_> = special.map(|side| if side == Side::Left { "l" } else { "r" }.to_owned()).collect();
        let mut hints = Vec::new();
        hints.extend((!draw.is_empty()).then(|| say.hint_draw(&keys(draw), limit)));
        hints.extend((!play.is_empty()).then(|| say.hint_play(&keys(play))));
        hints.extend((!special.is_empty()).then(|| say.hint_special(&keys(special))));
        hints
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
            },
            Err(NoKey { word, like }) => {
                let text = self.teller.phrases.not_understood(&shown(&word));
                let like = self.teller.nouns(like.into_iter().take(3));
                let text =
                    if like.is_empty() { text } else { format!("{text} {}", self.teller.phrases.did_you_mean(&like)) };
                self.desk.say(&text, 0)
            }
        }
    }

    /// A player can be chosen by name too.
    fn named_player(&mut self, ask: Ask, line: &str) -> Option<Move> {
        if !matches!(ask, Ask::PickPlayer { .. }) {
            return None;
        }
        let named = |seat: &tabletop::Seat| self.teller.names[seat.index()].to_lowercase() == line.to_lowercase();
        answer::players(self.sitting).into_iter().find(named).map(Move::Player)
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
        let table = self.sitting.view().table;
        let mine = &table.seats[self.sitting.seat().index()].collections;
        let card = match keys::read(name, self.teller.lexicon).as_deref() {
            Ok(&[keys::Key::Number(at)]) => table.hand.get(at).copied(),
            Ok(&[keys::Key::Line(at)]) => table.line.get(at).copied(),
            Ok(&[keys::Key::Card(card)]) => Some(card),
            Ok(&[keys::Key::Side(side)]) => mine[side as usize].last().map(|top| top.card),
            Ok(&[keys::Key::TopDiscard]) => table.discards.last().copied(),
            _ => None,
        };
        match card {
            Some(card) => tell(self, card),
            None if name.is_empty() => self.desk.say(&say.which_card(), 0),
            None => self.desk.say(&say.no_such_card(&shown(name)), 0),
        }
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
            let chapters = &Rules::origami(say.language()).chapters;
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
                self.desk.say(&say.saved(&shown), 0)
            }
            Err(error) => self.desk.say(&say.save_failed(&shown, &error.to_string()), 0),
        }
    }
}

/// A short hint that is not broken over two lines.
fn together(hint: &str) -> String {
    if columns(hint) <= 24 { hint.replace(' ', NO_BREAK) } else { hint.to_owned() }
}

/// The card whose effect asks.
const fn whose(ask: Ask) -> Option<Species> {
    match ask {
        Ask::Play { of, .. }
        | Ask::Pick { of, .. }
        | Ask::PickGroup { of, .. }
        | Ask::PickAny { of }
        | Ask::PickPlayer { of, .. }
        | Ask::Confirm { of } => Some(of),
        Ask::Action { .. } | Ask::Pay { .. } | Ask::HandCheck { .. } => None,
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => None,
    }
}
