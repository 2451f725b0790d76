//! I-11 Simultaneous acting: when a table may offer it, and that it changes nothing then.

mod common;
#[path = "common/own.rs"]
mod own;
#[path = "common/table.rs"]
mod table;

use common::check;
use islands::scenario::Scenario;
use islands::view::AtSeat;
use islands::{Ask, Colour, Move, Nth, Setup, State, Variant};
use table::table;
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Seat, Stream, Viewer, drive};

/// A volcano and a grove on island 1, mines and a temple on island 2, an outline on island 3.
const SHEETS: &str = "
| sheet t-fire near
| island T Fire
| H.V..
| .....
| L....
| ....T
| island T Fair
| H.PG
| ....
| L..C
| sheet t-calm near
| island T Calm
| Hrr.
| ...L
| island T Calm Other
| H...
| ...L
";

/// One square, d1, is missing around the volcano of a player.
fn volcano(seat: u8) -> String {
    format!("painted {seat} 1 red: b1 b2 c2 d2\n")
}

/// One square, d4, is missing around the grove of a player.
fn grove(seat: u8) -> String {
    format!("painted {seat} 1 red: c3 d3 e3\n")
}

/// Three players; seat 1 wins the bidding and gives up the shape.
fn won_by_1(position: &str) -> String {
    format!(
        "players 3
{position}---
= together no
* rolled 2
= together no
0 pass
1 bid 2
= together no
2 pass
= together no
1 give-up
= asked 2
"
    )
}

#[test]
fn i_11_1_once_the_winner_is_done_the_others_may_act_together() {
    check(
        SHEETS,
        &format!("{}= together yes\n2 give-up\n= asked 0\n= together yes\n0 give-up\n= together no", won_by_1("")),
    );
    // Also when nobody has won.
    check(
        SHEETS,
        "---
* rolled 2
0 pass
= together no
1 pass
= together yes
0 give-up
= together yes
1 give-up
= together no",
    );
}

#[test]
fn i_11_1_not_while_the_winner_paints() {
    check(
        SHEETS,
        "
painted 0 1 red: a2
coal 0: single
---
* rolled 1
0 bid 1
1 pass
# The coal-pit square, the shape, the die, both halves.
= together no
0 paint 1 red b2
= together no
0 shape 2
= together no
* rolled 1
= together no
0 paint 1 blue c2 d2
= together no
0 paint 1 blue b3 c3
= asked 1
= together yes
",
    );
}

#[test]
fn i_11_1_not_with_a_volcano_or_grove_that_one_square_can_surround() {
    for landmark in [volcano, grove] {
        // Of the one who acts now, or of one who acts later.
        check(SHEETS, &format!("{}= together no\n2 give-up\n= together yes", won_by_1(&landmark(2))));
        check(SHEETS, &format!("{}= together no\n2 give-up\n= together no", won_by_1(&landmark(0))));
        // The winner's do not matter: the winner is done.
        check(SHEETS, &format!("{}= together yes", won_by_1(&landmark(1))));
    }
    // Nor those of somebody who has acted.
    check(
        SHEETS,
        &format!(
            "{}---
* rolled 2
0 pass
1 pass
= together no
0 give-up
= together yes",
            volcano(0)
        ),
    );
}

#[test]
fn i_11_1_two_missing_squares_are_enough_to_be_safe() {
    check(SHEETS, &format!("{}= together yes", won_by_1("painted 2 1 red: b1 b2 c2\n")));
    check(SHEETS, &format!("{}= together yes", won_by_1("painted 2 1 red: c3 d3\n")));
    // And so is none: it is surrounded already.
    check(SHEETS, &format!("{}= together yes", won_by_1("painted 2 1 red: b1 d1 b2 c2 d2 d3 e3 d4\n")));
}

#[test]
fn i_11_1_other_landmarks_do_not_matter() {
    // One square each is missing around gold mine, coal pit, temple, lighthouse and both mines' neighbours; what they
    // bring is the player's own affair.
    for painted in ["b1 b2 c2", "c2 d2 b3 b2", "b1 a2", "a2 b2 c2 d2"] {
        check(SHEETS, &format!("{}= together yes", won_by_1(&format!("painted 2 2 red: {painted}\n"))));
    }
    check(SHEETS, &format!("{}= together yes", won_by_1("painted 2 3 red: b1\n")));
}

#[test]
fn i_11_1_an_island_that_is_closed_counts_as_well() {
    // A volcano with one empty square around it: a single square starts the island and surrounds it. The table does not
    // ask whether the player has an access.
    let corner = SHEETS.replace("| H...\n| ...L", "| H.~V\n| ..~.\n| L...");
    check(&corner, &format!("{}= together no", won_by_1("painted 2 1 red: b1\n")));
}

#[test]
fn i_11_1_never_in_the_variant() {
    check(
        SHEETS,
        "variant catch-up
---
* rolled 2
0 pass
1 pass
= together no
0 give-up
= together no
1 give-up
= together no",
    );
}

