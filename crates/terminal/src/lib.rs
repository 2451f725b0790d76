//! Games in the terminal: played against others, and records of games: checked, told, watched, drawn.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`cli`] | what follows the commands |
//! | [`play`] | a game in the terminal |
//! | [`replay`] | a record, checked, told and watched |
//! | [`picture`] | the table of a record as a picture |

pub mod cli;
pub mod picture;
pub mod play;
pub mod replay;
