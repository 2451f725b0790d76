//! What a table is played with: every option there is, also where the game does not have it.

use std::borrow::Cow;

use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};
use session::described::Takes;
use session::{GameOption, Options};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, Schema, SchemaFormat, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::api::new_table::words_of;

/// What a table is played with, in the words of records.
#[derive(Debug)]
pub struct OptionsJson<'a>(pub &'a Options);

impl Serialize for OptionsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("players", &self.0.players)?;
        for option in GameOption::all() {
            match option.takes {
                Takes::One => map.serialize_entry(option.field, &self.0.chosen.one(option))?,
                Takes::Several | Takes::SeveralOrNone => {
                    map.serialize_entry(option.field, self.0.chosen.all(option))?;
                }
            }
        }
        map.end()
    }
}

impl PartialSchema for OptionsJson<'_> {
    fn schema() -> RefOr<Schema> {
        let players = ObjectBuilder::new()
            .schema_type(Type::Integer)
            .format(Some(SchemaFormat::KnownFormat(KnownFormat::Int32)))
            .minimum(Some(0))
            .description(Some("How many players."));
        let mut all = ObjectBuilder::new().property("players", players).required("players");
        for option in GameOption::all() {
            let may_be_null = option.takes == Takes::One;
            all = all.property(option.field, words_of(option, may_be_null, option.shown));
            if !may_be_null {
                all = all.required(option.field);
            }
        }
        all.description(Some("What a table is played with, in the words of records.")).into()
    }
}

impl ToSchema for OptionsJson<'_> {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Options")
    }
}
