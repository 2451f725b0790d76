//! FOLD files: the crease pattern, and how it lies when it is folded, for other programs of paper folders.

use serde_json::{Value, json};

use crate::plane::{Line, ON, Point, edges, shared};
use crate::state::{Kind, State};

/// Points of the sheet, each once, and the corners of all faces by number; what lies on an edge is a corner of it.
fn vertices(state: &State) -> (Vec<Point>, Vec<Vec<usize>>) {
    let mut points: Vec<Point> = Vec::new();
    for &corner in state.faces.iter().flat_map(|face| &face.sheet) {
        if !points.iter().any(|known| known.is(corner)) {
            points.push(corner);
        }
    }
    let corners = |sheet: &[Point]| {
        let mut corners = Vec::new();
        for (from, to) in edges(sheet) {
            let line = Line { from, to };
            let length = from.to(to);
            let along = |point: Point| line.direction().dot(point - from);
            let is_on =
                |point: Point| line.height(point).abs() < ON && along(point) > -ON && along(point) < length - ON;
            let mut on: Vec<usize> = (0..points.len()).filter(|&at| is_on(points[at])).collect();
            on.sort_by(|&a, &b| along(points[a]).total_cmp(&along(points[b])));
            corners.extend(on);
        }
        corners
    };
    let faces = state.faces.iter().map(|face| corners(&face.sheet)).collect();
    (points, faces)
}

/// Which of two faces lies above, where they lie on each other: `[f, g, 1]` if f is on the side to which the coloured side of g shows.
fn face_orders(state: &State) -> Vec<[i64; 3]> {
    let ranks = state.ranks();
    let outlines: Vec<_> = state.faces.iter().map(|face| face.outline()).collect();
    let mut orders = Vec::new();
    for f in 0..outlines.len() {
        for g in f + 1..outlines.len() {
            if shared(&outlines[f], &outlines[g]).is_some() {
                let above = if (ranks[f] > ranks[g]) == state.faces[g].is_up() { 1 } else { -1 };
                orders.push([f as i64, g as i64, above]);
            }
        }
    }
    orders
}

impl State {
    /// The paper as a FOLD file: its crease pattern, and a frame in which it is folded.
    #[must_use]
    pub fn to_fold(&self, title: &str) -> Value {
        let (points, faces) = vertices(self);
        let creases = self.creases();
        let mut ends: Vec<[usize; 2]> = Vec::new();
        let mut assignments = Vec::new();
        for corners in &faces {
            for (at, &a) in corners.iter().enumerate() {
                let b = corners[(at + 1) % corners.len()];
                let edge = [a.min(b), a.max(b)];
                if ends.contains(&edge) {
                    continue;
                }
                let stretch = (points[a], points[b]);
                let crease = creases.iter().find(|crease| crate::plane::overlap(crease.ends, stretch).is_some());
                ends.push(edge);
                assignments.push(match crease.map(|crease| crease.kind) {
                    None => "B",
                    Some(Kind::Flat) => "F",
                    Some(Kind::Valley) => "V",
                    Some(Kind::Mountain) => "M",
                });
            }
        }
        let flat: Vec<[f64; 2]> = points.iter().map(|point| [point.x, point.y]).collect();
        let folded: Vec<[f64; 2]> =
            points.iter().filter_map(|&point| self.place_of(point)).map(|place| [place.x, place.y]).collect();
        json!({
            "file_spec": 1.1,
            "file_creator": "Senbazuru",
            "file_classes": ["singleModel"],
            "file_title": title,
            "frame_classes": ["creasePattern"],
            "frame_attributes": ["2D"],
            "vertices_coords": flat,
            "edges_vertices": ends,
            "edges_assignment": assignments,
            "faces_vertices": faces,
            "file_frames": [{
                "frame_parent": 0,
                "frame_inherit": true,
                "frame_classes": ["foldedForm"],
                "vertices_coords": folded,
                "faceOrders": face_orders(self),
            }],
        })
    }
}
