//! Origami: Legends and both games mixed, in every command: characters, rice paper, and what they change at the terminal.

use std::fs;

use origami::Species;
use origami::card::{Character, Noun};
use origami::cards::species;
use phrases::{Language, Lexicon, Nouns, Person, Phrases};
use serde_json::json;
use unicode_width::UnicodeWidthStr;

use crate::play::{as_kept, blind, file, from, play_game_at, replies_of, result, says, tests};
use crate::{Run, command, good, recorded_of, run, run_with_input};

/// What the program says in English. Its words may change; that they are said may not.
const SAY: Phrases = Phrases(Language::En);

fn noun(card: &str) -> Noun {
    Lexicon::default().noun(species(card), Language::En)
}

fn nouns(cards: &[&str]) -> Nouns {
    cards.iter().map(|card| noun(card)).collect()
}

/// What is said after each answer in a position.
fn replies(name: &str, position: &str, answers: &[&str]) -> Vec<String> {
    replies_of("legends", &from(name, position), answers)
}

// ---------------------------------------------------------------------------------------------------- which cards

/// The table that a command reports.
fn table(args: &str) -> (String, u64, Vec<String>, Vec<String>) {
    let report = good(&format!("{args} --json")).json();
    let words = |key: &str| -> Vec<String> {
        report[key].as_array().expect(key).iter().map(|word| word.as_str().expect("a word").to_owned()).collect()
    };
    let game = report["game"].as_str().expect("a game").to_owned();
    (game, report["players"].as_u64().expect("a number"), words("families"), words("characters"))
}

#[test]
fn families_and_characters_are_named_or_drawn() {
    for command in ["simulate {} --games 2", "perft {} --depth 1"] {
        let table = |args: &str| table(&command.replace("{}", args));
        let (game, players, families, characters) = table("legends --seed 4");
        assert_eq!((game.as_str(), players, families.len(), characters.len()), ("legends", 2, 2, 2));
        assert_eq!(table("legends --seed 4"), (game, players, families.clone(), characters.clone()), "from the seed");
        // What is named does not change what is drawn beside it.
        assert_eq!(table(&format!("legends --seed 4 --families {}", families.join(","))).3, characters);
        assert_eq!(table(&format!("legends --seed 4 --characters {}", characters.join(","))).2, families);
        let named = table("legends --families legendary,Esotici --characters Musiker,sumo_wrestler");
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        assert_eq!((named.2, named.3), (words(&["exotic", "legendary"]), words(&["musician", "sumo_wrestler"])));
        let none = table("legends --players 3 --characters none");
        assert_eq!((none.1, none.2.len(), none.3.len()), (3, 3, 0));
        // As many players as characters, if nothing else is said.
        let four = table("mixed --characters geisha,monk,Attore,sumo-wrestler");
        assert_eq!((four.1, four.2.len(), four.3.len()), (4, 4, 4));
    }
}

#[test]
fn a_mixed_game_has_both_and_a_game_is_what_its_cards_are() {
    let legends = ["polar", "exotic", "dinosaurs", "legendary"];
    for seed in 0..12 {
        for players in 2..=4 {
            let (game, _, families, characters) =
                table(&format!("simulate mixed --games 1 --seed {seed} --players {players}"));
            assert_eq!((game.as_str(), characters.len()), ("mixed", players));
            let of_legends = families.iter().filter(|f| legends.contains(&f.as_str())).count();
            assert!(of_legends > 0 && of_legends < players, "{families:?}");
        }
    }
    let game = |args: &str| table(&format!("simulate {args} --games 1")).0;
    assert_eq!(game("mixed --families farm,sky --characters none"), "origami");
    assert_eq!(game("mixed --families farm,sky --characters ninja,monk"), "mixed");
    assert_eq!(game("mixed --families polar,exotic"), "legends");
}

