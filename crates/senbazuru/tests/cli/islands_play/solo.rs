//! `play islands-solo`: whole games, technologies, Expancing, saving and going on, the rank.

use std::fs;

use islands::{Ask, Atlas, Choice, Event, Move, Setup, State};
use phrases::{Language, Person, Phrases, Rules};
use tabletop::{Actor, Asked, Game, MoveBuf, Seat, Stream};
use unicode_width::UnicodeWidthStr;

use super::{SAY, blind, cited};
use crate::play::{file, from, play_game_at, replies_of, says};
use crate::{Run, directory, good};

const YOU: Person = Person::You;

/// Plays with these answers in a terminal of so many columns.
fn play_at(columns: usize, args: &str, answers: &str) -> Run {
    play_game_at(columns, "islands-solo", args, answers.as_bytes())
}

/// Plays with these answers and then quits; what was said after each of them.
fn replies(args: &str, answers: &[&str]) -> Vec<String> {
    replies_of("islands-solo", args, answers)
}

/// A position of the solo game.
fn solo(position: &str) -> String {
    format!("players 1\nsheets 0: ember heron\n{position}")
}

fn replies_from(name: &str, position: &str, answers: &[&str]) -> Vec<String> {
    replies(&from(&format!("solo-{name}"), &solo(position)), answers)
}

/// What is said first of all.
fn opening(name: &str, position: &str) -> String {
    play_at(1000, &from(&format!("solo-{name}"), &solo(position)), "quit\n").stdout
}

/// The person has passed and may research.
const PASSED: &str = "---\n* rolled 6\n0 pass\n";
/// The first island is started.
const STARTED: &str = "painted 0 1 red: d2 d3 d4\n";

// -------------------------------------------------------------------------------------------------- whole games

/// What is typed for a move, in words that are known in every language.
fn typed(m: Move, atlas: &Atlas) -> String {
    match m {
        Move::Keep(kept) => format!("{} {}", atlas.sheet(kept.0).id, atlas.sheet(kept.1).id),
        Move::Bid(coins) => coins.to_string(),
        Move::Shape(shape) => shape.number().to_string(),
        Move::Paint { island, colour, squares } => {
            let squares: Vec<_> = squares.iter().map(|square| square.to_string()).collect();
            format!("{island} {} {}", squares.join(" "), colour.word())
        }
        Move::GiveUp => "give up".to_owned(),
        Move::Research(technology) => technology.word().to_owned(),
        Move::Use(used) => {
            let choice = match used.choice {
                Choice::None => String::new(),
                Choice::Die(n) => format!(" die {n}"),
                Choice::Shape(shape) => format!(" shape {}", shape.number()),
            };
            format!("use {} {}{choice}", used.technology.word(), used.level)
        }
        Move::Form(size) => size.to_string(),
        Move::Pass | Move::GoOn => String::new(),
        Move::From(_) | Move::Token(..) | Move::Shuffled(_) | Move::Rolled(_) => panic!("not in this game: {m:?}"),
    }
}

/// A game with the dice of a seed, and somebody who likes technologies: what is typed, and the points.
fn answers(seed: u64) -> (String, i16) {
    let atlas = Atlas::standard();
    let setup = Setup::solo(&atlas.all().collect::<Vec<_>>(), atlas).expect("enough sheets");
    let mut state = State::start(&setup);
    let (mut dice, mut taste) = (Stream::of_game(seed, 0), Stream::new(seed));
    let mut moves = MoveBuf::with_capacity(State::MAX_MOVES);
    let (mut text, mut log) = (String::new(), Vec::<Event>::new());
    loop {
        let (by, m) = match state.asked() {
            Asked::Over => return (text, state.points(Seat(0))),
            Asked::Chance(roll, _) => (Actor::Chance, roll.draw(&mut dice).into()),
            Asked::Seat(_, ask) | Asked::Together(_, ask) => {
                moves.clear();
                state.moves(Actor::Seat(Seat(0)), &mut moves);
                let wanted = |m: &Move| match ask {
                    Ask::Technology { .. } => *m != Move::GoOn,
                    Ask::Bid { .. } => matches!(m, Move::Pass | Move::Bid(6..=9)),
                    _ => *m != Move::GiveUp,
                };
                let liked: Vec<_> = moves.iter().copied().filter(wanted).collect();
                let m = liked[taste.below(liked.len() as u32) as usize];
                // The only answer is given for the person.
                if moves.len() > 1 {
                    text += &format!("{}\n", typed(m, atlas));
                }
                (Actor::Seat(Seat(0)), m)
            }
        };
        state.play(by, m, &mut log).expect("legal");
    }
}

