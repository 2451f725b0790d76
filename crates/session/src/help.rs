//! What helps one viewer to play: what can be played and what not, and why; what is known of hidden cards; scores so far.
//!
//! Nothing here depends on what the viewer may not know: it comes from what lies on the table, from their own hand, and from their
//! own memory.

mod easel;
mod lately;

use islands::{Score, Shape};
use origami::frame::Payment;
use origami::score::Scored;
use origami::view::View;
use origami::vocab::{Kind, Source};
use origami::{Ask, Memory, Move, Rule, Side, Species, State};
use tabletop::{Actor, Asked, Game as _, Illegal, NoLog, Seat, Seats, Viewer};

use crate::id::Token;
use crate::look::{Look, NewsEntry, TableInfo};
use crate::personal::Personal;
use crate::rendered::Help;
use crate::tale::Tale;
use crate::tip::Tip;

pub(crate) use easel::prepares;
pub use easel::{Canvas, Easel, Outcome, Stroke};
pub use lately::{Bid, Die, Income, Lately};

/// A table seen closely: with what helps the viewer to play it.
#[derive(Clone, Debug)]
pub struct CloseUp {
    /// The table as the viewer sees it.
    pub look: Look,
    /// What helps them; nothing before the game has started.
    pub help: Option<Help>,
    /// What lets others join, while the table is open; for those who sit there.
    pub invite: Option<Token>,
    /// Could the viewer take their last answer back now?
    pub may_take_back: bool,
    /// What the viewer is told now, if it is new to them.
    pub tip: Option<&'static Tip>,
    /// What a finished game is to whoever played it.
    pub personal: Option<Personal>,
    /// How the game went, once it is over.
    pub tale: Option<Tale>,
    /// The viewer's tries from the same game, this one among them, each with their seat: once this one is over.
    pub tries: Vec<(TableInfo, Seat)>,
}

impl CloseUp {
    /// A table alone, with what helps to read it: nothing that belongs to one visitor.
    #[must_use]
    pub const fn bare(look: Look, help: Option<Help>) -> Self {
        Self {
            look,
            help,
            invite: None,
            may_take_back: false,
            tip: None,
            personal: None,
            tale: None,
            tries: Vec::new(),
        }
    }
}

/// With whose eyes a game that is over is looked at again. Only what shows such a game takes them, so nothing else can ask for all
/// hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// As the player in that seat saw it.
    Seat(Seat),
    /// As somebody saw it who watched.
    Watcher,
    /// With all hands open.
    Open,
}

impl Eyes {
    /// The seat, if they are those of a player.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        if let Self::Seat(seat) = self { Some(seat) } else { None }
    }
}

impl From<Option<Seat>> for Eyes {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::Watcher, Self::Seat)
    }
}

/// A game that is over, from its first moment to its last.
#[derive(Clone, Debug)]
pub struct Tape {
    /// Who looks at it.
    pub eyes: Eyes,
    /// Can all hands be laid open?
    pub has_open: bool,
    /// The entry after which the first player was asked something: what was set up before is no moment of its own.
    pub first: u32,
    /// The entry with which the game was over.
    pub last: u32,
    /// All that happened up to then, as they saw it.
    pub entries: Vec<NewsEntry>,
    /// Where turns and rounds begin.
    pub chapters: Vec<Chapter>,
}

/// A turn or a round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// With this entry.
    pub entry: u32,
    /// The round, from 1; nothing if the game did not begin with its setup.
    pub round: Option<u16>,
    /// Whose turn it is, where players take turns.
    pub turn: Option<Seat>,
}

/// A moment of a game that is over.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The table at that moment, as that viewer saw it; nothing is asked.
    pub close_up: CloseUp,
    /// The version shown.
    pub at: u32,
    /// The last version there is.
    pub last: u32,
    /// Who was asked at that moment: nobody where chance was, or the game was over.
    pub asked: Seats,
    /// The entry with which the game began; 0 if it never did.
    pub began: u32,
    /// All entries up to that moment, as that viewer saw them.
    pub entries: Vec<NewsEntry>,
}

/// What helps to play Islands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IslandsHelp {
    /// Points by seat, island by island, as if the game ended now.
    pub scores: Vec<Score>,
    /// What the round under way has brought.
    pub lately: Lately,
    /// What the viewer can paint now, or prepare.
    pub easel: Option<Easel>,
    /// The shapes that can't be chosen, and why, if the viewer is asked for one.
    pub blocked: Vec<(Shape, Illegal<islands::Rule>)>,
    /// The viewer's prepared painting, in the words of records.
    pub plan: Option<String>,
}

