//! `rules`: the rules and the glossary, to read or to look something up.

mod markdown;

use std::process::ExitCode;

use anstyle::Style;
use clap::Args;
use islands::atlas::Provenance;
use phrases::Phrases;
use phrases::glossary::{self, Term};
use phrases::part::{self, Part};
use phrases::rules::{Entry, Rules};

use speech::out::{Out, Stop};
use speech::{self, Speech};

/// Examples for the help.
pub const HELP: &str = "Examples:
  senbazuru rules                       the rules of Origami
  senbazuru rules legends               what is different in Origami: Legends
  senbazuru rules mixed                 what mixing means, then the rules of both
  senbazuru rules islands               the rules of Origami Islands
  senbazuru rules islands-solo          what is different in its solo game
  senbazuru rules L-4                   a chapter
  senbazuru rules I-5.1                 one rule
  senbazuru rules O-5.1 --lang it       one rule, in Italian
  senbazuru rules glossary              what the terms mean
  senbazuru rules --markdown > rules.md

Messages of the game cite these ids.";

/// Options of `rules`.
#[derive(Debug, Args)]
pub struct RulesOptions {
    /// A game (origami, legends, mixed, islands, islands-solo), a rule (O-5.1), a chapter (L-4) or glossary [default:
    /// origami].
    #[arg(value_name = "ID")]
    id: Option<String>,
    #[command(flatten)]
    speech: Speech,
    /// Print Markdown.
    #[arg(long)]
    markdown: bool,
}

