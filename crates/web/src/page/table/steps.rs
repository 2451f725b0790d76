//! What happened, step by step: a step is what people perceive as one event, and what the page shows at a time.
//!
//! A step ends where a sentence ends: who pays goes on with the sentence of the play. What follows by itself, as a shuffle, belongs
//! to what caused it. The words of a step are the lines of the log with its numbers.

use std::fmt::Write as _;

use maud::{Markup, html};
use session::cards::Event;
use session::look::{Look, NewsEntry};
use session::{Events, Language, Seat, What};

use super::log;
use crate::page::games;
use crate::say::{self, Told};

/// So many steps are shown one after the other; of more there is a recap.
pub const MOST: usize = 40;

/// A caption of more letters than this is cut after a sentence.
const LONG: usize = 150;

/// Some entries of the log, and what is told of them.
pub struct Story<'a> {
    /// The entries; the first ones may be there only to understand the others.
    pub entries: &'a [NewsEntry],
    /// What is told of each.
    pub(crate) told: Vec<Told>,
    /// The number of the first entry that is told.
    from: u32,
    viewer: Option<Seat>,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The number of its first entry.
    pub first: u32,
    /// The number of its last entry: the table is then as the step leaves it.
    pub last: u32,
    /// Who acts.
    pub by: Option<Seat>,
}

/// What is said instead of more steps than anybody would watch: the log tells them.
#[must_use]
pub fn recap(steps: usize, language: Language) -> String {
    let said = phrases::Phrases(language).client_recap(i64::try_from(steps).unwrap_or(i64::MAX));
    html! { div #steps data-recap=(said) {} }.0
}

/// Does a turn of a card game end with that entry? Then what comes next is another step.
#[must_use]
pub fn ends_turn(entries: &[NewsEntry], number: u32) -> bool {
    let entry = entries.iter().find(|entry| entry.number == number);
    let events = entry.and_then(|entry| if let What::Moved { events, .. } = &entry.what { Some(events) } else { None });
    matches!(events, Some(Events::Cards(events)) if matches!(events.last(), Some(Event::Turn { .. })))
}

impl<'a> Story<'a> {
    /// What happened from entry `from` on, to one who sees the table like this.
    #[must_use]
    pub fn new(look: &Look, entries: &'a [NewsEntry], from: u32, language: Language) -> Self {
        Self { entries, told: say::marked(look, entries, from, language), from, viewer: look.seat }
    }

    /// All steps, oldest first. The last one may go on.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        for (entry, told) in self.entries.iter().zip(&self.told).filter(|(entry, _)| entry.number >= self.from) {
            let (by, follows) = match &entry.what {
                What::Moved { by, events } => (*by, by.is_none() && matches!(events, Events::Cards(_))),
                What::Happened(happened) => (happened.seat(), false),
            };
            let begins = !told.goes_on && !follows && told.lines.iter().any(|line| !line.heading);
            match steps.last_mut().filter(|_| !begins) {
                Some(step) => {
                    step.last = entry.number;
                    step.by = step.by.or(by);
                }
                None => steps.push(Step { first: entry.number, last: entry.number, by }),
            }
        }
        steps
    }

    /// The steps a browser has not seen that has the table after entry `since`, with what has moved in each; `zones` are what lies
    /// on the table after each step, as far as it is told here.
    #[must_use]
    pub fn to_be_shown(&self, steps: &[Step], since: u32, zones: &[String]) -> String {
        let mut html = String::from("<div id=\"steps\">");
        for (n, step) in steps.iter().enumerate() {
            // Writing into memory does not fail.
            let _ = write!(html, "<section data-n=\"{}\" data-last=\"{}\"", step.first, step.last);
            if let Some(by) = step.by {
                let _ = write!(html, " data-by=\"{}\"", by.0);
            }
            let moves = games::motions(self.entries, step.first.max(since.saturating_add(1))..=step.last, self.viewer);
            if !moves.is_empty() {
                let _ = write!(html, " data-moves=\"{moves}\"");
            }
            html.push('>');
            html.push_str(zones.get(n).map_or("", String::as_str));
            html.push_str("</section>");
        }
        html.push_str("</div>");
        html
    }

    /// The sentences from that entry on.
    #[must_use]
    pub fn lines_from(&self, first: u32) -> Vec<&str> {
        let told = self.entries.iter().zip(&self.told).filter(|(entry, _)| entry.number >= first);
        told.flat_map(|(_, told)| &told.lines).filter(|line| !line.heading).map(|line| line.text.as_str()).collect()
    }

    /// The newest sentences, as they are said when a page is loaded.
    #[must_use]
    pub fn caption(&self) -> Markup {
        let Some(step) = self.steps().pop() else { return html! {} };
        let is_of_it = |entry: &NewsEntry| (step.first..=step.last).contains(&entry.number);
        let told = self.entries.iter().zip(&self.told).filter(|(entry, _)| is_of_it(entry));
        let lines = told.flat_map(|(_, told)| &told.lines).filter(|line| !line.heading);
        let texts = lines.map(|line| log::rule_apart(&line.text).0);
        let mut letters = 0;
        let texts = texts.take_while(|text| {
            let is_first = letters == 0;
            letters += text.chars().count();
            is_first || letters <= LONG
        });
        html! { @for text in texts { span { (log::sentence(text)) " " } } }
    }
}
