//! The finished games of one visitor in numbers.

use std::cmp::Reverse;

use store::{Opponent, SeatKind};
use tabletop::Seat;

use crate::look::{Placed, SeatInfo, TableInfo};

/// What comes of a visitor's finished games, of the newest of them if there are very many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games are counted.
    pub counted: usize,
    /// By game, the one played most first.
    pub games: Vec<OfGame>,
    /// With whom they were played, most often first.
    pub against: Vec<Against>,
    /// Wins in a row.
    pub streak: Streak,
    /// The cards that were played most in the newest games, most often first.
    pub favourites: Vec<Favourite>,
}

/// The games of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfGame {
    /// The word for the game.
    pub game: String,
    /// How many were finished.
    pub finished: u32,
    /// How many of them were played against others to a result.
    pub contested: u32,
    /// How many of those were won.
    pub won: u32,
    /// The points of each that was played to its end, the newest first.
    pub scores: Vec<i16>,
}

/// The games with somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Against {
    /// With whom.
    pub who: Opponent,
    /// How many games came to a result.
    pub games: u32,
    /// In how many of them the visitor came before them.
    pub ahead: u32,
    /// In how many of them they came before the visitor.
    pub behind: u32,
}

/// Wins in a row, against others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to the newest game.
    pub now: u32,
    /// At most.
    pub longest: u32,
}

/// A card that is played often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Favourite {
    /// The card, as records call it.
    pub card: String,
    /// How often.
    pub times: u32,
}

impl Tally {
    /// What comes of these games, the newest first.
    pub(crate) fn of(games: &[(TableInfo, Seat)]) -> Self {
        let mut tally = Self { counted: games.len(), ..Self::default() };
        let mut wins = Vec::new();
        for (table, seat) in games {
            let won = tally.count(&table.game, &table.seats, table.result.as_deref(), *seat);
            wins.extend(won);
        }
        tally.streak = Streak::of(&wins);
        tally.games.sort_by_key(|of| Reverse(of.finished));
        tally.against.sort_by_key(|of| Reverse(of.games));
        tally
    }

    /// Counts one game; was it won, if it could be?
    fn count(&mut self, game: &str, seats: &[SeatInfo], result: Option<&[Placed]>, me: Seat) -> Option<bool> {
        let of = match self.games.iter_mut().position(|of| of.game == game) {
            Some(at) => &mut self.games[at],
            None => {
                let (game, scores) = (game.to_owned(), Vec::new());
                self.games.push(OfGame { game, finished: 0, contested: 0, won: 0, scores });
                self.games.last_mut()?
            }
        };
        of.finished += 1;
        let result = result?;
        let mine = result.get(me.index())?;
        of.scores.extend(mine.score);
        if seats.len() < 2 {
            return None;
        }
        let won = mine.place == 1;
        of.contested += 1;
        of.won += u32::from(won);
        self.meet(seats, result, me, mine.place);
        Some(won)
    }

    /// Counts whom one has met; of two who are called the same the one who did better.
    fn meet(&mut self, seats: &[SeatInfo], result: &[Placed], me: Seat, mine: u8) {
        let mut met: Vec<(Opponent, u8)> = Vec::new();
        for (_, (seat, placed)) in seats.iter().zip(result).enumerate().filter(|(at, _)| *at != me.index()) {
            let Some(who) = called(seat) else { continue };
            match met.iter_mut().find(|(other, _)| *other == who) {
                Some((_, place)) => *place = placed.place.min(*place),
                None => met.push((who, placed.place)),
            }
        }
        for (who, place) in met {
            let at = self.against.iter().position(|of| of.who == who).unwrap_or_else(|| {
                self.against.push(Against { who, games: 0, ahead: 0, behind: 0 });
                self.against.len() - 1
            });
            let of = &mut self.against[at];
            of.games += 1;
            of.ahead += u32::from(mine < place);
            of.behind += u32::from(place < mine);
        }
    }

    /// Counts cards that were played, the most frequent first; at most so many of them stay.
    pub(crate) fn count_cards<'a>(&mut self, cards: impl Iterator<Item = &'a str>, most: usize) {
        for card in cards {
            match self.favourites.iter_mut().find(|of| of.card == card) {
                Some(of) => of.times += 1,
                None => self.favourites.push(Favourite { card: card.to_owned(), times: 1 }),
            }
        }
        self.favourites.sort_by(|a, b| (Reverse(a.times), &a.card).cmp(&(Reverse(b.times), &b.card)));
        self.favourites.truncate(most);
    }
}

