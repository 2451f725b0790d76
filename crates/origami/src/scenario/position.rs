//! The first part of a scenario: a position.

use tabletop::Seat;

use crate::card::{Characters, Families, Side, Species};
use crate::edition::{Edition, Override};
use crate::frame::Frame;
use crate::queries::LINE_SIZE;
use crate::record::{load_edition, read_characters, read_families};
use crate::resolve::IDLE_TURNS_PER_PLAYER;
use crate::setup::Setup;
use crate::state::{Ending, RICE_PAPER_CARDS, State};
use crate::text::{CardWords as _, Lines, TextError, Words, quoted};
use crate::vocab::{Ability, Modifier};

/// Reads the lines up to `---` or the end. A given edition counts in place of the `override` lines.
pub(super) fn read(lines: &mut Lines, edition: Option<&'static Edition>) -> Result<State, TextError> {
    let mut given = Given::default();
    while let Some(mut words) = lines.next() {
        if words.rest() == "---" {
            break;
        }
        given.read_line(&mut words)?;
    }
    let Some((families, place)) = &given.families else { return Err(lines.ended("families")) };
    let edition = match edition {
        Some(edition) => edition,
        None => load_edition(&given.overrides)?,
    };
    let (characters, place) = given.characters.as_ref().map_or((Characters::NONE, place), |(c, place)| (*c, place));
    let setup = Setup::with_characters(families.len(), *families, characters, edition)
        .map_err(|bad| place.here(bad.to_string()))?;
    given.build(&setup)
}

/// A value and the rest of the line it was read from, for errors.
type Placed<'a, T> = (T, Words<'a>);

/// The cards of one place, each with where it is written.
#[derive(Default)]
struct Cards<'a>(Vec<Placed<'a, Species>>);

/// Where the cards go that no line names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Rest {
    #[default]
    Deck,
    Discards,
    Box,
}

/// Where cards are written to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Hand(Seat),
    Line,
    Discards,
    Deck,
    InPlay,
    Collection(Seat, Side),
}

/// What the lines said so far.
#[derive(Default)]
struct Given<'a> {
    families: Option<Placed<'a, Families>>,
    characters: Option<Placed<'a, Characters>>,
    start: Option<Placed<'a, Seat>>,
    turn: Option<Placed<'a, Seat>>,
    cards: Vec<(Place, Words<'a>, Cards<'a>)>,
    rest: Option<Placed<'a, Rest>>,
    runouts: Option<Placed<'a, u8>>,
    ending: Option<Placed<'a, Ending>>,
    idle: Option<Placed<'a, u8>>,
    overrides: Vec<Placed<'a, Override>>,
}

/// Notes a value that is said once.
fn once<'a, T>(slot: &mut Option<Placed<'a, T>>, value: T, start: Words<'a>) -> Result<(), TextError> {
    if slot.is_some() {
        return Err(start.here("this is said twice"));
    }
    *slot = Some((value, start));
    Ok(())
}

impl<'a> Given<'a> {
    fn read_line(&mut self, words: &mut Words<'a>) -> Result<(), TextError> {
        let start = words.clone();
        let (at, word) = words.need("a word")?;
        let value = words.clone();
        match word {
            "families" => return once(&mut self.families, read_families(words)?, value),
            "characters" => return once(&mut self.characters, read_characters(words)?, value),
            "start" => once(&mut self.start, words.seat()?, value)?,
            "turn" => once(&mut self.turn, words.seat()?, value)?,
            "rest" => once(&mut self.rest, read_rest(words)?, value)?,
            "runouts" => once(&mut self.runouts, words.number()?, value)?,
            "ending" => once(&mut self.ending, read_ending(words)?, value)?,
            "idle" => once(&mut self.idle, words.number()?, value)?,
            "override" => self.overrides.push((words.correction()?, value)),
            "hand" | "line:" | "discards:" | "deck:" | "in" | "collection" => return self.read_cards(start),
            _ => return Err(words.error(at, format!("unknown word {}: there are {WORDS}", quoted(word)))),
        }
        words.end()
    }

