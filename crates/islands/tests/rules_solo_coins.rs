//! I-13 Solo: coins of volcanoes, of Auctionis and of Economicus.

mod common;

use common::check;

/// A volcano beside a red outline, and two volcanoes that share their last square.
const SHEETS: &str = "
| sheet s-fire near
| island S Fire
| H.V....
| ...rr..
| .......
| ......L
| island S Twins
| H.V.V..
| .......
| ......L
| sheet s-more far
| island S Third
| H.V....
| .......
| S.....L
| island S Shore
| H......
| .......
| S.....L
";

// --- I-13.4 -------------------------------------------------------------------------------------------------------

#[test]
fn i_13_4_four_or_eight_coins_from_the_reserve() {
    for (colour, side, coins) in [("red", "single", 8), ("blue", "different", 4)] {
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: 7
painted 0 1 {colour}: b1 b2 c2 d1
---
* rolled 6
0 pass
0 go-on
= volcanoes 0: 1
0 paint 1 red d2
> 0 surrounds 1 c1 volcano {side}
> 0 returns volcano token
> volcano gives {coins}
> 0 income 3+0-0=3
= coins 0: {}
= volcanoes 0: 0
",
                7 + coins + 3
            ),
        );
    }
}

#[test]
fn i_13_4_only_with_ten_coins_or_less() {
    for (coins, gives) in [(0, true), (9, true), (10, true), (11, false), (12, false), (200, false)] {
        let (event, none) = if gives {
            ("volcano gives 8", "0 takes nothing richest")
        } else {
            ("0 takes nothing richest", "volcano gives 8")
        };
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: {coins}
level expancing: 3
level auctionis: 3
level re-color: 3
level transforming: 3
painted 0 1 red: b1 b2 c2 d1
---
* rolled 6
{}0 paint 1 red d2
> 0 returns volcano token
> {event}
>! {none}
= coins 0: {}
= volcanoes 0: 0
",
                if coins < 6 { "" } else { "0 pass\n" },
                coins + 3 + if gives { 8 } else { 0 }
            ),
        );
    }
}

#[test]
fn i_13_4_the_coins_of_that_moment_count_after_the_bid_is_paid() {
    for (coins, gives) in [(15, true), (16, false)] {
        let event = if gives { "volcano gives 4" } else { "0 takes nothing richest" };
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: {coins}
painted 0 1 blue: b1 b2 c2 d1
---
* rolled 2
0 bid 5
* rolled 1
* rolled 1
> carrambah 4 won
0 paint 1 red d2 e2
0 paint 1 red d3 e3
# The volcano before the outline: its ten coins would make the player too rich.
> 0 returns volcano token
> {event}
> 0 fills 1 d2 10
= coins 0: {}
",
                coins - 5 + 10 + if gives { 4 } else { 0 }
            ),
        );
    }
}

#[test]
fn i_13_4_before_the_income_of_the_same_square() {
    check(
        SHEETS,
        "
players 1
coins 0: 10
gold 0: single
painted 0 1 blue: b1 b2 c2 d1
---
* rolled 6
0 pass
0 go-on
0 paint 1 red d2
> volcano gives 4
> 0 income 3+2-0=5
= coins 0: 19
",
    );
}

#[test]
fn i_13_4_of_two_volcanoes_the_first_may_make_the_player_too_rich_for_the_second() {
    for (coins, first, second, sum) in [
        (2, "volcano gives 4", "volcano gives 8", 12),
        (6, "volcano gives 4", "volcano gives 8", 12),
        (7, "volcano gives 4", "0 takes nothing richest", 4),
        (10, "volcano gives 4", "0 takes nothing richest", 4),
        (11, "0 takes nothing richest", "0 takes nothing richest", 0),
    ] {
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: {coins}
painted 0 2 blue: b1 b2
painted 0 2 red: c2 d1 e2 f1 f2
---
* rolled 1
0 pass
0 go-on
= volcanoes 0: 2
0 paint 2 red d2
> 0 surrounds 2 c1 volcano different
> 0 surrounds 2 e1 volcano single
> 0 returns volcano token
> {first}
> 0 returns volcano token
> {second}
= volcanoes 0: 0
= coins 0: {}
",
                coins + sum + 3
            ),
        );
    }
}

// --- I-13.7, I-13.19 ----------------------------------------------------------------------------------------------

