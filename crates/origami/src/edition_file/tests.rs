//! Every problem with its place, what a good file gives, and the template.

use std::collections::BTreeMap;

use super::names::all_names;
use super::*;
use crate::card::{Character, Characters, Families, Provenance};
use crate::edition::Change;

fn card(slug: &str) -> Species {
    Species::named(slug).unwrap_or_else(|| panic!("no card {slug}"))
}

fn good(text: &str) -> EditionFile {
    EditionFile::parse(text).unwrap_or_else(|problem| panic!("{problem}:\n{text}"))
}

/// The corrections of a good file, as records write them.
fn corrections(text: &str) -> Vec<String> {
    good(text).overrides.iter().map(Override::to_string).collect()
}

/// The problem must be this one, in this place.
fn bad(text: &str, line: u32, column: u32, what: Trouble) {
    assert_eq!(EditionFile::parse(text), Err(Problem { line, column, what }), "{text}");
}

fn name(text: &str) -> String {
    text.to_owned()
}

// --- good files ---------------------------------------------------------------------------------------------------

#[test]
fn an_empty_file_is_the_standard_edition() {
    for text in ["", "\n\n", "# nothing\n", "\u{feff}", "[cat]\n", "[cat]\nname = {}\n", "[cat]\r\n"] {
        let file = good(text);
        assert_eq!((file.overrides.len(), file.names.len(), file.warnings.len()), (0, 0, 0), "{text:?}");
        assert!(std::ptr::eq(file.load(), Edition::standard()));
    }
}

#[test]
fn every_field_is_a_correction() {
    let text = r#"
        [pig]
        quantity = 3
        cost = 0
        folds = 9
        points = 99
        [FUCHS]
        family = "sky"
        [crab]
        ability = "Löwe"
    "#;
    let wanted =
        ["pig quantity 3", "pig cost 0", "pig folds 9", "pig points 99", "fox family sky", "crab ability lion"];
    assert_eq!(corrections(text), wanted);
    let edition = good(text).load();
    let pig = edition.facts(card("pig"));
    assert_eq!((pig.quantity, pig.cost, pig.folds, pig.points), (3, 0, 9, 99));
    assert_eq!(
        (edition.facts(card("fox")).family, edition.facts(card("crab")).ability_of),
        (Some(Family::Sky), card("lion"))
    );
}

#[test]
fn toml_can_be_written_in_many_ways() {
    for text in [
        "[cat]\ncost = 3\npoints = 4",
        "cat.cost = 3\ncat.points = 4",
        "cat = { points = 4, cost = 3 }",
        "[\"cat\"]\n'cost' = 0x3\npoints = +4",
        "Gatto.cost = 0b11\r\nGatto.\"points\" = 4\r\n",
        "[KATZE]\npoints = 4\ncost = 3 # dear",
    ] {
        assert_eq!(corrections(text), ["cat cost 3", "cat points 4"], "{text}");
    }
    assert_eq!(corrections("whale.points = 1_0"), ["whale points 10"]);
}

#[test]
fn corrections_that_change_nothing_are_dropped() {
    let text = "[cat]\nquantity = 4\ncost = 2\nfolds = 1\npoints = 4\nfamily = \"farm\"\nability = \"Gatto\"\n\
                name.en = \"Cat\"\nname.it = { one = \"Gatto\", gender = \"m\" }\n";
    assert_eq!(corrections(text), ["cat points 4"]);
    assert!(good(text).names.is_empty());
}

#[test]
fn cards_can_be_called_by_every_name_and_no_name_is_that_of_two() {
    let mut of: BTreeMap<String, Species> = BTreeMap::new();
    for (name, species) in all_names() {
        assert_eq!(*of.entry(name.clone()).or_insert(species), species, "{name}");
        for name in [name.to_uppercase(), name] {
            let text = format!("[\"{name}\"]\ncost = 9\n");
            let cost_is_9 = species.def().cost.value == 9;
            let wanted: &[_] = if cost_is_9 { &[] } else { &[format!("{species} cost 9")] };
            assert_eq!(corrections(&text), wanted);
        }
    }
    assert!(of.len() > 2 * Species::COUNT);
}

