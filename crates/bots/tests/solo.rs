//! The bots in the solo game of Origami Islands: they play whole games by the rules and use technologies with sense.

use bots::contender::by_name;
use bots::{Bot, Budget, Sight};
use islands::scenario::Scenario;
use islands::{Atlas, Event, Memory, Move, Rank, Setup, SheetId, State, View};
use tabletop::{Actor, Asked, Game, MoveBuf, Seat, Stream, Viewer, Written, drive};

fn named(name: &str) -> Box<dyn Bot<State>> {
    by_name(name, Budget::nodes(20)).expect("a bot of that name")
}

/// What somebody in that seat has before them.
fn sight<'a>(seat: Seat, view: &'a View, legal: &'a [Move]) -> Sight<'a, State> {
    Sight { seat, view, memory: &Memory, legal }
}

/// Plays a game to its end, every answer checked: the points and what happened.
fn play(sheets: &[SheetId], seed: u64, name: &str) -> (i16, Vec<Event>) {
    let setup = Setup::solo(sheets, Atlas::standard()).expect("a table");
    let mut bot = named(name);
    let (mut state, mut stream, mut log) = (State::start(&setup), Stream::new(seed), Vec::new());
    let (mut buf, mut tally) = (MoveBuf::with_capacity(State::MAX_MOVES), drive::Tally::default());
    let mut choose = |state: &State, seat: Seat, legal: &[Move], stream: &mut Stream| {
        let index = bot.choose(&sight(seat, &state.view(Viewer::Seat(seat)), legal), stream);
        assert_eq!(legal.get(index).map(|&m| state.check(seat.into(), m)), Some(Ok(())), "of {legal:?}");
        index
    };
    while drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut choose, &mut log).is_some() {}
    assert!(state.standing().is_some());
    (state.points(Seat(0)), log)
}

fn pairs() -> Vec<[SheetId; 2]> {
    let all: Vec<_> = Atlas::standard().all().collect();
    (0..all.len()).map(|i| [all[i], all[(i + 1) % all.len()]]).collect()
}

#[test]
fn every_pair_of_sheets_is_played_to_the_end() {
    for (pair, seed) in pairs().iter().zip(0..) {
        let [greedy, random] = ["greedy", "random"].map(|name| play(pair, seed, name).0);
        assert!(greedy > random + 50, "{pair:?}: {greedy} to {random}");
    }
    // Three sheets are dealt.
    let all: Vec<_> = Atlas::standard().all().collect();
    play(&all, 1, "greedy");
}

#[test]
fn the_greedy_one_is_a_builder_or_better() {
    let mut ranks = std::collections::BTreeSet::new();
    let mut sum = 0;
    let mut games = 0;
    for pair in pairs() {
        for seed in 0..4 {
            let (points, _) = play(&pair, seed, "greedy");
            ranks.insert(Rank::of(points));
            sum += i32::from(points);
            games += 1;
        }
    }
    assert!(sum / games > 220, "a mean of {}", sum / games);
    assert!(ranks.len() >= 3, "{ranks:?}");
}

#[test]
fn technologies_are_researched_and_used() {
    let games: Vec<_> = pairs().iter().zip(0..).map(|(pair, seed)| play(pair, seed, "greedy").1).collect();
    let count = |is: fn(&Event) -> bool| games.iter().flatten().filter(|event| is(event)).count() / games.len();
    assert!((2..12).contains(&count(|event| matches!(event, Event::Researches { .. }))));
    assert!(count(|event| matches!(event, Event::Uses { .. })) >= 5);
    assert!((7..16).contains(&count(|event| matches!(event, Event::Wins { .. }))));
}

#[test]
fn the_same_game_is_played_again() {
    let pair = pairs()[3];
    assert_eq!(play(&pair, 5, "greedy"), play(&pair, 5, "greedy"));
    assert_ne!(play(&pair, 5, "greedy"), play(&pair, 6, "greedy"));
}

// --- small positions ------------------------------------------------------------------------------------------------------

const SHEETS: &str = include_str!("positions/sheets.txt");

/// What the greedy one answers in this position, after these moves.
#[track_caller]
fn answer(text: &str) -> String {
    let scenario = Scenario::parse(&format!("{SHEETS}players 1\n{text}")).expect("a scenario");
    let mut state = scenario.position();
    let played =
        scenario.play_each(|by, m| state.play(by, m, &mut tabletop::NoLog).map_err(|illegal| format!("{illegal:?}")));
    played.expect("legal moves");
    let Asked::Seat(seat, _) = state.asked() else { panic!("a player is asked, not {:?}", state.asked()) };
    let mut legal = MoveBuf::with_capacity(State::MAX_MOVES);
    state.moves(Actor::Seat(seat), &mut legal);
    let index = named("greedy").choose(&sight(seat, &state.view(Viewer::Seat(seat)), &legal), &mut Stream::new(1));
    let mut out = Vec::new();
    State::write_move(&mut out, Actor::Seat(seat), legal[index], &state.setup());
    String::from_utf8(out).expect("text").trim_end().to_owned()
}

/// What was bid, if anything.
#[track_caller]
fn bid(text: &str) -> Option<u16> {
    let answer = answer(text);
    answer.strip_prefix("0 bid ").map(|coins| coins.parse().expect("coins"))
}

