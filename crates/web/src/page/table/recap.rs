//! What happened since the visitor was away: told from their own last answer, which is the same on every device. Who is there is
//! noted nowhere.

use maud::{Markup, html};
use session::{Happened, Millis, NewsEntry, Seat, Status, What};

use super::around::Around;
use super::log;
use super::steps::Story;
use crate::page::Fields;

/// Who answered less than this ago was not away.
const AWAY: Millis = 3 * 60 * 1000;
/// Fewer steps of others need no recap: the table shows them.
const STEPS: usize = 4;
/// So many lines are told, the newest; of the others the log tells.
const LINES: usize = 8;

/// The number and the time of what the player in that seat did last. What a bot did for them is nothing they have seen.
fn last_answer(entries: &[NewsEntry], me: Seat) -> Option<(u32, Millis)> {
    let (mut is_away, mut last) = (false, None);
    for entry in entries {
        let is_mine = match &entry.what {
            What::Moved { by, .. } => *by == Some(me) && !is_away,
            What::Happened(happened) if happened.seat() != Some(me) => false,
            What::Happened(happened) => {
                is_away =
                    matches!(happened, Happened::Away(_)) || is_away && !matches!(happened, Happened::Returned(_));
                // Whoever waits for the others to sit down has seen nothing of the game yet.
                !matches!(happened, Happened::Away(_) | Happened::OutOfTime(_) | Happened::Joined(_))
            }
        };
        if is_mine {
            last = Some((entry.number, entry.at));
        }
    }
    last
}

/// What a player who comes back missed in a game that goes on, where the tip has its place; nothing for those who watch or learn.
#[must_use]
pub fn zone(table: &Around, story: &Story, fields: &Fields, now: Millis) -> Option<Markup> {
    let (say, info) = (table.say(), table.info());
    let me = table.me().filter(|_| info.status == Status::Running && info.coach.is_none())?;
    let (answer, at) = last_answer(story.entries, me)?;
    if fields.said("recap") == Some("seen") || now.saturating_sub(at) < AWAY {
        return None;
    }
    let steps: Vec<_> = story.steps().into_iter().filter(|step| step.first > answer).collect();
    if steps.iter().filter(|step| step.by.is_some_and(|by| by != me)).count() < STEPS {
        return None;
    }
    let lines = story.lines_from(steps.first()?.first);
    let (older, newest) = lines.split_at(lines.len().saturating_sub(LINES));
    let seen = table.at("?recap=seen");
    Some(html! {
        section #z-recap .zone.crane-tip.recap data-since=(answer) aria-labelledby="recap-title" {
            h2 #recap-title { (say.recap_title()) }
            div.missed tabindex="0" role="group" aria-labelledby="recap-title" data-scrolls {
                @if !older.is_empty() { p { a href={ (seen) "#z-log" } { (say.recap_older(older.len() as i64)) } } }
                ol { @for line in newest { li { (log::sentence(log::rule_apart(line).0)) } } }
            }
            a.button.primary href=(seen) { (say.tip_heard()) }
        }
    })
}
