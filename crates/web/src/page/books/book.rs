//! `/rules/{word}`: the whole rules of a game, a chapter or one rule.

use axum::extract::Path;
use axum::http::Uri;
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use phrases::catalogue::{Catalogue, mentions};
use phrases::part::{self, MIXING, Part, SOLO};
use phrases::rules::{Chapter, Entry, Rules};
use phrases::{Language, Phrases};

use super::card::linked_face;
use super::text::{self, Text};
use super::{fragment, glossary, neighbours, with_query};
use crate::page::face::Size;
use crate::page::{Page, Visit, fold};
use crate::problem::{Fault, Problem};

/// The rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// Of Origami.
    Origami,
    /// Of Origami: Legends.
    Legends,
    /// Of both together.
    Mixed,
    /// Of Origami Islands.
    Islands,
    /// Of Origami Islands for one.
    Solo,
}

impl Book {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Origami, Self::Legends, Self::Mixed, Self::Islands, Self::Solo];

    /// The word for it, in addresses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Origami => "origami",
            Self::Legends => "legends",
            Self::Mixed => "mixed",
            Self::Islands => "islands",
            Self::Solo => "islands-solo",
        }
    }

    /// What it is called.
    pub fn title(self, say: Phrases) -> String {
        match self {
            Self::Origami => say.title_origami(),
            Self::Legends => say.title_legends(),
            Self::Mixed => say.title_mixed(),
            Self::Islands => "Origami Islands".to_owned(),
            Self::Solo => say.books_solo(),
        }
    }

    /// What it is, in a sentence.
    pub fn means(self, say: Phrases) -> String {
        match self {
            Self::Origami => say.books_origami_means(),
            Self::Legends => say.books_legends_means(),
            Self::Mixed => say.books_mixed_means(),
            Self::Islands => say.books_islands_means(),
            Self::Solo => say.books_solo_means(),
        }
    }

    /// Its chapters, each once.
    fn chapters(self, language: Language) -> Vec<&'static Chapter> {
        let (origami, legends) = (Rules::origami(language), Rules::legends(language));
        match self {
            Self::Origami | Self::Legends | Self::Islands => self.rules(language).chapters.iter().collect(),
            Self::Solo => Rules::islands(language).chapter(SOLO).into_iter().collect(),
            Self::Mixed => {
                // What mixing means comes first.
                let rest = origami.chapters.iter().chain(&legends.chapters).filter(|chapter| chapter.id != MIXING);
                legends.chapter(MIXING).into_iter().chain(rest).collect()
            }
        }
    }

    /// The book that an id belongs to, by its letter.
    fn of(id: &str) -> Self {
        match id.chars().next() {
            Some('L') => Self::Legends,
            Some('I') => Self::Islands,
            _ => Self::Origami,
        }
    }

    fn rules(self, language: Language) -> &'static Rules {
        match self {
            Self::Origami | Self::Mixed => Rules::origami(language),
            Self::Legends => Rules::legends(language),
            Self::Islands | Self::Solo => Rules::islands(language),
        }
    }
}

/// Where a part of the rules is to be found.
pub fn address(part: Part) -> String {
    let word = match part {
        Part::All(rules) => rules.chapters.first().map_or(Book::Origami, |chapter| Book::of(chapter.id)).word(),
        Part::Mixed(..) => Book::Mixed.word(),
        Part::Chapter(chapter) => chapter.id,
        Part::Rule(rule) => rule.id,
        Part::Glossary => "glossary",
    };
    format!("/rules/{word}")
}

