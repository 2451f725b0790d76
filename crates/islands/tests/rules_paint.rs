//! I-5 Painting, rule by rule; shape 2 has a file of its own.

mod common;
#[path = "common/own.rs"]
mod own;

use std::collections::BTreeSet;

use common::check;
use islands::atlas::Piece;
use islands::bits::{MAX_SIDE, Square, Squares};
use islands::{Atlas, Island, Shape};
use own::atlas;

/// Empty islands with harbors in their corners.
const PLAIN: &str = "
| sheet t-plain near
| island T Plain One
| H....
| .....
| ....L
| island T Plain Two
| S....
| .....
| L...H
| sheet t-level near
| island T Level One
| H...
| ....
| L..S
| island T Level Two
| H...
| ....
| ...L
";

/// As wide and as high as an island can be.
const LARGE: &str = "
| sheet t-large near
| island T Large
| H.......
| ........
| ........
| ...^....
| ........
| ........
| ........
| .......L
| island T Long
| H.......
| .......L
| sheet t-high near
| island T High
| H.
| ..
| ..
| ..
| ..
| ..
| ..
| .L
| island T Holes
| H.~.~.
| ......
| ~.~.~.
| ......
| .~.~.L
";

// --- I-5.1 --------------------------------------------------------------------------------------------------------

#[test]
fn i_5_1_only_empty_unpainted_squares() {
    check(
        PLAIN,
        "
painted 0 1 blue: c2
---
* rolled 2
0 pass
1 pass
# A landmark, a painted square, a square beyond the island, one beyond every island.
! 0 paint 1 red a1 : not there (I-5.1)
! 0 paint 1 red e3 : not there (I-5.1)
! 0 paint 1 red c2 : not there (I-5.1)
! 0 paint 1 red f2 : not there (I-5.1)
! 0 paint 1 red h8 : not there (I-5.1)
0 paint 1 red c1
> 0 paints square 1 red c1
",
    );
    check(
        PLAIN,
        "
painted 0 1 red: c2
---
* rolled 2
0 bid 2
1 pass
# Half on a painted square, half on a landmark, half outside.
! 0 paint 1 red c2 c3 : not there (I-5.1)
! 0 paint 1 red d3 e3 : not there (I-5.1)
! 0 paint 1 red e2 f2 : not there (I-5.1)
! 0 paint 1 red c3 c4 : not there (I-5.1)
0 paint 1 red c3 d3
",
    );
}

#[test]
fn i_5_1_a_shape_is_painted_whole() {
    check(
        PLAIN,
        "
---
* rolled 3
0 bid 3
1 pass
! 0 paint 1 red b1 : needs 4, got 1 (I-5.1)
! 0 paint 1 red a2 a3 b3 : needs 4, got 3 (I-5.1)
! 0 paint 1 red a2 a3 b3 c3 d3 : needs 4, got 5 (I-5.1)
0 paint 1 red a2 a3 b3 c3
> 0 paints auction 1 red a2 a3 b3 c3
",
    );
    check(PLAIN, "---\n* rolled 5\n0 bid 5\n1 pass\n! 0 paint 1 red a2 a3 b3 c3 : needs 5, got 4 (I-5.1)");
    check(PLAIN, "---\n* rolled 2\n0 bid 2\n1 pass\n! 0 paint 1 red b1 c1 d1 e1 : needs 2, got 4 (I-5.1)");
}

/// All of these can be painted beside b1, each in a game of its own; none of the others has the right form.
fn forms(card: u8, right: &[&str], wrong: &[&str]) {
    for place in right {
        check(
            LARGE,
            &format!("painted 0 1 red: b1\n---\n* rolled {card}\n0 bid {card}\n1 pass\n0 paint 1 red {place}"),
        );
    }
    for place in wrong {
        check(
            LARGE,
            &format!(
                "painted 0 1 red: b1
---
* rolled {card}
0 bid {card}
1 pass
! 0 paint 1 red {place} : not allowed here (I-5.1)"
            ),
        );
    }
}

