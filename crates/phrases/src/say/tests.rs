//! What is said is what Fluent says: each message, in each language, with many arguments.

use std::any::Any;
use std::borrow::Cow;
use std::fs;
use std::path::Path;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use origami::cards::species;
use unic_langid::langid;

use super::*;
use crate::Lexicon;

/// A message, its arguments by name and kind, the words it chooses by with the argument each belongs to, and its function.
struct Said {
    key: &'static str,
    arguments: &'static [(&'static str, &'static str)],
    words: &'static [(&'static str, &'static str)],
    say: fn(Phrases, &[Sample]) -> String,
}

const ALL: &[Said] = include!(concat!(env!("OUT_DIR"), "/samples.rs"));

/// An argument.
#[derive(Clone, Debug, PartialEq)]
enum Sample {
    Person(Person),
    Cards(Nouns),
    Number(i64),
    Text(&'static str),
}

impl Sample {
    fn person(&self) -> &Person {
        if let Self::Person(person) = self { person } else { panic!("{self:?}") }
    }

    fn card(&self) -> Noun {
        self.cards().list()[0].0
    }

    fn cards(&self) -> &Nouns {
        if let Self::Cards(cards) = self { cards } else { panic!("{self:?}") }
    }

    fn number(&self) -> i64 {
        if let Self::Number(n) = *self { n } else { panic!("{self:?}") }
    }

    fn text(&self) -> &'static str {
        if let Self::Text(text) = self { text } else { panic!("{self:?}") }
    }

    fn value(&self) -> FluentValue<'static> {
        match self {
            Self::Number(n) => FluentValue::from(*n),
            Self::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            Self::Person(_) | Self::Cards(_) => FluentValue::Custom(Box::new(self.clone())),
        }
    }

    fn in_words(&self) -> Cow<'static, str> {
        match self {
            Self::Person(person) => Cow::Owned(person.name().to_owned()),
            other => Cow::Owned(noun::bare(other.cards().list())),
        }
    }
}

impl FluentType for Sample {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.in_words()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.in_words()
    }
}

fn sample<'a>(values: &'a [FluentValue<'_>]) -> &'a Sample {
    let [FluentValue::Custom(value)] = values else { panic!("{values:?}") };
    (value.as_ref() as &dyn Any).downcast_ref().expect("a sample")
}

/// Fluent itself, with the same texts.
fn fluent(language: Language) -> FluentBundle<FluentResource> {
    let id = match language {
        Language::En => langid!("en"),
        Language::It => langid!("it"),
        Language::De => langid!("de"),
    };
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words").join(language.code());
    for file in fs::read_dir(folder).expect("a folder") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
        bundle.add_resource(FluentResource::try_new(text).expect("Fluent")).expect("new keys");
    }
    for &(name, _) in noun::functions(language) {
        let added = bundle.add_function(name, move |values, _| {
            FluentValue::String(noun::with_article(language, name, sample(values).cards().list()).into())
        });
        added.expect("a new function");
    }
    let added = bundle.add_function("IS", |values, _| {
        FluentValue::from(if *sample(values).person() == Person::You { "you" } else { "other" })
    });
    added.expect("a new function");
    bundle
}

/// What an argument may be.
fn samples(of: &Said, (name, kind): (&str, &str), language: Language) -> Vec<Sample> {
    let noun = |slug| Lexicon::default().noun(species(slug), language);
    match kind {
        "person" => vec![Sample::Person(Person::You), Sample::Person(Person::Other("Hana".to_owned()))],
        "card" => ["owl", "fox", "whale"].map(|slug| Sample::Cards(Nouns::one(noun(slug)))).into(),
        "cards" => vec![
            Sample::Cards([noun("owl"), noun("fox"), noun("fox")].into_iter().collect()),
            Sample::Cards(Nouns::several(noun("elephant"), 2)),
            Sample::Cards(Nouns::one(noun("cat"))),
        ],
        "number" => [0, 1, 2, 3, 7, 10, 21, 100, -1, -12, 1_000_000].map(Sample::Number).into(),
        _ => {
            let words = of.words.iter().filter(|(argument, _)| *argument == name);
            words.map(|&(_, word)| Sample::Text(word)).chain([Sample::Text("b2, <x> & y")]).collect()
        }
    }
}

#[test]
fn everything_is_said_as_fluent_says_it() {
    for language in Language::ALL {
        let bundle = fluent(language);
        for said in ALL {
            let lists: Vec<_> = said.arguments.iter().map(|&argument| samples(said, argument, language)).collect();
            let most: usize = lists.iter().map(Vec::len).product();
            // All combinations, unless there are too many: then every so many of them.
            for combination in (0..most).step_by(most / 60 + 1) {
                let mut rest = combination;
                let mut take = |list: &Vec<Sample>| {
                    let at = rest % list.len();
                    rest /= list.len();
                    list[at].clone()
                };
                let with: Vec<_> = lists.iter().map(&mut take).collect();
                let mut arguments = FluentArgs::new();
                for ((name, _), sample) in said.arguments.iter().zip(&with) {
                    arguments.set(*name, sample.value());
                }
                let pattern = bundle.get_message(said.key).and_then(|message| message.value()).expect("a message");
                let mut errors = Vec::new();
                let expected = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
                assert!(errors.is_empty(), "{}: {errors:?}", said.key);
                assert_eq!((said.say)(Phrases(language), &with), expected, "{language:?} {} {with:?}", said.key);
            }
        }
    }
}
