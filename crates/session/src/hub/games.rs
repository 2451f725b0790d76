//! The finished games of a visitor. None of the tables wakes.

use store::{Opponent, Page, Played};
use tabletop::Seat;

use super::Hub;
use crate::id::Token;
use crate::look::TableInfo;
use crate::refused::Refused;
use crate::table;

/// So many of those one has played with are told, who did it most often.
const MOST_OPPONENTS: u32 = 40;

/// Which of one's finished games are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sought {
    /// Only of that game.
    pub game: Option<String>,
    /// Only with somebody.
    pub with: Option<Opponent>,
    /// Only those that were won against others, or only those that were not.
    pub won: Option<bool>,
    /// Only those of that length.
    pub length: Option<Length>,
}

/// How long a game was, by the entries of its log: a short one fits into a break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// As most games of two.
    Short,
    /// In between.
    Medium,
    /// As games of many, and of Islands.
    Long,
}

impl Length {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Short, Self::Medium, Self::Long];

    /// The word for it, in addresses.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Medium => "medium",
            Self::Long => "long",
        }
    }

    /// The length of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|length| length.word() == word)
    }

    /// The fewest and the most entries.
    const fn entries(self) -> (u32, u32) {
        match self {
            Self::Short => (0, 100),
            Self::Medium => (101, 200),
            Self::Long => (201, u32::MAX),
        }
    }
}

impl Hub {
    /// The finished games of a visitor, touched last first, each with their seat.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token.
    pub async fn games_of(&self, token: &Token, sought: Sought, page: Page) -> Result<Vec<(TableInfo, Seat)>, Refused> {
        let visitor = self.visitor(token).await?.id.as_str().to_owned();
        let Sought { game, with, won, length } = sought;
        let entries = length.map_or((0, u32::MAX), Length::entries);
        let played = Played { visitor: visitor.clone(), game, with, won, entries };
        let (served, rows) = (self.served(), self.in_time(self.0.store.played(played, page)).await?);
        Ok(rows.iter().filter_map(|summary| table::theirs(&summary.table, &visitor, served)).collect())
    }

    /// With whom a visitor has finished games, most often first.
    ///
    /// # Errors
    /// [`Refused::WrongToken`] if it is no visitor's token.
    pub async fn opponents(&self, token: &Token) -> Result<Vec<Opponent>, Refused> {
        let visitor = self.visitor(token).await?;
        self.in_time(self.0.store.opponents(visitor.id.as_str(), MOST_OPPONENTS)).await
    }
}

#[cfg(test)]
mod tests {
    use super::Length;

    #[test]
    fn every_number_of_entries_is_of_one_length() {
        for entries in [0, 1, 100, 101, 200, 201, 5_000, u32::MAX] {
            let of = |length: &Length| (length.entries().0..=length.entries().1).contains(&entries);
            assert_eq!(Length::ALL.iter().filter(|length| of(length)).count(), 1, "{entries}");
        }
        assert_eq!(Length::ALL.map(Length::word).map(Length::named), Length::ALL.map(Some));
        assert_eq!(Length::named("endless"), None);
    }
}
