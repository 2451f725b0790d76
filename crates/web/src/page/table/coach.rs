//! What the crane says: the coach of a lesson, one thing at a time, above the table, always in the same place and of the same height;
//! and at other tables a tip, when something is new to whoever plays there.

use maud::{Markup, html};
use session::{Described, Level};

use super::around::Around;
use crate::page::home::words;
use crate::page::{assets, face};

/// What the coach says, where a lesson is given.
#[must_use]
pub fn zone(table: &Around) -> Option<Markup> {
    let coach = table.info().coach.filter(|_| table.me().is_some())?;
    let (say, step) = (table.say(), coach.step());
    let (at, of) = (coach.at as i64 + 1, coach.lesson.steps.len() as i64);
    Some(html! {
        section #z-coach .zone.coach.waits[coach.waits() || coach.is_done()] data-look=(step.looks.join(" ")) aria-labelledby="coach-title" {
            img src=(assets::at("crane.svg")) alt="" width="64" height="64";
            h2 #coach-title .visually-hidden { (coach.lesson.title.to(table.visit.language)) }
            p.says aria-live="polite" { (step.says.to(table.visit.language)) }
            div.onward {
                p.how-far {
                    span.visually-hidden { (say.learn_step(of, at)) }
                    span aria-hidden="true" { (at) " / " (of) }
                    progress aria-hidden="true" max=(of) value=(at) {}
                }
                @if coach.is_done() {
                    (play(table, coach.lesson.game))
                    a.button href="/learn" { (say.learn_others()) }
                } @else {
                    // The lesson waits where it was left.
                    a.button.quiet href="/learn" { (say.learn_later()) }
                }
                @if coach.waits() {
                    button.button.primary form="deed" name="do" value="learn-on" { (say.learn_on()) (face::symbol("right")) }
                }
            }
        }
    })
}

/// What is new to whoever plays here, if anything is; nothing where a lesson is given, and for those who watch.
#[must_use]
pub fn tip(table: &Around) -> Option<Markup> {
    let (say, info) = (table.say(), table.info());
    table.me().filter(|_| !info.practice && info.coach.is_none())?;
    let tip = table.close_up.tip;
    Some(html! {
        section #z-tip .zone.crane-tip hidden[tip.is_none()] aria-label=(say.tip_label()) {
            @if let Some(tip) = tip {
                img src=(assets::at("crane.svg")) alt="" width="36" height="36";
                p.says { (tip.says.to(table.visit.language)) }
                form method="post" action=(table.at("/tip")) {
                    input type="hidden" name="tip" value=(tip.name);
                    button.button.quiet name="do" value="silence" { (say.tip_silence()) }
                    button.button.primary name="do" value="heard" { (say.tip_heard()) }
                }
            }
        }
    })
}

/// A real game, in one click.
fn play(table: &Around, game: &str) -> Markup {
    let say = table.say();
    let level = Level::ALL[0].name();
    let is_alone = Described::named(game).is_some_and(Described::is_solo);
    html! {
        form method="post" action="/play" {
            input type="hidden" name="game" value=(game);
            input type="hidden" name="level" value=(level);
            button.button.primary {
                @if is_alone { (say.learn_play_alone()) } @else { (say.learn_play(&words::level(level))) }
            }
        }
    }
}
