//! What is said at a table: a zone of its own, with a message of its own in the stream. It is never a part of the log.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use phrases::Phrases;
use session::talk::{EMOTES, LONGEST, Line, PHRASES};
use session::{Refused, Saying, TableId, Talk};

use crate::App;
use crate::input::At;
use crate::page::{Fields, Visit, cookies, face, shell};
use crate::problem::{Fault, Problem};

/// So many lines are shown, the newest.
const SHOWN: usize = 60;

/// Where a table is whose talk is shown.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// Its id.
    pub table: &'a TableId,
    /// In which language.
    pub say: Phrases,
}

/// The zone, folded away until somebody wants it; in the text view it is open.
#[must_use]
pub fn zone(visit: &Visit, place: Place, talk: &Talk, is_open: bool) -> Markup {
    let say = visit.say();
    html! {
        section #z-talk .zone.talk data-below aria-labelledby="talk-title" data-edition=(talk.edition) {
            @if visit.hides_talk {
                h2 #talk-title { (say.talk_title()) }
                p { (say.talk_hidden()) " " a href=(shell::switch("talk", "shown", visit)) rel="nofollow" { (say.talk_show()) } }
                (watchers(say, talk))
            } @else {
                details #talk-box open[is_open] {
                    summary { h2 #talk-title { (say.talk_title()) } " " (watchers(say, talk)) }
                    (lines(place, talk))
                    (muted(place, talk))
                    @if talk.is_open { (form(place, talk)) } @else { p.muted { (say.talk_closed()) } }
                    div #talk-refusal role="alert" {}
                    p.row.talk-tools {
                        @if talk.is_host { (switch(place, talk)) }
                        a href=(shell::switch("talk", "hidden", visit)) rel="nofollow" { (say.talk_hide()) }
                    }
                }
            }
        }
    }
}

/// How many watch.
fn watchers(say: Phrases, talk: &Talk) -> Markup {
    html! { span #talk-watchers .muted data-n=(talk.watchers) { @if talk.watchers > 0 { (say.talk_watchers(talk.watchers)) } } }
}

fn lines(place: Place, talk: &Talk) -> Markup {
    let skipped = talk.lines.len().saturating_sub(SHOWN);
    html! {
        // A line that comes is read out; those that are there are read where they stand.
        div #talk-log role="log" aria-live="polite" aria-label=(place.say.talk_title()) tabindex="0" {
            ol #talk-lines .plain { @for line in &talk.lines[skipped..] { (item(place, line)) } }
        }
        @if talk.lines.is_empty() { p #talk-none .muted { (place.say.talk_none()) } }
    }
}

/// One line. Who said it can be muted, and the line reported: both are forms that work without scripts.
fn item(place: Place, line: &Line) -> Markup {
    let say = place.say;
    let key = |open| if open { "open" } else { "closed" };
    html! {
        li data-n=(line.number) .mine[line.is_mine] {
            @match &line.what {
                Saying::Open(open) => { em { (say.talk_switched(key(*open), &line.name)) } },
                what => {
                    b { bdi { (line.name) } @if line.seat.is_none() { " (" (say.talk_watches()) ")" } ":" } " "
                    (said(say, what))
                    @if !line.is_mine { (about(place, line)) }
                },
            }
        }
    }
}

/// What is said, in the reader's language if it is a phrase or a figure.
fn said(say: Phrases, what: &Saying) -> Markup {
    html! {
        @match what {
            Saying::Phrase(phrase) => span { (say.talk_phrase(phrase)) },
            Saying::Emote(emote) => span.emote { (figure(emote)) span.visually-hidden { (say.talk_emote(emote)) } },
            Saying::Words(words) => bdi { (words) },
            Saying::Open(_) => {},
        }
    }
}

/// A figure is one of the symbols that every page has: nothing is fetched for it.
fn figure(emote: &str) -> Markup {
    face::symbol(match emote {
        "pig" => "farm",
        "bird" => "sky",
        "fish" => "sea",
        "elephant" => "savannah",
        "butterfly" => "lawn",
        "penguin" => "polar",
        "dinosaur" => "dinosaurs",
        _ => "crane",
    })
}

/// What can be done about a line of somebody else.
fn about(place: Place, line: &Line) -> Markup {
    let say = place.say;
    html! {
        details.about-line {
            summary title=(say.talk_about(&line.name)) { span.visually-hidden { (say.talk_about(&line.name)) } span aria-hidden="true" { "…" } }
            form.row method="post" action={ "/t/" (place.table) "/talk" } data-talk {
                input type="hidden" name="line" value=(line.number);
                button.button.small name="do" value="mute" { (say.talk_mute(&line.name)) }
                button.button.small name="do" value="report" { (say.talk_report()) }
            }
        }
    }
}

/// Those who are not heard, each with the way back.
fn muted(place: Place, talk: &Talk) -> Markup {
    html! {
        @for (line, name) in &talk.muted {
            form.row method="post" action={ "/t/" (place.table) "/talk" } data-talk {
                input type="hidden" name="line" value=(line);
                button.button.small.quiet name="do" value="unmute" { (place.say.talk_unmute(name)) }
            }
        }
    }
}

/// The form by which something is said.
fn form(place: Place, talk: &Talk) -> Markup {
    let say = place.say;
    html! {
        form.talk-form method="post" action={ "/t/" (place.table) "/talk" } data-talk {
            @if talk.is_heard_later { p.muted { (say.talk_later()) } }
            div.row role="group" aria-label=(say.talk_emotes()) {
                @for emote in EMOTES {
                    button.button.small.emote name="emote" value=(emote) title=(say.talk_emote(emote)) aria-label=(say.talk_emote(emote)) { (figure(emote)) }
                }
            }
            details.phrases {
                summary { (say.talk_phrases()) }
                div.row { @for phrase in PHRASES { button.button.small name="phrase" value=(phrase) { (say.talk_phrase(phrase)) } } }
            }
            p.row {
                label.visually-hidden for="talk-words" { (say.talk_words()) }
                input #talk-words type="text" name="words" maxlength=(LONGEST) autocomplete="off" placeholder=(say.talk_words());
                button.button name="do" value="say" { (say.talk_say()) }
            }
        }
    }
}

fn switch(place: Place, talk: &Talk) -> Markup {
    let (deed, text) = if talk.is_open { ("close", place.say.talk_close()) } else { ("open", place.say.talk_open()) };
    html! {
        form method="post" action={ "/t/" (place.table) "/talk" } data-talk {
            button.button.small name="do" value=(deed) { (text) }
        }
    }
}

/// What a form asks for.
enum Deed {
    Say(Saying),
    Mute(u64, bool),
    Report(u64),
}

/// What a form says.
fn read(fields: &Fields) -> Result<Deed, Problem> {
    let line = || fields.said("line").and_then(|line| line.parse().ok()).ok_or(Refused::NoLine);
    Ok(match fields.said("do") {
        Some("mute") => Deed::Mute(line()?, true),
        Some("unmute") => Deed::Mute(line()?, false),
        Some("report") => Deed::Report(line()?),
        Some(deed @ ("open" | "close")) => Deed::Say(Saying::Open(deed == "open")),
        None | Some("say") => Deed::Say(saying(fields)?),
        Some(_) => return Err(Fault::Malformed("do: a deed of talk is expected".to_owned()).into()),
    })
}

/// A form of the talk: something is said, or done about it.
///
/// # Errors
/// If it can't be said or done.
pub async fn deed(
    State(app): State<App>,
    At(table): At,
    mut visit: Visit,
    fields: Fields,
) -> Result<Response, Problem> {
    let deed = read(&fields)?;
    // Whoever may not see the table is not made known for it.
    app.hub.talk(&table, visit.token()).await?;
    let is_new = visit.known.is_none() && matches!(deed, Deed::Say(_));
    if is_new {
        visit.become_known(&app, None).await?;
    }
    let token = visit.token().ok_or(Refused::NotAPlayer)?;
    let is_report = matches!(deed, Deed::Report(_));
    match deed {
        Deed::Say(saying) => drop(app.hub.say(&table, token, saying).await?),
        Deed::Mute(line, is_muted) => app.hub.mute(&table, token, line, is_muted).await?,
        Deed::Report(line) => app.hub.report(&table, token, line).await?,
    }
    let mut response = match (visit.wants_fragment, is_report) {
        (true, true) => super::fragment(&html! { p.reported role="status" { (visit.say().talk_reported()) } }),
        (true, false) => StatusCode::NO_CONTENT.into_response(),
        (false, _) => Redirect::to(&format!("/t/{table}#z-talk")).into_response(),
    };
    if is_new {
        cookies::remember(&mut response, &app, &visit);
    }
    Ok(response)
}

/// What is said: a figure, a phrase, or words.
fn saying(fields: &Fields) -> Result<Saying, Refused> {
    let kinds = ["emote", "phrase"].into_iter().find_map(|kind| Some((kind, fields.said(kind)?)));
    let (kind, text) = kinds.unwrap_or(("words", fields.one("words").unwrap_or_default()));
    Ok(Saying::new(kind, text)?)
}

/// What a browser has of the talk.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Heard {
    edition: Option<u64>,
    last: u64,
    watchers: u32,
    is_open: bool,
}

