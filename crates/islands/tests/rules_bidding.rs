//! I-3 Bidding, rule by rule.

#[path = "common/after.rs"]
mod after;
mod common;

use after::after;
use common::{check, on};
use islands::scenario::Scenario;
use islands::text::event_text;
use islands::{Ask, Event, Move, State};
use tabletop::{Actor, Asked, Game, MoveBuf, Seat, Stream};

/// Nothing happens on these islands: whoever has not won can paint or not, as they like.
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

/// Everybody at a table of `players` but `seat` passes; the bidding begins with seat 0.
fn all_pass_but(seat: u8, bid: &str, players: u8) -> String {
    (0..players).map(|s| if s == seat { format!("{s} bid {bid}\n") } else { format!("{s} pass\n") }).collect()
}

// --- I-3.1 --------------------------------------------------------------------------------------------------------

#[test]
fn i_3_1_a_die_says_which_card_is_auctioned() {
    for card in 1..=6 {
        check(PLAIN, &format!("---\n= asked *\n* rolled {card}\n> card {card}\n= asked 0\n= round 1"));
    }
    check(
        PLAIN,
        "
---
! * rolled 0 : needs 1 to 6, got 0 (I-3.1)
! * rolled 7 : needs 1 to 6, got 7 (I-3.1)
! * shuffled 0000000000000001 : no answer to this question (I-3.1)
# Nobody bids before the die is rolled.
! 0 bid 3 : not asked now (I-3.1)
! 1 pass : not asked now (I-3.1)
",
    );
}

#[test]
fn i_3_1_the_die_is_rolled_once_a_round() {
    let (state, _) = after(&on(PLAIN, "---\n* rolled 4"));
    let Asked::Seat(Seat(0), Ask::Bid { card: 4, least: 4 }) = state.asked() else { panic!("{:?}", state.asked()) };
    check(PLAIN, "---\n* rolled 4\n! * rolled 4 : not asked now (I-3.2)");
}

/// Plays to the end; nobody bids and nobody paints.
fn idle_game(position: &str) -> (State, Vec<Event>) {
    let mut state = Scenario::parse(position).expect("a good scenario").position();
    let mut log = Vec::new();
    loop {
        let (by, m) = match state.asked() {
            Asked::Chance(..) => (Actor::Chance, Move::Rolled(1)),
            Asked::Seat(seat, Ask::Bid { .. }) => (seat.into(), Move::Pass),
            Asked::Seat(seat, _) => (seat.into(), Move::GiveUp),
            Asked::Together(..) => panic!("the sheets are kept"),
            Asked::Over => return (state, log),
        };
        state.play(by, m, &mut log).expect("a legal move");
    }
}

#[test]
fn i_3_1_there_are_24_rounds() {
    for players in 2..=6 {
        let (state, log) = idle_game(&on(PLAIN, &format!("players {players}")));
        let rounds: Vec<_> =
            log.iter().filter_map(|e| if let Event::Round { round, .. } = e { Some(*round) } else { None }).collect();
        assert_eq!(rounds, (2..=24).collect::<Vec<_>>(), "the first one had begun");
        assert_eq!(log.iter().filter(|e| matches!(e, Event::Card { .. })).count(), 24);
        assert_eq!(log.last(), Some(&Event::Ends));
        assert_eq!(state.coins(Seat(0)), 15 + 24 * 3);
    }
    let refused = |round| Scenario::parse(&on(PLAIN, &format!("round {round}"))).expect_err("no such round");
    assert!(refused(0).what.contains("(I-3.1)") && refused(25).what.contains("(I-3.1)"));
}

// --- I-3.2 --------------------------------------------------------------------------------------------------------

#[test]
fn i_3_2_bids_go_clockwise_from_the_first_player() {
    check(
        PLAIN,
        "
players 4
first 2
---
* rolled 1
= asked 2
2 bid 1
= asked 3
3 bid 2
= asked 0
0 bid 3
= asked 1
1 bid 4
# And round again.
= asked 2
2 bid 5
= asked 3
",
    );
}

#[test]
fn i_3_2_a_pass_is_final() {
    check(
        PLAIN,
        "
players 4
---
* rolled 1
0 bid 1
1 pass
> 1 passes
2 bid 2
3 bid 3
= asked 0
0 bid 4
# Seat 1 is left out.
= asked 2
! 1 bid 9 : not asked now (I-3.2)
! 1 pass : not asked now (I-3.2)
2 pass
= asked 3
3 bid 5
= asked 0
! 2 bid 9 : not asked now (I-3.2)
0 pass
> 3 wins 5
",
    );
    // Passing before anybody has made a bid is final too.
    check(PLAIN, "players 3\n---\n* rolled 2\n0 pass\n1 bid 2\n2 bid 3\n= asked 1\n1 bid 4\n= asked 2");
}

