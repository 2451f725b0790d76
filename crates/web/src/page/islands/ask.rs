//! What the visitor is asked, with the one form that answers; or what everybody waits for.

use maud::{Markup, html};
use session::Status;
use session::islands::{Ask, Asked, Move, Shape};

use super::{Desk, bid, emblem, keep, paint, research};
use crate::page::{books, face};

/// The question and the form of its answer.
#[must_use]
pub fn zone(desk: &Desk, refusal: Option<&Markup>) -> Markup {
    let is_idle = refusal.is_none() && desk.info().status != Status::Running;
    html! {
        section #z-ask .zone.ask hidden[is_idle] aria-labelledby="ask-title" {
            form #move method="post" action=(desk.at("/move")) data-ask=[desk.ask().map(kind)] {
                input #p-move-version type="hidden" name="version" value=(desk.info().version);
                @if let Some(ask) = desk.ask() {
                    h2 #ask-title .question { (books::linked(&desk.teller.ask(ask))) }
                    (answers(desk, ask))
                } @else {
                    (waiting(desk))
                }
            }
            div #refusal role="alert" { @if let Some(refusal) = refusal { (refusal) } }
        }
    }
}

/// A word for the kind of question: a choice half made is kept while it stays the same.
const fn kind(ask: Ask) -> &'static str {
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

fn answers(desk: &Desk, ask: Ask) -> Markup {
    match ask {
        Ask::Keep => keep::form(desk),
        Ask::Bid { card, least } => bid::form(desk, card, least),
        Ask::Shape { .. } => html! { div.answers { (shapes(desk)) (take_back(desk)) } },
        Ask::Paint { .. } => html! { (paint::form(desk)) (take_back(desk)) },
        Ask::Richest { .. } | Ask::Token { .. } | Ask::FormFirst => {
            html! { div.answers { (listed(desk)) (take_back(desk)) } }
        }
        Ask::Technology { .. } | Ask::Research => html! { (research::form(desk)) (take_back(desk)) },
        // Chance is asked nothing here.
        Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. } => html! {},
    }
}

/// The shapes to choose from, drawn; those that fit nowhere say why.
fn shapes(desk: &Desk) -> Markup {
    let board = desk.scene.setup.atlas().board();
    html! {
        ul.choices.shapes {
            @for shape in Shape::ALL {
                @let m = Move::Shape(shape);
                @if desk.is_legal(m) {
                    li {
                        button.button.drawn name="do" value=(desk.scene.words(m)) {
                            (emblem::shape(board, shape)) span { (desk.teller.shape(shape)) }
                        }
                    }
                } @else if let Some(&(_, why)) = desk.help.blocked.iter().find(|(blocked, _)| *blocked == shape) {
                    li.unfit {
                        span.drawn { (emblem::shape(board, shape)) span { (desk.teller.shape(shape)) } }
                        small.muted { (books::linked(&desk.refusal(m, why))) }
                    }
                }
            }
        }
    }
}

/// Answers as a list of buttons with words.
fn listed(desk: &Desk) -> Markup {
    let (say, Some(me)) = (desk.say(), desk.me()) else { return html! {} };
    html! {
        ul.choices {
            @for &m in &desk.scene.legal {
                li {
                    button.button name="do" value=(desk.scene.words(m)) {
                        span.short { (desk.teller.in_short(me, m)) }
                        @if let Move::From(other) = m {
                            @if let Some(at) = desk.seat(other) { small { (say.islands_coins(at.coins)) } }
                        }
                    }
                }
            }
        }
    }
}

/// One step back, where the last answer can still be taken back.
#[must_use]
pub fn take_back(desk: &Desk) -> Markup {
    html! {
        @if desk.around.close.may_take_back {
            button.button.quiet form="deed" name="do" value="take-back" data-back {
                (face::symbol("undo")) (desk.say().table_take_back())
            }
        }
    }
}

/// What everybody waits for, and what can be done meanwhile.
fn waiting(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), desk.table());
    let me = desk.me();
    let has_chosen = me.and_then(|seat| desk.seat(seat)).is_some_and(|at| at.choice.is_some());
    if has_chosen {
        return keep::chosen(desk);
    }
    let is_bidding = table.card.is_some() && table.winner.is_none() && table.passed.len() < desk.scene.setup.players();
    let has_passed = is_bidding && me.is_some_and(|seat| table.passed.has(seat));
    let is_ahead = desk.help.easel.as_ref().is_some_and(|easel| easel.is_ahead);
    html! {
        h2 #ask-title .question.muted { (awaited(desk)) }
        @if me.is_none() {
            p.muted { (say.table_you_watch()) }
        } @else if is_ahead {
            (paint::form(desk))
        } @else if has_passed {
            p.muted { (say.islands_have_passed()) }
        } @else if table.round > 0 && !desk.is_solo() {
            p.muted { (say.islands_meanwhile()) }
        }
    }
}

/// Who is asked what.
fn awaited(desk: &Desk) -> String {
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
