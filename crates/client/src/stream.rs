//! Events as they come.

use http::StatusCode;
use http::header::CONTENT_TYPE;
use hyper::body::Incoming;

use super::address::Address;
use super::trouble::Trouble;
use super::wire::{self, Wire};

/// The longest event.
const LONGEST_EVENT: usize = 4 * 1024 * 1024;

/// A stream of events. Whoever drops it hangs up.
pub struct Stream {
    wire: Wire,
    body: Incoming,
    /// Text that has arrived; up to `parsed` it belongs to lines that were read.
    text: Vec<u8>,
    parsed: usize,
    id: String,
    event: String,
    data: String,
    /// Was the last event handed out? Then the next line begins a new one.
    handed_out: bool,
}

/// One event, as long as no other one is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event<'a> {
    /// Its id, or the last one there was.
    pub id: &'a str,
    /// Its kind; `message` if it does not say.
    pub event: &'a str,
    /// What it says.
    pub data: &'a str,
}

impl Stream {
    /// Asks for a stream, with a token if there is one.
    ///
    /// # Errors
    /// If there is no answer, or another one than a stream.
    pub async fn open(address: &Address, path: &str, token: Option<&str>) -> Result<Self, Trouble> {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let headers: Vec<_> = bearer.as_deref().map(|bearer| ("authorization", bearer)).into_iter().collect();
        Self::open_with(address, path, &headers).await
    }

    /// Asks for a stream, with these headers besides.
    ///
    /// # Errors
    /// If there is no answer, or another one than a stream.
    pub async fn open_with(address: &Address, path: &str, more: &[(&str, &str)]) -> Result<Self, Trouble> {
        let mut headers = vec![("accept", "text/event-stream")];
        headers.extend(more);
        let request = wire::request("GET", path, &address.host(), &headers, b"")?;
        let mut wire = Wire::connect(address).await?;
        let (head, body) = wire.send(request).await?.into_parts();
        let kind = head.headers.get(CONTENT_TYPE).map_or(&b""[..], |kind| kind.as_bytes());
        if head.status != StatusCode::OK || !kind.starts_with(b"text/event-stream") {
            let mut said = Vec::new();
            wire.whole(body, &mut said).await?;
            return Err(Trouble::Refused { status: head.status.as_u16(), body: said });
        }
        Ok(Self {
            wire,
            body,
            text: Vec::new(),
            parsed: 0,
            id: String::new(),
            event: String::new(),
            data: String::new(),
            handed_out: false,
        })
    }

    /// Waits for the next event; `None` if the server ended the stream. Comments, such as heartbeats, are passed over.
    ///
    /// If the future is dropped nothing is lost: the next call goes on where it was.
    ///
    /// # Errors
    /// If the stream breaks.
    pub async fn next(&mut self) -> Result<Option<Event<'_>>, Trouble> {
        loop {
            if self.event_is_complete()? {
                let event = if self.event.is_empty() { "message" } else { &self.event };
                return Ok(Some(Event { id: &self.id, event, data: &self.data }));
            }
            match self.wire.part(&mut self.body).await? {
                Some(part) => self.text.extend_from_slice(&part),
                None => return Ok(None),
            }
        }
    }

    /// Reads the lines that have arrived, until there is an event.
    fn event_is_complete(&mut self) -> Result<bool, Trouble> {
        if self.handed_out {
            self.handed_out = false;
            self.event.clear();
            self.data.clear();
        }
        loop {
            let rest = &self.text[self.parsed..];
            let Some(end) = rest.iter().position(|&byte| byte == b'\n') else {
                if self.text.len() + self.data.len() > LONGEST_EVENT {
                    return Err(Trouble::TooLarge);
                }
                self.text.drain(..self.parsed);
                self.parsed = 0;
                return Ok(false);
            };
            let line = rest[..end].strip_suffix(b"\r").unwrap_or(&rest[..end]);
            let line =
                std::str::from_utf8(line).map_err(|_| Trouble::NotHttp("an event that is no text".to_owned()))?;
            self.parsed += end + 1;
            if line.is_empty() {
                if self.data.is_empty() {
                    self.event.clear();
                    continue;
                }
                // Every line of data brought a line break; the last one is none.
                self.data.pop();
                self.handed_out = true;
                return Ok(true);
            }
            let (field, value) = line.split_once(':').unwrap_or((line, ""));
            let value = value.strip_prefix(' ').unwrap_or(value);
            match field {
                "data" => {
                    self.data.push_str(value);
                    self.data.push('\n');
                }
                "id" => {
                    self.id.clear();
                    self.id.push_str(value);
                }
                "event" => {
                    self.event.clear();
                    self.event.push_str(value);
                }
                _ => {}
            }
        }
    }
}
