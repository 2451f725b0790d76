//! Who sits where, who acts, who looks.

use std::fmt;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Seat(pub u8);

impl Seat {
    /// The number of this seat as an index into arrays by seat.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left, clockwise, at a table of `players`.
    #[must_use]
    pub const fn left(self, players: u8) -> Self {
        Self(if self.0 + 1 >= players { 0 } else { self.0 + 1 })
    }

    /// The seat to the right, counter-clockwise, at a table of `players`.
    #[must_use]
    pub const fn right(self, players: u8) -> Self {
        Self(if self.0 == 0 { players - 1 } else { self.0 - 1 })
    }

    /// All seats of a table of `players`, clockwise, starting with this one.
    pub fn round(self, players: u8) -> impl Iterator<Item = Self> {
        (0..players).map(move |i| Self((self.0 + i) % players))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seats(u8);

impl Seats {
    /// The set without any seat.
    pub const NONE: Self = Self(0);

    /// Is `seat` in the set?
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Adds `seat`.
    pub const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Is nobody in the set?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats the set holds.
    #[must_use]
    pub const fn len(self) -> u8 {
        // A mask of eight bits has at most eight ones.
        self.0.count_ones() as u8
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&s| self.has(s))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.add(seat);
        }
        set
    }
}

/// Who answers a question: a player, or chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Actor {
    /// The player in that seat.
    Seat(Seat),
    /// Dice, lots and shuffles.
    Chance,
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// The player in that seat, who sees their own secrets.
    Seat(Seat),
    /// Anybody else, who sees nobody's secrets.
    Spectator,
}

impl Viewer {
    /// Is this the player in `seat`?
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every viewer of a table of `players`: each seat, then a spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Self> {
        (0..players).map(|s| Self::Seat(Seat(s))).chain([Self::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_the_table() {
        assert_eq!(Seat(2).left(3), Seat(0));
        assert_eq!(Seat(0).right(3), Seat(2));
        assert_eq!(Seat(1).round(3).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(0)]);
    }

    #[test]
    fn a_set_of_seats_holds_what_was_added() {
        let set: Seats = [Seat(3), Seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!((set.len(), set.first(), set.has(Seat(0))), (2, Some(Seat(1)), false));
        assert!(Seats::NONE.is_empty() && Seats::NONE.first().is_none());
    }
}
