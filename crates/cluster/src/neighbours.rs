//! [`Nodes`]: the others, as this node reaches them.

use std::collections::{BTreeMap, HashMap};
use std::pin::Pin;
use std::sync::atomic::AtomicU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use axum::body::Body;
use bytes::Bytes;
use http::uri::{Authority, Scheme};
use http::{HeaderMap, HeaderName, Method, Request, Response, Uri, Version, header};
use http_body_util::Full;
use hyper::body::Incoming;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use session::{Answered, Hub, Neighbours, NodeId, NodeRow, Refused, TableId, VisitorId};
use tokio::sync::{mpsc, watch};
use web::{Origin, Passed, RequestId};

use crate::bus::{self, Follow, Head, Told};
use crate::inside::ELSEWHERE;
use crate::mark::{MARK, Mark};

/// A node in the same network answers a call within this time, or does not.
const CONNECT: Duration = Duration::from_millis(700);
/// What one node asks another by itself is answered within this time.
const PATIENCE: Duration = Duration::from_secs(3);
/// How often is looked who is alive.
const LOOK: Duration = Duration::from_millis(400);
/// So long it is believed whose a table is; the owner says so itself if it is no longer true.
const BELIEVED: Duration = Duration::from_secs(2);
/// Of so many tables it is kept in mind whose they are.
const MOST: usize = 50_000;

/// Why a request was not answered by the node it was passed on to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NotPassed {
    /// Nothing has happened there: it was not reached, or does not own the table.
    Nothing,
    /// Nobody knows.
    Unknown,
}

/// The other nodes.
pub struct Nodes {
    hub: Hub,
    mark: Mark,
    client: Client<HttpConnector, Full<Bytes>>,
    /// Those that were alive at the last look.
    alive: watch::Sender<BTreeMap<NodeId, NodeRow>>,
    /// The tables whose streams come through here.
    follow: Arc<Follow>,
    /// Where news of this node's own tables are put.
    told: mpsc::Sender<Told>,
    owners: Mutex<HashMap<TableId, (NodeRow, Instant)>>,
}

