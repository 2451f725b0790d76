//! [`Stops`]: the moments at which one can stop, one a step, and where turns and rounds begin.

use session::look::Look;
use session::{Chapter, Language, Tape};

use crate::page::table::steps::{Step, Story};

/// The steps of a game. The first one is all that was set up before somebody was asked something.
pub struct Stops {
    steps: Vec<Step>,
    /// Where turns and rounds begin, by stop, in order.
    pub chapters: Vec<(usize, Chapter)>,
}

impl Stops {
    /// The stops of a game; `look` is any moment of it.
    #[must_use]
    pub fn new(look: &Look, tape: &Tape, language: Language) -> Self {
        let mut steps = Story::new(look, &tape.entries, 0, language).steps();
        steps.retain(|step| step.last >= tape.first);
        if steps.is_empty() {
            steps.push(Step { first: tape.last, last: tape.last, by: None });
        }
        let mut stops = Self { steps, chapters: Vec::new() };
        for chapter in &tape.chapters {
            let stop = stops.at(chapter.entry);
            match stops.chapters.last_mut() {
                Some(last) if last.0 == stop => *last = (stop, *chapter),
                _ => stops.chapters.push((stop, *chapter)),
            }
        }
        stops
    }

    /// The stop with which that entry is over.
    #[must_use]
    pub fn at(&self, entry: u32) -> usize {
        self.steps.partition_point(|step| step.last < entry).min(self.last())
    }

    /// The last one.
    #[must_use]
    pub fn last(&self) -> usize {
        self.steps.len() - 1
    }

    /// The last entry of a step: the table is then as the step leaves it.
    #[must_use]
    pub fn number(&self, stop: usize) -> u32 {
        self.steps[stop.min(self.last())].last
    }

    /// The step itself.
    #[must_use]
    pub fn step(&self, stop: usize) -> &Step {
        &self.steps[stop.min(self.last())]
    }

    /// The turn or round that is under way at a stop.
    #[must_use]
    pub fn chapter(&self, stop: usize) -> Option<&(usize, Chapter)> {
        self.chapters[..self.chapters.partition_point(|(begins, _)| *begins <= stop)].last()
    }

    /// Where what `of` tells of a chapter began before this stop, and where it begins anew after it.
    pub fn around<T: PartialEq>(&self, stop: usize, of: impl Fn(&Chapter) -> T) -> (Option<usize>, Option<usize>) {
        let begins = |n: usize| n == 0 || of(&self.chapters[n - 1].1) != of(&self.chapters[n].1);
        let starts: Vec<usize> = (0..self.chapters.len()).filter(|&n| begins(n)).map(|n| self.chapters[n].0).collect();
        let before = starts.iter().rev().find(|&&start| start < stop).copied();
        (before, starts.iter().find(|&&start| start > stop).copied())
    }
}
