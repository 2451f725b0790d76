//! What the zones of a card table depend on.
//!
//! A zone in which something may be chosen depends on too much to be told here, so it has no key while the visitor is asked.

use session::Seat;
use session::cards::{Ask, AtSeat, InCollection, SeatHelp, Side};

use super::desk::Desk;
use crate::page::table::zone::{Key, key_of_head};

/// The zone of a player. Questions about collections and players are answered there.
pub fn seat(desk: &Desk, seat: Seat) -> Option<Key> {
    let is_chosen = match desk.ask() {
        Some(Ask::Pick { .. } | Ask::PickSpot { .. } | Ask::PickPlayer { .. }) => true,
        // One's own special actions can be used.
        Some(Ask::Action { .. } | Ask::Play { .. }) => desk.me() == Some(seat),
        _ => false,
    };
    if is_chosen || desk.draft.is_some() {
        return None;
    }
    let table = &desk.scene.view.table;
    let AtSeat { hand, rice_paper, collections } = &table.seats[seat.index()];
    let SeatHelp { scored: _, score, hand_limit, draw_limit, draw_cards: _, draw_any_single: _, known } =
        &desk.help.seats[seat.index()];
    let card = |&InCollection { card, rest }: &InCollection| (card, rest as u8);
    let [left, right] = Side::BOTH.map(|side| collections[side as usize].iter().map(card).collect::<Vec<_>>());
    let marks = (table.active == seat, table.start == seat, desk.scene.standing.is_some());
    Some(Key::of((
        key_of_head(&desk.around, seat),
        (hand, rice_paper, left, right),
        (score, hand_limit, draw_limit, known),
        marks,
    )))
}

/// The Draw Line.
pub fn line(desk: &Desk) -> Option<Key> {
    desk.ask().is_none().then(|| Key::of(&desk.scene.view.table.line))
}

/// Deck, discards and rice paper.
pub fn deck(desk: &Desk) -> Option<Key> {
    let table = &desk.scene.view.table;
    let discards = (table.discards.len(), table.discards.last());
    desk.ask().is_none().then(|| Key::of((table.deck, discards, table.rice_paper)))
}

/// The characters in play.
pub fn characters(desk: &Desk) -> Option<Key> {
    Some(Key::of(&desk.scene.view.table.characters))
}

/// The visitor's hand.
pub fn hand(desk: &Desk) -> Option<Key> {
    let open = desk.help.is_open.then(|| desk.help.seats.iter().map(|seat| &seat.known).collect::<Vec<_>>());
    desk.ask().is_none().then(|| Key::of((&desk.scene.view.table.hand, open)))
}
