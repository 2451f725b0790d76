//! What is sent of a zone that a browser has already.

use maud::PreEscaped;

use super::*;

impl Sketch {
    /// The same of zones without keys.
    fn lacks(&self, zones: &[Zone]) -> (Self, String) {
        self.compare(zones, &Keys::default())
    }
}

fn zones<'a>(html: &[&'a str]) -> Vec<Zone<'a>> {
    let zone = |(n, html): (usize, &'a str)| Zone::new(format!("z-{n}"), move || PreEscaped(html.to_owned()));
    html.iter().copied().enumerate().map(zone).collect()
}

#[test]
fn a_zone_with_the_same_key_is_not_made_again() {
    let made = std::cell::Cell::new(0);
    let zone = |key: u8| {
        let make = || {
            made.set(made.get() + 1);
            PreEscaped(format!("<p id=\"z-0\">{}</p>", made.get()))
        };
        [Zone::keyed("z-0", Some(Key::of(key)), make)]
    };
    let (sketch, first) = Sketch::default().lacks(&zone(1));
    let (sketch, same) = sketch.lacks(&zone(1));
    assert_eq!((first.as_str(), same.as_str()), ("<p id=\"z-0\">1</p>", ""));
    assert_eq!(sketch.lacks(&zone(2)).1, "<p id=\"z-0\">2</p>");
    // What was made before is kept for those who have something else.
    let kept = zone(2)[0].made(&[zone(1)[0].made(&[])]);
    assert_eq!(Zone::from(&zone(2)[0].made(std::slice::from_ref(&kept))).html().0, Zone::from(&kept).html().0);
    assert_eq!(made.get(), 4);
}

/// What a browser that has the one lacks of the other. In these texts a part is written `[id|its element]`.
fn lacks(before: &str, now: &str) -> String {
    let mark = |text: &str| text.replace('[', "\u{2}").replace('|', "\u{3}").replace(']', "\u{4}");
    let (before, now) = (mark(before), mark(now));
    let (sketch, all) = Sketch::default().lacks(&zones(&[&before]));
    assert_eq!(all, unmarked(&before), "a browser with nothing lacks everything");
    let now = zones(&[&now]);
    let (sketch, lacks) = sketch.lacks(&now);
    assert_eq!(sketch.lacks(&now).1, "", "it got what it lacked");
    assert!(!lacks.contains(|c: char| c.is_ascii_control()), "marks are never sent: {lacks:?}");
    lacks
}

/// A text of zones without marks.
fn unmarked(text: &str) -> String {
    let mut all = text.replace(ENDS, "");
    while let (Some(begins), Some(made)) = (all.find(BEGINS), all.find(MADE)) {
        all.replace_range(begins..=made, "");
    }
    all
}

const ZONE: &str = "<ul id=\"z-0\">[p-a|<li id=\"p-a\">1</li>][p-b|<li class=\"b\" id=\"p-b\"><ul><li>2</li></ul></li>]<li>3</li></ul>";

#[test]
fn only_the_parts_that_differ_are_sent() {
    assert_eq!(lacks(ZONE, &ZONE.replace('1', "one")), "<li id=\"p-a\">one</li>");
    let second = "<li class=\"b\" id=\"p-b\"><ul><li>two</li></ul></li>";
    assert_eq!(lacks(ZONE, &ZONE.replace('2', "two")), second);
    let both = ZONE.replace('1', "one").replace('2', "two");
    assert_eq!(lacks(ZONE, &both), format!("<li id=\"p-a\">one</li>{second}"));
    let class = "<li class=\"c\" id=\"p-b\"><ul><li>2</li></ul></li>";
    assert_eq!(lacks(ZONE, &ZONE.replace("\"b\"", "\"c\"")), class);
}

#[test]
fn what_changes_around_the_parts_is_sent_with_them() {
    for (from, to) in [("3", "three"), ("p-b", "p-c"), ("<li>3</li>", "")] {
        let now = ZONE.replace(from, to);
        let sent = now.replace("[p-a|", "").replace("[p-b|", "").replace("[p-c|", "").replace(']', "");
        assert_eq!(lacks(ZONE, &now), sent, "{from} became {to}");
    }
    let swapped = "<p>[p-b|<b id=\"p-b\">1</b>][p-a|<b id=\"p-a\">1</b>]</p>";
    let before = "<p>[p-a|<b id=\"p-a\">1</b>][p-b|<b id=\"p-b\">1</b>]</p>";
    assert_eq!(lacks(before, swapped), "<p><b id=\"p-b\">1</b><b id=\"p-a\">1</b></p>");
}

