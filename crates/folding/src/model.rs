//! [`Model`]: a figure, step by step, with all its states worked out and checked.

use std::sync::OnceLock;

use tabletop::Language;

use crate::fold::{Fold, Folded};
use crate::plane::{Line, Point};
use crate::read;
use crate::state::{Lying, State};

/// The same in every language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    texts: [String; Language::ALL.len()],
}

impl Words {
    /// The words in a language.
    #[must_use]
    pub fn of(&self, language: Language) -> &str {
        &self.texts[language as usize]
    }

    /// Sets them; false if they were set before.
    pub(crate) fn set(&mut self, language: Language, text: &str) -> bool {
        let place = &mut self.texts[language as usize];
        let is_new = place.is_empty();
        text.clone_into(place);
        is_new
    }

    pub(crate) fn missing(&self) -> Option<Language> {
        Language::ALL.into_iter().find(|&language| self.of(language).is_empty())
    }
}

/// A figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The word for it in commands and addresses.
    pub id: String,
    /// What it is called.
    pub name: Words,
    /// Whose figure it is, if that is known.
    pub after: Option<String>,
    /// The colour of the side of the sheet that is up at first.
    pub colour: String,
    /// How the sheet lies.
    pub lying: Lying,
    /// What is done.
    pub steps: Vec<Step>,
    /// What the finished figure looks like, for those who can't see it.
    pub finished: Words,
}

/// One step, as it has a number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Step {
    /// What to do.
    pub say: Words,
    /// What its diagram shows, for those who can't see it.
    pub see: Words,
    /// What is moved, one after the other; at least one.
    pub moves: Vec<Move>,
    /// Where to press.
    pub press: Vec<Point>,
    /// What must not be flattened.
    pub soft: Vec<Point>,
    /// Short creases that only mark a place: where, and in which direction.
    pub pinches: Vec<(Point, Point)>,
}

/// One movement.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// The paper before.
    pub before: State,
    /// The paper after.
    pub after: State,
    /// What moves how.
    pub act: Act,
}

/// What is moved.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Folded and unfolded again.
    Crease(Fold, Folded),
    /// Folded, to the front or behind.
    Fold(Fold, Folded),
    /// Turned over about a line.
    Over(Line),
    /// Half a turn about a point, without turning over.
    Spin(Point),
    /// All creases at a point of the sheet at once.
    Collapse(Point),
    /// A petal fold.
    Petal(Petal),
    /// A flap turned inside out.
    Reverse(Reverse),
    /// Opened into space. What came of it is only looked at.
    Pose(Pose),
}

/// A petal fold, by points of the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Petal {
    /// The corner that is lifted.
    pub tip: Point,
    /// The ends of the crease it turns about.
    pub hinge: [Point; 2],
    /// For each end: the neighbouring corner of the sheet, which stays, and the point of the edge between, which comes in.
    pub sides: [(Point, Point); 2],
}

/// A reverse fold.
#[derive(Clone, Debug, PartialEq)]
pub struct Reverse {
    /// The fold.
    pub fold: Fold,
    /// The paper without it, where the flap is straight.
    pub base: State,
    /// The crease turns about this point of the table …
    pub pivot: Point,
    /// … from this line.
    pub from: Line,
}

/// Flaps opened into space.
#[derive(Clone, Debug, PartialEq)]
pub struct Pose {
    /// The paper as it lies, cut where flaps turn.
    pub base: State,
    /// One after the other, so inner flaps come first.
    pub tilts: Vec<Tilt>,
    /// From where one looks: degrees to the right and from above.
    pub look: (f64, f64),
}

/// A flap that turns about a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Tilt {
    /// For each face: does it turn?
    pub moves: Vec<bool>,
    /// The line, on the flat paper; the flap is on its left.
    pub line: Line,
    /// By how many degrees, towards the viewer.
    pub degrees: f64,
}

/// Our models, as text, in the order in which they are listed.
const TEXTS: [(&str, &str); 3] = [
    ("butterfly", include_str!("../models/butterfly.txt")),
    ("penguin", include_str!("../models/penguin.txt")),
    ("crane", include_str!("../models/crane.txt")),
];

impl Model {
    /// All our models.
    ///
    /// # Panics
    /// If one of them can't be folded, which a test would have told.
    pub fn all() -> &'static [Self] {
        static ALL: OnceLock<Vec<Model>> = OnceLock::new();
        ALL.get_or_init(|| {
            let fold = |(id, text)| read::model(id, text).unwrap_or_else(|trouble| panic!("{trouble}"));
            TEXTS.map(fold).into()
        })
    }

    /// The model of that name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        Self::all().iter().find(|model| model.id == id)
    }

    /// The paper when all is done, as it lies flat.
    #[must_use]
    pub fn finished_state(&self) -> &State {
        let last = self.steps.iter().rev().flat_map(|step| step.moves.iter().rev()).next();
        // A model without a move is refused by the reader.
        last.map(|last| &last.after).expect("a model has moves")
    }

    /// How it is opened at the end, if it is.
    #[must_use]
    pub fn pose(&self) -> Option<&Pose> {
        self.steps.last()?.moves.iter().rev().find_map(|one| match &one.act {
            Act::Pose(pose) => Some(pose),
            _ => None,
        })
    }
}
