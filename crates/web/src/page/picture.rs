//! Pictures of tables, to be sent to others and for previews of links.
//!
//! A picture shows what somebody who watches sees, whoever asks for it: it is meant to be passed on. Who may ask for it is decided by
//! the same gates as for the table itself.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`kept`] | pictures that were made, and how many are made at once |
//! | [`preview`] | what messengers are told of a page |

pub mod kept;
pub mod preview;

use axum::Router;
use axum::extract::{Extension, State};
use axum::http::{HeaderValue, Uri, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use drawings::shapes::Drawing;
use drawings::table::{Caption, Format, Player, poster};
use phrases::Phrases;
use session::cards::{FAMILIES, Family};
use session::look::{Placed, SeatInfo};
use session::{CloseUp, Look, Seat, SeatKind, Seats, Status, TableInfo};

use super::table::around::{self, Around};
use super::table::game::Game;
use super::table::{places, status};
use super::{Fields, Visit, games};
use crate::App;
use crate::input::At;
use crate::problem::{Fault, Problem};
use crate::say;
use crate::tags::Caller;
use kept::{Key, Kind};

/// The pictures.
pub fn router() -> Router<App> {
    Router::new()
        .route("/picture.png", get(house))
        .route("/t/{table}/picture.svg", get(of_table::<false>))
        .route("/t/{table}/picture.png", get(of_table::<true>))
        .route("/t/{table}/small.png", get(small))
}

/// What is not in the view of a table, and stands on its picture all the same.
pub struct Sitting<'a> {
    names: &'a [String],
    result: Option<&'a [Placed]>,
    asked: Seats,
}

impl Sitting<'_> {
    /// The players, with these points so far.
    #[must_use]
    pub fn players(&self, points: &[i16]) -> Vec<Player<'_>> {
        let player = |n: usize| {
            let placed = self.result.and_then(|result| result.get(n));
            Player {
                name: &self.names[n],
                points: placed.map_or(points.get(n).copied(), |placed| placed.score),
                // Whoever plays alone takes no place.
                place: placed.map(|placed| placed.place).filter(|_| self.names.len() > 1),
                is_asked: self.asked.has(Seat(n as u8)),
            }
        };
        (0..self.names.len()).map(player).collect()
    }
}

/// The picture of a table: as pixels, or as SVG.
async fn of_table<const PIXELS: bool>(
    State(app): State<App>,
    At(table): At,
    visit: Visit,
    caller: Extension<Caller>,
    uri: Uri,
) -> Result<Response, Problem> {
    let asked = Asked::of(&app, &table, &visit, &Fields::of(&uri)).await?;
    asked.answer(&app, &visit, &caller, if PIXELS { Kind::Png } else { Kind::Svg }).await
}

/// The picture of a table in a list, as it is now. Its address tells the version and the language, so it may be kept for a while:
/// not for ever, since names may change.
async fn small(
    State(app): State<App>,
    At(table): At,
    visit: Visit,
    caller: Extension<Caller>,
) -> Result<Response, Problem> {
    let asked = Asked::of(&app, &table, &visit, &Fields::default()).await?;
    let mut response = asked.answer(&app, &visit, &caller, Kind::Small).await?;
    if matches!(asked.close_up.look.table.status, Status::Over | Status::Ended) {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(AN_HOUR));
    }
    Ok(response)
}

/// How long a browser keeps a small picture.
const AN_HOUR: &str = "private, max-age=3600";

/// The address of the small picture of a table, for somebody who reads that language.
#[must_use]
pub fn small_at(info: &TableInfo, visit: &Visit) -> String {
    format!("/t/{}/small.png?v={}&lang={}", info.id, info.version, visit.language)
}

/// A picture that is asked for.
struct Asked {
    close_up: CloseUp,
    format: Format,
    /// Is it of the table as it is now, and not of a moment before?
    is_newest: bool,
}

impl Asked {
    async fn of(app: &App, table: &session::TableId, visit: &Visit, fields: &Fields) -> Result<Self, Problem> {
        let malformed = |why: &str| Fault::Malformed(why.to_owned());
        let format = match fields.said("format") {
            Some(word) => Format::named(word).ok_or_else(|| malformed("format: wide or square is expected"))?,
            None => Format::default(),
        };
        let at = match fields.said("at") {
            Some(at) => Some(at.parse::<u32>().map_err(|_| malformed("at: a number is expected"))?),
            None => None,
        };
        let (close_up, is_newest) = match at {
            Some(at) => {
                let replay = app.hub.replay(table, visit.token(), at, None).await?;
                (replay.close_up, replay.at == replay.last)
            }
            None => (app.hub.watched(table, visit.token()).await?, true),
        };
        Ok(Self { close_up, format, is_newest })
    }

