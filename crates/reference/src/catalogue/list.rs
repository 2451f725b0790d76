//! `cards`: a table of all cards.

use std::path::PathBuf;
use std::process::ExitCode;

use anstyle::Style;
use clap::Args;
use origami::Family;
use origami::setup::Title;
use phrases::Phrases;
use phrases::catalogue::{Card, Fact, Kind, Source};

use super::json::CardJson;
use super::picture;
use options::{EditionFile, GameName};
use speech::out::{Out, Stop};
use speech::{self, Speech};

/// Examples for the help.
pub const HELP: &str = "Examples:
  senbazuru cards
  senbazuru cards --family farm,lawn --lang de
  senbazuru cards --game legends           (characters and rice paper too)
  senbazuru cards --json
  senbazuru cards --sheet figures.svg      (all figures on one page)
  senbazuru cards --sheet - --no-names --family sea
  senbazuru cards --template > mine.toml   (write what your printed cards say)
  senbazuru cards --edition mine.toml

A star marks what is ours because no printed source available to us gives it.";

/// Stands where rice paper has nothing.
const NOTHING: &str = "–";
/// Stands behind what is ours.
const OURS: &str = "*";
/// Stands behind what the edition has changed.
const CORRECTED: &str = "°";
/// The effect has at least so many columns, however narrow the terminal is.
const LEAST_EFFECT: usize = 16;
/// With so many columns left for the effect, names are not broken.
const GOOD_EFFECT: usize = 40;
/// From this width on there is room between columns.
const ROOMY: usize = 100;
/// How many columns the table has.
const COLUMNS: usize = 8;
/// Those of them that are numbers.
const NUMBERS: std::ops::Range<usize> = 2..6;

/// Options of `cards`.
#[derive(Debug, Args)]
pub struct CardsOptions {
    /// Only these families, by their names in any language.
    #[arg(long, value_name = "FAMILY,…", value_delimiter = ',')]
    family: Vec<String>,
    /// Only the cards of this game.
    #[arg(long, value_name = "GAME", conflicts_with = "family")]
    game: Option<GameName>,
    #[command(flatten)]
    speech: Speech,
    #[command(flatten)]
    edition: EditionFile,
    /// Print one line of JSON, in all languages.
    #[arg(long)]
    json: bool,
    /// Print a file to correct the cards with, for --edition.
    #[arg(long, conflicts_with_all = ["family", "game", "edition", "json"])]
    template: bool,
    /// Draw the figures of the cards onto one page, into this file; - draws to standard output.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "template"])]
    sheet: Option<PathBuf>,
    /// Leave out the names on that page.
    #[arg(long, requires = "sheet")]
    no_names: bool,
}

