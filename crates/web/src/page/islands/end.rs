//! The final screen of Islands: places, and every island's points. In the solo game the rank, and what was reached before.

use maud::{Markup, html};
use phrases::islands::ScoreLine;
use session::islands::{IslandAt, Rank};
use session::look::Placed;
use session::{ContestPlace, Personal, Seat, Status};

use super::Desk;
use super::picture::{self, Size};
use crate::page::table::{end, places};
use crate::page::{books, face};

/// The final screen.
#[must_use]
pub fn screen(desk: &Desk) -> Markup {
    let (say, around) = (desk.say(), &desk.around);
    let points = points_alone(desk);
    html! {
        header.result {
            (face::symbol("crane"))
            h2 {
                @match points {
                    Some(points) => (headline(desk, points)),
                    None => (places::headline(around)),
                }
            }
        }
        @if let Some(points) = points {
            (ladder(desk, points))
            @if let Some(personal) = &around.close_up.personal { (compared(desk, points, personal)) }
        } @else if !desk.is_solo() {
            (table(desk))
        }
        (end::what_next(around))
        section.isle-by-isle aria-labelledby="isle-by-isle" {
            h2 #isle-by-isle { (say.end_island_by_island()) }
            @if desk.info().status == Status::Ended { p.muted { (say.end_as_it_stood()) } }
            (by_island(desk))
        }
    }
}

/// What was reached: a rank, or how many points; the ladder below tells how far the lowest rank was.
fn headline(desk: &Desk, points: i16) -> Markup {
    let say = desk.say();
    match Rank::of(points) {
        Some(_) => books::linked(&say.solo_result(points)),
        None => html! { (say.end_solo_reached(points.unsigned_abs(), &signed(points))) },
    }
}

/// The points of a solo game that came to its end.
fn points_alone(desk: &Desk) -> Option<i16> {
    let result = desk.info().result.as_ref().filter(|_| desk.is_solo())?;
    result.first()?.score
}

/// All places: points, then coins (I-9.2).
fn table(desk: &Desk) -> Markup {
    let (say, around) = (desk.say(), &desk.around);
    let Some(result) = &desk.info().result else { return html! {} };
    html! {
        div.standings tabindex="0" role="region" aria-label=(say.end_places()) {
            table {
                caption.visually-hidden { (say.end_places()) }
                thead {
                    tr {
                        th scope="col" { (say.end_place()) }
                        th scope="col" { (say.end_player()) }
                        th.number scope="col" { (say.end_points()) }
                        th.number scope="col" { (say.end_coins()) }
                    }
                }
                tbody {
                    @for seat in places::in_order(around, &totals(desk)) {
                        @if let Some(placed) = result.get(seat.index()) {
                            tr class=[(placed.place == 1).then_some("first")] {
                                (places::who(around, seat, *placed))
                                td.number.total { @if let Some(score) = placed.score { (signed(score)) } @else { "–" } }
                                td.number { (desk.seat(seat).map_or(0, |at| at.coins)) }
                            }
                        }
                    }
                }
            }
        }
        @if let Some(tie) = tie(desk, result) { p.tie.muted { (books::linked(&tie)) } }
    }
}

/// Why players with as many points have different places, or the same.
fn tie(desk: &Desk, result: &[Placed]) -> Option<String> {
    let say = desk.say();
    match places::ties(result) {
        (true, _) => Some(say.end_tie_coins()),
        (false, shared) => shared.then(|| say.end_tie_coins_shared()),
    }
}

fn totals(desk: &Desk) -> Vec<i16> {
    desk.help.scores.iter().map(|score| score.total).collect()
}

