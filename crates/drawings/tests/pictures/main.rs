//! Pictures of all islands, read again: what is on an island is in its picture.

mod architecture;
mod tables;
mod xml;

use std::path::Path;

use drawings::chart::{Bars, Chart, Format};
use drawings::island::{Picture, Words, piece};
use drawings::palette::{dark, dashes, hatching, paint};
use islands::{Atlas, Colour, Island, Landmark, Square, Squares};
use xml::Element;

/// Words that look like nothing else in a picture; some of them need care.
const WORDS: Words<'_> = Words {
    letters: ["B", "G", "R"],
    colours: ["blue & summer", "green <spring>", "red \"autumn\""],
    landmarks: ["l0", "l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8", "l9"],
    outline: "an outline",
    surrounded: ["surrounded by one", "surrounded by several"],
};

/// Elements that only draw.
const ELEMENTS: [&str; 8] = ["svg", "title", "g", "rect", "path", "polygon", "circle", "text"];
/// Attributes that only say how.
const ATTRIBUTES: [&str; 34] = [
    "xmlns",
    "viewBox",
    "role",
    "aria-label",
    "font-family",
    "font-size",
    "font-weight",
    "text-anchor",
    "textLength",
    "lengthAdjust",
    "transform",
    "opacity",
    "x",
    "y",
    "width",
    "height",
    "rx",
    "cx",
    "cy",
    "r",
    "d",
    "points",
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linejoin",
    "stroke-linecap",
    "stroke-dasharray",
    "paint-order",
    "dominant-baseline",
    "x1",
    "x2",
];

fn all_islands() -> Vec<&'static Island> {
    Atlas::standard().sheets().iter().flat_map(|sheet| &sheet.islands).collect()
}

/// An island whose empty squares are painted in stripes, but for every seventh.
fn in_play(island: &Island) -> Picture<'_> {
    let mut colours = [Squares::NONE; 3];
    for (i, square) in island.empty.iter().enumerate().filter(|(i, _)| i % 7 != 3) {
        let of = &mut colours[i / 3 % 3];
        *of = of.or([square].into_iter().collect());
    }
    Picture { colours, ..Picture::empty(island, WORDS) }
}

/// Every picture that is looked at.
fn pictures() -> Vec<Picture<'static>> {
    let mut all = Vec::new();
    for island in all_islands() {
        let played = in_play(island);
        all.extend([Picture::empty(island, WORDS), played, Picture { legend: false, ..played }]);
    }
    all
}

/// The group the island itself is in: it alone is moved by whole units and holds the squares.
fn board(picture: &Element) -> &Element {
    let is_board = |element: &&&Element| element.children.iter().any(|child| child.get("width") == Some("100"));
    let boards: Vec<_> = picture.children.iter().collect();
    boards.iter().find(|element| element.name == "g" && is_board(element)).expect("a board")
}

fn at(square: Square) -> (String, String) {
    ((u32::from(square.column()) * 100).to_string(), (u32::from(square.row()) * 100).to_string())
}

#[test]
fn every_picture_is_well_formed_and_only_draws() {
    let (bars, marks) = ([3, 0, 5], [(75, "A & B".to_owned()), (100, "C".to_owned())]);
    let chart = |format| Chart { title: "<chart>", step: 25, first: 50, bars: &bars, marks: &marks, format }.to_svg();
    let (chart, small) = (chart(Format::Page), chart(Format::Small));
    assert!(chart.contains(">&lt;chart&gt;</text>"));
    assert!(!small.contains(">&lt;chart&gt;</text>"), "what a small one shows is told beside it");
    let pictures: Vec<_> = pictures().iter().map(Picture::to_svg).chain([chart, small]).collect();
    assert!(pictures.len() > 60, "{}", pictures.len());
    for svg in pictures {
        only_draws(&xml::read(&svg).expect("well formed"));
    }
}

#[test]
fn scores_are_put_into_few_bars() {
    let of = |scores: &[(i16, u64)], most| Bars::of(&scores.iter().copied().collect(), most, &[1, 5, 100]);
    assert_eq!(of(&[], 5), Bars { step: 1, first: 0, bars: vec![0] });
    assert_eq!(of(&[(3, 2), (5, 1)], 5), Bars { step: 1, first: 3, bars: vec![2, 0, 1] });
    assert_eq!(of(&[(-7, 1), (12, 2), (14, 1)], 5), Bars { step: 5, first: -10, bars: vec![1, 0, 0, 0, 3] });
    assert_eq!(of(&[(i16::MIN, 1), (i16::MAX, 1)], 5).bars.iter().sum::<u64>(), 2);
}

