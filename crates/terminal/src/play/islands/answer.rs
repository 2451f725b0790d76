//! From keys to moves: what each kind of question takes as an answer.

use islands::{Ask, Colour, Kept, Move, Nth, Rule, Shape, SheetId, Side, Squares, Technology};
use tabletop::{Illegal, Seat, Why};

use super::choice::{self, Choice, Place};
use super::keys::{self, Key, Typed};
use super::sitting::Sitting;
use super::{Islands, refuse, rule_of, science};
use speech::shown;

/// What comes of a typed answer.
pub enum Answer {
    /// This move.
    Move(Move),
    /// Not yet: this is said to the person.
    Say(String),
    /// No: this is said to the person, and this rule is why.
    Refused(String, Rule),
    /// Not yet: the question for the rest is next.
    Ask,
}

/// Turns a line into an answer to `ask`.
pub fn read(sitting: &mut Sitting, talk: &Islands, choice: &mut Choice, ask: Ask, line: &str) -> Answer {
    let mut reader = Reader { sitting, talk, choice, ask };
    if let Some(answer) = reader.by_name(line) {
        return answer;
    }
    match keys::read(line, talk.phrases) {
        Ok(Typed::Decline) => Answer::Move(match ask {
            Ask::Bid { .. } => Move::Pass,
            Ask::Technology { .. } | Ask::Research => Move::GoOn,
            _ => Move::GiveUp,
        }),
        Ok(Typed::GoOn) => Answer::Move(Move::GoOn),
        Ok(Typed::List) => reader.list(),
        Ok(Typed::Keys(keys)) => reader.keys(&keys),
        Err(word) => Answer::Say(talk.phrases.not_understood(&shown(&word))),
    }
}

/// The players whose coins can be taken: the entries of the list shown.
pub fn richest(sitting: &mut Sitting) -> Vec<Seat> {
    let seat = |m: &Move| if let Move::From(seat) = *m { Some(seat) } else { None };
    sitting.moves().iter().filter_map(seat).collect()
}

/// The tokens that can be taken: the entries of the list shown.
pub fn tokens(sitting: &mut Sitting) -> Vec<(Seat, Side)> {
    let token = |m: &Move| if let Move::Token(seat, side) = *m { Some((seat, side)) } else { None };
    sitting.moves().iter().filter_map(token).collect()
}

/// The sheets the person was dealt.
pub fn dealt(sitting: &Sitting) -> Vec<SheetId> {
    sitting.view().table.seats[sitting.seat().index()].dealt.clone()
}

struct Reader<'a> {
    sitting: &'a mut Sitting,
    talk: &'a Islands<'a>,
    choice: &'a mut Choice,
    ask: Ask,
}

