//! What collections are worth at the end (O-8).

use tabletop::{Seat, Standing};

use crate::card::{Side, Species};
use crate::state::{Ending, MAX_PLAYERS, State};
use crate::vocab::{Ability, Score};

/// What one card of a collection scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Scored {
    /// The card.
    pub card: Species,
    /// The collection it lies in.
    pub side: Side,
    /// The points on the card.
    pub points: i16,
    /// What its scoring effect adds.
    pub bonus: i16,
}

impl State {
    /// What every card of a player's collections scores, left collection first, each from the bottom.
    pub fn scored(&self, seat: Seat) -> impl Iterator<Item = Scored> + '_ {
        let all = Side::BOTH.into_iter().flat_map(move |side| self.collection(seat, side).map(move |c| (side, c)));
        all.map(move |(side, card)| Scored {
            card,
            side,
            points: self.edition.facts(card).points.into(),
            bonus: self.bonus(seat, side, card),
        })
    }

    /// The points of a player as if the game ended now (O-8.1).
    #[must_use]
    pub fn score(&self, seat: Seat) -> i16 {
        self.scored(seat).map(|s| s.points + s.bonus).sum()
    }

    /// What the scoring effect of one card adds.
    fn bonus(&self, seat: Seat, side: Side, card: Species) -> i16 {
        let Ability::Scoring(score) = self.edition.facts(card).ability else { return 0 };
        let count = |wanted: &dyn Fn(Species) -> bool| -> i16 {
            let collected = Side::BOTH.into_iter().flat_map(|side| self.collection(seat, side));
            collected.filter(|&s| wanted(s)).count() as i16
        };
        match score {
            Score::PerCardsInHand(cards) => i16::from(self.hand_size(seat) / cards),
            Score::PerSpecies(species, points) => i16::from(points) * count(&|s| s == species),
            Score::PerFamily(family, points) => i16::from(points) * count(&|s| self.edition.facts(s).family == family),
            Score::PerOtherInCollection(points) => i16::from(points) * (i16::from(self.height(seat, side)) - 1),
            Score::IfAtLeast(least, species, points) => {
                if count(&|s| s == species) >= i16::from(least) {
                    i16::from(points)
                } else {
                    0
                }
            }
        }
    }

    /// The result, once the game is over: most points, then most cards in hand (O-8.2).
    #[must_use]
    pub(crate) fn result(&self) -> Option<Standing> {
        if self.ending != Ending::Over {
            return None;
        }
        let mut results = [(0, 0); MAX_PLAYERS as usize];
        for seat in Seat(0).round(self.players) {
            results[seat.index()] = (self.score(seat), self.hand_size(seat).into());
        }
        Some(Standing::rank(&results[..usize::from(self.players)]))
    }
}
