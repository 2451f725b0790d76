//! The solo game "Science versus Carrambah" (I-13): bids against dice, research, and the use of technologies.
//!
//! A bid is weighed over all throws of the two dice. What a technology gains at once is reckoned; what it will gain is a guess,
//! so much for every round that is left.

use std::cell::Cell;

use ::islands::atlas::{Colouring, SPACES};
use ::islands::view::{Science, View};
use ::islands::{Ask, Choice, Colour, Colours, Moment, Move, Nth, Purpose, Shape, Squares, Technology, Use};
use tabletop::Seat;

use super::super::board::Board;
use super::super::judgement::{Judgement, Worth};
use super::{Place, Trying, best};

/// What a round is worth, with all it brings.
const ROUND: Worth = 900;
/// Tenths of coins that a level gains in each round to come, by technology and level. Seen in games of this player; what a change
/// of colour or shape is worth besides is counted as coins, too. Expancing is reckoned instead.
const GAINS: [[i32; 3]; Technology::ALL.len()] =
    [[0, 0, 0], [10, 7, 4], [19, 2, 2], [3, 3, 17], [5, 3, 24], [2, 3, 15], [0, 0, 15]];
/// What it is worth at most to research now rather than in a later round.
const HASTE: Worth = 700;
/// What a level of Expancing must bring more than acting while the end is far away: there is only one of each, and it may
/// bring more later.
const PATIENCE: [Worth; 3] = [300, 500, 700];
/// So many rounds before the end that has halved.
const PATIENCE_HALF: i32 = 4;

/// What Carrambah adds on cards 2 and 6 (I-13.1).
const fn mark(card: u8) -> usize {
    if matches!(card, 2 | 6) { 2 } else { 0 }
}

/// The coins a use brings, or costs if negative (I-13.7 to I-13.12).
const fn coins(used: Use) -> i32 {
    match (used.technology, used.level) {
        (Technology::Auctionis, 1) => 5,
        (Technology::Auctionis, 2) => 3,
        (Technology::Auctionis, _) => 7,
        (Technology::Economicus, 1 | 2) => 3,
        (Technology::Economicus, _) => 5,
        (Technology::ReColor, 1) => -3,
        (Technology::ReColor, 2) => -5,
        (Technology::ReRoll, 1 | 2) => -3,
        (Technology::ReRoll, _) => 7,
        (Technology::Transforming, 1) => -3,
        (Technology::Transforming, 2) => -7,
        (Technology::ReColor | Technology::Transforming, _) => 5,
        (Technology::Timenautics, 1) => 7,
        (Technology::Timenautics, 2) => 17,
        (Technology::Timenautics | Technology::Expancing, _) => 0,
    }
}

/// The answer to a question that only the solo game asks, or asks in another way.
pub(super) fn answer(view: &View, seat: Seat, ask: Ask, legal: &[Move]) -> usize {
    let Some(board) = Board::of(&view.table.seats[seat.index()]) else { return 0 };
    let Some(science) = view.table.science else { return 0 };
    let judgement = Judgement::of(view, seat, &board);
    let thinking = Thinking {
        view,
        science,
        judgement: &judgement,
        trying: Trying::new(view, &judgement, board),
        rounds: SPACES as i32 - i32::from(view.table.round),
    };
    match ask {
        Ask::Bid { card, .. } => {
            let (prize, passing) = (Prize::new(thinking.trying), thinking.passing());
            best(legal, |m| match m {
                Move::Bid(bid) => thinking.bid(&prize, card, bid.into(), passing),
                _ => passing,
            })
        }
        Ask::Technology { moment } => thinking.technology(moment, legal),
        Ask::Research => {
            let acting = thinking.acting();
            best(legal, |m| if let Move::Research(technology) = m { thinking.research(technology) } else { acting })
        }
        Ask::Shape { .. } => {
            // Transforming: the colour is there already.
            let (_, colours) = view.at_hand();
            best(legal, |m| if let Move::Shape(shape) = m { thinking.trying.best_shape(shape, colours) } else { 0 })
        }
        Ask::FormFirst => {
            let islands = thinking.expancing_on(3);
            let [small, large] = [[3, 5], [5, 3]].map(|sizes| thinking.forms(&sizes, &islands));
            best(legal, |m| if m == Move::Form(5) { large } else { small })
        }
        _ => 0,
    }
}

