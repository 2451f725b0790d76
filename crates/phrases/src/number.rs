//! Numbers as they stand in sentences and lists.

/// A number with a proper minus, which stands as high as a plus and is no hyphen.
#[must_use]
pub fn signed(n: impl Into<i64>) -> String {
    let n = n.into();
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}
