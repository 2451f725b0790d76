//! The picture that docs/ARCHITECTURE.md begins with: the crates, and the way of a move. `GOLDEN=write cargo nextest run
//! --workspace -E 'test(the_picture_of_the_architecture)'` draws it anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use drawings::figure::{self, Rgb};
use drawings::letters::{Pen, can_write};
use drawings::palette;
use drawings::shapes::{Drawing, Line, Place, Shape, cut_sheet, round};

const SIZE: (f64, f64) = (960.0, 682.0);
/// How high a crate is.
const HIGH: f64 = 50.0;

/// A crate: its name, what it is in a few words, the middle and the top of its sheet, and how wide that is.
struct Sheet {
    name: &'static str,
    says: &'static str,
    middle: f64,
    top: f64,
    wide: f64,
}

const fn sheet(name: &'static str, says: &'static str, middle: f64, row: u8, wide: f64) -> Sheet {
    Sheet { name, says, middle, top: 22.0 + 84.0 * row as f64, wide }
}

/// What ships, but for `speech` and `client`: the commands print by the one and call a server by the other.
const SHEETS: [Sheet; 16] = [
    sheet("senbazuru", "the binary", 330.0, 0, 150.0),
    sheet("operator", "the server, kept running", 110.0, 1, 160.0),
    sheet("terminal", "games in the terminal", 330.0, 1, 160.0),
    sheet("arena", "games without people", 560.0, 1, 160.0),
    sheet("web", "pages and JSON", 130.0, 2, 130.0),
    sheet("reference", "to look things up", 370.0, 2, 140.0),
    sheet("folding", "folded paper", 290.0, 3, 118.0),
    sheet("drawings", "pictures", 420.0, 3, 118.0),
    sheet("options", "what is to be played", 575.0, 3, 140.0),
    sheet("session", "tables, live", 70.0, 4, 120.0),
    sheet("phrases", "every sentence", 215.0, 4, 130.0),
    sheet("store", "what is kept", 60.0, 5, 104.0),
    sheet("bots", "see what you see", 185.0, 5, 124.0),
    sheet("origami", "rules of the cards", 410.0, 6, 150.0),
    sheet("islands", "rules of the islands", 580.0, 6, 150.0),
    sheet("tabletop", "what a game is", 400.0, 7, 500.0),
];

/// Who builds on whom, without what follows from it.
const ARROWS: [(&str, &str); 27] = [
    ("senbazuru", "operator"),
    ("senbazuru", "terminal"),
    ("senbazuru", "arena"),
    ("operator", "web"),
    ("terminal", "reference"),
    ("arena", "options"),
    ("arena", "drawings"),
    ("reference", "options"),
    ("reference", "drawings"),
    ("reference", "folding"),
    ("options", "session"),
    ("options", "phrases"),
    ("web", "session"),
    ("web", "phrases"),
    ("web", "drawings"),
    ("web", "folding"),
    ("session", "store"),
    ("session", "bots"),
    ("bots", "origami"),
    ("bots", "islands"),
    ("phrases", "origami"),
    ("phrases", "islands"),
    ("drawings", "origami"),
    ("drawings", "islands"),
    ("origami", "tabletop"),
    ("islands", "tabletop"),
    ("folding", "tabletop"),
];

/// The way of a move: where, and what happens there.
const WAY: [(&str, [&str; 2]); 6] = [
    ("web", ["A form is posted:", "who is it, what do they want?"]),
    ("session", ["Which seat is it,", "and is it still their question?"]),
    ("origami", ["The rules check the answer", "and play it."]),
    ("store", ["It is written to the disk", "before anybody sees it."]),
    ("session", ["The new version is published:", "everybody asks for their view."]),
    ("web", ["Each browser gets what", "changed for whoever looks."]),
];

/// The colours of a theme: page, sheet, the edge of a sheet, words, words that may be overlooked, the way.
struct Theme {
    page: Rgb,
    sheet: Rgb,
    edge: Rgb,
    ink: Rgb,
    soft: Rgb,
    accent: Rgb,
}

const LIGHT: Theme = Theme {
    page: palette::PAGE,
    sheet: palette::SHEET,
    edge: palette::RIM,
    ink: palette::TEXT,
    soft: palette::SOFT,
    accent: palette::ACCENT,
};

/// The dark colours of the pages.
const DARK: Theme = Theme {
    page: Rgb([0x14, 0x17, 0x2a]),
    sheet: Rgb([0x1f, 0x24, 0x40]),
    edge: Rgb([0x47, 0x4e, 0x78]),
    ink: Rgb([0xf3, 0xee, 0xe2]),
    soft: Rgb([0xb9, 0xb6, 0xcc]),
    accent: Rgb([0xff, 0x92, 0x73]),
};

fn of(name: &str) -> &'static Sheet {
    SHEETS.iter().find(|sheet| sheet.name == name).expect("a crate of the picture")
}

fn picture(theme: &Theme) -> Drawing {
    let mut drawing = Drawing::new(SIZE.0, SIZE.1);
    drawing.sheet(Place::HERE, SIZE, 14.0, theme.page);
    for (from, to) in ARROWS {
        arrow(&mut drawing, theme, of(from), of(to));
    }
    for sheet in &SHEETS {
        paper(&mut drawing, theme, sheet);
    }
    way(&mut drawing, theme);
    drawing
}

