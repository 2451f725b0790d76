//! I-8 Landmarks, rule by rule, volcanoes excepted (`rules_landmarks_volcano.rs`). Islands are made for the test: rows from
//! top to bottom, separated by blanks.

mod common;
#[path = "reference/rows.rs"]
mod rows;

use common::check;
use rows::sheets;

/// Nobody can bid, so player 0 paints a square; it is round 1, red.
const SQUARE: &str = "coins 0: 0\ncoins 1: 0\n---\n* rolled 1\n";

/// Player 0 wins this card in round 1, which is red, for as many coins as its number; 15 before.
fn wins(card: u8) -> String {
    format!("---\n* rolled {card}\n0 bid {card}\n1 pass\n")
}

/// A landmark in the corner a1 with the neighbours b1, a2 and b2; 22 squares in all.
fn corner(letter: char) -> String {
    sheets(&[&format!("{letter}.... ..... ..... ..... H...L")])
}

/// The lighthouse at d1 has c1 and c2 around it; nothing else can be painted here.
const SMALL: &str = "H..L ^^.^";

/// Both harbors: b1 and a2 lie at the regular one, c2 and b3 at the secret one.
const HARBORS: &str = "H.. ... L.S";

// --- I-8.1 --------------------------------------------------------------------------------------------------------

#[test]
fn i_8_1_single_colour_opens_both_harbors() {
    check(
        &sheets(&[SMALL, HARBORS]),
        &format!(
            "painted 0 1 red: b1 c1\n{SQUARE}0 paint 1 red c2
> 0 surrounds 1 d1 lighthouse single
> 0 access both-harbors
= access 0: single
1 give-up
# Round 2: nobody can pay for card 6.
* rolled 6
? 0: paint 2 red b1 | paint 2 red a2 | paint 2 red c2 | paint 2 red b3 | paint 3 red b1 | paint 4 red b1 | give-up
0 paint 2 red c2
> 0 starts 2 both-harbors
= access 0:
"
        ),
    );
}

#[test]
fn i_8_1_different_colours_open_the_regular_harbor_only() {
    check(
        &sheets(&[SMALL, HARBORS]),
        &format!(
            "painted 0 1 red: b1\npainted 0 1 blue: c1\n{SQUARE}0 paint 1 red c2
> 0 surrounds 1 d1 lighthouse different
> 0 access regular-harbor
= access 0: different
1 give-up
* rolled 6
? 0: paint 2 red b1 | paint 2 red a2 | paint 3 red b1 | paint 4 red b1 | give-up
! 0 paint 2 red c2 : not allowed here (I-8.1)
! 0 paint 2 red b2 : not allowed here (I-8.1)
0 paint 2 red a2
> 0 starts 2 regular-harbor
= access 0:
"
        ),
    );
}

#[test]
fn i_8_1_access_to_one_new_island() {
    check(
        &sheets(&[SMALL, HARBORS, "H.L"]),
        "
painted 0 1 red: b1 c1 c2
access 0: single
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 2 red b1
1 give-up
* rolled 6
# Only the two started islands are left, of which the first is full.
? 0: paint 2 red c1 | paint 2 red b2 | give-up
! 0 paint 3 red b1 : not allowed here (I-5.4)
",
    );
}

#[test]
fn i_8_1_without_a_surrounded_lighthouse_no_new_island() {
    check(
        &sheets(&[SMALL, HARBORS]),
        &format!(
            "painted 0 1 red: b1\n{SQUARE}? 0: paint 1 red c1 | give-up\n! 0 paint 2 red b1 : not allowed here (I-5.4)"
        ),
    );
}

#[test]
fn i_8_1_now_or_later() {
    // Kept through two rounds with squares painted elsewhere, then used.
    check(
        &sheets(&["H..... ^..... L.....", HARBORS]),
        "
painted 0 1 red: b1 b2
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b3
> 0 access both-harbors
1 give-up
* rolled 6
0 paint 1 red c1
= access 0: single
1 give-up
* rolled 6
0 pass
1 pass
0 give-up
= access 0: single
1 give-up
* rolled 6
0 pass
1 pass
0 paint 2 blue b3
> 0 starts 2 both-harbors
",
    );
}

#[test]
fn i_8_1_now_by_the_second_half_of_the_same_shape() {
    check(
        &sheets(&["H....L ^^^^..", HARBORS]),
        &format!(
            "painted 0 1 red: b1 c1 d1 e1
{}0 paint 1 red e2 f2
> 0 surrounds 1 f1 lighthouse single
> 0 access both-harbors
! 0 give-up : not allowed here (I-5.9)
? 0: paint 2 red b1 c1 | paint 2 red b1 b2 | paint 2 red a2 b2 | paint 2 red b2 c2 | paint 2 red c1 c2 | paint 2 red b2 b3
0 paint 2 red c1 c2
> 0 starts 2 both-harbors
",
            wins(2)
        ),
    );
}

