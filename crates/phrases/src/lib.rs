//! Every sentence of the games, in English, Italian and German. The only crate that makes sentences.
//!
//! The texts are Fluent files in `words/`, one folder a language. The build script makes a function of every message, so
//! a wrong key or argument does not compile; a message, argument, plural or person that one language lacks stops the
//! build too. The rules are Markdown files in `rules/`.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `noun` | card names with their articles, and lists of them |
//! | `number` | numbers with a proper minus |
//! | `person` | players, and the reader |
//! | [`say`] | [`Phrases`]: one function per message |
//! | [`lexicon`] | the names of cards in force; finding a card by a name in any language |
//! | `hyphens` | where long names may be broken |
//! | [`teller`] | [`Teller`]: events, questions and refusals of a game in words |
//! | [`islands`](mod@islands) | [`IslandsTeller`]: the same for Origami Islands |
//! | [`pieces`] | which words of a sentence are the name of a card |
//! | [`edition`] | what is wrong with an edition file |
//! | `sheets` | what is wrong with a file of sheets |
//! | [`catalogue`] | every card with where its facts come from, and the rules that mention it |
//! | [`rules`] | the rules by id |
//! | [`part`] | a part of the rules, found by what people call it |
//! | [`markdown`] | the little Markdown the rules are written in |
//! | [`glossary`] | the terms of the games |

pub mod catalogue;
pub mod edition;
pub mod glossary;
mod hyphens;
pub mod islands;
pub mod lexicon;
pub mod markdown;
mod noun;
mod number;
pub mod part;
mod person;
pub mod pieces;
pub mod rules;
pub mod say;
mod sheets;
pub mod teller;

pub use self::islands::{DrawingWords, IslandsTeller, drawing_words};
pub use hyphens::hyphenated;
pub use lexicon::Lexicon;
pub use noun::Nouns;
pub use number::signed;
pub use person::Person;
pub use rules::Rules;
pub use say::Phrases;
pub use tabletop::Language;
pub use teller::Teller;
