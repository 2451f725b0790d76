//! Pictures of the Origami games as SVG: all art is our own.
//!
//! Presentation attributes only: no script, no style blocks, no ids, so that a page with a strict policy can show several
//! of them beside each other, and a file looks the same.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`svg`] | writing SVG |
//! | [`palette`] | colours, and the marks that stand for them without colour |
//! | [`landmarks`] | the folded-paper pictures of landmarks |
//! | [`figure`] | the folded-paper figures of cards, one file each |
//! | [`island`] | an island, empty or in play |
//! | [`chart`] | how often each score came up |

pub mod chart;
pub mod figure;
pub mod island;
pub mod landmarks;
pub mod palette;
pub mod svg;
