//! I-13 Solo: research.

mod common;

use common::{check, on};
use islands::scenario::Scenario;
use islands::{Move, State, Technology};
use tabletop::{Actor, Game, MoveBuf, NoLog, Seat};

/// Islands with room; on the first one a gold mine and a volcano.
const SHEETS: &str = "
| sheet s-open near
| island S Open
| H.G.V..
| .......
| .......
| ......L
| island S Wide
| H......
| .......
| S.....L
| sheet s-more far
| island S Third
| H......
| .......
| S.....L
| island S Shore
| H......
| .......
| S.....L
";

const ALL: [&str; 7] = ["expancing", "auctionis", "economicus", "re-color", "re-roll", "transforming", "timenautics"];
const PAIRS: [[&str; 2]; 3] = [["auctionis", "economicus"], ["re-color", "re-roll"], ["transforming", "timenautics"]];

/// The question after a pass: act, or research one of these.
fn offered(open: &[&str]) -> String {
    let list: Vec<_> = open.iter().map(|technology| format!(" | research {technology}")).collect();
    format!("? 0: go-on{}\n", list.concat())
}

// --- I-13.3 -------------------------------------------------------------------------------------------------------

#[test]
fn i_13_3_after_passing_a_level_may_be_researched_instead_of_acting() {
    // No square, no income: neither the gold mine nor the volcano counts.
    check(
        SHEETS,
        &format!(
            "
players 1
coins 0: 10
painted 0 1 blue: b1
gold 0: single
---
* rolled 3
0 pass
{}0 research auctionis
> researches auctionis 1
> round 2 red first 0
>! 0 income 3+2-1=4
>! 0 skips square
= level auctionis: 1
= coins 0: 10
= painted 0 1 red:
= painted 0 1 blue: b1
= volcanoes 0: 1
= gold 0: single
",
            offered(&ALL)
        ),
    );
}

#[test]
fn i_13_3_after_losing_the_bid_too() {
    check(
        SHEETS,
        &format!(
            "
players 1
---
* rolled 3
0 bid 3
* rolled 2
* rolled 2
> carrambah 4 lost
{}0 research re-color
= level re-color: 1
= coins 0: 15
= round 2
",
            offered(&ALL)
        ),
    );
}

#[test]
fn i_13_3_and_for_who_could_not_bid() {
    check(
        SHEETS,
        "
players 1
coins 0: 0
---
* rolled 6
> 0 passes unable
0 research transforming
= level transforming: 1
= coins 0: 0
= round 2
",
    );
}

#[test]
fn i_13_3_the_winner_can_not_research() {
    check(
        SHEETS,
        "
players 1
---
* rolled 3
0 bid 15
* rolled 2
* rolled 2
! 0 research auctionis : no answer to this question (I-4.2)
0 give-up
> round 2 red first 0
= level auctionis: 0
= coins 0: 0
",
    );
}

#[test]
fn i_13_3_before_the_bidding_nothing_is_researched() {
    check(
        SHEETS,
        "
players 1
---
! 0 research auctionis : not asked now (I-3.1)
* rolled 3
! 0 research auctionis : no answer to this question (I-3.2)
0 bid 3
! 0 research auctionis : not asked now (I-13.16)
",
    );
}

#[test]
fn i_13_3_who_goes_on_has_square_and_income_and_no_second_chance() {
    check(
        SHEETS,
        "
players 1
painted 0 1 blue: b1
gold 0: single
---
* rolled 3
0 pass
0 go-on
! 0 research auctionis : no answer to this question (I-4.3)
0 paint 1 red b2
> 0 income 3+2-1=4
> round 2 red first 0
= coins 0: 19
",
    );
    // Giving up the square does not bring the research back.
    check(
        SHEETS,
        "
players 1
---
* rolled 3
0 pass
0 go-on
0 give-up
> 0 gives up square
> 0 income 3+0-0=3
> round 2 red first 0
= asked *
",
    );
}

#[test]
fn i_13_3_one_level_a_round() {
    check(
        SHEETS,
        "
players 1
---
* rolled 1
0 pass
0 research auctionis
! 0 research auctionis : not asked now (I-3.1)
= asked *
* rolled 1
0 pass
0 research auctionis
= level auctionis: 2
= round 3
",
    );
}

