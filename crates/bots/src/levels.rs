//! Five levels with characters of their own, from one that a child can beat to the strongest.
//!
//! All of them know the same about a game and differ in how they use it. The first two look at the table and take what they
//! like; the others think ahead, each longer than the one before. Nobody makes nonsense moves on purpose: what chance decides, it
//! decides among moves that somebody could like.

use std::fmt;

use tabletop::Stream;

use crate::bot::{Bot, Sight};
use crate::budget::Budget;
use crate::judgement::{Judged, Judgement};
use crate::sensei::Sensei;
use crate::thoughts::Thoughts;

/// A level, by the animal it is called after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// The chick: takes the first thing that looks nice.
    Hina,
    /// The frog: jumps at what looks best, and never thinks twice.
    Kaeru,
    /// The fox: thinks a little, and likes a surprise.
    Kitsune,
    /// The owl: thinks carefully.
    Fukuro,
    /// The crane: gives everything.
    Tsuru,
}

/// How a level plays. Everything that makes it stronger or weaker is here.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Character {
    /// How it comes to like a move.
    pub mind: Mind,
    /// How much is left to chance. At 0 it takes what it likes best; the greater, the more often something else.
    ///
    /// Who looks takes a move in proportion to the `1 / temperature`-th power of its weight. Who thinks takes one that promises
    /// `temperature` less than the best (of rewards from 0 to 1) about a third as often.
    pub temperature: f32,
    /// What it likes less than this share of what it likes best is never taken: of weights when it looks, of how often a move
    /// was tried when it thinks.
    pub hopeless: f32,
}

/// How a level comes to like a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mind {
    /// By how promising it looks, in so many imagined worlds.
    Looks(u32),
    /// By thinking ahead for so long.
    Thinks(Budget),
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [Self::Hina, Self::Kaeru, Self::Kitsune, Self::Fukuro, Self::Tsuru];

    /// The level of that name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Its name, on the command line and in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hina => "hina",
            Self::Kaeru => "kaeru",
            Self::Kitsune => "kitsune",
            Self::Fukuro => "fukuro",
            Self::Tsuru => "tsuru",
        }
    }

    /// How it plays: the one table of all levels.
    ///
    /// Worlds limit what a level thinks, so that it is as strong on a slow machine as on a fast one; time only keeps answers from
    /// being late.
    #[must_use]
    pub const fn character(self) -> Character {
        use Mind::{Looks, Thinks};
        let (mind, temperature, hopeless) = match self {
            Self::Hina => (Looks(1), 0.5, 0.05),
            Self::Kaeru => (Looks(4), 0.08, 0.05),
            Self::Kitsune => (Thinks(Budget::nodes(40).within_ms(100)), 0.025, 0.2),
            Self::Fukuro => (Thinks(Budget::nodes(60).within_ms(120)), 0.0, 0.0),
            Self::Tsuru => (Thinks(Budget::nodes(15_000).within_ms(450)), 0.0, 0.0),
        };
        Character { mind, temperature, hopeless }
    }

    /// A player of this level.
    #[must_use]
    pub fn bot<G: Judged>(self) -> Box<dyn Bot<G>> {
        Box::new(Animal::new(self, self.character()))
    }

    /// The same that thinks for `nodes` worlds at most, for tests: it plays like itself but worse, and fast.
    #[must_use]
    pub fn hurried<G: Judged>(self, nodes: u64) -> Box<dyn Bot<G>> {
        let mut character = self.character();
        if let Mind::Thinks(budget) = &mut character.mind {
            *budget = Budget::nodes(budget.nodes.unwrap_or(nodes).min(nodes));
        }
        Box::new(Animal::new(self, character))
    }
}

/// A player of some level.
pub struct Animal<G: Judged> {
    level: Level,
    character: Character,
    sensei: Sensei<G>,
    weights: Vec<f32>,
    liking: Vec<f32>,
}

impl<G: Judged> fmt::Debug for Animal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Animal").field("level", &self.level).field("character", &self.character).finish_non_exhaustive()
    }
}

impl<G: Judged> Animal<G> {
    /// One of that level that plays in this way.
    #[must_use]
    pub fn new(level: Level, character: Character) -> Self {
        let budget = match character.mind {
            Mind::Thinks(budget) => budget,
            Mind::Looks(_) => Budget::nodes(0),
        };
        Self { level, character, sensei: Sensei::new(budget), weights: Vec::new(), liking: Vec::new() }
    }

