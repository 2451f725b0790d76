//! Lists of answers have a bound, states and moves a size: computed here and held against it.

#[path = "common/own.rs"]
mod own;
#[path = "common/table.rs"]
mod table;

use std::collections::BTreeMap;

use islands::asks::ISLANDS;
use islands::atlas::{MAX_OUTLINES, MAX_SITES, SPACES};
use islands::bits::MAX_SIDE;
use islands::scenario::Scenario;
use islands::setup::DEALT;
use islands::state::MAX_PLAYERS;
use islands::{Ask, Atlas, Brush, Colour, Move, Nth, Setup, Shape, SheetSet, State, Technology, Variant};
use table::table;
use tabletop::{Asked, Game, MoveBuf, NoLog, Seat, Stream, drive};

const _: () = assert!(size_of::<State>() <= 768);
const _: () = assert!(size_of::<Move>() <= 16);

/// A list of moves begins with room for so many; only a list of bids asks for more.
const ROOM: usize = 16_384;
const _: () = assert!(ROOM <= State::MAX_MOVES);

/// A scenario gives a player at most so many coins.
const WRITTEN: usize = 999;

/// A list of moves with all the room there is.
fn buf() -> MoveBuf<Move> {
    MoveBuf::with_capacity(State::MAX_MOVES)
}

/// The bound of a question.
fn bound(ask: Ask) -> usize {
    let side = usize::from(MAX_SIDE);
    let (squares, turns, colours) = (side * side, 4, Colour::ALL.len());
    let others = usize::from(MAX_PLAYERS) - 1;
    match ask {
        // One of three sheets goes back.
        Ask::Keep => DEALT,
        // Every number of coins up to all there are, or passing.
        Ask::Bid { .. } => State::MAX_MOVES,
        Ask::Shape { .. } => Shape::ALL.len(),
        // Every square in every colour, or giving up.
        Ask::Paint { brush: Brush::Square, .. } => ISLANDS * squares * colours + 1,
        // There are 63 forms of five joined squares that can't be moved onto each other; the season gives the colour.
        Ask::Paint { brush: Brush::Free(_), .. } => ISLANDS * squares * 63 + 1,
        // Every turn from every square on.
        Ask::Paint { .. } => ISLANDS * squares * turns * colours + 1,
        Ask::Richest { .. } => others,
        // Every other player's, on both sides.
        Ask::Token { .. } => 2 * others,
        // Three levels of every technology, Transforming in three shapes, Re-Roll with either die; or none.
        Ask::Technology { .. } => 1 + 3 * Technology::ALL.len() + 2 + 3,
        Ask::Research => 1 + Technology::ALL.len(),
        Ask::FormFirst => 2,
        // Chance has no list.
        Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. } => 0,
    }
}

fn kind(ask: Ask) -> String {
    match ask {
        Ask::Deal => "deal".to_owned(),
        Ask::Keep => "keep".to_owned(),
        Ask::Lot => "lot".to_owned(),
        Ask::AuctionDie => "auction die".to_owned(),
        Ask::Bid { .. } => "bid".to_owned(),
        Ask::Shape { source } => format!("shape, {}", source.word()),
        Ask::ColourDie { source, .. } => format!("colour die, {}", source.word()),
        Ask::Paint { source, brush, .. } => {
            let brush = match brush {
                Brush::Square => "square",
                Brush::Whole(_) => "whole",
                Brush::First(_) => "first half",
                Brush::Second(_) => "second half",
                Brush::Free(_) => "free",
            };
            format!("paint {brush}, {}", source.word())
        }
        Ask::Richest { .. } => "richest".to_owned(),
        Ask::Token { .. } => "token".to_owned(),
        Ask::SoloDie { .. } => "solo die".to_owned(),
        Ask::Technology { .. } => "technology".to_owned(),
        Ask::Research => "research".to_owned(),
        Ask::FormFirst => "form first".to_owned(),
    }
}

/// All kinds of question there are.
const KINDS: [&str; 25] = [
    "auction die",
    "bid",
    "colour die, auction",
    "colour die, grove",
    "deal",
    "form first",
    "keep",
    "lot",
    "paint first half, auction",
    "paint first half, grove",
    "paint free, expancing",
    "paint second half, auction",
    "paint second half, grove",
    "paint square, coal-pit",
    "paint square, square",
    "paint whole, auction",
    "paint whole, grove",
    "research",
    "richest",
    "shape, auction",
    "shape, grove",
    "solo die",
    "technology",
    "token",
    "total",
];

