//! Many figures on one page.

use super::Figure;
use super::draw::Style;
use crate::svg::{N, Svg};

/// How the page looks.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// What the page shows, in words.
    pub title: String,
    /// How wide and high a figure is.
    pub size: f64,
    /// How many stand beside each other.
    pub columns: usize,
    /// The colour below them.
    pub ground: String,
    /// How figures are drawn.
    pub style: Style,
}

impl Sheet {
    /// The page as SVG: each figure with what stands below it.
    #[must_use]
    pub fn to_svg(&self, figures: &[(&Figure, String)]) -> String {
        let has_names = figures.iter().any(|(_, name)| !name.is_empty());
        let letters = (self.size / 8.0).clamp(9.0, 22.0);
        let (gap, below) = (self.size / 8.0, if has_names { letters * 1.5 } else { 0.0 });
        let columns = self.columns.clamp(1, figures.len().max(1));
        let rows = figures.len().div_ceil(columns);
        let (width, height) = (self.size + gap, self.size + gap + below);
        let (all_width, all_height) = (width * columns as f64 + gap, height * rows as f64 + gap);
        let mut svg = Svg::default();
        let size = format_args!("width=\"{}\" height=\"{}\"", N(all_width), N(all_height));
        svg.element("rect", format_args!("{size} fill=\"{}\"", self.ground));
        for (i, (figure, name)) in figures.iter().enumerate() {
            let (x, y) = (gap + width * (i % columns) as f64, gap + height * (i / columns) as f64);
            let scale = self.size / 108.0;
            let (left, top) = (N(x + 4.0 * scale), N(y + 4.0 * scale));
            svg.open(format_args!("transform=\"translate({left} {top}) scale({scale:.4})\""));
            figure.draw(&mut svg, self.style);
            svg.close();
            if !name.is_empty() {
                let attributes = format_args!("font-size=\"{}\" text-anchor=\"middle\" fill=\"#3b352c\"", N(letters));
                svg.words(x + self.size / 2.0, y + self.size + letters, name, attributes);
            }
        }
        svg.finish(all_width, all_height, &self.title)
    }
}
