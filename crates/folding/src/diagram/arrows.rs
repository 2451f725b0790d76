//! Arrows: from where something moves to where it comes to lie.

use super::{MIDDLE, View};
use crate::figure::INK;
use crate::fold::Way;
use crate::model::{Act, Move, Step};
use crate::plane::{Iso, Line, Point};
use crate::state::State;
use crate::svg::{N, Svg};

/// What an arrow says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    /// To the front.
    Valley,
    /// Behind.
    Mountain,
    /// There and back.
    Crease,
}

/// An arrow on the table.
#[derive(Clone, Copy, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    says: Says,
    /// How much it bends, for its length; below 0 to the other side.
    bend: f64,
}

/// How much arrows bend.
const BEND: f64 = 0.34;
/// Those through the middle of a figure bend less.
const LITTLE: f64 = 0.13;

/// The arrows of a step.
pub fn of(step: &Step) -> Vec<Arrow> {
    let mut arrows: Vec<Arrow> = Vec::new();
    for mut arrow in step.moves.iter().flat_map(of_move) {
        // Two that go the same way bend apart.
        if arrows.iter().any(|known| known.from.is(arrow.from) && known.to.is(arrow.to)) {
            arrow.bend = -arrow.bend;
        }
        arrows.push(arrow);
    }
    arrows
}

fn of_move(one: &Move) -> Vec<Arrow> {
    let place = |spot: Point| (one.before.place_of(spot), one.after.place_of(spot));
    let way = |says, ends: (Option<Point>, Option<Point>)| match ends {
        (Some(from), Some(to)) => vec![Arrow { from, to, says, bend: BEND }],
        _ => Vec::new(),
    };
    match &one.act {
        Act::Crease(fold, folded) => vec![across(&folded.cut, &folded.moves, &fold.line, Says::Crease)],
        Act::Fold(fold, folded) => {
            let says = if fold.way == Way::Valley { Says::Valley } else { Says::Mountain };
            vec![across(&folded.cut, &folded.moves, &fold.line, says)]
        }
        Act::Petal(petal) => {
            way(Says::Valley, place(petal.tip)).into_iter().map(|arrow| Arrow { bend: LITTLE, ..arrow }).collect()
        }
        Act::Reverse(reverse) => {
            reverse.fold.seeds.first().map_or_else(Vec::new, |&seed| way(Says::Valley, place(seed)))
        }
        Act::Pose(pose) => {
            let tilts = pose.tilts.iter().filter(|tilt| tilt.degrees > 60.0);
            tilts.map(|tilt| raised(&pose.base, &tilt.moves, &tilt.line)).collect()
        }
        Act::Over(_) | Act::Spin(_) | Act::Collapse(_) => Vec::new(),
    }
}

/// The point of a flap that is farthest from the line; of an edge that is, its middle.
fn farthest(cut: &State, moves: &[bool], line: &Line) -> Point {
    let faces = cut.faces.iter().zip(moves).filter(|(_, moves)| **moves);
    let corners: Vec<Point> = faces.flat_map(|(face, _)| face.outline()).collect();
    let most = corners.iter().map(|&corner| line.height(corner).abs()).fold(0.0, f64::max);
    let far = corners.iter().copied().filter(|&corner| line.height(corner).abs() > most - 1e-6);
    let (sum, count) = far.fold((Point::default(), 0.0), |(sum, count), corner| (sum + corner, count + 1.0));
    sum * (1.0 / count)
}

fn across(cut: &State, moves: &[bool], line: &Line, says: Says) -> Arrow {
    let from = farthest(cut, moves, line);
    Arrow { from, to: Iso::across(line).of(from), says, bend: BEND }
}

/// A flap that is raised, but not laid down on the other side.
fn raised(base: &State, moves: &[bool], line: &Line) -> Arrow {
    let from = farthest(base, moves, line);
    Arrow { from, to: line.foot(from) + (from - line.foot(from)) * 0.12, says: Says::Valley, bend: BEND }
}

impl Arrow {
    /// Draws it as a curve that bends away from the middle of the picture.
    pub fn draw(&self, svg: &mut Svg, view: &View) {
        let (from, to) = (view.place(self.from), view.place(self.to));
        let way = to - from;
        let side = way.left();
        let middle = from.middle(to);
        let outwards = if side.dot(middle - MIDDLE) < -0.5 { -1.0 } else { 1.0 };
        let bend = middle + side * (self.bend * outwards);
        // It begins and ends a little before what it means.
        let (from, to) = (from + (bend - from).unit() * 2.0, to + (bend - to).unit() * 2.0);
        // Short arrows have small heads.
        let size = (way.length() / 34.0).clamp(0.55, 1.0);
        let back = (bend - to).unit();
        let front = (bend - from).unit();
        let ends_at = to + back * (7.0 * size);
        let starts_at = if self.says == Says::Crease { from + front * (7.0 * size) } else { from };
        let d = format!(
            "M{},{}Q{},{} {},{}",
            N(starts_at.x),
            N(starts_at.y),
            N(bend.x),
            N(bend.y),
            N(ends_at.x),
            N(ends_at.y)
        );
        // A pale rim keeps it apart from what lies below.
        for (colour, width) in [("#fffdf8", "4.2"), (INK, "1.7")] {
            svg.path(
                &d,
                format_args!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linecap=\"round\""),
            );
        }
        head(svg, to, back * size, self.says != Says::Mountain);
        if self.says == Says::Crease {
            head(svg, from, front * size, false);
        }
    }
}

/// The head of an arrow at `tip`; `back` points along its shaft, 1 long if it is of full size. A hollow one goes behind, or back.
fn head(svg: &mut Svg, tip: Point, back: Point, is_filled: bool) {
    let (left, right) = (tip + back * 11.0 + back.left() * 4.6, tip + back * 11.0 - back.left() * 4.6);
    let fill = if is_filled { INK } else { "#fffdf8" };
    let d = format!("M{},{} {},{} {},{}Z", N(tip.x), N(tip.y), N(left.x), N(left.y), N(right.x), N(right.y));
    svg.path(&d, format_args!("fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1.1\" stroke-linejoin=\"round\""));
}
