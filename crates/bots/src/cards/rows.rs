//! The table of worths: a row for each thing that counts, a column for each number of actions left.

use origami::Species;

/// Worths are written down for so many actions left; in between they are interpolated.
pub const ACTIONS: [f32; 5] = [1.0, 3.0, 6.0, 11.0, 20.0];
/// A worth in points, by actions left.
pub type Row = [f32; ACTIONS.len()];

/// Room for a row for each species, rice paper included.
pub const SPECIES: usize = Species::COUNT + 2;
/// A card in hand, beside its folds; rows by species begin here.
pub const HAND: usize = 0;
/// A top card that the next play does not cover.
pub const SAFE: usize = HAND + SPECIES;
/// A top card that the next play may cover or not.
pub const EVEN: usize = SAFE + SPECIES;
/// A top card that the next play covers.
pub const OPEN: usize = EVEN + SPECIES;
/// A card of the Draw Line, to who is next.
pub const LINE: usize = OPEN + SPECIES;
/// What playing a card brings beside its points.
pub const EFFECT: usize = LINE + SPECIES;
/// What using a special action brings.
pub const USE: usize = EFFECT + SPECIES;
/// So many folds in hand; a row for each of [`MARKS`].
pub const FOLDS: usize = USE + SPECIES;
/// The folds for which there are rows; in between they are interpolated.
pub const MARKS: [f32; 8] = [0.0, 3.0, 6.0, 9.0, 12.0, 16.0, 20.0, 26.0];
/// A point that a card in hand would bring beside those printed on it.
pub const GAIN: usize = FOLDS + MARKS.len();
/// A point of the best card that can be played at once, near the end.
pub const BEST: usize = GAIN + 1;
/// A point that cards in hand bring at present.
pub const IN_HAND: usize = BEST + 1;
/// A point that the difference between collections brings at present.
pub const DIFFERENCE: usize = IN_HAND + 1;
/// A point for having more in collections than others: with two or more too few, one too few, as many, one more, two more.
pub const AHEAD: usize = DIFFERENCE + 1;
/// The same for cards in hand.
pub const AHEAD_IN_HAND: usize = AHEAD + 5;
/// All rows.
pub const ROWS: usize = AHEAD_IN_HAND + 5;

/// A number of actions left: between which two columns it is, and how near each.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The lower column.
    pub at: usize,
    /// The share of the lower column.
    pub low: f32,
    /// The share of the next one.
    pub high: f32,
}

impl Moment {
    /// So many actions left. With none left nothing is worth anything but points.
    pub fn new(actions: f32) -> Self {
        if actions <= ACTIONS[0] {
            return Self { at: 0, low: actions.max(0.0), high: 0.0 };
        }
        let mut at = 0;
        while at + 2 < ACTIONS.len() && actions > ACTIONS[at + 1] {
            at += 1;
        }
        let high = ((actions - ACTIONS[at]) / (ACTIONS[at + 1] - ACTIONS[at])).min(1.0);
        Self { at, low: 1.0 - high, high }
    }

    /// What a row says at that moment.
    #[inline]
    pub fn of(self, row: &Row) -> f32 {
        self.low * row[self.at] + self.high * row[self.at + 1]
    }
}
