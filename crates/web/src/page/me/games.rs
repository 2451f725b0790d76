//! My games: those that are over, and how to find one of them. A plain form asks, so every list has an address.

use axum::extract::State;
use axum::http::Uri;
use axum::response::Response;
use maud::{Markup, html};
use phrases::signed;
use session::look::Placed;
use session::{Length, Millis, Opponent, Refused, Seat, Sought, Status, TableInfo, Token};

use super::place;
use crate::App;
use crate::page::home::words;
use crate::page::picture::kept::SMALL;
use crate::page::picture::small_at;
use crate::page::{Fields, Page, Visit};
use crate::problem::Problem;

/// A page shows so many: their pictures are made as they come into sight.
const LIST: u32 = 12;

/// Height of a small picture, as wide as [`SMALL`].
const SMALL_HEIGHT: u32 = SMALL * 630 / 1200;

/// What the form asks for.
struct Question {
    sought: Sought,
    after: Option<(Millis, String)>,
}

impl Question {
    /// What is not understood asks for nothing.
    fn of(fields: &Fields) -> Self {
        let with = fields.said("with").and_then(|with| {
            let (kind, called) = with.split_once(':')?;
            match kind {
                "bot" => Some(Opponent::Bot(called.to_owned())),
                "person" => Some(Opponent::Person(called.to_owned())),
                _ => None,
            }
        });
        let won = fields.said("result").and_then(|word| match word {
            "won" => Some(true),
            "other" => Some(false),
            _ => None,
        });
        let game = fields.said("game").filter(|word| words::games().any(|game| game == *word)).map(str::to_owned);
        let sought = Sought { game, with, won, length: fields.said("length").and_then(Length::named) };
        Self { sought, after: fields.said("after").and_then(place) }
    }

    fn is_filtered(&self) -> bool {
        self.sought != Sought::default()
    }

    /// The address of what comes after that game, with the same filters.
    fn next(&self, last: &TableInfo) -> String {
        let Sought { game, with, won, length } = &self.sought;
        let mut query = form_urlencoded::Serializer::new(String::new());
        let with = with.as_ref().map(word_of);
        let won = won.map(|won| if won { "won" } else { "other" });
        let said = [
            ("game", game.as_deref()),
            ("with", with.as_deref()),
            ("result", won),
            ("length", length.map(Length::word)),
        ];
        said.into_iter().filter_map(|(name, value)| Some((name, value?))).for_each(|(name, value)| {
            query.append_pair(name, value);
        });
        query.append_pair("after", &format!("{}-{}", last.touched, last.id));
        format!("/me/games?{}", query.finish())
    }
}

/// Somebody one has played with, as an address says it.
fn word_of(opponent: &Opponent) -> String {
    match opponent {
        Opponent::Person(name) => format!("person:{name}"),
        Opponent::Bot(level) => format!("bot:{level}"),
    }
}

/// The page.
///
/// # Errors
/// If the games can't be read.
pub async fn show(State(app): State<App>, visit: Visit, uri: Uri) -> Result<Response, Problem> {
    let question = Question::of(&Fields::of(&uri));
    let (games, opponents) = match visit.token() {
        Some(token) => read(&app, token, &question).await?,
        None => (Vec::new(), Vec::new()),
    };
    let say = visit.say();
    let now = app.hub.source().now();
    let main = html! {
        h1 { (say.games_title()) }
        @if opponents.is_empty() && games.is_empty() && !question.is_filtered() && question.after.is_none() {
            div.empty {
                p { (say.games_none()) }
                p { a.button.primary href="/" { (say.games_play()) } }
            }
        } @else {
            (form(&visit, &question, &opponents))
            @if games.is_empty() {
                div.empty {
                    p { (say.games_nothing_found()) }
                    p { a.button href="/me/games" { (say.games_all()) } }
                }
            }
            ul.my-games.plain {
                @for (table, seat) in &games { li { (game(&visit, now, table, *seat)) } }
            }
            div.row {
                @if question.after.is_some() { a.button.small href="/me/games" { (say.me_newest()) } }
                @if let Some((last, _)) = games.last().filter(|_| games.len() >= LIST as usize) {
                    a.button.small rel="next" href=(question.next(last)) { (say.me_older()) }
                }
            }
        }
        div.row { a.button.quiet href="/me" { "← " (say.me_title()) } }
    };
    Ok(Page { visit: &visit, title: &say.games_title(), kind: "me", scripts: &[], main }.answer())
}

