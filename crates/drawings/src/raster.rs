//! Shapes as pixels.
//!
//! How much of a pixel lies inside a shape is added up exactly, edge by edge, so that edges are smooth and polygons that share one
//! leave no seam. Nothing but `+ - * /` and square roots is used: the pixels are the same on every machine.

use crate::figure::Rgb;
use crate::figure::shape::Spot;
use crate::shapes::{Drawing, Line, Shape};

/// The most pixels one way: what is larger is no picture to be sent.
pub const MOST: u32 = 4096;

/// Pixels, row by row, three bytes each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// So many in a row.
    pub width: usize,
    /// So many rows.
    pub height: usize,
    /// Red, green and blue.
    pub bytes: Vec<u8>,
}

impl Drawing {
    /// The picture as pixels, so many wide (at most `MOST`), on white.
    #[must_use]
    pub fn to_pixels(&self, width: u32) -> Pixels {
        let width = width.clamp(1, MOST);
        let scale = f64::from(width) / self.width;
        let height = ((self.height * scale).round() as u32).clamp(1, MOST);
        let (width, height) = (width as usize, height as usize);
        let mut canvas = Canvas {
            scale,
            pixels: Pixels { width, height, bytes: vec![255; width * height * 3] },
            cells: Vec::new(),
            at: Box::default(),
        };
        for shape in &self.shapes {
            canvas.paint(shape);
        }
        canvas.pixels
    }
}

/// A part of the picture, in pixels.
#[derive(Clone, Copy, Debug, Default)]
struct Box {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

struct Canvas {
    scale: f64,
    pixels: Pixels,
    /// How much the share of a pixel that is inside differs from that of its neighbour to the left; a row has one more than pixels.
    cells: Vec<f32>,
    /// The part of the picture they are.
    at: Box,
}

impl Canvas {
    fn paint(&mut self, shape: &Shape) {
        let lines: Vec<Line> = shape.lines.iter().map(|line| self.scaled(line)).collect();
        let pen = shape.pen.map(|(colour, width)| (colour, width * self.scale / 2.0));
        if !self.begin(&lines, pen.map_or(0.0, |(_, half)| half)) {
            return;
        }
        match (shape.fill, pen) {
            (Some(fill), Some((colour, half))) if fill == colour => {
                self.fill(&lines);
                self.draw(&lines, half);
                self.blend(colour, shape.cover);
            }
            (fill, pen) => {
                if let Some(fill) = fill {
                    self.fill(&lines);
                    self.blend(fill, shape.cover);
                }
                if let Some((colour, half)) = pen {
                    self.draw(&lines, half);
                    self.blend(colour, shape.cover);
                }
            }
        }
    }

    fn scaled(&self, line: &Line) -> Line {
        let scaled = |&(x, y): &Spot| (x * self.scale, y * self.scale);
        Line { spots: line.spots.iter().map(scaled).collect(), closed: line.closed }
    }

    /// Makes room for what lies around these lines: is any of it in the picture?
    fn begin(&mut self, lines: &[Line], reach: f64) -> bool {
        let spots = || lines.iter().flat_map(|line| &line.spots);
        let bounds = |of: fn(&Spot) -> f64, most: usize| {
            let (low, high) = spots().map(of).fold((f64::MAX, f64::MIN), |(low, high), n| (low.min(n), high.max(n)));
            let from = ((low - reach).floor().max(0.0) as usize).min(most);
            (from, ((high + reach).ceil().max(0.0) as usize).min(most).max(from) - from)
        };
        let (left, width) = bounds(|spot| spot.0, self.pixels.width);
        let (top, height) = bounds(|spot| spot.1, self.pixels.height);
        self.at = Box { left, top, width, height };
        self.cells.clear();
        self.cells.resize((width + 2) * height, 0.0);
        width > 0 && height > 0
    }

    fn fill(&mut self, lines: &[Line]) {
        for line in lines {
            self.round_about(&line.spots);
        }
    }

