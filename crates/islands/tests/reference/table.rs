//! What the model's table is made of: sheets, board, players and where these can paint.

use crate::land::{Land, Spot, Spots, form_of};

/// A sheet: its word, and the rows of its islands.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub id: String,
    pub islands: [Vec<String>; 2],
}

/// What the board says.
#[derive(Clone, Debug)]
pub struct Board {
    pub track: Vec<char>,
    /// By card from 1: how the colour is found.
    pub colouring: Vec<String>,
    /// By shape from 2.
    pub forms: Vec<Spots>,
}

impl Board {
    /// From its text.
    pub fn new(text: &str) -> Self {
        let mut board = Self { track: Vec::new(), colouring: Vec::new(), forms: Vec::new() };
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            match words[0] {
                "line" => board.track.extend(words[1..].iter().map(|word| word.chars().next().unwrap())),
                "card" => {
                    // The colour stands before the last word.
                    board.colouring.push(words[words.len() - 2].to_owned());
                    if words[2] != "choice" {
                        board.forms.push(form_of(words[2]));
                    }
                }
                _ => {}
            }
        }
        board
    }

    pub fn form(&self, shape: u8) -> &[Spot] {
        &self.forms[usize::from(shape) - 2]
    }
}

/// A player. Pairs are counts by side: single colour, different colours.
#[derive(Clone, Debug)]
pub struct Player {
    pub lands: Vec<Land>,
    pub coins: u16,
    pub coal: [u8; 2],
    pub gold: [u8; 2],
    pub access: [u8; 2],
    pub volcanoes: u8,
    pub dealt: Option<[String; 3]>,
    pub chosen: Option<[String; 2]>,
}

impl Player {
    /// With the coins of the beginning, and no island yet.
    pub fn new() -> Self {
        Self {
            lands: Vec::new(),
            coins: 15,
            coal: [0; 2],
            gold: [0; 2],
            access: [0; 2],
            volcanoes: 0,
            dealt: None,
            chosen: None,
        }
    }

    /// Which side an access must have had, or `None` if the island can't be started there; `Some(None)` if none is needed.
    fn start_cost(&self, land: &Land, squares: &[Spot]) -> Option<Option<usize>> {
        let at_regular = land.touches_letter(squares, 'H');
        let at_secret = land.touches_letter(squares, 'S');
        if self.lands.iter().all(|land| !land.is_started()) {
            // I-5.2.
            return at_regular.then_some(None);
        }
        // I-8.9: the cheapest that will do.
        if at_regular && self.access[1] > 0 {
            Some(Some(1))
        } else if (at_regular || at_secret) && self.access[0] > 0 {
            Some(Some(0))
        } else {
            None
        }
    }

    /// May these squares, which are empty and unpainted, be painted together?
    fn may_paint(&self, isle: usize, squares: &[Spot]) -> bool {
        let land = &self.lands[isle];
        if land.is_started() { land.touches_paint(squares) } else { self.start_cost(land, squares).is_some() }
    }

    /// All places for a form (I-5).
    pub fn places(&self, form: &[Spot]) -> Vec<(usize, Spots)> {
        let mut places = Vec::new();
        for (isle, land) in self.lands.iter().enumerate() {
            for squares in land.places(form) {
                if self.may_paint(isle, &squares) {
                    places.push((isle, squares));
                }
            }
        }
        places
    }

    /// Is there a place at all?
    pub fn has_place(&self, form: &[Spot]) -> bool {
        self.lands.iter().enumerate().any(|(isle, land)| {
            let mut found = false;
            land.places_until(form, |squares| {
                found = self.may_paint(isle, squares);
                found
            });
            found
        })
    }

    /// Paints; the side of the access spent, if the island is started, and what is surrounded.
    pub fn put(&mut self, isle: usize, squares: &[Spot], colour: char) -> (Option<Option<usize>>, Spots) {
        let mut started = None;
        if !self.lands[isle].is_started() {
            let cost = self.start_cost(&self.lands[isle], squares).expect("a legal start");
            if let Some(side) = cost {
                self.access[side] -= 1;
            }
            started = Some(cost);
        }
        (started, self.lands[isle].put(squares, colour))
    }

    pub fn side(&self, isle: usize, spot: Spot) -> usize {
        usize::from(!self.lands[isle].is_single(spot))
    }

    /// The first halves of shape 2 that leave a second one (I-5.6).
    pub fn first_halves(&self, form: &[Spot], colours: &[char], first_only: bool) -> Vec<(usize, char, Spots)> {
        let mut halves = Vec::new();
        for (isle, squares) in self.places(form) {
            for &colour in colours {
                let mut after = self.clone();
                let (_, surrounded) = after.put(isle, &squares, colour);
                for spot in surrounded {
                    if after.lands[isle].letter(spot) == 'L' {
                        after.access[after.side(isle, spot)] += 1;
                    }
                }
                if after.has_place(form) {
                    halves.push((isle, colour, squares.clone()));
                    if first_only {
                        return halves;
                    }
                }
            }
        }
        halves
    }

    pub fn points(&self) -> i32 {
        self.lands.iter().map(Land::points).sum()
    }
}
