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

/// What a browser that has the one lacks of the other.
fn lacks(before: &str, now: &str) -> String {
    let (sketch, all) = Sketch::default().lacks(&zones(&[before]));
    assert_eq!(all, before, "a browser with nothing lacks everything");
    let now = zones(&[now]);
    let (sketch, lacks) = sketch.lacks(&now);
    assert_eq!(sketch.lacks(&now).1, "", "it got what it lacked");
    lacks
}

const ZONE: &str =
    "<ul id=\"z-0\"><li id=\"p-a\">1</li><li class=\"b\" id=\"p-b\"><ul><li>2</li></ul></li><li>3</li></ul>";

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
        assert_eq!(lacks(ZONE, &now), now, "{from} became {to}");
    }
    let swapped = "<p><b id=\"p-b\">1</b><b id=\"p-a\">1</b></p>";
    assert_eq!(lacks("<p><b id=\"p-a\">1</b><b id=\"p-b\">1</b></p>", swapped), swapped);
}

#[test]
fn parts_of_parts_and_elements_that_hold_nothing() {
    let zone =
        "<div><div id=\"p-x\"><div></div>0<input type=\"hidden\" id=\"p-y\" value=\"1\"><path/></div><p>2</p></div>";
    let input = "<input type=\"hidden\" id=\"p-y\" value=\"7\">";
    assert_eq!(lacks(zone, &zone.replace("\"1\"", "\"7\"")), input);
    let whole = lacks(zone, &zone.replace("\"1\"", "\"7\"").replace('0', "9"));
    assert_eq!(whole, format!("<div id=\"p-x\"><div></div>9{input}<path/></div>"));
}

#[test]
fn what_is_long_and_known_is_sent_as_a_stub() {
    let long = "x".repeat(SHORT);
    let card = |slug: &str, text: &str| format!("<span class=\"card\" data-card=\"{slug}\">{text}{long}</span>");
    let (fox, cat) = (card("fox", ""), card("cat", ""));
    let isle = format!("<li id=\"p-isle\">{long}</li>");
    let before = format!("<ul class=\"still\">{isle}{fox}{cat}{fox}</ul>");
    let stub = |slug: &str, n: usize| format!("<span data-card=\"{slug}\" data-kept=\"{n}\"></span>");
    let kept = "<li id=\"p-isle\" data-kept=\"0\"></li>";
    let now = before.replace("still", "moves");
    let all = format!("<ul class=\"moves\">{kept}{}{}{}</ul>", stub("fox", 0), stub("cat", 0), stub("fox", 1));
    assert_eq!(lacks(&before, &now), all);
    // One that came is sent whole, and others are counted with it.
    let now = format!("<ul class=\"still\">{isle}{fox}{fox}{}</ul>", card("cat", "new"));
    let stubs = format!("{kept}{}{}", stub("fox", 0), stub("fox", 1));
    assert_eq!(lacks(&before, &now), format!("<ul class=\"still\">{stubs}{}</ul>", card("cat", "new")));
}

#[test]
fn a_zone_that_was_not_there_is_sent_and_another_is_left_alone() {
    let (sketch, _) = Sketch::default().lacks(&zones(&["<p>0</p>"]));
    assert_eq!(sketch.lacks(&zones(&["<p>0</p>", "<p>1</p>"])).1, "<p>1</p>");
}

#[test]
fn html_that_is_cut_short_is_no_trouble() {
    for n in 0..ZONE.len() {
        let (sketch, _) = Sketch::default().lacks(&zones(&[&ZONE[..n]]));
        let _ = sketch.lacks(&zones(&[&ZONE[..ZONE.len() - n]]));
    }
}

#[test]
fn a_part_with_the_same_key_is_not_made_again() {
    let made = std::cell::Cell::new(0);
    let long = "x".repeat(SHORT);
    // A zone with a part that depends on a number, and something else around it.
    let compare = |sketch: &Sketch, key: u8, around: &str| {
        let keys = Keys::default();
        let part = || {
            sketch.part(&keys, "li", "p-a", Key::of(key), || {
                made.set(made.get() + 1);
                PreEscaped(format!("<li id=\"p-a\">{key}<b id=\"p-inner\">{key}</b>{long}</li>"))
            })
        };
        let zone = [Zone::new("z-0", || PreEscaped(format!("<ul id=\"z-0\">{around}{}</ul>", part().0)))];
        sketch.compare(&zone, &keys)
    };
    let part = |key: u8| format!("<li id=\"p-a\">{key}<b id=\"p-inner\">{key}</b>{long}</li>");
    let (sketch, first) = compare(&Sketch::default(), 1, "");
    assert_eq!(first, format!("<ul id=\"z-0\">{}</ul>", part(1)));
    let (sketch, same) = compare(&sketch, 1, "");
    assert_eq!((same.as_str(), made.get()), ("", 1), "nothing is sent, and nothing was made");
    // A stub stands for it where something else has changed, also for those who have it from before.
    let (sketch, around) = compare(&sketch, 1, "more");
    assert_eq!(around, "<ul id=\"z-0\">more<li id=\"p-a\" data-kept=\"0\"></li></ul>");
    let (sketch, around) = compare(&sketch, 1, "");
    assert_eq!((around.contains("data-kept"), made.get()), (true, 1));
    assert_eq!(compare(&sketch, 2, "").1, part(2), "a part that differs is sent by itself");
    assert_eq!(made.get(), 2);
}

#[test]
fn a_face_is_named_until_it_is_sent() {
    use crate::page::face::{self, Faces, Size};
    let teller = face::tests::teller(crate::sentence::lexicon(), phrases::Language::En);
    let face = |slug: &str, faces| {
        let card = session::cards::Species::named(slug).expect(slug);
        face::put_down(&teller, card, Size::Full, faces).0.into_owned()
    };
    let named = |cards: &[&str]| cards.iter().map(|card| face(card, Faces::Named)).collect::<String>();
    let drawn = |card: &str| face(card, Faces::Drawn);
    let zone = |cards: &[&str]| format!("<p id=\"z-0\">{}</p>", named(cards));
    assert_eq!(named(&["fox", "cat"]).len(), 2 * face::NAME_LENGTH);
    let html = zone(&["fox", "cat"]);
    let (sketch, all) = Sketch::default().lacks(&zones(&[&html]));
    assert_eq!(all, format!("<p id=\"z-0\">{}{}</p>", drawn("fox"), drawn("cat")));
    let html = zone(&["fox", "fox", "owl"]);
    let (sketch, more) = sketch.lacks(&zones(&[&html]));
    let stub = |slug: &str, n: u8| format!("<span data-card=\"{slug}\" data-kept=\"{n}\"></span>");
    let of = |slug: &str| format!("<span data-card=\"{slug}\" data-kept=\"0\" data-of=\"z-0\"></span>");
    assert_eq!(more, format!("<p id=\"z-0\">{}{}{}</p>", stub("fox", 0), of("fox"), drawn("owl")));
    assert_eq!(sketch.lacks(&zones(&[&html])).1, "");
    // What lay in another zone before is taken from there, also if it leaves it at the same time.
    let (line, hand) = (zone(&["owl"]), zone(&["fox"]).replace("z-0", "z-1"));
    let (_, moved) = sketch.lacks(&zones(&[&line, &hand]));
    assert_eq!(moved, format!("<p id=\"z-0\">{}</p><p id=\"z-1\">{}</p>", stub("owl", 0), of("fox")));
}
