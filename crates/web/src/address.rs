//! Where a request comes from, behind proxies or not.
//!
//! A header that names an address can be written by anybody. It is believed only if the connection itself comes from a trusted
//! proxy, and only from the right: every proxy appends the address it was called from, so the right-most address that
//! is not a trusted proxy is the last one somebody we trust has seen.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use http::HeaderMap;
use http::header::FORWARDED;
use ipnet::IpNet;

/// How many hops are looked at; whoever writes more of them is not believed beyond.
const HOPS: usize = 32;

/// Where a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The address; none on a connection without one, such as a local socket.
    pub address: Option<IpAddr>,
    /// Is it certainly from this machine or from a trusted proxy itself, with nobody behind it?
    pub local: bool,
}

impl Origin {
    /// Where a request with these headers comes from, if it arrived from that address.
    #[must_use]
    pub fn of(peer: Option<IpAddr>, headers: &HeaderMap, trusted: &[IpNet]) -> Self {
        let Some(peer) = peer.map(|address| address.to_canonical()) else {
            return Self { address: None, local: true };
        };
        let is_trusted = |address: IpAddr| trusted.iter().any(|net| net.contains(&address));
        if !is_trusted(peer) {
            // A proxy nobody told us of would make all the world look like this machine.
            return Self { address: Some(peer), local: peer.is_loopback() && !is_forwarded(headers) };
        }
        let mut nearest = peer;
        for hop in hops(headers).take(HOPS) {
            let Some(address) = hop else {
                // "unknown" or nonsense: what stands further left was not seen by anybody we trust.
                return Self { address: Some(nearest), local: false };
            };
            nearest = address;
            if !is_trusted(address) {
                return Self { address: Some(address), local: false };
            }
        }
        Self { address: Some(nearest), local: !is_forwarded(headers) }
    }

    /// The address as quotas tell callers apart: a whole /64 of IPv6 is one caller, since one house has that many.
    #[must_use]
    pub fn text(&self) -> String {
        match self.address.map(group) {
            None => "local".to_owned(),
            Some(IpAddr::V4(address)) => address.to_string(),
            Some(IpAddr::V6(network)) => format!("{network}/64"),
        }
    }
}

/// The address, or of IPv6 the first of its /64.
#[must_use]
pub fn group(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        v4 @ IpAddr::V4(_) => v4,
    }
}

fn is_forwarded(headers: &HeaderMap) -> bool {
    [FORWARDED.as_str(), "x-forwarded-for", "x-real-ip", "via"].iter().any(|name| headers.contains_key(*name))
}

/// The hops from right to left. `X-Forwarded-For` first: proxies that write `Forwarded` are rare, and pass foreign ones on.
fn hops(headers: &HeaderMap) -> Box<dyn Iterator<Item = Option<IpAddr>> + '_> {
    let lines = |name: &'static str| headers.get_all(name).into_iter().rev().map(|value| value.to_str().unwrap_or("?"));
    if headers.contains_key("x-forwarded-for") {
        Box::new(lines("x-forwarded-for").flat_map(|line| line.rsplit(',')).map(address))
    } else {
        Box::new(lines("forwarded").flat_map(|line| line.rsplit(',')).map(|element| address(for_of(element)?)))
    }
}

/// The value of `for=` in one element of `Forwarded`.
fn for_of(element: &str) -> Option<&str> {
    element.split(';').find_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        name.trim().eq_ignore_ascii_case("for").then(|| value.trim().trim_matches('"'))
    })
}

