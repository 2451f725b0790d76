//! Games whose every move comes from the bytes, legal ones and any others.

mod cards;
mod islands;

use tabletop::{Actor, Asked, Game, NoLog, Outcome, Roll, Seat, Stream};

use crate::games::Fuzzed;
use crate::play::{asked_seats, assert_sound, with_moves};
use crate::text::assert_one_line;

/// A card game steered by the bytes: the first say who plays with what, each later group is a legal move by its index,
/// one with something changed, or any move by anybody. It ends with the game or with the bytes.
///
/// # Panics
/// If a move is accepted that is not listed or the other way round, or a refused one changes the game.
pub fn moves(input: &[u8]) {
    steer::<origami::State>(input);
}

/// The same with a game of Origami Islands.
///
/// # Panics
/// As [`moves`].
pub fn islands(input: &[u8]) {
    steer::<::islands::State>(input);
}

/// A game whose moves can be made of bytes.
trait Steered: Fuzzed {
    /// Who plays with what, if the bytes say so.
    fn setup(bytes: &mut Bytes) -> Option<Self::Setup>;

    /// Any move at all.
    fn answer(&self, bytes: &mut Bytes) -> Self::Move;

    /// A move of the same kind with something else in it.
    fn changed(&self, bytes: &mut Bytes, m: Self::Move) -> Self::Move;
}

fn steer<G: Steered>(input: &[u8]) {
    let mut bytes = Bytes(input);
    let Some(setup) = G::setup(&mut bytes) else { return };
    let mut stream = Stream::new(bytes.next().into());
    let mut game = G::start(&setup);
    while let Some(kind) = bytes.some() {
        if game.asked() == Asked::Over {
            break;
        }
        match kind {
            0..=159 => {
                let (by, m) = listed(&game, &setup, kind, &mut bytes, &mut stream);
                if let Err(why) = game.play(by, m, &mut NoLog) {
                    panic!("{m:?} by {by:?} is listed, but refused: {why}");
                }
            }
            160..=207 => {
                let (by, m) = listed(&game, &setup, kind, &mut bytes, &mut stream);
                let m = game.changed(&mut bytes, m);
                try_any(&mut game, by, m);
            }
            208.. => {
                let by = bytes.actor(&game);
                let m = game.answer(&mut bytes);
                try_any(&mut game, by, m);
            }
        }
    }
    assert_eq!(game.standing().is_some(), game.asked() == Asked::Over, "a result belongs to the end");
    if game.asked() == Asked::Over {
        let m = game.answer(&mut bytes);
        assert!(game.check(bytes.actor(&game), m).is_err(), "{m:?} is accepted after the end");
    }
}

/// A legal move by its index; chance draws its own.
fn listed<G: Steered>(
    game: &G,
    setup: &G::Setup,
    kind: u8,
    bytes: &mut Bytes,
    stream: &mut Stream,
) -> (Actor, G::Move) {
    if let Asked::Chance(roll, _) = game.asked() {
        return (Actor::Chance, roll.draw(stream).into());
    }
    let seats = asked_seats(game);
    let seat = seats.iter().nth(usize::from(kind % seats.len().max(1)));
    let Some(seat) = seat else { panic!("nobody is asked {:?}", game.asked()) };
    let index = usize::from(bytes.next()) | usize::from(kind) << 8;
    let m = with_moves(game, seat.into(), |legal| {
        assert_sound(game, setup, seat, legal);
        legal[index % legal.len()]
    });
    (Actor::Seat(seat), m)
}

/// Any move by anybody: accepted exactly if it is listed, and if not, nothing changes.
fn try_any<G: Steered>(game: &mut G, by: Actor, m: G::Move) {
    let is_legal = match (by, game.asked()) {
        (Actor::Chance, Asked::Chance(Roll::Shuffle, _)) => G::seed(m).is_some(),
        (Actor::Chance, Asked::Chance(Roll::Below(n), _)) => (0..n).any(|k| m == Outcome::Number(k).into()),
        (Actor::Chance, _) => false,
        (Actor::Seat(_), _) => with_moves(game, by, |legal| legal.contains(&m)),
    };
    let before = game.clone();
    let verdict = game.check(by, m);
    let played = game.play(by, m, &mut NoLog);
    assert_eq!(verdict, played, "check and play differ on {m:?} by {by:?}");
    assert_eq!(verdict.is_ok(), is_legal, "list and verdict differ on {m:?} by {by:?}: {verdict:?}");
    if let Err(why) = verdict {
        assert!(*game == before, "{m:?} by {by:?} is refused, but changed the game");
        assert_one_line(&why.to_string());
    }
}

/// The bytes that are left.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    /// The next byte, if there is one.
    fn some(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// The next byte, or 0.
    fn next(&mut self) -> u8 {
        self.some().unwrap_or(0)
    }

    /// Mostly somebody who is asked, else anybody, even somebody who is not at the table.
    fn actor(&mut self, game: &impl Game) -> Actor {
        let byte = self.next();
        match byte {
            0..=15 => Actor::Chance,
            16..=31 => Actor::Seat(Seat(byte - 16)),
            255 => Actor::Seat(Seat(u8::MAX)),
            _ => match game.asked() {
                Asked::Chance(..) => Actor::Chance,
                _ => {
                    let seats = asked_seats(game);
                    Actor::Seat(seats.iter().nth(usize::from(byte % seats.len().max(1))).unwrap_or(Seat(0)))
                }
            },
        }
    }

    /// Mostly one of so many seats, sometimes beyond.
    fn seat(&mut self, seats: u8) -> Seat {
        let byte = self.next();
        Seat(if byte < 240 { byte % seats } else { byte })
    }

    /// What chance could answer to some question, and more.
    fn outcome(&mut self) -> Outcome {
        let byte = self.next();
        let seed = u64::from(byte).wrapping_mul(0x0101_0101_0101_0101);
        if byte < 128 { Outcome::Number(byte % 64) } else { Outcome::Seed(seed) }
    }

    /// Any of the list, which is not empty.
    fn any<T: Copy>(&mut self, list: &[T]) -> T {
        list[usize::from(self.next()) % list.len()]
    }
}
