//! I-6 Surrounding, rule by rule. Islands are made for the test: rows from top to bottom, separated by blanks.

mod common;
#[path = "reference/rows.rs"]
mod rows;

use common::{check, on};
use islands::scenario::Scenario;
use rows::sheets;

/// The landmarks that can be surrounded: letter and word.
const LANDMARKS: [(char, &str); 8] = [
    ('H', "regular-harbor"),
    ('S', "secret-harbor"),
    ('L', "lighthouse"),
    ('V', "volcano"),
    ('C', "coal-pit"),
    ('G', "gold-mine"),
    ('T', "grove"),
    ('P', "temple"),
];

/// Nobody can bid, so player 0 paints a square; it is round 1, red.
const SQUARE: &str = "coins 0: 0\ncoins 1: 0\n---\n* rolled 1\n";

/// Paints a last square after all these, and looks for a landmark to be surrounded or not.
#[track_caller]
fn last_square(island: &str, painted: &str, last: &str, events: &str) {
    let painted = painted.replace(';', "\npainted 0 1 ");
    let scenario = format!("painted 0 1 {painted}\n{SQUARE}0 paint 1 red {last}\n{events}\n");
    check(&sheets(&[island]), &scenario);
}

// --- I-6.1 --------------------------------------------------------------------------------------------------------

/// Each landmark in the middle, at an edge and in a corner: its place, the squares around it, the last one.
const PLACES: [(&str, &str, &str, &str); 3] = [
    ("..... ..... ..X.. ..... H...L", "c3", "b2 c2 d2 b3 d3 b4 c4", "d4"),
    ("..X.. ..... ..... ..... H...L", "c1", "b1 b2 c2 d2", "d1"),
    ("X.... ..... ..... ..... H...L", "a1", "b1 a2", "b2"),
];

#[test]
fn i_6_1_every_landmark_in_the_middle_at_an_edge_and_in_a_corner() {
    for (letter, word) in LANDMARKS {
        for (island, at, around, last) in PLACES {
            let island = island.replace('X', &letter.to_string());
            last_square(&island, &format!("red: {around}"), last, &format!("> 0 surrounds 1 {at} {word} single"));
        }
    }
}

#[test]
fn i_6_1_one_bare_square_is_enough_to_prevent_it() {
    // The same with each of the eight neighbours in turn still bare.
    let around = ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"];
    for (letter, word) in LANDMARKS {
        let island = PLACES[0].0.replace('X', &letter.to_string());
        for bare in around {
            let last = if bare == "b2" { "c2" } else { "b2" };
            let painted: Vec<_> = around.into_iter().filter(|&s| s != bare && s != last).collect();
            let painted = format!("red: {}", painted.join(" "));
            let nothing = format!(">! 0 surrounds 1 c3 {word} single\n>! 0 surrounds 1 c3 {word} different");
            last_square(&island, &painted, last, &nothing);
        }
    }
}

#[test]
fn i_6_1_diagonal_neighbours_count_too() {
    // All four beside it are painted, then the corners one by one.
    last_square("..... ..... ..P.. ..... H...L", "red: c2 b3 d3 c4", "b2", ">! 0 surrounds 1 c3 temple single");
    last_square("..... ..... ..P.. ..... H...L", "red: c2 b3 d3 c4 b2 d2 b4", "d4", "> 0 surrounds 1 c3 temple single");
}

#[test]
fn i_6_1_edges_and_other_landmarks_help() {
    // Seven other landmarks stand around it, each of another kind: one square is left to paint.
    for (letter, word) in LANDMARKS {
        let island = format!("..... .PVC. .G{letter}^. .~.T. ..... H...L");
        last_square(&island, "red: c5", "c4", &format!("> 0 surrounds 1 c3 {word} single"));
    }
    // In a corner between two landmarks.
    for (letter, word) in LANDMARKS {
        let island = format!("{letter}.... P^... ..... ..... H...L");
        last_square(&island, "red: c1", "b1", &format!("> 0 surrounds 1 a1 {word} single"));
    }
}

