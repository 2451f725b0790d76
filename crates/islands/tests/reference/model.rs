//! The rules once more, slow and obvious, from their text alone: what is to be done lies on a pile, and the top of it is
//! done until somebody has to be asked.

use std::collections::BTreeSet;

use crate::land::{COLOURS, Land, Spot, Spots, name};
use crate::table::{Board, Player, Sheet};

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Answer {
    /// Three sheets for each player: what the seed means is the engine's affair.
    Dealt(Vec<[String; 3]>),
    Keep([String; 2]),
    Bid(u16),
    Pass,
    Shape(u8),
    /// Island from 0, colour, squares.
    Paint(usize, char, Spots),
    GiveUp,
    From(usize),
    /// From whom, and whether it lies on its better side there.
    Token(usize, bool),
    Rolled(u8),
}

/// What is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    Square,
    Whole(u8),
    First,
    Second,
}

/// Who is asked what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    Deal,
    Keep(Vec<usize>),
    Lot,
    AuctionDie,
    Bid { seat: usize, card: u8, least: u16 },
    Shape { seat: usize, source: &'static str },
    ColourDie { source: &'static str, shape: u8 },
    Paint { seat: usize, source: &'static str, brush: Brush, colours: Vec<char> },
    Richest { seat: usize, coins: u16 },
    Token { seat: usize, landmark: char },
    Over,
}

/// What is to be done.
#[derive(Clone, Debug)]
enum Task {
    Round,
    Bidding,
    Step(usize),
    CoalPits(usize),
    OneSquare(usize),
    Income(usize),
    Shape { seat: usize, source: &'static str, colouring: String, shape: Option<u8> },
    Colour { seat: usize, source: &'static str, colouring: String, shape: u8 },
    Place { seat: usize, source: &'static str, shape: u8, colours: Vec<char> },
    SecondHalf { seat: usize, source: &'static str, colour: char },
    VolcanoTokens { seat: usize, isle: usize },
    Access { seat: usize, isle: usize, spot: Spot },
    Token { seat: usize, isle: usize, spot: Spot },
    Volcano { seat: usize, isle: usize, spot: Spot },
    OutlineCoins { seat: usize, isle: usize, squares: Spots, coins: u16 },
    Grove { seat: usize, isle: usize, spot: Spot },
    EndOfRound,
}

/// What a painting action has caused (I-6.3).
#[derive(Clone, Debug, Default)]
struct Caused {
    started: BTreeSet<usize>,
    surrounded: BTreeSet<(usize, Spot)>,
    filled: BTreeSet<(usize, Spots, u16)>,
}

/// A game.
#[derive(Clone, Debug)]
pub struct Model {
    pub players: Vec<Player>,
    pub question: Question,
    /// What happened since it was last emptied.
    pub log: Vec<String>,
    pub round: usize,
    pub first: usize,
    sheets: Vec<Sheet>,
    board: Board,
    catch_up: bool,
    pile: Vec<Task>,
    caused: Caused,
    card: u8,
    bid: Option<(usize, u16)>,
    passed: BTreeSet<usize>,
    turn: usize,
    winner: Option<usize>,
    coal_used: [u8; 2],
    /// Who has not begun the action step of the round yet, or is at it.
    to_act: Vec<usize>,
    /// What the token or the volcano at hand is about.
    at_hand: Option<(usize, Spot)>,
}

fn word(colour: char) -> &'static str {
    match colour {
        'b' => "blue",
        'g' => "green",
        'r' => "red",
        _ => unreachable!(),
    }
}

fn side_word(side: usize) -> &'static str {
    ["single", "different"][side]
}

fn harbors(side: usize) -> &'static str {
    ["both-harbors", "regular-harbor"][side]
}

fn landmark_word(letter: char) -> &'static str {
    match letter {
        'H' => "regular-harbor",
        'S' => "secret-harbor",
        'L' => "lighthouse",
        'V' => "volcano",
        'C' => "coal-pit",
        'G' => "gold-mine",
        'T' => "grove",
        'P' => "temple",
        _ => unreachable!(),
    }
}

impl Model {
    /// A table. With two sheets everybody has these.
    pub fn new(players: usize, catch_up: bool, sheets: Vec<Sheet>, board: Board) -> Self {
        let mut model = Self {
            players: vec![Player::new(); players],
            question: Question::Deal,
            log: Vec::new(),
            round: 1,
            first: 0,
            sheets,
            board,
            catch_up,
            pile: Vec::new(),
            caused: Caused::default(),
            card: 0,
            bid: None,
            passed: BTreeSet::new(),
            turn: 0,
            winner: None,
            coal_used: [0; 2],
            to_act: Vec::new(),
            at_hand: None,
        };
        if let [a, b] = &model.sheets[..] {
            let lands: Vec<Land> = a.islands.iter().chain(&b.islands).map(|rows| Land::new(rows)).collect();
            model.players.iter_mut().for_each(|player| player.lands.clone_from(&lands));
            model.question = Question::Lot;
        }
        model
    }

    pub fn season(&self) -> char {
        self.board.track[self.round - 1]
    }

    /// Tokens in the reserve (I-12.1): `None` if they never run out.
    pub fn reserve(&self, landmark: char) -> Option<u8> {
        let held: u8 = self.players.iter().map(|player| tokens(player, landmark).iter().sum::<u8>()).sum();
        self.catch_up.then(|| self.players.len() as u8 + 1 - held)
    }

    /// I-11.1.
    pub fn may_act_together(&self) -> bool {
        let Question::Paint { source: "square", .. } = self.question else { return false };
        let about_to_happen = |player: &Player| {
            player.lands.iter().any(|land| {
                land.landmarks().iter().any(|&spot| {
                    matches!(land.letter(spot), 'V' | 'T')
                        && land.empty_around(spot).iter().filter(|&&near| !land.is_painted(near)).count() == 1
                })
            })
        };
        !self.catch_up && !self.to_act.iter().any(|&seat| about_to_happen(&self.players[seat]))
    }

    /// Scores and places (I-9.2).
    pub fn result(&self) -> Vec<(i32, usize)> {
        let results: Vec<_> = self.players.iter().map(|p| (p.points(), p.coins)).collect();
        let place = |mine: &(i32, u16)| 1 + results.iter().filter(|other| *other > mine).count();
        results.iter().map(|mine| (mine.0, place(mine))).collect()
    }

    /// All legal answers of a player.
    pub fn legal(&self, by: usize) -> BTreeSet<Answer> {
        let mut legal = BTreeSet::new();
        match &self.question {
            Question::Keep(seats) if seats.contains(&by) => {
                let [a, b, c] = self.players[by].dealt.clone().expect("dealt");
                legal.insert(Answer::Keep([a.clone(), b.clone()]));
                legal.insert(Answer::Keep([a, c.clone()]));
                legal.insert(Answer::Keep([b, c]));
            }
            &Question::Bid { seat, least, .. } if seat == by => {
                legal.insert(Answer::Pass);
                legal.extend((least..=self.players[seat].coins).map(Answer::Bid));
            }
            &Question::Shape { seat, source } if seat == by => {
                legal.extend(self.fitting(seat, &self.colouring(source)).into_iter().map(Answer::Shape));
            }
            Question::Paint { seat, brush, colours, .. } if *seat == by => {
                for (isle, colour, squares) in self.paintings(*seat, *brush, colours) {
                    legal.insert(Answer::Paint(isle, colour, squares));
                }
                if *brush != Brush::Second {
                    legal.insert(Answer::GiveUp);
                }
            }
            &Question::Richest { seat, .. } if seat == by => {
                legal.extend(self.richest(seat).into_iter().map(Answer::From));
            }
            &Question::Token { seat, landmark } if seat == by => {
                legal.extend(
                    self.holders(seat, landmark).into_iter().map(|(from, side)| Answer::Token(from, side == 0)),
                );
            }
            _ => {}
        }
        legal
    }

    fn paintings(&self, seat: usize, brush: Brush, colours: &[char]) -> Vec<(usize, char, Spots)> {
        let player = &self.players[seat];
        let form = match brush {
            Brush::First => return player.first_halves(self.board.form(2), colours, false),
            Brush::Square => &[(0, 0)][..],
            Brush::Second => self.board.form(2),
            Brush::Whole(shape) => self.board.form(shape),
        };
        let mut paintings = Vec::new();
        for (isle, squares) in player.places(form) {
            paintings.extend(colours.iter().map(|&colour| (isle, colour, squares.clone())));
        }
        paintings
    }

    /// How the colour is found of the shape that is being chosen.
    fn colouring(&self, source: &str) -> String {
        match (source, self.at_hand) {
            ("auction", _) => self.board.colouring[usize::from(self.card) - 1].clone(),
            (_, Some((isle, spot))) => self.grove_colouring(self.turn, isle, spot),
            _ => unreachable!(),
        }
    }

    fn grove_colouring(&self, seat: usize, isle: usize, spot: Spot) -> String {
        ["any", "random"][self.players[seat].side(isle, spot)].to_owned()
    }

    /// The colours a shape may still get.
    fn possible(&self, colouring: &str) -> Vec<char> {
        if colouring == "season" { vec![self.season()] } else { COLOURS.to_vec() }
    }

    fn fits(&self, seat: usize, shape: u8, colouring: &str) -> bool {
        let (player, form) = (&self.players[seat], self.board.form(shape));
        match shape {
            2 => !player.first_halves(form, &self.possible(colouring), true).is_empty(),
            _ => player.has_place(form),
        }
    }

    fn fitting(&self, seat: usize, colouring: &str) -> Vec<u8> {
        (2..=5).filter(|&shape| self.fits(seat, shape, colouring)).collect()
    }

    fn others(&self, seat: usize) -> impl Iterator<Item = usize> + use<> {
        (0..self.players.len()).filter(move |&other| other != seat)
    }

    /// I-8.7: the richest others, if they are at least as rich as the player and have anything.
    fn richest(&self, seat: usize) -> Vec<usize> {
        let most = self.others(seat).map(|other| self.players[other].coins).max().unwrap();
        if most == 0 || self.players[seat].coins > most {
            return Vec::new();
        }
        self.others(seat).filter(|&other| self.players[other].coins == most).collect()
    }

    fn holders(&self, seat: usize, landmark: char) -> Vec<(usize, usize)> {
        let mut holders = Vec::new();
        for other in self.others(seat) {
            for side in [0, 1] {
                if tokens(&self.players[other], landmark)[side] > 0 {
                    holders.push((other, side));
                }
            }
        }
        holders
    }

    // --- answers --------------------------------------------------------------------------------------------------------

    /// Takes in a legal answer and goes on to the next question.
    pub fn answer(&mut self, by: Option<usize>, answer: Answer) {
        let question = std::mem::replace(&mut self.question, Question::Over);
        let mut next = None;
        match (question, answer) {
            (Question::Deal, Answer::Dealt(sheets)) => {
                for (seat, sheets) in sheets.into_iter().enumerate() {
                    self.log.push(format!("{seat} dealt {}", sheets.join(" ")));
                    self.players[seat].dealt = Some(sheets);
                }
                next = Some(Question::Keep((0..self.players.len()).collect()));
            }
            (Question::Keep(mut seats), Answer::Keep(kept)) => {
                let by = by.unwrap();
                seats.retain(|&seat| seat != by);
                self.log.push(format!("{by} chose {}", kept.join(" ")));
                self.players[by].chosen = Some(kept);
                if seats.is_empty() {
                    self.keep_all();
                }
                next = Some(if seats.is_empty() { Question::Lot } else { Question::Keep(seats) });
            }
            (Question::Lot, Answer::Rolled(n)) => {
                self.first = usize::from(n) - 1;
                self.log.push(format!("first player {}", self.first));
                self.pile.push(Task::Round);
            }
            (Question::AuctionDie, Answer::Rolled(n)) => {
                self.log.push(format!("card {n}"));
                self.card = n;
                self.turn = self.first;
                self.pile.push(Task::Bidding);
            }
            (Question::Bid { seat, .. }, Answer::Bid(coins)) => {
                self.log.push(format!("{seat} bids {coins}"));
                self.bid = Some((seat, coins));
                self.next_bidder();
                self.pile.push(Task::Bidding);
            }
            (Question::Bid { seat, .. }, Answer::Pass) => {
                self.log.push(format!("{seat} passes"));
                self.passed.insert(seat);
                self.next_bidder();
                self.pile.push(Task::Bidding);
            }
            (Question::Shape { seat, source }, Answer::Shape(shape)) => {
                self.log.push(format!("{seat} chooses {source} {shape}"));
                let colouring = self.colouring(source);
                self.pile.push(Task::Colour { seat, source, colouring, shape });
            }
            (Question::ColourDie { source, shape }, Answer::Rolled(n)) => {
                let (seat, colour) = (self.turn, COLOURS[(usize::from(n) - 1) / 2]);
                self.log.push(format!("{seat} rolls {source} {n} {}", word(colour)));
                self.pile.push(Task::Place { seat, source, shape, colours: vec![colour] });
            }
            (Question::Paint { seat, source, .. }, Answer::GiveUp) => {
                self.log.push(format!("{seat} gives up {source}"));
            }
            (Question::Paint { seat, source, brush, .. }, Answer::Paint(isle, colour, squares)) => {
                if source == "coal-pit" {
                    // A season token before an any-colour token where it will do.
                    let season_left = self.players[seat].coal[1] - self.coal_used[1];
                    self.coal_used[usize::from(colour == self.season() && season_left > 0)] += 1;
                    self.pile.push(Task::CoalPits(seat));
                }
                self.paint(seat, source, brush, (isle, colour, &squares), "");
            }
            (Question::Richest { seat, coins }, Answer::From(from)) => self.take(seat, from, coins),
            (Question::Token { seat, landmark }, Answer::Token(from, single)) => {
                self.take_token(seat, landmark, Some((from, usize::from(!single))));
            }
            (question, answer) => panic!("{answer:?} is no answer to {question:?}"),
        }
        match next {
            Some(next) => self.question = next,
            None => self.go_on(),
        }
    }

    fn keep_all(&mut self) {
        for seat in 0..self.players.len() {
            let kept = self.players[seat].chosen.take().unwrap();
            self.log.push(format!("{seat} keeps {}", kept.join(" ")));
            for id in kept {
                let sheet = self.sheets.iter().find(|sheet| sheet.id == id).unwrap();
                self.players[seat].lands.extend(sheet.islands.iter().map(|rows| Land::new(rows)));
            }
        }
    }

    fn next_bidder(&mut self) {
        for _ in 0..self.players.len() {
            self.turn = (self.turn + 1) % self.players.len();
            if !self.passed.contains(&self.turn) {
                return;
            }
        }
    }

    /// Paints one placement. `only` is added to the log if nobody was asked.
    fn paint(
        &mut self,
        seat: usize,
        source: &'static str,
        brush: Brush,
        (isle, colour, squares): (usize, char, &Spots),
        only: &str,
    ) {
        let nth = isle + 1;
        let names: String = squares.iter().map(|&spot| format!(" {}", name(spot))).collect();
        self.log.push(format!("{seat} paints {source} {nth} {}{names}{only}", word(colour)));
        let (started, surrounded) = self.players[seat].put(isle, squares, colour);
        match started {
            Some(None) => self.log.push(format!("{seat} starts {nth}")),
            Some(Some(side)) => self.log.push(format!("{seat} starts {nth} {}", harbors(side))),
            None => {}
        }
        if started.is_some() {
            self.caused.started.insert(isle);
        }
        for spot in surrounded {
            let side = side_word(self.players[seat].side(isle, spot));
            let landmark = landmark_word(self.players[seat].lands[isle].letter(spot));
            self.log.push(format!("{seat} surrounds {nth} {} {landmark} {side}", name(spot)));
            self.caused.surrounded.insert((isle, spot));
        }
        if brush != Brush::Square {
            let land = &mut self.players[seat].lands[isle];
            for (letter, outline) in land.outlines() {
                if outline == *squares {
                    let coins = if letter == colour { 10 } else { 5 };
                    land.filled.push((outline.clone(), coins));
                    self.caused.filled.insert((isle, outline, coins));
                }
            }
        }
        if brush == Brush::First {
            // I-5.6: lighthouses at once, everything else after the second half.
            let is_lighthouse = |isle: usize, spot: Spot| self.players[seat].lands[isle].letter(spot) == 'L';
            let lighthouses: Vec<_> =
                self.caused.surrounded.iter().copied().filter(|&(isle, spot)| is_lighthouse(isle, spot)).collect();
            self.pile.push(Task::SecondHalf { seat, source, colour });
            for &(isle, spot) in lighthouses.iter().rev() {
                self.caused.surrounded.remove(&(isle, spot));
                self.pile.push(Task::Access { seat, isle, spot });
            }
        } else {
            self.carry_out(seat);
        }
    }

    /// Puts what a painting action has caused on the pile, so that it is done in the order of I-6.3.
    fn carry_out(&mut self, seat: usize) {
        let caused = std::mem::take(&mut self.caused);
        let of_kind = |letters: &str| -> Vec<(usize, Spot)> {
            let letter = |isle: usize, spot: Spot| self.players[seat].lands[isle].letter(spot);
            caused.surrounded.iter().copied().filter(|&(isle, spot)| letters.contains(letter(isle, spot))).collect()
        };
        let mut tasks = Vec::new();
        tasks.extend(caused.started.iter().map(|&isle| Task::VolcanoTokens { seat, isle }));
        for (isle, spot) in of_kind("LCG") {
            let is_lighthouse = self.players[seat].lands[isle].letter(spot) == 'L';
            tasks.push(if is_lighthouse {
                Task::Access { seat, isle, spot }
            } else {
                Task::Token { seat, isle, spot }
            });
        }
        tasks.extend(of_kind("V").into_iter().map(|(isle, spot)| Task::Volcano { seat, isle, spot }));
        for (isle, squares, coins) in caused.filled {
            tasks.push(Task::OutlineCoins { seat, isle, squares, coins });
        }
        tasks.extend(of_kind("T").into_iter().map(|(isle, spot)| Task::Grove { seat, isle, spot }));
        self.pile.extend(tasks.into_iter().rev());
    }

    fn take(&mut self, seat: usize, from: usize, most: u16) {
        let coins = most.min(self.players[from].coins);
        self.players[from].coins -= coins;
        self.players[seat].coins += coins;
        self.log.push(format!("{seat} takes {coins} from {from}"));
    }

    /// Takes the token at hand, from the reserve or from a player and a side.
    fn take_token(&mut self, seat: usize, landmark: char, from: Option<(usize, usize)>) {
        let (isle, spot) = self.at_hand.unwrap();
        let side = self.players[seat].side(isle, spot);
        let mut text = format!("{seat} token {} {}", landmark_word(landmark), side_word(side));
        if let Some((from, side)) = from {
            tokens_mut(&mut self.players[from], landmark)[side] -= 1;
            text += &format!(" from {from} {}", side_word(side));
        }
        tokens_mut(&mut self.players[seat], landmark)[side] += 1;
        self.log.push(text);
    }

    // --- the pile -------------------------------------------------------------------------------------------------------

    /// Does what lies on the pile until somebody has to be asked.
    fn go_on(&mut self) {
        loop {
            let task = self.pile.pop().expect("something to do");
            if let Some(question) = self.perform(task) {
                self.question = question;
                return;
            }
        }
    }

    fn perform(&mut self, task: Task) -> Option<Question> {
        match task {
            Task::Round => self.begin_round(),
            Task::Bidding => self.go_on_bidding(),
            Task::Step(seat) => self.begin_step(seat),
            Task::OneSquare(seat) => self.ask_for_square(seat, "square", vec![self.season()]),
            Task::CoalPits(seat) => self.use_coal_pits(seat),
            Task::Income(seat) => self.bring_income(seat),
            Task::Shape { seat, source, colouring, shape } => self.find_shape(seat, source, colouring, shape),
            Task::Colour { source, colouring, shape, .. } if colouring == "random" => {
                Some(Question::ColourDie { source, shape })
            }
            Task::Colour { seat, source, colouring, shape } => {
                let colours = self.possible(&colouring);
                self.pile.push(Task::Place { seat, source, shape, colours });
                None
            }
            Task::Place { seat, source, shape, colours } => {
                let brush = if shape == 2 { Brush::First } else { Brush::Whole(shape) };
                if self.paintings(seat, brush, &colours).is_empty() {
                    return self.skip(seat, source);
                }
                Some(Question::Paint { seat, source, brush, colours })
            }
            Task::SecondHalf { seat, source, colour } => match &self.paintings(seat, Brush::Second, &[colour])[..] {
                [] => panic!("a first half that leaves no second one"),
                [(isle, colour, squares)] => {
                    self.paint(seat, source, Brush::Second, (*isle, *colour, squares), " only");
                    None
                }
                _ => Some(Question::Paint { seat, source, brush: Brush::Second, colours: vec![colour] }),
            },
            Task::EndOfRound => self.end_round(),
            trigger => self.trigger(trigger),
        }
    }

    fn begin_round(&mut self) -> Option<Question> {
        (self.bid, self.winner, self.card) = (None, None, 0);
        self.passed.clear();
        self.log.push(format!("round {} {} first {}", self.round, word(self.season()), self.first));
        Some(Question::AuctionDie)
    }

    fn end_round(&mut self) -> Option<Question> {
        if self.round == 24 {
            self.log.push("ends".to_owned());
            return Some(Question::Over);
        }
        self.round += 1;
        self.pile.push(Task::Round);
        None
    }

    /// The winner of the auction paints a shape, with coal pits first; the others one square, and have an income.
    fn begin_step(&mut self, seat: usize) -> Option<Question> {
        let at = self.to_act.iter().position(|&other| other == seat).unwrap();
        self.to_act.drain(..at);
        self.turn = seat;
        if self.winner == Some(seat) {
            self.coal_used = [0; 2];
            let shape = (2..=5).contains(&self.card).then_some(self.card);
            let colouring = self.colouring("auction");
            self.pile.push(Task::Shape { seat, source: "auction", colouring, shape });
            self.pile.push(Task::CoalPits(seat));
        } else {
            self.pile.push(Task::Income(seat));
            self.pile.push(Task::OneSquare(seat));
        }
        None
    }

    fn use_coal_pits(&mut self, seat: usize) -> Option<Question> {
        let held = self.players[seat].coal;
        if held[0] > self.coal_used[0] {
            self.ask_for_square(seat, "coal-pit", COLOURS.to_vec())
        } else if held[1] > self.coal_used[1] {
            self.ask_for_square(seat, "coal-pit", vec![self.season()])
        } else {
            None
        }
    }

    fn bring_income(&mut self, seat: usize) -> Option<Question> {
        let player = &mut self.players[seat];
        let gold = u16::from(2 * player.gold[0] + player.gold[1]);
        let coins = (3 + gold).saturating_sub(player.volcanoes.into());
        player.coins += coins;
        self.log.push(format!("{seat} income 3+{gold}-{}={coins}", player.volcanoes));
        None
    }

    fn go_on_bidding(&mut self) -> Option<Question> {
        let left = self.players.len() - self.passed.len();
        let least = self.bid.map_or(self.card.into(), |(_, coins)| coins + 1);
        match self.bid {
            Some((winner, coins)) if left == 1 => {
                self.log.push(format!("{winner} wins {coins}"));
                self.players[winner].coins -= coins;
                (self.winner, self.first) = (Some(winner), winner);
            }
            None if left == 0 => self.log.push("no winner".to_owned()),
            _ if self.players[self.turn].coins < least => {
                self.log.push(format!("{} passes unable", self.turn));
                self.passed.insert(self.turn);
                self.next_bidder();
                self.pile.push(Task::Bidding);
                return None;
            }
            _ => return Some(Question::Bid { seat: self.turn, card: self.card, least }),
        }
        self.pile.push(Task::EndOfRound);
        let count = self.players.len();
        self.to_act = (0..count).map(|i| (self.first + i) % count).collect();
        self.pile.extend(self.to_act.iter().rev().map(|&seat| Task::Step(seat)));
        None
    }

    fn ask_for_square(&mut self, seat: usize, source: &'static str, colours: Vec<char>) -> Option<Question> {
        if !self.players[seat].has_place(&[(0, 0)]) {
            return self.skip(seat, source);
        }
        Some(Question::Paint { seat, source, brush: Brush::Square, colours })
    }

    fn skip(&mut self, seat: usize, source: &str) -> Option<Question> {
        self.log.push(format!("{seat} skips {source}"));
        None
    }

    fn find_shape(
        &mut self,
        seat: usize,
        source: &'static str,
        colouring: String,
        shape: Option<u8>,
    ) -> Option<Question> {
        let shape = match shape {
            Some(shape) if self.fits(seat, shape, &colouring) => shape,
            Some(_) => return self.skip(seat, source),
            None => match self.fitting(seat, &colouring)[..] {
                [] => return self.skip(seat, source),
                [only] => {
                    self.log.push(format!("{seat} chooses {source} {only} only"));
                    only
                }
                _ => return Some(Question::Shape { seat, source }),
            },
        };
        self.pile.push(Task::Colour { seat, source, colouring, shape });
        None
    }

    /// What a painting has caused, one thing at a time.
    fn trigger(&mut self, task: Task) -> Option<Question> {
        match task {
            Task::VolcanoTokens { seat, isle } => {
                let player = &mut self.players[seat];
                let land = &player.lands[isle];
                let volcanoes = land.landmarks().iter().filter(|&&spot| land.letter(spot) == 'V').count() as u8;
                if volcanoes > 0 {
                    player.volcanoes += volcanoes;
                    self.log.push(format!("{seat} volcano tokens {} {volcanoes}", isle + 1));
                }
            }
            Task::Access { seat, isle, spot } => {
                let side = self.players[seat].side(isle, spot);
                self.players[seat].access[side] += 1;
                self.log.push(format!("{seat} access {}", harbors(side)));
            }
            Task::Token { seat, isle, spot } => {
                self.at_hand = Some((isle, spot));
                let landmark = self.players[seat].lands[isle].letter(spot);
                if self.reserve(landmark) != Some(0) {
                    self.take_token(seat, landmark, None);
                    return None;
                }
                match self.holders(seat, landmark)[..] {
                    [] => self.log.push(format!("{seat} no token {}", landmark_word(landmark))),
                    [only] => self.take_token(seat, landmark, Some(only)),
                    _ => return Some(Question::Token { seat, landmark }),
                }
            }
            Task::Volcano { seat, isle, spot } => {
                self.players[seat].volcanoes -= 1;
                self.log.push(format!("{seat} returns volcano token"));
                let coins = [8, 4][self.players[seat].side(isle, spot)];
                match self.richest(seat)[..] {
                    [] if self.players[seat].coins > 0 => self.log.push(format!("{seat} takes nothing richest")),
                    [] => self.log.push(format!("{seat} takes nothing")),
                    [only] => self.take(seat, only, coins),
                    _ => return Some(Question::Richest { seat, coins }),
                }
            }
            Task::OutlineCoins { seat, isle, squares, coins } => {
                self.players[seat].coins += coins;
                self.log.push(format!("{seat} fills {} {} {coins}", isle + 1, name(squares[0])));
                self.players[seat].lands[isle].paid.push((squares, coins));
            }
            Task::Grove { seat, isle, spot } => {
                self.at_hand = Some((isle, spot));
                let colouring = self.grove_colouring(seat, isle, spot);
                self.pile.push(Task::Shape { seat, source: "grove", colouring, shape: None });
            }
            task => unreachable!("{task:?}"),
        }
        None
    }
}

fn tokens(player: &Player, landmark: char) -> [u8; 2] {
    if landmark == 'C' { player.coal } else { player.gold }
}

fn tokens_mut(player: &mut Player, landmark: char) -> &mut [u8; 2] {
    if landmark == 'C' { &mut player.coal } else { &mut player.gold }
}
