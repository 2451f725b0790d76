//! The table of Origami Islands.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`desk`] | [`Desk`]: all that the zones are made from |
//! | [`track`] | the season track and the round |
//! | [`auction`], [`carrambah`] | the card, its die and the bids; in the solo game Carrambah's bid |
//! | [`ask`], [`bid`], [`keep`], [`paint`], [`research`] | the note and what answers it: bids, sheets, painting, technologies |
//! | [`board`] | the visitor's own islands, large |
//! | [`seats`] | the players, with their islands small |
//! | [`science`] | the science sheet of the solo game |
//! | [`emblem`] | dice, forms of shapes, Carrambah |
//! | [`picture`] | an island as layers of pictures |
//! | [`sites`] | landmarks and outlines: how far they are, and what they bring |
//! | [`keys`], [`motions`] | what zones depend on; what moves when something happens |
//! | [`answer`] | from the form to answers |
//! | [`spoken`] | all of it in words |
//! | [`goal`] | goal, end and signs in one screen |
//! | [`end`] | the final screen |

pub mod answer;
pub mod ask;
pub mod auction;
pub mod bid;
pub mod board;
pub mod carrambah;
pub mod desk;
pub mod diagram;
pub mod emblem;
pub mod end;
pub mod goal;
pub mod keep;
pub mod keys;
pub mod motions;
pub mod paint;
pub mod picture;
pub mod research;
pub mod science;
pub mod seats;
pub mod sites;
pub mod spoken;
pub mod strings;
pub mod track;

use drawings::shapes::Drawing;
use drawings::table::{Caption, Format};
use maud::{Markup, html};
use session::Seat;
use session::islands::{Move, Technology};

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

    fn sheet(&self) -> Option<&'static str> {
        Some("islands.css")
    }

    fn classes(&self) -> &'static str {
        // Whoever watches sees the players' islands in the middle; alone there is the science sheet.
        if self.me().is_none() && !self.is_solo() { "felt islands watched" } else { "felt islands" }
    }

    fn seat(&self, seat: Seat) -> Markup {
        seats::zone(self, seat)
    }

    fn seat_key(&self, seat: Seat) -> Option<Key> {
        keys::seat(self, seat)
    }

    fn commons(&self) -> Vec<Zone<'_>> {
        let mut zones = vec![
            Zone::keyed("z-track", keys::track(self), || track::zone(self)),
            Zone::keyed("z-auction", keys::auction(self), || auction::zone(self)),
        ];
        if self.is_solo() {
            zones.push(Zone::new("z-science", || science::zone(self)));
        }
        zones
    }

    fn note(&self, refusal: Option<&Markup>) -> Markup {
        ask::zone(self, refusal)
    }

    fn own(&self) -> Vec<Zone<'_>> {
        vec![Zone::keyed("z-islands", keys::islands(self), || board::zone(self))]
    }

    fn spoken(&self) -> Spoken<'_> {
        spoken::of(self)
    }

    fn progress(&self) -> Progress {
        track::progress(self)
    }

    fn draft(&self) -> Markup {
        html! { (ask::zone(self, None)) (board::zone(self)) }
    }

    fn end(&self) -> Markup {
        end::screen(self)
    }

    fn points(&self) -> Markup {
        end::by_island(self)
    }

    fn extra(&self, page: &str, fields: &Fields) -> Option<Shown> {
        match page {
            "isle" => seats::large(self, fields),
            "goal" => Some((self.say().table_goal(), goal::page(self))),
            _ => None,
        }
    }

    fn expected(&self, by: Seat, answer: &str) -> Option<Markup> {
        // Of the others only their bids are worth a word: everybody paints on islands of their own.
        let m = self.scene.read(answer).filter(|m| self.me() == Some(by) || matches!(m, Move::Bid(_) | Move::Pass))?;
        Some(html! { (self.teller.in_short(by, m)) })
    }

    fn in_short(&self, answer: &str, _: &[&str]) -> Option<Markup> {
        let m = self.scene.legal.iter().copied().find(|&m| self.scene.words(m) == answer)?;
        Some(html! { (self.teller.in_short(self.me()?, m)) })
    }

    fn has_places(&self) -> bool {
        !self.is_solo()
    }

    fn drawing(&self, format: Format, caption: &Caption, sitting: &Sitting) -> Option<Drawing> {
        let points: Vec<i16> = self.help.scores.iter().map(|score| score.total).collect();
        let technologies = Technology::ALL.map(|technology| self.say().technology(technology));
        let players = sitting.players(&points);
        Some(drawings::table::islands::drawing(&self.scene.view, format, caption, &players, &technologies))
    }

    fn diagram(&self) -> Vec<String> {
        diagram::lines(self)
    }

    fn keys(&self) -> Keys {
        let say = self.say();
        Keys { list: Vec::new(), texts: vec![say.islands_bid_keys(), say.paint_how(), say.paint_how_free()] }
    }
}
