//! The laws every game inherits, for Origami, Origami: Legends and the two mixed.

use laws::{Lawful, Played, Style};
use origami::asks::TopDiscard;
use origami::card::{Character, Characters, Colour};
use origami::edition::Override;
use origami::setup::Title;
use origami::state::RICE_PAPER_CARDS;
use origami::view::OnTable;
use origami::{Cards, Edition, Event, Families, Memory, Move, Record, Seen, Setup, Side, Species, State, View};
use tabletop::{Actor, Game, NoLog, Seat, Stream, Viewer};

laws::inherit!(Origami: two_players 2, three_players 3, four_players 4);
laws::inherit!(Legends: legends_two_players 2, legends_three_players 3, legends_four_players 4);
laws::inherit!(Mixed: mixed_two_players 2, mixed_three_players 3, mixed_four_players 4);

type Origami = Of<{ Title::Origami as u8 }>;
type Legends = Of<{ Title::Legends as u8 }>;
type Mixed = Of<{ Title::Mixed as u8 }>;

/// One of the games, by its number.
struct Of<const TITLE: u8>;

impl<const TITLE: u8> Lawful for Of<TITLE> {
    type Game = State;
    type OnTable = OnTable;

    const PLAYERS: &'static [u8] = &[2, 3, 4];

    /// Of Origami every choice of families, and one of them with an owner's corrections; of the others every choice of
    /// families with characters drawn for it, and some without.
    fn setups(players: u8) -> Vec<Setup> {
        let title = Title::ALL[usize::from(TITLE)];
        let all = title.families();
        let mut stream = Stream::new(TITLE.into());
        let mut setups = Vec::new();
        for bits in 0..1_u16 << all.len() {
            let chosen = all.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
            let families: Families = chosen.map(|(_, family)| *family).collect();
            let characters = title.draw_characters(players, &mut stream);
            let none = stream.below(8) == 0;
            let characters = if none { Characters::NONE } else { characters };
            setups.extend(Setup::with_characters(players, families, characters, Edition::standard()));
        }
        let corrected = setups.last().and_then(|last| {
            Setup::with_characters(players, last.families(), last.characters(), corrected(title)).ok()
        });
        setups.extend(corrected);
        setups
    }

    /// At least one card leaves the deck in ten rounds, or the end begins (O-7.3); it begins at the second run-out at the
    /// latest, when all cards have left it at most twice (O-7.1). A turn without plays takes at most six answers: a
    /// special action three, two cards too many in hand two, a shuffle one; a play with its effect at most ten more. With
    /// Legends a turn can have ten more actions, and a draw may be followed by 18 answers about rice paper.
    fn most_moves(setup: &Setup) -> usize {
        let players = usize::from(setup.players());
        let cards = 18 * players + 2 * usize::from(setup.characters().len());
        let turns = 10 * players * (2 * cards + 1) + 2 * players;
        if setup.title() == Title::Origami {
            6 * turns + 10 * 2 * cards
        } else {
            11 * (6 + 18) * turns + 10 * 2 * cards
        }
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
                Move::Play(..) | Move::PlayDiscard(..) | Move::Yes => 3,
                Move::Use(_) | Move::Pick(_) | Move::Take(..) | Move::Player(_) | Move::Spot(..) => 2,
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
            Move::PlayDiscard(card, side),
            Move::PayWithDiscard(pair),
            Move::PayWithDiscard(Cards::NONE),
            Move::Spot(Seat(stream.below(5) as u8), side, stream.below(8) as u8),
            Move::Spot(Seat(u8::MAX), side, u8::MAX),
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
        let beyond = Species::new(Species::COUNT as u8 + 2 + stream.below(150) as u8);
        out.extend(beyond.into_iter().flat_map(|s| [(me, Move::Pick(s)), (me, Move::Play(s, side))]));
        out.extend([(Actor::Chance, Move::Shuffled(0)), (Actor::Chance, Move::Rolled(0))]);
    }

    fn each_card_once(game: &State) -> Result<(), String> {
        let setup = game.setup();
        let mut counts = [0_i32; Species::COUNT + 2];
        let mut count = |species: Species| counts[species.index()] += 1;
        game.deck().chain(game.discards()).chain(game.line()).for_each(&mut count);
        game.characters_in_play().for_each(&mut count);
        for seat in Seat(0).round(game.players()) {
            game.hand(seat).for_each(&mut count);
            Side::BOTH.into_iter().flat_map(|side| game.collection(seat, side)).for_each(&mut count);
            // Of cards looked at, everybody knows how many there are and one player which.
            game.view(seat_view(seat)).table.looking_at.into_iter().for_each(&mut count);
        }
        for species in Species::all() {
            let there = if setup.has(species) { setup.edition().facts(species).quantity } else { 0 };
            if counts[species.index()] != i32::from(there) {
                return Err(format!("there are {} {species}, not {there}", counts[species.index()]));
            }
        }
        let rice = counts[Species::RICE_PAPER.index()] + i32::from(game.rice_paper_deck());
        let all = if setup.has_rice_paper() { RICE_PAPER_CARDS.into() } else { 0 };
        if rice == all { Ok(()) } else { Err(format!("there are {rice} cards of rice paper, not {all}")) }
    }

    fn table(view: &View) -> OnTable {
        view.table.clone()
    }

    fn fold(table: &mut OnTable, seen: &Event<Seen>) {
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
fn corrected(title: Title) -> &'static Edition {
    let words: &[_] = if title == Title::Origami {
        &[
            "monkey cost 0",
            "ant folds 1",
            "zebra points 9",
            "owl cost 1",
            "minnow quantity 3",
            "bee ability lion",
            "elephant ability mesosaurus",
            "ant ability caiman",
            "dove ability arctic_wolf",
            "crab ability velociraptor",
        ]
    } else {
        &[
            "phoenix cost 0",
            "oni folds 1",
            "dragon cost 2",
            "seal quantity 4",
            "oni quantity 1",
            "macaw ability caiman",
            "penguin ability arctic_wolf",
            "yellow_ninja ability red_geisha",
            "red_monk cost 1",
        ]
    };
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
    let near = match stream.below(6) {
        4 => any(
            Colour::BOTH.map(|c| Species::of_character(Character::ALL[stream.below(10) as usize], c)).to_vec(),
            stream,
        ),
        5 => Some(Species::RICE_PAPER),
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
        Move::Pay(cards) => {
            out(Move::PayWithDiscard(cards));
            mutate_cards(game, seat, cards, stream, |c| out(Move::Pay(c)));
        }
        Move::PayWithDiscard(cards) => {
            out(Move::Pay(cards));
            mutate_cards(game, seat, cards, stream, |c| out(Move::PayWithDiscard(c)));
        }
        Move::Take(cards, top) => {
            let other = if top == TopDiscard::Left { TopDiscard::Taken } else { TopDiscard::Left };
            out(Move::Take(cards, other));
            mutate_cards(game, seat, cards, stream, |c| out(Move::Take(c, top)));
        }
        Move::Play(card, side) => {
            out(Move::Play(card, side.other()));
            out(Move::PlayDiscard(card, side));
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
        Move::PlayDiscard(card, side) => {
            out(Move::PlayDiscard(card, side.other()));
            out(Move::Play(card, side));
            out(Move::PlayDiscard(card_near(game, seat, stream), side));
        }
        Move::Spot(who, side, place) => {
            out(Move::Spot(who, side.other(), place));
            out(Move::Spot(who, side, place.wrapping_sub(1)));
            out(Move::Spot(who, side, place.wrapping_add(1)));
            (0..5).for_each(|s| out(Move::Spot(Seat(s), side, place)));
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
