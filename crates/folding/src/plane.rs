//! Points, lines and convex polygons of a plane. Only `+ - * /` and square roots: the same numbers on every machine.

use std::ops::{Add, Mul, Neg, Sub};

/// What counts as the same place.
pub const SAME: f64 = 1e-9;
/// What counts as lying on something.
pub const ON: f64 = 1e-7;
/// What counts as overlapping at all: shorter or smaller overlaps are touching.
pub const OVERLAP: f64 = 1e-6;

/// A point, or the way from one to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Upwards.
    pub y: f64,
}

/// The point at these coordinates.
#[must_use]
pub const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        at(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        at(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, by: f64) -> Self {
        at(self.x * by, self.y * by)
    }
}

impl Neg for Point {
    type Output = Self;
    fn neg(self) -> Self {
        at(-self.x, -self.y)
    }
}

impl Point {
    /// The scalar product.
    #[must_use]
    pub const fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The area of the parallelogram of both, positive if the other lies to the left.
    #[must_use]
    pub const fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// Its length.
    #[must_use]
    pub fn length(self) -> f64 {
        libm::sqrt(self.dot(self))
    }

    /// How far away another point is.
    #[must_use]
    pub fn to(self, other: Self) -> f64 {
        (other - self).length()
    }

    /// The same direction, of length 1.
    #[must_use]
    pub fn unit(self) -> Self {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { self }
    }

    /// A quarter turn to the left.
    #[must_use]
    pub const fn left(self) -> Self {
        at(-self.y, self.x)
    }

    /// The point in the middle.
    #[must_use]
    pub fn middle(self, other: Self) -> Self {
        (self + other) * 0.5
    }

    /// Are these the same place?
    #[must_use]
    pub fn is(self, other: Self) -> bool {
        self.to(other) < ON
    }
}

/// A line through two places, from the first to the second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// A point on it.
    pub from: Point,
    /// Another one.
    pub to: Point,
}

impl Line {
    /// The line through both, if they are not the same place.
    #[must_use]
    pub fn through(from: Point, to: Point) -> Option<Self> {
        (!from.is(to)).then_some(Self { from, to })
    }

    /// Its direction, of length 1.
    #[must_use]
    pub fn direction(&self) -> Point {
        (self.to - self.from).unit()
    }

    /// How far to the left of it a point lies.
    #[must_use]
    pub fn height(&self, point: Point) -> f64 {
        self.direction().cross(point - self.from)
    }

    /// The point of it that is nearest to another one.
    #[must_use]
    pub fn foot(&self, point: Point) -> Point {
        let way = self.direction();
        self.from + way * way.dot(point - self.from)
    }

    /// Where it crosses another line, unless they are parallel.
    #[must_use]
    pub fn cross(&self, other: &Self) -> Option<Point> {
        let (way, across) = (self.to - self.from, other.to - other.from);
        let area = way.cross(across);
        let is_parallel = area.abs() < SAME * way.length() * across.length();
        (!is_parallel).then(|| self.from + way * ((other.from - self.from).cross(across) / area))
    }

    /// The line where both sides of a fold are the same distance from these points: the first comes to lie on the second.
    #[must_use]
    pub fn between(one: Point, other: Point) -> Option<Self> {
        let middle = one.middle(other);
        Self::through(middle, middle + (other - one).left())
    }

    /// The line through a point, at right angles to this one.
    #[must_use]
    pub fn square(&self, point: Point) -> Self {
        Self { from: point, to: point + self.direction().left() }
    }

    /// The line through a point, in the direction of this one.
    #[must_use]
    pub fn parallel(&self, point: Point) -> Self {
        Self { from: point, to: point + self.direction() }
    }

    /// The line that halves the angle at `corner`.
    #[must_use]
    pub fn bisector(one: Point, corner: Point, other: Point) -> Option<Self> {
        let way = (one - corner).unit() + (other - corner).unit();
        Self::through(corner, corner + way.unit())
    }

    /// The line through `hinge` across which `point` comes to lie on this line, as near to `near` as it can.
    #[must_use]
    pub fn bringing(&self, point: Point, hinge: Point, near: Point) -> Option<Self> {
        let (foot, way) = (self.foot(hinge), self.direction());
        let rest = (point - hinge).dot(point - hinge) - (foot - hinge).dot(foot - hinge);
        if rest < 0.0 {
            return None;
        }
        let along = way * libm::sqrt(rest);
        let [one, other] = [foot + along, foot - along];
        let landing = if one.to(near) < other.to(near) { one } else { other };
        let middle = point.middle(landing);
        Self::through(hinge, if middle.is(hinge) { hinge + (landing - point).left() } else { middle })
    }
}

/// A movement of the plane that keeps all lengths: `x' = a x + b y + e`, `y' = c x + d y + f`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Iso {
    /// The matrix by rows.
    pub rows: [Point; 2],
    /// The shift.
    pub shift: Point,
}

impl Iso {
    /// Everything stays where it is.
    pub const NONE: Self = Self { rows: [at(1.0, 0.0), at(0.0, 1.0)], shift: at(0.0, 0.0) };

    /// Where a point comes to lie.
    #[must_use]
    pub fn of(&self, point: Point) -> Point {
        self.turned(point) + self.shift
    }

    /// Where a direction points.
    #[must_use]
    pub const fn turned(&self, way: Point) -> Point {
        at(self.rows[0].dot(way), self.rows[1].dot(way))
    }

