//! I-8.7 and I-8.10, volcanoes. Islands are made for the test: rows from top to bottom, separated by blanks.

mod common;
#[path = "reference/rows.rs"]
mod rows;

use common::check;
use rows::sheets;

/// The volcano has b1 and b2 around it.
const VOLCANO: &str = "V.^H^.L ~.....~";
/// Both volcanoes have b1 and b2 around them, the second one c2 and d2 as well.
const TWO: &str = "V.V^^.L ~.....~ ~~~H~~~";
/// The same turned round: the first one in reading order has more squares around it.
const TWO_TURNED: &str = "L.^^V.V ~.....~ ~~~H~~~";

/// All but b1 is painted around the volcano; nobody bids, and player 0's square in red surrounds it.
fn erupts(coins: &[u16], painted: &str) -> String {
    let mut text = format!("players {}\n{painted}\n", coins.len());
    for (seat, coins) in coins.iter().enumerate() {
        text += &format!("coins {seat}: {coins}\n");
    }
    text += "---\n* rolled 6\n";
    for (seat, _) in coins.iter().enumerate().filter(|(_, coins)| **coins >= 6) {
        text += &format!("{seat} pass\n");
    }
    text + "0 paint 1 red b1\n> 0 returns volcano token\n"
}

const SINGLE: &str = "painted 0 1 red: b2 c2 d2";
const DIFFERENT: &str = "painted 0 1 red: c2 d2\npainted 0 1 blue: b2";

/// One volcano surrounded, and what follows.
#[track_caller]
fn one(coins: &[u16], painted: &str, expected: &str) {
    check(&sheets(&[VOLCANO]), &format!("{}{expected}", erupts(coins, painted)));
}

// --- I-8.7: tokens ------------------------------------------------------------------------------------------------

#[test]
fn i_8_7_starting_an_island_takes_a_token_for_each_volcano_on_it() {
    for (row, tokens) in [("V.P...P", 1), ("V.V...P", 2), ("V.V...V", 3)] {
        check(
            &sheets(&[&format!("{row} ...H... ......L")]),
            &format!(
                "coins 0: 0\ncoins 1: 0\n---\n* rolled 1\n0 paint 1 red c2\n> 0 starts 1\n> 0 volcano tokens 1 {tokens}\n\
                 > 0 income 3+0-{tokens}={}\n= volcanoes 0: {tokens}\n",
                3 - tokens
            ),
        );
    }
}

#[test]
fn i_8_7_without_volcanoes_none() {
    check(
        &sheets(&["P..H..L ~~...~~"]),
        "coins 0: 0\ncoins 1: 0\n---\n* rolled 1\n0 paint 1 red d2\n> 0 income 3+0-0=3\n= volcanoes 0: 0\n",
    );
}

#[test]
fn i_8_7_islands_not_started_cost_nothing() {
    check(
        &sheets(&["P..H..L ~~...~~", TWO, TWO]),
        "painted 0 1 red: d2\ncoins 0: 0\ncoins 1: 0\n---\n= volcanoes 0: 0\n* rolled 1\n0 paint 1 red c2\n> 0 income 3+0-0=3\n",
    );
}

#[test]
fn i_8_7_each_token_costs_a_coin_of_each_passing_income() {
    check(
        &sheets(&["P..H..L ~~...~~"]),
        "
volcanoes 0: 2
coins 0: 0
coins 1: 0
---
* rolled 6
0 give-up
> 0 income 3+0-2=1
1 give-up
* rolled 6
0 give-up
> 0 income 3+0-2=1
= coins 0: 2
",
    );
}

