//! Paper folded step by step: a small kernel that checks itself, models, diagrams and in-between frames.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`plane`] | points, lines, movements and convex polygons |
//! | [`state`] | a sheet that lies flat: faces, layers, creases |
//! | [`fold`], [`target`] | folding; states that a model declares |
//! | [`check`] | what paper can do |
//! | [`model`], [`read`] | a figure step by step; models as text |

pub mod check;
pub mod fold;
pub mod model;
pub mod plane;
pub mod read;
pub mod state;
pub mod target;

pub use model::Model;
