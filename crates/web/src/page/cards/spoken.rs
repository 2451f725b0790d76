//! The text view of a card game: the question with all its answers, the hand, the Draw Line, collections, and the others.

use maud::{Markup, html};
use session::Seat;
use session::cards::{Ask, InCollection, Kind, Limit, Move, Rest, Scored, Side, Species};

use super::desk::Desk;
use super::{ask, seats};
use crate::page::books;
use crate::page::table::note::{self, Note};
use crate::page::table::spoken::{Spoken, answer, nothing, section};
use crate::page::table::zone::Zone;

/// All of it.
#[must_use]
pub fn of<'a>(desk: &'a Desk<'a>) -> Spoken<'a> {
    let say = desk.say();
    let players = desk.scene.view.table.seats.len() as u8;
    let me = desk.me().map_or(0, |me| me.0);
    let in_turn = (0..players).map(move |n| Seat((me + n) % players));
    let seats = in_turn.map(move |seat| Zone::new(format!("z-seat-{}", seat.0), move || player(desk, seat)));
    let mut zones = vec![
        Zone::new("z-hand", || hand(desk)),
        Zone::new("z-line", || line(desk)),
        Zone::new("z-characters", || characters(desk)),
    ];
    zones.extend(seats);
    zones.extend([Zone::new("z-deck", || deck(desk)), Zone::new("z-scores", || scores(desk))]);
    let mut again =
        vec![('L', say.board_line(), "z-line".to_owned()), ('S', say.table_scores(), "z-scores".to_owned())];
    if desk.me().is_some() {
        again.insert(0, ('H', say.text_hand(), "z-hand".to_owned()));
    }
    Spoken { note: question(desk), zones, again }
}

/// The question, and all that answers it.
fn question(desk: &Desk) -> Note {
    let Some(ask) = desk.ask() else { return note::waiting(&desk.around) };
    Note {
        kind: Some(ask::kind(ask)),
        why: ask::why(desk, ask),
        question: html! { (ask::question(desk, ask)) },
        how: html! { p { (books::linked(&desk.teller.ask(ask))) } },
        answers: answers(desk, ask),
        leads_back: matches!(ask, Ask::Pay { .. }),
    }
}

fn answers(desk: &Desk, ask: Ask) -> Markup {
    let say = desk.say();
    let (hand, line) = (&desk.scene.view.table.hand, &desk.scene.view.table.line);
    match ask {
        Ask::Action { .. } => action(desk),
        Ask::Pay { payment, card, .. } => {
            let mut rest = hand.clone();
            // One copy is the card that is played; it can't pay for itself.
            if let Some(at) = rest.iter().position(|&held| held == card) {
                rest.remove(at);
            }
            html! {
                (boxes(desk, &say.text_pay_with(), "pay", &rest, payment.with))
                @if payment.discard { (top_discard(desk)) }
                (sum(desk, "pay", (payment.least, payment.most), payment.cards))
                button.button.primary name="do" value="pay" data-confirm { (say.table_pay_it()) }
            }
        }
        Ask::PickGroup { limit, .. } => {
            let (least, most) = match limit {
                Limit::AtMost(most) => (1, most),
                Limit::AtMostWithTopDiscard(most) => (0, most),
                Limit::Exactly(folds) => (folds, folds),
                Limit::Cards(_) => (0, u8::MAX),
            };
            html! {
                (boxes(desk, &say.board_line(), "line", line, None))
                @if matches!(limit, Limit::AtMostWithTopDiscard(_)) { (top_discard(desk)) }
                @match limit {
                    Limit::Cards(count) => (chosen(desk, "line", count)),
                    _ => (sum(desk, "line", (least, most), 0)),
                }
                button.button.primary name="do" value="take" data-confirm { (say.table_take()) }
                (one_by_one(desk))
            }
        }
        Ask::PickAny { .. } => html! {
            (boxes(desk, &say.text_hand(), "hand", hand, None))
            button.button.primary name="do" value="discard-any" data-confirm { (say.table_discard_these()) }
        },
        Ask::HandCheck { left } => html! {
            (boxes(desk, &say.text_hand(), "hand", hand, None))
            (chosen(desk, "hand", left))
            button.button.primary name="do" value="discard" data-confirm { (say.table_discard_these()) }
        },
        _ => html! { (one_by_one(desk)) (blocked(desk)) },
    }
}

