//! Letters of our own, made of straight strips like folded paper: there is no font a server could rely on, and pictures look the same
//! everywhere. Letters with accents are put together; letters that are not drawn are a small box.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::figure::Rgb;
use crate::figure::shape::Spot;
use crate::shapes::{Drawing, Line, Place, Shape};

/// How high a capital is on the grid the letters are drawn on.
const CAPITAL: f64 = 12.0;
/// Between two letters.
const GAP: f64 = 3.0;
/// Between two words, without the gaps.
const BLANK: f64 = 3.0;

/// A letter: how wide it is, and its strokes.
#[derive(Clone, Debug, PartialEq)]
struct Letter {
    width: f64,
    strokes: Vec<Vec<Spot>>,
}

/// How words are written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// How high capitals are.
    pub size: f64,
    /// The colour.
    pub colour: Rgb,
    /// How wide a stroke is, of the height of a capital.
    pub weight: f64,
}

impl Pen {
    /// A plain pen.
    #[must_use]
    pub const fn plain(size: f64, colour: Rgb) -> Self {
        Self { size, colour, weight: 0.11 }
    }

    /// A broad one.
    #[must_use]
    pub const fn bold(size: f64, colour: Rgb) -> Self {
        Self { size, colour, weight: 0.17 }
    }

    /// How wide words are, from edge to edge.
    #[must_use]
    pub fn width(&self, words: &str) -> f64 {
        let all = letters(words).map(|letter| letter.width + GAP).sum::<f64>();
        (all - GAP).max(0.0) * self.size / CAPITAL + self.weight * self.size
    }

    /// Writes words; the place is where the upper left corner of the first capital is.
    pub fn write(&self, drawing: &mut Drawing, at: Place, words: &str) {
        let lines: Vec<Line> = self.strokes(words).map(|spots| Line { spots, closed: false }).collect();
        if !lines.is_empty() {
            drawing.add(at, Shape::drawn(lines, self.colour, self.weight * self.size));
        }
    }

    /// Writes words so that they end at the place.
    pub fn write_before(&self, drawing: &mut Drawing, at: Place, words: &str) {
        self.write(drawing, at.to(-self.width(words), 0.0), words);
    }

    /// Writes words with their middle at the place.
    pub fn write_around(&self, drawing: &mut Drawing, at: Place, words: &str) {
        self.write(drawing, at.to(-self.width(words) / 2.0, 0.0), words);
    }

    /// A smaller pen if that is needed for the words to fit.
    #[must_use]
    pub fn fitting(self, words: &str, width: f64) -> Self {
        Self { size: self.size * (width / self.width(words)).min(1.0), ..self }
    }

    /// The strokes of all letters.
    fn strokes(&self, words: &str) -> impl Iterator<Item = Vec<Spot>> {
        let (scale, half) = (self.size / CAPITAL, self.weight * self.size / 2.0);
        let mut x = 0.0;
        letters(words).flat_map(move |letter| {
            let left = x;
            x += letter.width + GAP;
            let place = move |(x, y): Spot| ((left + x) * scale + half, y * scale);
            letter.strokes.into_iter().map(move |stroke| stroke.into_iter().map(place).collect())
        })
    }
}

/// As many of the words' letters as fit, with three dots if some do not.
#[must_use]
pub fn cut_off(words: &str, pen: &Pen, width: f64) -> String {
    if pen.width(words) <= width {
        return words.to_owned();
    }
    let mut kept: Vec<char> = words.chars().collect();
    loop {
        let shorter = kept.iter().collect::<String>();
        let shorter = format!("{}…", shorter.trim_end());
        if kept.pop().is_none() || pen.width(&shorter) <= width {
            return shorter;
        }
    }
}

/// Can all of it be written without a box?
#[must_use]
pub fn can_write(words: &str) -> bool {
    parted(words).chars().all(|letter| letter == ' ' || is_combining_mark(letter) || ALPHABET.contains_key(&letter))
}

