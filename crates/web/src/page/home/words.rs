//! Tables in words: what is played, how fast, with whom, and how long ago.

use phrases::Phrases;
use session::cards::{Character, Colour, Family, Species};
use session::islands::{Atlas, Kind, SHEETS, Sheet, VARIANT, Variant};
use session::look::SeatInfo;
use session::{Absence, Games, Level, Millis, Pace, Seat, SeatKind, Seats, TableInfo};

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

/// The games that can be played here, the easiest first.
pub fn games() -> impl Iterator<Item = &'static str> {
    Games::default().words()
}

/// The game that is offered first.
#[must_use]
pub fn first_game() -> String {
    games().next().unwrap_or_default().to_owned()
}

/// The name of a level, as that of a person.
#[must_use]
pub fn level(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The word of the animal a level is called after.
#[must_use]
pub fn animal(say: Phrases, level: Level) -> String {
    say.home_animal(level.name())
}

/// How fast a table plays.
#[must_use]
pub fn pace(say: Phrases, pace: Pace) -> String {
    match pace {
        Pace::Free => say.home_pace_free(),
        Pace::Clock { seconds, increment: 0 } => say.home_pace_clock_only(&minutes(seconds)),
        Pace::Clock { seconds, increment } => say.home_pace_clock(increment, &minutes(seconds)),
        Pace::Days(days) => say.home_pace_days(days),
    }
}

/// How fast a table plays, in as few words as can be; nothing where it plays as everybody likes.
#[must_use]
pub fn short_pace(say: Phrases, pace: Pace) -> Option<String> {
    match pace {
        Pace::Free => None,
        Pace::Clock { seconds, increment } => Some(say.home_pace_short(increment, &minutes(seconds))),
        Pace::Days(days) => Some(say.home_pace_days(days)),
    }
}

/// Seconds as minutes, with what is left over: `10`, or `1:30`.
fn minutes(seconds: u32) -> String {
    match seconds % 60 {
        0 => (seconds / 60).to_string(),
        rest => format!("{}:{rest:02}", seconds / 60),
    }
}

/// What happens to somebody who leaves.
#[must_use]
pub fn absence(say: Phrases, absence: Absence) -> String {
    match absence {
        Absence::Bot(level_of) => say.home_absence_bot(&level(level_of.name())),
        Absence::Out => say.home_absence_out(),
    }
}

/// How long ago something was.
#[must_use]
pub fn ago(say: Phrases, now: Millis, then: Millis) -> String {
    let past = now.saturating_sub(then).max(0);
    match past {
        past if past < MINUTE => say.home_ago("now", 0),
        past if past < HOUR => say.home_ago("minutes", past / MINUTE),
        past if past < DAY => say.home_ago("hours", past / HOUR),
        past => say.home_ago("days", past / DAY),
    }
}

/// The name of a family, by its word in records.
#[must_use]
pub fn family(say: Phrases, word: &str) -> String {
    Family::named(word).map_or_else(|| word.to_owned(), |family| say.family(family))
}

/// The name of a character, by its word in records.
#[must_use]
pub fn character(say: Phrases, word: &str) -> String {
    match Character::named(word) {
        Some(character) => {
            let card = Species::of_character(character, Colour::Yellow);
            let name = card.def().name.of(say.language()).value.one;
            // The colour stands in brackets behind it.
            name.split(" (").next().unwrap_or(name).to_owned()
        }
        None => word.to_owned(),
    }
}

/// The sheets of Islands that records name by these words.
#[must_use]
pub fn sheets(words: &[String]) -> Vec<&'static Sheet> {
    let all = Atlas::standard().sheets();
    words.iter().filter_map(|word| all.iter().find(|sheet| sheet.id == *word)).collect()
}

/// The islands of a sheet.
#[must_use]
pub fn islands_of(sheet: &Sheet) -> String {
    sheet.islands.each_ref().map(|island| island.name.as_str()).join("\u{a0}· ")
}

/// The word for some sheets of Islands that are all there are, or all of a kind; nothing for others.
#[must_use]
pub fn kind_of_sheets(words: &[String]) -> Option<&'static str> {
    let all = Atlas::standard().sheets();
    let are = |those: &dyn Fn(&Sheet) -> bool| {
        all.iter().all(|sheet| words.contains(&sheet.id) == those(sheet)) && words.len() <= all.len()
    };
    let of_kind = |kind: Kind| are(&|sheet| sheet.kind == kind).then_some(kind.word());
    if are(&|_| true) { Some("all") } else { Kind::BOTH.into_iter().find_map(of_kind) }
}

