//! One of several servers that share a database: equal nodes behind any proxy.

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use cluster::Nodes;
use session::source::System;
use session::{Games, Hub, Limits, Refused};
use store::postgres::Postgres;
use tokio::net::TcpListener;
use tokio::sync::watch;
use web::{Config, Front};

use super::house::{House, Kept};
use super::signals::Signals;
use super::{announce, app, limits, sweep, until};
use crate::cli::Serve;
use speech::out::Stop;

/// Connections of other nodes, which are told apart by their mark and not by their address.
const CONNECTIONS: usize = 10_000;

/// Opens a database, as a node that the others reach at that address.
///
/// # Errors
/// One line that says why it can't be used.
pub async fn open(url: &str, bus: Option<&str>, limits: Limits, address: String) -> Result<House, Stop> {
    // What is wrong is said without the address of the database: there may be a password in it.
    let bad = |why: &dyn std::fmt::Display| Stop::Bad(format!("the database can't be used: {why}"));
    let to = url.to_owned();
    let opened = tokio::task::spawn_blocking(move || Postgres::open(&to)).await;
    let store = opened.map_err(|why| bad(&why))?.map_err(|why| bad(&why))?;
    let secret = store.secret().await.map_err(|why| bad(&why))?;
    let (kept, source) = (Arc::new(store.clone()), Arc::new(System::default()));
    let hub = Hub::open_at(kept, source, limits, secret, Games::default(), address).await;
    let hub = hub.map_err(|refused| match refused {
        Refused::Storage(why) => bad(&why),
        other => bad(&other.code()),
    })?;
    // The others are met even by a command: they may have to give a table back.
    let nodes = Nodes::meet(hub.clone(), &secret, bus).await;
    let nodes = Some(nodes.map_err(|why| Stop::Bad(format!("the bus can't be used: {why}")))?);
    Ok(House { nodes, hub, kept: Kept::Database(store), directory: None, secret })
}

/// Serves a database together with others.
pub async fn serve(options: &Serve, listener: TcpListener, url: &str, mut signals: Signals) -> Result<ExitCode, Stop> {
    let address = listener.local_addr().map_err(|why| Stop::Bad(format!("no address: {why}")))?;
    let (inside, reached_by) = listen_inside(options).await?;
    let bus = options.several.bus().map_err(Stop::Bad)?;
    let house = open(url, bus.as_deref(), limits(options), reached_by.clone()).await?;
    let Some(nodes) = house.nodes.clone() else { return Err(Stop::Bad("there are no others".to_owned())) };
    let app = app(options, &house);
    let (stop, _) = watch::channel(false);
    let routes = web::router_behind(app.clone(), |routes| cluster::passing::in_front(&nodes, routes));
    let pages = tokio::spawn(web::server::serve_router(listener, routes, Arc::clone(&app.front), until(&stop)));
    let among_nodes = Config {
        connections: CONNECTIONS,
        connections_per_address: CONNECTIONS,
        head_time: Duration::from_secs(60),
        ..Config::default()
    };
    let front = Arc::new(Front::new(among_nodes, Arc::new(System::default())));
    let routes = cluster::inside::router(&nodes, app);
    let others = tokio::spawn(web::server::serve_router(inside, routes, front, until(&stop)));
    let sweeps = tokio::spawn(sweep(house.hub.clone(), options.keep));
    announce(options, &house, address)?;
    tracing::info!(%reached_by, "one of several servers");

    signals.next().await;
    tracing::info!("asked to stop: tables go to other servers");
    signals.end_at_once();
    sweeps.abort();
    house.hub.drain().await;
    // Proxies notice by /healthz; what comes until then is passed on.
    tokio::time::sleep(options.several.drain()).await;
    let _ = stop.send(true);
    let _ = pages.await;
    let _ = others.await;
    house.close().await;
    tracing::info!("stopped");
    Ok(ExitCode::SUCCESS)
}

/// Listens to the other nodes: where, and by which address they reach it.
async fn listen_inside(options: &Serve) -> Result<(TcpListener, String), Stop> {
    let address = options.several.inside();
    let bad = |why: std::io::Error| Stop::Bad(format!("--inside {address} can't be listened on: {why}"));
    let listener = TcpListener::bind(address).await.map_err(bad)?;
    let bound: SocketAddr = listener.local_addr().map_err(bad)?;
    match &options.several.reached_by {
        Some(address) => Ok((listener, address.clone())),
        None if bound.ip().is_unspecified() => {
            Err(Stop::Bad("--inside on all addresses: --reached-by has to say where the others reach it".to_owned()))
        }
        None => Ok((listener, bound.to_string())),
    }
}
