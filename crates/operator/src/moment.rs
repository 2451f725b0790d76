//! Points in time, to read.

use session::Millis;
use time::OffsetDateTime;
use time::macros::format_description;

/// A point in time as `2026-11-16 12:00`, UTC.
pub fn written(at: Millis) -> String {
    let form = format_description!("[year]-[month]-[day] [hour]:[minute]");
    let moment = OffsetDateTime::from_unix_timestamp(at.div_euclid(1_000)).ok();
    moment.and_then(|moment| moment.format(form).ok()).unwrap_or_else(|| "?".to_owned())
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
