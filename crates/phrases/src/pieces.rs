//! A sentence in pieces: which of its words are the name of a card.
//!
//! A [`Lexicon::marked`](crate::Lexicon::marked) puts a mark before every name, a character that no text and no player's name holds;
//! whoever puts articles to names keeps the mark with the name. So a page can give each card its figure and its link, in every
//! language and form, without guessing.

use origami::Species;
use origami::card::Noun;

/// The mark of the first species; the others follow it. They are characters for private use.
const FIRST: u32 = 0xe000;
/// Stands behind a name.
const END: char = '\u{f8ff}';

/// A piece of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Words.
    Words(&'a str),
    /// The name of a card, in the form that stands there; with its number if it is told of several.
    Card(Species, &'a str),
}

/// The pieces of a sentence that was told with a marked lexicon.
#[must_use]
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((at, mark, species)) =
        rest.char_indices().find_map(|(at, c)| species(c).map(|species| (at, c, species)))
    {
        let behind = &rest[at + mark.len_utf8()..];
        let (name, after) = behind.split_once(END).unwrap_or((behind, ""));
        if at > 0 {
            pieces.push(Piece::Words(&rest[..at]));
        }
        pieces.push(Piece::Card(species, name));
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Words(rest));
    }
    pieces
}

/// The same sentence without marks.
#[must_use]
pub fn plain(text: &str) -> String {
    text.chars().filter(|&c| c != END && species(c).is_none()).collect()
}

/// A name with the mark of its card before each form.
pub(crate) fn marked(noun: Noun, of: Species) -> Noun {
    let keep = |text: &str| -> &'static str { Box::leak(format!("{}{text}", mark(of)).into_boxed_str()) };
    Noun {
        one: keep(noun.one),
        many: keep(noun.many),
        definite: keep(noun.definite),
        oblique: keep(noun.oblique),
        gender: noun.gender,
    }
}

/// A name without its mark, and the mark.
pub(crate) fn taken_off(noun: Noun) -> (Option<char>, Noun) {
    let Some(mark) = noun.one.chars().next().filter(|&c| species(c).is_some()) else { return (None, noun) };
    let plain = |text: &'static str| text.strip_prefix(mark).unwrap_or(text);
    let noun = Noun {
        one: plain(noun.one),
        many: plain(noun.many),
        definite: plain(noun.definite),
        oblique: plain(noun.oblique),
        gender: noun.gender,
    };
    (Some(mark), noun)
}

/// A name as it stands in a sentence, between its marks.
pub(crate) fn between(mark: Option<char>, name: &str) -> String {
    mark.map_or_else(|| name.to_owned(), |mark| format!("{mark}{name}{END}"))
}

fn mark(of: Species) -> char {
    // There are far fewer cards than characters for private use.
    u32::try_from(of.index()).ok().and_then(|n| char::from_u32(FIRST + n)).unwrap_or(END)
}

fn species(mark: char) -> Option<Species> {
    let number = u32::from(mark).checked_sub(FIRST)?;
    let cards = || Species::all().chain([Species::RICE_PAPER]);
    if number > 0xff { None } else { cards().find(|card| card.index() == number as usize) }
}

#[cfg(test)]
mod tests {
    use origami::cards::species as card;
    use tabletop::Language;

    use super::*;
    use crate::{Lexicon, Nouns, Person, Phrases};

    fn told(language: Language, cards: &[&str]) -> String {
        let lexicon = Lexicon::marked();
        let nouns: Nouns = cards.iter().map(|slug| lexicon.noun(card(slug), language)).collect();
        Phrases(language).log_took_from_line(&nouns, &Person::Other("Hana".to_owned()))
    }

    #[test]
    fn every_name_is_found_with_its_card_in_every_form() {
        for (language, names) in [
            (Language::En, ["Owl", "2 Foxes"]),
            (Language::It, ["Gufo", "2 Volpi"]),
            (Language::De, ["Eule", "2 Füchse"]),
        ] {
            let said = told(language, &["owl", "fox", "fox"]);
            let found: Vec<_> = pieces(&said)
                .into_iter()
                .filter_map(|piece| if let Piece::Card(species, name) = piece { Some((species, name)) } else { None })
                .collect();
            assert_eq!(found, [(card("owl"), names[0]), (card("fox"), names[1])], "{said}");
        }
    }

    #[test]
    fn marks_change_no_sentence() {
        let (plain_names, marked_names) = (Lexicon::default(), Lexicon::marked());
        for language in Language::ALL {
            let say = Phrases(language);
            for species in Species::all().chain([Species::RICE_PAPER]) {
                for count in [1, 2] {
                    let nouns = |lexicon: &Lexicon| Nouns::several(lexicon.noun(species, language), count);
                    let you = Person::You;
                    for tell in [Phrases::log_took_from_line, Phrases::log_discarded, Phrases::log_looked] {
                        let expected = tell(say, &nouns(&plain_names), &you);
                        let said = tell(say, &nouns(marked_names), &you);
                        assert_eq!(plain(&said), expected);
                        assert_ne!(said, expected, "it is marked");
                    }
                    let expected = say.log_line_filled(&nouns(&plain_names));
                    assert_eq!(plain(&say.log_line_filled(&nouns(marked_names))), expected);
                }
            }
        }
    }

    #[test]
    fn words_without_cards_are_one_piece() {
        assert_eq!(pieces("The deck runs out."), [Piece::Words("The deck runs out.")]);
        assert_eq!(pieces(""), []);
    }
}
