//! The log: that of random games, and examples of each kind of event as golden text.

use std::collections::BTreeSet;
use std::fmt::Write;

use islands::text::event_text;
use islands::{Event, Nth, Seen};
use phrases::{IslandsTeller, Language, Phrases};
use tabletop::{RuleId as _, Seat, Viewer};

use crate::events::{KINDS, OF_SOLO, examples, kind, squares};
use crate::forms::unsaid;
use crate::{NAMES, golden, names, own_setup, play, proof_read, tables, with_teller};

/// Everybody who reads about a table, with what they see of the events.
fn readers(players: u8, events: &[Event]) -> Vec<(&'static str, Viewer, Vec<Seen>)> {
    let named = |viewer: Viewer| match viewer {
        Viewer::Seat(seat) => NAMES[seat.index()],
        Viewer::Spectator => "spectator",
    };
    let seen = |viewer: Viewer| events.iter().map(|event| event.seen_by(viewer)).collect();
    Viewer::all(players).map(|viewer| (named(viewer), viewer, seen(viewer))).collect()
}

/// The whole log of some games, for two of the players and a spectator.
#[test]
fn games_are_told_in_each_language() {
    let (names, mut kinds) = (names(), BTreeSet::new());
    for (number, setup) in tables().iter().enumerate() {
        let events = play(setup, number as u64, |_| {});
        kinds.extend(events.iter().map(kind));
        for language in Language::ALL {
            for (_, reader, seen) in readers(2, &events) {
                let phrases = Phrases(language);
                let teller = IslandsTeller { phrases, setup: *setup, names: &names, kept: &[], reader };
                let lines = teller.log(&seen, 0);
                assert_eq!(lines.iter().filter(|line| line.heading).count(), 24);
                for line in &lines {
                    // A log asks nothing, nobody is called "?", and every island has its name.
                    assert!(!line.text.contains(['?', '#']), "{}", line.text);
                    let unknown = Nth::ALL.map(|nth| phrases.islands_island(nth.0 + 1));
                    assert!(!unknown.iter().any(|name| line.text.contains(name)), "{}", line.text);
                    proof_read(&line.text, line.heading);
                    // What begins no round leads to its rule.
                    assert!(line.heading || line.rule.is_some() || line.text.contains("(I-"), "{}", line.text);
                    let known = |id| islands::Rule::all().iter().any(|rule| rule.id() == id);
                    assert!(line.rule.is_none_or(known), "{:?}", line.rule);
                }
            }
        }
    }
    // These are too rare for so few games; each has a sentence below.
    let rare = BTreeSet::from(["no token", "skips"]);
    assert!(kinds.union(&rare).count() == KINDS - OF_SOLO.len(), "{kinds:?}");
}

/// The sentences of what is told round by round are those of what is told at the end.
#[test]
fn a_log_told_in_pieces_is_the_log_told_at_once() {
    let names = names();
    for (number, setup) in tables().iter().enumerate() {
        let reader = Viewer::Seat(Seat(1));
        let teller = IslandsTeller { phrases: Phrases(Language::En), setup: *setup, names: &names, kept: &[], reader };
        let events = play(setup, 100 + number as u64, |_| {});
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(reader)).collect();
        let (mut pieces, mut from) = (Vec::new(), 0);
        for round in (1..seen.len()).filter(|&at| matches!(seen[at], Event::Round { .. })) {
            pieces.extend(teller.log(&seen[..round], from));
            from = round;
        }
        pieces.extend(teller.log(&seen, from));
        assert_eq!(pieces, teller.log(&seen, 0));
        assert!(teller.log(&seen, seen.len()).is_empty());
    }
}