#[test]
fn a_card_may_look_like_another_one_and_is_played_as_before() {
    let file = good("[whale]\nfigure = \"Squalo\"\n[cat]\nfigure = \"lion\"\n[red_ninja]\nfigure = \"yellow_monk\"\n");
    let looks = |species, of| NewFigure { species: card(species), of: card(of) };
    assert_eq!(file.figures, [looks("cat", "lion"), looks("whale", "shark"), looks("red_ninja", "yellow_monk")]);
    assert!(file.overrides.is_empty() && std::ptr::eq(file.load(), Edition::standard()));
    // Its own picture, and that of the other version of a character, which is the same.
    assert!(good("cat.figure = \"Katze\"\nred_ninja.figure = \"yellow_ninja\"").figures.is_empty());
    assert_eq!(
        [card("fox").figure(), card("red_ninja").figure(), Species::RICE_PAPER.figure()],
        ["fox", "ninja", "rice_paper"]
    );
}

// --- names --------------------------------------------------------------------------------------------------------

/// The one name of a good file: one, many, oblique, gender.
fn only_name(text: &str) -> (String, String, String, Gender) {
    match &*good(text).names {
        [NewName { one, many, oblique, gender, .. }] => (one.clone(), many.clone(), oblique.clone(), *gender),
        names => panic!("{text}: {names:?}"),
    }
}

#[test]
fn the_grammar_of_a_name_is_given_or_that_of_the_cards_own() {
    let forms = |one: &str, many: &str, oblique: &str, gender| (name(one), name(many), name(oblique), gender);
    for (text, wanted) in [
        ("cat.name.it = { one = \"Gatta\", many = \"Gatte\", gender = \"f\" }", {
            forms("Gatta", "Gatte", "Gatta", Gender::Feminine)
        }),
        ("cat.name.it = \"Gatta\"", forms("Gatta", "Gatta", "Gatta", Gender::Masculine)),
        ("cat.name.it.gender = \"f\"", forms("Gatto", "Gatti", "Gatto", Gender::Feminine)),
        ("cat.name.en = { many = \"Cattes\" }", forms("Cat", "Cattes", "Cat", Gender::Neuter)),
        ("cat.name.en = \"  Kitty\\t\"", forms("Kitty", "Kitty", "Kitty", Gender::Neuter)),
        ("monkey.name.de = { one = \"Affe\", many = \"Äffen\" }", forms("Affe", "Äffen", "Affen", Gender::Masculine)),
        ("[cat.name.de]\none = \"Bub\"\nmany = \"Buben\"\noblique = \"Buben\"\ngender = \"m\"", {
            forms("Bub", "Buben", "Buben", Gender::Masculine)
        }),
    ] {
        assert_eq!(only_name(text), wanted, "{text}");
    }
    let file = good("monkey.name.en = \"Ape\"\n[cat.name]\nit = \"Gatta\"\nen = \"Kitty\"\n");
    let list: Vec<_> = file.names.iter().map(|n| (n.species, n.language, &*n.one)).collect();
    let wanted = [
        (card("cat"), Language::En, "Kitty"),
        (card("cat"), Language::It, "Gatta"),
        (card("monkey"), Language::En, "Ape"),
    ];
    assert_eq!(list, wanted);
    assert!(file.overrides.is_empty() && std::ptr::eq(file.load(), Edition::standard()), "names change no numbers");
}

#[test]
fn names_have_1_to_40_characters_that_can_be_printed() {
    let line = |value: &str| format!("[cat]\nname.en = \"{value}\"");
    let forty = "é".repeat(40);
    assert_eq!(only_name(&line(&forty)).0, forty);
    bad(&line(&"é".repeat(41)), 2, 11, Trouble::NameTooLong { got: 41 });
    bad(&line(""), 2, 11, Trouble::EmptyName);
    bad(&line("  \\t "), 2, 11, Trouble::EmptyName);
    for (written, character) in
        [("a\\nb", '\n'), ("\\u0000", '\0'), ("a\\u202Eb", '\u{202e}'), ("\\u200B", '\u{200b}'), ("x\\u007f", '\u{7f}')]
    {
        bad(&line(written), 2, 11, Trouble::UnprintableName { character });
    }
    bad("cat.name.it = { one = \"Gatta\", many = \"\" }", 1, 39, Trouble::EmptyName);
    bad("cat.name.de = { oblique = \"\\u0007\" }", 1, 27, Trouble::UnprintableName { character: '\u{7}' });
}