#[test]
fn i_3_2_the_first_bid_is_at_least_the_number_of_the_card() {
    for card in 1..=6_u8 {
        let bids: String = (card..=8).map(|bid| format!(" | bid {bid}")).collect();
        check(
            PLAIN,
            &format!(
                "
coins 0: 8
---
* rolled {card}
? 0: pass{bids}
! 0 bid {} : needs {card} to 8, got {} (I-3.2)
! 0 bid 0 : needs {card} to 8, got 0 (I-3.2)
0 bid {card}
> 0 bids {card}
",
                card - 1,
                card - 1
            ),
        );
    }
}

#[test]
fn i_3_2_each_next_bid_is_higher_by_one_at_least() {
    check(
        PLAIN,
        "
coins 0: 12
coins 1: 9
---
* rolled 3
0 bid 5
! 1 bid 5 : needs 6 to 9, got 5 (I-3.2)
! 1 bid 3 : needs 6 to 9, got 3 (I-3.2)
? 1: pass | bid 6 | bid 7 | bid 8 | bid 9
# More than one more is as good.
1 bid 8
? 0: pass | bid 9 | bid 10 | bid 11 | bid 12
0 bid 9
# Nobody bids against themselves; seat 1 has no 10.
> 1 passes unable
> 0 wins 9
",
    );
}

#[test]
fn i_3_2_nobody_bids_more_than_they_have() {
    check(
        PLAIN,
        "
coins 0: 6
coins 1: 40
---
* rolled 6
! 0 bid 7 : needs 6, got 7 (I-3.2)
? 0: pass | bid 6
0 bid 6
! 1 bid 41 : needs 7 to 40, got 41 (I-3.2)
1 bid 40
> 1 wins 40
= coins 1: 0
",
    );
}

#[test]
fn i_3_2_only_bids_and_passes_answer() {
    check(
        PLAIN,
        "
---
* rolled 2
! 0 give-up : no answer to this question (I-3.2)
! 0 shape 3 : no answer to this question (I-3.2)
! 0 paint 1 red b1 : no answer to this question (I-3.2)
! 0 from 1 : no answer to this question (I-3.2)
! 0 rolled 2 : no answer to this question (I-3.2)
! 1 bid 2 : not asked now (I-3.2)
! * rolled 2 : not asked now (I-3.2)
",
    );
}

// --- I-3.3 --------------------------------------------------------------------------------------------------------

#[test]
fn i_3_3_the_last_bidder_wins_when_all_others_have_passed() {
    for players in 2..=6 {
        for winner in 0..players {
            check(
                PLAIN,
                &format!(
                    "
players {players}
---
* rolled 4
{}> {winner} wins 7
= first {winner}
= coins {winner}: 8
",
                    all_pass_but(winner, "7", players)
                ),
            );
        }
    }
}

#[test]
fn i_3_3_the_auction_goes_on_while_two_are_left() {
    // Each bid is answered until the other one passes.
    for players in 2..=6 {
        let others: String = (2..players).map(|s| format!("{s} pass\n")).collect();
        check(
            PLAIN,
            &format!(
                "
players {players}
---
* rolled 1
0 bid 1
1 bid 2
{others}= asked 0
0 bid 3
= asked 1
1 bid 4
= asked 0
0 pass
> 1 wins 4
= coins 0: 15
= coins 1: 11
"
            ),
        );
    }
}

#[test]
fn i_3_3_everybody_passes_and_nobody_wins() {
    for players in 2..=6 {
        for first in 0..players {
            let passes: String = (0..players).map(|i| format!("{} pass\n", (first + i) % players)).collect();
            check(
                PLAIN,
                &format!(
                    "
players {players}
first {first}
---
* rolled 2
{passes}> no winner
= first {first}
= asked {first}
# The first player acts, without the card.
{first} paint 1 red b1
> {first} paints square 1 red b1
"
                ),
            );
        }
    }
}

#[test]
fn i_3_3_the_last_one_left_without_any_bid_is_asked() {
    for players in 2..=6 {
        let passes: String = (0..players - 1).map(|s| format!("{s} pass\n")).collect();
        let last = players - 1;
        let position = format!("players {players}\ncoins {last}: 4\n---\n* rolled 3\n{passes}= asked {last}\n");
        check(PLAIN, &format!("{position}? {last}: pass | bid 3 | bid 4\n{last} bid 3\n> {last} wins 3"));
        check(PLAIN, &format!("{position}{last} pass\n> no winner\n= coins {last}: 4\n= first 0"));
    }
}

