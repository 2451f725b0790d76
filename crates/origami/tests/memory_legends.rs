//! What a viewer may know in Legends and mixed games.
//!
//! The judge is the enumerator of `common/worlds.rs`, for positions with few unknown cards.

#[path = "common/worlds.rs"]
mod worlds;

use std::collections::{BTreeMap, BTreeSet};

use origami::asks::Ask;
use origami::cards::species;
use origami::scenario::Scenario;
use origami::setup::Title;
use origami::state::RICE_PAPER_CARDS;
use origami::vocab::{From, Source};
use origami::{Edition, Event, Families, Family, Memory, Move, Seen, Setup, Species, State, View};
use tabletop::{Actor, Asked, Game, Imagine, MoveBuf, NoLog, Seat, Stream, Viewer};
use worlds::{Place, World, Worlds, origami_of};

// --- the enumerator --------------------------------------------------------------------------------------------------

impl World {
    /// How many of each card are where: the deck, apart, the hands.
    fn places(&self) -> impl Iterator<Item = (usize, Species)> + '_ {
        let lists = [&self.deck, &self.aside].into_iter().chain(&self.hands);
        lists.enumerate().flat_map(|(place, cards)| cards.iter().map(move |&card| (place, card)))
    }
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
}

// --- a table that everybody watches ----------------------------------------------------------------------------------

/// One viewer, with what they remember and what the enumerator makes of the same events.
#[derive(Clone)]
struct Watcher {
    viewer: Viewer,
    memory: Memory,
    worlds: Worlds,
    /// Whether nothing has happened so far that a memory may forget something of: no card passed unseen, no new deck.
    is_exact: bool,
}

/// So many worlds are listed at most; a viewer for whom there are more is no longer followed.
const MOST_WORLDS: usize = 3_000;

#[derive(Clone)]
struct Watched {
    position: String,
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

    /// A position that everybody has just come to: no hand is known but the own one.
    fn met(position: &str) -> Self {
        Self::new(position, |state, viewer| (Memory::of_newcomer(state, viewer), Worlds::of_newcomer(state, viewer)))
    }

    fn new(position: &str, know: impl Fn(&State, Viewer) -> (Memory, Worlds)) -> Self {
        let state = match Scenario::parse(position) {
            Ok(scenario) => scenario.position(),
            Err(why) => panic!("{why}\n{position}"),
        };
        let watcher = |viewer| {
            let (memory, worlds) = know(&state, viewer);
            Watcher { viewer, memory, worlds, is_exact: true }
        };
        let watchers = Viewer::all(state.players()).map(watcher).collect();
        Self { position: position.to_owned(), state, watchers }
    }

    fn apply(&mut self, by: Actor, m: Move) -> Vec<Event> {
        let mut log = Vec::new();
        self.state.apply(by, m, &mut log);
        for watcher in &mut self.watchers {
            for seen in log.iter().map(|event| event.seen_by(watcher.viewer)) {
                let forgets = match seen {
                    Event::Passed { card, .. } | Event::Stolen { card, .. } => card == Seen::Back,
                    Event::Shuffled { .. } => true,
                    _ => false,
                };
                watcher.is_exact &= !forgets;
                watcher.memory.remember(&seen);
                if watcher.worlds.all.len() <= MOST_WORLDS {
                    watcher.worlds.see(&seen);
                }
            }
            watcher.worlds.arrive();
        }
        self.watchers.retain(|watcher| watcher.worlds.all.len() <= MOST_WORLDS);
        log
    }

    /// Plays these moves, written as in a scenario, and returns what happened.
    #[track_caller]
    fn play(&mut self, moves: &str) -> Vec<Event> {
        let script = Scenario::parse(&format!("{}\n---\n{moves}", self.position));
        let mut log = Vec::new();
        let played = script.and_then(|script| {
            script.play_each(|by, m| {
                self.state.check(by, m)?;
                log.extend(self.apply(by, m));
                Ok::<_, tabletop::Illegal<origami::Rule>>(())
            })
        });
        if let Err(why) = played {
            panic!("{why}\n{}---\n{moves}", self.position);
        }
        log
    }

    fn watcher(&self, viewer: Viewer) -> &Watcher {
        self.watchers.iter().find(|w| w.viewer == viewer).expect("this viewer is followed")
    }

    /// What `viewer` certainly knows of the hand of `seat`.
    fn known(&self, seat: u8, viewer: Viewer) -> Vec<Species> {
        self.watcher(viewer).memory.known(Seat(seat))
    }

    /// How many worlds are consistent with what each viewer has seen: by seat, the spectator last.
    fn worlds(&self) -> Vec<usize> {
        self.watchers.iter().map(|w| w.worlds.all.len()).collect()
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(self.state.players()).filter(move |v| !v.is(seat))
    }
}

const fn seat(n: u8) -> Viewer {
    Viewer::Seat(Seat(n))
}

fn cards(names: &str) -> Vec<Species> {
    let mut cards: Vec<_> = names.split_whitespace().map(species).collect();
    cards.sort_unstable();
    cards
}

fn legal(state: &State, by: Seat) -> Vec<Move> {
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    state.moves(by.into(), &mut buf);
    buf.to_vec()
}

/// Anything, but rather what makes more happen.
fn lively(moves: &[Move], stream: &mut Stream) -> Move {
    let is_lively = |m: &Move| !matches!(m, Move::Draw(_) | Move::No | Move::Done | Move::Pass);
    let much: Vec<_> = moves.iter().copied().filter(is_lively).collect();
    let from = if much.is_empty() || stream.below(5) == 0 { moves } else { &much };
    from[stream.below(from.len() as u32) as usize]
}

/// An answer to the next question; of several players anyone may answer next.
fn answer(state: &State, stream: &mut Stream) -> Option<(Actor, Move)> {
    let seat = match state.asked() {
        Asked::Over => return None,
        Asked::Chance(roll, _) => return Some((Actor::Chance, roll.draw(stream).into())),
        Asked::Seat(seat, _) => seat,
        Asked::Together(seats, _) => {
            let seats: Vec<_> = seats.iter().collect();
            seats[stream.below(seats.len() as u32) as usize]
        }
    };
    Some((seat.into(), lively(&legal(state, seat), stream)))
}

/// A game that everybody watches from its beginning, or comes to late.
struct Followed {
    state: State,
    memories: Vec<Memory>,
}

impl Followed {
    fn new(setup: &Setup) -> Self {
        let memories = Viewer::all(setup.players()).map(|viewer| Memory::new(setup, viewer)).collect();
        Self { state: State::start(setup), memories }
    }

    fn apply(&mut self, by: Actor, m: Move) -> Vec<Event> {
        let mut log = Vec::new();
        self.state.apply(by, m, &mut log);
        for memory in &mut self.memories {
            for event in &log {
                memory.remember(&event.seen_by(memory.viewer()));
            }
        }
        log
    }

    fn is_at_action(&self) -> bool {
        matches!(self.state.asked(), Asked::Seat(_, Ask::Action { .. }))
    }
}

fn setup(families: &str) -> Setup {
    let families: Families = families.split(' ').filter_map(Family::named).collect();
    Setup::new(families.len(), families, Edition::standard()).expect("a good setup")
}

/// A table of Legends or a mixed one, by turns with 2, 3 and 4 players.
fn random_setup(seed: u64, stream: &mut Stream) -> Setup {
    let title = [Title::Legends, Title::Mixed][(seed % 2) as usize];
    let players = 2 + (seed / 2 % 3) as u8;
    let families = title.draw_families(players, stream);
    let characters = title.draw_characters(players, stream);
    Setup::with_characters(players, families, characters, Edition::standard()).expect("a good setup")
}

// --- comparing -------------------------------------------------------------------------------------------------------

fn sample(watcher: &Watcher, state: &State, samples: u32) -> BTreeMap<World, u32> {
    let view = state.view(watcher.viewer);
    let mut stream = Stream::new(7);
    let mut seen = BTreeMap::new();
    for _ in 0..samples {
        let world = State::imagine(&view, &watcher.memory, &mut stream);
        assert_eq!(world.view(watcher.viewer), view, "{:?} would see the difference", watcher.viewer);
        *seen.entry(World::of(&world)).or_default() += 1;
    }
    seen
}

