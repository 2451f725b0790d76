//! What everything on the table is worth, in points.

use origami::vocab::Kind;
use origami::{Side, Species, State};
use tabletop::{Game, Seat};

use super::holdings::AllHoldings;
use super::rows::{
    AHEAD, AHEAD_IN_HAND, BEST, DIFFERENCE, EVEN, FOLDS, GAIN, HAND, IN_HAND, LINE, MARKS, Moment, OPEN, Row, SAFE,
};
use super::time::SEATS;

/// With fewer actions left it counts what can be played at once.
const NEAR_THE_END: f32 = 6.0;

/// Takes down what a seat has.
pub trait Ledger {
    /// So much of what a row is about.
    fn note(&mut self, row: usize, moment: Moment, amount: f32);
}

/// Adds up what all is worth.
#[derive(Debug)]
pub struct Sum<'a> {
    /// The worths.
    pub rows: &'a [Row],
    /// The sum so far.
    pub total: f32,
}

impl Ledger for Sum<'_> {
    #[inline]
    fn note(&mut self, row: usize, moment: Moment, amount: f32) {
        self.total += amount * moment.of(&self.rows[row]);
    }
}

/// Notes so many folds in hand.
#[inline]
pub fn note_folds(folds: f32, moment: Moment, ledger: &mut impl Ledger) {
    let last = MARKS.len() - 1;
    if folds >= MARKS[last] {
        ledger.note(FOLDS + last, moment, 1.0);
        return;
    }
    let mut at = 0;
    while folds >= MARKS[at + 1] {
        at += 1;
    }
    let high = (folds - MARKS[at]) / (MARKS[at + 1] - MARKS[at]);
    ledger.note(FOLDS + at, moment, 1.0 - high);
    ledger.note(FOLDS + at + 1, moment, high);
}

/// Does a card do something while it is on top?
pub fn works_on_top(game: &State, card: Species) -> bool {
    matches!(game.edition().facts(card).ability.kind(), Kind::Special | Kind::Ongoing)
}

/// Which rows a top card belongs to, by the size of its collection and of the other one.
pub const fn rows_of_top(own: u8, other: u8) -> usize {
    if own > other {
        SAFE
    } else if own == other {
        EVEN
    } else {
        OPEN
    }
}

/// Takes down what a seat has beside its sure points.
pub fn note_seat(game: &State, table: &AllHoldings, seat: Seat, actions: f32, is_next: bool, ledger: &mut impl Ledger) {
    let (edition, moment) = (game.edition(), Moment::new(actions));
    let own = &table.holdings[seat.index()];
    let mut folds = 0;
    let mut extra = 0.0;
    for card in game.hand(seat) {
        folds += edition.facts(card).folds;
        ledger.note(HAND + card.index(), moment, 1.0);
        if !card.is_rice_paper() {
            extra += table.extra(game, seat, actions, card);
        }
    }
    note_folds(folds.into(), moment, ledger);
    ledger.note(GAIN, moment, extra);
    ledger.note(IN_HAND, moment, own.in_hand);
    ledger.note(DIFFERENCE, moment, own.difference);
    table.each_lead(game, seat, |lead, in_hand, points| {
        let row = if in_hand { AHEAD_IN_HAND } else { AHEAD } + (lead.clamp(-2, 2) + 2) as usize;
        ledger.note(row, moment, points);
    });
    if actions < NEAR_THE_END {
        let near = ((NEAR_THE_END - actions) / (NEAR_THE_END - 1.0)).min(1.0);
        ledger.note(BEST, moment, best_play(game, table, seat, actions) * near);
    }
    for side in Side::BOTH {
        let Some(card) = own.tops[side as usize] else { continue };
        if works_on_top(game, card) {
            let rows = rows_of_top(own.heights[side as usize], own.heights[side.other() as usize]);
            ledger.note(rows + card.index(), moment, 1.0);
        }
    }
    if is_next {
        for card in game.line() {
            ledger.note(LINE + card.index(), moment, 1.0);
        }
    }
}

/// The points of the best card that can be paid at once.
fn best_play(game: &State, table: &AllHoldings, seat: Seat, actions: f32) -> f32 {
    let edition = game.edition();
    let mut hand = [(0, 0, 0.0); 16];
    let mut count = 0;
    for (slot, card) in hand.iter_mut().zip(game.hand(seat)) {
        let facts = edition.facts(card);
        // Rice paper can't be played.
        let points =
            if card.is_rice_paper() { 0.0 } else { f32::from(facts.points) + table.extra(game, seat, actions, card) };
        *slot = (facts.folds, game.cost_of(card), points);
        count += 1;
    }
    let hand = &hand[..count];
    let mut best = 0.0;
    for (i, &(_, cost, points)) in hand.iter().enumerate() {
        if points <= best {
            continue;
        }
        let mut sums = 1_u64;
        for (_, &(folds, ..)) in hand.iter().enumerate().filter(|&(j, _)| i != j) {
            sums |= sums << folds;
        }
        if sums >> cost & 1 == 1 {
            best = points;
        }
    }
    best
}

/// The points of each seat at the end, as far as they can be told; `next` is who is asked for an action.
pub fn forecast(game: &State, rows: &[Row], actions: &[f32; SEATS], next: Option<Seat>) -> [f32; SEATS] {
    let table = AllHoldings::new(game);
    let mut scores = [0.0; SEATS];
    for seat in (0..game.players()).map(Seat) {
        scores[seat.index()] = if actions[seat.index()] <= 0.0 {
            game.score(seat).into()
        } else {
            let mut sum = Sum { rows, total: table.holdings[seat.index()].sure };
            note_seat(game, &table, seat, actions[seat.index()], next == Some(seat), &mut sum);
            sum.total
        };
    }
    scores
}
