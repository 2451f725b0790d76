//! Everything that is unusual about an owner's file, with its place.

use islands::atlas::{Atlas, SourceText};

/// The islands begin in lines 2 and 9; nothing is unusual.
const NEAR: &str = "\
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

const FAR: &str = "\
sheet own far
island First of Mine
~~H.P~~
ggg..r.
P.g.rrL
~..^.r~
~T.^V.~
~~.bb~~
~~~S~~~
island Second of Mine
..~~~P.
S.P~...
.gg^bbH
.gG^Vb.
~g..bb~
~~P.L~~
~~~.~~~
";

#[track_caller]
fn warnings(text: &str) -> Vec<String> {
    let own = [SourceText { name: "own".to_owned(), text: text.to_owned() }];
    let warnings = Atlas::check(&own).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
    assert!(warnings.iter().all(|w| !w.what.is_error()));
    warnings.iter().map(|w| w.to_string().trim_start_matches("own:").to_owned()).collect()
}

/// The warnings of a good text with some changes.
#[track_caller]
fn warned(text: &str, changes: &[(&str, &str)], wanted: &[&str]) {
    let mut text = text.to_owned();
    for (from, to) in changes {
        assert_eq!(text.matches(from).count(), 1, "{from:?}");
        text = text.replace(from, to);
    }
    assert_eq!(warnings(&text), wanted, "{text}");
}

#[test]
fn nothing_is_unusual_about_good_files() {
    warned(NEAR, &[], &[]);
    warned(FAR, &[], &[]);
}

#[test]
fn near_and_far_differ() {
    let wanted = [
        "2:8: volcanoes, coal pits, gold mines, groves and temples in all: 3; 4 to 6 are usual on far islands",
        "2:8: the island is worth at most 70 points; 80 to 100 are usual on far islands",
    ];
    warned(NEAR, &[("near", "far")], &wanted);
    let wanted = [
        "2:8: the island has 22 empty squares; 18 to 21 are usual on near islands",
        "2:8: number of outlines: 3; 2 is usual on near islands",
        "2:8: the island is worth at most 90 points; 70 to 80 are usual on near islands",
        "10:8: the island has 23 empty squares; 18 to 21 are usual on near islands",
        "10:8: the island is worth at most 90 points; 70 to 80 are usual on near islands",
        "16:3: 3 × temple; 1 to 2 are usual on near islands",
    ];
    warned(FAR, &[("far", "near")], &wanted);
}

#[test]
fn sides() {
    warned(NEAR, &[("~~~.~~~\n", "")], &["2:8: the grid is 5 × 7; sides of 6 to 7 are usual"]);
    let rows = "~~~~~~~\n~~~~~~~\n~~~.~~~\n";
    warned(NEAR, &[("~~~.~~~\n", rows)], &["2:8: the grid is 8 × 7; sides of 6 to 7 are usual"]);
    let first = NEAR.split_once("island Second").unwrap().0;
    let wide: String = NEAR.lines().skip(9).map(|row| format!("{row}~~\n")).collect();
    let text = format!("{first}island Second of Mine\n{wide}");
    assert_eq!(warnings(&text), ["9:8: the grid is 6 × 8; sides of 6 to 7 are usual"]);
}

#[test]
fn empty_squares() {
    let more = ["2:8: the island has 22 empty squares; 18 to 21 are usual on near islands"];
    warned(NEAR, &[("~~~.~~~", "~~...~~")], &more);
    let fewer = [
        "2:8: the island has 17 empty squares; 18 to 21 are usual on near islands",
        "2:8: places for a piece of shape 2: 18; at least 20 are usual on near islands",
        "4:5: empty squares around the volcano: 2; 3 to 6 are usual on near islands",
    ];
    warned(NEAR, &[("H....gg", "H..^.gg"), ("~~...~~", "~~..^~~"), ("~~~.~~~", "~~~~~~~")], &fewer);
}

