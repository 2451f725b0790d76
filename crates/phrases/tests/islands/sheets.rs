//! Notices of the loader in words: one of each kind as golden text, and those of bad files.

use std::fmt::Write;

use islands::atlas::{Kind, Notice, SourceText, Statement, Unusual, Wanted, What};
use islands::{Atlas, Colour, Landmark, Shape};
use phrases::{Language, Phrases};

use crate::forms::unsaid;
use crate::{OWN, golden, has_number, proof_read};

/// The kind of a notice. A new one does not compile until it has a number here, and the test wants an example of it.
const fn kind(what: &What) -> usize {
    match what {
        What::TooLarge => 0,
        What::NotText => 1,
        What::Expected { .. } => 2,
        What::Ends { .. } => 3,
        What::Missing { .. } => 4,
        What::TooMuch { .. } => 5,
        What::UnknownWord { .. } => 6,
        What::TooManySheets => 7,
        What::BadSheetId { .. } => 8,
        What::SheetIdTooLong { .. } => 9,
        What::EmptyName => 10,
        What::NameTooLong { .. } => 11,
        What::UnprintableName { .. } => 12,
        What::NameTaken { .. } => 13,
        What::ThirdIsland => 14,
        What::NoRows => 15,
        What::TooManyRows => 16,
        What::RowTooLong => 17,
        What::RowLength { .. } => 18,
        What::UnknownLetter { .. } => 19,
        What::NoHarbor => 20,
        What::NoLighthouse => 21,
        What::ClosedHarbor { .. } => 22,
        What::NeverSurrounded { .. } => 23,
        What::Unconnected => 24,
        What::OneSquareOutline { .. } => 25,
        What::TooManySites => 26,
        What::TooManyGroves => 27,
        What::TooManyOutlines => 28,
        What::SecondBoard => 29,
        What::PieceLetter { .. } => 30,
        What::PieceRows => 31,
        What::PieceTooLong => 32,
        What::PieceSquares { .. } => 33,
        What::PieceInParts => 34,
        What::UnequalPieces => 35,
        What::Sides { .. } => 36,
        What::EmptySquares(_) => 37,
        What::Count { .. } => 38,
        What::Effects(_) => 39,
        What::Outlines(_) => 40,
        What::Around { .. } => 41,
        What::Way(_) => 42,
        What::Points(_) => 43,
        What::OutlineForm { .. } => 44,
        What::SmallOutlines => 45,
        What::Close { .. } => 46,
        What::Places { .. } => 47,
        What::SameIsland { .. } => 48,
        What::SameForm { .. } => 49,
    }
}

const KINDS: usize = 50;

const fn unusual(got: u16, least: u16, most: u16) -> Unusual {
    Unusual { kind: Kind::Near, got, least, most }
}

fn examples() -> Vec<What> {
    let mut all = errors();
    all.extend(warnings());
    all
}

fn errors() -> Vec<What> {
    let word = || "isle".to_owned();
    let mut all = vec![What::TooLarge, What::NotText];
    let statements = [Statement::Begin, Statement::Island, Statement::Track, Statement::Line, Statement::Card(4)];
    all.extend(statements.map(|wanted| What::Expected { wanted, word: word() }));
    all.push(What::Ends { wanted: Statement::Begin });
    all.push(What::Ends { wanted: Statement::Card(2) });
    for wanted in [
        Wanted::SheetId,
        Wanted::Kind,
        Wanted::Provenance,
        Wanted::IslandName,
        Wanted::Colour,
        Wanted::CardNumber,
        Wanted::Piece,
        Wanted::Choice,
        Wanted::Colouring,
    ] {
        all.extend([What::Missing { wanted }, What::UnknownWord { wanted, word: word() }]);
    }
    all.extend([
        What::TooMuch { word: word() },
        What::TooManySheets,
        What::BadSheetId { character: 'É' },
        What::BadSheetId { character: '\u{7}' },
        What::SheetIdTooLong { got: 21 },
        What::EmptyName,
        What::NameTooLong { got: 41 },
        What::UnprintableName { character: '\u{202e}' },
        What::NameTaken { name: "Heron Bay".to_owned(), sheet: "heron".to_owned() },
        What::ThirdIsland,
        What::NoRows,
        What::TooManyRows,
        What::RowTooLong,
        What::RowLength { got: 5, wanted: 6 },
        What::RowLength { got: 1, wanted: 6 },
        What::UnknownLetter { letter: 'x' },
        What::NoHarbor,
        What::NoLighthouse,
        What::ClosedHarbor { landmark: Landmark::RegularHarbor },
        What::ClosedHarbor { landmark: Landmark::SecretHarbor },
    ]);
    let surrounded = Landmark::ALL.into_iter().filter(|landmark| landmark.can_be_surrounded());
    all.extend(surrounded.map(|landmark| What::NeverSurrounded { landmark }));
    all.push(What::Unconnected);
    all.extend(Colour::ALL.map(|colour| What::OneSquareOutline { colour }));
    all.extend([
        What::TooManySites,
        What::TooManyGroves,
        What::TooManyOutlines,
        What::SecondBoard,
        What::PieceLetter { letter: '*' },
        What::PieceRows,
        What::PieceTooLong,
        What::PieceSquares { got: 1 },
        What::PieceSquares { got: 9 },
        What::PieceInParts,
        What::UnequalPieces,
    ]);
    all
}

