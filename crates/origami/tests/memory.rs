//! What a viewer can know of hidden cards: `Memory` is sound always, and exact for one hidden transfer.
//!
//! The judge is the enumerator of `common/worlds.rs`.

#[path = "common/worlds.rs"]
mod worlds;

use std::collections::{BTreeMap, BTreeSet};

use origami::asks::Ask;
use origami::cards::species;
use origami::setup::Title;
use origami::vocab::From;
use origami::{Edition, Event, Families, Family, Memory, Move, Seen, Setup, Side, Species, State};
use tabletop::{Actor, Asked, Game, Imagine, MoveBuf, Seat, Stream, Viewer};
use worlds::{World, Worlds};

impl Worlds {
    /// Of somebody who sees the game begin.
    fn new(setup: &Setup) -> Self {
        let edition = setup.edition();
        let cards = Species::all().filter(|&s| setup.has(s));
        let deck = cards.flat_map(|s| std::iter::repeat_n(s, edition.facts(s).quantity.into())).collect();
        Self { all: BTreeMap::from([(World { deck, ..World::default() }, 1.0)]), discards: Vec::new() }
    }
}

// --- a table that everybody watches ---------------------------------------------------------------------------------

/// One viewer, with what they remember and what the enumerator makes of the same events.
#[derive(Clone)]
struct Watcher {
    viewer: Viewer,
    memory: Memory,
    worlds: Worlds,
}

#[derive(Clone)]
struct Watched {
    state: State,
    watchers: Vec<Watcher>,
    stream: Stream,
}

impl Watched {
    fn new(setup: &Setup, seed: u64) -> Self {
        let watchers = Viewer::all(setup.players())
            .map(|viewer| Watcher { viewer, memory: Memory::new(setup, viewer), worlds: Worlds::new(setup) })
            .collect();
        Self { state: State::start(setup), watchers, stream: Stream::new(seed) }
    }

    fn apply(&mut self, by: Actor, m: Move) -> Vec<Event> {
        let mut log = Vec::new();
        self.state.apply(by, m, &mut log);
        for Watcher { viewer, memory, worlds } in &mut self.watchers {
            for event in &log {
                let seen = event.seen_by(*viewer);
                memory.remember(&seen);
                worlds.see(&seen);
            }
        }
        log
    }

    /// Answers the next question: chance at random, a player by one of the moves that `choose` leaves over.
    fn step(&mut self, choose: impl Fn(&State, &[Move]) -> Vec<Move>) -> Option<(Actor, Move, Vec<Event>)> {
        let by = match self.state.asked() {
            Asked::Over => return None,
            Asked::Chance(roll, _) => {
                let m = roll.draw(&mut self.stream).into();
                return Some((Actor::Chance, m, self.apply(Actor::Chance, m)));
            }
            Asked::Seat(seat, _) => Actor::Seat(seat),
            Asked::Together(seats, _) => Actor::Seat(seats.first()?),
        };
        let mut legal = MoveBuf::with_capacity(State::MAX_MOVES);
        self.state.moves(by, &mut legal);
        let chosen = choose(&self.state, &legal);
        let m = chosen[self.stream.below(chosen.len() as u32) as usize];
        Some((by, m, self.apply(by, m)))
    }

    fn is_at_action(&self) -> bool {
        matches!(self.state.asked(), Asked::Seat(_, Ask::Action { .. }))
    }
}

/// Moves that hide nothing: no effect is used, no special action; drawing from the line and playing is all in the open.
fn quietly(_: &State, legal: &[Move]) -> Vec<Move> {
    if legal.contains(&Move::No) {
        return vec![Move::No];
    }
    let quiet: Vec<_> = legal.iter().copied().filter(|m| !matches!(m, Move::Use(_))).collect();
    if quiet.is_empty() { legal.to_vec() } else { quiet }
}

fn anything(_: &State, legal: &[Move]) -> Vec<Move> {
    legal.to_vec()
}

