//! I-13 Solo: Re-Color and Transforming together, and on shapes that fit nowhere.

mod common;

use common::check;

const SHEETS: &str = "
| sheet s-wood near
| island S Wood
| H.......
| ........
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

/// A won bidding for that card: 30 coins, of which 12 are paid.
fn won(card: u8, lines: &str) -> String {
    format!("players 1\ncoins 0: 30\n{lines}\n---\n* rolled {card}\n0 bid 12\n* rolled 1\n* rolled 1\n")
}

const BOTH: &str = "level re-color: 3\nlevel transforming: 3";
/// All squares of the second island but four in a row: dominoes fit there, and no other shape.
const ROW: &str = "painted 0 2 blue: b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3 f3 g3";
/// All squares of the second island but five in the form of shape 5: shape 4 does not fit there, all others do.
const FORM: &str = "painted 0 2 blue: b1 c1 d1 e1 f1 g1 h1 a2 c2 e2 f2 g2 h2 a3 e3 f3 g3";
/// All squares of the second island.
const FULL: &str = "painted 0 2 blue: b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3 e3 f3 g3";

// --- in either order ----------------------------------------------------------------------------------------------

#[test]
fn i_13_17_both_on_the_same_shape_in_either_order() {
    let uses = [("re-color 1", -3), ("transforming 1", -3)];
    for [(first, a), (second, b)] in [uses, [uses[1], uses[0]]] {
        check(
            SHEETS,
            &format!(
                "{}
? 0: go-on | use re-color 1 | use transforming 1
0 use {first}
> uses {first} : {a}
? 0: go-on | use {second}
! 0 use {first} : not allowed here (I-13.5)
0 use {second}
> uses {second} : {b}
= coins 0: 12
# Nothing is left to ask for.
! 0 go-on : no answer to this question (I-4.2)
0 paint 1 green b1 b2 c2 d2 d1
",
                won(3, "level re-color: 1\nlevel transforming: 1")
            ),
        );
    }
}

#[test]
fn i_13_17_with_dice_in_either_order() {
    let uses = [("re-color 3", "* rolled 2"), ("transforming 3", "* rolled 4")];
    for [(first, die), (second, next)] in [uses, [uses[1], uses[0]]] {
        check(
            SHEETS,
            &format!(
                "{}
0 use {first}
> uses {first} : 5
# The die of the first is rolled before the second can be used.
! 0 use {second} : not asked now (I-13.16)
{die}
= asked 0
0 use {second}
> uses {second} : 5
{next}
= coins 0: 28
0 paint 1 blue b1 c1 d1 c2
",
                won(3, BOTH)
            ),
        );
    }
}

#[test]
fn i_13_17_transforming_leaves_the_changed_colour_and_re_color_the_changed_shape() {
    // A 6 of Transforming: the shape is chosen, the green of Re-Color stays.
    check(
        SHEETS,
        &format!(
            "{}
0 use re-color 1
0 use transforming 3
* rolled 6
0 shape 4
! 0 paint 1 red b1 c1 d1 c2 : not allowed here (I-5.5)
0 paint 1 green b1 c1 d1 c2
",
            won(3, BOTH)
        ),
    );
    check(
        SHEETS,
        &format!(
            "{}
0 use transforming 3
* rolled 1
0 shape 2
? 0: go-on | use re-color 1 | use re-color 2 | use re-color 3
0 use re-color 2
0 paint 1 blue b1 c1
0 paint 1 blue d1 e1
",
            won(3, BOTH)
        ),
    );
}

#[test]
fn i_13_17_only_after_card_1_has_shape_and_colour() {
    check(
        SHEETS,
        &format!(
            "{}
! 0 use transforming 1 : no answer to this question (I-4.6)
! 0 use re-color 1 : no answer to this question (I-4.6)
0 shape 3
! 0 use re-color 1 : not asked now (I-5.5)
* rolled 5
> 0 rolls auction 5 red
= asked 0
0 use re-color 2
0 use transforming 1
0 paint 1 blue b1 b2 c2 d2 d1
",
            won(1, BOTH)
        ),
    );
}

