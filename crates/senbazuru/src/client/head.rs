//! The head of an answer.

use httparse::Status;

use super::trouble::Trouble;

/// The longest head.
pub const LONGEST: usize = 64 * 1024;
/// The most headers.
const HEADERS: usize = 64;

/// How the body of an answer ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framing {
    /// After so many bytes.
    Length(usize),
    /// After the last of its pieces.
    Chunked,
    /// When the connection ends.
    UntilClose,
}

/// What matters of the head of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    pub status: u16,
    pub framing: Framing,
    /// May the connection be used again?
    pub keep: bool,
    /// How many bytes it took.
    pub length: usize,
}

/// Reads a head, and shows each of its headers to `header`; `None` if it is not complete.
pub fn read(bytes: &[u8], mut header: impl FnMut(&str, &[u8])) -> Result<Option<Head>, Trouble> {
    let mut headers = [httparse::EMPTY_HEADER; HEADERS];
    let mut answer = httparse::Response::new(&mut headers);
    let length = match answer.parse(bytes) {
        Ok(Status::Complete(length)) => length,
        Ok(Status::Partial) if bytes.len() > LONGEST => return Err(Trouble::TooLarge),
        Ok(Status::Partial) => return Ok(None),
        Err(_) => return Err(Trouble::NotHttp("bad head")),
    };
    let status = answer.code.unwrap_or(0);
    let mut head = Head { status, framing: Framing::UntilClose, keep: answer.version == Some(1), length };
    let mut chunked = false;
    for h in answer.headers.iter() {
        if h.name.eq_ignore_ascii_case("content-length") {
            let digits = std::str::from_utf8(h.value).ok().filter(|text| text.bytes().all(|b| b.is_ascii_digit()));
            let length = digits.and_then(|text| text.parse().ok()).ok_or(Trouble::NotHttp("bad content-length"))?;
            head.framing = Framing::Length(length);
        } else if h.name.eq_ignore_ascii_case("transfer-encoding") {
            chunked = h.value.eq_ignore_ascii_case(b"chunked");
            if !chunked {
                return Err(Trouble::NotHttp("unknown transfer-encoding"));
            }
        } else if h.name.eq_ignore_ascii_case("connection") {
            head.keep &= !h.value.eq_ignore_ascii_case(b"close");
        }
        header(h.name, h.value);
    }
    if chunked {
        head.framing = Framing::Chunked;
    }
    if matches!(status, 100..200 | 204 | 304) {
        head.framing = Framing::Length(0);
    }
    head.keep &= head.framing != Framing::UntilClose;
    Ok(Some(head))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(text: &str) -> Result<Option<Head>, Trouble> {
        read(text.as_bytes(), |_, _| ())
    }

    #[test]
    fn a_head_says_how_its_body_ends() {
        let framing = |text: &str| head(text).expect("a head").map(|head| (head.status, head.framing, head.keep));
        let with_length = "HTTP/1.1 200 OK\r\ncontent-length: 12\r\n\r\n";
        assert_eq!(framing(with_length), Some((200, Framing::Length(12), true)));
        let in_pieces = "HTTP/1.1 409 Conflict\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
        assert_eq!(framing(in_pieces), Some((409, Framing::Chunked, false)));
        assert_eq!(framing("HTTP/1.0 200 OK\r\n\r\n"), Some((200, Framing::UntilClose, false)));
        assert_eq!(framing("HTTP/1.1 204 No Content\r\n\r\n"), Some((204, Framing::Length(0), true)));
        assert_eq!(framing(&with_length[..30]), None);
    }

    #[test]
    fn what_is_no_head_is_refused() {
        assert!(matches!(head("SSH-2.0-Open\r\n\r\n"), Err(Trouble::NotHttp(_))));
        assert!(matches!(head("HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n"), Err(Trouble::NotHttp(_))));
        assert!(matches!(head("HTTP/1.1 200 OK\r\ntransfer-encoding: gzip\r\n\r\n"), Err(Trouble::NotHttp(_))));
        let endless = format!("HTTP/1.1 200 OK\r\nx: {}", "y".repeat(LONGEST));
        assert!(matches!(head(&endless), Err(Trouble::TooLarge)));
    }
}