fn setup(players: u8, families: &str) -> Setup {
    let families: Families = families.split(' ').filter_map(Family::named).collect();
    Setup::new(players, families, Edition::standard()).expect("a good setup")
}

/// Which card's effect is looked for, and how few cards the deck shall hold then.
struct Wanted {
    setup: Setup,
    card: Species,
    deck: std::ops::RangeInclusive<u8>,
}

/// Plays quietly until the card's effect can be used with so few cards in the deck; then it is used. Returns the table
/// with the effect begun, or `None` if this game does not get there.
fn begin_effect(wanted: &Wanted, seed: u64) -> Option<Watched> {
    let card = wanted.card;
    let mut table = Watched::new(&wanted.setup, seed);
    loop {
        let is_few = wanted.deck.contains(&table.state.deck_size());
        let is_its_question = match table.state.asked() {
            Asked::Seat(_, Ask::Confirm { of } | Ask::Pick { of, .. } | Ask::PickPlayer { of, .. }) => of == card,
            _ => false,
        };
        let begin = |state: &State, legal: &[Move]| {
            let uses: Vec<_> = legal.iter().copied().filter(|&m| is_use_of(state, card, m)).collect();
            let accepts: Vec<_> = legal.iter().copied().filter(|&m| m != Move::No).collect();
            match (is_few, is_its_question, uses.is_empty()) {
                (true, _, false) => uses,
                (true, true, _) if !accepts.is_empty() => accepts,
                _ => quietly(state, legal),
            }
        };
        let was_action = table.is_at_action();
        let (_, m, log) = table.step(begin)?;
        if log.iter().any(|e| matches!(e, Event::NoAction { .. } | Event::RunOut { .. })) {
            // Who passes tells something of the hand that no card says.
            return None;
        }
        let begun = (is_few && was_action && matches!(m, Move::Use(_))) || (is_few && is_its_question && m != Move::No);
        if begun {
            return Some(table);
        }
    }
}

fn is_use_of(state: &State, card: Species, m: Move) -> bool {
    let (Move::Use(side), Asked::Seat(seat, _)) = (m, state.asked()) else { return false };
    state.top_card(seat, side) == Some(card)
}

/// Some tables on which the effect has begun.
fn tables(wanted: &Wanted, count: usize) -> Vec<Watched> {
    let found: Vec<_> = (0..20_000).filter_map(|seed| begin_effect(wanted, seed)).take(count).collect();
    assert_eq!(found.len(), count, "games in which {} is used", wanted.card);
    found
}

/// Answers at random until the effect is over.
fn finish_effect(table: &mut Watched) {
    while !table.is_at_action() && table.step(anything).is_some() {}
}

// --- comparing ------------------------------------------------------------------------------------------------------

const SAMPLES: u32 = 20_000;

fn sample(watcher: &Watcher, state: &State, samples: u32) -> BTreeMap<World, u32> {
    let view = state.view(watcher.viewer);
    let mut stream = Stream::new(7);
    let mut seen = BTreeMap::new();
    for _ in 0..samples {
        let world = State::imagine(&view, &watcher.memory, &mut stream);
        *seen.entry(World::of(&world)).or_default() += 1;
    }
    seen
}

/// `imagine` reaches every consistent world and no other.
fn assert_same_worlds(watcher: &Watcher, state: &State, imagined: &BTreeMap<World, u32>) {
    let viewer = watcher.viewer;
    for world in imagined.keys() {
        assert!(watcher.worlds.all.contains_key(world), "{viewer:?} imagines what can't be: {world:?}");
    }
    for world in watcher.worlds.all.keys() {
        assert!(imagined.contains_key(world), "{viewer:?} never imagines {world:?}");
    }
    assert!(imagined.contains_key(&World::of(state)), "{viewer:?} never imagines the truth");
}