impl IslandsHelp {
    /// What helps this viewer.
    pub(crate) fn new(state: &islands::State, viewer: Viewer, lately: &Lately) -> Self {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let easel = seat.and_then(|seat| Easel::now(state, seat).or_else(|| Easel::ahead(state, seat)));
        let blocked = match (seat, state.asked()) {
            (Some(seat), Asked::Seat(asked, islands::Ask::Shape { .. })) if seat == asked => {
                let why = |shape| state.check(Actor::Seat(seat), islands::Move::Shape(shape)).err();
                Shape::ALL.into_iter().filter_map(|shape| Some((shape, why(shape)?))).collect()
            }
            _ => Vec::new(),
        };
        let scores = (0..state.players()).map(|seat| Score::of(state, Seat(seat))).collect();
        Self { scores, lately: lately.clone(), easel, blocked, plan: None }
    }
}

/// What helps to play a card game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardsHelp {
    /// The players, by seat.
    pub seats: Vec<SeatHelp>,
    /// What can be played now, if the viewer is asked for an action or for what to play.
    pub playable: Vec<Playable>,
    /// What can't be played now, though it lies where the question looks.
    pub blocked: Vec<Blocked>,
    /// For the top card of each of the viewer's collections, if it has a special action and the viewer is asked for an action: may
    /// it be used now, and if not, why?
    pub specials: [Option<Result<(), Illegal<Rule>>>; 2],
    /// Do all hands lie open? Then what is known of each is all of it.
    pub is_open: bool,
}

/// What helps to judge one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatHelp {
    /// What every card scores for this player, as if the game ended now.
    pub scored: Vec<Scored>,
    /// All of that together.
    pub score: i16,
    /// So many cards may be kept at the end of a turn.
    pub hand_limit: u8,
    /// So many folds may be drawn in one action.
    pub draw_limit: u8,
    /// So many cards may be drawn in one action.
    pub draw_cards: u8,
    /// May a single card be drawn whatever its folds?
    pub draw_any_single: bool,
    /// Cards the viewer knows to be in this hand, ascending; nothing for their own.
    pub known: Vec<Species>,
}

/// A card that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playable {
    /// Which.
    pub card: Species,
    /// Where it lies.
    pub from: Source,
    /// Onto which collection, by which answer, and what has to be paid then; without a payment nothing is paid. A character goes to
    /// no collection, which is written like the left one.
    pub ways: Vec<(Side, Move, Option<Payment>)>,
}

/// A card that can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// Which.
    pub card: Species,
    /// Where it lies.
    pub from: Source,
    /// The answer that is refused.
    pub what: Move,
    /// Why.
    pub why: Illegal<Rule>,
}

impl CardsHelp {
    /// What helps this viewer; `ask` is what they are asked.
    pub(crate) fn new(state: &State, view: &View, memory: &Memory, ask: Option<Ask>) -> Self {
        let viewer = view.viewer;
        let seats: Vec<_> = (0..state.players()).map(|seat| SeatHelp::new(state, Seat(seat), viewer, memory)).collect();
        let mut help = Self { seats, playable: Vec::new(), blocked: Vec::new(), specials: [None; 2], is_open: false };
        if let (Viewer::Seat(seat), Some(ask)) = (viewer, ask) {
            help.sort_out(state, view, seat, ask);
        }
        help
    }

    /// What helps somebody who watches a game that is over and looks into all hands.
    pub(crate) fn open(state: &State, view: &View, memory: &Memory) -> Self {
        let mut help = Self::new(state, view, memory, None);
        for (seat, at) in (0..).map(Seat).zip(&mut help.seats) {
            at.known = state.hand(seat).collect();
        }
        Self { is_open: true, ..help }
    }

    /// Every species in the game, in the order of the card list, with how many copies the viewer of this can't locate: they are in
    /// the deck or in hands. Rice paper is no secret and left out. Hardly any page tells it, so it is worked out when it is asked for.
    #[must_use]
    pub fn hidden(&self, view: &View) -> Vec<(Species, u8)> {
        hidden(view, &self.seats)
    }

