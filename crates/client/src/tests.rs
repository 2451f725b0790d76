//! The client against a server made by hand: it answers with prepared bytes, whatever it is asked.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::net::UnixListener;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::runtime::Builder;

use super::*;

/// Long enough for any machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// Answers the requests of one connection after the other: for each connection the answers it gets, each in portions that are sent
/// apart. Returns what was asked.
fn serve(connections: Vec<Vec<Vec<&'static [u8]>>>) -> (Address, JoinHandle<String>) {
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a port");
    let address = Address::Tcp(listener.local_addr().expect("an address"));
    let server = thread::spawn(move || {
        let mut asked = String::new();
        for answers in connections {
            let (mut socket, _) = listener.accept().expect("a connection");
            socket.set_nodelay(true).expect("an option");
            socket.set_read_timeout(Some(PATIENCE)).expect("an option");
            answer(&mut socket, answers, &mut asked);
        }
        asked
    });
    (address, server)
}

fn answer(socket: &mut (impl Read + Write), answers: Vec<Vec<&'static [u8]>>, asked: &mut String) {
    for portions in answers {
        let mut request = Vec::new();
        let mut byte = [0];
        while !request.ends_with(b"\r\n\r\n") && socket.read(&mut byte).expect("a request") > 0 {
            request.push(byte[0]);
        }
        let head = String::from_utf8(request).expect("text");
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let mut body = vec![0; length.map_or(0, |length| length.parse().expect("a length"))];
        socket.read_exact(&mut body).expect("a body");
        asked.push_str(&head);
        asked.push_str(&String::from_utf8(body).expect("text"));
        asked.push('\n');
        for portion in portions {
            socket.write_all(portion).expect("sent");
            socket.flush().expect("sent");
            thread::yield_now();
        }
    }
}

/// Waits for what is asynchronous.
fn wait<T>(future: impl Future<Output = T>) -> T {
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async { tokio::time::timeout(PATIENCE, future).await.expect("an end") })
}

