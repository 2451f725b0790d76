//! What a painting would bring, before it is made.

use islands::score::points;
use islands::{Event, Landmark, Move, Side, Square};
use phrases::Phrases;
use tabletop::{Actor, Game};

use super::result::points_text;
use super::sitting::Sitting;

/// What a painting would bring at once. Half a shape brings what it brings with its other half.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gain {
    /// The landmarks surrounded.
    landmarks: Vec<(Square, Landmark, Side)>,
    /// The outlines filled, and what they pay.
    outlines: Vec<(Square, u8)>,
}

/// What a legal painting of the person would bring.
pub fn of(sitting: &Sitting, m: Move) -> Gain {
    let (me, mut after) = (sitting.seat(), sitting.state().clone());
    let mut events: Vec<Event> = Vec::new();
    let mut gain = Gain::default();
    if after.play(Actor::Seat(me), m, &mut events).is_err() {
        return gain;
    }
    // The rules go on to the next question, which may be somebody else's.
    for event in events {
        match event {
            Event::Surrounds { seat, square, landmark, side, .. } if seat == me => {
                gain.landmarks.push((square, landmark, side));
            }
            Event::Fills { seat, square, coins, .. } if seat == me => gain.outlines.push((square, coins)),
            _ => {}
        }
    }
    gain
}

impl Gain {
    /// What is better has more; only to sort a list by it.
    pub fn worth(&self) -> i16 {
        let landmarks = self.landmarks.iter().map(|&(_, landmark, side)| {
            // A landmark without points of its own is worth something too, more in a single colour.
            points(landmark, side).max(if side == Side::Single { 4 } else { 2 })
        });
        landmarks.sum::<i16>() + self.outlines.iter().map(|&(_, coins)| 2 * i16::from(coins)).sum::<i16>()
    }

    /// In words; empty if it brings nothing.
    pub fn text(&self, say: Phrases) -> String {
        let mut parts = Vec::new();
        let landmark = |&(square, landmark, side): &(Square, Landmark, Side)| {
            let text = format!("{} {square} ({})", say.landmark(landmark), say.side(side));
            match points(landmark, side) {
                0 => text,
                points => format!("{text}: {}", points_text(points, say)),
            }
        };
        if !self.landmarks.is_empty() {
            let landmarks: Vec<_> = self.landmarks.iter().map(landmark).collect();
            parts.push(say.islands_gain_surrounds(&landmarks.join(", ")));
        }
        for &(square, coins) in &self.outlines {
            let (outline, earned) = (say.islands_gain_outline(&square.to_string()), say.islands_coins(coins));
            parts.push(format!("{outline}: {earned}, {}", points_text(coins.into(), say)));
        }
        parts.join("; ")
    }
}
