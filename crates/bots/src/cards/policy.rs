//! How good a move looks before anything is searched: what it brings at once, and what that is worth.

use origami::asks::TopDiscard;
use origami::vocab::{From, Must, Price, Source, Step, Terms, Which};
use origami::{Ask, Cards, Edition, Move, Side, Species, State};
use tabletop::{Actor, Asked, Game, NoLog, Seat};

use super::holdings::AllHoldings;
use super::rows::{EFFECT, GAIN, HAND, LINE, Moment, Row, USE};
use super::time::actions_left;
use super::worth::{Sum, forecast, note_folds, rows_of_top, works_on_top};

/// A card of the deck is worth about so many folds.
const USUAL_FOLDS: f32 = 2.1;
/// What an effect asks for is mostly worth this price, in points.
const WORTH_ITS_PRICE: f32 = 2.0;
/// Using an effect is mostly better than not, by so many points.
const USING: f32 = 1.5;
/// What playing a card brings includes what its payment costs beyond the folds: about so much for each fold of its cost.
const PAYMENT: f32 = 0.2;

/// Looks at a position through the eyes of who is asked.
struct Eyes<'a> {
    rows: &'a [Row],
    game: &'a State,
    seat: Seat,
    edition: &'static Edition,
    table: AllHoldings,
    /// Actions left when the one under way is done.
    actions: f32,
    moment: Moment,
    folds: f32,
    /// What the folds in hand are worth.
    hand: f32,
}

impl<'a> Eyes<'a> {
    fn new(rows: &'a [Row], game: &'a State, seat: Seat) -> Self {
        let is_action = matches!(game.asked(), Asked::Seat(_, Ask::Action { .. }));
        let actions = actions_left(game)[seat.index()] - if is_action { 1.0 } else { 0.0 };
        let (edition, moment) = (game.edition(), Moment::new(actions));
        let folds = game.hand(seat).map(|s| f32::from(edition.facts(s).folds)).sum();
        let table = AllHoldings::new(game);
        let mut eyes = Self { rows, game, seat, edition, table, actions, moment, folds, hand: 0.0 };
        eyes.hand = eyes.worth_of_folds(folds);
        eyes
    }

    fn row(&self, first: usize, species: Species) -> f32 {
        self.moment.of(&self.rows[first + species.index()])
    }

    fn worth_of_folds(&self, folds: f32) -> f32 {
        let mut sum = Sum { rows: self.rows, total: 0.0 };
        note_folds(folds.max(0.0), self.moment, &mut sum);
        sum.total
    }

    /// What so many folds more in hand are worth, or fewer.
    fn more_folds(&self, folds: f32) -> f32 {
        self.worth_of_folds(self.folds + folds) - self.hand
    }

    fn folds_of(&self, species: Species) -> f32 {
        self.edition.facts(species).folds.into()
    }

    fn extra(&self, species: Species) -> f32 {
        if species.is_rice_paper() { 0.0 } else { self.table.extra(self.game, self.seat, self.actions, species) }
    }

    /// What a card in hand is worth beside its folds.
    fn keep(&self, species: Species) -> f32 {
        self.row(HAND, species) + self.moment.of(&self.rows[GAIN]) * self.extra(species)
    }

    fn take(&self, species: Species) -> f32 {
        self.keep(species) + self.more_folds(self.folds_of(species))
    }

    fn take_all(&self, cards: &Cards) -> f32 {
        let folds: f32 = cards.iter().map(|s| self.folds_of(s)).sum();
        self.more_folds(folds) + cards.iter().map(|s| self.keep(s)).sum::<f32>()
    }

    fn give(&self, species: Species) -> f32 {
        self.more_folds(-self.folds_of(species)) - self.keep(species)
    }

    fn pay(&self, cards: &Cards) -> f32 {
        let folds: f32 = cards.iter().map(|s| self.folds_of(s)).sum();
        self.more_folds(-folds) - cards.iter().map(|s| self.keep(s)).sum::<f32>()
    }

    /// Playing a card, paid in the usual way.
    fn play(&self, species: Species, side: Side, from: Source, terms: Terms) -> f32 {
        let facts = self.edition.facts(species);
        let cost = self.game.cost_of(species);
        let cost = match terms.price {
            Price::Normal => cost,
            Price::UpToLess(discount) => cost.saturating_sub(discount),
            Price::Free => 0,
        };
        let mut worth = self.row(EFFECT, species);
        let mut folds = f32::from(cost);
        if from == Source::Hand {
            worth -= self.keep(species);
            folds += f32::from(facts.folds);
        }
        worth += self.more_folds(-folds);
        if !species.is_character() {
            worth += f32::from(facts.points) + self.extra(species) + self.cover(species, side);
        }
        worth
    }