/// What a viewer is told to be certain is so in every consistent world.
#[track_caller]
fn assert_known_is_certain(watcher: &Watcher, state: &State) {
    for seat in Seat(0).round(state.players()) {
        let known = watcher.memory.known(seat);
        for world in watcher.worlds.all.keys() {
            let mut hand = world.hands[seat.index()].clone();
            for card in &known {
                let at = hand.iter().position(|c| c == card);
                hand.remove(at.unwrap_or_else(|| panic!("{:?}: {seat} may have no {card}", watcher.viewer)));
            }
        }
    }
}

/// `imagine` reaches every consistent world and no other; if these are fair, each physical arrangement equally often:
/// the chi-square sum is no larger than chance explains.
#[track_caller]
fn assert_exact(watcher: &Watcher, state: &State, is_fair: bool) {
    assert_known_is_certain(watcher, state);
    let (viewer, worlds) = (watcher.viewer, &watcher.worlds.all);
    let imagined = sample(watcher, state, (60 * worlds.len() as u32).clamp(300, 6_000));
    for world in imagined.keys() {
        assert!(worlds.contains_key(world), "{viewer:?} imagines what can't be: {world:?}");
    }
    for world in worlds.keys() {
        assert!(imagined.contains_key(world), "{viewer:?} never imagines {world:?}");
    }
    assert!(imagined.contains_key(&World::of(state)), "{viewer:?} never imagines the truth");
    let total: f64 = worlds.values().sum();
    let samples: u32 = imagined.values().sum();
    let off = |(world, weight): (&World, &f64)| {
        let expected = f64::from(samples) * weight / total;
        (f64::from(imagined[world]) - expected).powi(2) / expected
    };
    let chi: f64 = worlds.iter().map(off).sum();
    let freedom = worlds.len() as f64 - 1.0;
    let most = freedom + 6.0 * (2.0 * freedom).sqrt() + 6.0;
    assert!(!is_fair || chi < most, "{viewer:?}: chi-square {chi:.1} for {freedom} degrees of freedom");
}

/// For every viewer the imagined worlds are exactly the consistent ones, uniformly.
#[track_caller]
fn check(table: &Watched) {
    check_for(table, everyone);
}

fn everyone(_: Viewer) -> bool {
    true
}

/// For these viewers they are.
#[track_caller]
fn check_for(table: &Watched, is_exact: impl Fn(Viewer) -> bool) {
    for watcher in table.watchers.iter().filter(|w| is_exact(w.viewer)) {
        assert_exact(watcher, &table.state, true);
    }
}

/// For these viewers exactly the consistent ones in which the asked player can answer: a choice under way tells it.
#[track_caller]
fn check_among(table: &Watched, is_exact: impl Fn(Viewer) -> bool, can_answer: impl Fn(&World) -> bool) {
    for watcher in table.watchers.iter().filter(|w| is_exact(w.viewer)) {
        let mut watcher = watcher.clone();
        watcher.worlds.all.retain(|world, _| can_answer(world));
        assert_exact(&watcher, &table.state, false);
    }
}

/// Every consistent world is imagined sooner or later; others may be too.
#[track_caller]
fn check_sound(table: &Watched) {
    for watcher in &table.watchers {
        let imagined = sample(watcher, &table.state, 6_000);
        for world in watcher.worlds.all.keys() {
            assert!(imagined.contains_key(world), "{:?} never imagines {world:?}", watcher.viewer);
        }
        assert_known_is_certain(watcher, &table.state);
        assert!(watcher.memory.allows(&table.state));
    }
}

/// What `viewer` sees of each answer that `by` could give: events and the view afterwards. Answers that look the same
/// as they are given look the same ever after: there is nothing in a view that no event has told.
fn looks(state: &State, by: Seat, viewer: Viewer) -> Vec<(Vec<Event<Seen>>, View)> {
    let mut all: Vec<(Vec<_>, View)> = Vec::new();
    for m in legal(state, by) {
        let (mut next, mut log) = (state.clone(), Vec::new());
        next.apply(by.into(), m, &mut log);
        let seen: Vec<_> = log.iter().map(|e: &Event| e.seen_by(viewer)).collect();
        let view = next.view(viewer);
        match all.iter().find(|(before, _)| *before == seen) {
            Some((_, before)) => assert_eq!(*before, view, "{viewer:?} can tell {m:?} of {by} without any event"),
            None => all.push((seen, view)),
        }
    }
    all
}

/// Whatever `by` answers now, nobody else can tell which it was. Returns how many answers there are.
#[track_caller]
fn assert_secret(state: &State, by: Seat) -> usize {
    for viewer in Viewer::all(state.players()).filter(|v| !v.is(by)) {
        assert_eq!(looks(state, by, viewer).len(), 1, "{viewer:?} can tell what {by} answers");
    }
    legal(state, by).len()
}

// --- L-5.4: rice paper -----------------------------------------------------------------------------------------------

/// Whatever becomes of rice paper, everybody sees it and can count; and no memory keeps what is no secret.
#[test]
fn l_5_4_rice_paper_is_public_wherever_it_goes() {
    // How often it was drawn, paid, discarded, passed, stolen.
    let mut moved = [0; 5];
    for seed in 0..60 {
        let mut stream = Stream::new(seed);
        let families = ["polar legendary", "polar sky legendary", "sea polar sky legendary"][seed as usize % 3];
        let mut table = Followed::new(&setup(families));
        let mut held: Vec<_> = table.memories.iter().map(|_| [0_i32; 4]).collect();
        while let Some((by, m)) = answer(&table.state, &mut stream) {
            let log = table.apply(by, m);
            for (memory, held) in table.memories.iter().zip(&mut held) {
                for event in &log {
                    if let Some((kind, changes)) = rice_paper_in(&event.seen_by(memory.viewer())) {
                        moved[kind] += 1;
                        changes.into_iter().for_each(|(seat, n)| held[seat.index()] += n);
                    }
                }
                let shown = table.state.view(memory.viewer()).table;
                for seat in Seat(0).round(table.state.players()) {
                    let count = table.state.hand(seat).filter(|c| c.is_rice_paper()).count();
                    assert_eq!(held[seat.index()], count as i32, "seed {seed}: {:?} counts", memory.viewer());
                    assert_eq!(usize::from(shown.seats[seat.index()].rice_paper), count);
                    assert!(!memory.known(seat).contains(&Species::RICE_PAPER));
                }
                let in_hands: i32 = held.iter().sum();
                assert_eq!(shown.rice_paper.map(i32::from), Some(i32::from(RICE_PAPER_CARDS) - in_hands));
            }
        }
    }
    assert!(moved.iter().all(|&n| n > 20), "drawn, paid, discarded, passed, stolen: {moved:?}");
}

/// Which kind of event it is and whose rice paper changes by how much, if a viewer sees an event about rice paper.
fn rice_paper_in(seen: &Event<Seen>) -> Option<(usize, Vec<(Seat, i32)>)> {
    let rice = Species::RICE_PAPER;
    Some(match *seen {
        Event::DrewRicePaper { seat, count } => (0, vec![(seat, count.into())]),
        Event::Paid { seat, card } if card == rice => (1, vec![(seat, -1)]),
        Event::Discarded { seat, card } if card == rice => (2, vec![(seat, -1)]),
        Event::Passed { seat, to, card } if card == Seen::Face(rice) => (3, vec![(seat, -1), (to, 1)]),
        Event::Stolen { seat, to, card } if card == Seen::Face(rice) => (4, vec![(seat, -1), (to, 1)]),
        _ => return None,
    })
}

#[test]
fn l_5_4_rice_paper_that_changes_hands_tells_nothing_of_other_cards() {
    let mut table = Watched::witnessed(
        "families sky polar legendary
         hand 0: nine_tailed_fox oni kappa seal rice_paper
         hand 1: penguin walrus rice_paper rice_paper
         hand 2: snowy_owl rice_paper
         line: griffin griffin oni walrus
         deck: dove chick phoenix
         collection 1 left: eagle
         rest box",
    );
    table.play(
        "0 play nine_tailed_fox left\n 0 pay kappa oni\n 0 yes\n 1 pick rice_paper\n 0 pick rice_paper
         2 pick rice_paper\n 1 pick rice_paper\n 0 pick seal\n 2 pick snowy_owl",
    );
    // Player 1 has passed nothing but rice paper, so what they had is still there.
    for viewer in [seat(0), seat(2), Viewer::Spectator] {
        let known = table.known(1, viewer);
        assert!(cards("penguin walrus").iter().all(|card| known.contains(card)), "{viewer:?} knows {known:?}");
    }
    assert_eq!(table.worlds(), [1; 4]);
    check(&table);
    // Stolen: of the cards in hand 0 one is seal or not, the others are seen to be rice paper.
    table.play("1 use left\n 1 player 0\n * rolled 1");
    assert_eq!(table.state.rice_paper(Seat(1)), 2);
    assert_eq!(table.worlds(), [1; 4]);
    check(&table);
}

