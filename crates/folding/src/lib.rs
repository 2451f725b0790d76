#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`plane`] | points, lines, movements and convex polygons |
//! | [`state`] | a sheet that lies flat: faces, layers, creases |
//! | [`fold`], `target` | folding; states that a model declares |
//! | [`check`] | what paper can do |
//! | [`model`], [`read`] | a figure step by step; models as text |
//! | [`space`], [`figure`] | flaps that stand up, and the finished figure |
//! | [`diagram`] | a step as a drawing |
//! | [`motion`] | in-between frames, for a script |
//! | [`page`] | all steps on one page, to be printed |
//! | `fold_file` | FOLD files, for other programs |
//! | `svg` | writing SVG |

pub mod check;
pub mod diagram;
pub mod figure;
pub mod fold;
mod fold_file;
pub mod model;
pub mod motion;
pub mod page;
pub mod plane;
pub mod read;
pub mod space;
pub mod state;
mod svg;
mod target;

pub use model::Model;
