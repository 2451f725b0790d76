//! Codes and sentences of all refusals.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use session::cards::FAMILIES;
use session::{BadLine, BadName, BadWish, Described, GameOption, Language, Quota, Refused, Seat, Status, Trouble};
use tabletop::text::TextError;
use web::problem::{Fault, Problem};

use crate::harness::golden;

/// One refusal of each kind, and of each kind within a kind. Moves that are none or illegal are tried at tables.
fn all() -> Vec<Problem> {
    let parts = || std::iter::once(Described::WORD).chain(GameOption::all().iter().map(|option| option.word));
    let quotas = [
        Quota::Tables,
        Quota::NewTables,
        Quota::Practice,
        Quota::NewPractice,
        Quota::Records,
        Quota::NewRecords,
        Quota::NewVisitors,
        Quota::Requests,
        Quota::Listeners,
        Quota::Hints,
        Quota::Talk,
    ];
    let wrong = TextError { line: 7, column: 3, what: "not there (O-5.1)".to_owned() };
    let too_many = |what| Refused::TooMany { what, most: 7, wait: 11 };
    let unknown = |what| BadWish::Unknown { what, word: "word".to_owned() };
    let mut refused = vec![
        Refused::NoTable,
        Refused::NoToken,
        Refused::WrongToken,
        Refused::LinkSpent,
        Refused::NotAPlayer,
        Refused::NotTheHost,
        Refused::NotInvited,
        Refused::NoSeat,
        Refused::SeatLost,
        Refused::NobodyThere(Seat(3)),
        Refused::SeatsOpen(1),
        Refused::SeatsOpen(2),
        Refused::Stale { version: 1234 },
        Refused::KeyUsed,
        Refused::Lesson(None),
        Refused::Out,
        Refused::NothingToTakeBack,
        Refused::NoHints,
        Refused::NotAsked,
        Refused::NoLine,
        Refused::TalkClosed,
        Refused::NotOver,
        Refused::RecordTooLong,
        Refused::BadRecord(wrong.clone()),
        Refused::OwnData(wrong),
        Refused::Challenge,
        Refused::BadDate,
        Refused::NoChallenge,
        Refused::Storage(Trouble::Full),
        Refused::Storage(Trouble::Gone),
        Refused::Elsewhere(None),
        Refused::Slow,
        Refused::Stopping,
    ];
    refused.extend(Status::ALL.map(Refused::NotNow));
    refused.extend(parts().map(unknown).map(Refused::BadWish));
    refused.extend(parts().map(BadWish::NotInThisGame).map(Refused::BadWish));
    let wishes = [
        BadWish::Twice(FAMILIES.word, "sky".to_owned()),
        BadWish::OtherGame("mixed"),
        BadWish::Seats { got: 5, players: 2 },
        BadWish::TwoMe,
        BadWish::Pace,
    ];
    refused.extend(wishes.map(Refused::BadWish));
    refused.extend([BadName::Empty, BadName::Long(99), BadName::Unprintable, BadName::Taken].map(Refused::BadName));
    refused.extend([BadLine::Empty, BadLine::Long(999), BadLine::Unprintable, BadLine::Unknown].map(Refused::BadLine));
    refused.extend(quotas.map(too_many));
    let faults = Fault::ALL.into_iter().map(Problem::from);
    refused.into_iter().map(Problem::from).chain(faults).collect()
}

#[test]
fn every_code_has_a_sentence_in_every_language() {
    for problem in all() {
        let sentences = Language::ALL.map(|language| {
            let body = serde_json::to_value(problem.body(language, None)).expect("JSON");
            body["error"]["message"].as_str().expect("a sentence").to_owned()
        });
        let distinct: BTreeSet<_> = sentences.iter().collect();
        assert_eq!(distinct.len(), Language::ALL.len(), "{}: {sentences:?}", problem.code());
        for sentence in &sentences {
            assert!(sentence.ends_with('.') && !sentence.contains("{$"), "{sentence}");
        }
    }
}

#[test]
fn codes_statuses_and_sentences_stay_what_they_are() {
    let row = |problem: &Problem| {
        let says =
            |language| serde_json::to_value(problem.body(language, None)).expect("JSON")["error"]["message"].clone();
        json!({
            "code": problem.code(),
            "status": problem.status().as_u16(),
            "retry_after_s": problem.retry_after(),
            "en": says(Language::En),
            "it": says(Language::It),
            "de": says(Language::De),
        })
    };
    let rows: Vec<Value> = all().iter().map(row).collect();
    golden("codes", &Value::Array(rows));
}

#[test]
fn the_description_lists_every_code() {
    let description: Value = serde_json::from_str(web::api::openapi::document()).expect("JSON");
    let listed = description["components"]["schemas"]["ErrorCode"]["enum"].as_array().expect("a list").clone();
    let listed: BTreeSet<_> = listed.iter().filter_map(Value::as_str).map(str::to_owned).collect();
    let mut codes: BTreeSet<_> = all().iter().map(|problem| problem.code().to_owned()).collect();
    codes.extend(["illegal", "unreadable"].map(str::to_owned));
    assert_eq!(listed, codes);
}
