//! Moves and events as text, one line each: the words of records and scenarios.

use std::fmt::Write as _;

use tabletop::Actor;
pub use tabletop::text::TextError;
use tabletop::text::{Words, quoted};

use crate::asks::{Choice, Kept, Move, Nth, Side, Source, Use};
use crate::atlas::{Atlas, Shape, SheetId};
use crate::bits::{Square, Squares};
use crate::colour::Colour;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::MAX_PLAYERS;
use crate::technology::{LEVELS, Purpose, Technology};

// --- writing ------------------------------------------------------------------------------------------------------

/// Adds a move to `out`, without the end of the line. Every game of a simulation is written through this, so it only
/// copies bytes.
#[inline]
pub fn write_move(out: &mut Vec<u8>, by: Actor, m: Move, setup: &Setup) {
    match by {
        Actor::Seat(seat) => push_number(out, seat.0.into()),
        Actor::Chance => out.push(b'*'),
    }
    out.push(b' ');
    push_answer(out, m, setup.atlas());
}

fn push_answer(out: &mut Vec<u8>, m: Move, atlas: &Atlas) {
    match m {
        Move::Keep(Kept(a, b)) => {
            out.extend_from_slice(b"keep");
            for sheet in [a, b] {
                out.push(b' ');
                out.extend_from_slice(atlas.sheet(sheet).id.as_bytes());
            }
        }
        Move::Bid(coins) => push_numbered(out, b"bid ", coins),
        Move::Pass => out.extend_from_slice(b"pass"),
        Move::Shape(shape) => push_numbered(out, b"shape ", shape.number().into()),
        Move::Paint { island, colour, squares } => {
            push_numbered(out, b"paint ", u16::from(island.0) + 1);
            out.push(b' ');
            out.extend_from_slice(colour.word().as_bytes());
            for square in squares.iter() {
                out.extend_from_slice(&[b' ', b'a' + square.column(), b'1' + square.row()]);
            }
        }
        Move::GiveUp => out.extend_from_slice(b"give-up"),
        Move::From(seat) => push_numbered(out, b"from ", seat.0.into()),
        Move::Token(seat, side) => {
            push_numbered(out, b"token ", seat.0.into());
            out.push(b' ');
            out.extend_from_slice(side.word().as_bytes());
        }
        Move::Research(technology) => {
            out.extend_from_slice(b"research ");
            out.extend_from_slice(technology.word().as_bytes());
        }
        Move::Use(used) => {
            out.extend_from_slice(b"use ");
            out.extend_from_slice(use_text(used).as_bytes());
        }
        Move::GoOn => out.extend_from_slice(b"go-on"),
        Move::Form(size) => push_numbered(out, b"form ", size.into()),
        Move::Shuffled(seed) => {
            out.extend_from_slice(b"shuffled ");
            for shift in (0..16).rev() {
                out.push(b"0123456789abcdef"[(seed >> (4 * shift) & 15) as usize]);
            }
        }
        Move::Rolled(n) => push_numbered(out, b"rolled ", n.into()),
    }
}

fn push_numbered(out: &mut Vec<u8>, word: &[u8], n: u16) {
    out.extend_from_slice(word);
    push_number(out, n);
}

fn push_number(out: &mut Vec<u8>, n: u16) {
    if n >= 10 {
        push_number(out, n / 10);
    }
    out.push(b'0' + (n % 10) as u8);
}

fn use_text(used: Use) -> String {
    let choice = match used.choice {
        Choice::None => String::new(),
        Choice::Die(n) => format!(" die {n}"),
        Choice::Shape(shape) => format!(" shape {}", shape.number()),
    };
    format!("{} {}{choice}", used.technology.word(), used.level)
}

impl Purpose {
    /// The word in records. It never changes: the dice of challenges depend on it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auction => "auction",
            Self::Carrambah => "carrambah",
            Self::Colour => "colour",
            Self::Grove => "grove",
            Self::Transforming => "transforming",
            Self::ReColor => "re-color",
            Self::ReRoll => "re-roll",
        }
    }
}

fn names(squares: Squares) -> String {
    let mut text = String::new();
    for square in squares.iter() {
        // Writing to a string can't fail.
        let _ = write!(text, " {square}");
    }
    text
}

impl Source {
    /// The word in records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::CoalPit => "coal-pit",
            Self::Auction => "auction",
            Self::Grove => "grove",
            Self::Expancing => "expancing",
        }
    }
}

