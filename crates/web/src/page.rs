//! The pages: all that is shown in a browser.
//!
//! Every page works with plain forms and full loads; a little script of our own makes tables live and smooth. A fragment is one
//! function, used in the page and in the stream.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`visit`] | [`Visit`]: who asks for a page, and how they want it |
//! | [`shell`] | the frame of every page |
//! | [`fields`] | what a form says |
//! | [`cookies`] | signed cookies |
//! | [`origin`] | requests that other sites send in a visitor's name are refused |
//! | [`assets`] | style, scripts and pictures |
//! | [`face`], [`symbols`] | the face of a card, and the symbols on it |
//! | [`home`], [`new`], [`me`], [`invite`] | the home page with the lobby, a new table, oneself, an invitation |
//! | [`daily`] | the daily challenge |
//! | [`learn`] | lessons, by which a game is learnt |
//! | [`books`] | the catalogue of cards and the rules |
//! | [`fold`] | the figures of the starting players, folded step by step |
//! | [`table`] | the table itself, live |
//! | [`games`] | which games there are: the one place that knows them all |
//! | [`cards`], [`islands`] | what is on a table of a card game, of Islands |
//! | [`plain`] | the same of a game that has no drawings |
//! | [`replay`] | the game once more |
//! | [`tries`] | what if: playing on from a moment of it |
//! | [`diagram`] | such a moment as text |
//! | [`records`] | records that somebody brings |
//! | [`picture`] | tables as pictures, and what messengers show of a link |
//! | [`oops`] | pages for what went wrong |

pub mod assets;
pub mod books;
pub mod cards;
pub mod cookies;
pub mod daily;
pub mod diagram;
pub mod face;
pub mod fields;
pub mod figures;
pub mod fold;
pub mod games;
pub mod home;
pub mod invite;
pub mod islands;
pub mod learn;
pub mod me;
pub mod new;
pub mod oops;
pub mod origin;
pub mod picture;
pub mod plain;
pub mod records;
pub mod replay;
pub mod shell;
pub mod symbols;
pub mod table;
pub mod tries;
pub mod visit;

use axum::Router;
use tower_http::compression::CompressionLayer;

use crate::App;

pub use fields::Fields;
pub use shell::Page;
pub use visit::Visit;

/// All pages.
pub fn router() -> Router<App> {
    let pages = Router::new()
        .merge(assets::router())
        .merge(home::router())
        .merge(new::router())
        .merge(me::router())
        .merge(daily::router())
        .merge(learn::router())
        .merge(invite::router())
        .merge(books::router())
        .merge(fold::router())
        .merge(table::router())
        .merge(replay::router())
        .merge(tries::router())
        .merge(diagram::router())
        .merge(records::router())
        .merge(picture::router())
        .merge(islands::picture::router());
    // Streams are left alone: each message is short, and must not wait for the next.
    origin::guarded(pages).layer(CompressionLayer::new())
}
