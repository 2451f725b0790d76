//! What the search knows about Origami Islands for several players: its first glance is sensible, and it plays whole games.

use bots::contender::by_name;
use bots::islands::Knowledge;
use bots::judgement::Judgement;
use bots::{Bot, Budget, Sight};
use islands::scenario::Scenario;
use islands::{Ask, Atlas, Memory, Move, Setup, SheetSet, State, Variant};
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Seat, Standing, Stream, Viewer, Written, drive};

fn setup(players: u8, variant: Variant) -> Setup {
    let atlas = Atlas::standard();
    Setup::new(players, SheetSet::all(atlas), variant, atlas).expect("a table")
}

/// Looks at every question of a game that is played at random.
fn look_at_all(players: u8, variant: Variant, seed: u64, mut look: impl FnMut(&State, Seat, &[Move])) {
    let (mut state, mut stream) = (State::start(&setup(players, variant)), Stream::new(seed));
    let (mut buf, mut tally) = (MoveBuf::with_capacity(State::MAX_MOVES), drive::Tally::default());
    let mut choose = |state: &State, seat: Seat, legal: &[Move], stream: &mut Stream| {
        look(state, seat, legal);
        stream.below(legal.len() as u32) as usize
    };
    while drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut choose, &mut NoLog).is_some() {}
}

const TABLES: [(u8, Variant); 8] = [
    (2, Variant::Standard),
    (3, Variant::Standard),
    (4, Variant::Standard),
    (6, Variant::Standard),
    (2, Variant::CatchUp),
    (3, Variant::CatchUp),
    (4, Variant::CatchUp),
    (6, Variant::CatchUp),
];

/// Has a round begun, and nobody bid yet?
fn begins(state: &State) -> bool {
    matches!(state.asked(), Asked::Seat(_, Ask::Bid { .. })) && state.highest_bid().is_none()
}

#[test]
fn every_question_is_judged() {
    let mut knowledge = Knowledge::default();
    let (mut weights, mut stream) = (Vec::new(), Stream::new(1));
    for (players, variant) in TABLES {
        for seed in 0..4 {
            look_at_all(players, variant, seed, |state, seat, legal| {
                weights.clear();
                knowledge.weigh(state, seat, legal, &mut weights);
                assert_eq!(weights.len(), legal.len());
                assert!(weights.iter().all(|weight| weight.is_finite() && *weight >= 0.0), "{weights:?}");
                assert!(weights.iter().any(|&weight| weight > 0.0), "{:?}", state.asked());
                assert!(weights.iter().filter(|&&weight| weight > 0.0).count() <= 20, "long lists are cut");
                assert!(knowledge.play_on(state, seat, legal, &mut stream) < legal.len());
                if begins(state) {
                    let forecast = knowledge.forecast(state);
                    assert!(forecast.spread > 0.0 && forecast.scores.iter().all(|score| score.is_finite()));
                }
            });
        }
    }
}

/// Plays on from the beginning of a game to the end of it.
fn play_on(setup: &Setup, seed: u64) -> Standing {
    let mut knowledge = Knowledge::default();
    let (mut state, mut stream) = (State::start(setup), Stream::new(seed));
    let (mut buf, mut tally) = (MoveBuf::with_capacity(State::MAX_MOVES), drive::Tally::default());
    let mut choose =
        |state: &State, seat: Seat, legal: &[Move], stream: &mut Stream| knowledge.play_on(state, seat, legal, stream);
    while drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut choose, &mut NoLog).is_some() {}
    state.standing().expect("the end")
}

#[test]
fn playing_on_is_playing_well() {
    let scores: Vec<i16> =
        (0..10).flat_map(|seed| play_on(&setup(2, Variant::Standard), seed).scores().to_vec()).collect();
    let mean = scores.iter().sum::<i16>() / scores.len() as i16;
    assert!(mean > 180, "a mean of {mean}: {scores:?}");
}

#[test]
fn a_playout_ends_at_the_beginning_of_a_round() {
    let (mut knowledge, mut ended) = (Knowledge::default(), 0);
    look_at_all(3, Variant::Standard, 5, |state, _, _| {
        // From the beginning of the game, as if many decisions were made.
        ended += u32::from(knowledge.is_enough(state, 100));
        assert!(begins(state) || !knowledge.is_enough(state, 100));
    });
    assert!(ended > 0);
}

