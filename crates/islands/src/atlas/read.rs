//! Reading files of sheets and of the board.
//!
//! Everything is written in lines; blank lines and lines that begin with `#` are skipped, blanks at both ends of a line
//! don't matter. A file holds any number of sheets, and at most one board.
//!
//! ```text
//! sheet heron near ours      the word of the sheet, near or far, printed or ours (may be left out: ours)
//! island Heron Bay           twice: the name of an island, and its rows, all of one length
//! ~.H..~
//! ~.rr.P
//! …
//! ```
//!
//! | letter | square | letter | square |
//! | --- | --- | --- | --- |
//! | `.` | empty | `C` | coal pit |
//! | `r` `g` `b` | empty, in a red, green or blue outline | `G` | gold mine |
//! | `H` | regular harbor | `T` | grove |
//! | `S` | secret harbor | `P` | temple |
//! | `L` | lighthouse | `^` | mountain |
//! | `V` | volcano | `~` | sea |
//!
//! Squares of one outline letter that are joined by edges are one outline, so two outlines of one colour never touch.
//!
//! ```text
//! board
//! track ours                                           where the colours of the track come from
//! line red red blue blue green green red red …         twice: the twelve spaces of a line of the track
//! card 1 choice printed random ours                    cards 1 and 6: the winner chooses the shape; then the colour
//! card 2 ## ## printed season printed                  card 2: two pieces of one form
//! card 3 #../### ours season printed                   cards 3 to 5: a form, row after row with / between them
//! …                                                    all six cards in their order
//! ```
//!
//! After the form of a card comes its provenance, then `season`, `random` or `any` for its colour, and the provenance
//! of that. A board replaces the standard one as a whole.
//!
//! An error is the first one of its file, so what stands below it is not looked at.

use tabletop::text::{Words, is_unprintable};

use super::notice::{MAX_BYTES, MAX_ID, MAX_NAME, Notice, PIECE_SQUARES, Statement, Wanted, What, short};
use super::{Board, Card, Colouring, Island, Kind, Landmark, MAX_GROVES, MAX_OUTLINES, MAX_SHEETS, MAX_SITES};
use super::{Piece, Provenance, SPACES, Shape, SourceText};
use crate::bits::{MAX_SIDE, Square, Squares};
use crate::colour::Colour;

/// Words a line may begin with; every other line below `island` is a row of it.
const WORDS: [&str; 6] = ["sheet", "island", "board", "track", "line", "card"];

/// A place in a file.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    pub(super) line: u32,
    pub(super) column: u32,
}

impl Place {
    pub(super) fn notice(self, file: &str, what: What) -> Notice {
        Notice { file: file.to_owned(), line: self.line, column: self.column, what }
    }
}

/// What a file holds, free of errors.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) file: String,
    pub(super) board: Option<BoardDraft>,
    pub(super) sheets: Vec<SheetDraft>,
}

#[derive(Debug)]
pub(super) struct BoardDraft {
    pub(super) board: Board,
    /// Where the forms of the shapes are.
    pub(super) at: [Place; Shape::ALL.len()],
}

#[derive(Debug)]
pub(super) struct SheetDraft {
    pub(super) id: String,
    pub(super) kind: Kind,
    pub(super) provenance: Provenance,
    pub(super) islands: [IslandDraft; 2],
}

#[derive(Debug)]
pub(super) struct IslandDraft {
    pub(super) name: String,
    /// Where its name is.
    pub(super) at: Place,
    pub(super) rows: Vec<String>,
    /// Where the rows begin.
    starts: Vec<Place>,
}

impl IslandDraft {
    /// The island, with these pieces of the shapes.
    pub(super) fn island(&self, pieces: &[Piece; Shape::ALL.len()]) -> Island {
        let rows: Vec<&str> = self.rows.iter().map(String::as_str).collect();
        Island::new(&self.name, &rows, pieces)
    }

    /// Where a square is; without one, where the name is.
    pub(super) fn place(&self, square: Option<Square>) -> Place {
        let at = |square: Square| {
            let start = self.starts.get(usize::from(square.row()))?;
            Some(Place { line: start.line, column: start.column.saturating_add(square.column().into()) })
        };
        square.and_then(at).unwrap_or(self.at)
    }

