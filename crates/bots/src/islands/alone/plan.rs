//! What things are worth in the solo game to somebody with a plan: colours are changed, and rounds are held with Timenautics.

use ::islands::view::Science;
use ::islands::{Colour, State, Technology};
use tabletop::Seat;

use super::super::board::Board;
use super::super::course::{Course, Scene};
use super::super::figures::{SEARCH_ALONE, Worth};
use super::super::judgement::Judgement;

/// Hundredths of a round of each colour that the second level of Re-Color adds to every round.
const RECOLOR_MATCHED: i32 = 12;
/// Hundredths of a round of each colour that every round brings for outlines besides the season's.
const OUTLINE_CHOSEN: i32 = 38;
/// The same that the second level of Re-Color adds.
const RECOLOR_OUTLINE: i32 = 29;
/// The same that the second level of Transforming adds, for every colour.
const TRANSFORMING_OUTLINE: i32 = 21;

/// What every coin is worth besides, once rounds can be held.
const HOLD_COIN: Worth = 36;
/// How many of the rounds that could be held count, in hundredths.
const HOLD_ROUNDS: i32 = 35;
/// The coins a held round costs, less what it brings.
const HOLD_COST: i32 = 11;
/// How much held rounds count for the colour of the season under way, in hundredths.
const HOLD_SEASON: i32 = 138;
/// How much of the income to come goes into held rounds, in hundredths.
const HOLD_INCOME: i32 = 80;
/// How much held rounds count as long as Timenautics is not known, in hundredths.
const PLAN_HOLD: i32 = 14;

/// What is researched.
pub(super) fn science(game: &State) -> Science {
    Science {
        levels: Technology::ALL.map(|technology| game.level(technology)),
        used: Technology::ALL.map(|technology| game.is_used(technology)),
    }
}

/// How far the game is.
pub(super) fn scene(game: &State) -> Scene {
    // Before the first round all are to come.
    let round = if game.has_islands(Seat(0)) { game.round() } else { 0 };
    Scene::of(game, round)
}

/// The judgement of the player before the sheets are kept.
pub(super) fn without_board(game: &State) -> Judgement {
    // The income without any tokens (I-4.3).
    at(game, game.coins(Seat(0)).into(), 3)
}

/// The judgement of the player before whom this board lies.
pub(super) fn judgement(game: &State, board: &Board) -> Judgement {
    at(game, board.coins, board.income).with_board(board)
}

fn at(game: &State, coins: i32, income: i32) -> Judgement {
    let scene = scene(game);
    Judgement::new(&SEARCH_ALONE, &scene, &course(game, &scene, coins, income), coins, 0)
}

/// The time that is left to somebody with these coins and that income.
fn course(game: &State, scene: &Scene, coins: i32, income: i32) -> Course {
    let rounds = scene.rounds();
    let held = held(game, rounds, coins, income);
    let tenths = 10 * rounds + held;
    // For each round so many hundredths, if a technology has its second level.
    let changes = |technology: Technology, hundredths: i32| {
        if game.level(technology) >= 2 { hundredths * rounds / 10 } else { 0 }
    };
    let seasons = Colour::ALL
        .map(|colour| 10 * scene.seasons(colour) + if colour == game.season() { held * HOLD_SEASON / 100 } else { 0 });
    let chosen = SEARCH_ALONE.chosen * rounds / 10 + changes(Technology::ReColor, RECOLOR_MATCHED);
    let shapes = changes(Technology::Transforming, TRANSFORMING_OUTLINE);
    let outlines = OUTLINE_CHOSEN * rounds / 10 + changes(Technology::ReColor, RECOLOR_OUTLINE) + shapes;
    Course {
        tenths,
        matched: seasons.map(|tenths| tenths + chosen),
        outline: seasons.map(|tenths| tenths + outlines),
        outline_any: tenths + shapes,
        coin: if game.level(Technology::Timenautics) == 3 { HOLD_COIN } else { 0 },
    }
}

/// Tenths of rounds that will be held.
fn held(game: &State, rounds: i32, coins: i32, income: i32) -> i32 {
    let held = 10 * (coins + rounds * income * HOLD_INCOME * SEARCH_ALONE.solo.passes / 10_000) / HOLD_COST;
    let to_go = 3 - i32::from(game.level(Technology::Timenautics));
    let held = if to_go == 0 {
        held
    } else if science(game).is_closed(Technology::Timenautics) || rounds <= to_go + 1 {
        0
    } else {
        held * PLAN_HOLD / 100
    };
    held.max(0) * HOLD_ROUNDS / 100
}
