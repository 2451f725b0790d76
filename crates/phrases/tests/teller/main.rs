//! Events, questions and refusals in words: those of random games, and one of each kind as golden text.
//!
//! The texts in `tests/golden` are there to be read. After a change of words or of what is told together,
//! `GOLDEN=write cargo test -p phrases --test teller` writes them anew; read what changed before you commit it.

mod asks;
mod events;
mod log;
mod refusals;
mod sentences;

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
        Teller { phrases: Phrases(language), lexicon: &self.lexicon, edition, names: &self.names, reader }
    }
}

/// Every table there is: 2, 3 and 4 players with all combinations of families.
fn tables() -> Vec<Setup> {
    let all = (1u8..32).map(|bits| Family::ALL.into_iter().filter(move |&f| bits >> (f as u8) & 1 == 1).collect());
    let tables = all.filter(|families: &Families| (2..=4).contains(&families.len()));
    tables.map(|families| Setup::new(families.len(), families, Edition::standard()).expect("a good table")).collect()
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