/// An action: draw, play or use.
fn action(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    let Some(help) = desk.me().and_then(|seat| desk.help.seats.get(seat.index())) else { return html! {} };
    html! {
        @if desk.can_draw() {
            h3 { (say.table_draw()) }
            (boxes(desk, &say.board_line(), "line", &table.line, None))
            (sum(desk, "line", (1, help.draw_limit), 0))
            @if help.draw_any_single { p { (say.table_draw_single()) } }
            button.button.primary name="do" value="draw" data-confirm { (say.table_draw()) }
        }
        @if !desk.help.playable.is_empty() { h3 { (say.table_play_it()) } }
        (one_by_one(desk))
        (blocked(desk))
    }
}

/// Answers that are one button each.
fn one_by_one(desk: &Desk) -> Markup {
    let is_one = |m: &&Move| !matches!(m, Move::Draw(_) | Move::Pay(_) | Move::PayWithDiscard(_) | Move::Take(..));
    let moves: Vec<Move> = desk.scene.legal.iter().filter(is_one).copied().collect();
    html! {
        @if !moves.is_empty() {
            ul.choices {
                @for m in moves { li { (answer(desk, &desk.scene.words(m), &text(desk, m), desk.is_taken(m))) } }
            }
        }
    }
}

/// An answer in words, with what one has to know to give it.
fn text(desk: &Desk, m: Move) -> String {
    let say = desk.say();
    let told = desk.teller.in_short(m);
    let besides = match m {
        Move::Play(card, side) | Move::PlayDiscard(card, side) => {
            let way = |playable: &&session::cards::Playable| {
                playable.card == card && playable.ways.iter().any(|&(onto, what, _)| onto == side && what == m)
            };
            let price = desk.help.playable.iter().find(way).and_then(|p| p.ways.iter().find_map(|way| way.2));
            match price {
                Some(price) if price.least < price.most => say.note_pay_range(price.least, price.most),
                other => say.note_pay(other.map_or(0, |price| price.most)),
            }
        }
        Move::Pick(card) => in_short(desk, card),
        Move::Spot(whose, side, place) => {
            let cards = &desk.scene.view.table.seats[whose.index()].collections[side as usize];
            let there = usize::from(place).checked_sub(1).and_then(|place| cards.get(place));
            match desk.ask() {
                Some(Ask::PickSpot { spot: session::cards::Spot::NewPlace, .. }) | None => String::new(),
                Some(_) => there.map_or_else(String::new, |card| name(desk, card.card)),
            }
        }
        Move::Use(side) => {
            let cards = desk.me().map(|me| &desk.scene.view.table.seats[me.index()].collections[side as usize]);
            cards.and_then(|cards| cards.last()).map_or_else(String::new, |top| named_with_effect(desk, top.card))
        }
        _ => String::new(),
    };
    if besides.is_empty() { told } else { format!("{told}: {besides}") }
}

/// What can't be played now, and why: folded away, since it is no answer.
fn blocked(desk: &Desk) -> Markup {
    let say = desk.say();
    let cards = &desk.help.blocked;
    html! {
        @if !cards.is_empty() {
            details #text-blocked {
                summary { (say.text_blocked(cards.len() as i64)) }
                ul {
                    @for blocked in cards {
                        li { (name(desk, blocked.card)) ": " (books::linked(&desk.teller.refusal(desk.scene.ask, blocked.what, blocked.why))) }
                    }
                }
            }
        }
        @for side in Side::BOTH {
            @if let Some(Err(why)) = desk.help.specials[side as usize] {
                p.muted { (books::linked(&desk.teller.refusal(desk.scene.ask, Move::Use(side), why))) }
            }
        }
    }
}

/// Cards with boxes, each with its folds; the one that must be among them is ticked.
fn boxes(desk: &Desk, title: &str, group: &str, cards: &[Species], must: Option<Species>) -> Markup {
    let mut ticked: Vec<Species> = desk.to_tick().0.into_iter().chain(must).collect();
    let mut take = |card: Species| {
        let at = ticked.iter().position(|&one| one == card);
        at.map(|at| ticked.remove(at)).is_some()
    };
    html! {
        fieldset.boxes {
            legend { (title) }
            @for &card in cards { (tick(desk, group, card, take(card))) }
        }
    }
}

fn tick(desk: &Desk, group: &str, card: Species, is_ticked: bool) -> Markup {
    let folds = desk.teller.edition.facts(card).folds;
    html! {
        label.check {
            input type="checkbox" name=(group) value=(card.slug()) data-folds=(folds) checked[is_ticked];
            span { (name(desk, card)) ", " (desk.say().page_card_folds(folds)) }
        }
    }
}

