//! Random solo games against books kept from the events alone: coins, levels, what is asked when, and what may be used.

#[path = "common/own.rs"]
mod own;

use std::collections::{BTreeMap, BTreeSet};

use islands::atlas::Colouring;
use islands::technology::{Moment, Purpose};
use islands::{
    Ask, Atlas, Brush, Choice, Colour, Event, Landmark, Move, Nth, Setup, Shape, SheetId, Side, Source, Square,
    Squares, State, Technology, Use,
};
use tabletop::{Actor, Asked, Game, MoveBuf, Seat, Stream};

use Technology::{Auctionis, Economicus, ReColor, ReRoll, Timenautics, Transforming};

const ME: Actor = Actor::Seat(Seat(0));

/// Small islands with many landmarks, so that much happens in few rounds.
const CROWDED: &str = "
| sheet s-crowd near
| island S Crowd
| H.T..L
| ....rr
| .V.C..
| ..T...
| island S Throng
| .HG.rr
| ......
| T.V.L.
| ....S.
| sheet s-mass near
| island S Mass
| ..H.V.
| ....gg
| TC..g.
| S..L..
| island S Flock
| .P...T
| .....L
| HT..V.
| S.....
";

/// What is known from what happened.
#[derive(Clone, Debug)]
struct Books {
    coins: i32,
    levels: BTreeMap<Technology, u8>,
    /// Used this round, and which level.
    used: BTreeMap<Technology, u8>,
    round: u8,
    card: u8,
    bid: i32,
    won: Option<bool>,
    painted: u32,
    surrounded: bool,
    researched: bool,
    acted: bool,
    /// The dice of the last roll, and those of them that are to be rolled again.
    purpose: Purpose,
    dice: Vec<u8>,
    again: Vec<usize>,
    /// Moments at which the player was asked this round and has gone on.
    gone_on: Vec<Moment>,
    /// Of the auctioned shape.
    shape: Option<u8>,
    colours: Vec<Colour>,
    started: Vec<Nth>,
    gold: i32,
    volcanoes: i32,
    over: bool,
}

impl Books {
    fn new() -> Self {
        Self {
            coins: 15,
            levels: BTreeMap::new(),
            used: BTreeMap::new(),
            round: 0,
            card: 0,
            bid: 0,
            won: None,
            painted: 0,
            surrounded: false,
            researched: false,
            acted: false,
            purpose: Purpose::Auction,
            dice: Vec::new(),
            again: Vec::new(),
            gone_on: Vec::new(),
            shape: None,
            colours: Vec::new(),
            started: Vec::new(),
            gold: 0,
            volcanoes: 0,
            over: false,
        }
    }

    fn level(&self, technology: Technology) -> u8 {
        self.levels.get(&technology).copied().unwrap_or(0)
    }

    fn is_open(&self, technology: Technology) -> bool {
        let pairs = [(Auctionis, Economicus), (ReColor, ReRoll), (Transforming, Timenautics)];
        let closes = |&(a, b): &(Technology, Technology)| {
            a == technology && self.level(b) > 0 || b == technology && self.level(a) > 0
        };
        self.level(technology) < 3 && !pairs.iter().any(closes)
    }

    /// What each level costs or brings.
    fn coins_of(technology: Technology, level: u8) -> i32 {
        match technology {
            Technology::Expancing => 0,
            Auctionis => [5, 3, 7][usize::from(level) - 1],
            Economicus => [3, 3, 5][usize::from(level) - 1],
            ReColor => [-3, -5, 5][usize::from(level) - 1],
            ReRoll => [-3, -3, 7][usize::from(level) - 1],
            Transforming => [-3, -7, 5][usize::from(level) - 1],
            Timenautics => [7, 17, 0][usize::from(level) - 1],
        }
    }

