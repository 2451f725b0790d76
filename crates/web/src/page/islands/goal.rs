//! What the game is about, when it ends, and what the signs at the table mean: one screen.

use maud::{Markup, html};
use session::islands::{Colour, SPACES};

use super::Desk;
use crate::page::face;

/// All of it.
#[must_use]
pub fn page(desk: &Desk) -> Markup {
    let say = desk.say();
    let key = if desk.is_solo() { "solo" } else { "several" };
    let letters = Colour::ALL.map(|colour| say.islands_letter(colour.word())).join(", ");
    let signs = [
        ("coin", say.islands_goal_coin()),
        ("points", say.islands_goal_score()),
        ("coal", say.islands_goal_coal()),
        ("gold", say.islands_goal_gold()),
        ("volcano", say.islands_goal_volcano()),
        ("access", say.islands_goal_access()),
        ("flag", say.islands_goal_first()),
    ];
    html! {
        div.goal {
            p { strong { (say.islands_goal_goal(key)) } " " (say.islands_goal_points()) }
            p { (say.islands_goal_round(key)) }
            p { (say.islands_goal_end(SPACES as i64)) " " (say.islands_goal_colours(&letters)) }
            ul.signs { @for (symbol, text) in signs { li { (face::symbol(symbol)) (text) } } }
            p { a href={ "/rules/" (desk.info().game) } { (say.page_rules()) } }
        }
    }
}