#[test]
fn parts_of_parts_and_elements_that_hold_nothing() {
    let zone = "<div>[p-x|<div id=\"p-x\"><div></div>0[p-y|<input type=\"hidden\" id=\"p-y\" value=\"1\">]<path/></div>]<p>2</p></div>";
    let input = "<input type=\"hidden\" id=\"p-y\" value=\"7\">";
    assert_eq!(lacks(zone, &zone.replace("\"1\"", "\"7\"")), input);
    let whole = lacks(zone, &zone.replace("\"1\"", "\"7\"").replace('0', "9"));
    assert_eq!(whole, format!("<div id=\"p-x\"><div></div>9{input}<path/></div>"));
}

#[test]
fn attributes_are_sent_without_what_is_inside() {
    // Of what is inside only a part that differs follows.
    let now = ZONE.replace("id=\"z-0\"", "id=\"z-0\" class=\"new\"");
    assert_eq!(lacks(ZONE, &now), "<ul id=\"z-0\" class=\"new\" data-same></ul>");
    let sent = "<ul id=\"z-0\" class=\"new\" data-same></ul><li id=\"p-a\">one</li>";
    assert_eq!(lacks(ZONE, &now.replace('1', "one")), sent);
    let long = format!("<p>[p-a|<b id=\"p-a\" class=\"b\">{}</b>]</p>", "x".repeat(SHORT));
    assert_eq!(lacks(&long, &long.replace("\"b\"", "\"c\"")), "<b id=\"p-a\" class=\"c\" data-same></b>");
}

#[test]
fn what_is_long_and_known_is_sent_as_a_stub() {
    let (long, short) = ("x".repeat(SHORT), "<b id=\"p-short\">y</b>");
    let before = format!("<ul class=\"still\">0[p-isle|<li id=\"p-isle\">{long}</li>][p-short|{short}]</ul>");
    let kept = "<li id=\"p-isle\" data-kept></li>";
    let now = before.replace('0', "1");
    assert_eq!(lacks(&before, &now), format!("<ul class=\"still\">1{kept}{short}</ul>"));
    let changed = now.replace("xx", "zz");
    let sent = format!("<ul class=\"still\">1<li id=\"p-isle\">{}</li>{short}</ul>", long.replace("xx", "zz"));
    assert_eq!(lacks(&before, &changed), sent);
}

#[test]
fn a_zone_that_was_not_there_is_sent_and_another_is_left_alone() {
    let (sketch, _) = Sketch::default().lacks(&zones(&["<p>0</p>"]));
    assert_eq!(sketch.lacks(&zones(&["<p>0</p>", "<p>1</p>"])).1, "<p>1</p>");
}

#[test]
fn html_that_is_cut_short_is_no_trouble() {
    let mut zone = String::from("<ul id=\"z-0\">");
    write_part(&mut zone, "li", "p-a", Some("<li id=\"p-a\">1</li>"));
    write_part(&mut zone, "li", "p-b", None);
    zone.push_str("\u{1}@A</ul>");
    for n in 0..zone.len() {
        let (sketch, _) = Sketch::default().lacks(&zones(&[&zone[..n]]));
        let _ = sketch.lacks(&zones(&[&zone[..zone.len() - n]]));
        let _ = sketch.lacks(&zones(&[&zone[n..]]));
    }
}

