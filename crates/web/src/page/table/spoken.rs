//! The text view of a table: headings, lists and buttons in the order in which they are read, and no drawing. All of a game can be
//! played with it, by ear or line by line.
//!
//! It is made of zones as the drawn table is, from the same look and by the same sentences, so it knows nothing else; it is asked
//! for by `view=text` where a stream is, and by what was chosen before where a page is. One thing speaks: the caption says what
//! happens, and what is asked then. What a key repeats is read from the page.

use maud::{Markup, html};
use session::Status;

use super::game::Game;
use super::note::{self, Note};
use super::steps::Story;
use super::zone::Zone;
use super::{coach, end, log, status, words};
use crate::page::visit::View;
use crate::page::{assets, shell};

/// What a game says in the text view.
pub struct Spoken<'a> {
    /// The question.
    pub note: Note,
    /// What lies on the table, in the order in which it is read.
    pub zones: Vec<Zone<'a>>,
    /// What a key says again besides the question and the last event.
    pub again: Vec<Again>,
}

/// What a key says again: the letter of the key, what the button says, and the zone that is read.
pub type Again = (char, String, String);

/// The page of a table in words.
#[must_use]
pub fn page(game: &dyn Game, story: &Story, title: &str, refusal: Option<&Markup>, hands: Option<&Markup>) -> Markup {
    let table = game.around();
    let say = table.say();
    let spoken = game.spoken();
    let has_coach = table.info().coach.is_some().then_some("coach.css");
    let is_over = matches!(table.info().status, Status::Over | Status::Ended).then_some("end.css");
    html! {
        (assets::sheets(&Vec::from_iter(["text.css"].into_iter().chain(has_coach).chain(is_over))))
        header.text-head {
            h1 { (title) }
            p { a href=(shell::switch("view", View::Drawn.word(), table.visit)) rel="nofollow" { (say.text_draw()) } }
        }
        (say_again(game, &spoken.again))
        (state(game))
        section .last-event aria-labelledby="event-title" {
            h2 #event-title { (say.text_event()) }
            p #caption aria-live="polite" { (story.caption()) }
        }
        @if let Some(coach) = coach::zone(&table) { (coach) }
        @if let Some(tip) = coach::tip(&table) { (tip) }
        (end::zone(game))
        @if let Some(hands) = hands { (hands) }
        (note::zone(&table, &spoken.note, refusal))
        @for zone in &spoken.zones { (zone.html()) }
        (log::zone(story, table.visit.language, None))
        (status::tools(&table))
        (words::sentences(table.visit))
    }
}

/// All zones but the log, for the stream.
#[must_use]
pub fn zones(game: &dyn Game) -> Vec<Zone<'_>> {
    let table = game.around();
    let tools = Zone::keyed("z-tools", Some(status::key_of_tools(&table)), move || status::tools(&game.around()));
    let coach = coach::zone(&table).map(|html| Zone::new("z-coach", move || html.clone()));
    let tip = coach::gets_tips(&table)
        .then(|| Zone::keyed("z-tip", Some(coach::key_of_tip(&table)), move || coach::tip_zone(&game.around())));
    let Spoken { note, zones, .. } = game.spoken();
    let asks = Zone::new("z-ask", move || note::zone(&game.around(), &note, None));
    let end = Zone::keyed("z-end", end::key(&table), move || end::zone(game));
    let state = Zone::new("z-status", move || state(game));
    [state].into_iter().chain(coach).chain(tip).chain([asks]).chain(zones).chain([end, tools]).collect()
}

/// How far the game is, and whose turn it is. It is read where it stands; the caption says when it changes.
fn state(game: &dyn Game) -> Markup {
    let table = game.around();
    let is_mine = table.is_asked();
    let text = if is_mine { game.asks() } else { status::waiting(&table) };
    let progress = game.progress();
    html! {
        section #z-status .zone data-mine[is_mine] data-title=(text) aria-label=(table.say().text_state()) {
            p { (text) }
            @if let Some(banner) = progress.banner { p { strong { (banner) } } }
            @else if !progress.text.is_empty() { p { (sentence(&progress.text)) " " (sentence(&progress.means)) } }
            p #connection role="status" data-lost=(table.say().table_connection_lost()) {}
        }
    }
}

/// Buttons and keys by which something is said again; only a script can speak up.
fn say_again(game: &dyn Game, again: &[Again]) -> Markup {
    let say = game.around().say();
    let first = [('E', say.text_event(), "caption".to_owned()), ('Q', say.text_question(), "p-asked".to_owned())];
    html! {
        div.say-again.scripts-only role="group" aria-label=(say.text_again()) {
            p #again-keys { (say.text_again_keys()) }
            ul.plain.row {
                @for (key, label, of) in first.iter().chain(again) {
                    li { button.button.small type="button" data-again=(of) data-letter=(key) aria-keyshortcuts={ "Alt+Shift+" (key) } { (label) " " kbd aria-hidden="true" { (key) } } }
                }
            }
            p #heard role="status" {}
        }
    }
}

/// A part of the table with a heading, to be read.
#[must_use]
pub fn section(id: &str, title: &str, inner: &Markup) -> Markup {
    html! {
        section id=(id) .zone.in-words aria-labelledby={ (id) "-title" } {
            h2 id={ (id) "-title" } { (title) }
            (inner)
        }
    }
}

/// A part that is not there now.
#[must_use]
pub fn nothing(id: &str) -> Markup {
    html! { section id=(id) .zone hidden {} }
}

/// An answer as a button: what it is, and what is known of it besides. What a hint advises says so.
#[must_use]
pub fn answer(game: &dyn Game, words: &str, text: &str, is_advised: bool) -> Markup {
    html! {
        button.button.advised[is_advised] name="do" value=(words) {
            (upper(text)) @if is_advised { " (" (game.around().say().text_advised()) ")" }
        }
    }
}

/// A text as a sentence: what follows is heard apart from it.
fn sentence(text: &str) -> String {
    if text.is_empty() || text.ends_with(['.', '!', '?', '…']) { text.to_owned() } else { format!("{text}.") }
}

/// A text with a capital, as it begins a line.
#[must_use]
pub fn upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
