//! From the fields of the form to answers in the words of records.
//!
//! Nothing is decided here: what does not fit is refused by the table, with its reason.

use session::cards::Species;

use crate::page::Fields;
use crate::problem::{Fault, Problem};

/// The longest answer a form can make.
const LONGEST: usize = 500;

/// What a form says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Answers, one after another.
    Answers(Vec<String>),
    /// A painting for later, or none any more.
    Plan(Option<String>),
}

/// What a form says.
///
/// # Errors
/// If it says nothing that could be an answer.
pub fn read(fields: &Fields) -> Result<Said, Problem> {
    let cards = |name: &str| fields.all(name).collect::<Vec<_>>().join(" ");
    let or_nothing = |cards: String| if cards.is_empty() { "nothing".to_owned() } else { cards };
    let with_discard = |cards: String| match (fields.has("discard"), cards.as_str()) {
        (false, _) => or_nothing(cards),
        (true, "") => "+discard".to_owned(),
        (true, _) => format!("{cards} +discard"),
    };
    let answers = match fields.said("do").ok_or_else(missing)? {
        "draw" => vec![format!("draw {}", or_nothing(cards("line")))],
        "take" => vec![format!("take {}", with_discard(cards("line")))],
        "pay" => vec![format!("pay {}", with_discard(cards("pay")))],
        "play" => {
            let card = fields.said("play").ok_or_else(missing)?;
            // A character goes to no collection, so its form names none.
            let side = fields.said("side").unwrap_or_default();
            let from = if fields.said("from") == Some("discards") { "+discard" } else { "" };
            let answer = [card, side, from]
                .into_iter()
                .filter(|word| !word.is_empty())
                .fold("play".to_owned(), |all, word| all + " " + word);
            let payment = fields.has("pays").then(|| format!("pay {}", with_discard(cards("pay"))));
            [answer].into_iter().chain(payment).collect()
        }
        "keep" => {
            let sheets = cards("sheet");
            if sheets.is_empty() { Vec::new() } else { vec![format!("keep {sheets}")] }
        }
        "bid" => vec![format!("bid {}", fields.said("coins").ok_or(Fault::NothingChosen)?)],
        "paint" => vec![painting(fields)?],
        "prepare" => return painting(fields).map(Some).map(Said::Plan),
        "unprepare" => return Ok(Said::Plan(None)),
        "discard" => marks(fields),
        "discard-any" => marks(fields).into_iter().chain(["done".to_owned()]).collect(),
        // All others are answers by themselves: `use left`, `pick fox`, `player 1`, `yes`, …
        answer => vec![answer.to_owned()],
    };
    match answers.iter().map(String::len).max() {
        None => Err(Fault::NothingChosen.into()),
        Some(length) if length > LONGEST => Err(missing()),
        Some(_) => Ok(Said::Answers(answers)),
    }
}

/// The painting that is chosen: island, colour and squares.
fn painting(fields: &Fields) -> Result<String, Problem> {
    let place = fields.said("paint").filter(|place| place.len() < LONGEST).ok_or(Fault::NothingChosen)?;
    Ok(format!("paint {place}"))
}

/// The cards that are ticked, in the order the rules want them: rice paper first, then by the list of cards.
fn marks(fields: &Fields) -> Vec<String> {
    let mut cards: Vec<(bool, Option<Species>, &str)> = fields
        .all("hand")
        .map(|slug| {
            let card = Species::all().chain([Species::RICE_PAPER]).find(|card| card.slug() == slug);
            (!card.is_some_and(Species::is_rice_paper), card, slug)
        })
        .collect();
    cards.sort_unstable();
    cards.into_iter().map(|(_, _, slug)| format!("pick {slug}")).collect()
}

fn missing() -> Problem {
    Fault::Malformed("a form without an answer".to_owned()).into()
}
