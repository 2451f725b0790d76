//! A position: small, flat, without heap.

mod encode;

use std::fmt;

use tabletop::{Asked, Roll, Seat, Seats};

use crate::asks::{Ask, Brush, ISLANDS, Kept, Nth, Side, Source};
use crate::atlas::{Atlas, Colouring, Island, Landmark, MAX_GROVES, Shape, SheetId};
use crate::bits::{Square, Squares};
use crate::colour::{Colour, Colours};
use crate::setup::{DEALT, Setup, SheetSet, Variant};
use crate::solo::Solo;
use crate::technology::Moment;

/// The fewest players (I-2.1); one alone plays by other rules (I-13).
pub const MIN_PLAYERS: u8 = 2;
/// The most players (I-2.1).
pub const MAX_PLAYERS: u8 = 6;
/// The coins everybody begins with (I-2.1).
pub const COINS: u16 = 15;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) atlas: &'static Atlas,
    pub(crate) sheets: SheetSet,
    /// By seat; those beyond the table stay as they began.
    pub(crate) players: [Player; MAX_PLAYERS as usize],
    /// What the painting action under way has caused and is not carried out yet (I-6.3).
    pub(crate) pending: Pending,
    /// Groves to be carried out, the next one last: each before those below it (I-6.3).
    pub(crate) groves: Groves,
    /// The highest bid so far, 0 if there is none; after the bidding, what was paid.
    pub(crate) bid: u16,
    pub(crate) count: u8,
    pub(crate) variant: Variant,
    pub(crate) stage: Stage,
    /// The space of the season marker, counted from 0; so many rounds are over.
    pub(crate) space: u8,
    /// The first player.
    pub(crate) first: Seat,
    /// Who is to bid, or whose action step it is.
    pub(crate) acting: Seat,
    /// Who made the highest bid.
    pub(crate) bidder: Option<Seat>,
    /// Who has passed this round.
    pub(crate) passed: Seats,
    /// The auctioned card, 1 to 6; 0 before the die is rolled.
    pub(crate) card: u8,
    /// How many players have finished their action step.
    pub(crate) acted: u8,
    /// The part of the action step under way; groves come in between.
    pub(crate) part: Source,
    /// Where the painting action under way comes from.
    pub(crate) source: Source,
    /// The shape of the painting action under way; one square if there is none.
    pub(crate) shape: Option<Shape>,
    /// While a shape is to be chosen, those that can be: a bit for each.
    pub(crate) fitting: u8,
    /// How its colour is found.
    pub(crate) colouring: Colouring,
    /// The colours it may be painted in.
    pub(crate) colours: Colours,
    /// Is the first half of shape 2 painted?
    pub(crate) is_second: bool,
    /// Coal-pit tokens used in this step, by side.
    pub(crate) coal_used: [u8; 2],
    /// Are the only two sheets in another order than in the atlas?
    pub(crate) is_reversed: bool,
    /// What only the solo game has; nothing of it changes in other games.
    pub(crate) solo: Solo,
}

/// Design bound: six players, and room for the solo game.
const _: () = assert!(size_of::<State>() <= 768);

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    Deal,
    Keep,
    Lot,
    AuctionDie,
    Bid,
    Shape,
    ColourDie,
    Paint,
    Richest,
    Token,
    SoloDie,
    Technology(Moment),
    Research,
    FormFirst,
    Over,
}

/// One player. (`Copy`, like all parts of a position: cloning one is then copying its bytes.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) paint: [Paint; ISLANDS],
    /// By island: outlines filled, in their own colour and in another one; a bit for each outline.
    pub(crate) filled: [[u8; 2]; ISLANDS],
    pub(crate) coins: u16,
    /// By side.
    pub(crate) coal: [u8; 2],
    /// By side.
    pub(crate) gold: [u8; 2],
    /// Unused accesses by side: to both harbors, to the regular one only (I-8.9).
    pub(crate) access: [u8; 2],
    /// Volcano tokens.
    pub(crate) volcanoes: u8,
    /// Which of the sheets dealt goes back, once chosen.
    pub(crate) choice: Option<u8>,
    pub(crate) dealt: [SheetId; DEALT],
    pub(crate) kept: [SheetId; 2],
}

