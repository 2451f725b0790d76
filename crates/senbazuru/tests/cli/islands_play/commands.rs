//! Commands, taking back, saving and going on, the end.

use std::fs;

use phrases::{Language, Person, Phrases, Rules};

use super::{
    ALL_PASS, BID, EMBER, RICH, SAY, STARTED, WHOLE_GAME, play_at, replies, replies_from, shape_in, square_in,
};
use crate::play::{file, from, play_game_at, says};
use crate::{Run, directory, good, recorded, run};

// ------------------------------------------------------------------------------------------------------ commands

#[test]
fn why_cites_the_rule_in_the_way_and_prints_it() {
    for language in Language::ALL {
        let args = format!("{} --lang {language}", from(&format!("islands-why-{language}"), &square_in(STARTED)));
        let said =
            replies(&args, &["why", "why 1 b2", "1 d1", "why", "why 1 c2", "why list", "why zz", "why 1", "score"]);
        let text = |id: &str| {
            let rule = Rules::islands(language).rule(id).expect("a rule");
            let text = rule.text.replace(['*', '_'], "");
            text.split_whitespace().take(4).collect::<Vec<_>>().join(" ")
        };
        says(&said[0], &[text("I-4.3")]);
        says(&said[1], &["I-5.3".to_owned(), text("I-5.3")]);
        says(&said[3], &[text("I-5.1")]);
        let can = Phrases(language).islands_why_can();
        for at in [4, 5, 7] {
            says(&said[at], &[&can]);
            assert!(!said[at].contains(&Phrases(language).islands_hint_entry()), "nothing is chosen by asking why");
        }
        says(&said[6], &[Phrases(language).not_understood("zz")]);
    }
}

#[test]
fn rules_are_found_by_their_id() {
    let said = replies_from(
        "islands-rules",
        &square_in(STARTED),
        &["rules", "rules I-5.3", "rules 5.3", "rules I-99", "rules O-5.1"],
    );
    for chapter in &Rules::islands(Language::En).chapters {
        says(&said[0], &[format!("{} {}", chapter.id, chapter.title)]);
    }
    assert!(said[1].starts_with("I-5.3") && said[1] == said[2], "{}", said[2]);
    says(&said[3], &["I-99"]);
    assert!(said[4].starts_with("O-5.1"), "the other games have rules too: {}", said[4]);
}

#[test]
fn the_board_shows_everybody_or_one() {
    let answers = ["board", "board Hana", "board 1", "board you", "board 0", "board 2", "board nobody", "."];
    let said = replies_from("islands-board", &square_in(STARTED), &answers);
    assert!(said[0].contains("4 Still Heron") && said[0].contains("4 Cinder Crown"), "all islands of all: {}", said[0]);
    assert!(said[1].contains("4 Cinder Crown") && !said[1].contains("4 Still Heron"), "{}", said[1]);
    assert_eq!((&said[1], &said[3]), (&said[2], &said[4]), "by name, and by seat");
    assert!(said[3].contains("*."), "what can be painted is marked: {}", said[3]);
    for (at, name) in [(5, "2"), (6, "nobody")] {
        says(&said[at], &[SAY.islands_no_such_player(&format!("{}, Hana", SAY.board_you()), name)]);
    }
    assert_eq!(said[7], said[0]);
    // Before there are islands.
    let said = replies("--seed 1 --bots random", &["board", "board hana", "score", "log"]);
    says(&said[0], &[&SAY.islands_coins(15), &SAY.islands_ask_keep()]);
    says(&said[2], &[SAY.islands_points(0, "0")]);
}

