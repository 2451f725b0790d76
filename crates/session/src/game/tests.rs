//! Digests as they are on disk.

use tabletop::{NoLog, Record, Written};

use super::*;

/// A complete game of version 1.
macro_rules! golden {
    ($game:literal, $name:literal) => {
        (concat!($game, " ", $name), include_str!(concat!("../../../", $game, "/tests/golden/records/", $name, ".txt")))
    };
}

const CARDS: [(&str, &str); 7] = [
    golden!("origami", "v1-two"),
    golden!("origami", "v1-three"),
    golden!("origami", "v1-four"),
    golden!("origami", "v1-legends-two"),
    golden!("origami", "v1-legends-four"),
    golden!("origami", "v1-mixed-three"),
    golden!("origami", "v1-mixed-two"),
];

const ISLANDS: [(&str, &str); 5] = [
    golden!("islands", "v1-two"),
    golden!("islands", "v1-six"),
    golden!("islands", "v1-three-catch-up"),
    golden!("islands", "v1-solo"),
    golden!("islands", "v1-solo-re-color"),
];

/// Every position of a game, from the first to the last.
fn positions<G: Written>(text: &str) -> Vec<G> {
    let record = Record::<G>::parse(text).expect("a record");
    let mut all = vec![G::start(&record.setup)];
    for (by, m) in record.moves {
        let mut next = all[all.len() - 1].clone();
        next.apply(by, m, &mut NoLog);
        all.push(next);
    }
    all
}

/// How many positions a game has, the digest of the last one, and one of all of them.
fn vector<G: Written>((name, text): (&str, &str)) -> String {
    let digests: Vec<u64> = positions::<G>(text).iter().map(digest).collect();
    let bytes: Vec<u8> = digests.iter().flat_map(|digest| digest.to_le_bytes()).collect();
    let last = digests.last().copied().unwrap_or_default();
    format!("{name}: {} {last:010x} {}", digests.len(), Digest::of(&bytes))
}

#[test]
fn positions_have_the_digests_that_are_on_disk() {
    let cards = CARDS.into_iter().map(vector::<origami::State>);
    let vectors: Vec<String> = cards.chain(ISLANDS.into_iter().map(vector::<::islands::State>)).collect();
    let known = [
        "origami v1-two: 75 02e089fc3b 8b9dcafefb1c2fe7",
        "origami v1-three: 117 026702fa19 e4c5946212f33052",
        "origami v1-four: 174 0237f5a847 7ea5db4e56c4fda5",
        "origami v1-legends-two: 83 021052ad65 490a0a69c33d4745",
        "origami v1-legends-four: 173 02d621c99a adfe7404270f153f",
        "origami v1-mixed-three: 146 020eb92cde 434a6d63477cdf58",
        "origami v1-mixed-two: 70 02dde9b64e 6b5f65f6d0839a2c",
        "islands v1-two: 131 02e4022b8a 8fc3f7c287566595",
        "islands v1-six: 398 02549992af d1c1f17d58eab0f0",
        "islands v1-three-catch-up: 187 0276849fd9 3bd08dc8f4b80cf8",
        "islands v1-solo: 183 02ddba321f 09d9e36932ed7ede",
        "islands v1-solo-re-color: 122 02e1934d14 434fbfd45bf81587",
    ];
    let wrong = "tables that are on disk have other digests: DIGESTS has to grow, and these vectors with it";
    assert_eq!(vectors, known, "{wrong}");
}

#[test]
fn a_digest_says_by_which_scheme_it_was_made() {
    let position = &positions::<origami::State>(CARDS[0].1)[9];
    let today = digest(position);
    assert_eq!(today >> 32, DIGESTS);
    assert!(may_be(today, today));
    assert!(!may_be(today, today ^ 1) && !may_be(today, today ^ 1 << 31));
    // An entry of before, and one of a scheme that is still to come.
    assert!(may_be(today, today & 0xffff_ffff) && may_be(today, 0) && may_be(today, today + (1 << 32)));
}

/// `cargo test --release -p session --lib fingerprint -- --ignored --nocapture`
#[test]
#[ignore = "measures"]
fn what_a_fingerprint_costs() {
    cost::<origami::State>("cards", &CARDS);
    cost::<::islands::State>("islands", &ISLANDS);
}

fn cost<G: Hosted>(what: &str, games: &[(&str, &str)]) {
    use std::hint::black_box;
    let records: Vec<Record<G>> = games.iter().map(|(_, text)| Record::parse(text).expect("a record")).collect();
    let all: Vec<G> = games.iter().flat_map(|(_, text)| positions::<G>(text)).collect();
    let moves: usize = records.iter().map(|record| record.moves.len()).sum();
    let time = |count: usize, once: &dyn Fn()| {
        let since = std::time::Instant::now();
        (0..200).for_each(|_| once());
        since.elapsed().as_nanos() as usize / (200 * count)
    };
    let played = time(moves, &|| records.iter().for_each(|record| drop(black_box(record.replay(&mut NoLog)))));
    let taken = time(all.len(), &|| {
        for position in &all {
            black_box(digest(position));
        }
    });
    let mut sizes: Vec<usize> = all.iter().map(|position| encoded(position).bytes().len()).collect();
    sizes.sort_unstable();
    let (middle, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
    println!("{what}: {taken} ns a fingerprint, of {middle} bytes (at most {most}); a move itself {played} ns");
}

fn encoded<G: Encode>(position: &G) -> tabletop::Encoding {
    let mut all = tabletop::Encoding::new();
    position.encode(&mut all);
    all
}