/// The uses of Auctionis that a bid leads to, with so many levels.
fn auctionis(levels: u8, bid: u8, won: bool) -> Vec<(u8, u8)> {
    let all = [(1, 5, won && bid <= 6), (2, 3, won && (7..=9).contains(&bid)), (3, 7, !won && bid >= 9)];
    all.into_iter()
        .filter(|&(level, _, fits)| fits && level <= levels)
        .map(|(level, coins, _)| (level, coins))
        .collect()
}

#[test]
fn i_13_7_each_level_on_both_sides_of_its_bounds() {
    for levels in 1..=3 {
        for bid in 3..=15 {
            for won in [true, false] {
                // Card 6 is the only one Carrambah bids more than 12 on.
                let card = if !won && bid > 11 { 6 } else { 3 };
                if !won && bid > 13 || card > bid {
                    continue;
                }
                let die = if won { 1 } else { 6 };
                let mut script = format!(
                    "players 1\ncoins 0: 20\nlevel auctionis: {levels}\n---\n\
                     * rolled {card}\n0 bid {bid}\n* rolled {die}\n* rolled {die}\n"
                );
                let paid = if won { bid } else { 0 };
                match auctionis(levels, bid, won)[..] {
                    [] => script += &format!("= coins 0: {}\n! 0 use auctionis 1 : {}", 20 - paid, not_asked(won)),
                    [(level, coins)] => {
                        script += &format!("= coins 0: 20\n? 0: go-on | use auctionis {level}\n");
                        for other in (1..=3).filter(|&other| other != level) {
                            let rule = if other > levels { "I-13.5" } else { "I-13.7" };
                            script += &format!("! 0 use auctionis {other} : not allowed here ({rule})\n");
                        }
                        script += &format!("0 use auctionis {level}\n> uses auctionis {level} : {coins}\n");
                        script +=
                            &format!("= coins 0: {}\n! 0 use auctionis 1 : {}", 20 + coins - paid, not_asked(won));
                    }
                    _ => panic!("no bid fits two levels"),
                }
                check(SHEETS, &script);
            }
        }
    }
}

fn not_asked(won: bool) -> &'static str {
    if won { "no answer to this question (I-4.2)\n" } else { "no answer to this question (I-13.3)\n" }
}

#[test]
fn i_13_7_after_the_result_and_before_the_bid_is_paid() {
    check(
        SHEETS,
        "
players 1
coins 0: 6
level auctionis: 1
---
* rolled 3
0 bid 6
* rolled 3
* rolled 3
> carrambah 6 won
>! 0 wins 6
= coins 0: 6
0 use auctionis 1
> uses auctionis 1 : 5
> 0 wins 6
= coins 0: 5
",
    );
}

#[test]
fn i_13_19_a_round_without_a_bid_does_not_count() {
    check(
        SHEETS,
        "
players 1
coins 0: 40
level auctionis: 3
---
* rolled 6
0 pass
! 0 use auctionis 3 : no answer to this question (I-13.3)
= coins 0: 40
",
    );
    check(
        SHEETS,
        "
players 1
coins 0: 5
level auctionis: 3
---
* rolled 6
> 0 passes unable
! 0 use auctionis 3 : no answer to this question (I-13.3)
",
    );
    // Nor does the bid of the round before.
    check(
        SHEETS,
        "
players 1
coins 0: 40
level auctionis: 3
---
* rolled 3
0 bid 9
* rolled 5
* rolled 5
0 go-on
0 go-on
0 give-up
> round 2 red first 0
* rolled 3
0 pass
! 0 use auctionis 3 : no answer to this question (I-13.3)
",
    );
}

#[test]
fn i_13_19_the_bid_is_what_was_named_whatever_carrambah_bid() {
    // Won with 10 against 2: neither 6 or less nor 7 to 9.
    check(
        SHEETS,
        "
players 1
level auctionis: 3
---
* rolled 3
0 bid 10
* rolled 1
* rolled 1
> carrambah 2 won
> 0 wins 10
= coins 0: 5
",
    );
    // Lost with 9: nothing is paid, and the gain comes before the square.
    check(
        SHEETS,
        "
players 1
coins 0: 9
level auctionis: 3
---
* rolled 3
0 bid 9
* rolled 4
* rolled 6
> carrambah 10 lost
0 use auctionis 3
= coins 0: 16
0 go-on
0 give-up
= coins 0: 19
",
    );
}

