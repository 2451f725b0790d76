//! Games whose every move comes from the bytes, legal ones and any others.

use std::sync::OnceLock;

use origami::asks::TopDiscard;
use origami::edition::Override;
use origami::setup::Title;
use origami::{Cards, Edition, Move, Setup, Side, Species, State};
use tabletop::{Actor, Asked, Game, NoLog, Outcome, Roll, Seat, Stream};

use crate::play::{asked_seats, assert_sound, table, with_moves};
use crate::text::assert_one_line;

/// A game steered by the bytes: the first say who plays with what, each later group is a legal move by its index, one with
/// something changed, or any move by anybody. It ends with the game or with the bytes.
///
/// # Panics
/// If a move is accepted that is not listed or the other way round, or a refused one changes the game.
pub fn moves(input: &[u8]) {
    let mut bytes = Bytes(input);
    let Some(setup) = read_setup(&mut bytes) else { return };
    let mut stream = Stream::new(bytes.next().into());
    let mut game = State::start(&setup);
    while let Some(kind) = bytes.some() {
        if game.asked() == Asked::Over {
            break;
        }
        match kind {
            0..=159 => {
                let (by, m) = listed(&game, kind, &mut bytes, &mut stream);
                if let Err(why) = game.play(by, m, &mut NoLog) {
                    panic!("{m:?} by {by:?} is listed, but refused: {why}");
                }
            }
            160..=207 => {
                let (by, m) = listed(&game, kind, &mut bytes, &mut stream);
                let m = bytes.changed(&game, m);
                try_any(&mut game, by, m);
            }
            208.. => {
                let by = bytes.actor(&game);
                let m = bytes.answer(&game);
                try_any(&mut game, by, m);
            }
        }
    }
    assert_eq!(game.standing().is_some(), game.asked() == Asked::Over, "a result belongs to the end");
    if game.asked() == Asked::Over {
        let m = bytes.answer(&game);
        assert!(game.check(bytes.actor(&game), m).is_err(), "{m:?} is accepted after the end");
    }
}

/// Players and game, families and characters, edition.
fn read_setup(bytes: &mut Bytes) -> Option<Setup> {
    let first = bytes.some()?;
    let (players, title) = (2 + first % 3, Title::ALL[usize::from(first / 3) % Title::ALL.len()]);
    let mut stream = Stream::new(bytes.next().into());
    let edition = if bytes.next().is_multiple_of(4) { corrected() } else { Edition::standard() };
    table(title, players, &mut stream, edition)
}

/// An edition with dear, cheap and changed cards of every family.
fn corrected() -> &'static Edition {
    const WORDS: [[&str; 3]; 18] = [
        ["cat", "cost", "0"],
        ["sheep", "folds", "9"],
        ["dog", "ability", "zebra"],
        ["parrot", "cost", "0"],
        ["dove", "ability", "rhino"],
        ["whale", "cost", "9"],
        ["shell", "points", "99"],
        ["monkey", "cost", "0"],
        ["ant", "folds", "1"],
        ["bee", "ability", "lion"],
        ["seal", "cost", "0"],
        ["penguin", "ability", "oni"],
        ["macaw", "ability", "arctic_wolf"],
        ["piranha", "cost", "9"],
        ["t_rex", "ability", "dragon"],
        ["brontosaurus", "folds", "9"],
        ["kappa", "ability", "caiman"],
        ["phoenix", "cost", "0"],
    ];
    static CORRECTED: OnceLock<&'static Edition> = OnceLock::new();
    CORRECTED.get_or_init(|| {
        let overrides: Vec<_> = WORDS.iter().filter_map(|[card, field, v]| Override::parse(card, field, v)).collect();
        assert_eq!(overrides.len(), WORDS.len(), "a correction has lost its card");
        Edition::load(&overrides).unwrap_or_else(|why| panic!("{why}"))
    })
}

/// A legal move by its index; chance draws its own.
fn listed(game: &State, kind: u8, bytes: &mut Bytes, stream: &mut Stream) -> (Actor, Move) {
    if let Asked::Chance(roll, _) = game.asked() {
        return (Actor::Chance, roll.draw(stream).into());
    }
    let seats = asked_seats(game);
    let seat = seats.iter().nth(usize::from(kind % seats.len().max(1)));
    let Some(seat) = seat else { panic!("nobody is asked {:?}", game.asked()) };
    let index = usize::from(bytes.next()) | usize::from(kind) << 8;
    let m = with_moves(game, seat.into(), |legal| {
        assert_sound(game, seat, legal);
        legal[index % legal.len()]
    });
    (Actor::Seat(seat), m)
}