#[test]
fn two_cards_cannot_have_one_name() {
    let twice = |one: &str, language, other| Trouble::SameNameTwice { name: name(one), language, other: card(other) };
    bad("[cat]\nname.en = \"Dog\"\n", 2, 11, twice("Dog", Language::En, "dog"));
    bad("[cat]\nname.en = \"dOG\"\n", 2, 11, twice("dOG", Language::En, "dog"));
    bad("[cat]\nname.it = { gender = \"f\", one = \"cane\" }\n", 2, 33, twice("cane", Language::It, "dog"));
    // The later one is at fault, in whatever order the cards stand in the list.
    bad("[dog]\nname.de = \"Tier\"\n[cat]\nname.de = \"TIER\"\n", 4, 11, twice("TIER", Language::De, "dog"));
    bad("[cat]\nname.de = \"Tier\"\n[dog]\nname.de = \"Tier\"\n", 4, 11, twice("Tier", Language::De, "cat"));
    // Names that are free, because the other card has got another one, and names of another language.
    assert_eq!(good("[cat]\nname.en = \"Dog\"\n[dog]\nname.en = \"Cat\"\n").names.len(), 2);
    assert_eq!(good("[dog]\nname.en = \"Hound\"\n[cat]\nname.en = \"Dog\"\n").names.len(), 2);
    assert_eq!(good("[cat]\nname.en = \"Cane\"\nname.de = \"Cat\"\n").names.len(), 2);
    // A name that is itself bad takes no name away, and gives none back.
    bad("[cat]\nname.en = \"Dog\"\n[dog]\nname.en = \"\"\n", 4, 11, Trouble::EmptyName);
}

// --- problems -----------------------------------------------------------------------------------------------------

#[test]
fn problems_of_one_value_have_its_place() {
    let number = |field, (least, most), got| Trouble::OutOfRange { field, least, most, got };
    for (line, column, what) in [
        ("quantity = 21", 12, number(Number::Quantity, (0, 20), 21)),
        ("cost = 10", 8, number(Number::Cost, (0, 9), 10)),
        ("cost=-1", 6, number(Number::Cost, (0, 9), -1)),
        ("folds = 0", 9, number(Number::Folds, (1, 9), 0)),
        ("points = 100", 10, number(Number::Points, (0, 99), 100)),
        ("points = 256", 10, number(Number::Points, (0, 99), 256)),
        ("points = 99999999999999999999999", 10, number(Number::Points, (0, 99), i64::MAX)),
        ("points = -99999999999999999999999", 10, number(Number::Points, (0, 99), i64::MIN)),
        ("cost = \"2\"", 8, Trouble::WrongType { field: name("cost"), wanted: Wanted::Number }),
        ("cost = 2.0", 8, Trouble::WrongType { field: name("cost"), wanted: Wanted::Number }),
        ("cost = [2]", 8, Trouble::WrongType { field: name("cost"), wanted: Wanted::Number }),
        ("family = 2", 10, Trouble::WrongType { field: name("family"), wanted: Wanted::Text }),
        ("family = \"air\"", 10, Trouble::UnknownFamily { name: name("air") }),
        ("family = \"a\\u0000r\"", 10, Trouble::UnknownFamily { name: name("a\\u{0}r") }),
        ("ability = true", 11, Trouble::WrongType { field: name("ability"), wanted: Wanted::Text }),
        ("figure = \"cow\"", 10, Trouble::UnknownCard { name: name("cow"), like: None }),
        ("figure = \"lyon\"", 10, Trouble::UnknownCard { name: name("lyon"), like: Some(card("lion")) }),
        ("figure = 3", 10, Trouble::WrongType { field: name("figure"), wanted: Wanted::Text }),
        ("ability = \"cow\"", 11, Trouble::UnknownCard { name: name("cow"), like: None }),
        ("ability = \"lyon\"", 11, Trouble::UnknownCard { name: name("lyon"), like: Some(card("lion")) }),
        ("name = \"Cat\"", 8, Trouble::WrongType { field: name("name"), wanted: Wanted::Names }),
        ("name.fr = \"Chat\"", 6, Trouble::UnknownLanguage { name: name("fr") }),
        ("name.EN = \"Chat\"", 6, Trouble::UnknownLanguage { name: name("EN") }),
        ("name.en = 1979-05-27", 11, Trouble::WrongType { field: name("en"), wanted: Wanted::Name }),
        ("name.en = { one = 1 }", 19, Trouble::WrongType { field: name("one"), wanted: Wanted::Text }),
        ("name.it = { gender = 1 }", 22, Trouble::WrongType { field: name("gender"), wanted: Wanted::Text }),
        ("name.it = { gender = \"n\" }", 22, Trouble::UnknownGender { name: name("n"), language: Language::It }),
        ("name.en = { gender = \"m\" }", 22, Trouble::UnknownGender { name: name("m"), language: Language::En }),
        ("name.de = { gender = \"x\" }", 22, Trouble::UnknownGender { name: name("x"), language: Language::De }),
    ] {
        bad(&format!("# a cat\n[cat]\n{line}\n"), 3, column, what);
    }
    for letter in ["m", "f", "n"] {
        assert!(good(&format!("cat.name.de.gender = \"{letter}\"")).names.len() < 2, "German has all of them");
    }
}

