//! I-7 Outlines, rule by rule. Islands are made for the test: rows from top to bottom, separated by blanks.

mod common;
#[path = "reference/rows.rs"]
mod rows;

use common::check;
use rows::sheets;

/// Player 0 wins this card in round 1, which is red, for as many coins as its number; 15 before.
fn wins(card: u8) -> String {
    format!("---\n* rolled {card}\n0 bid {card}\n1 pass\n")
}

// --- I-7.1 --------------------------------------------------------------------------------------------------------

#[test]
fn i_7_1_ten_coins_in_its_colour() {
    // Shape 4 in red, on the outline c1 b2 c2 d2.
    check(
        &sheets(&["..r... .rrr.. ...... H....L"]),
        &format!(
            "painted 0 1 blue: c3
{}0 paint 1 red c1 b2 c2 d2
> 0 paints auction 1 red c1 b2 c2 d2
> 0 fills 1 c1 10
= coins 0: 21
# 10 points, and 17 squares are left.
= score 0: -7
",
            wins(4)
        ),
    );
}

#[test]
fn i_7_1_five_coins_in_another_colour() {
    // Green and blue outlines, painted in red.
    for letter in ["g", "b"] {
        let island = "..r... .rrr.. ...... H....L".replace('r', letter);
        check(
            &sheets(&[&island]),
            &format!(
                "painted 0 1 blue: c3\n{}0 paint 1 red c1 b2 c2 d2\n> 0 fills 1 c1 5\n= coins 0: 16\n= score 0: -12\n",
                wins(4)
            ),
        );
    }
}

#[test]
fn i_7_1_every_form_in_every_season() {
    // The L, the T and the U, each in an outline of each colour, in rounds of each colour.
    let forms = [
        (3, "r..... rrr... ...... H....L", "a1 a2 b2 c2"),
        (4, ".r.... rrr... ...... H....L", "b1 a2 b2 c2"),
        (5, "r.r... rrr... ...... H....L", "a1 c1 a2 b2 c2"),
    ];
    for (card, island, squares) in forms {
        for (letter, colour) in [("r", "red"), ("g", "green"), ("b", "blue")] {
            for (round, season) in [(1, "red"), (3, "blue"), (5, "green")] {
                let coins = if season == colour { 10 } else { 5 };
                let first = squares.split(' ').next().unwrap();
                check(
                    &sheets(&[&island.replace('r', letter)]),
                    &format!(
                        "painted 0 1 red: a3\nround {round}\n{}0 paint 1 {season} {squares}\n> 0 fills 1 {first} {coins}\n\
                         = coins 0: {}\n",
                        wins(card),
                        15 - card + coins
                    ),
                );
            }
        }
    }
}

#[test]
fn i_7_1_in_every_turn_of_the_form() {
    // Shape 3 turned by quarter turns; the outline is turned like it.
    let turns = [
        ("r..... rrr... ...... ......", "a1 a2 b2 c2"),
        ("rr.... r..... r..... ......", "a1 b1 a2 a3"),
        ("rrr... ..r... ...... ......", "a1 b1 c1 c2"),
        (".r.... .r.... rr.... ......", "b1 b2 a3 b3"),
    ];
    for (rows, squares) in turns {
        let first = squares.split(' ').next().unwrap();
        check(
            &sheets(&[&format!("{rows} H....L")]),
            &format!(
                "painted 0 1 red: d1 d2 d3 d4 a4\n{}0 paint 1 red {squares}\n> 0 fills 1 {first} 10\n= coins 0: 22\n",
                wins(3)
            ),
        );
    }
}

#[test]
fn i_7_1_a_half_of_card_two_counts_as_a_placement() {
    // Each half fills an outline of its own; the coins come when both are painted.
    check(
        &sheets(&["rr...b .....b ...... H....L"]),
        &format!(
            "painted 0 1 red: c1 e1
{}0 paint 1 red a1 b1
>! 0 fills 1 a1 10
= coins 0: 13
0 paint 1 red f1 f2
> 0 fills 1 a1 10
> 0 fills 1 f1 5
= coins 0: 28
",
            wins(2)
        ),
    );
    // One half alone does as well, the first or the second.
    for (first, second) in [("a1 b1", "d1 d2"), ("d1 d2", "a1 b1")] {
        check(
            &sheets(&["rr...b .....b ...... H....L"]),
            &format!(
                "painted 0 1 red: c1 e1\n{}0 paint 1 red {first}\n0 paint 1 red {second}\n> 0 fills 1 a1 10\n= coins 0: 23\n",
                wins(2)
            ),
        );
    }
}

