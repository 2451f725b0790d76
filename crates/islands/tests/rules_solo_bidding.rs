//! I-13 Solo: bidding against Carrambah, and the order of a round.

mod common;

use common::{check, on};
use islands::scenario::Scenario;
use islands::{Event, Move, State};
use tabletop::{Actor, Game, Seat};

/// Four islands with nothing on them but harbors and lighthouses, and a gold mine and a volcano on the second sheet.
const SHEETS: &str = "
| sheet s-open near
| island S Open
| H......
| .......
| .......
| ......L
| island S Wide
| H......
| .......
| S.....L
| sheet s-mine far
| island S Mine
| H.G....
| .......
| S..V..L
| island S Shore
| H......
| .......
| S.....L
";

/// One player, before the auction die.
fn position(lines: &str) -> State {
    let text = on(SHEETS, &format!("players 1\n{lines}\n---\n"));
    Scenario::parse(&text).unwrap_or_else(|why| panic!("{why}\n{text}")).position()
}

/// The same after these moves, with all that happened.
fn after(position: &State, moves: &[(Actor, Move)]) -> (State, Vec<Event>) {
    let (mut state, mut log) = (position.clone(), Vec::new());
    for &(by, m) in moves {
        state.play(by, m, &mut log).unwrap_or_else(|why| panic!("{by:?} {m:?}: {why}"));
    }
    (state, log)
}

const ME: Actor = Actor::Seat(Seat(0));

// --- I-13.1 -------------------------------------------------------------------------------------------------------

#[test]
fn i_13_1_only_cards_2_and_6_carry_the_mark() {
    for (card, sum) in [(1, 5), (2, 7), (3, 5), (4, 5), (5, 5), (6, 7)] {
        check(
            SHEETS,
            &format!(
                "
players 1
---
* rolled {card}
0 bid 15
* rolled 2
* rolled 3
> carrambah {sum} won
"
            ),
        );
    }
}

#[test]
fn i_13_1_the_player_is_first_in_every_round() {
    check(
        SHEETS,
        "
players 1
coins 0: 12
level timenautics: 1
---
= first 0
* rolled 3
0 bid 12
* rolled 6
* rolled 6
> carrambah 12 won
= first 0
0 give-up
0 use timenautics 1
> round 3 blue first 0
* rolled 6
0 bid 6
* rolled 6
* rolled 6
> carrambah 14 lost
= first 0
0 go-on
0 give-up
0 go-on
> round 4 blue first 0
",
    );
}

// --- I-13.2 -------------------------------------------------------------------------------------------------------

#[test]
fn i_13_2_any_amount_from_the_cards_number_to_all_coins() {
    for card in 1..=6 {
        let bids: Vec<_> = (card..=8).map(|coins| format!(" | bid {coins}")).collect();
        let below = if card == 1 { 0 } else { card - 1 };
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: 8
---
* rolled {card}
> rolled auction {card}
> card {card}
= asked 0
? 0: pass{}
! 0 bid {below} : needs {card} to 8, got {below} (I-3.2)
! 0 bid 9 : needs {card} to 8, got 9 (I-3.2)
",
                bids.concat()
            ),
        );
    }
}

#[test]
fn i_13_2_both_dice_and_the_mark_are_carrambahs_bid_and_equal_wins() {
    let start = position("coins 0: 20");
    let mut wins = 0;
    for card in 1..=6_u8 {
        for (first, second) in (1..=6_u8).flat_map(|a| (1..=6_u8).map(move |b| (a, b))) {
            let carrambah = first + second + if matches!(card, 2 | 6) { 2 } else { 0 };
            for bid in [carrambah - 1, carrambah, carrambah + 1].into_iter().filter(|&bid| bid >= card) {
                let dice = [Move::Rolled(first), Move::Rolled(second)].map(|m| (Actor::Chance, m));
                let moves = [(Actor::Chance, Move::Rolled(card)), (ME, Move::Bid(bid.into())), dice[0], dice[1]];
                let (state, log) = after(&start, &moves);
                let won = bid >= carrambah;
                assert!(log.contains(&Event::Carrambah { bid: carrambah, won }), "{card} {bid} {log:?}");
                // A losing bid costs nothing.
                let paid = if won { u16::from(bid) } else { 0 };
                assert_eq!(state.coins(Seat(0)), 20 - paid, "{card} {bid} {first} {second}");
                assert_eq!(log.contains(&Event::Wins { seat: Seat(0), coins: bid.into() }), won);
                wins += usize::from(won);
            }
        }
    }
    assert!(wins > 300, "{wins}");
}

