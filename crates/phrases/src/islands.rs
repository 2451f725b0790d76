//! Events, questions and refusals of Origami Islands in words, for one reader; and the names of its things.

mod ask;
mod cite;
mod drawing;
mod log;
mod names;
mod refuse;
mod score;
mod short;
pub mod signs;
mod solo;

use islands::atlas::{Colouring, Island};
use islands::{Colours, Kept, Nth, Seen, Setup, Shape, Square, Squares};
use tabletop::{Seat, Viewer};

use crate::noun::{either, joined};
use crate::person::Person;
use crate::say::Phrases;

pub use crate::teller::Line;
pub use drawing::{DrawingWords, drawing_words};
pub use score::ScoreLine;

/// Tells one reader about one game of Origami Islands.
#[derive(Clone, Copy, Debug)]
pub struct IslandsTeller<'a> {
    /// In which language.
    pub phrases: Phrases,
    /// The game.
    pub setup: Setup,
    /// The names of the players, by seat.
    pub names: &'a [String],
    /// The sheets the players keep, by seat, as far as everybody knows them; may be empty. A log finds them in its events.
    pub kept: &'a [Option<Kept>],
    /// Who reads.
    pub reader: Viewer,
}

impl IslandsTeller<'_> {
    /// A player, or the reader.
    #[must_use]
    pub fn person(&self, seat: Seat) -> Person {
        Person::at(seat, self.names, self.reader)
    }

    /// An island of a player by its name and number: "Heron Bay (1)".
    #[must_use]
    pub fn island(&self, seat: Seat, nth: Nth) -> String {
        self.island_told(&[], seat, nth)
    }

    /// The same; these events may tell which island it is.
    fn island_told(&self, events: &[Seen], seat: Seat, nth: Nth) -> String {
        match self.island_of(events, seat, nth) {
            Some(island) => format!("{} ({nth})", island.name),
            None => self.phrases.islands_island(nth.0.saturating_add(1)),
        }
    }

    /// The island itself, if it is known.
    fn island_of(&self, events: &[Seen], seat: Seat, nth: Nth) -> Option<&'static Island> {
        let atlas = self.setup.atlas();
        let Kept(first, second) = self.kept_in(events, seat).or_else(|| self.kept_by(seat))?;
        let sheet = if nth.index() < 2 { first } else { second };
        (nth.index() < Nth::ALL.len()).then(|| atlas.island(sheet, nth.index() % 2))
    }

    /// The sheets a player keeps, by what these events tell.
    fn kept_in(&self, events: &[Seen], seat: Seat) -> Option<Kept> {
        let [first, second] = events.iter().find_map(|event| match event {
            Seen::Keeps { seat: whose, kept } if *whose == seat => Some(*kept),
            _ => None,
        })?;
        let atlas = self.setup.atlas();
        Some(Kept(atlas.named(first)?, atlas.named(second)?))
    }

    /// The sheets a player keeps. If there are only two, everybody has these (I-2.2).
    fn kept_by(&self, seat: Seat) -> Option<Kept> {
        let known = self.kept.get(seat.index()).copied().flatten();
        known.or_else(|| match *self.setup.in_order() {
            [first, second] => Some(Kept(first, second)),
            _ => None,
        })
    }

    /// A shape by the number of its card, and by its form if that has a name: "shape 3 (the L)".
    #[must_use]
    pub fn shape(&self, shape: Shape) -> String {
        let piece = self.setup.atlas().board().pieces[shape as usize];
        let has_form = |squares: &str| piece.is_form_of(squares.split(' ').filter_map(Square::named).collect());
        let form = match shape {
            Shape::Two if has_form("a1 b1") => "dominoes",
            Shape::Two => "other",
            _ if has_form("a1 a2 b2 c2") => "l",
            _ if has_form("b1 a2 b2 c2") => "t",
            _ if has_form("a1 c1 a2 b2 c2") => "u",
            _ => "other",
        };
        self.phrases.islands_shape(shape.number(), form)
    }

    /// Names of squares: "b2, b3 and c3".
    #[must_use]
    pub fn squares(&self, squares: Squares) -> String {
        let names: Vec<_> = squares.iter().map(|square| square.to_string()).collect();
        joined(self.phrases.language(), &names)
    }

    /// How something is painted that may have these colours: "in red", "in any colour".
    #[must_use]
    pub fn in_colours(&self, colours: Colours) -> String {
        if colours == Colours::ANY {
            return self.phrases.islands_in_any_colour();
        }
        let names: Vec<_> = colours.iter().map(|colour| self.phrases.colour(colour)).collect();
        self.phrases.islands_in_colours(&either(self.phrases.language(), &names))
    }

    /// What the card with that number offers: its shape, unless the winner chooses one, and how its colour is found.
    fn card(&self, number: u8) -> (Option<String>, Colouring) {
        let board = self.setup.atlas().board();
        let card = board.card(number.clamp(1, 6));
        (card.shape.map(|shape| self.shape(shape)), card.colouring)
    }
}
