//! What a bot thought: how good each move looked, and how it expects the game to go on.

use std::hash::Hash;

use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Seat};

use crate::tree::{Node, Tree, key};

/// One legal move as the search saw it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<M> {
    /// The move.
    pub answer: M,
    /// How often it was tried.
    pub visits: u32,
    /// How much it promised, from 0 to 1.
    pub value: f64,
    /// The place the game was expected to end with, from 1.
    pub place: f64,
    /// The score it was expected to end with.
    pub score: f64,
}

/// What a bot thought about one question.
#[derive(Clone, Debug, PartialEq)]
pub struct Thoughts<M> {
    /// The moves that were tried, the best first.
    pub options: Vec<Thought<M>>,
    /// How the bot expects the game to go on, beginning with the best move.
    pub line: Vec<(Actor, M)>,
    /// How many worlds were imagined and played out.
    pub worlds: u64,
    /// How many decisions were made in them.
    pub decisions: u64,
    /// How many nodes the tree held.
    pub nodes: u64,
}

impl<M> Default for Thoughts<M> {
    fn default() -> Self {
        Self { options: Vec::new(), line: Vec::new(), worlds: 0, decisions: 0, nodes: 0 }
    }
}

/// What came of each move at the root, summed over worlds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tried {
    /// Places, scores and how many games, by the index of the move.
    sums: Vec<(f64, f64, u32)>,
}

impl Tried {
    pub(crate) fn clear(&mut self, moves: usize) {
        self.sums.clear();
        self.sums.resize(moves, (0.0, 0.0, 0));
    }

    pub(crate) fn add(&mut self, index: usize, place: f64, score: f64) {
        let (places, scores, games) = &mut self.sums[index];
        *places += place;
        *scores += score;
        *games += 1;
    }

    /// The thought about a move, if it was tried.
    pub(crate) fn thought<M: Copy>(&self, index: usize, answer: M, node: &Node) -> Option<Thought<M>> {
        let (places, scores, games) = self.sums[index];
        let mean = |sum: f64| sum / f64::from(games);
        (games > 0).then(|| Thought {
            answer,
            visits: node.visits,
            value: node.mean().into(),
            place: mean(places),
            score: mean(scores),
        })
    }
}

/// What a search among these moves came to, the line left out, and the index of the move that was tried most.
pub(crate) fn conclude<M: Copy + Hash>(tree: &Tree, tried: &Tried, legal: &[M]) -> (Thoughts<M>, usize) {
    let mut options = Vec::new();
    let mut best = (0, 0.0, 0);
    for (index, &m) in legal.iter().enumerate() {
        let Some(node) = tree.child(Tree::ROOT, key(&m)).map(|id| tree.at(id)) else { continue };
        options.extend(tried.thought(index, m, node));
        if (node.visits, node.mean()) > (best.0, best.1) {
            best = (node.visits, node.mean(), index);
        }
    }
    // What was tried most comes first, then what promised most.
    options.sort_by(|a: &Thought<M>, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    (Thoughts { options, nodes: tree.len() as u64, ..Thoughts::default() }, best.2)
}

/// A line is so many moves long at most.
const LINE: usize = 8;
/// What was tried less often is not expected.
const OFTEN: u32 = 5;

/// Follows the moves that were tried most in one world, beginning with `first`, as long as they were tried often enough to be
/// expected. Nobody expects what chance will answer.
pub(crate) fn expect<G: Game>(
    tree: &Tree,
    moves: &mut MoveBuf<G::Move>,
    mut world: G,
    (mut seat, first): (Seat, G::Move),
) -> Vec<(Actor, G::Move)> {
    let mut line = Vec::new();
    let mut node = tree.child(Tree::ROOT, key(&first));
    let mut m = first;
    loop {
        world.apply(Actor::Seat(seat), m, &mut NoLog);
        line.push((Actor::Seat(seat), m));
        let Some(at) = node.filter(|_| line.len() < LINE) else { return line };
        seat = match world.asked() {
            Asked::Seat(seat, _) => seat,
            Asked::Together(seats, _) => seats.first().unwrap_or(seat),
            Asked::Chance(..) | Asked::Over => return line,
        };
        moves.clear();
        world.moves(Actor::Seat(seat), moves);
        if let [only] = moves[..] {
            // What is forced has no node.
            m = only;
            continue;
        }
        let children = moves.iter().filter_map(|&m| tree.child(at, key(&m)).map(|child| (m, child)));
        let often = children.filter(|&(_, child)| tree.at(child).visits >= OFTEN);
        let Some((most, child)) = often.max_by_key(|&(_, child)| tree.at(child).visits) else { return line };
        m = most;
        node = Some(child);
    }
}