/// The games that are asked for, and all one has played with.
type Found = (Vec<(TableInfo, Seat)>, Vec<Opponent>);

async fn read(app: &App, token: &Token, question: &Question) -> Result<Found, Refused> {
    let page = session::Page { after: question.after.clone(), most: LIST };
    let games = app.hub.games_of(token, question.sought.clone(), page).await?;
    Ok((games, app.hub.opponents(token).await?))
}

/// What is looked for.
fn form(visit: &Visit, question: &Question, opponents: &[Opponent]) -> Markup {
    let (say, sought) = (visit.say(), &question.sought);
    let games: Vec<_> = words::games().map(|game| (game.to_owned(), say.home_game_name(game))).collect();
    let mut people: Vec<_> = opponents.iter().map(|who| (word_of(who), called(who))).collect();
    // Whom one asks for is in the list, also if others were met more often.
    if let Some(who) = sought.with.as_ref().filter(|who| !opponents.contains(who)) {
        people.push((word_of(who), called(who)));
    }
    let results = ["won", "other"].map(|word| (word.to_owned(), say.games_result(word)));
    let lengths = Length::ALL.map(|length| (length.word().to_owned(), say.games_length(length.word())));
    let won = sought.won.map(|won| if won { "won" } else { "other" });
    html! {
        form.games-filter method="get" action="/me/games" aria-label=(say.games_filter()) {
            (choice("game", &say.games_game(), &say.games_any_game(), &games, sought.game.as_deref()))
            (choice("with", &say.games_with(), &say.games_anybody(), &people, sought.with.as_ref().map(word_of).as_deref()))
            (choice("result", &say.games_outcome(), &say.games_any_outcome(), &results, won))
            (choice("length", &say.games_how_long(), &say.games_any_length(), &lengths, sought.length.map(Length::word)))
            div.row {
                button.button.primary type="submit" { (say.games_show()) }
                @if question.is_filtered() { a.button.quiet href="/me/games" { (say.games_all()) } }
            }
        }
    }
}

/// One thing to choose: what it is called, what leaves it open, and what there is.
fn choice(name: &str, label: &str, any: &str, all: &[(String, String)], chosen: Option<&str>) -> Markup {
    html! {
        p.field {
            label for=(name) { (label) }
            select id=(name) name=(name) {
                option value="" { (any) }
                @for (word, text) in all { option value=(word) selected[chosen == Some(word)] { (text) } }
            }
        }
    }
}

/// What somebody one has played with is called.
pub(super) fn called(opponent: &Opponent) -> String {
    match opponent {
        Opponent::Person(name) => name.clone(),
        Opponent::Bot(level) => words::level(level),
    }
}

/// One game: how the table lay in the end, what it was and with whom, and how it ended for me.
fn game(visit: &Visit, now: Millis, table: &TableInfo, seat: Seat) -> Markup {
    let say = visit.say();
    let (name, others) = (say.home_game_name(&table.game), words::others(say, table, Some(seat)));
    let at = format!("/t/{}", table.id);
    html! {
        article.game {
            a.picture href=(at) tabindex="-1" aria-hidden="true" {
                img src=(small_at(table, visit)) alt="" width=(SMALL) height=(SMALL_HEIGHT) loading="lazy" decoding="async";
            }
            div.about {
                h2.what { (name) @if !others.is_empty() { " " span { (say.home_against(&others)) } } }
                p.how { (result(visit, table, seat)) span.muted { (words::ago(say, now, table.touched)) } }
                p.row {
                    a.button.small href=(at) aria-label=(say.home_of_table(&name, &others, &say.games_end())) { (say.games_end()) }
                    a.button.small.quiet href={ (at) "/replay" } aria-label=(say.home_of_table(&name, &others, &say.end_replay())) { (say.end_replay()) }
                }
            }
        }
    }
}

/// How a game ended for whoever sat there: points, and the place among several.
fn result(visit: &Visit, table: &TableInfo, seat: Seat) -> Markup {
    let say = visit.say();
    let placed = table.result.as_ref().and_then(|result| result.get(seat.index()));
    let Some(&Placed { score, place }) = placed.filter(|_| table.status == Status::Over) else {
        return html! { span.chip { (say.home_status(table.status.word())) } };
    };
    html! {
        @if table.seats.len() > 1 {
            @if place == 1 { span.badge.good { (say.home_place(place)) } } @else { span.chip { (say.home_place(place)) } }
        }
        @if let Some(score) = score { span.chip { (say.islands_points(score, &signed(score))) } }
    }
}
