//! Entries of a table's log, as text and as data.
//!
//! A move is a line of a record: `0 play fox left`, `* rolled 3`. Everything else begins with `!`: `! resigned 1`.

use tabletop::text::{TextError, Words};
use tabletop::{Actor, Seat, Written};

use crate::id::TableId;
use crate::look::Happened;

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line<M> {
    /// A move, by a player or by chance.
    Move(Actor, M),
    /// Something else.
    Happened(Happened),
}

/// The text of something that is no move.
pub(crate) fn write_happened(happened: &Happened) -> String {
    let word = happened.word();
    match (happened, happened.seat()) {
        (Happened::TookBack(seat, number), _) => format!("! {word} {seat} {number}"),
        (Happened::Rematch(id), _) => format!("! {word} {id}"),
        (_, Some(seat)) => format!("! {word} {seat}"),
        (_, None) => format!("! {word}"),
    }
}

/// Reads an entry.
pub(crate) fn read<G: Written>(text: &str, setup: &G::Setup) -> Result<Line<G::Move>, TextError> {
    let mut words = Words::new(text, 1);
    if text.starts_with('!') {
        words.next();
        return read_happened(&mut words).map(Line::Happened);
    }
    let by = G::read_actor(&mut words, setup)?;
    let m = G::read_answer(&mut words, setup)?;
    words.end()?;
    Ok(Line::Move(by, m))
}

fn read_happened(words: &mut Words) -> Result<Happened, TextError> {
    let (at, word) = words.need("what happened")?;
    let seat = |words: &mut Words| words.number().map(Seat);
    let happened = match word {
        "joined" => Happened::Joined(seat(words)?),
        "left" => Happened::Left(seat(words)?),
        "removed" => Happened::Removed(seat(words)?),
        "started" => Happened::Started,
        "took_back" => Happened::TookBack(seat(words)?, words.number()?),
        "resigned" => Happened::Resigned(seat(words)?),
        "out_of_time" => Happened::OutOfTime(seat(words)?),
        "away" => Happened::Away(seat(words)?),
        "returned" => Happened::Returned(seat(words)?),
        "offered" => Happened::Offered(seat(words)?),
        "withdrew" => Happened::Withdrew(seat(words)?),
        "ended" => Happened::Ended,
        "learnt_on" => Happened::LearntOn(seat(words)?),
        "paused" => Happened::Paused,
        "resumed" => Happened::Resumed,
        "rematch" => {
            let (at, id) = words.need("a table")?;
            Happened::Rematch(TableId::parse(id).ok_or_else(|| words.error(at, "no table"))?)
        }
        _ => return Err(words.error(at, "nothing that happens at a table")),
    };
    words.end()?;
    Ok(happened)
}

#[cfg(test)]
mod tests {
    use origami::setup::Title;
    use origami::{Edition, State};
    use tabletop::Stream;

    use super::*;
    use crate::source::Fixed;

    #[test]
    fn entries_read_back() {
        let families = Title::Origami.draw_families(2, &mut Stream::new(1));
        let setup = origami::Setup::new(2, families, Edition::standard()).expect("a table");
        let seat = Seat(1);
        for happened in [
            Happened::Joined(seat),
            Happened::Left(seat),
            Happened::Removed(seat),
            Happened::Started,
            Happened::TookBack(seat, 17),
            Happened::Resigned(seat),
            Happened::OutOfTime(seat),
            Happened::Away(seat),
            Happened::Returned(seat),
            Happened::Offered(seat),
            Happened::Withdrew(seat),
            Happened::LearntOn(seat),
            Happened::Ended,
            Happened::Paused,
            Happened::Resumed,
            Happened::Rematch(TableId::draw(&Fixed::new(1))),
        ] {
            let text = write_happened(&happened);
            assert_eq!(read::<State>(&text, &setup), Ok(Line::Happened(happened)), "{text}");
        }
        let line = read::<State>("* shuffled 00000000000000ff", &setup);
        assert_eq!(line, Ok(Line::Move(Actor::Chance, origami::Move::Shuffled(255))));
        for wrong in ["", "!", "! danced", "! joined", "! joined x", "! started 1", "0", "9 pass", "0 pass pass"] {
            assert!(read::<State>(wrong, &setup).is_err(), "{wrong}");
        }
    }
}