    /// The first thing that makes it no island at all.
    fn check(&self) -> Option<(Place, What)> {
        // Forms of shapes don't matter here, and the board may not be known yet.
        let island = self.island(&[Piece(Squares(0b11)); Shape::ALL.len()]);
        if island.at(Landmark::RegularHarbor).is_empty() {
            return Some((self.at, What::NoHarbor));
        }
        if island.at(Landmark::Lighthouse).is_empty() {
            return Some((self.at, What::NoLighthouse));
        }
        let mut found = Vec::new();
        for site in &island.sites {
            let landmark = site.landmark;
            let is_harbor = matches!(landmark, Landmark::RegularHarbor | Landmark::SecretHarbor);
            if site.around.is_empty() {
                found.push((site.square, What::NeverSurrounded { landmark }));
            } else if is_harbor && !Squares::only(site.square).beside().meets(island.empty) {
                found.push((site.square, What::ClosedHarbor { landmark }));
            }
        }
        found.extend(island.sites.get(MAX_SITES).map(|site| (site.square, What::TooManySites)));
        found.extend(island.at(Landmark::Grove).iter().nth(MAX_GROVES).map(|square| (square, What::TooManyGroves)));
        let first_of = |squares: Squares| squares.first().unwrap_or_default();
        for outline in island.outlines.iter().filter(|o| o.squares.len() < 2) {
            found.push((first_of(outline.squares), What::OneSquareOutline { colour: outline.colour }));
        }
        found.extend(island.outlines.get(MAX_OUTLINES).map(|o| (first_of(o.squares), What::TooManyOutlines)));
        let reached = super::pieces_of(island.empty).next().unwrap_or_default();
        found.extend(island.empty.without(reached).first().map(|square| (square, What::Unconnected)));
        let (square, what) = found.into_iter().min_by_key(|(square, _)| *square)?;
        Some((self.place(Some(square)), what))
    }
}

/// Names and numbers of what was read before, in other files too.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// Names without what does not matter in them, and the sheets they belong to.
    pub(super) names: Vec<(String, String)>,
    pub(super) sheets: usize,
    pub(super) board: bool,
}

/// A name without what does not matter in it: case, blanks, `-` and `_`.
pub(super) fn key(name: &str) -> String {
    name.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_')).flat_map(char::to_lowercase).collect()
}

/// Reads a file; what it holds joins what is known.
///
/// # Errors
/// The first error in the file.
pub(super) fn read(source: &SourceText, known: &mut Known) -> Result<Draft, Notice> {
    let mut reader = Reader { lines: Vec::new(), at: 0, end: Place { line: 1, column: 1 }, known };
    reader.read(&source.text).map_err(|(place, what)| place.notice(&source.name, what)).map(|mut draft| {
        draft.file.clone_from(&source.name);
        draft
    })
}

type Bad = (Place, What);

struct Reader<'a, 'k> {
    lines: Vec<(u32, Words<'a>)>,
    at: usize,
    /// After the last line.
    end: Place,
    known: &'k mut Known,
}

/// One line while it is read.
#[derive(Clone)]
struct Line<'a> {
    number: u32,
    words: Words<'a>,
}

impl<'a> Line<'a> {
    fn here(&self) -> Place {
        Place { line: self.number, column: self.words.column() }
    }

    fn next(&mut self) -> Option<(Place, &'a str)> {
        let line = self.number;
        self.words.next().map(|(column, word)| (Place { line, column }, word))
    }

    fn need(&mut self, wanted: Wanted) -> Result<(Place, &'a str), Bad> {
        let here = self.here();
        self.next().ok_or((here, What::Missing { wanted }))
    }

    /// The next word, which means something.
    fn word<T>(&mut self, wanted: Wanted, named: impl FnOnce(&str) -> Option<T>) -> Result<T, Bad> {
        let (at, word) = self.need(wanted)?;
        named(word).ok_or_else(|| (at, What::UnknownWord { wanted, word: short(word) }))
    }

    fn end(&mut self) -> Result<(), Bad> {
        match self.next() {
            None => Ok(()),
            Some((at, word)) => Err((at, What::TooMuch { word: short(word) })),
        }
    }
}

