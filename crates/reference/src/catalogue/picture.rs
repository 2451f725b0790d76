//! `card NAME --svg FILE` and `cards --sheet FILE`: figures of folded paper as files.

use std::path::Path;

use bots::Level;
use drawings::figure::draw::Style;
use drawings::figure::sheet::Sheet;
use drawings::figure::{self, Figure};
use phrases::Phrases;
use phrases::catalogue::{Card, without_colour};

use speech::out::{Out, Stop};
use speech::picture;

/// How large a figure is on a page of them, and how many stand beside each other.
const SIZE: f64 = 160.0;
const COLUMNS: usize = 10;
/// Between the lightest and the darkest papers, so that every figure stands out.
const GROUND: &str = "#d3c7ab";

/// Draws the figure of a card into a file.
pub fn one(card: &Card, file: &Path, phrases: Phrases, out: &mut Out) -> Result<(), Stop> {
    let name = card.name(phrases.language()).value;
    let figure = figure_of(card).ok_or_else(|| Stop::Bad(phrases.card_no_figure(name)))?;
    picture::save(file, &figure.to_svg(Style::Rimmed, without_colour(name.one)), out)?;
    Ok(())
}

/// Draws the figures of cards onto one page, each figure once; those of the bots, if asked for, come last.
pub fn sheet(
    cards: &[Card],
    with_bots: bool,
    names: bool,
    file: &Path,
    phrases: Phrases,
    out: &mut Out,
) -> Result<(), Stop> {
    let mut figures: Vec<(&Figure, String)> = Vec::new();
    for card in cards {
        if let Some(figure) = figure_of(card)
            && figures.iter().all(|(known, _)| known.name != figure.name)
        {
            // Both versions of a character have one figure.
            let name = without_colour(card.name(phrases.language()).value.one);
            figures.push((figure, if names { name.to_owned() } else { String::new() }));
        }
    }
    for level in Level::ALL.into_iter().filter(|_| with_bots) {
        let name = if names { capitalised(level.name()) } else { String::new() };
        figures.extend(figure::find(level.name()).map(|figure| (figure, name)));
    }
    let page = Sheet {
        title: phrases.cards_sheet(),
        size: SIZE,
        columns: COLUMNS,
        ground: GROUND.to_owned(),
        style: Style::Rimmed,
    };
    picture::save(file, &page.to_svg(&figures), out)?;
    Ok(())
}

fn figure_of(card: &Card) -> Option<&'static Figure> {
    figure::find(card.figure_of.figure())
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
