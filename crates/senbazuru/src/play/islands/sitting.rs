//! What a game of islands under way is asked.

use islands::scenario::Scenario;
use islands::text::TextError;
use islands::{Atlas, Move, Rule, Setup, State};
use tabletop::{Actor, Illegal};

use crate::play::sitting::{self, Playable};

/// A game of islands under way.
pub type Sitting = sitting::Sitting<State>;

impl Playable for State {
    type Scenario = Scenario;

    fn setup(&self) -> Setup {
        Self::setup(self)
    }

    fn read(text: &str, atlas: Option<&'static Atlas>) -> Result<Scenario, TextError> {
        match atlas {
            Some(atlas) => Scenario::parse_with(text, atlas),
            None => Scenario::parse(text),
        }
    }

    fn position(scenario: &Scenario) -> Self {
        scenario.position()
    }

    fn play_each(
        scenario: &Scenario,
        played: impl FnMut(Actor, Move) -> Result<(), Illegal<Rule>>,
    ) -> Result<(), TextError> {
        scenario.play_each(played)
    }

    fn is_of_data(line: &str) -> bool {
        line.trim_start().starts_with('|')
    }

    fn lines_of_data(setup: &Setup) -> Vec<String> {
        let atlas = setup.atlas();
        atlas.own_text(atlas.all()).lines().map(|line| format!("| {line}").trim_end().to_owned()).collect()
    }
}
