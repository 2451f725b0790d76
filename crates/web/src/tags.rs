//! What is noted on requests and answers on their way: who sends, who listens, the id, the code of a refusal.

use std::fmt;

use http::{HeaderName, HeaderValue};

use crate::address::Origin;

/// The header with the id of a request.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Letters that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The id of a request, in every answer and in the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RequestId([u8; 10]);

impl RequestId {
    /// The id with that number: 50 of its bits.
    #[must_use]
    pub fn of(number: u64) -> Self {
        let number = number >> 14;
        Self(std::array::from_fn(|n| LETTERS[(number >> (5 * n) & 31) as usize]))
    }

    /// The id that is written so.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let letters = <[u8; 10]>::try_from(text.as_bytes()).ok()?;
        letters.iter().all(|letter| LETTERS.contains(letter)).then_some(Self(letters))
    }

    /// As the value of a header.
    #[must_use]
    pub fn value(self) -> HeaderValue {
        HeaderValue::from_bytes(&self.0).unwrap_or(HeaderValue::from_static("-"))
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| fmt::Write::write_char(f, char::from(letter)))
    }
}

impl fmt::Debug for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RequestId({self})")
    }
}

/// Who sends a request, as far as quotas tell callers apart.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Caller {
    /// Their address; of IPv6 the network.
    pub address: String,
    /// The hash of the token they come with, whether it is any good or not; nobody has looked yet.
    pub token: Option<[u8; 32]>,
}

/// Who listens to a stream, as far as quotas tell guests apart, to be put into the extensions of an answer that is one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listens(pub Option<String>);

/// Put into the extensions of a request that another node of the same store has passed on, by whoever has made sure of that: it has
/// counted the request already, and knows where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// Where the request came from, as that node saw it.
    pub origin: Origin,
    /// The id it has there.
    pub id: RequestId,
}

/// Put into the extensions of a request that came over a connection without a `Host`, or with several.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoHost;

/// The code of a refusal, to be put into the extensions of an answer: it is counted there.
///
/// An answer that refuses without one was made by nobody in particular, and gets a code and a sentence here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code(pub &'static str);
