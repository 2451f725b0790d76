//! How a solo game is expected to end: its points so far, and what facts of the position have added to them in many games.
//!
//! Meant for the beginning of a round, when it is asked what is bid.

use ::islands::atlas::{Landmark, SPACES};
use ::islands::score::points;
use ::islands::{Nth, Shape, Side, State, Technology};
use tabletop::Seat;

use super::super::board::Board;
use super::super::judgement::Judgement;
use super::plan;

/// So many facts are looked at.
const BASE: usize = 42;
/// Powers of time: 0, 1, 2.
const POWERS: usize = 3;

/// What each of them adds to the score, by power of the share of the spaces that is left. Fitted to the ends of many games.
#[rustfmt::skip]
const WEIGHTS: [[f32; BASE]; POWERS] = [
    [
        -11.82, 10.53, 6.662, 1.334, 0.4939, 0.5624, 0.6505, -8.201, 0.9169,
        -0.0172, -2.697, 0.0023, 0.2529, 4.607, 3.497, 0.5789, 0.3458, 0.2063,
        0.0029, 0.0076, 3.305, 0.5138, 2.191, 2.899, -1.321, 5.11, 6.215,
        -3.189, -2.827, -3.856, 7.145, -11.47, -5.833, 0.3983, 0.0321, 0.1271,
        -4.49, -15.55, -0.6341, 1.77, 0.1286, 0.4127,
    ],
    [
        -32.53, 15.88, 27.4, 40.01, -0.0636, 0.4326, 0.2006, 42.14, 15.73,
        -4.908, 19.58, -0.7961, -0.3341, 9.027, 4.047, 1.542, 0.7952, 2.914,
        0.5964, 0.043, 2.933, -3.273, 5.056, 3.836, -0.4699, 9.493, 11.74,
        0.2155, 2.367, -2.05, -12.03, -40.9, -15.22, -4.288, 0.7591, 0.1364,
        5.675, 41.7, -0.4806, 2.905, 0.1589, 1.433,
    ],
    [
        -44.61, 4.855, -18.4, -20.68, -0.1971, -1.555, -2.46, 4.791, -18.62,
        25.73, 35.28, -12.52, 0.0435, -7.218, -1.291, -1.241, -0.0171, -2.433,
        0.1448, -3.185, -5.608, -1.198, 40.01, 11.94, -10.44, -14.41, -27.4,
        6.493, 26.4, 9.499, -2.467, 23.51, 16.39, 4.082, -0.6692, -0.0352,
        -2.832, 10.26, 3.093, -11.17, -0.0418, -1.765,
    ],
];

/// What there is to see.
fn facts(game: &State, judgement: &Judgement, board: &Board) -> [f32; BASE] {
    let mut x = [0.0; BASE];
    x[0] = 1.0;
    let begun = facts_of_islands(judgement, board, &mut x);
    facts_of_harbors(board, &begun, &mut x);
    facts_of_player(game, board, &mut x);
    x
}

/// Which islands have not been started, and how near a lighthouse is.
struct Begun {
    unstarted: usize,
    /// What each of them promises.
    promises: [i32; 4],
    /// The chance of the lighthouse that is surrounded most easily.
    nearest: f32,
}