#[test]
fn i_8_1_several_lighthouses_at_once_give_an_access_each() {
    // b2 is the last neighbour of three lighthouses; c1 has a blue one too.
    check(
        &sheets(&["L.L. ^... L.^H ^..."]),
        "
painted 0 1 red: b1 c2 d2 b3 b4
painted 0 1 blue: d1
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b2
> 0 surrounds 1 a1 lighthouse single
> 0 surrounds 1 c1 lighthouse different
> 0 surrounds 1 a3 lighthouse single
> 0 access both-harbors
> 0 access regular-harbor
> 0 access both-harbors
= access 0: single different single
",
    );
}

// --- I-8.2, I-8.3 -------------------------------------------------------------------------------------------------

/// The points of the island with that landmark in the corner, surrounded in red, or with one blue square.
#[track_caller]
fn corner_points(letter: char, single: i16, different: i16) {
    for (painted, points) in [("red: b1 a2", single), ("red: b1\npainted 0 1 blue: a2", different)] {
        check(
            &corner(letter),
            &format!(
                "painted 0 1 {painted}\n{SQUARE}= score 0: -20\n0 paint 1 red b2\n= score 0: {}\n= coins 0: 3\n",
                points - 19
            ),
        );
    }
}

#[test]
fn i_8_2_harbors_are_worth_twenty_or_ten() {
    corner_points('H', 20, 10);
    corner_points('S', 20, 10);
}

#[test]
fn i_8_2_both_harbors_of_an_island_and_those_of_several_islands_add_up() {
    // HARBORS: the regular one has b1, a2 and b2 around it, the secret one b2, c2 and b3. All painted.
    check(
        &sheets(&[HARBORS, SMALL, HARBORS]),
        "
painted 0 1 red: b1 c1 a2 b2 c2 b3
painted 0 2 red: b1 c1
painted 0 3 red: b1 a2 b2
painted 0 3 blue: c2 b3
---
# 40; 20 - 1; 20 + 10 - 1.
= score 0: 88
",
    );
}

#[test]
fn i_8_2_harbors_next_to_each_other() {
    // Neither counts for the other: each has its own squares around it.
    check(
        &sheets(&["HS... ..... ....L"]),
        &format!(
            "painted 0 1 red: a2 b2\npainted 0 1 blue: c1\n{SQUARE}# The regular one has a2 and b2 around it.\n= score 0: 11\n\
             0 paint 1 red c2\n> 0 surrounds 1 b1 secret-harbor different\n= score 0: 22\n"
        ),
    );
}

#[test]
fn i_8_2_a_harbor_not_surrounded_is_worth_nothing() {
    check(&corner('H'), "painted 0 1 red: b1 a2\n---\n= score 0: -20\n");
    check(&corner('S'), "painted 0 1 red: b2 a2\n---\n= score 0: -20\n");
}

#[test]
fn i_8_3_temples_are_worth_ten_or_five() {
    corner_points('P', 10, 5);
}

#[test]
fn i_8_3_two_temples_by_one_square() {
    // c1 between the temples b1 and d1; b1 has a blue square too.
    check(
        &sheets(&["^P.P^ ^...^ H...L"]),
        &format!(
            "painted 0 1 red: b2 c2 d2 b3\n{SQUARE}0 paint 1 red c1\n> 0 surrounds 1 b1 temple single\n\
             > 0 surrounds 1 d1 temple single\n# 2 are left; the harbor is surrounded too.\n= score 0: 38\n"
        ),
    );
    check(
        &sheets(&["^P.P^ ^...^ H...L"]),
        &format!(
            "painted 0 1 red: c2 d2 b3\npainted 0 1 blue: b2\n{SQUARE}0 paint 1 red c1\n\
             > 0 surrounds 1 b1 temple different\n> 0 surrounds 1 d1 temple single\n= score 0: 23\n"
        ),
    );
}

#[test]
fn i_8_3_a_temple_does_nothing_but_count() {
    check(
        &corner('P'),
        &format!(
            "painted 0 1 red: b1 a2\n{SQUARE}0 paint 1 red b2\n> 0 surrounds 1 a1 temple single\n> 0 income 3+0-0=3\n\
             = asked 1\n= access 0:\n= coal 0:\n= gold 0:\n"
        ),
    );
}

// --- I-8.4 --------------------------------------------------------------------------------------------------------

#[test]
fn i_8_4_any_colour_for_single_season_colour_for_different() {
    check(
        &corner('C'),
        &format!("painted 0 1 red: b1 a2\n{SQUARE}0 paint 1 red b2\n> 0 token coal-pit single\n= coal 0: single\n"),
    );
    check(
        &corner('C'),
        &format!(
            "painted 0 1 red: b1\npainted 0 1 green: a2\n{SQUARE}0 paint 1 red b2\n> 0 token coal-pit different\n\
             = coal 0: different\n"
        ),
    );
}

/// A row of squares to paint one after another.
const ROW: &str = "H......L";

