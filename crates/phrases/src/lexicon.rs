//! The names and pictures of cards in force, and how a card is found by a name in any language, small typos included.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use origami::Species;
use origami::card::Noun;
use origami::edition_file::{NewFigure, NewName};
use tabletop::Language;

use crate::pieces;

/// The name of every card in every language, with an owner's corrections.
#[derive(Clone, Debug)]
pub struct Lexicon {
    /// By species number and language.
    names: Vec<[Noun; Language::ALL.len()]>,
    /// Everything a card can be called, in plain letters.
    plain: Vec<(Species, String)>,
    /// The cards that look like another one.
    figures: Vec<NewFigure>,
}

/// A name that is not the name of one card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotFound {
    /// The cards it may mean, most likely first.
    pub like: Vec<Species>,
}

impl Default for Lexicon {
    fn default() -> Self {
        Self::new(&[])
    }
}

impl Lexicon {
    /// The names of the cards with these corrections. They are kept for ever, so only an operator's files come here.
    #[must_use]
    pub fn new(corrections: &[NewName]) -> Self {
        let mut names: Vec<_> =
            cards().map(|s| Language::ALL.map(|language| s.def().name.of(language).value)).collect();
        let keep = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
        for new in corrections {
            let noun = &mut names[new.species.index() - 1][new.language as usize];
            // A file has no form of its own for it: a name that stays keeps it.
            let definite = if new.one == noun.one { noun.definite } else { keep(&new.one) };
            *noun = Noun {
                one: keep(&new.one),
                many: keep(&new.many),
                definite,
                oblique: keep(&new.oblique),
                gender: new.gender,
            };
        }
        let all_names = |species: Species| {
            let nouns = names[species.index() - 1].iter().flat_map(|noun| [noun.one, noun.many]);
            std::iter::once(species.slug()).chain(nouns).map(plain).collect::<BTreeSet<_>>()
        };
        let plain = cards().flat_map(|s| all_names(s).into_iter().map(move |name| (s, name))).collect();
        Self { names, plain, figures: Vec::new() }
    }

    /// The names as they are in force without corrections, each with the mark of its card: see [`pieces`].
    #[must_use]
    pub fn marked() -> &'static Self {
        static MARKED: LazyLock<Lexicon> = LazyLock::new(|| {
            let mut lexicon = Lexicon::default();
            for (species, nouns) in cards().zip(&mut lexicon.names) {
                *nouns = nouns.map(|noun| pieces::marked(noun, species));
            }
            lexicon
        });
        &MARKED
    }

    /// The same names, with these pictures.
    #[must_use]
    pub fn with_figures(self, figures: &[NewFigure]) -> Self {
        Self { figures: figures.to_vec(), ..self }
    }

    /// The card whose picture a card has: its own, unless the owner says otherwise. A new name changes nothing about it.
    #[must_use]
    pub fn looks_like(&self, species: Species) -> Species {
        self.figures.iter().find(|new| new.species == species).map_or(species, |new| new.of)
    }

    /// The name of a card.
    #[must_use]
    pub fn noun(&self, species: Species, language: Language) -> Noun {
        self.names[species.index() - 1][language as usize]
    }

    /// The card with this very name, upper or lower case, accents or not. What people call a card comes before what
    /// records call another.
    #[must_use]
    pub fn exact(&self, name: &str) -> Option<Species> {
        let name = plain(name);
        let is_called = |species: Species| {
            self.names[species.index() - 1].iter().any(|noun| plain(noun.one) == name || plain(noun.many) == name)
        };
        let found = self.matching(|known| known == name);
        found.iter().copied().find(|&species| is_called(species)).or(found.first().copied())
    }

    /// The card meant by a name: as in records or in any language, singular or plural, upper or lower case, accents or
    /// not; else the only card whose name begins like this; else the one card whose name differs by a small typo.
    ///
    /// # Errors
    /// What the name may mean, if it is not clear.
    pub fn find(&self, name: &str) -> Result<Species, NotFound> {
        let wanted = plain(name);
        if wanted.is_empty() {
            return Err(NotFound { like: Vec::new() });
        }
        if let Some(species) = self.exact(name) {
            return Ok(species);
        }
        let long_enough = wanted.chars().count() >= 3;
        let found = if long_enough { self.matching(|name| name.starts_with(&wanted)) } else { Vec::new() };
        match *found {
            [species] => Ok(species),
            [] => self.find_misspelt(&wanted),
            _ => Err(NotFound { like: found }),
        }
    }

    /// The card whose name is nearest, if it is near enough and no other is as near.
    fn find_misspelt(&self, wanted: &str) -> Result<Species, NotFound> {
        // A word far longer than any name is none, and would be slow to compare.
        if wanted.len() > 100 {
            return Err(NotFound { like: Vec::new() });
        }
        let most = allowed(wanted) + 1;
        let mut near: Vec<(usize, Species)> = Vec::new();
        for (species, name) in &self.plain {
            let distance = strsim::osa_distance(name, wanted);
            match near.last_mut() {
                _ if distance > most => {}
                // The names of a species stand together; the nearest counts.
                Some((least, last)) if last == species => *least = distance.min(*least),
                _ => near.push((distance, *species)),
            }
        }
        near.sort_by_key(|&(distance, _)| distance);
        match *near {
            [(distance, species)] if distance <= allowed(wanted) => Ok(species),
            [(first, species), (second, _), ..] if first < second && first <= allowed(wanted) => Ok(species),
            _ => Err(NotFound { like: near.into_iter().map(|(_, species)| species).take(5).collect() }),
        }
    }

    fn matching(&self, wanted: impl Fn(&str) -> bool) -> Vec<Species> {
        let mut found: Vec<_> =
            self.plain.iter().filter(|(_, name)| wanted(name)).map(|(species, _)| *species).collect();
        found.dedup();
        found
    }
}

