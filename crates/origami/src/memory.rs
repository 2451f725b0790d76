//! What one viewer can know of hidden cards from everything seen so far.
//!
//! Hidden cards are kept in *lots*: a lot is a number of known cards spread in an unknown way over places, with a known
//! number at each place. After a shuffle the deck is one lot; a card somebody draws from it moves one of the lot's
//! cards to that hand, nobody knows which. A card that a hand certainly holds is a lot at one place.
//!
//! Rice paper has its own back, so everybody knows where it is (L-5.4): nothing of it is kept here.
//!
//! A card that goes from one opponent's hand to another's unseen is noted as a *pass* and kept exactly as long as
//! nothing else makes it ambiguous; after that the lots concerned are thrown together: the truth stays possible, some
//! knowledge is forgotten (RULING in `docs/RULINGS.md`).

mod remember;

use arrayvec::ArrayVec;
use tabletop::{Seat, Stream, Viewer};

use crate::card::Species;
use crate::event::Seen;
use crate::frame::Frame;
use crate::setup::Setup;
use crate::state::{Aside, MAX_IN_PLAY, MAX_PLAYERS, State};
use crate::vocab::Noted;

/// A place where hidden cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Deck,
    /// Apart from a hand, being looked at.
    Aside,
    Hand(Seat),
}

const PLACES: usize = 2 + MAX_PLAYERS as usize;

impl Place {
    const fn index(self) -> usize {
        match self {
            Self::Deck => 0,
            Self::Aside => 1,
            Self::Hand(seat) => 2 + seat.index(),
        }
    }
}

/// How many there are of each species.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Counts([u8; Species::COUNT + 2]);

impl Counts {
    const NONE: Self = Self([0; Species::COUNT + 2]);

    pub(crate) fn of(cards: impl IntoIterator<Item = Species>) -> Self {
        let mut counts = Self::NONE;
        for card in cards {
            counts.0[card.index()] += 1;
        }
        counts
    }

    pub(crate) fn get(&self, species: Species) -> u8 {
        self.0[species.index()]
    }

    pub(crate) fn count_up(&mut self, species: Species) {
        self.0[species.index()] += 1;
    }

    pub(crate) fn count_down(&mut self, species: Species) {
        self.0[species.index()] -= 1;
    }

    fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine += theirs;
        }
    }

    /// Each card, ascending: what [`iter`](Self::iter) gives, as a list. Searches make one for every world they imagine.
    fn list(&self) -> List {
        let mut list = List::new();
        for (species, &count) in Species::all().zip(&self.0[1..]) {
            for _ in 0..count {
                list.push(species);
            }
        }
        list
    }

    /// Each card, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Species> + '_ {
        Species::all().flat_map(|s| std::iter::repeat_n(s, self.get(s).into()))
    }
}

impl std::fmt::Debug for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Known cards, spread in an unknown way.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Lot {
    cards: Counts,
    at: [u8; PLACES],
    /// They came after a pass that is still noted, so none of them is the card passed.
    late: bool,
}

impl Lot {
    fn is_only_at(&self, place: Place) -> bool {
        self.at[place.index()] > 0 && self.at.iter().sum::<u8>() == self.at[place.index()]
    }

    fn may_hold(&self, place: Place, species: Species) -> bool {
        self.at[place.index()] > 0 && self.cards.get(species) > 0
    }
}

/// What one viewer can know of hidden cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    viewer: Viewer,
    lots: Vec<Lot>,
    /// Cards that went from hand to hand unseen, oldest first.
    passes: Vec<(Seat, Seat)>,
    discards: Counts,
    /// Whether the first shuffle, which is of all cards, is over.
    begun: bool,
    /// Whether the last event was one of a round of passes, all chosen before any card moved.
    passing_round: bool,
}

/// Some of the cards in play.
pub(crate) type List = ArrayVec<Species, MAX_IN_PLAY>;

/// The hidden cards of an imagined world.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hidden {
    pub(crate) deck: List,
    pub(crate) aside: List,
    pub(crate) hands: [List; MAX_PLAYERS as usize],
}

