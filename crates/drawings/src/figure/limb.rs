//! Strips along a line, with a ridge in the middle: legs, tails, tools.

use super::Corner;

/// How much of half its width a ridge rises.
const RIDGE: f64 = 0.9;

/// A place of the line, and half the strip's width there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Joint {
    pub x: f64,
    pub y: f64,
    pub half: f64,
}

impl Joint {
    pub fn mirrored(self, axis: f64) -> Self {
        Self { x: 2.0 * axis - self.x, ..self }
    }
}

/// The two sides of each segment.
pub(super) fn sides(joints: &[Joint]) -> Vec<[[Corner; 4]; 2]> {
    let cuts: Vec<[Corner; 3]> = (0..joints.len()).map(|i| cut(joints, i)).collect();
    let side = |a: [Corner; 3], b: [Corner; 3], edge: usize| [a[edge], a[1], b[1], b[edge]];
    cuts.windows(2).map(|pair| [side(pair[0], pair[1], 0), side(pair[0], pair[1], 2)]).collect()
}

/// Across a joint: one rim, the ridge, the other rim.
fn cut(joints: &[Joint], i: usize) -> [Corner; 3] {
    let direction = |a: Joint, b: Joint| {
        let (x, y) = (b.x - a.x, b.y - a.y);
        let length = x.hypot(y).max(1e-9);
        (x / length, y / length)
    };
    let here = joints[i];
    let before = (i > 0).then(|| direction(joints[i - 1], here));
    let after = joints.get(i + 1).map(|next| direction(here, *next));
    let (a, b) = (before.or(after).unwrap_or((1.0, 0.0)), after.or(before).unwrap_or((1.0, 0.0)));
    // In a bend the cut lies between both segments; a mitre of more than 1.5 would stick out.
    let (x, y) = (a.0 + b.0, a.1 + b.1);
    let length = x.hypot(y).max(1e-9);
    let (x, y) = (x / length, y / length);
    let mitre = (1.0 / (x * a.0 + y * a.1).max(1e-9)).min(1.5) * here.half;
    // Fifths can't be told from what was reckoned, and take less room in a picture.
    let fifths = |n: f64| (n * 5.0).round() / 5.0;
    let rim =
        |sign: f64| Corner { x: fifths(here.x - sign * y * mitre), y: fifths(here.y + sign * x * mitre), height: 0.0 };
    [rim(1.0), Corner { x: here.x, y: here.y, height: RIDGE * here.half }, rim(-1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_straight_limb_has_two_sides_of_its_width() {
        let joint = |x: f64| Joint { x, y: 5.0, half: 2.0 };
        let [[above, below]] = sides(&[joint(0.0), joint(9.0)])[..] else { panic!("one segment") };
        let corner = |x: f64, y: f64, height: f64| Corner { x, y, height };
        assert_eq!(above, [corner(0.0, 7.0, 0.0), corner(0.0, 5.0, 1.8), corner(9.0, 5.0, 1.8), corner(9.0, 7.0, 0.0)]);
        assert_eq!(below[0], corner(0.0, 3.0, 0.0));
    }

    #[test]
    fn a_bend_does_not_stick_out() {
        let joint = |x: f64, y: f64| Joint { x, y, half: 2.0 };
        for segment in sides(&[joint(0.0, 0.0), joint(20.0, 0.0), joint(0.0, 1.0)]) {
            for corner in segment.iter().flatten() {
                assert!(corner.x.abs() < 24.0 && corner.y.abs() < 24.0, "{corner:?}");
            }
        }
    }
}
