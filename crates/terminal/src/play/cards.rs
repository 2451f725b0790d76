//! The card games in the terminal.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `sitting` | what a card game under way is asked |
//! | `question` | a question as the person sees it |
//! | `keys` | what can be typed as an answer |
//! | `choice` | what can be chosen, and a choice under way |
//! | `answer` | from keys to moves |
//! | `board` | the table as text |
//! | `explain` | why a card can or can't be used |
//! | `result` | the points |

mod answer;
mod board;
mod choice;
mod explain;
pub mod keys;
mod question;
mod result;
mod sitting;

use std::io;

use anstyle::Style;
use origami::setup::Title;
use origami::{Ask, Event, Move, Rule, Seen, Species, State};
use phrases::rules::Chapter;
use phrases::teller::Line;
use phrases::{Phrases, Rules, Teller};
use tabletop::{Illegal, RuleId, Seat};

use super::dialog::{self, Talk};
use super::ending::called;
use super::others;
use answer::Answer;
pub use board::draw;
use choice::Choice;
use keys::{Key, NoKey};
use options::bot::BotName;
use reference::catalogue;
pub use result::points;
pub use sitting::Sitting;
use speech::shown;

/// What a conversation knows of a card game.
pub struct Cards<'a> {
    teller: Teller<'a>,
    bots: &'a [BotName],
    choice: Choice,
}

/// A conversation about a card game.
type Dialog<'a, 'b, 'c> = dialog::Dialog<'a, 'b, Cards<'c>>;

impl<'a> Cards<'a> {
    /// In the words of `teller`; these play, by seat.
    pub fn new(teller: Teller<'a>, bots: &'a [BotName]) -> Self {
        Self { teller, bots, choice: Choice::default() }
    }
}

impl Talk for Cards<'_> {
    type Game = State;

    fn phrases(&self) -> Phrases {
        self.teller.phrases
    }

    fn log(&self, seen: &[Event<Seen>], from: usize) -> Vec<Line> {
        self.teller.log(seen, from)
    }

    /// A play that waits for its payment is told with it.
    fn waiting(seen: &[Event<Seen>]) -> usize {
        usize::from(matches!(seen.last(), Some(Event::Plays { .. })))
    }

    fn refused(&mut self, ask: Ask, m: Move, illegal: Illegal<Rule>) -> String {
        self.teller.refusal(Some(ask), m, illegal)
    }

    /// A payment is shown before it is made, so that it can be undone.
    fn forced(&self, sitting: &mut Sitting, ask: Ask) -> Option<Move> {
        match (sitting.moves(), ask) {
            (&[Move::Pay(cards)], Ask::Pay { .. }) if !cards.is_empty() => None,
            (&[Move::PayWithDiscard(_)], Ask::Pay { .. }) => None,
            (&[only], _) => Some(only),
            _ => None,
        }
    }

    fn is_begun(&self) -> bool {
        self.choice.is_begun()
    }

    fn clear(&mut self) {
        self.choice.clear();
    }

    fn help(&self) -> String {
        self.teller.phrases.help()
    }

    /// The rules of Origami hold for Legends too, unless one of its own replaces them.
    fn chapters(&self) -> Vec<&'static Chapter> {
        let language = self.teller.phrases.language();
        let mut chapters: Vec<_> = Rules::origami(language).chapters.iter().collect();
        if self.teller.title != Title::Origami {
            chapters.extend(&Rules::legends(language).chapters);
        }
        chapters
    }

    fn options(&self) -> String {
        others::option(self.bots)
    }

    fn question(dialog: &mut Dialog, ask: Ask) -> io::Result<()> {
        dialog.question(ask)
    }

    fn typed(dialog: &mut Dialog, ask: Ask, line: &str) -> io::Result<()> {
        dialog.typed(ask, line)
    }

    fn why(dialog: &mut Dialog, card: &str) -> io::Result<()> {
        dialog.about(card, |dialog, card| {
            let (said, rules) = explain::why(dialog.sitting, &dialog.talk.teller, card);
            said.iter().try_for_each(|text| dialog.desk.say(text, 0))?;
            rules.iter().try_for_each(|rule| dialog.rules(rule.id()))
        })
    }

    fn card(dialog: &mut Dialog, name: &str) -> io::Result<()> {
        dialog.about(name, |dialog, card| {
            let Teller { edition, lexicon, phrases, .. } = dialog.talk.teller;
            let (width, colour) = (dialog.desk.width, dialog.desk.colour);
            let lines = catalogue::one::lines(card, edition, lexicon, phrases, width, colour);
            lines.iter().try_for_each(|line| dialog.desk.line(line))
        })
    }

    fn board(dialog: &mut Dialog, _part: &str) -> io::Result<()> {
        dialog.board_due = false;
        draw(dialog.desk, dialog.sitting, &dialog.talk.teller, false)
    }

    fn name(&self, seat: Seat) -> String {
        called(self.teller.person(seat), self.teller.phrases)
    }

    fn in_short(&self, _by: Seat, m: Move) -> String {
        self.teller.in_short(m)
    }

    fn points(dialog: &mut Dialog) -> io::Result<()> {
        let lines = points(dialog.sitting.state(), &dialog.talk.teller);
        for (i, line) in lines.iter().enumerate() {
            // The last one, behind the players, says who has won.
            let style =
                if i == usize::from(dialog.sitting.setup().players()) { Style::new().bold() } else { Style::new() };
            let line = dialog.desk.styled(style, line);
            dialog.desk.say(&line, 0)?;
        }
        Ok(())
    }
}