    /// What can be used at a moment.
    fn offers(&self, moment: Moment) -> BTreeSet<Use> {
        let (won, bid) = (self.won == Some(true), self.bid);
        let lost = self.won == Some(false);
        let plain = |fits: bool| if fits { vec![Choice::None] } else { Vec::new() };
        let dice = |fits: fn(u8) -> bool| {
            let fitting = (1..).zip(&self.dice).filter(|(_, die)| fits(**die));
            fitting.map(|(n, _)| Choice::Die(n)).collect()
        };
        let shapes = [Shape::Two, Shape::Three, Shape::Four].map(Choice::Shape).to_vec();
        let of_moment: Vec<(Technology, u8, Vec<Choice>)> = match moment {
            Moment::Roll => vec![
                (ReRoll, 1, dice(|_| true)),
                (ReRoll, 2, plain(self.purpose == Purpose::Carrambah)),
                (ReRoll, 3, dice(|die| die == 6)),
            ],
            Moment::Bidding => vec![
                (Auctionis, 1, plain(won && bid <= 6)),
                (Auctionis, 2, plain(won && (7..=9).contains(&bid))),
                (Auctionis, 3, plain(lost && bid >= 9)),
            ],
            Moment::Shape => vec![
                (ReColor, 1, plain(true)),
                (ReColor, 2, plain(true)),
                (ReColor, 3, plain(true)),
                (Transforming, 1, plain(true)),
                (Transforming, 2, shapes),
                (Transforming, 3, plain(true)),
            ],
            Moment::StepEnd => vec![
                (Economicus, 1, plain(self.surrounded)),
                (Economicus, 2, plain(self.painted >= 5)),
                (Economicus, 3, plain(self.painted >= 7)),
            ],
            Moment::Marker => vec![
                (Timenautics, 1, plain(true)),
                (Timenautics, 2, plain(true)),
                (Timenautics, 3, plain(won && bid == 14)),
            ],
        };
        let unpaid = if moment == Moment::Roll && self.purpose == Purpose::Carrambah { bid } else { 0 };
        let mut offers = BTreeSet::new();
        for (technology, level, choices) in of_moment {
            let can = level <= self.level(technology)
                && !self.used.contains_key(&technology)
                && self.coins - unpaid + Self::coins_of(technology, level).min(0) >= 0;
            if can {
                offers.extend(choices.into_iter().map(|choice| Use { technology, level, choice }));
            }
        }
        offers
    }

    /// Nothing was to be asked at this moment, or it was asked and the player has gone on.
    fn must_be_over(&self, moment: Moment, why: &Event) {
        let offers = self.offers(moment);
        assert!(offers.is_empty() || self.gone_on.contains(&moment), "{why:?} before {offers:?}\n{self:#?}");
    }

