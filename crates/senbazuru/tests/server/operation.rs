//! Starting and stopping, and what is said if that can't be.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt as _;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use client::{Address, Stream};
use serde_json::Value;

use crate::{GUARD, Run, Server, directory, one_line, program};

/// Starts a server that must refuse to, and returns the one line it says.
fn not_started(args: &[&str]) -> String {
    let run: Run = program().arg("serve").args(args).output().expect("the binary starts").into();
    one_line(&run, &args.join(" "))
}

/// A table that waits for somebody, and the token of its host.
fn table(server: &Server) -> (String, String) {
    let wish = r#"{"game": "origami", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "person"}]}"#;
    let made = server.json(201, "POST", "/api/v1/tables", None, wish);
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (text(&made["table"]["id"]), text(&made["token"]))
}

#[test]
fn the_address_is_the_one_line_on_standard_output() {
    let data = directory();
    let server = Server::start(data.path());
    assert!(
        server.line.starts_with("listening on http://127.0.0.1:") && server.line.ends_with('\n'),
        "{}",
        server.line
    );
    let answer = server.ask("GET", "/healthz", None, "");
    assert_eq!((answer.status, answer.body.as_slice()), (200, b"ok\n".as_slice()));
    let figures = server.ask("GET", "/metrics", None, "");
    let text = String::from_utf8(figures.body).expect("text");
    assert!(figures.status == 200 && text.contains("# TYPE "), "{text}");
    server.stop();
}

#[test]
fn without_a_command_the_server_starts_where_the_home_says() {
    let home = directory();
    // The usual port is taken, by this test or by somebody else: that is said, with advice, and nothing is touched.
    let _taken = TcpListener::bind("127.0.0.1:7777");
    let run: Run = program().env("XDG_DATA_HOME", home.path()).output().expect("the binary starts").into();
    let line = one_line(&run, "no command");
    assert_eq!(line, "senbazuru: port 7777 is taken; --listen 127.0.0.1:0 takes one that is free");
    assert_eq!(fs::read_dir(home.path()).expect("a directory").count(), 0);

    let mut command = program();
    command.args(["serve", "--listen", "0"]).env("XDG_DATA_HOME", home.path());
    Server::spawn(command).stop();
    assert!(home.path().join("senbazuru/senbazuru.db").is_file());
}

#[test]
fn a_port_that_is_taken_is_said_in_one_line() {
    let data = directory();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let line = not_started(&["--listen", &address, "--data", &data.path().join("new").display().to_string()]);
    assert_eq!(line, format!("senbazuru: port {} is taken", taken.local_addr().expect("an address").port()));
    assert!(!data.path().join("new").exists(), "nothing was touched");
}

#[test]
fn what_contradicts_itself_is_said_in_one_line() {
    assert!(not_started(&["--lan", "--listen", "127.0.0.1:1"]).contains("only a port"));
    for args in [["--base-url", "play"], ["--trusted-proxy", "friend"], ["--listen", "there"], ["--keep-open", "0"]] {
        assert!(not_started(&args).contains(args[0]), "{args:?}");
    }
}

#[test]
fn a_data_directory_has_one_server() {
    let data = directory();
    let path = data.path().display().to_string();
    let server = Server::start(data.path());
    let line = not_started(&["--listen", "0", "--data", &path]);
    assert!(line.contains(&path) && line.contains("another process"), "{line}");
    // The one that was there is none the worse for it, its control socket neither.
    assert_eq!(server.ask("GET", "/healthz", None, "").status, 200);
    assert!(crate::good("status", data.path()).contains("running"));
    server.stop();
}

#[test]
fn a_data_directory_that_cannot_be_used_is_said_in_one_line() {
    let data = directory();
    let file = data.path().join("file");
    fs::write(&file, "not a directory").expect("a file");
    let line = not_started(&["--listen", "0", "--data", &file.display().to_string()]);
    assert!(line.contains(&file.display().to_string()), "{line}");

    let other = data.path().join("other");
    fs::create_dir(&other).expect("a directory");
    fs::write(other.join("senbazuru.db"), "this is no database, whatever it is called".repeat(100)).expect("a file");
    let line = not_started(&["--listen", "0", "--data", &other.display().to_string()]);
    assert!(line.contains("senbazuru.db"), "{line}");
}

