//! A position as bytes, in an encoding of our own, and its fingerprint.
//!
//! `derive(Hash)` hashes what lies in memory: a field more, another order or a newer compiler changes it, and nobody is asked.
//! Here a game says itself what is written, in which order and as what, so that the same position has the same fingerprint in
//! every later version. Things with a name in records are written by that name, since those names are frozen anyway; other
//! things as numbers that stand in the code. A type takes itself apart by a pattern without `..`: a new field does not compile until
//! somebody has decided how it is written.

use crate::{Digest, Seat, Seats};

/// Bytes that are written one thing after another. Nothing is said twice: whoever writes a list writes its length first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Encoding(Vec<u8>);

impl Encoding {
    /// Nothing yet, with room for a position.
    #[must_use]
    pub fn new() -> Self {
        Self(Vec::with_capacity(1024))
    }

    /// Writes a byte: a small number, or which of several things follows.
    #[inline]
    pub fn byte(&mut self, n: u8) -> &mut Self {
        self.0.push(n);
        self
    }

    /// Writes a word and a zero, which no word holds.
    #[inline]
    pub fn word(&mut self, word: &str) -> &mut Self {
        debug_assert!(!word.contains('\0'), "{word:?}");
        self.0.extend_from_slice(word.as_bytes());
        self.byte(0)
    }

    /// Writes something that knows how.
    #[inline]
    pub fn put(&mut self, one: &impl Encode) -> &mut Self {
        one.encode(self);
        self
    }

    /// What was written.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

/// Something that is written the same way for ever.
pub trait Encode {
    /// Writes it.
    fn encode(&self, to: &mut Encoding);

    /// The digest of what is written.
    #[must_use]
    fn fingerprint(&self) -> Digest {
        let mut all = Encoding::new();
        self.encode(&mut all);
        Digest::of(all.bytes())
    }
}

impl Encode for u8 {
    #[inline]
    fn encode(&self, to: &mut Encoding) {
        to.byte(*self);
    }
}

impl Encode for bool {
    #[inline]
    fn encode(&self, to: &mut Encoding) {
        to.byte(u8::from(*self));
    }
}

/// Numbers of several bytes, the lowest first.
macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl Encode for $number {
            #[inline]
            fn encode(&self, to: &mut Encoding) {
                to.0.extend_from_slice(&self.to_le_bytes());
            }
        })+
    };
}

numbers!(u16, u32, u64);

impl Encode for Seat {
    #[inline]
    fn encode(&self, to: &mut Encoding) {
        let Self(number) = *self;
        to.byte(number);
    }
}

/// A bit for each seat.
impl Encode for Seats {
    fn encode(&self, to: &mut Encoding) {
        to.byte(self.iter().fold(0, |bits, seat| bits | 1 << seat.0));
    }
}

impl<T: Encode> Encode for Option<T> {
    fn encode(&self, to: &mut Encoding) {
        match self {
            None => to.byte(0),
            Some(one) => to.byte(1).put(one),
        };
    }
}

/// As many as there always are: their number is not written.
impl<T: Encode, const N: usize> Encode for [T; N] {
    fn encode(&self, to: &mut Encoding) {
        self.iter().for_each(|one| one.encode(to));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_written_as_they_always_were() {
        let seats: Seats = [Seat(0), Seat(3)].into_iter().collect();
        let mut all = Encoding::new();
        all.put(&7_u8).put(&[true, false]).put(&0x0102_u16).put(&0x0102_0304_u32).put(&0x0102_0304_0506_0708_u64);
        all.word("fox").word("").put(&Seat(2)).put(&seats).put(&[None, Some(9_u8)]);
        let known: &[&[u8]] = &[
            &[7],
            &[1, 0],
            &[2, 1],
            &[4, 3, 2, 1],
            &[8, 7, 6, 5, 4, 3, 2, 1],
            b"fox\0",
            b"\0",
            &[2],
            &[9],
            &[0, 1, 9],
        ];
        assert_eq!(all.bytes(), known.concat());
    }

    #[test]
    fn a_fingerprint_is_the_frozen_digest_of_what_is_written() {
        struct Fox;
        impl Encode for Fox {
            fn encode(&self, to: &mut Encoding) {
                to.word("fox");
            }
        }
        assert_eq!(Fox.fingerprint(), Digest::of(b"fox\0"));
    }
}
