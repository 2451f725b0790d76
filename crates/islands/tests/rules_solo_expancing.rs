//! I-13 Solo: Expancing.

mod common;

use common::check;

/// On the first island two small outlines, a grove and a temple; on the others harbors of both kinds and outlines of five.
const SHEETS: &str = "
| sheet s-work near
| island S Work
| H..rr...
| ....r...
| ..T...gg
| ......gg
| .P.....L
| island S Field
| H.bbb...
| ...b....
| S..b...L
| sheet s-other near
| island S Third
| H.V.....
| ........
| S......L
| island S Shore
| H......
| S.....L
";

/// All squares that three connected ones can be at a corner with these free squares, as answers.
fn list(paintings: &[&str]) -> String {
    let list: Vec<_> = paintings.iter().map(|p| format!("paint {p} | ")).collect();
    format!("? 0: {}give-up\n", list.concat())
}

/// Passed, and a level of Expancing researched.
const RESEARCH: &str = "* rolled 6\n0 pass\n0 research expancing\n";

// --- I-13.6 -------------------------------------------------------------------------------------------------------

#[test]
fn i_13_6_level_1_three_squares_on_the_first_island() {
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: a2
painted 0 2 blue: b1
---
{RESEARCH}> researches expancing 1
= asked 0
! 0 paint 2 red c1 d1 e1 : not allowed here (I-13.21)
! 0 paint 3 red b1 b2 b3 : not allowed here (I-13.21)
! 0 paint 1 red a3 a4 : needs 3, got 2 (I-13.6)
! 0 paint 1 red a3 a4 a5 b3 : needs 3, got 4 (I-13.6)
! 0 paint 1 blue a3 a4 a5 : not allowed here (I-5.5)
! 0 paint 1 red a3 b4 c5 : not allowed here (I-13.21)
! 0 paint 1 red d1 e1 e2 : not allowed here (I-5.3)
! 0 paint 1 red a1 b1 c1 : not there (I-5.1)
! 0 paint 1 red a2 a3 a4 : not there (I-5.1)
0 paint 1 red a3 a4 b4
> 0 paints expancing 1 red a3 a4 b4
"
        ),
    );
}

#[test]
fn i_13_6_level_2_five_squares_on_the_second_island() {
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: a2
painted 0 2 blue: b1
painted 0 3 blue: b1
level expancing: 1
---
{RESEARCH}> researches expancing 2
! 0 paint 1 red a3 a4 a5 b3 b4 : not allowed here (I-13.21)
! 0 paint 3 red b2 b3 c2 d2 e2 : not allowed here (I-13.21)
! 0 paint 2 red b2 b3 c2 : needs 5, got 3 (I-13.6)
0 paint 2 red b2 b3 c2 d2 e2
> 0 paints expancing 2 red b2 c2 d2 e2 b3
> round 2 red first 0
= coins 0: 15
"
        ),
    );
}

#[test]
fn i_13_6_level_3_three_and_five_squares_on_the_third_island() {
    for (first, second) in [(3, 5), (5, 3)] {
        let form = |size| if size == 3 { "b2 b3 c2" } else { "d1 e1 f1 e2 f2" };
        check(
            SHEETS,
            &format!(
                "
players 1
painted 0 1 blue: a2
painted 0 2 blue: b1
painted 0 3 blue: b1 d3 d2
level expancing: 2
---
{RESEARCH}> researches expancing 3
? 0: form 3 | form 5
! 0 form 4 : no answer to this question (I-13.6)
! 0 give-up : no answer to this question (I-13.6)
! 0 go-on : no answer to this question (I-13.6)
0 form {first}
0 paint 3 red {}
= asked 0
0 paint 3 red {}
> round 2 red first 0
= coins 0: 15
",
                form(first),
                form(second)
            ),
        );
    }
}

#[test]
fn i_13_6_the_order_in_which_the_islands_were_started_counts() {
    for (level, island, squares) in [(1, 3, "b2 b3 c2"), (2, 1, "a3 a4 a5 b3 b4"), (3, 2, "b2 b3 c2")] {
        let before = if level == 1 { String::new() } else { format!("level expancing: {}", level - 1) };
        let form = if level == 3 { "0 form 3\n" } else { "" };
        check(
            SHEETS,
            &format!(
                "
players 1
painted 0 1 blue: a2
painted 0 2 blue: b1
painted 0 3 blue: b1
started 0: 3 1 2
{before}
---
{RESEARCH}{form}0 paint {island} red {squares}
"
            ),
        );
    }
}

