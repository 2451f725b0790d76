//! The season track, the round and its colour.

use maud::{Markup, html};
use session::islands::{Colour, SPACES};

use super::Desk;
use crate::page::face;
use crate::page::table::status::Progress;

/// Spaces in one line of the track.
const LINE: usize = SPACES / 2;

/// The season track.
#[must_use]
pub fn zone(desk: &Desk) -> Markup {
    let (say, table) = (desk.say(), desk.table());
    let track = &desk.scene.setup.atlas().board().track;
    html! {
        section #z-track .zone.track aria-labelledby="track-title" {
            header.visually-hidden {
                h2 #track-title { (say.islands_track()) }
                (desk.around.part("p", "p-round", None, || html! { p #p-round { @if table.round == 0 { (say.islands_not_begun()) } @else { (where_it_is(desk)) } } }))
            }
            ol.spaces aria-hidden="true" {
                @for (n, &colour) in (1_u8..).zip(track) {
                    @let place = if n == table.round { " here" } else if n < table.round { " gone" } else { "" };
                    @let id = format!("p-space-{n}");
                    (desk.around.part("li", &id, None, || html! {
                        li id=(id) class={ (colour.word()) (place) } {
                            @if n == table.round { (face::symbol("crane")) } @else { (say.islands_letter(colour.word())) }
                        }
                    }))
                }
            }
            p.visually-hidden { (in_words(desk, track)) }
        }
    }
}

/// The round; in the solo game the marker may jump or wait, so it is the space that counts (I-13.12).
fn round(desk: &Desk) -> String {
    let (say, round) = (desk.say(), desk.table().round);
    if desk.is_solo() { say.islands_space(SPACES as i64, round) } else { say.islands_the_round(round, SPACES as i64) }
}

/// The round and its season.
#[must_use]
pub fn where_it_is(desk: &Desk) -> String {
    let season = desk.table().season.map(|colour| desk.say().islands_colour_and_season(colour.word()));
    [round(desk)].into_iter().chain(season).collect::<Vec<_>>().join(" · ")
}

/// How far the game is; a banner from three rounds before its end.
#[must_use]
pub fn progress(desk: &Desk) -> Progress {
    let say = desk.say();
    if desk.table().round == 0 {
        return Progress { text: say.islands_note_keep_why(), means: say.islands_not_begun(), banner: None };
    }
    let banner = match (SPACES as u8).saturating_sub(desk.table().round) {
        _ if desk.scene.standing.is_some() => Some(say.table_over()),
        0 => Some(say.islands_note_last()),
        left @ 1..=2 => Some(say.islands_note_rounds_left(left)),
        _ => None,
    };
    Progress { text: round(desk), means: say.islands_goal_end(SPACES as i64), banner }
}

/// The colours of the track, for those who don't see it.
#[must_use]
pub fn in_words(desk: &Desk, track: &[Colour; SPACES]) -> String {
    let mut runs: Vec<(usize, usize, Colour)> = Vec::new();
    for (n, &colour) in track.iter().enumerate() {
        match runs.last_mut() {
            Some((_, last, of)) if *of == colour && n % LINE != 0 => *last = n,
            _ => runs.push((n, n, colour)),
        }
    }
    let told = runs.iter().map(|&(first, last, colour)| {
        let name = desk.say().colour(colour);
        if first == last { format!("{} {name}", first + 1) } else { format!("{}–{} {name}", first + 1, last + 1) }
    });
    told.collect::<Vec<_>>().join(", ")
}
