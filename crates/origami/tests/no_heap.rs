//! A step takes nothing from the heap: neither listing moves, nor checking, applying or cloning.

use allocation_counter::measure;
use origami::setup::Title;
use origami::{Edition, Move, Setup, State};
use tabletop::drive::{Tally, at_random, step};
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Stream};

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
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    for (title, players) in Title::ALL.into_iter().flat_map(|title| (2..=4).map(move |players| (title, players))) {
        for seed in 0..20 {
            let mut stream = Stream::of_game(seed, 0);
            let families = title.draw_families(players, &mut stream);
            let characters = title.draw_characters(players, &mut stream);
            let setup = Setup::with_characters(players, families, characters, Edition::standard());
            let setup = setup.expect("a good setup");
            let mut tally = Tally::default();
            let info = measure(|| play(&setup, &mut buf, &mut stream, &mut tally));
            assert!(tally.decisions > 200, "{tally:?}");
            assert_eq!(info.count_total, 0, "{}, {players} players, seed {seed}: {info:?}", title.word());
        }
    }
}

/// A few games at random, with a clone and a check at each decision.
fn play(setup: &Setup, buf: &mut MoveBuf<Move>, stream: &mut Stream, tally: &mut Tally) {
    for _ in 0..5 {
        let mut game = State::start(setup);
        loop {
            let copy = game.clone();
            let Some((by, m)) = step(&mut game, buf, stream, tally, &mut at_random, &mut NoLog) else { break };
            assert!(copy.check(by, m).is_ok() && copy.check(Actor::Chance, Move::Yes).is_err());
            assert!(copy != game && copy.asked() != Asked::Over);
        }
        assert!(game.standing().is_some());
    }
}