/// An event in the words of scenarios.
#[must_use]
pub fn event_text(event: &Event) -> String {
    let access = |side: Side| if side == Side::Single { "both-harbors" } else { "regular-harbor" };
    let only = |only: bool| if only { " only" } else { "" };
    match *event {
        Event::Dealt { seat, sheets } => format!("{seat} dealt {}", sheets.join(" ")),
        Event::Chose { seat, kept } => format!("{seat} chose {}", kept.join(" ")),
        Event::Keeps { seat, kept } => format!("{seat} keeps {}", kept.join(" ")),
        Event::FirstPlayer { seat } => format!("first player {seat}"),
        Event::Round { round, colour, first } => format!("round {round} {} first {first}", colour.word()),
        Event::Card { card } => format!("card {card}"),
        Event::Bids { seat, coins } => format!("{seat} bids {coins}"),
        Event::Passes { seat, unable } => format!("{seat} passes{}", if unable { " unable" } else { "" }),
        Event::Wins { seat, coins } => format!("{seat} wins {coins}"),
        Event::NoWinner => "no winner".to_owned(),
        Event::Chooses { seat, source, shape, only: is_only } => {
            format!("{seat} chooses {} {}{}", source.word(), shape.number(), only(is_only))
        }
        Event::ColourRolled { seat, source, die, colour } => {
            format!("{seat} rolls {} {die} {}", source.word(), colour.word())
        }
        Event::Paints { seat, source, island, squares, colour, only: is_only } => {
            format!("{seat} paints {} {island} {}{}{}", source.word(), colour.word(), names(squares), only(is_only))
        }
        Event::Starts { seat, island, access: None } => format!("{seat} starts {island}"),
        Event::Starts { seat, island, access: Some(side) } => format!("{seat} starts {island} {}", access(side)),
        Event::GivesUp { seat, source } => format!("{seat} gives up {}", source.word()),
        Event::Skips { seat, source } => format!("{seat} skips {}", source.word()),
        Event::Surrounds { seat, island, square, landmark, side } => {
            format!("{seat} surrounds {island} {square} {} {}", landmark.word(), side.word())
        }
        Event::VolcanoTokens { seat, island, tokens } => format!("{seat} volcano tokens {island} {tokens}"),
        Event::Access { seat, side } => format!("{seat} access {}", access(side)),
        Event::Token { seat, landmark, side, from } => {
            let from = from.map(|(seat, side)| format!(" from {seat} {}", side.word())).unwrap_or_default();
            format!("{seat} token {} {}{from}", landmark.word(), side.word())
        }
        Event::NoToken { seat, landmark } => format!("{seat} no token {}", landmark.word()),
        Event::TokenReturned { seat } => format!("{seat} returns volcano token"),
        Event::Takes { seat, from, coins } => format!("{seat} takes {coins} from {from}"),
        Event::TakesNothing { seat, richest } => {
            format!("{seat} takes nothing{}", if richest { " richest" } else { "" })
        }
        Event::Fills { seat, island, square, coins } => format!("{seat} fills {island} {square} {coins}"),
        Event::Income { seat, gold, volcanoes, coins } => format!("{seat} income 3+{gold}-{volcanoes}={coins}"),
        Event::Rolled { purpose, die } => format!("rolled {} {die}", purpose.word()),
        Event::Carrambah { bid, won } => format!("carrambah {bid} {}", if won { "won" } else { "lost" }),
        Event::Researches { technology, level } => format!("researches {} {level}", technology.word()),
        Event::Uses { used, coins } => format!("uses {} : {coins}", use_text(used)),
        Event::VolcanoGives { coins } => format!("volcano gives {coins}"),
        Event::MarkerStays => "marker stays".to_owned(),
        Event::Ends => "ends".to_owned(),
    }
}

// --- reading ------------------------------------------------------------------------------------------------------

const MOVES: &str = "keep, bid, pass, shape, paint, give-up, from, token, research, use, go-on, form, shuffled, rolled";

/// Reads what only Islands has words for.
pub(crate) trait IslandWords {
    /// A seat of a player.
    fn seat(&mut self) -> Result<tabletop::Seat, TextError>;
    /// A seat, or `*` for chance.
    fn actor(&mut self) -> Result<Actor, TextError>;
    /// A colour.
    fn colour(&mut self) -> Result<Colour, TextError>;
    /// An island of a player, 1 to 4.
    fn nth(&mut self) -> Result<Nth, TextError>;
    /// The side of a token.
    fn side(&mut self) -> Result<Side, TextError>;
    /// A sheet of the atlas, by its id.
    fn sheet(&mut self, atlas: &Atlas) -> Result<SheetId, TextError>;
    /// All squares to the end of the line, each once.
    fn squares_to_end(&mut self) -> Result<Squares, TextError>;
    /// An answer: a move without who makes it.
    fn answer(&mut self, setup: &Setup) -> Result<Move, TextError>;
}

