//! `play islands`: whole games and parts of games through a pipe, one answer a line.

mod commands;
mod painting;
mod solo;

use std::fs;

use islands::Side;
use islands::atlas::Landmark;
use phrases::{Language, Person, Phrases};
use unicode_width::UnicodeWidthStr;

use crate::play::{as_kept, file, from, play_game_at, replies_of, says, tests};
use crate::{Run, command, run_with_input, typed};

/// What the program says in English. Its words may change; that they are said may not.
const SAY: Phrases = Phrases(Language::En);

/// Plays with these answers in a terminal of so many columns.
fn play_at(columns: usize, args: &str, answers: &str) -> Run {
    play_game_at(columns, "islands", args, answers.as_bytes())
}

/// Plays with these answers and then quits, which must do without complaint; what was said after each of them.
fn replies(args: &str, answers: &[&str]) -> Vec<String> {
    replies_of("islands", args, answers)
}

/// The same from a position.
fn replies_from(name: &str, position: &str, answers: &[&str]) -> Vec<String> {
    replies(&from(name, position), answers)
}

/// A sentence as it stands before the id of a rule.
fn cited(sentence: &str, rule: &str) -> String {
    SAY.refuse_with_rule(sentence.trim_end_matches('.'), rule)
}

/// The question for a square.
fn ask_square(colour: &str) -> String {
    SAY.islands_ask_square(&SAY.islands_in_colours(colour), "square")
}

/// The sheets of positions.
const EMBER: &str = "sheets 0: ember heron\nsheets 1: fox ember\n";
/// Nobody bids.
const ALL_PASS: &str = "---\n* rolled 2\n0 pass\n1 pass\n";
/// Something is painted on the first island of the person.
const STARTED: &str = "painted 0 1 red: d2 d3 d4\n";
/// The person is asked to bid at least 5.
const BID: &str = "sheets 0: ember heron\ncoins 0: 9\ncoins 1: 12\nfirst 1\n---\n* rolled 3\n1 bid 4\n";
/// The person's volcano takes coins from one of two players.
const RICH: &str = "players 3\nsheets 0: ember heron\npainted 0 1 red: d2 e2 f2 g2 e3 g3 e4\ncoins 0: 3\n\
    coins 1: 9\ncoins 2: 9\n---\n* rolled 2\n0 pass\n1 pass\n2 pass\n0 paint 1 red g4\n";

/// The person, who is first, paints a square in red.
fn square_in(position: &str) -> String {
    format!("{EMBER}{position}{ALL_PASS}")
}

/// The person wins the card and paints its shape.
fn shape_in(position: &str, card: u8) -> String {
    format!("{EMBER}{position}---\n* rolled {card}\n0 bid {card}\n1 pass\n")
}

// -------------------------------------------------------------------------------------------------- whole games

/// A game of two with every kind of answer and command in it.
const WHOLE_GAME: &str = "--islands near --bots random --seed 9";

fn script() -> String {
    fs::read_to_string(tests("scripts", "islands-game.txt")).expect("a script")
}

#[test]
fn a_scripted_game_is_played_to_its_end() {
    let run = play_at(80, WHOLE_GAME, &script());
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
    let flat = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    says(
        &flat,
        &[
            SAY.islands_ask_keep(),
            SAY.islands_ask_shape("grove"),
            SAY.islands_ask_shape("auction"),
            SAY.islands_hint_entry(),
            SAY.undo_done(),
            SAY.islands_ends(),
        ],
    );
    assert!(!run.stdout.contains('\x1b'), "no colours: this is no terminal");
    as_kept("islands-game.txt", &run.stdout);
}