#[test]
fn a_database_of_a_newer_version_is_left_alone() {
    let data = directory();
    Server::start(data.path()).stop();
    let file = data.path().join("senbazuru.db");
    let mut bytes = fs::read(&file).expect("a database");
    // The version of the schema stands at byte 60, as SQLite describes its files.
    bytes[60..64].copy_from_slice(&4_000_u32.to_be_bytes());
    fs::write(&file, &bytes).expect("a database");
    let line = not_started(&["--listen", "0", "--data", &data.path().display().to_string()]);
    assert!(line.contains("newer"), "{line}");
    assert_eq!(fs::read(&file).expect("a database"), bytes);
}

#[test]
fn only_the_owner_may_look_into_the_data_directory() {
    let data = directory();
    let path = data.path().join("new/data");
    let server = Server::start(&path);
    let mode = |name: &str| fs::metadata(path.join(name)).expect(name).permissions().mode() & 0o077;
    assert_eq!((mode(""), mode("control.sock")), (0, 0));
    server.stop();
    assert!(!path.join("control.sock").exists(), "it goes with the server");
}

#[test]
fn a_socket_left_by_a_killed_server_is_replaced() {
    let data = directory();
    let server = Server::start(data.path());
    server.signal("KILL");
    server.ended();
    assert!(data.path().join("control.sock").exists());
    // Without a server the command does it by itself, and a new server takes the socket over.
    assert!(crate::good("status", data.path()).contains("no"));
    let server = Server::start(data.path());
    let status: Value = serde_json::from_str(&crate::good("status --json", data.path())).expect("JSON");
    assert_eq!(status["running"], true);
    server.stop();
}

#[test]
fn tables_outlive_the_server() {
    let data = directory();
    let server = Server::start(data.path());
    let (id, token) = table(&server);
    server.stop();
    for signal in ["INT", "KILL", "TERM"] {
        let server = Server::start(data.path());
        let seen = server.json(200, "GET", &format!("/api/v1/tables/{id}"), Some(&token), "");
        assert_eq!(seen["table"]["id"], id.as_str(), "{seen}");
        server.signal(signal);
        let (status, said) = server.ended();
        assert_eq!(status.code(), if signal == "KILL" { None } else { Some(0) }, "{said}");
    }
}

#[test]
fn a_stop_ends_streams_and_then_the_server() {
    let data = directory();
    let server = Server::start(data.path());
    let (id, token) = table(&server);
    let address = server.address.clone();
    let (opened, is_open) = mpsc::channel();
    let listener = std::thread::spawn(move || listen(&address, &id, &token, &opened));
    is_open.recv_timeout(GUARD).expect("a stream");
    let said = server.stop();
    assert!(said.contains("stopped"), "{said}");
    assert!(listener.join().expect("no panic"), "the stream ended as streams end");
}

/// Listens until the stream ends: did it end in order?
fn listen(address: &Address, id: &str, token: &str, opened: &mpsc::Sender<()>) -> bool {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let path = format!("/api/v1/tables/{id}/stream?since=0");
        let mut stream = Stream::open(address, &path, Some(token)).await.expect("a stream");
        opened.send(()).expect("somebody waits");
        let end = async {
            loop {
                match stream.next().await {
                    Ok(Some(_)) => (),
                    Ok(None) => return true,
                    Err(_) => return false,
                }
            }
        };
        tokio::time::timeout(GUARD, end).await.expect("the stream ends")
    })
}