#[test]
fn whole_games_are_played_to_their_end_in_every_language() {
    let mut all = String::new();
    for seed in 1..=3 {
        let (answers, points) = answers(seed);
        for language in Language::ALL {
            let run = play_at(80, &format!("--seed {seed} --lang {language}"), &answers);
            assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{language}: {}", run.stdout);
            let say = Phrases(language);
            let flat = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
            says(&flat, &[say.islands_solo_ends(), say.islands_ask_research()]);
            assert!(flat.ends_with(&say.solo_result(points)), "{}", &run.stdout[run.stdout.len() - 900..]);
            assert!(!run.stdout.contains('\x1b'), "no colours: this is no terminal");
        }
        all += &answers;
    }
    // There is something of everything in it.
    for word in ["use ", "expancing\n", " die ", "1 "] {
        assert!(all.contains(word), "{word}: {all}");
    }
}

#[test]
fn whoever_types_long_enough_comes_to_the_end() {
    for (seed, more) in [(1, "--islands ember,heron"), (2, "--challenge crane")] {
        let run = play_at(80, &format!("--seed {seed} {more}"), &blind(seed, 8_000));
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{more}");
        says(&run.stdout, &["(I-13.13)"]);
    }
}

/// No line is wider than the terminal, unless it is one word that is.
#[test]
fn every_line_fits_into_the_terminal() {
    for (columns, language) in [(60, "de"), (80, "it"), (60, "en"), (120, "de")] {
        let (answers, _) = answers(1);
        let part: Vec<_> = answers.lines().take(60).collect();
        let answers = format!("{}\nhelp\nboard\ncard re-roll\nlog 1000\nscore\nquit\n", part.join("\n"));
        let run = play_at(columns, &format!("--seed 1 --lang {language}"), &answers);
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{language}");
        for line in run.stdout.lines().filter(|line| line.width() > columns) {
            assert!(!line.trim().contains(' '), "{columns}, {language}: {line}");
        }
    }
}

#[test]
fn nobody_else_plays() {
    let run = play_at(1000, "--islands ember,heron --seed 1", "board\nscore\nquit\n");
    says(&run.stdout, &[SAY.islands_solo_welcome(&SAY.solo_title(), "1"), SAY.islands_solo_sheet()]);
    for name in ["Akiko", "Hana", &SAY.islands_table_first()] {
        assert!(!run.stdout.contains(name), "{name}: {}", run.stdout);
    }
    let run = play_at(1000, "--islands ember,heron --challenge crane", "quit\n");
    says(&run.stdout, &[SAY.islands_solo_welcome_challenge(&SAY.solo_title(), "crane")]);
}

// ---------------------------------------------------------------------------------------------- technologies

