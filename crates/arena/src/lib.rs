//! Games without people, by the thousand: counted, compared, measured.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`cli`] | what follows the commands |
//! | [`simulate`] | many games, and what came out |
//! | [`contest`] | games between bots, and who is better |
//! | [`balance`] | what sheets of islands are worth |
//! | [`perft`] | counts of positions |
//! | [`bench`](mod@bench) | how fast the engine is |
//! | `players` | those who answer the questions |
//! | `workers` | many games on many threads |

pub mod balance;
pub mod bench;
pub mod cli;
pub mod contest;
pub mod perft;
mod players;
pub mod simulate;
mod workers;
