//! The faces of all cards with the numbers we ship, drawn once: a table shows dozens of them after each move.
//!
//! A stream does not even copy them. It names each by three letters, compares, and draws those that its browser lacks.

use std::sync::LazyLock;

use phrases::{Language, Phrases, Teller};
use session::Viewer;
use session::cards::{Edition, Species, Title};

use super::{Size, drawn_anew, tile_anew};
use crate::sentence::lexicon;

/// The name of a face begins with this, which no text on a page has: names of people have no control characters.
pub const MARK: u8 = 1;
/// So long is the name of a face.
pub const NAME_LENGTH: usize = 3;

/// A face that is kept.
pub struct Kept {
    /// The card.
    pub slug: &'static str,
    /// What it is called in a stream.
    pub name: String,
    /// What is seen.
    pub html: String,
}

/// The faces by language, size and card.
static FACES: LazyLock<Vec<Kept>> = LazyLock::new(|| {
    let kinds = || {
        let sizes = |language| Size::ALL.into_iter().map(move |size| (language, size));
        Language::ALL.into_iter().flat_map(sizes)
    };
    let cards = || Species::all().chain([Species::RICE_PAPER]);
    let all = kinds().flat_map(|(language, size)| cards().map(move |card| (language, size, card)));
    let kept = |(place, (language, size, card)): (usize, (Language, Size, Species))| {
        let teller = Teller {
            phrases: Phrases(language),
            lexicon: lexicon(),
            edition: Edition::standard(),
            title: Title::Mixed,
            names: &[],
            reader: Viewer::Spectator,
        };
        Kept { slug: card.slug(), name: name(place), html: drawn_anew(&teller, card, size).0 }
    };
    all.enumerate().map(kept).collect()
});

/// Two letters from `@` on: none of them means anything in HTML.
fn name(place: usize) -> String {
    let letter = |n: usize| char::from(b'@' + (n % 64) as u8);
    [char::from(MARK), letter(place / 64), letter(place)].into_iter().collect()
}

/// The face of a card.
pub fn face(language: Language, card: Species, size: Size) -> &'static Kept {
    let cards = FACES.len() / (Language::ALL.len() * Size::ALL.len());
    // The first species has the number 1.
    &FACES[(language as usize * Size::ALL.len() + size as usize) * cards + card.index() - 1]
}

/// The face with whose name this begins.
#[must_use]
pub fn named(text: &str) -> Option<&'static Kept> {
    let [MARK, high, low, ..] = *text.as_bytes() else { return None };
    FACES.get(usize::from(high.checked_sub(b'@')?) * 64 + usize::from(low.checked_sub(b'@')?))
}

/// The figure of a card on the colour of its family.
pub fn tile(card: Species) -> &'static str {
    static TILES: LazyLock<Vec<String>> = LazyLock::new(|| {
        let cards = Species::all().chain([Species::RICE_PAPER]);
        cards.map(|card| tile_anew(card, Edition::standard().facts(card), card).0).collect()
    });
    &TILES[card.index() - 1]
}
