//! The table of a card game.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`desk`] | [`Desk`]: all that the zones are made from |
//! | [`seats`], [`middle`], [`hand`], [`ask`] | the zones |
//! | [`pick`] | cards that can be chosen |
//! | [`answer`] | from the form to answers |
//! | [`end`], [`points`] | the final screen, and what every card scores |
//! | [`extras`] | discards, cards left |

pub mod answer;
pub mod ask;
pub mod desk;
pub mod end;
pub mod extras;
pub mod hand;
pub mod middle;
pub mod pick;
pub mod points;
pub mod seats;

use maud::{Markup, html};
use session::Seat;

use super::Fields;
use super::table::Zone;
use super::table::around::Around;
use super::table::game::{Game, Keys, Shown, zone};

pub use desk::Desk;

impl Game for Desk<'_> {
    fn around(&self) -> Around<'_> {
        self.around
    }

    fn seat(&self, seat: Seat) -> Markup {
        seats::zone(self, seat)
    }

    fn middle(&self, refusal: Option<&Markup>) -> Vec<Zone> {
        vec![
            zone("z-characters", middle::characters(self)),
            zone("z-deck", middle::deck(self)),
            zone("z-line", middle::line(self)),
            zone("z-ask", ask::zone(self, refusal)),
            zone("z-hand", hand::zone(self)),
        ]
    }

    fn draft(&self) -> Markup {
        html! { (ask::zone(self, None)) (hand::zone(self)) (middle::line(self)) (middle::deck(self)) }
    }

    fn end(&self) -> Markup {
        end::screen(self)
    }

    fn points(&self) -> Markup {
        points::of_all(self)
    }

    fn extra(&self, page: &str, _: &Fields) -> Option<Shown> {
        match page {
            "discards" => Some((self.say().table_discards_title(), extras::discards(self))),
            "cards" => Some((self.say().table_cards_left(), extras::left(self))),
            _ => None,
        }
    }

    fn in_short(&self, answer: &str) -> Option<Markup> {
        extras::in_short(self, answer)
    }

    fn keys(&self) -> Keys {
        let say = self.say();
        let list =
            [("← ↑ → ↓", say.client_key_arrows()), ("1 … 9", say.client_key_numbers()), ("␣", say.client_key_space())];
        Keys { list: list.into(), texts: Vec::new() }
    }
}
