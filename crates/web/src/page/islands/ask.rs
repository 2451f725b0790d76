//! What the visitor is asked, on the note; or what everybody waits for.

use maud::{Markup, html};
use session::Status;
use session::islands::{Ask, Asked, Move, Shape, Source};

use super::{Desk, auction, bid, emblem, keep, paint, research};
use crate::page::books;
use crate::page::table::note::{self, Note};

/// The question and the form of its answer.
#[must_use]
pub fn zone(desk: &Desk, refusal: Option<&Markup>) -> Markup {
    let note = desk.ask().map_or_else(|| waiting(desk), |ask| asked(desk, ask));
    note::zone(&desk.around, &note, refusal)
}

/// A word for the kind of question: a choice half made is kept while it stays the same.
#[must_use]
pub const fn kind(ask: Ask) -> &'static str {
    match ask {
        Ask::Keep => "keep",
        Ask::Bid { .. } => "bid",
        Ask::Shape { .. } => "shape",
        Ask::Paint { .. } => "paint",
        Ask::Richest { .. } => "richest",
        Ask::Token { .. } => "token",
        Ask::Technology { .. } => "technology",
        Ask::Research => "research",
        Ask::FormFirst => "form",
        Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. } => "chance",
    }
}

fn asked(desk: &Desk, ask: Ask) -> Note {
    let note = match ask {
        Ask::Keep => keep::note(desk),
        Ask::Bid { card, least } => bid::note(desk, card, least),
        Ask::Shape { source } => shapes(desk, source),
        Ask::Paint { .. } => paint::note(desk),
        Ask::Richest { .. } => of_players(desk, ask, &desk.say().islands_note_from()),
        Ask::Token { .. } => of_players(desk, ask, &desk.say().islands_note_token()),
        Ask::FormFirst => listed(desk, ask, &desk.say().islands_note_form()),
        Ask::Technology { moment } => research::using(desk, moment),
        Ask::Research => research::researching(desk),
        // Chance is asked nothing here.
        Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. } => {
            note::waiting(&desk.around)
        }
    };
    Note { kind: Some(kind(ask)), leads_back: true, ..note }
}

/// A note with words only.
#[must_use]
pub fn plain(why: Markup, question: &str, how: Markup, answers: Markup) -> Note {
    Note { kind: None, why, question: html! { (question) }, how, answers, leads_back: false }
}

/// The shapes to choose from, drawn; those that fit nowhere say why.
fn shapes(desk: &Desk, source: Source) -> Note {
    let (say, board) = (desk.say(), desk.scene.setup.atlas().board());
    let why = if source == Source::Grove { say.islands_note_shape_why(source.word()) } else { auction::state(desk) };
    let one = |shape: Shape| {
        let (m, drawn) = (Move::Shape(shape), emblem::shape(board, shape));
        let name = html! { (drawn) span.visually-hidden { (desk.teller.shape(shape)) } };
        let unfit = desk.help.blocked.iter().find(|(blocked, _)| *blocked == shape);
        html! {
            @if desk.is_legal(m) {
                li { button.button.drawn.advised[desk.is_taken(m)] name="do" value=(desk.scene.words(m)) title=(desk.teller.shape(shape)) { (name) } }
            } @else if let Some(&(_, refused)) = unfit {
                li.unfit {
                    button.button.drawn type="button" aria-describedby={ "unfit-" (shape.number()) } { (name) }
                    span.tip.high id={ "unfit-" (shape.number()) } role="tooltip" { (books::linked(&desk.refusal(m, refused))) }
                }
            }
        }
    };
    let answers = html! { ul.choices.shapes { @for shape in Shape::ALL { (one(shape)) } } };
    plain(html! { (why) }, &say.islands_note_shape(), html! { p { (say.islands_note_shape_how()) } }, answers)
}

/// A question to which the players have the answers: what can be taken from each stands with them.
#[must_use]
pub fn of_players(desk: &Desk, ask: Ask, question: &str) -> Note {
    let how = html! { p { (books::linked(&desk.teller.ask(ask))) } };
    plain(html! { (desk.say().table_your_turn()) }, question, how, html! {})
}

/// Answers as a list of buttons.
fn listed(desk: &Desk, ask: Ask, question: &str) -> Note {
    let Some(me) = desk.me() else { return note::waiting(&desk.around) };
    let answers = html! {
        ul.choices {
            @for &m in &desk.scene.legal {
                li { button.button.advised[desk.is_taken(m)] name="do" value=(desk.scene.words(m)) { span.short { (desk.teller.in_short(me, m)) } } }
            }
        }
    };
    Note { answers, ..of_players(desk, ask, question) }
}

/// What everybody waits for, and what can be done meanwhile.
#[must_use]
pub fn waiting(desk: &Desk) -> Note {
    let (say, table) = (desk.say(), desk.table());
    let me = desk.me();
    if me.and_then(|seat| desk.seat(seat)).is_some_and(|at| at.choice.is_some()) {
        return keep::chosen(desk);
    }
    if desk.help.easel.as_ref().is_some_and(|easel| easel.is_ahead) {
        return Note { why: html! { (awaited(desk)) }, ..paint::note(desk) };
    }
    let is_bidding = table.card.is_some() && table.winner.is_none() && table.passed.len() < desk.scene.setup.players();
    let has_passed = is_bidding && me.is_some_and(|seat| table.passed.has(seat));
    let how = match me {
        None => note::watching(&desk.around),
        Some(_) if has_passed => say.islands_have_passed(),
        Some(_) if table.round > 0 && !desk.is_solo() => say.islands_meanwhile(),
        Some(_) => String::new(),
    };
    let why = if table.round > 0 { auction::state(desk) } else { String::new() };
    plain(html! { (why) }, &awaited(desk), html! { p { (how) } }, html! {})
}

/// Who is asked what.
#[must_use]
pub fn awaited(desk: &Desk) -> String {
    let say = desk.say();
    match desk.scene.view.asked {
        _ if desk.info().status != Status::Running => String::new(),
        Asked::Seat(seat, ask) => {
            let key = match ask {
                Ask::Bid { .. } => "bid",
                Ask::Paint { .. } => "paint",
                _ => "other",
            };
            say.islands_waits(key, &desk.teller.person(seat))
        }
        Asked::Together(seats, _) => {
            let names: Vec<_> = seats.iter().map(|seat| desk.around.name(seat)).collect();
            say.islands_still_choosing(&names.join(", "))
        }
        Asked::Chance(..) => say.table_chance(),
        Asked::Over => String::new(),
    }
}