#[test]
fn the_longest_list_is_one_of_bids() {
    // What a player can have at most: the coins of the start, or of a position as written; in every round 3 and 2 for
    // each landmark of four islands; 10 for each outline. Volcanoes only move coins, so one player has at most what all
    // could have together.
    let landmarks = ISLANDS * MAX_SITES;
    let outlines = ISLANDS * MAX_OUTLINES;
    let richest = WRITTEN + SPACES * (3 + 2 * landmarks) + 10 * outlines;
    assert_eq!(State::MAX_MOVES, usize::from(MAX_PLAYERS) * richest + 1);
    // A bid of all of it is still a number of coins.
    assert!(State::MAX_MOVES < usize::from(u16::MAX));
}

#[test]
fn all_other_lists_fit_without_growing() {
    let source = islands::Source::Auction;
    let colours = islands::Colours::ANY;
    let (whole, two) = (Brush::Whole(Shape::Five), Shape::Two);
    for brush in [Brush::Square, whole, Brush::First(two), Brush::Second(two), Brush::Free(5)] {
        let most = bound(Ask::Paint { source, brush, colours });
        assert!(most <= ROOM, "{brush:?}: {most}");
    }
    let landmark = islands::Landmark::GoldMine;
    for ask in [Ask::Keep, Ask::Shape { source }, Ask::Richest { coins: 8 }, Ask::Token { landmark }] {
        assert!(bound(ask) <= 10);
    }
}

/// Four islands as large as can be.
const LARGE: &str = "
| board
| track ours
| line red red blue blue green green red red blue blue green green
| line red red blue blue green green red red blue blue green green
| card 1 choice printed random ours
| card 2 ## ## printed season printed
| card 3 #../### ours season printed
| card 4 .#./### ours season printed
| card 5 #.#/### ours season printed
| card 6 choice printed any ours
| sheet t-large near
| island T Large One
| H.......
| ........
| ........
| ........
| ........
| ........
| ........
| .......L
| island T Large Two
| H.......
| ........
| ........
| ........
| ........
| ........
| ........
| .......L
| sheet t-huge near
| island T Huge One
| H.......
| ........
| ........
| ........
| ........
| ........
| ........
| .......L
| island T Huge Two
| H.......
| ........
| ........
| ........
| ........
| ........
| ........
| .......L
";

/// The length of the list after the moves of a scenario.
fn length(scenario: &str) -> usize {
    let scenario = Scenario::parse(&format!("{LARGE}{scenario}")).unwrap_or_else(|why| panic!("{why}"));
    let mut state = scenario.position();
    scenario.play_each(|by, m| state.play(by, m, &mut NoLog)).unwrap_or_else(|why| panic!("{why}"));
    let Asked::Seat(seat, ask) = state.asked() else { panic!("{:?}", state.asked()) };
    let mut list = buf();
    state.moves(seat.into(), &mut list);
    println!("{}: {} of at most {}", kind(ask), list.len(), bound(ask));
    assert!(list.len() <= bound(ask), "{}", kind(ask));
    list.len()
}

#[test]
fn long_lists_fit() {
    assert_eq!(length("coins 0: 999\n---\n* rolled 1"), 1 + WRITTEN);
    assert_eq!(length("coins 0: 999\ncoins 1: 999\n---\n* rolled 6\n0 bid 6"), 1 + WRITTEN - 6);
    // Every second row is painted, so that every square of the others can be.
    let rows = |island: u8| {
        let row = |row: u8| "abcdefgh".chars().map(move |column| format!(" {column}{row}")).collect::<String>();
        format!("painted 0 {island} red:{}{}{}\n", row(2), row(4), row(6))
    };
    let painted: String = (1..=4).map(rows).collect();
    // Seven squares above, eight in rows 3, 5 and 7; row 8 is not reached.
    let squares = 4 * (7 + 3 * 8);
    assert_eq!(length(&format!("{painted}coal 0: single\n---\n* rolled 2\n0 bid 2\n1 pass")), 3 * squares + 1);
    // In each of these rows lies a domino, and others stand on rows 7 and 8.
    let dominoes = 4 * (6 + 3 * 7 + 7);
    let won = "---\n* rolled 6\n0 bid 6\n1 pass\n";
    assert_eq!(length(&format!("{painted}{won}0 shape 2")), 3 * dominoes + 1);
    assert_eq!(length(&format!("{painted}{won}0 shape 2\n0 paint 1 blue b1 c1")), dominoes - 2);
    // With a single square painted in the middle of each island, every turn of the other shapes reaches it.
    let middle: String = (1..=4).map(|island| format!("painted 0 {island} red: d4\n")).collect();
    for shape in [3, 4, 5] {
        let places = length(&format!("{middle}{won}0 shape {shape}"));
        assert_eq!(places % 12, 1, "the same on four islands in three colours");
        assert!(places > 300, "{places}");
    }
}