#[test]
fn a_technology_is_researched_by_number_or_name() {
    for language in Language::ALL {
        let say = Phrases(language);
        let go_on = PASSED.replace("0 pass", "0 go-on\n0 pass");
        let position = format!("level economicus: 1\nlevel re-roll: 3\n{STARTED}{go_on}");
        let args = format!("{} --lang {language}", from(&format!("solo-research-{language}"), &solo(&position)));
        let wrong = ["2", "Re-Color", "5", "8", "0", "1 b2", "list", "why 2", "why 3", "economicus 3", "re-rollx"];
        let said = replies(&args, &wrong);
        let refused = |text: &str| say.refuse_with_rule(text.trim_end_matches('.'), "I-13.5");
        says(&said[0], &[refused(&say.islands_refuse_closed("Auctionis", "Economicus"))]);
        says(&said[1], &[refused(&say.islands_refuse_closed("Re-Color", "Re-Roll"))]);
        says(&said[2], &["I-13.5"]);
        says(&said[3], &[say.hint_no_such_key("8")]);
        says(&said[4], &[say.hint_no_such_key("0")]);
        let rule = Rules::islands(language).rule("I-13.5").expect("a rule").text.replace(['*', '_'], "");
        says(&said[7], &[rule.split_whitespace().take(4).collect::<Vec<_>>().join(" ")]);
        says(&said[8], &[say.islands_why_can()]);
        says(&said[10], &[say.not_understood("re-rollx")]);
        for said in &said {
            // What could be researched, and why the rest can't.
            says(
                said,
                &[
                    say.islands_ask_research(),
                    say.islands_solo_closed("Economicus"),
                    say.islands_solo_closed("Re-Roll"),
                    say.islands_solo_complete(),
                    say.islands_solo_closes("Timenautics"),
                    say.islands_solo_on("Ember Reach (1)"),
                    say.islands_solo_next(2, &say.level(islands::Technology::Economicus, 2)),
                    say.islands_hint_act(),
                ],
            );
        }
        for answer in ["6", "transforming", "research Transforming 1", "TRANSFORMING"] {
            let said = &replies(&args, &[answer])[0];
            let researches = say.islands_researches(1, "Transforming", &YOU);
            says(said, &[format!("{researches} {}", say.islands_closes("Timenautics"))]);
        }
        // Or the person acts, and sees where.
        for answer in ["", "act", "go on", "pass"] {
            let said = &replies(&args, &[answer])[0];
            says(said, &["*.", &say.islands_hint_square("1 c2")]);
        }
    }
}

/// Carrambah's dice show 6 and 2, which is 10 with the mark; the bid of 7 can still be saved.
const DICE: &str = "---\n* rolled 2\n0 go-on\n0 bid 7\n* rolled 6\n* rolled 2\n";

#[test]
fn a_level_is_used_by_number_or_name() {
    let position = format!("coins 0: 12\nlevel re-roll: 3\n{DICE}");
    says(
        &opening("use", &position),
        &[
            SAY.islands_ask_technology("roll"),
            SAY.islands_solo_stands(7, 10),
            format!("({})", SAY.islands_solo_die_shows(6)),
            SAY.level(islands::Technology::ReRoll, 3),
            SAY.islands_hint_go_on(),
        ],
    );
    let paid = SAY.islands_uses_paid(3, 1, "Re-Roll", &YOU);
    let second = format!("{paid} {}", SAY.islands_used("re-roll-second"));
    for answer in ["2", "re-roll 1 die 2", "Re-Roll 1 2", "use reroll level 1, die 2"] {
        says(&replies_from("use", &position, &[answer])[0], &[&second]);
    }
    says(&replies_from("use", &position, &["re-roll 2"])[0], &[SAY.islands_used("re-roll-both")]);
    says(&replies_from("use", &position, &["re-roll 3"])[0], &[SAY.islands_uses_gained(7, 3, "Re-Roll", &YOU)]);
    for answer in ["", "go on", "go-on", "no", "continue"] {
        says(&replies_from("use", &position, &[answer])[0], &[SAY.islands_carrambah_lost(10, " (6 + 2 + 2)", &YOU)]);
    }
    // Used once, it can't be used again, and the sheet says so.
    let said = replies_from("use", &position, &["1", "board"]);
    says(&said[1], &[format!("{} · {}", SAY.islands_solo_level(3), SAY.islands_solo_used())]);
}

