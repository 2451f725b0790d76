//! The catalogue and the rules as pages, asked for without a socket.

mod cards;
mod fold;
mod rules;
mod server;
mod sheets;
