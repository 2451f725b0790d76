//! How often each score came up, as a picture.

use crate::palette::{INK, PAPER};
use crate::svg::{N, Svg};

/// Bars of one chart.
#[derive(Clone, Debug)]
pub struct Chart<'a> {
    /// What is shown.
    pub title: &'a str,
    /// So many points are in one bar.
    pub step: i16,
    /// The least points of the first bar.
    pub first: i16,
    /// How many games there are in each bar.
    pub bars: &'a [u64],
    /// Lines across, each with its name, from the fewest points on.
    pub marks: &'a [(i16, String)],
}

impl Chart<'_> {
    /// The chart as SVG.
    #[must_use]
    pub fn to_svg(&self) -> String {
        let (width_all, height_all, left, top, floor) = (960.0, 420.0, 40.0, 100.0, 360.0);
        let mut svg = Svg::default();
        svg.element(
            "rect",
            format_args!("width=\"{}\" height=\"{}\" rx=\"16\" fill=\"{PAPER}\"", N(width_all), N(height_all)),
        );
        svg.words(
            width_all / 2.0,
            40.0,
            self.title,
            format_args!("font-size=\"24\" font-weight=\"600\" fill=\"{INK}\" text-anchor=\"middle\""),
        );
        let most = self.bars.iter().copied().max().unwrap_or(0).max(1) as f64;
        let all = self.bars.iter().sum::<u64>().max(1) as f64;
        let width = (width_all - 2.0 * left) / self.bars.len().max(1) as f64;
        let x_of =
            |points: i16| left + (f64::from(points) - f64::from(self.first)) / f64::from(self.step.max(1)) * width;
        for (i, &games) in self.bars.iter().enumerate() {
            let height = (floor - top) * games as f64 / most;
            let x = left + width * i as f64;
            svg.element(
                "rect",
                format_args!(
                    "x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#8fb8de\" stroke=\"#1f5a96\"",
                    N(x + 1.0),
                    N(floor - height),
                    N((width - 2.0).max(1.0)),
                    N(height)
                ),
            );
            if games > 0 && width > 34.0 {
                let share = 100.0 * games as f64 / all;
                let share = if share < 0.5 { "<1 %".to_owned() } else { format!("{share:.0} %") };
                svg.words(
                    x + width / 2.0,
                    floor - height - 6.0,
                    &share,
                    format_args!("font-size=\"14\" fill=\"{INK}\" text-anchor=\"middle\""),
                );
            }
            let points = i64::from(self.first) + i64::from(self.step) * i as i64;
            // Numbers stand clear of each other.
            if i.is_multiple_of((44.0 / width).ceil().max(1.0) as usize) {
                svg.words(
                    x,
                    floor + 20.0,
                    &points.to_string(),
                    format_args!("font-size=\"14\" fill=\"{INK}\" text-anchor=\"middle\""),
                );
            }
        }
        svg.path(
            &format!("M{} {}H{}", N(left), N(floor), N(width_all - left)),
            format_args!("stroke=\"{INK}\" stroke-width=\"2\""),
        );
        let is_there = |points: i16| (left..width_all - left).contains(&x_of(points));
        for (n, (points, name)) in self.marks.iter().enumerate().filter(|(_, (points, _))| is_there(*points)) {
            let x = x_of(*points);
            // Neighbours stand at different heights, so that long names do not meet.
            let y = top - 32.0 + 18.0 * (n % 2) as f64;
            svg.path(
                &format!("M{} {}V{}", N(x), N(y + 6.0), N(floor)),
                format_args!("stroke=\"{INK}\" stroke-width=\"1.5\" stroke-dasharray=\"5 5\" opacity=\".5\""),
            );
            // At the right edge a name stands before its line.
            let (x, anchor) = if x > width_all - 160.0 { (x - 4.0, "end") } else { (x + 4.0, "start") };
            let attributes = format_args!("font-size=\"15\" fill=\"{INK}\" text-anchor=\"{anchor}\"");
            svg.words(x, y, &format!("{name} {points}+"), attributes);
        }
        svg.finish(width_all, height_all, self.title)
    }
}
