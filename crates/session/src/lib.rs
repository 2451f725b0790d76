//! Tables at run time: seats, log, clocks, bots; the only holder of a real position.
//!
//! Whoever renders a table gets a [`Look`] or [`News`] for one viewer: what that viewer may not see has no name there.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`hub`] | [`Hub`]: all tables, and what can be done with them |
//! | [`look`] | what one viewer is shown |
//! | `help` | [`CloseUp`]: the same with what helps to play |
//! | `wish`, [`described`] | the table somebody wishes for; which games and options there are |
//! | [`refused`] | [`Refused`]: why something is not done |
//! | [`challenge`] | dice that are fixed by a name or a key |
//! | `id`, [`name`] | ids, tokens and names |
//! | [`source`] | time and randomness, injected |
//! | [`rendered`], [`plain`] | what is rendered, by kind of game; a game without drawings |
//! | `beginning` | [`Beginning`]: where a game begins if not with its setup |
//! | `origin` | [`Origin`]: the moment of another game from which a table goes on |
//! | [`talk`] | what people say to each other, beside the log |
//! | `lesson` | [`Lesson`]: a game learnt step by step |
//! | `tip` | [`Tip`]: what is explained once, when it first matters |

mod act;
mod agreement;
mod beginning;
pub mod challenge;
mod chosen;
mod clock;
mod course;
mod day;
pub mod described;
mod entry;
mod game;
mod games;
mod help;
mod hmac;
pub mod hub;
mod id;
mod lesson;
pub mod look;
mod memories;
pub mod name;
mod origin;
mod personal;
pub mod plain;
mod plan;
pub mod refused;
pub mod rendered;
pub mod source;
mod table;
pub mod tale;
pub mod talk;
mod tally;
mod thinkers;
mod tip;
mod wish;

pub use act::{Act, Done};
pub use beginning::Beginning;
pub use bots::Level;
pub use chosen::Chosen;
pub use day::Day;
pub use described::{Described, GameOption};
pub use game::Hosted;
pub use games::Games;
pub use help::{Chapter, CloseUp, Eyes, IslandsHelp, Replay, Tape};
pub use hub::{
    Answered, Attempt, Attention, Best, Board, Created, Everything, Figures, Guest, Hub, Imported, Joined, Length,
    Limits, Listener, MOST_RECORD_BYTES, MOST_RECORD_LINES, Neighbours, PER_ADDRESS, Place, PlayOn, Sought, Stir,
    Visitor,
};
pub use id::{TableId, Token, TokenKind, VisitorId};
pub use lesson::{Coach, Lesson};
pub use look::{Happened, Hint, Look, News, NewsEntry, Options, SceneOf, TableInfo, What};
pub use name::{BadName, Name};
pub use origin::Origin;
pub use personal::{ContestPlace, Personal};
pub use refused::{Quota, Refused};
pub use rendered::{Events, Forbidden, GameKind, Help, Rendered, Scene};
pub use source::Source;
pub use store::{
    Counts, Ending, Filter, Millis, NodeId, NodeRow, Opponent, OwnScore, Page, SeatKind, Status, Sweep, Swept, Trouble,
};
pub use tabletop::{Asked, Language, Seat, Seats, Standing, Viewer};
pub use talk::{BadLine, Saying, Talk};
pub use tally::{Against, Favourite, OfGame, Streak, Tally};
pub use tip::Tip;
pub use wish::{Absence, BadWish, Pace, SeatWish, Wish};

/// What may be rendered of the card games.
pub mod cards {
    pub use origami::asks::TopDiscard;
    pub use origami::card::{Character, Characters, Colour, Families, MAX_CARDS_NAMED, Noun, Provenance};
    pub use origami::edition::Facts;
    pub use origami::frame::Payment;
    pub use origami::queries::{DRAW_LIMIT, HAND_LIMIT, LINE_SIZE};
    pub use origami::score::Scored;
    pub use origami::setup::Title;
    pub use origami::state::Ending;
    pub use origami::view::{AtSeat, InCollection, OnTable, Rest};
    pub use origami::vocab::{From, Instead, Kind, Limit, Must, Noted, Price, Source, Spot, Terms, Which};
    pub use origami::{Ask, Cards, Edition, Event, Family, Move, Rule, Seen, Setup, Side, Species, View};
    pub use tabletop::{Illegal, RuleId, Why};

    pub use crate::game::cards::{CHARACTERS, FAMILIES};
    pub use crate::help::{Blocked, CardsHelp, Playable, SeatHelp};

    /// What lies on the table of a card game, for one viewer.
    pub type Scene = crate::look::SceneOf<origami::State>;
}

/// What may be rendered of Islands.
pub mod islands {
    pub use ::islands::atlas::{Board, Card, Colouring, Island, Kind, Outline, Provenance, SPACES, Sheet, Site};
    pub use ::islands::bits::Square;
    pub use ::islands::record::SOLO_TITLE;
    pub use ::islands::score::{IslandScore, LandmarkScore, Score};
    pub use ::islands::technology::LEVELS;
    pub use ::islands::view::{AtSeat, IslandAt, OnTable, Science};
    pub use ::islands::{
        Ask, Atlas, Brush, Choice, Colour, Colours, Kept, Landmark, Moment, Move, Nth, Purpose, Rank, Rule, Seen,
        Setup, Shape, SheetId, Side, Source, Squares, Technology, Use, Variant, View,
    };
    pub use tabletop::{Asked, Illegal, RuleId, Why};

    pub use crate::game::islands::{SHEETS, VARIANT};
    pub use crate::help::{Bid, Canvas, Die, Easel, Income, IslandsHelp, Lately, Outcome, Stroke};

    /// What lies on the table of Islands, for one viewer.
    pub type Scene = crate::look::SceneOf<::islands::State>;
}