fn top_discard(desk: &Desk) -> Markup {
    html! {
        @if let Some(&top) = desk.scene.view.table.discards.last() {
            fieldset.boxes { legend { (desk.say().text_top_discard()) } (tick(desk, "discard", top, desk.to_tick().1)) }
        }
    }
}

/// What is ticked adds up to so many folds; it is said when it changes.
fn sum(desk: &Desk, group: &str, (least, most): (u8, u8), cards: u8) -> Markup {
    let say = desk.say();
    html! {
        p.so-far.scripts-only {
            (say.text_ticked()) " "
            output.sum data-name=(group) data-also=[(group == "pay").then_some("discard")] data-apart=[(least == 0).then_some("discard")]
                data-least=(least) data-most=(most) data-cards=(cards) { span.value { "0" } " / " (most) }
        }
    }
}

/// So many cards are to be ticked.
fn chosen(desk: &Desk, group: &str, count: u8) -> Markup {
    html! {
        p.so-far.scripts-only { (desk.say().text_chosen()) " " output.sum data-name=(group) data-count=(count) { span.value { "0" } " / " (count) } }
    }
}

/// What a card is called.
fn name(desk: &Desk, card: Species) -> String {
    desk.teller.noun(card).one.to_owned()
}

/// The facts of a card that matter in a hand: cost, folds, points.
fn in_short(desk: &Desk, card: Species) -> String {
    let (say, facts) = (desk.say(), desk.teller.edition.facts(card));
    let cost = (!card.is_rice_paper()).then(|| say.page_card_cost(facts.cost));
    let points = facts.family.is_some().then(|| say.page_card_points(facts.points));
    let family = facts.family.map(|family| say.page_card_family(&say.family(family)));
    cost.into_iter()
        .chain([say.page_card_folds(facts.folds)])
        .chain(points)
        .chain(family)
        .collect::<Vec<_>>()
        .join(", ")
}

/// What a card does, with the kind of its effect.
fn effect(desk: &Desk, card: Species) -> String {
    let (say, facts) = (desk.say(), desk.teller.edition.facts(card));
    let text = desk.teller.effect(card);
    match facts.ability.kind() {
        _ if text.is_empty() => String::new(),
        Kind::Instant => say.board_instant(text),
        Kind::Scoring => say.board_scoring(text),
        Kind::Special => say.board_special_text(text),
        Kind::Ongoing => say.board_ongoing_text(text),
    }
}

fn named_with_effect(desk: &Desk, card: Species) -> String {
    format!("{}. {}", name(desk, card), effect(desk, card))
}

/// A card as a line: its name, which leads to its page, the facts, and the effect.
fn card(desk: &Desk, card: Species) -> Markup {
    html! {
        a href={ "/cards/" (card.slug()) } { (name(desk, card)) } ": " (in_short(desk, card)) ". " (effect(desk, card))
    }
}

/// All hands, where a game that is over lies open.
#[must_use]
pub fn hands(desk: &Desk) -> Option<Markup> {
    let hand = |help: &session::cards::SeatHelp| match help.known[..] {
        [] => desk.say().table_empty_hand(),
        _ => help.known.iter().map(|&card| name(desk, card)).collect::<Vec<_>>().join(", "),
    };
    let all = html! { ul { @for (seat, help) in (0..).map(Seat).zip(&desk.help.seats) { li { (desk.name(seat)) ": " (hand(help)) } } } };
    desk.help.is_open.then(|| section("z-hands", &desk.say().text_all_hands(), &all))
}

/// The hand.
fn hand(desk: &Desk) -> Markup {
    let (say, hand) = (desk.say(), &desk.scene.view.table.hand);
    if desk.me().is_none() {
        return nothing("z-hand");
    }
    let marked = &desk.scene.view.table.marking;
    section(
        "z-hand",
        &say.board_hand(hand.len() as i64),
        &html! {
            @if hand.is_empty() { p { (say.table_empty_hand()) } }
            ul { @for &held in hand { li { (card(desk, held)) } } }
            @if !marked.is_empty() { p { (say.table_marked()) ": " (marked.iter().map(|&card| name(desk, card)).collect::<Vec<_>>().join(", ")) } }
        },
    )
}

