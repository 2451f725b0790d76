//! I-4 Actions, rule by rule.

mod common;

use common::check;

/// A grove, a gold mine and a volcano on the islands of the first sheet, mines and a volcano on those of the second.
const SHEETS: &str = "
| sheet t-works near
| island T Works
| H..T.
| .....
| G....
| ....L
| island T Vale
| H....
| .....
| ...V.
| S...L
| sheet t-mines near
| island T Mines
| HGC..
| .....
| ..L..
| island T Cape
| H.V..
| ....S
| ..L..
";

/// Everybody at a table of `players` passes.
fn all_pass(players: u8) -> String {
    (0..players).map(|seat| format!("{seat} pass\n")).collect()
}

// --- I-4.1 --------------------------------------------------------------------------------------------------------

#[test]
fn i_4_1_the_winner_is_first_player_at_once() {
    check(
        SHEETS,
        "
players 3
---
= first 0
* rolled 2
0 bid 2
1 bid 3
2 pass
= first 0
0 pass
> 1 wins 3
# Before anything is painted.
= first 1
= asked 1
1 give-up
= asked 2
2 give-up
= asked 0
0 give-up
> round 2 red first 1
# The new first player bids first.
* rolled 1
= asked 1
",
    );
}

#[test]
fn i_4_1_without_a_winner_the_first_player_stays() {
    check(
        SHEETS,
        "
players 4
first 2
---
* rolled 6
2 pass
3 pass
0 pass
1 pass
> no winner
= first 2
= asked 2
2 give-up
= asked 3
3 give-up
= asked 0
0 give-up
= asked 1
1 give-up
> round 2 red first 2
",
    );
}

#[test]
fn i_4_1_all_act_in_order_from_the_winner() {
    for players in 2..=6_u8 {
        for winner in 0..players {
            let mut script = format!("players {players}\n---\n* rolled 3\n");
            for seat in 0..players {
                script += &if seat == winner { format!("{seat} bid 3\n") } else { format!("{seat} pass\n") };
            }
            for i in 0..players {
                let seat = (winner + i) % players;
                script += &format!("= asked {seat}\n{seat} give-up\n");
            }
            check(SHEETS, &format!("{script}> round 2 red first {winner}"));
        }
    }
}

// --- I-4.2 --------------------------------------------------------------------------------------------------------

#[test]
fn i_4_2_the_winner_pays_paints_coal_pit_squares_then_the_shape() {
    check(
        SHEETS,
        "
painted 0 1 red: b1
coal 0: different
---
* rolled 3
0 bid 5
1 pass
> 0 wins 5
# Paid before anything is painted.
= coins 0: 10
= asked 0
? 0: paint 1 red c1 | paint 1 red b2 | give-up
! 0 paint 1 red b2 b3 c3 d3 : needs 1, got 4 (I-5.1)
! 0 shape 3 : no answer to this question (I-8.4)
! 0 pass : no answer to this question (I-8.4)
0 paint 1 red c1
> 0 paints coal-pit 1 red c1
= asked 0
! 0 paint 1 red b2 : needs 4, got 1 (I-5.1)
! 0 pass : no answer to this question (I-4.2)
! 0 shape 3 : no answer to this question (I-4.2)
0 paint 1 red b2 b3 c3 d3
> 0 paints auction 1 red b2 b3 c3 d3
= asked 1
= coins 0: 10
",
    );
}

#[test]
fn i_4_2_refusing_the_shape_still_costs_the_bid() {
    check(
        SHEETS,
        "
---
* rolled 4
0 bid 9
1 pass
0 give-up
> 0 gives up auction
= coins 0: 6
= asked 1
1 give-up
= coins 0: 6
= coins 1: 18
",
    );
}

#[test]
fn i_4_2_a_winner_has_no_income() {
    // Neither gold mines nor volcanoes count.
    for tokens in ["gold 0: single single", "volcanoes 0: 3"] {
        check(
            SHEETS,
            &format!(
                "
painted 0 1 red: b1
{tokens}
---
* rolled 2
0 bid 2
1 pass
0 paint 1 red c1 c2
0 paint 1 red b2 b3
= asked 1
1 give-up
> 1 income 3+0-0=3
= coins 0: 13
= coins 1: 18
"
            ),
        );
    }
}

