//! Islands and boards made at random: everything a file may hold, however odd.

use islands::atlas::{Atlas, Loaded, SourceText};
use tabletop::Stream;

/// What an island is full of.
const FLAVOURS: [&str; 8] = [
    // A bit of everything, twice as likely.
    "SLVCGTP^~",
    "SLVCGTP^~",
    "TTTTTLP",
    "VVVVVTL",
    "CCCTTGS",
    "LLLSSSH",
    "GGGCCCV",
    "^~^~^~L",
];

pub fn below(stream: &mut Stream, n: usize) -> usize {
    stream.below(n as u32) as usize
}

fn pick<T: Copy>(stream: &mut Stream, from: &[T]) -> T {
    from[below(stream, from.len())]
}

type Grid = Vec<Vec<char>>;

fn steps(grid: &Grid, r: usize, c: usize, all_eight: bool) -> Vec<(usize, usize)> {
    let mut near = Vec::new();
    for (row, line) in grid.iter().enumerate() {
        for column in 0..line.len() {
            let (down, right) = (row.abs_diff(r), column.abs_diff(c));
            let is_near = if all_eight { down.max(right) == 1 } else { down + right == 1 };
            if is_near {
                near.push((row, column));
            }
        }
    }
    near
}

fn all(grid: &Grid) -> Vec<(usize, usize)> {
    (0..grid.len()).flat_map(|r| (0..grid[r].len()).map(move |c| (r, c))).collect()
}

/// The squares joined to this one by edges, over squares with the same letter.
fn joined(grid: &Grid, from: (usize, usize)) -> Vec<(usize, usize)> {
    let mut group = vec![from];
    let mut at = 0;
    while at < group.len() {
        let (r, c) = group[at];
        for (row, column) in steps(grid, r, c, false) {
            if grid[row][column] == grid[from.0][from.1] && !group.contains(&(row, column)) {
                group.push((row, column));
            }
        }
        at += 1;
    }
    group
}

/// An island that a file may hold, or none if luck is bad.
fn try_island(stream: &mut Stream) -> Option<Grid> {
    let side = |stream: &mut Stream| if stream.below(4) == 0 { 3 } else { 3 + below(stream, 6) };
    let (rows, columns) = (side(stream), side(stream));
    let letters: Vec<char> = pick(stream, &FLAVOURS).chars().collect();
    let thickness = 1 + below(stream, 5);
    let mut grid = vec![vec!['.'; columns]; rows];
    for (r, c) in all(&grid) {
        if below(stream, 10) < thickness {
            grid[r][c] = pick(stream, &letters);
        }
    }
    for needed in ['H', 'L', 'S'] {
        let (r, c) = (below(stream, rows), below(stream, columns));
        grid[r][c] = needed;
    }
    // The largest part of the empty squares stays.
    let empty: Vec<_> = all(&grid).into_iter().filter(|&(r, c)| grid[r][c] == '.').collect();
    let part = empty.iter().map(|&from| joined(&grid, from)).max_by_key(Vec::len)?;
    for (r, c) in empty {
        if !part.contains(&(r, c)) {
            grid[r][c] = '~';
        }
    }
    // What can't be surrounded or entered, or is too much, is a mountain.
    let (mut sites, mut groves) = (0, 0);
    for (r, c) in all(&grid) {
        let letter = grid[r][c];
        if matches!(letter, '.' | '^' | '~') {
            continue;
        }
        let has_empty = |all_eight| steps(&grid, r, c, all_eight).iter().any(|&(r, c)| grid[r][c] == '.');
        let is_closed = matches!(letter, 'H' | 'S') && !has_empty(false);
        groves += usize::from(letter == 'T');
        if !has_empty(true) || is_closed || sites == 20 || letter == 'T' && groves > 4 {
            grid[r][c] = '^';
        } else {
            sites += 1;
        }
    }
    let has = |letter: char| grid.iter().flatten().any(|&l| l == letter);
    if !has('H') || !has('L') {
        return None;
    }
    draw_outlines(&mut grid, stream);
    Some(grid)
}

