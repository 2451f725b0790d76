//! The pages, called without a socket, as browsers without script call them.

mod at_the_table;
mod devices;
mod endings;
mod everywhere;
mod first_click;
mod harness;
mod invitations;
mod new_table;
