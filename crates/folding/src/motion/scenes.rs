//! Each movement as a scene.

use super::{Kind, Scene, collapsed, petalled};
use crate::fold::{Folded, Way};
use crate::model::{Act, Move, Pose, Reverse};
use crate::plane::{Line, Point, inside, shared};
use crate::space::{Spot, seen};
use crate::state::{State, bounds};

/// So many key frames show a collapse or a petal fold.
const FRAMES: u32 = 13;

/// A movement for the script.
pub fn scene(one: &Move) -> Scene {
    let mut scene = match &one.act {
        Act::Crease(fold, folded) => turning(&fold.line, folded, 1.0, true),
        Act::Fold(fold, folded) => {
            turning(&fold.line, folded, if fold.way == Way::Mountain { -1.0 } else { 1.0 }, false)
        }
        Act::Over(axis) => Scene { kind: Kind::Over, numbers: on_line(axis), ..all(&one.before, |_| Vec::new()) },
        Act::Spin(about) => {
            Scene { kind: Kind::Spin, numbers: vec![about.x, about.y], ..all(&one.before, |_| Vec::new()) }
        }
        Act::Collapse(around) => framed(one, |corner, far| {
            let place = one.before.place_of(corner)?;
            collapsed(&one.before, &one.after, *around, place, far)
        }),
        Act::Petal(petal) => framed(one, |corner, far| petalled(&one.before, &one.after, petal, corner, far)),
        Act::Reverse(reverse) => swinging(reverse),
        Act::Pose(pose) => posing(pose),
    };
    let last = match &one.act {
        Act::Pose(pose) => view(pose.corners(1.0).into_iter().flatten().map(|spot| seen(spot, pose.look).0)),
        _ => view_of(&one.after),
    };
    scene.views = [view_of(&one.before), last];
    scene
}

fn view(points: impl Iterator<Item = Point>) -> (Point, f64) {
    let (low, high) = bounds(points);
    (low.middle(high), (high.x - low.x).max(high.y - low.y) / 2.0)
}

fn view_of(state: &State) -> (Point, f64) {
    view(state.faces.iter().flat_map(|face| face.outline()))
}

fn on_line(line: &Line) -> Vec<f64> {
    let way = line.direction();
    vec![line.from.x, line.from.y, way.x, way.y]
}

/// Points, each once.
#[derive(Default)]
struct Points(Vec<Point>);

impl Points {
    fn number(&mut self, point: Point) -> usize {
        self.0.iter().position(|known| known.is(point)).unwrap_or_else(|| {
            self.0.push(point);
            self.0.len() - 1
        })
    }
}

/// All faces of a state, from the lowest up, with the numbers that `about` gives each of them.
fn all(state: &State, about: impl Fn(usize) -> Vec<i64>) -> Scene {
    let mut points = Points::default();
    let (mut faces, mut marks) = (Vec::new(), Vec::new());
    for (rank, &at) in state.order.iter().enumerate() {
        let face = &state.faces[at];
        let corners = face.sheet.iter().map(|&corner| points.number(face.place.of(corner))).collect();
        faces.push((about(at), corners));
        for &(from, to) in &state.marks {
            if let Some((first, last)) = inside(&face.sheet, from, to) {
                let [a, b] = [first, last].map(|far| points.number(face.place.of(from + (to - from) * far)));
                marks.push((rank, a, b));
            }
        }
    }
    let views = [(Point::default(), 1.0); 2];
    let (numbers, frames, order) = (Vec::new(), Vec::new(), Vec::new());
    Scene { kind: Kind::Fold, views, numbers, points: points.0, faces, marks, frames, order }
}

/// A flap that turns about a line: towards the viewer or, with -1, away.
fn turning(line: &Line, folded: &Folded, towards: f64, back: bool) -> Scene {
    // The flap is on the left of the line.
    let moving = folded.moves.iter().position(|&moves| moves).unwrap_or(0);
    let is_left = line.height(folded.cut.centre_of(moving)) > 0.0;
    let line = if is_left { *line } else { Line { from: line.to, to: line.from } };
    let mut numbers = on_line(&line);
    numbers.extend([towards, f64::from(u8::from(back))]);
    Scene { kind: Kind::Fold, numbers, ..all(&folded.cut, |face| vec![i64::from(folded.moves[face])]) }
}

