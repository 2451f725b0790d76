//! Areas, outlines and overlaps of polygons.

use std::collections::BTreeMap;

use super::Corner;

/// A place on the sheet.
pub type Spot = (f64, f64);
/// A place in hundredths, so that equal places are equal.
type Key = (i64, i64);

/// Where the corners lie on the sheet.
#[must_use]
pub fn spots(corners: &[Corner]) -> Vec<Spot> {
    corners.iter().map(|corner| (corner.x, corner.y)).collect()
}

/// The area; negative if the corners go the other way round.
#[must_use]
pub fn area(spots: &[Spot]) -> f64 {
    let next = |i: usize| spots[(i + 1) % spots.len()];
    spots.iter().enumerate().map(|(i, a)| a.0 * next(i).1 - next(i).0 * a.1).sum::<f64>() / 2.0
}

/// Twice the area of a triangle, with its sign: on which side of a line a place lies.
fn turn(a: Spot, b: Spot, c: Spot) -> f64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// Whether no two edges of a polygon cross.
#[must_use]
pub fn is_simple(spots: &[Spot]) -> bool {
    let n = spots.len();
    let edge = |i: usize| (spots[i], spots[(i + 1) % n]);
    let cross = |(a, b): (Spot, Spot), (c, d): (Spot, Spot)| {
        turn(a, b, c) * turn(a, b, d) < 0.0 && turn(c, d, a) * turn(c, d, b) < 0.0
    };
    (0..n).all(|i| (i + 1..n).all(|j| !cross(edge(i), edge(j))))
}

/// The smallest angle at a corner, in degrees.
#[must_use]
pub fn smallest_angle(spots: &[Spot]) -> f64 {
    let n = spots.len();
    let angle = |i: usize| {
        let (a, b, c) = (spots[(i + n - 1) % n], spots[i], spots[(i + 1) % n]);
        let dot = (a.0 - b.0) * (c.0 - b.0) + (a.1 - b.1) * (c.1 - b.1);
        turn(b, a, c).abs().atan2(dot).to_degrees()
    };
    (0..n).map(angle).fold(360.0, f64::min)
}

/// How far a place lies from the inside of an edge; `None` beside its ends.
#[must_use]
pub fn distance_to_edge(spot: Spot, a: Spot, b: Spot) -> Option<f64> {
    let length = (b.0 - a.0).hypot(b.1 - a.1);
    let along = ((spot.0 - a.0) * (b.0 - a.0) + (spot.1 - a.1) * (b.1 - a.1)) / length;
    (along > 0.5 && along < length - 0.5).then(|| turn(a, b, spot).abs() / length)
}

/// Cuts a simple polygon into triangles, by its ears.
#[must_use]
pub fn triangles(spots: &[Spot]) -> Vec<[Spot; 3]> {
    let mut rest = spots.to_vec();
    if area(&rest) < 0.0 {
        rest.reverse();
    }
    let mut cut = Vec::new();
    while rest.len() > 3 {
        let n = rest.len();
        let ear = |i: usize| [rest[(i + n - 1) % n], rest[i], rest[(i + 1) % n]];
        let is_inside = |[a, b, c]: [Spot; 3], spot: Spot| {
            turn(a, b, spot) > 0.0 && turn(b, c, spot) > 0.0 && turn(c, a, spot) > 0.0
        };
        let is_ear = |&i: &usize| {
            let [a, b, c] = ear(i);
            turn(a, b, c) >= 0.0 && !rest.iter().any(|spot| is_inside([a, b, c], *spot))
        };
        // A polygon that crosses itself may have no ear; then any corner will do.
        let i = (0..n).find(is_ear).unwrap_or(0);
        cut.push(ear(i));
        rest.remove(i);
    }
    if let [a, b, c] = rest[..] {
        cut.push([a, b, c]);
    }
    cut
}

/// The area that two polygons share.
#[must_use]
pub fn shared(a: &[Spot], b: &[Spot]) -> f64 {
    let cut = triangles(b);
    triangles(a).iter().flat_map(|a| cut.iter().map(|b| shared_triangles(*a, *b))).sum()
}

/// Keeps of one triangle what lies inside each edge of the other.
fn shared_triangles(a: [Spot; 3], b: [Spot; 3]) -> f64 {
    let mut rest = a.to_vec();
    for i in 0..3 {
        let (from, to) = (b[i], b[(i + 1) % 3]);
        let mut kept = Vec::with_capacity(rest.len() + 1);
        for (j, &here) in rest.iter().enumerate() {
            let next = rest[(j + 1) % rest.len()];
            let (side, other) = (turn(from, to, here), turn(from, to, next));
            if side >= 0.0 {
                kept.push(here);
            }
            if side * other < 0.0 {
                let share = side / (side - other);
                kept.push((here.0 + (next.0 - here.0) * share, here.1 + (next.1 - here.1) * share));
            }
        }
        rest = kept;
    }
    if rest.len() < 3 { 0.0 } else { area(&rest).abs() }
}

