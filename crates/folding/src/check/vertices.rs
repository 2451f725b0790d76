//! What holds at every point inside of the sheet where creases meet.

use super::{Fault, What};
use crate::plane::{ON, Point, SAME, at};
use crate::state::{Crease, Kind, State};

/// Checks every inner point.
pub fn check(state: &State, creases: &[Crease]) -> Result<(), Fault> {
    let folded: Vec<&Crease> = creases.iter().filter(|crease| crease.kind != Kind::Flat).collect();
    let mut seen: Vec<Point> = Vec::new();
    for end in folded.iter().flat_map(|crease| [crease.ends.0, crease.ends.1]) {
        let is_inside = [end.x, end.y].iter().all(|&part| part > ON && part < 1.0 - ON);
        if is_inside && !seen.iter().any(|known| known.is(end)) {
            seen.push(end);
            point(state, &folded, end)?;
        }
    }
    Ok(())
}

/// The directions of the creases that meet at a point, counter-clockwise, with their kinds.
fn rays(folded: &[&Crease], point: Point) -> Vec<(Point, Kind)> {
    let mut rays = Vec::new();
    for crease in folded {
        let (a, b) = crease.ends;
        // On the crease, not only on its line.
        if a.to(point) + b.to(point) - a.to(b) > ON {
            continue;
        }
        for end in [a, b].into_iter().filter(|end| !end.is(point)) {
            rays.push(((end - point).unit(), crease.kind));
        }
    }
    let half = |way: Point| way.y < 0.0 || (way.y == 0.0 && way.x < 0.0);
    rays.sort_by(|(one, _), (other, _)| half(*one).cmp(&half(*other)).then_with(|| other.cross(*one).total_cmp(&0.0)));
    rays
}

fn point(state: &State, folded: &[&Crease], place: Point) -> Result<(), Fault> {
    let rays = rays(folded, place);
    let fault = |what| {
        let faces = state.faces_at(place).collect();
        let far = rays.first().map_or(place, |(way, _)| place + *way * 0.1);
        Err(Fault { what, faces, crease: (place, far) })
    };
    if let [(one, kind), (other, same)] = *rays.as_slice() {
        let goes_on = one.cross(other).abs() < ON && one.dot(other) < 0.0 && kind == same;
        return if goes_on { Ok(()) } else { fault(What::Bent) };
    }
    if rays.len() % 2 == 1 {
        return fault(What::Odd);
    }
    // Directions as complex numbers: the product of every other turn is half a turn.
    let mut turn = at(1.0, 0.0);
    for pair in rays.chunks(2) {
        let (from, to) = (pair[0].0, pair[1].0);
        let by = at(from.dot(to), from.cross(to));
        turn = at(turn.x * by.x - turn.y * by.y, turn.x * by.y + turn.y * by.x);
    }
    if turn.to(at(-1.0, 0.0)) > SAME {
        return fault(What::Kawasaki);
    }
    let mountains = rays.iter().filter(|(_, kind)| *kind == Kind::Mountain).count();
    if mountains.abs_diff(rays.len() - mountains) != 2 { fault(What::Maekawa) } else { Ok(()) }
}