#[test]
fn i_13_6_the_order_is_kept_in_play() {
    // Started by Expancing itself, by a square with an access, and in one round by both halves of shape 2.
    check(
        SHEETS,
        "
players 1
coins 0: 60
access 0: single single
---
* rolled 6
0 pass
0 research expancing
0 paint 4 red b1 c1 c2
> 0 starts 4
* rolled 2
0 bid 14
* rolled 1
* rolled 1
0 paint 3 red a2 b2
> 0 starts 3 both-harbors
0 paint 2 red a2 b2
> 0 starts 2 both-harbors
* rolled 1
0 pass
0 research expancing
! 0 paint 4 blue d1 d2 e1 e2 f1 : not allowed here (I-13.21)
! 0 paint 2 blue b3 c3 d3 e3 f3 : not allowed here (I-13.21)
0 paint 3 blue b3 c3 d3 e3 f3
* rolled 1
0 pass
0 research expancing
0 form 5
0 paint 2 blue b3 c3 d3 e3 f3
",
    );
}

#[test]
fn i_13_6_it_may_be_given_up() {
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: a2
---
{RESEARCH}0 give-up
> 0 gives up expancing
> round 2 red first 0
= coins 0: 15
= level expancing: 1
# Used once, at once.
{RESEARCH}> researches expancing 2
> 0 skips expancing
"
        ),
    );
}

#[test]
fn i_13_6_the_season_colour_of_the_round() {
    for (round, colour) in [(1, "red"), (3, "blue"), (5, "green")] {
        check(SHEETS, &format!("players 1\nround {round}\n---\n{RESEARCH}0 paint 1 {colour} a2 a3 a4\n"));
    }
}

#[test]
fn i_13_6_it_fills_outlines_of_its_form() {
    // Three squares, in the outline's colour and in another.
    for (round, colour, coins) in [(1, "red", 10), (3, "blue", 5)] {
        check(
            SHEETS,
            &format!(
                "
players 1
round {round}
painted 0 1 green: c1
---
{RESEARCH}0 paint 1 {colour} d1 e1 e2
> 0 fills 1 d1 {coins}
= coins 0: {}
= score 0: {}
",
                15 + coins,
                coins - 32
            ),
        );
    }
    // Five squares.
    check(
        SHEETS,
        &format!(
            "
players 1
round 3
painted 0 1 green: c1
painted 0 2 green: b1
level expancing: 1
---
{RESEARCH}0 paint 2 blue c1 d1 e1 d2 d3
> 0 fills 2 c1 10
= coins 0: 25
"
        ),
    );
    // Three of the four squares of an outline: it is lost.
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 green: f3
---
{RESEARCH}0 paint 1 red g3 h3 g4
>! 0 fills 1 g3 5
= coins 0: 15
"
        ),
    );
}

// --- I-13.21 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_21_any_turn_and_reflection() {
    // All eight ways of the form like an F around a corner: more than the four turns of the shapes on cards.
    for squares in [
        "c2 d2 b3 c3 c4",
        "b2 c2 c3 d3 c4",
        "c2 c3 d3 b4 c4",
        "c2 b3 c3 c4 d4",
        "c2 b3 c3 d3 d4",
        "c2 b3 c3 d3 b4",
        "d2 b3 c3 d3 c4",
        "b2 b3 c3 d3 c4",
    ] {
        check(
            "
| sheet s-open near
| island S Open
| H......
| .......
| .......
| .......
| ......L
| island S Field
| H......
| .......
| .......
| .......
| ......L
| sheet s-other near
| island S Third
| H......
| ......L
| island S Shore
| H......
| ......L
",
            &format!(
                "
players 1
painted 0 1 blue: b1
painted 0 2 blue: a2 a3 a4 b1 c1 d1 e2 e3 e4
level expancing: 1
---
{RESEARCH}0 paint 2 red {squares}
> 0 paints expancing 2 red {squares}
"
            ),
        );
    }
}

#[test]
fn i_13_21_every_connected_form_that_joins_and_no_other() {
    // Six free squares: a ring of five around a landmark, broken at two corners.
    check(
        "
| sheet s-tiny near
| island S Tiny
| H...
| .L.~
| ...~
| island S Field
| H......
| ......L
| sheet s-other near
| island S Third
| H......
| ......L
| island S Shore
| H......
| ......L
",
        &format!(
            "
players 1
painted 0 1 blue: b1
---
{RESEARCH}{}",
            list(&["1 red c1 d1 c2", "1 red c1 c2 c3"])
        ),
    );
}

#[test]
fn i_13_21_level_1_may_start_the_first_island_at_the_regular_harbor() {
    check(
        SHEETS,
        &format!(
            "
players 1
---
{RESEARCH}! 0 paint 2 red b3 c3 d3 : not allowed here (I-5.2)
! 0 paint 1 red b2 b3 b4 : not allowed here (I-5.2)
0 paint 3 red b1 b2 b3
> 0 starts 3
> 0 volcano tokens 3 1
= volcanoes 0: 1
= access 0:
"
        ),
    );
}

