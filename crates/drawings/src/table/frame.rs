//! What every picture has: paper, heading, a panel for each player.

use super::area::Area;
use super::{Caption, Format, Player};
use crate::figure::{self, Rgb};
use crate::letters::{Pen, cut_off};
use crate::palette::{ACCENT, FOLD, GOLD, PAGE, RIM, SHEET, SOFT, TEXT};
use crate::shapes::{Drawing, Line, Place, Shape, cut_sheet};

/// Around everything.
const MARGIN: f64 = 28.0;
/// The height of the heading.
const HEAD: f64 = 78.0;
/// Between parts.
pub(super) const GAP: f64 = 16.0;

/// A picture with its paper and its heading, and what room is left.
pub(super) fn begin(format: Format, caption: &Caption) -> (Drawing, Area) {
    let (mut drawing, all) = paper(format);
    let (head, rest) = all.within(MARGIN).split_down(HEAD, GAP);
    if let Some(crane) = figure::find("tsuru") {
        crane.add_to(&mut drawing, head.place().to(-6.0, -10.0).scaled(0.94));
    }
    let (left, right) = (head.x + 104.0, head.x + head.width);
    let side = Pen::plain(22.0, SOFT);
    let beside = cut_off(caption.progress, &side, head.width * 0.4);
    side.write_before(&mut drawing, Place::at(right, head.y + 6.0), &beside);
    let title = Pen::bold(28.0, TEXT).fitting(caption.title, right - left - side.width(&beside) - 24.0);
    title.write(&mut drawing, Place::at(left, head.y + 2.0), caption.title);
    let note = Pen::bold(22.0, ACCENT);
    let words = cut_off(caption.note, &note, right - left);
    note.write(&mut drawing, Place::at(left, head.y + 50.0), &words);
    (drawing, rest)
}

