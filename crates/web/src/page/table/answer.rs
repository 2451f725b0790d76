//! From the fields of the form to answers in the words of records.
//!
//! Nothing is decided here: what does not fit is refused by the table, with its reason.

use session::GameKind;

use crate::page::{Fields, games};
use crate::problem::{Fault, Problem};

/// The longest answer a form can make.
const LONGEST: usize = 500;

/// What a form says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Answers, one after another.
    Answers(Vec<String>),
    /// An answer for later, or none any more.
    Plan(Option<String>),
}

impl Said {
    /// One answer.
    #[must_use]
    pub fn one(answer: String) -> Self {
        Self::Answers(vec![answer])
    }

    fn answers(&self) -> &[String] {
        match self {
            Self::Answers(answers) => answers,
            Self::Plan(answer) => answer.as_slice(),
        }
    }
}

/// What a form says.
///
/// # Errors
/// If it says nothing that could be an answer.
pub fn read(kind: GameKind, fields: &Fields) -> Result<Said, Problem> {
    let said = games::read(kind, fields.said("do").ok_or_else(missing)?, fields)?;
    match &said {
        Said::Answers(answers) if answers.is_empty() => Err(Fault::NothingChosen.into()),
        _ if said.answers().iter().any(|answer| answer.len() > LONGEST) => Err(missing()),
        _ => Ok(said),
    }
}

/// All that a form says by fields of one name, as words of one answer.
#[must_use]
pub fn joined(fields: &Fields, name: &str) -> String {
    fields.all(name).collect::<Vec<_>>().join(" ")
}

/// Why a form is refused that no button of ours sends.
#[must_use]
pub fn missing() -> Problem {
    Fault::Malformed("a form without an answer".to_owned()).into()
}