#[test]
fn l_5_4_rice_paper_in_a_shown_hand_is_not_listed_as_known() {
    let mut table = Watched::met(
        "families lawn polar sky
         hand 0: butterfly eagle eagle rice_paper
         hand 1: seal rice_paper
         hand 2: dove penguin rice_paper rice_paper
         line: walrus walrus bee bee
         deck: chick vulture
         rest box",
    );
    table.play("0 play butterfly left\n 0 pay eagle eagle rice_paper\n 0 player 2");
    assert_eq!(table.known(2, seat(0)), cards("dove penguin"));
    assert_eq!((table.known(2, seat(1)), table.known(2, Viewer::Spectator)), (cards(""), cards("")));
    assert_eq!(table.worlds(), [3, 6, 3, 30]);
    check(&table);
}

#[test]
fn l_5_4_a_card_stolen_unseen_is_known_to_be_no_rice_paper() {
    let mut table = Watched::witnessed(
        "families lawn polar sky
         turn 1
         hand 0: ant
         hand 1: seal
         hand 2: dove penguin rice_paper rice_paper
         line: walrus walrus bee bee
         deck: chick vulture
         collection 1 left: eagle
         rest box",
    );
    table.play("1 use left\n 1 player 2\n * rolled 0");
    // Of four cards in hand it was one of two.
    assert_eq!(table.worlds(), [2, 1, 1, 2]);
    check(&table);
    table.play("2 draw bee\n 0 draw bee");
    check(&table);
}

// --- L-7.6: Nine-tailed Fox ------------------------------------------------------------------------------------------

#[test]
fn l_7_6_of_two_players_both_know_everything_and_a_spectator_what_was_possible() {
    let mut table = Watched::witnessed(
        "families exotic legendary
         hand 0: nine_tailed_fox oni kappa macaw sloth
         hand 1: anaconda toucan caiman
         line: golden_frog golden_frog anaconda piranha
         deck: unicorn unicorn phoenix
         rest box",
    );
    table.play("0 play nine_tailed_fox left\n 0 pay kappa oni\n 0 yes");
    for m in ["1 pick toucan", "0 pick sloth", "0 pick macaw"] {
        table.play(m);
        assert_eq!(table.worlds(), [1; 3], "nothing has moved");
        check(&table);
    }
    table.play("1 pick caiman");
    // Player 0 has passed both cards there were; of the three of player 1 one is left.
    assert_eq!(table.worlds(), [1, 1, 3]);
    assert_eq!(table.known(1, seat(0)), cards("macaw sloth anaconda"));
    assert_eq!(table.known(0, seat(1)), cards("toucan caiman"));
    check(&table);
    // Two cards come into the open that were passed.
    table.play("1 play sloth left\n 1 pay macaw");
    assert_eq!(table.worlds(), [1, 1, 3]);
    check_sound(&table);
}

#[test]
fn l_7_6_three_players_each_see_two_passes_of_their_own_and_two_to_them() {
    let mut table = Watched::witnessed(
        "families exotic dinosaurs legendary
         hand 0: nine_tailed_fox oni kappa macaw sloth piranha
         hand 1: anaconda toucan caiman
         hand 2: t_rex stegosaurus
         line: golden_frog golden_frog anaconda caiman
         deck: unicorn phoenix velociraptor brontosaurus
         rest box",
    );
    table.play(
        "0 play nine_tailed_fox left\n 0 pay kappa oni\n 0 yes
         0 pick macaw\n 1 pick anaconda\n 2 pick t_rex\n 0 pick sloth\n 1 pick toucan\n 2 pick stegosaurus",
    );
    // To player 0: 1 has passed anaconda or caiman to 2, and 2 what was left to 1. To player 1: sloth or piranha. To
    // player 2: macaw or piranha from 0 to 1, toucan or caiman back. To a spectator: any two of three, twice, each way.
    assert_eq!(table.worlds(), [2, 2, 4, 72]);
    let knows = |of: u8, to: u8, card: &str| table.known(of, seat(to)).contains(&species(card));
    assert!(knows(1, 0, "macaw") && knows(2, 0, "sloth"), "what one has passed");
    assert!(knows(2, 1, "anaconda") && knows(0, 1, "toucan"));
    assert!(knows(0, 2, "t_rex") && knows(1, 2, "stegosaurus"));
    check(&table);
    for m in ["1 draw caiman", "2 draw golden_frog", "0 draw anaconda"] {
        table.play(m);
        check(&table);
    }
}

#[test]
fn l_7_6_four_players_are_passed_cards_by_their_neighbours_only() {
    let mut table = Watched::witnessed(
        "families polar exotic dinosaurs legendary
         turn 2
         hand 0: macaw sloth
         hand 1: seal penguin
         hand 2: nine_tailed_fox oni unicorn kappa stegosaurus
         hand 3: griffin phoenix
         line: golden_frog golden_frog anaconda caiman
         deck: reindeer velociraptor
         rest box",
    );
    table.play(
        "2 play nine_tailed_fox left\n 2 pay unicorn oni\n 2 yes
         3 pick griffin\n 0 pick macaw\n 1 pick seal\n 2 pick kappa
         0 pick sloth\n 1 pick penguin\n 2 pick stegosaurus\n 3 pick phoenix",
    );
    // Everybody has passed both cards. Which way those of the player opposite went is all that is unknown.
    assert_eq!(table.worlds(), [2, 2, 2, 2, 16]);
    check(&table);
    // Player 3 shows one card of each neighbour: players 2 and 0 learn what the other one has passed where.
    table.play("3 play sloth left\n 3 pay kappa");
    assert_eq!(table.worlds(), [1, 2, 1, 2, 4]);
    check_sound(&table);
}

/// One pass that a viewer does not see stays exact, as cards come into the open.
#[test]
fn l_7_6_one_unseen_pass_is_found_out() {
    let position = "families exotic dinosaurs legendary
         hand 0: nine_tailed_fox oni kappa macaw sloth
         hand 1: kappa toucan caiman
         hand 2: t_rex
         line: golden_frog golden_frog anaconda piranha
         deck: unicorn phoenix brontosaurus
         rest box";
    let after = |more: &str| {
        let mut table = Watched::witnessed(position);
        table.play(
            "0 play nine_tailed_fox left\n 0 pay kappa oni\n 0 yes
             0 pick macaw\n 1 pick kappa\n 2 pick t_rex\n 0 pick sloth\n 1 pick toucan",
        );
        // Hidden from player 0: kappa or caiman from 1 to 2. From player 2: toucan or caiman from 1 to 0.
        assert_eq!(table.worlds(), [2, 1, 2, 12]);
        check(&table);
        for m in more.lines() {
            table.play(m);
            match table.state.asked() {
                Asked::Seat(seat, Ask::Pay { card, payment, .. }) => {
                    let pays = |w: &World| can_pay(&w.hands[seat.index()], card, payment.least);
                    check_among(&table, |viewer| viewer != Viewer::Spectator, pays);
                }
                _ => check_for(&table, |viewer| viewer != Viewer::Spectator),
            }
            assert!(table.watchers.iter().all(|w| w.memory.allows(&table.state)));
        }
        table
    };
    // Player 1 pays with the caiman, so it was the kappa.
    let table = after("1 play macaw left\n1 pay caiman");
    assert_eq!(table.worlds(), [1, 1, 1, 2]);
    // Player 2 pays with the kappa that was passed.
    let table = after("1 draw piranha\n2 play sloth left\n2 pay kappa");
    assert_eq!(table.worlds()[0], 1);
    assert_eq!(table.known(1, seat(0)), cards("macaw piranha caiman"));
    // Other cards tell nothing.
    let table = after("1 draw piranha\n2 draw golden_frog\n0 draw anaconda");
    assert_eq!(table.worlds()[0], 2);
}