#[test]
fn harbors_and_lighthouses() {
    let wanted = [
        "2:8: 0 × secret harbor; 1 is usual on near islands",
        "2:8: the island is worth at most 50 points; 70 to 80 are usual on near islands",
    ];
    warned(NEAR, &[("rr...gS", "rr...g.")], &wanted);
    let wanted = [
        "2:8: the island is worth at most 90 points; 70 to 80 are usual on near islands",
        "7:5: 2 × regular harbor; 1 is usual on near islands",
        "7:5: empty squares around the regular harbor: 7; 3 to 6 are usual on near islands",
        "7:7: regular harbor and secret harbor are 2 apart, counting diagonal steps too; \
         at least 3 are usual on near islands",
    ];
    warned(NEAR, &[("rr...gS", "rr..HgS")], &wanted);
    let wanted = [
        "2:8: volcanoes, coal pits, gold mines, groves and temples in all: 2; 3 to 5 are usual on near islands",
        "4:5: 2 × lighthouse; 1 is usual on near islands",
    ];
    warned(NEAR, &[("~~L.V~~", "~~L.L~~")], &wanted);
}

#[test]
fn landmarks_with_effects() {
    let and = |last| {
        let none = "2:8: 0 × temple; 1 to 2 are usual on near islands";
        [none, "2:8: the island is worth at most 60 points; 70 to 80 are usual on near islands", last]
    };
    warned(NEAR, &[("~.G.Pg~", "~.G.Vg~")], &and("8:5: 2 × volcano; 0 to 1 are usual on near islands"));
    warned(NEAR, &[("~.G.Pg~", "~.C.Cg~")], &and("8:5: 2 × coal pit; 0 to 1 are usual on near islands"));
    warned(NEAR, &[("~.G.Pg~", "~.G.Gg~")], &and("8:5: 2 × gold mine; 0 to 1 are usual on near islands"));
    let groves = ["8:3: 2 × grove; 0 to 1 are usual on near islands"];
    warned(NEAR, &[("~.G.Pg~", "~.T.Pg~"), ("~~L.V~~", "~~L.T~~")], &groves);
    let few = [
        "2:8: the island has 22 empty squares; 18 to 21 are usual on near islands",
        "2:8: volcanoes, coal pits, gold mines, groves and temples in all: 1; 3 to 5 are usual on near islands",
    ];
    warned(NEAR, &[("~~L.V~~", "~~L..~~"), ("~.G.Pg~", "~...Pg~")], &few);
    // On far islands there is a volcano, and there may be more of everything.
    warned(FAR, &[("~T.^V.~", "~T.^T.~")], &["2:8: 0 × volcano; 1 to 2 are usual on far islands"]);
    let wanted = [
        "2:8: 0 × volcano; 1 to 2 are usual on far islands",
        "2:8: 0 × temple; 1 to 3 are usual on far islands",
        "2:8: the island is worth at most 70 points; 80 to 100 are usual on far islands",
        "7:5: 3 × grove; 0 to 2 are usual on far islands",
    ];
    warned(FAR, &[("~T.^V.~", "~T.^T.~"), ("~~H.P~~", "~~H.T~~"), ("P.g.rrL", "C.g.rrL")], &wanted);
}

#[test]
fn outlines() {
    let one = [
        "2:8: number of outlines: 1; 2 is usual on near islands",
        "2:8: the island is worth at most 60 points; 70 to 80 are usual on near islands",
    ];
    warned(NEAR, &[("rr...gS", ".....gS")], &one);
    let three = ["2:8: number of outlines: 3; 2 is usual on near islands"];
    warned(NEAR, &[("rr...gS", "rr.b.gS"), ("H....gg", "H..b.gg")], &three);
    let small = ["2:8: all outlines have the form of a piece of card 2"];
    warned(NEAR, &[("rr...gS", "rr....S"), ("~.G.Pg~", "~.G.P.~")], &small);
    warned(NEAR, &[("~.G.Pg~", "~.G.P.~")], &["6:6: the green outline has the form of no shape"]);
    let mirrored = ["6:5: the green outline is shape 3 mirrored, and shapes are turned only"];
    warned(NEAR, &[("H....gg", "H...gg.")], &mirrored);
}

