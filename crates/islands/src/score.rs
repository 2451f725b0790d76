//! Points (I-9).

use tabletop::{Seat, Standing};

use crate::asks::{Nth, Side};
use crate::atlas::{Island, Landmark};
use crate::bits::{Square, Squares};
use crate::state::{Paint, State};

/// The points of a player, and where they come from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Score {
    /// Island by island.
    pub islands: Vec<IslandScore>,
    /// All together.
    pub total: i16,
}

/// The points of an island.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct IslandScore {
    /// Which.
    pub island: Nth,
    /// Has it a painted square? Otherwise nothing counts.
    pub started: bool,
    /// Harbors and temples that are surrounded, in reading order.
    pub landmarks: Vec<LandmarkScore>,
    /// Outlines that are filled: the first square, and the points.
    pub outlines: Vec<(Square, i16)>,
    /// Empty squares, each a point less.
    pub unpainted: u8,
    /// All together.
    pub total: i16,
}

/// The points of a harbor or a temple.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LandmarkScore {
    /// Where.
    pub square: Square,
    /// What.
    pub landmark: Landmark,
    /// How it was surrounded.
    pub side: Side,
    /// The points.
    pub points: i16,
}

/// What a surrounded landmark is worth (I-8.2, I-8.3).
#[must_use]
pub const fn points(landmark: Landmark, side: Side) -> i16 {
    let single = match landmark {
        Landmark::RegularHarbor | Landmark::SecretHarbor => 20,
        Landmark::Temple => 10,
        _ => 0,
    };
    match side {
        Side::Single => single,
        Side::Different => single / 2,
    }
}

/// What a filled outline is worth, in coins and in points (I-7.1).
#[must_use]
pub const fn outline_points(in_its_colour: bool) -> u8 {
    if in_its_colour { 10 } else { 5 }
}

impl Score {
    /// The points of a player, as if the game ended now.
    #[must_use]
    pub fn of(state: &State, seat: Seat) -> Self {
        if !state.has_islands(seat) {
            return Self { islands: Vec::new(), total: 0 };
        }
        let player = &state.players[seat.index()];
        let islands: Vec<_> = Nth::ALL
            .map(|nth| {
                IslandScore::of(nth, state.island(seat, nth), player.paint[nth.index()], player.filled[nth.index()])
            })
            .into();
        let total = islands.iter().map(|island| island.total).sum();
        Self { islands, total }
    }
}

impl IslandScore {
    fn of(nth: Nth, island: &Island, paint: Paint, filled: [u8; 2]) -> Self {
        let started = !paint.painted().is_empty();
        let landmarks: Vec<_> = surrounded(island, paint)
            .map(|(square, landmark, side)| LandmarkScore { square, landmark, side, points: points(landmark, side) })
            .filter(|score| score.points != 0)
            .collect();
        let mut outlines = Vec::new();
        for (i, outline) in island.outlines.iter().enumerate() {
            if let Some(own) = [true, false].into_iter().find(|&own| filled[usize::from(!own)] >> i & 1 == 1) {
                outlines.push((outline.squares.first().unwrap_or_default(), outline_points(own).into()));
            }
        }
        let unpainted = if started { island.empty.without(paint.painted()).len() } else { 0 };
        let total = total(island, paint, filled);
        Self { island: nth, started, landmarks, outlines, unpainted, total }
    }
}

/// The landmarks that are surrounded, and how.
fn surrounded(island: &Island, paint: Paint) -> impl Iterator<Item = (Square, Landmark, Side)> {
    let painted = paint.painted();
    let sites = island.sites.iter().filter(move |site| site.around.within(painted));
    sites.map(move |site| (site.square, site.landmark, paint.side(site.around)))
}

/// The points of an island, without a list of them.
fn total(island: &Island, paint: Paint, filled: [u8; 2]) -> i16 {
    let painted = paint.painted();
    if painted.is_empty() {
        return 0;
    }
    let mut total = 0;
    for (_, landmark, side) in surrounded(island, paint) {
        total += points(landmark, side);
    }
    for (own, mask) in [true, false].into_iter().zip(filled) {
        total += mask.count_ones() as i16 * i16::from(outline_points(own));
    }
    total - i16::from(island.empty.without(painted).len())
}

impl State {
    /// The points of a player, as if the game ended now.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i16 {
        if !self.has_islands(seat) {
            return 0;
        }
        Nth::ALL.into_iter().map(|nth| self.island_points(seat, nth)).sum()
    }

    /// The points of one island of a player, as if the game ended now.
    #[must_use]
    pub fn island_points(&self, seat: Seat, nth: Nth) -> i16 {
        let player = &self.players[seat.index()];
        total(self.island(seat, nth), player.paint[nth.index()], player.filled[nth.index()])
    }

    /// The landmarks of an island that a player has surrounded, and how.
    pub fn surrounded(&self, seat: Seat, nth: Nth) -> impl Iterator<Item = (Square, Landmark, Side)> {
        surrounded(self.island(seat, nth), self.players[seat.index()].paint[nth.index()])
    }

    /// The empty squares of an island a player has not painted.
    #[must_use]
    pub fn unpainted(&self, seat: Seat, nth: Nth) -> Squares {
        self.island(seat, nth).empty.without(self.painted(seat, nth))
    }

    /// Places by points, then by coins (I-9.2).
    pub(crate) fn rank(&self) -> Standing {
        let mut results = [(0, 0); crate::state::MAX_PLAYERS as usize];
        for seat in self.seats() {
            results[seat.index()] = (self.points(seat), i16::try_from(self.coins(seat)).unwrap_or(i16::MAX));
        }
        Standing::rank(&results[..usize::from(self.count)])
    }
}
