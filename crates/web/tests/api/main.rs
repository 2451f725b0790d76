//! The JSON API, called without a socket.

mod codes;
mod daily;
mod golden;
mod harness;
mod language;
mod openapi;
mod play;
mod practice;
mod quotas;
mod refusals;
mod stream;