#[test]
fn i_8_4_a_winner_paints_one_square_per_token_after_paying_and_before_the_shape() {
    check(
        &sheets(&["H..... ...... .....L"]),
        &format!(
            "painted 0 1 red: b1\ncoal 0: single different\n{}> 0 wins 3\n= coins 0: 12\n0 paint 1 green c1\n\
             > 0 paints coal-pit 1 green c1\n0 paint 1 red d1\n> 0 paints coal-pit 1 red d1\n0 paint 1 red b2 b3 c3 d3\n\
             > 0 paints auction 1 red b2 b3 c3 d3\n= asked 1\n= coins 0: 12\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_4_only_the_winner() {
    // Player 1 has a token too, and passes: one square, then the income.
    check(
        &sheets(&[ROW]),
        &format!(
            "painted 0 1 red: b1\npainted 1 1 red: b1\ncoal 1: single single\n{}0 give-up\n= asked 1\n\
             ? 1: paint 1 red c1 | give-up\n1 paint 1 red c1\n> 1 paints square 1 red c1\n> 1 income 3+0-0=3\n= round 2\n",
            wins(2)
        ),
    );
    // Without a winner nobody does.
    check(
        &sheets(&[ROW]),
        "
painted 0 1 red: b1
coal 0: single
---
* rolled 2
0 pass
1 pass
? 0: paint 1 red c1 | give-up
0 paint 1 red c1
= asked 1
",
    );
}

#[test]
fn i_8_4_in_any_order() {
    let table = format!("painted 0 1 red: b1\ncoal 0: single different\n{}", wins(3));
    let any = "paint 1 red c1 | paint 1 blue c1 | paint 1 green c1";
    // The any-colour token first: the season token is left.
    check(
        &sheets(&[ROW]),
        &format!(
            "{table}? 0: {any} | give-up\n0 paint 1 blue c1\n? 0: paint 1 red d1 | give-up\n! 0 paint 1 blue d1 : not allowed here (I-8.4)\n"
        ),
    );
    // The season token first: in the season's colour it is the one that is used.
    check(&sheets(&[ROW]), &format!("{table}0 paint 1 red c1\n? 0: {} | give-up\n", any.replace("c1", "d1")));
}

#[test]
fn i_8_4_season_tokens_are_used_before_any_colour_tokens() {
    // Two of each: red, red, then any two.
    check(
        &sheets(&[ROW]),
        &format!(
            "painted 0 1 red: b1\ncoal 0: single different different single\n{}0 paint 1 red c1\n0 paint 1 red d1\n\
             ? 0: paint 1 red e1 | paint 1 blue e1 | paint 1 green e1 | give-up\n0 paint 1 red e1\n\
             ? 0: paint 1 red f1 | paint 1 blue f1 | paint 1 green f1 | give-up\n0 paint 1 green f1\n\
             # All four are used; the shape fits nowhere.\n> 0 skips auction\n",
            wins(3)
        ),
    );
    // In a blue round it is blue that a season token paints.
    check(
        &sheets(&[ROW]),
        &format!(
            "painted 0 1 red: b1\nround 3\ncoal 0: different\n{}? 0: paint 1 blue c1 | give-up\n\
             ! 0 paint 1 red c1 : not allowed here (I-8.4)\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_4_done_gives_up_all_squares_not_yet_painted() {
    check(
        &sheets(&["H..... ...... .....L"]),
        &format!(
            "painted 0 1 red: b1\ncoal 0: single different single\n{}0 paint 1 blue c1\n0 give-up\n> 0 gives up coal-pit\n\
             >! 0 gives up auction\n! 0 paint 1 red d1 : needs 4, got 1 (I-5.1)\n0 paint 1 red b2 b3 c3 d3\n= asked 1\n\
             = coal 0: single different single\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_4_the_tokens_stay_and_work_at_the_next_won_bidding() {
    check(
        &sheets(&["H..... ...... .....L"]),
        &format!(
            "painted 0 1 red: b1\ncoal 0: different\n{}0 paint 1 red c1\n0 give-up\n1 give-up\n* rolled 3\n0 bid 3\n1 pass\n\
             0 paint 1 red d1\n> 0 paints coal-pit 1 red d1\n= coal 0: different\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_4_each_square_is_a_painting_action_of_its_own() {
    // The first square surrounds a gold mine, the second a temple; each is carried out at once.
    check(
        &sheets(&["G.^.P ^.... ^H^^L"]),
        &format!(
            "painted 0 1 red: b2 c2 d2 e2\ncoal 0: different different\n{}0 paint 1 red b1\n\
             > 0 surrounds 1 a1 gold-mine single\n> 0 token gold-mine single\n= gold 0: single\n0 paint 1 red d1\n\
             > 0 surrounds 1 e1 temple single\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_4_without_a_place_for_a_square_they_are_skipped() {
    // Everything that can be reached is painted.
    check(
        &sheets(&["H..L ^^.^"]),
        &format!(
            "painted 0 1 red: b1 c1 c2\ncoal 0: single single\n{}> 0 skips coal-pit\n> 0 skips auction\n= asked 1\n",
            wins(3)
        ),
    );
    // The first square takes the last place and opens other islands: the second token can start one.
    check(
        &sheets(&["H..L"]),
        &format!(
            "painted 0 1 red: b1\naccess 0:\ncoal 0: single single\n{}0 paint 1 blue c1\n> 0 access both-harbors\n= asked 0\n\
             ? 0: paint 2 red b1 | paint 3 red b1 | paint 4 red b1 | paint 2 blue b1 | paint 3 blue b1 | paint 4 blue b1 | paint 2 green b1 | paint 3 green b1 | paint 4 green b1 | give-up\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_4_a_pit_in_the_middle_of_others_and_two_by_one_square() {
    // b1 is the last square of both pits; the right one has a blue neighbour.
    check(
        &sheets(&["C.C^^ ^...^ ^H..L"]),
        "
painted 0 1 red: b2 c2
painted 0 1 blue: d2
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b1
> 0 token coal-pit single
> 0 token coal-pit different
= coal 0: single different
",
    );
}

// --- I-8.5 --------------------------------------------------------------------------------------------------------

/// A grove in the corner, surrounded by b1, a2, b2.
const GROVE: &str = "T..... ...... ...... H....L";

/// Player 0's square surrounds the grove; what is around it besides b2 is this.
fn grove(painted: &str) -> String {
    format!("painted 0 1 {painted}\n{SQUARE}0 paint 1 red b2\n")
}

#[test]
fn i_8_5_single_colour_any_colour() {
    check(
        &sheets(&[GROVE]),
        &format!(
            "{}> 0 surrounds 1 a1 grove single\n= asked 0\n? 0: shape 2 | shape 3 | shape 4 | shape 5\n0 shape 4\n= asked 0\n\
             0 paint 1 green c1 d1 e1 d2\n> 0 paints grove 1 green c1 d1 e1 d2\n> 0 income 3+0-0=3\n= asked 1\n",
            grove("red: b1 a2")
        ),
    );
}

#[test]
fn i_8_5_different_colours_a_random_colour_after_the_shape() {
    check(
        &sheets(&[GROVE]),
        &format!(
            "{}> 0 surrounds 1 a1 grove different\n? 0: shape 2 | shape 3 | shape 4 | shape 5\n0 shape 4\n= asked *\n\
             * rolled 3\n> 0 rolls grove 3 green\n! 0 paint 1 red c1 d1 e1 d2 : not allowed here (I-5.5)\n\
             0 paint 1 green c1 d1 e1 d2\n= asked 1\n",
            grove("red: b1\npainted 0 1 blue: a2")
        ),
    );
}

#[test]
fn i_8_5_the_die_has_two_faces_of_each_colour() {
    for (die, colour) in [(1, "blue"), (2, "blue"), (3, "green"), (4, "green"), (5, "red"), (6, "red")] {
        check(
            &sheets(&[GROVE]),
            &format!(
                "{}0 shape 3\n* rolled {die}\n> 0 rolls grove {die} {colour}\n0 paint 1 {colour} c1 c2 d2 e2\n",
                grove("red: b1\npainted 0 1 blue: a2")
            ),
        );
    }
}

#[test]
fn i_8_5_it_may_be_given_up_and_can_not_be_kept() {
    check(
        &sheets(&[GROVE]),
        &format!(
            "{}0 shape 4\n0 give-up\n> 0 gives up grove\n> 0 income 3+0-0=3\n1 give-up\n# In the next round it is gone.\n\
             * rolled 6\n0 paint 1 red c2\n>! 0 surrounds 1 a1 grove single\n> 0 income 3+0-0=3\n= asked 1\n",
            grove("red: b1 a2")
        ),
    );
    // After the die too.
    check(
        &sheets(&[GROVE]),
        &format!(
            "{}0 shape 4\n* rolled 6\n0 give-up\n> 0 gives up grove\n= asked 1\n",
            grove("red: b1\npainted 0 1 blue: a2")
        ),
    );
}

#[test]
fn i_8_5_at_once_before_anything_else_of_the_step() {
    // A coal-pit square surrounds the grove: its shape comes before the second coal-pit square and the auctioned shape.
    check(
        &sheets(&[GROVE]),
        &format!(
            "painted 0 1 blue: b1 a2\ncoal 0: single different\n{}0 paint 1 blue b2\n> 0 surrounds 1 a1 grove single\n0 shape 4\n\
             0 paint 1 green c1 d1 e1 d2\n= asked 0\n? 0: paint 1 red f1 | paint 1 red c2 | paint 1 red e2 | paint 1 red a3 | paint 1 red b3 | paint 1 red d3 | give-up\n\
             0 paint 1 red c2\n> 0 paints coal-pit 1 red c2\n0 paint 1 red a3 b3 c3 c4\n> 0 paints auction 1 red a3 b3 c3 c4\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_5_shape_two_of_a_grove_is_two_halves() {
    check(
        &sheets(&[GROVE]),
        &format!(
            "{}0 shape 2\n0 paint 1 green c1 d1\n! 0 give-up : not allowed here (I-5.9)\n! 0 paint 1 blue e1 f1 : not allowed here (I-5.5)\n\
             0 paint 1 green e1 f1\n= asked 1\n",
            grove("red: b1 a2")
        ),
    );
}

// --- I-8.6 --------------------------------------------------------------------------------------------------------

#[test]
fn i_8_6_plus_two_for_single_plus_one_for_different() {
    // The very square that surrounds it brings the income already.
    check(
        &corner('G'),
        &format!(
            "painted 0 1 red: b1 a2\n{SQUARE}0 paint 1 red b2\n> 0 token gold-mine single\n> 0 income 3+2-0=5\n\
             = gold 0: single\n= coins 0: 5\n"
        ),
    );
    check(
        &corner('G'),
        &format!(
            "painted 0 1 red: b1\npainted 0 1 blue: a2\n{SQUARE}0 paint 1 red b2\n> 0 token gold-mine different\n\
             > 0 income 3+1-0=4\n= gold 0: different\n= coins 0: 4\n"
        ),
    );
}

#[test]
fn i_8_6_added_to_each_passing_income() {
    check(
        &corner('P'),
        "
gold 0: single different single
gold 1: different
coins 0: 0
coins 1: 0
---
* rolled 6
0 give-up
> 0 income 3+5-0=8
1 give-up
> 1 income 3+1-0=4
= coins 0: 8
= coins 1: 4
* rolled 6
0 pass
0 give-up
> 0 income 3+5-0=8
1 give-up
= coins 0: 16
= coins 1: 8
",
    );
}

#[test]
fn i_8_6_not_for_the_winner() {
    check(&corner('P'), &format!("gold 0: single single\n{}0 give-up\n= coins 0: 12\n= asked 1\n", wins(3)));
}

#[test]
fn i_8_6_two_mines_by_one_square() {
    check(
        &sheets(&["G.G^^ ^...^ ^H..L"]),
        "
painted 0 1 red: b2 c2
painted 0 1 blue: d2
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b1
> 0 token gold-mine single
> 0 token gold-mine different
> 0 income 3+3-0=6
",
    );
}

// --- I-8.8 --------------------------------------------------------------------------------------------------------

#[test]
fn i_8_8_sea_and_mountains_do_nothing() {
    for letter in ['^', '~'] {
        check(
            &corner(letter),
            &format!(
                "painted 0 1 red: b1 a2\n{SQUARE}0 paint 1 red b2\n> 0 paints square 1 red b2\n> 0 income 3+0-0=3\n\
                 >! 0 surrounds 1 a1 sea single\n>! 0 surrounds 1 a1 mountain single\n\
                 # 22 squares, three of them painted.\n= score 0: -19\n= asked 1\n"
            ),
        );
    }
}

#[test]
fn i_8_8_they_can_not_be_painted_and_are_in_the_way_of_shapes() {
    for letter in ['^', '~'] {
        let island = format!("H..{letter}.. ...... .....L");
        check(
            &sheets(&[&island]),
            &format!(
                "painted 0 1 red: b1\n{}! 0 paint 1 red c1 c2 d2 d1 : not allowed here (I-5.1)\n\
                 ! 0 paint 1 red d1 d2 e2 f2 : not there (I-5.1)\n0 paint 1 red c1 c2 d2 e2\n",
                wins(3)
            ),
        );
        check(
            &sheets(&[&island]),
            &format!("painted 0 1 red: b1 c1\n{SQUARE}! 0 paint 1 red d1 : not there (I-5.1)\n0 paint 1 red c2\n"),
        );
    }
}

#[test]
fn i_8_8_they_help_to_surround() {
    // With them the temple has one square around it, without them three.
    check(
        &sheets(&["P~... ^.... ..... H...L"]),
        &format!("painted 0 1 red: c2\n{SQUARE}0 paint 1 red b2\n> 0 surrounds 1 a1 temple single\n"),
    );
    check(
        &sheets(&["P.... ..... ..... H...L"]),
        &format!("painted 0 1 red: c2\n{SQUARE}0 paint 1 red b2\n>! 0 surrounds 1 a1 temple single\n"),
    );
}

// --- I-8.9 --------------------------------------------------------------------------------------------------------

/// Player 0 has painted all of the first island, has these accesses and paints this square of the second.
#[track_caller]
fn starts(accesses: &str, square: &str, event: &str, left: &str) {
    check(
        &sheets(&[SMALL, HARBORS]),
        &format!(
            "painted 0 1 red: b1 c1 c2\naccess 0: {accesses}\n{SQUARE}0 paint 2 red {square}\n> 0 starts 2 {event}\n\
             = access 0: {left}\n"
        ),
    );
}

#[test]
fn i_8_9_at_the_regular_harbor_a_regular_only_access_is_spent_if_there_is_one() {
    starts("different", "b1", "regular-harbor", "");
    starts("single different", "b1", "regular-harbor", "single");
    starts("single different different", "a2", "regular-harbor", "single different");
}

#[test]
fn i_8_9_else_one_for_both_harbors() {
    starts("single", "b1", "both-harbors", "");
    starts("single single", "a2", "both-harbors", "single");
}

#[test]
fn i_8_9_at_the_secret_harbor_one_for_both_harbors_is_spent() {
    starts("single", "c2", "both-harbors", "");
    starts("single different", "b3", "both-harbors", "different");
    starts("single single different", "c2", "both-harbors", "single different");
}

#[test]
fn i_8_9_a_shape_that_touches_both_harbors_spends_the_cheaper_one() {
    // b1, b2 and b3: the first lies at the regular harbor, the last at the secret one.
    for (accesses, event, left) in [
        ("single different", "regular-harbor", "single"),
        ("different", "regular-harbor", ""),
        ("single", "both-harbors", ""),
    ] {
        check(
            &sheets(&[SMALL, HARBORS]),
            &format!(
                "painted 0 1 red: b1 c1 c2\naccess 0: {accesses}\n{}0 paint 2 red b1 c1 b2 b3\n> 0 starts 2 {event}\n\
                 = access 0: {left}\n",
                wins(3)
            ),
        );
    }
}

#[test]
fn i_8_9_a_regular_only_access_does_not_open_the_secret_harbor() {
    check(
        &sheets(&[SMALL, HARBORS]),
        &format!(
            "painted 0 1 red: b1 c1 c2\naccess 0: different different\n{SQUARE}\
             ! 0 paint 2 red c2 : not allowed here (I-8.1)\n! 0 paint 2 red b3 : not allowed here (I-8.1)\n\
             ? 0: paint 2 red b1 | paint 2 red a2 | paint 3 red b1 | paint 4 red b1 | give-up\n"
        ),
    );
}

#[test]
fn i_8_9_they_do_not_remember_their_lighthouse() {
    // Two lighthouses of the first island, one single and one different: each access opens any island.
    check(
        &sheets(&["L.L^H ^....", HARBORS, HARBORS]),
        "
painted 0 1 red: d2 c2 b2
painted 0 1 blue: e2
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b1
> 0 access both-harbors
= access 0: single single
1 give-up
* rolled 6
0 paint 3 red c2
1 give-up
* rolled 6
0 pass
1 pass
0 paint 2 blue b3
= access 0:
",
    );
}

#[test]
fn i_8_9_the_first_island_costs_none() {
    check(
        &sheets(&[HARBORS]),
        &format!(
            "{SQUARE}! 0 paint 1 red c2 : not allowed here (I-5.2)\n0 paint 1 red b1\n> 0 starts 1\n\
             >! 0 starts 1 both-harbors\n>! 0 starts 1 regular-harbor\n= access 0:\n"
        ),
    );
}

#[test]
fn i_8_9_without_an_island_left_they_are_worth_nothing() {
    check(
        &sheets(&[SMALL]),
        "
painted 0 1 red: b1 c1
painted 0 2 red: b1
painted 0 3 red: b1
painted 0 4 red: b1
access 0: different
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red c2
> 0 access both-harbors
= access 0: single different
1 give-up
* rolled 6
> 1 passes unable
> 0 skips square
= access 0: single different
",
    );
}

#[test]
fn i_8_9_they_can_be_used_in_any_painting_action() {
    let painted = "painted 0 1 red: b1 c1 c2\naccess 0: different\n";
    let started = "> 0 starts 2 regular-harbor\n= access 0:\n";
    let islands = sheets(&[SMALL, "H.... ..... ....L"]);
    // The square of a player without the card.
    check(&islands, &format!("{painted}{SQUARE}0 paint 2 red b1\n{started}"));
    // A coal-pit square.
    check(&islands, &format!("{painted}coal 0: single\n{}0 paint 2 green a2\n{started}", wins(3)));
    // The auctioned shape.
    check(&islands, &format!("{painted}{}0 paint 2 red b1 b2 c2 d2\n{started}", wins(3)));
    // A half of shape 2: the first here, the second joins on to it.
    check(&islands, &format!("{painted}{}0 paint 2 red b1 c1\n{started}0 paint 2 red d1 e1\n", wins(2)));
    // The shape of a grove.
    check(
        &sheets(&[GROVE, "H.... ..... ....L"]),
        &format!("access 0: different\n{}0 shape 3\n0 paint 2 green a2 a3 b3 c3\n{started}", grove("red: b1 a2")),
    );
}

#[test]
fn i_8_9_two_accesses_in_one_action() {
    // Each half of shape 2 starts an island of its own.
    check(
        &sheets(&[SMALL, HARBORS, HARBORS]),
        &format!(
            "painted 0 1 red: b1 c1 c2\naccess 0: single different\n{}0 paint 3 red c1 c2\n> 0 starts 3 both-harbors\n\
             ? 0: paint 2 red b1 c1 | paint 2 red b1 b2 | paint 2 red a2 b2 | paint 3 red b1 b2 | paint 3 red a2 b2 | paint 3 red b2 b3\n\
             0 paint 2 red a2 b2\n> 0 starts 2 regular-harbor\n= access 0:\n",
            wins(2)
        ),
    );
}

// --- I-8.11 -------------------------------------------------------------------------------------------------------

#[test]
fn i_8_11_a_token_won_by_a_coal_pit_square_can_be_used_in_the_same_step() {
    // One token: its square surrounds a pit, and the new token paints one more.
    check(
        &sheets(&["C..... ^..... ^H...L"]),
        &format!(
            "painted 0 1 red: b2\ncoal 0: different\n{}0 paint 1 red b1\n> 0 token coal-pit single\n= asked 0\n\
             ? 0: paint 1 red c1 | paint 1 blue c1 | paint 1 green c1 | paint 1 red c2 | paint 1 blue c2 | paint 1 green c2 | give-up\n\
             0 paint 1 green c1\n> 0 paints coal-pit 1 green c1\n= coal 0: single different\n\
             # Both are used now.\n0 paint 1 red c2 c3 d3 e3\n> 0 paints auction 1 red c2 c3 d3 e3\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_11_a_chain_of_pits() {
    // Pits side by side: each square surrounds the next one, so one token paints four squares.
    check(
        &sheets(&["^CCC^^^ ......L H......"]),
        &format!(
            "painted 0 1 red: a2 b2\ncoal 0: different\n{}0 paint 1 red c2\n> 0 surrounds 1 b1 coal-pit single\n0 paint 1 red d2\n\
             > 0 surrounds 1 c1 coal-pit single\n0 paint 1 red e2\n> 0 surrounds 1 d1 coal-pit single\n0 paint 1 blue f2\n\
             = coal 0: single single single different\n# There is no room for the shape.\n> 0 skips auction\n= asked 1\n",
            wins(3)
        ),
    );
    // The chain ends where a square surrounds none.
    check(
        &sheets(&["^C^C^^^ ......L H......"]),
        &format!(
            "painted 0 1 red: a2 b2\ncoal 0: different\n{}0 paint 1 red c2\n> 0 surrounds 1 b1 coal-pit single\n\
             0 paint 1 blue d2\n= coal 0: single different\n! 0 paint 1 red e2 : needs 4, got 1 (I-5.1)\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_11_a_token_won_by_a_grove_of_a_coal_pit_square_too() {
    // The coal-pit square surrounds a grove, whose shape surrounds a pit: still the same part of the step.
    check(
        &sheets(&["T.....C ^..^^.^ ^H^^^L^"]),
        &format!(
            "painted 0 1 red: b2 f2\ncoal 0: different\n{}0 paint 1 red b1\n> 0 surrounds 1 a1 grove single\n\
             > 0 chooses grove 2 only\n0 paint 1 red e1 f1\n> 0 surrounds 1 g1 coal-pit single\n0 paint 1 red c1 d1\n\
             > 0 token coal-pit single\n? 0: paint 1 red c2 | paint 1 green c2 | paint 1 blue c2 | give-up\n\
             0 paint 1 green c2\n> 0 paints coal-pit 1 green c2\n> 0 skips auction\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_11_not_a_token_won_by_the_auctioned_shape() {
    check(
        &sheets(&["C..... ^..... ^H...L"]),
        &format!(
            "painted 0 1 red: b2\n{}0 paint 1 red b1 c1 d1 d2\n> 0 token coal-pit single\n= coal 0: single\n= asked 1\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_11_nor_after_done() {
    // Squares are given up, then the shape wins a token: it is too late for it.
    check(
        &sheets(&["C..... ^..... ^H...L"]),
        &format!(
            "painted 0 1 red: b2\ncoal 0: single\n{}0 give-up\n0 paint 1 red b1 c1 d1 d2\n> 0 token coal-pit single\n= asked 1\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_11_a_season_token_won_on_the_way_is_a_season_token() {
    // Different colours around the pit: the new token paints red only.
    check(
        &sheets(&["C..... ^..... ^H...L"]),
        &format!(
            "painted 0 1 blue: b2\ncoal 0: different\n{}0 paint 1 red b1\n> 0 token coal-pit different\n\
             ? 0: paint 1 red c1 | paint 1 red c2 | give-up\n",
            wins(3)
        ),
    );
}

#[test]
fn i_8_11_each_token_paints_at_most_one_square() {
    check(
        &sheets(&["H..... ...... .....L"]),
        &format!(
            "painted 0 1 red: b1\ncoal 0: different\n{}0 paint 1 red c1\n! 0 paint 1 red d1 : needs 4, got 1 (I-5.1)\n0 give-up\n\
             > 0 gives up auction\n",
            wins(3)
        ),
    );
}

// --- I-8.12 -------------------------------------------------------------------------------------------------------

#[test]
fn i_8_12_a_shape_that_fits_nowhere_can_not_be_chosen() {
    // A lane one square wide: dominoes, and the L round its corner.
    check(
        &sheets(&["T.... ^.^^. ^H^^L"]),
        &format!(
            "painted 0 1 red: b2\n{SQUARE}0 paint 1 red b1\n> 0 surrounds 1 a1 grove single\n? 0: shape 2 | shape 3\n\
             ! 0 shape 4 : not allowed here (I-8.12)\n! 0 shape 5 : not allowed here (I-8.12)\n\
             ! 0 give-up : no answer to this question (I-8.12)\n0 shape 3\n\
             ? 0: paint 1 red c1 d1 e1 e2 | paint 1 blue c1 d1 e1 e2 | paint 1 green c1 d1 e1 e2 | give-up\n"
        ),
    );
}

#[test]
fn i_8_12_one_that_fits_is_chosen_for_the_player() {
    check(
        &sheets(&["T.... ^.^^L ^H^^^"]),
        &format!(
            "painted 0 1 red: b2\n{SQUARE}0 paint 1 red b1\n> 0 surrounds 1 a1 grove single\n> 0 skips grove\n> 0 income 3+0-0=3\n"
        ),
    );
    check(
        &sheets(&["T.....L ^.^^^^^ ^H^^^^^"]),
        &format!(
            "painted 0 1 red: b2\n{SQUARE}0 paint 1 red b1\n> 0 chooses grove 2 only\n\
             ? 0: paint 1 red c1 d1 | paint 1 green c1 d1 | paint 1 blue c1 d1 | give-up\n0 paint 1 blue c1 d1\n\
             > 0 paints grove 1 blue e1 f1 only\n"
        ),
    );
}

#[test]
fn i_8_12_if_none_fits_the_grove_is_wasted() {
    for painted in ["red: b2", "blue: b2"] {
        check(
            &sheets(&["T.. ^.L ^H^"]),
            &format!(
                "painted 0 1 {painted}\n{SQUARE}0 paint 1 red b1\n> 0 skips grove\n> 0 income 3+0-0=3\n= asked 1\n"
            ),
        );
    }
}

#[test]
fn i_8_12_on_any_started_island_or_a_new_one() {
    // The second and the third island have one place each for the U; the third is not started.
    let islands = sheets(&["T..H ^^^L", "H.... L.^.^", "H.... L.^.^"]);
    let second = "paint 2 red b1 c1 d1 b2 d2 | paint 2 blue b1 c1 d1 b2 d2 | paint 2 green b1 c1 d1 b2 d2";
    let third = second.replace("paint 2", "paint 3");
    let painted = "painted 0 1 red: c1\npainted 0 2 red: e1\n";
    check(&islands, &format!("{painted}{SQUARE}0 paint 1 red b1\n0 shape 5\n? 0: {second} | give-up\n"));
    for access in ["single", "different"] {
        check(
            &islands,
            &format!(
                "{painted}access 0: {access}\n{SQUARE}0 paint 1 red b1\n0 shape 5\n? 0: {second} | {third} | give-up\n\
                 0 paint 3 blue b1 c1 d1 b2 d2\n# Its lighthouse gives a new access.\n= access 0: single\n"
            ),
        );
    }
}

/// Shape 2 is made of two bars of three, the others are bars that fit nowhere.
const BARS: &str = "
| board
| track ours
| line red red red red red red red red red red red red
| line red red red red red red red red red red red red
| card 1 choice printed random ours
| card 2 ### ### ours season printed
| card 3 ####### ours season printed
| card 4 ####### ours season printed
| card 5 ####### ours season printed
| card 6 choice printed any ours
";

/// On the first island a bar fits on d1 e1 f1 alone, and surrounds the lighthouse at d2 together with c1. The second one has a
/// place for a bar at its secret harbor only.
const NOOKS: [&str; 2] = ["H..... ^T^L^^", "H.^^^S ^..... ^^^^L^"];

#[test]
fn i_8_12_the_die_can_leave_no_placement() {
    // c1 is painted red: in red the bar opens both harbors, and the second bar starts the second island. In any other colour
    // there is no place for the second one.
    let islands = format!("{BARS}{}", sheets(&NOOKS));
    let grove = format!(
        "painted 0 1 blue: b1\n{SQUARE}0 paint 1 red c1\n> 0 surrounds 1 b2 grove different\n> 0 chooses grove 2 only\n= asked *\n"
    );
    for (die, colour) in [(1, "blue"), (2, "blue"), (3, "green"), (4, "green")] {
        check(
            &islands,
            &format!(
                "{grove}* rolled {die}\n> 0 rolls grove {die} {colour}\n> 0 skips grove\n> 0 income 3+0-0=3\n= asked 1\n"
            ),
        );
    }
    for die in [5, 6] {
        check(
            &islands,
            &format!(
                "{grove}* rolled {die}\n? 0: paint 1 red d1 e1 f1 | give-up\n0 paint 1 red d1 e1 f1\n> 0 access both-harbors\n\
                 > 0 paints grove 2 red d2 e2 f2 only\n> 0 starts 2 both-harbors\n"
            ),
        );
    }
}

#[test]
fn i_8_12_with_any_colour_only_those_with_a_placement() {
    // The same with one colour around the grove: the colour is free, but two of them leave no second half.
    check(
        &format!("{BARS}{}", sheets(&NOOKS)),
        &format!(
            "painted 0 1 red: b1\n{SQUARE}0 paint 1 red c1\n> 0 surrounds 1 b2 grove single\n> 0 chooses grove 2 only\n\
             ? 0: paint 1 red d1 e1 f1 | give-up\n! 0 paint 1 blue d1 e1 f1 : not allowed here (I-5.6)\n"
        ),
    );
    // In another colour it is that one.
    check(
        &format!("{BARS}{}", sheets(&NOOKS)),
        "
painted 0 1 blue: b1 c1
coins 0: 15
---
* rolled 6
0 bid 6
1 pass
> 0 chooses auction 2 only
? 0: paint 1 blue d1 e1 f1 | give-up
",
    );
}

#[test]
fn i_8_12_the_same_for_the_auctioned_shape() {
    // Card 1 rolls a colour that leaves no place.
    let painted = "painted 0 1 red: b1 c1\n";
    let islands = format!("{BARS}{}", sheets(&NOOKS));
    check(
        &islands,
        &format!("{painted}{}> 0 chooses auction 2 only\n* rolled 3\n> 0 skips auction\n= asked 1\n", wins(1)),
    );
    // A season that leaves no place: the shape does not fit at all.
    check(&islands, &format!("painted 0 1 blue: b1 c1\n{}> 0 skips auction\n= asked 1\n", wins(2)));
    check(&islands, &format!("{painted}{}0 paint 1 red d1 e1 f1\n> 0 starts 2 both-harbors\n", wins(2)));
}
