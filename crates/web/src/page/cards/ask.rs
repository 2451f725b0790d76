//! What the visitor is asked, on the note, with the one form that answers.

use maud::{Markup, html};
use session::cards::{Ask, From, LINE_SIZE, Limit, Move, Must, Payment, Playable, Source, Species, Spot};

use super::desk::{Desk, source};
use crate::page::books;
use crate::page::table::note::{self, Note};

/// The question, and the buttons that answer it.
#[must_use]
pub fn zone(desk: &Desk, refusal: Option<&Markup>) -> Markup {
    let note = match (desk.draft, desk.ask()) {
        (Some(draft), _) => of_draft(desk, draft),
        (None, Some(ask)) => Note {
            kind: Some(kind(ask)),
            why: why(desk, ask),
            question: html! { (question(desk, ask)) },
            how: how(desk, ask),
            answers: answers(desk, ask),
            leads_back: matches!(ask, Ask::Pay { .. }),
        },
        (None, None) => note::waiting(&desk.around),
    };
    // What every turn begins with is where newcomers have time to read.
    let is_turn = note.kind == Some("action");
    let how = html! { (note.how) @if is_turn { p.newcomer { (desk.say().note_touch_to_read()) } } };
    note::zone(&desk.around, &Note { how, ..note }, refusal)
}

/// A word for the kind of question.
#[must_use]
pub const fn kind(ask: Ask) -> &'static str {
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

/// Whose turn or card asks, in a few words: it is "your turn" on one's own turn only.
#[must_use]
pub fn asks(desk: &Desk) -> String {
    let say = desk.say();
    let Some(of) = desk.ask().and_then(Ask::of) else { return say.table_your_turn() };
    match desk.owner(of) {
        Some(seat) if desk.me() == Some(seat) => say.note_yours(desk.teller.noun(of)),
        Some(seat) => say.note_asks(desk.teller.noun(of), desk.name(seat)),
        None => say.note_of(desk.teller.noun(of)),
    }
}

/// Whose card or turn it is, and what the card says.
#[must_use]
pub fn why(desk: &Desk, ask: Ask) -> Markup {
    let say = desk.say();
    // Where the sentence below tells the effect, it is not quoted besides.
    let of = match ask {
        Ask::Pay { card, .. } => Some(card),
        Ask::Play { .. } | Ask::PickGroup { .. } | Ask::PickAny { .. } => None,
        _ => ask.of(),
    };
    html! {
        @if let Ask::Pay { card, .. } = ask { b { (desk.teller.noun(card).one) } } @else { b { (asks(desk)) } }
        @if let Some(of) = of {
            " " span.effect data-card=(of.slug()) { (say.note_quoted(desk.teller.effect(of))) }
        }
        @if matches!(ask, Ask::Action { .. }) { (full_hand(desk)) }
    }
}

/// What becomes of a hand that is full: who draws should know it before.
fn full_hand(desk: &Desk) -> Markup {
    let Some(me) = desk.me() else { return html! {} };
    let (hand, limit) = (desk.scene.view.table.seats[me.index()].hand, desk.help.seats[me.index()].hand_limit);
    html! { @if hand >= limit { " " span.full-hand { (desk.say().note_full_hand(limit)) } } }
}

/// What is asked, in a few words.
#[must_use]
pub fn question(desk: &Desk, ask: Ask) -> String {
    let say = desk.say();
    match ask {
        Ask::Action { extra: false } if can_use(desk) => say.note_action_or_use(),
        Ask::Action { extra: false } => say.note_action(),
        Ask::Action { extra: true } => say.note_another_action(),
        Ask::Play { terms, .. } if terms.from == Source::Line => say.note_play_bonus(),
        Ask::Play { .. } => to_play(desk),
        Ask::Pay { payment, .. } => to_pay(desk, payment),
        Ask::Pick { .. } => say.note_pick(),
        Ask::PickGroup { .. } => say.note_take(),
        Ask::PickAny { .. } => say.note_discard_any(),
        Ask::PickSpot { spot: Spot::NewPlace, .. } => say.note_place(),
        Ask::PickSpot { .. } => say.note_origami(),
        Ask::HandCheck { left } => say.note_discard(left),
        Ask::PickPlayer { .. } => say.note_player(),
        Ask::Confirm { .. } => say.note_confirm(),
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => String::new(),
    }
}

