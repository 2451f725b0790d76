//! A whole position that looks to one viewer like the real one.

use arrayvec::ArrayVec;
use tabletop::{Asked, CardSet, Seat, Stream, Viewer};

use crate::asks::Ask;
use crate::card::{Side, Species};
use crate::edition::Edition;
use crate::frame::{Frame, Stage, second};
use crate::memory::{Counts, Hidden, Memory};
use crate::state::{Aside, MAX_IN_PLAY, State};
use crate::view::{OnTable, Rest, View};
use crate::vocab::{From, Step};

/// Worlds in which the asked player could not answer are drawn again; what was chosen before (a card that will be
/// paid, a special action that can be carried out) tells that much about the hand.
const TRIES: u32 = 20_000;

/// Imagines a position.
pub(crate) fn imagine(view: &View, memory: &Memory, stream: &mut Stream) -> State {
    let mut state = build(view, &memory.sample(stream), stream);
    if let Asked::Seat(seat, ask) = view.asked
        && !view.viewer.is(seat)
    {
        for _ in 0..TRIES {
            if state.can_answer(seat, ask) {
                break;
            }
            state = build(view, &memory.sample(stream), stream);
        }
    }
    state
}

/// Gives out copies of species, lowest numbers first.
struct Supply {
    edition: &'static Edition,
    given: Counts,
}

impl Supply {
    fn copy(&mut self, species: Species) -> u8 {
        let number = self.edition.facts(species).first + self.given.get(species);
        self.given.count_up(species);
        number
    }
}

fn build(view: &View, hidden: &Hidden, stream: &mut Stream) -> State {
    let (table, setup) = (&view.table, &view.setup);
    let mut state = State::empty(setup);
    let mut supply = Supply { edition: setup.edition(), given: Counts::of([]) };
    lay_out(&mut state, table, &mut supply);
    for seat in Seat(0).round(setup.players()) {
        let hand = if view.viewer.is(seat) { &table.hand[..] } else { &hidden.hands[seat.index()] };
        let origami = hand.iter().filter(|s| !s.is_rice_paper());
        state.hands[seat.index()] = origami.map(|&s| supply.copy(s)).collect();
        state.gain_rice_paper(seat, table.seats[seat.index()].rice_paper);
    }
    let looked_at = if table.looking_at.is_empty() { &hidden.aside[..] } else { &table.looking_at };
    state.aside = looked_at.iter().map(|&s| supply.copy(s)).collect();
    // Before the deal a memory has the cards in the deck, and the table does not.
    let deck: ArrayVec<u8, MAX_IN_PLAY> = hidden.deck.iter().take(table.deck.into()).map(|&s| supply.copy(s)).collect();
    state.set_deck(&deck);
    state.start = table.start;
    state.active = table.active;
    state.runouts = table.runouts;
    state.ending = table.ending;
    state.extra = table.extra;
    state.granted = table.granted;
    state.idle = table.idle;
    for &frame in &view.frames {
        state.push(frame);
    }
    imagine_answers(&mut state, view, stream);
    if table.marked > 0 {
        imagine_marks(&mut state, view, stream);
    }
    state
}

/// What everybody sees.
fn lay_out(state: &mut State, table: &OnTable, supply: &mut Supply) {
    for &card in &table.line {
        state.add_to_line(supply.copy(card));
    }
    for number in table.characters.iter().filter_map(|c| c.character_number()) {
        state.set_in_play(number);
    }
    for &card in &table.discards {
        state.discard(supply.copy(card));
    }
    for (seat, at) in table.seats.iter().enumerate() {
        for (side, column) in Side::BOTH.into_iter().zip(&at.collections) {
            for card in column {
                let copy = supply.copy(card.card);
                state.add_on_top(Seat(seat as u8), side, copy);
                if card.rest != Rest::Ready {
                    state.resting.add(copy);
                }
                if card.rest == Rest::Used {
                    state.used.add(copy);
                }
            }
        }
    }
}

/// Who has answered a question to several players has chosen some card of the imagined hand, and then another one.
fn imagine_answers(state: &mut State, view: &View, stream: &mut Stream) {
    let (Asked::Together(waiting, ask), &Frame::Effect(mut effect)) = (view.asked, state.top()) else { return };
    let Some(&Step::Together(who, deed)) = state.step(&effect) else { return };
    debug_assert_eq!(effect.stage, Stage::Asking);
    let is_second = matches!(ask, Ask::Pick { from: From::RestOfHand, .. });
    for seat in state.participants(effect.seat, who, deed).collect::<Vec<_>>() {
        if view.viewer.is(seat) {
            continue;
        }
        let mut hand: Vec<_> = state.hand(seat).filter(|&s| state.is_among(s, deed.which())).collect();
        stream.shuffle(&mut hand);
        let mut choices = hand.into_iter();
        if is_second || !waiting.has(seat) {
            effect.memo.set(seat.index(), choices.next());
        }
        if is_second && !waiting.has(seat) {
            effect.memo.set(second(seat), choices.next());
        }
    }
    *state.top_mut() = Frame::Effect(effect);
}

