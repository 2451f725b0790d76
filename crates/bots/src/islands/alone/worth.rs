//! What things are worth in the solo game: the judgement of the greedy player, with figures of its own, with outlines by colour, and
//! with rounds that Timenautics can hold.

use ::islands::atlas::{Landmark, SPACES};
use ::islands::score::{outline_points, points};
use ::islands::view::Science;
use ::islands::{Colour, Nth, Side, Squares, State, Technology};
use tabletop::Seat;

use super::super::board::{Board, Here};
use super::figures as f;

/// Hundredths of a point.
pub(super) type Worth = i32;
/// One point.
const POINT: Worth = 100;
/// Certainty, as a chance.
const SURE: i32 = 1 << 10;
/// With more coins a volcano of the solo game brings none (I-13.4).
const SOLO_POOR: i32 = 10;

/// No way is longer, and nothing needs more squares: what does has no chance worth counting.
const FARTHEST: usize = 12;

/// What things are worth at one moment of the game to one player.
#[derive(Debug)]
pub(super) struct Judgement {
    purse: Purse,
    /// Spaces after this one.
    pub(super) rounds: i32,
    /// What is researched.
    pub(super) science: Science,
    /// What one more coin is worth.
    coin: Worth,
    /// What a volcano token costs until the end.
    volcano_token: Worth,
    /// The chance that so many squares will be painted.
    painted: [i32; FARTHEST + 1],
    /// The chance that so many squares will be painted in one colour, by colour.
    matched: [[i32; FARTHEST + 1]; 3],
    /// What an outline of each colour promises.
    outline: [Worth; 3],
    /// How much of that is left if it is so many squares away.
    outline_way: [i32; FARTHEST + 1],
    /// By landmark and side: what surrounding it brings besides points.
    brings: [[Worth; 2]; Landmark::ALL.len()],
    /// What each island promises, for those without paint.
    promises: [Worth; Nth::ALL.len()],
}

/// What coins are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purse {
    /// Tenths of rounds after this one.
    tenths: i32,
    coins: i32,
    /// What each coin is worth besides.
    linear: Worth,
}

/// What a grove is worth in general.
const fn grove(side: Side) -> Worth {
    if matches!(side, Side::Single) { f::GROVE_SINGLE } else { f::GROVE_DIFFERENT }
}

/// What a painting has changed.
pub(super) struct Painted {
    /// What the board is worth more than before.
    pub(super) change: Worth,
    /// The board after it.
    pub(super) board: Board,
    /// A grove that was surrounded, and how; `change` holds what such a grove is worth in general.
    pub(super) grove: Option<Side>,
}

/// `most` while the end is far away, half of it when `tenths` are as few as `half`, nothing without any.
const fn fading(most: i32, tenths: i32, half: i32) -> i32 {
    if tenths <= 0 { 0 } else { most * tenths / (tenths + half) }
}

/// The chances of 0, 1, 2 … squares, if one has this chance.
fn powers(one: i32) -> [i32; FARTHEST + 1] {
    let mut all = [SURE; FARTHEST + 1];
    for n in 1..all.len() {
        all[n] = all[n - 1] * one / SURE;
    }
    all
}

impl Purse {
    const fn holding(self, coins: i32) -> Worth {
        let coins = if coins < 0 { 0 } else { coins };
        let rich = f::RICH + f::RICH_ROUND * self.tenths / 100;
        coins + self.linear * coins + fading(f::COIN, self.tenths, f::COIN_HALF) * coins * rich / (rich + coins)
    }

    /// What it costs to pay so many coins.
    pub(super) const fn paying(self, coins: i32) -> Worth {
        self.holding(self.coins) - self.holding(self.coins - coins)
    }

    /// What it is worth to get so many coins.
    pub(super) const fn getting(self, coins: i32) -> Worth {
        self.holding(self.coins + coins) - self.holding(self.coins)
    }
}

