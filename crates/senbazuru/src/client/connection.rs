//! Requests, one after the other, over a connection that is kept.

use std::io::Write as _;

use super::address::Address;
use super::buffer::Buffer;
use super::chunks::{Chunks, Step};
use super::head::{self, Framing, Head};
use super::socket::Socket;
use super::trouble::Trouble;

/// The longest body of an answer.
const LONGEST_BODY: usize = 64 * 1024 * 1024;

/// A connection to a server. It is made with the first request, kept as long as the server likes, and made anew when it has gone.
#[derive(Debug)]
pub struct Connection {
    address: Address,
    host: String,
    socket: Option<Socket>,
    request: Vec<u8>,
    read: Buffer,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

/// An answer, as long as nothing else is asked.
#[derive(Clone, Copy, Debug)]
pub struct Answer<'a> {
    /// Its status.
    pub status: u16,
    /// Its body.
    pub body: &'a [u8],
}

/// An answer to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// Its status.
    pub status: u16,
    /// Its headers, names in small letters.
    pub headers: Vec<(String, String)>,
    /// Its body.
    pub body: Vec<u8>,
}

impl Response {
    /// The first header with that name, written in small letters.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}

impl Connection {
    /// A connection to that server, to be made with the first request.
    #[must_use]
    pub fn new(address: &Address) -> Self {
        Self {
            address: address.clone(),
            host: address.host(),
            socket: None,
            request: Vec::new(),
            read: Buffer::default(),
            headers: Vec::new(),
            body: Vec::new(),
        }
    }

    /// Sends a request and waits for the whole answer.
    ///
    /// # Errors
    /// If there is none. A request may have been carried out nevertheless.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Result<Response, Trouble> {
        let status = self.exchange(method, path, headers, body, true).await?;
        Ok(Response { status, headers: std::mem::take(&mut self.headers), body: std::mem::take(&mut self.body) })
    }

    /// As [`request`](Self::request), for those in a hurry: nothing is allocated, and the headers of the answer are not kept.
    ///
    /// # Errors
    /// If there is none. A request may have been carried out nevertheless.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Result<Answer<'_>, Trouble> {
        let status = self.exchange(method, path, headers, body, false).await?;
        Ok(Answer { status, body: &self.body })
    }

    async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
        keep_headers: bool,
    ) -> Result<u16, Trouble> {
        write_request(&mut self.request, method, path, &self.host, headers, Some(body))?;
        if let Some(socket) = &mut self.socket
            && socket.is_stale().await
        {
            self.socket = None;
        }
        // Whatever happens from here to the end of the answer, the socket is not used again in the middle of one.
        let mut socket = match self.socket.take() {
            Some(socket) => socket,
            None => Socket::connect(&self.address).await?,
        };
        self.read.clear();
        socket.send(&self.request).await?;
        self.headers.clear();
        let mut keep_header = |name: &str, value: &[u8]| {
            if keep_headers {
                self.headers.push((name.to_ascii_lowercase(), String::from_utf8_lossy(value).into_owned()));
            }
        };
        let head = read_head(&mut socket, &mut self.read, &mut keep_header).await?;
        self.body.clear();
        let no_body = method == "HEAD";
        if !no_body {
            read_body(&mut socket, &mut self.read, head.framing, &mut self.body).await?;
        }
        if head.keep && !no_body {
            self.socket = Some(socket);
        }
        Ok(head.status)
    }
}

/// Writes a request, all in one piece.
pub fn write_request(
    out: &mut Vec<u8>,
    method: &str,
    path: &str,
    host: &str,
    headers: &[(&str, &str)],
    body: Option<&[u8]>,
) -> Result<(), Trouble> {
    let breaks = |text: &str| text.contains(['\r', '\n']);
    if path.contains([' ', '\r', '\n']) || headers.iter().any(|(name, value)| breaks(name) || breaks(value)) {
        return Err(Trouble::NotSent);
    }
    out.clear();
    let mut write = || -> std::io::Result<()> {
        write!(out, "{method} {path} HTTP/1.1\r\nhost: {host}\r\n")?;
        for (name, value) in headers {
            write!(out, "{name}: {value}\r\n")?;
        }
        if let Some(body) = body.filter(|body| !body.is_empty() || method != "GET") {
            write!(out, "content-length: {}\r\n\r\n", body.len())?;
            out.write_all(body)
        } else {
            out.write_all(b"\r\n")
        }
    };
    // Writing into a vector does not fail.
    write().map_err(Trouble::Broken)
}

/// Waits for the head of an answer; those that only announce another one are passed over.
pub async fn read_head(
    socket: &mut Socket,
    read: &mut Buffer,
    header: &mut impl FnMut(&str, &[u8]),
) -> Result<Head, Trouble> {
    loop {
        if let Some(head) = head::read(read.bytes(), &mut *header)? {
            read.used(head.length);
            if !(100..200).contains(&head.status) {
                return Ok(head);
            }
        } else if !read.fill(socket).await? {
            return Err(Trouble::Closed);
        }
    }
}

/// Waits for a whole body.
pub async fn read_body(
    socket: &mut Socket,
    read: &mut Buffer,
    framing: Framing,
    body: &mut Vec<u8>,
) -> Result<(), Trouble> {
    let mut chunks = Chunks::default();
    loop {
        let used = match framing {
            Framing::Length(length) => {
                if length > LONGEST_BODY {
                    return Err(Trouble::TooLarge);
                }
                let left = length - body.len();
                if left == 0 {
                    return Ok(());
                }
                let bytes = read.bytes();
                let part = &bytes[..left.min(bytes.len())];
                body.extend_from_slice(part);
                part.len()
            }
            Framing::UntilClose => {
                body.extend_from_slice(read.bytes());
                read.bytes().len()
            }
            Framing::Chunked => match chunks.step(read.bytes())? {
                Step::Done => return Ok(()),
                Step::More => 0,
                Step::Skip(used) => used,
                Step::Part(part, used) => {
                    body.extend_from_slice(part);
                    used
                }
            },
        };
        read.used(used);
        if body.len() > LONGEST_BODY {
            return Err(Trouble::TooLarge);
        }
        if used == 0 && !read.fill(socket).await? {
            return if framing == Framing::UntilClose { Ok(()) } else { Err(Trouble::Closed) };
        }
    }
}