/// Nothing but drawing elements and attributes, and what it shows in words.
fn only_draws(picture: &Element) {
    assert_eq!((picture.name.as_str(), picture.get("xmlns")), ("svg", Some("http://www.w3.org/2000/svg")));
    assert_eq!(picture.get("role"), Some("img"));
    assert!(
        picture.children[0].name == "title" && Some(picture.children[0].text.as_str()) == picture.get("aria-label")
    );
    for element in picture.all() {
        assert!(ELEMENTS.contains(&element.name.as_str()), "{}", element.name);
        for (name, value) in &element.attributes {
            assert!(ATTRIBUTES.contains(&name.as_str()), "{}: {name}", element.name);
            assert!(!value.contains("url(") && !value.contains("javascript"), "{value}");
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
        }
    }
}

#[test]
fn every_landmark_and_every_painted_square_is_drawn() {
    for picture in pictures() {
        let (island, svg) = (picture.island, xml::read(&picture.to_svg()).expect("well formed"));
        let board = board(&svg);
        for landmark in Landmark::ALL {
            for square in island.at(landmark).iter() {
                let (x, y) = at(square);
                let transform = format!("translate({x} {y})");
                let is_there =
                    |e: &Element| e.name == "g" && e.get("transform") == Some(&transform) && !e.children.is_empty();
                assert!(board.children.iter().any(is_there), "{}: {landmark:?} {square}", island.name);
            }
        }
        for colour in Colour::ALL {
            for square in picture.colours[colour as usize].iter() {
                let (x, y) = at(square);
                let (transform, what) = (format!("translate({x} {y})"), format!("{}: {square}", island.name));
                let painted = |e: &Element| {
                    e.name == "rect"
                        && (e.get("x"), e.get("y"), e.get("fill")) == (Some(&x), Some(&y), Some(paint(colour)))
                };
                assert!(board.children.iter().any(painted), "{what}");
                let hatched = |e: &Element| {
                    (e.get("d"), e.get("transform")) == (Some(hatching(colour)), Some(transform.as_str()))
                };
                assert!(board.children.iter().any(hatched), "{what}");
                let centre = (u32::from(square.column()) * 100 + 50).to_string();
                let lettered = |e: &Element| {
                    let row = e.get("y").and_then(|y| y.parse::<f64>().ok()).map(|y| (y / 100.0) as u8);
                    e.text == WORDS.letters[colour as usize]
                        && (e.get("x"), row) == (Some(&centre), Some(square.row()))
                        && e.get("fill") == Some(dark(colour))
                };
                assert!(board.named("text").into_iter().any(lettered), "{what}");
            }
        }
    }
}

#[test]
fn colours_differ_without_colour() {
    for (a, b) in [(Colour::Blue, Colour::Green), (Colour::Green, Colour::Red), (Colour::Red, Colour::Blue)] {
        assert_ne!(hatching(a), hatching(b));
        assert_ne!(dashes(a), dashes(b));
    }
}

/// The corners of a path of straight lines that is closed.
fn corners(d: &str) -> Vec<(f64, f64)> {
    let inside = d.strip_prefix('M').and_then(|d| d.strip_suffix('Z')).expect("begun and closed");
    let corner = |text: &str| {
        let (x, y) = text.split_once(' ').expect("two numbers");
        (x.parse().expect("a number"), y.parse().expect("a number"))
    };
    inside.split('L').map(corner).collect()
}

