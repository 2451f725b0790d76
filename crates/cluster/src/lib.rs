//! Several servers of one store: requests about a table go to the node that owns it, whichever node they reach.
//!
//! Each node listens twice: for everybody, and inside for the others. What one node passes on to another is signed with the secret that
//! all of them share, so that nobody else can say where a request comes from, and is never passed on again.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`neighbours`] | [`Nodes`]: the others, as this node reaches them |
//! | [`passing`] | requests about tables of others are passed on |
//! | [`inside`] | what the others ask |
//! | [`mark`] | [`Mark`]: how a request that was passed on is told from all others |
//! | [`bus`] | news between the nodes |
//! | `pipe` | answers that come through this node, as long as the other one is alive |

pub mod bus;
pub mod inside;
pub mod mark;
pub mod neighbours;
pub mod passing;
mod pipe;

pub use mark::Mark;
pub use neighbours::Nodes;