/// Some cards may be taken, or taken instead of being played: it says what can be done now.
fn to_play(desk: &Desk) -> String {
    let (say, legal) = (desk.say(), &desk.scene.legal);
    let can_take = legal.iter().any(|m| matches!(m, Move::Pick(_)));
    let can_play = legal.iter().any(|m| matches!(m, Move::Play(..) | Move::PlayDiscard(..)));
    match (can_take, can_play) {
        (true, true) => say.note_take_or_play(),
        (true, false) => say.note_take_one(),
        (false, _) => say.note_play(),
    }
}

fn to_pay(desk: &Desk, payment: Payment) -> String {
    if payment.least == payment.most {
        desk.say().note_pay(payment.most)
    } else {
        desk.say().note_pay_range(payment.least, payment.most)
    }
}

/// How to answer, where things lie.
fn how(desk: &Desk, ask: Ask) -> Markup {
    let say = desk.say();
    match ask {
        Ask::Action { .. } => how_to_act(desk),
        Ask::Pay { payment, .. } => paying(desk, payment),
        Ask::PickSpot { spot, .. } => html! {
            p { (match spot { Spot::AnyOrigami => say.note_how_to_bottom(), Spot::OwnOrigami => say.note_how_move(), Spot::NewPlace => say.note_how_place() }) }
        },
        Ask::PickPlayer { .. } => html! { p { (say.note_how_player()) } },
        // The card has said it.
        Ask::Confirm { .. } => html! {},
        _ => html! { p { (books::linked(&desk.teller.ask(ask))) } },
    }
}

/// Is there a special action to be used?
fn can_use(desk: &Desk) -> bool {
    desk.help.specials.iter().any(|special| matches!(special, Some(Ok(()))))
}

fn how_to_act(desk: &Desk) -> Markup {
    let say = desk.say();
    let Some(help) = desk.me().map(|seat| &desk.help.seats[seat.index()]) else { return html! {} };
    html! {
        @if desk.can_draw() {
            p {
                b { (say.table_draw()) } ": " (say.note_how_draw(help.draw_limit)) " "
                @if help.draw_any_single { (say.table_draw_single()) " " }
                @if help.draw_cards < LINE_SIZE { (say.table_draw_cards(help.draw_cards)) }
            }
        }
        p { b { (say.table_play_it()) } ": " (say.note_how_play()) }
        @if can_use(desk) { p { b { (say.table_use()) } ": " (say.note_how_use()) } }
    }
}

/// A play that is being made: which collection, and how to pay.
fn of_draft(desk: &Desk, draft: &Playable) -> Note {
    let say = desk.say();
    let payment = desk.payment();
    let sides = !draft.card.is_character();
    let why = html! {
        b { (desk.teller.noun(draft.card).one) } " "
        span.effect data-card=(draft.card.slug()) { (say.note_quoted(desk.teller.effect(draft.card))) }
    };
    let question = match payment {
        Some(payment) => to_pay(desk, payment),
        None => say.table_play(desk.teller.noun(draft.card)),
    };
    let how = html! {
        @if let Some(payment) = payment { (paying(desk, payment)) }
        @if sides && draft.ways.len() > 1 { p.onto-how { (say.note_how_onto()) } }
    };
    let answers = html! {
        input type="hidden" name="play" value=(draft.card.slug());
        input type="hidden" name="from" value=(source(draft.from));
        @if payment.is_some() { input type="hidden" name="pays" value="yes"; }
        button.button.primary name="do" value="play" data-confirm { (say.table_play_it()) }
        a.button href=(desk.at("")) data-back { (say.table_back()) }
    };
    let kind = if payment.is_some() { "pay" } else { "onto" };
    Note { kind: Some(kind), why, question: html! { (question) }, how, answers, leads_back: false }
}

