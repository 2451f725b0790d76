//! Events, questions and refusals in words: those of random games, and one of each kind as golden text.
//!
//! The texts in `tests/golden` are there to be read. After a change of words or of what is told together,
//! `GOLDEN=write cargo test -p phrases --test teller` writes them anew; read what changed before you commit it.

mod asks;
mod events;
mod log;
mod refusals;
mod sentences;

use origami::card::{Character, Characters};
use origami::setup::Title;
use origami::{Edition, Event, Families, Family, Move, Setup, State};
use phrases::{Language, Lexicon, Phrases, Teller};
use tabletop::{Game, MoveBuf, Seat, Stream, Viewer, drive};

/// The players, by seat.
const NAMES: [&str; 4] = ["Akiko", "Hana", "Kenji", "Yuki"];

/// What tellers need.
struct Words {
    lexicon: Lexicon,
    names: Vec<String>,
}

impl Words {
    fn new() -> Self {
        Self { lexicon: Lexicon::default(), names: NAMES.map(str::to_owned).to_vec() }
    }

    fn teller(&self, language: Language, reader: Viewer) -> Teller<'_> {
        let edition = Edition::standard();
        let (phrases, title) = (Phrases(language), Title::Mixed);
        Teller { phrases, lexicon: &self.lexicon, edition, title, names: &self.names, reader }
    }
}

/// Tables of both games and of the mix, 2 to 4 players: all combinations of the families of a game, and some of both. The
/// characters come in the order of the card list, so that each is at several tables.
fn tables() -> Vec<Setup> {
    let mut characters = Character::ALL.into_iter().cycle();
    let mut table = |families: Families, with_characters: bool| {
        let players = families.len();
        let characters: Characters =
            if with_characters { characters.by_ref().take(players.into()).collect() } else { Characters::NONE };
        Setup::with_characters(players, families, characters, Edition::standard()).expect("a good table")
    };
    let mut tables: Vec<_> = combinations(&Family::ORIGAMI).map(|families| table(families, false)).collect();
    tables.extend(combinations(&Family::LEGENDS).map(|families| table(families, true)));
    for n in 0..12 {
        let (base, legends) = (|at: usize| Family::ORIGAMI[at % 5], |at: usize| Family::LEGENDS[at % 4]);
        let families = [base(n), legends(n), legends(n + 1), base(n + 2)];
        tables.push(table(families.into_iter().take(2 + n % 3).collect(), n % 4 != 3));
    }
    tables
}

/// Two, three or four of these families, in every way.
fn combinations(all: &[Family]) -> impl Iterator<Item = Families> {
    let chosen =
        |bits: u8| all.iter().enumerate().filter(move |(at, _)| bits >> at & 1 == 1).map(|(_, &f)| f).collect();
    (1..1u8 << all.len()).map(chosen).filter(|families: &Families| (2..=4).contains(&families.len()))
}

/// Any answer, but of two tries the livelier one: games of players who only draw tell little.
fn lively(_: &State, _: Seat, moves: &[Move], stream: &mut Stream) -> usize {
    let mut any = || stream.below(moves.len() as u32) as usize;
    let (first, second) = (any(), any());
    let is_dull = |i: usize| matches!(moves[i], Move::Draw(_) | Move::No | Move::Done | Move::Pass);
    if is_dull(first) { second } else { first }
}

/// Plays a game to its end; `look` sees each position before it is answered. All that happened comes back.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&State)) -> Vec<Event> {
    let mut state = State::start(setup);
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    let (mut stream, mut tally, mut log) = (Stream::new(seed), drive::Tally::default(), Vec::new());
    loop {
        look(&state);
        if drive::step(&mut state, &mut buf, &mut stream, &mut tally, &mut lively, &mut log).is_none() {
            return log;
        }
    }
}
