//! I-12 The variant "catch up and overtake", rule by rule.

#[path = "common/after.rs"]
mod after;
mod common;

use after::after;
use common::{check, on};
use islands::{Atlas, BadSetup, Landmark, Setup, SheetSet, Variant};
use tabletop::{Game, Viewer};

/// A gold mine and a coal pit on each island of the first sheet.
const SHEETS: &str = "
| sheet t-mine near
| island T Mine
| H.G.
| ....
| C..L
| island T Shaft
| HG.C
| ....
| L...
| sheet t-plain near
| island T Plain
| H...
| ...L
| island T Plain Other
| H...
| ...L
";

/// One square is missing around the gold mine of island 1: d1; it is surrounded with a single colour if that is red.
const GOLD: &str = "painted 0 1 red: b1 b2 c2 d2\n";
/// The same in different colours.
const GOLD_DIFFERENT: &str = "painted 0 1 red: b1 b2 c2\npainted 0 1 blue: d2\n";
/// One square is missing around the coal pit of island 1: b3.
const COAL: &str = "painted 0 1 red: a2 b2\n";
/// One square, c2, is missing around both mines of island 2; the gold mine comes first.
const BOTH: &str = "painted 0 2 red: c1 a2 b2 d2\n";

/// Everybody passes, seat 0 paints a square.
fn paints(players: u8, position: &str, square: &str) -> String {
    let passes: String = (0..players).map(|seat| format!("{seat} pass\n")).collect();
    format!("players {players}\nvariant catch-up\n{position}---\n* rolled 2\n{passes}0 paint {square}\n")
}

// --- I-12.1 -------------------------------------------------------------------------------------------------------

#[test]
fn i_12_1_one_token_of_each_kind_more_than_players() {
    for players in 2..=6 {
        let position = format!("players {players}\nvariant catch-up\n---\n");
        let left = players + 1;
        check(SHEETS, &format!("{position}= reserve coal-pit: {left}\n= reserve gold-mine: {left}"));
        check(
            SHEETS,
            &format!(
                "players {players}
---
= reserve coal-pit: endless
= reserve gold-mine: endless"
            ),
        );
    }
    // Those that players hold are missing, whatever side they lie on.
    check(
        SHEETS,
        "
players 3
variant catch-up
gold 0: single
gold 2: different different
coal 1: different
---
= reserve gold-mine: 1
= reserve coal-pit: 3
",
    );
}

#[test]
fn i_12_1_everybody_sees_what_is_left() {
    for (variant, left) in [("", None), ("variant catch-up\n", Some(2))] {
        let (state, _) = after(&on(SHEETS, &format!("players 3\n{variant}gold 0: single\ngold 2: different\n")));
        let table = state.view(Viewer::Spectator).table;
        assert_eq!((table.reserve(Landmark::GoldMine), state.reserve(Landmark::GoldMine)), (left, left));
        assert_eq!(table.reserve(Landmark::CoalPit), left.map(|left| left + 2));
    }
}

#[test]
fn i_12_1_tokens_come_from_the_reserve_while_there_are_some() {
    check(
        SHEETS,
        &format!(
            "{}> 0 token gold-mine single
= reserve gold-mine: 2
= reserve coal-pit: 3
> 0 income 3+2-0=5
",
            paints(2, GOLD, "1 red d1")
        ),
    );
    // The last one, though others hold some: nobody is asked.
    check(
        SHEETS,
        &format!(
            "{}> 0 token gold-mine single
= gold 1: single different
= reserve gold-mine: 0
= asked 1
",
            paints(2, &format!("{GOLD}gold 1: single different\n"), "1 red d1")
        ),
    );
}

#[test]
fn i_12_1_with_an_empty_reserve_a_token_is_taken_from_another_player() {
    check(
        SHEETS,
        &format!(
            "{}= asked 0
? 0: token 1 different | token 2 single
0 token 2 single
> 0 token gold-mine single from 2 single
= gold 0: single
= gold 1: different different different
= gold 2:
= reserve gold-mine: 0
> 0 income 3+2-0=5
",
            paints(3, &format!("{GOLD}gold 1: different different different\ngold 2: single\n"), "1 red d1")
        ),
    );
}

#[test]
fn i_12_1_it_is_put_on_the_side_that_was_earned() {
    // Whatever side it lay on.
    for (gold, earned) in [(GOLD, "single"), (GOLD_DIFFERENT, "different")] {
        for taken in ["single", "different"] {
            let position = format!("{gold}gold 1: single single different\n");
            check(
                SHEETS,
                &format!(
                    "{}? 0: token 1 single | token 1 different
0 token 1 {taken}
> 0 token gold-mine {earned} from 1 {taken}
= gold 0: {earned}
= gold 1: single {}
",
                    paints(2, &position, "1 red d1"),
                    if taken == "single" { "different" } else { "single" }
                ),
            );
        }
    }
}

