//! What the visitor is asked, with the one form that answers.

use maud::{Markup, html};
use session::Status;
use session::cards::{Ask, From, LINE_SIZE, Limit, Move, Must, Payment, Playable, Side, Species};

use super::desk::{Desk, source};
use super::pick;
use crate::page::books;
use crate::page::face;

/// The question, and the buttons that answer it.
#[must_use]
pub fn zone(desk: &Desk, refusal: Option<&Markup>) -> Markup {
    let is_idle = refusal.is_none() && desk.info().status != Status::Running;
    html! {
        section #z-ask .zone.ask hidden[is_idle] aria-labelledby="ask-title" {
            form #move method="post" action=(desk.at("/move")) data-ask=[desk.ask().map(kind)] {
                input type="hidden" name="version" value=(desk.info().version);
                @if let Some(draft) = desk.draft {
                    (of_draft(desk, draft))
                } @else if let Some(ask) = desk.ask() {
                    h2 #ask-title .question { (books::linked(&desk.teller.ask(ask))) }
                    div.answers { (answers(desk, ask)) }
                } @else {
                    h2 #ask-title .question.muted { (nothing_asked(desk)) }
                }
            }
            div #refusal role="alert" { @if let Some(refusal) = refusal { (refusal) } }
        }
    }
}

/// A word for the kind of question: a choice half made is kept while it stays the same.
const fn kind(ask: Ask) -> &'static str {
    match ask {
        Ask::Action { .. } => "action",
        Ask::Play { .. } => "play",
        Ask::Pay { .. } => "pay",
        Ask::Pick { .. } => "pick",
        Ask::PickGroup { .. } => "group",
        Ask::PickAny { .. } => "any",
        Ask::PickSpot { .. } => "spot",
        Ask::HandCheck { .. } => "hand-check",
        Ask::PickPlayer { .. } => "player",
        Ask::Confirm { .. } => "confirm",
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => "chance",
    }
}

fn nothing_asked(desk: &Desk) -> String {
    if desk.me().is_none() { desk.say().table_you_watch() } else { desk.say().table_not_asked() }
}

/// A play that is being made: which collection, and how to pay.
fn of_draft(desk: &Desk, draft: &Playable) -> Markup {
    let say = desk.say();
    html! {
        h2 #ask-title .question { (say.table_play(desk.teller.noun(draft.card))) }
        input type="hidden" name="play" value=(draft.card.slug());
        input type="hidden" name="from" value=(source(draft.from));
        div.answers {
            @if !draft.card.is_character() { (sides(desk, draft)) }
            @if let Some(payment) = desk.payment() {
                input type="hidden" name="pays" value="yes";
                (paying(desk, payment))
            }
            button.button.primary name="do" value="play" data-confirm { (say.table_play_it()) }
            a.button.quiet href=(desk.at("")) data-back { (say.table_back()) }
        }
    }
}

fn sides(desk: &Desk, draft: &Playable) -> Markup {
    let say = desk.say();
    let only = draft.ways.len() == 1;
    let top = |side: Side| {
        let seat = desk.me()?;
        desk.scene.view.table.seats[seat.index()].collections[side as usize].last().map(|top| top.card)
    };
    html! {
        fieldset.segmented {
            legend { (say.table_onto()) }
            @for side in Side::BOTH {
                @let is_legal = draft.ways.iter().any(|&(way, ..)| way == side);
                label {
                    input type="radio" name="side" value=(side.word()) required checked[only && is_legal] disabled[!is_legal];
                    span {
                        (if side == Side::Left { say.table_left() } else { say.table_right() })
                        " " small.muted { @match top(side) { Some(card) => (desk.teller.noun(card).one), None => (say.board_empty()) } }
                    }
                }
            }
        }
    }
}

/// The running sum of a payment, and what it must be.
fn paying(desk: &Desk, payment: Payment) -> Markup {
    let say = desk.say();
    let needs = if payment.least == payment.most {
        say.table_pay(payment.most)
    } else {
        say.table_pay_range(payment.least, payment.most)
    };
    html! {
        p.paying {
            (face::symbol("folds"))
            (needs) " "
            @if let Some(card) = payment.with { (say.ask_pay_with(desk.teller.noun(card))) " " }
            @if payment.cards > 1 { (say.ask_pay_cards(payment.cards)) " " }
            @if payment.discard { (say.ask_pay_discard()) " " }
            (running_sum(payment))
        }
    }
}

fn running_sum(payment: Payment) -> Markup {
    html! {
        output.sum data-name="pay" data-also=[payment.discard.then_some("discard")]
            data-least=(payment.least) data-most=(payment.most) data-cards=(payment.cards) { "" }
    }
}

