//! What a browser has of the zones of a table, and what it lacks.
//!
//! # To mark a part
//!
//! Give an element inside a zone an id that begins with `p-`, and that no other element of the page has: `li id={ "p-card-" (n) }`.
//! That is all. If a zone differs from what the browser has only inside its parts, those that differ are sent, not the zone around
//! them; a part can hold parts. So it is worth it for whatever changes by itself, and for what stays the same in a zone that
//! changes often. The script puts a part into the place of the element with its id, as it does with zones.
//!
//! What the script itself writes into a part stays there until the part is sent again.

use std::hash::Hasher as _;
use std::sync::Arc;

use rustc_hash::FxHasher;

use super::Zone;

/// An attribute that makes its element a part.
const MARK: &str = " id=\"p-";
/// Elements that hold nothing.
const VOID: [&str; 5] = ["input", "img", "br", "hr", "wbr"];

/// What a browser has of the zones of a table: hashes only.
#[derive(Clone, Default)]
pub struct Sketch(Vec<Arc<Known>>);

/// What it has of one zone.
struct Known {
    id: String,
    /// The zone as it was written: one that is the same need not be taken apart.
    text: u64,
    root: Hashes,
}

/// What it has of a zone or a part.
struct Hashes {
    /// Everything but the parts inside; their ids belong to it.
    frame: u64,
    /// With them.
    whole: u64,
    parts: Vec<Hashes>,
}

/// An element that is taken apart.
struct Piece<'a> {
    html: &'a str,
    parts: Vec<Piece<'a>>,
}

impl Sketch {
    /// What a browser with this lacks of these zones, and what it has once it got that.
    #[must_use]
    pub fn compare<'a>(&self, zones: &'a [Zone]) -> (Self, Vec<&'a str>) {
        let mut lacks = Vec::new();
        let compare = |zone: &'a Zone| {
            let (html, text) = (zone.html.0.as_str(), hash([zone.html.0.as_str()]));
            let known = self.0.iter().find(|known| known.id == zone.id);
            if let Some(known) = known.filter(|known| known.text == text) {
                return Arc::clone(known);
            }
            let piece = Piece::new(html);
            let root = Hashes::of(&piece);
            match known {
                Some(known) => known.root.differences(&root, &piece, &mut lacks),
                None => lacks.push(html),
            }
            Arc::new(Known { id: zone.id.clone(), text, root })
        };
        let now = zones.iter().map(compare).collect();
        (Self(now), lacks)
    }
}

impl Hashes {
    fn of(piece: &Piece) -> Self {
        let parts: Vec<Self> = piece.parts.iter().map(Self::of).collect();
        let frame = hash(piece.frame());
        let mut hasher = FxHasher::default();
        hasher.write_u64(frame);
        parts.iter().for_each(|part| hasher.write_u64(part.whole));
        Self { frame, whole: hasher.finish(), parts }
    }

    /// What must be sent to one who has this and should have that.
    fn differences<'a>(&self, now: &Self, piece: &Piece<'a>, lacks: &mut Vec<&'a str>) {
        if self.whole == now.whole {
            return;
        }
        if self.frame != now.frame {
            return lacks.push(piece.html);
        }
        for ((known, now), part) in self.parts.iter().zip(&now.parts).zip(&piece.parts) {
            known.differences(now, part, lacks);
        }
    }
}

impl<'a> Piece<'a> {
    fn new(html: &'a str) -> Self {
        let inside = html.find('>').map_or("", |at| &html[at + 1..]);
        Self { html, parts: parts(inside) }
    }

    /// What lies around the parts, with their ids in their places.
    fn frame(&self) -> impl Iterator<Item = &'a str> + '_ {
        let mut rest = self.html;
        let around = self.parts.iter().flat_map(move |part| {
            let start = part.html.as_ptr() as usize - rest.as_ptr() as usize;
            let before = &rest[..start];
            rest = &rest[start + part.html.len()..];
            [before, id(part.html)]
        });
        let last = self
            .parts
            .last()
            .map_or(0, |part| part.html.as_ptr() as usize + part.html.len() - self.html.as_ptr() as usize);
        around.chain([&self.html[last..]])
    }
}

/// The parts of some HTML, save for those inside of others.
fn parts(mut html: &str) -> Vec<Piece<'_>> {
    let mut parts = Vec::new();
    while let Some(mark) = html.find(MARK) {
        let start = html[..mark].rfind('<').unwrap_or(mark);
        let end = start + length(&html[start..]);
        parts.push(Piece::new(&html[start..end]));
        html = &html[end..];
    }
    parts
}

/// The id of a part.
fn id(part: &str) -> &str {
    part.split_once(MARK).and_then(|(_, rest)| rest.split_once('"')).map_or("", |(id, _)| id)
}

