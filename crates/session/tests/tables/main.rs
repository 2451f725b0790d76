//! Tables from the first wish to the last move, through the hub, on a real database.

mod bots;
mod clocks;
mod games;
mod harness;
mod joining;
mod leaving;
mod log;
mod storage;
mod taking_back;
mod visitors;
