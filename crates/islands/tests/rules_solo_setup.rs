//! I-13 Solo: sheets, records, science sheet and ranks.

#[path = "common/own.rs"]
mod own;

use std::collections::BTreeMap;

use islands::atlas::Kind;
use islands::scenario::Scenario;
use islands::technology::{Moment, Purpose};
use islands::{
    Ask, Atlas, BadSetup, Event, Kept, Move, Nth, Rank, Record, Rule, Setup, SheetId, SheetSet, State, Technology,
    Variant,
};
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Roll, Seat, Stream, Viewer, Written};

const ME: Actor = Actor::Seat(Seat(0));

/// Two sheets of an owner.
const OWN: &str = "
| sheet s-east near
| island S East
| H......
| ......L
| island S Far East
| H......
| ......L
| sheet s-west near
| island S West
| H......
| ......L
| island S Far West
| H......
| ......L
";

fn ids(atlas: &Atlas, names: &[&str]) -> Vec<SheetId> {
    let id = |name: &&str| atlas.all().find(|&sheet| atlas.sheet(sheet).id == **name).expect("a sheet");
    names.iter().map(id).collect()
}

fn picked(atlas: &'static Atlas, names: &[&str]) -> Setup {
    Setup::solo(&ids(atlas, names), atlas).expect("a good setup")
}

fn names(state: &State) -> Vec<&'static str> {
    Nth::ALL.iter().map(|&nth| state.island(Seat(0), nth).name.as_str()).collect()
}

// --- I-13.1 -------------------------------------------------------------------------------------------------------

#[test]
fn i_13_1_any_two_sheets_are_played_on_in_the_order_named() {
    let atlas = Atlas::standard();
    for a in atlas.all() {
        for b in atlas.all().filter(|&b| b != a) {
            let setup = Setup::solo(&[a, b], atlas).expect("a good setup");
            assert!(setup.is_solo());
            assert_eq!((setup.players(), setup.variant(), setup.in_order()), (1, Variant::Standard, vec![a, b]));
            let state = State::start(&setup);
            assert!(state.is_solo());
            // Near and far mix freely, and nothing is dealt or chosen.
            assert_eq!(state.asked(), Asked::Chance(Roll::Below(1), Ask::Lot));
            assert_eq!(state.setup(), setup, "{a:?} {b:?}");
            let islands = [(a, 0), (a, 1), (b, 0), (b, 1)].map(|(sheet, half)| atlas.island(sheet, half).name.as_str());
            assert_eq!(names(&state), islands);
            let table = state.view(Viewer::Seat(Seat(0))).table;
            assert_eq!(table.seats[0].kept, Some(Kept(a, b)));
        }
    }
}

#[test]
fn i_13_1_two_whole_sheets_of_different_kinds() {
    let atlas = Atlas::standard();
    let a = SheetId(3);
    for few in [vec![], vec![a], vec![a, a], vec![a, SheetId(63)]] {
        let bad = Setup::solo(&few, atlas).expect_err("too few sheets");
        assert_eq!(bad.rule(), Rule::KeepTwo, "{few:?}");
        assert_eq!(bad, BadSetup::TooFewSheets(u8::from(!few.is_empty())));
    }
}

#[test]
fn i_13_1_from_more_sheets_three_are_dealt_and_two_kept_in_the_order_dealt() {
    let atlas = Atlas::standard();
    for kind in [None, Some(Kind::Near), Some(Kind::Far)] {
        let pool = kind.map_or(SheetSet::all(atlas), |kind| SheetSet::of_kind(atlas, kind));
        let setup = Setup::solo(&pool.iter().collect::<Vec<_>>(), atlas).expect("a good setup");
        for seed in 0..40 {
            let mut state = State::start(&setup);
            let mut log = Vec::new();
            assert_eq!(state.asked(), Asked::Chance(Roll::Shuffle, Ask::Deal));
            state.play(Actor::Chance, Move::Shuffled(seed), &mut log).expect("a deal");
            let dealt = state.view(Viewer::Seat(Seat(0))).table.seats[0].dealt.clone();
            assert!(dealt.len() == 3 && dealt.iter().all(|&sheet| pool.has(sheet)));
            let mut list = MoveBuf::with_capacity(State::MAX_MOVES);
            state.moves(ME, &mut list);
            let (a, b, c) = (dealt[0], dealt[1], dealt[2]);
            let mut wanted = [Kept(b, c), Kept(a, c), Kept(a, b)].map(Move::Keep);
            let mut there = list.to_vec();
            wanted.sort_unstable();
            there.sort_unstable();
            assert_eq!(there, wanted);
            assert!(state.check(ME, Move::Keep(Kept(c, a))).is_err());
            state.play(ME, Move::Keep(Kept(a, c)), &mut log).expect("two of three");
            assert_eq!(state.asked(), Asked::Chance(Roll::Below(1), Ask::Lot));
            let first = [a, c].map(|sheet| atlas.island(sheet, 0).name.as_str());
            assert_eq!([names(&state)[0], names(&state)[2]], first);
            assert_eq!(state.setup(), setup);
        }
    }
}