#[test]
fn what_a_game_does_not_have_is_refused() {
    let refused = |args: &str, locale: &str| {
        let run: Run = command(args).env("LC_ALL", locale).output().expect("the binary starts").into();
        assert_eq!(
            (run.code, run.stdout.as_str(), run.stderr.lines().count()),
            (Some(2), "", 1),
            "{args}: {}",
            run.stderr
        );
        run.stderr.strip_prefix("senbazuru: ").expect(args).trim_end().to_owned()
    };
    for command in ["simulate {}", "perft {} --depth 1", "play {}"] {
        let refused = |args: &str, locale: &str| refused(&command.replace("{}", args), locale);
        let legends = refused("legends --families polar,sea", "C");
        let say = SAY.bad_game_families("Polar, Exotic, Dinosaurs, Legendary", "Sea", &SAY.title_legends());
        assert_eq!(legends, say);
        assert!(say.contains("mixed") && say.contains("Sea"), "{say}");
        let origami = refused("origami --families sky,exotic,polar", "de_DE.UTF-8");
        assert!(origami.contains("Exoten, Polar") && origami.contains("Bauernhof"), "{origami}");
        assert!(origami != legends && refused("legends --families mare,polari", "it").contains("mare"));
        assert_eq!(refused("origami --characters ninja,monk", "C"), SAY.bad_game_characters());
        assert_eq!(refused("origami --characters ninja,monk", "it"), Phrases(Language::It).bad_game_characters());
        assert!(refused("legends --characters ninja", "C").contains("not 1 · O-2.1"));
        assert!(refused("legends --players 2 --characters ninja,monk,actor", "C").ends_with("L-2.1"));
        assert!(refused("legends --players 3 --characters ninja,ninja,actor", "C").ends_with("L-2.1"));
        assert!(refused("mixed --characters ninja,pirate", "C").contains("pirate"));
        assert!(refused("mixed --characters ,", "C").contains("musician"));
        assert!(refused("mixed --families", "C").contains("--families"));
    }
    good("simulate origami --games 1 --characters none");
    good("simulate legends --games 1 --characters nessuno");
    assert_eq!(run("play legends --from /dev/null --characters none").code, Some(2));
}

// ------------------------------------------------------------------------------------------ simulate, perft, replay

/// Games of today are games of tomorrow: these change only if a rule changes, and then with the rules version.
#[test]
fn digests_hold_for_ever() {
    let mut wrong = String::new();
    for (args, digest) in DIGESTS {
        let report = good(&format!("simulate {args} --games 500 --seed 1 --json")).json();
        if report["digest"] != *digest {
            wrong += &format!("    ({args:?}, {}),\n", report["digest"]);
        }
    }
    assert!(wrong.is_empty(), "other digests:\n{wrong}");
}

const DIGESTS: &[(&str, &str)] = &[
    ("legends --families polar,exotic --characters musician,ninja", "aa094154a7001ff2"),
    ("legends --families dinosaurs,legendary --characters geisha,merchant", "f5dcfd6876e8f0ba"),
    ("legends --families exotic,dinosaurs,legendary --characters actor,sumo_wrestler,samurai", "dd0c4a0c3cbdb5ff"),
    (
        "legends --families polar,exotic,dinosaurs,legendary --characters monk,calligrapher,gardener,geisha",
        "3394cd5f33177233",
    ),
    ("legends --families polar,legendary --characters none", "f09b9f59c861db46"),
    ("mixed --families farm,polar --characters musician,geisha", "977cc80785d1d56f"),
    ("mixed --families sky,exotic,legendary --characters merchant,monk,gardener", "78da330d1f70f670"),
    ("mixed --families sea,savannah,lawn,dinosaurs --characters ninja,calligrapher,samurai,actor", "bd09b1fe8e83bbac"),
    ("mixed --families farm,sky --characters ninja,monk", "6a88afbc0688db81"),
    ("mixed --families savannah,exotic --characters none", "37162d70441194e7"),
];

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    for game in ["legends", "mixed --players 4"] {
        let digest = |threads: u8| {
            good(&format!("simulate {game} --games 300 --seed 5 --json --threads {threads}")).json()["digest"].clone()
        };
        assert_eq!(digest(1), digest(7), "{game}");
    }
}

#[test]
fn recorded_games_replay() {
    for (game, players) in [("legends", 2), ("legends", 4), ("mixed", 2), ("mixed", 3)] {
        let name = format!("replay-{game}-{players}");
        for record in recorded_of(game, &name, &format!("--players {players} --games 8 --seed 2")) {
            assert!(record.contains(&format!("\ngame {game}\n")) && record.contains("\ncharacters "), "{record}");
            let report = run_with_input("replay - --json", record.as_bytes()).json();
            assert_eq!(
                (&report["ok"], &report["game"], &report["players"]),
                (&true.into(), &game.into(), &players.into())
            );
            let digest = record.lines().last().and_then(|line| line.strip_prefix("digest ")).expect("a digest");
            assert_eq!(report["digest"], digest);
            let text = run_with_input("replay -", record.as_bytes()).stdout;
            assert!(text.starts_with(&format!("{game}, {players} players, ")), "{text}");
            for language in ["en", "it", "de"] {
                let told = run_with_input(&format!("replay - --log --lang {language}"), record.as_bytes());
                assert_eq!((told.code, told.stderr.as_str()), (Some(0), ""));
                assert!(told.stdout.lines().count() > 50, "{}", told.stdout);
            }
        }
    }
}

#[test]
fn the_report_names_the_characters() {
    let text = good("simulate legends --families polar,exotic --characters ninja,musician --games 3").stdout;
    assert!(text.starts_with("legends, 2 players, polar exotic, seed 0\ncharacters: musician ninja\n"), "{text}");
    assert!(!good("simulate legends --characters none --games 3").stdout.contains("characters"));
    let report = good("simulate origami --games 3 --json").json();
    assert_eq!(report["characters"], json!([]));
}

