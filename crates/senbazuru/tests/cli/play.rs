//! `play`: whole games and parts of games through a pipe, one answer a line.

use std::fs;
use std::path::{Path, PathBuf};

use origami::cards::species;
use phrases::{Language, Lexicon, Nouns, Person, Phrases, Rules};
use unicode_width::UnicodeWidthStr;

use crate::{Run, command, directory, good, run, run_with_input, typed};

/// What the program says in English. Its words may change; that they are said may not.
const SAY: Phrases = Phrases(Language::En);

/// The names of cards.
fn nouns(cards: &[&str]) -> Nouns {
    cards.iter().map(|card| Lexicon::default().noun(species(card), Language::En)).collect()
}

/// The question how to pay for a Cat.
fn ask_pay_cat() -> String {
    SAY.ask_pay(Lexicon::default().noun(species("cat"), Language::En), 2)
}

/// Is all of this said?
pub(crate) fn says(said: &str, parts: &[impl AsRef<str>]) {
    for part in parts.iter().map(AsRef::as_ref) {
        assert!(said.contains(part), "{part:?} in: {said}");
    }
}

/// Plays Origami with these answers in a terminal of so many columns.
fn play_at(columns: usize, args: &str, answers: &[u8]) -> Run {
    play_game_at(columns, "origami", args, answers)
}

/// Plays a game with these answers in a terminal of so many columns. If nothing is said about the others, they do not think: what
/// they do may not change when they learn something.
pub(crate) fn play_game_at(columns: usize, game: &str, args: &str, answers: &[u8]) -> Run {
    use std::io::Write;
    let bots = match game {
        _ if args.contains("--bots") => "",
        "islands-solo" => "",
        "islands" => "--bots greedy",
        _ => "--bots random",
    };
    let mut play = command(&format!("play {game} {args} {bots}"));
    play.env("COLUMNS", columns.to_string());
    let piped = std::process::Stdio::piped;
    let mut child = play.stdin(piped()).stdout(piped()).stderr(piped()).spawn().expect("the binary starts");
    // A game that is over does not read the rest.
    let mut stdin = child.stdin.take().expect("piped");
    let answers = answers.to_vec();
    let typing = std::thread::spawn(move || drop(stdin.write_all(&answers)));
    let run = child.wait_with_output().expect("it ends").into();
    typing.join().expect("typed");
    run
}

/// Plays Origami with these answers and then quits, which must do without complaint; what was said after each of them.
fn replies(args: &str, answers: &[&str]) -> Vec<String> {
    replies_of("origami", args, answers)
}

/// Plays a game with these answers and then quits, which must do without complaint; what was said after each of them.
pub(crate) fn replies_of(game: &str, args: &str, answers: &[&str]) -> Vec<String> {
    let run = play_game_at(1000, game, args, format!("{}\nquit\n", answers.join("\n")).as_bytes());
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{args}: {}", run.stdout);
    let said: Vec<_> = run.stdout.split("\n> ").skip(1).map(str::to_owned).collect();
    assert_eq!(said.len(), answers.len() + 1, "one prompt for each line: {}", run.stdout);
    // The first line is what was typed.
    let after = |(typed, said): (&&str, &String)| {
        let (echo, rest) = said.split_once('\n').expect("an echo");
        assert_eq!(echo, *typed);
        rest.to_owned()
    };
    answers.iter().zip(&said).map(after).collect()
}

/// A file with this text in a directory of this name.
pub(crate) fn file(name: &str, text: &str) -> PathBuf {
    let dir = directory(name);
    fs::create_dir_all(&dir).expect("made");
    let path = dir.join("game.txt");
    fs::write(&path, text).expect("written");
    path
}

/// The options to go on from a position.
pub(crate) fn from(name: &str, position: &str) -> String {
    format!("--seed 1 --from {}", file(name, position).display())
}

/// The board in a transcript: from its head to the end of the hand. Words, not layout.
fn board(text: &str) -> Vec<&str> {
    let from = text.rfind("\n──").unwrap_or_else(|| panic!("a board: {text}"));
    let text = &text[from..];
    let to = text.find(&SAY.ask_action("origami")).unwrap_or_else(|| panic!("a question: {text}"));
    text[..to].split_whitespace().collect()
}

pub(crate) fn tests(folder: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder).join(name)
}

// -------------------------------------------------------------------------------------------------- whole games