    /// Takes in an event; `last` if the player is asked after it.
    fn note(&mut self, event: &Event, last: bool, atlas: &Atlas, season: Colour) {
        let must_be_asked = |books: &Self, moment: Moment| {
            let offers = books.offers(moment);
            assert!(offers.is_empty() || last, "after {event:?} {offers:?} must be asked for");
        };
        match *event {
            Event::Rolled { purpose: Purpose::ReRoll, die } => {
                let index = self.again.remove(0);
                self.dice[index] = die;
                if self.again.is_empty() {
                    must_be_asked(self, Moment::Roll);
                }
            }
            Event::Rolled { purpose, die } => {
                if purpose != Purpose::Carrambah || self.dice.len() == 2 || self.purpose != purpose {
                    self.dice.clear();
                }
                self.purpose = purpose;
                self.dice.push(die);
                if purpose != Purpose::Carrambah || self.dice.len() == 2 {
                    must_be_asked(self, Moment::Roll);
                }
            }
            Event::Card { card } => {
                assert_eq!((self.purpose, &self.dice[..]), (Purpose::Auction, &[card][..]));
                self.card = card;
            }
            Event::Bids { coins, .. } => {
                self.bid = coins.into();
                assert!((i32::from(self.card)..=self.coins).contains(&self.bid));
            }
            Event::Passes { unable, .. } => assert!(!unable || self.coins < self.card.into()),
            Event::Carrambah { bid, won } => {
                let mark = if self.card == 2 || self.card == 6 { 2 } else { 0 };
                assert_eq!((self.purpose, self.dice.iter().sum::<u8>() + mark), (Purpose::Carrambah, bid));
                assert_eq!(won, self.bid >= bid.into());
                self.won = Some(won);
                must_be_asked(self, Moment::Bidding);
            }
            Event::Wins { coins, .. } => {
                assert_eq!((self.won, self.bid), (Some(true), coins.into()));
                self.must_be_over(Moment::Bidding, event);
                self.coins -= self.bid;
                let card = atlas.board().card(self.card);
                self.shape = card.shape.map(Shape::number);
                self.colours = match card.colouring {
                    Colouring::Season => vec![season],
                    Colouring::Any => Colour::ALL.to_vec(),
                    Colouring::Random => Vec::new(),
                };
            }
            Event::Chooses { source: Source::Auction, shape, .. } => self.shape = Some(shape.number()),
            Event::ColourRolled { die, colour, source, .. } => {
                let purpose = match (source, self.purpose) {
                    (Source::Grove, _) => Purpose::Grove,
                    (Source::Auction, Purpose::ReColor) => Purpose::ReColor,
                    _ => Purpose::Colour,
                };
                assert_eq!((self.purpose, &self.dice[..], colour), (purpose, &[die][..], Colour::of_die(die)));
                if source == Source::Auction {
                    self.colours = vec![colour];
                }
            }
            Event::Paints { source, squares, colour, island, .. } => {
                self.painted += u32::from(squares.len());
                match source {
                    Source::Auction => {
                        self.must_be_over(Moment::Shape, event);
                        let shape = self.shape.and_then(Shape::numbered).expect("a shape");
                        assert!(atlas.board().pieces[shape as usize].is_form_of(squares), "{event:?}");
                        assert!(self.colours.contains(&colour), "{event:?} {:?}", self.colours);
                    }
                    Source::Expancing => {
                        let level = usize::from(self.level(Technology::Expancing));
                        let place = self.started.iter().position(|&nth| nth == island).unwrap_or(self.started.len());
                        assert_eq!(place + 1, level, "{event:?}");
                        assert!(self.researched && colour == season && [3, 5].contains(&squares.len()));
                    }
                    Source::Square => assert!(self.won != Some(true) && !self.researched && colour == season),
                    Source::CoalPit => assert_eq!(self.won, Some(true)),
                    Source::Grove => {}
                }
            }
            Event::GivesUp { source: Source::Auction, .. } | Event::Skips { source: Source::Auction, .. } => {
                self.must_be_over(Moment::Shape, event);
            }
            Event::Starts { island, .. } => self.started.push(island),
            Event::Surrounds { landmark, .. } => {
                assert!(landmark.can_be_surrounded());
                self.surrounded = true;
            }
            Event::Token { landmark: Landmark::GoldMine, side, from, .. } => {
                assert_eq!(from, None);
                self.gold += if side == Side::Single { 2 } else { 1 };
            }
            Event::VolcanoTokens { tokens, .. } => self.volcanoes += i32::from(tokens),
            Event::TokenReturned { .. } => self.volcanoes -= 1,
            Event::VolcanoGives { coins } => {
                assert!(self.coins <= 10 && matches!(coins, 4 | 8));
                self.coins += i32::from(coins);
            }
            Event::TakesNothing { richest, .. } => assert!(richest && self.coins > 10),
            Event::Fills { coins, .. } => self.coins += i32::from(coins),
            Event::Income { coins, .. } => {
                assert!(self.won != Some(true) && !self.researched && !self.acted);
                assert_eq!(i32::from(coins), (3 + self.gold - self.volcanoes).max(0));
                self.coins += i32::from(coins);
                self.acted = true;
            }
            Event::Researches { technology, level } => {
                assert!(self.is_open(technology) && level == self.level(technology) + 1);
                assert!(self.won != Some(true) && !self.researched && !self.acted);
                self.levels.insert(technology, level);
                self.researched = true;
            }
            Event::Uses { used, coins } => self.note_use(used, coins),
            Event::Round { .. } | Event::Ends => self.note_end(event),
            Event::MarkerStays => {
                assert_eq!(self.used.get(&Timenautics), Some(&3));
                assert!(self.won == Some(true) && self.bid == 14);
            }
            Event::Takes { .. } | Event::NoToken { .. } | Event::NoWinner => panic!("{event:?} is for several players"),
            _ => {}
        }
    }