#[test]
fn i_8_7_after_gold_mines_and_never_below_nought() {
    for (gold, volcanoes, income) in [
        ("single", 2, "3+2-2=3"),
        ("single different", 5, "3+3-5=1"),
        ("", 3, "3+0-3=0"),
        ("", 4, "3+0-4=0"),
        ("different", 5, "3+1-5=0"),
        ("different", 9, "3+1-9=0"),
    ] {
        check(
            &sheets(&["P..H..L ~~...~~"]),
            &format!(
                "volcanoes 0: {volcanoes}\ngold 0: {gold}\ncoins 0: 4\ncoins 1: 0\n---\n* rolled 6\n0 give-up\n> 0 income {income}\n\
                 = coins 0: {}\n",
                4 + income.split('=').nth(1).unwrap().parse::<u16>().unwrap()
            ),
        );
    }
}

#[test]
fn i_8_7_a_winner_pays_nothing_for_them() {
    check(
        &sheets(&["P..H..L ~~...~~"]),
        "volcanoes 0: 3\n---\n* rolled 2\n0 bid 2\n1 pass\n0 give-up\n= coins 0: 13\n= asked 1\n",
    );
}

#[test]
fn i_8_7_surrounding_returns_a_token_before_the_income() {
    // One volcano, nobody has anything: the token is gone, and the income is 3.
    one(&[0, 0], SINGLE, "> 0 takes nothing\n> 0 income 3+0-0=3\n= volcanoes 0: 0\n");
}

#[test]
fn i_8_7_the_token_is_returned_whatever_is_taken() {
    one(&[20, 3], SINGLE, "> 0 takes nothing richest\n= volcanoes 0: 0\n");
    one(&[0, 9], DIFFERENT, "> 0 takes 4 from 1\n= volcanoes 0: 0\n");
}

// --- I-8.7: coins -------------------------------------------------------------------------------------------------

#[test]
fn i_8_7_eight_for_single_four_for_different() {
    one(&[5, 30], SINGLE, "> 0 takes 8 from 1\n= coins 1: 22\n");
    one(&[5, 30], DIFFERENT, "> 0 takes 4 from 1\n= coins 1: 26\n");
    // And the income.
    one(&[5, 30], SINGLE, "= coins 0: 16\n");
    one(&[5, 30], DIFFERENT, "= coins 0: 12\n");
}

#[test]
fn i_8_7_from_the_richest_player() {
    one(&[5, 12, 13], SINGLE, "> 0 takes 8 from 2\n= coins 1: 12\n= coins 2: 5\n");
    one(&[5, 14, 13], SINGLE, "> 0 takes 8 from 1\n= coins 1: 6\n= coins 2: 13\n");
    one(&[0, 1, 2, 3, 4, 9], DIFFERENT, "> 0 takes 4 from 5\n= coins 5: 5\n");
}

#[test]
fn i_8_7_all_they_have_if_less() {
    one(&[0, 7], SINGLE, "> 0 takes 7 from 1\n= coins 1: 0\n");
    one(&[0, 3], DIFFERENT, "> 0 takes 3 from 1\n= coins 1: 0\n");
    one(&[0, 1], SINGLE, "> 0 takes 1 from 1\n");
    // Exactly so many is no less.
    one(&[0, 8], SINGLE, "> 0 takes 8 from 1\n= coins 1: 0\n");
    one(&[0, 4], DIFFERENT, "> 0 takes 4 from 1\n= coins 1: 0\n");
}

#[test]
fn i_8_7_nothing_if_the_player_alone_is_the_richest() {
    one(&[10, 9], SINGLE, "> 0 takes nothing richest\n= coins 1: 9\n= coins 0: 13\n");
    one(&[10, 9, 9], DIFFERENT, "> 0 takes nothing richest\n");
    one(&[1, 0], SINGLE, "> 0 takes nothing richest\n");
}

#[test]
fn i_8_7_tied_with_oneself_the_other_one_pays() {
    one(&[10, 10], SINGLE, "> 0 takes 8 from 1\n= coins 0: 21\n= coins 1: 2\n");
    // The third one is poorer: nobody is asked.
    one(&[10, 9, 10], SINGLE, "> 0 takes 8 from 2\n= asked 1\n");
}

