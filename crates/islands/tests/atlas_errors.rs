//! Everything that makes an owner's file unusable, with its place.

use islands::atlas::{Atlas, Landmark, MAX_BYTES, Notice, SourceText, Statement, Wanted, What};
use islands::colour::Colour;

/// The islands begin in lines 3 and 10; everything stands two columns in.
const GOOD: &str = "\
  # mine
  sheet own near
  island First of Mine
  ~~~.~~~
  ~~L.V~~
  ~~...~~
  H....gg
  rr...gS
  ~.G.Pg~
  island Second of Mine
  ~H...~
  bbbT~~
  P.b~~~
  ....P.
  L.ggg.
  ~.VgS~
";

const BOARD: &str = "\
board
track ours
line red red blue blue green green red red blue blue green green
line red red blue blue green green red red blue blue green green
card 1 choice printed random ours
card 2 ## ## printed season printed
card 3 #../### ours season printed
card 4 .#./### ours season printed
card 5 #.#/### ours season printed
card 6 choice printed any ours
";

fn check(texts: &[&str]) -> Result<Vec<Notice>, Notice> {
    let source = |(number, text): (u8, &&str)| SourceText { name: format!("{number}.txt"), text: (*text).to_owned() };
    Atlas::check(&(1..).zip(texts).map(source).collect::<Vec<_>>())
}

#[track_caller]
fn bad_file(texts: &[&str], file: &str, line: u32, column: u32, what: What) {
    assert!(what.is_error());
    assert_eq!(check(texts), Err(Notice { file: file.to_owned(), line, column, what }), "{texts:?}");
}

#[track_caller]
fn bad(text: &str, line: u32, column: u32, what: What) {
    bad_file(&[text], "1.txt", line, column, what);
}

/// A good text with a change, which must be one.
#[track_caller]
fn changed(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "{from:?}");
    text.replace(from, to)
}

#[track_caller]
fn bad_if(from: &str, to: &str, line: u32, column: u32, what: What) {
    bad(&changed(GOOD, from, to), line, column, what);
}

#[track_caller]
fn bad_board(from: &str, to: &str, line: u32, column: u32, what: What) {
    bad(&changed(BOARD, from, to), line, column, what);
}

fn word(word: &str) -> String {
    word.to_owned()
}

// --- the text -----------------------------------------------------------------------------------------------------

#[test]
fn good_files_have_no_errors() {
    for texts in [&[][..], &[GOOD], &[BOARD], &[GOOD, BOARD], &[BOARD, GOOD]] {
        assert_eq!(check(texts), Ok(Vec::new()));
    }
    for text in [
        GOOD.replace('\n', "\r\n"),
        GOOD.replace('\n', "\t\n"),
        GOOD.replace("  ", "\t"),
        format!("\u{feff}{GOOD}"),
        GOOD.trim_end().to_owned(),
        format!("{GOOD}{BOARD}"),
        format!("{BOARD}\n\n{GOOD}"),
    ] {
        assert_eq!(check(&[&text]), Ok(Vec::new()), "{text:?}");
    }
}

#[test]
fn a_file_is_a_text_of_some_length() {
    bad(&"#".repeat(MAX_BYTES + 1), 1, 1, What::TooLarge);
    assert_eq!(check(&[&"#".repeat(MAX_BYTES)]), Ok(Vec::new()));
    let not_text = |bytes: &[u8]| SourceText::from_bytes("b", bytes.to_vec()).map_err(|n| (n.line, n.column, n.what));
    assert_eq!(not_text(b"ab\nc\xff"), Err((2, 2, What::NotText)));
    assert_eq!(not_text("\u{feff}é\u{ff}".as_bytes()).map(|s| s.text), Ok("\u{feff}éÿ".to_owned()));
    assert_eq!(not_text(b"\xef\xbb\xbf\xc3\xa9\xff"), Err((1, 2, What::NotText)));
    assert_eq!(not_text(b""), Ok(SourceText { name: word("b"), text: String::new() }));
}