#[test]
fn i_13_21_level_2_may_start_the_second_island_with_an_access() {
    // At the regular harbor only, or at both.
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: a2
access 0: different
level expancing: 1
---
{RESEARCH}! 0 paint 1 red a3 a4 a5 b3 b4 : not allowed here (I-13.21)
! 0 paint 2 red b3 c3 d3 c2 d2 : not allowed here (I-8.1)
0 paint 3 red a2 b2 c2 d2 e2
> 0 starts 3 regular-harbor
> 0 volcano tokens 3 1
= access 0:
"
        ),
    );
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: a2
access 0: single
level expancing: 1
---
{RESEARCH}0 paint 2 red b3 c3 c2 d2 e2
> 0 starts 2 both-harbors
= access 0:
"
        ),
    );
}

#[test]
fn i_13_21_without_an_access_it_is_researched_and_lost() {
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: a2
level expancing: 1
---
{RESEARCH}> researches expancing 2
> 0 skips expancing
> round 2 red first 0
= level expancing: 2
= coins 0: 15
"
        ),
    );
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: a2
painted 0 2 blue: a2
level expancing: 2
---
{RESEARCH}> researches expancing 3
> 0 skips expancing
> round 2 red first 0
"
        ),
    );
}

#[test]
fn i_13_21_with_fewer_islands_started_it_is_lost_though_there_is_an_access() {
    for (painted, level) in [("", 2), ("", 3), ("painted 0 1 blue: a2\n", 3)] {
        check(
            SHEETS,
            &format!(
                "
players 1
{painted}access 0: single single
level expancing: {}
---
{RESEARCH}> researches expancing {level}
> 0 skips expancing
> round 2 red first 0
= access 0: single single
",
                level - 1
            ),
        );
    }
}

#[test]
fn i_13_21_on_level_3_the_first_form_starts_the_island_and_the_second_must_follow_there() {
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: a2
painted 0 2 blue: a2
access 0: single single
level expancing: 2
---
{RESEARCH}0 form 5
0 paint 4 red b2 c2 d2 e2 f2
> 0 starts 4 both-harbors
! 0 paint 3 red b1 b2 b3 : not allowed here (I-13.21)
0 paint 4 red b1 c1 d1
> round 2 red first 0
= access 0: single
"
        ),
    );
}

#[test]
fn i_13_21_on_level_3_each_form_may_be_given_up() {
    // The first given up, the second starts the island.
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: a2
painted 0 2 blue: a2
access 0: different
level expancing: 2
---
{RESEARCH}0 form 3
0 give-up
> 0 gives up expancing
! 0 paint 4 red b1 c1 d1 : needs 5, got 3 (I-13.6)
0 paint 4 red b1 c1 d1 e1 f1
> 0 starts 4 regular-harbor
> round 2 red first 0
"
        ),
    );
    // The second, or both.
    for (paint, ends) in [("0 paint 4 red b1 c1 d1\n", "0 give-up\n"), ("0 give-up\n", "0 give-up\n")] {
        check(
            SHEETS,
            &format!(
                "
players 1
painted 0 1 blue: a2
painted 0 2 blue: a2
access 0: different
level expancing: 2
---
{RESEARCH}0 form 3
{paint}{ends}> 0 gives up expancing
> round 2 red first 0
"
            ),
        );
    }
}

#[test]
fn i_13_21_the_triggers_of_the_first_form_are_finished_before_the_second() {
    // A grove with all it causes, in between.
    check(
        SHEETS,
        "
players 1
painted 0 2 blue: a2
painted 0 3 blue: a2
painted 0 1 red: b2 c2 d2 b3
started 0: 2 3 1
level expancing: 2
level economicus: 3
level re-roll: 2
---
* rolled 6
0 go-on
0 pass
0 research expancing
0 form 5
0 paint 1 red b4 c4 d4 d3 e4
> 0 surrounds 1 c3 grove single
0 shape 3
! 0 form 3 : no answer to this question (I-8.5)
0 paint 2 green b1 b2 c2 d2
> 0 paints grove 2 green b1 b2 c2 d2
# Now the second form, on the third island still.
! 0 paint 2 red b3 c3 e2 : not allowed here (I-13.21)
0 paint 1 red f4 f3 f2
? 0: go-on | use economicus 1 | use economicus 2 | use economicus 3
0 use economicus 3
> round 2 red first 0
",
    );
}

