//! Everything that can be wrong with an edition file is said in each language, in one line that begins with the place.

use std::collections::BTreeSet;

use origami::cards::species;
use origami::edition::{BadEdition, Change, Number, Override};
use origami::edition_file::{EditionFile, MAX_BYTES, Problem, Trouble, Wanted, Warning};
use origami::{Family, Species};
use phrases::edition::{problem, warning};
use phrases::{Language, Phrases};

const WANTED: [Wanted; 5] = [Wanted::Card, Wanted::Number, Wanted::Text, Wanted::Names, Wanted::Name];

/// One of each kind of trouble and more of those that are said in several ways.
fn troubles() -> Vec<Trouble> {
    let name = || "Racoon".to_owned();
    let mut all = vec![
        Trouble::TooLarge,
        Trouble::NotText,
        Trouble::Syntax("expected `=`".to_owned()),
        Trouble::UnknownCard { name: name(), like: None },
        Trouble::UnknownCard { name: name(), like: Some(species("raccoon")) },
        Trouble::UnknownField { name: name(), known: &["one", "many"] },
        Trouble::UnknownFamily { name: name() },
        Trouble::UnknownLanguage { name: name() },
        Trouble::EmptyName,
        Trouble::NameTooLong { got: 41 },
        Trouble::UnprintableName { character: '\u{202e}' },
    ];
    all.extend(WANTED.map(|wanted| Trouble::WrongType { field: "field".to_owned(), wanted }));
    all.extend(Number::ALL.map(|field| Trouble::OutOfRange { field, least: 0, most: 9, got: 99 }));
    for language in Language::ALL {
        all.push(Trouble::UnknownGender { name: "x".to_owned(), language });
        all.push(Trouble::SameNameTwice { name: name(), language, other: species("monkey") });
    }
    all.extend(Species::all().map(|species| Trouble::SameCardTwice { species }));
    all.extend(unusable().into_iter().map(Trouble::Unusable));
    all
}

fn unusable() -> Vec<BadEdition> {
    let at = Override { species: species("cat"), change: Change::Cost(99) };
    let mut all = vec![BadEdition::OutOfRange { at, least: 0, most: 9 }, BadEdition::TooManyCards(193)];
    all.extend(Family::ALL.into_iter().flat_map(|f| [0, 1, 14].map(|n| BadEdition::SmallFamily(f, n))));
    all.extend(Family::ALL.map(|family| BadEdition::LargeFamily(family, 21)));
    all.extend(Species::all().map(BadEdition::TooManyPayments));
    let at = |card, change| Override { species: species(card), change };
    all.push(BadEdition::FixedFact(at("yellow_ninja", Change::Points(3))));
    all.push(BadEdition::FixedFact(at("red_ninja", Change::Family(Family::Farm))));
    all.push(BadEdition::FixedFact(at("rice_paper", Change::Folds(2))));
    all.push(BadEdition::WrongAbility(at("cat", Change::AbilityOf(species("yellow_ninja")))));
    all.push(BadEdition::WrongAbility(at("yellow_ninja", Change::AbilityOf(species("cat")))));
    all.push(BadEdition::TooManyRounds(7));
    all.push(BadEdition::TooDear(3));
    all
}

/// The number of a kind of trouble. A new kind does not compile until it has one, and then the list must have it.
fn kind(trouble: &Trouble) -> usize {
    match trouble {
        Trouble::TooLarge => 0,
        Trouble::NotText => 1,
        Trouble::Syntax(_) => 2,
        Trouble::UnknownCard { .. } => 3,
        Trouble::UnknownField { .. } => 4,
        Trouble::WrongType { wanted, .. } => match wanted {
            Wanted::Card => 5,
            Wanted::Number => 6,
            Wanted::Text => 7,
            Wanted::Names => 8,
            Wanted::Name => 9,
        },
        Trouble::OutOfRange { .. } => 10,
        Trouble::UnknownFamily { .. } => 11,
        Trouble::UnknownGender { .. } => 12,
        Trouble::UnknownLanguage { .. } => 13,
        Trouble::EmptyName => 14,
        Trouble::NameTooLong { .. } => 15,
        Trouble::UnprintableName { .. } => 16,
        Trouble::SameCardTwice { .. } => 17,
        Trouble::SameNameTwice { .. } => 18,
        Trouble::Unusable(bad) => match bad {
            BadEdition::OutOfRange { .. } => 19,
            BadEdition::SmallFamily(..) => 20,
            BadEdition::LargeFamily(..) => 21,
            BadEdition::TooManyCards(_) => 22,
            BadEdition::TooManyPayments(_) => 23,
            BadEdition::FixedFact(_) => 24,
            BadEdition::WrongAbility(_) => 25,
            BadEdition::TooManyRounds(_) => 26,
            BadEdition::TooDear(_) => 27,
        },
    }
}

/// What is said in each language.
fn said(what: &Trouble) -> [String; 3] {
    let problem_here = Problem { line: 7, column: 12, what: what.clone() };
    Language::ALL.map(|language| problem(Phrases(language), &problem_here))
}

