//! From keys to moves: what each kind of question takes as an answer.

use origami::asks::TopDiscard;
use origami::vocab::{From, Instead};
use origami::{Ask, Cards, Move, Rule, Side, Species};
use phrases::Teller;
use tabletop::{RuleId, Seat};

use super::explain;
use super::keys::{Key, letter};
use super::sitting::Sitting;

/// What comes of a typed answer.
pub enum Answer {
    /// These moves, one after another.
    Moves(Vec<Move>),
    /// Not yet: this is said to the person.
    Say(String),
    /// Not yet: the question for the rest is next.
    Ask,
}

/// A choice that takes several lines to make.
#[derive(Debug, Default)]
pub struct Choice {
    /// The cards chosen so far, by their place in the hand.
    pub picked: Vec<usize>,
    /// The card to be played, while its collection is still to be said.
    pub playing: Option<Species>,
}

impl Choice {
    /// Has anything been chosen?
    pub const fn is_begun(&self) -> bool {
        !self.picked.is_empty() || self.playing.is_some()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

/// Turns keys into an answer to `ask`.
pub fn read(sitting: &mut Sitting, teller: &Teller, choice: &mut Choice, ask: Ask, keys: &[Key]) -> Answer {
    let view = sitting.view();
    let mut reader = Reader { sitting, teller, choice, hand: &view.table.hand, line: &view.table.line, keys, ask };
    reader.read().unwrap_or_else(Answer::Say)
}

/// What can be picked, if it is neither in the hand nor in the Draw Line: the entries of the list shown.
pub fn menu(sitting: &mut Sitting) -> Vec<Species> {
    let picks = sitting.moves().iter().filter_map(|m| if let Move::Pick(card) = *m { Some(card) } else { None });
    picks.collect()
}

/// The players that can be chosen: the entries of the list shown.
pub fn players(sitting: &mut Sitting) -> Vec<Seat> {
    let players = sitting.moves().iter().filter_map(|m| if let Move::Player(who) = *m { Some(who) } else { None });
    players.collect()
}

struct Reader<'a> {
    sitting: &'a mut Sitting,
    teller: &'a Teller<'a>,
    choice: &'a mut Choice,
    hand: &'a [Species],
    line: &'a [Species],
    keys: &'a [Key],
    ask: Ask,
}

type Read = Result<Answer, String>;

fn one(m: Move) -> Read {
    Ok(Answer::Moves(vec![m]))
}

impl Reader<'_> {
    fn read(&mut self) -> Read {
        // While a collection is to be said, nothing else is an answer.
        if self.choice.playing.is_some() {
            return self.play();
        }
        match self.ask {
            Ask::Action { .. } => self.action(),
            Ask::Play { terms, .. } => match *self.keys {
                [Key::No] => one(Move::No),
                [Key::Line(_)] if terms.instead == Instead::TakeFromLine => self.pick_from_line(),
                _ => self.play(),
            },
            Ask::Pay { card, payment, .. } => self.pay(card, payment.least, payment.most),
            Ask::Pick { from, .. } => match (self.keys, from) {
                ([Key::No], _) => one(Move::No),
                (_, From::Line(_)) => self.pick_from_line(),
                (_, From::Hand(_)) => self.pick_from_hand(),
                _ => self.pick_from_menu(),
            },
            Ask::PickGroup { .. } => self.group(),
            Ask::PickAny { .. } => self.discard_any(),
            Ask::HandCheck { left } => self.hand_check(left),
            Ask::PickPlayer { .. } => match *self.keys {
                [Key::No] => one(Move::No),
                [Key::Number(at)] => match players(self.sitting).get(at) {
                    Some(&who) => one(Move::Player(who)),
                    None => Err(self.no_entry(at)),
                },
                _ => Err(self.teller.phrases.hint_pick_number()),
            },
            Ask::Confirm { .. } => match *self.keys {
                [] | [Key::Yes] => one(Move::Yes),
                [Key::No] => one(Move::No),
                _ => Err(self.teller.phrases.hint_yes_no()),
            },
            Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => Err(String::new()),
        }
    }

