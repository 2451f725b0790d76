//! Where a game begins if not with its setup: at a position, or with the moves of a record.
//!
//! A position is told by a scenario ([`tabletop::scenario`]). Where it lies in the middle of an effect no scenario tells it: there
//! the record from the start of the game does. What an owner has corrected is interned for ever: a text that a visitor brings is
//! asked for such data first (`own_data`), and refused if it has any.

use std::fmt;

use tabletop::text::{Lines, TextError};
use tabletop::{Actor, NoLog, Record, Scenario, scenario};

use crate::course::{Course, CourseOf};
use crate::game::Hosted;
use crate::games::Games;
use crate::refused::Refused;

/// Where a game begins: what was decided before it, where the cards and paints are if that is not the start, and the moves made
/// from there.
pub struct Beginning {
    text: String,
    /// The game before these moves.
    pub(crate) course: Box<dyn Course>,
    is_position: bool,
    /// The moves, as lines of a record.
    pub(crate) lines: Vec<String>,
}

impl Clone for Beginning {
    fn clone(&self) -> Self {
        let (text, lines) = (self.text.clone(), self.lines.clone());
        Self { text, course: self.course.until(0), is_position: self.is_position, lines }
    }
}

impl fmt::Debug for Beginning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Beginning").field(&self.text).finish()
    }
}

impl Beginning {
    /// Reads a position or a record of one of our games, and plays its moves to see that they hold.
    ///
    /// # Errors
    /// [`Refused::Unreadable`] with the place of what is wrong.
    pub fn read(text: &str) -> Result<Self, Refused> {
        Games::default().beginning(text)
    }

    /// The text it was read from.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many players there are.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.course.players()
    }

    /// Does the game begin at a position, not with its setup?
    #[must_use]
    pub const fn is_position(&self) -> bool {
        self.is_position
    }
}

/// Reads a position or a record of that game.
pub(crate) fn read<G: Hosted>(text: &str) -> Result<Beginning, TextError> {
    let is_position = scenario::is_titled(text);
    let (course, moves) = if is_position { position::<G>(text)? } else { record::<G>(text)? };
    let line = |&(by, m): &(Actor, G::Move)| {
        let mut out = Vec::new();
        G::write_move(&mut out, by, m, &course.setup);
        String::from_utf8_lossy(&out).into_owned()
    };
    let lines = moves.iter().map(line).collect();
    Ok(Beginning { text: text.to_owned(), course: Box::new(course), is_position, lines })
}

/// A game before its first move, and the moves to make.
type Read<G> = (CourseOf<G>, Vec<(Actor, <G as tabletop::Game>::Move)>);

fn position<G: Hosted>(text: &str) -> Result<Read<G>, TextError> {
    let scenario = Scenario::<G>::parse(text)?;
    scenario.check()?;
    let (mut moves, mut state) = (Vec::new(), scenario.position());
    scenario.play_each(|by, m| {
        moves.push((by, m));
        state.play(by, m, &mut NoLog)
    })?;
    let mut course = CourseOf::new(scenario.setup());
    course.stage(scenario.position());
    Ok((course, moves))
}

fn record<G: Hosted>(text: &str) -> Result<Read<G>, TextError> {
    let record = Record::<G>::parse(text)?;
    Ok((CourseOf::new(record.setup), record.moves))
}

/// What stands above the moves: the lines that tell a position.
pub(crate) fn above_moves(text: &str) -> String {
    let lines = text.lines().take_while(|line| line.trim() != "---");
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The first line of a record that an owner's own data begin with: words that only such lines begin with.
pub(crate) fn own_data(text: &str, words: &[&str]) -> Option<TextError> {
    let mut lines = Lines::new(text);
    while let Some(mut line) = lines.next() {
        let (at, word) = line.next()?;
        if words.contains(&word) {
            return Some(line.error(at, word));
        }
    }
    None
}
