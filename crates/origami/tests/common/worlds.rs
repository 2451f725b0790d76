//! A slow and obvious enumerator: it keeps every world that is consistent with what one viewer has seen, one branch for each
//! physical card that may have moved, and knows nothing of `Memory`. Rice paper is in no world: everybody sees it (L-5.4).

use std::collections::BTreeMap;

use origami::asks::Ask;
use origami::vocab::Source;
use origami::{Event, Seen, Species, State};
use tabletop::{Asked, Game, Seat, Viewer};

/// Where the cards are that not everybody can see. Each list is sorted: a deck is known as a set, not in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct World {
    pub deck: Vec<Species>,
    pub aside: Vec<Species>,
    pub hands: [Vec<Species>; 4],
    /// Cards passed at once: they arrive when all have been passed.
    pub arriving: Vec<(usize, Species)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Deck,
    Aside,
    Hand(Seat),
    /// On its way to a hand.
    Towards(Seat),
    /// Where everybody sees it.
    Open,
}

impl World {
    fn list(&mut self, place: Place) -> &mut Vec<Species> {
        match place {
            Place::Deck => &mut self.deck,
            Place::Aside => &mut self.aside,
            Place::Hand(seat) => &mut self.hands[seat.index()],
            Place::Towards(_) | Place::Open => unreachable!("no list"),
        }
    }

    fn put(&mut self, place: Place, card: Species) {
        match place {
            Place::Open => {}
            Place::Towards(seat) => {
                self.arriving.push((seat.index(), card));
                self.arriving.sort_unstable();
            }
            _ => {
                self.list(place).push(card);
                self.list(place).sort_unstable();
            }
        }
    }

    /// What is really hidden.
    pub fn of(state: &State) -> Self {
        let mut world = Self { deck: state.deck().collect(), ..Self::default() };
        world.deck.sort_unstable();
        let is_between_actions = matches!(state.asked(), Asked::Seat(_, Ask::Action { .. }));
        for seat in Seat(0).round(state.players()) {
            world.hands[seat.index()] = origami_of(state, seat);
            if !is_between_actions {
                world.aside.extend(state.view(Viewer::Seat(seat)).table.looking_at);
            }
        }
        world
    }
}

pub fn origami_of(state: &State, seat: Seat) -> Vec<Species> {
    state.hand(seat).filter(|card| !card.is_rice_paper()).collect()
}

/// Every world consistent with what was seen, each with its number of physical arrangements (scaled).
#[derive(Clone)]
pub struct Worlds {
    pub all: BTreeMap<World, f64>,
    pub discards: Vec<Species>,
}

impl Worlds {
    /// A card goes from one place to another: one branch for each physical card that it may be.
    pub fn carry(&mut self, from: Place, to: Place, card: Seen) {
        let before = std::mem::take(&mut self.all);
        for (mut world, weight) in before {
            for i in 0..world.list(from).len() {
                let moved = world.list(from)[i];
                if card.face().is_none_or(|face| face == moved) {
                    let mut next = world.clone();
                    next.list(from).remove(i);
                    next.put(to, moved);
                    *self.all.entry(next).or_default() += weight;
                }
            }
        }
    }

    /// A card that everybody sees comes into a hand.
    fn gain(&mut self, seat: Seat, card: Species) {
        self.change(|world| world.put(Place::Hand(seat), card));
    }

    /// A card that everybody sees leaves a hand.
    fn lose(&mut self, seat: Seat, card: Species) {
        self.carry(Place::Hand(seat), Place::Open, Seen::Face(card));
    }

    pub fn change(&mut self, change: impl Fn(&mut World)) {
        let before = std::mem::take(&mut self.all);
        for (mut world, weight) in before {
            change(&mut world);
            *self.all.entry(world).or_default() += weight;
        }
    }

    fn discard(&mut self, from: Place, card: Species) {
        self.carry(from, Place::Open, Seen::Face(card));
        self.discards.push(card);
    }