#[test]
fn i_6_1_a_landmark_of_the_same_kind_next_to_it_helps_too() {
    // c2 and c3 stand next to each other; each needs its own neighbours only.
    for (letter, word) in LANDMARKS {
        let island = format!("..... ..{letter}.. ..{letter}.. ..... H...L");
        last_square(
            &island,
            "red: b1 c1 b2 d2 b3 d3",
            "d1",
            &format!("> 0 surrounds 1 c2 {word} single\n>! 0 surrounds 1 c3 {word} single"),
        );
    }
}

#[test]
fn i_6_1_several_at_once_by_one_square() {
    // b2 is the last neighbour of all eight around it.
    last_square(
        "LHV S.C GTP",
        // Nothing else can be painted here: it is the first painting of the game.
        "red:",
        "b2",
        "> 0 surrounds 1 a1 lighthouse single\n\
         > 0 surrounds 1 b1 regular-harbor single\n\
         > 0 surrounds 1 c1 volcano single\n\
         > 0 surrounds 1 a2 secret-harbor single\n\
         > 0 surrounds 1 c2 coal-pit single\n\
         > 0 surrounds 1 a3 gold-mine single\n\
         > 0 surrounds 1 b3 grove single\n\
         > 0 surrounds 1 c3 temple single",
    );
}

#[test]
fn i_6_1_it_is_surrounded_once() {
    // Whatever is painted next to its neighbours later does not do it again.
    check(
        &sheets(&["..... ..... C.... ..... H...L"]),
        "
painted 0 1 red: a2 b2 b3 a4
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b4
> 0 token coal-pit single
= coal 0: single
1 give-up
* rolled 2
# Round 2: one more square, next to what surrounds the coal pit.
0 bid 2
1 pass
? 0: paint 1 red a1 | paint 1 red b1 | paint 1 red c2 | paint 1 red c3 | paint 1 red c4 | paint 1 red b5 | paint 1 blue a1 | paint 1 blue b1 | paint 1 blue c2 | paint 1 blue c3 | paint 1 blue c4 | paint 1 blue b5 | paint 1 green a1 | paint 1 green b1 | paint 1 green c2 | paint 1 green c3 | paint 1 green c4 | paint 1 green b5 | give-up
0 paint 1 blue c3
>! 0 surrounds 1 a3 coal-pit single
>! 0 surrounds 1 a3 coal-pit different
= coal 0: single
",
    );
}

#[test]
fn i_6_1_at_the_end_of_the_painting_action_and_not_before() {
    // A U around the temple is one action: it is surrounded once, by the whole of it.
    check(
        &sheets(&["..... ..P.. ..... H...L"]),
        "
painted 0 1 red: b1 c1 d1
---
* rolled 5
0 bid 5
1 pass
0 paint 1 red b2 d2 b3 c3 d3
> 0 paints auction 1 red b2 d2 b3 c3 d3
> 0 surrounds 1 c2 temple single
# 10 for the temple, 9 squares are left.
= score 0: 1
",
    );
}

#[test]
fn i_6_1_or_of_the_half_that_completes_it() {
    // The first half completes the temple, the second the gold mine; each is told with its half.
    let table = "
painted 0 1 red: b1 b2 e1 f1
---
* rolled 2
0 bid 2
1 pass
";
    let island = "P..~..G ....... ....... H.....L";
    check(
        &sheets(&[island]),
        &format!(
            "{table}0 paint 1 red a2 a3
> 0 surrounds 1 a1 temple single
>! 0 surrounds 1 g1 gold-mine single
0 paint 1 red f2 g2
> 0 surrounds 1 g1 gold-mine single
>! 0 surrounds 1 a1 temple single
= gold 0: single
"
        ),
    );
    // A domino of which one square completes a landmark, the other half a second one.
    check(
        &sheets(&[island]),
        &format!(
            "{table}0 paint 1 red f2 g2
> 0 surrounds 1 g1 gold-mine single
>! 0 token gold-mine single
= gold 0:
0 paint 1 red a2 a3
> 0 surrounds 1 a1 temple single
> 0 token gold-mine single
= gold 0: single
"
        ),
    );
}

#[test]
fn i_6_1_both_halves_together() {
    // Neither half alone surrounds the temple; both do.
    check(
        &sheets(&["..... ..P.. ..... H...L"]),
        "
painted 0 1 red: b1 c1 d1 b2
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red d2 d3
>! 0 surrounds 1 c2 temple single
0 paint 1 red b3 c3
> 0 surrounds 1 c2 temple single
",
    );
}

