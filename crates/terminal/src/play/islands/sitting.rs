//! What a game of islands under way is asked.

use islands::{Setup, State};

use crate::play::sitting::{self, InTerminal};

/// A game of islands under way.
pub type Sitting = sitting::Sitting<State>;

impl InTerminal for State {
    fn is_of_data(line: &str) -> bool {
        line.trim_start().starts_with('|')
    }

    fn lines_of_data(setup: &Setup) -> Vec<String> {
        let atlas = setup.atlas();
        atlas.own_text(atlas.all()).lines().map(|line| format!("| {line}").trim_end().to_owned()).collect()
    }
}
