//! Where a player can paint (I-5): the one place that knows.

use tabletop::MoveBuf;

use crate::asks::{Brush, Move, Nth, Side};
use crate::atlas::{Atlas, Landmark, Shape};
use crate::bits::Squares;
use crate::colour::{Colour, Colours};
use crate::state::{Player, State};

/// What can be painted of one island now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    /// The squares still unpainted (I-5.1).
    pub(crate) free: Squares,
    /// Those of them of which a painting must touch one (I-5.2 to I-5.4).
    pub(crate) reach: Squares,
}

impl Ground {
    /// Can these squares be painted together?
    #[inline]
    pub(crate) const fn takes(self, squares: Squares) -> bool {
        squares.within(self.free) && squares.meets(self.reach)
    }
}

impl Player {
    /// What can be painted of that island now.
    #[inline(always)]
    pub(crate) fn ground(&self, nth: Nth, atlas: &'static Atlas) -> Ground {
        let painted = self.painted(nth);
        if painted.is_empty() {
            return self.unstarted(nth, atlas);
        }
        let free = self.island(nth, atlas).empty.without(painted);
        Ground { free, reach: painted.beside().and(free) }
    }

    /// The same for an island without paint.
    fn unstarted(&self, nth: Nth, atlas: &'static Atlas) -> Ground {
        let island = self.island(nth, atlas);
        let [both, regular] = self.access;
        let reach = if both > 0 {
            island.at_regular_harbor.or(island.at_secret_harbor)
        } else if regular > 0 || !self.has_begun() {
            island.at_regular_harbor
        } else {
            Squares::NONE
        };
        Ground { free: island.empty, reach }
    }

    /// All four islands.
    #[inline(always)]
    pub(crate) fn grounds(&self, atlas: &'static Atlas) -> [Ground; Nth::ALL.len()] {
        let ground = |nth| self.ground(Nth(nth), atlas);
        [ground(0), ground(1), ground(2), ground(3)]
    }

    /// Calls `each` with the places of one piece of a shape, until it returns true; returns whether it did.
    #[inline]
    fn any_place(
        &self,
        shape: Shape,
        grounds: &[Ground; Nth::ALL.len()],
        atlas: &'static Atlas,
        mut each: impl FnMut(Nth, Squares) -> bool,
    ) -> bool {
        Nth::ALL.into_iter().zip(grounds).any(|(nth, ground)| {
            !ground.reach.is_empty() && {
                let places = &self.island(nth, atlas).places[shape as usize];
                places.iter().any(|&place| ground.takes(place) && each(nth, place))
            }
        })
    }

    /// Which access starting that island there spends; `None` for the first island of the game (I-8.9).
    pub(crate) fn spends(&self, nth: Nth, squares: Squares, atlas: &'static Atlas) -> Option<Side> {
        if !self.has_begun() {
            return None;
        }
        let at_regular = squares.meets(self.island(nth, atlas).at_regular_harbor);
        Some(if at_regular && self.access[Side::Different as usize] > 0 { Side::Different } else { Side::Single })
    }

    /// Puts paint on an island and pays for starting it.
    pub(crate) fn put(&mut self, nth: Nth, squares: Squares, colour: Colour, atlas: &'static Atlas) -> Option<Side> {
        let mut spent = None;
        if self.painted(nth).is_empty() {
            spent = self.spends(nth, squares, atlas);
            if let Some(side) = spent {
                self.access[side as usize] -= 1;
            }
        }
        self.paint[nth.index()].add(squares, colour);
        spent
    }

    /// The landmarks that painting these squares, just painted, has surrounded (I-6.1).
    #[inline]
    pub(crate) fn surrounded_by(&self, nth: Nth, squares: Squares, atlas: &'static Atlas) -> Squares {
        let painted = self.painted(nth);
        let mut surrounded = Squares::NONE;
        for site in &self.island(nth, atlas).sites {
            if site.around.meets(squares) && site.around.within(painted) {
                surrounded = surrounded.or(Squares::only(site.square));
            }
        }
        surrounded
    }

    /// Can a second half be placed after this first one (I-5.6)? `safe` are places of it on started islands.
    fn has_second(
        &self,
        (nth, first, colour): (Nth, Squares, Colour),
        safe: &Safe,
        shape: Shape,
        atlas: &'static Atlas,
    ) -> bool {
        safe.has_beside(nth, first) || self.has_new_second((nth, first, colour), shape, atlas)
    }

    /// The same, looking at what the first half opens: squares beside it, and the island of a lighthouse it surrounds.
    #[inline(never)]
    fn has_new_second(
        &self,
        (nth, first, colour): (Nth, Squares, Colour),
        shape: Shape,
        atlas: &'static Atlas,
    ) -> bool {
        let mut after = *self;
        after.put(nth, first, colour, atlas);
        let island = self.island(nth, atlas);
        let lighthouses = after.surrounded_by(nth, first, atlas).and(island.at(Landmark::Lighthouse));
        for square in lighthouses.iter() {
            let around = Squares::only(square).and_neighbours().and(island.empty);
            after.access[after.paint[nth.index()].side(around) as usize] += 1;
        }
        after.any_place(shape, &after.grounds(atlas), atlas, |_, _| true)
    }

