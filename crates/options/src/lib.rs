//! What a command is told: which game, who sits at the table, with what; read once for every command that plays.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `title` | the games, by the names the command line gives them |
//! | [`table`] | who sits at the table, and with which files |
//! | [`with`] | what is played with, as the games describe it |
//! | [`bot`] | who plays where no person does, by name, and for how long it thinks |
//! | [`edition`] | an owner's corrections of the cards |
//! | [`atlas`] | an owner's sheets |
//! | [`game`] | a game as the commands need it, whichever it is |

pub mod atlas;
pub mod bot;
pub mod edition;
pub mod game;
pub mod table;
mod title;
pub mod with;

pub use table::{AnySetup, BotNames, EditionFile, SheetFiles, cannot_play};
pub use title::{AnyGame, GameName};
