//! I-13 Solo: Timenautics and the season marker.

mod common;

use common::check;

const SHEETS: &str = "
| sheet s-wood near
| island S Wood
| H.......
| ........
| ......~L
| island S Field
| H.......
| ........
| .......L
| sheet s-other near
| island S Third
| H......
| ......L
| island S Shore
| H......
| ......L
";

/// A round passed with one square given up.
const PASSED: &str = "* rolled 6\n0 pass\n0 go-on\n0 give-up\n";
/// Won with exactly 14.
const WON: &str = "* rolled 3\n0 bid 14\n* rolled 6\n* rolled 6\n0 give-up\n";

/// The colour of each space.
fn season(round: usize) -> &'static str {
    ["red", "red", "blue", "blue", "green", "green"][(round - 1) % 6]
}

// --- I-13.12 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_12_one_or_two_extra_spaces_from_every_space() {
    for (level, spaces, coins) in [(1, 2, 7), (2, 3, 17)] {
        for round in 1..=24 {
            let to = round + spaces;
            let ends = to > 24;
            let event = if ends { "ends".to_owned() } else { format!("round {to} {} first 0", season(to)) };
            let facts = if ends { "= over\n= result 0:1".to_owned() } else { format!("= round {to}\n= asked *") };
            check(
                SHEETS,
                &format!(
                    "
players 1
round {round}
level timenautics: {level}
---
{PASSED}= round {round}
0 use timenautics {level}
> uses timenautics {level} : {coins}
> {event}
= coins 0: {}
{facts}
",
                    18 + coins
                ),
            );
        }
    }
}

#[test]
fn i_13_12_without_it_the_marker_moves_one_space_and_leaves_the_last() {
    check(
        SHEETS,
        &format!("players 1\nround 23\nlevel timenautics: 3\n---\n{PASSED}0 go-on\n> round 24 green first 0\n"),
    );
    check(SHEETS, &format!("players 1\nround 24\nlevel timenautics: 3\n---\n{PASSED}0 go-on\n> ends\n= over\n"));
    check(SHEETS, &format!("players 1\nround 24\n---\n{PASSED}> ends\n= over\n"));
}

#[test]
fn i_13_12_the_third_level_holds_the_marker_after_a_bid_of_exactly_14() {
    check(
        SHEETS,
        &format!(
            "
players 1
round 4
coins 0: 30
level timenautics: 3
---
{WON}? 0: go-on | use timenautics 1 | use timenautics 2 | use timenautics 3
0 use timenautics 3
> uses timenautics 3 : 0
> marker stays
> round 4 blue first 0
= coins 0: 16
= round 4
"
        ),
    );
    for bid in [12, 13, 15, 16] {
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: 30
level timenautics: 3
---
* rolled 3
0 bid {bid}
* rolled 6
* rolled 6
0 give-up
? 0: go-on | use timenautics 1 | use timenautics 2
! 0 use timenautics 3 : not allowed here (I-13.12)
"
            ),
        );
    }
}

#[test]
fn i_13_12_fourteen_against_any_bid_of_carrambah() {
    // Equal with card 6, and far above with card 3.
    for (card, die) in [(6, 6), (3, 1)] {
        let shape = if card == 6 { "0 shape 3\n" } else { "" };
        check(
            SHEETS,
            &format!(
                "
players 1
level timenautics: 3
---
* rolled {card}
0 bid 14
* rolled {die}
* rolled {die}
{shape}0 give-up
0 use timenautics 3
= round 1
= coins 0: 1
"
            ),
        );
    }
}

#[test]
fn i_13_12_not_without_a_win() {
    // 14 coins in hand and no bid, and a bid of 13 that is lost.
    check(
        SHEETS,
        &format!(
            "players 1\ncoins 0: 14\nlevel timenautics: 3\n---\n{PASSED}? 0: go-on | use timenautics 1 | use timenautics 2\n"
        ),
    );
    check(
        SHEETS,
        "
players 1
coins 0: 14
level timenautics: 3
---
* rolled 6
0 bid 13
* rolled 6
* rolled 6
> carrambah 14 lost
0 go-on
0 give-up
? 0: go-on | use timenautics 1 | use timenautics 2
",
    );
    // The win of the round before does not count.
    check(
        SHEETS,
        &format!(
            "
players 1
coins 0: 30
level timenautics: 3
---
{WON}0 use timenautics 3
= round 1
{PASSED}? 0: go-on | use timenautics 1 | use timenautics 2
! 0 use timenautics 3 : not allowed here (I-13.12)
"
        ),
    );
}