/// A whole game of the search itself, against one that takes what looks best.
#[test]
fn the_search_plays_whole_games() {
    for (players, variant) in TABLES {
        let mut bots: Vec<Box<dyn Bot<State>>> = (0..players)
            .map(|seat| by_name(if seat % 2 == 0 { "sensei" } else { "greedy" }, Budget::nodes(6)).expect("a bot"))
            .collect();
        let (mut state, mut stream) = (State::start(&setup(players, variant)), Stream::new(9));
        let (mut buf, mut tally) = (MoveBuf::with_capacity(State::MAX_MOVES), drive::Tally::default());
        let mut choose = |state: &State, seat: Seat, legal: &[Move], stream: &mut Stream| {
            let view = state.view(Viewer::Seat(seat));
            let sight = Sight { seat, view: &view, memory: &Memory, legal };
            bots[seat.index()].choose(&sight, stream)
        };
        while drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut choose, &mut NoLog).is_some() {}
        assert!(state.standing().is_some());
    }
}

// --- small positions -------------------------------------------------------------------------------------------------

/// Two sheets; each player has all four islands.
const SHEETS: &str = include_str!("positions/sheets.txt");

fn position(text: &str) -> State {
    let scenario = Scenario::parse(&format!("{SHEETS}{text}")).expect("a scenario");
    let mut state = scenario.position();
    let played = scenario.play_each(|by, m| state.play(by, m, &mut NoLog).map_err(|illegal| format!("{illegal:?}")));
    played.expect("legal moves");
    state
}

/// What has the greatest weight in this position, and what the search chooses there.
fn answers(text: &str) -> [String; 2] {
    let state = position(text);
    let Asked::Seat(seat, _) = state.asked() else { panic!("a player is asked, not {:?}", state.asked()) };
    let mut legal = MoveBuf::with_capacity(State::MAX_MOVES);
    state.moves(Actor::Seat(seat), &mut legal);
    let mut weights = Vec::new();
    Knowledge::default().weigh(&state, seat, &legal, &mut weights);
    let glance = (0..legal.len()).fold(0, |best, i| if weights[i] > weights[best] { i } else { best });
    let view = state.view(Viewer::Seat(seat));
    let sight: Sight<State> = Sight { seat, view: &view, memory: &Memory, legal: &legal };
    let mut sensei = by_name("sensei", Budget::nodes(200)).expect("a bot of that name");
    let searched = sensei.choose(&sight, &mut Stream::new(1));
    [glance, searched].map(|index| {
        let mut out = Vec::new();
        State::write_move(&mut out, Actor::Seat(seat), legal[index], &state.setup());
        String::from_utf8(out).expect("text").trim_end().to_owned()
    })
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
    assert_eq!(answers(text), ["0 paint 1 red c1 d1 c2 c3"; 2]);
}

#[test]
fn a_harbor_is_surrounded_in_a_single_colour() {
    // The last round of autumn: what is not red now has to wait for a year.
    let red = "
        painted 0 2 red: b1 b2
        round 8
        ---
        * rolled 5
        0 pass
        1 pass
    ";
    assert_eq!(answers(red), ["0 paint 2 red a2"; 2]);
    // In winter it is worth waiting for the next autumn.
    let blue = answers(&red.replace("round 8", "round 9"));
    assert!(blue.iter().all(|answer| !answer.ends_with("a2")), "{blue:?}");
    // In the last round it is not.
    assert_eq!(answers(&red.replace("round 8", "round 24")), ["0 paint 2 green a2"; 2]);
}

#[test]
fn a_card_has_its_price() {
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
    assert_eq!(answers(text), ["0 pass"; 2]);
    let cheap = answers(&text.replace("bid 40", "bid 4"));
    assert!(cheap.iter().all(|answer| answer.starts_with("0 bid")), "{cheap:?}");
}

#[test]
fn nobody_pays_more_than_needed_when_all_others_have_passed() {
    let text = "
        painted 0 1 red: b1 b2
        round 2
        ---
        * rolled 3
        1 pass
    ";
    assert_eq!(answers(&format!("first 1\n{text}")), ["0 bid 3"; 2]);
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
    assert_eq!(answers(text)[0], "0 pass");
}

#[test]
fn no_island_is_started_in_vain() {
    let text = "
        painted 0 4 red: b1 d1 a2 b2 c2 d2 b3 c3 d3
        access 0: single single
        round 24
        ---
        * rolled 5
        0 pass
        1 pass
    ";
    assert_eq!(answers(text), ["0 give-up"; 2]);
}
