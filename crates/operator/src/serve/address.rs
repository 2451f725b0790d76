//! The addresses by which this machine can be reached.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Somewhere outside, and somewhere in each kind of local network. Nothing is ever sent there.
const ELSEWHERE: [Ipv4Addr; 4] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 255, 254),
    Ipv4Addr::new(172, 31, 255, 254),
    Ipv4Addr::new(10, 255, 255, 254),
];

/// The addresses of this machine in the local network, the one that leads outside first; none without a network.
pub fn in_the_network() -> Vec<IpAddr> {
    let mut found = Vec::new();
    for there in ELSEWHERE {
        // A datagram socket that is told whom it will talk to knows its own address, before anything is sent.
        let own = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
            socket.connect((there, 9))?;
            socket.local_addr()
        });
        if let Ok(own) = own
            && !own.ip().is_loopback()
            && !own.ip().is_unspecified()
            && !found.contains(&own.ip())
        {
            found.push(own.ip());
        }
    }
    found
}

/// The address as this machine's own browser can open it: where the server listens everywhere, the loopback address.
pub fn to_open(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        let home =
            if address.is_ipv4() { IpAddr::V4(Ipv4Addr::LOCALHOST) } else { std::net::Ipv6Addr::LOCALHOST.into() };
        address.set_ip(home);
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_found_can_be_reached_from_elsewhere() {
        for address in in_the_network() {
            assert!(!address.is_loopback() && !address.is_unspecified(), "{address}");
        }
    }

    #[test]
    fn everywhere_is_opened_at_home() {
        let open = |address: &str| to_open(address.parse().expect(address)).to_string();
        assert_eq!(open("0.0.0.0:7"), "127.0.0.1:7");
        assert_eq!(open("[::]:7"), "[::1]:7");
        assert_eq!(open("192.0.2.7:7"), "192.0.2.7:7");
    }
}
