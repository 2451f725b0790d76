//! From the fields of the form to answers in the words of records.

use session::islands::{Square, Squares};

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
        "paint-named" => Said::one(format!("paint {}", named(fields)?)),
        "prepare-named" => Said::Plan(Some(format!("paint {}", named(fields)?))),
        "unprepare" => Said::Plan(None),
        // A place of the text view that is prepared: the button says which.
        place if place.starts_with("prepare ") => Said::Plan(Some(place.replacen("prepare", "paint", 1))),
        // All others are answers by themselves: `pass`, `shape 3`, `from 1`, …
        answer => Said::one(answer.to_owned()),
    })
}

/// The painting that is chosen: island, colour and squares.
fn painting(fields: &Fields) -> Result<String, Problem> {
    Ok(format!("paint {}", fields.said("paint").ok_or(Fault::NothingChosen)?))
}

/// The painting whose squares are named, as "C4, c5 and d5": letters and digits are all that is read, and what names no square is refused.
fn named(fields: &Fields) -> Result<String, Problem> {
    let said = |name: &str| fields.said(name).ok_or(Fault::NothingChosen);
    let squares = said("squares")?.to_ascii_lowercase();
    let words =
        squares.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| word.bytes().any(|b| b.is_ascii_digit()));
    let squares: Option<Squares> = words.map(Square::named).collect();
    let squares = squares.filter(|squares| !squares.is_empty()).ok_or(Fault::NothingChosen)?;
    let squares: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
    Ok(format!("{} {} {}", said("island")?, said("colour")?, squares.join(" ")))
}