impl Reader<'_> {
    /// An answer that names sheets, a player or a technology.
    fn by_name(&mut self, line: &str) -> Option<Answer> {
        match self.ask {
            Ask::Keep => {
                let atlas = self.talk.setup.atlas();
                let words: Vec<_> = line.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
                // Numbers are read like other keys.
                let is_name = |word: &&str| word.starts_with(char::is_alphabetic);
                match *words {
                    [a, b] if is_name(&a) && is_name(&b) => {
                        Some(Answer::Move(self.keep(atlas.named(a)?, atlas.named(b)?)))
                    }
                    _ => None,
                }
            }
            Ask::Richest { .. } => {
                // Whether this player is one of them is for the rules to say.
                self.named(line).map(|seat| Answer::Move(Move::From(seat)))
            }
            Ask::Token { .. } => {
                let seat = self.named(line)?;
                Some(match *tokens(self.sitting).iter().filter(|(from, _)| *from == seat).collect::<Vec<_>>() {
                    [] => Answer::Move(Move::Token(seat, Side::Single)),
                    [&(from, side)] => Answer::Move(Move::Token(from, side)),
                    _ => Answer::Say(self.talk.phrases.hint_pick_number()),
                })
            }
            Ask::Technology { .. } | Ask::Research => science::read(self.sitting, self.talk.phrases, self.ask, line),
            _ => None,
        }
    }

    /// The player of that name; a number is an entry of a list.
    fn named(&self, line: &str) -> Option<Seat> {
        Some(line).filter(|line| line.starts_with(char::is_alphabetic)).and_then(|line| self.talk.player(line))
    }

    /// Two sheets, in the order in which they were dealt.
    fn keep(&self, a: SheetId, b: SheetId) -> Move {
        let dealt = dealt(self.sitting);
        let place = |sheet: SheetId| dealt.iter().position(|&d| d == sheet);
        Move::Keep(if place(a) <= place(b) { Kept(a, b) } else { Kept(b, a) })
    }

    fn keys(&mut self, keys: &[Key]) -> Answer {
        let say = self.talk.phrases;
        match (self.ask, keys) {
            (Ask::Keep, _) => self.keep_numbered(keys),
            (Ask::Bid { .. }, []) => Answer::Move(Move::Pass),
            (Ask::Bid { .. }, &[Key::Number(coins)]) => Answer::Move(Move::Bid(coins)),
            (Ask::Bid { .. }, _) => self.wrong(Rule::Bids),
            (Ask::Shape { .. }, &[Key::Number(number)]) => match u8::try_from(number).ok().and_then(Shape::numbered) {
                Some(shape) => Answer::Move(Move::Shape(shape)),
                None => Answer::Say(say.hint_no_such_key(&number.to_string())),
            },
            (Ask::Shape { .. }, _) => Answer::Say(say.islands_hint_shape()),
            (Ask::Paint { .. }, []) => Answer::Ask,
            (Ask::Paint { .. }, _) => self.paint(keys),
            (Ask::Richest { .. } | Ask::Token { .. }, &[Key::Number(at)]) => {
                // The entries of the list are all answers there are.
                let entry = usize::from(at).checked_sub(1).and_then(|at| self.sitting.moves().get(at).copied());
                entry.map_or_else(|| self.no_entry(at), Answer::Move)
            }
            (Ask::Richest { .. } | Ask::Token { .. }, _) => Answer::Say(say.islands_hint_name()),
            (Ask::Technology { .. } | Ask::Research, []) => Answer::Move(Move::GoOn),
            (Ask::Technology { .. }, &[Key::Number(at)]) => {
                let entry = usize::from(at).checked_sub(1).and_then(|at| science::uses(self.sitting).get(at).copied());
                entry.map_or_else(|| self.no_entry(at), |used| Answer::Move(Move::Use(used)))
            }
            (Ask::Technology { .. }, _) => Answer::Say(say.islands_hint_technology()),
            (Ask::Research, &[Key::Number(at)]) => {
                // Whether it can be researched is for the rules to say.
                let entry = usize::from(at).checked_sub(1).and_then(|at| Technology::ALL.get(at));
                entry.map_or_else(|| self.no_entry(at), |&technology| Answer::Move(Move::Research(technology)))
            }
            (Ask::Research, _) => Answer::Say(say.islands_hint_research()),
            (Ask::FormFirst, &[Key::Number(size)]) => Answer::Move(Move::Form(u8::try_from(size).unwrap_or(u8::MAX))),
            (Ask::FormFirst, _) => self.wrong(rule_of(self.ask)),
            (Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. }, _) => Answer::Ask,
        }
    }

    /// An answer of another kind than the question asks for.
    fn wrong(&self, rule: Rule) -> Answer {
        let illegal = Illegal::new(rule, Why::WrongAnswer);
        Answer::Refused(self.talk.teller().refusal(Some(self.ask), Move::GiveUp, illegal), rule)
    }

    fn no_entry(&self, number: u16) -> Answer {
        Answer::Say(self.talk.phrases.hint_no_such_key(&number.to_string()))
    }

    /// Two of the three sheets, by their numbers; "12" is 1 and 2.
    fn keep_numbered(&self, keys: &[Key]) -> Answer {
        let numbers = match *keys {
            [Key::Number(n @ 11..=99)] => [n / 10, n % 10],
            [Key::Number(a), Key::Number(b)] => [a, b],
            _ => return Answer::Say(self.talk.phrases.islands_hint_keep()),
        };
        let dealt = dealt(self.sitting);
        let sheet = |number: u16| usize::from(number).checked_sub(1).and_then(|at| dealt.get(at).copied());
        match numbers.map(sheet) {
            [Some(a), Some(b)] => Answer::Move(self.keep(a, b)),
            [None, _] => self.no_entry(numbers[0]),
            [_, None] => self.no_entry(numbers[1]),
        }
    }

    /// All places, those that bring most first.
    fn list(&mut self) -> Answer {
        // What else is a list is shown with the question.
        if matches!(self.ask, Ask::Technology { .. } | Ask::Research) {
            return Answer::Ask;
        }
        if !matches!(self.ask, Ask::Paint { .. }) {
            return self.wrong(rule_of(self.ask));
        }
        let places = choice::places(self.sitting);
        *self.choice = Choice::among(self.sitting, self.ask, places);
        Answer::Ask
    }

    /// A place: by its number in the list, by its island, by squares of it; perhaps with a colour.
    fn paint(&mut self, keys: &[Key]) -> Answer {
        let say = self.talk.phrases;
        let (mut number, mut colour, mut squares) = (None, None, Squares::NONE);
        for &key in keys {
            let again = match key {
                Key::Number(n) => number.replace(n).is_some(),
                Key::Colour(c) => colour.replace(c).is_some(),
                Key::Square(square) => {
                    squares = squares.or(Squares::only(square));
                    false
                }
            };
            if again {
                let example = choice::example(&choice::places(self.sitting), self.choice.colour);
                return Answer::Say(say.islands_hint_squares(&example));
            }
        }
        match (number, squares.is_empty()) {
            (None, true) => self.only_colour(colour),
            (Some(at), true) if !self.choice.listed.is_empty() => {
                let shown = &self.choice.listed[..self.choice.shown];
                match usize::from(at).checked_sub(1).and_then(|at| shown.get(at)).cloned() {
                    Some(place) => self.chosen(place, colour),
                    None => self.no_entry(at),
                }
            }
            _ => self.named_place(number, squares, colour),
        }
    }

    /// A colour for the place that was chosen, or for one that is chosen next.
    fn only_colour(&mut self, colour: Option<Colour>) -> Answer {
        let Some(colour) = colour else { return Answer::Ask };
        if let Some(place) = &self.choice.place {
            return Answer::Move(place.in_colour(colour));
        }
        let mut places = choice::places(self.sitting);
        places.retain(|place| place.colours.contains(&colour));
        if places.is_empty() {
            return refuse::place(self.sitting, self.talk, None, Squares::NONE, Some(colour));
        }
        self.choice.colour = Some(colour);
        Answer::Ask
    }

    /// The place that holds these squares, if there is but one.
    fn named_place(&mut self, island: Option<u16>, squares: Squares, colour: Option<Colour>) -> Answer {
        let nth = match island.map(|n| u8::try_from(n).ok().and_then(|n| n.checked_sub(1)).ok_or(n)) {
            None => None,
            Some(Ok(nth)) => Some(Nth(nth)),
            Some(Err(number)) => return self.no_entry(number),
        };
        let colour = colour.or(self.choice.colour);
        let fits = |place: &Place| {
            nth.is_none_or(|nth| nth == place.island)
                && squares.within(place.squares)
                && colour.is_none_or(|colour| place.colours.contains(&colour))
        };
        // Those that are listed come first: what is typed may tell them apart.
        let mut places: Vec<_> = self.choice.listed.iter().filter(|&place| fits(place)).cloned().collect();
        if places.is_empty() {
            places = choice::places(self.sitting);
            places.retain(fits);
        }
        match places.len() {
            0 => {
                *self.choice = Choice::default();
                refuse::place(self.sitting, self.talk, nth, squares, colour)
            }
            1 => self.chosen(places.remove(0), colour),
            _ => {
                *self.choice = Choice { colour, ..Choice::among(self.sitting, self.ask, places) };
                Answer::Ask
            }
        }
    }

    /// The place is known; its colour may have to be asked for.
    fn chosen(&mut self, place: Place, colour: Option<Colour>) -> Answer {
        match (colour.or(self.choice.colour), &*place.colours) {
            (Some(colour), _) | (None, &[colour]) => Answer::Move(place.in_colour(colour)),
            _ => {
                *self.choice = Choice { place: Some(place), ..Choice::default() };
                Answer::Ask
            }
        }
    }
}
