//! What is usual for islands, and where an island differs from it.
//!
//! The figures were found by simulation: with them a game of 24 rounds opens three or four islands.

use super::interned::Atlas;
use super::notice::{Notice, Unusual, What};
use super::read::{BoardDraft, Draft, IslandDraft, Place};
use super::{Island, Kind, Landmark, Outline, Piece, Shape, SheetId};
use crate::bits::{MAX_SIDE, Square, Squares};

/// From least to most.
type Span = (u16, u16);

/// What is usual on islands of a kind.
struct Usual {
    empty: Span,
    /// Volcanoes, coal pits, gold mines, groves and temples together.
    effects: Span,
    temples: Span,
    volcanoes: Span,
    groves: Span,
    outlines: Span,
    /// Empty squares around the lighthouse.
    around_lighthouse: Span,
    /// Empty squares around every other landmark that can be surrounded.
    around: Span,
    way: Span,
    points: Span,
}

const NEAR: Usual = Usual {
    empty: (18, 21),
    effects: (3, 5),
    temples: (1, 2),
    volcanoes: (0, 1),
    groves: (0, 1),
    outlines: (2, 2),
    around_lighthouse: (3, 5),
    around: (3, 6),
    way: (5, 7),
    points: (70, 80),
};

const FAR: Usual = Usual {
    empty: (20, 24),
    effects: (4, 6),
    temples: (1, 3),
    volcanoes: (1, 2),
    groves: (0, 2),
    outlines: (2, 3),
    around_lighthouse: (4, 6),
    around: (3, 7),
    way: (6, 8),
    points: (80, 100),
};

/// Rows, and columns.
const SIDES: (u8, u8) = (6, 7);
/// The fewest places of each shape's piece on the unpainted island.
const PLACES: [u16; Shape::ALL.len()] = [20, 8, 8, 3];
/// The fewest king's moves between the harbors.
const HARBORS_APART: u16 = 3;
/// The fewest king's moves between the lighthouse and either harbor.
const LIGHTHOUSE_APART: u16 = 2;

const EFFECTS: [Landmark; 5] =
    [Landmark::Volcano, Landmark::CoalPit, Landmark::GoldMine, Landmark::Grove, Landmark::Temple];

impl Usual {
    const fn of(kind: Kind) -> &'static Self {
        match kind {
            Kind::Near => &NEAR,
            Kind::Far => &FAR,
        }
    }

    /// How often a landmark is there.
    const fn count(&self, landmark: Landmark) -> Span {
        match landmark {
            Landmark::RegularHarbor | Landmark::SecretHarbor | Landmark::Lighthouse => (1, 1),
            Landmark::Volcano => self.volcanoes,
            Landmark::CoalPit | Landmark::GoldMine => (0, 1),
            Landmark::Grove => self.groves,
            Landmark::Temple => self.temples,
            Landmark::Mountain | Landmark::Sea => (0, u16::MAX),
        }
    }
}

/// What is unusual in these files of an atlas, in their order.
pub(super) fn warnings(drafts: &[Draft], atlas: &Atlas) -> Vec<Notice> {
    let mut notices = Vec::new();
    let islands_of = |id: SheetId| [0, 1].map(|half| atlas.island(id, half));
    let mut before: Vec<&Island> = Vec::new();
    // The sheets of the files are the last ones of the atlas.
    let own = drafts.iter().map(|d| d.sheets.len()).sum::<usize>();
    let mut ids = atlas.all();
    before.extend(ids.by_ref().take(atlas.sheets().len() - own).flat_map(islands_of));
    for draft in drafts {
        let mut found: Vec<(Place, What)> = draft.board.iter().flat_map(same_forms).collect();
        for (sheet, id) in draft.sheets.iter().zip(ids.by_ref()) {
            for (written, island) in sheet.islands.iter().zip(islands_of(id)) {
                found.extend(of_island(written, island, sheet.kind, &atlas.board().pieces));
                let same = before.iter().find(|other| are_alike(island, other));
                found.extend(same.map(|other| (written.at, What::SameIsland { other: other.name.clone() })));
                before.push(island);
            }
        }
        found.sort_by_key(|(place, _)| (place.line, place.column));
        notices.extend(found.into_iter().map(|(place, what)| place.notice(&draft.file, what)));
    }
    notices
}

/// Shapes with the form of one before them.
fn same_forms(draft: &BoardDraft) -> Vec<(Place, What)> {
    let pieces = &draft.board.pieces;
    let same = |shape: Shape| {
        let piece = pieces[shape as usize];
        let mut before = Shape::ALL.into_iter().take_while(move |&other| other != shape);
        let other = before.find(|&other| piece.is_form_of(pieces[other as usize].0))?;
        Some((draft.at[shape as usize], What::SameForm { other }))
    };
    Shape::ALL.into_iter().filter_map(same).collect()
}