    fn read_cards(&mut self, mut words: Words<'a>) -> Result<(), TextError> {
        let start = words.clone();
        let missing = words.here("\":\" is missing");
        let mut first = words.before(':').ok_or(missing)?;
        let place = match first.need("a place")?.1 {
            "hand" => Place::Hand(first.seat()?),
            "collection" => Place::Collection(first.seat()?, first.side()?),
            "line" => Place::Line,
            "discards" => Place::Discards,
            "in" => {
                first.exactly("play")?;
                Place::InPlay
            }
            _ => Place::Deck,
        };
        first.end()?;
        if self.cards.iter().any(|(p, ..)| *p == place) {
            return Err(start.here("this is said twice"));
        }
        let mut cards = Cards::default();
        while !words.is_empty() {
            let at = words.clone();
            cards.0.push((words.card()?, at));
        }
        self.cards.push((place, start, cards));
        Ok(())
    }

    fn build(&self, setup: &Setup) -> Result<State, TextError> {
        let players = setup.players();
        let mut state = State::empty(setup);
        let seat_of = |said: &Option<Placed<Seat>>, default: Seat| match said {
            Some((seat, place)) => place.seat_below(*seat, place.column(), players).map(|()| *seat),
            None => Ok(default),
        };
        state.start = seat_of(&self.start, Seat(0))?;
        state.active = seat_of(&self.turn, state.start)?;
        self.set_end(&mut state)?;
        self.place_cards(&mut state, setup)?;
        state.push(Frame::Action { extra: false });
        Ok(state)
    }

    /// How near the end is.
    fn set_end(&self, state: &mut State) -> Result<(), TextError> {
        state.ending = self.ending.as_ref().map_or(Ending::None, |e| e.0);
        if let Some((runouts, place)) = &self.runouts {
            if *runouts >= 2 && state.ending == Ending::None {
                return Err(place.here("with the second run-out the end has begun: say which \"ending\" (O-7.1)"));
            }
            state.runouts = *runouts;
        }
        if let Some((idle, place)) = &self.idle {
            // Two rounds may follow the turn that began the end.
            let rounds = if state.ending == Ending::None { 0 } else { 2 };
            let limit = (IDLE_TURNS_PER_PLAYER + rounds) * state.players;
            if *idle >= limit {
                return Err(place.here(format!("fewer than {limit} idle turns can have gone by (O-7.3)")));
            }
            state.idle = idle + 1;
        }
        Ok(())
    }

    fn place_cards(&self, state: &mut State, setup: &Setup) -> Result<(), TextError> {
        let mut left = setup.cards();
        let (mut deck, mut discards) = (Vec::new(), Vec::new());
        for (place, start, cards) in &self.cards {
            if let Place::Hand(seat) | Place::Collection(seat, _) = place {
                start.seat_below(*seat, start.column(), setup.players())?;
            }
            for (card, at) in &cards.0 {
                check_in_game(setup, *card, at)?;
                if card.is_rice_paper() {
                    place_rice_paper(state, *place, at)?;
                    continue;
                }
                let Some(copy) = state.copy_in(&left, *card) else {
                    return Err(at.here(format!("there are only {} of {card}", setup.edition().facts(*card).quantity)));
                };
                left.remove(copy);
                match *place {
                    Place::Discards => discards.push(copy),
                    Place::Deck => deck.push(copy),
                    _ => place_copy(state, *place, copy, at)?,
                }
            }
        }
        match self.rest.as_ref().map_or(Rest::Deck, |r| r.0) {
            Rest::Deck => deck.extend(left.iter()),
            Rest::Discards => discards.splice(..0, left.iter()).for_each(drop),
            Rest::Box => {}
        }
        // The last one is on top.
        deck.reverse();
        state.set_deck(&deck);
        for copy in discards {
            state.discard(copy);
        }
        self.check_collections(state)
    }

