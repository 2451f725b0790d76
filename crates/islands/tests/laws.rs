//! The laws every game inherits, for Origami Islands with and without its variant.

use islands::asks::Brush;
use islands::bits::{Square, Squares};
use islands::view::OnTable;
use islands::{
    Ask, Atlas, Colour, Event, Kept, Landmark, Memory, Move, Nth, Record, Seen, Setup, Shape, SheetId, SheetSet, Side,
    State, Variant, View,
};
use islands::{Choice, Technology, Use};
use laws::{Lawful, Played, Style};
use tabletop::{Actor, Asked, Game, Seat, Stream};

laws::inherit!(Islands: two_players 2, three_players 3, four_players 4, six_players 6);
laws::inherit!(CatchUp: catch_up_two_players 2, catch_up_three_players 3, catch_up_five_players 5);
laws::inherit!(Islands: solo 1);

type Islands = Of<{ Variant::Standard as u8 }>;
type CatchUp = Of<{ Variant::CatchUp as u8 }>;

/// The game with one of the variants, by its number.
struct Of<const VARIANT: u8>;

impl<const VARIANT: u8> Lawful for Of<VARIANT> {
    type Game = State;
    type OnTable = OnTable;

    const PLAYERS: &'static [u8] = &[1, 2, 3, 4, 5, 6];

    /// All sheets, those of each kind, and each pair of neighbours as the only sheets.
    fn setups(players: u8) -> Vec<Setup> {
        let (atlas, variant) = (Atlas::standard(), Variant::ALL[usize::from(VARIANT)]);
        let all: Vec<SheetId> = atlas.all().collect();
        let mut pools = vec![SheetSet::all(atlas)];
        pools.extend(islands::atlas::Kind::BOTH.map(|kind| SheetSet::of_kind(atlas, kind)));
        pools.extend(all.windows(2).map(|pair| pair.iter().copied().collect::<SheetSet>()));
        let setup = |pool: SheetSet| match players {
            1 => Setup::solo(&pool.iter().collect::<Vec<_>>(), atlas),
            _ => Setup::new(players, pool, variant, atlas),
        };
        pools.into_iter().filter_map(|pool| setup(pool).ok()).collect()
    }

    /// In a bidding every answer is a pass or raises the bid, and all coins of a table are fewer than 400 for each player: 15,
    /// at most 24 incomes of 3 and 2 for each of four gold mines, and 10 for each of twelve outlines. A painting paints a
    /// square at least; one that is given up ends a square, the coal pits, an auctioned shape or a grove. Before it there may be
    /// two questions, for shape and colour; every landmark asks once at most.
    fn most_moves(setup: &Setup) -> usize {
        let players = usize::from(setup.players());
        let squares = players * 4 * 64;
        let landmarks = players * 4 * 20;
        let bids = 24 * (players * 400 + players);
        2 + players + 24 * (1 + 6 * players) + bids + squares + 4 * landmarks + if players == 1 { 40 * 30 } else { 0 }
    }

    fn liking(style: Style, game: &State, _seat: Seat, m: Move) -> i32 {
        match (style, m) {
            // The longest bidding goes up by one coin.
            (Style::KeepsDeck, Move::Bid(coins)) => 10_000 - i32::from(coins),
            (Style::KeepsDeck, Move::Paint { squares, .. }) => 100 - i32::from(squares.len()),
            (Style::KeepsDeck, _) => 0,
            (Style::Special, Move::Shape(shape)) => 9 - i32::from(shape.number()),
            (Style::Special, Move::Paint { island, .. }) => i32::from(island.0),
            (Style::Special, Move::Bid(coins)) => i32::from(coins) - i32::from(game.round()),
            (Style::Special, _) => 0,
            (_, Move::Paint { squares, .. }) => i32::from(squares.len()),
            (_, Move::Bid(coins)) => 20 - i32::from(coins),
            (_, Move::GiveUp | Move::GoOn) => -1,
            _ => 0,
        }
    }