// --- I-3.4 --------------------------------------------------------------------------------------------------------

#[test]
fn i_3_4_who_can_not_pay_a_legal_bid_passes_without_being_asked() {
    check(
        PLAIN,
        "
players 4
coins 1: 4
coins 2: 5
coins 3: 0
---
* rolled 2
0 bid 4
# 5 is needed now: seat 1 has 4, seat 2 just enough.
> 0 bids 4
> 1 passes unable
= asked 2
2 pass
> 2 passes
> 3 passes unable
> 0 wins 4
",
    );
}

#[test]
fn i_3_4_even_the_first_player() {
    check(
        PLAIN,
        "
players 3
coins 0: 5
coins 1: 6
---
* rolled 6
> card 6
> 0 passes unable
= asked 1
1 pass
= asked 2
2 bid 6
> 2 wins 6
# The others act after the winner, from the winner clockwise.
= asked 2
",
    );
}

#[test]
fn i_3_4_exactly_enough_is_enough() {
    for card in 1..=6 {
        let enough = format!(
            "coins 0: {card}
coins 1: 0
---
* rolled {card}
= asked 0
? 0: pass | bid {card}
"
        );
        check(PLAIN, &format!("{enough}0 bid {card}\n> 1 passes unable\n> 0 wins {card}\n= coins 0: 0"));
        let short = format!("coins 0: {}\n---\n* rolled {card}\n> 0 passes unable\n= asked 1", card - 1);
        check(PLAIN, &short);
    }
}

#[test]
fn i_3_4_nobody_can_bid_at_all() {
    for players in 2..=6 {
        let coins: String = (0..players).map(|s| format!("coins {s}: {s}\n")).collect();
        let passes: String = (0..players).map(|s| format!("> {s} passes unable\n")).collect();
        // The richest has one coin less than card 6 asks for.
        check(
            PLAIN,
            &format!("players {players}\n{coins}---\n* rolled 6\n{passes}> no winner\n= first 0\n= asked 0\n"),
        );
    }
}

#[test]
fn i_3_4_the_last_one_left_without_a_bid_may_be_unable() {
    check(
        PLAIN,
        "
players 3
coins 2: 3
---
* rolled 4
0 pass
1 pass
> 1 passes
> 2 passes unable
> no winner
= coins 2: 3
",
    );
}

#[test]
fn i_3_4_a_bidder_who_was_outbid_may_become_unable() {
    check(
        PLAIN,
        "
players 3
coins 0: 5
coins 1: 9
coins 2: 30
---
* rolled 2
0 bid 2
1 bid 3
2 bid 5
# Seat 0 has 5 and would need 6, in spite of the bid made.
> 0 passes unable
= asked 1
1 bid 6
2 bid 9
> 1 passes unable
> 2 wins 9
= coins 0: 5
= coins 1: 9
= coins 2: 21
",
    );
}

#[test]
fn i_3_4_who_can_bid_is_always_asked() {
    // Even with one legal bid, and even where passing is the only sensible thing.
    check(
        PLAIN,
        "coins 0: 1
---
* rolled 1
= asked 0
? 0: pass | bid 1
0 pass
> 0 passes
>! 0 passes unable",
    );
}

// --- I-3.5 --------------------------------------------------------------------------------------------------------

#[test]
fn i_3_5_a_bid_wins_at_once_when_all_others_have_passed() {
    for players in 2..=6 {
        let last = players - 1;
        let passes: String = (0..last).map(|s| format!("{s} pass\n")).collect();
        for bid in [2, 3, 14, 15] {
            check(
                PLAIN,
                &format!(
                    "
players {players}
---
* rolled 2
{passes}{last} bid {bid}
> {last} bids {bid}
> {last} wins {bid}
# What was named is paid, though 2 would have done.
= coins {last}: {}
",
                    15 - bid
                ),
            );
        }
    }
}

#[test]
fn i_3_5_only_a_legal_amount_can_be_named() {
    check(
        PLAIN,
        "
coins 1: 9
---
* rolled 5
0 pass
! 1 bid 4 : needs 5 to 9, got 4 (I-3.2)
! 1 bid 10 : needs 5 to 9, got 10 (I-3.2)
1 bid 9
> 1 wins 9
= coins 1: 0
",
    );
}

#[test]
fn i_3_5_others_who_can_not_bid_any_more_have_passed() {
    // The first bid is made while others are still in, but none of them can go higher.
    check(
        PLAIN,
        "
players 4
coins 0: 10
coins 1: 8
coins 2: 7
coins 3: 8
---
* rolled 1
0 bid 8
> 0 bids 8
> 1 passes unable
> 2 passes unable
> 3 passes unable
> 0 wins 8
= coins 0: 2
",
    );
}

