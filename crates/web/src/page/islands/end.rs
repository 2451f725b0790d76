//! The final screen of Islands: every island as high as its points; places, and what the points come from. In the solo game the rank.

use maud::{Markup, html};
use phrases::islands::ScoreLine;
use phrases::signed;
use session::islands::{IslandAt, Rank};
use session::look::Placed;
use session::{ContestPlace, Seat, Status};

use super::picture::{self, Size};
use super::{Desk, strings};
use crate::page::table::end::{self, Ending, Fact};
use crate::page::table::places;
use crate::page::{books, face};

/// The final screen.
#[must_use]
pub fn screen(desk: &Desk) -> Markup {
    let (say, around) = (desk.say(), &desk.around);
    let points = points_alone(desk);
    let (why, headline) = match points {
        Some(points) => {
            let who = places::person(around, Seat(0));
            (say.end_solo_why(), say.end_solo_got(points.unsigned_abs(), &signed(points), &who))
        }
        None => end::verdict(around),
    };
    let (top, scale) =
        points.map_or((None, html! {}), |points| (Some(strings::top(points)), strings::scale(say, points)));
    end::screen(
        around,
        &Ending {
            why,
            headline: html! { (headline) },
            facts: facts(desk, points),
            strands: places::in_order(around, &totals(desk))
                .into_iter()
                .map(|seat| strings::strand(desk, seat))
                .collect(),
            top,
            scale,
            legend: html! { (say.end_legend_islands()) },
            tables: tables(desk, points),
        },
    )
}

/// What is worth remembering: alone, what was reached before what was missed.
fn facts(desk: &Desk, alone: Option<i16>) -> Vec<Fact> {
    let (say, around) = (desk.say(), &desk.around);
    let tie = desk.info().result.as_deref().and_then(|result| tie(desk, result));
    let tie = tie.map(|tie| (say.end_tie_title(), books::linked(&tie)));
    let own = desk.me().and_then(|seat| totals(desk).get(seat.index()).copied());
    let first = if alone.is_some() { say.end_best_first() } else { say.end_record_first() };
    let stays = |before: i16| match alone {
        Some(_) => say.end_best_stays(before, &signed(before)),
        None => say.end_record_stays(before, &signed(before)),
    };
    let record = own.and_then(|points| end::record(around, points, &first, stays));
    let contest = around.close_up.personal.as_ref().and_then(|personal| personal.contest.as_ref());
    let contest = contest.map(|contest| (say.daily_title(), contested(desk, contest)));
    let rank =
        alone.and_then(Rank::of).map(|rank| (say.end_rank(), html! { (face::symbol("crown")) " " (say.rank(rank)) }));
    let next = alone.and_then(|points| {
        let rank = Rank::ALL.into_iter().find(|rank| points < rank.least())?;
        Some((say.end_rank_following(), html! { (say.end_rank_next(rank.least() - points, &say.rank(rank))) }))
    });
    let lead = end::lead(around, |_, _, _| None);
    rank.into_iter()
        .chain(tie)
        .chain(strings::best(desk))
        .chain(lead)
        .chain(record)
        .chain(contest)
        .chain(next)
        .collect()
}

/// Ranks or places, and every island's points.
fn tables(desk: &Desk, alone: Option<i16>) -> Markup {
    let say = desk.say();
    html! {
        @if let Some(points) = alone { (ladder(desk, points)) } @else if !desk.is_solo() { (table(desk)) }
        section.isle-by-isle aria-labelledby="isle-by-isle" {
            h2 #isle-by-isle { (say.end_island_by_island()) }
            @if desk.info().status == Status::Ended { p.muted { (say.end_as_it_stood()) } }
            (by_island(desk))
        }
    }
}

/// The points of a solo game that came to its end.
fn points_alone(desk: &Desk) -> Option<i16> {
    let result = desk.info().result.as_ref().filter(|_| desk.is_solo())?;
    result.first()?.score
}

/// All places: points, then coins (I-9.2).
fn table(desk: &Desk) -> Markup {
    let (say, points) = (desk.say(), totals(desk));
    let coins = (0..points.len()).map(|seat| desk.seat(Seat(seat as u8)).map_or(0, |at| at.coins.into())).collect();
    places::standings(&desk.around, &points, &[], &say.end_points(), &[(say.end_coins(), coins)])
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

/// Where the game stands in the daily challenge.
fn contested(desk: &Desk, contest: &ContestPlace) -> Markup {
    let say = desk.say();
    let told = match contest.place {
        Some(place) if contest.counts => say.end_contest_place(contest.players, place),
        Some(place) => say.end_contest_again(contest.players, place),
        None if contest.is_first => say.end_contest_late(),
        None => say.end_contest_practice(),
    };
    html! { (told) " " a href={ "/daily/" (contest.date) } { (say.daily_teaser_go()) } }
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

/// What something adds.
fn with_sign(n: i16) -> String {
    if n < 0 { signed(n) } else { format!("+{n}") }
}