    fn note_use(&mut self, used: Use, coins: i8) {
        let (technology, level) = (used.technology, used.level);
        assert_eq!(i32::from(coins), Self::coins_of(technology, level));
        assert_eq!(self.used.insert(technology, level), None);
        self.coins += i32::from(coins);
        assert!(self.coins >= 0);
        match (technology, level, used.choice) {
            (ReRoll, _, Choice::Die(n)) => self.again = vec![usize::from(n) - 1],
            (ReRoll, ..) => self.again = vec![0, 1],
            (ReColor, 1, _) => self.colours = vec![Colour::Green],
            (ReColor, 2, _) => self.colours = Colour::ALL.to_vec(),
            (Transforming, 1, _) => self.shape = Some(5),
            (Transforming, 2, Choice::Shape(shape)) => self.shape = Some(shape.number()),
            _ => {}
        }
    }

    /// The next round begins, or none.
    fn note_end(&mut self, event: &Event) {
        if self.round > 0 {
            self.must_be_over(Moment::StepEnd, event);
            if !self.used.contains_key(&Timenautics) {
                self.must_be_over(Moment::Marker, event);
            }
            assert!(self.acted || self.researched || self.won == Some(true), "nothing was done");
        }
        let spaces = match self.used.get(&Timenautics) {
            Some(1) => 2,
            Some(2) => 3,
            Some(3) => 0,
            _ => 1,
        };
        let to = self.round + spaces;
        match *event {
            Event::Round { round, .. } => assert!(to <= 24 && round == to, "{event:?}: {to}"),
            _ => {
                assert!(to > 24);
                self.over = true;
            }
        }
        let (levels, started) = (std::mem::take(&mut self.levels), std::mem::take(&mut self.started));
        let Self { coins, gold, volcanoes, over, .. } = *self;
        *self = Self { coins, levels, started, gold, volcanoes, over, round: to, ..Self::new() };
    }

    /// What the changes with dice have brought, once these lie.
    fn settle_changes(&mut self, asked: Asked<Ask>) {
        if matches!(asked, Asked::Chance(..) | Asked::Seat(_, Ask::Technology { moment: Moment::Roll })) {
            return;
        }
        match (self.purpose, &self.dice[..]) {
            (Purpose::ReColor, &[die]) => self.colours = vec![Colour::of_die(die)],
            (Purpose::Transforming, &[die @ 2..=5]) => self.shape = Some(die),
            _ => return,
        }
        self.dice.clear();
    }
}

/// All connected groups of so many of these squares, found by trying every square beside every smaller group.
fn groups(free: &[(i8, i8)], size: usize) -> BTreeSet<BTreeSet<(i8, i8)>> {
    let mut groups: BTreeSet<BTreeSet<(i8, i8)>> = free.iter().map(|&square| [square].into()).collect();
    for _ in 1..size {
        let mut larger = BTreeSet::new();
        for group in &groups {
            for &(r, c) in free {
                let beside = [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)];
                if !group.contains(&(r, c)) && beside.iter().any(|square| group.contains(square)) {
                    let mut with = group.clone();
                    with.insert((r, c));
                    larger.insert(with);
                }
            }
        }
        groups = larger;
    }
    groups
}

