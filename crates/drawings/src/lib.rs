//! Pictures of the Origami games as SVG, and some of them as PNG: all art is our own.
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
//! | [`shapes`] | a picture as a list of shapes, from which SVG and pixels are made |
//! | [`letters`] | letters of our own, as shapes |
//! | [`raster`], [`png`] | shapes as pixels, pixels as a file |
//! | [`table`] | a whole table as one viewer sees it, and posters |

pub mod chart;
pub mod figure;
pub mod island;
pub mod landmarks;
pub mod letters;
pub mod palette;
pub mod png;
pub mod raster;
pub mod shapes;
pub mod svg;
pub mod table;