impl Heard {
    /// What a browser says that it has: the edition, its last line, and how many watch.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut parts = text.split('-');
        let mut read = || {
            let (edition, last, watchers) = (parts.next()?, parts.next()?, parts.next()?);
            Some((edition.parse().ok()?, last.parse().ok()?, watchers.parse().ok()?))
        };
        read().map_or_else(Self::default, |(edition, last, watchers)| Self {
            edition: Some(edition),
            last,
            watchers,
            is_open: true,
        })
    }

    /// Is nothing known of it?
    #[must_use]
    pub const fn is_unknown(&self) -> bool {
        self.edition.is_none()
    }

    /// What a browser has that got all of it.
    #[must_use]
    pub fn all(talk: &Talk) -> Self {
        let last = talk.lines.last().map_or(0, |line| line.number);
        Self { edition: Some(talk.edition), last, watchers: talk.watchers, is_open: talk.is_open }
    }
}

/// The message that leads a browser there; nothing if it has all of it. Lines that came are sent by themselves; if anything else has
/// changed, the zone.
#[must_use]
pub fn message(visit: &Visit, place: Place, talk: &Talk, has: Heard) -> Option<Bytes> {
    let now = Heard::all(talk);
    if has == now {
        return None;
    }
    let html = if visit.hides_talk {
        watchers(place.say, talk)
    } else if has.edition == now.edition && has.is_open == now.is_open {
        html! {
            ol #talk-more { @for line in talk.lines.iter().filter(|line| line.number > has.last) { (item(place, line)) } }
            (watchers(place.say, talk))
        }
    } else {
        zone(visit, place, talk, visit.view == crate::page::visit::View::Text)
    };
    // Nothing in it is written over several lines.
    Some(Bytes::from(format!("event: talk\ndata: {}\n\n", html.0.replace('\n', " "))))
}
