//! Clocks and other marks of a running table, as they are stored with its facts.

use serde::{Deserialize, Serialize};
use store::Millis;
use tabletop::{Seat, Seats};

use crate::lesson::Progress;
use crate::plan::Plan;
use crate::wish::Pace;

/// A day.
const DAY: Millis = 24 * 60 * 60 * 1000;
/// Who comes back has at least so much time.
const AT_LEAST: Millis = 60_000;

/// What must be known of a table beside its log when it wakes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Marks {
    /// The seat of whoever made the table, or of the next one if they have left; a table of bots has no host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<u8>,
    /// Players who are out, in the order they went.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<u8>,
    /// People who are away: a bot plays for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<u8>,
    /// Who would end the game without a result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<u8>,
    /// By seat, what tells the token apart that a player of the game before was given here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<(u8, u64)>,
    /// Paintings that are prepared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plans: Vec<Plan>,
    /// How far a lesson is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Progress>,
    /// By seat, how much time is left. Empty without clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left: Vec<Millis>,
    /// By seat, since when the clock runs, by the time the store was served; nothing if it stands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    since: Vec<Option<Millis>>,
}

impl Marks {
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out.contains(&seat.0)
    }

    pub fn is_away(&self, seat: Seat) -> bool {
        self.away.contains(&seat.0)
    }

    pub fn offers(&self) -> Seats {
        self.offers.iter().map(|&seat| Seat(seat)).collect()
    }

    /// The clocks of a game that starts.
    pub fn start(&mut self, pace: Pace, players: u8) {
        let all = match pace {
            Pace::Free => return,
            Pace::Clock { seconds, .. } => Millis::from(seconds) * 1000,
            Pace::Days(days) => Millis::from(days) * DAY,
        };
        self.left = vec![all; players.into()];
        self.since = vec![None; players.into()];
    }

    /// These are asked and must answer in time; everybody else's clock stands.
    pub fn run(&mut self, asked: Seats, pace: Pace, now: Millis) {
        for (seat, (left, since)) in (0..).map(Seat).zip(self.left.iter_mut().zip(&mut self.since)) {
            match (asked.has(seat), *since) {
                (true, None) => {
                    *since = Some(now);
                    if let Pace::Days(days) = pace {
                        *left = Millis::from(days) * DAY;
                    }
                }
                (true, Some(_)) | (false, None) => {}
                (false, Some(began)) => {
                    *left = (*left - (now - began)).max(0);
                    *since = None;
                }
            }
        }
    }

    /// A player has answered: their clock starts anew if they are asked again, with what they get for it.
    pub fn answered(&mut self, seat: Seat, pace: Pace, now: Millis) {
        let (Some(left), Some(since)) = (self.left.get_mut(seat.index()), self.since.get_mut(seat.index())) else {
            return;
        };
        if let Some(began) = since.take() {
            *left = (*left - (now - began)).max(0);
        }
        if let Pace::Clock { increment, .. } = pace {
            *left += Millis::from(increment) * 1000;
        }
    }

    /// Somebody is back: not at once out of time again.
    pub fn returned(&mut self, seat: Seat) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left).max(AT_LEAST);
        }
    }

    /// How much time the player in that seat has left, where there are clocks.
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let (&left, &since) = (self.left.get(seat.index())?, self.since.get(seat.index())?);
        Some(since.map_or(left, |began| (left - (now - began)).max(0)))
    }

    /// When the first of those whose clock runs is out of time, and who that is.
    pub fn deadline(&self) -> Option<(Millis, Seat)> {
        let clocks = (0..).map(Seat).zip(self.left.iter().zip(&self.since));
        clocks.filter_map(|(seat, (left, since))| Some(((*since)? + left, seat))).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(list: &[u8]) -> Seats {
        list.iter().map(|&seat| Seat(seat)).collect()
    }

    #[test]
    fn only_those_who_are_asked_lose_time() {
        let pace = Pace::Clock { seconds: 60, increment: 5 };
        let mut marks = Marks::default();
        marks.start(pace, 2);
        marks.run(seats(&[0]), pace, 1_000);
        assert_eq!(marks.deadline(), Some((61_000, Seat(0))));
        assert_eq!((marks.left(Seat(0), 11_000), marks.left(Seat(1), 11_000)), (Some(50_000), Some(60_000)));
        marks.answered(Seat(0), pace, 11_000);
        marks.run(seats(&[1]), pace, 11_000);
        assert_eq!(marks.left(Seat(0), 99_000), Some(55_000), "what is left and what an answer brings");
        assert_eq!(marks.deadline(), Some((71_000, Seat(1))));
        // Asked again at once: the clock goes on from what is left.
        marks.answered(Seat(1), pace, 21_000);
        marks.run(seats(&[1]), pace, 21_000);
        assert_eq!(marks.deadline(), Some((21_000 + 55_000, Seat(1))));
        marks.run(Seats::NONE, pace, 31_000);
        assert_eq!((marks.deadline(), marks.left(Seat(1), 99_000)), (None, Some(45_000)));
    }

    #[test]
    fn days_begin_anew_with_every_question() {
        let pace = Pace::Days(2);
        let mut marks = Marks::default();
        marks.start(pace, 2);
        marks.run(seats(&[0, 1]), pace, 5);
        marks.answered(Seat(1), pace, DAY);
        marks.run(seats(&[0]), pace, DAY);
        assert_eq!(marks.deadline(), Some((5 + 2 * DAY, Seat(0))), "somebody else's answer changes nothing");
        marks.answered(Seat(0), pace, DAY + 5);
        marks.run(seats(&[1]), pace, DAY + 5);
        assert_eq!(marks.deadline(), Some((3 * DAY + 5, Seat(1))));
    }

    #[test]
    fn without_a_clock_nobody_is_late() {
        let mut marks = Marks::default();
        marks.start(Pace::Free, 4);
        marks.run(seats(&[0, 1, 2, 3]), Pace::Free, 7);
        assert_eq!((marks.deadline(), marks.left(Seat(0), 9)), (None, None));
        let text = serde_json::to_string(&marks).expect("text");
        assert_eq!(text, "{}");
        assert_eq!(serde_json::from_str::<Marks>(&text).expect("marks"), marks);
    }
}
