//! The table of a card game.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`desk`] | [`Desk`]: all that the zones are made from |
//! | [`seats`], [`middle`], [`hand`], [`ask`] | the zones |
//! | [`fan`] | a collection |
//! | [`pick`] | cards that can be chosen |
//! | [`answer`] | from the form to answers |
//! | [`end`], [`points`] | the final screen, and what every card scores |
//! | [`extras`], [`player`] | discards, cards left; the sheet of one player |
//! | [`keys`], [`motions`] | what zones depend on; what moves when something happens |
//! | [`spoken`] | all of it in words |
//! | [`goal`] | what the game is about, when it ends, and what the signs on cards mean |

pub mod answer;
pub mod ask;
pub mod desk;
pub mod diagram;
pub mod end;
pub mod extras;
pub mod fan;
pub mod goal;
pub mod hand;
pub mod keys;
pub mod middle;
pub mod motions;
pub mod pick;
pub mod player;
pub mod points;
pub mod seats;
pub mod spoken;

use drawings::shapes::Drawing;
use drawings::table::{Caption, Format};
use maud::{Markup, html};
use session::Seat;

use super::Fields;
use super::picture::Sitting;
use super::table::around::Around;
use super::table::game::{Game, Keys, Shown};
use super::table::spoken::Spoken;
use super::table::status::Progress;
use super::table::zone::{Key, Zone};

pub use desk::Desk;

impl Game for Desk<'_> {
    fn around(&self) -> Around<'_> {
        self.around
    }

    fn seat(&self, seat: Seat) -> Markup {
        seats::zone(self, seat)
    }

    fn classes(&self) -> &'static str {
        "felt of-cards"
    }

    fn seat_key(&self, seat: Seat) -> Option<Key> {
        keys::seat(self, seat)
    }

    fn commons(&self) -> Vec<Zone<'_>> {
        vec![
            Zone::keyed("z-line", keys::line(self), || middle::line(self)),
            Zone::keyed("z-characters", keys::characters(self), || middle::characters(self)),
            Zone::keyed("z-deck", keys::deck(self), || middle::deck(self)),
        ]
    }

    fn note(&self, refusal: Option<&Markup>) -> Markup {
        ask::zone(self, refusal)
    }

    fn own(&self) -> Vec<Zone<'_>> {
        vec![Zone::keyed("z-hand", keys::hand(self), || hand::zone(self))]
    }

    fn spoken(&self) -> Spoken<'_> {
        spoken::of(self)
    }

    fn hands(&self) -> Option<Markup> {
        spoken::hands(self)
    }

    fn progress(&self) -> Progress {
        middle::progress(self)
    }

    fn asks(&self) -> String {
        ask::asks(self)
    }

    fn draft(&self) -> Markup {
        html! {
            (ask::zone(self, None))
            @if let Some(me) = self.me() { (seats::zone(self, me)) }
            (hand::zone(self))
            (middle::line(self))
            (middle::deck(self))
        }
    }

    fn end(&self) -> Markup {
        end::screen(self)
    }

    fn points(&self) -> Markup {
        points::of_all(self)
    }

    fn extra(&self, page: &str, fields: &Fields) -> Option<Shown> {
        match page {
            "player" => player::page(self, fields),
            "goal" => Some((self.say().table_goal(), goal::page(self))),
            "discards" => Some((self.say().table_discards_title(), extras::discards(self))),
            "cards" => Some((self.say().table_cards_left(), extras::left(self))),
            _ => None,
        }
    }

    fn in_short(&self, answer: &str, after: &[&str]) -> Option<Markup> {
        extras::in_short(self, answer, after)
    }

    fn expected(&self, _: Seat, answer: &str) -> Option<Markup> {
        extras::expected(self, answer)
    }

    fn drawing(&self, format: Format, caption: &Caption, sitting: &Sitting) -> Option<Drawing> {
        let players = sitting.players(&end::points_of(self));
        Some(drawings::table::cards::drawing(&self.scene.view, format, caption, &players))
    }

    fn diagram(&self) -> Vec<String> {
        diagram::lines(self)
    }

    fn keys(&self) -> Keys {
        let say = self.say();
        let list =
            [("← ↑ → ↓", say.client_key_arrows()), ("1 … 9", say.client_key_numbers()), ("␣", say.client_key_space())];
        Keys { list: list.into(), texts: Vec::new() }
    }
}
