//! Connections: who gets one, how long it may be silent, and how all of them end.

use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use session::source::System;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream, UnixListener, UnixStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tower::Service as _;

use crate::App;
use crate::address::Origin;
use crate::config::Config;
use crate::front::Front;
use crate::limit::{Place, Places};
use crate::tags::NoHost;

mod bare;
mod patient;

use patient::Patient;

/// The most headers of a request.
const HEADERS: usize = 64;
/// The longest head of a request, in bytes, and what a connection may buffer.
const BUFFER: usize = 16 * 1024;
/// After an error that is not the connection's own (no more files, no memory), so long is waited.
const BREATH: Duration = Duration::from_millis(50);

/// Serves the tables on this listener until `stop` is ready; then streams end, requests in flight are answered, and it returns.
///
/// # Errors
/// None at present: an accept that fails is logged and tried again.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()> + Send) -> io::Result<()> {
    let front = Arc::clone(&app.front);
    serve_router(listener, crate::router(app), front, stop).await
}

/// The same for any routes.
///
/// # Errors
/// As [`serve`].
pub async fn serve_router(
    listener: TcpListener,
    router: Router,
    front: Arc<Front>,
    stop: impl Future<Output = ()> + Send,
) -> io::Result<()> {
    run(listener, router, front, stop).await;
    Ok(())
}

/// Serves routes for the operator on a local socket. Who may open it is a matter of the file's rights.
///
/// # Errors
/// As [`serve`].
pub async fn serve_unix(
    listener: UnixListener,
    router: Router,
    stop: impl Future<Output = ()> + Send,
) -> io::Result<()> {
    let config = Config { connections: 64, ..Config::default() };
    run(listener, router, Arc::new(Front::new(config, Arc::new(System::default()))), stop).await;
    Ok(())
}

/// Where connections come in.
trait Accepts: Send {
    type Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    fn accept(&self) -> impl Future<Output = io::Result<(Self::Stream, Option<SocketAddr>)>> + Send;
}

impl Accepts for TcpListener {
    type Stream = TcpStream;

    async fn accept(&self) -> io::Result<(TcpStream, Option<SocketAddr>)> {
        let (stream, peer) = Self::accept(self).await?;
        // News are small and must not wait for more of them.
        stream.set_nodelay(true)?;
        Ok((stream, Some(peer)))
    }
}

impl Accepts for UnixListener {
    type Stream = UnixStream;

    async fn accept(&self) -> io::Result<(UnixStream, Option<SocketAddr>)> {
        let (stream, _) = Self::accept(self).await?;
        Ok((stream, None))
    }
}

/// The loop that accepts connections.
async fn run<A: Accepts>(listener: A, router: Router, front: Arc<Front>, stop: impl Future<Output = ()> + Send) {
    let mut stop = pin!(stop);
    let places = Arc::new(Semaphore::new(front.config.connections.min(Semaphore::MAX_PERMITS)));
    let per_address = Places::new(front.config.connections_per_address);
    // Every connection holds a sender: when all are gone, so are the connections.
    let (alive, mut gone) = mpsc::channel::<()>(1);
    let mut is_stuck = false;
    loop {
        let accepted = tokio::select! {
            biased;
            () = &mut stop => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => {
                is_stuck = false;
                accepted
            }
            Err(error) => {
                if !is_of_connection(&error) {
                    // Once is enough: this may last, and a full log does not help.
                    if !std::mem::replace(&mut is_stuck, true) {
                        tracing::warn!(%error, "no connection can be accepted at the moment");
                    }
                    tokio::select! {
                        () = &mut stop => break,
                        () = tokio::time::sleep(BREATH) => {}
                    }
                }
                continue;
            }
        };
        let Some(place) = place_for(peer, &front.config, &places, &per_address) else {
            front.metrics.turned_away();
            tokio::spawn(turn_away(stream, bare::too_many(&front)));
            continue;
        };
        let (router, front, alive) = (router.clone(), Arc::clone(&front), alive.clone());
        tokio::spawn(async move {
            connection(stream, peer, router, front).await;
            drop((place, alive));
        });
    }
    drop((listener, alive));
    front.stop();
    // Each connection minds the time itself; the second is for closing.
    let _ = tokio::time::timeout(front.config.stop_time + Duration::from_secs(1), gone.recv()).await;
}

/// One connection, from its first request to its last.
async fn connection<S>(stream: S, peer: Option<SocketAddr>, router: Router, front: Arc<Front>)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let _counted = front.metrics.connected();
    let service = service_fn(move |request: http::Request<Incoming>| {
        let mut request = request.map(Body::new);
        if let Some(peer) = peer {
            request.extensions_mut().insert(ConnectInfo(peer));
        }
        if !has_one_host(&request) {
            request.extensions_mut().insert(NoHost);
        }
        router.clone().call(request)
    });
    let io = TokioIo::new(Patient::new(stream, Arc::clone(&front)));
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(front.config.head_time)
            .max_headers(HEADERS)
            .max_header_size(BUFFER)
            .max_buf_size(BUFFER)
            .serve_connection(io, service)
    );
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = front.stopped() => {
            connection.as_mut().graceful_shutdown();
            tokio::time::timeout(front.config.stop_time, connection).await.unwrap_or(Ok(()))
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}

/// Does it say once for whom it is meant, as HTTP/1.1 demands? Of two proxies may each believe another one; older clients may say nothing.
fn has_one_host(request: &http::Request<Body>) -> bool {
    match request.headers().get_all(http::header::HOST).iter().count() {
        0 => request.version() < http::Version::HTTP_11,
        hosts => hosts == 1,
    }
}

/// Is the error that of a connection which was gone before it was accepted?
fn is_of_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, InvalidInput, NotConnected};
    // A socket that is closed already refuses to be set up, which is no reason to wait either.
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | InvalidInput | NotConnected)
}

/// A place for a connection from there, if there is one left: of all places, and of those for its address.
fn place_for(
    peer: Option<SocketAddr>,
    config: &Config,
    places: &Arc<Semaphore>,
    per_address: &Arc<Places>,
) -> Option<(OwnedSemaphorePermit, Option<Place>)> {
    let permit = Arc::clone(places).try_acquire_owned().ok()?;
    let Some(address) = peer.map(|peer| peer.ip().to_canonical()) else { return Some((permit, None)) };
    let is_exempt = (address.is_loopback() && !config.limit_loopback)
        || config.trusted_proxies.iter().any(|net| net.contains(&address));
    if is_exempt {
        return Some((permit, None));
    }
    let place = per_address.take(&Origin { address: Some(address), local: false }.text())?;
    Some((permit, Some(place)))
}

/// Says something to whoever still listens, and closes.
async fn turn_away(mut stream: impl AsyncWrite + Unpin + Send, answer: String) {
    let _ = tokio::time::timeout(Duration::from_secs(1), async {
        let mut rest = answer.as_bytes();
        while !rest.is_empty() {
            let written = poll_fn(|cx| Pin::new(&mut stream).poll_write(cx, rest)).await?;
            rest = &rest[written..];
        }
        poll_fn(|cx| Pin::new(&mut stream).poll_shutdown(cx)).await
    })
    .await;
}