#[test]
fn i_7_1_by_the_shape_of_a_grove() {
    // A single square surrounds the grove; its shape may have any colour, so it gets the outline's.
    check(
        &sheets(&["T.ggg. ...g.. ...... H....L"]),
        "
painted 0 1 red: b1 a2
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b2
0 shape 4
0 paint 1 green c1 d1 e1 d2
> 0 paints grove 1 green c1 d1 e1 d2
> 0 fills 1 c1 10
> 0 income 3+0-0=3
= coins 0: 13
",
    );
}

#[test]
fn i_7_1_a_half_of_a_grove_s_shape_two_counts_too() {
    check(
        &sheets(&["T.gg.. ...... ...... H....L"]),
        "
painted 0 1 red: b1 a2
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b2
0 shape 2
0 paint 1 blue c1 d1
= coins 0: 0
0 paint 1 blue e1 f1
> 0 fills 1 c1 5
> 0 income 3+0-0=3
= coins 0: 8
",
    );
}

#[test]
fn i_7_1_exactly_that_form_and_not_a_larger_one() {
    // The L covers the outline of two squares, the U that of the L: nothing.
    check(
        &sheets(&["..... .rr.. ..... H...L"]),
        &format!(
            "painted 0 1 red: b1 c1 c3\n{}0 paint 1 red a1 a2 b2 c2\n>! 0 fills 1 b2 10\n>! 0 fills 1 b2 5\n\
             = coins 0: 12\n",
            wins(3)
        ),
    );
    check(
        &sheets(&["r.... rrr.. ..... H...L"]),
        &format!(
            "painted 0 1 red: a3\n{}0 paint 1 red a1 c1 a2 b2 c2\n>! 0 fills 1 a1 10\n>! 0 fills 1 a1 5\n\
             = coins 0: 10\n= score 0: -12\n",
            wins(5)
        ),
    );
}

#[test]
fn i_7_1_nor_a_smaller_one() {
    // A domino in an outline of four squares fills nothing, and the outline is lost.
    check(
        &sheets(&["r.... rrr.. ..... H...L"]),
        &format!(
            "painted 0 1 red: a3\n{}0 paint 1 red a1 a2\n0 paint 1 red b3 c3\n>! 0 fills 1 a1 10\n= coins 0: 13\n",
            wins(2)
        ),
    );
}

#[test]
fn i_7_1_nor_the_same_form_a_square_further() {
    // Three of four squares are the outline's.
    check(
        &sheets(&["...... rrr... r..... H....L"]),
        &format!(
            "painted 0 1 red: b3\n{}0 paint 1 red a1 a2 b2 c2\n>! 0 fills 1 a2 10\n>! 0 fills 1 a2 5\n= coins 0: 12\n",
            wins(3)
        ),
    );
}

#[test]
fn i_7_1_the_mirrored_form_is_not_that_form() {
    // An outline of the mirrored L can't be filled: no placement of shape 3 covers it.
    check(
        &sheets(&["..r... rrr... ...... H....L"]),
        &format!(
            "painted 0 1 red: a3\n{}! 0 paint 1 red c1 a2 b2 c2 : not allowed here (I-5.1)\n0 paint 1 red a1 a2 b2 c2\n\
             >! 0 fills 1 c1 10\n= coins 0: 12\n",
            wins(3)
        ),
    );
}

#[test]
fn i_7_1_it_is_paid_once() {
    check(
        &sheets(&["rr.... ...... ...... H....L"]),
        "
painted 0 1 red: a2
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red a1 b1
0 paint 1 red b2 c2
> 0 fills 1 a1 10
= coins 0: 23
1 give-up
# Round 2: more of the same next to it.
* rolled 2
0 bid 2
1 pass
0 paint 1 red c1 d1
0 paint 1 red d2 e2
>! 0 fills 1 a1 10
= coins 0: 21
",
    );
}

#[test]
fn i_7_1_several_outlines_of_one_action_in_reading_order() {
    // The first half fills the lower outline of the second island, the second one that of the first.
    check(
        &sheets(&["H.rr.. ...... .....L", "H.bb.. ...... ..rr.L"]),
        &format!(
            "painted 0 1 red: b1\npainted 0 2 red: b1 b2 b3\n{}0 paint 2 red c3 d3\n0 paint 1 red c1 d1\n\
             > 0 fills 1 c1 10\n> 0 fills 2 c3 10\n= coins 0: 33\n",
            wins(2)
        ),
    );
}

