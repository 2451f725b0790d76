//! `/cards`: all cards of the card games.

use axum::http::Uri;
use axum::response::Response;
use maud::{Markup, html};
use phrases::catalogue::{self, Card, Catalogue, Kind};
use phrases::{Language, Phrases};
use session::cards::Family;

use super::card::linked_face;
use crate::page::face::{Size, kind_word};
use crate::page::{Fields, Page, Visit, face};

/// So many letters of what somebody looks for are looked at.
const LONGEST: usize = 60;

/// Cards that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Those of a family.
    Family(Family),
    /// The characters of Origami: Legends.
    Characters,
    /// Rice paper.
    RicePaper,
}

impl Group {
    /// All of them, in the order of the catalogue.
    pub fn all() -> impl Iterator<Item = Self> {
        Family::ALL.into_iter().map(Self::Family).chain([Self::Characters, Self::RicePaper])
    }

    /// The group of a card.
    pub fn of(card: &Card) -> Self {
        match card.family.value {
            Some(family) => Self::Family(family),
            None if card.is_origami() => Self::Characters,
            None => Self::RicePaper,
        }
    }

    /// The word for it, in addresses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Family(family) => family.word(),
            Self::Characters => "characters",
            Self::RicePaper => "rice-paper",
        }
    }

    /// The class that colours it; characters have two colours.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Family(family) => family.word(),
            Self::Characters => "",
            Self::RicePaper => "rice",
        }
    }

    /// What it is called.
    pub fn name(self, say: Phrases) -> String {
        match self {
            Self::Family(family) => say.family(family),
            Self::Characters => say.books_characters(),
            Self::RicePaper => say.books_rice_paper(),
        }
    }
}

const KINDS: [Kind; 4] = [Kind::Instant, Kind::Scoring, Kind::Special, Kind::Ongoing];

/// All cards in the order of the catalogue: by family, then by cost, then by name.
pub fn in_order(language: Language) -> Vec<&'static Card> {
    let mut cards: Vec<_> = Catalogue::standard().cards.iter().collect();
    // The two versions of a character stay together.
    let by_cost = |card: &Card| card.character().is_none().then_some(card.cost.value);
    cards.sort_by_cached_key(|card| (card.group(), by_cost(card), card.name(language).value.one));
    cards
}

/// Which cards somebody wants to see.
struct Wanted<'a> {
    group: Option<Group>,
    kind: Option<Kind>,
    text: &'a str,
}

impl<'a> Wanted<'a> {
    fn of(fields: &'a Fields) -> Self {
        let text = fields.said("text").unwrap_or_default();
        let end = text.char_indices().nth(LONGEST).map_or(text.len(), |(at, _)| at);
        Self {
            group: fields.one("family").and_then(|word| Group::all().find(|group| group.word() == word)),
            kind: fields.one("kind").and_then(|word| KINDS.into_iter().find(|&kind| kind_word(kind) == word)),
            text: &text[..end],
        }
    }

    fn is_all(&self) -> bool {
        self.group.is_none() && self.kind.is_none() && self.text.is_empty()
    }

    /// The cards that fit. A text is looked for in names and effects; a name may be in any language, with a small typo.
    fn cards(&self, say: Phrases) -> Vec<&'static Card> {
        let text = self.text.to_lowercase();
        let lexicon = &Catalogue::standard().lexicon;
        let meant = (!text.is_empty()).then(|| lexicon.find(&text).ok()).flatten();
        let says = |card: &Card| {
            let names = Language::ALL.map(|language| card.name(language).value.one);
            let texts = names.into_iter().chain([card.effect(say)]);
            meant == Some(card.species) || texts.into_iter().any(|said| said.to_lowercase().contains(&text))
        };
        let fits = |card: &&Card| {
            self.group.is_none_or(|group| group == Group::of(card))
                && self.kind.is_none_or(|kind| card.is_origami() && kind == card.kind.value)
                && says(card)
        };
        in_order(say.language()).into_iter().filter(fits).collect()
    }
}

/// The page.
pub async fn page(visit: Visit, uri: Uri) -> Response {
    let say = visit.say();
    let fields = Fields::of(&uri);
    let wanted = Wanted::of(&fields);
    let cards = wanted.cards(say);
    let main = html! {
        h1 { (say.books_cards()) }
        p.lead { (say.books_cards_intro()) }
        (form(say, &wanted))
        p.found role="status" {
            (say.books_found(i64::try_from(cards.len()).unwrap_or(i64::MAX)))
            @if !wanted.is_all() { " · " a href="/cards" { (say.books_filter_clear()) } }
        }
        @if cards.is_empty() { p.empty { (say.books_found_none()) } }
        @for group in Group::all() {
            @let of_group: Vec<_> = cards.iter().copied().filter(|card| Group::of(card) == group).collect();
            @if !of_group.is_empty() { (section(say, group, &of_group)) }
        }
    };
    Page { visit: &visit, title: &say.books_cards(), kind: "books all-cards", scripts: &[], main }.answer()
}

fn form(say: Phrases, wanted: &Wanted) -> Markup {
    html! {
        form.filter.panel action="/cards" method="get" role="search" aria-label=(say.books_filter()) {
            p.field {
                label for="text" { (say.books_filter_text()) }
                input #text name="text" type="search" value=(wanted.text) maxlength=(LONGEST) autocomplete="off";
            }
            p.field {
                label for="family" { (say.books_filter_family()) }
                select #family name="family" {
                    option value="" { (say.books_filter_any()) }
                    @for group in Group::all() {
                        option value=(group.word()) selected[wanted.group == Some(group)] { (group.name(say)) }
                    }
                }
            }
            p.field {
                label for="kind" { (say.books_filter_kind()) }
                select #kind name="kind" {
                    option value="" { (say.books_filter_any()) }
                    @for kind in KINDS {
                        option value=(kind_word(kind)) selected[wanted.kind == Some(kind)] {
                            (catalogue::kind(say, kind))
                        }
                    }
                }
            }
            button.button type="submit" { (say.books_filter_show()) }
        }
    }
}

fn section(say: Phrases, group: Group, cards: &[&'static Card]) -> Markup {
    let copies: i64 = cards.iter().map(|card| i64::from(card.quantity.value)).sum();
    html! {
        section.group.(group.class()) aria-labelledby={ "g-" (group.word()) } {
            h2 id={ "g-" (group.word()) } {
                @match group {
                    Group::Family(family) => (face::family(say, family)),
                    Group::Characters | Group::RicePaper => (group.name(say)),
                }
                " "
                small.muted { (say.books_copies(copies)) }
            }
            ul.faces.telling { @for card in cards { li { (linked_face(say, card, Size::Full)) } } }
        }
    }
}