#[test]
fn a_level_that_cannot_be_used_is_explained() {
    // Of 8 coins 7 are bid.
    let position = format!("coins 0: 8\nlevel re-roll: 3\nlevel economicus: 1\n{DICE}");
    let wrong = ["re-roll 1 die 2", "re-roll 3 die 2", "auctionis 1", "economicus", "2", "re-roll 1 2 3", "red", "why"];
    let said = replies_from("refused", &position, &wrong);
    let fee = format!("{} {}", SAY.islands_refuse_fee(3, 1, "Re-Roll"), SAY.islands_refuse_fee_unpaid());
    says(&said[0], &[cited(&fee, "I-13.15")]);
    says(&said[1], &[cited(&SAY.islands_refuse_use("re-roll-3"), "I-13.10")]);
    says(&said[2], &[cited(&SAY.islands_refuse_level(), "I-13.5")]);
    says(&said[3], &[cited(&SAY.islands_refuse_moment("economicus"), "I-13.8")]);
    says(&said[4], &[SAY.hint_no_such_key("2")]);
    says(&said[5], &[SAY.islands_hint_technology()]);
    says(&said[6], &[SAY.islands_hint_technology()]);
    // The rule behind the last refusal.
    assert!(said[7].starts_with("I-13.8"), "{}", said[7]);
    assert!(said.iter().all(|said| said.contains(&SAY.islands_ask_technology("roll"))), "nothing was used");
    let said = &replies_from("refused", &position, &["why re-roll 1 die 2", "why re-roll 3"]);
    says(&said[0], &[cited(&fee, "I-13.15")]);
    says(&said[1], &[SAY.islands_why_can()]);
}

#[test]
fn the_auctioned_shape_is_changed_before_it_is_placed() {
    let position = format!(
        "coins 0: 30\nlevel re-color: 2\nlevel transforming: 2\n{STARTED}---\n* rolled 3\n0 bid 12\n* rolled 1\n* rolled 2\n"
    );
    let red = SAY.islands_in_colours("red");
    says(&opening("change", &position), &[SAY.islands_solo_at_hand(&red, &SAY.islands_shape(3, "l"))]);
    let said =
        replies_from("change", &position, &["transforming 2 shape 4", "undo", "transforming 1", "re-color 1", "board"]);
    says(&said[0], &[SAY.islands_solo_at_hand(&red, &SAY.islands_shape(4, "t"))]);
    says(&said[1], &[SAY.undo_done(), SAY.islands_solo_at_hand(&red, &SAY.islands_shape(3, "l"))]);
    // When nothing more can be used, the shape is placed.
    let green = SAY.islands_in_colours("green");
    says(&said[3], &[SAY.islands_ask_whole(&green, &SAY.islands_shape(5, "u"), "auction")]);
    // Going on shows where it can be placed.
    says(
        &replies_from("change", &position, &[""])[0],
        &["*.", &SAY.islands_ask_whole(&red, &SAY.islands_shape(3, "l"), "auction")],
    );
}

#[test]
fn the_other_moments_are_asked_for() {
    let won = "---\n* rolled 3\n0 bid 6\n* rolled 1\n* rolled 2\n";
    let said = &opening("auctionis", &format!("level auctionis: 1\n{STARTED}{won}"));
    says(said, &[SAY.islands_ask_technology("bidding"), SAY.level(islands::Technology::Auctionis, 1)]);
    let position = format!("level timenautics: 2\n{STARTED}{PASSED}");
    let said = replies_from("timenautics", &position, &["auctionis", "2"]);
    says(&said[0], &[SAY.islands_ask_technology("marker"), SAY.level(islands::Technology::Timenautics, 2)]);
    says(&said[1], &[SAY.islands_solo_round("red", 24, 4).split(" — ").next().expect("a part")]);
    // The regular harbor is surrounded.
    let position = format!("level economicus: 1\npainted 0 1 red: c2 d2\n{PASSED}");
    let said = replies_from("economicus", &position, &["", "1 e2", "why", "1"]);
    says(&said[1], &[SAY.islands_ask_technology("step-end"), SAY.level(islands::Technology::Economicus, 1)]);
    assert!(said[2].starts_with("I-13.8"), "{}", said[2]);
    says(&said[3], &[SAY.islands_uses_gained(3, 1, "Economicus", &YOU)]);
}