/// Key frames of the paper cut by the creases of both states.
fn framed(one: &Move, place: impl Fn(Point, f64) -> Option<Spot>) -> Scene {
    let after = one.after.ranks();
    let mut points = Points::default();
    let mut faces = Vec::new();
    for &below in &one.before.order {
        for (at, face) in one.after.faces.iter().enumerate() {
            if let Some(part) = shared(&face.sheet, &one.before.faces[below].sheet) {
                let corners = part.iter().map(|&corner| points.number(corner)).collect();
                faces.push((vec![after[at] as i64], corners));
            }
        }
    }
    let frame = |n: u32| {
        let far = f64::from(n) / f64::from(FRAMES - 1);
        points.0.iter().map(|&corner| place(corner, far).unwrap_or_default()).collect()
    };
    let frames = (0..FRAMES).map(frame).collect();
    Scene {
        kind: Kind::Frames,
        numbers: Vec::new(),
        points: Vec::new(),
        faces,
        marks: Vec::new(),
        frames,
        ..all(&one.after, |_| Vec::new())
    }
}

/// A reverse fold: every face of the flap is cut by a line that turns about a point, and what is beyond it is mirrored.
fn swinging(reverse: &Reverse) -> Scene {
    let base = &reverse.base;
    let line = &reverse.fold.line;
    let seed = reverse.fold.seeds.first().and_then(|&seed| base.place_of(seed)).unwrap_or_default();
    let way = if line.height(seed) > 0.0 { line.direction() } else { -line.direction() };
    let from = reverse.from.direction();
    let from = if from.dot(way) < 0.0 { -from } else { from };
    let turn = libm::atan2(from.cross(way), from.dot(way));
    let numbers = vec![reverse.pivot.x, reverse.pivot.y, from.x, from.y, turn];
    let ranks = base.ranks();
    let mut order: Vec<(usize, i64)> = base.order.iter().map(|&face| (ranks[face], WHOLE)).collect();
    if let Ok(folded) = base.folded(&reverse.fold) {
        order = parts_in_order(base, &folded);
    }
    Scene { kind: Kind::Swing, numbers, order, ..all(base, |_| Vec::new()) }
}

/// The part of a face that is drawn: all of it, what stays, or what is mirrored.
const WHOLE: i64 = 2;
const STAYS: i64 = 0;
const MOVES: i64 = 1;

/// The faces of `base`, by rank, and their parts in the order of the folded paper. What stays of a face of the flap is drawn where the
/// face was, also if nothing of it stays in the end.
fn parts_in_order(base: &State, folded: &Folded) -> Vec<(usize, i64)> {
    let ranks = base.ranks();
    let parent = |at: usize| {
        let middle = crate::plane::centre(&folded.state.faces[at].sheet);
        base.faces_at(middle).next().map_or(0, |face| ranks[face])
    };
    let moving: Vec<usize> = (0..folded.moves.len()).filter(|&at| folded.moves[at]).map(parent).collect();
    let mut order: Vec<(usize, i64)> = Vec::new();
    let mut next = 0;
    let part = |rank: usize| (rank, if moving.contains(&rank) { STAYS } else { WHOLE });
    for &at in &folded.state.order {
        let rank = parent(at);
        if folded.moves[at] {
            order.push((rank, MOVES));
        } else {
            while next <= rank {
                order.push(part(next));
                next += 1;
            }
        }
    }
    order.extend((next..base.faces.len()).map(part));
    order
}

/// Flaps that open. Each face says by bits which tilts turn it; `order` is how they are drawn in the end.
fn posing(pose: &Pose) -> Scene {
    let mut numbers = vec![pose.look.0, pose.look.1];
    for tilt in &pose.tilts {
        numbers.extend(on_line(&tilt.line));
        numbers.push(tilt.degrees);
    }
    let bits = |face: usize| {
        let turned = pose.tilts.iter().enumerate().filter(|(_, tilt)| tilt.moves[face]);
        vec![turned.map(|(bit, _)| 1_i64 << bit).sum()]
    };
    let ranks = pose.base.ranks();
    let order = pose.seen(pose.look).iter().map(|seen| (ranks[seen.face], WHOLE)).collect();
    Scene { kind: Kind::Pose, numbers, order, ..all(&pose.base, bits) }
}
