//! `rules`: the rules and the glossary, to read or to look something up.

mod markdown;

use std::process::ExitCode;

use anstyle::Style;
use clap::Args;
use islands::atlas::Provenance;
use origami::setup::Title;
use phrases::glossary::{self, Term};
use phrases::rules::{Chapter, Entry, Rules};
use phrases::{Language, Phrases};

use crate::game::ISLANDS_SOLO;
use crate::out::{Out, Stop};
use crate::speech::{self, Speech};

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

/// The chapter about playing with both card games.
const MIXING: &str = "L-8";
/// The chapter about playing Origami Islands alone.
const SOLO: &str = "I-13";

/// What the game is called that is no card game; its name is the same in each language.
const ISLANDS: [&str; 2] = ["islands", "origami islands"];

/// So many ids are named if the one asked for is not there.
const NEAREST: usize = 3;

/// Options of `rules`.
#[derive(Debug, Args)]
pub struct Options {
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
pub fn run(options: &Options) -> Result<ExitCode, Stop> {
    let phrases = options.speech.phrases();
    let language = phrases.language();
    let part = match &options.id {
        None => Part::All(Rules::origami(language)),
        Some(word) => find(language, word).ok_or_else(|| Stop::Bad(unknown(word, phrases)))?,
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

/// The lines for a rule, a chapter, a game or the glossary, or why there are none.
///
/// # Errors
/// A sentence that names what there is.
pub fn lookup(id: &str, phrases: Phrases, width: usize, colour: bool) -> Result<Vec<String>, String> {
    match find(phrases.language(), id) {
        Some(part) => Ok(part.plain(phrases, &Page { width, colour })),
        None => Err(phrases.no_rule_near(&nearest(id).join(", "), &speech::shown(id))),
    }
}

fn unknown(word: &str, phrases: Phrases) -> String {
    phrases.no_rule(&nearest(word).join(", "), &speech::shown(word))
}

/// What is to be printed.
#[derive(Clone, Copy)]
enum Part {
    All(&'static Rules),
    /// What mixing means, then the rules of both card games.
    Mixed(&'static Chapter, [&'static Rules; 2]),
    Chapter(&'static Chapter),
    Rule(&'static Entry),
    Glossary,
}

/// What is meant by a word: "O-5.1", "o5.1" and "5.1" are the same.
fn find(language: Language, word: &str) -> Option<Part> {
    let is = |said: fn(Phrases) -> String| {
        let word = word.trim().to_lowercase();
        Language::ALL.into_iter().any(|language| said(Phrases(language)).to_lowercase() == word)
    };
    if is(Phrases::glossary_title) {
        return Some(Part::Glossary);
    }
    if ISLANDS.contains(&word.trim().to_lowercase().as_str()) {
        return Some(Part::All(Rules::islands(language)));
    }
    if word.trim().eq_ignore_ascii_case(ISLANDS_SOLO) {
        return Rules::islands(language).chapter(SOLO).map(Part::Chapter);
    }
    let title = Title::named(&word.trim().to_lowercase());
    match title.or_else(|| is(Phrases::term_mixed).then_some(Title::Mixed)) {
        Some(Title::Origami) => return Some(Part::All(Rules::origami(language))),
        Some(Title::Legends) => return Some(Part::All(Rules::legends(language))),
        Some(Title::Mixed) => {
            let mixing = Rules::legends(language).chapter(MIXING)?;
            return Some(Part::Mixed(mixing, [Rules::origami(language), Rules::legends(language)]));
        }
        None => {}
    }
    let (rules, numbers) = split(language, word);
    let rules = rules.unwrap_or_else(|| Rules::origami(language));
    let id = format!("{}-{numbers}", rules.letter);
    rules.rule(&id).map(Part::Rule).or_else(|| rules.chapter(&id).map(Part::Chapter))
}

/// The rules whose ids begin like this one, if it begins with a letter, and what comes after that.
fn split(language: Language, word: &str) -> (Option<&'static Rules>, &str) {
    let word = word.trim();
    let after = |rules: &Rules| word.strip_prefix([rules.letter, rules.letter.to_ascii_lowercase()]);
    let found = Rules::all(language).into_iter().find_map(|rules| Some((rules, after(rules)?)));
    let rest = found.map_or(word, |(_, rest)| rest);
    (found.map(|(rules, _)| rules), rest.strip_prefix('-').unwrap_or(rest))
}

/// The ids nearest to one that is not there: of its chapter, else chapters. They are the same in each language.
fn nearest(word: &str) -> Vec<&'static str> {
    let (rules, numbers) = split(Language::En, word);
    let (chapter, rule) = numbers.split_once('.').unwrap_or((numbers, ""));
    let chapters = |rules: &'static Rules| rules.chapters.iter().map(|chapter| chapter.id);
    let Some(rules) = rules.or_else(|| chapter.parse::<usize>().is_ok().then(|| Rules::origami(Language::En))) else {
        return Rules::all(Language::En).into_iter().flat_map(chapters).collect();
    };
    let known = rules.chapter(&format!("{}-{chapter}", rules.letter));
    let (ids, wanted): (Vec<_>, _) = match known {
        Some(chapter) => (chapter.rules.iter().map(|rule| rule.id).collect(), rule.parse::<usize>()),
        None => (chapters(rules).collect(), chapter.parse()),
    };
    let Ok(wanted) = wanted else { return ids };
    // They are numbered from 1 in order.
    let mut by_distance: Vec<_> = ids.into_iter().enumerate().collect();
    by_distance.sort_by_key(|(at, _)| (at + 1).abs_diff(wanted));
    by_distance.truncate(NEAREST);
    by_distance.sort_unstable();
    by_distance.into_iter().map(|(_, id)| id).collect()
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
            Self::Mixed(mixing, both) => {
                let mut lines = Self::Chapter(mixing).plain(phrases, page);
                for rules in both {
                    lines.extend([String::new(), String::new()]);
                    lines.extend(Self::All(rules).plain(phrases, page));
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
            Self::Mixed(mixing, both) => {
                let mut lines = Self::Chapter(mixing).markdown(phrases);
                for rules in both {
                    lines.push(String::new());
                    lines.extend(Self::All(rules).markdown(phrases));
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
                lines.extend(glossary(phrases).into_iter().map(|(term, means)| format!("- **{term}**: {means}")));
                lines
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(word: &str) -> Option<&'static str> {
        find(Language::En, word).map(|part| match part {
            Part::All(rules) => rules.title,
            Part::Mixed(mixing, _) => mixing.title,
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
        for word in ["L-4.7", "l-4.7", "l4.7", "L4.7", " L-4.7 "] {
            assert_eq!(id(word), Some("L-4.7"), "{word}");
        }
        for word in ["I-5.10", "i-5.10", "i5.10", "I5.10", " I-5.10 "] {
            assert_eq!(id(word), Some("I-5.10"), "{word}");
        }
        assert_eq!((id("o-5"), id("5"), id("l5"), id("i12")), (Some("O-5"), Some("O-5"), Some("L-5"), Some("I-12")));
        assert_eq!(["glossary", "Glossario", "GLOSSAR"].map(id), [Some("glossary"); 3]);
        assert_eq!(["O-5.12", "O-10", "", "O", "x", "5.", "--5", "5.1.1", "+5"].map(id), [None; 9]);
        assert_eq!(["L-4.9", "L-9", "L", "l-", "LO-5", "OL-5", "legend", "4.9."].map(id), [None; 8]);
        assert_eq!(["I-5.13", "I-13.24", "I-14", "I", "i-", "island", "IO-5", "I-0"].map(id), [None; 8]);
    }

    #[test]
    fn a_game_is_found_by_its_name() {
        assert_eq!((id("origami"), id(" Origami ")), (Some("Origami — the rules"), Some("Origami — the rules")));
        assert_eq!(id("Legends"), Some("Origami: Legends — the rules"));
        assert_eq!(["mixed", "MIXED", "misto", "Gemischt"].map(id), [Some("Mixing with Origami"); 4]);
        let islands = ["islands", " Islands ", "ISLANDS", "Origami Islands"].map(id);
        assert_eq!(islands, [Some("Origami Islands — the rules"); 4]);
        assert_eq!(["islands-solo", " Islands-Solo "].map(id), [Some("I-13"); 2]);
    }

    #[test]
    fn the_nearest_ids() {
        assert_eq!(nearest("O-5.12"), ["O-5.9", "O-5.10", "O-5.11"]);
        assert_eq!(nearest("2.0"), ["O-2.1", "O-2.2", "O-2.3"]);
        assert_eq!(nearest("99999.1"), ["O-7", "O-8", "O-9"]);
        assert_eq!(nearest("L-4.9"), ["L-4.6", "L-4.7", "L-4.8"]);
        assert_eq!((nearest("l9"), nearest("L-8.7")), (vec!["L-6", "L-7", "L-8"], vec!["L-8.1", "L-8.2"]));
        assert_eq!(
            (nearest("I-5.13"), nearest("i14")),
            (vec!["I-5.10", "I-5.11", "I-5.12"], vec!["I-11", "I-12", "I-13"])
        );
        let [origami, legends, islands] =
            Rules::all(Language::En).map(|rules| rules.chapters.iter().map(|c| c.id).collect::<Vec<_>>());
        assert_eq!((nearest("O-99999999999999999999"), nearest("lx")), (origami.clone(), legends.clone()));
        assert_eq!(nearest("island"), islands);
        assert_eq!(nearest("x"), [origami, legends, islands].concat());
    }

    #[test]
    fn all_rules_as_markdown_are_the_file() {
        let file = |game: &str, language: Language| {
            let rules = concat!(env!("CARGO_MANIFEST_DIR"), "/../phrases/rules");
            std::fs::read_to_string(format!("{rules}/{game}.{language}.md")).expect("a file of rules")
        };
        for language in Language::ALL {
            let [origami, legends, islands] = ["origami", "legends", "islands"].map(|game| file(game, language));
            let markdown = |word| {
                let part = find(language, word).expect("a game");
                part.markdown(Phrases(language)).join("\n") + "\n"
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
                let mixing = lines(MIXING);
                assert!(legends.ends_with(&mixing), "{language}");
                let gap = [String::new(), String::new()];
                assert_eq!(mixed, [&mixing[..], &gap, &origami, &gap, &legends].concat(), "{language}");
            }
        }
    }
}
