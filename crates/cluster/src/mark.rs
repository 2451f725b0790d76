//! [`Mark`]: how a request that was passed on by another node is told from all others.

use std::fmt::Write as _;
use std::net::IpAddr;

use hmac::{Hmac, Mac as _};
use http::{HeaderName, HeaderValue, Method};
use sha2::Sha256;
use web::{Origin, Passed, RequestId};

/// The header with the mark. Nobody but other nodes is believed to have written it.
pub const MARK: HeaderName = HeaderName::from_static("x-senbazuru-passed");

/// What all nodes know and nobody else: it follows from the secret of the store.
#[derive(Clone)]
pub struct Mark {
    key: [u8; 32],
}

impl Mark {
    /// The mark of those who share that secret.
    #[must_use]
    pub fn new(secret: &[u8; 32]) -> Self {
        let key = Hmac::<Sha256>::new_from_slice(secret).expect("a key of any length will do");
        Self { key: key.chain_update(b"passed on by another node").finalize().into_bytes().into() }
    }

    /// A few letters that tell stores apart, and nothing of the secret.
    #[must_use]
    pub fn place(&self) -> String {
        let keyed = Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length will do");
        let bytes = keyed.chain_update(b"place").finalize().into_bytes();
        bytes[..6].iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
    }

    /// The value of the header for a request that came from there.
    #[must_use]
    pub fn write(&self, passed: Passed, method: &Method, path: &str) -> HeaderValue {
        let address = passed.origin.address.map_or_else(|| "-".to_owned(), |address| address.to_string());
        let says = format!("{address} {} {}", u8::from(passed.origin.local), passed.id);
        let signature = self.signed(&says, method, path).finalize().into_bytes();
        let mut text = says + " ";
        for byte in signature {
            let _ = write!(text, "{byte:02x}");
        }
        HeaderValue::try_from(text).expect("an address, letters and figures")
    }

    /// What such a header says, if another node has written it for that very request.
    #[must_use]
    pub fn read(&self, value: &HeaderValue, method: &Method, path: &str) -> Option<Passed> {
        let (says, signature) = value.to_str().ok()?.rsplit_once(' ')?;
        let bytes: Option<Vec<u8>> = (0..signature.len() / 2)
            .map(|n| signature.get(2 * n..2 * n + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok()))
            .collect();
        self.signed(says, method, path).verify_slice(&bytes?).ok()?;
        let mut words = says.split(' ');
        let address = match words.next()? {
            "-" => None,
            address => Some(address.parse::<IpAddr>().ok()?),
        };
        let origin = Origin { address, local: words.next()? == "1" };
        Some(Passed { origin, id: RequestId::read(words.next()?)? })
    }

    fn signed(&self, says: &str, method: &Method, path: &str) -> Hmac<Sha256> {
        let keyed = Hmac::<Sha256>::new_from_slice(&self.key).expect("a key of any length will do");
        keyed.chain_update(format!("{says}\n{method}\n{path}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_of_one_request_and_one_secret() {
        let mark = Mark::new(&[7; 32]);
        for address in [Some("203.0.113.9"), Some("2001:db8::1"), None] {
            let origin = Origin { address: address.map(|text| text.parse().expect("an address")), local: false };
            let passed = Passed { origin, id: RequestId::of(u64::MAX / 3) };
            let value = mark.write(passed, &Method::POST, "/t/a/move?x");
            assert_eq!(mark.read(&value, &Method::POST, "/t/a/move?x"), Some(passed));
            assert_eq!(mark.read(&value, &Method::GET, "/t/a/move?x"), None);
            assert_eq!(mark.read(&value, &Method::POST, "/t/b/move?x"), None);
            assert_eq!(Mark::new(&[8; 32]).read(&value, &Method::POST, "/t/a/move?x"), None);
            let text = value.to_str().expect("text");
            let forged = text.replacen(text.split(' ').next().expect("an address"), "192.0.2.7", 1);
            let forged = HeaderValue::try_from(forged).expect("a value");
            assert_eq!(mark.read(&forged, &Method::POST, "/t/a/move?x"), None, "{address:?}");
        }
        for nonsense in ["", " ", "- 0", "- 1 aaaaaaaaaa zz", "- 1 aaaaaaaaaa", "- 1 aaaaaaaaaa 00\u{e9}"] {
            let value = HeaderValue::from_bytes(nonsense.as_bytes()).expect("a value");
            assert_eq!(mark.read(&value, &Method::GET, "/"), None, "{nonsense}");
        }
    }
}
