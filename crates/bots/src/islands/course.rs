//! How far the game is, how much time is expected to be left for what, and what coins are worth meanwhile.

use ::islands::atlas::SPACES;
use ::islands::{Atlas, Colour, State, Variant};
use tabletop::Game;

use super::figures::{Figures, Worth};

/// How far the game is, as everybody sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene {
    pub(super) players: u8,
    pub(super) variant: Variant,
    pub(super) atlas: &'static Atlas,
    /// The round under way; 0 before the first.
    pub(super) round: u8,
}

impl Scene {
    /// The scene of a position in that round.
    pub(super) fn of(game: &State, round: u8) -> Self {
        Self { players: game.players(), variant: game.variant(), atlas: game.atlas(), round }
    }

    /// The seasons of the rounds after this one.
    fn to_come(self) -> &'static [Colour] {
        &self.atlas.board().track[usize::from(self.round).min(SPACES)..]
    }

    /// Rounds after this one.
    pub(super) fn rounds(self) -> i32 {
        self.to_come().len() as i32
    }

    /// Rounds after this one in the season of that colour.
    pub(super) fn seasons(self, colour: Colour) -> i32 {
        self.to_come().iter().filter(|&&season| season == colour).count() as i32
    }
}

/// How much time is expected to be left for what, in tenths of rounds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    /// For anything.
    pub(super) tenths: i32,
    /// To paint in each colour.
    pub(super) matched: [i32; 3],
    /// To fill an outline of each colour in its colour.
    pub(super) outline: [i32; 3],
    /// To fill it in any colour.
    pub(super) outline_any: i32,
    /// What each coin is worth besides, in hundredths of a point, because it buys more time.
    pub(super) coin: Worth,
}

impl Course {
    /// Round after round, and no plan for them.
    pub(super) fn plain(figures: &Figures, scene: &Scene) -> Self {
        let rounds = scene.rounds();
        let tenths = 10 * rounds;
        let matched = Colour::ALL.map(|colour| 10 * scene.seasons(colour) + figures.chosen * rounds / 10);
        Self { tenths, matched, outline: [tenths; 3], outline_any: tenths, coin: 0 }
    }
}

/// What coins are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purse {
    coins: i32,
    /// What each coin is worth whatever happens.
    each: Worth,
    /// What the first coin is worth besides.
    first: Worth,
    /// With so many coins that has halved on average.
    rich: i32,
}

/// `most` while the end is far away, half of it when `tenths` are as few as `half`, nothing without any.
pub(super) const fn fading(most: i32, tenths: i32, half: i32) -> i32 {
    if tenths <= 0 { 0 } else { most * tenths / (tenths + half) }
}

impl Purse {
    /// The purse of a greedy player with so many coins.
    pub(super) const fn at(scene: &Scene, coins: i32) -> Self {
        let round = if scene.round as usize > SPACES { SPACES } else { scene.round as usize };
        Self::new(Figures::greedy(scene.players), 10 * (SPACES - round) as i32, 0, coins)
    }

    /// A purse with so many tenths of rounds to go, in which each coin is worth so much besides.
    pub(super) const fn new(figures: &Figures, tenths: i32, besides: Worth, coins: i32) -> Self {
        Self {
            coins,
            // Coins break ties in the end (I-9.2).
            each: 1 + besides,
            first: fading(figures.coin, tenths, figures.coin_half),
            rich: figures.rich + figures.rich_round * tenths / 100,
        }
    }

    /// What it is worth to have so many coins.
    pub(super) const fn holding(self, coins: i32) -> Worth {
        let coins = if coins < 0 { 0 } else { coins };
        self.each * coins + self.first * coins * self.rich / (self.rich + coins)
    }

    /// What it costs to pay so many coins.
    pub(super) const fn paying(self, coins: i32) -> Worth {
        self.holding(self.coins) - self.holding(self.coins - coins)
    }

    /// What it is worth to get so many coins.
    pub(super) const fn getting(self, coins: i32) -> Worth {
        self.holding(self.coins + coins) - self.holding(self.coins)
    }

    /// What so many coins more or less are worth.
    pub(super) const fn change(self, coins: i32) -> Worth {
        if coins < 0 { -self.paying(-coins) } else { self.getting(coins) }
    }
}