// --- I-13.5 -------------------------------------------------------------------------------------------------------

#[test]
fn i_13_5_levels_are_researched_in_order_and_there_are_three() {
    for technology in ALL.into_iter().skip(1) {
        // Without coins for Re-Roll, so that it is not asked for.
        let mut script = "players 1\ncoins 0: 2\n---\n".to_owned();
        for level in 1..=3 {
            script += &format!("* rolled 1\n0 pass\n0 research {technology}\n> researches {technology} {level}\n");
            script += &format!("= level {technology}: {level}\n");
            if technology == "timenautics" {
                script += "0 go-on\n";
            }
        }
        script += &format!("* rolled 1\n0 pass\n! 0 research {technology} : not allowed here (I-13.5)\n0 go-on\n");
        check(SHEETS, &script);
    }
}

#[test]
fn i_13_5_the_first_level_of_one_closes_its_partner_for_the_game() {
    for [one, other] in PAIRS.into_iter().flat_map(|[a, b]| [[a, b], [b, a]]) {
        let left: Vec<_> = ALL.into_iter().filter(|&t| t != other).collect();
        let after: Vec<_> = left.iter().copied().filter(|&t| t != one).collect();
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: 2
level {one}: 1
---
* rolled 1
0 pass
{}! 0 research {other} : not allowed here (I-13.5)
",
                offered(&left)
            ),
        );
        // A technology that is complete keeps it closed.
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: 2
level {one}: 3
---
* rolled 1
0 pass
{}! 0 research {one} : not allowed here (I-13.5)
! 0 research {other} : not allowed here (I-13.5)
",
                offered(&after)
            ),
        );
    }
}

#[test]
fn i_13_5_expancing_closes_nothing_and_is_never_closed() {
    for level in 1..=2 {
        check(SHEETS, &format!("players 1\nlevel expancing: {level}\n---\n* rolled 5\n0 pass\n{}", offered(&ALL)));
    }
    check(
        SHEETS,
        "
players 1
level auctionis: 1
level re-roll: 1
level timenautics: 1
---
* rolled 5
0 go-on
0 pass
? 0: go-on | research expancing | research auctionis | research re-roll | research timenautics
",
    );
}

#[test]
fn i_13_5_at_most_four_technologies_a_game() {
    // Whatever is researched in whatever order, no fifth one can be begun.
    let text = on(SHEETS, "players 1\n---\n* rolled 6\n0 pass\n");
    let scenario = Scenario::parse(&text).expect("a good scenario");
    let mut start = scenario.position();
    scenario.play_each(|by, m| start.play(by, m, &mut NoLog)).expect("legal moves");
    let mut ends = 0;
    explore(&start, &mut Vec::new(), &mut ends);
    // Two of each pair in all orders of four technologies.
    assert_eq!(ends, 8 * 24);
}

/// Researches every technology that is open for the first time, one after another.
fn explore(at: &State, chosen: &mut Vec<Technology>, ends: &mut usize) {
    let mut list = MoveBuf::with_capacity(State::MAX_MOVES);
    at.moves(Actor::Seat(Seat(0)), &mut list);
    let new = list.iter().filter_map(|m| match m {
        Move::Research(technology) if at.level(*technology) == 0 => Some(*technology),
        _ => None,
    });
    let new: Vec<_> = new.collect();
    if new.is_empty() {
        assert_eq!(chosen.len(), 4, "{chosen:?}");
        *ends += 1;
    }
    for technology in new {
        let mut next = at.clone();
        let mut play = |by, m| next.play(by, m, &mut NoLog).unwrap_or_else(|why| panic!("{m:?}: {why}"));
        play(Actor::Seat(Seat(0)), Move::Research(technology));
        if technology == Technology::Expancing {
            play(Actor::Seat(Seat(0)), Move::GiveUp);
        }
        while next.check(Actor::Chance, Move::Rolled(6)).is_err() {
            next.play(Actor::Seat(Seat(0)), Move::GoOn, &mut NoLog).expect("nothing is used");
        }
        next.play(Actor::Chance, Move::Rolled(6), &mut NoLog).expect("a die");
        if next.check(Actor::Seat(Seat(0)), Move::Pass).is_err() {
            next.play(Actor::Seat(Seat(0)), Move::GoOn, &mut NoLog).expect("the die stays");
        }
        next.play(Actor::Seat(Seat(0)), Move::Pass, &mut NoLog).expect("a pass");
        chosen.push(technology);
        explore(&next, chosen, ends);
        chosen.pop();
    }
}

