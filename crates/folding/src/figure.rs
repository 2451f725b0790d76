//! The finished figure, as it stands on a table: for marks, logos and the last picture of a page.

use crate::model::{Model, Pose};
use crate::plane::{Point, at};
use crate::space::{self, Seen};
use crate::state::bounds;
use crate::svg::{N, Svg, shaded};

/// The white side of the paper.
pub const WHITE: &str = "#fbf8f1";
/// Lines.
pub const INK: &str = "#2a2522";

impl Model {
    /// How the figure stands when it is finished.
    #[must_use]
    pub fn standing(&self) -> Pose {
        self.pose().cloned().unwrap_or_else(|| space::lying(self.finished_state()))
    }

    /// The finished figure in a square of that size, seen as its model says.
    #[must_use]
    pub fn figure(&self, size: f64) -> Svg {
        let pose = self.standing();
        picture(&pose, pose.look, &self.colour, size)
    }
}

/// How bright a face is: 1 is the colour of the paper, less is darker.
fn brightness(face: &Seen) -> f64 {
    if face.is_up { 0.5 + 0.75 * face.light } else { 0.86 + 0.16 * face.light }
}

/// The faces of a pose that are seen, from the farthest to the nearest, with their outlines in a square of that size.
fn laid_out(pose: &Pose, look: (f64, f64), size: f64) -> Vec<(Seen, String)> {
    let faces = pose.seen(look);
    let (low, high) = bounds(faces.iter().flat_map(|face| face.outline.iter().copied()));
    let scale = size * 0.94 / (high.x - low.x).max(high.y - low.y);
    let middle = low.middle(high);
    let place = |point: Point| at(size / 2.0 + (point.x - middle.x) * scale, size / 2.0 - (point.y - middle.y) * scale);
    let path_of = |face: &Seen| path(&face.outline.iter().map(|&corner| place(corner)).collect::<Vec<_>>());
    visible(&faces).into_iter().map(|face| (face.clone(), path_of(face))).collect()
}

/// A pose in a square of that size.
#[must_use]
pub fn picture(pose: &Pose, look: (f64, f64), colour: &str, size: f64) -> Svg {
    let mut svg = Svg::default();
    let width = N(size / 160.0);
    svg.open(format_args!(
        "stroke=\"{INK}\" stroke-opacity=\".35\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
    ));
    for (face, path) in laid_out(pose, look, size) {
        let side = if face.is_up { colour } else { WHITE };
        svg.path(&path, format_args!("fill=\"{}\"", shaded(side, brightness(&face))));
    }
    svg.close();
    svg
}

/// A pose in the colour of the text around it, in a square of that size: each face twice, once in that colour and once for its light.
#[must_use]
pub fn symbol(pose: &Pose, look: (f64, f64), size: f64) -> Svg {
    let mut svg = Svg::default();
    let width = N(size / 120.0);
    svg.open(format_args!("stroke=\"#000\" stroke-opacity=\".25\" stroke-width=\"{width}\" stroke-linejoin=\"round\""));
    for (face, path) in laid_out(pose, look, size) {
        svg.path(&path, format_args!("fill=\"currentColor\""));
        let light = brightness(&face) - 1.0;
        let (colour, strength) = if light < 0.0 { ("#000", -light) } else { ("#fff", light) };
        svg.path(&path, format_args!("fill=\"{colour}\" fill-opacity=\"{}\"", N(strength)));
    }
    svg.close();
    svg
}

/// The faces of which anything is seen.
pub fn visible(faces: &[Seen]) -> Vec<&Seen> {
    let shows = |at: usize| {
        samples(&faces[at].outline).any(|place| !faces[at + 1..].iter().any(|above| has(&above.outline, place)))
    };
    (0..faces.len()).filter(|&at| shows(at)).map(|at| &faces[at]).collect()
}

/// Does a counter-clockwise outline have that place inside?
#[must_use]
pub fn has(outline: &[Point], place: Point) -> bool {
    crate::plane::edges(outline).all(|(from, to)| (to - from).cross(place - from) > -1e-9)
}

/// Places all over a convex outline.
pub fn samples(outline: &[Point]) -> impl Iterator<Item = Point> {
    let middle = crate::plane::centre(outline);
    crate::plane::edges(outline).flat_map(move |(from, to)| {
        (0..6).flat_map(move |step| {
            let rim = from + (to - from) * (f64::from(step) / 6.0 + 0.02);
            [0.02, 0.12, 0.35, 0.7].into_iter().map(move |deep| rim + (middle - rim) * deep)
        })
    })
}

/// An outline as a path.
#[must_use]
pub fn path(outline: &[Point]) -> String {
    let corners: Vec<String> = outline.iter().map(|corner| format!("{},{}", N(corner.x), N(corner.y))).collect();
    format!("M{}Z", corners.join(" "))
}