/// The same species both ways at once: what was passed to a hand is there, whatever came out of it.
#[test]
fn l_7_6_a_copy_passed_both_ways_at_once_is_known_to_have_arrived() {
    let mut table = Watched::met(
        "families dinosaurs legendary
         turn 1
         hand 0: velociraptor kappa
         hand 1: nine_tailed_fox griffin unicorn velociraptor
         line: t_rex t_rex oni oni
         deck: brontosaurus dragon
         rest box",
    );
    table.play(
        "1 play nine_tailed_fox left\n 1 pay griffin unicorn\n 1 yes
         1 pick velociraptor\n 0 pick velociraptor\n 0 pick kappa",
    );
    assert_eq!(table.known(0, seat(1)), cards("velociraptor"));
    assert_eq!(table.worlds()[..2], [1, 1]);
    check_for(&table, |viewer| viewer != Viewer::Spectator);
}

// --- L-7.7, L-7.8: secret answers ------------------------------------------------------------------------------------

/// What player `by` discards or passes in worlds imagined by `viewer` in the middle of a question to several players,
/// if each who has still to answer takes the first card of the list: cards in the order of the events, and how often.
fn imagined_choices(table: &Watched, viewer: Viewer, by: u8) -> BTreeMap<Vec<Species>, u32> {
    let (view, memory) = (table.state.view(viewer), &table.watcher(viewer).memory);
    let mut stream = Stream::new(3);
    let mut found = BTreeMap::new();
    for _ in 0..600 {
        let mut world = State::imagine(&view, memory, &mut stream);
        assert_eq!(world.view(viewer), view);
        let mut log = Vec::new();
        while let Asked::Together(seats, _) = world.asked() {
            let seat = seats.first().expect("somebody is asked");
            world.apply(seat.into(), legal(&world, seat)[0], &mut log);
        }
        let moved = log.iter().filter_map(|event| match *event {
            Event::Discarded { seat, card } | Event::Passed { seat, card, .. } if seat == Seat(by) => Some(card),
            _ => None,
        });
        *found.entry(moved.collect()).or_default() += 1;
    }
    found
}

/// These choices were imagined, no others, and each about as often as the others.
#[track_caller]
fn assert_choices(table: &Watched, viewer: Viewer, by: u8, wanted: &[&str]) {
    let found = imagined_choices(table, viewer, by);
    let list = |names: &&str| names.split_whitespace().map(species).collect::<Vec<_>>();
    let wanted: BTreeSet<_> = wanted.iter().map(list).collect();
    assert_eq!(found.keys().cloned().collect::<BTreeSet<_>>(), wanted, "imagined by {viewer:?}");
    let fair = 600 / wanted.len() as u32;
    assert!(found.values().all(|&n| n > fair * 7 / 10), "imagined by {viewer:?}: {found:?}");
}

#[test]
fn l_7_7_oni_answers_are_secret_until_all_are_in_and_any_may_be_imagined() {
    let mut table = Watched::witnessed(
        "families polar exotic legendary
         hand 0: oni griffin griffin macaw sloth kappa
         hand 1: seal penguin rice_paper
         hand 2: caiman
         line: golden_frog golden_frog anaconda piranha
         deck: unicorn phoenix leprechaun
         rest box",
    );
    table.play("0 play oni left\n 0 pay griffin griffin\n 0 yes");
    let mut secrets = 0;
    for m in ["1 pick rice_paper", "0 pick macaw", "2 pick caiman", "1 pick seal"] {
        let Asked::Together(seats, _) = table.state.asked() else { panic!("all are asked") };
        secrets += seats.iter().map(|by| assert_secret(&table.state, by)).sum::<usize>();
        let shown = |table: &Watched| table.others(Seat(9)).map(|v| table.state.view(v).table).collect::<Vec<_>>();
        let before = shown(&table);
        table.play(m);
        assert_eq!(shown(&table), before, "nothing has moved, rice paper neither");
        check(&table);
        match m {
            // The first card is chosen, the second will be the first of the rest.
            "1 pick rice_paper" | "2 pick caiman" => {
                let found = imagined_choices(&table, seat(0), 1);
                let wanted = [cards("seal penguin"), vec![Species::RICE_PAPER, species("seal")]];
                assert_eq!(found.keys().collect::<BTreeSet<_>>(), wanted.iter().collect());
                assert_eq!(imagined_choices(&table, seat(1), 1).len(), 1, "the own answer stays what it is");
            }
            // Both are chosen. Rice paper leaves first, then the others in ascending folds.
            "1 pick seal" => {
                for viewer in [seat(0), seat(2), Viewer::Spectator] {
                    let any = ["seal penguin", "rice_paper seal", "rice_paper penguin"];
                    assert_choices(&table, viewer, 1, &any);
                    assert_choices(&table, viewer, 2, &["caiman"]);
                }
                assert_choices(&table, seat(1), 1, &["rice_paper seal"]);
            }
            _ => {}
        }
    }
    assert!(secrets > 15, "{secrets} answers");
    let log = table.play("0 pick sloth");
    let discarded = log.iter().filter(|e| matches!(e, Event::Discarded { .. })).count();
    assert_eq!((discarded, table.worlds()), (5, vec![1; 4]));
    check(&table);
}

#[test]
fn l_7_8_phoenix_answers_are_secret_and_come_from_the_imagined_hand() {
    let mut table = Watched::met(
        "families polar legendary
         hand 0: phoenix unicorn kappa
         hand 1: seal penguin rice_paper
         line: griffin griffin oni oni
         deck: reindeer walrus dragon seal snowy_owl
         rest box",
    );
    table.play("0 play phoenix left\n 0 pay unicorn\n 0 yes");
    assert_eq!(assert_secret(&table.state, Seat(1)), 3);
    table.play("1 pick rice_paper");
    check(&table);
    let any: BTreeSet<_> = imagined_choices(&table, seat(0), 1).into_keys().flatten().collect();
    assert_eq!(any.into_iter().collect::<Vec<_>>(), cards("seal penguin reindeer walrus dragon snowy_owl rice_paper"));
    // All discard before anyone draws; then the draws are hidden from each other.
    table.play("0 pick kappa");
    assert!(table.worlds().iter().all(|&n| n > 2), "{:?}", table.worlds());
    check(&table);
}

#[test]
fn l_7_6_second_answers_are_imagined_beside_the_first_ones() {
    let mut table = Watched::witnessed(
        "families exotic dinosaurs legendary
         hand 0: nine_tailed_fox oni kappa piranha
         hand 1: macaw macaw toucan
         hand 2: t_rex
         line: golden_frog golden_frog anaconda caiman
         deck: unicorn phoenix
         rest box",
    );
    table.play("0 play nine_tailed_fox left\n 0 pay kappa oni\n 0 yes\n 1 pick macaw\n 2 pick t_rex");
    // The first is chosen; the second will be the first of the rest.
    assert_choices(&table, seat(0), 2, &["t_rex"]);
    assert_eq!(imagined_choices(&table, seat(2), 1).len(), 2, "macaw macaw, toucan macaw");
    table.play("0 pick piranha");
    check(&table);
    let found = imagined_choices(&table, Viewer::Spectator, 1);
    let wanted = [cards("macaw macaw"), vec![species("toucan"), species("macaw")]];
    assert_eq!(found.keys().collect::<BTreeSet<_>>(), wanted.iter().collect());
    assert!((350..450).contains(&found[&wanted[0]]), "two of three cards are macaws: {found:?}");
    table.play("1 pick toucan");
    // Player 0 is shown the toucan, player 2 the macaw; a spectator neither.
    assert_eq!(table.worlds(), [1, 1, 2, 3]);
    check(&table);
}

// --- L-7.5: Dragon ---------------------------------------------------------------------------------------------------

/// Can a hand pay exactly this for a card in it, without rice paper?
fn can_pay(hand: &[Species], card: Species, cost: u8) -> bool {
    let mut others = hand.to_vec();
    others.remove(others.iter().position(|&c| c == card).expect("a card that is played is in hand"));
    let mut totals = BTreeSet::from([0]);
    for card in others {
        let folds = Edition::standard().facts(card).folds;
        totals.extend(totals.clone().into_iter().map(|total| total + folds));
    }
    totals.contains(&cost)
}

