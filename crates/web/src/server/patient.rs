//! A connection that waits, but not for ever.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

use super::bare;
use crate::front::Front;

/// After the last answer, so long is listened whether the other side still sends something: whoever closes on unread bytes resets
/// the connection, and the answer to a request that was too large would be lost on the way.
const LISTEN: Duration = Duration::from_millis(100);
/// If it does, so long altogether.
const LINGER: Duration = Duration::from_secs(2);
/// And so many bytes at most.
const LEFTOVERS: usize = 16 * 1024 * 1024;

/// A connection that is given up if the other side takes nothing for a while.
pub struct Patient<S> {
    stream: S,
    front: Arc<Front>,
    stalled: Option<Pin<Box<Sleep>>>,
    closing: Option<(Pin<Box<Sleep>>, usize)>,
    /// What is written instead of an answer of hyper's own, and how much of it is.
    instead: Option<(String, usize)>,
}

impl<S> Patient<S> {
    pub const fn new(stream: S, front: Arc<Front>) -> Self {
        Self { stream, front, stalled: None, closing: None, instead: None }
    }

    /// What came of writing; an error if nothing has for too long.
    fn written<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(self.front.config.write_time)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        if self.instead.is_none() {
            self.instead = bare::instead_of(&self.front, buf).map(|text| (text, 0));
        }
        while let Some((text, at)) = self.instead.take() {
            if at == text.len() {
                return Poll::Ready(Ok(buf.len()));
            }
            let written = Pin::new(&mut self.stream).poll_write(cx, &text.as_bytes()[at..]);
            let written = self.written(cx, written);
            let more = if let Poll::Ready(Ok(written)) = &written { *written } else { 0 };
            self.instead = Some((text, at + more));
            ready!(written)?;
        }
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let mut some = bufs.iter().filter(|buf| !buf.is_empty());
        if let (Some(one), None) = (some.next(), some.next()) {
            return self.poll_write(cx, one);
        }
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if this.closing.is_none() {
            ready!(Pin::new(&mut this.stream).poll_shutdown(cx))?;
        }
        let (time, left) = this.closing.get_or_insert_with(|| (Box::pin(sleep(LISTEN)), LEFTOVERS));
        let mut space = [0; 2048];
        while time.as_mut().poll(cx).is_pending() && *left > 0 {
            let mut buf = ReadBuf::new(&mut space);
            match ready!(Pin::new(&mut this.stream).poll_read(cx, &mut buf)) {
                Ok(()) if !buf.filled().is_empty() => {
                    if *left == LEFTOVERS {
                        time.as_mut().reset(Instant::now() + LINGER);
                    }
                    *left = left.saturating_sub(buf.filled().len());
                }
                _ => break,
            }
        }
        Poll::Ready(Ok(()))
    }
}
