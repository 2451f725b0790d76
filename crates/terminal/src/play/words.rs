//! The words that are commands, not answers, in each language; the English ones work everywhere.

use phrases::{Language, Phrases};

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// What can be typed.
    Help,
    /// Why a card can or can't be used now.
    Why,
    /// What to do best.
    Hint,
    /// Take the last choice back.
    Undo,
    /// What happened.
    Log,
    /// A rule.
    Rules,
    /// Everything about a card.
    Card,
    /// The points so far.
    Score,
    /// The board once more.
    Board,
    /// Write the game to a file.
    Save,
    /// Stop.
    Quit,
}

const ALL: [Command; 11] = [
    Command::Help,
    Command::Why,
    Command::Hint,
    Command::Undo,
    Command::Log,
    Command::Rules,
    Command::Card,
    Command::Score,
    Command::Board,
    Command::Save,
    Command::Quit,
];

impl Command {
    /// The command a line begins with, and the rest of the line.
    pub fn read(line: &str, phrases: Phrases) -> Option<(Self, &str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        let is = |command: &Self| {
            let known = |p: Phrases| command.words(p).split(' ').any(|w| w == word);
            known(phrases) || known(Phrases(Language::En))
        };
        ALL.into_iter().find(is).map(|command| (command, rest.trim()))
    }

    /// The words for it.
    fn words(self, phrases: Phrases) -> String {
        match self {
            Self::Help => phrases.command_help(),
            Self::Why => phrases.command_why(),
            Self::Hint => phrases.command_hint(),
            Self::Undo => phrases.command_undo(),
            Self::Log => phrases.command_log(),
            Self::Rules => phrases.command_rules(),
            Self::Card => phrases.command_card(),
            Self::Score => phrases.command_score(),
            Self::Board => phrases.command_board(),
            Self::Save => phrases.command_save(),
            Self::Quit => phrases.command_quit(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::cards::keys::{self, Key};
    use origami::Species;
    use phrases::Lexicon;

    #[test]
    fn commands_are_known_in_their_language_and_in_english() {
        let read = |line, language| Command::read(line, Phrases(language));
        assert_eq!(read("why Fox", Language::De), Some((Command::Why, "Fox")));
        assert_eq!(read("warum  Fuchs ", Language::De), Some((Command::Why, "Fuchs")));
        assert_eq!(read("ANNULLA", Language::It), Some((Command::Undo, "")));
        assert_eq!(read("?", Language::It), Some((Command::Help, "")));
        assert_eq!(read("3l", Language::En), None);
    }

    #[test]
    fn no_command_is_an_answer_or_another_command() {
        for language in Language::ALL {
            let mut all: Vec<String> = Vec::new();
            for command in ALL {
                for word in command.words(Phrases(language)).split(' ') {
                    // A command that looks like a card's name (rule, Eule) is fine: commands are read first.
                    let read = keys::read(word, &Lexicon::default());
                    assert!(read.is_err() || matches!(read.as_deref(), Ok([Key::Card(_)])), "{language} {word}");
                    let names = |s: Species| Language::ALL.map(|l| s.def().name.of(l).value.one.to_lowercase());
                    assert!(!Species::all().any(|s| names(s).contains(&word.to_owned())), "{language} {word}");
                    assert_eq!(Command::read(word, Phrases(language)).map(|c| c.0), Some(command), "{language} {word}");
                    assert!(!all.iter().any(|w| w == word), "{language} {word}");
                    all.push(word.to_owned());
                }
            }
        }
    }
}
