//! [`Fault`]: what is wrong with a request, whatever it asks for.

use axum::http::StatusCode;

/// What is wrong with a request, whatever it asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is no JSON, or no request of this kind: where, and what is wrong there, for whoever writes clients.
    Malformed(String),
    /// It is JSON of another kind than expected: where, and what is wrong there.
    Mistyped(String),
    /// There is nothing at this address.
    NotFound,
    /// The address knows other methods only.
    NotAllowed,
    /// It is longer than allowed.
    TooLarge,
    /// Its body is not said to be JSON.
    WrongType,
    /// It took too long.
    Timeout,
    /// A form without a choice where one is needed.
    NothingChosen,
    /// Another site made a browser send it.
    Foreign,
    /// The server is at fault.
    Internal,
}

impl Fault {
    /// One of each kind.
    pub const ALL: [Self; 10] = [
        Self::Malformed(String::new()),
        Self::Mistyped(String::new()),
        Self::NotFound,
        Self::NotAllowed,
        Self::TooLarge,
        Self::WrongType,
        Self::Timeout,
        Self::NothingChosen,
        Self::Foreign,
        Self::Internal,
    ];

    /// The code clients may rely on: it never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Malformed(_) | Self::Mistyped(_) => "bad_request",
            Self::NotFound => "not_found",
            Self::NotAllowed => "not_allowed",
            Self::TooLarge => "too_large",
            Self::WrongType => "wrong_type",
            Self::Timeout => "timeout",
            Self::NothingChosen => "nothing_chosen",
            Self::Foreign => "foreign",
            Self::Internal => "internal",
        }
    }

    /// The status of the answer.
    #[must_use]
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::Malformed(_) => StatusCode::BAD_REQUEST,
            Self::Mistyped(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::NotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::WrongType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Timeout => StatusCode::REQUEST_TIMEOUT,
            Self::NothingChosen => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Foreign => StatusCode::FORBIDDEN,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}