#[test]
fn i_13_2_without_a_bid_no_dice_are_rolled_and_the_player_has_passed() {
    check(
        SHEETS,
        "
players 1
---
* rolled 4
0 pass
> 0 passes
>! 0 passes unable
>! no winner
= asked 0
= coins 0: 15
0 go-on
0 paint 1 red b1
> 0 income 3+0-0=3
> round 2 red first 0
= coins 0: 18
",
    );
}

#[test]
fn i_13_2_a_losing_bid_is_a_pass_with_square_and_income() {
    check(
        SHEETS,
        "
players 1
coins 0: 6
gold 0: single different
---
* rolled 5
0 bid 6
> 0 bids 6
= asked *
* rolled 3
= asked *
* rolled 4
> carrambah 7 lost
>! 0 wins 6
= coins 0: 6
0 go-on
= asked 0
0 paint 1 red b1
> 0 paints square 1 red b1
> 0 income 3+3-0=6
= coins 0: 12
",
    );
}

#[test]
fn i_13_2_who_can_not_bid_passes_without_being_asked() {
    // One coin short, and just enough.
    check(
        SHEETS,
        "
players 1
coins 0: 3
---
* rolled 4
> card 4
> 0 passes unable
= asked 0
! 0 bid 3 : no answer to this question (I-13.3)
! 0 pass : no answer to this question (I-13.3)
0 go-on
0 give-up
= coins 0: 6
",
    );
    check(SHEETS, "players 1\ncoins 0: 4\n---\n* rolled 4\n>! 0 passes unable\n? 0: pass | bid 4\n");
    // Without a coin even card 1 is too dear; with nothing to research the square comes at once.
    let all = "level expancing: 3\nlevel auctionis: 3\nlevel re-color: 3\nlevel transforming: 3";
    check(
        SHEETS,
        &format!("players 1\ncoins 0: 0\n{all}\n---\n* rolled 1\n> 0 passes unable\n0 paint 1 red a2\n= coins 0: 3\n"),
    );
}

#[test]
fn i_13_2_nothing_but_dice_can_follow_a_bid() {
    check(
        SHEETS,
        "
players 1
---
* rolled 2
0 bid 2
! 0 pass : not asked now (I-13.16)
! 0 bid 3 : not asked now (I-13.16)
! * rolled 0 : needs 1 to 6, got 0 (I-13.16)
! * rolled 7 : needs 1 to 6, got 7 (I-13.16)
* rolled 1
! 0 go-on : not asked now (I-13.16)
! * shuffled 0000000000000001 : no answer to this question (I-13.16)
* rolled 1
> carrambah 4 lost
! * rolled 1 : not asked now (I-13.16)
! 0 bid 4 : no answer to this question (I-13.3)
",
    );
}

#[test]
fn i_13_2_the_winner_pays_what_was_named_and_has_no_income() {
    check(
        SHEETS,
        "
players 1
gold 0: single
---
* rolled 3
0 bid 9
* rolled 1
* rolled 1
> carrambah 2 won
> 0 wins 9
= coins 0: 6
0 paint 1 red b1 b2 c2 d2
> round 2 red first 0
>! 0 income 3+2-0=5
= coins 0: 6
",
    );
}

#[test]
fn i_13_2_all_coins_may_be_bid() {
    check(
        SHEETS,
        "
players 1
coins 0: 14
---
* rolled 6
0 bid 14
* rolled 6
* rolled 6
> carrambah 14 won
> 0 wins 14
= coins 0: 0
",
    );
}

