//! `--edition`: an owner's corrections, in every command that plays.

use std::path::PathBuf;

use crate::{Run, command, directory, good, recorded, run, run_with_input};

/// A file with this text in a directory of this name.
fn file(name: &str, text: &[u8]) -> PathBuf {
    let dir = directory(name);
    std::fs::create_dir_all(&dir).expect("made");
    let path = dir.join("mine.toml");
    std::fs::write(&path, text).expect("written");
    path
}

const DEAR_CAT: &[u8] = b"[cat]\ncost = 3\n[ANT]\npoints = 3 # as it is\n";

#[test]
fn a_changed_cost_is_another_edition_and_another_game() {
    let path = file("edition-simulate", DEAR_CAT);
    let simulate = |more: &str| good(&format!("simulate origami --families farm,sky --games 50 --json{more}")).json();
    let (plain, dear) = (simulate(""), simulate(&format!(" --edition {}", path.display())));
    assert_ne!(plain["edition"], dear["edition"]);
    assert_ne!(plain["digest"], dear["digest"]);
    let perft = |more: &str| good(&format!("perft origami --families farm,sky --depth 4 --json{more}")).json();
    let (plain, dear_perft) = (perft(""), perft(&format!(" --edition {}", path.display())));
    assert_ne!(plain["edition"], dear_perft["edition"]);
    assert_eq!(dear["edition"], dear_perft["edition"]);
    assert_ne!(plain["counts"], dear_perft["counts"]);
}

#[test]
fn a_file_that_changes_nothing_is_the_standard_edition() {
    let text = origami::EditionFile::template();
    let values = text.lines().map(|l| l.strip_prefix('#').filter(|r| r.starts_with(char::is_alphabetic)).unwrap_or(l));
    let whole = values.collect::<Vec<_>>().join("\n");
    assert!(whole.lines().any(|l| l.starts_with("cost = ")));
    for (name, text) in [("edition-empty", ""), ("edition-template", &*text), ("edition-whole", &*whole)] {
        let path = file(name, text.as_bytes());
        let args = format!("--games 3 --edition {}", path.display());
        assert_eq!(recorded(&format!("{name}-records"), &args), recorded("edition-plain", "--games 3"), "{name}");
    }
}

#[test]
fn records_name_the_corrections_and_replay_with_and_without_the_file() {
    let path = file("edition-record", DEAR_CAT);
    let with_file = format!("replay - --json --edition {}", path.display());
    for record in recorded("edition-records", &format!("--families farm,sky --games 5 --edition {}", path.display())) {
        assert_eq!(record.matches("\noverride ").count(), 1, "what changes nothing is not named");
        assert!(record.contains("\noverride cat cost 3\nmoves\n"), "{record}");
        let alone = run_with_input("replay - --json", record.as_bytes());
        let with = run_with_input(&with_file, record.as_bytes());
        assert_eq!((alone.code, alone.stderr.as_str()), (Some(0), ""));
        assert_eq!((with.code, with.stderr.as_str()), (Some(0), ""));
        assert_eq!(alone.json(), with.json());
        // The file stands in for the lines.
        let bare = record.replace("override cat cost 3\n", "");
        assert_eq!(run_with_input("replay - --json", bare.as_bytes()).code, Some(2));
        assert_eq!(run_with_input(&with_file, bare.as_bytes()).json(), alone.json());
    }
}

#[test]
fn a_record_of_another_edition_is_refused_at_its_digest() {
    let record = recorded("edition-plain-record", "--families farm,sky --games 1").remove(0);
    let refused = |name: &str, text: &[u8]| {
        let path = file(name, text);
        let run = run_with_input(&format!("replay - --edition {}", path.display()), record.as_bytes());
        assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1), "{}", run.stderr);
        run.stderr
    };
    let why = refused("edition-other", DEAR_CAT);
    assert!(why.starts_with("senbazuru: standard input: line 6, column 9: the edition here has digest "), "{why}");
    // Cards that are not in play may be what they like.
    let path = file("edition-far", b"[ant]\ncost = 9\n");
    let run = run_with_input(&format!("replay - --edition {}", path.display()), record.as_bytes());
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    assert_eq!(run.stdout, run_with_input("replay -", record.as_bytes()).stdout);
}

/// Every command that takes the option.
fn every_command(path: &str) -> Vec<Run> {
    let commands = ["simulate origami --games 2", "perft origami --depth 1", "bench --seconds 1", "replay /dev/null"];
    commands.iter().map(|command| run(&format!("{command} --edition {path}"))).collect()
}

#[test]
fn a_bad_file_is_refused_with_its_place_by_every_command() {
    let path = file("edition-bad", b"[cat]\n# \xc3\xa4\n[Racoon]\ncost = 3\n");
    let path = path.display().to_string();
    for run in every_command(&path) {
        assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""));
        let wanted = format!("senbazuru: {path}:3:2: There is no card “Racoon”. Did you mean “Raccoon”?\n");
        assert_eq!(run.stderr, wanted);
    }
    for run in every_command("/no/such/file") {
        assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1));
        assert!(run.stderr.starts_with("senbazuru: /no/such/file: The file cannot be read: "), "{}", run.stderr);
    }
    for (text, place) in [
        (&b"[cat]\ncost = 99\n"[..], "2:8: “cost” must be from 0 to 9, not 99."),
        (b"[cat]\nname.en = '\xff'", "2:12: This is not UTF-8 text."),
        (b"[cat]\ncost 3", "2:6: This cannot be read as TOML: "),
        (b"[cat]\nquantity = 0", "2:12: With these corrections the family Farm has 14 cards; it needs at least 15."),
        (&[b'#'; (1 << 20) + 5], "1:1: The file has more than 1048576 bytes."),
    ] {
        let path = file("edition-bad-too", text);
        let run = run(&format!("simulate origami --edition {}", path.display()));
        assert_eq!((run.code, run.stdout.as_str(), run.stderr.lines().count()), (Some(2), "", 1), "{}", run.stderr);
        assert!(run.stderr.starts_with(&format!("senbazuru: {}:{place}", path.display())), "{}", run.stderr);
    }
}