    fn near_misses(game: &State, seat: Seat, legal: &[Move], stream: &mut Stream, out: &mut Vec<Played<Self>>) {
        let me = Actor::Seat(seat);
        let below = |n: u32, stream: &mut Stream| stream.below(n) as u8;
        for _ in 0..3 {
            let m = legal[stream.below(legal.len() as u32) as usize];
            let others = (0..=game.players()).map(Seat).filter(|&s| s != seat).chain([Seat(u8::MAX)]);
            out.extend(others.map(Actor::Seat).chain([Actor::Chance]).map(|by| (by, m)));
            mutate(game, m, stream, |nearly| out.push((me, nearly)));
        }
        let any_squares = |stream: &mut Stream| Squares(stream.next() & stream.next() & stream.next());
        let colour = Colour::ALL[usize::from(below(3, stream))];
        let island = Nth(below(6, stream));
        out.extend(
            [
                Move::Pass,
                Move::GiveUp,
                Move::Bid(0),
                Move::Bid(u16::MAX),
                Move::Bid(below(40, stream).into()),
                Move::Shape(Shape::ALL[usize::from(below(4, stream))]),
                Move::Keep(Kept(SheetId(below(14, stream)), SheetId(below(14, stream)))),
                Move::Keep(Kept(SheetId(u8::MAX), SheetId(0))),
                Move::Paint { island, colour, squares: Squares::NONE },
                Move::Paint { island, colour, squares: Squares(u64::MAX) },
                Move::Paint { island, colour, squares: any_squares(stream) },
                Move::Paint { island: Nth(u8::MAX), colour, squares: Squares(1) },
                Move::From(Seat(below(8, stream))),
                Move::From(Seat(u8::MAX)),
                Move::Token(Seat(below(8, stream)), Side::BOTH[usize::from(below(2, stream))]),
                Move::GoOn,
                Move::Form(3),
                Move::Form(4),
                Move::Research(Technology::ALL[usize::from(below(7, stream))]),
                Move::Use(any_use(stream)),
                Move::Use(any_use(stream)),
                Move::Rolled(3),
                Move::Rolled(0),
                Move::Shuffled(1),
            ]
            .map(|m| (me, m)),
        );
        for island in Nth::ALL {
            let grid = 1_u64 << stream.below(64);
            out.push((me, Move::Paint { island, colour, squares: Squares(grid) }));
            if let Asked::Seat(_, Ask::Paint { brush: Brush::Whole(shape) | Brush::First(shape), .. }) = game.asked() {
                let places = &game.island(seat, island).places[shape as usize];
                if !places.is_empty() {
                    let squares = places[stream.below(places.len() as u32) as usize];
                    out.push((me, Move::Paint { island, colour, squares }));
                }
            }
        }
        out.extend([(Actor::Chance, Move::Shuffled(0)), (Actor::Chance, Move::Rolled(1)), (Actor::Chance, Move::Pass)]);
    }

    /// Tokens, accesses and paint agree with each other.
    fn each_card_once(game: &State) -> Result<(), String> {
        let view = game.view(tabletop::Viewer::Spectator);
        for (seat, at) in (0..).map(Seat).zip(&view.table.seats) {
            let (mut started, mut lighthouses, mut volcanoes) = (0, 0, 0);
            for (nth, island) in Nth::ALL.into_iter().zip(&at.islands) {
                let painted = island.painted();
                if !painted.within(island.island.empty) {
                    return Err(format!("{seat} has painted a landmark of island {nth}"));
                }
                if island.colours.iter().map(|colour| colour.len()).sum::<u8>() != painted.len() {
                    return Err(format!("{seat} has painted a square of island {nth} twice"));
                }
                let surrounded = game.surrounded(seat, nth);
                lighthouses += surrounded.filter(|(_, landmark, _)| *landmark == Landmark::Lighthouse).count();
                if !painted.is_empty() {
                    started += 1;
                    let open = island.island.sites.iter().filter(|site| site.landmark == Landmark::Volcano);
                    volcanoes += open.filter(|site| !site.around.within(painted)).count();
                }
                for (outline, filled) in island.island.outlines.iter().zip(&island.filled) {
                    if filled.is_some() && !outline.squares.within(painted) {
                        return Err(format!("{seat} has filled an outline that is not painted"));
                    }
                }
            }
            // In the middle of an action its tokens may be due still.
            let is_waiting = !matches!(
                game.asked(),
                Asked::Chance(_, Ask::AuctionDie) | Asked::Seat(_, Ask::Bid { .. } | Ask::Research) | Asked::Over
            );
            let access = usize::from(at.access[0] + at.access[1]);
            if !is_waiting && started > 0 && access + started != lighthouses + 1 {
                return Err(format!("{seat}: {lighthouses} lighthouses, {started} islands, {access} accesses"));
            }
            if !is_waiting && usize::from(at.volcanoes) != volcanoes {
                return Err(format!("{seat} has {} volcano tokens, not {volcanoes}", at.volcanoes));
            }
        }
        for landmark in [Landmark::CoalPit, Landmark::GoldMine] {
            let held = |seat: &islands::view::AtSeat| match landmark {
                Landmark::CoalPit => seat.coal[0] + seat.coal[1],
                _ => seat.gold[0] + seat.gold[1],
            };
            let all: u8 = view.table.seats.iter().map(held).sum();
            if game.reserve(landmark).is_some_and(|left| left + all != game.players() + 1) {
                return Err(format!("{all} tokens of {landmark:?} are held"));
            }
        }
        Ok(())
    }

    fn table(view: &View) -> OnTable {
        view.table.clone()
    }

