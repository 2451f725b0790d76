//! What happened, in words: turn by turn, each of which can be folded away.

use maud::{Markup, html};
use phrases::pieces::{Piece, pieces};
use phrases::teller::Line;
use session::Language;

use super::steps::{Step, Story};
use crate::page::face::{self, Faces};

/// So many turns are unfolded when a page is loaded: the newest.
const UNFOLDED: usize = 4;

/// Where a replay is.
#[derive(Clone, Copy)]
pub struct Now<'a> {
    /// The step that is looked at.
    pub step: &'a Step,
    /// The address of the moment after an entry.
    pub address: &'a dyn Fn(u32) -> String,
}

/// The log with all its entries. In a replay the step that is looked at is marked, and every line leads to its moment.
#[must_use]
pub fn zone(story: &Story, language: Language, now: Option<Now>) -> Markup {
    let words = phrases::Phrases(language);
    html! {
        section #z-log .zone.log data-below data-scrolls aria-labelledby="log-title" {
            h2 #log-title { (words.table_log()) }
            div #log tabindex="0" { (turns(story, 0, language, now, Faces::Drawn)) }
        }
    }
}

/// What is told from that entry on, to be put behind what was told before; the faces of cards are only named.
#[must_use]
pub fn more(story: &Story, from: u32, language: Language, now: Option<Now>) -> Markup {
    // Only a stream keeps book of the faces that its browser has.
    let faces = if now.is_some() { Faces::Drawn } else { Faces::Named };
    html! { div #log-more { (turns(story, from, language, now, faces)) } }
}

/// A turn: its heading if it begins here, and its lines, each with the number of its entry.
type Turn<'a> = (Option<(u32, &'a Line)>, Vec<(u32, &'a Line)>);

fn turns(story: &Story, from: u32, language: Language, now: Option<Now>, faces: Faces) -> Markup {
    let mut turns: Vec<Turn> = vec![(None, Vec::new())];
    for (entry, told) in story.entries.iter().zip(&story.told).filter(|(entry, _)| entry.number >= from) {
        for line in &told.lines {
            match turns.last_mut() {
                Some((_, lines)) if !line.heading => lines.push((entry.number, line)),
                _ => turns.push((Some((entry.number, line)), Vec::new())),
            }
        }
    }
    let item = |number, line| item(number, line, language, now, faces);
    let folded = turns.len().saturating_sub(UNFOLDED);
    html! {
        @for (n, (heading, lines)) in turns.iter().enumerate() {
            @match heading {
                Some((number, heading)) => {
                    details.turn data-n=(number) open[n >= folded || now.is_some()] {
                        summary { (with_faces(&heading.text, faces)) }
                        ol { @for &(number, line) in lines { (item(number, line)) } }
                    }
                }
                None => ol { @for &(number, line) in lines { (item(number, line)) } },
            }
        }
    }
}

fn item(number: u32, line: &Line, language: Language, now: Option<Now>, faces: Faces) -> Markup {
    let (text, named) = rule_apart(&line.text);
    let is_current = now.is_some_and(|now| (now.step.first..=now.step.last).contains(&number));
    html! {
        li data-n=(number) aria-current=[is_current.then_some("step")] {
            @if let Some(now) = now {
                a.jump href=((now.address)(number)) data-step="line" data-at=(number) {
                    span.visually-hidden { (phrases::Phrases(language).replay_jump()) } (face::symbol("right"))
                }
            }
            (with_faces(text, faces))
            @if let Some(rule) = line.rule.or(named) { " " a.rule href={ "/rules/" (rule) } { (rule) } }
        }
    }
}

/// A sentence without the rule that some name at their end, and that rule: the log leads there, and nobody wants to hear it.
#[must_use]
pub fn rule_apart(text: &str) -> (&str, Option<&str>) {
    let apart = text.strip_suffix(')').and_then(|text| text.rsplit_once(" ("));
    let is_rule =
        |rule: &str| rule.contains('-') && rule.ends_with(|c: char| c.is_ascii_digit()) && !rule.contains(' ');
    apart.filter(|(_, rule)| is_rule(rule)).map_or((text, None), |(text, rule)| (text, Some(rule)))
}

/// A sentence in which each card has its figure and leads to all there is to know about it.
#[must_use]
pub fn sentence(text: &str) -> Markup {
    with_faces(text, Faces::Drawn)
}

fn with_faces(text: &str, faces: Faces) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Words(words) => (words),
                Piece::Card(card, name) => (face::mention(card, name, faces)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::rule_apart;

    #[test]
    fn a_rule_at_the_end_of_a_sentence_is_told_apart() {
        assert_eq!(rule_apart("Kitsune passes. (I-3.4)"), ("Kitsune passes.", Some("I-3.4")));
        for text in ["Card 5 is auctioned: shape 5 (the U)", "You keep boat (Paper Boat and Tall Sail)", "You pass."] {
            assert_eq!(rule_apart(text), (text, None));
        }
    }
}
