//! What a table is played with, as a list of terms.

use maud::{Markup, html};
use session::TableInfo;
use session::cards::Family;

use crate::page::home::words;
use crate::page::{Visit, books, face, figures};

/// The sheets and the variant of a table of Islands.
fn islands(visit: &Visit, table: &TableInfo) -> Markup {
    let (say, chosen) = (visit.say(), &table.options.sheets);
    html! {
        div { dt { (say.home_sheets()) } dd {
            @match words::kind_of_sheets(chosen) {
                Some(kind) => a href={ "/sheets#" (kind) } { (say.home_sheets_kind(kind)) },
                None => ul.plain { @for sheet in words::sheets(chosen) { li { (books::sheet_link(sheet)) } } },
            }
        } }
        @if table.game == words::ISLANDS {
            div { dt { (say.home_variant()) } dd {
                (words::variant(say, table.options.variant.as_deref().unwrap_or("standard")))
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
    let (families, characters) = (&table.options.families, &table.options.characters);
    let has_characters = matches!(table.game.as_str(), "legends" | "mixed");
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
            @if !table.options.sheets.is_empty() { (islands(visit, table)) }
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
        }
    }
}