#[test]
fn i_11_1_not_while_a_grove_is_carried_out() {
    check(
        SHEETS,
        &format!(
            "{}---
* rolled 2
0 pass
1 pass
= together no
0 paint 1 red d4
> 0 surrounds 1 e4 grove single
= together no
0 shape 2
= together no
0 give-up
= asked 1
= together yes
",
            grove(0)
        ),
    );
}

#[test]
fn i_11_1_where_it_is_not_allowed_the_order_matters() {
    let position = format!("players 3\n{}coins 0: 10\ncoins 1: 2\ncoins 2: 11\n", volcano(1));
    // Seat 0 has its income before the volcano erupts, and is the richest then.
    check(
        SHEETS,
        &format!(
            "{position}---
* rolled 6
0 pass
2 pass
= together no
0 give-up
1 paint 1 red d1
> 1 takes 8 from 0
2 give-up
= coins 0: 5
= coins 1: 13
= coins 2: 14"
        ),
    );
    check(
        SHEETS,
        &format!(
            "{position}first 1
---
* rolled 6
2 pass
0 pass
= together no
1 paint 1 red d1
> 1 takes 8 from 2
2 give-up
0 give-up
= coins 0: 13
= coins 1: 13
= coins 2: 6"
        ),
    );
}

// --- every order gives the same -----------------------------------------------------------------------------------

/// Small islands with volcanoes and groves that are soon surrounded.
const FIERY: &str = "
| sheet t-flame near
| island T Flame
| H.V.
| ....
| L..T
| island T Smoke
| HG..
| ...V
| S.L~
| sheet t-cinder far
| island T Cinder
| H..L
| bb.V
| P..C
| island T Sparks
| L.V.
| ....
| HTgg
| sheet t-soot far
| island T Soot
| HC.P
| ...S
| .VL~
| island T Char
| H...G
| .rr.V
| L...S
";

/// The public position of a table, told for seats in another order: new seat `i` is old seat `order[i]`.
fn told(state: &State, order: &[Seat]) -> String {
    let table = state.view(Viewer::Spectator).table;
    let setup = state.setup();
    let atlas = setup.atlas();
    let mut text = format!("players {}\nround {}\nfirst 0\n", order.len(), state.round());
    for (seat, old) in order.iter().enumerate() {
        let at: &AtSeat = &table.seats[old.index()];
        let kept = at.kept.expect("sheets are kept");
        text += &format!("sheets {seat}: {} {}\n", atlas.sheet(kept.0).id, atlas.sheet(kept.1).id);
        text += &format!("coins {seat}: {}\nvolcanoes {seat}: {}\n", at.coins, at.volcanoes);
        let sides = |[single, different]: [u8; 2]| {
            format!("{}{}", "single ".repeat(single.into()), "different ".repeat(different.into()))
        };
        for (word, tokens) in [("coal", at.coal), ("gold", at.gold), ("access", at.access)] {
            text += &format!("{word} {seat}: {}\n", sides(tokens));
        }
        for (nth, island) in Nth::ALL.into_iter().zip(&at.islands) {
            for (colour, squares) in Colour::ALL.into_iter().zip(island.colours) {
                let names: String = squares.iter().map(|square| format!(" {square}")).collect();
                text += &format!("painted {seat} {nth} {}:{names}\n", colour.word());
            }
            for (outline, _) in island.island.outlines.iter().zip(&island.filled).filter(|(_, f)| f.is_some()) {
                text += &format!(
                    "filled {seat} {nth}: {}
",
                    outline.squares.first().expect("an outline has squares")
                );
            }
        }
    }
    text
}

/// All orders of a list.
fn orders(list: &[Seat]) -> Vec<Vec<Seat>> {
    let Some((&first, rest)) = list.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for order in orders(rest) {
        for at in 0..=order.len() {
            let mut with = order.clone();
            with.insert(at, first);
            all.push(with);
        }
    }
    all
}

/// What belongs to each player of a table, in the order of `seats`.
fn belongings(state: &State, seats: &[Seat]) -> Vec<AtSeat> {
    let table = state.view(Viewer::Spectator).table;
    let without_deal = |seat: &Seat| AtSeat { dealt: Vec::new(), ..table.seats[seat.index()].clone() };
    seats.iter().map(without_deal).collect()
}

/// A round that was played in the strict order: who acted when, and every answer after the bidding, by old seats.
struct Played {
    before: State,
    card: u8,
    bid: Option<u16>,
    /// Answers of those who acted before the table could offer to act together.
    fixed: Vec<(Actor, Move)>,
    /// The squares of the others; who has no place for one is not asked.
    together: Vec<(Seat, Move)>,
    order: Vec<Seat>,
    /// So many of that order had acted before.
    acted: usize,
}

