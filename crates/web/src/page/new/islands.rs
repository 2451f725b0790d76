//! The part of the form that is about Islands: sheets and the variant.

use maud::{Markup, html};
use session::islands::{Atlas, SHEETS, Sheet, VARIANT, Variant};

use super::draft::{Draft, field};
use super::form::segments;
use crate::page::home::words;
use crate::page::islands::picture::{self, Size};
use crate::page::{Visit, books};

/// The sheets that are dealt from, or played on.
pub fn sheets(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    let ways = || SHEETS.ways.iter().map(|way| way.word());
    let labels: Vec<_> = ways().map(|how| (how, say.home_sheets_kind(how))).collect();
    html! {
        fieldset.with-sheets {
            legend { (say.new_sheets()) }
            (segments(&field(&SHEETS), &labels, draft.how(&SHEETS)))
            @for how in ways() { p.means.muted data-means=(how) { (say.new_sheets_means(how)) } }
            div.chosen-sheets {
                @for sheet in Atlas::standard().sheets() { (tick(visit, draft, sheet)) }
            }
            p.muted.if-several { small { (books::linked(&say.new_sheets_dealt())) } }
            p.muted.if-alone { small { (books::linked(&say.new_sheets_dealt_solo())) } }
            p { small { a href="/sheets" { (say.new_sheets_look()) } } }
        }
    }
}

/// A sheet that can be chosen, with both its islands.
fn tick(visit: &Visit, draft: &Draft, sheet: &Sheet) -> Markup {
    html! {
        label.check.chip.sheet-tick {
            input type="checkbox" name=(SHEETS.word) value=(sheet.id) checked[draft.is_ticked(&SHEETS, &sheet.id)];
            span.both-islands { @for island in &sheet.islands { (picture::printed(visit, island, Size::Small)) } }
            span { (words::islands_of(sheet)) " " small.muted { (books::kind_name(visit.say(), sheet.kind)) } }
        }
    }
}

/// Whether the variant is played.
pub fn variant(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    let all = Variant::ALL.map(|variant| (variant.word(), say.variant(variant)));
    html! {
        fieldset.with-variant {
            legend { (say.new_variant()) }
            (segments(&field(&VARIANT), &all, draft.how(&VARIANT)))
            p.means.muted data-means=(Variant::CatchUp.word()) { (books::linked(&say.term_islands_catch_up_means())) }
        }
    }
}
