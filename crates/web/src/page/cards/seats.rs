//! The zone of one player: who they are, what they hold as far as it is known, and both collections.

use maud::{Markup, html};
use session::Seat;
use session::cards::{Ask, DRAW_LIMIT, HAND_LIMIT, Move, Side, Species};

use super::desk::Desk;
use super::{fan, keys, pick, points};
use crate::page::face::{self, Size};
use crate::page::fold;
use crate::page::table::seats::{Sheet, by_seat, head_of_sheet};

/// The zone of one player.
#[must_use]
pub fn zone(desk: &Desk, seat: Seat) -> Markup {
    let table = &desk.scene.view.table;
    let at = &table.seats[seat.index()];
    let is_me = desk.me() == Some(seat);
    let is_asked = desk.info().asked.has(seat);
    let is_active = table.active == seat && desk.scene.standing.is_none();
    let address = desk.extra(&format!("/player?seat={}", seat.0));
    let sheet = Sheet { address: &address, in_short: &|| in_short(desk, seat), key: keys::in_short(desk, seat) };
    let (facts_id, score_id) = (by_seat!("p-facts-", seat), by_seat!("p-score-", seat));
    html! {
        section id={ "z-seat-" (seat.0) } .zone.seat.mine[is_me].active[is_active].asked[is_asked] aria-labelledby={ "p-name-" (seat.0) } {
            div.inside {
                a.open href=(address) data-dialog { span.visually-hidden { (desk.name(seat)) } }
                div.who {
                    (head_of_sheet(&desk.around, seat, Some(sheet)))
                    (desk.around.part("ul", facts_id, Some(keys::facts(desk, seat)), || facts(desk, seat, facts_id)))
                    (desk.around.part("a", score_id, Some(keys::score(desk, seat)), || score(desk, seat, score_id)))
                }
                div.collections {
                    @for (side, cards) in Side::BOTH.into_iter().zip(&at.collections) { (fan::part(desk, seat, side, cards)) }
                }
                (chosen(desk, seat))
            }
        }
    }
}

/// All of a player is a button while one of them is to be chosen.
fn chosen(desk: &Desk, seat: Seat) -> Markup {
    let choice = Move::Player(seat);
    let is_asked = matches!(desk.ask(), Some(Ask::PickPlayer { .. }));
    html! {
        @if is_asked && desk.is_legal(choice) {
            button.pick.whole form="move" name="do" value=(desk.scene.words(choice)) {
                span.visually-hidden { (desk.say().note_choose(desk.name(seat))) }
            }
        }
    }
}

/// How many cards somebody holds.
pub fn held(desk: &Desk, seat: Seat) -> String {
    let (say, at) = (desk.say(), &desk.scene.view.table.seats[seat.index()]);
    if at.rice_paper == 0 { say.board_cards(at.hand) } else { say.board_cards_and_paper(at.rice_paper, at.hand) }
}

/// What the signs beside a name mean, in words.
pub fn in_short(desk: &Desk, seat: Seat) -> String {
    let (say, help) = (desk.say(), &desk.help.seats[seat.index()]);
    let limits = [say.board_hand_limit(help.hand_limit), say.board_draw_limit(help.draw_limit)];
    [say.board_points(help.score), held(desk, seat)].into_iter().chain(limits).collect::<Vec<_>>().join(" · ")
}

fn facts(desk: &Desk, seat: Seat, id: &str) -> Markup {
    let (say, help) = (desk.say(), &desk.help.seats[seat.index()]);
    let table = &desk.scene.view.table;
    let (hand, rice_paper) = (table.seats[seat.index()].hand, table.seats[seat.index()].rice_paper);
    let held = held(desk, seat);
    let limit = say.board_hand_limit(help.hand_limit);
    html! {
        ul.facts id=(id) {
            li.full[hand >= help.hand_limit] data-place={ "hand-" (seat.0) } title={ (held) ", " (limit) } {
                (face::symbol("hand")) span.visually-hidden { (held) }
                span aria-hidden="true" { b { (hand) } @if help.hand_limit != HAND_LIMIT || desk.me() == Some(seat) { "/" (help.hand_limit) } }
            }
            @if rice_paper > 0 {
                li title=(held) aria-hidden="true" { (face::symbol("rice-paper")) b { (rice_paper) } }
            }
            @if help.draw_limit != DRAW_LIMIT {
                li.draw-size title=(say.board_draw_limit(help.draw_limit)) {
                    (face::symbol("folds")) span.visually-hidden { (say.board_draw_limit(help.draw_limit)) }
                    b aria-hidden="true" { (help.draw_limit) }
                }
            }
            @if seat == table.start { li.start title=(say.board_start()) { (fold::mark(say, &desk.info().game)) span.visually-hidden { (say.board_start()) } } }
            @if desk.me() != Some(seat) && !help.known.is_empty() && !desk.help.is_open { li.known { (known(desk, &help.known)) } }
        }
    }
}

/// The points so far, which lead to all of them. Effects that count already are told apart: else a card would seem to bring more than
/// stands on it.
fn score(desk: &Desk, seat: Seat, id: &str) -> Markup {
    let (say, help) = (desk.say(), &desk.help.seats[seat.index()]);
    let effects: i16 = help.scored.iter().map(|scored| scored.bonus).sum();
    let parts = (effects != 0).then(|| say.table_scores_parts(&points::signed(effects), help.score - effects));
    let title = [Some(say.table_scores()), parts.clone()].into_iter().flatten().collect::<Vec<_>>().join(": ");
    html! {
        a.score id=(id) href=(desk.extra("/scores")) data-dialog title=(title) {
            @if let Some(parts) = parts {
                small aria-hidden="true" { (face::symbol("scoring")) (points::signed(effects)) }
                span.visually-hidden { (say.board_points(help.score)) " (" (parts) ")" }
            } @else {
                span.visually-hidden { (say.board_points(help.score)) }
            }
            span aria-hidden="true" { (help.score) }
        }
    }
}

/// The cards that are certainly in somebody's hand.
fn known(desk: &Desk, cards: &[Species]) -> Markup {
    html! {
        details {
            summary { (desk.say().table_known(cards.len() as i64)) }
            ul.cards {
                @for &card in cards { li { (pick::looked_at(desk, card, Size::Strip, true)) } }
            }
        }
    }
}
