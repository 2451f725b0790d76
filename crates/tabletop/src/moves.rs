//! A list of legal moves.

use std::ops::Deref;

/// A list of moves with the capacity its game has proven to be enough; it is allocated once and used again.
#[derive(Clone, Debug)]
pub struct MoveBuf<M> {
    list: Vec<M>,
}

impl<M> MoveBuf<M> {
    /// An empty list for at most `capacity` moves.
    #[must_use]
    pub fn with_capacity(capacity: usize) -> Self {
        Self { list: Vec::with_capacity(capacity) }
    }

    /// Adds a move.
    ///
    /// # Panics
    /// If the list is full: a list longer than the bound its game has proven is a bug of the game, and cutting it
    /// silently would hide legal moves.
    #[inline(always)]
    pub fn push(&mut self, m: M) {
        if self.list.len() == self.list.capacity() {
            overflow();
        }
        self.list.push(m);
    }

    /// Adds a move if `wanted`, without a branch: for tests whose outcome no processor can guess.
    #[inline(always)]
    pub fn push_if(&mut self, m: M, wanted: bool)
    where
        M: Copy,
    {
        self.push(m);
        self.list.truncate(self.list.len() - usize::from(!wanted));
    }

    /// Empties the list and keeps its room.
    #[inline]
    pub fn clear(&mut self) {
        self.list.clear();
    }
}

#[cold]
fn overflow() -> ! {
    panic!("more legal moves than the game's proven bound")
}

impl<M> Deref for MoveBuf<M> {
    type Target = [M];

    fn deref(&self) -> &[M] {
        &self.list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "proven bound")]
    fn an_overflow_is_an_error_and_no_silent_cut() {
        let mut list = MoveBuf::with_capacity(4);
        for m in 0..100 {
            list.push(m);
        }
    }

    #[test]
    fn a_cleared_list_is_used_again() {
        let mut list = MoveBuf::with_capacity(2);
        list.push('a');
        list.clear();
        list.push('b');
        list.push_if('c', false);
        assert_eq!(&*list, ['b']);
        list.push_if('d', true);
        assert_eq!(&*list, ['b', 'd']);
    }
}
