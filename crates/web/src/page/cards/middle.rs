//! The middle of the table: Draw Line, deck, discards, characters and rice paper.

use maud::{Markup, html};
use phrases::hyphenated;
use session::cards::{Ending, Move, Source, Species, TopDiscard};

use super::desk::{Desk, Mode};
use super::{ask, pick};
use crate::page::face::{self, Size};
use crate::page::table::status::Progress;
use crate::page::table::zone::Key;

/// The Draw Line; or, while cards are to be chosen from that lie nowhere else, these.
#[must_use]
pub fn line(desk: &Desk) -> Markup {
    let say = desk.say();
    let offered = ask::offered(desk);
    let (title, cards) = match &offered {
        Some(cards) => (say.note_offered_here(), cards),
        None => (say.board_line(), &desk.scene.view.table.line),
    };
    let mode = desk.line_mode();
    let (mut to_tick, _) = desk.to_tick();
    // One copy is the card that is played.
    let played = desk.draft.filter(|draft| draft.from == Source::Line).map(|draft| draft.card);
    let played = cards.iter().position(|&card| Some(card) == played);
    let mut is_taken = |card: Species| {
        let at = to_tick.iter().position(|&taken| taken == card);
        at.map(|at| to_tick.remove(at)).is_some()
    };
    html! {
        section #z-line .zone.line.offered[offered.is_some()] aria-labelledby="line-title" {
            h2 #line-title { (hyphenated(say.language(), &title)) }
            @if cards.is_empty() {
                p.empty { (say.board_empty()) }
            } @else {
                ul.cards.tray data-place=(if offered.is_some() { "menu" } else { "line" }) {
                    @for (at, &card) in cards.iter().enumerate() {
                        li {
                            @if offered.is_some() { (pick::press(desk, card)) }
                            @else if played == Some(at) { (pick::played(desk, card)) }
                            @else { (line_card(desk, mode, card, is_taken(card))) }
                        }
                    }
                }
            }
        }
    }
}

fn line_card(desk: &Desk, mode: Mode, card: Species, is_taken: bool) -> Markup {
    match mode {
        Mode::Tick(name) => pick::tick(desk, name, card, Size::Full, is_taken),
        Mode::Press if desk.is_legal(Move::Pick(card)) => pick::press(desk, card),
        Mode::Play => pick::play(desk, card, Size::Full, Source::Line),
        _ => pick::still(desk, card),
    }
}

/// How far the game is: through the deck twice, then the last round.
#[must_use]
pub fn progress(desk: &Desk) -> Progress {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    let means = if table.runouts == 0 { say.table_first_run_out() } else { say.table_second_run_out() };
    let banner = match table.ending {
        Ending::None => None,
        Ending::LastButOne => Some(say.board_last_but_one()),
        Ending::FinalRound => Some(say.board_final_round()),
        Ending::Over => Some(say.table_over()),
    };
    Progress { text: say.table_deck_of(i64::from(table.runouts.min(1)) + 1), means, banner }
}

/// Deck, discards and rice paper.
#[must_use]
pub fn deck(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    html! {
        section #z-deck .zone.piles aria-labelledby="deck-title" {
            h2 #deck-title .visually-hidden { (say.table_deck_and_discards()) }
            (desk.around.part("a", "p-deck", Some(Key::of(table.deck)), || html! {
                a #p-deck .heap.deck data-place="deck" href=(desk.extra("/cards")) data-dialog title={ (say.board_deck(table.deck)) ". " (say.table_cards_left()) } {
                    (face::back(table.deck.into()))
                    span.label { (say.table_cards_left()) }
                }
            }))
            (desk.around.part("div", "p-discards", None, || html! {
                div #p-discards .heap.discards data-place="discard" {
                    @if let Some(&top) = table.discards.last() {
                        (top_discard(desk, top))
                        a.label href=(desk.extra("/discards")) data-dialog { (say.table_discards(table.discards.len() as i64)) }
                    } @else {
                        p.empty { (say.board_no_discards()) }
                    }
                }
            }))
            @if let Some(papers) = table.rice_paper {
                p.heap.rice-paper data-place="rice" title=(say.board_rice_paper(papers)) {
                    (face::tile(&desk.teller, Species::RICE_PAPER))
                    b aria-hidden="true" { (papers) }
                    span.visually-hidden { (say.board_rice_paper(papers)) }
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
        pick::tick(desk, "discard", card, Size::Small, desk.to_tick().1)
    } else if desk.draft.is_none() && desk.playable(card, Source::Discards).is_some() {
        pick::play(desk, card, Size::Small, Source::Discards)
    } else {
        pick::looked_at(desk, card, Size::Small, true)
    }
}

/// Characters in play, where the game has them.
#[must_use]
pub fn characters(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    html! {
        section #z-characters .zone.characters hidden[table.characters.is_empty()] aria-labelledby="characters-title" {
            h2 #characters-title .visually-hidden { (say.board_characters()) }
            ul.court data-place="characters" {
                @for &card in &table.characters {
                    @let effect = desk.teller.effect(card);
                    li.wordy[effect.chars().count() > 100] {
                        div {
                            (pick::looked_at(desk, card, Size::Strip, true))
                            span.gist aria-hidden="true" { (desk.teller.gist(card)) }
                            span.effect { (effect) }
                        }
                    }
                }
            }
        }
    }
}