#[test]
fn neighbours_way_and_distances() {
    let near = [
        "4:3: the shortest way to the lighthouse paints 4 squares; 5 to 7 are usual on near islands",
        "6:4: empty squares around the regular harbor: 8; 3 to 6 are usual on near islands",
    ];
    warned(NEAR, &[("H....gg", "...H.gg")], &near);
    let long = [
        "2:8: the island is worth at most 90 points; 70 to 80 are usual on near islands",
        "2:8: places for a piece of shape 2: 18; at least 20 are usual on near islands",
        "4:3: the shortest way to the lighthouse paints 11 squares; 5 to 7 are usual on near islands",
        "6:4: empty squares around the temple: 7; 3 to 6 are usual on near islands",
        "8:5: 3 × temple; 1 to 2 are usual on near islands",
    ];
    warned(NEAR, &[("H....gg", "H.PP.gg")], &long);
    let beside = [
        "6:6: the red outline has the form of no shape",
        "8:6: empty squares around the lighthouse: 2; 3 to 5 are usual on near islands",
        "8:6: secret harbor and lighthouse are 1 apart, counting diagonal steps too; \
         at least 2 are usual on near islands",
    ];
    let moved = [("~~L.V~~", "~~..V~~"), ("~.G.Pg~", "~.G.PL~"), ("H....gg", "H....rr"), ("rr...gS", "rr...rS")];
    warned(NEAR, &moved, &beside);
}

#[test]
fn places() {
    let text = "sheet own near\nisland One\nH.....L\n\nisland Two\n";
    let second = NEAR.split_once("island Second of Mine\n").unwrap().1;
    let few = warnings(&format!("{text}{second}")).into_iter().filter(|w| w.contains("places"));
    let wanted = [
        "2:8: places for a piece of shape 2: 4; at least 20 are usual on near islands",
        "2:8: places for shape 3: 0; at least 8 are usual on near islands",
        "2:8: places for shape 4: 0; at least 8 are usual on near islands",
        "2:8: places for shape 5: 0; at least 3 are usual on near islands",
    ];
    assert_eq!(few.collect::<Vec<_>>(), wanted);
}

#[test]
fn islands_are_different() {
    let grid: Vec<Vec<char>> = NEAR.lines().skip(2).take(6).map(|row| row.chars().collect()).collect();
    let (rows, columns) = (grid.len(), grid[0].len());
    let text_of = |rows: usize, columns: usize, letter: &dyn Fn(usize, usize) -> char| {
        (0..rows).map(|r| (0..columns).map(|c| letter(r, c)).collect::<String>() + "\n").collect::<String>()
    };
    let upright = |letter: &dyn Fn(usize, usize) -> char| text_of(rows, columns, letter);
    let turned = |letter: &dyn Fn(usize, usize) -> char| text_of(columns, rows, letter);
    let (down, right) = (rows - 1, columns - 1);
    let first = NEAR.split_once("island Second").unwrap().0;
    for again in [
        upright(&|r, c| grid[r][c]),
        upright(&|r, c| grid[r][right - c]),
        upright(&|r, c| grid[down - r][c]),
        upright(&|r, c| grid[down - r][right - c]),
        turned(&|r, c| grid[c][r]),
        turned(&|r, c| grid[c][right - r]),
        turned(&|r, c| grid[down - c][r]),
        turned(&|r, c| grid[down - c][right - r]),
    ] {
        let found = warnings(&format!("{first}island Again\n{again}"));
        let same = "9:8: this is \"First of Mine\" again, perhaps turned or mirrored".to_owned();
        assert!(found.contains(&same), "{found:?}\n{again}");
    }
    // Ours are looked at too.
    let atlas = Atlas::standard();
    let copy = atlas.sheet(atlas.named("heron").unwrap()).text().replace("heron", "own").replace("Heron", "Copy");
    let wanted = ["Heron Bay", "Still Heron"].map(|name| format!("\"{name}\" again, perhaps turned or mirrored"));
    let wanted = [format!("2:8: this is {}", wanted[0]), format!("9:8: this is {}", wanted[1])];
    assert_eq!(warnings(&copy), wanted);
}

#[test]
fn forms_of_shapes() {
    let board = Atlas::standard().board().text();
    assert_eq!(warnings(&board), [""; 0]);
    let same = board.replace("card 4 .#./###", "card 4 ##/#./#.");
    assert_eq!(warnings(&same), ["8:8: this is the form of shape 3 again"]);
    let mirrored = board.replace("card 4 .#./###", "card 4 ##/.#/.#");
    assert_eq!(warnings(&mirrored), [""; 0]);
    // Outlines and places are those of the board in force, wherever it stands.
    let wanted = |line: u32| [format!("{line}:3: the green outline has the form of no shape")];
    assert_eq!(warnings(&format!("{mirrored}{NEAR}")), wanted(24));
    assert_eq!(warnings(&format!("{NEAR}{mirrored}")), wanted(14));
    assert_eq!(warnings(&format!("{mirrored}{}", NEAR.replace("H....gg", "H...gg."))), wanted(24));
}
