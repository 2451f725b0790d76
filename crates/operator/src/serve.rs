//! The server: started, looked after, stopped.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `house` | a data directory with its tables |
//! | `control` | what the operator can ask of it |
//! | `figures` | how the store is doing, for `/metrics` |
//! | `several` | one of several servers that share a database |
//! | `address` | where this machine can be reached |
//! | `signals` | what asks the server to stop |

mod address;
pub(crate) mod control;
mod figures;
pub(crate) mod house;
#[cfg(feature = "cluster")]
pub(crate) mod several;
mod signals;

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use session::{Hub, Limits};
use tokio::net::TcpListener;
use tokio::sync::watch;
use web::telemetry::{self, Lines};
use web::{App, Config, Rate, Secret};

use crate::cli::{Home, Keep, LogFormat, Serve};
use control::Desk;
use control::socket::Socket;
use house::House;
use signals::Signals;
use speech::out::Stop;

/// How often what is kept for long enough is deleted.
const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);

/// Starts the server, and returns once it was asked to stop.
pub fn run(options: &Serve) -> Result<ExitCode, Stop> {
    let address = options.address().map_err(Stop::Bad)?;
    let lines = match options.log {
        LogFormat::Text => Lines::Text,
        LogFormat::Json => Lines::Json,
    };
    telemetry::start(lines, "info").map_err(Stop::Bad)?;
    let threads = options.threads.map_or_else(cores, usize::from);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build();
    let runtime = runtime.map_err(|why| Stop::Bad(format!("no threads to be had: {why}")))?;
    let result = runtime.block_on(serve(options, address));
    // Whatever is left now waits for nobody.
    runtime.shutdown_background();
    result
}

async fn serve(options: &Serve, address: SocketAddr) -> Result<ExitCode, Stop> {
    let signals = Signals::listen();
    let signals = signals.map_err(|why| Stop::Bad(format!("signals can't be listened to: {why}")))?;
    let listener = listen(options, address).await?;
    match options.data.home().map_err(Stop::Bad)? {
        Home::Directory(path) => {
            let house = House::open(&path, limits(options)).await?;
            serve_alone(options, listener, house, signals).await
        }
        #[cfg(feature = "cluster")]
        Home::Database(url) => several::serve(options, listener, &url, signals).await,
        #[cfg(not(feature = "cluster"))]
        Home::Database(_) => Err(no_database()),
    }
}

/// This program knows no database.
#[cfg(not(feature = "cluster"))]
pub(crate) fn no_database() -> Stop {
    let how = "cargo build --release --features cluster";
    Stop::Bad(format!("this senbazuru was built without PostgreSQL; one that knows it is built by: {how}"))
}

/// Serves a data directory, which nobody else does.
async fn serve_alone(
    options: &Serve,
    listener: TcpListener,
    house: House,
    mut signals: Signals,
) -> Result<ExitCode, Stop> {
    let address = listener.local_addr().map_err(|why| Stop::Bad(format!("no address: {why}")))?;
    let directory = house.directory.as_ref().map_or_else(PathBuf::new, |directory| directory.control());
    let bad_socket = |why: io::Error| Stop::Bad(format!("{}: {why}", directory.display()));
    let socket = Socket::at(directory.clone()).map_err(bad_socket)?;
    let control = socket.listen().map_err(bad_socket)?;
    let desk = Desk { hub: house.hub.clone(), kept: house.kept.clone(), keep: options.keep };
    let app = app(options, &house);

    let (stop, _) = watch::channel(false);
    let pages = tokio::spawn(web::serve(listener, app, until(&stop)));
    let control = tokio::spawn(web::serve_unix(control, control::router(desk), until(&stop)));
    let sweeps = tokio::spawn(sweep(house.hub.clone(), options.keep));
    announce(options, &house, address)?;

    signals.next().await;
    tracing::info!("asked to stop");
    signals.end_at_once();
    let _ = stop.send(true);
    sweeps.abort();
    // Streams end when the tables stop; whatever else is in flight is answered first.
    let _ = pages.await;
    let _ = control.await;
    house.close().await;
    if let Err(why) = socket.remove() {
        tracing::warn!(%why, "the control socket could not be removed");
    }
    tracing::info!("stopped");
    Ok(ExitCode::SUCCESS)
}