#[test]
fn a_warning_is_a_line_and_the_command_goes_on() {
    let path = file("edition-warning", b"[owl]\nquantity = 1\n[fox]\nfamily = \"lawn\"\n");
    let path = path.display().to_string();
    let simulate = run(&format!("simulate origami --games 5 --json --families sky,lawn --edition {path}"));
    let line = |(place, family, cards): (&str, &str, u8)| {
        format!("senbazuru: {path}:{place}: The family {family} now has {cards} cards; in print it has 18.\n")
    };
    let wanted = [("2:12", "Sky", 17), ("4:10", "Farm", 16), ("4:10", "Lawn", 20)].map(line).concat();
    assert_eq!((simulate.code, &simulate.stderr), (Some(0), &wanted));
    assert_eq!(simulate.json()["games"], 5);
}

/// What a command says on standard error with that language in the environment, its beginning up to the place removed.
fn said(args: &str, path: &str, locale: &str) -> String {
    let run: Run =
        command(&format!("{args} --edition {path}")).env("LC_ALL", locale).output().expect("the binary starts").into();
    let stderr = run.stderr.strip_prefix(&format!("senbazuru: {path}:")).unwrap_or_else(|| panic!("{}", run.stderr));
    stderr.to_owned()
}

#[test]
fn a_problem_is_told_in_each_language() {
    let path = file("edition-problem-languages", b"[cat]\n[Racoon]\ncost = 3\n");
    let path = path.display().to_string();
    for (locale, language, wanted) in [
        ("C", "en", "2:2: There is no card “Racoon”. Did you mean “Raccoon”?\n"),
        ("it_IT.UTF-8", "it", "2:2: La carta «Racoon» non esiste. Forse intendevi «Procione»?\n"),
        ("de_DE.UTF-8", "de", "2:2: Eine Karte „Racoon“ gibt es nicht. Gemeint vielleicht: „Waschbär“?\n"),
    ] {
        for args in ["simulate origami --games 1", "perft origami --depth 1", "bench --seconds 1"] {
            assert_eq!(said(args, &path, locale), wanted, "{args}");
        }
        // The option counts more than the environment.
        for args in ["cards", "card fox", "play origami", "replay /dev/null"] {
            assert_eq!(said(args, &path, locale), wanted, "{args}");
            for other in ["C", "it_IT.UTF-8", "de_DE.UTF-8"] {
                assert_eq!(said(&format!("{args} --lang {language}"), &path, other), wanted, "{args}");
            }
        }
    }
}

#[test]
fn a_warning_is_told_in_each_language() {
    let path = file("edition-warning-languages", b"[owl]\nquantity = 1\n");
    let path = path.display().to_string();
    for (locale, language, wanted) in [
        ("C", "en", "2:12: The family Sky now has 17 cards; in print it has 18.\n"),
        ("it", "it", "2:12: La famiglia «cielo» ora ha 17 carte; nel gioco stampato ne ha 18.\n"),
        ("de", "de", "2:12: Die Familie Himmel hat jetzt 17 Karten; gedruckt hat sie 18.\n"),
    ] {
        assert_eq!(said("perft origami --depth 1", &path, locale), wanted);
        assert_eq!(said(&format!("card owl --lang {language}"), &path, "C"), wanted);
    }
}

#[test]
fn a_file_that_is_not_there_is_told_in_each_language() {
    for (locale, wanted) in [
        ("C", " The file cannot be read: "),
        ("it", " Impossibile leggere il file: "),
        ("de", " Die Datei kann nicht gelesen werden: "),
    ] {
        let said = said("perft origami --depth 1", "/no/such/file", locale);
        assert!(said.starts_with(wanted), "{said}");
    }
}

#[test]
fn control_characters_of_a_path_do_not_reach_the_terminal() {
    let run = run("perft origami --depth 1 --edition /no/\x1b[2Jsuch\rfile\u{9b}");
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""));
    assert!(run.stderr.starts_with("senbazuru: /no/\u{fffd}[2Jsuch\u{fffd}file\u{fffd}: "), "{:?}", run.stderr);
    assert!(!run.stderr.trim_end().contains(char::is_control), "{:?}", run.stderr);
}

#[test]
fn every_effect_of_the_edition_is_measured() {
    // Nobody meets an Owl, a Bee has an effect, a Cat has none.
    let text = b"[owl]\nquantity = 0\n[dove]\nquantity = 4\n[bee]\nability = \"cat\"\n[cat]\nability = \"bee\"\n";
    let path = file("edition-bench", text);
    let report = good(&format!("bench --seconds 1 --json --edition {}", path.display())).json();
    let effects = report["effects"].as_array().expect("a list");
    let cards: Vec<_> = effects.iter().filter_map(|e| e["card"].as_str()).collect();
    assert_eq!(cards.len(), 32 + 17, "{cards:?}");
    assert!(cards.contains(&"bee") && !cards.contains(&"owl") && !cards.contains(&"cat"), "{cards:?}");
    assert!(report["plain"].as_f64() > Some(0.0));
}
