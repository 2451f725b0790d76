//! The atlas as other crates see it: names, digests, sheets and a board of an owner.

use islands::atlas::{Atlas, Colouring, Notice, Provenance, Shape, SheetId, SourceText};
use islands::colour::Colour;

const OWN: &str = "\
sheet own near
island First of Mine
~~~.~~~
~~L.V~~
~~...~~
H....gg
rr...gS
~.G.Pg~
island Second-of-Mine
~H...~
bbbT~~
P.b~~~
....P.
L.ggg.
~.VgS~
";

const BOARD: &str = "\
board
track printed
line red red red blue blue blue green green green red blue green
line green green green blue blue blue red red red green blue red
card 1 choice printed season printed
card 2 ## #/# printed season printed
card 3 .../.#./.## printed season printed
card 4 ##/## printed season ours
card 5 ##../.### printed random printed
card 6 choice printed season printed
";

fn source(text: &str) -> SourceText {
    SourceText { name: "own.txt".to_owned(), text: text.to_owned() }
}

fn load(texts: &[&str]) -> &'static Atlas {
    let sources: Vec<_> = texts.iter().map(|text| source(text)).collect();
    Atlas::load(&sources).unwrap_or_else(|bad| panic!("{bad}")).atlas
}

fn ids(atlas: &Atlas, words: &str) -> Vec<SheetId> {
    words.split(' ').map(|word| atlas.named(word).unwrap_or_else(|| panic!("{word}"))).collect()
}

#[test]
fn a_sheet_is_found_by_its_word_and_by_its_islands() {
    let atlas = Atlas::standard();
    for id in atlas.all() {
        let sheet = atlas.sheet(id);
        assert_eq!(atlas.named(&sheet.id), Some(id));
        for (half, island) in sheet.islands.iter().enumerate() {
            assert_eq!(atlas.named(&island.name), Some(id));
            assert!(std::ptr::eq(island, atlas.island(id, half)));
        }
    }
    let heron = atlas.named("heron");
    for word in ["HERON", "Heron Bay", "heron-bay", "heron_bay", " HeronBay ", "stillheron"] {
        assert_eq!(atlas.named(word), heron, "{word:?}");
    }
    assert_eq!([atlas.named(""), atlas.named("bay"), atlas.named("heron bay 2")], [None; 3]);
}

#[test]
fn atlases_are_interned() {
    let standard = Atlas::standard();
    assert!(std::ptr::eq(load(&[]), standard));
    assert!(std::ptr::eq(load(&["", "# nothing\n\n", "\u{feff}"]), standard));
    let own = load(&[OWN]);
    assert_ne!(own, standard);
    assert!(std::ptr::eq(load(&[OWN]), own));
    let spaced = OWN.replace('\n', "  \r\n\r\n# a note\r\n\t");
    assert!(std::ptr::eq(load(&["", &spaced]), own), "{spaced}");
    assert!(std::ptr::eq(load(&[&OWN.replace("own near", "own near ours")]), own));
    assert_ne!(load(&[&OWN.replace("own near", "own near printed")]), own);
    assert_ne!(load(&[&OWN.replace("First", "One")]), own);
    // The text of the standard board is nobody's own board.
    assert!(std::ptr::eq(load(&[&standard.board().text()]), standard));
}

#[test]
fn own_sheets_follow_ours() {
    let standard = Atlas::standard();
    let own = load(&[OWN]);
    assert_eq!(own.sheets().len(), standard.sheets().len() + 1);
    assert_eq!(own.sheets()[..12], *standard.sheets());
    let id = own.named("second of mine").unwrap();
    assert_eq!((id, own.is_standard(id), own.is_standard(SheetId(0))), (SheetId(12), false, true));
    assert_eq!(own.sheet(id).provenance, Provenance::Ours);
    assert_eq!(own.sheet(id).text(), OWN.replace("own near", "own near ours"));
    assert_eq!((standard.named("own"), format!("{own:?}").ends_with("\"own\"]")), (None, true));
}

#[test]
fn the_digest_tells_of_board_and_sheets_in_use_only() {
    let standard = Atlas::standard();
    let own = load(&[OWN]);
    let two = ids(standard, "heron koi");
    assert_eq!(standard.digest(two.clone()), own.digest(two.clone()));
    // Neither order nor repetition matter.
    assert_eq!(standard.digest(two.clone()), standard.digest(ids(standard, "koi heron koi")));
    assert_ne!(standard.digest(two.clone()), standard.digest(ids(standard, "heron boat")));
    assert_ne!(own.digest(ids(own, "heron own")), own.digest(ids(own, "heron")));
    let changed = load(&[&OWN.replace("~.VgS~", "~.V.S~").replace("L.ggg.", "L.gg..")]);
    assert_ne!(changed.digest(ids(changed, "own koi")), own.digest(ids(own, "own koi")));
    let board = load(&[BOARD]);
    assert_ne!(board.digest(two.clone()), standard.digest(two));
}

