//! Every lesson is played through, by all ways that are wanted, and with every answer that is not.

use std::collections::HashSet;

use store::{SeatKind, SeatRow, Status};
use tabletop::Viewer;

use super::*;
use crate::agreement::Agreement;
use crate::id::TableId;
use crate::refused::Refused;
use crate::source::Fixed;
use crate::table::{Now, Table};
use crate::wish::Wish;

const NOW: Now = Now { day: 1, served: 1 };
/// What a phone shows without scrolling.
const LONGEST: usize = 190;

/// A table at which the lesson begins.
fn table(lesson: &'static Lesson, source: &Fixed) -> Table {
    let course = lesson.beginning.course.until(0);
    let wish = Wish { game: course.title().to_owned(), ..Wish::default() };
    let terms = Agreement {
        beginning: Some(lesson.beginning.text().to_owned()),
        lesson: Some(lesson.name.to_owned()),
        ..Agreement::new(&*course, &wish)
    };
    let row = |kind, level: Option<&str>| SeatRow {
        kind,
        name: String::new(),
        level: level.map(str::to_owned),
        visitor: None,
        token: None,
    };
    let mut seats = vec![row(SeatKind::Bot, Some("hina")); course.players().into()];
    seats[LEARNER.index()] = row(SeatKind::Person, None);
    let mut table = Table::new(TableId::draw(source), course, terms, seats, NOW);
    table.begin(NOW, source);
    table
}

fn answer(table: &mut Table, answers: &[String], source: &Fixed) -> Result<(), Refused> {
    let act = crate::Act::Moves { version: table.version(), answers: answers.to_vec(), key: None };
    table.act(Some(LEARNER), &act, NOW, source).map(|_| ())
}

/// All that may be answered now.
fn legal(table: &Table) -> Vec<String> {
    table.game.legal(Viewer::Seat(LEARNER), usize::MAX).map_or_else(Vec::new, |legal| legal.moves)
}

/// What is known of a table that counts.
fn known(table: &Table) -> (u32, Status, String) {
    (table.version(), table.status, format!("{:?} {}", table.marks, table.record()))
}

/// Something the learner does.
#[derive(Clone, Debug)]
enum Deed {
    GoOn,
    Answer(String),
}

fn again(lesson: &'static Lesson, deeds: &[Deed]) -> (Table, Fixed) {
    let source = Fixed::new(7);
    let mut table = table(lesson, &source);
    for deed in deeds {
        match deed {
            Deed::GoOn => table.learn_on(Some(LEARNER), table.version(), NOW, &source).map(|_| ()),
            Deed::Answer(answer_) => answer(&mut table, std::slice::from_ref(answer_), &source),
        }
        .unwrap_or_else(|refused| panic!("{}: {deeds:?}: {refused:?}", lesson.name));
    }
    (table, source)
}

/// Tries everything that can be done after these deeds; gives what leads on.
fn tried(lesson: &'static Lesson, deeds: &[Deed]) -> Vec<Deed> {
    let (mut table, source) = again(lesson, deeds);
    let coach = table.coach().expect("a coach");
    let place = format!("{}, step {}", lesson.name, coach.at + 1);
    let before = known(&table);
    let mut wanted = Vec::new();
    for one in legal(&table) {
        match answer(&mut table, std::slice::from_ref(&one), &source) {
            Ok(()) => {
                wanted.push(Deed::Answer(one.clone()));
                table = again(lesson, deeds).0;
            }
            Err(Refused::Lesson(told)) => {
                assert_eq!(told.is_none(), coach.waits(), "{place}: {one}");
                for language in Language::ALL {
                    assert!(told.is_none_or(|told| !told.to(language).is_empty()), "{place}: {one}");
                }
            }
            Err(refused) => panic!("{place}: {one}: {refused:?}"),
        }
        assert_eq!(known(&table), before, "{place}: {one} has changed something");
    }
    let waits = table.learn_on(Some(LEARNER), table.version(), NOW, &source).is_ok();
    assert_eq!(waits, coach.waits(), "{place}");
    assert!(!waits || wanted.is_empty(), "{place}: it waits, and takes an answer");
    if waits { vec![Deed::GoOn] } else { wanted }
}

