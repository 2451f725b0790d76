//! One function per message, made by the build script from the Fluent files.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use origami::Family;
use origami::card::Noun;
use tabletop::Language;
use unic_langid::{LanguageIdentifier, langid};

use crate::kept::{Kept, KeptNumbers};
use crate::noun::{self, Nouns};
use crate::person::{self, Person};

/// Everything that can be said in one language.
///
/// ```
/// use phrases::{Language, Person, Phrases};
///
/// let hana = Person::Other("Hana".to_owned());
/// assert_eq!(Phrases(Language::En).log_drew_unseen(2, &hana), "Hana draws 2 cards from the deck.");
/// ```
///
/// A key that is not there does not compile:
///
/// ```compile_fail,E0599
/// phrases::Phrases(phrases::Language::En).log_flew_away();
/// ```
///
/// Neither does an argument too few, or one of the wrong kind:
///
/// ```compile_fail,E0061
/// phrases::Phrases(phrases::Language::En).log_drew_unseen(2);
/// ```
///
/// ```compile_fail,E0308
/// phrases::Phrases(phrases::Language::En).log_drew_unseen(2, "Hana");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrases(pub Language);

// EN, IT and DE (the texts), KEYS, and a method of `Phrases` for each message.
include!(concat!(env!("OUT_DIR"), "/phrases.rs"));

type Bundle = FluentBundle<FluentResource>;

impl Phrases {
    /// The language.
    #[must_use]
    pub const fn language(self) -> Language {
        self.0
    }

    /// The name of a family.
    #[must_use]
    pub fn family(self, family: Family) -> String {
        match family {
            Family::Farm => self.family_farm(),
            Family::Sky => self.family_sky(),
            Family::Sea => self.family_sea(),
            Family::Savannah => self.family_savannah(),
            Family::Lawn => self.family_lawn(),
            Family::Polar => self.family_polar(),
            Family::Exotic => self.family_exotic(),
            Family::Dinosaurs => self.family_dinosaurs(),
            Family::Legendary => self.family_legendary(),
        }
    }

    fn say<'a, const N: usize>(self, key: &str, values: [(&'a str, FluentValue<'a>); N]) -> String {
        let bundle = bundle(self.0);
        let mut arguments = FluentArgs::with_capacity(N);
        for (name, value) in values {
            arguments.set(name, value);
        }
        let Some(pattern) = bundle.get_message(key).and_then(|m| m.value()) else {
            unreachable!("the build script knows every key: {key}")
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }
}

fn text_value(text: &str) -> FluentValue<'_> {
    FluentValue::String(Cow::Borrowed(text))
}

fn number_value(n: impl Into<i64>) -> FluentValue<'static> {
    FluentValue::from(n.into())
}

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| read(language))
}

fn read(language: Language) -> Bundle {
    let (id, sources): (LanguageIdentifier, _) = match language {
        Language::En => (langid!("en"), EN),
        Language::It => (langid!("it"), IT),
        Language::De => (langid!("de"), DE),
    };
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // The marks are for mixing directions of writing, which these languages do not.
    bundle.set_use_isolating(false);
    for source in sources {
        let Ok(resource) = FluentResource::try_new((*source).to_owned()) else {
            unreachable!("the build script has read these files")
        };
        if bundle.add_resource(resource).is_err() {
            unreachable!("the build script has seen that no key is there twice");
        }
    }
    let added = noun::functions(language).iter().all(|&(name, article)| {
        bundle.add_function(name, move |values, _| noun::with_article(language, article, values)).is_ok()
    });
    let added = added && bundle.add_function("IS", |values, _| person::is(values)).is_ok();
    debug_assert!(added, "functions have different names");
    bundle
}