// ------------------------------------------------------------------------------------------------------ whole games

/// Three players, rice paper, and characters that change what can be played and drawn.
const LEGENDS: (&str, &str, &str) = (
    "legends",
    "--families polar,exotic,legendary --characters geisha,merchant,gardener --seed 28",
    "legends-game.txt",
);
/// Four players with families of both games, special actions among them.
const MIXED: (&str, &str, &str) = (
    "mixed",
    "--families sky,exotic,polar,dinosaurs --characters geisha,musician,monk,calligrapher --seed 22",
    "mixed-game.txt",
);

#[test]
fn scripted_games_are_played_to_their_end() {
    for (game, args, name) in [LEGENDS, MIXED] {
        let script = fs::read(tests("scripts", name)).expect("a script");
        let run = play_game_at(80, game, args, &script);
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
        as_kept(name, &run.stdout);
    }
}

#[test]
fn the_same_script_plays_the_same_game_in_every_language() {
    for (game, args, name) in [LEGENDS, MIXED] {
        let script = fs::read(tests("scripts", name)).expect("a script");
        let numbers = Language::ALL.map(|language| {
            let run = play_game_at(80, game, &format!("{args} --lang {language}"), &script);
            assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{language}: {}", run.stdout);
            result(language, &run)
        });
        assert!(numbers[0].len() > 10 && numbers[0] == numbers[1] && numbers[0] == numbers[2], "{numbers:?}");
    }
}

#[test]
fn whoever_types_long_enough_comes_to_the_end() {
    for (game, players, seed) in [("legends", 2, 1), ("legends", 3, 2), ("mixed", 2, 3), ("mixed", 4, 4)] {
        let args = format!("--players {players} --seed {seed}");
        let run = play_game_at(80, game, &args, blind(seed, 20_000).as_bytes());
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{game} {players}");
        let numbers = result(Language::En, &run);
        assert!(numbers.len() >= 2 * players, "{numbers:?}");
    }
}

/// No line is wider than the terminal, unless it is one word that is.
#[test]
fn every_line_fits_into_the_terminal() {
    for columns in [60, 80, 120] {
        for (game, players, language) in
            [("legends", 2, "en"), ("legends", 4, "it"), ("mixed", 4, "de"), ("legends", 3, "de"), ("mixed", 3, "it")]
        {
            let mut answers = blind(7, 300);
            answers.push_str("help\nrules\ncard sumo wrestler (red)\nwhy rice paper\nboard\nscore\nlog 1000\nquit\n");
            // The longest names of all are there.
            let names = ["sumo_wrestler", "calligrapher", "merchant", "gardener"][..players].join(",");
            let args = format!("--players {players} --characters {names} --seed 5 --lang {language}");
            let run = play_game_at(columns, game, &args, answers.as_bytes());
            assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{args}");
            for line in run.stdout.lines().filter(|line| line.width() > columns) {
                assert!(!line.trim().contains(' '), "{columns}, {game} {args}: {line}");
            }
        }
    }
}

// ---------------------------------------------------------------------------------------------------------- the board

/// Characters that change limits and costs, rice paper everywhere, a Draw Line of five.
const BOARD: &str = "families polar dinosaurs\ncharacters musician merchant\nin play: red_musician yellow_merchant\n\
    hand 0: seal arctic_hare walrus rice_paper rice_paper rice_paper\nhand 1: t_rex rice_paper\n\
    line: seal t_rex penguin velociraptor walrus\n\
    collection 0 left: arctic_wolf velociraptor\ncollection 0 right: mesosaurus\n\
    collection 1 left: velociraptor brontosaurus\ncollection 1 right: mesosaurus\n";

#[test]
fn the_board_shows_characters_rice_paper_and_limits() {
    let said = &replies("legends-board", BOARD, &["board"])[0];
    says(
        said,
        &[
            SAY.board_rice_paper(14),
            SAY.board_characters(),
            SAY.board_cards_and_paper(3, 6),
            SAY.board_cards_and_paper(1, 2),
            SAY.board_hand_limit(9),
            SAY.board_hand_limit(11),
            SAY.board_draw_limit(6),
            format!("[Velociraptor] {}", SAY.board_ongoing()),
        ],
    );
    for character in ["red_musician", "yellow_merchant"] {
        let effect = species(character).def().text.en;
        let line = said.lines().find(|line| line.contains(effect)).unwrap_or_else(|| panic!("{effect}: {said}"));
        assert!(line.trim().starts_with(noun(character).one), "{line}");
    }
    // The fifth card has a letter, costs are shown as printed and as they are, and all rice paper has one row.
    let row =
        |key: &str| said.lines().find(|l| l.trim_start_matches('›').trim().starts_with(key)).expect(key).to_owned();
    assert!(row("e Walrus").contains("8→9"), "{said}");
    assert!(row("p Rice Paper (3)").contains("–"), "{said}");
    assert!(
        !said.lines().any(|line| line.trim_start_matches('›').trim().starts_with("4 ")),
        "three cards have numbers: {said}"
    );
    let none =
        BOARD.replace("in play: red_musician yellow_merchant\n", "").replace("velociraptor walrus\n", "velociraptor\n");
    says(&replies("legends-board-none", &none, &["board"])[0], &[SAY.board_no_characters(), SAY.board_hand_limit(9)]);
    // A game without them says nothing of them.
    let plain = "families exotic legendary\nhand 0: sloth\nline: macaw\n";
    let said = &replies("legends-board-plain", plain, &["board"])[0];
    for part in [SAY.board_rice_paper(18), SAY.board_characters(), SAY.board_no_characters(), SAY.board_hand_limit(8)] {
        assert!(!said.contains(&part), "{part}: {said}");
    }
}

