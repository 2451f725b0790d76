//! Requests, one after the other, over a connection that is kept.

use http::HeaderValue;

use super::address::Address;
use super::trouble::Trouble;
use super::wire::{self, Wire};

/// A connection to a server. It is made with the first request, kept as long as the server likes, and made anew when it has gone.
pub struct Connection {
    address: Address,
    host: HeaderValue,
    wire: Option<Wire>,
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
        Self { address: address.clone(), host: address.host(), wire: None, body: Vec::new() }
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
        let head = self.exchange(method, path, headers, body).await?;
        let kept = |(name, value): (&http::HeaderName, &HeaderValue)| {
            (name.as_str().to_owned(), String::from_utf8_lossy(value.as_bytes()).into_owned())
        };
        let headers = head.headers.iter().map(kept).collect();
        Ok(Response { status: head.status.as_u16(), headers, body: std::mem::take(&mut self.body) })
    }

    /// As [`request`](Self::request), for those in a hurry: the headers of the answer are not kept, and the room for its body is used
    /// again.
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
        let head = self.exchange(method, path, headers, body).await?;
        Ok(Answer { status: head.status.as_u16(), body: &self.body })
    }

    async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Result<http::response::Parts, Trouble> {
        let request = wire::request(method, path, &self.host, headers, body)?;
        // Whatever happens from here to the end of the answer, the connection is not used again in the middle of one.
        let mut wire = self.take_wire().await?;
        let (head, body) = wire.send(request).await?.into_parts();
        wire.whole(body, &mut self.body).await?;
        self.wire = Some(wire);
        Ok(head)
    }

    /// The connection that is kept, or a new one.
    async fn take_wire(&mut self) -> Result<Wire, Trouble> {
        if let Some(mut wire) = self.wire.take()
            && wire.is_fresh().await
        {
            return Ok(wire);
        }
        Wire::connect(&self.address).await
    }
}
