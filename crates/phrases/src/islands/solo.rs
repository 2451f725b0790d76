//! The solo game in words: technologies and their levels, dice, Carrambah, ranks.

use islands::{Ask, Choice, Colour, Moment, Purpose, Rank, Rule, Seen, Shape, Technology, Use};
use tabletop::Seat;

use super::IslandsTeller;
use crate::number::signed;
use crate::person::Person;
use crate::say::Phrases;

impl Phrases {
    /// What the solo game is called: "Science versus Carrambah".
    #[must_use]
    pub fn solo_title(self) -> String {
        self.islands_solo_title()
    }

    /// The printed name of a technology: "Re-Color". It is the same in all languages.
    #[must_use]
    pub const fn technology(self, technology: Technology) -> &'static str {
        match technology {
            Technology::Expancing => "Expancing",
            Technology::Auctionis => "Auctionis",
            Technology::Economicus => "Economicus",
            Technology::ReColor => "Re-Color",
            Technology::ReRoll => "Re-Roll",
            Technology::Transforming => "Transforming",
            Technology::Timenautics => "Timenautics",
        }
    }

    /// What a level of a technology does, in one sentence: "Pay 3 coins to roll one die again."
    #[must_use]
    pub fn level(self, technology: Technology, level: u8) -> String {
        self.islands_level(&key(technology, level))
    }

    /// A level by its name: "Re-Roll, level 2".
    #[must_use]
    pub fn level_name(self, technology: Technology, level: u8) -> String {
        self.islands_level_name(level, self.technology(technology))
    }

    /// When a technology can be used: "after the bidding".
    #[must_use]
    pub fn moment(self, moment: Moment) -> String {
        self.islands_moment(moment_word(moment))
    }

    /// What dice are rolled for: "Carrambah’s bid".
    #[must_use]
    pub fn purpose(self, purpose: Purpose) -> String {
        self.islands_purpose(purpose.word())
    }

    /// A rank of the solo game: "Creator".
    #[must_use]
    pub fn rank(self, rank: Rank) -> String {
        self.islands_rank(rank.word())
    }

    /// The points of a solo game and their rank, as a sentence.
    #[must_use]
    pub fn solo_result(self, points: i16) -> String {
        let sum = signed(points);
        match Rank::of(points) {
            Some(rank) => self.islands_solo_result(points, &self.rank(rank), &sum),
            None => {
                let lowest = Rank::Apprentice;
                self.islands_solo_no_rank(lowest.least(), points, &self.rank(lowest), &sum)
            }
        }
    }
}

