//! Positions of whole games, each with what the asked player sees and remembers. Shared by tests.

#![allow(dead_code, reason = "each test file uses its own part of this")]

use bots::Memories;
use islands::{Atlas, SheetSet, Variant};
use origami::Edition;
use origami::setup::Title;
use tabletop::{Actor, Asked, Imagine, MoveBuf, Seat, Stream};

/// Somebody is asked.
pub struct At<'a, G: Imagine> {
    pub game: &'a G,
    pub seat: Seat,
    pub memory: &'a G::Memory,
    pub legal: &'a [G::Move],
}

/// Plays a game in which `choose` answers whatever leaves a choice. `see` looks at all who are asked, also at those who are asked
/// together with others and will answer later; it says whether to play on.
pub fn play<G: Imagine>(
    setup: &G::Setup,
    stream: &mut Stream,
    mut choose: impl FnMut(&At<G>, &mut Stream) -> usize,
    mut see: impl FnMut(&At<G>) -> bool,
) {
    let mut game = G::start(setup);
    let mut memories = Memories::<G>::new(setup, game.players());
    let mut moves = MoveBuf::with_capacity(G::MAX_MOVES);
    loop {
        let asked: Vec<Seat> = match game.asked() {
            Asked::Seat(seat, _) => vec![seat],
            Asked::Together(seats, _) => seats.iter().collect(),
            Asked::Chance(roll, _) => {
                game.apply(Actor::Chance, roll.draw(stream).into(), &mut memories);
                continue;
            }
            Asked::Over => return,
        };
        let answers = stream.below(asked.len() as u32) as usize;
        let mut answer = None;
        for (nth, &seat) in asked.iter().enumerate() {
            moves.clear();
            game.moves(Actor::Seat(seat), &mut moves);
            let at = At { game: &game, seat, memory: memories.of(seat).expect("a seat of the table"), legal: &moves };
            if moves.len() > 1 && !see(&at) {
                return;
            }
            if nth == answers {
                let index = if moves.len() == 1 { 0 } else { choose(&at, stream) };
                answer = Some((seat, moves[index]));
            }
        }
        let (seat, m) = answer.expect("somebody is asked");
        game.apply(Actor::Seat(seat), m, &mut memories);
    }
}

/// Chooses anything.
pub fn at_random<G: Imagine>(at: &At<G>, stream: &mut Stream) -> usize {
    stream.below(at.legal.len() as u32) as usize
}

/// Shows `count` positions of games at these tables in turn, played at random; of each game about one in `one_in`.
pub fn each<G: Imagine>(setups: &[G::Setup], count: u32, one_in: u32, mut see: impl FnMut(&At<G>, &mut Stream)) {
    let (mut left, mut luck) = (count, Stream::new(7));
    for game in 0.. {
        for setup in setups {
            let mut stream = Stream::of_game(3, game);
            play(setup, &mut stream, at_random::<G>, |at| {
                // What is asked of several at once is rare.
                let together = matches!(at.game.asked(), Asked::Together(..));
                if luck.below(if together { 2 } else { one_in }) == 0 && left > 0 {
                    left -= 1;
                    see(at, &mut luck);
                }
                left > 0
            });
            if left == 0 {
                return;
            }
        }
    }
}

/// A few tables of a card game for each number of players.
pub fn cards(title: Title) -> Vec<origami::Setup> {
    let mut stream = Stream::new(11);
    let tables = (0..4).flat_map(|_| 2..=4).map(|players| {
        let families = title.draw_families(players, &mut stream);
        let characters = title.draw_characters(players, &mut stream);
        origami::Setup::with_characters(players, families, characters, Edition::standard()).expect("a good table")
    });
    tables.collect()
}

/// Islands for 2 to 6 players, with and without the variant.
pub fn islands() -> Vec<islands::Setup> {
    let atlas = Atlas::standard();
    let table = |players, variant| islands::Setup::new(players, SheetSet::all(atlas), variant, atlas);
    let tables = (2..=6).flat_map(|n| [table(n, Variant::Standard), table(n, Variant::CatchUp)]);
    tables.map(|table| table.expect("a good table")).collect()
}

/// Solo games with any two sheets.
pub fn solo() -> Vec<islands::Setup> {
    let atlas = Atlas::standard();
    let mut sheets: Vec<_> = atlas.all().collect();
    let mut stream = Stream::new(13);
    let tables = (0..6).map(|_| {
        stream.shuffle(&mut sheets);
        islands::Setup::solo(&sheets[..2], atlas).expect("a good table")
    });
    tables.collect()
}
