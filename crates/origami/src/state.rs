//! The table: where every card is, and what is going on.

mod encode;

use tabletop::{CardSet, Seat, Sink};

use crate::card::{Cards, Families, Family, Side, Species};
use crate::court::Court;
use crate::edition::Edition;
use crate::event::Event;
use crate::frame::{Frame, MAX_DEPTH};
use crate::queries::Rules;
use crate::setup::Setup;
use crate::vocab::{Step, Tell, Teller};

/// Room for four families and four pairs of characters.
pub const MAX_IN_PLAY: usize = 80;
/// The fewest players.
pub const MIN_PLAYERS: u8 = 2;
/// The most players.
pub const MAX_PLAYERS: u8 = 4;
/// Room for the Draw Line.
pub(crate) const MAX_LINE: usize = 6;
/// How many cards of rice paper there are (L-1.1).
pub const RICE_PAPER_CARDS: u8 = 18;

/// A position: everything, secrets included. Small, flat, without heap; unused slots are zero, so equality and hash
/// are structural.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) edition: &'static Edition,
    /// The origami in the hands.
    pub(crate) hands: [CardSet; MAX_PLAYERS as usize],
    /// Cards whose special action is not to be had this turn: played or used in it (O-5.6, O-6.3).
    pub(crate) resting: CardSet,
    /// Those of them whose special action was used.
    pub(crate) used: CardSet,
    /// Cards looked at, or marked in a hand to be discarded in one group; the top frame says which.
    pub(crate) aside: CardSet,
    /// The deck from the left, its top last; the discards from the right, their top first.
    piles: [u8; MAX_IN_PLAY],
    /// All collections, one after another, each from bottom to top: left and right of seat 0, of seat 1 …
    table: [u8; MAX_IN_PLAY],
    /// Where each collection ends in `table`.
    ends: [u8; 2 * MAX_PLAYERS as usize],
    line: [u8; MAX_LINE],
    /// The stack of frames; slot 0 stays empty, so that an empty stack has a top as well.
    frames: [Frame; MAX_DEPTH + 1],
    depth: u8,
    line_len: u8,
    deck: u8,
    discards: u8,
    pub(crate) players: u8,
    pub(crate) start: Seat,
    pub(crate) active: Seat,
    pub(crate) families: Families,
    /// The characters in the game and in play.
    pub(crate) court: Court,
    /// The rice paper in the hands; the rest is in its deck.
    rice_paper: [u8; MAX_PLAYERS as usize],
    /// Run-outs so far.
    pub(crate) runouts: u8,
    pub(crate) ending: Ending,
    /// Extra actions still to take this turn, and how many were granted in it.
    pub(crate) extra: u8,
    pub(crate) granted: u8,
    /// Turns since a card last left the deck, counting the one in which it left.
    pub(crate) idle: u8,
}

// The bound for both card games together.
const _: () = assert!(size_of::<State>() <= 640);
const _: () = assert!(size_of::<Frame>() <= 24);

/// What cards apart from the others are there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aside {
    /// Marked in a hand, to be discarded in one group.
    Marked,
    /// Looked at.
    LookedAt,
}

/// How near the end is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Ending {
    /// Not in sight.
    #[default]
    None,
    /// This round is finished, then comes the final one.
    LastButOne,
    /// Everybody has one more turn.
    FinalRound,
    /// The game is over.
    Over,
}

impl State {
    /// An empty table.
    pub(crate) const fn empty(setup: &Setup) -> Self {
        Self {
            edition: setup.edition(),
            hands: [CardSet::EMPTY; MAX_PLAYERS as usize],
            resting: CardSet::EMPTY,
            used: CardSet::EMPTY,
            aside: CardSet::EMPTY,
            piles: [0; MAX_IN_PLAY],
            table: [0; MAX_IN_PLAY],
            ends: [0; 2 * MAX_PLAYERS as usize],
            line: [0; MAX_LINE],
            frames: [Frame::None; MAX_DEPTH + 1],
            depth: 0,
            line_len: 0,
            deck: 0,
            discards: 0,
            players: setup.players(),
            start: Seat(0),
            active: Seat(0),
            families: setup.families(),
            court: Court::new(setup),
            rice_paper: [0; MAX_PLAYERS as usize],
            runouts: 0,
            ending: Ending::None,
            extra: 0,
            granted: 0,
            idle: 1,
        }
    }

