//! A wire that can be cut: connections that go through this process.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How a wire is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wire {
    /// What is sent arrives.
    Whole,
    /// What is sent is lost, and nobody is told.
    Silent,
    /// Connections break, and none is made.
    Broken,
}

/// A wire to one address.
pub struct Relay {
    /// Where it begins.
    pub address: SocketAddr,
    wire: watch::Sender<Wire>,
    accepting: tokio::task::JoinHandle<()>,
}

impl Relay {
    /// A whole wire to there.
    pub async fn to(target: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let wire = watch::Sender::new(Wire::Whole);
        let receiver = wire.subscribe();
        let accepting = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(carry(stream, target, receiver.clone()));
            }
        });
        Self { address, wire, accepting }
    }

    /// From now on it is so.
    pub fn make(&self, wire: Wire) {
        self.wire.send_replace(wire);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// Is ready once the wire is whole; never if the connection is to break.
async fn whole(wire: &mut watch::Receiver<Wire>) -> Option<()> {
    let now = *wire.wait_for(|&wire| wire != Wire::Silent).await.ok()?;
    (now == Wire::Whole).then_some(())
}

async fn carry(near: TcpStream, target: SocketAddr, mut wire: watch::Receiver<Wire>) -> Option<()> {
    whole(&mut wire).await?;
    let far = TcpStream::connect(target).await.ok()?;
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    let broken = Arc::new(wire.clone());
    let mut watching = wire.clone();
    tokio::select! {
        _ = pump(near_in, far_out, broken.as_ref().clone()) => {}
        _ = pump(far_in, near_out, wire) => {}
        _ = watching.wait_for(|&wire| wire == Wire::Broken) => {}
    }
    None
}

async fn pump(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut wire: watch::Receiver<Wire>,
) -> Option<()> {
    let mut space = vec![0; 16 * 1024];
    loop {
        let read = from.read(&mut space).await.ok()?;
        whole(&mut wire).await?;
        if read == 0 {
            return None;
        }
        to.write_all(&space[..read]).await.ok()?;
    }
}
