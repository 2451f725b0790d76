//! Ids and tokens: unguessable, short enough to be typed, and never shown by accident.

use std::fmt;

use sha2::{Digest as _, Sha256};
use store::SecretHash;

use crate::source::Source;

/// Letters that can't be taken for one another; five bits each.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// So many letters make an id: 60 bits.
const ID_LENGTH: usize = 12;
/// So many letters make a token: 130 bits.
const TOKEN_LENGTH: usize = 26;

/// Letters drawn from the source, each equally likely.
fn draw(source: &dyn Source, length: usize) -> String {
    let mut bytes = vec![0; length];
    source.fill(&mut bytes);
    bytes.into_iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn is_word(text: &str, length: usize) -> bool {
    // Every request and every read of a listener asks this: a letter is looked up, not searched for.
    const IS_LETTER: [bool; 256] = {
        let (mut is_letter, mut at) = ([false; 256], 0);
        while at < LETTERS.len() {
            is_letter[LETTERS[at] as usize] = true;
            at += 1;
        }
        is_letter
    };
    text.len() == length && text.bytes().all(|byte| IS_LETTER[usize::from(byte)])
}

/// A type of ids.
macro_rules! id {
    ($(#[$says:meta])* $name:ident) => {
        $(#[$says])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// A new one.
            pub fn draw(source: &dyn Source) -> Self {
                Self(draw(source, ID_LENGTH))
            }

            /// The id with that text, if it can be one.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                is_word(text, ID_LENGTH).then(|| Self(text.to_owned()))
            }

            /// Its text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// What a table is called in addresses. Whoever knows it may look at the table from outside.
    TableId
}

id! {
    /// Who a visitor is, whatever they call themselves.
    VisitorId
}

/// What a token lets its holder do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// Play one seat of one table.
    Seat,
    /// Be the same visitor again.
    Visitor,
    /// Join one table.
    Invite,
    /// Be the same visitor on another device: once, and not for long.
    Link,
}

impl TokenKind {
    const ALL: [Self; 4] = [Self::Seat, Self::Visitor, Self::Invite, Self::Link];

    const fn letter(self) -> char {
        match self {
            Self::Seat => 's',
            Self::Visitor => 'v',
            Self::Invite => 'i',
            Self::Link => 'l',
        }
    }
}

/// A secret that proves who somebody is. It is stored as a hash only, and never printed by `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Token {
    kind: TokenKind,
    text: String,
    /// What is stored of it: worked out once, and asked for at every read.
    hash: SecretHash,
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Token({:?}, …)", self.kind)
    }
}

impl Token {
    /// A new one.
    pub fn draw(kind: TokenKind, source: &dyn Source) -> Self {
        Self::new(kind, format!("{}_{}", kind.letter(), draw(source, TOKEN_LENGTH)))
    }

    fn new(kind: TokenKind, text: String) -> Self {
        let hash = SecretHash(Sha256::digest(text.as_bytes()).into());
        Self { kind, text, hash }
    }

    /// The token that follows from a secret and what it is for: the same each time, and known to nobody without the secret.
    pub(crate) fn derive(kind: TokenKind, secret: &[u8; 32], of: &str) -> Self {
        let hash = Sha256::new().chain_update(secret).chain_update([kind.letter() as u8]).chain_update(of);
        let hash: [u8; 32] = hash.chain_update(secret).finalize().into();
        // One letter takes five bits of a byte, so what is seen of the hash does not give away the rest.
        let word: String =
            hash[..TOKEN_LENGTH].iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
        Self::new(kind, format!("{}_{word}", kind.letter()))
    }

    /// The token with that text, if it can be one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (letter, word) = text.split_once('_')?;
        let kind = TokenKind::ALL.into_iter().find(|kind| letter.chars().eq([kind.letter()]))?;
        is_word(word, TOKEN_LENGTH).then(|| Self::new(kind, text.to_owned()))
    }

    /// What it lets its holder do.
    #[must_use]
    pub const fn kind(&self) -> TokenKind {
        self.kind
    }

    /// The secret itself, to be handed to its holder and to nobody else.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.text
    }

    /// What is stored of it.
    #[must_use]
    pub const fn hash(&self) -> SecretHash {
        self.hash
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Fixed;

    #[test]
    fn ids_and_tokens_read_back_and_nothing_else_does() {
        let source = Fixed::new(1);
        let id = TableId::draw(&source);
        assert_eq!(TableId::parse(id.as_str()), Some(id.clone()));
        for wrong in ["", "short", "UPPERCASE123", "aaaaaaaaaaaaa", "aaaaaaaaaaa/", "aaaaaaaaaaaé"] {
            assert_eq!(TableId::parse(wrong), None, "{wrong}");
        }
        for kind in TokenKind::ALL {
            let token = Token::draw(kind, &source);
            assert_eq!(Token::parse(token.reveal()).map(|t| t.kind()), Some(kind));
            assert!(!format!("{token:?}").contains(&token.reveal()[2..]));
        }
        for wrong in ["", "s_", "s_aaaa", "x_00000000000000000000000000", "s00000000000000000000000000"] {
            assert_eq!(Token::parse(wrong), None, "{wrong}");
        }
        assert_ne!(TableId::draw(&source), id);
    }
}
