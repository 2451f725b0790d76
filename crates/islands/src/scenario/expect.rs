//! Facts a scenario asserts.

use tabletop::text::{TextError, Words, quoted};
use tabletop::{Actor, Asked, Game, Seat};

use super::position::read_sides;
use crate::asks::{Kept, Nth};
use crate::atlas::Landmark;
use crate::bits::Squares;
use crate::colour::Colour;
use crate::setup::Setup;
use crate::state::State;
use crate::technology::Technology;
use crate::text::{IslandWords as _, technology};

const FACTS: &str = "coins, volcanoes, score, coal, gold, access, painted, sheets, asked, over, round, first, season, \
                     reserve, level, together, result";

/// Something that can be asserted of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fact {
    Coins(Seat, u16),
    Volcanoes(Seat, u8),
    Score(Seat, i16),
    Coal(Seat, [u8; 2]),
    Gold(Seat, [u8; 2]),
    Access(Seat, [u8; 2]),
    Painted(Seat, Nth, Colour, Squares),
    Sheets(Seat, Kept),
    Asked(Vec<Actor>),
    Over,
    Round(u8),
    First(Seat),
    Season(Colour),
    Reserve(Landmark, Option<u8>),
    Together(bool),
    Level(Technology, u8),
    Result(Vec<String>),
}

impl Fact {
    pub(super) fn read(words: &mut Words, setup: &Setup) -> Result<Self, TextError> {
        let (at, word) = words.need("a fact")?;
        let fact = match word {
            "asked" => {
                let mut actors = Vec::new();
                while !words.is_empty() {
                    actors.push(words.actor()?);
                }
                Self::Asked(actors)
            }
            "over" => Self::Over,
            "round" => Self::Round(words.number()?),
            "first" => Self::First(words.seat()?),
            "season" => Self::Season(words.colour()?),
            "together" => match words.need("yes or no")? {
                (_, "yes") => Self::Together(true),
                (_, "no") => Self::Together(false),
                (at, word) => return Err(words.error(at, format!("expected yes or no, got {}", quoted(word)))),
            },
            "result" => {
                let mut results = Vec::new();
                while let Some((_, word)) = words.next() {
                    results.push(word.to_owned());
                }
                Self::Result(results)
            }
            "reserve" => Self::read_reserve(words)?,
            "level" => {
                let missing = words.here("a technology and \":\" are missing");
                let mut first = words.before(':').ok_or(missing)?;
                let technology = technology(&mut first)?;
                first.end()?;
                Self::Level(technology, words.number()?)
            }
            _ => Self::read_of_seat(word, at, words, setup)?,
        };
        words.end()?;
        Ok(fact)
    }

    fn read_reserve(words: &mut Words) -> Result<Self, TextError> {
        let missing = words.here("\"coal-pit:\" or \"gold-mine:\" is missing");
        let mut first = words.before(':').ok_or(missing)?;
        let landmark = match first.need("coal-pit or gold-mine")? {
            (_, "coal-pit") => Landmark::CoalPit,
            (_, "gold-mine") => Landmark::GoldMine,
            (at, word) => return Err(first.error(at, format!("no tokens of {}", quoted(word)))),
        };
        if words.rest() == "endless" {
            words.next();
            return Ok(Self::Reserve(landmark, None));
        }
        Ok(Self::Reserve(landmark, Some(words.number()?)))
    }

    fn read_of_seat(word: &str, at: u32, words: &mut Words, setup: &Setup) -> Result<Self, TextError> {
        let unknown = words.error(at, format!("unknown fact {}: there are {FACTS}", quoted(word)));
        let Some(mut first) = words.before(':') else { return Err(unknown) };
        let at_seat = first.column();
        let seat = first.seat()?;
        first.seat_below(seat, at_seat, setup.players())?;
        let fact = match word {
            "coins" => Self::Coins(seat, words.number()?),
            "volcanoes" => Self::Volcanoes(seat, words.number()?),
            "score" => Self::Score(seat, words.number()?),
            "coal" => Self::Coal(seat, read_sides(words)?),
            "gold" => Self::Gold(seat, read_sides(words)?),
            "access" => Self::Access(seat, read_sides(words)?),
            "painted" => Self::Painted(seat, first.nth()?, first.colour()?, words.squares_to_end()?),
            "sheets" => Self::Sheets(seat, Kept(words.sheet(setup.atlas())?, words.sheet(setup.atlas())?)),
            _ => return Err(unknown),
        };
        first.end()?;
        Ok(fact)
    }

    /// Is it a fact?
    pub(super) fn check(&self, state: &State) -> Result<(), String> {
        let player = |seat: Seat| &state.players[seat.index()];
        match *self {
            Self::Coins(seat, coins) => same(&coins, &state.coins(seat)),
            Self::Volcanoes(seat, tokens) => same(&tokens, &player(seat).volcanoes),
            Self::Score(seat, points) => same(&points, &state.points(seat)),
            Self::Coal(seat, tokens) => same(&tokens, &player(seat).coal),
            Self::Gold(seat, tokens) => same(&tokens, &player(seat).gold),
            Self::Access(seat, accesses) => same(&accesses, &player(seat).access),
            Self::Painted(seat, nth, colour, squares) => {
                let names = |squares: Squares| squares.iter().map(|s| s.to_string()).collect::<Vec<_>>().join(" ");
                same(&names(squares), &names(state.colour(seat, nth, colour)))
            }
            Self::Sheets(seat, Kept(a, b)) => same(&[a, b], &player(seat).kept),
            Self::Asked(ref actors) => {
                let asked = match state.asked() {
                    Asked::Seat(seat, _) => vec![Actor::Seat(seat)],
                    Asked::Together(seats, _) => seats.iter().map(Actor::Seat).collect(),
                    Asked::Chance(..) => vec![Actor::Chance],
                    Asked::Over => Vec::new(),
                };
                same(actors, &asked)
            }
            Self::Over => same(&Asked::Over, &state.asked()),
            Self::Round(round) => same(&round, &state.round()),
            Self::First(seat) => same(&seat, &state.first()),
            Self::Season(colour) => same(&colour, &state.season()),
            Self::Reserve(landmark, tokens) => same(&tokens, &state.reserve(landmark)),
            Self::Level(technology, level) => same(&level, &state.level(technology)),
            Self::Together(may) => same(&may, &state.may_act_together()),
            Self::Result(ref results) => {
                let standing = state.standing().ok_or("the game is not over")?;
                let lines = standing.scores().iter().zip(standing.places());
                same(results, &lines.map(|(score, place)| format!("{score}:{place}")).collect())
            }
        }
    }
}

fn same<T: PartialEq + std::fmt::Debug>(wanted: &T, there: &T) -> Result<(), String> {
    if wanted == there { Ok(()) } else { Err(format!("expected {wanted:?}, there is {there:?}")) }
}
