//! A proxy as one would put in front of the servers: it looks after their health, sends each connection to one that is well, and hangs
//! up on those it gives up.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use client::{Address, Connection};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How often is asked how a server is.
const EVERY: Duration = Duration::from_millis(250);
/// It answers by then.
const PATIENCE: Duration = Duration::from_millis(700);

/// The proxy.
pub struct Balancer {
    /// Where clients reach it.
    pub address: SocketAddr,
    tasks: Vec<JoinHandle<()>>,
}

struct Behind {
    address: SocketAddr,
    is_well: watch::Sender<bool>,
}

impl Balancer {
    /// A proxy in front of these.
    pub async fn before(servers: &[SocketAddr]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let behind = |&address: &SocketAddr| Arc::new(Behind { address, is_well: watch::Sender::new(true) });
        let servers: Vec<_> = servers.iter().map(behind).collect();
        let mut tasks: Vec<_> = servers.iter().map(|server| tokio::spawn(look_after(Arc::clone(server)))).collect();
        tasks.push(tokio::spawn(async move {
            let turn = AtomicUsize::new(0);
            while let Ok((stream, _)) = listener.accept().await {
                let first = turn.fetch_add(1, Ordering::Relaxed);
                let order = (0..servers.len()).map(|n| Arc::clone(&servers[(first + n) % servers.len()]));
                tokio::spawn(carry(stream, order.collect()));
            }
        }));
        Self { address, tasks }
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

async fn look_after(server: Arc<Behind>) {
    let address: Address = format!("http://{}", server.address).parse().expect("an address");
    let failed_before = AtomicBool::new(false);
    loop {
        let mut connection = Connection::new(&address);
        let asked = tokio::time::timeout(PATIENCE, connection.request("GET", "/healthz", &[], b"")).await;
        let is_well = matches!(asked, Ok(Ok(answer)) if answer.status == 200);
        // Once is no time: the machine of a test has much to do.
        let failed = failed_before.swap(!is_well, Ordering::Relaxed);
        server.is_well.send_replace(is_well || !failed);
        tokio::time::sleep(EVERY).await;
    }
}

async fn carry(mut stream: TcpStream, order: Vec<Arc<Behind>>) {
    for server in order {
        if !*server.is_well.borrow() {
            continue;
        }
        let connected = tokio::time::timeout(PATIENCE, TcpStream::connect(server.address)).await;
        let Ok(Ok(mut behind)) = connected else { continue };
        let _ = (stream.set_nodelay(true), behind.set_nodelay(true));
        let mut is_well = server.is_well.subscribe();
        tokio::select! {
            _ = tokio::io::copy_bidirectional(&mut stream, &mut behind) => {}
            _ = is_well.wait_for(|is_well| !is_well) => {}
        }
        return;
    }
}