#[test]
fn i_8_7_among_equally_rich_others_the_player_chooses() {
    one(
        &[5, 12, 11, 12],
        SINGLE,
        "= asked 0
? 0: from 1 | from 3
! 0 from 2 : not allowed here (I-8.7)
! 0 from 0 : not allowed here (I-8.7)
! 0 from 5 : not there (I-8.7)
! 1 from 3 : not asked now (I-4.8)
0 from 3
> 0 takes 8 from 3
= coins 1: 12
= coins 3: 4
",
    );
}

#[test]
fn i_8_7_also_when_tied_with_them() {
    one(
        &[12, 12, 12],
        DIFFERENT,
        "? 0: from 1 | from 2\n! 0 from 0 : not allowed here (I-8.7)\n0 from 1\n> 0 takes 4 from 1\n",
    );
}

#[test]
fn i_8_7_taking_is_not_optional() {
    one(
        &[5, 12, 12],
        SINGLE,
        "! 0 give-up : no answer to this question (I-8.7)\n! 0 pass : no answer to this question (I-8.7)\n0 from 1\n",
    );
}

#[test]
fn i_8_7_if_nobody_else_has_a_coin_nothing_is_taken_and_nobody_is_asked() {
    one(&[0, 0, 0], SINGLE, "> 0 takes nothing\n>! 0 takes nothing richest\n= asked 1\n");
    one(&[0, 0, 0, 0], DIFFERENT, "> 0 takes nothing\n= asked 1\n");
    // With coins of one's own one is the richest alone.
    one(&[3, 0, 0], SINGLE, "> 0 takes nothing richest\n= asked 1\n");
}

#[test]
fn i_8_7_the_payment_of_the_bid_counts() {
    // 12 - 4 = 8 against 9.
    check(
        &sheets(&["V..... ^..... ^H...L"]),
        "
painted 0 1 red: b2
coins 0: 12
coins 1: 9
---
* rolled 3
0 bid 4
1 pass
0 paint 1 red b1 c1 d1 d2
> 0 takes 8 from 1
= coins 0: 16
= coins 1: 1
",
    );
}

#[test]
fn i_8_7_at_once_and_before_the_next_player_acts() {
    // Player 1 has lost the coins when their own volcano erupts a moment later: then they take some back.
    check(
        &sheets(&[VOLCANO]),
        "
painted 0 1 red: b2 c2 d2
painted 1 1 red: b2 c2 d2
coins 0: 5
coins 1: 5
---
* rolled 6
0 paint 1 red b1
> 0 takes 5 from 1
> 0 income 3+0-0=3
= coins 0: 13
1 paint 1 red b1
> 1 takes 8 from 0
= coins 0: 5
= coins 1: 11
",
    );
}

#[test]
fn i_8_7_outlines_filled_earlier_count_but_not_those_of_the_same_action() {
    // Two halves: a volcano and an outline. 13 + 10 would be more than 14.
    check(
        &sheets(&["V..rr. ^..... ^H...L"]),
        "
painted 0 1 red: b2 c2
coins 0: 15
coins 1: 14
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red b1 c1
0 paint 1 red d1 e1
> 0 takes 8 from 1
> 0 fills 1 d1 10
= coins 0: 31
",
    );
}

// --- I-8.7: several at once ---------------------------------------------------------------------------------------

#[test]
fn i_8_7_two_at_once_each_from_the_richest_at_that_moment() {
    // 8 from player 1, who has 12 then; now player 2 is richer.
    check(
        &sheets(&[TWO]),
        &format!(
            "{}> 0 takes 8 from 1\n> 0 returns volcano token\n> 0 takes 8 from 2\n= coins 1: 12\n= coins 2: 7\n= volcanoes 0: 0\n",
            erupts(&[0, 20, 15], SINGLE)
        ),
    );
    // Twice from the same player.
    check(
        &sheets(&[TWO]),
        &format!(
            "{}> 0 takes 8 from 1\n> 0 returns volcano token\n> 0 takes 8 from 1\n= coins 1: 24\n",
            erupts(&[0, 40, 15], SINGLE)
        ),
    );
}

