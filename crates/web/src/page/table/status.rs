//! The bar of a table: where one is, whose turn it is, and what is needed now and then.

use maud::{Markup, html};
use session::{Seats, Status};

use super::around::Around;
use super::game::Game;
use super::zone::Key;
use super::{coach, words};
use crate::page::visit::View;
use crate::page::{Fields, face, shell, tries};

/// How far a game is.
#[derive(Default)]
pub struct Progress {
    /// In a few words.
    pub text: String,
    /// What that means, for those who ask.
    pub means: String,
    /// What nobody must miss: the last round.
    pub banner: Option<String>,
}

impl Progress {
    /// What tells it apart.
    #[must_use]
    pub fn key(&self) -> Key {
        let Self { text, means, banner } = self;
        Key::of((text, means, banner))
    }
}

/// All of the bar but the name of the house.
#[must_use]
pub fn bar(game: &dyn Game) -> Markup {
    let (table, say) = (&game.around(), game.around().say());
    let has_goal = game.extra("goal", &Fields::default()).is_some();
    html! {
        div.where {
            span.game { (say.table_game(&table.info().game)) }
            (progress(&game.progress()))
            (status(game))
        }
        nav.at-table aria-label=(say.table_tools()) {
            @if let Some(back) = tries::way_back(table) { (back) }
            @if has_goal { a href=(table.at("/goal")) data-dialog title=(say.table_goal()) { (face::symbol("flag")) span { (say.table_goal()) } } }
            (words::sound(table.visit))
            details.menu {
                summary title=(say.table_menu()) { (face::symbol("menu")) span { (say.table_menu()) } }
                div.unfolded {
                    (words::toggles(table.visit))
                    p { a href=(shell::switch("view", View::Text.word(), table.visit)) rel="nofollow" { (say.text_view()) } }
                    (shell::menu(table.visit))
                    (tools(table))
                    p.muted { (say.page_fair()) }
                }
            }
        }
    }
}

/// How far the game is, and a banner once its end is near.
#[must_use]
pub fn progress(progress: &Progress) -> Markup {
    html! {
        section #z-progress .zone.progress {
            @match &progress.banner {
                Some(banner) => strong.banner title=(progress.means) { (face::symbol("flag")) (banner) },
                None => span title=(progress.means) { (progress.text) },
            }
        }
    }
}

/// Whose turn it is; the note shows it. That it is the visitor's is read out, and that the game rests: what others do is said by the
/// caption.
#[must_use]
pub fn status(game: &dyn Game) -> Markup {
    let table = game.around();
    let is_mine = table.is_asked();
    let text = if is_mine { game.asks() } else { waiting(&table) };
    html! {
        section #z-status .zone.status data-mine[is_mine] data-title=(text) aria-live="polite" {
            (table.part("p", "p-turn", None, || html! { p #p-turn .visually-hidden { @if is_mine || table.info().status != Status::Running { (text) } } }))
            p #connection data-lost=(table.say().table_connection_lost()) {}
        }
    }
}

/// For whom or what the visitor waits.
#[must_use]
pub fn waiting(table: &Around) -> String {
    let say = table.say();
    match table.info().status {
        Status::Running if coach::waits(table) => say.learn_waits(),
        Status::Running => match asked(table, table.info().asked) {
            names if names.is_empty() => say.table_chance(),
            names => say.table_waiting_for(&names),
        },
        Status::Paused => say.table_paused(),
        Status::Over => say.table_over(),
        Status::Ended => say.table_ended(),
        Status::Frozen => say.table_frozen(),
        Status::Open => String::new(),
    }
}

fn asked(table: &Around, seats: Seats) -> String {
    seats.iter().map(|seat| table.name(seat)).collect::<Vec<_>>().join(", ")
}

/// What can be done besides moves depends on this.
#[must_use]
pub fn key_of_tools(table: &Around) -> Key {
    let info = table.info();
    let seat = table.me().and_then(|seat| info.seats.get(seat.index()));
    let seat = seat.map(|seat| (seat.is_out, seat.is_away));
    Key::of((table.me(), seat, info.status == Status::Running, info.offers, asked(table, info.offers)))
}

/// What can be done besides moves. What belongs to the question at hand stands on the note.
#[must_use]
pub fn tools(table: &Around) -> Markup {
    let (say, info) = (table.say(), table.info());
    let plays = table.me().filter(|&seat| info.status == Status::Running && !info.seats[seat.index()].is_out);
    let is_away = plays.is_some_and(|seat| info.seats[seat.index()].is_away);
    let has_offered = plays.is_some_and(|seat| info.offers.has(seat));
    html! {
        section #z-tools .zone.tools aria-label=(say.table_tools()) {
            form #deed method="post" action=(table.at("/do")) {
                @if plays.is_some() {
                    @if has_offered {
                        button.button name="do" value="withdraw" { (say.table_withdraw()) }
                    } @else {
                        button.button name="do" value="offer" { (say.table_offer()) }
                    }
                    @if !is_away { button.button name="do" value="leave" { (say.table_leave()) } }
                    button.button.danger name="do" value="resign" { (face::symbol("flag")) (say.table_resign()) }
                }
                @if !info.offers.is_empty() && info.status == Status::Running {
                    p.notice { (say.table_offered(&asked(table, info.offers))) }
                }
            }
        }
    }
}
