//! From the fields of the form to answers in the words of records.

use crate::page::Fields;
use crate::page::table::answer::{Said, joined};
use crate::problem::{Fault, Problem};

/// What a form says.
///
/// # Errors
/// If nothing was chosen.
pub fn read(word: &str, fields: &Fields) -> Result<Said, Problem> {
    Ok(match word {
        "keep" => match joined(fields, "sheet") {
            none if none.is_empty() => Said::Answers(Vec::new()),
            sheets => Said::one(format!("keep {sheets}")),
        },
        "bid" => Said::one(format!("bid {}", fields.said("coins").ok_or(Fault::NothingChosen)?)),
        "paint" => Said::one(painting(fields)?),
        "prepare" => Said::Plan(Some(painting(fields)?)),
        "unprepare" => Said::Plan(None),
        // All others are answers by themselves: `pass`, `shape 3`, `from 1`, …
        answer => Said::one(answer.to_owned()),
    })
}

/// The painting that is chosen: island, colour and squares.
fn painting(fields: &Fields) -> Result<String, Problem> {
    Ok(format!("paint {}", fields.said("paint").ok_or(Fault::NothingChosen)?))
}
