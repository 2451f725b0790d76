//! The JSON API, called without a socket.

mod codes;
mod daily;
mod generated;
mod golden;
mod harness;
mod language;
mod made_up;
mod openapi;
mod play;
mod practice;
mod quotas;
mod refusals;
mod stream;
mod toy_game;
mod tries;
