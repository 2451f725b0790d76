//! An island, empty or in play.

mod border;
mod layers;
mod shapes;

use islands::atlas::{Island, Site};
use islands::{Colour, Landmark, Side, Square, Squares};

use crate::landmarks;
use crate::palette::{EDGE, GROUND, INK, PAPER, SEA, dark, dashes, hatching, paint};
use crate::svg::{N, Svg};

use border::{border, corners_of};
pub use layers::piece;

/// The side of a square.
const CELL: f64 = 100.0;
/// The room for letters and numbers of columns and rows.
const MARGIN: f64 = 46.0;
/// The height of the name.
const HEAD: f64 = 84.0;
/// A row of the legend.
const LINE: f64 = 74.0;

/// Two signs stand beside each other, unless what one of them means is long.
const LEGEND_COLUMNS: usize = 2;
/// The size of letters in the legend, and where they begin beside a sign.
const LEGEND_LETTERS: f64 = 28.0;
const LEGEND_INDENT: f64 = 70.0;
/// The size of letters in the name.
const NAME_LETTERS: f64 = 46.0;

/// What words a drawing needs, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The letter of each colour.
    pub letters: [&'a str; 3],
    /// The name of each colour.
    pub colours: [&'a str; 3],
    /// The name of each landmark, in the order of [`Landmark::ALL`].
    pub landmarks: [&'a str; Landmark::ALL.len()],
    /// "Outline".
    pub outline: &'a str,
    /// "Surrounded with a single colour", "with different colours".
    pub surrounded: [&'a str; 2],
}

/// An island to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// As it is printed.
    pub island: &'a Island,
    /// What is painted, by colour.
    pub colours: [Squares; 3],
    /// By outline: what filling it has brought.
    pub filled: &'a [Option<u8>],
    /// Words.
    pub words: Words<'a>,
    /// Is the name shown above, and what the signs mean below?
    pub legend: bool,
}

impl<'a> Picture<'a> {
    /// An island without paint.
    #[must_use]
    pub const fn empty(island: &'a Island, words: Words<'a>) -> Self {
        Self { island, colours: [Squares::NONE; 3], filled: &[], words, legend: true }
    }

    fn painted(&self) -> Squares {
        self.colours.iter().fold(Squares::NONE, |all, &some| all.or(some))
    }

    fn colour(&self, square: Square) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.colours[colour as usize].has(square))
    }

    /// The picture as SVG.
    #[must_use]
    pub fn to_svg(&self) -> String {
        let mut svg = Svg::default();
        let rows = f64::from(self.island.rows);
        let width = self.width();
        let top = if self.legend { HEAD } else { MARGIN };
        let legend = self.legend_lines();
        let bottom = if self.legend { LINE * legend.len() as f64 + 40.0 } else { 0.0 };
        let height = top + rows * CELL + MARGIN + bottom;
        svg.element("rect", format_args!("width=\"{}\" height=\"{}\" rx=\"28\" fill=\"{SEA}\"", N(width), N(height)));
        if self.legend {
            let name = &self.island.name;
            let size = N(NAME_LETTERS.min(NAME_LETTERS * (width - MARGIN) / room(name, NAME_LETTERS)));
            let attributes =
                format_args!("font-size=\"{size}\" font-weight=\"600\" fill=\"{INK}\" text-anchor=\"middle\"");
            svg.words(width / 2.0, 56.0, name, attributes);
        }
        self.draw_edges(&mut svg, top);
        svg.open(format_args!("transform=\"translate({} {})\"", N(MARGIN), N(top)));
        self.draw_squares(&mut svg);
        self.draw_outlines(&mut svg, |_| true);
        self.draw_landmarks(&mut svg);
        self.draw_tags(&mut svg, |_| true);
        svg.close();
        if self.legend {
            self.draw_legend(&mut svg, &legend, top + rows * CELL + MARGIN);
        }
        svg.finish(width, height, &self.island.name)
    }

    fn width(&self) -> f64 {
        f64::from(self.island.columns) * CELL + 2.0 * MARGIN
    }

    /// Letters of columns, numbers of rows.
    fn draw_edges(&self, svg: &mut Svg, top: f64) {
        let small = |anchor: &str| format!("font-size=\"30\" fill=\"{INK}\" opacity=\".6\" text-anchor=\"{anchor}\"");
        for column in 0..self.island.columns {
            let letter = char::from(b'a' + column).to_string();
            let x = MARGIN + (f64::from(column) + 0.5) * CELL;
            let y = top + f64::from(self.island.rows) * CELL + 34.0;
            svg.words(x, y, &letter, format_args!("{}", small("middle")));
        }
        for row in 0..self.island.rows {
            let y = top + (f64::from(row) + 0.5) * CELL + 11.0;
            svg.words(MARGIN - 14.0, y, &(row + 1).to_string(), format_args!("{}", small("end")));
        }
    }

    fn draw_squares(&self, svg: &mut Svg) {
        for square in self.island.grid().iter() {
            let (x, y) = corner(square);
            if self.island.empty.has(square) {
                let fill = self.colour(square).map_or(PAPER, paint);
                svg.element(
                    "rect",
                    format_args!(
                        "x=\"{}\" y=\"{}\" width=\"100\" height=\"100\" fill=\"{fill}\" stroke=\"{EDGE}\" stroke-width=\"3\"",
                        N(x),
                        N(y)
                    ),
                );
                if let Some(colour) = self.colour(square) {
                    self.draw_paint(svg, colour, x, y);
                }
            } else if !self.island.at(Landmark::Sea).has(square) {
                let rect = format_args!(
                    "x=\"{}\" y=\"{}\" width=\"100\" height=\"100\" fill=\"{GROUND}\" stroke=\"{EDGE}\" stroke-width=\"3\"",
                    N(x),
                    N(y)
                );
                svg.element("rect", rect);
            }
        }
    }

    fn draw_paint(&self, svg: &mut Svg, colour: Colour, x: f64, y: f64) {
        svg.path(
            hatching(colour),
            format_args!(
                "transform=\"translate({} {})\" fill=\"none\" stroke=\"{}\" stroke-width=\"4\" opacity=\".45\"",
                N(x),
                N(y),
                dark(colour)
            ),
        );
        let attributes = format_args!(
            "font-size=\"40\" font-weight=\"700\" fill=\"{}\" stroke=\"{}\" stroke-width=\"9\" stroke-linejoin=\"round\" \
             paint-order=\"stroke\" text-anchor=\"middle\"",
            dark(colour),
            paint(colour)
        );
        svg.words(x + 50.0, y + 64.0, self.words.letters[colour as usize], attributes);
    }

    /// The outlines with these numbers.
    fn draw_outlines(&self, svg: &mut Svg, which: impl Fn(usize) -> bool) {
        for (_, outline) in self.island.outlines.iter().enumerate().filter(|(i, _)| which(*i)) {
            let colour = outline.colour;
            let border = border(outline.squares, 9.0);
            let line = |svg: &mut Svg, stroke: &str, width: u8, dashes: &str| {
                let attributes = format_args!(
                    "fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" \
                     stroke-linecap=\"round\" stroke-dasharray=\"{dashes}\""
                );
                svg.path(&border, attributes);
            };
            line(svg, PAPER, 13, "none");
            line(svg, dark(colour), 9, dashes(colour));
        }
    }

    /// Colour and, once they are filled, worth of outlines. They stand on the upper edge, clear of the letter below.
    /// Those of the outlines with these numbers.
    fn draw_tags(&self, svg: &mut Svg, which: impl Fn(usize) -> bool) {
        for (i, outline) in self.island.outlines.iter().enumerate().filter(|(i, _)| which(*i)) {
            let colour = outline.colour;
            let Some((x, y)) = outline.squares.first().map(corner) else { continue };
            let brought = self.filled.get(i).copied().flatten();
            let tag = brought.map_or_else(|| self.words.letters[colour as usize].to_owned(), |n| format!("✓{n}"));
            let width = brought.map_or(34.0, |n| if n < 10 { 52.0 } else { 68.0 });
            svg.element(
                "rect",
                format_args!(
                    "x=\"{}\" y=\"{}\" width=\"{}\" height=\"34\" rx=\"9\" fill=\"{}\" stroke=\"{PAPER}\" stroke-width=\"2\"",
                    N(x + 8.0),
                    N(y - 10.0),
                    N(width),
                    dark(colour)
                ),
            );
            let attributes = format_args!("font-size=\"27\" font-weight=\"700\" fill=\"#fff\" text-anchor=\"middle\"");
            svg.words(x + 8.0 + width / 2.0, y + 17.0, &tag, attributes);
        }
    }

    fn draw_landmarks(&self, svg: &mut Svg) {
        for landmark in Landmark::ALL {
            for square in self.island.at(landmark).iter() {
                let (x, y) = corner(square);
                landmarks::draw(svg, landmark, x, y);
            }
        }
        self.draw_seals(svg);
    }

    /// The marks of surrounded landmarks.
    fn draw_seals(&self, svg: &mut Svg) {
        let painted = self.painted();
        let is_surrounded = |site: &&Site| !site.around.is_empty() && site.around.within(painted);
        for site in self.island.sites.iter().filter(is_surrounded) {
            let (x, y) = corner(site.square);
            let single = self.colours.iter().any(|&colour| site.around.within(colour));
            draw_seal(svg, if single { Side::Single } else { Side::Different }, x + 82.0, y + 18.0);
        }
    }

    /// What the signs mean: those that are on the island.
    fn legend_lines(&self) -> Vec<Vec<Sign>> {
        let mut signs: Vec<Sign> = Vec::new();
        let there = |landmark: &Landmark| !self.island.at(*landmark).is_empty();
        signs.extend(Landmark::ALL.into_iter().filter(there).map(Sign::Landmark));
        signs.extend(Colour::ALL.map(Sign::Colour));
        signs.push(Sign::Outline);
        if !self.painted().is_empty() {
            signs.extend(Side::BOTH.map(Sign::Seal));
        }
        let mut lines: Vec<Vec<Sign>> = Vec::new();
        // The last line of short ones, which may have room for one more.
        let mut open = None;
        for sign in signs {
            let is_long = room(self.meaning(sign), LEGEND_LETTERS) > self.legend_step() - LEGEND_INDENT - 8.0;
            match open.and_then(|at: usize| lines.get_mut(at)) {
                Some(line) if !is_long && line.len() < LEGEND_COLUMNS => line.push(sign),
                _ => {
                    open = if is_long { open } else { Some(lines.len()) };
                    lines.push(vec![sign]);
                }
            }
        }
        lines
    }

    /// How wide a column of the legend is.
    fn legend_step(&self) -> f64 {
        (self.width() - MARGIN) / LEGEND_COLUMNS as f64
    }

    /// What a sign means, in words.
    fn meaning(&self, sign: Sign) -> &'a str {
        match sign {
            Sign::Landmark(landmark) => self.words.landmarks[landmark as usize],
            Sign::Colour(colour) => self.words.colours[colour as usize],
            Sign::Outline => self.words.outline,
            Sign::Seal(side) => self.words.surrounded[side as usize],
        }
    }

    fn draw_legend(&self, svg: &mut Svg, lines: &[Vec<Sign>], top: f64) {
        let step = self.legend_step();
        let all = self.width() - MARGIN - LEGEND_INDENT;
        for (row, line) in lines.iter().enumerate() {
            for (column, &sign) in line.iter().enumerate() {
                let (x, y) = (MARGIN / 2.0 + step * column as f64, top + 8.0 + LINE * row as f64);
                self.draw_sign(svg, sign, x, y);
                let words = self.meaning(sign);
                let size = N(LEGEND_LETTERS.min(LEGEND_LETTERS * all / room(words, LEGEND_LETTERS)));
                let attributes = format_args!("font-size=\"{size}\" fill=\"{INK}\"");
                svg.words(x + LEGEND_INDENT, y + 40.0, words, attributes);
            }
        }
    }

    /// A sign at six tenths of its size.
    fn draw_sign(&self, svg: &mut Svg, sign: Sign, x: f64, y: f64) {
        svg.open(format_args!("transform=\"translate({} {}) scale(.6)\"", N(x), N(y)));
        let fill = match sign {
            Sign::Landmark(Landmark::Sea) => SEA,
            Sign::Landmark(_) => GROUND,
            Sign::Colour(colour) => paint(colour),
            Sign::Outline | Sign::Seal(_) => PAPER,
        };
        let rect = format_args!("width=\"100\" height=\"100\" fill=\"{fill}\" stroke=\"{EDGE}\" stroke-width=\"3\"");
        svg.element("rect", rect);
        match sign {
            Sign::Landmark(landmark) => landmarks::draw(svg, landmark, 0.0, 0.0),
            Sign::Colour(colour) => self.draw_paint(svg, colour, 0.0, 0.0),
            Sign::Outline => {
                for (i, colour) in Colour::ALL.into_iter().enumerate() {
                    let y = 26 + 24 * i;
                    let attributes = format_args!(
                        "fill=\"none\" stroke=\"{}\" stroke-width=\"9\" stroke-linecap=\"round\" stroke-dasharray=\"{}\"",
                        dark(colour),
                        dashes(colour)
                    );
                    svg.path(&format!("M14 {y}H86"), attributes);
                }
            }
            Sign::Seal(side) => {
                svg.open(format_args!("transform=\"translate(50 50) scale(1.7)\""));
                draw_seal(svg, side, 0.0, 0.0);
                svg.close();
            }
        }
        svg.close();
    }
}

