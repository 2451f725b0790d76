//! What a game tells the laws.

use std::fmt::Debug;

use tabletop::{Actor, Game, Imagine, Seat, Stream};

use crate::{Scale, Style};

/// One answered question.
pub type Played<L> = (Actor, MoveOf<L>);
/// The move of a lawful game.
pub type MoveOf<L> = <<L as Lawful>::Game as Game>::Move;
/// The setup of a lawful game.
pub type SetupOf<L> = <<L as Lawful>::Game as Game>::Setup;
/// The event of a lawful game.
pub type EventOf<L> = <<L as Lawful>::Game as Game>::Event;
/// The view of a lawful game.
pub type ViewOf<L> = <<L as Lawful>::Game as Game>::View;
/// The memory of a lawful game.
pub type MemoryOf<L> = <<L as Lawful>::Game as Imagine>::Memory;
/// The seen event of a lawful game.
pub type SeenOf<L> = <<L as Lawful>::Game as Imagine>::Seen;

/// What the laws can't know of a game by themselves.
///
/// Implemented by an empty type of a game's test file, because neither the game nor this trait is defined there.
pub trait Lawful {
    /// The game.
    type Game: Imagine;
    /// The part of a view that is made of what was seen: seen events folded over one give the next.
    type OnTable: Clone + Eq + Debug;

    /// The numbers of players there can be.
    const PLAYERS: &'static [u8];

    /// How much is tried.
    fn scale() -> Scale {
        Scale::from_env()
    }

    /// Setups to try for so many players.
    fn setups(players: u8) -> Vec<SetupOf<Self>>;

    /// Every game is over after so many moves, chance included, whatever the players do.
    fn most_moves(setup: &SetupOf<Self>) -> usize;

    /// How much a player of that style wants to make this legal move; only comparisons count. Not asked for the styles
    /// that look at the list alone.
    fn liking(style: Style, game: &Self::Game, seat: Seat, m: MoveOf<Self>) -> i32;

    /// Adds answers that are nearly legal, or legal by luck, each for some actor: at least eight.
    fn near_misses(
        game: &Self::Game,
        seat: Seat,
        legal: &[MoveOf<Self>],
        stream: &mut Stream,
        out: &mut Vec<Played<Self>>,
    );

    /// What is wrong if not every card is in exactly one place.
    ///
    /// # Errors
    /// Which card is where.
    fn each_card_once(game: &Self::Game) -> Result<(), String>;

    /// The part of a view that is made of what was seen.
    fn table(view: &ViewOf<Self>) -> Self::OnTable;

    /// Takes in what was seen.
    fn fold(table: &mut Self::OnTable, seen: &SeenOf<Self>);

    /// Are the true hidden cards possible, as far as this memory goes?
    fn is_possible(memory: &MemoryOf<Self>, game: &Self::Game) -> bool;

    /// A game so far as text.
    fn save(setup: &SetupOf<Self>, played: &[Played<Self>], game: &Self::Game) -> String;

    /// A game so far from its text.
    ///
    /// # Errors
    /// Why the text is refused.
    fn load(text: &str) -> Result<(SetupOf<Self>, Vec<Played<Self>>), String>;
}
