//! What a player has in collections, and what one more card would add.

use origami::card::Family;
use origami::vocab::{Ability, Feat, Score};
use origami::{Edition, Side, Species, State};
use tabletop::{Game, Seat};

use super::rows::SPECIES;
use super::time::SEATS;

/// More cards that reward a feat than this are not looked at.
const MOST_AWARDS: usize = 8;
/// More cards with a scoring effect than this in one player's collections are not looked at.
const MOST_SCORING: usize = 16;

/// What a player has in collections.
#[derive(Clone, Debug)]
pub struct Holdings {
    /// Origami by species.
    species: [u8; SPECIES],
    /// Origami by family.
    families: [u8; Family::ALL.len()],
    /// Points that one more origami of a species adds to cards that lie there already.
    per_species: [u8; SPECIES],
    /// The same for one more of a family.
    per_family: [u8; Family::ALL.len()],
    /// The top cards, left first.
    pub tops: [Option<Species>; 2],
    /// The sizes of the collections, left first.
    pub heights: [u8; 2],
    /// Points that stay, whatever comes.
    pub sure: f32,
    /// Points that cards in hand bring at present.
    pub in_hand: f32,
    /// Points that the difference of the collections brings at present.
    pub difference: f32,
    /// Points for each other player with fewer cards in hand.
    pub per_fewer_cards: f32,
    /// The family that pays for each other player with fewer of it, and how much.
    pub per_fewer_of: Option<(Family, f32)>,
    /// What awards with a feat look at, by award.
    feats: [i8; MOST_AWARDS],
}

/// Cards that reward every player with the most or the fewest of something.
#[derive(Clone, Copy, Debug)]
pub struct Awards {
    list: [Option<(Feat, f32)>; MOST_AWARDS],
}

/// Everything that lies in collections, and what it rewards.
#[derive(Clone, Debug)]
pub struct AllHoldings {
    /// By seat.
    pub holdings: [Holdings; SEATS],
    awards: Awards,
}

impl AllHoldings {
    /// Looks at all collections.
    pub fn new(game: &State) -> Self {
        let mut awards = Awards { list: [None; MOST_AWARDS] };
        let mut count = 0;
        let mut add = |card: Species| {
            if let Ability::Scoring(Score::ToThoseWith(feat, points)) = game.edition().facts(card).ability
                && let Some(slot) = awards.list.get_mut(count)
            {
                *slot = Some((feat, points.into()));
                count += 1;
            }
        };
        for card in game.characters_in_play() {
            add(card);
        }
        let players = game.players();
        let mut holdings =
            std::array::from_fn(|seat| Holdings::new(game, Seat(seat as u8), (seat as u8) < players, &mut add));
        for (seat, holdings) in holdings.iter_mut().enumerate().take(players.into()) {
            for (at, award) in awards.list.iter().enumerate() {
                let Some((feat, _)) = award else { break };
                holdings.feats[at] = holdings.feat(game, Seat(seat as u8), *feat);
            }
        }
        Self { holdings, awards }
    }

    /// Hands over by how much a seat is ahead of the best other one in what a card rewards, whether that is a matter of cards in
    /// hand, and the points.
    pub fn each_lead(&self, game: &State, seat: Seat, mut each: impl FnMut(i8, bool, f32)) {
        let others = || (0..usize::from(game.players())).filter(move |&s| s != seat.index());
        let own = &self.holdings[seat.index()];
        for (at, award) in self.awards.list.iter().enumerate() {
            let Some((feat, points)) = *award else { break };
            each(self.lead(game, seat, at), feat == Feat::MostCardsInHand, points);
        }
        if own.per_fewer_cards > 0.0 {
            for other in others() {
                let lead = game.hand_size(seat) as i8 - game.hand_size(Seat(other as u8)) as i8;
                each(lead - 1, true, own.per_fewer_cards);
            }
        }
        if let Some((family, points)) = own.per_fewer_of {
            for other in others() {
                let lead = own.families[family as usize] as i8 - self.holdings[other].families[family as usize] as i8;
                each(lead - 1, false, points);
            }
        }
    }