// --- I-13.16 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_16_every_moment_of_a_round_that_is_won() {
    check(
        SHEETS,
        "
players 1
coins 0: 40
coal 0: different
painted 0 1 blue: b1 c1
level re-roll: 3
level auctionis: 3
level transforming: 3
---
* rolled 6
> rolled auction 6
>! card 6
0 go-on
> card 6
0 bid 6
* rolled 2
* rolled 2
0 use re-roll 1 die 2
> uses re-roll 1 die 2 : -3
* rolled 1
> rolled re-roll 1
> carrambah 5 won
>! 0 wins 6
= coins 0: 37
0 use auctionis 1
> uses auctionis 1 : 5
> 0 wins 6
= coins 0: 36
# Coal pits come before the shape is chosen.
0 paint 1 red d1
> 0 paints coal-pit 1 red d1
? 0: shape 2 | shape 3 | shape 4 | shape 5
0 shape 3
? 0: go-on | use transforming 1 | use transforming 2 shape 2 | use transforming 2 shape 3 | use transforming 2 shape 4 | use transforming 3
0 go-on
0 paint 1 green b2 b3 c3 d3
> round 2 red first 0
",
    );
}

#[test]
fn i_13_16_every_moment_of_a_round_that_is_passed() {
    check(
        SHEETS,
        "
players 1
painted 0 1 blue: b1
level economicus: 3
level re-roll: 1
level timenautics: 2
level expancing: 1
---
* rolled 1
0 use re-roll 1 die 1
* rolled 2
> rolled re-roll 2
> card 2
0 pass
? 0: go-on | research expancing | research re-roll | research timenautics
0 go-on
0 paint 1 red c1
> 0 income 3+0-0=3
# One square surrounds nothing here, so Economicus is not asked for; the marker is.
? 0: go-on | use timenautics 1 | use timenautics 2
0 go-on
> round 2 red first 0
",
    );
}

#[test]
fn i_13_16_what_a_square_gave_can_be_spent_on_nothing_before_the_end_of_the_step() {
    // Economicus comes after the income, Timenautics after Economicus.
    check(
        SHEETS,
        "
players 1
coins 0: 0
painted 0 3 blue: b1 b2 c2 d2
level economicus: 1
level timenautics: 1
---
* rolled 1
> 0 passes unable
0 go-on
0 paint 3 red d1
> 0 surrounds 3 c1 gold-mine different
> 0 token gold-mine different
> 0 income 3+1-1=3
= coins 0: 3
? 0: go-on | use economicus 1
! 0 use timenautics 1 : not allowed here (I-13.12)
0 use economicus 1
> uses economicus 1 : 3
= coins 0: 6
? 0: go-on | use timenautics 1
! 0 use economicus 1 : not allowed here (I-13.5)
0 use timenautics 1
= coins 0: 13
= round 3
",
    );
}

#[test]
fn i_13_16_research_ends_the_step_before_economicus_and_the_marker() {
    check(
        SHEETS,
        "
players 1
---
* rolled 1
0 pass
0 research timenautics
> researches timenautics 1
>! round 2 red first 0
? 0: go-on | use timenautics 1
0 go-on
> round 2 red first 0
",
    );
}

#[test]
fn i_13_16_technologies_are_no_answer_to_other_questions() {
    let levels = "level re-roll: 3\nlevel auctionis: 3\nlevel timenautics: 3";
    check(
        SHEETS,
        &format!(
            "
players 1
coins 0: 30
{levels}
---
! 0 use re-roll 1 die 1 : not asked now (I-3.1)
* rolled 3
0 go-on
! 0 use re-roll 1 die 1 : no answer to this question (I-3.2)
! 0 use auctionis 1 : no answer to this question (I-3.2)
0 bid 9
! 0 use re-roll 2 : not asked now (I-13.16)
* rolled 5
* rolled 6
! 0 use auctionis 3 : not allowed here (I-13.7)
! 0 use timenautics 1 : not allowed here (I-13.12)
! 0 research re-roll : no answer to this question (I-13.16)
! 0 form 3 : no answer to this question (I-13.16)
0 go-on
> carrambah 11 lost
! 0 use re-roll 1 die 1 : not allowed here (I-13.10)
0 go-on
! 0 use auctionis 3 : no answer to this question (I-13.3)
! 0 use timenautics 1 : no answer to this question (I-13.3)
0 go-on
! 0 use timenautics 1 : no answer to this question (I-4.3)
! 0 go-on : no answer to this question (I-4.3)
! 0 research expancing : no answer to this question (I-4.3)
0 give-up
! 0 use auctionis 3 : not allowed here (I-13.7)
"
        ),
    );
}
