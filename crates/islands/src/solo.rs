//! The solo game "Science versus Carrambah" (I-13): what is different in a round, and the technologies.

mod encode;

use tabletop::Sink;

use crate::asks::{Choice, Move, Nth, Source, Use};
use crate::atlas::{SPACES, Shape};
use crate::bits::Squares;
use crate::colour::{Colour, Colours};
use crate::event::Event;
use crate::state::{Player, Stage, State};
use crate::technology::{Address, LEVELS, Moment, Purpose, Technology};

/// A volcano gives coins only to a player with at most so many (I-13.4).
const POOR: u16 = 10;
/// What Carrambah adds on cards 2 and 6 (I-13.1).
const MARK: u8 = 2;

/// What only the solo game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Solo {
    /// Levels researched, by technology.
    pub(crate) levels: [u8; Technology::ALL.len()],
    /// Technologies used this round, a bit for each.
    used: u8,
    /// Rounds begun.
    pub(crate) round: u8,
    /// Rolls of this round by purpose.
    rolls: [u8; Purpose::COUNT],
    /// What the dice under way are for.
    pub(crate) purpose: Purpose,
    /// What they show.
    pub(crate) dice: [u8; 2],
    /// Which of them are still to be rolled, a bit for each.
    to_roll: u8,
    /// Was one of them rolled again?
    is_again: bool,
    /// Squares painted this round.
    pub(crate) painted: u8,
    /// Was a landmark surrounded this round?
    pub(crate) surrounded: bool,
    /// Islands in the order they were started, and how many.
    started: [Nth; Nth::ALL.len()],
    started_count: u8,
    /// The level of Expancing under way, and its forms that are still to be painted: a bit for 3, one for 5 squares.
    expancing: u8,
    forms: u8,
    /// The form that is being painted: so many squares, 0 if none.
    pub(crate) form: u8,
    /// Is a shape chosen for Transforming, so that its colour stays?
    is_transforming: bool,
}

impl Default for Solo {
    fn default() -> Self {
        Self {
            levels: [0; Technology::ALL.len()],
            used: 0,
            round: 0,
            rolls: [0; Purpose::COUNT],
            purpose: Purpose::Auction,
            dice: [0; 2],
            to_roll: 0,
            is_again: false,
            painted: 0,
            surrounded: false,
            started: [Nth(0); Nth::ALL.len()],
            started_count: 0,
            expancing: 0,
            forms: 0,
            form: 0,
            is_transforming: false,
        }
    }
}

/// The sizes of forms, by bit.
const FORMS: [u8; 2] = [3, 5];

