//! What a player could paint if it were their turn already (I-4.3, I-4.8).

use islands::{Ask, Atlas, Brush, Move, Nth, Setup, SheetSet, Source, State, Variant};
use tabletop::drive::{self, Tally};
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Seat, Stream};

fn answers(state: &State, seat: Seat, buf: &mut MoveBuf<Move>) -> Vec<Move> {
    buf.clear();
    state.moves(Actor::Seat(seat), buf);
    buf.to_vec()
}

/// The player who is asked for the one square of the round.
fn square_of(state: &State) -> Option<Seat> {
    match state.asked() {
        Asked::Seat(seat, Ask::Paint { source: Source::Square, brush: Brush::Square, .. }) => Some(seat),
        _ => None,
    }
}

/// Whatever the others do first, the squares foretold are those that can be painted when the turn has come: nobody paints on
/// somebody else's islands.
#[test]
fn what_is_foretold_can_be_painted_when_the_turn_has_come() {
    let atlas = Atlas::standard();
    let (mut buf, mut tally, mut kept) = (MoveBuf::with_capacity(State::MAX_MOVES), Tally::default(), 0);
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (6, 4)] {
        let sheets: SheetSet = atlas.all().collect();
        let setup = Setup::new(players, sheets, Variant::Standard, atlas).expect("a setup");
        let (mut state, mut stream) = (State::start(&setup), Stream::new(seed));
        let mut foretold: Vec<Option<(u8, Vec<Move>)>> = vec![None; usize::from(players)];
        loop {
            for seat in (0..players).map(Seat) {
                if let Some(ahead) = state.ahead(seat) {
                    assert_eq!(square_of(&ahead), Some(seat));
                    assert_ne!(state.asked(), ahead.asked(), "it is not their turn yet");
                    foretold[seat.index()] = Some((state.round(), answers(&ahead, seat, &mut buf)));
                }
            }
            if let Some(seat) = square_of(&state) {
                match foretold[seat.index()].take() {
                    Some((round, moves)) if round == state.round() => {
                        assert_eq!(moves, answers(&state, seat, &mut buf));
                        kept += 1;
                    }
                    // Asked at once: nobody was asked between the bidding and this.
                    _ => {}
                }
            }
            let step = drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut drive::at_random, &mut NoLog);
            if step.is_none() {
                break;
            }
        }
    }
    assert!(kept > 100, "{kept}");
}

/// Nothing is foretold before the bidding is decided, to the winner, to who has acted, nor alone.
#[test]
fn nothing_is_foretold_to_who_does_not_wait_for_a_square() {
    let atlas = Atlas::standard();
    let sheets: Vec<_> = atlas.all().take(2).collect();
    let setup = Setup::new(2, sheets.iter().copied().collect(), Variant::Standard, atlas).expect("a setup");
    let mut state = State::start(&setup);
    let all = |state: &State| [state.ahead(Seat(0)).is_some(), state.ahead(Seat(1)).is_some()];
    let mut play = |by: Actor, m: Move, expected: [bool; 2]| {
        state.play(by, m, &mut NoLog).expect("legal");
        assert_eq!(all(&state), expected, "{m:?}");
        state.clone()
    };
    play(Actor::Chance, Move::Rolled(1), [false; 2]);
    play(Actor::Chance, Move::Rolled(3), [false; 2]);
    play(Actor::Seat(Seat(0)), Move::Bid(3), [false; 2]);
    // The winner paints; the other waits.
    let state = play(Actor::Seat(Seat(1)), Move::Pass, [false, true]);
    assert!(state.ahead(Seat(2)).is_none(), "there is no such player");
    let done = play(Actor::Seat(Seat(0)), Move::GiveUp, [false; 2]);
    assert_eq!(square_of(&done), Some(Seat(1)));
    let (free, reach) = done.ground_of(Seat(1), Nth(0));
    assert!(reach.within(free) && !reach.is_empty() && reach != free);
    let solo = State::start(&Setup::solo(&sheets, atlas).expect("a setup"));
    assert!(solo.ahead(Seat(0)).is_none());
}
