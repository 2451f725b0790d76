//! Why something was not done, for the operator.

use axum::Json;
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use serde_json::json;
use session::Refused;

/// Why something was not done.
#[derive(Debug)]
pub struct Refusal {
    status: StatusCode,
    code: &'static str,
    message: String,
}

impl Refusal {
    /// What was sent can't be read.
    pub fn unreadable(message: impl Into<String>) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, code: "unreadable", message: message.into() }
    }

    /// There is no such thing.
    pub fn not_found() -> Self {
        Self { status: StatusCode::NOT_FOUND, code: "not_found", message: "there is no such thing".to_owned() }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        let message = match &refused {
            Refused::NoTable => "there is no such table".to_owned(),
            Refused::NotNow(status) => format!("that can't be done with a table that is {}", status.word()),
            Refused::Unreadable(error) => format!("the record does not hold: {error}"),
            Refused::Illegal(illegal) => format!("the record holds a move that is not legal ({})", illegal.rule()),
            Refused::Storage(trouble) => trouble.to_string(),
            Refused::Slow => "it was not stored in time; look whether it was done".to_owned(),
            Refused::Stopping => "the server is about to stop".to_owned(),
            other => format!("refused ({})", other.code()),
        };
        let status = match refused {
            Refused::NoTable => StatusCode::NOT_FOUND,
            Refused::Storage(_) | Refused::Slow | Refused::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Refused::Unreadable(_) | Refused::Illegal(_) | Refused::BadWish(_) => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        Self { status, code: refused.code(), message }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let body = json!({ "error": { "code": self.code, "message": self.message } });
        (self.status, Json(body)).into_response()
    }
}
