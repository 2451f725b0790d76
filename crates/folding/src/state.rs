//! [`State`]: a folded sheet that lies flat. Faces are placed by reflections, the order of layers is given; all else follows.

use crate::plane::{Iso, Line, ON, Point, Polygon, area, at, centre, edges, overlap};

/// A part of the sheet that is not creased.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// Where it is on the sheet: convex, counter-clockwise, in the unit square.
    pub sheet: Polygon,
    /// From the sheet to the table. The coloured side of the sheet is seen if it does not turn it over.
    pub place: Iso,
}

impl Face {
    /// Its corners on the table, counter-clockwise.
    #[must_use]
    pub fn outline(&self) -> Polygon {
        let mut outline: Polygon = self.sheet.iter().map(|&corner| self.place.of(corner)).collect();
        if !self.is_up() {
            outline.reverse();
        }
        outline
    }

    /// Does its coloured side face the viewer?
    #[must_use]
    pub const fn is_up(&self) -> bool {
        self.place.side() > 0.0
    }

    /// Does that point of the sheet belong to it? Points on an edge belong to both faces.
    #[must_use]
    pub fn has(&self, spot: Point) -> bool {
        edges(&self.sheet).all(|(from, to)| Line { from, to }.height(spot) > -ON)
    }
}

/// How a crease is folded, seen on the coloured side of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It is not folded.
    Flat,
    /// The coloured side is inside.
    Valley,
    /// The coloured side is outside.
    Mountain,
}

/// Where two faces meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crease {
    /// Both faces.
    pub faces: (usize, usize),
    /// Its ends, on the sheet.
    pub ends: (Point, Point),
    /// How it is folded.
    pub kind: Kind,
}

/// A sheet that lies flat.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// All of the sheet.
    pub faces: Vec<Face>,
    /// All faces from the lowest to the uppermost.
    pub order: Vec<usize>,
    /// Creases that were made and unfolded again, on the sheet. They do not divide faces.
    pub marks: Vec<(Point, Point)>,
}

/// How a sheet lies before it is folded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lying {
    /// With an edge towards the viewer.
    Square,
    /// With a corner towards the viewer.
    Diamond,
}

impl State {
    /// A sheet with its coloured side up and its centre at the origin.
    #[must_use]
    pub fn sheet(lying: Lying) -> Self {
        let half = libm::sqrt(0.5);
        let place = match lying {
            Lying::Square => Iso { shift: at(-0.5, -0.5), ..Iso::NONE },
            Lying::Diamond => Iso { rows: [at(half, -half), at(half, half)], shift: at(0.0, -half) },
        };
        let sheet = vec![at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)];
        Self { faces: vec![Face { sheet, place }], order: vec![0], marks: Vec::new() }
    }

    /// The place of each face in the order.
    #[must_use]
    pub fn ranks(&self) -> Vec<usize> {
        let mut ranks = vec![0; self.faces.len()];
        for (rank, &face) in self.order.iter().enumerate() {
            ranks[face] = rank;
        }
        ranks
    }

    /// The faces at a point of the sheet.
    pub fn faces_at(&self, spot: Point) -> impl Iterator<Item = usize> {
        self.faces.iter().enumerate().filter(move |(_, face)| face.has(spot)).map(|(face, _)| face)
    }

    /// Where a point of the sheet lies on the table. Paper does not tear, so every face that has it agrees.
    #[must_use]
    pub fn place_of(&self, spot: Point) -> Option<Point> {
        self.faces_at(spot).next().map(|face| self.faces[face].place.of(spot))
    }

    /// The point of the sheet that lies at a place of the table, on the uppermost face that has `near`.
    #[must_use]
    pub fn spot_under(&self, place: Point, near: Point) -> Option<Point> {
        let face = |&&face: &&usize| {
            let face = &self.faces[face];
            face.has(near) && face.has(face.place.back().of(place))
        };
        self.order.iter().rev().find(face).map(|&face| self.faces[face].place.back().of(place))
    }

    /// All creases. Edges are compared, not corners: an edge may meet several faces.
    #[must_use]
    pub fn creases(&self) -> Vec<Crease> {
        let ranks = self.ranks();
        let mut creases = Vec::new();
        for (i, one) in self.faces.iter().enumerate() {
            for (j, other) in self.faces.iter().enumerate().skip(i + 1) {
                for edge in edges(&one.sheet) {
                    let meets = edges(&other.sheet).find_map(|(from, to)| {
                        // Two faces lie on different sides of what they share.
                        let is_opposite = (edge.1 - edge.0).dot(to - from) < 0.0;
                        overlap(edge, (from, to)).filter(|_| is_opposite)
                    });
                    if let Some(ends) = meets {
                        creases.push(Crease { faces: (i, j), ends, kind: self.kind(i, j, &ranks) });
                    }
                }
            }
        }
        creases
    }

    fn kind(&self, i: usize, j: usize, ranks: &[usize]) -> Kind {
        let (up, down) = match (self.faces[i].is_up(), self.faces[j].is_up()) {
            (true, false) => (i, j),
            (false, true) => (j, i),
            _ => return Kind::Flat,
        };
        if ranks[down] > ranks[up] { Kind::Valley } else { Kind::Mountain }
    }

    /// The area of all faces.
    #[must_use]
    pub fn area(&self) -> f64 {
        self.faces.iter().map(|face| area(&face.sheet)).sum()
    }

    /// The corners of the smallest upright box around it: below left, above right.
    #[must_use]
    pub fn bounds(&self) -> (Point, Point) {
        bounds(self.faces.iter().flat_map(|face| face.sheet.iter().map(|&corner| face.place.of(corner))))
    }

    /// The uppermost face at a place of the table.
    #[must_use]
    pub fn top_at(&self, place: Point) -> Option<usize> {
        let has = |&&face: &&usize| self.faces[face].has(self.faces[face].place.back().of(place));
        self.order.iter().rev().find(has).copied()
    }

    /// The same paper moved on the table, not turned over.
    #[must_use]
    pub fn moved(&self, by: &Iso) -> Self {
        let faces = self.faces.iter().map(|face| Face { place: by.after(&face.place), sheet: face.sheet.clone() });
        Self { faces: faces.collect(), ..self.clone() }
    }

    /// The same paper turned over about a line.
    #[must_use]
    pub fn turned_over(&self, axis: &Line) -> Self {
        let order = self.order.iter().rev().copied().collect();
        Self { order, ..self.moved(&Iso::across(axis)) }
    }

    /// The middle of a face on the table.
    #[must_use]
    pub fn centre_of(&self, face: usize) -> Point {
        let face = &self.faces[face];
        face.place.of(centre(&face.sheet))
    }
}

/// The smallest upright box around some points: below left, above right.
#[must_use]
pub fn bounds(points: impl Iterator<Item = Point>) -> (Point, Point) {
    points.fold((at(f64::MAX, f64::MAX), at(f64::MIN, f64::MIN)), |(low, high), point| {
        (at(low.x.min(point.x), low.y.min(point.y)), at(high.x.max(point.x), high.y.max(point.y)))
    })
}
