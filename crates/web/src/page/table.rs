//! The table: one page before, during and after the game, live.
//!
//! All games lie on one skeleton, drawn in `table.css`: a slim bar; the far side with the other players and the middle; the note with
//! the question; the near side with what is the visitor's own; the log beside it. A [`Game`] fills the areas, and names none of them.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`around`] | [`Around`](around::Around): what the pages of every table share |
//! | [`game`] | [`Game`]: what a game brings to its table |
//! | [`status`], [`note`], [`log`](mod@log), [`end`] | zones that every table has: the bar, the question, what happened, the result |
//! | [`seats`], [`places`] | what zones of all games begin with: a player, their place |
//! | [`words`] | what the scripts say and show |
//! | [`answer`] | from the fields of a form to answers |
//! | [`zone`] | [`Zone`]: what is replaced as a whole, and what it depends on |
//! | [`live`], [`parts`], [`alike`] | the stream: zones that changed or parts of them, made once for all who see the same |
//! | [`steps`], [`motions`] | what happened, one event after the other: what is told of each, and what moves |
//! | [`recap`] | what happened since a player was away |
//! | [`coach`] | what the crane says: in a lesson, and of what is new to a visitor |
//! | [`talk`] | what is said there, beside the log |
//! | [`spoken`] | the table in words, for those who hear it |
//! | [`extras`] | scores, hints, and pages that only one game has |

pub mod alike;
pub mod answer;
pub mod around;
pub mod coach;
pub mod end;
pub mod extras;
pub mod game;
pub mod live;
pub mod log;
pub mod motions;
pub mod note;
pub mod parts;
pub mod places;
pub mod recap;
pub mod seats;
pub mod spoken;
pub mod status;
pub mod steps;
pub mod talk;
pub mod words;
pub mod zone;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use session::{Act, CloseUp, Eyes, Refused, Seat, Status, TableId, Tip};

use crate::App;
use crate::input::At;
use crate::page::picture::preview::Preview;
use crate::page::visit::View;
use crate::page::{Fields, Page, Visit, assets, books, games, invite, shell};
use crate::problem::{Fault, Problem};
use crate::tags::Code;
use answer::Said;
use around::MadeFor;
use game::{Felt, Game};
use steps::Story;
use zone::Zone;

/// All of a table but joining it.
pub fn router() -> Router<App> {
    Router::new()
        .route("/t/{table}", get(page))
        .route("/t/{table}/live", get(live::stream))
        .route("/t/{table}/draft", get(draft))
        .route("/t/{table}/move", post(answered))
        .route("/t/{table}/do", post(deed))
        .route("/t/{table}/tip", post(tip))
        .route("/t/{table}/talk", post(talk::deed))
        .route("/t/{table}/scores", get(extras::scores))
        .route("/t/{table}/hint", get(extras::hint))
        .route("/t/{table}/{page}", get(extras::of_game))
}

/// An answer that is a part of a page only.
#[must_use]
pub fn fragment(html: &Markup) -> Response {
    let mut response = html.0.clone().into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    response
}

async fn page(State(app): State<App>, At(table): At, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let fields = Fields::of(&uri);
    let close_up = app.hub.close_up(&table, visit.token()).await?;
    if let Some(answer) = invite::instead_of_table(&app, &visit, &close_up, &fields).await? {
        return Ok(answer);
    }
    whole(&app, &visit, &close_up, &fields, None).await
}

/// What the table is called: its game and who plays it.
fn title(visit: &Visit, close_up: &CloseUp) -> String {
    let game = visit.say().table_game(&close_up.look.table.game);
    let names = around::names(close_up);
    format!("{game}: {}", names.join(", "))
}

/// The whole page of a table.
async fn whole(
    app: &App,
    visit: &Visit,
    close_up: &CloseUp,
    fields: &Fields,
    refusal: Option<&Problem>,
) -> Result<Response, Problem> {
    let info = &close_up.look.table;
    let news = app.hub.news(&info.id, visit.token(), 0).await?;
    // What came after the look is told by the stream.
    let entries: Vec<_> = news.entries.into_iter().filter(|entry| entry.number <= info.version).collect();
    let laid = Laid {
        app,
        visit,
        close_up,
        fields,
        title: title(visit, close_up),
        story: Story::new(&close_up.look, &entries, 0, visit.language),
        refusal: refusal.map(|problem| refused(visit, problem)),
        talk: talked(app, visit, close_up).await,
        hands: all_hands(app, visit, close_up).await,
    };
    let (bar, main) = games::with(visit, close_up, fields, |game| (laid.bar(game), laid.main(game)));
    let (kind, script) = match info.status {
        Status::Open => ("table open", "table.js"),
        _ if laid.is_text() => ("text", "text.js"),
        _ => ("table", "table.js"),
    };
    let status = refusal.map_or(StatusCode::OK, Problem::status);
    let page = Page { visit, title: &laid.title, kind, scripts: &[script], main };
    let mut response = page.shared(status, &Preview::of_table(visit, info, None), bar);
    if let Some(problem) = refusal {
        response.extensions_mut().insert(Code(problem.code()));
    }
    Ok(response)
}

