//! Tables from the first wish to the last move, through the hub, on a real database.

mod attempts;
mod bots;
mod calendar;
mod clocks;
mod closely;
mod daily;
mod games;
mod harness;
mod islands;
mod joining;
mod leaving;
mod links;
mod listening;
mod log;
mod practice;
mod records;
mod replays;
mod several;
mod silence;
mod speed;
mod storage;
mod taking_back;
mod tips;
mod toy_game;
mod tries;
mod visitors;