/// A game of two with every kind of answer and command in it.
const WHOLE_GAME: &str = "--families farm,sea --seed 1";

#[test]
fn a_scripted_game_is_played_to_its_end() {
    let script = fs::read(tests("scripts", "whole-game.txt")).expect("a script");
    let run = play_at(80, WHOLE_GAME, &script);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
    // A payment in several lines, an effect, a special action, the hand check, the end.
    let noun = |card| Lexicon::default().noun(species(card), Language::En);
    let flat = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    says(
        &flat,
        &[
            SAY.pay_so_far(&nouns(&["fox"]), 4, 4),
            SAY.log_uses_effect(noun("squid"), &Person::You),
            SAY.log_uses_special(noun("fox"), &Person::You),
            SAY.ask_hand_check(2),
            SAY.log_over(),
            SAY.won(33, &Person::You),
        ],
    );
    as_kept("whole-game.txt", &run.stdout);
}

/// Is the transcript the one that was kept? GOLDEN=write cargo test -p senbazuru --test cli writes it anew; read what
/// changed.
pub(crate) fn as_kept(name: &str, transcript: &str) {
    let path = tests("golden", name);
    if let Ok(word) = std::env::var("GOLDEN") {
        assert_eq!(word, "write", "GOLDEN is \"write\" or not set");
        return fs::write(&path, transcript).expect("a file to write");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let (was, is): (Vec<_>, Vec<_>) = (kept.lines().collect(), transcript.lines().collect());
    let at = (0..was.len().max(is.len())).find(|&i| was.get(i) != is.get(i));
    assert_eq!(at.map(|i| (i + 1, was.get(i), is.get(i))), None, "the first line that changed: was, is");
}

/// The numbers of the final screen, in order.
pub(crate) fn result(language: Language, run: &Run) -> Vec<u32> {
    let over = Phrases(language).log_over();
    let (_, result) = run.stdout.rsplit_once(&over).unwrap_or_else(|| panic!("not over: {}", run.stdout));
    result.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

#[test]
fn the_same_script_plays_the_same_game_in_every_language() {
    let script = fs::read(tests("scripts", "whole-game.txt")).expect("a script");
    let play = |language: Language| {
        let run = play_at(80, &format!("{WHOLE_GAME} --lang {language}"), &script);
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{language}: {}", run.stdout);
        (result(language, &run), run.stdout)
    };
    let [(english, en), (italian, it), (german, de)] = Language::ALL.map(play);
    assert!(english.contains(&33) && english.contains(&17), "{english:?}");
    assert_eq!((&italian, &german), (&english, &english));
    // And really in that language.
    for (text, words) in [(&en, ["Fox", "Squid"]), (&it, ["Volpe", "Calamaro"]), (&de, ["Fuchs", "Tintenfisch"])] {
        assert!(words.iter().all(|word| text.matches(word).count() > 5), "{words:?}");
    }
    assert!(!it.contains("Squid ") && !de.contains("Squid "));
}

/// Somebody who types keys without looking: every answer there is, sensible or not.
pub(crate) fn blind(seed: u64, lines: usize) -> String {
    const ANSWERS: [&str; 36] = [
        "a",
        "b",
        "c",
        "d",
        "ab",
        "cd",
        "a+",
        "1",
        "2",
        "3",
        "4",
        "5",
        "1 2",
        "2 3",
        "1 2 3",
        "1l",
        "2r",
        "l",
        "r",
        "y",
        "n",
        "",
        "-1",
        "undo",
        "why 1",
        "score",
        "fox",
        "bee",
        "rules O-5.1",
        "log 3",
        "+",
        "p",
        "pp",
        "2p",
        "al",
        "er",
    ];
    typed(&ANSWERS, seed, lines)
}

#[test]
fn whoever_types_long_enough_comes_to_the_end() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let run = play_at(80, &format!("--players {players} --seed {seed}"), blind(seed, 20_000).as_bytes());
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{players} players");
        let numbers = result(Language::En, &run);
        assert!(numbers.len() >= 2 * players, "{numbers:?}");
    }
}

/// No line is wider than the terminal, unless it is one word that is.
#[test]
fn every_line_fits_into_the_terminal() {
    for columns in [60, 80, 120] {
        for (players, language) in [(2, "en"), (3, "it"), (4, "de"), (2, "de"), (4, "it")] {
            let mut answers = blind(7, 300);
            answers.push_str("help\nrules\ncard spider\nwhy butterfly\nboard\nlog 1000\nquit\n");
            let args = format!("--players {players} --seed 5 --lang {language}");
            let run = play_at(columns, &args, answers.as_bytes());
            assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{args}");
            for line in run.stdout.lines().filter(|line| line.width() > columns) {
                assert!(!line.trim().contains(' '), "{columns}, {args}: {line}");
            }
        }
    }
}

