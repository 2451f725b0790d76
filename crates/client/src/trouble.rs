//! What can go wrong with a request.

use std::{fmt, io};

/// Why there is no answer, or no more of one.
#[derive(Debug)]
pub enum Trouble {
    /// Nobody listens there.
    Connect(io::Error),
    /// The connection broke.
    Broken(io::Error),
    /// The other side closed the connection in the middle of an answer, or instead of one.
    Closed,
    /// What came back is not HTTP, or not of the kind we speak.
    NotHttp(String),
    /// More came back than we take.
    TooLarge,
    /// A method, a path or a header with characters that can't stand there, such as line breaks.
    NotSent,
    /// No answer in time.
    Late,
    /// A stream was asked for, and the answer was another one.
    Refused {
        /// Its status.
        status: u16,
        /// What it said.
        body: Vec<u8>,
    },
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Connect(error) => write!(f, "cannot reach the server: {error}"),
            Self::Broken(error) => write!(f, "the connection to the server broke: {error}"),
            Self::Closed => write!(f, "the server closed the connection"),
            Self::NotHttp(what) => write!(f, "the server's answer can't be read: {what}"),
            Self::TooLarge => write!(f, "the server's answer is too large"),
            Self::NotSent => write!(f, "a request can't have such characters in its head"),
            Self::Late => write!(f, "the server did not answer in time"),
            Self::Refused { status, body } => {
                write!(f, "the server answered {status}: {}", String::from_utf8_lossy(body))
            }
        }
    }
}

impl From<hyper::Error> for Trouble {
    fn from(error: hyper::Error) -> Self {
        if error.is_parse_too_large() {
            Self::TooLarge
        } else if error.is_parse() {
            Self::NotHttp(error.to_string())
        } else if error.is_incomplete_message() || error.is_closed() || error.is_canceled() {
            Self::Closed
        } else {
            Self::Broken(io::Error::other(error))
        }
    }
}

impl std::error::Error for Trouble {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Connect(error) | Self::Broken(error) => Some(error),
            _ => None,
        }
    }
}
