//! Whole games as text ([`tabletop::record`]).
//!
//! ```text
//! senbazuru record 1
//! game islands
//! rules 1
//! players 2
//! variant catch-up
//! sheets heron ember …
//! atlas 0123456789abcdef
//! | sheet mine near ours
//! | …
//! moves
//! * shuffled 00000000000000ff
//! 0 keep heron ember
//! …
//! ```
//!
//! `sheets` are those dealt from, in the order of the atlas. A line `variant` is there if one is played. Lines that begin
//! with `|` hold an owner's own sheets and board, so that the record can be read without the files.

use tabletop::text::{Lines, TextError, Words, quoted};
use tabletop::{Actor, Digest, Written};

use crate::asks::Move;
use crate::atlas::{Atlas, SheetId, SourceText};
use crate::setup::{BadSetup, Setup, SheetSet, Variant};
use crate::state::State;
use crate::text::{self, IslandWords as _};

/// The word for the game.
pub const TITLE: &str = "islands";
/// The word for the solo game.
pub const SOLO_TITLE: &str = "islands-solo";

/// A game from its setup to its last move so far.
pub type Record = tabletop::Record<State>;

impl Written for State {
    type Data = &'static Atlas;

    const RULES_VERSION: u32 = crate::RULES_VERSION;

    fn title(setup: &Setup) -> &'static str {
        if setup.is_solo() { SOLO_TITLE } else { TITLE }
    }

    fn write_setup(out: &mut Vec<u8>, setup: &Setup) {
        use std::io::Write;
        let (atlas, sheets) = (setup.atlas(), setup.sheets());
        // Writing to a vector can't fail.
        let _ = writeln!(out, "players {}", setup.players());
        if setup.variant() != Variant::Standard {
            let _ = writeln!(out, "variant {}", setup.variant().word());
        }
        let words: Vec<_> = setup.in_order().iter().map(|&sheet| atlas.sheet(sheet).id.as_str()).collect();
        let _ = writeln!(out, "sheets {}", words.join(" "));
        let _ = writeln!(out, "atlas {}", atlas.digest(sheets.iter()));
        for line in atlas.own_text(sheets.iter()).lines() {
            let _ = writeln!(out, "| {line}");
        }
    }

    fn read_setup(lines: &mut Lines, given: Option<&'static Atlas>) -> Result<Setup, TextError> {
        let mut words = lines.need("game")?;
        let is_solo = words.rest() == SOLO_TITLE;
        words.exactly(if is_solo { SOLO_TITLE } else { TITLE })?;
        words.end()?;
        Self::read_rules(lines)?;
        let mut words = lines.need("players")?;
        let (at_players, players) = (words.column(), words.number()?);
        words.end()?;
        let players_line = words;
        let mut words = lines.next().ok_or_else(|| lines.ended("sheets"))?;
        let mut variant = Variant::Standard;
        let mut at_variant = words.clone();
        if let Some((_, "variant")) = at_variant.next() {
            variant = read_variant(&mut at_variant)?;
            words = lines.next().ok_or_else(|| lines.ended("sheets"))?;
        }
        words.exactly("sheets")?;
        let sheets = words;
        let mut words = lines.need("atlas")?;
        let (at, digest) = (words.column(), words.hex()?);
        words.end()?;
        let own = read_own(lines, "moves")?;
        let atlas = match given {
            Some(given) => given,
            None => own.load()?,
        };
        let in_order = read_sheets(sheets, atlas, is_solo)?;
        let sheets: SheetSet = in_order.iter().copied().collect();
        if atlas.digest(sheets.iter()) != Digest(digest) {
            let there = atlas.digest(sheets.iter());
            return Err(words.error(at, format!("the atlas here has digest {there}: other sheets were used")));
        }
        let setup = match (is_solo, players) {
            (true, 1) => Setup::solo(&in_order, atlas),
            (true, _) => Err(BadSetup::NotAlone(players)),
            (false, _) => Setup::new(players, sheets, variant, atlas),
        };
        if is_solo && variant != Variant::Standard {
            return Err(at_variant.here("the solo game has no variant (I-12.4)"));
        }
        setup.map_err(|bad| match bad {
            BadSetup::Players(_) | BadSetup::NotAlone(_) => players_line.error(at_players, bad.to_string()),
            BadSetup::TooFewSheets(_) => words.error(at, bad.to_string()),
        })
    }

    #[inline]
    fn write_move(out: &mut Vec<u8>, by: Actor, m: Move, setup: &Setup) {
        text::write_move(out, by, m, setup);
    }

    fn read_actor(words: &mut Words, setup: &Setup) -> Result<Actor, TextError> {
        words.actor_of(setup.players())
    }

    fn read_answer(words: &mut Words, setup: &Setup) -> Result<Move, TextError> {
        words.answer(setup)
    }
}

