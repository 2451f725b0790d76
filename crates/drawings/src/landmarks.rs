//! The folded-paper pictures of landmarks, each in a square of 100 units: a few facets, light from the left.

use islands::Landmark;

use crate::figure::shape::Spot;
use crate::palette::{WAVE, rgb};
use crate::shapes::{Drawing, Line, Place, Shape};
use crate::svg::Svg;

/// A facet: its corners, and the colour of its side of the paper.
type Facet = (&'static str, &'static str);

/// The facets of a landmark, from back to front.
const fn facets(landmark: Landmark) -> &'static [Facet] {
    match landmark {
        Landmark::RegularHarbor => REGULAR_HARBOR,
        Landmark::SecretHarbor => SECRET_HARBOR,
        Landmark::Lighthouse => LIGHTHOUSE,
        Landmark::Volcano => VOLCANO,
        Landmark::CoalPit => COAL_PIT,
        Landmark::GoldMine => GOLD_MINE,
        Landmark::Grove => GROVE,
        Landmark::Temple => TEMPLE,
        Landmark::Mountain => MOUNTAIN,
        Landmark::Sea => &[],
    }
}

/// A paper boat on the water.
const REGULAR_HARBOR: &[Facet] = &[
    ("50 14 50 62 22 62", "#f7f1e1"),
    ("50 14 78 62 50 62", "#d9c9a3"),
    ("8 56 50 66 92 56 74 84 26 84", "#c4553b"),
    ("50 66 92 56 74 84 50 84", "#9c3e29"),
];

/// The same boat by night, under a folded moon.
const SECRET_HARBOR: &[Facet] = &[
    ("62 8 78 14 84 30 76 44 80 28 72 16", "#e8c55c"),
    ("46 20 46 62 20 62", "#8c84a8"),
    ("46 20 72 62 46 62", "#6b638a"),
    ("8 56 48 66 90 56 72 84 26 84", "#4a4368"),
    ("48 66 90 56 72 84 48 84", "#352f50"),
];

/// A tower with a lamp, and its light to both sides.
const LIGHTHOUSE: &[Facet] = &[
    ("42 22 6 8 6 34", "#f4d976"),
    ("58 22 94 8 94 34", "#f4d976"),
    ("36 92 42 32 58 32 64 92", "#fbf5e6"),
    ("50 92 50 32 58 32 64 92", "#ddd0b4"),
    ("40 50 60 50 61.5 64 38.5 64", "#c4553b"),
    ("50 50 60 50 61.5 64 50 64", "#9c3e29"),
    ("38 32 62 32 58 14 42 14", "#e8b93c"),
    ("38 15 62 15 50 4", "#5a4a3a"),
];

/// A cone with a burning mouth.
const VOLCANO: &[Facet] = &[
    ("44 26 38 6 52 18 60 4 58 26", "#e8743b"),
    ("8 90 38 30 50 36 50 90", "#8b7a6b"),
    ("92 90 62 30 50 36 50 90", "#665749"),
    ("38 30 62 30 56 44 50 38 44 46", "#c4392a"),
    ("44 46 50 38 52 66 47 58", "#e8743b"),
];

/// A lump of coal, all edges.
const COAL_PIT: &[Facet] = &[
    ("50 12 86 36 78 78 50 90 20 76 12 38", "#3a3a42"),
    ("50 12 86 36 54 46", "#5d5d68"),
    ("50 12 54 46 12 38", "#4b4b55"),
    ("12 38 54 46 20 76", "#2d2d34"),
    ("54 46 78 78 50 90", "#24242a"),
];

/// Three bars of gold.
const GOLD_MINE: &[Facet] = &[
    ("32 50 40 22 64 22 72 50", "#e9bb3d"),
    ("64 22 72 50 80 44 72 18", "#b8871d"),
    ("8 86 16 56 42 56 50 86", "#e9bb3d"),
    ("42 56 50 86 56 80 50 52", "#b8871d"),
    ("50 86 58 56 84 56 92 86", "#f3cf63"),
    ("84 56 92 86 96 80 90 54", "#b8871d"),
];

/// Two folded trees.
const GROVE: &[Facet] = &[
    ("60 92 60 74 72 74 72 92", "#7a5a3a"),
    ("66 26 92 78 66 78", "#2f6b3c"),
    ("66 26 66 78 40 78", "#4f9459"),
    ("28 94 28 78 40 78 40 94", "#8b6844"),
    ("34 10 62 56 34 56", "#38794a"),
    ("34 10 34 56 6 56", "#63a86c"),
    ("34 36 64 80 34 80", "#2f6b3c"),
    ("34 36 34 80 4 80", "#549b5f"),
];

/// A pagoda of two roofs.
const TEMPLE: &[Facet] = &[
    ("34 60 66 60 66 90 34 90", "#f3e3c0"),
    ("50 60 66 60 66 90 50 90", "#d9c294"),
    ("44 68 56 68 56 90 44 90", "#5a3a2a"),
    ("38 30 62 30 62 46 38 46", "#f3e3c0"),
    ("6 66 28 44 72 44 94 66", "#b8412f"),
    ("50 44 72 44 94 66 50 66", "#8f2e20"),
    ("20 34 50 8 80 34", "#c94e39"),
    ("50 8 80 34 50 34", "#8f2e20"),
];

/// Two peaks.
const MOUNTAIN: &[Facet] = &[
    ("64 30 96 90 56 90", "#8f8a80"),
    ("64 30 56 90 34 90", "#b5afa2"),
    ("36 14 4 90 44 90", "#c4beb0"),
    ("36 14 72 90 44 90", "#98928a"),
    ("36 14 24 42 34 36 42 44 50 42", "#fbf7ee"),
];

/// Draws a landmark into the square whose upper left corner is at `x`, `y`.
pub fn draw(svg: &mut Svg, landmark: Landmark, x: f64, y: f64) {
    let (x, y) = (crate::svg::N(x), crate::svg::N(y));
    svg.open(format_args!("transform=\"translate({x} {y})\""));
    if landmark == Landmark::Sea {
        svg.path(
            "M14 42l12-9 12 9 12-9 12 9M40 70l12-9 12 9 12-9 12 9",
            format_args!("fill=\"none\" stroke=\"{WAVE}\" stroke-width=\"5\" stroke-linejoin=\"round\""),
        );
    }
    for (corners, colour) in facets(landmark) {
        // A line of the same colour closes the hair between two facets.
        svg.element(
            "polygon",
            format_args!("points=\"{corners}\" fill=\"{colour}\" stroke=\"{colour}\" stroke-linejoin=\"round\""),
        );
    }
    svg.close();
}

/// Adds a landmark to a picture; the place is the upper left corner of its square of 100 units.
pub fn add_to(drawing: &mut Drawing, landmark: Landmark, at: Place) {
    if landmark == Landmark::Sea {
        let wave = |x: f64, y: f64| Line {
            spots: (0..5).map(|i| (x + 12.0 * f64::from(i), y - 9.0 * f64::from(i % 2))).collect(),
            closed: false,
        };
        drawing.add(at, Shape::drawn(vec![wave(14.0, 42.0), wave(40.0, 70.0)], rgb(WAVE), 5.0));
    }
    for (corners, colour) in facets(landmark) {
        let colour = rgb(colour);
        drawing.add(at, Shape::polygon(&spots(corners), colour).edged(colour, 1.0));
    }
}

/// Corners as numbers.
pub(crate) fn spots(corners: &str) -> Vec<Spot> {
    let numbers: Vec<f64> = corners.split(' ').filter_map(|number| number.parse().ok()).collect();
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}