    fn action(&mut self) -> Read {
        match *self.keys {
            [] => Ok(Answer::Ask),
            [Key::Side(side)] => one(Move::Use(side)),
            [Key::Line(_), ..] => self.draw(),
            [Key::Card(card), ..] if self.line.contains(&card) => {
                let in_hand = self.hand.iter().position(|&c| c == card);
                match in_hand {
                    None => self.draw(),
                    Some(at) => {
                        let in_line = self.line.iter().position(|&c| c == card).map_or('a', letter);
                        let (keys, name) = (format!("{} / {in_line}", at + 1), self.teller.noun(card).one);
                        Err(self.teller.phrases.hint_which_place(&keys, name))
                    }
                }
            }
            _ => self.play(),
        }
    }

    fn draw(&self) -> Read {
        let cards = self.all_in_line(self.keys)?;
        one(Move::Draw(self.named(&cards)?))
    }

    /// A card to play, with or without its collection.
    fn play(&mut self) -> Read {
        let (card, side) = match (*self.keys).split_last() {
            Some((&Key::Side(side), [])) => match self.choice.playing {
                Some(card) => (card, Some(side)),
                None => return Err(self.teller.phrases.hint_pick_number()),
            },
            Some((&Key::Side(side), [key])) => (self.in_hand(*key)?, Some(side)),
            _ if self.choice.playing.is_some() => return Err(self.teller.phrases.hint_side()),
            Some((&key @ (Key::Number(_) | Key::Card(_)), [])) => (self.in_hand(key)?, None),
            _ if matches!(self.ask, Ask::Action { .. }) => return Err(self.teller.phrases.refuse_no_action()),
            _ => return Err(self.teller.phrases.hint_pick_number()),
        };
        if let Some(side) = side {
            return one(Move::Play(card, side));
        }
        let legal = Side::BOTH.map(|side| self.sitting.check(Move::Play(card, side)).is_ok());
        match legal {
            [true, true] => {
                self.choice.playing = Some(card);
                Ok(Answer::Ask)
            }
            [true, false] => one(Move::Play(card, Side::Left)),
            [false, true] => one(Move::Play(card, Side::Right)),
            [false, false] => one(explain::best_refused(self.sitting, card)),
        }
    }

    /// Cards added to a payment or taken back; paid as soon as the sum is reached.
    fn pay(&mut self, card: Species, least: u8, most: u8) -> Read {
        let played = self.hand.iter().position(|&c| c == card);
        if self.keys.is_empty() && self.choice.picked.is_empty() {
            let nothing = Move::Pay(Cards::NONE);
            let may_pay_nothing = self.sitting.check(nothing).is_ok();
            return match self.sitting.moves() {
                &[only] => one(only),
                _ if may_pay_nothing => one(nothing),
                _ => Err(self.teller.phrases.hint_pay()),
            };
        }
        let before = self.pick_all(played)?;
        if self.choice.picked.is_empty() {
            return Err(self.teller.phrases.hint_pay());
        }
        let cards = self.picked().inspect_err(|_| self.choice.picked.clone_from(&before))?;
        let m = Move::Pay(cards);
        let folds = self.teller.folds(cards.iter());
        match self.sitting.check(m) {
            Ok(()) if folds == i64::from(most) || self.keys.is_empty() => one(m),
            Ok(()) => Ok(Answer::Say(self.so_far(cards, folds, 0))),
            Err(_) if folds < i64::from(most) && !self.keys.is_empty() && !self.leads_to_payment(cards) => {
                self.choice.picked = before;
                let (say, cards) = (self.teller.phrases, self.teller.cards(&cards));
                Err(self.cite(Rule::PayExactly, &say.pay_leads_nowhere(&cards)))
            }
            Err(_) if folds < i64::from(most) && !self.keys.is_empty() => {
                // With a card that must be among them still missing, even enough folds are not enough.
                Ok(Answer::Say(self.so_far(cards, folds, (i64::from(least) - folds).max(1))))
            }
            Err(illegal) => {
                // Too much: the cards of this line stay where they are.
                self.choice.picked = before;
                Err(self.teller.refusal(Some(self.ask), m, illegal))
            }
        }
    }

