//! One of two things: that of the card games, or that of Islands.

/// Something of whichever game is played: types are erased here, and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Any<C, I> {
    /// Of Origami, Legends or both mixed.
    Cards(C),
    /// Of Origami Islands, by several players or alone.
    Islands(I),
}

/// How a game is shown, and how its forms are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameKind {
    /// Of Origami, Legends or both mixed.
    Cards,
    /// Of Origami Islands, by several players or alone.
    Islands,
}
