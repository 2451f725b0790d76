//! Who has won, as all games say it.

use phrases::{Person, Phrases};
use tabletop::{Seat, Standing};

/// Who has won. What else decided among players with as many points is worth saying, for they have lost by that alone.
pub fn victory(standing: &Standing, say: Phrases, person: impl Fn(Seat) -> Person, decided: &str) -> String {
    let winners: Vec<Seat> = standing.winners().collect();
    let score = winners.first().map_or(0, |seat| standing.scores()[seat.index()]);
    let text = match *winners {
        [only] => say.won(score, &person(only)),
        _ => {
            let names: Vec<_> = winners.iter().map(|&seat| called(person(seat), say)).collect();
            say.won_together(&names.join(", "), score)
        }
    };
    let tied = standing.scores().iter().filter(|&&s| s == score).count() > winners.len();
    if tied { format!("{text} {decided}") } else { text }
}

/// What a player is called in lists.
pub fn called(person: Person, say: Phrases) -> String {
    match person {
        Person::You => say.board_you(),
        Person::Other(name) => name,
    }
}