/// A request that has begun and is not complete, on a server that was asked to stop.
fn begun(server: &Server) -> TcpStream {
    let Address::Tcp(address) = server.address else { panic!("{:?}", server.address) };
    let mut request = TcpStream::connect(address).expect("a connection");
    request.set_read_timeout(Some(GUARD)).expect("a guard");
    let head = "POST /api/v1/visitors HTTP/1.1\r\nhost: here\r\nexpect: 100-continue\r\n";
    let body = "content-type: application/json\r\ncontent-length: 15\r\n\r\n";
    request.write_all([head, body].concat().as_bytes()).expect("it is read");
    // The server asks for the body once it has begun with the request.
    let mut go_on = [0; 25];
    request.read_exact(&mut go_on).expect("an answer");
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    server.signal("TERM");
    let start = Instant::now();
    while TcpStream::connect(address).is_ok() {
        assert!(start.elapsed() < GUARD, "it still takes connections");
        std::thread::sleep(Duration::from_millis(5));
    }
    request
}

#[test]
fn a_request_that_has_begun_is_answered_before_the_server_stops() {
    let data = directory();
    let server = Server::start(data.path());
    let mut request = begun(&server);
    request.write_all(br#"{"name": "Ann"}"#).expect("it is read");
    let mut answer = String::new();
    request.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 201 ") && answer.contains("Ann"), "{answer}");
    let (status, said) = server.ended();
    assert_eq!(status.code(), Some(0), "{said}");
}

#[test]
fn a_second_signal_ends_the_server_at_once() {
    let data = directory();
    let server = Server::start(data.path());
    let _request = begun(&server);
    server.signal("INT");
    let (status, said) = server.ended();
    assert_eq!(status.code(), Some(130), "{said}");
    Server::start(data.path()).stop();
}

#[test]
fn the_log_can_be_read_by_machines_and_names_no_tokens() {
    let data = directory();
    let server = Server::start_with(data.path(), &["--log", "json", "--requests-per-minute", "0"]);
    let (id, token) = table(&server);
    server.json(200, "GET", &format!("/api/v1/tables/{id}"), Some(&token), "");
    let said = server.stop();
    let lines: Vec<_> = said.lines().filter(|line| !line.starts_with("senbazuru: ")).collect();
    assert!(!lines.is_empty());
    for line in lines {
        serde_json::from_str::<Value>(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        assert!(!line.contains(&token) && !line.contains(&id), "{line}");
    }
}

#[test]
fn everybody_in_the_local_network_is_told_where() {
    let data = directory();
    let mut command = program();
    command.args(["serve", "--lan", "--listen", "0", "--data"]).arg(data.path());
    let server = Server::spawn(command);
    let Address::Tcp(address) = server.address else { panic!("{:?}", server.address) };
    assert!(address.ip().is_loopback(), "the line is for this machine: {address}");
    assert_eq!(server.ask("GET", "/healthz", None, "").status, 200);
    let said = server.stop();
    let told = said.lines().filter_map(|line| line.split_once("in the local network: http://"));
    let told: Vec<SocketAddr> = told.map(|(_, address)| address.parse().expect("an address")).collect();
    assert!(told.iter().all(|there| there.port() == address.port() && !there.ip().is_loopback()), "{said}");
    assert!(!told.is_empty() || said.contains("no address in a local network"), "{said}");
}

#[test]
fn a_file_that_may_not_grow_refuses_changes_and_ends_nothing() {
    let data = directory();
    // 512 kB, in blocks of 512 bytes: the write-ahead log reaches that first.
    let mut command = std::process::Command::new("sh");
    command
        .args(["-c", "ulimit -f 1024; exec \"$0\" serve --listen 127.0.0.1:0 --requests-per-minute 0 --data \"$1\""]);
    command.arg(program().get_program()).arg(data.path()).env("LC_ALL", "C");
    let server = Server::spawn(command);
    let make = || server.ask("POST", "/api/v1/tables", None, r#"{"game": "origami", "name": "Ann"}"#).status;
    let first = server.json(201, "POST", "/api/v1/tables", None, r#"{"game": "origami", "name": "Ann"}"#);
    let refused = (0..5_000).map(|_| make()).find(|&status| status != 201);
    assert_eq!(refused, Some(503));
    let path = format!("/api/v1/tables/{}", first["table"]["id"].as_str().expect("an id"));
    assert_eq!(server.ask("GET", &path, None, "").status, 200, "what is there can be looked at");
    server.stop();
}