/// Everything that has a name: every origami, and rice paper behind them.
fn cards() -> impl Iterator<Item = Species> {
    Species::all().chain([Species::RICE_PAPER])
}

/// So many letters may be wrong.
fn allowed(name: &str) -> usize {
    match name.chars().count() {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// Lower case without accents, hyphens and brackets: "Küken" and "kuken" are the same, "T-Rex" and "t_rex", "Ninja (red)"
/// and "ninja red"; "kueken" is a small typo.
fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    for letter in name.trim().chars().flat_map(char::to_lowercase) {
        match letter {
            'ä' | 'à' | 'á' => plain.push('a'),
            'ö' | 'ò' | 'ó' => plain.push('o'),
            'ü' | 'ù' | 'ú' => plain.push('u'),
            'è' | 'é' => plain.push('e'),
            'ì' | 'í' => plain.push('i'),
            'ß' => plain.push_str("ss"),
            '_' | '-' => plain.push(' '),
            '(' | ')' => {}
            _ => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use origami::card::Gender;
    use origami::cards::species;

    fn find(name: &str) -> Option<&'static str> {
        Lexicon::default().find(name).ok().map(Species::slug)
    }

    #[test]
    fn a_card_is_found_by_its_name_in_any_language() {
        for (name, slug) in [
            ("fox", "fox"),
            ("Volpe", "fox"),
            ("FUCHS", "fox"),
            ("füchse", "fox"),
            ("kuken", "chick"),
            ("Löwe", "lion"),
            ("lowe", "lion"),
            ("ape", "bee"),
            ("Ameisen", "ant"),
            (" chick ", "chick"),
            ("Lepre artica", "arctic_hare"),
            ("polar bear", "polar_bear"),
            ("T-Rex", "t_rex"),
            ("nine tailed fox", "nine_tailed_fox"),
            ("neunschwänzige füchse", "nine_tailed_fox"),
            ("Musician (yellow)", "yellow_musician"),
            ("ninja rosso", "red_ninja"),
            ("red sumo wrestler", "red_sumo_wrestler"),
            ("Reispapier", "rice_paper"),
            ("carta di riso", "rice_paper"),
        ] {
            assert_eq!(find(name), Some(slug), "{name}");
        }
    }

    #[test]
    fn every_name_finds_its_card_and_no_two_cards_share_one() {
        let lexicon = Lexicon::default();
        for (species, name) in &lexicon.plain {
            assert_eq!(lexicon.find(name), Ok(*species), "{name}");
        }
    }

    #[test]
    fn small_typos_and_beginnings_are_understood() {
        for (name, slug) in [
            ("butterfli", "butterfly"),
            ("elephnat", "elephant"),
            ("schmeterling", "butterfly"),
            ("Waschbar", "raccoon"),
            ("farfala", "butterfly"),
            ("tinten", "squid"),
            ("rino", "rhino"),
        ] {
            assert_eq!(find(name), Some(slug), "{name}");
        }
    }

    #[test]
    fn what_is_not_clear_is_not_guessed() {
        let lexicon = Lexicon::default();
        for name in ["", "x", "hippo", "minotaur", "ca"] {
            assert!(lexicon.find(name).is_err(), "{name}");
        }
        assert_eq!(lexicon.find("chic"), Err(NotFound { like: vec![species("chick"), species("chicken")] }));
        // Both versions of a character are called by its name.
        let versions = ["yellow_monk", "red_monk"].map(species);
        assert_eq!(lexicon.find("Monaco"), Err(NotFound { like: versions.to_vec() }));
        assert!(lexicon.find("elxxxant").expect_err("too far").like.contains(&species("elephant")));
        assert!(lexicon.find(&"x".repeat(100_000)).is_err());
    }

    #[test]
    fn an_owner_can_rename_a_card() {
        let new = NewName {
            species: species("cat"),
            language: Language::It,
            one: "Micio".to_owned(),
            many: "Mici".to_owned(),
            oblique: "Micio".to_owned(),
            gender: Gender::Masculine,
        };
        let lexicon = Lexicon::new(&[new]);
        assert_eq!(lexicon.find("micio"), Ok(species("cat")));
        assert_eq!(lexicon.noun(species("cat"), Language::It).many, "Mici");
        assert_eq!(lexicon.noun(species("cat"), Language::En).one, "Cat");
    }
}