#[test]
fn l_7_5_a_play_of_a_dragons_round_is_known_before_it_is_paid() {
    let mut table = Watched::witnessed(
        "families exotic dinosaurs legendary
         hand 0: leprechaun kappa macaw sloth
         hand 1: dragon griffin unicorn
         hand 2: macaw sloth
         line: golden_frog golden_frog anaconda anaconda
         deck: piranha oni stegosaurus phoenix pteranodon
         rest box",
    );
    // Everybody has drawn a card that nobody else knows.
    table.play("0 play leprechaun left\n 0 pay kappa\n 0 yes");
    assert_eq!(table.worlds(), [12, 12, 12, 60]);
    check(&table);
    table.play("1 play dragon left");
    assert_eq!(table.known(1, seat(0)), cards("dragon griffin unicorn"));
    check_among(&table, everyone, |world| can_pay(&world.hands[1], species("dragon"), 6));
    table.play("1 pay griffin unicorn\n 1 yes");
    check(&table);
    table.play("1 no\n 2 play macaw left");
    // A sloth and 2 folds more: the card drawn must have them.
    assert_eq!(table.known(2, seat(0)), cards("macaw sloth"));
    let pays = |world: &World| can_pay(&world.hands[2], species("macaw"), 3);
    let possible = |viewer| table.watcher(viewer).worlds.all.keys().filter(|w| pays(w)).count();
    assert_eq!([seat(0), seat(1), seat(2)].map(possible), [3, 6, 12]);
    check_among(&table, everyone, pays);
    table.play("2 pay sloth stegosaurus");
    check(&table);
    // The last of the round; its own card in hand is known to be there while it waits for the payment.
    table.play("0 play macaw right");
    assert_eq!(table.known(0, seat(2)), cards("macaw sloth"));
    check_among(&table, everyone, |world| can_pay(&world.hands[0], species("macaw"), 3));
}

// --- L-4.3, L-7.10: cards played from the Draw Line or the discards --------------------------------------------------

#[test]
fn l_4_3_a_card_that_a_bonus_plays_was_never_hidden() {
    let mut table = Watched::witnessed(
        "families exotic legendary
         characters musician ninja
         hand 0: yellow_ninja macaw macaw caiman sloth
         hand 1: toucan red_ninja
         line: unicorn golden_frog red_musician piranha
         deck: oni phoenix griffin kappa yellow_musician
         rest box",
    );
    table.play("0 play yellow_ninja");
    assert_eq!(table.known(0, seat(1)), cards("yellow_ninja macaw macaw caiman sloth"), "characters are cards in hand");
    check(&table);
    table.play("0 pay macaw macaw\n 0 play red_musician\n 0 play golden_frog left");
    for viewer in Viewer::all(2) {
        let shown = table.state.view(viewer).table;
        assert_eq!(shown.characters, cards("yellow_ninja red_musician"));
        assert_eq!((shown.line, shown.seats[0].hand), (vec![species("unicorn"), species("piranha")], 2));
    }
    assert_eq!(table.known(0, seat(1)), cards("caiman sloth"));
    check(&table);
    // What the Golden Frog takes is known, and what fills the line is not in the deck any more.
    table.play("0 yes");
    assert_eq!(table.known(0, seat(1)), cards("caiman sloth unicorn piranha"));
    assert_eq!((table.state.deck_size(), table.worlds()), (1, vec![1; 3]));
    check(&table);
}

#[test]
fn l_7_10_a_discard_that_is_played_is_known_before_it_is_paid() {
    let mut table = Watched::met(
        "families exotic legendary
         characters musician geisha
         in play: yellow_geisha
         hand 0: caiman sloth
         hand 1: toucan
         line: golden_frog golden_frog anaconda anaconda
         deck: phoenix kappa red_geisha
         discards: griffin macaw
         rest box",
    );
    check(&table);
    table.play("0 play macaw left +discard");
    for viewer in Viewer::all(2) {
        let shown = table.state.view(viewer).table;
        assert_eq!((shown.discards, shown.seats[0].hand), (cards("griffin"), 3));
    }
    assert_eq!(table.known(0, seat(1)), cards("macaw"));
    check_among(&table, everyone, |world| can_pay(&world.hands[0], species("macaw"), 3));
    table.play("0 pay caiman");
    assert_eq!(table.known(0, seat(1)), cards(""));
    check(&table);
    // It is not in the next deck.
    table.play("1 draw golden_frog\n 0 draw golden_frog\n 1 draw anaconda\n * shuffled 0000000000000002");
    assert_eq!(table.state.deck_size(), 2);
    assert_eq!(table.worlds(), [1, 1, 2]);
    check(&table);
}

/// The red Geisha's payment with the top discard leaves that card among the discards, and so in the next deck.
#[test]
fn l_7_12_a_discard_that_pays_is_not_in_hand() {
    let mut table = Watched::witnessed(
        "families exotic legendary
         characters musician geisha
         in play: red_geisha
         hand 0: macaw sloth kappa
         hand 1: toucan piranha
         line: golden_frog golden_frog anaconda unicorn
         deck: oni
         discards: griffin phoenix
         collection 1 left: toucan
         rest box",
    );
    table.play("0 play macaw left\n 0 pay kappa +discard");
    assert_eq!(table.known(0, seat(1)), cards("sloth"));
    check(&table);
    // The last card fills the line; the new deck is exactly the discards, of which player 1 draws one with the Toucan.
    table.play("1 draw unicorn\n * shuffled 0000000000000005");
    let deck = |table: &Watched| table.watcher(seat(0)).worlds.all.keys().map(|w| w.deck.clone()).collect::<Vec<_>>();
    assert_eq!(deck(&table), [cards("griffin phoenix kappa")]);
    check(&table);
    table.play("0 draw oni\n 1 play piranha right\n 1 pay toucan unicorn");
    assert_eq!(table.worlds(), [2, 1, 2]);
    check(&table);
}

// --- draws, looks and takes ------------------------------------------------------------------------------------------

#[test]
fn l_7_16_what_a_unicorn_lets_players_take_is_known() {
    let mut table = Watched::witnessed(
        "families exotic dinosaurs legendary
         hand 0: unicorn caiman
         hand 1: t_rex
         hand 2: kappa
         line: piranha macaw anaconda anaconda
         deck: toucan oni phoenix griffin
         rest box",
    );
    table.play("0 play unicorn left\n 0 pay caiman\n 0 yes\n 0 pick piranha");
    assert_eq!(table.known(0, seat(2)), cards("piranha"));
    check(&table);
    table.play("1 pick toucan");
    check(&table);
    table.play("2 no");
    assert_eq!(table.known(1, seat(0)), cards("t_rex toucan"));
    assert_eq!(table.known(2, seat(0)), cards("kappa"));
    assert_eq!(table.worlds(), [1; 4]);
    check(&table);
}

#[test]
fn l_7_13_what_a_walrus_takes_from_inside_the_discards_is_known() {
    let mut table = Watched::witnessed(
        "families polar exotic
         hand 0: walrus anaconda caiman rice_paper
         hand 1: piranha rice_paper
         line: golden_frog golden_frog anaconda sloth
         deck: penguin
         discards: seal reindeer macaw
         rest box",
    );
    table.play("0 play walrus left\n 0 pay anaconda caiman rice_paper\n 0 pick seal");
    assert_eq!(table.known(0, seat(1)), cards("seal"));
    check(&table);
    // The next deck is made of the others.
    table.play("1 draw sloth\n * shuffled 0000000000000001");
    assert_eq!(
        table.watcher(seat(1)).worlds.all.keys().next().expect("a world").deck,
        cards("reindeer macaw anaconda caiman")
    );
    assert_eq!(table.worlds(), [1; 3]);
    check(&table);
}

