//! Colours, and the marks that stand for them without colour.

use islands::Colour;

/// Deep water around an island.
pub const SEA: &str = "#cfe0e3";
/// A fold in the water.
pub const WAVE: &str = "#a9c6cc";
/// Unpainted paper.
pub const PAPER: &str = "#fdf9ef";
/// The edge of a square of paper.
pub const EDGE: &str = "#d8cdb4";
/// Lines and letters.
pub const INK: &str = "#3b352c";
/// The paper landmarks stand on.
pub const GROUND: &str = "#efe6d0";

/// The paint of a colour.
#[must_use]
pub const fn paint(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "#8fb8de",
        Colour::Green => "#a5cf8f",
        Colour::Red => "#ee9b83",
    }
}

/// The same, dark: for hatching, outlines and letters on paper.
#[must_use]
pub const fn dark(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "#1f5a96",
        Colour::Green => "#356f22",
        Colour::Red => "#b03320",
    }
}

/// The hatching of a square of 100 units: blue lies like water, green stands like grass, red falls like leaves.
#[must_use]
pub const fn hatching(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "M8 24H92M8 50H92M8 76H92",
        Colour::Green => "M24 8V92M50 8V92M76 8V92",
        Colour::Red => "M8 40L40 8M8 72L72 8M28 92L92 28M60 92L92 60",
    }
}

/// How the line of an outline is broken.
#[must_use]
pub const fn dashes(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "3 11",
        Colour::Green => "22 10",
        Colour::Red => "none",
    }
}