/// An address as proxies write it, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = match text.strip_prefix('[') {
        Some(rest) => rest.split_once(']').map(|(inside, _)| inside)?,
        None => text,
    };
    let found = bare.parse().ok().or_else(|| {
        let (host, port) = bare.rsplit_once(':')?;
        port.parse::<u16>().ok()?;
        host.parse::<Ipv4Addr>().ok().map(IpAddr::V4)
    })?;
    Some(found.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn origin(peer: &str, headers: &[(&'static str, &str)]) -> Origin {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().expect("a value"));
        }
        let trusted = ["10.0.0.0/8", "fd00::/8"].map(|net| net.parse().expect("a net"));
        Origin::of(Some(ip(peer)), &map, &trusted)
    }

    fn text(peer: &str, headers: &[(&'static str, &str)]) -> String {
        origin(peer, headers).text()
    }

    #[test]
    fn a_stranger_is_not_believed() {
        for name in ["x-forwarded-for", "forwarded", "x-real-ip"] {
            assert_eq!(text("203.0.113.9", &[(name, "198.51.100.1")]), "203.0.113.9", "{name}");
            assert_eq!(text("203.0.113.9", &[(name, "for=198.51.100.1")]), "203.0.113.9", "{name}");
        }
    }

    #[test]
    fn a_trusted_proxy_is_believed_from_the_right() {
        let cases = [
            ("198.51.100.1", "198.51.100.1"),
            ("1.1.1.1, 198.51.100.1", "198.51.100.1"),
            ("1.1.1.1, 198.51.100.1, 10.2.3.4", "198.51.100.1"),
            ("198.51.100.1:4711", "198.51.100.1"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"),
            ("::ffff:198.51.100.1", "198.51.100.1"),
            ("10.9.9.9, 10.8.8.8", "10.9.9.9"),
        ];
        for (header, expected) in cases {
            assert_eq!(text("10.0.0.1", &[("x-forwarded-for", header)]), expected, "{header}");
        }
    }

    #[test]
    fn several_lines_are_one_list() {
        let lines = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "198.51.100.1, 10.2.3.4")];
        assert_eq!(text("10.0.0.1", &lines), "198.51.100.1");
    }

    #[test]
    fn nonsense_stops_the_search() {
        // Whatever stands left of something unreadable may have been written by anybody.
        for header in
            ["", ",", "unknown", "1.1.1.1, unknown", "1.1.1.1,_hidden", "1.1.1.1, 300.1.1.1", "1.1.1.1,[::1", "é"]
        {
            assert_eq!(text("10.0.0.1", &[("x-forwarded-for", header)]), "10.0.0.1", "{header}");
        }
        let header = "1.1.1.1, nonsense, 10.7.7.7";
        assert_eq!(text("10.0.0.1", &[("x-forwarded-for", header)]), "10.7.7.7");
        let endless = "10.0.0.2,".repeat(2_000) + "10.0.0.2";
        assert_eq!(text("10.0.0.1", &[("x-forwarded-for", &endless)]), "10.0.0.2");
    }

    #[test]
    fn the_standard_header_is_understood() {
        let cases = [
            ("for=198.51.100.1", "198.51.100.1"),
            ("for=1.1.1.1;proto=http, For=\"198.51.100.1:80\";by=10.0.0.1", "198.51.100.1"),
            ("proto=https;for=\"[2001:db8:1:2::9]:4711\"", "2001:db8:1:2::/64"),
            ("for=unknown", "10.0.0.1"),
            ("for=1.1.1.1, proto=https", "10.0.0.1"),
        ];
        for (header, expected) in cases {
            assert_eq!(text("10.0.0.1", &[("forwarded", header)]), expected, "{header}");
        }
        let both = [("forwarded", "for=1.1.1.1"), ("x-forwarded-for", "198.51.100.1")];
        assert_eq!(text("10.0.0.1", &both), "198.51.100.1");
    }

    #[test]
    fn a_house_of_ipv6_is_one_caller() {
        assert_eq!(text("2001:db8:1:2::1", &[]), text("2001:db8:1:2:ffff::2", &[]));
        assert_ne!(text("2001:db8:1:2::1", &[]), text("2001:db8:1:3::1", &[]));
        assert_eq!(text("::ffff:203.0.113.9", &[]), "203.0.113.9");
    }

    #[test]
    fn only_this_machine_and_trusted_proxies_are_local() {
        assert!(origin("127.0.0.1", &[]).local);
        assert!(origin("::1", &[]).local);
        assert!(origin("10.0.0.1", &[]).local);
        assert!(!origin("203.0.113.9", &[]).local);
        // A proxy on this machine that nobody told us of speaks for others.
        assert!(!origin("127.0.0.1", &[("x-forwarded-for", "127.0.0.1")]).local);
        assert!(!origin("127.0.0.1", &[("via", "1.1 proxy")]).local);
        assert!(!origin("10.0.0.1", &[("x-forwarded-for", "127.0.0.1")]).local);
        assert!(!origin("10.0.0.1", &[("x-forwarded-for", "10.1.1.1")]).local);
        assert!(Origin::of(None, &HeaderMap::new(), &[]).local);
    }
}