/// The paint on one island: two bits a square, so that "surrounded" and "single colour" are a few instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Paint {
    /// Blue or red.
    a: u64,
    /// Green or red.
    b: u64,
}

impl Paint {
    #[inline]
    pub(crate) const fn painted(self) -> Squares {
        Squares(self.a | self.b)
    }

    pub(crate) const fn of(self, colour: Colour) -> Squares {
        Squares(match colour {
            Colour::Blue => self.a & !self.b,
            Colour::Green => self.b & !self.a,
            Colour::Red => self.a & self.b,
        })
    }

    #[inline]
    pub(crate) const fn add(&mut self, squares: Squares, colour: Colour) {
        let s = squares.0;
        self.a |= if matches!(colour, Colour::Green) { 0 } else { s };
        self.b |= if matches!(colour, Colour::Blue) { 0 } else { s };
    }

    /// Are all these squares painted in one colour? They are painted (I-6.2).
    #[inline]
    pub(crate) const fn side(self, squares: Squares) -> Side {
        let (a, b) = (self.a & squares.0, self.b & squares.0);
        let one = (a == 0 || a == squares.0) && (b == 0 || b == squares.0);
        if one { Side::Single } else { Side::Different }
    }
}

/// What a painting action has caused, by island.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pending {
    /// Landmarks surrounded.
    pub(crate) surrounded: [Squares; ISLANDS],
    /// Outlines filled, a bit for each.
    pub(crate) filled: [u8; ISLANDS],
    /// Islands started, a bit for each.
    pub(crate) started: u8,
}

/// A stack of groves, each an island (two bits) and a square (six).
///
/// A grove is surrounded once, so no more wait than there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Groves {
    list: [u8; MAX_GROVES * ISLANDS],
    count: u8,
}

impl Groves {
    pub(crate) const fn push(&mut self, island: Nth, square: Square) {
        self.list[self.count as usize] = island.0 << 6 | square.0;
        self.count += 1;
    }

    pub(crate) fn pop(&mut self) -> Option<(Nth, Square)> {
        self.count = self.count.checked_sub(1)?;
        let last = std::mem::take(&mut self.list[usize::from(self.count)]);
        Some((Nth(last >> 6), Square(last & 63)))
    }
}

impl Player {
    #[inline]
    pub(crate) const fn painted(&self, island: Nth) -> Squares {
        self.paint[island.index()].painted()
    }

    /// Has the player painted at all?
    #[inline]
    pub(crate) fn has_begun(&self) -> bool {
        self.paint.iter().any(|paint| !paint.painted().is_empty())
    }

    #[inline]
    pub(crate) fn island(&self, island: Nth, atlas: &'static Atlas) -> &'static Island {
        atlas.island(self.kept[island.index() / 2], island.index() % 2)
    }

    /// The sheets a choice keeps.
    pub(crate) const fn keeping(&self, choice: u8) -> Kept {
        let [a, b, c] = self.dealt;
        match choice {
            0 => Kept(b, c),
            1 => Kept(a, c),
            _ => Kept(a, b),
        }
    }
}

impl State {
    /// The position before the first move.
    pub(crate) fn first_position(setup: &Setup) -> Self {
        let fixed = setup.sheets().len() == 2;
        let mut player = Player { coins: COINS, ..Player::default() };
        if fixed {
            let mut sheets = setup.sheets().iter();
            player.kept = [sheets.next().unwrap_or_default(), sheets.next().unwrap_or_default()];
            if setup.is_reversed() {
                player.kept.reverse();
            }
        }
        Self {
            atlas: setup.atlas(),
            sheets: setup.sheets(),
            players: [player; MAX_PLAYERS as usize],
            pending: Pending::default(),
            groves: Groves::default(),
            bid: 0,
            count: setup.players(),
            variant: setup.variant(),
            stage: if fixed { Stage::Lot } else { Stage::Deal },
            space: 0,
            first: Seat(0),
            acting: Seat(0),
            bidder: None,
            passed: Seats::NONE,
            card: 0,
            acted: 0,
            part: Source::Square,
            source: Source::Square,
            shape: None,
            fitting: 0,
            colouring: Colouring::Season,
            colours: Colours::NONE,
            is_second: false,
            coal_used: [0; 2],
            is_reversed: setup.is_reversed(),
            solo: Solo::default(),
        }
    }

