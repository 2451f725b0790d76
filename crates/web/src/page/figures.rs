//! The figures of cards and bots, gathered into sprites: one a family, so that a table fetches what it shows and no more.
//!
//! A sprite is fetched once and kept; a page refers to a figure in it by its name.

use drawings::figure::draw::{Style, VIEW_BOX};
use drawings::figure::{self, Figure};
use drawings::svg::Svg;
use maud::{Markup, html};
use session::cards::{Character, Edition, Family, Species};
use session::look::SeatInfo;
use session::{Level, SeatKind};

use super::{assets, face};

#[cfg(test)]
mod raster;
#[cfg(test)]
mod tests;

/// The sprite of those who belong to no family.
const PEOPLE: &str = "people.svg";
/// The sprite of the bots.
const BOTS: &str = "bots.svg";
/// The sprite of pages that show a little of everything.
const FLOCK: &str = "flock.svg";

/// All sprites: the name of each file, and its text.
pub fn sprites() -> impl Iterator<Item = (String, String)> {
    let families = Family::ALL.into_iter().map(|family| {
        let of_family = Species::all().filter(|card| own_family(*card) == Some(family)).map(Species::figure);
        (file_of(Some(family)), of_family.collect::<Vec<_>>())
    });
    let people = Character::ALL.map(Character::word).into_iter().chain([Species::RICE_PAPER.figure()]);
    let others = [
        (PEOPLE, people.collect::<Vec<_>>()),
        (BOTS, Level::ALL.map(Level::name).to_vec()),
        (FLOCK, Family::ALL.map(figure::of_family).to_vec()),
    ];
    families.chain(others.map(|(file, names)| (file.to_owned(), names))).map(|(file, names)| (file, sprite(&names)))
}

/// The file with the figures of a family, or of those who belong to none.
fn file_of(family: Option<Family>) -> String {
    family.map_or_else(|| PEOPLE.to_owned(), |family| format!("{}.svg", family.word()))
}

fn sprite(names: &[&str]) -> String {
    let symbols: String = names.iter().filter_map(|name| figure::find(name)).map(symbol).collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{symbols}</svg>\n")
}

/// A figure with its name, which is how a page finds it.
fn symbol(figure: &Figure) -> String {
    let mut svg = Svg::default();
    figure.draw(&mut svg, Style::Rimmed);
    format!("<symbol id=\"{}\" viewBox=\"{VIEW_BOX}\">{}</symbol>", figure.name, svg.into_text())
}

/// The family a card is drawn with, whatever an edition says of it.
fn own_family(card: Species) -> Option<Family> {
    Edition::standard().facts(card).family
}

/// The figure of a card; of one that has none, the silhouette of what it belongs to.
#[must_use]
pub fn of_card(card: Species, silhouette: &str) -> Markup {
    figure_or(&file_of(own_family(card)), card.figure(), silhouette)
}

/// The figure of a bot, by the name of its level.
#[must_use]
pub fn of_bot(level: Option<&str>) -> Markup {
    html! { span.tile.bot { (figure_or(BOTS, level.unwrap_or_default(), "bot")) } }
}

/// Who sits there: a bot by its figure, others by a symbol.
#[must_use]
pub fn of_seat(seat: &SeatInfo) -> Markup {
    match seat.kind {
        SeatKind::Bot => of_bot(seat.level.as_deref()),
        SeatKind::Person if seat.is_away => of_bot(seat.level.as_deref()),
        SeatKind::Person => face::symbol("person"),
        SeatKind::Open => face::symbol("link"),
    }
}

/// The figure that stands for a family.
#[must_use]
pub fn of_family(family: Family) -> Markup {
    figure_or(FLOCK, figure::of_family(family), family.word())
}

/// A figure of a sprite, which says nothing to those who listen; where it is not drawn yet, a symbol.
fn figure_or(file: &str, name: &str, symbol: &str) -> Markup {
    if figure::find(name).is_none() {
        return face::symbol(symbol);
    }
    html! { svg.figure aria-hidden="true" { use href={ (assets::at(file)) "#" (name) } {} } }
}
