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

/// How large the chart is.
const SIZE: (f64, f64) = (960.0, 420.0);
/// Between the edge and the bars.
const LEFT: f64 = 40.0;
/// Where the highest bar ends, and where all of them stand.
const TOP: f64 = 100.0;
const FLOOR: f64 = 360.0;

impl Chart<'_> {
    /// The chart as SVG.
    #[must_use]
    pub fn to_svg(&self) -> String {
        let mut svg = Svg::default();
        self.paper(&mut svg);
        for at in 0..self.bars.len() {
            self.bar(&mut svg, at);
        }
        let floor = format!("M{} {}H{}", N(LEFT), N(FLOOR), N(SIZE.0 - LEFT));
        svg.path(&floor, format_args!("stroke=\"{INK}\" stroke-width=\"2\""));
        let is_there = |points: i16| (LEFT..SIZE.0 - LEFT).contains(&self.x_of(points));
        for (n, (points, name)) in self.marks.iter().enumerate().filter(|(_, (points, _))| is_there(*points)) {
            // Neighbours stand at different heights, so that long names do not meet.
            self.mark(&mut svg, *points, name, TOP - 32.0 + 18.0 * (n % 2) as f64);
        }
        svg.finish(SIZE.0, SIZE.1, self.title)
    }

    /// How wide a bar is.
    fn width(&self) -> f64 {
        (SIZE.0 - 2.0 * LEFT) / self.bars.len().max(1) as f64
    }

    fn x_of(&self, points: i16) -> f64 {
        LEFT + (f64::from(points) - f64::from(self.first)) / f64::from(self.step.max(1)) * self.width()
    }

    fn paper(&self, svg: &mut Svg) {
        let (width, height) = (N(SIZE.0), N(SIZE.1));
        svg.element("rect", format_args!("width=\"{width}\" height=\"{height}\" rx=\"16\" fill=\"{PAPER}\""));
        let attributes = format_args!("font-size=\"24\" font-weight=\"600\" fill=\"{INK}\" text-anchor=\"middle\"");
        svg.words(SIZE.0 / 2.0, 40.0, self.title, attributes);
    }

    /// A bar, with its share above it and its points below it where there is room.
    fn bar(&self, svg: &mut Svg, at: usize) {
        let most = self.bars.iter().copied().max().unwrap_or(0).max(1) as f64;
        let all = self.bars.iter().sum::<u64>().max(1) as f64;
        let (games, width) = (self.bars[at], self.width());
        let (x, height) = (LEFT + width * at as f64, (FLOOR - TOP) * games as f64 / most);
        svg.element(
            "rect",
            format_args!(
                "x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#8fb8de\" stroke=\"#1f5a96\"",
                N(x + 1.0),
                N(FLOOR - height),
                N((width - 2.0).max(1.0)),
                N(height)
            ),
        );
        let attributes = format!("font-size=\"14\" fill=\"{INK}\" text-anchor=\"middle\"");
        if games > 0 && width > 34.0 {
            let share = 100.0 * games as f64 / all;
            let share = if share < 0.5 { "<1 %".to_owned() } else { format!("{share:.0} %") };
            svg.words(x + width / 2.0, FLOOR - height - 6.0, &share, format_args!("{attributes}"));
        }
        // Numbers stand clear of each other.
        if at.is_multiple_of((44.0 / width).ceil().max(1.0) as usize) {
            let points = i64::from(self.first) + i64::from(self.step) * at as i64;
            svg.words(x, FLOOR + 20.0, &points.to_string(), format_args!("{attributes}"));
        }
    }

    /// A line across with its name.
    fn mark(&self, svg: &mut Svg, points: i16, name: &str, y: f64) {
        let x = self.x_of(points);
        svg.path(
            &format!("M{} {}V{}", N(x), N(y + 6.0), N(FLOOR)),
            format_args!("stroke=\"{INK}\" stroke-width=\"1.5\" stroke-dasharray=\"5 5\" opacity=\".5\""),
        );
        // At the right edge a name stands before its line.
        let (x, anchor) = if x > SIZE.0 - 160.0 { (x - 4.0, "end") } else { (x + 4.0, "start") };
        let attributes = format_args!("font-size=\"15\" fill=\"{INK}\" text-anchor=\"{anchor}\"");
        svg.words(x, y, &format!("{name} {points}+"), attributes);
    }
}