    /// The numbers in force.
    #[must_use]
    #[inline]
    pub const fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Whose turn it is.
    #[must_use]
    #[inline]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Who begins every round (O-2.3).
    #[must_use]
    #[inline]
    pub const fn starting_player(&self) -> Seat {
        self.start
    }

    /// How near the end is.
    #[must_use]
    #[inline]
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// Run-outs so far.
    #[must_use]
    #[inline]
    pub const fn runouts(&self) -> u8 {
        self.runouts
    }

    /// Extra actions still to take this turn (O-3.4).
    #[must_use]
    #[inline]
    pub const fn extra_actions(&self) -> u8 {
        self.extra
    }

    // --- frames ---------------------------------------------------------------------------------------------------

    /// The newest frame; [`Frame::None`] if nothing is going on.
    #[inline]
    pub(crate) fn top(&self) -> &Frame {
        &self.frames[usize::from(self.depth)]
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[usize::from(self.depth)]
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.depth += 1;
        self.frames[usize::from(self.depth)] = frame;
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.frames[usize::from(self.depth)] = Frame::None;
        self.depth -= 1;
    }

    /// All frames, oldest first.
    pub(crate) fn frames(&self) -> impl DoubleEndedIterator<Item = &Frame> {
        self.frames[1..=usize::from(self.depth)].iter()
    }

    /// Whose cards lie [`aside`](Self), and whether they are marks in that hand or cards looked at.
    pub(crate) fn aside_of(&self) -> (Seat, Aside) {
        let mut effects = self.frames().rev().filter_map(|f| if let Frame::Effect(e) = f { Some(e) } else { None });
        match (self.top(), effects.next()) {
            (Frame::Effect(effect), _) if matches!(self.step(effect), Some(Step::DiscardAny(_))) => {
                (effect.seat, Aside::Marked)
            }
            // A drawing may interrupt a look: then the effect is below.
            (Frame::Effect(_) | Frame::Draw { .. } | Frame::Shuffle, Some(effect)) => (effect.seat, Aside::LookedAt),
            _ => (self.active, Aside::Marked),
        }
    }

    // --- hands ----------------------------------------------------------------------------------------------------

