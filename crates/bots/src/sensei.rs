//! Search with knowledge.

use tabletop::standing::MAX_PLAYERS;
use tabletop::{Actor, Asked, MoveBuf, NoLog, Roll, Seat, Stream};

use crate::bot::{Bot, Sight};
use crate::budget::Budget;
use crate::ismcts::Range;
use crate::judgement::{Judged, Judgement};
use crate::reward;
use crate::thoughts::{self, Thoughts, Tried};
use crate::tree::{NodeId, Tree};

/// What was never tried is taken to be worse than what was, by so much of the range of all rewards.
const UNTRIED: f32 = 0.1;

/// Search with knowledge: what [`Judgement`] knows tells which moves to try first, how to play on, and how a game will
/// end.
///
/// The tree is that of [`Ismcts`](crate::Ismcts), and so is what is imagined. A move is tried the more often the better it has
/// done and the more promising it looked: the share that exploration gives it is in proportion to its weight (as in PUCT), so a
/// promising move comes first and a hopeless one never.
#[derive(Debug)]
pub struct Sensei<G: Judged> {
    budget: Budget,
    judgement: G::Judgement,
    moves: MoveBuf<G::Move>,
    tree: Tree,
    children: Vec<NodeId>,
    weights: Vec<f32>,
    path: Vec<(NodeId, Seat)>,
    tried: Tried,
    thoughts: Thoughts<G::Move>,
}

/// How a world ended, or is expected to.
struct End {
    rewards: [f32; MAX_PLAYERS],
    place: f32,
    score: f32,
}