    fn check_collections(&self, state: &State) -> Result<(), TextError> {
        for (place, start, _) in &self.cards {
            if let Place::Collection(seat, _) = *place {
                let (left, right) = (state.height(seat, Side::Left), state.height(seat, Side::Right));
                if left.abs_diff(right) > 1 {
                    let what = format!("collections of {left} and {right} cards differ by more than 1 (O-5.3)");
                    return Err(start.here(what));
                }
            }
        }
        Ok(())
    }
}

/// A card must be one of this table's.
fn check_in_game(setup: &Setup, card: Species, at: &Words) -> Result<(), TextError> {
    if setup.has(card) {
        return Ok(());
    }
    Err(at.here(match setup.edition().facts(card).family {
        Some(family) => format!("{card} is of the family {}, which is not here", family.word()),
        None if card.is_rice_paper() => "rice paper goes with the family polar (L-2.2)".to_owned(),
        None => format!("the character {card} is not here"),
    }))
}

fn place_rice_paper(state: &mut State, place: Place, at: &Words) -> Result<(), TextError> {
    let Place::Hand(seat) = place else {
        return Err(at.here("rice paper is in hands only; the rest is in its own deck (L-5.2)"));
    };
    if state.gain_rice_paper(seat, 1) == 0 {
        return Err(at.here(format!("there are only {RICE_PAPER_CARDS} of rice_paper")));
    }
    Ok(())
}

/// Puts a card where it is seen, or into a hand.
fn place_copy(state: &mut State, place: Place, copy: u8, at: &Words) -> Result<(), TextError> {
    let card = state.edition.species_of(copy);
    match place {
        Place::Hand(seat) => state.hands[seat.index()].add(copy),
        Place::Line => {
            // A Merchant who is in play, or was, may have made it longer (L-7.11).
            let setup = state.setup();
            let versions = Species::all().filter(|&s| s.is_character() && setup.has(s));
            let sizes = versions.filter_map(|s| match setup.edition().facts(s).ability {
                Ability::Ongoing(Modifier::LineSize(n)) => Some(n),
                _ => None,
            });
            let longest = sizes.max().unwrap_or(LINE_SIZE);
            if state.line_copies().len() >= longest.into() {
                return Err(at.here(format!("the line holds {longest} cards (O-2.5)")));
            }
            state.add_to_line(copy);
        }
        Place::InPlay if !card.is_character() => return Err(at.here(format!("{card} is no character (L-4.2)"))),
        Place::InPlay => {
            if let Some(other) = state.put_character(copy) {
                return Err(at.here(format!("{other} is in play already (L-4.2)")));
            }
        }
        Place::Collection(..) if card.is_character() => {
            return Err(at.here(format!("the character {card} lies in no collection (L-4.6)")));
        }
        Place::Collection(seat, side) => state.add_on_top(seat, side, copy),
        // Their order is known only when all are read.
        Place::Discards | Place::Deck => {}
    }
    Ok(())
}

const WORDS: &str = "families, characters, start, turn, hand, line:, discards:, deck:, in play:, collection, rest, runouts, ending, idle, override, ---";

fn read_rest(words: &mut Words) -> Result<Rest, TextError> {
    match words.need("\"deck\", \"discards\" or \"box\"")? {
        (_, "deck") => Ok(Rest::Deck),
        (_, "discards") => Ok(Rest::Discards),
        (_, "box") => Ok(Rest::Box),
        (at, word) => Err(words.error(at, format!("expected \"deck\", \"discards\" or \"box\", got {}", quoted(word)))),
    }
}

fn read_ending(words: &mut Words) -> Result<Ending, TextError> {
    match words.need("\"last-but-one\" or \"final-round\"")? {
        (_, "last-but-one") => Ok(Ending::LastButOne),
        (_, "final-round") => Ok(Ending::FinalRound),
        (at, word) => {
            Err(words.error(at, format!("expected \"last-but-one\" or \"final-round\", got {}", quoted(word))))
        }
    }
}
