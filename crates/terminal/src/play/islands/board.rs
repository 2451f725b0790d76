//! The table as text: players, islands, cards and shapes, in the width there is.

use std::io;

use anstyle::Style;
use islands::atlas::{Card, Colouring, Kind, Shape, Sheet};
use islands::view::{AtSeat, IslandAt, OnTable};
use islands::{Colour, Island, Landmark, Nth, Side, Squares, State};
use phrases::{IslandsTeller, Phrases};
use tabletop::{Seat, Viewer};

use super::result::points_text;
use super::sitting::Sitting;
use super::{Islands, science};
use crate::play::desk::Desk;
use reference::island::grid::{self, Grid, side_by_side};
use speech::{NO_BREAK, columns, wrap};

/// Blanks before everything that is drawn, and between what stands side by side.
const INDENT: usize = 2;
const GAP: usize = 3;
/// What is said of an island is not wider than most islands are.
const ABOUT: usize = 22;

/// Prints blocks of lines side by side.
pub fn blocks(desk: &mut Desk, blocks: &[Vec<String>]) -> io::Result<()> {
    let widest = blocks.iter().flatten().map(|line| columns(line)).max().unwrap_or(0);
    let mut width = desk.width.saturating_sub(INDENT);
    // Four blocks stand two by two if there is no room for all of them: sheet by sheet.
    if blocks.len() == 4 && width < 4 * widest + 3 * GAP {
        width = width.min(2 * widest + GAP);
    }
    for line in side_by_side(blocks, width, GAP) {
        desk.line(&format!("{:INDENT$}{line}", ""))?;
    }
    Ok(())
}

/// A card in words, and its shape, or all that can be chosen.
pub fn card(desk: &mut Desk, teller: &IslandsTeller, number: u8) -> io::Result<()> {
    let (say, card) = (teller.phrases, teller.setup.atlas().board().card(number));
    let text = match card.shape {
        Some(shape) => say.islands_card_about(card.colouring.word(), number, &teller.shape(shape)),
        None => say.islands_card_about_choice(card.colouring.word(), number),
    };
    desk.say(&text, 0)?;
    shapes_of_card(desk, teller, number)
}

/// The shape of a card, or all that can be chosen.
fn shapes_of_card(desk: &mut Desk, teller: &IslandsTeller, number: u8) -> io::Result<()> {
    match teller.setup.atlas().board().card(number).shape {
        Some(shape) => blocks(desk, &[drawn(teller, shape)]),
        None => blocks(desk, &Shape::ALL.map(|shape| with_number(shape, drawn(teller, shape)))),
    }
}

/// The shape of the auctioned card with its colour as far as it is known, or all that can be chosen.
pub fn auctioned(desk: &mut Desk, teller: &IslandsTeller, number: u8, season: Colour) -> io::Result<()> {
    match teller.setup.atlas().board().card(number) {
        Card { shape: Some(shape), colouring: Colouring::Season, .. } => {
            let colour = Style::new().fg_color(Some(grid::ink(season)));
            let name = format!("({})", teller.phrases.colour(season));
            blocks(desk, &[drawn(teller, *shape), vec![desk.styled(colour, &name)]])
        }
        _ => shapes_of_card(desk, teller, number),
    }
}

/// The shapes that can be chosen, by their numbers; `fits` says which of them can be painted.
pub fn shapes(desk: &mut Desk, teller: &IslandsTeller, fits: impl Fn(Shape) -> bool) -> io::Result<()> {
    let block = |shape| {
        let mut lines = with_number(shape, drawn(teller, shape));
        if !fits(shape) {
            lines[0] = format!("{} ({})", lines[0], teller.phrases.islands_shape_unfit());
        }
        lines
    };
    blocks(desk, &Shape::ALL.map(block))
}

/// A piece in all its turns.
pub fn turns(desk: &mut Desk, teller: &IslandsTeller, shape: Shape) -> io::Result<()> {
    let piece = teller.setup.atlas().board().pieces[shape as usize];
    let turns: Vec<_> = piece.turns().into_iter().map(rows).collect();
    blocks(desk, &turns)
}

fn with_number(shape: Shape, mut lines: Vec<String>) -> Vec<String> {
    lines.insert(0, shape.number().to_string());
    lines
}