/// The page of a game, a chapter, a rule or the glossary; whoever writes an id in another way is led to it.
///
/// # Errors
/// If there is nothing of that name.
pub async fn page(visit: Visit, uri: Uri, Path(word): Path<String>) -> Result<Response, Problem> {
    let say = visit.say();
    if let Some(book) = Book::ALL.into_iter().find(|book| book.word() == word) {
        let main = whole(say, book);
        return Ok(Page { visit: &visit, title: &book.title(say), kind: "books book", scripts: &[], main }.answer());
    }
    let part = part::find(say.language(), &word).ok_or(Fault::NotFound)?;
    let address = address(part);
    if address.strip_prefix("/rules/") != Some(&word) {
        return Ok(Redirect::to(&with_query(&address, &uri)).into_response());
    }
    let (title, main) = match part {
        Part::Rule(rule) if visit.wants_fragment => return Ok(fragment(&visit, &excerpt(say, rule))),
        Part::Rule(rule) => (format!("{} · {}", rule.id, rule.title), one_rule(say, rule)),
        Part::Chapter(chapter) => (format!("{} · {}", chapter.id, chapter.title), one_chapter(say, chapter)),
        Part::Glossary => return Ok(glossary::page(&visit)),
        // They have words of their own, seen to above.
        Part::All(_) | Part::Mixed(..) => return Err(Fault::NotFound.into()),
    };
    Ok(Page { visit: &visit, title: &title, kind: "books book", scripts: &[], main }.answer())
}

/// The way from all rules to what is shown: addresses and titles.
pub fn path(say: Phrases, way: &[(&str, String)]) -> Markup {
    html! {
        nav.path aria-label=(say.books_path()) {
            ol {
                li { a href="/rules" { (say.books_rules()) } }
                @for (word, title) in way { li { a href={ "/rules/" (word) } { (title) } } }
            }
        }
    }
}

fn whole(say: Phrases, book: Book) -> Markup {
    let chapters = book.chapters(say.language());
    let here =
        |id: &str| chapters.iter().any(|chapter| chapter.id == id || chapter.rules.iter().any(|rule| rule.id == id));
    let text = Text { say, here: &here };
    html! {
        (path(say, &[]))
        div.with-contents {
            header.reading {
                h1 { (book.title(say)) }
                @match book {
                    Book::Mixed | Book::Solo => {
                        p.lead { (book.means(say)) }
                        (notes(say, chapters.iter().flat_map(|chapter| &chapter.rules)))
                    }
                    _ => div.lead { (text.words(book.rules(say.language()).intro)) },
                }
                @match book {
                    Book::Origami => (fold::of_rules(say, &["butterfly"])),
                    Book::Legends => (fold::of_rules(say, &["penguin"])),
                    Book::Mixed => (fold::of_rules(say, &["butterfly", "penguin"])),
                    Book::Islands | Book::Solo => {}
                }
                @if matches!(book, Book::Islands | Book::Solo) {
                    p { a href="/sheets" { (say.books_islands_sheets()) } }
                }
            }
            (contents(say, &chapters))
            div.reading { @for chapter in &chapters { (section(&text, chapter)) } }
        }
    }
}

/// The chapters with their rules, as links to them on the page.
fn contents(say: Phrases, chapters: &[&Chapter]) -> Markup {
    html! {
        nav.contents aria-labelledby="contents" {
            h2 #contents { (say.books_contents()) }
            ol {
                @for chapter in chapters {
                    li {
                        a href={ "#" (chapter.id) } { b { (chapter.id) } " " (chapter.title) }
                        ol { @for rule in &chapter.rules { li { a href={ "#" (rule.id) } { (rule.title) } } } }
                    }
                }
            }
        }
    }
}

fn section(text: &Text, chapter: &Chapter) -> Markup {
    html! {
        section.chapter aria-labelledby=(chapter.id) {
            h2 id=(chapter.id) { a.id href={ "/rules/" (chapter.id) } { (chapter.id) } " " (chapter.title) }
            @for rule in &chapter.rules { (entry(text, rule)) }
        }
    }
}

fn entry(text: &Text, rule: &Entry) -> Markup {
    html! {
        article.entry id=(rule.id) {
            h3 { (permalink(text.say, rule)) " " (rule.title) }
            (text.rule(rule.text))
        }
    }
}

/// The id of a rule, as a link to its own page.
fn permalink(say: Phrases, rule: &Entry) -> Markup {
    html! { a.id href={ "/rules/" (rule.id) } aria-label=(say.books_link(rule.id)) { (rule.id) } }
}

