//! What a viewer may know in Legends and mixed games.
//!
//! The judge is that of `memory.rs`, for positions with few unknown cards: a slow and obvious enumerator that keeps every
//! world consistent with what one viewer has seen, one branch for each physical card that may have moved, and knows
//! nothing of `Memory`. Rice paper is in no world: everybody sees it (L-5.4).

use std::collections::{BTreeMap, BTreeSet};

use origami::asks::Ask;
use origami::card::{Character, Colour};
use origami::cards::species;
use origami::scenario::Scenario;
use origami::setup::Title;
use origami::vocab::Source;
use origami::{Edition, Event, Memory, Move, Seen, Setup, Side, Species, State};
use tabletop::{Actor, Asked, Game, Imagine, MoveBuf, Seat, Stream, Viewer};

// --- the enumerator -------------------------------------------------------------------------------------------------

/// Where the cards are that not everybody can see. Each list is sorted: a deck is known as a set, not in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct World {
    deck: Vec<Species>,
    aside: Vec<Species>,
    hands: [Vec<Species>; 4],
    /// Cards passed at once: they arrive when all have been passed.
    arriving: Vec<(usize, Species)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
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
    fn of(state: &State) -> Self {
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

    /// How many of each card are where: the deck, apart, the hands.
    fn places(&self) -> impl Iterator<Item = (usize, Species)> + '_ {
        let lists = [&self.deck, &self.aside].into_iter().chain(&self.hands);
        lists.enumerate().flat_map(|(place, cards)| cards.iter().map(move |&card| (place, card)))
    }
}

fn origami_of(state: &State, seat: Seat) -> Vec<Species> {
    state.hand(seat).filter(|card| !card.is_rice_paper()).collect()
}

/// Every world consistent with what was seen, each with its number of physical arrangements (scaled).
#[derive(Clone)]
struct Worlds {
    all: BTreeMap<World, f64>,
    discards: Vec<Species>,
}

impl Worlds {
    /// Of somebody who knows every hand, and which cards the deck is made of.
    fn of_witness(state: &State) -> Self {
        let discards = state.discards().collect::<Vec<_>>().into_iter().rev().collect();
        Self { all: BTreeMap::from([(World::of(state), 1.0)]), discards }
    }

    /// Of somebody who knows no hand but the own one: what is hidden is spread in every way.
    fn of_newcomer(state: &State, viewer: Viewer) -> Self {
        let mut worlds = Self::of_witness(state);
        let hidden = |seat: &Seat| !viewer.is(*seat);
        worlds.change(|world| {
            for seat in Seat(0).round(4).filter(hidden) {
                let hand = std::mem::take(&mut world.hands[seat.index()]);
                world.deck.extend(hand);
            }
            world.deck.sort_unstable();
        });
        for seat in Seat(0).round(state.players()).filter(hidden) {
            for _ in origami_of(state, seat) {
                worlds.carry(Place::Deck, Place::Hand(seat), Seen::Back);
            }
        }
        worlds
    }

    /// A card goes from one place to another: one branch for each physical card that it may be.
    fn carry(&mut self, from: Place, to: Place, card: Seen) {
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

    fn change(&mut self, change: impl Fn(&mut World)) {
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
    fn arrive(&mut self) {
        self.change(|world| {
            for (seat, card) in std::mem::take(&mut world.arriving) {
                world.put(Place::Hand(Seat(seat as u8)), card);
            }
        });
    }

    fn see(&mut self, event: &Event<Seen>) {
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
                self.change(|world| world.deck.clone_from(&discards));
            }
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
            Event::Shown { seat, card, count } => {
                (0..count).for_each(|_| self.lose(seat, card));
                (0..count).for_each(|_| self.gain(seat, card));
            }
            Event::Plays { seat, card, from, .. } => {
                match from {
                    Source::Hand => self.lose(seat, card),
                    Source::Line => {}
                    Source::Discards => self.take_discard(card),
                }
                self.gain(seat, card);
            }
            _ => {}
        }
        assert!(!self.all.is_empty(), "no world is consistent with {event:?}");
    }
}

