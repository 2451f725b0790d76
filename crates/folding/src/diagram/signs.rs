//! Signs beside the paper: turn over, half a turn, push here.

use super::{SIGNS, View, WIDTH};
use crate::figure::INK;
use crate::model::{Act, Move, Step};
use crate::plane::{Line, Point, at};
use crate::state::Kind;
use crate::svg::{N, Svg};

/// Draws the signs of a step.
pub fn draw(svg: &mut Svg, step: &Step, view: &View) {
    for one in &step.moves {
        match &one.act {
            Act::Over(axis) => turn_over(svg, axis),
            Act::Spin(_) => half_turn(svg),
            Act::Collapse(around) => {
                for (from, towards) in pushed(one, *around) {
                    push(svg, view.place(from), view.place(towards));
                }
            }
            _ => {}
        }
    }
    for &press in &step.press {
        // From outside: the body is at the edge.
        push(svg, view.place(press), view.place(press + at(-0.2, -0.35)));
    }
}

/// The ends of the mountain folds of a collapse: what is pushed in, and towards what.
fn pushed(one: &Move, around: Point) -> Vec<(Point, Point)> {
    let shown = &one.before;
    let Some(centre) = shown.place_of(around) else { return Vec::new() };
    let is_up = shown.faces.first().is_some_and(|face| face.is_up());
    let inwards = if is_up { Kind::Mountain } else { Kind::Valley };
    let creases = one.after.creases().into_iter().filter(|crease| crease.kind == inwards);
    let outer = creases.filter_map(|crease| [crease.ends.0, crease.ends.1].into_iter().find(|end| !end.is(around)));
    outer.filter_map(|end| shown.place_of(end)).map(|end| (end, centre)).collect()
}

/// A short fat hollow arrow that points at a place, away from `towards`' other side.
fn push(svg: &mut Svg, place: Point, towards: Point) {
    let way = (towards - place).unit();
    let (tip, side) = (place + way * 7.0, way.left());
    let back = |far: f64, wide: f64| tip - way * far + side * wide;
    let corners =
        [tip, back(9.0, 8.0), back(9.0, 3.6), back(21.0, 3.6), back(21.0, -3.6), back(9.0, -3.6), back(9.0, -8.0)];
    svg.path(
        &crate::figure::path(&corners),
        format_args!("fill=\"#fffdf8\" stroke=\"{INK}\" stroke-width=\"1.4\" stroke-linejoin=\"round\""),
    );
}

/// An arrow with a loop in it; upright if the axis is level.
fn turn_over(svg: &mut Svg, axis: &Line) {
    let way = axis.direction();
    let is_level = way.x.abs() > way.y.abs();
    let turn = if is_level { " scale(.72) rotate(-90)" } else { "" };
    svg.open(format_args!("transform=\"translate({} {}){turn}\" stroke=\"{INK}\"", N(WIDTH / 2.0), N(SIGNS)));
    svg.path(
        "M-24,6C-12,6 7,5 7,-4C7,-13 -7,-13 -7,-4C-7,5 8,6 17,6",
        format_args!("fill=\"none\" stroke-width=\"1.8\" stroke-linecap=\"round\""),
    );
    svg.path("M26,6 15,1.4 15,10.6Z", format_args!("fill=\"{INK}\" stroke-width=\"1\" stroke-linejoin=\"round\""));
    svg.close();
}

/// Two arrows in a circle.
fn half_turn(svg: &mut Svg) {
    svg.open(format_args!("transform=\"translate({} {})\" stroke=\"{INK}\"", N(WIDTH / 2.0), N(SIGNS - 4.0)));
    for turn in [0, 180] {
        svg.open(format_args!("transform=\"rotate({turn})\""));
        svg.path(
            "M-12,0A12,12 0 0 1 9.5,-7.5",
            format_args!("fill=\"none\" stroke-width=\"1.8\" stroke-linecap=\"round\""),
        );
        svg.path(
            "M14.5,-1.5 5.6,-6.4 12.6,-11.4Z",
            format_args!("fill=\"{INK}\" stroke-width=\"1\" stroke-linejoin=\"round\""),
        );
        svg.close();
    }
    svg.close();
}