#[test]
fn l_4_7_a_card_that_a_toucan_draws_is_seen_by_its_player_alone() {
    let mut table = Watched::witnessed(
        "families exotic legendary
         hand 0: sloth kappa macaw
         hand 1: caiman
         line: golden_frog golden_frog anaconda anaconda
         deck: phoenix phoenix oni griffin
         collection 0 left: toucan
         rest box",
    );
    table.play("0 play sloth right\n 0 pay kappa");
    assert_eq!(table.worlds(), [1, 3, 3], "phoenix, oni or griffin");
    assert_eq!(table.known(0, seat(1)), cards("macaw"));
    check(&table);
}

#[test]
fn o_4_4_cards_that_ankylosaurus_and_leprechaun_draw_are_seen_by_their_players_alone() {
    let mut table = Watched::witnessed(
        "families exotic dinosaurs legendary
         characters ninja musician monk
         hand 0: ankylosaurus t_rex kappa
         hand 1: leprechaun macaw
         hand 2: caiman
         line: golden_frog golden_frog anaconda anaconda
         deck: phoenix red_ninja oni griffin yellow_monk velociraptor sloth
         rest box",
    );
    table.play("0 play ankylosaurus left\n 0 pay t_rex kappa\n 0 yes");
    assert_eq!(table.worlds(), [1, 35, 35, 35]);
    check(&table);
    table.play("1 play leprechaun left\n 1 pay macaw\n 1 yes");
    assert_eq!(table.worlds(), [6, 30, 30, 210]);
    check(&table);
}

#[test]
fn l_7_9_an_arctic_wolf_trades_public_rice_paper_for_hidden_cards() {
    let mut table = Watched::witnessed(
        "families polar exotic
         hand 0: sloth rice_paper rice_paper rice_paper
         hand 1: caiman rice_paper
         line: golden_frog golden_frog anaconda piranha
         deck: seal penguin reindeer walrus macaw
         collection 0 left: arctic_wolf
         rest box",
    );
    table.play("0 draw piranha");
    for m in ["0 pick rice_paper", "0 pick rice_paper"] {
        table.play(m);
        check(&table);
    }
    assert!(Viewer::all(2).all(|v| table.state.view(v).table.seats[0].rice_paper == 1));
    table.play("0 done");
    // Two of five were drawn before the line was filled with the third.
    assert_eq!(table.worlds(), [1, 6, 6]);
    check(&table);
}

/// A character that its other version replaced is a discard like any other, and a card of the next deck.
#[test]
fn l_4_2_a_replaced_character_may_be_drawn_from_the_next_deck() {
    let mut table = Watched::witnessed(
        "families exotic dinosaurs
         characters ninja musician
         in play: red_ninja
         hand 0: yellow_ninja macaw macaw sloth velociraptor
         hand 1: caiman
         line: golden_frog golden_frog anaconda piranha
         deck: brontosaurus
         collection 0 left: toucan
         rest box",
    );
    table.play("0 play yellow_ninja\n 0 pay macaw macaw\n 0 no");
    assert_eq!(table.state.top_discard(), Some(species("red_ninja")));
    assert!(Viewer::all(2).all(|v| table.state.view(v).table.characters == cards("yellow_ninja")));
    table.play("1 draw piranha\n * shuffled 0000000000000004");
    check(&table);
    // The Toucan draws a macaw or, half as likely, the Ninja.
    table.play("0 play sloth right\n 0 pay velociraptor");
    assert_eq!(table.worlds(), [1, 2, 2]);
    check(&table);
}

// --- O-3.2, L-3.2: marks ---------------------------------------------------------------------------------------------

/// What a player discards in worlds imagined by `viewer` in the middle of marking cards, if no more are marked than
/// must be, and these are the first ones of the list; sorted.
fn imagined_discards(table: &Watched, viewer: Viewer) -> BTreeSet<Vec<Species>> {
    let (view, memory) = (table.state.view(viewer), &table.watcher(viewer).memory);
    let mut stream = Stream::new(3);
    let mut found = BTreeSet::new();
    for _ in 0..600 {
        let mut world = State::imagine(&view, memory, &mut stream);
        assert_eq!(world.view(viewer), view);
        let mut log = Vec::new();
        while let Asked::Seat(seat, Ask::HandCheck { .. } | Ask::PickAny { .. }) = world.asked() {
            let moves = legal(&world, seat);
            let m = if moves.contains(&Move::Done) { Move::Done } else { moves[0] };
            world.apply(seat.into(), m, &mut log);
        }
        let discarded = |e: &Event| if let Event::Discarded { card, .. } = *e { Some(card) } else { None };
        let mut discarded: Vec<_> = log.iter().filter_map(discarded).collect();
        discarded.sort_unstable();
        found.insert(discarded);
    }
    found
}

#[test]
fn o_3_2_marks_of_a_hand_check_are_secret_and_never_rice_paper() {
    let mut table = Watched::witnessed(
        "families farm polar
         hand 0: cat cat pig dog sheep fox rabbit rice_paper rice_paper rice_paper
         hand 1: seal
         line: seal walrus walrus reindeer
         deck: penguin snowy_owl
         rest box",
    );
    table.play("0 draw seal");
    assert!(matches!(table.state.asked(), Asked::Seat(Seat(0), Ask::HandCheck { left: 3 })));
    for viewer in table.others(Seat(0)) {
        assert_eq!(looks(&table.state, Seat(0), viewer).len(), 2, "rice paper, which leaves at once, or some mark");
    }
    table.play("0 pick rice_paper");
    check(&table);
    table.play("0 pick cat");
    // One is marked, one more will be: the next in the order of the card list.
    let hand: Vec<_> = table.state.hand(Seat(0)).filter(|c| !c.is_rice_paper()).collect();
    let wanted: BTreeSet<_> = hand.windows(2).map(<[_]>::to_vec).filter(|pair| *pair != cards("cat sheep")).collect();
    for viewer in table.others(Seat(0)) {
        let shown = table.state.view(viewer).table;
        assert_eq!((shown.marked, shown.marking), (1, Vec::new()));
        assert_eq!(imagined_discards(&table, viewer), wanted);
    }
    assert_eq!(table.state.view(seat(0)).table.marking, cards("cat"));
    assert_eq!(imagined_discards(&table, seat(0)), BTreeSet::from([cards("cat cat")]), "own marks stay what they are");
    check(&table);
    table.play("0 pick dog");
    assert_eq!(table.known(0, seat(1)), cards("cat pig sheep fox rabbit seal"));
    check(&table);
}

#[test]
fn o_3_2_marks_of_a_squid_are_secret_and_its_rice_paper_is_not() {
    let mut table = Watched::witnessed(
        "families sea polar
         hand 0: squid walrus reindeer crab whale seal rice_paper rice_paper
         hand 1: minnow
         line: walrus reindeer skate skate
         deck: penguin snowy_owl shark shell
         rest box",
    );
    table.play("0 play squid left\n 0 pay walrus reindeer\n 0 pick rice_paper");
    assert!(Viewer::all(2).all(|v| table.state.view(v).table.seats[0].rice_paper == 1));
    let first = table.state.clone();
    table.play("0 pick crab");
    let wanted = |count: usize| {
        let hand = cards("crab whale seal");
        let all = (0..8_u32).filter(|set| set.count_ones() as usize == count);
        all.map(|set| (0..3).filter(|i| set >> i & 1 == 1).map(|i| hand[i]).collect()).collect::<BTreeSet<Vec<_>>>()
    };
    for viewer in table.others(Seat(0)) {
        // Rice paper, any mark, or no more: these can be told apart, the marks can't.
        assert_eq!(looks(&first, Seat(0), viewer).len(), 3);
        assert_eq!(imagined_discards(&table, viewer), wanted(1));
    }
    table.play("0 pick seal");
    for viewer in table.others(Seat(0)) {
        assert_eq!(imagined_discards(&table, viewer), wanted(2));
    }
    table.play("0 done");
    // One rice paper and two cards were discarded, three drawn of four.
    assert_eq!(table.worlds(), [1, 4, 4]);
    check(&table);
}

// --- newcomers and spectators ----------------------------------------------------------------------------------------

#[test]
fn a_newcomer_imagines_every_spread_of_what_is_hidden() {
    let mut table = Watched::met(
        "families polar dinosaurs legendary
         characters ninja monk actor
         in play: red_actor
         hand 0: leprechaun kappa rice_paper
         hand 1: yellow_ninja
         hand 2: rice_paper rice_paper
         line: reindeer reindeer walrus walrus
         deck: red_monk velociraptor phoenix unicorn
         rest box",
    );
    check(&table);
    table.play("0 play leprechaun left\n 0 pay kappa\n 0 yes");
    // A newcomer knows what came since.
    assert_eq!(table.known(0, seat(1)), cards(""));
    check(&table);
    table.play("1 draw reindeer");
    assert_eq!(table.known(1, seat(2)), cards("reindeer"));
    check(&table);
}