#[test]
fn i_13_1_the_lot_has_one_side_and_the_player_begins_with_15_coins() {
    let setup = picked(Atlas::standard(), &["ember", "heron"]);
    let mut state = State::start(&setup);
    for n in [0, 2, 6] {
        assert!(state.check(Actor::Chance, Move::Rolled(n)).is_err(), "{n}");
    }
    let mut log = Vec::new();
    state.play(Actor::Chance, Move::Rolled(1), &mut log).expect("the lot");
    assert_eq!(log[0], Event::FirstPlayer { seat: Seat(0) });
    assert_eq!(
        (state.coins(Seat(0)), state.round(), state.asked()),
        (15, 1, Asked::Chance(Roll::Below(6), Ask::AuctionDie))
    );
    assert!(Technology::ALL.iter().all(|&technology| state.level(technology) == 0));
}

// --- I-2.6 --------------------------------------------------------------------------------------------------------

#[test]
fn i_2_6_a_solo_pick_keeps_its_order_in_records_and_scenarios() {
    for sheets in [["heron", "ember"], ["ember", "heron"]] {
        let setup = picked(Atlas::standard(), &sheets);
        let record = Record { setup, moves: vec![(Actor::Chance, Move::Rolled(1))], standing: None };
        let text = record.to_text();
        assert!(text.contains(&format!("\nplayers 1\nsheets {} {}\n", sheets[0], sheets[1])), "{text}");
        assert!(!text.contains("variant"), "{text}");
        let read = Record::parse(&text).expect("a good record");
        assert_eq!(read, record);
        assert_eq!(names(&read.replay(&mut NoLog)), names(&State::start(&setup)));
        let scenario = format!("players 1\nsheets 0: {} {}\n---\n", sheets[0], sheets[1]);
        let position = Scenario::parse(&scenario).expect("a good scenario").position();
        assert_eq!((names(&position), position.setup()), (names(&State::start(&setup)), setup));
    }
}

#[test]
fn i_2_6_and_with_sheets_of_an_owner() {
    let atlas = own::atlas(OWN);
    for sheets in [["s-east", "s-west"], ["s-west", "s-east"], ["s-west", "heron"], ["heron", "s-east"]] {
        let setup = picked(atlas, &sheets);
        let record = Record { setup, moves: Vec::new(), standing: None };
        let read = Record::parse(&record.to_text()).expect("a good record");
        assert_eq!(read.to_text(), record.to_text());
        assert_eq!(names(&State::start(&read.setup)), names(&State::start(&setup)), "{sheets:?}");
        let with = Record::parse_with(&record.to_text(), atlas).expect("a good record");
        assert_eq!(names(&State::start(&with.setup)), names(&State::start(&setup)), "{sheets:?}");
    }
}

#[test]
fn i_2_6_two_orders_are_two_setups_and_two_games() {
    let atlas = Atlas::standard();
    let [a, b] = [picked(atlas, &["heron", "ember"]), picked(atlas, &["ember", "heron"])];
    assert!(a != b && State::start(&a) != State::start(&b));
    let record = |setup| Record { setup, moves: Vec::new(), standing: None };
    assert!(record(a).digest() != record(b).digest());
    assert_eq!(a.sheets(), b.sheets());
}