/// What the player thinks of the position.
struct Thinking<'a> {
    view: &'a View,
    science: Science,
    judgement: &'a Judgement,
    trying: Trying<'a>,
    /// Rounds after this one.
    rounds: i32,
}

/// What the auctioned shape is worth, by form and colour; found out when it is asked for.
struct Shapes<'a> {
    trying: Trying<'a>,
    worth: [[Cell<Option<Worth>>; 3]; Shape::ALL.len()],
}

/// What a winner paints: first what the coal pits do, and then the shape.
struct Prize<'a> {
    coal: Worth,
    shapes: Shapes<'a>,
}

/// What a bid brings by the throw of Carrambah's dice.
struct Throws {
    /// By the sum.
    by_sum: [Worth; 13],
    /// On average over one die, by what the other one shows.
    one: [Worth; 7],
    /// On average over both.
    both: Worth,
    /// By level of Re-Roll: what it gains, less than nothing if it costs; nothing if it can't be used.
    fees: [Option<Worth>; 3],
}

/// The auctioned shape on its way to the island.
#[derive(Clone, Copy)]
struct AtHand {
    shape: Option<Shape>,
    colours: Colours,
    /// Coins more than now.
    coins: i32,
    can_recolor: bool,
    can_transform: bool,
}

impl<'a> Shapes<'a> {
    fn new(trying: Trying<'a>) -> Self {
        Self { trying, worth: Default::default() }
    }

    fn best(&self, shape: Shape, colours: Colours) -> Worth {
        let worth = |colour: Colour| {
            let known = &self.worth[shape as usize][colour as usize];
            known.get().unwrap_or_else(|| {
                let worth = self.trying.best_shape(shape, Colours::only(colour));
                known.set(Some(worth));
                worth
            })
        };
        colours.iter().map(worth).max().unwrap_or(0)
    }
}

impl<'a> Prize<'a> {
    fn new(mut trying: Trying<'a>) -> Self {
        let mut coal = 0;
        for (tokens, colours) in trying.board.coal.into_iter().zip([Colours::ANY, Colours::only(trying.season)]) {
            for _ in 0..tokens {
                let Some((change, place)) = trying.best_place(None, colours).filter(|&(change, _)| change > 0) else {
                    break;
                };
                coal += change;
                trying = trying.after(place, false);
            }
        }
        Self { coal, shapes: Shapes::new(trying) }
    }
}

impl Throws {
    /// What a throw is worth, rolled again if that is better.
    fn best(&self, dice: [usize; 2]) -> Worth {
        let mut most = self.by_sum[dice[0] + dice[1]];
        for level in (1..=3).filter(|&level| self.fees[level as usize - 1].is_some()) {
            for choice in [Choice::None, Choice::Die(1), Choice::Die(2)] {
                most = most.max(self.again(dice, level, choice).unwrap_or(most));
            }
        }
        most
    }

    /// What it is worth to roll again; nothing if that can't be done.
    fn again(&self, dice: [usize; 2], level: u8, choice: Choice) -> Option<Worth> {
        let fee = self.fees[usize::from(level.clamp(1, 3)) - 1]?;
        match (level, choice) {
            (2, Choice::None) => Some(self.both + fee),
            // The other die stays.
            (1, Choice::Die(n)) => Some(self.one[dice[usize::from(n & 1)]] + fee),
            (3, Choice::Die(n)) if dice[usize::from(n == 2)] == 6 => Some(self.one[dice[usize::from(n & 1)]] + fee),
            _ => None,
        }
    }
}

