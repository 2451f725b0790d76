//! The auction: the card, its die and the bids; in the solo game Carrambah's bid.

use maud::{Markup, html};
use session::Seat;
use session::islands::{Bid, Colour, Colouring, Die, Landmark, Provenance, Purpose};

use super::{Desk, carrambah, emblem};

/// The auction.
#[must_use]
pub fn zone(desk: &Desk) -> Markup {
    let table = desk.table();
    let is_over = desk.scene.standing.is_some();
    html! {
        section #z-auction .zone.auction hidden[table.round == 0 || is_over] aria-labelledby="auction-title" {
            (desk.around.part("header", "p-auction-head", None, || head(desk)))
            ol.devs {
                @for number in 1..=6 { (desk.around.part("li", &format!("p-dev-{number}"), None, || development(desk, number))) }
            }
            (dice(desk))
            @if desk.is_solo() { (carrambah::scene(desk)) }
        }
    }
}

/// The season, and what is left of tokens.
fn head(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), desk.table());
    html! {
        header #p-auction-head {
            h2 #auction-title { (say.islands_auction()) }
            @if let Some(colour) = table.season {
                p.season.chip.(colour.word()) { (say.islands_colour_and_season(colour.word())) }
            }
            @if let (Some(coal), Some(gold)) = (table.reserve(Landmark::CoalPit), table.reserve(Landmark::GoldMine)) {
                p.muted.reserve { (say.islands_table_reserve(gold, coal)) }
            }
        }
    }
}

/// Who leads, or who has won.
#[must_use]
pub fn state(desk: &Desk) -> String {
    let (say, table) = (desk.say(), desk.table());
    match (table.card, table.winner, table.bid) {
        // In the solo game a die may still be rolled again.
        (None, ..) => match desk.help.lately.dice.last() {
            Some(die) => say.islands_rolled(die.face, "auction"),
            None => say.islands_no_card(),
        },
        (_, Some(winner), Some((_, coins))) => say.islands_won(coins, &desk.teller.person(winner)),
        // Of a bid that was not as high as Carrambah's the scene tells.
        _ if desk.is_solo() => String::new(),
        (_, None, Some((seat, coins))) => say.islands_leads(coins, &desk.teller.person(seat)),
        _ if table.passed.len() == desk.scene.setup.players() => say.islands_no_winner(),
        _ => say.islands_no_bid(),
    }
}

/// What a development card gives.
#[must_use]
pub fn about(desk: &Desk, number: u8) -> String {
    let (say, card) = (desk.say(), desk.scene.setup.atlas().board().card(number));
    match card.shape {
        Some(shape) => say.islands_card_about(card.colouring.word(), number, &desk.teller.shape(shape)),
        None => say.islands_card_about_choice(card.colouring.word(), number),
    }
}

/// A development card that tells what it gives; the auctioned one is raised, with its die on it.
fn development(desk: &Desk, number: u8) -> Markup {
    let (say, board) = (desk.say(), desk.scene.setup.atlas().board());
    let card = board.card(number);
    let is_up = desk.table().card == Some(number);
    let is_ours = [card.shape_provenance, card.colouring_provenance].contains(&Provenance::Ours);
    let has_mark = desk.is_solo() && carrambah::mark(number) > 0;
    let (tip, how) = (format!("p-dev-tip-{number}"), format!("p-dev-how-{number}"));
    html! {
        li.dev.up[is_up] id={ "p-dev-" (number) } aria-current=[is_up.then_some("true")] {
            button.dev-face type="button" aria-labelledby=(tip) {
                span.head aria-hidden="true" {
                    strong { (number) }
                    @if has_mark { span.mark { "+" (carrambah::mark(number)) } }
                }
                span.what aria-hidden="true" {
                    @match card.shape { Some(shape) => (emblem::shape(board, shape)), None => span.choice { "?" } }
                }
                (desk.around.part("span", &how, None, || html! { span.how id=(how) aria-hidden="true" { (colouring(desk, card.colouring)) } }))
                @if is_up { (emblem::die(number, None, &format!("{} auction {number}", desk.table().round))) }
            }
            span.tip id=(tip) role="tooltip" {
                (about(desk, number)) @if has_mark { " " (say.islands_mark()) "." } @if is_ours { " " (say.islands_ours()) }
            }
        }
    }
}

