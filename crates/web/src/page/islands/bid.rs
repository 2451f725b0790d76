//! Bidding: what the card gives, quick buttons, a field for any other number, and pass.

use maud::{Markup, html};
use session::islands::Move;

use super::{Desk, ask, auction, carrambah, seats};
use crate::page::table::note::{self, Note};

/// The note, if a bid is asked for.
#[must_use]
pub fn note(desk: &Desk, card: u8, least: u16) -> Note {
    let say = desk.say();
    let Some(at) = desk.me().and_then(|me| desk.seat(me)) else { return note::waiting(&desk.around) };
    let why = html! { b { (auction::state(desk)) } " " span.about { (auction::about(desk, card)) } };
    let how = html! {
        p {
            (say.islands_note_bid_how(at.coins, &seats::next_income(at)))
        }
    };
    ask::plain(why, &say.islands_note_bid(), how, offers(desk, card, least, at.coins))
}

/// The bids that are a click away, any other, and pass.
fn offers(desk: &Desk, card: u8, least: u16, most: u16) -> Markup {
    let say = desk.say();
    let bids = quick(desk, card, least, most);
    let first = if desk.is_solo() { hopeful(card, &bids) } else { least };
    let taken = if let Some(Move::Bid(coins)) = desk.taken { coins } else { least };
    html! {
        div.offers {
            @for &coins in &bids {
                @let is_all = coins == most && coins > least;
                @let words = if is_all { say.islands_bid_all(coins) } else { say.islands_bid(coins) };
                button.button.primary[coins == first].advised[desk.is_taken(Move::Bid(coins))] name="do" value=(desk.scene.words(Move::Bid(coins))) aria-label=(words) title=[desk.is_solo().then(|| say.islands_chance_text())] formnovalidate {
                    span { (coins) }
                    @if desk.is_solo() { small { (say.islands_chance(carrambah::chance(card, coins))) } }
                }
            }
        }
        div.other-bid {
            label.visually-hidden for="bid-coins" { (say.islands_bid_coins()) }
            input #bid-coins type="number" name="coins" min=(least) max=(most) value=(taken) step="1" required
                inputmode="numeric" autocomplete="off" data-digits title=(say.islands_bid_keys());
            button.button name="do" value="bid" data-confirm { (say.islands_bid_this()) }
        }
        @if desk.is_legal(Move::Pass) {
            button.button.pass.advised[desk.is_taken(Move::Pass)] name="do" value="pass" data-key="p" formnovalidate { (say.table_pass()) }
        }
    }
}

/// The lowest of these bids that is more likely than not as high as Carrambah's; else the lowest of all.
fn hopeful(card: u8, bids: &[u16]) -> u16 {
    let likely = bids.iter().find(|&&bid| carrambah::chance(card, bid) > 50);
    likely.or(bids.first()).copied().unwrap_or_default()
}

/// The bids that are a click away, ascending: the lowest first, all the coins last.
fn quick(desk: &Desk, card: u8, least: u16, most: u16) -> Vec<u16> {
    let wanted: Vec<u16> = if desk.is_solo() {
        // Where the chances against two dice are about three fifths, and so on up to certainty.
        [7, 8, 9, 10, 12].map(|sum| sum + u16::from(carrambah::mark(card))).into()
    } else {
        vec![least + 1, least + 2, least + 4]
    };
    let is_all_sensible = !desk.is_solo() || most <= 12 + u16::from(carrambah::mark(card));
    let all = is_all_sensible.then_some(most);
    let mut bids: Vec<u16> = [least].into_iter().chain(wanted).chain(all).collect();
    bids.retain(|bid| (least..=most).contains(bid));
    bids.sort_unstable();
    bids.dedup();
    bids
}
