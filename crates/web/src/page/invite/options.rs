//! What a table is played with, as a list of terms.

use maud::{Markup, html};
use session::cards::{CHARACTERS, FAMILIES, Family};
use session::islands::{SHEETS, VARIANT};
use session::{Described, TableInfo};

use crate::page::home::words;
use crate::page::{Visit, books, face, figures};

/// The sheets and the variant of a table of Islands.
fn islands(visit: &Visit, table: &TableInfo) -> Markup {
    let (say, chosen) = (visit.say(), table.options.chosen.all(&SHEETS));
    html! {
        div { dt { (say.home_sheets()) } dd {
            @match words::kind_of_sheets(chosen) {
                Some(kind) => a href={ "/sheets#" (kind) } { (say.home_sheets_kind(kind)) },
                None => ul.plain { @for sheet in words::sheets(chosen) { li { (books::sheet_link(sheet)) } } },
            }
        } }
        @if Described::named(&table.game).is_some_and(|game| game.has(&VARIANT)) {
            div { dt { (say.home_variant()) } dd {
                (words::variant(say, table.options.chosen.one(&VARIANT).unwrap_or("standard")))
            } }
        }
    }
}

/// The figure of a family on its colour, by the family's word in records.
fn picture(word: &str) -> Markup {
    html! { span.tile { @match Family::named(word) { Some(family) => (figures::of_family(family)), None => (face::symbol(word)) } } }
}

/// The options of a table in words.
#[must_use]
pub fn options(visit: &Visit, table: &TableInfo) -> Markup {
    let say = visit.say();
    let (families, characters) = (table.options.chosen.all(&FAMILIES), table.options.chosen.all(&CHARACTERS));
    let has_characters = Described::named(&table.game)
        .is_some_and(|game| game.has(&CHARACTERS) && !(CHARACTERS.words)(game.word).is_empty());
    html! {
        dl.options {
            div { dt { (say.home_game()) } dd {
                strong { (say.home_game_name(&table.game)) } ", " (say.home_players(table.options.players))
            } }
            @if !families.is_empty() {
                div { dt { (say.home_families()) } dd.row {
                    @for family in families { span.family.(family) { (picture(family)) (words::family(say, family)) } }
                } }
            }
            @if has_characters {
                div { dt { (say.home_characters()) } dd {
                    @if characters.is_empty() { (say.home_no_characters()) }
                    (characters.iter().map(|word| words::character(say, word)).collect::<Vec<_>>().join(", "))
                } }
            }
            @if !table.options.chosen.all(&SHEETS).is_empty() { (islands(visit, table)) }
            div { dt { (say.home_pace()) } dd { (words::pace(say, table.pace)) } }
            div { dt { (say.home_absence()) } dd { (words::absence(say, table.absence)) } }
            div { dt { (say.home_hints()) } dd {
                (if table.hints { say.home_hints_yes() } else { say.home_hints_no() })
            } }
            div { dt { (say.home_who_joins()) } dd {
                @match (table.listed, table.open) {
                    (true, _) => (say.home_joins_all()),
                    (_, true) => (say.home_joins_open()),
                    _ => (say.home_joins_invited()),
                }
            } }
            @if table.delay > 0 { div { dt { (say.home_watching()) } dd { (say.home_behind(table.delay)) } } }
        }
    }
}