/// A shape as it is printed; shape 2 is two pieces.
fn drawn(teller: &IslandsTeller, shape: Shape) -> Vec<String> {
    let piece = rows(teller.setup.atlas().board().pieces[shape as usize].0);
    if shape == Shape::Two { side_by_side(&[piece.clone(), piece], usize::MAX, GAP) } else { piece }
}

/// Squares moved to the corner, row by row.
fn rows(squares: Squares) -> Vec<String> {
    let (rows, columns) = squares.iter().fold((0, 0), |(r, c), s| (s.row().max(r), s.column().max(c)));
    let row = |row: u8| {
        let sign = |column: u8| if squares.has(islands::Square::at(row, column)) { "# " } else { "  " };
        (0..=columns).map(sign).collect::<String>().trim_end().to_owned()
    };
    (0..=rows).map(row).collect()
}

/// The sheets to choose from, each a column with its two islands.
pub fn sheets(desk: &mut Desk, say: Phrases, sheets: &[&Sheet]) -> io::Result<()> {
    let bold = |text: &str| desk.styled(Style::new().bold(), text);
    let heading = |number: usize, sheet: &Sheet| {
        let kind = match sheet.kind {
            Kind::Near => say.islands_near(),
            Kind::Far => say.islands_far(),
        };
        bold(&format!("{number} {} ({kind})", sheet.id))
    };
    let island = |island: &Island| {
        let way = island.way().map_or_else(|| say.islands_sheet_no_way(), |squares| say.islands_sheet_way(squares));
        let mut lines = vec![bold(&island.name)];
        lines.extend(grid::lines(&Grid::blank(island), desk.colour));
        lines.extend([say.islands_sheet_points(island.empty.len(), island.points()), way]);
        lines
    };
    // The second islands begin in one line.
    let first: Vec<_> = sheets.iter().map(|sheet| island(&sheet.islands[0])).collect();
    let height = first.iter().map(Vec::len).max().unwrap_or(0);
    let mut all = Vec::new();
    for ((sheet, mut lines), number) in sheets.iter().zip(first).zip(1..) {
        lines.resize(height + 1, String::new());
        lines.insert(0, heading(number, sheet));
        lines.extend(island(&sheet.islands[1]));
        all.push(lines);
    }
    blocks(desk, &all)?;
    let islands: Vec<_> = sheets.iter().flat_map(|sheet| &sheet.islands).collect();
    desk.line("")?;
    desk.say(&grid::legend(&islands, false, say), 0)?;
    desk.say(&say.islands_sheet_signs(), 0)
}

/// Coins, tokens and bids of everybody, a line or two each; and the reserve where it can run out.
pub fn players(desk: &mut Desk, talk: &Islands, table: &OnTable) -> io::Result<()> {
    let say = talk.phrases;
    let seats = || Seat(0).round(talk.setup.players());
    let width = seats().map(|seat| columns(&talk.name(seat))).max().unwrap_or(0) + INDENT + 2;
    for seat in seats() {
        let name = desk.styled(Style::new().bold(), &talk.name(seat));
        desk.paragraph(&format!("{:INDENT$}{name}", ""), &player(talk, table, seat), width)?;
    }
    match [Landmark::CoalPit, Landmark::GoldMine].map(|landmark| table.reserve(landmark)) {
        [Some(coal), Some(gold)] => desk.say(&say.islands_table_reserve(gold, coal), INDENT),
        _ => Ok(()),
    }
}

/// What a player has and does.
fn player(talk: &Islands, table: &OnTable, seat: Seat) -> String {
    let (say, at) = (talk.phrases, &table.seats[seat.index()]);
    let mut parts = vec![say.islands_coins(at.coins)];
    if table.passed.has(seat) && table.winner != Some(seat) {
        parts.push(say.islands_table_passed());
    }
    parts.extend(table.bid.filter(|(who, _)| *who == seat).map(|(_, coins)| say.islands_table_bid(coins)));
    // Alone, one is always first.
    parts.extend((table.first == Some(seat) && table.seats.len() > 1).then(|| say.islands_table_first()));
    parts.push(say.islands_table_income(income(at)));
    let tokens = |landmark: Landmark, held: [u8; 2]| {
        listed(held, |side| say.token_side(landmark, side)).filter(|list| !list.is_empty())
    };
    parts.extend(tokens(Landmark::GoldMine, at.gold).map(|list| say.islands_table_gold(&list)));
    parts.extend((at.volcanoes > 0).then(|| say.islands_table_volcanoes(at.volcanoes)));
    parts.extend(tokens(Landmark::CoalPit, at.coal).map(|list| say.islands_table_coal(&list)));
    parts.extend(listed(at.access, |side| say.access(side)).map(|list| say.islands_table_access(&list)));
    let whole: Vec<_> = parts.iter().map(|part| part.replace(' ', NO_BREAK)).collect();
    whole.join(" · ")
}