#[test]
fn cards_are_shown_by_number() {
    let said = replies_from("islands-card", BID, &["card", "card 5", "card 1", "card 7", "card fox"]);
    says(&said[0], &[SAY.islands_card_about("season", 3, &SAY.islands_shape(3, "l"))]);
    says(&said[1], &[SAY.islands_card_about("season", 5, &SAY.islands_shape(5, "u"))]);
    says(&said[2], &[SAY.islands_card_about_choice("random", 1)]);
    says(&said[3], &[SAY.islands_no_such_card("7")]);
    says(&said[4], &[SAY.islands_no_such_card("fox")]);
    // Before the first die is rolled, all of them.
    let said = &replies("--seed 1 --bots random", &["card"])[0];
    says(
        said,
        &[
            SAY.islands_card_about_choice("any", 6),
            SAY.islands_card_about("season", 2, &SAY.islands_shape(2, "dominoes")),
        ],
    );
}

#[test]
fn the_score_is_told_island_by_island() {
    let position = square_in("painted 0 1 red: c2 d2 e2\npainted 0 3 red: c2 d2 c3 c4\nfilled 0 3: c2\n");
    let said = &replies_from("islands-score", &position, &["score"])[0];
    for line in ["+20  ", "+10  ", "−21  ", "−17  "] {
        assert_eq!(said.matches(line).count(), 1, "{line}: {said}");
    }
    // 20 − 21 and 10 − 17.
    says(
        said,
        &[
            SAY.islands_points(-8, "−8"),
            SAY.islands_points(-1, "−1"),
            SAY.islands_score_not_started("Cinder Crown (2)"),
        ],
    );
}

#[test]
fn the_log_tells_what_happened() {
    let said = replies_from("islands-log", RICH, &["log", "log 1", "log x", "log 99999999999999999999"]);
    says(&said[0], &[SAY.islands_passes(&Person::You)]);
    assert!(said[1].lines().next().is_some_and(|line| line.contains("volcano")), "{}", said[1]);
    assert_eq!((&said[2], &said[3]), (&said[0], &said[0]));
}

#[test]
fn help_names_every_command() {
    for language in Language::ALL {
        let say = Phrases(language);
        let said = &replies(&format!("--seed 1 --bots random --lang {language}"), &["?"])[0];
        for words in
            [say.command_why(), say.command_rules(), say.command_board(), say.command_save(), say.command_undo()]
        {
            let first = words.split(' ').next().expect("a word").to_owned();
            assert!(said.contains(&format!("\n  {first}")), "{first}: {said}");
        }
        let words = [say.islands_words_decline(), say.islands_words_list()]
            .map(|w| w.split(' ').next().expect("a word").to_owned());
        says(said, &words);
    }
}

// -------------------------------------------------------------------------------------------------------- undo

#[test]
fn a_choice_is_taken_back_until_somebody_else_acts() {
    // Two coal-pit squares one after the other; then the shape.
    let position = format!("{EMBER}{STARTED}coal 0: single different\n---\n* rolled 3\n0 bid 3\n1 pass\n");
    let answers = ["1 c2 b", "1 c3", "undo", "undo", "score", "1 c2 b", "give up", "list", "1", "undo"];
    let said = replies_from("islands-undo", &position, &answers);
    says(&said[2], &[SAY.undo_done(), SAY.islands_ask_square(&SAY.islands_in_colours("red"), "coal-pit")]);
    says(&said[3], &[SAY.undo_done(), SAY.islands_ask_square(&SAY.islands_in_any_colour(), "coal-pit")]);
    says(&said[4], &[SAY.islands_points(-21, "−21")]);
    says(&said[6], &[SAY.islands_gives_up("coal-pit", &Person::You)]);
    // The shape is the last answer of the step: others go on at once.
    says(&said[9], &[SAY.undo_nothing()]);
}

#[test]
fn a_die_is_not_rolled_again() {
    // The shape of card 1 is chosen, then chance decides its colour.
    let said = replies_from("islands-undo-die", &shape_in(STARTED, 1), &["3", "undo"]);
    says(&said[1], &[SAY.undo_nothing()]);
    let said = replies_from("islands-undo-pass", BID, &["", "undo"]);
    says(&said[1], &[SAY.undo_nothing()]);
}