impl Nodes {
    /// The nodes that share the store of these tables, and this secret; with the address of a bus, if there is one. Must be called
    /// within a runtime.
    ///
    /// # Errors
    /// If the address of the bus is none.
    pub async fn meet(hub: Hub, secret: &[u8; 32], bus: Option<&str>) -> Result<Arc<Self>, String> {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(CONNECT));
        connector.set_nodelay(true);
        let client = Client::builder(TokioExecutor::new()).pool_idle_timeout(Duration::from_secs(20)).build(connector);
        let (alive, owners, follow) = (watch::Sender::default(), Mutex::default(), Arc::<Follow>::default());
        let (told, telling) = bus::queue();
        let mark = Mark::new(secret);
        if let Some(url) = bus {
            join(url, &mark.place(), Arc::clone(&follow), telling).await?;
        }
        let every = if bus.is_some() { bus::ASK_BESIDES } else { bus::ASK };
        tokio::spawn(bus::ask(hub.clone(), Arc::clone(&follow), every));
        let nodes = Arc::new(Self { hub, mark, client, alive, follow, told, owners });
        tokio::spawn(look_around(Arc::downgrade(&nodes)));
        nodes.hub.meet(Arc::new(Asking(Arc::downgrade(&nodes))));
        Ok(nodes)
    }

    /// The tables of this node.
    pub(crate) const fn hub(&self) -> &Hub {
        &self.hub
    }

    /// What requests are marked with.
    #[must_use]
    pub const fn mark(&self) -> &Mark {
        &self.mark
    }

    /// Whose a table was a moment ago.
    pub(crate) fn owner(&self, table: &TableId) -> Option<NodeRow> {
        let owners = lock(&self.owners);
        let (owner, since) = owners.get(table)?;
        (since.elapsed() < BELIEVED).then(|| owner.clone())
    }

    /// A table is that node's.
    pub(crate) fn note(&self, table: &TableId, owner: &NodeRow) {
        let mut owners = lock(&self.owners);
        if owners.len() >= MOST {
            owners.clear();
        }
        owners.insert(table.clone(), (owner.clone(), Instant::now()));
    }

    /// Whose a table is has to be asked anew.
    pub(crate) fn forget(&self, table: &TableId) {
        lock(&self.owners).remove(table);
    }

    /// Those that were alive at the last look.
    pub(crate) fn others(&self) -> Vec<NodeRow> {
        self.alive.borrow().values().cloned().collect()
    }

    /// Is ready once that node is no longer alive.
    pub(crate) fn gone(&self, node: NodeId) -> impl Future<Output = ()> + Send + 'static {
        let mut alive = self.alive.subscribe();
        // Whoever is not known yet has come since the last look.
        let mut was_there = alive.borrow_and_update().contains_key(&node);
        async move {
            let mut looks = 0;
            loop {
                if alive.changed().await.is_err() {
                    return;
                }
                let is_there = alive.borrow_and_update().contains_key(&node);
                looks += 1;
                // The first look may have been under way already.
                if !is_there && (was_there || looks > 1) {
                    return;
                }
                was_there |= is_there;
            }
        }
    }

    /// Passes a request on: the answer of that node, as soon as it begins.
    pub(crate) async fn pass(
        &self,
        node: &NodeRow,
        passed: Passed,
        head: &http::request::Parts,
        body: Bytes,
    ) -> Result<Response<Incoming>, NotPassed> {
        let request = self.request(node, passed, head, body).ok_or(NotPassed::Nothing)?;
        let answer = tokio::select! {
            answer = self.client.request(request) => answer,
            () = self.gone(node.id) => return Err(NotPassed::Unknown),
        };
        let mut answer = answer.map_err(|error| {
            tracing::debug!(%error, node = node.id.0, "a request could not be passed on");
            if error.is_connect() { NotPassed::Nothing } else { NotPassed::Unknown }
        })?;
        if answer.headers().contains_key(ELSEWHERE) {
            return Err(NotPassed::Nothing);
        }
        remove_hops(answer.headers_mut());
        Ok(answer)
    }

    /// The same request, for another node.
    fn request(
        &self,
        node: &NodeRow,
        passed: Passed,
        head: &http::request::Parts,
        body: Bytes,
    ) -> Option<Request<Full<Bytes>>> {
        let path = head.uri.path_and_query()?.clone();
        let mark = self.mark.write(passed, &head.method, path.as_str());
        let mut request = Request::new(Full::new(body));
        *request.method_mut() = head.method.clone();
        *request.version_mut() = Version::HTTP_11;
        let mut to = http::uri::Parts::default();
        to.scheme = Some(Scheme::HTTP);
        to.authority = Some(node.address.parse::<Authority>().ok()?);
        to.path_and_query = Some(path);
        *request.uri_mut() = Uri::from_parts(to).ok()?;
        *request.headers_mut() = head.headers.clone();
        let headers = request.headers_mut();
        remove_hops(headers);
        headers.remove(header::CONTENT_LENGTH);
        headers.insert(MARK, mark);
        Some(request)
    }

    /// Asks a node something by itself.
    async fn ask(&self, node: &NodeRow, path: &str) -> Result<(), Refused> {
        let elsewhere = || Refused::Elsewhere(Some(node.clone()));
        let (mut head, ()) = Request::new(()).into_parts();
        head.method = Method::POST;
        head.uri = path.parse().map_err(|_| elsewhere())?;
        let passed = Passed { origin: Origin { address: None, local: true }, id: RequestId::of(0) };
        let asked = tokio::time::timeout(PATIENCE, self.pass(node, passed, &head, Bytes::new())).await;
        match asked {
            Ok(Ok(answer)) if answer.status().is_success() => Ok(()),
            _ => Err(elsewhere()),
        }
    }
}

