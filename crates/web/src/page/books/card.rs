//! `/cards/{slug}`: one card, and at the end where each fact comes from.

use axum::extract::Path;
use axum::http::Uri;
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use phrases::catalogue::{self, Card, Catalogue, Colour, Source, Told, mentions};
use phrases::{Language, Phrases, hyphenated};
use session::cards::Species;

use super::cards::{Group, in_order};
use super::{badge, fragment, index, linked, with_query};
use crate::page::face::{self, Size};
use crate::page::{Page, Visit};
use crate::problem::{Fault, Problem};

/// The address of a card.
fn address(card: Species) -> String {
    format!("/cards/{card}")
}

/// The face of a card with what it does, as a link to all about it.
pub fn linked_face(say: Phrases, card: &Card, size: Size) -> Markup {
    let teller = Catalogue::standard().teller(say);
    html! { a.open href=(address(card.species)) { (face::card(&teller, card.species, size)) } }
}

/// The page, or the large view alone. A card is found by its name in any language, too.
///
/// # Errors
/// If there is no such card.
pub async fn page(visit: Visit, uri: Uri, Path(name): Path<String>) -> Result<Response, Problem> {
    let catalogue = Catalogue::standard();
    let Some(species) = Species::named(&name) else {
        let found = catalogue.lexicon.exact(&name).ok_or(Fault::NotFound)?;
        return Ok(Redirect::to(&with_query(&address(found), &uri)).into_response());
    };
    let (card, say) = (catalogue.card(species), visit.say());
    if visit.wants_fragment {
        return Ok(fragment(&visit, &large(say, card)));
    }
    let title = card.name(say.language()).value.one;
    let main = whole(say, card);
    Ok(Page { visit: &visit, title, kind: "books one-card", scripts: &[], main }.answer())
}

/// What is shown of a card beside a table.
fn large(say: Phrases, card: &Card) -> Markup {
    let numbers = [
        ("cost", say.fact_cost(), card.is_origami().then_some(card.cost.value)),
        ("folds", say.fact_folds(), Some(card.folds.value)),
        // Only cards of families go into collections.
        ("points", say.fact_points(), card.family.value.map(|_| card.points.value)),
        ("copies", say.fact_quantity(), Some(card.quantity.value)),
    ];
    html! {
        article.large-view.(colours(card)) {
            header {
                (face::tile(&Catalogue::standard().teller(say), card.species))
                p.name { (hyphenated(say.language(), card.name(say.language()).value.one)) }
                p {
                    @match card.family.value {
                        Some(family) => (face::family(say, family)),
                        None if card.is_origami() => (card.belongs_to(say)),
                        None => (say.books_rice_paper()),
                    }
                }
                @if card.is_origami() {
                    p.kind { (face::symbol(face::kind_word(card.kind.value))) (catalogue::kind(say, card.kind.value)) }
                }
            }
            dl.numbers {
                @for (sign, what, number) in numbers {
                    @if let Some(number) = number {
                        div.(sign) { dt { (what) } dd { @if sign == "folds" { (face::symbol(sign)) } b { (number) } } }
                    }
                }
            }
            p.effect { (linked(card.effect(say))) }
            @if let Some(ours) = card.ours { p.ours.muted { (say.card_ours(ours.of(say.language()))) } }
            p.more { a href=(address(card.species)) { (say.books_whole_card()) } }
        }
    }
}

/// The class that colours what is said of a card.
fn colours(card: &Card) -> &'static str {
    match card.character() {
        Some((_, Colour::Yellow)) => "character-yellow",
        Some((_, Colour::Red)) => "character-red",
        None => Group::of(card).class(),
    }
}

