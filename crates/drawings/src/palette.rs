//! Colours, and the marks that stand for them without colour.

use islands::Colour;
use origami::{Family, Species};

use crate::figure::Rgb;

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

/// A colour of ours, as shapes have it.
#[must_use]
pub fn rgb(word: &str) -> Rgb {
    Rgb::read(word).unwrap_or(Rgb([0; 3]))
}

/// The paper of a page.
pub const PAGE: Rgb = Rgb([0xf5, 0xef, 0xe3]);
/// A sheet that lies on it.
pub const SHEET: Rgb = Rgb([0xff, 0xfc, 0xf5]);
/// The other side of a fold.
pub const FOLD: Rgb = Rgb([0xea, 0xe1, 0xcf]);
/// The edge of a sheet.
pub const RIM: Rgb = Rgb([0xcb, 0xbf, 0xa7]);
/// Words on paper.
pub const TEXT: Rgb = Rgb([0x25, 0x23, 0x3a]);
/// Words that may be overlooked.
pub const SOFT: Rgb = Rgb([0x5b, 0x56, 0x6c]);
/// The colour of the house.
pub const ACCENT: Rgb = Rgb([0xb8, 0x3a, 0x24]);
/// Who has won.
pub const GOLD: Rgb = Rgb([0xd9, 0x9a, 0x1c]);

/// The paper of a family, told apart from others by its lightness too; as on the pages.
#[must_use]
pub const fn family(family: Family) -> Rgb {
    match family {
        Family::Farm => Rgb([0xb2, 0x49, 0x2f]),
        Family::Sky => Rgb([0x86, 0xc5, 0xf4]),
        Family::Sea => Rgb([0x1b, 0x43, 0x72]),
        Family::Savannah => Rgb([0xec, 0xc5, 0x6a]),
        Family::Lawn => Rgb([0x6b, 0xa6, 0x44]),
        Family::Polar => Rgb([0xa9, 0xd3, 0xd8]),
        Family::Exotic => Rgb([0xd7, 0x6f, 0xae]),
        Family::Dinosaurs => Rgb([0x4d, 0x3a, 0x12]),
        Family::Legendary => Rgb([0x71, 0x45, 0xb0]),
    }
}

/// The paper of a card that belongs to this family: characters have a colour of their own, rice paper is plain.
#[must_use]
pub fn card(card: Species, of: Option<Family>) -> Rgb {
    match (card.character(), of) {
        (Some((_, origami::card::Colour::Yellow)), _) => Rgb([0xf4, 0xcf, 0x3a]),
        (Some((_, origami::card::Colour::Red)), _) => Rgb([0x9c, 0x1f, 0x2e]),
        (None, Some(of)) => family(of),
        (None, None) => Rgb([0xd5, 0xc5, 0xa1]),
    }
}
