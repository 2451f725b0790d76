//! Whatever is sent, on real connections: every request gets a typed answer, the process goes on, and its memory stays bounded.

mod cases;
mod islands;
mod pages;
mod wire;

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};

use crate::{GUARD, Server, directory, program};
use wire::{Wire, get, post, request};

/// Where the API is.
const API: &str = "/api/v1";
/// So much more memory than at the start may be in use at the end, in kB.
const MORE: u64 = 64 * 1024;

/// A server with these limits, and what is asked of it in the end.
struct Patient {
    server: Server,
    at_first: u64,
}

impl Patient {
    /// A server; with options, and no limits per guest if there are none.
    fn new(data: &Path, options: &[&str]) -> Self {
        let mut command = program();
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(options);
        command.env("SENBAZURU_LOG", "error");
        let server = Server::spawn(command);
        // What everybody needs once is there.
        server.json(200, "GET", "/api/v1/openapi.json", None, "");
        let at_first = memory(&server);
        Self { server, at_first }
    }

    /// It still runs, it is well, it has not grown, and it stops in order.
    fn ends_well(mut self) {
        assert!(self.server.child.try_wait().expect("a child").is_none(), "it runs");
        let start = std::time::Instant::now();
        // Where requests are limited, it may take a moment.
        while self.server.ask("GET", "/healthz", None, "").status != 200 {
            assert!(start.elapsed() < GUARD, "it is not well");
            std::thread::sleep(Duration::from_millis(100));
        }
        let now = memory(&self.server);
        println!("memory: {} kB at first, {now} kB now", self.at_first);
        assert!(now < self.at_first + MORE, "{} kB became {now} kB", self.at_first);
        let said = self.server.stop();
        assert!(!said.contains("panic"), "{said}");
    }
}

/// The resident memory of the process, in kB.
fn memory(server: &Server) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.child.id())).expect("the process runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a size");
    line.split_whitespace().next().and_then(|size| size.parse().ok()).expect("a number")
}

/// A table of two under way, with another one beside it.
struct Seated {
    table: String,
    tokens: [String; 2],
    invite: String,
    /// Who is asked.
    asked: usize,
    version: u32,
    /// A legal move.
    legal: String,
    other_table: String,
    other_token: String,
    other_invite: String,
    /// The token of somebody who sits nowhere.
    visitor: String,
}

