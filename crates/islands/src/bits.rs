//! Sets of squares of a grid of at most 8 × 8: bit 8 · row + column, so that ascending bits are reading order (I-2.6).

use std::fmt;

/// The most rows, and the most columns.
pub const MAX_SIDE: u8 = 8;

const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
const LAST_COLUMN: u64 = FIRST_COLUMN << 7;

/// A set of squares of one island.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(pub u64);

/// One square of an island: 8 · row + column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub u8);

impl Square {
    /// The square in that row and column, both counted from 0.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Self {
        Self(row * MAX_SIDE + column)
    }

    /// The row, counted from 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / MAX_SIDE
    }

    /// The column, counted from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % MAX_SIDE
    }

    /// The square of a name like `b3`: column letter, row number.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        match word.as_bytes() {
            &[column @ b'a'..=b'h', row @ b'1'..=b'8'] => Some(Self::at(row - b'1', column - b'a')),
            _ => None,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl Squares {
    /// No square.
    pub const NONE: Self = Self(0);

    /// One square.
    #[must_use]
    pub const fn only(square: Square) -> Self {
        Self(1 << (square.0 & 63))
    }

    /// Is there no square?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        // At most 64 ones.
        self.0.count_ones() as u8
    }

    /// Is `square` one of them?
    #[must_use]
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> (square.0 & 63) & 1 == 1
    }

    /// Do the two share a square?
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Are all of them in `other`?
    #[must_use]
    #[inline]
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Those of both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those of either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The squares orthogonally adjacent to one of these, which may be among them.
    #[must_use]
    #[inline]
    pub const fn beside(self) -> Self {
        let s = self.0;
        Self(s << 8 | s >> 8 | (s & !LAST_COLUMN) << 1 | (s & !FIRST_COLUMN) >> 1)
    }

    /// These squares and all of their eight neighbours.
    #[must_use]
    #[inline]
    pub const fn and_neighbours(self) -> Self {
        let s = self.0;
        let row = s | (s & !LAST_COLUMN) << 1 | (s & !FIRST_COLUMN) >> 1;
        Self(row | row << 8 | row >> 8)
    }

    /// The same squares moved up and left as far as they go.
    #[must_use]
    pub const fn to_corner(self) -> Self {
        let mut s = self.0;
        if s == 0 {
            return self;
        }
        while s & 0xff == 0 {
            s >>= 8;
        }
        while s & FIRST_COLUMN == 0 {
            s >>= 1;
        }
        Self(s)
    }

    /// The squares turned clockwise by no, one, two and three quarter turns, each moved to the corner.
    #[must_use]
    pub fn quarter_turns(self) -> [Self; 4] {
        let turned = |squares: Self| {
            let turn = |s: Square| Square::at(s.column(), MAX_SIDE - 1 - s.row());
            squares.iter().map(turn).collect::<Self>().to_corner()
        };
        let [one, two] = [turned(self), turned(turned(self))];
        [self.to_corner(), one, two, turned(two)]
    }

    /// Are they one piece, each orthogonally joined to the rest?
    #[must_use]
    pub const fn is_connected(self) -> bool {
        let mut reached = Self(self.0 & self.0.wrapping_neg());
        loop {
            let more = reached.or(reached.beside().and(self));
            if more.0 == reached.0 {
                return reached.0 == self.0;
            }
            reached = more;
        }
    }

    /// The squares in reading order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let square = Square(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(square)
        })
    }

    /// The first square in reading order.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::NONE, |all, square| all.or(Self::only(square)))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Squares {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> Squares {
        names.split(' ').filter_map(Square::named).collect()
    }

    #[test]
    fn a_square_has_a_name() {
        assert_eq!(Square::named("b3"), Some(Square::at(2, 1)));
        assert_eq!(Square::at(7, 7).to_string(), "h8");
        assert_eq!([Square::named("i1"), Square::named("a9"), Square::named("a10"), Square::named("")], [None; 4]);
    }

    #[test]
    fn neighbours_do_not_wrap_round_the_edges() {
        assert_eq!(set("h4").beside(), set("h3 h5 g4"));
        assert_eq!(set("a4").beside(), set("a3 a5 b4"));
        assert_eq!(set("a1").and_neighbours(), set("a1 b1 a2 b2"));
        assert_eq!(set("h8").and_neighbours(), set("g7 h7 g8 h8"));
        assert_eq!(set("c3").and_neighbours().len(), 9);
    }

    #[test]
    fn squares_are_read_row_by_row() {
        assert_eq!(set("b2 a1 h1 a2").iter().map(|s| s.to_string()).collect::<Vec<_>>(), ["a1", "h1", "a2", "b2"]);
        assert_eq!(set("c2 c3 d3").to_corner(), set("a1 a2 b2"));
        assert_eq!(set("d3 c4 d4").to_corner(), set("b1 a2 b2"));
    }

    #[test]
    fn one_piece_is_joined_by_edges() {
        assert!(set("a1 a2 b2 c2").is_connected() && Squares::NONE.is_connected());
        assert!(!set("a1 b2").is_connected());
        assert!(!set("h1 a2").is_connected());
    }
}