impl Memory {
    /// Before the first move: all cards are in the deck.
    #[must_use]
    pub fn new(setup: &Setup, viewer: Viewer) -> Self {
        let edition = setup.edition();
        let cards = Counts::of(setup.cards().iter().map(|c| edition.species_of(c)));
        let mut memory = Self {
            viewer,
            lots: Vec::new(),
            passes: Vec::new(),
            discards: Counts::NONE,
            begun: false,
            passing_round: false,
        };
        memory.add_lot(cards, Place::Deck, false);
        memory
    }

    /// Someone who comes to a table in the middle of a game: what is hidden may be anywhere hidden. What is under way is
    /// explained to them, so a card chosen to be played or paid with is known to be in its player's hand.
    #[must_use]
    pub fn of_newcomer(state: &State, viewer: Viewer) -> Self {
        if *state.top() == Frame::Deal {
            return Self::new(&state.setup(), viewer);
        }
        let mut lot = Lot { cards: Counts::of(state.deck()), at: [0; PLACES], late: false };
        lot.at[Place::Deck.index()] = state.deck_size();
        for seat in Seat(0).round(state.players).filter(|&s| !viewer.is(s)) {
            let hand = Counts::of(state.hand(seat).filter(|s| !s.is_rice_paper()));
            lot.at[Place::Hand(seat).index()] = hand.total();
            lot.cards.add(&hand);
        }
        if let (seat, Aside::LookedAt) = state.aside_of()
            && !viewer.is(seat)
        {
            let looked_at = Counts::of(state.aside.iter().map(|c| state.edition.species_of(c)));
            lot.at[Place::Aside.index()] = looked_at.total();
            lot.cards.add(&looked_at);
        }
        let discards = Counts::of(state.discards());
        let mut memory =
            Self { viewer, lots: vec![lot], passes: Vec::new(), discards, begun: true, passing_round: false };
        for frame in state.frames() {
            let (seat, shown) = match *frame {
                Frame::Pay { seat, card, payment, .. } => (seat, [Some(card), payment.with]),
                Frame::Play { seat, terms, noted, .. } if terms.noted != Noted::Ignored => (seat, [noted, None]),
                _ => continue,
            };
            shown.into_iter().flatten().for_each(|card| memory.lose(seat, card));
            shown.into_iter().flatten().for_each(|card| memory.gain(seat, card, false));
        }
        memory
    }

    /// The cards a player is certainly known to hold (O-2.4), ascending. The viewer's own hand is not listed.
    #[must_use]
    pub fn known(&self, seat: Seat) -> Vec<Species> {
        let place = Place::Hand(seat);
        // A card that may have been passed on is not certain.
        let passing = self.passes.iter().any(|&(from, _)| from == seat);
        let certain = self.lots.iter().filter(|lot| lot.is_only_at(place) && (lot.late || !passing));
        let mut counts = Counts::NONE;
        for lot in certain {
            counts.add(&lot.cards);
        }
        counts.iter().collect()
    }

    fn add_lot(&mut self, cards: Counts, place: Place, late: bool) {
        let mut at = [0; PLACES];
        at[place.index()] = cards.total();
        self.lots.push(Lot { cards, at, late });
    }

    /// A card everybody saw comes into a hand.
    fn gain(&mut self, seat: Seat, card: Species, late: bool) {
        if self.viewer.is(seat) {
            return;
        }
        let place = Place::Hand(seat);
        match self.lots.iter_mut().find(|lot| lot.is_only_at(place) && lot.late == late) {
            Some(lot) => {
                lot.cards.0[card.index()] += 1;
                lot.at[place.index()] += 1;
            }
            None => self.add_lot(Counts::of([card]), place, late),
        }
    }

    /// A card everybody saw leaves a hand.
    fn lose(&mut self, seat: Seat, card: Species) {
        if !self.viewer.is(seat) && !card.is_rice_paper() {
            self.reveal(Place::Hand(seat), card);
        }
    }

    fn leave_deck(&mut self, card: Seen, to: Place) {
        match card {
            Seen::Face(card) => self.reveal(Place::Deck, card),
            Seen::Back => {
                if let Place::Hand(seat) = to {
                    self.settle_if_passing(seat);
                }
                self.carry(Place::Deck, to);
            }
        }
    }

