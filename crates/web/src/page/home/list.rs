//! Lists of tables, as plain HTML.

use maud::{Markup, html};
use phrases::signed;
use session::look::Placed;
use session::{Millis, Page, Refused, Seat, SeatKind, Status, TableInfo};

use crate::App;
use crate::page::home::words;
use crate::page::{Visit, figures, picture};

/// A table of mine: with my seat.
#[derive(Clone, Debug)]
pub struct Mine {
    /// The table.
    pub table: TableInfo,
    /// My seat there.
    pub seat: Seat,
}

impl Mine {
    /// Is it I who is asked?
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        self.table.status == Status::Running && self.table.asked.has(self.seat)
    }
}

/// Tables of a visitor, the one changed last first.
///
/// # Errors
/// If they can't be read.
pub async fn mine(app: &App, visit: &Visit, status: Option<Status>, page: Page) -> Result<Vec<Mine>, Refused> {
    let Some(token) = visit.token() else { return Ok(Vec::new()) };
    let tables = app.hub.mine(token, status, page).await?;
    Ok(tables.into_iter().map(|(table, seat)| Mine { table, seat }).collect())
}

/// The tables of a visitor as a list.
#[must_use]
pub fn of_mine(visit: &Visit, now: Millis, tables: &[Mine]) -> Markup {
    html! {
        ul.tables.plain {
            @for mine in tables { li { (my_row(visit, now, mine)) } }
        }
    }
}

fn my_row(visit: &Visit, now: Millis, mine: &Mine) -> Markup {
    let (say, table) = (visit.say(), &mine.table);
    let do_what = if mine.is_my_turn() || table.status.is_alive() { say.home_go_on() } else { say.home_see() };
    let state = match table.status {
        Status::Running if mine.is_my_turn() => html! { span.badge.turn { (say.home_your_turn()) } },
        Status::Running => html! { span.muted { (say.home_turn_of(&words::those(say, table, table.asked))) } },
        Status::Open if words::free(table) > 0 => html! { span.chip { (say.home_free_seats(words::free(table))) } },
        Status::Over => match table.result.as_ref().and_then(|result| result.get(mine.seat.index())) {
            // Alone one is always the first.
            Some(&Placed { score: Some(score), .. }) if table.options.players == 1 => {
                html! { span.chip { (say.islands_points(score, &signed(score))) } }
            }
            Some(placed) if placed.place == 1 => html! { span.badge.good { (say.home_place(placed.place)) } },
            Some(placed) => html! { span.chip { (say.home_place(placed.place)) } },
            None => html! { span.chip { (say.home_status(table.status.word())) } },
        },
        status => html! { span.chip { (say.home_status(status.word())) } },
    };
    row(visit, now, table, Some(mine.seat), &bots(table), &state, &do_what)
}

/// The figures of the bots that play.
fn bots(table: &TableInfo) -> Markup {
    html! { @for bot in table.seats.iter().filter(|seat| seat.kind == SeatKind::Bot) { (figures::of_seat(bot)) } }
}

/// Open tables, to sit down at.
#[must_use]
pub fn of_open(visit: &Visit, now: Millis, tables: &[TableInfo]) -> Markup {
    let say = visit.say();
    html! {
        ul.tables.plain {
            @for table in tables {
                @let state = html! { span.chip { (say.home_free_seats(words::free(table))) } };
                li { (row(visit, now, table, None, &bots(table), &state, &say.home_join())) }
            }
        }
    }
}

/// Tables under way, to look at.
#[must_use]
pub fn of_live(visit: &Visit, now: Millis, tables: &[TableInfo]) -> Markup {
    let say = visit.say();
    html! {
        ul.tables.plain.live {
            @for table in tables {
                // How a table stands that is watched later is not told.
                @let told = if table.delay > 0 { say.home_behind(table.delay) } else { say.home_turn_of(&words::those(say, table, table.asked)) };
                @let state = html! { span.muted { (told) } };
                // What it shows is what somebody who watches sees; the words beside it say what it is of.
                @let glance = html! {
                    span.glance { img src=(picture::small_at(table, visit)) alt="" width="160" height="84" loading="lazy" decoding="async"; }
                };
                li { (row(visit, now, table, None, &glance, &state, &say.home_watch())) }
            }
        }
    }
}

/// One table: a picture, what, with whom, how far; the whole row leads there.
fn row(
    visit: &Visit,
    now: Millis,
    table: &TableInfo,
    me: Option<Seat>,
    picture: &Markup,
    state: &Markup,
    do_what: &str,
) -> Markup {
    let say = visit.say();
    let game = say.home_game_name(&table.game);
    let names = words::others(say, table, me);
    let with = match (me, names.is_empty()) {
        (_, true) => say.home_players(table.options.players),
        (Some(_), false) => say.home_against(&names),
        (None, false) => names.clone(),
    };
    html! {
        article.table-row {
            (picture)
            div.about {
                p.what { strong { (game) } " " span { (with) } }
                p.how {
                    (state)
                    @if let Some(islands) = words::short_islands(say, table) { span.muted { (islands) } }
                    @if let Some(pace) = words::short_pace(say, table.pace) { span.muted { (pace) } }
                    span.muted { (words::ago(say, now, table.touched)) }
                }
            }
            a.button.small href={ "/t/" (table.id) } aria-label=(say.home_of_table(&game, &names, do_what)) { (do_what) }
        }
    }
}