/// A fold of the paper: its corners as shares of the whole, its colour, and how much of the paper it covers.
type Fold = (&'static [(f64, f64)], Rgb, u8);

/// Paper with a few faint folds.
pub(super) fn paper(format: Format) -> (Drawing, Area) {
    let (width, height) = format.size();
    let (width, height) = (f64::from(width), f64::from(height));
    let mut drawing = Drawing::new(width, height);
    let whole = Area { x: 0.0, y: 0.0, width, height };
    drawing.sheet(Place::HERE, whole.size(), 0.0, PAGE);
    let folds: [Fold; 4] = [
        (&[(0.0, 0.0), (0.62, 0.0), (0.0, 0.9)], SHEET, 70),
        (&[(1.0, 1.0), (0.45, 1.0), (1.0, 0.35)], FOLD, 55),
        (&[(0.62, 0.0), (1.0, 0.0), (1.0, 0.35)], FOLD, 28),
        (&[(0.0, 0.9), (0.0, 1.0), (0.45, 1.0)], SHEET, 35),
    ];
    for (corners, colour, cover) in folds {
        let corners: Vec<_> = corners.iter().map(|&(x, y)| (x * width, y * height)).collect();
        drawing.add(Place::HERE, Shape::polygon(&corners, colour).faint(cover));
    }
    (drawing, whole)
}

/// A sheet that lies on the paper, with a shadow and an edge.
pub(super) fn sheet(drawing: &mut Drawing, area: Area, edge: Rgb, pen: f64) {
    let corners = cut_sheet(area.width, area.height, 12.0);
    drawing.add(area.place().to(2.0, 4.0), Shape::polygon(&corners, TEXT).faint(14));
    drawing.add(area.place(), Shape::polygon(&corners, SHEET).edged(edge, pen));
}

/// How many panels stand beside each other.
pub(super) fn columns(format: Format, players: usize) -> usize {
    match (format, players) {
        (_, 0 | 1) => 1,
        (Format::Wide, 2 | 3) => players,
        (Format::Wide, 5 | 6) => 3,
        (Format::Square, 2 | 3) => 1,
        _ => 2,
    }
}

/// The panel of a player, marked if it is their turn or they have won: what room is left in it.
pub(super) fn panel(drawing: &mut Drawing, area: Area, player: &Player, facts: &[Fact]) -> Area {
    let has_won = player.place == Some(1);
    let (edge, pen) = match (has_won, player.is_asked) {
        (true, _) => (GOLD, 5.0),
        (_, true) => (ACCENT, 5.0),
        _ => (RIM, 2.0),
    };
    sheet(drawing, area, edge, pen);
    let (head, rest) = area.within(14.0).split_down(26.0, 10.0);
    let mut left = head.x;
    if has_won {
        crown(drawing, Place::at(left, head.y));
        left += 44.0;
    } else if player.is_asked {
        arrow(drawing, Place::at(left, head.y + 2.0));
        left += 28.0;
    }
    let mut right = head.x + head.width;
    if let Some(points) = player.points {
        let (pen, points) = (Pen::bold(26.0, if has_won { GOLD } else { TEXT }), signed(points));
        pen.write_before(drawing, Place::at(right, head.y), &points);
        right -= pen.width(&points) + 20.0;
    }
    // Where a name would have no room beside them, small numbers stand below it.
    let is_narrow = facts.len() > 1 && area.width < 420.0;
    let (below, rest) = if is_narrow { rest.split_down(22.0, 10.0) } else { (head, rest) };
    let mut end = if is_narrow { head.x + head.width } else { right };
    for fact in facts.iter().rev() {
        end = fact.draw_before(drawing, Place::at(end, below.y), end);
    }
    if !is_narrow {
        right = end;
    }
    let name = match player.place {
        Some(place) if place > 1 => format!("{place}. {}", player.name),
        _ => player.name.to_owned(),
    };
    let room = right - left - 8.0;
    // A long name is smaller first, and cut off only then.
    let pen = Pen::plain(22.0, TEXT).fitting(&name, room.max(Pen::plain(17.0, TEXT).width(&name)));
    pen.write(drawing, Place::at(left, head.y + 25.0 - pen.size), &cut_off(&name, &pen, room));
    rest
}

/// A small number with its sign.
pub(super) struct Fact {
    pub sign: Sign,
    pub number: u16,
}

/// What a small number counts.
pub(super) enum Sign {
    /// Cards in hand.
    Hand,
    /// Coins.
    Coins,
    /// A token, of this colour.
    Token(Rgb),
}

impl Fact {
    fn draw_before(&self, drawing: &mut Drawing, at: Place, right: f64) -> f64 {
        let (pen, number) = (Pen::plain(19.0, SOFT), self.number.to_string());
        pen.write_before(drawing, at.to(0.0, 5.0), &number);
        let at = at.to(-pen.width(&number) - 28.0, 4.0);
        match self.sign {
            Sign::Hand => {
                drawing.add(at.to(0.0, 3.0).turned(-8.0), Shape::polygon(&cut_sheet(14.0, 19.0, 2.0), RIM));
                drawing.add(at.to(7.0, 0.0).turned(6.0), Shape::polygon(&cut_sheet(14.0, 19.0, 2.0), TEXT));
            }
            Sign::Coins => coin(drawing, at, GOLD),
            Sign::Token(colour) => {
                drawing.add(at, Shape::polygon(&[(11.0, 0.0), (22.0, 11.0), (11.0, 22.0), (0.0, 11.0)], colour));
            }
        }
        right - pen.width(&number) - 46.0
    }
}

fn coin(drawing: &mut Drawing, at: Place, colour: Rgb) {
    let ring = crate::shapes::round(11.0, 12);
    drawing.add(at.to(11.0, 11.0), Shape::polygon(&ring, colour));
    drawing.add(at.to(11.0, 11.0), Shape::polygon(&[(-4.0, -4.0), (4.0, -4.0), (4.0, 4.0), (-4.0, 4.0)], SHEET));
}

/// A number with a proper minus.
pub(super) fn signed(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// A folded crown, 34 wide.
fn crown(drawing: &mut Drawing, at: Place) {
    let left = [(0.0, 6.0), (8.0, 14.0), (17.0, 0.0), (17.0, 26.0), (3.0, 26.0)];
    let right = [(34.0, 6.0), (26.0, 14.0), (17.0, 0.0), (17.0, 26.0), (31.0, 26.0)];
    drawing.add(at, Shape::polygon(&left, Rgb([0xf0, 0xb9, 0x3a])));
    drawing.add(at, Shape::polygon(&right, Rgb([0xc4, 0x86, 0x12])));
}

/// Whose turn it is.
fn arrow(drawing: &mut Drawing, at: Place) {
    drawing.add(at, Shape::polygon(&[(0.0, 0.0), (20.0, 12.0), (0.0, 12.0)], ACCENT));
    drawing.add(at, Shape::polygon(&[(0.0, 12.0), (20.0, 12.0), (0.0, 24.0)], Rgb([0x8f, 0x2a, 0x18])));
}

/// The edge of something that is not there, in pieces.
pub(super) fn dashed(drawing: &mut Drawing, area: Area) {
    let corners = cut_sheet(area.width, area.height, 8.0);
    let mut lines = Vec::new();
    for (&a, &b) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        let pieces = (((b.0 - a.0).abs() + (b.1 - a.1).abs()) / 16.0).ceil().max(1.0);
        let along = |share: f64| (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share);
        for i in 0..pieces as u32 {
            let from = f64::from(i) / pieces;
            lines.push(Line { spots: vec![along(from), along(from + 0.55 / pieces)], closed: false });
        }
    }
    drawing.add(area.place(), Shape::drawn(lines, RIM, 2.5));
}
