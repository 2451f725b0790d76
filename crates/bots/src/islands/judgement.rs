//! What things are worth: all the judgement of the greedy player, in one place.
//!
//! Everything is counted in hundredths of a point and weighed by how likely it still comes about. What has happened counts in
//! full, so the worth of a painting is the worth of the board after it less the worth before: what it brings at once, what
//! it makes more likely, and what it spoils.

use ::islands::atlas::{Landmark, SPACES};
use ::islands::score::{outline_points, points};
use ::islands::view::View;
use ::islands::{Colour, Nth, Side, Squares, Variant};
use tabletop::Seat;

use super::board::{Board, Here};

/// Hundredths of a point.
pub(super) type Worth = i32;

/// One point.
const POINT: Worth = 100;
/// Certainty, as a chance.
const SURE: i32 = 1 << 10;

/// The chance that one more square that is wanted will be painted, while the end is far away.
const PAINTED: i32 = 940;
/// So many tenths of a round before the end that chance has halved.
const PAINTED_HALF: i32 = 20;
/// The chance that one more square is painted in the colour that is wanted, while many rounds of that colour are left.
const MATCHED: i32 = 900;
/// So many tenths of a round of that colour before its last one, that chance has halved.
const MATCHED_HALF: i32 = 10;
/// Tenths of a round of each colour that every round brings besides the season's: colours can be chosen at times.
const CHOSEN: i32 = 2;
/// The chance that an outline that is still whole will be filled, while the end is far away.
const OUTLINE: i32 = 500;
/// So many tenths of a round before the end that chance has halved.
const OUTLINE_HALF: i32 = 60;
/// What a coin is worth to somebody without coins, while the end is far away.
const COIN: Worth = 150;
/// So many tenths of a round before the end it has halved.
const COIN_HALF: i32 = 30;
/// Coins are worth less the more one has; with so many, half as much on average …
const RICH: i32 = 10;
/// … and so many tenths more for each round left to spend them.
const RICH_ROUND: i32 = 20;
/// What a square of one's own choice is worth, by side of the coal-pit token that paints it.
const COAL_SQUARE: [Worth; 2] = [300, 200];
/// What the shape of a grove is worth: in a colour of one's choice, in a random one.
const GROVE: [Worth; 2] = [1200, 800];
/// How much of what an island promises is already had with the access to it, in hundredths.
const ACCESS: i32 = 90;
/// What the choice between two harbors adds to an access.
const BOTH_HARBORS: Worth = 150;
/// How much a coin that somebody else loses is worth, in hundredths of a coin won, for each other player.
const HARM: i32 = 50;
/// How much a token is worth where others can take it away (I-12.1), in hundredths.
const LOSABLE: i32 = 80;

/// No site needs more squares than it has neighbours, and the way to it is cut off here.
const FARTHEST: usize = 12;

/// What things are worth at one moment of the game to one player.
#[derive(Debug)]
pub(super) struct Judgement {
    /// Rounds after this one.
    rounds: i32,
    /// The coins the player has.
    coins: i32,
    /// What one more coin is worth.
    coin: Worth,
    /// What a volcano token costs until the end.
    volcano_token: Worth,
    /// The chance that this many squares will be painted.
    painted: [i32; FARTHEST + 1],
    /// The chance that this many squares will be painted in one colour, by colour.
    matched: [[i32; FARTHEST + 1]; 3],
    /// The chance that an outline will be filled.
    outline: i32,
    /// By landmark and side: what surrounding it brings besides points.
    brings: [[Worth; 2]; Landmark::ALL.len()],
    /// What each island promises, for those without paint.
    promises: [Worth; Nth::ALL.len()],
}

/// `most` while the end is far away, half of it when `tenths` are as few as `half`, nothing without any.
const fn fading(most: i32, tenths: i32, half: i32) -> i32 {
    if tenths <= 0 { 0 } else { most * tenths / (tenths + half) }
}

/// The chances of 0, 1, 2 … squares, if one has this chance.
fn powers(one: i32) -> [i32; FARTHEST + 1] {
    let mut chance = SURE;
    let mut all = [SURE; FARTHEST + 1];
    for power in &mut all[1..] {
        chance = chance * one / SURE;
        *power = chance;
    }
    all
}