#[test]
fn every_way_through_a_lesson_leads_to_its_end() {
    for lesson in Lesson::all() {
        let mut ways = vec![Vec::new()];
        let mut seen = HashSet::new();
        let mut steps = HashSet::new();
        while let Some(deeds) = ways.pop() {
            let (table, _) = again(lesson, &deeds);
            let coach = table.coach().expect("a coach");
            steps.insert(coach.at);
            // Ways that lead to the same position and step go on alike.
            let place = (coach.at, table.marks.lesson.clone().map(|progress| progress.said), table.record());
            if coach.is_done() || !seen.insert(place) {
                assert!(!table.is_learning() || !coach.is_done());
                continue;
            }
            let next = tried(lesson, &deeds);
            assert!(!next.is_empty(), "{}, step {}: no way on", lesson.name, coach.at + 1);
            ways.extend(next.into_iter().map(|deed| deeds.iter().cloned().chain([deed]).collect()));
        }
        assert_eq!(steps.len(), lesson.steps.len(), "{}: every step is met", lesson.name);
    }
}

#[test]
fn a_lesson_that_is_over_is_a_game_like_any_other() {
    for lesson in Lesson::all() {
        let mut deeds = Vec::new();
        while !again(lesson, &deeds).0.coach().expect("a coach").is_done() {
            let next = tried(lesson, &deeds).remove(0);
            deeds.push(next);
        }
        let (mut table, source) = again(lesson, &deeds);
        assert!(
            table.status != Status::Running || !table.game.asked().is_empty(),
            "{}: somebody is asked",
            lesson.name
        );
        if let Some(one) = legal(&table).first() {
            assert!(answer(&mut table, std::slice::from_ref(one), &source).is_ok(), "{}: {one}", lesson.name);
        }
    }
}

