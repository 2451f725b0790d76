//! The visitor's hand.

use maud::{Markup, html};
use session::Seat;
use session::cards::{Move, Source, Species};

use super::desk::{Desk, Mode};
use super::pick;
use crate::page::face::Size;

/// The hand; nothing for one who only watches.
#[must_use]
pub fn zone(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    if desk.help.is_open {
        return open(desk);
    }
    if desk.me().is_none() {
        return html! { section #z-hand .zone.own.hand hidden {} };
    }
    let cards = cards(desk);
    html! {
        section #z-hand .zone.own.hand aria-labelledby="hand-title" {
            h2 #hand-title .visually-hidden { (say.board_hand(table.hand.len() as i64)) }
            @if table.hand.is_empty() {
                p.empty { (say.table_empty_hand()) @if desk.can_draw() { " " (say.table_empty_hand_draw()) } }
            } @else {
                ul.cards.tray data-place="hand" { @for card in cards { li { (card) } } }
            }
        }
    }
}

/// All hands, open, where a game that is over is seen again.
fn open(desk: &Desk) -> Markup {
    let say = desk.say();
    let hands = (0..).map(Seat).zip(&desk.help.seats);
    html! {
        section #z-hand .zone.own.hands aria-label=(say.replay_hands()) data-players=(desk.help.seats.len()) {
            @for (seat, help) in hands {
                div.of-one id={ "p-hand-" (seat.0) } {
                    h3 { (say.replay_hand(help.known.len() as i64, desk.name(seat))) }
                    ul.cards data-place={ "hand-" (seat.0) } data-scrolls tabindex="0" aria-label=(say.replay_hand(help.known.len() as i64, desk.name(seat))) {
                        @for &card in &help.known { li { (pick::looked_at(desk, card, Size::Strip, false)) } }
                    }
                }
            }
        }
    }
}

fn cards(desk: &Desk) -> Vec<Markup> {
    let mode = desk.hand_mode();
    let hand = &desk.scene.view.table.hand;
    // One copy is the card that is played; it can't pay for itself.
    let mut played = desk.to_pay_for().filter(|_| desk.draft.is_none_or(|draft| draft.from == Source::Hand));
    let mut with = desk.payment().and_then(|payment| payment.with);
    let mut marked = desk.scene.view.table.marking.clone();
    let (mut ticked, _) = desk.to_tick();
    let mut card_in_hand = |card: Species| {
        if played == Some(card) {
            played = None;
            return pick::played(desk, card);
        }
        match mode {
            Mode::Tick("hand") => {
                // Marked before, one by one.
                if let Some(at) = marked.iter().position(|&known| known == card) {
                    marked.remove(at);
                    return html! { span.marked { (pick::still(desk, card)) span.badge { (desk.say().table_marked()) } } };
                }
                pick::tick(desk, "hand", card, Size::Full, false)
            }
            Mode::Tick(name) => {
                let must = with == Some(card);
                if must {
                    with = None;
                }
                let at = ticked.iter().position(|&taken| taken == card);
                at.map(|at| ticked.remove(at));
                pick::tick(desk, name, card, Size::Full, must || at.is_some())
            }
            Mode::Press if desk.is_legal(Move::Pick(card)) => pick::press(desk, card),
            Mode::Play => pick::play(desk, card, Size::Full, Source::Hand),
            _ => pick::still(desk, card),
        }
    };
    hand.iter().map(|&card| card_in_hand(card)).collect()
}