fn places(squares: Squares) -> Vec<(i8, i8)> {
    squares.iter().map(|square| (square.row() as i8, square.column() as i8)).collect()
}

/// The paintings of a form of Expancing.
fn forms(state: &State, books: &Books, size: u8) -> BTreeSet<Move> {
    let level = usize::from(books.level(Technology::Expancing));
    let islands: Vec<Nth> = match books.started.get(level - 1) {
        Some(&nth) => vec![nth],
        None if books.started.len() + 1 == level => {
            Nth::ALL.into_iter().filter(|nth| !books.started.contains(nth)).collect()
        }
        None => Vec::new(),
    };
    let access = state.view(tabletop::Viewer::Spectator).table.seats[0].access;
    let mut moves = BTreeSet::new();
    for island in islands {
        let here = state.island(Seat(0), island);
        let painted = places(state.painted(Seat(0), island));
        let beside = |landmark: Landmark| places(here.at(landmark));
        let joins: Vec<(i8, i8)> = match (painted.is_empty(), access) {
            (false, _) => painted,
            (true, [both, _]) if both > 0 => [beside(Landmark::RegularHarbor), beside(Landmark::SecretHarbor)].concat(),
            (true, [0, 0]) if !books.started.is_empty() => Vec::new(),
            (true, _) => beside(Landmark::RegularHarbor),
        };
        for group in groups(&places(state.unpainted(Seat(0), island)), size.into()) {
            let meets = |&(r, c): &(i8, i8)| joins.iter().any(|&(y, x)| (r - y).abs() + (c - x).abs() == 1);
            if group.iter().any(meets) {
                let squares = group.iter().map(|&(r, c)| Square::at(r as u8, c as u8)).collect();
                moves.insert(Move::Paint { island, colour: state.season(), squares });
            }
        }
    }
    moves.insert(Move::GiveUp);
    moves
}

/// Looks at the question and its answers.
fn audit(state: &State, books: &Books, moves: &[Move]) {
    assert_eq!(i32::from(state.coins(Seat(0))), books.coins, "{books:#?}");
    let there: BTreeSet<Move> = moves.iter().copied().collect();
    match state.asked() {
        Asked::Seat(_, Ask::Technology { moment }) => {
            let offers = books.offers(moment);
            assert!(!offers.is_empty() && !books.gone_on.contains(&moment), "{moment:?}\n{books:#?}");
            let wanted = offers.into_iter().map(Move::Use).chain([Move::GoOn]).collect();
            assert_eq!(there, wanted, "{moment:?}\n{books:#?}");
        }
        Asked::Seat(_, Ask::Research) => {
            assert!(books.won != Some(true));
            let open = Technology::ALL.into_iter().filter(|&technology| books.is_open(technology));
            let wanted: BTreeSet<_> = open.map(Move::Research).chain([Move::GoOn]).collect();
            assert!(there == wanted && wanted.len() > 1, "{there:?}");
        }
        Asked::Seat(_, Ask::Bid { .. }) => {
            let bids = (books.card.into()..=books.coins as u16).map(Move::Bid);
            assert_eq!(there, bids.chain([Move::Pass]).collect());
        }
        Asked::Seat(_, Ask::Paint { source: Source::Auction, brush, colours }) => {
            let is_second = matches!(brush, Brush::Second(_));
            let offers = books.offers(Moment::Shape);
            assert!(offers.is_empty() || books.gone_on.contains(&Moment::Shape));
            assert!(is_second || colours.iter().collect::<Vec<_>>() == books.colours, "{books:#?}");
        }
        Asked::Seat(_, Ask::Paint { brush: Brush::Free(size), .. }) => {
            let wanted = forms(state, books, size);
            assert!(wanted.len() > 1);
            assert_eq!(there, wanted);
        }
        _ => {}
    }
}

