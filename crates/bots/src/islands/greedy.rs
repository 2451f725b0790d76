//! Takes what looks best at once: bids what a card is worth to it now, paints what gains most.
//!
//! What things are worth is decided in `judgement`, and in `science` for the solo game; here are the answers to the questions.
//! Of equally good answers the first is taken, and nothing is left to chance.

use ::islands::atlas::{Colouring, Landmark};
use ::islands::view::View;
use ::islands::{Ask, Brush, Colour, Move, Side, Source, State};
use tabletop::{Asked, Seat, Stream};

use super::board::{Board, Here};
use super::course::{Purse, Scene};
use super::figures::Worth;
use super::judgement::{Judgement, first_best};
use super::science::Thinking;
use super::trying::{Firsts, Trying, place};
use crate::bot::{Bot, Sight};

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
                let coins = view.table.seats[seat.index()].coins.into();
                let judgement = Judgement::without_board(&scene(view), coins, richest(view, seat));
                let sheets = |kept| judgement.sheets(view.setup.atlas(), kept);
                best(legal, |m| if let Move::Keep(kept) = m { sheets(kept) } else { Worth::MIN })
            }
            Ask::Bid { .. } | Ask::Technology { .. } | Ask::Research | Ask::FormFirst if view.setup.is_solo() => {
                alone(view, seat, ask, legal)
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
                alone(view, seat, ask, legal)
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
fn best(legal: &[Move], worth: impl FnMut(Move) -> Worth) -> usize {
    first_best(legal.iter().copied().map(worth))
}

/// How far the game is.
fn scene(view: &View) -> Scene {
    let setup = &view.setup;
    Scene { players: setup.players(), variant: setup.variant(), atlas: setup.atlas(), round: view.table.round }
}

/// The coins of the richest other player.
fn richest(view: &View, seat: Seat) -> i32 {
    let others = view.table.seats.iter().enumerate().filter(|&(i, _)| i != seat.index());
    others.map(|(_, at)| i32::from(at.coins)).max().unwrap_or(0)
}

/// The judgement of the player in that seat, before whom this board lies.
fn judgement(view: &View, seat: Seat, board: &Board) -> Judgement {
    Judgement::at(&scene(view), board, richest(view, seat))
}

/// That board in the season under way.
fn trying<'a>(view: &View, judgement: &'a Judgement, board: Board) -> Trying<'a> {
    Trying::new(judgement, view.table.season.unwrap_or(Colour::Red), board)
}

/// Asks for the index of a move with the board before a player, who has one whenever there is something to paint.
fn with_board(view: &View, seat: Seat, index: impl FnOnce(&Trying) -> usize) -> usize {
    let Some(board) = Board::of(&view.table.seats[seat.index()]) else { return 0 };
    let judgement = judgement(view, seat, &board);
    index(&trying(view, &judgement, board))
}

/// The answer to a question that only the solo game asks, or asks in another way.
fn alone(view: &View, seat: Seat, ask: Ask, legal: &[Move]) -> usize {
    let Some(board) = Board::of(&view.table.seats[seat.index()]) else { return 0 };
    let Some(science) = view.table.science else { return 0 };
    let judgement = judgement(view, seat, &board);
    let trying = trying(view, &judgement, board);
    let thinking = Thinking { table: view, science, judgement: &judgement, trying, rounds: scene(view).rounds() };
    let mut worths = Vec::with_capacity(legal.len());
    thinking.worths(ask, legal, &mut worths);
    first_best(worths)
}

/// How strong another player is.
fn strength(view: &View, other: Seat) -> Worth {
    let Some(board) = Board::of(&view.table.seats[other.index()]) else { return 0 };
    judgement(view, other, &board).islands(&board).iter().sum()
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
                rival = rival.max(gain - Purse::at(&scene(view), coins.into()).paying(price.into()));
            }
        }
        let Some(board) = self.boards.get(seat.index()) else { return false };
        let judgement = judgement(view, seat, board);
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
        let judgement = judgement(view, seat, board);
        let trying = trying(view, &judgement, *board);
        let passing = trying.square() + judgement.purse().getting(board.income);
        let winning = trying.winning(view.setup.atlas().board().card(self.card));
        self.gains[seat.index()] = Some(winning - passing);
        winning - passing
    }
}