/// Up to eight outlines: any joined squares, two at least.
fn draw_outlines(grid: &mut Grid, stream: &mut Stream) {
    for _ in 0..below(stream, 9) {
        let size = pick(stream, &[2, 2, 3, 4, 4, 4, 5, 5, 7]);
        let letter = pick(stream, &['r', 'g', 'b']);
        let before = grid.clone();
        let mut group: Vec<(usize, usize)> = Vec::new();
        for _ in 0..60 {
            let (r, c) = pick(stream, &all(grid));
            let near = steps(grid, r, c, false);
            let joins = group.is_empty() || near.iter().any(|spot| group.contains(spot));
            let is_apart = near.iter().all(|spot| group.contains(spot) || grid[spot.0][spot.1] != letter);
            if group.len() < size && grid[r][c] == '.' && joins && is_apart {
                grid[r][c] = letter;
                group.push((r, c));
            }
        }
        if group.len() < 2 {
            *grid = before;
        }
    }
}

/// Rows of an island.
pub fn island(stream: &mut Stream) -> Vec<String> {
    loop {
        if let Some(grid) = try_island(stream) {
            return grid.into_iter().map(|row| row.into_iter().collect()).collect();
        }
    }
}

/// A sheet as in a file.
pub fn sheet_text(id: &str, islands: [&[String]; 2]) -> String {
    let [a, b] = islands.map(|rows| rows.join("\n"));
    format!("sheet {id} far\nisland {id} first\n{a}\nisland {id} second\n{b}\n")
}

/// A joined form of so many squares, as rows of `#` and `.`.
fn form(stream: &mut Stream, size: usize) -> Vec<String> {
    let mut squares = vec![(4, 4)];
    while squares.len() < size {
        let (r, c) = pick(stream, &squares);
        let next = pick(stream, &[(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]);
        // Five squares in a row never leave the field; more may, and are not wanted.
        if !squares.contains(&next) && next.0 < 8 && next.1 < 8 && next.0 > 0 && next.1 > 0 {
            squares.push(next);
        }
    }
    let rows = squares.iter().map(|s| s.0).min().unwrap()..=squares.iter().map(|s| s.0).max().unwrap();
    let (left, right) = (squares.iter().map(|s| s.1).min().unwrap(), squares.iter().map(|s| s.1).max().unwrap());
    let letter = |r, c| if squares.contains(&(r, c)) { '#' } else { '.' };
    rows.map(|r| (left..=right).map(|c| letter(r, c)).collect()).collect()
}

/// A board: the forms of the shapes 2 to 5, each as rows, and the rest of it.
#[derive(Clone, Debug)]
pub struct OwnBoard {
    pub forms: [Vec<String>; 4],
    pub colouring: [&'static str; 6],
    pub track: Vec<&'static str>,
}

impl OwnBoard {
    /// The standard one.
    pub fn standard() -> Self {
        let forms = [vec!["##"], vec!["#..", "###"], vec![".#.", "###"], vec!["#.#", "###"]];
        let line = ["red", "red", "blue", "blue", "green", "green"];
        Self {
            forms: forms.map(|rows| rows.into_iter().map(str::to_owned).collect()),
            colouring: ["random", "season", "season", "season", "season", "any"],
            track: [line, line, line, line].concat(),
        }
    }

    pub fn random(stream: &mut Stream) -> Self {
        let sizes = [pick(stream, &[2, 2, 3, 5]), 2 + below(stream, 4), 2 + below(stream, 4), 2 + below(stream, 7)];
        Self {
            forms: sizes.map(|size| form(stream, size)),
            colouring: [(); 6].map(|()| pick(stream, &["season", "random", "any"])),
            track: (0..24).map(|_| pick(stream, &["red", "green", "blue"])).collect(),
        }
    }

    pub fn text(&self) -> String {
        let mut text = "board\ntrack ours\n".to_owned();
        for line in self.track.chunks(12) {
            text += &format!("line {}\n", line.join(" "));
        }
        for (i, colouring) in self.colouring.iter().enumerate() {
            let drawn = match i {
                0 | 5 => "choice".to_owned(),
                1 => [self.forms[0].join("/"), self.forms[0].join("/")].join(" "),
                _ => self.forms[i - 1].join("/"),
            };
            text += &format!("card {} {drawn} ours {colouring} ours\n", i + 1);
        }
        text
    }
}

/// Loads a text that is right.
pub fn load(text: String) -> &'static Atlas {
    let source = SourceText { name: "own".to_owned(), text };
    match Atlas::load(std::slice::from_ref(&source)) {
        Ok(Loaded { atlas, .. }) => atlas,
        Err(bad) => panic!("{bad}\n{}", source.text),
    }
}