/// The ranks, the highest first, and how far the next one is (I-13.13).
fn ladder(desk: &Desk, points: i16) -> Markup {
    let (say, mine) = (desk.say(), Rank::of(points));
    let next = Rank::ALL.into_iter().find(|rank| points < rank.least());
    html! {
        section.ladder aria-labelledby="ladder" {
            h3 #ladder { (say.end_ranks()) }
            ol reversed {
                @for rank in Rank::ALL.into_iter().rev() {
                    @let is_mine = mine == Some(rank);
                    li class=[(points >= rank.least()).then_some("reached")] aria-current=[is_mine.then_some("true")] {
                        span.rank { @if is_mine { (face::symbol("crown")) } (say.rank(rank)) }
                        span.muted { (say.end_rank_from(rank.least())) }
                        @if is_mine && desk.me().is_some() { span.badge.turn { (say.end_rank_yours()) } }
                    }
                }
            }
            p { @if let Some(next) = next { (say.end_rank_next(next.least() - points, &say.rank(next))) " " } (books::linked("(I-13.13)")) }
        }
    }
}

/// What the player had reached before, and where the game stands in the daily challenge.
fn compared(desk: &Desk, points: i16, personal: &Personal) -> Markup {
    let say = desk.say();
    let best = match personal.before {
        None => say.end_best_first(),
        Some(before) if personal.is_best => say.end_best_new(before, &signed(before)),
        Some(before) if before == points => say.end_best_same(),
        Some(before) => say.end_best_stays(before, &signed(before)),
    };
    html! {
        div.compared {
            p.notice.good[personal.is_best] { @if personal.is_best { (face::symbol("crown")) " " } (best) }
            @if let Some(contest) = &personal.contest { (contested(desk, contest)) }
        }
    }
}

fn contested(desk: &Desk, contest: &ContestPlace) -> Markup {
    let say = desk.say();
    let told = match contest.place {
        Some(place) if contest.counts => say.end_contest_place(contest.players, place),
        Some(place) => say.end_contest_again(contest.players, place),
        None if contest.is_first => say.end_contest_late(),
        None => say.end_contest_practice(),
    };
    html! { p.notice { (told) " " a href={ "/daily/" (contest.date) } { (say.daily_teaser_go()) } } }
}

/// The points of all players, island by island: so far, or at the end.
#[must_use]
pub fn by_island(desk: &Desk) -> Markup {
    html! {
        div.points-by-island {
            @for seat in places::in_order(&desk.around, &totals(desk)) { (of_player(desk, seat)) }
        }
    }
}

fn of_player(desk: &Desk, seat: Seat) -> Markup {
    let (say, name) = (desk.say(), places::name(&desk.around, seat));
    let (Some(score), Some(at)) = (desk.help.scores.get(seat.index()), desk.seat(seat)) else { return html! {} };
    let lines = desk.teller.score(seat, score);
    let is_first =
        desk.info().result.as_ref().is_some_and(|result| result.get(seat.index()).is_some_and(|at| at.place == 1));
    // Of many players one's own points are shown at once, or those of whoever has won.
    let is_open = desk.help.scores.len() <= 2 || desk.me().map_or(is_first, |me| me == seat);
    // Each island begins with a heading; the last one is the total.
    let parts = lines.chunk_by(|_, next| !next.heading);
    html! {
        details.points-of open[is_open] {
            summary {
                strong { (name) }
                span.total { (say.islands_points(score.total, &signed(score.total))) }
                span.muted { (say.end_coins()) " " (at.coins) }
            }
            @if at.islands.is_empty() { p.empty { (say.end_no_islands()) } }
            div.four-islands { @for (island, part) in at.islands.iter().zip(parts) { (of_island(desk, island, part)) } }
        }
    }
}

/// A small picture of an island, and its points beside it.
fn of_island(desk: &Desk, island: &IslandAt, lines: &[ScoreLine]) -> Markup {
    let Some((heading, details)) = lines.split_first() else { return html! {} };
    html! {
        figure.isle-points {
            (picture::island(desk, island, Size::Small))
            table.points {
                caption { (heading.text) }
                @if !details.is_empty() {
                    tbody {
                        @for line in details { tr { th.scored scope="row" { (line.text) } td.number { (with_sign(line.points)) } } }
                    }
                }
            }
        }
    }
}

/// A number with a proper minus.
#[must_use]
pub fn signed(n: i16) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

/// What something adds.
fn with_sign(n: i16) -> String {
    if n < 0 { signed(n) } else { format!("+{n}") }
}
