//! Origami Islands in words: events, questions, refusals, scores and notices of the loader; those of random games, and one
//! of each kind as golden text.
//!
//! The texts in `tests/golden` are there to be read, and every form of every message stands in them. After a change of
//! words or of what is told together, `GOLDEN=write cargo test -p phrases --test islands` writes them anew; read what
//! changed before you commit it.

mod asks;
mod events;
mod forms;
mod log;
mod names;
mod refusals;
mod sheets;
mod solo;

use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;

use islands::atlas::SourceText;
use islands::{Atlas, Event, Kept, Move, Setup, SheetSet, State, Variant};
use phrases::{IslandsTeller, Language, Phrases};
use tabletop::{Game, MoveBuf, Seat, Stream, Viewer, drive};

/// The players, by seat.
const NAMES: [&str; 6] = ["Akiko", "Hana", "Kenji", "Yuki", "Emi", "Taro"];

/// Sheets for the golden texts, so that these do not depend on the standard ones.
const OWN: &str = "
sheet cove near
island Quiet Cove
~.H..~
~.rr.P
C.r.G.
~.r.^.
~L.bb.
~~.~.S
island Long Strand
~..H.~
P.rr.~
.G.r.C
.^.r.~
.bb.L~
S.~.~~

sheet ledge far
island Smoke Head
~~~H~~~
~.rrr..
G..r.V.
~....P.
~T.L^bb
~gg.^C.
~~.S~~~
island Far Ledge
~~~H~~~
..rrr.~
.V.r..G
.P....~
bb^L.T~
.C^.gg~
~~~S.~~

sheet spit near
island Sand Spit
~~.~.S
~L.bb.
~.r.^.
C.r.G.
~.rr.P
~.H..~
island Dry Shoal
S.~.~~
.bb.L~
.^.r.~
.G.r.C
P.rr.~
~..H.~
";

/// The standard atlas with the sheets above.
fn own_atlas() -> &'static Atlas {
    static OWN_ATLAS: OnceLock<&Atlas> = OnceLock::new();
    OWN_ATLAS.get_or_init(|| atlas_of(OWN))
}

fn atlas_of(text: &str) -> &'static Atlas {
    let source = SourceText { name: "own.txt".to_owned(), text: text.to_owned() };
    Atlas::load(&[source]).unwrap_or_else(|why| panic!("{why}")).atlas
}

/// A table for the golden texts.
fn own_setup() -> Setup {
    let atlas = own_atlas();
    let sheets = ["cove", "ledge", "spit"].map(|id| atlas.named(id).expect("a sheet"));
    Setup::new(3, sheets.into_iter().collect(), Variant::CatchUp, atlas).expect("a good table")
}

/// What everybody keeps at that table.
fn own_kept() -> [Option<Kept>; 3] {
    let atlas = own_atlas();
    let [cove, ledge] = ["cove", "ledge"].map(|id| atlas.named(id).expect("a sheet"));
    [Some(Kept(cove, ledge)); 3]
}

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

/// Does something with a teller of the table for the golden texts.
fn with_teller<T>(language: Language, reader: Viewer, tell: impl FnOnce(IslandsTeller<'_>) -> T) -> T {
    let (names, kept) = (names(), own_kept());
    tell(IslandsTeller { phrases: Phrases(language), setup: own_setup(), names: &names, kept: &kept, reader })
}

/// Tables of 2 to 6 players with the standard sheets, both variants.
fn tables() -> Vec<Setup> {
    let atlas = Atlas::standard();
    let all = SheetSet::all(atlas);
    let table = |players, sheets, variant| Setup::new(players, sheets, variant, atlas).expect("a good table");
    let mut tables: Vec<_> =
        (2..=6).flat_map(|players| Variant::ALL.map(|variant| table(players, all, variant))).collect();
    // Nobody chooses.
    tables.push(table(2, all.iter().take(2).collect(), Variant::Standard));
    tables
}

/// Any answer, but of three tries the livelier one: games of players who only pass and give up tell little.
fn lively(_: &State, _: Seat, moves: &[Move], stream: &mut Stream) -> usize {
    let mut any = || stream.below(moves.len() as u32) as usize;
    let tries = [any(), any(), any()];
    let is_dull = |i: &usize| match moves[*i] {
        Move::Bid(coins) => coins > 8,
        Move::Pass | Move::GiveUp => true,
        _ => false,
    };
    tries.into_iter().find(|i| !is_dull(i)).unwrap_or(tries[0])
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

/// Is a sentence fit to print? Where it may end without a full stop, `open_end` says so.
fn proof_read(text: &str, open_end: bool) {
    assert!(!text.is_empty() && text.trim() == text, "{text:?}");
    assert!(!text.contains(['{', '}', '\n']), "{text}");
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,") && !text.contains(".."), "{text}");
    assert!(text.starts_with(|c: char| c.is_uppercase() || c.is_numeric() || "“«„".contains(c)), "{text}");
    assert!(open_end || text.ends_with(['.', '!', ')', '?']), "{text}");
}

/// Does a text name this number?
fn has_number(text: &str, number: i64) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(|word| word.parse() == Ok(number))
}

/// Compares a text with the one that is kept, or keeps it.
fn golden(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if let Ok(word) = std::env::var("GOLDEN") {
        assert_eq!(word, "write", "GOLDEN is \"write\" or not set");
        return fs::write(&path, text).expect("a file to write");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    if kept != text {
        let line = kept.lines().zip(text.lines()).position(|(a, b)| a != b);
        let line = line.unwrap_or(kept.lines().count().min(text.lines().count()));
        panic!("{name}, line {}: was {:?}, is {:?}", line + 1, kept.lines().nth(line), text.lines().nth(line));
    }
}
