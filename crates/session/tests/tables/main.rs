//! Tables from the first wish to the last move, through the hub, on a real database.

mod bots;
mod clocks;
mod closely;
mod games;
mod harness;
mod joining;
mod leaving;
mod links;
mod log;
mod replays;
mod several;
mod speed;
mod storage;
mod taking_back;
mod visitors;