/// What is unusual about one island.
fn of_island(written: &IslandDraft, island: &Island, kind: Kind, pieces: &[Piece; 4]) -> Vec<(Place, What)> {
    let mut look = Look { written, island, kind, pieces, found: Vec::new() };
    look.at_size();
    look.at_landmarks();
    look.at_squares_around();
    look.at_way_and_points();
    look.at_outlines();
    look.at_what_is_close();
    look.at_room_for_shapes();
    look.found
}

/// A look at one island, and what was found unusual so far.
struct Look<'a> {
    written: &'a IslandDraft,
    island: &'a Island,
    kind: Kind,
    pieces: &'a [Piece; 4],
    found: Vec<(Place, What)>,
}

impl Look<'_> {
    fn usual(&self) -> &'static Usual {
        Usual::of(self.kind)
    }

    fn unusual(&self, got: u16, (least, most): Span) -> Option<Unusual> {
        if (least..=most).contains(&got) { None } else { Some(Unusual { kind: self.kind, got, least, most }) }
    }

    fn at_least(&self, got: u16, least: u16) -> Option<Unusual> {
        self.unusual(got, (least, u16::MAX))
    }

    fn here(&self) -> Place {
        self.written.at
    }

    /// The place of a square in the text; that of the island without one.
    fn place(&self, square: Option<Square>) -> Place {
        square.map_or(self.here(), |square| self.written.place(Some(square)))
    }

    fn find(&mut self, what: Option<What>) {
        let here = self.here();
        self.found.extend(what.map(|what| (here, what)));
    }

    fn at_size(&mut self) {
        let (least, most) = SIDES;
        let Island { rows, columns, .. } = *self.island;
        if rows.min(columns) < least || rows.max(columns) > most {
            self.find(Some(What::Sides { rows, columns, least, most }));
        }
        self.find(self.unusual(self.island.empty.len().into(), self.usual().empty).map(What::EmptySquares));
    }

    fn at_landmarks(&mut self) {
        let (island, usual) = (self.island, self.usual());
        let count = |landmark: Landmark| u16::from(island.at(landmark).len());
        for landmark in Landmark::ALL {
            if let Some(count) = self.unusual(count(landmark), usual.count(landmark)) {
                // The first one too many, if there are too many.
                let place = self.place(island.at(landmark).iter().nth(count.most.into()));
                self.found.push((place, What::Count { landmark, count }));
            }
        }
        self.find(self.unusual(EFFECTS.map(count).iter().sum(), usual.effects).map(What::Effects));
        // At most as many as the engine's limit, far fewer than 65536.
        self.find(self.unusual(island.outlines.len() as u16, usual.outlines).map(What::Outlines));
    }

    fn at_squares_around(&mut self) {
        let usual = self.usual();
        for site in &self.island.sites {
            let landmark = site.landmark;
            let span = if landmark == Landmark::Lighthouse { usual.around_lighthouse } else { usual.around };
            if let Some(squares) = self.unusual(site.around.len().into(), span) {
                self.found.push((self.place(Some(site.square)), What::Around { landmark, squares }));
            }
        }
    }

    fn at_way_and_points(&mut self) {
        let lighthouse = self.place(self.island.at(Landmark::Lighthouse).first());
        let way = self.island.way().and_then(|way| self.unusual(way, self.usual().way));
        self.found.extend(way.map(|n| (lighthouse, What::Way(n))));
        self.find(self.unusual(self.island.points(), self.usual().points).map(What::Points));
    }

    fn at_outlines(&mut self) {
        let (outlines, pieces) = (&self.island.outlines, self.pieces);
        let form_of = |squares: Squares| Shape::ALL.into_iter().find(|&s| pieces[s as usize].is_form_of(squares));
        for &Outline { squares, colour } in outlines {
            if form_of(squares).is_none() {
                let mirrored = form_of(mirror(squares));
                self.found.push((self.place(squares.first()), What::OutlineForm { colour, mirrored }));
            }
        }
        let small = |outline: &Outline| pieces[Shape::Two as usize].is_form_of(outline.squares);
        if !outlines.is_empty() && outlines.iter().all(small) {
            self.find(Some(What::SmallOutlines));
        }
    }

    fn at_what_is_close(&mut self) {
        let sites = &self.island.sites;
        for (nth, site) in sites.iter().enumerate() {
            for before in &sites[..nth] {
                let Some(least) = apart(before.landmark, site.landmark) else { continue };
                if let Some(moves) = self.at_least(kings_moves(before.square, site.square), least) {
                    let (landmark, other) = (before.landmark, site.landmark);
                    self.found.push((self.place(Some(site.square)), What::Close { landmark, other, moves }));
                }
            }
        }
    }

    fn at_room_for_shapes(&mut self) {
        for shape in Shape::ALL {
            // At most four turns in 64 places each.
            let places = self.island.places[shape as usize].len() as u16;
            self.find(self.at_least(places, PLACES[shape as usize]).map(|places| What::Places { shape, places }));
        }
    }
}

