//! Digests of 64 bits, frozen: equal for equal text, now and in every later version.

/// A running digest of bytes; also the sum of digests of many games, which does not depend on their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Digest(pub u64);

impl Digest {
    /// The digest of `bytes`.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        let mut h: u64 = 0x5ba0_5e4b_a2b7_1ee5 ^ bytes.len() as u64;
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            let mut eight = [0; 8];
            eight.copy_from_slice(word);
            h = fold(h, u64::from_le_bytes(eight));
        }
        let mut last = [0; 8];
        let rest = words.remainder();
        last[..rest.len()].copy_from_slice(rest);
        h = fold(h, u64::from_le_bytes(last));
        Self(h ^ (h >> 29))
    }

    /// Adds the digest of another game.
    pub const fn add(&mut self, other: Self) {
        self.0 = self.0.wrapping_add(other.0);
    }
}

#[inline]
const fn fold(h: u64, word: u64) -> u64 {
    let product = (h ^ word) as u128 * 0x9fb2_1c65_1e98_df25;
    (product as u64 ^ (product >> 64) as u64).wrapping_add(0x2545_f491_4f6c_dd1d)
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_frozen() {
        let known = [
            ("", "a8537cf6fd7fe1f0"),
            ("a", "13b96ae0d75c2b53"),
            ("senbazuru", "15b4f6c76e0690b2"),
            ("a thousand paper cranes", "dfb8a709823caa2a"),
        ];
        for (text, digest) in known {
            assert_eq!(Digest::of(text.as_bytes()).to_string(), digest, "{text:?}");
        }
    }

    #[test]
    fn one_changed_byte_changes_about_half_of_the_bits() {
        let a = Digest::of(b"0 play fox left\n").0;
        for i in 0..16 {
            let mut text = *b"0 play fox left\n";
            text[i] ^= 1;
            let changed = (Digest::of(&text).0 ^ a).count_ones();
            assert!((12..=52).contains(&changed), "byte {i}: {changed} bits");
        }
    }
}