    /// The picture, as it was made before or made now.
    async fn answer(&self, app: &App, visit: &Visit, caller: &Caller, kind: Kind) -> Result<Response, Problem> {
        let info = &self.close_up.look.table;
        let key = Key {
            table: Some(info.id.clone()),
            version: info.version,
            status: info.status,
            // A name may change without an entry of the log.
            names: say::names(info),
            format: self.format,
            language: visit.language,
            kind,
        };
        let bytes = app.pictures.get(key, caller, app.hub.source().uptime(), || self.drawing(visit)).await?;
        Ok(sent(kind, bytes))
    }

    /// The drawing, and what it shows in words.
    fn drawing(&self, visit: &Visit) -> (Drawing, String) {
        let info = &self.close_up.look.table;
        let is_over = matches!(info.status, Status::Over | Status::Ended);
        let note = if self.is_newest { note(visit, info) } else { String::new() };
        let title = visit.say().table_game(&info.game);
        let names = around::names(&self.close_up);
        let drawn = games::with(visit, &self.close_up, &Fields::default(), |game| {
            let game = game.filter(|_| info.status != Status::Open)?;
            let progress = if is_over && self.is_newest { String::new() } else { progress(game) };
            let caption = Caption { title: &title, note: &note, progress: &progress };
            let sitting =
                Sitting { names: &names, result: info.result.as_deref().filter(|_| self.is_newest), asked: info.asked };
            game.drawing(self.format, &caption, &sitting)
        });
        let drawing = drawn.unwrap_or_else(|| {
            let named: Vec<Family> =
                info.options.chosen.all(&FAMILIES).iter().filter_map(|word| Family::named(word)).collect();
            let families = if named.is_empty() { &Family::ALL[..] } else { &named };
            poster::drawing(self.format, &title, [&note, &host(visit.say(), info)], families)
        });
        (drawing, preview::described(visit, info))
    }
}

/// How far a game is; what nobody must miss comes first.
fn progress(game: &dyn Game) -> String {
    let progress = game.progress();
    progress.banner.unwrap_or(progress.text)
}

/// Who has won, or who is waited for, as somebody who watches is told.
#[must_use]
pub fn note(visit: &Visit, info: &TableInfo) -> String {
    let (say, names) = (visit.say(), say::names(info));
    let free = info.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
    if info.status == Status::Open {
        return if free > 0 { say.home_free_seats(free as i64) } else { String::new() };
    }
    if let (Some([Placed { score: Some(points), .. }]), Status::Over) = (info.result.as_deref(), info.status) {
        return without_rule(&say.solo_result(*points)).to_owned();
    }
    let look = Look { table: info.clone(), seat: None, scene: None };
    let close_up = CloseUp::bare(look, None);
    let around = Around::new(visit, &close_up, &names);
    match info.status {
        Status::Over => places::headline(&around),
        _ => status::waiting(&around),
    }
}

/// A sentence without the rule it cites: nothing can be clicked on a picture.
fn without_rule(sentence: &str) -> &str {
    sentence.rsplit_once(" (").filter(|(_, rule)| rule.ends_with(')')).map_or(sentence, |(before, _)| before)
}

/// Who asks others to the table.
fn host(say: Phrases, info: &TableInfo) -> String {
    let named = |seat: &SeatInfo| (seat.kind == SeatKind::Person).then(|| seat.name.clone());
    let host = info.host.and_then(|seat| info.seats.get(seat.index())).and_then(named);
    host.map_or_else(String::new, |host| say.home_invite_title(&host))
}

/// The picture of the house.
async fn house(State(app): State<App>, visit: Visit, caller: Extension<Caller>) -> Result<Response, Problem> {
    let say = visit.say();
    let key = Key { language: visit.language, ..Key::of_house() };
    let draw = || {
        let lines = [&*say.picture_house(), &*say.picture_free()];
        (poster::drawing(Format::Wide, "Senbazuru", lines, &Family::ALL), String::new())
    };
    let bytes = app.pictures.get(key, &caller, app.hub.source().uptime(), draw).await?;
    Ok(sent(Kind::Png, bytes))
}

fn sent(kind: Kind, bytes: axum::body::Bytes) -> Response {
    // A table goes on, and its address stays the same.
    ([(header::CONTENT_TYPE, kind.media()), (header::CACHE_CONTROL, "no-cache")], bytes).into_response()
}
