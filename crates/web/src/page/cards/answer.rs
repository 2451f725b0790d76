//! From the fields of the form to answers in the words of records.

use session::cards::Species;

use crate::page::Fields;
use crate::page::table::answer::{Said, joined, missing};
use crate::problem::Problem;

/// What a form says.
///
/// # Errors
/// If it plays a card without a name.
pub fn read(word: &str, fields: &Fields) -> Result<Said, Problem> {
    Ok(match word {
        "draw" => Said::one(format!("draw {}", or_nothing(joined(fields, "line")))),
        "take" => Said::one(format!("take {}", with_discard(fields, "line"))),
        "pay" => Said::one(format!("pay {}", with_discard(fields, "pay"))),
        "play" => Said::Answers(play(fields)?),
        "discard" => Said::Answers(marks(fields)),
        "discard-any" => Said::Answers(marks(fields).into_iter().chain(["done".to_owned()]).collect()),
        // All others are answers by themselves: `use left`, `pick fox`, `player 1`, `yes`, …
        answer => Said::one(answer.to_owned()),
    })
}

fn or_nothing(cards: String) -> String {
    if cards.is_empty() { "nothing".to_owned() } else { cards }
}

/// The cards that are ticked, and the top one of the discards if it is.
fn with_discard(fields: &Fields, name: &str) -> String {
    let cards = joined(fields, name);
    match (fields.has("discard"), cards.as_str()) {
        (false, _) => or_nothing(cards),
        (true, "") => "+discard".to_owned(),
        (true, _) => format!("{cards} +discard"),
    }
}

/// A play, and its payment where the form has one.
fn play(fields: &Fields) -> Result<Vec<String>, Problem> {
    let card = fields.said("play").ok_or_else(missing)?;
    // A character goes to no collection, so its form names none.
    let side = fields.said("side").unwrap_or_default();
    let from = if fields.said("from") == Some("discards") { "+discard" } else { "" };
    let answer = [card, side, from]
        .into_iter()
        .filter(|word| !word.is_empty())
        .fold("play".to_owned(), |all, word| all + " " + word);
    let payment = fields.has("pays").then(|| format!("pay {}", with_discard(fields, "pay")));
    Ok([answer].into_iter().chain(payment).collect())
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
