//! An island in two layers: what is printed never changes and may be kept for ever, what is painted lies above it and is small.

use islands::{Colour, Squares};

use super::{CELL, MARGIN, Picture, corner};
use crate::palette::{EDGE, dark, hatching, paint};
use crate::svg::{N, Svg};

impl Picture<'_> {
    /// The lower layer: the island without paint, name and legend.
    #[must_use]
    pub fn printed_layer(&self) -> String {
        Picture { legend: false, ..Picture::empty(self.island, self.words) }.to_svg()
    }

    /// The upper layer: painted squares with what would otherwise disappear below them, seals, and what filled outlines have brought. Nothing if
    /// nothing is painted.
    #[must_use]
    pub fn painted_layer(&self) -> String {
        let painted = self.painted();
        if painted.is_empty() {
            return String::new();
        }
        let mut svg = Svg::default();
        svg.open(format_args!("transform=\"translate({MARGIN} {MARGIN})\""));
        for colour in Colour::ALL {
            self.draw_painted(&mut svg, colour);
        }
        // A tag stands a little above its outline.
        let covered = painted.or(painted.beside());
        let under = |i: usize| self.island.outlines[i].squares.meets(covered);
        self.draw_outlines(&mut svg, under);
        self.draw_seals(&mut svg);
        self.draw_tags(&mut svg, under);
        svg.close();
        svg.finish_layer(self.width(), f64::from(self.island.rows) * CELL + 2.0 * MARGIN)
    }

    /// All squares of a colour, in three elements.
    fn draw_painted(&self, svg: &mut Svg, colour: Colour) {
        let squares = self.colours[colour as usize];
        if squares.is_empty() {
            return;
        }
        draw_fields(svg, squares, colour);
        let list = |at: fn((f64, f64)) -> f64| {
            let places: Vec<_> = squares.iter().map(|square| N(at(corner(square))).to_string()).collect();
            places.join(" ")
        };
        let letters = self.words.letters[colour as usize].repeat(usize::from(squares.len()));
        let (xs, ys) = (list(|(x, _)| x + 50.0), list(|(_, y)| y + 64.0));
        svg.letters(
            &xs,
            &ys,
            &letters,
            format_args!(
                "font-size=\"40\" font-weight=\"700\" fill=\"{}\" stroke=\"{}\" stroke-width=\"9\" stroke-linejoin=\"round\" \
                 paint-order=\"stroke\" text-anchor=\"middle\"",
                dark(colour),
                paint(colour)
            ),
        );
    }
}

/// Fields of a colour with their hatching.
fn draw_fields(svg: &mut Svg, squares: Squares, colour: Colour) {
    let (mut fields, mut lines) = (String::new(), String::new());
    for square in squares.iter() {
        let (x, y) = corner(square);
        fields.push_str(&format!("M{} {}h100v100h-100z", N(x), N(y)));
        lines.push_str(&moved(hatching(colour), x, y));
    }
    svg.path(&fields, format_args!("fill=\"{}\" stroke=\"{EDGE}\" stroke-width=\"3\"", paint(colour)));
    let attributes = format_args!("fill=\"none\" stroke=\"{}\" stroke-width=\"4\" opacity=\".45\"", dark(colour));
    svg.path(&lines, attributes);
}

/// A path of absolute lines in another place.
fn moved(path: &str, x: f64, y: f64) -> String {
    let mut at = String::with_capacity(path.len() + 16);
    let mut rest = path;
    while let Some(letter) = rest.chars().next() {
        let numbers = rest[1..].split(char::is_alphabetic).next().unwrap_or_default();
        rest = &rest[1 + numbers.len()..];
        let ways: &[f64] = match letter {
            'H' => &[x],
            'V' => &[y],
            _ => &[x, y],
        };
        at.push(letter);
        let numbers = numbers.split(' ').filter_map(|number| number.parse::<f64>().ok());
        let numbers: Vec<_> = numbers.zip(ways).map(|(number, by)| N(number + by).to_string()).collect();
        at.push_str(&numbers.join(" "));
    }
    at
}

/// A piece by itself, without letters: what is about to be painted. Without a colour it is only an outline.
#[must_use]
pub fn piece(squares: Squares, colour: Option<Colour>) -> String {
    let mut svg = Svg::default();
    svg.open(format_args!("transform=\"translate(4 4)\""));
    match colour {
        Some(colour) => draw_fields(&mut svg, squares, colour),
        None => {
            let fields: String =
                squares.iter().map(corner).map(|(x, y)| format!("M{} {}h100v100h-100z", N(x), N(y))).collect();
            svg.path(&fields, format_args!("fill=\"none\" stroke=\"currentColor\" stroke-width=\"8\""));
        }
    }
    svg.close();
    let side = |of: fn((f64, f64)) -> f64| squares.iter().map(|square| of(corner(square))).fold(0.0, f64::max) + CELL;
    svg.finish_layer(side(|(x, _)| x) + 8.0, side(|(_, y)| y) + 8.0)
}
