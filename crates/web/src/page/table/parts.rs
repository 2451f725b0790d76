//! What a browser has of the zones of a table, and what it lacks.
//!
//! # To mark a part
//!
//! Give an element inside a zone an id that begins with `p-`, and that no other element of the page has: `li id={ "p-isle-" (n) }`.
//! That is all. If a zone differs from what the browser has only inside its parts, the parts that differ are sent by themselves. If
//! it differs around them, it is sent with a stub in the place of each part that is the same, and the script puts in what it has. A
//! part can hold parts. So it is worth it for whatever changes by itself, and for what is long and stays the same in a zone that
//! changes often. Cards are parts without an id: each is found by its slug and by how many of that slug come before it in its zone;
//! one that another zone had before is taken from there.
//!
//! Only the script of the stream (`live.js`) knows of parts: it puts them into zones as they were told, and hands on whole zones.
//!
//! # To skip a part
//!
//! A part may have a key, as a zone may: [`Around::part`](super::around::Around::part). As long as the browser has the part with the
//! same key, it is not even made: its name stands in its place, between control characters, until the zone is written.
//!
//! A zone is read once. The faces of cards, most of what a table shows, are only named in it (see [`face::Faces`]): whoever lacks one
//! gets it when the zone is written.

mod read;

use std::cell::RefCell;
use std::sync::Arc;

use maud::{Markup, PreEscaped};

use super::zone::{Key, MadeZone, Zone};
use crate::page::face;
use read::{Reader, hash, kept, tag, value};

/// The attribute that makes its element a part with an address: the rest of the value is its id.
const ID: &str = " id=\"p-";
/// The attribute of what shows a card.
const CARD: &str = " data-card=\"";
/// A part that is not longer is sent again: a stub would be no shorter.
const SHORT: usize = 80;

/// The name of a part that is not made stands between these.
const KEPT: [char; 2] = ['\u{2}', '\u{3}'];

/// The keys of the parts that were made for a browser, by the hash of their id.
#[derive(Default)]
pub struct Keys(RefCell<Vec<(u64, Key)>>);

/// What a browser has of the zones of a table: hashes only.
#[derive(Clone, Default)]
pub struct Sketch(Vec<Arc<Known>>);

/// What it has of one zone.
struct Known {
    id: String,
    /// What it depended on: one for which that is the same need not be made.
    key: Option<Key>,
    /// The zone itself, and the parts below it in the order in which they begin.
    pieces: Vec<Piece>,
}

/// A zone or a part of it.
#[derive(Clone, Copy)]
struct Piece {
    /// What it is called within its zone.
    name: Name,
    /// What it depended on, if that is known.
    key: Option<Key>,
    /// Everything but the parts inside that have an address; their ids belong to it.
    frame: u64,
    /// With them.
    whole: u64,
    /// Where it begins and ends.
    start: u32,
    end: u32,
    /// The pieces up to this one are inside of it.
    last: u32,
}

/// What a part is called within its zone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Name {
    /// By its id, hashed.
    Id(u64),
    /// By the slug of the card it shows, hashed, and how many of that slug come before it.
    Card(u64, u32),
}

impl Sketch {
    /// The same of zones that were made before.
    #[must_use]
    pub fn compare_made(&self, zones: &[MadeZone]) -> (Self, String) {
        self.compare(&zones.iter().map(Zone::from).collect::<Vec<_>>(), &Keys::default())
    }

    /// A part of a zone with its key, for a browser with this: made, or only named if it has it.
    pub fn part(&self, keys: &Keys, tag: &str, id: &str, key: Key, make: impl FnOnce() -> Markup) -> Markup {
        let name = Name::Id(hash(id.trim_start_matches("p-")));
        let is_it = |piece: &Piece| piece.name == name && piece.key == Some(key);
        if self.0.iter().any(|zone| zone.pieces.iter().any(is_it)) {
            let [begin, end] = KEPT;
            return PreEscaped(format!("{begin}{tag} {id}{end}"));
        }
        if let Name::Id(id) = name {
            keys.0.borrow_mut().push((id, key));
        }
        make()
    }

