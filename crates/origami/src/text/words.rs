//! Reading a line word by word, so that every error knows its column.

use std::fmt;

use tabletop::{Actor, Seat};

use super::TextError;
use crate::asks::{Move, TopDiscard};
use crate::card::{Cards, Character, Family, MAX_CARDS_NAMED, Side, Species};
use crate::edition::Override;
use crate::state::MAX_PLAYERS;

/// The words of one line, or of a part of it, with their columns.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a> {
    rest: &'a str,
    line: u32,
    column: u32,
}

const BLANKS: [char; 3] = [' ', '\t', '\r'];

impl<'a> Words<'a> {
    /// The words of a whole line with that number.
    pub(crate) fn new(text: &'a str, line: u32) -> Self {
        Self::within(text, line, 1)
    }

    /// The words of a part of a line that begins in that column.
    fn within(text: &'a str, line: u32, column: u32) -> Self {
        let rest = text.trim_start_matches(BLANKS);
        let column = column.saturating_add(length(text) - length(rest));
        Self { rest: rest.trim_end_matches(BLANKS), line, column }
    }

    /// Splits off what stands before the first `mark`; after the mark, `self` goes on. `None` if there is no mark.
    pub(crate) fn before(&mut self, mark: char) -> Option<Self> {
        let (part, rest) = self.rest.split_once(mark)?;
        let first = Self::within(part, self.line, self.column);
        *self = Self::within(rest, self.line, self.column.saturating_add(length(part) + 1));
        Some(first)
    }

    /// The column of the next word, or the one after the last word.
    pub(crate) const fn column(&self) -> u32 {
        self.column
    }

    /// What is left of the line.
    pub(crate) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Is no word left?
    pub(crate) const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// An error in that column.
    pub(crate) fn error(&self, column: u32, what: impl Into<String>) -> TextError {
        TextError { line: self.line, column, what: what.into() }
    }

    /// An error in the column of the next word.
    pub(crate) fn here(&self, what: impl Into<String>) -> TextError {
        self.error(self.column, what)
    }

