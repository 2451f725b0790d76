//! What one viewer may know of a position: everything but what others have chosen in secret (I-2.2, I-2.3).

use tabletop::{Asked, Game, Seat, Seats, Viewer};

use crate::asks::{Ask, Kept, Nth, Side, Use};
use crate::atlas::{Atlas, Island, Landmark, Shape, SheetId};
use crate::bits::{Square, Squares};
use crate::colour::{Colour, Colours};
use crate::event::{Seen, TwoSheets};
use crate::setup::{Setup, Variant};
use crate::state::{Stage, State};
use crate::technology::{Moment, Purpose, Technology};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The game.
    pub setup: Setup,
    /// What lies on the table.
    pub table: OnTable,
    /// Who is asked what.
    pub asked: Asked<Ask>,
    /// The position without what others have chosen in secret.
    pub(crate) position: State,
}

/// What lies on the table. Seen events folded over one table give the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnTable {
    atlas: &'static Atlas,
    variant: Variant,
    /// The players.
    pub seats: Vec<AtSeat>,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The season's colour, once a round has begun.
    pub season: Option<Colour>,
    /// The first player, once drawn.
    pub first: Option<Seat>,
    /// The auctioned card, once rolled.
    pub card: Option<u8>,
    /// The highest bid.
    pub bid: Option<(Seat, u16)>,
    /// Who has passed.
    pub passed: Seats,
    /// Who has won the bidding of this round.
    pub winner: Option<Seat>,
    /// Is the game over?
    pub over: bool,
    /// The science sheet, in the solo game.
    pub science: Option<Science>,
}

/// The science sheet of the solo game (I-13.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Science {
    /// Levels researched, by technology.
    pub levels: [u8; Technology::ALL.len()],
    /// Whether each was used this round.
    pub used: [bool; Technology::ALL.len()],
}

impl Science {
    /// Is a technology closed, because its partner is researched?
    #[must_use]
    pub fn is_closed(&self, technology: Technology) -> bool {
        technology.partner().is_some_and(|partner| self.levels[partner as usize] > 0)
    }
}

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AtSeat {
    /// The sheets dealt.
    pub dealt: Vec<SheetId>,
    /// Has the player chosen, while others have not?
    pub chosen: bool,
    /// What was chosen, if the viewer may know it.
    pub choice: Option<Kept>,
    /// The sheets kept, once all have chosen.
    pub kept: Option<Kept>,
    /// The four islands, once the sheets are kept.
    pub islands: Vec<IslandAt>,
    /// Coins.
    pub coins: u16,
    /// Coal-pit tokens: *any colour*, *season colour*.
    pub coal: [u8; 2],
    /// Gold-mine tokens: +2, +1.
    pub gold: [u8; 2],
    /// Volcano tokens.
    pub volcanoes: u8,
    /// Unused accesses: to both harbors, to the regular one only.
    pub access: [u8; 2],
}

/// An island of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IslandAt {
    /// As it is printed.
    pub island: &'static Island,
    /// What is painted, by colour.
    pub colours: [Squares; 3],
    /// By outline: the coins it has brought, if it is filled.
    pub filled: Vec<Option<u8>>,
}

impl IslandAt {
    fn new(island: &'static Island) -> Self {
        Self { island, colours: [Squares::NONE; 3], filled: vec![None; island.outlines.len()] }
    }

    /// All that is painted.
    #[must_use]
    pub fn painted(&self) -> Squares {
        self.colours.iter().fold(Squares::NONE, |all, &some| all.or(some))
    }
}

impl View {
    /// What `viewer` may know of a position.
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> Self {
        let mut position = state.clone();
        for seat in state.seats().filter(|&seat| !viewer.is(seat)) {
            position.players[seat.index()].choice = None;
        }
        Self { viewer, setup: state.setup(), table: OnTable::of(state, viewer), asked: state.asked(), position }
    }

    /// The dice of the roll under way in the solo game, and what it is for; those not rolled are 0.
    #[must_use]
    pub const fn dice(&self) -> (Purpose, [u8; 2]) {
        self.position.dice()
    }

    /// The shape that is about to be painted, once it is known, and the colours it may get.
    #[must_use]
    pub const fn at_hand(&self) -> (Option<Shape>, Colours) {
        (self.position.shape, self.position.colours)
    }

    /// The islands of the solo player in the order they were started (I-13.6).
    #[must_use]
    pub fn started(&self) -> &[Nth] {
        self.position.started()
    }
}

