//! The bots for Origami Islands: they play whole games by the rules, see nothing hidden, and take what is obvious.

use bots::contender::by_name;
use bots::{Bot, Budget, Random, Sight};
use islands::atlas::Kind;
use islands::scenario::Scenario;
use islands::{Atlas, Memory, Move, Setup, SheetSet, State, Variant, View};
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Seat, Standing, Stream, Viewer, Written, drive};

fn named(name: &str) -> Box<dyn Bot<State>> {
    by_name(name, Budget::nodes(20)).expect("a bot of that name")
}

/// What somebody in that seat has before them.
fn sight<'a>(seat: Seat, view: &'a View, legal: &'a [Move]) -> Sight<'a, State> {
    Sight { seat, view, memory: &Memory, legal }
}

/// Plays a game to its end, every answer checked.
fn play(setup: &Setup, seed: u64, names: &[&str]) -> Standing {
    let mut bots: Vec<_> = names.iter().map(|name| named(name)).collect();
    let (mut state, mut stream) = (State::start(setup), Stream::new(seed));
    let (mut buf, mut tally) = (MoveBuf::with_capacity(State::MAX_MOVES), drive::Tally::default());
    let mut choose = |state: &State, seat: Seat, legal: &[Move], stream: &mut Stream| {
        let index = bots[seat.index()].choose(&sight(seat, &state.view(Viewer::Seat(seat)), legal), stream);
        assert_eq!(legal.get(index).map(|&m| state.check(seat.into(), m)), Some(Ok(())), "of {legal:?}");
        index
    };
    while drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut choose, &mut NoLog).is_some() {}
    state.standing().expect("the end")
}

fn setup(players: u8, variant: Variant) -> Setup {
    let atlas = Atlas::standard();
    Setup::new(players, SheetSet::all(atlas), variant, atlas).expect("a table")
}

#[test]
fn bots_have_names() {
    for name in ["random", "greedy", "ismcts", "sensei"] {
        assert_eq!(named(name).name(), name);
    }
    assert!(by_name::<State>("Greedy", Budget::nodes(20)).is_none());
    assert!(by_name::<origami::State>("greedy", Budget::nodes(20)).is_none());
}

#[test]
fn every_table_is_played_to_the_end() {
    let atlas = Atlas::standard();
    let pools = [SheetSet::all(atlas), atlas.all().take(2).collect()];
    for players in 2..=6 {
        for variant in Variant::ALL {
            for pool in pools {
                let setup = Setup::new(players, pool, variant, atlas).expect("a table");
                let mut names = ["greedy"; 6];
                play(&setup, 7, &names[..usize::from(players)]);
                names[1] = "random";
                names[4] = "random";
                play(&setup, 8, &names[..usize::from(players)]);
            }
        }
    }
}

#[test]
fn the_greedy_one_beats_the_random_one() {
    let atlas = Atlas::standard();
    for variant in Variant::ALL {
        for kind in Kind::BOTH {
            let setup = Setup::new(2, SheetSet::of_kind(atlas, kind), variant, atlas).expect("a table");
            for seed in 0..10 {
                // The same luck from both sides of the table.
                let sides = [["greedy", "random"], ["random", "greedy"]];
                let [first, second] = sides.map(|names| play(&setup, seed, &names));
                assert_eq!((first.places(), second.places()), (&[1, 2][..], &[2, 1][..]), "{kind:?} {seed}");
            }
        }
    }
}

#[test]
fn the_greedy_one_plays_well() {
    let total: i32 = (0..20)
        .map(|seed| play(&setup(2, Variant::Standard), seed, &["greedy"; 2]))
        .fold(0, |sum, standing| sum + standing.scores().iter().map(|&score| i32::from(score)).sum::<i32>());
    assert!(total / 40 > 180, "a mean of {}", total / 40);
}