#[test]
fn problems_of_a_key_have_its_place() {
    let field = |name: &str, known| Trouble::UnknownField { name: name.to_owned(), known };
    let fields: &[&str] = &["quantity", "cost", "folds", "points", "family", "ability", "figure", "name"];
    bad("[cat]\nprice = 2\n", 2, 1, field("price", fields));
    bad("[cat]\nCost = 2\n", 2, 1, field("Cost", fields));
    bad("[cat.food]\nx = 2\n", 1, 6, field("food", fields));
    bad("cat.name.it = { oblique = \"x\" }", 1, 17, field("oblique", &["one", "many", "gender"]));
    bad("cat.name.de = { few = \"x\" }", 1, 17, field("few", &["one", "many", "gender", "oblique"]));
    bad("[cow]\ncost = 2\n", 1, 2, Trouble::UnknownCard { name: name("cow"), like: None });
    bad("cost = 2\n", 1, 1, Trouble::UnknownCard { name: name("cost"), like: None });
    bad("cat = 2\n", 1, 7, Trouble::WrongType { field: name("cat"), wanted: Wanted::Card });
    bad("[[cat]]\ncost = 2\n", 1, 1, Trouble::WrongType { field: name("cat"), wanted: Wanted::Card });
    bad("[cat]\ncost = 3\n[Gatto]\ncost = 4\n", 3, 2, Trouble::SameCardTwice { species: card("cat") });
    bad("[CAT]\ncost = 3\n[cat]\ncost = 4\n", 3, 2, Trouble::SameCardTwice { species: card("cat") });
}

#[test]
fn a_name_that_is_almost_right_is_recognised() {
    for (written, meant) in [
        ("Racoon", Some("raccoon")),
        ("Gato", Some("cat")),
        ("shmetterling", Some("butterfly")),
        ("Waschbar", Some("raccoon")),
        ("lowe", Some("lion")),
        ("xyzzy", None),
        ("", None),
        ("gattogattogattogattogattogattogattogattogatto", None),
    ] {
        let problem = EditionFile::parse(&format!("[\"{written}\"]")).expect_err(written);
        let Trouble::UnknownCard { like, .. } = problem.what else { panic!("{problem}") };
        assert_eq!(like, meant.map(card), "{written}");
    }
    let long = EditionFile::parse(&format!("[\"{}\"]", "ü\\u0007".repeat(100))).expect_err("no card");
    let shown = format!("{}…", "ü\\u{7}".repeat(20));
    assert_eq!(long.what, Trouble::UnknownCard { name: shown, like: None });
}