#[test]
fn all_players_of_a_larger_table_are_named() {
    for (players, names) in [(3, vec!["Hana", "Kenji"]), (4, vec!["Hana", "Kenji", "Yuki"])] {
        let said = &replies(&format!("--players {players} --seed 4"), &["board"])[0];
        for name in names {
            assert_eq!(said.matches(&format!("{name} ·")).count(), 1, "{said}");
        }
        assert_eq!(said.matches("Yuki").count() > 0, players == 4);
    }
    // From another seat the first player is somebody else.
    let said = &replies("--players 3 --seed 4 --seat 2", &["board"])[0];
    assert!(said.contains("Akiko ·") && said.contains("Hana ·") && !said.contains("Kenji"), "{said}");
}

// --------------------------------------------------------------------------------------------------------- undo

/// A Cat can be paid with the Sheep, or with the other two.
const CAT: &str = "families farm sky\nhand 0: cat cat cat sheep dog\nline: owl owl fox fox\n";

#[test]
fn a_chosen_card_and_its_payment_are_taken_back() {
    let said = replies(&from("play-undo", CAT), &["1", "undo", "1", "4", "undo", "undo", "board", "undo"]);
    let (back, pays, acts) = (SAY.undo_done(), ask_pay_cat(), SAY.ask_action("origami"));
    says(&said[0], &[&pays]);
    says(&said[1], &[&back, &acts]);
    says(&said[3], &[SAY.ask_confirm(Lexicon::default().noun(species("cat"), Language::En))]);
    says(&said[4], &[&back, &pays]);
    says(&said[5], &[&back, &acts]);
    // Everything is where it was: five cards in hand, nothing played or discarded.
    says(&said[6], &[SAY.board_cards(5), SAY.board_points(0), SAY.board_no_discards()]);
    says(&said[7], &[SAY.undo_nothing()]);
}

#[test]
fn a_half_made_payment_is_taken_back_first() {
    let said = replies(&from("play-undo-half", CAT), &["1", "2", "undo", "3", "-3", "5", "4", "undo", "undo"]);
    let so_far = SAY.pay_so_far(&nouns(&["cat"]), 1, 1);
    says(&said[1], &[&so_far]);
    says(&said[2], &[SAY.undo_done(), ask_pay_cat()]);
    says(&said[3], &[so_far]);
    // Too much is refused.
    says(&said[5], &[SAY.refuse_payment(3, 2).trim_end_matches('.').to_owned(), ask_pay_cat()]);
    says(
        &said[6],
        &[SAY.log_played(
            Lexicon::default().noun(species("cat"), Language::En),
            &nouns(&["sheep"]),
            2,
            "hand",
            "left",
            &Person::You,
        )],
    );
    says(&said[7], &[SAY.undo_done(), ask_pay_cat()]);
    says(&said[8], &[SAY.undo_done(), SAY.ask_action("origami")]);
}

#[test]
fn nothing_is_taken_back_once_something_hidden_was_shown() {
    // Declining shows nothing, but then the turn ends and somebody else acts.
    for answers in [&["undo"][..], &["a", "undo"], &["1", "4", "y", "undo"], &["1", "4", "n", "undo"]] {
        let said = replies(&from("play-undo-not", CAT), answers);
        says(&said[answers.len() - 1], &[SAY.undo_nothing()]);
    }
}

/// A card drawn in the middle of an effect has been seen: the choice before it stands.
#[test]
fn a_drawn_card_is_not_put_back() {
    let position = "families sky savannah\nhand 0: elephant monkey lion zebra chick\nline: owl owl eagle eagle\n";
    let said = replies(&from("play-undo-drawn", position), &["elephant", "lion", "undo", "lion", "y", "undo"]);
    says(&said[2], &[SAY.undo_done()]);
    let elephant = Lexicon::default().noun(species("elephant"), Language::En);
    says(&said[4], &[SAY.log_uses_effect(elephant, &Person::You), SAY.ask_play("any", "may", 0, elephant, "normal")]);
    says(&said[5], &[SAY.undo_nothing()]);
}

