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
    /// Of a stream of a table's events, how much has come through. It may end at any time; any other answer is whole or broken.
    heard: Option<Arc<AtomicU32>>,
}

impl Pipe {
    pub fn new(body: Incoming, over: Pin<Box<dyn Future<Output = ()> + Send>>, heard: Option<Arc<AtomicU32>>) -> Self {
        Self { body, over, heard }
    }
}

impl Body for Pipe {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let this = &mut *self;
        if this.over.as_mut().poll(cx).is_ready() {
            let broken = axum::Error::new("the node is gone");
            return Poll::Ready(if this.heard.is_some() { None } else { Some(Err(broken)) });
        }
        let frame = ready!(Pin::new(&mut this.body).poll_frame(cx));
        if let (Some(heard), Some(Ok(_))) = (&this.heard, &frame) {
            heard.fetch_add(1, Ordering::Relaxed);
        }
        Poll::Ready(match frame {
            Some(Err(_)) if this.heard.is_some() => None,
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
