//! One connection of hyper's, without a task of its own: it moves on while somebody waits for something of it, and no longer.

use std::future::poll_fn;
use std::pin::{Pin, pin};

use bytes::Bytes;
use http::header::HOST;
use http::{HeaderName, HeaderValue, Method, Request, Response, Uri};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, UnixStream};

use super::address::Address;
use super::trouble::Trouble;

/// The longest body of an answer.
const LONGEST_BODY: usize = 64 * 1024 * 1024;

/// A connection.
pub struct Wire {
    sender: SendRequest<Full<Bytes>>,
    /// What reads and writes; none once it has ended.
    driver: Option<Pin<Box<dyn Future<Output = hyper::Result<()>> + Send>>>,
}

impl Wire {
    /// Connects.
    pub async fn connect(address: &Address) -> Result<Self, Trouble> {
        match address {
            Address::Tcp(address) => {
                let socket = TcpStream::connect(address).await.map_err(Trouble::Connect)?;
                // A request is one write: waiting for more of it would only cost time.
                socket.set_nodelay(true).map_err(Trouble::Connect)?;
                Self::over(socket).await
            }
            Address::Unix(path) => Self::over(UnixStream::connect(path).await.map_err(Trouble::Connect)?).await,
        }
    }

    async fn over(socket: impl AsyncRead + AsyncWrite + Send + Unpin + 'static) -> Result<Self, Trouble> {
        let (sender, driver) = handshake(TokioIo::new(socket)).await?;
        Ok(Self { sender, driver: Some(Box::pin(driver)) })
    }

    /// Can another request be sent? Not if the other side has hung up, or sent something unasked.
    pub async fn is_fresh(&mut self) -> bool {
        self.waiting(async {}).await;
        self.driver.is_some() && !self.sender.is_closed()
    }

    /// Sends a request and waits for the head of its answer.
    pub async fn send(&mut self, request: Request<Full<Bytes>>) -> Result<Response<Incoming>, Trouble> {
        let Self { sender, driver } = self;
        moving(driver, sender.ready()).await?;
        Ok(moving(driver, sender.send_request(request)).await?)
    }

    /// Waits for the next part of a body; `None` at its end.
    pub async fn part(&mut self, body: &mut Incoming) -> Result<Option<Bytes>, Trouble> {
        while let Some(frame) = self.waiting(body.frame()).await {
            // What is no data is a trailer, of which we have no use.
            if let Ok(data) = frame?.into_data() {
                return Ok(Some(data));
            }
        }
        Ok(None)
    }

    /// Waits for a whole body.
    pub async fn whole(&mut self, mut body: Incoming, into: &mut Vec<u8>) -> Result<(), Trouble> {
        into.clear();
        while let Some(part) = self.part(&mut body).await? {
            if into.len() + part.len() > LONGEST_BODY {
                return Err(Trouble::TooLarge);
            }
            into.extend_from_slice(&part);
        }
        Ok(())
    }

    async fn waiting<T>(&mut self, future: impl Future<Output = T>) -> T {
        moving(&mut self.driver, future).await
    }
}

/// Waits for something of a connection, which moves on meanwhile.
async fn moving<T>(
    driver: &mut Option<Pin<Box<dyn Future<Output = hyper::Result<()>> + Send>>>,
    future: impl Future<Output = T>,
) -> T {
    let mut future = pin!(future);
    poll_fn(|cx| {
        // How it ended is told to whoever waits for an answer or for a part of a body.
        if driver.as_mut().is_some_and(|driver| driver.as_mut().poll(cx).is_ready()) {
            *driver = None;
        }
        future.as_mut().poll(cx)
    })
    .await
}

/// A request; one with a line break in its head can't be sent.
pub fn request(
    method: &str,
    path: &str,
    host: &HeaderValue,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Result<Request<Full<Bytes>>, Trouble> {
    let mut request = Request::new(Full::new(Bytes::copy_from_slice(body)));
    *request.method_mut() = Method::from_bytes(method.as_bytes()).map_err(|_| Trouble::NotSent)?;
    *request.uri_mut() = path.parse::<Uri>().map_err(|_| Trouble::NotSent)?;
    request.headers_mut().insert(HOST, host.clone());
    for (name, value) in headers {
        let name = HeaderName::from_bytes(name.as_bytes()).map_err(|_| Trouble::NotSent)?;
        let value = HeaderValue::from_str(value).map_err(|_| Trouble::NotSent)?;
        request.headers_mut().append(name, value);
    }
    Ok(request)
}