/// Some cards of a hand are marked, in ascending order, so that enough are left to mark.
fn imagine_marks(state: &mut State, view: &View, stream: &mut Stream) {
    let (seat, need) = match *state.top() {
        Frame::Effect(effect) => (effect.seat, view.table.marked),
        _ => (state.active, state.excess()),
    };
    if view.viewer.is(seat) {
        state.aside = lowest_copies(state, seat, &view.table.marking);
        return;
    }
    // Rice paper is never marked.
    let mut hand: Vec<_> = state.hand(seat).filter(|s| !s.is_rice_paper()).collect();
    stream.shuffle(&mut hand);
    hand.truncate(need.into());
    hand.sort_unstable();
    hand.truncate(view.table.marked.into());
    state.aside = lowest_copies(state, seat, &hand);
}

fn lowest_copies(state: &State, seat: Seat, cards: &[Species]) -> CardSet {
    let mut left = state.hands[seat.index()];
    let mut marked = CardSet::EMPTY;
    for &card in cards {
        if let Some(copy) = state.copy_in(&left, card) {
            left.remove(copy);
            marked.add(copy);
        }
    }
    marked
}

/// Could the hidden cards of `state` be spread like this, as far as `memory` goes?
///
/// A flow of cards into lots: each place's cards must be covered by the lots' shares there. Searched by undoing the
/// passes in every way, then filling lots greedily from the most certain; with few lots that is exact.
pub(crate) fn allows(memory: &Memory, state: &State) -> bool {
    if *state.top() == Frame::Deal {
        return true;
    }
    let viewer = memory.viewer();
    let mut hands: Vec<Counts> = Seat(0)
        .round(state.players)
        .map(|s| if viewer.is(s) { Counts::of([]) } else { Counts::of(state.hand(s).filter(|s| !s.is_rice_paper())) })
        .collect();
    undo_passes(memory, state, &mut hands, memory.passes().len(), viewer)
}

fn undo_passes(memory: &Memory, state: &State, hands: &mut Vec<Counts>, left: usize, viewer: Viewer) -> bool {
    if left == 0 {
        return fits_lots(memory, state, hands, viewer);
    }
    let (from, to) = memory.passes()[left - 1];
    Species::all().any(|species| {
        if hands[to.index()].get(species) == 0 {
            return false;
        }
        hands[to.index()].count_down(species);
        hands[from.index()].count_up(species);
        let fits = undo_passes(memory, state, hands, left - 1, viewer);
        hands[from.index()].count_down(species);
        hands[to.index()].count_up(species);
        fits
    })
}

/// Can the cards of every place be drawn from the lots with shares there?
fn fits_lots(memory: &Memory, state: &State, hands: &[Counts], viewer: Viewer) -> bool {
    // Aside cards belong to the looking player; the viewer's own are in no lot.
    let aside = match state.aside_of() {
        (seat, Aside::LookedAt) if !viewer.is(seat) => {
            Counts::of(state.aside.iter().map(|c| state.edition.species_of(c)))
        }
        _ => Counts::of([]),
    };
    let mut places = vec![Counts::of(state.deck()), aside];
    places.extend(hands.iter().cloned());
    let mut lots: Vec<_> = memory.lots().map(|(cards, at, _)| (cards.clone(), *at)).collect();
    place_cards(&mut places, &mut lots, 0)
}

/// Takes the cards of the places one by one out of some lot: a search with backtracking over species.
fn place_cards(places: &mut [Counts], lots: &mut [(Counts, [u8; 6])], at: usize) -> bool {
    if at == places.len() {
        return lots.iter().all(|(_, at)| at.iter().all(|&n| n == 0));
    }
    let Some(species) = places[at].iter().next() else {
        return lots.iter().all(|(_, share)| share[at] == 0) && place_cards(places, lots, at + 1);
    };
    // Lots with shares at fewer places first: they are the more certain ones.
    let mut order: Vec<usize> = (0..lots.len()).filter(|&i| lots[i].1[at] > 0 && lots[i].0.get(species) > 0).collect();
    order.sort_by_key(|&i| lots[i].1.iter().filter(|&&n| n > 0).count());
    for i in order {
        places[at].count_down(species);
        lots[i].0.count_down(species);
        lots[i].1[at] -= 1;
        let fits = place_cards(places, lots, at);
        lots[i].1[at] += 1;
        lots[i].0.count_up(species);
        places[at].count_up(species);
        if fits {
            return true;
        }
    }
    false
}
