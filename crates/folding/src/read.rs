//! Models as text: a line a statement. docs/FOLDING.md describes them.
//!
//! Whatever is wrong is told with its line and its step; what paper can't do besides with the crease.

mod acts;
mod places;

use std::fmt;

use tabletop::Language;

use crate::model::{Model, Step, Words};
use crate::plane::{Line, Point};
use crate::state::{Lying, State};

/// What is wrong with a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Which model.
    pub model: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The step, counted from 1; 0 before the first.
    pub step: usize,
    /// What it is.
    pub why: String,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}, step {}: {}", self.model, self.line, self.step, self.why)
    }
}

/// Why a statement is refused.
type Why = String;

/// What has been read so far.
struct Reader {
    model: Model,
    state: State,
    /// The paper as it was left by the last movement; a fold that is taken apart is seen only as part of the next.
    shown: State,
    /// The paper after each step; first the bare sheet.
    states: Vec<State>,
    /// Points of the sheet, for the whole model.
    spots: Vec<(String, Point)>,
    /// Faces of declared states, for the whole model.
    faces: Vec<(String, Vec<Point>)>,
    /// Places of the table and lines on it, for one step.
    points: Vec<(String, Point)>,
    lines: Vec<(String, Line)>,
}

/// Reads a model, folds it, and checks every state of it.
///
/// # Errors
/// The first thing that is wrong.
pub fn model(id: &str, text: &str) -> Result<Model, Trouble> {
    let mut reader = Reader::new(id);
    let count = text.lines().count();
    for (at, line) in text.lines().enumerate() {
        let step = reader.model.steps.len();
        reader.line(line).map_err(|why| Trouble { model: id.to_owned(), line: at + 1, step, why })?;
    }
    let step = reader.model.steps.len();
    reader.finish().map_err(|why| Trouble { model: id.to_owned(), line: count, step, why })
}

impl Reader {
    fn new(id: &str) -> Self {
        let model = Model {
            id: id.to_owned(),
            name: Words::default(),
            after: None,
            colour: String::new(),
            lying: Lying::Square,
            steps: Vec::new(),
            finished: Words::default(),
        };
        let state = State::sheet(Lying::Square);
        let (spots, faces, points, lines) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { model, states: vec![state.clone()], shown: state.clone(), state, spots, faces, points, lines }
    }

    fn line(&mut self, line: &str) -> Result<(), Why> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let words: Vec<&str> = rest.split_whitespace().collect();
        match word {
            "name" => say(&mut self.model.name, rest),
            "done" => say(&mut self.model.finished, rest),
            "after" => {
                self.model.after = Some(rest.to_owned());
                Ok(())
            }
            "paper" => self.paper(&words),
            "step" => self.step(),
            "say" => say(&mut self.current()?.say, rest),
            "see" => say(&mut self.current()?.see, rest),
            "spot" | "point" | "line" | "face" => self.define(word, &words),
            _ => {
                if self.model.steps.is_empty() {
                    return Err(format!("“{word}” belongs into a step"));
                }
                self.act(word, &words)
            }
        }
    }

    fn paper(&mut self, words: &[&str]) -> Result<(), Why> {
        let [lying, colour] = words else { return Err("needs how it lies, and its colour".to_owned()) };
        self.model.lying = match *lying {
            "square" => Lying::Square,
            "diamond" => Lying::Diamond,
            other => return Err(format!("“{other}” is neither square nor diamond")),
        };
        let digits = colour.strip_prefix('#').unwrap_or_default();
        if digits.len() != 6 || !digits.chars().all(|c| c.is_ascii_hexdigit()) {
            return Err(format!("“{colour}” is no colour like #b83a24"));
        }
        (*colour).clone_into(&mut self.model.colour);
        self.state = State::sheet(self.model.lying);
        self.shown = self.state.clone();
        self.states = vec![self.state.clone()];
        Ok(())
    }

    fn step(&mut self) -> Result<(), Why> {
        self.complete()?;
        self.points.clear();
        self.lines.clear();
        self.model.steps.push(Step::default());
        Ok(())
    }

    fn current(&mut self) -> Result<&mut Step, Why> {
        self.model.steps.last_mut().ok_or_else(|| "belongs into a step".to_owned())
    }

    /// Is the step before this complete?
    fn complete(&mut self) -> Result<(), Why> {
        let Some(step) = self.model.steps.last() else { return Ok(()) };
        for (what, words) in [("say", &step.say), ("see", &step.see)] {
            if let Some(language) = words.missing() {
                return Err(format!("the step has no “{what} {language}”"));
            }
        }
        if step.moves.is_empty() {
            return Err("the step moves nothing".to_owned());
        }
        self.states.push(self.state.clone());
        Ok(())
    }

    fn finish(mut self) -> Result<Model, Why> {
        self.complete()?;
        for (what, words) in [("name", &self.model.name), ("done", &self.model.finished)] {
            if let Some(language) = words.missing() {
                return Err(format!("there is no “{what} {language}”"));
            }
        }
        if self.model.steps.is_empty() || self.model.colour.is_empty() {
            return Err("a model has a paper and steps".to_owned());
        }
        Ok(self.model)
    }
}

/// Words in a language: `en Fold in half.`
fn say(words: &mut Words, rest: &str) -> Result<(), Why> {
    let (code, text) = rest.split_once(' ').ok_or("needs a language and words")?;
    let language = Language::ALL.into_iter().find(|language| language.code() == code);
    let language = language.ok_or_else(|| format!("“{code}” is no language we speak"))?;
    if words.set(language, text.trim()) { Ok(()) } else { Err(format!("“{code}” is there twice")) }
}