impl Dialog<'_, '_, '_> {
    /// A line that is no command.
    fn typed(&mut self, ask: Ask, line: &str) -> io::Result<()> {
        if let Some(who) = self.named_player(ask, line) {
            return self.answer(ask, &[who]);
        }
        let Cards { teller, choice, .. } = &mut self.talk;
        match keys::read(line, teller.lexicon) {
            Ok(keys) => match answer::read(self.sitting, teller, choice, ask, &keys) {
                Answer::Moves(moves) => self.answer(ask, &moves),
                Answer::Say(text) => self.desk.say(&text, 0),
                Answer::Ask => Ok(()),
            },
            Err(NoKey { word, like }) => {
                let text = self.with_guess(self.talk.phrases().not_understood(&shown(&word)), &like);
                self.desk.say(&text, 0)
            }
        }
    }

    /// A player can be chosen by name too.
    fn named_player(&mut self, ask: Ask, line: &str) -> Option<Move> {
        if !matches!(ask, Ask::PickPlayer { .. }) {
            return None;
        }
        let named = |seat: &Seat| self.talk.teller.names[seat.index()].to_lowercase() == line.to_lowercase();
        choice::players(self.sitting).into_iter().find(named).map(Move::Player)
    }

    /// Does something with the card that is named, by key or by name.
    fn about(&mut self, name: &str, tell: impl FnOnce(&mut Self, Species) -> io::Result<()>) -> io::Result<()> {
        let teller = self.talk.teller;
        let say = teller.phrases;
        let (table, hand) = (self.sitting.view().table, self.sitting.hand());
        let mine = &table.seats[self.sitting.seat().index()].collections;
        let read = keys::read(name, teller.lexicon);
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
                if named && teller.lexicon.exact(name).is_none() {
                    self.desk.say(&say.card_understood(teller.noun(card), &shown(name)), 0)?;
                }
                tell(self, card)
            }
            Err(text) => self.desk.say(&text, 0),
        }
    }

    /// What is wrong, and which cards may have been meant.
    fn with_guess(&self, text: String, like: &[Species]) -> String {
        let like = self.talk.teller.nouns(like.iter().copied().take(3));
        if like.is_empty() { text } else { format!("{text} {}", self.talk.phrases().did_you_mean(&like)) }
    }
}