/// The numbers of the final screen, in order.
fn result(language: Language, run: &Run) -> Vec<u32> {
    let over = Phrases(language).islands_ends();
    let (_, result) = run.stdout.rsplit_once(&over).unwrap_or_else(|| panic!("not over: {}", run.stdout));
    result.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

#[test]
fn the_same_script_plays_the_same_game_in_every_language() {
    let play = |language: Language| {
        let run = play_at(80, &format!("{WHOLE_GAME} --lang {language}"), &script());
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{language}: {}", run.stdout);
        (result(language, &run), run.stdout)
    };
    let [(english, en), (italian, it), (german, de)] = Language::ALL.map(play);
    assert!(english.len() > 20, "{english:?}");
    assert_eq!((&italian, &german), (&english, &english));
    // And really in that language.
    for (text, words) in [(&en, ["coins", "temple"]), (&it, ["monete", "tempio"]), (&de, ["Münzen", "Tempel"])] {
        assert!(words.iter().all(|word| text.matches(word).count() > 5), "{words:?}");
    }
    assert!(!it.contains("coins") && !de.contains("coins"));
}

/// Somebody who types keys without looking: every answer there is, sensible or not.
fn blind(seed: u64, lines: usize) -> String {
    const ANSWERS: [&str; 40] = [
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "1 2",
        "2 3",
        "13",
        "",
        "",
        "pass",
        "list",
        "list",
        "1",
        "2",
        "7",
        "12",
        "b",
        "g",
        "r",
        "red",
        "1 b2",
        "2 c3 c4",
        "3 d4",
        "4 e5",
        "b2 b3",
        "1b1",
        "undo",
        "why",
        "why 1 a1",
        "score",
        "log 3",
        "card 3",
        "rules I-5.1",
        "board 1",
        "hana",
        "give up",
        "1 c2 b",
        "d3",
    ];
    typed(&ANSWERS, seed, lines)
}

#[test]
fn whoever_types_long_enough_comes_to_the_end() {
    for (players, seed, more) in [(2, 1, ""), (3, 2, "--variant catch-up"), (6, 3, "--islands far --bots random")] {
        let run = play_at(80, &format!("--players {players} --seed {seed} {more}"), &blind(seed, 20_000));
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{players} players");
        assert!(result(Language::En, &run).len() >= 5 * players, "{players} players");
    }
}

/// No line is wider than the terminal, unless it is one word that is.
#[test]
fn every_line_fits_into_the_terminal() {
    for columns in [60, 80, 120] {
        for (players, language) in [(2, "en"), (3, "it"), (6, "de"), (4, "en"), (5, "it")] {
            let answers = blind(7, 200) + "help\nrules\ncard\nboard\nboard 0\nlog 1000\nscore\nquit\n";
            let args = format!("--players {players} --seed 5 --lang {language} --variant catch-up --bots random");
            let run = play_at(columns, &args, &answers);
            assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{args}");
            for line in run.stdout.lines().filter(|line| line.width() > columns) {
                assert!(!line.trim().contains(' '), "{columns}, {args}: {line}");
            }
        }
    }
}

/// Islands stand side by side as far as there is room: two by two, and all four if they fit.
#[test]
fn islands_stand_side_by_side() {
    for (columns, in_a_row) in [(40, 1), (60, 2), (80, 2), (120, 4)] {
        let run = play_at(columns, "--islands heron,ember --seed 1 --bots random", "board you\nquit\n");
        let heads: Vec<_> = run.stdout.lines().filter(|line| line.contains("1 Heron Bay")).collect();
        let both = |line: &str| {
            ["1 Heron Bay", "2 Still Heron", "3 Ember Reach", "4 Cinder Crown"]
                .iter()
                .filter(|n| line.contains(**n))
                .count()
        };
        assert!(!heads.is_empty(), "{}", run.stdout);
        assert!(heads.iter().all(|line| both(line) == in_a_row), "{columns}: {heads:?}");
    }
}

/// Colours are for terminals, and nothing is said by them alone.
#[test]
fn colours_change_no_letter() {
    let coloured = |force: bool| {
        let answers = file("islands-colour", "board\nlist\nscore\nquit\n");
        let args = format!("play {}", "islands --islands heron,ember --seed 1 --bots random");
        let mut play = command(&args);
        play.env("COLUMNS", "80").stdin(fs::File::open(answers).expect("there"));
        if force {
            play.env("CLICOLOR_FORCE", "1").env_remove("NO_COLOR");
        }
        Run::from(play.output().expect("the binary starts")).stdout
    };
    let (plain, styled) = (coloured(false), coloured(true));
    assert!(!plain.contains('\x1b') && styled.contains('\x1b'));
    let stripped = anstream::adapter::strip_str(&styled).to_string();
    let lines = |text: &str| text.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>();
    assert_eq!(lines(&stripped), lines(&plain));
}

#[test]
fn all_players_of_a_larger_table_are_named() {
    let said = &replies("--players 6 --seed 4 --bots random --islands near", &["1 2", "score"])[1];
    for name in ["Hana", "Kenji", "Yuki", "Ren", "Sora"] {
        assert_eq!(said.matches(&format!("{name} ·")).count(), 1, "{said}");
    }
    assert!(said.contains(&SAY.board_you()) && !said.contains("Akiko"), "{said}");
    let said = &replies("--players 3 --seed 4 --seat 2 --bots random", &["1 2", "score"])[1];
    assert!(said.contains("Akiko ·") && said.contains("Hana ·") && !said.contains("Kenji"), "{said}");
}

// ------------------------------------------------------------------------------------------- sheets and bids

#[test]
fn two_sheets_are_kept_by_number_or_name() {
    let args = "--seed 1 --bots random --islands heron,ember,fox";
    let wrong = ["", "1", "1 1", "1 4", "0 1", "1 2 3", "5", "list", "pass", "koi ember", "koi nobody", "b2"];
    let said = replies(args, &wrong);
    let hint = SAY.islands_hint_keep();
    for at in [0, 1, 5, 6, 11] {
        says(&said[at], &[&hint]);
    }
    says(&said[2], &[cited(&SAY.islands_refuse_keep_two(), "I-2.2")]);
    says(&said[3], &[SAY.hint_no_such_key("4")]);
    says(&said[4], &[SAY.hint_no_such_key("0")]);
    says(&said[7], &[cited(&SAY.islands_refuse_keep(), "I-2.2")]);
    says(&said[8], &[cited(&SAY.islands_refuse_keep(), "I-2.2")]);
    says(&said[9], &[cited(&SAY.islands_refuse_keep_not_dealt(), "I-2.2")]);
    says(&said[10], &[SAY.not_understood("koi")]);
    assert!(said.iter().all(|said| said.contains(&SAY.islands_ask_keep())), "nothing was chosen");
    // The order does not matter, and there are several ways to say it.
    let dealt = |keys: &str| replies(args, &[keys])[0].lines().next().expect("a line").to_owned();
    assert_eq!((dealt("2 1"), dealt("12"), dealt("keep 1, 2")), (dealt("1 2"), dealt("1 2"), dealt("1 2")));
    let first = dealt("1 2");
    let named: Vec<_> =
        ["heron", "ember", "fox"].into_iter().filter(|name| first.contains(&format!("{name} ("))).collect();
    assert_eq!(dealt(&format!("{} {}", named[1], named[0].to_uppercase())), first);
}

#[test]
fn with_two_sheets_nobody_chooses() {
    let run = play_at(80, "--islands heron,ember --seed 1 --bots random", "quit\n");
    assert!(!run.stdout.contains(&SAY.islands_ask_keep()) && run.stdout.contains("1 Heron Bay"), "{}", run.stdout);
}

#[test]
fn bids_are_numbers_and_an_empty_line_passes() {
    let wrong = ["4", "10", "0", "1 b2", "red", "99999", "-5", "list", "x"];
    let said = replies_from("islands-bids", BID, &wrong);
    let low = |got| cited(&SAY.islands_refuse_bid_low(got, 5), "I-3.2");
    says(&said[0], &[low(4)]);
    says(&said[1], &[cited(&SAY.islands_refuse_bid_high(10, 9), "I-3.2")]);
    says(&said[2], &[low(0)]);
    for at in [3, 4, 7] {
        says(&said[at], &[cited(&SAY.islands_refuse_bid(), "I-3.2")]);
    }
    for at in [5, 6, 8] {
        says(&said[at], &[SAY.not_understood(wrong[at])]);
    }
    let hint = SAY.islands_hint_bid(5, 9);
    assert!(said.iter().all(|said| said.contains(&hint)), "the lowest and the highest bid are shown: {said:?}");
    for pass in ["", "pass", "p", "n", "PASS"] {
        says(&replies_from("islands-pass", BID, &[pass])[0], &[SAY.islands_passes(&Person::You)]);
    }
    says(&replies_from("islands-bid", BID, &["bid 5"])[0], &[SAY.islands_bids(5, &Person::You)]);
    // The only bid that can be paid is all there is.
    let all = BID.replace("coins 0: 9", "coins 0: 5");
    let run = play_at(1000, &from("islands-bid-all", &all), "quit\n");
    says(&run.stdout, &[SAY.islands_hint_bid_only(5)]);
}

#[test]
fn passing_and_giving_up_have_words_in_every_language() {
    for (language, words) in [
        (Language::En, ["pass", "give up"]),
        (Language::It, ["passo", "rinuncio"]),
        (Language::De, ["passe", "verzichte"]),
    ] {
        let say = Phrases(language);
        for word in words {
            let args = format!("{} --lang {language}", from(&format!("islands-words-{language}"), BID));
            let said = replies(&args, &[word]);
            says(&said[0], &[say.islands_passes(&Person::You)]);
        }
        let args = format!("{} --lang {language}", from(&format!("islands-words-{language}"), &square_in("")));
        let said = replies(&args, &[words[1]]);
        says(&said[0], &[say.islands_gives_up("square", &Person::You)]);
    }
}

/// Everybody's coins and tokens, the card and its shape are seen before a bid.
#[test]
fn a_bid_is_made_with_open_eyes() {
    let position = "players 3\nvariant catch-up\nsheets 0: ember heron\npainted 0 1 red: c2 d2\ncoins 0: 9\ncoins 1: 12\n\
        gold 1: single different\ncoal 2: single\naccess 2: single single\nvolcanoes 1: 1\nfirst 1\n---\n* rolled 3\n1 bid 4\n2 pass\n";
    let run = play_at(120, &from("islands-eyes", position), "quit\n");
    let flat = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    let both = SAY.access(Side::Single);
    says(
        &flat,
        &[
            SAY.islands_coins(9),
            SAY.islands_coins(12),
            SAY.islands_table_bid(4),
            SAY.islands_table_passed(),
            SAY.islands_table_first(),
            SAY.islands_table_income(5),
            SAY.islands_table_gold("+2, +1"),
            SAY.islands_table_volcanoes(1),
            SAY.islands_table_coal(&SAY.token_side(Landmark::CoalPit, Side::Single)),
            SAY.islands_table_access(&format!("2 × {both}")),
            SAY.islands_table_reserve(2, 3),
            "# (red) # # #".to_owned(),
            "1 Ember Reach".to_owned(),
        ],
    );
    // The others stay in the box until somebody asks for them.
    assert!(!run.stdout.contains("2 Cinder Crown") && run.stdout.contains("Cinder Crown (2)"), "{}", run.stdout);
}

// ---------------------------------------------------------------------------------------- the end, and bad input

#[test]
fn input_that_ends_before_the_game_is_an_error_and_quitting_is_none() {
    for language in Language::ALL {
        let say = Phrases(language);
        for answers in ["", "1 2", "1 2\n", "1 2\n\n"] {
            let run = play_at(200, &format!("--seed 3 --lang {language} --bots random"), answers);
            assert_eq!((run.code, run.stderr.as_str()), (Some(2), ""), "{language} {answers:?}");
            assert!(run.stdout.trim_end().ends_with(&say.quit_input_ended()), "{}", run.stdout);
        }
        let run = play_at(200, &format!("--seed 3 --lang {language} --bots random"), "1 2\nquit\nno such answer\n");
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
        assert!(run.stdout.trim_end().ends_with(&say.quit_bye()), "{}", run.stdout);
    }
    assert_eq!(run_with_input("play islands --seed 3", b"q\n").code, Some(0));
}

#[test]
fn whatever_is_typed_is_answered() {
    let long = "x".repeat(1_000_000);
    let squares = "a1 ".repeat(5_000);
    let mut lines: Vec<Vec<u8>> = [
        b"\0\0\0".as_slice(),
        b"\xff\xfe\x80",
        b"a\xffb",
        b"\x1b[2J\x1b[31mred",
        b"\t \r",
        b"99999999999999999999999999",
        b"-1",
        "🦊 鶴 Ünïcödé".as_bytes(),
        "\u{202e}abc".as_bytes(),
        b"{ $who }",
        b"why \x1b[2J",
        b"card \xff",
        b"board \x1b[2J",
        b"log -5",
        b"rules ../../etc",
        long.as_bytes(),
        squares.as_bytes(),
    ]
    .map(<[u8]>::to_vec)
    .to_vec();
    lines.extend([b"score".to_vec(), b"quit".to_vec(), Vec::new()]);
    let answers = lines.join(&b'\n');
    for (language, position) in
        Language::ALL.into_iter().zip([square_in(STARTED), BID.to_owned(), shape_in(STARTED, 6)])
    {
        let args = format!("{} --lang {language}", from(&format!("islands-typed-{language}"), &position));
        let run = play_game_at(80, "islands", &args, &answers);
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
        assert!(!run.stdout.contains(|c: char| c.is_control() && c != '\n'), "nothing that moves the cursor");
        assert!(run.stdout.trim_end().ends_with(&Phrases(language).quit_bye()));
        let told = run.stdout.lines().filter(|line| !line.starts_with("> ")).map(UnicodeWidthStr::width).max();
        assert!(told <= Some(80), "{told:?}");
    }
}

/// A seed is a game: the bots and chance do the same again.
#[test]
fn a_script_and_a_seed_give_the_same_game() {
    for bots in ["greedy", "random"] {
        let args = format!("--islands near --players 4 --seed 7 --bots {bots}");
        let play = || play_at(80, &args, &blind(11, 60)).stdout;
        assert_eq!(play(), play(), "{bots}");
    }
    // Another name of a bot is another game.
    let of =
        |bots: &str| play_at(80, &format!("--islands heron,ember --seed 7 --bots {bots}"), "\n\n\n\nquit\n").stdout;
    assert_ne!(of("greedy"), of("random"));
    assert_eq!(
        of("greedy"),
        play_at(80, "--islands heron,ember --seed 7", "\n\n\n\nquit\n").stdout,
        "greedy by default"
    );
}
