//! An island as shapes, for small pictures: without letters and numbers.

use islands::atlas::Site;
use islands::{Colour, Landmark, Side};

use super::{CELL, HALF, Picture, STAR, corner, corners_of};
use crate::figure::Rgb;
use crate::figure::shape::Spot;
use crate::landmarks::{self, spots};
use crate::palette::{EDGE, GROUND, INK, PAPER, SEA, dark, dashes, hatching, paint, rgb};
use crate::shapes::{Drawing, Line, Place, Shape, round};

/// The sea around an island.
const SHORE: f64 = 26.0;
/// The gold of a seal.
const STAR_GOLD: Rgb = Rgb([0xf6, 0xd4, 0x65]);

impl Picture<'_> {
    /// How wide and high it is as shapes.
    #[must_use]
    pub fn size(&self) -> (f64, f64) {
        let side = |squares: u8| f64::from(squares) * CELL + 2.0 * SHORE;
        (side(self.island.columns), side(self.island.rows))
    }

    /// Adds the island to a picture; the place is its upper left corner.
    pub fn add_to(&self, drawing: &mut Drawing, at: Place) {
        drawing.sheet(at, self.size(), SHORE, rgb(SEA));
        let at = at.to(SHORE, SHORE);
        self.add_squares(drawing, at);
        for outline in &self.island.outlines {
            let border = corners_of(outline.squares, 9.0);
            let line = vec![Line { spots: border.clone(), closed: true }];
            drawing.add(at, Shape::drawn(line, rgb(PAPER), 13.0));
            drawing.add(at, Shape::drawn(dashed(&border, dashes(outline.colour)), rgb(dark(outline.colour)), 9.0));
        }
        for landmark in Landmark::ALL {
            for (x, y) in self.island.at(landmark).iter().map(corner) {
                landmarks::add_to(drawing, landmark, at.to(x, y));
            }
        }
        let painted = self.painted();
        let is_surrounded = |site: &&Site| !site.around.is_empty() && site.around.within(painted);
        for site in self.island.sites.iter().filter(is_surrounded) {
            let (x, y) = corner(site.square);
            let single = self.colours.iter().any(|&colour| site.around.within(colour));
            add_seal(drawing, if single { Side::Single } else { Side::Different }, at.to(x + 80.0, y + 20.0));
        }
        for (i, outline) in self.island.outlines.iter().enumerate() {
            if let (Some(Some(_)), Some((x, y))) = (self.filled.get(i), outline.squares.first().map(corner)) {
                add_tick(drawing, outline.colour, at.to(x + 8.0, y - 10.0));
            }
        }
    }

    fn add_squares(&self, drawing: &mut Drawing, at: Place) {
        let square = |(x, y): Spot| vec![(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)];
        let sea = self.island.at(Landmark::Sea);
        let land = self.island.grid().iter().filter(|&square| !self.island.empty.has(square) && !sea.has(square));
        drawing.add(at, Shape::polygons(land.map(corner).map(square), rgb(GROUND)).edged(rgb(EDGE), 3.0));
        let bare = self.island.empty.iter().filter(|&square| self.colour(square).is_none());
        drawing.add(at, Shape::polygons(bare.map(corner).map(square), rgb(PAPER)).edged(rgb(EDGE), 3.0));
        for colour in Colour::ALL {
            let painted = || self.colours[colour as usize].iter().map(corner);
            if painted().next().is_none() {
                continue;
            }
            drawing.add(at, Shape::polygons(painted().map(square), rgb(paint(colour))).edged(rgb(EDGE), 3.0));
            let lines = painted().flat_map(|(x, y)| {
                let moved = move |spot: Spot| (spot.0 + x, spot.1 + y);
                let line = move |[a, b]: [Spot; 2]| Line { spots: vec![moved(a), moved(b)], closed: false };
                hatches(colour).into_iter().map(line)
            });
            drawing.add(at, Shape::drawn(lines.collect(), rgb(dark(colour)), 4.0).faint(45));
        }
    }
}

/// The lines of a hatching.
fn hatches(colour: Colour) -> Vec<[Spot; 2]> {
    let number = |text: &str| text.parse::<f64>().unwrap_or_default();
    hatching(colour)
        .split('M')
        .skip(1)
        .map(|line| {
            let end = line.find(['H', 'V', 'L']).unwrap_or(line.len());
            let from = spots(&line[..end]).first().copied().unwrap_or_default();
            let rest = line.get(end + 1..).unwrap_or_default();
            let to = match line.as_bytes().get(end) {
                Some(b'H') => (number(rest), from.1),
                Some(b'V') => (from.0, number(rest)),
                _ => spots(rest).first().copied().unwrap_or(from),
            };
            [from, to]
        })
        .collect()
}

/// A closed line in pieces, as the pattern says: "long gap".
fn dashed(corners: &[Spot], pattern: &str) -> Vec<Line> {
    let [(on, off)] = spots(pattern)[..] else {
        return vec![Line { spots: corners.to_vec(), closed: true }];
    };
    let mut lines = Vec::new();
    // Each side begins anew, so that corners are seen.
    for (&a, &b) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        let (x, y) = (b.0 - a.0, b.1 - a.1);
        let length = (x * x + y * y).sqrt();
        let along = |at: f64| (a.0 + x * at / length, a.1 + y * at / length);
        let mut at = 0.0;
        while at < length {
            lines.push(Line { spots: vec![along(at), along((at + on).min(length))], closed: false });
            at += on + off;
        }
    }
    lines
}

/// The mark of a surrounded landmark: see [`draw_seal`](super::draw_seal).
fn add_seal(drawing: &mut Drawing, side: Side, at: Place) {
    drawing.add(at, Shape::polygon(&round(24.0, 16), rgb(INK)));
    let star = Line { spots: spots(STAR), closed: true };
    drawing.add(at, Shape::drawn(vec![star], STAR_GOLD, 2.0));
    drawing.add(at, Shape::polygon(&spots(if side == Side::Single { STAR } else { HALF }), STAR_GOLD));
}

/// The mark of a filled outline.
fn add_tick(drawing: &mut Drawing, colour: Colour, at: Place) {
    drawing.sheet(at, (40.0, 36.0), 8.0, rgb(dark(colour)));
    let tick = Line { spots: vec![(10.0, 19.0), (17.0, 27.0), (31.0, 10.0)], closed: false };
    drawing.add(at, Shape::drawn(vec![tick], Rgb([255; 3]), 6.0));
}
