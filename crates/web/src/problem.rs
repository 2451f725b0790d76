//! [`Problem`]: why a request is not done, and how that is answered.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use phrases::Phrases;
use serde::Serialize;
use session::{Language, Refused};
use utoipa::ToSchema;

use crate::sentence;
use crate::tags::{Code, RequestId};

pub use crate::fault::Fault;

/// Why a request is not done. It becomes an answer in the reader's language on its way out, in
/// [`worded`](crate::request).
#[derive(Clone, Debug)]
pub enum Problem {
    /// The table, or whoever holds all tables, refuses.
    Refused(Refused),
    /// The request itself is at fault, or the server.
    Fault(Fault),
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// The status of each refusal. An exhaustive match: a new refusal has to be thought of here.
const fn status_of(refused: &Refused) -> StatusCode {
    match refused {
        Refused::NoTable | Refused::NoChallenge | Refused::NoLine => StatusCode::NOT_FOUND,
        Refused::BadDate => StatusCode::BAD_REQUEST,
        Refused::NoToken | Refused::WrongToken => StatusCode::UNAUTHORIZED,
        Refused::LinkSpent => StatusCode::GONE,
        Refused::NotAPlayer
        | Refused::NotTheHost
        | Refused::NotInvited
        | Refused::SeatLost
        | Refused::NoHints
        | Refused::Challenge => StatusCode::FORBIDDEN,
        Refused::NoSeat
        | Refused::NobodyThere(_)
        | Refused::NotNow(_)
        | Refused::SeatsOpen(_)
        | Refused::Stale { .. }
        | Refused::KeyUsed
        | Refused::Out
        | Refused::NothingToTakeBack
        | Refused::NotAsked
        | Refused::TalkClosed
        | Refused::NotOver => StatusCode::CONFLICT,
        Refused::Unreadable(_)
        | Refused::BadRecord(_)
        | Refused::OwnData(_)
        | Refused::RecordTooLong
        | Refused::Illegal(_)
        | Refused::Lesson(_)
        | Refused::BadLine(_)
        | Refused::BadWish(_)
        | Refused::BadName(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Refused::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
        Refused::Storage(_) | Refused::Elsewhere(_) | Refused::Slow | Refused::Stopping => {
            StatusCode::SERVICE_UNAVAILABLE
        }
    }
}

/// The body of every answer that is a refusal.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// The refusal.
    error: ErrorInfo,
}

/// Why something was refused.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorInfo {
    /// What kind of refusal it is. Codes never change; new ones may come.
    #[schema(value_type = ErrorCode)]
    code: &'static str,
    /// A sentence for people, in the language of the request (`lang`, else `Accept-Language`, else English).
    message: String,
    /// The id of the rule that a move or a table breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "O-5.1")]
    rule: Option<&'static str>,
    /// The version of the table now, with the code `stale`.
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u32>,
    /// What exactly is wrong, and where, in English: for whoever writes clients.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// After so many seconds it can be tried again; also in the header `Retry-After`.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after_s: Option<u32>,
    /// The id of this request, also in the server's log.
    #[serde(skip_serializing_if = "Option::is_none")]
    request: Option<String>,
}

/// Details longer than this are cut off: they may repeat what the request says.
const LONGEST_DETAIL: usize = 300;

impl Problem {
    /// The code clients may rely on.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Refused(refused) => refused.code(),
            Self::Fault(fault) => fault.code(),
        }
    }

    /// The status of the answer.
    #[must_use]
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::Refused(refused) => status_of(refused),
            Self::Fault(fault) => fault.status(),
        }
    }

    /// After so many seconds it can be tried again, if it makes sense to.
    #[must_use]
    pub const fn retry_after(&self) -> Option<u32> {
        match self {
            Self::Refused(Refused::TooMany { wait, .. }) => Some(*wait),
            Self::Refused(Refused::Storage(_) | Refused::Elsewhere(_) | Refused::Slow) => Some(1),
            Self::Refused(Refused::Stopping) => Some(3),
            _ => None,
        }
    }

    /// The sentence for people.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        let say = Phrases(language);
        match self {
            Self::Refused(refused) => sentence::refused(say, refused),
            Self::Fault(fault) => sentence::fault(say, fault),
        }
    }

    /// The id of the rule that a move or a table breaks.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Refused(Refused::Illegal(illegal)) => Some(illegal.rule()),
            Self::Refused(Refused::BadWish(bad)) => bad.rule(),
            _ => None,
        }
    }

    /// The refusal as data, with its sentence.
    #[must_use]
    pub fn body(&self, language: Language, request: Option<RequestId>) -> ErrorBody {
        let (version, detail) = match self {
            Self::Refused(Refused::Stale { version }) => (Some(*version), None),
            Self::Refused(Refused::Unreadable(error) | Refused::BadRecord(error) | Refused::OwnData(error)) => {
                (None, Some(error.to_string()))
            }
            Self::Fault(Fault::Malformed(detail) | Fault::Mistyped(detail)) => (None, Some(detail.clone())),
            _ => (None, None),
        };
        let message = self.sentence(language);
        let detail = detail.map(|detail| detail.chars().take(LONGEST_DETAIL).collect());
        let error = ErrorInfo {
            code: self.code(),
            message,
            rule: self.rule(),
            version,
            detail,
            retry_after_s: self.retry_after(),
            request: request.map(|id| id.to_string()),
        };
        ErrorBody { error }
    }

    /// The whole answer, for one reader.
    #[must_use]
    pub fn answer(&self, language: Language, request: Option<RequestId>) -> Response {
        // A structure of strings and numbers can always be written.
        let body = serde_json::to_vec(&self.body(language, request)).unwrap_or_default();
        let mut response = Response::new(Body::from(body));
        *response.status_mut() = self.status();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
        if self.status() == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(wait) = self.retry_after() {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(wait));
        }
        response.extensions_mut().insert(Code(self.code()));
        response
    }
}

/// A problem on its way out, before it has a sentence.
#[derive(Clone, Debug)]
pub(crate) struct Unsaid(pub(crate) Arc<Problem>);

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Code(self.code()));
        response.extensions_mut().insert(Unsaid(Arc::new(self)));
        response
    }
}

/// What kinds of refusal there are.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(dead_code)] // it is a list for the description; answers carry the words
pub(crate) enum ErrorCode {
    NoTable,
    NoToken,
    WrongToken,
    LinkSpent,
    NotAPlayer,
    NotTheHost,
    NotInvited,
    NoSeat,
    SeatLost,
    NobodyThere,
    NotNow,
    SeatsOpen,
    Stale,
    KeyUsed,
    Unreadable,
    Illegal,
    Lesson,
    Out,
    NothingToTakeBack,
    NoHints,
    NotAsked,
    BadTable,
    BadName,
    BadLine,
    NoLine,
    TalkClosed,
    NotOver,
    RecordTooLong,
    BadRecord,
    OwnData,
    Challenge,
    BadDate,
    NoChallenge,
    TooMany,
    Storage,
    Elsewhere,
    Slow,
    Stopping,
    BadRequest,
    NotFound,
    NotAllowed,
    TooLarge,
    WrongType,
    Timeout,
    NothingChosen,
    Foreign,
    Internal,
}
