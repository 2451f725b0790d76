//! The middle of the table: Draw Line, deck, discards, characters and rice paper.

use maud::{Markup, html};
use session::cards::{Ending, Move, Source, Species, TopDiscard};

use super::desk::{Desk, Mode};
use super::pick;
use crate::page::face::{self, Size};

/// The Draw Line.
#[must_use]
pub fn line(desk: &Desk) -> Markup {
    let (say, cards) = (desk.say(), &desk.scene.view.table.line);
    let mode = desk.line_mode();
    html! {
        section #z-line .zone.line aria-labelledby="line-title" {
            h2 #line-title { (say.board_line()) }
            @if cards.is_empty() {
                p.empty { (say.board_empty()) }
            } @else {
                ul.cards data-place="line" {
                    @for &card in cards { li { (line_card(desk, mode, card)) } }
                }
            }
        }
    }
}

fn line_card(desk: &Desk, mode: Mode, card: Species) -> Markup {
    match mode {
        Mode::Tick(name) => pick::tick(desk, name, card, false),
        Mode::Press if desk.is_legal(Move::Pick(card)) => pick::press(desk, card),
        Mode::Play => pick::play(desk, card, Source::Line),
        _ => pick::still(desk, card),
    }
}

/// Deck, discards and how near the end is.
#[must_use]
pub fn deck(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    let ending = match table.ending {
        Ending::None if table.runouts == 0 => say.table_first_run_out(),
        Ending::None => say.table_second_run_out(),
        Ending::LastButOne => say.board_last_but_one(),
        Ending::FinalRound => say.board_final_round(),
        Ending::Over => say.table_over(),
    };
    html! {
        section #z-deck .zone.deck aria-labelledby="deck-title" {
            h2 #deck-title .visually-hidden { (say.table_deck_and_discards()) }
            div.pile-of-backs {
                (face::back(table.deck.into()))
                p { (say.board_deck(table.deck)) }
                p.muted.ending { (ending) }
                p { a href=(desk.at("/cards")) data-dialog { (face::symbol("cards")) (say.table_cards_left()) } }
            }
            div.discards data-place="discard" {
                @if let Some(&top) = table.discards.last() {
                    (top_discard(desk, top))
                    p { a href=(desk.at("/discards")) data-dialog { (face::symbol("discard")) (say.table_discards(table.discards.len() as i64)) } }
                } @else {
                    p.empty { (say.board_no_discards()) }
                }
            }
        }
    }
}

/// The top discard: some characters let it be played, paid with or taken.
fn top_discard(desk: &Desk, card: Species) -> Markup {
    let can_pay = desk.payment().is_some_and(|payment| payment.discard);
    let can_be_taken = || desk.scene.legal.iter().any(|m| matches!(m, Move::Take(_, TopDiscard::Taken)));
    if can_pay || desk.draft.is_none() && can_be_taken() {
        pick::tick(desk, "discard", card, false)
    } else if desk.draft.is_none() && desk.playable(card, Source::Discards).is_some() {
        pick::play(desk, card, Source::Discards)
    } else {
        pick::still(desk, card)
    }
}

/// Characters in play and rice paper, where the game has them.
#[must_use]
pub fn characters(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    let has_characters = !desk.scene.setup.characters().is_empty();
    html! {
        section #z-characters .zone.characters hidden[!has_characters && table.rice_paper.is_none()] aria-labelledby="characters-title" {
            h2 #characters-title { (say.board_characters()) }
            @if has_characters {
                @if table.characters.is_empty() {
                    p.empty { (say.board_no_characters()) }
                } @else {
                    ul.court data-place="characters" {
                        @for &card in &table.characters {
                            li { (pick::looked_at(desk, card, Size::Strip, true)) span.effect { (desk.teller.effect(card)) } }
                        }
                    }
                }
            }
            @if let Some(papers) = table.rice_paper {
                p.rice-paper { (face::tile(&desk.teller, Species::RICE_PAPER)) (say.board_rice_paper(papers)) }
            }
        }
    }
}
