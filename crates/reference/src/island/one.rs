//! `island NAME`: an island, or both of a sheet, in full.

use std::process::ExitCode;

use anstyle::Style;
use islands::atlas::{Board, Shape, Sheet};
use islands::{Island, Squares};
use phrases::Phrases;

use super::grid::{self, Grid};
use super::json::IslandJson;
use super::list::from;
use super::{Common, kind_word};
use options::atlas;
use speech::out::{Out, Stop};
use speech::{self, NO_BREAK, pad};

/// Prints everything about the islands of that name.
pub fn run(name: &str, options: &Common) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let atlas = atlas::load(options.sheets.path(), phrases)?;
    let Some((sheet, islands)) = atlas::islands_named(atlas, name) else {
        return Err(atlas::unknown(atlas, name, phrases));
    };
    let sheet = atlas.sheet(sheet);
    let mut out = Out::new();
    if options.json {
        out.json(&islands.iter().map(|island| IslandJson::new(sheet, island)).collect::<Vec<_>>())?;
    } else {
        let (width, colour) = (speech::width(), speech::colour());
        for island in &islands {
            describe(sheet, island, atlas.board(), phrases, width, colour)
                .iter()
                .try_for_each(|line| out.line(line))?;
            out.line("")?;
        }
        let legend = grid::legend(&islands, false, phrases);
        speech::wrap(&legend, width, 2).iter().try_for_each(|line| out.line(line))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// An island with everything that can be said of it.
fn describe(
    sheet: &Sheet,
    island: &Island,
    board: &Board,
    phrases: Phrases,
    width: usize,
    colour: bool,
) -> Vec<String> {
    let heading = |text: &str| if colour { speech::styled(Style::new().bold(), text) } else { text.to_owned() };
    let mut lines = vec![heading(&island.name)];
    lines.extend(grid::lines(&Grid::blank(island), colour));
    lines.push(String::new());
    let facts = facts(sheet, island, board, phrases);
    let label_width = facts.iter().map(|(label, _)| speech::columns(label)).max().unwrap_or(0) + 2;
    for (label, values) in &facts {
        let mut label = label.as_str();
        for line in values.iter().flat_map(|value| speech::wrap(value, width.saturating_sub(label_width), 2)) {
            lines.push(format!("{}{line}", pad(label, label_width)));
            label = "";
        }
    }
    lines
}

/// What is known of an island: labels, and a line or more of each.
fn facts(sheet: &Sheet, island: &Island, board: &Board, phrases: Phrases) -> Vec<(String, Vec<String>)> {
    let way = island.way().map_or_else(|| phrases.islands_no_way(), |squares| phrases.islands_way(squares));
    let places =
        Shape::ALL.map(|shape| format!("{} × {}", island.places[shape as usize].len(), shape_text(shape, board)));
    let places = places.map(|place| place.replace(' ', NO_BREAK)).join(&format!("{NO_BREAK}· "));
    let landmarks = island.sites.iter().map(|site| {
        let name = phrases.islands_landmark(site.landmark.word());
        let here = format!("{} {name}", site.landmark.letter());
        phrases.islands_around(site.around.len(), &site.square.to_string(), &here)
    });
    let outlines = island.outlines.iter().map(|outline| {
        let colour = phrases.islands_colour(outline.colour.word());
        format!("{} {colour}: {}", grid::letter(outline.colour), squares(outline.squares))
    });
    vec![
        (phrases.islands_fact_sheet(), vec![sheet.id.clone()]),
        (phrases.islands_fact_kind(), vec![kind_word(sheet.kind, phrases)]),
        (phrases.islands_fact_from(), vec![from(sheet.provenance, phrases)]),
        (phrases.islands_fact_empty(), vec![island.empty.len().to_string()]),
        (phrases.islands_fact_points(), vec![island.points().to_string()]),
        (phrases.islands_fact_way(), vec![way]),
        (phrases.islands_fact_places(), vec![places]),
        (phrases.islands_fact_landmarks(), landmarks.collect()),
        (phrases.islands_fact_outlines(), outlines.collect()),
    ]
}

/// The form of a shape, as files write it.
fn shape_text(shape: Shape, board: &Board) -> String {
    board.pieces[shape as usize].text()
}

/// The names of squares, in reading order.
fn squares(squares: Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}
