//! Words for what is on the table of Islands.

use islands::atlas::SPACES;
use islands::view::AtSeat;
use islands::{Ask, Source, State};
use tabletop::Seat;

use crate::look::SceneOf;

/// All words there are.
pub(super) const WORDS: &[&str] = &[
    "islands",
    "solo",
    "several",
    "asked",
    "asked-keep",
    "asked-bid",
    "asked-paint",
    "asked-square",
    "asked-grove",
    "asked-technology",
    "asked-research",
    "unpainted",
    "begun",
    "near-landmark",
    "near-outline",
    "access",
    "volcano-token",
    "coal-token",
    "gold-token",
    "last-rounds",
];

/// So many rounds before the end one should know of it.
const LAST: usize = 3;
/// What lacks so many squares is near.
const NEAR: u32 = 2;

/// Those that hold for the player in that seat.
pub(super) fn words(scene: &SceneOf<State>, seat: Seat) -> Vec<&'static str> {
    let table = &scene.view.table;
    let mut words = vec!["islands", if table.science.is_some() { "solo" } else { "several" }];
    if let Some(ask) = scene.ask {
        words.push("asked");
        words.extend(asked(ask));
    }
    let Some(own) = table.seats.get(seat.index()) else { return words };
    let begun = own.islands.iter().any(|island| !island.painted().is_empty());
    let any = |counts: [u8; 2]| counts.iter().any(|&count| count > 0);
    words.extend(
        [
            ("unpainted", !own.islands.is_empty() && !begun),
            ("begun", begun),
            ("near-landmark", is_near_landmark(own)),
            ("near-outline", is_near_outline(own)),
            ("access", any(own.access)),
            ("volcano-token", own.volcanoes > 0),
            ("coal-token", any(own.coal)),
            ("gold-token", any(own.gold)),
            ("last-rounds", usize::from(table.round) + LAST > SPACES),
        ]
        .into_iter()
        .filter_map(|(word, holds)| holds.then_some(word)),
    );
    words
}

/// Is a landmark begun to be surrounded, and lacks little?
fn is_near_landmark(own: &AtSeat) -> bool {
    own.islands.iter().any(|island| {
        let painted = island.painted();
        let lacks = |around: islands::Squares| around.without(painted).len();
        island
            .island
            .sites
            .iter()
            .any(|site| (1..=NEAR).contains(&lacks(site.around).into()) && site.around.meets(painted))
    })
}

/// Is an outline begun to be filled, and lacks little?
fn is_near_outline(own: &AtSeat) -> bool {
    own.islands.iter().any(|island| {
        let painted = island.painted();
        let outlines = island.island.outlines.iter().map(|outline| outline.squares);
        outlines.into_iter().any(|squares| squares.meets(painted) && !squares.without(painted).is_empty())
    })
}

/// What is asked, if it has a word.
fn asked(ask: Ask) -> Vec<&'static str> {
    match ask {
        Ask::Keep => vec!["asked-keep"],
        Ask::Bid { .. } => vec!["asked-bid"],
        Ask::Paint { source: Source::Square, .. } => vec!["asked-paint", "asked-square"],
        Ask::Paint { source: Source::Grove, .. } => vec!["asked-paint", "asked-grove"],
        Ask::Paint { .. } => vec!["asked-paint"],
        Ask::Shape { source: Source::Grove } => vec!["asked-grove"],
        Ask::Technology { .. } => vec!["asked-technology"],
        Ask::Research => vec!["asked-research"],
        Ask::Deal
        | Ask::Lot
        | Ask::AuctionDie
        | Ask::Shape { .. }
        | Ask::ColourDie { .. }
        | Ask::Richest { .. }
        | Ask::Token { .. }
        | Ask::SoloDie { .. }
        | Ask::FormFirst => Vec::new(),
    }
}
