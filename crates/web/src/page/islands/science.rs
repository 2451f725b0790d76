//! The science sheet of the solo game.

use maud::{Markup, html};
use session::islands::{LEVELS, Moment, Rank, Science, Technology};

use super::Desk;
use crate::page::{books, face};

/// So many technologies can be begun in a game (I-13.5).
const GROUPS: [&[Technology]; 4] = [
    &[Technology::Expancing],
    &[Technology::Auctionis, Technology::Economicus],
    &[Technology::ReColor, Technology::ReRoll],
    &[Technology::Transforming, Technology::Timenautics],
];

/// The science sheet.
#[must_use]
pub fn zone(desk: &Desk) -> Markup {
    let (say, science) = (desk.say(), desk.table().science.unwrap_or_default());
    let begun = science.levels.iter().filter(|&&level| level > 0).count();
    html! {
        section #z-science .zone.science aria-labelledby="science-title" {
            header {
                h2 #science-title { (say.islands_solo_sheet()) }
                p.muted { (say.islands_begun(begun as i64)) }
            }
            (rank(desk))
            ul.groups {
                @for group in GROUPS {
                    li {
                        @if group.len() > 1 { p.muted.either { (say.islands_one_of_two()) } }
                        @for &technology in group { (sheet(desk, &science, technology)) }
                    }
                }
            }
        }
    }
}

/// The rank so far, and how far the next one is.
fn rank(desk: &Desk) -> Markup {
    let (say, points) = (desk.say(), desk.help.scores.first().map_or(0, |score| score.total));
    let next = Rank::ALL.into_iter().find(|rank| rank.least() > points);
    html! {
        p.rank {
            (face::symbol("crown")) (books::linked(&say.solo_result(points))) " "
            span.muted {
                @match next {
                    Some(rank) => (say.islands_to_next(rank.least() - points, &say.rank(rank))),
                    None => (say.islands_top()),
                }
            }
        }
    }
}

/// One technology: its levels, whether it can be used, and when.
fn sheet(desk: &Desk, science: &Science, technology: Technology) -> Markup {
    let (say, level) = (desk.say(), science.levels[technology as usize]);
    let (is_closed, is_used) = (science.is_closed(technology), science.used[technology as usize]);
    let when = moment_of(technology).map_or_else(|| say.islands_at_once(), |moment| say.moment(moment));
    html! {
        details.tech.closed[is_closed].begun[level > 0] open[level > 0] data-key=(technology.word()) {
            summary {
                span.name { (say.technology(technology)) }
                span.pips aria-hidden="true" { @for n in 1..=LEVELS { i.on[n <= level] {} } }
                span.visually-hidden { (say.islands_solo_level(level)) }
                @if is_closed {
                    @let partner = technology.partner().map(|partner| say.technology(partner)).unwrap_or_default();
                    span.chip { (face::symbol("close")) (say.islands_solo_closed(partner)) }
                }
                @if is_used { span.chip.turn { (say.islands_solo_used()) } }
            }
            p.muted.when { (when) }
            ol.levels {
                @for n in 1..=LEVELS {
                    li.on[n <= level] {
                        (say.level(technology, n))
                        @if n <= level {
                            " " strong.good { "✓ " (say.islands_researched()) }
                        } @else if n == level + 1 && !is_closed {
                            " " span.chip { (say.islands_next()) }
                        }
                    }
                }
            }
        }
    }
}

/// When a technology is used (I-13.16); Expancing is used up at once.
fn moment_of(technology: Technology) -> Option<Moment> {
    let moments = [Moment::Roll, Moment::Bidding, Moment::Shape, Moment::StepEnd, Moment::Marker];
    moments.into_iter().find(|moment| moment.technologies().contains(&technology))
}
