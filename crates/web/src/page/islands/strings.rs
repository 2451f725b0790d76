//! The points of Islands as strings: every island as high as its points, and what it brought. Alone they are measured by the ranks.

use maud::{Markup, html};
use phrases::{Phrases, signed};
use session::Seat;
use session::islands::{IslandAt, IslandScore, Landmark, Rank};

use super::Desk;
use super::picture::{self, Size};
use crate::page::table::end::{Bead, Fact, Strand, size};

/// The string of a player.
#[must_use]
pub fn strand(desk: &Desk, seat: Seat) -> Strand {
    let (Some(score), Some(at)) = (desk.help.scores.get(seat.index()), desk.seat(seat)) else {
        return Strand { seat, total: 0, beads: Vec::new() };
    };
    let started = at.islands.iter().zip(&score.islands).filter(|(_, score)| score.started);
    Strand { seat, total: score.total, beads: started.map(|(island, score)| bead(desk, island, score)).collect() }
}

fn bead(desk: &Desk, island: &IslandAt, score: &IslandScore) -> Bead {
    let brought = brought(desk.say(), score);
    let html = html! {
        (picture::island(desk, island, Size::Small))
        span.name { (island.island.name) }
        ul.brought { @for (name, points) in brought { li data-worth=(points) { span { (name) } " " b { (signed(points)) } } } }
        b.sum { (signed(score.total)) }
    };
    let class = if score.total < 0 { "islet minus" } else { "islet" };
    Bead { worth: score.total, class: class.to_owned(), card: None, html }
}

/// What an island brought, by kind.
fn brought(say: Phrases, score: &IslandScore) -> Vec<(String, i16)> {
    let of =
        |is: fn(Landmark) -> bool| score.landmarks.iter().filter(|of| is(of.landmark)).map(|of| of.points).sum::<i16>();
    let all = [
        (say.end_of_harbors(), of(|landmark| landmark != Landmark::Temple)),
        (say.end_of_temples(), of(|landmark| landmark == Landmark::Temple)),
        (say.end_of_outlines(), score.outlines.iter().map(|&(_, points)| points).sum()),
        (say.end_of_empty(), -i16::from(score.unpainted)),
    ];
    all.into_iter().filter(|&(_, points)| points != 0).collect()
}

/// The island that brought most.
#[must_use]
pub fn best(desk: &Desk) -> Option<Fact> {
    let say = desk.say();
    let seats = (0..desk.help.scores.len()).map(|seat| Seat(seat as u8));
    let all = seats.flat_map(|seat| desk.help.scores[seat.index()].islands.iter().map(move |island| (seat, island)));
    // Of equals the first one.
    let (seat, island) = all.reduce(|best, next| if next.1.total > best.1.total { next } else { best })?;
    let name = &desk.seat(seat)?.islands.get(island.island.index())?.island.name;
    if island.total <= 0 {
        return None;
    }
    Some((say.end_best_island(), html! { (say.end_best_is(island.total, name, &desk.teller.person(seat))) }))
}

/// What the ranks are drawn up to: the next one that was not reached.
#[must_use]
pub fn top(points: i16) -> i16 {
    let next = Rank::ALL.into_iter().map(Rank::least).find(|&least| points < least);
    next.unwrap_or(points).max(points)
}

/// The ranks as marks beside the string, from the lowest.
#[must_use]
pub fn scale(say: Phrases, points: i16) -> Markup {
    let top = top(points);
    let ranks: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| rank.least() <= top).collect();
    let marks: Vec<i16> = ranks.iter().map(|rank| rank.least()).chain([top]).collect();
    html! {
        ol.scale aria-hidden="true" {
            li class=(size(marks[0])) {}
            @for (n, rank) in ranks.iter().enumerate() {
                @let state = if points >= rank.least() { "mark reached" } else { "mark" };
                li class={ (state) " " (size(marks[n + 1] - marks[n])) } { span { b { (rank.least()) } " " (say.rank(*rank)) } }
            }
        }
    }
}