#[test]
fn the_same_view_gets_the_same_answer() {
    for name in ["greedy", "random"] {
        let [a, b] = [0, 1].map(|_| play(&setup(3, Variant::CatchUp), 5, &[name, "greedy", name]));
        assert_eq!(a, b);
    }
    // The greedy one leaves nothing to chance.
    let state = position(&format!("{SHEETS} painted 0 1 red: a2\n---\n* rolled 3\n"));
    let view = state.view(Viewer::Seat(Seat(0)));
    let mut legal = MoveBuf::with_capacity(State::MAX_MOVES);
    state.moves(Actor::Seat(Seat(0)), &mut legal);
    let mut chosen = (0..20).map(|seed| named("greedy").choose(&sight(Seat(0), &view, &legal), &mut Stream::new(seed)));
    let first = chosen.next();
    assert!(chosen.all(|index| Some(index) == first));
    let mut stream = Stream::new(1);
    let sight = sight(Seat(0), &view, &legal);
    let random: Vec<_> = (0..50).map(|_| Random.choose(&sight, &mut stream)).collect();
    assert!(random.iter().all(|&index| index < legal.len()) && random.iter().any(|&index| index != random[0]));
}

/// What it keeps from one bid to the next is never more than a saving of time.
#[test]
fn the_greedy_one_has_no_memory() {
    let (mut bot, mut buf) = (named("greedy"), MoveBuf::with_capacity(State::MAX_MOVES));
    for (players, variant) in [(2, Variant::Standard), (3, Variant::CatchUp)] {
        let (mut state, mut stream) = (State::start(&setup(players, variant)), Stream::new(3));
        let mut choose = |state: &State, seat: Seat, legal: &[Move], _: &mut Stream| {
            let view = state.view(Viewer::Seat(seat));
            // One for all seats and games, and a new one.
            let [index, fresh] =
                [&mut bot, &mut named("greedy")].map(|bot| bot.choose(&sight(seat, &view, legal), &mut Stream::new(1)));
            assert_eq!(index, fresh, "{:?}", view.asked);
            index
        };
        let mut tally = drive::Tally::default();
        while drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut choose, &mut NoLog).is_some() {}
    }
}

/// What others have chosen in secret does not matter (I-2.2).
#[test]
fn sheets_are_chosen_without_a_look_at_others() {
    for seed in 0..20 {
        let mut state = State::start(&setup(2, Variant::Standard));
        let Asked::Chance(roll, _) = state.asked() else { panic!("sheets are dealt first") };
        state.play(Actor::Chance, roll.draw(&mut Stream::new(seed)).into(), &mut NoLog).expect("a deal");
        let mut legal = MoveBuf::with_capacity(State::MAX_MOVES);
        state.moves(Actor::Seat(Seat(1)), &mut legal);
        let answers: Vec<_> = legal
            .iter()
            .map(|&secret| {
                let mut state = state.clone();
                state.play(Actor::Seat(Seat(1)), secret, &mut NoLog).expect("a choice");
                let mut legal = MoveBuf::with_capacity(State::MAX_MOVES);
                state.moves(Actor::Seat(Seat(0)), &mut legal);
                named("greedy").choose(&sight(Seat(0), &state.view(Viewer::Seat(Seat(0))), &legal), &mut Stream::new(1))
            })
            .collect();
        assert!(answers.iter().all(|&answer| answer == answers[0]), "{answers:?}");
    }
}

// --- small positions -------------------------------------------------------------------------------------------------

/// Two sheets; each player has all four islands. The third and the fourth are for tests that need somewhere to go.
const SHEETS: &str = include_str!("positions/sheets.txt");

fn position(text: &str) -> State {
    let scenario = Scenario::parse(text).expect("a scenario");
    let mut state = scenario.position();
    let played = scenario.play_each(|by, m| state.play(by, m, &mut NoLog).map_err(|illegal| format!("{illegal:?}")));
    played.expect("legal moves");
    state
}

/// What the greedy one answers in this position, after these moves.
fn answer(text: &str) -> String {
    let state = position(&format!("{SHEETS}{text}"));
    let Asked::Seat(seat, _) = state.asked() else { panic!("a player is asked, not {:?}", state.asked()) };
    let mut legal = MoveBuf::with_capacity(State::MAX_MOVES);
    state.moves(Actor::Seat(seat), &mut legal);
    let index = named("greedy").choose(&sight(seat, &state.view(Viewer::Seat(seat)), &legal), &mut Stream::new(1));
    let mut out = Vec::new();
    State::write_move(&mut out, Actor::Seat(seat), legal[index], &state.setup());
    String::from_utf8(out).expect("text").trim_end().to_owned()
}

