//! The science sheet of the solo game.

use maud::{Markup, html};
use phrases::signed;
use session::islands::{LEVELS, Moment, Rank, Science, Technology};

use super::{Desk, research};
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
        section #z-science .zone.science data-below aria-labelledby="science-title" {
            header {
                h2 #science-title { (say.islands_solo_sheet()) }
                (desk.around.part("p", "p-begun", None, || html! { p #p-begun .muted { (say.islands_begun(begun as i64)) } }))
            }
            (desk.around.part("p", "p-rank", None, || rank(desk)))
            ul.groups.tray {
                @for group in GROUPS {
                    li.group {
                        @if group.len() > 1 { p.muted.either { (say.islands_one_of_two()) } }
                        ul { @for &technology in group { (desk.around.part("li", &format!("p-tech-{}", technology.word()), None, || sheet(desk, &science, technology))) } }
                    }
                }
            }
        }
    }
}

/// The points so far and the rank they give, and how far the next one is.
fn rank(desk: &Desk) -> Markup {
    let (say, points) = (desk.say(), desk.help.scores.first().map_or(0, |score| score.total));
    let next = Rank::ALL.into_iter().find(|rank| rank.least() > points);
    let reached = match Rank::of(points) {
        Some(_) => html! { (books::linked(&say.solo_result(points))) },
        None => html! { (say.islands_points(points.unsigned_abs(), &signed(points))) "." },
    };
    html! {
        p #p-rank .rank {
            (face::symbol("crown")) (reached) " "
            span.muted {
                @match next {
                    Some(rank) => { (say.islands_to_next(rank.least() - points, &say.rank(rank))) "." }
                    None => (say.islands_top()),
                }
            }
        }
    }
}

/// One technology: how far it is, all its levels to be read, and what can be done with it now.
fn sheet(desk: &Desk, science: &Science, technology: Technology) -> Markup {
    let (say, level) = (desk.say(), science.levels[technology as usize]);
    let (is_closed, is_used) = (science.is_closed(technology), science.used[technology as usize]);
    let options = research::options(desk, technology);
    let tip = format!("p-tech-tip-{}", technology.word());
    html! {
        li.tech.closed[is_closed].begun[level > 0].open[!options.is_empty()] id={ "p-tech-" (technology.word()) } {
            button.tech-face type="button" aria-describedby=(tip) {
                span.name { (say.technology(technology)) }
                span.pips aria-hidden="true" { @for n in 1..=LEVELS { i.on[n <= level] {} } }
                span.visually-hidden { (say.islands_solo_level(level)) }
                @if is_closed { span.chip { (face::symbol("close")) span.visually-hidden { (closed(desk, technology)) } } }
                @if is_used { span.chip.turn { (say.islands_solo_used()) } }
            }
            span.tip id=(tip) role="tooltip" { (levels(desk, technology, level, is_closed)) }
            @for (m, name, text) in options {
                button.told form="move" name="do" value=(desk.scene.words(m)) {
                    strong { (name) }
                    small { (text) }
                }
            }
        }
    }
}

/// That the other one of the two was begun.
#[must_use]
pub fn closed(desk: &Desk, technology: Technology) -> String {
    let partner = technology.partner().map(|partner| desk.say().technology(partner)).unwrap_or_default();
    desk.say().islands_solo_closed(partner)
}

/// What each level of a technology does, and when.
fn levels(desk: &Desk, technology: Technology, level: u8, is_closed: bool) -> Markup {
    let say = desk.say();
    let when = moment_of(technology).map_or_else(|| say.islands_at_once(), |moment| say.moment(moment));
    html! {
        strong { (say.technology(technology)) }
        span.muted.when { (when) "." @if is_closed { " " (closed(desk, technology)) "." } }
        @for n in 1..=LEVELS {
            span.level.on[n <= level] {
                b { (n) } " " (say.level(technology, n))
                @if n <= level {
                    " " b.good { "✓ " (say.islands_researched()) }
                } @else if n == level + 1 && !is_closed {
                    " " b { (say.islands_next()) }
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
