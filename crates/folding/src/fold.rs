//! Folding: simple folds of one or several layers, and reverse folds.

use crate::plane::{Iso, Line, ON, Point, left_of};
use crate::state::{Face, State};

/// Which way a flap goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    /// To the front, above everything.
    Valley,
    /// Behind everything.
    Mountain,
    /// The flap is two layers joined at a ridge, and is turned inside out between them.
    Inside(Half),
    /// The flap is two layers joined at a ridge, and is turned inside out around all the rest.
    Outside(Half),
}

/// The half of the sheet on the side of `side` of a line: the lower one of both layers of a flap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Half {
    /// The ridge, on the sheet.
    pub ridge: Line,
    /// A point of the half.
    pub side: Point,
}

impl Half {
    fn has(&self, face: &Face) -> bool {
        let centre = crate::plane::centre(&face.sheet);
        (self.ridge.height(centre) > 0.0) == (self.ridge.height(self.side) > 0.0)
    }
}

/// A fold: everything that hangs together with the faces at `seeds`, on their side of the line, is moved across it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fold {
    /// The crease to be made, on the table.
    pub line: Line,
    /// Points of the sheet; the first one says on which side of the line the flap is.
    pub seeds: Vec<Point>,
    /// Which way it goes.
    pub way: Way,
}

/// What became of the faces.
#[derive(Clone, Debug, PartialEq)]
pub struct Folded {
    /// Cut by the line, but still in its old place.
    pub cut: State,
    /// For each face of it: does it move?
    pub moves: Vec<bool>,
    /// After the fold.
    pub state: State,
}

/// Why nothing could be folded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// No face is at the seed.
    NoSuchSpot,
    /// The seed lies on the line itself.
    OnTheLine,
    /// The line does not cross the paper there.
    NothingMoves,
}

impl State {
    /// The flap that a fold would move: the paper cut by the line, and which of its parts move. Faces that do not move stay whole.
    ///
    /// # Errors
    /// If there is no such flap.
    pub fn flap(&self, line: &Line, seeds: &[Point]) -> Result<(Self, Vec<bool>), Refused> {
        let first = seeds.first().and_then(|&seed| self.place_of(seed)).ok_or(Refused::NoSuchSpot)?;
        let height = line.height(first);
        if height.abs() < ON {
            return Err(Refused::OnTheLine);
        }
        // The moving side is on the left.
        let line = if height > 0.0 { *line } else { Line { from: line.to, to: line.from } };
        let parts: Vec<Option<Vec<Point>>> = self.faces.iter().map(|face| part_of(face, &line)).collect();
        let moving = self.flood(&line, seeds, &parts);
        if !moving.contains(&true) {
            return Err(Refused::NothingMoves);
        }
        Ok(self.cut_apart(&line, parts, &moving))
    }

    /// Which parts hang together with those at the seeds; what only meets in the line does not.
    fn flood(&self, line: &Line, seeds: &[Point], parts: &[Option<Vec<Point>>]) -> Vec<bool> {
        let moving_part = |face: usize| Some(Face { sheet: parts[face].clone()?, place: self.faces[face].place });
        let mut reached = vec![false; self.faces.len()];
        let has_seed = |face: &Face| seeds.iter().any(|&seed| face.has(seed));
        let mut open: Vec<usize> =
            (0..self.faces.len()).filter(|&face| moving_part(face).is_some_and(|part| has_seed(&part))).collect();
        while let Some(face) = open.pop() {
            if std::mem::replace(&mut reached[face], true) {
                continue;
            }
            for other in (0..self.faces.len()).filter(|&other| !reached[other]) {
                if let (Some(one), Some(two)) = (moving_part(face), moving_part(other)) {
                    let pair = Self { faces: vec![one, two], order: vec![0, 1], marks: Vec::new() };
                    let place = pair.faces[0].place;
                    let hang_together =
                        |ends: (Point, Point)| [ends.0, ends.1].iter().any(|&end| line.height(place.of(end)) > ON);
                    if pair.creases().iter().any(|crease| hang_together(crease.ends)) {
                        open.push(other);
                    }
                }
            }
        }
        reached
    }

    fn cut_apart(&self, line: &Line, parts: Vec<Option<Vec<Point>>>, moving: &[bool]) -> (Self, Vec<bool>) {
        let back = Line { from: line.to, to: line.from };
        let (mut faces, mut order, mut moves) = (Vec::new(), Vec::new(), Vec::new());
        let mut parts: Vec<_> = parts.into_iter().map(Some).collect();
        for &at in &self.order {
            let face = &self.faces[at];
            let part = parts[at].take().flatten().filter(|_| moving[at]);
            let rest = if part.is_some() { part_of(face, &back) } else { Some(face.sheet.clone()) };
            for (sheet, does_move) in [(rest, false), (part, true)] {
                if let Some(sheet) = sheet {
                    order.push(faces.len());
                    faces.push(Face { sheet, place: face.place });
                    moves.push(does_move);
                }
            }
        }
        (Self { faces, order, marks: self.marks.clone() }, moves)
    }

    /// Folds it.
    ///
    /// # Errors
    /// If there is no such flap. Whether paper can do that is told by [`State::check`].
    pub fn folded(&self, fold: &Fold) -> Result<Folded, Refused> {
        let (cut, moves) = self.flap(&fold.line, &fold.seeds)?;
        let across = Iso::across(&fold.line);
        let mut state = cut.clone();
        for (face, _) in state.faces.iter_mut().zip(&moves).filter(|(_, moves)| **moves) {
            face.place = across.after(&face.place);
        }
        state.order = order_after(&cut, &moves, fold);
        Ok(Folded { cut, moves, state })
    }
}

/// The part of a face to the left of a line on the table, on the sheet.
fn part_of(face: &Face, line: &Line) -> Option<Vec<Point>> {
    let back = face.place.back();
    let (from, to) = (back.of(line.from), back.of(line.to));
    let line = if face.is_up() { Line { from, to } } else { Line { from: to, to: from } };
    left_of(&face.sheet, &line)
}

fn order_after(cut: &State, moves: &[bool], fold: &Fold) -> Vec<usize> {
    let (moved, stays): (Vec<usize>, Vec<usize>) = cut.order.iter().partition(|&&face| moves[face]);
    let turned = |some: &[usize]| -> Vec<usize> { some.iter().rev().copied().collect() };
    match fold.way {
        Way::Valley => [stays, turned(&moved)].concat(),
        Way::Mountain => [turned(&moved), stays].concat(),
        Way::Outside(half) => {
            let (lower, upper): (Vec<usize>, Vec<usize>) = moved.iter().partition(|&&face| half.has(&cut.faces[face]));
            [turned(&lower), stays, turned(&upper)].concat()
        }
        Way::Inside(half) => {
            let (lower, upper): (Vec<usize>, Vec<usize>) = moved.iter().partition(|&&face| half.has(&cut.faces[face]));
            let partners = |face: usize| {
                let meets = |other: usize| {
                    let faces = vec![cut.faces[face].clone(), cut.faces[other].clone()];
                    !State { faces, order: vec![0, 1], marks: Vec::new() }.creases().is_empty()
                };
                lower.iter().any(|&other| meets(other))
            };
            // Between the layers: right above what the lower half stays joined to.
            let above = stays.iter().rposition(|&face| partners(face)).map_or(0, |place| place + 1);
            [stays[..above].to_vec(), turned(&lower), turned(&upper), stays[above..].to_vec()].concat()
        }
    }
}