#[test]
fn i_5_1_shapes_are_turned_by_quarter_turns_and_never_mirrored() {
    // The L, and its mirror image.
    forms(
        3,
        &["c1 c2 d2 e2", "c1 d1 c2 c3", "c1 d1 e1 e2", "c1 c2 b3 c3"],
        &["e1 c2 d2 e2", "c1 d1 d2 d3", "c1 d1 e1 c2", "c1 c2 c3 d3"],
    );
    // The T is its own mirror image, and so is the U.
    forms(4, &["c1 b2 c2 d2", "c1 c2 d2 c3", "c1 d1 e1 d2", "b2 a3 b3 b4"], &["c1 d1 e1 f1", "c1 d1 c2 d2"]);
    forms(
        5,
        &["c1 e1 c2 d2 e2", "c1 d1 c2 c3 d3", "c1 d1 e1 c2 e2", "c1 d1 d2 c3 d3"],
        &["c1 d1 e1 f1 g1", "c1 c2 d2 e2 f2", "c1 d1 e1 c2 d2"],
    );
    // A domino lies or stands; pieces that touch at a corner, or not at all, are none.
    forms(2, &["c1 d1", "c1 c2", "b2 b3"], &["c1 d2", "c1 e1", "c1 b2"]);
}

#[test]
fn i_5_1_nothing_wraps_round_an_edge() {
    check(
        LARGE,
        "
painted 0 2 red: g1 b2
---
* rolled 2
0 bid 2
1 pass
# The last square of a row is no neighbour of the first one of the next.
! 0 paint 2 red h1 a2 : not allowed here (I-5.1)
0 paint 2 red f1 f2
",
    );
    check(
        LARGE,
        "
painted 0 2 red: b1
---
* rolled 2
0 pass
1 pass
# b1 is the only painted square: neither h1 nor a2 touches it.
! 0 paint 2 red h1 : not allowed here (I-5.3)
! 0 paint 2 red a2 : not allowed here (I-5.3)
? 0: paint 2 red c1 | paint 2 red b2 | give-up
",
    );
}

/// All places of a piece on an island, found with rows and columns instead of bits.
fn places(piece: Piece, island: &Island) -> BTreeSet<Squares> {
    let mut cells: Vec<(i8, i8)> = piece.0.iter().map(|s| (s.row() as i8, s.column() as i8)).collect();
    let side = MAX_SIDE as i8;
    let mut found = BTreeSet::new();
    for _ in 0..4 {
        for (down, right) in (-side..side).flat_map(|down| (-side..side).map(move |right| (down, right))) {
            let moved = cells.iter().map(|&(row, column)| (row + down, column + right));
            let on_grid = |&(row, column): &(i8, i8)| (0..side).contains(&row) && (0..side).contains(&column);
            if moved.clone().all(|cell| on_grid(&cell)) {
                let squares: Squares = moved.map(|(row, column)| Square::at(row as u8, column as u8)).collect();
                if squares.iter().all(|square| island.empty.has(square)) {
                    found.insert(squares);
                }
            }
        }
        cells = cells.iter().map(|&(row, column)| (column, -row)).collect();
    }
    found
}

#[test]
fn i_5_1_every_turn_of_every_shape_at_every_place() {
    let mut islands = 0;
    for atlas in [Atlas::standard(), atlas(LARGE), atlas(PLAIN)] {
        for sheet in atlas.sheets() {
            for island in &sheet.islands {
                islands += 1;
                for shape in Shape::ALL {
                    let there = &island.places[shape as usize];
                    let piece = atlas.board().pieces[shape as usize];
                    let wanted = places(piece, island);
                    assert_eq!(there.iter().copied().collect::<BTreeSet<_>>(), wanted, "{} {shape:?}", island.name);
                    assert_eq!(there.len(), wanted.len(), "each place once");
                }
            }
        }
    }
    assert!(islands > 24);
}

// --- I-5.2 --------------------------------------------------------------------------------------------------------