fn whole(say: Phrases, card: &Card) -> Markup {
    let catalogue = Catalogue::standard();
    let group = Group::of(card);
    html! {
        nav.path aria-label=(say.books_path()) {
            ol {
                li { a href="/cards" { (say.books_cards()) } }
                li { a href={ "/cards?family=" (group.word()) } { (group.name(say)) } }
            }
        }
        h1 { (card.name(say.language()).value.one) }
        div.leaf {
            div.picture { (face::card(&catalogue.teller(say), card.species, Size::Full)) }
            div.about {
                p.does { (linked(card.effect(say))) }
                (facts(say, card))
                (rules(say, card))
            }
        }
        (mates(say, card, group))
        (sources(say, card))
        (neighbours(say, card))
    }
}

/// The numbers, and what it is called in each language.
fn facts(say: Phrases, card: &Card) -> Markup {
    let facts = card.told_facts(&Catalogue::standard().lexicon, say);
    html! {
        section aria-labelledby="facts" {
            h2 #facts { (say.books_facts()) }
            dl.facts-of {
                @for Told { what, value, .. } in &facts { div { dt { (what) } dd { (value) } } }
            }
        }
        section aria-labelledby="names" {
            h2 #names { (say.books_names()) }
            dl.facts-of {
                @for language in Language::ALL {
                    @let name = card.name(language).value;
                    div { dt { (catalogue::spoken(say, language)) } dd lang=(language) { (name.one) ", " (name.many) } }
                }
            }
        }
    }
}

/// Where each fact comes from; last of all, for those who want to know.
fn sources(say: Phrases, card: &Card) -> Markup {
    let mut told = card.told_facts(&Catalogue::standard().lexicon, say);
    told.push(Told { what: say.fact_effect(), value: card.effect(say).to_owned(), from: card.text.from });
    told.extend(card.told_names(say));
    html! {
        section aria-labelledby="from" {
            h2 #from { (say.books_from()) }
            table.sources {
                (columns([say.books_fact(), say.books_value(), say.books_source()]))
                tbody { @for Told { what, value, from } in &told {
                    tr { th scope="row" { (what) } td { (linked(value)) } td { (badge(say, *from)) } }
                } }
            }
            @if let Some(ours) = card.ours { p.ours { (say.card_ours(ours.of(say.language()))) } }
            (meanings(say, &told))
        }
    }
}

fn columns<const N: usize>(titles: [String; N]) -> Markup {
    html! { thead { tr { @for title in titles { th scope="col" { (title) } } } } }
}

/// What the words for sources mean, of all that occur.
fn meanings(say: Phrases, told: &[Told]) -> Markup {
    let sources: Vec<_> = told.iter().map(|told| told.from).collect();
    let means = [
        (Source::Printed, say.books_printed_means()),
        (Source::Ours, say.books_ours_means()),
        (Source::Edition, say.books_edition_means()),
    ];
    html! {
        ul.meanings.muted {
            @for (_, means) in means.into_iter().filter(|(source, _)| sources.contains(source)) { li { (means) } }
        }
    }
}

fn rules(say: Phrases, card: &Card) -> Markup {
    let rules = mentions::rules_about(card.species, say.language());
    html! {
        section aria-labelledby="rules" {
            h2 #rules { (say.card_rules()) }
            @if rules.is_empty() {
                p.muted { (say.books_no_rules()) }
            } @else {
                (index(&rules))
            }
        }
    }
}

/// Other cards of the same group.
fn mates(say: Phrases, card: &Card, group: Group) -> Markup {
    let of_group = in_order(say.language()).into_iter().filter(|other| Group::of(other) == group);
    let others: Vec<_> = of_group.filter(|other| other.species != card.species).collect();
    let title = if group == Group::Characters { say.books_characters_more() } else { say.books_family_more() };
    html! {
        @if !others.is_empty() {
            section aria-labelledby="mates" {
                h2 #mates { (title) }
                ul.faces { @for other in others { li { (linked_face(say, other, Size::Small)) } } }
            }
        }
    }
}

/// The cards before and after this one.
fn neighbours(say: Phrases, card: &Card) -> Markup {
    let link = |card: &&Card| (address(card.species), card.name(say.language()).value.one.to_owned());
    super::neighbours(say, &in_order(say.language()), |other| other.species == card.species, link)
}
