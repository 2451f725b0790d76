//! What is wrong with an edition file, in words: the place in the file, then one sentence or two.
//!
//! Cards have their own names here, not those the file gives them: a file with a problem has not been taken over.

use origami::card::Noun;
use origami::edition::{BadEdition, MAX_FAMILY, MIN_FAMILY};
use origami::edition_file::{FAMILY_CARDS, MAX_BYTES, MAX_NAME, Problem, Trouble, Wanted, Warning, genders};
use origami::{Family, Species};
use tabletop::{CardSet, Language};

use crate::say::Phrases;

/// A problem as `LINE:COLUMN: sentence`, in one line.
#[must_use]
pub fn problem(phrases: Phrases, problem: &Problem) -> String {
    let Problem { line, column, what } = problem;
    format!("{line}:{column}: {}", trouble(phrases, what))
}

/// A warning as `LINE:COLUMN: sentence`, in one line.
#[must_use]
pub fn warning(phrases: Phrases, warning: &Warning) -> String {
    let &Warning { line, column, family, cards } = warning;
    format!("{line}:{column}: {}", phrases.edition_other_size(FAMILY_CARDS, &phrases.family(family), cards))
}

fn trouble(phrases: Phrases, what: &Trouble) -> String {
    match what {
        Trouble::TooLarge => phrases.edition_too_large(number(MAX_BYTES)),
        Trouble::NotText => phrases.edition_not_text(),
        Trouble::Syntax(why) => phrases.edition_syntax(why),
        Trouble::UnknownCard { name, like: None } => phrases.edition_no_card(name),
        Trouble::UnknownCard { name, like: Some(like) } => phrases.edition_no_card_but(noun(phrases, *like), name),
        Trouble::UnknownField { name, known } => phrases.edition_no_field(&known.join(", "), name),
        Trouble::WrongType { field, wanted } => wrong_type(phrases, field, *wanted),
        Trouble::OutOfRange { field, least, most, got } => {
            phrases.edition_out_of_range(field.word(), *least, *most, &got.to_string())
        }
        Trouble::UnknownFamily { name } => phrases.edition_no_family(&Family::ALL.map(Family::word).join(", "), name),
        Trouble::UnknownGender { name, language } => {
            let known: Vec<_> = genders(*language).iter().map(|(letter, _)| *letter).collect();
            phrases.edition_no_gender(language.code(), &known.join(", "), name)
        }
        Trouble::UnknownLanguage { name } => {
            phrases.edition_no_language(&Language::ALL.map(Language::code).join(", "), name)
        }
        Trouble::EmptyName => phrases.edition_empty_name(),
        Trouble::NameTooLong { got } => phrases.edition_long_name(number(*got), number(MAX_NAME)),
        Trouble::UnprintableName { character } => {
            phrases.edition_unprintable_name(&format!("U+{:04X}", u32::from(*character)))
        }
        Trouble::SameCardTwice { species } => phrases.edition_same_card(noun(phrases, *species)),
        Trouble::SameNameTwice { name, language, other } => {
            phrases.edition_same_name(noun(phrases, *other), language.code(), name)
        }
        Trouble::Unusable(bad) => unusable(phrases, *bad),
    }
}

fn wrong_type(phrases: Phrases, field: &str, wanted: Wanted) -> String {
    match wanted {
        Wanted::Card => phrases.edition_wants_card(field),
        Wanted::Number => phrases.edition_wants_number(field),
        Wanted::Text => phrases.edition_wants_text(field),
        Wanted::Names => phrases.edition_wants_names(field),
        Wanted::Name => phrases.edition_wants_name(field),
    }
}

fn unusable(phrases: Phrases, bad: BadEdition) -> String {
    match bad {
        BadEdition::OutOfRange { at, least, most } => {
            phrases.edition_correction_out_of_range(least, most, &at.to_string())
        }
        BadEdition::SmallFamily(family, n) => phrases.edition_small_family(&phrases.family(family), MIN_FAMILY, n),
        BadEdition::LargeFamily(family, n) => phrases.edition_large_family(&phrases.family(family), MAX_FAMILY, n),
        BadEdition::TooManyCards(n) => phrases.edition_many_cards(number(CardSet::CAPACITY), n),
        BadEdition::FixedFact(at) if at.species.is_character() => phrases.edition_fixed_character(&at.to_string()),
        BadEdition::FixedFact(at) => phrases.edition_fixed_rice_paper(&at.to_string()),
        BadEdition::WrongAbility(at) => phrases.edition_wrong_ability(&at.to_string()),
        BadEdition::TooDear(n) => phrases.edition_too_dear(n),
        BadEdition::TooManyRounds(n) => phrases.edition_many_rounds(n),
        BadEdition::TooManyPayments(species) => phrases.edition_many_payments(noun(phrases, species)),
    }
}

/// The card's own name.
fn noun(phrases: Phrases, species: Species) -> Noun {
    species.def().name.of(phrases.language()).value
}

/// A count as messages take it.
fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