#[test]
fn i_13_5_a_level_that_is_not_researched_can_not_be_used() {
    check(
        SHEETS,
        "
players 1
coins 0: 30
level re-color: 2
level auctionis: 1
level transforming: 1
---
* rolled 3
0 bid 6
* rolled 2
* rolled 2
! 0 use auctionis 2 : not allowed here (I-13.5)
! 0 use economicus 1 : not allowed here (I-13.5)
0 use auctionis 1
? 0: go-on | use re-color 1 | use re-color 2 | use transforming 1
! 0 use re-color 3 : not allowed here (I-13.5)
! 0 use transforming 2 shape 4 : not allowed here (I-13.5)
! 0 use re-roll 1 die 1 : not allowed here (I-13.5)
",
    );
}

#[test]
fn i_13_5_one_use_a_round_of_one_level_and_again_in_the_next() {
    check(
        SHEETS,
        "
players 1
coins 0: 60
level re-color: 3
---
* rolled 3
0 bid 12
* rolled 1
* rolled 1
0 use re-color 1
> uses re-color 1 : -3
# No level of it is left this round, so nobody is asked.
! 0 use re-color 2 : no answer to this question (I-4.2)
0 paint 1 green b1 b2 c2 d2
* rolled 3
0 bid 12
* rolled 1
* rolled 1
? 0: go-on | use re-color 1 | use re-color 2 | use re-color 3
0 use re-color 3
! 0 go-on : not asked now (I-13.16)
* rolled 1
0 paint 1 blue a2 a3 b3 c3
",
    );
}

#[test]
fn i_13_5_a_used_technology_is_refused_while_another_is_still_offered() {
    check(
        SHEETS,
        "
players 1
coins 0: 60
level re-color: 3
level transforming: 3
---
* rolled 3
0 bid 12
* rolled 1
* rolled 1
0 use re-color 1
! 0 use re-color 1 : not allowed here (I-13.5)
! 0 use re-color 2 : not allowed here (I-13.5)
! 0 use re-color 3 : not allowed here (I-13.5)
0 use transforming 1
! 0 use transforming 1 : no answer to this question (I-4.2)
",
    );
}

#[test]
fn i_13_5_a_choice_that_does_not_belong_to_a_level_is_refused() {
    check(
        SHEETS,
        "
players 1
coins 0: 60
level re-color: 3
level transforming: 3
level auctionis: 3
level expancing: 3
---
* rolled 3
0 bid 6
* rolled 1
* rolled 1
! 0 use auctionis 1 die 1 : not allowed here (I-13.7)
! 0 use auctionis 1 shape 2 : not allowed here (I-13.7)
! 0 use expancing 1 : not allowed here (I-13.6)
0 go-on
! 0 use re-color 1 shape 2 : not allowed here (I-13.9)
! 0 use re-color 2 die 1 : not allowed here (I-13.9)
! 0 use transforming 1 shape 5 : not allowed here (I-13.11)
! 0 use transforming 2 : not allowed here (I-13.11)
! 0 use transforming 2 shape 5 : not allowed here (I-13.11)
! 0 use transforming 2 die 1 : not allowed here (I-13.11)
! 0 use transforming 3 shape 2 : not allowed here (I-13.11)
! 0 use expancing 1 : not allowed here (I-13.6)
",
    );
}

// --- I-13.14 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_14_a_level_of_timenautics_can_be_used_in_the_round_it_is_researched() {
    for (level, coins, round) in [(1, 7, 3), (2, 17, 4)] {
        let before = if level == 1 { String::new() } else { format!("level timenautics: {}", level - 1) };
        check(
            SHEETS,
            &format!(
                "
players 1
{before}
---
* rolled 1
0 pass
0 research timenautics
> researches timenautics {level}
0 use timenautics {level}
> uses timenautics {level} : {coins}
= round {round}
= coins 0: {}
",
                15 + coins
            ),
        );
    }
    // The third level needs a bidding that was won, which no round of research has.
    check(
        SHEETS,
        "
players 1
coins 0: 14
level timenautics: 2
---
* rolled 5
0 bid 14
* rolled 6
* rolled 6
= coins 0: 0
0 give-up
! 0 use timenautics 3 : not allowed here (I-13.5)
0 go-on
* rolled 1
> 0 passes unable
0 research timenautics
> researches timenautics 3
? 0: go-on | use timenautics 1 | use timenautics 2
! 0 use timenautics 3 : not allowed here (I-13.12)
0 go-on
",
    );
}

