//! How commands speak to people: the language, the width of the terminal, wrapping and colour.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`out`] | printing and stopping |
//! | [`input`] | files that are read |
//! | [`picture`] | pictures as files |
//! | [`threads`] | numbers of threads, as they are typed |

pub mod input;
pub mod out;
pub mod picture;
pub mod threads;

use std::{env, io};

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use clap::Args;
use origami::card::{Character, Colour};
use origami::setup::Title;
use origami::{Family, Species};
use phrases::Phrases;
use phrases::catalogue::without_colour;
use tabletop::Language;
use unicode_width::UnicodeWidthStr;

/// So many columns if standard output is no terminal.
const WIDTH: usize = 100;
/// In a narrower terminal than this lines are longer than the terminal is wide.
const LEAST_WIDTH: usize = 40;
/// So many characters of a word from outside are repeated in a message.
const SHOWN: usize = 40;

/// The option for the language.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct Speech {
    /// The language: en, it or de [default: by LC_ALL, LC_MESSAGES, LANG].
    #[arg(long, value_name = "L", value_parser = language)]
    pub lang: Option<Language>,
}

impl Speech {
    /// The language to speak: the one asked for, else that of the environment, else English.
    pub fn language(self) -> Language {
        self.lang.unwrap_or_else(|| of_environment(|name| env::var(name).ok()))
    }

    /// The sentences of that language.
    pub fn phrases(self) -> Phrases {
        Phrases(self.language())
    }
}

/// The first of the locale variables that is set decides, as POSIX wants it.
fn of_environment(value: impl Fn(&str) -> Option<String>) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(value).find(|value| !value.is_empty());
    locale.and_then(|locale| Language::named(&locale)).unwrap_or_default()
}

fn language(word: &str) -> Result<Language, String> {
    let known = || Language::ALL.map(Language::code).join(", ");
    let found = Language::ALL.into_iter().find(|l| l.code().eq_ignore_ascii_case(word.trim()));
    found.ok_or_else(|| format!("no such language, there are {}", known()))
}

/// The family of this name: its word, or what it is called in any language.
pub fn family(name: &str) -> Option<Family> {
    let wanted = name.trim().to_lowercase();
    let is_it = |&family: &Family| {
        let mut names = Language::ALL.map(|language| Phrases(language).family(family).to_lowercase()).into_iter();
        family.word() == wanted || names.any(|name| name == wanted)
    };
    Family::ALL.into_iter().find(is_it)
}

/// The character of this name: its word, or what it is called in any language.
pub fn character(name: &str) -> Option<Character> {
    let wanted = name.trim().to_lowercase().replace(['_', '-'], " ");
    let is_it = |&character: &Character| {
        let mut names = Language::ALL.map(|language| character_name(character, language).to_lowercase()).into_iter();
        character.word().replace('_', " ") == wanted || names.any(|name| name == wanted)
    };
    Character::ALL.into_iter().find(is_it)
}

/// What a character is called, whichever its colour.
pub fn character_name(character: Character, language: Language) -> &'static str {
    without_colour(Species::of_character(character, Colour::Yellow).def().name.of(language).value.one)
}

/// Does the word mean that there are none, in any language?
pub fn is_none(word: &str) -> bool {
    let wanted = word.trim().to_lowercase();
    wanted == "none" || Language::ALL.into_iter().any(|language| Phrases(language).no_characters() == wanted)
}

/// The name of a game.
pub fn title(title: Title, phrases: Phrases) -> String {
    match title {
        Title::Origami => phrases.title_origami(),
        Title::Legends => phrases.title_legends(),
        Title::Mixed => phrases.title_mixed(),
    }
}

/// How many columns there are: those of the terminal; else what `COLUMNS` says; else 100.
pub fn width() -> usize {
    let terminal = terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0));
    let said = || env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    terminal.or_else(said).filter(|&columns| columns > 0).unwrap_or(WIDTH).max(LEAST_WIDTH)
}

/// May standard output be coloured? It must be a terminal, and `NO_COLOR`, `CLICOLOR` and `TERM` must not forbid it;
/// `CLICOLOR_FORCE` colours whatever it is.
pub fn colour() -> bool {
    AutoStream::choice(&io::stdout()) != ColorChoice::Never
}

