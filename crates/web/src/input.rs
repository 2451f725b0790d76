//! What is read from a request: the body, the query, the credentials.

use std::convert::Infallible;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse as _;
use serde::de::DeserializeOwned;
use session::{Guest, Language, Name, Refused, TableId, Token};

use crate::App;
use crate::problem::{Fault, Problem};
use crate::tags::Caller;

/// The body of a request, as JSON. An empty one counts as `{}`.
#[derive(Debug)]
pub struct Said<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Said<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let is_json = is_json(request.headers());
        let bytes = Bytes::from_request(request, state).await.map_err(unread)?;
        if bytes.is_empty() {
            return read(b"{}").map(Self);
        }
        if is_json { read(&bytes).map(Self) } else { Err(Fault::WrongType.into()) }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

#[allow(clippy::needless_pass_by_value)] // it is handed to `map_err`
fn unread(rejection: BytesRejection) -> Problem {
    match rejection.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLarge.into(),
        _ => Fault::Malformed("the body broke off".to_owned()).into(),
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    // A list would be read as the fields of an object in their order, which nobody promised to keep.
    if bytes.trim_ascii_start().starts_with(b"[") {
        return Err(Fault::Mistyped("body: a list, expected an object at line 1".to_owned()).into());
    }
    serde_json::from_slice(bytes).map_err(|error| {
        let detail = format!("body: {error}");
        if error.is_data() { Fault::Mistyped(detail).into() } else { Fault::Malformed(detail).into() }
    })
}

/// The query of a request.
#[derive(Debug)]
pub struct Asks<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asks<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        match Query::try_from_uri(&parts.uri) {
            Ok(Query(asks)) => Ok(Self(asks)),
            Err(error) => Err(Fault::Malformed(format!("query: {}", error.body_text())).into()),
        }
    }
}

/// The language sentences are wanted in, if `lang` asks for some.
///
/// # Errors
/// If it is none of ours.
pub fn language(lang: Option<&str>) -> Result<Option<Language>, Problem> {
    let named = |lang: &str| {
        let unknown = || Fault::Malformed("query: lang: one of en, it, de is expected".to_owned()).into();
        Language::named(lang).ok_or_else(unknown)
    };
    lang.map(named).transpose()
}

/// The table an address speaks of.
#[derive(Debug)]
pub struct At(pub TableId);

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let text = Path::<String>::from_request_parts(parts, state).await.ok();
        let id = text.and_then(|Path(text)| TableId::parse(&text));
        Ok(Self(id.ok_or(Refused::NoTable)?))
    }
}

/// The token of a request, if it has one.
#[derive(Debug)]
pub struct Bearer(pub Option<Token>);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        Ok(Self(bearer(&parts.headers)?))
    }
}

/// The token these headers carry, if there is one: also what tells guests apart for limits, however it is written.
///
/// # Errors
/// If what is there can't be a token.
pub(crate) fn bearer(headers: &HeaderMap) -> Result<Option<Token>, Refused> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let token = value.to_str().ok().and_then(|text| {
        let (scheme, token) = text.split_once(' ')?;
        if scheme.eq_ignore_ascii_case("bearer") { Token::parse(token.trim()) } else { None }
    });
    token.map(Some).ok_or(Refused::WrongToken)
}

/// Where a request comes from, as far as quotas tell addresses apart.
#[derive(Debug)]
pub struct Whence(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Whence {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(parts.extensions.get::<Caller>().map(|caller| caller.address.clone()).unwrap_or_default()))
    }
}

/// The token of a request that needs one.
#[derive(Debug)]
pub struct Holder(pub Token);

impl<S: Send + Sync> FromRequestParts<S> for Holder {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let Bearer(token) = Bearer::from_request_parts(parts, state).await?;
        Ok(Self(token.ok_or(Refused::NoToken)?))
    }
}

/// Somebody who sits down or makes a table: a visitor with a token, or anybody.
#[derive(Debug)]
pub struct Comer {
    /// Who they are, for quotas.
    pub guest: Guest,
    /// What a visitor calls themselves.
    name: Option<String>,
}

impl Comer {
    /// Whoever comes from that address with a visitor's token, or without any.
    ///
    /// # Errors
    /// If it is no visitor's.
    pub async fn of(app: &App, address: String, token: Option<&Token>) -> Result<Self, Problem> {
        let Some(token) = token else { return Ok(Self { guest: Guest { visitor: None, address }, name: None }) };
        let visitor = app.hub.visitor(token).await?;
        Ok(Self { guest: Guest { visitor: Some(visitor.id), address }, name: Some(visitor.name) })
    }

    /// The name they say, else the one they are known by.
    ///
    /// # Errors
    /// If it is none.
    pub fn name(&self, said: Option<&str>) -> Result<Name, Problem> {
        let name = said.or(self.name.as_deref()).unwrap_or_default();
        Ok(Name::new(name).map_err(Refused::from)?)
    }
}

impl FromRequestParts<App> for Comer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Ok(Whence(address)) = Whence::from_request_parts(parts, app).await;
        let Bearer(token) = Bearer::from_request_parts(parts, app).await?;
        Self::of(app, address, token.as_ref()).await
    }
}

/// The longest key of a request.
pub const LONGEST_KEY: usize = 64;

/// The key of a request, by its header, else by the field of its body.
///
/// # Errors
/// If it is empty, longer than [`LONGEST_KEY`], or holds something else than visible ASCII characters.
pub fn key(headers: &HeaderMap, field: Option<String>) -> Result<Option<String>, Problem> {
    let header = headers.get("idempotency-key").map(|value| value.to_str().unwrap_or_default().to_owned());
    let Some(key) = header.or(field) else { return Ok(None) };
    let fits = (1..=LONGEST_KEY).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    let bad = || Fault::Mistyped(format!("key: 1 to {LONGEST_KEY} visible ASCII characters are expected")).into();
    fits.then_some(Some(key)).ok_or_else(bad)
}