/// The income of a player who does not win the card (I-4.3).
fn income(at: &AtSeat) -> u16 {
    let [two, one] = at.gold.map(u16::from);
    (3 + 2 * two + one).saturating_sub(at.volcanoes.into())
}

/// What there is of both sides, each with its number if there are several; `None` if there is nothing.
fn listed(counts: [u8; 2], name: impl Fn(Side) -> String) -> Option<String> {
    let held = Side::BOTH.into_iter().zip(counts).filter(|&(_, count)| count > 0);
    let parts: Vec<_> =
        held.map(|(side, count)| if count == 1 { name(side) } else { format!("{count} × {}", name(side)) }).collect();
    if parts.is_empty() { None } else { Some(parts.join(", ")) }
}

/// Everything that lies on the table, for somebody who watches a recorded game; what the player has who acted last comes first.
pub fn whole(
    desk: &mut Desk,
    sitting: &Sitting,
    (phrases, names): (Phrases, &[String]),
    reader: Viewer,
    last: Option<Seat>,
) -> io::Result<()> {
    let (talk, table) = (Islands::watched(sitting, phrases, names, reader), sitting.view().table);
    players(desk, &talk, &table)?;
    if let Some(science) = &table.science {
        desk.line("")?;
        science::sheet(desk, phrases, science)?;
    }
    let count = talk.setup.players();
    for seat in last.unwrap_or_else(|| sitting.seat().left(count)).round(count) {
        let at = &table.seats[seat.index()];
        if at.islands.is_empty() {
            continue;
        }
        desk.line("")?;
        desk.title(&talk.name(seat))?;
        islands(desk, &talk, sitting.state(), (seat, at), &Nth::ALL, |_| Squares::NONE)?;
    }
    let shown: Vec<_> = table.seats.iter().flat_map(|at| &at.islands).map(|at| at.island).collect();
    if shown.is_empty() {
        return Ok(());
    }
    desk.line("")?;
    desk.say(&grid::legend(&shown, true, phrases), INDENT)
}

/// Islands of a player: name, state and grid of each.
pub fn islands(
    desk: &mut Desk,
    talk: &Islands,
    state: &State,
    (seat, at): (Seat, &AtSeat),
    which: &[Nth],
    marked: impl Fn(Nth) -> Squares,
) -> io::Result<()> {
    let say = talk.phrases;
    let block = |&nth: &Nth| {
        let island = &at.islands[nth.index()];
        let name = desk.styled(Style::new().bold(), &format!("{nth} {}", island.island.name));
        let about = if island.painted().is_empty() {
            say.islands_table_not_started()
        } else {
            let left = say.islands_table_left(state.unpainted(seat, nth).len());
            format!("{}, {left}", points_text(state.island_points(seat, nth), say))
        };
        let grid = grid::lines(&painted(island, marked(nth)), desk.colour);
        let about = wrap(&about, ABOUT, 0).into_iter().map(|line| desk.styled(Style::new().dimmed(), &line));
        (std::iter::once(name).chain(about).collect::<Vec<_>>(), grid)
    };
    let mut all: Vec<_> = which.iter().filter(|nth| nth.index() < at.islands.len()).map(block).collect();
    // All grids begin in one line.
    let height = all.iter().map(|(head, _)| head.len()).max().unwrap_or(0);
    all.iter_mut().for_each(|(head, _)| head.resize(height, String::new()));
    let all: Vec<_> = all.into_iter().map(|(head, lines)| [head, lines].concat()).collect();
    blocks(desk, &all)
}

/// An island as it is painted.
pub fn painted(at: &IslandAt, marked: Squares) -> Grid<'_> {
    Grid {
        island: at.island,
        colours: Colour::ALL.map(|colour| at.colours[colour as usize]),
        filled: &at.filled,
        marked,
    }
}
