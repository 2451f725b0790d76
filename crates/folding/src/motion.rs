//! In-between frames: what a browser needs to move the paper from one state to the next.
//!
//! Simple folds turn rigidly about their crease, both collapses and the petal fold move rigidly too (as key frames), a reverse
//! fold is flat at every moment (its crease turns about a point); only poses are drawn soft.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `frames` | collapse and petal fold, face by face |
//! | `scenes` | each movement as a scene |

mod frames;
mod scenes;

use std::fmt::Write as _;

use crate::model::Model;
use crate::plane::Point;
use crate::space::Spot;

pub use frames::{collapsed, petalled};

/// What kind of movement a scene is; the script knows these numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A flap turns about a line; perhaps there and back.
    Fold = 0,
    /// All turns over about a line.
    Over = 1,
    /// All turns half around on the table.
    Spin = 2,
    /// Faces go from key frame to key frame.
    Frames = 3,
    /// The crease of a reverse fold turns about a point.
    Swing = 4,
    /// Flaps open into space.
    Pose = 5,
}

/// One movement, for the script.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What kind it is.
    pub kind: Kind,
    /// Middle and half of the size of what is seen, before and after.
    pub views: [(Point, f64); 2],
    /// Numbers that depend on the kind.
    pub numbers: Vec<f64>,
    /// Points on the table.
    pub points: Vec<Point>,
    /// Faces from the lowest to the uppermost: numbers that depend on the kind, then their corners counter-clockwise on the coloured side.
    pub faces: Vec<(Vec<i64>, Vec<usize>)>,
    /// Pale creases: a face, and two points.
    pub marks: Vec<(usize, usize, usize)>,
    /// The points in space at each key frame.
    pub frames: Vec<Vec<Spot>>,
    /// The order in which faces and their parts are drawn, if it is another one.
    pub order: Vec<(usize, i64)>,
}

/// Numbers are whole ten-thousandths: enough for any screen.
const UNIT: f64 = 10_000.0;

fn whole(number: f64) -> i64 {
    libm::round(number * UNIT) as i64
}

fn list<T>(text: &mut String, all: &[T], mut one: impl FnMut(&mut String, &T)) {
    text.push('[');
    for (at, item) in all.iter().enumerate() {
        if at > 0 {
            text.push(',');
        }
        one(text, item);
    }
    text.push(']');
}

fn number(text: &mut String, number: i64) {
    // Writing to a string can't fail.
    let _ = write!(text, "{number}");
}

impl Scene {
    fn write(&self, text: &mut String) {
        text.push('[');
        number(text, self.kind as i64);
        text.push(',');
        let views: Vec<f64> = self.views.iter().flat_map(|(middle, half)| [middle.x, middle.y, *half]).collect();
        list(text, &views, |text, &part| number(text, whole(part)));
        text.push(',');
        list(text, &self.numbers, |text, &part| number(text, whole(part)));
        text.push(',');
        let points: Vec<f64> = self.points.iter().flat_map(|point| [point.x, point.y]).collect();
        list(text, &points, |text, &part| number(text, whole(part)));
        text.push(',');
        list(text, &self.faces, |text, (numbers, corners)| {
            let all: Vec<i64> = numbers.iter().copied().chain(corners.iter().map(|&corner| corner as i64)).collect();
            list(text, &all, |text, &part| number(text, part));
        });
        text.push(',');
        let marks: Vec<i64> = self.marks.iter().flat_map(|&(face, a, b)| [face, a, b].map(|n| n as i64)).collect();
        list(text, &marks, |text, &part| number(text, part));
        text.push(',');
        list(text, &self.frames, |text, frame| {
            let parts: Vec<f64> = frame.iter().flat_map(|spot| [spot.x, spot.y, spot.z]).collect();
            list(text, &parts, |text, &part| number(text, whole(part)));
        });
        text.push(',');
        let order: Vec<i64> = self.order.iter().flat_map(|&(face, part)| [face as i64, part]).collect();
        list(text, &order, |text, &part| number(text, part));
        text.push(']');
    }
}

impl Model {
    /// All movements, step by step.
    #[must_use]
    pub fn scenes(&self) -> Vec<Vec<Scene>> {
        self.steps.iter().map(|step| step.moves.iter().map(scenes::scene).collect()).collect()
    }

    /// All movements as JSON without a single word: lists of whole numbers.
    #[must_use]
    pub fn scenes_json(&self) -> String {
        let mut text = String::new();
        list(&mut text, &self.scenes(), |text, scenes| list(text, scenes, |text, scene| scene.write(text)));
        text
    }
}
