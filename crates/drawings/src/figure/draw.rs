//! A figure as SVG.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::shape::{self, Spot};
use super::{Figure, Layer, Rgb, shade};
use crate::shapes::{Drawing, Place, Shape};
use crate::svg::{N, Svg};

/// What is seen of the sheet: a margin for rim and shadow.
pub const VIEW_BOX: &str = "-4 -4 108 108";
/// The paper-white rim that keeps a figure apart from any ground.
pub const RIM: &str = "#fffcf2";
const SHADOW: &str = "#1a1030";
/// Both as shapes have them.
const RIM_PAPER: Rgb = Rgb([0xff, 0xfc, 0xf2]);
const SHADE: Rgb = Rgb([0x1a, 0x10, 0x30]);

/// How a figure is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// As folded paper.
    Plain,
    /// As folded paper, with a paper-white rim around it.
    Rimmed,
    /// As its silhouette.
    Black,
}

impl Figure {
    /// Draws the figure on the sheet of [`VIEW_BOX`].
    pub fn draw(&self, svg: &mut Svg, style: Style) {
        match style {
            Style::Black => return svg.path(&self.silhouette(), format_args!("fill=\"{SHADOW}\"")),
            Style::Rimmed => {
                let d = self.silhouette();
                let attributes = format_args!("stroke-linejoin=\"round\" fill=\"{RIM}\" stroke=\"{RIM}\"");
                svg.path(&d, format_args!("stroke-width=\"3\" {attributes}"));
            }
            Style::Plain => {}
        }
        // A line of the same colour closes the seams between facets.
        svg.open(format_args!(
            "fill=\"currentColor\" stroke=\"currentColor\" stroke-width=\".5\" stroke-linejoin=\"round\""
        ));
        for layer in &self.layers {
            draw_layer(layer, svg);
        }
        svg.close();
    }

    /// Adds the figure to a picture, with its rim; the place is the upper left corner of its sheet of 100 by 100.
    pub fn add_to(&self, drawing: &mut Drawing, at: Place) {
        let outlines = self.layers.iter().map(outline_of);
        let all: Vec<Vec<Spot>> = outlines.clone().flatten().collect();
        drawing.add(at, Shape::loops(all, RIM_PAPER).edged(RIM_PAPER, 3.0));
        for (layer, outline) in self.layers.iter().zip(outlines) {
            drawing.add(at.to(1.0, 1.4), Shape::loops(outline, SHADE).faint(20));
            for (colour, facets) in by_colour(layer) {
                drawing.add(at, Shape::polygons(facets, colour).edged(colour, 0.5));
            }
        }
    }

    /// The outlines of all layers, as one path.
    #[must_use]
    pub fn silhouette(&self) -> String {
        self.layers.iter().map(outline).collect()
    }

    /// The figure alone, with what it shows in words.
    #[must_use]
    pub fn to_svg(&self, style: Style, title: &str) -> String {
        let mut svg = Svg::default();
        self.draw(&mut svg, style);
        svg.finish_in(VIEW_BOX, title)
    }
}

/// Below each layer lies its shadow: this makes it paper.
fn draw_layer(layer: &Layer, svg: &mut Svg) {
    svg.path(
        &outline(layer),
        format_args!("fill=\"{SHADOW}\" stroke=\"none\" fill-opacity=\".2\" transform=\"translate(1 1.4)\""),
    );
    for (colour, facets) in by_colour(layer) {
        let mut path = String::new();
        facets.iter().for_each(|spots| draw_polygon(spots, &mut path));
        svg.path(&path, format_args!("color=\"{colour}\""));
    }
}

/// The facets of a layer, by their colours.
fn by_colour(layer: &Layer) -> BTreeMap<Rgb, Vec<Vec<Spot>>> {
    let mut all: BTreeMap<Rgb, Vec<Vec<Spot>>> = BTreeMap::new();
    for facet in &layer.facets {
        all.entry(shade::colour(facet.paper, facet.shade)).or_default().push(shape::spots(&facet.corners));
    }
    all
}

fn outline(layer: &Layer) -> String {
    let mut path = String::new();
    outline_of(layer).iter().for_each(|spots| draw_polygon(spots, &mut path));
    path
}

fn outline_of(layer: &Layer) -> Vec<Vec<Spot>> {
    shape::outline(layer.facets.iter().map(|facet| &facet.corners[..]))
}

fn draw_polygon(spots: &[Spot], path: &mut String) {
    for (i, &(x, y)) in spots.iter().enumerate() {
        // Writing to a string can't fail.
        let _ = write!(path, "{}{} {}", if i == 0 { "M" } else { " " }, N(x), N(y));
    }
    path.push('z');
}