#[test]
fn i_4_2_paying_may_take_the_last_coin() {
    check(SHEETS, "coins 0: 6\ncoins 1: 0\n---\n* rolled 6\n0 bid 6\n> 0 wins 6\n= coins 0: 0\n= asked 0");
}

#[test]
fn i_4_2_who_has_not_won_pays_nothing() {
    check(
        SHEETS,
        "
players 3
---
* rolled 1
0 bid 4
1 bid 7
2 bid 9
0 pass
1 pass
> 2 wins 9
= coins 0: 15
= coins 1: 15
= coins 2: 6
",
    );
}

// --- I-4.3 --------------------------------------------------------------------------------------------------------

#[test]
fn i_4_3_everyone_else_may_paint_one_square_in_the_season_colour() {
    for (round, season, other) in [(1, "red", "blue"), (3, "blue", "green"), (5, "green", "red")] {
        check(
            SHEETS,
            &format!(
                "
painted 1 1 red: b1
round {round}
---
* rolled 2
0 bid 2
1 pass
0 give-up
= asked 1
= season {season}
? 1: paint 1 {season} c1 | paint 1 {season} b2 | give-up
! 1 paint 1 {other} c1 : not allowed here (I-5.5)
! 1 paint 1 {season} c1 c2 : needs 1, got 2 (I-5.1)
! 1 pass : no answer to this question (I-4.3)
! 1 bid 3 : no answer to this question (I-4.3)
! 1 shape 2 : no answer to this question (I-4.3)
! 0 give-up : not asked now (I-4.8)
1 paint 1 {season} c1
> 1 paints square 1 {season} c1
> 1 income 3+0-0=3
= coins 1: 18
"
            ),
        );
    }
}

#[test]
fn i_4_3_coal_pit_tokens_are_for_winners() {
    check(
        SHEETS,
        "
painted 0 1 red: b1
coal 0: single single different
---
* rolled 2
0 pass
1 pass
= asked 0
? 0: paint 1 red c1 | paint 1 red b2 | give-up
0 paint 1 red c1
> 0 income 3+0-0=3
= asked 1
",
    );
}

/// The income of seat 0, who gives up the square.
fn income(tokens: &str, told: &str, coins: u16) {
    check(
        SHEETS,
        &format!("{tokens}\n---\n* rolled 2\n{}0 give-up\n> 0 income {told}\n= coins 0: {coins}", all_pass(2)),
    );
}

#[test]
fn i_4_3_three_coins_plus_gold_mines_minus_volcano_tokens() {
    income("", "3+0-0=3", 18);
    income("gold 0: single", "3+2-0=5", 20);
    income("gold 0: different", "3+1-0=4", 19);
    income("gold 0: single single different different different", "3+7-0=10", 25);
    income("volcanoes 0: 2", "3+0-2=1", 16);
    income("gold 0: single\nvolcanoes 0: 1", "3+2-1=4", 19);
    // Volcanoes come after gold mines: what is over 3 is not lost before them.
    income("gold 0: different\nvolcanoes 0: 4", "3+1-4=0", 15);
    income("gold 0: single different\nvolcanoes 0: 5", "3+3-5=1", 16);
}

#[test]
fn i_4_3_never_below_zero() {
    income("volcanoes 0: 3", "3+0-3=0", 15);
    income("volcanoes 0: 9", "3+0-9=0", 15);
    income("volcanoes 0: 4\ncoins 0: 2", "3+0-4=0", 2);
    income("gold 0: single\nvolcanoes 0: 80\ncoins 0: 3", "3+2-80=0", 3);
}

#[test]
fn i_4_3_everybody_has_an_income_when_nobody_wins() {
    for players in 2..=6 {
        let gives_up: String = (0..players).map(|s| format!("{s} give-up\n> {s} income 3+0-0=3\n")).collect();
        let coins: String = (0..players).map(|s| format!("= coins {s}: 18\n")).collect();
        check(SHEETS, &format!("players {players}\n---\n* rolled 5\n{}{gives_up}{coins}", all_pass(players)));
    }
}

