//! No layer goes through another. A folded crease holds its two faces like a taco, a face that goes on is a tortilla.

use super::{Fault, What};
use crate::plane::{Line, Point, Polygon, centre, inside, overlap};
use crate::state::{Crease, Kind, State};

/// A crease on the table.
struct Laid<'a> {
    crease: &'a Crease,
    ends: (Point, Point),
    /// Of both faces: do they lie to the left of it?
    left: (bool, bool),
}

impl Laid<'_> {
    fn is_folded(&self) -> bool {
        self.crease.kind != Kind::Flat
    }

    /// Its face on that side, as seen along the ends of another crease.
    fn on_side(&self, left: bool, along: Point) -> usize {
        let same_way = (self.ends.1 - self.ends.0).dot(along) > 0.0;
        if (self.left.0 == left) == same_way { self.crease.faces.0 } else { self.crease.faces.1 }
    }
}

/// Checks all pairs.
pub fn check(state: &State, creases: &[Crease]) -> Result<(), Fault> {
    let ranks = state.ranks();
    let outlines: Vec<Polygon> = state.faces.iter().map(|face| face.outline()).collect();
    let laid: Vec<Laid> = creases.iter().map(|crease| laid(state, &outlines, crease)).collect();
    for one in laid.iter().filter(|laid| laid.is_folded()) {
        tortillas(&outlines, &ranks, one)?;
    }
    for (at, one) in laid.iter().enumerate() {
        for other in &laid[at + 1..] {
            if overlap(one.ends, other.ends).is_some() {
                pair(&ranks, one, other)?;
            }
        }
    }
    Ok(())
}

fn laid<'a>(state: &State, outlines: &[Polygon], crease: &'a Crease) -> Laid<'a> {
    let place = &state.faces[crease.faces.0].place;
    let ends = (place.of(crease.ends.0), place.of(crease.ends.1));
    let line = Line { from: ends.0, to: ends.1 };
    let is_left = |face: usize| line.height(centre(&outlines[face])) > 0.0;
    Laid { crease, ends, left: (is_left(crease.faces.0), is_left(crease.faces.1)) }
}

fn is_between(ranks: &[usize], faces: (usize, usize), face: usize) -> bool {
    let (low, high) = (ranks[faces.0].min(ranks[faces.1]), ranks[faces.0].max(ranks[faces.1]));
    low < ranks[face] && ranks[face] < high
}

/// No face that goes on past a folded crease lies between its two faces.
fn tortillas(outlines: &[Polygon], ranks: &[usize], one: &Laid) -> Result<(), Fault> {
    let faces = one.crease.faces;
    for (face, outline) in outlines.iter().enumerate() {
        let is_other = face != faces.0 && face != faces.1;
        if is_other && is_between(ranks, faces, face) && inside(outline, one.ends.0, one.ends.1).is_some() {
            let faces = vec![faces.0, faces.1, face];
            return Err(Fault { what: What::TacoTortilla, faces, crease: one.crease.ends });
        }
    }
    Ok(())
}

/// Two creases that lie on each other.
fn pair(ranks: &[usize], one: &Laid, other: &Laid) -> Result<(), Fault> {
    let fault = |what, one: &Laid, other: &Laid| {
        let (a, b) = (one.crease.faces, other.crease.faces);
        Err(Fault { what, faces: vec![a.0, a.1, b.0, b.1], crease: one.crease.ends })
    };
    let along = one.ends.1 - one.ends.0;
    let side_of = |laid: &Laid| laid.left.0 == ((laid.ends.1 - laid.ends.0).dot(along) > 0.0);
    match (one.is_folded(), other.is_folded()) {
        (true, true) => {
            if side_of(one) != side_of(other) {
                return Ok(());
            }
            let (a, b) = other.crease.faces;
            let held = |face| is_between(ranks, one.crease.faces, face);
            let shares = [a, b].iter().any(|face| *face == one.crease.faces.0 || *face == one.crease.faces.1);
            if !shares && held(a) != held(b) { fault(What::TacoTaco, one, other) } else { Ok(()) }
        }
        (true, false) | (false, true) => {
            let (folded, flat) = if one.is_folded() { (one, other) } else { (other, one) };
            let along = folded.ends.1 - folded.ends.0;
            let beside = flat.on_side(folded.left.0, along);
            let is_own = beside == folded.crease.faces.0 || beside == folded.crease.faces.1;
            let goes_through = !is_own && is_between(ranks, folded.crease.faces, beside);
            if goes_through { fault(What::TortillaCrease, folded, flat) } else { Ok(()) }
        }
        (false, false) => {
            let [left, right] = [true, false].map(|left| {
                let (a, b) = (one.on_side(left, along), other.on_side(left, along));
                (a != b).then(|| ranks[a] > ranks[b])
            });
            let crossing = matches!((left, right), (Some(left), Some(right)) if left != right);
            if crossing { fault(What::TortillaTortilla, one, other) } else { Ok(()) }
        }
    }
}