#[test]
fn the_welcome_names_game_and_characters() {
    for language in Language::ALL {
        let say = Phrases(language);
        let args = format!("--families polar,exotic --characters sumo_wrestler,ninja --seed 1 --lang {language}");
        let said = play_game_at(200, "legends", &args, b"quit\n").stdout;
        let names = [Character::Ninja, Character::SumoWrestler].map(|character| {
            let card = Species::of_character(character, origami::card::Colour::Red);
            card.def().name.of(language).value.one.split(" (").next().expect("a name")
        });
        says(&said, &[say.title_legends(), say.welcome_characters(&names.join(", "))]);
    }
    assert!(!play_game_at(200, "mixed", "--characters none --seed 1", b"quit\n").stdout.contains("version"));
}

// ------------------------------------------------------------------------------------------------ plays and payments

#[test]
fn a_character_is_played_without_a_collection_and_brings_its_bonus() {
    let position = "families polar dinosaurs\ncharacters musician ninja\nin play: red_musician\n\
        hand 0: yellow_musician seal seal rice_paper\nline: t_rex red_ninja penguin velociraptor\n\
        collection 0 left: walrus\ncollection 0 right: seal\n";
    let answers = ["why yellow musician", "3", "undo", "yellow_musician left", "", "2", "b", "a", "r"];
    let said = replies("legends-character", position, &answers);
    let (musician, ninja) = (noun("yellow_musician"), noun("red_ninja"));
    // Five folds: the red one still counts.
    says(&said[0], &[SAY.why_can_play(musician, 5, 1)]);
    says(&said[1], &[SAY.ask_pay(musician, 5), SAY.hint_only_payment(&nouns(&["seal", "seal", "rice_paper"]))]);
    says(&said[3], &[SAY.ask_pay(musician, 5)]);
    let paid = nouns(&["rice_paper", "seal", "seal"]);
    let bonus = SAY.ask_bonus(musician);
    says(
        &said[4],
        &[
            SAY.log_played(musician, &paid, 5, "hand", "none", &Person::You),
            SAY.log_replaced(noun("red_musician")),
            bonus.clone(),
            SAY.hint_play_letter(),
        ],
    );
    assert!(said[4].contains("3→2"), "now the yellow one counts: {}", said[4]);
    says(&said[5], &[&SAY.hint_pick_letter(), &bonus]);
    // A character of the line brings a bonus of its own.
    says(&said[6], &[SAY.log_bonus(ninja, "none", &Person::You), SAY.ask_bonus(ninja)]);
    says(&said[7], &[SAY.ask_side(noun("t_rex"))]);
    says(&said[8], &[SAY.log_bonus(noun("t_rex"), "right", &Person::You)]);
    // With its collection, by name, or not at all.
    for (at, answer, card, side) in [(1, "dr", "velociraptor", "right"), (2, "t-rex left", "t_rex", "left")] {
        let said = replies(&format!("legends-character-{at}"), position, &["3", "", answer]);
        says(&said[2], &[SAY.log_bonus(noun(card), side, &Person::You)]);
    }
    let said = replies("legends-character-no", position, &["3", "", "n"]);
    assert!(!said[2].contains(&bonus), "{}", said[2]);
}

