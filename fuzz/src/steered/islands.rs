//! Moves of Origami Islands, made of bytes.

use islands::{Ask, Brush, Choice, Colour, Kept, Move, Nth, Setup, Shape, SheetId, Side, Square, Squares, State};
use islands::{Atlas, Technology, Use, Variant};
use tabletop::{Asked, Game};

use super::{Bytes, Steered};
use crate::tables;

/// Those of the largest table, and one more.
const SEATS: u8 = 7;

impl Steered for State {
    /// Players and variant, atlas and sheets.
    fn setup(bytes: &mut Bytes) -> Option<Setup> {
        let first = bytes.some()?;
        if first >= 192 {
            // Alone, on all sheets or on two.
            let mut sheets: Vec<_> = Atlas::standard().all().collect();
            sheets.truncate(if first % 2 == 0 { 2 } else { sheets.len() });
            return Setup::solo(&sheets, Atlas::standard()).ok();
        }
        let (players, variant) = (2 + first % 5, Variant::ALL[usize::from(first / 5) % Variant::ALL.len()]);
        Some(tables::islands(players, variant, bytes.next(), bytes.next()))
    }

    fn answer(&self, bytes: &mut Bytes) -> Move {
        match bytes.next() % 20 {
            16 => Move::Use(bytes.used()),
            17 => Move::Research(bytes.any(&Technology::ALL)),
            18 => Move::GoOn,
            19 => Move::Form(bytes.next() % 8),
            0 | 1 => Move::Keep(Kept(bytes.sheet(self), bytes.sheet(self))),
            2 | 3 => Move::Bid(bytes.coins()),
            4 => Move::Pass,
            5 => Move::Shape(bytes.any(&Shape::ALL)),
            6..=10 => {
                let (island, colour) = (bytes.nth(), bytes.any(&Colour::ALL));
                Move::Paint { island, colour, squares: bytes.squares(self, island) }
            }
            11 => Move::GiveUp,
            12 => Move::From(bytes.seat(SEATS)),
            13 | 14 => Move::Token(bytes.seat(SEATS), bytes.any(&Side::BOTH)),
            _ => bytes.outcome().into(),
        }
    }

    fn changed(&self, bytes: &mut Bytes, m: Move) -> Move {
        match m {
            Move::Keep(Kept(a, b)) => Move::Keep(match bytes.next() % 4 {
                0 => Kept(b, a),
                1 => Kept(a, a),
                2 => Kept(a, bytes.sheet(self)),
                _ => Kept(bytes.sheet(self), b),
            }),
            Move::Bid(coins) => Move::Bid(bytes.any(&[coins.wrapping_sub(1), coins + 1, 0, 2 * coins, u16::MAX])),
            Move::Shape(_) => Move::Shape(bytes.any(&Shape::ALL)),
            Move::Paint { island, colour, squares } => match bytes.next() % 4 {
                0 => Move::Paint { island: bytes.nth(), colour, squares },
                1 => Move::Paint { island, colour: bytes.any(&Colour::ALL), squares },
                _ => Move::Paint { island, colour, squares: bytes.changed_squares(squares) },
            },
            Move::From(_) => Move::From(bytes.seat(SEATS)),
            Move::Token(seat, side) => match bytes.next() % 2 {
                0 => Move::Token(bytes.seat(SEATS), side),
                _ => Move::Token(seat, bytes.any(&Side::BOTH)),
            },
            Move::Rolled(_) => Move::Rolled(bytes.next() % 16),
            Move::Research(_) => Move::Research(bytes.any(&Technology::ALL)),
            Move::Use(used) => Move::Use(match bytes.next() % 3 {
                0 => Use { level: bytes.next() % 5, ..used },
                1 => Use { choice: bytes.used().choice, ..used },
                _ => Use { technology: bytes.any(&Technology::ALL), ..used },
            }),
            Move::Form(_) => Move::Form(bytes.next() % 8),
            Move::Pass | Move::GiveUp | Move::GoOn | Move::Shuffled(_) => self.answer(bytes),
        }
    }
}

impl Bytes<'_> {
    /// Mostly a sheet of the atlas, sometimes beyond.
    fn sheet(&mut self, game: &State) -> SheetId {
        let byte = self.next();
        // At most 64.
        let sheets = game.setup().atlas().sheets().len() as u8;
        SheetId(if byte < 240 { byte % sheets } else { byte })
    }

    /// A use of a technology.
    fn used(&mut self) -> Use {
        let choice = match self.next() % 4 {
            0 | 1 => Choice::None,
            2 => Choice::Die(self.next() % 4),
            _ => Choice::Shape(self.any(&Shape::ALL)),
        };
        Use { technology: self.any(&Technology::ALL), level: self.next() % 5, choice }
    }

    /// Mostly so many coins as somebody could have.
    fn coins(&mut self) -> u16 {
        let byte = self.next();
        if byte < 240 { u16::from(byte) % 40 } else { u16::from(byte) << 8 | u16::from(self.next()) }
    }

    /// Mostly an island of a player, sometimes beyond.
    fn nth(&mut self) -> Nth {
        let byte = self.next();
        Nth(if byte < 224 { byte % 4 } else { byte })
    }

    /// Some squares: mostly a place where what is asked for could be painted, perhaps changed.
    fn squares(&mut self, game: &State, island: Nth) -> Squares {
        let byte = self.next();
        let Asked::Seat(seat, Ask::Paint { brush, .. }) = game.asked() else { return Squares::only(Square(byte % 64)) };
        match (byte % 8, brush) {
            (0, _) => Squares(u64::from(self.next()) << (byte / 8 * 2)),
            (1, _) => Squares(u64::from_le_bytes(std::array::from_fn(|_| self.next()))),
            (_, Brush::Square) => Squares::only(Square(self.next() % 64)),
            (_, Brush::Free(size)) if island.index() < Nth::ALL.len() => {
                let forms = game.island(seat, island).forms(size);
                if forms.is_empty() { Squares::NONE } else { self.any(forms) }
            }
            (_, Brush::Free(_)) => Squares::NONE,
            (change, Brush::Whole(shape) | Brush::First(shape) | Brush::Second(shape)) => {
                if island.index() >= Nth::ALL.len() {
                    return Squares::NONE;
                }
                // On the island without paint.
                let places = &game.island(seat, island).places[shape as usize];
                let place = if places.is_empty() { Squares::NONE } else { self.any(places) };
                if change == 2 { self.changed_squares(place) } else { place }
            }
        }
    }

    /// Squares that are nearly the same: moved, turned, mirrored, one more, one fewer.
    fn changed_squares(&mut self, squares: Squares) -> Squares {
        let byte = self.next();
        let by = self.any(&[1, 7, 8, 9]);
        match byte % 7 {
            0 => Squares(squares.0 << by),
            1 => Squares(squares.0 >> by),
            2 => Squares(self.any(&squares.quarter_turns()).0 << (byte / 4)),
            3 => squares.iter().map(|s| Square::at(s.row(), 7 - s.column())).collect(),
            4 => squares.or(Squares::only(Square(byte / 4))),
            5 => Squares(squares.0 & squares.0.wrapping_sub(1)),
            _ => squares.iter().map(|s| Square::at(7 - s.row(), s.column())).collect(),
        }
    }
}