#[test]
fn answers_given_together_are_wanted_together() {
    let lesson = Lesson::named("origami").expect("a lesson");
    let deeds = [Deed::Answer("draw raccoon dove".to_owned())];
    let (mut table, source) = again(lesson, &deeds);
    let both = |pay: &str| ["play cat left".to_owned(), format!("pay {pay}")];
    let before = known(&table);
    let refused = answer(&mut table, &both("dove"), &source);
    let Err(Refused::Lesson(Some(told))) = refused else { panic!("{refused:?}") };
    assert!(told.to(Language::En).contains("pay with the Sheep"), "the payment is what is wrong: {told:?}");
    assert!(matches!(answer(&mut table, &both("rabbit"), &source), Err(Refused::Illegal(_))), "the rules come first");
    assert_eq!(known(&table), before);
    answer(&mut table, &both("sheep"), &source).expect("wanted");
    assert_eq!(table.coach().expect("a coach").at, 2);
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let lesson = Lesson::named("origami").expect("a lesson");
    let deeds = [Deed::Answer("draw raccoon dove".to_owned()), Deed::Answer("play cat left".to_owned())];
    let (table, _) = again(lesson, &deeds);
    let stored = serde_json::to_string(&table.marks).expect("text");
    let marks: crate::clock::Marks = serde_json::from_str(&stored).expect("marks");
    assert_eq!(marks.lesson, Some(Progress { step: 1, said: vec!["play cat left".to_owned()] }));
    assert!(serde_json::to_string(&table.terms).expect("text").contains(r#""lesson":"origami""#));
}

/// Every text of a lesson with its place: what is said, and why something is not wanted.
fn texts(lesson: &'static Lesson) -> Vec<(String, Told, Vec<Told>)> {
    let whys = |step: &Step| match &step.wants {
        Wants::Answers { but, otherwise, .. } => but.iter().map(|(_, told)| *told).chain([*otherwise]).collect(),
        Wants::GoOn | Wants::Nothing => Vec::new(),
    };
    let steps = (1..).zip(&lesson.steps);
    steps.map(|(number, step)| (format!("{}, step {number}", lesson.name), step.says, whys(step))).collect()
}

#[test]
fn one_click_leads_to_the_first_decision() {
    for lesson in Lesson::all() {
        assert!(matches!(lesson.steps[0].wants, Wants::Answers { .. }), "{}", lesson.name);
    }
}

/// What a coach can speak of besides cards, squares and buttons: `coach.css` has a line for each.
const PARTS: [&str; 10] =
    ["deck", "mine", "left", "right", "ask", "characters", "islands", "auction", "track", "science"];
/// Where a card can be meant: `coach.js` knows these.
const PLACES: [&str; 4] = ["hand", "line", "discard", "mine"];

#[test]
fn what_is_ringed_is_there() {
    let style = include_str!("../../../web/assets/css/coach.css");
    let script = include_str!("../../../web/assets/js/coach.js");
    assert!(PARTS.iter().all(|part| style.contains(&format!("[data-look~={part}]"))));
    assert!(PLACES.iter().all(|place| script.contains(&format!("{place}: '"))));
    for lesson in Lesson::all() {
        let mut deeds = Vec::new();
        loop {
            let (table, _) = again(lesson, &deeds);
            let coach = table.coach().expect("a coach");
            let place = format!("{}, step {}", lesson.name, coach.at + 1);
            let legal = legal(&table);
            for word in &coach.step().looks {
                let good = match word.split_once(':') {
                    // The button may come with the second answer of the step.
                    Some(("press", answer)) => {
                        let Wants::Answers { wanted, .. } = &coach.step().wants else { panic!("{place}: {word}") };
                        let all = wanted.iter().flatten().map(|one| &one.0).chain(&legal);
                        all.flat_map(|one| {
                            [one.replace(' ', "-"), one.split(' ').nth(2).unwrap_or_default().to_owned()]
                        })
                        .any(|one| one == answer)
                    }
                    Some((place, card)) => {
                        PLACES.contains(&place) && lesson.beginning.text().contains(card) || card == "rice_paper"
                    }
                    None => PARTS.contains(word) || word.as_bytes().get(1) == Some(&b'-'),
                };
                assert!(good, "{place}: {word}");
            }
            if coach.is_done() {
                break;
            }
            deeds.push(tried(lesson, &deeds).remove(0));
        }
    }
}

#[test]
fn the_same_signs_are_shown_in_every_language_and_only_in_what_is_said() {
    let signs = |text: &'static str| text.split('{').skip(1).map(|rest| rest.split('}').next()).collect::<Vec<_>>();
    for (place, says, whys) in Lesson::all().iter().flat_map(texts) {
        let mut shown = Language::ALL.map(|language| signs(says.to(language)));
        shown.iter_mut().for_each(|signs| signs.sort_unstable());
        assert!(shown.iter().all(|signs| *signs == shown[0]), "{place}: {shown:?}");
        for language in Language::ALL {
            assert!(whys.iter().all(|why| !why.to(language).contains(['{', '}'])), "{place}");
            let text = says.to(language);
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "{place}: {text}");
        }
    }
}

#[test]
fn while_the_coach_waits_to_be_read_no_card_looks_as_if_it_were_to_be_touched() {
    for lesson in Lesson::all() {
        for (n, step) in lesson.steps.iter().enumerate() {
            let coach = Coach { lesson, at: n };
            let rings_a_card = step.looks.iter().any(|look| look.contains(':'));
            assert!(!(coach.waits() && rings_a_card), "{}, step {}: {:?}", lesson.name, n + 1, step.looks);
        }
    }
}

#[test]
fn the_coach_is_brief_and_all_lessons_can_be_read() {
    assert_eq!(Lesson::all().len(), TEXTS.len());
    for lesson in Lesson::all() {
        for (place, says, _) in texts(lesson) {
            for language in Language::ALL {
                let told = says.to(language);
                // A sign is as wide as two letters.
                let parts = told.split(['{', '}']).enumerate();
                let length: usize = parts.map(|(n, part)| if n % 2 == 0 { part.chars().count() } else { 2 }).sum();
                assert!(length <= LONGEST, "{place} has {length} letters in {language:?}: {told}");
            }
        }
    }
}

#[test]
fn a_text_that_is_no_lesson_is_refused_with_its_place() {
    let good = TEXTS[0];
    let wrong = |from: &str, to: &str| {
        let text: &'static str = Box::leak(good.replacen(from, to, 1).into_boxed_str());
        read::read(text).map(|_| ()).expect_err(from).to_string()
    };
    assert_eq!(wrong("title it", "title fr"), "line 6, column 7: expected \"it\", got \"fr\"");
    assert_eq!(wrong("minutes 5", "minutes five"), "line 4, column 9: \"five\" is no number that fits here");
    assert!(wrong("hand 0: cat cat", "hand 0: cat dragon").starts_with("line 16, column"));
    assert!(wrong("\nend\n", "\ngo\n").ends_with("the text ends before the line \"end\""));
    assert!(wrong("\nelse\n", "\nother\n").contains("expected \"else\", got \"other\""));
}
