//! Takes what looks best at once: bids what a card is worth to it now, paints what gains most.
//!
//! What things are worth is decided in `judgement`; here are the answers to the questions. Of equally good answers the first is
//! taken, and nothing is left to chance.

use ::islands::atlas::{Colouring, Landmark};
use ::islands::view::View;
use ::islands::{Ask, Brush, Colour, Colours, Kept, Move, Nth, Shape, Side, Source, Squares, State};
use tabletop::{Asked, Seat, Stream, Viewer};

use super::board::{Board, Here};
use super::judgement::{Judgement, Worth};
use crate::bot::Bot;

/// So many of the best places of a first half are looked at together with their second one.
const FIRST_HALVES: usize = 6;

/// Takes what looks best at once.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Bot<State> for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn choose(&mut self, view: &View, legal: &[Move], _stream: &mut Stream) -> usize {
        let Viewer::Seat(seat) = view.viewer else { return 0 };
        match view.asked {
            Asked::Seat(_, ask) | Asked::Together(_, ask) => answer(view, seat, ask, legal),
            Asked::Chance(..) | Asked::Over => 0,
        }
    }
}

fn answer(view: &View, seat: Seat, ask: Ask, legal: &[Move]) -> usize {
    match ask {
        Ask::Keep => {
            let judgement = Judgement::of(view, seat);
            best(legal, |m| if let Move::Keep(kept) = m { sheets(view, &judgement, kept) } else { Worth::MIN })
        }
        Ask::Richest { .. } => best(legal, |m| if let Move::From(other) = m { rival(view, other) } else { Worth::MIN }),
        Ask::Token { .. } => best(legal, |m| match m {
            // The better side first: more is lost with it.
            Move::Token(other, Side::Single) => rival(view, other) + 1_000_000,
            Move::Token(other, Side::Different) => rival(view, other),
            _ => Worth::MIN,
        }),
        Ask::Bid { .. } | Ask::Shape { .. } | Ask::Paint { .. } => {
            let Some(board) = Board::of(&view.table.seats[seat.index()]) else { return 0 };
            let mind = Mind::new(view, seat, &board);
            match ask {
                Ask::Bid { card, least } => bid(&mind, &board, card, least, legal),
                Ask::Shape { source } => {
                    let colouring = colouring(view, &board, source);
                    let mut tried = mind.trying(&board);
                    best(legal, |m| {
                        if let Move::Shape(s) = m { tried.shape(s, colouring, mind.season) } else { Worth::MIN }
                    })
                }
                Ask::Paint { brush, .. } => paint(&mind.trying(&board), brush, legal),
                _ => 0,
            }
        }
        // Chance is asked these.
        Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } => 0,
    }
}

/// The index of the best move, the first of several.
fn best(legal: &[Move], mut worth: impl FnMut(Move) -> Worth) -> usize {
    let mut best = (Worth::MIN, 0);
    for (i, &m) in legal.iter().enumerate() {
        let worth = worth(m);
        if worth > best.0 {
            best = (worth, i);
        }
    }
    best.1
}

/// What two sheets promise.
fn sheets(view: &View, judgement: &Judgement, Kept(a, b): Kept) -> Worth {
    let atlas = view.setup.atlas();
    let halves = [a, b].into_iter().flat_map(|sheet| [(sheet, 0), (sheet, 1)]);
    halves.map(|(sheet, half)| judgement.promise(&Here::new(atlas.island(sheet, half)))).sum()
}

/// How dangerous another player is: what the islands of that player are worth.
fn rival(view: &View, other: Seat) -> Worth {
    let Some(board) = Board::of(&view.table.seats[other.index()]) else { return 0 };
    let judgement = Judgement::of_board(view, other, &board);
    judgement.islands(&board).iter().sum()
}

/// How the shape that is to be chosen will be coloured (I-4.5, I-8.5).
fn colouring(view: &View, board: &Board, source: Source) -> Colouring {
    if source != Source::Grove {
        return view.table.card.map_or(Colouring::Season, |card| view.setup.atlas().board().card(card).colouring);
    }
    // Which grove it is the table does not say. If all that are surrounded have a single colour, so has this one.
    let is_different = |here: &Here| {
        let groves = here.island.sites.iter().filter(|site| site.landmark == Landmark::Grove);
        let mut done = groves.filter(|site| site.around.within(here.painted()));
        done.any(|site| here.side(site.around) == Side::Different)
    };
    if board.islands.iter().any(is_different) { Colouring::Random } else { Colouring::Any }
}

/// What one player thinks of the position.
struct Mind<'a> {
    view: &'a View,
    seat: Seat,
    judgement: Judgement,
    season: Colour,
}

impl<'a> Mind<'a> {
    fn new(view: &'a View, seat: Seat, board: &Board) -> Self {
        let judgement = Judgement::of_board(view, seat, board);
        Self { view, seat, judgement, season: view.table.season.unwrap_or(Colour::Red) }
    }

    fn trying(&self, board: &Board) -> Trying<'_> {
        Trying { judgement: &self.judgement, worth: self.judgement.islands(board), board: *board }
    }
}

/// A board to try paintings on.
struct Trying<'a> {
    judgement: &'a Judgement,
    board: Board,
    worth: [Worth; Nth::ALL.len()],
}

/// A painting.
type Place = (Nth, Squares, Colour);

