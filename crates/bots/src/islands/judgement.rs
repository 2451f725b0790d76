//! What things are worth: the judgement of one player, in one place.
//!
//! Everything is counted in hundredths of a point and weighed by how likely it still comes about. What has happened
//! counts in full, so the worth of a painting is the worth of the board after it less the worth before: what it brings
//! at once, what it makes more likely, and what it spoils.
//!
//! Whose judgement it is lies in its [`Figures`], and in the [`Course`] the rest of the game is expected to take.

use ::islands::atlas::{Landmark, Outline, Site};
use ::islands::score::{outline_points, points};
use ::islands::{Atlas, Colour, Island, Kept, Nth, Side, Squares, Variant};

use super::board::{Board, Here};
use super::course::{Course, Purse, Scene, fading};
use super::figures::{Figures, Worth};

/// Nothing is worth less.
pub(super) const NEVER: Worth = Worth::MIN / 4;

/// One point.
const POINT: Worth = 100;
/// Certainty, as a chance.
const SURE: i32 = 1 << 10;

/// How much a token is worth where others can take it away (I-12.1), in hundredths.
const LOSABLE: i32 = 75;
/// How much a coin that others lose is worth, in hundredths of a coin won: one of several rivals is a smaller gain.
const HARM: i32 = 65;
/// How much of what a card is worth to a rival is gained by winning it oneself, in hundredths: one of several as above.
const DENIAL: i32 = 55;
/// With more coins a volcano of the solo game brings none (I-13.4).
const SOLO_POOR: i32 = 10;

/// No way is longer, and nothing needs more squares: what does has no chance worth counting.
const FARTHEST: usize = 12;

/// What things are worth at one moment of the game to one player.
#[derive(Debug)]
pub(super) struct Judgement {
    figures: &'static Figures,
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
    /// What an outline promises that is so many squares away, by colour.
    outline: [[Worth; FARTHEST + 1]; 3],
    /// By landmark and side: what surrounding it brings besides points.
    brings: [[Worth; 2]; Landmark::ALL.len()],
    /// What each island promises, for those without paint.
    promises: [Worth; Nth::ALL.len()],
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

/// The chances of 0, 1, 2 … squares, if one has this chance.
fn powers(one: i32) -> [i32; FARTHEST + 1] {
    let mut all = [SURE; FARTHEST + 1];
    for n in 1..all.len() {
        all[n] = all[n - 1] * one / SURE;
    }
    all
}

/// The index of the best, the first of several.
pub(super) fn first_best(worths: impl IntoIterator<Item = Worth>) -> usize {
    let mut best = (Worth::MIN, 0);
    for (i, worth) in worths.into_iter().enumerate() {
        if worth > best.0 {
            best = (worth, i);
        }
    }
    best.1
}

impl Judgement {
    /// The judgement of a greedy player with these coins and no islands yet, while the richest other has that many.
    pub(super) fn without_board(scene: &Scene, coins: i32, richest: i32) -> Self {
        let figures = Figures::greedy(scene.players);
        Self::new(figures, scene, &Course::plain(figures, scene), coins, richest)
    }

    /// The same for a player before whom this board lies.
    pub(super) fn at(scene: &Scene, board: &Board, richest: i32) -> Self {
        Self::without_board(scene, board.coins, richest).with_board(board)
    }

