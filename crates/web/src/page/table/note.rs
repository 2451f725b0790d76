//! [`Note`]: the question of any game. The only sheet that is lifted off the table, always in the same place and of the same height.
//!
//! It says, in this order: whose card or turn it is and what the card says, what is asked in a few words, how to answer or what is
//! still missing; then come the buttons. What is chosen lies elsewhere, and belongs to its form by `form="move"`.

use maud::{Markup, html};
use session::Status;

use super::around::Around;
use super::{coach, status};
use crate::page::face;

/// What stands on the note.
pub struct Note {
    /// A word for the kind of question: a choice half made is kept while it stays the same. Nothing if nothing is asked.
    pub kind: Option<&'static str>,
    /// Whose card or turn it is.
    pub why: Markup,
    /// What is asked, in a few words.
    pub question: Markup,
    /// How to answer, and what is still missing.
    pub how: Markup,
    /// The buttons, and fields that are not seen.
    pub answers: Markup,
    /// Does the step back lead to the question before, if that can be taken back?
    pub leads_back: bool,
}

/// The zone with the question and the one form that answers it.
#[must_use]
pub fn zone(table: &Around, note: &Note, refusal: Option<&Markup>) -> Markup {
    let (say, info) = (table.say(), table.info());
    let unasked = coach::waits(table).then(|| after_the_coach(table));
    let note = unasked.as_ref().unwrap_or(note);
    let is_idle = refusal.is_none() && info.status != Status::Running;
    let is_away = table.me().is_some_and(|seat| info.seats[seat.index()].is_away);
    html! {
        section #z-ask .zone.note.asks[note.kind.is_some()] data-kind=[note.kind] hidden[is_idle] aria-labelledby="ask-title" {
            span.flagpole aria-hidden="true" { (face::symbol("crane")) }
            (table.part("form", "move", None, || form(table, note)))
            (table.part("div", "p-aside", None, || html! { div #p-aside .aside {
                @if is_away && info.status == Status::Running {
                    button.button.primary form="deed" name="do" value="return" { (say.table_return()) }
                }
                @if table.close_up.may_take_back {
                    (table.version())
                    button.button.quiet form="deed" name="do" value="take-back" data-back[note.leads_back] title=(say.table_take_back()) {
                        (face::symbol("undo")) span { (say.table_take_back()) }
                    }
                }
                @if info.hints && table.is_asked() {
                    a.button.quiet href=(table.at("/hint")) data-hint title=(say.table_hint()) { (face::symbol("hint")) span { (say.table_hint()) } }
                }
            } }))
            div #refusal role="alert" { @if let Some(refusal) = refusal { (refusal) } }
        }
    }
}

/// The form, with what is asked.
fn form(table: &Around, note: &Note) -> Markup {
    let version = || html! { input #p-move-version type="hidden" name="version" value=(table.info().version); };
    let asked = || {
        html! {
            div #p-asked .asked {
                p.why { (note.why) }
                h2 #ask-title .question { (note.question) }
                div.how { (note.how) }
            }
        }
    };
    html! {
        form #move method="post" action=(table.at("/move")) data-ask=[note.kind] {
            (table.part("input", "p-move-version", None, version))
            (table.part("div", "p-asked", None, asked))
            (table.part("div", "p-answers", None, || html! { div #p-answers .answers { (note.answers) } }))
        }
    }
}

/// The note of one who learns, while the coach waits to be read: nothing is asked yet.
fn after_the_coach(table: &Around) -> Note {
    let say = table.say();
    Note {
        kind: None,
        why: html! { (say.learn_first()) },
        question: html! { (say.learn_waits()) },
        how: html! { p { (say.learn_read(&say.learn_on())) } },
        answers: html! {},
        leads_back: false,
    }
}

/// That one watches; how far behind, if the host wants it so.
#[must_use]
pub fn watching(table: &Around) -> String {
    match table.info().delay {
        moves if moves > 0 && table.info().status.is_alive() => table.say().table_you_watch_later(moves),
        _ => table.say().table_you_watch(),
    }
}

/// The note of one who is not asked anything: whose turn it is.
#[must_use]
pub fn waiting(table: &Around) -> Note {
    let why = if table.me().is_none() { watching(table) } else { table.say().table_not_asked() };
    Note {
        kind: None,
        why: html! { (why) },
        question: html! { (status::waiting(table)) },
        how: html! {},
        answers: html! {},
        leads_back: false,
    }
}