// --- a table that everybody watches ---------------------------------------------------------------------------------

/// One viewer, with what they remember and what the enumerator makes of the same events.
#[derive(Clone)]
struct Watcher {
    viewer: Viewer,
    memory: Memory,
    worlds: Worlds,
    /// Cards that went from hand to hand unseen so far, and new decks.
    passes: u32,
    shuffles: u32,
    lost: bool,
}

#[derive(Clone)]
struct Watched {
    head: String,
    state: State,
    watchers: Vec<Watcher>,
}

impl Watched {
    /// A position in which everybody has seen every hand, as after the deal, and knows what the deck is made of.
    fn witnessed(position: &str) -> Self {
        Self::new(position, |state, viewer| {
            let mut memory = Memory::of_newcomer(state, viewer);
            for seat in Seat(0).round(state.players()).filter(|&s| !viewer.is(s)) {
                let cards = state.hand(seat).map(Seen::Face).collect();
                memory.remember(&Event::HandShown { seat, to: seat, cards });
            }
            (memory, Worlds::of_witness(state))
        })
    }

    /// A position that everybody has just come to: only the own hand is known.
    fn met(position: &str) -> Self {
        Self::new(position, |state, viewer| (Memory::of_newcomer(state, viewer), Worlds::of_newcomer(state, viewer)))
    }

    fn new(position: &str, know: impl Fn(&State, Viewer) -> (Memory, Worlds)) -> Self {
        let state = match Scenario::parse(position) {
            Ok(scenario) => scenario.position(),
            Err(why) => panic!("{why}\n{position}"),
        };
        let watchers = Viewer::all(state.players())
            .map(|viewer| {
                let (memory, worlds) = know(&state, viewer);
                Watcher { viewer, memory, worlds, passes: 0, shuffles: 0, lost: false }
            })
            .collect();
        Self { head: position.to_owned(), state, watchers }
    }

    fn apply(&mut self, by: Actor, m: Move) -> Vec<Event> {
        let mut log = Vec::new();
        self.state.apply(by, m, &mut log);
        for watcher in &mut self.watchers {
            for event in &log {
                let seen = event.seen_by(watcher.viewer);
                let hides =
                    matches!(seen, Event::Passed { card: Seen::Back, .. } | Event::Stolen { card: Seen::Back, .. });
                watcher.passes += u32::from(hides);
                watcher.shuffles += u32::from(matches!(seen, Event::Shuffled { .. }));
                watcher.memory.remember(&seen);
                watcher.worlds.see(&seen);
                if watcher.worlds.all.len() > 3_000 {
                    watcher.lost = true;
                    break;
                }
            }
            watcher.worlds.arrive();
        }
        log
    }
}

fn cards(names: &str) -> Vec<Species> {
    let mut cards: Vec<_> = names.split_whitespace().map(species).collect();
    cards.sort_unstable();
    cards
}

fn legal(state: &State, by: Actor) -> Vec<Move> {
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    state.moves(by, &mut buf);
    buf.to_vec()
}

// --- random small tables ----------------------------------------------------------------------------------------------

fn setup_of(title: Title, players: u8, stream: &mut Stream) -> Setup {
    let families = title.draw_families(players, stream);
    let characters = title.draw_characters(players, stream);
    Setup::with_characters(players, families, characters, Edition::standard()).expect("a good setup")
}