    fn take_discard(&mut self, card: Species) {
        let at = self.discards.iter().rposition(|&c| c == card);
        self.discards.remove(at.expect("a card taken from the discards was there"));
    }

    /// All cards of a round of passes are on their way: now they arrive.
    pub fn arrive(&mut self) {
        self.change(|world| {
            for (seat, card) in std::mem::take(&mut world.arriving) {
                world.put(Place::Hand(Seat(seat as u8)), card);
            }
        });
    }

    pub fn see(&mut self, event: &Event<Seen>) {
        if !matches!(event, Event::Passed { .. }) {
            self.arrive();
        }
        match *event {
            // Rice paper is in no world.
            Event::Paid { card, .. } | Event::Discarded { card, .. } if card.is_rice_paper() => {}
            Event::Passed { card: Seen::Face(card), .. } | Event::Stolen { card: Seen::Face(card), .. }
                if card.is_rice_paper() => {}
            Event::Shuffled { .. } => {
                let mut discards = std::mem::take(&mut self.discards);
                discards.sort_unstable();
                self.change(|world| {
                    // The first shuffle is that of a deck which is there already.
                    if world.deck.is_empty() {
                        world.deck.clone_from(&discards);
                    }
                });
            }
            Event::Dealt { seat, card } => self.carry(Place::Deck, Place::Hand(seat), Seen::Face(card)),
            Event::LineFilled { card } => self.carry(Place::Deck, Place::Open, Seen::Face(card)),
            Event::TookFromLine { seat, card } => self.gain(seat, card),
            Event::TookDiscard { seat, card } => {
                self.take_discard(card);
                self.gain(seat, card);
            }
            Event::Drew { seat, card } => self.carry(Place::Deck, Place::Hand(seat), card),
            Event::LookedAt { card, .. } => self.carry(Place::Deck, Place::Aside, card),
            Event::Kept { seat, card } => self.carry(Place::Aside, Place::Hand(seat), card),
            Event::DiscardedLookedAt { card, .. } => self.discard(Place::Aside, card),
            Event::Paid { seat, card } | Event::Discarded { seat, card } => self.discard(Place::Hand(seat), card),
            Event::Placed { seat, card, .. } | Event::PutInPlay { seat, card } => self.lose(seat, card),
            Event::LineDiscarded { card } | Event::Removed { card, .. } | Event::LeftPlay { card } => {
                self.discards.push(card);
            }
            Event::Passed { seat, to, card } => self.carry(Place::Hand(seat), Place::Towards(to), card),
            Event::Stolen { seat, to, card } => self.carry(Place::Hand(seat), Place::Hand(to), card),
            Event::Swapped { seat, taken, given } => {
                self.lose(seat, given);
                self.gain(seat, taken);
            }
            Event::HandShown { seat, ref cards, .. } => {
                let faces: Vec<_> = cards.iter().filter_map(|c| c.face()).collect();
                if faces.len() == cards.len() {
                    let origami: Vec<_> = faces.into_iter().filter(|c| !c.is_rice_paper()).collect();
                    self.all.retain(|world, _| world.hands[seat.index()] == origami);
                }
            }
            Event::Shown { seat, card, count } => self.all.retain(|world, _| {
                let held = world.hands[seat.index()].iter().filter(|&&c| c == card).count();
                held >= usize::from(count)
            }),
            // Until it is paid for it stays in hand, seen by all.
            Event::Plays { seat, card, from: Source::Hand, .. } => {
                self.all.retain(|world, _| world.hands[seat.index()].contains(&card));
            }
            Event::Plays { seat, card, from: Source::Line, .. } => self.gain(seat, card),
            Event::Plays { seat, card, from: Source::Discards, .. } => {
                self.take_discard(card);
                self.gain(seat, card);
            }
            _ => {}
        }
        assert!(!self.all.is_empty(), "no world is consistent with {event:?}");
    }
}
