//! The server, and what its operator does with the tables, whether it runs or not.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`cli`] | what follows the commands |
//! | [`serve`] | the server: started, looked after, stopped |
//! | [`tables`] | lists of tables, and what is done with one |
//! | [`records`] | tables as files and back |
//! | [`keeping`] | what is deleted: a visitor, and what was kept for long enough |
//! | [`backup`] | a copy of the database |
//! | [`migrate`] | a data directory, moved into a database |
//! | [`status`] | how a server is doing |
//! | `line` | who is asked: the running server, or this process |
//! | `moment` | points in time, to read |

pub mod backup;
pub mod cli;
pub mod keeping;
mod line;
pub mod migrate;
mod moment;
pub mod records;
pub mod serve;
pub mod status;
pub mod tables;