impl Seated {
    fn new(server: &Server) -> Self {
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let wish = r#"{"game": "origami", "name": "Ann", "starts_when_full": true}"#;
        let [made, other] = [(); 2].map(|()| server.json(201, "POST", "/api/v1/tables", None, wish));
        let table = text(&made["table"]["id"]);
        let join = json!({ "invite": made["invite"], "name": "Ben" }).to_string();
        let joined = server.json(200, "POST", &format!("{API}/tables/{table}/join"), None, &join);
        let tokens = [text(&made["token"]), text(&joined["token"])];
        let looks =
            tokens.each_ref().map(|token| server.json(200, "GET", &format!("{API}/tables/{table}"), Some(token), ""));
        let asked = looks.iter().position(|look| look["legal"].is_object()).expect("somebody is asked");
        let visitor = server.json(201, "POST", "/api/v1/visitors", None, r#"{"name": "Eve"}"#);
        Self {
            table,
            tokens,
            invite: text(&made["invite"]),
            asked,
            version: looks[asked]["table"]["version"].as_u64().and_then(|n| n.try_into().ok()).expect("a version"),
            legal: text(&looks[asked]["legal"]["moves"][0]),
            other_table: text(&other["table"]["id"]),
            other_token: text(&other["token"]),
            other_invite: text(&other["invite"]),
            visitor: text(&visitor["token"]),
        }
    }

    /// What the table says of itself; nothing of what was refused has changed it.
    fn look(&self, server: &Server) -> Value {
        server.json(200, "GET", &format!("{API}/tables/{}", self.table), Some(&self.tokens[self.asked]), "")
    }
}

#[test]
fn what_is_wrong_is_refused_with_a_code_and_an_id() {
    let data = directory();
    let patient = Patient::new(data.path(), &["--requests-per-minute", "0"]);
    let server = &patient.server;
    let at = Seated::new(server);
    let before = at.look(server);
    let lists =
        [cases::heads(), cases::paths(&at), cases::bodies(&at), cases::names(), cases::tables(&at), cases::moves(&at)];
    let (mut count, mut wrong) = (0, Vec::new());
    for (name, bytes, status, code) in lists.into_iter().flatten() {
        count += 1;
        let mut wire = Wire::new(server);
        wire.send(&bytes);
        let got = match wire.answer() {
            None => Err("the connection was closed without a word".to_owned()),
            Some(answer) => answer.refusal().map(|code| (answer.status, code)),
        };
        if got != Ok((status, code.to_owned())) {
            wrong.push(format!("{name}: {status} {code} is expected, not {got:?}"));
        }
    }
    println!("{count} requests refused");
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(at.look(server), before, "nothing of that has changed anything");
    let good = json!({ "version": at.version, "move": at.legal }).to_string();
    server.json(200, "POST", &format!("{API}/tables/{}/moves", at.table), Some(&at.tokens[at.asked]), &good);
    patient.ends_well();
}

/// Whoever is refused something at a page is told why, each in their language; programs are told in JSON, or by the same page.
#[test]
fn what_is_wrong_with_a_page_is_said_in_every_language() {
    let (data, elsewhere) = (directory(), directory());
    let other = Patient::new(elsewhere.path(), &["--requests-per-minute", "0"]);
    let cookie = pages::arrive(&other.server, "Ann");
    other.ends_well();
    let patient = Patient::new(data.path(), &["--requests-per-minute", "0"]);
    let server = &patient.server;
    let at = pages::Guests::new(server);
    let before = at.look(server);
    let lists = [
        pages::moves(&at),
        pages::deeds(&at),
        pages::tips(&at),
        pages::talk(&at),
        pages::forms(&at),
        pages::pages(&at),
        pages::foreign(&at),
        pages::cookies(&at, &cookie),
    ];
    let (mut count, mut wrong) = (0, Vec::new());
    for (name, post, status) in lists.into_iter().flatten() {
        count += 1;
        if let Err(why) = refused_everywhere(server, &post, status) {
            wrong.push(format!("{name}: {why}"));
        }
    }
    println!("{count} requests refused in three languages");
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!(at.look(server), before, "nothing of that has changed anything");
    let good = pages::Post::form(&at.at("/move"), Some(&at.asked), at.good());
    let answer = good.answer(server, "text/html", "en").expect("an answer");
    assert_eq!(answer.status, 303, "{}", String::from_utf8_lossy(&answer.body));
    patient.ends_well();
}

/// The same refusal in three languages, as a fragment, and for a program. Status 0 is any refusal.
fn refused_everywhere(server: &Server, post: &pages::Post, status: u16) -> Result<(), String> {
    let fits = |got: u16| if status == 0 { (400..500).contains(&got) } else { got == status };
    let mut said = Vec::new();
    for (language, tag) in pages::LANGUAGES {
        let answer = post.answer(server, "text/html,*/*;q=0.8", language)?;
        if !fits(answer.status) {
            let body: String = String::from_utf8_lossy(&answer.body).chars().take(200).collect();
            return Err(format!("{status} is expected, not {}: {body}", answer.status));
        }
        said.push(answer.page(tag)?);
    }
    if said[0] == said[1] || said[1] == said[2] || said[0] == said[2] {
        return Err(format!("not translated: {said:?}"));
    }
    let fragment = post.clone().with("x-fragment", "1").answer(server, "text/html", "en")?;
    if !fits(fragment.status) || fragment.body.is_empty() {
        return Err(format!("as a fragment: {}", fragment.status));
    }
    let program = post.answer(server, "application/json", "en")?;
    if !fits(program.status) || program.refusal().is_err() && program.page("lang=\"en\"").is_err() {
        return Err(format!("for a program: {} {}", program.status, String::from_utf8_lossy(&program.body)));
    }
    Ok(())
}

/// The same at a table of Islands, and around it.
#[test]
fn what_is_wrong_at_a_table_of_islands_is_refused() {
    let data = directory();
    let patient = Patient::new(data.path(), &["--requests-per-minute", "0"]);
    let server = &patient.server;
    let at = pages::Guests::at_a_table_of(server, islands::WISH);
    let before = at.look(server);
    let mut wrong = Vec::new();
    for (name, post, status) in [islands::moves(&at), islands::pages(&at), islands::tables(&at)].into_iter().flatten() {
        if let Err(why) = refused_everywhere(server, &post, status) {
            wrong.push(format!("{name}: {why}"));
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    for post in islands::harmless(&at) {
        let answer = post.answer(server, "text/html", "it").expect("an answer");
        assert_eq!(answer.status, 200, "{}", post.path);
    }
    assert_eq!(at.look(server), before, "nothing of that has changed anything");
    let good = pages::Post::form(&at.at("/move"), Some(&at.asked), at.good());
    assert_eq!(good.answer(server, "text/html", "en").expect("an answer").status, 303);
    patient.ends_well();
}

/// Odd queries, cookies and forms of all kinds: an answer every time, never a fault of ours.
#[test]
fn odd_queries_and_forms_do_no_harm() {
    let data = directory();
    let patient = Patient::new(data.path(), &["--requests-per-minute", "0"]);
    let server = &patient.server;
    let at = pages::Guests::new(server);
    let before = at.look(server);
    for post in pages::harmless(&at) {
        let answer = post.answer(server, "text/html", "it").expect("an answer");
        // A seat or an invitation that is none is refused.
        let refused = post.path.contains("s=") || post.path.contains("i=");
        let is_fine = answer.status == 200 || refused && matches!(answer.status, 401 | 403);
        assert!(is_fine, "{}: {}", post.path, answer.status);
        assert!(!String::from_utf8_lossy(&answer.body).contains("<script>"), "{}", post.path);
    }
    for post in pages::damaged(&at) {
        let answer = post.answer(server, "text/html", "de").expect("an answer");
        assert!(matches!(answer.status, 200 | 303 | 400..500), "{post:?}: {}", answer.status);
        if answer.status >= 400 {
            assert!(answer.page("lang=\"de\"").is_ok(), "{post:?}: {answer:?}");
        }
    }
    // Headers beyond all measure are refused before anybody reads them.
    let many = pages::Post::page("/", None).with("cookie", &"a=b; ".repeat(100_000));
    let mut wire = Wire::new(server);
    wire.send(&many.bytes("text/html", "en"));
    assert!(wire.answer().is_none_or(|answer| answer.status == 431));
    assert_eq!(at.look(server), before, "nothing of that has changed anything");
    patient.ends_well();
}

/// Streams of zones are limited as those of the API are, and whoever never reads them does no harm.
#[test]
fn pages_that_nobody_reads_do_no_harm() {
    let data = directory();
    let patient = Patient::new(data.path(), &["--requests-per-minute", "0"]);
    let at = pages::Guests::new(&patient.server);
    let mut kept = Vec::new();
    for nth in 0..200 {
        let cookie = [Some(at.asked.as_str()), Some(&at.outsider), None][nth % 3];
        let mut wire = Wire::new(&patient.server);
        wire.send(&pages::Post::page(&at.at("/live?since=0"), cookie).bytes("text/event-stream", "de"));
        kept.push(wire);
    }
    // A page asked for again and again on one connection, and never read.
    let mut wire = Wire::new(&patient.server);
    let many = pages::Post::page(&at.at(""), Some(&at.asked)).bytes("text/html", "en").repeat(200);
    wire.is_patient_for(Duration::from_secs(2));
    assert!(keep_sending(&mut wire, &many, Duration::ZERO, 2_000) < 2_000, "nobody takes that much");
    let good = pages::Post::form(&at.at("/move"), Some(&at.asked), at.good());
    assert_eq!(good.answer(&patient.server, "text/html", "en").expect("an answer").status, 303);
    drop(kept);
    patient.ends_well();
}

#[test]
fn names_with_markup_are_text() {
    let data = directory();
    let patient = Patient::new(data.path(), &["--requests-per-minute", "0"]);
    for name in
        ["<script>x</script>", "\"><img src=x>", "{{7*7}}", "'; DROP TABLE t;--", "%s%n", "../../x", "千羽鶴", "null"]
    {
        let mut wire = Wire::new(&patient.server);
        wire.send(&post(&format!("{API}/visitors"), None, json!({ "name": name }).to_string()));
        let answer = wire.answer().expect("an answer");
        assert_eq!((answer.status, &answer.json()["name"]), (201, &json!(name)));
        assert_eq!(answer.header("content-type"), Some("application/json"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
    patient.ends_well();
}

/// Sends something again and again until the other side takes no more, at most so often: how often?
fn keep_sending(wire: &mut Wire, bytes: &[u8], pause: Duration, most: usize) -> usize {
    (0..most)
        .take_while(|_| {
            std::thread::sleep(pause);
            wire.send(bytes)
        })
        .count()
}

#[test]
fn slow_endless_and_silent_requests_come_to_an_end() {
    let data = directory();
    let patient = Patient::new(data.path(), &["--requests-per-minute", "0"]);
    let server = &patient.server;
    let (drip, quick) = (Duration::from_millis(250), Duration::ZERO);
    let often = (GUARD.as_millis() / drip.as_millis()) as usize;
    let head =
        |rest: &str| format!("POST {API}/visitors HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n{rest}");
    let long = head("content-length: 60000\r\n\r\n");
    let chunks = head("transfer-encoding: chunked\r\n\r\n");
    let typed = |wire: &mut Wire, what: &str| {
        let answer = wire.answer().unwrap_or_else(|| panic!("{what}: no answer"));
        (answer.status, answer.refusal().unwrap_or_else(|answer| panic!("{what}: {answer}")))
    };
    std::thread::scope(|scope| {
        scope.spawn(|| assert!(Wire::new(server).answer().is_none(), "a silent connection is closed"));
        scope.spawn(|| {
            let mut wire = Wire::new(server);
            wire.send(head("").as_bytes());
            assert!(keep_sending(&mut wire, b"x", drip, often) < often, "a head that drips is not waited for");
        });
        scope.spawn(|| {
            let mut wire = Wire::new(server);
            wire.send(long.as_bytes());
            assert_eq!(typed(&mut wire, "a body that does not come"), (408, "timeout".to_owned()));
        });
        scope.spawn(|| {
            let mut wire = Wire::new(server);
            wire.send(long.as_bytes());
            assert!(keep_sending(&mut wire, b" ", drip, often) < often, "a body that drips is not waited for");
        });
        scope.spawn(|| {
            let mut wire = Wire::new(server);
            wire.send(chunks.as_bytes());
            // A little more than is taken, so that the answer is there to be read.
            keep_sending(&mut wire, b"400\r\n", quick, 1);
            let chunk = [&[b' '; 1024], b"\r\n400\r\n".as_slice()].concat();
            keep_sending(&mut wire, &chunk, quick, 66);
            assert_eq!(typed(&mut wire, "a body without an end"), (413, "too_large".to_owned()));
            assert!(keep_sending(&mut wire, &chunk, quick, 100_000) < 100_000, "nobody takes 100 MB");
        });
        scope.spawn(|| {
            let mut wire = Wire::new(server);
            wire.send(head("").as_bytes());
            keep_sending(&mut wire, b"x-again: and again\r\n", quick, 1_000);
            assert_eq!(typed(&mut wire, "a head without an end"), (431, "too_large".to_owned()));
        });
        scope.spawn(|| {
            // Somebody who asks and never reads: what waits for them is no longer made.
            let mut wire = Wire::new(server);
            let many = get(&format!("{API}/openapi.json"), None).repeat(500);
            wire.is_patient_for(Duration::from_secs(2));
            assert!(keep_sending(&mut wire, &many, quick, 10_000) < 10_000, "nobody takes that much");
        });
    });
    patient.ends_well();
}

#[test]
fn whoever_breaks_off_does_no_harm() {
    let data = directory();
    let patient = Patient::new(data.path(), &["--requests-per-minute", "0"]);
    let at = Seated::new(&patient.server);
    let good = json!({ "version": at.version, "move": at.legal }).to_string();
    let whole = post(&format!("{API}/tables/{}/moves", at.table), Some(&at.tokens[at.asked]), good);
    let before = at.look(&patient.server);
    // Everywhere but at the very end, and both ways to break off.
    for end in 0..whole.len() {
        let mut wire = Wire::new(&patient.server);
        wire.send(&whole[..end]);
        if end % 2 == 0 {
            wire.hang_up();
            // Whether that is worth a word is left to the server.
            assert!(wire.answer().is_none_or(|answer| answer.refusal().is_ok()));
        }
    }
    assert_eq!(at.look(&patient.server), before, "half a request is none");
    // Whoever speaks HTTP/2 would not understand a word.
    let mut wire = Wire::new(&patient.server);
    wire.send(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    assert!(wire.answer().is_none_or(|answer| answer.refusal().is_ok()));
    // Streams that nobody ever reads.
    for _ in 0..200 {
        Wire::new(&patient.server).send(&get(&format!("{API}/tables/{}/stream?since=0", at.table), None));
    }
    patient.ends_well();
}

#[test]
fn twenty_thousand_requests_on_one_connection() {
    let data = directory();
    let patient = Patient::new(data.path(), &["--requests-per-minute", "0"]);
    let at = Seated::new(&patient.server);
    let token = Some(at.tokens[at.asked].as_str());
    let moves = format!("{API}/tables/{}/moves", at.table);
    let four = [
        (get(&format!("{API}/tables/{}", at.table), token), 200),
        (post(&moves, token, r#"{"version":0,"move":"pass"}"#), 409),
        (post(&moves, token, "{"), 400),
        (request("GET", "/nothing", &[], b""), 404),
    ];
    let (batch, times) = (50, 100);
    let bytes = four.iter().map(|(bytes, _)| bytes.as_slice()).collect::<Vec<_>>().concat().repeat(batch);
    let mut wire = Wire::new(&patient.server);
    for _ in 0..times {
        assert!(wire.send(&bytes));
        for (_, status) in four.iter().cycle().take(4 * batch) {
            let answer = wire.answer().expect("an answer to each");
            assert_eq!(answer.status, *status, "in the order of the requests");
        }
    }
    assert_eq!(4 * batch * times, 20_000);
    patient.ends_well();
}

#[test]
fn whoever_asks_too_much_is_told_to_wait() {
    let data = directory();
    let patient = Patient::new(data.path(), &[]);
    let mut wire = Wire::new(&patient.server);
    let mut refused = 0;
    for _ in 0..2_000 {
        wire.send(&get(&format!("{API}/tables"), None));
        let answer = wire.answer().expect("an answer");
        if answer.status == 429 {
            refused += 1;
            assert_eq!(answer.refusal().as_deref(), Ok("too_many"));
            let wait = answer.header("retry-after").and_then(|wait| wait.parse::<u32>().ok());
            assert!(wait > Some(0) && answer.json()["error"]["retry_after_s"].as_u64() == wait.map(u64::from));
            break;
        }
        assert_eq!(answer.status, 200);
    }
    assert_eq!(refused, 1, "2,000 requests at once are too many");
    patient.ends_well();
}

#[test]
fn whoever_moves_too_fast_is_told_to_wait() {
    let data = directory();
    let patient = Patient::new(data.path(), &[]);
    let at = Seated::new(&patient.server);
    let mut wire = Wire::new(&patient.server);
    let moves = |wire: &mut Wire, token: &str| {
        wire.send(&post(&format!("{API}/tables/{}/moves", at.table), Some(token), r#"{"version":0,"move":"pass"}"#));
        wire.answer().expect("an answer")
    };
    let last = (0..100).map(|_| moves(&mut wire, &at.tokens[at.asked])).find(|answer| answer.status != 409);
    let last = last.expect("100 moves at once are too many");
    assert_eq!((last.status, last.refusal().as_deref()), (429, Ok("too_many")));
    assert!(last.header("retry-after").is_some());
    assert_eq!(
        moves(&mut wire, &at.tokens[1 - at.asked]).status,
        409,
        "whoever plays at the same table is not concerned"
    );
    patient.ends_well();
}

#[test]
fn thousands_of_streams_from_one_address() {
    let data = directory();
    let patient = Patient::new(data.path(), &[]);
    let at = Seated::new(&patient.server);
    let bytes = get(&format!("{API}/tables/{}/stream", at.table), None);
    let (mut streams, mut refused, mut turned_away, mut kept) = (0, 0, 0, Vec::new());
    for _ in 0..2_000 {
        let mut wire = Wire::new(&patient.server);
        wire.send(&bytes);
        match wire.answer() {
            Some(answer) if answer.status == 200 => streams += 1,
            Some(answer) => {
                assert_eq!(answer.refusal().as_deref(), Ok("too_many"));
                assert!(answer.header("retry-after").is_some());
                match answer.status {
                    429 => refused += 1,
                    503 => turned_away += 1,
                    other => panic!("{other}"),
                }
            }
            // What was sent to a door that is closed may take the answer away with it.
            None => turned_away += 1,
        }
        kept.push(wire);
    }
    println!("{streams} streams, {refused} refused, {turned_away} connections turned away");
    assert_eq!(streams, 32);
    assert!(refused > 0 && turned_away > 1_000);
    drop(kept);
    // Their places are free again, soon.
    let start = std::time::Instant::now();
    loop {
        let mut wire = Wire::new(&patient.server);
        wire.send(&bytes);
        if wire.answer().is_some_and(|answer| answer.status == 200) {
            break;
        }
        assert!(start.elapsed() < GUARD, "the places of those who have gone are never free again");
        std::thread::sleep(Duration::from_millis(200));
    }
    patient.ends_well();
}
