//! A game as the commands need it, whichever it is.

use origami::{Ask, Move, Record, Setup, State, text};
use tabletop::{Actor, Digest, Game, Standing};

/// A game that can be simulated and recorded.
pub trait Recorded: Game {
    /// Does a player begin a turn with this question?
    fn begins_turn(ask: &Self::Ask) -> bool;

    /// Adds the text of a record up to the first move.
    fn write_header(out: &mut Vec<u8>, setup: &Self::Setup);

    /// Adds one move, without the end of the line.
    fn write_move(out: &mut Vec<u8>, by: Actor, m: Self::Move);

    /// Adds the line with the result.
    fn write_result(out: &mut Vec<u8>, standing: &Standing);
}

impl Recorded for State {
    #[inline]
    fn begins_turn(ask: &Ask) -> bool {
        matches!(ask, Ask::Action { extra: false })
    }

    fn write_header(out: &mut Vec<u8>, setup: &Setup) {
        Record::write_header(out, setup);
    }

    #[inline]
    fn write_move(out: &mut Vec<u8>, by: Actor, m: Move) {
        text::write_move(out, by, m);
    }

    fn write_result(out: &mut Vec<u8>, standing: &Standing) {
        Record::write_result(out, standing);
    }
}

/// What reports say about a table.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game's name.
    pub game: &'static str,
    /// How many players.
    pub players: u8,
    /// The words for the families in play.
    pub families: Vec<&'static str>,
    /// The words for the characters in play.
    pub characters: Vec<&'static str>,
    /// The digest of the edition.
    pub edition: Digest,
}

impl Table {
    /// The table of a card game.
    pub fn of(setup: &Setup) -> Self {
        Self {
            game: setup.title().word(),
            players: setup.players(),
            families: setup.families().iter().map(|f| f.word()).collect(),
            characters: setup.characters().iter().map(|c| c.word()).collect(),
            edition: setup.edition().digest(setup.families(), setup.characters()),
        }
    }
}
