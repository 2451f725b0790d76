//! Carrambah's bid in the solo game: what it can be, and what it was.

use maud::{Markup, html};
use session::Seat;
use session::islands::{Bid, Purpose};

use super::{Desk, emblem};

/// What Carrambah adds to the dice on a card (I-13.1).
#[must_use]
pub const fn mark(card: u8) -> u8 {
    if matches!(card, 2 | 6) { 2 } else { 0 }
}

/// How likely a bid is as high as Carrambah's, in percent (I-13.2).
#[must_use]
pub fn chance(card: u8, bid: u16) -> u8 {
    let rolls = (1..=6_u16).flat_map(|one| (1..=6_u16).map(move |other| one + other));
    let wins = rolls.filter(|sum| sum + u16::from(mark(card)) <= bid).count();
    ((wins * 100 + 18) / 36) as u8
}

/// The bid of the round, if one was made.
fn my_bid(desk: &Desk) -> Option<u16> {
    let bid = |&(_, bid): &(Seat, Bid)| if let Bid::Coins(coins) = bid { Some(coins) } else { None };
    desk.help.lately.bids.iter().find_map(bid)
}

/// Carrambah's dice, if they lie on the table.
fn dice(desk: &Desk) -> Option<[u8; 2]> {
    let (purpose, dice) = desk.scene.view.dice();
    if purpose == Purpose::Carrambah && !dice.contains(&0) && my_bid(desk).is_some() {
        return Some(dice);
    }
    // Another roll has come since. What was rolled again is found by the sum.
    let (bid, _) = desk.help.lately.carrambah?;
    let sum = bid - mark(desk.table().card?);
    let faces = |wanted: Purpose| {
        let of = desk.help.lately.dice.iter().filter(move |die| die.purpose == wanted);
        of.map(|die| die.face).collect::<Vec<_>>()
    };
    let &[one, other, ..] = faces(Purpose::Carrambah).as_slice() else { return None };
    let again = faces(Purpose::ReRoll);
    let one_again = again.iter().flat_map(|&new| [[new, other], [one, new]]);
    let both_again = again.windows(2).map(|new| [new[0], new[1]]);
    let mut possible = [[one, other]].into_iter().chain(one_again).chain(both_again);
    possible.find(|dice| dice[0] + dice[1] == sum)
}

/// "4 + 3 + 2 = 9".
fn sum(dice: [u8; 2], mark: u8) -> String {
    let [one, other] = dice;
    let added = if mark > 0 { format!(" + {mark}") } else { String::new() };
    format!("{one} + {other}{added} = {}", one + other + mark)
}

/// Carrambah's bid, as far as it is known.
fn their_bid(desk: &Desk) -> Option<u8> {
    let card = desk.table().card?;
    let rolled = || dice(desk).map(|[one, other]| one + other + mark(card));
    desk.help.lately.carrambah.map(|(bid, _)| bid).or_else(rolled)
}

/// How it stands between the two.
#[must_use]
pub fn result(desk: &Desk) -> String {
    let say = desk.say();
    match (desk.help.lately.carrambah, their_bid(desk), my_bid(desk)) {
        (Some((bid, true)), ..) => say.islands_carrambah_won(bid, "", &desk.teller.person(Seat(0))),
        (Some((bid, false)), ..) => say.islands_carrambah_lost(bid, "", &desk.teller.person(Seat(0))),
        (None, Some(bid), Some(coins)) => say.islands_solo_stands(coins, bid),
        (None, None, None) if desk.table().passed.has(Seat(0)) => say.islands_carrambah_idle(),
        _ => say.islands_carrambah_waits(),
    }
}

/// Carrambah with dice and bid, against the player's.
#[must_use]
pub fn scene(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), desk.table());
    let Some(card) = table.card else { return html! {} };
    let (mine, dice, settled) = (my_bid(desk), dice(desk), desk.help.lately.carrambah);
    let theirs = their_bid(desk);
    let result = result(desk);
    html! {
        div.carrambah.won[settled.is_some_and(|(_, won)| won)].lost[settled.is_some_and(|(_, won)| !won)] {
            figure {
                (emblem::carrambah())
                figcaption.visually-hidden { (say.islands_carrambah()) }
            }
            div.duel {
                @if let Some(dice) = dice {
                    p.throw {
                        @for (n, face) in dice.into_iter().enumerate() {
                            (emblem::die(face, None, &format!("{} carrambah {n} {face}", table.round)))
                        }
                        @if mark(card) > 0 { span.mark { "+" (mark(card)) } }
                    }
                }
                @if let (Some(coins), Some(theirs)) = (mine, theirs) {
                    dl.bids-of-two {
                        div { dt { (say.islands_carrambah_bid()) } dd { @match dice { Some(dice) => (sum(dice, mark(card))), None => (theirs) } } }
                        div { dt { (say.islands_your_bid()) } dd { (coins) } }
                    }
                }
                p.result { (result) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bid_is_as_likely_to_do_as_two_dice_say() {
        assert_eq!([1, 2, 5, 7, 11, 12, 20].map(|bid| chance(3, bid)), [0, 3, 28, 58, 97, 100, 100]);
        // Two more on cards 2 and 6.
        assert_eq!([3, 4, 7, 9, 14].map(|bid| chance(2, bid)), [0, 3, 28, 58, 100]);
        assert_eq!(chance(6, 9), chance(1, 7));
    }
}
