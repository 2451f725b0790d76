//! What a scenario expects of a position: the lines that begin with `=`.

use tabletop::{Asked, Game, Seat, Seats};

use crate::card::{Side, Species};
use crate::memory::Memory;
use crate::state::State;
use crate::text::{CardWords as _, TextError, Words, quoted};

/// One thing that is expected of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    Hand(Seat, Vec<Species>),
    Line(Vec<Species>),
    Discards(Vec<Species>),
    DeckSize(u8),
    DeckNext(Vec<Species>),
    Collection(Seat, Side, Vec<Species>),
    Score(Seat, i16),
    Asked(Who),
    Runouts(u8),
    Extra(u8),
    Active(Seat),
    Result(String),
    InPlay(Vec<Species>),
    RiceDeck(u8),
    HandLimit(Seat, u8),
    DrawLimit(Seat, u8),
    Known { of: Seat, to: Seat, cards: Vec<Species> },
}

/// Who is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Seats(Vec<Seat>),
    Chance,
    Nobody,
}

impl Fact {
    /// Reads what follows the `=`.
    pub(super) fn read(words: &mut Words, players: u8) -> Result<Self, TextError> {
        let start = words.clone();
        let Some(mut first) = words.before(':') else { return Self::read_plain(words, players) };
        let place = first.clone();
        let word = first.need("a word")?.1;
        let fact = match word {
            "hand" if first.rest().starts_with("limit") => {
                first.exactly("limit")?;
                Self::HandLimit(seat(&mut first, players)?, words.number()?)
            }
            "draw" => {
                first.exactly("limit")?;
                Self::DrawLimit(seat(&mut first, players)?, words.number()?)
            }
            "in" => {
                first.exactly("play")?;
                Self::InPlay(sorted(words)?)
            }
            "hand" => Self::Hand(seat(&mut first, players)?, sorted(words)?),
            "line" => Self::Line(words.cards_to_end()?),
            "discards" => Self::Discards(words.cards_to_end()?),
            "deck" => Self::DeckNext(words.cards_to_end()?),
            "collection" => Self::Collection(seat(&mut first, players)?, first.side()?, words.cards_to_end()?),
            "score" => Self::Score(seat(&mut first, players)?, words.number()?),
            // Its own words have colons in them.
            "result" => return Self::read_plain(&mut start.clone(), players),
            "known" => {
                let of = seat(&mut first, players)?;
                first.exactly("to")?;
                Self::Known { of, to: seat(&mut first, players)?, cards: sorted(words)? }
            }
            _ => return Err(place.here(format!("unknown word {} before \":\": there are {LISTS}", quoted(word)))),
        };
        first.end()?;
        words.end()?;
        Ok(fact)
    }

    fn read_plain(words: &mut Words, players: u8) -> Result<Self, TextError> {
        let (at, word) = words.need("what is expected")?;
        let fact = match word {
            "deck" => Self::DeckSize(words.number()?),
            "rice" => {
                words.exactly("deck")?;
                Self::RiceDeck(words.number()?)
            }
            "asked" => Self::Asked(read_who(words, players)?),
            "over" => Self::Asked(Who::Nobody),
            "runouts" => Self::Runouts(words.number()?),
            "extra" => Self::Extra(words.number()?),
            "active" => Self::Active(seat(words, players)?),
            "result" => Self::Result(read_result(words)?),
            _ if LISTS.split(", ").any(|w| w == word) => {
                return Err(words.error(words.column(), "\":\" is missing"));
            }
            _ => {
                let what = format!("unknown word {}: there are {LISTS}, {PLAIN}", quoted(word));
                return Err(words.error(at, what));
            }
        };
        words.end()?;
        Ok(fact)
    }

