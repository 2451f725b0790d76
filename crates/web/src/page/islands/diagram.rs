//! The table of Islands as lines of text, as one viewer sees it: letters instead of colours.

use drawings::grid::{Grid, letter};
use phrases::islands::signs;
use phrases::signed;
use session::Seat;
use session::islands::{AtSeat, Colour, IslandAt, Landmark, Side, Squares};

use super::desk::Desk;
use super::track;

/// All players with their islands, and what the letters mean.
#[must_use]
pub fn lines(desk: &Desk) -> Vec<String> {
    let (say, table) = (desk.say(), desk.table());
    let mut lines = vec![track::where_it_is(desk)];
    for (seat, at) in (0..).map(Seat).zip(&table.seats) {
        lines.extend([String::new(), player(desk, seat, at)]);
        for island in &at.islands {
            lines.extend([String::new(), island.island.name.clone()]);
            lines.extend(drawn(island));
        }
    }
    let islands: Vec<_> = table.seats.iter().flat_map(|at| &at.islands).map(|at| at.island).collect();
    if !islands.is_empty() {
        lines.push(String::new());
        lines.push(signs::of_squares(say, Colour::ALL.map(letter), true, islands.into_iter()).join(" · "));
    }
    lines
}

fn drawn(at: &IslandAt) -> Vec<String> {
    Grid { island: at.island, colours: at.colours, filled: &at.filled, marked: Squares::NONE }.lines()
}

/// What a player has, in one line.
fn player(desk: &Desk, seat: Seat, at: &AtSeat) -> String {
    let (say, table) = (desk.say(), desk.table());
    let mark = if desk.info().asked.has(seat) { "▶ " } else { "" };
    let mut parts = vec![format!("{mark}{}", desk.around.name(seat)), say.islands_coins(at.coins)];
    let points = desk.help.scores.get(seat.index()).map(|score| score.total);
    parts.extend(points.map(|points| say.islands_points(points, &signed(points))));
    parts.extend((table.first == Some(seat) && table.seats.len() > 1).then(|| say.islands_table_first()));
    let tokens = |landmark: Landmark, held: [u8; 2]| listed(held, |side| say.token_side(landmark, side));
    parts.extend(tokens(Landmark::GoldMine, at.gold).map(|list| say.islands_table_gold(&list)));
    parts.extend((at.volcanoes > 0).then(|| say.islands_table_volcanoes(at.volcanoes)));
    parts.extend(tokens(Landmark::CoalPit, at.coal).map(|list| say.islands_table_coal(&list)));
    parts.extend(listed(at.access, |side| say.access(side)).map(|list| say.islands_table_access(&list)));
    parts.join(" · ")
}

/// What there is of both sides, each with its number if there are several; nothing if there is none.
fn listed(counts: [u8; 2], name: impl Fn(Side) -> String) -> Option<String> {
    let held = Side::BOTH.into_iter().zip(counts).filter(|&(_, count)| count > 0);
    let part = |(side, count)| if count == 1 { name(side) } else { format!("{count} × {}", name(side)) };
    let parts: Vec<_> = held.map(part).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}
