//! A game as the commands need it, whichever it is.

use origami::setup::Title;
use serde::Serialize;
use tabletop::text::{Lines, TextError, quoted};
use tabletop::{Game, Written, scenario};

/// A game that can be simulated, recorded and replayed.
pub trait Recorded: Written + Game<Event: Serialize> {
    /// What reports say about a table.
    fn table(setup: &Self::Setup) -> TableReport;

    /// Does a turn begin with this question, or a round where it is rounds that are counted?
    fn begins_turn(ask: &Self::Ask) -> bool;
}

impl Recorded for origami::State {
    fn table(setup: &origami::Setup) -> TableReport {
        TableReport {
            game: Self::title(setup),
            players: setup.players(),
            parts: Parts::Cards { families: setup.families().iter().map(|f| f.word()).collect() },
            characters: Some(setup.characters().iter().map(|c| c.word()).collect()),
            data: Data::Cards { edition: setup.edition().digest(setup.families(), setup.characters()).to_string() },
        }
    }

    #[inline]
    fn begins_turn(ask: &origami::Ask) -> bool {
        matches!(ask, origami::Ask::Action { extra: false })
    }
}

impl Recorded for islands::State {
    fn table(setup: &islands::Setup) -> TableReport {
        let atlas = setup.atlas();
        TableReport {
            game: Self::title(setup),
            players: setup.players(),
            parts: Parts::Islands {
                sheets: setup.in_order().into_iter().map(|sheet| atlas.sheet(sheet).id.as_str()).collect(),
                variant: Some(setup.variant().word()).filter(|_| !setup.is_solo()),
            },
            characters: None,
            data: Data::Islands { atlas: atlas.digest(setup.sheets().iter()).to_string() },
        }
    }

    #[inline]
    fn begins_turn(ask: &islands::Ask) -> bool {
        matches!(ask, islands::Ask::AuctionDie)
    }
}

/// The word for Origami Islands, in records and on the command line.
pub const ISLANDS: &str = islands::record::TITLE;
/// The word for its solo game.
pub const ISLANDS_SOLO: &str = islands::record::SOLO_TITLE;

/// The word for the rank of a solo game with too few points for one.
pub const NO_RANK: &str = "none";

/// Which engine plays a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// That of the card games.
    Cards,
    /// That of Origami Islands.
    Islands,
}

/// Which engine a record is for.
///
/// # Errors
/// If its first lines don't say so.
pub fn engine_of(text: &str) -> Result<Engine, TextError> {
    let mut lines = Lines::new(text);
    // Its version is looked at by whoever reads the rest.
    lines.need("senbazuru")?.exactly("record")?;
    let mut words = lines.need("game")?;
    let (at, game) = words.need("the name of the game")?;
    if game == ISLANDS || game == ISLANDS_SOLO {
        return Ok(Engine::Islands);
    }
    if Title::named(game).is_some() {
        return Ok(Engine::Cards);
    }
    let known = Title::ALL.map(Title::word).join(", ");
    Err(words
        .error(at, format!("game {} is not supported: there are {known}, {ISLANDS}, {ISLANDS_SOLO}", quoted(game))))
}

/// Is this the text of a record, and not of a position?
pub fn is_record(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|l| !l.is_empty() && !l.starts_with('#'));
    first.is_some_and(|l| l.starts_with("senbazuru")) && !scenario::is_titled(text)
}

/// Does the text begin like the record of a game of Origami Islands?
pub fn is_of_islands(text: &str) -> bool {
    engine_of(text) == Ok(Engine::Islands)
}

/// What reports say about a table.
#[derive(Clone, Debug)]
pub struct TableReport {
    /// The game's name.
    pub game: &'static str,
    /// How many players.
    pub players: u8,
    /// What is in play.
    pub parts: Parts,
    /// The words for the characters in play, where a game can have some.
    pub characters: Option<Vec<&'static str>>,
    /// What the game is played with.
    pub data: Data,
}

/// What is in play.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Parts {
    /// Of a card game.
    Cards {
        /// The words for the families.
        families: Vec<&'static str>,
    },
    /// Of Origami Islands.
    Islands {
        /// The words for the sheets that are dealt from.
        sheets: Vec<&'static str>,
        /// Which rules; the solo game has no others.
        #[serde(skip_serializing_if = "Option::is_none")]
        variant: Option<&'static str>,
    },
}

impl std::fmt::Display for Parts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Cards { families } => f.write_str(&families.join(" ")),
            Self::Islands { sheets, variant: Some(variant) } => write!(f, "{}, {variant} rules", sheets.join(" ")),
            Self::Islands { sheets, variant: None } => f.write_str(&sheets.join(" ")),
        }
    }
}

/// The digest of what a game is played with.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Data {
    /// Of a card game.
    Cards {
        /// The cards in force.
        edition: String,
    },
    /// Of Origami Islands.
    Islands {
        /// The sheets and the board.
        atlas: String,
    },
}

impl Data {
    /// What it is called, and the digest.
    pub fn named(&self) -> (&'static str, &str) {
        match self {
            Self::Cards { edition } => ("edition", edition),
            Self::Islands { atlas } => ("atlas", atlas),
        }
    }
}

/// How many sit at a table, in words.
pub fn players(count: u8) -> String {
    if count == 1 { "1 player".to_owned() } else { format!("{count} players") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_says_which_game_it_is() {
        let engine = |game: &str| engine_of(&format!("senbazuru record 1\n\n# good\ngame {game}\n"));
        for title in Title::ALL {
            assert_eq!(engine(title.word()), Ok(Engine::Cards));
        }
        assert_eq!([engine("islands"), engine("islands-solo")], [Ok(Engine::Islands), Ok(Engine::Islands)]);
        let why = engine("chess").expect_err("no such game").to_string();
        let wanted = "game \"chess\" is not supported: there are origami, legends, mixed, islands, islands-solo";
        assert_eq!(why, format!("line 4, column 6: {wanted}"));
        assert!(engine("").is_err() && engine_of("").is_err() && engine_of("game islands").is_err());
    }
}
