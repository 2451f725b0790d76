//! Where a game begins if not with its setup: at a position, or with the moves of a record.
//!
//! A position is told by a scenario ([`tabletop::scenario`]). Where it lies in the middle of an effect no scenario tells it: there
//! the record from the start of the game does. Such texts come from us or from the operator, never from a visitor: what an owner
//! has corrected is interned for ever.

use tabletop::text::TextError;
use tabletop::{Actor, NoLog, Record, Scenario, scenario};

use crate::any::Any;
use crate::game::Hosted;
use crate::refused::Refused;
use crate::terms::{self, Setup};

/// A position of whichever game is played.
pub(crate) type Position = Any<origami::State, islands::State>;

/// Where a game begins: what was decided before it, where the cards and paints are if that is not the start, and the moves made
/// from there.
#[derive(Clone, Debug)]
pub struct Beginning {
    text: String,
    pub(crate) setup: Setup,
    /// Nothing if the game begins with its setup.
    pub(crate) position: Option<Position>,
    /// The moves, as lines of a record.
    pub(crate) lines: Vec<String>,
}

impl Beginning {
    /// Reads a position or a record, and plays its moves to see that they hold.
    ///
    /// # Errors
    /// [`Refused::Unreadable`] with the place of what is wrong.
    pub fn read(text: &str) -> Result<Self, Refused> {
        let read = if terms::is_of_islands(text) {
            read::<islands::State>(text).map(|read| read.any(Any::Islands, Any::Islands))
        } else {
            read::<origami::State>(text).map(|read| read.any(Any::Cards, Any::Cards))
        };
        let Read { setup, position, lines } = read.map_err(Refused::Unreadable)?;
        Ok(Self { text: text.to_owned(), setup, position, lines })
    }

    /// The text it was read from.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many players there are.
    #[must_use]
    pub fn players(&self) -> u8 {
        terms::players(&self.setup)
    }

    /// Does the game begin at a position, not with its setup?
    #[must_use]
    pub const fn is_position(&self) -> bool {
        self.position.is_some()
    }
}

/// What was read of a game.
struct Read<S, P> {
    setup: S,
    position: Option<P>,
    lines: Vec<String>,
}

impl<S, P> Read<S, P> {
    fn any<T, U>(self, setup: impl FnOnce(S) -> T, position: impl FnOnce(P) -> U) -> Read<T, U> {
        Read { setup: setup(self.setup), position: self.position.map(position), lines: self.lines }
    }
}

fn read<G: Hosted>(text: &str) -> Result<Read<G::Setup, G>, TextError> {
    let (setup, position, moves) = if scenario::is_titled(text) {
        let scenario = Scenario::<G>::parse(text)?;
        scenario.check()?;
        let (mut moves, mut state) = (Vec::new(), scenario.position());
        scenario.play_each(|by, m| {
            moves.push((by, m));
            state.play(by, m, &mut NoLog)
        })?;
        (scenario.setup(), Some(scenario.position()), moves)
    } else {
        let record = Record::<G>::parse(text)?;
        (record.setup, None, record.moves)
    };
    let line = |&(by, m): &(Actor, G::Move)| {
        let mut out = Vec::new();
        G::write_move(&mut out, by, m, &setup);
        String::from_utf8_lossy(&out).into_owned()
    };
    let lines = moves.iter().map(line).collect();
    Ok(Read { setup, position, lines })
}

/// What stands above the moves: the lines that tell a position.
pub(crate) fn above_moves(text: &str) -> String {
    let lines = text.lines().take_while(|line| line.trim() != "---");
    lines.flat_map(|line| [line, "\n"]).collect()
}
