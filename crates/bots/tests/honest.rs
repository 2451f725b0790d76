//! Bots play by what they see: whatever the hidden cards are, the same sight and stream give the same answer and thoughts.

mod positions;

use bots::contender::{self, Contested};
use bots::levels::Level;
use bots::{Bot, Budget, Sight, Thoughts};
use laws::Scale;
use origami::setup::Title;
use positions::{At, cards, each, islands, solo};
use tabletop::{Actor, Asked, Game, Imagine, MoveBuf, Seat, Stream, Viewer};

/// At so many positions of each game bots are asked that do not search, and those that do.
fn cheap() -> u32 {
    (Scale::from_env().cheap / 150) as u32
}

fn dear() -> u32 {
    (Scale::from_env().cheap / 1_000) as u32
}

/// So many other worlds are imagined at each position, and so many are searched in.
const WORLDS: usize = 2;
const NODES: u64 = 30;

/// What a bot answered, and what it thought.
type Answer<G> = (usize, Option<Thoughts<<G as Game>::Move>>);

/// Asks somebody in the real position and in others that look the same from their seat; the first argument of `ask` is the
/// position itself, for those who cheat.
///
/// Returns what gives it away if the answers differ.
fn compare<G: Imagine>(
    at: &At<G>,
    luck: &mut Stream,
    mut ask: impl FnMut(&G, &Sight<G>, &mut Stream) -> Answer<G>,
) -> Result<(), String> {
    let &At { game, seat, memory, legal } = at;
    let seed = luck.next();
    let real = game.view(Viewer::Seat(seat));
    let sight = Sight { seat, view: &real, memory, legal };
    let expected = ask(game, &sight, &mut Stream::new(seed));
    let mut moves = MoveBuf::with_capacity(G::MAX_MOVES);
    for _ in 0..WORLDS {
        let world = G::imagine(&real, memory, luck);
        let view = world.view(Viewer::Seat(seat));
        moves.clear();
        world.moves(Actor::Seat(seat), &mut moves);
        if view != real || *moves != *legal {
            return Err(format!("the imagined world looks different: {view:?}, {:?}", &*moves));
        }
        let sight = Sight { seat, view: &view, memory, legal: &moves };
        let answer = ask(&world, &sight, &mut Stream::new(seed));
        if !is_same::<G>(&expected, &answer) {
            return Err(format!("{answer:?} instead of {expected:?}"));
        }
    }
    Ok(())
}

/// Are both the same to the last bit?
fn is_same<G: Imagine>((index, thoughts): &Answer<G>, (other_index, others): &Answer<G>) -> bool {
    type Bits<M> = Vec<(M, u32, [u64; 3])>;
    let bits = |thoughts: &Option<Thoughts<G::Move>>| -> Option<Bits<G::Move>> {
        let of = |t: &bots::Thought<_>| (t.answer, t.visits, [t.value, t.place, t.score].map(f64::to_bits));
        thoughts.as_ref().map(|thoughts| thoughts.options.iter().map(of).collect())
    };
    let rest = |thoughts: &Option<Thoughts<G::Move>>| {
        thoughts.as_ref().map(|t| (t.line.clone(), t.worlds, t.decisions, t.nodes))
    };
    index == other_index && bits(thoughts) == bits(others) && rest(thoughts) == rest(others)
}

fn ask_bot<G: Imagine>(bot: &mut dyn Bot<G>, sight: &Sight<G>, stream: &mut Stream) -> Answer<G> {
    let index = bot.choose(sight, stream);
    assert!(index < sight.legal.len(), "{}", bot.name());
    (index, bot.thoughts().cloned())
}

/// Every bot of a game: those that search, with few nodes, and the others.
fn all_bots<G: Contested>(searching: bool) -> Vec<Box<dyn Bot<G>>> {
    let bot = |name: &&str| match Level::by_name(name) {
        Some(level) => Some(level.hurried(NODES)),
        None => contender::by_name::<G>(name, Budget::nodes(NODES)),
    };
    let names = contender::names().into_iter().filter(|name| contender::thinks(name) == searching);
    names.filter_map(|name| bot(&name)).collect()
}

/// All bots of a game answer alike in all worlds that look alike, and again when they are asked again.
fn check<G: Contested>(setups: &[G::Setup]) {
    for (searching, count) in [(false, cheap()), (true, dear())] {
        let mut bots = all_bots::<G>(searching);
        assert!(bots.len() >= 3, "all of them are asked");
        each::<G>(setups, count, 5, |at, luck| {
            for bot in &mut bots {
                let name = bot.name();
                if let Err(why) = compare(at, luck, |_, sight, stream| ask_bot(&mut **bot, sight, stream)) {
                    panic!("{name} as seat {}: {why}", at.seat);
                }
            }
        });
    }
}

#[test]
fn in_origami_bots_see_what_a_person_sees() {
    check::<origami::State>(&cards(Title::Origami));
}

#[test]
fn in_legends_bots_see_what_a_person_sees() {
    check::<origami::State>(&cards(Title::Legends));
}

#[test]
fn in_mixed_games_bots_see_what_a_person_sees() {
    check::<origami::State>(&cards(Title::Mixed));
}

#[test]
fn on_islands_bots_see_what_a_person_sees() {
    check::<islands::State>(&islands());
}

#[test]
fn alone_bots_see_what_a_person_sees() {
    check::<islands::State>(&solo());
}