#[test]
fn columns_are_counted_in_characters() {
    let out_of_range = Trouble::OutOfRange { field: Number::Cost, least: 0, most: 9, got: 11 };
    for (text, line, column) in [
        ("\"löwe\".cost = 11", 1, 15),
        ("# äöü\r\n\"Waschbär\" = { points = 3, cost = 11 }", 2, 35),
        ("\u{feff}lion.cost = 11", 1, 13),
        ("[lion]\n\t\tcost = 11", 2, 10),
        ("[lion] # 🦁\nname.en = \"🦁\"\ncost = 11", 3, 8),
        ("lion = { name.en = \"🦁🦁\", cost = 11 }", 1, 33),
    ] {
        let problem = EditionFile::parse(text).expect_err(text);
        assert_eq!((problem.line, problem.column), (line, column), "{text}: {problem}");
        assert_eq!(problem.what, out_of_range, "{text}");
    }
}

#[test]
fn text_that_is_no_toml_is_refused_by_the_parser_with_its_place() {
    for (text, line, column) in [
        ("[cat\ncost = 2", 1, 5),
        ("[cat]\ncost = ", 2, 8),
        ("[cat]\ncost 2", 2, 6),
        ("[cat]\ncost = 2\ncost = 3", 3, 1),
        ("[cat]\n[dog]\n[cat]", 3, 2),
        ("[cat]\nname.en = \"ü\\q\"", 2, 14),
        ("[cat]\nfamily = farm", 2, 10),
        ("cat = 1\ncat.cost = 2", 2, 1),
        ("# Löwe\nlöwe.cost = 1", 2, 2),
    ] {
        let problem = EditionFile::parse(text).expect_err(text);
        let Trouble::Syntax(why) = &problem.what else { panic!("{text}: {problem}") };
        assert!(!why.is_empty() && !why.contains(char::is_control), "{why:?}");
        assert_eq!((problem.line, problem.column), (line, column), "{text}: {problem}");
    }
    let deep = format!("cat = {}", "[".repeat(10_000));
    assert!(matches!(EditionFile::parse(&deep), Err(Problem { what: Trouble::Syntax(_), .. })));
}

#[test]
fn large_files_and_bytes_that_are_no_text_are_refused() {
    let just = format!("#{}", "x".repeat(MAX_BYTES - 1));
    assert_eq!((good(&just).overrides.len(), EditionFile::parse_bytes(just.as_bytes())), (0, Ok(good(""))));
    bad(&format!("{just}x"), 1, 1, Trouble::TooLarge);
    let too_large = Err(Problem { line: 1, column: 1, what: Trouble::TooLarge });
    assert_eq!(EditionFile::parse_bytes(&[0xff; MAX_BYTES + 1]), too_large);
    for (bytes, column) in [(&b"[cat]\n# \xc3\xa9\xff"[..], 4), (b"[cat]\n# \xff", 3), (b"[cow]\n\xc3", 1)] {
        let no_text = Err(Problem { line: 2, column, what: Trouble::NotText });
        assert_eq!(EditionFile::parse_bytes(bytes), no_text, "{bytes:?}");
    }
    assert_eq!(EditionFile::parse_bytes("[cat]\n# é".as_bytes()), Ok(good("")));
}

#[test]
fn the_problem_that_stands_first_is_told() {
    // In the order of the file, not in that of the alphabet or of the card list.
    let text = "[pig]\npoints = 200\ncost = 100\n[cat]\ncost = 100\n";
    assert_eq!(EditionFile::parse(text).map_err(|p| (p.line, p.column)), Err((2, 10)));
    let text = "pig.cost = 3\ncow.cost = 1\npig.folds = 100\ncat.name.en = 'Pig'\n";
    assert_eq!(EditionFile::parse(text).map_err(|p| (p.line, p.column)), Err((2, 1)));
    let text = "cat.name.en = 'Pig'\npig.folds = 100\n";
    assert_eq!(EditionFile::parse(text).map_err(|p| (p.line, p.column)), Err((1, 15)));
    // What concerns the file as a whole comes after what is wrong with one value.
    let text = "cat.quantity = 0\npig.folds = 100\n";
    assert_eq!(EditionFile::parse(text).map_err(|p| (p.line, p.column)), Err((2, 13)));
}

