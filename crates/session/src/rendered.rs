//! What is rendered of a game: the one place where kinds of games are told apart by type.
//!
//! Whoever renders matches without `_`, so that a new kind of pages is thought of everywhere. A game without drawings of its own is
//! [`Plain`](Rendered::Plain), and needs nothing here.

use tabletop::{Game, Illegal, Imagine, RuleId as _};

use crate::help::{CardsHelp, IslandsHelp};
use crate::look::{Legal, SceneOf};
use crate::plain::{PlainRefusal, PlainScene, Said};

/// Something of a game that is rendered, by how it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rendered<C, I, P> {
    /// Of Origami, Legends or both mixed.
    Cards(C),
    /// Of Origami Islands, by several players or alone.
    Islands(I),
    /// Of a game without drawings: headings, lists, the question as a sentence, answers as labelled buttons.
    Plain(P),
}

/// How a game is shown, and how its forms are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKind {
    /// Of Origami, Legends or both mixed.
    Cards,
    /// Of Origami Islands, by several players or alone.
    Islands,
    /// Of a game without drawings.
    Plain,
}

/// What lies on a table, for one viewer.
pub type Scene = Rendered<SceneOf<origami::State>, SceneOf<islands::State>, PlainScene>;

/// What helps one viewer to play; a game without drawings has its scene say it.
pub type Help = Rendered<CardsHelp, IslandsHelp, ()>;

/// What came of a move, as one viewer saw it.
pub type Events = Rendered<Vec<<origami::State as Imagine>::Seen>, Vec<<islands::State as Imagine>::Seen>, Vec<Said>>;

/// A move, and the rule it breaks.
pub type Forbidden = Rendered<Broken<origami::State>, Broken<islands::State>, PlainRefusal>;

/// A move of one game, and the rule it breaks.
pub type Broken<G> = (<G as Game>::Move, Illegal<<G as Game>::Rule>);

impl Scene {
    /// Is the viewer asked something?
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        match self {
            Self::Cards(scene) => scene.ask.is_some(),
            Self::Islands(scene) => scene.ask.is_some(),
            Self::Plain(scene) => scene.question.is_some(),
        }
    }

    /// What the viewer may answer, in the words of records, if they are asked.
    #[must_use]
    pub fn legal(&self) -> Option<Legal> {
        let (count, moves): (_, Vec<_>) = match self {
            Self::Cards(scene) => (scene.legal_count, scene.legal.iter().map(|&m| scene.words(m)).collect()),
            Self::Islands(scene) => (scene.legal_count, scene.legal.iter().map(|&m| scene.words(m)).collect()),
            Self::Plain(scene) => {
                (scene.legal_count, scene.answers.iter().map(|answer| answer.words.clone()).collect())
            }
        };
        self.is_asked().then_some(Legal { count, moves })
    }
}

impl Forbidden {
    /// The id of the rule.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Cards((_, illegal)) => illegal.rule.id(),
            Self::Islands((_, illegal)) => illegal.rule.id(),
            Self::Plain(refusal) => refusal.rule,
        }
    }
}
