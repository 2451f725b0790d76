//! A small raster of figures, to measure them by.

use drawings::figure::shade;
use drawings::figure::shape::spots;
use drawings::figure::{Figure, Rgb};

/// So many pixels each way.
pub const SIDE: usize = 128;

/// The pixels of a figure, row by row; `None` beside it.
pub struct Raster(Vec<Option<Rgb>>);

impl Raster {
    /// A part of the sheet: its left and upper edge, its width and height.
    fn of(figure: &Figure, (left, top, width, height): (f64, f64, f64, f64)) -> Self {
        let mut pixels = vec![None; SIDE * SIDE];
        for facet in figure.facets() {
            let colour = shade::colour(facet.paper, facet.shade);
            let corners = spots(&facet.corners);
            for (row, line) in pixels.chunks_mut(SIDE).enumerate() {
                let y = top + height * (row as f64 + 0.5) / SIDE as f64;
                for pair in crossings(&corners, y).chunks_exact(2) {
                    let column = |x: f64| (((x - left) / width * SIDE as f64 - 0.5).ceil().max(0.0) as usize).min(SIDE);
                    line[column(pair[0])..column(pair[1])].fill(Some(colour));
                }
            }
        }
        Self(pixels)
    }

    /// The whole sheet, as it is shown.
    pub fn whole(figure: &Figure) -> Self {
        Self::of(figure, (-4.0, -4.0, 108.0, 108.0))
    }

    /// The figure alone, as large as can be, each way by itself.
    pub fn scaled(figure: &Figure) -> Self {
        let corners = || figure.facets().flat_map(|facet| spots(&facet.corners));
        let (least, most) = (|a: f64, b: f64| a.min(b), |a: f64, b: f64| a.max(b));
        let (xs, ys) = (|| corners().map(|spot| spot.0), || corners().map(|spot| spot.1));
        let (left, right) = (xs().fold(f64::MAX, least), xs().fold(f64::MIN, most));
        let (top, bottom) = (ys().fold(f64::MAX, least), ys().fold(f64::MIN, most));
        Self::of(figure, (left, top, right - left, bottom - top))
    }

    /// How much two silhouettes share of what both of them cover.
    pub fn overlap(&self, other: &Self) -> f64 {
        let count = |both: fn(bool, bool) -> bool| {
            self.0.iter().zip(&other.0).filter(|(a, b)| both(a.is_some(), b.is_some())).count() as f64
        };
        count(|a, b| a && b) / count(|a, b| a || b)
    }

    /// The colours along the rim: of pixels with nothing beside them.
    pub fn rim(&self) -> impl Iterator<Item = Rgb> {
        let at = |x: usize, y: usize| self.0[y * SIDE + x];
        let is_bare = move |x: usize, y: usize| {
            let beside = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
            beside.into_iter().any(|(x, y)| x >= SIDE || y >= SIDE || at(x, y).is_none())
        };
        (0..SIDE * SIDE).filter_map(move |i| at(i % SIDE, i / SIDE).filter(|_| is_bare(i % SIDE, i / SIDE)))
    }
}

/// Where a line across cuts a polygon, from the left.
fn crossings(corners: &[(f64, f64)], y: f64) -> Vec<f64> {
    let mut xs: Vec<f64> = (0..corners.len())
        .filter_map(|i| {
            let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
            ((a.1 <= y) != (b.1 <= y)).then(|| a.0 + (b.0 - a.0) * (y - a.1) / (b.1 - a.1))
        })
        .collect();
    xs.sort_by(f64::total_cmp);
    xs
}