#[test]
fn i_6_1_islands_of_other_players_are_their_own() {
    // Both have the same sheets; player 1's paint surrounds nothing of player 0's.
    check(
        &sheets(&["C.... ..... H...L"]),
        "
painted 0 1 red: b1 a2
painted 1 1 red: b1
coins 0: 0
coins 1: 0
---
* rolled 1
0 give-up
1 paint 1 red b2
>! 1 surrounds 1 a1 coal-pit single
>! 0 surrounds 1 a1 coal-pit single
= coal 0:
= coal 1:
",
    );
}

// --- I-6.2 --------------------------------------------------------------------------------------------------------

#[test]
fn i_6_2_one_square_of_another_colour_makes_it_different() {
    // Each landmark, with each of its neighbours as the odd one; the last one is red.
    let around = ["b2", "c2", "d2", "b3", "d3", "b4", "c4"];
    for (letter, word) in LANDMARKS {
        let island = PLACES[0].0.replace('X', &letter.to_string());
        for odd in around {
            let red: Vec<_> = around.into_iter().filter(|&s| s != odd).collect();
            for colour in ["blue", "green"] {
                let painted = format!("red: {};{colour}: {odd}", red.join(" "));
                last_square(&island, &painted, "d4", &format!("> 0 surrounds 1 c3 {word} different"));
            }
        }
        // The last one can be the odd one itself.
        let painted = format!("blue: {}", around.join(" "));
        last_square(&island, &painted, "d4", &format!("> 0 surrounds 1 c3 {word} different"));
    }
}

#[test]
fn i_6_2_three_colours_are_different_colours_too() {
    last_square(
        "P.... ..... ..... ..... H...L",
        "blue: b1;green: a2",
        "b2",
        "> 0 surrounds 1 a1 temple different\n= score 0: -14",
    );
}

#[test]
fn i_6_2_a_single_square_is_a_single_colour() {
    for (letter, word) in LANDMARKS {
        let island = format!("{letter}.... ^^... ..... ..... H...L");
        last_square(&island, "blue: c1", "b1", &format!("> 0 surrounds 1 a1 {word} single"));
    }
}

#[test]
fn i_6_2_neighbouring_landmarks_and_edges_have_no_colour() {
    // The temple's neighbours were surrounded in other colours long ago; only d4 and c4 count for it.
    last_square(
        "..... .PVC. .GP^. ..... H...L",
        "blue: a1 b1 c1 d1 e1 a2 a3 a4;red: b4 c4 e4",
        "d4",
        "> 0 surrounds 1 c3 temple single",
    );
    last_square(
        "..... .PVC. .GP^. ..... H...L",
        "blue: a1 b1 c1 d1 e1 a2 a3 a4 b4;red: c4 e4",
        "d4",
        "> 0 surrounds 1 c3 temple different",
    );
}

#[test]
fn i_6_2_only_the_eight_neighbours_count() {
    // A ring of blue one square further off does not matter.
    last_square(
        "..... ..... ..P.. ..... ....H ....L",
        "red: b2 c2 d2 b3 d3 b4 c4;blue: a1 b1 c1 d1 e1 a2 e2 a3 e3",
        "d4",
        "> 0 surrounds 1 c3 temple single",
    );
}

#[test]
fn i_6_2_the_two_halves_have_one_colour_and_can_still_differ_from_what_was_there() {
    check(
        &sheets(&["..... ..P.. ..... H...L"]),
        "
painted 0 1 blue: b1 c1 d1 b2
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red d2 d3
0 paint 1 red b3 c3
> 0 surrounds 1 c2 temple different
",
    );
}

// --- I-6.3 --------------------------------------------------------------------------------------------------------

/// Everything there is around two squares in an outline: all is surrounded by one domino on a2 b2. On the first island c2,
/// which is blue, is a neighbour of all but coal pit and lighthouse.
const ALL_AT_ONCE: [&str; 3] = ["CVG~ rr.H LTP~", "CVG ggH LTP", "H..... ...... .....L"];