/// And each physical arrangement equally often: the chi-square sum is no larger than chance explains.
fn assert_uniform(watcher: &Watcher, imagined: &BTreeMap<World, u32>) {
    let total: f64 = watcher.worlds.all.values().sum();
    let samples: u32 = imagined.values().sum();
    let mut chi = 0.0;
    for (world, weight) in &watcher.worlds.all {
        let expected = f64::from(samples) * weight / total;
        let got = f64::from(imagined.get(world).copied().unwrap_or(0));
        chi += (got - expected) * (got - expected) / expected;
    }
    let freedom = watcher.worlds.all.len() as f64 - 1.0;
    let most = freedom + 6.0 * (2.0 * freedom).sqrt() + 6.0;
    assert!(chi < most, "{:?}: chi-square {chi:.1} for {freedom} degrees of freedom", watcher.viewer);
}

/// Every viewer for whom `is_exact` holds imagines exactly the consistent worlds, uniformly. Returns how many worlds
/// there were at most.
fn check(table: &Watched, is_exact: impl Fn(Viewer) -> bool) -> usize {
    let mut most = 0;
    for watcher in table.watchers.iter().filter(|w| is_exact(w.viewer)) {
        let worlds = watcher.worlds.all.len() as u32;
        let imagined = sample(watcher, &table.state, (200 * worlds).clamp(1_000, SAMPLES));
        assert_same_worlds(watcher, &table.state, &imagined);
        assert_uniform(watcher, &imagined);
        most = most.max(watcher.worlds.all.len());
    }
    most
}

/// Nothing more is hidden for a while: as cards come into the open, the imagined worlds stay exactly those that are
/// consistent.
fn check_while_quiet(table: &mut Watched, is_exact: impl Fn(Viewer) -> bool) {
    for _ in 0..8 {
        // Who passes tells something of the hand that no card says.
        let mut moves = MoveBuf::with_capacity(State::MAX_MOVES);
        if let Asked::Seat(seat, _) = table.state.asked() {
            table.state.moves(seat.into(), &mut moves);
        }
        if moves.contains(&Move::Pass) || table.step(quietly).is_none() {
            return;
        }
        if !table.is_at_action() {
            continue;
        }
        for watcher in table.watchers.iter().filter(|w| is_exact(w.viewer) && w.worlds.all.len() < 60) {
            let samples = 80 * watcher.worlds.all.len() as u32;
            assert_same_worlds(watcher, &table.state, &sample(watcher, &table.state, samples));
        }
    }
}

fn everyone(_: Viewer) -> bool {
    true
}

// --- one hidden transfer --------------------------------------------------------------------------------------------

#[test]
fn o_4_4_a_hidden_draw_may_be_any_card_of_the_deck() {
    let wanted = Wanted { setup: setup(2, "farm lawn"), card: species("cat"), deck: 5..=12 };
    for mut table in tables(&wanted, 6) {
        finish_effect(&mut table);
        assert!(check(&table, everyone) > 1);
        check_while_quiet(&mut table, everyone);
    }
}

#[test]
fn o_4_4_several_hidden_draws_may_be_any_cards_of_the_deck() {
    let wanted = Wanted { setup: setup(3, "sea sky lawn"), card: species("shark"), deck: 5..=8 };
    for mut table in tables(&wanted, 4) {
        finish_effect(&mut table);
        assert!(check(&table, everyone) > 1);
        check_while_quiet(&mut table, everyone);
    }
}

#[test]
fn the_order_of_the_deck_is_imagined_fairly() {
    let wanted = Wanted { setup: setup(2, "farm lawn"), card: species("cat"), deck: 6..=12 };
    let mut table = tables(&wanted, 1).remove(0);
    finish_effect(&mut table);
    for Watcher { viewer, memory, .. } in &table.watchers {
        let view = table.state.view(*viewer);
        let mut stream = Stream::new(3);
        let (mut on_top, mut in_deck) = ([0_u32; Species::COUNT + 1], [0_u32; Species::COUNT + 1]);
        for _ in 0..SAMPLES {
            let world = State::imagine(&view, memory, &mut stream);
            world.deck().take(1).for_each(|s| on_top[s.index()] += 1);
            world.deck().for_each(|s| in_deck[s.index()] += 1);
        }
        for species in Species::all() {
            let expected = f64::from(in_deck[species.index()]) / f64::from(table.state.deck_size());
            let off = (f64::from(on_top[species.index()]) - expected).abs();
            assert!(
                off < 5.0 * expected.sqrt() + 5.0,
                "{viewer:?}: {species} on top {off:.0} times too often or rarely"
            );
        }
    }
}

