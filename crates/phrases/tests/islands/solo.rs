//! The solo game: its events, questions, refusals and names as golden text, and those of random games.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use islands::text::{event_text, write_move};
use islands::{
    Ask, Brush, Choice, Colour, Colours, Event, Kept, Landmark, Moment, Move, Nth, Purpose, Rank, Rule, Seen, Setup,
    Shape, SheetId, SheetSet, Side, Source, Technology, Use,
};
use phrases::{IslandsTeller, Language, Phrases};
use tabletop::{Actor, Asked, Game, Illegal, Seat, Stream, Viewer, Why};

use crate::events::{KINDS, OF_SOLO, kind, square, squares};
use crate::forms::unsaid;
use crate::refusals::{Refused, check, examples as known_refusals, try_everything, why_kind};
use crate::{golden, has_number, names, own_atlas, play, proof_read};

const A: Seat = Seat(0);
const READERS: [(&str, Viewer); 2] = [("Akiko", Viewer::Seat(A)), ("spectator", Viewer::Spectator)];

/// The sheets of the golden texts, in an order of one's own.
fn picked() -> [SheetId; 2] {
    ["ledge", "cove"].map(|id| own_atlas().named(id).expect("a sheet"))
}

fn own_solo() -> Setup {
    Setup::solo(&picked(), own_atlas()).expect("a good table")
}