    /// By how much a seat is ahead of the best other one in what an award looks at.
    fn lead(&self, game: &State, seat: Seat, at: usize) -> i8 {
        let own = self.holdings[seat.index()].feats[at];
        let others = (0..usize::from(game.players())).filter(|&s| s != seat.index());
        own - others.map(|s| self.holdings[s].feats[at]).max().unwrap_or(0)
    }

    /// What a card would bring a seat beside the points printed on it, as far as that can be told; `actions` are left to it.
    pub fn extra(&self, game: &State, seat: Seat, actions: f32, card: Species) -> f32 {
        let own = &self.holdings[seat.index()];
        let mut extra = own.extra(game.edition(), card);
        let facts = game.edition().facts(card);
        for (at, award) in self.awards.list.iter().enumerate() {
            let Some((feat, points)) = *award else { break };
            let counts = match feat {
                Feat::MostOf(family) => facts.family == Some(family),
                Feat::MostFamilies => facts.family.is_some_and(|f| own.families[f as usize] == 0),
                Feat::MostCostingAtLeast(cost) => facts.cost >= cost && !card.is_character(),
                Feat::MostCostingAtMost(cost) => facts.cost <= cost && !card.is_character(),
                Feat::MostOrigami => !card.is_character(),
                Feat::FewestFamilies | Feat::MostCardsInHand => false,
            };
            if counts && matches!(self.lead(game, seat, at), -1 | 0) {
                // The earlier, the less a lead means.
                extra += points * ((7.0 - actions) / 6.0).clamp(0.15, 1.0);
            }
        }
        extra
    }
}

impl Holdings {
    fn new(game: &State, seat: Seat, exists: bool, award: &mut impl FnMut(Species)) -> Self {
        let mut all = Self {
            species: [0; SPECIES],
            families: [0; Family::ALL.len()],
            per_species: [0; SPECIES],
            per_family: [0; Family::ALL.len()],
            tops: [None; 2],
            heights: [0; 2],
            sure: 0.0,
            in_hand: 0.0,
            difference: 0.0,
            per_fewer_cards: 0.0,
            per_fewer_of: None,
            feats: [0; MOST_AWARDS],
        };
        if !exists {
            return all;
        }
        let edition = game.edition();
        all.tops = Side::BOTH.map(|side| game.top_card(seat, side));
        all.heights = Side::BOTH.map(|side| game.height(seat, side));
        let mut scoring: [Option<(Score, Side, usize)>; MOST_SCORING] = [None; MOST_SCORING];
        let mut count = 0;
        let mut points = 0;
        for side in Side::BOTH {
            for (place, card) in game.collection(seat, side).enumerate() {
                let facts = edition.facts(card);
                points += i16::from(facts.points);
                all.species[card.index()] += 1;
                if let Some(family) = facts.family {
                    all.families[family as usize] += 1;
                }
                if let Ability::Scoring(score) = facts.ability {
                    award(card);
                    if let Some(slot) = scoring.get_mut(count) {
                        *slot = Some((score, side, place));
                        count += 1;
                    }
                }
            }
        }
        all.sure = points.into();
        for &(score, side, place) in scoring.iter().flatten() {
            all.add_scoring(game, seat, score, side, place);
        }
        all
    }

