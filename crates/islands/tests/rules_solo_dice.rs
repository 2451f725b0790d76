//! Every die of the solo game has an address, so that with fixed dice nobody's decisions change what other rolls show.

use std::collections::BTreeMap;

use islands::technology::{Address, Moment, Purpose};
use islands::{Ask, Atlas, Event, Move, Setup, SheetId, Source, State, Technology};
use tabletop::{Actor, Asked, Game, MoveBuf, Seat, Stream};

const ME: Actor = Actor::Seat(Seat(0));

/// What the die at an address shows in the game with that seed.
fn face(seed: u64, at: Address) -> u8 {
    let key = u64::from(at.round) << 16 | (at.purpose as u64) << 8 | u64::from(at.count);
    Stream::of_game(seed, key).below(6) as u8 + 1
}

/// How a player decides.
#[derive(Clone, Copy, Debug)]
enum Player {
    /// Whatever comes.
    Random(u64),
    /// Researches when it can, uses what it can.
    Scientist(u64),
    /// Never bids and never uses anything.
    Passer,
    /// Bids all it has.
    Gambler(u64),
}

impl Player {
    const ALL: [Self; 6] =
        [Self::Random(1), Self::Random(2), Self::Scientist(3), Self::Scientist(4), Self::Passer, Self::Gambler(5)];

    fn stream(self) -> Stream {
        match self {
            Self::Random(seed) | Self::Scientist(seed) | Self::Gambler(seed) => Stream::new(seed),
            Self::Passer => Stream::new(0),
        }
    }

    fn choose(self, state: &State, moves: &[Move], stream: &mut Stream) -> Move {
        let any = moves[stream.below(moves.len() as u32) as usize];
        let of_kind = |wanted: fn(&Move) -> bool, stream: &mut Stream| {
            let list: Vec<_> = moves.iter().copied().filter(wanted).collect();
            (!list.is_empty()).then(|| list[stream.below(list.len() as u32) as usize])
        };
        match self {
            Self::Random(_) => any,
            Self::Passer => of_kind(|m| matches!(m, Move::Pass | Move::GoOn | Move::GiveUp), stream).unwrap_or(any),
            Self::Scientist(_) => {
                let keen = |m: &Move| matches!(m, Move::Use(_) | Move::Research(_));
                let least = u16::from(!state.round().is_multiple_of(3)) * 9;
                let bid = moves.iter().copied().find(|m| matches!(m, Move::Bid(coins) if *coins >= least));
                of_kind(keen, stream).or(bid).unwrap_or(any)
            }
            Self::Gambler(_) => moves.iter().copied().filter(|m| matches!(m, Move::Bid(_))).max().unwrap_or(any),
        }
    }
}

/// What was rolled in a game: faces by address, and the number of rounds.
#[derive(Debug, Default)]
struct Rolls {
    faces: BTreeMap<(u8, u8, u8), u8>,
    rounds: u8,
    points: i16,
    again: usize,
}

/// The round, what was rolled in it by purpose, and whether a die is being rolled again.
type Counted = (u8, [u8; Purpose::COUNT], bool);

