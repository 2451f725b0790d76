//! What if: from a moment of a replay to a table of one's own, and what came of it, side by side.

use axum::Router;
use axum::extract::State;
use axum::http::Uri;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};
use phrases::{Phrases, signed};
use session::look::Placed;
use session::{Level, Origin, PlayOn, Replay, Seat, Status, TableId, TableInfo};

use crate::App;
use crate::input::At;
use crate::page::home::words;
use crate::page::table::around::{self, Around};
use crate::page::{Fields, Page, Visit, cookies, face};
use crate::problem::{Fault, Problem};

/// The level that is offered first.
const OFFERED: Level = Level::Kitsune;
/// What a form says for friends in place of a level.
const FRIENDS: &str = "friends";

/// The routes.
pub fn router() -> Router<App> {
    Router::new().route("/t/{table}/tries", get(show).post(begin))
}

async fn begin(State(app): State<App>, At(table): At, mut visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let how = asked_for(&fields)?;
    // Nobody becomes a visitor by knocking at a game they can't play on from.
    app.hub.replay(&table, visit.token(), how.at, None).await?;
    let name = visit.become_known(&app, fields.said("name")).await?;
    let made = app.hub.play_on(&visit.guest(), &name, &table, visit.token(), how).await?;
    let mut response = Redirect::to(&format!("/t/{}", made.table.id)).into_response();
    cookies::remember(&mut response, &app, &visit);
    Ok(response)
}

/// What the form asks for.
fn asked_for(fields: &Fields) -> Result<PlayOn, Problem> {
    let malformed = |what: &str| Problem::from(Fault::Malformed(format!("{what} is expected")));
    let number = |name: &str| fields.said(name).and_then(|number| number.parse::<u32>().ok());
    let anew = match fields.said("how") {
        Some("anew") => true,
        Some("as-it-was") | None => false,
        Some(_) => return Err(malformed("how: as-it-was or anew")),
    };
    let others = match fields.said("others") {
        Some(FRIENDS) => None,
        Some(level) => Some(Level::by_name(level).ok_or_else(|| malformed("others: a level or friends"))?),
        None => Some(OFFERED),
    };
    let seat = number("seat").and_then(|seat| u8::try_from(seat).ok()).ok_or_else(|| malformed("seat: a number"))?;
    let at = number("at").ok_or_else(|| malformed("at: a number"))?;
    Ok(PlayOn { at, seat: Seat(seat), anew, others })
}

/// The form that plays on from a moment, and what came of it before.
async fn show(State(app): State<App>, At(table): At, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let fields = Fields::of(&uri);
    let seat = fields.said("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    let at = fields.said("at").and_then(|at| at.parse().ok()).unwrap_or(0);
    let replay = app.hub.replay(&table, visit.token(), at, seat).await?;
    let tries = match visit.token() {
        Some(token) => app.hub.tries(&table, token).await?,
        None => Vec::new(),
    };
    let names = around::names(&replay.close_up);
    let (say, around) = (visit.say(), Around::new(&visit, &replay.close_up, &names));
    let title = say.tries_title();
    let (number, all) = (replay.at.saturating_sub(replay.began), replay.last.saturating_sub(replay.began));
    let main = html! {
        h1 { (title) }
        p.lead { (say.tries_lead()) }
        div.records {
            section.panel.stack aria-labelledby="from-here" {
                h2 #from-here { (say.tries_diagram_at(i64::from(all), i64::from(number))) }
                @match replay.asked.iter().next() {
                    Some(first) => (questions(&around, &replay, seat.unwrap_or(first))),
                    None => p { (say.tries_nobody()) },
                }
                p { a href={ "/t/" (table) "/replay" (moment(replay.at, seat)) } { (say.tries_back()) } }
            }
            (side_by_side(say, &tries, None))
        }
    };
    Ok(Page { visit: &visit, title: &title, kind: "plain", scripts: &[], main }.answer())
}

/// What leads there from a moment of a replay, and to the same moment as text.
#[must_use]
pub fn links(table: &Around, at: u32, seat: Option<Seat>) -> Markup {
    let say = table.say();
    let to = |what: &str| table.at(&format!("/{what}{}", moment(at, seat)));
    html! {
        section #what-if .zone.what-if aria-label=(say.tries_title()) {
            a.button.small href=(to("tries")) { (say.tries_open()) }
            a.button.small.quiet href=(to("diagram")) { (say.tries_diagram()) }
        }
    }
}

/// A moment and who sees it, as addresses say it.
fn moment(at: u32, seat: Option<Seat>) -> String {
    let seat = seat.map_or_else(|| "none".to_owned(), |seat| seat.to_string());
    format!("?at={at}&seat={seat}")
}