    /// Each part of a line as a rectangle, each corner as a circle.
    fn draw(&mut self, lines: &[Line], half: f64) {
        for Line { spots, closed } in lines {
            let ends = spots.iter().zip(spots.iter().cycle().skip(1));
            for (&a, &b) in ends.take(spots.len() - usize::from(!closed)) {
                let (x, y) = (b.0 - a.0, b.1 - a.1);
                let length = (x * x + y * y).sqrt();
                if length > 0.0 {
                    let (x, y) = (-y / length * half, x / length * half);
                    self.round_about(&[(a.0 - x, a.1 - y), (b.0 - x, b.1 - y), (b.0 + x, b.1 + y), (a.0 + x, a.1 + y)]);
                }
            }
            // What is thinner than a pixel has no corners to be seen. Where a circle touches the edge of a rectangle both cover a part
            // of the same pixels; a hair less keeps that from being seen as a knot.
            if half > 0.5 {
                for &spot in spots {
                    self.round_about(&circle(spot, half - 0.3_f64.min(half / 4.0)));
                }
            }
        }
    }

    fn round_about(&mut self, spots: &[Spot]) {
        for (&a, &b) in spots.iter().zip(spots.iter().cycle().skip(1)) {
            self.edge(a, b);
        }
    }

    /// All to the right of an edge is inside, or no longer inside if the edge leads upwards.
    fn edge(&mut self, a: Spot, b: Spot) {
        let (sign, a, b) = if a.1 < b.1 { (-1.0, a, b) } else { (1.0, b, a) };
        let (left, top) = (self.at.left as f64, self.at.top as f64);
        let ((ax, ay), (bx, by)) = ((a.0 - left, a.1 - top), (b.0 - left, b.1 - top));
        let (from, to) = (ay.max(0.0), by.min(self.at.height as f64));
        if from >= to {
            return;
        }
        let (slope, most) = ((bx - ax) / (by - ay), self.at.width as f64);
        for row in from.floor() as usize..to.ceil() as usize {
            let (y0, y1) = (from.max(row as f64), to.min(row as f64 + 1.0));
            let x_at = |y: f64| (ax + slope * (y - ay)).clamp(0.0, most);
            let (x0, x1) = (x_at(y0).min(x_at(y1)), x_at(y0).max(x_at(y1)));
            let cells = &mut self.cells[row * (self.at.width + 2)..(row + 1) * (self.at.width + 2)];
            add_edge(cells, x0, x1, sign * (y1 - y0));
        }
    }