#[test]
fn o_9_3_fox_looks_at_three_and_keeps_two_of_them() {
    let wanted = Wanted { setup: setup(2, "farm lawn"), card: species("fox"), deck: 5..=9 };
    for mut table in tables(&wanted, 5) {
        // The cards are apart from the hand, one of them is to be discarded.
        assert!(matches!(table.state.asked(), Asked::Seat(_, Ask::Pick { from: From::LookedAt, .. })));
        check(&table, everyone);
        finish_effect(&mut table);
        assert!(check(&table, everyone) > 1);
        check_while_quiet(&mut table, everyone);
    }
}

#[test]
fn o_9_3_skate_looks_at_three_and_keeps_one_of_them() {
    let wanted = Wanted { setup: setup(2, "sea lawn"), card: species("skate"), deck: 5..=9 };
    for mut table in tables(&wanted, 5) {
        check(&table, everyone);
        finish_effect(&mut table);
        assert!(check(&table, everyone) > 1);
        check_while_quiet(&mut table, everyone);
    }
}

#[test]
fn o_9_10_zebra_seen_by_a_third_player() {
    let wanted = Wanted { setup: setup(3, "savannah sky lawn"), card: species("zebra"), deck: 5..=30 };
    let is_player = |viewer| viewer != Viewer::Spectator;
    let mut most = 0;
    for mut table in tables(&wanted, 8) {
        // Each player sees what they pass and get; one pass in three is hidden from them.
        while let Asked::Together(..) = table.state.asked() {
            check(&table, everyone);
            table.step(anything);
        }
        most = most.max(check(&table, is_player));
        check_while_quiet(&mut table, is_player);
    }
    assert!(most > 1);
}

#[test]
fn eagle_seen_by_a_third_player() {
    let wanted = Wanted { setup: setup(3, "sky farm lawn"), card: species("eagle"), deck: 5..=30 };
    let mut most = 0;
    for mut table in tables(&wanted, 8) {
        finish_effect(&mut table);
        most = most.max(check(&table, everyone));
        check_while_quiet(&mut table, everyone);
    }
    assert!(most > 1);
}

#[test]
fn butterfly_shows_a_hand_to_one_player_only() {
    // A card is drawn unseen, then Butterfly looks at the hand that drew it.
    let wanted = Wanted { setup: setup(3, "farm sky lawn"), card: species("butterfly"), deck: 4..=24 };
    let mut looked = 0;
    for seed in 0..60_000 {
        let Some((mut table, drawer)) = draw_then(&wanted, seed) else { continue };
        let Asked::Seat(looker, _) = table.state.asked() else { continue };
        let before: Vec<_> = table.watchers.iter().map(|w| w.worlds.all.len()).collect();
        table.apply(looker.into(), Move::Player(drawer));
        for (i, watcher) in table.watchers.iter().enumerate() {
            let now = watcher.worlds.all.len();
            if watcher.viewer.is(looker) || watcher.viewer.is(drawer) {
                assert_eq!(now, 1, "{:?} knows every hand", watcher.viewer);
            } else {
                assert_eq!(now, before[i], "{:?} has learned nothing", watcher.viewer);
                assert!(now > 1);
            }
        }
        let hand: Vec<_> = table.state.hand(drawer).collect();
        let knows = |viewer| table.watchers.iter().any(|w| w.viewer == viewer && w.memory.known(drawer) == hand);
        assert!(knows(Viewer::Seat(looker)) && !knows(Viewer::Spectator));
        for watcher in &table.watchers {
            assert_same_worlds(watcher, &table.state, &sample(watcher, &table.state, 2_000));
        }
        check_while_quiet(&mut table, everyone);
        looked += 1;
        if looked == 3 {
            return;
        }
    }
    panic!("only {looked} games in which a Butterfly looks at a hand with a hidden card");
}

