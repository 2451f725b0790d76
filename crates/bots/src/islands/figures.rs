//! The figures of the judgement: of the greedy player, who judges the game for several players for the search as well, and of
//! the solo game for the search.
//!
//! They were found by letting players with slightly different ones play against each other: those of the greedy player in many
//! thousand games, with two to four players on near and far islands, those of the search in some hundred thousand solo games.
//! They are right together rather than one by one.

use ::islands::Technology;

/// Hundredths of a point.
pub(super) type Worth = i32;

/// What somebody takes for likely and what for valuable. Chances are 1024ths.
#[derive(Debug)]
pub(super) struct Figures {
    /// The chance that one more square that is wanted will be painted, while the end is far away: a landmark that needs
    /// four has the fourth power of it.
    pub(super) painted: i32,
    /// So many tenths of a round before the end that chance has halved.
    pub(super) painted_half: i32,
    /// The chance that one more square is painted in the colour that is wanted, while many rounds of that colour are left.
    /// A second colour takes the better side away for good, which is why it pays to wait.
    pub(super) matched: i32,
    /// With so many tenths of a round of that colour left that chance has halved.
    pub(super) matched_half: i32,
    /// Hundredths of a round of each colour that every round brings besides the season's: colours can be chosen at times.
    pub(super) chosen: i32,
    /// The chance that an outline that is still whole will be filled in its colour, while the end is far away. Painting one
    /// of its squares by anything but its form loses it.
    pub(super) outline: i32,
    /// With so many tenths of a round left for it that chance has halved: the right card has to come, and to be won.
    pub(super) outline_half: i32,
    /// The chance that it will be filled in any colour, where that is told apart.
    pub(super) outline_any: i32,
    /// So many tenths of a round before the end that chance has halved.
    pub(super) outline_any_half: i32,
    /// How much of that chance is left with each square on the way to it.
    pub(super) outline_way: i32,
    /// How likely outlines of two, four and five squares are filled, in hundredths.
    pub(super) outline_sizes: [i32; 3],
    /// What a coin is worth to somebody without coins, while the end is far away: what else it would buy.
    pub(super) coin: Worth,
    /// So many tenths of a round before the end that has halved. After the last round coins only break ties.
    pub(super) coin_half: i32,
    /// Coins are worth less the more one has; with so many, half as much on average …
    pub(super) rich: i32,
    /// … and so many tenths more for each round left to spend them.
    pub(super) rich_round: i32,
    /// What a square of one's own choice is worth, by side of the coal-pit token that paints it.
    pub(super) coal_square: [Worth; 2],
    /// What the shape of a grove is worth while one does not know which: in a colour of one's choice, in a random one.
    pub(super) grove: [Worth; 2],
    /// How much of what the best shape of a grove looks worth it brings, in hundredths: the shape has to fit the plans
    /// already made.
    pub(super) grove_shape: i32,
    /// What the access to an island is worth, in hundredths of what the island promises. More than all of it, because a
    /// promise leaves out what the island's own lighthouse opens; so an access may wait until the season suits the start.
    pub(super) access: i32,
    /// How much of that a lighthouse counts for, in hundredths, as long as it is not surrounded: nothing else is left lying
    /// for it.
    pub(super) lighthouse: i32,
    /// What the choice between two harbors adds to an access.
    pub(super) both_harbors: Worth,
    /// What a square costs that will stay empty.
    pub(super) unpainted: Worth,
    /// What only the solo game needs.
    pub(super) solo: Solo,
}

/// The figures that only the solo game needs.
#[derive(Debug)]
pub(super) struct Solo {
    /// How often one passes and takes the income, in hundredths of the rounds …
    pub(super) passes: i32,
    /// … and how often one wins; the rest is research.
    pub(super) wins: i32,
    /// What a round is worth, with all it brings.
    pub(super) round: Worth,
    /// Tenths of coins that a level gains in each round to come, by technology and level; what a change of colour or shape
    /// is worth besides is counted as coins, too. Expancing is reckoned instead.
    pub(super) gains: [[i32; 3]; Technology::ALL.len()],
    /// What it is worth at most to research now rather than in a later round.
    pub(super) haste: Worth,
    /// What a level of Expancing must bring more than acting while the end is far away: there is only one of each, and it
    /// may bring more later.
    pub(super) patience: [Worth; 3],
    /// So many rounds before the end that has halved.
    pub(super) patience_half: i32,
}

impl Figures {
    /// Those of the greedy player, by the number of players.
    pub(super) const fn greedy(players: u8) -> &'static Self {
        if players == 1 { &GREEDY_ALONE } else { &GREEDY }
    }
}

/// The greedy player's among several.
const GREEDY: Figures = Figures {
    painted: 920,
    painted_half: 30,
    matched: 875,
    matched_half: 16,
    chosen: 18,
    outline: 565,
    outline_half: 70,
    // It does not tell colours of outlines apart.
    outline_any: 0,
    outline_any_half: 1,
    outline_way: 825,
    outline_sizes: [100; 3],
    coin: 315,
    coin_half: 32,
    rich: 8,
    rich_round: 22,
    coal_square: [370, 340],
    grove: [1300, 1100],
    grove_shape: 75,
    access: 140,
    lighthouse: 65,
    both_harbors: 135,
    unpainted: 100,
    solo: Solo {
        passes: 45,
        wins: 40,
        round: 900,
        // Seen in games of this player.
        gains: [[0, 0, 0], [10, 7, 4], [19, 2, 2], [3, 3, 17], [5, 3, 24], [2, 3, 15], [0, 0, 15]],
        haste: 700,
        patience: [300, 500, 700],
        patience_half: 4,
    },
};

/// The greedy player's in the solo game: nobody else bids against one.
const GREEDY_ALONE: Figures = Figures { coin: 213, ..GREEDY };

/// Those of the search in the solo game.
pub(super) const SEARCH_ALONE: Figures = Figures {
    painted: 1000,
    painted_half: 59,
    matched: 812,
    matched_half: 7,
    chosen: 21,
    outline: 549,
    outline_half: 21,
    outline_any: 636,
    outline_any_half: 97,
    outline_way: 825,
    outline_sizes: [94, 108, 149],
    coin: 373,
    coin_half: 20,
    rich: 12,
    rich_round: 30,
    coal_square: [406, 312],
    grove: [916, 650],
    grove_shape: 54,
    access: 116,
    lighthouse: 78,
    both_harbors: 111,
    unpainted: 91,
    solo: Solo {
        passes: 12,
        wins: 68,
        round: 1625,
        gains: [[0, 0, 0], [15, 3, 5], [31, 1, 1], [34, 40, 0], [2, 3, 1], [0, 10, 13], [22, 13, 32]],
        haste: 1621,
        patience: [322, 417, 624],
        patience_half: 2,
    },
};
