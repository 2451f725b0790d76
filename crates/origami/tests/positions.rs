//! Positions in words, and read back: at the start of every turn.

use origami::setup::Title;
use origami::{Edition, Setup, State};
use tabletop::drive::{self, Tally};
use tabletop::script::Staged as _;
use tabletop::{Actor, Asked, Game as _, Imagine as _, MoveBuf, NoLog, Scenario, Seat, Stream, Viewer};

fn setup(title: Title, players: u8, stream: &mut Stream) -> Setup {
    let (families, characters) = (title.draw_families(players, stream), title.draw_characters(players, stream));
    Setup::with_characters(players, families, characters, Edition::standard()).expect("a table")
}

fn read(text: &str) -> State {
    Scenario::<State>::parse(text).unwrap_or_else(|why| panic!("{why}\n{text}")).position()
}

/// Everybody sees the same, and may answer the same; which copy of a card lies where is nobody's to see.
fn assert_alike(one: &State, other: &State, text: &str) {
    for viewer in Seat(0).round(one.players()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        assert_eq!(one.view(viewer), other.view(viewer), "{text}");
    }
    let moves = |state: &State| {
        let mut list = MoveBuf::with_capacity(State::MAX_MOVES);
        state.moves(Actor::Seat(state.active()), &mut list);
        list.to_vec()
    };
    assert_eq!(moves(one), moves(other), "{text}");
    assert!(one.deck().eq(other.deck()) && one.discards().eq(other.discards()), "{text}");
    for seat in Seat(0).round(one.players()) {
        let sorted = |state: &State| {
            let mut hand: Vec<_> = state.hand(seat).collect();
            hand.sort_unstable();
            hand
        };
        assert_eq!(sorted(one), sorted(other), "{text}");
    }
}

#[test]
fn every_turn_can_be_told_where_it_starts_and_read_back() {
    let mut turns = 0;
    for seed in 0..30 {
        for title in Title::ALL {
            let stream = &mut Stream::new(seed);
            let setup = setup(title, 2 + (seed % 3) as u8, stream);
            let (mut state, mut buf) = (State::start(&setup), MoveBuf::with_capacity(State::MAX_MOVES));
            let mut told = None;
            loop {
                let is_action = matches!(state.asked(), Asked::Seat(_, origami::Ask::Action { extra: false }));
                let written = state.write_position();
                // In the middle of a turn nothing is told; at its start, everything.
                assert!(written.is_none() || is_action);
                if let Some(text) = written {
                    let again = read(&text);
                    assert_alike(&state, &again, &text);
                    assert_eq!(again.write_position().as_deref(), Some(&*text));
                    turns += 1;
                    told = Some(state.active());
                } else if is_action {
                    // Somebody acts once more, or a card used this turn still rests.
                    assert_eq!(told, Some(state.active()), "a turn began that was not told");
                }
                let choose = &mut drive::at_random;
                if drive::step(&mut state, &mut buf, stream, &mut Tally::default(), choose, &mut NoLog).is_none() {
                    break;
                }
            }
        }
    }
    assert!(turns > 3_000, "{turns}");
}

#[test]
fn what_is_dealt_anew_can_be_told_and_looks_the_same_to_whom_it_is_dealt() {
    for seed in 0..20 {
        for title in Title::ALL {
            let stream = &mut Stream::new(1_000 + seed);
            let setup = setup(title, 2 + (seed % 3) as u8, stream);
            let (mut state, mut buf) = (State::start(&setup), MoveBuf::with_capacity(State::MAX_MOVES));
            let viewer = Viewer::Seat(Seat((seed % 2) as u8));
            let mut memory = State::recall(&setup, viewer);
            let mut differ = 0;
            loop {
                let mut log: Vec<origami::Event> = Vec::new();
                let choose = &mut drive::at_random;
                if drive::step(&mut state, &mut buf, stream, &mut Tally::default(), choose, &mut log).is_none() {
                    break;
                }
                log.iter().for_each(|event| State::remember(&mut memory, &State::seen_by(event, viewer)));
                if state.write_position().is_some() {
                    let view = state.view(viewer);
                    let text = State::imagine(&view, &memory, stream).write_position().expect("the start of a turn");
                    let anew = read(&text);
                    assert_eq!(anew.view(viewer), view, "{text}");
                    differ += u32::from(!anew.deck().eq(state.deck()));
                }
            }
            assert!(differ > 0, "nothing was dealt anew");
        }
    }
}