impl IslandsTeller<'_> {
    /// A level with all that has to be said to use it: "Re-Roll, level 1, die 2".
    #[must_use]
    pub fn used(&self, Use { technology, level, choice }: Use) -> String {
        let (say, name) = (self.phrases, self.phrases.technology(technology));
        match choice {
            Choice::None => say.level_name(technology, level),
            Choice::Die(n) => say.islands_use_die(level, name, n),
            Choice::Shape(shape) => say.islands_use_shape(level, name, &self.shape(shape)),
        }
    }

    /// A question for a bid; in the solo game Carrambah adds something on some cards (I-13.1).
    pub(super) fn with_mark(&self, card: u8, ask: String) -> String {
        if self.setup.is_solo() && matches!(card, 2 | 6) {
            return format!("{ask} {}", self.phrases.islands_ask_carrambah_mark());
        }
        ask
    }

    /// The only player.
    pub(super) fn solo_player(&self) -> Person {
        self.person(Seat(0))
    }

    /// The sentences of one line that begins with a roll or the use of a technology, and how many events they tell.
    pub(super) fn dice_together(&self, events: &[Seen], at: usize) -> (usize, Vec<String>) {
        let say = self.phrases;
        let mut sentences = Vec::new();
        let mut next = at;
        if let Seen::Uses { .. } = events[at] {
            sentences.extend(self.sentence(events, at));
            next += 1;
        }
        match (events.get(next), events.get(next + 1)) {
            (Some(&Seen::Rolled { purpose, die }), Some(&Seen::Rolled { purpose: other, die: second }))
                if purpose == other =>
            {
                next += 2;
                // What Carrambah bids shows the dice too.
                if next > at + 2 || !matches!(events.get(next), Some(Seen::Carrambah { .. })) {
                    sentences.push(say.islands_rolled_two(second, die, two_word(purpose)));
                }
            }
            (Some(Seen::Rolled { .. }), _) => {
                sentences.extend(self.sentence(events, next));
                next += 1;
            }
            _ => return (1, sentences),
        }
        // What the dice decide. The colour is told with the die.
        match events.get(next) {
            Some(Seen::Card { .. } | Seen::Carrambah { .. }) => {
                sentences.extend(self.sentence(events, next));
                next += 1;
            }
            Some(Seen::ColourRolled { .. }) => next += 1,
            _ => {}
        }
        (next - at, sentences)
    }

    /// The last of these events: a die, and what it means.
    pub(super) fn rolled(&self, events: &[Seen], die: u8) -> String {
        let say = self.phrases;
        let is_again = matches!(events.last(), Some(Seen::Rolled { purpose: Purpose::ReRoll, .. }));
        let purpose = last_roll(events);
        let word = |first: &'static str| if is_again { "re-roll" } else { first };
        match purpose {
            Purpose::Auction | Purpose::ReRoll => say.islands_rolled(die, word("auction")),
            Purpose::Carrambah => say.islands_rolled(die, word("carrambah")),
            Purpose::Colour | Purpose::Grove | Purpose::ReColor => {
                say.islands_rolled_colour(Colour::of_die(die).word(), die, word("colour"))
            }
            Purpose::Transforming => match Shape::numbered(die) {
                Some(shape) => say.islands_rolled_shape(die, word("transforming"), &self.shape(shape)),
                None => say.islands_rolled_choice(die, word("transforming")),
            },
        }
    }

    /// Carrambah's bid, with its sum if these events before it tell the dice.
    pub(super) fn carrambah(&self, before: &[Seen], bid: u8, won: bool) -> String {
        let [first, second] = carrambah_dice(before);
        let sum = match bid.checked_sub(first + second) {
            _ if first == 0 || second == 0 => String::new(),
            None => String::new(),
            Some(0) => format!(" ({first} + {second})"),
            Some(mark) => format!(" ({first} + {second} + {mark})"),
        };
        if won {
            self.phrases.islands_carrambah_won(bid, &sum, &self.solo_player())
        } else {
            self.phrases.islands_carrambah_lost(bid, &sum, &self.solo_player())
        }
    }

    pub(super) fn researches(&self, technology: Technology, level: u8) -> String {
        let say = self.phrases;
        let researches = say.islands_researches(level, say.technology(technology), &self.solo_player());
        match technology.partner().filter(|_| level == 1) {
            Some(partner) => format!("{researches} {}", say.islands_closes(say.technology(partner))),
            None => researches,
        }
    }

    /// A level is used: what it costs or brings, and what it does unless a later event tells it.
    pub(super) fn uses(&self, before: &[Seen], used: Use, coins: i8) -> String {
        let (say, who) = (self.phrases, &self.solo_player());
        let name = say.technology(used.technology);
        let uses = match coins {
            0 => say.islands_uses(used.level, name, who),
            1.. => say.islands_uses_gained(coins, used.level, name, who),
            _ => say.islands_uses_paid(coins.unsigned_abs(), used.level, name, who),
        };
        let effect = match (used.technology, used.level, used.choice) {
            (Technology::ReRoll, _, choice) if last_roll(before) == Purpose::Carrambah => match choice {
                Choice::Die(1) => say.islands_used("re-roll-first"),
                Choice::Die(_) => say.islands_used("re-roll-second"),
                _ => say.islands_used("re-roll-both"),
            },
            (Technology::ReColor | Technology::Timenautics, 1 | 2, _) => {
                say.islands_used(&key(used.technology, used.level))
            }
            (Technology::Transforming, _, Choice::Shape(shape)) => say.islands_transformed(&self.shape(shape)),
            (Technology::Transforming, 1, _) => say.islands_transformed(&self.shape(Shape::Five)),
            _ => return uses,
        };
        format!("{uses} {effect}")
    }

    /// A level that can't be used: not now, not under these conditions, or not for the coins there are.
    pub(super) fn unusable(&self, ask: Option<Ask>, used: Use, rule: Rule) -> String {
        let (say, technology) = (self.phrases, used.technology);
        match rule {
            Rule::Technologies => return say.islands_refuse_level(),
            Rule::Fees => {
                let cost = say.islands_refuse_fee(fee(technology, used.level), used.level, say.technology(technology));
                // Only a roll can come before the bid is paid.
                return match technology {
                    Technology::ReRoll => format!("{cost} {}", say.islands_refuse_fee_unpaid()),
                    _ => cost,
                };
            }
            _ => {}
        }
        let is_time = matches!(ask, Some(Ask::Technology { moment }) if Some(moment) == moment_of(technology));
        if !is_time {
            return say.islands_refuse_moment(technology.word());
        }
        let key = key(technology, used.level);
        match (technology, used.level, used.choice) {
            (Technology::ReRoll, ..) | (Technology::Transforming, 2, _) => say.islands_refuse_use(&key),
            (.., Choice::Die(_) | Choice::Shape(_)) => say.islands_refuse_use("plain"),
            _ => say.islands_refuse_use(&key),
        }
    }

    /// A technology that can't be researched (any further).
    pub(super) fn not_researched(&self, technology: Technology) -> String {
        let say = self.phrases;
        match technology.partner() {
            Some(partner) => say.islands_refuse_closed(say.technology(technology), say.technology(partner)),
            None => say.islands_refuse_researched(say.technology(technology)),
        }
    }
}