    /// How many cards a player holds, rice paper included (L-5.3).
    #[must_use]
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].len() + self.rice_paper[seat.index()]
    }

    /// Does the player hold a card of this species?
    #[must_use]
    #[inline]
    pub fn holds(&self, seat: Seat, species: Species) -> bool {
        self.count_in_hand(seat, species) > 0
    }

    /// How many cards of a species a player holds.
    #[inline]
    pub(crate) fn count_in_hand(&self, seat: Seat, species: Species) -> u8 {
        if species.is_rice_paper() {
            return self.rice_paper(seat);
        }
        self.count_in(&self.hands[seat.index()], species)
    }

    /// The cards of a hand, ascending; rice paper comes last.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Species> + '_ {
        let origami = self.hands[seat.index()].iter().map(|c| self.edition.species_of(c));
        origami.chain(std::iter::repeat_n(Species::RICE_PAPER, self.rice_paper(seat).into()))
    }

    /// How much rice paper a player holds (L-5.4).
    #[must_use]
    #[inline]
    pub const fn rice_paper(&self, seat: Seat) -> u8 {
        self.rice_paper[seat.index()]
    }

    /// How much rice paper its deck holds; none without the polar family (L-2.2).
    #[must_use]
    pub fn rice_paper_deck(&self) -> u8 {
        if self.families.has(Family::Polar) { RICE_PAPER_CARDS - self.rice_paper.iter().sum::<u8>() } else { 0 }
    }

    /// A player gets rice paper out of its deck, or what is left there (L-5.2).
    pub(crate) fn gain_rice_paper(&mut self, seat: Seat, count: u8) -> u8 {
        let count = count.min(self.rice_paper_deck());
        self.rice_paper[seat.index()] += count;
        count
    }

    /// A card of rice paper goes back to its deck.
    pub(crate) const fn return_rice_paper(&mut self, seat: Seat) {
        self.rice_paper[seat.index()] -= 1;
    }

    /// The lowest copy of a species in a set.
    #[inline]
    pub(crate) fn copy_in(&self, set: &CardSet, species: Species) -> Option<u8> {
        let facts = self.edition.facts(species);
        set.next(facts.first).filter(|&c| c < facts.first + facts.quantity)
    }

    /// How many copies of a species are in a set.
    #[inline]
    pub(crate) fn count_in(&self, set: &CardSet, species: Species) -> u8 {
        let facts = self.edition.facts(species);
        (facts.first..facts.first + facts.quantity).map(|c| u8::from(set.has(c))).sum()
    }

    /// Takes the lowest copy of a species out of a hand.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, seat: Seat, species: Species) -> u8 {
        let Some(copy) = self.copy_in(&self.hands[seat.index()], species) else {
            unreachable!("{species} is in the hand of {seat}");
        };
        self.hands[seat.index()].remove(copy);
        copy
    }

    /// Takes a card out of a hand: the lowest copy of its species, or rice paper, which has no number.
    pub(crate) fn take_card(&mut self, seat: Seat, species: Species) -> Option<u8> {
        if species.is_rice_paper() {
            self.return_rice_paper(seat);
            return None;
        }
        Some(self.take_from_hand(seat, species))
    }

    /// Puts a card into a hand that [`take_card`](Self::take_card) took out of another.
    pub(crate) fn give_card(&mut self, seat: Seat, copy: Option<u8>) {
        match copy {
            Some(copy) => self.hands[seat.index()].add(copy),
            None => self.rice_paper[seat.index()] += 1,
        }
    }

    // --- characters -----------------------------------------------------------------------------------------------

    /// The characters in play, in the order of the card list.
    #[inline]
    pub fn characters_in_play(&self) -> impl Iterator<Item = Species> + use<> {
        self.court.in_play().map(Species::of_character_number)
    }

    /// Puts the character with this number into play.
    pub(crate) fn set_in_play(&mut self, number: u8) {
        self.court.put(number);
        self.court.rules = Rules::of(self.edition, self.characters_in_play());
    }

    /// Puts a character into play and returns its other version if that was there; it is discarded.
    pub(crate) fn put_character(&mut self, copy: u8) -> Option<Species> {
        let Some(number) = self.edition.species_of(copy).character_number() else { unreachable!("a character") };
        // The two versions stand side by side in the card list.
        let other = number ^ 1;
        let leaving = self.court.has(other).then(|| Species::of_character_number(other));
        if let Some(species) = leaving {
            self.court.take(other);
            self.discard(self.edition.facts(species).first);
        }
        self.set_in_play(number);
        leaving
    }

    // --- deck and discards ----------------------------------------------------------------------------------------

    /// How many cards the deck holds.
    #[must_use]
    #[inline]
    pub const fn deck_size(&self) -> u8 {
        self.deck
    }

    /// The deck, next card first.
    pub fn deck(&self) -> impl Iterator<Item = Species> + '_ {
        self.piles[..usize::from(self.deck)].iter().rev().map(|&c| self.edition.species_of(c))
    }

    #[inline]
    pub(crate) fn pop_deck(&mut self) -> u8 {
        self.deck -= 1;
        std::mem::take(&mut self.piles[usize::from(self.deck)])
    }

    /// Makes these copies the deck; the last one is on top.
    pub(crate) fn set_deck(&mut self, copies: &[u8]) {
        self.piles[..copies.len()].copy_from_slice(copies);
        self.deck = copies.len() as u8;
    }

    /// How many discards there are.
    #[must_use]
    #[inline]
    pub const fn discard_count(&self) -> u8 {
        self.discards
    }

    /// The discards, top first.
    pub fn discards(&self) -> impl Iterator<Item = Species> + '_ {
        self.piles[MAX_IN_PLAY - usize::from(self.discards)..].iter().map(|&c| self.edition.species_of(c))
    }

    /// The copies in the discard pile, top first.
    pub(crate) fn discarded_copies(&self) -> &[u8] {
        &self.piles[MAX_IN_PLAY - usize::from(self.discards)..]
    }

    /// The top discard.
    #[must_use]
    #[inline]
    pub fn top_discard(&self) -> Option<Species> {
        self.discards().next()
    }

    #[inline]
    pub(crate) fn discard(&mut self, copy: u8) {
        self.discards += 1;
        self.piles[MAX_IN_PLAY - usize::from(self.discards)] = copy;
    }

    /// Takes the copy of a species nearest the top out of the discard pile.
    pub(crate) fn take_discard(&mut self, species: Species) -> u8 {
        let top = MAX_IN_PLAY - usize::from(self.discards);
        let Some(depth) = self.discards().position(|s| s == species) else {
            unreachable!("{species} is in the discard pile");
        };
        let copy = self.piles[top + depth];
        self.piles.copy_within(top..top + depth, top + 1);
        self.piles[top] = 0;
        self.discards -= 1;
        copy
    }

    /// Empties the discard pile and returns what it held.
    pub(crate) fn clear_discards(&mut self) -> CardSet {
        let top = MAX_IN_PLAY - usize::from(self.discards);
        let set = self.piles[top..].iter().copied().collect();
        self.piles[top..].fill(0);
        self.discards = 0;
        set
    }

    /// Puts cards on the discard pile as one group: in ascending folds, ties by card number (O-5.2). `log` is told each
    /// card in the order in which it goes there.
    pub(crate) fn discard_group(&mut self, cards: &CardSet, mut log: impl FnMut(Species)) {
        let mut left = *cards;
        let mut folds = 0;
        while !left.is_empty() {
            let mut next = u8::MAX;
            for copy in left.iter() {
                let f = self.edition.folds_of(copy);
                if f == folds {
                    left.remove(copy);
                    self.discard(copy);
                    log(self.edition.species_of(copy));
                } else {
                    next = next.min(f);
                }
            }
            folds = next;
        }
    }

    // --- Draw Line ------------------------------------------------------------------------------------------------

    /// The cards of the Draw Line, oldest first.
    pub fn line(&self) -> impl Iterator<Item = Species> + '_ {
        self.line_copies().iter().map(|&c| self.edition.species_of(c))
    }

    #[inline]
    pub(crate) fn line_copies(&self) -> &[u8] {
        &self.line[..usize::from(self.line_len)]
    }

    #[inline]
    pub(crate) fn add_to_line(&mut self, copy: u8) {
        self.line[usize::from(self.line_len)] = copy;
        self.line_len += 1;
    }

    /// Takes the oldest card of a species out of the Draw Line.
    pub(crate) fn take_from_line(&mut self, species: Species) -> u8 {
        let at = self.place_in_line(species);
        let copy = self.line[at];
        let len = usize::from(self.line_len) - 1;
        // A loop, because six bytes are not worth a call of memmove.
        for i in at..len {
            self.line[i] = self.line[i + 1];
        }
        self.line[len] = 0;
        self.line_len -= 1;
        copy
    }

    /// Where a species lies in the Draw Line: the place of its oldest card. (The place of the lowest copy would show
    /// which copy is which.)
    #[inline]
    fn place_in_line(&self, species: Species) -> usize {
        let facts = self.edition.facts(species);
        // Copies have consecutive numbers.
        let at = self.line_copies().iter().position(|copy| copy.wrapping_sub(facts.first) < facts.quantity);
        debug_assert!(at.is_some(), "{species} is in the Draw Line");
        at.unwrap_or(0)
    }

    /// Puts `copy` where `species` lies in the Draw Line and returns what lay there.
    fn replace_in_line(&mut self, species: Species, copy: u8) -> u8 {
        let at = self.place_in_line(species);
        std::mem::replace(&mut self.line[at], copy)
    }

    // --- collections ----------------------------------------------------------------------------------------------

    #[inline]
    fn range(&self, seat: Seat, side: Side) -> std::ops::Range<usize> {
        // A collection starts where the one before it ends, the first one at 0: shifted, because a branch on the seat is
        // guessed wrong too often.
        let column = 8 * (seat.index() * 2 + side as usize);
        let ends = u64::from_le_bytes(self.ends);
        let (start, end) = ((ends << 8 >> column) as u8, (ends >> column) as u8);
        usize::from(start)..usize::from(end)
    }

    /// How many cards a collection holds.
    #[must_use]
    #[inline]
    pub fn height(&self, seat: Seat, side: Side) -> u8 {
        self.range(seat, side).len() as u8
    }

    /// A collection, from bottom to top.
    pub fn collection(&self, seat: Seat, side: Side) -> impl DoubleEndedIterator<Item = Species> + '_ {
        self.column(seat, side).iter().map(|&c| self.edition.species_of(c))
    }

    #[inline]
    pub(crate) fn column(&self, seat: Seat, side: Side) -> &[u8] {
        &self.table[self.range(seat, side)]
    }

    /// The top copy of a collection.
    #[inline]
    pub(crate) fn top_copy(&self, seat: Seat, side: Side) -> Option<u8> {
        self.column(seat, side).last().copied()
    }

    /// The top card of a collection.
    #[must_use]
    #[inline]
    pub fn top_card(&self, seat: Seat, side: Side) -> Option<Species> {
        self.top_copy(seat, side).map(|c| self.edition.species_of(c))
    }

    /// Puts a card on top of a collection.
    pub(crate) fn add_on_top(&mut self, seat: Seat, side: Side, copy: u8) {
        self.insert(seat, side, self.height(seat, side), copy);
    }

    /// Puts a card into a collection, with so many cards under it.
    #[inline]
    fn insert(&mut self, seat: Seat, side: Side, under: u8, copy: u8) {
        let at = self.range(seat, side).start + usize::from(under);
        let all = usize::from(self.ends[self.ends.len() - 1]);
        self.table.copy_within(at..all, at + 1);
        self.table[at] = copy;
        let ends = u64::from_le_bytes(self.ends) + Self::one_from(seat, side);
        self.ends = ends.to_le_bytes();
    }

    /// A one for the end of this collection and of each after it: all ends move at once.
    const fn one_from(seat: Seat, side: Side) -> u64 {
        0x0101_0101_0101_0101 << (8 * (seat.index() * 2 + side as usize))
    }

    /// Takes the card that has so many under it out of a collection.
    fn remove(&mut self, seat: Seat, side: Side, under: u8) -> u8 {
        let at = self.range(seat, side).start + usize::from(under);
        let all = usize::from(self.ends[self.ends.len() - 1]);
        let copy = self.table[at];
        self.table.copy_within(at + 1..all, at);
        self.table[all - 1] = 0;
        let ends = u64::from_le_bytes(self.ends) - Self::one_from(seat, side);
        self.ends = ends.to_le_bytes();
        copy
    }

    // --- what single cards do (their files say when) --------------------------------------------------------------

    /// Rhino: discards the whole Draw Line as one group.
    pub(crate) fn discard_line(&mut self, log: &mut Tell) {
        let cards: CardSet = self.line_copies().iter().copied().collect();
        self.line = [0; MAX_LINE];
        self.line_len = 0;
        self.discard_group(&cards, |card| log(&|| Event::LineDiscarded { card }));
    }

    /// Dove: swaps a card of the Draw Line with one of the hand.
    pub(crate) fn swap_with_line(&mut self, seat: Seat, line: Species, hand: Species, log: &mut Tell) {
        let given = self.take_from_hand(seat, hand);
        let taken = self.replace_in_line(line, given);
        self.hands[seat.index()].add(taken);
        log(&|| Event::Swapped { seat, taken: line, given: hand });
    }

    /// Snake: moves the top card of a collection to its bottom.
    pub(crate) fn top_to_bottom(&mut self, seat: Seat, side: Side, log: &mut Tell) {
        let range = self.range(seat, side);
        if range.len() > 1 {
            self.table[range].rotate_right(1);
            log(&|| Event::MovedUnder { seat, side });
        }
    }

    /// Moves a card from one place of a player's collections to another; places are counted from 0 at the bottom.
    pub(crate) fn move_origami(
        &mut self,
        seat: Seat,
        (from, place): (Side, u8),
        (to, new_place): (Side, u8),
        log: &mut impl Sink<Event>,
    ) {
        let copy = self.remove(seat, from, place);
        self.insert(seat, to, new_place, copy);
        let card = self.edition.species_of(copy);
        log.put(|| Event::Moved { seat, card, from, place: place + 1, to, new_place: new_place + 1 });
    }

    /// Sloth: moves a card to the bottom of its collection.
    pub(crate) fn move_to_bottom(&mut self, seat: Seat, (side, place): (Side, u8), log: &mut Tell) {
        self.move_origami(seat, (side, place), (side, 0), &mut Teller(log));
    }

    /// Butterfly: shows a hand to another player.
    pub(crate) fn show_hand(&mut self, seat: Seat, to: Seat, log: &mut Tell) {
        log(&|| Event::HandShown { seat, to, cards: self.hand(seat).collect() });
    }

    /// Caterpillar: discards the top card of a collection and puts a card from hand in its place.
    pub(crate) fn replace_top(&mut self, seat: Seat, side: Side, by: Species, log: &mut Tell) {
        let old = self.remove(seat, side, self.height(seat, side) - 1);
        self.discard(old);
        let card = self.edition.species_of(old);
        log(&|| Event::Removed { seat, side, card });
        self.place(seat, side, by, Cards::NONE, &mut Teller(log));
    }
}
