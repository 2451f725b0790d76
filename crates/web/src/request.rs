//! What every request gets: an id, a caller, a time limit, a line in the log.
//!
//! The line names the template of the route, never the address itself, the query, a header or a body: ids of private tables, tokens
//! and cards could stand there.

use std::net::SocketAddr;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, DefaultBodyLimit, MatchedPath, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use futures_util::FutureExt as _;
use http::header::{
    ACCEPT, ALLOW, AUTHORIZATION, CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY,
};
use http::{HeaderMap, HeaderValue, Method};
use hyper::body::{Frame, SizeHint};
use session::{Language, Millis, Quota, Refused};

use crate::address::Origin;
use crate::config::Rate;
use crate::front::Front;
use crate::input::bearer;
use crate::language;
use crate::limit::{Place, Wait};
use crate::page::cookies::Carried;
use crate::page::{self, Visit};
use crate::problem::{Fault, Problem, Unsaid};
use crate::tags::{Caller, Code, Listens, NoHost, Passed, REQUEST_ID, RequestId};

/// What a page may load if it does not say otherwise: nothing.
const POLICY: &str = "default-src 'none'; frame-ancestors 'none'";
/// Gives all routes what every request gets, and answers to addresses and methods there are not.
///
/// ```
/// use std::sync::Arc;
/// use web::{Config, Front};
///
/// let front = Arc::new(Front::new(Config::default(), Arc::new(session::source::Fixed::new(1))));
/// let routes = axum::Router::new().route("/hello", axum::routing::get(async || "hello"));
/// let router = web::request::attended(routes, front);
/// ```
pub fn attended(router: Router, front: Arc<Front>) -> Router {
    router
        .fallback(async || http::StatusCode::NOT_FOUND)
        .layer(DefaultBodyLimit::max(front.config.body_bytes))
        .layer(from_fn_with_state(front, attend))
}

/// Who is told why something is not done: a person by a page, a program by JSON.
enum Reader {
    Person(Box<Visit>),
    Program(Language),
}

impl Reader {
    fn of(front: &Front, request: &Request, carried: Option<&Carried>) -> Self {
        let (uri, headers) = (request.uri(), request.headers());
        let accepts = |header: &HeaderValue| header.to_str().is_ok_and(|text| text.contains("text/html"));
        if let (Some(carried), Some(true)) = (carried, headers.get(ACCEPT).map(accepts)) {
            Self::Person(Box::new(Visit::anonymous(uri, headers, front, carried)))
        } else {
            Self::Program(language::of(uri, headers))
        }
    }

    fn told(&self, problem: &Problem, id: RequestId) -> Response {
        match self {
            Self::Person(visit) => page::oops::page(problem, visit, id),
            Self::Program(language) => problem.answer(*language, Some(id)),
        }
    }
}

/// All that happens around a request.
async fn attend(State(front): State<Arc<Front>>, mut request: Request, next: Next) -> Response {
    let start = front.source.uptime();
    let passed = request.extensions_mut().remove::<Passed>();
    let id = passed.map_or_else(|| front.request_id(), |passed| passed.id);
    let carried = is_of_page(&request).then(|| Carried::read(request.headers(), &front));
    let reader = Reader::of(&front, &request, carried.as_ref());
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    let origin = match passed {
        Some(passed) => passed.origin,
        None => Origin::of(peer, request.headers(), &front.config.trusted_proxies),
    };
    let caller = Caller { address: origin.text(), token: token_hash(&request, carried.as_ref()) };
    let method = word(request.method());
    let route = request.extensions().get::<MatchedPath>().cloned();

    let admitted = match passed {
        Some(_) => is_short(&front, &request),
        None => admit(&front, &caller, &request, carried.is_some()),
    };
    let answered = match admitted {
        Ok(()) => {
            request.extensions_mut().insert(id);
            if let Some(carried) = carried {
                request.extensions_mut().insert(carried);
            }
            request.extensions_mut().insert(caller.clone());
            request.extensions_mut().insert(origin);
            in_time(&front, request, next).await
        }
        Err(problem) => Err(problem),
    };
    let mut answer = match answered {
        Ok(answer) => worded(answer, &reader, id),
        Err(problem) => reader.told(&problem, id),
    };
    if is_stream(&answer) {
        answer = match passed {
            Some(_) => until_stop(answer, &front, None),
            None => seated(answer, &front, &caller).unwrap_or_else(|problem| reader.told(&problem, id)),
        };
    }
    dress(answer.headers_mut(), id);

    let took = front.source.uptime().saturating_sub(start).max(0);
    note(&front, id, (method, route.as_ref().map_or("none", MatchedPath::as_str)), took, &answer);
    answer
}

/// Is it for somebody with a browser? Programs carry their tokens in a header of their own.
fn is_of_page(request: &Request) -> bool {
    let path = request.uri().path();
    !path.starts_with("/api/") && !matches!(path, "/healthz" | "/metrics")
}

/// The hash of the token a request comes with. Each kind of route knows one kind of credentials: another one that comes along
/// tells nobody apart.
fn token_hash(request: &Request, carried: Option<&Carried>) -> Option<[u8; 32]> {
    let token = match carried {
        Some(carried) => carried.token.clone(),
        None => bearer(request.headers()).ok().flatten(),
    };
    token.map(|token| token.hash().0)
}

