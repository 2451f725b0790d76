//! Where can be painted, and a choice that takes several lines to make.

use islands::{Ask, Brush, Colour, Move, Nth, Squares};

use super::gain::{self, Gain};
use super::sitting::Sitting;
use reference::island::grid;

/// Of the many places of a free form so many are listed; squares tell the others apart.
pub const LISTED: usize = 40;

/// Somewhere the person can paint now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// On which island.
    pub island: Nth,
    /// All squares.
    pub squares: Squares,
    /// The colours it can have, in the order of the die.
    pub colours: Vec<Colour>,
}

impl Place {
    /// It is painted in that colour.
    pub const fn in_colour(&self, colour: Colour) -> Move {
        Move::Paint { island: self.island, colour, squares: self.squares }
    }

    /// As it is typed.
    pub fn text(&self) -> String {
        let squares: Vec<_> = self.squares.iter().map(|square| square.to_string()).collect();
        format!("{} {}", self.island, squares.join(" "))
    }

    /// What it would bring at best, and in which colour if that makes a difference.
    pub fn best(&self, sitting: &Sitting) -> (Gain, Option<Colour>) {
        let gains: Vec<_> =
            self.colours.iter().map(|&colour| (gain::of(sitting, self.in_colour(colour)), colour)).collect();
        let same = gains.windows(2).all(|two| two[0].0 == two[1].0);
        let best = gains.into_iter().reduce(|best, next| if next.0.worth() > best.0.worth() { next } else { best });
        best.map(|(gain, colour)| (gain, Some(colour).filter(|_| !same))).unwrap_or_default()
    }
}

/// A choice that takes several lines to make.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// The places that are listed, by their numbers; none if no list is shown.
    pub listed: Vec<Place>,
    /// So many of them are shown.
    pub shown: usize,
    /// Where, while the colour is still to be said.
    pub place: Option<Place>,
    /// The colour, while it is still to be said where.
    pub colour: Option<Colour>,
}

impl Choice {
    /// One of these places: those that bring most are listed first.
    pub fn among(sitting: &Sitting, ask: Ask, places: Vec<Place>) -> Self {
        let listed = by_worth(sitting, places);
        let shown = if is_free(ask) { listed.len().min(LISTED) } else { listed.len() };
        Self { listed, shown, ..Self::default() }
    }

    /// Has anything been chosen?
    pub const fn is_begun(&self) -> bool {
        !self.listed.is_empty() || self.place.is_some() || self.colour.is_some()
    }
}

/// Can the form be chosen too? Then there may be thousands of places.
pub const fn is_free(ask: Ask) -> bool {
    matches!(ask, Ask::Paint { brush: Brush::Free(_), .. })
}

/// All places where the person can paint now, in the order of the rules.
pub fn places(sitting: &mut Sitting) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for m in sitting.moves() {
        let Move::Paint { island, colour, squares } = *m else { continue };
        match places.last_mut() {
            // The colours of a place come one after another.
            Some(last) if (last.island, last.squares) == (island, squares) => last.colours.push(colour),
            _ => places.push(Place { island, squares, colours: vec![colour] }),
        }
    }
    places
}

/// The places in the order in which they are listed: those that bring most first.
fn by_worth(sitting: &Sitting, places: Vec<Place>) -> Vec<Place> {
    let mut with_worth: Vec<_> = places.into_iter().map(|place| (place.best(sitting).0.worth(), place)).collect();
    with_worth.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    with_worth.into_iter().map(|(_, place)| place).collect()
}

/// What could be typed to paint one of these places; with a colour if it is free and not said.
pub fn example(places: &[Place], said: Option<Colour>) -> String {
    let Some(place) = places.first() else { return String::new() };
    match *place.colours {
        [_, .., last] if said.is_none() => format!("{} {}", place.text(), grid::letter(last)),
        _ => place.text(),
    }
}
