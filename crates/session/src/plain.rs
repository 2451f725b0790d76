//! What is rendered of a game that has no drawings: headings, lists, a question and its answers, in the game's own words.
//!
//! A page shows the [sections](PlainScene::sections) one below the other, the [question](PlainScene::question) as a sentence, and
//! below it a button for each of the [answers](PlainScene::answers), which sends its [words](PlainAnswer::words). All words come
//! from the game, for what that viewer sees: nothing else may be looked at.

use tabletop::{Language, Seats, Standing, Viewer};

/// A sentence or a word in all languages. `{0}` stands for the name of the player in seat 0, and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said([String; Language::ALL.len()]);

impl Said {
    /// What is said in each language.
    #[must_use]
    pub fn new(words: impl Fn(Language) -> String) -> Self {
        Self(Language::ALL.map(words))
    }

    /// The same in one language, to readers who know the players by these names.
    #[must_use]
    pub fn to(&self, language: Language, names: &[String]) -> String {
        let said = Language::ALL.iter().zip(&self.0).find(|&(&one, _)| one == language);
        let template = said.map_or("", |(_, words)| words);
        let mut out = String::with_capacity(template.len());
        let mut rest = template;
        // Names are put in once: what looks like a place for another one within a name is part of the name.
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            rest = after;
            let named =
                after.split_once('}').and_then(|(seat, rest)| Some((names.get(seat.parse::<usize>().ok()?)?, rest)));
            match named {
                Some((name, after)) => {
                    out.push_str(name);
                    rest = after;
                }
                None => out.push('{'),
            }
        }
        out + rest
    }
}

/// What lies on the table of a game without drawings, for one viewer.
#[derive(Clone, Debug)]
pub struct PlainScene {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies on the table.
    pub sections: Vec<PlainSection>,
    /// Who is asked; several are asked at the same time.
    pub asked: Seats,
    /// What is asked of the viewer, if they are asked.
    pub question: Option<Said>,
    /// What they may answer: all of it, or the first so many.
    pub answers: Vec<PlainAnswer>,
    /// How many answers there are.
    pub legal_count: usize,
    /// The result, once the game is over by its rules.
    pub standing: Option<Standing>,
}

/// A part of a plain scene: a heading with a list below it.
#[derive(Clone, Debug)]
pub struct PlainSection {
    /// The heading.
    pub heading: Said,
    /// What is listed.
    pub lines: Vec<Said>,
}

/// An answer that can be given.
#[derive(Clone, Debug)]
pub struct PlainAnswer {
    /// The words of records, which are sent.
    pub words: String,
    /// What the button says.
    pub label: Said,
}

/// Why the rules of a game without drawings forbid something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainRefusal {
    /// The id of the rule.
    pub rule: &'static str,
    /// The sentence.
    pub why: Said,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_where_they_belong_and_are_no_places_themselves() {
        let said = Said::new(|language| format!("{language}: {{1}} beats {{0}}, {{7}} {{x {{0}}"));
        let names = ["{1}".to_owned(), "Uma".to_owned()];
        assert_eq!(said.to(Language::It, &names), "it: Uma beats {1}, {7} {x {1}");
    }
}
