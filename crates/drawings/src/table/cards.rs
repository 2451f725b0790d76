//! A table of a card game.

use origami::view::{AtSeat, InCollection};
use origami::{Edition, View};

use super::area::Area;
use super::frame::{self, Fact, GAP, Sign};
use super::tiles::{self, badge, laid_out};
use super::{Caption, Format, Player};
use crate::palette::{RIM, SHEET, TEXT};
use crate::shapes::{Drawing, Line, Place, Shape};

/// The largest side of a card.
const MOST: f64 = 200.0;

/// A table of a card game as its viewer sees it: a watcher's view shows no hand.
#[must_use]
pub fn drawing(view: &View, format: Format, caption: &Caption, players: &[Player]) -> Drawing {
    let (mut drawing, all) = frame::begin(format, caption);
    let count = view.table.seats.len();
    let columns = frame::columns(format, count);
    let middle = if format == Format::Square { 150.0 } else { 106.0 };
    let (commons, mut seats) = all.split_down(middle, GAP);
    draw_commons(&mut drawing, commons, view);
    if !view.table.hand.is_empty() {
        let (rest, hand) = seats.split_down(seats.height - middle - GAP, GAP);
        seats = rest;
        draw_hand(&mut drawing, hand, view);
    }
    let areas = seats.grid(count, columns, GAP);
    for ((seat, area), player) in view.table.seats.iter().zip(areas).zip(players) {
        let facts = [Fact { sign: Sign::Hand, number: u16::from(seat.hand) }];
        let rest = frame::panel(&mut drawing, area, player, &facts);
        draw_collections(&mut drawing, rest, seat, view.setup.edition());
    }
    drawing
}

/// Deck, discards, Draw Line, rice paper and characters, in one row.
fn draw_commons(drawing: &mut Drawing, area: Area, view: &View) {
    let (table, edition) = (&view.table, view.setup.edition());
    let sheets = 2 + table.line.len() + table.characters.len() + usize::from(table.rice_paper.is_some());
    // Groups stand apart.
    let side = area.height.min((area.width - 3.0 * 34.0) / (sheets as f64 * 1.08));
    let (step, y) = (side * 1.08, area.y + (area.height - side) / 2.0);
    let count = |drawing: &mut Drawing, x: f64, number: usize| {
        let at = Place::at(x, y).scaled(side / 100.0).to(-5.0, 76.0);
        badge(drawing, at.scaled(1.1), &number.to_string(), TEXT, SHEET);
    };
    let mut x = area.x;
    for lift in 0..usize::from(table.deck.min(3)) {
        let lift = 5.0 * lift as f64;
        tiles::back(drawing, Place::at(x + lift, y + 10.0 - lift), side - 10.0);
    }
    count(drawing, x, usize::from(table.deck));
    x += step;
    match table.discards.last() {
        Some(&top) => tiles::card(drawing, Place::at(x, y), side, top, edition),
        None => frame::dashed(drawing, Area { x, y, width: side, height: side }.within(4.0)),
    }
    count(drawing, x, table.discards.len());
    if let Some(left) = table.rice_paper {
        x += step;
        tiles::card(drawing, Place::at(x, y), side, origami::Species::RICE_PAPER, edition);
        count(drawing, x, usize::from(left));
    }
    x += step + 34.0;
    for &card in &table.line {
        tiles::card(drawing, Place::at(x, y), side, card, edition);
        x += step;
    }
    x += 34.0;
    for &card in &table.characters {
        tiles::card(drawing, Place::at(x, y), side, card, edition);
        x += step;
    }
}

/// The cards the viewer holds.
fn draw_hand(drawing: &mut Drawing, area: Area, view: &View) {
    frame::sheet(drawing, area, RIM, 2.0);
    let inner = area.within(12.0);
    let (side, places) = laid_out(view.table.hand.len(), inner, MOST);
    for (&card, (x, y)) in view.table.hand.iter().zip(places) {
        tiles::card(drawing, Place::at(x, y), side, card, view.setup.edition());
    }
}

/// The two collections of a player, with a crease between.
fn draw_collections(drawing: &mut Drawing, area: Area, seat: &AtSeat, edition: &Edition) {
    let counts = seat.collections.each_ref().map(|cards| cards.len().max(1) as f64);
    // The longer one gets more room.
    let share = (counts[0] / (counts[0] + counts[1])).clamp(0.3, 0.7);
    let gap = 28.0;
    let (left, right) = area.split_right((area.width - gap) * share, gap);
    let crease = vec![(right.x - gap / 2.0, area.y + 4.0), (right.x - gap / 2.0, area.y + area.height - 4.0)];
    drawing.add(Place::HERE, Shape::drawn(vec![Line { spots: crease, closed: false }], RIM, 2.0));
    for (cards, area) in seat.collections.iter().zip([left, right]) {
        draw_collection(drawing, area, cards, edition);
    }
}

/// Cards from bottom to top, the top one before all others.
fn draw_collection(drawing: &mut Drawing, area: Area, cards: &[InCollection], edition: &Edition) {
    if cards.is_empty() {
        let side = area.width.min(area.height).min(MOST);
        frame::dashed(drawing, Area { height: side, width: side, y: area.y + (area.height - side) / 2.0, ..area });
        return;
    }
    let (side, places) = laid_out(cards.len(), area, MOST);
    for (at, (x, y)) in cards.iter().zip(places) {
        tiles::card(drawing, Place::at(x, y), side, at.card, edition);
    }
}
