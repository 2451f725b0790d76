//! From keys to moves: what each kind of question takes as an answer.

use origami::asks::TopDiscard;
use origami::frame::Payment;
use origami::vocab::{From, Instead, Source, Spot, Which};
use origami::{Ask, Cards, Move, Rule, Side, Species};
use phrases::Teller;
use tabletop::{RuleId, Seat};

use super::choice::{Choice, Playing, menu, players, spots};
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

/// Turns keys into an answer to `ask`.
pub fn read(sitting: &mut Sitting, teller: &Teller, choice: &mut Choice, ask: Ask, keys: &[Key]) -> Answer {
    let (table, hand) = (sitting.view().table, sitting.hand());
    let top = table.discards.last().copied();
    let mut reader = Reader { sitting, teller, choice, hand: &hand, line: &table.line, top, keys, ask };
    reader.read().unwrap_or_else(Answer::Say)
}

struct Reader<'a> {
    sitting: &'a mut Sitting,
    teller: &'a Teller<'a>,
    choice: &'a mut Choice,
    hand: &'a [Species],
    line: &'a [Species],
    top: Option<Species>,
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
            Ask::Pay { card, payment, .. } => self.pay(card, payment),
            Ask::Pick { from, .. } => match (self.keys, from) {
                ([Key::No], _) => one(Move::No),
                (_, From::Line(_)) => self.pick_from_line(),
                (_, From::Hand(_) | From::RestOfHand) => self.pick_from_hand(),
                _ => self.pick_from_menu(),
            },
            Ask::PickGroup { .. } => self.group(),
            Ask::PickAny { which, .. } => self.discard_any(which),
            Ask::PickSpot { spot, .. } => self.spot(spot),
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
        let (playing, side) = match (*self.keys).split_last() {
            Some((&Key::Side(side), [])) => match self.choice.playing {
                Some(playing) => (playing, Some(side)),
                None => return Err(self.hint_play()),
            },
            Some((&Key::Side(side), &[key])) => (self.playing(key)?, Some(side)),
            _ if self.choice.playing.is_some() => return Err(self.teller.phrases.hint_side()),
            Some((&key @ (Key::Number(_) | Key::Card(_) | Key::TopDiscard | Key::Line(_)), [])) => {
                (self.playing(key)?, None)
            }
            _ if matches!(self.ask, Ask::Action { .. }) => {
                return Err(self.teller.phrases.refuse_no_action(self.teller.title.word()));
            }
            _ => return Err(self.hint_play()),
        };
        if let Some(side) = side {
            return one(playing.onto(side));
        }
        let legal = |side: &&Side| self.sitting.check(playing.onto(**side)).is_ok();
        match *playing.sides().iter().filter(legal).collect::<Vec<_>>() {
            [] => one(explain::best_refused(self.sitting, playing)),
            [&side] => one(playing.onto(side)),
            _ => {
                self.choice.playing = Some(playing);
                Ok(Answer::Ask)
            }
        }
    }

    /// Is a card of the Draw Line to be played?
    const fn is_from_line(&self) -> bool {
        matches!(self.ask, Ask::Play { terms, .. } if matches!(terms.from, Source::Line))
    }

    fn hint_play(&self) -> String {
        let say = self.teller.phrases;
        if self.is_from_line() { say.hint_pick_letter() } else { say.hint_pick_number() }
    }

    /// The card to play that a key means.
    fn playing(&self, key: Key) -> Result<Playing, String> {
        let (card, from) = match key {
            Key::TopDiscard => (self.top.ok_or_else(|| self.teller.phrases.refuse_no_discards())?, Source::Discards),
            _ if self.is_from_line() => (self.in_line(key)?, Source::Line),
            _ => (self.in_hand(key)?, Source::Hand),
        };
        // Where the top discard can be played, its name means it too.
        let discard = Playing { card, from: Source::Discards };
        let is_discard = from == Source::Hand && !self.hand.contains(&card) && self.top == Some(card);
        Ok(if is_discard && discard.legal(self.sitting).is_some() { discard } else { Playing { card, from } })
    }

    /// Cards added to a payment or taken back; paid as soon as the sum is reached.
    fn pay(&mut self, card: Species, payment: Payment) -> Read {
        let Payment { least, most, .. } = payment;
        let played = self.hand.iter().position(|&c| c == card).filter(|_| self.sitting.plays_from_hand());
        if self.keys.is_empty() && !self.choice.is_begun() {
            let nothing = Move::Pay(Cards::NONE);
            let may_pay_nothing = self.sitting.check(nothing).is_ok();
            return match self.sitting.moves() {
                &[only] => one(only),
                _ if may_pay_nothing => one(nothing),
                _ => Err(self.teller.phrases.hint_pay()),
            };
        }
        let before = self.pick_all(played)?;
        if !self.choice.is_begun() {
            return Err(self.teller.phrases.hint_pay());
        }
        let cards = match self.picked() {
            Ok(cards) => cards,
            Err(why) => {
                self.choice.back_to(before);
                return Err(why);
            }
        };
        let m = if self.choice.discard { Move::PayWithDiscard(cards) } else { Move::Pay(cards) };
        let all: Vec<_> = cards.iter().chain(self.top.filter(|_| self.choice.discard)).collect();
        let folds = self.teller.folds(all.iter().copied());
        match self.sitting.check(m) {
            Ok(()) if folds == i64::from(most) || self.keys.is_empty() => one(m),
            Ok(()) => Ok(Answer::Say(self.so_far(&all, folds, 0))),
            Err(_) if folds < i64::from(most) && !self.keys.is_empty() && !self.leads_to_payment(cards) => {
                self.choice.back_to(before);
                let (say, cards) = (self.teller.phrases, self.teller.nouns(all));
                Err(self.cite(Rule::PayExactly, &say.pay_leads_nowhere(&cards)))
            }
            Err(_) if folds < i64::from(most) && !self.keys.is_empty() => {
                // With a card that must be among them still missing, even enough folds are not enough.
                Ok(Answer::Say(self.so_far(&all, folds, (i64::from(least) - folds).max(1))))
            }
            Err(illegal) => {
                // Too much: the cards of this line stay where they are.
                self.choice.back_to(before);
                Err(self.teller.refusal(Some(self.ask), m, illegal))
            }
        }
    }

    /// Is there a payment with all of these cards in it, and with the top discard if it is chosen?
    fn leads_to_payment(&mut self, cards: Cards) -> bool {
        let with_discard = self.choice.discard;
        let holds_all = |payment: &Cards| cards.iter().all(|card| payment.count(card) >= cards.count(card));
        self.sitting.moves().iter().any(|m| match m {
            Move::Pay(payment) => !with_discard && holds_all(payment),
            Move::PayWithDiscard(payment) => holds_all(payment),
            _ => false,
        })
    }

    /// The running sum, and how many folds are still missing.
    fn so_far(&self, cards: &[Species], folds: i64, left: i64) -> String {
        let (say, cards) = (self.teller.phrases, self.teller.nouns(cards.iter().copied()));
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
    fn discard_any(&mut self, which: Which) -> Read {
        match *self.keys {
            [] => return Ok(Answer::Moves(self.marks().into_iter().chain([Move::Done]).collect())),
            [Key::No] => return one(Move::Done),
            // Rice paper is all the same: it is enough to say how much.
            [Key::Number(at)] if which == Which::RicePaper => return self.papers(at + 1),
            _ => {}
        }
        self.pick_all(None)?;
        if self.choice.picked.is_empty() {
            return Err(self.teller.phrases.hint_pick_numbers());
        }
        let cards = self.teller.nouns(self.choice.picked.iter().map(|&at| self.hand[at]));
        Ok(Answer::Say(self.teller.phrases.discard_so_far(&cards)))
    }

    /// So much rice paper and no more.
    fn papers(&self, count: usize) -> Read {
        let held = self.hand.iter().filter(|card| card.is_rice_paper()).count();
        if count > held {
            return Err(self.teller.phrases.hint_too_many_cards(held as i64));
        }
        let papers = std::iter::repeat_n(Move::Pick(Species::RICE_PAPER), count);
        Ok(Answer::Moves(papers.chain([Move::Done]).collect()))
    }

    /// A place of the collections shown, by its number; an origami also by its name, if only one is called so.
    fn spot(&mut self, spot: Spot) -> Read {
        if let [Key::No] = *self.keys {
            return one(Move::No);
        }
        let spots = spots(self.sitting);
        let chosen = match *self.keys {
            [Key::Number(at)] => spots.get(at).copied().ok_or_else(|| self.no_entry(at))?,
            [Key::Card(card)] if spot != Spot::NewPlace => {
                let table = self.sitting.view().table;
                let lies_there = |&&(seat, side, place): &&(Seat, Side, u8)| {
                    let column = &table.seats[seat.index()].collections[side as usize];
                    column.get(usize::from(place) - 1).is_some_and(|there| there.card == card)
                };
                match *spots.iter().filter(lies_there).collect::<Vec<_>>() {
                    [&only] => only,
                    _ => return Err(self.teller.phrases.hint_pick_number()),
                }
            }
            _ => return Err(self.teller.phrases.hint_pick_number()),
        };
        let (seat, side, place) = chosen;
        one(Move::Spot(seat, side, place))
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
            self.choice.back_to(before);
            return Err(self.cite(Rule::HandCheck, &self.teller.phrases.hint_too_many_cards(left)));
        }
        let cards = self.teller.nouns(self.choice.picked.iter().map(|&at| self.hand[at]));
        Ok(Answer::Say(self.teller.phrases.hand_check_so_far(&cards, missing)))
    }

    /// The cards picked, as moves in the order in which the rules want them: rice paper first.
    fn marks(&self) -> Vec<Move> {
        let mut cards: Vec<_> = self.choice.picked.iter().map(|&at| self.hand[at]).collect();
        cards.sort_unstable_by_key(|&card| (!card.is_rice_paper(), card));
        cards.into_iter().map(Move::Pick).collect()
    }

    /// Picks every card of the line typed, or none of them; what was picked before comes back.
    fn pick_all(&mut self, played: Option<usize>) -> Result<(Vec<usize>, bool), String> {
        let before = (self.choice.picked.clone(), self.choice.discard);
        for &key in self.keys {
            if let Err(why) = self.pick(key, played) {
                self.choice.back_to(before);
                return Err(why);
            }
        }
        Ok(before)
    }

    /// Adds a card of the hand, or the top discard, to those picked, or takes it back. The card at `played` is not to
    /// be had.
    fn pick(&mut self, key: Key, played: Option<usize>) -> Result<(), String> {
        let free = |at: &usize| Some(*at) != played && !self.choice.picked.contains(at);
        let at = match key {
            Key::Back(at) => {
                self.choice.picked.retain(|&p| p != at);
                return Ok(());
            }
            Key::BackPaper => {
                let paper = self.choice.picked.iter().rposition(|&at| self.hand[at].is_rice_paper());
                paper.map(|at| self.choice.picked.remove(at));
                return Ok(());
            }
            Key::BackDiscard => {
                self.choice.discard = false;
                return Ok(());
            }
            Key::TopDiscard => return self.pick_discard(),
            Key::Number(at) if at < self.origami() => Some(at).filter(free),
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

    /// Adds the top discard to a payment, where it can be part of one (L-7.12).
    fn pick_discard(&mut self) -> Result<(), String> {
        match self.ask {
            Ask::Pay { payment: Payment { discard: true, .. }, .. } if self.top.is_some() => {
                if self.choice.discard {
                    return Err(self.teller.phrases.hint_picked_already());
                }
                self.choice.discard = true;
                Ok(())
            }
            Ask::Pay { .. } => {
                let m = Move::PayWithDiscard(Cards::NONE);
                match self.sitting.check(m) {
                    Err(illegal) => Err(self.teller.refusal(Some(self.ask), m, illegal)),
                    Ok(()) => Err(self.teller.phrases.hint_pay()),
                }
            }
            _ => Err(self.teller.phrases.hint_pick_number()),
        }
    }

    /// How many cards of the hand have a number: all but rice paper, which has a key of its own and lies last.
    fn origami(&self) -> usize {
        self.hand.iter().filter(|card| !card.is_rice_paper()).count()
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
            Key::Number(at) if at < self.origami() => Ok(self.hand[at]),
            Key::Number(at) => Err(self.no_entry(at)),
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
