//! Diagrams as people know them: valley folds dashed, mountain folds dashed and dotted, arrows, layers a little fanned.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `lines` | the creases that a step makes, as far as they are seen |
//! | `arrows` | what moves where |
//! | `signs` | turning over, half a turn, pushing |

mod arrows;
mod lines;
mod signs;

use crate::figure::{INK, WHITE, has, path, samples};
use crate::model::{Act, Model, Move, Step};
use crate::plane::{Point, at, shared};
use crate::state::{Face, State, bounds};
use crate::svg::{N, Svg, shaded};

/// The box of a diagram: above is the paper, below are the signs.
pub const WIDTH: f64 = 220.0;
/// Its height.
pub const HEIGHT: f64 = 236.0;
/// The room that paper and arrows fill.
const ROOM: f64 = 172.0;
/// A sheet of paper is never drawn larger than this, so that small figures still look small.
const LARGEST: f64 = 230.0;
/// Where the middle of the paper is.
const MIDDLE: Point = at(WIDTH / 2.0, 104.0);
/// The line on which signs stand.
const SIGNS: f64 = 216.0;
/// Layers are shifted by so much, and shown as so many at most.
const FAN: f64 = 0.009;
const LEVELS: u32 = 5;
/// The length of a pinch.
const PINCH: f64 = 9.0;
/// Creases that were unfolded again.
const PALE: &str = "#8d867c";

/// From the table to the picture.
#[derive(Clone, Copy, Debug)]
struct View {
    middle: Point,
    scale: f64,
}

impl View {
    /// So that all of these are seen.
    fn of(points: impl Iterator<Item = Point>) -> Self {
        let (low, high) = bounds(points);
        let scale = ROOM / (high.x - low.x).max(high.y - low.y);
        Self { middle: low.middle(high), scale: scale.min(LARGEST) }
    }

    fn place(&self, point: Point) -> Point {
        at(MIDDLE.x + (point.x - self.middle.x) * self.scale, MIDDLE.y - (point.y - self.middle.y) * self.scale)
    }
}

impl Model {
    /// The diagram of a step, counted from 0: the paper before it, and what is done.
    #[must_use]
    pub fn diagram(&self, step: usize) -> Svg {
        let Some(step) = self.steps.get(step) else { return Svg::default() };
        let mut svg = Svg::default();
        let Some(first) = step.moves.first() else { return svg };
        let arrows = arrows::of(step);
        let ends = arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
        let corners = first.before.faces.iter().flat_map(|face| face.outline());
        let view = View::of(corners.chain(ends));
        let shifts = shifts(&first.before);
        draw_paper(&mut svg, &first.before, &shifts, &view, &self.colour);
        let shifted =
            |place: Point| place + first.before.top_at(place).map_or_else(Point::default, |face| shifts[face]);
        draw_soft(&mut svg, step, &|place| view.place(shifted(place)));
        draw_pinches(&mut svg, step, &|place| view.place(shifted(place)));
        let ink = self.ink(&first.before);
        lines::draw(&mut svg, step, &shifts, &view, ink);
        for arrow in &arrows {
            arrow.draw(&mut svg, &view);
        }
        signs::draw(&mut svg, step, &view);
        svg
    }

    /// The finished figure in the box of a diagram.
    #[must_use]
    pub fn last_diagram(&self) -> Svg {
        let mut svg = Svg::default();
        let size = 196.0;
        svg.open(format_args!("transform=\"translate({} {})\"", N((WIDTH - size) / 2.0), N(MIDDLE.y - size / 2.0)));
        svg.add(&self.figure(size));
        svg.close();
        svg
    }

    /// Creases must be seen on dark paper too.
    fn ink(&self, state: &State) -> &'static str {
        let digits = |at: usize| self.colour.get(at..at + 2).and_then(|part| u8::from_str_radix(part, 16).ok());
        let light: u32 = [1, 3, 5].into_iter().filter_map(digits).map(u32::from).sum();
        let (low, high) = state.bounds();
        let is_coloured = state.top_at(low.middle(high)).is_some_and(|face| state.faces[face].is_up());
        if is_coloured && light < 330 { "#ffffff" } else { INK }
    }
}

/// How many layers lie below each face where it lies, and so how far it is shifted to show them.
fn shifts(state: &State) -> Vec<Point> {
    let outlines: Vec<Vec<Point>> = state.faces.iter().map(|face| face.outline()).collect();
    let mut depth = vec![1_u32; outlines.len()];
    for (at, &face) in state.order.iter().enumerate() {
        for &below in &state.order[..at] {
            if shared(&outlines[face], &outlines[below]).is_some() {
                depth[face] = depth[face].max(depth[below] + 1);
            }
        }
    }
    // Many layers would become a black band: they are shown as a few.
    let most = depth.iter().copied().max().unwrap_or(1).max(2);
    let shown = f64::from(most.min(LEVELS) - 1) / f64::from(most - 1);
    let level = |depth: u32| (f64::from(depth - 1) * shown + 0.01).floor();
    depth.into_iter().map(|depth| at(0.6, 1.0) * (FAN * level(depth))).collect()
}

/// The paper as it lies, without what nobody can see.
fn draw_paper(svg: &mut Svg, state: &State, shifts: &[Point], view: &View, colour: &str) {
    let shifted = |(at, face): (usize, &Face)| face.outline().into_iter().map(|corner| corner + shifts[at]).collect();
    let outlines: Vec<Vec<Point>> = state.faces.iter().enumerate().map(shifted).collect();
    svg.open(format_args!("stroke=\"{INK}\" stroke-width=\"1.1\" stroke-linejoin=\"round\""));
    for (at, &face) in state.order.iter().enumerate() {
        let above = &state.order[at + 1..];
        let shows = samples(&outlines[face]).any(|place| !above.iter().any(|&other| has(&outlines[other], place)));
        if !shows {
            continue;
        }
        let fill = if state.faces[face].is_up() { shaded(colour, 1.12) } else { WHITE.to_owned() };
        let outline: Vec<Point> = outlines[face].iter().map(|&corner| view.place(corner)).collect();
        svg.path(&path(&outline), format_args!("fill=\"{fill}\""));
        lines::draw_marks(svg, state, face, shifts[face], view);
    }
    svg.close();
}

fn draw_soft(svg: &mut Svg, step: &Step, view: &dyn Fn(Point) -> Point) {
    for &soft in &step.soft {
        let place = view(soft);
        let (x, y) = (N(place.x), N(place.y));
        svg.element(
            "circle",
            format_args!("cx=\"{x}\" cy=\"{y}\" r=\"11\" fill=\"#e8b33a\" fill-opacity=\".6\" stroke=\"#8a5b00\""),
        );
    }
}

/// Short marks at an edge.
fn draw_pinches(svg: &mut Svg, step: &Step, view: &dyn Fn(Point) -> Point) {
    for &(from, way) in &step.pinches {
        let one = view(from);
        let other = at(one.x + way.x * PINCH, one.y - way.y * PINCH);
        let d = format!("M{},{} {},{}", N(one.x), N(one.y), N(other.x), N(other.y));
        svg.path(&d, format_args!("fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.6\""));
    }
}

/// The paper with the creases that a movement makes, before it is unfolded again.
fn creased(one: &Move) -> &State {
    match &one.act {
        Act::Crease(_, folded) => &folded.state,
        _ => &one.after,
    }
}
