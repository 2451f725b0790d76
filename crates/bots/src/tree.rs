//! The tree of a search: nodes of 32 bytes in one vector.

use std::hash::{Hash, Hasher};

/// A node, by its place in the vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

/// No node.
const NONE: u32 = u32::MAX;

/// One move after those that lead to it. Moves are kept as digests: which one it is the position knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The digest of the move.
    key: u64,
    /// How often it was chosen.
    pub(crate) visits: u32,
    /// How often it could have been chosen.
    pub(crate) available: u32,
    /// The sum of what it brought to who chose it.
    pub(crate) total: f32,
    /// How promising it looked beforehand.
    pub(crate) bias: f32,
    first_child: u32,
    next: u32,
}

const _: () = assert!(size_of::<Node>() <= 32);

impl Node {
    /// What it brought on the average.
    pub(crate) fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// A tree holds so many nodes at most: 32 MB, and half as much again while it grows. A full tree is searched on, without
/// growing.
const MOST: usize = 1_000_000;

/// A tree.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    pub(crate) const ROOT: NodeId = NodeId(0);

    /// Begins anew, with a root alone.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node { key: 0, visits: 0, available: 0, total: 0.0, bias: 0.0, first_child: NONE, next: NONE });
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn at(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    pub(crate) fn at_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// The child for a move, if there is one.
    pub(crate) fn child(&self, id: NodeId, key: u64) -> Option<NodeId> {
        let mut next = self.at(id).first_child;
        while next != NONE {
            let node = &self.nodes[next as usize];
            if node.key == key {
                return Some(NodeId(next));
            }
            next = node.next;
        }
        None
    }

    /// The children for these moves, in `found`, if all of them are there already.
    pub(crate) fn find<M: Hash>(&self, id: NodeId, moves: &[M], found: &mut Vec<NodeId>) -> bool {
        found.clear();
        let mut from = NONE;
        for m in moves {
            let Some(child) = self.child_after(id, from, key(m)) else { return false };
            found.push(child);
            from = child.0;
        }
        true
    }

    /// The children for these moves, in `found`; those that do not exist yet are made, with the bias that `bias` gives for
    /// their index. The list ends early where the tree is full.
    pub(crate) fn children<M: Hash>(
        &mut self,
        id: NodeId,
        moves: &[M],
        found: &mut Vec<NodeId>,
        bias: impl Fn(usize) -> f32,
    ) {
        found.clear();
        let mut from = NONE;
        let is_leaf = self.at(id).first_child == NONE;
        for (index, m) in moves.iter().enumerate() {
            let key = key(m);
            let known = if is_leaf { None } else { self.child_after(id, from, key) };
            let child = known.or_else(|| self.add(id, from, key, bias(index)));
            let Some(child) = child else { return };
            found.push(child);
            from = child.0;
        }
    }

    /// The child for a move. Children keep the order in which they were made, which is mostly the order of the list of moves:
    /// it is looked for first where the one before was found.
    fn child_after(&self, id: NodeId, from: u32, key: u64) -> Option<NodeId> {
        if from == NONE {
            return self.child(id, key);
        }
        let mut next = self.nodes[from as usize].next;
        while next != NONE {
            let node = &self.nodes[next as usize];
            if node.key == key {
                return Some(NodeId(next));
            }
            next = node.next;
        }
        let mut next = self.at(id).first_child;
        while next != from {
            let node = &self.nodes[next as usize];
            if node.key == key {
                return Some(NodeId(next));
            }
            next = node.next;
        }
        None
    }

    /// Adds a child after the last one, which is looked for from any child there is.
    fn add(&mut self, id: NodeId, near: u32, key: u64, bias: f32) -> Option<NodeId> {
        if self.nodes.len() >= MOST {
            return None;
        }
        if self.nodes.len() == self.nodes.capacity() {
            // Doubled as a vector would do it, but never above the limit.
            let len = self.nodes.len();
            self.nodes.reserve_exact(len.max(1_024).min(MOST - len));
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node { key, visits: 0, available: 0, total: 0.0, bias, first_child: NONE, next: NONE });
        let mut last = if near == NONE { self.at(id).first_child } else { near };
        if last == NONE {
            self.at_mut(id).first_child = child;
        } else {
            while self.nodes[last as usize].next != NONE {
                last = self.nodes[last as usize].next;
            }
            self.nodes[last as usize].next = child;
        }
        Some(NodeId(child))
    }
}

/// The digest of a move.
pub(crate) fn key<M: Hash>(m: &M) -> u64 {
    let mut mixer = Mixer(0x6a09_e667_f3bc_c908);
    m.hash(&mut mixer);
    mixer.finish()
}

/// A hasher of a few words, the same on every machine.
struct Mixer(u64);

impl Mixer {
    const fn mix(&mut self, word: u64) {
        let product = ((self.0 ^ word) as u128).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        self.0 = (product >> 64) as u64 ^ (product as u64).rotate_left(32);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.mix(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.mix(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.mix(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }

    fn finish(&self) -> u64 {
        // One more round for the last word's high bits.
        let mut last = Self(self.0);
        last.mix(0x2545_f491_4f6c_dd1d);
        last.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_are_found_again_in_any_order() {
        let mut tree = Tree::default();
        tree.clear();
        let mut found = Vec::new();
        tree.children(Tree::ROOT, &[1_u32, 2, 3], &mut found, |i| i as f32);
        let first = found.clone();
        assert_eq!(tree.len(), 4);
        tree.children(Tree::ROOT, &[3_u32, 1], &mut found, |_| 9.0);
        assert_eq!(found, [first[2], first[0]]);
        tree.children(Tree::ROOT, &[7_u32, 2, 8, 1, 3], &mut found, |_| 9.0);
        assert_eq!(tree.len(), 6);
        assert_eq!([found[1], found[3], found[4]], [first[1], first[0], first[2]]);
        assert_eq!((tree.at(found[0]).bias, tree.at(found[1]).bias), (9.0, 1.0));
        let all = found.clone();
        tree.children(Tree::ROOT, &[8_u32, 7, 3, 2, 1], &mut found, |_| 0.0);
        assert_eq!(found, [all[2], all[0], all[4], all[1], all[3]]);
        assert_eq!(tree.len(), 6);
        assert_eq!(tree.child(Tree::ROOT, key(&8_u32)), Some(all[2]));
        assert_eq!(tree.child(Tree::ROOT, key(&9_u32)), None);
    }

    #[test]
    fn digests_of_neighbours_differ() {
        let mut keys: Vec<u64> =
            (0..10_000_u64).flat_map(|n| [key(&n), key(&(n as u16, 3_u8)), key(&(n << 40))]).collect();
        keys.sort_unstable();
        let all = keys.len();
        keys.dedup();
        // Zero is the same with and without a shift.
        assert_eq!(keys.len(), all - 1);
    }
}