impl Thinking<'_> {
    fn level(&self, technology: Technology) -> u8 {
        self.science.levels[technology as usize]
    }

    /// The level that can still be used this round, 0 if none.
    fn ready(&self, technology: Technology) -> u8 {
        if self.science.used[technology as usize] { 0 } else { self.level(technology) }
    }

    /// What so many coins more or less than now are worth.
    fn money(&self, coins: i32) -> Worth {
        let purse = self.judgement.purse();
        if coins < 0 { -purse.paying(-coins) } else { purse.getting(coins) }
    }

    // --- acting and researching ---------------------------------------------------------------------------------------

    /// A square and the income.
    fn acting(&self) -> Worth {
        let square = self.trying.best_place(None, Colours::only(self.trying.season));
        square.map_or(0, |(change, _)| change.max(0)) + self.money(self.trying.board.income)
    }

    /// What is given up by winning: acting, or researching, which can mostly be done next round as well.
    fn passing(&self) -> Worth {
        let acting = self.acting();
        let researching = Technology::ALL.into_iter().filter(|&technology| self.can_research(technology));
        let most = researching.map(|technology| self.research(technology)).max().unwrap_or(0);
        most.clamp(acting, acting + HASTE)
    }

    fn can_research(&self, technology: Technology) -> bool {
        self.level(technology) < 3 && !self.science.is_closed(technology)
    }

    /// What the next level of a technology is worth.
    fn research(&self, technology: Technology) -> Worth {
        let level = usize::from(self.level(technology));
        if technology == Technology::Expancing {
            let islands = self.expancing_on(level + 1);
            let sizes: &[u8] = [&[3][..], &[5], &[3, 5]][level.min(2)];
            let patience = PATIENCE[level.min(2)] * self.rounds / (self.rounds + PATIENCE_HALF);
            return self.forms(sizes, &islands) - patience;
        }
        GAINS[technology as usize][level.min(2)] * self.rounds * self.money(4) / 40
    }

    /// The islands that a level of Expancing may paint on (I-13.21).
    fn expancing_on(&self, level: usize) -> Vec<Nth> {
        let started = self.view.started();
        match started.get(level - 1) {
            Some(&nth) => vec![nth],
            None if started.len() + 1 == level => {
                Nth::ALL.into_iter().filter(|&nth| !self.trying.board.is_started(nth)).collect()
            }
            None => Vec::new(),
        }
    }

    /// What it is worth to paint forms of these sizes in this order on these islands, each as well as possible.
    fn forms(&self, sizes: &[u8], islands: &[Nth]) -> Worth {
        let (mut trying, mut worth) = (self.trying, 0);
        for &size in sizes {
            let mut best: Option<(Worth, Place)> = None;
            for &nth in islands {
                let (free, reach) = (trying.board.islands[nth.index()].free(), trying.board.reach(nth));
                let fits = |form: &&Squares| form.within(free) && form.meets(reach);
                for &form in trying.board.islands[nth.index()].island.forms(size).iter().filter(fits) {
                    let place = (nth, form, trying.season);
                    let change = trying.change(place, true);
                    if change > best.map_or(0, |(most, _)| most) {
                        best = Some((change, place));
                    }
                }
            }
            if let Some((change, place)) = best {
                worth += change;
                trying = trying.after(place, true);
            }
        }
        worth
    }

    // --- the auctioned shape ------------------------------------------------------------------------------------------

    /// What the shape at hand will bring, coins included, if technologies are used as well as possible.
    fn shape(&self, shapes: &Shapes, at: AtHand) -> Worth {
        let mut most = at.shape.map_or(0, |shape| shapes.best(shape, at.colours)) + self.money(at.coins);
        let have = self.trying.board.coins + at.coins;
        for technology in [Technology::ReColor, Technology::Transforming] {
            let can = if technology == Technology::ReColor { at.can_recolor } else { at.can_transform };
            for level in 1..=if can { self.level(technology) } else { 0 } {
                let used = Use { technology, level, choice: Choice::None };
                if have + coins(used) >= 0 {
                    most = most.max(self.shape_after(shapes, at, used));
                }
            }
        }
        most
    }

    /// The same after a use, which is paid for; without a chosen shape, with the best.
    fn shape_after(&self, shapes: &Shapes, at: AtHand, used: Use) -> Worth {
        let is_recolor = used.technology == Technology::ReColor;
        let after = AtHand {
            coins: at.coins + coins(used),
            can_recolor: at.can_recolor && !is_recolor,
            can_transform: at.can_transform && is_recolor,
            ..at
        };
        let coloured = |colours: Colours| self.shape(shapes, AtHand { colours, ..after });
        let shaped = |shape: Shape| self.shape(shapes, AtHand { shape: Some(shape), ..after });
        match (used.technology, used.level, used.choice) {
            (Technology::ReColor, 1, _) => coloured(Colours::only(Colour::Green)),
            (Technology::ReColor, 2, _) => coloured(Colours::ANY),
            (Technology::ReColor, ..) => {
                Colour::ALL.map(|colour| coloured(Colours::only(colour))).iter().sum::<Worth>() / 3
            }
            (_, 2, Choice::Shape(shape)) => shaped(shape),
            (_, 1, _) => shaped(Shape::Five),
            (_, 2, _) => [Shape::Two, Shape::Three, Shape::Four].map(shaped).into_iter().max().unwrap_or(0),
            // Two faces leave the choice.
            _ => {
                let all = Shape::ALL.map(shaped);
                (all.iter().sum::<Worth>() + 2 * all.iter().max().copied().unwrap_or(0)) / 6
            }
        }
    }

    /// What winning the card brings in all, if it costs so many coins.
    fn winning(&self, prize: &Prize, card: u8, price: i32) -> Worth {
        let at = AtHand {
            shape: None,
            colours: Colours::only(self.trying.season),
            coins: -price,
            can_recolor: self.ready(Technology::ReColor) > 0,
            can_transform: self.ready(Technology::Transforming) > 0,
        };
        let card = self.view.setup.atlas().board().card(card);
        let worth = |shape: Shape| {
            let with = |colours: Colours| self.shape(&prize.shapes, AtHand { shape: Some(shape), colours, ..at });
            match card.colouring {
                Colouring::Season => with(at.colours),
                Colouring::Any => with(Colours::ANY),
                Colouring::Random => Colour::ALL.map(|colour| with(Colours::only(colour))).iter().sum::<Worth>() / 3,
            }
        };
        let worths = Shape::ALL.into_iter().filter(|&shape| card.shape.is_none_or(|only| only == shape)).map(worth);
        prize.coal + worths.max().unwrap_or(0)
    }

    // --- the bidding --------------------------------------------------------------------------------------------------

    /// What a bid brings by the throw of Carrambah's dice.
    fn throws(&self, prize: &Prize, card: u8, bid: i32, passing: Worth) -> Throws {
        let auctionis = self.ready(Technology::Auctionis);
        let gain = match bid {
            ..=6 if auctionis >= 1 => 5,
            7..=9 if auctionis >= 2 => 3,
            _ => 0,
        };
        // The bidding is won with exactly 14 (I-13.12).
        let held = if bid == 14 && self.ready(Technology::Timenautics) == 3 { ROUND } else { 0 };
        let won = self.winning(prize, card, bid - gain) + held;
        let lost = passing + if bid >= 9 && auctionis == 3 { self.money(7) } else { 0 };
        let by_sum: [Worth; 13] = std::array::from_fn(|sum| if bid as usize >= sum + mark(card) { won } else { lost });
        let one: [Worth; 7] = std::array::from_fn(|other| by_sum[other + 1..=other + 6].iter().sum::<Worth>() / 6);
        // While a bid stands unpaid, only the coins above it can pay (I-13.15).
        let spare = self.trying.board.coins - bid;
        let fees = [1, 2, 3].map(|level| {
            let coins = coins(Use { technology: Technology::ReRoll, level, choice: Choice::None });
            (self.ready(Technology::ReRoll) >= level && spare + coins >= 0).then(|| self.money(coins))
        });
        Throws { by_sum, one, both: one[1..].iter().sum::<Worth>() / 6, fees }
    }

    /// What a bid is worth, over all throws.
    fn bid(&self, prize: &Prize, card: u8, bid: i32, passing: Worth) -> Worth {
        let most = 12 + mark(card) as i32;
        if bid > most && self.ready(Technology::Timenautics) < 3 {
            // Less was enough.
            return Worth::MIN;
        }
        let throws = self.throws(prize, card, bid, passing);
        let dice = (1..=6).flat_map(|a| (1..=6).map(move |b| [a, b]));
        dice.map(|dice| throws.best(dice)).sum::<Worth>() / 36
    }

    /// What a round with that card is worth.
    fn card(&self, prize: &Prize, card: u8, passing: Worth) -> Worth {
        let most = self.trying.board.coins.min(12 + mark(card) as i32);
        let bids = (i32::from(card)..=most).map(|bid| self.bid(prize, card, bid, passing));
        bids.max().unwrap_or(passing).max(passing)
    }

    // --- technologies -------------------------------------------------------------------------------------------------

    fn technology(&self, moment: Moment, legal: &[Move]) -> usize {
        match moment {
            Moment::Roll => self.roll(legal),
            Moment::Bidding | Moment::StepEnd => {
                best(legal, |m| if let Move::Use(used) = m { self.money(coins(used)) } else { 0 })
            }
            Moment::Shape => {
                let shapes = Shapes::new(self.trying);
                let (shape, colours) = self.view.at_hand();
                let at = AtHand {
                    shape,
                    colours,
                    coins: 0,
                    can_recolor: self.ready(Technology::ReColor) > 0,
                    can_transform: self.ready(Technology::Transforming) > 0,
                };
                let stays = shape.map_or(0, |shape| shapes.best(shape, colours));
                best(legal, |m| if let Move::Use(used) = m { self.shape_after(&shapes, at, used) } else { stays })
            }
            Moment::Marker => best(legal, |m| match m {
                Move::Use(used) => {
                    let rounds = if used.level == 3 { -1 } else { i32::from(used.level).min(self.rounds) };
                    self.money(coins(used)) - rounds * ROUND
                }
                _ => 0,
            }),
        }
    }

    /// Is a die rolled again?
    fn roll(&self, legal: &[Move]) -> usize {
        let (purpose, dice) = self.view.dice();
        let face = usize::from(dice[0].clamp(1, 6));
        if purpose == Purpose::Carrambah {
            let (Some(card), Some((_, bid))) = (self.view.table.card, self.view.table.bid) else { return 0 };
            let throws = self.throws(&Prize::new(self.trying), card, bid.into(), self.passing());
            let dice = dice.map(|die| usize::from(die.clamp(1, 6)));
            return best(legal, |m| match m {
                Move::Use(used) => throws.again(dice, used.level, used.choice).unwrap_or(Worth::MIN),
                _ => throws.by_sum[dice[0] + dice[1]],
            });
        }
        let (shape, colours) = self.view.at_hand();
        let by_face: [Worth; 6] = match purpose {
            Purpose::Auction => {
                let (prize, passing) = (Prize::new(self.trying), self.passing());
                [1, 2, 3, 4, 5, 6].map(|card| self.card(&prize, card, passing))
            }
            Purpose::Transforming => {
                let shapes = Shape::ALL.map(|shape| self.trying.best_shape(shape, colours));
                let free = shapes.into_iter().max().unwrap_or(0);
                let by_shape = |face| Shape::numbered(face).map_or(free, |shape| shapes[shape as usize]);
                [1, 2, 3, 4, 5, 6].map(by_shape)
            }
            _ => {
                let by_colour = Colour::ALL
                    .map(|colour| shape.map_or(0, |shape| self.trying.best_shape(shape, Colours::only(colour))));
                [1, 2, 3, 4, 5, 6].map(|face| by_colour[Colour::of_die(face) as usize])
            }
        };
        let again = by_face.iter().sum::<Worth>() / 6;
        best(legal, |m| if let Move::Use(used) = m { again + self.money(coins(used)) } else { by_face[face - 1] })
    }
}