    fn add_scoring(&mut self, game: &State, seat: Seat, score: Score, side: Side, place: usize) {
        match score {
            Score::PerSpecies(species, points) => {
                self.per_species[species.index()] += points;
                self.sure += f32::from(points * self.species[species.index()]);
            }
            Score::PerFamily(family, points) => {
                self.per_family[family as usize] += points;
                self.sure += f32::from(points * self.families[family as usize]);
            }
            Score::PerOtherInCollection(points) => {
                self.sure += f32::from(points * (self.heights[side as usize] - 1));
            }
            Score::IfAtLeast(least, species, points) => {
                if self.species[species.index()] >= least {
                    self.sure += f32::from(points);
                }
            }
            Score::IfNextTo(species, points) => {
                let mut column = game.collection(seat, side).enumerate();
                if column.any(|(at, s)| s == species && at.abs_diff(place) == 1) {
                    self.sure += f32::from(points);
                }
            }
            Score::PerCardsInHand(cards) => self.in_hand += f32::from(game.hand_size(seat) / cards),
            Score::PerRicePaper(points) => self.in_hand += f32::from(points * game.rice_paper(seat)),
            Score::DifferenceOfCollections => {
                let sums = Side::BOTH.map(|side| {
                    game.collection(seat, side).map(|s| f32::from(game.edition().facts(s).points)).sum::<f32>()
                });
                self.difference += (sums[0] - sums[1]).abs();
            }
            Score::PerPlayerWithFewerCards(points) => self.per_fewer_cards += f32::from(points),
            Score::PerPlayerWithFewerOf(family, points) => {
                let before = self.per_fewer_of.map_or(0.0, |(_, points)| points);
                self.per_fewer_of = Some((family, before + f32::from(points)));
            }
            Score::ToThoseWith(..) => {}
        }
    }

    /// How much of it the player has; more is better.
    fn feat(&self, game: &State, seat: Seat, feat: Feat) -> i8 {
        let families = || self.families.iter().filter(|&&n| n > 0).count() as i8;
        let costing = |wanted: &dyn Fn(u8) -> bool| {
            let all = Side::BOTH.into_iter().flat_map(|side| game.collection(seat, side));
            all.filter(|&s| wanted(game.edition().facts(s).cost)).count() as i8
        };
        match feat {
            Feat::MostOf(family) => self.families[family as usize] as i8,
            Feat::MostFamilies => families(),
            // None at all is not the fewest.
            Feat::FewestFamilies => {
                if families() == 0 {
                    -10
                } else {
                    -families()
                }
            }
            Feat::MostCostingAtLeast(cost) => costing(&|c| c >= cost),
            Feat::MostCostingAtMost(cost) => costing(&|c| c <= cost),
            Feat::MostOrigami => (self.heights[0] + self.heights[1]) as i8,
            Feat::MostCardsInHand => game.hand_size(seat) as i8,
        }
    }

    /// What a card would score beside the points printed on it, as far as that depends on the own collections alone.
    fn extra(&self, edition: &Edition, card: Species) -> f32 {
        let facts = edition.facts(card);
        let mut extra = f32::from(self.per_species[card.index()]);
        if let Some(family) = facts.family {
            extra += f32::from(self.per_family[family as usize]);
        }
        let Ability::Scoring(score) = facts.ability else { return extra };
        extra
            + match score {
                Score::PerSpecies(species, points) => f32::from(points * self.species[species.index()]),
                Score::PerFamily(family, points) => {
                    f32::from(points * (self.families[family as usize] + u8::from(facts.family == Some(family))))
                }
                Score::PerOtherInCollection(points) => f32::from(points * self.heights[0].min(self.heights[1])),
                Score::IfAtLeast(least, species, points) => {
                    let there = self.species[species.index()] + 1;
                    match there.cmp(&least) {
                        std::cmp::Ordering::Less => 0.0,
                        // The others count now, too.
                        std::cmp::Ordering::Equal => f32::from(points * least),
                        std::cmp::Ordering::Greater => f32::from(points),
                    }
                }
                Score::IfNextTo(species, points) => {
                    let is_next =
                        (0..2).any(|i| self.heights[i] <= self.heights[1 - i] && self.tops[i] == Some(species));
                    // The card under it counts now, too, if it did not before.
                    if is_next { 1.5 * f32::from(points) } else { 0.0 }
                }
                _ => 0.0,
            }
    }
}