#[test]
fn lines_come_in_their_order() {
    let expected = |wanted, it: &str| What::Expected { wanted, word: word(it) };
    bad("~~~", 1, 1, expected(Statement::Begin, "~~~"));
    bad("\n island Here\n", 2, 2, expected(Statement::Begin, "island"));
    bad("Sheet own near", 1, 1, expected(Statement::Begin, "Sheet"));
    bad(&format!("{BOARD}island Here"), 11, 1, expected(Statement::Begin, "island"));
    bad(&format!("{BOARD}card 7"), 11, 1, expected(Statement::Begin, "card"));
    bad(&format!("{GOOD}line red"), 17, 1, expected(Statement::Begin, "line"));
    bad_if("  island First of Mine\n", "", 3, 3, expected(Statement::Island, "~~~.~~~"));
    bad_if("sheet own near", "sheet own near\nsheet two far", 3, 1, expected(Statement::Island, "sheet"));
    bad_if("  island Second of Mine\n", "board\n", 10, 1, expected(Statement::Island, "board"));
    bad_board("track", "trick", 2, 1, expected(Statement::Track, "trick"));
    bad_board("line red red blue blue green green red red blue blue green green\ncard", "card", 4, 1, {
        expected(Statement::Line, "card")
    });
    bad_board("card 4 .#./### ours season printed\n", "", 8, 6, expected(Statement::Card(4), "5"));
    bad_board("card 1", "deck 1", 5, 1, expected(Statement::Card(1), "deck"));
    bad_board("card 6", "card 06", 10, 6, expected(Statement::Card(6), "06"));
    let long = "ö".repeat(50);
    bad(&long, 1, 1, expected(Statement::Begin, &format!("{}…", "ö".repeat(40))));
    bad("\u{1b}[31m", 1, 1, expected(Statement::Begin, "\\u{1b}[31m"));
}

#[test]
fn a_file_does_not_end_in_between() {
    bad("sheet own near", 2, 1, What::Ends { wanted: Statement::Island });
    bad("sheet own near\n\n#\n", 4, 1, What::Ends { wanted: Statement::Island });
    let first = GOOD.split("  island Second").next().unwrap();
    bad(first, 10, 1, What::Ends { wanted: Statement::Island });
    for (lines, wanted) in [
        (1, Statement::Track),
        (2, Statement::Line),
        (3, Statement::Line),
        (4, Statement::Card(1)),
        (5, Statement::Card(2)),
        (9, Statement::Card(6)),
    ] {
        let part: String = BOARD.split_inclusive('\n').take(lines).collect();
        bad(&part, lines as u32 + 1, 1, What::Ends { wanted });
    }
}

#[test]
fn every_word_is_there_and_known() {
    let missing = |wanted| What::Missing { wanted };
    let unknown = |wanted, it: &str| What::UnknownWord { wanted, word: word(it) };
    let too_much = |it: &str| What::TooMuch { word: word(it) };
    bad("sheet", 1, 6, missing(Wanted::SheetId));
    bad_if("own near", "own", 2, 12, missing(Wanted::Kind));
    bad_if("own near", "own Near", 2, 13, unknown(Wanted::Kind, "Near"));
    bad_if("own near", "own near mine", 2, 18, unknown(Wanted::Provenance, "mine"));
    bad_if("own near", "own near ours too", 2, 23, too_much("too"));
    bad_if(" First of Mine", "", 3, 9, missing(Wanted::IslandName));
    bad_if("H....gg", "H....gg  # begin here", 7, 12, too_much("#"));
    bad_board("board", "board mine", 1, 7, too_much("mine"));
    bad_board("track ours", "track", 2, 6, missing(Wanted::Provenance));
    bad_board("track ours", "track our", 2, 7, unknown(Wanted::Provenance, "our"));
    bad_board("track ours", "track ours 24", 2, 12, too_much("24"));
    bad_board("ours\nline red", "ours\nline", 3, 61, missing(Wanted::Colour));
    bad_board("ours\nline red", "ours\nline rot", 3, 6, unknown(Wanted::Colour, "rot"));
    bad_board("ours\nline red", "ours\nline red red", 3, 64, too_much("green"));
    bad_board("card 1 choice printed random ours", "card", 5, 5, missing(Wanted::CardNumber));
    bad_board("1 choice", "1 ##", 5, 8, unknown(Wanted::Choice, "##"));
    bad_board("card 6 choice printed any ours", "card 6", 10, 7, missing(Wanted::Choice));
    bad_board("card 3 #../### ours season printed", "card 3", 7, 7, missing(Wanted::Piece));
    bad_board("card 2 ## ## printed season printed", "card 2 ##", 6, 10, missing(Wanted::Piece));
    bad_board("random ours", "random", 5, 29, missing(Wanted::Provenance));
    bad_board("random ours", "red ours", 5, 23, unknown(Wanted::Colouring, "red"));
    bad_board("any ours", "any ours !", 10, 32, too_much("!"));
}

