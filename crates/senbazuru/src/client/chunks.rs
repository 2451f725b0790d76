//! Bodies in pieces, each with its length before it.

use httparse::Status;

use super::trouble::Trouble;

/// The longest line with a length, or trailer: anything longer is nonsense.
const LONGEST_LINE: usize = 1024;

/// Where in a body of pieces we are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chunks {
    /// Before a length.
    #[default]
    Length,
    /// In a piece that has so many bytes left.
    Piece(u64),
    /// At the line break after a piece.
    Break,
    /// After the last piece: lines until an empty one.
    Trailer,
    /// At the end.
    Done,
}

/// What the next bytes are.
#[derive(Debug, PartialEq, Eq)]
pub enum Step<'a> {
    /// A part of the body; then go on after so many bytes.
    Part(&'a [u8], usize),
    /// Nothing of the body; go on after so many bytes.
    Skip(usize),
    /// More bytes are needed.
    More,
    /// The body is complete.
    Done,
}

impl Chunks {
    /// Reads the next bytes.
    pub fn step<'a>(&mut self, bytes: &'a [u8]) -> Result<Step<'a>, Trouble> {
        const BAD: Trouble = Trouble::NotHttp("bad chunk");
        if *self == Self::Done {
            return Ok(Step::Done);
        }
        if bytes.is_empty() {
            return Ok(Step::More);
        }
        match *self {
            Self::Length => match httparse::parse_chunk_size(bytes) {
                Ok(Status::Complete((used, length))) => {
                    *self = if length == 0 { Self::Trailer } else { Self::Piece(length) };
                    Ok(Step::Skip(used))
                }
                Ok(Status::Partial) if bytes.len() <= LONGEST_LINE => Ok(Step::More),
                _ => Err(BAD),
            },
            Self::Piece(left) => {
                let count = usize::try_from(left).map_or(bytes.len(), |left| left.min(bytes.len()));
                let left = left - count as u64;
                *self = if left == 0 { Self::Break } else { Self::Piece(left) };
                Ok(Step::Part(&bytes[..count], count))
            }
            Self::Break if bytes.starts_with(b"\r\n") => {
                *self = Self::Length;
                Ok(Step::Skip(2))
            }
            Self::Break if bytes == b"\r" => Ok(Step::More),
            Self::Break => Err(BAD),
            Self::Trailer => match bytes.iter().position(|&byte| byte == b'\n') {
                Some(end) => {
                    if end == 0 || &bytes[..end] == b"\r" {
                        *self = Self::Done;
                    }
                    Ok(Step::Skip(end + 1))
                }
                None if bytes.len() <= LONGEST_LINE => Ok(Step::More),
                None => Err(BAD),
            },
            Self::Done => Ok(Step::Done),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The body, if its bytes come in portions of that size.
    fn body(bytes: &[u8], portion: usize) -> Result<Option<Vec<u8>>, Trouble> {
        let (mut chunks, mut body, mut held) = (Chunks::default(), Vec::new(), Vec::new());
        for portion in bytes.chunks(portion) {
            held.extend_from_slice(portion);
            loop {
                let used = match chunks.step(&held)? {
                    Step::Part(part, used) => {
                        body.extend_from_slice(part);
                        used
                    }
                    Step::Skip(used) => used,
                    Step::More => break,
                    Step::Done => return Ok(Some(body)),
                };
                held.drain(..used);
            }
        }
        Ok(None)
    }

    #[test]
    fn pieces_are_put_together_however_they_arrive() {
        let bytes = b"4\r\nfold\r\nA;x=y\r\n a crane\r\n\r\n0\r\nx: y\r\n\r\n";
        for portion in 1..bytes.len() {
            assert_eq!(body(bytes, portion).expect("pieces").as_deref(), Some(&b"fold a crane\r\n"[..]), "{portion}");
            assert_eq!(body(&bytes[..bytes.len() - 1], portion).expect("pieces"), None);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for bytes in [&b"z\r\n"[..], b"1\r\nab\r\n", b"1\r\na\rb"] {
            assert!(body(bytes, 1).is_err(), "{bytes:?}");
        }
        assert!(body(&[b'x'; 2 * LONGEST_LINE], 1).is_err());
        assert!(body(format!("0\r\n{}", "x".repeat(2 * LONGEST_LINE)).as_bytes(), 100).is_err());
    }
}