#[test]
fn i_12_1_the_same_for_coal_pits() {
    let position = format!("{COAL}coal 1: single\ncoal 2: different different different\n");
    check(
        SHEETS,
        &format!(
            "{}? 0: token 1 single | token 2 different
0 token 1 single
> 0 token coal-pit single from 1 single
= coal 0: single
= coal 1:
",
            paints(3, &position, "1 red b3")
        ),
    );
    // Tokens of the other kind do not matter.
    let position = format!("{COAL}gold 1: single single single\n");
    check(SHEETS, &format!("{}> 0 token coal-pit single\n= reserve coal-pit: 2", paints(2, &position, "1 red b3")));
}

// --- I-12.2 -------------------------------------------------------------------------------------------------------

#[test]
fn i_12_2_income_depends_on_the_tokens_held() {
    // Seat 1, who has not acted yet, loses a +2; the landmark it came from stays surrounded.
    check(
        SHEETS,
        &format!(
            "{}0 token 1 single
> 0 income 3+1-0=4
1 give-up
> 1 income 3+4-0=7
2 give-up
> 2 income 3+1-0=4
= coins 0: 19
= coins 1: 22
= coins 2: 19
",
            paints(3, &format!("{GOLD_DIFFERENT}gold 1: single single single\ngold 2: different\n"), "1 red d1")
        ),
    );
}

#[test]
fn i_12_2_a_landmark_without_a_token_pays_nothing() {
    // Seat 0 holds all three tokens already: the fourth gold mine brings none.
    let position = format!("{GOLD}gold 0: different different different\n");
    check(
        SHEETS,
        &format!(
            "{}> 0 surrounds 1 c1 gold-mine single
> 0 no token gold-mine
> 0 income 3+3-0=6
= gold 0: different different different
",
            paints(2, &position, "1 red d1")
        ),
    );
}

#[test]
fn i_12_2_coal_pit_squares_depend_on_the_tokens_held() {
    // Seat 1 takes one of the winner's three coal pits; later each of them can use what they hold.
    check(
        SHEETS,
        "
variant catch-up
painted 0 1 red: b1
coal 0: single different different
painted 1 1 red: a2 b2
---
* rolled 2
0 bid 2
1 pass
0 give-up
0 give-up
1 paint 1 red b3
? 1: token 0 single | token 0 different
1 token 0 single
> 1 token coal-pit single from 0 single
= coal 0: different different
* rolled 2
0 bid 2
1 pass
# No token for any colour any more.
! 0 paint 1 blue b2 : not allowed here (I-8.4)
0 paint 1 red b2
0 paint 1 red c2
# Two squares, and the third is none.
! 0 paint 1 red d2 : needs 2, got 1 (I-5.1)
0 give-up
1 give-up
* rolled 2
0 pass
1 bid 2
1 paint 1 green b1
> 1 paints coal-pit 1 green b1
! 1 paint 1 green c2 : needs 2, got 1 (I-5.1)
",
    );
}

#[test]
fn i_12_2_a_token_taken_while_painting_coal_pit_squares_can_be_used_at_once() {
    check(
        SHEETS,
        "
variant catch-up
painted 0 1 red: a2 b2
coal 0: different
coal 1: different different
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red b3
> 0 surrounds 1 a3 coal-pit single
> 0 token coal-pit single from 1 different
# Its side is the one that was earned: any colour.
0 paint 1 green b1
> 0 paints coal-pit 1 green b1
= coal 0: single different
= coal 1: different
! 0 paint 1 green c2 : needs 2, got 1 (I-5.1)
",
    );
}

// --- I-12.3 -------------------------------------------------------------------------------------------------------

#[test]
fn i_12_3_taking_is_not_optional() {
    let position = format!("{GOLD}gold 1: single different\ngold 2: different different\n");
    check(
        SHEETS,
        &format!(
            "{}! 0 give-up : no answer to this question (I-12.3)
! 0 pass : no answer to this question (I-12.3)
! 0 from 1 : no answer to this question (I-12.3)
! 1 token 2 different : not asked now (I-4.8)
! 0 token 0 single : not there (I-12.3)
! 0 token 2 single : not there (I-12.3)
? 0: token 1 single | token 1 different | token 2 different
0 token 2 different
> 0 token gold-mine single from 2 different
",
            paints(3, &position, "1 red d1")
        ),
    );
}

#[test]
fn i_12_3_any_of_many_players() {
    let held: String = (1..6).map(|seat| format!("gold {seat}: single\n")).collect();
    let position = format!("{GOLD}{held}coal 5: single\ngold 5: single different different\n");
    check(
        SHEETS,
        &format!(
            "{}? 0: token 1 single | token 2 single | token 3 single | token 4 single | token 5 single | token 5 different
0 token 4 single
= gold 4:
= gold 5: single different different
",
            paints(6, &position, "1 red d1")
        ),
    );
}