    /// Likes every move in proportion to how promising it looks in so many worlds.
    fn look(&mut self, worlds: u32, sight: &Sight<G>, stream: &mut Stream) -> usize {
        self.liking.clear();
        self.liking.resize(sight.legal.len(), 0.0);
        for _ in 0..worlds.max(1) {
            let world = G::imagine(sight.view, sight.memory, stream);
            self.weights.clear();
            self.sensei.judgement().weigh(&world, sight.seat, sight.legal, &mut self.weights);
            let sum: f32 = self.weights.iter().sum();
            if sum > 0.0 {
                self.liking.iter_mut().zip(&self.weights).for_each(|(liking, weight)| *liking += weight / sum);
            }
        }
        let Character { temperature, hopeless, .. } = self.character;
        let best = self.liking.iter().copied().fold(0.0, f32::max);
        if best > 0.0 {
            for liking in &mut self.liking {
                let share = *liking / best;
                *liking = if share < hopeless { 0.0 } else { sharpened(share, temperature) };
            }
        } else {
            // Nothing looks better than anything else.
            self.liking.fill(1.0);
        }
        take(&self.liking, stream)
    }

    /// Thinks, and likes the moves in the order of what they promise.
    fn think(&mut self, sight: &Sight<G>, stream: &mut Stream) -> usize {
        let best = self.sensei.choose(sight, stream);
        let Character { temperature, hopeless, .. } = self.character;
        let Some(options) = self.sensei.thoughts().map(|thoughts| &thoughts.options).filter(|_| temperature > 0.0)
        else {
            return best;
        };
        let Some(first) = options.first() else { return best };
        let often = hopeless * first.visits as f32;
        self.liking.clear();
        self.liking.extend(options.iter().map(|option| match option.visits as f32 {
            visits if visits < often => 0.0,
            // Few trials may have been lucky ones: nothing counts as better than the best.
            _ => libm::expf((option.value - first.value).min(0.0) as f32 / temperature),
        }));
        let taken = options[take(&self.liking, stream)].answer;
        sight.legal.iter().position(|&m| m == taken).unwrap_or(best)
    }
}

/// A share of the best, from 0 to 1, to the power of `1 / temperature`.
fn sharpened(share: f32, temperature: f32) -> f32 {
    if temperature > 0.0 { libm::powf(share, 1.0 / temperature) } else { f32::from(u8::from(share >= 1.0)) }
}

/// An index, in proportion to the likings.
fn take(liking: &[f32], stream: &mut Stream) -> usize {
    const STEPS: u32 = 1 << 24;
    let sum: f32 = liking.iter().sum();
    let mut left = stream.below(STEPS) as f32 / STEPS as f32 * sum;
    let mut last = 0;
    for (index, &liking) in liking.iter().enumerate() {
        if liking > 0.0 {
            if left < liking {
                return index;
            }
            left -= liking;
            last = index;
        }
    }
    // Sums of rounded numbers may be a little too large.
    last
}

impl<G: Judged> Bot<G> for Animal<G> {
    fn name(&self) -> &'static str {
        self.level.name()
    }

    fn choose(&mut self, sight: &Sight<G>, stream: &mut Stream) -> usize {
        match self.character.mind {
            _ if sight.legal.len() < 2 => 0,
            Mind::Looks(worlds) => self.look(worlds, sight, stream),
            Mind::Thinks(_) => self.think(sight, stream),
        }
    }

    fn thoughts(&self) -> Option<&Thoughts<G::Move>> {
        match self.character.mind {
            Mind::Looks(_) => None,
            Mind::Thinks(_) => self.sensei.thoughts(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_known_by_their_names() {
        for level in Level::ALL {
            assert_eq!(Level::by_name(level.name()), Some(level));
        }
        assert_eq!(Level::by_name("kappa"), None);
        assert!(Level::ALL.is_sorted());
    }

    #[test]
    fn what_is_liked_more_is_taken_more_often() {
        let mut stream = Stream::new(1);
        let mut taken = [0; 4];
        for _ in 0..8_000 {
            taken[take(&[1.0, 0.0, 2.0, 5.0], &mut stream)] += 1;
        }
        assert!((900..1_100).contains(&taken[0]) && taken[1] == 0 && (1_850..2_150).contains(&taken[2]), "{taken:?}");
        assert_eq!(take(&[0.0, 0.0], &mut stream), 0);
        assert_eq!(take(&[0.0, f32::MIN_POSITIVE, 0.0], &mut stream), 1);
    }

    #[test]
    fn without_temperature_only_the_best_is_liked() {
        assert_eq!([0.5, 0.999, 1.0].map(|share| sharpened(share, 0.0)), [0.0, 0.0, 1.0]);
        assert_eq!(sharpened(0.25, 2.0), 0.5);
    }

    #[test]
    fn nobody_but_the_strongest_thinks_for_long() {
        for level in Level::ALL {
            let Mind::Thinks(budget) = level.character().mind else { continue };
            let most = if level == Level::Tsuru { 450 } else { 130 };
            assert!(budget.time.is_some_and(|time| time.as_millis() <= most), "{level:?}");
        }
    }
}
