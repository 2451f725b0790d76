//! What a browser lacks that shows another moment of the same game: what differs of the zones, and the lines of the log between.

use maud::{Markup, PreEscaped, html};

use super::Film;
use super::controls::Controls;
use crate::App;
use crate::page::Visit;
use crate::page::games;
use crate::page::table::around::{self, Around, MadeFor, Moment};
use crate::page::table::game::{Felt, caption};
use crate::page::table::log::{self, Now};
use crate::page::table::parts::{Keys, Sketch};
use crate::page::table::steps::Story;
use crate::page::table::zone::Zone;
use crate::problem::Problem;
use session::{CloseUp, Refused};

/// What leads from one stop to another, as elements one after another: parts and zones as a stream sends them, the step if it is the
/// next one, and new lines of the log.
pub(super) async fn since(app: &App, visit: &Visit, film: &Film, stop: usize, since: usize) -> Result<Markup, Problem> {
    let (at, before) = (film.stops.number(stop), film.stops.number(since));
    let eyes = film.tape.eyes;
    let frames = app.hub.frames(&film.table, visit.token(), eyes, vec![before, at]).await?;
    let [then, now] = &frames[..] else { return Err(Refused::NoTable.into()) };
    let lacks = lacks(visit, then, now, Moment { at: None, eyes });
    let step = film.stops.step(stop);
    let first = if stop > since { film.stops.step(since + 1).first } else { step.first };
    let story = Story::new(&now.look, film.until(at), first.min(step.first), visit.language);
    let names = around::names(now);
    let controls = Controls { table: Around::new(visit, now, &names), film, stop };
    Ok(html! {
        (PreEscaped(lacks))
        @if stop == since + 1 { (PreEscaped(story.to_be_shown(std::slice::from_ref(step), before, &[]))) }
        @if stop > since { (log::more(&story, before + 1, visit.language, Some(Now { step, address: &|to| controls.address(to) }))) }
        (controls.moving())
        (controls.what_if())
        (caption(&story.caption()))
    })
}

/// What differs of the zones.
fn lacks(visit: &Visit, then: &CloseUp, now: &CloseUp, moment: Moment) -> String {
    let compare = |close_up: &CloseUp, sketch: &Sketch| {
        let keys = Keys::default();
        games::once_more_for(visit, close_up, moment, MadeFor::Browser(sketch, &keys), |game| {
            let Some(game) = game else { return (Sketch::default(), String::new()) };
            let Felt { others, commons, own, .. } = Felt::new(game, None);
            let zones: Vec<Zone> = others.into_iter().chain(commons).chain(own).collect();
            sketch.compare(&zones, &keys)
        })
    };
    let (has, _) = compare(then, &Sketch::default());
    compare(now, &has).1
}