/// With a collection still to be said, a letter of the Draw Line draws nothing.
#[test]
fn a_collection_is_said_before_anything_else() {
    let position = "families farm sky\nhand 0: cat sheep\nline: owl owl fox fox\n\
        collection 0 left: pig\ncollection 0 right: dog\n";
    let said = replies(&from("play-side", position), &["1", "a", "", "2", "r"]);
    let cat = Lexicon::default().noun(species("cat"), Language::En);
    says(&said[0], &[SAY.ask_side(cat)]);
    for said in &said[1..4] {
        says(said, &[SAY.hint_side(), SAY.ask_side(cat)]);
    }
    says(&said[4], &[ask_pay_cat()]);
}

#[test]
fn the_only_payment_is_offered_not_made() {
    let position = "families farm sky\nhand 0: cat sheep\nline: owl owl fox fox\n";
    let said = replies(&from("play-only-payment", position), &["1", "undo", "1", ""]);
    let only = SAY.hint_only_payment(&nouns(&["sheep"]));
    says(&said[0], &[&ask_pay_cat(), &only]);
    says(&said[1], &[SAY.undo_done(), SAY.ask_action("origami")]);
    let cat = Lexicon::default().noun(species("cat"), Language::En);
    says(&said[3], &[SAY.log_played(cat, &nouns(&["sheep"]), 2, "hand", "left", &Person::You)]);
}

/// What the program answers for a player, because there is no choice, is taken back with the choice before it.
#[test]
fn forced_answers_are_taken_back_together_with_the_last_choice() {
    let position = "families sky sea\nhand 0: chick\nline: owl owl shark shark\ndiscards: minnow\n\
        collection 0 left: dolphin\n";
    let said = replies(&from("play-undo-forced", position), &["l", "undo"]);
    let chick = Lexicon::default().noun(species("chick"), Language::En);
    says(&said[0], &[SAY.log_played_free(chick, "hand", "right", &Person::You)]);
    says(&said[1], &[SAY.undo_done(), SAY.ask_action("origami")]);
}

// ------------------------------------------------------------------------------------------------ save and --from

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let dir = directory("play-save");
    fs::create_dir_all(&dir).expect("made");
    let path = dir.join("mine.txt");
    let save = format!("save {}", path.display());
    let answers = ["b", "abc", "board", &save, &save];
    let said = replies("--families farm,sea --seed 1", &answers);
    // Its own file may be written again.
    let name = path.display().to_string();
    let saved = SAY.saved(&name, &format!("senbazuru play origami --from {name} --bots random"));
    assert!(saved.contains("--from"), "{saved}");
    says(&said[3], &[&saved]);
    says(&said[4], &[saved]);
    let before: Vec<_> = board(&format!("\n{}", said[2])).into_iter().map(str::to_owned).collect();
    let again = &replies(&format!("--from {} --seed 1", path.display()), &["board"])[0];
    assert_eq!(board(&format!("\n{again}")), before);
    // It is a record like any other.
    let replayed = good(&format!("replay {}", path.display()));
    assert!(!replayed.stdout.is_empty());
    // From the other chair: what that player sees.
    let other = play_at(1000, &format!("--from {} --seed 1 --seat 1", path.display()), b"board\nlog 100\nquit\n");
    assert_eq!((other.code, other.stderr.as_str()), (Some(0), ""));
    assert!(other.stdout.contains("Akiko ·") && !other.stdout.contains("Hana ·"), "{}", other.stdout);
    let took = SAY.log_took_from_line(&nouns(&["cat", "minnow", "skate"]), &Person::Other("Akiko".to_owned()));
    says(&other.stdout, &[took]);
}

/// Without a name the file is called after the seed and lies where the program was started.
#[test]
fn a_game_is_saved_without_a_name_too() {
    let answers = file("play-save-plain", "save\nquit\n");
    let dir = answers.parent().expect("a directory");
    let stdin = fs::File::open(&answers).expect("there");
    let output = command("play origami --seed 42").current_dir(dir).stdin(stdin).output().expect("the binary starts");
    let run = Run::from(output);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    assert!(run.stdout.contains("origami-42.txt"), "{}", run.stdout);
    good(&format!("replay {}", dir.join("origami-42.txt").display()));
}

