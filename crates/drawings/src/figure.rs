//! Figures of folded paper: one file each, of points with heights, facets, limbs and papers.
//!
//! The shades follow from one light and the tilt of each facet, so that all figures belong together. What the words of a
//! file mean is told in `docs/FIGURES.md`.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`parse`] | reading a file, with what is wrong in which line |
//! | `limb` | strips along a line: legs, tails, tools |
//! | [`check`] | whether the facets fit together like paper |
//! | [`shape`] | areas, outlines and overlaps of polygons |
//! | [`shade`] | the light, and the colour of a facet |
//! | [`draw`] | a figure as SVG |
//! | [`sheet`] | many figures on one page |

pub mod check;
pub mod draw;
mod limb;
pub mod parse;
pub mod shade;
pub mod shape;
pub mod sheet;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use origami::Family;

pub use shade::Rgb;

/// The files of the folder: name and text.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/figures.rs"));

/// A place on the sheet of 100 by 100, y down, and how far it rises towards the reader.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corner {
    /// From the left.
    pub x: f64,
    /// From above.
    pub y: f64,
    /// Towards the reader; the rim lies at 0.
    pub height: f64,
}

impl Corner {
    /// Where the corner comes to lie when the sheet is folded along an upright line.
    #[must_use]
    pub fn mirrored(self, axis: f64) -> Self {
        Self { x: 2.0 * axis - self.x, ..self }
    }
}

/// A flat piece of paper between creases.
#[derive(Clone, Debug, PartialEq)]
pub struct Facet {
    /// Three or more.
    pub corners: Vec<Corner>,
    /// The paper's colour.
    pub paper: Rgb,
    /// From 0, in the dark, to 9.
    pub shade: u8,
    /// Where it stands in the file.
    pub line: usize,
}

/// Facets that lie side by side, above those of the layers before.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// As in the file; a limb has none.
    pub name: Option<String>,
    /// Side by side, in the file's order.
    pub facets: Vec<Facet>,
}

/// A figure of folded paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The slug of what it shows.
    pub name: String,
    /// How it is seen, in words.
    pub view: String,
    /// From the lowest to the highest.
    pub layers: Vec<Layer>,
}

/// What is wrong with a figure's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.why)
    }
}

impl std::error::Error for Fault {}

impl Figure {
    /// Reads a figure; `name` is that of its file.
    ///
    /// # Errors
    ///
    /// The first line that can't be read, or all that does not fit together.
    pub fn read(name: &str, text: &str) -> Result<Self, Vec<Fault>> {
        let figure = parse::figure(name, text).map_err(|fault| vec![fault])?;
        let faults = check::faults(&figure);
        if faults.is_empty() { Ok(figure) } else { Err(faults) }
    }

    /// All facets, from the lowest to the highest.
    pub fn facets(&self) -> impl Iterator<Item = &Facet> {
        self.layers.iter().flat_map(|layer| &layer.facets)
    }
}

/// The names of all figures there are, with the texts of their files.
#[must_use]
pub const fn files() -> &'static [(&'static str, &'static str)] {
    FILES
}

/// The name of the figure that stands for a family: one that everybody knows at a glance.
#[must_use]
pub const fn of_family(family: Family) -> &'static str {
    match family {
        Family::Farm => "fox",
        Family::Sky => "owl",
        Family::Sea => "shark",
        Family::Savannah => "lion",
        Family::Lawn => "butterfly",
        Family::Polar => "penguin",
        Family::Exotic => "toucan",
        Family::Dinosaurs => "t_rex",
        Family::Legendary => "dragon",
    }
}

/// The figure of a name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Figure> {
    // A file with a fault has no figure here, and is named by the tests.
    static ALL: LazyLock<BTreeMap<&str, Figure>> = LazyLock::new(|| {
        FILES.iter().filter_map(|(name, text)| Some((*name, parse::figure(name, text).ok()?))).collect()
    });
    ALL.get(name)
}
