//! Which rules mention which cards.

use std::sync::OnceLock;

use origami::Species;
use tabletop::Language;

use super::without_colour;
use crate::rules::{Entry, Rules};

/// How a card is mentioned in a language. The rules call it by its own name, whatever an owner calls it, and a character by
/// its name alone.
#[derive(Debug)]
struct Mention {
    species: Species,
    /// What it may be called, with a blank on either side.
    forms: Vec<String>,
    /// Names of other cards that hold one of these forms: "Nine-tailed Fox" is no mention of the Fox.
    longer: Vec<String>,
}

impl Mention {
    /// Of all cards, in order.
    fn all(language: Language) -> &'static [Self] {
        static ALL: [OnceLock<Vec<Mention>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        ALL[language as usize].get_or_init(|| {
            let names = Species::all().flat_map(|species| names(species, language)).map(plain_words);
            let names: Vec<_> = names.collect();
            let all = Species::all().chain([Species::RICE_PAPER]);
            all.map(|species| Self::of(species, language, &names)).collect()
        })
    }

    fn of(species: Species, language: Language, names_of_all: &[String]) -> Self {
        let [one, many, definite, oblique] = names(species, language).map(|name| words(species, name));
        let mut forms = vec![one.clone(), many.clone(), definite, oblique];
        if language == Language::De {
            // "des Delfins", "des Fuchses", "den Füchsen".
            forms.extend([format!("{one}s"), format!("{one}es"), format!("{many}n")]);
        }
        let forms: Vec<_> = forms.iter().map(|form| format!(" {form} ")).collect();
        let is_longer =
            |name: &&String| forms.iter().any(|form| format!(" {name} ").contains(form) && *name != form.trim());
        let longer = names_of_all.iter().filter(is_longer).cloned().collect();
        Self { species, forms, longer }
    }

    fn is_in(&self, text: &str) -> bool {
        let text = format!(" {} ", words(self.species, text));
        let text = self.longer.iter().fold(text, |text, name| text.replace(name, ""));
        self.forms.iter().any(|form| text.contains(form))
    }

    fn is_in_rule(&self, rule: &Entry) -> bool {
        self.is_in(rule.title) || self.is_in(rule.text)
    }
}

/// The rules that mention a card.
#[must_use]
pub fn rules_about(card: Species, language: Language) -> Vec<&'static Entry> {
    let Some(mention) = Mention::all(language).iter().find(|mention| mention.species == card) else {
        return Vec::new();
    };
    let all = Rules::all(language).into_iter().flat_map(Rules::entries);
    all.filter(|rule| mention.is_in_rule(rule)).collect()
}

/// The cards that a rule mentions.
#[must_use]
pub fn cards_in(rule: &Entry, language: Language) -> Vec<Species> {
    let mentions = Mention::all(language).iter();
    mentions.filter(|mention| mention.is_in_rule(rule)).map(|mention| mention.species).collect()
}

/// The forms of a card's own name.
fn names(species: Species, language: Language) -> [&'static str; 4] {
    let noun = species.def().name.of(language).value;
    [noun.one, noun.many, noun.definite, noun.oblique].map(without_colour)
}

/// The words of a text; rice paper is written like any other word.
fn words(species: Species, text: &str) -> String {
    let words = plain_words(text);
    if species.is_rice_paper() { words.to_lowercase() } else { words }
}

/// The words of a text with single blanks between them, and nothing else.
fn plain_words(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_mentions_the_cards_whose_rules_hold_it() {
        for language in Language::ALL {
            let mut mentioned = 0;
            for rule in Rules::all(language).into_iter().flat_map(Rules::entries) {
                for card in cards_in(rule, language) {
                    let holds = rules_about(card, language).iter().any(|other| other.id == rule.id);
                    assert!(holds, "{language}: {card} in {}", rule.id);
                    mentioned += 1;
                }
            }
            assert!(mentioned > 50, "{language}: {mentioned}");
        }
    }

    #[test]
    fn a_longer_name_is_no_mention_of_a_shorter_one() {
        let ids = |name: &str| -> Vec<_> {
            let card = Species::named(name).expect("a card");
            rules_about(card, Language::En).iter().map(|rule| rule.id).collect()
        };
        assert!(ids("nine_tailed_fox").contains(&"L-7.6") && !ids("fox").contains(&"L-7.6"));
        assert!(ids("fox").contains(&"O-9.3") && ids("skate").contains(&"O-9.3"));
    }
}
