//! A picture without a table: of the house, or of a game that has not begun.

use origami::Family;

use super::{Format, frame, tiles};
use crate::figure;
use crate::letters::{Pen, cut_off};
use crate::palette::{self, ACCENT, TEXT};
use crate::shapes::{Drawing, Place};

/// A large title, two lines below it, and a figure on the paper of each of these families.
#[must_use]
pub fn drawing(format: Format, title: &str, lines: [&str; 2], families: &[Family]) -> Drawing {
    let (mut drawing, all) = frame::paper(format);
    let area = all.within(64.0);
    let top = if format == Format::Square { area.y + 150.0 } else { area.y + 16.0 };
    let middle = area.x + area.width / 2.0;
    if let Some(crane) = figure::find("tsuru") {
        crane.add_to(&mut drawing, Place::at(middle - 85.0, top - 34.0).scaled(1.7));
    }
    let pen = Pen::bold(84.0, TEXT).fitting(title, area.width);
    pen.write_around(&mut drawing, Place::at(middle, top + 160.0), title);
    for (i, (line, colour)) in lines.into_iter().zip([ACCENT, TEXT]).enumerate() {
        let pen = if i == 0 { Pen::bold(32.0, colour) } else { Pen::plain(28.0, colour) };
        let pen = pen.fitting(line, area.width.max(pen.width(line) * 0.7));
        let line = cut_off(line, &pen, area.width);
        pen.write_around(&mut drawing, Place::at(middle, top + 278.0 + 52.0 * i as f64), &line);
    }
    let side = 108.0_f64.min(area.width / families.len().max(1) as f64 / 1.1);
    let width = side * 1.1 * families.len() as f64 - side * 0.1;
    for (i, &family) in families.iter().enumerate() {
        let at = Place::at(middle - width / 2.0 + side * 1.1 * i as f64, area.y + area.height - side);
        tiles::paper(&mut drawing, at, side, palette::family(family), figure::of_family(family));
    }
    drawing
}
