//! What is looked at now and then: discards, cards left; and what a hint shows.

use std::collections::BTreeMap;

use maud::{Markup, html};
use session::cards::{Family, Move, Species};

use super::Desk;
use crate::page::face::{self, Size};

/// The discards, the top one first.
#[must_use]
pub fn discards(desk: &Desk) -> Markup {
    let cards = &desk.scene.view.table.discards;
    html! {
        @if cards.is_empty() { p.empty { (desk.say().board_no_discards()) } }
        ol.cards.many { @for &card in cards.iter().rev() { li { (face::card(&desk.teller, card, Size::Small)) } } }
    }
}

/// How many of each card are still to come, or in other hands.
#[must_use]
pub fn left(desk: &Desk) -> Markup {
    let mut families: BTreeMap<Option<Family>, Vec<(Species, u8)>> = BTreeMap::new();
    for &(card, count) in &desk.help.hidden {
        families.entry(desk.teller.edition.facts(card).family).or_default().push((card, count));
    }
    let say = desk.say();
    html! {
        p.muted { (say.table_cards_left_text()) }
        div.cards-left {
            @for (family, cards) in &families {
                section {
                    h2 { @match family { Some(family) => { (face::symbol(family.word())) (say.family(*family)) }, None => (say.books_characters()) } }
                    ul {
                        @for &(card, count) in cards {
                            li class=[(count == 0).then_some("muted")] {
                                a href={ "/cards/" (card.slug()) } data-card=(card.slug()) {
                                    (face::tile(&desk.teller, card)) (desk.teller.noun(card).one)
                                }
                                " " strong { (count) } " / " (desk.teller.edition.facts(card).quantity)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// An answer in short, with pictures of the cards it names; nothing if it can't be given any more.
#[must_use]
pub fn in_short(desk: &Desk, answer: &str) -> Option<Markup> {
    let m = desk.scene.legal.iter().copied().find(|&m| desk.scene.words(m) == answer)?;
    Some(html! {
        @for card in named(m) { (face::tile(&desk.teller, card)) " " }
        (desk.teller.in_short(m))
    })
}

/// The cards an answer names; each kind once.
fn named(m: Move) -> Vec<Species> {
    let mut cards: Vec<Species> = match m {
        Move::Play(card, _) | Move::PlayDiscard(card, _) | Move::Pick(card) => vec![card],
        Move::Draw(cards) | Move::Pay(cards) | Move::PayWithDiscard(cards) | Move::Take(cards, _) => {
            cards.iter().collect()
        }
        _ => Vec::new(),
    };
    cards.dedup();
    cards
}
