//! What was chosen of the options of a game.

use std::fmt;
use std::slice;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::described::{GameOption, Takes};

/// What was chosen of the options of a game, by their fields; what nothing was said of is not there. It is stored as an object.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen(Vec<(String, Words)>);

/// The words of one option: stored as one, or as a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum Words {
    One(String),
    Several(Vec<String>),
}

impl Chosen {
    /// This was chosen. Of an option that takes one word only the first counts.
    pub fn name(&mut self, option: &GameOption, words: impl IntoIterator<Item = impl Into<String>>) {
        let mut words = words.into_iter().map(Into::into);
        let words = match option.takes {
            Takes::One => words.next().map(Words::One),
            Takes::Several | Takes::SeveralOrNone => Some(Words::Several(words.collect())),
        };
        self.0.retain(|(field, _)| field != option.field);
        self.0.extend(words.map(|words| (option.field.to_owned(), words)));
    }

    /// The words that were chosen, if anything was said: none at all may be what was said.
    #[must_use]
    pub fn named(&self, option: &GameOption) -> Option<&[String]> {
        let (_, words) = self.0.iter().find(|(field, _)| field == option.field)?;
        Some(match words {
            Words::One(word) => slice::from_ref(word),
            Words::Several(words) => words,
        })
    }

    /// The words that were chosen.
    #[must_use]
    pub fn all(&self, option: &GameOption) -> &[String] {
        self.named(option).unwrap_or_default()
    }

    /// The word that was chosen, the first if there are several.
    #[must_use]
    pub fn one(&self, option: &GameOption) -> Option<&str> {
        self.all(option).first().map(String::as_str)
    }
}

impl Serialize for Chosen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(field, words)| (field, words)))
    }
}

impl<'de> Deserialize<'de> for Chosen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;

        impl<'de> Visitor<'de> for Fields {
            type Value = Chosen;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("options by their fields")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Chosen, A::Error> {
                let mut all = Vec::new();
                while let Some(one) = map.next_entry()? {
                    all.push(one);
                }
                Ok(Chosen(all))
            }
        }

        deserializer.deserialize_map(Fields)
    }
}