#[test]
fn i_8_7_the_first_can_make_the_player_the_richest() {
    check(
        &sheets(&[TWO]),
        &format!(
            "{}> 0 takes 8 from 1\n> 0 returns volcano token\n> 0 takes nothing richest\n= coins 0: 16\n= coins 1: 2\n= volcanoes 0: 0\n",
            erupts(&[5, 10, 9], SINGLE)
        ),
    );
}

#[test]
fn i_8_7_the_first_can_make_others_equally_rich() {
    // 18 - 8 = 10: then there are two with ten, and the player, who has nine by now, is asked.
    check(
        &sheets(&[TWO]),
        &format!(
            "{}> 0 takes 8 from 1\n> 0 returns volcano token\n= asked 0\n? 0: from 1 | from 2\n0 from 1\n> 0 takes 8 from 1\n\
             = coins 1: 2\n= coins 2: 10\n= coins 0: 20\n",
            erupts(&[1, 18, 10], SINGLE)
        ),
    );
}

#[test]
fn i_8_7_asked_twice() {
    check(
        &sheets(&[TWO]),
        &format!(
            "{}? 0: from 1 | from 2 | from 3\n= volcanoes 0: 1\n0 from 2\n> 0 takes 8 from 2\n> 0 returns volcano token\n\
             ? 0: from 1 | from 3\n= volcanoes 0: 0\n0 from 3\n> 0 takes 8 from 3\n> 0 income 3+0-0=3\n= coins 0: 19\n= asked 1\n",
            erupts(&[0, 30, 30, 30], SINGLE)
        ),
    );
}

#[test]
fn i_8_7_in_reading_order_where_one_takes_eight_and_the_other_four() {
    // d2 is blue: the first volcano, without it, takes 8, the second one 4.
    let painted = "painted 0 1 red: b2 c2\npainted 0 1 blue: d2";
    check(
        &sheets(&[TWO]),
        &format!(
            "{}> 0 takes 8 from 1\n> 0 returns volcano token\n> 0 takes 4 from 2\n= coins 1: 12\n= coins 2: 11\n",
            erupts(&[0, 20, 15], painted)
        ),
    );
    // Turned round: 4 from the first, and then the same player is still the richest.
    check(
        &sheets(&[TWO_TURNED]),
        "
players 3
painted 0 1 red: e2 f2
painted 0 1 blue: d2
coins 0: 0
coins 1: 20
coins 2: 15
---
* rolled 6
1 pass
2 pass
0 paint 1 red f1
> 0 surrounds 1 e1 volcano different
> 0 surrounds 1 g1 volcano single
> 0 takes 4 from 1
> 0 returns volcano token
> 0 takes 8 from 1
= coins 1: 8
= coins 2: 15
",
    );
}

#[test]
fn i_8_7_volcanoes_of_two_islands_by_the_two_halves() {
    // The second half's island comes first in reading order, and so does its volcano: 4 first, then 8.
    check(
        &sheets(&["V..... ^..... ^H...L", "V..... ^..... ^H...L"]),
        "
players 3
painted 0 1 blue: b2
painted 0 2 red: b2
coins 0: 2
coins 1: 20
coins 2: 18
---
* rolled 2
0 bid 2
1 pass
2 pass
0 paint 2 red b1 c1
> 0 surrounds 2 a1 volcano single
>! 0 returns volcano token
0 paint 1 red b1 c1
> 0 surrounds 1 a1 volcano different
> 0 returns volcano token
> 0 takes 4 from 1
> 0 returns volcano token
> 0 takes 8 from 2
= coins 1: 16
= coins 2: 10
= volcanoes 0: 0
",
    );
}