#[test]
fn i_5_2_the_first_painting_touches_a_regular_harbor() {
    check(
        PLAIN,
        "
---
* rolled 2
0 pass
1 pass
# On any island, and at the regular harbor only.
? 0: paint 1 red b1 | paint 1 red a2 | paint 2 red e2 | paint 2 red d3 | paint 3 red b1 | paint 3 red a2 | paint 4 red b1 | paint 4 red a2 | give-up
! 0 paint 2 red b1 : not allowed here (I-5.2)
! 0 paint 3 red d2 : not allowed here (I-5.2)
# A corner is not enough.
! 0 paint 1 red b2 : not allowed here (I-5.2)
! 0 paint 1 red c3 : not allowed here (I-5.2)
0 paint 3 red a2
> 0 paints square 3 red a2
> 0 starts 3
= access 0:
",
    );
}

#[test]
fn i_5_2_one_square_of_a_shape_is_enough() {
    check(
        PLAIN,
        "
---
* rolled 4
0 bid 4
1 pass
! 0 paint 1 red c1 b2 c2 d2 : not allowed here (I-5.2)
! 0 paint 2 red b1 a2 b2 c2 : not allowed here (I-5.2)
# Two squares beside the harbor are as good.
0 paint 1 red b1 a2 b2 c2
> 0 starts 1
",
    );
    check(PLAIN, "---\n* rolled 4\n0 bid 4\n1 pass\n0 paint 1 red c1 b1 d1 c2\n> 0 starts 1");
}

#[test]
fn i_5_2_until_something_is_painted_every_painting_is_the_first() {
    check(
        PLAIN,
        "
coal 0: single
---
* rolled 2
0 bid 2
1 pass
# Given up with the coal-pit square, given up with the shape, and in the next round still the first one.
0 give-up
0 give-up
1 paint 1 red b1
* rolled 2
0 bid 2
1 pass
! 0 paint 2 red b1 : not allowed here (I-5.2)
0 paint 2 blue d3
> 0 paints coal-pit 2 blue d3
> 0 starts 2
# Now there is paint.
! 0 paint 1 red b1 c1 : not allowed here (I-5.4)
0 paint 2 red c3 b3
",
    );
}

#[test]
fn i_5_2_each_player_has_a_first_painting_of_their_own() {
    check(
        PLAIN,
        "
painted 0 1 red: b1 c1
---
* rolled 2
0 pass
1 pass
0 paint 1 red d1
! 1 paint 1 red e1 : not allowed here (I-5.2)
1 paint 4 red a2
> 1 starts 4
",
    );
}

// --- I-5.3 --------------------------------------------------------------------------------------------------------

#[test]
fn i_5_3_paint_goes_beside_paint() {
    check(
        PLAIN,
        "
painted 0 1 blue: c2
---
* rolled 2
0 pass
1 pass
# Orthogonally, whatever its colour, and the harbor does not matter any more.
? 0: paint 1 red c1 | paint 1 red b2 | paint 1 red d2 | paint 1 red c3 | give-up
! 0 paint 1 red b1 : not allowed here (I-5.3)
! 0 paint 1 red d1 : not allowed here (I-5.3)
! 0 paint 1 red a2 : not allowed here (I-5.3)
0 paint 1 red c3
",
    );
}

#[test]
fn i_5_3_one_square_of_a_shape_is_enough() {
    check(
        PLAIN,
        "
painted 0 1 red: b1
---
* rolled 2
0 bid 2
1 pass
# c2 touches b1 at a corner only.
! 0 paint 1 red c2 d2 : not allowed here (I-5.3)
! 0 paint 1 red a2 a3 : not allowed here (I-5.3)
0 paint 1 red c1 c2
0 paint 1 red d2 e2
",
    );
}

#[test]
fn i_5_3_paint_of_another_island_or_player_does_not_count() {
    check(
        PLAIN,
        "
painted 0 1 red: b1
painted 0 3 red: d2
painted 1 1 red: c2
---
* rolled 2
0 pass
1 pass
? 0: paint 1 red c1 | paint 1 red b2 | paint 3 red d1 | paint 3 red c2 | give-up
! 0 paint 1 red d1 : not allowed here (I-5.3)
! 0 paint 1 red d2 : not allowed here (I-5.3)
! 0 paint 3 red b2 : not allowed here (I-5.3)
",
    );
}