#[test]
fn i_13_17_only_after_card_6_has_its_shape_and_its_colour_stays_free() {
    check(
        SHEETS,
        &format!(
            "{}
! 0 use transforming 1 : no answer to this question (I-4.6)
0 shape 3
0 use transforming 1
0 go-on
0 paint 1 blue b1 b2 c2 d2 d1
",
            won(6, BOTH)
        ),
    );
    for colour in ["blue", "green", "red"] {
        check(SHEETS, &format!("{}0 shape 2\n0 use re-color 2\n0 go-on\n0 paint 1 {colour} b1 c1\n", won(6, BOTH)));
    }
}

#[test]
fn i_13_17_before_placing_and_not_between_the_halves() {
    check(
        SHEETS,
        &format!(
            "{}
0 go-on
! 0 use re-color 1 : no answer to this question (I-4.2)
! 0 go-on : no answer to this question (I-4.2)
0 paint 1 red b1 c1
! 0 use re-color 1 : no answer to this question (I-4.2)
0 paint 1 red d1 e1
> round 2 red first 0
",
            won(2, BOTH)
        ),
    );
}

#[test]
fn i_13_17_what_was_gained_and_paid_stays_if_the_shape_is_given_up() {
    check(
        SHEETS,
        &format!(
            "{}
0 use re-color 3
* rolled 1
0 use transforming 2 shape 4
0 give-up
> 0 gives up auction
= coins 0: 16
= round 2
",
            won(3, BOTH)
        ),
    );
}

// --- shapes that fit nowhere ----------------------------------------------------------------------------------------

#[test]
fn i_13_17_without_a_technology_a_shape_that_fits_nowhere_is_skipped() {
    for card in 3..=5 {
        check(SHEETS, &format!("{}> 0 skips auction\n> round 2 red first 0\n= coins 0: 18\n", won(card, ROW)));
    }
}

#[test]
fn i_13_17_a_shape_that_fits_nowhere_is_transformed_into_one_that_fits() {
    // Into dominoes: with one domino placed, the other has one place left.
    check(
        SHEETS,
        &format!(
            "{}
0 use transforming 2 shape 2
= asked 0
0 paint 2 red b3 c3
> 0 paints auction 2 red b3 c3
> 0 paints auction 2 red d3 e3 only
> round 2 red first 0
= coins 0: 11
",
            won(3, &format!("{ROW}\nlevel transforming: 2"))
        ),
    );
    check(
        SHEETS,
        &format!(
            "{}
0 use transforming 1
? 0: paint 2 red b2 d2 b3 c3 d3 | give-up
0 paint 2 red b2 d2 b3 c3 d3
> round 2 red first 0
",
            won(4, &format!("{FORM}\nlevel transforming: 1"))
        ),
    );
    // By the die.
    check(
        SHEETS,
        &format!(
            "{}
0 use transforming 3
* rolled 6
# Fits or not, any of them may be chosen.
? 0: shape 2 | shape 3 | shape 4 | shape 5
0 shape 3
? 0: paint 2 red b2 b3 c3 d3 | give-up
0 give-up
= coins 0: 23
",
            won(4, &format!("{FORM}\nlevel transforming: 3"))
        ),
    );
}

#[test]
fn i_13_17_one_that_fits_is_transformed_into_one_that_does_not() {
    check(
        SHEETS,
        &format!(
            "{}
0 use transforming 3
* rolled 4
> 0 skips auction
> round 2 red first 0
= coins 0: 23
",
            won(2, &format!("{ROW}\nlevel transforming: 3"))
        ),
    );
}

#[test]
fn i_13_17_one_that_fits_nowhere_after_all_leaves_gains_and_costs() {
    check(
        SHEETS,
        &format!(
            "{}
0 use transforming 1
> uses transforming 1 : -3
> 0 skips auction
= coins 0: 15
",
            won(3, &format!("{ROW}\nlevel transforming: 1"))
        ),
    );
    check(
        SHEETS,
        &format!(
            "{}
0 use transforming 3
* rolled 1
0 shape 4
> 0 chooses auction 4
> 0 skips auction
= coins 0: 23
",
            won(3, &format!("{ROW}\nlevel transforming: 3"))
        ),
    );
    // While the other one can still be used, it is asked for, though nothing can be placed.
    check(
        SHEETS,
        &format!(
            "{}
0 use transforming 3
* rolled 5
>! 0 skips auction
? 0: go-on | use re-color 1 | use re-color 2 | use re-color 3
0 use re-color 3
> uses re-color 3 : 5
* rolled 6
> 0 skips auction
= coins 0: 28
",
            won(3, &format!("{ROW}\n{BOTH}"))
        ),
    );
}