impl<'a> Reader<'a, '_> {
    fn read(&mut self, text: &'a str) -> Result<Draft, Bad> {
        if text.len() > MAX_BYTES {
            return Err((self.end, What::TooLarge));
        }
        // A byte order mark takes no column.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (number, line) in (1..).zip(text.lines()) {
            self.end.line = number + 1;
            let words = Words::new(line, number);
            if !words.is_empty() && !words.rest().starts_with('#') {
                self.lines.push((number, words));
            }
        }
        let mut draft = Draft::default();
        let mut is_after_sheet = false;
        while let Some(mut line) = self.next() {
            let was_sheet = std::mem::take(&mut is_after_sheet);
            match line.next() {
                Some((at, "sheet")) => {
                    draft.sheets.push(self.sheet(at, line)?);
                    is_after_sheet = true;
                }
                Some((at, "board")) => draft.board = Some(self.board(at, line)?),
                Some((at, "island")) if was_sheet => return Err((at, What::ThirdIsland)),
                Some((at, word)) => return Err((at, What::Expected { wanted: Statement::Begin, word: short(word) })),
                None => {}
            }
        }
        Ok(draft)
    }

    fn peek(&self) -> Option<Line<'a>> {
        self.lines.get(self.at).map(|(number, words)| Line { number: *number, words: words.clone() })
    }

    fn next(&mut self) -> Option<Line<'a>> {
        let line = self.peek();
        self.at += 1;
        line
    }

    /// The next line, without the word it must begin with.
    fn need(&mut self, wanted: Statement, word: &str) -> Result<Line<'a>, Bad> {
        let mut line = self.next().ok_or((self.end, What::Ends { wanted }))?;
        match line.next() {
            Some((_, first)) if first == word => Ok(line),
            Some((at, first)) => Err((at, What::Expected { wanted, word: short(first) })),
            None => Err((line.here(), What::Ends { wanted })),
        }
    }

    fn sheet(&mut self, start: Place, mut line: Line<'a>) -> Result<SheetDraft, Bad> {
        if self.known.sheets >= MAX_SHEETS {
            return Err((start, What::TooManySheets));
        }
        self.known.sheets += 1;
        let (at, id) = line.need(Wanted::SheetId)?;
        check_id(at, id)?;
        self.take_name(at, id, id, false)?;
        let kind = line.word(Wanted::Kind, Kind::named)?;
        let provenance =
            if line.words.is_empty() { Provenance::Ours } else { line.word(Wanted::Provenance, Provenance::named)? };
        line.end()?;
        let islands = [self.island(id)?, self.island(id)?];
        Ok(SheetDraft { id: id.to_owned(), kind, provenance, islands })
    }

    /// Nobody else may have a name, but one island of a sheet may be called like the sheet.
    fn take_name(&mut self, at: Place, name: &str, sheet: &str, is_island: bool) -> Result<(), Bad> {
        let key = key(name);
        let mut taken = self.known.names.iter().filter(|(taken, _)| *taken == key).map(|(_, owner)| owner);
        if let Some(owner) = taken.next() {
            let is_like_sheet = is_island && owner == sheet && key == self::key(sheet);
            if !is_like_sheet || taken.next().is_some() {
                return Err((at, What::NameTaken { name: short(name), sheet: owner.clone() }));
            }
        }
        self.known.names.push((key, sheet.to_owned()));
        Ok(())
    }

    fn island(&mut self, sheet: &str) -> Result<IslandDraft, Bad> {
        let line = self.need(Statement::Island, "island")?;
        let at = line.here();
        let name = line.words.one_spaced();
        if name.is_empty() {
            return Err((at, What::Missing { wanted: Wanted::IslandName }));
        }
        check_name(at, &name, line.words.rest())?;
        self.take_name(at, &name, sheet, true)?;
        let mut island = IslandDraft { name, at, rows: Vec::new(), starts: Vec::new() };
        while let Some(mut line) = self.peek() {
            let Some((at, row)) = line.next() else { break };
            if WORDS.contains(&row) {
                break;
            }
            if island.rows.len() == usize::from(MAX_SIDE) {
                return Err((at, What::TooManyRows));
            }
            check_row(at, row, island.rows.first().map(String::len))?;
            line.end()?;
            island.rows.push(row.to_owned());
            island.starts.push(at);
            self.at += 1;
        }
        if island.rows.is_empty() {
            return Err((at, What::NoRows));
        }
        island.check().map_or(Ok(island), Err)
    }

    fn board(&mut self, start: Place, mut line: Line<'a>) -> Result<BoardDraft, Bad> {
        line.end()?;
        if std::mem::replace(&mut self.known.board, true) {
            return Err((start, What::SecondBoard));
        }
        let mut line = self.need(Statement::Track, "track")?;
        let track_provenance = line.word(Wanted::Provenance, Provenance::named)?;
        line.end()?;
        let mut track = [Colour::Red; SPACES];
        for half in track.chunks_mut(SPACES / 2) {
            let mut line = self.need(Statement::Line, "line")?;
            for space in half {
                *space = line.word(Wanted::Colour, Colour::named)?;
            }
            line.end()?;
        }
        let mut at = [Place::default(); Shape::ALL.len()];
        let mut pieces = [Piece(Squares::NONE); Shape::ALL.len()];
        let mut card = |number: u8| self.card(number, &mut pieces, &mut at);
        let cards = [card(1)?, card(2)?, card(3)?, card(4)?, card(5)?, card(6)?];
        Ok(BoardDraft { board: Board { track, track_provenance, cards, pieces }, at })
    }

    fn card(&mut self, number: u8, pieces: &mut [Piece; 4], at: &mut [Place; 4]) -> Result<Card, Bad> {
        let wanted = Statement::Card(number);
        let mut line = self.need(wanted, "card")?;
        let (here, word) = line.need(Wanted::CardNumber)?;
        if word != number.to_string() {
            return Err((here, What::Expected { wanted, word: short(word) }));
        }
        let shape = Shape::numbered(number);
        match shape {
            None => line.word(Wanted::Choice, |word| (word == "choice").then_some(()))?,
            Some(shape) => {
                let (here, drawn) = line.need(Wanted::Piece)?;
                let form = piece(here, drawn)?;
                pieces[shape as usize] = form;
                at[shape as usize] = here;
                if shape == Shape::Two {
                    let (here, drawn) = line.need(Wanted::Piece)?;
                    if !form.is_form_of(piece(here, drawn)?.0) {
                        return Err((here, What::UnequalPieces));
                    }
                }
            }
        }
        let shape_provenance = line.word(Wanted::Provenance, Provenance::named)?;
        let colouring = line.word(Wanted::Colouring, Colouring::named)?;
        let colouring_provenance = line.word(Wanted::Provenance, Provenance::named)?;
        line.end()?;
        Ok(Card { shape, shape_provenance, colouring, colouring_provenance })
    }
}

