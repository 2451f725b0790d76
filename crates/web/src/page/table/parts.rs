//! What a browser has of the zones of a table, and what it lacks.
//!
//! # To mark a part
//!
//! Put an element that has an id of its own inside a zone down by [`Around::part`](super::around::Around::part). That is all. If a zone
//! differs from what the browser has only inside its parts, the parts that differ are sent by themselves; of a zone or a part that
//! differs only in the attributes of its own element, only these. If something differs around the parts, it is sent with a stub in the
//! place of each part that is the same, and the script puts in what it has. A part can hold parts. So it is worth it for whatever
//! changes by itself, and for what is long and stays the same in a zone that changes often.
//!
//! # To skip a part
//!
//! A part may have a key, as a zone may. As long as the browser has the part with the same key, it is not even made: its name stands
//! in its place until the zone is written.
//!
//! # Faces
//!
//! The faces of cards, most of what a table shows, are only named in a zone (see [`face::Faces`]). Each is sent once: whoever has got
//! one keeps it, wherever it lay, and gets a stub from then on.
//!
//! Only the script of the stream (`live.js`) knows of all this: it puts parts into zones as they were told, and hands on whole zones.
//! A zone is read once, from mark to mark: these are control characters, which no text on a page has, and which are never sent.

mod read;

use std::borrow::Cow;
use std::cell::RefCell;
use std::sync::Arc;

use memchr::memchr;

use super::zone::{Key, MadeZone, Zone};
use crate::page::face::{self, FaceSet};
use read::{Reader, hash, is_void, kept, tag};

/// A part that is not longer is sent again: a stub would be no shorter.
const SHORT: usize = 80;

/// A part begins: its id follows, up to [`MADE`] and its element, or up to [`KEPT`] and nothing if it was not made.
const BEGINS: char = '\u{2}';
const MADE: char = '\u{3}';
const KEPT: char = '\u{5}';
/// The part that began last ends.
const ENDS: char = '\u{4}';

/// The keys of the parts that were made for a browser, by the hash of their id.
#[derive(Default)]
pub struct Keys(RefCell<Vec<(u64, Key)>>);

/// What a browser has of the zones of a table: hashes only.
#[derive(Clone, Default)]
pub struct Sketch {
    zones: Vec<Arc<Known>>,
    /// The faces it was sent.
    faces: FaceSet,
}

/// What it has of one zone.
struct Known {
    id: Cow<'static, str>,
    /// What it depended on: one for which that is the same need not be made.
    key: Option<Key>,
    /// The zone itself, and the parts below it in the order in which they begin.
    pieces: Vec<Piece>,
    /// The faces in it.
    faces: FaceSet,
}

/// A zone or a part of it.
#[derive(Clone, Copy)]
struct Piece {
    /// Its id, hashed; nothing is the zone itself.
    name: u64,
    /// What it depended on, if that is known.
    key: Option<Key>,
    /// The tag with which its element begins.
    tag: u64,
    /// What is inside of that but for the parts; their ids belong to it.
    frame: u64,
    /// All of it.
    whole: u64,
    /// Where its element begins and ends.
    element: (u32, u32),
    /// The same with its marks.
    marks: (u32, u32),
    /// The pieces up to this one are inside of it.
    last: u32,
}

/// Writes a part: its element between marks, or its name alone.
pub fn write_part(html: &mut String, tag: &str, id: &str, made: Option<&str>) {
    html.push(BEGINS);
    if let Some(made) = made {
        html.push_str(id);
        html.push(MADE);
        html.push_str(made);
        html.push(ENDS);
    } else {
        html.push_str(tag);
        html.push(' ');
        html.push_str(id);
        html.push(KEPT);
    }
}

impl Sketch {
    /// The same of zones that were made before.
    #[must_use]
    pub fn compare_made(&self, zones: &[MadeZone]) -> (Self, String) {
        self.compare(&zones.iter().map(Zone::from).collect::<Vec<_>>(), &Keys::default())
    }

    /// The same, of which nothing is counted upon but what lies in the zones: what everybody has who got them, whenever they came.
    #[must_use]
    pub fn of_all(mut self) -> Self {
        self.faces = FaceSet::default();
        for zone in &self.zones {
            self.faces.join(&zone.faces);
        }
        self
    }

    /// Does a browser with this have the part with that key? If not, the key is noted, because it is made now.
    pub fn keeps(&self, keys: &Keys, id: &str, key: Key) -> bool {
        let name = hash(id);
        let is_it = |piece: &Piece| piece.name == name && piece.key == Some(key);
        let keeps = self.zones.iter().any(|zone| zone.pieces.iter().any(is_it));
        if !keeps {
            keys.0.borrow_mut().push((name, key));
        }
        keeps
    }

