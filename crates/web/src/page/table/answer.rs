//! From the fields of the form to answers in the words of records.
//!
//! Nothing is decided here: what does not fit is refused by the table, with its reason.

use session::cards::{Ask, Species};

use super::desk::Desk;
use crate::api::problem::{Fault, Problem};
use crate::page::Fields;

/// The longest answer a form can make.
const LONGEST: usize = 500;

/// The answers a form gives, one after another.
///
/// # Errors
/// If it says nothing that could be one.
pub fn read(desk: &Desk, fields: &Fields) -> Result<Vec<String>, Problem> {
    let cards = |name: &str| fields.all(name).collect::<Vec<_>>().join(" ");
    let or_nothing = |cards: String| if cards.is_empty() { "nothing".to_owned() } else { cards };
    let with_discard = |cards: String| match (fields.has("discard"), cards.as_str()) {
        (false, _) => or_nothing(cards),
        (true, "") => "+discard".to_owned(),
        (true, _) => format!("{cards} +discard"),
    };
    let answers = match fields.said("do").unwrap_or_default() {
        "draw" => vec![format!("draw {}", or_nothing(cards("line")))],
        "take" => vec![format!("take {}", with_discard(cards("line")))],
        "pay" => vec![format!("pay {}", with_discard(cards("pay")))],
        "play" => {
            let card = fields.said("play").ok_or_else(missing)?;
            // A character goes to no collection, so its answer names none.
            let side = match desk.draft {
                Some(draft) if draft.card.is_character() => "",
                _ => fields.said("side").unwrap_or("left"),
            };
            let from = if fields.said("from") == Some("discards") { "+discard" } else { "" };
            let answer = format!("play {card} {side} {from}");
            let mut answers = vec![answer.split_whitespace().collect::<Vec<_>>().join(" ")];
            if desk.payment().is_some() {
                answers.push(format!("pay {}", with_discard(cards("pay"))));
            }
            answers
        }
        "discard" => marks(fields),
        "discard-any" => marks(fields).into_iter().chain(["done".to_owned()]).collect(),
        "" => return Err(missing()),
        // All others are answers by themselves: `use left`, `pick fox`, `player 1`, `yes`, …
        answer => vec![answer.to_owned()],
    };
    if answers.is_empty() || answers.iter().any(|answer| answer.len() > LONGEST) {
        return Err(nothing_chosen(desk));
    }
    Ok(answers)
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

/// Nothing was ticked where something must be: the table would say the same.
fn nothing_chosen(desk: &Desk) -> Problem {
    match desk.ask() {
        Some(Ask::HandCheck { .. }) => Fault::NothingChosen.into(),
        _ => missing(),
    }
}