impl Place {
    /// So many characters further on in the line.
    fn plus(self, characters: usize) -> Self {
        let more = u32::try_from(characters).unwrap_or(u32::MAX);
        Self { line: self.line, column: self.column.saturating_add(more) }
    }
}

fn check_id(at: Place, id: &str) -> Result<(), Bad> {
    let fits = |(i, c): (usize, char)| c.is_ascii_lowercase() || i > 0 && (c.is_ascii_digit() || "_-".contains(c));
    if let Some((i, character)) = id.chars().enumerate().find(|&at| !fits(at)) {
        return Err((at.plus(i), What::BadSheetId { character }));
    }
    if id.len() > MAX_ID { Err((at, What::SheetIdTooLong { got: id.len() })) } else { Ok(()) }
}

/// A name, and how it is written.
fn check_name(at: Place, name: &str, written: &str) -> Result<(), Bad> {
    // Tabs between words have been read as blanks.
    let strange = |&(_, c): &(usize, char)| is_unprintable(c) && c != '\t' && c != '\r';
    if let Some((i, character)) = written.chars().enumerate().find(strange) {
        return Err((at.plus(i), What::UnprintableName { character }));
    }
    if !name.chars().any(char::is_alphanumeric) {
        return Err((at, What::EmptyName));
    }
    match name.chars().count() {
        got if got > MAX_NAME => Err((at, What::NameTooLong { got })),
        _ => Ok(()),
    }
}

fn check_row(at: Place, row: &str, wanted: Option<usize>) -> Result<(), Bad> {
    for (i, letter) in row.chars().enumerate() {
        if Landmark::of_letter(letter).is_none() && !matches!(letter, '.' | 'r' | 'g' | 'b') {
            return Err((at.plus(i), What::UnknownLetter { letter }));
        }
        if i == usize::from(MAX_SIDE) {
            return Err((at.plus(i), What::RowTooLong));
        }
    }
    // All letters are one byte long now, and at most eight.
    let got = row.len();
    match wanted {
        Some(wanted) if wanted != got => {
            Err((at.plus(got.min(wanted)), What::RowLength { got: got as u8, wanted: wanted as u8 }))
        }
        _ => Ok(()),
    }
}

/// The form of a shape as it is drawn.
fn piece(at: Place, drawn: &str) -> Result<Piece, Bad> {
    let mut squares = Squares::NONE;
    let (mut row, mut column, mut columns) = (0, 0, None);
    // The end of the last row is looked at like the end of the others.
    for (i, letter) in drawn.chars().chain(['/']).enumerate() {
        match letter {
            '#' | '.' if row == MAX_SIDE || column == MAX_SIDE => return Err((at.plus(i), What::PieceTooLong)),
            '#' => {
                squares = squares.or(Squares::only(Square::at(row, column)));
                column += 1;
            }
            '.' => column += 1,
            '/' if *columns.get_or_insert(column) != column => return Err((at.plus(i), What::PieceRows)),
            '/' if row == MAX_SIDE => return Err((at.plus(i), What::PieceTooLong)),
            '/' => (row, column) = (row + 1, 0),
            letter => return Err((at.plus(i), What::PieceLetter { letter })),
        }
    }
    let (least, most) = PIECE_SQUARES;
    let got = squares.len();
    if !(least..=most).contains(&got) {
        return Err((at, What::PieceSquares { got }));
    }
    if squares.is_connected() { Ok(Piece(squares.to_corner())) } else { Err((at, What::PieceInParts)) }
}
