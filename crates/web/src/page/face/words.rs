//! The words on cards.

use std::borrow::Cow;
use std::sync::OnceLock;

use phrases::{Language, Phrases};
use session::cards::{Colour, Facts, Family, Kind};

/// Numbers up to this are put into words once and for all; an owner's edition may go beyond.
const KEPT: u8 = 24;

/// The words on cards in one language: a table shows dozens of cards after each move.
pub(super) struct Words {
    say: Phrases,
    pub(super) families: [String; Family::ALL.len()],
    pub(super) characters: [String; Colour::BOTH.len()],
    kinds: [(Kind, String); 4],
    costs: Vec<String>,
    folds: Vec<String>,
    points: Vec<String>,
    pub(super) folds_label: String,
    pub(super) points_label: String,
}

impl Words {
    pub(super) fn of(say: Phrases) -> &'static Self {
        static ALL: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        ALL[say.language() as usize].get_or_init(|| Self::new(say))
    }

    fn new(say: Phrases) -> Self {
        let kept = |word: fn(Phrases, u8) -> String| (0..=KEPT).map(|n| word(say, n)).collect();
        Self {
            say,
            families: Family::ALL.map(|family| say.page_card_family(&say.family(family))),
            characters: Colour::BOTH.map(|colour| match colour {
                Colour::Yellow => say.card_character_yellow(),
                Colour::Red => say.card_character_red(),
            }),
            kinds: [
                (Kind::Instant, say.kind_instant()),
                (Kind::Scoring, say.kind_scoring()),
                (Kind::Special, say.kind_special()),
                (Kind::Ongoing, say.kind_ongoing()),
            ],
            costs: kept(|say, n| say.page_card_cost(n)),
            folds: kept(|say, n| say.page_card_folds(n)),
            points: kept(|say, n| say.page_card_points(n)),
            folds_label: say.fact_folds(),
            points_label: say.fact_points(),
        }
    }

    pub(super) fn kind(&self, facts: &Facts) -> &str {
        let kind = facts.ability.kind();
        self.kinds.iter().find(|(known, _)| *known == kind).map_or("", |(_, word)| word)
    }

    pub(super) fn cost(&self, n: u8) -> Cow<'_, str> {
        said(&self.costs, n, || self.say.page_card_cost(n))
    }

    pub(super) fn folds(&self, n: u8) -> Cow<'_, str> {
        said(&self.folds, n, || self.say.page_card_folds(n))
    }

    pub(super) fn points(&self, n: u8) -> Cow<'_, str> {
        said(&self.points, n, || self.say.page_card_points(n))
    }
}

fn said(kept: &[String], n: u8, say: impl FnOnce() -> String) -> Cow<'_, str> {
    kept.get(usize::from(n)).map_or_else(|| Cow::Owned(say()), |word| Cow::Borrowed(word.as_str()))
}