impl Judgement {
    /// The judgement of the player in that seat.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let table = &view.table;
        let track = &view.setup.atlas().board().track;
        let players = i32::from(view.setup.players());
        let to_come = &track[usize::from(table.round).min(SPACES)..];
        let rounds = to_come.len() as i32;
        let matched = Colour::ALL.map(|colour| {
            let seasons = to_come.iter().filter(|&&c| c == colour).count() as i32;
            powers(fading(MATCHED, 10 * seasons + CHOSEN * rounds, MATCHED_HALF))
        });
        let coins = table.seats.get(seat.index()).map_or(0, |at| i32::from(at.coins));
        let mut judgement = Self {
            rounds,
            coins,
            coin: 0,
            volcano_token: 0,
            painted: powers(fading(PAINTED, 10 * rounds, PAINTED_HALF)),
            matched,
            outline: fading(OUTLINE, 10 * rounds, OUTLINE_HALF),
            brings: [[0; 2]; Landmark::ALL.len()],
            promises: [0; Nth::ALL.len()],
        };
        // A coin on top of those that are there, when the next few are.
        judgement.coin = (judgement.purse(coins + 4) - judgement.purse(coins)) / 4;
        let coin = judgement.coin;
        // The card goes to one of the players each round: so often one passes, so often one wins.
        let (passes, wins) = (rounds * (players - 1) / players, rounds / players);
        judgement.volcano_token = passes * coin;
        let losable = if view.setup.variant() == Variant::CatchUp { LOSABLE } else { 100 };
        for side in Side::BOTH {
            let at = side as usize;
            let better = 2 - at as i32;
            let richest = table.seats.iter().enumerate().filter(|&(i, _)| i != seat.index());
            let richest = richest.map(|(_, at)| i32::from(at.coins)).max().unwrap_or(0);
            let taken = if richest < coins { 0 } else { richest.min(4 * better) };
            let mut set = |landmark: Landmark, worth: Worth| judgement.brings[landmark as usize][at] = worth;
            set(Landmark::Volcano, judgement.volcano_token + taken * coin * (100 + HARM / (players - 1)) / 100);
            set(Landmark::GoldMine, better * passes * coin * losable / 100);
            set(Landmark::CoalPit, wins * COAL_SQUARE[at] * losable / 100);
            set(Landmark::Grove, GROVE[at]);
        }
        judgement
    }

    /// The same, knowing the board: what a lighthouse opens.
    pub(super) fn of_board(view: &View, seat: Seat, board: &Board) -> Self {
        let mut judgement = Self::of(view, seat);
        for nth in Nth::ALL {
            if !board.is_started(nth) {
                judgement.promises[nth.index()] = judgement.promise(&Here::new(board.islands[nth.index()].island));
            }
        }
        let access = board.access.iter().sum::<u8>();
        let next = judgement.accesses(board, None, access + 1) - judgement.accesses(board, None, access);
        let both = if next > 0 { BOTH_HARBORS } else { 0 };
        judgement.brings[Landmark::Lighthouse as usize] = [next + both, next];
        judgement
    }

    /// What so many coins are worth.
    pub(super) const fn purse(&self, coins: i32) -> Worth {
        // Coins break ties in the end (I-9.2).
        let rich = RICH + RICH_ROUND * self.rounds / 10;
        let coins = if coins < 0 { 0 } else { coins };
        coins + fading(COIN, 10 * self.rounds, COIN_HALF) * coins * rich / (rich + coins)
    }

    /// What a bid costs.
    pub(super) const fn bid(&self, coins: i32) -> Worth {
        self.purse(self.coins) - self.purse(self.coins - coins)
    }

    /// What an income is worth.
    pub(super) const fn income(&self, coins: i32) -> Worth {
        self.purse(self.coins + coins) - self.purse(self.coins)
    }

    /// What an island promises before it is started: less its volcanoes, whose tokens come with the start.
    pub(super) fn promise(&self, here: &Here) -> Worth {
        let volcanoes = i32::from(here.island.at(Landmark::Volcano).len());
        (self.island(here) - volcanoes * self.volcano_token).max(0)
    }

    /// What accesses to the islands not started are worth, if there are so many and this island is started now.
    fn accesses(&self, board: &Board, starting: Option<Nth>, count: u8) -> Worth {
        let mut promises = self.promises;
        for nth in Nth::ALL {
            if board.is_started(nth) || starting == Some(nth) {
                promises[nth.index()] = 0;
            }
        }
        promises.sort_unstable_by(|a, b| b.cmp(a));
        promises.iter().take(count.into()).sum::<Worth>() * ACCESS / 100
    }

    /// What an island is worth: points it has, and everything it may still bring.
    pub(super) fn island(&self, here: &Here) -> Worth {
        let island = here.island;
        let painted = here.painted();
        let free = here.free();
        // Squares by how many have to be painted to get there.
        let mut layers = [Squares::NONE; FARTHEST];
        let mut reached = painted;
        let mut layer = if painted.is_empty() { island.at_regular_harbor } else { painted.beside().and(free) };
        for at in &mut layers {
            *at = layer;
            reached = reached.or(layer);
            layer = layer.beside().and(free).without(reached);
            if layer.is_empty() {
                break;
            }
        }
        let mut worth = 0;
        for site in &island.sites {
            let rest = site.around.without(painted);
            let pays = |side: Side| Worth::from(points(site.landmark, side)) * POINT;
            if rest.is_empty() {
                // What else it brings was counted when it was surrounded.
                worth += pays(here.side(site.around));
                continue;
            }
            let way = layers.iter().position(|layer| layer.meets(rest)).unwrap_or(FARTHEST);
            let needs = (usize::from(rest.len()) + way).min(FARTHEST);
            let mut there = here.colours.iter().enumerate().filter(|(_, colour)| colour.meets(site.around));
            let single = match (there.next(), there.next()) {
                (None, _) => self.matched.iter().map(|chances| chances[needs]).max().unwrap_or(0),
                (Some((colour, _)), None) => self.matched[colour][needs],
                _ => 0,
            };
            let different = (self.painted[needs] - single).max(0);
            let [best, other] = Side::BOTH.map(|side| pays(side) + self.brings[site.landmark as usize][side as usize]);
            worth += (best * single + other * different) / SURE;
        }
        for (i, outline) in island.outlines.iter().enumerate() {
            let is_own = |own: bool| here.filled[usize::from(!own)] >> i & 1 == 1;
            if is_own(true) || is_own(false) {
                worth += Worth::from(outline_points(is_own(true))) * POINT;
            } else if !outline.squares.meets(painted) {
                worth += Worth::from(outline_points(true)) * (POINT + self.coin) * self.outline / SURE;
            }
        }
        // Each square left is a point less (I-9.1).
        worth - Worth::from(free.len()) * POINT * (SURE - self.painted[1]) / SURE
    }

    /// What a painting changes, and the board after it.
    pub(super) fn paint(
        &self,
        board: &Board,
        worth: &[Worth; Nth::ALL.len()],
        (nth, squares, colour): (Nth, Squares, Colour),
        is_shape: bool,
    ) -> (Worth, Board) {
        let before = &board.islands[nth.index()];
        let after = before.with(squares, colour, is_shape);
        let painted = after.painted();
        let mut change = self.island(&after);
        let mut access = board.access;
        let mut starting = None;
        if board.is_started(nth) {
            change -= worth[nth.index()];
        } else {
            starting = Some(nth);
            change -= i32::from(after.island.at(Landmark::Volcano).len()) * self.volcano_token;
            if let Some(side) = board.spends(nth, squares) {
                access[side as usize] -= 1;
            }
        }
        for site in &after.island.sites {
            if site.around.meets(squares) && site.around.within(painted) {
                let side = after.side(site.around);
                if site.landmark == Landmark::Lighthouse {
                    access[side as usize] += 1;
                } else {
                    change += self.brings[site.landmark as usize][side as usize];
                }
            }
        }
        for own in [true, false] {
            let at = usize::from(!own);
            if after.filled[at] != before.filled[at] {
                change += Worth::from(outline_points(own)) * self.coin;
            }
        }
        if starting.is_some() || access != board.access {
            let count = |access: [u8; 2]| access.iter().sum::<u8>();
            change += self.accesses(board, starting, count(access)) - self.accesses(board, None, count(board.access));
            if self.brings[Landmark::Lighthouse as usize][0] > 0 {
                change += (i32::from(access[0]) - i32::from(board.access[0])) * BOTH_HARBORS;
            }
        }
        let mut board = *board;
        board.islands[nth.index()] = after;
        board.access = access;
        (change, board)
    }

    /// What each island is worth that is started.
    pub(super) fn islands(&self, board: &Board) -> [Worth; Nth::ALL.len()] {
        Nth::ALL.map(|nth| if board.is_started(nth) { self.island(&board.islands[nth.index()]) } else { 0 })
    }
}