impl OnTable {
    fn of(state: &State, viewer: Viewer) -> Self {
        let begun = !matches!(state.stage, Stage::Deal | Stage::Keep | Stage::Lot);
        let bidding = matches!(state.stage, Stage::AuctionDie | Stage::Bid | Stage::Technology(Moment::Bidding));
        let science = Science {
            levels: Technology::ALL.map(|technology| state.level(technology)),
            used: Technology::ALL.map(|technology| state.is_used(technology)),
        };
        Self {
            atlas: state.atlas,
            variant: state.variant,
            seats: state.seats().map(|seat| AtSeat::of(state, seat, viewer)).collect(),
            round: if begun { state.round() } else { 0 },
            season: begun.then(|| state.season()),
            first: begun.then_some(state.first),
            card: Some(state.card).filter(|&card| card > 0),
            bid: Some((state.bidder.unwrap_or(state.acting), state.bid)).filter(|&(_, bid)| bid > 0),
            passed: state.passed,
            winner: state.bidder.filter(|_| !bidding),
            over: state.stage == Stage::Over,
            science: state.is_solo().then_some(science),
        }
    }

    /// Coal-pit or gold-mine tokens in the reserve; `None` if they never run out (I-2.5, I-12.1).
    #[must_use]
    pub fn reserve(&self, landmark: Landmark) -> Option<u8> {
        let held = |seat: &AtSeat| if landmark == Landmark::CoalPit { seat.coal } else { seat.gold };
        let all: u8 = self.seats.iter().map(|seat| held(seat).iter().sum::<u8>()).sum();
        match self.variant {
            Variant::Standard => None,
            Variant::CatchUp => Some((self.seats.len() as u8 + 1).saturating_sub(all)),
        }
    }

    fn sheet(&self, id: &str) -> SheetId {
        let atlas = self.atlas;
        atlas.all().find(|&sheet| atlas.sheet(sheet).id == id).unwrap_or_default()
    }

    fn kept(&self, [a, b]: TwoSheets) -> Kept {
        Kept(self.sheet(a), self.sheet(b))
    }

    fn seat(&mut self, seat: Seat) -> &mut AtSeat {
        &mut self.seats[seat.index()]
    }

    fn tokens(&mut self, seat: Seat, landmark: Landmark) -> &mut [u8; 2] {
        let seat = self.seat(seat);
        if landmark == Landmark::CoalPit { &mut seat.coal } else { &mut seat.gold }
    }

    /// Takes in what was seen.
    pub fn fold(&mut self, seen: &Seen) {
        match *seen {
            Seen::Dealt { seat, sheets } => self.seat(seat).dealt = sheets.map(|id| self.sheet(id)).to_vec(),
            Seen::Chose { seat, kept } => self.chooses(seat, kept),
            Seen::Keeps { seat, kept } => self.keeps(seat, kept),
            Seen::FirstPlayer { seat } => self.first = Some(seat),
            Seen::Round { round, colour, first } => self.round_begins(round, colour, first),
            Seen::Card { card } => self.card = Some(card),
            Seen::Bids { seat, coins } => self.bid = Some((seat, coins)),
            Seen::Passes { seat, .. } => self.passed.add(seat),
            Seen::Wins { seat, coins } => self.wins(seat, coins),
            Seen::Paints { seat, island, squares, colour, .. } => self.paints(seat, island, squares, colour),
            Seen::Starts { seat, access, .. } => self.starts(seat, access),
            Seen::VolcanoTokens { seat, tokens, .. } => self.seat(seat).volcanoes += tokens,
            Seen::Access { seat, side } => self.seat(seat).access[side as usize] += 1,
            Seen::Token { seat, landmark, side, from } => self.gets_token(seat, landmark, side, from),
            Seen::TokenReturned { seat } => self.returns_token(seat),
            Seen::Takes { seat, from, coins } => self.takes(seat, from, coins),
            Seen::Fills { seat, island, square, coins } => self.fills(seat, island, square, coins),
            Seen::Income { seat, coins, .. } => self.seat(seat).coins += coins,
            Seen::Carrambah { won, .. } => {
                if !won {
                    self.passed.add(Seat(0));
                }
            }
            Seen::Researches { technology, level } => self.researches(technology, level),
            Seen::Uses { used, coins } => self.uses(used, coins),
            Seen::VolcanoGives { coins } => self.seat(Seat(0)).coins += u16::from(coins),
            Seen::Ends => self.over = true,
            // What they mean for the table is said by other events.
            Seen::NoWinner
            | Seen::Rolled { .. }
            | Seen::MarkerStays
            | Seen::Chooses { .. }
            | Seen::ColourRolled { .. }
            | Seen::GivesUp { .. }
            | Seen::Skips { .. }
            | Seen::Surrounds { .. }
            | Seen::NoToken { .. }
            | Seen::TakesNothing { .. } => {}
        }
    }

