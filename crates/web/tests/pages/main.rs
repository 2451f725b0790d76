//! The pages, called without a socket, as browsers without script call them.

mod at_the_table;
mod daily;
mod devices;
mod endings;
mod everywhere;
mod first_click;
mod folding;
mod harness;
mod hinting;
mod invitations;
mod islands_around;
mod islands_game;
mod islands_paint;
mod islands_zones;
mod lessons;
mod my_games;
mod new_table;
mod pictures;
mod recap;
mod records;
mod replay;
mod steps;
mod streaming;
mod toy_game;
mod tries;
