//! Numbers of threads, as they are typed.

/// The most worker threads.
pub const MAX_THREADS: u16 = 1024;

/// A number of threads.
pub fn threads(word: &str) -> Result<u16, String> {
    match word.parse() {
        Ok(n) if (1..=MAX_THREADS).contains(&n) => Ok(n),
        _ => Err(format!("needs a number of threads from 1 to {MAX_THREADS}")),
    }
}
