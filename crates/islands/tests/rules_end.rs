//! I-9 End and scoring, rule by rule.

#[path = "common/after.rs"]
mod after;
mod common;

use after::after;
use common::{check, on};
use islands::bits::Square;
use islands::score::LandmarkScore;
use islands::{Landmark, Nth, Score, Side};
use tabletop::{Game, MoveBuf, Seat};

/// A temple, an outline and both harbors; then landmarks that are worth no points.
const SHEETS: &str = "
| sheet t-score near
| island T Score
| H.P.L
| .....
| .rr.S
| island T Temples
| H.P
| ...
| L..
| sheet t-mines near
| island T Mines
| HGC.
| ....
| VT.L
| island T Rest
| H..
| ..L
";

/// All squares of island 1, the outline filled in red.
const ALL_RED: &str = "painted 0 1 red: b1 d1 a2 b2 c2 d2 e2 a3 b3 c3 d3\nfilled 0 1: b3\n";

// --- I-9.1 --------------------------------------------------------------------------------------------------------

#[test]
fn i_9_1_harbors_temples_and_outlines_count() {
    // Two harbors of 20, a temple of 10, an outline of 10, and nothing unpainted.
    check(SHEETS, &format!("{ALL_RED}---\n= score 0: 60\n= score 1: 0"));
    // Without the note beside it the outline is worth nothing.
    check(SHEETS, &format!("{}---\n= score 0: 50", ALL_RED.replace("filled 0 1: b3\n", "")));
    // One square in another colour: both harbors and the temple touch b2 or d2.
    check(
        SHEETS,
        "
painted 0 1 red: b1 d1 a2 c2 e2 a3 b3 c3 d3
painted 0 1 blue: b2
painted 0 1 green: d2
filled 0 1: b3
---
# 10 and 10 for the harbors, 5 for the temple, 10 for the outline.
= score 0: 35
",
    );
    // The outline in another colour.
    check(
        SHEETS,
        "
painted 0 1 red: b1 d1 a2 b2 c2 d2 e2 a3 d3
painted 0 1 blue: b3 c3
filled 0 1: b3
---
= score 0: 55
",
    );
}

#[test]
fn i_9_1_each_unpainted_square_of_a_started_island_costs_a_point() {
    // Eleven squares, one of them painted.
    check(SHEETS, "painted 0 1 red: b1\n---\n= score 0: -10");
    check(SHEETS, "painted 0 1 red: b1 d1 c2\n---\n= score 0: -8");
    // A second island adds its own; the others do not count.
    check(SHEETS, "painted 0 1 red: b1\npainted 0 4 red: b1\n---\n= score 0: -13");
    // All of a harbor, the rest unpainted.
    check(SHEETS, "painted 0 1 red: b1 a2 b2\n---\n= score 0: 12");
    check(SHEETS, "painted 0 1 red: b1 a2\npainted 0 1 blue: b2\n---\n= score 0: 2");
}

#[test]
fn i_9_1_islands_without_paint_cost_nothing() {
    check(SHEETS, "---\n= score 0: 0\n= score 1: 0");
}

#[test]
fn i_9_1_nothing_else_is_worth_a_point() {
    // Coins, tokens and accesses; gold mine, coal pit, volcano, grove and lighthouse surrounded.
    check(
        SHEETS,
        "
coins 0: 99
coal 0: single single
gold 0: single
access 0: single
painted 0 3 red: d1 a2 b2 c2 d2 c3
volcanoes 0: 4
---
# All that counts is the regular harbor of island 3.
= score 0: 20
",
    );
}

#[test]
fn i_9_1_a_score_can_be_taken_apart() {
    let (state, _) = after(&on(
        SHEETS,
        "
painted 0 1 red: b1 a2 b2 b3 c3
painted 0 1 blue: d1 c2 d2
filled 0 1: c3
painted 0 4 green: b1
",
    ));
    let score = Score::of(&state, Seat(0));
    let square = |name: &str| Square::named(name).expect("a square");
    let [first, second, third, fourth] = &score.islands[..] else { panic!("four islands") };
    assert_eq!((first.island, first.started, first.unpainted), (Nth(0), true, 3));
    let landmark = |name, landmark, side, points| LandmarkScore { square: square(name), landmark, side, points };
    assert_eq!(
        first.landmarks,
        [
            landmark("a1", Landmark::RegularHarbor, Side::Single, 20),
            landmark("c1", Landmark::Temple, Side::Different, 5)
        ]
    );
    assert_eq!(first.outlines, [(square("b3"), 10)]);
    assert_eq!(first.total, 20 + 5 + 10 - 3);
    for island in [second, third] {
        assert!(!island.started && island.landmarks.is_empty() && island.outlines.is_empty());
        assert_eq!((island.unpainted, island.total), (0, 0));
    }
    assert_eq!((fourth.started, fourth.unpainted, fourth.total), (true, 3, -3));
    assert_eq!(score.total, 29);
    assert_eq!((state.points(Seat(0)), state.island_points(Seat(0), Nth(0))), (29, 32));
    assert_eq!(state.unpainted(Seat(0), Nth(3)).len(), 3);
}

#[test]
fn i_9_1_the_parts_make_the_total_in_every_game() {
    use tabletop::{NoLog, Stream, drive};
    let atlas = islands::Atlas::standard();
    let all = islands::SheetSet::all(atlas);
    let mut buf = MoveBuf::with_capacity(islands::State::MAX_MOVES);
    for seed in 0..20 {
        let setup = islands::Setup::new(2, all, islands::Variant::Standard, atlas).expect("a good table");
        let (mut state, mut stream) = (islands::State::start(&setup), Stream::of_game(91, seed));
        let mut tally = drive::Tally::default();
        let mut any = drive::at_random;
        while drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut any, &mut NoLog).is_some() {}
        for seat in [Seat(0), Seat(1)] {
            let score = Score::of(&state, seat);
            let mut total = 0;
            for island in &score.islands {
                let landmarks: i16 = island.landmarks.iter().map(|l| l.points).sum();
                let outlines: i16 = island.outlines.iter().map(|o| o.1).sum();
                assert_eq!(island.total, landmarks + outlines - i16::from(island.unpainted));
                total += island.total;
            }
            assert_eq!((score.total, state.points(seat)), (total, total));
            assert_eq!(state.standing().expect("it is over").scores()[seat.index()], total);
        }
    }
}