    fn chooses(&mut self, seat: Seat, kept: Option<TwoSheets>) {
        let choice = kept.map(|kept| self.kept(kept));
        let seat = self.seat(seat);
        seat.chosen = true;
        seat.choice = choice;
    }

    fn keeps(&mut self, seat: Seat, kept: TwoSheets) {
        let (kept, atlas) = (self.kept(kept), self.atlas);
        let seat = self.seat(seat);
        (seat.chosen, seat.choice) = (false, None);
        seat.keep(kept, atlas);
    }

    fn round_begins(&mut self, round: u8, colour: Colour, first: Seat) {
        (self.round, self.season, self.first) = (round, Some(colour), Some(first));
        (self.card, self.bid, self.winner) = (None, None, None);
        self.passed = Seats::NONE;
        if let Some(science) = &mut self.science {
            science.used = Default::default();
        }
    }

    fn wins(&mut self, seat: Seat, coins: u16) {
        (self.winner, self.first) = (Some(seat), Some(seat));
        self.seat(seat).coins -= coins;
    }

    fn paints(&mut self, seat: Seat, island: Nth, squares: Squares, colour: Colour) {
        let paint = &mut self.seat(seat).islands[island.index()].colours[colour as usize];
        *paint = paint.or(squares);
    }

    fn starts(&mut self, seat: Seat, access: Option<Side>) {
        if let Some(side) = access {
            self.seat(seat).access[side as usize] -= 1;
        }
    }

    fn gets_token(&mut self, seat: Seat, landmark: Landmark, side: Side, from: Option<(Seat, Side)>) {
        self.tokens(seat, landmark)[side as usize] += 1;
        if let Some((from, side)) = from {
            self.tokens(from, landmark)[side as usize] -= 1;
        }
    }

    fn returns_token(&mut self, seat: Seat) {
        let seat = self.seat(seat);
        seat.volcanoes = seat.volcanoes.saturating_sub(1);
    }

    fn takes(&mut self, seat: Seat, from: Seat, coins: u16) {
        self.seat(from).coins -= coins;
        self.seat(seat).coins += coins;
    }

    fn fills(&mut self, seat: Seat, island: Nth, square: Square, coins: u8) {
        let seat = self.seat(seat);
        seat.coins += u16::from(coins);
        let at = &mut seat.islands[island.index()];
        let outline = at.island.outlines.iter().position(|outline| outline.squares.has(square));
        if let Some(filled) = outline.and_then(|i| at.filled.get_mut(i)) {
            *filled = Some(coins);
        }
    }

    fn researches(&mut self, technology: Technology, level: u8) {
        if let Some(science) = &mut self.science {
            science.levels[technology as usize] = level;
        }
    }

    fn uses(&mut self, used: Use, coins: i8) {
        if let Some(science) = &mut self.science {
            science.used[used.technology as usize] = true;
        }
        let seat = self.seat(Seat(0));
        seat.coins = seat.coins.saturating_add_signed(coins.into());
    }
}

impl AtSeat {
    fn of(state: &State, seat: Seat, viewer: Viewer) -> Self {
        let player = &state.players[seat.index()];
        let is_dealt = state.sheets.len() > 2 && state.stage != Stage::Deal;
        let mut at = Self {
            dealt: if is_dealt { player.dealt.to_vec() } else { Vec::new() },
            chosen: player.choice.is_some(),
            choice: player.choice.filter(|_| viewer.is(seat)).map(|choice| player.keeping(choice)),
            coins: player.coins,
            coal: player.coal,
            gold: player.gold,
            volcanoes: player.volcanoes,
            access: player.access,
            ..Self::default()
        };
        if state.has_islands(seat) {
            at.keep(Kept(player.kept[0], player.kept[1]), state.atlas);
        }
        for (nth, island) in Nth::ALL.into_iter().zip(&mut at.islands) {
            island.colours = Colour::ALL.map(|colour| player.paint[nth.index()].of(colour));
            // Coins come after volcanoes (I-6.3): what is not paid yet does not lie on the table.
            let pending = if seat == state.acting { state.pending.filled[nth.index()] } else { 0 };
            for (side, coins) in [(Side::Single, 10), (Side::Different, 5)] {
                let filled = player.filled[nth.index()][side as usize] & !pending;
                island.filled.iter_mut().enumerate().filter(|(i, _)| filled >> i & 1 == 1).for_each(|(_, f)| {
                    *f = Some(coins);
                });
            }
        }
        at
    }

    fn keep(&mut self, kept: Kept, atlas: &'static Atlas) {
        self.kept = Some(kept);
        let sheets = [kept.0, kept.1].into_iter();
        self.islands = sheets.flat_map(|sheet| [0, 1].map(|half| IslandAt::new(atlas.island(sheet, half)))).collect();
    }
}