/// The outline of polygons that share edges: the edges of one polygon alone, put together to loops. Outer loops have a
/// positive area, those of holes a negative one.
#[must_use]
pub fn outline<'a>(polygons: impl IntoIterator<Item = &'a [Corner]>) -> Vec<Vec<Spot>> {
    let key = |spot: Spot| ((spot.0 * 100.0).round() as i64, (spot.1 * 100.0).round() as i64);
    let mut edges: BTreeMap<(Key, Key), usize> = BTreeMap::new();
    for corners in polygons {
        let mut spots = spots(corners);
        if area(&spots) < 0.0 {
            spots.reverse();
        }
        for (i, &spot) in spots.iter().enumerate() {
            let (a, b) = (key(spot), key(spots[(i + 1) % spots.len()]));
            match edges.get_mut(&(b, a)) {
                _ if a == b => {}
                Some(twin) if *twin > 0 => *twin -= 1,
                _ => *edges.entry((a, b)).or_default() += 1,
            }
        }
    }
    let mut from: BTreeMap<Key, Vec<Key>> = BTreeMap::new();
    for ((a, b), count) in edges {
        from.entry(a).or_default().extend(std::iter::repeat_n(b, count));
    }
    let mut loops = Vec::new();
    while let Some((&first, _)) = from.iter().find(|(_, ends)| !ends.is_empty()) {
        loops.push(walk(&mut from, first));
    }
    loops
}

/// Walks along edges, each once, until the way is closed.
fn walk(from: &mut BTreeMap<Key, Vec<Key>>, first: Key) -> Vec<Spot> {
    let mut way = vec![first];
    let mut here = first;
    while let Some(next) = from.get_mut(&here).and_then(Vec::pop).filter(|next| *next != first) {
        way.push(next);
        here = next;
    }
    way.into_iter().map(|(x, y)| (x as f64 / 100.0, y as f64 / 100.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Spot; 4] = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];

    fn corners(spots: &[Spot]) -> Vec<Corner> {
        spots.iter().map(|&(x, y)| Corner { x, y, height: 0.0 }).collect()
    }

    #[test]
    fn a_bow_tie_is_not_simple() {
        assert!(is_simple(&SQUARE));
        assert!(!is_simple(&[SQUARE[0], SQUARE[1], SQUARE[3], SQUARE[2]]));
        assert!((smallest_angle(&SQUARE) - 90.0).abs() < 1e-9);
    }

    #[test]
    fn what_two_polygons_share_is_measured() {
        let moved: Vec<Spot> = SQUARE.iter().map(|(x, y)| (x + 4.0, y + 5.0)).collect();
        assert!((shared(&SQUARE, &moved) - 30.0).abs() < 1e-9);
        let beside: Vec<Spot> = SQUARE.iter().map(|(x, y)| (x + 10.0, *y)).collect();
        assert!(shared(&SQUARE, &beside) < 1e-9);
        // A boomerang, and what lies in its bend.
        let bent = [(0.0, 0.0), (10.0, 0.0), (2.0, 2.0), (0.0, 10.0)];
        let inside = [(4.0, 4.0), (9.0, 4.0), (9.0, 9.0), (4.0, 9.0)];
        assert!(shared(&bent, &inside) < 1e-9);
    }

    #[test]
    fn the_outline_leaves_creases_out_and_shows_holes() {
        let (left, right) = (corners(&SQUARE), corners(&[(10.0, 0.0), (20.0, 0.0), (20.0, 10.0), (10.0, 10.0)]));
        let loops = outline([&left[..], &right[..]]);
        assert_eq!(loops.len(), 1);
        assert!((area(&loops[0]) - 200.0).abs() < 1e-9 && loops[0].len() == 6, "{loops:?}");
        let ring = [
            corners(&[(0.0, 0.0), (9.0, 0.0), (6.0, 3.0), (3.0, 3.0)]),
            corners(&[(9.0, 0.0), (9.0, 9.0), (6.0, 6.0), (6.0, 3.0)]),
            corners(&[(9.0, 9.0), (0.0, 9.0), (3.0, 6.0), (6.0, 6.0)]),
            corners(&[(0.0, 9.0), (0.0, 0.0), (3.0, 3.0), (3.0, 6.0)]),
        ];
        let mut areas: Vec<f64> = outline(ring.iter().map(Vec::as_slice)).iter().map(|spots| area(spots)).collect();
        areas.sort_by(f64::total_cmp);
        assert_eq!(areas, [-9.0, 81.0]);
    }
}