    /// The judgement of a player with these coins and no islands yet, while the richest other has that many.
    pub(super) fn new(figures: &'static Figures, scene: &Scene, course: &Course, coins: i32, richest: i32) -> Self {
        let rounds = scene.rounds();
        let purse = Purse::new(figures, course.tenths, course.coin, coins);
        // One coin of the next few.
        let coin = purse.getting(4) / 4;
        let any = fading(figures.outline_any, course.outline_any, figures.outline_any_half);
        let ways = powers(figures.outline_way);
        let outline = course.outline.map(|tenths| {
            let own = fading(figures.outline, tenths, figures.outline_half);
            let [in_its_colour, in_another] = [true, false].map(|own| Worth::from(outline_points(own)));
            let whole = (in_its_colour * own + in_another * (any.max(own) - own)) * (POINT + coin) / SURE;
            ways.map(|chance| whole * chance / SURE)
        });
        // The card goes to one of the players each round: so often one passes, so often one wins.
        let players = i32::from(scene.players);
        let is_solo = players == 1;
        let (passes, wins) = match players {
            1 => (rounds * figures.solo.passes / 100, course.tenths * figures.solo.wins / 1000),
            _ => (rounds * (players - 1) / players, rounds / players),
        };
        let mut judgement = Self {
            figures,
            rivals: (players - 1).max(1),
            purse,
            coin,
            volcano_token: passes * coin,
            painted: powers(fading(figures.painted, course.tenths, figures.painted_half)),
            matched: course.matched.map(|tenths| powers(fading(figures.matched, tenths, figures.matched_half))),
            outline,
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
            set(Landmark::CoalPit, wins * figures.coal_square[at] * losable / 100);
            set(Landmark::Grove, figures.grove[at]);
        }
        judgement
    }

    /// The same for a player before whom this board lies.
    pub(super) fn with_board(self, board: &Board) -> Self {
        let mut judgement = self;
        for nth in Nth::ALL.into_iter().filter(|&nth| !board.is_started(nth)) {
            judgement.promises[nth.index()] = judgement.promise(&board.islands[nth.index()]);
        }
        let held = board.access.iter().sum::<u8>();
        let next = judgement.accesses(board, None, held + 1) - judgement.accesses(board, None, held);
        let both = if next > 0 { judgement.figures.both_harbors } else { 0 };
        let lighthouse = judgement.figures.lighthouse;
        judgement.brings[Landmark::Lighthouse as usize] = [next + both, next].map(|worth| worth * lighthouse / 100);
        judgement
    }

    /// Its figures.
    pub(super) const fn figures(&self) -> &'static Figures {
        self.figures
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
        shape * self.figures.grove_shape / 100 - self.figures.grove[side as usize]
    }

    /// What an island promises before it is started: less its volcanoes, whose tokens come with the start (I-8.10).
    pub(super) fn promise(&self, here: &Here) -> Worth {
        let volcanoes = i32::from(here.island.at(Landmark::Volcano).len());
        (self.island(here) - volcanoes * self.volcano_token).max(0)
    }

    /// What two sheets promise.
    pub(super) fn sheets(&self, atlas: &'static Atlas, kept: Kept) -> Worth {
        islands_of(atlas, kept).iter().map(|island| self.promise(&Here::new(island))).sum()
    }

    /// What so many accesses are worth: the most promising islands, without those started and one that is being
    /// started.
    fn accesses(&self, board: &Board, starting: Option<Nth>, count: u8) -> Worth {
        let mut promises = Nth::ALL
            .map(|nth| if board.is_started(nth) || starting == Some(nth) { 0 } else { self.promises[nth.index()] });
        promises.sort_unstable_by(|a, b| b.cmp(a));
        promises.iter().take(count.into()).sum::<Worth>() * self.figures.access / 100
    }

    /// The chances that a landmark is surrounded in a single colour and in different ones, if these squares around it are
    /// still to be painted.
    #[inline]
    fn chances(&self, here: &Here, ways: &Ways, site: &Site, rest: Squares) -> [i32; 2] {
        let needs = (usize::from(rest.len()) + ways.to(rest)).min(FARTHEST);
        let mut there = (0..3).filter(|&colour| here.colours[colour].meets(site.around));
        let single = match (there.next(), there.next()) {
            (None, _) => self.matched.iter().map(|chances| chances[needs]).max().unwrap_or(0),
            (Some(colour), None) => self.matched[colour][needs],
            _ => 0,
        };
        [single, (self.painted[needs] - single).max(0)]
    }