/// What a table of Islands is played with, in as few words as can be; nothing for the other games.
#[must_use]
pub fn short_islands(say: Phrases, table: &TableInfo) -> Option<String> {
    let words = table.options.chosen.all(&SHEETS);
    if words.is_empty() {
        return None;
    }
    let sheets = match kind_of_sheets(words) {
        Some(kind) => say.home_sheets_kind(kind),
        None => say.home_sheets_chosen(words.len() as i64),
    };
    let variant = table.options.chosen.one(&VARIANT).map(|word| variant(say, word));
    Some(std::iter::once(sheets).chain(variant).collect::<Vec<_>>().join(", "))
}

/// The name of a variant of Islands, by its word in records.
#[must_use]
pub fn variant(say: Phrases, word: &str) -> String {
    Variant::named(word).map_or_else(|| word.to_owned(), |variant| say.variant(variant))
}

/// Who sits there, or that nobody does.
#[must_use]
pub fn seat(say: Phrases, seat: &SeatInfo) -> String {
    match seat.kind {
        SeatKind::Open => say.home_wait_free(),
        SeatKind::Person => seat.name.clone(),
        SeatKind::Bot => say.home_bot(&level(seat.level.as_deref().unwrap_or_default())),
    }
}

/// Everybody at a table but one.
#[must_use]
pub fn others(say: Phrases, table: &TableInfo, me: Option<Seat>) -> String {
    let all = (0..).map(Seat).zip(&table.seats);
    let others = all.filter(|(at, row)| Some(*at) != me && row.kind != SeatKind::Open);
    others.map(|(_, row)| seat(say, row)).collect::<Vec<_>>().join(", ")
}

/// Those of a table who sit on these seats.
#[must_use]
pub fn those(say: Phrases, table: &TableInfo, seats: Seats) -> String {
    let all = (0..).map(Seat).zip(&table.seats);
    all.filter(|(at, _)| seats.has(*at)).map(|(_, row)| seat(say, row)).collect::<Vec<_>>().join(", ")
}

/// How many seats are free.
#[must_use]
pub fn free(table: &TableInfo) -> i64 {
    table.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count() as i64
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use phrases::Language;

    use super::*;

    #[test]
    fn time_is_told_in_round_numbers() {
        let say = Phrases(Language::En);
        for (past, told) in [
            (-5, "just now"),
            (59_999, "just now"),
            (60_000, "1 minute ago"),
            (59 * MINUTE, "59 minutes ago"),
            (HOUR, "1 hour ago"),
            (DAY - 1, "23 hours ago"),
            (DAY, "1 day ago"),
            (400 * DAY, "400 days ago"),
        ] {
            assert_eq!(ago(say, 1_000_000 + past, 1_000_000), told);
        }
        assert_eq!(pace(say, Pace::Clock { seconds: 90, increment: 0 }), "1:30 min each");
        assert_eq!(pace(say, Pace::Clock { seconds: 600, increment: 5 }), "10 min each, plus 5 s per answer");
    }

    #[test]
    fn what_records_name_by_a_word_has_a_name() {
        for language in Language::ALL {
            let say = Phrases(language);
            assert!(Character::ALL.iter().all(|one| character(say, one.word()) != one.word()), "{language}");
            assert!(Family::ALL.iter().all(|one| family(say, one.word()) == say.family(*one)), "{language}");
        }
        assert_eq!(character(Phrases(Language::De), "monk"), "Mönch");
        assert_eq!(variant(Phrases(Language::De), "catch-up"), "aufholen und überholen");
        assert_eq!(level("hina"), "Hina");
    }

    #[test]
    fn every_game_has_a_name_and_a_meaning_of_its_own() {
        for say in Language::ALL.map(Phrases) {
            for told in [Phrases::home_game_name, Phrases::home_game_means] {
                let all: BTreeSet<_> = games().map(|game| told(say, game)).collect();
                assert_eq!(all.len(), games().count(), "{all:?}");
            }
        }
    }

    #[test]
    fn sheets_are_told_by_their_kind_where_they_are_all_of_it() {
        let of = |those: &dyn Fn(&Sheet) -> bool| -> Vec<String> {
            Atlas::standard().sheets().iter().filter(|sheet| those(sheet)).map(|sheet| sheet.id.clone()).collect()
        };
        assert_eq!(kind_of_sheets(&of(&|_| true)), Some("all"));
        assert_eq!(kind_of_sheets(&of(&|sheet| sheet.kind == Kind::Near)), Some("near"));
        assert_eq!(kind_of_sheets(&of(&|sheet| sheet.kind == Kind::Far)), Some("far"));
        assert_eq!(kind_of_sheets(&of(&|sheet| sheet.id == "heron" || sheet.id == "crane")), None);
        assert_eq!(kind_of_sheets(&[]), None);
        assert_eq!(sheets(&["crane".to_owned(), "nothing".to_owned()]).len(), 1);
    }
}
