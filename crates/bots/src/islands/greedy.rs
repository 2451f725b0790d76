//! Takes what looks best at once: bids what a card is worth to it now, paints what gains most.
//!
//! What things are worth is decided in `judgement`; here are the answers to the questions. Of equally good answers the
//! first is taken, and nothing is left to chance.

mod solo;

use ::islands::atlas::{Colouring, Landmark};
use ::islands::view::View;
use ::islands::{Ask, Brush, Colour, Colours, Kept, Move, Nth, Shape, Side, Source, Squares, State};
use tabletop::{Asked, Seat, Stream};

use super::board::{Board, Here};
use super::judgement::{Judgement, Purse, Worth};
use crate::bot::{Bot, Sight};

/// So many of the best places of a first half are looked at together with their second one.
const FIRST_HALVES: usize = 6;

/// Takes what looks best at once.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    bidding: Bidding,
}

impl Bot<State> for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn choose(&mut self, sight: &Sight<State>, _stream: &mut Stream) -> usize {
        let &Sight { seat, view, legal, .. } = sight;
        let (Asked::Seat(_, ask) | Asked::Together(_, ask)) = view.asked else { return 0 };
        match ask {
            Ask::Keep => {
                let judgement = Judgement::without_islands(view, seat, view.table.seats[seat.index()].coins.into());
                best(legal, |m| if let Move::Keep(kept) = m { sheets(view, &judgement, kept) } else { Worth::MIN })
            }
            Ask::Bid { .. } | Ask::Technology { .. } | Ask::Research | Ask::FormFirst if view.setup.is_solo() => {
                solo::answer(view, seat, ask, legal)
            }
            Ask::Bid { card, least } => {
                let wanted = if self.bidding.wants(view, seat, card, least) { Move::Bid(least) } else { Move::Pass };
                legal.iter().position(|&m| m == wanted).unwrap_or(0)
            }
            Ask::Richest { .. } => {
                best(legal, |m| if let Move::From(other) = m { strength(view, other) } else { Worth::MIN })
            }
            Ask::Token { .. } => best(legal, |m| match m {
                // The better side: more is lost with it.
                Move::Token(other, side) => strength(view, other) - Worth::from(side as u8) * 1_000_000,
                _ => Worth::MIN,
            }),
            // The colour of a shape that is transformed is there already.
            Ask::Shape { source: Source::Auction } if view.setup.is_solo() && !view.at_hand().1.is_empty() => {
                solo::answer(view, seat, ask, legal)
            }
            Ask::Shape { source } => with_board(view, seat, |trying| {
                let colouring = colouring(view, &trying.board, source);
                best(legal, |m| if let Move::Shape(shape) = m { trying.shape(shape, colouring) } else { Worth::MIN })
            }),
            Ask::Paint { brush, .. } => with_board(view, seat, |trying| paint(trying, brush, legal)),
            // Chance is asked these.
            Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. } => 0,
            // Only the solo game asks these.
            Ask::Technology { .. } | Ask::Research | Ask::FormFirst => 0,
        }
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

/// Asks for the index of a move with the board before a player, who has one whenever there is something to paint.
fn with_board(view: &View, seat: Seat, index: impl FnOnce(&Trying) -> usize) -> usize {
    let Some(board) = Board::of(&view.table.seats[seat.index()]) else { return 0 };
    let judgement = Judgement::of(view, seat, &board);
    index(&Trying::new(view, &judgement, board))
}

/// What two sheets promise.
fn sheets(view: &View, judgement: &Judgement, Kept(a, b): Kept) -> Worth {
    let islands = [(a, 0), (a, 1), (b, 0), (b, 1)].map(|(sheet, half)| view.setup.atlas().island(sheet, half));
    islands.iter().map(|island| judgement.promise(&Here::new(island))).sum()
}

/// How strong another player is.
fn strength(view: &View, other: Seat) -> Worth {
    let Some(board) = Board::of(&view.table.seats[other.index()]) else { return 0 };
    Judgement::of(view, other, &board).islands(&board).iter().sum()
}

/// How the shape that is to be chosen will be coloured (I-4.5, I-8.5).
fn colouring(view: &View, board: &Board, source: Source) -> Colouring {
    if source != Source::Grove {
        return view.table.card.map_or(Colouring::Season, |card| view.setup.atlas().board().card(card).colouring);
    }
    // Which grove it is the question does not say. If all that are surrounded have a single colour, so has this one.
    let is_different = |here: &Here| {
        let mut groves = here.island.sites.iter().filter(|site| site.landmark == Landmark::Grove);
        groves.any(|site| site.around.within(here.painted()) && here.side(site.around) == Side::Different)
    };
    if board.islands.iter().any(is_different) { Colouring::Random } else { Colouring::Any }
}