fn facts_of_islands(judgement: &Judgement, board: &Board, x: &mut [f32; BASE]) -> Begun {
    let (mut unstarted, mut promises) = (0, [0; 4]);
    let mut nearest = 0.0_f32;
    for nth in Nth::ALL {
        let here = &board.islands[nth.index()];
        let island = here.island;
        if !board.is_started(nth) {
            promises[unstarted] = judgement.promise(here);
            unstarted += 1;
            x[14] += island.outlines.len() as f32;
            x[35] += 40.0 + 10.0 * f32::from(island.at(Landmark::Temple).len()) + 10.0 * island.outlines.len() as f32;
            continue;
        }
        let (free, painted) = (here.free(), here.painted());
        x[15] += f32::from(free.len());
        judgement.sites(here, |site, [single, different]| {
            let (best, other) =
                (f32::from(points(site.landmark, Side::Single)), f32::from(points(site.landmark, Side::Different)));
            match site.landmark {
                Landmark::RegularHarbor | Landmark::SecretHarbor => x[5] += best * single + other * different,
                Landmark::Temple => x[6] += best * single + other * different,
                Landmark::Lighthouse => {
                    x[7] += single + different;
                    nearest = nearest.max(single + different);
                }
                Landmark::Grove => x[8] += single + different,
                Landmark::GoldMine => x[9] += 2.0 * single + different,
                Landmark::CoalPit => x[10] += single + different,
                _ => x[11] += single + different,
            }
            x[if single > 0.0 { 16 } else { 17 }] += if single > 0.0 { best } else { other };
        });
        for (i, outline) in island.outlines.iter().enumerate() {
            if (here.filled[0] | here.filled[1]) >> i & 1 == 0 && !outline.squares.meets(painted) {
                x[13] += 1.0;
            }
        }
        x[12] += judgement.outlines(here) as f32 / 100.0;
    }
    promises[..unstarted].sort_unstable_by(|a, b| b.cmp(a));
    Begun { unstarted, promises, nearest }
}

/// How many islands can be begun, and what is in the way of the others.
fn facts_of_harbors(board: &Board, begun: &Begun, x: &mut [f32; BASE]) {
    let &Begun { unstarted, ref promises, nearest } = begun;
    let held = usize::from(board.access[0] + board.access[1]) + usize::from(!board.has_begun());
    x[1] = unstarted as f32;
    x[2] = f32::from(board.access[0]).min(unstarted as f32);
    x[3] = f32::from(board.access[1]).min(unstarted as f32);
    x[4] = promises[..unstarted].iter().take(held).sum::<i32>() as f32 / 100.0;
    let closed = unstarted.saturating_sub(held) as f32;
    // Islands that no lighthouse opens, and those for which none is near.
    x[36] = (closed - x[7]).max(0.0);
    x[37] = if closed > 0.0 { 1.0 - nearest } else { 0.0 };
    x[38] = (8.0 - x[15]).max(0.0);
    x[39] = [Shape::Three, Shape::Four, Shape::Five].into_iter().filter(|&shape| board.has_place(shape)).count() as f32;
    x[40] = x[35] * closed / (unstarted as f32).max(1.0);
    x[41] = closed * closed;
}

fn facts_of_player(game: &State, board: &Board, x: &mut [f32; BASE]) {
    let coins = board.coins as f32;
    (x[18], x[19], x[20]) = (coins, coins.sqrt(), (coins / 14.0).min(1.0));
    x[21] = board.income as f32;
    (x[22], x[23]) = (board.coal[0].into(), board.coal[1].into());
    let level = |technology: Technology| game.level(technology);
    let has = |is: bool| f32::from(u8::from(is));
    let time = level(Technology::Timenautics);
    (x[24], x[25], x[26]) = (has(time == 3), has(time >= 1), has(time >= 2));
    (x[27], x[28]) = (has(level(Technology::Economicus) >= 1), has(level(Technology::Economicus) >= 3));
    (x[29], x[30]) = (has(level(Technology::ReColor) >= 2), has(level(Technology::ReRoll) >= 3));
    (x[31], x[32]) = (has(level(Technology::Auctionis) >= 1), has(level(Technology::ReRoll) >= 1));
    x[33] = f32::from(level(Technology::Expancing));
    x[34] = coins * x[24];
}

/// The final score to be expected.
pub(super) fn score(game: &State) -> f32 {
    let board = Board::at(game, Seat(0));
    let judgement = plan::judgement(game, &board);
    let facts = facts(game, &judgement, &board);
    let left = plan::scene(game).rounds() as f32 / SPACES as f32;
    let [a, b, c] = WEIGHTS.map(|weights| weights.iter().zip(facts).map(|(weight, fact)| weight * fact).sum::<f32>());
    f32::from(game.points(Seat(0))) + a + left * (b + left * c)
}
