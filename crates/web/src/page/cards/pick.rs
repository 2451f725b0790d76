//! Cards that can be chosen: by a box, at once, or to be played.

use maud::{Markup, html};
use session::cards::{Move, Source, Species};

use super::desk::{Desk, source};
use crate::page::books;
use crate::page::face::Size;

/// A card that nothing can be done with now.
#[must_use]
pub fn still(desk: &Desk, card: Species) -> Markup {
    looked_at(desk, card, Size::Full, true)
}

/// A card that leads to all there is to know about it; covered ones are not in the way of those who walk by keyboard.
#[must_use]
pub fn looked_at(desk: &Desk, card: Species, size: Size, stops: bool) -> Markup {
    html! {
        a.pick.still href={ "/cards/" (card.slug()) } tabindex=[(!stops).then_some("-1")] { (desk.face(card, size)) }
    }
}

/// The card that is being played, where it lies until then.
#[must_use]
pub fn played(desk: &Desk, card: Species) -> Markup {
    html! { span.played { (still(desk, card)) span.badge { (desk.say().table_being_played()) } } }
}

/// A card with a box: several can be chosen together.
#[must_use]
pub fn tick(desk: &Desk, name: &str, card: Species, size: Size, ticked: bool) -> Markup {
    let folds = desk.teller.edition.facts(card).folds;
    html! {
        label.pick {
            input type="checkbox" form="move" name=(name) value=(card.slug()) data-folds=(folds) checked[ticked];
            (desk.face(card, size))
        }
    }
}

/// A card that is picked at once.
#[must_use]
pub fn press(desk: &Desk, card: Species) -> Markup {
    html! {
        button.pick.advised[desk.is_taken(Move::Pick(card))] form="move" name="do" value={ "pick " (card.slug()) } { (desk.face(card, Size::Full)) }
    }
}

/// A card that is chosen where it lies in a collection.
#[must_use]
pub fn spot(desk: &Desk, card: Species, size: Size, choice: Move) -> Markup {
    html! {
        button.pick.advised[desk.is_taken(choice)] form="move" name="do" value=(desk.scene.words(choice)) {
            span.visually-hidden { (desk.teller.in_short(choice)) ": " }
            (desk.face(card, size))
        }
    }
}

/// A card that can be played, or that says why it can't.
#[must_use]
pub fn play(desk: &Desk, card: Species, size: Size, from: Source) -> Markup {
    if desk.playable(card, from).is_some() {
        let address = format!("{}?play={}&from={}", desk.at(""), card.slug(), source(from));
        return html! { a.pick href=(address) data-draft { (desk.face(card, size)) } };
    }
    match desk.why_not(card, from) {
        Some(why) => html! {
            span.pick.blocked tabindex="0" {
                (desk.face(card, size))
                span.why { (books::linked(&why)) }
            }
        },
        None => looked_at(desk, card, size, true),
    }
}