// --- sheets -------------------------------------------------------------------------------------------------------

#[test]
fn a_sheet_has_a_word() {
    bad_if("sheet own", "sheet oWn", 2, 10, What::BadSheetId { character: 'W' });
    bad_if("sheet own", "sheet 1st", 2, 9, What::BadSheetId { character: '1' });
    bad_if("sheet own", "sheet -own", 2, 9, What::BadSheetId { character: '-' });
    bad_if("sheet own", "sheet äon", 2, 9, What::BadSheetId { character: 'ä' });
    bad_if("sheet own", "sheet oéon", 2, 10, What::BadSheetId { character: 'é' });
    bad_if("sheet own", &format!("sheet {}", "o".repeat(21)), 2, 9, What::SheetIdTooLong { got: 21 });
    for good in ["o", "own_1", "o-2", &"o".repeat(20)] {
        assert_eq!(check(&[&changed(GOOD, "sheet own", &format!("sheet {good}"))]), Ok(Vec::new()));
    }
}

#[test]
fn an_island_has_a_name() {
    bad_if("First of Mine", "- _", 3, 10, What::EmptyName);
    bad_if("First of Mine", "?", 3, 10, What::EmptyName);
    bad_if("First of Mine", &"é".repeat(41), 3, 10, What::NameTooLong { got: 41 });
    bad_if("First of Mine", "First\u{200b} of", 3, 15, What::UnprintableName { character: '\u{200b}' });
    bad_if("First of Mine", "\u{7}", 3, 10, What::UnprintableName { character: '\u{7}' });
    for good in ["7", "Ōtori  Jima", "L'île\tperdue", "# 1", "sheet", &"é".repeat(40)] {
        assert_eq!(check(&[&changed(GOOD, "First of Mine", good)]), Ok(Vec::new()), "{good}");
    }
}

#[test]
fn names_are_taken_once() {
    let taken = |name: &str, sheet: &str| What::NameTaken { name: word(name), sheet: word(sheet) };
    bad_if("sheet own", "sheet heron", 2, 9, taken("heron", "heron"));
    bad_if("sheet own", "sheet heron-bay", 2, 9, taken("heron-bay", "heron"));
    bad_if("First of Mine", "HERON", 3, 10, taken("HERON", "heron"));
    bad_if("First of Mine", "Still  heron", 3, 10, taken("Still heron", "heron"));
    bad_if("Second of Mine", "first_of-mine", 10, 10, taken("first_of-mine", "own"));
    // One island may be called like its sheet, but not both.
    let own = changed(GOOD, "First of Mine", "Own");
    assert_eq!(check(&[&own]), Ok(Vec::new()));
    bad(&changed(&own, "Second of Mine", "OWN"), 10, 10, taken("OWN", "own"));
    bad_file(&[GOOD, GOOD], "2.txt", 2, 9, taken("own", "own"));
    let other = changed(GOOD, "sheet own", "sheet other");
    bad_file(&[GOOD, &other], "2.txt", 3, 10, taken("First of Mine", "own"));
    bad(&format!("{GOOD}{other}"), 19, 10, taken("First of Mine", "own"));
}

#[test]
fn a_sheet_has_two_islands() {
    bad(&format!("{GOOD}island Third\n~H..L~"), 17, 1, What::ThirdIsland);
}

#[test]
fn there_are_at_most_64_sheets() {
    let sheet = |n: usize| GOOD.replace("own", &format!("own{n}")).replace("Mine", &n.to_string());
    let most = 64 - Atlas::standard().sheets().len();
    let full: String = (0..most).map(sheet).collect();
    assert!(check(&[&full]).is_ok());
    bad_file(&[&full, &sheet(most)], "2.txt", 2, 3, What::TooManySheets);
}

// --- islands ------------------------------------------------------------------------------------------------------

#[test]
fn the_grid_is_a_rectangle_of_known_letters() {
    bad("sheet own near\nisland One\nisland Two", 2, 8, What::NoRows);
    bad("sheet own near\nisland One", 2, 8, What::NoRows);
    bad_if("~~L.V~~", "~~L.V~", 5, 9, What::RowLength { got: 6, wanted: 7 });
    bad_if("~~L.V~~", "~~L.V~~~", 5, 10, What::RowLength { got: 8, wanted: 7 });
    bad_if("~~~.~~~", "~~~.~~~~~", 4, 11, What::RowTooLong);
    let rows = "~~~.~~~\n  ".repeat(4);
    bad_if("~~~.~~~", rows.trim_end(), 12, 3, What::TooManyRows);
}