#[test]
fn i_8_7_a_volcano_of_a_grove_comes_later_than_those_before_the_grove() {
    // The square surrounds a volcano and a grove; the grove's first half another volcano, and a lighthouse for the second one.
    check(
        &sheets(&["V.T^^^V ^.....^ ^H^^L^^", "H..... ...... .....L"]),
        "
painted 0 1 red: b2 c2 d2
coins 0: 0
coins 1: 12
---
* rolled 6
1 pass
0 paint 1 red b1
> 0 surrounds 1 a1 volcano single
> 0 surrounds 1 c1 grove single
> 0 takes 8 from 1
> 0 chooses grove 2 only
= coins 0: 8
= coins 1: 4
0 paint 1 red e2 f2
> 0 surrounds 1 g1 volcano single
>! 0 returns volcano token
0 paint 2 red b1 c1
# Eight against four by now.
> 0 returns volcano token
> 0 takes nothing richest
> 0 income 3+0-0=3
",
    );
}

// --- I-8.10 -------------------------------------------------------------------------------------------------------

#[test]
fn i_8_10_taken_and_returned_by_the_same_action() {
    // b1 starts the island and surrounds its volcano.
    check(
        &sheets(&["V.H ^L^"]),
        "
coins 0: 0
coins 1: 9
---
* rolled 6
1 pass
0 paint 1 red b1
> 0 starts 1
> 0 volcano tokens 1 1
> 0 returns volcano token
> 0 takes 8 from 1
> 0 income 3+0-0=3
= volcanoes 0: 0
",
    );
}

#[test]
fn i_8_10_of_two_volcanoes_one_is_returned() {
    // The first painting of the game takes two tokens and surrounds one of the volcanoes.
    check(
        &sheets(&["V.... ^.... ^HV.L"]),
        "
coins 1: 30
---
* rolled 3
0 bid 3
1 pass
0 paint 1 red b1 b2 c2 d2
> 0 starts 1
> 0 surrounds 1 a1 volcano single
> 0 volcano tokens 1 2
> 0 returns volcano token
> 0 takes 8 from 1
= volcanoes 0: 1
",
    );
}

#[test]
fn i_8_10_before_anything_else_the_action_caused() {
    // One shape starts an island, fills an outline and surrounds a coal pit, a lighthouse and two volcanoes.
    check(
        &sheets(&["H..L ^^.^", "Vr... ^rrr^ ^HVCL"]),
        "
painted 0 1 red: b1 c1 c2
access 0: different
coins 0: 15
coins 1: 30
---
* rolled 3
0 bid 3
1 pass
0 paint 2 red b1 b2 c2 d2
> 0 starts 2 regular-harbor
> 0 volcano tokens 2 2
> 0 token coal-pit single
> 0 access both-harbors
> 0 returns volcano token
> 0 takes 8 from 1
> 0 returns volcano token
> 0 takes 8 from 1
> 0 fills 2 b1 10
= volcanoes 0: 0
= coins 0: 38
= coins 1: 14
",
    );
}

#[test]
fn i_8_10_the_tokens_count_for_the_income_of_the_same_step() {
    check(
        &sheets(&["H..L ^^.^", "H..... ..VV.. .....L"]),
        "
painted 0 1 red: b1 c1 c2
access 0: different
coins 0: 0
coins 1: 0
---
= volcanoes 0: 0
* rolled 1
0 paint 2 red b1
> 0 starts 2 regular-harbor
> 0 volcano tokens 2 2
> 0 income 3+0-2=1
= coins 0: 1
",
    );
}

#[test]
fn i_8_10_once_for_each_island() {
    // More squares on a started island take no more tokens.
    check(
        &sheets(&[VOLCANO]),
        "painted 0 1 red: d2\ncoins 0: 0\ncoins 1: 0\n---\n= volcanoes 0: 1\n* rolled 1\n0 paint 1 red c2\n\
         >! 0 volcano tokens 1 1\n= volcanoes 0: 1\n",
    );
}

#[test]
fn i_8_10_after_the_second_half_if_the_first_one_starts_the_island() {
    // Everything but a lighthouse waits for the second half.
    check(
        &sheets(&["H..... ..V... .....L"]),
        "
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red b1 c1
> 0 starts 1
>! 0 volcano tokens 1 1
= volcanoes 0: 0
0 paint 1 red d1 d2
> 0 volcano tokens 1 1
= volcanoes 0: 1
",
    );
}
