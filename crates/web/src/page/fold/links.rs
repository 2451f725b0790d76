//! Links from other pages, and the mark of the starting player.

use folding::Model;
use maud::{Markup, html};
use phrases::Phrases;

/// The figure that whoever starts this game folds, by the word of the game. Mixed, it is that of Origami.
#[must_use]
pub fn figure_of(game: &str) -> Option<&'static str> {
    match game {
        "legends" => Some("penguin"),
        "origami" | "mixed" => Some("butterfly"),
        _ => None,
    }
}

/// A link to a figure.
#[must_use]
pub fn link(say: Phrases, id: &str) -> Markup {
    html! { a href={ "/fold/" (id) } { (say.fold_link(id)) } }
}

/// The mark of the starting player: the figure, finished.
#[must_use]
pub fn mark(say: Phrases, game: &str) -> Markup {
    let id = figure_of(game).unwrap_or("crane");
    let name = Model::named(id).map_or("", |model| model.name.of(say.language()));
    html! { img.mark src=(super::picture(id)) alt=(name) width="24" height="24"; }
}

/// In the rules: who starts folds this.
#[must_use]
pub fn of_rules(say: Phrases, ids: &[&str]) -> Markup {
    html! {
        p { (say.fold_starting()) @for id in ids { " " (link(say, id)) "." } }
    }
}

/// In the waiting room: something to do.
#[must_use]
pub fn meanwhile(say: Phrases, game: &str) -> Markup {
    html! { p.muted { (say.fold_meanwhile()) " " (link(say, figure_of(game).unwrap_or("crane"))) } }
}

/// On the final screen.
#[must_use]
pub fn afterwards(say: Phrases) -> Markup {
    html! { p.muted { (say.fold_afterwards()) " " (link(say, "crane")) } }
}
