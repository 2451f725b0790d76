//! [`Desk`]: all that the zones of a table of Islands are made from.

use phrases::{IslandsTeller, Phrases};
use session::islands::{Ask, AtSeat, Illegal, IslandsHelp, Kept, Move, Nth, OnTable, Rule, Scene, Square};
use session::{Seat, Status, TableInfo};

use crate::page::Fields;
use crate::page::table::around::Around;

/// One table of Islands as one visitor sees it.
pub struct Desk<'a> {
    /// What all tables share.
    pub around: Around<'a>,
    /// What lies on it.
    pub scene: &'a Scene,
    /// What helps to play.
    pub help: &'a IslandsHelp,
    /// Says what happens.
    pub teller: IslandsTeller<'a>,
    /// The square of an island at which the visitor wants to paint, with scripts off.
    pub at: Option<(Nth, Square)>,
    /// What was taken over from a hint: it is chosen already, and still to be confirmed.
    pub taken: Option<Move>,
}

/// The sheets the players keep, by seat, as far as they are known.
#[must_use]
pub fn kept(scene: &Scene) -> Vec<Option<Kept>> {
    scene.view.table.seats.iter().map(|seat| seat.kept).collect()
}

impl<'a> Desk<'a> {
    /// The desk of a table of Islands.
    #[must_use]
    pub fn new(
        around: Around<'a>,
        scene: &'a Scene,
        help: &'a IslandsHelp,
        kept: &'a [Option<Kept>],
        fields: &Fields,
    ) -> Self {
        let (phrases, reader) = (around.say(), scene.viewer);
        let teller = IslandsTeller { phrases, setup: scene.setup, names: around.names, kept, reader };
        // Written as `1-c4`.
        let at = fields.said("at").and_then(|at| {
            let (island, square) = at.split_once('-')?;
            let nth = island.parse::<u8>().ok()?.checked_sub(1).map(Nth).filter(|nth| Nth::ALL.contains(nth))?;
            Some((nth, Square::named(square)?))
        });
        let taken = fields.said("take").and_then(|words| scene.read(words));
        let painted = match taken {
            Some(Move::Paint { island, squares, .. }) => squares.first().map(|square| (island, square)),
            _ => None,
        };
        Self { around, scene, help, teller, at: at.or(painted), taken }
    }

    /// The sentences.
    #[must_use]
    pub const fn say(&self) -> Phrases {
        self.teller.phrases
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

    /// What lies on the table.
    #[must_use]
    pub const fn table(&self) -> &'a OnTable {
        &self.scene.view.table
    }

    /// What lies before one player.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&'a AtSeat> {
        self.table().seats.get(seat.index())
    }

    /// Is it the solo game?
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        self.scene.view.table.science.is_some()
    }

    /// What the visitor is asked, if they can answer.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        self.scene.ask.filter(|_| self.info().status == Status::Running)
    }

    /// Was this answer taken over from a hint?
    #[must_use]
    pub fn is_taken(&self, m: Move) -> bool {
        self.taken == Some(m)
    }

    /// Is this an answer that can be given?
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        self.scene.legal.contains(&m)
    }

    /// Why an answer is refused, in words.
    #[must_use]
    pub fn refusal(&self, m: Move, why: Illegal<Rule>) -> String {
        self.teller.refusal(self.scene.ask, m, why)
    }

    /// The address of what is looked at now and then.
    #[must_use]
    pub fn extra(&self, what: &str) -> String {
        self.around.extra(what)
    }

    /// The address of the table, or of something that belongs to it.
    #[must_use]
    pub fn at(&self, what: &str) -> String {
        self.around.at(what)
    }
}
