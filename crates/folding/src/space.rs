//! Space: flaps that stand up from the paper, and who looks at them.

use crate::model::Pose;
use crate::plane::{Line, Point, at, shared};
use crate::state::{Face, State};

/// A point in space: to the right, up, towards the viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    /// To the right.
    pub x: f64,
    /// Upwards.
    pub y: f64,
    /// Towards the viewer.
    pub z: f64,
}

/// The point at these coordinates.
#[must_use]
pub const fn spot(x: f64, y: f64, z: f64) -> Spot {
    Spot { x, y, z }
}

impl Spot {
    /// A point of the table.
    #[must_use]
    pub const fn flat(point: Point) -> Self {
        spot(point.x, point.y, 0.0)
    }

    /// From another point to this one.
    #[must_use]
    pub fn from(self, other: Self) -> Self {
        spot(self.x - other.x, self.y - other.y, self.z - other.z)
    }

    /// The sum.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        spot(self.x + other.x, self.y + other.y, self.z + other.z)
    }

    /// So many times as far.
    #[must_use]
    pub fn times(self, by: f64) -> Self {
        spot(self.x * by, self.y * by, self.z * by)
    }

    /// The scalar product.
    #[must_use]
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    /// What is square to both.
    #[must_use]
    pub fn cross(self, other: Self) -> Self {
        spot(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }

    /// Its length.
    #[must_use]
    pub fn length(self) -> f64 {
        libm::sqrt(self.dot(self))
    }

    /// The same direction, of length 1.
    #[must_use]
    pub fn unit(self) -> Self {
        let length = self.length();
        if length > 0.0 { self.times(1.0 / length) } else { self }
    }
}

/// Degrees as sine and cosine.
fn sine(degrees: f64) -> (f64, f64) {
    libm::sincos(degrees * (std::f64::consts::PI / 180.0))
}

/// A point turned about a line of the table; what is on the left of the line comes towards the viewer.
#[must_use]
pub fn turned(point: Spot, line: &Line, degrees: f64) -> Spot {
    let (sin, cos) = sine(degrees);
    let (way, from) = (Spot::flat(line.direction()), Spot::flat(line.from));
    let arm = point.from(from);
    let along = way.times(way.dot(arm));
    let across = arm.from(along);
    from.plus(along).plus(across.times(cos)).plus(way.cross(across).times(sin))
}

/// How somebody looking from the right and from above sees a point: place, and how near it is.
#[must_use]
pub fn seen(point: Spot, look: (f64, f64)) -> (Point, f64) {
    let ((sin, cos), (rise, level)) = (sine(look.0), sine(look.1));
    let (x, near) = (point.x * cos + point.z * sin, point.z * cos - point.x * sin);
    (at(x, point.y * level - near * rise), point.y * rise + near * level)
}

/// A face that stands in space, as it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// Which face it is.
    pub face: usize,
    /// Its corners, as the viewer sees them.
    pub outline: Vec<Point>,
    /// Is the coloured side seen?
    pub is_up: bool,
    /// How bright it is, from 0 to 1.
    pub light: f64,
    /// How near: a plane `a x + b y + c`.
    near: [f64; 3],
    /// Its place among the layers, for those that lie on each other.
    rank: f64,
}

/// Where light comes from.
const LAMP: Spot = spot(-0.38, 0.62, 0.69);
/// So far apart are two layers.
const LIFT: f64 = 0.0012;

impl Pose {
    /// The corners of all faces in space, with tilts that have gone so far (1 is all the way).
    #[must_use]
    pub fn corners(&self, far: f64) -> Vec<Vec<Spot>> {
        let place = |at: usize, face: &Face| {
            let corner = |&corner: &Point| {
                let flat = Spot::flat(face.place.of(corner));
                let tilts = self.tilts.iter().filter(|tilt| tilt.moves[at]);
                tilts.fold(flat, |spot, tilt| turned(spot, &tilt.line, tilt.degrees * far))
            };
            face.sheet.iter().map(corner).collect()
        };
        self.base.faces.iter().enumerate().map(|(at, face)| place(at, face)).collect()
    }

    /// All faces that can be seen, from the farthest to the nearest.
    #[must_use]
    pub fn seen(&self, look: (f64, f64)) -> Vec<Seen> {
        let ranks = self.base.ranks();
        let corners = self.corners(1.0);
        let mut faces: Vec<Seen> = Vec::new();
        for (at, corners) in corners.iter().enumerate() {
            let seen = seen_face(corners, self.base.faces[at].is_up(), ranks[at], look);
            faces.extend(seen.map(|seen| Seen { face: at, ..seen }));
        }
        sorted(faces)
    }
}

/// One face as it is seen, unless it is seen from its edge.
fn seen_face(corners: &[Spot], is_up: bool, rank: usize, look: (f64, f64)) -> Option<Seen> {
    let places: Vec<(Point, f64)> = corners.iter().map(|&corner| seen(corner, look)).collect();
    let normal = corners[1].from(corners[0]).cross(corners[2].from(corners[0])).unit();
    let mut outline: Vec<Point> = places.iter().map(|(place, _)| *place).collect();
    let area = crate::plane::area(&outline);
    if area.abs() < 1e-7 {
        return None;
    }
    if area < 0.0 {
        outline.reverse();
    }
    // Corners are counter-clockwise on the coloured side.
    let is_front = area > 0.0;
    let facing = if is_front { normal } else { normal.times(-1.0) };
    let (a, b, c) = (places[0], places[1], places[2]);
    let (u, v) = (b.0 - a.0, c.0 - a.0);
    let (du, dv) = (b.1 - a.1, c.1 - a.1);
    let slope = at((du * v.y - dv * u.y) / u.cross(v), (dv * u.x - du * v.x) / u.cross(v));
    // Layers are counted towards a viewer of the flat paper; here the paper may show its back.
    let above = if is_front == is_up { 1.0 } else { -1.0 };
    let near = [slope.x, slope.y, a.1 - slope.dot(a.0)];
    Some(Seen { face: 0, outline, is_up: is_front, light: LAMP.dot(facing).max(0.0), near, rank: above * rank as f64 })
}

/// Those that are covered first: of each pair that lies on each other the nearer one is drawn later.
fn sorted(faces: Vec<Seen>) -> Vec<Seen> {
    let height =
        |face: &Seen, place: Point| face.near[0] * place.x + face.near[1] * place.y + face.near[2] + LIFT * face.rank;
    let count = faces.len();
    let mut covers = vec![vec![false; count]; count];
    for one in 0..count {
        for other in 0..count {
            if one != other {
                let Some(part) = shared(&faces[one].outline, &faces[other].outline) else { continue };
                let middle = crate::plane::centre(&part);
                covers[one][other] = height(&faces[one], middle) > height(&faces[other], middle);
            }
        }
    }
    let mut left: Vec<usize> = (0..count).collect();
    let mut sorted = Vec::with_capacity(count);
    while !left.is_empty() {
        // A circle of faces that cover each other is cut anywhere.
        let free = left.iter().position(|&one| left.iter().all(|&other| !covers[one][other])).unwrap_or(0);
        sorted.push(left.remove(free));
    }
    let mut faces: Vec<Option<Seen>> = faces.into_iter().map(Some).collect();
    sorted.into_iter().filter_map(|at| faces[at].take()).collect()
}

/// A flat state as a pose in which nothing is tilted.
#[must_use]
pub fn lying(state: &State) -> Pose {
    Pose { base: state.clone(), tilts: Vec::new(), look: (0.0, 0.0) }
}