#[test]
fn i_7_1_a_first_painting_can_fill_an_outline() {
    check(
        &sheets(&["Hrr... ...... .....L"]),
        &format!(
            "{}0 paint 1 red b1 c1\n> 0 starts 1\n0 paint 1 red b2 b3\n> 0 fills 1 b1 10\n= coins 0: 23\n",
            wins(2)
        ),
    );
}

#[test]
fn i_7_1_the_same_number_of_points_at_the_end() {
    // The last round. One outline is filled in its colour, one in another; the rest of the island is painted before.
    check(
        &sheets(&["Hrr bb. ..L"]),
        "
painted 0 1 red: b1 c1
painted 0 1 green: a2 b2 c2 a3
filled 0 1: b1 a2
round 24
coins 0: 0
coins 1: 0
---
# 10 + 5 for the outlines, 10 for the harbor with red and green around it; one square is bare.
= score 0: 24
* rolled 1
0 paint 1 green b3
> 0 surrounds 1 c3 lighthouse single
1 give-up
= over
= result 25:1 0:2
",
    );
}

#[test]
fn i_7_1_coins_and_points_are_the_same_number() {
    // The score changes by the coins of the outline and by the four squares painted.
    for (round, colour, coins) in [(1, "red", 10), (3, "blue", 5)] {
        check(
            &sheets(&["..r... .rrr.. ...... H....L"]),
            &format!(
                "painted 0 1 green: c3\nround {round}\n{}= score 0: -21\n0 paint 1 {colour} c1 b2 c2 d2\n= score 0: {}\n\
                 = coins 0: {}\n",
                wins(4),
                coins - 17,
                11 + coins
            ),
        );
    }
}

#[test]
fn i_7_1_at_once_so_that_the_coins_count_in_the_same_round() {
    // Player 0 fills an outline and is the richest when player 1's volcano erupts.
    check(
        &sheets(&["..r... .rrr.. ...... H....L", "V.H ^L^"]),
        "
painted 0 1 red: c3
painted 1 1 red: a3
access 1: different
coins 0: 10
coins 1: 8
---
* rolled 4
0 bid 4
1 pass
0 paint 1 red c1 b2 c2 d2
= coins 0: 16
1 paint 2 red b1
> 1 takes 8 from 0
= coins 0: 8
",
    );
}

// --- I-7.2 --------------------------------------------------------------------------------------------------------

#[test]
fn i_7_2_the_two_halves_together_never_count_as_one_form() {
    // The L, a block and a row of four squares, painted by two dominoes that cover them exactly.
    for (island, painted, first, second) in [
        ("r.... rrr.. ..... H...L", "a3 b3", "a1 a2", "b2 c2"),
        ("rr... rr... ..... H...L", "a3 b3", "a1 a2", "b1 b2"),
        ("rrrr. ..... ..... H...L", "a2 b2 c2 d2", "a1 b1", "c1 d1"),
    ] {
        check(
            &sheets(&[island]),
            &format!(
                "painted 0 1 red: {painted}\n{}0 paint 1 red {first}\n0 paint 1 red {second}\n\
                 >! 0 fills 1 a1 10\n>! 0 fills 1 a1 5\n= coins 0: 13\n",
                wins(2)
            ),
        );
    }
}

#[test]
fn i_7_2_a_single_square_loses_it() {
    // The square of a player without the card; later the rest by a shape.
    check(
        &sheets(&["rr.... ...... ...... H....L"]),
        "
painted 0 1 red: a2
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red a1
= coins 0: 3
1 give-up
* rolled 1
0 bid 1
1 pass
0 shape 2
* rolled 5
0 paint 1 red b1 c1
0 paint 1 red b2 c2
>! 0 fills 1 a1 10
= coins 0: 2
",
    );
}

#[test]
fn i_7_2_single_squares_alone_never_fill_it() {
    // Square by square, in its colour: nothing.
    check(
        &sheets(&["rr.... ...... ...... H....L"]),
        "
painted 0 1 red: a2 a1
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b1
>! 0 fills 1 a1 10
>! 0 fills 1 a1 5
= coins 0: 3
",
    );
}

