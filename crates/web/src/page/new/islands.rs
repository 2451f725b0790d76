//! The part of the form that is about Islands: sheets and the variant.

use maud::{Markup, html};
use session::islands::{Atlas, Sheet, Variant};

use super::draft::Draft;
use super::form::segments;
use crate::page::home::words;
use crate::page::islands::picture::{self, Size};
use crate::page::{Visit, books};

/// How sheets are chosen.
const HOW: [&str; 4] = ["near", "all", "far", "chosen"];

/// The sheets that are dealt from, or played on.
pub fn sheets(visit: &Visit, draft: &Draft) -> Markup {
    let say = visit.say();
    html! {
        fieldset.with-sheets {
            legend { (say.new_sheets()) }
            (segments("how-sheets", &HOW.map(|how| (how, say.home_sheets_kind(how))), &draft.how_sheets))
            @for how in HOW { p.means.muted data-means=(how) { (say.new_sheets_means(how)) } }
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
            input type="checkbox" name="sheet" value=(sheet.id) checked[draft.sheets.contains(&sheet.id)];
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
            (segments("variant", &all, &draft.variant))
            p.means.muted data-means=(Variant::CatchUp.word()) { (books::linked(&say.term_islands_catch_up_means())) }
        }
    }
}
