//! A zone is read from its beginning to its end: its parts, where they stand, and what is in them, hashed.

use std::hash::Hasher as _;
use std::iter::Peekable;
use std::sync::LazyLock;

use memchr::{memchr, memchr2_iter, memmem, memrchr};
use rustc_hash::FxHasher;

use super::{CARD, ID, KEPT, Name, Piece};
use crate::page::face;
use crate::page::table::zone::Key;

/// Elements that hold nothing.
const VOID: [&str; 5] = ["input", "img", "br", "hr", "wbr"];

/// The tag and the id of the part that is not made, with whose name this begins.
pub(super) fn kept(html: &str) -> Option<(&str, &str)> {
    let [begin, end] = KEPT;
    let (name, _) = html.strip_prefix(begin)?.split_once(end)?;
    let (tag, id) = name.split_once(" p-")?;
    Some((tag, id))
}

/// Reads a zone from its beginning to its end.
pub(super) struct Reader<'a> {
    html: &'a str,
    /// What the browser has of it.
    known: &'a [Piece],
    keys: &'a [(u64, Key)],
    marks: Peekable<std::vec::IntoIter<Mark>>,
    pieces: Vec<Piece>,
}

/// What makes something a part, and where it stands.
#[derive(Clone, Copy)]
struct Mark {
    at: usize,
    kind: MarkKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum MarkKind {
    Id,
    Card,
    /// The name of a face, or of a part that is not made.
    Name,
}

/// The marks of a text, in the order in which they stand there.
fn marks(html: &str) -> Vec<Mark> {
    static FIND_ID: LazyLock<memmem::Finder> = LazyLock::new(|| memmem::Finder::new(ID));
    static FIND_CARD: LazyLock<memmem::Finder> = LazyLock::new(|| memmem::Finder::new(CARD));
    let text = html.as_bytes();
    let marked = |kind: MarkKind| move |at: usize| Mark { at, kind };
    let ids = FIND_ID.find_iter(text).map(marked(MarkKind::Id));
    let cards = FIND_CARD.find_iter(text).map(marked(MarkKind::Card));
    let names = memchr2_iter(face::MARK, KEPT[0] as u8, text).map(marked(MarkKind::Name));
    let mut marks = Vec::with_capacity(32);
    marks.extend(ids.chain(cards).chain(names));
    marks.sort_unstable_by_key(|mark| mark.at);
    marks
}

impl<'a> Reader<'a> {
    pub(super) fn read(html: &'a str, known: &'a [Piece], keys: &'a [(u64, Key)]) -> Vec<Piece> {
        let marks = marks(html).into_iter().peekable();
        let mut reader = Self { html, known, keys, pieces: Vec::with_capacity(marks.len() + 1), marks };
        // The zone itself is no part.
        reader.pass(end_of_tag(html, 0));
        reader.piece(Name::Id(0), 0, html.len());
        reader.pieces
    }

    /// Marks before that place are left out.
    fn pass(&mut self, place: usize) {
        while self.marks.next_if(|mark| mark.at < place).is_some() {}
    }

    /// Notes the piece that begins and ends there, and those inside of it; what is in it, hashed.
    fn piece(&mut self, name: Name, start: usize, end: usize) -> u64 {
        let index = self.pieces.len();
        let of_it = |&&(id, _): &&(u64, Key)| name == Name::Id(id);
        let key = self.keys.iter().find(of_it).map(|&(_, key)| key);
        self.pieces.push(Piece { name, key, frame: 0, whole: 0, start: start as u32, end: end as u32, last: 0 });
        let (mut frame, mut whole, mut read) = (FxHasher::default(), FxHasher::default(), start);
        while let Some(mark) = self.marks.next_if(|mark| mark.at < end) {
            let start = match mark.kind {
                MarkKind::Name => mark.at,
                _ => memrchr(b'<', &self.html.as_bytes()[..mark.at]).unwrap_or(mark.at),
            };
            let text = hash(&self.html[read..start]);
            frame.write_u64(text);
            whole.write_u64(text);
            let part;
            (part, read) = self.part(start, mark);
            frame.write_u64(part.frame);
            whole.write_u64(part.whole);
        }
        let text = hash(&self.html[read..end]);
        frame.write_u64(text);
        whole.write_u64(text);
        let last = self.pieces.len() as u32 - 1;
        let piece = &mut self.pieces[index];
        (piece.frame, piece.whole, piece.last) = (frame.finish(), whole.finish(), last);
        piece.whole
    }