// --- I-9.2 --------------------------------------------------------------------------------------------------------

/// Points by paint on island 1: 59 (a corner is left), 12, 2, -8, -10 and 0.
fn paint(seat: u8, points: i16) -> String {
    let paint = match points {
        59 => "painted 0 1 red: b1 d1 a2 b2 c2 d2 e2 b3 c3 d3\nfilled 0 1: b3\n",
        12 => "painted 0 1 red: b1 a2 b2\n",
        2 => "painted 0 1 red: b1 a2\npainted 0 1 blue: b2\n",
        -8 => "painted 0 1 red: b1 d1 c2\n",
        -10 => "painted 0 1 red: b1\n",
        _ => "",
    };
    paint.replace("painted 0", &format!("painted {seat}")).replace("filled 0", &format!("filled {seat}"))
}

/// The last round of a game: nobody bids or paints, everybody gets three coins. Points and coins by seat, the result.
#[track_caller]
fn ends(players: &[(i16, u16)], result: &str) {
    let mut position = format!("players {}\nround 24\n", players.len());
    let (mut passes, mut gives_up) = (String::new(), String::new());
    for (seat, &(points, coins)) in (0..).zip(players) {
        position += &paint(seat, points);
        position += &format!("coins {seat}: {coins}\n");
        passes += &format!("{seat} pass\n");
        gives_up += &format!("{seat} give-up\n");
    }
    check(SHEETS, &format!("{position}---\n* rolled 1\n{passes}{gives_up}> ends\n= over\n= result {result}\n"));
}

#[test]
fn i_9_2_most_points_win() {
    ends(&[(59, 5), (12, 5)], "59:1 12:2");
    ends(&[(2, 5), (12, 5), (59, 5)], "2:3 12:2 59:1");
    // Coins do not make up for points, and a negative total may win.
    ends(&[(12, 900), (59, 1)], "12:2 59:1");
    ends(&[(-10, 90), (-8, 1)], "-10:2 -8:1");
    // Not having painted at all may be better than having painted little.
    ends(&[(0, 1), (-8, 50)], "0:1 -8:2");
}

#[test]
fn i_9_2_ties_go_to_more_coins() {
    ends(&[(12, 5), (12, 6)], "12:2 12:1");
    ends(&[(12, 7), (12, 6), (59, 1)], "12:2 12:3 59:1");
    ends(&[(12, 7), (12, 9), (12, 8)], "12:3 12:1 12:2");
    ends(&[(0, 7), (0, 9)], "0:2 0:1");
}

#[test]
fn i_9_2_still_tied_the_victory_is_shared() {
    ends(&[(12, 5), (12, 5)], "12:1 12:1");
    ends(&[(12, 5), (2, 9), (12, 5)], "12:1 2:3 12:1");
    ends(&[(12, 5), (12, 5), (12, 5), (12, 4), (59, 1), (59, 1)], "12:3 12:3 12:3 12:6 59:1 59:1");
    ends(&[(0, 1), (0, 1), (0, 1), (0, 1), (0, 1), (0, 1)], "0:1 0:1 0:1 0:1 0:1 0:1");
}

#[test]
fn i_9_2_coins_of_the_last_round_count() {
    // Seat 1 had one coin more, but pays for the last card.
    check(
        SHEETS,
        "
round 24
coins 0: 10
coins 1: 11
---
* rolled 2
0 pass
1 bid 2
1 give-up
0 give-up
= coins 0: 13
= coins 1: 9
= result 0:1 0:2
",
    );
    // An outline filled in the last round, in green: five coins and five points.
    check(
        SHEETS,
        "
round 24
painted 0 1 red: a2 a3
---
* rolled 2
0 bid 2
1 pass
0 paint 1 green b3 c3
0 paint 1 green b1 b2
> 0 fills 1 b3 5
= coins 0: 18
1 give-up
# 10 for the regular harbor, 5 for the outline, five squares unpainted.
= result 10:1 0:2
",
    );
}

#[test]
fn i_9_2_there_is_no_result_before_the_end() {
    let (state, _) = after(&on(SHEETS, "round 24\n---\n* rolled 2\n0 pass\n1 pass\n0 give-up"));
    assert_eq!(state.standing(), None);
    let (state, log) = after(&on(SHEETS, "round 24\n---\n* rolled 2\n0 pass\n1 pass\n0 give-up\n1 give-up"));
    let standing = state.standing().expect("it is over");
    assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    assert_eq!(log.last(), Some(&islands::Event::Ends));
}

#[test]
fn i_9_2_after_the_end_nothing_can_be_done() {
    check(
        SHEETS,
        "
round 24
painted 0 1 red: b1
coal 0: single
---
* rolled 2
0 pass
1 pass
0 paint 1 green b2
1 give-up
= over
= together no
! 0 paint 1 green a2 : not asked now (I-4.4)
! 0 bid 3 : not asked now (I-4.4)
! 1 pass : not asked now (I-4.4)
! 1 give-up : not asked now (I-4.4)
! * rolled 3 : not asked now (I-4.4)
! * shuffled 0000000000000000 : not asked now (I-4.4)
? 0:
? 1:
",
    );
}