/// Goes on from a position with fixed dice to the end, beginning with a given answer, if there is one. The round and what was rolled in it are counted apart from the engine.
fn play_on(mut state: State, seed: u64, player: Player, mut at: Counted, mut first: Option<Move>) -> Rolls {
    let mut stream = player.stream();
    let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
    let mut rolls = Rolls { rounds: at.0, ..Rolls::default() };
    let mut log: Vec<Event> = Vec::new();
    loop {
        let (by, m) = match state.asked() {
            Asked::Over => break,
            Asked::Chance(_, Ask::Lot) => {
                assert_eq!(state.address(), None);
                (Actor::Chance, Move::Rolled(1))
            }
            Asked::Chance(_, ask) => {
                let (round, counts, is_again) = &mut at;
                let purpose = match ask {
                    Ask::SoloDie { .. } if *is_again => Purpose::ReRoll,
                    Ask::AuctionDie => Purpose::Auction,
                    Ask::ColourDie { source: Source::Grove, .. } => Purpose::Grove,
                    Ask::ColourDie { .. } => Purpose::Colour,
                    Ask::SoloDie { purpose } => purpose,
                    ask => panic!("{ask:?} is no die"),
                };
                let count = counts[purpose as usize];
                let address = state.address().expect("a die has an address");
                assert_eq!(address, Address { round: *round, purpose, count });
                counts[purpose as usize] += 1;
                rolls.again += usize::from(*is_again);
                let die = face(seed, address);
                let before = rolls.faces.insert((address.round, purpose as u8, count), die);
                assert_eq!(before, None, "{address:?} is rolled twice");
                (Actor::Chance, Move::Rolled(die))
            }
            Asked::Seat(_, ask) => {
                assert_eq!(state.address(), None, "{ask:?}");
                buf.clear();
                state.moves(ME, &mut buf);
                (ME, first.take().unwrap_or_else(|| player.choose(&state, &buf, &mut stream)))
            }
            Asked::Together(..) => panic!("nobody else is there"),
        };
        if let Move::Use(used) = m {
            at.2 = used.technology == Technology::ReRoll;
        }
        log.clear();
        state.play(by, m, &mut log).expect("a legal move");
        for event in &log {
            match event {
                Event::Round { .. } => {
                    at = (at.0 + 1, [0; Purpose::COUNT], false);
                    rolls.rounds = at.0;
                }
                // The dice lie as they are.
                Event::Card { .. } | Event::Carrambah { .. } | Event::ColourRolled { .. } => at.2 = false,
                _ => {}
            }
        }
        if !matches!(state.asked(), Asked::Chance(_, Ask::SoloDie { .. })) {
            at.2 = false;
        }
    }
    rolls.points = state.standing().expect("the game is over").scores()[0];
    rolls
}

fn play(setup: &Setup, seed: u64, player: Player) -> Rolls {
    play_on(State::start(setup), seed, player, (0, [0; Purpose::COUNT], false), None)
}

fn setups() -> Vec<Setup> {
    let atlas = Atlas::standard();
    let all: Vec<SheetId> = atlas.all().collect();
    all.windows(2).map(|pair| Setup::solo(&[pair[1], pair[0]], atlas).expect("two sheets")).collect()
}

#[test]
fn the_same_address_has_the_same_face_whoever_plays() {
    let mut differ = 0;
    for (seed, setup) in (0..).zip(setups()) {
        let games = Player::ALL.map(|player| play(&setup, seed, player));
        for game in &games {
            for other in &games {
                let common = game.faces.iter().filter_map(|(at, face)| Some((at, face, other.faces.get(at)?)));
                assert!(common.clone().all(|(_, a, b)| a == b));
                differ += usize::from(game.points != other.points);
            }
        }
    }
    assert!(differ > 200, "the players play differently: {differ}");
}

#[test]
fn every_round_has_one_auction_die_whatever_space_the_marker_is_on() {
    let mut shorter = 0;
    for (seed, setup) in (0..).zip(setups()) {
        for player in Player::ALL {
            let game = play(&setup, seed, player);
            let auctions: Vec<_> =
                game.faces.iter().filter(|((_, purpose, _), _)| *purpose == Purpose::Auction as u8).collect();
            let wanted: Vec<_> = (1..=game.rounds).map(|round| (round, Purpose::Auction as u8, 0)).collect();
            assert_eq!(auctions.iter().map(|(at, _)| **at).collect::<Vec<_>>(), wanted);
            for (&(round, _, count), &die) in auctions {
                assert_eq!(die, face(seed, Address { round, purpose: Purpose::Auction, count }));
            }
            // Those who jump over spaces have fewer rounds, and their dice are those of the first rounds.
            shorter += usize::from(game.rounds < 24);
        }
    }
    assert!(shorter > 10, "{shorter}");
}

