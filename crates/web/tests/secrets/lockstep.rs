//! Moves that two worlds have in common, as far as one viewer can tell.

use tabletop::{Actor, Asked, Outcome, Roll, Seat, Stream, Viewer};

use crate::secretive::Secretive;

/// An answer in both worlds, with what chance adds to it. The viewer sees the same in both.
pub struct Step<G: Secretive> {
    pub seat: Seat,
    pub moves: [G::Move; 2],
    /// What chance draws.
    pub numbers: [Vec<u64>; 2],
    pub after: [G; 2],
    /// What chance answered.
    chances: Vec<[G::Move; 2]>,
    /// What happened, with full information.
    pub events: [Vec<G::Event>; 2],
}

/// Two worlds since they were staged.
pub struct Lockstep<G: Secretive> {
    origin: [G; 2],
    pub now: [G; 2],
    played: Vec<(Actor, [G::Move; 2])>,
    viewer: Viewer,
}

/// So many answers are tried before the worlds are taken for irreconcilable.
const TRIES: u32 = 12;

/// So many seeds of a shuffle are tried.
const SEEDS: u32 = 200;

/// What one world makes of an answer.
struct Played<G: Secretive> {
    after: G,
    /// Events, by entry of the log.
    events: Vec<Vec<G::Event>>,
    numbers: Vec<u64>,
    outcomes: Vec<Outcome>,
}

fn play<G: Secretive>(state: &G, seat: Seat, m: G::Move, mut number: impl FnMut(usize, Roll) -> u64) -> Played<G> {
    let mut played = Played { after: state.clone(), events: Vec::new(), numbers: Vec::new(), outcomes: Vec::new() };
    let mut events = Vec::new();
    played.after.apply(Actor::Seat(seat), m, &mut events);
    played.events.push(events);
    while let Asked::Chance(roll, _) = played.after.asked() {
        let drawn = number(played.numbers.len(), roll);
        let outcome = roll.draw(&mut Stream::new(drawn));
        let mut events = Vec::new();
        played.after.apply(Actor::Chance, outcome.into(), &mut events);
        played.events.push(events);
        played.numbers.push(drawn);
        played.outcomes.push(outcome);
    }
    played
}

impl<G: Secretive> Lockstep<G> {
    pub fn new(one: G, other: G, viewer: Viewer) -> Self {
        Self { origin: [one.clone(), other.clone()], now: [one, other], played: Vec::new(), viewer }
    }

    /// Is there anything the viewer does not know?
    pub fn differ(&self) -> bool {
        self.now[0] != self.now[1]
    }

    /// A step both worlds can take without a difference that the viewer may see.
    pub fn find(&self, luck: &mut Stream) -> Option<Step<G>> {
        let who = self.now[0].who();
        if who.is_empty() {
            return None;
        }
        for attempt in 0..TRIES {
            let seat = who[luck.below(who.len() as u32) as usize];
            let legal = self.now[0].answers(seat);
            let one = legal[luck.below(legal.len() as u32) as usize];
            let mut other = one;
            // What others answer may differ too, if it can't be seen.
            if !self.viewer.is(seat) && luck.below(2) == 0 {
                let legal = self.now[1].answers(seat);
                other = legal[luck.below(legal.len() as u32) as usize];
            }
            let same_luck = attempt >= TRIES / 2;
            if let Some(step) = self.attempt(seat, [one, other], same_luck, luck) {
                return Some(step);
            }
        }
        None
    }

    fn attempt(&self, seat: Seat, moves: [G::Move; 2], same_luck: bool, luck: &mut Stream) -> Option<Step<G>> {
        self.now[1].check(Actor::Seat(seat), moves[1]).ok()?;
        let one = play(&self.now[0], seat, moves[0], |_, _| luck.next());
        if matches!(one.after.asked(), Asked::Over) {
            return None;
        }
        // What comes after a shuffle may be seen; then another seed is looked for that leads to the same.
        let shuffles = one.outcomes.iter().any(|outcome| matches!(outcome, Outcome::Seed(_)));
        let other = (0..if shuffles { SEEDS } else { 1 }).find_map(|_| {
            let other = self.play_other(seat, moves[1], &one, same_luck, luck);
            let looks_same = one.after.view(self.viewer) == other.after.view(self.viewer);
            (looks_same && self.seen(&one) == self.seen(&other)).then_some(other)
        })?;
        let chances = one.outcomes.iter().zip(&other.outcomes).map(|(&a, &b)| [a.into(), b.into()]).collect();
        Some(Step {
            seat,
            moves,
            chances,
            numbers: [one.numbers, other.numbers],
            after: [one.after, other.after],
            events: [one.events.concat(), other.events.concat()],
        })
    }

    /// What the second world makes of an answer, if chance draws other numbers than in the first.
    fn play_other(&self, seat: Seat, m: G::Move, one: &Played<G>, same_luck: bool, luck: &mut Stream) -> Played<G> {
        play(&self.now[1], seat, m, |nth, roll| {
            let same = one.numbers.get(nth).copied().filter(|_| same_luck);
            same.unwrap_or_else(|| match (roll, one.outcomes.get(nth)) {
                // Another number that leads to the same throw: the throw is seen, the number is not.
                (Roll::Below(_), Some(&outcome)) => {
                    let mut numbers = (0..4_000).map(|_| luck.next());
                    numbers.find(|&number| roll.draw(&mut Stream::new(number)) == outcome).unwrap_or_default()
                }
                _ => luck.next(),
            })
        })
    }

    /// What the viewer sees of it, by entry of the log.
    fn seen(&self, played: &Played<G>) -> Vec<Vec<G::Seen>> {
        let entry = |events: &Vec<G::Event>| events.iter().map(|event| G::seen_by(event, self.viewer)).collect();
        played.events.iter().map(entry).collect()
    }

    /// Takes a step.
    pub fn take(&mut self, step: Step<G>) {
        self.played.push((Actor::Seat(step.seat), step.moves));
        self.played.extend(step.chances.into_iter().map(|both| (Actor::Chance, both)));
        self.now = step.after;
    }

    /// A player has taken their last answer back.
    pub fn take_back(&mut self, seat: Seat) {
        let at = self.played.iter().rposition(|&(by, _)| by == Actor::Seat(seat)).expect("an answer to take back");
        self.played.remove(at);
        self.now = self.origin.clone();
        for (by, both) in &self.played {
            for (state, &m) in self.now.iter_mut().zip(both) {
                state.apply(*by, m, &mut tabletop::NoLog);
            }
        }
    }
}