#[test]
fn i_2_6_a_record_names_each_sheet_once_and_more_than_two_in_order() {
    let atlas = Atlas::standard();
    let all: Vec<_> = atlas.all().collect();
    let record = Record { setup: Setup::solo(&all, atlas).expect("all sheets"), moves: Vec::new(), standing: None };
    let text = record.to_text();
    assert_eq!(Record::parse(&text).expect("a good record"), record);
    let line = text.lines().find(|line| line.starts_with("sheets ")).expect("sheets");
    let mut words: Vec<_> = line.split(' ').collect();
    words.swap(1, 2);
    let why = Record::parse(&text.replace(line, &words.join(" "))).expect_err("out of order");
    assert!(why.what.contains("out of order"), "{why}");
    // The last of three out of order is no pick of two.
    let three = Setup::solo(&ids(atlas, &["heron", "ember", "koi"]), atlas).expect("three sheets");
    let text = Record { setup: three, moves: Vec::new(), standing: None }.to_text();
    let line = text.lines().find(|line| line.starts_with("sheets ")).expect("sheets");
    let mut words: Vec<_> = line.split(' ').collect();
    words.swap(2, 3);
    assert!(Record::parse(&text.replace(line, &words.join(" "))).is_err());
    let two = Record { setup: picked(atlas, &["heron", "ember"]), moves: Vec::new(), standing: None }.to_text();
    let why = Record::parse(&two.replace("heron ember", "heron heron")).expect_err("one sheet twice");
    assert!(why.what.contains("named twice"), "{why}");
    assert!(Record::parse(&two.replace("heron ember", "heron")).is_err());
}

// --- I-12.4 -------------------------------------------------------------------------------------------------------

#[test]
fn i_12_4_the_variant_is_not_for_the_solo_game() {
    let atlas = Atlas::standard();
    for variant in Variant::ALL {
        assert_eq!(Setup::new(1, SheetSet::all(atlas), variant, atlas), Err(BadSetup::Players(1)));
    }
    let text = Record { setup: picked(atlas, &["heron", "ember"]), moves: Vec::new(), standing: None }.to_text();
    let why = Record::parse(&text.replace("players 1\n", "players 1\nvariant catch-up\n")).expect_err("a variant");
    assert!(why.what.contains("I-12.4"), "{why}");
    let why = Scenario::parse("players 1\nvariant catch-up\n---\n").expect_err("a variant");
    assert!(why.what.contains("I-12.4"), "{why}");
    // So tokens never run out.
    let state = State::start(&picked(atlas, &["heron", "ember"]));
    assert_eq!(state.reserve(islands::Landmark::CoalPit), None);
}

#[test]
fn i_12_4_title_and_number_of_players_of_a_record_agree() {
    let atlas = Atlas::standard();
    let setup = picked(atlas, &["heron", "ember"]);
    assert_eq!(State::title(&setup), "islands-solo");
    let text = Record { setup, moves: Vec::new(), standing: None }.to_text();
    assert!(text.contains("\ngame islands-solo\n"), "{text}");
    for (from, to, wanted) in [
        ("islands-solo", "islands", "1 players: 2 to 6 can play (I-2.1)"),
        ("players 1", "players 2", "2 players: the solo game is for one (I-13.1)"),
        ("players 1", "players 0", "0 players: the solo game is for one (I-13.1)"),
    ] {
        let why = Record::parse(&text.replace(from, to)).expect_err(to);
        assert_eq!((why.line, why.column, why.what.as_str()), (4, 9, wanted));
    }
    assert_eq!(BadSetup::NotAlone(2).rule(), Rule::SoloSetup);
    let two = Setup::new(2, setup.sheets(), Variant::Standard, atlas).expect("two players");
    assert_eq!(State::title(&two), "islands");
    let text = Record { setup: two, moves: Vec::new(), standing: None }.to_text();
    // With several players the sheets stand in the order of the atlas.
    let [a, b] = [0, 1].map(|n| atlas.sheet(setup.sheets().iter().nth(n).expect("two sheets")).id.clone());
    let swapped = text.replace(&format!("{a} {b}"), &format!("{b} {a}"));
    assert!(swapped != text && Record::parse(&swapped).is_err());
}

// --- I-13.13 ------------------------------------------------------------------------------------------------------

#[test]
fn i_13_13_ranks_on_both_sides_of_each_bound() {
    let table = [
        (i16::MIN, None),
        (-1, None),
        (0, None),
        (74, None),
        (75, Some(Rank::Apprentice)),
        (99, Some(Rank::Apprentice)),
        (100, Some(Rank::Master)),
        (149, Some(Rank::Master)),
        (150, Some(Rank::Builder)),
        (199, Some(Rank::Builder)),
        (200, Some(Rank::Architect)),
        (249, Some(Rank::Architect)),
        (250, Some(Rank::Founder)),
        (299, Some(Rank::Founder)),
        (300, Some(Rank::Creator)),
        (i16::MAX, Some(Rank::Creator)),
    ];
    for (points, rank) in table {
        assert_eq!(Rank::of(points), rank, "{points}");
    }
    assert!(Rank::ALL.is_sorted() && Rank::ALL.windows(2).all(|two| two[0].least() < two[1].least()));
    let words = Rank::ALL.map(Rank::word);
    assert_eq!(words, ["apprentice", "master", "builder", "architect", "founder", "creator"]);
}

