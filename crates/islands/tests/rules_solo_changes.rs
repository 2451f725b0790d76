//! I-13 Solo: Re-Color and Transforming, alone.

mod common;

use common::check;

/// A green outline of shape 3 and one of shape 5, and a grove.
const SHEETS: &str = "
| sheet s-wood near
| island S Wood
| H..g....
| ...ggg..
| ..T..r.r
| .....rrr
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

/// A won bidding for that card: 30 coins, of which 12 are paid.
fn won(card: u8, levels: &str) -> String {
    format!("players 1\ncoins 0: 30\n{levels}\n---\n* rolled {card}\n0 bid 12\n* rolled 1\n* rolled 1\n")
}

// --- I-13.9 -------------------------------------------------------------------------------------------------------

#[test]
fn i_13_9_level_1_three_coins_for_green() {
    check(
        SHEETS,
        &format!(
            "{}
? 0: go-on | use re-color 1
= coins 0: 18
0 use re-color 1
> uses re-color 1 : -3
= coins 0: 15
! 0 paint 1 red b1 b2 c2 d2 : not allowed here (I-5.5)
0 paint 1 green b1 b2 c2 d2
> 0 paints auction 1 green b1 b2 c2 d2
= painted 0 1 green: b1 b2 c2 d2
",
            won(3, "level re-color: 1")
        ),
    );
}

#[test]
fn i_13_9_level_2_five_coins_for_any_colour_named_with_the_placement() {
    for colour in ["red", "green", "blue"] {
        check(
            SHEETS,
            &format!(
                "{}
? 0: go-on | use re-color 1 | use re-color 2
0 use re-color 2
> uses re-color 2 : -5
= coins 0: 13
0 paint 1 {colour} b1 b2 c2 d2
= painted 0 1 {colour}: b1 b2 c2 d2
",
                won(3, "level re-color: 2")
            ),
        );
    }
}

#[test]
fn i_13_9_level_3_five_coins_gained_for_a_random_colour() {
    for (die, colour) in [(1, "blue"), (2, "blue"), (3, "green"), (4, "green"), (5, "red"), (6, "red")] {
        let other = if colour == "blue" { "green" } else { "blue" };
        check(
            SHEETS,
            &format!(
                "{}
? 0: go-on | use re-color 1 | use re-color 2 | use re-color 3
0 use re-color 3
> uses re-color 3 : 5
= coins 0: 23
= asked *
* rolled {die}
> rolled re-color {die}
> 0 rolls auction {die} {colour}
! 0 paint 1 {other} b1 b2 c2 d2 : not allowed here (I-5.5)
0 paint 1 {colour} b1 b2 c2 d2
= coins 0: 23
",
                won(3, "level re-color: 3")
            ),
        );
    }
}

#[test]
fn i_13_9_the_coins_are_kept_if_the_shape_is_not_painted() {
    check(
        SHEETS,
        &format!(
            "{}
0 use re-color 3
* rolled 6
0 give-up
> 0 gives up auction
> round 2 red first 0
= coins 0: 23
",
            won(3, "level re-color: 3")
        ),
    );
    // And what was paid stays paid.
    check(SHEETS, &format!("{}0 use re-color 2\n0 give-up\n= coins 0: 13\n", won(3, "level re-color: 3")));
}

#[test]
fn i_13_9_it_may_change_nothing() {
    // Green in a green season.
    check(
        SHEETS,
        "
players 1
coins 0: 30
round 5
level re-color: 1
---
* rolled 3
0 bid 12
* rolled 1
* rolled 1
0 use re-color 1
= coins 0: 15
0 paint 1 green b1 b2 c2 d2
",
    );
}

#[test]
fn i_13_9_the_winner_only() {
    check(
        SHEETS,
        "
players 1
coins 0: 30
level re-color: 3
level transforming: 3
---
* rolled 3
0 bid 3
* rolled 2
* rolled 2
> carrambah 4 lost
? 0: go-on | research expancing | research auctionis | research economicus
0 go-on
! 0 use re-color 1 : no answer to this question (I-4.3)
! 0 use transforming 1 : no answer to this question (I-4.3)
0 paint 1 red b1
> round 2 red first 0
",
    );
}

