//! Options that do not fit: exit code 2 and one line that says why.

use super::{files, mine};
use crate::{command, run};

/// The line on standard error.
fn refusal(args: &str) -> String {
    let run = run(args);
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{args}: {}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{args}: {}", run.stderr);
    run.stderr.strip_prefix("senbazuru: ").expect(args).trim_end().to_owned()
}

#[test]
fn options_that_do_not_fit_are_refused_in_one_line() {
    let dir = mine("islands-refusals").display().to_string();
    for (args, says) in [
        ("simulate islands --players 1", "2 to 6 players can play, not 1 · I-2.1"),
        ("simulate islands --players 7", "2 to 6 players can play, not 7 · I-2.1"),
        ("simulate islands --players 300", "--players"),
        ("simulate islands --islands heron", "at least 2 sheets, not from 1 · I-2.2"),
        ("simulate islands --islands heron,heron_bay", "at least 2 sheets, not from 1 · I-2.2"),
        ("simulate islands --islands heron,atlantis", "no sheet and no island “atlantis”"),
        ("simulate islands --islands heron,", "no sheet and no island “”"),
        ("simulate islands --variant best", "no such variant, there are standard, catch-up"),
        ("simulate islands --bots parrot", "no such bot; there are hina, kaeru"),
        ("simulate islands --bots greddy", "no such bot; did you mean greedy? there are"),
        ("simulate islands --bots all-seeing", "no such bot; there are hina, kaeru"),
        ("simulate islands --bots greedy,random,random", "one bot for all 2 seats"),
        ("simulate islands --players 4 --bots greedy,random", "one for each of them; you named 2"),
        ("simulate islands --families farm,sky", "--families is an option of the card games"),
        ("simulate islands --characters none", "--characters is an option of the card games"),
        ("simulate islands --edition mine.toml", "--edition is an option of the card games"),
        ("perft islands --depth 1 --families farm,sky", "--families is an option of the card games"),
        ("perft islands --depth 1 --bots greedy", "'--bots'"),
        ("perft islands", "--depth"),
        ("simulate origami --variant catch-up", "--variant is an option of the game islands"),
        ("simulate legends --islands near", "--islands is an option of the game islands"),
        ("simulate mixed --sheets .", "--sheets is an option of the game islands"),
        ("simulate origami --bots greedy", "There is no player “greedy” in this game"),
        ("simulate origami --bots random --nodes 5 --ms 5", "'--nodes <N>' cannot be used with '--ms <T>'"),
        ("perft origami --depth 1 --variant catch-up", "--variant is an option of the game islands"),
        ("play origami --variant catch-up", "--variant is an option of the game islands"),
        ("play islands --families farm,sky", "--families is an option of the card games"),
        ("play islands --players 9", "not 9 · I-2.1"),
        ("play islands --from x --islands near", "--islands"),
        ("cards --game islands", "'islands' for '--game"),
        ("island atlantis", "no sheet and no island “atlantis”"),
        ("island list --kind middle", "no such kind, there are near, far"),
        ("island heron --kind near", "--kind"),
        ("island balance --games many", "--games"),
        ("island balance --threads 0", "threads from 1 to"),
        ("island balance extra", "'extra'"),
        ("simulate islands --sheets /no/such/directory", "/no/such/directory: The file cannot be read: "),
        ("island --sheets /dev/null", "/dev/null: The file cannot be read: "),
    ] {
        let why = refusal(args);
        assert!(why.contains(says), "{args}: {why}");
    }
    let why = refusal(&format!("simulate origami --sheets {dir} --bots greedy"));
    assert!(why.contains("--sheets is an option"), "the first one is named: {why}");
}

#[test]
fn options_are_refused_in_each_language() {
    for (locale, cards, islands, unknown) in [
        ("C", "is an option of the card games", "is an option of the game islands", "There is no sheet and no island"),
        ("it", "è un'opzione dei giochi di carte", "è un'opzione del gioco islands", "Il foglio o l'isola"),
        ("de", "ist eine Option der Kartenspiele", "ist eine Option des Spiels islands", "Ein Blatt oder eine Insel"),
    ] {
        for (args, says) in [
            ("simulate islands --families farm,sky", cards),
            ("perft origami --depth 1 --variant catch-up", islands),
            ("simulate islands --islands atlantis", unknown),
        ] {
            let run = command(args).env("LC_ALL", locale).output().expect("the binary starts");
            let stderr = String::from_utf8(run.stderr).expect("UTF-8");
            assert!(run.status.code() == Some(2) && stderr.contains(says), "{stderr}");
        }
    }
}

#[test]
fn a_directory_without_sheets_is_refused() {
    let dir = files("islands-no-sheets", &[("sheet.md", b"sheet x near\n")]);
    let why = refusal(&format!("simulate islands --sheets {}", dir.display()));
    assert_eq!(why, format!("{}: There is no file here whose name ends in .txt.", dir.display()));
}
