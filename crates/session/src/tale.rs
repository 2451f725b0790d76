//! How a game that is over went: who led, worked out from its record.

use tabletop::Seat;

use crate::rendered::Events;

/// How a game went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tale {
    /// How many rounds were begun; nothing if the game did not begin with its setup.
    pub rounds: Option<u16>,
    /// How often the lead went from one player to another.
    pub changes: u16,
    /// How somebody came to have more points than everybody else for the last time.
    pub lead: Option<Lead>,
}

/// A player has more points than everybody else, and had not before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead {
    /// Who.
    pub seat: Seat,
    /// Who was the last to lead before; nobody if it was the first lead of the game.
    pub from: Option<Seat>,
    /// The round of the turn that brought it, from 1; nothing if the game did not begin with its setup.
    pub round: Option<u16>,
    /// Whose turn it was, where players take turns.
    pub turn: Option<Seat>,
    /// The last entry of that turn.
    pub entry: u32,
    /// What happened in that turn, as everybody saw it.
    pub events: Events,
}

/// What begins with an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// The turn of a player; whoever has the first turn of a game begins every round.
    Turn(Seat),
    /// A round.
    Round(u8),
}

/// Who has more points than everybody else.
pub(crate) fn leader(points: &[i16]) -> Option<Seat> {
    let most = points.iter().max()?;
    let mut first = (0..).map(Seat).zip(points).filter(|&(_, points)| points == most);
    let (seat, _) = first.next()?;
    first.next().is_none().then_some(seat)
}

/// Counts rounds.
#[derive(Default)]
pub(crate) struct Rounds {
    pub number: u16,
    pub turn: Option<Seat>,
    starts: Option<Seat>,
}

impl Rounds {
    pub fn take_in(&mut self, begins: Begins) {
        match begins {
            Begins::Turn(seat) => {
                self.turn = Some(seat);
                if *self.starts.get_or_insert(seat) == seat {
                    self.number += 1;
                }
            }
            Begins::Round(round) => self.number = round.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_leads_who_is_level_with_another() {
        assert_eq!(leader(&[3, 9, 4]), Some(Seat(1)));
        assert_eq!(leader(&[-3, -1]), Some(Seat(1)));
        assert_eq!(leader(&[9, 9, 4]), None);
        assert_eq!(leader(&[]), None);
    }

    #[test]
    fn a_round_begins_with_whoever_began_the_first() {
        let mut rounds = Rounds::default();
        let numbers = [2, 0, 1, 2, 0].map(|seat| {
            rounds.take_in(Begins::Turn(Seat(seat)));
            rounds.number
        });
        assert_eq!(numbers, [1, 1, 1, 2, 2]);
        rounds.take_in(Begins::Round(7));
        assert_eq!(rounds.number, 7);
    }
}
