//! What things are worth: all the judgement of the greedy player, in one place.
//!
//! Everything is counted in hundredths of a point and weighed by how likely it still comes about. What has happened
//! counts in full, so the worth of a painting is the worth of the board after it less the worth before: what it brings
//! at once, what it makes more likely, and what it spoils.
//!
//! The figures were found by letting players with slightly different ones play against each other, many thousand games,
//! with two to four players on near and far islands; they are right together rather than one by one.

use ::islands::atlas::{Landmark, SPACES};
use ::islands::score::{outline_points, points};
use ::islands::view::View;
use ::islands::{Atlas, Colour, Nth, Side, Squares, Variant};
use tabletop::Seat;

use super::board::{Board, Here};

/// Hundredths of a point.
pub(super) type Worth = i32;

/// One point.
const POINT: Worth = 100;
/// Certainty, as a chance.
const SURE: i32 = 1 << 10;

/// The chance that one more square that is wanted will be painted, while the end is far away: a landmark that needs
/// four has the fourth power of it.
const PAINTED: i32 = 920;
/// So many tenths of a round before the end that chance has halved.
const PAINTED_HALF: i32 = 30;
/// The chance that one more square is painted in the colour that is wanted, while many rounds of that colour are left.
/// A second colour takes the better side away for good, which is why it pays to wait.
const MATCHED: i32 = 875;
/// With so many tenths of a round of that colour left that chance has halved.
const MATCHED_HALF: i32 = 16;
/// Hundredths of a round of each colour that every round brings besides the season's: colours can be chosen at times.
const CHOSEN: i32 = 18;

/// The chance that an outline that is still whole will be filled, while the end is far away. Painting one of its
/// squares by anything but its form loses it.
const OUTLINE: i32 = 565;
/// So many tenths of a round before the end that chance has halved: the right card has to come, and to be won.
const OUTLINE_HALF: i32 = 70;
/// How much of that chance is left with each square on the way to it.
const OUTLINE_WAY: i32 = 825;

/// What a coin is worth to somebody without coins, while the end is far away: what else it would buy.
const COIN: Worth = 315;
/// The same in the solo game: nobody else bids against one.
const SOLO_COIN: Worth = 213;
/// So many tenths of a round before the end that has halved. After the last round coins only break ties.
const COIN_HALF: i32 = 32;
/// Coins are worth less the more one has; with so many, half as much on average …
const RICH: i32 = 8;
/// … and so many tenths more for each round left to spend them.
const RICH_ROUND: i32 = 22;

/// What a square of one's own choice is worth, by side of the coal-pit token that paints it.
const COAL_SQUARE: [Worth; 2] = [370, 340];
/// What the shape of a grove is worth while one does not know which: in a colour of one's choice, in a random one.
const GROVE: [Worth; 2] = [1300, 1100];
/// What the access to an island is worth, in hundredths of what the island promises. More than all of it, because a
/// promise leaves out what the island's own lighthouse opens; so an access may wait until the season suits the start.
const ACCESS: i32 = 140;
/// How much of that a lighthouse counts for, in hundredths, as long as it is not surrounded: nothing else is left lying
/// for it.
const LIGHTHOUSE: i32 = 65;
/// What the choice between two harbors adds to an access.
const BOTH_HARBORS: Worth = 135;
/// How much a token is worth where others can take it away (I-12.1), in hundredths.
const LOSABLE: i32 = 75;

/// How much a coin that others lose is worth, in hundredths of a coin won: one of several rivals is a smaller gain.
const HARM: i32 = 65;
/// How much of what a card is worth to a rival is gained by winning it oneself, in hundredths: one of several as above.
const DENIAL: i32 = 55;
/// How often one passes in the solo game and takes the income, in hundredths of the rounds …
const SOLO_PASSES: i32 = 45;
/// … and how often one wins; the rest is research.
const SOLO_WINS: i32 = 40;
/// With more coins a volcano of the solo game brings none (I-13.4).
const SOLO_POOR: i32 = 10;

/// How much of what the best shape of a grove looks worth it brings, in hundredths: the shape has to fit the plans
/// already made.
const GROVE_SHAPE: i32 = 75;

/// No way is longer, and nothing needs more squares: what does has no chance worth counting.
const FARTHEST: usize = 12;

