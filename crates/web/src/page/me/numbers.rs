//! My games in numbers: how often I win, against whom, with which cards, and how my points lie.

use std::collections::BTreeMap;

use drawings::chart::{Bars, Chart, Format};
use maud::{Markup, PreEscaped, html};
use session::cards::Species;
use session::{OfGame, Tally};

use super::games::called;
use crate::page::Visit;
use crate::page::face::{self, Faces};

/// So many of those one has played with are told.
const OPPONENTS: usize = 5;
/// A picture of points is shown from so many games on, and has at most so many bars, of so many points each.
const POINTS: usize = 3;
const BARS: i32 = 12;
const STEPS: [i16; 8] = [1, 2, 5, 10, 20, 25, 50, 100];

/// All of it.
#[must_use]
pub fn panel(visit: &Visit, tally: &Tally) -> Markup {
    let say = visit.say();
    html! {
        section.panel.numbers aria-labelledby="numbers" {
            h2 #numbers { (say.me_numbers()) }
            @if tally.counted == 0 {
                div.empty {
                    p { (say.me_numbers_none()) }
                    p { a.button href="/" { (say.me_tables_play()) } }
                }
            } @else {
                div.columns {
                    (by_game(visit, tally))
                    @if !tally.against.is_empty() { (by_opponent(visit, tally)) }
                    @if !tally.favourites.is_empty() { (cards(visit, tally)) }
                    @if let Some(of) = tally.games.iter().find(|of| of.scores.len() >= POINTS) { (points(visit, of)) }
                }
                p.muted { (say.me_numbers_newest(tally.counted as i64)) }
            }
        }
    }
}

fn by_game(visit: &Visit, tally: &Tally) -> Markup {
    let (say, streak) = (visit.say(), tally.streak);
    html! {
        div {
            table {
                thead {
                    tr {
                        th scope="col" { (say.me_numbers_game()) }
                        th.number scope="col" { (say.me_numbers_finished()) }
                        th.number scope="col" { (say.me_numbers_won()) }
                        th.number scope="col" { (say.me_numbers_best()) }
                    }
                }
                tbody {
                    @for of in &tally.games {
                        tr {
                            th scope="row" { a href={ "/me/games?game=" (of.game) } { (say.home_game_name(&of.game)) } }
                            td.number { (of.finished) }
                            td.number { (share(visit, of.won, of.contested)) }
                            td.number { @match of.best() { Some(best) => (best), None => "–" } }
                        }
                    }
                }
            }
            @if streak.longest > 0 {
                p {
                    @if streak.now == 0 { (say.me_numbers_streak_none(streak.longest)) }
                    @else { (say.me_numbers_streak(streak.longest, streak.now)) }
                }
            }
        }
    }
}

/// So many of so many; nothing of none.
fn share(visit: &Visit, won: u32, of: u32) -> Markup {
    html! {
        @if of == 0 { "–" } @else {
            (visit.say().me_numbers_share(won, of)) " " span.muted { "(" (100 * won / of) "\u{a0}%)" }
        }
    }
}

fn by_opponent(visit: &Visit, tally: &Tally) -> Markup {
    let say = visit.say();
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (say.me_numbers_with()) }
                    th.number scope="col" { (say.me_numbers_ahead()) }
                }
            }
            tbody {
                @for of in tally.against.iter().take(OPPONENTS) {
                    tr {
                        th scope="row" { (called(&of.who)) }
                        td.number { (share(visit, of.ahead, of.games)) }
                    }
                }
            }
        }
    }
}

fn cards(visit: &Visit, tally: &Tally) -> Markup {
    let say = visit.say();
    html! {
        div {
            h3 { (say.me_numbers_cards()) }
            ul.plain {
                @for (card, times) in tally.favourites.iter().filter_map(|of| Some((Species::named(&of.card)?, of.times))) {
                    li {
                        (face::mention(card, card.def().name.of(say.language()).value.one, Faces::Drawn))
                        " " span.muted { (say.me_numbers_times(times)) }
                    }
                }
            }
        }
    }
}

/// How the points of a game lie, as a small picture; what it shows is said besides.
fn points(visit: &Visit, of: &OfGame) -> Markup {
    let say = visit.say();
    let mut scores = BTreeMap::new();
    of.scores.iter().for_each(|score| *scores.entry(*score).or_default() += 1);
    let Bars { step, first, bars } = Bars::of(&scores, BARS, &STEPS);
    let title = say.me_numbers_scores(&say.home_game_name(&of.game));
    let svg = Chart { title: &title, step, first, bars: &bars, marks: &[], format: Format::Small }.to_svg();
    html! {
        div {
            h3 { (title) }
            (PreEscaped(svg))
            ul.visually-hidden {
                @for (at, games) in (0_i64..).zip(&bars).filter(|(_, games)| **games > 0) {
                    @let least = i64::from(first) + i64::from(step) * at;
                    li { (say.me_numbers_bar(least, least + i64::from(step) - 1, *games as i64)) }
                }
            }
        }
    }
}
