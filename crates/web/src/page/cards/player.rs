//! The sheet of one player: everything that lies before them, to be read. On a phone a strip opens it.

use maud::{Markup, html};
use session::Seat;
use session::cards::{InCollection, Side};

use super::desk::Desk;
use super::seats;
use crate::page::Fields;
use crate::page::face;
use crate::page::table::game::Shown;

/// The sheet of the player that is asked for; nothing if there is none.
#[must_use]
pub fn page(desk: &Desk, fields: &Fields) -> Option<Shown> {
    let seat = Seat(fields.said("seat")?.parse().ok()?);
    let (at, help) = (desk.scene.view.table.seats.get(seat.index())?, desk.help.seats.get(seat.index())?);
    let say = desk.say();
    let html = html! {
        div.player-sheet {
            p { (seats::in_short(desk, seat)) }
            @for (side, cards) in Side::BOTH.into_iter().zip(&at.collections) {
                h2 { (if side == Side::Left { say.table_left() } else { say.table_right() }) }
                (collection(desk, cards))
            }
            @if !help.known.is_empty() {
                h2 { (say.table_known(help.known.len() as i64)) }
                p { @for &card in &help.known { (face::tile(&desk.teller, card)) " " (desk.teller.noun(card).one) " " } }
            }
            p { a href=(desk.extra("/scores")) data-dialog { (say.table_scores()) } }
        }
    };
    Some((desk.name(seat).to_owned(), html))
}

/// Every card with its effect, the top one first.
fn collection(desk: &Desk, cards: &[InCollection]) -> Markup {
    html! {
        @if cards.is_empty() { p.muted { (desk.say().board_empty()) } }
        ol.plain {
            @for card in cards.iter().rev() {
                li {
                    (face::tile(&desk.teller, card.card))
                    span {
                        a href={ "/cards/" (card.card.slug()) } { (desk.teller.noun(card.card).one) }
                        " " b { (desk.say().board_points(desk.teller.edition.facts(card.card).points)) }
                        span.effect { (desk.teller.effect(card.card)) }
                    }
                }
            }
        }
    }
}
