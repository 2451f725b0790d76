//! Where a server listens.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use http::HeaderValue;

/// What a server is called that listens on a Unix socket.
const LOCAL: HeaderValue = HeaderValue::from_static("localhost");

/// Where a server listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// On a port.
    Tcp(SocketAddr),
    /// On a Unix socket.
    Unix(PathBuf),
}

/// A text that is no address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadAddress(String);

impl Address {
    /// What the header `Host` says.
    pub(super) fn host(&self) -> HeaderValue {
        let host = match self {
            Self::Tcp(address) => HeaderValue::try_from(address.to_string()),
            Self::Unix(_) => Ok(LOCAL),
        };
        // An address has no letter that can't stand in a header.
        host.unwrap_or(LOCAL)
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    /// Reads `http://127.0.0.1:8080`, `127.0.0.1:8080` or `unix:/path`.
    fn from_str(text: &str) -> Result<Self, BadAddress> {
        if let Some(path) = text.strip_prefix("unix:") {
            return if path.is_empty() { Err(BadAddress(text.to_owned())) } else { Ok(Self::Unix(path.into())) };
        }
        let address = text.strip_prefix("http://").unwrap_or(text);
        let address = address.strip_suffix('/').unwrap_or(address);
        address.parse().map(Self::Tcp).map_err(|_| BadAddress(text.to_owned()))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tcp(address) => write!(f, "http://{address}"),
            Self::Unix(path) => write!(f, "unix:{}", path.display()),
        }
    }
}

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no address of a server: it looks like http://127.0.0.1:8080 or unix:/path", self.0)
    }
}

impl std::error::Error for BadAddress {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_printed() {
        for text in ["http://127.0.0.1:8080", "http://[::1]:80", "unix:/run/senbazuru.sock"] {
            assert_eq!(text.parse::<Address>().expect("an address").to_string(), text);
        }
        let port = Address::Tcp(SocketAddr::from(([127, 0, 0, 1], 8080)));
        assert_eq!("127.0.0.1:8080".parse(), Ok(port.clone()));
        assert_eq!("http://127.0.0.1:8080/".parse(), Ok(port));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in ["", "unix:", "https://127.0.0.1:1", "localhost", "127.0.0.1", "http://127.0.0.1:99999"] {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }
}
