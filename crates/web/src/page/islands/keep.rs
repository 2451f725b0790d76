//! Choosing two of three sheets, with a good look at each.

use maud::{Markup, html};
use session::islands::{Island, IslandAt, Kept, Landmark, Move, Sheet, Squares};

use super::picture::{self, Size};
use super::{Desk, ask, sites};
use crate::page::face;
use crate::page::table::note::Note;

/// So many sheets are kept (I-2.2).
const KEPT: u8 = 2;

/// The note, if sheets are to be chosen.
#[must_use]
pub fn note(desk: &Desk) -> Note {
    let say = desk.say();
    let answers = html! {
        button.button.primary name="do" value="keep" data-confirm {
            (say.islands_keep_it()) " "
            output.sum data-name="sheet" data-count=(KEPT) { "0" }
        }
    };
    let how = html! { p { (say.islands_note_keep_how()) } };
    ask::plain(html! { (say.islands_note_keep_why()) }, &say.islands_note_keep(), how, answers)
}

/// The visitor has chosen: who has not yet.
#[must_use]
pub fn chosen(desk: &Desk) -> Note {
    let say = desk.say();
    let still = desk.info().asked.iter().map(|seat| desk.around.name(seat)).collect::<Vec<_>>().join(", ");
    let how = html! { p { (face::symbol("check")) (say.islands_your_choice()) } };
    let why = html! { (say.islands_note_keep_waits()) };
    ask::plain(why, &say.islands_still_choosing(&still), how, html! {})
}

/// The sheets that were dealt, to be compared and chosen; once they are chosen, those that are kept.
#[must_use]
pub fn sheets(desk: &Desk) -> Option<Markup> {
    let at = desk.me().and_then(|me| desk.seat(me)).filter(|at| at.kept.is_none() && !at.dealt.is_empty())?;
    let is_asked = desk.ask().is_some();
    let is_kept = |sheet| at.choice.is_none_or(|Kept(first, second)| [first, second].contains(&sheet));
    let is_taken =
        |sheet| matches!(desk.taken, Some(Move::Keep(Kept(first, second))) if [first, second].contains(&sheet));
    let count = at.dealt.len() as i64;
    Some(html! {
        ul.sheets-dealt.tray data-count=(at.dealt.len()) {
            @for (n, &id) in (1_i64..).zip(&at.dealt) {
                @let sheet = desk.scene.setup.atlas().sheet(id);
                @if is_kept(id) {
                    li.sheet-choice.pick[is_asked] {
                        @if is_asked { input type="checkbox" name="sheet" value=(sheet.id) form="move" checked[is_taken(id)] aria-labelledby={ "sheet-" (n) }; }
                        (about(desk, n, count, sheet))
                    }
                }
            }
        }
    })
}

/// A sheet with its two islands.
fn about(desk: &Desk, n: i64, count: i64, sheet: &'static Sheet) -> Markup {
    let say = desk.say();
    html! {
        div.sheet-head id={ "sheet-" (n) } {
            strong { (say.islands_sheet(n)) } " "
            span.chip { (say.islands_kind(sheet.kind.word())) } " "
            span.muted.of-all { (say.islands_note_of(count, n)) }
        }
        div.two-islands {
            @for (half, island) in sheet.islands.iter().enumerate() { (island_about(desk, island, &format!("{n}-{half}"))) }
        }
    }
}

/// An island as it is printed, with landmarks that tell what they bring, and what there is on it.
fn island_about(desk: &Desk, island: &'static Island, key: &str) -> Markup {
    let say = desk.say();
    let at = IslandAt { island, colours: [Squares::NONE; 3], filled: vec![None; island.outlines.len()] };
    html! {
        div.isle-about {
            div.ground {
                div.plate data-columns=(island.columns) data-rows=(island.rows) {
                    (picture::printed(desk.around.visit, island, Size::Large))
                    div.spots { (sites::tips(desk, key, &at)) }
                }
            }
            div.facts-of {
                strong { (island.name) }
                p { (say.islands_squares_and_points(island.empty.len(), island.points())) }
                ul { @for line in landmarks(desk, island) { li { (line) } } }
            }
        }
    }
}

/// What stands on an island, by kind: "temple × 2", "volcano", "1 outline".
#[must_use]
pub fn landmarks(desk: &Desk, island: &Island) -> Vec<String> {
    let say = desk.say();
    let kinds = Landmark::ALL.into_iter().filter(|landmark| landmark.can_be_surrounded());
    let counted = kinds.filter_map(|landmark| match island.at(landmark).len() {
        0 => None,
        1 => Some(say.landmark(landmark)),
        n => Some(format!("{}\u{a0}×\u{a0}{n}", say.landmark(landmark))),
    });
    let outlines = (!island.outlines.is_empty()).then(|| say.islands_outlines(island.outlines.len() as i64));
    counted.chain(outlines).collect()
}