/// What must be paid, as a bar that fills up.
fn paying(desk: &Desk, payment: Payment) -> Markup {
    let say = desk.say();
    html! {
        div.paying {
            meter.bar min="0" max=(payment.most) value="0" data-of="pay" aria-hidden="true" {}
            (running_sum(desk, payment))
        }
        p {
            (say.note_how_pay()) " "
            @if let Some(card) = payment.with { (say.ask_pay_with(desk.teller.noun(card))) " " }
            @if payment.cards > 1 { (say.ask_pay_cards(payment.cards)) " " }
            @if payment.discard { (say.ask_pay_discard()) }
        }
    }
}

fn running_sum(desk: &Desk, payment: Payment) -> Markup {
    let say = desk.say();
    html! {
        output.sum data-name="pay" data-also=[payment.discard.then_some("discard")]
            data-least=(payment.least) data-most=(payment.most) data-cards=(payment.cards) data-over=(say.note_too_much()) { "" }
    }
}

fn answers(desk: &Desk, ask: Ask) -> Markup {
    let say = desk.say();
    match ask {
        Ask::Action { .. } => action(desk),
        Ask::Pay { .. } => html! {
            button.button.primary name="do" value="pay" data-confirm { (say.table_pay_it()) }
        },
        Ask::PickGroup { limit, must, .. } => html! {
            button.button.primary name="do" value="take" data-confirm { (say.table_take()) " " (group(limit)) }
            (decline(desk, must))
        },
        Ask::PickAny { .. } => html! {
            button.button.primary name="do" value="discard-any" data-confirm { (say.table_discard_these()) }
        },
        Ask::HandCheck { left } => html! {
            button.button.primary name="do" value="discard" data-confirm {
                (say.table_discard_these()) " " output.sum data-name="hand" data-count=(left) { "" }
            }
        },
        Ask::Play { terms, .. } => decline(desk, terms.must),
        Ask::Pick { must, .. } | Ask::PickSpot { must, .. } | Ask::PickPlayer { must, .. } => decline(desk, must),
        Ask::Confirm { .. } => html! {
            button.button.primary.advised[desk.is_taken(Move::Yes)] name="do" value="yes" { (say.table_yes()) }
            @if desk.is_legal(Move::No) { button.button.advised[desk.is_taken(Move::No)] name="do" value="no" { (say.table_no()) } }
        },
        Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => html! {},
    }
}

fn action(desk: &Desk) -> Markup {
    let say = desk.say();
    let Some(help) = desk.me().map(|seat| &desk.help.seats[seat.index()]) else { return html! {} };
    html! {
        @if desk.can_draw() {
            button.button.primary name="do" value="draw" data-confirm {
                (say.table_draw()) " "
                output.sum data-name="line" data-least="1" data-most=(help.draw_limit) data-single[help.draw_any_single] { "" }
            }
        }
        @if desk.is_legal(Move::Pass) { button.button.advised[desk.is_taken(Move::Pass)] name="do" value="pass" { (say.table_pass()) } }
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
            button.button.advised[desk.is_taken(Move::No)] name="do" value="no" { (desk.say().table_decline()) }
        }
    }
}

/// The cards to choose from that lie nowhere on the table; they are laid out where the Draw Line is.
#[must_use]
pub fn offered(desk: &Desk) -> Option<Vec<Species>> {
    match desk.ask()? {
        Ask::Pick { from: From::Line(_) | From::Hand(_) | From::RestOfHand | From::VisibleInstants, .. } => None,
        Ask::Pick { .. } => Some(desk.picks().collect()),
        _ => None,
    }
}
