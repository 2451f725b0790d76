//! How a game ended, as a number: what has no points stands below all points, so that one index holds a board in its order.

use crate::Ending;

/// A game that was given up.
pub(crate) const RESIGNED: i32 = -1_000_000;
/// A game that is not over.
pub(crate) const UNFINISHED: i32 = RESIGNED - 1;

pub(crate) const fn written(ending: Ending) -> i32 {
    match ending {
        Ending::Points(points) => points as i32,
        Ending::Resigned => RESIGNED,
        Ending::Unfinished => UNFINISHED,
    }
}

pub(crate) fn read(number: i32) -> Ending {
    match i16::try_from(number) {
        Ok(points) => Ending::Points(points),
        Err(_) if number == RESIGNED => Ending::Resigned,
        Err(_) => Ending::Unfinished,
    }
}
