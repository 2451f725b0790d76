//! What talks to a server of ours, by hyper's client: over TCP or a Unix socket, with connections that are kept, and event streams.
//!
//! It speaks what our server speaks and no more: no TLS, no redirects, no compression. Whoever needs those stands behind a proxy.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `address` | [`Address`]: where a server listens |
//! | `connection` | [`Connection`]: requests, one after the other |
//! | `stream` | [`Stream`]: events as they come |
//! | `blocking` | [`Blocking`]: requests for those who wait |
//! | `trouble` | [`Trouble`]: what went wrong |
//! | `wire` | one connection, as hyper keeps it |

mod address;
mod blocking;
mod connection;
mod stream;
mod trouble;
mod wire;

pub use address::{Address, BadAddress};
pub use blocking::Blocking;
pub use connection::{Answer, Connection, Response};
pub use stream::{Event, Stream};
pub use trouble::Trouble;

#[cfg(test)]
mod tests;
