//! The figures of the judgement of the solo game.
//!
//! They were found by letting players with slightly different ones play some hundred thousand games; they are right together
//! rather than one by one. Worths are hundredths of points, chances are 1024ths.

use super::worth::Worth;

/// The chance that one more square that is wanted will be painted, while the end is far away, in 1024ths.
pub(super) const PAINTED: i32 = 1000;
/// So many tenths of a round before the end that chance has halved.
pub(super) const PAINTED_HALF: i32 = 59;
/// The chance that one more square is painted in the colour that is wanted, while many rounds of that colour are left.
pub(super) const MATCHED: i32 = 812;
/// With so many tenths of a round of that colour left that chance has halved.
pub(super) const MATCHED_HALF: i32 = 7;
/// Hundredths of a round of each colour that every round brings besides the season's: colours can be chosen at times.
pub(super) const CHOSEN: i32 = 21;
/// The same that the second level of Re-Color adds.
pub(super) const RC_MATCHED: i32 = 12;
/// The chance that an outline that is still whole will be filled in its colour, while many rounds of that colour are left.
pub(super) const OUTLINE: i32 = 549;
/// With so many tenths of a round of that colour left that chance has halved.
pub(super) const OUTLINE_HALF: i32 = 21;
/// The chance that it will be filled in any colour, while the end is far away.
pub(super) const OUTLINE_ANY: i32 = 636;
/// So many tenths of a round before the end that chance has halved.
pub(super) const OUTLINE_ANY_HALF: i32 = 97;
/// Hundredths of a round of each colour that every round brings for outlines besides the season's.
pub(super) const OUTLINE_CHOSEN: i32 = 38;
/// The same that the second level of Re-Color adds.
pub(super) const RC_OUTLINE: i32 = 29;
/// The same that the second level of Transforming adds, for every colour.
pub(super) const TR_OUTLINE: i32 = 21;
/// How much of that chance is left with each square on the way to the outline.
pub(super) const OUTLINE_WAY: i32 = 825;
/// How likely outlines of two squares are filled, in hundredths of others.
pub(super) const SHAPE2: i32 = 94;
/// How likely outlines of four squares are.
pub(super) const SHAPE4: i32 = 108;
/// How likely outlines of five squares are.
pub(super) const SHAPE5: i32 = 149;
/// What a coin is worth to somebody without coins, while the end is far away.
pub(super) const COIN: Worth = 373;
/// So many tenths of a round before the end that has halved.
pub(super) const COIN_HALF: i32 = 20;
/// Coins are worth less the more one has; with so many, half as much on average …
pub(super) const RICH: i32 = 12;
/// … and so many tenths more for each round left to spend them.
pub(super) const RICH_ROUND: i32 = 30;
/// What every coin is worth besides, once rounds can be held.
pub(super) const HOLD_COIN: Worth = 36;
/// What a square of one's own choice is worth that a coal-pit token of the better side paints.
pub(super) const COAL_SINGLE: Worth = 406;
/// What it is worth on the other side.
pub(super) const COAL_DIFFERENT: Worth = 312;
/// What the shape of a grove is worth in a colour of one's choice while one does not know which.
pub(super) const GROVE_SINGLE: Worth = 916;
/// What it is worth in a random colour.
pub(super) const GROVE_DIFFERENT: Worth = 650;
/// How much of what the best shape of a grove looks worth it brings, in hundredths.
pub(super) const GROVE_SHAPE: i32 = 54;
/// What the access to an island is worth, in hundredths of what the island promises.
pub(super) const ACCESS: i32 = 116;
/// How much of that a lighthouse counts for, in hundredths, as long as it is not surrounded.
pub(super) const LIGHTHOUSE: i32 = 78;
/// What the choice between two harbors adds to an access.
pub(super) const BOTH_HARBORS: Worth = 111;
/// How often one passes and takes the income, in hundredths of the rounds …
pub(super) const PASSES: i32 = 12;
/// … and how often one wins.
pub(super) const WINS: i32 = 68;
/// What a round is worth, with all it brings.
pub(super) const ROUND: Worth = 1625;
/// What it is worth at most to research now rather than in a later round.
pub(super) const HASTE: Worth = 1621;
/// What the first level of Expancing must bring more than acting while the end is far away: it may bring more later.
pub(super) const PATIENCE1: Worth = 322;
/// The same for the second level.
pub(super) const PATIENCE2: Worth = 417;
/// The same for the third level.
pub(super) const PATIENCE3: Worth = 624;
/// So many rounds before the end that has halved.
pub(super) const PATIENCE_HALF: i32 = 2;
/// How many of the rounds that could be held count, in hundredths.
pub(super) const HOLD_ROUNDS: i32 = 35;
/// The coins a held round costs, less what it brings.
pub(super) const HOLD_COST: i32 = 11;
/// How much held rounds count for the colour of the season under way, in hundredths.
pub(super) const HOLD_SEASON: i32 = 138;
/// How much of the income to come goes into held rounds, in hundredths.
pub(super) const HOLD_INCOME: i32 = 80;
/// How much held rounds count as long as Timenautics is not known, in hundredths.
pub(super) const PLAN_HOLD: i32 = 14;
/// What a square costs that will stay empty.
pub(super) const UNPAINTED: Worth = 91;

/// Tenths of coins that a level is worth in each space to come, by technology and level; Expancing is reckoned instead.
pub(super) const GAINS: [[i32; 3]; 7] =
    [[0, 0, 0], [15, 3, 5], [31, 1, 1], [34, 40, 0], [2, 3, 1], [0, 10, 13], [22, 13, 32]];