// ------------------------------------------------------------------------------------------------ save and --from

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let dir = directory("islands-save");
    fs::create_dir_all(&dir).expect("made");
    let path = dir.join("mine.txt");
    let save = format!("save {}", path.display());
    let said = replies(&format!("{WHOLE_GAME} --seat 1"), &["1 2", "board", "score", &save, &save]);
    let name = path.display().to_string();
    let command = format!("senbazuru play islands --from {name} --seat 1 --bots random");
    says(&said[3], &[SAY.saved(&name, &command)]);
    says(&said[4], &[SAY.saved(&name, &command)]);
    let again = replies(&format!("--from {name} --seat 1 --bots random"), &["board", "score"]);
    assert_eq!((&again[0], &again[1]), (&said[1], &said[2]));
    // It is a record like any other, whichever game is named.
    assert!(good(&format!("replay {name}")).stdout.starts_with("islands, 2 players"));
    let origami = play_game_at(80, "origami", &format!("--from {name} --seat 1 --seed 2"), b"score\nquit\n");
    assert_eq!((origami.code, origami.stderr.as_str()), (Some(0), ""));
    says(&origami.stdout, &["Origami Islands"]);
    // Without a name, it is called after the game and its seed.
    let answers = file("islands-save-plain", "save\nquit\n");
    let dir = answers.parent().expect("a directory");
    let stdin = fs::File::open(&answers).expect("there");
    let plain = crate::command("play islands --seed 42").current_dir(dir).stdin(stdin).output().expect("it starts");
    assert!(Run::from(plain).stdout.contains("islands-42.txt"));
    good(&format!("replay {}", dir.join("islands-42.txt").display()));
}

/// A record of a card game is a card game, whatever is asked for.
#[test]
fn a_file_says_which_game_it_is() {
    let record = recorded("islands-cards", "--games 1 --seed 3").remove(0);
    let cut: Vec<_> = record.lines().take(30).collect();
    let path = file("islands-cards-cut", &(cut.join("\n") + "\n"));
    let run = play_at(80, &format!("--from {} --seed 1 --bots random", path.display()), "score\nquit\n");
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
    says(&run.stdout, &[SAY.title_origami()]);
}

#[test]
fn a_position_is_played_and_saved_as_a_position() {
    let own = "| sheet mine near ours\n| \n| island Lone Rock\n| .H..\n| .L.S\n| ....\n| \n| island Long Rock\n| .H...\n| .L.S.\n| .....\n";
    let position = format!("# A note.\n{own}sheets 0: mine heron\nsheets 1: mine fox\n{ALL_PASS}");
    let path = file("islands-position", &position);
    let saved = path.with_file_name("saved.txt");
    let said = replies(
        &format!("--seed 1 --from {}", path.display()),
        &["1 a1", &format!("save {}", saved.display()), "board"],
    );
    says(&said[0], &[SAY.islands_paints("red", "Lone Rock (1)", "square", "a1", &Person::You)]);
    let text = fs::read_to_string(&saved).expect("saved");
    assert!(text.starts_with("# A note.\nsheets 0: mine heron\n") && text.contains("\n| island Lone Rock\n"), "{text}");
    assert!(text.contains("\n---\n* rolled 2\n0 pass\n1 pass\n0 paint 1 red a1\n"), "{text}");
    let again = replies(&format!("--seed 1 --from {}", saved.display()), &["board"]);
    assert_eq!(again[0], said[2]);
    // And saved once more it says the same.
    let twice = path.with_file_name("twice.txt");
    replies(&format!("--seed 1 --from {}", saved.display()), &[&format!("save {}", twice.display())]);
    assert_eq!(fs::read_to_string(&twice).expect("saved"), text);
}

