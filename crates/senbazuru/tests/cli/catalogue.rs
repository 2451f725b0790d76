//! `rules`, `cards` and `card`, in three languages.

use std::collections::BTreeSet;
use std::fs;

use origami::card::{Field, Provenance};
use origami::{Family, Species};
use serde_json::{Value, json};

use crate::{Run, command, directory, good, run};

const LANGUAGES: [&str; 3] = ["en", "it", "de"];

/// Runs the binary in an environment.
fn run_in(args: &str, environment: &[(&str, &str)]) -> Run {
    command(args).envs(environment.iter().copied()).output().expect("the binary starts").into()
}

/// Writes an edition file and returns its path.
fn edition(name: &str, text: &str) -> String {
    let dir = directory(name);
    fs::create_dir_all(&dir).expect("a directory");
    let path = dir.join("edition.toml");
    fs::write(&path, text).expect("a file");
    path.display().to_string()
}

/// The only line on standard error of a run that must be refused.
pub(crate) fn refusal(args: &str) -> String {
    let run = run(args);
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{args}");
    assert_eq!(run.stderr.lines().count(), 1, "{args}: {}", run.stderr);
    run.stderr.strip_prefix("senbazuru: ").expect(args).trim_end().to_owned()
}

fn rules_file(language: &str) -> String {
    let path = format!("{}/../phrases/rules/origami.{language}.md", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).expect("the rules")
}

