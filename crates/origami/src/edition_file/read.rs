//! Reading a file: every value is looked at, the problem that stands first is told.

use std::borrow::Cow;

use tabletop::text::shortened;
use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

use super::names::{card_named, most_like};
use super::{EditionFile, FAMILY_CARDS, MAX_BYTES, MAX_NAME, NewFigure, NewName, Problem, Trouble, Wanted, Warning};
use crate::card::{Family, Species};
use crate::edition::{BadEdition, Change, Edition, Number, Override};

/// The fields of a card.
const FIELDS: &[&str] = &["quantity", "cost", "folds", "points", "family", "ability", "figure", "name"];

/// Reads a file and checks all of it.
pub(super) fn read(text: &str) -> Result<EditionFile, Problem> {
    if text.len() > MAX_BYTES {
        return Err(Place { line: 1, column: 1 }.problem(Trouble::TooLarge));
    }
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        place(text, at).problem(Trouble::Syntax(error.message().replace(char::is_control, " ")))
    })?;
    let mut reader = Reader::default();
    reader.file(table.get_ref());
    reader.compare_names();
    if let Some((at, mut what)) = reader.first {
        // Only now: looking at all names for each unknown card would take long.
        if let Trouble::UnknownCard { name, like } = &mut what {
            *like = most_like(name);
        }
        return Err(place(text, at).problem(what));
    }
    reader.corrections.sort_unstable_by_key(|c| c.at);
    let mut overrides: Vec<_> = reader.corrections.iter().map(|c| c.is).collect();
    overrides.sort_unstable();
    let edition =
        Edition::build(&overrides).map_err(|bad| place(text, reader.cause(&bad)).problem(Trouble::Unusable(bad)))?;
    let warnings = reader.warnings(text, &edition);
    let mut names: Vec<_> = reader.names.into_iter().map(|n| n.is).filter(NewName::is_new).collect();
    names.sort_unstable_by_key(|n| (n.species, n.language));
    let mut figures: Vec<_> = reader.figures.into_iter().filter(|f| f.of.figure() != f.species.figure()).collect();
    figures.sort_unstable();
    Ok(EditionFile { overrides, names, figures, warnings })
}

/// A place in a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    line: u32,
    column: u32,
}

impl Place {
    /// The problem in this place.
    pub(super) const fn problem(self, what: Trouble) -> Problem {
        Problem { line: self.line, column: self.column, what }
    }
}

/// The place of a byte. A byte order mark at the beginning takes no column.
pub(super) fn place(text: &str, at: usize) -> Place {
    let before = (0..=at.min(text.len())).rev().find_map(|end| text.get(..end)).unwrap_or_default();
    let before = before.strip_prefix('\u{feff}').unwrap_or(before);
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX).saturating_add(1);
    let last = before.rsplit('\n').next().unwrap_or_default();
    Place { line: count(before.matches('\n').count()), column: count(last.chars().count()) }
}

/// Something with the byte where it stands.
#[derive(Debug)]
pub(super) struct At<T> {
    pub(super) at: usize,
    pub(super) is: T,
}

/// What was found so far.
#[derive(Debug, Default)]
pub(super) struct Reader {
    /// The problem that stands first.
    first: Option<(usize, Trouble)>,
    /// Corrections that change something.
    corrections: Vec<At<Override>>,
    /// All names, also those a card has anyway.
    pub(super) names: Vec<At<NewName>>,
    /// All pictures, also those a card has anyway.
    figures: Vec<NewFigure>,
}

/// A word from the file, as a key or a value.
pub(super) type Word<'a> = Spanned<Cow<'a, str>>;
/// A value of the file.
pub(super) type Value<'a> = Spanned<DeValue<'a>>;

impl Reader {
    /// Notes a problem, unless one is known that stands before it.
    pub(super) fn trouble(&mut self, at: usize, what: impl FnOnce() -> Trouble) {
        if self.first.as_ref().is_none_or(|first| at < first.0) {
            self.first = Some((at, what()));
        }
    }

    /// Notes that a field needs another type of value.
    pub(super) fn wrong_type(&mut self, key: &Word, value: &Value, wanted: Wanted) {
        self.trouble(value.span().start, || Trouble::WrongType { field: shown(key.get_ref()), wanted });
    }

    fn file(&mut self, table: &DeTable) {
        let mut parts: Vec<_> = table.iter().collect();
        parts.sort_unstable_by_key(|(key, _)| key.span().start);
        let mut known = Vec::new();
        for (key, value) in parts {
            let at = key.span().start;
            let Some(species) = card_named(key.get_ref()) else {
                self.trouble(at, || Trouble::UnknownCard { name: shown(key.get_ref()), like: None });
                continue;
            };
            if known.contains(&species) {
                self.trouble(at, || Trouble::SameCardTwice { species });
                continue;
            }
            known.push(species);
            match value.get_ref() {
                DeValue::Table(facts) => self.card(species, facts),
                _ => self.wrong_type(key, value, Wanted::Card),
            }
        }
    }

