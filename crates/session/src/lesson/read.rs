//! Lessons as text.
//!
//! ```text
//! lesson origami            the word for it
//! game origami              the game that is played afterwards
//! minutes 5
//! title en …                every text stands three times: en, it, de
//! about en …
//! position
//! senbazuru position 1      where the game begins, as everywhere
//! …
//! ---
//! steps
//! step
//! say en …                  what the coach says; `{folds}` is the sign of that name
//! look deck hand:fox        what they speak of: parts of the table (deck, mine, left, right, ask, characters, islands, auction,
//!                           track, science), cards (`fox` anywhere, `hand:fox`, `line:fox`, `discard:fox`, `mine:fox`), squares
//!                           (`1-c4`), and the button of an answer (`press:bid-3`), which is the one that stands out then
//! want play fox left, pay owl     one line for each way: answers one after another; `*` at the end is any words
//! but draw *                these are not wanted, for a reason of their own
//! why en …
//! else                      nor is anything else
//! why en …
//! then 1 draw cat           what others and chance do once the step is over
//! step
//! say en …
//! go                        it waits until the learner goes on
//! step
//! say en …
//! end                       the last step
//! ```

use tabletop::text::{Lines, TextError, Words};

use super::{Lesson, Pattern, Step, Told, Wants};
use crate::beginning::Beginning;
use crate::refused::Refused;

/// The languages, in the order in which each text stands.
const LANGUAGES: [&str; 3] = ["en", "it", "de"];

/// Reads a lesson.
pub(super) fn read(text: &'static str) -> Result<Lesson, TextError> {
    let mut lines = Reader::new(text);
    let name = lines.one("lesson")?;
    let game = lines.one("game")?;
    let minutes = lines.need("minutes")?.number()?;
    let (title, about) = (lines.told("title")?, lines.told("about")?);
    let beginning = lines.position(text)?;
    let mut steps = Vec::new();
    while lines.peeked.is_some() {
        steps.push(lines.step(&beginning)?);
    }
    let is_end = |step: &Step| matches!(step.wants, Wants::Nothing);
    let ends = steps.iter().filter(|step| is_end(step)).count();
    if ends != 1 || !steps.last().is_some_and(is_end) {
        return Err(lines.lines.ended("end"));
    }
    Ok(Lesson { name, title, about, minutes, game, beginning, steps })
}

/// The lines of a lesson, with a look at the next one.
pub(crate) struct Reader {
    lines: Lines<'static>,
    pub peeked: Option<Words<'static>>,
}

impl Reader {
    pub fn new(text: &'static str) -> Self {
        let mut lines = Lines::new(text);
        let peeked = lines.next();
        Self { lines, peeked }
    }

    /// The next line, if it begins with that word.
    pub fn take(&mut self, word: &str) -> Option<Words<'static>> {
        let mut words = self.peeked.clone()?;
        let (_, first) = words.next()?;
        if first != word {
            return None;
        }
        self.peeked = self.lines.next();
        Some(words)
    }

    pub fn need(&mut self, word: &str) -> Result<Words<'static>, TextError> {
        if let Some(words) = self.take(word) {
            return Ok(words);
        }
        let Some(mut words) = self.peeked.clone() else { return Err(self.lines.ended(word)) };
        words.exactly(word).map(|()| words)
    }

    /// A line of one word after that one.
    pub fn one(&mut self, word: &str) -> Result<&'static str, TextError> {
        let mut words = self.need(word)?;
        let (_, one) = words.need("a word")?;
        words.end().map(|()| one)
    }

    /// A text in every language.
    pub fn told(&mut self, word: &str) -> Result<Told, TextError> {
        let mut texts = [""; 3];
        for (text, language) in texts.iter_mut().zip(LANGUAGES) {
            let mut words = self.need(word)?;
            words.exactly(language)?;
            if words.is_empty() {
                return Err(words.here("a text is missing"));
            }
            *text = words.rest();
        }
        let [en, it, de] = texts;
        Ok(Told { en, it, de })
    }

    /// Where the game begins: the lines from `position` to `steps`.
    fn position(&mut self, text: &'static str) -> Result<Beginning, TextError> {
        let above = self.need("position")?;
        let place = above.here("");
        let position: Vec<&str> = text
            .lines()
            .skip_while(|line| line.trim() != "position")
            .skip(1)
            .take_while(|line| line.trim() != "steps")
            .collect();
        while self.take("steps").is_none() {
            if self.peeked.is_none() {
                return Err(self.lines.ended("steps"));
            }
            self.peeked = self.lines.next();
        }
        let mut position = position.join("\n");
        position.push('\n');
        Beginning::read(&position).map_err(|refused| match refused {
            Refused::Unreadable(error) => TextError { line: place.line + error.line, ..error },
            _ => TextError { what: "no position".to_owned(), ..place },
        })
    }

    fn step(&mut self, beginning: &Beginning) -> Result<Step, TextError> {
        self.need("step")?.end()?;
        let says = self.told("say")?;
        let mut looks = Vec::new();
        if let Some(mut words) = self.take("look") {
            while let Some((_, word)) = words.next() {
                looks.push(word);
            }
        }
        let wants = self.wants(beginning)?;
        let mut then = Vec::new();
        while let Some(words) = self.take("then") {
            then.push(words.rest());
        }
        Ok(Step { says, looks, wants, then })
    }

    fn wants(&mut self, beginning: &Beginning) -> Result<Wants, TextError> {
        if self.take("go").is_some() {
            return Ok(Wants::GoOn);
        }
        if self.take("end").is_some() {
            return Ok(Wants::Nothing);
        }
        let mut wanted = vec![answers(self.need("want")?, beginning)?];
        while let Some(words) = self.take("want") {
            wanted.push(answers(words, beginning)?);
        }
        let mut but = Vec::new();
        while let Some(words) = self.take("but") {
            but.push((pattern(&words, beginning)?, self.told("why")?));
        }
        self.need("else")?.end()?;
        Ok(Wants::Answers { wanted, but, otherwise: self.told("why")? })
    }
}

/// Answers one after another.
fn answers(mut words: Words<'static>, beginning: &Beginning) -> Result<Vec<Pattern>, TextError> {
    let mut answers = Vec::new();
    while let Some(one) = words.before(',') {
        answers.push(pattern(&one, beginning)?);
    }
    answers.push(pattern(&words, beginning)?);
    Ok(answers)
}

/// An answer as records say it, whatever the order of its cards.
fn pattern(words: &Words<'static>, beginning: &Beginning) -> Result<Pattern, TextError> {
    let text = words.one_spaced();
    if text.ends_with('*') {
        return Ok(Pattern(text));
    }
    let answer = beginning.course.in_words(&text).ok_or_else(|| words.here(format!("\"{text}\" is no answer")))?;
    Ok(Pattern(answer))
}
