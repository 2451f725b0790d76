//! The words of the card games, read from a line.

use tabletop::text::{TextError, Words, quoted};
use tabletop::{Actor, Seat};

use crate::asks::{Move, TopDiscard};
use crate::card::{Cards, Character, Family, MAX_CARDS_NAMED, Side, Species};
use crate::edition::Override;
use crate::state::MAX_PLAYERS;

/// Reads what only the card games have words for.
pub(crate) trait CardWords {
    /// The seat of a player.
    fn seat(&mut self) -> Result<Seat, TextError>;

    /// A seat, or `*` for chance.
    fn actor(&mut self) -> Result<Actor, TextError>;

    /// A card.
    fn card(&mut self) -> Result<Species, TextError>;

    /// A collection.
    fn side(&mut self) -> Result<Side, TextError>;

    /// A family.
    fn family(&mut self) -> Result<Family, TextError>;

    /// A character.
    fn character(&mut self) -> Result<Character, TextError>;

    /// A correction of an edition: card, field, value.
    fn correction(&mut self) -> Result<Override, TextError>;

    /// All cards to the end of the line.
    fn cards_to_end(&mut self) -> Result<Vec<Species>, TextError>;

    /// An answer at a table for so many: a move without who makes it.
    fn answer(&mut self, players: u8) -> Result<Move, TextError>;
}

impl CardWords for Words<'_> {
    fn seat(&mut self) -> Result<Seat, TextError> {
        self.seat_of(MAX_PLAYERS)
    }

    fn actor(&mut self) -> Result<Actor, TextError> {
        self.actor_of(MAX_PLAYERS)
    }

    fn card(&mut self) -> Result<Species, TextError> {
        let (at, word) = self.need("a card")?;
        Species::named(word).ok_or_else(|| self.error(at, format!("unknown card {}", quoted(word))))
    }

    fn side(&mut self) -> Result<Side, TextError> {
        let (at, word) = self.need("\"left\" or \"right\"")?;
        let side = Side::BOTH.into_iter().find(|s| s.word() == word);
        side.ok_or_else(|| self.error(at, format!("expected \"left\" or \"right\", got {}", quoted(word))))
    }

    fn family(&mut self) -> Result<Family, TextError> {
        let (at, word) = self.need("a family")?;
        let known = || Family::ALL.map(Family::word).join(", ");
        Family::named(word)
            .ok_or_else(|| self.error(at, format!("unknown family {}: there are {}", quoted(word), known())))
    }

    fn character(&mut self) -> Result<Character, TextError> {
        let (at, word) = self.need("a character")?;
        let known = || Character::ALL.map(Character::word).join(", ");
        Character::named(word)
            .ok_or_else(|| self.error(at, format!("unknown character {}: there are {}", quoted(word), known())))
    }

    fn correction(&mut self) -> Result<Override, TextError> {
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

    fn cards_to_end(&mut self) -> Result<Vec<Species>, TextError> {
        let mut cards = Vec::new();
        while !self.is_empty() {
            cards.push(self.card()?);
        }
        Ok(cards)
    }

    fn answer(&mut self, players: u8) -> Result<Move, TextError> {
        let (at, word) = self.need("a move")?;
        Ok(match word {
            "draw" => Move::Draw(named_cards(self)?),
            "play" => {
                let card = self.card()?;
                // A character goes to no collection, which is written as the left one.
                let side = if card.is_character() { Side::Left } else { self.side()? };
                if discard(self) { Move::PlayDiscard(card, side) } else { Move::Play(card, side) }
            }
            "use" => Move::Use(self.side()?),
            "pass" => Move::Pass,
            "pay" => match cards_and_discard(self)? {
                (cards, TopDiscard::Left) => Move::Pay(cards),
                (cards, TopDiscard::Taken) => Move::PayWithDiscard(cards),
            },
            "pick" => Move::Pick(self.card()?),
            "take" => {
                let (cards, top) = cards_and_discard(self)?;
                Move::Take(cards, top)
            }
            "player" => Move::Player(self.seat_among(MAX_PLAYERS, players)?),
            "spot" => Move::Spot(self.seat_among(MAX_PLAYERS, players)?, self.side()?, self.number()?),
            "yes" => Move::Yes,
            "no" => Move::No,
            "done" => Move::Done,
            "shuffled" => Move::Shuffled(self.hex()?),
            "rolled" => Move::Rolled(self.number()?),
            _ => return Err(self.error(at, format!("unknown move {}: there are {MOVES}", quoted(word)))),
        })
    }
}

/// Cards to the end of the line or to `+discard`, or `nothing`.
fn named_cards(words: &mut Words) -> Result<Cards, TextError> {
    if words.is_empty() {
        return Err(words.error(words.column(), "a card or \"nothing\" is missing"));
    }
    if words.rest() == "nothing" {
        words.next();
        return Ok(Cards::NONE);
    }
    let mut list = Vec::new();
    while !words.is_empty() && words.rest() != TAKE_DISCARD {
        if list.len() == MAX_CARDS_NAMED {
            return Err(words.error(words.column(), format!("a move names at most {MAX_CARDS_NAMED} cards")));
        }
        list.push(words.card()?);
    }
    Ok(Cards::new(&list).unwrap_or(Cards::NONE))
}

fn cards_and_discard(words: &mut Words) -> Result<(Cards, TopDiscard), TextError> {
    let cards = named_cards(words)?;
    Ok((cards, if discard(words) { TopDiscard::Taken } else { TopDiscard::Left }))
}

/// Does the line end with the top discard?
fn discard(words: &mut Words) -> bool {
    let is_it = words.rest() == TAKE_DISCARD;
    if is_it {
        words.next();
    }
    is_it
}
const TAKE_DISCARD: &str = "+discard";
const MOVES: &str = "draw, play, use, pass, pay, pick, take, player, spot, yes, no, done, shuffled, rolled";