#[test]
fn letters_are_known() {
    for (letter, at) in [('h', 3), ('X', 4), ('é', 5), ('0', 6), ('#', 7), ('\u{a0}', 8), ('R', 9)] {
        let mut row: Vec<char> = "~~L.V~~".chars().collect();
        row[at - 3] = letter;
        let row: String = row.iter().collect();
        bad_if("~~L.V~~", &row, 5, at as u32, What::UnknownLetter { letter });
    }
}

/// The first island of the sheet, with other rows.
#[track_caller]
fn bad_island(rows: &str, line: u32, column: u32, what: What) {
    let second = GOOD.split_once("  island Second").unwrap().1;
    bad(&format!("sheet own far\nisland One\n{rows}\nisland Second{second}"), line, column, what);
}

#[test]
fn an_island_has_harbor_and_lighthouse() {
    bad_if("H....gg", ".....gg", 3, 10, What::NoHarbor);
    bad_if("~~L.V~~", "~~..V~~", 3, 10, What::NoLighthouse);
    bad_island("~", 2, 8, What::NoHarbor);
    bad_island("H", 2, 8, What::NoLighthouse);
    bad_if("L.ggg.", "..ggg.", 10, 10, What::NoLighthouse);
}

#[test]
fn harbors_touch_an_empty_square() {
    let closed = |landmark| What::ClosedHarbor { landmark };
    bad_island("H~L.\n~...", 3, 1, closed(Landmark::RegularHarbor));
    bad_island("H.L~\n...~\n~.~S", 5, 4, closed(Landmark::SecretHarbor));
    // Every harbor, also a second one.
    bad_island("H.L~\n...~\n~.~H", 5, 4, closed(Landmark::RegularHarbor));
}

#[test]
fn landmarks_can_be_surrounded() {
    let never = |landmark| What::NeverSurrounded { landmark };
    bad_island("H..L\n~~~~\n~V~~", 5, 2, never(Landmark::Volcano));
    bad_island("H~L.\n~~..", 3, 1, never(Landmark::RegularHarbor));
    bad_island("H..~L\n..^~~", 3, 5, never(Landmark::Lighthouse));
    bad_island("H..L~S", 3, 6, never(Landmark::SecretHarbor));
}

#[test]
fn empty_squares_are_joined_by_edges() {
    bad_island("H..~.\n~L.~.", 3, 5, What::Unconnected);
    bad_island("H.~\n~L.", 4, 3, What::Unconnected);
    bad_island("HL.......", 3, 9, What::RowTooLong);
    bad_island("H......L\n~~~~~~~~\n~~~~~~~.", 5, 8, What::Unconnected);
}

#[test]
fn an_outline_has_two_squares() {
    bad_if("rr...gS", "r....gS", 8, 3, What::OneSquareOutline { colour: Colour::Red });
    bad_if("bbbT~~", "bb.T~~", 13, 5, What::OneSquareOutline { colour: Colour::Blue });
    // What stands first is told.
    bad_island("H.g.L.\n~~~~~~\n~~~V~~", 3, 3, What::OneSquareOutline { colour: Colour::Green });
}

#[test]
fn there_is_room_for_so_much_on_an_island() {
    bad_island("HPPPPPPP\n........\nPPPPPPP.\n........\nPPPPPP.L", 7, 6, What::TooManySites);
    bad_island("H.T.T.T.\n........\n.T.T.L..", 5, 4, What::TooManyGroves);
    let rows = "rr.rr.rr\n........\ngg.gg.gg\n........\nbb.bb.bb\n........\nH......L";
    bad_island(rows, 7, 7, What::TooManyOutlines);
    // As much as there is room for.
    let full = "HPPPPPPP\n.rr.rr..\nPPPPPPL.\ngg..gg..\nTTTT..bb\n..bb....\nrr..rr..";
    let second = GOOD.split_once("  island Second").unwrap().1;
    assert!(check(&[&format!("sheet own far\nisland One\n{full}\nisland Second{second}")]).is_ok());
}

// --- the board ----------------------------------------------------------------------------------------------------

