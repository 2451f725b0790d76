//! What the zones of a table of Islands depend on.
//!
//! A zone in which something may be chosen or prepared depends on too much to be told here, so it has no key meanwhile.

use session::Seat;
use session::islands::{AtSeat, Bid, Die, Income, IslandAt, Landmark};

use super::desk::Desk;
use crate::page::table::zone::{Key, key_of_head};

/// An island with what is painted on it, as it is drawn and told.
pub fn island(desk: &Desk, IslandAt { island, colours, filled }: &IslandAt) -> Key {
    Key::of((&island.name, colours, filled, desk.is_solo()))
}

/// What lies before a player.
fn before(at: &AtSeat) -> Key {
    let AtSeat { dealt, chosen, choice, kept, islands, coins, coal, gold, volcanoes, access } = at;
    let island = |IslandAt { island, colours, filled }: &IslandAt| Key::of((&island.name, colours, filled));
    let islands: Vec<Key> = islands.iter().map(island).collect();
    Key::of(((dealt, chosen, choice, kept), islands, (coins, coal, gold, volcanoes, access)))
}

/// The zone of a player.
pub fn seat(desk: &Desk, seat: Seat) -> Option<Key> {
    let (table, lately) = (desk.table(), &desk.help.lately);
    let bid = |&(_, bid): &(Seat, Bid)| match bid {
        Bid::Coins(coins) => (Some(coins), false),
        Bid::Pass { unable } => (None, unable),
    };
    let bids: Vec<_> = lately.bids.iter().filter(|(whose, _)| *whose == seat).map(bid).collect();
    let income = |&(_, Income { gold, volcanoes, coins }): &(Seat, Income)| (gold, volcanoes, coins);
    let incomes: Vec<_> = lately.incomes.iter().filter(|(whose, _)| *whose == seat).map(income).collect();
    let said = (table.winner == Some(seat), table.passed.has(seat), table.bid.filter(|&(whose, _)| whose == seat));
    let marks = (table.first == Some(seat), desk.is_solo(), desk.scene.standing.is_some());
    let points = desk.help.scores.get(seat.index()).map(|score| score.total);
    let head = key_of_head(&desk.around, seat);
    Some(Key::of((head, before(desk.seat(seat)?), points, (bids, incomes), said, marks)))
}

/// The season track.
pub fn track(desk: &Desk) -> Option<Key> {
    let table = desk.table();
    Some(Key::of((table.round, table.season, desk.is_solo())))
}

/// The auction; Carrambah's scene depends on more.
pub fn auction(desk: &Desk) -> Option<Key> {
    let table = desk.table();
    let dice: Vec<_> = desk.help.lately.dice.iter().map(|&Die { purpose, face }| (purpose, face)).collect();
    let reserve = [Landmark::CoalPit, Landmark::GoldMine].map(|landmark| table.reserve(landmark));
    let shown = (table.round, table.season, table.card, desk.scene.standing.is_some());
    (!desk.is_solo()).then(|| Key::of((shown, reserve, dice)))
}

/// The visitor's own islands, while nothing can be done there.
pub fn islands(desk: &Desk) -> Option<Key> {
    let (me, help) = (desk.me()?, desk.help);
    let is_still = desk.ask().is_none() && help.easel.is_none() && help.plan.is_none() && desk.table().round > 0;
    let points = |seat: Seat| {
        help.scores.get(seat.index()).map(|score| score.islands.iter().map(|isle| isle.total).collect::<Vec<_>>())
    };
    is_still.then(|| Some(Key::of((before(desk.seat(me)?), points(me)))))?
}
