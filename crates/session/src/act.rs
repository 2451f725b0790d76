//! What somebody does at a table.

use tabletop::Seat;

/// What somebody does at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// The host starts the game.
    Start,
    /// The host frees the seat of somebody who has not come, before the game starts.
    Remove(Seat),
    /// A player answers a question, or several, one right after the other: all of them, or none. Nobody else may be asked in
    /// between, nor chance, and nothing hidden may come to light before the last answer.
    Moves {
        /// The version the first answer is for.
        version: u32,
        /// The answers, from 1 to [`Act::MOST_ANSWERS`], in the words of records without the seat.
        answers: Vec<String>,
        /// Which request this is, so that it is not carried out twice.
        key: Option<String>,
    },
    /// A player prepares the painting of their turn to come, or no longer does. Nobody else is told.
    Prepare {
        /// The version the player saw.
        version: u32,
        /// The painting, in the words of records; nothing to prepare none.
        answer: Option<String>,
    },
    /// A player takes their last answer back, if nothing was shown since.
    TakeBack {
        /// The version it is asked for.
        version: u32,
    },
    /// A player gives up.
    Resign,
    /// A player would end the game without a result.
    OfferEnd,
    /// A player no longer would.
    WithdrawOffer,
    /// A player stands up: before the start the seat is free again, later they are away or out.
    Leave,
    /// A player is back.
    Return,
}

impl Act {
    /// So many answers may be given at once.
    pub const MOST_ANSWERS: usize = 12;

    /// A player answers one question: the list of one.
    #[must_use]
    pub fn answer(version: u32, answer: &str, key: Option<String>) -> Self {
        Self::Moves { version, answers: vec![answer.to_owned()], key }
    }

    /// How many answers it gives.
    pub(crate) fn moves(&self) -> u64 {
        match self {
            Self::Moves { answers, .. } => answers.len() as u64,
            _ => 0,
        }
    }
}

/// Something was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// The number of the entry it made, or had made before if the same request came again.
    pub version: u32,
    /// Had it been done before?
    pub again: bool,
}