#[test]
fn what_concerns_the_whole_file_stands_at_the_first_correction_that_matters() {
    let unusable = Trouble::Unusable;
    let small = unusable(BadEdition::SmallFamily(Family::Farm, 14));
    bad("[owl]\nquantity = 3\n[cat]\ncost = 3\nquantity = 0\n", 5, 12, small.clone());
    bad("[ant]\ncost = 1\n[cat]\nfamily = \"sky\"\n", 4, 10, small);
    let large = unusable(BadEdition::LargeFamily(Family::Sky, 21));
    bad("[cat]\nquantity = 5\n[fox]\nfamily = \"sky\"\n[owl]\nquantity = 3\n", 4, 10, large.clone());
    // A card that moves takes its number along.
    bad("[fox]\nquantity = 3\nfamily = \"sky\"\n", 2, 12, large);
    let of_families = || Species::all().filter(|s| !s.is_character());
    let many: String = of_families().map(|s| format!("[{s}]\nquantity = 18\n")).collect();
    bad(&many, 2, 12, unusable(BadEdition::TooManyCards(69 * 18 + 20)));
    let folds: String = of_families().map(|s| format!("[{s}]\npoints = 90\nfolds = 1\n")).collect();
    let problem = EditionFile::parse(&folds).expect_err("too many payments");
    assert!(matches!(problem.what, Trouble::Unusable(BadEdition::TooManyPayments(_))), "{problem}");
    // The Cat is worth one fold anyway.
    assert_eq!((problem.line, problem.column), (6, 9));
    let fixed = Override { species: card("red_monk"), change: Change::Points(3) };
    bad("[red_monk]\ncost = 3\npoints = 3\n", 3, 10, unusable(BadEdition::FixedFact(fixed)));
    let wrong = Override { species: card("cat"), change: Change::AbilityOf(card("red_monk")) };
    bad("[cat]\ncost = 3\nability = \"red_monk\"\n", 3, 11, unusable(BadEdition::WrongAbility(wrong)));
    let rounds = "[oni]\nquantity = 2\nability = \"dragon\"\n[kappa]\nability = \"dragon\"\n";
    bad(rounds, 3, 11, unusable(BadEdition::TooManyRounds(8)));
}

#[test]
fn a_family_that_has_not_18_cards_is_warned_of() {
    let warning = |line, column, family, cards| Warning { line, column, family, cards };
    let file = good("[cat]\nquantity = 4\n[pig]\ncost = 1\nquantity = 3\n");
    assert_eq!(file.warnings, [warning(5, 12, Family::Farm, 19)]);
    assert_eq!(file.warnings[0].to_string(), "5:12: farm has 19 cards, in print it has 18");
    let file = good("[owl]\nquantity = 1\n[fox]\nfamily = \"lawn\"\n");
    let wanted = [warning(2, 12, Family::Sky, 17), warning(4, 10, Family::Farm, 16), warning(4, 10, Family::Lawn, 20)];
    assert_eq!(file.warnings, wanted);
    assert!(good("[cat]\nquantity = 5\n[pig]\nquantity = 1\n").warnings.is_empty(), "18 in all");
}