#[test]
fn i_7_2_coal_pit_squares_lose_it_too() {
    // Two coal-pit squares paint the outline; the auctioned shape comes too late.
    check(
        &sheets(&["rr.... ...... ...... H....L"]),
        "
painted 0 1 red: a2
coal 0: single different
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red a1
0 paint 1 red b1
>! 0 fills 1 a1 10
= coins 0: 13
0 paint 1 red c1 d1
0 paint 1 red b2 c2
>! 0 fills 1 a1 10
= coins 0: 13
",
    );
}

#[test]
fn i_7_2_parts_by_two_shapes_lose_it() {
    // A domino of each of two won cards: exactly the outline in the end, and nothing is paid.
    check(
        &sheets(&["r.... rrr.. ..... H...L"]),
        "
painted 0 1 red: a3 b3
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red a1 a2
0 paint 1 red c3 d3
1 give-up
* rolled 2
0 bid 2
1 pass
0 paint 1 red b2 c2
>! 0 fills 1 a1 10
0 paint 1 red d2 e2
>! 0 fills 1 a1 10
>! 0 fills 1 a1 5
= coins 0: 11
",
    );
}

#[test]
fn i_7_2_what_is_lost_is_worth_no_points() {
    check(
        &sheets(&["Hrr bb. ..L"]),
        "
# All painted, but not filled: the harbor's 10 and the lighthouse's nothing.
painted 0 1 red: b1 c1
painted 0 1 green: a2 b2 c2 a3 b3
round 24
coins 0: 0
coins 1: 0
---
= score 0: 10
",
    );
}

#[test]
fn i_7_2_the_other_outlines_are_not_lost_with_it() {
    check(
        &sheets(&["rr.... ...... .gg... H....L"]),
        "
painted 0 1 red: a2 a1 b2
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red b1 c1
0 paint 1 red b3 c3
> 0 fills 1 b3 5
>! 0 fills 1 a1 10
= coins 0: 18
",
    );
}

#[test]
fn i_7_2_the_auctioned_shape_or_a_grove_s_may_fill_it() {
    // Both in one step: the auctioned L fills one outline and surrounds a grove, whose U fills another in its colour.
    check(
        &sheets(&["Tr.b.b .r.bbb rr.... ...... H....L"]),
        &format!(
            "painted 0 1 red: a2 d3\n{}0 paint 1 red b1 b2 a3 b3\n> 0 surrounds 1 a1 grove single\n> 0 fills 1 b1 10\n\
             = coins 0: 22\n0 shape 5\n0 paint 1 blue d1 f1 d2 e2 f2\n> 0 fills 1 d1 10\n= coins 0: 32\n",
            wins(3)
        ),
    );
}

// --- I-7.3 --------------------------------------------------------------------------------------------------------

#[test]
fn i_7_3_with_a_random_colour_the_die_decides() {
    // Card 1: shape 4, then the die. The outline is green.
    for (die, colour, coins) in
        [(1, "blue", 5), (2, "blue", 5), (3, "green", 10), (4, "green", 10), (5, "red", 5), (6, "red", 5)]
    {
        check(
            &sheets(&["..g... .ggg.. ...... H....L"]),
            &format!(
                "painted 0 1 red: c3\n{}0 shape 4\n* rolled {die}\n0 paint 1 {colour} c1 b2 c2 d2\n> 0 fills 1 c1 {coins}\n\
                 = coins 0: {}\n",
                wins(1),
                14 + coins
            ),
        );
    }
}

#[test]
fn i_7_3_with_any_colour_the_player_does() {
    for (colour, coins) in [("blue", 5), ("green", 10), ("red", 5)] {
        check(
            &sheets(&["..g... .ggg.. ...... H....L"]),
            &format!(
                "painted 0 1 red: c3\n{}0 shape 4\n0 paint 1 {colour} c1 b2 c2 d2\n> 0 fills 1 c1 {coins}\n= coins 0: {}\n",
                wins(6),
                9 + coins
            ),
        );
    }
}

#[test]
fn i_7_3_the_season_does_not_matter_where_another_colour_is_painted() {
    // A grove with different colours around it in a red round, on a red outline: the die shows green.
    check(
        &sheets(&["T.rrr. ...r.. ...... H....L"]),
        "
painted 0 1 blue: b1 a2
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b2
> 0 surrounds 1 a1 grove different
0 shape 4
* rolled 4
0 paint 1 green c1 d1 e1 d2
> 0 fills 1 c1 5
= coins 0: 8
",
    );
}
