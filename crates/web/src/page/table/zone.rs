//! [`Zone`]: a part of the page that is replaced as a whole.
//!
//! Making a zone is what costs most of a stream. So a zone may have a key, made of all it depends on: as long as it stays the same, a
//! browser that has the zone need not be told of it, and nothing is made. A zone that may depend on anything has none.

use std::borrow::Cow;
use std::hash::{Hash, Hasher as _};
use std::sync::Arc;

use maud::{Markup, PreEscaped};
use rustc_hash::FxHasher;
use session::Seat;

use super::around::Around;

/// A part of the page that is replaced as a whole.
pub struct Zone<'a> {
    /// The id of its element.
    pub id: Cow<'static, str>,
    /// What tells it apart from itself at other times, if that is known.
    pub key: Option<Key>,
    html: Html<'a>,
}

/// The element of a zone.
enum Html<'a> {
    Made(Arc<str>),
    Unmade(Box<dyn Fn() -> Markup + 'a>),
}

/// A zone that was made, to be kept.
#[derive(Clone)]
pub struct MadeZone {
    /// The id of its element.
    pub id: Cow<'static, str>,
    /// What it depended on.
    pub key: Option<Key>,
    html: Arc<str>,
}

impl From<&MadeZone> for Zone<'_> {
    fn from(zone: &MadeZone) -> Self {
        Self { id: zone.id.clone(), key: zone.key, html: Html::Made(Arc::clone(&zone.html)) }
    }
}

/// All that a zone depends on, hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key(u64);

impl Key {
    /// The key of what depends on this.
    #[must_use]
    pub fn of(inputs: impl Hash) -> Self {
        let mut hasher = FxHasher::default();
        inputs.hash(&mut hasher);
        Self(hasher.finish())
    }

    /// The key of what depends on each of these, in their order.
    #[must_use]
    pub fn of_each(inputs: impl ExactSizeIterator<Item = impl Hash>) -> Self {
        let mut hasher = FxHasher::default();
        hasher.write_usize(inputs.len());
        inputs.for_each(|input| input.hash(&mut hasher));
        Self(hasher.finish())
    }
}

/// What every player's zone begins with depends on this (see [`head`](super::seats::head)).
#[must_use]
pub fn key_of_head(table: &Around, seat: Seat) -> Key {
    let info = table.info();
    let sits = info
        .seats
        .get(seat.index())
        .map(|sits| (std::mem::discriminant(&sits.kind), &sits.level, sits.is_away, sits.is_out, sits.left));
    Key::of((sits, table.name(seat), info.asked.has(seat)))
}

impl Hash for Key {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.0);
    }
}

impl<'a> Zone<'a> {
    /// A zone that is made anew every time.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>, make: impl Fn() -> Markup + 'a) -> Self {
        Self::keyed(id, None, make)
    }

    /// A zone that is the same as long as its key is.
    #[must_use]
    pub fn keyed(id: impl Into<Cow<'static, str>>, key: Option<Key>, make: impl Fn() -> Markup + 'a) -> Self {
        Self { id: id.into(), key, html: Html::Unmade(Box::new(make)) }
    }

    /// Its element.
    #[must_use]
    pub fn html(&self) -> PreEscaped<Cow<'_, str>> {
        PreEscaped(match &self.html {
            Html::Made(html) => Cow::Borrowed(html),
            Html::Unmade(make) => Cow::Owned(make().0),
        })
    }

    /// The zone as it is now; one that was made before and is the same is taken from there.
    #[must_use]
    pub fn made(&self, before: &[MadeZone]) -> MadeZone {
        let is_same = |known: &&MadeZone| known.id == self.id && known.key.is_some() && known.key == self.key;
        let html = match (before.iter().find(is_same), &self.html) {
            (Some(MadeZone { html, .. }), _) | (None, Html::Made(html)) => Arc::clone(html),
            (None, Html::Unmade(make)) => make().0.into(),
        };
        MadeZone { id: self.id.clone(), key: self.key, html }
    }
}