/// The text in a style.
pub fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A word from outside as a message repeats it: not long, and nothing in it that moves the cursor.
pub fn shown(word: &str) -> String {
    let mut letters = word.trim().chars().map(|c| if is_printable(c) { c } else { '\u{fffd}' });
    let mut shown: String = letters.by_ref().take(SHOWN).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// May a character from outside be shown? Control characters may not, nor those that turn the direction of writing.
pub fn is_printable(c: char) -> bool {
    !c.is_control() && !matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// How many columns a text takes, escape sequences not counted.
pub fn columns(text: &str) -> usize {
    if text.contains('\x1b') { anstream::adapter::strip_str(text).to_string().width() } else { text.width() }
}

/// The text with blanks behind it, so that it takes `width` columns.
pub fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns(text))))
}

/// A blank at which a line is not broken; [`wrap`] makes an ordinary one of it.
pub const NO_BREAK: &str = "\u{a0}";

/// The text in lines of at most `width` columns, every line but the first begun with `indent` blanks. Breaks only at
/// blanks, so a longer word sticks out; line ends in the text stay.
pub fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = " ".repeat(if lines.is_empty() { 0 } else { indent });
        let mut used = line.len();
        let mut empty = true;
        for word in words(paragraph) {
            let more = columns(&word);
            if !empty && used + 1 + more > width {
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
                (used, empty) = (indent, true);
            }
            if !empty {
                line.push(' ');
                used += 1;
            }
            line.push_str(&word.replace(NO_BREAK, " "));
            used += more;
            empty = false;
        }
        lines.push(if empty { String::new() } else { line });
    }
    lines
}

/// The words of a line; a number and what it counts are one.
fn words(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut counting = false;
    for word in line.split(' ').filter(|word| !word.is_empty()) {
        match words.last_mut() {
            Some(last) if counting => *last = format!("{last} {word}"),
            _ => words.push(word.to_owned()),
        }
        let digits = word.trim_start_matches('(');
        counting = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_locale_that_is_set_decides() {
        let of = |variables: &[(&str, &str)]| {
            let variables: Vec<_> =
                variables.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
            of_environment(|name| variables.iter().find(|(n, _)| n == name).map(|(_, value)| value.clone()))
        };
        assert_eq!(of(&[]), Language::En);
        assert_eq!(of(&[("LANG", "it_IT.UTF-8")]), Language::It);
        assert_eq!(of(&[("LANG", "it_IT.UTF-8"), ("LC_MESSAGES", "de_DE")]), Language::De);
        assert_eq!(of(&[("LC_ALL", "en"), ("LC_MESSAGES", "de_DE"), ("LANG", "it")]), Language::En);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "de_AT.UTF-8")]), Language::De);
        assert_eq!(of(&[("LC_ALL", "C.UTF-8"), ("LANG", "de_AT.UTF-8")]), Language::En, "set, though nothing we speak");
        assert_eq!(of(&[("LANG", "fr_FR")]), Language::En);
    }

    #[test]
    fn an_unknown_language_is_refused() {
        assert_eq!(language("DE"), Ok(Language::De));
        assert_eq!(language("fr"), Err("no such language, there are en, it, de".to_owned()));
        assert!(language("it_IT").is_err() && language("").is_err());
    }

    #[test]
    fn words_are_wrapped_by_the_columns_they_take() {
        assert_eq!(wrap("one two three four", 9, 0), ["one two", "three", "four"]);
        assert_eq!(wrap("one two three four", 9, 2), ["one two", "  three", "  four"]);
        assert_eq!(wrap("größe über öl", 8, 0), ["größe", "über öl"], "letters, not bytes");
        assert_eq!(wrap("鶴 鶴 鶴", 5, 0), ["鶴 鶴", "鶴"], "wide letters");
        assert_eq!(wrap("a\n\nb  c", 9, 1), ["a", "", " b c"], "line ends stay");
        assert_eq!(wrap("", 9, 2), [""]);
        assert_eq!(wrap("a unbreakable", 5, 0), ["a", "unbreakable"]);
    }

    #[test]
    fn words_from_outside_are_shown_short_and_harmless() {
        assert_eq!(shown(" Küken "), "Küken");
        assert_eq!(shown("a\x1b[2Jb\nc"), "a\u{fffd}[2Jb\u{fffd}c");
        assert_eq!(shown(&"ä".repeat(1000)), "ä".repeat(40) + "…");
    }

    #[test]
    fn colour_takes_no_room() {
        let text = styled(Style::new().bold(), "one two");
        assert!(text.contains('\x1b') && text.ends_with('m'));
        assert_eq!(columns(&text), 7);
        assert_eq!(wrap(&text, 7, 0).len(), 1);
    }
}
