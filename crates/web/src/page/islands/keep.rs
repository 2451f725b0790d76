//! Choosing two of three sheets, with a good look at each.

use maud::{Markup, html};
use session::islands::{Island, Kept, Landmark, SheetId};

use super::{Desk, ask, picture};
use crate::page::face;
use crate::page::islands::picture::Size;

/// So many sheets are kept (I-2.2).
const KEPT: u8 = 2;

/// The form, if sheets are to be chosen.
#[must_use]
pub fn form(desk: &Desk) -> Markup {
    let say = desk.say();
    let dealt = desk.me().and_then(|me| desk.seat(me)).map(|at| at.dealt.as_slice()).unwrap_or_default();
    html! {
        p.muted { (say.islands_keep_text()) }
        ul.sheets-dealt {
            @for (n, &sheet) in (1_i64..).zip(dealt) {
                li {
                    label.pick.sheet-choice {
                        input type="checkbox" name="sheet" value=(desk.scene.setup.atlas().sheet(sheet).id);
                        (about(desk, n, sheet))
                    }
                }
            }
        }
        div.answers {
            output.sum data-name="sheet" data-count=(KEPT) { span.value { "0" } " / " (KEPT) }
            button.button.primary name="do" value="keep" data-confirm { (say.islands_keep_it()) }
            (ask::take_back(desk))
        }
    }
}

/// A sheet with its two islands.
fn about(desk: &Desk, n: i64, sheet: SheetId) -> Markup {
    let (say, sheet) = (desk.say(), desk.scene.setup.atlas().sheet(sheet));
    html! {
        span.sheet-head {
            strong { (say.islands_sheet(n)) }
            span.chip { (say.islands_kind(sheet.kind.word())) }
        }
        span.two-islands { @for island in &sheet.islands { (island_about(desk, island)) } }
    }
}

fn island_about(desk: &Desk, island: &Island) -> Markup {
    let say = desk.say();
    html! {
        span.isle-about {
            (picture::printed(desk.around.visit, island, Size::Large))
            strong { (island.name) }
            span.facts-of { (say.islands_squares_and_points(island.empty.len(), island.points())) }
            span.facts-of.muted { (landmarks(desk, island)) }
        }
    }
}

/// What stands on an island, by kind: "temple × 2, volcano × 1, 1 outline".
fn landmarks(desk: &Desk, island: &Island) -> String {
    let say = desk.say();
    let kinds = Landmark::ALL.into_iter().filter(|landmark| landmark.can_be_surrounded());
    let counted = kinds.filter_map(|landmark| match island.at(landmark).len() {
        0 => None,
        1 => Some(say.landmark(landmark)),
        n => Some(format!("{} × {n}", say.landmark(landmark))),
    });
    let outlines = (!island.outlines.is_empty()).then(|| say.islands_outlines(island.outlines.len() as i64));
    counted.chain(outlines).collect::<Vec<_>>().join(", ")
}

/// The visitor has chosen: what, and who has not yet.
#[must_use]
pub fn chosen(desk: &Desk) -> Markup {
    let say = desk.say();
    let at = desk.me().and_then(|me| desk.seat(me));
    let sheets = at.and_then(|at| at.choice).map(|Kept(first, second)| [first, second]).into_iter().flatten();
    let still = desk.info().asked.iter().map(|seat| desk.around.name(seat)).collect::<Vec<_>>().join(", ");
    html! {
        h2 #ask-title .question.muted { (say.islands_still_choosing(&still)) }
        p { (face::symbol("check")) (say.islands_your_choice()) }
        ul.sheets-dealt.chosen {
            @for sheet in sheets {
                @let dealt = at.and_then(|at| at.dealt.iter().position(|&dealt| dealt == sheet)).unwrap_or_default();
                li { span.sheet-choice { (about(desk, dealt as i64 + 1, sheet)) } }
            }
        }
        (ask::take_back(desk))
    }
}
