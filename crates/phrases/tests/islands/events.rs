//! The kinds of events, and examples of each.

use islands::{Colour, Event, Landmark, Nth, Shape, Side, Source, Square, Squares};
use tabletop::Seat;

/// The kind of an event. A new one does not compile until it has a name here, and the tests want an example of it.
pub fn kind<K>(event: &Event<K>) -> &'static str {
    match event {
        Event::Dealt { .. } => "dealt",
        Event::Chose { .. } => "chose",
        Event::Keeps { .. } => "keeps",
        Event::FirstPlayer { .. } => "first player",
        Event::Round { .. } => "round",
        Event::Card { .. } => "card",
        Event::Bids { .. } => "bids",
        Event::Passes { .. } => "passes",
        Event::Wins { .. } => "wins",
        Event::NoWinner => "no winner",
        Event::Chooses { .. } => "chooses",
        Event::ColourRolled { .. } => "colour rolled",
        Event::Paints { .. } => "paints",
        Event::Starts { .. } => "starts",
        Event::GivesUp { .. } => "gives up",
        Event::Skips { .. } => "skips",
        Event::Surrounds { .. } => "surrounds",
        Event::VolcanoTokens { .. } => "volcano tokens",
        Event::Access { .. } => "access",
        Event::Token { .. } => "token",
        Event::NoToken { .. } => "no token",
        Event::TokenReturned { .. } => "token returned",
        Event::Takes { .. } => "takes",
        Event::TakesNothing { .. } => "takes nothing",
        Event::Fills { .. } => "fills",
        Event::Income { .. } => "income",
        Event::Rolled { .. } => "rolled",
        Event::Carrambah { .. } => "carrambah",
        Event::Researches { .. } => "researches",
        Event::Uses { .. } => "uses",
        Event::VolcanoGives { .. } => "volcano gives",
        Event::MarkerStays => "marker stays",
        Event::Ends => "ends",
    }
}

/// How many kinds there are.
pub const KINDS: usize = 33;

/// Squares by their names.
pub fn squares(names: &str) -> Squares {
    names.split(' ').filter_map(Square::named).collect()
}

pub fn square(name: &str) -> Square {
    Square::named(name).expect("a square")
}

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Kinds of events that only the solo game has.
pub const OF_SOLO: [&str; 6] = ["rolled", "carrambah", "researches", "uses", "volcano gives", "marker stays"];

/// Examples of every kind of event of a game for several, alone and with others they are told together with. All belong to Akiko, Hana and
/// Kenji, who keep the first two sheets.
pub fn examples() -> Vec<Vec<Event>> {
    let mut all = setting_up();
    all.extend(bidding());
    all.extend(painting());
    all.extend(surrounding());
    all.extend(coins());
    all
}

fn setting_up() -> Vec<Vec<Event>> {
    let sheets = ["cove", "ledge", "spit"];
    let kept = ["cove", "ledge"];
    let round = |round, colour, first| Event::Round { round, colour, first };
    vec![
        vec![Event::Dealt { seat: A, sheets }],
        vec![Event::Chose { seat: A, kept }],
        // Once it is known, that it was chosen is no news.
        vec![
            Event::Chose { seat: B, kept },
            Event::Chose { seat: A, kept: ["cove", "spit"] },
            Event::Keeps { seat: A, kept: ["cove", "spit"] },
            Event::Keeps { seat: B, kept },
        ],
        vec![Event::FirstPlayer { seat: B }],
        vec![round(1, Colour::Red, B)],
        vec![round(3, Colour::Blue, A)],
        vec![round(24, Colour::Green, A)],
    ]
}

fn bidding() -> Vec<Vec<Event>> {
    let mut all: Vec<_> = (1..=6).map(|card| vec![Event::Card { card }]).collect();
    all.extend([
        vec![Event::Bids { seat: A, coins: 1 }],
        vec![Event::Bids { seat: A, coins: 5 }],
        vec![Event::Passes { seat: A, unable: false }],
        vec![Event::Passes { seat: A, unable: true }],
        vec![Event::Wins { seat: A, coins: 1 }],
        vec![Event::Wins { seat: A, coins: 7 }],
        vec![Event::NoWinner],
    ]);
    all
}

