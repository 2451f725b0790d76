//! Parts of a picture.

use crate::shapes::Place;

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    /// Its upper left corner.
    pub const fn place(self) -> Place {
        Place::at(self.x, self.y)
    }

    pub const fn size(self) -> (f64, f64) {
        (self.width, self.height)
    }

    /// All but a margin.
    pub fn within(self, margin: f64) -> Self {
        let Self { x, y, width, height } = self;
        Self { x: x + margin, y: y + margin, width: width - 2.0 * margin, height: height - 2.0 * margin }
    }

    /// What lies above a line, and what below it, with a gap between.
    pub fn split_down(self, height: f64, gap: f64) -> (Self, Self) {
        let rest = self.height - height - gap;
        (Self { height, ..self }, Self { y: self.y + height + gap, height: rest, ..self })
    }

    /// What lies left of a line, and what right of it, with a gap between.
    pub fn split_right(self, width: f64, gap: f64) -> (Self, Self) {
        let rest = self.width - width - gap;
        (Self { width, ..self }, Self { x: self.x + width + gap, width: rest, ..self })
    }

    /// Equal parts, row by row.
    pub fn grid(self, count: usize, columns: usize, gap: f64) -> Vec<Self> {
        let rows = count.div_ceil(columns.max(1));
        let part = |all: f64, n: usize| (all - gap * (n as f64 - 1.0)) / n as f64;
        let (width, height) = (part(self.width, columns), part(self.height, rows.max(1)));
        let cell = |i: usize| Self {
            x: self.x + (i % columns) as f64 * (width + gap),
            y: self.y + (i / columns) as f64 * (height + gap),
            width,
            height,
        };
        (0..count).map(cell).collect()
    }
}