/// Carries out the command.
pub fn run(options: &CardsOptions) -> Result<ExitCode, Stop> {
    let mut out = Out::new();
    if options.template {
        origami::EditionFile::template().lines().try_for_each(|line| out.line(line))?;
    } else {
        let phrases = options.speech.phrases();
        let families = families(&options.family, phrases)?;
        let mut cards = super::load(&options.edition, phrases)?.cards;
        let title = options.game.map_or(Title::Mixed, Title::from);
        cards.retain(|card| match card.family.value {
            Some(family) => title.families().contains(&family) && (families.is_empty() || families.contains(&family)),
            // Characters and rice paper are in no family, and in every game with Legends.
            None => title != Title::Origami && families.is_empty(),
        });
        if options.json {
            out.json(&cards.iter().map(CardJson::from).collect::<Vec<_>>())?;
        } else if let Some(file) = &options.sheet {
            cards.sort_by_key(Card::group);
            let is_all = options.family.is_empty() && options.game.is_none();
            picture::sheet(&cards, is_all, !options.no_names, file, phrases, &mut out)?;
        } else {
            cards.sort_by_key(Card::group);
            table(&cards, phrases, speech::width(), speech::colour()).iter().try_for_each(|line| out.line(line))?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The families of these names.
fn families(names: &[String], phrases: Phrases) -> Result<Vec<Family>, Stop> {
    names.iter().map(|name| family(name, phrases)).collect()
}

fn family(name: &str, phrases: Phrases) -> Result<Family, Stop> {
    speech::family(name).ok_or_else(|| {
        let known = Family::ALL.map(|family| phrases.family(family)).join(", ");
        Stop::Bad(phrases.no_family(&known, &speech::shown(name)))
    })
}

/// The lines of the table and what its marks mean.
fn table(cards: &[Card], phrases: Phrases, width: usize, colour: bool) -> Vec<String> {
    let headings = [
        phrases.fact_name(),
        phrases.fact_family(),
        phrases.column_quantity(),
        phrases.column_cost(),
        phrases.column_folds(),
        phrases.column_points(),
        phrases.fact_kind(),
        phrases.fact_effect(),
    ];
    let rows: Vec<_> = cards.iter().map(|card| cells(card, phrases)).collect();
    let gap = if width < ROOMY { 1 } else { 2 };
    let widths = widths(&headings, &rows, width, gap);
    let total = widths.iter().sum::<usize>() + gap * (COLUMNS - 1);
    let mut lines = row(&headings, &widths, gap);
    if colour {
        lines = lines.iter().map(|line| speech::styled(Style::new().bold(), line)).collect();
    }
    for (at, cells) in rows.iter().enumerate() {
        // A line between families.
        if at == 0 || cards[at].group() != cards[at - 1].group() {
            lines.push("─".repeat(total));
        }
        lines.extend(row(cells, &widths, gap));
    }
    lines.push("─".repeat(total));
    let mut legend = vec![phrases.legend_columns()];
    for (mark, meaning) in [(OURS, phrases.legend_ours()), (CORRECTED, phrases.legend_edition())] {
        if rows.iter().flatten().any(|cell| cell.ends_with(mark)) {
            legend.push(format!("{mark} {meaning}"));
        }
    }
    lines.extend(legend.iter().flat_map(|line| speech::wrap(line, width, 2)));
    lines
}

/// What a card's row says.
fn cells(card: &Card, phrases: Phrases) -> [String; COLUMNS] {
    let marked = |text: &str, from: Source| match from {
        Source::Printed => text.to_owned(),
        Source::Ours => format!("{text}{OURS}"),
        Source::Edition => format!("{text}{CORRECTED}"),
    };
    let number = |fact: Fact<u8>| marked(&fact.value.to_string(), fact.from);
    let of_origami = |cell: String| if card.is_origami() { cell } else { NOTHING.to_owned() };
    let name = card.name(phrases.language());
    let kind = match card.kind.value {
        Kind::Instant => phrases.column_instant(),
        Kind::Scoring => phrases.column_scoring(),
        Kind::Special => phrases.column_special(),
        Kind::Ongoing => phrases.column_ongoing(),
    };
    // Of a printed effect a part can be ours.
    let text_from = match card.text.from {
        Source::Printed if card.ours.is_some() => Source::Ours,
        from => from,
    };
    [
        marked(name.value.one, name.from),
        marked(&card.belongs_to(phrases), card.family.from),
        number(card.quantity),
        of_origami(number(card.cost)),
        number(card.folds),
        of_origami(number(card.points)),
        of_origami(marked(&kind, card.kind.from)),
        marked(card.effect(phrases), text_from),
    ]
}

/// How wide the columns are: as wide as they must, and the last one takes what is left.
fn widths(headings: &[String; COLUMNS], rows: &[[String; COLUMNS]], width: usize, gap: usize) -> [usize; COLUMNS] {
    let mut widths = [0; COLUMNS];
    for cells in std::iter::once(headings).chain(rows) {
        for (at, cell) in cells.iter().enumerate().take(COLUMNS - 1) {
            // A mark behind a number has a column of its own.
            let needed = if NUMBERS.contains(&at) {
                speech::columns(&with_room_for_mark(cell))
            } else {
                cell.split(' ').map(speech::columns).max().unwrap_or(0)
            };
            widths[at] = widths[at].max(needed);
        }
    }
    let used = |widths: &[usize; COLUMNS]| widths.iter().sum::<usize>() + gap * (COLUMNS - 1);
    let whole = rows.iter().map(|cells| speech::columns(&cells[0])).max().unwrap_or(0).max(widths[0]);
    if used(&widths) + whole - widths[0] + GOOD_EFFECT <= width {
        widths[0] = whole;
    }
    widths[COLUMNS - 1] = width.saturating_sub(used(&widths)).max(LEAST_EFFECT);
    widths
}

/// A number with its mark, or a blank instead of it; a heading as it is.
fn with_room_for_mark(cell: &str) -> String {
    let is_bare = cell == NOTHING || cell.ends_with(|c: char| c.is_ascii_digit());
    if is_bare { format!("{cell} ") } else { cell.to_owned() }
}

/// The lines of one row.
fn row(cells: &[String; COLUMNS], widths: &[usize; COLUMNS], gap: usize) -> Vec<String> {
    let wrapped: [Vec<String>; COLUMNS] = std::array::from_fn(|at| {
        if NUMBERS.contains(&at) {
            let cell = with_room_for_mark(&cells[at]);
            vec![format!("{}{cell}", " ".repeat(widths[at].saturating_sub(speech::columns(&cell))))]
        } else {
            speech::wrap(&cells[at], widths[at], 0)
        }
    });
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let mut line = String::new();
        for (at, lines) in wrapped.iter().enumerate() {
            let cell = lines.get(number).map_or("", String::as_str);
            line.push_str(&speech::pad(cell, widths[at] + gap));
        }
        line.trim_end().to_owned()
    };
    (0..height).map(line).collect()
}