// --- records and the science sheet --------------------------------------------------------------------------------

/// A game of random moves.
fn play(setup: Setup, seed: u64, mut watch: impl FnMut(&State, &[Event])) -> Record {
    let (mut state, mut stream, mut moves) = (State::start(&setup), Stream::new(seed), Vec::new());
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    loop {
        let (by, m) = match state.asked() {
            Asked::Over => break,
            Asked::Chance(roll, _) => (Actor::Chance, roll.draw(&mut stream).into()),
            _ => {
                buf.clear();
                state.moves(ME, &mut buf);
                (ME, buf[stream.below(buf.len() as u32) as usize])
            }
        };
        let mut log = Vec::new();
        state.play(by, m, &mut log).expect("a listed move");
        moves.push((by, m));
        watch(&state, &log);
    }
    Record { setup, moves, standing: state.standing() }
}

#[test]
fn i_13_1_records_of_solo_games_read_back_at_any_length() {
    let atlas = Atlas::standard();
    let all: Vec<_> = atlas.all().collect();
    for seed in 0..30 {
        let mut stream = Stream::new(seed);
        let mut sheets = all.clone();
        stream.shuffle(&mut sheets);
        sheets.truncate(if seed % 3 == 0 { 5 } else { 2 });
        let setup = Setup::solo(&sheets, atlas).expect("a good setup");
        let record = play(setup, seed, |_, _| {});
        let text = record.to_text();
        assert!(text.contains("\nresult ") && text.contains("\ndigest "), "{text}");
        assert_eq!(Record::parse(&text).as_ref(), Ok(&record));
        let length = stream.below(record.moves.len() as u32) as usize;
        let part = Record { setup, moves: record.moves[..length].to_vec(), standing: None };
        assert_eq!(Record::parse(&part.to_text()).as_ref(), Ok(&part));
        // Every word of the moves comes back the same.
        let mut again = String::new();
        for (by, m) in &record.moves {
            let mut line = Vec::new();
            State::write_move(&mut line, *by, *m, &setup);
            again += &format!("{}\n", String::from_utf8_lossy(&line));
        }
        assert!(text.contains(&again));
    }
}

#[test]
fn i_13_5_the_science_sheet_shows_levels_uses_and_what_is_closed() {
    let setup = picked(Atlas::standard(), &["ember", "heron"]);
    let mut researched = 0;
    for seed in 0..60 {
        let mut table = State::start(&setup).view(Viewer::Seat(Seat(0))).table;
        assert_eq!(table.science, Some(Default::default()));
        play(setup, seed, |state, log| {
            for event in log {
                table.fold(&event.seen_by(Viewer::Seat(Seat(0))));
            }
            let there = state.view(Viewer::Seat(Seat(0))).table;
            assert_eq!(table, there);
            assert_eq!(state.view(Viewer::Spectator).table, there);
            let science = there.science.expect("a science sheet");
            for technology in Technology::ALL {
                assert_eq!(science.levels[technology as usize], state.level(technology));
                assert_eq!(science.used[technology as usize], state.is_used(technology));
                assert_eq!(science.is_closed(technology), state.is_closed(technology));
                researched += usize::from(state.level(technology) == 3);
            }
            if matches!(state.asked(), Asked::Chance(_, Ask::AuctionDie)) {
                assert_eq!(science.used, [false; 7]);
            }
        });
    }
    assert!(researched > 100, "{researched}");
}

#[test]
fn i_13_5_games_for_several_have_no_science() {
    let atlas = Atlas::standard();
    for players in 2..=6 {
        let setup = Setup::new(players, SheetSet::all(atlas), Variant::Standard, atlas).expect("a table");
        let (mut state, mut stream) = (State::start(&setup), Stream::new(players.into()));
        let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
        let dice = state.dice();
        while !matches!(state.asked(), Asked::Over) {
            let (by, m) = match state.asked() {
                Asked::Chance(roll, _) => (Actor::Chance, roll.draw(&mut stream).into()),
                asked => {
                    let seat = match asked {
                        Asked::Seat(seat, _) => seat,
                        Asked::Together(seats, _) => seats.first().expect("somebody"),
                        _ => break,
                    };
                    buf.clear();
                    state.moves(Actor::Seat(seat), &mut buf);
                    (Actor::Seat(seat), buf[stream.below(buf.len() as u32) as usize])
                }
            };
            for none in [Move::GoOn, Move::Form(3), Move::Research(Technology::Expancing)] {
                assert!((0..players).all(|seat| state.check(Actor::Seat(Seat(seat)), none).is_err()));
            }
            state.play(by, m, &mut NoLog).expect("a listed move");
            assert!(!state.is_solo() && state.address().is_none());
            assert_eq!(state.dice(), dice);
            assert!(Technology::ALL.iter().all(|&t| state.level(t) == 0 && !state.is_used(t) && !state.is_closed(t)));
            assert_eq!(state.view(Viewer::Spectator).table.science, None);
        }
    }
}

