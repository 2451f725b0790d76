//! Tips: at a normal table each new thing is explained once, when it first matters to whoever plays there.
//!
//! All tips stand in one text file (`lessons/tips.txt`): a word by which a tip is remembered, the words that must hold, and what is
//! said in every language. What holds is told by a game from what its viewer sees, and from nothing else: see `cards.rs` and
//! `islands.rs` for the words there are. What a visitor has understood is stored with the visitor.

mod cards;
mod islands;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use tabletop::text::TextError;

use crate::help::CloseUp;
use crate::lesson::Told;
use crate::lesson::read::Reader;
use crate::rendered::{Help, Scene};

/// All tips, the more urgent one first.
const TEXT: &str = include_str!("../lessons/tips.txt");

/// What stands among the words of a visitor who wants no tips: no tip has this name.
pub(crate) const SILENCE: &str = "silence";

/// Something that is explained once.
#[derive(Debug)]
pub struct Tip {
    /// The word by which it is remembered.
    pub name: &'static str,
    /// What is said.
    pub says: Told,
    /// What must hold: words for what is on the table.
    when: Vec<&'static str>,
}

impl PartialEq for Tip {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Tip {}

/// What a visitor was told and has understood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heard(Arc<BTreeSet<String>>);

impl Heard {
    /// As it is stored: words with blanks between.
    pub fn of(words: &str) -> Self {
        Self(Arc::new(words.split_whitespace().map(str::to_owned).collect()))
    }

    pub fn has(&self, word: &str) -> bool {
        self.0.contains(word)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

impl Tip {
    /// All of them.
    #[must_use]
    pub fn all() -> &'static [Self] {
        static ALL: OnceLock<Vec<Tip>> = OnceLock::new();
        ALL.get_or_init(|| {
            read(TEXT).unwrap_or_else(|error| {
                // A test reads them.
                tracing::error!(%error, "tips can't be read");
                Vec::new()
            })
        })
    }

    /// The tip of that word.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::all().iter().find(|tip| tip.name == name)
    }

    /// What to say to somebody who has heard this, and sees that.
    pub(crate) fn for_viewer(close_up: &CloseUp, heard: &Heard) -> Option<&'static Self> {
        if heard.has(SILENCE) {
            return None;
        }
        let seat = close_up.look.seat?;
        let words = match (close_up.look.scene.as_ref()?, close_up.help.as_ref()?) {
            (Scene::Cards(scene), Help::Cards(help)) => cards::words(scene, help, seat),
            (Scene::Islands(scene), Help::Islands(_)) => islands::words(scene, seat),
            _ => return None,
        };
        Self::all().iter().find(|tip| !heard.has(tip.name) && tip.when.iter().all(|word| words.contains(word)))
    }
}

/// Reads tips.
fn read(text: &'static str) -> Result<Vec<Tip>, TextError> {
    let mut lines = Reader::new(text);
    let mut tips = Vec::new();
    while lines.peeked.is_some() {
        let name = lines.one("tip")?;
        let (mut words, mut when) = (lines.need("when")?, Vec::new());
        while let Some((_, word)) = words.next() {
            if !cards::WORDS.contains(&word) && !islands::WORDS.contains(&word) {
                return Err(words.here(format!("nothing is ever \"{word}\"")));
            }
            when.push(word);
        }
        tips.push(Tip { name, says: lines.told("say")?, when });
    }
    Ok(tips)
}
