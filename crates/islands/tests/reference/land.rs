//! Islands as letters, looked at square by square. Nothing here is clever.

use std::collections::BTreeSet;

/// Row and column, from 0.
pub type Spot = (usize, usize);

/// Squares in reading order.
pub type Spots = Vec<Spot>;

/// The three colours, in the order of the colour die.
pub const COLOURS: [char; 3] = ['b', 'g', 'r'];

/// No paint.
const BARE: char = ' ';

/// One island of one player.
#[derive(Clone, Debug)]
pub struct Land {
    rows: usize,
    columns: usize,
    letters: [[char; 8]; 8],
    paint: [[char; 8]; 8],
    /// Outlines filled: their squares, and 10 or 5.
    pub filled: Vec<(Spots, u16)>,
    /// Outlines whose coins were paid.
    pub paid: Vec<(Spots, u16)>,
}

impl Land {
    pub fn new(rows: &[String]) -> Self {
        let mut letters = [['?'; 8]; 8];
        for (r, row) in rows.iter().enumerate() {
            for (c, letter) in row.chars().enumerate() {
                letters[r][c] = letter;
            }
        }
        let paint = [[BARE; 8]; 8];
        Self { rows: rows.len(), columns: rows[0].len(), letters, paint, filled: Vec::new(), paid: Vec::new() }
    }

    pub fn letter(&self, (r, c): Spot) -> char {
        self.letters[r][c]
    }

