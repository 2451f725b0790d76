//! What a server sends, byte by byte, and where two of them differ.

use std::fmt;

use crate::world::Ask;

/// Everything that leaves the server on account of one request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    pub status: u16,
    pub headers: Vec<(String, Vec<u8>)>,
    pub body: Vec<u8>,
    /// The lines of its log meanwhile.
    pub log: Vec<u8>,
}

/// The first place at which two servers differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The kind of the request.
    pub kind: &'static str,
    /// What was asked for.
    pub request: String,
    /// In which part.
    pub part: &'static str,
    /// From which byte on.
    pub at: usize,
    /// What the first sends there.
    pub one: String,
    /// What the second sends there.
    pub other: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind: _, request, part, at, one, other } = self;
        write!(f, "{request}: {part}, byte {at}: {one:?} / {other:?}")
    }
}

impl Sent {
    /// The first difference, if there is one.
    pub fn compare(&self, other: &Self, ask: &Ask) -> Result<(), Box<Difference>> {
        let head = |sent: &Self| {
            let mut bytes = sent.status.to_string().into_bytes();
            for (name, value) in &sent.headers {
                bytes.extend([b"\n", name.as_bytes(), b": ", value].concat());
            }
            bytes
        };
        compare("head", &head(self), &head(other), ask)?;
        compare("body", &self.body, &other.body, ask)?;
        compare("log", &self.log, &other.log, ask)
    }
}

fn compare(part: &'static str, one: &[u8], other: &[u8], ask: &Ask) -> Result<(), Box<Difference>> {
    if one == other {
        return Ok(());
    }
    let at = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    // Some bytes before it say where this is.
    let near = |bytes: &[u8]| {
        let (from, to) = (at.saturating_sub(24).min(bytes.len()), (at + 24).min(bytes.len()));
        String::from_utf8_lossy(&bytes[from..to]).into_owned()
    };
    let (kind, request) = (ask.kind, ask.to_string());
    Err(Box::new(Difference { kind, request, part, at, one: near(one), other: near(other) }))
}
