//! What the game is about, when it ends, and what the signs on cards mean: one screen.

use maud::{Markup, html};
use session::cards::Kind;

use super::desk::Desk;
use crate::page::face;

/// All of it.
#[must_use]
pub fn page(desk: &Desk) -> Markup {
    let say = desk.say();
    let has_specials = desk.teller.title.word() != "legends";
    let kinds = [
        (Kind::Instant, say.goal_instant()),
        (Kind::Ongoing, say.goal_ongoing()),
        (Kind::Scoring, say.goal_scoring()),
        (Kind::Special, say.goal_special()),
    ];
    html! {
        div.goal {
            p { strong { (say.goal_cards_goal()) } " " (say.goal_cards_covered()) }
            p { (say.goal_cards_turn()) }
            p { (say.goal_cards_end()) }
            h2 { (say.goal_signs()) }
            ul.signs {
                li { span.card { span.cost { "5" } } (say.goal_cost()) }
                li { (face::symbol("folds")) (say.goal_folds()) }
                li { span.card { span.points { b { "3" } } } (say.goal_points()) }
                @for (kind, text) in kinds.iter().filter(|(kind, _)| has_specials || *kind != Kind::Special) {
                    li { (face::symbol(face::kind_word(*kind))) (text) }
                }
                li { (face::symbol("hand")) (say.goal_hand()) }
                li { span.sign.may {} (say.goal_may()) }
                li { span.sign.chosen {} (say.goal_chosen()) }
                li { span.sign.new {} (say.goal_new()) }
            }
            p { a href={ "/rules/" (desk.info().game) } { (say.page_rules()) } }
        }
    }
}
