//! A table as one viewer sees it.

use serde::Serialize;
use session::look::Legal;
use session::{Language, Look, Scene, cards};
use utoipa::ToSchema;

use crate::api::answers::TableJson;
use crate::api::islands::IslandsTable;
use crate::api::plain::PlainTable;
use crate::api::question::{self, QuestionJson};
use crate::say;

/// A table as you see it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Look)]
pub struct LookJson<'a> {
    /// What everybody sees.
    table: TableJson<'a>,
    /// Your seat; none if you only look on.
    seat: Option<u8>,
    /// What lies on the table; nothing before the game has started, or if it no longer replays.
    #[schema(value_type = Option<ViewSchema>)]
    view: Option<ViewJson<'a>>,
    /// Who is asked what; nothing before the game has started and once it is over.
    question: Option<QuestionJson>,
    /// What you may answer, if you are asked.
    legal: Option<LegalJson>,
}

/// What lies on the table, by the kind of game.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ViewJson<'a> {
    /// A game of cards.
    Cards(&'a cards::OnTable),
    /// A game of Islands.
    Islands(IslandsTable<'a>),
    /// A game without drawings.
    Plain(PlainTable),
}

/// What may be answered.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Legal)]
pub struct LegalJson {
    /// How many answers there are.
    count: usize,
    /// Are all of them listed? Those that are not can be given too.
    complete: bool,
    /// The answers, in the words of records.
    #[schema(example = json!(["draw fox", "play cat left"]))]
    moves: Vec<String>,
}

impl LegalJson {
    fn new(count: usize, moves: Vec<String>) -> Self {
        Self { count, complete: moves.len() == count, moves }
    }
}

impl From<Legal> for LegalJson {
    fn from(legal: Legal) -> Self {
        Self::new(legal.count, legal.moves)
    }
}

impl<'a> LookJson<'a> {
    /// This look; with sentences, if a language is given.
    #[must_use]
    pub fn new(look: &'a Look, language: Option<Language>) -> Self {
        let scene = look.scene.as_ref();
        // A game that was given up or ended is not asked on.
        let mut question = scene.filter(|_| look.table.status.is_alive()).and_then(question::question);
        if let (Some(question), Some(language)) = (&mut question, language) {
            question.say = say::question(look, language);
        }
        let view = scene.map(|scene| match scene {
            Scene::Cards(scene) => ViewJson::Cards(&scene.view.table),
            Scene::Islands(scene) => ViewJson::Islands(IslandsTable::new(&scene.setup, &scene.view)),
            Scene::Plain(scene) => {
                ViewJson::Plain(PlainTable::new(scene, &say::names(&look.table), language.unwrap_or_default()))
            }
        });
        Self {
            table: TableJson::new(&look.table),
            seat: look.seat.map(|seat| seat.0),
            view,
            question,
            legal: scene.and_then(Scene::legal).map(LegalJson::from),
        }
    }
}

/// What lies on the table, by the kind of game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = View)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(dead_code)] // it describes what `ViewJson` writes
pub(crate) enum ViewSchema {
    /// A game of cards.
    Cards(CardsTable),
    /// A game of Islands.
    Islands(IslandsTable<'static>),
    /// A game without drawings.
    Plain(PlainTable),
}

/// What lies on a table of cards, and what you hold. Cards go by their words in records.
#[derive(Debug, Serialize, ToSchema)]
#[allow(dead_code)] // it describes what the game itself writes
pub(crate) struct CardsTable {
    /// How many cards the deck holds.
    deck: u8,
    /// The discards, from bottom to top.
    discards: Vec<String>,
    /// The Draw Line, oldest card first.
    line: Vec<String>,
    /// The characters in play, in the order of the card list.
    characters: Vec<String>,
    /// How much rice paper its deck holds, if it is in the game.
    rice_paper: Option<u8>,
    /// The players.
    seats: Vec<CardsSeat>,
    /// Your hand, ascending; rice paper comes last.
    hand: Vec<String>,
    /// How many cards are being looked at.
    looked_at: u8,
    /// Those of them you see, ascending.
    looking_at: Vec<String>,
    /// How many cards of a hand are marked to be discarded.
    marked: u8,
    /// Those of them in your hand, ascending.
    marking: Vec<String>,
    /// The Starting Player.
    start: u8,
    /// Whose turn it is.
    active: u8,
    /// Run-outs so far.
    runouts: u8,
    /// How near the end is.
    ending: String,
    /// Extra actions still to take this turn.
    extra: u8,
    /// Extra actions granted this turn.
    granted: u8,
    /// Turns since a card last left the deck, counting the one in which it left.
    idle: u8,
}

/// What everybody sees of one player of a card game.
#[derive(Debug, Serialize, ToSchema)]
#[allow(dead_code)] // it describes what the game itself writes
struct CardsSeat {
    /// How many cards the player holds.
    hand: u8,
    /// How many of them are rice paper.
    rice_paper: u8,
    /// The two collections, left and right, each from bottom to top.
    collections: [Vec<CardInCollection>; 2],
}

/// A card in a collection.
#[derive(Debug, Serialize, ToSchema)]
#[allow(dead_code)] // it describes what the game itself writes
struct CardInCollection {
    /// Which.
    card: String,
    /// Whether its special action is to be had this turn, if it has one: `ready`, `played` (this turn) or `used` (this turn).
    rest: String,
}
