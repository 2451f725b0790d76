//! How many pairs are compared.

/// Pairs of positions to compare for each game.
pub struct Scale {
    /// Of one game with secrets.
    pub pairs: u64,
    /// Hints compared, of each game.
    pub hints: u64,
}

impl Scale {
    /// The size that the environment variable `LAWS` asks for, as for the laws of the games: `quick`, `normal` or `long`.
    pub fn from_env() -> Self {
        match std::env::var("LAWS").unwrap_or_default().as_str() {
            "quick" => Self { pairs: 200, hints: 2 },
            "" | "normal" => Self { pairs: 2_000, hints: 6 },
            "long" => Self { pairs: 100_000, hints: 60 },
            word => panic!("LAWS is quick, normal or long, not {word:?}"),
        }
    }
}
