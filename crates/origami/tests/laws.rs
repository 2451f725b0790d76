//! The laws every game inherits, for Origami.

use laws::{Lawful, Played, Style};
use origami::asks::TopDiscard;
use origami::edition::Override;
use origami::view::Table;
use origami::{Cards, Edition, Event, Families, Family, Memory, Move, Record, Seen, Setup, Side, Species, State, View};
use tabletop::{Actor, Game, NoLog, Seat, Stream, Viewer};

laws::inherit!(Origami: two_players 2, three_players 3, four_players 4);

struct Origami;

impl Lawful for Origami {
    type Game = State;
    type Table = Table;

    const PLAYERS: &'static [u8] = &[2, 3, 4];

    /// Every choice of families, and one of them with an owner's corrections.
    fn setups(players: u8) -> Vec<Setup> {
        let choices = (0..32_u8).map(|bits| {
            let families = Family::ALL.into_iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
            families.map(|(_, family)| family).collect::<Families>()
        });
        let mut setups: Vec<_> =
            choices.filter_map(|families| Setup::new(players, families, Edition::standard()).ok()).collect();
        let corrected = setups.last().and_then(|last| Setup::new(players, last.families(), corrected()).ok());
        setups.extend(corrected);
        setups
    }

    /// At least one card leaves the deck in ten rounds, or the end begins (O-7.3); it begins at the second run-out at the
    /// latest, when all cards have left it at most twice (O-7.1). A turn without plays takes at most six answers: a
    /// special action three, two cards too many in hand two, a shuffle one; a play with its effect at most ten more.
    fn most_moves(setup: &Setup) -> usize {
        let (players, cards) = (usize::from(setup.players()), 18 * usize::from(setup.players()));
        let turns = 10 * players * (2 * cards + 1) + 2 * players;
        6 * turns + 10 * 2 * cards
    }

    fn liking(style: Style, game: &State, seat: Seat, m: Move) -> i32 {
        match style {
            Style::KeepsDeck => {
                let mut next = game.clone();
                next.apply(seat.into(), m, &mut NoLog);
                let (before, after) = (i32::from(game.deck_size()), i32::from(next.deck_size()));
                // A game goes on longest if now and then a single card leaves the deck (O-7.3).
                let table = game.view(Viewer::Spectator).table;
                let is_stalling = table.idle + 1 >= 10 * game.players();
                if is_stalling && after == before { -1 } else { after }
            }
            Style::Special => i32::from(matches!(m, Move::Use(_))),
            _ => match m {
                Move::Play(..) | Move::Yes => 3,
                Move::Use(_) | Move::Pick(_) | Move::Take(..) | Move::Player(_) => 2,
                Move::No | Move::Done => 0,
                _ => 1,
            },
        }
    }

    fn near_misses(game: &State, seat: Seat, legal: &[Move], stream: &mut Stream, out: &mut Vec<Played<Self>>) {
        let me = Actor::Seat(seat);
        for _ in 0..2 {
            let m = legal[stream.below(legal.len() as u32) as usize];
            mutate(game, seat, m, stream, |nearly| out.push((me, nearly)));
            out.extend(others(game, seat).map(|by| (by, m)));
        }
        let card = card_near(game, seat, stream);
        let (a, b) = (card_near(game, seat, stream), card_near(game, seat, stream));
        let pair = Cards::new(&[a, b]).unwrap_or_default();
        let side = Side::BOTH[stream.below(2) as usize];
        let all_kinds = [
            Move::Draw(pair),
            Move::Draw(Cards::NONE),
            Move::Play(card, side),
            Move::Use(Side::Left),
            Move::Use(Side::Right),
            Move::Pass,
            Move::Pay(pair),
            Move::Pay(Cards::NONE),
            Move::Pick(card),
            Move::Take(pair, TopDiscard::Left),
            Move::Take(Cards::NONE, TopDiscard::Left),
            Move::Take(Cards::NONE, TopDiscard::Taken),
            Move::Player(Seat(stream.below(6) as u8)),
            Move::Player(Seat(u8::MAX)),
            Move::Yes,
            Move::No,
            Move::Done,
            Move::Shuffled(0),
            Move::Rolled(0),
        ];
        out.extend(all_kinds.map(|m| (me, m)));
        // A species beyond the card list is in no hand.
        let beyond = Species::new(Species::COUNT as u8 + 1 + stream.below(200) as u8);
        out.extend(beyond.into_iter().flat_map(|s| [(me, Move::Pick(s)), (me, Move::Play(s, side))]));
        out.extend([(Actor::Chance, Move::Shuffled(0)), (Actor::Chance, Move::Rolled(0))]);
    }

    fn each_card_once(game: &State) -> Result<(), String> {
        let setup = game.setup();
        let mut counts = [0_i32; Species::COUNT + 1];
        let mut count = |species: Species| counts[species.index()] += 1;
        game.deck().chain(game.discards()).chain(game.line()).for_each(&mut count);
        for seat in Seat(0).round(game.players()) {
            game.hand(seat).for_each(&mut count);
            Side::BOTH.into_iter().flat_map(|side| game.collection(seat, side)).for_each(&mut count);
            // Of cards looked at, everybody knows how many there are and one player which.
            game.view(seat_view(seat)).table.looking_at.into_iter().for_each(&mut count);
        }
        for species in Species::all() {
            let facts = setup.edition().facts(species);
            let there = if setup.families().has(facts.family) { facts.quantity } else { 0 };
            if counts[species.index()] != i32::from(there) {
                return Err(format!("there are {} {species}, not {there}", counts[species.index()]));
            }
        }
        Ok(())
    }