#[test]
fn no_file_of_somebody_else_is_written_over() {
    let path = file("play-save-foreign", "mine\n");
    let said = replies("--seed 1", &[&format!("save {}", path.display())]);
    says(&said[0], &[SAY.save_exists(&path.display().to_string())]);
    assert_eq!(fs::read_to_string(&path).expect("still there"), "mine\n");
    let missing = path.parent().expect("a directory").join("missing").join("game.txt");
    let said = replies("--seed 1", &[&format!("save {}", missing.display())]);
    let failed = SAY.save_failed(&missing.display().to_string(), "|");
    says(&said[0], &[failed.split('|').next().expect("what comes before the reason").to_owned()]);
}

#[test]
fn a_position_is_played_and_saved_as_a_position() {
    let path = file("play-position", &format!("# A note.\n{CAT}"));
    let saved = path.with_file_name("saved.txt");
    let go_on = format!("--seed 1 --from {}", path.display());
    let save = format!("save {}", saved.display());
    let said = replies(&go_on, &["1", "4", "n", "board", &save]);
    let before: Vec<_> = board(&format!("\n{}", said[3])).into_iter().map(str::to_owned).collect();
    let text = fs::read_to_string(&saved).expect("saved");
    assert!(text.starts_with("# A note.\nfamilies farm sky\n"), "{text}");
    assert!(text.contains("\n---\n0 play cat left\n0 pay sheep\n0 no\n"), "{text}");
    let again = &replies(&format!("--seed 1 --from {}", saved.display()), &["board"])[0];
    assert_eq!(board(&format!("\n{again}")), before);
    // And saved once more it says the same.
    let twice = path.with_file_name("twice.txt");
    replies(&format!("--seed 1 --from {}", saved.display()), &[&format!("save {}", twice.display())]);
    assert_eq!(fs::read_to_string(&twice).expect("saved"), text);
    // So it does if the line before the moves is indented.
    let indented = file("play-position-indented", &text.replace("\n---\n", "\n  ---\n"));
    let thrice = indented.with_file_name("thrice.txt");
    replies(&format!("--seed 1 --from {}", indented.display()), &[&format!("save {}", thrice.display())]);
    assert_eq!(fs::read_to_string(&thrice).expect("saved"), text);
    let said = replies(&format!("--from {} --seat 1", path.display()), &["board"]);
    assert!(said[0].contains("Akiko ·"), "{}", said[0]);
}

/// Refused in one line that contains these words.
fn refused(args: &str, words: &[&str]) {
    let run = run(&format!("play origami {args}"));
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{args}: {}", run.stderr);
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
    assert!(
        run.stderr.starts_with("senbazuru: ") && words.iter().all(|word| run.stderr.contains(word)),
        "{}",
        run.stderr
    );
}

#[test]
fn a_damaged_file_is_refused_with_its_place() {
    let position = |name: &str, text: &str, words: &[&str]| {
        refused(&format!("--from {}", file(name, text).display()), words);
    };
    position("play-bad-card", "families farm sky\nhand 0: cat wyvern\n", &["line 2, column 13", "wyvern"]);
    position("play-bad-word", "families farm sky\nhaand 0: cat\n", &["line 2, column 1", "haand"]);
    position("play-bad-move", "families farm sky\nline: owl\n---\n# so:\n0 draw fox\n", &["line 5, column 1", "O-4.1"]);
    position("play-bad-empty", "", &["line 1"]);
    position("play-bad-seat", "families farm sky\n---\n2 draw cat\n", &["line 3, column 1"]);
    let record = "senbazuru record 1\ngame origami\nrules 1\nplayers 2\n";
    position("play-bad-record", record, &["line 5"]);
    position("play-bad-families", &format!("{record}families farm wood\n"), &["line 5, column 15", "wood"]);
    let dir = directory("play-bad-saved");
    fs::create_dir_all(&dir).expect("made");
    let path = dir.join("game.txt");
    replies("--families farm,sea --seed 1", &["b", &format!("save {}", path.display())]);
    let text = fs::read_to_string(&path).expect("saved");
    let line = text.lines().position(|line| line == "0 draw squid").expect("the first draw") + 1;
    fs::write(&path, text.replace("0 draw squid", "0 draw rabbit")).expect("written");
    refused(&format!("--from {}", path.display()), &[&format!("line {line}, column 3"), "O-4.1"]);
}

