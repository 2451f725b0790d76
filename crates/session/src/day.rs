//! A day of the calendar, by universal time.

use std::fmt;

use serde::{Deserialize, Serialize};
use store::Millis;
use time::format_description::BorrowedFormatItem;
use time::macros::{date, format_description};
use time::{Date, OffsetDateTime};

const FORM: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day]");

/// A day of the calendar (UTC), written like `2026-11-16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(Date);

impl Day {
    /// The first day that can be named. There was nothing to play before.
    pub const FIRST: Self = Self(date!(2026 - 01 - 01));

    /// The last day that can be named.
    const LAST: Self = Self(Date::MAX);

    /// The day of a moment.
    #[must_use]
    pub fn of(moment: Millis) -> Self {
        let out_of_range = if moment < 0 { Self::FIRST } else { Self::LAST };
        let known = OffsetDateTime::from_unix_timestamp(moment.div_euclid(1_000));
        known.map_or(out_of_range, |at| Self(at.date())).max(Self::FIRST)
    }

    /// The day written like that, in this calendar and in no other form.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let day = Self(Date::parse(text, FORM).ok()?);
        // A year may be read with a sign.
        (day >= Self::FIRST && day.to_string() == text).then_some(day)
    }

    /// When it begins.
    #[must_use]
    pub fn begins(self) -> Millis {
        self.0.midnight().assume_utc().unix_timestamp() * 1_000
    }

    /// When it is past.
    #[must_use]
    pub fn ends(self) -> Millis {
        self.begins() + 24 * 60 * 60 * 1_000
    }

    /// The day after.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        self.0.next_day().map(Self)
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Option<Self> {
        self.0.previous_day().map(Self).filter(|day| *day >= Self::FIRST)
    }

    /// Year, month from 1 and day of the month.
    #[must_use]
    pub fn parts(self) -> (i32, u8, u8) {
        (self.0.year(), u8::from(self.0.month()), self.0.day())
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<String> for Day {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::parse(&text).ok_or("not a day")
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Fixed;

    #[test]
    fn days_follow_one_another_and_read_back() {
        assert_eq!(Day::of(Fixed::NOON).to_string(), "2026-11-16");
        assert_eq!(Day::FIRST.to_string(), "2026-01-01");
        assert_eq!(Day::LAST.to_string(), "9999-12-31");
        assert_eq!((Day::FIRST.before(), Day::LAST.next()), (None, None));
        let mut day = Day::FIRST;
        let (mut lengths, mut last) = (Vec::new(), 0);
        while day.parts().0 < 2029 {
            assert_eq!(Day::parse(&day.to_string()), Some(day));
            assert_eq!((Day::of(day.begins()), Day::of(day.ends() - 1)), (day, day));
            let next = day.next().expect("a day");
            assert_eq!((Day::of(day.ends()), next.before()), (next, Some(day)));
            if next.parts().2 == 1 {
                lengths.push(day.parts().2);
            }
            last = day.parts().2;
            day = next;
        }
        let year = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        let leap = year.map(|days| if days == 28 { 29 } else { days });
        assert_eq!(lengths, [year, year, leap].concat());
        assert_eq!(last, 31);
    }

    #[test]
    fn nothing_else_is_a_day() {
        for wrong in [
            "",
            "today",
            "2026-11-6",
            "2026-11-31",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-11-00",
            "2026/11/16",
            "2026-11-16 ",
            "+026-11-16",
            "2025-12-31",
            "1969-12-31",
            "12026-11-1",
            "２０２６-11-16",
            "2026-11-1é",
        ] {
            assert_eq!(Day::parse(wrong), None, "{wrong}");
        }
    }
}
