//! A small HTTP/1.1 client for our own server: over TCP or a Unix socket, with connections that are kept, and event streams.
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
//! | `socket` | bytes to and from the other side |
//! | `buffer` | bytes that were read and not used yet |
//! | `head` | the head of an answer |
//! | `chunks` | bodies in pieces |

mod address;
mod blocking;
mod buffer;
mod chunks;
mod connection;
mod head;
mod socket;
mod stream;
mod trouble;

pub use address::{Address, BadAddress};
pub use blocking::Blocking;
pub use connection::{Answer, Connection, Response};
pub use stream::{Event, Stream};
pub use trouble::Trouble;

#[cfg(test)]
mod tests;
