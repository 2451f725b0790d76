//! Origami Islands in the terminal.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `sitting` | what a game of islands under way is asked |
//! | `question` | a question as the person sees it |
//! | `keys` | what can be typed as an answer |
//! | `choice` | where can be painted, and a choice under way |
//! | `gain` | what a painting would bring |
//! | `answer` | from keys to moves |
//! | `science` | the technologies of the solo game |
//! | `refuse` | why nothing can be painted there |
//! | `board` | the table as text |
//! | `result` | the points |

mod answer;
mod board;
mod choice;
mod gain;
mod keys;
mod question;
mod refuse;
mod result;
mod science;
mod sitting;

use std::io;

use anstyle::Style;
use islands::{Ask, Kept, Move, Rule, Seen, Setup, State, Variant};
use phrases::rules::Chapter;
use phrases::teller::Line;
use phrases::{IslandsTeller, Phrases, Rules};
use tabletop::{Illegal, RuleId, Seat, Viewer};

use super::dialog::{self, Talk, quoted};
use super::others;
use answer::Answer;
pub use board::whole as draw;
use choice::Choice;
use options::bot::BotName;
pub use result::{PointsLine, points};
pub use sitting::Sitting;
use speech::shown;

/// What a conversation knows of a game of islands.
pub struct Islands<'a> {
    phrases: Phrases,
    setup: Setup,
    names: &'a [String],
    bots: &'a [BotName],
    /// The challenge whose dice are rolled, in the solo game.
    challenge: Option<&'a str>,
    /// Who reads.
    reader: Viewer,
    /// The sheets everybody keeps, once all have chosen.
    kept: Vec<Option<Kept>>,
    choice: Choice,
    /// The rule the last refusal cited.
    refused: Option<Rule>,
    /// The round in which the person's islands were last drawn to bid.
    drawn_in: u8,
    /// Have the signs of a painted island been explained?
    explained: bool,
}

/// A conversation about a game of islands.
type Dialog<'a, 'b, 'c> = dialog::Dialog<'a, 'b, Islands<'c>>;

impl<'a> Islands<'a> {
    /// About that game, in the language of `phrases`; the players have these names, and bots play like this.
    pub fn new(sitting: &Sitting, phrases: Phrases, names: &'a [String], bots: &'a [BotName]) -> Self {
        let mut talk = Self {
            phrases,
            setup: sitting.setup(),
            names,
            bots,
            challenge: None,
            reader: Viewer::Seat(sitting.seat()),
            kept: Vec::new(),
            choice: Choice::default(),
            refused: None,
            drawn_in: 0,
            explained: false,
        };
        talk.look_at(sitting);
        talk
    }

    /// About a recorded game that somebody watches.
    fn watched(sitting: &Sitting, phrases: Phrases, names: &'a [String], reader: Viewer) -> Self {
        Self { reader, ..Self::new(sitting, phrases, names, &[]) }
    }

    /// The same with the dice of a challenge.
    pub const fn with_challenge(mut self, name: Option<&'a str>) -> Self {
        self.challenge = name;
        self
    }

    /// What is said first.
    pub fn welcome(&self, others: &str, seed: u64) -> String {
        if self.setup.is_solo() {
            let (say, title) = (self.phrases, self.phrases.solo_title());
            return match self.challenge {
                Some(name) => say.islands_solo_welcome_challenge(&title, &shown(name)),
                None => say.islands_solo_welcome(&title, &seed.to_string()),
            };
        }
        let text = self.phrases.islands_welcome(self.setup.players(), others, &seed.to_string());
        match self.setup.variant() {
            Variant::Standard => text,
            variant => format!("{text} {}", self.phrases.islands_welcome_variant(&self.phrases.variant(variant))),
        }
    }

    /// Takes in which sheets everybody keeps.
    fn look_at(&mut self, sitting: &Sitting) {
        self.kept = sitting.view().table.seats.iter().map(|seat| seat.kept).collect();
    }

    /// Who speaks.
    fn teller(&self) -> IslandsTeller<'_> {
        let Self { phrases, setup, names, .. } = *self;
        IslandsTeller { phrases, setup, names, kept: &self.kept, reader: self.reader }
    }

    /// What a player is called in lists.
    fn name(&self, seat: Seat) -> String {
        if self.reader.is(seat) { self.phrases.board_you() } else { self.names[seat.index()].clone() }
    }

    /// The player who is called so: by name, by seat, or "you".
    fn player(&self, name: &str) -> Option<Seat> {
        let wanted = name.trim().to_lowercase();
        let is = |seat: &Seat| {
            let known = [seat.to_string(), self.names[seat.index()].to_lowercase(), self.name(*seat).to_lowercase()];
            known.contains(&wanted)
        };
        Seat(0).round(self.setup.players()).find(is)
    }
}