#[test]
fn a_part_with_the_same_key_is_not_made_again() {
    let made = std::cell::Cell::new(0);
    let long = "x".repeat(SHORT);
    // A zone with a part that depends on a number, and something else around it.
    let compare = |sketch: &Sketch, key: u8, around: &str| {
        let keys = Keys::default();
        let make = || {
            let mut html = format!("<ul id=\"z-0\">{around}");
            let part = (!sketch.keeps(&keys, "p-a", Key::of(key))).then(|| {
                made.set(made.get() + 1);
                let mut part = format!("<li id=\"p-a\">{key}");
                write_part(&mut part, "b", "p-inner", Some(&format!("<b id=\"p-inner\">{key}</b>")));
                part + &long + "</li>"
            });
            write_part(&mut html, "li", "p-a", part.as_deref());
            PreEscaped(html + "</ul>")
        };
        sketch.compare(&[Zone::new("z-0", make)], &keys)
    };
    let part = |key: u8| format!("<li id=\"p-a\">{key}<b id=\"p-inner\">{key}</b>{long}</li>");
    let (sketch, first) = compare(&Sketch::default(), 1, "");
    assert_eq!(first, format!("<ul id=\"z-0\">{}</ul>", part(1)));
    let (sketch, same) = compare(&sketch, 1, "");
    assert_eq!((same.as_str(), made.get()), ("", 1), "nothing is sent, and nothing was made");
    // A stub stands for it where something else has changed, also for those who have it from before.
    let (sketch, around) = compare(&sketch, 1, "more");
    assert_eq!(around, "<ul id=\"z-0\">more<li id=\"p-a\" data-kept></li></ul>");
    let (sketch, around) = compare(&sketch, 1, "");
    assert_eq!((around.contains("data-kept"), made.get()), (true, 1));
    assert_eq!(compare(&sketch, 2, "").1, part(2), "a part that differs is sent by itself");
    assert_eq!(made.get(), 2);
}

/// A card as it is named in a stream, or drawn.
fn face(slug: &str, faces: face::Faces) -> String {
    let teller = face::tests::teller(crate::sentence::lexicon(), phrases::Language::En);
    let card = session::cards::Species::named(slug).expect(slug);
    face::put_down(&teller, card, face::Size::Full, faces).0.into_owned()
}

/// A zone in which these cards are named.
fn zone_of(id: &str, cards: &[&str]) -> String {
    let named: String = cards.iter().map(|card| face(card, face::Faces::Named)).collect();
    assert_eq!(named.len(), cards.len() * face::NAME_LENGTH);
    format!("<p id=\"{id}\">{named}</p>")
}

#[test]
fn a_face_is_sent_once() {
    let drawn = |card: &str| face(card, face::Faces::Drawn);
    let stub = |slug: &str| format!("<i data-face=\"{slug} full\"></i>");
    let html = zone_of("z-0", &["fox", "cat"]);
    let (sketch, all) = Sketch::default().lacks(&zones(&[&html]));
    assert_eq!(all, format!("<p id=\"z-0\">{}{}</p>", drawn("fox"), drawn("cat")));
    let html = zone_of("z-0", &["fox", "owl", "owl"]);
    let (sketch, more) = sketch.lacks(&zones(&[&html]));
    assert_eq!(more, format!("<p id=\"z-0\">{}{}{}</p>", stub("fox"), drawn("owl"), stub("owl")));
    assert_eq!(sketch.lacks(&zones(&[&html])).1, "");
    // What was seen anywhere is known, also if it is gone since; in another size it is another face.
    let (line, hand) = (zone_of("z-0", &["owl"]), zone_of("z-1", &["cat"]));
    let (mut sketch, moved) = sketch.lacks(&zones(&[&line, &hand]));
    assert_eq!(moved, format!("<p id=\"z-0\">{}</p><p id=\"z-1\">{}</p>", stub("owl"), stub("cat")));
    let mut text = String::new();
    sketch.with_faces(&zone_of("z-0", &["cat", "bee"]), &mut text);
    assert_eq!(text, format!("<p id=\"z-0\">{}{}</p>", stub("cat"), drawn("bee")));
}

#[test]
fn who_comes_later_has_only_what_lies_there() {
    let drawn = |card: &str| face(card, face::Faces::Drawn);
    let (first, second) = (zone_of("z-0", &["fox"]), zone_of("z-0", &["cat"]));
    let sketch = Sketch::default().lacks(&zones(&[&first])).0.lacks(&zones(&[&second])).0.of_all();
    let again = zone_of("z-0", &["fox", "cat"]);
    let (_, lacks) = sketch.lacks(&zones(&[&again]));
    assert_eq!(lacks, format!("<p id=\"z-0\">{}<i data-face=\"cat full\"></i></p>", drawn("fox")));
}