    fn card(&mut self, species: Species, facts: &DeTable) {
        for (key, value) in facts {
            if let Some(number) = Number::ALL.into_iter().find(|n| n.word() == key.get_ref()) {
                self.number(species, number, key, value);
                continue;
            }
            match &**key.get_ref() {
                "family" => {
                    let unknown = |name| Trouble::UnknownFamily { name };
                    if let Some(family) = self.word(key, value, Family::named, unknown) {
                        self.correct(species, Change::Family(family), value);
                    }
                }
                "ability" => {
                    let unknown = |name| Trouble::UnknownCard { name, like: None };
                    if let Some(other) = self.word(key, value, card_named, unknown) {
                        self.correct(species, Change::AbilityOf(other), value);
                    }
                }
                "figure" => {
                    let unknown = |name| Trouble::UnknownCard { name, like: None };
                    let of = self.word(key, value, card_named, unknown);
                    self.figures.extend(of.map(|of| NewFigure { species, of }));
                }
                "name" => match value.get_ref() {
                    DeValue::Table(names) => self.card_names(species, names),
                    _ => self.wrong_type(key, value, Wanted::Names),
                },
                name => {
                    let unknown = || Trouble::UnknownField { name: shown(name), known: FIELDS };
                    self.trouble(key.span().start, unknown);
                }
            }
        }
    }

    fn number(&mut self, species: Species, field: Number, key: &Word, value: &Value) {
        let DeValue::Integer(integer) = value.get_ref() else {
            return self.wrong_type(key, value, Wanted::Number);
        };
        let (got, (least, most)) = (nearest(integer), field.range());
        match u8::try_from(got) {
            Ok(n) if (least..=most).contains(&n) => self.correct(species, field.change(n), value),
            _ => self.trouble(value.span().start, || Trouble::OutOfRange { field, least, most, got }),
        }
    }

    /// What is meant by a fact that is a word.
    fn word<T>(
        &mut self,
        key: &Word,
        value: &Value,
        named: impl FnOnce(&str) -> Option<T>,
        unknown: impl FnOnce(String) -> Trouble,
    ) -> Option<T> {
        let DeValue::String(word) = value.get_ref() else {
            self.wrong_type(key, value, Wanted::Text);
            return None;
        };
        let meant = named(word);
        if meant.is_none() {
            self.trouble(value.span().start, || unknown(shown(word)));
        }
        meant
    }

    /// Notes a correction if it changes something.
    fn correct(&mut self, species: Species, change: Change, value: &Value) {
        let facts = Edition::standard().facts(species);
        let is_so = match change {
            Change::Quantity(n) => facts.quantity == n,
            Change::Cost(n) => facts.cost == n,
            Change::Folds(n) => facts.folds == n,
            Change::Points(n) => facts.points == n,
            Change::Family(family) => facts.family == Some(family),
            Change::AbilityOf(other) => facts.ability_of == other,
        };
        if !is_so {
            self.corrections.push(At { at: value.span().start, is: Override { species, change } });
        }
    }

    /// The byte of the first correction that an edition suffers from.
    fn cause(&self, bad: &BadEdition) -> usize {
        let concerns = |o: &Override| match bad {
            BadEdition::OutOfRange { at, .. } | BadEdition::FixedFact(at) | BadEdition::WrongAbility(at) => o == at,
            BadEdition::TooDear(_) => matches!(o.change, Change::AbilityOf(_)),
            BadEdition::TooManyRounds(_) => matches!(o.change, Change::AbilityOf(_) | Change::Quantity(_)),
            BadEdition::SmallFamily(family, _) | BadEdition::LargeFamily(family, _) => self.resizes(o, *family),
            BadEdition::TooManyCards(_) => {
                matches!(o.change, Change::Quantity(n) if n > o.species.def().quantity.value)
            }
            BadEdition::TooManyPayments(species) => match o.change {
                Change::Cost(_) => o.species == *species,
                Change::Folds(_) | Change::Quantity(_) | Change::Family(_) => true,
                Change::Points(_) | Change::AbilityOf(_) => false,
            },
        };
        self.corrections.iter().find(|c| concerns(&c.is)).map_or(0, |c| c.at)
    }

    /// Does a correction change how many cards a family has?
    fn resizes(&self, o: &Override, family: Family) -> bool {
        let own = o.species.def().family.value;
        match o.change {
            Change::Family(new) => own == Some(family) || new == family,
            Change::Quantity(_) => {
                let moved = self.corrections.iter().find_map(|c| match c.is.change {
                    Change::Family(new) if c.is.species == o.species => Some(new),
                    _ => None,
                });
                moved.or(own) == Some(family)
            }
            Change::Cost(_) | Change::Folds(_) | Change::Points(_) | Change::AbilityOf(_) => false,
        }
    }

    /// Families with a number of cards no printed one has.
    fn warnings(&self, text: &str, edition: &Edition) -> Vec<Warning> {
        let mut warnings = Vec::new();
        for family in Family::ALL {
            let cards = edition.family_size(family);
            if cards != FAMILY_CARDS {
                let cause = self.corrections.iter().find(|c| self.resizes(&c.is, family));
                let Place { line, column } = place(text, cause.map_or(0, |c| c.at));
                warnings.push(Warning { line, column, family, cards });
            }
        }
        warnings.sort_by_key(|w| (w.line, w.column));
        warnings
    }
}

/// The whole number that is nearest to an integer of any length.
fn nearest(integer: &DeInteger) -> i64 {
    let digits = integer.as_str();
    let far = if digits.starts_with('-') { i64::MIN } else { i64::MAX };
    i64::from_str_radix(digits, integer.radix()).unwrap_or(far)
}

/// A word from the file as it may stand in a message.
pub(super) fn shown(word: &str) -> String {
    shortened(word, MAX_NAME)
}
