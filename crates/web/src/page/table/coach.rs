//! What the crane says: the coach of a lesson, one thing at a time, above the table, always in the same place and of the same height;
//! and at other tables a tip, when something is new to whoever plays there.

use maud::{Markup, html};
use session::{Coach, Described, Level};

use super::around::Around;
use super::zone::Key;
use crate::page::home::words;
use crate::page::{assets, face};

/// The coach of whoever learns here.
fn coach(table: &Around) -> Option<Coach> {
    table.info().coach.filter(|_| table.me().is_some())
}

/// Does the lesson wait until what the coach says is read?
#[must_use]
pub fn waits(table: &Around) -> bool {
    coach(table).is_some_and(|coach| coach.waits())
}

/// What the table shows of a step by style: what the coach speaks of, and whether it waits, asks or is done.
#[must_use]
pub fn shown(table: &Around) -> Option<(String, &'static str)> {
    let coach = coach(table)?;
    let state = match () {
        () if coach.is_done() => "done",
        () if coach.waits() => "waits",
        () => "asks",
    };
    Some((coach.step().looks.join(" "), state))
}

/// What the coach says, where a lesson is given. The button that goes on has its place even if there is nothing to go on with: no other one
/// is ever where it was.
#[must_use]
pub fn zone(table: &Around) -> Option<Markup> {
    let coach = coach(table)?;
    let (looks, state) = shown(table)?;
    let (say, step) = (table.say(), coach.step());
    let (at, of) = (coach.at as i64 + 1, coach.lesson.steps.len() as i64);
    Some(html! {
        section #z-coach .zone.coach data-look=(looks) data-coach=(state) aria-labelledby="coach-title" {
            img src=(assets::at("crane.svg")) alt="" width="64" height="64";
            h2 #coach-title .visually-hidden { (coach.lesson.title.to(table.visit.language)) }
            p.says aria-live="polite" { (spoken(step.says.to(table.visit.language))) }
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
                    a.button.quiet href="/learn" { (say.learn_leave()) }
                }
                @if coach.waits() {
                    (table.version())
                    button.button.primary form="deed" name="do" value="learn-on" { (say.learn_on()) (face::symbol("right")) }
                } @else {
                    span.button.primary.nothing aria-hidden="true" { (say.learn_on()) (face::symbol("right")) }
                }
            }
        }
    })
}

/// A text with the signs it names in braces: words and pictures meet. What ends a part of a sentence stays with the sign before it.
fn spoken(text: &str) -> Markup {
    let mut parts = text.split(['{', '}']);
    html! {
        (parts.next().unwrap_or_default())
        @while let Some(sign) = parts.next() {
            @let after = parts.next().unwrap_or_default();
            @let (end, rest) = after.split_at(after.find(|c: char| !c.is_ascii_punctuation()).unwrap_or(after.len()));
            @let colour = match sign { "yellow" => Some("character-yellow"), "red" => Some("character-red"), _ => None };
            span class=[colour] { (face::symbol(sign)) (end) }
            (rest)
        }
    }
}

/// What is new to whoever plays here, if anything is; nothing where a lesson is given, and for those who watch.
#[must_use]
pub fn tip(table: &Around) -> Option<Markup> {
    gets_tips(table).then(|| tip_zone(table))
}

/// Is there a place for tips?
#[must_use]
pub fn gets_tips(table: &Around) -> bool {
    table.me().is_some() && !table.info().practice && table.info().coach.is_none()
}

/// What that place depends on.
#[must_use]
pub fn key_of_tip(table: &Around) -> Key {
    Key::of(table.close_up.tip.map(|tip| tip.name))
}

/// The place for tips, with the one that is told now.
#[must_use]
pub fn tip_zone(table: &Around) -> Markup {
    let (say, tip) = (table.say(), table.close_up.tip);
    html! {
        section #z-tip .zone.crane-tip hidden[tip.is_none()] aria-label=(say.tip_label()) {
            @if let Some(tip) = tip {
                img src=(assets::at("crane.svg")) alt="" width="36" height="36";
                p.says { (spoken(tip.says.to(table.visit.language))) }
                form method="post" action=(table.at("/tip")) {
                    input type="hidden" name="tip" value=(tip.name);
                    button.button.quiet name="do" value="silence" { (say.tip_silence()) }
                    button.button.primary name="do" value="heard" { (say.tip_heard()) }
                }
            }
        }
    }
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