/// The yellow Geisha: the top discard is played.
#[test]
fn the_top_discard_is_played() {
    let position = "families polar dinosaurs\ncharacters geisha monk\nin play: yellow_geisha\n\
        hand 0: seal seal walrus red_monk\nline: t_rex penguin\ndiscards: t_rex brontosaurus\n\
        collection 0 left: walrus\ncollection 0 right: seal\n";
    let brontosaurus = noun("brontosaurus");
    let answers = ["why +", "why t_rex", "+", "r", "4", "undo", "undo", "brontosaurus l", "undo", "+l", "3"];
    let said = replies("legends-discard-play", position, &answers);
    says(&said[0], &[SAY.why_can_play(brontosaurus, 4, 3), SAY.hint_play_discard("Brontosaurus")]);
    says(&said[1], &[SAY.why_can_draw(noun("t_rex"))]);
    says(&said[2], &[SAY.ask_side(brontosaurus)]);
    // The card is in nobody's way: the numbers of the hand stay.
    says(&said[3], &[SAY.ask_pay(brontosaurus, 4), "3 Walrus 4 folds · 4 Monk (red) 2 folds".to_owned()]);
    says(&said[4], &[SAY.pay_so_far(&nouns(&["red_monk"]), 2, 2)]);
    says(&said[7], &[SAY.ask_pay(brontosaurus, 4)]);
    says(&said[8], &[SAY.undo_done()]);
    says(&said[10], &[SAY.log_played(brontosaurus, &nouns(&["walrus"]), 4, "discards", "left", &Person::You)]);
    // Without her it stays where it is.
    let without = position.replace("in play: yellow_geisha\n", "");
    let said = replies("legends-discard-stays", &without, &["+", "why +", "brontosaurus"]);
    assert!(said[0].contains("L-7.10"), "{}", said[0]);
    says(&said[1], &[SAY.why_nowhere(brontosaurus)]);
    assert!(!said[2].contains(&SAY.ask_pay(brontosaurus, 4)), "{}", said[2]);
}

/// The red Geisha: the top discard is part of a payment.
#[test]
fn the_top_discard_pays() {
    let position = "families polar dinosaurs\ncharacters geisha monk\nin play: red_geisha\n\
        hand 0: seal seal rice_paper rice_paper\nline: t_rex penguin\ndiscards: t_rex stegosaurus\n";
    let said = replies("legends-discard-pays", position, &["1", "+", "+", "-+", "why +", "+p", "-p", "1", "2"]);
    let pays = SAY.ask_pay(noun("seal"), 4);
    says(&said[0], &[&pays, &SAY.ask_pay_discard(), "+ Stegosaurus 2 folds"]);
    says(&said[1], &[&SAY.pay_so_far(&nouns(&["stegosaurus"]), 2, 2), "+ Stegosaurus 2 folds ×"]);
    says(&said[2], &[SAY.hint_picked_already()]);
    says(&said[3], &[SAY.hint_pay()]);
    says(&said[4], &[SAY.why_can_pay(noun("stegosaurus"), 2)]);
    says(&said[5], &[SAY.pay_so_far(&nouns(&["rice_paper", "stegosaurus"]), 3, 1)]);
    says(&said[6], &[SAY.pay_so_far(&nouns(&["stegosaurus"]), 2, 2)]);
    let refused = SAY.refuse_payment_cards();
    says(&said[7], &[refused.trim_end_matches('.')]);
    says(&said[8], &[SAY.log_paid_with_discard(noun("stegosaurus"), &Person::You)]);
    let said =
        replies("legends-discard-pays-not", &position.replace("red_geisha\n", "red_monk\n"), &["1", "+", "2p", "p"]);
    assert!(said[1].contains("L-7.12") && said[1].contains(&pays), "{}", said[1]);
    says(
        &said[3],
        &[SAY.log_played(noun("seal"), &nouns(&["rice_paper", "rice_paper", "seal"]), 4, "hand", "left", &Person::You)],
    );
}

/// One key for all rice paper, as often as wanted.
#[test]
fn rice_paper_pays_by_its_key() {
    let position = "families polar exotic\nhand 0: seal sloth rice_paper rice_paper rice_paper\nline: macaw\n";
    let answers = ["why p", "3", "rice paper", "1", "pp", "-p -p", "ppp", "why p", "2"];
    let said = replies("legends-paper", position, &answers);
    assert!(said[0].contains("L-5.1") && !said[0].contains("understood"), "{}", said[0]);
    says(&said[1], &[SAY.hint_no_such_key("3")]);
    assert!(said[2].contains("L-5.1"), "{}", said[2]);
    let pays = SAY.ask_pay(noun("seal"), 4);
    says(&said[3], &[&pays, "p Rice Paper (3) 1 fold"]);
    says(&said[4], &[&SAY.pay_so_far(&nouns(&["rice_paper", "rice_paper"]), 2, 2), "p Rice Paper (3) 1 fold ××"]);
    says(&said[5], &[&SAY.hint_pay(), &pays]);
    says(&said[6], &[SAY.pay_so_far(&nouns(&["rice_paper", "rice_paper", "rice_paper"]), 3, 1)]);
    says(&said[7], &[SAY.why_can_pay(noun("rice_paper"), 1)]);
    let paid = nouns(&["rice_paper", "rice_paper", "rice_paper", "sloth"]);
    says(&said[8], &[SAY.log_played(noun("seal"), &paid, 4, "hand", "left", &Person::You)]);
}