fn painting() -> Vec<Vec<Event>> {
    let paints = |source, nth, names: &str, colour, only| Event::Paints {
        seat: A,
        source,
        island: Nth(nth),
        squares: squares(names),
        colour,
        only,
    };
    let starts = |nth, access| Event::Starts { seat: A, island: Nth(nth), access };
    let mut all = Vec::new();
    for source in [Source::Auction, Source::Grove] {
        for only in [false, true] {
            all.push(vec![Event::Chooses { seat: A, source, shape: Shape::Three, only }]);
        }
    }
    all.extend(
        [Shape::Two, Shape::Four, Shape::Five]
            .map(|shape| vec![Event::Chooses { seat: A, source: Source::Auction, shape, only: false }]),
    );
    for (die, colour) in [(1, Colour::Blue), (4, Colour::Green), (6, Colour::Red)] {
        all.push(vec![Event::ColourRolled { seat: A, source: Source::Grove, die, colour }]);
    }
    all.extend([
        vec![paints(Source::Square, 0, "b1", Colour::Red, false), starts(0, None)],
        vec![paints(Source::Square, 0, "b2", Colour::Blue, false)],
        vec![paints(Source::CoalPit, 1, "b1", Colour::Green, false)],
        vec![paints(Source::Auction, 2, "b2 c2", Colour::Red, false), starts(2, Some(Side::Single))],
        vec![paints(Source::Auction, 3, "c1 d2 c2", Colour::Red, true), starts(3, Some(Side::Different))],
        vec![paints(Source::Grove, 2, "b2 b3 c3 d3", Colour::Green, false)],
        vec![paints(Source::Grove, 0, "d5 e5", Colour::Blue, true)],
        vec![paints(Source::Expancing, 0, "d2 d3 d4", Colour::Blue, false)],
    ]);
    for source in [Source::Square, Source::CoalPit, Source::Auction, Source::Grove, Source::Expancing] {
        all.push(vec![Event::GivesUp { seat: A, source }]);
        all.push(vec![Event::Skips { seat: A, source }]);
    }
    all
}

fn surrounding() -> Vec<Vec<Event>> {
    let surrounds = |landmark, side| Event::Surrounds { seat: A, island: Nth(2), square: square("d5"), landmark, side };
    let mut all = Vec::new();
    let of_both_sides = Landmark::ALL.into_iter().filter(|landmark| landmark.can_be_surrounded());
    for (landmark, side) in of_both_sides.flat_map(|landmark| Side::BOTH.map(|side| (landmark, side))) {
        all.push(vec![surrounds(landmark, side)]);
    }
    for side in Side::BOTH {
        all.push(vec![surrounds(Landmark::Lighthouse, side), Event::Access { seat: A, side }]);
    }
    // The effect of another landmark is told alone.
    all.push(vec![
        surrounds(Landmark::Temple, Side::Single),
        Event::Access { seat: A, side: Side::Different },
        Event::Access { seat: A, side: Side::Single },
        Event::VolcanoTokens { seat: A, island: Nth(2), tokens: 1 },
        Event::VolcanoTokens { seat: A, island: Nth(2), tokens: 2 },
    ]);
    for landmark in [Landmark::CoalPit, Landmark::GoldMine] {
        let token = |side, from| Event::Token { seat: A, landmark, side, from };
        all.push(vec![surrounds(landmark, Side::Single), token(Side::Single, None)]);
        all.push(vec![token(Side::Different, None)]);
        all.push(vec![token(Side::Different, Some((B, Side::Different)))]);
        all.push(vec![token(Side::Different, Some((B, Side::Single)))]);
        all.push(vec![token(Side::Single, Some((B, Side::Different)))]);
        all.push(vec![Event::NoToken { seat: A, landmark }]);
    }
    // It can't be, but the words for it are there.
    all.push(vec![Event::Token {
        seat: A,
        landmark: Landmark::CoalPit,
        side: Side::Single,
        from: Some((A, Side::Single)),
    }]);
    let volcano = surrounds(Landmark::Volcano, Side::Different);
    let returned = Event::TokenReturned { seat: A };
    all.push(vec![volcano, returned, Event::Takes { seat: A, from: B, coins: 4 }]);
    all.push(vec![volcano, returned, Event::TakesNothing { seat: A, richest: true }]);
    all.push(vec![volcano, returned]);
    all.push(vec![returned, Event::Takes { seat: A, from: B, coins: 1 }]);
    // It can't be either.
    all.push(vec![returned, Event::Takes { seat: A, from: A, coins: 2 }]);
    all
}

fn coins() -> Vec<Vec<Event>> {
    let fills = |coins| Event::Fills { seat: A, island: Nth(0), square: square("c2"), coins };
    let income = |gold, volcanoes, coins| vec![Event::Income { seat: A, gold, volcanoes, coins }];
    vec![
        vec![Event::Takes { seat: A, from: B, coins: 8 }],
        vec![Event::Takes { seat: A, from: A, coins: 1 }],
        vec![Event::TakesNothing { seat: A, richest: true }],
        vec![Event::TakesNothing { seat: A, richest: false }],
        vec![fills(10)],
        vec![fills(5)],
        income(0, 0, 3),
        income(2, 1, 4),
        income(5, 0, 8),
        income(0, 2, 1),
        income(0, 3, 0),
        income(0, 4, 0),
        income(1, 6, 0),
        vec![Event::Ends],
    ]
}