    /// What a browser with this lacks of these zones, as elements one after another, and what it has once it got that. Of other
    /// zones it has what it had. While the zones are made, `keys` notes those of their parts.
    #[must_use]
    pub fn compare(&self, zones: &[Zone], keys: &Keys) -> (Self, String) {
        let mut lacks = String::with_capacity(4096);
        let mut faces = self.faces.clone();
        let mut compare = |zone: &Zone| {
            let known = self.zones.iter().find(|known| known.id == zone.id);
            if let Some(known) = known.filter(|known| known.key.is_some() && known.key == zone.key) {
                return Arc::clone(known);
            }
            let html = zone.html().0;
            let before = known.map_or(&[][..], |known| &known.pieces);
            let mut read = Reader::read(&html, before, &keys.0.take());
            let mut lack = Lack { known: before, pieces: &read.pieces, html: &html, faces: &mut faces };
            if before.is_empty() {
                lack.write_whole(0, &mut lacks);
            } else {
                lack.write(0, 0, &mut lacks);
            }
            if let Some(known) = known.filter(|_| read.keeps) {
                // They are in what was not made.
                read.faces.join(&known.faces);
            }
            Arc::new(Known { id: zone.id.clone(), key: zone.key, pieces: read.pieces, faces: read.faces })
        };
        let mut now: Vec<_> = zones.iter().map(&mut compare).collect();
        let others = self.zones.iter().filter(|known| zones.iter().all(|zone| zone.id != known.id));
        now.extend(others.cloned());
        (Self { zones: now, faces }, lacks)
    }

    /// Puts faces or stubs into a text that names faces and has no parts; the browser has them then.
    pub fn with_faces(&mut self, html: &str, out: &mut String) {
        write_text(html, &mut self.faces, out);
    }
}

/// A zone that a browser has, and what it should have.
struct Lack<'a> {
    known: &'a [Piece],
    pieces: &'a [Piece],
    html: &'a str,
    faces: &'a mut FaceSet,
}

impl Lack<'_> {
    /// Writes what must be sent to one who has that piece and should have this one.
    fn write(&mut self, then: usize, now: usize, out: &mut String) {
        let (known, piece) = (self.known[then], self.pieces[now]);
        if known.whole == piece.whole {
            return;
        }
        let html = self.element(&piece);
        if known.frame != piece.frame || is_void(tag(html)) || piece.last as usize == now && html.len() <= SHORT {
            return self.write_whole(now, out);
        }
        if known.tag != piece.tag {
            let end = memchr(b'>', html.as_bytes()).unwrap_or(html.len());
            for part in [&html[..end], " data-same></", tag(html), ">"] {
                out.push_str(part);
            }
        }
        let (mut then, mut at) = (then + 1, now + 1);
        while at <= piece.last as usize && then < self.known.len() {
            self.write(then, at, out);
            (then, at) = (self.known[then].last as usize + 1, self.pieces[at].last as usize + 1);
        }
    }

    fn element(&self, piece: &Piece) -> &str {
        &self.html[piece.element.0 as usize..piece.element.1 as usize]
    }

    /// Writes a piece with stubs in the places of what is known.
    fn write_whole(&mut self, now: usize, out: &mut String) {
        let piece = self.pieces[now];
        let mut written = piece.element.0 as usize;
        let mut at = now + 1;
        while at <= piece.last as usize {
            let part = self.pieces[at];
            let (start, end) = (part.marks.0 as usize, part.marks.1 as usize);
            write_text(&self.html[written..start], self.faces, out);
            let is_known = |known: &Piece| known.name == part.name && known.whole == part.whole;
            let id = self.html[start + 1..].split(MADE).next().unwrap_or_default();
            if let Some((tag, id)) = kept(&self.html[start..end]) {
                write_stub(tag, id, out);
            } else if end - start > SHORT && self.known.iter().any(is_known) {
                write_stub(tag(self.element(&part)), id, out);
            } else {
                self.write_whole(at, out);
            }
            written = end;
            at = part.last as usize + 1;
        }
        write_text(&self.html[written..piece.element.1 as usize], self.faces, out);
    }
}

/// Writes what stands for a part that the browser has in the same zone. It is an element of the same kind, so that it may stand there.
fn write_stub(tag: &str, id: &str, out: &mut String) {
    for part in ["<", tag, " id=\"", id, "\" data-kept></", tag, ">"] {
        out.push_str(part);
    }
}

/// Writes a text with its faces: each as it is for one who does not have it, and a stub for one who does.
fn write_text(text: &str, has: &mut FaceSet, out: &mut String) {
    let mut rest = text;
    while let Some(at) = memchr(face::MARK, rest.as_bytes()) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let Some(face) = face::named(rest) else {
            rest = &rest[1..];
            continue;
        };
        if has.insert(face) {
            out.push_str(&face.html);
        } else {
            for part in ["<i data-face=\"", face.slug, " ", face.kind, "\"></i>"] {
                out.push_str(part);
            }
        }
        rest = &rest[face::NAME_LENGTH..];
    }
    out.push_str(rest);
}

#[cfg(test)]
mod tests;