#[test]
fn i_6_3_everything_at_once_on_two_islands_by_the_two_halves() {
    check(
        &sheets(&ALL_AT_ONCE),
        "
painted 0 1 blue: c2
coins 0: 20
coins 1: 30
---
= volcanoes 0: 1
* rolled 2
0 bid 2
1 pass
# The first half: the lighthouse at once, everything else has to wait.
0 paint 1 red a2 b2
> 0 surrounds 1 a1 coal-pit single
> 0 surrounds 1 b1 volcano different
> 0 surrounds 1 c1 gold-mine different
> 0 surrounds 1 a3 lighthouse single
> 0 surrounds 1 b3 grove different
> 0 surrounds 1 c3 temple different
> 0 access both-harbors
>! 0 token coal-pit single
>! 0 token gold-mine different
>! 0 returns volcano token
>! 0 fills 1 a2 10
= coins 0: 18
= coal 0:
= access 0: single
# The second half starts the second island, and surrounds everything there.
0 paint 2 red a2 b2
> 0 starts 2 both-harbors
> 0 surrounds 2 a1 coal-pit single
> 0 volcano tokens 2 1
> 0 token coal-pit single
> 0 token gold-mine different
> 0 token coal-pit single
> 0 token gold-mine single
> 0 access both-harbors
> 0 returns volcano token
> 0 takes 4 from 1
> 0 returns volcano token
> 0 takes 8 from 1
> 0 fills 1 a2 10
> 0 fills 2 a2 5
= coins 0: 45
= coins 1: 18
= coal 0: single single
= gold 0: single different
= access 0: single
= volcanoes 0: 0
# The grove of the first island: a random colour.
= asked 0
0 shape 4
= asked *
* rolled 3
> 0 rolls grove 3 green
0 paint 3 green b1 a2 b2 c2
> 0 starts 3 both-harbors
# Then that of the second: any colour, so no die.
0 shape 2
0 paint 3 blue c1 d1
0 paint 3 blue a3 b3
= asked 1
",
    );
}

#[test]
fn i_6_3_the_same_the_other_way_round_is_done_in_the_same_order() {
    // Now the second island is finished first, but the first one comes first in reading order.
    check(
        &sheets(&ALL_AT_ONCE),
        "
painted 0 1 blue: c2
access 0: different
coins 0: 20
coins 1: 30
---
* rolled 2
0 bid 2
1 pass
0 paint 2 red a2 b2
> 0 starts 2 regular-harbor
> 0 surrounds 2 a3 lighthouse single
> 0 access both-harbors
>! 0 volcano tokens 2 1
= volcanoes 0: 1
0 paint 1 red a2 b2
> 0 surrounds 1 a3 lighthouse single
> 0 volcano tokens 2 1
> 0 token coal-pit single
> 0 token gold-mine different
> 0 access both-harbors
> 0 token coal-pit single
> 0 token gold-mine single
> 0 returns volcano token
> 0 takes 4 from 1
> 0 returns volcano token
> 0 takes 8 from 1
> 0 fills 1 a2 10
> 0 fills 2 a2 5
= access 0: single single
# The grove with the random colour first.
0 shape 3
= asked *
",
    );
}

#[test]
fn i_6_3_tokens_of_one_island_in_reading_order_row_by_row() {
    // Gold mine, lighthouse, coal pit, in the order they are read; b2 is the last square of all.
    last_square(
        "^G^ L.H ^C^",
        "red:",
        "b2",
        "> 0 surrounds 1 b1 gold-mine single\n\
         > 0 surrounds 1 a2 lighthouse single\n\
         > 0 surrounds 1 c2 regular-harbor single\n\
         > 0 surrounds 1 b3 coal-pit single\n\
         > 0 token gold-mine single\n\
         > 0 access both-harbors\n\
         > 0 token coal-pit single",
    );
}

#[test]
fn i_6_3_volcanoes_come_before_outline_coins() {
    // 12 against 14: with the ten coins of the outline first, player 0 would be the richest and take nothing.
    check(
        &sheets(&["V..... rr.... ...... H....L"]),
        "
painted 0 1 red: b1
coins 0: 14
coins 1: 14
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red a2 b2
0 paint 1 red c1 d1
> 0 returns volcano token
> 0 takes 8 from 1
> 0 fills 1 a2 10
= coins 0: 30
# And the income of the square that follows.
= coins 1: 6
",
    );
}