#[test]
fn all_rules_are_printed_in_each_language() {
    for language in LANGUAGES {
        let file = rules_file(language);
        let plain = good(&format!("rules --lang {language}")).stdout;
        // The same words in the same order, without the marks.
        let anchors = |text: &str| text.lines().filter(|l| !l.starts_with("<a id=")).collect::<Vec<_>>().join("\n");
        let words = |text: &str| {
            let text = text.replace(['*', '#'], "");
            text.split_whitespace().map(|w| w.trim_end_matches('.').to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(words(&plain), words(&anchors(&file)), "{language}");
        assert!(!plain.contains('*') && !plain.contains('#') && !plain.contains('<'), "{language}");
        assert!(plain.lines().all(|l| l.chars().count() <= 100) && plain.lines().any(|l| l.chars().count() > 90));
        assert_eq!(good(&format!("rules --markdown --lang {language}")).stdout, file, "{language}");
    }
}

#[test]
fn a_rule_or_a_chapter_can_be_looked_up() {
    let rule = good("rules O-5.1").stdout;
    assert!(rule.starts_with("O-5.1 · Paying exactly\n  Choose a card in your hand to play."), "{rule}");
    for id in ["o-5.1", "o5.1", "5.1"] {
        assert_eq!(good(&format!("rules {id}")).stdout, rule);
    }
    let chapter = good("rules 5").stdout;
    assert!(chapter.starts_with("O-5 Play one origami\n") && chapter.contains(&rule));
    assert_eq!(chapter.lines().filter(|l| l.starts_with("O-5.")).count(), 11);
    assert!(!chapter.contains("O-6.1 ·"));
    let markdown = good("rules O-5.1 --markdown").stdout;
    assert!(
        markdown.starts_with("<a id=\"O-5.1\"></a>\n**O-5.1 · Paying exactly.** Choose")
            && markdown.contains("**exactly**")
    );
    // Lists stay lists.
    assert!(good("rules O-1.2").stdout.contains("\n  - its name and its family;\n"));
}

#[test]
fn the_glossary_is_printed() {
    let english = good("rules glossary").stdout;
    assert!(english.starts_with("Glossary\n\norigami\n  A card of the game"), "{english}");
    assert!(english.contains("\nDraw Line\n  "));
    assert_eq!(good("rules glossario").stdout, english);
    assert!(good("rules glossary --lang it").stdout.contains("\nfila\n  "));
    assert!(good("rules glossary --lang de").stdout.contains("\nNachschubzeile\n  "));
    let markdown = good("rules glossary --markdown").stdout;
    assert_eq!(
        markdown.lines().filter(|l| l.starts_with("- **")).count(),
        english.lines().filter(|l| l.is_empty()).count()
    );
}

#[test]
fn an_unknown_rule_is_refused_with_the_nearest() {
    let why = refusal("rules O-5.12");
    assert!(
        why.contains("“O-5.12”") && why.contains("O-5.9, O-5.10, O-5.11") && why.contains("senbazuru rules"),
        "{why}"
    );
    assert!(refusal("rules O-12 --lang it").starts_with("La regola «O-12» non esiste."));
    assert!(refusal("rules xyz --lang de").starts_with("Eine Regel „xyz“ gibt es nicht."));
    let odd: Run = command("rules").arg("a\x1b[2J\nb").output().expect("it runs").into();
    assert!(odd.code == Some(2) && !odd.stderr.contains('\x1b') && odd.stderr.lines().count() == 1, "{}", odd.stderr);
}

#[test]
fn the_environment_decides_the_language_unless_told() {
    let title = |args: &str, environment: &[(&str, &str)]| {
        run_in(args, environment).stdout.lines().next().expect("a title").to_owned()
    };
    let (english, italian, german) = ("Origami — the rules", "Origami — le regole", "Origami — die Regeln");
    assert_eq!(title("rules", &[("LC_ALL", "it_IT.UTF-8"), ("LANG", "de_DE")]), italian);
    assert_eq!(title("rules", &[("LC_ALL", ""), ("LC_MESSAGES", "de_AT"), ("LANG", "it_IT")]), german);
    assert_eq!(title("rules", &[("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "it_IT")]), italian);
    assert_eq!(title("rules", &[("LC_ALL", "C"), ("LANG", "it_IT")]), english);
    assert_eq!(title("rules", &[("LC_ALL", "fr_FR")]), english);
    assert_eq!(title("rules --lang de", &[("LC_ALL", "it_IT")]), german);
    assert!(refusal("rules --lang fr").contains("en, it, de"));
}

#[test]
fn terminals_get_colour_and_their_width() {
    let forced = run_in("rules O-5.1", &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "")]).stdout;
    assert!(forced.contains("\x1b[1mexactly\x1b[0m") && !forced.contains('*'), "{forced:?}");
    for args in ["rules", "rules glossary", "cards", "card fox"] {
        let without = run_in(args, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]).stdout;
        assert!(!without.contains('\x1b') && without == good(args).stdout, "{args}");
        for language in LANGUAGES {
            for columns in [80, 120] {
                let run = run_in(&format!("{args} --lang {language}"), &[("COLUMNS", &columns.to_string())]);
                let widest = run.stdout.lines().map(|l| l.chars().count()).max();
                assert!(
                    widest.is_some_and(|w| w <= columns),
                    "{args} {language} {columns}: {widest:?}\n{}",
                    run.stdout
                );
            }
        }
    }
}

/// The name, family and numbers of every row of the table.
fn rows(table: &str) -> Vec<Vec<String>> {
    let mut lines = table.lines();
    let heading: Vec<_> = lines.next().expect("headings").chars().collect();
    // Words stand below the beginning of their headings, numbers below the end of theirs, a mark behind them.
    let mut ends = Vec::new();
    let mut starts = Vec::new();
    for at in 0..heading.len() {
        if heading[at] != ' ' && (at == 0 || heading[at - 1] == ' ') {
            starts.push(at);
        }
        if heading[at] != ' ' && heading.get(at + 1).is_none_or(|c| *c == ' ') {
            ends.push(at + 1);
        }
    }
    let mut rows: Vec<Vec<String>> = Vec::new();
    for line in lines.take_while(|line| !line.contains(": ") || line.starts_with('─') || line.contains("   ")) {
        let letters: Vec<_> = line.chars().collect();
        let cell = |from: usize, to: usize| {
            letters[from.min(letters.len())..to.min(letters.len())].iter().collect::<String>().trim().to_owned()
        };
        if line.starts_with('─') {
            continue;
        }
        let (name, numbers) = (cell(0, starts[1]), cell(starts[1], ends[5] + 1));
        let words: Vec<_> = numbers.split_whitespace().collect();
        match words.split_last_chunk::<4>() {
            Some((family, numbers)) if words.len() >= 5 && !numbers[0].starts_with(char::is_alphabetic) => {
                let mut row = vec![name, family.join(" ")];
                row.extend(numbers.iter().map(|&number| number.to_owned()));
                rows.push(row);
            }
            _ => {
                let row = rows.last_mut().expect("a row");
                for (whole, part) in row.iter_mut().zip([name, numbers]) {
                    *whole = format!("{whole} {part}").trim().to_owned();
                }
            }
        }
    }
    rows
}

#[test]
fn the_table_has_every_card_and_marks_what_is_ours() {
    for (language, of) in LANGUAGES.into_iter().zip(tabletop::Language::ALL) {
        let table = good(&format!("cards --lang {language}")).stdout;
        let rows = rows(&table);
        assert_eq!(rows.len(), Species::COUNT + 1);
        for species in Species::all().chain([Species::RICE_PAPER]) {
            let def = species.def();
            let name = def.name.of(of);
            let marked = |from, text: &str| format!("{text}{}", if from == Provenance::Ours { "*" } else { "" });
            let wanted = marked(name.from, name.value.one);
            let row = rows.iter().find(|row| row[0] == wanted).expect(&wanted);
            let number = |n: Field<u8>| marked(n.from, &n.value.to_string());
            let numbers = match species.is_rice_paper() {
                false => [def.quantity, def.cost, def.folds, def.points].map(number),
                true => [number(def.quantity), "–".to_owned(), number(def.folds), "–".to_owned()],
            };
            assert_eq!(row[2..6], numbers, "{row:?}");
        }
        assert!(table.lines().any(|l| l.starts_with("* ")) && !table.contains('°'), "{language}");
    }
    let english = good("cards --game origami").stdout;
    // Whole effects of ours and printed ones with a part of ours have a star, others have none.
    assert!(english.contains("the Draw Line, whatever their folds.*") && english.contains("take at least 1 card.*"));
    assert!(english.contains("Draw 1 card from the deck.\n"));
}

#[test]
fn families_are_chosen_by_a_name_in_any_language() {
    let farm_and_lawn = good("cards --family farm,lawn").stdout;
    assert!(farm_and_lawn.contains("\nFox ") && farm_and_lawn.contains("\nAnt ") && !farm_and_lawn.contains("\nOwl "));
    assert_eq!(good("cards --family Fattoria,WIESE").stdout, farm_and_lawn);
    assert_eq!(good("cards --family lawn --family bauernhof").stdout, farm_and_lawn);
    assert_eq!(
        refusal("cards --family wood"),
        "There is no family “wood”. The families: Farm, Sky, Sea, Savannah, Lawn, Polar, Exotic, Dinosaurs, Legendary."
    );
    assert!(
        refusal("cards --family bosco --lang it").ends_with("savana, prato, polari, esotici, dinosauri, leggendari.")
    );
    let polar = good("cards --family polar").stdout;
    assert!(polar.contains("\nSnowy Owl*") && !polar.contains("\nOwl ") && !polar.contains("Rice Paper"), "{polar}");
    assert!(polar.contains("\nPolar Bear "), "a name is in one line where there is room: {polar}");
}

#[test]
fn the_cards_of_a_game_are_its_families_characters_and_rice_paper() {
    let ids = |args: &str| -> Vec<String> {
        let cards = good(&format!("cards --json {args}")).json();
        cards.as_array().expect("an array").iter().map(|c| c["id"].as_str().expect("a name").to_owned()).collect()
    };
    let (all, origami, legends) = (ids(""), ids("--game origami"), ids("--game legends"));
    assert_eq!((origami.len(), legends.len()), (38, 31 + 20 + 1));
    assert_eq!(all, [origami, legends.clone()].concat());
    assert_eq!(ids("--game mixed"), all);
    assert_eq!(
        (legends[0].as_str(), legends[31].as_str(), legends[51].as_str()),
        ("arctic_hare", "yellow_musician", "rice_paper")
    );
    assert!(refusal("cards --game legends --family polar").contains("--family"));
    assert!(refusal("cards --game chess").contains("chess"));
    let table = good("cards --game legends").stdout;
    let rows = rows(&table);
    let row = |name: &str| rows.iter().find(|row| row[0] == name).unwrap_or_else(|| panic!("{name}: {table}"));
    assert_eq!(row("Ninja (red)")[1..], ["character, red", "1", "4", "2", "0"]);
    assert_eq!(row("Rice Paper")[1..], ["none", "18", "–", "1", "–"]);
}

#[test]
fn json_holds_every_fact_with_its_provenance() {
    let cards = good("cards --json").json();
    let cards = cards.as_array().expect("an array");
    assert_eq!(cards.len(), Species::COUNT + 1);
    for (card, species) in cards.iter().zip(Species::all().chain([Species::RICE_PAPER])) {
        let def = species.def();
        assert_eq!((&card["id"], &card["ability_of"]), (&json!(species.slug()), &json!(species.slug())));
        // Rice paper has no cost, no points and no effect.
        let of_origami = |value: Value| if species.is_rice_paper() { Value::Null } else { value };
        assert_eq!(card["kind"], of_origami(json!(def.ability.value.kind())), "{species}");
        for (key, number, value) in [
            ("quantity", def.quantity, json!(def.quantity.value)),
            ("cost", def.cost, of_origami(json!(def.cost.value))),
            ("folds", def.folds, json!(def.folds.value)),
            ("points", def.points, of_origami(json!(def.points.value))),
        ] {
            assert_eq!((&card[key], &card["provenance"][key]), (&value, &json!(number.from)), "{species}");
        }
        let (character, colour) = species.character().unzip();
        assert_eq!((&card["character"], &card["colour"]), (&json!(character), &json!(colour)), "{species}");
        assert_eq!(card["family"].is_null(), character.is_some() || species.is_rice_paper(), "{species}");
        assert_eq!(
            (&card["family"], &card["provenance"]["family"]),
            (&json!(def.family.value), &json!(def.family.from))
        );
        assert_eq!(card["provenance"]["kind"], json!(def.kind));
        assert_eq!(card["provenance"]["text"], json!(def.ability.from));
        assert_eq!(card["ours"].is_null(), def.ours.is_none());
        for (code, language) in LANGUAGES.into_iter().zip(tabletop::Language::ALL) {
            let name = def.name.of(language);
            assert_eq!((&card["name"][code], &card["plural"][code]), (&json!(name.value.one), &json!(name.value.many)));
            assert_eq!(card["provenance"]["name"][code], json!(name.from));
            assert_eq!(card["text"][code], json!(def.text.of(language)));
            assert_eq!(card["ours"][code], json!(def.ours.map(|words| words.of(language))));
        }
    }
    let keys: BTreeSet<_> = cards[0].as_object().expect("an object").keys().map(String::as_str).collect();
    let wanted = "id name plural family character colour quantity cost folds points kind text ours ability_of figure_of provenance";
    assert_eq!(keys, wanted.split(' ').collect());
    assert_eq!(good("cards --json --lang de").stdout, good("cards --json").stdout);
    let sea = good("cards --json --family sea").json();
    let in_sea = Species::all().filter(|s| s.def().family.value == Some(Family::Sea)).count();
    assert_eq!(sea.as_array().map(Vec::len), Some(in_sea));
    assert!(sea.as_array().expect("an array").iter().all(|c| c["family"] == "sea"));
    assert_eq!(good("card Fuchs --json").json(), *cards.iter().find(|c| c["id"] == "fox").expect("the Fox"));
}

#[test]
fn the_template_is_printed_and_changes_nothing() {
    let template = good("cards --template").stdout;
    assert_eq!(template, origami::EditionFile::template());
    let path = edition("template", &template);
    assert_eq!(good(&format!("cards --edition {path}")).stdout, good("cards").stdout);
    assert!(refusal("cards --template --json").contains("--json"));
}

#[test]
fn corrections_of_an_edition_are_shown_as_such() {
    let path = edition(
        "corrected",
        "[fox]\ncost = 7\npoints = 5\nname.it = { one = \"Volpona\", many = \"Volpone\", gender = \"f\" }\n[cat]\nability = \"raccoon\"\n",
    );
    let with = |command: &str| good(&format!("{command} --edition {path}"));
    let cards = with("cards --json").json();
    let card = |id: &str| -> Value {
        cards.as_array().expect("an array").iter().find(|c| c["id"] == id).expect("a card").clone()
    };
    let (fox, cat, raccoon) = (card("fox"), card("cat"), card("raccoon"));
    assert_eq!((&fox["cost"], &fox["provenance"]["cost"]), (&json!(7), &json!("edition")));
    assert_eq!((&fox["points"], &fox["provenance"]["points"]), (&json!(5), &json!("ours")), "the same as before");
    assert_eq!((&fox["name"]["it"], &fox["provenance"]["name"]["it"]), (&json!("Volpona"), &json!("edition")));
    assert_eq!((&fox["name"]["en"], &fox["provenance"]["name"]["en"]), (&json!("Fox"), &json!("printed")));
    assert_eq!(cat["ability_of"], "raccoon");
    for key in ["kind", "text", "ours"] {
        assert_eq!(cat[key], raccoon[key], "{key}");
    }
    assert!(cat["provenance"]["kind"] == "edition" && cat["provenance"]["text"] == "edition");
    assert!(raccoon["provenance"]["text"] == "printed" && fox["provenance"]["text"] == "printed");

    let table = with("cards").stdout;
    assert!(table.contains(" 7°") && table.lines().any(|l| l.starts_with("° ")), "{table}");
    let told = with("card volpona --lang it").stdout;
    assert!(told.starts_with("Volpona\n") && told.contains("corretto dall'edizione"), "{told}");
    assert!(told.contains("O-9.3"), "the rules still call it by its own name: {told}");
    let told = with("card cat").stdout;
    assert!(
        told.contains("effect taken from") && told.contains("Raccoon") && told.contains("Our ruling: either part"),
        "{told}"
    );
    assert!(refusal("cards --edition nowhere.toml").starts_with("nowhere.toml: "));
}

#[test]
fn one_card_in_full() {
    let fox = good("card Fox").stdout;
    for line in [
        "name (English)  Fox, Foxes      printed",
        "name (Italian)  Volpe, Volpi    printed",
        "cost            8               printed",
        "points          5               ours",
        "kind            special action  printed",
        "effect          Look at 3 cards from the deck, discard 1 of them and take the other 2. (printed)",
        "O-9.3  Fox and Skate",
    ] {
        assert!(fox.lines().any(|l| l.trim() == line), "{line} in {fox}");
    }
    for name in ["fox", "Volpi", "FÜCHSE"] {
        assert_eq!(good(&format!("card {name}")).stdout, fox, "{name}");
    }
    assert!(
        good("card raccoon")
            .stdout
            .contains("\n                  Our ruling: either part may be left out, but not both.\n")
    );
    // German bends names: "des Delfins", "mit dem Löwen".
    assert!(good("card dolphin --lang de").stdout.contains("  O-9.11  "));
    assert!(good("card lion --lang de").stdout.contains("  O-9.8"));
    // A word of the rules that only contains a name is no mention of the card.
    assert!(!good("card ant").stdout.contains("O-9.19"), "\"Elephant\" is no Ant");
}

/// A name of several words, with or without what joins them, in any language; a character by its colour or both.
#[test]
fn a_name_may_have_several_words() {
    let hare = good("card arctic_hare").stdout;
    assert!(hare.starts_with("Arctic Hare\n"), "{hare}");
    for name in ["arctic hare", "Arctic Hare", "ARCTIC_HARE", "lepre artica", "Lepri artiche", "Polarhase"] {
        assert_eq!(good(&format!("card {name}")).stdout, hare, "{name}");
    }
    for (name, id) in [
        ("t_rex", "t_rex"),
        ("T-Rex", "t_rex"),
        ("t rex", "t_rex"),
        ("nine-tailed fox", "nine_tailed_fox"),
        ("nine tailed fox", "nine_tailed_fox"),
        ("volpe a nove code", "nine_tailed_fox"),
        ("Neunschwänziger Fuchs", "nine_tailed_fox"),
        ("orso polare", "polar_bear"),
        ("Eisbären", "polar_bear"),
        ("musician (yellow)", "yellow_musician"),
        ("yellow_musician", "yellow_musician"),
        ("yellow musician", "yellow_musician"),
        ("Lottatore di sumo (rosso)", "red_sumo_wrestler"),
        ("Sumoringer (gelb)", "yellow_sumo_wrestler"),
        ("rice paper", "rice_paper"),
        ("carta di riso", "rice_paper"),
        ("Reispapier", "rice_paper"),
    ] {
        assert_eq!(good(&format!("card {name} --json")).json()["id"], id, "{name}");
    }
    let both = good("card musicista --lang it").stdout;
    assert!(both.starts_with("Musicista (giallo)\n") && both.contains("\n\nMusicista (rosso)\n"), "{both}");
    assert!(both.contains("personaggio, giallo") && both.contains("personaggio, rosso"), "{both}");
    assert!(refusal("card musician --json").ends_with("Did you mean: Musician (yellow), Musician (red)?"));
}

#[test]
fn a_card_names_the_rules_of_both_games() {
    let fox = good("card nine_tailed_fox").stdout;
    assert!(fox.lines().any(|l| l.trim().starts_with("L-7.6 ")), "{fox}");
    let fox = good("card fox").stdout;
    assert!(!fox.contains("L-7.6"), "it has no nine tails: {fox}");
    let geisha = good("card red_geisha --lang de").stdout;
    assert!(
        geisha.contains("L-7.12") && geisha.contains("Charakter, rot") && geisha.contains("Dauereffekt"),
        "{geisha}"
    );
    let paper = good("card rice paper --lang it").stdout;
    assert!(paper.contains("L-5.1") && !paper.contains("costo"), "{paper}");
}

#[test]
fn a_card_is_understood_or_refused() {
    let typo = good("card schmeterling").stdout;
    assert!(typo.starts_with("“schmeterling” was understood as Butterfly.\n\nButterfly\n"), "{typo}");
    assert!(good("card elephnat --lang de").stdout.starts_with("„elephnat“ wurde als Elefant verstanden.\n"));
    assert_eq!(good("card schmeterling --json").json()["id"], "butterfly");
    assert_eq!(refusal("card chic"), "There is no card “chic”. Did you mean: Chick, Chicken?");
    assert!(refusal("card chic --lang it").ends_with("Pulcino, Gallina?"));
    assert_eq!(
        refusal("card big unicorn --lang de"),
        "Eine Karte „big unicorn“ gibt es nicht. Alle Karten zeigt: senbazuru cards"
    );
    assert!(!refusal("card").is_empty());
}

#[test]
fn help_has_examples() {
    for name in ["rules", "cards", "card"] {
        let help = good(&format!("{name} --help")).stdout;
        assert!(help.contains("Examples:") && help.contains(&format!("senbazuru {name}")), "{help}");
    }
}
