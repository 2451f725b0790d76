//! A question as the person sees it: the board, the words, what can be chosen, which keys do what.

use std::io;

use anstyle::Style;
use origami::vocab::{From, Instead};
use origami::{Ask, Cards, Move, Side, Species};

use super::answer;
use super::board;
use super::dialog::Dialog;
use super::keys::{letter, side_key};
use super::sitting::Price;
use crate::speech::{NO_BREAK, columns};

impl Dialog<'_, '_> {
    /// Asks: the board if it has changed, the question, what can be chosen, and the keys.
    pub(super) fn question(&mut self, ask: Ask) -> io::Result<()> {
        if self.board_due && matches!(ask, Ask::Action { .. }) {
            self.desk.line("")?;
            board::draw(self.desk, self.sitting, &self.teller)?;
            self.board_due = false;
        }
        self.desk.line("")?;
        let text = match self.choice.playing {
            Some(card) => self.teller.phrases.ask_side(self.teller.noun(card)),
            None => self.teller.ask(self.still_asked(ask)),
        };
        let text = self.desk.styled(Style::new().bold(), &text);
        self.desk.say(&text, 0)?;
        if let (Some(of), false) = (explained(ask), self.choice.is_begun()) {
            let effect = self.desk.styled(Style::new().italic(), self.teller.effect(of));
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

    /// The question less what is chosen already.
    fn still_asked(&self, ask: Ask) -> Ask {
        match ask {
            Ask::HandCheck { left } => {
                let chosen = u8::try_from(self.choice.picked.len()).unwrap_or(left);
                Ask::HandCheck { left: left.saturating_sub(chosen) }
            }
            _ => ask,
        }
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
            Ask::PickAny { .. } | Ask::HandCheck { .. } => self.brief(&hand, |dialog, i| Some(dialog.folds(hand[i]))),
            Ask::Pick { from: From::Hand(_), .. } => {
                let legal = answer::menu(self.sitting);
                self.brief(&hand, |dialog, i| legal.contains(&hand[i]).then(|| dialog.folds(hand[i])))
            }
            Ask::Play { terms, .. } => {
                if terms.instead == Instead::TakeFromLine {
                    let legal = answer::menu(self.sitting);
                    board::line(self.desk, &self.teller, &self.sitting.view(), &legal)?;
                }
                let prices: Vec<_> = hand.iter().map(|&card| self.price(card)).collect();
                self.brief(&hand, |_, i| prices[i].clone())
            }
            Ask::PickGroup { .. } | Ask::Pick { from: From::Line(_), .. } => {
                let legal = answer::menu(self.sitting);
                board::line(self.desk, &self.teller, &self.sitting.view(), &legal)
            }
            Ask::Pick { .. } => {
                let cards = answer::menu(self.sitting);
                board::list(self.desk, &self.teller, &cards, |_| false)
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

    /// What the card costs if it is played now; nothing if it can't be.
    fn price(&mut self, card: Species) -> Option<String> {
        let say = self.teller.phrases;
        let play =
            Side::BOTH.map(|side| Move::Play(card, side)).into_iter().find(|&m| self.sitting.check(m).is_ok())?;
        let price = match self.sitting.price(play) {
            None => say.brief_free(),
            Some(Price { least, most, .. }) if least == most => say.brief_cost(most),
            Some(Price { least, most, .. }) => say.brief_cost_range(least, most),
        };
        Some(format!(" {price}"))
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
                vec![say.hint_only_payment(&cards)]
            }
            Ask::Pay { .. } if !self.choice.is_begun() && self.sitting.check(Move::Pay(Cards::NONE)).is_ok() => {
                vec![say.hint_pay(), say.hint_pay_nothing()]
            }
            Ask::Pay { .. } => vec![say.hint_pay()],
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
        let can_undo = self.choice.is_begun() || self.sitting.can_undo();
        hints.extend((can_undo && !matches!(ask, Ask::Action { .. })).then(|| say.hint_undo()));
        hints.push(say.hint_help());
        hints
    }

    fn action_hints(&mut self) -> Vec<String> {
        let say = self.teller.phrases;
        let view = self.sitting.view();
        let keys = |list: Vec<String>| list.join(" ");
        let limit = self.sitting.state().draw_limit(self.sitting.seat());
        let can_draw = |card| Cards::new(&[card]).is_some_and(|cards| self.sitting.check(Move::Draw(cards)).is_ok());
        let line = view.table.line.iter().enumerate();
        let draw: Vec<_> = line.filter(|&(_, &card)| can_draw(card)).map(|(i, _)| letter(i).to_string()).collect();
        let playable = board::playable(self.sitting, &view.table.hand);
        let play: Vec<_> = (1..=playable.len()).filter(|i| playable[i - 1]).map(|i| i.to_string()).collect();
        let special = Side::BOTH.into_iter().filter(|&side| self.sitting.check(Move::Use(side)).is_ok());
        let special: Vec<_> = special.map(|side| side_key(side).to_owned()).collect();
        let mut hints = Vec::new();
        hints.extend((!draw.is_empty()).then(|| say.hint_draw(&keys(draw), limit)));
        hints.extend((!play.is_empty()).then(|| say.hint_play(&keys(play))));
        hints.extend((!special.is_empty()).then(|| say.hint_special(&keys(special))));
        hints
    }
}

/// A short hint that is not broken over two lines.
fn together(hint: &str) -> String {
    let hint = hint.trim_end_matches('.');
    if columns(hint) <= 24 { hint.replace(' ', NO_BREAK) } else { hint.to_owned() }
}

/// The card whose text explains the question; other questions say all there is to say themselves.
const fn explained(ask: Ask) -> Option<Species> {
    match ask {
        Ask::Pick { of, .. } | Ask::PickAny { of } | Ask::PickPlayer { of, .. } | Ask::Confirm { of } => Some(of),
        Ask::Action { .. } | Ask::Play { .. } | Ask::Pay { .. } | Ask::PickGroup { .. } | Ask::HandCheck { .. } => None,
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => None,
    }
}