/// Plays quietly but for one card drawn unseen, until another player is asked whose hand to look at.
fn draw_then(wanted: &Wanted, seed: u64) -> Option<(Watched, Seat)> {
    let mut table = Watched::new(&wanted.setup, seed);
    let mut drawer = None;
    loop {
        if let Asked::Seat(seat, Ask::PickPlayer { of, .. }) = table.state.asked()
            && of == wanted.card
            && wanted.deck.contains(&table.state.deck_size())
            && let Some(drawer) = drawer.filter(|&d| d != seat && table.state.hand_size(d) > 0)
        {
            let hides = table.watchers.iter().all(|w| w.worlds.all.len() > 1 || w.viewer.is(drawer));
            return if hides { Some((table, drawer)) } else { None };
        }
        let draws = drawer.is_none()
            && matches!(table.state.asked(), Asked::Seat(_, Ask::Confirm { of }) if of == species("cat"));
        let (by, _, log) = table.step(|state, legal| if draws { vec![Move::Yes] } else { quietly(state, legal) })?;
        if log.iter().any(|e| matches!(e, Event::NoAction { .. } | Event::RunOut { .. })) {
            return None;
        }
        if let (true, Actor::Seat(seat)) = (draws, by) {
            drawer = Some(seat);
        }
    }
}

// --- more than one hidden transfer: sound, if not exact -----------------------------------------------------------------

/// Whatever happens, what is really hidden can be imagined: every card in the hand that holds it; and the whole truth
/// where `Memory` leaves few worlds, so that it would be met soon.
#[test]
fn the_truth_is_imagined_after_several_hidden_transfers() {
    let setups = [setup(3, "sky savannah farm"), setup(4, "sky savannah farm lawn"), setup(2, "sky savannah")];
    let (mut checked, mut several) = (0, 0);
    for seed in 0..60 {
        let mut table = Watched::new(&setups[seed as usize % setups.len()], seed);
        let mut transfers = 0;
        while table.watchers.iter().all(|w| w.worlds.all.len() <= 300) {
            let Some((_, _, log)) = table.step(passing_on) else { break };
            transfers += log.iter().filter(|e| matches!(e, Event::Passed { .. } | Event::Stolen { .. })).count();
            if transfers == 0 || !table.is_at_action() {
                continue;
            }
            for watcher in table.watchers.iter().filter(|w| w.worlds.all.len() > 1) {
                assert_truth_is_imagined(watcher, &table.state, seed);
                checked += 1;
                several += u32::from(transfers > 3);
            }
        }
    }
    assert!(checked > 500 && several > 100, "{checked} positions, {several} after more than three transfers");
}

/// Effects that pass cards from hand to hand are used, others are not.
fn passing_on(state: &State, legal: &[Move]) -> Vec<Move> {
    let eagles: Vec<_> = legal.iter().copied().filter(|&m| is_use_of(state, species("eagle"), m)).collect();
    let zebra = Move::Pick(species("zebra"));
    match state.asked() {
        Asked::Seat(_, Ask::Confirm { of }) if of == species("zebra") => vec![Move::Yes],
        Asked::Seat(_, Ask::Pick { from: From::VisibleInstants, .. }) if legal.contains(&zebra) => vec![zebra],
        _ if !eagles.is_empty() => eagles,
        _ => quietly(state, legal),
    }
}

fn assert_truth_is_imagined(watcher: &Watcher, state: &State, seed: u64) {
    let truth = World::of(state);
    let imagined = sample(watcher, state, 500);
    let so_many = |hand: &[Species], card| hand.iter().filter(|&&c| c == card).count();
    let told = || format!("seed {seed}: {:?}, who remembers {:?}\n{truth:?}", watcher.viewer, watcher.memory);
    for (seat, hand) in truth.hands.iter().enumerate() {
        for &card in hand {
            let held = so_many(hand, card);
            let is_met = imagined.keys().any(|world| so_many(&world.hands[seat], card) >= held);
            assert!(is_met, "{held} {card} never imagined in hand {seat} by {}", told());
        }
    }
    assert!(imagined.len() > 50 || imagined.contains_key(&truth), "the truth is never imagined by {}", told());
}

