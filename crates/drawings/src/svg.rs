//! Writing SVG.

use std::fmt::{self, Write as _};

/// A drawing under way.
#[derive(Clone, Debug, Default)]
pub struct Svg {
    text: String,
}

/// A number with at most one decimal: more can't be seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct N(pub f64);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        match tenths % 10 {
            0 => write!(f, "{}", tenths / 10),
            rest if tenths < 0 && tenths > -10 => write!(f, "-0.{}", -rest),
            rest => write!(f, "{}.{}", tenths / 10, rest.abs()),
        }
    }
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

    /// Adds letters, each at a place of its own.
    pub fn letters(&mut self, xs: &str, ys: &str, letters: &str, attributes: fmt::Arguments<'_>) {
        let _ = write!(self.text, "<text x=\"{xs}\" y=\"{ys}\" {attributes}>{}</text>", escaped(letters));
    }

    /// Adds what was drawn elsewhere.
    pub fn put(&mut self, other: &Self) {
        self.text.push_str(&other.text);
    }

    /// What was drawn, to be put into another picture.
    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }

    /// A picture that lies above another one, which says what both of them show: its size in units.
    #[must_use]
    pub fn finish_layer(self, width: f64, height: f64) -> String {
        let (w, h) = (N(width), N(height));
        format!(
            "<svg viewBox=\"0 0 {w} {h}\" aria-hidden=\"true\" font-family=\"system-ui, sans-serif\">{}</svg>",
            self.text
        )
    }

    /// The whole picture: its size in units, what it shows in words for those who can't see it.
    #[must_use]
    pub fn finish(self, width: f64, height: f64, title: &str) -> String {
        self.finish_in(&format!("0 0 {} {}", N(width), N(height)), title)
    }

    /// The whole picture, of which a part is seen.
    #[must_use]
    pub fn finish_in(self, view_box: &str, title: &str) -> String {
        let title = escaped(title);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view_box}\" role=\"img\" aria-label=\"{title}\" \
             font-family=\"system-ui, sans-serif\"><title>{title}</title>{}</svg>\n",
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let shown = [1.0, 0.05, -0.25, -3.0, 12.34, -12.36, 0.0].map(|n| N(n).to_string());
        assert_eq!(shown, ["1", "0.1", "-0.3", "-3", "12.3", "-12.4", "0"]);
    }

    #[test]
    fn words_from_outside_stay_words() {
        assert_eq!(escaped("a<b> & \"c\"\u{7}"), "a&lt;b&gt; &amp; &quot;c&quot; ");
    }
}
