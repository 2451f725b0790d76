//! The yardstick: plain information-set search, knowing nothing but the rules.

use tabletop::drive::{self, Tally};
use tabletop::{Actor, Asked, Game, Imagine, MoveBuf, NoLog, Roll, Seat, Standing, Stream};

use crate::bot::{Bot, Sight};
use crate::budget::Budget;
use crate::reward;
use crate::thoughts::{self, Thoughts, Tried};
use crate::tree::{NodeId, Tree};

/// How much is tried that looks worse, in parts of the range of all rewards so far. Of 0.3, 0.5, 0.7, 1.0 and 1.4.
const EXPLORATION: f32 = 0.7;

/// The yardstick: plain information-set search, knowing nothing but the rules.
///
/// Single-observer information-set Monte Carlo tree search with UCB1: each iteration imagines a world that looks to the
/// observer like the real one, goes down the one tree of all worlds through moves that are legal in this one, adds a node,
/// and plays the rest at random. Dice that everybody sees are nodes too, drawn and not chosen; shuffles are not. Each player
/// maximises their own reward. Who is asked together answers one after the other.
///
/// It stays as it is: what other bots are measured by must not change.
#[derive(Debug)]
pub struct Ismcts<G: Game> {
    budget: Budget,
    moves: MoveBuf<G::Move>,
    tree: Tree,
    children: Vec<NodeId>,
    path: Vec<(NodeId, Seat)>,
    tried: Tried,
    thoughts: Thoughts<G::Move>,
}

impl<G: Imagine> Ismcts<G> {
    /// One that thinks as long as `budget` allows.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Self {
            budget,
            moves: MoveBuf::with_capacity(G::MAX_MOVES),
            tree: Tree::default(),
            children: Vec::new(),
            path: Vec::new(),
            tried: Tried::default(),
            thoughts: Thoughts::default(),
        }
    }

    /// Searches in worlds that `imagine` gives, in each of which `seat` is asked and may answer `legal`; returns the index of
    /// the move that was tried most.
    pub(crate) fn search(
        &mut self,
        seat: Seat,
        legal: &[G::Move],
        stream: &mut Stream,
        mut imagine: impl FnMut(&mut Stream) -> G,
    ) -> usize {
        self.tree.clear();
        self.tried.clear(legal.len());
        let mut tally = Tally::default();
        let mut range = Range::default();
        let mut worlds = 0;
        if legal.len() > 1 {
            let mut clock = self.budget.start();
            while clock.goes_on() {
                let mut world = imagine(stream);
                let first = self.descend(&mut world, seat, legal, &range, &mut tally, stream);
                while drive::step(&mut world, &mut self.moves, stream, &mut tally, &mut drive::at_random, &mut NoLog)
                    .is_some()
                {}
                if let Some(standing) = world.standing() {
                    self.learn(&standing, seat, first, &mut range);
                }
                worlds += 1;
            }
        }
        let (thoughts, best) = thoughts::conclude(&self.tree, &self.tried, legal);
        let world = imagine(stream);
        let line = thoughts::expect(&self.tree, &mut self.moves, world, (seat, legal[best]));
        self.thoughts = Thoughts { line, worlds, decisions: tally.decisions, ..thoughts };
        best
    }

    /// Goes down the tree to a node that is new, and returns the index of the first move.
    fn descend(
        &mut self,
        world: &mut G,
        seat: Seat,
        legal: &[G::Move],
        range: &Range,
        tally: &mut Tally,
        stream: &mut Stream,
    ) -> usize {
        self.path.clear();
        let mut node = Tree::ROOT;
        let mut first = None;
        loop {
            let by = match world.asked() {
                _ if first.is_none() => seat,
                Asked::Seat(by, _) => by,
                Asked::Together(seats, _) => seats.first().unwrap_or(seat),
                Asked::Chance(roll, _) => {
                    let m: G::Move = roll.draw(stream).into();
                    tally.chances += 1;
                    world.apply(Actor::Chance, m, &mut NoLog);
                    if matches!(roll, Roll::Below(_)) {
                        self.tree.children(node, &[m], &mut self.children, |_| 0.0);
                        let Some(&child) = self.children.first() else { break };
                        node = child;
                    }
                    continue;
                }
                Asked::Over => break,
            };
            self.moves.clear();
            if first.is_some() {
                world.moves(Actor::Seat(by), &mut self.moves);
            }
            let moves = if first.is_some() { &self.moves[..] } else { legal };
            if let &[only] = moves {
                tally.forced += 1;
                world.apply(Actor::Seat(by), only, &mut NoLog);
                continue;
            }
            tally.decisions += 1;
            self.tree.children(node, moves, &mut self.children, |_| 0.0);
            if self.children.is_empty() {
                break;
            }
            let (index, is_new) = select(&mut self.tree, &self.children, range, stream);
            let m = moves[index];
            node = self.children[index];
            self.path.push((node, by));
            world.apply(Actor::Seat(by), m, &mut NoLog);
            first.get_or_insert(index);
            if is_new {
                break;
            }
        }
        first.unwrap_or(0)
    }

    /// Takes in how a game ended.
    fn learn(&mut self, standing: &Standing, seat: Seat, first: usize, range: &mut Range) {
        let rewards = reward::of(standing);
        self.tried.add(first, standing.places()[seat.index()].into(), standing.scores()[seat.index()].into());
        range.widen(&rewards[..standing.scores().len()]);
        for &(node, by) in &self.path {
            let node = self.tree.at_mut(node);
            node.visits += 1;
            node.total += rewards[by.index()];
        }
    }
}

/// The index of the child to go on with, and whether it is new.
fn select(tree: &mut Tree, children: &[NodeId], range: &Range, stream: &mut Stream) -> (usize, bool) {
    let mut untried = 0;
    let (mut new, mut best) = (0, (f32::NEG_INFINITY, 0));
    for (index, &child) in children.iter().enumerate() {
        let node = tree.at_mut(child);
        node.available += 1;
        if node.visits == 0 {
            untried += 1;
            if stream.below(untried) == 0 {
                new = index;
            }
        } else if untried == 0 {
            let visits = node.visits as f32;
            let value =
                node.total / visits + EXPLORATION * range.width() * (libm::logf(node.available as f32) / visits).sqrt();
            if value > best.0 {
                best = (value, index);
            }
        }
    }
    if untried > 0 { (new, true) } else { (best.1, false) }
}

/// The lowest and the highest reward so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    low: f32,
    high: f32,
}

impl Default for Range {
    fn default() -> Self {
        Self { low: f32::INFINITY, high: f32::NEG_INFINITY }
    }
}

impl Range {
    pub(crate) fn widen(&mut self, rewards: &[f32]) {
        for &reward in rewards {
            self.low = self.low.min(reward);
            self.high = self.high.max(reward);
        }
    }

    pub(crate) fn width(&self) -> f32 {
        (self.high - self.low).max(0.001)
    }
}

impl<G: Imagine> Bot<G> for Ismcts<G> {
    fn name(&self) -> &'static str {
        "ismcts"
    }

    fn choose(&mut self, sight: &Sight<G>, stream: &mut Stream) -> usize {
        self.search(sight.seat, sight.legal, stream, |stream| G::imagine(sight.view, sight.memory, stream))
    }

    fn thoughts(&self) -> Option<&Thoughts<G::Move>> {
        Some(&self.thoughts)
    }
}