/// A sign of the legend.
#[derive(Clone, Copy, Debug)]
enum Sign {
    Landmark(Landmark),
    Colour(Colour),
    Outline,
    Seal(Side),
}

/// About how wide words are in letters of this size, in a wide font.
fn room(words: &str, size: f64) -> f64 {
    words.chars().count().max(1) as f64 * size * 0.56
}

/// The upper left corner of a square.
fn corner(square: Square) -> (f64, f64) {
    (f64::from(square.column()) * CELL, f64::from(square.row()) * CELL)
}

const STAR: &str = "0 -17 5 -6 17 -5 8 3 11 15 0 9 -11 15 -8 3 -17 -5 -5 -6";
const HALF: &str = "0 -17 0 9 -11 15 -8 3 -17 -5 -5 -6";

/// The mark of a surrounded landmark: a full star for a single colour, half of one for different colours.
fn draw_seal(svg: &mut Svg, side: Side, x: f64, y: f64) {
    svg.open(format_args!("transform=\"translate({} {})\"", N(x), N(y)));
    svg.element("circle", format_args!("r=\"23\" fill=\"{INK}\""));
    svg.element("polygon", format_args!("points=\"{STAR}\" fill=\"none\" stroke=\"#f6d465\" stroke-width=\"2\""));
    let points = if side == Side::Single { STAR } else { HALF };
    svg.element("polygon", format_args!("points=\"{points}\" fill=\"#f6d465\""));
    svg.close();
}
