//! The atlas as a whole, interned.

use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use tabletop::Digest;

use super::notice::{Notice, What};
use super::read::{Draft, Known, Place, key, read};
use super::{Board, Island, Sheet, SheetId, check};

/// The standard files, in the order of their sheets. New sheets of ours go to the end, so that numbers of sheets stay.
const STANDARD: &[(&str, &str)] = &[
    ("board.txt", include_str!("../../data/board.txt")),
    ("heron.txt", include_str!("../../data/sheets/heron.txt")),
    ("koi.txt", include_str!("../../data/sheets/koi.txt")),
    ("lantern.txt", include_str!("../../data/sheets/lantern.txt")),
    ("boat.txt", include_str!("../../data/sheets/boat.txt")),
    ("ember.txt", include_str!("../../data/sheets/ember.txt")),
    ("crane.txt", include_str!("../../data/sheets/crane.txt")),
    ("fox.txt", include_str!("../../data/sheets/fox.txt")),
    ("moon.txt", include_str!("../../data/sheets/moon.txt")),
    ("dragon.txt", include_str!("../../data/sheets/dragon.txt")),
    ("fan.txt", include_str!("../../data/sheets/fan.txt")),
    ("turtle.txt", include_str!("../../data/sheets/turtle.txt")),
    ("gate.txt", include_str!("../../data/sheets/gate.txt")),
];

/// A file that was read, and what messages call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceText {
    /// Its name.
    pub name: String,
    /// All of it.
    pub text: String,
}

impl SourceText {
    /// From the bytes of a file.
    ///
    /// # Errors
    /// If they are no text.
    pub fn from_bytes(name: &str, bytes: Vec<u8>) -> Result<Self, Notice> {
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Self { name: name.to_owned(), text }),
            Err(error) => {
                // The part before the bad byte is good text, so its lines and columns can be counted.
                let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
                let good = good.strip_prefix('\u{feff}').unwrap_or(&good);
                let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX).saturating_add(1);
                let last = good.rsplit('\n').next().unwrap_or_default();
                let place = Place { line: count(good.matches('\n').count()), column: count(last.chars().count()) };
                Err(place.notice(name, What::NotText))
            }
        }
    }
}

/// An atlas that was loaded.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The atlas.
    pub atlas: &'static Atlas,
    /// What is unusual about its own sheets and board, in the order of the files.
    pub warnings: Vec<Notice>,
}

/// All sheets and the board a game is played with.
pub struct Atlas {
    sheets: Box<[Sheet]>,
    board: Board,
    /// So many sheets are standard ones; the others follow them.
    standard: usize,
    is_standard_board: bool,
    /// Canonical texts of the sheets, by number.
    texts: Box<[String]>,
    /// Names without what does not matter in them.
    names: Box<[(String, SheetId)]>,
}