#[test]
fn what_is_no_text_file_is_refused() {
    let path = file("play-bad-file", "");
    fs::write(&path, b"families farm \xff\xfe").expect("written");
    refused(&format!("--from {}", path.display()), &["game.txt"]);
    refused(&format!("--from {}", path.parent().expect("a directory").display()), &["play-bad-file"]);
    refused("--from no/such/file.txt", &["no/such/file.txt"]);
}

#[test]
fn tables_and_seats_that_do_not_exist_are_refused() {
    let path = file("play-table", CAT);
    refused("--families farm,wood", &["wood"]);
    refused("--families farm,sky,sea --players 2", &["O-2.1"]);
    refused("--players 5", &["O-2.1"]);
    refused("--players 3 --seat 3", &["3"]);
    refused("--seat x", &["x"]);
    refused("--lang fr", &["fr"]);
    refused(&format!("--from {} --seat 2", path.display()), &["2"]);
    refused(&format!("--from {} --players 2", path.display()), &["--from"]);
    refused("--edition no/such/file.toml", &["no/such/file.toml"]);
}

// ---------------------------------------------------------------------------------------- the end, and bad input

#[test]
fn input_that_ends_before_the_game_is_an_error_and_quitting_is_none() {
    for language in Language::ALL {
        let say = Phrases(language);
        for answers in ["", "a", "a\n", "1\n"] {
            let run = play_at(200, &format!("--seed 3 --lang {language}"), answers.as_bytes());
            assert_eq!((run.code, run.stderr.as_str()), (Some(2), ""), "{language} {answers:?}");
            assert!(run.stdout.trim_end().ends_with(&say.quit_input_ended()), "{}", run.stdout);
        }
        let run = play_at(200, &format!("--seed 3 --lang {language}"), b"1\nquit\nno such answer\n");
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
        assert!(run.stdout.trim_end().ends_with(&say.quit_bye()), "{}", run.stdout);
    }
    assert_eq!(run_with_input("play origami --seed 3", b"q\n").code, Some(0));
}

#[test]
fn whatever_is_typed_is_answered() {
    let long = "x".repeat(1_000_000);
    let numbers = format!("{}\n", "1 ".repeat(5_000));
    let mut answers: Vec<u8> = Vec::new();
    for line in [
        b"\0\0\0".as_slice(),
        b"\xff\xfe\x80",
        b"a\xffb",
        b"\x1b[2J\x1b[31mred",
        b"\t \r",
        b"99999999999999999999999999",
        b"-1",
        b"-",
        "🦊 鶴 Ünïcödé".as_bytes(),
        "\u{202e}abc".as_bytes(),
        b"{ $who }",
        b"why \x1b[2J",
        b"card \xff",
        b"log -5",
        b"log 99999999999999999999",
        b"rules ../../etc",
        long.as_bytes(),
        numbers.as_bytes(),
    ] {
        answers.extend_from_slice(line);
        answers.push(b'\n');
    }
    answers.extend_from_slice(b"score\nquit\n");
    for language in Language::ALL {
        let run = play_at(80, &format!("--seed 3 --lang {language}"), &answers);
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
        assert!(!run.stdout.contains(|c: char| c.is_control() && c != '\n'), "nothing that moves the cursor");
        assert!(run.stdout.trim_end().ends_with(&Phrases(language).quit_bye()));
        // What is no answer is repeated in short.
        let told = run.stdout.lines().filter(|line| !line.starts_with("> ")).map(UnicodeWidthStr::width).max();
        assert!(told <= Some(80), "{told:?}");
    }
}

// ------------------------------------------------------------------------------------------------------ refusals

#[test]
fn refusals_name_numbers_and_rule_in_every_language() {
    let position = format!("{CAT}turn 0\n");
    let said = |language: Language, answers: &[&str]| {
        let args = format!("{} --lang {language}", from(&format!("play-refusals-{language}"), &position));
        replies(&args, answers).pop().expect("a reply")
    };
    // Two Foxes are 8 folds, 4 may be drawn; a Dog is 3 folds, a Cat costs 2.
    for (answers, numbers, rule) in [(&["cd"][..], [4, 8], "· O-4.1"), (&["1", "5"], [2, 3], "· O-5.1")] {
        let told = Language::ALL.map(|language| {
            let reply = said(language, answers);
            let line = reply.lines().next().expect("a line").to_owned();
            let has = |number: &u32| line.split(|c: char| !c.is_ascii_digit()).any(|word| word.parse() == Ok(*number));
            assert!(numbers.iter().all(has) && line.ends_with(rule), "{line}");
            line
        });
        assert!(told[0] != told[1] && told[1] != told[2] && told[2] != told[0], "{told:?}");
    }
}