/// What concerns one connection only.
const HOPS: [HeaderName; 7] = [
    header::CONNECTION,
    header::PROXY_AUTHENTICATE,
    header::PROXY_AUTHORIZATION,
    header::TE,
    header::TRAILER,
    header::TRANSFER_ENCODING,
    header::UPGRADE,
];

/// What concerns one connection only, or is for nodes only, goes no further.
fn remove_hops(headers: &mut HeaderMap) {
    for name in HOPS {
        headers.remove(name);
    }
    headers.remove("keep-alive");
    headers.remove(header::EXPECT);
    headers.remove(MARK);
}

/// Looks now and then who is alive. If nobody can tell, it is as it was.
async fn look_around(nodes: Weak<Nodes>) {
    loop {
        let Some(nodes) = nodes.upgrade() else { return };
        if let Ok(others) = nodes.hub.others().await {
            nodes.alive.send_replace(others.into_iter().map(|node| (node.id, node)).collect());
        }
        drop(nodes);
        tokio::time::sleep(LOOK).await;
    }
}

/// What the tables ask of the others.
struct Asking(Weak<Nodes>);

impl Neighbours for Asking {
    fn give_back(&self, node: &NodeRow, table: &TableId) -> Answered {
        let (nodes, node, path) = (self.0.upgrade(), node.clone(), format!("/node/tables/{table}/give-back"));
        Box::pin(async move {
            match nodes {
                Some(nodes) => nodes.ask(&node, &path).await,
                None => Err(Refused::Stopping),
            }
        })
    }

    fn unlearn(&self, visitor: &VisitorId) -> Answered {
        let (nodes, path) = (self.0.upgrade(), format!("/node/visitors/{visitor}/unlearn"));
        Box::pin(async move {
            let nodes = nodes.ok_or(Refused::Stopping)?;
            let others = nodes.hub.others().await?;
            let told = others.iter().map(|node| nodes.ask(node, &path));
            futures_util::future::join_all(told).await.into_iter().collect()
        })
    }

    fn tell(&self, table: &TableId, version: u32, owner: NodeId) {
        if let Some(nodes) = self.0.upgrade() {
            // Whoever does not hear it asks the store.
            let _ = nodes.told.try_send((table.clone(), Head { version, owner: Some(owner) }));
        }
    }
}

/// Nothing here panics between two changes that belong together.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Joins a bus.
#[cfg(feature = "nats")]
async fn join(url: &str, place: &str, follow: Arc<Follow>, telling: mpsc::Receiver<Told>) -> Result<(), String> {
    bus::nats::join(url, place, follow, telling).await
}

/// Joins a bus: there is none in this program.
#[cfg(not(feature = "nats"))]
async fn join(_: &str, _: &str, _: Arc<Follow>, _: mpsc::Receiver<Told>) -> Result<(), String> {
    Err("this program was built without NATS".to_owned())
}

/// An answer of another node as an answer of this one, as long as that one is alive; a stream of a table's events, as long as something
/// comes of it.
pub(crate) fn piped(
    nodes: &Nodes,
    node: NodeId,
    table: Option<&TableId>,
    answer: Response<Incoming>,
) -> Response<Body> {
    let heard = Arc::new(AtomicU32::new(0));
    let gone = nodes.gone(node);
    let table = table.filter(|_| crate::pipe::is_stream(answer.headers()));
    let over: Pin<Box<dyn Future<Output = ()> + Send>> = match table.map(|table| nodes.follow.table(table)) {
        None => Box::pin(gone),
        Some(following) => {
            let stale = following.stale(node, Arc::clone(&heard));
            Box::pin(async move {
                tokio::select! {
                    () = gone => {}
                    () = stale => {}
                }
            })
        }
    };
    let heard = table.map(|_| heard);
    answer.map(|body| Body::new(crate::pipe::Pipe::new(body, over, heard)))
}