// --- I-4.4 --------------------------------------------------------------------------------------------------------

#[test]
fn i_4_4_the_marker_moves_when_all_have_acted() {
    check(
        SHEETS,
        "
players 3
round 2
---
* rolled 2
0 bid 2
1 pass
2 pass
0 give-up
= round 2
1 give-up
= round 2
# The last one still paints in red; then it is winter.
= season red
2 paint 1 red b1
> 2 paints square 1 red b1
> 2 income 3+0-0=3
> round 3 blue first 0
= round 3
= season blue
= asked *
",
    );
}

#[test]
fn i_4_4_from_the_last_space_the_game_ends() {
    check(
        SHEETS,
        "
round 24
---
* rolled 2
0 bid 2
1 pass
0 give-up
>! ends
1 give-up
> 1 income 3+0-0=3
> ends
= over
= round 24
# Nothing can be done any more.
! 0 pass : not asked now (I-4.4)
! 1 give-up : not asked now (I-4.4)
! * rolled 1 : not asked now (I-4.4)
? 0:
? 1:
",
    );
    check(
        SHEETS,
        &format!(
            "round 23
---
* rolled 2
{}0 give-up
1 give-up
> round 24 green first 0
>! ends",
            all_pass(2)
        ),
    );
}

// --- I-4.5 --------------------------------------------------------------------------------------------------------

/// A shape of each card where nothing is painted yet.
const PLACES: [(u8, &str); 4] = [(2, "b1 c1"), (3, "a2 a3 b3 c3"), (4, "b1 a2 b2 c2"), (5, "a2 c2 a3 b3 c3")];

/// Wide empty islands.
const WIDE: &str = "
| sheet t-wide near
| island T Wide
| H.....
| ......
| ......
| .....L
| island T Wider
| H.....
| ......
| ......
| ......
| .....L
| sheet t-broad near
| island T Broad
| H....
| .....
| .....
| ....L
| island T Broader
| H....
| .....
| .....
| .....
| ....L
";

#[test]
fn i_4_5_cards_2_to_5_paint_in_the_season_colour() {
    for (round, season, others) in [(2, "red", ["blue", "green"]), (4, "blue", ["green", "red"])] {
        for (card, place) in PLACES {
            let [a, b] = others;
            check(
                WIDE,
                &format!(
                    "
round {round}
---
* rolled {card}
0 bid {card}
1 pass
= asked 0
! 0 paint 1 {a} {place} : not allowed here (I-5.5)
! 0 paint 1 {b} {place} : not allowed here (I-5.5)
0 paint 1 {season} {place}
> 0 paints auction 1 {season} {place}
"
                ),
            );
        }
    }
}

#[test]
fn i_4_5_card_1_paints_a_random_colour() {
    for (die, colour, other) in [(2, "blue", "red"), (4, "green", "blue"), (5, "red", "green")] {
        for (shape, place) in PLACES {
            check(
                WIDE,
                &format!(
                    "
---
* rolled 1
0 bid 1
1 pass
? 0: shape 2 | shape 3 | shape 4 | shape 5
0 shape {shape}
> 0 chooses auction {shape}
= asked *
* rolled {die}
> 0 rolls auction {die} {colour}
! 0 paint 1 {other} {place} : not allowed here (I-5.5)
0 paint 1 {colour} {place}
> 0 paints auction 1 {colour} {place}
"
                ),
            );
        }
    }
}

#[test]
fn i_4_5_card_6_paints_any_colour() {
    for colour in ["blue", "green", "red"] {
        for (shape, place) in PLACES {
            check(
                WIDE,
                &format!(
                    "
---
* rolled 6
0 bid 6
1 pass
? 0: shape 2 | shape 3 | shape 4 | shape 5
0 shape {shape}
> 0 chooses auction {shape}
# No die: the colour is named with the placement.
= asked 0
0 paint 1 {colour} {place}
> 0 paints auction 1 {colour} {place}
"
                ),
            );
        }
    }
}

