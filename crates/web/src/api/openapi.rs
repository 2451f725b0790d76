//! The description of the API that is served with it.

use std::sync::OnceLock;

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, RefOr, Schema};
use utoipa::{Modify, OpenApi};

use crate::api::{acts, daily, own, stream, tables, talk, tries, visitors};
use crate::problem::ErrorCode;

/// All of it.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Senbazuru",
        version = "1",
        description = "Tables of Origami, Origami: Legends and Origami Islands. Points in time and stretches of it are whole milliseconds, \
            in fields that end in `_ms`; points count from the beginning of 1970 (UTC). Seats count from 0. New fields, kinds of entries and \
            codes may come; nothing of what is here will go.",
        license(name = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1")),
    tags(
        (name = "visitors", description = "Who you are, at all tables."),
        (name = "tables", description = "Tables: found, made, joined and looked at."),
        (name = "play", description = "What players do."),
        (name = "talk", description = "What people say to each other at a table, beside its log, and who watches."),
        (name = "daily", description = "The daily challenge of the solo game."),
    ),
    paths(
        visitors::welcome, visitors::me, visitors::rename, visitors::forget, visitors::my_tables, own::export,
        tables::list, tables::create, tables::look, tables::join, tables::events, stream::stream, tables::record,
        tables::hint, tables::rematch,
        tries::begin, tries::list, tries::drawn, tries::bring, tries::mine,
        acts::start, acts::remove, acts::answer, acts::take_back, acts::resign, acts::offer_end, acts::withdraw_offer,
        acts::leave, acts::come_back,
        daily::board, daily::play,
        talk::heard, talk::say, talk::switch, talk::mute, talk::report,
    ),
    components(schemas(ErrorCode)),
    modifiers(&Tokens, &Described)
)]
struct Description;

/// The one kind of credentials.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let says = "The token of a seat (`s_…`) or of a visitor (`v_…`). The seat follows from it.";
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(says)).build();
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

fn operations(api: &mut utoipa::openapi::OpenApi) -> impl Iterator<Item = &mut Operation> {
    let paths = api.paths.paths.values_mut();
    paths.flat_map(|path| [&mut path.get, &mut path.post, &mut path.patch, &mut path.delete]).flatten()
}

/// A body that need not be there is nothing or an object; `null` is neither.
fn not_null(content: &mut Content) {
    if let Some(RefOr::T(Schema::OneOf(ways))) = &content.schema
        && let Some(object) = ways.items.iter().find(|way| matches!(way, RefOr::Ref(_)))
    {
        content.schema = Some(object.clone());
    }
}

/// What an answer is, in words, where its type says everything: every answer needs some.
struct Described;

impl Modify for Described {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        for operation in operations(api) {
            if let Some(RefOr::T(body)) = &mut operation.request_body {
                for content in body.content.values_mut() {
                    if let RefOr::T(content) = content {
                        not_null(content);
                    }
                }
            }
        }
        for (status, response) in operations(api).flat_map(|operation| &mut operation.responses.responses) {
            if let RefOr::T(response) = response
                && response.description.is_empty()
            {
                let says = if status == "default" { "It is refused; `code` says why." } else { "It is done." };
                response.description = says.to_owned();
            }
        }
    }
}

/// The description, as JSON.
#[must_use]
pub fn document() -> &'static str {
    static DOCUMENT: OnceLock<String> = OnceLock::new();
    DOCUMENT.get_or_init(|| Description::openapi().to_json().unwrap_or_default())
}

/// Serves it.
pub async fn serve() -> Response {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], document()).into_response()
}
