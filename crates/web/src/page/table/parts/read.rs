//! A zone is read from its beginning to its end, from mark to mark: its parts, where they stand, and what is in them, hashed.

use std::hash::Hasher as _;

use memchr::{memchr, memchr3};
use rustc_hash::FxHasher;

use super::{BEGINS, ENDS, KEPT, MADE, Piece};
use crate::page::face::{self, FaceSet};
use crate::page::table::zone::Key;

/// Elements that hold nothing.
const VOID: [&str; 5] = ["input", "img", "br", "hr", "wbr"];

/// Does an element with that tag hold nothing?
pub(super) fn is_void(tag: &str) -> bool {
    VOID.contains(&tag)
}

/// The tag and the id of the part that is not made, with whose name this begins.
pub(super) fn kept(html: &str) -> Option<(&str, &str)> {
    html.strip_prefix(BEGINS)?.strip_suffix(KEPT)?.split_once(' ')
}

/// A zone that was read.
pub(super) struct Read {
    /// The zone itself, and its parts in the order in which they begin.
    pub pieces: Vec<Piece>,
    /// The faces that stand in it.
    pub faces: FaceSet,
    /// Was something in it not made?
    pub keeps: bool,
}

/// Reads a zone from its beginning to its end.
pub(super) struct Reader<'a> {
    html: &'a str,
    /// What the browser has of it.
    known: &'a [Piece],
    keys: &'a [(u64, Key)],
    read: Read,
}

/// What a part means to the piece around it.
#[derive(Default)]
struct Within {
    /// What must be the same for the piece to be the same around its parts.
    frame: FxHasher,
    whole: FxHasher,
}

impl Within {
    fn take_in(&mut self, hash: u64) {
        self.frame.write_u64(hash);
        self.whole.write_u64(hash);
    }
}

impl<'a> Reader<'a> {
    pub(super) fn read(html: &'a str, known: &'a [Piece], keys: &'a [(u64, Key)]) -> Read {
        let read = Read { pieces: Vec::with_capacity(16), faces: FaceSet::default(), keeps: false };
        let mut reader = Self { html, known, keys, read };
        // The zone itself is no part.
        reader.piece(0, 0, 0);
        reader.read
    }

    /// Notes the piece whose marks begin there and its element here, and those inside of it; where it ends, with its marks.
    fn piece(&mut self, name: u64, marks: usize, start: usize) -> usize {
        let (index, text) = (self.read.pieces.len(), self.html.as_bytes());
        let key = self.keys.iter().find(|&&(id, _)| name == id && index > 0).map(|&(_, key)| key);
        self.read.pieces.push(Piece {
            name,
            key,
            tag: 0,
            frame: 0,
            whole: 0,
            element: (start as u32, start as u32),
            marks: (marks as u32, marks as u32),
            last: 0,
        });
        let (mut within, mut written) = (Within::default(), end_of_tag(self.html, start));
        let tag = hash(&self.html[start..written]);
        let mut at = written;
        let (end, marks_end) = loop {
            let Some(mark) = memchr3(face::MARK, BEGINS as u8, ENDS as u8, &text[at..]).map(|mark| at + mark) else {
                break (text.len(), text.len());
            };
            match char::from(text[mark]) {
                BEGINS => {
                    within.take_in(hash(&self.html[written..mark]));
                    written = self.part(mark, &mut within);
                    at = written;
                }
                ENDS if index > 0 => break (mark, mark + 1),
                ENDS => at = mark + 1,
                _ => {
                    if let Some(face) = face::named(&self.html[mark..]) {
                        self.read.faces.insert(face);
                    }
                    at = mark + 1;
                }
            }
        };
        within.take_in(hash(&self.html[written..end]));
        within.whole.write_u64(tag);
        let last = self.read.pieces.len() as u32 - 1;
        let piece = &mut self.read.pieces[index];
        (piece.tag, piece.frame, piece.whole) = (tag, within.frame.finish(), within.whole.finish());
        (piece.element.1, piece.marks.1, piece.last) = (end as u32, marks_end as u32, last);
        marks_end
    }

    /// Reads the part whose marks begin there; where they end.
    fn part(&mut self, start: usize, within: &mut Within) -> usize {
        let behind = &self.html[start + 1..];
        let named = behind.find([MADE, KEPT]).unwrap_or(behind.len());
        let end = (start + named + 2).min(self.html.len());
        let index = self.read.pieces.len();
        if self.html[start..end].ends_with(KEPT) {
            let id = kept(&self.html[start..end]).map_or(0, |(_, id)| hash(id));
            within.frame.write_u64(id);
            within.whole.write_u64(self.keep(id, start, end));
            return end;
        }
        let id = hash(&behind[..named]);
        let end = self.piece(id, start, end);
        within.frame.write_u64(id);
        within.whole.write_u64(self.read.pieces[index].whole);
        end
    }

    /// A part that was not made, with all that is in it, is as it was; what it is as a whole.
    fn keep(&mut self, id: u64, start: usize, end: usize) -> u64 {
        self.read.keeps = true;
        // What is not known is made.
        let Some(at) = self.known.iter().position(|piece| piece.name == id) else { return 0 };
        let (known, moved) = (self.known, self.read.pieces.len() as u32);
        let place = (start as u32, end as u32);
        for piece in &known[at..=known[at].last as usize] {
            let last = piece.last - at as u32 + moved;
            self.read.pieces.push(Piece { element: place, marks: place, last, ..*piece });
        }
        known[at].whole
    }
}

/// The name of the tag with which this begins.
pub(super) fn tag(html: &str) -> &str {
    html.get(1..).unwrap_or_default().split([' ', '>', '/']).next().unwrap_or_default()
}

/// Where the tag ends that begins there.
fn end_of_tag(html: &str, at: usize) -> usize {
    memchr(b'>', &html.as_bytes()[at..]).map_or(html.len(), |end| at + end + 1)
}

pub(super) fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}