impl<G: Judged> Sensei<G> {
    /// One that thinks as long as `budget` allows.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Self {
            budget,
            judgement: G::Judgement::default(),
            moves: MoveBuf::with_capacity(G::MAX_MOVES),
            tree: Tree::default(),
            children: Vec::new(),
            weights: Vec::new(),
            path: Vec::new(),
            tried: Tried::default(),
            thoughts: Thoughts::default(),
        }
    }

    /// How it judges.
    pub fn judgement(&mut self) -> &mut G::Judgement {
        &mut self.judgement
    }

    /// How it expects the game to go on after one of the moves it thought about when it chose last.
    pub fn line(&mut self, sight: &Sight<G>, first: G::Move, stream: &mut Stream) -> Vec<(Actor, G::Move)> {
        let world = G::imagine(sight.view, sight.memory, stream);
        thoughts::expect(&self.tree, &mut self.moves, world, (sight.seat, first))
    }

    /// Leaves out what is dominated, and searches among the rest.
    fn search(&mut self, sight: &Sight<G>, stream: &mut Stream) -> usize {
        let mut open: Vec<_> = sight.legal.iter().copied().map(Some).collect();
        let world = G::imagine(sight.view, sight.memory, stream);
        world.dominated(sight.seat, sight.legal, |index| open[index] = None);
        let (indices, legal): (Vec<_>, Vec<_>) = open.iter().enumerate().filter_map(|(i, m)| Some((i, (*m)?))).unzip();
        indices[self.search_among(&Sight { legal: &legal, ..*sight }, stream)]
    }

    fn search_among(&mut self, sight: &Sight<G>, stream: &mut Stream) -> usize {
        let &Sight { seat, view, memory, legal } = sight;
        self.tree.clear();
        self.tried.clear(legal.len());
        let mut range = Range::default();
        let (mut worlds, mut decisions) = (0, 0);
        if legal.len() > 1 {
            let mut clock = self.budget.start();
            while clock.goes_on() {
                let mut world = G::imagine(view, memory, stream);
                let first = self.descend(&mut world, sight, &range, &mut decisions, stream);
                let end = self.play_on(world, seat, &mut decisions, stream);
                self.tried.add(first, end.place.into(), end.score.into());
                range.widen(&end.rewards[..1]);
                range.widen(&end.rewards[seat.index()..=seat.index()]);
                for &(node, by) in &self.path {
                    let node = self.tree.at_mut(node);
                    node.visits += 1;
                    node.total += end.rewards[by.index()];
                }
                worlds += 1;
            }
        }
        let (thoughts, best) = thoughts::conclude(&self.tree, &self.tried, legal);
        let world = G::imagine(view, memory, stream);
        let line = thoughts::expect(&self.tree, &mut self.moves, world, (seat, legal[best]));
        self.thoughts = Thoughts { line, worlds, decisions, ..thoughts };
        best
    }

    /// Goes down the tree to a node that is new, and returns the index of the first move.
    fn descend(
        &mut self,
        world: &mut G,
        sight: &Sight<G>,
        range: &Range,
        decisions: &mut u64,
        stream: &mut Stream,
    ) -> usize {
        self.path.clear();
        let mut node = Tree::ROOT;
        let mut first = None;
        loop {
            let by = match world.asked() {
                _ if first.is_none() => sight.seat,
                Asked::Seat(by, _) => by,
                Asked::Together(seats, _) => seats.first().unwrap_or(sight.seat),
                Asked::Chance(roll, _) => {
                    let m: G::Move = roll.draw(stream).into();
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
            let moves = if first.is_some() { &self.moves[..] } else { sight.legal };
            if let &[only] = moves {
                world.apply(Actor::Seat(by), only, &mut NoLog);
                continue;
            }
            *decisions += 1;
            let Self { tree, judgement, weights, .. } = self;
            if !tree.find(node, moves, &mut self.children) {
                weights.clear();
                judgement.weigh(world, by, moves, weights);
                tree.children(node, moves, &mut self.children, |index| weights[index]);
            }
            if self.children.is_empty() {
                break;
            }
            let (index, is_new) = select(tree, &self.children, G::EXPLORATION * range.width(), range.width());
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

    /// Plays on as far as the judgement wants.
    fn play_on(&mut self, mut world: G, seat: Seat, decisions: &mut u64, stream: &mut Stream) -> End {
        let mut made = 0;
        loop {
            let by = match world.asked() {
                Asked::Seat(by, _) => by,
                Asked::Together(seats, _) => seats.first().unwrap_or(seat),
                Asked::Chance(roll, _) => {
                    world.apply(Actor::Chance, roll.draw(stream).into(), &mut NoLog);
                    continue;
                }
                Asked::Over => break,
            };
            if self.judgement.is_enough(&world, made) {
                break;
            }
            self.moves.clear();
            world.moves(Actor::Seat(by), &mut self.moves);
            let index = if self.moves.len() == 1 {
                0
            } else {
                made += 1;
                self.judgement.play_on(&world, by, &self.moves, stream)
            };
            world.apply(Actor::Seat(by), self.moves[index], &mut NoLog);
        }
        *decisions += u64::from(made);
        if let Some(standing) = world.standing() {
            return End {
                rewards: reward::of(&standing),
                place: standing.places()[seat.index()].into(),
                score: standing.scores()[seat.index()].into(),
            };
        }
        let forecast = self.judgement.forecast(&world);
        let (rewards, places) = reward::of_forecast(world.players().into(), &forecast);
        End { rewards, place: places[seat.index()], score: forecast.scores[seat.index()] }
    }
}

/// The index of the child to go on with, and whether it is new.
fn select(tree: &mut Tree, children: &[NodeId], exploration: f32, width: f32) -> (usize, bool) {
    let (mut weights, mut visits, mut total) = (0.0, 0, 0.0);
    for &child in children {
        let node = tree.at_mut(child);
        node.available += 1;
        weights += node.bias;
        visits += node.visits;
        total += node.total;
    }
    let untried = if visits == 0 { 0.5 } else { total / visits as f32 - UNTRIED * width };
    let urge = exploration * (visits.max(1) as f32).sqrt() / weights.max(f32::MIN_POSITIVE);
    let mut best = (f32::NEG_INFINITY, 0, false);
    for (index, &child) in children.iter().enumerate() {
        let node = tree.at(child);
        // What is left out comes last, if nothing else is there.
        if node.bias <= 0.0 && best.0 > f32::NEG_INFINITY {
            continue;
        }
        let mean = if node.visits == 0 { untried } else { node.mean() };
        let value = mean + urge * node.bias / (1.0 + node.visits as f32) - if node.bias <= 0.0 { 1e9 } else { 0.0 };
        if value > best.0 {
            best = (value, index, node.visits == 0);
        }
    }
    (best.1, best.2)
}

impl<G: Judged> Bot<G> for Sensei<G> {
    fn name(&self) -> &'static str {
        "sensei"
    }

    fn choose(&mut self, sight: &Sight<G>, stream: &mut Stream) -> usize {
        self.search(sight, stream)
    }

    fn thoughts(&self) -> Option<&Thoughts<G::Move>> {
        Some(&self.thoughts)
    }
}
