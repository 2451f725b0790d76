//! Bytes to and from the other side.

use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpStream, UnixStream};

use super::address::Address;
use super::trouble::Trouble;

/// A connected socket.
#[derive(Debug)]
pub enum Socket {
    Tcp(TcpStream),
    Unix(UnixStream),
}

impl Socket {
    /// Connects.
    pub async fn connect(address: &Address) -> Result<Self, Trouble> {
        match address {
            Address::Tcp(address) => {
                let socket = TcpStream::connect(address).await.map_err(Trouble::Connect)?;
                // A request is one write: waiting for more of it would only cost time.
                socket.set_nodelay(true).map_err(Trouble::Connect)?;
                Ok(Self::Tcp(socket))
            }
            Address::Unix(path) => UnixStream::connect(path).await.map(Self::Unix).map_err(Trouble::Connect),
        }
    }

    /// Sends all of it.
    pub async fn send(&mut self, bytes: &[u8]) -> Result<(), Trouble> {
        let mut rest = bytes;
        while !rest.is_empty() {
            match poll_fn(|cx| self.poll_write(cx, rest)).await.map_err(Trouble::Broken)? {
                0 => return Err(Trouble::Closed),
                sent => rest = &rest[sent..],
            }
        }
        Ok(())
    }

    /// Waits for bytes; 0 of them mean that no more will come.
    pub async fn receive(&mut self, into: &mut [u8]) -> Result<usize, Trouble> {
        poll_fn(|cx| self.poll_read(cx, into)).await.map_err(Trouble::Broken)
    }

    /// Has the other side sent something unasked, or hung up? Then the socket is of no more use for requests.
    pub async fn is_stale(&mut self) -> bool {
        let mut byte = [0];
        poll_fn(|cx| Poll::Ready(self.poll_read(cx, &mut byte).is_ready())).await
    }

    fn poll_read(&mut self, cx: &mut Context<'_>, into: &mut [u8]) -> Poll<io::Result<usize>> {
        let mut into = ReadBuf::new(into);
        let read = match self {
            Self::Tcp(socket) => Pin::new(socket).poll_read(cx, &mut into),
            Self::Unix(socket) => Pin::new(socket).poll_read(cx, &mut into),
        };
        read.map_ok(|()| into.filled().len())
    }

    fn poll_write(&mut self, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self {
            Self::Tcp(socket) => Pin::new(socket).poll_write(cx, bytes),
            Self::Unix(socket) => Pin::new(socket).poll_write(cx, bytes),
        }
    }
}
