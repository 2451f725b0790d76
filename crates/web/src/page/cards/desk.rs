//! [`Desk`]: all that the zones of a card table are made from.

use std::borrow::Cow;

use maud::PreEscaped;
use phrases::{Phrases, Teller};
use session::cards::{
    Ask, CardsHelp, From, Instead, Move, Payment, Playable, Scene, Side, Source, Species, Spot, TopDiscard,
};

use session::{Seat, Status, TableInfo};

use crate::page::Fields;
use crate::page::face::{self, Size};
use crate::page::table::around::Around;
use crate::sentence::lexicon;

/// One table as one visitor sees it.
pub struct Desk<'a> {
    /// What all tables share.
    pub around: Around<'a>,
    /// What lies on it.
    pub scene: &'a Scene,
    /// What helps to play.
    pub help: &'a CardsHelp,
    /// Says what happens.
    pub teller: Teller<'a>,
    /// A play that is being made.
    pub draft: Option<&'a Playable>,
    /// What was taken over from a hint: an answer, and what follows it. It is chosen already, and still to be confirmed.
    pub taken: Vec<Move>,
}

/// What can be done with the cards of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Nothing.
    Still,
    /// Some of them can be chosen together: the name of their boxes.
    Tick(&'static str),
    /// One of them can be picked at once.
    Press,
    /// One of them can be played.
    Play,
}

impl<'a> Desk<'a> {
    /// The desk of a card table.
    #[must_use]
    pub fn new(around: Around<'a>, scene: &'a Scene, help: &'a CardsHelp, fields: &Fields) -> Self {
        let teller = Teller {
            phrases: around.say(),
            lexicon: lexicon(),
            edition: scene.setup.edition(),
            title: scene.setup.title(),
            names: around.names,
            reader: scene.viewer,
        };
        let taken: Vec<Move> = fields.all("take").map_while(|words| scene.read(words)).collect();
        let wanted = fields.said("play").and_then(|slug| {
            let from = fields.said("from").unwrap_or("hand");
            help.playable.iter().find(|p| p.card.slug() == slug && source(p.from) == from)
        });
        let advised = || help.playable.iter().find(|p| p.ways.iter().any(|(_, m, _)| taken.first() == Some(m)));
        let draft = wanted.or_else(advised);
        Self { around, scene, help, teller, draft, taken }
    }

    /// The sentences.
    #[must_use]
    pub const fn say(&self) -> Phrases {
        self.teller.phrases
    }

