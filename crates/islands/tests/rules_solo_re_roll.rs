//! I-13 Solo: Re-Roll, and what a use costs while a bid stands unpaid.

mod common;

use common::check;

/// A grove with eight squares around it, and room.
const SHEETS: &str = "
| sheet s-wood near
| island S Wood
| H.......
| ........
| ..T.....
| .......L
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

/// One square short of surrounding the grove with different colours.
const NEARLY: &str = "painted 0 1 blue: b2 c2 d2 b3 d3 b4 c4";

// --- I-13.10 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_10_level_1_rolls_the_auction_die_again_for_three_coins() {
    check(
        SHEETS,
        "
players 1
level re-roll: 1
---
* rolled 6
> rolled auction 6
>! card 6
? 0: go-on | use re-roll 1 die 1
! 0 use re-roll 1 : not allowed here (I-13.10)
! 0 use re-roll 1 die 2 : not allowed here (I-13.10)
! 0 use re-roll 2 : not allowed here (I-13.5)
0 use re-roll 1 die 1
> uses re-roll 1 die 1 : -3
= coins 0: 12
= asked *
* rolled 2
> rolled re-roll 2
> card 2
? 0: pass | bid 2 | bid 3 | bid 4 | bid 5 | bid 6 | bid 7 | bid 8 | bid 9 | bid 10 | bid 11 | bid 12
",
    );
}

#[test]
fn i_13_10_level_1_rolls_either_of_carrambahs_dice_again() {
    for (die, sum) in [(1, 1 + 4), (2, 3 + 1)] {
        check(
            SHEETS,
            &format!(
                "
players 1
level re-roll: 1
---
* rolled 5
0 go-on
0 bid 6
* rolled 3
# Not before both lie there.
= asked *
* rolled 4
>! carrambah 7 lost
? 0: go-on | use re-roll 1 die 1 | use re-roll 1 die 2
0 use re-roll 1 die {die}
= coins 0: 12
* rolled 1
> rolled re-roll 1
> carrambah {sum} won
> 0 wins 6
= coins 0: 6
"
            ),
        );
    }
}

#[test]
fn i_13_10_a_new_result_may_be_worse() {
    check(
        SHEETS,
        "
players 1
level re-roll: 1
---
* rolled 5
0 go-on
0 bid 7
* rolled 3
* rolled 4
0 use re-roll 1 die 1
* rolled 6
> carrambah 10 lost
= coins 0: 12
",
    );
}

#[test]
fn i_13_10_level_2_rolls_both_dice_of_carrambahs_bid_and_no_other_roll() {
    check(
        SHEETS,
        "
players 1
level re-roll: 2
---
* rolled 2
? 0: go-on | use re-roll 1 die 1
! 0 use re-roll 2 : not allowed here (I-13.10)
0 go-on
0 bid 4
* rolled 5
* rolled 5
? 0: go-on | use re-roll 1 die 1 | use re-roll 1 die 2 | use re-roll 2
! 0 use re-roll 2 die 1 : not allowed here (I-13.10)
! 0 use re-roll 3 die 1 : not allowed here (I-13.5)
0 use re-roll 2
> uses re-roll 2 : -3
= coins 0: 12
* rolled 1
= asked *
! 0 go-on : not asked now (I-13.16)
* rolled 1
# With the mark of card 2.
> carrambah 4 won
> 0 wins 4
= coins 0: 8
",
    );
}

#[test]
fn i_13_10_level_3_rolls_a_six_again_for_seven_coins() {
    check(
        SHEETS,
        "
players 1
coins 0: 0
level re-roll: 3
---
* rolled 6
? 0: go-on | use re-roll 3 die 1
0 use re-roll 3 die 1
> uses re-roll 3 die 1 : 7
= coins 0: 7
* rolled 4
> card 4
? 0: pass | bid 4 | bid 5 | bid 6 | bid 7
",
    );
    for die in 1..=5 {
        check(SHEETS, &format!("players 1\ncoins 0: 1\nlevel re-roll: 3\n---\n* rolled {die}\n> card {die}\n"));
    }
}