/// A board on which each card paints as given, 1 to 6.
fn board(colourings: [&str; 6]) -> String {
    let [one, two, three, four, five, six] = colourings;
    format!(
        "
| board
| track printed
| line red red blue blue green green red red blue blue green green
| line red red blue blue green green red red blue blue green green
| card 1 choice printed {one} printed
| card 2 ## ## printed {two} printed
| card 3 #../### printed {three} printed
| card 4 .#./### printed {four} printed
| card 5 #.#/### printed {five} printed
| card 6 choice printed {six} printed
"
    )
}

#[test]
fn i_4_5_an_owner_can_set_cards_1_and_6_to_season() {
    let sheets = format!("{}{WIDE}", board(["season"; 6]));
    for card in [1, 6] {
        check(
            &sheets,
            &format!(
                "
round 4
---
* rolled {card}
0 bid {card}
1 pass
0 shape 4
# Neither a die nor a choice.
= asked 0
! 0 paint 1 red b1 a2 b2 c2 : not allowed here (I-5.5)
! 0 paint 1 green b1 a2 b2 c2 : not allowed here (I-5.5)
0 paint 1 blue b1 a2 b2 c2
> 0 paints auction 1 blue b1 a2 b2 c2
"
            ),
        );
    }
}

#[test]
fn i_4_5_the_colour_is_a_datum_of_every_card() {
    // 1 and 6 the other way round, and cards with a shape of their own that roll or choose.
    let sheets = format!("{}{WIDE}", board(["any", "random", "any", "season", "random", "random"]));
    check(&sheets, "---\n* rolled 1\n0 bid 1\n1 pass\n0 shape 2\n= asked 0\n0 paint 1 green b1 c1");
    check(&sheets, "---\n* rolled 6\n0 bid 6\n1 pass\n0 shape 2\n= asked *\n* rolled 1\n0 paint 1 blue b1 c1");
    check(&sheets, "---\n* rolled 3\n0 bid 3\n1 pass\n= asked 0\n0 paint 1 green a2 a3 b3 c3");
    check(
        &sheets,
        "---\n* rolled 4\n0 bid 4\n1 pass\n= asked 0\n! 0 paint 1 green b1 a2 b2 c2 : not allowed here (I-5.5)",
    );
    for (card, place) in [(2, "b1 c1"), (5, "a2 c2 a3 b3 c3")] {
        check(
            &sheets,
            &format!("---\n* rolled {card}\n0 bid {card}\n1 pass\n= asked *\n* rolled 3\n0 paint 1 green {place}"),
        );
    }
}

// --- I-4.6 --------------------------------------------------------------------------------------------------------

#[test]
fn i_4_6_coal_pits_with_all_they_trigger_then_shape_then_die_then_placement() {
    check(
        SHEETS,
        "
# One square is missing around the grove of island 1.
painted 0 1 red: b1 c1 c2 d2 e2
coal 0: single
---
* rolled 1
0 bid 1
1 pass
# The coal-pit square first: no shape is asked for yet, and no colour is rolled.
= asked 0
! 0 shape 3 : no answer to this question (I-8.4)
! * rolled 1 : not asked now (I-4.8)
0 paint 1 blue e1
> 0 paints coal-pit 1 blue e1
> 0 surrounds 1 d1 grove different
# Then the grove it has surrounded, to its end.
0 shape 2
> 0 chooses grove 2
* rolled 3
> 0 rolls grove 3 green
0 paint 1 green a2 b2
> 0 paints grove 1 green a2 b2
0 paint 1 green c3 d3
> 0 paints grove 1 green c3 d3
# Now the auctioned shape is chosen; five squares of the U have no room any more.
? 0: shape 2 | shape 3 | shape 4
! 0 shape 5 : not allowed here (I-4.6)
0 shape 4
> 0 chooses auction 4
= asked *
* rolled 6
> 0 rolls auction 6 red
? 0: paint 1 red b3 a4 b4 c4 | give-up
0 paint 1 red b3 a4 b4 c4
> 0 paints auction 1 red b3 a4 b4 c4
= asked 1
",
    );
}

