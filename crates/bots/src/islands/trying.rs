//! A board to try paintings on.

use ::islands::atlas::{Card, Colouring};
use ::islands::{Brush, Colour, Colours, Move, Nth, Shape, Side, Squares};

use super::board::Board;
use super::figures::Worth;
use super::judgement::{Judgement, NEVER};

/// So many of the best places of a first half are looked at together with their second one.
const FIRST_HALVES: usize = 6;

/// A painting.
pub(super) type Place = (Nth, Squares, Colour);

/// What a move paints.
pub(super) const fn place(m: Move) -> Option<Place> {
    match m {
        Move::Paint { island, colour, squares } => Some((island, squares, colour)),
        _ => None,
    }
}

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
    /// The board in that season.
    pub(super) fn new(judgement: &'a Judgement, season: Colour, board: Board) -> Self {
        Self { judgement, season, board, worth: judgement.islands(&board), is_grove: false }
    }

    /// The same with another board that differs on one island.
    fn on(&self, board: Board, changed: Nth) -> Self {
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
        for &first in firsts.iter() {
            let change = self.both_halves(shape, first);
            if let Some(change) = change.filter(|&change| best.is_none_or(|(most, _)| change > most)) {
                best = Some((change, first.1));
            }
        }
        best
    }

    /// What both halves of a shape of two change, if a second one has a place after this first one.
    fn both_halves(&self, shape: Shape, (change, place): (Worth, Place)) -> Option<Worth> {
        let second = self.after(place, true).best_place(Some(shape), Colours::only(place.2));
        second.map(|(second, _)| change + second)
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

    /// What a square gains that is painted in passing, in the season's colour.
    pub(super) fn square(&self) -> Worth {
        self.best_place(None, Colours::only(self.season)).map_or(0, |(change, _)| change.max(0))
    }

    /// What the coal pits of a winner paint before the shape gains, and the board after it.
    pub(super) fn after_coal(mut self) -> (Worth, Self) {
        let mut coal = 0;
        for (tokens, colours) in self.board.coal.into_iter().zip([Colours::ANY, Colours::only(self.season)]) {
            for _ in 0..tokens {
                let Some((change, place)) = self.best_place(None, colours).filter(|&(change, _)| change > 0) else {
                    break;
                };
                coal += change;
                self = self.after(place, false);
            }
        }
        (coal, self)
    }

    /// What the winner of a card paints gains in all.
    pub(super) fn winning(self, card: &Card) -> Worth {
        let (coal, trying) = self.after_coal();
        coal + shapes(card).map(|shape| trying.shape(shape, card.colouring)).max().unwrap_or(0)
    }

    /// What each painting gains; giving up gains nothing. Of first halves only the best are looked at, and those that lead
    /// nowhere are never painted.
    pub(super) fn paintings(&self, brush: Brush, moves: &[Move], worths: &mut Vec<Worth>) {
        let is_shape = brush != Brush::Square;
        worths.extend(moves.iter().map(|&m| place(m).map_or(0, |place| self.change(place, is_shape))));
        let Brush::First(shape) = brush else { return };
        let mut firsts = Firsts::new();
        for (&m, &worth) in moves.iter().zip(worths.iter()) {
            if let Some(place) = place(m) {
                firsts.add(worth, place);
            }
        }
        for (&m, worth) in moves.iter().zip(worths.iter_mut()) {
            let Some(place) = place(m) else { continue };
            let first = firsts.iter().find(|&&(_, first)| first == place);
            *worth = first.and_then(|&first| self.both_halves(shape, first)).unwrap_or(NEVER);
        }
    }
}

/// The shapes that a card leaves to choose from.
pub(super) fn shapes(card: &Card) -> impl Iterator<Item = Shape> {
    Shape::ALL.into_iter().filter(|&shape| card.shape.is_none_or(|only| only == shape))
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
