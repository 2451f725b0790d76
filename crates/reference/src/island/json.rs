//! Islands as JSON.

use std::collections::BTreeMap;

use islands::atlas::{Kind, Provenance, Sheet};
use islands::{Colour, Island, Landmark, Shape, Square};
use serde::Serialize;

/// An island; squares are called by column letter and row number.
#[derive(Debug, Serialize)]
pub struct IslandJson<'a> {
    sheet: &'a str,
    name: &'a str,
    kind: Kind,
    provenance: Provenance,
    /// The letters of a sheet file.
    rows: Vec<String>,
    empty: u8,
    points: u16,
    /// The least painting that opens the next island.
    way_to_lighthouse: Option<u16>,
    /// How often each landmark is there, by its letter.
    landmarks: BTreeMap<char, u8>,
    sites: Vec<SiteJson>,
    outlines: Vec<OutlineJson>,
    /// By the number of the shape: how many places its piece has.
    places: BTreeMap<u8, usize>,
}

/// A landmark that can be surrounded.
#[derive(Debug, Serialize)]
struct SiteJson {
    square: Square,
    landmark: Landmark,
    around: u8,
}

/// An outline.
#[derive(Debug, Serialize)]
struct OutlineJson {
    colour: Colour,
    squares: Vec<Square>,
}

impl<'a> IslandJson<'a> {
    /// The island of a sheet.
    pub fn new(sheet: &'a Sheet, island: &'a Island) -> Self {
        let count = |landmark: Landmark| (landmark.letter(), island.at(landmark).len());
        let places = |shape: Shape| (shape.number(), island.places[shape as usize].len());
        Self {
            sheet: &sheet.id,
            name: &island.name,
            kind: sheet.kind,
            provenance: sheet.provenance,
            rows: island.letters().collect(),
            empty: island.empty.len(),
            points: island.points(),
            way_to_lighthouse: island.way(),
            landmarks: Landmark::ALL.into_iter().map(count).filter(|&(_, n)| n > 0).collect(),
            sites: island
                .sites
                .iter()
                .map(|s| SiteJson { square: s.square, landmark: s.landmark, around: s.around.len() })
                .collect(),
            outlines: island
                .outlines
                .iter()
                .map(|o| OutlineJson { colour: o.colour, squares: o.squares.iter().collect() })
                .collect(),
            places: Shape::ALL.into_iter().map(places).collect(),
        }
    }
}