    /// Is it so? Says what is there instead.
    pub(super) fn check(&self, state: &State, memories: &[Memory]) -> Result<(), String> {
        match self {
            Self::Hand(seat, cards) => same_cards(cards, &state.hand(*seat).collect::<Vec<_>>()),
            Self::Line(cards) => same_cards(cards, &state.line().collect::<Vec<_>>()),
            Self::Discards(cards) => {
                let mut there: Vec<_> = state.discards().collect();
                there.reverse();
                same_cards(cards, &there)
            }
            Self::DeckSize(n) => same(n, &state.deck_size()),
            Self::DeckNext(cards) => same_cards(cards, &state.deck().take(cards.len()).collect::<Vec<_>>()),
            Self::Collection(seat, side, cards) => {
                same_cards(cards, &state.collection(*seat, *side).collect::<Vec<_>>())
            }
            Self::Score(seat, points) => same(points, &state.score(*seat)),
            Self::Asked(who) => same(&who.text(), &Who::of(state).text()),
            Self::Runouts(n) => same(n, &state.runouts),
            Self::Extra(n) => same(n, &state.extra),
            Self::Active(seat) => same(seat, &state.active),
            Self::Result(text) => match state.standing() {
                None => Err("the game is not over".to_owned()),
                Some(standing) => {
                    let each = standing.scores().iter().zip(standing.places());
                    let there: Vec<_> = each.map(|(score, place)| format!("{score}:{place}")).collect();
                    same(text, &there.join(" "))
                }
            },
            Self::InPlay(cards) => same_cards(cards, &state.characters_in_play().collect::<Vec<_>>()),
            Self::RiceDeck(n) => same(n, &state.rice_paper_deck()),
            Self::HandLimit(seat, n) => same(n, &state.hand_limit(*seat)),
            Self::DrawLimit(seat, n) => same(n, &state.draw_limit(*seat)),
            Self::Known { of, to, cards } => same_cards(cards, &memories[to.index()].known(*of)),
        }
    }
}

const LISTS: &str = "hand, line, discards, deck, collection, in play, score, hand limit, draw limit, known";
const PLAIN: &str = "rice deck, asked, over, runouts, extra, active, result";

fn seat(words: &mut Words, players: u8) -> Result<Seat, TextError> {
    let at = words.column();
    let seat = words.seat()?;
    words.seat_below(seat, at, players)?;
    Ok(seat)
}

fn sorted(words: &mut Words) -> Result<Vec<Species>, TextError> {
    let mut cards = words.cards_to_end()?;
    cards.sort_unstable();
    Ok(cards)
}

fn read_who(words: &mut Words, players: u8) -> Result<Who, TextError> {
    if words.rest() == "*" {
        words.next();
        return Ok(Who::Chance);
    }
    let mut seats = vec![seat(words, players)?];
    while !words.is_empty() {
        seats.push(seat(words, players)?);
    }
    seats.sort_unstable();
    Ok(Who::Seats(seats))
}

fn read_result(words: &mut Words) -> Result<String, TextError> {
    let mut results = vec![words.need("a result")?];
    while let Some(more) = words.next() {
        results.push(more);
    }
    for (at, word) in &results {
        if !word.split_once(':').is_some_and(|(a, b)| a.parse::<i16>().is_ok() && b.parse::<u8>().is_ok()) {
            return Err(words.error(*at, format!("{} is no result", quoted(word))));
        }
    }
    Ok(results.into_iter().map(|(_, word)| word).collect::<Vec<_>>().join(" "))
}

impl Who {
    fn of(state: &State) -> Self {
        match state.asked() {
            Asked::Seat(seat, _) => Self::Seats(vec![seat]),
            Asked::Together(seats, _) => Self::Seats(Seats::iter(seats).collect()),
            Asked::Chance(..) => Self::Chance,
            Asked::Over => Self::Nobody,
        }
    }

    fn text(&self) -> String {
        match self {
            Self::Seats(seats) => seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" "),
            Self::Chance => "*".to_owned(),
            Self::Nobody => "nobody".to_owned(),
        }
    }
}

fn same<T: PartialEq + std::fmt::Display + ?Sized>(wanted: &T, there: &T) -> Result<(), String> {
    if wanted == there { Ok(()) } else { Err(format!("expected {wanted}, but it is {there}")) }
}

fn same_cards(wanted: &[Species], there: &[Species]) -> Result<(), String> {
    let text = |cards: &[Species]| match cards {
        [] => "nothing".to_owned(),
        _ => cards.iter().map(|c| c.slug()).collect::<Vec<_>>().join(" "),
    };
    same(&text(wanted), &text(there))
}
