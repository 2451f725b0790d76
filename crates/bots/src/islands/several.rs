//! Judgement of the game for several players, for the search.
//!
//! What things are worth is decided in `judgement`, as for the greedy player. Here the search gets it: weights are what moves
//! change, playing on is taking the best, and a forecast is what lies before each player at the beginning of a round. So the
//! search looks at whole rounds, with everything the players cause to each other.

use ::islands::atlas::SPACES;
use ::islands::{Ask, Brush, Colours, Move, Nth, State};
use tabletop::standing::MAX_PLAYERS;
use tabletop::{Asked, Game, Seat, Stream};

use super::board::Board;
use super::course::{Purse, Scene};
use super::figures::Worth;
use super::judgement::{Judgement, first_best};
use super::trying::Trying;
use crate::judgement::Forecast;

/// A move that is worth so much less, in hundredths of a point, has a third of the weight.
const HEAT: f32 = 200.0;
/// A bid for a card that is worth so much more than the bid has three quarters of the weight, passing the rest.
const BID_HEAT: f32 = 400.0;
/// Neither bidding nor passing has less weight than this.
const LEAST_WEIGHT: f32 = 0.02;
/// A bid higher than it need be has so much less weight.
const JUMP: f32 = 0.1;
/// So many of the best moves are looked at.
const MOST: usize = 16;
/// How much of what a card is worth to a rival is gained by winning it oneself; one of several rivals is a smaller gain.
const DENIAL: f32 = 0.55;
/// So many rounds are played on after the one under way.
const ROUNDS: u8 = 2;
/// How uncertain scores are one round before the end; they are the more so with the root of the rounds that are left.
const SPREAD: f32 = 8.0;

/// How much of what seems to lie before a player comes about. Found by comparing what was expected at the beginning of each
/// round with how the game ended, in thousands of games; leads shrink, coins are worth more than the next card they buy.
struct Outlook {
    /// By what the worth of islands, accesses and tokens is multiplied …
    board: f32,
    /// … and by what that of coins.
    coins: f32,
    /// What each coin of income from gold mines adds, and each volcano token: they are not as bad as their cost.
    token: f32,
    /// What each island that is started adds: in the beginning others are left lying for it.
    island: f32,
    /// What nobody can see coming yet.
    base: f32,
}

impl Outlook {
    /// Rounds left, and the two factors; in between they change evenly.
    const FACTORS: [(f32, f32, f32); 8] = [
        (1.0, 0.93, 2.2),
        (3.0, 0.83, 2.05),
        (5.0, 0.73, 1.9),
        (8.0, 0.68, 1.65),
        (14.0, 0.72, 1.68),
        (18.0, 0.64, 1.46),
        (21.0, 0.51, 1.28),
        (24.0, 0.4, 1.15),
    ];

    /// With so many rounds left.
    fn new(rounds: f32, players: u8) -> Self {
        let at = Self::FACTORS.iter().position(|&(left, ..)| left >= rounds).unwrap_or(Self::FACTORS.len() - 1).max(1);
        let [(from, a, b), (to, c, d)] = [Self::FACTORS[at - 1], Self::FACTORS[at]];
        let part = (rounds - from) / (to - from);
        Self {
            board: a + part * (c - a),
            coins: b + part * (d - b),
            token: 0.3 * rounds,
            island: (18.0 - 2.0 * rounds).clamp(-10.0, 4.0),
            base: (6.0 * rounds - 10.0).max(0.0) * 2.0 / f32::from(players),
        }
    }
}

/// What is known about the game for several players.
#[derive(Clone, Debug, Default)]
pub(super) struct Several {
    /// What winning the card is worth to somebody.
    gains: Cache,
    /// What is painted or chosen when playing on.
    answers: Cache,
    /// What lies before somebody is worth.
    worths: Cache,
    /// What moves are worth.
    changes: Vec<Worth>,
    /// The same, the best first.
    sorted: Vec<Worth>,
    /// The round at whose beginning playing on ends.
    until: u8,
}