/// What things are worth at one moment of the game to one player.
#[derive(Debug)]
pub(super) struct Judgement {
    /// Other players.
    rivals: i32,
    purse: Purse,
    /// What one more coin is worth.
    coin: Worth,
    /// What a volcano token costs until the end.
    volcano_token: Worth,
    /// The chance that so many squares will be painted.
    painted: [i32; FARTHEST + 1],
    /// The chance that so many squares will be painted in one colour, by colour.
    matched: [[i32; FARTHEST + 1]; 3],
    /// What an outline promises that is so many squares away.
    outline: [Worth; FARTHEST + 1],
    /// By landmark and side: what surrounding it brings besides points.
    brings: [[Worth; 2]; Landmark::ALL.len()],
    /// What each island promises, for those without paint.
    promises: [Worth; Nth::ALL.len()],
}

/// How far the game is, as everybody sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene {
    pub(super) players: u8,
    pub(super) variant: Variant,
    pub(super) atlas: &'static Atlas,
    /// The round under way; 0 before the first.
    pub(super) round: u8,
}

impl Scene {
    fn of(view: &View) -> Self {
        let setup = &view.setup;
        Self { players: setup.players(), variant: setup.variant(), atlas: setup.atlas(), round: view.table.round }
    }
}

/// What coins are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purse {
    /// Rounds after this one.
    rounds: i32,
    coins: i32,
    /// What the first coin is worth while the end is far away.
    coin: Worth,
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
    /// The purse of somebody with so many coins in that round.
    pub(super) fn of(view: &View, coins: i32) -> Self {
        Self::at(&Scene::of(view), coins)
    }

    /// The same by the state of the game.
    pub(super) fn at(scene: &Scene, coins: i32) -> Self {
        let coin = if scene.players == 1 { SOLO_COIN } else { COIN };
        Self { rounds: SPACES as i32 - i32::from(scene.round), coins, coin }
    }

    /// What it is worth to have so many coins.
    pub(super) const fn holding(self, coins: i32) -> Worth {
        let coins = if coins < 0 { 0 } else { coins };
        let rich = RICH + RICH_ROUND * self.rounds / 10;
        // Coins break ties in the end (I-9.2).
        coins + fading(self.coin, 10 * self.rounds, COIN_HALF) * coins * rich / (rich + coins)
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
    /// The judgement of the player in that seat, who has these coins and no islands yet.
    pub(super) fn without_islands(view: &View, seat: Seat, coins: i32) -> Self {
        let others = view.table.seats.iter().enumerate().filter(|&(i, _)| i != seat.index());
        let richest = others.map(|(_, at)| i32::from(at.coins)).max().unwrap_or(0);
        Self::without_board(&Scene::of(view), coins, richest)
    }

    /// The same for a player with these coins while the richest other has that many.
    pub(super) fn without_board(scene: &Scene, coins: i32, richest: i32) -> Self {
        let to_come = &scene.atlas.board().track[usize::from(scene.round).min(SPACES)..];
        let rounds = to_come.len() as i32;
        let purse = Purse::at(scene, coins);
        // One coin of the next few.
        let coin = purse.getting(4) / 4;
        let matched = Colour::ALL.map(|colour| {
            let seasons = to_come.iter().filter(|&&c| c == colour).count() as i32;
            powers(fading(MATCHED, 10 * seasons + CHOSEN * rounds / 10, MATCHED_HALF))
        });
        let whole =
            Worth::from(outline_points(true)) * (POINT + coin) * fading(OUTLINE, 10 * rounds, OUTLINE_HALF) / SURE;
        // The card goes to one of the players each round: so often one passes, so often one wins.
        let players = i32::from(scene.players);
        let is_solo = players == 1;
        let (passes, wins) = match players {
            1 => (rounds * SOLO_PASSES / 100, rounds * SOLO_WINS / 100),
            _ => (rounds * (players - 1) / players, rounds / players),
        };
        let mut judgement = Self {
            rivals: (players - 1).max(1),
            purse,
            coin,
            volcano_token: passes * coin,
            painted: powers(fading(PAINTED, 10 * rounds, PAINTED_HALF)),
            matched,
            outline: powers(OUTLINE_WAY).map(|chance| whole * chance / SURE),
            brings: [[0; 2]; Landmark::ALL.len()],
            promises: [0; Nth::ALL.len()],
        };
        let losable = if scene.variant == Variant::CatchUp { LOSABLE } else { 100 };
        for side in Side::BOTH {
            let at = side as usize;
            let doubled = if side == Side::Single { 2 } else { 1 };
            let taken = match is_solo {
                true if coins > SOLO_POOR => 0,
                true => 4 * doubled,
                false if richest < coins => 0,
                false => richest.min(4 * doubled),
            };
            let harm = if is_solo { 0 } else { HARM / (players - 1) };
            let mut set = |landmark: Landmark, worth: Worth| judgement.brings[landmark as usize][at] = worth;
            set(Landmark::Volcano, passes * coin + taken * coin * (100 + harm) / 100);
            set(Landmark::GoldMine, doubled * passes * coin * losable / 100);
            set(Landmark::CoalPit, wins * COAL_SQUARE[at] * losable / 100);
            set(Landmark::Grove, GROVE[at]);
        }
        judgement
    }

    /// The judgement of the player in that seat, before whom this board lies.
    pub(super) fn of(view: &View, seat: Seat, board: &Board) -> Self {
        Self::without_islands(view, seat, board.coins).with_board(board)
    }

    /// The same for a player before whom this board lies, while the richest other has so many coins.
    pub(super) fn at(scene: &Scene, board: &Board, richest: i32) -> Self {
        Self::without_board(scene, board.coins, richest).with_board(board)
    }

    fn with_board(self, board: &Board) -> Self {
        let mut judgement = self;
        for nth in Nth::ALL.into_iter().filter(|&nth| !board.is_started(nth)) {
            judgement.promises[nth.index()] = judgement.promise(&board.islands[nth.index()]);
        }
        let held = board.access.iter().sum::<u8>();
        let next = judgement.accesses(board, None, held + 1) - judgement.accesses(board, None, held);
        let both = if next > 0 { BOTH_HARBORS } else { 0 };
        judgement.brings[Landmark::Lighthouse as usize] = [next + both, next].map(|worth| worth * LIGHTHOUSE / 100);
        judgement
    }

    /// What coins are worth to the player.
    pub(super) const fn purse(&self) -> Purse {
        self.purse
    }

    /// What winning a card adds to the gain, if it would be worth so much more than its price to a rival.
    pub(super) fn denial(&self, rival: Worth) -> Worth {
        rival.max(0) * DENIAL / 100 / self.rivals
    }

    /// What a grove brings that was surrounded, if its best shape looks worth so much, less what it was worth before.
    pub(super) const fn grove(&self, side: Side, shape: Worth) -> Worth {
        shape * GROVE_SHAPE / 100 - GROVE[side as usize]
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
        promises.iter().take(count.into()).sum::<Worth>() * ACCESS / 100
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
                worth += self.outline[way(outline.squares)];
            }
        }
        // Each square that is left is a point less (I-9.1).
        worth - Worth::from(free.len()) * POINT * (SURE - self.painted[1]) / SURE
    }

    /// What each island is worth that is started.
    pub(super) fn islands(&self, board: &Board) -> [Worth; Nth::ALL.len()] {
        Nth::ALL.map(|nth| if board.is_started(nth) { self.island(&board.islands[nth.index()]) } else { 0 })
    }

    /// What everything is worth that lies before a player, with so many coins more for each income: gold mines less
    /// volcano tokens.
    pub(super) fn board(&self, board: &Board, gold: [u8; 2], volcanoes: u8) -> Worth {
        let [both, regular] = board.access;
        // The first island needs no access (I-5.2).
        let free = u8::from(!board.has_begun());
        let token = |landmark: Landmark, held: [u8; 2]| {
            let [a, b] = self.brings[landmark as usize];
            a * Worth::from(held[0]) + b * Worth::from(held[1])
        };
        self.islands(board).iter().sum::<Worth>()
            + self.accesses(board, None, both + regular + free)
            + Worth::from(both) * BOTH_HARBORS
            + self.purse.holding(board.coins)
            + token(Landmark::GoldMine, gold)
            + token(Landmark::CoalPit, board.coal)
            - Worth::from(volcanoes) * self.volcano_token
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
                self.accesses(board, starting, both + regular) + Worth::from(both) * BOTH_HARBORS
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
