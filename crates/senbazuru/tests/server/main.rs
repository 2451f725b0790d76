//! The server as its operators and clients meet it: every test runs the built binary on a data directory of its own.

mod bad_input;
mod crash;
mod example;
mod faults;
#[cfg(feature = "cluster")]
mod migrate;
mod operation;
mod operator;
mod readme;

#[path = "../common/server.rs"]
mod common;

use common::{GUARD, Run, Server, directory, good, one_line, program, refused, run};
