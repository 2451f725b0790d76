//! The creases that a step makes, as far as they are seen on the paper before it.

use super::{PALE, View, creased};
use crate::figure::INK;
use crate::model::{Act, Step};
use crate::plane::{Point, inside, overlap};
use crate::state::{Kind, State};
use crate::svg::{N, Svg};

/// A crease is looked at in so many pieces: parts of it may be hidden.
const PIECES: u8 = 24;

/// Draws all of them, each line once.
pub fn draw(svg: &mut Svg, step: &Step, shifts: &[Point], view: &View, ink: &str) {
    let Some(shown) = step.moves.first().map(|one| &one.before) else { return };
    let mut drawn: Vec<(Point, Point)> = Vec::new();
    let moves = step.moves.iter().take_while(|one| !matches!(one.act, Act::Over(_) | Act::Spin(_)));
    for one in moves.filter(|one| !matches!(one.act, Act::Pose(_))) {
        for (stretch, kind) in new_lines(shown, shifts, creased(one)) {
            if drawn.iter().any(|&known| overlap(known, stretch).is_some()) {
                continue;
            }
            drawn.push(stretch);
            let dashes = if kind == Kind::Valley { "7 4" } else { "9 3 2 3" };
            let (from, to) = (view.place(stretch.0), view.place(stretch.1));
            let d = format!("M{},{} {},{}", N(from.x), N(from.y), N(to.x), N(to.y));
            // On the other colour of paper a line is seen by its rim.
            let rim = if ink == INK { "#fffdf8" } else { INK };
            for (colour, width, opacity) in [(rim, "3", ".6"), (ink, "1.6", "1")] {
                svg.path(
                    &d,
                    format_args!(
                        "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-opacity=\"{opacity}\" stroke-dasharray=\"{dashes}\""
                    ),
                );
            }
        }
    }
}

/// Creases of `after` that are none of `before`, where they are seen on it, and how the viewer sees them folded.
fn new_lines(before: &State, shifts: &[Point], after: &State) -> Vec<((Point, Point), Kind)> {
    let known: Vec<(Point, Point)> = before.creases().into_iter().map(|crease| crease.ends).collect();
    let mut lines: Vec<((Point, Point), Kind)> = Vec::new();
    for crease in after.creases().into_iter().filter(|crease| crease.kind != Kind::Flat) {
        if known.iter().any(|&ends| overlap(ends, crease.ends).is_some()) {
            continue;
        }
        let (from, to) = crease.ends;
        let way = (to - from) * (1.0 / f64::from(PIECES));
        let mut run: Option<(Point, Point, Kind)> = None;
        for piece in 0..PIECES {
            let (start, end) = (from + way * f64::from(piece), from + way * f64::from(piece + 1));
            let seen = seen_on(before, start.middle(end)).and_then(|face| {
                let kind = if before.faces[face].is_up() == (crease.kind == Kind::Valley) {
                    Kind::Valley
                } else {
                    Kind::Mountain
                };
                let place = |spot| before.place_of(spot).map(|place| place + shifts[face]);
                Some((place(start)?, place(end)?, kind))
            });
            run = match (run, seen) {
                (Some((first, _, kind)), Some((_, last, same))) if kind == same => Some((first, last, kind)),
                (run, seen) => {
                    lines.extend(run.map(|(first, last, kind)| ((first, last), kind)));
                    seen
                }
            };
        }
        lines.extend(run.map(|(first, last, kind)| ((first, last), kind)));
    }
    lines
}

/// The face on which that point of the sheet is seen, if it is.
fn seen_on(state: &State, spot: Point) -> Option<usize> {
    let top = state.top_at(state.place_of(spot)?)?;
    state.faces[top].has(spot).then_some(top)
}

/// The marks on a face.
pub fn draw_marks(svg: &mut Svg, state: &State, face: usize, shift: Point, view: &View) {
    let face = &state.faces[face];
    let mut d = String::new();
    for &(from, to) in &state.marks {
        if let Some((first, last)) = inside(&face.sheet, from, to) {
            let end = |far: f64| view.place(face.place.of(from + (to - from) * far) + shift);
            let (one, other) = (end(first), end(last));
            d.push_str(&format!("M{},{} {},{}", N(one.x), N(one.y), N(other.x), N(other.y)));
        }
    }
    if !d.is_empty() {
        svg.path(&d, format_args!("fill=\"none\" stroke=\"{PALE}\" stroke-width=\".6\""));
    }
}
