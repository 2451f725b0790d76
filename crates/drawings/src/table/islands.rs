//! A table of Islands, by several players or alone.

use islands::view::{AtSeat, IslandAt};
use islands::{Colour, Technology, View};

use super::area::Area;
use super::frame::{self, Fact, GAP, Sign};
use super::{Caption, Format, Player};
use crate::figure::{self, Rgb};
use crate::island::{Picture, Words};
use crate::letters::Pen;
use crate::palette::{ACCENT, FOLD, RIM, SOFT, TEXT, dark, paint, rgb};
use crate::shapes::{Drawing, Line, Place, Shape, cut_sheet};

/// The height of the science sheet.
const SCIENCE: f64 = 100.0;

/// The name of each technology of the solo game, in the reader's words.
pub type Technologies<'a> = [&'a str; Technology::ALL.len()];

/// A table of Islands as its viewer sees it.
#[must_use]
pub fn drawing(view: &View, format: Format, caption: &Caption, players: &[Player], named: &Technologies) -> Drawing {
    let (mut drawing, all) = frame::begin(format, caption);
    let (track, mut rest) = all.split_down(34.0, GAP);
    draw_track(&mut drawing, track, view);
    if let Some(science) = &view.table.science {
        let (seats, below) = rest.split_down(rest.height - SCIENCE - GAP, GAP);
        rest = seats;
        draw_science(&mut drawing, below, &science.levels, named);
    }
    let count = view.table.seats.len();
    let areas = rest.grid(count, frame::columns(format, count), GAP);
    for ((seat, area), player) in view.table.seats.iter().zip(areas).zip(players) {
        let inner = frame::panel(&mut drawing, area, player, &facts(seat));
        draw_islands(&mut drawing, inner, &seat.islands);
    }
    drawing
}

/// Coins and tokens: of those only what there is.
fn facts(seat: &AtSeat) -> Vec<Fact> {
    let sum = |sides: [u8; 2]| u16::from(sides[0]) + u16::from(sides[1]);
    let tokens = [
        (sum(seat.coal), Rgb([0x3a, 0x3a, 0x42])),
        (sum(seat.gold), Rgb([0xe9, 0xbb, 0x3d])),
        (u16::from(seat.volcanoes), Rgb([0xc4, 0x39, 0x2a])),
    ];
    let tokens = tokens.into_iter().filter(|(number, _)| *number > 0);
    let tokens = tokens.map(|(number, colour)| Fact { sign: Sign::Token(colour), number });
    [Fact { sign: Sign::Coins, number: seat.coins }].into_iter().chain(tokens).collect()
}

/// The season track; a crane stands where the game is.
fn draw_track(drawing: &mut Drawing, area: Area, view: &View) {
    let track = &view.setup.atlas().board().track;
    let here = usize::from(view.table.round).checked_sub(1);
    for (i, (space, &colour)) in area.grid(track.len(), track.len(), 5.0).into_iter().zip(track).enumerate() {
        let gone = here.is_some_and(|here| i < here);
        let corners = cut_sheet(space.width, space.height, 6.0);
        let cover = if gone { 35 } else { 100 };
        drawing.add(
            space.place(),
            Shape::polygon(&corners, rgb(paint(colour))).edged(rgb(dark(colour)), 2.0).faint(cover),
        );
        if here == Some(i) {
            drawing.add(space.place(), Shape::polygon(&corners, rgb(paint(colour))).edged(ACCENT, 5.0));
            if let Some(crane) = figure::find("tsuru") {
                let size = 46.0;
                let at = Place::at(space.x + (space.width - size) / 2.0, space.y - 10.0);
                crane.add_to(drawing, at.scaled(size / 100.0));
            }
        } else {
            draw_hatches(drawing, space, colour, cover / 2);
        }
    }
}

/// What tells a colour without colour: lines that lie, stand or fall.
fn draw_hatches(drawing: &mut Drawing, area: Area, colour: Colour, cover: u8) {
    let Area { x, y, width, height } = area.within(9.0);
    let lines: Vec<Line> = (0..3)
        .map(|i| {
            let share = f64::from(i) / 2.0;
            let spots = match colour {
                Colour::Blue => vec![(x, y + height * share), (x + width, y + height * share)],
                Colour::Green => vec![(x + width * share, y), (x + width * share, y + height)],
                Colour::Red => vec![(x + width * share - 6.0, y + height), (x + width * share + 6.0, y)],
            };
            Line { spots, closed: false }
        })
        .collect();
    drawing.add(Place::HERE, Shape::drawn(lines, rgb(dark(colour)), 2.0).faint(cover));
}

/// The islands of a player, as large as they can be.
fn draw_islands(drawing: &mut Drawing, area: Area, islands: &[IslandAt]) {
    if islands.is_empty() {
        frame::dashed(drawing, area.within(4.0));
        return;
    }
    let words =
        Words { letters: [""; 3], colours: [""; 3], landmarks: Default::default(), outline: "", surrounded: [""; 2] };
    let pictures: Vec<Picture> = islands
        .iter()
        .map(|at| Picture {
            colours: at.colours,
            filled: &at.filled,
            legend: false,
            ..Picture::empty(at.island, words)
        })
        .collect();
    let scale_in = |columns: usize| {
        let cells = area.grid(pictures.len(), columns, 10.0);
        let fits = pictures.iter().zip(&cells).map(|(picture, cell)| {
            let (width, height) = picture.size();
            (cell.width / width).min(cell.height / height)
        });
        // All islands of a player have one scale.
        (fits.fold(f64::MAX, f64::min), cells)
    };
    let all = (1..=pictures.len()).map(scale_in);
    let Some((scale, cells)) = all.max_by(|a, b| a.0.total_cmp(&b.0)) else { return };
    for (picture, cell) in pictures.iter().zip(cells) {
        let (width, height) = picture.size();
        let (x, y) = ((cell.width - width * scale) / 2.0, (cell.height - height * scale) / 2.0);
        picture.add_to(drawing, cell.place().to(x, y).scaled(scale));
    }
}

/// The science sheet: three levels of each technology.
fn draw_science(drawing: &mut Drawing, area: Area, levels: &[u8; Technology::ALL.len()], named: &Technologies) {
    frame::sheet(drawing, area, RIM, 2.0);
    let cells = area.within(16.0).grid(levels.len(), 4, 24.0);
    for ((cell, &level), name) in cells.into_iter().zip(levels).zip(named) {
        let (middle, pip) = (cell.y + cell.height / 2.0, 22.0);
        let corners = [(pip / 2.0, 0.0), (pip, pip / 2.0), (pip / 2.0, pip), (0.0, pip / 2.0)];
        for n in 0..3_u8 {
            let at = Place::at(cell.x + cell.width - f64::from(3 - n) * (pip + 5.0), middle - pip / 2.0);
            let colour = if n < level { ACCENT } else { FOLD };
            drawing.add(at, Shape::polygon(&corners, colour).edged(RIM, 1.5));
        }
        let room = cell.width - 3.0 * (pip + 5.0) - 10.0;
        let pen = Pen::plain(19.0, if level > 0 { TEXT } else { SOFT }).fitting(name, room);
        pen.write(drawing, Place::at(cell.x, middle - pen.size / 2.0), name);
    }
}