impl Several {
    pub(super) fn weigh(&mut self, game: &State, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let (Asked::Seat(_, ask) | Asked::Together(_, ask)) = game.asked() else {
            return weights.extend(moves.iter().map(|_| 1.0));
        };
        if let Ask::Bid { least, .. } = ask {
            return self.weigh_bids(game, seat, least, moves, weights);
        }
        self.changes.clear();
        judge(game, &Standpoint::of(game, seat, game.round()), seat, ask, moves, &mut self.changes);
        // Of long lists only the best are looked at.
        self.sorted.clone_from(&self.changes);
        self.sorted.sort_unstable_by(|a, b| b.cmp(a));
        let (best, least) = (self.sorted[0], self.sorted[MOST.min(moves.len()) - 1]);
        let mut room = self.sorted.iter().take(MOST).filter(|&&change| change == least).count();
        for &change in &self.changes {
            let is_in = change > least || change == least && room > 0;
            room -= usize::from(is_in && change == least);
            let behind = best.saturating_sub(change) as f32;
            weights.push(if is_in { libm::expf(-behind / HEAT) } else { 0.0 });
        }
    }

    fn weigh_bids(&mut self, game: &State, seat: Seat, least: u16, moves: &[Move], weights: &mut Vec<f32>) {
        let bidding = self.bidding(game, seat);
        let chance = |coins: u16| 1.0 / (1.0 + libm::expf(-(bidding.surplus(coins) as f32) / BID_HEAT));
        let now = chance(least);
        for &m in moves {
            weights.push(match m {
                Move::Bid(coins) if coins == least => now.max(LEAST_WEIGHT),
                // Nobody is left to be outbid.
                Move::Bid(_) if !bidding.is_contested => 0.0,
                Move::Bid(coins) if coins == least + 1 || coins == least + 3 || coins == bidding.rival_limit => {
                    JUMP * chance(coins)
                }
                Move::Bid(_) => 0.0,
                _ => (1.0 - now).max(LEAST_WEIGHT),
            });
        }
    }

    pub(super) fn play_on(&mut self, game: &State, seat: Seat, moves: &[Move], _stream: &mut Stream) -> usize {
        let (Asked::Seat(_, ask) | Asked::Together(_, ask)) = game.asked() else { return 0 };
        match ask {
            Ask::Bid { least, .. } => {
                let wants = self.bidding(game, seat).surplus(least) > 0;
                let wanted = if wants { Move::Bid(least) } else { Move::Pass };
                moves.iter().position(|&m| m == wanted).unwrap_or(0)
            }
            Ask::Paint { .. } | Ask::Shape { .. } => {
                let place = Standpoint::of(game, seat, game.round());
                let key = place.key().with(asked_key(game, ask)).0;
                let (changes, answers) = (&mut self.changes, &mut self.answers);
                let index = answers.get(key, || {
                    changes.clear();
                    judge(game, &place, seat, ask, moves, changes);
                    first_best(changes.iter().copied()) as i32
                });
                (index as usize).min(moves.len() - 1)
            }
            _ => {
                self.changes.clear();
                judge(game, &Standpoint::of(game, seat, game.round()), seat, ask, moves, &mut self.changes);
                first_best(self.changes.iter().copied())
            }
        }
    }

    pub(super) fn is_enough(&mut self, game: &State, decisions: u32) -> bool {
        let is_fresh = is_fresh(game);
        if decisions == 0 {
            self.until = game.round() + ROUNDS + u8::from(!is_fresh);
        }
        is_fresh && game.round() >= self.until
    }

    pub(super) fn forecast(&mut self, game: &State) -> Forecast {
        // The round that begins is still to come.
        let scene = Scene::of(game, game.round() - 1);
        let rounds = SPACES as f32 - f32::from(scene.round);
        let (outlook, purse) = (Outlook::new(rounds, game.players()), Purse::at(&scene, 0));
        let mut scores = [0.0; MAX_PLAYERS];
        for seat in Seat(0).round(game.players()) {
            let place = Standpoint::of(game, seat, scene.round);
            let ([two, one], volcanoes) = (game.gold(seat), game.volcanoes(seat));
            let tokens = u64::from(two) << 16 | u64::from(one) << 8 | u64::from(volcanoes);
            let board = self.worths.get(place.key().with(tokens).0, || {
                let all = place.judgement().board(&place.board, [two, one], volcanoes);
                all - purse.holding(place.board.coins)
            });
            let coins = purse.holding(game.coins(seat).into());
            let started = Nth::ALL.into_iter().filter(|&nth| place.board.is_started(nth)).count();
            scores[seat.index()] = outlook.base
                + (outlook.board * board as f32 + outlook.coins * coins as f32) / 100.0
                + outlook.token * f32::from(2 * two + one + volcanoes)
                + outlook.island * started as f32;
        }
        Forecast { scores, spread: SPREAD * rounds.sqrt() }
    }

