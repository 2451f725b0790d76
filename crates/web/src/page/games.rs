//! Which games have pages of their own: the one place that knows them all. What a game brings is a
//! [`Game`], and a way to read its form.

use std::ops::RangeInclusive;

use session::{CloseUp, Events, GameKind, Help, NewsEntry, Scene, Seat, What};

use super::table::answer::Said;
use super::table::around::{self, Around, MadeFor, Moment};
use super::table::game::Game;
use super::table::motions::Motions;
use super::{Fields, Visit, cards, islands, plain};
use crate::problem::Problem;

/// Lays out the table for one visitor; there is nothing to lay out before the game has started.
pub fn with<T>(visit: &Visit, close_up: &CloseUp, fields: &Fields, then: impl FnOnce(Option<&dyn Game>) -> T) -> T {
    lay_out(visit, close_up, fields, (MadeFor::Page, None), then)
}

/// The same for a moment of a game that is over.
pub fn once_more<T>(
    visit: &Visit,
    close_up: &CloseUp,
    moment: Moment,
    fields: &Fields,
    then: impl FnOnce(Option<&dyn Game>) -> T,
) -> T {
    lay_out(visit, close_up, fields, (MadeFor::Page, Some(moment)), then)
}

/// The same for a browser that shows another one.
pub fn once_more_for<T>(
    visit: &Visit,
    close_up: &CloseUp,
    moment: Moment,
    made_for: MadeFor,
    then: impl FnOnce(Option<&dyn Game>) -> T,
) -> T {
    lay_out(visit, close_up, &Fields::default(), (made_for, Some(moment)), then)
}

/// The same for a stream.
pub fn for_stream<T>(
    visit: &Visit,
    close_up: &CloseUp,
    made_for: MadeFor,
    then: impl FnOnce(Option<&dyn Game>) -> T,
) -> T {
    lay_out(visit, close_up, &Fields::default(), (made_for, None), then)
}

fn lay_out<T>(
    visit: &Visit,
    close_up: &CloseUp,
    fields: &Fields,
    (made_for, moment): (MadeFor, Option<Moment>),
    then: impl FnOnce(Option<&dyn Game>) -> T,
) -> T {
    let names = around::names(close_up);
    let around = Around { made_for, moment, ..Around::new(visit, close_up, &names) };
    match (&close_up.look.scene, &close_up.help) {
        (Some(Scene::Cards(scene)), Some(Help::Cards(help))) => {
            then(Some(&cards::Desk::new(around, scene, help, fields)))
        }
        (Some(Scene::Islands(scene)), Some(Help::Islands(help))) => {
            let kept = islands::desk::kept(scene);
            then(Some(&islands::Desk::new(around, scene, help, &kept, fields)))
        }
        (Some(Scene::Plain(scene)), _) => then(Some(&plain::Desk::new(around, scene))),
        // Before the game has started; help comes with the scene it is for.
        (None | Some(Scene::Cards(_) | Scene::Islands(_)), _) => then(None),
    }
}

/// What moves by the entries with these numbers, as the viewer in that seat sees it; entries before them tell where things came from.
#[must_use]
pub fn motions(entries: &[NewsEntry], numbers: RangeInclusive<u32>, me: Option<Seat>) -> Motions {
    let (mut motions, mut before) = (Motions::default(), Vec::new());
    for entry in entries.iter().take_while(|entry| entry.number <= *numbers.end()) {
        let What::Moved { events, .. } = &entry.what else { continue };
        let is_shown = numbers.contains(&entry.number);
        match events {
            Events::Cards(events) => {
                if is_shown {
                    cards::motions::note(&before, events, me, &mut motions);
                }
                before.extend(events);
            }
            Events::Islands(events) if is_shown => islands::motions::note(events, &mut motions),
            // Where nothing is drawn, nothing moves.
            Events::Islands(_) | Events::Plain(_) => {}
        }
    }
    motions
}

/// What the form of a game says; `word` is that of the button that was pressed.
///
/// # Errors
/// If it says nothing that could be an answer.
pub fn read(kind: GameKind, word: &str, fields: &Fields) -> Result<Said, Problem> {
    match kind {
        GameKind::Cards => cards::answer::read(word, fields),
        GameKind::Islands => islands::answer::read(word, fields),
        // Its buttons send their answers as they are.
        GameKind::Plain => Ok(Said::one(word.to_owned())),
    }
}