/// Paints what gains most, or gives up if everything loses.
fn paint(trying: &Trying, brush: Brush, legal: &[Move]) -> usize {
    let place = |m: Move| match m {
        Move::Paint { island, colour, squares } => Some((island, squares, colour)),
        _ => None,
    };
    let Brush::First(shape) = brush else {
        let is_shape = brush != Brush::Square;
        return best(legal, |m| place(m).map_or(0, |place| trying.change(place, is_shape)));
    };
    let mut firsts = Firsts::new();
    for place in legal.iter().filter_map(|&m| place(m)) {
        firsts.add(trying.change(place, true), place);
    }
    let first = trying.best_first(shape, &firsts).filter(|&(change, _)| change > 0).map(|(_, place)| place);
    legal.iter().position(|&m| place(m) == first).unwrap_or(0)
}

/// A painting.
pub(super) type Place = (Nth, Squares, Colour);

/// A board to try paintings on.
#[derive(Clone, Copy)]
pub(super) struct Trying<'a> {
    judgement: &'a Judgement,
    season: Colour,
    board: Board,
    /// What the islands are worth.
    worth: [Worth; Nth::ALL.len()],
    /// Is the shape of a grove being tried? Groves in a chain are not followed further.
    is_grove: bool,
}

impl<'a> Trying<'a> {
    fn new(view: &View, judgement: &'a Judgement, board: Board) -> Self {
        Self::at(judgement, view.table.season.unwrap_or(Colour::Red), board)
    }

    /// In that season.
    pub(super) fn at(judgement: &'a Judgement, season: Colour, board: Board) -> Self {
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
    fn best_shape(&self, shape: Shape, colours: Colours) -> Worth {
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

/// What the card that is auctioned is worth to each player.
///
/// Kept from one bid to the next, because nothing changes in between; whatever it depends on is compared, so that an
/// answer never depends on what was asked before.
#[derive(Clone, Debug, Default)]
struct Bidding {
    round: u8,
    card: u8,
    is_variant: bool,
    boards: Vec<Board>,
    /// By seat, once it is known: what winning is worth more than passing, before anything is paid.
    gains: Vec<Option<Worth>>,
}

impl Bidding {
    /// Is it worth that many coins to win the card? As little as possible is bid, so nothing but the least bid matters.
    fn wants(&mut self, view: &View, seat: Seat, card: u8, least: u16) -> bool {
        self.look(view, card);
        let table = &view.table;
        let price = table.bid.map_or(least, |(_, coins)| coins);
        let mut rival = 0;
        for other in seat.round(view.setup.players()).skip(1) {
            let coins = table.seats[other.index()].coins;
            // Who has passed or can't pay does not get it.
            if !table.passed.has(other) && coins >= price {
                let gain = self.gain(view, other);
                rival = rival.max(gain - Purse::of(view, coins.into()).paying(price.into()));
            }
        }
        let Some(board) = self.boards.get(seat.index()) else { return false };
        let judgement = Judgement::of(view, seat, board);
        let gain = self.gain(view, seat) + judgement.denial(rival);
        gain > judgement.purse().paying(least.into())
    }

    /// Forgets what does not hold any more.
    fn look(&mut self, view: &View, card: u8) {
        let (table, is_variant) = (&view.table, view.setup.variant() != ::islands::Variant::Standard);
        let frame = (table.round, card, is_variant);
        let boards = || table.seats.iter().filter_map(Board::of);
        if (self.round, self.card, self.is_variant) != frame || !boards().eq(self.boards.iter().copied()) {
            (self.round, self.card, self.is_variant) = frame;
            self.boards.clear();
            self.boards.extend(boards());
            self.gains.clear();
            self.gains.resize(self.boards.len(), None);
        }
    }

    /// What winning the card is worth more than passing, before anything is paid.
    fn gain(&mut self, view: &View, seat: Seat) -> Worth {
        let (Some(board), Some(&known)) = (self.boards.get(seat.index()), self.gains.get(seat.index())) else {
            return 0;
        };
        if let Some(gain) = known {
            return gain;
        }
        let judgement = Judgement::of(view, seat, board);
        let mut trying = Trying::new(view, &judgement, *board);
        let season = Colours::only(trying.season);
        let square = trying.best_place(None, season).map_or(0, |(change, _)| change.max(0));
        let passing = square + judgement.purse().getting(board.income);
        let mut winning = 0;
        for (tokens, colours) in board.coal.into_iter().zip([Colours::ANY, season]) {
            for _ in 0..tokens {
                let Some((change, place)) = trying.best_place(None, colours).filter(|&(change, _)| change > 0) else {
                    break;
                };
                winning += change;
                trying = trying.after(place, false);
            }
        }
        let card = view.setup.atlas().board().card(self.card);
        let shapes = Shape::ALL.into_iter().filter(|&shape| card.shape.is_none_or(|only| only == shape));
        winning += shapes.map(|shape| trying.shape(shape, card.colouring)).max().unwrap_or(0);
        self.gains[seat.index()] = Some(winning - passing);
        winning - passing
    }
}