    fn table(view: &View) -> Table {
        view.table.clone()
    }

    fn fold(table: &mut Table, seen: &Event<Seen>) {
        table.fold(seen);
    }

    fn is_possible(memory: &Memory, game: &State) -> bool {
        memory.allows(game)
    }

    fn save(setup: &Setup, played: &[Played<Self>], game: &State) -> String {
        Record { setup: *setup, moves: played.to_vec(), standing: game.standing() }.to_text()
    }

    fn load(text: &str) -> Result<(Setup, Vec<Played<Self>>), String> {
        let record = Record::parse(text).map_err(|why| why.to_string())?;
        Ok((record.setup, record.moves))
    }
}

fn seat_view(seat: Seat) -> Viewer {
    Viewer::Seat(seat)
}

/// An edition with a correction of each kind that leaves the game playable.
fn corrected() -> &'static Edition {
    let words =
        ["monkey cost 0", "ant folds 1", "zebra points 9", "owl cost 1", "minnow quantity 3", "bee ability lion"];
    let overrides: Option<Vec<_>> = words.iter().map(|line| parse_override(line)).collect();
    match Edition::load(&overrides.unwrap_or_default()) {
        Ok(edition) => edition,
        Err(why) => panic!("{why}"),
    }
}

fn parse_override(line: &str) -> Option<Override> {
    let mut words = line.split(' ');
    Override::parse(words.next()?, words.next()?, words.next()?)
}

/// Every actor but `seat`, one beyond the table included.
fn others(game: &State, seat: Seat) -> impl Iterator<Item = Actor> {
    let seats = (0..=game.players()).map(Seat).filter(move |&s| s != seat);
    seats.chain([Seat(u8::MAX)]).map(Actor::Seat).chain([Actor::Chance])
}

/// Some species: one that lies or may lie where answers look, or any.
fn card_near(game: &State, seat: Seat, stream: &mut Stream) -> Species {
    let any = |cards: Vec<Species>, stream: &mut Stream| match cards.len() {
        0 => None,
        n => Some(cards[stream.below(n as u32) as usize]),
    };
    let near = match stream.below(5) {
        0 => any(game.line().collect(), stream),
        1 => any(game.hand(seat).collect(), stream),
        2 => any(game.discards().collect(), stream),
        3 => any(game.visible().collect(), stream),
        _ => None,
    };
    near.or_else(|| any(Species::all().collect(), stream)).unwrap_or(origami::cards::species("cat"))
}

/// Copies of a legal move with one thing changed.
fn mutate(game: &State, seat: Seat, m: Move, stream: &mut Stream, mut out: impl FnMut(Move)) {
    match m {
        Move::Draw(cards) => mutate_cards(game, seat, cards, stream, |c| out(Move::Draw(c))),
        Move::Pay(cards) => mutate_cards(game, seat, cards, stream, |c| out(Move::Pay(c))),
        Move::Take(cards, top) => {
            let other = if top == TopDiscard::Left { TopDiscard::Taken } else { TopDiscard::Left };
            out(Move::Take(cards, other));
            mutate_cards(game, seat, cards, stream, |c| out(Move::Take(c, top)));
        }
        Move::Play(card, side) => {
            out(Move::Play(card, side.other()));
            out(Move::Pick(card));
            for _ in 0..3 {
                out(Move::Play(card_near(game, seat, stream), side));
            }
        }
        Move::Pick(card) => {
            out(Move::Play(card, Side::Left));
            for _ in 0..3 {
                out(Move::Pick(card_near(game, seat, stream)));
            }
        }
        Move::Use(side) => out(Move::Use(side.other())),
        Move::Player(_) => (0..5).for_each(|s| out(Move::Player(Seat(s)))),
        Move::Pass | Move::Yes | Move::No | Move::Done | Move::Shuffled(_) | Move::Rolled(_) => {}
    }
}

/// One card fewer, one more, another one instead.
fn mutate_cards(game: &State, seat: Seat, cards: Cards, stream: &mut Stream, mut out: impl FnMut(Cards)) {
    let cards: Vec<_> = cards.iter().collect();
    let mut put = |list: &[Species]| {
        if let Some(cards) = Cards::new(list) {
            out(cards);
        }
    };
    for _ in 0..2 {
        let mut more = cards.clone();
        more.push(card_near(game, seat, stream));
        put(&more);
    }
    if !cards.is_empty() {
        let at = stream.below(cards.len() as u32) as usize;
        let mut fewer = cards.clone();
        fewer.remove(at);
        put(&fewer);
        let mut twice = cards.clone();
        twice.push(cards[at]);
        put(&twice);
        let mut other = cards;
        other[at] = card_near(game, seat, stream);
        put(&other);
    }
}