impl Trying<'_> {
    /// What a painting changes.
    fn change(&self, place: Place, is_shape: bool) -> Worth {
        self.judgement.paint(&self.board, &self.worth, place, is_shape).0
    }

    /// Paints.
    fn after(&self, place: Place, is_shape: bool) -> Self {
        let (_, board) = self.judgement.paint(&self.board, &self.worth, place, is_shape);
        let mut worth = self.worth;
        worth[place.0.index()] = self.judgement.island(&board.islands[place.0.index()]);
        Self { judgement: self.judgement, board, worth }
    }

    /// The best square or piece in one of these colours, if there is any.
    fn best_place(&self, shape: Option<Shape>, colours: Colours) -> Option<(Worth, Place)> {
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

    /// The best that can be done with a shape in one of these colours; nothing if it is better given up.
    fn best_shape(&self, shape: Shape, colours: Colours) -> Worth {
        let best = if shape == Shape::Two {
            let mut firsts = Firsts::new();
            self.board.places(Some(shape), |nth, squares| {
                for colour in colours.iter() {
                    let place = (nth, squares, colour);
                    firsts.add(self.change(place, true), place);
                }
            });
            firsts.iter().filter_map(|&(change, place)| Some(change + self.best_second(place)?)).max()
        } else {
            self.best_place(Some(shape), colours).map(|(change, _)| change)
        };
        best.unwrap_or(0).max(0)
    }

    /// What the second half adds to this first one.
    fn best_second(&self, first: Place) -> Option<Worth> {
        let after = self.after(first, true);
        after.best_place(Some(Shape::Two), Colours::only(first.2)).map(|(change, _)| change)
    }

    /// What a shape is worth that gets its colour in that way.
    fn shape(&mut self, shape: Shape, colouring: Colouring, season: Colour) -> Worth {
        match colouring {
            Colouring::Season => self.best_shape(shape, Colours::only(season)),
            Colouring::Any => self.best_shape(shape, Colours::ANY),
            Colouring::Random => {
                let each = Colour::ALL.map(|colour| self.best_shape(shape, Colours::only(colour)));
                each.iter().sum::<Worth>() / 3
            }
        }
    }
}

/// The best first halves of a shape of two, the best one first.
struct Firsts {
    list: [(Worth, Place); FIRST_HALVES],
    len: usize,
}

impl Firsts {
    const fn new() -> Self {
        Self { list: [(0, (Nth(0), Squares::NONE, Colour::Blue)); FIRST_HALVES], len: 0 }
    }

    fn add(&mut self, worth: Worth, place: Place) {
        let at = self.list[..self.len].iter().position(|&(other, _)| worth > other).unwrap_or(self.len);
        if at < FIRST_HALVES {
            self.len = (self.len + 1).min(FIRST_HALVES);
            self.list[at..self.len].rotate_right(1);
            self.list[at] = (worth, place);
        }
    }

    fn iter(&self) -> impl Iterator<Item = &(Worth, Place)> {
        self.list[..self.len].iter()
    }
}

/// Bids as little as possible, as long as winning is worth more than passing.
fn bid(mind: &Mind, board: &Board, card: u8, least: u16, legal: &[Move]) -> usize {
    let trying = mind.trying(board);
    let season = Colours::only(mind.season);
    let at = &mind.view.table.seats[mind.seat.index()];
    let square = trying.best_place(None, season).map_or(0, |(change, _)| change.max(0));
    let gold = 2 * i32::from(at.gold[0]) + i32::from(at.gold[1]);
    let income = (3 + gold - i32::from(at.volcanoes)).max(0);
    let passing = square + mind.judgement.income(income);
    let mut winning = 0;
    let mut trying = trying;
    for side in Side::BOTH {
        let colours = if side == Side::Single { Colours::ANY } else { season };
        for _ in 0..at.coal[side as usize] {
            match trying.best_place(None, colours) {
                Some((change, place)) if change > 0 => {
                    winning += change;
                    trying = trying.after(place, false);
                }
                _ => break,
            }
        }
    }
    let card = mind.view.setup.atlas().board().card(card);
    let shapes = Shape::ALL.into_iter().filter(|&shape| card.shape.is_none_or(|only| only == shape));
    winning += shapes.map(|shape| trying.shape(shape, card.colouring, mind.season)).max().unwrap_or(0);
    let wanted = if winning - mind.judgement.bid(least.into()) > passing { Move::Bid(least) } else { Move::Pass };
    legal.iter().position(|&m| m == wanted).unwrap_or(0)
}

/// Paints what gains most, or gives up if everything loses.
fn paint(trying: &Trying, brush: Brush, legal: &[Move]) -> usize {
    let is_shape = brush != Brush::Square;
    let place =
        |m: Move| if let Move::Paint { island, colour, squares } = m { Some((island, squares, colour)) } else { None };
    if let Brush::First(_) = brush {
        let mut firsts = Firsts::new();
        for place in legal.iter().filter_map(|&m| place(m)) {
            firsts.add(trying.change(place, true), place);
        }
        let pairs = firsts.iter().map(|&(change, place)| (change + trying.best_second(place).unwrap_or(0), place));
        let mut chosen = None;
        let mut most = 0;
        for (change, place) in pairs {
            if change > most {
                (most, chosen) = (change, Some(place));
            }
        }
        let wanted = |&m: &Move| if chosen.is_none() { m == Move::GiveUp } else { place(m) == chosen };
        return legal.iter().position(wanted).unwrap_or(0);
    }
    best(legal, |m| place(m).map_or(0, |place| trying.change(place, is_shape)))
}
