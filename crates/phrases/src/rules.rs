//! The rules in our words, by id: Markdown files with an anchor per rule, in each language.

use std::sync::OnceLock;

use tabletop::Language;

/// The rules of a game in one language.
#[derive(Debug)]
pub struct Rules {
    /// What all ids begin with: 'O', 'L' or 'I'.
    pub letter: char,
    /// The title.
    pub title: &'static str,
    /// What stands before the first chapter.
    pub intro: &'static str,
    /// The chapters, in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter.
#[derive(Debug)]
pub struct Chapter {
    /// Its id, "O-5".
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Its rules, in order.
    pub rules: Vec<Entry>,
}

/// A rule.
#[derive(Debug)]
pub struct Entry {
    /// Its id, "O-5.1".
    pub id: &'static str,
    /// A few words that can stand for it.
    pub title: &'static str,
    /// What it says, as Markdown.
    pub text: &'static str,
}

/// A text in each language.
type Texts = [&'static str; Language::ALL.len()];
/// The same, read when it is first asked for.
type Read = [OnceLock<Rules>; Language::ALL.len()];

const ORIGAMI: Texts = [
    include_str!("../rules/origami.en.md"),
    include_str!("../rules/origami.it.md"),
    include_str!("../rules/origami.de.md"),
];

const LEGENDS: Texts = [
    include_str!("../rules/legends.en.md"),
    include_str!("../rules/legends.it.md"),
    include_str!("../rules/legends.de.md"),
];

const ISLANDS: Texts = [
    include_str!("../rules/islands.en.md"),
    include_str!("../rules/islands.it.md"),
    include_str!("../rules/islands.de.md"),
];

impl Rules {
    /// The rules of Origami.
    #[must_use]
    pub fn origami(language: Language) -> &'static Self {
        static RULES: Read = [const { OnceLock::new() }; Language::ALL.len()];
        RULES[language as usize].get_or_init(|| Self::read(ORIGAMI[language as usize]))
    }

    /// The rules of Origami: Legends: what is different from Origami, and what mixing the two means.
    #[must_use]
    pub fn legends(language: Language) -> &'static Self {
        static RULES: Read = [const { OnceLock::new() }; Language::ALL.len()];
        RULES[language as usize].get_or_init(|| Self::read(LEGENDS[language as usize]))
    }

    /// The rules of Origami Islands.
    #[must_use]
    pub fn islands(language: Language) -> &'static Self {
        static RULES: Read = [const { OnceLock::new() }; Language::ALL.len()];
        RULES[language as usize].get_or_init(|| Self::read(ISLANDS[language as usize]))
    }

    /// The rules of all games: Origami, Origami: Legends, Origami Islands.
    #[must_use]
    pub fn all(language: Language) -> [&'static Self; 3] {
        [Self::origami(language), Self::legends(language), Self::islands(language)]
    }

    fn read(text: &'static str) -> Self {
        let mut parts = text.split("\n## ");
        let head = parts.next().unwrap_or_default();
        let (title, intro) = head.split_once('\n').unwrap_or((head, ""));
        let chapters: Vec<_> = parts.map(Chapter::read).collect();
        Self {
            letter: chapters.first().and_then(|chapter| chapter.id.chars().next()).unwrap_or_default(),
            title: title.trim_start_matches("# "),
            intro: intro.trim(),
            chapters,
        }
    }

    /// All rules, in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.chapters.iter().flat_map(|c| &c.rules)
    }

    /// The rule with this id, written in any case.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&Entry> {
        self.entries().find(|e| e.id.eq_ignore_ascii_case(id))
    }

    /// The chapter with this id, written in any case.
    #[must_use]
    pub fn chapter(&self, id: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|c| c.id.eq_ignore_ascii_case(id))
    }
}

impl Chapter {
    fn read(text: &'static str) -> Self {
        let mut parts = text.split("<a id=\"");
        let head = parts.next().unwrap_or_default().trim();
        let (id, title) = head.split_once(' ').unwrap_or((head, ""));
        Self { id, title, rules: parts.filter_map(Entry::read).collect() }
    }
}

impl Entry {
    /// Reads `O-5.1"></a>`, then `**O-5.1 · Title.** Text`; the test `every_file_has_every_rule` sees to the form.
    fn read(text: &'static str) -> Option<Self> {
        let (id, rest) = text.split_once("\"></a>")?;
        let (head, text) = rest.trim_start().strip_prefix("**")?.split_once("**")?;
        let title = head.strip_prefix(id)?.strip_prefix(" · ")?.strip_suffix('.')?;
        Some(Self { id, title, text: text.trim() })
    }
}