impl IslandWords for Words<'_> {
    fn seat(&mut self) -> Result<tabletop::Seat, TextError> {
        self.seat_of(MAX_PLAYERS)
    }

    fn actor(&mut self) -> Result<Actor, TextError> {
        self.actor_of(MAX_PLAYERS)
    }

    fn colour(&mut self) -> Result<Colour, TextError> {
        let (at, word) = self.need("a colour")?;
        let known = || Colour::ALL.map(Colour::word).join(", ");
        Colour::named(word)
            .ok_or_else(|| self.error(at, format!("unknown colour {}: there are {}", quoted(word), known())))
    }

    fn nth(&mut self) -> Result<Nth, TextError> {
        let (at, word) = self.need("an island")?;
        let island = Nth::ALL.into_iter().find(|nth| nth.to_string() == word);
        island.ok_or_else(|| self.error(at, format!("no island {}: islands are 1 to 4", quoted(word))))
    }

    fn side(&mut self) -> Result<Side, TextError> {
        let (at, word) = self.need("\"single\" or \"different\"")?;
        let side = Side::BOTH.into_iter().find(|side| side.word() == word);
        side.ok_or_else(|| self.error(at, format!("expected \"single\" or \"different\", got {}", quoted(word))))
    }

    fn sheet(&mut self, atlas: &Atlas) -> Result<SheetId, TextError> {
        let (at, word) = self.need("a sheet")?;
        let sheet = atlas.all().find(|&sheet| atlas.sheet(sheet).id == word);
        sheet.ok_or_else(|| self.error(at, format!("unknown sheet {}", quoted(word))))
    }

    fn squares_to_end(&mut self) -> Result<Squares, TextError> {
        let mut squares = Squares::NONE;
        while let Some((at, word)) = self.next() {
            let Some(square) = Square::named(word) else {
                return Err(self.error(at, format!("{} is no square: squares are a1 to h8", quoted(word))));
            };
            if squares.has(square) {
                return Err(self.error(at, format!("{square} is named twice")));
            }
            squares = squares.or(Squares::only(square));
        }
        Ok(squares)
    }

    fn answer(&mut self, setup: &Setup) -> Result<Move, TextError> {
        let (at, word) = self.need("a move")?;
        Ok(match word {
            "keep" => Move::Keep(Kept(self.sheet(setup.atlas())?, self.sheet(setup.atlas())?)),
            "bid" => Move::Bid(self.number()?),
            "pass" => Move::Pass,
            "shape" => {
                let (at, number) = (self.column(), self.number::<u8>()?);
                let shape = Shape::numbered(number);
                Move::Shape(shape.ok_or_else(|| self.error(at, format!("no shape {number}: shapes are 2 to 5")))?)
            }
            "paint" => {
                let (island, colour) = (self.nth()?, self.colour()?);
                if self.is_empty() {
                    return Err(self.here("a square is missing"));
                }
                Move::Paint { island, colour, squares: self.squares_to_end()? }
            }
            "give-up" => Move::GiveUp,
            "from" => Move::From(self.seat_among(MAX_PLAYERS, setup.players())?),
            "token" => Move::Token(self.seat_among(MAX_PLAYERS, setup.players())?, self.side()?),
            "research" => Move::Research(technology(self)?),
            "use" => Move::Use(read_use(self)?),
            "go-on" => Move::GoOn,
            "form" => Move::Form(self.number()?),
            "shuffled" => Move::Shuffled(self.hex()?),
            "rolled" => Move::Rolled(self.number()?),
            _ => return Err(self.error(at, format!("unknown move {}: there are {MOVES}", quoted(word)))),
        })
    }
}

pub(crate) fn technology(words: &mut Words) -> Result<Technology, TextError> {
    let (at, word) = words.need("a technology")?;
    let known = || Technology::ALL.map(Technology::word).join(", ");
    Technology::named(word)
        .ok_or_else(|| words.error(at, format!("unknown technology {}: there are {}", quoted(word), known())))
}

fn read_use(words: &mut Words) -> Result<Use, TextError> {
    let technology = technology(words)?;
    let (at, level) = (words.column(), words.number()?);
    if !(1..=LEVELS).contains(&level) {
        return Err(words.error(at, format!("no level {level}: levels are 1 to {LEVELS}")));
    }
    let choice = match words.next() {
        None => Choice::None,
        Some((_, "die")) => match (words.column(), words.number()?) {
            (_, n @ 1..=2) => Choice::Die(n),
            (at, n) => return Err(words.error(at, format!("no die {n}: dice are 1 and 2"))),
        },
        Some((_, "shape")) => {
            let (at, number) = (words.column(), words.number::<u8>()?);
            let shape = Shape::numbered(number);
            Choice::Shape(shape.ok_or_else(|| words.error(at, format!("no shape {number}: shapes are 2 to 5")))?)
        }
        Some((at, word)) => {
            return Err(words.error(at, format!("expected \"die\" or \"shape\", got {}", quoted(word))));
        }
    };
    Ok(Use { technology, level, choice })
}

/// Does some event read like this?
pub(crate) fn is_event_like(text: &str) -> bool {
    const VERBS: [&str; 21] = [
        "dealt",
        "chose",
        "keeps",
        "bids",
        "passes",
        "wins",
        "chooses",
        "rolls",
        "paints",
        "starts",
        "gives",
        "skips",
        "surrounds",
        "volcano",
        "access",
        "token",
        "no",
        "returns",
        "takes",
        "fills",
        "income",
    ];
    let mut words = text.split(' ');
    match words.next() {
        Some(
            "first" | "round" | "card" | "no" | "ends" | "rolled" | "carrambah" | "researches" | "uses" | "volcano"
            | "marker",
        ) => true,
        Some(seat) => seat.parse::<u8>().is_ok() && words.next().is_some_and(|verb| VERBS.contains(&verb)),
        None => false,
    }
}