// --- I-3.2 to I-3.5, against another account of the same rules ----------------------------------------------------

/// A bidding as the rules tell it, player by player, written apart from the engine.
struct Bidding {
    coins: Vec<u16>,
    passed: Vec<bool>,
    card: u16,
    highest: Option<(usize, u16)>,
    turn: usize,
    told: Vec<String>,
}

impl Bidding {
    fn least(&self) -> u16 {
        self.highest.map_or(self.card, |(_, bid)| bid + 1)
    }

    /// Goes on to the next player who has a choice, or to the end: whether somebody has won, and who.
    fn next(&mut self) -> Result<usize, Option<(usize, u16)>> {
        let players = self.coins.len();
        loop {
            let left: Vec<usize> = (0..players).filter(|&p| !self.passed[p]).collect();
            match (self.highest, &left[..]) {
                (_, []) => return Err(None),
                (Some((winner, bid)), &[last]) => {
                    assert_eq!(winner, last, "who made the highest bid has not passed");
                    return Err(Some((winner, bid)));
                }
                _ => {}
            }
            if self.passed[self.turn] {
                self.turn = (self.turn + 1) % players;
            } else if self.coins[self.turn] < self.least() {
                self.passed[self.turn] = true;
                self.told.push(format!("{} passes unable", self.turn));
            } else {
                return Ok(self.turn);
            }
        }
    }

    fn answer(&mut self, bid: Option<u16>) {
        let seat = self.turn;
        match bid {
            Some(coins) => {
                self.highest = Some((seat, coins));
                self.told.push(format!("{seat} bids {coins}"));
            }
            None => {
                self.passed[seat] = true;
                self.told.push(format!("{seat} passes"));
            }
        }
        self.turn = (seat + 1) % self.coins.len();
    }
}

#[test]
fn i_3_3_thousands_of_biddings_go_as_the_rules_tell_them() {
    let mut stream = Stream::new(33);
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    let mut below = |n: usize| stream.below(n as u32) as usize;
    let (mut won, mut not_won) = (0, 0);
    for _ in 0..1_000 {
        let players = 2 + below(5);
        let (first, card) = (below(players), 1 + below(6));
        let coins: Vec<u16> = (0..players).map(|_| below(14) as u16).collect();
        let mut text = format!("players {players}\nfirst {first}\n");
        for (seat, coins) in coins.iter().enumerate() {
            text += &format!("coins {seat}: {coins}\n");
        }
        let (mut state, mut log) =
            (Scenario::parse(&on(PLAIN, &text)).expect("a good scenario").position(), Vec::new());
        state.play(Actor::Chance, Move::Rolled(card as u8), &mut log).expect("the die is rolled");
        let passed = vec![false; players];
        let told = vec![format!("card {card}")];
        let mut model = Bidding { coins: coins.clone(), passed, card: card as u16, highest: None, turn: first, told };
        let timid = below(4) as u32;
        let result = loop {
            let seat = match model.next() {
                Ok(seat) => seat,
                Err(result) => break result,
            };
            let least = model.least();
            assert_eq!(
                state.asked(),
                Asked::Seat(Seat(seat as u8), Ask::Bid { card: card as u8, least }),
                "{text} {:?}",
                model.told
            );
            buf.clear();
            state.moves(Seat(seat as u8).into(), &mut buf);
            let wanted: Vec<_> = [Move::Pass].into_iter().chain((least..=coins[seat]).map(Move::Bid)).collect();
            assert_eq!(&*buf, wanted);
            let spare = usize::from(coins[seat] - least) + 1;
            let bid = if below(4) < timid as usize { None } else { Some(least + below(spare.min(3)) as u16) };
            model.answer(bid);
            let m = bid.map_or(Move::Pass, Move::Bid);
            state.play(Seat(seat as u8).into(), m, &mut log).expect("a legal bid");
        };
        let after_bidding = match result {
            Some((winner, bid)) => {
                won += 1;
                assert_eq!((state.first(), state.coins(Seat(winner as u8))), (Seat(winner as u8), coins[winner] - bid));
                format!("{winner} wins {bid}")
            }
            None => {
                not_won += 1;
                assert_eq!(state.first(), Seat(first as u8));
                "no winner".to_owned()
            }
        };
        model.told.push(after_bidding);
        assert_eq!(log.iter().map(event_text).collect::<Vec<_>>(), model.told, "{text}");
        let others = (0..players).filter(|&p| result.is_none_or(|(winner, _)| winner != p));
        others.for_each(|p| assert_eq!(state.coins(Seat(p as u8)), coins[p], "who has not won pays nothing"));
    }
    assert!(won > 300 && not_won > 100, "{won} {not_won}");
}
