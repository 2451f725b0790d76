//! Pictures that were made, and how many are made at once.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use drawings::shapes::Drawing;
use drawings::table::Format;
use session::{Language, Millis, Quota, Refused, Status, TableId};
use tokio::sync::Semaphore;

use crate::config::Rate;
use crate::limit::{Rates, Wait};
use crate::problem::{Fault, Problem};
use crate::tags::Caller;

/// So many bytes of pictures are kept: some dozens.
const MOST_BYTES: usize = 8 << 20;
/// So many are made at once: they must not take all processors from those who play.
const AT_ONCE: usize = 2;
/// How often one guest may have a picture made; one that is kept costs nothing.
const RATE: Rate = Rate { burst: 30, per_minute: 60 };

/// What a picture depends on. Who may see it is asked before it is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// Of which table; of none, the picture of the house.
    pub table: Option<TableId>,
    /// At which version.
    pub version: u32,
    /// How far the table is.
    pub status: Status,
    /// What the players are called.
    pub names: Vec<String>,
    /// How large.
    pub format: Format,
    /// In which language.
    pub language: Language,
    /// As which kind of file.
    pub kind: Kind,
}

impl Key {
    /// That of the house.
    #[must_use]
    pub const fn of_house() -> Self {
        Self {
            table: None,
            version: 0,
            status: Status::Open,
            names: Vec::new(),
            format: Format::Wide,
            language: Language::En,
            kind: Kind::Png,
        }
    }
}

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Shapes.
    Svg,
    /// Pixels.
    Png,
    /// Pixels, as many as a list shows.
    Small,
}

/// A small picture is so wide.
pub const SMALL: u32 = 480;

impl Kind {
    /// What it is called on the wire.
    #[must_use]
    pub const fn media(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png | Self::Small => "image/png",
        }
    }
}

/// All pictures of a server.
pub struct Pictures {
    kept: Mutex<VecDeque<(Key, Bytes)>>,
    turns: Semaphore,
    rates: Rates,
}

impl Pictures {
    /// None yet. Where requests are not limited, pictures are not either.
    #[must_use]
    pub fn new(requests: Rate) -> Self {
        let rate = if requests.per_minute == 0 { Rate::NONE } else { RATE };
        Self { kept: Mutex::default(), turns: Semaphore::new(AT_ONCE), rates: Rates::new(rate) }
    }

    /// The picture with that key; `draw` makes its drawing, and says in words what it shows.
    ///
    /// # Errors
    /// If this caller had too many made.
    pub async fn get(
        &self,
        key: Key,
        caller: &Caller,
        now: Millis,
        draw: impl FnOnce() -> (Drawing, String),
    ) -> Result<Bytes, Problem> {
        if let Some(kept) = self.find(&key) {
            return Ok(kept);
        }
        let many = |Wait(wait)| Refused::TooMany { what: Quota::Requests, most: RATE.per_minute, wait };
        self.rates.take(caller, now).map_err(many)?;
        // Nobody ever closes it.
        let _turn = self.turns.acquire().await;
        // Somebody else may have waited for the same.
        if let Some(kept) = self.find(&key) {
            return Ok(kept);
        }
        let (drawing, words) = draw();
        let kind = key.kind;
        let make = move || match kind {
            Kind::Svg => drawing.to_svg(&words).into_bytes(),
            Kind::Png => drawing.to_pixels(drawing.width as u32).to_png(),
            Kind::Small => drawing.to_pixels(SMALL).to_png(),
        };
        // A thread of its own: it takes longer than others may wait.
        let made = tokio::task::spawn_blocking(make).await.map_err(|_| Fault::Internal)?;
        Ok(self.keep(key, made.into()))
    }

    fn find(&self, key: &Key) -> Option<Bytes> {
        let mut kept = lock(&self.kept);
        let at = kept.iter().position(|(known, _)| known == key)?;
        // What was asked for last is forgotten last.
        let found = kept.remove(at)?;
        let bytes = found.1.clone();
        kept.push_back(found);
        Some(bytes)
    }

    fn keep(&self, key: Key, bytes: Bytes) -> Bytes {
        let mut kept = lock(&self.kept);
        kept.push_back((key, bytes.clone()));
        while kept.len() > 1 && kept.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() > MOST_BYTES {
            kept.pop_front();
        }
        bytes
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use drawings::figure::Rgb;
    use drawings::shapes::Place;

    use super::*;

    fn key(version: u32) -> Key {
        Key { version, kind: Kind::Svg, ..Key::of_house() }
    }

    fn caller(name: &str) -> Caller {
        Caller { address: name.to_owned(), token: None }
    }

    fn drawn(words: &str) -> (Drawing, String) {
        let mut drawing = Drawing::new(9.0, 9.0);
        drawing.sheet(Place::HERE, (9.0, 9.0), 1.0, Rgb([9; 3]));
        (drawing, words.to_owned())
    }

    #[tokio::test]
    async fn a_picture_is_made_once_and_others_have_their_own() {
        let pictures = Pictures::new(RATE);
        let first = pictures.get(key(1), &caller("a"), 0, || drawn("first")).await.expect("a picture");
        let again = pictures.get(key(1), &caller("a"), 0, || panic!("it is there")).await.expect("a picture");
        assert_eq!(first, again);
        let other = pictures.get(key(2), &caller("a"), 0, || drawn("second")).await.expect("a picture");
        assert_ne!(first, other);
    }

    #[tokio::test]
    async fn whoever_has_too_many_made_must_wait_but_not_for_what_is_there() {
        let pictures = Pictures::new(RATE);
        let mut made = 0;
        let refused = loop {
            match pictures.get(key(made), &caller("a"), 0, || drawn("")).await {
                Ok(_) => made += 1,
                Err(problem) => break problem,
            }
            assert!(made < 1_000, "nobody counts");
        };
        assert_eq!((made, refused.code()), (RATE.burst, "too_many"));
        assert!(pictures.get(key(0), &caller("a"), 0, || panic!("it is there")).await.is_ok());
        assert!(pictures.get(key(made), &caller("b"), 0, || drawn("")).await.is_ok());
        let free = Pictures::new(Rate::NONE);
        for n in 0..RATE.burst * 2 {
            assert!(free.get(key(n), &caller("a"), 0, || drawn("")).await.is_ok());
        }
    }

    #[tokio::test]
    async fn what_was_not_asked_for_is_forgotten() {
        let pictures = Pictures::new(Rate::NONE);
        // The words stand in a picture twice.
        let large = || drawn(&"x".repeat(MOST_BYTES / 8));
        for n in [0, 1, 0, 2, 0, 3, 4] {
            pictures.get(key(n), &caller("a"), 0, large).await.expect("a picture");
        }
        let kept: Vec<u32> = lock(&pictures.kept).iter().map(|(key, _)| key.version).collect();
        assert!(kept.contains(&0) && kept.contains(&4) && !kept.contains(&1), "{kept:?}");
        assert!(lock(&pictures.kept).iter().map(|(_, bytes)| bytes.len()).sum::<usize>() <= MOST_BYTES);
    }
}