    /// Reads the part that begins there: what it means to the piece around it, and where it ends.
    fn part(&mut self, start: usize, mark: Mark) -> (Within, usize) {
        let html = &self.html[start..];
        if let Some(face) = face::named(html) {
            let (name, last) = (self.card(hash(face.slug)), self.pieces.len() as u32);
            let (whole, end) = (hash(&face.name), start + face::NAME_LENGTH);
            self.pieces.push(Piece {
                name,
                key: None,
                frame: whole,
                whole,
                start: start as u32,
                end: end as u32,
                last,
            });
            return (Within { frame: whole, whole }, end);
        }
        if let Some((tag, id)) = kept(html) {
            let end = start + tag.len() + " p-".len() + id.len() + KEPT.len();
            return (self.keep(hash(id), start, end), end);
        }
        // An element is a part once.
        self.pass(end_of_tag(self.html, start));
        let end = start + length(html);
        if mark.kind == MarkKind::Id {
            let id = hash(value(html, ID));
            let whole = self.piece(Name::Id(id), start, end);
            return (Within { frame: id, whole }, end);
        }
        let name = self.card(hash(value(html, CARD)));
        let whole = self.piece(name, start, end);
        (Within { frame: whole, whole }, end)
    }

    /// A part that was not made, with all that is in it: it is as it was.
    fn keep(&mut self, id: u64, start: usize, end: usize) -> Within {
        let Some(at) = self.known.iter().position(|piece| piece.name == Name::Id(id)) else {
            // What is not known is made.
            return Within { frame: id, whole: 0 };
        };
        let (known, moved) = (self.known, self.pieces.len() as u32);
        for piece in &known[at..=known[at].last as usize] {
            let name = match piece.name {
                Name::Card(slug, _) => self.card(slug),
                name @ Name::Id(_) => name,
            };
            let last = piece.last - at as u32 + moved;
            self.pieces.push(Piece { name, start: start as u32, end: end as u32, last, ..*piece });
        }
        Within { frame: id, whole: known[at].whole }
    }

    /// The name of one more card of that slug.
    fn card(&self, slug: u64) -> Name {
        let before = self.pieces.iter().filter(|piece| matches!(piece.name, Name::Card(known, _) if known == slug));
        Name::Card(slug, before.count() as u32)
    }
}

/// What a part means to the piece around it.
struct Within {
    /// What must be the same for the piece to be the same around its parts.
    frame: u64,
    whole: u64,
}

/// The value of the attribute that makes this element a part.
pub(super) fn value<'a>(html: &'a str, mark: &str) -> &'a str {
    let tag = &html[..end_of_tag(html, 0)];
    let value = tag.find(mark).map_or("", |at| &tag[at + mark.len()..]);
    value.split('"').next().unwrap_or_default()
}

/// The name of the tag with which this begins.
pub(super) fn tag(html: &str) -> &str {
    html.get(1..).unwrap_or_default().split([' ', '>', '/']).next().unwrap_or_default()
}

/// Where the tag ends in which that place is.
fn end_of_tag(html: &str, at: usize) -> usize {
    memchr(b'>', &html.as_bytes()[at..]).map_or(html.len(), |end| at + end + 1)
}

/// How long the element is with which this begins. Our markup is well-formed, and what it says is escaped.
fn length(html: &str) -> usize {
    let name = tag(html);
    let bytes = html.as_bytes();
    let ends = |rest: &[u8]| matches!(rest, [b' ' | b'>' | b'/', ..]);
    let is_it = |rest: &[u8]| rest.strip_prefix(name.as_bytes()).is_some_and(ends);
    if VOID.contains(&name) {
        return end_of_tag(html, 0);
    }
    let (mut depth, mut at) = (0_usize, 0);
    loop {
        match bytes.get(at + 1..).unwrap_or_default() {
            [b'/', rest @ ..] if is_it(rest) => depth = depth.saturating_sub(1),
            rest if is_it(rest) && !bytes[..end_of_tag(html, at)].ends_with(b"/>") => depth += 1,
            _ => {}
        }
        if depth == 0 {
            return end_of_tag(html, at);
        }
        let Some(next) = bytes.get(at + 1..).and_then(|rest| memchr(b'<', rest)) else { return html.len() };
        at += 1 + next;
    }
}

pub(super) fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}