#[test]
fn why_cites_the_rule_in_the_way_and_prints_it() {
    // The Dog costs 6, all other cards are worth 5.
    let position = "families farm sky\nhand 0: cat cat cat sheep dog\nline: owl owl fox fox\n\
        collection 0 left: pig cat\ncollection 0 right: raccoon\n";
    for language in Language::ALL {
        let args = format!("{} --lang {language}", from(&format!("play-why-{language}"), position));
        let said = replies(&args, &["why dog", "why 5", "why Cane", "why owl", "why pig", "why l", "why wyvern"]);
        assert!(said[0].lines().next().expect("a line").contains("O-5.1"), "{}", said[0]);
        let text = |id: &str| {
            let rules = Rules::origami(language);
            let rule = rules.chapters.iter().flat_map(|chapter| &chapter.rules).find(|rule| rule.id == id);
            // Without its marks: the first few words.
            let text = rule.expect("a rule").text.replace(['*', '_'], "");
            text.split_whitespace().take(4).collect::<Vec<_>>().join(" ")
        };
        assert!(said[0].contains(&text("O-5.1")), "{}: {}", text("O-5.1"), said[0]);
        assert_eq!((&said[1], &said[2]), (&said[0], &said[0]), "by key, and by name in any language");
        assert!(!said[3].contains("O-"), "an Owl can be drawn: {}", said[3]);
        assert!(said[4].contains(&text("O-5.4")), "covered: {}", said[4]);
        assert!(said[5].contains("O-6.1") && said[5].contains(&text("O-6.1")), "{}", said[5]);
        assert!(said[6].contains("wyvern"), "{}", said[6]);
    }
}

#[test]
fn an_answer_with_a_wrong_part_changes_nothing() {
    let said = replies(&from("play-parts", CAT), &["1", "2 99", "3", "2 5", "-3", "9 4", "4"]);
    let so_far = SAY.pay_so_far(&nouns(&["cat"]), 1, 1);
    says(&said[1], &[SAY.hint_no_such_key("99")]);
    says(&said[2], &[so_far]);
    says(&said[3], &[SAY.refuse_payment(5, 2).trim_end_matches('.').to_owned()]);
    assert!(!said[4].contains(": ."), "no list of nothing: {}", said[4]);
    says(&said[5], &[SAY.hint_no_such_key("9")]);
    says(&said[6], &[SAY.brief_folds(2)]);
    assert!(said[6].contains("Sheep") && !said[6].contains(&ask_pay_cat()), "paid: {}", said[6]);
}

/// With a discount there is a choice of how much to pay, nothing included; Enter pays what was chosen so far.
#[test]
fn a_discount_is_taken_as_far_as_wanted() {
    let position = "families sky sea\nhand 0: chick minnow minnow\nline: owl owl shark shark\n\
        collection 0 left: dolphin\n";
    let noun = |card| Lexicon::default().noun(species(card), Language::En);
    let pays = SAY.ask_pay_range(noun("chick"), 0, 2);
    let said = replies(&from("play-discount", position), &["l", "chick", "", "undo", "2", ""]);
    says(&said[1], &[&pays]);
    says(&said[2], &[SAY.log_played_free(noun("chick"), "hand", "right", &Person::You)]);
    says(&said[3], &[&SAY.undo_done(), &pays]);
    says(&said[4], &[&SAY.pay_enough(&nouns(&["minnow"]), 1), &pays]);
    says(&said[5], &[SAY.log_played(noun("chick"), &nouns(&["minnow"]), 1, "hand", "right", &Person::You)]);
}

#[test]
fn a_letter_is_one_card_of_the_line() {
    // Both Owls may be drawn, but not one of them twice.
    let said = replies(&from("play-letters", CAT), &["aa", "ab"]);
    says(&said[0], &[SAY.hint_picked_already()]);
    says(&said[1], &[SAY.log_took_from_line(&nouns(&["owl", "owl"]), &Person::You)]);
    // Four letters in any order are four letters, even where they look like a misspelt Crab.
    let said = replies(&from("play-letters", CAT), &["cdab", "abcd"]);
    assert_eq!(said[0], said[1]);
}

