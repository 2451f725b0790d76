#![doc = include_str!("../README.md")]
//!
//! ## What is where
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`svg`] | writing SVG |
//! | [`palette`] | colours, and the marks that stand for them without colour |
//! | [`landmarks`] | the folded-paper pictures of landmarks |
//! | [`figure`] | the folded-paper figures of cards, one file each |
//! | [`island`] | an island, empty or in play |
//! | [`grid`] | an island as letters |
//! | [`chart`] | how often each score came up |
//! | [`shapes`] | a picture as a list of shapes, from which SVG and pixels are made |
//! | [`letters`] | letters of our own, as shapes |
//! | `raster`, `png` | shapes as pixels, pixels as a file |
//! | [`table`] | a whole table as one viewer sees it, and posters |

pub mod chart;
pub mod figure;
pub mod grid;
pub mod island;
pub mod landmarks;
pub mod letters;
pub mod palette;
mod png;
mod raster;
pub mod shapes;
pub mod svg;
pub mod table;
