//! [`Game`]: what a game brings to its table; and what every table makes of it.

use drawings::shapes::Drawing;
use drawings::table::{Caption, Format};
use maud::{Markup, html};
use session::Seat;

use super::around::Around;
use super::seats::by_seat;
use super::spoken::Spoken;
use super::status::Progress;
use super::zone::{Key, Zone};
use crate::page::Fields;
use crate::page::picture::Sitting;

/// What a game brings to its table: one desk, laid out for one visitor. Which games there are is known to
/// [`games`](crate::page::games) only.
pub trait Game {
    /// What all tables share.
    fn around(&self) -> Around<'_>;

    /// The classes of the element that holds what lies on the table.
    fn classes(&self) -> &'static str {
        "felt"
    }

    /// Its own style sheet, if it has one.
    fn sheet(&self) -> Option<&'static str> {
        None
    }

    /// The zone of one player, an element with the id `z-seat-0` and so on.
    fn seat(&self, seat: Seat) -> Markup;

    /// What that depends on, if it can be told.
    fn seat_key(&self, _: Seat) -> Option<Key> {
        None
    }

    /// What everybody shares, in the middle of the table.
    fn commons(&self) -> Vec<Zone<'_>>;

    /// The question with the reason of a refusal, a [`note`](super::note) with the id `z-ask`.
    fn note(&self, refusal: Option<&Markup>) -> Markup;

    /// What the visitor holds, which lies before them: elements of the class `own`.
    fn own(&self) -> Vec<Zone<'_>>;

    /// What the text view says.
    fn spoken(&self) -> Spoken<'_>;

    /// All hands in words, if the game has any and they lie open.
    fn hands(&self) -> Option<Markup> {
        None
    }

    /// How far the game is.
    fn progress(&self) -> Progress;

    /// Whose turn or card asks the visitor, in a few words; it is "your turn" on one's own turn only.
    fn asks(&self) -> String {
        self.around().say().table_your_turn()
    }

    /// The zones that an answer in the making changes.
    fn draft(&self) -> Markup;

    /// What the final screen shows.
    fn end(&self) -> Markup;

    /// What the points come from, so far.
    fn points(&self) -> Markup;

    /// A page of its own that is looked at now and then, by the last word of its address: its title, and what is on it.
    fn extra(&self, page: &str, fields: &Fields) -> Option<Shown>;

    /// An answer in the words of records, in short, with what its player answers right after it, as a payment; nothing if it can't be
    /// given any more.
    fn in_short(&self, answer: &str, after: &[&str]) -> Option<Markup>;

    /// An answer that is only expected, in small figures.
    fn expected(&self, _: Seat, _: &str) -> Option<Markup> {
        None
    }

    /// Do players take places? Whoever plays alone does not.
    fn has_places(&self) -> bool {
        true
    }

    /// The table as one picture; nothing of a game without drawings.
    fn drawing(&self, format: Format, caption: &Caption, sitting: &Sitting) -> Option<Drawing>;

    /// What lies on the table as lines of text, as the visitor sees it.
    fn diagram(&self) -> Vec<String>;

    /// The keys that it explains.
    fn keys(&self) -> Keys;
}

/// A page that is looked at now and then: its title, and what is on it.
pub type Shown = (String, Markup);

/// The keys of a game.
#[derive(Default)]
pub struct Keys {
    /// Each key with what it does.
    pub list: Vec<(&'static str, String)>,
    /// What takes a sentence.
    pub texts: Vec<String>,
}

/// The zone of a player.
fn seat(game: &dyn Game, seat: Seat) -> Zone<'_> {
    Zone::keyed(by_seat!("z-seat-", seat), game.seat_key(seat), move || game.seat(seat))
}

/// The zones of the other players: whoever plays sees them from their seat on.
fn others(game: &dyn Game) -> impl Iterator<Item = Zone<'_>> {
    let (table, players) = (game.around(), game.around().info().seats.len() as u8);
    let (me, first) = (table.me(), table.me().map_or(0, |me| me.0));
    let others = (0..players).map(move |n| Seat((first + n) % players)).filter(move |&seat| me != Some(seat));
    others.map(|other| seat(game, other))
}

/// What happened last, between the far side and the note: said when it changes, while the log beside it is not. On phones it is one
/// line, which is scrolled with a finger or by keys.
#[must_use]
pub fn caption(sentences: &Markup) -> Markup {
    html! { p #caption .caption aria-live="polite" tabindex="0" data-scrolls { (sentences) } }
}

/// What lies on the table, in the order in which it is read. `table.css` tells where each part goes.
pub struct Felt<'a> {
    /// The other players, in turn order.
    pub others: Vec<Zone<'a>>,
    /// What everybody shares.
    pub commons: Vec<Zone<'a>>,
    /// The question.
    pub note: Zone<'a>,
    /// The visitor's own seat, and what they hold.
    pub own: Vec<Zone<'a>>,
    /// The classes of the element that holds all of it.
    pub classes: &'static str,
}

impl<'a> Felt<'a> {
    /// What lies on this table.
    #[must_use]
    pub fn new(game: &'a dyn Game, refusal: Option<&'a Markup>) -> Self {
        let me = game.around().me().map(|me| seat(game, me));
        Self {
            others: others(game).collect(),
            commons: game.commons(),
            note: Zone::new("z-ask", move || game.note(refusal)),
            own: me.into_iter().chain(game.own()).collect(),
            classes: game.classes(),
        }
    }

    /// What lies on the far side of this table: the other players, and what everybody shares.
    #[must_use]
    pub fn far_side(game: &'a dyn Game) -> Vec<Zone<'a>> {
        others(game).chain(game.commons()).collect()
    }

    /// All of it, with what happened last.
    #[must_use]
    pub fn html(&self, caption: &Markup) -> Markup {
        self.around(&html! { (self.note.html()) }, caption)
    }

    /// All of it, with this in the place of the note.
    #[must_use]
    pub fn around(&self, note: &Markup, caption: &Markup) -> Markup {
        html! {
            div class=(self.classes) {
                div.far {
                    div.others data-players=(self.others.len()) { @for zone in &self.others { (zone.html()) } }
                    div.commons { @for zone in &self.commons { (zone.html()) } }
                }
                div.near { (self::caption(caption)) (note) @for zone in &self.own { (zone.html()) } }
            }
        }
    }

    /// The same, made: it needs the game no longer.
    #[must_use]
    pub fn made(&self) -> Felt<'static> {
        let made = |zone: &Zone<'a>| Zone::from(&zone.made(&[]));
        Felt {
            others: self.others.iter().map(made).collect(),
            commons: self.commons.iter().map(made).collect(),
            note: made(&self.note),
            own: self.own.iter().map(made).collect(),
            classes: self.classes,
        }
    }

    /// All zones.
    pub fn zones(self) -> impl Iterator<Item = Zone<'a>> {
        self.others.into_iter().chain(self.commons).chain([self.note]).chain(self.own)
    }
}
