//! The pages, called without a socket, as browsers without script call them.

mod at_the_table;
mod daily;
mod devices;
mod endings;
mod everywhere;
mod first_click;
mod folding;
mod harness;
mod invitations;
mod isles_around;
mod isles_paint;
mod isles_zones;
mod new_table;