/// A position with few cards, so that all that may be hidden can be listed; the others are in the box.
fn small_position(setup: &Setup, stream: &mut Stream) -> String {
    use std::fmt::Write;
    let mut text = String::from("families");
    let write = |text: &mut String, words: &[&str]| words.iter().for_each(|w| write!(text, " {w}").unwrap());
    write(&mut text, &setup.families().iter().map(|f| f.word()).collect::<Vec<_>>());
    if !setup.characters().is_empty() {
        text.push_str("\ncharacters");
        write(&mut text, &setup.characters().iter().map(|c| c.word()).collect::<Vec<_>>());
    }
    let edition = setup.edition();
    let all = Species::all().filter(|&s| setup.has(s) && !s.is_rice_paper());
    let mut left: Vec<_> = all.flat_map(|s| std::iter::repeat_n(s, edition.facts(s).quantity.into())).collect();
    stream.shuffle(&mut left);
    let mut list = |text: &mut String, name: &str, count: u32, origami_only: bool| {
        write!(text, "\n{name}:").unwrap();
        for _ in 0..count {
            if let Some(at) = left.iter().rposition(|c| !origami_only || !c.is_character()) {
                write!(text, " {}", left.remove(at).slug()).unwrap();
            }
        }
    };
    for seat in 0..setup.players() {
        let count = 3 + stream.below(3);
        list(&mut text, &format!("hand {seat}"), count, false);
        if setup.has_rice_paper() {
            text.push_str(&" rice_paper".repeat(stream.below(4) as usize));
        }
        let under = stream.below(3);
        for side in ["left", "right"] {
            list(&mut text, &format!("collection {seat} {side}"), under, true);
        }
    }
    list(&mut text, "line", 4, false);
    let (deck, discards) = (2 + stream.below(4), stream.below(4));
    list(&mut text, "deck", deck, false);
    list(&mut text, "discards", discards, false);
    text.push_str("\nrest box\n");
    text
}

/// Anything, but rather what makes more happen.
fn lively(moves: &[Move], stream: &mut Stream) -> Move {
    let is_lively = |m: &Move| !matches!(m, Move::Draw(_) | Move::No | Move::Done | Move::Pass);
    let much: Vec<_> = moves.iter().copied().filter(is_lively).collect();
    let from = if much.is_empty() || stream.below(5) == 0 { moves } else { &much };
    from[stream.below(from.len() as u32) as usize]
}

fn step(table: &mut Watched, stream: &mut Stream) -> Option<(Actor, Move, Vec<Event>)> {
    let (by, m) = match table.state.asked() {
        Asked::Over => return None,
        Asked::Chance(roll, _) => (Actor::Chance, roll.draw(stream).into()),
        Asked::Seat(seat, _) => (seat.into(), lively(&legal(&table.state, seat.into()), stream)),
        Asked::Together(seats, _) => {
            let seats: Vec<_> = seats.iter().collect();
            let seat = seats[stream.below(seats.len() as u32) as usize];
            (seat.into(), lively(&legal(&table.state, seat.into()), stream))
        }
    };
    Some((by, m, table.apply(by, m)))
}