#[test]
fn i_13_21_the_grove_of_a_form_rolls_a_die_that_can_be_rolled_again() {
    check(
        SHEETS,
        "
players 1
painted 0 1 blue: b2 c2 d2 b3 d3 b4
level re-roll: 1
---
* rolled 6
0 go-on
0 pass
0 research expancing
0 paint 1 red c4 d4 e4
> 0 surrounds 1 c3 grove different
0 shape 3
* rolled 1
0 use re-roll 1 die 1
* rolled 3
> 0 rolls grove 3 green
0 give-up
> 0 gives up grove
> round 2 red first 0
= coins 0: 12
",
    );
}

#[test]
fn i_13_21_a_form_that_does_not_fit_is_not_chosen() {
    // Four squares are free on the third island: three fit, five don't.
    let tight = "
| sheet s-work near
| island S Work
| H.......
| .......L
| island S Field
| H.......
| .......L
| sheet s-other near
| island S Third
| H....
| ....L
| island S Shore
| H......
| S.....L
";
    check(
        tight,
        &format!(
            "
players 1
painted 0 1 blue: b1
painted 0 2 blue: b1
painted 0 3 blue: b1 c1 d1 a2
level expancing: 2
---
{RESEARCH}! 0 form 5 : no answer to this question (I-13.6)
0 paint 3 red b2 c2 d2
> 0 skips expancing
> round 2 red first 0
"
        ),
    );
    // None fits: both are lost, and the log says so once.
    check(
        tight,
        &format!(
            "
players 1
painted 0 1 blue: b1
painted 0 2 blue: b1
painted 0 3 blue: b1 c1 d1 e1 a2 b2
level expancing: 2
---
{RESEARCH}> 0 skips expancing
> round 2 red first 0
"
        ),
    );
    // Both fit, but not after one another.
    for (first, squares) in [(3, "c1 d1 d2"), (5, "c1 d1 d2 c2 b2")] {
        check(
            tight,
            &format!(
                "
players 1
painted 0 1 blue: b1
painted 0 2 blue: b1
painted 0 3 blue: b1 a2
level expancing: 2
---
{RESEARCH}0 form {first}
0 paint 3 red {squares}
> 0 skips expancing
> round 2 red first 0
"
            ),
        );
    }
}

#[test]
fn i_13_21_it_surrounds_landmarks_and_opens_islands() {
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 red: a4 b4 c4 a5
---
{RESEARCH}0 paint 1 red c5 d5 e5
> 0 surrounds 1 b5 temple single
= round 2
"
        ),
    );
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: f4
---
{RESEARCH}0 paint 1 red g4 h4 g5
> 0 surrounds 1 h5 lighthouse single
> 0 access both-harbors
= access 0: single
"
        ),
    );
    // A volcano that gives its coins, on the island the form starts.
    check(
        SHEETS,
        &format!(
            "
players 1
coins 0: 10
painted 0 1 red: a2
access 0: different
level expancing: 1
---
{RESEARCH}0 paint 3 red b1 b2 c2 d2 d1
> 0 starts 3 regular-harbor
> 0 surrounds 3 c1 volcano single
> 0 volcano tokens 3 1
> 0 returns volcano token
> volcano gives 8
= coins 0: 18
= volcanoes 0: 0
"
        ),
    );
}

#[test]
fn i_13_14_economicus_is_settled_after_expancing() {
    for (level, squares, economicus) in [(1, "a3 a4 b4", None), (2, "b2 b3 c2 d2 e2", Some(2))] {
        let before = if level == 1 { String::new() } else { format!("level expancing: {}", level - 1) };
        let expected = match economicus {
            None => "> round 2 red first 0\n".to_owned(),
            Some(use_of) => format!("? 0: go-on | use economicus {use_of}\n0 use economicus {use_of}\n= coins 0: 18\n"),
        };
        check(
            SHEETS,
            &format!(
                "
players 1
painted 0 1 blue: a2
painted 0 2 blue: b1
level economicus: 3
{before}
---
{RESEARCH}0 paint {level} red {squares}
{expected}"
            ),
        );
    }
    // A landmark surrounded by three squares.
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 1 blue: a4 b4 c4 a5
level economicus: 1
---
{RESEARCH}0 paint 1 red c5 d5 e5
> 0 surrounds 1 b5 temple different
0 use economicus 1
= coins 0: 18
"
        ),
    );
}

#[test]
fn i_13_21_no_access_is_needed_on_islands_started_before() {
    check(
        SHEETS,
        &format!(
            "
players 1
painted 0 4 blue: b1
painted 0 2 blue: b1
started 0: 4 2
level expancing: 1
access 0: single
---
{RESEARCH}! 0 paint 3 red b1 b2 b3 c2 d2 : not allowed here (I-13.21)
0 paint 2 red b2 b3 c2 d2 e2
= access 0: single
"
        ),
    );
}