    /// What can be played, and what not.
    fn sort_out(&mut self, state: &State, view: &View, seat: Seat, ask: Ask) {
        let from = match ask {
            Ask::Action { .. } => Source::Hand,
            Ask::Play { terms, .. } => terms.from,
            _ => return,
        };
        if from == Source::Line {
            let mut line = view.table.line.clone();
            line.sort_unstable();
            line.dedup();
            line.into_iter().for_each(|card| self.judge(state, seat, card, Source::Line));
            return;
        }
        let mut last = None;
        for &card in &view.table.hand {
            // Copies stand next to each other.
            if last.replace(card) != Some(card) {
                self.judge(state, seat, card, Source::Hand);
            }
        }
        if let Some(&top) = view.table.discards.last() {
            self.judge(state, seat, top, Source::Discards);
        }
        if matches!(ask, Ask::Action { .. }) {
            self.specials = Side::BOTH.map(|side| {
                let column = &view.table.seats.get(seat.index())?.collections[side as usize];
                let top = column.last()?;
                let kind = view.setup.edition().facts(top.card).ability.kind();
                (kind == Kind::Special).then(|| state.judge_special(seat, side))
            });
        }
    }

    /// Can the card be played from there? If not, the refusal that says most is kept.
    fn judge(&mut self, state: &State, seat: Seat, card: Species, from: Source) {
        let sides: &[Side] = if card.is_character() { &[Side::Left] } else { &Side::BOTH };
        let (mut ways, mut refused) = (Vec::new(), None);
        for &side in sides {
            let what = match from {
                Source::Hand | Source::Line => Move::Play(card, side),
                Source::Discards => Move::PlayDiscard(card, side),
            };
            match state.check(Actor::Seat(seat), what) {
                Ok(()) => {
                    // It costs the same on either side.
                    let payment = ways.first().map_or_else(|| payment(state, seat, card, what), |&(_, _, same)| same);
                    ways.push((side, what, payment));
                }
                // That the other collection's turn has come says less than anything else.
                Err(why) if refused.is_none() || why.rule != Rule::Collections => {
                    refused = Some(Blocked { card, from, what, why });
                }
                Err(_) => {}
            }
        }
        match refused {
            _ if !ways.is_empty() => self.playable.push(Playable { card, from, ways }),
            // That a discard can't be played is worth no word, unless a character says that it may be.
            Some(blocked) if from != Source::Discards || blocked.why.rule != Rule::YellowGeisha => {
                self.blocked.push(blocked);
            }
            _ => {}
        }
    }
}

/// What has to be paid for a card that is played so: what is asked next.
fn payment(state: &State, seat: Seat, card: Species, what: Move) -> Option<Payment> {
    let mut then = state.clone();
    then.apply(Actor::Seat(seat), what, &mut NoLog);
    match then.asked() {
        Asked::Seat(asked, Ask::Pay { card: played, payment, .. }) if (asked, played) == (seat, card) => Some(payment),
        _ => None,
    }
}

impl SeatHelp {
    fn new(state: &State, seat: Seat, viewer: Viewer, memory: &Memory) -> Self {
        let scored: Vec<Scored> = state.scored(seat).collect();
        let draw = state.draw_rule(seat);
        Self {
            score: scored.iter().map(|scored| scored.points + scored.bonus).sum(),
            scored,
            hand_limit: state.hand_limit(seat),
            draw_limit: draw.folds,
            draw_cards: draw.cards,
            draw_any_single: draw.any_single,
            known: if viewer.is(seat) { Vec::new() } else { memory.known(seat) },
        }
    }
}

/// How many copies of each species the viewer can't locate.
fn hidden(view: &View, seats: &[SeatHelp]) -> Vec<(Species, u8)> {
    let table = &view.table;
    let mut located = [0_u8; Species::COUNT + 2];
    let mut locate = |cards: &[Species]| cards.iter().for_each(|card| located[card.index()] += 1);
    for cards in [&table.discards, &table.line, &table.characters, &table.hand, &table.looking_at] {
        locate(cards);
    }
    for seat in seats {
        locate(&seat.known);
    }
    for seat in &table.seats {
        for column in &seat.collections {
            column.iter().for_each(|there| located[there.card.index()] += 1);
        }
    }
    let edition = view.setup.edition();
    let in_play = Species::all().filter(|&card| !card.is_rice_paper() && view.setup.has(card));
    in_play.map(|card| (card, edition.facts(card).quantity.saturating_sub(located[card.index()]))).collect()
}
