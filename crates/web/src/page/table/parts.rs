//! What a browser has of the zones of a table, and what it lacks.
//!
//! # To mark a part
//!
//! Give an element inside a zone an id that begins with `p-`, and that no other element of the page has: `li id={ "p-isle-" (n) }`.
//! That is all. If a zone differs from what the browser has only inside its parts, the parts that differ are sent by themselves. If
//! it differs around them, it is sent with a stub in the place of each part that is the same, and the script puts in what it has. A
//! part can hold parts. So it is worth it for whatever changes by itself, and for what is long and stays the same in a zone that
//! changes often. Cards are parts without an id: each is found by its slug and by how many of that slug come before it in its zone.
//!
//! Only the script of the stream (`live.js`) knows of parts: it puts them into zones as they were told, and hands on whole zones.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher as _};
use std::sync::Arc;

use rustc_hash::FxHasher;

use super::zone::{Key, MadeZone, Zone};

/// Attributes that make their element a part: the rest of the value is its key.
const MARKS: [&str; 2] = [" id=\"p-", " data-card=\""];
/// Elements that hold nothing.
const VOID: [&str; 5] = ["input", "img", "br", "hr", "wbr"];
/// A part that is not longer is sent again: a stub would be no shorter.
const SHORT: usize = 80;

/// What a browser has of the zones of a table: hashes only.
#[derive(Clone, Default)]
pub struct Sketch(Vec<Arc<Known>>);

/// What it has of one zone.
struct Known {
    id: String,
    /// What it depended on: one for which that is the same need not be made.
    key: Option<Key>,
    /// The zone as it was written: one that is the same need not be taken apart.
    text: u64,
    root: Hashes,
    /// The parts below it by their names, and what is in them.
    parts: Names,
}

/// Parts of a zone by their names, and the hash of what is in them.
type Names = HashMap<u64, u64, BuildHasherDefault<FxHasher>>;

/// What it has of a zone, or of a part that has an address.
struct Hashes {
    /// Everything but the parts inside that have an address; their ids belong to it.
    frame: u64,
    /// With them.
    whole: u64,
    parts: Vec<Hashes>,
}

/// An element that is taken apart.
struct Piece<'a> {
    html: &'a str,
    /// What it is called within its zone.
    name: Name<'a>,
    parts: Vec<Piece<'a>>,
}