/// The answer of the handler, unless it takes too long or panics.
async fn in_time(front: &Front, mut request: Request, next: Next) -> Result<Response, Problem> {
    let arrived = Arc::new(AtomicBool::new(request.body().is_end_stream()));
    if !request.body().is_end_stream() {
        request = request.map(|body| Body::new(Arriving { body, arrived: Arc::clone(&arrived) }));
    }
    // Nothing we hold is shared with the handler in a way a panic could leave half done.
    let answer = AssertUnwindSafe(next.run(request)).catch_unwind();
    match tokio::time::timeout(front.config.request_time, answer).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(_)) => Err(Fault::Internal.into()),
        Err(_) if arrived.load(Ordering::Relaxed) => Err(Refused::Slow.into()),
        Err(_) => Err(Fault::Timeout.into()),
    }
}

/// Counts an answer, and writes its line in the log.
fn note(front: &Front, id: RequestId, (method, route): (&'static str, &str), took: Millis, answer: &Response) {
    let status = answer.status();
    front.metrics.answered(method, route, status, took);
    let code = answer.extensions().get::<Code>().map_or("", |code| code.0);
    if !code.is_empty() {
        front.metrics.refused(code);
    }
    if status.is_server_error() {
        tracing::warn!(%id, method, route, status = status.as_u16(), code, ms = took, "request");
    } else if status.is_client_error() {
        tracing::info!(%id, method, route, status = status.as_u16(), code, ms = took, "request");
    } else {
        // What goes well is counted; whoever wants to see each of them asks for it.
        tracing::debug!(%id, method, route, status = status.as_u16(), code, ms = took, "request");
    }
}

/// Whether a request is looked at: not if there were too many of this caller or with this token, or if it says it is too long.
fn admit(front: &Front, caller: &Caller, request: &Request, is_page: bool) -> Result<(), Problem> {
    let many = |rate: Rate| move |wait| too_many(Quota::Requests, rate.per_minute, wait);
    front.may_ask(caller).map_err(many(front.config.requests))?;
    if request.extensions().get::<NoHost>().is_some() {
        return Err(Fault::Malformed("Host: exactly one is expected".to_owned()).into());
    }
    // What is said to be a token and can't be one counts for whoever has none.
    let has_credentials = caller.token.is_some() || !is_page && request.headers().contains_key(AUTHORIZATION);
    if request.method() == Method::POST && has_credentials {
        front.may_move(caller).map_err(many(front.config.moves))?;
    }
    is_short(front, request)
}

/// Whether a request says that it is no longer than it may be.
fn is_short(front: &Front, request: &Request) -> Result<(), Problem> {
    let announced = request.headers().get(CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    if announced.is_some_and(|bytes| bytes > front.config.body_bytes as u64) {
        return Err(Fault::TooLarge.into());
    }
    Ok(())
}

fn too_many(what: Quota, most: u32, Wait(wait): Wait) -> Problem {
    Refused::TooMany { what, most, wait }.into()
}

/// The answer with words, if it refuses without any: what a handler refuses gets its sentence here, and so do routes that are not
/// there, and what axum itself refuses.
fn worded(answer: Response, reader: &Reader, id: RequestId) -> Response {
    let mut better = match answer.extensions().get::<Unsaid>() {
        Some(Unsaid(problem)) => reader.told(problem, id),
        None if answer.extensions().get::<Code>().is_some() => return answer,
        None => {
            let fault = match answer.status().as_u16() {
                404 => Fault::NotFound,
                405 => Fault::NotAllowed,
                413 => Fault::TooLarge,
                415 => Fault::WrongType,
                400..=499 => Fault::Malformed(String::new()),
                500..=599 => Fault::Internal,
                _ => return answer,
            };
            reader.told(&fault.into(), id)
        }
    };
    // Which methods an address knows is said by the router.
    if let Some(methods) = answer.headers().get(ALLOW) {
        better.headers_mut().insert(ALLOW, methods.clone());
    }
    better
}

/// Headers every answer has, unless it has its own.
fn dress(headers: &mut HeaderMap, id: RequestId) {
    headers.insert(REQUEST_ID, id.value());
    headers.insert("x-content-type-options", HeaderValue::from_static("nosniff"));
    headers.entry(REFERRER_POLICY).or_insert(HeaderValue::from_static("no-referrer"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
}

fn is_stream(answer: &Response) -> bool {
    answer.headers().get(CONTENT_TYPE).is_some_and(|value| value.as_bytes().starts_with(b"text/event-stream"))
}

/// The stream with a place of its guest's and one of their address's, unless there are too many.
fn seated(stream: Response, front: &Front, caller: &Caller) -> Result<Response, Problem> {
    let guest = stream.extensions().get::<Listens>().and_then(|Listens(guest)| guest.clone());
    let places = front.may_listen(&caller.address, guest.as_deref()).map_err(|most| {
        let most = u32::try_from(most).unwrap_or(u32::MAX);
        too_many(Quota::Listeners, most, Wait(10))
    })?;
    Ok(until_stop(stream, front, Some(places)))
}

fn until_stop(stream: Response, front: &Front, places: Option<[Place; 2]>) -> Response {
    let stop = Box::pin(front.stopped());
    stream.map(|body| Body::new(UntilStop { body, stop, _places: places }))
}

/// The method, if it is one of those that are used: others could be any text.
fn word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// A stream that holds its places, and ends when the server stops: otherwise that would wait for the last listener to go.
struct UntilStop {
    body: Body,
    stop: Pin<Box<dyn Future<Output = ()> + Send>>,
    _places: Option<[Place; 2]>,
}

impl HttpBody for UntilStop {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.stop.as_mut().poll(cx).is_ready() {
            return Poll::Ready(None);
        }
        Pin::new(&mut self.body).poll_frame(cx)
    }
}

/// The body of a request, which tells whether all of it has arrived: if not in time, that is not our fault.
struct Arriving {
    body: Body,
    arrived: Arc<AtomicBool>,
}

impl HttpBody for Arriving {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        if frame.is_none() || self.body.is_end_stream() {
            self.arrived.store(true, Ordering::Relaxed);
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