/// What a random player likes: many uses and much research, few things given up, bids that can win.
fn choose(state: &State, moves: &[Move], stream: &mut Stream) -> Move {
    let weight = |m: &Move| match m {
        Move::Bid(14) if state.level(Timenautics) == 3 => 40,
        Move::Bid(5..=12) => 6,
        Move::Bid(_) => 1,
        Move::Pass => 15,
        Move::GoOn => 3,
        Move::GiveUp => 2,
        Move::Use(used) if used.technology == Timenautics && used.level < 3 => 1,
        Move::Use(_) | Move::Research(_) => 4,
        Move::Paint { squares, .. } => u32::from(squares.len()),
        _ => 1,
    };
    let mut left = stream.below(moves.iter().map(weight).sum());
    for m in moves {
        match left.checked_sub(weight(m)) {
            Some(less) => left = less,
            None => return *m,
        }
    }
    moves[0]
}

#[test]
fn i_13_16_what_is_asked_and_what_it_brings_follows_from_what_happened() {
    games(Atlas::standard(), 4000);
}

#[test]
fn i_13_16_and_on_crowded_islands() {
    games(own::atlas(CROWDED), 4000);
}

/// Plays so many games on the sheets of an owner, or on the standard ones if there are none.
fn games(atlas: &'static Atlas, count: u64) {
    let mut all: Vec<SheetId> = atlas.all().filter(|&sheet| !atlas.is_standard(sheet)).collect();
    if all.is_empty() {
        all = atlas.all().collect();
    }
    let mut uses: BTreeMap<(Technology, u8), usize> = BTreeMap::new();
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..count {
        let mut stream = Stream::new(seed);
        let mut sheets = all.clone();
        stream.shuffle(&mut sheets);
        let setup = Setup::solo(&sheets[..2], atlas).expect("two sheets");
        let (mut state, mut books) = (State::start(&setup), Books::new());
        let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
        loop {
            buf.clear();
            state.moves(ME, &mut buf);
            let (by, m) = match state.asked() {
                Asked::Over => break,
                Asked::Chance(roll, _) => (Actor::Chance, roll.draw(&mut stream).into()),
                _ => {
                    audit(&state, &books, &buf);
                    (ME, choose(&state, &buf, &mut stream))
                }
            };
            if let (Asked::Seat(_, Ask::Technology { moment }), Move::GoOn) = (state.asked(), m)
                && moment != Moment::Roll
            {
                books.gone_on.push(moment);
            }
            let season = state.season();
            let mut log: Vec<Event> = Vec::new();
            state.play(by, m, &mut log).unwrap_or_else(|why| panic!("{m:?}: {why}"));
            for (i, event) in log.iter().enumerate() {
                books.note(event, i + 1 == log.len(), atlas, season);
                match *event {
                    Event::Uses { used, .. } => *uses.entry((used.technology, used.level)).or_default() += 1,
                    Event::Researches { technology: Technology::Expancing, level } => {
                        *uses.entry((Technology::Expancing, level)).or_default() += 1;
                    }
                    Event::VolcanoGives { .. } => *kinds.entry("volcano gives").or_default() += 1,
                    Event::TakesNothing { .. } => *kinds.entry("takes nothing").or_default() += 1,
                    Event::MarkerStays => *kinds.entry("marker stays").or_default() += 1,
                    Event::Paints { source: Source::Expancing, .. } => *kinds.entry("expancing").or_default() += 1,
                    Event::Skips { source: Source::Auction, .. } => *kinds.entry("skips").or_default() += 1,
                    _ => {}
                }
            }
            books.settle_changes(state.asked());
        }
        assert!(books.over);
        assert_eq!(i32::from(state.coins(Seat(0))), books.coins);
    }
    // Everything has happened, most of it often.
    println!("{uses:?}\n{kinds:?}");
    assert_eq!(uses.len(), 21, "{uses:?}");
    assert!(uses.values().all(|&n| n >= 5), "{uses:?}");
    assert!(kinds.len() == 5 && kinds.values().all(|&n| n >= 5), "{kinds:?}");
}