// --- I-5.4 --------------------------------------------------------------------------------------------------------

#[test]
fn i_5_4_a_new_island_needs_an_access() {
    check(
        PLAIN,
        "
painted 0 1 red: b1
---
* rolled 2
0 pass
1 pass
! 0 paint 2 red d3 : not allowed here (I-5.4)
! 0 paint 3 red b1 : not allowed here (I-5.4)
0 give-up
",
    );
    check(
        PLAIN,
        "
painted 0 1 red: b1
access 0: different
---
* rolled 2
0 pass
1 pass
# Everywhere at a regular harbor, and still on the old island.
? 0: paint 1 red c1 | paint 1 red b2 | paint 2 red e2 | paint 2 red d3 | paint 3 red b1 | paint 3 red a2 | paint 4 red b1 | paint 4 red a2 | give-up
0 paint 2 red d3
> 0 starts 2 regular-harbor
= access 0:
1 give-up
* rolled 2
0 pass
1 pass
# Spent: the others are closed again.
? 0: paint 1 red c1 | paint 1 red b2 | paint 2 red d2 | paint 2 red c3 | give-up
! 0 paint 3 red b1 : not allowed here (I-5.4)
",
    );
}

#[test]
fn i_5_4_each_painting_may_go_to_any_started_island() {
    check(
        PLAIN,
        "
painted 0 1 red: b1
painted 0 3 red: b1
coal 0: single single
---
* rolled 2
0 bid 2
1 pass
0 paint 3 red b2
0 paint 1 red b2
0 paint 3 red b3 c3
0 paint 1 red a2 a3
= painted 0 1 red: b1 a2 b2 a3
= painted 0 3 red: b1 b2 b3 c3
",
    );
}

#[test]
fn i_5_4_an_access_can_wait() {
    check(
        PLAIN,
        "
painted 0 1 red: b1
access 0: single different
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red c1 d1
0 paint 1 red b2 b3
= access 0: single different
",
    );
    // With all four islands started it is worth nothing.
    check(
        PLAIN,
        "
painted 0 1 red: b1
painted 0 2 red: d3
painted 0 3 red: b1
painted 0 4 red: b1
access 0: single
---
* rolled 2
0 pass
1 pass
! 0 paint 2 red b1 : not allowed here (I-5.3)
? 0: paint 1 red c1 | paint 1 red b2 | paint 2 red d2 | paint 2 red c3 | paint 3 red c1 | paint 3 red b2 | paint 4 red c1 | paint 4 red b2 | give-up
",
    );
}

#[test]
fn i_5_4_the_access_that_can_do_least_is_spent() {
    // At the secret harbor of island 2 only one of them will do; at the regular one both would (I-8.9).
    for (square, spent, left) in [("b1", "both-harbors", "different"), ("d3", "regular-harbor", "single")] {
        check(
            PLAIN,
            &format!(
                "
painted 0 1 red: b1
access 0: single different
---
* rolled 2
0 pass
1 pass
0 paint 2 red {square}
> 0 starts 2 {spent}
= access 0: {left}
"
            ),
        );
    }
}

// --- I-5.5 --------------------------------------------------------------------------------------------------------

/// A grove of which one square is missing, on the first island; a gold mine beside free squares.
const GROVE: &str = "
| sheet t-wood near
| island T Wood
| HT....
| ......
| L.....
| island T Clearing
| H....
| .....
| ....L
| sheet t-thicket near
| island T Thicket
| H..T.
| .....
| L..G.
| island T Glade
| H....
| ....L
";

#[test]
fn i_5_5_one_action_is_one_colour() {
    // The season's.
    check(
        PLAIN,
        "round 3
---
* rolled 3
0 bid 3
1 pass
! 0 paint 1 red a2 a3 b3 c3 : not allowed here (I-5.5)
0 paint 1 blue a2 a3 b3 c3
= painted 0 1 blue: a2 a3 b3 c3",
    );
    // Any, for all squares of the shape together.
    for colour in ["blue", "green", "red"] {
        check(
            PLAIN,
            &format!(
                "---
* rolled 6
0 bid 6
1 pass
0 shape 3
0 paint 1 {colour} a2 a3 b3 c3
= painted 0 1 {colour}: a2 a3 b3 c3"
            ),
        );
    }
}

