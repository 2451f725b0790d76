//! A day of the calendar, by universal time.

use std::fmt;

use serde::{Deserialize, Serialize};
use store::Millis;

const MILLIS: Millis = 24 * 60 * 60 * 1000;

/// A day of the calendar (UTC), written like `2026-11-16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(i64);

impl Day {
    /// The first day that can be named: 1 January 2026. There was nothing to play before.
    pub const FIRST: Self = Self(20_454);

    /// The last day that can be named: 31 December 9999.
    const LAST: Self = Self(2_932_896);

    /// The day of a moment.
    #[must_use]
    pub fn of(moment: Millis) -> Self {
        Self(moment.div_euclid(MILLIS)).clamp(Self::FIRST, Self::LAST)
    }

    /// The day written like that, in this calendar and in no other form.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        if bytes.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' {
            return None;
        }
        let number = |from: usize, to: usize| {
            bytes[from..to]
                .iter()
                .try_fold(0_i64, |number, digit| digit.is_ascii_digit().then(|| number * 10 + i64::from(digit - b'0')))
        };
        let day = Self(days(number(0, 4)?, number(5, 7)?, number(8, 10)?));
        // A day that is not in the calendar is written otherwise.
        ((Self::FIRST..=Self::LAST).contains(&day) && day.to_string() == text).then_some(day)
    }

    /// When it begins.
    #[must_use]
    pub const fn begins(self) -> Millis {
        self.0 * MILLIS
    }

    /// When it is past.
    #[must_use]
    pub const fn ends(self) -> Millis {
        (self.0 + 1) * MILLIS
    }

    /// The day after.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        (self < Self::LAST).then(|| Self(self.0 + 1))
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Option<Self> {
        (self > Self::FIRST).then(|| Self(self.0 - 1))
    }

    /// Year, month from 1 and day of the month.
    #[must_use]
    pub const fn parts(self) -> (i64, i64, i64) {
        // Years are counted from March, so that a leap day is the last one; 400 years are an era.
        let n = self.0 + 719_468;
        let (era, of_era) = (n.div_euclid(146_097), n.rem_euclid(146_097));
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        (year + era * 400 + later, month, day)
    }
}

/// Days since the beginning of 1970.
const fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
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