#[test]
fn every_problem_is_one_line_of_english() {
    for (text, line) in [
        ("[cow]", "1:2: there is no card \"cow\""),
        ("[Racoon]", "1:2: there is no card \"Racoon\"; is \"raccoon\" meant?"),
        ("[cat]\ncost = 99", "2:8: cost must be from 0 to 9, not 99"),
        ("[cat]\ncost = 'x'", "2:8: \"cost\" needs a whole number"),
        ("cat = 1", "1:7: \"cat\" needs the facts of a card below it, as in [cat]"),
        ("cat.name = 'Kitty'", "1:12: \"name\" needs a language, as in name.en"),
        ("cat.name.en = 1", "1:15: \"en\" needs a text in quotes, or the forms of the name in braces"),
        ("cat.family = 1", "1:14: \"family\" needs a text in quotes"),
        (
            "cat.x = 1",
            "1:5: there is no field \"x\" here, only quantity, cost, folds, points, family, ability, figure, name",
        ),
        (
            "cat.family = 'air'",
            "1:14: there is no family \"air\", only farm, sky, sea, savannah, lawn, polar, exotic, dinosaurs, legendary",
        ),
        ("cat.name.it.gender = 'n'", "1:22: there is no gender \"n\" in language it, only m, f"),
        ("cat.name.en.gender = 'f'", "1:22: there is no gender \"f\" in language en, only n"),
        ("cat.name.fr = 'x'", "1:10: there is no language \"fr\", only en, it, de"),
        ("cat.name.en = ''", "1:15: a name needs at least one character"),
        ("cat.name.en = \"\\b\"", "1:15: a name can't have the character U+0008"),
        ("cat.name.en = 'Pig'", "1:15: \"Pig\" is the name of pig too in language en"),
        ("[cat]\n[Gatto]", "2:2: cat is corrected in two parts of the file"),
        ("cat.quantity = 0", "1:16: farm has 14 cards, needs at least 15"),
    ] {
        assert_eq!(EditionFile::parse(text).expect_err(text).to_string(), line);
    }
    assert_eq!(Trouble::NameTooLong { got: 41 }.to_string(), "a name has at most 40 characters, this one has 41");
    assert_eq!(Trouble::TooLarge.to_string(), "the file has more than 1048576 bytes");
}

// --- the template -------------------------------------------------------------------------------------------------

/// A line that holds a value, without the mark that comments it out.
fn uncommented(line: &str) -> Option<&str> {
    line.strip_prefix('#').filter(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()))
}

#[test]
fn the_template_is_a_good_file_whichever_lines_are_uncommented() {
    let template = EditionFile::template();
    let nothing = good("");
    assert_eq!(good(&template), nothing);
    let lines: Vec<_> = template.lines().collect();
    let whole: Vec<_> = lines.iter().map(|line| uncommented(line).unwrap_or(line)).collect();
    let file = good(&whole.join("\n"));
    assert_eq!(file, nothing, "no correction, no name, no warning");
    let all: Families = Family::ALL.into_iter().collect();
    let characters: Characters = Character::ALL.into_iter().collect();
    assert_eq!(file.load().digest(all, characters), Edition::standard().digest(all, characters));
    let mut count = 0;
    for (i, line) in lines.iter().enumerate() {
        if let Some(value) = uncommented(line) {
            let mut changed = lines.clone();
            changed[i] = value;
            assert_eq!(good(&changed.join("\n")), nothing, "{value}");
            count += 1;
        }
    }
    // Characters have no line for quantity, points and family.
    assert_eq!(count, 10 * 69 + 7 * 20);
}

#[test]
fn every_line_of_the_template_corrects_its_own_card() {
    let (mut of, mut checked) = (None, 0);
    let template = EditionFile::template();
    for line in template.lines() {
        if let Some(slug) = line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
            of = Species::named(slug);
        }
        let Some((value, whose)) = uncommented(line).and_then(|l| l.split_once(" # ")) else { continue };
        let (species, def) = of.map(|s| (s, s.def())).expect("below a card");
        let (field, value) = value.split_once(" = ").expect("a value");
        let from = match field {
            "quantity" => def.quantity.from,
            "cost" => def.cost.from,
            "folds" => def.folds.from,
            "points" => def.points.from,
            "family" => def.family.from,
            "ability" => def.ability.from,
            "figure" => Provenance::Ours,
            _ => def.name.of(Language::named(&field["name.".len()..]).expect("a language")).from,
        };
        let word = if from == Provenance::Printed { "printed" } else { "ours" };
        assert!(whose.starts_with(word), "{species}: {line}");
        assert_eq!(whose.contains("a part"), field == "ability" && word == "printed" && def.ours.is_some(), "{line}");
        // Another number in its place is a correction of that card.
        if field == "cost" {
            let n: u8 = value.trim().parse().expect("a number");
            let n = if n == 9 { 8 } else { n + 1 };
            let file = good(&template.replace(&format!("[{species}]"), &format!("[{species}]\n{field} = {n}")));
            assert_eq!(file.overrides, [Override { species, change: Change::Cost(n) }]);
            checked += 1;
        }
    }
    assert_eq!(checked, Species::COUNT);
}
