//! One player's islands as they lie on the table, to try paintings on: the rules of painting (I-5), without the
//! questions.

use ::islands::view::AtSeat;
use ::islands::{Colour, Island, Nth, Shape, Side, Squares, State};
use tabletop::Seat;

/// One island with its paint.
#[derive(Clone, Copy, Debug)]
pub(super) struct Here {
    pub(super) island: &'static Island,
    /// What is painted, by colour.
    pub(super) colours: [Squares; 3],
    /// Outlines filled, in their own colour and in another one; a bit for each.
    pub(super) filled: [u8; 2],
}

impl PartialEq for Here {
    fn eq(&self, other: &Self) -> bool {
        // Islands lie in an atlas that is never copied.
        let is_same = std::ptr::eq(self.island, other.island);
        is_same && self.colours == other.colours && self.filled == other.filled
    }
}

impl Here {
    /// The island without paint.
    pub(super) const fn new(island: &'static Island) -> Self {
        Self { island, colours: [Squares::NONE; 3], filled: [0; 2] }
    }

    pub(super) const fn painted(&self) -> Squares {
        let [a, b, c] = self.colours;
        a.or(b).or(c)
    }

    pub(super) const fn free(&self) -> Squares {
        self.island.empty.without(self.painted())
    }

    /// Single colour or different ones (I-6.2)? The squares are painted.
    pub(super) fn side(&self, squares: Squares) -> Side {
        if self.colours.iter().any(|&colour| squares.within(colour)) { Side::Single } else { Side::Different }
    }

    /// The same with these squares painted; only a shape can fill an outline (I-7.2).
    pub(super) fn with(&self, squares: Squares, colour: Colour, is_shape: bool) -> Self {
        let mut after = *self;
        after.colours[colour as usize] = after.colours[colour as usize].or(squares);
        for (i, outline) in self.island.outlines.iter().enumerate() {
            if is_shape && outline.squares == squares {
                after.filled[usize::from(outline.colour != colour)] |= 1 << i;
            }
        }
        after
    }
}

/// What lies before one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Board {
    pub(super) islands: [Here; Nth::ALL.len()],
    /// Unused accesses, by side.
    pub(super) access: [u8; 2],
    /// Coal-pit tokens, by side.
    pub(super) coal: [u8; 2],
    pub(super) coins: i32,
    /// What passing brings: 3, plus gold mines, minus volcano tokens (I-4.3).
    pub(super) income: i32,
}

impl Board {
    /// What lies before a player; nothing before the sheets are kept.
    pub(super) fn of(at: &AtSeat) -> Option<Self> {
        let [a, b, c, d] = at.islands.as_slice() else { return None };
        let islands = [a, b, c, d].map(|at| {
            let mut here = Here { colours: at.colours, ..Here::new(at.island) };
            for (i, coins) in at.filled.iter().enumerate() {
                if let &Some(coins) = coins {
                    here.filled[usize::from(coins < 10)] |= 1 << i;
                }
            }
            here
        });
        let [two, one] = at.gold.map(i32::from);
        let income = (3 + 2 * two + one - i32::from(at.volcanoes)).max(0);
        Some(Self { islands, access: at.access, coal: at.coal, coins: at.coins.into(), income })
    }

    /// The same in a position that is seen whole; the sheets are kept.
    pub(super) fn at(game: &State, seat: Seat) -> Self {
        let islands = Nth::ALL.map(|nth| Here {
            island: game.island(seat, nth),
            colours: Colour::ALL.map(|colour| game.colour(seat, nth, colour)),
            filled: game.filled(seat, nth),
        });
        let [two, one] = game.gold(seat).map(i32::from);
        let income = (3 + 2 * two + one - i32::from(game.volcanoes(seat))).max(0);
        Self { islands, access: game.access(seat), coal: game.coal(seat), coins: game.coins(seat).into(), income }
    }

    pub(super) const fn is_started(&self, nth: Nth) -> bool {
        !self.islands[nth.index()].painted().is_empty()
    }

    pub(super) fn has_begun(&self) -> bool {
        Nth::ALL.into_iter().any(|nth| self.is_started(nth))
    }

    /// The squares of which a painting must touch one (I-5.2 to I-5.4).
    pub(super) fn reach(&self, nth: Nth) -> Squares {
        let here = &self.islands[nth.index()];
        let [both, regular] = self.access;
        if self.is_started(nth) {
            here.painted().beside().and(here.free())
        } else if both > 0 {
            here.island.at_regular_harbor.or(here.island.at_secret_harbor)
        } else if regular > 0 || !self.has_begun() {
            here.island.at_regular_harbor
        } else {
            Squares::NONE
        }
    }

    /// Calls `each` with every place of a piece of that shape, or of one square.
    pub(super) fn places(&self, shape: Option<Shape>, mut each: impl FnMut(Nth, Squares)) {
        for nth in Nth::ALL {
            let (free, reach) = (self.islands[nth.index()].free(), self.reach(nth));
            match shape {
                _ if reach.is_empty() => {}
                None => reach.iter().for_each(|square| each(nth, Squares::only(square))),
                Some(shape) => {
                    let places = self.islands[nth.index()].island.places[shape as usize].iter();
                    places.filter(|place| place.within(free) && place.meets(reach)).for_each(|&place| each(nth, place));
                }
            }
        }
    }

    /// Is there a place for a piece of that shape?
    pub(super) fn has_place(&self, shape: Shape) -> bool {
        Nth::ALL.into_iter().any(|nth| {
            let (free, reach) = (self.islands[nth.index()].free(), self.reach(nth));
            let places = &self.islands[nth.index()].island.places[shape as usize];
            !reach.is_empty() && places.iter().any(|place| place.within(free) && place.meets(reach))
        })
    }

    /// Takes the access that starting this island there spends (I-8.9).
    pub(super) fn spend(&mut self, nth: Nth, squares: Squares) {
        if self.has_begun() {
            let at_regular = squares.meets(self.islands[nth.index()].island.at_regular_harbor);
            let side = usize::from(at_regular && self.access[1] > 0);
            self.access[side] = self.access[side].saturating_sub(1);
        }
    }
}