// --- O-2.4: known cards -----------------------------------------------------------------------------------------------

const ME: Seat = Seat(0);
const FOE: Seat = Seat(1);
const OTHER: Seat = Seat(2);

/// The memory of seat 0 at a table of three, after the shuffle and these events.
fn memory_after(events: &[Event]) -> Memory {
    let mut memory = Memory::new(&setup(3, "farm sky savannah"), Viewer::Seat(ME));
    let shuffled = Event::Shuffled { order: vec![species("cat"); 54].into() };
    for event in std::iter::once(&shuffled).chain(events) {
        memory.remember(&event.seen_by(Viewer::Seat(ME)));
    }
    memory
}

fn cards(names: &str) -> Vec<Species> {
    names.split_whitespace().map(species).collect()
}

fn dealt(seat: Seat, names: &str) -> Vec<Event> {
    cards(names).into_iter().map(|card| Event::Dealt { seat, card }).collect()
}

#[test]
fn o_2_4_dealt_cards_are_known() {
    let memory = memory_after(&[dealt(ME, "cat pig"), dealt(FOE, "fox cat owl"), dealt(OTHER, "lion")].concat());
    assert_eq!(memory.known(FOE), cards("cat fox owl"));
    assert_eq!(memory.known(OTHER), cards("lion"));
}

#[test]
fn o_2_4_the_own_hand_is_not_listed() {
    let memory = memory_after(&dealt(ME, "cat pig"));
    assert_eq!(memory.known(ME), []);
}

#[test]
fn o_2_4_cards_taken_from_the_line_are_known() {
    let card = species("lion");
    let taken = [Event::LineFilled { card }, Event::TookFromLine { seat: FOE, card }];
    assert_eq!(memory_after(&[dealt(FOE, "cat"), taken.to_vec()].concat()).known(FOE), cards("cat lion"));
    let (taken, given) = (species("lion"), species("cat"));
    let swapped = [Event::LineFilled { card: taken }, Event::Swapped { seat: FOE, taken, given }];
    assert_eq!(memory_after(&[dealt(FOE, "cat fox"), swapped.to_vec()].concat()).known(FOE), cards("fox lion"));
}

#[test]
fn o_2_4_cards_taken_from_the_discards_are_known() {
    let card = species("fox");
    let taken = [Event::Discarded { seat: OTHER, card }, Event::TookDiscard { seat: FOE, card }];
    let memory = memory_after(&[dealt(FOE, "cat"), dealt(OTHER, "fox pig"), taken.to_vec()].concat());
    assert_eq!(memory.known(FOE), cards("cat fox"));
    assert_eq!(memory.known(OTHER), cards("pig"));
}

#[test]
fn o_2_4_cards_passed_to_or_from_the_viewer_are_known() {
    // The viewer's pig goes to OTHER, FOE's cat comes to the viewer; what OTHER passes to FOE is hidden.
    let passed = [
        Event::Passed { seat: ME, to: OTHER, card: species("pig") },
        Event::Passed { seat: FOE, to: ME, card: species("cat") },
        Event::Passed { seat: OTHER, to: FOE, card: species("lion") },
    ];
    let hands = [dealt(ME, "pig"), dealt(FOE, "cat fox"), dealt(OTHER, "lion owl")].concat();
    let memory = memory_after(&[hands, passed.to_vec()].concat());
    assert!(memory.known(OTHER).contains(&species("pig")), "{:?}", memory.known(OTHER));
    assert_eq!(memory.known(FOE), cards("fox"), "the cat is gone, what came is hidden");
}