/// Carries out the command.
pub fn run(options: &RulesOptions) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let language = phrases.language();
    let part = match &options.id {
        None => Part::All(Rules::origami(language)),
        Some(word) => part::find(language, word).ok_or_else(|| Stop::Bad(unknown(word, phrases)))?,
    };
    let mut out = Out::new();
    if options.markdown {
        markdown_of(part, phrases).iter().try_for_each(|line| out.line(line))?;
    } else {
        let page = Page { width: speech::width(), colour: speech::colour() };
        plain(part, phrases, &page).iter().try_for_each(|line| out.line(line))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The lines for a rule, a chapter, a game or the glossary, or why there are none.
///
/// # Errors
/// A sentence that names what there is.
pub fn lookup(id: &str, phrases: Phrases, width: usize, colour: bool) -> Result<Vec<String>, String> {
    match part::find(phrases.language(), id) {
        Some(part) => Ok(plain(part, phrases, &Page { width, colour })),
        None => Err(phrases.no_rule_near(&part::nearest(id).join(", "), &speech::shown(id))),
    }
}

fn unknown(word: &str, phrases: Phrases) -> String {
    phrases.no_rule(&part::nearest(word).join(", "), &speech::shown(word))
}

/// All terms with what they mean. Those of Origami Islands, which mean something else in the card games or nothing, name
/// their game, and where the word comes from.
fn glossary(phrases: Phrases) -> Vec<(String, String)> {
    let called = |Term { term, means, provenance }: Term| {
        let from = match provenance {
            Some(Provenance::Printed) => phrases.term_printed(),
            Some(Provenance::Ours) => phrases.term_ours(),
            None => return (term, means),
        };
        (format!("{term} · Origami Islands · {from}"), means)
    };
    glossary::terms(phrases).into_iter().chain(glossary::islands(phrases)).map(called).collect()
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

/// The lines for people to read.
fn plain(part: Part, phrases: Phrases, page: &Page) -> Vec<String> {
    match part {
        Part::All(rules) => {
            let mut lines = [page.heading(rules.title), vec![String::new()], page.text(rules.intro, 0)].concat();
            for chapter in &rules.chapters {
                lines.extend([String::new(), String::new()]);
                lines.extend(plain(Part::Chapter(chapter), phrases, page));
            }
            lines
        }
        Part::Mixed(mixing, both) => {
            let mut lines = plain(Part::Chapter(mixing), phrases, page);
            for rules in both {
                lines.extend([String::new(), String::new()]);
                lines.extend(plain(Part::All(rules), phrases, page));
            }
            lines
        }
        Part::Chapter(chapter) => {
            let mut lines = page.heading(&format!("{} {}", chapter.id, chapter.title));
            for rule in &chapter.rules {
                lines.push(String::new());
                lines.extend(plain(Part::Rule(rule), phrases, page));
            }
            lines
        }
        Part::Rule(rule) => [page.heading(&format!("{} · {}", rule.id, rule.title)), page.text(rule.text, 2)].concat(),
        Part::Glossary => {
            let mut lines = page.heading(&phrases.glossary_title());
            for (term, means) in glossary(phrases) {
                lines.push(String::new());
                lines.extend(page.heading(&term));
                lines.extend(page.text(&means, 2));
            }
            lines
        }
    }
}

/// The lines of the Markdown; all rules together are the file they come from.
fn markdown_of(part: Part, phrases: Phrases) -> Vec<String> {
    match part {
        Part::All(rules) => {
            let mut lines = vec![format!("# {}", rules.title), String::new(), rules.intro.to_owned()];
            for chapter in &rules.chapters {
                lines.push(String::new());
                lines.extend(markdown_of(Part::Chapter(chapter), phrases));
            }
            lines
        }
        Part::Mixed(mixing, both) => {
            let mut lines = markdown_of(Part::Chapter(mixing), phrases);
            for rules in both {
                lines.push(String::new());
                lines.extend(markdown_of(Part::All(rules), phrases));
            }
            lines
        }
        Part::Chapter(chapter) => {
            let mut lines = vec![format!("## {} {}", chapter.id, chapter.title)];
            for rule in &chapter.rules {
                lines.push(String::new());
                lines.extend(markdown_of(Part::Rule(rule), phrases));
            }
            lines
        }
        Part::Rule(Entry { id, title, text }) => {
            vec![format!("<a id=\"{id}\"></a>"), format!("**{id} · {title}.** {text}")]
        }
        Part::Glossary => {
            let mut lines = vec![format!("# {}", phrases.glossary_title()), String::new()];
            lines.extend(glossary(phrases).into_iter().map(|(term, means)| format!("- **{term}**: {means}")));
            lines
        }
    }
}

#[cfg(test)]
mod tests {
    use phrases::Language;

    use super::*;

    #[test]
    fn all_rules_as_markdown_are_the_file() {
        let file = |game: &str, language: Language| {
            let rules = concat!(env!("CARGO_MANIFEST_DIR"), "/../phrases/rules");
            std::fs::read_to_string(format!("{rules}/{game}.{language}.md")).expect("a file of rules")
        };
        for language in Language::ALL {
            let [origami, legends, islands] = ["origami", "legends", "islands"].map(|game| file(game, language));
            let markdown = |word| {
                let part = part::find(language, word).expect("a game");
                markdown_of(part, Phrases(language)).join("\n") + "\n"
            };
            assert!(markdown("origami") == origami, "{language}");
            assert!(markdown("legends") == legends, "{language}");
            assert!(markdown("islands") == islands, "{language}");
            let mixing = &legends[legends.find("## L-8 ").expect("the last chapter")..];
            assert!(markdown("mixed") == [mixing, &origami, &legends].join("\n"), "{language}");
        }
    }

    #[test]
    fn games_are_printed_for_people() {
        for language in Language::ALL {
            let phrases = Phrases(language);
            for width in [40, 80, 100] {
                let lines = |word| lookup(word, phrases, width, false).expect("a game");
                let [origami, legends, mixed, islands] = ["origami", "legends", "mixed", "islands"].map(lines);
                for line in mixed.iter().chain(&islands) {
                    assert!(line.chars().count() <= width && !line.contains(['*', '#', '<']), "{language}: {line}");
                }
                let mixing = lines(part::MIXING);
                assert!(legends.ends_with(&mixing), "{language}");
                let gap = [String::new(), String::new()];
                assert_eq!(mixed, [&mixing[..], &gap, &origami, &gap, &legends].concat(), "{language}");
            }
        }
    }
}