impl Talk for Islands<'_> {
    type Game = State;

    fn phrases(&self) -> Phrases {
        self.phrases
    }

    fn log(&self, seen: &[Seen], from: usize) -> Vec<Line> {
        self.teller().log(seen, from)
    }

    fn refused(&mut self, ask: Ask, m: Move, illegal: Illegal<Rule>) -> String {
        self.refused = Some(illegal.rule);
        self.teller().refusal(Some(ask), m, illegal)
    }

    fn is_begun(&self) -> bool {
        self.choice.is_begun()
    }

    fn clear(&mut self) {
        self.choice = Choice::default();
    }

    fn help(&self) -> String {
        if self.setup.is_solo() { self.phrases.islands_solo_help() } else { self.phrases.islands_help() }
    }

    fn chapters(&self) -> Vec<&'static Chapter> {
        Rules::islands(self.phrases.language()).chapters.iter().collect()
    }

    /// A number alone is one of a rule of this game.
    fn rule_named(id: &str) -> String {
        if id.starts_with(|c: char| c.is_ascii_digit()) { format!("I-{id}") } else { id.to_owned() }
    }

    fn options(&self) -> String {
        if self.setup.is_solo() {
            return self.challenge.map_or_else(String::new, |name| format!(" --challenge {}", quoted(name)));
        }
        others::option(self.bots)
    }

    fn question(dialog: &mut Dialog, ask: Ask) -> io::Result<()> {
        dialog.question(ask)
    }

    fn typed(dialog: &mut Dialog, ask: Ask, line: &str) -> io::Result<()> {
        match dialog.read(ask, line) {
            Answer::Move(m) => {
                // What is asked next is about something else, though nothing has happened that could be told.
                dialog.board_due |= matches!(m, Move::GoOn | Move::Form(_)) && dialog.sitting.check(m).is_ok();
                dialog.answer(ask, &[m])
            }
            Answer::Say(text) => dialog.desk.say(&text, 0),
            Answer::Refused(text, rule) => {
                dialog.talk.refused = Some(rule);
                dialog.desk.say(&text, 0)
            }
            Answer::Ask => Ok(()),
        }
    }

    /// Why an answer would be refused; without one, the rule behind the last refusal, or behind the question.
    fn why(dialog: &mut Dialog, answer: &str) -> io::Result<()> {
        let Some(ask) = dialog.sitting.asked() else { return Ok(()) };
        if answer.is_empty() {
            let rule = dialog.talk.refused.unwrap_or_else(|| match ask {
                Ask::Bid { .. } if dialog.talk.setup.is_solo() => Rule::CarrambahBid,
                _ => rule_of(ask),
            });
            return dialog.rules(rule.id());
        }
        let before = dialog.talk.choice.clone();
        let read = dialog.read(ask, answer);
        dialog.talk.choice = before;
        let refused = match read {
            Answer::Move(m) => {
                let illegal = dialog.sitting.check(m).err();
                illegal.map(|illegal| (dialog.talk.teller().refusal(Some(ask), m, illegal), illegal.rule))
            }
            Answer::Refused(text, rule) => Some((text, rule)),
            Answer::Say(text) => return dialog.desk.say(&text, 0),
            Answer::Ask => None,
        };
        match refused {
            Some((text, rule)) => {
                dialog.desk.say(&text, 0)?;
                dialog.rules(rule.id())
            }
            None => dialog.desk.say(&dialog.talk.phrases.islands_why_can(), 0),
        }
    }

    /// The card that is auctioned, or the one with that number; all of them while there is none. Or a technology.
    fn card(dialog: &mut Dialog, name: &str) -> io::Result<()> {
        if let Some(technology) = science::technology(name).filter(|_| dialog.talk.setup.is_solo()) {
            return science::about(dialog.desk, dialog.talk.phrases, technology);
        }
        let cards = match (name, dialog.sitting.view().table.card) {
            ("", Some(card)) => card..=card,
            ("", None) => 1..=6,
            (name, _) => match name.parse() {
                Ok(card @ 1..=6) => card..=card,
                _ => return dialog.desk.say(&dialog.talk.phrases.islands_no_such_card(&shown(name)), 0),
            },
        };
        cards.into_iter().try_for_each(|card| board::card(dialog.desk, &dialog.talk.teller(), card))
    }

    fn board(dialog: &mut Dialog, part: &str) -> io::Result<()> {
        let talk = &dialog.talk;
        if part.is_empty() {
            return dialog.board(None);
        }
        match talk.player(part) {
            Some(seat) => dialog.board(Some(seat)),
            None => {
                let names: Vec<_> = Seat(0).round(talk.setup.players()).map(|seat| talk.name(seat)).collect();
                dialog.desk.say(&talk.phrases.islands_no_such_player(&names.join(", "), &shown(part)), 0)
            }
        }
    }

    fn name(&self, seat: Seat) -> String {
        Self::name(self, seat)
    }

    fn in_short(&self, by: Seat, m: Move) -> String {
        self.teller().in_short(by, m)
    }

    fn points(dialog: &mut Dialog) -> io::Result<()> {
        dialog.talk.look_at(dialog.sitting);
        for PointsLine { text, indent, strong } in points(dialog.sitting.state(), &dialog.talk.teller()) {
            let text = if strong { dialog.desk.styled(Style::new().bold(), &text) } else { text };
            dialog.desk.say(&text, indent)?;
        }
        Ok(())
    }
}

impl Dialog<'_, '_, '_> {
    /// What a line means as an answer.
    fn read(&mut self, ask: Ask, line: &str) -> Answer {
        let mut choice = std::mem::take(&mut self.talk.choice);
        let answer = answer::read(self.sitting, &self.talk, &mut choice, ask, line);
        self.talk.choice = choice;
        answer
    }
}

/// The rule a question comes from; of a moment for technologies the rule of the one that can be used then.
const fn rule_of(ask: Ask) -> Rule {
    let Ask::Technology { moment } = ask else { return ask.rule() };
    match moment.technologies() {
        [only] => only.rule(),
        _ => Rule::ChangesTogether,
    }
}
