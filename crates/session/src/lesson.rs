//! Lessons: a game is learnt by playing it, at a real table, step by step, with a coach who says one thing at a time.
//!
//! A lesson is one text file: where the game begins, and steps. A step says something in every language, and then waits: until the
//! learner goes on, or until they give an answer that is wanted. Other answers are refused with the reason, and can be tried again.
//! What the other players do and what chance decides stands there too. `lesson/read.rs` tells the words of such a file.

pub(crate) mod read;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use tabletop::{Language, Seat};

use crate::beginning::Beginning;

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat(0);

/// The lessons we have, the easiest game first.
const TEXTS: [&str; 4] = [
    include_str!("../lessons/origami.txt"),
    include_str!("../lessons/legends.txt"),
    include_str!("../lessons/islands.txt"),
    include_str!("../lessons/solo.txt"),
];

/// A text in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    en: &'static str,
    it: &'static str,
    de: &'static str,
}

impl Told {
    /// The text in one language.
    #[must_use]
    pub const fn to(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::It => self.it,
            Language::De => self.de,
        }
    }
}

/// One lesson.
#[derive(Debug)]
pub struct Lesson {
    /// The word for it, in addresses.
    pub name: &'static str,
    /// What it is called.
    pub title: Told,
    /// What is learnt, in a sentence.
    pub about: Told,
    /// About how long it takes.
    pub minutes: u8,
    /// The game that is played once it is over.
    pub game: &'static str,
    /// Where the game begins.
    pub(crate) beginning: Beginning,
    /// Step by step; the last one only says farewell.
    pub steps: Vec<Step>,
}

/// One step of a lesson.
#[derive(Debug)]
pub struct Step {
    /// What the coach says.
    pub says: Told,
    /// What the coach speaks of: words for parts of the table, or cards.
    pub looks: Vec<&'static str>,
    /// What the step waits for.
    pub(crate) wants: Wants,
    /// What others and chance do once it is over, as lines of a record.
    pub(crate) then: Vec<&'static str>,
}

/// What a step waits for.
#[derive(Debug)]
pub(crate) enum Wants {
    /// Until the learner goes on.
    GoOn,
    /// For one of these answers; each is one answer or several, one after another.
    Answers {
        wanted: Vec<Vec<Pattern>>,
        /// Answers that are explained by themselves.
        but: Vec<(Pattern, Told)>,
        /// Why another answer is not what is wanted.
        otherwise: Told,
    },
    /// For nothing: the lesson is over, and whoever likes plays on.
    Nothing,
}

/// An answer in the words of records; a last word `*` stands for any words, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pattern(String);

impl Pattern {
    fn fits(&self, answer: &str) -> bool {
        match self.0.strip_suffix('*') {
            Some(beginning) => answer == beginning.trim_end() || answer.starts_with(beginning),
            None => answer == self.0,
        }
    }
}

/// How far somebody is in a lesson, as it is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Progress {
    /// The step, from 0.
    pub step: usize,
    /// What was answered in this step so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<String>,
}

/// What the coach of a table says now.
#[derive(Clone, Copy, Debug)]
pub struct Coach {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The step, from 0.
    pub at: usize,
}

impl PartialEq for Coach {
    fn eq(&self, other: &Self) -> bool {
        (self.lesson.name, self.at) == (other.lesson.name, other.at)
    }
}

impl Eq for Coach {}

impl Coach {
    /// The coach of the lesson of that word; a step behind its end is the last.
    pub(crate) fn of(name: &str, progress: Option<&Progress>) -> Option<Self> {
        let lesson = Lesson::named(name)?;
        let at = progress.map_or(0, |progress| progress.step).min(lesson.steps.len().saturating_sub(1));
        Some(Self { lesson, at })
    }

    /// The step under way.
    #[must_use]
    pub fn step(&self) -> &'static Step {
        &self.lesson.steps[self.at]
    }

    /// Does it wait until the learner goes on?
    #[must_use]
    pub fn waits(&self) -> bool {
        matches!(self.step().wants, Wants::GoOn)
    }

    /// Is there nothing more to come?
    #[must_use]
    pub fn is_done(&self) -> bool {
        matches!(self.step().wants, Wants::Nothing)
    }

    /// May the learner answer so, after what they said in this step before? If not, why; nothing if they have to go on first.
    pub(crate) fn hears(&self, said: &[String], answers: &[String]) -> Result<(), Option<Told>> {
        let all: Vec<&String> = said.iter().chain(answers).collect();
        match &self.step().wants {
            Wants::Nothing => Ok(()),
            Wants::GoOn => Err(None),
            Wants::Answers { wanted, but, otherwise } => {
                let fit =
                    |one: &Vec<Pattern>| one.iter().zip(&all).take_while(|(want, answer)| want.fits(answer)).count();
                if wanted.iter().any(|one| fit(one) == all.len()) {
                    return Ok(());
                }
                // The first answer that no wanted one goes on with is the one to speak of.
                let furthest = wanted.iter().map(fit).max().unwrap_or(0).max(said.len());
                let wrong = all.get(furthest).or(all.last());
                let explained = but.iter().find(|(pattern, _)| wrong.is_some_and(|wrong| pattern.fits(wrong)));
                Err(Some(explained.map_or(*otherwise, |(_, told)| *told)))
            }
        }
    }

    /// Is the step over once this was said?
    pub(crate) fn is_content(&self, said: &[String]) -> bool {
        let Wants::Answers { wanted, .. } = &self.step().wants else { return false };
        wanted.iter().any(|one| one.len() == said.len() && one.iter().zip(said).all(|(want, answer)| want.fits(answer)))
    }
}

impl Lesson {
    /// All lessons.
    #[must_use]
    pub fn all() -> &'static [Self] {
        static ALL: OnceLock<Vec<Lesson>> = OnceLock::new();
        ALL.get_or_init(|| {
            let read = |text: &'static str| match read::read(text) {
                Ok(lesson) => Some(lesson),
                Err(error) => {
                    // A test reads all of them.
                    tracing::error!(%error, "a lesson can't be read");
                    None
                }
            };
            TEXTS.into_iter().filter_map(read).collect()
        })
    }

    /// The lesson of that word.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::all().iter().find(|lesson| lesson.name == name)
    }
}
