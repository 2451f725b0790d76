//! What happened at a table, as one viewer sees it.

use serde::ser::{SerializeMap as _, SerializeSeq as _};
use serde::{Serialize, Serializer};
use session::look::{Legal, NewsEntry};
use session::{Events, Happened, Language, Look, News, Seats, What};
use utoipa::ToSchema;

use crate::api::plain;
use crate::say;

/// News with all that is needed to write them. They are written straight into the answer, without anything in between.
#[derive(Debug)]
pub struct NewsJson<'a> {
    news: &'a News,
    /// Sentences, entry by entry, if they are wanted.
    say: Option<Vec<Vec<String>>>,
    /// The question, in words.
    question: Option<String>,
}

impl<'a> NewsJson<'a> {
    /// News without sentences.
    #[must_use]
    pub const fn new(news: &'a News) -> Self {
        Self { news, say: None, question: None }
    }

    /// News with sentences; the look tells who plays.
    #[must_use]
    pub fn told(news: &'a News, look: &Look, language: Language) -> Self {
        // A look at a later version asks something else.
        let question = if look.table.version == news.version { say::question(look, language) } else { None };
        Self { news, say: Some(say::entries(look, &news.entries, language)), question }
    }
}

impl Serialize for NewsJson<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("version", &self.news.version)?;
        map.serialize_entry("status", self.news.status.word())?;
        map.serialize_entry("asked", &Numbers(self.news.asked))?;
        map.serialize_entry("entries", &Entries { entries: &self.news.entries, say: self.say.as_deref() })?;
        map.serialize_entry("legal", &self.news.legal.as_ref().map(LegalRef))?;
        if let Some(question) = &self.question {
            map.serialize_entry("say", question)?;
        }
        map.end()
    }
}

struct Numbers(Seats);

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(|seat| seat.0))
    }
}

struct LegalRef<'a>(&'a Legal);

impl Serialize for LegalRef<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(3))?;
        map.serialize_entry("count", &self.0.count)?;
        map.serialize_entry("complete", &(self.0.moves.len() == self.0.count))?;
        map.serialize_entry("moves", &self.0.moves)?;
        map.end()
    }
}

struct Entries<'a> {
    entries: &'a [NewsEntry],
    say: Option<&'a [Vec<String>]>,
}

impl Serialize for Entries<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(Some(self.entries.len()))?;
        for (at, entry) in self.entries.iter().enumerate() {
            let say = self.say.and_then(|say| say.get(at)).map(Vec::as_slice);
            list.serialize_element(&EntryRef { entry, say })?;
        }
        list.end()
    }
}

struct EntryRef<'a> {
    entry: &'a NewsEntry,
    say: Option<&'a [String]>,
}

impl Serialize for EntryRef<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        map.serialize_entry("number", &self.entry.number)?;
        map.serialize_entry("at_ms", &self.entry.at)?;
        match &self.entry.what {
            What::Moved { by, events } => {
                map.serialize_entry("kind", if by.is_some() { "move" } else { "chance" })?;
                if let Some(by) = by {
                    map.serialize_entry("seat", &by.0)?;
                }
                match events {
                    Events::Cards(events) => map.serialize_entry("events", events)?,
                    Events::Islands(events) => map.serialize_entry("events", events)?,
                    Events::Plain(events) => map.serialize_entry("events", &plain::events(events))?,
                }
            }
            What::Happened(happened) => {
                map.serialize_entry("kind", happened.word())?;
                if let Some(seat) = happened.seat() {
                    map.serialize_entry("seat", &seat.0)?;
                }
                match happened {
                    Happened::TookBack(_, number) => map.serialize_entry("back_to", number)?,
                    Happened::Rematch(table) => map.serialize_entry("table", table.as_str())?,
                    _ => {}
                }
            }
        }
        if let Some(say) = self.say {
            map.serialize_entry("say", say)?;
        }
        map.end()
    }
}

/// What happened at a table, for one viewer.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = News)]
#[allow(dead_code)] // it describes what `NewsJson` writes
pub(crate) struct NewsSchema {
    /// The version this leads to: the next `since`.
    version: u32,
    /// How far the table is.
    status: crate::api::answers::StatusJson,
    /// The seats of those who are asked now.
    asked: Vec<u8>,
    /// What happened, oldest first.
    entries: Vec<EntrySchema>,
    /// What you may answer now, if you are asked. A view lists more.
    legal: Option<crate::api::view::LegalJson>,
    /// The question you are asked, as a sentence, if `lang` asks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<String>,
}

/// One entry of the log, as one viewer sees it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Entry)]
#[allow(dead_code)] // it describes what `NewsJson` writes
pub(crate) struct EntrySchema {
    /// Its number.
    number: u32,
    /// When it happened.
    at_ms: i64,
    /// What happened: a `move` by a player, or by `chance`, or one of `joined`, `left`, `removed`, `started`, `took_back`, `resigned`,
    /// `out_of_time`, `away`, `returned`, `offered`, `withdrew`, `ended`, `paused`, `resumed`, `rematch`.
    kind: String,
    /// Whose move it was, or who it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// What came of a move, as far as you may know it: each has the field `event` with its word in records. A card that you do
    /// not see is `null`.
    #[schema(value_type = Option<Vec<Object>>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<Vec<serde_json::Value>>,
    /// The number of the answer taken back, with the kind `took_back`: it and what came after it did not happen, save for answers of
    /// others to the same question.
    #[serde(skip_serializing_if = "Option::is_none")]
    back_to: Option<u32>,
    /// The table at which the same players play again, with the kind `rematch`.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    /// What happened, in sentences, if `lang` asks for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<Vec<String>>,
}
