//! What is asserted of a position, and of playing on from it.

use std::any::Any;
use std::cell::RefCell;

use tabletop::text::Words;
use tabletop::{Actor, Asked, Game, MoveBuf, Seat, Seats, Stream, Viewer, Written};

use crate::games::Fuzzed;
use crate::text::assert_one_line;

/// So many moves of a list are looked at closely: lists of payments can be very long.
const SAMPLE: usize = 16;

thread_local! {
    // A list of moves for each game: large, so made once.
    static MOVES: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
}

/// Hands the legal moves of `by` to `look`.
pub(crate) fn with_moves<G: Game, T>(game: &G, by: Actor, look: impl FnOnce(&[G::Move]) -> T) -> T {
    MOVES.with_borrow_mut(|lists| {
        let at = lists.iter().position(|list| list.is::<MoveBuf<G::Move>>()).unwrap_or_else(|| {
            lists.push(Box::new(MoveBuf::<G::Move>::with_capacity(G::MAX_MOVES)));
            lists.len() - 1
        });
        let Some(list) = lists[at].downcast_mut::<MoveBuf<G::Move>>() else { unreachable!("it was found by its type") };
        list.clear();
        game.moves(by, list);
        look(list)
    })
}

/// The players who are asked.
pub(crate) fn asked_seats<G: Game>(game: &G) -> Seats {
    match game.asked() {
        Asked::Seat(seat, _) => [seat].into_iter().collect(),
        Asked::Together(seats, _) => seats,
        Asked::Chance(..) | Asked::Over => Seats::NONE,
    }
}

/// Plays on with random moves, up to so many, and looks closely at each position; returns what was played.
///
/// # Panics
/// If a position breaks a law.
pub(crate) fn play_on<G: Fuzzed>(
    game: &mut G,
    setup: &G::Setup,
    stream: &mut Stream,
    steps: usize,
) -> Vec<(Actor, G::Move)> {
    let mut played = Vec::new();
    let mut events: Vec<G::Event> = Vec::new();
    let viewers: Vec<_> = Seat(0).round(game.players()).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    while played.len() < steps {
        let (by, m) = match game.asked() {
            Asked::Over => break,
            Asked::Chance(roll, _) => (Actor::Chance, roll.draw(stream).into()),
            Asked::Seat(..) | Asked::Together(..) => {
                let seats = asked_seats(game);
                let nth = stream.below(seats.len().into()) as usize;
                let Some(seat) = seats.iter().nth(nth) else { panic!("several players are asked, but none of them") };
                (Actor::Seat(seat), random_move(game, setup, seat, stream))
            }
        };
        events.clear();
        let viewer = viewers[played.len() % viewers.len()];
        let before = game.view(viewer);
        if let Err(why) = game.play(by, m, &mut events) {
            panic!("{m:?} by {by:?} is refused: {why}");
        }
        for event in &events {
            let text = G::event_text(event);
            assert_one_line(&text);
            assert!(G::is_event_like(&text), "no scenario could expect {text:?}");
        }
        let seen: Vec<_> = events.iter().map(|event| G::seen_by(event, viewer)).collect();
        assert!(G::folds(before, &seen, &game.view(viewer)), "{viewer:?} can't follow {m:?} by {by:?}");
        played.push((by, m));
    }
    assert_eq!(game.standing().is_some(), game.asked() == Asked::Over, "a result belongs to the end");
    for viewer in viewers {
        let view = game.view(viewer);
        assert!(
            G::imagine(&view, &game.newcomer(viewer), stream).view(viewer) == view,
            "{viewer:?} imagines otherwise"
        );
    }
    played
}

/// Any legal move of a player who is asked.
fn random_move<G: Written>(game: &G, setup: &G::Setup, seat: Seat, stream: &mut Stream) -> G::Move {
    with_moves(game, seat.into(), |legal| {
        assert_sound(game, setup, seat, legal);
        legal[stream.below(legal.len() as u32) as usize]
    })
}

/// A list of moves for a player who is asked: not empty, and each move is accepted and survives as text.
///
/// # Panics
/// If it is not so.
pub(crate) fn assert_sound<G: Written>(game: &G, setup: &G::Setup, seat: Seat, legal: &[G::Move]) {
    assert!(!legal.is_empty(), "seat {seat} is asked {:?} and has no answer", game.asked());
    let by = Actor::Seat(seat);
    let mut line = Vec::new();
    for &m in legal.iter().step_by(legal.len().div_ceil(SAMPLE)) {
        if let Err(why) = game.check(by, m) {
            panic!("{m:?} is listed, but refused: {why}");
        }
        line.clear();
        G::write_move(&mut line, by, m, setup);
        let text = String::from_utf8_lossy(&line);
        let mut words = Words::new(&text, 1);
        assert_eq!(G::read_actor(&mut words, setup), Ok(by), "{text:?}");
        assert_eq!(G::read_answer(&mut words, setup), Ok(m), "{text:?}");
        assert!(words.is_empty(), "{text:?} is read only up to {:?}", words.rest());
    }
}
