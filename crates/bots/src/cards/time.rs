//! How long a card game still goes on.

use origami::State;
use origami::state::Ending;
use tabletop::{Asked, Game, Seat};

/// Room for every seat of a card game.
pub const SEATS: usize = origami::state::MAX_PLAYERS as usize;

/// What the rounds until the second run-out are reckoned from, before the first run-out and after it: a number, and so much
/// for each card of the deck, each discard and each origami in hands, divided by the players. Fitted to games of searching bots.
const ROUNDS: [[f32; 4]; 2] = [[8.7, 0.53, -0.2, -0.13], [2.0, 0.58, -0.3, -0.1]];

/// One, and the cards of the deck, the discards and the hands, divided by the players.
fn signs(game: &State) -> [f32; 4] {
    let players = f32::from(game.players());
    let hands: u8 = (0..game.players()).map(|s| game.hand_size(Seat(s)) - game.rice_paper(Seat(s))).sum();
    [1.0, f32::from(game.deck_size()) / players, f32::from(game.discard_count()) / players, f32::from(hands) / players]
}

/// About how many rounds there are until the second run-out.
fn rounds_left(game: &State) -> f32 {
    if game.ending() != Ending::None {
        return 0.0;
    }
    let by = &ROUNDS[usize::from(game.runouts().min(1))];
    signs(game).iter().zip(by).map(|(a, b)| a * b).sum::<f32>().max(0.2)
}

/// About how many actions each seat has left; the one that is asked for counts.
pub fn actions_left(game: &State) -> [f32; SEATS] {
    let mut left = [0.0; SEATS];
    let (start, active, players) = (game.starting_player(), game.active(), game.players());
    let rounds = rounds_left(game);
    let is_final = game.ending() == Ending::FinalRound;
    // How many players have had their turn in this round.
    let before = (active.0 + players - start.0) % players;
    for seat in 0..players {
        let nth = (seat + players - start.0) % players;
        left[usize::from(seat)] = rounds + if is_final { 0.0 } else { 1.0 } + if nth > before { 1.0 } else { 0.0 };
    }
    let asked = matches!(game.asked(), Asked::Seat(_, origami::Ask::Action { .. }));
    left[active.index()] += f32::from(game.extra_actions()) + if asked { 1.0 } else { 0.0 };
    left
}