/// Any answer, but bids little and gives up less often: much is painted.
fn lively(state: &State, seat: Seat, moves: &[Move], stream: &mut Stream) -> usize {
    let mut any = |n: usize| stream.below(n.min(moves.len()) as u32) as usize;
    if moves[0] == Move::Pass {
        return any(4);
    }
    // Expancing as soon as its island is there: its third level asks most.
    let started = Nth::ALL.into_iter().filter(|&nth| !state.painted(seat, nth).is_empty()).count();
    let expancing = moves.iter().position(|m| *m == Move::Research(Technology::Expancing));
    if let Some(at) = expancing {
        return if started > usize::from(state.level(Technology::Expancing)) { at } else { 0 };
    }
    let (first, second) = (any(moves.len()), any(moves.len()));
    if moves[first] == Move::GiveUp { second } else { first }
}

/// More mines than tokens in the variant (I-12.1).
const MINES: &str = "
| sheet t-lode near
| island T Lode
| HG.C.
| .....
| C.G.L
| island T Seam
| HC.G.
| .....
| G.C.L
| sheet t-vein near
| island T Vein
| HGC..
| .....
| LT.GC
| island T Reef
| HCG..
| .....
| LV.CG
";

/// Plays random games of all kinds and hands over each question with the length of its list.
fn random_questions(mut each: impl FnMut(&State, Ask, usize)) {
    let atlas = Atlas::standard();
    let mut list = buf();
    for game in 0..300_u64 {
        let players = 1 + (game % 6) as u8;
        let variant = Variant::ALL[(game / 5 % 2) as usize];
        let setup = match players {
            1 => Setup::solo(&atlas.all().collect::<Vec<_>>(), atlas).expect("a good table"),
            _ if game % 4 == 3 => table(players, MINES, variant),
            _ => Setup::new(players, SheetSet::all(atlas), variant, atlas).expect("a good table"),
        };
        let (mut state, mut stream) = (State::start(&setup), Stream::of_game(20, game));
        let mut tally = drive::Tally::default();
        loop {
            let (seat, ask) = match state.asked() {
                Asked::Seat(seat, ask) => (Some(seat), ask),
                Asked::Together(seats, ask) => (seats.first(), ask),
                Asked::Chance(_, ask) => (None, ask),
                Asked::Over => break,
            };
            list.clear();
            if let Some(seat) = seat {
                state.moves(seat.into(), &mut list);
            }
            each(&state, ask, list.len());
            drive::step(&mut state, &mut list, &mut stream, &mut tally, &mut lively, &mut NoLog);
        }
        assert_eq!(tally.forced, 0);
    }
}

#[test]
fn every_kind_of_question_occurs_and_keeps_to_its_bound() {
    let mut longest: BTreeMap<String, usize> = BTreeMap::new();
    let mut total = 0;
    random_questions(|_, ask, len| {
        let most = longest.entry(kind(ask)).or_default();
        *most = len.max(*most);
        total += 1;
        assert!(len <= bound(ask), "{}", kind(ask));
    });
    longest.insert("total".to_owned(), total);
    longest.iter().for_each(|(kind, len)| println!("{kind}: {len}"));
    assert_eq!(longest.keys().map(String::as_str).collect::<Vec<_>>(), KINDS);
}

#[test]
fn i_5_11_no_question_to_a_player_has_only_one_answer() {
    random_questions(|state, ask, len| {
        let is_chance = matches!(state.asked(), Asked::Chance(..));
        assert_eq!(is_chance, len == 0, "{}", kind(ask));
        assert_ne!(len, 1, "{}: {state:?}", kind(ask));
    });
}

#[test]
fn i_5_10_no_painting_question_is_without_a_place() {
    random_questions(|_, ask, len| {
        if let Ask::Paint { brush, .. } = ask {
            let may_give_up = !matches!(brush, Brush::Second(_));
            assert!(len > usize::from(may_give_up), "{}", kind(ask));
        }
    });
}