/// What the marks in these rules mean.
fn notes<'a>(say: Phrases, rules: impl Iterator<Item = &'a Entry>) -> Markup {
    let marks = rules.map(|rule| text::marks(say, rule.text));
    let (ours, reconstructed) = marks.fold((false, false), |all, one| (all.0 || one.0, all.1 || one.1));
    html! {
        @if ours || reconstructed {
            aside.provenance.muted {
                @if ours { p { (say.books_ours_note()) } }
                @if reconstructed { p { (say.books_reconstructed_note()) } }
            }
        }
    }
}

fn one_chapter(say: Phrases, chapter: &'static Chapter) -> Markup {
    let book = Book::of(chapter.id);
    let here = |id: &str| chapter.id == id || chapter.rules.iter().any(|rule| rule.id == id);
    let text = Text { say, here: &here };
    let chapters = &book.rules(say.language()).chapters;
    let link = |chapter: &Chapter| (format!("/rules/{}", chapter.id), format!("{} {}", chapter.id, chapter.title));
    let others = chapters.iter().map(|chapter| (chapter.id, chapter.title));
    html! {
        (path(say, &[(book.word(), book.title(say))]))
        div.with-contents {
            div.reading {
                h1 { span.id { (chapter.id) } " " (chapter.title) }
                @for rule in &chapter.rules {
                    article.entry id=(rule.id) {
                        h2 { (permalink(say, rule)) " " (rule.title) }
                        (text.rule(rule.text))
                    }
                }
                (notes(say, chapter.rules.iter()))
                (neighbours(say, chapters, |other| other.id == chapter.id, link))
            }
            (siblings(say, (book.word(), &book.title(say)), chapter.id, others))
        }
    }
}

fn one_rule(say: Phrases, rule: &'static Entry) -> Markup {
    let book = Book::of(rule.id);
    let rules = book.rules(say.language());
    let chapter = rules.chapters.iter().find(|chapter| chapter.rules.iter().any(|other| other.id == rule.id));
    let all: Vec<_> = rules.entries().collect();
    let link = |rule: &&Entry| (format!("/rules/{}", rule.id), format!("{} {}", rule.id, rule.title));
    let mut way = vec![(book.word(), book.title(say))];
    way.extend(chapter.map(|chapter| (chapter.id, format!("{} {}", chapter.id, chapter.title))));
    html! {
        (path(say, &way))
        div.with-contents {
            div.reading {
                h1 { span.id { (rule.id) } " " (rule.title) }
                div.one { (Text { say, here: &|_| false }.rule(rule.text)) }
                (notes(say, std::iter::once(rule)))
                (cards(say, rule))
                (neighbours(say, &all, |other| other.id == rule.id, link))
            }
            @if let Some(chapter) = chapter {
                @let others = chapter.rules.iter().map(|rule| (rule.id, rule.title));
                (siblings(say, (chapter.id, chapter.title), rule.id, others))
            }
        }
    }
}

/// What stands beside something in the rules, and where all of that is to be found: each an id or a word, and a title.
fn siblings<'a>(say: Phrases, all: (&str, &str), here: &str, each: impl Iterator<Item = (&'a str, &'a str)>) -> Markup {
    html! {
        nav.contents aria-labelledby="contents" {
            h2 #contents { a href={ "/rules/" (all.0) } { (say.books_whole(all.1)) } }
            ol {
                @for (id, title) in each {
                    @let current = (id == here).then_some("page");
                    li { a href={ "/rules/" (id) } aria-current=[current] { b { (id) } " " (title) } }
                }
            }
        }
    }
}

/// The cards that a rule mentions.
fn cards(say: Phrases, rule: &Entry) -> Markup {
    let cards = mentions::cards_in(rule, say.language());
    html! {
        @if !cards.is_empty() {
            section aria-labelledby="cards" {
                h2 #cards { (say.books_rule_cards()) }
                ul.faces { @for card in cards { li { (linked_face(say, Catalogue::standard().card(card), Size::Small)) } } }
            }
        }
    }
}

/// One rule for a reader who is somewhere else.
fn excerpt(say: Phrases, rule: &Entry) -> Markup {
    html! {
        article.excerpt {
            p { strong { a.id href={ "/rules/" (rule.id) } { (rule.id) } " " (rule.title) } }
            (Text { say, here: &|_| false }.rule(rule.text))
        }
    }
}