impl OfGame {
    /// The most points.
    #[must_use]
    pub fn best(&self) -> Option<i16> {
        self.scores.iter().copied().max()
    }
}

impl Streak {
    /// Of games won or not, the newest first.
    fn of(wins: &[bool]) -> Self {
        let runs = || wins.split(|won| !won).map(|run| run.len() as u32);
        Self { now: runs().next().unwrap_or_default(), longest: runs().max().unwrap_or_default() }
    }
}

/// Who sat there, as lists call them. Who was forgotten has no name.
fn called(seat: &SeatInfo) -> Option<Opponent> {
    match seat.kind {
        SeatKind::Bot => seat.level.clone().map(Opponent::Bot),
        SeatKind::Person => Some(seat.name.clone()).filter(|name| !name.is_empty()).map(Opponent::Person),
        SeatKind::Open => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(kind: SeatKind, called: &str) -> SeatInfo {
        let level = (kind == SeatKind::Bot).then(|| called.to_owned());
        let name = if kind == SeatKind::Person { called.to_owned() } else { String::new() };
        SeatInfo { kind, name, level, is_away: false, is_out: false, left: None }
    }

    fn placed(places: &[(i16, u8)]) -> Vec<Placed> {
        places.iter().map(|&(score, place)| Placed { score: Some(score), place }).collect()
    }

    #[test]
    fn games_are_counted_by_kind_and_by_opponent() {
        let (ada, hina, bo) =
            (seat(SeatKind::Person, "Ada"), seat(SeatKind::Bot, "hina"), seat(SeatKind::Person, "Bo"));
        let mut tally = Tally::default();
        let duel = [ada.clone(), hina.clone()];
        assert_eq!(tally.count("origami", &duel, Some(&placed(&[(30, 1), (20, 2)])), Seat(0)), Some(true));
        assert_eq!(tally.count("origami", &duel, Some(&placed(&[(10, 2), (20, 1)])), Seat(0)), Some(false));
        // Two of one name count once, as the better of them did.
        let four = [bo.clone(), hina.clone(), ada.clone(), hina.clone()];
        let result = placed(&[(9, 3), (40, 1), (20, 2), (5, 4)]);
        assert_eq!(tally.count("legends", &four, Some(&result), Seat(2)), Some(false));
        // Ended without a result; alone.
        assert_eq!(tally.count("origami", &duel, None, Seat(0)), None);
        assert_eq!(tally.count("islands-solo", &[ada], Some(&placed(&[(250, 1)])), Seat(0)), None);
        let of = |game: &str, finished, contested, won, scores: &[i16]| OfGame {
            game: game.to_owned(),
            finished,
            contested,
            won,
            scores: scores.to_vec(),
        };
        let games =
            [of("origami", 3, 2, 1, &[30, 10]), of("legends", 1, 1, 0, &[20]), of("islands-solo", 1, 0, 0, &[250])];
        assert_eq!(tally.games, games);
        let of_hina = Against { who: Opponent::Bot("hina".to_owned()), games: 3, ahead: 1, behind: 2 };
        let of_bo = Against { who: Opponent::Person("Bo".to_owned()), games: 1, ahead: 1, behind: 0 };
        assert_eq!(tally.against, [of_hina, of_bo]);
    }

    #[test]
    fn who_gave_up_has_not_won_and_has_no_points() {
        let seats = [seat(SeatKind::Person, "Ada"), seat(SeatKind::Bot, "hina")];
        let result = [Placed { score: None, place: 2 }, Placed { score: None, place: 1 }];
        let mut tally = Tally::default();
        assert_eq!(tally.count("origami", &seats, Some(&result), Seat(0)), Some(false));
        assert_eq!((tally.games[0].best(), tally.against[0].behind), (None, 1));
    }

    #[test]
    fn wins_in_a_row_are_counted_from_the_newest() {
        for (wins, now, longest) in [
            (&[][..], 0, 0),
            (&[true], 1, 1),
            (&[false, true, true], 0, 2),
            (&[true, true, false, true, true, true, false], 2, 3),
        ] {
            assert_eq!(Streak::of(wins), Streak { now, longest }, "{wins:?}");
        }
    }

    #[test]
    fn cards_played_most_come_first() {
        let mut tally = Tally::default();
        tally.count_cards(["fox", "owl", "fox", "ant", "owl", "fox"].into_iter(), 2);
        let of = |card: &str, times| Favourite { card: card.to_owned(), times };
        assert_eq!(tally.favourites, [of("fox", 3), of("owl", 2)]);
    }
}
