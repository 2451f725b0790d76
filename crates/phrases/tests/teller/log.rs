//! The log: that of random games, and one event of each kind as golden text.

use std::collections::BTreeSet;
use std::fmt::Write;

use origami::text::event_text;
use origami::{Event, Seen};
use phrases::Language;
use tabletop::{Seat, Viewer};

use crate::events::{KINDS, examples, kind, visible};
use crate::sentences::{CardNames, Proof, Sources, golden};
use crate::{NAMES, Words, play, tables};

/// Everybody who reads about a table, with what they see of the events: each seat, a spectator, and a spectator who
/// looks over everybody's shoulder.
fn readers(players: u8, events: &[Event]) -> Vec<(String, Viewer, Vec<Event<Seen>>)> {
    let seen = |viewer: Viewer| events.iter().map(|event| event.seen_by(viewer)).collect();
    let named = |viewer: Viewer| match viewer {
        Viewer::Seat(seat) => (NAMES[seat.index()].to_owned(), viewer, seen(viewer)),
        Viewer::Spectator => ("spectator".to_owned(), viewer, seen(viewer)),
    };
    let open = events.iter().map(Event::with_all_hands_open).collect();
    Viewer::all(players).map(named).chain([("all hands open".to_owned(), Viewer::Spectator, open)]).collect()
}

/// The whole log of many games, for everybody who reads it.
fn games_are_told(language: Language) {
    let words = Words::new();
    let proof = Proof::new(&words.lexicon, language);
    let mut kinds = BTreeSet::new();
    for (number, setup) in tables().iter().cycle().take(60).enumerate() {
        let events = play(setup, number as u64, |_| {});
        kinds.extend(events.iter().map(kind));
        for (_, reader, seen) in readers(setup.players(), &events) {
            let teller = words.teller(language, reader);
            let lines = teller.log(&seen, 0);
            let turns = seen.iter().filter(|event| matches!(event, Event::Turn { .. })).count();
            assert_eq!(lines.iter().filter(|line| line.heading).count(), turns);
            for line in &lines {
                // A log asks nothing, and nobody is called "?".
                assert!(!line.text.contains('?'), "{}", line.text);
                proof.read(&line.text, line.heading);
            }
        }
    }
    // These are too rare for so few games; each has a sentence of its own below.
    let rare = BTreeSet::from(["lost action", "no action", "shown", "stalled"]);
    assert!(kinds.union(&rare).count() == KINDS, "{kinds:?}");
}

#[test]
fn games_are_told_in_english() {
    games_are_told(Language::En);
}

#[test]
fn games_are_told_in_italian() {
    games_are_told(Language::It);
}

#[test]
fn games_are_told_in_german() {
    games_are_told(Language::De);
}

/// The sentences of what is told turn by turn are those of what is told at the end.
#[test]
fn a_log_told_in_pieces_is_the_log_told_at_once() {
    let words = Words::new();
    for (number, setup) in tables().iter().enumerate() {
        let events = play(setup, 100 + number as u64, |_| {});
        let teller = words.teller(Language::En, Viewer::Seat(Seat(0)));
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(teller.reader)).collect();
        let mut pieces = Vec::new();
        let mut from = 0;
        for turn in (1..seen.len()).filter(|&at| matches!(seen[at], Event::Turn { .. })) {
            pieces.extend(teller.log(&seen[..turn], from));
            from = turn;
        }
        pieces.extend(teller.log(&seen, from));
        assert_eq!(pieces, teller.log(&seen, 0));
        assert!(teller.log(&seen, seen.len()).is_empty());
    }
}

#[test]
fn one_event_of_each_kind_is_told_to_each_reader() {
    let words = Words::new();
    let examples = examples();
    let kinds: BTreeSet<_> = examples.iter().flat_map(|(_, events)| events.iter().map(kind)).collect();
    assert_eq!(kinds.len(), KINDS, "{kinds:?}");
    let sources = Sources::new(&words.lexicon, include_str!("../../words/en/log.ftl"));
    let mut used = BTreeSet::new();
    for language in Language::ALL {
        let proof = Proof::new(&words.lexicon, language);
        let mut text = String::new();
        for (from, events) in &examples {
            let list: Vec<_> = events.iter().map(event_text).collect();
            let _ = writeln!(text, "# {}", list.join(", "));
            let mut told: Vec<(String, Vec<String>)> = Vec::new();
            for (name, reader, seen) in readers(3, events) {
                let lines = words.teller(language, reader).log(&seen, *from);
                for line in &lines {
                    assert!(!line.text.contains('?'), "{}", line.text);
                    proof.read(&line.text, line.heading);
                    if language == Language::En {
                        used.insert(sources.of(&line.text));
                    }
                }
                let lines: Vec<_> = lines.into_iter().map(|line| line.text).collect();
                match told.iter_mut().find(|(_, told)| *told == lines) {
                    Some((names, _)) => names.push_str(&format!(", {name}")),
                    None => told.push((name, lines)),
                }
            }
            for (names, lines) in told {
                let _ = writeln!(text, "{names}:\n    {}", lines.join("\n    "));
            }
        }
        golden(&format!("log.{language}.txt"), &text);
    }
    sources.are_used(&used, &[]);
}

/// A sentence names what its reader sees, all of it and nothing else; where a card is hidden, looking over the player's
/// shoulder would name it.
#[test]
fn a_sentence_names_what_its_reader_sees_and_nothing_else() {
    let words = Words::new();
    let mut hidden = BTreeSet::new();
    for language in Language::ALL {
        let names = CardNames::new(&words.lexicon, language);
        for (number, setup) in tables().iter().enumerate() {
            for event in play(setup, 200 + number as u64, |_| {}) {
                let tell = |reader: Viewer, seen: &Event<Seen>| {
                    let lines = words.teller(language, reader).log(std::slice::from_ref(seen), 0);
                    let [line] = lines.as_slice() else { panic!("one sentence: {lines:?}") };
                    (names.split(&line.text).0, line.text.clone())
                };
                for reader in Viewer::all(setup.players()) {
                    let (seen, open) = (event.seen_by(reader), event.with_all_hands_open());
                    let (told, text) = tell(reader, &seen);
                    assert_eq!(told, visible(&seen), "{text}");
                    if seen != open {
                        hidden.insert(kind(&seen));
                        let (told, text) = tell(Viewer::Spectator, &open);
                        assert!(!told.is_empty() && told == visible(&open), "{text}");
                    }
                }
            }
        }
    }
    let secret = ["answered", "drew", "hand shown", "kept", "looked at", "marked", "passed", "stolen"];
    assert_eq!(hidden, BTreeSet::from(secret));
}
