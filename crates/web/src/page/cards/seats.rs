//! The zone of one player: who they are, what they hold as far as it is known, and both collections.

use maud::{Markup, html};
use session::Seat;
use session::cards::{DRAW_LIMIT, HAND_LIMIT, InCollection, Kind, Rest, Side, Species};

use super::desk::Desk;
use super::pick;
use crate::page::face::{self, Size};
use crate::page::fold;
use crate::page::table::seats::head;

/// The zone of one player.
#[must_use]
pub fn zone(desk: &Desk, seat: Seat) -> Markup {
    let table = &desk.scene.view.table;
    let at = &table.seats[seat.index()];
    let is_me = desk.me() == Some(seat);
    let is_asked = desk.info().asked.has(seat);
    let classes = format!(
        "zone seat{}{}{}",
        if is_me { " mine" } else { "" },
        if table.active == seat && desk.scene.standing.is_none() { " active" } else { "" },
        if is_asked { " asked" } else { "" },
    );
    html! {
        section id={ "z-seat-" (seat.0) } class=(classes) aria-labelledby={ "name-" (seat.0) } {
            (head(&desk.around, seat))
            (facts(desk, seat, at.hand, at.rice_paper))
            div.collections {
                @for (side, cards) in Side::BOTH.into_iter().zip(&at.collections) {
                    (collection(desk, seat, side, cards))
                }
            }
        }
    }
}

fn facts(desk: &Desk, seat: Seat, hand: u8, rice_paper: u8) -> Markup {
    let (say, help) = (desk.say(), &desk.help.seats[seat.index()]);
    let table = &desk.scene.view.table;
    html! {
        ul.facts {
            li.hand-size {
                (face::symbol("hand"))
                @if rice_paper == 0 { (say.board_cards(hand)) } @else { (say.board_cards_and_paper(rice_paper, hand)) }
            }
            li.score {
                a href=(desk.at("/scores")) data-dialog { (face::symbol("points")) (say.board_points(help.score)) }
            }
            @if seat == table.start { li.start { (fold::mark(say, &desk.info().game)) (say.board_start()) } }
            @if help.hand_limit != HAND_LIMIT { li { (say.board_hand_limit(help.hand_limit)) } }
            @if help.draw_limit != DRAW_LIMIT { li { (say.board_draw_limit(help.draw_limit)) } }
            @if desk.me() != Some(seat) && !help.known.is_empty() { li.known { (known(desk, &help.known)) } }
        }
    }
}

/// The cards that are certainly in somebody's hand.
fn known(desk: &Desk, cards: &[Species]) -> Markup {
    html! {
        details {
            summary { (desk.say().table_known(cards.len() as i64)) }
            ul.cards.strips {
                @for &card in cards { li { (pick::looked_at(desk, card, Size::Strip, true)) } }
            }
        }
    }
}

fn collection(desk: &Desk, seat: Seat, side: Side, cards: &[InCollection]) -> Markup {
    let say = desk.say();
    let label = if side == Side::Left { say.table_left() } else { say.table_right() };
    html! {
        div.collection.(side.word()) data-place={ "seat-" (seat.0) "-" (side.word()) } {
            h3 { (label) @if !cards.is_empty() { " " span.count { (cards.len()) } } }
            @if cards.is_empty() {
                p.empty { (say.board_empty()) }
            } @else {
                ol.pile reversed {
                    // The top card first: it is the one that counts.
                    @for (place, card) in cards.iter().enumerate().rev() {
                        li class=[desk.is_target(seat, side, place + 1).then_some("target")] {
                            @if place + 1 == cards.len() {
                                (top(desk, seat, side, *card))
                            } @else {
                                (pick::looked_at(desk, card.card, Size::Strip, false))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The top card of a collection, with its special action if it has one.
fn top(desk: &Desk, seat: Seat, side: Side, card: InCollection) -> Markup {
    let say = desk.say();
    let is_me = desk.me() == Some(seat);
    let special = desk.help.specials[side as usize].filter(|_| is_me && desk.draft.is_none());
    let has_special = desk.teller.edition.facts(card.card).ability.kind() == Kind::Special;
    html! {
        (pick::looked_at(desk, card.card, Size::Small, true))
        @match special {
            Some(Ok(())) => {
                button.button.use form="move" name="do" value={ "use " (side.word()) } {
                    (face::symbol("special")) (say.table_use())
                }
            }
            Some(Err(why)) => {
                p.why.muted { (crate::page::books::linked(&desk.teller.refusal(desk.scene.ask, session::cards::Move::Use(side), why))) }
            }
            None => {
                @if has_special && card.rest == Rest::Played { p.muted { (say.table_special_next_turn()) } }
                @if has_special && card.rest == Rest::Used { p.muted { (say.table_special_used()) } }
            }
        }
    }
}