    /// What changes for top cards when a card is played onto a collection.
    fn cover(&self, species: Species, side: Side) -> f32 {
        let own = &self.table.holdings[self.seat.index()];
        let (height, other_height) = (own.heights[side as usize], own.heights[side.other() as usize]);
        let (old, other) = (own.tops[side as usize], own.tops[side.other() as usize]);
        let worth = |card: Option<Species>, first: usize| match card {
            Some(card) if works_on_top(self.game, card) => self.row(first, card),
            _ => 0.0,
        };
        worth(Some(species), rows_of_top(height + 1, other_height)) - worth(old, rows_of_top(height, other_height))
            + worth(other, rows_of_top(other_height, height + 1))
            - worth(other, rows_of_top(other_height, height))
    }

    fn act(&self, m: Move) -> f32 {
        match m {
            Move::Draw(cards) => self.take_all(&cards) + cards.iter().map(|s| self.row(LINE, s)).sum::<f32>(),
            Move::Play(species, side) => self.play(species, side, Source::Hand, Terms::ACTION),
            Move::PlayDiscard(species, side) => self.play(species, side, Source::Discards, Terms::ACTION),
            Move::Use(side) => self.game.top_card(self.seat, side).map_or(0.0, |top| self.row(USE, top)),
            _ => 0.0,
        }
    }

    /// The lead when a move has been carried out.
    fn lead_after(&self, m: Move) -> f32 {
        let mut after = self.game.clone();
        after.apply(Actor::Seat(self.seat), m, &mut NoLog);
        let scores = forecast(&after, self.rows, &actions_left(self.game), None);
        let others = (0..usize::from(self.game.players())).filter(|&s| s != self.seat.index()).map(|s| scores[s]);
        scores[self.seat.index()] - others.fold(f32::NEG_INFINITY, f32::max)
    }

    /// Picking a card: to give it away, to take it, or to do what it does.
    fn pick(&self, of: Species, from: From, must: Must, m: Move) -> f32 {
        let Move::Pick(species) = m else { return 0.0 };
        let discards =
            || self.edition.facts(of).ability.steps().iter().any(|s| matches!(s, Step::Discard(From::LookedAt)));
        match from {
            From::VisibleInstants => {
                self.row(EFFECT, species) + PAYMENT * f32::from(self.edition.facts(species).cost) + USING
            }
            From::Hand(_) | From::RestOfHand => {
                self.give(species) + if must == Must::May { WORTH_ITS_PRICE } else { 0.0 }
            }
            From::LookedAt if discards() => self.give(species),
            _ => self.take(species),
        }
    }

    fn answer(&self, ask: &Ask, m: Move) -> f32 {
        match (*ask, m) {
            (Ask::Action { .. }, m) => self.act(m),
            (Ask::Pay { .. }, Move::Pay(cards) | Move::PayWithDiscard(cards)) => self.pay(&cards),
            (Ask::Play { terms, .. }, Move::Play(species, side)) => self.play(species, side, terms.from, terms),
            (Ask::Play { terms, .. }, Move::PlayDiscard(species, side)) => {
                self.play(species, side, Source::Discards, terms)
            }
            (Ask::Play { .. }, Move::Pick(species)) => self.take(species),
            (Ask::Pick { of, from, must }, m) => self.pick(of, from, must, m),
            (Ask::PickGroup { .. }, Move::Take(cards, top)) => {
                let top = if top == TopDiscard::Taken { self.game.top_discard() } else { None };
                self.take_all(&cards) + top.map_or(0.0, |s| self.take(s))
            }
            // Another card comes for it: from the deck.
            (Ask::PickAny { which, .. }, Move::Pick(species)) => {
                let usual = if which == Which::RicePaper { USING } else { 0.1 };
                self.give(species) + self.more_folds(USUAL_FOLDS) + usual
            }
            (Ask::HandCheck { .. }, Move::Pick(species)) => self.give(species),
            (Ask::PickSpot { .. }, m) => self.lead_after(m),
            (Ask::PickPlayer { .. }, Move::Player(who)) => {
                USING + 0.05 * f32::from(self.game.hand_size(who)) + 0.02 * f32::from(self.game.score(who))
            }
            (Ask::Confirm { .. }, Move::Yes) => USING,
            _ => 0.0,
        }
    }
}

/// How good each move looks, in points.
pub fn rate(rows: &[Row], game: &State, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
    let eyes = Eyes::new(rows, game, seat);
    match game.asked() {
        Asked::Seat(_, ask) | Asked::Together(_, ask) => out.extend(moves.iter().map(|&m| eyes.answer(&ask, m))),
        Asked::Chance(..) | Asked::Over => out.extend(moves.iter().map(|_| 0.0)),
    }
}