pub(crate) fn read_variant(words: &mut Words) -> Result<Variant, TextError> {
    let (at, word) = words.need("a variant")?;
    let variant = Variant::named(word).filter(|&variant| variant != Variant::Standard);
    let variant = variant.ok_or_else(|| {
        words.error(at, format!("unknown variant {}: there is {}", quoted(word), Variant::CatchUp.word()))
    })?;
    words.end()?;
    Ok(variant)
}

/// Sheets to the end of the line, each once, in the order of the atlas.
/// One player may have picked two in another order (I-2.6).
fn read_sheets(mut words: Words, atlas: &Atlas, is_solo: bool) -> Result<Vec<SheetId>, TextError> {
    let mut list = Vec::new();
    while !words.is_empty() {
        let at = words.column();
        let sheet = words.sheet(atlas)?;
        if list.contains(&sheet) {
            return Err(words.error(at, format!("{} is named twice", atlas.sheet(sheet).id)));
        }
        let is_pick = is_solo && list.len() == 1 && words.is_empty();
        if !is_pick && list.last().is_some_and(|&last| last > sheet) {
            return Err(words.error(at, format!("{} is out of order", atlas.sheet(sheet).id)));
        }
        list.push(sheet);
    }
    Ok(list)
}

/// The lines that begin with `|`: sheets and board of an owner, and where they stand in the text.
pub(crate) struct Own {
    text: String,
    /// By line of that text: its line, and the column it begins in.
    places: Vec<(u32, u32)>,
}

impl Own {
    pub(crate) const fn new() -> Self {
        Self { text: String::new(), places: Vec::new() }
    }

    /// Adds what stands behind the `|` of a line.
    pub(crate) fn add(&mut self, words: &Words) {
        let place = words.here("");
        self.places.push((place.line, place.column));
        self.text.push_str(words.rest());
        self.text.push('\n');
    }

    /// The atlas with these sheets.
    pub(crate) fn load(&self) -> Result<&'static Atlas, TextError> {
        if self.text.is_empty() {
            return Ok(Atlas::standard());
        }
        let source = SourceText { name: String::new(), text: self.text.clone() };
        let loaded = Atlas::load(&[source]).map_err(|notice| {
            let at = usize::try_from(notice.line).unwrap_or(usize::MAX).saturating_sub(1);
            let last = self.places.last().copied().unwrap_or((1, 1));
            let (line, column) = self.places.get(at).copied().unwrap_or(last);
            TextError { line, column: column.saturating_add(notice.column - 1), what: notice.what.to_string() }
        })?;
        Ok(loaded.atlas)
    }
}

/// The lines that begin with `|`, up to the line `end`.
fn read_own(lines: &mut Lines, end: &str) -> Result<Own, TextError> {
    let mut own = Own::new();
    loop {
        let mut words = lines.next().ok_or_else(|| lines.ended(end))?;
        match words.need("a word")? {
            (_, "|") => own.add(&words),
            (_, word) if word == end => {
                words.end()?;
                return Ok(own);
            }
            (at, word) => return Err(words.error(at, format!("expected \"|\" or \"{end}\", got {}", quoted(word)))),
        }
    }
}
