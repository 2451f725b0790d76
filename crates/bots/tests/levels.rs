//! The levels: each plays whole games in every game, the same way for the same seed, and nothing hopeless.

use bots::arena::{self, Player};
use bots::contender::Contested;
use bots::levels::{Animal, Character, Level, Mind};
use bots::{Bot, Budget, Memories, Sight};
use islands::{Atlas, SheetSet, Variant};
use origami::Edition;
use origami::setup::Title;
use tabletop::{Actor, Asked, Imagine, MoveBuf, Seat, Stream, Viewer};

/// So many worlds are enough to play by the rules.
const WORLDS: u64 = 3;

/// A level that thinks no longer than a test has time for.
fn hurried<G: Contested>(level: Level) -> Player<G> {
    Player::Honest(level.hurried(WORLDS))
}

/// The final scores of a game of these levels, by seat.
fn play<G: Contested>(setup: &G::Setup, levels: &[Level], seed: u64) -> Vec<i16> {
    let mut players: Vec<_> = levels.iter().map(|&level| hurried(level)).collect();
    let mut players: Vec<_> = players.iter_mut().collect();
    let mut streams: Vec<_> = (1..).map(|n| Stream::of_game(seed, n)).take(levels.len()).collect();
    let mut chance = Stream::of_game(seed, 0);
    let played = arena::play::<G>(setup, &mut players, &mut chance, &mut streams, &|| false).expect("a whole game");
    played.standing.scores().to_vec()
}

fn cards(title: Title, players: u8) -> origami::Setup {
    let mut stream = Stream::new(u64::from(players));
    let families = title.draw_families(players, &mut stream);
    let characters = title.draw_characters(players, &mut stream);
    origami::Setup::with_characters(players, families, characters, Edition::standard()).expect("a table")
}

fn islands(players: u8, variant: Variant) -> islands::Setup {
    let atlas = Atlas::standard();
    if players == 1 {
        return islands::Setup::solo(&atlas.all().collect::<Vec<_>>(), atlas).expect("a table for one");
    }
    islands::Setup::new(players, SheetSet::all(atlas), variant, atlas).expect("a table")
}

/// All levels, beginning with number `first`, as many as players.
fn seated(first: usize, players: u8) -> Vec<Level> {
    Level::ALL.into_iter().cycle().skip(first).take(players.into()).collect()
}

#[test]
fn every_level_plays_every_card_game() {
    for title in [Title::Origami, Title::Legends, Title::Mixed] {
        for players in 2..=4 {
            for first in [0, 3] {
                play::<origami::State>(&cards(title, players), &seated(first, players), 7);
            }
        }
    }
}

#[test]
fn every_level_plays_islands() {
    for players in 2..=6 {
        let variant = Variant::ALL[usize::from(players) % Variant::ALL.len()];
        play::<islands::State>(&islands(players, variant), &seated(players.into(), players), 7);
    }
}

#[test]
fn every_level_plays_alone() {
    for level in Level::ALL {
        play::<islands::State>(&islands(1, Variant::Standard), &[level], 7);
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for first in [0, 2, 3] {
        let (setup, levels) = (cards(Title::Mixed, 2), seated(first, 2));
        let games = [1, 1, 2].map(|seed| play::<origami::State>(&setup, &levels, seed));
        assert!(games[0] == games[1] && games[0] != games[2], "{games:?}");
    }
}

/// A position in the middle of a game with at least `least` legal moves: what the player who is asked has before them.
struct Middle<G: Imagine> {
    seat: Seat,
    view: G::View,
    memory: G::Memory,
    legal: Vec<G::Move>,
}

impl<G: Imagine> Middle<G> {
    fn new(setup: &G::Setup, least: usize) -> Self {
        let (mut game, mut stream) = (G::start(setup), Stream::new(3));
        let mut memories = Memories::<G>::new(setup, game.players());
        let mut moves = MoveBuf::with_capacity(G::MAX_MOVES);
        for made in 0.. {
            moves.clear();
            let seat = match game.asked() {
                Asked::Chance(..) => None,
                Asked::Seat(seat, _) => Some(seat),
                Asked::Together(seats, _) => seats.first(),
                Asked::Over => panic!("the end comes too soon"),
            };
            let m = match (seat, game.asked()) {
                (None, Asked::Chance(roll, _)) => roll.draw(&mut stream).into(),
                (seat, _) => {
                    let seat = seat.expect("somebody is asked");
                    game.moves(Actor::Seat(seat), &mut moves);
                    if made > 40 && moves.len() >= least {
                        let memory = memories.of(seat).expect("a seat of the table").clone();
                        return Self { seat, view: game.view(Viewer::Seat(seat)), memory, legal: moves.to_vec() };
                    }
                    moves[stream.below(moves.len() as u32) as usize]
                }
            };
            game.apply(seat.map_or(Actor::Chance, Actor::Seat), m, &mut memories);
        }
        unreachable!("games are not that long")
    }

    fn sight(&self) -> Sight<'_, G> {
        Sight { seat: self.seat, view: &self.view, memory: &self.memory, legal: &self.legal }
    }

    /// How many different moves a character makes here in so many tries.
    fn different(&self, mind: Mind, temperature: f32, tries: u64) -> usize
    where
        G: Contested,
    {
        let mut bot = Animal::<G>::new(Level::Hina, Character { mind, temperature, hopeless: 0.0 });
        let mut chosen: Vec<_> = (0..tries).map(|seed| bot.choose(&self.sight(), &mut Stream::new(seed))).collect();
        chosen.sort_unstable();
        chosen.dedup();
        chosen.len()
    }
}

#[test]
fn temperature_makes_a_level_try_more() {
    let middle = Middle::<origami::State>::new(&cards(Title::Origami, 2), 6);
    for mind in [Mind::Looks(1), Mind::Thinks(Budget::nodes(40))] {
        let [calm, wild] = [0.0, 10.0].map(|temperature| middle.different(mind, temperature, 60));
        assert!(calm <= wild && wild >= 4, "{mind:?}: {calm} {wild}");
    }
}

#[test]
fn who_thinks_can_say_what_and_who_looks_can_not() {
    let middle = Middle::<origami::State>::new(&cards(Title::Legends, 3), 4);
    for level in Level::ALL {
        let mut bot = level.hurried::<origami::State>(20);
        let index = bot.choose(&middle.sight(), &mut Stream::new(1));
        assert!(index < middle.legal.len());
        assert_eq!(bot.name(), level.name());
        let thinks = matches!(level.character().mind, Mind::Thinks(_));
        assert_eq!(bot.thoughts().is_some_and(|thoughts| thoughts.worlds > 0), thinks, "{level:?}");
    }
}

#[test]
fn who_has_no_choice_does_not_think() {
    let mut middle = Middle::<islands::State>::new(&islands(2, Variant::Standard), 2);
    middle.legal.truncate(1);
    for level in Level::ALL {
        let mut stream = Stream::new(1);
        assert_eq!(level.bot::<islands::State>().choose(&middle.sight(), &mut stream), 0);
        assert_eq!(stream, Stream::new(1), "{level:?}");
    }
}
