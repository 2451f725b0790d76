//! Where a table comes from, if it does not stand for itself: a moment of a game that is over, or a record that somebody brought.

use serde::{Deserialize, Serialize};
use store::Status;
use tabletop::Seat;

use crate::day::Day;
use crate::id::TableId;
use crate::look::Placed;
use crate::table::{read_result, write_result};

/// The moment from which somebody plays on, at a table of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// The table of that game.
    #[serde(with = "id")]
    pub table: TableId,
    /// The entry of its log after which they play on.
    pub at: u32,
    /// So many entries had come since it began.
    pub step: u32,
    /// The seat of whoever plays on.
    #[serde(with = "seat")]
    pub seat: Seat,
    /// Was everything drawn again that could not be known from there?
    pub anew: bool,
    /// How that game ended, by seat; nothing if it came to no result. It is kept here, for the game may be deleted.
    #[serde(with = "result", default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Vec<Placed>>,
}

/// What comes before the words of an origin in a record: to whoever reads records it is a comment.
const LINE: &str = "# from ";

impl Origin {
    /// The origin as the first line of a record that the operator takes out.
    pub(crate) fn line(&self) -> String {
        let Self { table, at, step, seat, anew, result } = self;
        let how = if *anew { "anew" } else { "as-it-was" };
        let result = result.as_deref().map(|result| format!(" result {}", write_result(result))).unwrap_or_default();
        format!("{LINE}{table} {at} {step} {seat} {how}{result}\n")
    }

    /// The origin that stands above a record, and the record.
    pub(crate) fn above(text: &str) -> Option<(Self, &str)> {
        let (line, rest) = text.split_once('\n')?;
        let mut words = line.strip_prefix(LINE)?.splitn(7, ' ');
        let mut word = || words.next();
        let origin = Self {
            table: TableId::parse(word()?)?,
            at: word()?.parse().ok()?,
            step: word()?.parse().ok()?,
            seat: Seat(word()?.parse().ok()?),
            anew: match word()? {
                "anew" => true,
                "as-it-was" => false,
                _ => return None,
            },
            result: match word() {
                Some("result") => Some(read_result(word()?)?),
                Some(_) => return None,
                None => None,
            },
        };
        Some((origin, rest))
    }

    /// What became of that game for whoever sat in the seat of the player.
    #[must_use]
    pub fn then(&self) -> Option<Placed> {
        self.result.as_ref()?.get(self.seat.index()).copied()
    }
}

/// A record that somebody brought: it can be looked at by whoever knows its address, and nobody sits at it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Brought {
    /// The day whose challenge was played, if it was that of the day on which it was brought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Day>,
}

/// Is a game over, with or without a result?
pub(crate) const fn is_over(status: Status) -> bool {
    matches!(status, Status::Over | Status::Ended)
}

mod id {
    use serde::{Deserialize as _, Deserializer, Serializer, de};

    use super::TableId;

    pub fn serialize<S: Serializer>(id: &TableId, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(id.as_str())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<TableId, D::Error> {
        let text = String::deserialize(from)?;
        TableId::parse(&text).ok_or_else(|| de::Error::custom("not the id of a table"))
    }
}

mod seat {
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::Seat;

    pub fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(seat.0)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        u8::deserialize(from).map(Seat)
    }
}

mod result {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use super::{Placed, read_result, write_result};

    pub fn serialize<S: Serializer>(result: &Option<Vec<Placed>>, to: S) -> Result<S::Ok, S::Error> {
        result.as_deref().map(write_result).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Vec<Placed>>, D::Error> {
        Ok(<Option<String>>::deserialize(from)?.as_deref().and_then(read_result))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_stands_above_a_record_and_is_read_again() {
        let table = TableId::parse("0123456789ab").expect("an id");
        let placed = |score, place| Placed { score, place };
        for result in [None, Some(vec![placed(Some(-3), 2), placed(Some(41), 1)]), Some(vec![placed(None, 1)])] {
            for anew in [false, true] {
                let origin =
                    Origin { table: table.clone(), at: 17, step: 12, seat: Seat(1), anew, result: result.clone() };
                let text = origin.line() + "senbazuru record 1\n";
                assert_eq!(Origin::above(&text), Some((origin.clone(), "senbazuru record 1\n")), "{text}");
                let stored = serde_json::to_string(&origin).expect("text");
                assert_eq!(serde_json::from_str::<Origin>(&stored).expect("an origin"), origin);
            }
        }
        for other in ["", "# from", "# from 0123456789ab\n", "# from x 1 1 0 anew\n", "# from 0123456789ab 1 1 0 so\n"]
        {
            assert_eq!(Origin::above(other), None, "{other}");
        }
    }
}