#[test]
fn i_6_3_outline_coins_come_before_groves() {
    // The grove's painting surrounds a volcano. By then the outline's coins have made player 0 the richest.
    check(
        &sheets(&["T.V~.. rr.... ...... H....L"]),
        "
painted 0 1 red: b1 c2
coins 0: 14
coins 1: 14
---
* rolled 2
0 bid 2
1 pass
# The second half is far away from everything.
0 paint 1 red a2 b2
> 0 surrounds 1 a1 grove single
0 paint 1 red c3 d3
> 0 fills 1 a2 10
= coins 0: 22
0 shape 2
0 paint 1 blue d2 e2
> 0 surrounds 1 c1 volcano different
0 paint 1 blue e1 f1
> 0 returns volcano token
> 0 takes nothing richest
= coins 0: 22
= coins 1: 14
",
    );
}

#[test]
fn i_6_3_accesses_come_before_groves() {
    // One square surrounds grove and lighthouse: the grove's shape starts the island the lighthouse has opened.
    check(
        &sheets(&["T.L^^ ^.^^^ ^H^^^", "H.... ..... ....L"]),
        "
painted 0 1 red: b2
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b1
> 0 surrounds 1 a1 grove single
> 0 surrounds 1 c1 lighthouse single
> 0 access both-harbors
0 shape 3
0 paint 2 green a2 a3 b3 c3
> 0 starts 2 both-harbors
",
    );
}

#[test]
fn i_6_3_volcano_tokens_of_a_new_island_come_first() {
    // The first painting of the game surrounds a volcano and a gold mine: token taken, gold, token returned.
    last_square(
        "V.H G~L",
        "red:",
        "b1",
        "> 0 starts 1\n> 0 volcano tokens 1 1\n> 0 token gold-mine single\n> 0 access both-harbors\n\
         > 0 returns volcano token\n> 0 income 3+2-0=5\n= volcanoes 0: 0",
    );
}

#[test]
fn i_6_3_each_grove_is_finished_before_the_next() {
    // b1 surrounds the groves a1 and c1. The shape of the first one surrounds a third, whose turn comes before c1's: it
    // alone has different colours around it, so its shape is the one that needs the die.
    check(
        &sheets(&["T.T^..T ^.^^... H.....L ~.....~", "H..... ...... .....L"]),
        "
painted 0 1 red: b2 b3 c3 d3 e3 e2
painted 0 1 blue: f2 g2
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b1
> 0 surrounds 1 a1 grove single
> 0 surrounds 1 c1 grove single
# Nothing but dominoes fits, now and later.
> 0 chooses grove 2 only
0 paint 1 red e1 f1
> 0 surrounds 1 g1 grove different
0 paint 1 red b4 c4
> 0 chooses grove 2 only
= asked *
* rolled 1
> 0 rolls grove 1 blue
0 paint 1 blue d4 e4
# The other half has one place; it surrounds the lighthouse.
> 0 paints grove 1 blue f3 f4 only
> 0 access both-harbors
# Now the grove at c1 is left, with any colour, and the island that was opened meanwhile.
= asked 0
0 shape 3
0 paint 2 green a2 a3 b3 c3
> 0 starts 2 both-harbors
> 0 income 3+0-0=3
= asked 1
",
    );
}

#[test]
fn i_6_3_two_groves_of_one_island_in_reading_order() {
    // Both have the last square around them, one of them a blue one too: it needs the die, first or second.
    let room = "H..... ...... .....L";
    check(
        &sheets(&["T.T^^.L ~.....~ ~~~H~~~", room]),
        &format!(
            "painted 0 1 red: b2 c2\npainted 0 1 blue: d2\naccess 0: different\n{SQUARE}0 paint 1 red b1\n\
             > 0 surrounds 1 a1 grove single\n> 0 surrounds 1 c1 grove different\n0 shape 4\n= asked 0\n\
             0 paint 2 green a2 b2 c2 b3\n0 shape 3\n= asked *\n* rolled 1\n0 paint 2 blue b1 c1 d1 d2\n= asked 1\n"
        ),
    );
    check(
        &sheets(&["L.^^T.T ~.....~ ~~~H~~~", room]),
        &format!(
            "painted 0 1 red: e2 f2\npainted 0 1 blue: d2\naccess 0: different\n{SQUARE}0 paint 1 red f1\n\
             > 0 surrounds 1 e1 grove different\n> 0 surrounds 1 g1 grove single\n0 shape 4\n= asked *\n* rolled 3\n\
             0 paint 2 green a2 b2 c2 b3\n0 shape 3\n= asked 0\n0 paint 2 blue b1 c1 d1 d2\n= asked 1\n"
        ),
    );
}