impl Judgement {
    /// The judgement of a player who has these coins and that income, and no islands yet.
    pub(super) fn without_islands(game: &State, coins: i32, income: i32) -> Self {
        let track = &game.atlas().board().track;
        // Before the first round all are to come.
        let round = if game.has_islands(Seat(0)) { game.round() } else { 0 };
        let to_come = &track[usize::from(round).min(SPACES)..];
        let rounds = to_come.len() as i32;
        let science = Science {
            levels: Technology::ALL.map(|technology| game.level(technology)),
            used: Technology::ALL.map(|technology| game.is_used(technology)),
        };
        let timenautics = science.levels[Technology::Timenautics as usize];
        let mut holds = 10 * (coins + rounds * income * f::HOLD_INCOME * f::PASSES / 10_000) / f::HOLD_COST;
        if timenautics < 3 {
            let to_go = i32::from(3 - timenautics);
            holds = if science.is_closed(Technology::Timenautics) || rounds <= to_go + 1 {
                0
            } else {
                holds * f::PLAN_HOLD / 100
            };
        }
        let holds = holds.max(0) * f::HOLD_ROUNDS / 100;
        let tenths = 10 * rounds + holds;
        let linear = if timenautics == 3 { f::HOLD_COIN } else { 0 };
        let purse = Purse { tenths, coins, linear };
        // One coin of the next few.
        let coin = purse.getting(4) / 4;
        let season = game.season();
        let seasons = |colour: Colour| {
            let seasons = to_come.iter().filter(|&&c| c == colour).count() as i32;
            (seasons, if colour == season { holds * f::HOLD_SEASON / 100 } else { 0 })
        };
        let matched = Colour::ALL.map(|colour| {
            let (seasons, held) = seasons(colour);
            let recolor = science.levels[Technology::ReColor as usize];
            let changes = if recolor >= 2 { f::RC_MATCHED * rounds / 10 } else { 0 };
            powers(fading(f::MATCHED, 10 * seasons + held + f::CHOSEN * rounds / 10 + changes, f::MATCHED_HALF))
        });
        let recolor = i32::from(science.levels[Technology::ReColor as usize]);
        let transforming = i32::from(science.levels[Technology::Transforming as usize]);
        let outline = Colour::ALL.map(|colour| {
            let (seasons, held) = seasons(colour);
            let changes = if recolor >= 2 { f::RC_OUTLINE * rounds / 10 } else { 0 };
            let of_colour = 10 * seasons + held + f::OUTLINE_CHOSEN * rounds / 10 + changes;
            let shapes = if transforming >= 2 { f::TR_OUTLINE * rounds / 10 } else { 0 };
            let own = fading(f::OUTLINE, of_colour + shapes, f::OUTLINE_HALF);
            let any = fading(f::OUTLINE_ANY, tenths + shapes, f::OUTLINE_ANY_HALF).max(own);
            (10 * own + 5 * (any - own)) * (POINT + coin) / SURE
        });
        let (passes, wins) = (rounds * f::PASSES / 100, tenths * f::WINS / 1000);
        let mut judgement = Self {
            purse,
            rounds,
            science,
            coin,
            volcano_token: passes * coin,
            painted: powers(fading(f::PAINTED, tenths, f::PAINTED_HALF)),
            matched,
            outline,
            outline_way: powers(f::OUTLINE_WAY),
            brings: [[0; 2]; Landmark::ALL.len()],
            promises: [0; Nth::ALL.len()],
        };
        let coal = [f::COAL_SINGLE, f::COAL_DIFFERENT];
        for side in Side::BOTH {
            let at = side as usize;
            let doubled = if side == Side::Single { 2 } else { 1 };
            let taken = if coins > SOLO_POOR { 0 } else { 4 * doubled };
            let mut set = |landmark: Landmark, worth: Worth| judgement.brings[landmark as usize][at] = worth;
            set(Landmark::Volcano, passes * coin + taken * coin);
            set(Landmark::GoldMine, doubled * passes * coin);
            set(Landmark::CoalPit, wins * coal[at]);
            set(Landmark::Grove, grove(side));
        }
        judgement
    }