    /// Is there a payment with all of these cards in it?
    fn leads_to_payment(&mut self, cards: Cards) -> bool {
        let holds_all = |payment: &Cards| cards.iter().all(|card| payment.count(card) >= cards.count(card));
        self.sitting.moves().iter().any(|m| matches!(m, Move::Pay(payment) if holds_all(payment)))
    }

    /// The running sum, and how many folds are still missing.
    fn so_far(&self, cards: Cards, folds: i64, left: i64) -> String {
        let (say, cards) = (self.teller.phrases, self.teller.cards(&cards));
        if left == 0 { say.pay_enough(&cards, folds) } else { say.pay_so_far(&cards, folds, left) }
    }

    fn pick_from_line(&self) -> Read {
        match *self.keys {
            [key] => one(Move::Pick(self.in_line(key)?)),
            _ => Err(self.teller.phrases.hint_pick_letter()),
        }
    }

    fn pick_from_hand(&self) -> Read {
        match *self.keys {
            [key] => one(Move::Pick(self.in_hand(key)?)),
            _ => Err(self.teller.phrases.hint_pick_number()),
        }
    }

    fn pick_from_menu(&mut self) -> Read {
        match *self.keys {
            [Key::Number(at)] => match menu(self.sitting).get(at) {
                Some(&card) => one(Move::Pick(card)),
                None => Err(self.no_entry(at)),
            },
            [Key::Card(card)] => one(Move::Pick(card)),
            _ => Err(self.teller.phrases.hint_pick_number()),
        }
    }

    /// Cards of the Draw Line together, and the top discard where that is offered.
    fn group(&self) -> Read {
        if let [Key::No] = *self.keys {
            return one(Move::No);
        }
        let top = if self.keys.contains(&Key::TopDiscard) { TopDiscard::Taken } else { TopDiscard::Left };
        let of_line: Vec<_> = self.keys.iter().copied().filter(|&key| key != Key::TopDiscard).collect();
        let cards = self.all_in_line(&of_line)?;
        if self.keys.is_empty() {
            return Err(self.teller.phrases.hint_pick_letter());
        }
        one(Move::Take(self.named(&cards)?, top))
    }

    /// Any number of cards; an empty line ends the choice.
    fn discard_any(&mut self) -> Read {
        match *self.keys {
            [] => return Ok(Answer::Moves(self.marks().into_iter().chain([Move::Done]).collect())),
            [Key::No] => return one(Move::Done),
            _ => {}
        }
        self.pick_all(None)?;
        if self.choice.picked.is_empty() {
            return Err(self.teller.phrases.hint_pick_numbers());
        }
        let cards = self.teller.nouns(self.choice.picked.iter().map(|&at| self.hand[at]));
        Ok(Answer::Say(self.teller.phrases.discard_so_far(&cards)))
    }

    /// So many cards, no more and no fewer.
    fn hand_check(&mut self, left: u8) -> Read {
        let before = self.pick_all(None)?;
        if self.choice.picked.is_empty() {
            return Err(self.teller.phrases.hint_pick_numbers());
        }
        let missing = i64::from(left) - self.choice.picked.len() as i64;
        if missing == 0 {
            return Ok(Answer::Moves(self.marks()));
        }
        if missing < 0 {
            self.choice.picked = before;
            return Err(self.cite(Rule::HandCheck, &self.teller.phrases.hint_too_many_cards(left)));
        }
        let cards = self.teller.nouns(self.choice.picked.iter().map(|&at| self.hand[at]));
        Ok(Answer::Say(self.teller.phrases.hand_check_so_far(&cards, missing)))
    }

    /// The cards picked, as moves in the order in which the rules want them.
    fn marks(&self) -> Vec<Move> {
        let mut cards: Vec<_> = self.choice.picked.iter().map(|&at| self.hand[at]).collect();
        cards.sort_unstable();
        cards.into_iter().map(Move::Pick).collect()
    }

