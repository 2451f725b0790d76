//! The words in a drawing of an island.

use islands::{Colour, Landmark, Side};

use crate::say::Phrases;

/// What words a drawing needs, all short enough for a legend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawingWords {
    /// The letter of each colour.
    pub letters: [String; Colour::ALL.len()],
    /// The name of each colour, with its season.
    pub colours: [String; Colour::ALL.len()],
    /// The name of each landmark, in the order of [`Landmark::ALL`].
    pub landmarks: [String; Landmark::ALL.len()],
    /// What an outline is called.
    pub outline: String,
    /// Surrounded with a single colour, with different ones.
    pub surrounded: [String; Side::BOTH.len()],
}

/// The words of drawings in one language.
#[must_use]
pub fn drawing_words(phrases: Phrases) -> DrawingWords {
    DrawingWords {
        letters: Colour::ALL.map(|colour| phrases.islands_letter(colour.word())),
        colours: Colour::ALL.map(|colour| phrases.islands_colour_and_season(colour.word())),
        landmarks: Landmark::ALL.map(|landmark| phrases.landmark(landmark)),
        outline: phrases.islands_outline(),
        surrounded: Side::BOTH.map(|side| phrases.islands_surrounded(side.word())),
    }
}