/// From the lower edge of one sheet to the upper edge of the other.
fn arrow(drawing: &mut Drawing, theme: &Theme, from: &Sheet, to: &Sheet) {
    // Where it leaves leans to where it goes, so that arrows of one sheet part.
    let lean = |a: &Sheet, b: &Sheet| a.middle + (b.middle - a.middle).clamp(-a.wide * 0.36, a.wide * 0.36);
    let (start, end) = ((lean(from, to), from.top + HIGH), (lean(to, from), to.top - 3.0));
    let spots = vec![start, end];
    drawing.add(Place::HERE, Shape::drawn(vec![Line { spots, closed: false }], theme.soft, 1.8).faint(60));
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let length = (dx * dx + dy * dy).sqrt();
    let (x, y) = (dx / length, dy / length);
    let tip = [
        end,
        (end.0 - 10.0 * x - 5.0 * y, end.1 - 10.0 * y + 5.0 * x),
        (end.0 - 10.0 * x + 5.0 * y, end.1 - 10.0 * y - 5.0 * x),
    ];
    drawing.add(Place::HERE, Shape::polygon(&tip, theme.soft));
}

fn paper(drawing: &mut Drawing, theme: &Theme, sheet: &Sheet) {
    let left = sheet.middle - sheet.wide / 2.0;
    let shape = Shape::polygon(&cut_sheet(sheet.wide, HIGH, 7.0), theme.sheet).edged(theme.edge, 1.5);
    drawing.add(Place::at(left, sheet.top), shape);
    let (name, says) = (Pen::bold(15.0, theme.ink), Pen::plain(9.5, theme.soft));
    name.write_around(drawing, Place::at(sheet.middle, sheet.top + 10.0), sheet.name);
    says.fitting(sheet.says, sheet.wide - 20.0).write_around(
        drawing,
        Place::at(sheet.middle, sheet.top + 33.0),
        sheet.says,
    );
}

/// The numbers at the crates, and what they mean beside them.
fn way(drawing: &mut Drawing, theme: &Theme) {
    let (left, top) = (690.0, 118.0);
    figure::find("fox").expect("it has a figure").add_to(drawing, Place::at(left, 24.0).scaled(0.62));
    Pen::bold(17.0, theme.ink).write(drawing, Place::at(left + 80.0, 40.0), "The way");
    Pen::bold(17.0, theme.ink).write(drawing, Place::at(left + 80.0, 64.0), "of a move");
    let mut seen: BTreeMap<&str, u8> = BTreeMap::new();
    for (at, (name, lines)) in (0_u8..).zip(WAY) {
        let y = top + 76.0 * f64::from(at);
        number(drawing, theme, (left + 12.0, y + 14.0), at + 1);
        for (line, words) in (0_u8..).zip(lines) {
            let pen = Pen::plain(11.0, theme.ink).fitting(words, SIZE.0 - left - 60.0);
            pen.write(drawing, Place::at(left + 36.0, y + 2.0 + 20.0 * f64::from(line)), words);
        }
        let (sheet, before) = (of(name), seen.entry(name).or_default());
        let x = sheet.middle - sheet.wide / 2.0 + 4.0 + 26.0 * f64::from(*before);
        *before += 1;
        number(drawing, theme, (x, sheet.top), at + 1);
    }
}

fn number(drawing: &mut Drawing, theme: &Theme, (x, y): (f64, f64), number: u8) {
    drawing.add(Place::at(x, y), Shape::polygon(&round(12.0, 24), theme.accent).edged(theme.page, 2.0));
    Pen::bold(11.0, theme.page).write_around(drawing, Place::at(x, y - 5.5), &number.to_string());
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_picture_of_the_architecture_is_what_is_drawn() {
    for (name, theme) in [("light", LIGHT), ("dark", DARK)] {
        let text = picture(&theme).to_svg("The crates, and the way of a move");
        laws::document::keep(&root().join(format!("docs/pictures/architecture-{name}.svg")), &text);
    }
}

#[test]
fn the_picture_of_the_architecture_lies_on_its_paper() {
    for sheet in &SHEETS {
        assert!(can_write(sheet.name) && can_write(sheet.says), "{}", sheet.name);
        assert!(Pen::bold(15.0, LIGHT.ink).width(sheet.name) < sheet.wide - 10.0, "{}", sheet.name);
    }
    let drawing = picture(&LIGHT);
    for (x, y) in drawing.shapes.iter().flat_map(|shape| &shape.lines).flat_map(|line| &line.spots) {
        assert!((0.0..=SIZE.0).contains(x) && (0.0..=SIZE.1).contains(y), "{x} {y}");
    }
}

/// On whom a crate builds, as its file says, among those of the picture.
fn named(name: &str) -> BTreeSet<&'static str> {
    let file = fs::read_to_string(root().join(format!("crates/{name}/Cargo.toml"))).expect("a crate");
    let (_, rest) = file.split_once("\n[dependencies]\n").unwrap_or_default();
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    let names: Vec<&str> = lines.filter_map(|line| line.split(['.', ' ', '=']).next()).collect();
    SHEETS.iter().map(|sheet| sheet.name).filter(|name| names.contains(name)).collect()
}

#[test]
fn the_arrows_of_the_architecture_are_the_dependencies() {
    let direct: BTreeMap<&str, BTreeSet<&str>> = SHEETS.iter().map(|sheet| (sheet.name, named(sheet.name))).collect();
    // All that is reached over others need not be drawn.
    let below = |name: &str| {
        let (mut all, mut new) = (BTreeSet::new(), direct[name].clone());
        while let Some(next) = new.pop_first() {
            if all.insert(next) {
                new.extend(&direct[next]);
            }
        }
        all
    };
    let mut needed = BTreeSet::new();
    for (&from, to) in &direct {
        for &to_one in to {
            if !to.iter().any(|&other| other != to_one && below(other).contains(to_one)) {
                needed.insert((from, to_one));
            }
        }
    }
    assert_eq!(BTreeSet::from(ARROWS), needed);
    assert!(ARROWS.iter().all(|(from, to)| of(from).top + HIGH < of(to).top), "all arrows lead down");
}