#[test]
fn i_5_5_a_random_colour_is_rolled_after_the_shape_is_chosen() {
    check(
        PLAIN,
        "
---
* rolled 1
0 bid 1
1 pass
! * rolled 4 : not asked now (I-4.8)
0 shape 3
* rolled 4
! 0 paint 1 red a2 a3 b3 c3 : not allowed here (I-5.5)
! 0 paint 1 blue a2 a3 b3 c3 : not allowed here (I-5.5)
0 paint 1 green a2 a3 b3 c3
",
    );
}

#[test]
fn i_5_5_the_colour_is_kept_for_the_second_half() {
    check(
        PLAIN,
        "
---
* rolled 6
0 bid 6
1 pass
0 shape 2
0 paint 1 green b1 c1
! 0 paint 1 red d1 e1 : not allowed here (I-5.5)
! 0 paint 1 blue d1 e1 : not allowed here (I-5.5)
0 paint 1 green d1 e1
= painted 0 1 green: b1 c1 d1 e1
",
    );
}

#[test]
fn i_5_5_coal_pit_squares_are_actions_with_colours_of_their_own() {
    check(
        PLAIN,
        "
painted 0 1 red: b1
coal 0: single single different
---
* rolled 3
0 bid 3
1 pass
0 paint 1 blue c1
0 paint 1 green d1
# Both tokens for any colour are used; the season's is left.
! 0 paint 1 blue e1 : not allowed here (I-8.4)
0 paint 1 red e1
> 0 paints coal-pit 1 red e1
! 0 paint 1 red b2 : needs 4, got 1 (I-5.1)
",
    );
}

#[test]
fn i_5_5_a_square_in_the_season_colour_leaves_the_token_for_any_colour() {
    check(
        PLAIN,
        "
painted 0 1 red: b1
coal 0: single different
---
* rolled 3
0 bid 3
1 pass
0 paint 1 red c1
# The season's token was enough for that.
0 paint 1 green d1
> 0 paints coal-pit 1 green d1
! 0 paint 1 red e1 : needs 4, got 1 (I-5.1)
",
    );
}

// --- I-5.7 --------------------------------------------------------------------------------------------------------

#[test]
fn i_5_7_any_painting_action_may_be_given_up() {
    // The square of a player without the card.
    check(PLAIN, "---\n* rolled 2\n0 pass\n1 pass\n0 give-up\n> 0 gives up square\n> 0 income 3+0-0=3");
    // Coal-pit squares: all that are left.
    check(
        PLAIN,
        "
painted 0 1 red: b1
coal 0: single single
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red c1
0 give-up
> 0 gives up coal-pit
# The auctioned shape is still to come.
0 paint 1 red d1 e1
0 paint 1 red b2 b3
= asked 1
",
    );
    // The auctioned shape.
    for card in 2..=5 {
        check(PLAIN, &format!("---\n* rolled {card}\n0 bid 5\n1 pass\n0 give-up\n> 0 gives up auction\n= asked 1"));
    }
    // A grove's shape.
    check(
        GROVE,
        "
painted 0 1 red: c1 b2 c2
---
* rolled 2
0 pass
1 pass
0 paint 1 red a2
> 0 surrounds 1 b1 grove single
0 shape 3
0 give-up
> 0 gives up grove
> 0 income 3+0-0=3
",
    );
}

#[test]
fn i_5_7_what_is_given_up_is_gone() {
    check(
        GROVE,
        "
painted 0 1 red: c1 b2 c2
---
* rolled 2
0 pass
1 pass
0 paint 1 red a2
0 shape 3
0 give-up
1 give-up
* rolled 3
0 bid 3
1 pass
# No grove is asked for again; nothing was kept of it.
! 0 shape 3 : no answer to this question (I-4.2)
0 give-up
= asked 1
",
    );
}

