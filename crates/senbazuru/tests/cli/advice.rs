//! `hint` in `play`, and who the others are: advice changes nothing, bots are introduced, and all of them can be played against.

use std::io::Cursor;

use bots::Level;
use islands::{Atlas, SheetSet, Variant};
use origami::Edition;
use origami::setup::Title;
use phrases::{Language, Phrases};
use tabletop::Stream;
use terminal::play::{scripted, scripted_islands};

use crate::play::{play_game_at, says};
use crate::{Run, run};

/// What the program says in English. Its words may change; that they are said may not.
const SAY: Phrases = Phrases(Language::En);
/// So many games are played on in thought for advice in a script.
const WORLDS: i64 = 60;

/// What is said in a card game with these answers.
fn cards(title: Title, players: u8, language: Language, answers: &str) -> String {
    let mut stream = Stream::new(5);
    let (families, characters) =
        (title.draw_families(players, &mut stream), title.draw_characters(players, &mut stream));
    let setup = origami::Setup::with_characters(players, families, characters, Edition::standard()).expect("a table");
    let mut out = Vec::new();
    scripted(setup, 5, Phrases(language), &mut Cursor::new(answers), &mut out).expect("played");
    String::from_utf8(out).expect("text")
}

/// What is said in a game of islands with these answers, alone if there is one player.
fn on_islands(players: u8, language: Language, answers: &str) -> String {
    let atlas = Atlas::standard();
    let setup = match players {
        1 => islands::Setup::solo(&atlas.all().collect::<Vec<_>>(), atlas),
        _ => islands::Setup::new(players, SheetSet::all(atlas), Variant::Standard, atlas),
    };
    let mut out = Vec::new();
    scripted_islands(setup.expect("a table"), 5, Phrases(language), &mut Cursor::new(answers), &mut out)
        .expect("played");
    String::from_utf8(out).expect("text")
}

/// A game with these answers: what is said.
type Game = Box<dyn Fn(&str) -> String>;

/// What is said after each answer, without advice and what it was asked by.
fn without_advice(said: &str, word: &str) -> String {
    let mut kept = said.split("\n> ");
    let first = kept.next().expect("a question").to_owned();
    kept.filter(|part| part.lines().next() != Some(word)).fold(first, |all, part| format!("{all}\n> {part}"))
}

#[test]
fn a_hint_names_moves_and_changes_nothing() {
    // Any answers: some are refused, the others are played.
    let plain = ["1 2", "a", "1", "l", "b", "", "2", "n", "c", "1", "", "a", "1 b2", "y", "a", "quit", ""].join("\n");
    for (language, word) in [(Language::En, "hint"), (Language::It, "consiglio"), (Language::De, "tipp")] {
        let say = Phrases(language);
        let hinted = plain.replace('\n', &format!("\n{word}\n"));
        let games: [Game; 6] = [
            Box::new(move |answers| cards(Title::Origami, 2, language, answers)),
            Box::new(move |answers| cards(Title::Legends, 3, language, answers)),
            Box::new(move |answers| cards(Title::Mixed, 4, language, answers)),
            Box::new(move |answers| on_islands(1, language, answers)),
            Box::new(move |answers| on_islands(2, language, answers)),
            Box::new(move |answers| on_islands(5, language, answers)),
        ];
        for game in games {
            let (with, without) = (game(&hinted), game(&plain));
            says(&with, &[say.advice_title(WORLDS)]);
            assert_eq!(game(&hinted), with, "the same advice every time");
            let questions = |said: &str| said.matches("\n> ").count();
            let kept = without_advice(&with, word);
            assert_eq!(questions(&kept), questions(&without), "{kept}\n{without}");
            // The questions are the same, and so is all that happened.
            let last = |said: &str| said.rsplit("\n> ").next().map(str::to_owned);
            assert_eq!(last(&kept), last(&without));
            let answers = |said: &str| said.split("\n> ").map(|part| part.len()).max();
            assert_eq!(answers(&kept), answers(&without));
        }
    }
}

#[test]
fn a_hint_is_one_of_the_commands() {
    for language in Language::ALL {
        let say = Phrases(language);
        let command = say.command_hint();
        let word = command.split(' ').next().expect("a word");
        for help in [say.help(), say.islands_help(), say.islands_solo_help()] {
            assert!(help.lines().any(|line| line.starts_with(&format!("{word}  "))), "{language}: {help}");
        }
    }
}

/// Begins a game and leaves it.
fn begun(game: &str, args: &str) -> String {
    let Run { code, stdout, stderr, .. } = play_game_at(1000, game, args, b"quit\n");
    assert_eq!((code, stderr.as_str()), (Some(0), ""), "{game} {args}: {stdout}");
    stdout
}

#[test]
fn the_others_are_introduced() {
    let level = |level: Level, names: &str| SAY.welcome_bot(names, &SAY.bot_level(level.name()));
    for game in ["origami", "legends", "mixed", "islands"] {
        let said = begun(game, "--players 3 --seed 4 --bots tsuru,hina,hina");
        says(&said, &[level(Level::Hina, "Hana, Kenji")]);
        assert!(!said.contains("Tsuru"), "that is the seat of the person: {said}");
        for bots in ["hina,kaeru,tsuru", "hina,kaeru"] {
            let said = begun(game, &format!("--players 3 --seed 4 --seat 2 --bots {bots}"));
            says(&said, &[level(Level::Hina, "Akiko"), level(Level::Kaeru, "Hana")]);
        }
        // Those of the others, by seat.
        let said = begun(game, "--players 3 --seed 4 --bots hina,kaeru");
        says(&said, &[level(Level::Hina, "Hana"), level(Level::Kaeru, "Kenji")]);
        let said = begun(game, "--players 3 --seed 4 --seat 1 --bots hina,kaeru");
        says(&said, &[level(Level::Hina, "Akiko"), level(Level::Kaeru, "Kenji")]);
    }
    let run = run_to_quit("origami --seed 4");
    says(&run.stdout, &[level(Level::Kitsune, "Hana")]);
    let run = run_to_quit("islands --seed 4");
    says(&run.stdout, &[level(Level::Kitsune, "Hana")]);
    assert!(!begun("origami", "--seed 4 --bots random").contains(" · Hina"));
}

fn run_to_quit(args: &str) -> Run {
    crate::run_with_input(&format!("play {args}"), b"quit\n")
}

#[test]
fn who_cannot_play_is_refused() {
    let refused = |args: &str| {
        let Run { code, stderr, .. } = run(args);
        assert_eq!(code, Some(2), "{args}: {stderr}");
        stderr
    };
    says(&refused("play islands-solo --bots hina"), &[SAY.bots_alone()]);
    says(&refused("play origami --bots greedy"), &[SAY.bots_not_here("greedy")]);
    assert!(refused("play origami --bots kappa").contains("kappa"));
    assert_eq!(
        refused("play origami --bots hina,hina,hina").trim(),
        format!("senbazuru: {}", SAY.islands_bots_others(3, 1))
    );
    let four = refused("play islands --players 4 --bots hina,kaeru");
    assert_eq!(four.trim(), format!("senbazuru: {}", SAY.islands_bots_others(2, 3)));
}

/// Levels play on until the person is asked again, and the same seed plays the same game: who looks needs no time.
#[test]
fn the_same_seed_plays_the_same_game_against_a_level() {
    for game in ["origami", "islands"] {
        let play = || play_game_at(100, game, "--seed 8 --bots hina", b"1 2\na\n\na\n\nlog\nquit\n").stdout;
        assert_eq!(play(), play(), "{game}");
    }
}
