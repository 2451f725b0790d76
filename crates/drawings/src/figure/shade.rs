//! The light, and the colour of a facet.

use std::fmt;

use super::Corner;

/// From the reader's upper left, of length 1.
const LIGHT: [f64; 3] = [-0.48, -0.62, 0.62];
/// What the dark is made of.
const DARK: Rgb = Rgb([0x18, 0x10, 0x30]);
/// What the light is made of.
const BRIGHT: Rgb = Rgb([0xff, 0xfc, 0xf0]);
/// The shade of a facet that lies flat: the paper's own colour.
const FLAT: f64 = 6.0;

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// Reads `#rrggbb`.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        let digits = word.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let channel = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
        Some(Self([channel(0)?, channel(2)?, channel(4)?]))
    }

    /// This colour with a share of another one.
    #[must_use]
    pub fn mixed(self, other: Self, share: f64) -> Self {
        let mix = |i: usize| {
            (f64::from(self.0[i]) * (1.0 - share) + f64::from(other.0[i]) * share).round().clamp(0.0, 255.0) as u8
        };
        Self([mix(0), mix(1), mix(2)])
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// A correction by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correction {
    /// So many shades lighter.
    By(i8),
    /// This shade, whatever the light does.
    To(u8),
}

/// The shade of a facet: 0 in the dark, 9 in full light.
#[must_use]
pub fn shade(corners: &[Corner], correction: Correction) -> u8 {
    match correction {
        Correction::To(shade) => shade.min(9),
        Correction::By(more) => {
            let normal = normal(corners);
            let facing = (0..3).map(|i| normal[i] * LIGHT[i]).sum::<f64>().max(0.0);
            ((1.0 + 7.5 * facing).round() + f64::from(more)).clamp(0.0, 9.0) as u8
        }
    }
}

/// The colour of a paper in a shade.
#[must_use]
pub fn colour(paper: Rgb, shade: u8) -> Rgb {
    let k = (f64::from(shade) - FLAT) / 10.0;
    if k < 0.0 { paper.mixed(DARK, -k) } else { paper.mixed(BRIGHT, 1.25 * k) }
}

/// What a facet stands upright to, towards the reader: the mean over all its corners, as it may not be quite flat.
fn normal(corners: &[Corner]) -> [f64; 3] {
    let mut sum = [0.0; 3];
    for (i, a) in corners.iter().enumerate() {
        let b = corners[(i + 1) % corners.len()];
        sum[0] += (a.y - b.y) * (a.height + b.height);
        sum[1] += (a.height - b.height) * (a.x + b.x);
        sum[2] += (a.x - b.x) * (a.y + b.y);
    }
    let length = sum.iter().map(|part| part * part).sum::<f64>().sqrt();
    if length == 0.0 {
        return [0.0, 0.0, 1.0];
    }
    let towards = if sum[2] < 0.0 { -length } else { length };
    sum.map(|part| part / towards)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corner(x: f64, y: f64, height: f64) -> Corner {
        Corner { x, y, height }
    }

    #[test]
    fn what_lies_flat_has_the_papers_own_colour() {
        let flat = [corner(0.0, 0.0, 0.0), corner(9.0, 0.0, 0.0), corner(0.0, 9.0, 0.0)];
        let paper = Rgb([0x5b, 0x4a, 0x78]);
        assert_eq!(shade(&flat, Correction::By(0)), 6);
        assert_eq!(colour(paper, 6), paper);
    }

    #[test]
    fn the_left_of_a_ridge_is_lighter_than_the_right_however_it_is_written() {
        let left = [corner(0.0, 0.0, 0.0), corner(5.0, 0.0, 5.0), corner(5.0, 9.0, 5.0), corner(0.0, 9.0, 0.0)];
        let mut right = left.map(|corner| corner.mirrored(5.0));
        let (lit, dark) = (shade(&left, Correction::By(0)), shade(&right, Correction::By(0)));
        assert!(lit > dark + 2, "{lit} {dark}");
        right.reverse();
        assert_eq!(shade(&right, Correction::By(0)), dark);
        assert_eq!(shade(&right, Correction::By(-9)), 0);
        assert_eq!(shade(&right, Correction::To(8)), 8);
    }

    #[test]
    fn colours_are_read_as_they_are_written() {
        assert_eq!(Rgb::read("#e0702a").map(|colour| colour.to_string()).as_deref(), Some("#e0702a"));
        assert_eq!([Rgb::read("e0702a"), Rgb::read("#e07"), Rgb::read("#e0702g"), Rgb::read("#e070é")], [None; 4]);
    }
}