impl State {
    /// Is it the solo game?
    #[must_use]
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.count == 1
    }

    /// The level of a technology that is researched, 0 if none.
    #[must_use]
    pub const fn level(&self, technology: Technology) -> u8 {
        self.solo.levels[technology as usize]
    }

    /// Is a technology closed, because its partner is researched (I-13.5)?
    #[must_use]
    pub fn is_closed(&self, technology: Technology) -> bool {
        technology.partner().is_some_and(|partner| self.level(partner) > 0)
    }

    /// Can the next level be researched?
    #[must_use]
    pub fn can_research(&self, technology: Technology) -> bool {
        self.level(technology) < LEVELS && !self.is_closed(technology)
    }

    /// Was it used this round?
    #[must_use]
    pub const fn is_used(&self, technology: Technology) -> bool {
        self.solo.used >> technology as u8 & 1 == 1
    }

    /// The dice of the roll under way, and what it is for; those not rolled are 0.
    #[must_use]
    pub const fn dice(&self) -> (Purpose, [u8; 2]) {
        (self.solo.purpose, self.solo.dice)
    }

    /// The islands in the order they were started, which Expancing goes by (I-13.6).
    #[must_use]
    pub fn started(&self) -> &[Nth] {
        &self.solo.started[..usize::from(self.solo.started_count)]
    }

    /// Where the die that is asked for belongs; `None` if none is, or in a game for several.
    #[must_use]
    pub fn address(&self) -> Option<Address> {
        let purpose = match self.stage {
            Stage::AuctionDie | Stage::ColourDie | Stage::SoloDie if self.is_solo() => self.roll_purpose(),
            _ => return None,
        };
        Some(Address { round: self.solo.round, purpose, count: self.solo.rolls[purpose as usize] })
    }

    /// A die that is rolled again has a purpose of its own, so that it changes no other roll.
    const fn roll_purpose(&self) -> Purpose {
        if self.solo.is_again { Purpose::ReRoll } else { self.solo.purpose }
    }

    // --- dice ---------------------------------------------------------------------------------------------------------

    pub(crate) fn begin_solo_round(&mut self) {
        self.solo.round = self.solo.round.saturating_add(1);
        self.solo.used = 0;
        self.solo.rolls = [0; Purpose::COUNT];
        self.solo.painted = 0;
        self.solo.surrounded = false;
        self.ask_for_dice(Purpose::Auction, 1);
        self.stage = Stage::AuctionDie;
    }

    /// So many dice are rolled.
    pub(crate) fn ask_for_dice(&mut self, purpose: Purpose, dice: u8) {
        self.solo.purpose = purpose;
        self.solo.dice = [0; 2];
        self.solo.to_roll = (1 << dice) - 1;
        self.solo.is_again = false;
        self.stage = Stage::SoloDie;
    }

    pub(crate) fn roll_solo(&mut self, die: u8, log: &mut impl Sink<Event>) {
        let purpose = self.roll_purpose();
        self.solo.rolls[purpose as usize] = self.solo.rolls[purpose as usize].saturating_add(1);
        let index = self.solo.to_roll.trailing_zeros() as usize & 1;
        self.solo.dice[index] = die;
        self.solo.to_roll &= self.solo.to_roll.wrapping_sub(1);
        log.put(|| Event::Rolled { purpose, die });
        if self.solo.to_roll == 0 {
            self.ask_or(Moment::Roll, log);
        }
    }

    /// The dice lie as they are.
    fn settle_roll(&mut self, log: &mut impl Sink<Event>) {
        let [die, second] = std::mem::take(&mut self.solo.dice);
        let purpose = std::mem::replace(&mut self.solo.purpose, Purpose::Auction);
        self.solo.is_again = false;
        match purpose {
            Purpose::Auction | Purpose::ReRoll => self.begin_bidding(die, log),
            Purpose::Carrambah => self.settle_bidding(die + second, log),
            Purpose::Colour | Purpose::Grove => self.roll_colour(die, log),
            Purpose::ReColor => {
                let (seat, source, colour) = (self.acting, self.source, Colour::of_die(die));
                log.put(|| Event::ColourRolled { seat, source, die, colour });
                self.colours = Colours::only(colour);
                self.offer_changes(log);
            }
            Purpose::Transforming => match Shape::numbered(die) {
                Some(shape) => {
                    self.shape = Some(shape);
                    self.offer_changes(log);
                }
                None => {
                    self.solo.is_transforming = true;
                    self.fitting = 0b1111;
                    self.stage = Stage::Shape;
                }
            },
        }
    }

    // --- technologies -------------------------------------------------------------------------------------------------

    /// Asks for technologies if one can be used now, else goes on.
    fn ask_or(&mut self, moment: Moment, log: &mut impl Sink<Event>) {
        let mut can = false;
        self.each_use(moment, |_| can = true);
        if can {
            self.stage = Stage::Technology(moment);
        } else {
            self.go_on_after(moment, log);
        }
    }

    /// Nothing (more) is used.
    pub(crate) fn go_on(&mut self, log: &mut impl Sink<Event>) {
        match self.stage {
            Stage::Technology(moment) => self.go_on_after(moment, log),
            // The player acts instead of researching.
            _ => self.begin_square(log),
        }
    }

    fn go_on_after(&mut self, moment: Moment, log: &mut impl Sink<Event>) {
        match moment {
            Moment::Roll => self.settle_roll(log),
            Moment::Bidding => self.act_solo(log),
            Moment::Shape => self.place_or_skip(log),
            Moment::StepEnd => self.ask_or(Moment::Marker, log),
            Moment::Marker => self.move_marker(1, log),
        }
    }

    /// What a use costs, or gains if negative (I-13.7 to I-13.12).
    const fn price(used: Use) -> i8 {
        match (used.technology, used.level) {
            (Technology::Auctionis, 1) => -5,
            (Technology::Auctionis, 2) => -3,
            (Technology::Auctionis, _) => -7,
            (Technology::Economicus, 1 | 2) => -3,
            (Technology::Economicus, _) => -5,
            (Technology::ReColor, 1) => 3,
            (Technology::ReColor, 2) => 5,
            (Technology::ReColor, _) => -5,
            (Technology::ReRoll, 1 | 2) => 3,
            (Technology::ReRoll, _) => -7,
            (Technology::Transforming, 1) => 3,
            (Technology::Transforming, 2) => 7,
            (Technology::Transforming, _) => -5,
            (Technology::Timenautics, 1) => -7,
            (Technology::Timenautics, 2) => -17,
            (Technology::Timenautics | Technology::Expancing, _) => 0,
        }
    }

    /// Is this the moment for a level, whatever it costs?
    fn is_time_for(&self, used: Use, moment: Moment) -> bool {
        let (won, bid) = (self.bidder.is_some(), self.bid);
        let plain = used.choice == Choice::None;
        match (moment, used.technology, used.level) {
            (Moment::Bidding, Technology::Auctionis, 1) => plain && won && bid <= 6,
            (Moment::Bidding, Technology::Auctionis, 2) => plain && won && (7..=9).contains(&bid),
            // A round without a bid does not count (I-13.19).
            (Moment::Bidding, Technology::Auctionis, 3) => plain && !won && bid >= 9,
            (Moment::StepEnd, Technology::Economicus, 1) => plain && self.solo.surrounded,
            (Moment::StepEnd, Technology::Economicus, 2) => plain && self.solo.painted >= 5,
            (Moment::StepEnd, Technology::Economicus, 3) => plain && self.solo.painted >= 7,
            (Moment::Shape, Technology::ReColor, 1..=3) => plain,
            (Moment::Shape, Technology::Transforming, 1 | 3) => plain,
            (Moment::Shape, Technology::Transforming, 2) => {
                matches!(used.choice, Choice::Shape(Shape::Two | Shape::Three | Shape::Four))
            }
            (Moment::Roll, Technology::ReRoll, 1) => self.die(used.choice).is_some(),
            (Moment::Roll, Technology::ReRoll, 2) => plain && self.solo.purpose == Purpose::Carrambah,
            (Moment::Roll, Technology::ReRoll, 3) => self.die(used.choice) == Some(6),
            (Moment::Marker, Technology::Timenautics, 1 | 2) => plain,
            (Moment::Marker, Technology::Timenautics, 3) => plain && won && bid == 14,
            _ => false,
        }
    }

    /// What the die shows that was chosen.
    fn die(&self, choice: Choice) -> Option<u8> {
        let Choice::Die(n @ 1..=2) = choice else { return None };
        Some(self.solo.dice[usize::from(n) - 1]).filter(|&die| die > 0)
    }

    /// The coins that can be spent: while a bid stands unpaid, those above it (I-13.15).
    fn free_coins(&self) -> u16 {
        let bound = if self.solo.purpose == Purpose::Carrambah { self.bid } else { 0 };
        self.coins(self.acting).saturating_sub(bound)
    }

    /// Why a level can't be used now; `None` if it can.
    pub(crate) fn use_is_refused(&self, used: Use) -> Option<crate::rules::Rule> {
        use crate::rules::Rule;
        let Stage::Technology(moment) = self.stage else { return Some(Rule::SoloOrder) };
        self.use_is_refused_at(used, moment)
    }

    fn use_is_refused_at(&self, used: Use, moment: Moment) -> Option<crate::rules::Rule> {
        use crate::rules::Rule;
        if !(1..=self.level(used.technology)).contains(&used.level) || self.is_used(used.technology) {
            return Some(Rule::Technologies);
        }
        if !self.is_time_for(used, moment) {
            return Some(used.technology.rule());
        }
        let price = u16::try_from(Self::price(used)).unwrap_or(0);
        (price > self.free_coins()).then_some(Rule::Fees)
    }

    /// Calls `each` with every use that is possible now, in a fixed order.
    pub(crate) fn each_use(&self, moment: Moment, mut each: impl FnMut(Use)) {
        for &technology in moment.technologies() {
            for level in 1..=self.level(technology) {
                for &choice in choices(technology, level) {
                    let used = Use { technology, level, choice };
                    if self.use_is_refused_at(used, moment).is_none() {
                        each(used);
                    }
                }
            }
        }
    }

    /// Carries out a use: first what it costs or gains, then dice (I-13.15).
    pub(crate) fn use_technology(&mut self, used: Use, log: &mut impl Sink<Event>) {
        let price = i16::from(Self::price(used));
        let coins = &mut self.players[self.acting.index()].coins;
        *coins = coins.saturating_add_signed(-price);
        self.solo.used |= 1 << used.technology as u8;
        log.put(|| Event::Uses { used, coins: -Self::price(used) });
        let moment = if let Stage::Technology(moment) = self.stage { moment } else { Moment::Roll };
        match (used.technology, used.level) {
            (Technology::ReRoll, _) => {
                self.solo.to_roll = if let Choice::Die(n) = used.choice { n } else { 0b11 };
                self.solo.is_again = true;
                self.stage = Stage::SoloDie;
            }
            (Technology::ReColor, 1) => {
                self.colours = Colours::only(Colour::Green);
                self.offer_changes(log);
            }
            (Technology::ReColor, 2) => {
                self.colours = Colours::ANY;
                self.offer_changes(log);
            }
            (Technology::ReColor, _) => self.ask_for_dice(Purpose::ReColor, 1),
            (Technology::Transforming, 3) => self.ask_for_dice(Purpose::Transforming, 1),
            (Technology::Transforming, _) => {
                self.shape = Some(if let Choice::Shape(shape) = used.choice { shape } else { Shape::Five });
                self.offer_changes(log);
            }
            (Technology::Timenautics, 1) => self.move_marker(2, log),
            (Technology::Timenautics, 2) => self.move_marker(3, log),
            (Technology::Timenautics, _) => self.move_marker(0, log),
            _ => self.go_on_after(moment, log),
        }
    }

    // --- the round ----------------------------------------------------------------------------------------------------

    /// Both dice are rolled for Carrambah (I-13.2).
    pub(crate) fn bid_solo(&mut self, coins: u16) {
        self.bid = coins;
        self.ask_for_dice(Purpose::Carrambah, 2);
    }

    fn settle_bidding(&mut self, sum: u8, log: &mut impl Sink<Event>) {
        let bid = sum + if matches!(self.card, 2 | 6) { MARK } else { 0 };
        let won = self.bid >= bid.into();
        self.bidder = won.then_some(self.acting);
        if !won {
            self.passed.add(self.acting);
        }
        log.put(|| Event::Carrambah { bid, won });
        self.ask_or(Moment::Bidding, log);
    }

    /// The winner pays and paints; a player who passed may research instead of acting (I-13.3).
    pub(crate) fn act_solo(&mut self, log: &mut impl Sink<Event>) {
        match self.bidder {
            Some(winner) => self.win(winner, log),
            None if Technology::ALL.into_iter().any(|technology| self.can_research(technology)) => {
                self.stage = Stage::Research;
            }
            None => self.begin_square(log),
        }
    }

    pub(crate) fn research(&mut self, technology: Technology, log: &mut impl Sink<Event>) {
        let level = self.level(technology) + 1;
        self.solo.levels[technology as usize] = level;
        log.put(|| Event::Researches { technology, level });
        if technology == Technology::Expancing {
            self.solo.expancing = level;
            self.solo.forms = [0b01, 0b10, 0b11][usize::from(level.clamp(1, LEVELS)) - 1];
            self.part = Source::Expancing;
            self.go_on_with_expancing(log);
        } else {
            self.end_step(log);
        }
    }

    /// What was painted counts for Economicus, and the order of islands for Expancing.
    pub(crate) fn note_painting(&mut self, island: Nth, squares: Squares, starts: bool, surrounded: Squares) {
        self.solo.painted = self.solo.painted.saturating_add(squares.len());
        self.solo.surrounded |= !surrounded.is_empty();
        if starts {
            self.note_start(island);
        }
    }

    /// An island was started; false if it was already.
    pub(crate) fn note_start(&mut self, island: Nth) -> bool {
        let count = usize::from(self.solo.started_count);
        if self.solo.started[..count].contains(&island) {
            return false;
        }
        self.solo.started[count] = island;
        self.solo.started_count += 1;
        true
    }

    /// In a position as written, islands with paint were started in their order, unless it says otherwise.
    pub(crate) fn note_started(&mut self) {
        for nth in Nth::ALL {
            if !self.players[0].painted(nth).is_empty() {
                self.note_start(nth);
            }
        }
    }

    /// The auctioned shape has form and colour: technologies may change both (I-13.17).
    pub(crate) fn offer_changes(&mut self, log: &mut impl Sink<Event>) {
        self.solo.is_transforming = false;
        self.ask_or(Moment::Shape, log);
    }

    /// A shape was chosen; true if it was for Transforming, which leaves the colour as it is.
    pub(crate) const fn is_transforming(&self) -> bool {
        self.solo.is_transforming
    }

    fn place_or_skip(&mut self, log: &mut impl Sink<Event>) {
        self.stage = Stage::Paint;
        let player = &self.players[self.acting.index()];
        if !self.shape.is_some_and(|shape| player.can_place(shape, self.colours, self.atlas)) {
            self.skip(log);
        }
    }

    /// 4 or 8 coins from the reserve, for a player who is poor (I-13.4).
    pub(crate) fn erupt_solo(&mut self, log: &mut impl Sink<Event>) {
        let coins = self.volcano_coins();
        let seat = self.acting;
        let have = &mut self.players[seat.index()].coins;
        if *have <= POOR {
            *have += u16::from(coins);
            log.put(|| Event::VolcanoGives { coins });
        } else {
            log.put(|| Event::TakesNothing { seat, richest: true });
        }
    }

    /// The action step is over (I-13.16).
    pub(crate) fn end_solo_step(&mut self, log: &mut impl Sink<Event>) {
        self.ask_or(Moment::StepEnd, log);
    }

    /// Leaving the last space ends the game (I-13.12).
    fn move_marker(&mut self, spaces: u8, log: &mut impl Sink<Event>) {
        if spaces == 0 {
            log.put(|| Event::MarkerStays);
        }
        if usize::from(self.space + spaces) < SPACES {
            self.space += spaces;
            self.begin_round(log);
        } else {
            self.stage = Stage::Over;
            log.put(|| Event::Ends);
        }
    }

    // --- Expancing ----------------------------------------------------------------------------------------------------

    /// May a form of this level go on that island (I-13.6, I-13.21)?
    pub(crate) fn is_expancing_on(&self, nth: Nth) -> bool {
        let (level, started) = (self.solo.expancing, self.solo.started_count);
        match started {
            _ if started >= level => self.solo.started[usize::from(level.max(1)) - 1] == nth,
            _ if started + 1 == level => self.players[self.acting.index()].painted(nth).is_empty(),
            _ => false,
        }
    }

    fn form_fits(&self, size: u8) -> bool {
        let mut fits = false;
        self.each_form(size, |_, _| {
            fits = true;
            false
        });
        fits
    }

    /// Calls `each` with every place of a form of so many squares, until it returns false.
    pub(crate) fn each_form(&self, size: u8, mut each: impl FnMut(Nth, Squares) -> bool) {
        let player: &Player = &self.players[self.acting.index()];
        for nth in Nth::ALL.into_iter().filter(|&nth| self.is_expancing_on(nth)) {
            let ground = player.ground(nth, self.atlas);
            if ground.reach.is_empty() {
                continue;
            }
            for &squares in self.island(self.acting, nth).forms(size) {
                if ground.takes(squares) && !each(nth, squares) {
                    return;
                }
            }
        }
    }

    /// The next form of Expancing, or the end of the step.
    pub(crate) fn go_on_with_expancing(&mut self, log: &mut impl Sink<Event>) {
        self.solo.form = 0;
        self.source = Source::Expancing;
        self.colours = Colours::only(self.season());
        if self.solo.forms == 0 {
            self.solo.expancing = 0;
            self.clear_action();
            return self.end_step(log);
        }
        let fitting = FORMS.map(|size| self.solo.forms & form_bit(size) != 0 && self.form_fits(size));
        match fitting {
            [true, true] => self.stage = Stage::FormFirst,
            [true, false] => self.begin_form(FORMS[0]),
            [false, true] => self.begin_form(FORMS[1]),
            [false, false] => {
                // Nothing of the level can be painted (any more).
                self.solo.forms = 0;
                let seat = self.acting;
                log.put(|| Event::Skips { seat, source: Source::Expancing });
                self.go_on_with_expancing(log);
            }
        }
    }

    pub(crate) fn begin_form(&mut self, size: u8) {
        self.solo.form = size;
        self.solo.forms &= !form_bit(size);
        self.stage = Stage::Paint;
    }

    /// The list of uses, forms or technologies to be researched, whatever is asked.
    pub(crate) fn list_solo(&self, mut push: impl FnMut(Move)) {
        match self.stage {
            Stage::Technology(moment) => {
                push(Move::GoOn);
                self.each_use(moment, |used| push(Move::Use(used)));
            }
            Stage::Research => {
                push(Move::GoOn);
                let open = Technology::ALL.into_iter().filter(|&technology| self.can_research(technology));
                open.for_each(|technology| push(Move::Research(technology)));
            }
            Stage::FormFirst => FORMS.into_iter().for_each(|size| push(Move::Form(size))),
            _ => {}
        }
    }
}

const fn form_bit(size: u8) -> u8 {
    if size == FORMS[0] { 0b01 } else { 0b10 }
}

/// What may have to be said to use a level.
const fn choices(technology: Technology, level: u8) -> &'static [Choice] {
    match (technology, level) {
        (Technology::ReRoll, 1 | 3) => &[Choice::Die(1), Choice::Die(2)],
        (Technology::Transforming, 2) => {
            &[Choice::Shape(Shape::Two), Choice::Shape(Shape::Three), Choice::Shape(Shape::Four)]
        }
        _ => &[Choice::None],
    }
}
