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

/// The names of cards in a language: every form, word by word, with the cards it can mean.
pub struct CardNames(BTreeMap<Vec<&'static str>, BTreeSet<Species>>);

impl CardNames {
    pub fn new(lexicon: &Lexicon, language: Language) -> Self {
        let mut names: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        for card in Species::all().chain([Species::RICE_PAPER]) {
            let noun = lexicon.noun(card, language);
            for name in [noun.one, noun.many, noun.definite, noun.oblique] {
                names.entry(words(name).collect()).or_default().insert(card);
            }
        }
        Self(names)
    }

    /// Those of all other languages that mean nothing in this one.
    fn foreign(lexicon: &Lexicon, language: Language) -> Self {
        let own = Self::new(lexicon, language);
        let others = Language::ALL.into_iter().filter(|&other| other != language);
        let mut foreign: BTreeMap<_, _> = others.flat_map(|other| Self::new(lexicon, other).0).collect();
        foreign.retain(|name, _| !own.0.contains_key(name));
        Self(foreign)
    }

    /// The cards a text names, and its other words. Of two names that fit, the longer one is meant: a Snowy Owl is no Owl.
    pub fn split<'a>(&self, text: &'a str) -> (BTreeSet<Species>, Vec<&'a str>) {
        let all: Vec<_> = words(text).collect();
        let longest = self.0.keys().map(Vec::len).max().unwrap_or(0);
        let (mut cards, mut others, mut at) = (BTreeSet::new(), Vec::new(), 0);
        while at < all.len() {
            let named = (1..=longest.min(all.len() - at)).rev().find_map(|n| Some((n, self.0.get(&all[at..at + n])?)));
            match named {
                Some((length, meant)) => {
                    cards.extend(meant);
                    at += length;
                }
                None => {
                    others.push(all[at]);
                    at += 1;
                }
            }
        }
        (cards, others)
    }
}

/// What no sentence of a language may contain.
pub struct Proof {
    foreign: CardNames,
}

impl Proof {
    pub fn new(lexicon: &Lexicon, language: Language) -> Self {
        let mut foreign = CardNames::foreign(lexicon, language);
        // "You have", at the beginning of a sentence.
        assert!(language != Language::It || foreign.0.remove(["Hai"].as_slice()).is_some());
        Self { foreign }
    }

    /// Is it fit to print? Where it may end without a full stop, `open_end` says so.
    pub fn read(&self, text: &str, open_end: bool) {
        assert!(!text.is_empty() && text.trim() == text, "{text:?}");
        assert!(!text.contains(['{', '}', '#', '\n']), "{text}");
        assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "{text}");
        assert!(text.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{text}");
        assert!(open_end || text.ends_with(['.', '!', ')']), "{text}");
        let (cards, _) = self.foreign.split(text);
        assert!(cards.is_empty(), "{cards:?} is named in another language: {text}");
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
    cards: CardNames,
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
        Self { messages, cards: CardNames::new(lexicon, Language::En) }
    }

    /// Could the message say this?
    fn says(&self, message: &Message, sentence: &str) -> bool {
        let takes = |arguments: &[&str]| arguments.iter().any(|argument| message.arguments.contains(*argument));
        let (cards, others) = self.cards.split(sentence);
        let known = |word: &str| {
            word.parse::<u32>().is_ok()
                || ["a", "an", "the", "and"].contains(&word)
                || takes(&["who"]) && NAMES.contains(&word)
                || message.words.contains(word)
        };
        cards.is_empty() != takes(&["card", "cards", "given", "of"]) && others.into_iter().all(known)
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