#[test]
fn i_6_3_the_whole_of_a_grove_with_all_it_triggers() {
    // A grove's shape fills an outline, surrounds a volcano, a gold mine and the next grove: all in the same order again.
    check(
        &sheets(&["T.^^^ ^.~rG ^..rV ^HrrT ^~L.^", "H..... ...... .....L"]),
        "
painted 0 1 red: b2 b3 c3
painted 0 1 blue: d5
coins 0: 5
coins 1: 15
---
* rolled 6
1 pass
0 paint 1 red b1
> 0 surrounds 1 a1 grove single
0 shape 3
0 paint 1 red d2 d3 c4 d4
> 0 surrounds 1 e2 gold-mine single
> 0 surrounds 1 e3 volcano single
> 0 surrounds 1 b4 regular-harbor single
> 0 surrounds 1 e4 grove different
> 0 surrounds 1 c5 lighthouse different
> 0 token gold-mine single
> 0 access regular-harbor
> 0 returns volcano token
> 0 takes 8 from 1
> 0 fills 1 d2 10
= coins 0: 23
= coins 1: 7
# The next grove: its shape starts the island that was opened by the first one's.
0 shape 5
* rolled 6
0 paint 2 red b1 c1 b2 b3 c3
> 0 starts 2 regular-harbor
# The gold mine counts for the income of this very step.
> 0 income 3+2-0=5
= asked 1
",
    );
}

// --- I-6.4 --------------------------------------------------------------------------------------------------------

#[test]
fn i_6_4_sea_and_mountains_are_never_surrounded() {
    for (letter, word) in [('^', "mountain"), ('~', "sea")] {
        for (island, at, around, last) in PLACES {
            let island = island.replace('X', &letter.to_string());
            let nothing = format!(">! 0 surrounds 1 {at} {word} single\n>! 0 surrounds 1 {at} {word} different");
            last_square(&island, &format!("red: {around}"), last, &nothing);
        }
    }
}

#[test]
fn i_6_4_the_loader_refuses_a_landmark_without_an_empty_neighbour() {
    for (letter, word) in LANDMARKS {
        let island = format!("{letter}^.H. ~^... ....L");
        let text = on(&sheets(&[&island]), "---\n");
        let why = Scenario::parse(&text).expect_err("a landmark that can't be surrounded").to_string();
        let name = word.replace('-', " ");
        assert!(why.contains(&format!("no empty square lies around the {name}")), "{why}");
        // Sea and mountains may stand there.
        for harmless in ['^', '~'] {
            let island = island.replacen(letter, &harmless.to_string(), 1);
            Scenario::parse(&on(&sheets(&[&island]), "---\n")).expect("nothing has to be surrounded");
        }
    }
}

// --- I-6.5 --------------------------------------------------------------------------------------------------------

/// What surrounding a landmark with a single colour leads to, besides points: an event, or nothing.
fn effect(letter: char) -> &'static str {
    match letter {
        'L' => "> 0 access both-harbors\n",
        'V' => "> 0 returns volcano token\n> 0 takes 8 from 1\n",
        'C' => "> 0 token coal-pit single\n",
        'G' => "> 0 token gold-mine single\n",
        // The shape of the grove is asked for.
        'T' => "= asked 0\n! 0 pass : no answer to this question (I-8.12)\n",
        _ => "",
    }
}

/// A landmark at c1, with a grove in the corner below that one square surrounds.
fn by_source(letter: char) -> String {
    sheets(&[&format!("..{letter}.. ..... ..... H.... ^.... T.^.L")])
}

#[test]
fn i_6_5_by_the_square_of_a_player_without_the_card() {
    for (letter, word) in LANDMARKS {
        check(
            &by_source(letter),
            &format!(
                "painted 0 1 red: b1 b2 c2 d2\ncoins 1: 40\n---\n* rolled 6\n0 pass\n1 pass\n0 paint 1 red d1\n\
                 > 0 paints square 1 red d1\n> 0 surrounds 1 c1 {word} single\n{}",
                effect(letter)
            ),
        );
    }
}

