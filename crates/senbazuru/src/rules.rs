//! `rules`: the rules and the glossary, to read or to look something up.

mod markdown;

use std::process::ExitCode;

use anstyle::Style;
use clap::Args;
use phrases::glossary::{self, Term};
use phrases::rules::{Chapter, Entry, Rules};
use phrases::{Language, Phrases};

use crate::out::{Out, Stop};
use crate::speech::{self, Speech};

/// Examples for the help.
pub const HELP: &str = "Examples:
  senbazuru rules                       all rules
  senbazuru rules O-5                   a chapter
  senbazuru rules O-5.1 --lang it       one rule, in Italian
  senbazuru rules glossary              what the terms mean
  senbazuru rules --markdown > rules.md

Messages of the game cite these ids.";

/// So many ids are named if the one asked for is not there.
const NEAREST: usize = 3;

/// Options of `rules`.
#[derive(Debug, Args)]
pub struct Options {
    /// A rule (O-5.1), a chapter (O-5) or glossary [default: all rules].
    #[arg(value_name = "ID")]
    id: Option<String>,
    #[command(flatten)]
    speech: Speech,
    /// Print Markdown.
    #[arg(long)]
    markdown: bool,
}

/// Carries out the command.
pub fn run(options: &Options) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let rules = Rules::origami(phrases.language());
    let part = match &options.id {
        None => Part::All(rules),
        Some(word) => find(rules, word).ok_or_else(|| Stop::Bad(unknown(rules, word, phrases)))?,
    };
    let mut out = Out::new();
    if options.markdown {
        part.markdown(phrases).iter().try_for_each(|line| out.line(line))?;
    } else {
        let page = Page { width: speech::width(), colour: speech::colour() };
        part.plain(phrases, &page).iter().try_for_each(|line| out.line(line))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The lines for a rule, a chapter or the glossary, or why there are none.
///
/// # Errors
/// A sentence that names what there is.
pub fn lookup(id: &str, phrases: Phrases, width: usize, colour: bool) -> Result<Vec<String>, String> {
    let rules = Rules::origami(phrases.language());
    match find(rules, id) {
        Some(part) => Ok(part.plain(phrases, &Page { width, colour })),
        None => Err(phrases.no_rule_near(&nearest(rules, id).join(", "), &speech::shown(id))),
    }
}

fn unknown(rules: &Rules, word: &str, phrases: Phrases) -> String {
    phrases.no_rule(&nearest(rules, word).join(", "), &speech::shown(word))
}

/// What is to be printed.
#[derive(Clone, Copy)]
enum Part {
    All(&'static Rules),
    Chapter(&'static Chapter),
    Rule(&'static Entry),
    Glossary,
}

/// What is meant by a word: "O-5.1", "o5.1" and "5.1" are the same.
fn find(rules: &'static Rules, word: &str) -> Option<Part> {
    let is_glossary = |language| Phrases(language).glossary_title().to_lowercase() == word.trim().to_lowercase();
    if Language::ALL.into_iter().any(is_glossary) {
        return Some(Part::Glossary);
    }
    let id = format!("O-{}", numbers(word));
    rules.rule(&id).map(Part::Rule).or_else(|| rules.chapter(&id).map(Part::Chapter))
}

/// An id without what all ids begin with.
fn numbers(word: &str) -> &str {
    let word = word.trim();
    let word = word.strip_prefix(['O', 'o']).unwrap_or(word);
    word.strip_prefix('-').unwrap_or(word)
}

/// The ids nearest to one that is not there: of its chapter, else chapters.
fn nearest(rules: &Rules, word: &str) -> Vec<&'static str> {
    let (chapter, rule) = numbers(word).split_once('.').unwrap_or((numbers(word), ""));
    let known = rules.chapter(&format!("O-{chapter}"));
    let (mut ids, wanted): (Vec<_>, _) = match known {
        Some(chapter) => (chapter.rules.iter().map(|rule| rule.id).collect(), rule.parse::<usize>()),
        None => (rules.chapters.iter().map(|chapter| chapter.id).collect(), chapter.parse()),
    };
    let Ok(wanted) = wanted else { return ids };
    // They are numbered from 1 in order.
    let mut by_distance: Vec<_> = ids.drain(..).enumerate().collect();
    by_distance.sort_by_key(|(at, _)| (at + 1).abs_diff(wanted));
    by_distance.truncate(NEAREST);
    by_distance.sort_unstable();
    by_distance.into_iter().map(|(_, id)| id).collect()
}

/// Where text is printed.
struct Page {
    width: usize,
    colour: bool,
}

impl Page {
    fn heading(&self, text: &str) -> Vec<String> {
        let lines = speech::wrap(text, self.width, 2);
        let bold = |line: String| if self.colour { speech::styled(Style::new().bold(), &line) } else { line };
        lines.into_iter().map(bold).collect()
    }

    fn text(&self, text: &str, indent: usize) -> Vec<String> {
        markdown::render(text, self.width, indent, self.colour)
    }
}

impl Part {
    /// The lines for people to read.
    fn plain(self, phrases: Phrases, page: &Page) -> Vec<String> {
        match self {
            Self::All(rules) => {
                let mut lines = [page.heading(rules.title), vec![String::new()], page.text(rules.intro, 0)].concat();
                for chapter in &rules.chapters {
                    lines.extend([String::new(), String::new()]);
                    lines.extend(Self::Chapter(chapter).plain(phrases, page));
                }
                lines
            }
            Self::Chapter(chapter) => {
                let mut lines = page.heading(&format!("{} {}", chapter.id, chapter.title));
                for rule in &chapter.rules {
                    lines.push(String::new());
                    lines.extend(Self::Rule(rule).plain(phrases, page));
                }
                lines
            }
            Self::Rule(rule) => {
                [page.heading(&format!("{} · {}", rule.id, rule.title)), page.text(rule.text, 2)].concat()
            }
            Self::Glossary => {
                let mut lines = page.heading(&phrases.glossary_title());
                for Term { term, means } in glossary::terms(phrases) {
                    lines.push(String::new());
                    lines.extend(page.heading(&term));
                    lines.extend(page.text(&means, 2));
                }
                lines
            }
        }
    }

    /// The lines of the Markdown; all rules together are the file they come from.
    fn markdown(self, phrases: Phrases) -> Vec<String> {
        match self {
            Self::All(rules) => {
                let mut lines = vec![format!("# {}", rules.title), String::new(), rules.intro.to_owned()];
                for chapter in &rules.chapters {
                    lines.push(String::new());
                    lines.extend(Self::Chapter(chapter).markdown(phrases));
                }
                lines
            }
            Self::Chapter(chapter) => {
                let mut lines = vec![format!("## {} {}", chapter.id, chapter.title)];
                for rule in &chapter.rules {
                    lines.push(String::new());
                    lines.extend(Self::Rule(rule).markdown(phrases));
                }
                lines
            }
            Self::Rule(Entry { id, title, text }) => {
                vec![format!("<a id=\"{id}\"></a>"), format!("**{id} · {title}.** {text}")]
            }
            Self::Glossary => {
                let mut lines = vec![format!("# {}", phrases.glossary_title()), String::new()];
                let terms = glossary::terms(phrases).into_iter();
                lines.extend(terms.map(|Term { term, means }| format!("- **{term}**: {means}")));
                lines
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(word: &str) -> Option<&'static str> {
        find(Rules::origami(Language::En), word).map(|part| match part {
            Part::All(_) => "all",
            Part::Chapter(chapter) => chapter.id,
            Part::Rule(rule) => rule.id,
            Part::Glossary => "glossary",
        })
    }

    #[test]
    fn an_id_can_be_written_in_several_ways() {
        for word in ["O-5.1", "o-5.1", "o5.1", "O5.1", "5.1", " 5.1 "] {
            assert_eq!(id(word), Some("O-5.1"), "{word}");
        }
        assert_eq!((id("o-5"), id("5")), (Some("O-5"), Some("O-5")));
        assert_eq!(["glossary", "Glossario", "GLOSSAR"].map(id), [Some("glossary"); 3]);
        assert_eq!(["O-5.12", "O-10", "", "O", "x", "5.", "--5", "5.1.1", "+5"].map(id), [None; 9]);
    }

    #[test]
    fn the_nearest_ids() {
        let nearest = |word| nearest(Rules::origami(Language::En), word);
        assert_eq!(nearest("O-5.12"), ["O-5.9", "O-5.10", "O-5.11"]);
        assert_eq!(nearest("2.0"), ["O-2.1", "O-2.2", "O-2.3"]);
        assert_eq!(nearest("99999.1"), ["O-7", "O-8", "O-9"]);
        let chapters: Vec<_> = Rules::origami(Language::En).chapters.iter().map(|c| c.id).collect();
        assert_eq!((nearest("x"), nearest("O-99999999999999999999")), (chapters.clone(), chapters));
    }

    #[test]
    fn all_rules_as_markdown_are_the_file() {
        for (language, file) in [
            (Language::En, include_str!("../../phrases/rules/origami.en.md")),
            (Language::It, include_str!("../../phrases/rules/origami.it.md")),
            (Language::De, include_str!("../../phrases/rules/origami.de.md")),
        ] {
            let lines = Part::All(Rules::origami(language)).markdown(Phrases(language));
            assert!(lines.join("\n") + "\n" == file, "{language}");
        }
    }
}