    /// What the card that is auctioned is worth to the player in that seat.
    fn bidding(&mut self, game: &State, seat: Seat) -> Bidding {
        let scene = Scene::of(game, game.round());
        let price = game.highest_bid().map_or(u16::from(game.card().unwrap_or(1)), |(_, coins)| coins);
        let (mut rival, mut rival_limit, mut is_contested) = (0, 0, false);
        for other in seat.round(game.players()).skip(1) {
            let coins = game.coins(other);
            // Who has passed or can't pay does not get it.
            if !game.passed().has(other) && coins >= price {
                is_contested = true;
                let gain = self.gain(game, other);
                let purse = Purse::at(&scene, coins.into());
                rival = rival.max(gain - purse.paying(price.into()));
                let limit = (price..=coins).take_while(|&coins| purse.paying(coins.into()) < gain).last();
                rival_limit = rival_limit.max(limit.unwrap_or(0));
            }
        }
        let rivals = Worth::from(game.players() - 1);
        let gain = self.gain(game, seat) + (rival as f32 * DENIAL) as Worth / rivals;
        Bidding { purse: Purse::at(&scene, game.coins(seat).into()), gain, is_contested, rival_limit }
    }

    /// What winning the card is worth more than passing, before anything is paid.
    fn gain(&mut self, game: &State, seat: Seat) -> Worth {
        let Some(card) = game.card() else { return 0 };
        let place = Standpoint::of(game, seat, game.round());
        let gain = self.gains.get(place.key().with(card.into()).0, || gain(game, &place, card));
        gain - Purse::at(&place.scene, game.coins(seat).into()).getting(place.board.income)
    }
}

/// What somebody can know while bidding.
struct Bidding {
    purse: Purse,
    /// What winning is worth before paying.
    gain: Worth,
    /// Is anybody left who can bid more?
    is_contested: bool,
    /// As much as that others are expected to pay.
    rival_limit: u16,
}

impl Bidding {
    /// What winning for so many coins is worth.
    const fn surplus(&self, coins: u16) -> Worth {
        self.gain - self.purse.paying(coins as i32)
    }
}

/// Has a round just begun? Who can't pay the least has passed without being asked (I-3.4).
fn is_fresh(game: &State) -> bool {
    let Asked::Seat(_, Ask::Bid { least, .. }) = game.asked() else { return false };
    game.highest_bid().is_none() && game.passed().iter().all(|seat| game.coins(seat) < least)
}

/// What lies before somebody, and how far the game is. Coins are rounded: what they change of the rest is little, and so
/// more positions are alike.
struct Standpoint {
    scene: Scene,
    board: Board,
    richest: u16,
}

impl Standpoint {
    /// So many numbers of coins are alike.
    const ROUNDED: u16 = 4;

    fn of(game: &State, seat: Seat, round: u8) -> Self {
        let rounded = |coins: u16| coins / Self::ROUNDED * Self::ROUNDED + Self::ROUNDED / 2;
        let mut board = Board::at(game, seat);
        board.coins = rounded(game.coins(seat)).into();
        let others = seat.round(game.players()).skip(1);
        let richest = others.map(|other| rounded(game.coins(other))).max().unwrap_or(0);
        Self { scene: Scene::of(game, round), board, richest }
    }

    fn judgement(&self) -> Judgement {
        Judgement::at(&self.scene, &self.board, self.richest.into())
    }

    fn key(&self) -> Key {
        let Scene { players, variant, atlas, round } = self.scene;
        let table = u64::from(players) << 8 | variant as u64;
        Key::of(&self.board)
            .with(std::ptr::from_ref(atlas).addr() as u64)
            .with(table << 32 | u64::from(self.richest) << 8 | u64::from(round))
    }
}