#[test]
fn i_13_17_re_color_on_a_shape_that_fits_nowhere() {
    check(
        SHEETS,
        &format!(
            "{}
? 0: go-on | use re-color 1 | use re-color 2 | use re-color 3
0 use re-color 3
= coins 0: 23
* rolled 1
> 0 skips auction
> round 2 red first 0
= coins 0: 23
",
            won(3, &format!("{ROW}\nlevel re-color: 3"))
        ),
    );
    check(SHEETS, &format!("{}0 go-on\n> 0 skips auction\n", won(3, &format!("{ROW}\nlevel re-color: 3"))));
    // First the colour, then a shape that fits: it is painted in that colour.
    check(
        SHEETS,
        &format!(
            "{}
0 use re-color 1
0 use transforming 2 shape 2
0 paint 2 green b3 c3
> 0 paints auction 2 green d3 e3 only
",
            won(3, &format!("{ROW}\n{BOTH}"))
        ),
    );
}

#[test]
fn i_13_17_of_card_1_and_6_only_a_shape_that_fits_can_be_chosen_and_then_changed() {
    // In the row of four only shape 2 fits, so it is chosen for the player.
    check(
        SHEETS,
        &format!(
            "{}
> 0 chooses auction 2 only
= asked *
* rolled 3
0 use transforming 3
* rolled 5
0 go-on
> 0 skips auction
= coins 0: 23
",
            won(1, &format!("{ROW}\n{BOTH}"))
        ),
    );
    check(
        SHEETS,
        &format!(
            "{}
? 0: shape 2 | shape 3 | shape 5
! 0 shape 4 : not allowed here (I-4.6)
0 shape 3
0 use transforming 1
0 go-on
0 paint 2 blue b2 d2 b3 c3 d3
",
            won(6, &format!("{FORM}\n{BOTH}"))
        ),
    );
}

#[test]
fn i_13_17_if_no_shape_fits_for_card_1_or_6_none_is_chosen_and_no_colour_is_rolled() {
    for card in [1, 6] {
        // Both can be used for their coins, then the action is skipped.
        check(
            SHEETS,
            &format!(
                "{}
>! 0 chooses auction 2 only
? 0: go-on | use re-color 1 | use re-color 2 | use re-color 3 | use transforming 1 | use transforming 2 shape 2 | use transforming 2 shape 3 | use transforming 2 shape 4 | use transforming 3
0 use transforming 3
* rolled 2
0 use re-color 3
* rolled 4
> 0 skips auction
> round 2 red first 0
= coins 0: 28
",
                won(card, &format!("{FULL}\n{BOTH}"))
            ),
        );
        check(
            SHEETS,
            &format!(
                "{}
0 use re-color 2
0 use transforming 2 shape 2
> 0 skips auction
= coins 0: 6
",
                won(card, &format!("{FULL}\n{BOTH}"))
            ),
        );
        check(
            SHEETS,
            &format!(
                "{}
0 use transforming 3
* rolled 6
? 0: shape 2 | shape 3 | shape 4 | shape 5
0 shape 2
0 go-on
> 0 skips auction
= coins 0: 23
",
                won(card, &format!("{FULL}\n{BOTH}"))
            ),
        );
        // Without them it is skipped at once.
        check(SHEETS, &format!("{}> 0 skips auction\n> round 2 red first 0\n", won(card, FULL)));
    }
}

// --- a shape that fits in one colour only ------------------------------------------------------------------------------

/// Shape 2 is two bars of three here. On the first island there is room for one, which surrounds the lighthouse: with a
/// single colour it opens the secret harbor of another island, where the second bar fits; the regular harbors are too narrow.
const BARS: &str = "
| board
| track ours
| line red red blue blue green green red red blue blue green green
| line red red blue blue green green red red blue blue green green
| card 1 choice printed random ours
| card 2 ### ### printed season printed
| card 3 #../### ours season printed
| card 4 .#./### ours season printed
| card 5 #.#/### ours season printed
| card 6 choice printed any ours
| sheet s-bar near
| island S Bar
| H....
| ....L
| .....
| island S Narrow
| H.~~~
| ~....
| ~S..L
| sheet s-other near
| island S Third
| H.~~~
| ~....
| ~S..L
| island S Shore
| H.~~~
| ~....
| ~S..L
";
const GREEN: &str = "painted 0 1 green: b1 c1 d1 e1 a2 b2 c2 d2 a3 b3";