#[test]
fn o_2_4_a_card_stolen_from_or_by_the_viewer_is_known() {
    let stolen = [Event::Stolen { seat: ME, to: FOE, card: species("pig") }];
    let memory = memory_after(&[dealt(ME, "pig cat"), dealt(FOE, "fox"), stolen.to_vec()].concat());
    assert_eq!(memory.known(FOE), cards("pig fox"));
    let stolen = [Event::Stolen { seat: FOE, to: ME, card: species("fox") }];
    let memory = memory_after(&[dealt(FOE, "fox cat"), stolen.to_vec()].concat());
    assert_eq!(memory.known(FOE), cards("cat"));
}

#[test]
fn o_2_4_a_shown_hand_is_known_to_who_saw_it() {
    let drew = Event::Drew { seat: FOE, card: species("lion") };
    let shown = |to| Event::HandShown { seat: FOE, to, cards: cards("fox lion").into() };
    let hand = [dealt(FOE, "fox"), vec![drew]].concat();
    assert_eq!(memory_after(&hand).known(FOE), cards("fox"));
    assert_eq!(memory_after(&[hand.clone(), vec![shown(ME)]].concat()).known(FOE), cards("fox lion"));
    assert_eq!(memory_after(&[hand, vec![shown(OTHER)]].concat()).known(FOE), cards("fox"));
}

#[test]
fn o_2_4_cards_shown_to_all_are_known() {
    let card = species("lion");
    let drew = Event::Drew { seat: FOE, card };
    let taken = vec![Event::LineFilled { card }, Event::TookFromLine { seat: FOE, card }];
    let hand = [dealt(FOE, "fox"), vec![drew], taken].concat();
    assert_eq!(memory_after(&hand).known(FOE), cards("fox lion"));
    let shown = vec![Event::Shown { seat: FOE, card, count: 2 }];
    assert_eq!(memory_after(&[hand, shown].concat()).known(FOE), cards("fox lion lion"));
}

#[test]
fn o_2_4_a_card_that_left_is_no_longer_known() {
    let hand = dealt(FOE, "fox cat owl pig");
    let left = [
        Event::Paid { seat: FOE, card: species("owl") },
        Event::Placed { seat: FOE, side: Side::Left, card: species("cat") },
        Event::Discarded { seat: FOE, card: species("pig") },
    ];
    assert_eq!(memory_after(&[hand, left.to_vec()].concat()).known(FOE), cards("fox"));
}

#[test]
fn o_2_4_cards_that_may_have_left_are_forgotten() {
    // OTHER steals from FOE: it may be any card, so none is certain any more, on either side.
    let hands = [dealt(FOE, "fox cat"), dealt(OTHER, "owl")].concat();
    let stolen = Event::Stolen { seat: FOE, to: OTHER, card: species("cat") };
    let memory = memory_after(&[hands.clone(), vec![stolen.clone()]].concat());
    assert_eq!(memory.known(FOE), []);
    assert_eq!(memory.known(OTHER), cards("owl"));
    // What came afterwards is certain again, and what shows up was the one stolen or was not.
    let card = species("lion");
    let later = vec![Event::LineFilled { card }, Event::TookFromLine { seat: FOE, card }];
    let memory = memory_after(&[hands.clone(), vec![stolen.clone()], later].concat());
    assert_eq!(memory.known(FOE), cards("lion"));
    let shows = vec![Event::Paid { seat: OTHER, card: species("cat") }];
    let memory = memory_after(&[hands, vec![stolen], shows].concat());
    assert_eq!(memory.known(FOE), cards("fox"));
}

#[test]
fn o_2_4_cards_looked_at_by_another_are_not_known() {
    let events = [
        Event::LookedAt { seat: FOE, card: species("lion") },
        Event::LookedAt { seat: FOE, card: species("owl") },
        Event::DiscardedLookedAt { seat: FOE, card: species("owl") },
        Event::Kept { seat: FOE, card: species("lion") },
    ];
    assert_eq!(memory_after(&[dealt(FOE, "cat"), events.to_vec()].concat()).known(FOE), cards("cat"));
}