/// The letters there are.
static ALPHABET: LazyLock<BTreeMap<char, Letter>> = LazyLock::new(|| {
    let lines = include_str!("letters/alphabet.txt").lines().filter(|line| !line.starts_with("//"));
    lines.filter_map(read).collect()
});

/// A line of the alphabet.
fn read(line: &str) -> Option<(char, Letter)> {
    let mut words = line.split(' ');
    let (letter, width) = (words.next()?.chars().next()?, words.next()?.parse().ok()?);
    let strokes = words.map(stroke).collect::<Option<_>>()?;
    Some((letter, Letter { width, strokes }))
}

fn stroke(word: &str) -> Option<Vec<Spot>> {
    let numbers: Vec<f64> = word.chars().map(|sign| sign.to_digit(36).map(f64::from)).collect::<Option<_>>()?;
    Some(numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect())
}

/// The words with accents behind their letters, and without letters that are written otherwise.
fn parted(words: &str) -> String {
    words.nfd().flat_map(instead).collect()
}

/// What is written for a letter.
fn instead(letter: char) -> impl Iterator<Item = char> {
    let other = match letter {
        'æ' => "ae",
        'Æ' => "AE",
        'œ' => "oe",
        'Œ' => "OE",
        'ø' => "o\u{338}",
        'Ø' => "O\u{338}",
        'ł' => "l\u{338}",
        'Ł' => "L\u{338}",
        'đ' | 'ð' => "d",
        'Đ' | 'Ð' => "D",
        'þ' => "th",
        'Þ' => "Th",
        'ẞ' => "SS",
        '…' => "...",
        '’' | '‘' | '`' | '´' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '\u{a0}' | '\u{202f}' | '\t' => " ",
        '•' => "·",
        '‑' | '‐' => "-",
        _ => "",
    };
    other.chars().chain(other.is_empty().then_some(letter))
}

/// The letters of words, each with its accents.
fn letters(words: &str) -> impl Iterator<Item = Letter> {
    let parted = parted(words);
    let mut all: Vec<Letter> = Vec::with_capacity(parted.len());
    let mut letters = parted.chars().peekable();
    while let Some(letter) = letters.next() {
        let has_mark = letters.peek().is_some_and(|next| is_combining_mark(*next));
        // A dot makes room for an accent.
        let plain = match letter {
            'i' if has_mark => 'ı',
            'j' if has_mark => 'ȷ',
            other => other,
        };
        let mut drawn = match plain {
            ' ' => Letter { width: BLANK, strokes: Vec::new() },
            // An accent without a letter.
            mark if is_combining_mark(mark) => continue,
            plain => ALPHABET.get(&plain).cloned().unwrap_or_else(unknown),
        };
        let is_small = letter.is_lowercase() && !"bdfhklt".contains(letter);
        while let Some(mark) = letters.next_if(|next| is_combining_mark(*next)) {
            drawn.add_mark(mark, if is_small { 0.0 } else { -4.0 });
        }
        all.push(drawn);
    }
    all.into_iter()
}

/// What stands for a letter that is not drawn.
fn unknown() -> Letter {
    Letter { width: 6.0, strokes: vec![vec![(0.0, 2.0), (6.0, 2.0), (6.0, 12.0), (0.0, 12.0), (0.0, 2.0)]] }
}