    /// A card nobody else saw goes from one place to another; all hidden cards at the first place are of one lot.
    fn carry(&mut self, from: Place, to: Place) {
        let lot = self.one_lot(|lot| lot.at[from.index()] > 0);
        if let Some(lot) = lot {
            lot.at[from.index()] -= 1;
            lot.at[to.index()] += 1;
        }
    }

    /// A card of this species was seen to be at that place and leaves it.
    ///
    /// If the place certainly holds one, it is that one: copies are the same thing, so any other explanation ends with
    /// the same cards in the same places.
    fn reveal(&mut self, place: Place, species: Species) {
        // In a round of passes all cards were chosen before any moved: none of them is one that was passed in it.
        let in_round = self.passing_round;
        let was_there = |lot: &Lot| !(in_round && lot.late);
        // Late cards first: what is left must still offer every card that may have been passed on.
        if let Place::Hand(seat) = place
            && self.is_passing(seat)
            && !self
                .lots
                .iter()
                .any(|lot| lot.late && was_there(lot) && lot.is_only_at(place) && lot.cards.get(species) > 0)
            && self.is_unclear(seat, species)
        {
            self.settle();
        }
        for late in [true, false] {
            let certain = |lot: &&mut Lot| {
                lot.late == late && was_there(lot) && lot.is_only_at(place) && lot.cards.get(species) > 0
            };
            if let Some(lot) = self.lots.iter_mut().find(certain) {
                return take(lot, place, species);
            }
        }
        let may_hold = |lot: &Lot| was_there(lot) && lot.may_hold(place, species);
        let lots = self.lots.iter().filter(|lot| may_hold(lot)).count();
        // In a round of passes all cards were chosen before any moved: none of them is one that was passed in it.
        let passed_here = |&(from, to): &(Seat, Seat)| {
            !self.passing_round && Place::Hand(to) == place && self.may_have_passed(from, species)
        };
        match (lots, self.passes.iter().filter(|p| passed_here(p)).count()) {
            (0, 1) => {
                // It is the card that was passed.
                if let Some(at) = self.passes.iter().position(passed_here) {
                    let (from, _) = self.passes.remove(at);
                    self.reveal(Place::Hand(from), species);
                }
                return;
            }
            (1.., 0) => {}
            _ => self.settle(),
        }
        if let Some(lot) = self.one_lot(may_hold) {
            take(lot, place, species);
        }
    }

    /// Somebody who has passed a card shows one: may it be a card that was passed *to* them, or is every card they had
    /// before needed for what they passed on? Then which card is which can't be kept apart.
    fn is_unclear(&self, seat: Seat, species: Species) -> bool {
        let given = self.passes.iter().filter(|&&(from, _)| from == seat).count();
        let before: usize =
            self.lots.iter().filter(|lot| !lot.late).map(|lot| usize::from(lot.at[Place::Hand(seat).index()])).sum();
        let received =
            |&(from, to): &(Seat, Seat)| !self.passing_round && to == seat && self.may_have_passed(from, species);
        before <= given || self.passes.iter().any(received)
    }

    fn may_have_passed(&self, from: Seat, species: Species) -> bool {
        self.lots.iter().any(|lot| !lot.late && lot.may_hold(Place::Hand(from), species))
    }

    /// The one lot that fits; if several do, they are thrown together first.
    fn one_lot(&mut self, fits: impl Fn(&Lot) -> bool) -> Option<&mut Lot> {
        let first = self.lots.iter().position(&fits)?;
        while let Some(next) = self.lots.iter().skip(first + 1).position(&fits) {
            let other = self.lots.remove(first + 1 + next);
            let lot = &mut self.lots[first];
            lot.cards.add(&other.cards);
            for (mine, theirs) in lot.at.iter_mut().zip(other.at) {
                *mine += theirs;
            }
        }
        self.lots.get_mut(first)
    }

    /// A card goes from hand to hand. Cards passed `at_once` were all chosen before any of them moved.
    fn pass(&mut self, from: Seat, to: Seat, card: Seen, at_once: bool) {
        // What is still noted of an earlier round can't be kept apart from a new one.
        if !self.passing_round && (at_once || card == Seen::Back) {
            self.settle();
        }
        self.passing_round = at_once;
        match card {
            Seen::Face(card) => {
                self.lose(from, card);
                self.gain(to, card, at_once || self.is_passing(to));
            }
            Seen::Back => self.passes.push((from, to)),
        }
    }

