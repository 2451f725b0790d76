//! Tables with sheets and a board of their own.

use islands::{Setup, SheetSet, Variant};

use crate::own::atlas;

/// A table that deals from the own sheets alone.
#[track_caller]
pub fn table(players: u8, own: &str, variant: Variant) -> Setup {
    let atlas = atlas(own);
    let sheets: SheetSet = atlas.all().filter(|&sheet| !atlas.is_standard(sheet)).collect();
    Setup::new(players, sheets, variant, atlas).expect("a good table")
}
