//! What the server has in front of the tables: limits, figures, the signal to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use session::{PER_ADDRESS, Source};
use tokio::sync::watch;

use crate::config::Config;
use crate::limit::{Place, Places, Rates, Wait};
use crate::metrics::Metrics;
use crate::tags::{Caller, RequestId};

/// What every request needs, whatever it asks for.
pub struct Front {
    /// What the operator decided.
    pub config: Config,
    /// What is counted.
    pub metrics: Metrics,
    /// Where time and randomness come from.
    pub source: Arc<dyn Source>,
    requests: Rates,
    moves: Rates,
    streams: Arc<Places>,
    streams_of_address: Arc<Places>,
    stop: watch::Sender<bool>,
    /// Where the ids of requests have come to. They need not be unguessable, only different, so the operating system is asked once.
    ids: AtomicU64,
}

impl Front {
    /// The front of a server.
    #[must_use]
    pub fn new(config: Config, source: Arc<dyn Source>) -> Self {
        Self {
            requests: Rates::new(config.requests),
            moves: Rates::new(config.moves),
            streams: Places::new(config.streams_per_guest),
            streams_of_address: Places::new(config.streams_per_guest.saturating_mul(PER_ADDRESS as usize)),
            stop: watch::Sender::new(false),
            metrics: Metrics::default(),
            ids: AtomicU64::new(source.number()),
            config,
            source,
        }
    }

    /// The id of a new request.
    pub(crate) fn request_id(&self) -> RequestId {
        // An odd step meets all numbers before the first comes again.
        RequestId::of(self.ids.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed))
    }

    /// One more request of this caller.
    ///
    /// # Errors
    /// If there were too many.
    pub(crate) fn may_ask(&self, caller: &Caller) -> Result<(), Wait> {
        self.requests.take(caller, self.source.uptime())
    }

    /// One more deed of this caller. Every POST with credentials is counted before a handler sees it.
    ///
    /// # Errors
    /// If there were too many.
    pub(crate) fn may_move(&self, caller: &Caller) -> Result<(), Wait> {
        self.moves.take(caller, self.source.uptime())
    }

    /// A place for one more stream of this guest, and one of their address, to be kept as long as the stream lasts. Every answer
    /// that is a stream of events gets them on its way out.
    ///
    /// # Errors
    /// If there are too many: how many may be.
    pub(crate) fn may_listen(&self, address: &str, guest: Option<&str>) -> Result<[Place; 2], usize> {
        let own = match guest {
            Some(guest) => self.streams.take(guest),
            None => self.streams.take(&format!("nobody at {address}")),
        };
        let own = own.ok_or(self.streams.most())?;
        let shared = self.streams_of_address.take(address).ok_or(self.streams_of_address.most())?;
        Ok([own, shared])
    }

    /// Streams that hold a place.
    #[must_use]
    pub fn streams(&self) -> usize {
        self.streams.taken()
    }

    /// Buckets kept, of requests and of moves.
    #[must_use]
    pub fn buckets(&self) -> [usize; 2] {
        [self.requests.kept(), self.moves.kept()]
    }

    /// The server stops: streams end, connections close after their answer.
    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Does the server stop?
    #[must_use]
    pub fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    /// Waits until the server stops.
    pub fn stopped(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut stop = self.stop.subscribe();
        async move {
            // An error means that the front is gone, and the server with it.
            let _ = stop.wait_for(|stop| *stop).await;
        }
    }
}