    /// Paints what is inside, and begins anew.
    fn blend(&mut self, Rgb(colour): Rgb, cover: u8) {
        let Box { left, top, width, height } = self.at;
        for row in 0..height {
            let start = ((top + row) * self.pixels.width + left) * 3;
            let pixels = self.pixels.bytes[start..start + width * 3].chunks_exact_mut(3);
            let cells = &mut self.cells[row * (width + 2)..(row + 1) * (width + 2)];
            let mut inside = 0.0_f32;
            for (pixel, cell) in pixels.zip(cells.iter()) {
                inside += cell;
                let share = (inside.abs().min(1.0) * 255.0 * f32::from(cover) / 100.0).round() as u32;
                if share > 0 {
                    for (old, new) in pixel.iter_mut().zip(colour) {
                        *old = ((u32::from(*old) * (255 - share) + u32::from(new) * share + 127) / 255) as u8;
                    }
                }
            }
            cells.fill(0.0);
        }
    }
}

/// Adds an edge that leads from `x0` to `x1` across a part of a row: each cell gets how much more of it lies to the right of the
/// edge than of the one before.
fn add_edge(cells: &mut [f32], x0: f64, x1: f64, height: f64) {
    let (first, wide) = (x0.floor(), x1 - x0);
    // How much lies to the right of the edge and to the left of `x`.
    let until = |x: f64| {
        if x <= x0 {
            0.0
        } else if x >= x1 {
            x - (x0 + x1) / 2.0
        } else {
            (x - x0) * (x - x0) / (2.0 * wide)
        }
    };
    let (mut x, mut before) = (first, 0.0);
    for cell in &mut cells[first as usize..] {
        let share = until(x + 1.0) - until(x);
        *cell += ((share - before) * height) as f32;
        (x, before) = (x + 1.0, share);
        if x > x1 + 1.0 {
            break;
        }
    }
}

/// A circle as a polygon of twelve corners.
fn circle((x, y): Spot, radius: f64) -> [Spot; 12] {
    let (half, long) = (0.5, 3.0_f64.sqrt() / 2.0);
    let quarter = [(0.0, -1.0), (half, -long), (long, -half)];
    std::array::from_fn(|i| {
        let (a, b) = quarter[i % 3];
        let (a, b) = match i / 3 {
            0 => (a, b),
            1 => (-b, a),
            2 => (-a, -b),
            _ => (b, -a),
        };
        (x + a * radius, y + b * radius)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shapes::Place;

    const BLACK: Rgb = Rgb([0; 3]);

    fn pixel(pixels: &Pixels, x: usize, y: usize) -> u8 {
        pixels.bytes[(y * pixels.width + x) * 3]
    }

    fn painted(shape: Shape) -> Pixels {
        let mut drawing = Drawing::new(8.0, 8.0);
        drawing.add(Place::HERE, shape);
        drawing.to_pixels(8)
    }

    #[test]
    fn a_pixel_is_covered_by_the_share_that_lies_inside() {
        let square = painted(Shape::polygon(&[(1.0, 1.0), (3.5, 1.0), (3.5, 3.25), (1.0, 3.25)], BLACK));
        assert_eq!([pixel(&square, 0, 1), pixel(&square, 1, 1), pixel(&square, 4, 1)], [255, 0, 255]);
        assert_eq!([pixel(&square, 3, 2), pixel(&square, 2, 3), pixel(&square, 3, 3)], [127, 191, 223]);
        let half = painted(Shape::polygon(&[(0.0, 0.0), (8.0, 8.0), (0.0, 8.0)], BLACK));
        assert_eq!([pixel(&half, 5, 5), pixel(&half, 1, 5), pixel(&half, 5, 1)], [127, 0, 255]);
    }

    #[test]
    fn what_shares_an_edge_leaves_no_seam_and_a_hole_is_seen_through() {
        let slanted = [
            vec![(0.0, 0.0), (3.3, 0.0), (5.1, 8.0), (0.0, 8.0)],
            vec![(3.3, 0.0), (8.0, 0.0), (8.0, 8.0), (5.1, 8.0)],
        ];
        let all = painted(Shape::polygons(slanted, BLACK));
        assert!(all.bytes.iter().all(|&byte| byte == 0));
        let ring = [
            vec![(0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0)],
            vec![(2.0, 2.0), (2.0, 6.0), (6.0, 6.0), (6.0, 2.0)],
        ];
        let ring = painted(Shape::loops(ring, BLACK).edged(BLACK, 0.2));
        assert_eq!([pixel(&ring, 1, 4), pixel(&ring, 4, 4)], [0, 255]);
    }

    #[test]
    fn what_lies_outside_is_cut_off_and_does_no_harm() {
        let far = [(-1e9, -1e9), (1e9, -5.0), (4.0, 1e9)];
        let shape = painted(Shape::polygon(&far, BLACK).edged(Rgb([9; 3]), 1e6));
        assert_eq!(shape.bytes.len(), 8 * 8 * 3);
        let beside = painted(Shape::polygon(&[(-9.0, 2.0), (-3.0, 2.0), (-3.0, 6.0)], BLACK));
        assert!(beside.bytes.iter().all(|&byte| byte == 255));
        assert_eq!(Drawing::new(1.0, 9e9).to_pixels(u32::MAX).height, MOST as usize);
    }

    #[test]
    fn a_pen_is_round_and_as_wide_as_it_says() {
        let line = Line { spots: vec![(2.0, 4.0), (6.0, 4.0)], closed: false };
        let line = painted(Shape::drawn(vec![line], BLACK, 2.0).faint(50));
        assert_eq!([pixel(&line, 3, 3), pixel(&line, 3, 4), pixel(&line, 3, 5)], [127, 127, 255]);
        assert!(pixel(&line, 1, 3) > 127 && pixel(&line, 1, 3) < 255);
    }
}