#[test]
fn i_13_10_the_new_result_is_final() {
    // Another six brings no second seven coins, on no later roll of the round either.
    check(
        SHEETS,
        "
players 1
coins 0: 0
level re-roll: 3
---
* rolled 6
0 use re-roll 3 die 1
* rolled 6
> card 6
0 bid 7
* rolled 6
* rolled 6
> carrambah 14 lost
= coins 0: 7
0 go-on
0 give-up
> round 2 red first 0
# A new round, a new use.
* rolled 6
= coins 0: 10
? 0: go-on | use re-roll 1 die 1 | use re-roll 3 die 1
",
    );
}

#[test]
fn i_13_10_the_colour_of_card_1() {
    check(
        SHEETS,
        "
players 1
coins 0: 30
level re-roll: 2
---
* rolled 1
0 go-on
0 bid 3
* rolled 1
* rolled 1
0 go-on
0 shape 3
* rolled 1
> rolled colour 1
>! 0 rolls auction 1 blue
? 0: go-on | use re-roll 1 die 1
! 0 use re-roll 2 : not allowed here (I-13.10)
0 use re-roll 1 die 1
= coins 0: 24
* rolled 5
> rolled re-roll 5
> 0 rolls auction 5 red
! 0 paint 1 blue b1 b2 c2 d2 : not allowed here (I-5.5)
0 paint 1 red b1 b2 c2 d2
",
    );
}

#[test]
fn i_13_10_the_colour_of_a_grove() {
    // Level 3: a six is red, and need not stay so.
    check(
        SHEETS,
        &format!(
            "
players 1
coins 0: 0
{NEARLY}
level re-roll: 3
---
* rolled 1
> 0 passes unable
0 go-on
0 paint 1 red d4
> 0 surrounds 1 c3 grove different
0 shape 3
* rolled 6
> rolled grove 6
? 0: go-on | use re-roll 3 die 1
0 use re-roll 3 die 1
= coins 0: 7
* rolled 3
> rolled re-roll 3
> 0 rolls grove 3 green
0 paint 1 green e4 e3 f4 g4
= coins 0: 10
"
        ),
    );
    // Left as it is.
    check(
        SHEETS,
        &format!(
            "
players 1
{NEARLY}
level re-roll: 1
---
* rolled 1
0 go-on
0 pass
0 go-on
0 paint 1 red d4
0 shape 3
* rolled 6
0 go-on
> 0 rolls grove 6 red
0 paint 1 red e4 e3 f4 g4
"
        ),
    );
}

#[test]
fn i_13_10_the_die_of_transforming() {
    check(
        SHEETS,
        "
players 1
coins 0: 30
level re-roll: 3
level transforming: 3
---
* rolled 3
0 go-on
0 bid 3
* rolled 1
* rolled 1
0 go-on
0 use transforming 3
= coins 0: 32
* rolled 6
> rolled transforming 6
? 0: go-on | use re-roll 1 die 1 | use re-roll 3 die 1
0 use re-roll 3 die 1
= coins 0: 39
* rolled 4
> rolled re-roll 4
>! 0 chooses auction 4
! 0 paint 1 red b1 b2 c2 d2 : not allowed here (I-5.1)
0 paint 1 red b1 c1 d1 c2
",
    );
    // Rolled again to a 1: the player chooses.
    check(
        SHEETS,
        "
players 1
coins 0: 30
level re-roll: 1
level transforming: 3
---
* rolled 3
0 go-on
0 bid 3
* rolled 1
* rolled 1
0 go-on
0 use transforming 3
* rolled 2
0 use re-roll 1 die 1
* rolled 1
? 0: shape 2 | shape 3 | shape 4 | shape 5
0 shape 5
> 0 chooses auction 5
0 paint 1 red b1 b2 c2 d2 d1
",
    );
}