/// The Draw Line.
fn line(desk: &Desk) -> Markup {
    let line = &desk.scene.view.table.line;
    section(
        "z-line",
        &desk.say().board_line(),
        &html! {
            @if line.is_empty() { p { (desk.say().board_empty()) } }
            ul { @for &there in line { li { (card(desk, there)) } } }
        },
    )
}

/// The characters in play, in games that have any.
fn characters(desk: &Desk) -> Markup {
    let (say, there) = (desk.say(), &desk.scene.view.table.characters);
    if desk.scene.setup.characters().is_empty() {
        return nothing("z-characters");
    }
    section(
        "z-characters",
        &say.board_characters(),
        &html! {
            @if there.is_empty() { p { (say.board_no_characters()) } }
            ul { @for &character in there { li { (card(desk, character)) } } }
        },
    )
}

/// Deck, discards and rice paper.
fn deck(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    let discards = match table.discards.last() {
        Some(&top) => say.board_discards(table.discards.len() as i64, &name(desk, top)),
        None => say.board_no_discards(),
    };
    section(
        "z-deck",
        &say.table_deck_and_discards(),
        &html! {
            ul {
                li { (say.board_deck(table.deck)) }
                li { (discards) }
                @if let Some(papers) = table.rice_paper { li { (say.board_rice_paper(papers)) } }
                li { a href=(desk.extra("/cards")) { (say.table_cards_left()) } }
                @if !table.discards.is_empty() { li { a href=(desk.extra("/discards")) { (say.table_discards_title()) } } }
            }
        },
    )
}

/// A player: what they hold, what is known of it, and both collections.
fn player(desk: &Desk, seat: Seat) -> Markup {
    let (say, table) = (desk.say(), &desk.scene.view.table);
    let (help, is_me) = (&desk.help.seats[seat.index()], desk.me() == Some(seat));
    let title = if is_me { say.text_you(desk.name(seat)) } else { desk.name(seat).to_owned() };
    section(
        &format!("z-seat-{}", seat.0),
        &title,
        &html! {
            ul {
                @if table.active == seat && desk.scene.standing.is_none() { li { (say.text_their_turn()) } }
                li { (seats::in_short(desk, seat)) }
                @if seat == table.start { li { (say.board_start()) } }
                @if !is_me && !help.known.is_empty() { li { (say.board_known(&desk.teller.nouns(help.known.iter().copied()))) } }
            }
            @for (side, cards) in Side::BOTH.into_iter().zip(&table.seats[seat.index()].collections) {
                // Where there is only one card nothing is covered.
                h3 { @if cards.len() > 1 { (say.text_collection(side.word())) } @else { (say.end_collection(side.word())) } }
                (collection(desk, cards))
            }
        },
    )
}

/// A collection, the top card first: it is the one that counts.
fn collection(desk: &Desk, cards: &[InCollection]) -> Markup {
    let say = desk.say();
    html! {
        @if cards.is_empty() { p { (say.board_empty()) } }
        ol reversed {
            @for (n, there) in cards.iter().enumerate().rev() {
                li {
                    @if n + 1 == cards.len() { (card(desk, there.card)) (rests(desk, *there)) }
                    @else { (name(desk, there.card)) ", " (say.page_card_points(desk.teller.edition.facts(there.card).points)) }
                }
            }
        }
    }
}

/// That a special action rests, or was used.
fn rests(desk: &Desk, card: InCollection) -> Markup {
    let has_special = desk.teller.edition.facts(card.card).ability.kind() == Kind::Special;
    html! {
        @if has_special && card.rest == Rest::Played { " " (desk.say().board_special_next_turn()) }
        @if has_special && card.rest == Rest::Used { " " (desk.say().board_special_used()) }
    }
}

/// The points so far.
fn scores(desk: &Desk) -> Markup {
    let say = desk.say();
    let bonus = |scored: &[Scored]| scored.iter().map(|scored| scored.bonus).sum::<i16>();
    section(
        "z-scores",
        &say.table_scores(),
        &html! {
            ul {
                @for (seat, help) in (0..).map(Seat).zip(&desk.help.seats) {
                    @let effects = bonus(&help.scored);
                    li {
                        (desk.name(seat)) ": " (say.board_points(help.score))
                        @if effects != 0 { " (" (say.table_scores_parts(&super::points::signed(effects), help.score - effects)) ")" }
                    }
                }
            }
            p { a href=(desk.extra("/scores")) { (say.text_all_points()) } }
        },
    )
}