#[test]
fn i_13_19_a_gain_does_not_shorten_the_payment() {
    for (bid, level, left) in [(6, 1, 5), (9, 2, 3)] {
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: {bid}
level auctionis: 3
---
* rolled 3
0 bid {bid}
* rolled 1
* rolled 1
0 use auctionis {level}
> 0 wins {bid}
= coins 0: {left}
"
            ),
        );
    }
}

// --- I-13.8, I-13.20 ----------------------------------------------------------------------------------------------

/// An island with a landmark in the middle of nine squares.
fn sheets_with(letter: char) -> String {
    format!(
        "
| sheet s-middle near
| island S Middle
| H.......
| ........
| ..{letter}.....
| .......L
| island S Field
| H.......
| ........
| ........
| .......L
| sheet s-other near
| island S Third
| H......
| ......L
| island S Shore
| H......
| ......L
"
    )
}

#[test]
fn i_13_8_three_coins_for_a_landmark_surrounded_this_round() {
    for letter in "HSLVCGTP".chars() {
        let grove = if letter == 'T' { "0 shape 3\n0 give-up\n" } else { "" };
        check(
            &sheets_with(letter),
            &format!(
                "
players 1
coins 0: 20
painted 0 1 red: b2 c2 d2 b3 d3 b4 c4
level economicus: 3
---
* rolled 6
0 pass
0 go-on
0 paint 1 red d4
{grove}? 0: go-on | use economicus 1
! 0 use economicus 2 : not allowed here (I-13.8)
! 0 use economicus 3 : not allowed here (I-13.8)
0 use economicus 1
> uses economicus 1 : 3
> round 2 red first 0
# Not a second time, and not in the next round.
* rolled 6
0 pass
0 go-on
0 paint 1 red e4
> round 3 blue first 0
"
            ),
        );
    }
}

#[test]
fn i_13_20_sea_and_mountains_are_no_landmarks_to_surround() {
    for letter in ['^', '~'] {
        check(
            &sheets_with(letter),
            "
players 1
painted 0 1 red: b2 c2 d2 b3 d3 b4 c4
level economicus: 3
---
* rolled 6
0 pass
0 go-on
0 paint 1 red d4
> round 2 red first 0
",
        );
    }
}

#[test]
fn i_13_20_a_landmark_counts_whether_it_has_an_effect_left_or_not() {
    // A lighthouse with no island left to open.
    check(
        &sheets_with('L'),
        "
players 1
painted 0 1 red: b2 c2 d2 b3 d3 b4 c4
painted 0 2 red: b1
painted 0 3 red: b1
painted 0 4 red: b1
level economicus: 1
---
* rolled 6
0 pass
0 go-on
0 paint 1 red d4
> 0 access both-harbors
0 use economicus 1
= coins 0: 21
",
    );
    // A grove for which no shape fits anywhere.
    check(
        "
| sheet s-full near
| island S Full
| H....
| .T..L
| .....
| island S Field
| H......
| ......L
| sheet s-other near
| island S Third
| H......
| ......L
| island S Shore
| H......
| ......L
",
        "
players 1
painted 0 1 red: b1 c1 d1 e1 a2 c2 d2 b3 c3 d3 e3
level economicus: 1
---
* rolled 6
0 pass
0 go-on
0 paint 1 red a3
> 0 skips grove
= asked 0
0 use economicus 1
= coins 0: 21
",
    );
}