/// One that knows a secret and decides by it: the comparison must tell.
fn cheat<G: Imagine>(secret: &str, sight: &Sight<G>) -> Answer<G> {
    let sum: usize = secret.bytes().enumerate().map(|(at, byte)| at * usize::from(byte)).sum();
    (sum % sight.legal.len(), None)
}

/// How often somebody is caught who decides by a secret, of so many positions in which several moves are legal.
fn times_caught<G: Imagine>(setups: &[G::Setup], positions: u32, secret: impl Fn(&G) -> Option<String>) -> (u32, u32) {
    let (mut caught, mut count) = (0, 0);
    each::<G>(setups, positions, 20, |at, luck| {
        if secret(at.game).is_some() {
            count += 1;
            let verdict = compare(at, luck, |game, sight, _| cheat(&secret(game).unwrap_or_default(), sight));
            caught += u32::from(verdict.is_err());
        }
    });
    (caught, count)
}

#[test]
fn who_cheats_is_caught() {
    for title in Title::ALL {
        let (caught, count) = times_caught::<origami::State>(&cards(title), 200, |game| {
            let hands = (0..game.players()).map(|seat| game.hand(Seat(seat)).collect());
            Some(format!("{:?} {:?}", game.deck().collect::<Vec<_>>(), hands.collect::<Vec<Vec<_>>>()))
        });
        assert!(2 * caught > count, "{caught} times of {count}");
    }
    // On the islands there is a secret only while sheets are chosen.
    let (caught, count) = times_caught::<islands::State>(&islands(), 2_000, |game| {
        let choices = (0..game.players())
            .map(|seat| game.view(Viewer::Seat(Seat(seat))).table.seats.swap_remove(seat.into()).choice);
        matches!(game.asked(), Asked::Together(..)).then(|| format!("{:?}", choices.collect::<Vec<_>>()))
    });
    assert!(4 * caught > count && caught > 10, "{caught} times of {count}");
}

/// A bot that has played before answers as one that has not; with another seed it thinks something else.
fn check_seeds<G: Contested>(setups: &[G::Setup]) {
    let (mut others, mut count) = (0, 0);
    let mut used = all_bots::<G>(true);
    each::<G>(setups, dear() / 10, 20, |at, luck| {
        let view = at.game.view(Viewer::Seat(at.seat));
        let sight = Sight { seat: at.seat, view: &view, memory: at.memory, legal: at.legal };
        let seed = luck.next();
        for (used, mut new) in used.iter_mut().zip(all_bots::<G>(true)) {
            let ask = |bot: &mut dyn Bot<G>, seed| ask_bot(bot, &sight, &mut Stream::new(seed));
            let first = ask(&mut *new, seed);
            assert!(is_same::<G>(&first, &ask(&mut **used, seed)), "{}", new.name());
            count += 1;
            others += u32::from(!is_same::<G>(&first, &ask(&mut **used, seed ^ 1)));
        }
    });
    assert!(2 * others > count, "another seed changed {others} of {count}");
}

#[test]
fn the_same_seed_gives_the_same_thoughts() {
    check_seeds::<origami::State>(&cards(Title::Mixed));
    check_seeds::<islands::State>(&islands());
    check_seeds::<islands::State>(&solo());
}

/// The most a search has taken from the heap at once, the search itself included, in bytes, at a position in the middle of a
/// game; and the nodes of its tree.
fn most_memory<G: Contested>(setups: &[G::Setup], worlds: u64, name: &str) -> (u64, u64) {
    let (mut most, mut nodes, mut seen) = (0, 0, 0);
    each::<G>(setups, 200, 20, |at, luck| {
        // One with something to think about, and not at the very beginning.
        seen += 1;
        if seen < 20 || at.legal.len() < 6 || most > 0 {
            return;
        }
        let view = at.game.view(Viewer::Seat(at.seat));
        let sight = Sight { seat: at.seat, view: &view, memory: at.memory, legal: at.legal };
        let info = allocation_counter::measure(|| {
            let mut bot = contender::by_name::<G>(name, Budget::nodes(worlds)).expect("a bot");
            bot.choose(&sight, luck);
            nodes = bot.thoughts().map_or(0, |thoughts| thoughts.nodes);
        });
        most = info.bytes_max;
    });
    (most, nodes)
}

/// What a search of 500 ms does on a fast machine, in worlds, and the most it may take.
const HALF_A_SECOND: u64 = 100_000;
const MOST_MEMORY: u64 = 64 << 20;

fn check_memory<G: Contested>(setups: &[G::Setup]) {
    let nodes = if Scale::from_env().cheap < Scale::NORMAL.cheap { HALF_A_SECOND / 10 } else { HALF_A_SECOND };
    for name in ["ismcts", "sensei"] {
        let (most, tree) = most_memory::<G>(setups, nodes, name);
        println!("{name}: {most} bytes, {tree} nodes");
        assert!(most < MOST_MEMORY && tree > nodes / 10, "{name}: {most} bytes, {tree} nodes");
    }
}

#[test]
fn a_search_of_origami_stays_small() {
    check_memory::<origami::State>(&cards(Title::Origami)[..1]);
}

#[test]
fn a_search_of_mixed_games_stays_small() {
    check_memory::<origami::State>(&cards(Title::Mixed)[2..3]);
}

#[test]
fn a_search_of_islands_stays_small() {
    check_memory::<islands::State>(&islands()[..1]);
}

#[test]
fn a_search_of_the_solo_game_stays_small() {
    check_memory::<islands::State>(&solo()[..1]);
}