#[test]
fn i_13_18_what_the_dice_show_and_which_islands_were_started_is_seen_by_all() {
    let setup = picked(Atlas::standard(), &["ember", "heron"]);
    let (mut rolls, mut orders) = (0, 0);
    for seed in 0..60 {
        let (mut dice, mut started) = (Vec::new(), Vec::new());
        play(setup, seed, |state, log| {
            for event in log {
                match *event {
                    Event::Rolled { die, .. } => dice.push(die),
                    Event::Starts { island, .. } => started.push(island),
                    _ => {}
                }
            }
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                let view = state.view(viewer);
                assert_eq!((view.dice(), view.started()), (state.dice(), &started[..]));
            }
            if let Asked::Seat(_, Ask::Technology { moment: Moment::Roll }) = state.asked() {
                let (purpose, [first, second]) = state.dice();
                match purpose {
                    Purpose::Carrambah => assert_eq!([first, second], dice[dice.len() - 2..]),
                    _ => assert_eq!([first, second], [dice[dice.len() - 1], 0]),
                }
                rolls += 1;
            }
            orders += usize::from(!started.is_sorted());
        });
    }
    assert!(rolls > 50 && orders > 50, "{rolls} {orders}");
}

// --- words --------------------------------------------------------------------------------------------------------

#[test]
fn i_13_16_every_event_of_a_solo_game_has_words_of_its_own_that_a_scenario_can_expect() {
    let setup = picked(Atlas::standard(), &["ember", "heron"]);
    let mut told: BTreeMap<String, Event> = BTreeMap::new();
    for seed in 0..40 {
        play(setup, seed, |_, log| {
            for event in log {
                let before = told.insert(islands::text::event_text(event), *event);
                assert!(before.is_none_or(|before| before == *event), "{before:?} {event:?}");
            }
        });
    }
    assert!(told.len() > 500, "{}", told.len());
    for text in told.keys() {
        let scenario = Scenario::parse(&format!("players 1\n---\n> {text}\n"));
        assert!(scenario.is_ok(), "{text}: {scenario:?}");
    }
}

#[test]
fn i_13_16_words_of_solo_moves_are_read_and_others_are_not() {
    let read = |line: &str| Scenario::parse(&format!("players 1\n---\n{line}\n"));
    for line in [
        "0 research expancing",
        "0 research re-color",
        "0 use auctionis 3",
        "0 use re-roll 1 die 2",
        "0 use transforming 2 shape 4",
        "0 go-on",
        "0 form 5",
    ] {
        assert!(read(line).is_ok(), "{line}");
    }
    for line in [
        "0 research",
        "0 research rerolling",
        "0 research re-roll 1",
        "0 use",
        "0 use re-roll",
        "0 use re-roll 0",
        "0 use re-roll 4",
        "0 use re-roll 1 die",
        "0 use re-roll 1 die 0",
        "0 use re-roll 1 die 3",
        "0 use re-roll 1 dice 1",
        "0 use re-roll 1 die 1 die 2",
        "0 use transforming 2 shape",
        "0 use transforming 2 shape 1",
        "0 use transforming 2 shape 6",
        "0 use transforming two",
        "0 go-on now",
        "0 form",
        "0 form 300",
        "0 form 3 5",
        "1 go-on",
    ] {
        assert!(read(line).is_err(), "{line}");
    }
}

#[test]
fn i_13_5_a_position_has_no_level_of_a_closed_technology() {
    let read = |lines: &str| Scenario::parse(&format!("players 1\n{lines}\n---\n"));
    for lines in ["level re-roll: 1\nlevel re-color: 1", "level timenautics: 3\nlevel transforming: 1"] {
        let why = read(lines).expect_err("a closed technology");
        assert!(why.what.contains("I-13.5") && why.line == 3, "{why}");
    }
    for lines in ["level re-roll: 0", "level re-roll: 4", "level re-roll", "level: 2", "level 0: 2", "started 0: 1 1"] {
        assert!(read(lines).is_err(), "{lines}");
    }
    assert!(Scenario::parse("players 2\nlevel re-roll: 1\n---\n").is_err());
}
