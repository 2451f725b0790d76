//! Whether the facets of a figure fit together like paper.

use super::shape::{self, Spot};
use super::{Facet, Fault, Figure, Layer};

/// Smaller facets are crumbs.
const SMALLEST: f64 = 0.3;
/// Sharper angles can't be folded.
const SHARPEST: f64 = 7.0;
/// Facets of a layer share no more than this; numbers are rounded.
const SHARED: f64 = 0.15;
/// A smaller hole is a gap that was not meant.
const HOLE: f64 = 4.0;
/// Nearer to an edge than this, a point lies on it.
const NEAR: f64 = 0.3;

/// What does not fit together, in the file's order.
#[must_use]
pub fn faults(figure: &Figure) -> Vec<Fault> {
    let mut found = Vec::new();
    for layer in &figure.layers {
        check_layer(layer, &mut |line, why| {
            let name = layer.name.as_deref().unwrap_or("limb");
            found.push(Fault { file: format!("{}.fig", figure.name), line, why: format!("{why} (layer {name})") });
        });
    }
    found.sort_by_key(|fault| fault.line);
    // A mirrored facet has the faults of its twin.
    found.dedup();
    found
}

type Tell<'a> = dyn FnMut(usize, String) + 'a;

fn check_layer(layer: &Layer, tell: &mut Tell<'_>) {
    // A limb is a strip, and in a narrow bend its inner side folds over.
    if layer.name.is_none() {
        return;
    }
    let shapes: Vec<Vec<Spot>> = layer.facets.iter().map(|facet| shape::spots(&facet.corners)).collect();
    for (facet, spots) in layer.facets.iter().zip(&shapes) {
        check_facet(facet, spots, tell);
    }
    for (i, (a, one)) in layer.facets.iter().zip(&shapes).enumerate() {
        for (b, other) in layer.facets.iter().zip(&shapes).skip(i + 1) {
            let area = shape::shared(one, other);
            if area > SHARED {
                tell(b.line, format!("the facet overlaps that of line {} by {area:.1} at {}", a.line, middle(other)));
            }
            check_edges(a, one, other, tell);
            check_edges(b, other, one, tell);
        }
    }
    for hole in shape::outline(layer.facets.iter().map(|facet| &facet.corners[..])) {
        let area = -shape::area(&hole);
        if area > 0.01 && area < HOLE {
            let line = layer.facets.first().map_or(1, |facet| facet.line);
            tell(line, format!("there is a gap of {area:.1} between facets around {}", middle(&hole)));
        }
    }
}

fn check_facet(facet: &Facet, spots: &[Spot], tell: &mut Tell<'_>) {
    if !shape::is_simple(spots) {
        return tell(facet.line, "the facet's edges cross each other".to_owned());
    }
    let (area, angle) = (shape::area(spots).abs(), shape::smallest_angle(spots));
    if area < SMALLEST {
        tell(facet.line, format!("the facet has an area of {area:.2}; {SMALLEST} is the least"));
    } else if angle < SHARPEST {
        tell(facet.line, format!("the facet has an angle of {angle:.1}°; {SHARPEST}° is the least"));
    }
}

/// A corner of one facet on the middle of another one's edge leaves a gap when either moves.
fn check_edges(facet: &Facet, spots: &[Spot], other: &[Spot], tell: &mut Tell<'_>) {
    for (i, &a) in spots.iter().enumerate() {
        let b = spots[(i + 1) % spots.len()];
        for &spot in other.iter().filter(|spot| !spots.contains(spot)) {
            if shape::distance_to_edge(spot, a, b).is_some_and(|distance| distance < NEAR) {
                tell(facet.line, format!("the point at {} lies on an edge of the facet: make it a corner", at(spot)));
            }
        }
    }
}

fn middle(spots: &[Spot]) -> String {
    let n = spots.len() as f64;
    at((spots.iter().map(|spot| spot.0).sum::<f64>() / n, spots.iter().map(|spot| spot.1).sum::<f64>() / n))
}

fn at((x, y): Spot) -> String {
    format!("{x:.1} {y:.1}")
}
