//! How often each score came up, as a picture.

use std::collections::BTreeMap;

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
    /// How large it is.
    pub format: Format,
}

/// Scores in bars: how many points are in one, where the first begins, and how often each came up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bars {
    /// So many points are in one bar.
    pub step: i16,
    /// The least points of the first bar.
    pub first: i16,
    /// How many games there are in each bar.
    pub bars: Vec<u64>,
}

impl Bars {
    /// Scores, each with how often it came up, in at most so many bars, each of one of these numbers of points, if they allow it.
    #[must_use]
    pub fn of(scores: &BTreeMap<i16, u64>, most: i32, steps: &[i16]) -> Self {
        let least = scores.keys().next().copied().unwrap_or(0);
        let last = scores.keys().next_back().copied().unwrap_or(0);
        let bars_of = |step: i16| i32::from(last.div_euclid(step)) - i32::from(least.div_euclid(step)) + 1;
        let few = steps.iter().copied().find(|&step| bars_of(step) <= most);
        let step = few.or(steps.last().copied()).unwrap_or(1);
        let mut bars = vec![0; usize::try_from(bars_of(step)).unwrap_or(1)];
        for (&score, &games) in scores {
            let bar = i32::from(score.div_euclid(step)) - i32::from(least.div_euclid(step));
            bars[usize::try_from(bar).unwrap_or(0)] += games;
        }
        Self { step, first: least.div_euclid(step).saturating_mul(step), bars }
    }
}

/// How large a chart is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For a page of its own.
    Page,
    /// For a corner of a page: what it shows is told beside it.
    Small,
}

/// Measures of a format.
struct Measures {
    size: (f64, f64),
    /// Between the edge and the bars.
    left: f64,
    /// Where the highest bar ends, and where all of them stand.
    top: f64,
    floor: f64,
}

impl Format {
    const fn measures(self) -> Measures {
        match self {
            Self::Page => Measures { size: (960.0, 420.0), left: 40.0, top: 100.0, floor: 360.0 },
            Self::Small => Measures { size: (400.0, 160.0), left: 20.0, top: 28.0, floor: 130.0 },
        }
    }
}

impl Chart<'_> {
    /// The chart as SVG.
    #[must_use]
    pub fn to_svg(&self) -> String {
        let mut svg = Svg::default();
        self.paper(&mut svg);
        for at in 0..self.bars.len() {
            self.bar(&mut svg, at);
        }
        let Measures { size, left, top, floor } = self.format.measures();
        let line = format!("M{} {}H{}", N(left), N(floor), N(size.0 - left));
        svg.path(&line, format_args!("stroke=\"{INK}\" stroke-width=\"2\""));
        let is_there = |points: i16| (left..size.0 - left).contains(&self.x_of(points));
        for (n, (points, name)) in self.marks.iter().enumerate().filter(|(_, (points, _))| is_there(*points)) {
            // Neighbours stand at different heights, so that long names do not meet.
            self.mark(&mut svg, *points, name, top - 32.0 + 18.0 * (n % 2) as f64);
        }
        svg.finish(size.0, size.1, self.title)
    }

    /// How wide a bar is.
    fn width(&self) -> f64 {
        let Measures { size, left, .. } = self.format.measures();
        (size.0 - 2.0 * left) / self.bars.len().max(1) as f64
    }

    fn x_of(&self, points: i16) -> f64 {
        self.format.measures().left
            + (f64::from(points) - f64::from(self.first)) / f64::from(self.step.max(1)) * self.width()
    }

    fn paper(&self, svg: &mut Svg) {
        let Measures { size, .. } = self.format.measures();
        let (width, height) = (N(size.0), N(size.1));
        svg.element("rect", format_args!("width=\"{width}\" height=\"{height}\" rx=\"16\" fill=\"{PAPER}\""));
        if self.format == Format::Small {
            return;
        }
        let attributes = format_args!("font-size=\"24\" font-weight=\"600\" fill=\"{INK}\" text-anchor=\"middle\"");
        svg.words(size.0 / 2.0, 40.0, self.title, attributes);
    }

    /// A bar, with its share above it and its points below it where there is room.
    fn bar(&self, svg: &mut Svg, at: usize) {
        let most = self.bars.iter().copied().max().unwrap_or(0).max(1) as f64;
        let all = self.bars.iter().sum::<u64>().max(1) as f64;
        let (games, width) = (self.bars[at], self.width());
        let Measures { left, top, floor, .. } = self.format.measures();
        let (x, height) = (left + width * at as f64, (floor - top) * games as f64 / most);
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
        let attributes = format!("font-size=\"14\" fill=\"{INK}\" text-anchor=\"middle\"");
        if games > 0 && width > 34.0 {
            let share = 100.0 * games as f64 / all;
            let share = if share < 0.5 { "<1 %".to_owned() } else { format!("{share:.0} %") };
            svg.words(x + width / 2.0, floor - height - 6.0, &share, format_args!("{attributes}"));
        }
        // Numbers stand clear of each other.
        if at.is_multiple_of((44.0 / width).ceil().max(1.0) as usize) {
            let points = i64::from(self.first) + i64::from(self.step) * at as i64;
            svg.words(x, floor + 20.0, &points.to_string(), format_args!("{attributes}"));
        }
    }

    /// A line across with its name.
    fn mark(&self, svg: &mut Svg, points: i16, name: &str, y: f64) {
        let (x, Measures { size, floor, .. }) = (self.x_of(points), self.format.measures());
        svg.path(
            &format!("M{} {}V{}", N(x), N(y + 6.0), N(floor)),
            format_args!("stroke=\"{INK}\" stroke-width=\"1.5\" stroke-dasharray=\"5 5\" opacity=\".5\""),
        );
        // At the right edge a name stands before its line.
        let (x, anchor) = if x > size.0 - 160.0 { (x - 4.0, "end") } else { (x + 4.0, "start") };
        let attributes = format_args!("font-size=\"15\" fill=\"{INK}\" text-anchor=\"{anchor}\"");
        svg.words(x, y, &format!("{name} {points}+"), attributes);
    }
}
