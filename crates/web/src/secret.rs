//! [`Secret`]: what cookies are signed with.

use std::fmt;

use cookie::Key;
use sha2::{Digest as _, Sha256};

/// What cookies are signed with. It is made once for a data directory, and never shown.
#[derive(Clone)]
pub struct Secret {
    key: Key,
    instance: String,
}

impl Secret {
    /// So many bytes make a secret.
    pub const LENGTH: usize = 32;

    /// The secret of these bytes.
    #[must_use]
    pub fn new(bytes: [u8; Self::LENGTH]) -> Self {
        let hash = Sha256::new().chain_update(b"instance").chain_update(bytes).finalize();
        let instance = hash.iter().take(3).map(|byte| format!("{byte:02x}")).collect();
        Self { key: Key::derive_from(&bytes), instance }
    }

    /// The key cookies are signed with.
    pub(crate) const fn key(&self) -> &Key {
        &self.key
    }

    /// A few letters that tell servers apart and nothing of the secret.
    pub(crate) fn instance(&self) -> &str {
        &self.instance
    }
}

impl PartialEq for Secret {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Secret {}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}