/// The word messages choose a level by.
fn key(technology: Technology, level: u8) -> String {
    format!("{}-{level}", technology.word())
}

/// The word messages choose a moment by.
pub(super) const fn moment_word(moment: Moment) -> &'static str {
    match moment {
        Moment::Roll => "roll",
        Moment::Bidding => "bidding",
        Moment::Shape => "shape",
        Moment::StepEnd => "step-end",
        Moment::Marker => "marker",
    }
}

/// Two dice are rolled for Carrambah only, or again.
const fn two_word(purpose: Purpose) -> &'static str {
    if matches!(purpose, Purpose::ReRoll) { "re-roll" } else { "carrambah" }
}

/// When a technology can be used (I-13.16); Expancing never is by itself.
const fn moment_of(technology: Technology) -> Option<Moment> {
    match technology {
        Technology::Expancing => None,
        Technology::Auctionis => Some(Moment::Bidding),
        Technology::Economicus => Some(Moment::StepEnd),
        Technology::ReColor | Technology::Transforming => Some(Moment::Shape),
        Technology::ReRoll => Some(Moment::Roll),
        Technology::Timenautics => Some(Moment::Marker),
    }
}

/// What a level costs that has to be paid for (I-13.9 to I-13.11).
const fn fee(technology: Technology, level: u8) -> u8 {
    match (technology, level) {
        (Technology::ReColor, 2) => 5,
        (Technology::Transforming, 2) => 7,
        _ => 3,
    }
}

/// What the last dice of these events were rolled for the first time.
fn last_roll(events: &[Seen]) -> Purpose {
    let rolls = events.iter().rev().filter_map(|event| match event {
        Seen::Rolled { purpose, .. } => Some(*purpose),
        _ => None,
    });
    rolls.into_iter().find(|&purpose| purpose != Purpose::ReRoll).unwrap_or(Purpose::ReRoll)
}

/// The dice of Carrambah's bid at the end of these events, those rolled again included; 0 for one that is not told.
fn carrambah_dice(events: &[Seen]) -> [u8; 2] {
    let begin = events.iter().rposition(|event| matches!(event, Seen::Bids { .. })).unwrap_or(0);
    let mut dice = [0; 2];
    // Which dice the next rolls are of, the next one last.
    let mut waiting = vec![1, 0];
    for event in &events[begin..] {
        match *event {
            Seen::Uses { used: Use { technology: Technology::ReRoll, choice, .. }, .. } => {
                waiting = if let Choice::Die(n) = choice { vec![usize::from(n == 2)] } else { vec![1, 0] };
            }
            Seen::Rolled { purpose: Purpose::Carrambah | Purpose::ReRoll, die } => {
                if let Some(index) = waiting.pop() {
                    dice[index] = die;
                }
            }
            _ => {}
        }
    }
    dice
}
