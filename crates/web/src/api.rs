//! The JSON API, below `/api/v1`.
//!
//! A handler reads a request, asks the [`Hub`](session::Hub) and answers; everything it can name was made for one viewer. The seat
//! follows from the credentials, never from what a request says.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`requests`], [`new_table`] | what requests say |
//! | [`answers`], [`options`] | what answers say |
//! | [`view`], [`islands`], [`question`], [`parts`] | a table as one viewer sees it |
//! | [`news`] | what happened |
//! | [`stream`] | the same as it happens |
//! | [`visitors`], [`own`], [`tables`], [`talk`], [`tries`], [`acts`], [`daily`] | the handlers |
//! | [`openapi`] | the description of all this |

pub mod acts;
pub mod answers;
pub mod daily;
pub mod islands;
pub mod new_table;
pub mod news;
pub mod openapi;
pub mod options;
pub mod own;
pub mod parts;
pub mod plain;
pub mod question;
pub mod requests;
pub mod stream;
pub mod tables;
pub mod talk;
pub mod tries;
pub mod view;
pub mod visitors;

use axum::Router;
use axum::routing::{get, post};

use crate::problem::{Fault, Problem};

use crate::App;

/// What browsers fetch that is the same for programs.
pub fn for_browsers() -> Router<App> {
    Router::new().route("/me/export", get(own::for_browsers))
}

/// All routes of the API.
pub fn router() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(openapi::serve))
        .route("/visitors", post(visitors::welcome))
        .route("/me", get(visitors::me).patch(visitors::rename).delete(visitors::forget))
        .route("/me/tables", get(visitors::my_tables))
        .route("/me/export", get(own::export))
        .route("/me/records", get(tries::mine))
        .route("/records", post(tries::bring))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{table}", get(tables::look))
        .route("/tables/{table}/join", post(tables::join))
        .route("/tables/{table}/events", get(tables::events))
        .route("/tables/{table}/stream", get(stream::stream))
        .route("/tables/{table}/hint", get(tables::hint))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/tries", get(tries::list).post(tries::begin))
        .route("/tables/{table}/diagram", get(tries::drawn))
        .route("/tables/{table}/talk", get(talk::heard).post(talk::say))
        .route("/tables/{table}/talk-switch", post(talk::switch))
        .route("/tables/{table}/talk/{line}/mute", post(talk::mute))
        .route("/tables/{table}/talk/{line}/report", post(talk::report))
        .route("/tables/{table}/rematch", post(tables::rematch))
        .route("/tables/{table}/start", post(acts::start))
        .route("/tables/{table}/remove", post(acts::remove))
        .route("/tables/{table}/moves", post(acts::answer))
        .route("/tables/{table}/take-back", post(acts::take_back))
        .route("/tables/{table}/resign", post(acts::resign))
        .route("/tables/{table}/offer-end", post(acts::offer_end))
        .route("/tables/{table}/withdraw-offer", post(acts::withdraw_offer))
        .route("/tables/{table}/leave", post(acts::leave))
        .route("/tables/{table}/return", post(acts::come_back))
        .route("/daily", post(daily::play))
        .route("/daily/{date}", get(daily::board))
        .fallback(async || Problem::from(Fault::NotFound))
        .method_not_allowed_fallback(async || Problem::from(Fault::NotAllowed))
}