#[test]
fn the_hand_check_wants_as_many_cards_as_there_are_too_many() {
    let position = "families farm sky\nhand 0: cat cat sheep sheep pig pig dog rabbit\nline: owl owl fox fox\n\
        ---\n0 draw owl owl\n";
    let said = replies(&from("play-hand", position), &["", "1 2 3", "1", "1", "-1", "n", "9", "3"]);
    assert!(!said[0].contains(": ."), "no list of nothing: {}", said[0]);
    says(&said[0], &[SAY.ask_hand_check(2)]);
    says(&said[1], &[SAY.refuse_with_rule(SAY.hint_too_many_cards(2).trim_end_matches('.'), "O-3.2")]);
    says(&said[2], &[SAY.hand_check_so_far(&nouns(&["cat"]), 1)]);
    says(&said[3], &[SAY.hint_picked_already()]);
    says(&said[6], &[SAY.hand_check_so_far(&nouns(&["owl"]), 1)]);
    says(&said[7], &[SAY.log_discarded(&nouns(&["sheep", "owl"]), &Person::You)]);
}

// ------------------------------------------------------------------------------------------------------- editions

#[test]
fn a_renamed_card_is_shown_and_understood_by_its_new_name() {
    let edition = file("play-edition", "[cat]\nname.en = \"Kitten\"\nname.it = \"Micio\"\ncost = 3\n");
    let args = format!("{} --edition {}", from("play-edition-game", CAT), edition.display());
    let said = replies(&args, &["board", "kitten", "undo", "cat", "undo", "card kitten"]);
    assert!(said[0].contains("Kitten") && !said[0].contains("Cat "), "{}", said[0]);
    assert!(said[1].contains("the Kitten") && said[1].contains(&SAY.brief_folds(3)), "{}", said[1]);
    assert!(said[3].contains("Kitten"), "the printed name is known too: {}", said[3]);
    assert!(said[5].starts_with("Kitten\n"), "{}", said[5]);
    let italian = &replies(&format!("{args} --lang it"), &["board"])[0];
    assert!(italian.contains("Micio") && !italian.contains("Gatto"), "{italian}");
}

/// Whatever an owner calls a card, a short key is a key, and a name of several words is one name.
#[test]
fn keys_stay_keys_whatever_cards_are_called() {
    let edition = file("play-keys", "[fox]\nname.en = \"a\"\n[cat]\nname.en = \"Cat of Nine\"\n");
    let args = format!("{} --edition {}", from("play-keys-game", CAT), edition.display());
    let said = replies(&args, &["why a", "cat of nine"]);
    says(&said[0], &[SAY.why_can_draw(Lexicon::default().noun(species("owl"), Language::En))]);
    assert!(said[1].contains("the Cat of Nine"), "{}", said[1]);
}

/// The command that goes on with a saved game keeps the seat, and a name with a blank is one name.
#[test]
fn a_saved_game_says_how_to_go_on_in_the_same_seat() {
    let folder = directory("play-seat");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("my game.txt");
    let said = replies("--seat 1 --seed 5 --players 2", &[&format!("save {}", path.display())]);
    let unwrapped = said[0].split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(unwrapped.contains(&format!("--from '{}' --seat 1", path.display())), "{unwrapped}");
}

/// A card that no payment contains is not put aside: nobody ends up with a sum that can't be finished.
#[test]
fn a_payment_that_leads_nowhere_is_refused_at_once() {
    let position = "families farm sky\nhand 0: owl pig sheep sheep cat cat\nline: eagle eagle rabbit rabbit\n";
    let said = replies(&from("play-nowhere", position), &["owl", "sheep cat"]);
    let pays = SAY.ask_pay(Lexicon::default().noun(species("owl"), Language::En), 4);
    says(&said[1], &[SAY.pay_so_far(&nouns(&["cat", "sheep"]), 3, 1), pays]);
    let nowhere = "families farm sky\nhand 0: owl pig sheep sheep fox\nline: eagle eagle rabbit rabbit\n";
    let said = replies(&from("play-nowhere-2", nowhere), &["owl", "pig", "sheep sheep"]);
    let refusal = SAY.pay_leads_nowhere(&nouns(&["pig"]));
    says(&said[1], &[SAY.refuse_with_rule(refusal.trim_end_matches('.'), "O-5.1")]);
    says(
        &said[2],
        &[SAY.log_played(
            Lexicon::default().noun(species("owl"), Language::En),
            &nouns(&["sheep", "sheep"]),
            4,
            "hand",
            "left",
            &Person::You,
        )],
    );
}
