//! A figure as SVG.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::shape::{self, Spot};
use super::{Figure, Layer, Rgb, shade};
use crate::svg::{N, Svg};

/// What is seen of the sheet: a margin for rim and shadow.
pub const VIEW_BOX: &str = "-4 -4 108 108";
/// The paper-white rim that keeps a figure apart from any ground.
pub const RIM: &str = "#fffcf2";
const SHADOW: &str = "#1a1030";

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
    let mut paths: BTreeMap<Rgb, String> = BTreeMap::new();
    for facet in &layer.facets {
        let path = paths.entry(shade::colour(facet.paper, facet.shade)).or_default();
        draw_polygon(&shape::spots(&facet.corners), path);
    }
    for (colour, path) in paths {
        svg.path(&path, format_args!("color=\"{colour}\""));
    }
}

fn outline(layer: &Layer) -> String {
    let mut path = String::new();
    for spots in shape::outline(layer.facets.iter().map(|facet| &facet.corners[..])) {
        draw_polygon(&spots, &mut path);
    }
    path
}

fn draw_polygon(spots: &[Spot], path: &mut String) {
    for (i, &(x, y)) in spots.iter().enumerate() {
        // Writing to a string can't fail.
        let _ = write!(path, "{}{} {}", if i == 0 { "M" } else { " " }, N(x), N(y));
    }
    path.push('z');
}