/// Each is one line with the place before a sentence, and no two are the same.
fn are_good(said: &[String; 3], place: &str) {
    for text in said {
        let sentence = text.strip_prefix(place).unwrap_or_else(|| panic!("{place} in {text}"));
        assert!(sentence.chars().count() > 10 && sentence.trim() == sentence, "{text}");
        assert!(!sentence.starts_with(char::is_lowercase), "{text}");
        assert!(!sentence.contains(char::is_control) && !sentence.contains("  "), "{text}");
        assert!(!sentence.contains(['{', '}', '$']), "{text}");
    }
    assert!(said[0] != said[1] && said[0] != said[2] && said[1] != said[2], "{said:?}");
}

#[test]
fn every_trouble_is_said_in_each_language() {
    let troubles = troubles();
    let kinds: BTreeSet<_> = troubles.iter().map(kind).collect();
    assert_eq!(kinds, (0..28).collect(), "one of each");
    for trouble in &troubles {
        are_good(&said(trouble), "7:12: ");
    }
    // No two troubles are told in the same words.
    let sentences: BTreeSet<_> = troubles.iter().flat_map(said).collect();
    assert_eq!(sentences.len(), 3 * troubles.len());
}

#[test]
fn every_warning_is_said_in_each_language() {
    for family in Family::ALL {
        for cards in [0, 1, 15, 17, 20] {
            let here = Warning { line: 3, column: 1, family, cards };
            let said = Language::ALL.map(|language| warning(Phrases(language), &here));
            are_good(&said, "3:1: ");
            assert!(said.iter().all(|text| text.contains(&format!(" {cards} ")) && text.contains("18")), "{said:?}");
        }
    }
}

#[test]
fn one_card_is_not_several() {
    let of = |n| said(&Trouble::Unusable(BadEdition::SmallFamily(Family::Farm, n)));
    let has = |said: [String; 3], words: [&str; 3]| {
        assert!(said.iter().zip(words).all(|(text, words)| text.contains(words)), "{said:?}: {words:?}");
    };
    has(of(1), ["Farm has 1 card; ", "«fattoria» ha 1 carta; ", "Familie Bauernhof 1 Karte; "]);
    has(of(2), ["Farm has 2 cards; ", "«fattoria» ha 2 carte; ", "Familie Bauernhof 2 Karten; "]);
}

#[test]
fn names_stand_in_the_grammar_of_the_language() {
    for (what, wanted) in [
        (Trouble::SameCardTwice { species: species("monkey") }, {
            ["corrects the Monkey.", "corregge già la Scimmia.", "korrigiert schon den Affen."]
        }),
        (Trouble::Unusable(BadEdition::TooManyPayments(species("elephant"))), {
            ["to pay for the Elephant.", "di pagare l'Elefante.", "den Elefanten zu bezahlen."]
        }),
        (Trouble::SameNameTwice { name: "Hound".to_owned(), language: Language::En, other: species("dog") }, {
            [
                "“Hound” is already the name of the Dog in English.",
                "«Hound» è già il nome del Cane in inglese.",
                "Im Englischen heißt schon der Hund „Hound“.",
            ]
        }),
        (Trouble::UnknownGender { name: "n".to_owned(), language: Language::It }, {
            [
                "There is no gender “n” in Italian. Possible here: m, f.",
                "Il genere «n» non esiste in italiano. Qui si può scrivere: m, f.",
                "Ein Geschlecht „n“ gibt es im Italienischen nicht. Hier möglich: m, f.",
            ]
        }),
    ] {
        let said = said(&what);
        assert!(said.iter().zip(wanted).all(|(text, wanted)| text.ends_with(wanted)), "{said:?}: {wanted:?}");
    }
}

#[test]
fn what_stands_in_the_file_is_quoted_as_it_is() {
    for text in said(&Trouble::OutOfRange { field: Number::Cost, least: 1, most: 9, got: i64::MAX }) {
        assert!([" 1 ", " 9", "9223372036854775807", "cost"].iter().all(|part| text.contains(part)), "{text}");
    }
    for text in said(&Trouble::UnknownFamily { name: "fattoria".to_owned() }) {
        assert!(
            text.contains("fattoria")
                && text.contains(": farm, sky, sea, savannah, lawn, polar, exotic, dinosaurs, legendary."),
            "{text}"
        );
    }
    for text in said(&Trouble::UnknownField { name: "price".to_owned(), known: &["one", "many"] }) {
        assert!(text.contains("price") && text.contains(": one, many."), "{text}");
    }
    for text in said(&Trouble::Syntax("expected `=`".to_owned())) {
        assert!(text.contains(" TOML") && text.ends_with(": expected `=`"), "{text}");
    }
    for text in said(&Trouble::UnprintableName { character: '\u{7}' }) {
        assert!(text.contains(" U+0007 "), "{text}");
    }
    for text in said(&Trouble::TooLarge) {
        assert!(text.contains(&MAX_BYTES.to_string()), "{text}");
    }
}

/// The problem of a file, in English.
fn refused(text: &str) -> Option<String> {
    EditionFile::parse(text).err().map(|bad| problem(Phrases(Language::En), &bad))
}

#[test]
fn the_sizes_families_may_have_are_those_of_the_engine() {
    // Without corrections the 4 Cats are among 18 cards.
    let cats = |n: u8| format!("[cat]\nquantity = {n}\n");
    assert_eq!((refused(&cats(1)), refused(&cats(6))), (None, None), "15 and 20 cards");
    let says = |n: u8, words: &str| assert!(refused(&cats(n)).is_some_and(|why| why.ends_with(words)), "{n}: {words}");
    says(0, " has 14 cards; it needs at least 15.");
    says(7, " has 21 cards; it may have at most 20.");
}