#[test]
fn i_13_9_neither_coal_pits_nor_groves_nor_expancing() {
    check(
        SHEETS,
        "
players 1
coins 0: 30
coal 0: different
painted 0 1 blue: b2 c2 d2 b3 d3 b4 c4
level re-color: 3
level transforming: 3
---
* rolled 3
0 bid 12
* rolled 1
* rolled 1
! 0 use re-color 1 : no answer to this question (I-8.4)
! 0 paint 1 green d4 : not allowed here (I-8.4)
0 paint 1 red d4
> 0 surrounds 1 c3 grove different
! 0 use transforming 1 : no answer to this question (I-8.12)
0 shape 3
* rolled 1
! 0 use re-color 1 : no answer to this question (I-8.5)
0 give-up
# Now the auctioned shape.
= asked 0
0 use re-color 1
0 go-on
0 give-up
",
    );
    check(
        SHEETS,
        "
players 1
coins 0: 30
level re-color: 3
level transforming: 3
---
* rolled 3
0 pass
0 research expancing
! 0 use re-color 1 : no answer to this question (I-13.6)
! 0 paint 1 green b1 c1 b2 : not allowed here (I-5.5)
0 paint 1 red b1 c1 b2
",
    );
}

#[test]
fn i_13_9_the_colour_really_painted_counts_for_an_outline() {
    for (changes, colour, coins) in [("0 go-on", "red", 5), ("0 use re-color 1", "green", 10)] {
        let paid = if colour == "green" { 3 } else { 0 };
        check(
            SHEETS,
            &format!(
                "{}{changes}\n0 paint 1 {colour} d1 d2 e2 f2\n> 0 fills 1 d1 {coins}\n= coins 0: {}\n",
                won(3, "painted 0 1 blue: c1\nlevel re-color: 1"),
                18 - paid + coins
            ),
        );
    }
}

#[test]
fn i_13_9_after_the_colour_of_card_1_and_over_that_of_card_6() {
    check(
        SHEETS,
        &format!(
            "{}
0 shape 3
= asked *
* rolled 1
> 0 rolls auction 1 blue
? 0: go-on | use re-color 1
0 use re-color 1
0 paint 1 green b1 b2 c2 d2
",
            won(1, "level re-color: 1")
        ),
    );
    // Any colour already: the change still binds.
    check(
        SHEETS,
        &format!(
            "{}
0 shape 3
0 use re-color 1
! 0 paint 1 blue b1 b2 c2 d2 : not allowed here (I-5.5)
0 paint 1 green b1 b2 c2 d2
",
            won(6, "level re-color: 1")
        ),
    );
    check(
        SHEETS,
        &format!(
            "{}
0 shape 3
0 use re-color 3
* rolled 1
! 0 paint 1 green b1 b2 c2 d2 : not allowed here (I-5.5)
0 paint 1 blue b1 b2 c2 d2
",
            won(6, "level re-color: 3")
        ),
    );
    // And left alone, the colour of card 6 is free.
    check(SHEETS, &format!("{}0 shape 3\n0 go-on\n0 paint 1 blue b1 b2 c2 d2\n", won(6, "level re-color: 3")));
}

#[test]
fn i_13_9_both_halves_of_shape_2_get_the_colour() {
    check(
        SHEETS,
        &format!(
            "{}
0 use re-color 2
0 paint 1 blue b1 c1
! 0 paint 1 red d1 d2 : not allowed here (I-5.5)
! 0 give-up : not allowed here (I-5.9)
! 0 use transforming 1 : no answer to this question (I-4.2)
0 paint 1 blue d1 e1
= painted 0 1 blue: b1 c1 d1 e1
",
            won(2, "level re-color: 2")
        ),
    );
}

#[test]
fn i_13_9_too_dear() {
    // Four coins left: the first level only. Two: none, and nobody is asked.
    check(
        SHEETS,
        "
players 1
coins 0: 16
level re-color: 2
---
* rolled 3
0 bid 12
* rolled 1
* rolled 1
? 0: go-on | use re-color 1
! 0 use re-color 2 : not allowed here (I-13.15)
",
    );
    check(
        SHEETS,
        "
players 1
coins 0: 14
level re-color: 2
---
* rolled 3
0 bid 12
* rolled 1
* rolled 1
! 0 go-on : no answer to this question (I-4.2)
0 give-up
",
    );
}

// --- I-13.11 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_11_level_1_three_coins_for_shape_5() {
    for card in 2..=5 {
        check(
            SHEETS,
            &format!(
                "{}
? 0: go-on | use transforming 1
0 use transforming 1
> uses transforming 1 : -3
= coins 0: 15
! 0 paint 1 red b1 b2 c2 d2 : needs 5, got 4 (I-5.1)
! 0 paint 1 green b1 b2 c2 d2 d1 : not allowed here (I-5.5)
0 paint 1 red b1 b2 c2 d2 d1
",
                won(card, "level transforming: 1")
            ),
        );
    }
}

