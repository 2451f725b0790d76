//! HMAC with SHA-256 (RFC 2104): what follows from a secret, and tells nothing about it nor about what else follows.

use hmac::{Hmac, Mac as _};
use sha2::Sha256;

/// What follows from a key of 32 bytes and a text.
pub(crate) fn hmac(key: &[u8; 32], text: &[u8]) -> [u8; 32] {
    let keyed = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    keyed.chain_update(text).finalize().into_bytes().into()
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
