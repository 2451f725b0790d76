//! The table a request wishes for. What can be chosen at a game is read and described as the game describes it.

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeSeed, Deserializer, Error, IntoDeserializer as _, MapAccess, Visitor};
use session::described::Takes;
use session::{Chosen, GameOption, Games, SeatWish, Wish};
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::openapi::{Object, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::api::requests::{AbsenceJson, NewSeat, PaceJson};

/// A table somebody wishes for.
#[derive(Debug)]
pub struct NewTable {
    /// Without what can be chosen at the game.
    pub table: PlainTable,
    chosen: Chosen,
}

/// A table somebody wishes for. Games, families, characters and sheets go by their words in records.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlainTable {
    /// Which game.
    #[schema(example = "origami")]
    game: String,
    /// How many players; as many as seats or families if nothing is said, else two.
    #[schema(minimum = 1)]
    players: Option<u8>,
    /// Who sits where; what is missing is filled up with open seats. If none is `me`, the first seat that is no bot's is yours.
    #[serde(default)]
    seats: Vec<NewSeat>,
    /// How fast.
    #[serde(default)]
    pace: PaceJson,
    /// What happens to somebody whose time is up, or who leaves a running game.
    #[serde(default)]
    absence: AbsenceJson,
    /// May everybody find the table, and join it?
    #[serde(default)]
    listed: bool,
    /// May whoever has the address of the table join it, without an invitation? At a listed table everybody may.
    #[serde(default)]
    open: bool,
    /// So many moves those who watch are behind those who play, until the game is over.
    #[serde(default)]
    #[schema(maximum = 255)]
    delay: u8,
    /// May players ask for hints?
    #[serde(default)]
    hints: bool,
    /// Does the game start by itself once every seat is taken?
    #[serde(default)]
    starts_when_full: bool,
    /// What you call yourself; not needed with a visitor's token.
    pub name: Option<String>,
}

impl NewTable {
    /// The table, without the name of who wishes for it.
    #[must_use]
    pub fn wish(self) -> Wish {
        let Self { table, chosen } = self;
        Wish {
            game: table.game,
            players: table.players,
            chosen,
            seats: table.seats.into_iter().map(SeatWish::from).collect(),
            pace: table.pace.into(),
            absence: table.absence.into(),
            listed: table.listed,
            open: table.open,
            delay: table.delay,
            hints: table.hints,
            starts_when_full: table.starts_when_full,
        }
    }
}

impl<'de> Deserialize<'de> for NewTable {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;

        impl<'de> Visitor<'de> for Fields {
            type Value = NewTable;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("struct NewTable")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<NewTable, A::Error> {
                let mut chosen = Chosen::default();
                let others = Sieve { map, chosen: &mut chosen, seen: Vec::new() };
                let table = PlainTable::deserialize(MapAccessDeserializer::new(others))?;
                Ok(NewTable { table, chosen })
            }
        }

        deserializer.deserialize_map(Fields)
    }
}

/// The fields of an object without those of options, which are read on the way.
struct Sieve<'a, A> {
    map: A,
    chosen: &'a mut Chosen,
    seen: Vec<&'static str>,
}

impl<'de, A: MapAccess<'de>> Sieve<'_, A> {
    /// Reads what is said of an option. A list of none says nothing, unless there can be none of it.
    fn read(&mut self, option: &'static GameOption) -> Result<(), A::Error> {
        if self.seen.contains(&option.field) {
            return Err(Error::duplicate_field(option.field));
        }
        self.seen.push(option.field);
        let words = match option.takes {
            Takes::One => self.map.next_value::<Option<String>>()?.map(|word| vec![word]),
            Takes::Several => Some(self.map.next_value::<Vec<String>>()?).filter(|words| !words.is_empty()),
            Takes::SeveralOrNone => self.map.next_value::<Option<Vec<String>>>()?,
        };
        if let Some(words) = words {
            self.chosen.name(option, words);
        }
        Ok(())
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Sieve<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        while let Some(field) = self.map.next_key::<String>()? {
            match GameOption::of_field(&field) {
                Some(option) => self.read(option)?,
                None => return seed.deserialize(field.into_deserializer()).map(Some),
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.map.next_value_seed(seed)
    }
}

/// The description of some words, or of one.
pub(super) fn words_of(option: &GameOption, may_be_null: bool, says: &str) -> Schema {
    let kind = |kind| if may_be_null { SchemaType::from_iter([kind, Type::Null]) } else { SchemaType::new(kind) };
    match option.takes {
        Takes::One => ObjectBuilder::new().schema_type(kind(Type::String)).description(Some(says)).build().into(),
        Takes::Several | Takes::SeveralOrNone => {
            let word = ObjectBuilder::new().schema_type(Type::String);
            ArrayBuilder::new().schema_type(kind(Type::Array)).items(word).description(Some(says)).build().into()
        }
    }
}

/// Which games there are, in a sentence.
fn which_games() -> String {
    let words: Vec<_> = Games::default().words().map(|word| format!("`{word}`")).collect();
    let (last, others) = words.split_last().map_or(("", &[][..]), |(last, others)| (last.as_str(), others));
    format!("Which game: {} or {last}.", others.join(", "))
}

fn object(schema: &mut RefOr<Schema>) -> Option<&mut Object> {
    if let RefOr::T(Schema::Object(object)) = schema { Some(object) } else { None }
}

impl PartialSchema for NewTable {
    fn schema() -> RefOr<Schema> {
        let mut schema = PlainTable::schema();
        let Some(table) = object(&mut schema) else { return schema };
        for option in GameOption::all() {
            let words = words_of(option, option.takes != Takes::Several, option.wished);
            table.properties.insert(option.field.to_owned(), words.into());
        }
        if let Some(game) = table.properties.get_mut("game").and_then(object) {
            game.description = Some(which_games());
        }
        if let Some(players) = table.properties.get_mut("players").and_then(object) {
            let most = Games::default().described().map(|game| *game.players.end()).max();
            players.maximum = most.map(Into::into);
        }
        schema
    }
}

impl ToSchema for NewTable {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("NewTable")
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        PlainTable::schemas(schemas);
    }
}