/// What the page of a table is made from, besides the game itself.
struct Laid<'a> {
    app: &'a App,
    visit: &'a Visit,
    close_up: &'a CloseUp,
    fields: &'a Fields,
    title: String,
    story: Story<'a>,
    refusal: Option<Markup>,
    talk: Option<Markup>,
    hands: Option<Markup>,
}

impl Laid<'_> {
    fn status(&self) -> Status {
        self.close_up.look.table.status
    }

    fn is_text(&self) -> bool {
        is_text(self.visit, self.status())
    }

    /// The bar, where there is a table to be seen.
    fn bar(&self, game: Option<&dyn Game>) -> Option<Markup> {
        game.filter(|_| !self.is_text() && self.status() != Status::Open).map(status::bar)
    }

    /// The table, and around it what a page needs that draws it.
    fn main(&self, game: Option<&dyn Game>) -> Markup {
        let (visit, info) = (self.visit, &self.close_up.look.table);
        let inner = match game {
            _ if info.status == Status::Open => self.before_the_game(),
            Some(game) if self.is_text() => self.in_words(game),
            Some(game) => self.drawn(game),
            None => self.without_a_game(),
        };
        let (looks, state) = game.and_then(|game| coach::shown(&game.around())).unzip();
        let is_drawn = game.is_none() || !self.is_text();
        let view = (!is_drawn).then_some(View::Text.word());
        html! {
            @if is_drawn {
                (sheets(info.status, game))
                h1.visually-hidden { (self.title) }
                @if info.status != Status::Open { (to_text(visit)) }
            }
            div #table data-table=(info.id) data-version=(info.version) data-view=[view] data-look=[looks] data-coach=[state] { (inner) }
            @if is_drawn {
                dialog #dialog aria-label=(visit.say().table_dialog()) {}
                (words::words(visit, game))
            }
        }
    }

    fn before_the_game(&self) -> Markup {
        html! {
            @if let Some(refusal) = &self.refusal { (refusal) }
            (waiting(self.app, self.visit, self.close_up))
            @if let Some(talk) = &self.talk { (talk) }
        }
    }

    fn in_words(&self, game: &dyn Game) -> Markup {
        html! {
            (spoken::page(game, &self.story, &self.title, self.refusal.as_ref(), self.hands.as_ref()))
            @if let Some(talk) = &self.talk { (talk) }
        }
    }

    fn drawn(&self, game: &dyn Game) -> Markup {
        let (around, now) = (game.around(), self.app.hub.source().now());
        html! {
            @if let Some(coach) = coach::zone(&around) { (coach) }
            (end::zone(game))
            div.board {
                @if let Some(recap) = recap::zone(&around, &self.story, self.fields, now) { (assets::sheets(&["recap.css"])) (recap) }
                @if let Some(tip) = coach::tip(&around) { (tip) }
                (Felt::new(game, self.refusal.as_ref()).html(&self.story.caption()))
                aside.side {
                    (log::zone(&self.story, self.visit.language, None))
                    @if let Some(talk) = &self.talk { (talk) }
                }
            }
        }
    }

    /// A table that no longer replays.
    fn without_a_game(&self) -> Markup {
        html! {
            @if let Some(refusal) = &self.refusal { (refusal) }
            p.notice { (self.visit.say().table_no_game()) }
        }
    }
}

/// What is said at the table; nothing around a record or a lesson.
async fn talked(app: &App, visit: &Visit, close_up: &CloseUp) -> Option<Markup> {
    let info = &close_up.look.table;
    if info.brought || info.coach.is_some() {
        return None;
    }
    // A table whose talk can't be read can be played all the same.
    let talk = app.hub.talk(&info.id, visit.token()).await.ok()?;
    let place = talk::Place { table: &info.id, say: visit.say() };
    let zone = talk::zone(visit, place, &talk, visit.view == View::Text);
    let sheet = assets::sheets(&["talk.css"]);
    // Beside a game it is closed at first, and scripts fetch its sheet when it is opened.
    let is_beside = info.status != Status::Open && !is_text(visit, info.status);
    Some(html! { @if is_beside { noscript { (sheet) } } @else { (sheet) } (zone) })
}

