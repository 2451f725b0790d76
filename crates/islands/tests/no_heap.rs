//! A step takes nothing from the heap: neither listing moves, nor checking, applying or cloning.

use allocation_counter::measure;
use islands::{Atlas, Move, Setup, SheetSet, State, Variant};
use tabletop::drive::{Tally, at_random, step};
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Seat, Stream};

/// The counter counts: otherwise the other tests would say nothing.
#[test]
fn an_allocation_is_counted() {
    let info = measure(|| {
        std::hint::black_box(vec![1_u8; 100]);
    });
    assert_eq!((info.count_total, info.bytes_total), (1, 100));
}

#[test]
fn thousands_of_random_steps_allocate_nothing() {
    let atlas = Atlas::standard();
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    let alone = Setup::solo(&atlas.all().collect::<Vec<_>>(), atlas).expect("a good table");
    let tables = Variant::ALL.into_iter().flat_map(|variant| (2..=6).map(move |players| (variant, players)));
    let several = tables.map(|(variant, n)| Setup::new(n, SheetSet::all(atlas), variant, atlas).expect("a good table"));
    for setup in several.chain([alone]) {
        let (variant, players) = (setup.variant(), setup.players());
        for seed in 0..10 {
            let mut stream = Stream::of_game(seed, 0);
            let mut tally = Tally::default();
            let info = measure(|| play(&setup, &mut buf, &mut stream, &mut tally));
            assert!(tally.decisions > 100, "{tally:?}");
            assert_eq!(info.count_total, 0, "{}, {players} players, seed {seed}: {info:?}", variant.word());
        }
    }
}

/// A few games at random, with a clone at each decision, and checks of moves that are legal and of some that are not.
fn play(setup: &Setup, buf: &mut MoveBuf<Move>, stream: &mut Stream, tally: &mut Tally) {
    for game in 0..4 {
        let mut state = State::start(setup);
        loop {
            let copy = state.clone();
            let next = if game % 2 == 0 {
                step(&mut state, buf, stream, tally, &mut at_random, &mut NoLog)
            } else {
                step(&mut state, buf, stream, tally, &mut lively, &mut NoLog)
            };
            let Some((by, m)) = next else { break };
            assert!(copy.check(by, m).is_ok() && copy.check(Actor::Chance, Move::GiveUp).is_err());
            assert!(copy != state && copy.asked() != Asked::Over);
            std::hint::black_box((copy.may_act_together(), copy.points(Seat(0))));
        }
        assert!(state.standing().is_some());
    }
}

/// Any answer, but bids little and gives up less often: much is painted.
fn lively(_: &State, _: Seat, moves: &[Move], stream: &mut Stream) -> usize {
    let mut any = |n: usize| stream.below(n.min(moves.len()) as u32) as usize;
    if moves[0] == Move::Pass {
        return any(4);
    }
    let (first, second) = (any(moves.len()), any(moves.len()));
    if moves[first] == Move::GiveUp { second } else { first }
}
