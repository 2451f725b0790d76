//! What happened, move by move.

use tabletop::{Seat, Viewer};

use crate::asks::{Nth, Side, Source, Use};
use crate::atlas::{Landmark, Shape};
use crate::bits::{Square, Squares};
use crate::colour::Colour;
use crate::technology::{Purpose, Technology};

/// The ids of two sheets, in the order dealt.
pub type TwoSheets = [&'static str; 2];

/// Something that happened. `K` is what is known of a choice of sheets: the sheets, or perhaps nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
pub enum Event<K = TwoSheets> {
    /// A player was dealt three sheets (I-2.2).
    Dealt {
        /// Who.
        seat: Seat,
        /// Which.
        sheets: [&'static str; 3],
    },
    /// A player has chosen, in secret (I-2.2).
    Chose {
        /// Who.
        seat: Seat,
        /// Which, for those who may know.
        kept: K,
    },
    /// A player's sheets, once all have chosen.
    Keeps {
        /// Who.
        seat: Seat,
        /// Which.
        kept: TwoSheets,
    },
    /// The first player was drawn by lot (I-2.1).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A round begins.
    Round {
        /// Which, from 1.
        round: u8,
        /// The season's colour.
        colour: Colour,
        /// The first player.
        first: Seat,
    },
    /// The auction die was rolled (I-3.1).
    Card {
        /// The card, 1 to 6.
        card: u8,
    },
    /// A bid.
    Bids {
        /// Who.
        seat: Seat,
        /// How many coins.
        coins: u16,
    },
    /// A pass.
    Passes {
        /// Who.
        seat: Seat,
        /// Without being asked, because no legal bid can be paid (I-3.4).
        unable: bool,
    },
    /// The bidding is won: the winner is first player and has paid (I-4.1, I-4.2).
    Wins {
        /// Who.
        seat: Seat,
        /// What was paid.
        coins: u16,
    },
    /// Everybody has passed (I-3.3).
    NoWinner,
    /// A shape was chosen.
    Chooses {
        /// Who.
        seat: Seat,
        /// For what.
        source: Source,
        /// Which.
        shape: Shape,
        /// It was the only one that fits, so nobody was asked (I-5.11).
        only: bool,
    },
    /// The colour die was rolled.
    ColourRolled {
        /// For whom.
        seat: Seat,
        /// For what.
        source: Source,
        /// What the die shows.
        die: u8,
        /// The colour that is.
        colour: Colour,
    },
    /// Squares were painted.
    Paints {
        /// Who.
        seat: Seat,
        /// For what.
        source: Source,
        /// On which island.
        island: Nth,
        /// The squares.
        squares: Squares,
        /// The colour.
        colour: Colour,
        /// It was the only place, so nobody was asked (I-5.11).
        only: bool,
    },
    /// An island was started; unless it is the first one, an access was spent (I-8.9).
    Starts {
        /// Who.
        seat: Seat,
        /// Which island.
        island: Nth,
        /// The access spent: `Single` opens both harbors, `Different` the regular one only.
        access: Option<Side>,
    },
    /// A painting action was given up (I-5.7).
    GivesUp {
        /// Who.
        seat: Seat,
        /// For what.
        source: Source,
    },
    /// A painting action can't be carried out anywhere and is skipped (I-5.10).
    Skips {
        /// Who.
        seat: Seat,
        /// For what.
        source: Source,
    },
    /// A landmark was surrounded (I-6.1).
    Surrounds {
        /// Who.
        seat: Seat,
        /// On which island.
        island: Nth,
        /// Where.
        square: Square,
        /// What.
        landmark: Landmark,
        /// With a single colour or different ones.
        side: Side,
    },
    /// Volcano tokens were taken for a new island (I-8.10).
    VolcanoTokens {
        /// Who.
        seat: Seat,
        /// For which island.
        island: Nth,
        /// How many.
        tokens: u8,
    },
    /// A lighthouse gave an access (I-8.1).
    Access {
        /// To whom.
        seat: Seat,
        /// `Single` opens both harbors, `Different` the regular one only.
        side: Side,
    },
    /// A coal-pit or gold-mine token was taken (I-8.4, I-8.6).
    Token {
        /// By whom.
        seat: Seat,
        /// Coal pit or gold mine.
        landmark: Landmark,
        /// The side it lies on now.
        side: Side,
        /// From whom, and the side it lay on there, if not from the reserve (I-12.1).
        from: Option<(Seat, Side)>,
    },
    /// No token was left to take (I-12.3).
    NoToken {
        /// For whom.
        seat: Seat,
        /// Coal pit or gold mine.
        landmark: Landmark,
    },
    /// A volcano token was returned (I-8.7).
    TokenReturned {
        /// By whom.
        seat: Seat,
    },
    /// A volcano took coins (I-8.7).
    Takes {
        /// Who takes.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// How many coins.
        coins: u16,
    },
    /// A volcano took nothing (I-8.7).
    TakesNothing {
        /// For whom.
        seat: Seat,
        /// Because this player alone is the richest; otherwise because nobody else has a coin.
        richest: bool,
    },
    /// An outline was filled: so many coins now and points at the end (I-7.1).
    Fills {
        /// Who.
        seat: Seat,
        /// On which island.
        island: Nth,
        /// The first square of the outline.
        square: Square,
        /// 10 in its colour, otherwise 5.
        coins: u8,
    },
    /// The income of a player without the card (I-4.3).
    Income {
        /// Whose.
        seat: Seat,
        /// From gold mines.
        gold: u16,
        /// Lost to volcano tokens.
        volcanoes: u8,
        /// What was taken: 3, plus gold, minus volcanoes, never below 0.
        coins: u16,
    },
    /// A die of the solo game was rolled (I-13.2, I-13.10, I-13.11), or one that can be rolled again.
    Rolled {
        /// What for.
        purpose: Purpose,
        /// What it shows.
        die: u8,
    },
    /// Carrambah has bid (I-13.2).
    Carrambah {
        /// How much.
        bid: u8,
        /// Is the player's bid as high?
        won: bool,
    },
    /// A level was researched (I-13.3).
    Researches {
        /// Of which technology.
        technology: Technology,
        /// Which one.
        level: u8,
    },
    /// A technology was used.
    Uses {
        /// What.
        used: Use,
        /// The coins gained, or paid if negative.
        coins: i8,
    },
    /// A volcano gave coins of the reserve (I-13.4).
    VolcanoGives {
        /// How many.
        coins: u8,
    },
    /// The season marker stays where it is (I-13.12).
    MarkerStays,
    /// The last round is over.
    Ends,
}

/// An event as one viewer sees it.
pub type Seen = Event<Option<TwoSheets>>;

impl Event {
    /// What `viewer` sees of it: everything but what others have chosen in secret.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Seen {
        self.map(|seat, kept| if viewer.is(seat) { Some(kept) } else { None })
    }
}

impl<K: Copy> Event<K> {
    /// The same with another knowledge of choices. An exhaustive match: a new event has to be thought of here.
    pub fn map<L>(&self, known: impl Fn(Seat, K) -> L) -> Event<L> {
        match *self {
            Self::Chose { seat, kept } => Event::Chose { seat, kept: known(seat, kept) },
            Self::Dealt { seat, sheets } => Event::Dealt { seat, sheets },
            Self::Keeps { seat, kept } => Event::Keeps { seat, kept },
            Self::FirstPlayer { seat } => Event::FirstPlayer { seat },
            Self::Round { round, colour, first } => Event::Round { round, colour, first },
            Self::Card { card } => Event::Card { card },
            Self::Bids { seat, coins } => Event::Bids { seat, coins },
            Self::Passes { seat, unable } => Event::Passes { seat, unable },
            Self::Wins { seat, coins } => Event::Wins { seat, coins },
            Self::NoWinner => Event::NoWinner,
            Self::Chooses { seat, source, shape, only } => Event::Chooses { seat, source, shape, only },
            Self::ColourRolled { seat, source, die, colour } => Event::ColourRolled { seat, source, die, colour },
            Self::Paints { seat, source, island, squares, colour, only } => {
                Event::Paints { seat, source, island, squares, colour, only }
            }
            Self::Starts { seat, island, access } => Event::Starts { seat, island, access },
            Self::GivesUp { seat, source } => Event::GivesUp { seat, source },
            Self::Skips { seat, source } => Event::Skips { seat, source },
            Self::Surrounds { seat, island, square, landmark, side } => {
                Event::Surrounds { seat, island, square, landmark, side }
            }
            Self::VolcanoTokens { seat, island, tokens } => Event::VolcanoTokens { seat, island, tokens },
            Self::Access { seat, side } => Event::Access { seat, side },
            Self::Token { seat, landmark, side, from } => Event::Token { seat, landmark, side, from },
            Self::NoToken { seat, landmark } => Event::NoToken { seat, landmark },
            Self::TokenReturned { seat } => Event::TokenReturned { seat },
            Self::Takes { seat, from, coins } => Event::Takes { seat, from, coins },
            Self::TakesNothing { seat, richest } => Event::TakesNothing { seat, richest },
            Self::Fills { seat, island, square, coins } => Event::Fills { seat, island, square, coins },
            Self::Income { seat, gold, volcanoes, coins } => Event::Income { seat, gold, volcanoes, coins },
            Self::Rolled { purpose, die } => Event::Rolled { purpose, die },
            Self::Carrambah { bid, won } => Event::Carrambah { bid, won },
            Self::Researches { technology, level } => Event::Researches { technology, level },
            Self::Uses { used, coins } => Event::Uses { used, coins },
            Self::VolcanoGives { coins } => Event::VolcanoGives { coins },
            Self::MarkerStays => Event::MarkerStays,
            Self::Ends => Event::Ends,
        }
    }
}
