//! What a sentence is: its words, what it may not contain, the message it was made from, and the texts that are kept.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use origami::Species;
use phrases::{Language, Lexicon};

use crate::NAMES;

/// The words of a text.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Does a text name this number?
pub fn has_number(text: &str, number: i16) -> bool {
    words(text).any(|word| word.parse() == Ok(number))
}

/// The names of cards in a language: every form, with the cards it can mean.
pub fn card_names(lexicon: &Lexicon, language: Language) -> BTreeMap<&'static str, BTreeSet<Species>> {
    let mut names: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for card in Species::all() {
        let noun = lexicon.noun(card, language);
        for name in [noun.one, noun.many, noun.oblique] {
            assert!(name.chars().all(char::is_alphanumeric), "{name} is more than one word");
            names.entry(name).or_default().insert(card);
        }
    }
    names
}

/// What no sentence of a language may contain.
pub struct Proof {
    foreign: BTreeSet<&'static str>,
}

impl Proof {
    pub fn new(lexicon: &Lexicon, language: Language) -> Self {
        let own = card_names(lexicon, language);
        let others = Language::ALL.into_iter().filter(|&other| other != language);
        let mut foreign: BTreeSet<_> = others.flat_map(|other| card_names(lexicon, other).into_keys()).collect();
        foreign.retain(|name| !own.contains_key(name));
        // "You have", at the beginning of a sentence.
        assert!(language != Language::It || foreign.remove("Hai"));
        Self { foreign }
    }

    /// Is it fit to print? Where it may end without a full stop, `open_end` says so.
    pub fn read(&self, text: &str, open_end: bool) {
        assert!(!text.is_empty() && text.trim() == text, "{text:?}");
        assert!(!text.contains(['{', '}', '#', '\n']), "{text}");
        assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "{text}");
        assert!(text.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{text}");
        assert!(open_end || text.ends_with(['.', '!', ')']), "{text}");
        for word in words(text) {
            assert!(!self.foreign.contains(word), "{word} is of another language: {text}");
        }
    }
}

/// Compares a text with the one that is kept, or keeps it.
pub fn golden(name: &str, text: &str) {
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

/// Which message a sentence was made from: the messages of one English file.
pub struct Sources {
    messages: BTreeMap<String, Message>,
    cards: BTreeMap<&'static str, BTreeSet<Species>>,
}

/// What a message can say.
#[derive(Default)]
struct Message {
    words: BTreeSet<String>,
    /// The names of its arguments.
    arguments: BTreeSet<String>,
}

impl Sources {
    pub fn new(lexicon: &Lexicon, source: &str) -> Self {
        let mut messages: BTreeMap<String, Message> = BTreeMap::new();
        let mut key = String::new();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let mut text = line;
            if let (Some((new, rest)), false) = (line.split_once(" ="), line.starts_with(' ')) {
                (key, text) = (new.to_owned(), rest);
            }
            let message = messages.entry(key.clone()).or_default();
            for token in text.split(|c: char| !c.is_alphanumeric() && c != '$').filter(|token| !token.is_empty()) {
                match token.strip_prefix('$') {
                    Some(argument) => message.arguments.insert(argument.to_owned()),
                    None => message.words.insert(token.to_owned()),
                };
            }
        }
        messages.remove("");
        assert!(messages.keys().all(|key| phrases::say::KEYS.contains(&key.as_str())));
        Self { messages, cards: card_names(lexicon, Language::En) }
    }

    /// Could the message say this?
    fn says(&self, message: &Message, sentence: &str) -> bool {
        let takes = |arguments: &[&str]| arguments.iter().any(|argument| message.arguments.contains(*argument));
        let has_card = words(sentence).any(|word| self.cards.contains_key(word));
        let known = |word: &str| {
            self.cards.contains_key(word)
                || word.parse::<u32>().is_ok()
                || ["a", "an", "the", "and"].contains(&word)
                || takes(&["who"]) && NAMES.contains(&word)
                || message.words.contains(word)
        };
        has_card == takes(&["card", "cards", "given", "of"]) && words(sentence).all(known)
    }

    /// The message of a sentence: of those that could say it, the one with the fewest words.
    pub fn of(&self, sentence: &str) -> String {
        let found = self.messages.iter().filter(|(_, message)| self.says(message, sentence));
        let found = found.min_by_key(|(_, message)| message.words.len());
        found.map(|(key, _)| key.clone()).unwrap_or_else(|| panic!("no message says {sentence:?}"))
    }

    /// Every message was used, but for these.
    pub fn are_used(&self, used: &BTreeSet<String>, but: &[&str]) {
        let unused: Vec<_> = self.messages.keys().filter(|key| !used.contains(*key)).collect();
        assert_eq!(unused, but);
    }
}
