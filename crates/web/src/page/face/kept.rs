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

/// What can be shown of a card: the card in each size, or its figure as a tile.
const KINDS: [&str; Size::ALL.len() + 1] = ["full", "small", "strip", "tile"];

/// A face that is kept.
pub struct Kept {
    /// The card.
    pub slug: &'static str,
    /// What is shown of it.
    pub kind: &'static str,
    /// What it is called in a stream.
    pub name: String,
    /// What is seen.
    pub html: String,
    /// Its number among those of its language.
    number: usize,
}

/// Faces of one language, as many as there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FaceSet([u64; 6]);

impl FaceSet {
    /// One more; was it missing?
    pub fn insert(&mut self, face: &Kept) -> bool {
        // There is room for all of them: a test counts.
        let Some(word) = self.0.get_mut(face.number / 64) else { return true };
        let bit = 1 << (face.number % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// All of the others.
    pub fn join(&mut self, others: &Self) {
        for (word, other) in self.0.iter_mut().zip(others.0) {
            *word |= other;
        }
    }
}

/// The faces by language, kind and card.
static FACES: LazyLock<Vec<Kept>> = LazyLock::new(|| {
    let mut faces = Vec::new();
    for language in Language::ALL {
        let teller = Teller {
            phrases: Phrases(language),
            lexicon: lexicon(),
            edition: Edition::standard(),
            title: Title::Mixed,
            names: &[],
            reader: Viewer::Spectator,
        };
        let before = faces.len();
        for (n, kind) in KINDS.into_iter().enumerate() {
            for card in cards() {
                let html = match Size::ALL.get(n) {
                    Some(&size) => drawn_anew(&teller, card, size),
                    None => tile_anew(card, Edition::standard().facts(card), card),
                };
                let (place, slug) = (faces.len(), card.slug());
                faces.push(Kept { slug, kind, name: name(place), html: html.0, number: place - before });
            }
        }
    }
    faces
});

fn cards() -> impl Iterator<Item = Species> {
    Species::all().chain([Species::RICE_PAPER])
}

/// Two letters from `@` on: none of them means anything in HTML.
fn name(place: usize) -> String {
    let letter = |n: usize| char::from(b'@' + (n % 64) as u8);
    [char::from(MARK), letter(place / 64), letter(place)].into_iter().collect()
}

/// The kind of that number of a card.
fn kept(language: Language, card: Species, kind: usize) -> &'static Kept {
    let cards = FACES.len() / (Language::ALL.len() * KINDS.len());
    // The first species has the number 1.
    &FACES[(language as usize * KINDS.len() + kind) * cards + card.index() - 1]
}

/// The face of a card.
pub fn face(language: Language, card: Species, size: Size) -> &'static Kept {
    kept(language, card, size as usize)
}

/// The figure of a card on the colour of its family, which has no words.
pub fn tile(card: Species) -> &'static Kept {
    kept(Language::En, card, Size::ALL.len())
}

/// The face with whose name this begins.
#[must_use]
pub fn named(text: &str) -> Option<&'static Kept> {
    let [MARK, high, low, ..] = *text.as_bytes() else { return None };
    FACES.get(usize::from(high.checked_sub(b'@')?) * 64 + usize::from(low.checked_sub(b'@')?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_found_by_its_name_and_is_one_of_a_set() {
        for language in Language::ALL {
            let mut set = FaceSet::default();
            for card in cards() {
                for (n, kind) in KINDS.into_iter().enumerate() {
                    let face = kept(language, card, n);
                    let found = named(&face.name).expect("a face");
                    assert_eq!((found.slug, found.kind, &found.html), (card.slug(), kind, &face.html));
                    assert!(set.insert(face), "{} {}", face.slug, face.kind);
                    assert!(!set.insert(face), "there is room for {} {}", face.slug, face.kind);
                }
            }
        }
        for (size, kind) in Size::ALL.into_iter().zip(KINDS) {
            assert_eq!(size.class(), kind);
        }
    }
}