/// Who plays, how the game goes on, and against whom.
fn questions(table: &Around, replay: &Replay, seat: Seat) -> Markup {
    let (say, players) = (table.say(), (0..table.names.len()).map(|seat| Seat(seat as u8)));
    let ways = [
        ("as-it-was", say.tries_as_it_was(), say.tries_as_it_was_means()),
        ("anew", say.tries_anew(), say.tries_anew_means()),
    ];
    html! {
        form.stack method="post" action=(table.at("/tries")) {
            input type="hidden" name="at" value=(replay.at);
            @if table.names.len() == 1 {
                input type="hidden" name="seat" value="0";
            } @else {
                p.field {
                    label for="try-seat" { (say.tries_seat()) }
                    select #try-seat name="seat" {
                        @for one in players { option value=(one.0) selected[one == seat] { (table.name(one)) } }
                    }
                }
            }
            fieldset {
                legend.small { (say.tries_how()) }
                @for (n, (word, label, means)) in ways.iter().enumerate() {
                    label.check { input type="radio" name="how" value=(word) checked[n == 0]; span { strong { (label) } " " small { (means) } } }
                }
            }
            @if table.names.len() > 1 {
                p.field {
                    label for="try-others" { (say.tries_others()) }
                    select #try-others name="others" {
                        @for level in Level::ALL {
                            option value=(level.name()) selected[level == OFFERED] {
                                (say.new_bot(&words::level(level.name()), &words::animal(say, level)))
                            }
                        }
                        option value=(FRIENDS) { (say.tries_friends()) }
                    }
                }
            }
            div.row { button.button.primary { (say.tries_go()) } }
        }
    }
}

/// The visitor's tries from one game, side by side; one of them may be the table they are shown at.
#[must_use]
pub fn side_by_side(say: Phrases, tries: &[(TableInfo, Seat)], this: Option<&TableId>) -> Markup {
    html! {
        section #tries .tries aria-labelledby="tries-title" {
            h2 #tries-title { (say.tries_mine()) }
            @if tries.is_empty() { p.muted { (say.tries_none()) } }
            @else {
                ol.plain {
                    @for (info, seat) in tries {
                        @if let Some(origin) = &info.origin { li { (row(say, info, *seat, origin, this == Some(&info.id))) } }
                    }
                }
            }
        }
    }
}

/// One try: from where, against whom, and what came of it, above what came of the game itself.
fn row(say: Phrases, info: &TableInfo, seat: Seat, origin: &Origin, is_this: bool) -> Markup {
    let from = say.tries_from(if origin.anew { "anew" } else { "as-it-was" }, i64::from(origin.step));
    let is_other = |at: usize| at != seat.index();
    let names: Vec<String> =
        crate::say::names(info).into_iter().enumerate().filter(|&(at, _)| is_other(at)).map(|(_, name)| name).collect();
    let alone = info.seats.len() == 1;
    let own = info.result.as_ref().and_then(|result| result.get(seat.index())).copied();
    let then = origin.result.as_ref().and_then(|result| result.get(seat.index())).copied();
    let word = if info.status.is_alive() { say.home_go_on() } else { say.home_see() };
    html! {
        article.try.this[is_this] {
            p.what {
                strong { (from) }
                @if !names.is_empty() { " " span.muted { (say.tries_against(&names.join(", "))) } }
            }
            p.result {
                @match info.status {
                    status if status.is_alive() => span.muted { (say.tries_running()) },
                    Status::Ended => span.muted { (say.tries_no_result()) },
                    _ => (came_out(say, own, alone)),
                }
            }
            @if is_this { span.chip { (say.tries_this()) } }
            @else { a.button.small href={ "/t/" (info.id) } aria-label={ (word) ": " (from) } { (word) } }
            p.then.muted { (say.tries_real()) ": " (came_out(say, then, alone)) }
        }
    }
}

/// How somebody came out of a game.
fn came_out(say: Phrases, placed: Option<Placed>, alone: bool) -> Markup {
    let Some(Placed { score, place }) = placed else { return html! { (say.tries_no_result()) } };
    let points = score.map(|score| say.islands_points(score, &signed(score)));
    html! {
        @if let Some(points) = &points { strong { (points) } }
        @if !alone || points.is_none() { @if points.is_some() { " · " } (say.home_place(place)) }
    }
}

/// At a table that was played on from another game, the way back to that moment.
#[must_use]
pub fn way_back(table: &Around) -> Option<Markup> {
    let (say, origin) = (table.say(), table.info().origin.as_ref()?);
    let title = say.tries_bar(i64::from(origin.step));
    Some(html! { a.to-moment href=(back_of(origin)) title=(title) { (face::symbol("left")) span { (title) } } })
}

/// The same on the final screen, as a button.
#[must_use]
pub fn button_back(table: &Around) -> Markup {
    html! {
        @if let Some(origin) = &table.info().origin {
            a.button href=(back_of(origin)) { (face::symbol("left")) (table.say().tries_back()) }
        }
    }
}

/// All tries of the viewer beside this one, on its final screen.
#[must_use]
pub fn beside(table: &Around) -> Markup {
    let tries = &table.close_up.tries;
    html! { @if !tries.is_empty() { (side_by_side(table.say(), tries, Some(&table.info().id))) } }
}

fn back_of(origin: &Origin) -> String {
    format!("/t/{}/replay{}", origin.table, moment(origin.at, Some(origin.seat)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_form_asks_for_is_read_or_refused() {
        let of = |query: &str| asked_for(&Fields::of(&format!("/?{query}").parse().expect("an address")));
        let how = of("at=7&seat=1&how=anew&others=hina").expect("a form");
        assert_eq!(how, PlayOn { at: 7, seat: Seat(1), anew: true, others: Some(Level::Hina) });
        let how = of("at=7&seat=0&others=friends").expect("a form");
        assert_eq!((how.anew, how.others), (false, None));
        assert_eq!(of("at=7&seat=0").expect("a form").others, Some(OFFERED));
        for bad in [
            "",
            "at=7",
            "seat=0",
            "at=-1&seat=0",
            "at=7&seat=256",
            "at=x&seat=0",
            "at=1&seat=0&how=so",
            "at=1&seat=0&others=x",
        ] {
            assert!(of(bad).is_err(), "{bad}");
        }
    }
}
