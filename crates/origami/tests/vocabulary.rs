//! The words abilities are made of, and who uses them: the list in `docs/architecture/vocabulary.md` is written by
//! this test (`GOLDEN=write cargo test -p origami --test vocabulary`) and must be true.

use std::collections::BTreeMap;
use std::path::Path;

use origami::Species;
use origami::vocab::{Ability, Modifier, Step};

/// About so many kinds of step should do for all cards of both games.
const MOST_STEPS: usize = 30;
/// At most so many cards have a function of their own.
const MOST_OWN: usize = 10;

/// The first word of how a value prints: the name of its variant.
fn word(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Who uses each word, by the kind of word.
#[derive(Default)]
struct Users {
    steps: BTreeMap<String, Vec<&'static str>>,
    modifiers: BTreeMap<String, Vec<&'static str>>,
    reactions: BTreeMap<String, Vec<&'static str>>,
    scores: BTreeMap<String, Vec<&'static str>>,
}

impl Users {
    fn of_all_cards() -> Self {
        let mut users = Self::default();
        for species in Species::all() {
            users.add(species);
        }
        users
    }

    fn add(&mut self, species: Species) {
        let ability = species.def().ability.value;
        match ability {
            Ability::Scoring(score) => note(&mut self.scores, word(&score), species),
            Ability::Ongoing(modifier) => note(&mut self.modifiers, word(&modifier), species),
            Ability::Reaction(reaction) => note(&mut self.reactions, word(&reaction), species),
            Ability::Instant(_) | Ability::Special(_) | Ability::WithDraw(_) => {}
        }
        for step in ability.steps() {
            note(&mut self.steps, word(step), species);
        }
    }

    fn table(&self) -> String {
        let mut text = String::new();
        let kinds = [
            ("step", &self.steps),
            ("ongoing effect", &self.modifiers),
            ("reaction", &self.reactions),
            ("scoring effect", &self.scores),
        ];
        for (kind, words) in kinds {
            text += &format!("\n| {kind} ({}) | used by |\n| --- | --- |\n", words.len());
            for (word, users) in words {
                text += &format!("| `{word}` | {} |\n", users.join(", "));
            }
        }
        text.trim_start().to_owned()
    }
}

fn note(words: &mut BTreeMap<String, Vec<&'static str>>, word: String, species: Species) {
    let users = words.entry(word).or_default();
    if users.last() != Some(&species.slug()) {
        users.push(species.slug());
    }
}

#[test]
fn few_words_do_for_all_cards() {
    let users = Users::of_all_cards();
    println!("{} kinds of step", users.steps.len());
    assert!(users.steps.len() <= MOST_STEPS);
    let own: Vec<_> = Species::all()
        .filter(|s| s.def().ability.value.steps().iter().any(|step| matches!(step, Step::Do(_))))
        .collect();
    println!("functions of their own: {own:?}");
    assert!(own.len() <= MOST_OWN);
    // A step that only one card uses is a function of that card, unless it is one half of a pair of steps.
    let halves = ["Steal", "Become"];
    let alone = users.steps.iter().find(|(step, cards)| cards.len() < 2 && !halves.contains(&step.as_str()));
    assert_eq!(alone, None, "a step that one card alone uses");
}

#[test]
fn no_card_of_a_family_lowers_the_hand_limit() {
    // The engine counts on it where it asks whether a hand is too large.
    for species in Species::all().filter(|s| !s.is_character()) {
        if let Ability::Ongoing(Modifier::Hand(n) | Modifier::HandForEach(_, n)) = species.def().ability.value {
            assert!(n >= 0, "{species}");
        }
    }
}

#[test]
fn the_list_in_the_documentation_is_true() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/architecture/vocabulary.md");
    laws::document::keep_part(&path, "vocabulary", &Users::of_all_cards().table());
}
