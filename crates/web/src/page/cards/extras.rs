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
    for (card, count) in desk.help.hidden(&desk.scene.view) {
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

/// An answer in short, with pictures of the cards it names, and what is paid right after it; nothing if it can't be given any more.
#[must_use]
pub fn in_short(desk: &Desk, answer: &str, after: &[&str]) -> Option<Markup> {
    let m = desk.scene.legal.iter().copied().find(|&m| desk.scene.words(m) == answer)?;
    let paid = after.first().and_then(|words| desk.scene.read(words)).filter(|m| is_payment(*m));
    Some(html! {
        (tiles(desk, m))
        (desk.teller.in_short(m))
        @if let Some(paid) = paid { span.with title=(desk.teller.in_short(paid)) { (tiles(desk, paid)) span.visually-hidden { (desk.teller.in_short(paid)) } } }
    })
}

/// An answer that is only expected: its cards, and in words for those who listen.
#[must_use]
pub fn expected(desk: &Desk, answer: &str) -> Option<Markup> {
    let m = desk.scene.read(answer)?;
    let has_cards = !named(m).is_empty();
    // What is paid, and whether an effect is used, says little by itself.
    (!is_payment(m) && has_cards).then(|| html! { span title=(desk.teller.in_short(m)) { (tiles(desk, m)) span.visually-hidden { (desk.teller.in_short(m)) } } })
}

const fn is_payment(m: Move) -> bool {
    matches!(m, Move::Pay(_) | Move::PayWithDiscard(_))
}

fn tiles(desk: &Desk, m: Move) -> Markup {
    html! { @for card in named(m) { (face::tile(&desk.teller, card)) " " } }
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
