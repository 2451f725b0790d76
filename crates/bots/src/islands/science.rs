//! The solo game "Science versus Carrambah" (I-13): bids against dice, research, and the use of technologies, every answer
//! weighed.
//!
//! A bid is weighed over all throws of the two dice. What a technology gains at once is reckoned; what it will gain is a guess,
//! so much for every round that is left.

mod prize;

use ::islands::atlas::Colouring;
use ::islands::view::{Science, View};
use ::islands::{
    Ask, Atlas, Choice, Colour, Colours, Moment, Move, Nth, Purpose, Shape, Squares, State, Technology, Use,
};
use tabletop::{Game, Viewer};

use self::prize::{Prize, Shapes, Throws, coins, mark};
use super::figures::{Solo, Worth};
use super::judgement::Judgement;
use super::trying::{self, Place, Trying};

/// What lies on the table of the solo game besides the board: as the player sees it, or in a position that is seen whole.
pub(super) trait SoloTable {
    /// The cards.
    fn atlas(&self) -> &'static Atlas;
    /// The islands in the order they were started.
    fn started(&self) -> &[Nth];
    /// The shape that is about to be painted, once it is known, and the colours it may get.
    fn at_hand(&self) -> (Option<Shape>, Colours);
    /// The dice that lie there, and what they are for.
    fn dice(&self) -> (Purpose, [u8; 2]);
    /// The auctioned card and the bid that stands, if there are both.
    fn bid(&self) -> Option<(u8, u16)>;
}

impl SoloTable for View {
    fn atlas(&self) -> &'static Atlas {
        self.setup.atlas()
    }

    fn started(&self) -> &[Nth] {
        Self::started(self)
    }

    fn at_hand(&self) -> (Option<Shape>, Colours) {
        Self::at_hand(self)
    }

    fn dice(&self) -> (Purpose, [u8; 2]) {
        Self::dice(self)
    }

    fn bid(&self) -> Option<(u8, u16)> {
        self.table.card.zip(self.table.bid.map(|(_, coins)| coins))
    }
}

impl SoloTable for State {
    fn atlas(&self) -> &'static Atlas {
        Self::atlas(self)
    }

    fn started(&self) -> &[Nth] {
        Self::started(self)
    }

    fn at_hand(&self) -> (Option<Shape>, Colours) {
        let (shape, colours, _) = Self::at_hand(self);
        (shape, colours)
    }

    fn dice(&self) -> (Purpose, [u8; 2]) {
        Self::dice(self)
    }

    fn bid(&self) -> Option<(u8, u16)> {
        // While the dice lie there nobody has won yet, so only the table tells what was bid.
        self.view(Viewer::Spectator).bid()
    }
}

/// Weighs every answer.
fn each(legal: &[Move], worths: &mut Vec<Worth>, worth: impl FnMut(Move) -> Worth) {
    worths.extend(legal.iter().copied().map(worth));
}

/// What the player thinks of the position.
pub(super) struct Thinking<'a> {
    pub(super) table: &'a dyn SoloTable,
    pub(super) science: Science,
    pub(super) judgement: &'a Judgement,
    pub(super) trying: Trying<'a>,
    /// Rounds after this one.
    pub(super) rounds: i32,
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