#[test]
fn calligraphers_want_more_or_allow_it() {
    let position = |colour: &str| {
        format!(
            "families polar exotic\ncharacters calligrapher monk\nin play: {colour}_calligrapher\n\
             hand 0: sloth seal seal rice_paper rice_paper\nline: macaw\n"
        )
    };
    let sloth = noun("sloth");
    let said = replies("legends-two-cards", &position("red"), &["sloth", "1", "pp"]);
    says(&said[0], &[SAY.ask_pay(sloth, 2), SAY.ask_pay_cards(2)]);
    assert!(said[1].contains("L-4.4") && said[1].contains(&SAY.ask_pay(sloth, 2)), "{}", said[1]);
    let said = replies("legends-one-more", &position("yellow"), &["sloth", "1", ""]);
    says(&said[0], &[SAY.ask_pay_range(sloth, 2, 3)]);
    says(&said[1], &[SAY.pay_enough(&nouns(&["seal"]), 2)]);
    says(&said[2], &[SAY.log_played(sloth, &nouns(&["seal"]), 2, "hand", "left", &Person::You)]);
    let said = replies("legends-one-more-paid", &position("yellow"), &["sloth", "1", "p"]);
    says(&said[2], &[SAY.log_played(sloth, &nouns(&["rice_paper", "seal"]), 3, "hand", "left", &Person::You)]);
}

// -------------------------------------------------------------------------------------------------------- questions

const COLLECTIONS: &str = "families exotic legendary\nhand 0: sloth piranha leprechaun leprechaun phoenix phoenix\n\
    line: macaw\ncollection 0 left: anaconda kappa griffin\ncollection 0 right: toucan caiman\n\
    collection 1 left: kappa griffin\ncollection 1 right: golden_frog\n";

#[test]
fn a_place_is_chosen_by_its_number() {
    let said = replies("legends-sloth", COLLECTIONS, &["sloth", "3 4", "9", "griffin", "kappa"]);
    let asks = SAY.ask_send_to_bottom(noun("sloth"));
    says(&said[1], &[&asks, "left:  Kappa · 1 [Griffin]", "left:  Anaconda · 2 Kappa · 3 [Griffin]"]);
    says(&said[2], &[&SAY.hint_no_such_key("9"), &asks]);
    // Two Griffins do not lie at the bottom, but only one Kappa.
    says(&said[3], &[&SAY.hint_pick_number(), &asks]);
    assert!(said[4].contains("Kappa") && !said[4].contains(&asks), "{}", said[4]);
    let declined = replies("legends-sloth-no", COLLECTIONS, &["sloth", "3 4", "n"]);
    says(&declined[2], &[SAY.log_declined(noun("sloth"), &Person::You)]);
}

#[test]
fn an_origami_is_moved_in_two_steps() {
    let said = replies("legends-piranha", COLLECTIONS, &["piranha", "3 4 5 6", "caiman", "undo", "n"]);
    let (which, place) = (SAY.ask_move(noun("piranha")), SAY.ask_move_where(noun("piranha")));
    says(&said[1], &[&which, "left:  1 Anaconda · 2 Kappa · 3 [Griffin]", "right: 4 Toucan · 5 Caiman · 6 [Piranha]"]);
    // The other collection has as many already, and between Toucan and Piranha it lay before.
    says(&said[2], &[&place, "left:  Anaconda · Kappa · Griffin", "right: (1) · Toucan · Piranha · (2)"]);
    says(&said[3], &[&SAY.undo_done(), &which]);
    says(&said[4], &[SAY.log_declined(noun("piranha"), &Person::You)]);
    // Onto the larger collection of two it can't go, but its top card onto the other.
    let larger = COLLECTIONS.replace("anaconda kappa griffin\n", "anaconda kappa\n");
    let said = replies("legends-piranha-larger", &larger, &["piranha r", "3 4 5 6", "piranha", "3"]);
    says(&said[2], &["left:  (1) · Anaconda · (2) · Kappa · (3)", "right: (4) · Toucan · (5) · Caiman"]);
    assert!(said[3].contains("Piranha") && !said[3].contains(&place), "{}", said[3]);
}

/// Asked in another player's turn: two cards, one after the other.
#[test]
fn two_cards_are_chosen_one_after_the_other() {
    let position = |card: &str| {
        format!(
            "families polar legendary\nturn 1\nhand 0: seal seal walrus rice_paper rice_paper\n\
             hand 1: {card} walrus reindeer unicorn phoenix\nline: seal kappa\n---\n1 play {card} left\n"
        )
    };
    let oni = format!("{}1 pay walrus reindeer\n1 yes\n", position("oni"));
    let said = replies("legends-oni", &oni, &["9", "2", "p"]);
    let first = SAY.ask_discard("any", noun("oni"));
    says(&said[0], &[&SAY.hint_no_such_key("9"), &first, "p Rice Paper (2) 1 fold"]);
    says(&said[1], &[&SAY.ask_discard_second(noun("oni")), "1 Seal 2 folds ×"]);
    says(&said[2], &[SAY.log_discarded(&nouns(&["rice_paper", "seal"]), &Person::You)]);
    let fox = format!("{}1 pay walrus unicorn\n1 yes\n", position("nine_tailed_fox"));
    let said = replies("legends-fox", &fox, &["p", "3"]);
    says(&said[0], &[SAY.ask_pass_right(noun("nine_tailed_fox"))]);
    let passed = |card| SAY.log_passed(noun(card), &Person::Other("Hana".to_owned()), &Person::You);
    says(&said[1], &[passed("rice_paper"), passed("walrus")]);
}