impl Letter {
    /// Adds an accent: above, or below where it belongs there.
    fn add_mark(&mut self, mark: char, top: f64) {
        let strokes: &[&[Spot]] = match mark {
            '\u{300}' => &[&[(-2.0, 0.0), (1.0, 2.0)]],
            '\u{301}' => &[&[(2.0, 0.0), (-1.0, 2.0)]],
            '\u{302}' => &[&[(-2.0, 2.0), (0.0, 0.0), (2.0, 2.0)]],
            '\u{303}' => &[&[(-3.0, 2.0), (-1.0, 0.5), (1.0, 1.5), (3.0, 0.0)]],
            '\u{304}' => &[&[(-2.0, 1.0), (2.0, 1.0)]],
            '\u{306}' | '\u{30c}' => &[&[(-2.0, 0.0), (0.0, 2.0), (2.0, 0.0)]],
            '\u{307}' => &[&[(0.0, 1.0), (0.0, 1.0)]],
            '\u{308}' => &[&[(-2.0, 1.0), (-2.0, 1.0)], &[(2.0, 1.0), (2.0, 1.0)]],
            '\u{30a}' => &[&[(-1.0, 0.0), (1.0, 0.0), (1.0, 2.0), (-1.0, 2.0), (-1.0, 0.0)]],
            '\u{30b}' => &[&[(0.0, 0.0), (-2.0, 2.0)], &[(3.0, 0.0), (1.0, 2.0)]],
            '\u{323}' | '\u{326}' | '\u{327}' | '\u{328}' => &[&[(0.0, 12.5), (1.0, 14.0), (-1.0, 15.0)]],
            '\u{338}' => &[&[(-4.0, 11.0), (4.0, 5.0)]],
            // A letter without an accent that nobody draws is the same letter.
            _ => return,
        };
        let is_below = strokes[0][0].1 > 4.0;
        let (x, y) = (self.width / 2.0, if is_below { 0.0 } else { top });
        let moved = |stroke: &&[Spot]| stroke.iter().map(|spot| (spot.0 + x, spot.1 + y)).collect();
        self.strokes.extend(strokes.iter().map(moved));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_alphabet_is_a_letter() {
        let text = include_str!("letters/alphabet.txt");
        let lines = text.lines().filter(|line| !line.starts_with("//"));
        for line in lines.clone() {
            let (_, letter) = read(line).unwrap_or_else(|| panic!("{line}"));
            let spots = || letter.strokes.iter().flatten();
            assert!(letter.strokes.iter().all(|stroke| stroke.len() > 1), "{line}");
            assert!(spots().all(|spot| spot.0 <= letter.width && spot.1 <= 16.0), "{line}");
            // It is as wide as it says.
            assert!(spots().any(|spot| (spot.0 - letter.width).abs() < 2.1), "{line}");
        }
        assert_eq!(lines.count(), ALPHABET.len(), "a letter stands there twice");
        assert!((' '..='~').filter(|c| !"`{}".contains(*c)).all(|letter| can_write(&letter.to_string())));
    }

    #[test]
    fn accents_are_put_on_their_letters() {
        for words in ["ÄÖÜäöüß", "àèéìòù ÀÈÉÌÒÙ", "Ångström, Øre, Łódź, Čeština, İstanbul, señor, ça", "“…” – ’"]
        {
            assert!(can_write(words), "{words}");
        }
        let strokes = |words: &str| letters(words).map(|letter| letter.strokes.len()).sum::<usize>();
        assert_eq!((strokes("u"), strokes("ü"), strokes("i"), strokes("ì")), (2, 4, 2, 2));
        assert_eq!(letters("ü").count(), 1);
    }

    #[test]
    fn letters_that_are_not_drawn_are_boxes() {
        assert!(!can_write("千"));
        let pen = Pen::plain(12.0, Rgb([0; 3]));
        let mut drawing = Drawing::new(9.0, 9.0);
        pen.write(&mut drawing, Place::HERE, "千羽鶴 \u{301}\u{0}🦊");
        // An accent by itself stands between them.
        assert_eq!(drawing.shapes[0].lines.len(), 6);
    }

    #[test]
    fn what_does_not_fit_is_cut_off() {
        let pen = Pen::plain(12.0, Rgb([0; 3]));
        assert_eq!(cut_off("Kitsune", &pen, 100.0), "Kitsune");
        let short = cut_off("Kitsune the Fox", &pen, 60.0);
        assert!(short.starts_with("Kit") && short.ends_with('…') && pen.width(&short) <= 60.0, "{short}");
        assert_eq!(cut_off("Kitsune", &pen, 0.0), "…");
        assert!(pen.fitting("Kitsune", 20.0).width("Kitsune") < 20.01);
    }
}