// --- I-5.8 --------------------------------------------------------------------------------------------------------

#[test]
fn i_5_8_each_coal_pit_square_is_an_action_of_its_own() {
    // The first one surrounds the grove: it is finished before the second square.
    check(
        GROVE,
        "
painted 0 1 red: c1 b2 c2
coal 0: different different
---
* rolled 2
0 bid 4
1 pass
0 paint 1 red a2
> 0 paints coal-pit 1 red a2
> 0 surrounds 1 b1 grove single
0 shape 2
0 paint 1 blue d1 d2
0 paint 1 blue e1 e2
> 0 paints grove 1 blue e1 e2
# Now the second token.
0 paint 1 red f1
> 0 paints coal-pit 1 red f1
# And now the auctioned shape.
! 0 paint 1 red f2 : needs 2, got 1 (I-5.1)
0 paint 1 red f2 f3
> 0 paints auction 1 red f2 f3
0 paint 1 red c3 d3
> 0 paints auction 1 red c3 d3
= asked 1
",
    );
}

#[test]
fn i_5_8_the_two_halves_of_shape_2_are_one_action_and_a_grove_is_another() {
    check(
        GROVE,
        "
painted 0 3 red: c1 c2
painted 0 3 blue: e1
painted 0 4 red: b1
---
* rolled 2
0 bid 2
1 pass
0 paint 3 red d2 e2
> 0 paints auction 3 red d2 e2
> 0 surrounds 3 d1 grove different
# The grove waits for the second half.
= asked 0
! 0 shape 3 : no answer to this question (I-4.2)
0 paint 3 red b2 b3
> 0 paints auction 3 red b2 b3
# Now it is its turn.
= asked 0
0 shape 4
> 0 chooses grove 4
* rolled 1
> 0 rolls grove 1 blue
0 give-up
> 0 gives up grove
= asked 1
",
    );
}

#[test]
fn i_5_8_a_square_and_the_shape_of_its_grove_are_two_actions() {
    // The square is red, as the season is; the grove's shape has a colour of its own.
    check(
        GROVE,
        "
painted 0 1 red: c1 b2 c2
---
* rolled 2
0 pass
1 pass
0 paint 1 red a2
> 0 paints square 1 red a2
0 shape 4
0 paint 1 green e1 d2 e2 f2
> 0 paints grove 1 green e1 d2 e2 f2
> 0 income 3+0-0=3
",
    );
}

// --- I-5.10 -------------------------------------------------------------------------------------------------------

/// Small islands that are soon full.
const SMALL: &str = "
| sheet t-small near
| island T Small
| H.T
| ...
| L..
| island T Smaller
| H.L
| sheet t-less near
| island T Less
| H.L
| island T Least
| H.L
";

#[test]
fn i_5_10_a_painting_without_a_place_is_skipped_and_told() {
    // All islands are painted over.
    let full = "
painted 0 1 red: b1 a2 b2 c2 b3 c3
painted 0 2 red: b1
painted 0 3 red: b1
painted 0 4 red: b1
";
    check(
        SMALL,
        &format!(
            "{full}---
* rolled 2
0 pass
1 pass
> no winner
> 0 skips square
> 0 income 3+0-0=3
= asked 1
= coins 0: 18"
        ),
    );
    for card in 1..=6 {
        check(
            SMALL,
            &format!(
                "{full}coal 0: single different
---
* rolled {card}
0 bid 7
1 pass
> 0 wins 7
> 0 skips coal-pit
> 0 skips auction
= asked 1
= coins 0: 8"
            ),
        );
    }
}

#[test]
fn i_5_10_free_squares_that_can_not_be_reached_do_not_help() {
    // Island 1 is full, the others are closed.
    check(
        SMALL,
        "painted 0 1 red: b1 a2 b2 c2 b3 c3
---
* rolled 2
0 pass
1 pass
> 0 skips square
= asked 1",
    );
    // With an access they are not.
    check(
        SMALL,
        "
painted 0 1 red: b1 a2 b2 c2 b3 c3
access 0: different
---
* rolled 2
0 pass
1 pass
? 0: paint 2 red b1 | paint 3 red b1 | paint 4 red b1 | give-up
",
    );
}