#[test]
fn requests_share_a_connection_and_answers_end_where_they_say() {
    let (address, server) = serve(vec![vec![
        vec![b"HTTP/1.1 201 Created\r\nContent-Length: 5\r\nX-Fold: mountain\r\n\r\n", b"cra", b"ne"],
        vec![b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nfox", b"\r\n1\r\n!\r\n0\r\n", b"\r\n"],
        vec![b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n"],
        vec![b"HTTP/1.1 200 OK\r\n\r\n", b"until ", b"the end"],
    ]]);
    wait(async {
        let mut connection = Connection::new(&address);
        let created = connection.request("POST", "/a", &[("x", "y")], b"paper").await.expect("an answer");
        assert_eq!((created.status, created.body.as_slice()), (201, &b"crane"[..]));
        assert_eq!(created.header("x-fold"), Some("mountain"));
        let answer = connection.ask("GET", "/b?c=d", &[], b"").await.expect("an answer");
        assert_eq!((answer.status, answer.body), (200, &b"fox!"[..]));
        let nothing = connection.request("DELETE", "/c", &[], b"").await.expect("an answer");
        assert_eq!((nothing.status, nothing.body.len()), (204, 0));
        let to_the_end = connection.request("GET", "/d", &[], b"").await.expect("an answer");
        assert_eq!(to_the_end.body, b"until the end");
    });
    let asked = server.join().expect("a server");
    let host = address.to_string().replace("http://", "");
    let expected =
        format!("POST /a HTTP/1.1\r\nhost: {host}\r\nx: y\r\ncontent-length: 5\r\n\r\npaper\nGET /b?c=d HTTP/1.1\r\n");
    assert!(asked.starts_with(&expected), "{asked}");
    assert_eq!(asked.matches("HTTP/1.1").count(), 4);
}

#[test]
fn a_connection_that_has_gone_is_made_anew() {
    let ok: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n1";
    let last: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 1\r\nconnection: close\r\n\r\n2";
    let (address, server) = serve(vec![vec![vec![ok], vec![last]], vec![vec![ok]], vec![vec![ok]]]);
    wait(async {
        let mut connection = Connection::new(&address);
        for (i, expected) in [b"1", b"2", b"1"].into_iter().enumerate() {
            assert_eq!(connection.request("GET", "/", &[], b"").await.expect("an answer").body, expected, "{i}");
        }
        // The server hangs up without a word; it is noticed before the next request, or at the latest with it.
        while let Err(trouble) = connection.request("GET", "/", &[], b"").await {
            assert!(matches!(trouble, Trouble::Closed | Trouble::Broken(_)), "{trouble}");
        }
    });
    assert_eq!(server.join().expect("a server").matches("GET / ").count(), 4);
}

#[test]
fn an_answer_that_breaks_off_or_is_none_is_an_error() {
    for bytes in [&b"HTTP/1.1 200 OK\r\ncontent-le"[..], b"HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n123", b""] {
        let (address, _server) = serve(vec![vec![vec![bytes]]]);
        let trouble =
            wait(async { Connection::new(&address).request("GET", "/", &[], b"").await.expect_err("no answer") });
        assert!(matches!(trouble, Trouble::Closed | Trouble::Broken(_)), "{trouble}");
    }
    let (address, _server) = serve(vec![vec![vec![b"220 mail ready\r\n\r\n"]]]);
    let trouble = wait(async { Connection::new(&address).request("GET", "/", &[], b"").await.expect_err("no answer") });
    assert!(matches!(trouble, Trouble::NotHttp(_)), "{trouble}");
    let free = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a port");
    let address = Address::Tcp(free.local_addr().expect("an address"));
    drop(free);
    let trouble = wait(async { Connection::new(&address).request("GET", "/", &[], b"").await.expect_err("nobody") });
    assert!(matches!(trouble, Trouble::Connect(_)), "{trouble}");
}

#[test]
fn line_breaks_are_not_smuggled_into_a_head() {
    let address = Address::Tcp(SocketAddr::from(([127, 0, 0, 1], 1)));
    wait(async {
        let mut connection = Connection::new(&address);
        for (path, value) in [("/a b", "c"), ("/a\r\nb", "c"), ("/", "a\nb")] {
            let trouble = connection.request("GET", path, &[("x", value)], b"").await.expect_err("not sent");
            assert!(matches!(trouble, Trouble::NotSent), "{trouble}");
        }
    });
}

#[test]
fn events_are_read_however_they_arrive() {
    let text = "retry: 500\n\n: heartbeat\n\nid: 7\nevent: news\ndata: {\"a\":1}\n\ndata:x\r\ndata: y\r\n\r\nid: 8\ndata\ndata: ü\n\n";
    let wire = format!("{:x}\r\n{text}\r\n0\r\n\r\n", text.len());
    let wire: &'static [u8] = Box::leak(wire.into_boxed_str()).as_bytes();
    for portion in [1, 2, 7, wire.len()] {
        let mut portions: Vec<&[u8]> =
            vec![b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n"];
        portions.extend(wire.chunks(portion));
        let (address, server) = serve(vec![vec![portions]]);
        wait(async {
            let mut stream = Stream::open(&address, "/stream?since=3", Some("s_1")).await.expect("a stream");
            for expected in [("7", "news", "{\"a\":1}"), ("7", "message", "x\ny"), ("8", "message", "\nü")] {
                let event = stream.next().await.expect("no trouble").expect("an event");
                assert_eq!((event.id, event.event, event.data), expected);
            }
            assert_eq!(stream.next().await.expect("no trouble"), None);
        });
        let asked = server.join().expect("a server");
        assert!(asked.contains("authorization: Bearer s_1\r\n"), "{asked}");
        assert!(asked.contains("accept: text/event-stream\r\n"), "{asked}");
    }
}

#[test]
fn a_stream_that_is_refused_says_why_and_one_that_breaks_off_says_so() {
    let (address, _server) = serve(vec![vec![vec![b"HTTP/1.1 401 Unauthorized\r\ncontent-length: 2\r\n\r\nno"]]]);
    let trouble = wait(async { Stream::open(&address, "/s", None).await.map(drop).expect_err("refused") });
    assert!(matches!(&trouble, Trouble::Refused { status: 401, body } if body == b"no"), "{trouble}");
    let head: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";
    let (address, _server) = serve(vec![vec![vec![head, b"f\r\ndata: 1\n\ndata: 2"]]]);
    wait(async {
        let mut stream = Stream::open(&address, "/s", None).await.expect("a stream");
        assert_eq!(stream.next().await.expect("no trouble").expect("an event").data, "1");
        assert!(stream.next().await.is_err());
    });
}

#[test]
fn commands_wait_for_an_answer_over_a_unix_socket() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("socket");
    let listener = UnixListener::bind(&path).expect("a socket");
    let server = thread::spawn(move || {
        let (mut socket, _) = listener.accept().expect("a connection");
        let ok: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n1";
        let mut asked = String::new();
        answer(&mut socket, vec![vec![ok], vec![ok]], &mut asked);
        asked
    });
    let mut client = Blocking::new(&Address::Unix(path), PATIENCE).expect("a client");
    for _ in 0..2 {
        assert_eq!(client.request("GET", "/", &[], b"").expect("an answer").body, b"1");
    }
    assert_eq!(server.join().expect("a server").matches("host: localhost").count(), 2);
}

#[test]
fn commands_do_not_wait_for_ever() {
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).expect("a port");
    let address = Address::Tcp(listener.local_addr().expect("an address"));
    let mut client = Blocking::new(&address, Duration::from_millis(20)).expect("a client");
    assert!(matches!(client.request("GET", "/", &[], b""), Err(Trouble::Late)));
}
