//! A picture as a list of shapes: written as SVG or painted as pixels, both from the same list, so that both look the same.

use std::fmt::Write as _;

use crate::figure::Rgb;
use crate::figure::shape::{Spot, area};
use crate::svg::{N, Svg};

/// A picture under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// In units.
    pub width: f64,
    /// In units.
    pub height: f64,
    /// From the lowest to the highest.
    pub shapes: Vec<Shape>,
}

/// Lines that are filled, drawn along, or both.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// The lines. What is filled goes round clockwise; holes go the other way.
    pub lines: Vec<Line>,
    /// What is inside, if it is filled.
    pub fill: Option<Rgb>,
    /// The colour and the width of the pen, if there is one. It is round.
    pub pen: Option<(Rgb, f64)>,
    /// How much of it is seen, in hundredths.
    pub cover: u8,
}

/// A line of straight parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Where it leads.
    pub spots: Vec<Spot>,
    /// Does it come back to where it begins?
    pub closed: bool,
}

impl Shape {
    /// A filled polygon, whichever way round its corners are given.
    #[must_use]
    pub fn polygon(spots: &[Spot], fill: Rgb) -> Self {
        Self::polygons([spots.to_vec()], fill)
    }

    /// Filled polygons of one colour, whichever way round their corners are given.
    #[must_use]
    pub fn polygons(all: impl IntoIterator<Item = Vec<Spot>>, fill: Rgb) -> Self {
        Self::loops(
            all.into_iter().map(|mut spots| {
                if area(&spots) < 0.0 {
                    spots.reverse();
                }
                spots
            }),
            fill,
        )
    }

    /// A filled outline; holes go the other way round.
    #[must_use]
    pub fn loops(all: impl IntoIterator<Item = Vec<Spot>>, fill: Rgb) -> Self {
        let lines = all.into_iter().map(|spots| Line { spots, closed: true }).collect();
        Self { lines, fill: Some(fill), pen: None, cover: 100 }
    }

    /// Lines drawn by a pen.
    #[must_use]
    pub fn drawn(lines: Vec<Line>, colour: Rgb, width: f64) -> Self {
        Self { lines, fill: None, pen: Some((colour, width)), cover: 100 }
    }

    /// The same with a pen along its edge.
    #[must_use]
    pub fn edged(self, colour: Rgb, width: f64) -> Self {
        Self { pen: Some((colour, width)), ..self }
    }

    /// The same, through which what lies below can be seen.
    #[must_use]
    pub fn faint(self, cover: u8) -> Self {
        Self { cover, ..self }
    }
}

/// Where something is drawn: moved, scaled and turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    x: f64,
    y: f64,
    scale: f64,
    turn: (f64, f64),
}

impl Place {
    /// As it is.
    pub const HERE: Self = Self { x: 0.0, y: 0.0, scale: 1.0, turn: (0.0, 1.0) };

    /// Moved.
    #[must_use]
    pub const fn at(x: f64, y: f64) -> Self {
        Self { x, y, ..Self::HERE }
    }

    /// Moved within this place.
    #[must_use]
    pub fn to(self, x: f64, y: f64) -> Self {
        let (x, y) = self.spot((x, y));
        Self { x, y, ..self }
    }

    /// So many times as large.
    #[must_use]
    pub fn scaled(self, by: f64) -> Self {
        Self { scale: self.scale * by, ..self }
    }

    /// Turned clockwise.
    #[must_use]
    pub fn turned(self, degrees: f64) -> Self {
        let angle = degrees.to_radians();
        let ((s, c), (sin, cos)) = (self.turn, (libm::sin(angle), libm::cos(angle)));
        Self { turn: (s * cos + c * sin, c * cos - s * sin), ..self }
    }

    fn spot(self, (x, y): Spot) -> Spot {
        let (sin, cos) = self.turn;
        (self.x + self.scale * (cos * x - sin * y), self.y + self.scale * (sin * x + cos * y))
    }
}

impl Drawing {
    /// Nothing, of that size.
    #[must_use]
    pub const fn new(width: f64, height: f64) -> Self {
        Self { width, height, shapes: Vec::new() }
    }

    /// Adds a shape at a place.
    pub fn add(&mut self, at: Place, mut shape: Shape) {
        for spot in shape.lines.iter_mut().flat_map(|line| &mut line.spots) {
            *spot = at.spot(*spot);
        }
        if let Some((_, width)) = &mut shape.pen {
            *width *= at.scale;
        }
        self.shapes.push(shape);
    }

    /// Adds a rectangle whose corners are cut at 45 degrees.
    pub fn sheet(&mut self, at: Place, (width, height): (f64, f64), cut: f64, fill: Rgb) {
        self.add(at, Shape::polygon(&cut_sheet(width, height, cut), fill));
    }

    /// The picture as SVG, with what it shows in words.
    #[must_use]
    pub fn to_svg(&self, title: &str) -> String {
        let mut svg = Svg::default();
        for shape in &self.shapes {
            let mut d = String::new();
            for line in &shape.lines {
                for (i, &(x, y)) in line.spots.iter().enumerate() {
                    // Writing to a string can't fail.
                    let _ = write!(d, "{}{} {}", if i == 0 { "M" } else { " " }, N(x), N(y));
                }
                if line.closed {
                    d.push('z');
                }
            }
            let mut attributes = match shape.fill {
                Some(colour) => format!("fill=\"{colour}\""),
                None => "fill=\"none\"".to_owned(),
            };
            if let Some((colour, width)) = shape.pen {
                // A hair that closes a seam would be nothing with one decimal.
                let _ = write!(attributes, " stroke=\"{colour}\" stroke-width=\"{width:.2}\"");
            }
            if shape.cover < 100 {
                let _ = write!(attributes, " opacity=\".{:02}\"", shape.cover);
            }
            svg.path(&d, format_args!("{attributes}"));
        }
        let mut all = Svg::default();
        all.open(format_args!("stroke-linejoin=\"round\" stroke-linecap=\"round\""));
        all.put(&svg);
        all.close();
        all.finish(self.width, self.height, title)
    }
}

/// The corners of a rectangle, cut at 45 degrees.
#[must_use]
pub fn cut_sheet(w: f64, h: f64, cut: f64) -> [Spot; 8] {
    let c = cut;
    [(c, 0.0), (w - c, 0.0), (w, c), (w, h - c), (w - c, h), (c, h), (0.0, h - c), (0.0, c)]
}

/// A circle of so many sides, round the middle.
#[must_use]
pub fn round(radius: f64, sides: u8) -> Vec<Spot> {
    let step = std::f64::consts::TAU / f64::from(sides);
    (0..sides).map(|i| f64::from(i) * step).map(|a| (radius * libm::sin(a), -radius * libm::cos(a))).collect()
}
