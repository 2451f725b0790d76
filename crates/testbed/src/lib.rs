//! Servers that tests start for themselves, in directories of their own.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`postgres`] | a PostgreSQL server, reached by a socket |
//!
//! A server that is not installed is no reason for a test to fail at home, and one on a machine that builds what ships: see
//! [`is_missing`].

pub mod postgres;

pub use postgres::Postgres;

/// What a test needs is not installed here: it says so and is left out, unless this is a machine of which that is not to be expected.
///
/// # Panics
/// Where the variable `CI` is set.
pub fn is_missing(what: &str) {
    assert!(std::env::var_os("CI").is_none(), "{what} is not installed");
    eprintln!("skipped: {what} is not installed");
}