    /// What is left of the line, with one blank between words.
    pub(crate) fn one_spaced(&self) -> String {
        self.rest.split(BLANKS).filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// The next word with its column.
    pub(crate) fn next(&mut self) -> Option<(u32, &'a str)> {
        if self.rest.is_empty() {
            return None;
        }
        let word = self.rest.split(BLANKS).next().unwrap_or(self.rest);
        let at = self.column;
        *self = Self::within(&self.rest[word.len()..], self.line, at.saturating_add(length(word)));
        Some((at, word))
    }

    /// The next word, which stands for `what`.
    pub(crate) fn need(&mut self, what: &str) -> Result<(u32, &'a str), TextError> {
        self.next().ok_or_else(|| self.error(self.column, format!("{what} is missing")))
    }

    /// No word may follow.
    pub(crate) fn end(&mut self) -> Result<(), TextError> {
        match self.next() {
            None => Ok(()),
            Some((at, word)) => Err(self.error(at, format!("{} is too much", quoted(word)))),
        }
    }

    /// The next word is exactly this one.
    pub(crate) fn exactly(&mut self, wanted: &str) -> Result<(), TextError> {
        match self.need(&format!("\"{wanted}\""))? {
            (_, word) if word == wanted => Ok(()),
            (at, word) => Err(self.error(at, format!("expected \"{wanted}\", got {}", quoted(word)))),
        }
    }

    /// A number, written in the one way a number is written.
    pub(crate) fn number<N: std::str::FromStr + fmt::Display>(&mut self) -> Result<N, TextError> {
        let (at, word) = self.need("a number")?;
        match word.parse::<N>() {
            Ok(n) if n.to_string() == word => Ok(n),
            _ => Err(self.error(at, format!("{} is no number that fits here", quoted(word)))),
        }
    }

    /// Sixteen hex digits.
    pub(crate) fn hex(&mut self) -> Result<u64, TextError> {
        let (at, word) = self.need("a number of 16 hex digits")?;
        let plain = word.len() == 16 && word.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        match u64::from_str_radix(word, 16) {
            Ok(n) if plain => Ok(n),
            _ => Err(self.error(at, format!("{} is no number of 16 lowercase hex digits", quoted(word)))),
        }
    }

    /// The seat of a player.
    pub(crate) fn seat(&mut self) -> Result<Seat, TextError> {
        let (at, word) = self.need("a seat")?;
        let seat = (0..MAX_PLAYERS).find(|s| word.len() == 1 && word.as_bytes()[0] == b'0' + s);
        seat.map(Seat)
            .ok_or_else(|| self.error(at, format!("no seat {}: seats are 0 to {}", quoted(word), MAX_PLAYERS - 1)))
    }

    /// A seat read in column `at` must be one of so many players.
    pub(crate) fn seat_below(&self, seat: Seat, at: u32, players: u8) -> Result<(), TextError> {
        if seat.0 < players {
            Ok(())
        } else {
            Err(self.error(at, format!("no seat {seat}: there are {players} players")))
        }
    }

    /// A seat, or `*` for chance.
    pub(crate) fn actor(&mut self) -> Result<Actor, TextError> {
        if self.rest.split(BLANKS).next() == Some("*") {
            self.next();
            return Ok(Actor::Chance);
        }
        self.seat().map(Actor::Seat)
    }

    /// A card.
    pub(crate) fn card(&mut self) -> Result<Species, TextError> {
        let (at, word) = self.need("a card")?;
        Species::named(word).ok_or_else(|| self.error(at, format!("unknown card {}", quoted(word))))
    }

    /// A collection.
    pub(crate) fn side(&mut self) -> Result<Side, TextError> {
        let (at, word) = self.need("\"left\" or \"right\"")?;
        let side = Side::BOTH.into_iter().find(|s| s.word() == word);
        side.ok_or_else(|| self.error(at, format!("expected \"left\" or \"right\", got {}", quoted(word))))
    }

    /// A family.
    pub(crate) fn family(&mut self) -> Result<Family, TextError> {
        let (at, word) = self.need("a family")?;
        let known = || Family::ALL.map(Family::word).join(", ");
        Family::named(word)
            .ok_or_else(|| self.error(at, format!("unknown family {}: there are {}", quoted(word), known())))
    }

    /// A character.
    pub(crate) fn character(&mut self) -> Result<Character, TextError> {
        let (at, word) = self.need("a character")?;
        let known = || Character::ALL.map(Character::word).join(", ");
        Character::named(word)
            .ok_or_else(|| self.error(at, format!("unknown character {}: there are {}", quoted(word), known())))
    }

    /// A correction of an edition: card, field, value.
    pub(crate) fn correction(&mut self) -> Result<Override, TextError> {
        let card = self.card()?;
        let (at, field) = self.need("what is corrected")?;
        if !["quantity", "cost", "folds", "points", "family", "ability"].contains(&field) {
            let fields = "quantity, cost, folds, points, family, ability";
            return Err(self.error(at, format!("unknown field {}: there are {fields}", quoted(field))));
        }
        let (at, value) = self.need("the corrected value")?;
        // Written differently (a sign, leading zeros), one correction would have two texts.
        let read = Override::parse(card.slug(), field, value).filter(|o| o.to_string().ends_with(&format!(" {value}")));
        read.ok_or_else(|| self.error(at, format!("{} is no {field}", quoted(value))))
    }

    /// All cards to the end of the line.
    pub(crate) fn cards_to_end(&mut self) -> Result<Vec<Species>, TextError> {
        let mut cards = Vec::new();
        while !self.is_empty() {
            cards.push(self.card()?);
        }
        Ok(cards)
    }

    /// An answer: a move without who makes it.
    pub(crate) fn answer(&mut self) -> Result<Move, TextError> {
        let (at, word) = self.need("a move")?;
        Ok(match word {
            "draw" => Move::Draw(self.named_cards()?),
            "play" => {
                let card = self.card()?;
                // A character goes to no collection, which is written as the left one.
                let side = if card.is_character() { Side::Left } else { self.side()? };
                if self.discard() { Move::PlayDiscard(card, side) } else { Move::Play(card, side) }
            }
            "use" => Move::Use(self.side()?),
            "pass" => Move::Pass,
            "pay" => match self.cards_and_discard()? {
                (cards, TopDiscard::Left) => Move::Pay(cards),
                (cards, TopDiscard::Taken) => Move::PayWithDiscard(cards),
            },
            "pick" => Move::Pick(self.card()?),
            "take" => {
                let (cards, top) = self.cards_and_discard()?;
                Move::Take(cards, top)
            }
            "player" => Move::Player(self.seat()?),
            "spot" => Move::Spot(self.seat()?, self.side()?, self.number()?),
            "yes" => Move::Yes,
            "no" => Move::No,
            "done" => Move::Done,
            "shuffled" => Move::Shuffled(self.hex()?),
            "rolled" => Move::Rolled(self.number()?),
            _ => return Err(self.error(at, format!("unknown move {}: there are {MOVES}", quoted(word)))),
        })
    }

    /// Cards to the end of the line or to `+discard`, or `nothing`.
    fn named_cards(&mut self) -> Result<Cards, TextError> {
        if self.is_empty() {
            return Err(self.error(self.column, "a card or \"nothing\" is missing"));
        }
        if self.rest == "nothing" {
            self.next();
            return Ok(Cards::NONE);
        }
        let mut list = Vec::new();
        while !self.is_empty() && self.rest != TAKE_DISCARD {
            if list.len() == MAX_CARDS_NAMED {
                return Err(self.error(self.column, format!("a move names at most {MAX_CARDS_NAMED} cards")));
            }
            list.push(self.card()?);
        }
        Ok(Cards::new(&list).unwrap_or(Cards::NONE))
    }

    fn cards_and_discard(&mut self) -> Result<(Cards, TopDiscard), TextError> {
        let cards = self.named_cards()?;
        Ok((cards, if self.discard() { TopDiscard::Taken } else { TopDiscard::Left }))
    }

    /// Does the line end with the top discard?
    fn discard(&mut self) -> bool {
        let is_it = self.rest == TAKE_DISCARD;
        if is_it {
            self.next();
        }
        is_it
    }
}

const TAKE_DISCARD: &str = "+discard";
const MOVES: &str = "draw, play, use, pass, pay, pick, take, player, spot, yes, no, done, shuffled, rolled";

fn length(text: &str) -> u32 {
    u32::try_from(text.chars().count()).unwrap_or(u32::MAX)
}

/// A word from outside as it may stand in a message: in quotes, short, without control characters.
pub(crate) fn quoted(word: &str) -> String {
    match word.char_indices().nth(32) {
        Some((end, _)) => format!("{:?}…", &word[..end]),
        None => format!("{word:?}"),
    }
}