    fn fold(table: &mut OnTable, seen: &Seen) {
        table.fold(seen);
    }

    fn is_possible(_memory: &Memory, _game: &State) -> bool {
        // Nothing is remembered, so nothing can be remembered wrongly.
        true
    }

    fn save(setup: &Setup, played: &[Played<Self>], game: &State) -> String {
        Record { setup: *setup, moves: played.to_vec(), standing: game.standing() }.to_text()
    }

    fn load(text: &str) -> Result<(Setup, Vec<Played<Self>>), String> {
        let record = Record::parse(text).map_err(|why| why.to_string())?;
        Ok((record.setup, record.moves))
    }
}

fn any_use(stream: &mut Stream) -> Use {
    let choice = match stream.below(4) {
        0 | 1 => Choice::None,
        2 => Choice::Die(stream.below(4) as u8),
        _ => Choice::Shape(Shape::ALL[stream.below(4) as usize]),
    };
    Use { technology: Technology::ALL[stream.below(7) as usize], level: stream.below(5) as u8, choice }
}

/// Copies of a legal move with one thing changed.
fn mutate(game: &State, m: Move, stream: &mut Stream, mut out: impl FnMut(Move)) {
    match m {
        Move::Paint { island, colour, squares } => {
            for other in Nth::ALL {
                out(Move::Paint { island: other, colour, squares });
            }
            for colour in Colour::ALL {
                out(Move::Paint { island, colour, squares });
            }
            for by in [1, 7, 8, 9] {
                out(Move::Paint { island, colour, squares: Squares(squares.0 << by) });
                out(Move::Paint { island, colour, squares: Squares(squares.0 >> by) });
            }
            for turned in squares.quarter_turns() {
                let back = stream.below(64);
                out(Move::Paint { island, colour, squares: Squares(turned.0 << back) });
            }
            // Mirrored: left and right, top and bottom.
            let mirrored: Squares = squares.iter().map(|s| Square::at(s.row(), 6 - s.column().min(6))).collect();
            out(Move::Paint { island, colour, squares: mirrored });
            let flipped: Squares = squares.iter().map(|s| Square::at(6 - s.row().min(6), s.column())).collect();
            out(Move::Paint { island, colour, squares: flipped });
            out(Move::Paint { island, colour, squares: Squares(squares.0 & (squares.0 - 1)) });
            out(Move::Paint { island, colour, squares: Squares(squares.0 | 1 << stream.below(64)) });
        }
        Move::Bid(coins) => {
            out(Move::Bid(coins.saturating_sub(1)));
            out(Move::Bid(coins + 1));
        }
        Move::Keep(Kept(a, b)) => {
            out(Move::Keep(Kept(b, a)));
            out(Move::Keep(Kept(a, a)));
        }
        Move::Token(seat, side) => {
            let other = if side == Side::Single { Side::Different } else { Side::Single };
            out(Move::Token(seat, other));
        }
        Move::Shape(_) => Shape::ALL.into_iter().for_each(|shape| out(Move::Shape(shape))),
        Move::From(_) => (0..=game.players()).for_each(|seat| out(Move::From(Seat(seat)))),
        Move::Use(used) => {
            (0..5).for_each(|level| out(Move::Use(Use { level, ..used })));
            for choice in [Choice::None, Choice::Die(0), Choice::Die(1), Choice::Die(2), Choice::Die(3)] {
                out(Move::Use(Use { choice, ..used }));
            }
            Shape::ALL.into_iter().for_each(|s| out(Move::Use(Use { choice: Choice::Shape(s), ..used })));
        }
        Move::Research(_) => Technology::ALL.into_iter().for_each(|technology| out(Move::Research(technology))),
        Move::Pass | Move::GiveUp | Move::GoOn | Move::Form(_) | Move::Shuffled(_) | Move::Rolled(_) => {}
    }
}

#[test]
fn every_event_is_told_in_words_of_its_own() {
    // Two events with the same words could stand for each other in a scenario.
    let setup = Islands::setups(2)[0];
    let (mut game, mut stream) = (State::start(&setup), Stream::new(5));
    let mut buf = tabletop::MoveBuf::with_capacity(State::MAX_MOVES);
    let mut events: Vec<Event> = Vec::new();
    let mut tally = tabletop::drive::Tally::default();
    while tabletop::drive::step(
        &mut game,
        &mut buf,
        &mut stream,
        &mut tally,
        &mut tabletop::drive::at_random,
        &mut events,
    )
    .is_some()
    {}
    let mut told: Vec<_> = events.iter().map(|e| (islands::text::event_text(e), *e)).collect();
    told.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    assert!(told.windows(2).all(|pair| pair[0].0 != pair[1].0 || pair[0].1 == pair[1].1));
    assert!(events.len() > 200, "{}", events.len());
}