#[test]
fn i_5_10_a_grove_without_room_is_skipped() {
    check(
        SMALL,
        "
painted 0 1 red: b1 a2 b2 b3 c3
---
* rolled 2
0 pass
1 pass
0 paint 1 red c2
> 0 surrounds 1 c1 grove single
> 0 skips grove
> 0 income 3+0-0=3
= asked 1
",
    );
}

#[test]
fn i_5_10_the_other_coal_pit_squares_are_skipped_together() {
    // One square is left: the first token paints it, the second and the third find nothing.
    check(
        SMALL,
        "
painted 0 1 red: b1 a2 b2 c2 b3
coal 0: single single single
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red c3
> 0 paints coal-pit 1 red c3
> 0 skips coal-pit
> 0 skips auction
= asked 1
",
    );
}

// --- I-5.11 -------------------------------------------------------------------------------------------------------

#[test]
fn i_5_11_the_only_shape_that_fits_is_chosen() {
    // Four free squares in a row: two dominoes fit, nothing else.
    check(
        LARGE,
        "
painted 0 2 red: b1 c1 d1 e1 f1 g1 h1 a2 b2 c2
---
* rolled 6
0 bid 6
1 pass
> 0 chooses auction 2 only
= asked 0
# The first half has two places, and may be given up; after it the second has one.
0 paint 2 blue d2 e2
> 0 paints auction 2 blue d2 e2
> 0 paints auction 2 blue f2 g2 only
= asked 1
",
    );
}

#[test]
fn i_5_11_where_giving_up_is_possible_the_player_is_asked() {
    // One square, or one place for a shape: there are two answers.
    check(
        SMALL,
        "painted 0 1 red: b1 a2 b2 c2 b3
---
* rolled 2
0 pass
1 pass
= asked 0
? 0: paint 1 red c3 | give-up",
    );
    check(
        PLAIN,
        "
painted 0 1 red: b1 c1 d1 e1 a2 b2 d2 e2 a3
---
* rolled 4
0 bid 4
1 pass
= asked 0
? 0: paint 1 red c2 b3 c3 d3 | give-up
",
    );
}

#[test]
fn i_5_11_a_volcano_with_one_victim_asks_nobody() {
    let volcano = "
| sheet t-smoke near
| island T Smoke
| HV.
| ...
| L..
| island T Smoke Other
| H.L
| sheet t-ash near
| island T Ash
| H.L
| island T Ash Other
| H.L
";
    let position = |coins: &str| {
        format!(
            "players 3
painted 0 1 red: a2 b2 c2
{coins}---
* rolled 2
0 pass
1 pass
2 pass
0 paint 1 red c1
"
        )
    };
    check(volcano, &format!("{}> 0 takes 8 from 2\n> 0 income 3+0-0=3\n= asked 1", position("coins 2: 16\n")));
    // With two there is a question.
    check(volcano, &format!("{}? 0: from 1 | from 2\n= asked 0", position("")));
}

// --- I-5.12 -------------------------------------------------------------------------------------------------------

#[test]
fn i_5_12_nothing_is_given_up_at_the_choice_of_a_shape() {
    for card in [1, 6] {
        check(
            PLAIN,
            &format!(
                "
---
* rolled {card}
0 bid 6
1 pass
! 0 give-up : no answer to this question (I-4.6)
? 0: shape 2 | shape 3 | shape 4 | shape 5
0 shape 2
"
            ),
        );
    }
    check(
        GROVE,
        "
painted 0 1 red: c1 b2
painted 0 1 blue: c2
---
* rolled 2
0 pass
1 pass
0 paint 1 red a2
> 0 surrounds 1 b1 grove different
! 0 give-up : no answer to this question (I-8.12)
0 shape 5
# Nor between shape and die.
! 0 give-up : not asked now (I-5.5)
* rolled 1
0 give-up
> 0 gives up grove
",
    );
}
