//! Writing SVG: presentation attributes only, no script, no style, no ids.

use std::fmt::{self, Write as _};

/// A number with at most two decimals: more can't be seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct N(pub f64);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if text == "-0" { "0" } else { text })
    }
}

/// A drawing under way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Svg {
    text: String,
}

impl Svg {
    /// Adds an element without content; `attributes` stand as they are, so they hold no text from outside.
    pub fn element(&mut self, name: &str, attributes: fmt::Arguments<'_>) {
        // Writing to a string can't fail.
        let _ = write!(self.text, "<{name} {attributes}/>");
    }

    /// Adds a path.
    pub fn path(&mut self, d: &str, attributes: fmt::Arguments<'_>) {
        self.element("path", format_args!("d=\"{d}\" {attributes}"));
    }

    /// Opens a group.
    pub fn open(&mut self, attributes: fmt::Arguments<'_>) {
        let _ = write!(self.text, "<g {attributes}>");
    }

    /// Closes a group.
    pub fn close(&mut self) {
        self.text.push_str("</g>");
    }

    /// Adds words at a place.
    pub fn words(&mut self, x: f64, y: f64, words: &str, attributes: fmt::Arguments<'_>) {
        let _ = write!(self.text, "<text x=\"{}\" y=\"{}\" {attributes}>{}</text>", N(x), N(y), escaped(words));
    }

    /// Adds another drawing.
    pub fn add(&mut self, other: &Self) {
        self.text.push_str(&other.text);
    }

    /// The elements alone.
    #[must_use]
    pub fn inner(&self) -> &str {
        &self.text
    }

    /// The whole picture: `size` is its box, `attributes` go to the root, and what it shows is said in words.
    #[must_use]
    pub fn finish(self, size: (f64, f64), attributes: &str, title: &str) -> String {
        let (w, h, title) = (N(size.0), N(size.1), escaped(title));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\"{attributes} role=\"img\" \
             aria-label=\"{title}\" font-family=\"system-ui, sans-serif\">{}</svg>",
            self.text
        )
    }
}

/// Words as they may stand in an element or an attribute.
#[must_use]
pub fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            // XML has no control characters.
            c if c.is_control() => text.push(' '),
            c => text.push(c),
        }
    }
    text
}

/// A colour made darker or, above 1, lighter: `#b83a24` times something.
#[must_use]
pub fn shaded(colour: &str, by: f64) -> String {
    let part = |at: usize| {
        let value = colour.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok()).unwrap_or(0);
        let value = f64::from(value);
        // Lighter goes towards white.
        let value = if by > 1.0 { value + (255.0 - value) * (by - 1.0) } else { value * by };
        value.clamp(0.0, 255.0) as u8
    };
    format!("#{:02x}{:02x}{:02x}", part(1), part(3), part(5))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let shown = [1.0, 0.054, -0.25, -3.0, 12.345, -0.001, 100.0].map(|n| N(n).to_string());
        assert_eq!(shown, ["1", "0.05", "-0.25", "-3", "12.35", "0", "100"]);
    }

    #[test]
    fn colours_get_darker_and_lighter() {
        assert_eq!(
            [shaded("#804020", 0.5), shaded("#804020", 1.5), shaded("#804020", 1.0)],
            ["#402010", "#bf9f8f", "#804020"]
        );
    }
}