#[test]
fn i_4_6_card_6_names_the_colour_with_the_placement() {
    check(
        SHEETS,
        "
# Left free: the lowest row up to the lighthouse.
painted 0 1 red: b1 c1 e1 a2 b2 c2 d2 e2
painted 0 1 blue: b3 c3 d3 e3
---
* rolled 6
0 bid 6
1 pass
# Only two dominoes fit: that shape is chosen for the player.
> 0 chooses auction 2 only
= asked 0
? 0: paint 1 blue a4 b4 | paint 1 green a4 b4 | paint 1 red a4 b4 | paint 1 blue c4 d4 | paint 1 green c4 d4 | paint 1 red c4 d4 | give-up
# In the middle there would be no room for the second one.
! 0 paint 1 red b4 c4 : not allowed here (I-5.6)
0 paint 1 green a4 b4
> 0 paints auction 1 green a4 b4
> 0 paints auction 1 green c4 d4 only
= painted 0 1 green: a4 b4 c4 d4
",
    );
}

#[test]
fn i_4_6_the_shape_may_be_given_up_after_choice_and_die() {
    check(
        WIDE,
        "
---
* rolled 1
0 bid 3
1 pass
! 0 give-up : no answer to this question (I-4.6)
0 shape 5
! 0 give-up : not asked now (I-5.5)
* rolled 2
0 give-up
> 0 gives up auction
= coins 0: 12
= asked 1
",
    );
}

#[test]
fn i_4_6_without_a_shape_that_fits_nothing_is_asked() {
    // One free square, and no access to another island.
    let full = "painted 0 1 red: b1 c1 e1 a2 b2 c2 d2 e2 b3 c3 d3 e3 b4 c4 d4\n";
    for card in [1, 6] {
        check(
            SHEETS,
            &format!(
                "{full}---
* rolled {card}
0 bid 7
1 pass
> 0 wins 7
> 0 skips auction
= asked 1
= coins 0: 8"
            ),
        );
    }
    // The coal-pit square is painted all the same; the shape has no room after it.
    check(
        SHEETS,
        &format!(
            "{full}coal 0: different
---
* rolled 1
0 bid 1
1 pass
= asked 0
0 paint 1 red a4
> 0 skips auction"
        ),
    );
}

#[test]
fn i_4_6_a_card_with_a_shape_that_does_not_fit_is_skipped() {
    // Three free squares in a row: one domino, but not two.
    let full = "painted 0 1 red: b1 c1 e1 a2 b2 c2 d2 e2 b3 c3 d3 e3 d4\n";
    for card in 2..=5 {
        check(
            SHEETS,
            &format!(
                "{full}---
* rolled {card}
0 bid {card}
1 pass
> 0 wins {card}
> 0 skips auction
= asked 1"
            ),
        );
    }
}

/// An owner's board whose card 2 shows two bars of three. On the first island one bar is left, beside the lighthouse;
/// at the regular harbor of the second there is no room for a bar, at the secret one there is; on the others there is
/// none.
fn narrow(one: &str, six: &str) -> String {
    format!(
        "{}{}",
        board([one, "season", "season", "season", "season", six]).replace("## ##", "### ###"),
        "
| sheet t-narrow near
| island T Narrow
| H...
| L...
| island T Nook
| H.~S~
| ~....
| ~~~L~
| sheet t-tiny near
| island T Tiny
| H.L
| island T Tinier
| H.L
"
    )
}

/// The upper row of the first island is red: a red bar below it surrounds the lighthouse with a single colour.
const RED_ROW: &str = "painted 0 1 red: b1 c1 d1\n";