#[test]
fn i_6_5_by_a_coal_pit_square() {
    for (letter, word) in LANDMARKS {
        check(
            &by_source(letter),
            &format!(
                "painted 0 1 blue: b1 b2 c2 d2\ncoal 0: single\ncoins 1: 40\n---\n* rolled 3\n0 bid 3\n1 pass\n\
                 0 paint 1 blue d1\n> 0 paints coal-pit 1 blue d1\n> 0 surrounds 1 c1 {word} single\n{}",
                effect(letter)
            ),
        );
    }
}

#[test]
fn i_6_5_by_the_auctioned_shape() {
    for (letter, word) in LANDMARKS {
        check(
            &by_source(letter),
            &format!(
                "painted 0 1 red: b1 d1\ncoins 1: 40\n---\n* rolled 4\n0 bid 4\n1 pass\n0 paint 1 red b2 c2 d2 c3\n\
                 > 0 paints auction 1 red b2 c2 d2 c3\n> 0 surrounds 1 c1 {word} single\n{}",
                effect(letter)
            ),
        );
    }
}

#[test]
fn i_6_5_by_the_first_half_of_shape_two() {
    for (letter, word) in LANDMARKS {
        // A lighthouse works at once, everything else once the second half is painted.
        let (at_once, after) = if letter == 'L' { (effect(letter), "") } else { ("", effect(letter)) };
        check(
            &by_source(letter),
            &format!(
                "painted 0 1 red: b1 d1 b2\ncoins 1: 40\n---\n* rolled 2\n0 bid 2\n1 pass\n0 paint 1 red c2 d2\n\
                 > 0 surrounds 1 c1 {word} single\n{at_once}0 paint 1 red a2 a3\n{after}"
            ),
        );
    }
}

#[test]
fn i_6_5_by_the_second_half_of_shape_two() {
    for (letter, word) in LANDMARKS {
        check(
            &by_source(letter),
            &format!(
                "painted 0 1 red: b1 d1 b2\ncoins 1: 40\n---\n* rolled 2\n0 bid 2\n1 pass\n0 paint 1 red a2 a3\n\
                 >! 0 surrounds 1 c1 {word} single\n0 paint 1 red c2 d2\n> 0 surrounds 1 c1 {word} single\n{}",
                effect(letter)
            ),
        );
    }
}

#[test]
fn i_6_5_by_the_shape_of_a_grove() {
    for (letter, word) in LANDMARKS {
        check(
            &by_source(letter),
            &format!(
                "painted 0 1 red: b1 d1 b5\ncoins 1: 40\n---\n* rolled 6\n0 pass\n1 pass\n0 paint 1 red b6\n\
                 > 0 surrounds 1 a6 grove single\n0 shape 4\n0 paint 1 red b2 c2 d2 c3\n\
                 > 0 paints grove 1 red b2 c2 d2 c3\n> 0 surrounds 1 c1 {word} single\n{}",
                effect(letter)
            ),
        );
    }
}

#[test]
fn i_6_5_a_chain_of_three_groves_ends_by_itself() {
    // Each grove's domino surrounds the next grove; the last one finds nothing more.
    check(
        &sheets(&["T.....T ^.^^^.^ ^.....^ ^H^T^L^"]),
        "
painted 0 1 red: b2 b3 c3
coins 0: 0
coins 1: 0
---
* rolled 1
0 paint 1 red b1
> 0 surrounds 1 a1 grove single
# Only dominoes fit, here and later.
> 0 chooses grove 2 only
# d4 has c3, d3 and e3 around it.
0 paint 1 red d3 e3
> 0 surrounds 1 d4 grove single
0 paint 1 red c1 d1
> 0 chooses grove 2 only
= asked 0
# g1 has f1 and f2 around it.
0 paint 1 red f2 f3
> 0 surrounds 1 f4 lighthouse single
> 0 paints grove 1 red e1 f1 only
> 0 surrounds 1 g1 grove single
# All of this island is painted; with the access a new one could be started, but no shape fits there.
> 0 skips grove
> 0 income 3+0-0=3
= asked 1
",
    );
}