// --- I-13.18 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_18_level_3_rolls_one_of_two_sixes() {
    for (die, sum) in [(1, 9), (2, 9)] {
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: 9
level re-roll: 3
---
* rolled 5
0 go-on
0 bid 9
* rolled 6
* rolled 6
? 0: go-on | use re-roll 3 die 1 | use re-roll 3 die 2
! 0 use re-roll 3 : not allowed here (I-13.10)
0 use re-roll 3 die {die}
= coins 0: 16
* rolled 3
# The other six stays.
> carrambah {sum} won
= coins 0: 7
"
            ),
        );
    }
}

#[test]
fn i_13_18_level_3_takes_no_die_that_shows_less() {
    check(
        SHEETS,
        "
players 1
level re-roll: 3
---
* rolled 5
! 0 use re-roll 3 die 1 : not allowed here (I-13.10)
0 go-on
0 bid 9
* rolled 5
* rolled 6
? 0: go-on | use re-roll 1 die 1 | use re-roll 1 die 2 | use re-roll 2 | use re-roll 3 die 2
! 0 use re-roll 3 die 1 : not allowed here (I-13.10)
0 use re-roll 3 die 2
* rolled 6
> carrambah 11 lost
= coins 0: 22
",
    );
}

#[test]
fn i_13_18_a_six_may_be_rolled_again_for_a_fee_too() {
    check(
        SHEETS,
        "
players 1
level re-roll: 3
---
* rolled 6
0 use re-roll 1 die 1
= coins 0: 12
* rolled 1
> card 1
",
    );
}

#[test]
fn i_13_18_asked_only_if_a_level_applies_and_can_be_paid() {
    // One coin short, and enough.
    check(SHEETS, "players 1\ncoins 0: 2\nlevel re-roll: 2\n---\n* rolled 6\n> card 6\n> 0 passes unable\n");
    check(SHEETS, "players 1\ncoins 0: 3\nlevel re-roll: 2\n---\n* rolled 6\n? 0: go-on | use re-roll 1 die 1\n");
    check(
        SHEETS,
        "
players 1
coins 0: 2
level re-roll: 3
---
* rolled 6
? 0: go-on | use re-roll 3 die 1
! 0 use re-roll 1 die 1 : not allowed here (I-13.15)
",
    );
}

#[test]
fn i_13_18_used_once_it_is_not_asked_for_again_this_round() {
    check(
        SHEETS,
        &format!(
            "
players 1
coins 0: 30
{NEARLY}
level re-roll: 3
---
* rolled 1
0 use re-roll 1 die 1
* rolled 1
0 bid 5
* rolled 1
* rolled 1
> carrambah 2 won
0 shape 2
* rolled 6
> rolled colour 6
> 0 rolls auction 6 red
0 paint 1 red d4 e4
> 0 surrounds 1 c3 grove different
0 paint 1 red e3 f3
0 shape 5
* rolled 6
> 0 rolls grove 6 red
0 give-up
> round 2 red first 0
"
        ),
    );
}

#[test]
fn i_13_18_a_die_rolled_again_for_nothing_else_than_the_roll_at_hand() {
    // Declined for the auction die, it is there for the next roll.
    check(
        SHEETS,
        "
players 1
level re-roll: 1
---
* rolled 4
0 go-on
! 0 use re-roll 1 die 1 : no answer to this question (I-3.2)
0 bid 4
* rolled 1
* rolled 6
? 0: go-on | use re-roll 1 die 1 | use re-roll 1 die 2
",
    );
}

// --- I-13.15 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_15_while_a_bid_stands_only_the_coins_above_it_pay_for_a_re_roll() {
    for (bid, asked) in [(15, false), (14, false), (13, false), (12, true), (11, true)] {
        let mut script =
            format!("players 1\nlevel re-roll: 2\n---\n* rolled 3\n0 go-on\n0 bid {bid}\n* rolled 5\n* rolled 5\n");
        if asked {
            script += "? 0: go-on | use re-roll 1 die 1 | use re-roll 1 die 2 | use re-roll 2\n0 use re-roll 2\n";
            script += "* rolled 1\n* rolled 1\n";
            script += &format!("> carrambah 2 won\n> 0 wins {bid}\n= coins 0: {}\n", 12 - bid);
        } else {
            script += "> carrambah 10 won\n";
        }
        check(SHEETS, &script);
    }
}

