//! The result of a finished game.

use crate::Seat;

/// The most players any game here seats.
pub const MAX_PLAYERS: usize = 6;

/// Scores and places by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    players: u8,
    scores: [i16; MAX_PLAYERS],
    places: [u8; MAX_PLAYERS],
}

impl Standing {
    /// Ranks seats by score, then by tie-break; who is equal in both shares a place.
    ///
    /// ```
    /// let s = tabletop::Standing::rank(&[(10, 0), (12, 1), (12, 3)]);
    /// assert_eq!(s.places(), [3, 2, 1]);
    /// ```
    #[must_use]
    pub fn rank(results: &[(i16, i16)]) -> Self {
        let mut standing = Self { players: 0, scores: [0; MAX_PLAYERS], places: [0; MAX_PLAYERS] };
        for (seat, mine) in results.iter().enumerate().take(MAX_PLAYERS) {
            standing.players += 1;
            standing.scores[seat] = mine.0;
            standing.places[seat] = 1 + results.iter().map(|other| u8::from(other > mine)).sum::<u8>();
        }
        standing
    }

    /// Scores by seat.
    #[must_use]
    pub fn scores(&self) -> &[i16] {
        &self.scores[..usize::from(self.players)]
    }

    /// Places by seat, counted from 1; tied seats share the better place.
    #[must_use]
    pub fn places(&self) -> &[u8] {
        &self.places[..usize::from(self.players)]
    }

    /// The seats that share the victory.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        (0..self.players).map(Seat).filter(|s| self.places[s.index()] == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_in_score_and_tie_break_share_the_victory() {
        let s = Standing::rank(&[(41, 3), (41, 3), (7, 9)]);
        assert_eq!(s.places(), [1, 1, 3]);
        assert_eq!(s.winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
        assert_eq!(s.scores(), [41, 41, 7]);
    }
}
