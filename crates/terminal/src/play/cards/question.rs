//! A question as the person sees it: the board, the words, what can be chosen, which keys do what.

use std::io;

use anstyle::Style;
use origami::queries::DrawRule;
use origami::vocab::{From, Instead, Source, Which};
use origami::{Ask, Cards, Move, Side, Species};

use super::Dialog;
use super::board::{self, Entry};
use super::choice::{self, Playing};
use super::keys::{letter, side_key};
use super::sitting::Price;

impl Dialog<'_, '_, '_> {
    /// Asks: the board if it has changed, the question, what can be chosen, and the keys.
    pub(super) fn question(&mut self, ask: Ask) -> io::Result<()> {
        if self.board_due && matches!(ask, Ask::Action { .. }) {
            self.desk.line("")?;
            board::draw(self.desk, self.sitting, &self.talk.teller, false)?;
            self.board_due = false;
        }
        self.desk.line("")?;
        let text = match self.talk.choice.playing {
            Some(playing) => self.talk.teller.phrases.ask_side(self.talk.teller.noun(playing.card)),
            None => self.talk.teller.ask(self.still_asked(ask)),
        };
        self.desk.title(&text)?;
        if let (Some(of), false) = (explained(ask), self.talk.choice.is_begun()) {
            let effect = self.desk.styled(Style::new().italic(), self.talk.teller.effect(of));
            self.desk.say(&effect, 2)?;
        }
        if self.talk.choice.playing.is_none() {
            self.choices(ask)?;
        }
        let hints = self.hints(ask);
        self.desk.hints(&hints)
    }

    /// The question less what is chosen already.
    fn still_asked(&self, ask: Ask) -> Ask {
        match ask {
            Ask::HandCheck { left } => {
                let chosen = u8::try_from(self.talk.choice.picked.len()).unwrap_or(left);
                Ask::HandCheck { left: left.saturating_sub(chosen) }
            }
            _ => ask,
        }
    }

    /// The cards, places or players an answer chooses from, unless the board just showed them.
    fn choices(&mut self, ask: Ask) -> io::Result<()> {
        let hand = self.sitting.hand();
        let entries = match ask {
            Ask::Pay { card, payment, .. } => self.payable_with(card, payment.discard),
            Ask::PickAny { which, .. } => {
                let legal = |card: Species| which != Which::RicePaper || card.is_rice_paper();
                self.in_hand(&hand, |dialog, i| legal(hand[i]).then(|| dialog.folds(hand[i])))
            }
            Ask::HandCheck { .. } => self.in_hand(&hand, |dialog, i| Some(dialog.folds(hand[i]))),
            Ask::Pick { from: from @ (From::Hand(_) | From::RestOfHand), .. } => self.pickable(from),
            Ask::Play { terms, .. } if terms.from == Source::Line => return self.playable_from_line(),
            Ask::Play { terms, .. } => {
                if terms.instead == Instead::TakeFromLine {
                    self.legal_in_line()?;
                }
                self.playable()
            }
            Ask::PickGroup { .. } | Ask::Pick { from: From::Line(_), .. } => return self.legal_in_line(),
            Ask::Pick { .. } => {
                let cards = choice::menu(self.sitting);
                return board::list(self.desk, self.sitting, &self.talk.teller, &cards);
            }
            Ask::PickSpot { spot, .. } => return board::spots(self.desk, self.sitting, &self.talk.teller, spot),
            Ask::PickPlayer { .. } => return self.players_to_pick(),
            Ask::Action { .. } | Ask::Confirm { .. } | Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => return Ok(()),
        };
        board::brief(self.desk, &self.talk.teller, &entries)
    }

    /// The cards in hand less the one that is paid for, and the top discard where it may pay.
    fn payable_with(&mut self, card: Species, discard: bool) -> Vec<Entry> {
        let hand = self.sitting.hand();
        let played = hand.iter().position(|&c| c == card).filter(|_| self.sitting.plays_from_hand());
        let mut entries = self.in_hand(&hand, |dialog, i| (Some(i) != played).then(|| dialog.folds(hand[i])));
        if let (true, Some(&top)) = (discard, self.sitting.view().table.discards.last()) {
            let about = format!("{}{}", self.folds(top), if self.talk.choice.discard { " ×" } else { "" });
            entries.push(Entry { about, ..Entry::new('+', top) });
        }
        entries
    }

    fn pickable(&mut self, from: From) -> Vec<Entry> {
        let (hand, legal) = (self.sitting.hand(), choice::menu(self.sitting));
        let mut entries = self.in_hand(&hand, |dialog, i| legal.contains(&hand[i]).then(|| dialog.folds(hand[i])));
        // The card chosen before is in the hand until all have answered.
        let before = if from == From::RestOfHand { self.sitting.last_pick() } else { None };
        if let Some(entry) = entries.iter_mut().find(|entry| Some(entry.card) == before) {
            entry.about.push_str(" ×");
        }
        entries
    }

    /// What can be played, with its price.
    fn playable(&mut self) -> Vec<Entry> {
        let hand = self.sitting.hand();
        let prices: Vec<_> = hand.iter().map(|&card| self.price(Playing { card, from: Source::Hand })).collect();
        let mut entries = self.in_hand(&hand, |_, i| prices[i].clone());
        let top = self.sitting.view().table.discards.last().map(|&card| Playing { card, from: Source::Discards });
        if let Some((top, about)) = top.and_then(|top| Some((top, self.price(top)?))) {
            entries.push(Entry { about, ..Entry::new('+', top.card) });
        }
        entries
    }

    fn playable_from_line(&mut self) -> io::Result<()> {
        let legal = |card: &Species| Playing { card: *card, from: Source::Line }.legal(self.sitting).is_some();
        let legal: Vec<_> = self.sitting.view().table.line.into_iter().filter(legal).collect();
        board::line(self.desk, self.sitting, &self.talk.teller, &legal)
    }

    fn legal_in_line(&mut self) -> io::Result<()> {
        let legal = choice::menu(self.sitting);
        board::line(self.desk, self.sitting, &self.talk.teller, &legal)
    }

    fn players_to_pick(&mut self) -> io::Result<()> {
        for (i, seat) in choice::players(self.sitting).into_iter().enumerate() {
            let cards = self.talk.teller.phrases.board_cards(self.sitting.state().hand_size(seat));
            self.desk.line(&format!("  {:>2} {} · {cards}", i + 1, self.talk.teller.names[seat.index()]))?;
        }
        Ok(())
    }

    /// The hand in short, with a mark at the cards that are chosen already; `None` leaves a card out.
    fn in_hand(&self, hand: &[Species], about: impl Fn(&Self, usize) -> Option<String>) -> Vec<Entry> {
        let mut entries = Vec::new();
        for (at, mut entry) in board::hand_entries(hand) {
            let Some(text) = about(self, at) else { continue };
            // All rice paper has one key, so one mark for each that is chosen.
            let chosen = self.talk.choice.picked.iter().filter(|&&p| (at..at + entry.count).contains(&p)).count();
            let mark = if chosen == 0 { String::new() } else { format!(" {}", "×".repeat(chosen)) };
            entry.about = format!("{text}{mark}");
            entries.push(entry);
        }
        entries
    }

    fn folds(&self, card: Species) -> String {
        format!(" {}", self.talk.teller.phrases.brief_folds(self.talk.teller.edition.facts(card).folds))
    }

    /// What the card costs if it is played now; nothing if it can't be.
    fn price(&mut self, playing: Playing) -> Option<String> {
        let say = self.talk.teller.phrases;
        let play = playing.legal(self.sitting)?;
        let price = match self.sitting.price(play) {
            None => say.brief_free(),
            Some(Price { least, most, .. }) if least == most => say.brief_cost(most),
            Some(Price { least, most, .. }) => say.brief_cost_range(least, most),
        };
        Some(format!(" {price}"))
    }

    /// Which keys do what.
    fn hints(&mut self, ask: Ask) -> Vec<String> {
        let say = self.talk.teller.phrases;
        let mut hints = match ask {
            _ if self.talk.choice.playing.is_some() => vec![say.hint_side()],
            Ask::Action { .. } => self.action_hints(),
            Ask::Play { terms, .. } if terms.instead == Instead::TakeFromLine => {
                vec![say.hint_take_letter(), say.hint_play_number()]
            }
            Ask::Play { terms, .. } if terms.from == Source::Line => vec![say.hint_play_letter()],
            Ask::Play { .. } => vec![say.hint_play_number()],
            Ask::Pay { .. } if self.sitting.moves().len() == 1 && !self.talk.choice.is_begun() => {
                let only = self.sitting.moves().first().copied();
                let top = self.sitting.state().top_discard();
                let cards = match only {
                    Some(Move::Pay(cards)) => self.talk.teller.cards(&cards),
                    Some(Move::PayWithDiscard(cards)) => self.talk.teller.nouns(cards.iter().chain(top)),
                    _ => Default::default(),
                };
                vec![say.hint_only_payment(&cards)]
            }
            Ask::Pay { .. } if !self.talk.choice.is_begun() && self.sitting.check(Move::Pay(Cards::NONE)).is_ok() => {
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
            Ask::Pick { .. } | Ask::PickPlayer { .. } | Ask::PickSpot { .. } => vec![say.hint_pick_number()],
            Ask::PickAny { which: Which::RicePaper, .. } => vec![say.hint_how_much_paper()],
            Ask::PickAny { .. } => vec![say.hint_pick_numbers(), say.hint_done()],
            Ask::HandCheck { .. } => vec![say.hint_pick_numbers()],
            Ask::Confirm { .. } => vec![say.hint_yes_no()],
            Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => Vec::new(),
        };
        let may_decline = self.sitting.check(Move::No).is_ok() && !matches!(ask, Ask::Confirm { .. });
        hints.extend((may_decline && self.talk.choice.playing.is_none()).then(|| say.hint_no()));
        let can_undo = self.talk.choice.is_begun() || self.sitting.can_undo();
        hints.extend((can_undo && !matches!(ask, Ask::Action { .. })).then(|| say.hint_undo()));
        hints.push(say.hint_help());
        hints
    }

    fn action_hints(&mut self) -> Vec<String> {
        let say = self.talk.teller.phrases;
        let view = self.sitting.view();
        let keys = |list: Vec<String>| list.join(" ");
        let rule = self.sitting.state().draw_rule(self.sitting.seat());
        let can_draw = |card| Cards::new(&[card]).is_some_and(|cards| self.sitting.check(Move::Draw(cards)).is_ok());
        let line = view.table.line.iter().enumerate();
        let draw: Vec<_> = line.filter(|&(_, &card)| can_draw(card)).map(|(i, _)| letter(i).to_string()).collect();
        let playable = board::playable(self.sitting, &view.table.hand);
        let play: Vec<_> = (1..=playable.len()).filter(|i| playable[i - 1]).map(|i| i.to_string()).collect();
        let top = view.table.discards.last().map(|&card| Playing { card, from: Source::Discards });
        let top = top.filter(|top| top.legal(self.sitting).is_some());
        let special = Side::BOTH.into_iter().filter(|&side| self.sitting.check(Move::Use(side)).is_ok());
        let special: Vec<_> = special.map(|side| side_key(side).to_owned()).collect();
        let mut hints = Vec::new();
        if !draw.is_empty() {
            hints.push(say.hint_draw(&keys(draw), rule.folds));
            hints.extend((rule.cards < DrawRule::PLAIN.cards).then(|| say.hint_draw_cards(rule.cards)));
            hints.extend(rule.any_single.then(|| say.hint_draw_single()));
        }
        hints.extend((!play.is_empty()).then(|| say.hint_play(&keys(play))));
        hints.extend(top.map(|top| say.hint_play_discard(self.talk.teller.noun(top.card).one)));
        hints.extend((!special.is_empty()).then(|| say.hint_special(&keys(special))));
        hints
    }
}

/// The card whose text explains the question; other questions say all there is to say themselves.
const fn explained(ask: Ask) -> Option<Species> {
    match ask {
        Ask::Pick { of, .. }
        | Ask::PickAny { of, .. }
        | Ask::PickSpot { of, .. }
        | Ask::PickPlayer { of, .. }
        | Ask::Confirm { of } => Some(of),
        Ask::Action { .. } | Ask::Play { .. } | Ask::Pay { .. } | Ask::PickGroup { .. } | Ask::HandCheck { .. } => None,
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => None,
    }
}