/// How long the element is with which this begins. Our markup is well-formed, and what it says is escaped.
fn length(html: &str) -> usize {
    let name = html[1..].split([' ', '>', '/']).next().unwrap_or_default();
    let is_it = |rest: &str| rest.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '>', '/']));
    let tag_end = |at: usize| html[at..].find('>').map_or(html.len(), |end| at + end + 1);
    let mut depth = 0_usize;
    let mut at = 0;
    loop {
        let end = tag_end(at);
        let inside = &html[at + 1..end];
        if inside.strip_prefix('/').is_some_and(is_it) {
            depth -= 1;
        } else if is_it(inside) && !inside.ends_with("/>") && !VOID.contains(&name) {
            depth += 1;
        }
        if depth == 0 || end == html.len() {
            return end;
        }
        at = html[end..].find('<').map_or(html.len(), |next| end + next);
        if at == html.len() {
            return at;
        }
    }
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
mod tests {
    use maud::PreEscaped;

    use super::*;

    fn zones(html: &[&str]) -> Vec<Zone> {
        let zone = |(n, html): (usize, &&str)| Zone { id: format!("z-{n}"), html: PreEscaped((*html).to_owned()) };
        html.iter().enumerate().map(zone).collect()
    }

    /// What a browser that has the one lacks of the other.
    fn lacks(before: &str, now: &str) -> Vec<String> {
        let (sketch, all) = Sketch::default().compare(&zones(&[before])).clone_lacks();
        assert_eq!(all, [before], "a browser with nothing lacks everything");
        let now = zones(&[now]);
        let (sketch, lacks) = sketch.compare(&now);
        assert!(sketch.compare(&now).1.is_empty(), "it got what it lacked");
        lacks.into_iter().map(str::to_owned).collect()
    }

    trait CloneLacks {
        fn clone_lacks(self) -> (Sketch, Vec<String>);
    }

    impl CloneLacks for (Sketch, Vec<&str>) {
        fn clone_lacks(self) -> (Sketch, Vec<String>) {
            (self.0, self.1.into_iter().map(str::to_owned).collect())
        }
    }

    const ZONE: &str =
        "<ul id=\"z-0\"><li id=\"p-a\">1</li><li class=\"b\" id=\"p-b\"><ul><li>2</li></ul></li><li>3</li></ul>";

    #[test]
    fn only_the_parts_that_differ_are_sent() {
        assert_eq!(lacks(ZONE, &ZONE.replace('1', "one")), ["<li id=\"p-a\">one</li>"]);
        let second = "<li class=\"b\" id=\"p-b\"><ul><li>two</li></ul></li>";
        assert_eq!(lacks(ZONE, &ZONE.replace('2', "two")), [second]);
        assert_eq!(lacks(ZONE, &ZONE.replace('1', "one").replace('2', "two")), ["<li id=\"p-a\">one</li>", second]);
        let class = "<li class=\"c\" id=\"p-b\"><ul><li>2</li></ul></li>";
        assert_eq!(lacks(ZONE, &ZONE.replace("\"b\"", "\"c\"")), [class]);
    }

    #[test]
    fn what_changes_around_the_parts_is_sent_with_them() {
        for (from, to) in [("3", "three"), ("p-b", "p-c"), ("<li>3</li>", "")] {
            let now = ZONE.replace(from, to);
            let sent = lacks(ZONE, &now);
            assert_eq!(sent, [now.as_str()], "{from} became {to}");
        }
        let swapped = "<p><b id=\"p-b\">1</b><b id=\"p-a\">1</b></p>";
        assert_eq!(lacks("<p><b id=\"p-a\">1</b><b id=\"p-b\">1</b></p>", swapped), [swapped]);
    }

    #[test]
    fn parts_of_parts_and_elements_that_hold_nothing() {
        let zone = "<div><div id=\"p-x\"><div></div>0<input type=\"hidden\" id=\"p-y\" value=\"1\"><path/></div><p>2</p></div>";
        let input = "<input type=\"hidden\" id=\"p-y\" value=\"7\">";
        assert_eq!(lacks(zone, &zone.replace("\"1\"", "\"7\"")), [input]);
        let whole = lacks(zone, &zone.replace("\"1\"", "\"7\"").replace('0', "9"));
        assert_eq!(whole, [format!("<div id=\"p-x\"><div></div>9{input}<path/></div>")]);
    }

    #[test]
    fn a_zone_that_was_not_there_is_sent_and_another_is_left_alone() {
        let (sketch, _) = Sketch::default().compare(&zones(&["<p>0</p>"])).clone_lacks();
        let now = zones(&["<p>0</p>", "<p>1</p>"]);
        assert_eq!(sketch.compare(&now).1, ["<p>1</p>"]);
    }

    #[test]
    fn html_that_is_cut_short_is_no_trouble() {
        for n in 0..ZONE.len() {
            let cut = zones(&[&ZONE[..n]]);
            let _ = Sketch::default().compare(&cut);
        }
    }
}
