//! Collapsing, petal folds and the like: states that a model declares by their faces and layers. Where the faces come to lie
//! follows from reflections; whether that is possible is checked like any other state.

use crate::plane::{Iso, Line, Point, area};
use crate::state::{Face, State};

/// Why a declared state is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loose {
    /// The face that stays where it is lies on no single face of the paper before.
    Root(usize),
    /// That face hangs together with no other one.
    Face(usize),
}

impl State {
    /// The paper with these faces, listed from the lowest to the uppermost. Every edge that two of them share is folded; `root` stays where it is.
    ///
    /// # Errors
    /// If the faces do not hang together.
    pub fn declared(&self, faces: &[Vec<Point>], root: usize) -> Result<Self, Loose> {
        let sheets: Vec<Vec<Point>> = faces.iter().map(|face| counter_clockwise(face)).collect();
        let holds = |face: &&Face| sheets[root].iter().all(|&corner| face.has(corner));
        let start = self.faces.iter().find(holds).ok_or(Loose::Root(root))?.place;
        let unplaced: Vec<Face> = sheets.into_iter().map(|sheet| Face { sheet, place: Iso::NONE }).collect();
        let order = (0..unplaced.len()).collect();
        let mut state = Self { faces: unplaced, order, marks: self.marks.clone() };
        let creases = state.creases();
        let mut placed = vec![None; state.faces.len()];
        placed[root] = Some(start);
        let mut open = vec![root];
        while let Some(face) = open.pop() {
            for crease in &creases {
                let other = match crease.faces {
                    (one, other) if one == face => other,
                    (other, one) if one == face => other,
                    _ => continue,
                };
                if let (Some(place), None) = (placed[face], placed[other]) {
                    let line = Line { from: crease.ends.0, to: crease.ends.1 };
                    placed[other] = Some(place.after(&Iso::across(&line)));
                    open.push(other);
                }
            }
        }
        for (at, place) in placed.into_iter().enumerate() {
            state.faces[at].place = place.ok_or(Loose::Face(at))?;
        }
        Ok(state)
    }
}

fn counter_clockwise(face: &[Point]) -> Vec<Point> {
    let mut face = face.to_vec();
    if area(&face) < 0.0 {
        face.reverse();
    }
    face
}