#[test]
fn hunt() {
    let mut tally = BTreeMap::<&str, u32>::new();
    let n: u64 = std::env::var("HUNT").ok().and_then(|s| s.parse().ok()).unwrap_or(200);
    let from: u64 = std::env::var("FROM").ok().and_then(|s| s.parse().ok()).unwrap_or(0);
    for seed in from..from + n {
        let mut stream = Stream::new(seed);
        let title = [Title::Legends, Title::Mixed][(seed % 2) as usize];
        let setup = setup_of(title, 2 + (seed / 2 % 3) as u8, &mut stream);
        let position = small_position(&setup, &mut stream);
        let mut table = if stream.below(4) == 0 && setup.players() == 2 {
            Watched::met(&position)
        } else {
            Watched::witnessed(&position)
        };
        let mut moves = String::new();
        for _ in 0..60 {
            let Some((by, m, _)) = step(&mut table, &mut stream) else { break };
            table.watchers.retain(|w| !w.lost && w.worlds.all.len() <= 400);
            if table.watchers.is_empty() {
                break;
            }
            moves.push_str(&format!("{by:?} {m:?}\n"));
            for w in &table.watchers {
                let told = || {
                    format!(
                        "seed {seed} {:?}\n{position}---\n{moves}{:?}\n{:?}",
                        w.viewer,
                        w.memory,
                        World::of(&table.state)
                    )
                };
                assert!(w.worlds.all.contains_key(&World::of(&table.state)), "enumerator lost the truth: {}", told());
                assert!(w.memory.allows(&table.state), "truth not allowed: {}", told());
                let view = table.state.view(w.viewer);
                let mut imagined = BTreeMap::<World, u32>::new();
                let mut luck = Stream::new(seed);
                let samples = 20 + 5 * w.worlds.all.len() as u32;
                for _ in 0..samples {
                    let world = State::imagine(&view, &w.memory, &mut luck);
                    assert_eq!(world.view(w.viewer), view, "{}", told());
                    *imagined.entry(World::of(&world)).or_default() += 1;
                }
                let free = !matches!(table.state.asked(), Asked::Seat(seat, Ask::Pay{..} | Ask::Play{..} | Ask::Pick{..}) if !w.viewer.is(seat));
                let exact = w.passes == 0 && w.shuffles == 0;
                *tally.entry("positions").or_default() += 1;
                if exact && w.worlds.all.len() > 1 {
                    *tally.entry("exact many").or_default() += 1;
                }
                if w.passes > 0 {
                    *tally.entry("with passes").or_default() += 1;
                }
                if exact {
                    for world in imagined.keys() {
                        assert!(w.worlds.all.contains_key(world), "imagines what can't be {world:?}\n{}", told());
                    }
                }
                if free {
                    let may: BTreeSet<_> = w.worlds.all.keys().flat_map(|w| w.places().collect::<Vec<_>>()).collect();
                    let does: BTreeSet<_> = imagined.keys().flat_map(|w| w.places().collect::<Vec<_>>()).collect();
                    let missing: Vec<_> = may.difference(&does).collect();
                    if !missing.is_empty() && samples > 100_000 && std::env::var("STRICT").is_ok() {
                        panic!("never imagined: {missing:?} in {samples}, {} worlds\n{}", w.worlds.all.len(), told());
                    }
                    if !missing.is_empty() {
                        *tally.entry("missing").or_default() += 1;
                    }
                    let mut never = w.worlds.all.keys().filter(|x| !imagined.contains_key(x)).count();
                    if never > 0 {
                        *tally.entry("never").or_default() += 1;
                        for _ in 0..100 * samples {
                            let world = State::imagine(&view, &w.memory, &mut luck);
                            *imagined.entry(World::of(&world)).or_default() += 1;
                            never = w.worlds.all.keys().filter(|x| !imagined.contains_key(x)).count();
                            if never == 0 {
                                break;
                            }
                        }
                        if never > 0 && imagined.values().filter(|&&n| n < 3).count() == 0 {
                            *tally.entry("never ever").or_default() += 1;
                            panic!(
                                "{never} worlds never, {} worlds, {} imagined, passes {} shuffles {} \n{}",
                                w.worlds.all.len(),
                                imagined.len(),
                                w.passes,
                                w.shuffles,
                                told()
                            );
                        }
                    }
                    if w.passes == 1 && w.shuffles == 0 {
                        *tally.entry("one pass").or_default() += 1;
                        if imagined.keys().any(|x| !w.worlds.all.contains_key(x)) {
                            *tally.entry("one pass inexact").or_default() += 1;
                        }
                    }
                    if w.passes > 1 && w.shuffles == 0 {
                        *tally.entry("more passes").or_default() += 1;
                        if imagined.keys().any(|x| !w.worlds.all.contains_key(x)) {
                            *tally.entry("more passes inexact").or_default() += 1;
                        }
                    }
                }
            }
        }
    }
    println!("{tally:?}");
}