#[test]
fn i_4_6_a_shape_that_fits_in_one_colour_only_fits() {
    // Whatever the season is: in red, and in blue.
    for round in [1, 3] {
        // Card 1: it can be chosen (here it is the only one), because the die may show red.
        check(
            &narrow("random", "any"),
            &format!(
                "{RED_ROW}round {round}
---
* rolled 1
0 bid 1
1 pass
> 0 chooses auction 2 only
= asked *
* rolled 5
> 0 rolls auction 5 red
? 0: paint 1 red b2 c2 d2 | give-up
0 paint 1 red b2 c2 d2
> 0 surrounds 1 a2 lighthouse single
> 0 access both-harbors
? 0: paint 2 red b2 c2 d2 | paint 2 red c2 d2 e2
0 paint 2 red b2 c2 d2
> 0 starts 2 both-harbors
= access 0:
"
            ),
        );
        // Card 6: the only colour with a second half is red.
        check(
            &narrow("random", "any"),
            &format!(
                "{RED_ROW}round {round}
---
* rolled 6
0 bid 6
1 pass
> 0 chooses auction 2 only
? 0: paint 1 red b2 c2 d2 | give-up
! 0 paint 1 blue b2 c2 d2 : not allowed here (I-5.6)
! 0 paint 1 green b2 c2 d2 : not allowed here (I-5.6)
0 paint 1 red b2 c2 d2
= asked 0
"
            ),
        );
    }
}

#[test]
fn i_4_6_a_die_that_leaves_no_placement_ends_the_action() {
    for (die, colour) in [(1, "blue"), (2, "blue"), (3, "green"), (4, "green")] {
        check(
            &narrow("random", "any"),
            &format!(
                "{RED_ROW}---
* rolled 1
0 bid 4
1 pass
* rolled {die}
> 0 rolls auction {die} {colour}
> 0 skips auction
= asked 1
= coins 0: 11
= painted 0 1 {colour}:
"
            ),
        );
    }
}

#[test]
fn i_4_6_set_to_season_only_the_season_colour_counts() {
    for card in [1, 6] {
        let sheets = narrow("season", "season");
        // Red season: as above, without a die.
        check(
            &sheets,
            &format!(
                "{RED_ROW}---
* rolled {card}
0 bid 6
1 pass
> 0 chooses auction 2 only
? 0: paint 1 red b2 c2 d2 | give-up"
            ),
        );
        // Blue season: nothing fits, so nothing is chosen.
        check(
            &sheets,
            &format!(
                "{RED_ROW}round 3
---
* rolled {card}
0 bid 6
1 pass
> 0 wins 6
> 0 skips auction
>! 0 chooses auction 2 only
= asked 1"
            ),
        );
    }
    // The same for card 2 itself.
    let sheets = narrow("random", "any");
    check(&sheets, &format!("{RED_ROW}---\n* rolled 2\n0 bid 6\n1 pass\n? 0: paint 1 red b2 c2 d2 | give-up"));
    check(&sheets, &format!("{RED_ROW}round 5\n---\n* rolled 2\n0 bid 6\n1 pass\n> 0 skips auction\n= asked 1"));
}

// --- I-4.7 --------------------------------------------------------------------------------------------------------

#[test]
fn i_4_7_a_gold_mine_surrounded_by_that_very_square_counts() {
    for (colour, told) in [("red", "3+2-0=5"), ("blue", "3+1-0=4")] {
        check(
            SHEETS,
            &format!(
                "
painted 0 3 red: a2
painted 0 3 {colour}: c2
---
* rolled 2
{}0 paint 3 red b2
> 0 paints square 3 red b2
> 0 income {told}
",
                all_pass(2)
            ),
        );
    }
}

#[test]
fn i_4_7_volcano_tokens_taken_by_that_very_square_count() {
    // The first square of the game, on an island with a volcano.
    check(
        SHEETS,
        &format!(
            "---\n* rolled 2\n{}0 paint 2 red b1\n> 0 volcano tokens 2 1\n> 0 income 3+0-1=2\n= coins 0: 17",
            all_pass(2)
        ),
    );
    // An island opened later.
    check(
        SHEETS,
        &format!(
            "
painted 0 1 red: b1
access 0: different
---
* rolled 2
{}0 paint 4 red b1
> 0 starts 4 regular-harbor
> 0 volcano tokens 4 1
> 0 income 3+0-1=2
",
            all_pass(2)
        ),
    );
}