impl Atlas {
    /// The atlas without sheets or board of an owner.
    #[must_use]
    pub fn standard() -> &'static Self {
        static STANDARD: OnceLock<Atlas> = OnceLock::new();
        STANDARD.get_or_init(|| match Self::read_standard() {
            Ok((atlas, _)) => atlas,
            Err(bad) => unreachable!("our own files are good: {bad}"),
        })
    }

    /// The standard atlas, and what is unusual about it: nothing, as a test demands.
    pub(super) fn read_standard() -> Result<(Self, Vec<Notice>), Notice> {
        let mut known = Known::default();
        let mut drafts = Vec::new();
        for &(name, text) in STANDARD {
            drafts.push(read(&SourceText { name: name.to_owned(), text: text.to_owned() }, &mut known)?);
        }
        let Some(board) = drafts.iter().find_map(|d| d.board.as_ref()).map(|b| b.board.clone()) else {
            return Err(
                Place { line: 1, column: 1 }.notice("board.txt", What::Ends { wanted: super::Statement::Begin })
            );
        };
        let mut atlas = Self::new(board, &drafts);
        atlas.standard = atlas.sheets.len();
        atlas.is_standard_board = true;
        let warnings = check::warnings(&drafts, &atlas);
        Ok((atlas, warnings))
    }

    /// The standard atlas with these sheets of an owner, and with their board if they have one. The same files, or
    /// others that say the same, give the same atlas again; each different one stays until the program ends, so only
    /// the operator of a program loads files.
    ///
    /// # Errors
    /// The first error of the files.
    pub fn load(own: &[SourceText]) -> Result<Loaded, Notice> {
        static LOADED: Mutex<Vec<&'static Atlas>> = Mutex::new(Vec::new());
        let (atlas, warnings) = Self::build(own)?;
        let standard = Self::standard();
        if atlas.says_the_same(standard) {
            return Ok(Loaded { atlas: standard, warnings });
        }
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        let known = loaded.iter().copied().find(|known| known.says_the_same(&atlas));
        let atlas = known.unwrap_or_else(|| {
            let atlas: &'static Self = Box::leak(Box::new(atlas));
            loaded.push(atlas);
            atlas
        });
        Ok(Loaded { atlas, warnings })
    }

    /// Looks at files as [`load`](Self::load) does, and keeps nothing: what is unusual about them.
    ///
    /// # Errors
    /// The first error of the files.
    pub fn check(own: &[SourceText]) -> Result<Vec<Notice>, Notice> {
        Self::build(own).map(|(_, warnings)| warnings)
    }

    fn build(own: &[SourceText]) -> Result<(Self, Vec<Notice>), Notice> {
        let standard = Self::standard();
        let owner = |id: SheetId| standard.sheet(id).id.clone();
        let names = standard.names.iter().map(|(name, id)| (name.clone(), owner(*id))).collect();
        let mut known = Known { names, sheets: standard.sheets.len(), board: false };
        let mut drafts = Vec::new();
        for source in own {
            drafts.push(read(source, &mut known)?);
        }
        let own_board = drafts.iter().find_map(|d| d.board.as_ref()).map(|b| &b.board);
        let board = own_board.unwrap_or(&standard.board).clone();
        let mut atlas = Self::new(board, &drafts);
        atlas.put_first(standard);
        let warnings = check::warnings(&drafts, &atlas);
        Ok((atlas, warnings))
    }

    /// The sheets of these files alone.
    fn new(board: Board, drafts: &[Draft]) -> Self {
        let sheets = drafts.iter().flat_map(|d| &d.sheets).map(|draft| Sheet {
            id: draft.id.clone(),
            kind: draft.kind,
            provenance: draft.provenance,
            islands: [0, 1].map(|half: usize| draft.islands[half].island(&board.pieces)),
        });
        let mut atlas = Self {
            sheets: sheets.collect(),
            board,
            standard: 0,
            is_standard_board: false,
            texts: Box::default(),
            names: Box::default(),
        };
        atlas.index();
        atlas
    }

    /// Puts the sheets of the standard atlas before the others, with the shapes of this board.
    fn put_first(&mut self, standard: &Self) {
        let with_shapes = |sheet: &Sheet| {
            let mut sheet = sheet.clone();
            for island in &mut sheet.islands {
                island.places = self.board.pieces.map(|piece| piece.places(island.empty).into());
            }
            sheet
        };
        let own = std::mem::take(&mut self.sheets);
        self.sheets = standard.sheets.iter().map(with_shapes).chain(own).collect();
        self.standard = standard.sheets.len();
        self.is_standard_board = self.board == standard.board;
        self.index();
    }

    /// Makes what can be looked up from the sheets.
    fn index(&mut self) {
        self.texts = self.sheets.iter().map(Sheet::text).collect();
        let named = |(id, sheet): (u8, &Sheet)| {
            let [first, second] = [0, 1].map(|half: usize| sheet.islands[half].name.as_str());
            [sheet.id.as_str(), first, second].map(|name| (key(name), SheetId(id)))
        };
        self.names = (0..).zip(&self.sheets).flat_map(named).collect();
    }

    fn says_the_same(&self, other: &Self) -> bool {
        self.board == other.board && self.texts == other.texts
    }

    /// All sheets, the standard ones first.
    #[must_use]
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }

    /// A sheet.
    ///
    /// # Panics
    /// If the number is not one of this atlas.
    #[must_use]
    #[inline]
    pub fn sheet(&self, id: SheetId) -> &Sheet {
        &self.sheets[usize::from(id.0)]
    }

    /// An island of a sheet: 0 is the first, 1 the second.
    ///
    /// # Panics
    /// If the number is not one of this atlas.
    #[must_use]
    #[inline]
    pub fn island(&self, id: SheetId, half: usize) -> &Island {
        &self.sheet(id).islands[half & 1]
    }

    /// The board.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The numbers of all sheets.
    pub fn all(&self) -> impl Iterator<Item = SheetId> + use<> {
        // At most 64.
        (0..self.sheets.len() as u8).map(SheetId)
    }

    /// Is a sheet one of ours, not one from an owner's file?
    #[must_use]
    pub fn is_standard(&self, id: SheetId) -> bool {
        usize::from(id.0) < self.standard
    }

    /// Is the board ours, not one from an owner's file?
    #[must_use]
    pub const fn has_standard_board(&self) -> bool {
        self.is_standard_board
    }

    /// The sheet of that word, or the one with an island of that name. Case, blanks, `-` and `_` don't matter.
    #[must_use]
    pub fn named(&self, word: &str) -> Option<SheetId> {
        let key = key(word);
        self.names.iter().find(|(name, _)| *name == key).map(|(_, id)| *id)
    }

    /// A digest of the board and of these sheets, in the order of their numbers: the order sheets are dealt from. Other
    /// sheets do not change it, so that records stay good when sheets are added.
    #[must_use]
    pub fn digest(&self, sheets: impl IntoIterator<Item = SheetId>) -> Digest {
        let text = self.texts_of(self.board.text(), sheets, |_| true);
        Digest::of(text.as_bytes())
    }

    /// What an owner's files have to say for a game with these sheets: the board and those of the sheets that are not
    /// standard, in canonical text; nothing for standard ones. Loaded again, it gives the same digest.
    #[must_use]
    pub fn own_text(&self, sheets: impl IntoIterator<Item = SheetId>) -> String {
        let board = if self.is_standard_board { String::new() } else { self.board.text() };
        self.texts_of(board, sheets, |id| !self.is_standard(id))
    }

    fn texts_of(
        &self,
        mut text: String,
        sheets: impl IntoIterator<Item = SheetId>,
        wanted: impl Fn(SheetId) -> bool,
    ) -> String {
        let mut ids: Vec<SheetId> = sheets.into_iter().filter(|&id| wanted(id)).collect();
        ids.sort_unstable();
        ids.dedup();
        for id in ids {
            text.push_str(&self.texts[usize::from(id.0)]);
        }
        text
    }
}

impl fmt::Debug for Atlas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.sheets.iter().map(|sheet| &sheet.id)).finish()
    }
}

/// Atlases are interned, so two references to equal atlases are the same reference.
impl PartialEq for Atlas {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Atlas {}

impl std::hash::Hash for Atlas {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.sheets.len().hash(hasher);
    }
}