/// All hands in words, once everybody may look at them: when the game is over, where there are any.
async fn all_hands(app: &App, visit: &Visit, close_up: &CloseUp) -> Option<Markup> {
    let info = &close_up.look.table;
    if !is_text(visit, info.status) || !matches!(info.status, Status::Over | Status::Ended) {
        return None;
    }
    let frames = app.hub.frames(&info.id, visit.token(), Eyes::Open, vec![info.version]).await.ok()?;
    games::with(visit, frames.last()?, &Fields::default(), |game| game?.hands())
}

/// Is the table shown in words? Before the game begins it is in any case.
fn is_text(visit: &Visit, status: Status) -> bool {
    visit.view == View::Text && status != Status::Open
}

/// The way to the text view, which is seen once it has focus: it comes first for those who hear the page. The menu has it, too.
fn to_text(visit: &Visit) -> Markup {
    html! { a.skip href=(shell::switch("view", View::Text.word(), visit)) rel="nofollow" { (visit.say().text_view()) } }
}

/// Links to the style sheets of what the page shows. That of the end is fetched by a script where the game goes on.
fn sheets(status: Status, game: Option<&dyn Game>) -> Markup {
    let Some(game) = game.filter(|_| status != Status::Open) else { return html! {} };
    let end = (status == Status::Over).then_some("end.css");
    let coach = game.around().info().coach.is_some().then_some("coach.css");
    assets::sheets(&Vec::from_iter(["table.css"].into_iter().chain(game.sheet()).chain(end).chain(coach)))
}

/// Why something is not done, with a link to the rule.
fn refused(visit: &Visit, problem: &Problem) -> Markup {
    html! { p.refusal { (books::linked(&problem.sentence(visit.language))) } }
}

