//! A list of legal moves.

use std::ops::Deref;

use crate::Outcome;

/// A list of moves that can hold as many as its game has proven to be enough. It has room for the lists that occur, is used
/// again and again, and grows towards the proven bound only if a list needs it.
#[derive(Clone, Debug)]
pub struct MoveBuf<M> {
    /// All places; those from `len` on hold whatever was there before.
    places: Box<[M]>,
    len: usize,
    most: usize,
}

/// Room at the start: a hand of twenty cards has fewer payments.
const USUAL: usize = 16_384;

impl<M: Copy + From<Outcome>> MoveBuf<M> {
    /// An empty list for at most `most` moves.
    #[must_use]
    pub fn with_capacity(most: usize) -> Self {
        let places = vec![M::from(Outcome::Number(0)); most.min(USUAL)].into_boxed_slice();
        Self { places, len: 0, most }
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

    /// Adds a move to a list that may become longer than usual: it grows, up to the proven bound.
    ///
    /// # Panics
    /// If the list is longer than that.
    #[inline]
    pub fn push_to_long(&mut self, m: M) {
        if self.len == self.places.len() {
            self.grow();
        }
        self.push(m);
    }

    #[cold]
    fn grow(&mut self) {
        let (len, Some(&last)) = (self.len, self.places.last()) else { overflow() };
        let mut places = std::mem::take(&mut self.places).into_vec();
        places.resize((2 * len).min(self.most), last);
        self.places = places.into_boxed_slice();
    }
}

#[cold]
fn overflow() -> ! {
    panic!("more legal moves than the game's proven bound")
}

impl<M> MoveBuf<M> {
    /// Empties the list and keeps its room.
    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }
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
    #[should_panic(expected = "proven bound")]
    fn a_long_list_ends_at_the_bound_too() {
        let mut list = MoveBuf::with_capacity(USUAL + 1);
        for _ in 0..USUAL + 2 {
            list.push_to_long(Number(1));
        }
    }

    #[test]
    fn a_list_grows_if_it_must_and_keeps_what_it_holds() {
        let mut list = MoveBuf::with_capacity(3 * USUAL);
        for m in 0..3 * USUAL {
            list.push_to_long(Number(m as u8));
        }
        assert_eq!(list.len(), 3 * USUAL);
        assert!(list.iter().enumerate().all(|(at, m)| m.0 == at as u8));
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