#[test]
fn dragon_and_unicorn_ask_in_another_players_turn() {
    let position = "families exotic legendary\nturn 1\nhand 0: sloth macaw phoenix\nhand 1: dragon oni oni unicorn\n\
        line: macaw caiman anaconda phoenix\n---\n";
    let dragon = format!("{position}1 play dragon left\n1 pay unicorn oni\n1 yes\n1 no\n");
    let said = replies("legends-dragon", &dragon, &["why caiman", "2", "undo", "sloth", ""]);
    let asks = SAY.ask_play("any", "may", 0, noun("dragon"), "normal");
    says(&said[0], &[&asks, "2 Sloth costs 2 · 3 Phoenix costs 2"]);
    says(&said[1], &[SAY.ask_pay(noun("sloth"), 2)]);
    says(&said[2], &[&SAY.undo_done(), &asks]);
    says(&said[4], &[SAY.log_played(noun("sloth"), &nouns(&["macaw"]), 2, "hand", "left", &Person::You)]);
    let declined = replies("legends-dragon-no", &dragon, &["n"]);
    assert!(!declined[0].contains(&asks), "{}", declined[0]);
    let unicorn = format!("{position}1 play unicorn left\n1 pay dragon\n1 yes\n1 no\n");
    let said = replies("legends-unicorn", &unicorn, &["b", "a"]);
    assert!(said[0].contains(&SAY.ask_take_light(2, noun("unicorn"))), "{}", said[0]);
    says(&said[1], &[SAY.log_took_from_line(&nouns(&["macaw"]), &Person::You)]);
}

#[test]
fn the_arctic_wolf_asks_how_much() {
    let position = "families polar exotic\nhand 0: seal rice_paper rice_paper rice_paper\nline: macaw macaw macaw sloth\n\
        collection 0 left: arctic_wolf\n";
    let asks = SAY.ask_discard_rice_paper(noun("arctic_wolf"));
    let said = replies("legends-wolf", position, &["a", "4", "2"]);
    says(&said[0], &[&asks, &SAY.hint_how_much_paper(), "p Rice Paper (3) 1 fold"]);
    says(&said[1], &[&SAY.hint_too_many_cards(3), &asks]);
    says(&said[2], &[SAY.log_discarded(&nouns(&["rice_paper", "rice_paper"]), &Person::You)]);
    for (at, answers) in [&["a", ""][..], &["a", "n"], &["a", "pp", "-p", "-p", ""]].into_iter().enumerate() {
        let said = replies(&format!("legends-wolf-{at}"), position, answers);
        let discarded = SAY.log_discarded(&nouns(&["rice_paper"]), &Person::You);
        assert!(!said[answers.len() - 1].contains(&discarded) && !said[answers.len() - 1].contains(&asks), "{said:?}");
    }
    let one = replies("legends-wolf-one", position, &["a", "p", ""]);
    says(&one[1], &[SAY.discard_so_far(&nouns(&["rice_paper"]))]);
    says(&one[2], &[SAY.log_discarded(&nouns(&["rice_paper"]), &Person::You)]);
}

/// Rice paper first, then the other cards; then the Gardener.
#[test]
fn the_hand_check_and_the_gardener_take_rice_paper_too() {
    let position = "families polar legendary\ncharacters gardener monk\nin play: red_gardener\n\
        hand 0: seal seal walrus penguin snowy_owl kappa phoenix rice_paper rice_paper rice_paper\n\
        line: seal kappa dragon unicorn\n---\n0 draw dragon\n";
    let said = replies("legends-hand-check", position, &["3p", "-p", "pp", "p"]);
    says(&said[0], &[SAY.hand_check_so_far(&nouns(&["penguin", "rice_paper"]), 1)]);
    says(&said[1], &[SAY.hand_check_so_far(&nouns(&["penguin"]), 2)]);
    let asks = SAY.ask_discard("any", noun("red_gardener"));
    says(
        &said[2],
        &[
            &SAY.log_discarded(&nouns(&["rice_paper", "rice_paper"]), &Person::You),
            &SAY.log_discarded(&nouns(&["penguin"]), &Person::You),
            &asks,
            "p Rice Paper 1 fold",
        ],
    );
    says(&said[3], &[SAY.log_discarded(&nouns(&["rice_paper"]), &Person::You)]);
}