    fn is_passing(&self, seat: Seat) -> bool {
        self.passes.iter().any(|&(from, _)| from == seat)
    }

    fn settle_if_passing(&mut self, seat: Seat) {
        if self.is_passing(seat) {
            self.settle();
        }
    }

    /// A round of passes is over: cards that came to hands which passed nothing unseen are like any others. Several
    /// passes stay exact until something else happens to these hands.
    fn end_of_passing(&mut self) {
        self.passing_round = false;
        let passing = self.passes.clone();
        for lot in self.lots.iter_mut().filter(|lot| lot.late) {
            let is_passing = |&(from, _): &(Seat, Seat)| lot.at[Place::Hand(from).index()] > 0;
            lot.late = passing.iter().any(is_passing);
        }
    }

    /// Gives up on knowing which card was passed: the cards of the passing hand are thrown together.
    fn settle(&mut self) {
        for (from, to) in std::mem::take(&mut self.passes) {
            let place = Place::Hand(from);
            if let Some(lot) = self.one_lot(|lot| !lot.late && lot.at[place.index()] > 0) {
                lot.at[place.index()] -= 1;
                lot.at[Place::Hand(to).index()] += 1;
            }
        }
        for lot in &mut self.lots {
            lot.late = false;
        }
    }

    /// The viewer saw a whole hand.
    fn learn_hand(&mut self, seat: Seat, cards: &[Species]) {
        if self.passes.iter().any(|&(from, to)| from == seat || to == seat) {
            self.settle();
        }
        let place = Place::Hand(seat);
        for &card in cards {
            self.reveal(place, card);
        }
        for &card in cards {
            self.gain(seat, card, false);
        }
    }

    /// Spreads the hidden cards in one of the possible ways, each equally likely.
    pub(crate) fn sample(&self, stream: &mut Stream) -> Hidden {
        let mut hidden = Hidden::default();
        let mut late: [List; MAX_PLAYERS as usize] = Default::default();
        for lot in &self.lots {
            let mut cards = lot.cards.list();
            stream.shuffle(&mut cards);
            let Hidden { deck, aside, hands } = &mut hidden;
            let hands = if lot.late { &mut late } else { hands };
            let mut cards = cards.as_slice();
            for (place, &count) in [deck, aside].into_iter().chain(hands).zip(&lot.at) {
                let (here, rest) = cards.split_at(usize::from(count).min(cards.len()));
                place.extend(here.iter().copied());
                cards = rest;
            }
        }
        // All passes that are still noted were chosen before any card moved.
        let mut moved = Vec::new();
        for &(from, to) in &self.passes {
            let hand = &mut hidden.hands[from.index()];
            if !hand.is_empty() {
                moved.push((to, hand.swap_remove(stream.below(hand.len() as u32) as usize)));
            }
        }
        for (to, card) in moved {
            hidden.hands[to.index()].push(card);
        }
        for (hand, late) in hidden.hands.iter_mut().zip(late) {
            hand.extend(late);
        }
        stream.shuffle(&mut hidden.deck);
        hidden
    }

    /// Could the hidden cards be these? For tests: the truth must always be possible.
    #[must_use]
    pub fn allows(&self, state: &State) -> bool {
        crate::imagine::allows(self, state)
    }

    /// The lots as cards and numbers at (deck, aside, hands …), for checking.
    pub(crate) fn lots(&self) -> impl Iterator<Item = (&Counts, &[u8; PLACES], bool)> {
        self.lots.iter().map(|lot| (&lot.cards, &lot.at, lot.late))
    }

    /// The passes that are still noted.
    pub(crate) fn passes(&self) -> &[(Seat, Seat)] {
        &self.passes
    }

    /// Who remembers.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }
}

fn take(lot: &mut Lot, place: Place, species: Species) {
    lot.cards.0[species.index()] -= 1;
    lot.at[place.index()] -= 1;
}
