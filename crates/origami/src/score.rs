//! What collections are worth at the end (O-8).

use tabletop::{Seat, Standing};

use crate::card::{Family, Side, Species};
use crate::state::{Ending, MAX_PLAYERS, State};
use crate::vocab::{Ability, Feat, Score};

/// What one card scores for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Scored {
    /// The card.
    pub card: Species,
    /// Whose collection it lies in: a card may reward another player (L-6.3). A character lies in none.
    pub owner: Option<Seat>,
    /// Which collection.
    pub side: Option<Side>,
    /// The points on the card.
    pub points: i16,
    /// What its scoring effect adds.
    pub bonus: i16,
}

impl State {
    /// What every card scores for a player: those of the own collections, left one first, each from the bottom; then those
    /// of others, and characters in play, that reward this player.
    pub fn scored(&self, seat: Seat) -> impl Iterator<Item = Scored> + '_ {
        let own = Side::BOTH.into_iter().flat_map(move |side| self.scored_in(seat, side));
        let others = seat.round(self.players).skip(1).flat_map(move |owner| {
            let theirs =
                Side::BOTH.into_iter().flat_map(move |side| self.collection(owner, side).map(move |c| (side, c)));
            theirs.map(move |(side, card)| (card, Some(owner), Some(side)))
        });
        let characters = self.characters_in_play().map(|card| (card, None, None));
        let awards = others.chain(characters).map(move |(card, owner, side)| Scored {
            card,
            owner,
            side,
            points: 0,
            bonus: self.award(seat, card),
        });
        own.chain(awards.filter(|scored| scored.bonus != 0))
    }

    /// What every card of one of a player's collections scores for that player.
    fn scored_in(&self, seat: Seat, side: Side) -> impl Iterator<Item = Scored> + '_ {
        self.collection(seat, side).enumerate().map(move |(place, card)| Scored {
            card,
            owner: Some(seat),
            side: Some(side),
            points: self.edition.facts(card).points.into(),
            bonus: self.bonus(seat, side, place, card),
        })
    }

    /// The points of a player as if the game ended now (O-8.1, L-6.1).
    #[must_use]
    pub fn score(&self, seat: Seat) -> i16 {
        self.scored(seat).map(|s| s.points + s.bonus).sum()
    }

    /// What the scoring effect of one card adds for its owner.
    fn bonus(&self, seat: Seat, side: Side, place: usize, card: Species) -> i16 {
        let Ability::Scoring(score) = self.edition.facts(card).ability else { return 0 };
        let count = |wanted: &dyn Fn(Species) -> bool| i16::from(self.count_collected(seat, wanted));
        let players =
            |better: &dyn Fn(Seat) -> bool| seat.round(self.players).skip(1).filter(|&s| better(s)).count() as i16;
        let of_family =
            |seat: Seat, family: Family| self.count_collected(seat, |s| self.edition.facts(s).family == Some(family));
        match score {
            Score::PerCardsInHand(cards) => i16::from(self.hand_size(seat) / cards),
            Score::PerSpecies(species, points) => i16::from(points) * count(&|s| s == species),
            Score::PerFamily(family, points) => i16::from(points) * i16::from(of_family(seat, family)),
            Score::PerOtherInCollection(points) => i16::from(points) * (i16::from(self.height(seat, side)) - 1),
            Score::IfAtLeast(least, species, points) => {
                if count(&|s| s == species) >= i16::from(least) {
                    i16::from(points)
                } else {
                    0
                }
            }
            Score::PerRicePaper(points) => i16::from(points) * i16::from(self.rice_paper(seat)),
            Score::IfNextTo(species, points) => {
                let next =
                    self.collection(seat, side).enumerate().any(|(at, s)| s == species && at.abs_diff(place) == 1);
                if next { i16::from(points) } else { 0 }
            }
            Score::DifferenceOfCollections => self.difference_of_collections(seat),
            Score::PerPlayerWithFewerCards(points) => {
                i16::from(points) * players(&|other| self.hand_size(other) < self.hand_size(seat))
            }
            Score::PerPlayerWithFewerOf(family, points) => {
                i16::from(points) * players(&|other| of_family(other, family) < of_family(seat, family))
            }
            Score::ToThoseWith(..) => self.award(seat, card),
        }
    }

    /// The difference between what the two collections of a player score; the effects that ask for it are left out of
    /// both sides (L-7.2).
    fn difference_of_collections(&self, seat: Seat) -> i16 {
        let asks = |card: Species| {
            matches!(self.edition.facts(card).ability, Ability::Scoring(Score::DifferenceOfCollections))
        };
        let [left, right] = Side::BOTH.map(|side| {
            let places = self.collection(seat, side).enumerate();
            let each = places.map(|(place, card)| {
                let bonus = if asks(card) { 0 } else { self.bonus(seat, side, place, card) };
                i16::from(self.edition.facts(card).points) + bonus
            });
            each.sum::<i16>()
        });
        (left - right).abs()
    }

    /// What a card awards a player, whoever owns it (L-6.2, L-6.3).
    fn award(&self, seat: Seat, card: Species) -> i16 {
        let Ability::Scoring(Score::ToThoseWith(feat, points)) = self.edition.facts(card).ability else { return 0 };
        let own = self.feat(seat, feat);
        // Nothing at all is never the most, nor the fewest.
        let rivals = Seat(0).round(self.players).map(|s| self.feat(s, feat)).filter(|&n| n > 0);
        let best = if feat == Feat::FewestFamilies { rivals.min() } else { rivals.max() };
        if best == Some(own) { points.into() } else { 0 }
    }

    /// How much of it a player has.
    fn feat(&self, seat: Seat, feat: Feat) -> u8 {
        let facts = |s: Species| self.edition.facts(s);
        match feat {
            Feat::MostOf(family) => self.count_collected(seat, |s| facts(s).family == Some(family)),
            Feat::MostFamilies | Feat::FewestFamilies => {
                let is_there = |family: &Family| self.count_collected(seat, |s| facts(s).family == Some(*family)) > 0;
                Family::ALL.iter().filter(|f| is_there(f)).count() as u8
            }
            Feat::MostCostingAtLeast(cost) => self.count_collected(seat, |s| facts(s).cost >= cost),
            Feat::MostCostingAtMost(cost) => self.count_collected(seat, |s| facts(s).cost <= cost),
            Feat::MostOrigami => self.count_collected(seat, |_| true),
            Feat::MostCardsInHand => self.hand_size(seat),
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