/// A Walrus takes a card of the whole pile, as one of a numbered list.
#[test]
fn a_card_of_the_discards_is_taken_from_a_list() {
    let position = "families polar exotic\nhand 0: walrus rice_paper reindeer macaw sloth\nline: macaw\n\
        discards: sloth golden_frog sloth\n";
    let said = replies("legends-walrus", position, &["walrus", "", "3"]);
    let asks = SAY.ask_take_from_discards(noun("walrus"));
    says(&said[1], &[&asks]);
    assert!(
        ["1 Reindeer", "2 Macaw", "3 Golden Frog", "4 Sloth"].iter().all(|card| said[1].contains(card)),
        "{}",
        said[1]
    );
    says(&said[2], &[SAY.log_took_discard(&nouns(&["golden_frog"]), &Person::You)]);
}

// ------------------------------------------------------------------------------------------------ why, points, saving

#[test]
fn why_knows_characters() {
    let position = "families polar exotic\ncharacters musician ninja\nin play: yellow_ninja\n\
        hand 0: red_ninja sloth\nline: macaw yellow_musician\ncollection 0 left: toucan sloth\ncollection 0 right: caiman\n";
    for language in Language::ALL {
        let args = format!("{} --lang {language}", from(&format!("legends-why-{language}"), position));
        let said = replies_of(
            "legends",
            &args,
            &["why yellow_ninja", "why red ninja", "why yellow musician", "why toucan", "why r"],
        );
        let say = Phrases(language);
        let noun = |card: &str| Lexicon::default().noun(species(card), language);
        says(
            &said[0],
            &[&say.why_in_play(noun("yellow_ninja"), species("yellow_ninja").def().text.of(language)), "L-4.4"],
        );
        assert!(said[1].contains("O-5.1"), "one fold is not four: {}", said[1]);
        says(&said[2], &[say.why_can_draw(noun("yellow_musician"))]);
        says(&said[3], &[say.why_covered(noun("toucan"))]);
        says(&said[4], &[&say.why_ongoing(noun("caiman"), species("caiman").def().text.of(language)), "L-4.1"]);
    }
}

/// What other players' cards and characters bring is said with them.
#[test]
fn the_points_name_every_card_and_character() {
    let position = "families exotic legendary\ncharacters samurai actor\nin play: yellow_samurai red_actor\n\
        hand 0: sloth\nhand 1: sloth\nline: macaw\ncollection 0 left: kappa macaw macaw\ncollection 0 right: griffin phoenix\n\
        collection 1 left: kappa dragon\ncollection 1 right: oni\n";
    let said = &replies("legends-score", position, &["score"])[0];
    let hana = Person::Other("Hana".to_owned());
    let mine = format!(
        "Kappa 5 + 5, Macaw 2 + 3, Macaw 2 + 3, Griffin 4, Phoenix 4, {}, Samurai (yellow) + 5",
        SAY.score_of_other(noun("kappa"), 5, &hana)
    );
    let theirs = format!(
        "Kappa 5 + 5, Dragon 5, Oni 8, {}, Actor (red) + 5",
        SAY.score_of_other(noun("kappa"), 5, &Person::You)
    );
    says(said, &[&mine, &theirs]);
    says(said, &[SAY.board_points(38), SAY.board_points(33)]);
}

#[test]
fn a_saved_game_is_the_game_that_was_played() {
    for (game, args) in [("legends", "--seed 3"), ("mixed", "--seed 3 --players 3")] {
        let path = file(&format!("save-{game}"), "").with_file_name("mine.txt");
        let said = replies_of(game, args, &["a", &format!("save {}", path.display())]);
        let command = format!("senbazuru play {game} --from {} --bots random", path.display());
        says(&said[1].split_whitespace().collect::<Vec<_>>().join(" "), &[command]);
        assert!(fs::read_to_string(&path).expect("saved").contains(&format!("\ngame {game}\n")));
        // Whatever game is asked for, the file says which it is.
        for asked_for in ["origami", game] {
            let run = play_game_at(200, asked_for, &format!("--seed 3 --from {}", path.display()), b"board\nquit\n");
            assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{}", run.stdout);
            let title = if game == "legends" { SAY.title_legends() } else { SAY.title_mixed() };
            assert!(run.stdout.starts_with(&title), "{}", run.stdout);
        }
        good(&format!("replay {}", path.display()));
    }
    let position =
        "families polar exotic\ncharacters musician ninja\nin play: red_ninja\nhand 0: seal rice_paper\nline: sloth\n";
    let path = file("save-legends-position", position);
    let saved = path.with_file_name("saved.txt");
    replies_of("legends", &format!("--seed 1 --from {}", path.display()), &["a", &format!("save {}", saved.display())]);
    let text = fs::read_to_string(&saved).expect("saved");
    assert!(text.starts_with(position) && text.contains("\n---\n0 draw sloth\n"), "{text}");
    replies_of("legends", &format!("--seed 1 --from {}", saved.display()), &["board"]);
}