impl Played {
    /// The belongings of all players, in the strict order, after the round; with the squares in another order.
    fn replay(&self, order: &[Seat], setup: &Setup) -> Vec<AtSeat> {
        let text = told(&self.before, order);
        let scenario = Scenario::parse_with(&text, setup.atlas()).unwrap_or_else(|why| panic!("{why}\n{text}"));
        let mut state = scenario.position();
        let new = |old: Seat| Seat(order.iter().position(|&seat| seat == old).expect("a seat") as u8);
        state.play(Actor::Chance, Move::Rolled(self.card), &mut NoLog).expect("the die");
        let mut bid = self.bid;
        while let Asked::Seat(seat, Ask::Bid { .. }) = state.asked() {
            // Whoever has won acts first; that is seat 0 now.
            let m = if seat == Seat(0) { bid.take().map_or(Move::Pass, Move::Bid) } else { Move::Pass };
            state.play(seat.into(), m, &mut NoLog).expect("a legal bid");
        }
        for &(by, m) in &self.fixed {
            let by = if let Actor::Seat(seat) = by { new(seat).into() } else { by };
            let m = if let Move::From(seat) = m { Move::From(new(seat)) } else { m };
            state.play(by, m, &mut NoLog).unwrap_or_else(|why| panic!("{by:?} {m:?}: {why}\n{text}"));
        }
        for old in &order[self.acted..] {
            if let Some((_, m)) = self.together.iter().find(|(seat, _)| seat == old) {
                state.play(new(*old).into(), *m, &mut NoLog).unwrap_or_else(|why| panic!("{m:?}: {why}\n{text}"));
            }
        }
        assert!(state.round() > self.before.round() || state.asked() == Asked::Over, "the round is over\n{text}");
        let now: Vec<_> = self.order.iter().map(|&old| new(old)).collect();
        belongings(&state, &now)
    }
}

/// Any answer, but passes and gives up less often, and bids little.
fn lively(_: &State, _: Seat, moves: &[Move], stream: &mut Stream) -> usize {
    let mut any = |n: usize| stream.below(n.min(moves.len()) as u32) as usize;
    match moves[0] {
        Move::Pass => any(4),
        _ => {
            let (first, second) = (any(moves.len()), any(moves.len()));
            if moves[first] == Move::GiveUp { second } else { first }
        }
    }
}

#[test]
fn i_11_1_together_every_order_gives_the_same() {
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    let (mut rounds, mut other_orders, mut never) = (0, 0, 0);
    for game in 0..96_u64 {
        let players = 2 + (game % 4) as u8;
        let setup = table(players, FIERY, Variant::Standard);
        let (mut state, mut stream) = (State::start(&setup), Stream::of_game(111, game));
        let mut tally = drive::Tally::default();
        while state.asked() != Asked::Over {
            // To the die of the next round.
            let Asked::Chance(_, Ask::AuctionDie) = state.asked() else {
                drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut lively, &mut NoLog);
                continue;
            };
            let round = state.round();
            let mut played = Played {
                before: state.clone(),
                card: 0,
                bid: None,
                fixed: Vec::new(),
                together: Vec::new(),
                order: Vec::new(),
                acted: 0,
            };
            let mut is_together = false;
            while state.round() == round && state.asked() != Asked::Over {
                let is_bidding =
                    matches!(state.asked(), Asked::Seat(_, Ask::Bid { .. }) | Asked::Chance(_, Ask::AuctionDie));
                let now = state.may_act_together();
                assert!(!is_together || now, "once they may, they may to the end of the round");
                if now && !is_together {
                    is_together = true;
                    played.order = state.first().round(players).collect();
                    let Asked::Seat(acting, _) = state.asked() else { panic!("{:?}", state.asked()) };
                    played.acted = played.order.iter().position(|&seat| seat == acting).expect("a seat");
                }
                let step = drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut lively, &mut NoLog);
                match step.expect("the round is not over") {
                    (Actor::Seat(seat), m) if is_together => played.together.push((seat, m)),
                    (_, Move::Rolled(card)) if is_bidding => played.card = card,
                    (_, Move::Bid(coins)) => played.bid = Some(coins),
                    (_, Move::Pass) => {}
                    answer => played.fixed.push(answer),
                }
            }
            if !is_together {
                never += 1;
                continue;
            }
            rounds += 1;
            let strict = belongings(&state, &played.order);
            let (fixed, rest) = played.order.split_at(played.acted);
            for rest in orders(rest) {
                let order: Vec<_> = fixed.iter().copied().chain(rest).collect();
                other_orders += usize::from(order != played.order);
                let there = played.replay(&order, &setup);
                assert_eq!(there, strict, "game {game}, round {round}, order {order:?}");
            }
        }
    }
    println!("{rounds} rounds together, {never} not; {other_orders} other orders");
    assert!(rounds > 500 && other_orders > 1_000 && never > 100, "{rounds} {other_orders} {never}");
}