/// In the middle of anything a newcomer imagines worlds that look like the real one and can be played on.
#[test]
fn a_newcomer_may_come_at_any_time() {
    for seed in 0..40 {
        let mut stream = Stream::new(seed);
        let mut table = Followed::new(&random_setup(seed, &mut stream));
        loop {
            for viewer in Viewer::all(table.state.players()) {
                if stream.below(4) > 0 {
                    continue;
                }
                let told = || format!("seed {seed}: {viewer:?} comes at {:?}", table.state.asked());
                let (memory, view) = (Memory::of_newcomer(&table.state, viewer), table.state.view(viewer));
                assert!(memory.allows(&table.state), "{}", told());
                let mut world = State::imagine(&view, &memory, &mut stream);
                assert_eq!(world.view(viewer), view, "{}", told());
                for _ in 0..4 {
                    let Some((by, m)) = answer(&world, &mut stream) else { break };
                    world.apply(by, m, &mut NoLog);
                }
            }
            let Some((by, m)) = answer(&table.state, &mut stream) else { break };
            table.apply(by, m);
        }
    }
}

/// Who comes before the cards are dealt knows what everybody knows.
#[test]
fn a_newcomer_may_come_before_the_deal() {
    let setup = setup("polar legendary");
    let mut table = Followed::new(&setup);
    let late: Vec<_> = Viewer::all(2).map(|viewer| Memory::of_newcomer(&table.state, viewer)).collect();
    assert_eq!(late, table.memories);
    for memory in &table.memories {
        let view = table.state.view(memory.viewer());
        let world = State::imagine(&view, memory, &mut Stream::new(1));
        assert_eq!(world.view(memory.viewer()), view);
    }
    table.memories = late;
    table.apply(Actor::Chance, Move::Shuffled(5));
    assert!(table.memories.iter().all(|memory| memory.allows(&table.state)));
}

/// A spectator sees how many cards there are, and no face that is not open to all.
#[test]
fn o_4_4_a_spectators_view_shows_nobodys_hand() {
    let mut looked = 0;
    for seed in 0..150 {
        let mut stream = Stream::new(seed);
        let mut table = Followed::new(&random_setup(seed, &mut stream));
        table.memories.clear();
        while let Some((by, m)) = answer(&table.state, &mut stream) {
            let log = table.apply(by, m);
            let shown = table.state.view(Viewer::Spectator).table;
            assert_eq!((shown.hand.len(), shown.looking_at.len(), shown.marking.len()), (0, 0, 0));
            let sizes = Seat(0).round(table.state.players()).map(|s| table.state.hand_size(s));
            assert!(shown.seats.iter().map(|s| s.hand).eq(sizes));
            looked += u32::from(shown.looked_at > 0 || shown.marked > 0);
            for event in &log {
                assert!(faces_are_open(event), "a spectator sees {event:?}");
            }
        }
    }
    assert!(looked > 60, "{looked} positions with cards looked at or marked");
}

/// Does a spectator see no card of an event that someone else does not see? Rice paper may be seen beside such cards.
fn faces_are_open(event: &Event) -> bool {
    let views: BTreeSet<String> = Viewer::all(4).map(|v| format!("{:?}", event.seen_by(v))).collect();
    let spectator = format!("{:?}", event.seen_by(Viewer::Spectator)).replace("Face(rice_paper)", "");
    views.len() == 1 || spectator.contains("Back") && !spectator.contains("Face")
}

// --- random games ----------------------------------------------------------------------------------------------------

/// Whatever a player answers: what others see of it afterwards depends on nothing but what they saw happen. So no view
/// holds a secret that no event has told, whatever is under way.
#[test]
fn a_view_tells_nothing_that_no_event_has_told() {
    let (mut alike, mut elsewhere) = (0, 0);
    for seed in 0..48 {
        let mut stream = Stream::new(seed);
        let mut table = Followed::new(&random_setup(seed, &mut stream));
        while let Some((by, m)) = answer(&table.state, &mut stream) {
            let asked: Vec<_> = match table.state.asked() {
                // What is chosen among cards that all can see is no secret, and its events come when it happens.
                Asked::Seat(_, Ask::PickSpot { .. } | Ask::Pick { from: From::Line(_), .. }) => Vec::new(),
                // The commonest questions now and then only.
                Asked::Seat(_, Ask::Action { .. } | Ask::Pay { .. }) if stream.below(8) > 0 => Vec::new(),
                Asked::Seat(seat, _) => vec![seat],
                Asked::Together(seats, _) => seats.iter().collect(),
                _ => Vec::new(),
            };
            for by in asked {
                for memory in table.memories.iter().filter(|memory| !memory.viewer().is(by)) {
                    let viewer = memory.viewer();
                    let here = looks(&table.state, by, viewer);
                    alike += legal(&table.state, by).len() - here.len();
                    // The same in a world that looks the same.
                    let world = State::imagine(&table.state.view(viewer), memory, &mut stream);
                    for (seen, view) in looks(&world, by, viewer) {
                        if let Some((_, real)) = here.iter().find(|(real, _)| *real == seen) {
                            assert_eq!(*real, view, "seed {seed}: {viewer:?} can tell the worlds apart");
                            elsewhere += 1;
                        }
                    }
                }
            }
            table.apply(by, m);
        }
    }
    assert!(alike > 1_000 && elsewhere > 1_000, "{alike} answers that look alike, {elsewhere} in two worlds");
}

/// What one viewer knows for certain as long as nothing but draws is hidden, kept in the simplest way.
#[derive(Clone, Default)]
struct Simple {
    known: [Vec<Species>; 4],
    /// Something else was hidden: a card passed, or cards of two decks.
    is_lost: bool,
}

impl Simple {
    fn gain(&mut self, seat: Seat, card: Species) {
        self.known[seat.index()].push(card);
    }

    fn lose(&mut self, seat: Seat, card: Species) {
        let known = &mut self.known[seat.index()];
        if let Some(at) = known.iter().position(|&c| c == card) {
            known.remove(at);
        }
    }

    fn see(&mut self, event: &Event<Seen>) {
        match *event {
            Event::Dealt { seat, card } | Event::TookFromLine { seat, card } | Event::TookDiscard { seat, card } => {
                self.gain(seat, card);
            }
            Event::Paid { seat, card }
            | Event::Discarded { seat, card }
            | Event::Placed { seat, card, .. }
            | Event::PutInPlay { seat, card } => self.lose(seat, card),
            Event::Plays { seat, card, from, .. } => {
                if from == Source::Hand {
                    self.lose(seat, card);
                }
                self.gain(seat, card);
            }
            Event::Swapped { seat, taken, given } => {
                self.lose(seat, given);
                self.gain(seat, taken);
            }
            Event::Passed { card: Seen::Face(card), .. } | Event::Stolen { card: Seen::Face(card), .. }
                if card.is_rice_paper() => {}
            Event::Passed { seat, to, card: Seen::Face(card) } | Event::Stolen { seat, to, card: Seen::Face(card) } => {
                self.lose(seat, card);
                self.gain(to, card);
            }
            Event::Passed { .. } | Event::Stolen { .. } | Event::Shown { .. } => self.is_lost = true,
            Event::HandShown { seat, ref cards, .. } => {
                let faces: Vec<_> = cards.iter().filter_map(|c| c.face()).collect();
                if faces.len() == cards.len() {
                    self.known[seat.index()] = faces.into_iter().filter(|c| !c.is_rice_paper()).collect();
                }
            }
            Event::RunOut { .. } => self.is_lost = true,
            _ => {}
        }
    }
}