#[test]
fn i_12_3_the_only_token_there_is_to_take_is_taken() {
    // One player, one side: nothing to ask (I-5.11).
    let position = format!("{GOLD}gold 2: different different different different\n");
    check(
        SHEETS,
        &format!(
            "{}> 0 token gold-mine single from 2 different
= gold 0: single
= gold 2: different different different
= asked 1
",
            paints(3, &position, "1 red d1")
        ),
    );
}

#[test]
fn i_12_3_if_nobody_else_has_one_nothing_is_owed() {
    let position = format!("{GOLD}gold 0: single single different\n");
    check(
        SHEETS,
        &format!(
            "{}> 0 no token gold-mine
= gold 0: single single different
= reserve gold-mine: 0
= asked 1
# Later, when another player has one, it is not made up for.
1 give-up
* rolled 2
0 pass
1 pass
0 give-up
= gold 0: single single different
",
            paints(2, &position, "1 red d1")
        ),
    );
}

#[test]
fn i_12_3_several_tokens_are_taken_one_by_one_in_reading_order() {
    // The gold mine first, then the coal pit; both reserves are empty.
    let position = format!(
        "{BOTH}gold 1: single different
gold 2: different different
coal 1: single single
coal 2: single different
"
    );
    check(
        SHEETS,
        &format!(
            "{}> 0 surrounds 2 b1 gold-mine single
> 0 surrounds 2 d1 coal-pit single
? 0: token 1 single | token 1 different | token 2 different
0 token 1 different
> 0 token gold-mine single from 1 different
= gold 0: single
= coal 0:
? 0: token 1 single | token 2 single | token 2 different
0 token 2 single
> 0 token coal-pit single from 2 single
> 0 income 3+2-0=5
= coal 0: single
= asked 1
",
            paints(3, &position, "2 red c2")
        ),
    );
}

#[test]
fn i_12_3_the_first_from_the_reserve_the_next_from_a_player() {
    // Two gold mines at once, one token left.
    let two = SHEETS.replace("| HG.C", "| HG.G");
    let position = format!("{BOTH}gold 1: single single\ngold 2: different\n");
    check(
        &two,
        &format!(
            "{}> 0 token gold-mine single
= reserve gold-mine: 0
= gold 0: single
? 0: token 1 single | token 2 different
0 token 2 different
> 0 token gold-mine single from 2 different
= gold 0: single single
> 0 income 3+4-0=7
",
            paints(3, &position, "2 red c2")
        ),
    );
    // With nobody else to take from, the second is lost.
    check(
        &two,
        &format!(
            "{}> 0 token gold-mine single
> 0 no token gold-mine
= gold 0: single different different different
> 0 income 3+5-0=8
",
            paints(3, &format!("{BOTH}gold 0: different different different\n"), "2 red c2")
        ),
    );
    // One's own tokens are never taken: of two owed, the only one of another player goes first.
    check(
        &two,
        &format!(
            "{}> 0 token gold-mine single from 1 single
> 0 no token gold-mine
= gold 1:
",
            paints(2, &format!("{BOTH}gold 0: different different\ngold 1: single\n"), "2 red c2")
        ),
    );
}

#[test]
fn i_12_3_accesses_come_in_the_same_order() {
    // On island 1: the coal pit at a3 comes before the lighthouse at d3 (I-6.3).
    let position =
        "painted 0 1 red: a2 b2 c2 d2\npainted 0 3 red: b1\ncoal 1: single single\ncoal 2: different different\n";
    check(
        SHEETS,
        &format!(
            "players 3
variant catch-up
{position}---
* rolled 2
0 bid 2
1 pass
2 pass
0 paint 1 red b3 c3
> 0 surrounds 1 a3 coal-pit single
> 0 surrounds 1 d3 lighthouse single
# The second half may use the access at once; the token waits (I-5.6).
> 0 access both-harbors
0 paint 3 red c1 d1
? 0: token 1 single | token 2 different
0 token 2 different
= coal 0: single
= asked 1
"
        ),
    );
}

// --- I-12.4 -------------------------------------------------------------------------------------------------------

#[test]
fn i_12_4_nobody_plays_it_alone() {
    let atlas = Atlas::standard();
    let alone = Setup::new(1, SheetSet::all(atlas), Variant::CatchUp, atlas);
    assert_eq!(alone, Err(BadSetup::Players(1)));
    let error = islands::scenario::Scenario::parse("players 1\nvariant catch-up").expect_err("nobody to overtake");
    assert!(error.what.contains("I-12.4"), "{error}");
    assert!(Setup::new(2, SheetSet::all(atlas), Variant::CatchUp, atlas).is_ok());
}