#[test]
fn i_13_14_auctionis_and_the_dice_technologies_come_too_late_in_the_round_they_are_researched() {
    // The moment of these has passed; they are there in the next round.
    check(
        SHEETS,
        "
players 1
coins 0: 30
level auctionis: 2
---
* rolled 1
0 bid 9
* rolled 6
* rolled 6
> carrambah 12 lost
0 research auctionis
> researches auctionis 3
> round 2 red first 0
= coins 0: 30
* rolled 1
0 bid 9
* rolled 6
* rolled 6
? 0: go-on | use auctionis 3
0 use auctionis 3
= coins 0: 37
",
    );
    check(
        SHEETS,
        "
players 1
---
* rolled 6
0 pass
0 research re-roll
> round 2 red first 0
* rolled 6
? 0: go-on | use re-roll 1 die 1
",
    );
}

#[test]
fn i_13_14_using_is_always_optional() {
    check(
        SHEETS,
        "
players 1
coins 0: 30
painted 0 1 blue: b1 b2 c2 d2
level re-roll: 3
level auctionis: 3
level transforming: 3
---
* rolled 6
0 go-on
0 bid 6
* rolled 1
* rolled 1
0 go-on
0 go-on
0 shape 4
0 go-on
0 give-up
= coins 0: 24
> round 2 red first 0
",
    );
}

// --- I-13.23 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_23_not_offered_when_every_level_is_researched_or_closed() {
    for closed in 0..8_usize {
        let chosen = |pair: usize| PAIRS[pair][closed >> pair & 1];
        let levels: Vec<_> = (0..3).map(|pair| format!("level {}: 3\n", chosen(pair))).collect();
        // Dice of 1, so that Re-Roll is not asked for.
        check(
            SHEETS,
            &format!(
                "
players 1
coins 0: 2
level expancing: 3
{}---
* rolled 1
0 pass
> 0 passes
? 0: paint 1 red b1 | paint 1 red a2 | paint 2 red b1 | paint 2 red a2 | paint 3 red b1 | paint 3 red a2 | paint 4 red b1 | paint 4 red a2 | give-up
! 0 go-on : no answer to this question (I-4.3)
",
                levels.concat()
            ),
        );
    }
}

#[test]
fn i_13_23_it_is_while_a_single_level_is_open() {
    check(
        SHEETS,
        "
players 1
level expancing: 2
level auctionis: 3
level re-color: 3
level transforming: 3
---
* rolled 1
0 pass
? 0: go-on | research expancing
",
    );
    check(
        SHEETS,
        "
players 1
level expancing: 3
level economicus: 3
level re-color: 3
level transforming: 2
---
* rolled 1
0 pass
? 0: go-on | research transforming
0 research transforming
* rolled 1
0 pass
= asked 0
0 give-up
",
    );
}

#[test]
fn i_13_23_levels_that_give_nothing_may_be_researched() {
    // No island is started, and the second and third can't be.
    check(
        SHEETS,
        "
players 1
level expancing: 1
---
* rolled 1
0 pass
0 research expancing
> researches expancing 2
> 0 skips expancing
> round 2 red first 0
= level expancing: 2
* rolled 1
0 pass
0 research expancing
> researches expancing 3
> 0 skips expancing
= level expancing: 3
= coins 0: 15
",
    );
}

#[test]
fn i_13_23_in_the_last_round_too() {
    check(
        SHEETS,
        "
players 1
round 24
---
* rolled 1
0 pass
0 research auctionis
> researches auctionis 1
> ends
= over
= coins 0: 15
= result 0:1
",
    );
    check(
        SHEETS,
        "
players 1
round 24
---
* rolled 1
0 pass
0 research expancing
0 paint 2 green b1 b2 b3
> ends
= over
= result -15:1
",
    );
}