fn warnings() -> Vec<What> {
    let many = |got, least| unusual(got, least, u16::MAX);
    let far = |of: Unusual| Unusual { kind: Kind::Far, ..of };
    let mut all = vec![
        What::Sides { rows: 5, columns: 8, least: 6, most: 7 },
        What::EmptySquares(unusual(25, 18, 21)),
        What::EmptySquares(far(unusual(25, 20, 24))),
    ];
    all.extend(Landmark::ALL.map(|landmark| What::Count { landmark, count: unusual(2, 1, 1) }));
    all.extend([
        What::Effects(unusual(6, 3, 5)),
        What::Outlines(unusual(3, 2, 2)),
        What::Outlines(far(unusual(3, 2, 2))),
    ]);
    let surrounded = Landmark::ALL.into_iter().filter(|landmark| landmark.can_be_surrounded());
    all.extend(surrounded.map(|landmark| What::Around { landmark, squares: unusual(8, 3, 6) }));
    all.extend([What::Way(unusual(9, 5, 7)), What::Points(unusual(90, 70, 80))]);
    for colour in Colour::ALL {
        all.push(What::OutlineForm { colour, mirrored: None });
        all.push(What::OutlineForm { colour, mirrored: Some(Shape::Three) });
    }
    all.push(What::SmallOutlines);
    let (regular, secret, lighthouse) = (Landmark::RegularHarbor, Landmark::SecretHarbor, Landmark::Lighthouse);
    for (landmark, other) in [(regular, secret), (secret, lighthouse), (lighthouse, regular)] {
        all.push(What::Close { landmark, other, moves: many(1, 2) });
    }
    all.push(What::Close { landmark: regular, other: secret, moves: far(many(1, 2)) });
    all.extend(Shape::ALL.map(|shape| What::Places { shape, places: many(2, 3) }));
    all.push(What::SameIsland { other: "Heron Bay".to_owned() });
    all.push(What::SameForm { other: Shape::Three });
    all
}

#[test]
fn every_kind_of_notice_is_told_in_words() {
    let examples = examples();
    let mut kinds: Vec<_> = examples.iter().map(kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds, (0..KINDS).collect::<Vec<_>>());
    for language in Language::ALL {
        let (mut text, mut all) = (String::new(), Vec::new());
        for what in &examples {
            let notice = Notice { file: "own.txt".to_owned(), line: 12, column: 3, what: what.clone() };
            let told = Phrases(language).sheet_notice(&notice);
            let sentence = told.strip_prefix("own.txt:12:3: ").unwrap_or_else(|| panic!("{told}")).to_owned();
            assert_eq!(sentence, Phrases(language).sheet_what(what));
            // A dot may stand in it as the sign for an empty square.
            if !matches!(what, What::PieceLetter { .. }) {
                proof_read(&sentence, false);
            }
            let mark = if what.is_error() { "error" } else { "warning" };
            let _ = writeln!(text, "# {mark}: {what}\n{sentence}");
            all.push(sentence);
        }
        golden(&format!("islands-notices.{language}.txt"), &text);
        let source = match language {
            Language::En => include_str!("../../words/en/sheets.ftl"),
            Language::It => include_str!("../../words/it/sheets.ftl"),
            Language::De => include_str!("../../words/de/sheets.ftl"),
        };
        assert!(unsaid(source, &all, &[]).is_empty(), "{language}: {:?}", unsaid(source, &all, &[]));
    }
}

/// What the loader says of real files names the numbers it found.
#[test]
fn a_file_is_refused_or_warned_of_in_words() {
    let load = |text: &str| Atlas::load(&[SourceText { name: "mine.txt".to_owned(), text: text.to_owned() }]);
    let bad = load("sheet mine near\nisland Mine\n~.H.\n~..\n").expect_err("a short row");
    for language in Language::ALL {
        let told = Phrases(language).sheet_notice(&bad);
        assert!(told.starts_with("mine.txt:4:") && has_number(&told, 3) && has_number(&told, 4), "{told}");
    }
    let warnings = load(OWN).expect("a good file").warnings;
    assert!(!warnings.is_empty());
    for (language, notice) in Language::ALL.into_iter().flat_map(|l| warnings.iter().map(move |n| (l, n))) {
        let told = Phrases(language).sheet_notice(notice);
        assert!(told.starts_with(&format!("mine.txt:{}:{}: ", notice.line, notice.column)), "{told}");
    }
}
