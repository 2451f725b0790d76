//! Moves of Origami Islands and its solo game that are surely no better than another legal one.
//!
//! "Surely" leaves nothing to plans: what is marked gives something away for nothing, whatever the dice show and the others
//! do. Nothing of a position is secret but a choice of sheets, which is not looked at.
//!
//! Coins are good, with one exception that is never overlooked here: a volcano pays only who is not alone the richest, or in
//! the solo game who is poor, so with a volcano in reach it may be right to have less.

use islands::atlas::SPACES;
use islands::{Ask, Brush, Colour, Landmark, Moment, Move, Nth, Source, Squares, State, Technology};
use tabletop::{Actor, Asked, Game, NoLog, Seat};

/// Why a move is surely no better than another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dominated {
    /// Bids more than wins for certain: more than anybody who may still bid has, or more than Carrambah's dice can show.
    Overbids,
    /// Bids less than Carrambah's dice can show, which is passing, with nothing to be gained from the dice.
    BidsInVain,
    /// Gives up although a placement only gains: it fills all that is left of its corner of a started island, spoils no
    /// outline and no single colour, and whatever it surrounds is as good now as later.
    GivesUpGain,
    /// Paints the same squares in a colour in which everything they touch turns out no better than in another one.
    WorseColour,
    /// Leaves coins that a technology gives for nothing, or takes fewer of them.
    LeavesCoins,
    /// Researches in the last round what can't be of use any more, instead of acting.
    ResearchesInVain,
    /// Ends the player's last step with fewer points than another move surely brings.
    EndsWorse,
}

/// The most that Carrambah's two dice show, and the least; cards 2 and 6 add their mark (I-13.2).
const DICE: (u16, u16) = (2, 12);
const MARK: u16 = 2;
/// A volcano of the solo game pays who has at most so many coins (I-13.4).
const POOR: u16 = 10;
/// The bid that Timenautics wants to stop the season marker (I-13.12).
const STOPS_TIME: u16 = 14;
/// Lists of paintings up to this length are compared in the last round.
const MOST_COMPARED: usize = 1_000;

/// Marks each of the legal moves of `seat`; at least one stays unmarked. Of `state` only that is looked at which `seat` sees.
pub fn mark(state: &State, seat: Seat, moves: &[Move], out: &mut Vec<Option<Dominated>>) {
    out.clear();
    out.resize(moves.len(), None);
    let Asked::Seat(by, ask) = state.asked() else { return };
    if by != seat || moves.len() < 2 {
        return;
    }
    let at = Position { state, seat };
    match ask {
        Ask::Bid { least, .. } if state.is_solo() => at.mark_solo_bids(least, moves, out),
        Ask::Bid { least, .. } => at.mark_bids(least, moves, out),
        Ask::Paint { source, brush, .. } => at.mark_paintings(source, brush, moves, out),
        Ask::Technology { moment: Moment::Bidding | Moment::StepEnd } => at.mark_coins(moves, out),
        Ask::Research if at.is_last_round() => at.mark_research(moves, out),
        _ => {}
    }
    if out.iter().all(Option::is_some) {
        out.fill(None);
    }
}

/// A position, and the player who is asked.
struct Position<'a> {
    state: &'a State,
    seat: Seat,
}

