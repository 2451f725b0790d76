//! Landmarks and outlines of an island: how far they are, and what they bring.

use maud::{Markup, html};
use session::Seat;
use session::islands::{Colour, IslandAt, Landmark, Nth, Outline, Side, Site, Square};

use super::Desk;

/// Buttons on the landmarks and outlines of an island that tell what is there as long as one points at them or they have focus. The
/// key tells islands of a page apart.
#[must_use]
pub fn tips(desk: &Desk, key: &str, at: &IslandAt) -> Markup {
    html! {
        @for site in &at.island.sites {
            (tip(desk, key, at, site.square, &site_name(desk, site), &of_site(desk, at, site)))
        }
        @for (number, outline) in at.island.outlines.iter().enumerate() {
            @if let Some(first) = outline.squares.first() {
                (tip(desk, key, at, first, &outline_name(desk, outline), &of_outline(desk, at, number)))
            }
        }
    }
}

fn tip(desk: &Desk, key: &str, at: &IslandAt, square: Square, name: &str, told: &Markup) -> Markup {
    let id = format!("p-tip-{key}-{square}");
    html! {
        button.site.outline[at.island.empty.has(square)] type="button" data-square data-row=(square.row() + 1) data-column=(square.column() + 1)
            aria-label=(name) aria-describedby=(id) {}
        // Where it does not cover what it tells of.
        (desk.around.part("span", &id, None, || html! {
            span.tip.high[2 * square.row() >= at.island.rows] id=(id) role="tooltip" { (told) }
        }))
    }
}

/// What a landmark is called, with its square: "Temple, c4".
#[must_use]
pub fn site_name(desk: &Desk, site: &Site) -> String {
    let say = desk.say();
    capital(&say.paint_site_name(&say.landmark(site.landmark), &site.square.to_string()))
}

/// What an outline is called, with its first square: "Red outline, b2".
#[must_use]
pub fn outline_name(desk: &Desk, outline: &Outline) -> String {
    let first = outline.squares.first().unwrap_or_default();
    capital(&desk.say().paint_outline_name(outline.colour.word(), &first.to_string()))
}

/// A name at the beginning of a line.
fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A landmark: what is missing, in which colours it is surrounded so far, and what it brings.
#[must_use]
pub fn of_site(desk: &Desk, at: &IslandAt, site: &Site) -> Markup {
    let say = desk.say();
    let left = site.around.without(at.painted());
    let used = Colour::ALL.into_iter().filter(|&colour| at.colours[colour as usize].meets(site.around));
    let used: Vec<_> = used.collect();
    let brings = |side: Side| say.paint_brings(landmark_word(desk, site.landmark), side.word());
    let lines = if left.is_empty() {
        let side = if used.len() == 1 { Side::Single } else { Side::Different };
        vec![say.paint_site_done(side.word(), &brings(side))]
    } else {
        let so_far = match *used.as_slice() {
            [] => "none",
            [colour] => colour.word(),
            _ => "mixed",
        };
        let chance = if used.len() > 1 {
            say.paint_site_mixed(&brings(Side::Different))
        } else {
            say.paint_site_chance(&brings(Side::Single), &brings(Side::Different))
        };
        vec![say.paint_site_left(left.len(), &desk.teller.squares(left)), say.paint_site_so_far(so_far), chance]
    };
    html! { strong { (site_name(desk, site)) } @for line in lines { " " span { (line) } } }
}

/// An outline: open, lost or filled, and what it brings.
#[must_use]
pub fn of_outline(desk: &Desk, at: &IslandAt, number: usize) -> Markup {
    let say = desk.say();
    let Some(outline) = at.island.outlines.get(number) else { return html! {} };
    let line = match at.filled.get(number).copied().flatten() {
        Some(coins) => say.paint_outline_filled(coins),
        None if outline.squares.meets(at.painted()) => say.paint_outline_lost(),
        None => say.paint_outline_open(outline.colour.word()),
    };
    html! { strong { (outline_name(desk, outline)) } " " span { (line) } }
}

/// The word by which it is told what a landmark brings.
const fn landmark_word(desk: &Desk, landmark: Landmark) -> &'static str {
    match landmark {
        Landmark::RegularHarbor | Landmark::SecretHarbor => "harbor",
        // Alone there is no richest player (I-13.4).
        Landmark::Volcano if desk.is_solo() => "volcano-alone",
        other => other.word(),
    }
}

/// All landmarks and outlines of an island with their state, to be read below it.
#[must_use]
pub fn list(desk: &Desk, seat: Seat, island: Nth) -> Markup {
    let Some(at) = desk.seat(seat).and_then(|seat| seat.islands.get(island.index())) else { return html! {} };
    html! {
        ul.sites {
            @for site in &at.island.sites { li { (of_site(desk, at, site)) } }
            @for number in 0..at.island.outlines.len() { li { (of_outline(desk, at, number)) } }
        }
    }
}
