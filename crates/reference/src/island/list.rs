//! `island list`: a table of all islands.

use std::process::ExitCode;

use anstyle::Style;
use clap::Args;
use islands::atlas::{Kind, Provenance, Sheet};
use islands::{Island, Landmark};
use phrases::Phrases;

use super::json::IslandJson;
use super::{Common, grid, kind_word};
use options::atlas;
use speech;
use speech::out::{Out, Stop};

/// How many columns the table has.
const COLUMNS: usize = 8;
/// Those of them that are numbers.
const NUMBERS: [usize; 2] = [3, 6];
/// From this width on there is room between columns.
const ROOMY: usize = 90;

/// Options of `island list`.
#[derive(Debug, Args)]
pub struct Listing {
    /// Only these: near or far.
    #[arg(long, value_name = "KIND", value_parser = kind)]
    kind: Option<Kind>,
    #[command(flatten)]
    pub(super) common: Common,
}

fn kind(word: &str) -> Result<Kind, String> {
    let known = || Kind::BOTH.map(Kind::word).join(", ");
    Kind::named(&word.trim().to_lowercase()).ok_or_else(|| format!("no such kind, there are {}", known()))
}

/// Carries out the command.
pub fn run(options: &Listing) -> Result<ExitCode, Stop> {
    let Common { speech, sheets, json } = &options.common;
    let phrases = speech.phrases();
    let atlas = atlas::load(sheets.path(), phrases)?;
    let sheets = atlas.sheets().iter().filter(|sheet| options.kind.is_none_or(|kind| sheet.kind == kind));
    let islands: Vec<_> = sheets.flat_map(|sheet| sheet.islands.iter().map(move |island| (sheet, island))).collect();
    let mut out = Out::new();
    if *json {
        out.json(&islands.iter().map(|(sheet, island)| IslandJson::new(sheet, island)).collect::<Vec<_>>())?;
    } else if islands.is_empty() {
        out.line(phrases.islands_none())?;
    } else {
        table(&islands, phrases, speech::width(), speech::colour()).iter().try_for_each(|line| out.line(line))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The lines of the table and what its letters mean.
fn table(islands: &[(&Sheet, &Island)], phrases: Phrases, width: usize, colour: bool) -> Vec<String> {
    let headings = [
        phrases.islands_fact_sheet(),
        phrases.islands_column_name(),
        phrases.islands_fact_kind(),
        phrases.islands_column_empty(),
        phrases.islands_fact_landmarks(),
        phrases.islands_fact_outlines(),
        phrases.islands_column_points(),
        phrases.islands_fact_from(),
    ];
    let rows: Vec<_> = islands.iter().map(|(sheet, island)| cells(sheet, island, phrases)).collect();
    let gap = if width < ROOMY { 1 } else { 2 };
    let widths = widths(&headings, &rows, width, gap);
    let row = |cells: &[String; COLUMNS]| row(cells, &widths, gap);
    let rule = "─".repeat(widths.iter().sum::<usize>() + gap * (COLUMNS - 1));
    let heading = |line: String| if colour { speech::styled(Style::new().bold(), &line) } else { line };
    let mut lines: Vec<_> = row(&headings).into_iter().map(heading).collect();
    lines.push(rule.clone());
    lines.extend(rows.iter().flat_map(row));
    lines.push(rule);
    let mut legend = vec![phrases.islands_legend_table(), phrases.islands_legend_one()];
    legend.insert(0, grid::letters(islands.iter().map(|(_, island)| *island), phrases));
    lines.extend(legend.iter().flat_map(|line| speech::wrap(line, width, 2)));
    lines
}

/// How wide the columns are: as wide as their cells, or as their words if there is no room for more.
fn widths(headings: &[String; COLUMNS], rows: &[[String; COLUMNS]], width: usize, gap: usize) -> [usize; COLUMNS] {
    let widest = |of: fn(&str) -> usize| {
        let mut widths = [0; COLUMNS];
        for cells in std::iter::once(headings).chain(rows) {
            for (at, cell) in cells.iter().enumerate() {
                widths[at] = widths[at].max(of(cell));
            }
        }
        widths
    };
    let whole = widest(speech::columns);
    if whole.iter().sum::<usize>() + gap * (COLUMNS - 1) <= width {
        return whole;
    }
    widest(|cell| cell.split(' ').map(speech::columns).max().unwrap_or(0))
}

/// The lines of one row.
fn row(cells: &[String; COLUMNS], widths: &[usize; COLUMNS], gap: usize) -> Vec<String> {
    let wrapped: [Vec<String>; COLUMNS] = std::array::from_fn(|at| speech::wrap(&cells[at], widths[at], 0));
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let mut line = String::new();
        for (at, parts) in wrapped.iter().enumerate() {
            let part = parts.get(number).map_or("", String::as_str);
            let room = widths[at].saturating_sub(speech::columns(part));
            let part = if NUMBERS.contains(&at) { format!("{}{part}", " ".repeat(room)) } else { part.to_owned() };
            line.push_str(&speech::pad(&part, widths[at] + gap));
        }
        line.trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

/// What an island's row says.
fn cells(sheet: &Sheet, island: &Island, phrases: Phrases) -> [String; COLUMNS] {
    let letters = Landmark::ALL
        .into_iter()
        .filter(|l| l.can_be_surrounded())
        .flat_map(|landmark| std::iter::repeat_n(landmark.letter(), island.at(landmark).len().into()));
    let outlines: Vec<_> =
        island.outlines.iter().map(|o| format!("{}{}", grid::letter(o.colour), o.squares.len())).collect();
    [
        sheet.id.clone(),
        island.name.clone(),
        kind_word(sheet.kind, phrases),
        island.empty.len().to_string(),
        letters.collect(),
        outlines.join(" "),
        island.points().to_string(),
        from(sheet.provenance, phrases),
    ]
}

/// The word for where something comes from.
pub fn from(provenance: Provenance, phrases: Phrases) -> String {
    match provenance {
        Provenance::Printed => phrases.from_printed(),
        Provenance::Ours => phrases.from_ours(),
    }
}
