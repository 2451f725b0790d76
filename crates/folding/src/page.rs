//! All steps on one page, to be printed: diagrams with their sentences, and a square to cut out.

use tabletop::Language;

use crate::diagram::{HEIGHT, WIDTH};
use crate::figure::INK;
use crate::model::Model;
use crate::svg::{N, Svg, shaded};

/// Words around the diagrams, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Labels<'a> {
    /// The language of the sentences.
    pub language: Language,
    /// Whose figure it is, in words.
    pub after: Option<&'a str>,
    /// Below the last picture.
    pub done: &'a str,
    /// Beside the square; without it there is none.
    pub cut: Option<&'a str>,
}

/// A page of A4, in millimetres.
const PAGE: (f64, f64) = (210.0, 297.0);
const MARGIN: f64 = 10.0;
const COLUMNS: usize = 5;
/// The width of a column, and of the diagram in it.
const COLUMN: f64 = (PAGE.0 - 2.0 * MARGIN) / COLUMNS as f64;
const PICTURE: f64 = 30.0;
/// Letters and lines of the sentences.
const LETTERS: f64 = 2.35;
const LINE: f64 = 2.9;
/// A letter is about this wide, for its size.
const WIDE: f64 = 0.56;

/// Words in lines that are not longer than so many letters.
fn lines(words: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

impl Model {
    /// The page as SVG; with a square to cut out it fills a sheet of A4, else it is as high as it needs to be.
    #[must_use]
    pub fn page(&self, labels: Labels) -> String {
        let mut svg = Svg::default();
        svg.element("rect", format_args!("width=\"{}\" height=\"{}\" fill=\"#ffffff\"", N(PAGE.0), N(PAGE.1)));
        let name = self.name.of(labels.language);
        svg.words(MARGIN, 15.0, name, format_args!("font-size=\"7\" font-weight=\"700\" fill=\"{INK}\""));
        if let Some(after) = labels.after {
            let at = PAGE.0 - MARGIN;
            svg.words(at, 15.0, after, format_args!("font-size=\"3.4\" text-anchor=\"end\" fill=\"{INK}\""));
        }
        let bottom = self.draw_steps(&mut svg, labels);
        if let Some(cut) = labels.cut {
            self.draw_square(&mut svg, cut, bottom);
            return svg.finish(PAGE, " width=\"210mm\" height=\"297mm\"", name);
        }
        svg.finish((PAGE.0, bottom), "", name)
    }

    /// The diagrams, row by row; returns where the last row ends.
    fn draw_steps(&self, svg: &mut Svg, labels: Labels) -> f64 {
        let most = ((COLUMN - 2.0) / (LETTERS * WIDE)) as usize;
        let mut cells: Vec<(Svg, Vec<String>)> = Vec::new();
        for (at, step) in self.steps.iter().enumerate() {
            let sentence = format!("{}. {}", at + 1, step.say.of(labels.language));
            cells.push((self.diagram(at), lines(&sentence, most)));
        }
        cells.push((self.last_diagram(), lines(labels.done, most)));
        let (mut top, high) = (19.0, PICTURE * HEIGHT / WIDTH);
        for row in cells.chunks(COLUMNS) {
            for (column, (diagram, words)) in row.iter().enumerate() {
                let left = MARGIN + COLUMN * column as f64;
                let (x, scale) = (left + (COLUMN - PICTURE) / 2.0 - 2.0, PICTURE / WIDTH);
                svg.open(format_args!("transform=\"translate({} {}) scale({scale:.5})\"", N(x), N(top)));
                svg.add(diagram);
                svg.close();
                for (line, words) in words.iter().enumerate() {
                    let y = top + high + 2.0 + LINE * line as f64;
                    svg.words(left, y, words, format_args!("font-size=\"{}\" fill=\"{INK}\"", N(LETTERS)));
                }
            }
            let longest = row.iter().map(|(_, words)| words.len()).max().unwrap_or(0);
            top += high + LINE * longest as f64 + 3.0;
        }
        top
    }

    /// As large a square as there is room for.
    fn draw_square(&self, svg: &mut Svg, cut: &str, top: f64) {
        let side = (PAGE.1 - MARGIN - top - 4.0).min(PAGE.0 - 2.0 * MARGIN);
        let left = (PAGE.0 - side) / 2.0;
        let y = PAGE.1 - MARGIN - side;
        svg.words(PAGE.0 / 2.0, y - 1.6, cut, format_args!("font-size=\"3\" text-anchor=\"middle\" fill=\"{INK}\""));
        svg.element(
            "rect",
            format_args!(
                "x=\"{}\" y=\"{}\" width=\"{s}\" height=\"{s}\" fill=\"{}\" stroke=\"{INK}\" stroke-width=\".3\" stroke-dasharray=\"2 1\"",
                N(left), N(y), shaded(&self.colour, 1.8), s = N(side)
            ),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_put_into_lines() {
        assert_eq!(lines("one two three four", 9), ["one two", "three", "four"]);
        assert_eq!(lines("extraordinarily long", 4), ["extraordinarily", "long"]);
        assert!(lines("", 9).is_empty());
    }
}
