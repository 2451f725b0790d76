//! Answers that come through this node, as long as the other one is alive.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use http::HeaderMap;
use http::header::CONTENT_TYPE;
use hyper::body::{Body, Frame, Incoming, SizeHint};

/// Is it a stream of events? Whoever listens comes back by themselves when it ends.
pub fn is_stream(headers: &HeaderMap) -> bool {
    headers.get(CONTENT_TYPE).is_some_and(|value| value.as_bytes().starts_with(b"text/event-stream"))
}

/// The body of an answer that comes from another node.
pub struct Pipe {
    body: Incoming,
    over: Pin<Box<dyn Future<Output = ()> + Send>>,
    /// Of a stream of a table's events, the version that has come through. It may end at any time; any other answer is whole or broken.
    delivered: Option<Arc<AtomicU32>>,
    line: Line,
}

impl Pipe {
    pub fn new(
        body: Incoming,
        over: Pin<Box<dyn Future<Output = ()> + Send>>,
        delivered: Option<Arc<AtomicU32>>,
    ) -> Self {
        Self { body, over, delivered, line: Line::default() }
    }
}

impl Body for Pipe {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let this = &mut *self;
        if this.over.as_mut().poll(cx).is_ready() {
            let broken = axum::Error::new("the node is gone");
            return Poll::Ready(if this.delivered.is_some() { None } else { Some(Err(broken)) });
        }
        let frame = ready!(Pin::new(&mut this.body).poll_frame(cx));
        if let (Some(delivered), Some(Ok(frame))) = (&this.delivered, &frame)
            && let Some(version) = frame.data_ref().and_then(|data| this.line.read(data))
        {
            delivered.fetch_max(version, Ordering::Relaxed);
        }
        Poll::Ready(match frame {
            Some(Err(_)) if this.delivered.is_some() => None,
            other => other.map(|frame| frame.map_err(axum::Error::new)),
        })
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Finds the ids of events, which are versions: each stands on a line of its own.
#[derive(Default)]
struct Line {
    /// How a line begins that is not over; no longer than such a line can be.
    begun: Vec<u8>,
}

impl Line {
    /// The last id in these bytes, which follow those before.
    fn read(&mut self, bytes: &[u8]) -> Option<u32> {
        let (mut last, mut rest) = (None, bytes);
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
            self.add(&rest[..end]);
            last = std::str::from_utf8(&self.begun)
                .ok()
                .and_then(|line| line.strip_prefix("id: "))
                .and_then(|id| id.parse().ok())
                .or(last);
            self.begun.clear();
            rest = &rest[end + 1..];
        }
        self.add(rest);
        last
    }

    fn add(&mut self, bytes: &[u8]) {
        let room = Self::LONGEST.saturating_sub(self.begun.len());
        self.begun.extend_from_slice(&bytes[..bytes.len().min(room)]);
    }

    /// `id: ` with any number, and one more, by which a longer line is told.
    const LONGEST: usize = 16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_however_they_arrive() {
        let text = b"retry: 500\n\nid: 7\nevent: zones\ndata: id: 9\n\nid: 12\ndata: <p>\n\n: beat\n\n";
        for size in 1..text.len() {
            let mut line = Line::default();
            let read: Vec<_> = text.chunks(size).filter_map(|chunk| line.read(chunk)).collect();
            assert_eq!(read.last(), Some(&12), "{size}");
            assert!(read.iter().all(|version| [7, 12].contains(version)), "{size}: {read:?}");
        }
        assert_eq!(Line::default().read(b"id: 99999999999\nid: x\nid: 1234567890123456\n"), None);
    }
}
