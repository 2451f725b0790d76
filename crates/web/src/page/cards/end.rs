//! The final screen of a card game: every card as high as its points; places, and every card's points.

use maud::{Markup, html};
use phrases::{Person, hyphenated, signed};
use session::cards::{Event, Scored};
use session::look::Placed;
use session::tale::Lead;
use session::{Events, Seat, Status};

use super::{Desk, points};
use crate::page::table::end::{self, Bead, Ending, Fact, Strand};
use crate::page::table::places;
use crate::page::{books, face};

/// The final screen.
#[must_use]
pub fn screen(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), &desk.around);
    let (why, headline) = end::verdict(table);
    let strand = |seat: Seat| Strand { seat, total: points_of(desk)[seat.index()], beads: beads(desk, seat) };
    let legend = html! { (say.end_legend_cards()) " " span.hatch aria-hidden="true" {} " " (say.end_legend_effects()) };
    end::screen(
        table,
        &Ending {
            why,
            headline: html! { (headline) },
            facts: facts(desk),
            strands: places::in_order(table, &points_of(desk)).into_iter().map(strand).collect(),
            top: None,
            scale: html! {},
            legend,
            tables: tables(desk),
        },
    )
}

/// What is worth remembering.
fn facts(desk: &Desk) -> Vec<Fact> {
    let (say, table) = (desk.say(), &desk.around);
    let tie = desk.info().result.as_deref().and_then(|result| tie(desk, result));
    let tie = tie.map(|tie| (say.end_tie_title(), books::linked(&tie)));
    let own = desk.me().map(|seat| points_of(desk)[seat.index()]);
    let stays = |before: i16| say.end_record_stays(before, &signed(before));
    let record = own.and_then(|points| end::record(table, points, &say.end_record_first(), stays));
    let lead = end::lead(table, |lead, who, round| with(desk, lead, who, round));
    tie.into_iter().chain(best(desk)).chain(lead).chain(record).collect()
}

/// The card that brought most to whoever has it.
fn best(desk: &Desk) -> Option<Fact> {
    let say = desk.say();
    let of = |seat: Seat| desk.help.seats[seat.index()].scored.iter().filter(move |scored| scored.owner == Some(seat));
    let all = (0..desk.help.seats.len()).map(|seat| Seat(seat as u8)).flat_map(|seat| of(seat).map(move |s| (seat, s)));
    let worth = |scored: &Scored| scored.points + scored.bonus;
    // Of equals the first one.
    let (seat, scored) = all.reduce(|best, next| if worth(next.1) > worth(best.1) { next } else { best })?;
    let name = desk.teller.noun(scored.card).one;
    let text = say.end_best_is(worth(scored), name, &desk.teller.person(seat));
    Some((
        say.end_best_card(),
        html! { span data-card=(scored.card.slug()) { (face::tile(&desk.teller, scored.card)) " " (text) } },
    ))
}

/// The card with which somebody went ahead in their own turn.
fn with(desk: &Desk, lead: &Lead, who: &Person, round: u16) -> Option<String> {
    let Events::Cards(events) = &lead.events else { return None };
    let played = events.iter().rev().find_map(|event| match event {
        Event::Plays { seat, card, .. } if *seat == lead.seat => Some(*card),
        _ => None,
    });
    Some(desk.say().end_lead_with(desk.teller.noun(played?), round, who))
}

/// The cards of a player as they lie, then what effects added.
fn beads(desk: &Desk, seat: Seat) -> Vec<Bead> {
    let scored = &desk.help.seats[seat.index()].scored;
    let own = scored.iter().filter(|scored| scored.owner == Some(seat));
    let cards = own.map(|scored| bead(desk, scored, false));
    let effects = scored.iter().filter(|scored| scored.bonus != 0).map(|scored| bead(desk, scored, true));
    cards.chain(effects).collect()
}

fn bead(desk: &Desk, scored: &Scored, is_effect: bool) -> Bead {
    let (teller, card) = (&desk.teller, scored.card);
    let facts = teller.edition.facts(card);
    let worth = if is_effect { scored.bonus } else { scored.points };
    let mut class = face::class(card, facts).to_owned();
    if is_effect {
        class.push_str(" extra");
    }
    let html = html! {
        (face::tile(teller, card))
        span.name { (hyphenated(desk.say().language(), teller.noun(card).one)) }
        b { @if is_effect { (points::signed(worth)) } @else { (worth) } }
    };
    Bead { worth, class, card: Some(card.slug().to_owned()), html }
}

/// Places, and every card's points.
fn tables(desk: &Desk) -> Markup {
    let say = desk.say();
    html! {
        @if desk.info().result.is_some() { (table(desk)) }
        section.card-by-card aria-labelledby="card-by-card" {
            h2 #card-by-card { (say.end_card_by_card()) }
            @if desk.info().status == Status::Ended { p.muted { (say.end_as_it_stood()) } }
            (points::of_all(desk))
        }
    }
}

/// The points of all players of a card game.
pub(super) fn points_of(desk: &Desk) -> Vec<i16> {
    desk.help.seats.iter().map(|seat| seat.score).collect()
}

/// All places, with what the points come from.
fn table(desk: &Desk) -> Markup {
    let (say, seats) = (desk.say(), &desk.help.seats);
    let sum =
        |of: fn(&Scored) -> i16| seats.iter().map(|seat| seat.scored.iter().map(of).map(i64::from).sum()).collect();
    let parts = [(say.end_of_cards(), sum(|scored| scored.points)), (say.end_of_effects(), sum(|scored| scored.bonus))];
    let hands = desk.scene.view.table.seats.iter().map(|at| at.hand.into()).collect();
    places::standings(&desk.around, &points_of(desk), &parts, &say.end_total(), &[(say.end_in_hand(), hands)])
}

/// Why players with as many points have different places, or the same.
fn tie(desk: &Desk, result: &[Placed]) -> Option<String> {
    let say = desk.say();
    match places::ties(result) {
        (true, _) => Some(say.end_tie()),
        (false, shared) => shared.then(|| say.end_tie_shared()),
    }
}
