//! Names: those by which a file calls the cards, and those it gives them.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use tabletop::Language;
use tabletop::text::is_unprintable;
use toml::de::{DeTable, DeValue};

use super::read::{At, Reader, Value, Word, shown};
use super::{MAX_NAME, NewName, Trouble, Wanted, genders};
use crate::card::{Gender, Noun, Species};

/// The forms of a German name.
const GERMAN_FORMS: &[&str] = &["one", "many", "gender", "oblique"];
/// The forms of a name in the other languages, which have no cases.
const FORMS: &[&str] = &["one", "many", "gender"];

/// Every name of every card, in small letters: that of records and those of all languages.
pub(super) fn all_names() -> impl Iterator<Item = (String, Species)> {
    Species::all().flat_map(|species| {
        let in_languages = Language::ALL.map(|l| species.def().name.of(l).value.one.to_lowercase());
        std::iter::once(species.slug().to_owned()).chain(in_languages).map(move |name| (name, species))
    })
}

/// The card with that name in records or in any language; small and capital letters are the same.
pub(super) fn card_named(name: &str) -> Option<Species> {
    static NAMES: OnceLock<BTreeMap<String, Species>> = OnceLock::new();
    NAMES.get_or_init(|| all_names().collect()).get(&name.to_lowercase()).copied()
}

/// The card whose name is so much like this one that it may be meant.
pub(super) fn most_like(name: &str) -> Option<Species> {
    let name = name.to_lowercase();
    // One letter in three may be wrong.
    let most = (name.chars().count() / 3).max(1);
    let distances = all_names().map(|(known, species)| (strsim::osa_distance(&name, &known), species));
    // Of names that are as much alike, the first in the order of the card list.
    distances
        .filter(|(distance, _)| *distance <= most)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, species)| species)
}

impl NewName {
    /// Is anything of it other than in the card's own name?
    pub(super) fn is_new(&self) -> bool {
        let own = own(self.species, self.language);
        (&*self.one, &*self.many, &*self.oblique, self.gender) != (own.one, own.many, own.oblique, own.gender)
    }
}

/// The name a card has without corrections.
fn own(species: Species, language: Language) -> Noun {
    species.def().name.of(language).value
}

/// The forms of a name that a file gives.
#[derive(Debug, Default)]
struct Forms {
    one: Option<String>,
    many: Option<String>,
    oblique: Option<String>,
    gender: Option<Gender>,
}

impl Forms {
    /// The name; what is not given is taken from the card's own name. The plural of another word is not known, so it
    /// looks like the singular.
    fn name(self, species: Species, language: Language) -> NewName {
        let own = own(species, language);
        let one = self.one.unwrap_or_else(|| own.one.to_owned());
        let or = |form: Option<String>, own_form: &str| {
            form.unwrap_or_else(|| if one == own.one { own_form.to_owned() } else { one.clone() })
        };
        let (many, oblique) = (or(self.many, own.many), or(self.oblique, own.oblique));
        NewName { species, language, many, oblique, gender: self.gender.unwrap_or(own.gender), one }
    }
}

impl Reader {
    /// The names of a card by language.
    pub(super) fn card_names(&mut self, species: Species, names: &DeTable) {
        for (key, value) in names {
            let Some(language) = Language::ALL.into_iter().find(|l| l.code() == key.get_ref()) else {
                self.trouble(key.span().start, || Trouble::UnknownLanguage { name: shown(key.get_ref()) });
                continue;
            };
            let (mut forms, mut at) = (Forms::default(), value.span().start);
            match value.get_ref() {
                DeValue::String(_) => forms.one = Some(self.form(key, value)),
                DeValue::Table(table) => {
                    self.forms(language, table, &mut forms);
                    at = table.get("one").map_or(at, |one| one.span().start);
                }
                _ => self.wrong_type(key, value, Wanted::Name),
            }
            self.names.push(At { at, is: forms.name(species, language) });
        }
    }

    fn forms(&mut self, language: Language, table: &DeTable, forms: &mut Forms) {
        let known = if language == Language::De { GERMAN_FORMS } else { FORMS };
        for (key, value) in table {
            match &**key.get_ref() {
                "one" => forms.one = Some(self.form(key, value)),
                "many" => forms.many = Some(self.form(key, value)),
                "oblique" if language == Language::De => forms.oblique = Some(self.form(key, value)),
                "gender" => forms.gender = self.gender(language, key, value),
                name => self.trouble(key.span().start, || Trouble::UnknownField { name: shown(name), known }),
            }
        }
    }

    /// A form of a name; a bad one is empty and compared with no other.
    fn form(&mut self, key: &Word, value: &Value) -> String {
        let DeValue::String(text) = value.get_ref() else {
            self.wrong_type(key, value, Wanted::Text);
            return String::new();
        };
        let (text, at) = (text.trim(), value.span().start);
        let length = text.chars().count();
        if length == 0 {
            self.trouble(at, || Trouble::EmptyName);
        } else if length > MAX_NAME {
            self.trouble(at, || Trouble::NameTooLong { got: length });
        } else if let Some(character) = text.chars().find(|&c| is_unprintable(c)) {
            self.trouble(at, || Trouble::UnprintableName { character });
        } else {
            return text.to_owned();
        }
        String::new()
    }

    fn gender(&mut self, language: Language, key: &Word, value: &Value) -> Option<Gender> {
        let DeValue::String(word) = value.get_ref() else {
            self.wrong_type(key, value, Wanted::Text);
            return None;
        };
        let found = genders(language).iter().find(|(letter, _)| letter == word);
        if found.is_none() {
            self.trouble(value.span().start, || Trouble::UnknownGender { name: shown(word), language });
        }
        found.map(|(_, gender)| *gender)
    }

    /// Looks for two cards of one name; the name that stands later in the file is at fault.
    pub(super) fn compare_names(&mut self) {
        for language in Language::ALL {
            let mut taken: Vec<(String, Species)> = Vec::new();
            let mut new: Vec<_> = self.names.iter().filter(|n| n.is.language == language).collect();
            new.sort_unstable_by_key(|n| n.at);
            // Names the file does not change were there before it.
            for species in Species::all().filter(|s| new.iter().all(|n| n.is.species != *s)) {
                taken.push((own(species, language).one.to_lowercase(), species));
            }
            let mut twice = None;
            for At { at, is } in new {
                let name = is.one.to_lowercase();
                if let Some(&(_, other)) = taken.iter().find(|(t, _)| *t == name).filter(|_| !name.is_empty()) {
                    twice = twice.or(Some((*at, Trouble::SameNameTwice { name: is.one.clone(), language, other })));
                }
                taken.push((name, is.species));
            }
            if let Some((at, what)) = twice {
                self.trouble(at, || what);
            }
        }
    }
}
