//! HMAC with SHA-256 (RFC 2104): what follows from a secret, and tells nothing about it nor about what else follows.

use sha2::{Digest as _, Sha256};

/// A block of SHA-256, in bytes.
const BLOCK: usize = 64;

/// What follows from a key of 32 bytes and a text.
pub(crate) fn hmac(key: &[u8; 32], text: &[u8]) -> [u8; 32] {
    let pad = |with: u8| {
        let mut block = [with; BLOCK];
        block.iter_mut().zip(key).for_each(|(byte, key)| *byte ^= key);
        block
    };
    let inner = Sha256::new().chain_update(pad(0x36)).chain_update(text).finalize();
    Sha256::new().chain_update(pad(0x5c)).chain_update(inner).finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_hmac() {
        // RFC 4231, test cases 1 and 2: a shorter key is the same as one with zeros behind it.
        let mut key = [0; 32];
        key[..20].fill(0x0b);
        assert_eq!(hmac(&key, b"Hi There")[..8], [0xb0, 0x34, 0x4c, 0x61, 0xd8, 0xdb, 0x38, 0x53]);
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        let found = hmac(&key, b"what do ya want for nothing?");
        assert_eq!(found[..8], [0x5b, 0xdc, 0xc1, 0x46, 0xbf, 0x60, 0x75, 0x4e]);
        assert_eq!(found[24..], [0x9d, 0xec, 0x58, 0xb9, 0x64, 0xec, 0x38, 0x43]);
    }
}