/// Any move by anybody: accepted exactly if it is listed, and if not, nothing changes.
fn try_any(game: &mut State, by: Actor, m: Move) {
    let is_legal = match (by, game.asked()) {
        (Actor::Chance, Asked::Chance(roll, _)) => match (roll, m) {
            (Roll::Shuffle, Move::Shuffled(_)) => true,
            (Roll::Below(n), Move::Rolled(k)) => k < n,
            _ => false,
        },
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
    fn actor(&mut self, game: &State) -> Actor {
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

    /// Any move at all.
    fn answer(&mut self, game: &State) -> Move {
        match self.next() % 19 {
            0 | 1 => Move::Draw(self.cards(game)),
            2 => Move::Play(self.species(game), self.side()),
            3 => Move::Use(self.side()),
            4 => Move::Pass,
            5 | 6 => Move::Pay(self.cards(game)),
            7 | 8 => Move::Pick(self.species(game)),
            9 => Move::Take(self.cards(game), TopDiscard::Left),
            10 => Move::Take(self.cards(game), TopDiscard::Taken),
            11 => Move::Player(self.seat()),
            12 => Move::Yes,
            13 => Move::No,
            14 => Move::Done,
            15 => Move::PlayDiscard(self.species(game), self.side()),
            16 => Move::PayWithDiscard(self.cards(game)),
            17 => self.spot(),
            _ => {
                let byte = self.next();
                let seed = u64::from(byte).wrapping_mul(0x0101_0101_0101_0101);
                Move::from(if byte < 128 { Outcome::Number(byte % 64) } else { Outcome::Seed(seed) })
            }
        }
    }

    /// A move of the same kind with something else in it.
    fn changed(&mut self, game: &State, m: Move) -> Move {
        match m {
            Move::Draw(cards) => Move::Draw(self.changed_cards(game, cards)),
            Move::Pay(cards) if self.next().is_multiple_of(8) => Move::PayWithDiscard(cards),
            Move::Pay(cards) => Move::Pay(self.changed_cards(game, cards)),
            Move::Take(cards, _) => {
                let top = if self.next().is_multiple_of(2) { TopDiscard::Left } else { TopDiscard::Taken };
                Move::Take(self.changed_cards(game, cards), top)
            }
            Move::Play(card, side) if self.next().is_multiple_of(4) => Move::Play(card, side.other()),
            Move::Play(card, side) if self.next().is_multiple_of(4) => Move::PlayDiscard(card, side),
            Move::Play(..) => Move::Play(self.species(game), self.side()),
            Move::PlayDiscard(card, side) if self.next().is_multiple_of(2) => Move::Play(card, side),
            Move::PlayDiscard(..) => Move::PlayDiscard(self.species(game), self.side()),
            Move::PayWithDiscard(cards) if self.next().is_multiple_of(4) => Move::Pay(cards),
            Move::PayWithDiscard(cards) => Move::PayWithDiscard(self.changed_cards(game, cards)),
            Move::Spot(..) => self.spot(),
            Move::Pick(_) => Move::Pick(self.species(game)),
            Move::Use(side) => Move::Use(side.other()),
            Move::Player(_) => Move::Player(self.seat()),
            Move::Rolled(_) => Move::Rolled(self.next() % 16),
            Move::Pass | Move::Yes | Move::No | Move::Done | Move::Shuffled(_) => self.answer(game),
        }
    }

    /// One card fewer, one more, or another one instead.
    fn changed_cards(&mut self, game: &State, cards: Cards) -> Cards {
        let byte = self.next();
        let mut list: Vec<_> = cards.iter().collect();
        if !byte.is_multiple_of(3) && !list.is_empty() {
            list.swap_remove(usize::from(byte / 3) % list.len());
        }
        if byte % 3 < 2 {
            list.push(self.species(game));
        }
        Cards::new(&list).unwrap_or(cards)
    }

    /// Mostly a seat of a table, sometimes beyond.
    fn seat(&mut self) -> Seat {
        let byte = self.next();
        Seat(if byte < 240 { byte % 5 } else { byte })
    }

    /// Mostly a place there could be, sometimes beyond.
    fn spot(&mut self) -> Move {
        let byte = self.next();
        Move::Spot(self.seat(), self.side(), if byte < 240 { byte % 8 } else { byte })
    }

    fn side(&mut self) -> Side {
        Side::BOTH[usize::from(self.next() % 2)]
    }

    /// Any species; half of the time one that lies where answers look.
    fn species(&mut self, game: &State) -> Species {
        let byte = self.next();
        let any = Species::new(1 + byte % (Species::COUNT as u8 + 1)).unwrap_or(Species::RICE_PAPER);
        if byte < 128 {
            return any;
        }
        let hands = Seat(0).round(game.players()).flat_map(|seat| game.hand(seat));
        let near: Vec<_> = game.line().chain(hands).chain(game.top_discard()).collect();
        near.get(usize::from(byte - 128) % near.len().max(1)).copied().unwrap_or(any)
    }

    /// As many cards as a move can name, or fewer.
    fn cards(&mut self, game: &State) -> Cards {
        let byte = self.next();
        // Mostly a few.
        let count = if byte < 200 { byte % 5 } else { byte % 13 };
        let list: Vec<_> = (0..count).map(|_| self.species(game)).collect();
        Cards::new(&list).unwrap_or(Cards::NONE)
    }
}
