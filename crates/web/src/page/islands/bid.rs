//! Bidding: quick buttons, a field for any other number, and pass.

use maud::{Markup, html};
use session::islands::Move;

use super::{Desk, carrambah};

/// The form, if a bid is asked for.
#[must_use]
pub fn form(desk: &Desk, card: u8, least: u16) -> Markup {
    let say = desk.say();
    let most = desk.me().and_then(|me| desk.seat(me)).map_or(least, |at| at.coins);
    let chance = |coins: u16| desk.is_solo().then(|| say.islands_chance(carrambah::chance(card, coins)));
    html! {
        @let bids = quick(desk, card, least, most);
        @let first = if desk.is_solo() { hopeful(card, &bids) } else { least };
        div.answers.bidding {
            div.offers {
                @for coins in bids {
                    @let is_all = coins == most && coins > least;
                    button.button.primary[coins == first] name="do" value=(desk.scene.words(Move::Bid(coins))) formnovalidate {
                        span { @if is_all { (say.islands_bid_all(coins)) } @else { (say.islands_bid(coins)) } }
                        @if let Some(chance) = chance(coins) { small { (chance) } }
                    }
                }
                @if desk.is_legal(Move::Pass) {
                    button.button.pass name="do" value="pass" data-key="p" formnovalidate { (say.table_pass()) }
                }
            }
            div.other-bid {
                label for="bid-coins" { (say.islands_bid_coins()) }
                input #bid-coins type="number" name="coins" min=(least) max=(most) value=(least) step="1" required
                    inputmode="numeric" autocomplete="off" data-digits;
                button.button name="do" value="bid" data-confirm { (say.islands_bid_this()) }
            }
            p.muted.hints {
                @if desk.is_solo() { (say.islands_chance_text()) " " }
                span.keys-hint { (say.islands_bid_keys()) }
            }
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
        // Where the chances against two dice are about a quarter, three fifths, and so on up to certainty.
        [5, 7, 8, 9, 10, 12].map(|sum| sum + u16::from(carrambah::mark(card))).into()
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