/// What is asked, as far as the board does not tell.
fn asked_key(game: &State, ask: Ask) -> u64 {
    let (shape, colours, colouring) = game.at_hand();
    let is_first = matches!(ask, Ask::Paint { brush: Brush::First(_), .. });
    let is_shape = matches!(ask, Ask::Shape { .. });
    let colours = Colours::iter(colours).fold(0, |all, colour| all | 1_u64 << colour as u8);
    shape.map_or(0, |shape| 1 + shape as u64) << 8
        | colours << 16
        | (colouring as u64) << 24
        | u64::from(is_first) << 32
        | u64::from(is_shape) << 33
}

/// What winning the card is worth more than passing, without coins.
fn gain(game: &State, place: &Standpoint, card: u8) -> Worth {
    let judgement = place.judgement();
    let trying = Trying::new(&judgement, game.season(), place.board);
    trying.winning(game.atlas().board().card(card)) - trying.square()
}

/// What each move is worth, for all questions but that for a bid.
fn judge(game: &State, before: &Standpoint, seat: Seat, ask: Ask, moves: &[Move], changes: &mut Vec<Worth>) {
    if !game.has_islands(seat) {
        let judgement = Judgement::without_board(&Scene::of(game, 0), game.coins(seat).into(), 0);
        let sheets = |kept| judgement.sheets(game.atlas(), kept);
        changes.extend(moves.iter().map(|&m| if let Move::Keep(kept) = m { sheets(kept) } else { 0 }));
        return;
    }
    let judgement = before.judgement();
    let trying = Trying::new(&judgement, game.season(), before.board);
    match ask {
        Ask::Shape { .. } => {
            let colouring = game.at_hand().2;
            changes.extend(moves.iter().map(|&m| if let Move::Shape(s) = m { trying.shape(s, colouring) } else { 0 }));
        }
        Ask::Paint { brush, .. } => trying.paintings(brush, moves, changes),
        Ask::Richest { .. } => {
            changes.extend(moves.iter().map(|&m| if let Move::From(other) = m { strength(game, other) } else { 0 }));
        }
        Ask::Token { .. } => changes.extend(moves.iter().map(|&m| match m {
            // The better side: more is lost with it.
            Move::Token(other, side) => strength(game, other) - 200 * Worth::from(side as u8),
            _ => 0,
        })),
        _ => changes.extend(moves.iter().map(|_| 0)),
    }
}

/// How strong another player is.
fn strength(game: &State, other: Seat) -> Worth {
    let place = Standpoint::of(game, other, game.round());
    place.judgement().islands(&place.board).iter().sum()
}

/// Something to find a figure again by.
#[derive(Clone, Copy)]
struct Key(u64);

impl Key {
    fn of(board: &Board) -> Self {
        let mut key = Self(0);
        for here in &board.islands {
            let [a, b, c] = here.colours;
            key = key.with(std::ptr::from_ref(here.island).addr() as u64).with(a.0).with(b.0).with(c.0);
            key = key.with(u64::from(here.filled[0]) << 8 | u64::from(here.filled[1]));
        }
        let ([both, regular], [any, season]) = (board.access, board.coal);
        key.with(u64::from(u32::from_le_bytes([both, regular, any, season])))
            .with((board.coins as u64) << 32 | board.income as u64)
    }

    const fn with(self, word: u64) -> Self {
        let product = (self.0 ^ word) as u128 * 0xf39c_c060_5ced_c835_u128;
        Self((product >> 64) as u64 ^ (product as u64).rotate_left(23) ^ 0x9e37_79b9_7f4a_7c15)
    }
}

/// Figures worked out before. A figure depends on nothing but its key, so it makes no difference which are still known.
#[derive(Clone, Debug, Default)]
struct Cache {
    slots: Vec<(u64, i32)>,
}

impl Cache {
    const SLOTS: usize = 1 << 14;

    fn get(&mut self, key: u64, find: impl FnOnce() -> i32) -> i32 {
        if self.slots.is_empty() {
            self.slots.resize(Self::SLOTS, (0, 0));
        }
        let slot = &mut self.slots[(key % Self::SLOTS as u64) as usize];
        if slot.0 != key {
            *slot = (key, find());
        }
        slot.1
    }
}