    /// First the other movement, then this one.
    #[must_use]
    pub fn after(&self, first: &Self) -> Self {
        let columns = [at(first.rows[0].x, first.rows[1].x), at(first.rows[0].y, first.rows[1].y)];
        let [left, right] = columns.map(|column| self.turned(column));
        Self { rows: [at(left.x, right.x), at(left.y, right.y)], shift: self.of(first.shift) }
    }

    /// The movement back.
    #[must_use]
    pub fn back(&self) -> Self {
        let [above, below] = self.rows;
        let back = Self { rows: [at(above.x, below.x), at(above.y, below.y)], shift: at(0.0, 0.0) };
        Self { shift: -back.turned(self.shift), ..back }
    }

    /// The reflection across a line.
    #[must_use]
    pub fn across(line: &Line) -> Self {
        let way = line.to - line.from;
        let n = way.dot(way);
        let (c, s) = ((way.x * way.x - way.y * way.y) / n, 2.0 * way.x * way.y / n);
        let turn = Self { rows: [at(c, s), at(s, -c)], shift: at(0.0, 0.0) };
        Self { shift: line.from - turn.turned(line.from), ..turn }
    }

    /// Half a turn about a point.
    #[must_use]
    pub fn half_turn(about: Point) -> Self {
        Self { rows: [at(-1.0, 0.0), at(0.0, -1.0)], shift: about * 2.0 }
    }

    /// 1, or -1 if it turns the paper over.
    #[must_use]
    pub const fn side(&self) -> f64 {
        self.rows[0].cross(self.rows[1])
    }

    /// By how much it stretches or bends what it moves; 0 but for rounding.
    #[must_use]
    pub fn strain(&self) -> f64 {
        let [above, below] = self.rows;
        (above.dot(above) - 1.0).abs().max((below.dot(below) - 1.0).abs()).max(above.dot(below).abs())
    }
}

/// A convex polygon, its corners counter-clockwise.
pub type Polygon = Vec<Point>;

/// Its edges.
pub fn edges(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    (0..polygon.len()).map(|at| (polygon[at], polygon[(at + 1) % polygon.len()]))
}

/// Its area, negative if its corners are clockwise.
#[must_use]
pub fn area(polygon: &[Point]) -> f64 {
    edges(polygon).map(|(from, to)| from.cross(to)).sum::<f64>() * 0.5
}

/// The mean of its corners.
#[must_use]
pub fn centre(polygon: &[Point]) -> Point {
    polygon.iter().fold(at(0.0, 0.0), |sum, &corner| sum + corner) * (1.0 / polygon.len().max(1) as f64)
}

/// The part of it to the left of a line; nothing if that is no more than a touch.
#[must_use]
pub fn left_of(polygon: &[Point], line: &Line) -> Option<Polygon> {
    let heights: Vec<f64> = polygon.iter().map(|&corner| line.height(corner)).collect();
    if heights.iter().all(|&height| height < ON) {
        return None;
    }
    let mut part = Polygon::new();
    for at in 0..polygon.len() {
        let next = (at + 1) % polygon.len();
        let (here, there) = (heights[at], heights[next]);
        if here > -ON {
            part.push(polygon[at]);
        }
        if (here > ON && there < -ON) || (here < -ON && there > ON) {
            part.push(polygon[at] + (polygon[next] - polygon[at]) * (here / (here - there)));
        }
    }
    (part.len() > 2 && area(&part).abs() > OVERLAP * OVERLAP).then_some(part)
}

/// What two polygons share, unless they only touch. Both are counter-clockwise.
#[must_use]
pub fn shared(one: &[Point], other: &[Point]) -> Option<Polygon> {
    let mut part = one.to_vec();
    for (from, to) in edges(other) {
        part = left_of(&part, &Line { from, to })?;
    }
    (area(&part) > OVERLAP * OVERLAP).then_some(part)
}

/// The part of a stretch inside of a counter-clockwise polygon, as fractions of its length; running along an edge is not inside.
#[must_use]
pub fn inside(polygon: &[Point], from: Point, to: Point) -> Option<(f64, f64)> {
    let (mut first, mut last) = (0.0_f64, 1.0_f64);
    for (a, b) in edges(polygon) {
        let line = Line { from: a, to: b };
        let (here, there) = (line.height(from) - ON, line.height(to) - ON);
        if here <= 0.0 && there <= 0.0 {
            return None;
        }
        let crossing = here / (here - there);
        if here < 0.0 {
            first = first.max(crossing);
        } else if there < 0.0 {
            last = last.min(crossing);
        }
    }
    ((last - first) * from.to(to) > OVERLAP).then_some((first, last))
}

/// The part that two stretches of one line share, unless they only touch.
#[must_use]
pub fn overlap(one: (Point, Point), other: (Point, Point)) -> Option<(Point, Point)> {
    let line = Line::through(one.0, one.1)?;
    if line.height(other.0).abs() > ON || line.height(other.1).abs() > ON {
        return None;
    }
    let (way, length) = (line.direction(), one.0.to(one.1));
    let (a, b) = (way.dot(other.0 - one.0), way.dot(other.1 - one.0));
    let (first, last) = (a.min(b).max(0.0), a.max(b).min(length));
    (last - first > OVERLAP).then(|| (one.0 + way * first, one.0 + way * last))
}
