//! What is looked at now and then: discards, cards left, a hint. Each is a page, and a fragment for the script's dialog.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use session::Hint;
use session::cards::{Family, Move, Species};

use super::around::Around;
use super::game::{self, Game};
use crate::App;
use crate::input::At;
use crate::page::cards::Desk;
use crate::page::face::{self, Size};
use crate::page::{Fields, Page, Visit, end, islands};
use crate::problem::{Fault, Problem};

/// The discards, the top one first.
///
/// # Errors
/// If there is no such table, or no game on it.
pub async fn discards(State(app): State<App>, At(table): At, visit: Visit) -> Result<Response, Problem> {
    let close = app.hub.close(&table, visit.token()).await?;
    shown(&visit, &close, |game| of_cards(game).map(|desk| (desk.say().table_discards_title(), discarded(desk))))
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
    shown(&visit, &close, |game| of_cards(game).map(|desk| (desk.say().table_cards_left(), hidden(desk))))
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

/// The points so far, card by card or island by island.
///
/// # Errors
/// If there is no such table, or no game on it.
pub async fn scores(State(app): State<App>, At(table): At, visit: Visit) -> Result<Response, Problem> {
    let close = app.hub.close(&table, visit.token()).await?;
    shown(&visit, &close, |game| {
        let points = match game {
            Game::Cards(desk) => end::points(desk),
            Game::Islands(desk) => islands::end::by_island(desk),
        };
        Some((visit.say().table_scores(), points))
    })
}

/// What a bot would do.
///
/// # Errors
/// If the visitor is not asked, or the table has no hints.
pub async fn hint(State(app): State<App>, At(table): At, visit: Visit) -> Result<Response, Problem> {
    let token = visit.token().ok_or(session::Refused::NotAPlayer)?;
    let hint = app.hub.hint(&table, token).await?;
    let close = app.hub.close(&table, visit.token()).await?;
    shown(&visit, &close, |game| Some((visit.say().table_hint(), advice(game, &hint))))
}

fn advice(game: &Game, hint: &Hint) -> Markup {
    let say = game.around().say();
    // The place says nothing to one who plays alone.
    let is_alone = matches!(game, Game::Islands(desk) if desk.is_solo());
    html! {
        p { (say.table_hint_text()) }
        table {
            thead {
                tr {
                    th scope="col" { (say.table_hint_move()) }
                    th scope="col" { (say.table_hint_score()) }
                    @if !is_alone { th scope="col" { (say.table_hint_place()) } }
                }
            }
            tbody {
                @for option in &hint.options {
                    @if let Some(text) = in_short(game, &option.answer) {
                        tr {
                            td { (pictures(game, &option.answer)) (text) }
                            td { (format!("{:.1}", option.score)) }
                            @if !is_alone { td { (format!("{:.1}", option.place)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The answer that stands in these words of records.
fn meant(desk: &Desk, answer: &str) -> Option<Move> {
    desk.scene.legal.iter().copied().find(|&m| desk.scene.words(m) == answer)
}

/// The cards an answer names, as pictures; each kind once.
fn pictures(game: &Game, answer: &str) -> Markup {
    let Game::Cards(desk) = game else { return html! {} };
    let mut cards: Vec<Species> = match meant(desk, answer) {
        Some(Move::Play(card, _) | Move::PlayDiscard(card, _) | Move::Pick(card)) => vec![card],
        Some(Move::Draw(cards) | Move::Pay(cards) | Move::PayWithDiscard(cards) | Move::Take(cards, _)) => {
            cards.iter().collect()
        }
        _ => Vec::new(),
    };
    cards.dedup();
    html! { @for card in cards { (face::tile(&desk.teller, card)) " " } }
}

/// An answer that stands in the words of records, in short; nothing if it can't be given any more.
fn in_short(game: &Game, answer: &str) -> Option<String> {
    match game {
        Game::Cards(desk) => meant(desk, answer).map(|m| desk.teller.in_short(m)),
        Game::Islands(desk) => {
            let found = desk.scene.legal.iter().find(|&&m| desk.scene.words(m) == answer);
            found.zip(desk.me()).map(|(&m, me)| desk.teller.in_short(me, m))
        }
    }
}

/// The desk of a card game; other games have no cards to be looked at.
const fn of_cards<'a, 'b>(game: &'b Game<'a>) -> Option<&'b Desk<'a>> {
    match game {
        Game::Cards(desk) => Some(desk),
        Game::Islands(_) => None,
    }
}

/// A page, or only what is on it.
fn shown(
    visit: &Visit,
    close: &session::Close,
    show: impl FnOnce(&Game) -> Option<(String, Markup)>,
) -> Result<Response, Problem> {
    let shown = game::with(visit, close, &Fields::default(), |game| show(game?));
    let (title, markup) = shown.ok_or(Fault::NotFound)?;
    let inner = html! { h1 { (title) } (markup) };
    if visit.wants_fragment {
        return Ok(super::fragment(&inner));
    }
    let table = Around { visit, close, names: &[] };
    let main = html! { (inner) p { a.button href=(table.at("")) { (visit.say().table_to_table()) } } };
    Ok(Page { visit, title: &title, kind: "plain", scripts: &[], main }.answer())
}