/// In whole games, as long as nothing but draws is hidden: 200 imagined worlds hold what is certain, each of them, and
/// every other hidden card in every place as often as its share of the hidden cards there.
#[test]
fn every_hidden_card_is_imagined_in_every_place_by_its_share() {
    let (mut checked, mut places) = (0, 0);
    for seed in 0..80 {
        let mut stream = Stream::new(seed);
        let mut table = Followed::new(&random_setup(seed, &mut stream));
        let mut simple = vec![Simple::default(); table.memories.len()];
        while let Some((by, m)) = answer(&table.state, &mut stream) {
            let log = table.apply(by, m);
            for (memory, simple) in table.memories.iter().zip(&mut simple) {
                log.iter().for_each(|event| simple.see(&event.seen_by(memory.viewer())));
                if !simple.is_lost && table.is_at_action() && stream.below(12) == 0 {
                    places += check_shares(&table.state, memory, &simple.known, &mut stream);
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 100 && places > 3_000, "{checked} positions, {places} cards and places");
}

/// The same for newcomers, who know nothing, at any time of the game.
#[test]
fn every_hidden_card_is_imagined_in_every_place_by_a_newcomer() {
    let mut places = 0;
    for seed in 100..140 {
        let mut stream = Stream::new(seed);
        let mut table = Followed::new(&random_setup(seed, &mut stream));
        table.memories.clear();
        while let Some((by, m)) = answer(&table.state, &mut stream) {
            table.apply(by, m);
            if table.is_at_action() && stream.below(30) == 0 {
                for viewer in Viewer::all(table.state.players()) {
                    let memory = Memory::of_newcomer(&table.state, viewer);
                    places += check_shares(&table.state, &memory, &<[_; 4]>::default(), &mut stream);
                }
            }
        }
    }
    assert!(places > 3_000, "{places} cards and places");
}

/// Checks 200 imagined worlds against what is certain. Returns how many cards were met in how many places.
fn check_shares(state: &State, memory: &Memory, known: &[Vec<Species>; 4], stream: &mut Stream) -> u32 {
    const DRAWS: u32 = 200;
    let viewer = memory.viewer();
    let hidden_in = |state: &State, seat: Seat| {
        let mut hand = origami_of(state, seat);
        for card in &known[seat.index()] {
            let at = hand.iter().position(|c| c == card);
            hand.remove(at.unwrap_or_else(|| panic!("{viewer:?} knows {card} to be with {seat}: {hand:?}")));
        }
        hand
    };
    let others: Vec<_> = Seat(0).round(state.players()).filter(|&s| !viewer.is(s)).collect();
    // The hidden cards of each place: the deck, then the hands of others.
    let places = |state: &State| {
        let hands = others.iter().map(|&s| hidden_in(state, s));
        std::iter::once(state.deck().collect()).chain(hands).collect::<Vec<Vec<Species>>>()
    };
    let really = places(state);
    let all: u32 = really.iter().map(|cards| cards.len() as u32).sum();
    let mut found = vec![BTreeMap::<Species, u32>::new(); really.len()];
    let view = state.view(viewer);
    for _ in 0..DRAWS {
        let world = State::imagine(&view, memory, stream);
        for (found, cards) in found.iter_mut().zip(places(&world)) {
            cards.into_iter().for_each(|card| *found.entry(card).or_default() += 1);
        }
    }
    let mut copies = BTreeMap::<Species, u32>::new();
    really.iter().flatten().for_each(|&card| *copies.entry(card).or_default() += 1);
    let mut met = 0;
    for (cards, found) in really.iter().zip(&found) {
        for (card, &count) in &copies {
            let expected = f64::from(DRAWS * count * cards.len() as u32) / f64::from(all);
            let got = found.get(card).copied().unwrap_or(0);
            let off = (f64::from(got) - expected).abs();
            assert!(off <= 6.0 * expected.sqrt() + 6.0, "{viewer:?}: {card} {got} times, not {expected:.0}");
            met += u32::from(got > 0);
        }
        assert!(found.keys().all(|card| copies.contains_key(card)), "{viewer:?} imagines a card that is not hidden");
    }
    met
}

/// A position with few cards, so that all that may be hidden can be listed; the others are in the box.
fn small_position(setup: &Setup, stream: &mut Stream) -> String {
    let families: Vec<_> = setup.families().iter().map(|f| f.word()).collect();
    let mut text = format!("families {}\n", families.join(" "));
    let characters: Vec<_> = setup.characters().iter().map(|c| c.word()).collect();
    text.push_str(&format!("characters {}\nrest box\n", characters.join(" ")));
    let all = Species::all().filter(|&s| setup.has(s) && !s.is_rice_paper());
    let copies = |s: Species| std::iter::repeat_n(s, setup.edition().facts(s).quantity.into());
    let mut left: Vec<_> = all.flat_map(copies).collect();
    stream.shuffle(&mut left);
    let mut list = |place: &str, count: u32, origami: fn(&Species) -> bool, rice_paper: u32| {
        let mut words = vec![format!("{place}:")];
        for _ in 0..count {
            let at = left.iter().rposition(origami).expect("a card is left");
            words.push(left.remove(at).slug().to_owned());
        }
        words.extend((0..rice_paper).map(|_| "rice_paper".to_owned()));
        text.push_str(&words.join(" "));
        text.push('\n');
    };
    for seat in 0..setup.players() {
        let rice_paper = if setup.has_rice_paper() { stream.below(4) } else { 0 };
        list(&format!("hand {seat}"), 3 + stream.below(3), |_| true, rice_paper);
        let height = stream.below(3);
        for side in ["left", "right"] {
            list(&format!("collection {seat} {side}"), height, |card| !card.is_character(), 0);
        }
    }
    list("line", 4, |_| true, 0);
    list("deck", 2 + stream.below(4), |_| true, 0);
    list("discards", stream.below(4), |_| true, 0);
    text
}

/// In small games with everything in them: the truth is one of the worlds, every hidden card is imagined in every place
/// where it may be, and no world is imagined that can't be, as long as a memory claims to be exact.
#[test]
fn in_small_games_every_hidden_card_is_imagined_wherever_it_may_be() {
    let (mut exact, mut sound) = (0, 0);
    for seed in 0..150 {
        let mut stream = Stream::new(seed);
        let position = small_position(&random_setup(seed, &mut stream), &mut stream);
        let mut table = Watched::witnessed(&position);
        for _ in 0..50 {
            let Some((by, m)) = answer(&table.state, &mut stream) else { break };
            table.apply(by, m);
            table.watchers.retain(|w| w.worlds.all.len() <= 300);
            for watcher in table.watchers.iter().filter(|w| w.worlds.all.len() > 1) {
                if stream.below(3) > 0 {
                    continue;
                }
                let told = || format!("seed {seed}: {:?} at {:?}\n{position}", watcher.viewer, table.state.asked());
                let truth = World::of(&table.state);
                assert!(watcher.worlds.all.contains_key(&truth), "the judge has lost the truth: {}", told());
                assert!(watcher.memory.allows(&table.state), "the truth can't be remembered: {}", told());
                assert_known_is_certain(watcher, &table.state);
                if watcher.is_exact {
                    let imagined = sample(watcher, &table.state, 100);
                    let wrong = imagined.keys().find(|&world| !watcher.worlds.all.contains_key(world));
                    assert_eq!(wrong, None, "{}", told());
                    exact += 1;
                }
                // What is asked may tell something of a hand that no card says.
                let tells = matches!(table.state.asked(), Asked::Seat(seat, ask) if !watcher.viewer.is(seat)
                    && matches!(ask, Ask::Pay { .. } | Ask::Play { .. } | Ask::Pick { .. }));
                if !tells {
                    let missing = never_imagined(watcher, &table.state);
                    assert_eq!(missing, [], "{}", told());
                    sound += 1;
                }
            }
        }
    }
    assert!(exact > 100 && sound > 500, "{exact} positions exact, {sound} sound");
}

/// The cards that are never imagined in a place where they may be: 200 draws are enough nearly always.
fn never_imagined(watcher: &Watcher, state: &State) -> Vec<(usize, Species)> {
    let mut missing: BTreeSet<_> = watcher.worlds.all.keys().flat_map(World::places).collect();
    let view = state.view(watcher.viewer);
    let mut stream = Stream::new(11);
    for _ in 0..6_000 {
        let world = State::imagine(&view, &watcher.memory, &mut stream);
        for place in World::of(&world).places() {
            missing.remove(&place);
        }
        if missing.is_empty() {
            break;
        }
    }
    missing.into_iter().collect()
}