    /// All squares of the grid, in reading order.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |r| (0..columns).map(move |c| (r, c)))
    }

    /// Can it be painted at all?
    pub fn is_empty(&self, spot: Spot) -> bool {
        matches!(self.letter(spot), '.' | 'r' | 'g' | 'b')
    }

    pub fn is_painted(&self, (r, c): Spot) -> bool {
        self.paint[r][c] != BARE
    }

    fn is_there(&self, r: i32, c: i32) -> bool {
        r >= 0 && c >= 0 && r < self.rows as i32 && c < self.columns as i32
    }

    fn near(&self, (r, c): Spot, steps: &[(i32, i32)]) -> Spots {
        let mut near = Vec::new();
        for (down, right) in steps {
            let (r, c) = (r as i32 + down, c as i32 + right);
            if self.is_there(r, c) {
                near.push((r as usize, c as usize));
            }
        }
        near
    }

    /// The squares that share an edge with this one.
    pub fn beside(&self, spot: Spot) -> Spots {
        self.near(spot, &[(-1, 0), (0, -1), (0, 1), (1, 0)])
    }

    /// The empty squares among the eight neighbours.
    pub fn empty_around(&self, spot: Spot) -> Spots {
        let mut around = self.near(spot, &[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]);
        around.retain(|&spot| self.is_empty(spot));
        around
    }

    pub fn is_started(&self) -> bool {
        self.spots().any(|spot| self.is_painted(spot))
    }

    pub fn unpainted(&self) -> usize {
        self.spots().filter(|&spot| self.is_empty(spot) && !self.is_painted(spot)).count()
    }

    /// The painted squares of a colour.
    pub fn painted(&self, colour: char) -> Spots {
        self.spots().filter(|&(r, c)| self.paint[r][c] == colour).collect()
    }

    /// Landmarks that can be surrounded (I-6.4), in reading order.
    pub fn landmarks(&self) -> Spots {
        self.spots().filter(|&spot| !self.is_empty(spot) && !matches!(self.letter(spot), '^' | '~')).collect()
    }

    /// I-6.1.
    pub fn is_surrounded(&self, spot: Spot) -> bool {
        self.empty_around(spot).iter().all(|&spot| self.is_painted(spot))
    }

    /// I-6.2: have the painted squares around it one colour?
    pub fn is_single(&self, spot: Spot) -> bool {
        let colours: BTreeSet<char> = self.empty_around(spot).iter().map(|&(r, c)| self.paint[r][c]).collect();
        colours.len() == 1
    }

    /// Groups of joined squares with one outline letter: the letter and the squares; by first square.
    pub fn outlines(&self) -> Vec<(char, Spots)> {
        let mut outlines: Vec<(char, Spots)> = Vec::new();
        for spot in self.spots().filter(|&spot| self.is_empty(spot) && self.letter(spot) != '.') {
            if outlines.iter().any(|(_, squares)| squares.contains(&spot)) {
                continue;
            }
            let mut group = vec![spot];
            let mut at = 0;
            while at < group.len() {
                for next in self.beside(group[at]) {
                    if self.letter(next) == self.letter(spot) && !group.contains(&next) {
                        group.push(next);
                    }
                }
                at += 1;
            }
            group.sort_unstable();
            outlines.push((self.letter(spot), group));
        }
        outlines
    }

    /// Does one of these squares share an edge with that letter?
    pub fn touches_letter(&self, squares: &[Spot], letter: char) -> bool {
        squares.iter().any(|&spot| self.beside(spot).iter().any(|&next| self.letter(next) == letter))
    }

    /// Does one of these squares share an edge with a painted square?
    pub fn touches_paint(&self, squares: &[Spot]) -> bool {
        squares.iter().any(|&spot| self.beside(spot).iter().any(|&next| self.is_painted(next)))
    }

    /// Every place of a form, turned by quarter turns, on empty unpainted squares (I-5.1), until `enough` says so.
    pub fn places_until(&self, form: &[Spot], mut enough: impl FnMut(&[Spot]) -> bool) -> BTreeSet<Spots> {
        let mut places = BTreeSet::new();
        for turn in turns(form) {
            for (down, right) in self.spots() {
                let moved = turn.iter().map(|&(r, c)| (r + down, c + right));
                let fits = moved.clone().all(|(r, c)| {
                    self.is_there(r as i32, c as i32) && self.is_empty((r, c)) && !self.is_painted((r, c))
                });
                if fits {
                    let place: Spots = moved.collect();
                    let is_enough = enough(&place);
                    places.insert(place);
                    if is_enough {
                        return places;
                    }
                }
            }
        }
        places
    }

    /// All of them.
    pub fn places(&self, form: &[Spot]) -> BTreeSet<Spots> {
        self.places_until(form, |_| false)
    }

    /// Paints, and tells which landmarks that surrounds, in reading order.
    pub fn put(&mut self, squares: &[Spot], colour: char) -> Spots {
        for &(r, c) in squares {
            self.paint[r][c] = colour;
        }
        let mut surrounded = self.landmarks();
        surrounded.retain(|&spot| {
            self.is_surrounded(spot) && self.empty_around(spot).iter().any(|near| squares.contains(near))
        });
        surrounded
    }

    /// I-9.1.
    pub fn points(&self) -> i32 {
        if !self.is_started() {
            return 0;
        }
        let mut points = -(self.unpainted() as i32);
        for spot in self.landmarks() {
            let single = match self.letter(spot) {
                'H' | 'S' => 20,
                'P' => 10,
                _ => 0,
            };
            if self.is_surrounded(spot) {
                points += if self.is_single(spot) { single } else { single / 2 };
            }
        }
        points + self.filled.iter().map(|&(_, coins)| i32::from(coins)).sum::<i32>()
    }
}

/// A form in its four turns, each moved to the corner; equal ones are listed as often as they occur.
fn turns(form: &[Spot]) -> Vec<Spots> {
    let mut turns = Vec::new();
    let mut form = form.to_vec();
    for _ in 0..4 {
        let height = form.iter().map(|s| s.0).max().unwrap();
        form = form.iter().map(|&(r, c)| (c, height - r)).collect();
        form.sort_unstable();
        turns.push(form.clone());
    }
    turns
}

/// The rows of both islands from the text of a sheet.
pub fn rows_of_sheet(text: &str) -> [Vec<String>; 2] {
    let mut islands: Vec<Vec<String>> = Vec::new();
    for line in text.lines().skip(1) {
        if line.starts_with("island ") {
            islands.push(Vec::new());
        } else {
            islands.last_mut().unwrap().push(line.to_owned());
        }
    }
    islands.try_into().unwrap()
}

/// A form as it is drawn: `#../###`.
pub fn form_of(drawn: &str) -> Spots {
    let mut form = Vec::new();
    for (r, row) in drawn.split('/').enumerate() {
        for (c, letter) in row.chars().enumerate() {
            if letter == '#' {
                form.push((r, c));
            }
        }
    }
    form
}

/// `b3`.
pub fn name((r, c): Spot) -> String {
    format!("{}{}", char::from(b'a' + c as u8), r + 1)
}