#[test]
fn i_13_8_squares_on_both_sides_of_the_bounds() {
    // Coal-pit squares and the auctioned shape: 4 + 0, 5 + 0, 4 + 1, 5 + 1, 5 + 2.
    for (card, shape, coal, painted) in [
        (4, "b1 c1 d1 c2", 0, 4),
        (5, "b1 b2 c2 d2 d1", 0, 5),
        (4, "b1 c1 d1 c2", 1, 5),
        (4, "b1 c1 d1 c2", 2, 6),
        (5, "b1 b2 c2 d2 d1", 1, 6),
        (5, "b1 b2 c2 d2 d1", 2, 7),
        (4, "b1 c1 d1 c2", 3, 7),
        (5, "b1 b2 c2 d2 d1", 3, 8),
    ] {
        let mut script = format!(
            "players 1\ncoins 0: 20\ncoal 0:{}\npainted 0 2 blue: b1\nlevel economicus: 3\naccess 0: different\n---\n\
             * rolled {card}\n0 bid 12\n* rolled 1\n* rolled 1\n",
            " different".repeat(coal)
        );
        for square in ["b2", "b3", "b4"].iter().take(coal) {
            script += &format!("0 paint 2 red {square}\n");
        }
        script += &format!("0 paint 1 red {shape}\n");
        let levels: &[u8] = match painted {
            0..=4 => &[],
            5 | 6 => &[2],
            _ => &[2, 3],
        };
        if levels.is_empty() {
            script += "> round 2 red first 0\n";
        } else {
            let list: Vec<_> = levels.iter().map(|level| format!(" | use economicus {level}")).collect();
            script += &format!("? 0: go-on{}\n", list.concat());
            let level = levels.len() + 1;
            let coins = if level == 2 { 3 } else { 5 };
            script += &format!("! 0 use economicus 1 : not allowed here (I-13.8)\n0 use economicus {level}\n");
            script += &format!("> uses economicus {level} : {coins}\n= coins 0: {}\n= round 2\n", 8 + coins);
        }
        check(&sheets_with('^'), &script);
    }
}

#[test]
fn i_13_8_one_of_the_levels_even_if_all_conditions_are_met() {
    for (level, coins) in [(1, 3), (2, 3), (3, 5)] {
        check(
            &sheets_with('P'),
            &format!(
                "
players 1
coins 0: 20
coal 0: different different
painted 0 1 red: b2 c2 b3 b4
level economicus: 3
---
* rolled 5
0 bid 12
* rolled 1
* rolled 1
0 paint 1 red c4
0 paint 1 red d2
0 paint 1 red d3 d4 e4 f4 f3
> 0 surrounds 1 c3 temple single
? 0: go-on | use economicus 1 | use economicus 2 | use economicus 3
0 use economicus {level}
> round 2 red first 0
= coins 0: {}
",
                8 + coins
            ),
        );
    }
}

#[test]
fn i_13_8_only_researched_levels() {
    // Seven squares with the first level alone give nothing, with the second 3 coins.
    let script = |level: u8| {
        format!(
            "players 1\ncoins 0: 20\ncoal 0: different different\npainted 0 1 blue: b1\nlevel economicus: {level}\n---\n\
             * rolled 5\n0 bid 12\n* rolled 1\n* rolled 1\n0 paint 1 red b2\n0 paint 1 red b3\n\
             0 paint 1 red c1 c2 d2 e2 e1\n"
        )
    };
    check(&sheets_with('^'), &format!("{}> round 2 red first 0\n", script(1)));
    check(&sheets_with('^'), &format!("{}? 0: go-on | use economicus 2\n", script(2)));
}

#[test]
fn i_13_20_groves_count_for_squares_and_landmarks() {
    // One square, a grove's four: five squares, and two landmarks.
    check(
        &sheets_with('T'),
        "
players 1
painted 0 1 red: b2 c2 d2 b3 d3 b4 c4
level economicus: 3
---
* rolled 6
0 pass
0 go-on
0 paint 1 red d4
0 shape 3
0 paint 1 green e4 e3 f4 g4
? 0: go-on | use economicus 1 | use economicus 2
",
    );
    // The grove's shape given up: one square.
    check(
        &sheets_with('T'),
        "
players 1
painted 0 1 red: b2 c2 d2 b3 d3 b4 c4
level economicus: 3
---
* rolled 6
0 pass
0 go-on
0 paint 1 red d4
0 shape 3
0 give-up
? 0: go-on | use economicus 1
",
    );
}

#[test]
fn i_13_20_what_the_first_half_of_shape_2_surrounds_counts() {
    check(
        &sheets_with('P'),
        "
players 1
painted 0 1 red: b2 c2 d2 b3 d3 b4
level economicus: 2
---
* rolled 2
0 bid 10
* rolled 1
* rolled 1
0 paint 1 red c4 d4
> 0 surrounds 1 c3 temple single
0 paint 1 red e4 f4
? 0: go-on | use economicus 1
",
    );
}

#[test]
fn i_13_8_income_comes_first_and_a_research_without_paint_gives_nothing() {
    check(
        SHEETS,
        "
players 1
painted 0 1 red: b1 b2 c2 d1 d2
level economicus: 2
---
* rolled 1
0 pass
0 research economicus
> researches economicus 3
> round 2 red first 0
= coins 0: 15
",
    );
}