#[test]
fn a_technology_is_told_like_a_card() {
    for language in Language::ALL {
        let say = Phrases(language);
        let args = format!("{} --lang {language}", from(&format!("solo-card-{language}"), &solo(PASSED)));
        let said = replies(&args, &["card Re-Roll", "card expancing", "card 3", "card science", "help"]);
        for level in 1..=3 {
            says(&said[0], &[format!("{level} {}", say.level(islands::Technology::ReRoll, level))]);
            says(&said[1], &[say.level(islands::Technology::Expancing, level)]);
        }
        says(&said[0], &[say.islands_solo_closes("Re-Color")]);
        says(&said[2], &[say.islands_card_about("season", 3, &say.islands_shape(3, "l"))]);
        says(&said[3], &[say.islands_no_such_card("science")]);
        for line in say.islands_solo_help().lines().filter_map(|line| line.split_once("  ")) {
            says(&said[4], &[line.0, line.1]);
        }
    }
}

// -------------------------------------------------------------------------------------------------- Expancing

#[test]
fn expancing_paints_the_squares_that_are_named() {
    let said = replies_from(
        "expancing",
        &format!("{STARTED}{PASSED}"),
        &["1", "1 b2 b3 f2", "2 d1 d2", "1 c2 c3 c4 b2", "1 d1 c2", "1 c2 c3", "c4", "undo"],
    );
    says(&said[0], &[SAY.islands_ask_free(&SAY.islands_in_colours("red"), 3)]);
    says(&said[1], &[cited(&SAY.islands_refuse_unconnected(), "I-13.21")]);
    says(&said[2], &[cited(&SAY.islands_refuse_expancing_island("Cinder Crown (2)"), "I-13.21")]);
    says(&said[3], &[cited(&SAY.islands_refuse_square_count(4, 3), "I-13.6")]);
    says(&said[4], &["d1", "I-5.1"]);
    says(&said[5], &[SAY.islands_hint_entry()]);
    says(&said[6], &[SAY.islands_paints("red", "Ember Reach (1)", "expancing", "c2, c3 and c4", &YOU)]);
    let said = replies_from("expancing", &format!("{STARTED}{PASSED}"), &["expancing", "undo", "expancing", "give up"]);
    says(&said[1], &[SAY.undo_done(), SAY.islands_ask_research()]);
    says(&said[3], &[SAY.islands_gives_up("expancing", &YOU)]);
}

/// Of very many places the best are listed, and squares lead to the others.
#[test]
fn long_lists_are_cut() {
    let position = format!("level expancing: 1\npainted 0 2 red: f3\npainted 0 1 red: d3\nstarted 0: 2 1\n{PASSED}");
    let said = replies_from("long", &position, &["expancing", "list", "41", "1 b2 b3", "c3 c4", "c5"]);
    let list = &said[1];
    let n: i64 = list.split_whitespace().next().and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("{list}"));
    assert!(n > 60, "{list}");
    says(&said[0], &[SAY.islands_hint_list_best(n)]);
    says(list, &[SAY.islands_places(n), " 1) 1 ".to_owned(), " 40) 1 ".to_owned(), SAY.islands_places_more(n - 40)]);
    assert!(!list.contains(" 41) "), "{list}");
    says(&said[2], &[SAY.hint_no_such_key("41")]);
    says(&said[3], &[SAY.islands_hint_entry()]);
    assert!(!said[3].contains(&SAY.islands_places(n)), "{}", said[3]);
    // Each line narrows what the one before has left.
    says(&said[4], &[SAY.islands_places(4)]);
    says(&said[5], &[SAY.islands_paints("red", "Ember Reach (1)", "expancing", "b2, b3, c3, c4 and c5", &YOU)]);
}