#[test]
fn i_13_17_a_shape_that_fits_in_another_colour_only() {
    // Red in a red season leaves no second bar.
    check(BARS, &format!("{}> 0 skips auction\n", won(2, GREEN)));
    check(
        BARS,
        &format!(
            "{}
0 use re-color 1
? 0: paint 1 green c3 d3 e3 | give-up
0 paint 1 green c3 d3 e3
> 0 access both-harbors
0 paint 4 green b2 c2 d2
> 0 starts 4 both-harbors
",
            won(2, &format!("{GREEN}\nlevel re-color: 1"))
        ),
    );
    check(
        BARS,
        &format!(
            "{}
0 use re-color 2
? 0: paint 1 green c3 d3 e3 | give-up
! 0 paint 1 red c3 d3 e3 : not allowed here (I-5.6)
",
            won(2, &format!("{GREEN}\nlevel re-color: 2"))
        ),
    );
}

#[test]
fn i_13_17_the_die_of_card_1_leaves_no_placement_and_re_color_brings_it_back() {
    // The shape fits in a colour it may still get, so it is chosen; then blue leaves nothing.
    check(BARS, &format!("{}> 0 chooses auction 2 only\n* rolled 1\n> 0 skips auction\n", won(1, GREEN)));
    check(
        BARS,
        &format!(
            "{}
> 0 chooses auction 2 only
* rolled 1
? 0: go-on | use re-color 1 | use re-color 2 | use re-color 3
0 use re-color 1
0 paint 1 green c3 d3 e3
0 paint 2 green b2 c2 d2
",
            won(1, &format!("{GREEN}\nlevel re-color: 3"))
        ),
    );
    // The other way round: green was rolled, and a random colour spoils it.
    check(
        BARS,
        &format!(
            "{}
* rolled 3
0 use re-color 3
* rolled 6
> 0 skips auction
= coins 0: 23
",
            won(1, &format!("{GREEN}\nlevel re-color: 3"))
        ),
    );
    // With card 6 the colour is free: only green is among the placements.
    check(BARS, &format!("{}> 0 chooses auction 2 only\n? 0: paint 1 green c3 d3 e3 | give-up\n", won(6, GREEN)));
}

#[test]
fn i_13_17_where_cards_1_and_6_have_the_season_colour_no_die_is_rolled() {
    let board = BARS.replace("choice printed random ours", "choice printed season ours");
    let board = board.replace("choice printed any ours", "choice printed season ours").replace("### ###", "## ##");
    for card in [1, 6] {
        check(
            &board,
            &format!(
                "{}
0 shape 3
? 0: go-on | use re-color 1
! 0 use transforming 1 : not allowed here (I-13.5)
0 go-on
! 0 paint 1 green b1 b2 c2 d2 : not allowed here (I-5.5)
0 paint 1 red b1 b2 c2 d2
",
                won(card, "level re-color: 1")
            ),
        );
        check(
            &board,
            &format!("{}0 shape 3\n0 use re-color 1\n0 paint 1 green b1 b2 c2 d2\n", won(card, "level re-color: 1")),
        );
    }
}

#[test]
fn i_13_17_where_a_shape_has_any_colour_it_keeps_it_when_transformed() {
    let board = BARS.replace("#../### ours season", "#../### ours any").replace("### ###", "## ##");
    for (lines, change) in [("", ""), ("level transforming: 2", "0 use transforming 2 shape 4\n")] {
        let squares = if change.is_empty() { "b1 b2 c2 d2" } else { "b1 c1 d1 c2" };
        check(&board, &format!("{}{change}0 paint 1 blue {squares}\n", won(3, lines)));
    }
    // One that fits nowhere, into one that does.
    check(
        &board,
        &format!(
            "{}0 use transforming 2 shape 2\n0 paint 1 blue b3 c3\n> 0 paints auction 1 blue d3 e3 only\n",
            won(3, "painted 0 1 green: b1 c1 d1 e1 a2 b2 c2 d2 a3\nlevel transforming: 2")
        ),
    );
}
