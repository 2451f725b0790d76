//! What lies on the table of a game without drawings, and what happens there.

use serde::Serialize;
use serde_json::{Value, json};
use session::Language;
use session::plain::{PlainScene, Said};
use utoipa::ToSchema;

/// What lies on the table of a game without drawings, in the language that `lang` asks for, else in English.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlainTable {
    /// What lies on the table.
    sections: Vec<PlainSection>,
    /// What you may answer: the words, and what they mean.
    answers: Vec<PlainAnswer>,
}

/// A heading with a list below it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlainSection {
    /// The heading.
    heading: String,
    /// What is listed.
    lines: Vec<String>,
}

/// An answer that can be given.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlainAnswer {
    /// The answer, in the words of records.
    answer: String,
    /// What it means.
    label: String,
}

impl PlainTable {
    /// This scene, to a reader of that language.
    #[must_use]
    pub fn new(scene: &PlainScene, names: &[String], language: Language) -> Self {
        let say = |said: &Said| said.to(language, names);
        let sections = scene.sections.iter().map(|section| PlainSection {
            heading: say(&section.heading),
            lines: section.lines.iter().map(say).collect(),
        });
        let answers = scene.answers.iter();
        Self {
            sections: sections.collect(),
            answers: answers
                .map(|answer| PlainAnswer { answer: answer.words.clone(), label: say(&answer.label) })
                .collect(),
        }
    }
}

/// What came of a move, in all languages; `{0}` stands for the player in seat 0.
#[must_use]
pub fn events(events: &[Said]) -> Vec<Value> {
    let event = |said: &Said| {
        let each = Language::ALL.map(|language| (language.code().to_owned(), Value::from(said.to(language, &[]))));
        json!({ "event": "said", "say": serde_json::Map::from_iter(each) })
    };
    events.iter().map(event).collect()
}