#[test]
fn the_third_level_asks_which_form_comes_first() {
    let position = format!("level expancing: 2\n{STARTED}painted 0 2 red: f3\npainted 0 3 red: c2\n{PASSED}");
    let said = replies_from("form", &position, &["1", "4", "", "list", "5", "give up", "give up"]);
    says(&said[0], &[SAY.islands_ask_form_first(), SAY.islands_hint_form()]);
    for said in &said[1..=3] {
        says(said, &[cited(&SAY.islands_refuse_form_first(), "I-13.6")]);
    }
    let red = SAY.islands_in_colours("red");
    says(&said[4], &["*.", &SAY.islands_ask_free(&red, 5)]);
    says(&said[5], &[SAY.islands_ask_free(&red, 3)]);
    says(&said[6], &[SAY.islands_gives_up("expancing", &YOU)]);
}

#[test]
fn a_level_that_would_paint_nothing_is_marked() {
    let said = opening("nothing", &format!("level expancing: 1\n{STARTED}{PASSED}"));
    says(&said, &[SAY.islands_solo_nothing()]);
}

// --------------------------------------------------------------------------------------- saving, and the end

#[test]
fn a_saved_game_goes_on() {
    let dir = directory("solo-saved");
    fs::create_dir_all(&dir).expect("made");
    let path = dir.join("game.txt");
    let save = format!("save {}", path.display());
    let args = "--islands ember,heron --seed 1 --challenge crane";
    let said = replies(args, &["", "re-color", &save, "board"]);
    let command = format!("senbazuru play islands-solo --from {} --challenge crane", path.display());
    says(&said[2], &[SAY.saved(&path.display().to_string(), &command)]);
    let text = fs::read_to_string(&path).expect("saved");
    says(&text, &["game islands-solo\n", "\n0 research re-color\n"]);
    good(&format!("replay {}", path.display()));
    let again = replies(&format!("--from {} --challenge crane", path.display()), &["board", ""]);
    assert_eq!(again[0], said[3]);
    // A position too.
    let path = file("solo-saved-position", &solo(&format!("{STARTED}{PASSED}")));
    let saved = path.with_file_name("saved.txt");
    let save = format!("save {}", saved.display());
    let said = replies(&format!("--seed 1 --from {}", path.display()), &["1", "1 c2 c3 c4", &save, "score"]);
    let text = fs::read_to_string(&saved).expect("saved");
    says(&text, &["players 1\n", "\n0 research expancing\n0 paint 1 red c2 c3 c4\n"]);
    let again = replies(&format!("--seed 1 --from {}", saved.display()), &["score"]);
    assert_eq!(again[0], said[3]);
}

#[test]
fn the_end_tells_points_and_rank() {
    for language in Language::ALL {
        let say = Phrases(language);
        // The regular harbor of Ember Reach is surrounded in red: 20 points, less 23 unpainted squares.
        let position = solo("round 24\npainted 0 1 red: d2\n---\n* rolled 6\n0 pass\n");
        let args = format!("{} --lang {language}", from(&format!("solo-end-{language}"), &position));
        let run = play_at(1000, &args, "\ngive up\n");
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
        says(
            &run.stdout,
            &[
                say.islands_solo_ends(),
                say.solo_result(-23),
                say.islands_score_not_started("Heron Bay (3)"),
                "−23".to_owned(),
            ],
        );
    }
}

#[test]
fn input_that_ends_before_the_game_is_an_error() {
    for answers in ["", "\n", "\n1\n"] {
        let run = play_at(200, "--islands ember,heron --seed 3", answers);
        assert_eq!((run.code, run.stderr.as_str()), (Some(2), ""), "{answers:?}");
        assert!(run.stdout.trim_end().ends_with(&SAY.quit_input_ended()), "{}", run.stdout);
    }
}
