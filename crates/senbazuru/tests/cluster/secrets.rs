//! What the servers say to each other: over the bus ids and numbers, and nothing else.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::sync::mpsc;
use std::time::Duration;

use crate::database::Database;
use crate::houses::{House, free_port};
use crate::nats::Bus;
use crate::passing::{is_over, play, table};

/// Everything that is said on a bus from now on: subjects and what was said.
fn overhear(bus: &Bus) -> mpsc::Receiver<(String, String)> {
    let stream = TcpStream::connect(bus.address()).expect("the bus");
    let mut says = stream.try_clone().expect("the same");
    says.write_all(b"CONNECT {\"verbose\":false}\r\nSUB > 1\r\nPING\r\n").expect("sent");
    let mut hears = BufReader::new(stream);
    let (sender, heard) = mpsc::channel();
    let (ready, is_ready) = mpsc::channel();
    std::thread::spawn(move || {
        let mut line = String::new();
        while hears.read_line(&mut line).is_ok_and(|read| read > 0) {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["MSG", subject, _, .., bytes] => {
                    let mut said = vec![0; bytes.parse::<usize>().expect("a number") + 2];
                    hears.read_exact(&mut said).expect("all of it");
                    let said = String::from_utf8_lossy(&said[..said.len() - 2]).into_owned();
                    if sender.send((subject.to_owned(), said)).is_err() {
                        return;
                    }
                }
                ["PONG"] => drop(ready.send(())),
                ["PING"] => says.write_all(b"PONG\r\n").expect("sent"),
                _ => {}
            }
            line.clear();
        }
    });
    is_ready.recv_timeout(Duration::from_secs(10)).expect("the bus answers");
    heard
}

#[test]
fn nothing_but_ids_and_numbers_is_said_on_the_bus() {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
    let (Some(database), Some(bus)) = (Database::start(free_port()), Bus::start(free_port())) else { return };
    let open = || runtime.block_on(House::open(&database, Some(bus.address())));
    let (a, b) = (open(), open());
    let heard = overhear(&bus);
    let (id, tokens) = table(&a, &b);
    let mut version = 0;
    for n in 0..60 {
        if is_over(&a, &id, &tokens) {
            break;
        }
        version = play(if n % 2 == 0 { &a } else { &b }, &id, &tokens);
    }
    let mut count = 0;
    let mut newest = 0;
    while let Ok((subject, said)) = heard.recv_timeout(Duration::from_secs(2)) {
        let words: Vec<&str> = subject.split('.').collect();
        let ["senbazuru", place, "table", about] = words[..] else { panic!("{subject}") };
        assert!(place.len() == 12 && place.bytes().all(|byte| byte.is_ascii_hexdigit()), "{subject}");
        assert_eq!(about, id);
        let numbers: Vec<u64> = said.split(' ').map(|word| word.parse().expect("a number")).collect();
        assert_eq!(numbers.len(), 2, "{said}");
        newest = newest.max(numbers[0]);
        count += 1;
    }
    assert!(count > 20 && newest == version, "{count} news, the newest {newest} of {version}");
}
