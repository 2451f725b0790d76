//! Collapse and petal fold, exactly: no face is stretched at any moment.

use crate::model::Petal;
use crate::plane::{Line, Point};
use crate::space::{Spot, spot, turned};
use crate::state::State;

/// Where a point of the sheet is while a base is collapsed, `far` from 0 to 1. The lowest face of what it becomes stays below,
/// the opposite one comes to lie on it, and what is between them is pushed in. In the middle all rests on the creases, and
/// the whole is tipped by a quarter of a turn, so that the viewer ends in front of it.
#[must_use]
pub fn collapsed(before: &State, after: &State, around: Point, place: Point, far: f64) -> Option<Spot> {
    let centre = before.place_of(around)?;
    let lowest = after.order.first().map(|&face| after.centre_of(face))?;
    let up = (lowest - centre).unit();
    let right = -up.left();
    let (x, y) = (right.dot(place - centre), up.dot(place - centre));
    let (sin, cos) = libm::sincos(std::f64::consts::FRAC_PI_2 * far);
    let diagonal = libm::sqrt(0.5);
    // How high a diagonal rises, and how far out it then is.
    let rise = diagonal * sin / (1.0 + cos);
    let out = libm::sqrt((0.5 - rise * rise).max(0.0));
    let (sign_x, sign_y) = (if x < 0.0 { -1.0 } else { 1.0 }, if y < 0.0 { -1.0 } else { 1.0 });
    let (wide, high) = (x.abs(), y.abs());
    let upright = if high >= wide {
        spot(x, sign_y * high * out / diagonal, high * rise / diagonal)
    } else {
        let (split, edge) = (wide - high, high / diagonal);
        spot(sign_x * (split * cos + edge * diagonal), sign_y * edge * out, split * sin + edge * rise)
    };
    let (y, z) = (upright.y * cos + upright.z * sin, upright.z * cos - upright.y * sin);
    let flat = centre + right * upright.x + up * y;
    Some(spot(flat.x, flat.y, z))
}

/// Where a corner of the faces of a petal fold is, `far` from 0 to 1: the tip turns about the hinge, the points of the edge beside
/// it are mirrored from the place they will have, and all other corners stay.
#[must_use]
pub fn petalled(before: &State, after: &State, petal: &Petal, corner: Point, far: f64) -> Option<Spot> {
    let start = before.place_of(petal.tip)?;
    let hinge = Line::through(before.place_of(petal.hinge[0])?, before.place_of(petal.hinge[1])?)?;
    let hinge = if hinge.height(start) > 0.0 { hinge } else { Line { from: hinge.to, to: hinge.from } };
    let tip = turned(Spot::flat(start), &hinge, 180.0 * far);
    if corner.is(petal.tip) {
        return Some(tip);
    }
    for (at, &(stays, edge)) in petal.sides.iter().enumerate() {
        if corner.is(edge) {
            let (stays, fixed) = (before.place_of(stays)?, before.place_of(petal.hinge[at])?);
            let goal = Spot::flat(after.place_of(edge)?);
            // While the tip still lies on the corner that stays, it is about to move straight up.
            let arm = if far < 1e-6 { spot(0.0, 0.0, 1.0) } else { tip.from(Spot::flat(stays)) };
            let normal = arm.cross(Spot::flat(fixed - stays)).unit();
            let off = normal.dot(goal.from(Spot::flat(stays)));
            return Some(goal.from(normal.times(2.0 * off)));
        }
    }
    before.place_of(corner).map(Spot::flat)
}