#[test]
fn digests_are_frozen() {
    let atlas = Atlas::standard();
    let digest = |words: &str| atlas.digest(ids(atlas, words)).to_string();
    assert_eq!(atlas.digest(atlas.all()).to_string(), "5ce5cc8dcba152b8");
    assert_eq!(atlas.digest([]).to_string(), "f5bdf75f546e3d05");
    assert_eq!(digest("heron koi lantern boat"), "ed940337d6b81472");
    assert_eq!(digest("ember"), "ab2486ec019f1e83");
    let own = load(&[OWN, BOARD]);
    assert_eq!(own.digest(ids(own, "own")).to_string(), "3cb2626e048c2549");
}

#[test]
fn own_text_can_be_loaded_again() {
    let standard = Atlas::standard();
    assert_eq!(standard.own_text(standard.all()), "");
    let more = OWN.replace("sheet own", "sheet more").replace("Mine", "Yours").replace("H....gg", "H...^gg");
    for texts in [&[OWN][..], &[OWN, &more], &[&more, OWN], &[BOARD], &[OWN, BOARD, &more]] {
        let atlas = load(texts);
        let text = atlas.own_text(atlas.all());
        assert!(std::ptr::eq(load(&[&text]), atlas), "{text}");
        assert!(!text.lines().any(|line| line.is_empty() || line.starts_with('#')), "{text}");
        // With fewer sheets the atlas is another one, and the digest the same.
        for words in ["heron", "heron own", "own", "more fox own"] {
            let Some(of_atlas) = words.split(' ').map(|w| atlas.named(w)).collect::<Option<Vec<_>>>() else { continue };
            let text = atlas.own_text(of_atlas.clone());
            let again = load(&[&text]);
            assert_eq!(again.digest(ids(again, words)), atlas.digest(of_atlas.clone()), "{text}");
            assert_eq!(again.own_text(ids(again, words)), text);
        }
    }
    assert_eq!(load(&[OWN]).own_text([SheetId(0), SheetId(3)]), "");
}

#[test]
fn an_own_board_replaces_ours() {
    let atlas = load(&[OWN, BOARD]);
    let board = atlas.board();
    assert!(!atlas.has_standard_board() && Atlas::standard().has_standard_board());
    assert_eq!(board.track[..4], [Colour::Red, Colour::Red, Colour::Red, Colour::Blue]);
    assert_eq!((board.track[23], board.track_provenance), (Colour::Red, Provenance::Printed));
    assert_eq!([board.card(1).colouring, board.card(6).colouring], [Colouring::Season; 2]);
    assert_eq!((board.card(5).colouring, board.card(4).colouring_provenance), (Colouring::Random, Provenance::Ours));
    assert_eq!(board.cards.map(|c| c.shape.map(Shape::number)), [None, Some(2), Some(3), Some(4), Some(5), None]);
    assert_eq!(board.pieces.map(|p| p.text()), ["##", "#./##", "##/##", "##../.###"]);
    assert_eq!(board.pieces.map(|p| p.turns().len()), [2, 4, 1, 4]);
    // All islands have the places of these shapes, ours too.
    for island in atlas.sheets().iter().flat_map(|s| &s.islands) {
        for shape in Shape::ALL {
            assert_eq!(*island.places[shape as usize], *board.pieces[shape as usize].places(island.empty));
        }
    }
    let canonical = BOARD.replace("## #/#", "## ##").replace(".../.#./.##", "#./##");
    assert_eq!(board.text(), canonical);
}

#[test]
fn our_board_is_as_it_is_described() {
    let board = Atlas::standard().board();
    for colour in Colour::ALL {
        assert_eq!(board.track.iter().filter(|c| **c == colour).count(), 8);
    }
    assert_eq!(board.pieces.map(|p| p.text()), ["##", "#../###", ".#./###", "#.#/###"]);
    let of = |p: Provenance, number: u8| (board.card(number).shape_provenance == p, board.card(number).colouring);
    assert_eq!(of(Provenance::Printed, 1), (true, Colouring::Random));
    assert_eq!(of(Provenance::Printed, 2), (true, Colouring::Season));
    assert_eq!(of(Provenance::Ours, 5), (true, Colouring::Season));
    assert_eq!(of(Provenance::Printed, 6), (true, Colouring::Any));
}

#[test]
fn a_file_that_is_only_looked_at_is_not_kept() {
    let sources = [source(OWN)];
    assert_eq!(Atlas::check(&sources), Ok(Vec::<Notice>::new()));
    assert!(Atlas::check(&[source("sheet")]).is_err());
}
