//! What paper can do: no face stretched, no tear, flat at every point, no layer through another.
//!
//! Each fault names the faces and the crease. Only flat states are checked, not the way from one to the next.

mod layers;
mod vertices;

use std::fmt;

use crate::plane::{Line, OVERLAP, Point, SAME, area, edges};
use crate::state::State;

/// Something that paper can't do.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// What it is.
    pub what: What,
    /// The faces, by their numbers.
    pub faces: Vec<usize>,
    /// The crease, or the point as a crease without length, on the sheet.
    pub crease: (Point, Point),
}

/// What paper can't do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A face is not convex or has no area.
    Shape,
    /// The faces are not the whole sheet, or lie on each other on the sheet.
    Area,
    /// Not every face has one place in the order.
    Order,
    /// A face is stretched.
    Stretched,
    /// Two faces do not agree where their crease lies.
    Torn,
    /// A point where an odd number of folded creases meet.
    Odd,
    /// Kawasaki: every other angle at a point adds up to half a turn.
    Kawasaki,
    /// Maekawa: mountains and valleys at a point differ by two.
    Maekawa,
    /// A crease that ends inside of the sheet, or that changes from valley to mountain where nothing else meets it.
    Bent,
    /// A layer goes through a crease.
    TacoTortilla,
    /// Two creases go through each other.
    TacoTaco,
    /// A layer goes through a crease beside it.
    TortillaCrease,
    /// Two layers go through each other.
    TortillaTortilla,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.what {
            What::Shape => "not a convex face",
            What::Area => "the faces are not the sheet",
            What::Order => "not an order of all faces",
            What::Stretched => "stretched",
            What::Torn => "torn",
            What::Odd => "an odd number of creases",
            What::Kawasaki => "angles that do not fold flat (Kawasaki)",
            What::Maekawa => "mountains and valleys that do not fold flat (Maekawa)",
            What::Bent => "a crease that ends or changes sides",
            What::TacoTortilla => "a layer through a crease",
            What::TacoTaco => "a crease through a crease",
            What::TortillaCrease => "a layer through the crease beside it",
            What::TortillaTortilla => "a layer through a layer",
        };
        let (a, b) = self.crease;
        write!(f, "{what}: faces {:?}, crease ({:.4} {:.4}) to ({:.4} {:.4})", self.faces, a.x, a.y, b.x, b.y)
    }
}

impl State {
    /// Can paper lie like this?
    ///
    /// # Errors
    /// The first thing that it can't do.
    pub fn check(&self) -> Result<(), Fault> {
        self.check_faces()?;
        let creases = self.creases();
        for crease in &creases {
            let (one, other) = (&self.faces[crease.faces.0].place, &self.faces[crease.faces.1].place);
            if [crease.ends.0, crease.ends.1].iter().any(|&end| one.of(end).to(other.of(end)) > SAME) {
                let faces = vec![crease.faces.0, crease.faces.1];
                return Err(Fault { what: What::Torn, faces, crease: crease.ends });
            }
        }
        vertices::check(self, &creases)?;
        layers::check(self, &creases)
    }

    fn check_faces(&self) -> Result<(), Fault> {
        let corner = self.faces.first().and_then(|face| face.sheet.first()).copied().unwrap_or_default();
        let fault = |what, faces: Vec<usize>| Err(Fault { what, faces, crease: (corner, corner) });
        let mut seen = vec![false; self.faces.len()];
        for &face in &self.order {
            if seen.get(face) != Some(&false) {
                return fault(What::Order, vec![face]);
            }
            seen[face] = true;
        }
        if seen.contains(&false) {
            return fault(What::Order, seen.iter().position(|seen| !seen).into_iter().collect());
        }
        for (at, face) in self.faces.iter().enumerate() {
            let lines: Vec<Line> = edges(&face.sheet).map(|(from, to)| Line { from, to }).collect();
            let is_convex = lines.iter().all(|line| face.sheet.iter().all(|&corner| line.height(corner) > -SAME));
            if !is_convex || face.sheet.len() < 3 || area(&face.sheet) < OVERLAP * OVERLAP {
                return fault(What::Shape, vec![at]);
            }
            if face.place.strain() > SAME {
                return fault(What::Stretched, vec![at]);
            }
        }
        if (self.area() - 1.0).abs() > SAME {
            return fault(What::Area, Vec::new());
        }
        Ok(())
    }
}