/// What is shown before the game has started.
fn waiting(app: &App, visit: &Visit, close_up: &CloseUp) -> Markup {
    html! { section #z-wait .zone { (invite::waiting(app, visit, close_up)) } }
}

/// Does something with all zones of a table as it is now, save for the log.
fn with_zones<T>(
    app: &App,
    visit: &Visit,
    close_up: &CloseUp,
    made_for: MadeFor,
    then: impl FnOnce(Vec<Zone>) -> T,
) -> T {
    if close_up.look.table.status == Status::Open {
        return then(vec![Zone::new("z-wait", || waiting(app, visit, close_up))]);
    }
    games::for_stream(visit, close_up, made_for, |game| {
        let Some(game) = game else { return then(Vec::new()) };
        if visit.view == View::Text {
            return then(spoken::zones(game));
        }
        let (table, progress) = (game.around(), game.progress());
        let bar = [
            Zone::new("z-status", || status::status(game)),
            Zone::keyed("z-progress", Some(progress.key()), || status::progress(&progress)),
            Zone::keyed("z-tools", Some(status::key_of_tools(&table)), || status::tools(&table)),
        ];
        let coach = coach::zone(&table).map(|html| Zone::new("z-coach", move || html.clone()));
        let tip = coach::gets_tips(&table);
        let tip = tip.then(|| Zone::keyed("z-tip", Some(coach::key_of_tip(&table)), || coach::tip_zone(&table)));
        let end = Zone::keyed("z-end", end::key(&table), || end::zone(game));
        then(bar.into_iter().chain(coach).chain(tip).chain(Felt::new(game, None).zones()).chain([end]).collect())
    })
}

/// Does something with the zones that lie on the far side of a table, where moves of others are seen.
fn with_far_side<T>(visit: &Visit, close_up: &CloseUp, made_for: MadeFor, then: impl FnOnce(Vec<Zone>) -> T) -> T {
    games::for_stream(visit, close_up, made_for, |game| {
        // In words nothing is seen moving.
        let drawn = game.filter(|_| visit.view == View::Drawn);
        then(drawn.map(Felt::far_side).unwrap_or_default())
    })
}

/// The zones that an answer in the making changes.
async fn draft(State(app): State<App>, At(table): At, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let close_up = app.hub.close_up(&table, visit.token()).await?;
    let draft = games::with(&visit, &close_up, &Fields::of(&uri), |game| game.map(Game::draft));
    Ok(fragment(&draft.ok_or(Fault::NotFound)?))
}

/// A form with an answer.
async fn answered(State(app): State<App>, At(table): At, visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let token = visit.token().ok_or(Refused::NotAPlayer)?;
    let version = fields.said("version").and_then(|version| version.parse().ok());
    let said = answer::read(app.hub.kind(&table, Some(token)).await?, &fields);
    let is_plan = matches!(said, Ok(Said::Plan(_)));
    let done = match (said, version) {
        (Ok(said), Some(version)) => {
            let act = match said {
                Said::Answers(answers) => Act::Moves { version, answers, key: None },
                Said::Plan(answer) => Act::Prepare { version, answer },
            };
            app.hub.act(&table, token, act).await.map_err(Problem::from)
        }
        (Ok(_), None) => Err(Fault::Malformed("version: a number is expected".to_owned()).into()),
        (Err(problem), _) => Err(problem),
    };
    match done {
        // Nobody else hears of a plan, so no stream brings it.
        Ok(_) if visit.wants_fragment && is_plan => draft(State(app), At(table), visit, Uri::from_static("/")).await,
        Ok(_) if visit.wants_fragment => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(_) => Ok(back(&table)),
        Err(problem) if visit.wants_fragment => Err(problem),
        Err(problem) => {
            // The page as it is now, with the reason on it.
            let close_up = app.hub.close_up(&table, Some(token)).await?;
            whole(&app, &visit, &close_up, &fields, Some(&problem)).await
        }
    }
}

fn back(table: &TableId) -> Response {
    Redirect::to(&format!("/t/{table}")).into_response()
}

/// What players and hosts do besides moves.
async fn deed(State(app): State<App>, At(table): At, visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let token = visit.token().ok_or(Refused::NotAPlayer)?;
    let number = |name: &str| fields.said(name).and_then(|number| number.parse::<u32>().ok());
    let malformed = || Fault::Malformed("do: a deed is expected".to_owned());
    let act = match fields.said("do").unwrap_or_default() {
        "rematch" => {
            let joined = app.hub.rematch(&visit.address, &table, token).await?;
            return Ok(back(&joined.table.id));
        }
        "learn-on" => {
            app.hub.learn_on(&table, token, number("version").ok_or_else(malformed)?).await?;
            return Ok(done(&visit, &table));
        }
        "start" => Act::Start,
        "remove" => Act::Remove(Seat(number("seat").and_then(|seat| u8::try_from(seat).ok()).ok_or_else(malformed)?)),
        "take-back" => Act::TakeBack { version: number("version").ok_or_else(malformed)? },
        "resign" => Act::Resign,
        "offer" => Act::OfferEnd,
        "withdraw" => Act::WithdrawOffer,
        "leave" => Act::Leave,
        "return" => Act::Return,
        _ => return Err(malformed().into()),
    };
    app.hub.act(&table, token, act).await?;
    Ok(done(&visit, &table))
}

/// A tip was read, or no more are wanted. Only this visitor hears of it, so no stream tells it.
async fn tip(State(app): State<App>, At(table): At, visit: Visit, fields: Fields) -> Result<Response, Problem> {
    let token = visit.token().ok_or(Refused::NotAPlayer)?;
    // Who may not see the table has been told nothing there.
    app.hub.kind(&table, Some(token)).await?;
    match fields.said("do") {
        Some("silence") => app.hub.silence_tips(token).await?,
        Some("heard") => {
            let tip = fields.said("tip").and_then(Tip::named);
            app.hub.hear(token, tip.ok_or_else(|| Fault::Malformed("tip: a tip is expected".to_owned()))?).await?;
        }
        _ => return Err(Fault::Malformed("do: heard or silence is expected".to_owned()).into()),
    }
    if !visit.wants_fragment {
        return Ok(back(&table));
    }
    let close_up = app.hub.close_up(&table, Some(token)).await?;
    let next = games::with(&visit, &close_up, &Fields::default(), |game| coach::tip(&game?.around()));
    Ok(fragment(&next.ok_or(Refused::NotAPlayer)?))
}

/// Something was done: the stream tells a script, others load the table again.
fn done(visit: &Visit, table: &TableId) -> Response {
    if visit.wants_fragment { StatusCode::NO_CONTENT.into_response() } else { back(table) }
}
