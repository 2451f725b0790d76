//! What is looked at now and then: discards, cards left, a hint. Each is a page, and a fragment for the script's dialog.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use session::Hint;
use session::cards::{Family, Species};

use super::desk::{self, Desk};
use crate::App;
use crate::api::input::At;
use crate::api::problem::{Fault, Problem};
use crate::page::face::{self, Size};
use crate::page::{Fields, Page, Visit, end};

/// The discards, the top one first.
///
/// # Errors
/// If there is no such table, or no game on it.
pub async fn discards(State(app): State<App>, At(table): At, visit: Visit) -> Result<Response, Problem> {
    let close = app.hub.close(&table, visit.token()).await?;
    shown(&visit, &close, |desk| (desk.say().table_discards_title(), discarded(desk)))
}

fn discarded(desk: &Desk) -> Markup {
    let cards = &desk.scene.view.table.discards;
    html! {
        @if cards.is_empty() { p.empty { (desk.say().board_no_discards()) } }
        ol.cards.many { @for &card in cards.iter().rev() { li { (face::card(&desk.teller, card, Size::Small)) } } }
    }
}

/// How many of each card are still to come, or in other hands.
///
/// # Errors
/// If there is no such table, or no game on it.
pub async fn cards(State(app): State<App>, At(table): At, visit: Visit) -> Result<Response, Problem> {
    let close = app.hub.close(&table, visit.token()).await?;
    shown(&visit, &close, |desk| (desk.say().table_cards_left(), hidden(desk)))
}

fn hidden(desk: &Desk) -> Markup {
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
                                a href={ "/cards/" (card.slug()) } data-card=(card.slug()) { (desk.teller.noun(card).one) }
                                " " strong { (count) } " / " (desk.teller.edition.facts(card).quantity)
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The points so far, card by card.
///
/// # Errors
/// If there is no such table, or no game on it.
pub async fn scores(State(app): State<App>, At(table): At, visit: Visit) -> Result<Response, Problem> {
    let close = app.hub.close(&table, visit.token()).await?;
    shown(&visit, &close, |desk| (desk.say().table_scores(), end::points(desk)))
}

/// What a bot would do.
///
/// # Errors
/// If the visitor is not asked, or the table has no hints.
pub async fn hint(State(app): State<App>, At(table): At, visit: Visit) -> Result<Response, Problem> {
    let token = visit.token().ok_or(session::Refused::NotAPlayer)?;
    let hint = app.hub.hint(&table, token).await?;
    let close = app.hub.close(&table, visit.token()).await?;
    shown(&visit, &close, |desk| (desk.say().table_hint(), advice(desk, &hint)))
}

fn advice(desk: &Desk, hint: &Hint) -> Markup {
    let say = desk.say();
    let moves: Vec<_> = desk.scene.legal.iter().map(|&m| (m, desk.scene.words(m))).collect();
    html! {
        p { (say.table_hint_text()) }
        table {
            thead { tr { th scope="col" { (say.table_hint_move()) } th scope="col" { (say.table_hint_score()) } th scope="col" { (say.table_hint_place()) } } }
            tbody {
                @for option in &hint.options {
                    @if let Some(&(m, _)) = moves.iter().find(|(_, words)| *words == option.answer) {
                        tr { td { (desk.teller.in_short(m)) } td { (format!("{:.1}", option.score)) } td { (format!("{:.1}", option.place)) } }
                    }
                }
            }
        }
    }
}

/// A page, or only what is on it.
fn shown(
    visit: &Visit,
    close: &session::Close,
    show: impl FnOnce(&Desk) -> (String, Markup),
) -> Result<Response, Problem> {
    let names = desk::names(close);
    let desk = Desk::new(visit, close, &names, &Fields::default()).ok_or(Fault::NotFound)?;
    let (title, markup) = show(&desk);
    let inner = html! { h1 { (title) } (markup) };
    if visit.wants_fragment {
        return Ok(super::fragment(&inner));
    }
    let main = html! { (inner) p { a.button href=(desk.at("")) { (desk.say().table_to_table()) } } };
    Ok(Page { visit, title: &title, kind: "plain", scripts: &[], main }.answer())
}