/// The fewest king's moves between two landmarks, if that matters.
const fn apart(a: Landmark, b: Landmark) -> Option<u16> {
    use Landmark::{Lighthouse, RegularHarbor, SecretHarbor};
    match (a, b) {
        (RegularHarbor, SecretHarbor) | (SecretHarbor, RegularHarbor) => Some(HARBORS_APART),
        (Lighthouse, RegularHarbor | SecretHarbor) | (RegularHarbor | SecretHarbor, Lighthouse) => {
            Some(LIGHTHOUSE_APART)
        }
        _ => None,
    }
}

fn kings_moves(a: Square, b: Square) -> u16 {
    a.row().abs_diff(b.row()).max(a.column().abs_diff(b.column())).into()
}

fn mirror(squares: Squares) -> Squares {
    squares.iter().map(|s| Square::at(s.row(), MAX_SIDE - 1 - s.column())).collect()
}

/// Is one island the other one, in some turn, mirrored or not?
fn are_alike(a: &Island, b: &Island) -> bool {
    let mut grid: Vec<Vec<char>> = a.letters().map(|row| row.chars().collect()).collect();
    let other: Vec<Vec<char>> = b.letters().map(|row| row.chars().collect()).collect();
    (0..8).any(|turn| {
        if turn == 4 {
            grid.reverse();
        }
        let width = grid.first().map_or(0, Vec::len);
        grid = (0..width).map(|column| grid.iter().rev().map(|row| row[column]).collect()).collect();
        grid == other
    })
}

impl Island {
    /// The points of an island where all landmarks are surrounded by a single colour, and all outlines are filled in
    /// theirs (I-7.1, I-8.2, I-8.3).
    #[must_use]
    pub fn points(&self) -> u16 {
        let count = |landmark| u16::from(self.at(landmark).len());
        let harbors = count(Landmark::RegularHarbor) + count(Landmark::SecretHarbor);
        // At most 64 outlines, even if nobody checked the island.
        20 * harbors + 10 * (count(Landmark::Temple) + self.outlines.len() as u16)
    }

    /// The way to the lighthouse: how many squares the least painting has that begins at the regular harbor and
    /// surrounds a lighthouse. `None` if there is none.
    #[must_use]
    pub fn way(&self) -> Option<u16> {
        let lighthouses = self.sites.iter().filter(|s| s.landmark == Landmark::Lighthouse);
        lighthouses.filter_map(|s| least_painting(self.empty, self.at_regular_harbor, s.around)).min()
    }
}

/// The size of the smallest connected part of `empty` that holds one square of `start` and all of `goal`, of which
/// there are at most eight: a Steiner tree, by the method of Dreyfus and Wagner.
fn least_painting(empty: Squares, start: Squares, goal: Squares) -> Option<u16> {
    const NONE: u16 = 1 << 8;
    let groups: Vec<Squares> = goal.iter().map(Squares::only).chain([start]).collect();
    // For each set of groups and each square: the smallest tree that holds the square and meets the groups.
    let mut least = vec![[NONE; 64]; 1 << groups.len()];
    for set in 1..least.len() {
        let mut best = [NONE; 64];
        if set.is_power_of_two() {
            for square in groups[set.trailing_zeros() as usize].and(empty).iter() {
                best[usize::from(square.0)] = 1;
            }
        }
        // Two trees that share the square; each pair of parts is looked at twice.
        let mut part = (set - 1) & set;
        while part > 0 {
            for square in empty.iter().map(|s| usize::from(s.0)) {
                best[square] = best[square].min(least[part][square] + least[set - part][square] - 1);
            }
            part = (part - 1) & set;
        }
        // A tree and one square more, as long as that makes a smaller one.
        let mut is_better = true;
        while std::mem::take(&mut is_better) {
            for square in empty.iter() {
                let beside = Squares::only(square).beside().and(empty);
                let reached = beside.iter().map(|s| best[usize::from(s.0)] + 1).min().unwrap_or(NONE);
                if reached < best[usize::from(square.0)] {
                    best[usize::from(square.0)] = reached;
                    is_better = true;
                }
            }
        }
        least[set] = best;
    }
    least.last()?.iter().copied().min().filter(|&size| size < NONE)
}