/// What a part is called within its zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Name<'a> {
    /// By its id.
    Id(&'a str),
    /// By the slug of the card it shows, and how many of that slug come before it.
    Card(&'a str, usize),
}

impl Sketch {
    /// The same of zones that were made before.
    #[must_use]
    pub fn compare_made(&self, zones: &[MadeZone]) -> (Self, String) {
        self.compare(&zones.iter().map(Zone::from).collect::<Vec<_>>())
    }

    /// What a browser with this lacks of these zones, as elements one after another, and what it has once it got that. Of other
    /// zones it has what it had.
    #[must_use]
    pub fn compare(&self, zones: &[Zone]) -> (Self, String) {
        let mut lacks = String::new();
        let mut compare = |zone: &Zone| {
            let known = self.0.iter().find(|known| known.id == zone.id);
            if let Some(known) = known.filter(|known| known.key.is_some() && known.key == zone.key) {
                return Arc::clone(known);
            }
            let html = zone.html().0;
            let (html, text) = (html.as_ref(), hash([html.as_ref()]));
            if let Some(known) = known.filter(|known| known.text == text && known.key == zone.key) {
                return Arc::clone(known);
            }
            let piece = Piece::root(html);
            let mut parts = Names::default();
            let root = Hashes::of(&piece, &mut parts);
            match known {
                Some(known) => known.write(&known.root, &root, &piece, &mut lacks),
                None => lacks.push_str(html),
            }
            Arc::new(Known { id: zone.id.clone(), key: zone.key, text, root, parts })
        };
        let mut now: Vec<_> = zones.iter().map(&mut compare).collect();
        let others = self.0.iter().filter(|known| zones.iter().all(|zone| zone.id != known.id));
        now.extend(others.cloned());
        (Self(now), lacks)
    }
}

impl Known {
    /// Writes what must be sent to one who has this and should have that.
    fn write(&self, known: &Hashes, now: &Hashes, piece: &Piece, out: &mut String) {
        if known.whole == now.whole {
            return;
        }
        if known.frame != now.frame {
            return self.write_whole(piece, out);
        }
        let addressed = piece.parts.iter().filter(|part| part.has_address());
        for ((known, now), part) in known.parts.iter().zip(&now.parts).zip(addressed) {
            self.write(known, now, part, out);
        }
    }

    /// Writes an element with stubs in the places of what is known.
    fn write_whole(&self, piece: &Piece, out: &mut String) {
        let mut rest = piece.html;
        for part in &piece.parts {
            let (before, after) = rest.split_at(offset(rest, part.html));
            out.push_str(before);
            rest = &after[part.html.len()..];
            let is_known = self.parts.get(&key(part.name)).is_some_and(|&known| known == hash([part.html]));
            if is_known && part.html.len() > SHORT { part.write_stub(out) } else { self.write_whole(part, out) }
        }
        out.push_str(rest);
    }
}

impl Hashes {
    /// The hashes of an element; the names of the parts below it are noted.
    fn of(piece: &Piece, names: &mut Names) -> Self {
        for part in &piece.parts {
            names.insert(key(part.name), hash([part.html]));
        }
        let mut parts = Vec::new();
        let (mut frame, mut rest) = (FxHasher::default(), piece.html);
        for part in &piece.parts {
            let hashes = Self::of(part, names);
            if let (Name::Id(id), true) = (part.name, part.has_address()) {
                let (before, after) = rest.split_at(offset(rest, part.html));
                frame.write_u64(hash([before, id]));
                rest = &after[part.html.len()..];
                parts.push(hashes);
            }
        }
        frame.write_u64(hash([rest]));
        let frame = frame.finish();
        let mut whole = FxHasher::default();
        whole.write_u64(frame);
        parts.iter().for_each(|part| whole.write_u64(part.whole));
        Self { frame, whole: whole.finish(), parts }
    }
}

impl<'a> Piece<'a> {
    fn root(html: &'a str) -> Self {
        let mut seen = Vec::new();
        Self { html, name: Name::Id(""), parts: parts(inside(html), &mut seen) }
    }

    /// Can it be sent by itself?
    const fn has_address(&self) -> bool {
        matches!(self.name, Name::Id(_))
    }

    /// Writes what stands for it where the browser has it already. It is an element of the same kind, so that it may stand there.
    fn write_stub(&self, out: &mut String) {
        let tag = tag(self.html);
        let (kept, n) = match self.name {
            Name::Id(id) => (format!("p-{id}"), 0),
            Name::Card(slug, n) => (slug.to_owned(), n),
        };
        let attribute = if self.has_address() { "id" } else { "data-card" };
        out.push_str(&format!("<{tag} {attribute}=\"{kept}\" data-kept=\"{n}\"></{tag}>"));
    }
}

/// The parts of some HTML, save for those inside of others; `seen` are the cards before it.
fn parts<'a>(mut html: &'a str, seen: &mut Vec<&'a str>) -> Vec<Piece<'a>> {
    let mut parts = Vec::new();
    while let Some((at, mark)) = MARKS.into_iter().filter_map(|mark| Some((html.find(mark)?, mark))).min() {
        let start = html[..at].rfind('<').unwrap_or(at);
        let end = start + length(&html[start..]);
        let whole = &html[start..end];
        let value = html[at + mark.len()..].split('"').next().unwrap_or_default();
        let name = if mark == MARKS[0] {
            Name::Id(value)
        } else {
            seen.push(value);
            Name::Card(value, seen.iter().filter(|&&card| card == value).count() - 1)
        };
        parts.push(Piece { html: whole, name, parts: self::parts(inside(whole), seen) });
        html = &html[end..];
    }
    parts
}

/// What stands inside of an element.
fn inside(html: &str) -> &str {
    html.find('>').map_or("", |at| &html[at + 1..])
}

/// The name of the tag with which this begins.
fn tag(html: &str) -> &str {
    html.get(1..).unwrap_or_default().split([' ', '>', '/']).next().unwrap_or_default()
}

/// Where a slice of a text begins in it.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}

/// How long the element is with which this begins. Our markup is well-formed, and what it says is escaped.
fn length(html: &str) -> usize {
    let name = tag(html);
    let is_it = |rest: &str| rest.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '>', '/']));
    let (mut depth, mut at) = (0_usize, 0);
    loop {
        let Some(end) = html[at..].find('>').map(|end| at + end + 1) else { return html.len() };
        let inside = &html[at + 1..end];
        if inside.strip_prefix('/').is_some_and(is_it) {
            depth = depth.saturating_sub(1);
        } else if is_it(inside) && !inside.ends_with("/>") && !VOID.contains(&name) {
            depth += 1;
        }
        if depth == 0 {
            return end;
        }
        let Some(next) = html[end..].find('<') else { return html.len() };
        at = end + next;
    }
}

fn key(name: Name) -> u64 {
    let mut hasher = FxHasher::default();
    std::hash::Hash::hash(&name, &mut hasher);
    hasher.finish()
}

fn hash<'a>(texts: impl IntoIterator<Item = &'a str>) -> u64 {
    let mut hasher = FxHasher::default();
    texts.into_iter().for_each(|text| {
        hasher.write(text.as_bytes());
        // Where one ends counts.
        hasher.write_u8(0xff);
    });
    hasher.finish()
}

#[cfg(test)]
mod tests;