#[test]
fn a_bid_is_as_high_as_the_dice_demand() {
    let text = "
        painted 0 1 red: b1 b2
        coins 0: 60
        level economicus: 1
        level expancing: 3
        round 7
        ---
        * rolled 3
    ";
    // A card that is wanted: low bids are lost too often, and more than twelve is never needed.
    let wanted = bid(text).expect("a bid");
    assert!((7..=12).contains(&wanted), "{wanted}");
    // With fewer coins one hopes for low dice: a lost bid costs nothing.
    let poor = bid(&text.replace("60", "5")).expect("a bid");
    assert!(poor <= 5, "{poor}");
    // Two more on a marked card.
    let marked = bid(&text.replace("rolled 3", "rolled 6")).expect("a bid");
    assert!((wanted..=14).contains(&marked), "{marked} to {wanted}");
}

#[test]
fn coins_are_nothing_in_the_last_round() {
    let text = "
        painted 0 2 red: b1 a2 b2 b3 a3 c3
        coins 0: 40
        round 24
        ---
        * rolled 4
    ";
    assert_eq!(bid(text), Some(12));
}

#[test]
fn nothing_is_bid_for_what_does_not_fit() {
    let text = "
        painted 0 4 red: b1 d1 a2 b2 c2
        painted 0 4 blue: d2 b3
        round 20
        coins 0: 60
        ---
        * rolled 5
    ";
    assert_eq!(bid(text), None);
}

#[test]
fn auctionis_makes_low_bids_cheap() {
    let text = "
        painted 0 1 red: b1 b2
        coins 0: 12
        level auctionis: 1
        round 9
        ---
        * rolled 1
    ";
    let with = bid(text).expect("a bid");
    assert!(with <= 6, "{with}");
}

#[test]
fn a_free_gain_is_taken() {
    let auctionis = "
        painted 0 1 red: b1 b2
        level auctionis: 1
        ---
        * rolled 3
        0 bid 6
        * rolled 2
        * rolled 3
    ";
    assert_eq!(answer(auctionis), "0 use auctionis 1");
    let economicus = "
        painted 0 4 red: b1 d1 b2 c2
        level economicus: 1
        ---
        * rolled 3
        0 pass
        0 go-on
        0 paint 4 red d2
    ";
    assert_eq!(answer(economicus), "0 use economicus 1");
}

#[test]
fn research_fills_a_round_without_anything_to_paint() {
    // The only island there is has been painted, and volcanoes take the income.
    let text = "
        painted 0 4 red: b1 d1 a2 b2 c2 d2 b3 c3 d3
        volcanoes 0: 3
        round 8
        ---
        * rolled 5
        0 pass
    ";
    assert!(answer(text).starts_with("0 research"), "{}", answer(text));
}

#[test]
fn nothing_is_researched_in_the_last_round() {
    let text = "
        painted 0 2 red: b1 b2
        level expancing: 3
        round 24
        ---
        * rolled 5
        0 pass
    ";
    assert_eq!(answer(text), "0 go-on");
}

#[test]
fn expancing_finishes_what_three_squares_finish() {
    // One square opens the next island, and the form can take others along.
    let text = "
        painted 0 2 red: b1 b2 b3 c3 b4
        round 7
        ---
        * rolled 5
        0 pass
        0 research expancing
    ";
    let answer = answer(text);
    assert!(answer.starts_with("0 paint 2 red") && answer.contains("d3"), "{answer}");
}

#[test]
fn a_useless_change_of_colour_is_not_paid_for() {
    let text = "
        painted 0 1 red: b1 b2
        coins 0: 40
        level re-color: 2
        ---
        * rolled 3
        0 bid 12
        * rolled 1
        * rolled 1
    ";
    // The outline is red, and so is the season.
    assert_eq!(answer(text), "0 go-on");
    // In another season its colour is worth five points and five coins.
    assert_eq!(answer(&text.replace("---", "round 3\n---")), "0 use re-color 2");
}

#[test]
fn a_lost_throw_is_thrown_again_and_a_won_one_is_not() {
    let text = "
        painted 0 1 red: b1 b2
        coins 0: 99
        level economicus: 1
        level expancing: 3
        level re-roll: 1
        round 7
        ---
        * rolled 3
        0 go-on
        0 bid 9
        * rolled 4
        * rolled 6
    ";
    assert_eq!(answer(text), "0 use re-roll 1 die 2");
    assert_eq!(answer(&text.replace("rolled 6", "rolled 5")), "0 go-on");
    // Where a six brings coins, it is thrown again for these.
    let paid = text.replace("level re-roll: 1", "level re-roll: 3");
    assert_eq!(answer(&paid), "0 use re-roll 3 die 2");
}

#[test]
fn time_is_not_sold_until_it_is_worthless() {
    let text = "
        painted 0 1 red: b1 b2
        level timenautics: 2
        round 5
        ---
        * rolled 5
        0 pass
        0 go-on
        0 give-up
    ";
    assert_eq!(answer(text), "0 go-on");
    assert_eq!(answer(&text.replace("round 5", "round 24")), "0 use timenautics 2");
}