    /// Can the whole shape be placed, in one of these colours?
    pub(crate) fn can_place(&self, shape: Shape, colours: Colours, atlas: &'static Atlas) -> bool {
        let grounds = self.grounds(atlas);
        if shape != Shape::Two {
            return self.any_place(shape, &grounds, atlas, |_, _| true);
        }
        let safe = Safe::new(self, shape, &grounds, atlas);
        // Two of them are a first and a second half.
        safe.count > 1
            || self.any_place(shape, &grounds, atlas, |nth, place| {
                colours.iter().any(|colour| self.has_second((nth, place, colour), &safe, shape, atlas))
            })
    }

    /// Can one square be painted?
    #[inline]
    pub(crate) fn can_paint_square(&self, atlas: &'static Atlas) -> bool {
        Nth::ALL.into_iter().any(|nth| !self.ground(nth, atlas).reach.is_empty())
    }

    /// The place of the second half, if there is exactly one (I-5.11).
    pub(crate) fn only_place(&self, shape: Shape, atlas: &'static Atlas) -> Option<(Nth, Squares)> {
        let mut found = None;
        let several =
            self.any_place(shape, &self.grounds(atlas), atlas, |nth, place| found.replace((nth, place)).is_some());
        if several { None } else { found }
    }

    /// Can these squares, which `ground` takes, be the first half?
    pub(crate) fn can_be_first_half(
        &self,
        nth: Nth,
        squares: Squares,
        colour: Colour,
        shape: Shape,
        atlas: &'static Atlas,
    ) -> bool {
        let safe = Safe::new(self, shape, &self.grounds(atlas), atlas);
        self.has_second((nth, squares, colour), &safe, shape, atlas)
    }
}

/// Places of a piece on islands already started: painting elsewhere leaves them as they are.
struct Safe {
    /// Up to three places that pairwise share no square, or as many as were found. A piece of two squares can't meet three of
    /// them at once, so with three of them there is always one left; see [`has_beside`](Self::has_beside).
    places: [(Nth, Squares); 3],
    count: usize,
}

impl Safe {
    fn new(player: &Player, shape: Shape, grounds: &[Ground; Nth::ALL.len()], atlas: &'static Atlas) -> Self {
        let mut safe = Self { places: [(Nth(0), Squares::NONE); 3], count: 0 };
        player.any_place(shape, grounds, atlas, |nth, place| {
            let is_apart = !safe.places[..safe.count].iter().any(|&(n, p)| n == nth && p.meets(place));
            if !player.painted(nth).is_empty() && is_apart {
                safe.places[safe.count] = (nth, place);
                safe.count += 1;
            }
            safe.count == safe.places.len()
        });
        safe
    }

    /// Is one of them left when these squares are painted?
    #[inline]
    fn has_beside(&self, nth: Nth, squares: Squares) -> bool {
        self.places[..self.count].iter().any(|&(n, place)| n != nth || !place.meets(squares))
    }
}

impl State {
    /// The list of paintings for the question at hand, and giving up where that is possible.
    pub(crate) fn list_paintings(&self, out: &mut MoveBuf<Move>) {
        let player = &self.players[self.acting.index()];
        let (atlas, colours) = (self.atlas, self.colours);
        let grounds = player.grounds(atlas);
        match self.brush() {
            Brush::Square => {
                for (island, ground) in Nth::ALL.into_iter().zip(&grounds) {
                    for square in ground.reach.iter() {
                        let squares = Squares::only(square);
                        colours.iter().for_each(|colour| out.push(Move::Paint { island, colour, squares }));
                    }
                }
            }
            Brush::Whole(shape) | Brush::Second(shape) => {
                for (island, ground) in Nth::ALL.into_iter().zip(&grounds) {
                    if ground.reach.is_empty() {
                        continue;
                    }
                    for &squares in &player.island(island, atlas).places[shape as usize] {
                        let fits = ground.takes(squares);
                        colours.iter().for_each(|colour| out.push_if(Move::Paint { island, colour, squares }, fits));
                    }
                }
            }
            Brush::Free(size) => self.each_form(size, |island, squares| {
                colours.iter().for_each(|colour| out.push(Move::Paint { island, colour, squares }));
                true
            }),
            Brush::First(shape) => {
                let safe = Safe::new(player, shape, &grounds, atlas);
                player.any_place(shape, &grounds, atlas, |island, squares| {
                    for colour in colours.iter() {
                        let fits = player.has_second((island, squares, colour), &safe, shape, atlas);
                        out.push_if(Move::Paint { island, colour, squares }, fits);
                    }
                    false
                });
            }
        }
        if !matches!(self.brush(), Brush::Second(_)) {
            out.push(Move::GiveUp);
        }
    }
}
