//! What is asserted of a position, and of playing on from it.

use std::cell::RefCell;

use origami::setup::{BadSetup, Title};
use origami::text::{read_move, write_move};
use origami::{Edition, Move, Setup, State};
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Seat, Seats, Stream};

/// So many moves of a list are looked at closely: lists of payments can be very long.
const SAMPLE: usize = 16;

thread_local! {
    // Two megabytes, made once.
    static MOVES: RefCell<MoveBuf<Move>> = RefCell::new(MoveBuf::with_capacity(State::MAX_MOVES));
}

/// A table for 2 to 4 players of any game, drawn with `stream`; one of four without characters. None if the corrections
/// of the edition make it too large.
///
/// # Panics
/// If what is drawn can't be played for any other reason.
pub(crate) fn any_table(stream: &mut Stream, edition: &'static Edition) -> Option<Setup> {
    let title = Title::ALL[stream.below(Title::ALL.len() as u32) as usize];
    let players = 2 + stream.below(3) as u8;
    table(title, players, stream, edition)
}

/// A table of that game for so many players, as [`any_table`] draws it.
///
/// # Panics
/// If what is drawn can't be played.
pub(crate) fn table(title: Title, players: u8, stream: &mut Stream, edition: &'static Edition) -> Option<Setup> {
    let families = title.draw_families(players, stream);
    let characters = match title.draw_characters(players, stream) {
        _ if stream.below(4) == 0 => Default::default(),
        characters => characters,
    };
    match Setup::with_characters(players, families, characters, edition) {
        Ok(setup) => Some(setup),
        Err(BadSetup::TooManyCards(_)) => None,
        Err(why) => panic!("{why}"),
    }
}

/// Hands the legal moves of `by` to `look`.
pub(crate) fn with_moves<T>(game: &State, by: Actor, look: impl FnOnce(&[Move]) -> T) -> T {
    MOVES.with_borrow_mut(|buf| {
        buf.clear();
        game.moves(by, buf);
        look(buf)
    })
}

/// The players who are asked.
pub(crate) fn asked_seats(game: &State) -> Seats {
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
pub(crate) fn play_on(game: &mut State, stream: &mut Stream, steps: usize) -> Vec<(Actor, Move)> {
    let mut played = Vec::new();
    while played.len() < steps {
        let (by, m) = match game.asked() {
            Asked::Over => break,
            Asked::Chance(roll, _) => (Actor::Chance, roll.draw(stream).into()),
            Asked::Seat(..) | Asked::Together(..) => {
                let seats = asked_seats(game);
                let nth = stream.below(seats.len().into()) as usize;
                let Some(seat) = seats.iter().nth(nth) else { panic!("several players are asked, but none of them") };
                (Actor::Seat(seat), random_move(game, seat, stream))
            }
        };
        if let Err(why) = game.play(by, m, &mut NoLog) {
            panic!("{m:?} by {by:?} is refused: {why}");
        }
        played.push((by, m));
    }
    assert_eq!(game.standing().is_some(), game.asked() == Asked::Over, "a result belongs to the end");
    played
}

/// Any legal move of a player who is asked.
fn random_move(game: &State, seat: Seat, stream: &mut Stream) -> Move {
    with_moves(game, seat.into(), |legal| {
        assert_sound(game, seat, legal);
        legal[stream.below(legal.len() as u32) as usize]
    })
}

/// A list of moves for a player who is asked: not empty, and each move is accepted and survives as text.
///
/// # Panics
/// If it is not so.
pub(crate) fn assert_sound(game: &State, seat: Seat, legal: &[Move]) {
    assert!(!legal.is_empty(), "seat {seat} is asked {:?} and has no answer", game.asked());
    let by = Actor::Seat(seat);
    let mut line = Vec::new();
    for &m in legal.iter().step_by(legal.len().div_ceil(SAMPLE)) {
        if let Err(why) = game.check(by, m) {
            panic!("{m:?} is listed, but refused: {why}");
        }
        line.clear();
        write_move(&mut line, by, m);
        assert_eq!(read_move(&String::from_utf8_lossy(&line)), Ok((by, m)));
    }
}