#[test]
fn borders_of_outlines_are_closed_and_hold_their_squares() {
    for island in all_islands() {
        let svg = xml::read(&Picture::empty(island, WORDS).to_svg()).expect("well formed");
        let board = board(&svg);
        for outline in &island.outlines {
            let is_border = |e: &&Element| {
                e.name == "path"
                    && e.get("stroke") == Some(dark(outline.colour))
                    && e.get("d").is_some_and(|d| d.ends_with('Z'))
            };
            let borders =
                board.named("path").into_iter().filter(is_border).map(|e| corners(e.get("d").expect("a path")));
            let holds = |corners: &Vec<(f64, f64)>| {
                let straight = (0..corners.len()).all(|i| {
                    let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
                    (a.0 == b.0) != (a.1 == b.1)
                });
                // Twice the area inside the border, which runs a little inside the squares.
                let area: f64 = (0..corners.len())
                    .map(|i| {
                        let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
                        a.0 * b.1 - b.0 * a.1
                    })
                    .sum();
                let squares = area.abs() / 2.0 / 10_000.0;
                let first =
                    outline.squares.first().map(|s| (f64::from(s.column()) * 100.0, f64::from(s.row()) * 100.0));
                let begins = corners.iter().any(|c| {
                    first.is_some_and(|first| {
                        (0.0..50.0).contains(&(c.0 - first.0)) && (0.0..50.0).contains(&(c.1 - first.1))
                    })
                });
                let all = f64::from(outline.squares.len());
                straight && begins && squares < all && squares > all * 0.6
            };
            assert!(
                borders.clone().any(|b| holds(&b)),
                "{}: {:?}: {:?}",
                island.name,
                outline,
                borders.collect::<Vec<_>>()
            );
        }
    }
}

#[test]
fn the_legend_names_what_is_there() {
    for island in all_islands() {
        let texts = |picture: Picture<'_>| -> Vec<String> {
            xml::read(&picture.to_svg())
                .expect("well formed")
                .named("text")
                .into_iter()
                .map(|e| e.text.clone())
                .collect()
        };
        let (empty, played) = (texts(Picture::empty(island, WORDS)), texts(in_play(island)));
        for landmark in Landmark::ALL {
            let is_there = !island.at(landmark).is_empty();
            assert_eq!(
                empty.iter().any(|text| text == WORDS.landmarks[landmark as usize]),
                is_there,
                "{}",
                island.name
            );
        }
        for word in WORDS.colours.into_iter().chain([WORDS.outline, &island.name]) {
            assert!(empty.iter().any(|text| text == word), "{}: {word}", island.name);
        }
        for word in WORDS.surrounded {
            assert!(!empty.iter().any(|text| text == word) && played.iter().any(|text| text == word), "{word}");
        }
        let bare = texts(Picture { legend: false, ..in_play(island) });
        assert!(!bare.iter().any(|text| text == WORDS.outline || *text == island.name));
    }
}

#[test]
fn a_surrounded_landmark_has_its_seal() {
    let seals = |picture: Picture<'_>| {
        let svg = xml::read(&Picture { legend: false, ..picture }.to_svg()).expect("well formed");
        svg.named("circle").len()
    };
    for island in all_islands() {
        assert_eq!(seals(Picture::empty(island, WORDS)), 0);
        let all = Picture { colours: [island.empty, Squares::NONE, Squares::NONE], ..Picture::empty(island, WORDS) };
        let sites = island.sites.iter().filter(|site| !site.around.is_empty()).count();
        assert_eq!(seals(all), sites, "{}", island.name);
    }
}

#[test]
fn a_filled_outline_shows_what_it_brought() {
    let island = all_islands()[0];
    let filled: Vec<_> = island.outlines.iter().enumerate().map(|(i, _)| Some(if i == 0 { 10 } else { 5 })).collect();
    let svg = Picture { filled: &filled, ..in_play(island) }.to_svg();
    assert!(svg.contains(">✓10<") && svg.contains(">✓5<"), "{svg}");
    assert!(!in_play(island).to_svg().contains('✓'));
}

/// Corners of squares.
type Places = Vec<(u32, u32)>;

/// What a layer shows of a colour: where its squares are, and where its letters.
fn painted_in(layer: &str, colour: Colour) -> (Places, Places) {
    let svg = xml::read(layer).expect("well formed");
    let number = |text: &str| text.parse::<f64>().expect("a number") as u32;
    let pair = |text: &str| text.split_once(' ').map(|(x, y)| (number(x), number(y))).expect("two numbers");
    let of_paint = |e: &&Element| e.name == "path" && e.get("fill") == Some(paint(colour));
    let fields = svg.named("path").into_iter().filter(of_paint).flat_map(|e| {
        let d = e.get("d").expect("a path");
        d.split_terminator("h100v100h-100z").map(|at| pair(at.strip_prefix('M').expect("a start"))).collect::<Vec<_>>()
    });
    let of_colour = |e: &&Element| e.name == "text" && e.get("fill") == Some(dark(colour));
    let letters = svg.named("text").into_iter().filter(of_colour).flat_map(|e| {
        let all = |name: &str| e.get(name).expect("places").split(' ').map(number).collect::<Vec<_>>();
        assert_eq!(e.text.chars().count(), all("x").len());
        all("x").into_iter().zip(all("y")).map(|(x, y)| (x / 100 * 100, y / 100 * 100)).collect::<Vec<_>>()
    });
    (fields.collect(), letters.collect())
}