#[test]
fn i_13_15_a_bid_that_will_lose_stands_as_well() {
    // 6 against 10, two coins left: they can't pay for the dice, though the bid will cost nothing.
    check(
        SHEETS,
        "
players 1
coins 0: 8
level re-roll: 2
---
* rolled 3
0 go-on
0 bid 6
* rolled 5
* rolled 5
> carrambah 10 lost
= coins 0: 8
",
    );
}

#[test]
fn i_13_15_before_the_bid_all_coins_can_pay_and_then_none_may_be_left_to_bid() {
    check(
        SHEETS,
        "
players 1
coins 0: 4
level re-roll: 1
---
* rolled 6
0 use re-roll 1 die 1
= coins 0: 1
* rolled 2
> card 2
> 0 passes unable
",
    );
}

#[test]
fn i_13_15_after_the_bidding_no_bid_stands() {
    // The bid was lost, so all three coins can pay for the grove's die.
    check(
        SHEETS,
        &format!(
            "
players 1
coins 0: 3
{NEARLY}
level re-roll: 1
---
* rolled 3
0 go-on
0 bid 3
* rolled 5
* rolled 5
> carrambah 10 lost
0 go-on
0 paint 1 red d4
0 shape 3
* rolled 1
? 0: go-on | use re-roll 1 die 1
0 use re-roll 1 die 1
= coins 0: 0
* rolled 6
0 give-up
= coins 0: 3
"
        ),
    );
    // It was won and paid: what is left can pay.
    check(
        SHEETS,
        "
players 1
coins 0: 6
level re-roll: 1
---
* rolled 1
0 go-on
0 bid 3
* rolled 1
* rolled 1
0 go-on
= coins 0: 3
0 shape 3
* rolled 1
0 use re-roll 1 die 1
= coins 0: 0
* rolled 3
> 0 rolls auction 3 green
",
    );
}

#[test]
fn i_13_15_the_coins_of_a_six_come_before_the_die() {
    check(
        SHEETS,
        "
players 1
coins 0: 5
level re-roll: 3
---
* rolled 5
0 go-on
0 bid 5
* rolled 6
* rolled 1
0 use re-roll 3 die 1
= coins 0: 12
= asked *
* rolled 4
> carrambah 5 won
= coins 0: 7
",
    );
}

#[test]
fn i_13_15_a_fee_takes_the_last_coin_and_no_more() {
    check(
        SHEETS,
        "
players 1
coins 0: 6
level re-color: 1
level transforming: 1
---
* rolled 3
0 bid 3
* rolled 1
* rolled 1
? 0: go-on | use re-color 1 | use transforming 1
0 use transforming 1
= coins 0: 0
! 0 use re-color 1 : no answer to this question (I-4.2)
0 paint 1 red b1 b2 c2 d2 d1
",
    );
    check(
        SHEETS,
        "
players 1
coins 0: 8
level re-color: 2
level transforming: 2
---
* rolled 3
0 bid 3
* rolled 1
* rolled 1
? 0: go-on | use re-color 1 | use re-color 2 | use transforming 1
! 0 use transforming 2 shape 2 : not allowed here (I-13.15)
0 use re-color 1
! 0 use transforming 1 : no answer to this question (I-4.2)
= coins 0: 2
",
    );
}

#[test]
fn i_13_15_a_gain_can_pay_for_the_next_use() {
    check(
        SHEETS,
        "
players 1
coins 0: 5
level re-color: 3
level transforming: 2
---
* rolled 3
0 bid 3
* rolled 1
* rolled 1
? 0: go-on | use re-color 3
! 0 use re-color 1 : not allowed here (I-13.15)
! 0 use transforming 1 : not allowed here (I-13.15)
0 use re-color 3
= coins 0: 7
* rolled 4
? 0: go-on | use transforming 1 | use transforming 2 shape 2 | use transforming 2 shape 3 | use transforming 2 shape 4
0 use transforming 2 shape 4
= coins 0: 0
0 paint 1 green b1 c1 d1 c2
",
    );
}