    /// What was decided before the first move.
    ///
    /// # Panics
    /// Never: a position comes from a setup that is playable.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let setup = if self.is_solo() {
            let mut sheets: Vec<_> = self.sheets.iter().collect();
            if self.is_reversed {
                sheets.reverse();
            }
            Setup::solo(&sheets, self.atlas)
        } else {
            Setup::new(self.count, self.sheets, self.variant, self.atlas)
        };
        match setup {
            Ok(setup) => setup,
            Err(bad) => unreachable!("{bad}"),
        }
    }

    /// All seats, clockwise from the first.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat(0).round(self.count)
    }

    /// Has this player chosen sheets, and does everybody know which?
    #[must_use]
    pub fn has_islands(&self, _seat: Seat) -> bool {
        !matches!(self.stage, Stage::Deal | Stage::Keep)
    }

    /// An island of a player, once the sheets are kept.
    #[must_use]
    pub fn island(&self, seat: Seat, island: Nth) -> &'static Island {
        self.players[seat.index()].island(island, self.atlas)
    }

    /// What a player has painted of an island.
    #[must_use]
    pub fn painted(&self, seat: Seat, island: Nth) -> Squares {
        self.players[seat.index()].painted(island)
    }

    /// What a player has painted of an island in that colour.
    #[must_use]
    pub fn colour(&self, seat: Seat, island: Nth, colour: Colour) -> Squares {
        self.players[seat.index()].paint[island.index()].of(colour)
    }

    /// How many coins a player has.
    #[must_use]
    pub fn coins(&self, seat: Seat) -> u16 {
        self.players[seat.index()].coins
    }

    /// The round, 1 to 24.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.space + 1
    }

    /// The season's colour (I-1.4).
    #[must_use]
    #[inline]
    pub fn season(&self) -> Colour {
        self.atlas.board().track[usize::from(self.space)]
    }

    /// The first player.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The lowest legal bid (I-3.2).
    #[must_use]
    #[inline]
    pub(crate) fn least_bid(&self) -> u16 {
        if self.bidder.is_some() { self.bid + 1 } else { self.card.into() }
    }

    /// Is this shape among those to be chosen from?
    #[inline]
    pub(crate) const fn can_choose(&self, shape: Shape) -> bool {
        self.fitting >> shape as u8 & 1 == 1
    }

    /// What is painted now.
    #[inline]
    pub(crate) const fn brush(&self) -> Brush {
        if self.solo.form > 0 {
            return Brush::Free(self.solo.form);
        }
        match self.shape {
            None => Brush::Square,
            Some(shape @ Shape::Two) if self.is_second => Brush::Second(shape),
            Some(shape @ Shape::Two) => Brush::First(shape),
            Some(shape) => Brush::Whole(shape),
        }
    }

    /// Tokens of a kind a player holds, by side.
    #[inline]
    pub(crate) fn tokens(&self, seat: Seat, landmark: Landmark) -> [u8; 2] {
        let player = &self.players[seat.index()];
        if landmark == Landmark::CoalPit { player.coal } else { player.gold }
    }

    /// Tokens of a kind left in the reserve; `None` if they never run out (I-2.5, I-12.1).
    #[must_use]
    pub fn reserve(&self, landmark: Landmark) -> Option<u8> {
        let held = || self.seats().map(|seat| self.tokens(seat, landmark).iter().sum::<u8>()).sum::<u8>();
        match self.variant {
            Variant::Standard => None,
            Variant::CatchUp => Some((self.count + 1).saturating_sub(held())),
        }
    }

    /// The first landmark that waits to be carried out, of these kinds, in reading order.
    pub(crate) fn next_pending(&self, kinds: &[Landmark]) -> Option<(Nth, Square)> {
        Nth::ALL.into_iter().find_map(|nth| {
            let waiting = self.pending.surrounded[nth.index()];
            if waiting.is_empty() {
                return None;
            }
            let island = self.island(self.acting, nth);
            let of_kind = kinds.iter().fold(Squares::NONE, |all, &kind| all.or(island.at(kind)));
            waiting.and(of_kind).first().map(|square| (nth, square))
        })
    }

    /// How that landmark of the acting player was surrounded.
    pub(crate) fn side_of(&self, nth: Nth, square: Square) -> Side {
        let around = Squares::only(square).and_neighbours().and(self.island(self.acting, nth).empty);
        self.players[self.acting.index()].paint[nth.index()].side(around)
    }

    /// Who is asked what.
    #[inline]
    pub(crate) fn question(&self) -> Asked<Ask> {
        let die = |ask| Asked::Chance(Roll::Below(6), ask);
        match self.stage {
            Stage::Deal => Asked::Chance(Roll::Shuffle, Ask::Deal),
            Stage::Keep => Asked::Together(self.undecided(), Ask::Keep),
            Stage::Lot => Asked::Chance(Roll::Below(self.count), Ask::Lot),
            Stage::AuctionDie => die(Ask::AuctionDie),
            Stage::Bid => Asked::Seat(self.acting, Ask::Bid { card: self.card, least: self.least_bid() }),
            Stage::Shape => Asked::Seat(self.acting, Ask::Shape { source: self.source }),
            Stage::ColourDie => die(Ask::ColourDie { source: self.source, shape: self.shape.unwrap_or(Shape::Two) }),
            Stage::Paint => {
                let (source, brush, colours) = (self.source, self.brush(), self.colours);
                Asked::Seat(self.acting, Ask::Paint { source, brush, colours })
            }
            Stage::Richest => Asked::Seat(self.acting, Ask::Richest { coins: self.volcano_coins() }),
            Stage::Token => Asked::Seat(self.acting, Ask::Token { landmark: self.token_owed() }),
            Stage::SoloDie => die(Ask::SoloDie { purpose: self.solo.purpose }),
            Stage::Technology(moment) => Asked::Seat(self.acting, Ask::Technology { moment }),
            Stage::Research => Asked::Seat(self.acting, Ask::Research),
            Stage::FormFirst => Asked::Seat(self.acting, Ask::FormFirst),
            Stage::Over => Asked::Over,
        }
    }

    /// Who has not chosen sheets yet.
    pub(crate) fn undecided(&self) -> Seats {
        self.seats().filter(|seat| self.players[seat.index()].choice.is_none()).collect()
    }

    /// What the volcano at hand takes (I-8.7).
    pub(crate) fn volcano_coins(&self) -> u8 {
        match self.next_pending(&[Landmark::Volcano]).map(|(nth, square)| self.side_of(nth, square)) {
            Some(Side::Single) => 8,
            _ => 4,
        }
    }

    /// Which kind of token is to be taken.
    pub(crate) fn token_owed(&self) -> Landmark {
        let first = self.next_pending(&[Landmark::CoalPit, Landmark::GoldMine]);
        let landmark = first.and_then(|(nth, square)| self.island(self.acting, nth).landmark(square));
        landmark.unwrap_or(Landmark::CoalPit)
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("stage", &self.stage)
            .field("round", &self.round())
            .field("acting", &self.acting)
            .field("card", &self.card)
            .field("bid", &self.bid)
            .field("source", &self.source)
            .field("shape", &self.shape)
            .field("players", &&self.players[..usize::from(self.count)])
            .finish_non_exhaustive()
    }
}