impl Position<'_> {
    /// Is this the last round, whatever technologies are used?
    fn is_last_round(&self) -> bool {
        let state = self.state;
        let may_stop =
            state.level(Technology::Timenautics) == 3 && state.highest_bid().is_some_and(|b| b.1 == STOPS_TIME);
        usize::from(state.round()) == SPACES && !may_stop
    }

    /// May a player surround a volcano soon, as far as one can see?
    fn is_near_volcano(&self, seat: Seat) -> bool {
        let has_begun = Nth::ALL.into_iter().any(|nth| !self.state.painted(seat, nth).is_empty());
        self.state.volcanoes(seat) > 0 || self.state.access(seat) != [0, 0] || !has_begun
    }

    // --- bids ---------------------------------------------------------------------------------------------------------

    /// Nobody can bid more than the richest who has not passed; a bid of as much wins.
    fn mark_bids(&self, least: u16, moves: &[Move], out: &mut [Option<Dominated>]) {
        let (state, seat) = (self.state, self.seat);
        let others = || seat.round(state.players()).skip(1);
        let bidding = others().filter(|&other| !state.passed().has(other));
        let enough = bidding.map(|other| state.coins(other)).max().unwrap_or(0).max(least);
        let richest = others().map(|other| state.coins(other)).max().unwrap_or(0);
        let stays_richest = state.coins(seat).saturating_sub(enough) >= richest;
        if stays_richest && seat.round(state.players()).any(|seat| self.is_near_volcano(seat)) {
            return;
        }
        mark_bids_above(enough, moves, out);
    }

    fn mark_solo_bids(&self, least: u16, moves: &[Move], out: &mut [Option<Dominated>]) {
        let (state, seat) = (self.state, self.seat);
        let mark = if matches!(state.card(), Some(2 | 6)) { MARK } else { 0 };
        let enough = least.max(DICE.1 + mark);
        let stays_rich = state.coins(seat).saturating_sub(enough) > POOR;
        if !stays_rich || !self.is_near_volcano(seat) {
            mark_bids_above(enough, moves, out);
        }
        let gains_from_dice = state.level(Technology::ReRoll) == 3;
        let stops_time = state.level(Technology::Timenautics) == 3;
        for (m, out) in moves.iter().zip(out) {
            match *m {
                Move::Bid(STOPS_TIME) if stops_time => *out = None,
                Move::Bid(coins) if coins < DICE.0 + mark && !gains_from_dice => *out = Some(Dominated::BidsInVain),
                _ => {}
            }
        }
    }

    // --- technologies -------------------------------------------------------------------------------------------------

    /// All that these technologies do is to give coins, one of their levels a round.
    fn mark_coins(&self, moves: &[Move], out: &mut [Option<Dominated>]) {
        let after = |&m: &Move| {
            let mut next = self.state.clone();
            next.apply(Actor::Seat(self.seat), m, &mut NoLog);
            next.coins(self.seat)
        };
        let coins: Vec<_> = moves.iter().map(after).collect();
        let most = coins.iter().copied().max().unwrap_or(0);
        if most > POOR && self.is_near_volcano(self.seat) {
            return;
        }
        let best = coins.iter().position(|&c| c == most);
        for (index, mark) in out.iter_mut().enumerate().filter(|&(index, _)| Some(index) != best) {
            debug_assert!(coins[index] <= most);
            *mark = Some(Dominated::LeavesCoins);
        }
    }

    /// In the last round only Expancing brings anything: it paints.
    fn mark_research(&self, moves: &[Move], out: &mut [Option<Dominated>]) {
        for (m, mark) in moves.iter().zip(out) {
            if matches!(m, Move::Research(technology) if *technology != Technology::Expancing) {
                *mark = Some(Dominated::ResearchesInVain);
            }
        }
    }

    // --- paintings ----------------------------------------------------------------------------------------------------

    fn mark_paintings(&self, source: Source, brush: Brush, moves: &[Move], out: &mut [Option<Dominated>]) {
        // The colour of a first half is that of the second, and a first half can't be given up afterwards.
        if matches!(brush, Brush::First(_) | Brush::Second(_)) {
            return;
        }
        // Which coal-pit token is used depends on the colour.
        if source != Source::CoalPit {
            self.mark_colours(moves, out);
        }
        if self.is_last_round() && moves.len() <= MOST_COMPARED {
            self.mark_worse_ends(moves, out);
        }
        let Some(give_up) = moves.iter().position(|&m| m == Move::GiveUp) else { return };
        if out[give_up].is_none() && moves.iter().any(|&m| self.only_gains(m)) {
            out[give_up] = Some(Dominated::GivesUpGain);
        }
    }

    /// Marks colours for the same squares; they stand next to each other.
    fn mark_colours(&self, moves: &[Move], out: &mut [Option<Dominated>]) {
        let place =
            |m: &Move| if let Move::Paint { island, squares, .. } = *m { Some((island, squares)) } else { None };
        let mut from = 0;
        for group in moves.chunk_by(|a, b| place(a) == place(b)) {
            let marks = &mut out[from..from + group.len()];
            from += group.len();
            if group.len() > 1 {
                self.mark_colours_of(group, marks);
            }
        }
    }

    fn mark_colours_of(&self, group: &[Move], marks: &mut [Option<Dominated>]) {
        // A bit for each thing that turns out better in this colour.
        let mut better = [0_u64; Colour::ALL.len()];
        for (at, m) in group.iter().enumerate() {
            let &Move::Paint { island, colour, squares } = m else { return };
            let Some(bits) = self.better_in(island, squares, colour) else { return };
            better[at.min(Colour::ALL.len() - 1)] = bits;
        }
        for at in 0..group.len() {
            let is_beaten = |by: usize| {
                let (mine, theirs) = (better[at], better[by]);
                mine & theirs == mine && (mine != theirs || by < at)
            };
            if (0..group.len()).any(|by| by != at && is_beaten(by)) {
                marks[at] = Some(Dominated::WorseColour);
            }
        }
    }

    /// What turns out better in this colour than in others, a bit each; `None` if colours can't be compared, because a
    /// landmark is touched for the first time.
    fn better_in(&self, nth: Nth, squares: Squares, colour: Colour) -> Option<u64> {
        let (state, seat) = (self.state, self.seat);
        let (island, painted) = (state.island(seat, nth), state.painted(seat, nth));
        let (mut bits, mut bit) = (0, 1_u64);
        for site in island.sites.iter().filter(|site| site.around.meets(squares)) {
            match self.colour_of(nth, site.around.and(painted)) {
                _ if site.landmark == Landmark::Grove && self.may_like_dice() => return None,
                Around::Different => {}
                Around::Nothing if site.around.within(squares) => {}
                Around::Nothing => return None,
                Around::Single(before) => {
                    bits |= if before == colour { bit } else { 0 };
                    bit <<= 1;
                }
            }
        }
        let fills = island.outlines.iter().any(|outline| outline.squares == squares && outline.colour == colour);
        Some(bits | u64::from(fills) << 63)
    }

    /// In the solo game a grove in different colours rolls a die, which Re-Roll can make coins of.
    fn may_like_dice(&self) -> bool {
        self.state.is_solo() && !self.state.is_closed(Technology::ReRoll)
    }

    /// The colours of squares that are painted.
    fn colour_of(&self, nth: Nth, squares: Squares) -> Around {
        let mut colours = Colour::ALL.into_iter().filter(|&c| self.state.colour(self.seat, nth, c).meets(squares));
        match (colours.next(), colours.next()) {
            (None, _) => Around::Nothing,
            (Some(colour), None) => Around::Single(colour),
            _ => Around::Different,
        }
    }

    /// Does this painting bring points and spoil nothing?
    fn only_gains(&self, m: Move) -> bool {
        let Move::Paint { island: nth, colour, squares } = m else { return false };
        let (state, seat) = (self.state, self.seat);
        let (island, painted) = (state.island(seat, nth), state.painted(seat, nth));
        let left = state.unpainted(seat, nth).without(squares);
        if painted.is_empty() || squares.beside().meets(left) {
            return false;
        }
        let spoils_outline = |outline: &islands::atlas::Outline| {
            let is_open = outline.squares.meets(squares) && !outline.squares.meets(painted);
            is_open && (outline.squares != squares || outline.colour != colour)
        };
        let is_good = |site: &islands::atlas::Site| {
            let is_surrounded = site.around.within(painted.or(squares));
            let is_good_colour = match self.colour_of(nth, site.around.and(painted)) {
                Around::Different => true,
                Around::Single(before) => before == colour,
                Around::Nothing => is_surrounded,
            };
            // When a volcano or a grove is surrounded may matter, and in the solo game that of any landmark.
            let is_any_time = !matches!(site.landmark, Landmark::Volcano | Landmark::Grove) && !state.is_solo();
            is_good_colour && (!is_surrounded || is_any_time)
        };
        !island.outlines.iter().any(spoils_outline)
            && island.sites.iter().filter(|site| site.around.meets(squares)).all(is_good)
    }

    /// In the last round a player's points are final when the step is over: marks what then has fewer than can be had.
    fn mark_worse_ends(&self, moves: &[Move], out: &mut [Option<Dominated>]) {
        let after = |&m: &Move| {
            let mut next = self.state.clone();
            next.apply(Actor::Seat(self.seat), m, &mut NoLog);
            let is_over = match next.asked() {
                Asked::Over => true,
                Asked::Seat(seat, Ask::Technology { moment }) if seat == self.seat => {
                    matches!(moment, Moment::StepEnd | Moment::Marker)
                }
                Asked::Seat(seat, _) => seat != self.seat,
                Asked::Together(..) | Asked::Chance(..) => false,
            };
            // What may follow can be given up, so that the points now are certain.
            (next.points(self.seat), is_over)
        };
        let ends: Vec<_> = moves.iter().map(after).collect();
        let most = ends.iter().map(|end| end.0).max().unwrap_or(0);
        for (&(points, is_over), mark) in ends.iter().zip(out) {
            if is_over && points < most {
                *mark = Some(Dominated::EndsWorse);
            }
        }
    }
}

/// How the painted squares around a landmark are coloured.
enum Around {
    Nothing,
    Single(Colour),
    Different,
}

fn mark_bids_above(enough: u16, moves: &[Move], out: &mut [Option<Dominated>]) {
    let is_legal = moves.contains(&Move::Bid(enough));
    for (m, mark) in moves.iter().zip(out) {
        if matches!(m, Move::Bid(coins) if is_legal && *coins > enough) {
            *mark = Some(Dominated::Overbids);
        }
    }
}
