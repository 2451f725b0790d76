//! A list of legal moves.

use std::ops::Deref;

use crate::Outcome;

/// A list of moves with the capacity its game has proven to be enough; it is allocated once and used again.
#[derive(Clone, Debug)]
pub struct MoveBuf<M> {
    /// All places; those from `len` on hold whatever was there before.
    places: Box<[M]>,
    len: usize,
}

impl<M: Copy + From<Outcome>> MoveBuf<M> {
    /// An empty list for at most `capacity` moves.
    #[must_use]
    pub fn with_capacity(capacity: usize) -> Self {
        Self { places: vec![M::from(Outcome::Number(0)); capacity].into_boxed_slice(), len: 0 }
    }
}

impl<M: Copy> MoveBuf<M> {
    /// Adds a move.
    ///
    /// # Panics
    /// If the list is full: a list longer than the bound its game has proven is a bug of the game, and cutting it
    /// silently would hide legal moves.
    #[inline(always)]
    pub fn push(&mut self, m: M) {
        self.push_if(m, true);
    }

    /// Adds a move if `wanted`, without a branch: for tests whose outcome no processor can guess.
    ///
    /// # Panics
    /// If the list is full.
    #[inline(always)]
    pub fn push_if(&mut self, m: M, wanted: bool) {
        match self.places.get_mut(self.len) {
            Some(place) => *place = m,
            None => overflow(),
        }
        self.len += usize::from(wanted);
    }
}

impl<M> MoveBuf<M> {
    /// Empties the list and keeps its room.
    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }
}

#[cold]
fn overflow() -> ! {
    panic!("more legal moves than the game's proven bound")
}

impl<M> Deref for MoveBuf<M> {
    type Target = [M];

    #[inline]
    fn deref(&self) -> &[M] {
        &self.places[..self.len]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Number(u8);

    impl From<Outcome> for Number {
        fn from(_: Outcome) -> Self {
            Self(0)
        }
    }

    #[test]
    #[should_panic(expected = "proven bound")]
    fn an_overflow_is_an_error_and_no_silent_cut() {
        let mut list = MoveBuf::with_capacity(4);
        for m in 0..5 {
            list.push(Number(m));
        }
    }

    #[test]
    fn a_cleared_list_is_used_again() {
        let mut list = MoveBuf::with_capacity(3);
        list.push(Number(1));
        list.clear();
        list.push(Number(2));
        list.push_if(Number(3), false);
        assert_eq!(&*list, [Number(2)]);
        list.push_if(Number(4), true);
        assert_eq!(&*list, [Number(2), Number(4)]);
    }
}