#[test]
fn i_13_12_only_researched_levels_and_only_when_the_marker_should_move() {
    check(
        SHEETS,
        &format!(
            "
players 1
coins 0: 30
level timenautics: 1
---
! 0 use timenautics 1 : not asked now (I-3.1)
{WON}? 0: go-on | use timenautics 1
! 0 use timenautics 2 : not allowed here (I-13.5)
! 0 use timenautics 3 : not allowed here (I-13.5)
! 0 use timenautics 1 die 1 : not allowed here (I-13.12)
0 use timenautics 1
! 0 use timenautics 1 : not asked now (I-3.1)
"
        ),
    );
}

#[test]
fn i_13_12_it_changes_the_season_of_the_next_round() {
    check(
        SHEETS,
        &format!(
            "
players 1
round 2
level timenautics: 2
---
{PASSED}0 use timenautics 2
= season green
* rolled 1
0 pass
0 go-on
! 0 paint 1 red b1 : not allowed here (I-5.5)
0 paint 1 green b1
"
        ),
    );
}

// --- I-13.22 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_22_leaving_the_track_ends_the_game_and_the_coins_are_gained() {
    for (level, round, coins) in [(1, 23, 7), (1, 24, 7), (2, 22, 17), (2, 23, 17), (2, 24, 17)] {
        check(
            SHEETS,
            &format!(
                "
players 1
round {round}
level timenautics: 2
painted 0 1 red: b1 b2 c1
---
{PASSED}0 use timenautics {level}
> uses timenautics {level} : {coins}
> ends
>! round 24 green first 0
= over
= coins 0: {}
= result -18:1
! 0 go-on : not asked now (I-4.4)
",
                18 + coins
            ),
        );
    }
}

#[test]
fn i_13_22_to_the_last_space_is_still_on_the_track() {
    for (level, round) in [(1, 22), (2, 21)] {
        check(
            SHEETS,
            &format!(
                "
players 1
round {round}
level timenautics: 2
---
{PASSED}0 use timenautics {level}
> round 24 green first 0
>! ends
{PASSED}0 go-on
= over
"
            ),
        );
    }
}

#[test]
fn i_13_22_held_on_the_last_space_another_round_is_played_there() {
    check(
        SHEETS,
        &format!(
            "
players 1
round 24
coins 0: 45
level timenautics: 3
---
{WON}0 use timenautics 3
> marker stays
> round 24 green first 0
>! ends
{WON}0 use timenautics 3
> round 24 green first 0
= coins 0: 17
# Everything is there again in the new round.
{PASSED}? 0: go-on | use timenautics 1 | use timenautics 2
0 go-on
> ends
= over
= coins 0: 20
"
        ),
    );
}

#[test]
fn i_13_22_a_held_round_counts_squares_and_landmarks_afresh() {
    check(
        SHEETS,
        "
players 1
coins 0: 60
coal 0: different different different
level timenautics: 3
level economicus: 3
level re-color: 3
---
* rolled 4
0 bid 14
* rolled 1
* rolled 1
0 paint 1 red b1
0 paint 1 red c1
0 paint 1 red d1
0 use re-color 1
0 paint 1 green e1 f1 g1 f2
0 use economicus 3
> uses economicus 3 : 5
0 use timenautics 3
> round 1 red first 0
* rolled 4
0 bid 14
* rolled 1
* rolled 1
0 give-up
? 0: go-on | use re-color 1 | use re-color 2 | use re-color 3
0 go-on
0 give-up
# Nothing painted: no Economicus, but Timenautics again.
? 0: go-on | use timenautics 1 | use timenautics 2 | use timenautics 3
",
    );
}

#[test]
fn i_13_22_a_round_can_be_held_only_as_long_as_coins_last() {
    // 14 coins a time and 7 back at the most: with Re-Roll on a six.
    check(
        SHEETS,
        "
players 1
coins 0: 21
level timenautics: 3
level re-roll: 3
---
* rolled 6
0 use re-roll 3 die 1
* rolled 3
0 bid 14
* rolled 1
* rolled 1
0 give-up
0 use timenautics 3
= coins 0: 14
* rolled 6
0 use re-roll 3 die 1
* rolled 3
0 bid 14
* rolled 1
* rolled 1
0 give-up
0 use timenautics 3
= coins 0: 7
* rolled 6
0 use re-roll 3 die 1
* rolled 3
= coins 0: 14
0 bid 14
* rolled 1
* rolled 1
0 give-up
0 use timenautics 3
= coins 0: 0
* rolled 6
0 use re-roll 3 die 1
* rolled 3
? 0: pass | bid 3 | bid 4 | bid 5 | bid 6 | bid 7
",
    );
}