fn with_teller<T>(language: Language, reader: Viewer, tell: impl FnOnce(IslandsTeller<'_>) -> T) -> T {
    let names = names();
    tell(IslandsTeller { phrases: Phrases(language), setup: own_solo(), names: &names, kept: &[], reader })
}

/// Games for one: sheets dealt or picked.
fn games() -> Vec<Setup> {
    let atlas = islands::Atlas::standard();
    let all: Vec<_> = SheetSet::all(atlas).iter().collect();
    let mut games = vec![Setup::solo(&all, atlas)];
    games.extend(all.chunks(2).map(|two| Setup::solo(&[two[1], two[0]], atlas)));
    games.into_iter().map(|setup| setup.expect("a good table")).collect()
}

const fn rolled(purpose: Purpose, die: u8) -> Event {
    Event::Rolled { purpose, die }
}

const fn used(technology: Technology, level: u8, choice: Choice) -> Use {
    Use { technology, level, choice }
}

const fn uses(technology: Technology, level: u8, choice: Choice, coins: i8) -> Event {
    Event::Uses { used: used(technology, level, choice), coins }
}

fn events() -> Vec<Vec<Event>> {
    let mut all = setup_and_dice();
    all.extend(technologies());
    all.extend(others());
    all
}

fn setup_and_dice() -> Vec<Vec<Event>> {
    let (auction, carrambah, again) = (Purpose::Auction, Purpose::Carrambah, Purpose::ReRoll);
    let bids = Event::Bids { seat: A, coins: 8 };
    let two = [rolled(carrambah, 4), rolled(carrambah, 6)];
    let with = |more: &[Event]| [&[bids][..], &two, more].concat();
    let reroll = |level, choice, coins| uses(Technology::ReRoll, level, choice, coins);
    let mut all = vec![
        // Nobody else can be first.
        vec![Event::FirstPlayer { seat: A }, Event::Round { round: 1, colour: Colour::Red, first: A }],
        vec![Event::Round { round: 24, colour: Colour::Green, first: A }],
        vec![Event::Round { round: 3, colour: Colour::Blue, first: A }],
        vec![rolled(auction, 4)],
        vec![rolled(auction, 4), reroll(1, Choice::Die(1), -3), rolled(again, 2), Event::Card { card: 2 }],
    ];
    all.extend((1..=6).map(|card| vec![rolled(auction, card), Event::Card { card }]));
    all.extend([
        vec![bids, two[0]],
        with(&[]),
        with(&[Event::Carrambah { bid: 10, won: false }]),
        with(&[Event::Carrambah { bid: 12, won: false }]),
        vec![bids, rolled(carrambah, 4), rolled(carrambah, 2), Event::Carrambah { bid: 8, won: true }],
        with(&[reroll(1, Choice::Die(1), -3), rolled(again, 1), Event::Carrambah { bid: 7, won: true }]),
        with(&[reroll(3, Choice::Die(2), 7), rolled(again, 2), Event::Carrambah { bid: 6, won: true }]),
        with(&[
            reroll(2, Choice::None, -3),
            rolled(again, 1),
            rolled(again, 3),
            Event::Carrambah { bid: 6, won: true },
        ]),
        // Without its dice a bid is only a number.
        vec![Event::Carrambah { bid: 9, won: false }],
        vec![Event::Wins { seat: A, coins: 1 }],
        vec![Event::Wins { seat: A, coins: 8 }],
    ]);
    for (source, purpose) in [(Source::Auction, Purpose::Colour), (Source::Grove, Purpose::Grove)] {
        for (die, colour) in [(2, Colour::Blue), (3, Colour::Green), (6, Colour::Red)] {
            all.push(vec![rolled(purpose, die), Event::ColourRolled { seat: A, source, die, colour }]);
        }
        let red = Event::ColourRolled { seat: A, source, die: 5, colour: Colour::Red };
        all.push(vec![rolled(purpose, 1), reroll(1, Choice::Die(1), -3), rolled(again, 5), red]);
    }
    all
}

fn technologies() -> Vec<Vec<Event>> {
    let (none, again) = (Choice::None, Purpose::ReRoll);
    let mut all: Vec<_> = Technology::ALL
        .into_iter()
        .flat_map(|technology| (1..=3).map(move |level| vec![Event::Researches { technology, level }]))
        .collect();
    all.extend([
        vec![uses(Technology::Auctionis, 1, none, 5)],
        vec![uses(Technology::Auctionis, 2, none, 3)],
        vec![uses(Technology::Auctionis, 3, none, 7)],
        vec![uses(Technology::Economicus, 1, none, 3)],
        vec![uses(Technology::Economicus, 2, none, 3)],
        vec![uses(Technology::Economicus, 3, none, 5)],
        vec![uses(Technology::ReColor, 1, none, -3)],
        vec![uses(Technology::ReColor, 2, none, -5)],
        vec![uses(Technology::ReColor, 3, none, 5), rolled(Purpose::ReColor, 6)],
        vec![uses(Technology::Transforming, 1, none, -3)],
        vec![uses(Technology::Transforming, 2, Choice::Shape(Shape::Two), -7)],
        vec![uses(Technology::Transforming, 3, none, 5), rolled(Purpose::Transforming, 3)],
        vec![
            uses(Technology::Transforming, 3, none, 5),
            rolled(Purpose::Transforming, 6),
            Event::Chooses { seat: A, source: Source::Auction, shape: Shape::Four, only: false },
        ],
        vec![rolled(Purpose::Transforming, 6), uses(Technology::ReRoll, 3, Choice::Die(1), 7), rolled(again, 4)],
        vec![rolled(Purpose::Transforming, 3), uses(Technology::ReRoll, 1, Choice::Die(1), -3), rolled(again, 1)],
        vec![uses(Technology::Timenautics, 1, none, 7)],
        vec![uses(Technology::Timenautics, 2, none, 17), Event::Ends],
        vec![uses(Technology::Timenautics, 3, none, 0), Event::MarkerStays],
        // It can't be, but the words for it are there.
        vec![uses(Technology::Auctionis, 1, none, 1)],
        vec![uses(Technology::ReColor, 1, none, -1)],
    ]);
    all
}

fn others() -> Vec<Vec<Event>> {
    let (island, landmark) = (Nth(0), Landmark::Volcano);
    let volcano = |side| Event::Surrounds { seat: A, island, square: square("f3"), landmark, side };
    let returned = Event::TokenReturned { seat: A };
    let paints = |names: &str| Event::Paints {
        seat: A,
        source: Source::Expancing,
        island: Nth(2),
        squares: squares(names),
        colour: Colour::Green,
        only: false,
    };
    vec![
        vec![volcano(Side::Single), returned, Event::VolcanoGives { coins: 8 }],
        vec![volcano(Side::Different), returned, Event::TakesNothing { seat: A, richest: true }],
        vec![Event::VolcanoGives { coins: 4 }],
        vec![Event::VolcanoGives { coins: 1 }],
        vec![Event::MarkerStays],
        vec![paints("b1 b2 b3"), Event::Starts { seat: A, island: Nth(2), access: Some(Side::Single) }],
        vec![Event::GivesUp { seat: A, source: Source::Expancing }],
        vec![Event::Skips { seat: A, source: Source::Expancing }],
        vec![Event::Income { seat: A, gold: 1, volcanoes: 0, coins: 4 }],
        vec![Event::Ends],
    ]
}

const MOMENTS: [Moment; 5] = [Moment::Roll, Moment::Bidding, Moment::Shape, Moment::StepEnd, Moment::Marker];
const PURPOSES: [Purpose; Purpose::COUNT] = [
    Purpose::Auction,
    Purpose::Carrambah,
    Purpose::Colour,
    Purpose::Grove,
    Purpose::Transforming,
    Purpose::ReColor,
    Purpose::ReRoll,
];

const fn ask_for_form(squares: u8) -> Ask {
    let colours = Colours::only(Colour::Red);
    Ask::Paint { source: Source::Expancing, brush: Brush::Free(squares), colours }
}

fn asks() -> Vec<Ask> {
    let mut asks: Vec<_> = MOMENTS.into_iter().map(|moment| Ask::Technology { moment }).collect();
    asks.extend([1, 2, 6].map(|card| Ask::Bid { card, least: card.into() }));
    asks.extend([Ask::Research, Ask::FormFirst, ask_for_form(3), ask_for_form(5), ask_for_form(1)]);
    asks
}

/// One of each kind: what was asked, what was answered, and what is said to it.
fn refusals() -> Vec<Refused> {
    let no = Illegal::new;
    let at = |moment| Some(Ask::Technology { moment });
    let die = Some(Ask::SoloDie { purpose: Purpose::Carrambah });
    let paint = |names: &str| Move::Paint { island: Nth(1), colour: Colour::Red, squares: squares(names) };
    let (five, not) = (Some(ask_for_form(5)), Why::NotAllowed);
    let mut all: Vec<Refused> = vec![
        (None, Move::GoOn, no(Rule::SoloOrder, Why::NotAsked)),
        (die, Move::Rolled(7), no(Rule::SoloOrder, Why::Needs { least: 1, most: 6, got: 7 })),
        (die, Move::Pass, no(Rule::SoloOrder, Why::WrongAnswer)),
        (at(Moment::Roll), Move::Pass, no(Rule::SoloOrder, Why::WrongAnswer)),
        (Some(Ask::Research), Move::Pass, no(Rule::Research, Why::WrongAnswer)),
        (Some(Ask::FormFirst), Move::Form(4), no(Rule::Expancing, Why::WrongAnswer)),
        (five, Move::Pass, no(Rule::Expancing, Why::WrongAnswer)),
        (five, paint("b1 b2"), Illegal::needs(Rule::Expancing, 5_u8, 2_u8)),
        (five, paint("b1 b2 b3 b4 b5"), no(Rule::ExpancingInDetail, not)),
        (five, paint("b1 b2 b3 b4 d5"), no(Rule::ExpancingInDetail, not)),
    ];
    all.extend(
        Technology::ALL
            .map(|technology| (Some(Ask::Research), Move::Research(technology), no(Rule::Technologies, not))),
    );
    let mut refuse = |moment, technology, level, choice, rule| {
        all.push((at(moment), Move::Use(used(technology, level, choice)), no(rule, not)));
    };
    let (none, first, three) = (Choice::None, Choice::Die(1), Choice::Shape(Shape::Three));
    refuse(Moment::Bidding, Technology::Auctionis, 3, none, Rule::Technologies);
    // At a moment for something else.
    refuse(Moment::Bidding, Technology::Expancing, 1, none, Rule::Expancing);
    refuse(Moment::Roll, Technology::Auctionis, 1, none, Rule::Auctionis);
    refuse(Moment::Roll, Technology::Economicus, 1, none, Rule::Economicus);
    refuse(Moment::Roll, Technology::ReColor, 1, none, Rule::ReColor);
    refuse(Moment::Bidding, Technology::ReRoll, 1, first, Rule::ReRoll);
    refuse(Moment::Roll, Technology::Transforming, 2, three, Rule::Transforming);
    refuse(Moment::Roll, Technology::Timenautics, 1, none, Rule::Timenautics);
    // At the right moment.
    for level in 1..=3 {
        refuse(Moment::Bidding, Technology::Auctionis, level, none, Rule::Auctionis);
        refuse(Moment::StepEnd, Technology::Economicus, level, none, Rule::Economicus);
        refuse(Moment::Roll, Technology::ReRoll, level, Choice::Die(2), Rule::ReRoll);
    }
    refuse(Moment::Shape, Technology::Transforming, 2, none, Rule::Transforming);
    refuse(Moment::Shape, Technology::Transforming, 1, three, Rule::Transforming);
    refuse(Moment::Shape, Technology::ReColor, 1, first, Rule::ReColor);
    refuse(Moment::Marker, Technology::Timenautics, 3, none, Rule::Timenautics);
    refuse(Moment::Marker, Technology::Timenautics, 1, first, Rule::Timenautics);
    for (technology, level, choice) in [
        (Technology::ReColor, 1, none),
        (Technology::ReColor, 2, none),
        (Technology::ReRoll, 1, first),
        (Technology::ReRoll, 2, none),
        (Technology::Transforming, 1, none),
        (Technology::Transforming, 2, three),
    ] {
        let moment = if technology == Technology::ReRoll { Moment::Roll } else { Moment::Shape };
        refuse(moment, technology, level, choice, Rule::Fees);
    }
    all
}

fn names_of_things(teller: IslandsTeller<'_>) -> Vec<String> {
    let say = teller.phrases;
    let mut lines = vec![say.solo_title()];
    for technology in Technology::ALL {
        for level in 1..=3 {
            let what = say.level(technology, level);
            proof_read(&what, false);
            assert_eq!(what.matches(['.', '!', '?']).count(), 1, "one sentence: {what}");
            lines.push(format!("{}: {what}", say.level_name(technology, level)));
        }
    }
    let choices = [Choice::None, Choice::Die(2)].map(|choice| used(Technology::ReRoll, 1, choice));
    lines.extend(choices.map(|used| teller.used(used)));
    lines.push(teller.used(used(Technology::Transforming, 2, Choice::Shape(Shape::Three))));
    lines.extend(MOMENTS.map(|moment| say.moment(moment)));
    lines.extend(PURPOSES.map(|purpose| say.purpose(purpose)));
    lines.extend(Rank::ALL.map(|rank| say.rank(rank)));
    lines.extend([-3, 0, 1, 74, 75, 99, 100, 150, 200, 250, 299, 300, 412].map(|points| say.solo_result(points)));
    // These can't be, but the words for them are there.
    lines.push(say.islands_solo_result(1, &say.rank(Rank::Master), "1"));
    lines.push(say.islands_solo_no_rank(1, 0, &say.rank(Rank::Master), "0"));
    lines.push(say.islands_refuse_fee(1, 1, "Re-Color"));
    lines
}

#[test]
fn all_of_the_solo_game_is_told_in_each_language() {
    let kinds: BTreeSet<_> = events().iter().flatten().map(kind).collect();
    assert!(OF_SOLO.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
    for language in Language::ALL {
        let (mut text, mut all) = ("# names\n".to_owned(), Vec::new());
        let mut put = |text: &mut String, line: String| {
            let _ = writeln!(text, "{line}");
            all.push(line);
        };
        for line in with_teller(language, Viewer::Seat(A), names_of_things) {
            put(&mut text, line);
        }
        for events in events() {
            let list: Vec<_> = events.iter().map(event_text).collect();
            let _ = writeln!(text, "\n# {}", list.join(", "));
            for (name, reader) in READERS {
                let seen: Vec<Seen> = events.iter().map(|event| event.seen_by(reader)).collect();
                let _ = writeln!(text, "{name}:");
                for line in with_teller(language, reader, |teller| teller.log(&seen, 0)) {
                    proof_read(&line.text, line.heading);
                    put(&mut text, line.text);
                }
            }
        }
        text.push_str("\n# questions\n");
        for ask in asks() {
            let line = with_teller(language, Viewer::Seat(A), |teller| teller.ask(ask));
            proof_read(&line, false);
            put(&mut text, line);
        }
        for (ask, m, illegal) in refusals() {
            let told = with_teller(language, Viewer::Seat(A), |teller| teller.refusal(ask, m, illegal));
            check(&told, illegal);
            let mut line = Vec::new();
            write_move(&mut line, Actor::Seat(A), m, &own_solo());
            let line = String::from_utf8(line).expect("plain text");
            let _ = writeln!(text, "\n# {}: {line}\n{told}", why_kind(illegal.why));
            // With its full stop, as it stands in the file.
            all.push(told.rsplit_once(" · ").map(|(reason, _)| format!("{reason}.")).unwrap_or_default());
        }
        golden(&format!("islands-solo.{language}.txt"), &text);
        // A level stands behind its name.
        all.extend(all.clone().iter().filter_map(|line| line.split_once(": ").map(|(_, rest)| rest.to_owned())));
        let source = match language {
            Language::En => include_str!("../../words/en/islands-solo.ftl"),
            Language::It => include_str!("../../words/it/islands-solo.ftl"),
            Language::De => include_str!("../../words/de/islands-solo.ftl"),
        };
        // Cards of other boards are told elsewhere.
        let unsaid = unsaid(source, &all, &[]);
        let rare: Vec<_> = unsaid.iter().filter(|form| !form.starts_with("islands-solo-card")).collect();
        assert!(rare.is_empty(), "{language}: {rare:?}");
    }
}

/// Whole games for one: their logs, at once and round by round, and every sum that is told.
#[test]
fn solo_games_are_told_in_each_language() {
    let (names, mut kinds, mut coins) = (names(), BTreeSet::new(), BTreeMap::new());
    let games = (0..3).flat_map(|_| games());
    for (number, setup) in games.enumerate() {
        let events = play(&setup, number as u64, |_| {});
        kinds.extend(events.iter().map(kind));
        for event in &events {
            if let Event::Uses { used, coins: gain } = event {
                coins.insert((used.technology, used.level), *gain);
            }
        }
        let rounds = events.iter().filter(|event| matches!(event, Event::Round { .. })).count();
        for (language, (_, reader)) in Language::ALL.into_iter().flat_map(|l| READERS.map(|reader| (l, reader))) {
            let teller = IslandsTeller { phrases: Phrases(language), setup, names: &names, kept: &[], reader };
            let seen: Vec<_> = events.iter().map(|event| event.seen_by(reader)).collect();
            let lines = teller.log(&seen, 0);
            assert_eq!(lines.iter().filter(|line| line.heading).count(), rounds);
            for line in &lines {
                assert!(!line.text.contains(['?', '#']), "{}", line.text);
                proof_read(&line.text, line.heading);
            }
            let (mut pieces, mut from) = (Vec::new(), 0);
            for round in (1..seen.len()).filter(|&at| matches!(seen[at], Event::Round { .. })) {
                pieces.extend(teller.log(&seen[..round], from));
                from = round;
            }
            pieces.extend(teller.log(&seen, from));
            assert_eq!(pieces, lines);
        }
        carrambah_adds_up(setup, &events);
    }
    assert!(OF_SOLO.iter().all(|kind| kinds.contains(kind) || *kind == "marker stays"), "{kinds:?}");
    assert!(coins.len() > 12 && kinds.len() <= KINDS, "{coins:?}");
    // What a level costs or brings is what its sentence says, and the sentence that it can't be paid.
    for language in Language::ALL {
        for (&(technology, level), &gain) in coins.iter().filter(|(_, gain)| **gain != 0) {
            let number = i64::from(gain.unsigned_abs());
            let what = Phrases(language).level(technology, level);
            assert!(has_number(&what, number), "{number}: {what}");
            if gain < 0 {
                let (ask, rule) = (Ask::Technology { moment: Moment::Shape }, Rule::Fees);
                let m = Move::Use(used(technology, level, Choice::None));
                let illegal = Illegal::new(rule, Why::NotAllowed);
                let told = with_teller(language, Viewer::Seat(A), |teller| teller.refusal(Some(ask), m, illegal));
                assert!(has_number(&told, number), "{number}: {told}");
            }
        }
    }
}

/// The sum of Carrambah's dice is what Carrambah bids, whatever was rolled again.
fn carrambah_adds_up(setup: Setup, events: &[Event]) {
    let names = names();
    let reader = Viewer::Spectator;
    let teller = IslandsTeller { phrases: Phrases(Language::En), setup, names: &names, kept: &[], reader };
    let seen: Vec<_> = events.iter().map(|event| event.seen_by(reader)).collect();
    for (at, event) in seen.iter().enumerate() {
        let Event::Carrambah { bid, .. } = *event else { continue };
        let text = &teller.log(&seen[..=at], at)[0].text;
        let sum = text.split_once('(').and_then(|(_, rest)| rest.split_once(')')).expect("a sum").0;
        let parts: Vec<u8> = sum.split(" + ").map(|part| part.parse().expect("a number")).collect();
        assert_eq!((parts.iter().sum::<u8>(), has_number(text, bid.into())), (bid, true), "{text}");
        assert!(parts.len() == 2 || parts[2..] == [2], "{text}");
    }
}

#[test]
fn every_question_of_a_solo_game_is_asked_in_words() {
    let names = names();
    for (number, setup) in games().into_iter().enumerate() {
        let mut asks = BTreeMap::new();
        play(&setup, 300 + number as u64, |state| {
            if let Asked::Seat(_, ask) | Asked::Together(_, ask) = state.asked() {
                asks.entry(format!("{ask:?}")).or_insert(ask);
            }
        });
        for language in Language::ALL {
            let (phrases, reader) = (Phrases(language), Viewer::Seat(A));
            let teller = IslandsTeller { phrases, setup, names: &names, kept: &[], reader };
            asks.values().for_each(|&ask| proof_read(&teller.ask(ask), false));
            for purpose in PURPOSES {
                assert_eq!(teller.ask(Ask::SoloDie { purpose }), "");
            }
        }
    }
}

/// Whatever the engine refuses in a solo game has an example, and can be said.
#[test]
fn every_refusal_of_a_solo_game_is_of_a_kind_that_is_known() {
    let (mut refused, mut stream, names) = (BTreeMap::new(), Stream::new(5), names());
    let games = games();
    for (number, setup) in games.iter().enumerate() {
        let mut turn = 0;
        play(setup, 500 + number as u64, |state| {
            turn += 1;
            if turn % 3 == 0 {
                try_everything(state, &mut stream, &mut refused);
            }
        });
    }
    let of_solo: BTreeSet<_> = refusals().iter().map(|(_, _, illegal)| (illegal.rule, why_kind(illegal.why))).collect();
    let others = known_refusals();
    let mut known: BTreeSet<_> = others.iter().map(|(_, _, illegal)| (illegal.rule, why_kind(illegal.why))).collect();
    known.extend(of_solo.iter().copied());
    let unknown: Vec<_> = refused.keys().filter(|kind| !known.contains(*kind)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    let rare: Vec<_> = of_solo.iter().filter(|kind| !refused.contains_key(*kind)).collect();
    assert!(rare.len() <= 2, "{rare:?}");
    for &(ask, m, illegal) in refused.values().flatten() {
        for language in Language::ALL {
            let (phrases, reader) = (Phrases(language), Viewer::Seat(A));
            let teller = IslandsTeller { phrases, setup: games[0], names: &names, kept: &[], reader };
            check(&teller.refusal(ask, m, illegal), illegal);
        }
    }
}

/// Sheets that were picked keep the order they were named in; what the teller is told comes first.
#[test]
fn picked_islands_have_their_names() {
    with_teller(Language::En, Viewer::Seat(A), |teller| {
        assert_eq!(Nth::ALL.map(|nth| teller.island(A, nth))[..2], ["Smoke Head (1)", "Far Ledge (2)"]);
        let [ledge, cove] = picked();
        let told = IslandsTeller { kept: &[Some(Kept(cove, ledge))], ..teller };
        assert_eq!(told.island(A, Nth(0)), "Quiet Cove (1)");
    });
}