#[test]
fn i_4_7_a_volcano_token_returned_by_that_very_square_does_not() {
    check(
        SHEETS,
        &format!(
            "
players 3
# All squares around the volcano of island 2 but one.
painted 0 2 red: c2 d2 e2 c3 e3 c4
coins 1: 20
---
= volcanoes 0: 1
* rolled 2
{}0 paint 2 red d4
> 0 surrounds 2 d3 volcano single
> 0 returns volcano token
> 0 takes 8 from 1
> 0 income 3+0-0=3
= volcanoes 0: 0
= coins 0: 26
= coins 1: 12
= coins 2: 15
",
            all_pass(3)
        ),
    );
}

#[test]
fn i_4_7_so_does_all_that_a_grove_brings() {
    // The square surrounds the grove, the grove's shape the gold mine.
    check(
        SHEETS,
        &format!(
            "
painted 0 1 red: c1 c2 d2 e2 a2 b2
---
* rolled 2
{}0 paint 1 red e1
> 0 surrounds 1 d1 grove single
>! 0 income 3+0-0=3
0 shape 4
0 paint 1 blue b3 a4 b4 c4
> 0 surrounds 1 a3 gold-mine different
> 0 token gold-mine different
> 0 income 3+1-0=4
= asked 1
",
            all_pass(2)
        ),
    );
}

#[test]
fn i_4_7_giving_up_the_square_does_not_touch_the_income() {
    check(
        SHEETS,
        &format!(
            "gold 0: single\nvolcanoes 0: 1\n---\n* rolled 2\n{}0 give-up\n> 0 gives up square\n> 0 income 3+2-1=4",
            all_pass(2)
        ),
    );
}

#[test]
fn i_4_7_what_somebody_else_does_later_does_not_change_it() {
    check(
        SHEETS,
        &format!(
            "
painted 0 3 red: a2 c2
painted 1 3 red: a2 c2
---
* rolled 2
{}0 give-up
> 0 income 3+0-0=3
1 paint 3 red b2
> 1 income 3+2-0=5
= coins 0: 18
",
            all_pass(2)
        ),
    );
}

// --- I-4.8 --------------------------------------------------------------------------------------------------------

#[test]
fn i_4_8_a_step_with_all_it_triggers_is_finished_before_the_next_one() {
    check(
        SHEETS,
        &format!(
            "
players 3
painted 0 1 red: c1 c2 d2 e2
painted 0 1 blue: b1
painted 0 2 red: d2 e2 c3 e3 c4 d4
---
* rolled 2
{}! 1 give-up : not asked now (I-4.8)
0 paint 1 red e1
> 0 surrounds 1 d1 grove single
# The grove's shape, then a volcano, then the choice among equally rich players: all of it is seat 0's step.
= asked 0
! 1 paint 1 red b1 : not asked now (I-4.8)
0 shape 2
! 1 give-up : not asked now (I-4.8)
0 paint 2 red b2 c2
> 0 surrounds 2 d3 volcano single
= asked 0
0 paint 1 red b2 b3
> 0 returns volcano token
= asked 0
! 1 from 2 : not asked now (I-4.8)
! 2 give-up : not asked now (I-4.8)
0 from 2
> 0 takes 8 from 2
> 0 income 3+0-0=3
= asked 1
! 0 give-up : not asked now (I-4.8)
",
            all_pass(3)
        ),
    );
}

#[test]
fn i_4_8_nobody_acts_before_the_winner() {
    check(
        SHEETS,
        "
players 3
painted 1 1 red: b1
coal 1: different
---
* rolled 2
0 pass
1 bid 2
2 pass
> 1 wins 2
! 0 give-up : not asked now (I-4.8)
! 2 paint 1 red b1 : not asked now (I-4.8)
1 paint 1 red c1
! 2 give-up : not asked now (I-4.8)
1 paint 1 red b2 b3
! 2 give-up : not asked now (I-4.8)
1 paint 1 red c2 c3
= asked 2
",
    );
}