    /// The judgement of the player before whom this board lies.
    pub(super) fn of(game: &State, board: &Board) -> Self {
        let mut judgement = Self::without_islands(game, board.coins, board.income);
        for nth in Nth::ALL.into_iter().filter(|&nth| !board.is_started(nth)) {
            judgement.promises[nth.index()] = judgement.promise(&board.islands[nth.index()]);
        }
        let held = board.access.iter().sum::<u8>();
        let next = judgement.accesses(board, None, held + 1) - judgement.accesses(board, None, held);
        let both = if next > 0 { f::BOTH_HARBORS } else { 0 };
        judgement.brings[Landmark::Lighthouse as usize] = [next + both, next].map(|worth| worth * f::LIGHTHOUSE / 100);
        judgement
    }

    /// What coins are worth to the player.
    pub(super) const fn purse(&self) -> Purse {
        self.purse
    }

    /// What a grove brings that was surrounded, if its best shape looks worth so much, less what it was worth before.
    pub(super) const fn grove(&self, side: Side, shape: Worth) -> Worth {
        shape * f::GROVE_SHAPE / 100 - grove(side)
    }

    /// What an island promises before it is started: less its volcanoes, whose tokens come with the start (I-8.10).
    pub(super) fn promise(&self, here: &Here) -> Worth {
        let volcanoes = i32::from(here.island.at(Landmark::Volcano).len());
        (self.island(here) - volcanoes * self.volcano_token).max(0)
    }

    /// What so many accesses are worth: the most promising islands, without those started and one that is being
    /// started.
    fn accesses(&self, board: &Board, starting: Option<Nth>, count: u8) -> Worth {
        let mut promises = Nth::ALL
            .map(|nth| if board.is_started(nth) || starting == Some(nth) { 0 } else { self.promises[nth.index()] });
        promises.sort_unstable_by(|a, b| b.cmp(a));
        promises.iter().take(count.into()).sum::<Worth>() * f::ACCESS / 100
    }

    /// Calls `each` with every landmark that is not surrounded, and the chances of a single colour and of different ones.
    pub(super) fn sites(&self, here: &Here, mut each: impl FnMut(&::islands::atlas::Site, f32, f32)) {
        let (painted, free) = (here.painted(), here.free());
        let layers = layers(here, painted, free);
        let way = |to: Squares| layers.iter().position(|layer| layer.meets(to)).unwrap_or(FARTHEST);
        for site in &here.island.sites {
            let rest = site.around.without(painted);
            if rest.is_empty() {
                continue;
            }
            let needs = (usize::from(rest.len()) + way(rest)).min(FARTHEST);
            let mut there = (0..3).filter(|&colour| here.colours[colour].meets(site.around));
            let single = match (there.next(), there.next()) {
                (None, _) => self.matched.iter().map(|chances| chances[needs]).max().unwrap_or(0),
                (Some(colour), None) => self.matched[colour][needs],
                _ => 0,
            };
            let different = (self.painted[needs] - single).max(0);
            each(site, single as f32 / SURE as f32, different as f32 / SURE as f32);
        }
    }

    /// What the outlines promise that are still whole.
    pub(super) fn outlines(&self, here: &Here) -> Worth {
        let (painted, free) = (here.painted(), here.free());
        let layers = layers(here, painted, free);
        let way = |to: Squares| layers.iter().position(|layer| layer.meets(to)).unwrap_or(FARTHEST);
        let whole = here.island.outlines.iter().filter(|outline| !outline.squares.meets(painted));
        whole.map(|outline| self.outline[outline.colour as usize] * self.outline_way[way(outline.squares)] / SURE).sum()
    }