    /// Picks every card of the line typed, or none of them; what was picked before comes back.
    fn pick_all(&mut self, played: Option<usize>) -> Result<Vec<usize>, String> {
        let before = self.choice.picked.clone();
        for &key in self.keys {
            self.pick(key, played).inspect_err(|_| self.choice.picked.clone_from(&before))?;
        }
        Ok(before)
    }

    /// Adds a card of the hand to those picked, or takes it back. The card at `played` is not to be had.
    fn pick(&mut self, key: Key, played: Option<usize>) -> Result<(), String> {
        let free = |at: &usize| Some(*at) != played && !self.choice.picked.contains(at);
        let at = match key {
            Key::Back(at) => {
                self.choice.picked.retain(|&p| p != at);
                return Ok(());
            }
            Key::Number(at) if at < self.hand.len() => Some(at).filter(free),
            Key::Card(card) if !self.hand.contains(&card) => {
                return Err(self.cite(self.rule(), &self.teller.phrases.refuse_not_in_hand()));
            }
            Key::Card(card) => (0..self.hand.len()).filter(|&at| self.hand[at] == card).find(free),
            Key::Number(at) => return Err(self.no_entry(at)),
            _ => return Err(self.teller.phrases.hint_pick_number()),
        };
        match at {
            Some(at) => {
                self.choice.picked.push(at);
                Ok(())
            }
            None if played.is_some_and(|at| key == Key::Number(at) || key == Key::Card(self.hand[at])) => {
                Err(self.cite(Rule::PayExactly, &self.teller.phrases.refuse_payment_cards()))
            }
            None => Err(self.teller.phrases.hint_picked_already()),
        }
    }

    /// The rule about the cards that are named.
    fn rule(&self) -> Rule {
        match self.ask {
            Ask::Pay { .. } => Rule::PayExactly,
            Ask::HandCheck { .. } => Rule::HandCheck,
            _ => Rule::CardsInHand,
        }
    }

    fn cite(&self, rule: Rule, reason: &str) -> String {
        self.teller.phrases.refuse_with_rule(reason.trim_end_matches('.'), rule.id())
    }

    fn picked(&self) -> Result<Cards, String> {
        let cards: Vec<_> = self.choice.picked.iter().map(|&at| self.hand[at]).collect();
        self.named(&cards)
    }

    fn named(&self, cards: &[Species]) -> Result<Cards, String> {
        Cards::new(cards).ok_or_else(|| self.teller.phrases.hint_too_many_cards(origami::card::MAX_CARDS_NAMED as i64))
    }

    fn in_hand(&self, key: Key) -> Result<Species, String> {
        match key {
            Key::Number(at) => self.hand.get(at).copied().ok_or_else(|| self.no_entry(at)),
            // Whether it is there is for the rules to say.
            Key::Card(card) => Ok(card),
            _ => Err(self.teller.phrases.hint_pick_number()),
        }
    }

    /// The cards of the Draw Line with these keys; a letter means one card, so it can't be said twice.
    fn all_in_line(&self, keys: &[Key]) -> Result<Vec<Species>, String> {
        let again = |at: usize| matches!(keys[at], Key::Line(_)) && keys[..at].contains(&keys[at]);
        if (0..keys.len()).any(again) {
            return Err(self.teller.phrases.hint_picked_already());
        }
        keys.iter().map(|&key| self.in_line(key)).collect()
    }

    fn in_line(&self, key: Key) -> Result<Species, String> {
        match key {
            Key::Line(at) => {
                let missing = || self.teller.phrases.hint_no_such_key(&letter(at).to_string());
                self.line.get(at).copied().ok_or_else(missing)
            }
            Key::Card(card) => Ok(card),
            _ => Err(self.teller.phrases.hint_pick_letter()),
        }
    }

    fn no_entry(&self, at: usize) -> String {
        self.teller.phrases.hint_no_such_key(&(at + 1).to_string())
    }
}
