//! What the targets need of a game beyond the contract of `tabletop`.

use tabletop::script::Staged;
use tabletop::text::TextError;

/// A game that every target can be written for once.
pub(crate) trait Fuzzed: Staged {
    /// What was decided before the first move of this game.
    fn table(&self) -> Self::Setup;

    /// The cards or sheets nobody has changed.
    fn standard() -> Self::Data;

    /// The seed in a move that says how something was shuffled.
    fn seed(m: Self::Move) -> Option<u64>;

    /// Could reading this text load an edition or an atlas, which would stay for ever?
    fn may_load(text: &str) -> bool;

    /// Is a record of such a game read with the same data it was written with? Only what is in play is written.
    fn is_written_whole(setup: &Self::Setup) -> bool;

    /// Is what was seen, put upon what lay on the table before, what lies there now?
    fn folds(before: Self::View, seen: &[Self::Seen], now: &Self::View) -> bool;

    /// Reads a scenario: its position, and whether its expectations are met.
    ///
    /// # Errors
    /// If it can't be read.
    fn stage(text: &str) -> Result<(Self, Result<(), TextError>), TextError>;
}

impl Fuzzed for origami::State {
    fn table(&self) -> origami::Setup {
        self.setup()
    }

    fn standard() -> &'static origami::Edition {
        origami::Edition::standard()
    }

    fn seed(m: origami::Move) -> Option<u64> {
        if let origami::Move::Shuffled(seed) = m { Some(seed) } else { None }
    }

    fn may_load(text: &str) -> bool {
        text.contains("override")
    }

    fn is_written_whole(_setup: &origami::Setup) -> bool {
        true
    }

    fn folds(mut before: origami::View, seen: &[Self::Seen], now: &origami::View) -> bool {
        seen.iter().for_each(|seen| before.table.fold(seen));
        before.table == now.table
    }

    fn stage(text: &str) -> Result<(Self, Result<(), TextError>), TextError> {
        let scenario = origami::scenario::Scenario::parse(text)?;
        Ok((scenario.position(), scenario.check()))
    }
}

impl Fuzzed for islands::State {
    fn table(&self) -> islands::Setup {
        self.setup()
    }

    fn standard() -> &'static islands::Atlas {
        islands::Atlas::standard()
    }

    fn seed(m: islands::Move) -> Option<u64> {
        if let islands::Move::Shuffled(seed) = m { Some(seed) } else { None }
    }

    fn may_load(text: &str) -> bool {
        text.contains('|')
    }

    fn is_written_whole(setup: &islands::Setup) -> bool {
        let atlas = setup.atlas();
        // Without sheets of an owner, only the board could be missing, and that is always written.
        atlas.all().all(|sheet| atlas.is_standard(sheet) || setup.sheets().has(sheet))
    }

    fn folds(mut before: islands::View, seen: &[Self::Seen], now: &islands::View) -> bool {
        seen.iter().for_each(|seen| before.table.fold(seen));
        before.table == now.table
    }

    fn stage(text: &str) -> Result<(Self, Result<(), TextError>), TextError> {
        let scenario = islands::scenario::Scenario::parse(text)?;
        Ok((scenario.position(), scenario.check()))
    }
}
