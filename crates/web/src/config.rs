//! What the operator decides.

use std::time::Duration;

use ipnet::IpNet;

use crate::secret::Secret;

/// What the operator decides, with values that suit a small machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// What cookies are signed with.
    pub secret: Secret,
    /// How the outside world reaches this server, without a slash at the end; `None` if only the address it listens on is known.
    pub base_url: Option<String>,
    /// Proxies whose word on where a request comes from is taken.
    pub trusted_proxies: Vec<IpNet>,
    /// The longest body of a request, in bytes.
    pub body_bytes: usize,
    /// A request that is not answered by then is refused. Streams are exempt once they have begun.
    pub request_time: Duration,
    /// A connection on which no complete head of a request arrives in this time is closed; idle ones too.
    pub head_time: Duration,
    /// A connection that takes none of what is sent to it for this long is closed.
    pub write_time: Duration,
    /// Connections at once.
    pub connections: usize,
    /// Connections at once from one address; trusted proxies are exempt, they speak for many.
    pub connections_per_address: usize,
    /// Does the limit per address hold for connections from this machine too?
    pub limit_loopback: bool,
    /// Streams at once for one guest; for an address [`PER_ADDRESS`](session::PER_ADDRESS) times as many.
    pub streams_per_guest: usize,
    /// Requests of one guest; of an address so many times as often.
    pub requests: Rate,
    /// Moves of one guest; of an address so many times as often.
    pub moves: Rate,
    /// May everybody read `/metrics`? Otherwise only this machine and trusted proxies may, if nobody stands behind them.
    pub open_metrics: bool,
    /// How long requests in flight may take when the server stops.
    pub stop_time: Duration,
}

/// How often something may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// So often at once, after a rest.
    pub burst: u32,
    /// So often in a minute in the long run; 0 means without limit.
    pub per_minute: u32,
}

impl Rate {
    /// Without limit.
    pub const NONE: Self = Self { burst: 0, per_minute: 0 };

    /// So many times as often.
    #[must_use]
    pub const fn times(self, n: u32) -> Self {
        Self { burst: self.burst.saturating_mul(n), per_minute: self.per_minute.saturating_mul(n) }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            // Whoever serves for longer than a test has a secret of their own.
            secret: Secret::new([0; Secret::LENGTH]),
            base_url: None,
            trusted_proxies: Vec::new(),
            body_bytes: 64 * 1024,
            request_time: Duration::from_secs(10),
            head_time: Duration::from_secs(10),
            write_time: Duration::from_secs(30),
            connections: 10_000,
            connections_per_address: 256,
            limit_loopback: true,
            streams_per_guest: 32,
            requests: Rate { burst: 200, per_minute: 1_200 },
            moves: Rate { burst: 20, per_minute: 300 },
            open_metrics: false,
            stop_time: Duration::from_secs(10),
        }
    }
}