#[test]
fn every_kind_of_event_is_told_to_each_reader() {
    let examples = examples();
    let kinds: BTreeSet<_> = examples.iter().flatten().map(kind).collect();
    assert_eq!(kinds.len(), KINDS - OF_SOLO.len(), "{kinds:?}");
    for language in Language::ALL {
        let (mut text, mut all) = (String::new(), Vec::new());
        for events in &examples {
            let list: Vec<_> = events.iter().map(event_text).collect();
            let _ = writeln!(text, "# {}", list.join(", "));
            let mut told: Vec<(String, Vec<String>)> = Vec::new();
            for (name, reader, seen) in readers(3, events) {
                let lines = with_teller(language, reader, |teller| teller.log(&seen, 0));
                lines.iter().for_each(|line| proof_read(&line.text, line.heading));
                let lines: Vec<_> = lines.into_iter().map(|line| line.text).collect();
                match told.iter_mut().find(|(_, told)| *told == lines) {
                    Some((names, _)) => names.push_str(&format!(", {name}")),
                    None => told.push((name.to_owned(), lines)),
                }
            }
            // Somebody who knows everything sees the choices of others too.
            if let [Event::Chose { seat, kept }] = events[..] {
                let open = [Event::Chose { seat, kept: Some(kept) }];
                let lines = with_teller(language, Viewer::Spectator, |teller| teller.log(&open, 0));
                told.push(("all open".to_owned(), lines.into_iter().map(|line| line.text).collect()));
                let unseen = [Event::Chose { seat, kept: None }];
                let lines = with_teller(language, Viewer::Seat(seat), |teller| teller.log(&unseen, 0));
                told.push(("forgotten".to_owned(), lines.into_iter().map(|line| line.text).collect()));
            }
            for (names, lines) in told {
                let _ = writeln!(text, "{names}:\n    {}", lines.join("\n    "));
                all.extend(lines);
            }
        }
        golden(&format!("islands-log.{language}.txt"), &text);
        let source = match language {
            Language::En => include_str!("../../words/en/islands-log.ftl"),
            Language::It => include_str!("../../words/it/islands-log.ftl"),
            Language::De => include_str!("../../words/de/islands-log.ftl"),
        };
        let unsaid = unsaid(source, &all, &[]);
        // Cards of other boards are told elsewhere.
        let rare: Vec<_> = unsaid.iter().filter(|form| !form.starts_with("islands-card")).collect();
        assert!(rare.is_empty(), "{language}: {rare:?}");
    }
}

/// What is secret is not told before everybody knows it.
#[test]
fn a_choice_is_told_only_to_its_player() {
    let kept = ["cove", "ledge"];
    for language in Language::ALL {
        for (_, reader, seen) in readers(3, &[Event::Chose { seat: Seat(0), kept }]) {
            let lines = with_teller(language, reader, |teller| teller.log(&seen, 0));
            let [line] = lines.as_slice() else { panic!("one sentence: {lines:?}") };
            assert_eq!(line.text.contains("Quiet Cove"), reader == Viewer::Seat(Seat(0)), "{}", line.text);
        }
    }
}

/// An island has its name from the events, from what the teller is told, or from the only two sheets there are.
#[test]
fn an_island_is_called_by_name_if_it_is_known() {
    let names = names();
    let (phrases, setup, reader) = (Phrases(Language::En), own_setup(), Viewer::Spectator);
    let teller = IslandsTeller { phrases, setup, names: &names, kept: &[], reader };
    let paints = |island| Event::Paints {
        seat: Seat(1),
        source: islands::Source::Square,
        island: Nth(island),
        squares: squares("a1"),
        colour: islands::Colour::Red,
        only: false,
    };
    let told = |teller: IslandsTeller<'_>, events: &[Seen]| teller.log(events, events.len() - 1)[0].text.clone();
    assert_eq!(told(teller, &[paints(1)]), "Hana paints a1 on island 2 red.");
    let keeps = |kept| Event::Keeps { seat: Seat(1), kept };
    assert_eq!(told(teller, &[keeps(["ledge", "spit"]), paints(1)]), "Hana paints a1 on Far Ledge (2) red.");
    assert_eq!(told(teller, &[keeps(["ledge", "spit"]), paints(2)]), "Hana paints a1 on Sand Spit (3) red.");
    with_teller(Language::En, reader, |teller| {
        assert_eq!(told(teller, &[paints(1)]), "Hana paints a1 on Long Strand (2) red.");
        assert_eq!(teller.island(Seat(1), Nth(3)), "Far Ledge (4)");
        assert_eq!(teller.island(Seat(5), Nth(3)), "island 4");
        assert_eq!(teller.island(Seat(0), Nth(7)), "island 8");
    });
    let two = setup.sheets().iter().take(2).collect();
    let setup = islands::Setup::new(2, two, setup.variant(), setup.atlas()).expect("a good table");
    assert_eq!(told(IslandsTeller { setup, ..teller }, &[paints(0)]), "Hana paints a1 on Quiet Cove (1) red.");
}
