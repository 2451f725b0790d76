//! Property tests that every game inherits on the day its crate is created.
//!
//! A game's test file implements [`Lawful`] for a type of its own (what can't be generic: near misses, where cards may
//! be, how a game is saved) and calls [`inherit!`], which makes one test of each law for each number of players.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `lawful` | [`Lawful`]: what a game tells the laws |
//! | `case` | a game to try: setup, seed and how each seat chooses |
//! | `scale` | how many decisions, from the environment variable `LAWS` |
//! | `walk` | plays cases while a law watches, shrinks and reports a failure |
//! | [`cheap`] | laws that hold at each decision |
//! | [`dear`] | laws that are tried at one decision in 64 |
//! | [`rule_ids`] | every rule has a test |
//! | [`document`] | documents that tests write |

mod case;
pub mod cheap;
pub mod dear;
pub mod document;
mod lawful;
pub mod rule_ids;
mod scale;
mod walk;

pub use case::{Case, Style};
pub use lawful::{Lawful, Played};
pub use scale::Scale;

/// Makes a test of each law for each number of players, named after the law, in a module per number of players:
/// `laws::inherit!(Origami: two_players 2, three_players 3);`
#[macro_export]
macro_rules! inherit {
    ($game:ident: $($table:ident $players:literal),+ $(,)?) => {
        $(mod $table {
            use super::$game as TheGame;

            $crate::inherit!(@cheap $players:
                listed_moves_are_exactly_those_accepted,
                nobody_is_asked_an_empty_question,
                every_card_is_in_exactly_one_place,
                a_log_changes_nothing,
                seen_events_fold_into_the_next_view,
                every_game_ends,
            );
            $crate::inherit!(@dear $players:
                imagined_worlds_look_the_same_and_can_be_played_on,
                the_truth_is_possible_under_memory,
                together_every_order_gives_the_same_state,
                a_saved_game_goes_on_the_same,
                fingerprints_tell_positions_apart,
            );
        })+
    };
    (@cheap $players:literal: $($law:ident,)+) => {
        $(#[test]
        fn $law() {
            $crate::cheap::$law::<TheGame>($players);
        })+
    };
    (@dear $players:literal: $($law:ident,)+) => {
        $(#[test]
        fn $law() {
            $crate::dear::$law::<TheGame>($players);
        })+
    };
}
