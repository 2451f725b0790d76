//! What the zones of a card table depend on.
//!
//! A zone in which something may be chosen depends on too much to be told here, so it has no key while the visitor is asked.

use session::Seat;
use session::cards::{Ask, AtSeat, InCollection, SeatHelp, Side};

use super::desk::Desk;
use crate::page::table::zone::{Key, key_of_head};

/// The zone of a player. Questions about collections and players are answered there.
pub fn seat(desk: &Desk, seat: Seat) -> Option<Key> {
    // One's own special actions can be used.
    let can_act = matches!(desk.ask(), Some(Ask::Action { .. } | Ask::Play { .. })) && desk.me() == Some(seat);
    if can_act || can_be_chosen(desk) {
        return None;
    }
    let [left, right] =
        Side::BOTH.map(|side| cards(&desk.scene.view.table.seats[seat.index()].collections[side as usize]));
    let marks = (desk.scene.view.table.active == seat, desk.scene.standing.is_some());
    Some(Key::of((key_of_head(&desk.around, seat), facts(desk, seat), score(desk, seat), (left, right), marks)))
}

/// May something in the collections of players, or a player, be chosen, or is a play laid out there?
fn can_be_chosen(desk: &Desk) -> bool {
    desk.draft.is_some() || matches!(desk.ask(), Some(Ask::Pick { .. } | Ask::PickSpot { .. } | Ask::PickPlayer { .. }))
}

fn cards(cards: &[InCollection]) -> Key {
    Key::of_each(cards.iter().map(|&InCollection { card, rest }| (card, rest as u8)))
}

/// A collection of a player. One's own may have a special action.
pub fn fan(desk: &Desk, seat: Seat, side: Side, pile: &[InCollection]) -> Option<Key> {
    let has_special = desk.me() == Some(seat) && desk.help.specials[side as usize].is_some();
    (!has_special && !can_be_chosen(desk)).then(|| cards(pile))
}

/// What is told of a player in short.
pub fn in_short(desk: &Desk, seat: Seat) -> Key {
    let AtSeat { hand, rice_paper, collections: _ } = &desk.scene.view.table.seats[seat.index()];
    let help = &desk.help.seats[seat.index()];
    Key::of((hand, rice_paper, help.score, help.hand_limit, help.draw_limit))
}

/// What a player holds, as far as it is known, and their limits.
pub fn facts(desk: &Desk, seat: Seat) -> Key {
    let known = &desk.help.seats[seat.index()].known;
    Key::of((in_short(desk, seat), known, desk.scene.view.table.start == seat))
}

/// The points of a player so far, and how much of them effects bring.
pub fn score(desk: &Desk, seat: Seat) -> Key {
    let SeatHelp { scored, score, .. } = &desk.help.seats[seat.index()];
    Key::of((score, scored.iter().map(|scored| scored.bonus).sum::<i16>()))
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
