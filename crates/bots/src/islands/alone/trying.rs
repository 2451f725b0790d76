//! A board to try paintings on.

use ::islands::atlas::Colouring;
use ::islands::{Colour, Colours, Nth, Shape, Side, Squares, State};

use super::super::board::Board;
use super::worth::{Judgement, Worth};

/// So many of the best places of a first half are looked at together with their second one.
const FIRST_HALVES: usize = 6;

/// A painting.
pub(super) type Place = (Nth, Squares, Colour);

/// A board to try paintings on.
#[derive(Clone, Copy)]
pub(super) struct Trying<'a> {
    judgement: &'a Judgement,
    pub(super) season: Colour,
    pub(super) board: Board,
    /// What the islands are worth.
    worth: [Worth; Nth::ALL.len()],
    /// Is the shape of a grove being tried? Groves in a chain are not followed further.
    is_grove: bool,
}

impl<'a> Trying<'a> {
    pub(super) fn new(game: &State, judgement: &'a Judgement, board: Board) -> Self {
        let season = game.season();
        Self { judgement, season, board, worth: judgement.islands(&board), is_grove: false }
    }

    /// The same with another board that differs on one island.
    pub(super) fn on(&self, board: Board, changed: Nth) -> Self {
        let mut worth = self.worth;
        worth[changed.index()] = self.judgement.island(&board.islands[changed.index()]);
        Self { board, worth, ..*self }
    }

    /// What a painting changes.
    pub(super) fn change(&self, place: Place, is_shape: bool) -> Worth {
        let painted = self.judgement.paint(&self.board, &self.worth, place, is_shape);
        match painted.grove {
            Some(side) if !self.is_grove => {
                let after = Self { is_grove: true, ..self.on(painted.board, place.0) };
                let colouring = if side == Side::Single { Colouring::Any } else { Colouring::Random };
                let shapes = Shape::ALL.map(|shape| after.shape(shape, colouring));
                painted.change + self.judgement.grove(side, shapes.into_iter().max().unwrap_or(0))
            }
            _ => painted.change,
        }
    }

    /// Paints.
    pub(super) fn after(&self, place: Place, is_shape: bool) -> Self {
        self.on(self.judgement.paint(&self.board, &self.worth, place, is_shape).board, place.0)
    }

    /// The best square or piece in one of these colours, if there is any.
    pub(super) fn best_place(&self, shape: Option<Shape>, colours: Colours) -> Option<(Worth, Place)> {
        let mut best: Option<(Worth, Place)> = None;
        self.board.places(shape, |nth, squares| {
            for colour in colours.iter() {
                let change = self.change((nth, squares, colour), shape.is_some());
                if best.is_none_or(|(most, _)| change > most) {
                    best = Some((change, (nth, squares, colour)));
                }
            }
        });
        best
    }

    /// The best first half of a shape of two, and what both halves change.
    pub(super) fn best_first(&self, shape: Shape, firsts: &Firsts) -> Option<(Worth, Place)> {
        let mut best: Option<(Worth, Place)> = None;
        for &(change, place) in firsts.iter() {
            let second = self.after(place, true).best_place(Some(shape), Colours::only(place.2));
            let change = second.map(|(second, _)| change + second);
            if let Some(change) = change.filter(|&change| best.is_none_or(|(most, _)| change > most)) {
                best = Some((change, place));
            }
        }
        best
    }

    /// The best that can be done with a shape in one of these colours; nothing if it is better given up.
    pub(super) fn best_shape(&self, shape: Shape, colours: Colours) -> Worth {
        let best = if shape == Shape::Two {
            let mut firsts = Firsts::new();
            self.board.places(Some(shape), |nth, squares| {
                for colour in colours.iter() {
                    let place = (nth, squares, colour);
                    firsts.add(self.change(place, true), place);
                }
            });
            self.best_first(shape, &firsts)
        } else {
            self.best_place(Some(shape), colours)
        };
        best.map_or(0, |(change, _)| change.max(0))
    }

    /// What a shape is worth that gets its colour in that way.
    pub(super) fn shape(&self, shape: Shape, colouring: Colouring) -> Worth {
        match colouring {
            Colouring::Season => self.best_shape(shape, Colours::only(self.season)),
            Colouring::Any => self.best_shape(shape, Colours::ANY),
            Colouring::Random => {
                Colour::ALL.map(|colour| self.best_shape(shape, Colours::only(colour))).iter().sum::<Worth>() / 3
            }
        }
    }
}

/// The best first halves of a shape of two, the best one first.
pub(super) struct Firsts {
    list: [(Worth, Place); FIRST_HALVES],
    len: usize,
}

impl Firsts {
    pub(super) const fn new() -> Self {
        Self { list: [(0, (Nth(0), Squares::NONE, Colour::Blue)); FIRST_HALVES], len: 0 }
    }

    pub(super) fn add(&mut self, worth: Worth, place: Place) {
        let at = self.list[..self.len].iter().position(|&(other, _)| worth > other).unwrap_or(self.len);
        if at < FIRST_HALVES {
            self.len = (self.len + 1).min(FIRST_HALVES);
            self.list[at..self.len].rotate_right(1);
            self.list[at] = (worth, place);
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &(Worth, Place)> {
        self.list[..self.len].iter()
    }
}
