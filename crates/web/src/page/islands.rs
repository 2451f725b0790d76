//! The table of Origami Islands.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`desk`] | [`Desk`]: all that the zones are made from |
//! | [`track`] | the season track and the round |
//! | [`auction`], [`carrambah`] | the card, its die and the bids; in the solo game Carrambah's bid |
//! | [`ask`], [`bid`], [`keep`], [`paint`], [`research`] | the question and its form: bids, sheets, painting, technologies |
//! | [`board`] | the visitor's own islands, large |
//! | [`seats`] | the players, with their islands small |
//! | [`science`] | the science sheet of the solo game |
//! | [`emblem`] | dice, forms of shapes, Carrambah |
//! | [`picture`] | an island as layers of pictures |
//! | [`sites`] | landmarks and outlines: how far they are, and what they bring |
//! | [`end`] | the final screen |

pub mod ask;
pub mod auction;
pub mod bid;
pub mod board;
pub mod carrambah;
pub mod desk;
pub mod emblem;
pub mod end;
pub mod keep;
pub mod paint;
pub mod picture;
pub mod research;
pub mod science;
pub mod seats;
pub mod sites;
pub mod track;

use maud::Markup;

use crate::page::table::Zone;
use crate::page::table::game::zone;

pub use desk::Desk;

/// What lies in the middle, in the order in which it is read.
#[must_use]
pub fn middle(desk: &Desk, refusal: Option<&Markup>) -> Vec<Zone> {
    let mut zones = vec![
        zone("z-track", track::zone(desk)),
        zone("z-auction", auction::zone(desk)),
        zone("z-ask", ask::zone(desk, refusal)),
        zone("z-islands", board::zone(desk)),
    ];
    if desk.scene.view.table.science.is_some() {
        zones.push(zone("z-science", science::zone(desk)));
    }
    zones
}
