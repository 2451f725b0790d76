//! Sheets for scenarios, from the rows of their islands.

/// Two sheets with these islands, each a list of rows from top to bottom with blanks between them; what is missing of four
/// is an island of one square.
pub fn sheets(islands: &[&str]) -> String {
    let mut text = String::new();
    for nth in 0..4 {
        if nth % 2 == 0 {
            text += ["| sheet east near\n", "| sheet west near\n"][nth / 2];
        }
        text += &format!("| island Own {}\n", nth + 1);
        let rows = islands.get(nth).copied().unwrap_or("H.L");
        rows.split_whitespace().for_each(|row| text += &format!("| {row}\n"));
    }
    text
}