/// The tables, and what stands in front of them.
fn app(options: &Serve, house: &House) -> App {
    let app = App::new(house.hub.clone(), config(options, house.secret));
    let kept = house.kept.clone();
    app.metrics.set_store(Box::new(move |all| figures::add(kept.measures(), all)));
    app
}

/// Is ready once the server stops.
fn until(stop: &watch::Sender<bool>) -> impl Future<Output = ()> + Send + 'static {
    let mut stop = stop.subscribe();
    async move {
        // An error means that the other end is gone, which is a stop too.
        let _ = stop.wait_for(|&stop| stop).await;
    }
}

/// Listens, or says in one line why not.
async fn listen(options: &Serve, address: SocketAddr) -> Result<TcpListener, Stop> {
    TcpListener::bind(address).await.map_err(|why| {
        let advice = if options.has_own_port() { "" } else { "; --listen 127.0.0.1:0 takes one that is free" };
        Stop::Bad(match why.kind() {
            io::ErrorKind::AddrInUse => format!("port {} is taken{advice}", address.port()),
            _ => format!("{address} can't be listened on: {why}"),
        })
    })
}

/// Says where the server is: in one line for machines, and in a few more for people.
fn announce(options: &Serve, house: &House, address: SocketAddr) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    // If nobody reads it, the server runs all the same.
    let _ = writeln!(out, "listening on http://{}", address::to_open(address)).and_then(|()| out.flush());
    let kept_in = match &house.directory {
        Some(directory) => directory.path().display().to_string(),
        None => "a PostgreSQL database".to_owned(),
    };
    let mut people = vec![format!("tables are kept in {kept_in}; Ctrl-C stops the server")];
    if options.lan {
        let found = address::in_the_network();
        if found.is_empty() {
            people.push("no address in a local network was found".to_owned());
        }
        let port = address.port();
        people.extend(found.iter().map(|ip| format!("in the local network: http://{}", SocketAddr::new(*ip, port))));
    }
    for line in people {
        let _ = writeln!(io::stderr(), "senbazuru: {line}");
    }
    Ok(())
}

/// Deletes what is kept for long enough, now and then.
async fn sweep(hub: Hub, keep: Keep) {
    let mut clock = tokio::time::interval(SWEEP_EVERY);
    clock.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        match hub.sweep(keep.sweep(hub.source().now())).await {
            Ok(None) => tracing::warn!(
                days = hub.days_ahead(),
                "the clock is far ahead of the last time this server ran: nothing is deleted; if it is right, say so with: senbazuru sweep"
            ),
            Ok(Some(swept)) if swept.tables + swept.visitors > 0 => {
                tracing::info!(
                    tables = swept.tables,
                    visitors = swept.visitors,
                    "deleted what was kept for long enough"
                );
            }
            Ok(Some(_)) => (),
            // It is tried again in an hour.
            Err(refused) => tracing::warn!(code = refused.code(), "what was kept for long enough could not be deleted"),
        }
    }
}

/// How much is allowed at tables.
fn limits(options: &Serve) -> Limits {
    let thinkers = options.thinkers.map_or_else(|| cores().div_ceil(2), usize::from);
    let usual = Limits { thinkers, ..Limits::default() };
    if is_unlimited(options) {
        Limits { tables: u32::MAX, new_tables: u32::MAX, new_visitors: u32::MAX, ..usual }
    } else {
        usual
    }
}

/// How much is allowed in requests.
fn config(options: &Serve, secret: [u8; Secret::LENGTH]) -> Config {
    let usual = Config {
        secret: Secret::new(secret),
        base_url: options.base_url.clone(),
        trusted_proxies: options.trusted_proxy.clone(),
        open_metrics: options.open_metrics,
        ..Config::default()
    };
    match options.requests_per_minute {
        None => usual,
        Some(0) => Config {
            requests: Rate::NONE,
            moves: Rate::NONE,
            connections_per_address: usual.connections,
            streams_per_guest: usual.connections,
            ..usual
        },
        // At once as much as in ten seconds, but enough to open a table.
        Some(per_minute) => Config { requests: Rate { burst: (per_minute / 6).max(20), per_minute }, ..usual },
    }
}

fn is_unlimited(options: &Serve) -> bool {
    options.requests_per_minute == Some(0)
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
