//! The file an owner begins with.

use std::fmt::Write;

use tabletop::Language;

use super::genders;
use crate::card::{Def, Family, Field, Noun, Provenance, Species};

/// What stands above the cards.
const HEAD: &str = r#"# Corrections of the cards of Origami and Origami: Legends.
#
# Not every card could be read from a printed game. What is printed and what is ours is said behind each value below.
# If you own the game, take the mark # away from a line and write what your card says. Lines with # count for nothing.
#
#   quantity  how many copies the family holds, 0 to 20
#   cost      folds to pay to play it, 0 to 9
#   folds     what it is worth in a payment, 1 to 9
#   points    in a collection, 0 to 99
#   family    farm, sky, sea, savannah, lawn, polar, exotic, dinosaurs, legendary
#   ability   it has the kind and the ability of this card, itself or another
#   figure    it looks like this card, itself or another
#   name.en   its name, likewise name.it and name.de: one, many (the plural), gender (m, f, n);
#             in German also oblique, if one of it has another ending in the accusative ("den Affen").
#             name.en = "Cat" is enough if the plural is like the singular, or if the name is the one it has here.
#
# Cards are called by any of the names below, in any language, in small or capital letters.
# A family has 18 cards; 15 to 20 can be played with. Characters have cost, folds, ability, figure and name.
"#;

/// The whole file.
pub(super) fn template() -> String {
    let mut out = HEAD.to_owned();
    for family in Family::ALL {
        line(&mut out, format_args!("\n# --- {} ---", family.word()));
        for species in Species::all().filter(|s| s.def().family.value == Some(family)) {
            card(&mut out, species);
        }
    }
    line(&mut out, format_args!("\n# --- characters ---"));
    for species in Species::all().filter(|s| s.is_character()) {
        card(&mut out, species);
    }
    out
}

fn card(out: &mut String, species: Species) {
    let Def { name, family, quantity, cost, folds, points, ability, ours, .. } = species.def();
    line(out, format_args!("\n[{species}]"));
    let numbers = [("quantity", quantity), ("cost", cost), ("folds", folds), ("points", points)];
    for (word, number) in numbers.into_iter().filter(|(word, _)| {
        // A character has no points, and there is one of each version.
        !species.is_character() || ["cost", "folds"].contains(word)
    }) {
        value(out, &format!("{word} = {}", number.value), from(number.from));
    }
    if let Some(own) = family.value {
        value(out, &format!("family = \"{}\"", own.word()), from(family.from));
    }
    let whose = match (ability.from, ours) {
        (Provenance::Printed, Some(_)) => "printed, a part is ours",
        (provenance, _) => from(provenance),
    };
    value(out, &format!("ability = \"{species}\""), whose);
    value(out, &format!("figure = \"{species}\""), from(Provenance::Ours));
    for language in Language::ALL {
        let Field { value: noun, from: name_from } = name.of(language);
        value(out, &format!("name.{language} = {}", forms(language, noun)), from(name_from));
    }
}

/// A name as an inline table.
fn forms(language: Language, noun: Noun) -> String {
    let gender = genders(language).iter().find(|(_, gender)| *gender == noun.gender).map_or("n", |(letter, _)| letter);
    let mut text = format!("{{ one = \"{}\", many = \"{}\", gender = \"{gender}\"", noun.one, noun.many);
    if noun.oblique != noun.one {
        let _ = write!(text, ", oblique = \"{}\"", noun.oblique);
    }
    text + " }"
}

const fn from(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Printed => "printed",
        Provenance::Ours => "ours",
    }
}

/// A value, commented out, and whose it is.
fn value(out: &mut String, value: &str, whose: &str) {
    line(out, format_args!("#{value:<24} # {whose}"));
}

fn line(out: &mut String, line: std::fmt::Arguments) {
    // Writing to a string can't fail.
    let _ = writeln!(out, "{line}");
}
