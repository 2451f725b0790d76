//! Bytes on a connection, as no decent client would send them.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use serde_json::Value;

use crate::{GUARD, Server};

/// A connection.
pub struct Wire {
    stream: TcpStream,
    reader: BufReader<TcpStream>,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    head: String,
    pub body: Vec<u8>,
}

impl Wire {
    /// A new connection to the server.
    pub fn new(server: &Server) -> Self {
        let address = server.line.trim_end().trim_start_matches("listening on http://");
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(GUARD)).expect("a time limit");
        stream.set_write_timeout(Some(GUARD)).expect("a time limit");
        stream.set_nodelay(true).expect("no delay");
        Self { reader: BufReader::new(stream.try_clone().expect("a second handle")), stream }
    }

    /// Sends bytes; `false` if the other side takes no more.
    pub fn send(&mut self, bytes: &[u8]) -> bool {
        self.stream.write_all(bytes).is_ok()
    }

    /// Waits no longer than that for the other side to take something.
    pub fn is_patient_for(&self, time: Duration) {
        self.stream.set_write_timeout(Some(time)).expect("a time limit");
    }

    /// Says that nothing more will be sent.
    pub fn hang_up(&self) {
        let _ = self.stream.shutdown(Shutdown::Write);
    }

    /// The next answer; `None` if the connection was closed instead.
    pub fn answer(&mut self) -> Option<Answer> {
        let mut head = String::new();
        loop {
            let before = head.len();
            if self.reader.read_line(&mut head).ok()? == 0 {
                assert_eq!(head, "", "an answer that breaks off");
                return None;
            }
            if head[before..].trim_end().is_empty() {
                if !head.starts_with("HTTP/1.1 100") {
                    break;
                }
                head.clear();
            }
        }
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let mut answer = Answer { status, head, body: Vec::new() };
        if let Some(length) = answer.header("content-length") {
            answer.body = vec![0; length.parse().expect("a length")];
            self.reader.read_exact(&mut answer.body).expect("the whole body");
        }
        Some(answer)
    }
}

impl Answer {
    /// A header, by its name in small letters.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().skip(1).filter_map(|line| line.split_once(':'));
        lines.find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    /// What the body says, if it is JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// Is it a page for a person, with what a page must have? What it says: the reason it refuses something for, else its title.
    pub fn page(&self, language: &str) -> Result<String, String> {
        let html = String::from_utf8_lossy(&self.body);
        let start: String = html.chars().take(300).collect();
        let shown = || format!("{} {}\n{start}", self.status, self.head);
        let is_html = self.header("content-type") == Some("text/html; charset=utf-8");
        let is_safe = self.header("content-security-policy").is_some_and(|policy| !policy.contains("unsafe"));
        let tells_no_more = !["panicked", "RUST_BACKTRACE", ".rs:", "src/"].iter().any(|word| html.contains(word));
        if !is_html || !is_safe || !tells_no_more || !start.contains(language) || self.header("x-request-id").is_none()
        {
            return Err(shown());
        }
        let said = between(&html, "class=\"refusal\"", "</p>").or_else(|| between(&html, "<h1", "</h1>"));
        said.filter(|said| !said.is_empty()).ok_or_else(shown)
    }

    /// Is it a refusal as all of them are? With its code and its sentence, and with an id that stands in head and body.
    pub fn refusal(&self) -> Result<String, String> {
        let error = &self.json()["error"];
        let field = |name: &str| error[name].as_str().filter(|text| !text.is_empty()).map(str::to_owned);
        let is_json = self.header("content-type") == Some("application/json");
        match (field("code"), field("message"), field("request")) {
            (Some(code), Some(_), Some(id)) if is_json && self.header("x-request-id") == Some(&id) => Ok(code),
            _ => Err(format!("{self:?} {}", String::from_utf8_lossy(&self.body))),
        }
    }
}

/// The text from the first place where something stands to the next where something else does, without tags.
fn between(html: &str, from: &str, to: &str) -> Option<String> {
    let (_, rest) = html.split_once(from)?;
    let (_, rest) = rest.split_once('>')?;
    let (inner, _) = rest.split_once(to)?;
    let texts = inner.split('<').enumerate().map(|(at, part)| match part.split_once('>') {
        Some((_, text)) if at > 0 => text,
        _ => part,
    });
    Some(texts.collect::<String>().trim().to_owned())
}

/// A request, all in one piece.
pub fn request(method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Vec<u8> {
    let mut bytes = format!("{method} {path} HTTP/1.1\r\nhost: here\r\n").into_bytes();
    for (name, value) in headers {
        bytes.extend_from_slice(format!("{name}: {value}\r\n").as_bytes());
    }
    if method != "GET" {
        bytes.extend_from_slice(format!("content-length: {}\r\n", body.len()).as_bytes());
    }
    bytes.extend_from_slice(b"\r\n");
    bytes.extend_from_slice(body);
    bytes
}

/// A request with a body that is said to be JSON, and a token if there is one.
pub fn post(path: &str, token: Option<&str>, body: impl AsRef<[u8]>) -> Vec<u8> {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    request("POST", path, &headers, body.as_ref())
}

/// A request without a body, with a token if there is one.
pub fn get(path: &str, token: Option<&str>) -> Vec<u8> {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<_> = bearer.as_deref().map(|bearer| ("authorization", bearer)).into_iter().collect();
    request("GET", path, &headers, b"")
}