#[test]
fn two_layers_show_what_the_whole_picture_shows() {
    for island in all_islands() {
        let played = in_play(island);
        let (below, above) = (played.printed_layer(), played.painted_layer());
        assert_eq!(below, Picture { legend: false, ..Picture::empty(island, WORDS) }.to_svg());
        let size = |svg: &str| xml::read(svg).expect("well formed").get("viewBox").expect("a size").to_owned();
        assert_eq!(size(&below), size(&above));
        for colour in Colour::ALL {
            let squares = played.colours[colour as usize].iter();
            let squares: Vec<_> =
                squares.map(|square| (u32::from(square.column()) * 100, u32::from(square.row()) * 100)).collect();
            assert_eq!(painted_in(&above, colour), (squares.clone(), squares), "{}", island.name);
        }
        let count = |svg: &str, what: &str| xml::read(svg).expect("well formed").named(what).len();
        let whole = Picture { legend: false, ..played }.to_svg();
        assert_eq!(count(&above, "circle"), count(&whole, "circle"), "{}: seals", island.name);
        // Every outline is painted over somewhere, and so drawn again.
        assert_eq!(count(&above, "rect"), island.outlines.len(), "{}: tags", island.name);
        assert!(above.len() * 2 < whole.len(), "{}: {} of {}", island.name, above.len(), whole.len());
    }
}

#[test]
fn without_paint_there_is_no_upper_layer() {
    for island in all_islands() {
        assert_eq!(Picture::empty(island, WORDS).painted_layer(), "");
    }
}

#[test]
fn hatching_is_the_same_wherever_it_lies() {
    let island = all_islands()[0];
    let first = island.empty.first().expect("a square");
    for colour in Colour::ALL {
        let mut colours = [Squares::NONE; 3];
        colours[colour as usize] = Squares::only(first);
        let above = Picture { colours, ..Picture::empty(island, WORDS) }.painted_layer();
        let lines = xml::read(&above).expect("well formed");
        let lines = lines.named("path").into_iter().find(|e| e.get("opacity").is_some()).expect("hatching");
        // The first line begins at the same corner of its square.
        let begins = |d: &str| {
            let (x, y) = d[1..].split_once(' ').expect("two numbers");
            let y: String = y.chars().take_while(char::is_ascii_digit).collect();
            (x.parse::<u32>().expect("a number"), y.parse::<u32>().expect("a number"))
        };
        let (x, y) = begins(hatching(colour));
        let (column, row) = (u32::from(first.column()), u32::from(first.row()));
        assert_eq!(begins(lines.get("d").expect("a path")), (x + 100 * column, y + 100 * row));
    }
}

#[test]
fn a_piece_is_as_large_as_its_squares() {
    let squares: Squares = ["a1", "a2", "b2", "c2"].into_iter().filter_map(Square::named).collect();
    for colour in [None, Some(Colour::Green)] {
        let svg = xml::read(&piece(squares, colour)).expect("well formed");
        assert_eq!(svg.get("viewBox"), Some("0 0 308 208"));
        let fields = svg.named("path")[0].get("d").expect("a path");
        assert_eq!(fields.matches('M').count(), 4);
    }
}

/// A picture as it always was; `GOLDEN=write` takes it as it is now.
#[test]
fn a_picture_is_what_it_was() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures/island.svg");
    let island = all_islands()[0];
    let svg = Picture { filled: &[Some(10)], ..in_play(island) }.to_svg();
    if std::env::var_os("GOLDEN").is_some_and(|value| value == "write") {
        std::fs::write(&file, &svg).expect("written");
    }
    let golden = std::fs::read_to_string(&file).expect("there: run with GOLDEN=write");
    assert!(svg == golden, "the picture has changed; look at it, then run with GOLDEN=write");
}