    /// What a browser with this lacks of these zones, as elements one after another, and what it has once it got that. Of other
    /// zones it has what it had. While the zones are made, `keys` notes those of their parts.
    #[must_use]
    pub fn compare(&self, zones: &[Zone], keys: &Keys) -> (Self, String) {
        let mut lacks = String::new();
        let mut compare = |zone: &Zone| {
            let known = self.0.iter().find(|known| known.id == zone.id);
            if let Some(known) = known.filter(|known| known.key.is_some() && known.key == zone.key) {
                return Arc::clone(known);
            }
            let html = zone.html().0;
            let before = known.map_or(&[][..], |known| &known.pieces);
            let pieces = Reader::read(&html, before, &keys.0.take());
            let lack = Lack { known: before, all: &self.0, pieces: &pieces, html: &html };
            if before.is_empty() {
                lack.write_whole(0, &mut lacks);
            } else {
                lack.write(0, 0, &mut lacks);
            }
            Arc::new(Known { id: zone.id.clone(), key: zone.key, pieces })
        };
        let mut now: Vec<_> = zones.iter().map(&mut compare).collect();
        let others = self.0.iter().filter(|known| zones.iter().all(|zone| zone.id != known.id));
        now.extend(others.cloned());
        (Self(now), lacks)
    }
}

/// A zone that a browser has, and what it should have.
struct Lack<'a> {
    known: &'a [Piece],
    /// Everything it has.
    all: &'a [Arc<Known>],
    pieces: &'a [Piece],
    html: &'a str,
}

impl Lack<'_> {
    /// Writes what must be sent to one who has that piece and should have this one.
    fn write(&self, then: usize, now: usize, out: &mut String) {
        let (known, piece) = (&self.known[then], &self.pieces[now]);
        if known.whole == piece.whole {
            return;
        }
        if known.frame != piece.frame {
            return self.write_whole(now, out);
        }
        let addressed = |pieces, of| inside(pieces, of).filter(|(_, piece): &(_, &Piece)| piece.has_address());
        for ((then, _), (now, _)) in addressed(self.known, then).zip(addressed(self.pieces, now)) {
            self.write(then, now, out);
        }
    }

    /// Writes a piece with stubs in the places of what is known.
    fn write_whole(&self, at: usize, out: &mut String) {
        let piece = &self.pieces[at];
        let mut written = piece.start as usize;
        for (at, part) in inside(self.pieces, at) {
            let (start, end) = (part.start as usize, part.end as usize);
            out.push_str(&self.html[written..start]);
            let html = &self.html[start..end];
            let is_known = || self.known.iter().any(|known| known.name == part.name && known.whole == part.whole);
            match face::named(html) {
                Some(face) if is_known() => write_stub("span", part.name, face.slug, "", out),
                Some(face) => match self.elsewhere(part.whole) {
                    Some((zone, name)) => write_stub("span", name, face.slug, zone, out),
                    None => out.push_str(&face.html),
                },
                None if let Some((tag, id)) = kept(html) => write_stub(tag, part.name, id, "", out),
                None if html.len() > SHORT && is_known() => {
                    let mark = if part.has_address() { ID } else { CARD };
                    write_stub(tag(html), part.name, value(html, mark), "", out);
                }
                None => self.write_whole(at, out),
            }
            written = end;
        }
        out.push_str(&self.html[written..piece.end as usize]);
    }

    /// The zone in which the browser has the same face, and its name there: a card that was drawn lay in the line before.
    fn elsewhere(&self, whole: u64) -> Option<(&str, Name)> {
        let in_zone =
            |zone: &'_ Arc<Known>| zone.pieces.iter().find(|piece| piece.whole == whole).map(|piece| piece.name);
        self.all.iter().find_map(|zone| Some((zone.id.as_str(), in_zone(zone)?)))
    }
}

/// The pieces right inside of one, and their places.
fn inside(pieces: &[Piece], of: usize) -> impl Iterator<Item = (usize, &Piece)> {
    let (mut at, last) = (of + 1, pieces[of].last as usize);
    std::iter::from_fn(move || {
        let found = at;
        let piece = pieces.get(at).filter(|_| found <= last)?;
        at = piece.last as usize + 1;
        Some((found, piece))
    })
}

/// Writes what stands for a part where the browser has it already, in the same zone or in that one. It is an element of the same kind,
/// so that it may stand there.
fn write_stub(tag: &str, name: Name, value: &str, zone: &str, out: &mut String) {
    let (attribute, kept) = match name {
        Name::Id(_) => ("id=\"p-", 0),
        Name::Card(_, n) => ("data-card=\"", n),
    };
    for part in ["<", tag, " ", attribute, value, "\" data-kept=\"", &kept.to_string()] {
        out.push_str(part);
    }
    if !zone.is_empty() {
        out.push_str("\" data-of=\"");
        out.push_str(zone);
    }
    for part in ["\"></", tag, ">"] {
        out.push_str(part);
    }
}

impl Piece {
    /// Can it be sent by itself?
    const fn has_address(&self) -> bool {
        matches!(self.name, Name::Id(_))
    }
}

#[cfg(test)]
mod tests;