impl Thinking<'_> {
    /// What each answer is worth to a question that only the solo game asks, or asks in another way: pushes one worth a move.
    pub(super) fn worths(&self, ask: Ask, legal: &[Move], worths: &mut Vec<Worth>) {
        match ask {
            Ask::Bid { card, .. } => {
                let (prize, passing) = (Prize::new(self.trying), self.passing());
                each(legal, worths, |m| match m {
                    Move::Bid(bid) => self.bid(&prize, card, bid.into(), passing),
                    _ => passing,
                });
            }
            Ask::Technology { moment } => self.technology(moment, legal, worths),
            Ask::Research => {
                let acting = self.acting();
                let worth = |m| if let Move::Research(technology) = m { self.research(technology) } else { acting };
                each(legal, worths, worth);
            }
            Ask::Shape { .. } => {
                // Transforming: the colour is there already.
                let (_, colours) = self.table.at_hand();
                let worth = |m| if let Move::Shape(shape) = m { self.trying.best_shape(shape, colours) } else { 0 };
                each(legal, worths, worth);
            }
            Ask::FormFirst => {
                let islands = self.expancing_on(3);
                let [small, large] = [[3, 5], [5, 3]].map(|sizes| self.forms(&sizes, &islands));
                each(legal, worths, |m| if m == Move::Form(5) { large } else { small });
            }
            _ => each(legal, worths, |_| 0),
        }
    }

    const fn figures(&self) -> &'static Solo {
        &self.judgement.figures().solo
    }

    fn level(&self, technology: Technology) -> u8 {
        self.science.levels[technology as usize]
    }

    /// The level that can still be used this round, 0 if none.
    fn ready(&self, technology: Technology) -> u8 {
        if self.science.used[technology as usize] { 0 } else { self.level(technology) }
    }

    /// What so many coins more or less than now are worth.
    fn money(&self, coins: i32) -> Worth {
        self.judgement.purse().change(coins)
    }

    // --- acting and researching ---------------------------------------------------------------------------------------

    /// A square and the income.
    fn acting(&self) -> Worth {
        self.trying.square() + self.money(self.trying.board.income)
    }

    /// What is given up by winning: acting, or researching, which can mostly be done next round as well.
    fn passing(&self) -> Worth {
        let acting = self.acting();
        let researching = Technology::ALL.into_iter().filter(|&technology| self.can_research(technology));
        let most = researching.map(|technology| self.research(technology)).max().unwrap_or(0);
        most.clamp(acting, acting + self.figures().haste)
    }

    fn can_research(&self, technology: Technology) -> bool {
        self.level(technology) < 3 && !self.science.is_closed(technology)
    }

    /// What the next level of a technology is worth.
    fn research(&self, technology: Technology) -> Worth {
        let (level, figures) = (usize::from(self.level(technology)), self.figures());
        if technology == Technology::Expancing {
            let islands = self.expancing_on(level + 1);
            let sizes: &[u8] = [&[3][..], &[5], &[3, 5]][level.min(2)];
            let patience = figures.patience[level.min(2)] * self.rounds / (self.rounds + figures.patience_half);
            return self.forms(sizes, &islands) - patience;
        }
        figures.gains[technology as usize][level.min(2)] * self.rounds * self.money(4) / 40
    }

    /// The islands that a level of Expancing may paint on (I-13.21).
    fn expancing_on(&self, level: usize) -> Vec<Nth> {
        let started = self.table.started();
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
        let card = self.table.atlas().board().card(card);
        let worth = |shape: Shape| {
            let with = |colours: Colours| self.shape(&prize.shapes, AtHand { shape: Some(shape), colours, ..at });
            match card.colouring {
                Colouring::Season => with(at.colours),
                Colouring::Any => with(Colours::ANY),
                Colouring::Random => Colour::ALL.map(|colour| with(Colours::only(colour))).iter().sum::<Worth>() / 3,
            }
        };
        prize.coal + trying::shapes(card).map(worth).max().unwrap_or(0)
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
        let held = if bid == 14 && self.ready(Technology::Timenautics) == 3 { self.figures().round } else { 0 };
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

    fn technology(&self, moment: Moment, legal: &[Move], worths: &mut Vec<Worth>) {
        match moment {
            Moment::Roll => self.roll(legal, worths),
            Moment::Bidding | Moment::StepEnd => {
                each(legal, worths, |m| if let Move::Use(used) = m { self.money(coins(used)) } else { 0 });
            }
            Moment::Shape => {
                let shapes = Shapes::new(self.trying);
                let (shape, colours) = self.table.at_hand();
                let at = AtHand {
                    shape,
                    colours,
                    coins: 0,
                    can_recolor: self.ready(Technology::ReColor) > 0,
                    can_transform: self.ready(Technology::Transforming) > 0,
                };
                let stays = shape.map_or(0, |shape| shapes.best(shape, colours));
                each(
                    legal,
                    worths,
                    |m| if let Move::Use(used) = m { self.shape_after(&shapes, at, used) } else { stays },
                );
            }
            Moment::Marker => each(legal, worths, |m| match m {
                Move::Use(used) => {
                    let rounds = if used.level == 3 { -1 } else { i32::from(used.level).min(self.rounds) };
                    self.money(coins(used)) - rounds * self.figures().round
                }
                _ => 0,
            }),
        }
    }

    /// Is a die rolled again?
    fn roll(&self, legal: &[Move], worths: &mut Vec<Worth>) {
        let (purpose, dice) = self.table.dice();
        let face = usize::from(dice[0].clamp(1, 6));
        if purpose == Purpose::Carrambah {
            let Some((card, bid)) = self.table.bid() else { return each(legal, worths, |_| 0) };
            let throws = self.throws(&Prize::new(self.trying), card, bid.into(), self.passing());
            let dice = dice.map(|die| usize::from(die.clamp(1, 6)));
            return each(legal, worths, |m| match m {
                Move::Use(used) => throws.again(dice, used.level, used.choice).unwrap_or(Worth::MIN),
                _ => throws.by_sum[dice[0] + dice[1]],
            });
        }
        let (shape, colours) = self.table.at_hand();
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
        each(
            legal,
            worths,
            |m| if let Move::Use(used) = m { again + self.money(coins(used)) } else { by_face[face - 1] },
        );
    }
}