/// In any game, what a viewer is told to be certain is true; before anything was hidden it is complete.
#[test]
fn o_2_4_known_cards_are_really_held() {
    let (mut checked, mut listed) = (0, 0);
    for seed in 0..300 {
        let players = 2 + (seed % 3) as u8;
        let mut stream = Stream::new(seed);
        let families = Title::Origami.draw_families(players, &mut stream);
        let setup = Setup::new(players, families, Edition::standard()).expect("a good setup");
        let mut state = State::start(&setup);
        let mut memories: Vec<_> = Viewer::all(players).map(|v| Memory::new(&setup, v)).collect();
        let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
        let mut tally = tabletop::drive::Tally::default();
        let mut log = Vec::new();
        while tabletop::drive::step(
            &mut state,
            &mut buf,
            &mut stream,
            &mut tally,
            &mut tabletop::drive::at_random,
            &mut log,
        )
        .is_some()
        {
            for memory in &mut memories {
                for event in &log {
                    memory.remember(&event.seen_by(memory.viewer()));
                }
                for seat in Seat(0).round(players) {
                    let mut held: Vec<_> = state.hand(seat).collect();
                    for card in memory.known(seat) {
                        let at = held.iter().position(|&c| c == card);
                        let viewer = memory.viewer();
                        held.remove(at.unwrap_or_else(|| panic!("seed {seed}: {viewer:?}: {seat} has no {card}")));
                        listed += 1;
                    }
                    checked += 1;
                }
            }
            log.clear();
        }
    }
    assert!(checked > 10_000 && listed > 10_000, "{checked} hands, {listed} cards listed");
}

// --- O-4.4: who sees what ---------------------------------------------------------------------------------------------

#[test]
fn o_4_4_a_drawn_card_is_seen_by_its_player_alone() {
    let drew = Event::Drew { seat: FOE, card: species("cat") };
    for viewer in Viewer::all(3) {
        let seen = drew.seen_by(viewer);
        let card = if viewer.is(FOE) { Seen::Face(species("cat")) } else { Seen::Back };
        assert_eq!(seen, Event::Drew { seat: FOE, card });
    }
}

#[test]
fn o_4_4_a_card_from_the_line_or_the_discards_is_seen_by_all() {
    for viewer in Viewer::all(3) {
        let (seat, card) = (FOE, species("cat"));
        assert_eq!(Event::TookFromLine { seat, card }.seen_by(viewer), Event::TookFromLine { seat, card });
        assert_eq!(Event::TookDiscard { seat, card }.seen_by(viewer), Event::TookDiscard { seat, card });
    }
}

/// A spectator sees how many cards there are, and no face that is not open to all.
#[test]
fn o_4_4_a_spectators_view_shows_nobodys_hand() {
    let setup = setup(4, "farm sky sea savannah");
    let mut looked = 0;
    for seed in 0..60 {
        let mut table = Watched { watchers: Vec::new(), ..Watched::new(&setup, seed) };
        while let Some((_, _, log)) = table.step(anything) {
            let view = table.state.view(Viewer::Spectator).table;
            assert_eq!((view.hand.len(), view.looking_at.len(), view.marking.len()), (0, 0, 0));
            let sizes: Vec<_> = Seat(0).round(4).map(|s| table.state.hand_size(s)).collect();
            assert_eq!(view.seats.iter().map(|s| s.hand).collect::<Vec<_>>(), sizes);
            looked += u32::from(view.looked_at > 0 || view.marked > 0);
            for event in &log {
                assert!(faces_are_open(event), "a spectator sees {event:?}");
            }
        }
    }
    assert!(looked > 100, "{looked} positions with cards looked at or marked");
}

/// Does a spectator see no card of an event that someone else does not see?
fn faces_are_open(event: &Event) -> bool {
    let views: BTreeSet<String> = Viewer::all(4).map(|v| format!("{:?}", event.seen_by(v))).collect();
    let spectator = format!("{:?}", event.seen_by(Viewer::Spectator));
    views.len() == 1 || spectator.contains("Back") && !spectator.contains("Face")
}