#[test]
fn a_die_rolled_again_changes_no_other_die() {
    let (mut branches, mut again) = (0, 0);
    for (seed, setup) in (100..).zip(setups().into_iter().cycle().take(40)) {
        let player = Player::Scientist(seed);
        let (mut state, mut stream) = (State::start(&setup), player.stream());
        let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
        let mut at = (0_u8, [0_u8; Purpose::COUNT], false);
        let mut log: Vec<Event> = Vec::new();
        while !matches!(state.asked(), Asked::Over) && branches < 400 {
            let (by, m) = match (state.address(), state.asked()) {
                (Some(address), _) => {
                    at.1[address.purpose as usize] += 1;
                    (Actor::Chance, Move::Rolled(face(seed, address)))
                }
                (None, Asked::Chance(..)) => (Actor::Chance, Move::Rolled(1)),
                (None, asked) => {
                    buf.clear();
                    state.moves(ME, &mut buf);
                    if matches!(asked, Asked::Seat(_, Ask::Technology { moment: Moment::Roll })) {
                        // Both ways, and everything after it by the same player.
                        let go_on = |&m: &Move| play_on(state.clone(), seed, Player::Random(seed), at, Some(m));
                        let games: Vec<_> = buf.iter().map(go_on).collect();
                        for game in &games[1..] {
                            let common = games[0].faces.iter().filter_map(|(at, a)| Some((a, game.faces.get(at)?)));
                            assert!(common.clone().count() > 0 || games[0].rounds == at.0 || game.rounds == at.0);
                            assert!(common.clone().all(|(a, b)| a == b));
                            again += game.again;
                        }
                        branches += 1;
                    }
                    // Research Re-Roll before anything else, and leave the dice, so that there are many questions.
                    let keen = buf.iter().copied().find(|m| *m == Move::Research(Technology::ReRoll));
                    let stay = buf.iter().copied().find(|m| *m == Move::GoOn);
                    (ME, keen.or(stay).unwrap_or_else(|| player.choose(&state, &buf, &mut stream)))
                }
            };
            log.clear();
            state.play(by, m, &mut log).expect("a legal move");
            if log.iter().any(|event| matches!(event, Event::Round { .. })) {
                at = (at.0 + 1, [0; Purpose::COUNT], false);
            }
        }
    }
    assert!(branches >= 400 && again >= 400, "{branches} {again}");
}

#[test]
fn a_held_marker_begins_a_new_round_of_dice() {
    let atlas = Atlas::standard();
    let setup = Setup::solo(&[SheetId(0), SheetId(1)], atlas).expect("two sheets");
    let mut state = State::start(&setup);
    let mut play = |by, m| {
        let address = state.address();
        state.play(by, m, &mut tabletop::NoLog).unwrap_or_else(|why| panic!("{m:?}: {why}"));
        address.map(|at| (at.round, at.purpose, at.count))
    };
    assert_eq!(play(Actor::Chance, Move::Rolled(1)), None);
    for round in 1..=3 {
        assert_eq!(play(Actor::Chance, Move::Rolled(1)), Some((round, Purpose::Auction, 0)));
        play(ME, Move::Pass);
        play(ME, Move::Research(Technology::Timenautics));
        play(ME, Move::GoOn);
    }
    let held = [(Purpose::Auction, 0), (Purpose::Carrambah, 0), (Purpose::Carrambah, 1)];
    assert_eq!(play(Actor::Chance, Move::Rolled(3)), Some((4, held[0].0, 0)));
    play(ME, Move::Bid(14));
    for (purpose, count) in &held[1..] {
        assert_eq!(play(Actor::Chance, Move::Rolled(6)), Some((4, *purpose, *count)));
    }
    play(ME, Move::GiveUp);
    let hold = islands::Use { technology: Technology::Timenautics, level: 3, choice: islands::Choice::None };
    play(ME, Move::Use(hold));
    // The same space, another round.
    assert_eq!(play(Actor::Chance, Move::Rolled(3)), Some((5, Purpose::Auction, 0)));
    assert_eq!(state.round(), 4);
}
