//! A game with secrets, as these tests see it.

use session::{Hosted, Language, Look, Scene};
use tabletop::{Actor, Asked, Game as _, MoveBuf, Seat, Viewer};

/// A game with secrets.
pub trait Secretive: Hosted {
    /// Positions after fewer answers than this are tried, chance included.
    const DEEPEST: u32;

    /// The setup of a table.
    fn setup_at(look: &Look) -> Self::Setup;

    /// Does a table show exactly this?
    fn is_shown(look: Look, view: &Self::View) -> bool;

    /// Has this game no more secrets to come?
    fn is_open(&self) -> bool;

    /// Will chance be asked soon for something nobody sees?
    fn is_on_the_brink(&self) -> bool;

    /// What the player in that seat hides: cards in hand, or a choice.
    fn held(&self, seat: Seat) -> Vec<String>;

    /// The cards to come, the next one first.
    fn to_come(&self) -> Vec<String>;

    /// All there is to know, down to the copies of cards.
    fn raw(&self) -> String;

    /// What all players hide.
    fn all_held(&self) -> Vec<Vec<String>> {
        (0..self.players()).map(|seat| self.held(Seat(seat))).collect()
    }

    /// A move in the words of records, without who makes it.
    fn words(setup: &Self::Setup, m: Self::Move) -> String {
        let mut out = Vec::new();
        Self::write_move(&mut out, Actor::Seat(Seat(0)), m, setup);
        let text = String::from_utf8(out).expect("words");
        text.split_once(' ').map_or_else(String::new, |(_, answer)| answer.to_owned())
    }

    /// All legal answers of a player.
    fn answers(&self, seat: Seat) -> Vec<Self::Move> {
        let mut buf = MoveBuf::with_capacity(Self::MAX_MOVES);
        self.moves(Actor::Seat(seat), &mut buf);
        buf.to_vec()
    }

    /// Who is asked.
    fn who(&self) -> Vec<Seat> {
        match self.asked() {
            Asked::Seat(seat, _) => vec![seat],
            Asked::Together(seats, _) => seats.iter().collect(),
            Asked::Chance(..) | Asked::Over => Vec::new(),
        }
    }
}

impl Secretive for origami::State {
    const DEEPEST: u32 = 150;

    fn setup_at(look: &Look) -> Self::Setup {
        let Some(Scene::Cards(scene)) = &look.scene else { panic!("no game of cards") };
        scene.setup
    }

    fn is_shown(look: Look, view: &Self::View) -> bool {
        let Some(Scene::Cards(scene)) = look.scene else { panic!("no game of cards") };
        scene.view == *view
    }

    fn is_open(&self) -> bool {
        false
    }

    fn is_on_the_brink(&self) -> bool {
        self.deck_size() <= 2
    }

    fn held(&self, seat: Seat) -> Vec<String> {
        self.hand(seat).map(|card| card.slug().to_string()).collect()
    }

    fn to_come(&self) -> Vec<String> {
        self.deck().map(|card| card.slug().to_string()).collect()
    }

    fn raw(&self) -> String {
        format!("{self:?}")
    }
}

impl Secretive for islands::State {
    const DEEPEST: u32 = 8;

    fn setup_at(look: &Look) -> Self::Setup {
        let Some(Scene::Islands(scene)) = &look.scene else { panic!("no game of Islands") };
        scene.setup
    }

    fn is_shown(look: Look, view: &Self::View) -> bool {
        let Some(Scene::Islands(scene)) = look.scene else { panic!("no game of Islands") };
        scene.view == *view
    }

    /// Once everybody has chosen their sheets, all lies open.
    fn is_open(&self) -> bool {
        self.players() > 1 && self.has_islands(Seat(0))
    }

    fn is_on_the_brink(&self) -> bool {
        true
    }

    fn held(&self, seat: Seat) -> Vec<String> {
        let choice = self.view(Viewer::Seat(seat)).table.seats[seat.index()].choice;
        choice.iter().map(|kept| format!("{kept:?}")).collect()
    }

    fn to_come(&self) -> Vec<String> {
        Vec::new()
    }

    fn raw(&self) -> String {
        (0..self.players()).map(|seat| format!("hands: {:?};", self.held(Seat(seat)))).collect()
    }
}

/// The game without drawings: what it shows are sentences.
impl Secretive for toy::Cup {
    const DEEPEST: u32 = 12;

    fn setup_at(_: &Look) -> Self::Setup {
        toy::Setup
    }

    fn is_shown(look: Look, view: &Self::View) -> bool {
        let Some(Scene::Plain(scene)) = look.scene else { panic!("no plain game") };
        let lines = scene.sections.iter().flat_map(|section| &section.lines).map(|line| line.to(Language::En, &[]));
        let dice: Vec<_> = lines.filter(|line| line.starts_with("Under it lies")).collect();
        let expected = view.die.map(|die| format!("Under it lies a {die}."));
        (scene.viewer, dice) == (view.viewer, expected.into_iter().collect())
    }

    fn is_open(&self) -> bool {
        false
    }

    fn is_on_the_brink(&self) -> bool {
        matches!(self.asked(), Asked::Seat(_, toy::Ask::Judge))
    }

    fn held(&self, seat: Seat) -> Vec<String> {
        self.view(Viewer::Seat(seat)).die.iter().map(|die| format!("die {die}")).collect()
    }

    fn to_come(&self) -> Vec<String> {
        Vec::new()
    }

    fn raw(&self) -> String {
        format!("{self:?}")
    }
}