fn answers(desk: &Desk, ask: Ask) -> Markup {
    let say = desk.say();
    match ask {
        Ask::Action { .. } => action(desk),
        // The question has said what must be paid.
        Ask::Pay { payment, .. } => html! {
            p.paying { (face::symbol("folds")) (running_sum(payment)) }
            button.button.primary name="do" value="pay" data-confirm { (say.table_pay_it()) }
            (take_back(desk))
        },
        Ask::PickGroup { limit, must, .. } => html! {
            (group(limit))
            button.button.primary name="do" value="take" data-confirm { (say.table_take()) }
            (decline(desk, must))
        },
        Ask::PickAny { .. } => html! {
            button.button.primary name="do" value="discard-any" data-confirm { (say.table_discard_these()) }
        },
        Ask::HandCheck { left } => html! {
            output.sum data-name="hand" data-count=(left) { "" }
            button.button.primary name="do" value="discard" data-confirm { (say.table_discard_these()) }
        },
        Ask::Play { terms, .. } => decline(desk, terms.must),
        Ask::Pick { from, must, .. } => html! {
            @if !matches!(from, From::Line(_) | From::Hand(_) | From::RestOfHand) { (menu(desk)) }
            (decline(desk, must))
        },
        Ask::PickSpot { must, .. } => html! { (listed(desk, |m| matches!(m, Move::Spot(..)))) (decline(desk, must)) },
        Ask::PickPlayer { must, .. } => {
            html! { (listed(desk, |m| matches!(m, Move::Player(_)))) (decline(desk, must)) }
        }
        Ask::Confirm { .. } => html! {
            button.button.primary name="do" value="yes" { (say.table_yes()) }
            @if desk.is_legal(Move::No) { button.button name="do" value="no" { (say.table_no()) } }
        },
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => html! {},
    }
}

fn action(desk: &Desk) -> Markup {
    let say = desk.say();
    let Some(help) = desk.me().map(|seat| &desk.help.seats[seat.index()]) else { return html! {} };
    let (limit, most_cards) = (help.draw_limit, help.draw_cards);
    let can_draw = desk.scene.legal.iter().any(|m| matches!(m, Move::Draw(_)));
    html! {
        @if can_draw {
            p.paying {
                (say.table_draw_up_to(limit)) " "
                @if help.draw_any_single { (say.table_draw_single()) " " }
                @if most_cards < LINE_SIZE { (say.table_draw_cards(most_cards)) " " }
                output.sum data-name="line" data-least="1" data-most=(limit) data-single[help.draw_any_single] { "" }
            }
            button.button.primary name="do" value="draw" data-confirm { (say.table_draw()) }
        }
        @if desk.is_legal(Move::Pass) { button.button name="do" value="pass" { (say.table_pass()) } }
    }
}

fn group(limit: Limit) -> Markup {
    match limit {
        Limit::AtMost(most) => html! { output.sum data-name="line" data-least="1" data-most=(most) { "" } },
        Limit::AtMostWithTopDiscard(most) => {
            html! { output.sum data-name="line" data-apart="discard" data-least="0" data-most=(most) { "" } }
        }
        Limit::Exactly(exactly) => {
            html! { output.sum data-name="line" data-least=(exactly) data-most=(exactly) { "" } }
        }
        Limit::Cards(count) => html! { output.sum data-name="line" data-count=(count) { "" } },
    }
}

/// The player may do without.
fn decline(desk: &Desk, must: Must) -> Markup {
    html! {
        @if must == Must::May && desk.is_legal(Move::No) {
            button.button name="do" value="no" { (desk.say().table_decline()) }
        }
    }
}

fn take_back(desk: &Desk) -> Markup {
    html! {
        @if desk.around.close.may_take_back {
            button.button.quiet form="deed" name="do" value="take-back" data-back { (desk.say().table_back()) }
        }
    }
}

/// The cards to choose from that lie neither in the hand nor in the Draw Line.
fn menu(desk: &Desk) -> Markup {
    let cards: Vec<Species> = desk.picks().collect();
    html! { ul.cards.menu data-place="menu" { @for card in cards { li { (pick::press(desk, card)) } } } }
}

/// Answers as a list of buttons with words.
fn listed(desk: &Desk, wanted: impl Fn(&Move) -> bool) -> Markup {
    html! {
        ul.choices {
            @for &m in desk.scene.legal.iter().filter(|m| wanted(m)) {
                li {
                    button.button name="do" value=(desk.scene.words(m)) {
                        (desk.teller.in_short(m))
                        @if let Some(card) = lies_at(desk, m) { " " strong { (desk.teller.noun(card).one) } }
                    }
                }
            }
        }
    }
}

/// The card at a place that can be chosen.
fn lies_at(desk: &Desk, m: Move) -> Option<Species> {
    let Move::Spot(seat, side, place) = m else { return None };
    let is_card = desk.is_target(seat, side, place.into());
    let column = &desk.scene.view.table.seats.get(seat.index())?.collections[side as usize];
    column.get(usize::from(place).checked_sub(1)?).filter(|_| is_card).map(|there| there.card)
}