    /// Calls `each` with every landmark that is not surrounded, and the chances that it will be in a single colour and in
    /// different ones.
    pub(super) fn sites(&self, here: &Here, mut each: impl FnMut(&Site, [f32; 2])) {
        let (painted, ways) = (here.painted(), Ways::on(here));
        for site in &here.island.sites {
            let rest = site.around.without(painted);
            if !rest.is_empty() {
                each(site, self.chances(here, &ways, site, rest).map(|chance| chance as f32 / SURE as f32));
            }
        }
    }

    /// What an outline promises that is still whole, whatever its size.
    #[inline]
    fn whole_outline(&self, ways: &Ways, outline: &Outline) -> Worth {
        self.outline[outline.colour as usize][ways.to(outline.squares)]
    }

    /// What the outlines promise that are still whole, whatever their sizes.
    pub(super) fn outlines(&self, here: &Here) -> Worth {
        let (painted, ways) = (here.painted(), Ways::on(here));
        let whole = here.island.outlines.iter().filter(|outline| !outline.squares.meets(painted));
        whole.map(|outline| self.whole_outline(&ways, outline)).sum()
    }

    /// What an island is worth: the points it has, and everything it may still bring.
    pub(super) fn island(&self, here: &Here) -> Worth {
        let island = here.island;
        let (painted, ways) = (here.painted(), Ways::on(here));
        let mut worth = 0;
        for site in &island.sites {
            let rest = site.around.without(painted);
            let pays = |side: Side| Worth::from(points(site.landmark, side)) * POINT;
            if rest.is_empty() {
                // What else it brings was counted when it was surrounded.
                worth += pays(here.side(site.around));
                continue;
            }
            let [single, different] = self.chances(here, &ways, site, rest);
            let [best, other] = Side::BOTH.map(|side| pays(side) + self.brings[site.landmark as usize][side as usize]);
            worth += (best * single + other * different) / SURE;
        }
        for (i, outline) in island.outlines.iter().enumerate() {
            let is_filled = |own: bool| here.filled[usize::from(!own)] >> i & 1 == 1;
            if let Some(own) = [true, false].into_iter().find(|&own| is_filled(own)) {
                worth += Worth::from(outline_points(own)) * POINT;
            } else if !outline.squares.meets(painted) {
                let [two, four, five] = self.figures.outline_sizes;
                let size = match outline.squares.len() {
                    2 => two,
                    5 => five,
                    _ => four,
                };
                worth += self.whole_outline(&ways, outline) * size / 100;
            }
        }
        // Each square that is left is a point less (I-9.1).
        worth - Worth::from(here.free().len()) * self.figures.unpainted * (SURE - self.painted[1]) / SURE
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
            + Worth::from(both) * self.figures.both_harbors
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
                self.accesses(board, starting, both + regular) + Worth::from(both) * self.figures.both_harbors
            };
            change += worth(starting, after.access) - worth(None, board.access);
        }
        after.islands[nth.index()] = here;
        Painted { change, board: after, grove }
    }
}

/// The four islands of two sheets.
pub(super) fn islands_of(atlas: &'static Atlas, Kept(a, b): Kept) -> [&'static Island; Nth::ALL.len()] {
    [(a, 0), (a, 1), (b, 0), (b, 1)].map(|(sheet, half)| atlas.island(sheet, half))
}

/// The squares of an island still free, by how many have to be painted before them.
struct Ways([Squares; FARTHEST]);

impl Ways {
    #[inline]
    fn on(here: &Here) -> Self {
        let (painted, free) = (here.painted(), here.free());
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
        Self(layers)
    }

    /// How many squares have to be painted before one of these.
    #[inline]
    fn to(&self, squares: Squares) -> usize {
        self.0.iter().position(|layer| layer.meets(squares)).unwrap_or(FARTHEST)
    }
}
