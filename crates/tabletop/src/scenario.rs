//! Positions as text: what lies where, then `---`, then moves and what is expected of them.
//!
//! What a position looks like is each game's own ([`Staged::read_position`]); what may stand below `---` is told in [`script`](crate::script).
//! A text that says of itself what it is begins with three more lines, so that a game can begin at a position as it can be
//! read from a record:
//!
//! ```text
//! senbazuru position 1
//! game …
//! rules 1
//! …            the position
//! ---
//! 0 …          moves
//! = result …   once the game is over
//! ```

use std::fmt::Display;

use crate::record::read_version;
use crate::script::{Script, Staged};
use crate::text::{Lines, TextError};
use crate::{Actor, Written};

/// The version of the format.
pub const POSITION_VERSION: u32 = 1;

/// A position, and moves with what is expected of them.
#[derive(Clone, Debug)]
pub struct Scenario<G: Staged> {
    position: G,
    script: Script<G>,
}

impl<G: Staged> Scenario<G> {
    /// Reads a scenario, with or without the lines that tell what it is.
    ///
    /// # Errors
    /// The first line that can't be read, or what makes the position impossible.
    pub fn parse(text: &str) -> Result<Self, TextError> {
        Self::read(text, None)
    }

    /// Reads a scenario for other data, which count in place of an owner's own.
    ///
    /// # Errors
    /// As [`parse`](Self::parse).
    pub fn parse_with(text: &str, data: G::Data) -> Result<Self, TextError> {
        Self::read(text, Some(data))
    }

    fn read(text: &str, data: Option<G::Data>) -> Result<Self, TextError> {
        let mut lines = Lines::new(text);
        let title = if is_titled(text) { Some(read_title::<G>(&mut lines)?) } else { None };
        let position = G::read_position(&mut lines, data)?;
        let setup = position.setup_of();
        if let Some((title, place)) = title
            && title != G::title(&setup)
        {
            return Err(TextError { what: format!("the game at this position is {}", G::title(&setup)), ..place });
        }
        let script = Script::read(&mut lines, &setup)?;
        Ok(Self { position, script })
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> G {
        self.position.clone()
    }

    /// What was decided before the game came to the position.
    #[must_use]
    pub fn setup(&self) -> G::Setup {
        self.position.setup_of()
    }

    /// Hands each move of the script to `played`, whatever is expected of it; that says whether it could be carried out.
    ///
    /// # Errors
    /// The first move that could not, with its place.
    pub fn play_each<E: Display>(&self, played: impl FnMut(Actor, G::Move) -> Result<(), E>) -> Result<(), TextError> {
        self.script.play_each(played)
    }

    /// Plays the moves and checks what is expected.
    ///
    /// # Errors
    /// The first expectation that is not met, with what is there instead.
    pub fn check(&self) -> Result<(), TextError> {
        self.script.check(self.position())
    }
}

/// The lines that tell what a position below them is.
#[must_use]
pub fn title_lines<G: Written>(setup: &G::Setup) -> String {
    format!("senbazuru position {POSITION_VERSION}\ngame {}\nrules {}\n", G::title(setup), G::RULES_VERSION)
}

/// The word for the game, and its place.
fn read_title<'a, G: Written>(lines: &mut Lines<'a>) -> Result<(&'a str, TextError), TextError> {
    let mut words = lines.need("senbazuru")?;
    words.exactly("position")?;
    read_version(&mut words, "position", POSITION_VERSION)?;
    let mut words = lines.need("game")?;
    let (at, title) = words.need("the name of the game")?;
    let place = words.error(at, "");
    words.end()?;
    G::read_rules(lines)?;
    Ok((title, place))
}

/// Does a text say of itself that it is a position?
#[must_use]
pub fn is_titled(text: &str) -> bool {
    Lines::new(text).next().is_some_and(|mut words| {
        matches!(words.next(), Some((_, "senbazuru"))) && matches!(words.next(), Some((_, "position")))
    })
}