#[test]
fn i_13_11_level_2_seven_coins_for_shape_2_3_or_4() {
    for card in 2..=5 {
        for (shape, first) in [(2, "b1 c1"), (3, "b1 b2 c2 d2"), (4, "b1 c1 d1 c2")] {
            let second = if shape == 2 { "0 paint 1 red d1 e1\n" } else { "" };
            check(
                SHEETS,
                &format!(
                    "{}
? 0: go-on | use transforming 1 | use transforming 2 shape 2 | use transforming 2 shape 3 | use transforming 2 shape 4
! 0 use transforming 2 shape 5 : not allowed here (I-13.11)
0 use transforming 2 shape {shape}
> uses transforming 2 shape {shape} : -7
= coins 0: 11
0 paint 1 red {first}
{second}> round 2 red first 0
",
                    won(card, "level transforming: 2")
                ),
            );
        }
    }
}

#[test]
fn i_13_11_level_3_five_coins_gained_for_the_shape_of_a_die() {
    for (die, first) in [(2, "b1 c1"), (3, "b1 b2 c2 d2"), (4, "b1 c1 d1 c2"), (5, "b1 b2 c2 d2 d1")] {
        let second = if die == 2 { "0 paint 1 red d1 e1\n" } else { "" };
        check(
            SHEETS,
            &format!(
                "{}
0 use transforming 3
> uses transforming 3 : 5
= coins 0: 23
= asked *
* rolled {die}
> rolled transforming {die}
>! 0 chooses auction {die}
>! card {die}
0 paint 1 red {first}
{second}> round 2 red first 0
",
                won(3, "level transforming: 3")
            ),
        );
    }
}

#[test]
fn i_13_11_with_1_and_6_the_player_chooses_and_the_colour_stays() {
    for die in [1, 6] {
        for (shape, first) in [(3, "b1 b2 c2 d2"), (4, "b1 c1 d1 c2"), (5, "b1 b2 c2 d2 d1")] {
            check(
                SHEETS,
                &format!(
                    "{}
0 use transforming 3
* rolled {die}
? 0: shape 2 | shape 3 | shape 4 | shape 5
! 0 give-up : no answer to this question (I-4.6)
! 0 go-on : no answer to this question (I-4.6)
0 shape {shape}
> 0 chooses auction {shape}
= asked 0
! 0 paint 1 blue {first} : not allowed here (I-5.5)
! 0 paint 1 green {first} : not allowed here (I-5.5)
0 paint 1 red {first}
",
                    won(4, "level transforming: 3")
                ),
            );
        }
    }
}

#[test]
fn i_13_11_the_colour_of_cards_1_and_6_stays_too() {
    // Blue was rolled for card 1: a 6 of Transforming does not free it, a 1 does not roll again.
    for die in [1, 6] {
        check(
            SHEETS,
            &format!(
                "{}
0 shape 3
* rolled 2
0 use transforming 3
* rolled {die}
0 shape 4
! 0 paint 1 red b1 c1 d1 c2 : not allowed here (I-5.5)
0 paint 1 blue b1 c1 d1 c2
",
                won(1, "level transforming: 3")
            ),
        );
        check(
            SHEETS,
            &format!(
                "{}
0 shape 3
0 use transforming 3
* rolled {die}
0 shape 4
0 paint 1 blue b1 c1 d1 c2
",
                won(6, "level transforming: 3")
            ),
        );
    }
}

#[test]
fn i_13_11_the_coins_are_kept_if_the_shape_is_not_painted() {
    check(
        SHEETS,
        &format!("{}0 use transforming 3\n* rolled 4\n0 give-up\n= coins 0: 23\n", won(3, "level transforming: 3")),
    );
    check(
        SHEETS,
        &format!("{}0 use transforming 2 shape 4\n0 give-up\n= coins 0: 11\n", won(3, "level transforming: 3")),
    );
}

#[test]
fn i_13_11_a_transformed_shape_fills_an_outline() {
    check(
        SHEETS,
        &format!(
            "{}0 use transforming 1\n0 paint 1 red f3 f4 g4 h4 h3\n> 0 fills 1 f3 10\n= coins 0: 25\n",
            won(4, "painted 0 1 blue: e3\nlevel transforming: 1")
        ),
    );
}

#[test]
fn i_13_11_too_dear() {
    for (coins, list) in [
        (18, "go-on | use transforming 1"),
        (
            19,
            "go-on | use transforming 1 | use transforming 2 shape 2 | use transforming 2 shape 3 | \
             use transforming 2 shape 4",
        ),
    ] {
        check(
            SHEETS,
            &format!(
                "players 1\ncoins 0: {coins}\nlevel transforming: 2\n---\n\
                 * rolled 3\n0 bid 12\n* rolled 1\n* rolled 1\n? 0: {list}\n"
            ),
        );
    }
    check(
        SHEETS,
        "
players 1
coins 0: 14
level transforming: 3
---
* rolled 3
0 bid 12
* rolled 1
* rolled 1
? 0: go-on | use transforming 3
! 0 use transforming 1 : not allowed here (I-13.15)
! 0 use transforming 2 shape 3 : not allowed here (I-13.15)
",
    );
}