#[test]
fn there_is_one_board() {
    bad(&format!("{BOARD}{GOOD}{BOARD}"), 27, 1, What::SecondBoard);
    bad_file(&[BOARD, GOOD, BOARD], "3.txt", 1, 1, What::SecondBoard);
}

#[test]
fn a_form_is_one_piece_of_some_squares() {
    let bad_form = |form: &str, column: u32, what: What| bad_board("#../###", form, 7, column, what);
    bad_form("#x./###", 9, What::PieceLetter { letter: 'x' });
    bad_form("choice", 8, What::PieceLetter { letter: 'c' });
    bad_form("##é", 10, What::PieceLetter { letter: 'é' });
    bad_form("#../##", 14, What::PieceRows);
    bad_form("##/#./###", 17, What::PieceRows);
    bad_form("##/", 11, What::PieceRows);
    bad_form("#########", 16, What::PieceTooLong);
    bad_form("#/#/#/#/#/#/#/#/#", 24, What::PieceTooLong);
    bad_form("/////////", 16, What::PieceTooLong);
    bad_form(".", 8, What::PieceSquares { got: 0 });
    bad_form("#.", 8, What::PieceSquares { got: 1 });
    bad_form("###/###/###", 8, What::PieceSquares { got: 9 });
    bad_form("#.#", 8, What::PieceInParts);
    bad_form("#./.#", 8, What::PieceInParts);
    for good in ["########", "#/#/#/#/#/#/#/#", "......./.....##", "####/####"] {
        assert_eq!(check(&[&changed(BOARD, "#../###", good)]).map(|_| ()), Ok(()), "{good}");
    }
}

#[test]
fn the_two_pieces_of_card_2_are_equal() {
    bad_board("## ##", "## ###", 6, 11, What::UnequalPieces);
    // They may be drawn in different turns, but not mirrored.
    assert_eq!(check(&[&changed(BOARD, "## ##", "##./.## .#/##/#.")]), Ok(Vec::new()));
    bad_board("## ##", "##./.## .##/##.", 6, 16, What::UnequalPieces);
}

// --- messages, and everything else ----------------------------------------------------------------------------------

#[test]
fn a_message_begins_with_the_place() {
    let text = |texts: &[&str]| check(texts).map_err(|n| n.to_string()).unwrap_err();
    assert_eq!(text(&[GOOD, "sheet heron near"]), "2.txt:1:7: \"heron\" is already a name of the sheet heron");
    assert_eq!(text(&["shet"]), "1.txt:1:1: a line \"sheet\" or \"board\" must come here, not \"shet\"");
    assert_eq!(text(&[&changed(GOOD, "L.ggg.", "L.gg\u{2028}.")]), "1.txt:15:7: no square is written U+2028");
    assert_eq!(text(&[&changed(GOOD, "P.b~~~", "P.b~~~~")]), "1.txt:13:9: the row has 7 squares, the first one has 6");
}

#[test]
fn no_text_makes_the_reader_panic() {
    let letters: Vec<char> =
        "~.HSLVCGTP^rgb#/ \n\r\t\0sheetislandboardé\u{feff}\u{2028}\u{1f426}12Xour-_".chars().collect();
    let good: Vec<char> = format!("{GOOD}{BOARD}").chars().collect();
    let mut seed = 1_u64;
    let mut below = |n: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % n
    };
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..4000 {
        let mut text = good.clone();
        for _ in 0..=below(4) {
            let (at, letter) = (below(text.len()), letters[below(letters.len())]);
            match below(5) {
                0 => text.insert(at, letter),
                1 => drop(text.remove(at)),
                2 => text.truncate(at + 1),
                3 => {
                    let to = below(text.len());
                    text.swap(at, to);
                }
                _ => text[at] = letter,
            }
        }
        let text: String = text.into_iter().collect();
        match check(&[&text]) {
            Ok(warnings) => {
                accepted += 1;
                assert!(warnings.iter().all(|w| !w.what.is_error()));
            }
            Err(bad) => {
                refused += 1;
                let lines = text.lines().count() as u32 + 1;
                assert!((1..=lines).contains(&bad.line) && bad.column >= 1, "{bad}\n{text}");
                assert!(bad.what.is_error() && !bad.to_string().contains(char::is_control), "{bad}");
            }
        }
    }
    assert!(accepted > 100 && refused > 400, "{accepted} {refused}");
}