    /// What an island is worth: the points it has, and everything it may still bring.
    pub(super) fn island(&self, here: &Here) -> Worth {
        let island = here.island;
        let painted = here.painted();
        let free = here.free();
        let layers = layers(here, painted, free);
        let way = |to: Squares| layers.iter().position(|layer| layer.meets(to)).unwrap_or(FARTHEST);
        let mut worth = 0;
        for site in &island.sites {
            let rest = site.around.without(painted);
            let pays = |side: Side| Worth::from(points(site.landmark, side)) * POINT;
            if rest.is_empty() {
                // What else it brings was counted when it was surrounded.
                worth += pays(here.side(site.around));
                continue;
            }
            let needs = (usize::from(rest.len()) + way(rest)).min(FARTHEST);
            let mut there = (0..3).filter(|&colour| here.colours[colour].meets(site.around));
            let single = match (there.next(), there.next()) {
                (None, _) => self.matched.iter().map(|chances| chances[needs]).max().unwrap_or(0),
                (Some(colour), None) => self.matched[colour][needs],
                _ => 0,
            };
            let different = (self.painted[needs] - single).max(0);
            let [best, other] = Side::BOTH.map(|side| pays(side) + self.brings[site.landmark as usize][side as usize]);
            worth += (best * single + other * different) / SURE;
        }
        for (i, outline) in island.outlines.iter().enumerate() {
            let is_filled = |own: bool| here.filled[usize::from(!own)] >> i & 1 == 1;
            if let Some(own) = [true, false].into_iter().find(|&own| is_filled(own)) {
                worth += Worth::from(outline_points(own)) * POINT;
            } else if !outline.squares.meets(painted) {
                let shape = match outline.squares.len() {
                    2 => f::SHAPE2,
                    5 => f::SHAPE5,
                    _ => f::SHAPE4,
                };
                worth +=
                    self.outline[outline.colour as usize] * self.outline_way[way(outline.squares)] / SURE * shape / 100;
            }
        }
        // Each square that is left is a point less (I-9.1).
        worth - Worth::from(free.len()) * f::UNPAINTED * (SURE - self.painted[1]) / SURE
    }

    /// What each island is worth that is started.
    pub(super) fn islands(&self, board: &Board) -> [Worth; Nth::ALL.len()] {
        Nth::ALL.map(|nth| if board.is_started(nth) { self.island(&board.islands[nth.index()]) } else { 0 })
    }

    /// What a painting changes. `worth` is what the islands are worth before it.
    pub(super) fn paint(
        &self,
        board: &Board,
        worth: &[Worth; Nth::ALL.len()],
        (nth, squares, colour): (Nth, Squares, Colour),
        is_shape: bool,
    ) -> Painted {
        let before = &board.islands[nth.index()];
        let here = before.with(squares, colour, is_shape);
        let painted = here.painted();
        let mut change = self.island(&here) - worth[nth.index()];
        let mut after = *board;
        let mut starting = None;
        let mut grove = None;
        if !board.is_started(nth) {
            starting = Some(nth);
            after.spend(nth, squares);
            change -= i32::from(here.island.at(Landmark::Volcano).len()) * self.volcano_token;
        }
        for site in &here.island.sites {
            if site.around.meets(squares) && site.around.within(painted) {
                let side = here.side(site.around);
                match site.landmark {
                    Landmark::Lighthouse => after.access[side as usize] += 1,
                    landmark => change += self.brings[landmark as usize][side as usize],
                }
                if site.landmark == Landmark::Grove {
                    grove = Some(side);
                }
            }
        }
        for own in [true, false] {
            let at = usize::from(!own);
            if here.filled[at] != before.filled[at] {
                change += Worth::from(outline_points(own)) * self.coin;
            }
        }
        if starting.is_some() || after.access != board.access {
            let worth = |starting: Option<Nth>, [both, regular]: [u8; 2]| {
                self.accesses(board, starting, both + regular) + Worth::from(both) * f::BOTH_HARBORS
            };
            change += worth(starting, after.access) - worth(None, board.access);
        }
        after.islands[nth.index()] = here;
        Painted { change, board: after, grove }
    }
}

/// The squares still free, by how many have to be painted before them.
fn layers(here: &Here, painted: Squares, free: Squares) -> [Squares; FARTHEST] {
    let mut layers = [Squares::NONE; FARTHEST];
    let mut layer = if painted.is_empty() { here.island.at_regular_harbor } else { painted.beside().and(free) };
    let mut rest = free;
    for at in &mut layers {
        *at = layer;
        rest = rest.without(layer);
        layer = layer.beside().and(rest);
        if layer.is_empty() {
            break;
        }
    }
    layers
}