/// How the colour of a card is found, as small patches: the season's, by the die, or any of them.
fn colouring(desk: &Desk, colouring: Colouring) -> Markup {
    let patch = |colour: Colour| html! { i.patch.(colour.word()) { (desk.say().islands_letter(colour.word())) } };
    match (colouring, desk.table().season) {
        (Colouring::Season, Some(colour)) => patch(colour),
        (Colouring::Season, None) => html! {},
        (Colouring::Random, _) => html! { i.patch.chance { "⚂" } },
        (Colouring::Any, _) => html! { @for colour in Colour::ALL { (patch(colour)) } },
    }
}

/// The dice of this round that decided colours and shapes.
#[must_use]
pub fn dice(desk: &Desk) -> Markup {
    let (say, round) = (desk.say(), desk.table().round);
    let told = |die: Die| {
        let colour = (die.purpose != Purpose::Transforming).then(|| Colour::of_die(die.face));
        let text = match colour {
            Some(colour) => say.islands_rolled_colour(colour.word(), die.face, "colour"),
            None => say.islands_rolled(die.face, "auction"),
        };
        (text, colour)
    };
    let dice = as_they_lie(&desk.help.lately.dice);
    html! {
        @if !dice.is_empty() {
            ul.rolls {
                @for (n, die) in dice {
                    @let (text, colour) = told(die);
                    li { (emblem::die(die.face, colour, &format!("{round} {n} {}", die.face))) (text) }
                }
            }
        }
    }
}

/// The dice that have decided a colour or a shape, as they lie now, each with the number of its roll. The auction die lies on its
/// card, and Carrambah's dice in their scene.
fn as_they_lie(rolls: &[Die]) -> Vec<(usize, Die)> {
    let is_shown = |purpose: Purpose| !matches!(purpose, Purpose::Auction | Purpose::Carrambah | Purpose::ReRoll);
    let mut dice: Vec<(usize, Die)> = Vec::new();
    let mut last = Purpose::Auction;
    for (n, &die) in rolls.iter().enumerate() {
        match (die.purpose, dice.last_mut()) {
            // It lies where the die lay that was rolled again.
            (Purpose::ReRoll, Some(before)) if is_shown(last) => *before = (n, Die { purpose: last, ..die }),
            (Purpose::ReRoll, _) => {}
            (purpose, _) => last = purpose,
        }
        if is_shown(die.purpose) {
            dice.push((n, die));
        }
    }
    dice
}

/// Is there something to be told of what a player has said in the auction?
#[must_use]
pub fn has_spoken(desk: &Desk, seat: Seat) -> bool {
    let table = desk.table();
    table.winner == Some(seat)
        || table.passed.has(seat)
        || desk.help.lately.bids.iter().any(|&(bidder, _)| bidder == seat)
}

/// What a player has said in the auction: the bid that stands, the pass and the last bid before it, the card.
#[must_use]
pub fn standing(desk: &Desk, seat: Seat) -> Markup {
    let (say, table) = (desk.say(), desk.table());
    let of = |&(bidder, bid): &(Seat, Bid)| {
        if let (true, Bid::Coins(coins)) = (bidder == seat, bid) { Some(coins) } else { None }
    };
    let highest = desk.help.lately.bids.iter().filter_map(of).next_back();
    let is_unable = desk.help.lately.bids.contains(&(seat, Bid::Pass { unable: true }));
    html! {
        @if table.winner == Some(seat) {
            span.chip.turn { (say.islands_has_card()) }
        } @else if table.passed.has(seat) {
            span.chip {
                @match highest {
                    Some(coins) => (say.islands_note_passed_at(coins)),
                    None if is_unable => (say.islands_unable()),
                    None => (say.islands_table_passed()),
                }
            }
        } @else if let Some((_, coins)) = table.bid.filter(|&(bidder, _)| bidder == seat) {
            span.chip.turn { (say.islands_table_bid(coins)) }
        } @else if let Some(coins) = highest {
            span.chip { (say.islands_table_bid(coins)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_that_was_rolled_again_lies_where_it_lay_before() {
        let die = |(purpose, face)| Die { purpose, face };
        let shown = |rolls: &[(Purpose, u8)]| {
            let rolls: Vec<_> = rolls.iter().copied().map(die).collect();
            as_they_lie(&rolls).into_iter().map(|(n, die)| (n, die.purpose, die.face)).collect::<Vec<_>>()
        };
        let carrambah = [(Purpose::Auction, 1), (Purpose::Carrambah, 6), (Purpose::Carrambah, 2), (Purpose::ReRoll, 1)];
        assert_eq!(shown(&carrambah), []);
        let colours = [(Purpose::Auction, 1), (Purpose::Colour, 6), (Purpose::ReRoll, 3), (Purpose::Grove, 2)];
        assert_eq!(shown(&colours), [(2, Purpose::Colour, 3), (3, Purpose::Grove, 2)]);
    }
}
