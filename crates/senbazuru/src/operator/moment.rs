//! Points in time, to read.

use session::Millis;

/// A point in time as `2026-11-16 12:00`, UTC.
pub fn written(at: Millis) -> String {
    let minutes = at.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minute / 60, minute % 60)
}

/// The date so many days after 1 January 1970, by the calendar of today.
fn date(days: i64) -> (i64, i64, i64) {
    // Years begin in March here, so that the leap day is their last; eras have 400 years, which are always as long.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_right() {
        assert_eq!(written(0), "1970-01-01 00:00");
        assert_eq!(written(951_782_399_999), "2000-02-28 23:59");
        assert_eq!(written(951_782_400_000), "2000-02-29 00:00");
        assert_eq!(written(1_794_830_400_000), "2026-11-16 12:00");
        assert_eq!(written(4_107_542_400_000), "2100-03-01 00:00");
        assert_eq!(written(-1), "1969-12-31 23:59");
    }
}