/// An owner's own sheets come with the record.
#[test]
fn own_sheets_are_saved_with_the_game() {
    let dir = directory("islands-own");
    fs::create_dir_all(&dir).expect("made");
    let sheet = "sheet mine near ours\n\nisland Lone Rock\n.H..\n.L.S\n....\n\nisland Long Rock\n.H...\n.L.S.\n.....\n";
    fs::write(dir.join("mine.txt"), sheet).expect("written");
    let saved = directory("islands-own-saved");
    fs::create_dir_all(&saved).expect("made");
    let path = saved.join("game.txt");
    let args = format!("--sheets {} --islands mine,heron --seed 1 --bots random", dir.display());
    let save = format!("board\nsave {}\nquit\n", path.display());
    let run = play_at(1000, &args, &save);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    says(&run.stdout, &["Lone Rock"]);
    let again = replies(&format!("--seed 1 --from {}", path.display()), &["board"]);
    says(&again[0], &["Lone Rock", "Long Rock", "Heron Bay"]);
}

/// Refused in one line that contains these words.
fn refused(args: &str, words: &[&str]) {
    let run = run(&format!("play islands {args}"));
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{args}: {}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    assert!(words.iter().all(|word| run.stderr.contains(word)), "{}", run.stderr);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let position = |name: &str, text: &str, words: &[&str]| {
        refused(&format!("--from {}", file(name, text).display()), words);
    };
    position("islands-bad-sheet", "sheets 0: heron atlantis\n", &["line 1", "atlantis"]);
    position("islands-bad-word", "sheeets 0: heron ember\n", &["line 1, column 1", "sheeets"]);
    position("islands-bad-move", &format!("{EMBER}---\n* rolled 2\n0 bid 1\n"), &["line 5", "I-3.2"]);
    position("islands-bad-record", "senbazuru record 1\ngame islands\nrules 1\nplayers 2\n", &["line 5"]);
    refused("--players 7", &["I-2.1"]);
    refused("--players 1", &["I-2.1"]);
    refused("--players 3 --seat 3", &["3"]);
    refused("--islands heron", &["I-2.2"]);
    refused("--islands atlantis,heron", &["atlantis"]);
    refused("--bots greedy,random --players 4", &["3"]);
    refused("--bots parrot", &["parrot"]);
    refused("--families farm,sea", &["--families"]);
    refused("--from no/such/file.txt", &["no/such/file.txt"]);
    let path = file("islands-bad-seat", EMBER);
    refused(&format!("--from {} --seat 2", path.display()), &["2"]);
    refused(&format!("--from {} --bots random,random,random", path.display()), &["3"]);
}

// ------------------------------------------------------------------------------------------------------- the end

/// In the last round nobody can bid, and nobody paints.
#[test]
fn the_end_says_who_has_won_and_by_what() {
    let end = |position: &str| {
        let position = format!("{EMBER}round 24\n{position}---\n* rolled 6\n1 give-up\n");
        play_at(1000, &from("islands-end", &position), "give up\n")
    };
    let hana = || Person::Other("Hana".to_owned());
    // A player who is equal in points and has more coins wins by them; 3 coins are still to come.
    let run = end("first 1\ncoins 0: 3\ncoins 1: 2\n");
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
    says(&run.stdout, &[format!("{} {}", SAY.won(0, &Person::You), SAY.islands_won_by_coins())]);
    says(&end("first 1\ncoins 0: 2\ncoins 1: 3\n").stdout, &[SAY.won(0, &hana()), SAY.islands_won_by_coins()]);
    let shared = end("first 1\ncoins 0: 3\ncoins 1: 3\n").stdout;
    says(&shared, &[SAY.won_together(&format!("{}, Hana", SAY.board_you()), 0)]);
    assert!(!shared.contains(&SAY.islands_won_by_coins()), "{shared}");
    let points = end("first 1\ncoins 0: 5\ncoins 1: 3\npainted 0 1 red: d2\n").stdout;
    says(&points, &[SAY.won(0, &hana()), SAY.islands_points(-23, "−23")]);
    assert!(!points.contains(&SAY.islands_won_by_coins()), "{points}");
}
