//! A collection, as a fan: the top card lies in front, the covered ones peep out above it.

use maud::{Markup, Render, html};
use session::Seat;
use session::cards::{Ask, From, InCollection, Kind, Move, Rest, Side, Spot};

use super::desk::Desk;
use super::{keys, pick};
use crate::page::books;
use crate::page::face::{self, Size};
use crate::page::table::seats::by_seat;

/// A collection of a player. While a card is being played, one's own can be chosen to take it.
#[must_use]
pub fn part(desk: &Desk, seat: Seat, side: Side, cards: &[InCollection]) -> impl Render {
    let id = match side {
        Side::Left => by_seat!("p-fan-", seat, "-left"),
        Side::Right => by_seat!("p-fan-", seat, "-right"),
    };
    desk.around.part("div", id, keys::fan(desk, seat, side, cards), move || zone(desk, seat, side, cards, id))
}

fn zone(desk: &Desk, seat: Seat, side: Side, cards: &[InCollection], id: &str) -> Markup {
    let say = desk.say();
    // More than these can't all show their names above the top card.
    let most = if desk.me() == Some(seat) { 6 } else { 3 };
    let label = if side == Side::Left { say.table_left() } else { say.table_right() };
    html! {
        div.collection.(side.word()).many[cards.len() > most] id=(id) data-fan data-place={ "seat-" (seat.0) "-" (side.word()) } {
            h3.visually-hidden { (label) " " (cards.len()) }
            @if cards.is_empty() && !has_gaps(desk, seat) {
                p.empty { (say.board_empty()) }
            } @else {
                ol.pile reversed {
                    // The top card first: it is the one that counts.
                    (gap(desk, seat, side, cards, cards.len()))
                    @for (place, card) in cards.iter().enumerate().rev() {
                        @if place + 1 == cards.len() {
                            li.top { (top(desk, seat, side, *card, place + 1)) }
                        } @else {
                            li.tab { (covered(desk, seat, side, *card, place + 1)) }
                        }
                        (gap(desk, seat, side, cards, place))
                    }
                }
            }
            (onto(desk, seat, side))
        }
    }
}

/// A covered card: chosen where it lies, or looked at.
fn covered(desk: &Desk, seat: Seat, side: Side, card: InCollection, place: usize) -> Markup {
    html! {
        @if desk.is_target(seat, side, place) {
            (pick::spot(desk, card.card, Size::Strip, Move::Spot(seat, side, place as u8)))
        } @else {
            (pick::looked_at(desk, card.card, Size::Strip, false))
        }
    }
}

/// The top card of a collection, with its special action if it has one.
fn top(desk: &Desk, seat: Seat, side: Side, card: InCollection, place: usize) -> Markup {
    // Of three others at once the effects have no room; a touch shows them.
    let has_room = desk.me() == Some(seat) || desk.scene.view.table.seats.len() < 4;
    let size = if has_room { Size::Full } else { Size::Small };
    let copies = matches!(desk.ask(), Some(Ask::Pick { from: From::VisibleInstants, .. }));
    html! {
        @if desk.is_target(seat, side, place) {
            (pick::spot(desk, card.card, size, Move::Spot(seat, side, place as u8)))
        } @else if copies && desk.is_legal(Move::Pick(card.card)) {
            (pick::spot(desk, card.card, size, Move::Pick(card.card)))
        } @else {
            (pick::looked_at(desk, card.card, size, true))
        }
        @if desk.me() == Some(seat) { (special(desk, side, card)) }
    }
}

fn special(desk: &Desk, side: Side, card: InCollection) -> Markup {
    let say = desk.say();
    let has_special = desk.teller.edition.facts(card.card).ability.kind() == Kind::Special;
    html! {
        @match desk.help.specials[side as usize].filter(|_| desk.draft.is_none()) {
            Some(Ok(())) => {
                button.button.use.advised[desk.is_taken(Move::Use(side))] form="move" name="do" value={ "use " (side.word()) } {
                    (face::symbol("special")) (say.table_use())
                }
            }
            Some(Err(why)) => {
                p.why.muted { (books::linked(&desk.teller.refusal(desk.scene.ask, Move::Use(side), why))) }
            }
            None => {
                @if has_special && card.rest == Rest::Played { p.why.muted { (say.table_special_next_turn()) } }
                @if has_special && card.rest == Rest::Used { p.why.muted { (say.table_special_used()) } }
            }
        }
    }
}

/// Can a place between cards of this player be chosen?
fn has_gaps(desk: &Desk, seat: Seat) -> bool {
    let asks = matches!(desk.ask(), Some(Ask::PickSpot { spot: Spot::NewPlace, .. }));
    asks && desk.scene.legal.iter().any(|m| matches!(m, Move::Spot(whose, ..) if *whose == seat))
}

/// The place above so many cards, if the card that is moved can go there.
fn gap(desk: &Desk, seat: Seat, side: Side, cards: &[InCollection], below: usize) -> Markup {
    if !has_gaps(desk, seat) {
        return html! {};
    }
    // Places are counted as they will be: in the collection that the card leaves, what lies above it comes down by one.
    let is_legal = |place: usize| desk.is_legal(Move::Spot(seat, side, place as u8));
    let leaves = (1..=cards.len()).find(|&place| !is_legal(place)).filter(|_| !is_legal(cards.len() + 1));
    let place = match leaves {
        Some(from) if below == from || below + 1 == from => return html! {},
        Some(from) if below > from => below,
        _ => below + 1,
    };
    html! {
        @if is_legal(place) {
            li.gap {
                button.pick form="move" name="do" value=(desk.scene.words(Move::Spot(seat, side, place as u8))) {
                    span aria-hidden="true" { (desk.say().note_goes_here()) }
                    span.visually-hidden { (desk.teller.in_short(Move::Spot(seat, side, place as u8))) }
                }
            }
        }
    }
}

/// The card that is being played can go onto this collection.
fn onto(desk: &Desk, seat: Seat, side: Side) -> Markup {
    let say = desk.say();
    let Some(draft) = desk.draft.filter(|draft| desk.me() == Some(seat) && !draft.card.is_character()) else {
        return html! {};
    };
    let is_legal = draft.ways.iter().any(|&(way, ..)| way == side);
    let is_only = draft.ways.len() == 1;
    let is_taken = draft.ways.iter().any(|&(way, m, _)| way == side && desk.is_taken(m));
    html! {
        label.onto {
            input type="radio" form="move" name="side" value=(side.word()) required checked[is_legal && (is_only || is_taken)] disabled[!is_legal];
            span { (if side == Side::Left { say.note_onto_left() } else { say.note_onto_right() }) }
        }
    }
}