    /// A card, seen from its front.
    #[must_use]
    pub fn face(&self, card: Species, size: Size) -> PreEscaped<Cow<'static, str>> {
        face::put_down(&self.teller, card, size, self.around.faces())
    }

    /// What everybody sees of the table.
    #[must_use]
    pub const fn info(&self) -> &'a TableInfo {
        self.around.info()
    }

    /// The visitor's seat, if they play.
    #[must_use]
    pub const fn me(&self) -> Option<Seat> {
        self.around.me()
    }

    /// What the visitor is asked, if they can answer.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        self.scene.ask.filter(|_| self.info().status == Status::Running)
    }

    /// The address of the table, or of something that belongs to it.
    #[must_use]
    pub fn at(&self, what: &str) -> String {
        self.around.at(what)
    }

    /// The address of what is looked at now and then.
    #[must_use]
    pub fn extra(&self, what: &str) -> String {
        self.around.extra(what)
    }

    /// The cards that can be picked.
    pub fn picks(&self) -> impl Iterator<Item = Species> + '_ {
        self.scene.legal.iter().filter_map(|m| if let Move::Pick(card) = *m { Some(card) } else { None })
    }

    /// Can cards be drawn now?
    #[must_use]
    pub fn can_draw(&self) -> bool {
        self.scene.legal.iter().any(|m| matches!(m, Move::Draw(_)))
    }

    /// Is this an answer that can be given?
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        self.scene.legal.contains(&m)
    }

    /// What can be done with the cards of the Draw Line.
    #[must_use]
    pub fn line_mode(&self) -> Mode {
        if self.draft.is_some() {
            return Mode::Still;
        }
        match self.ask() {
            Some(Ask::Action { .. } | Ask::PickGroup { .. }) => Mode::Tick("line"),
            // Whoever copies an effect may take one that lies in the line.
            Some(Ask::Pick { from: From::Line(_) | From::VisibleInstants, .. }) => Mode::Press,
            Some(Ask::Play { terms, .. }) if terms.from == Source::Line => Mode::Play,
            Some(Ask::Play { terms, .. }) if terms.instead == Instead::TakeFromLine => Mode::Press,
            _ => Mode::Still,
        }
    }

    /// What can be done with the cards in hand.
    #[must_use]
    pub fn hand_mode(&self) -> Mode {
        if self.draft.is_some() {
            return if self.payment().is_some() { Mode::Tick("pay") } else { Mode::Still };
        }
        match self.ask() {
            Some(Ask::Action { .. }) => Mode::Play,
            Some(Ask::Play { terms, .. }) if terms.from == Source::Hand => Mode::Play,
            Some(Ask::Pay { .. }) => Mode::Tick("pay"),
            Some(Ask::PickAny { .. } | Ask::HandCheck { .. }) => Mode::Tick("hand"),
            Some(Ask::Pick { from: From::Hand(_) | From::RestOfHand, .. }) => Mode::Press,
            _ => Mode::Still,
        }
    }

    /// What must be paid for the play that is being made, or for the one that is asked for.
    #[must_use]
    pub fn payment(&self) -> Option<Payment> {
        match (self.draft, self.ask()) {
            (Some(playable), _) => playable.ways.iter().find_map(|(.., payment)| *payment),
            (None, Some(Ask::Pay { payment, .. })) => Some(payment),
            _ => None,
        }
    }

    /// The card that is to be paid for.
    #[must_use]
    pub fn to_pay_for(&self) -> Option<Species> {
        match (self.draft, self.ask()) {
            (Some(playable), _) => Some(playable.card),
            (None, Some(Ask::Pay { card, .. })) => Some(card),
            _ => None,
        }
    }

    /// The play of this card from there, if it can be played now.
    #[must_use]
    pub fn playable(&self, card: Species, from: Source) -> Option<&'a Playable> {
        self.help.playable.iter().find(|playable| playable.card == card && playable.from == from)
    }

    /// Why this card can't be played now.
    #[must_use]
    pub fn why_not(&self, card: Species, from: Source) -> Option<String> {
        let blocked = self.help.blocked.iter().find(|blocked| blocked.card == card && blocked.from == from)?;
        Some(self.teller.refusal(self.scene.ask, blocked.what, blocked.why))
    }

    /// Was this answer taken over from a hint?
    #[must_use]
    pub fn is_taken(&self, m: Move) -> bool {
        self.taken.contains(&m)
    }

    /// The cards to be ticked because they were taken over from a hint, and whether the top discard is among them.
    #[must_use]
    pub fn to_tick(&self) -> (Vec<Species>, bool) {
        let ticked = |m: &Move| match *m {
            Move::Draw(cards) | Move::Pay(cards) => Some((cards, false)),
            Move::PayWithDiscard(cards) => Some((cards, true)),
            Move::Take(cards, discard) => Some((cards, discard == TopDiscard::Taken)),
            _ => None,
        };
        let found = self.taken.iter().find_map(ticked);
        found.map_or((Vec::new(), false), |(cards, discard)| (cards.iter().collect(), discard))
    }

    /// The places that can be chosen in a collection.
    #[must_use]
    pub fn is_target(&self, seat: Seat, side: Side, place: usize) -> bool {
        let is_card = matches!(self.ask(), Some(Ask::PickSpot { spot, .. }) if spot != Spot::NewPlace);
        is_card && self.is_legal(Move::Spot(seat, side, place as u8))
    }

    /// Whose card it is that asks: of those who have it on top, the visitor if they are at it, else the player whose turn it is.
    #[must_use]
    pub fn owner(&self, card: Species) -> Option<Seat> {
        let table = &self.scene.view.table;
        let has = |seat: &Seat| {
            let tops = table.seats[seat.index()].collections.iter().filter_map(|cards| cards.last());
            tops.map(|top| top.card).any(|top| top == card)
        };
        let me = self.me().filter(|me| *me == table.active || !has(&table.active));
        let others = (0..table.seats.len()).map(|seat| Seat(seat as u8));
        me.into_iter().chain([table.active]).chain(others).find(has)
    }

    /// What a player is called here.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &'a str {
        self.around.name(seat)
    }
}

/// The word for where a card is played from.
#[must_use]
pub const fn source(from: Source) -> &'static str {
    match from {
        Source::Hand => "hand",
        Source::Line => "line",
        Source::Discards => "discards",
    }
}