#[test]
fn an_outline_is_filled_in_its_colour() {
    let text = "
        painted 0 1 red: b1 b2
        ---
        * rolled 3
        0 bid 3
        1 pass
    ";
    assert_eq!(answer(text), "0 paint 1 red c1 d1 c2 c3");
}

#[test]
fn an_outline_is_not_spoilt() {
    // Every square but those of the outline has something to it too.
    let text = "
        painted 0 1 red: b1 b2 b3
        round 2
        ---
        * rolled 3
        0 pass
        1 pass
    ";
    let answer = answer(text);
    assert!(["c1", "d1", "c2", "c3"].iter().all(|square| !answer.ends_with(square)), "{answer}");
}

#[test]
fn a_harbor_is_surrounded_in_a_single_colour() {
    let red = "
        painted 0 2 red: b1 b2
        round 7
        ---
        * rolled 5
        0 pass
        1 pass
    ";
    assert_eq!(answer(red), "0 paint 2 red a2");
    // In winter it is worth waiting for the next autumn.
    let blue = red.replace("round 7", "round 9");
    assert!(!answer(&blue).ends_with("a2"), "{}", answer(&blue));
    // In the last round it is not.
    let green = red.replace("round 7", "round 24");
    assert_eq!(answer(&green), "0 paint 2 green a2");
}

#[test]
fn a_lighthouse_is_surrounded_early() {
    let text = "
        painted 0 2 red: b1 b2 b3 c3
        painted 0 2 blue: b4
        round 2
        ---
        * rolled 5
        0 pass
        1 pass
    ";
    assert_eq!(answer(text), "0 paint 2 red d3");
}

#[test]
fn nobody_pays_more_than_a_card_is_worth() {
    let text = "
        painted 0 1 red: b1 b2
        coins 0: 60
        coins 1: 60
        round 2
        ---
        * rolled 3
        0 bid 3
        1 bid 40
    ";
    assert_eq!(answer(text), "0 pass");
    // A fair price is paid, and never more than needed.
    assert_eq!(answer(&text.replace("0 bid 3\n        1 bid 40", "")), "0 bid 3");
    assert_eq!(answer(&text.replace("bid 40", "bid 4")), "0 bid 5");
}

#[test]
fn a_worthless_card_is_left_to_others() {
    // Three squares are left, so no shape fits.
    let text = "
        painted 0 4 red: b1 d1 a2 b2 c2
        painted 0 4 blue: d2 b3
        access 0: single
        round 24
        coins 0: 60
        ---
        * rolled 5
    ";
    assert_eq!(answer(text), "0 pass");
}

#[test]
fn coins_are_nothing_in_the_last_round() {
    let text = "
        painted 0 2 red: b1 a2 b2 b3 a3 c3
        coins 0: 30
        coins 1: 30
        round 24
        ---
        * rolled 4
        0 bid 4
        1 bid 25
    ";
    assert_eq!(answer(text), "0 bid 26");
}

#[test]
fn no_island_is_started_in_vain() {
    // The first island is finished; a square of another one would cost more points than it brings.
    let text = "
        painted 0 4 red: b1 d1 a2 b2 c2 d2 b3 c3 d3
        access 0: single single
        round 24
        ---
        * rolled 5
        0 pass
        1 pass
    ";
    assert_eq!(answer(text), "0 give-up");
    // Early it is another matter.
    assert!(answer(&text.replace("round 24", "round 6")).starts_with("0 paint"));
}

#[test]
fn a_volcano_takes_from_the_strongest() {
    let text = "
        players 3
        painted 0 4 red: b1 d1 b2 c2
        painted 1 1 red: b1
        painted 2 1 red: b1 b2 c1 d1 c2 c3
        coins 0: 2
        round 12
        ---
        * rolled 1
        0 pass
        1 pass
        2 pass
        0 paint 4 green d2
    ";
    assert_eq!(answer(text), "0 from 2");
}

#[test]
fn the_better_token_is_taken() {
    let text = "
        variant catch-up
        painted 0 3 red: b1 b2 c2 c3
        coal 1: single different different
        round 12
        ---
        * rolled 1
        0 pass
        1 pass
        0 paint 3 green d2
    ";
    assert_eq!(answer(text), "0 token 1 single");
}
