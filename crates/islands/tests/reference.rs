//! The rules twice: every move of random games is made by the engine and by a slow and obvious model of the rules
//! (`reference/model.rs`), and after each the two are compared in everything: who is asked what, the set of legal
//! answers, events, coins, tokens, accesses, paint, points, result.

#[path = "reference/land.rs"]
mod land;
#[path = "reference/model.rs"]
mod model;
#[path = "reference/sheets.rs"]
mod sheets;
#[path = "reference/table.rs"]
mod table;

use std::collections::BTreeSet;

use islands::atlas::Island;
use islands::text::event_text;
use islands::{
    Ask, Atlas, Brush, Colour, Event, Kept, Landmark, Move, Nth, Record, Setup, Shape, SheetId, SheetSet, Side, Source,
    Square, Squares, State, Variant,
};
use land::{Land, Spot, Spots};
use laws::Scale;
use model::{Answer, Model, Question};
use sheets::{OwnBoard, below};
use table::{Board, Sheet};
use tabletop::{Actor, Asked, Game, MoveBuf, Roll, Seat, Stream, Viewer};

// --- the engine's words in the model's ---------------------------------------------------------------------------

fn colour_letter(colour: Colour) -> char {
    match colour {
        Colour::Blue => 'b',
        Colour::Green => 'g',
        Colour::Red => 'r',
    }
}

fn spots(squares: Squares) -> Spots {
    (0..8_u8).flat_map(|r| (0..8_u8).map(move |c| (r, c))).fold(Vec::new(), |mut spots, (r, c)| {
        if squares.has(Square::at(r, c)) {
            spots.push((usize::from(r), usize::from(c)));
        }
        spots
    })
}

fn source_word(source: Source) -> &'static str {
    match source {
        Source::Square => "square",
        Source::CoalPit => "coal-pit",
        Source::Auction => "auction",
        Source::Grove => "grove",
        Source::Expancing => panic!("the model does not play alone"),
    }
}

fn letter(landmark: Landmark) -> char {
    match landmark {
        Landmark::CoalPit => 'C',
        Landmark::GoldMine => 'G',
        other => panic!("no tokens of {other:?}"),
    }
}

fn question(asked: Asked<Ask>) -> Question {
    match asked {
        Asked::Over => Question::Over,
        Asked::Chance(Roll::Shuffle, Ask::Deal) => Question::Deal,
        Asked::Chance(Roll::Below(2..=6), Ask::Lot) => Question::Lot,
        Asked::Chance(Roll::Below(6), Ask::AuctionDie) => Question::AuctionDie,
        Asked::Chance(Roll::Below(6), Ask::ColourDie { source, shape }) => {
            Question::ColourDie { source: source_word(source), shape: shape.number() }
        }
        Asked::Together(seats, Ask::Keep) => Question::Keep(seats.iter().map(Seat::index).collect()),
        Asked::Seat(seat, ask) => {
            let seat = seat.index();
            match ask {
                Ask::Bid { card, least } => Question::Bid { seat, card, least },
                Ask::Shape { source } => Question::Shape { seat, source: source_word(source) },
                Ask::Paint { source, brush, colours } => Question::Paint {
                    seat,
                    source: source_word(source),
                    brush: match brush {
                        Brush::Square => model::Brush::Square,
                        Brush::Whole(shape) => model::Brush::Whole(shape.number()),
                        Brush::First(Shape::Two) => model::Brush::First,
                        Brush::Second(Shape::Two) => model::Brush::Second,
                        Brush::First(_) | Brush::Second(_) => panic!("half of a whole shape"),
                        Brush::Free(_) => panic!("the model does not play alone"),
                    },
                    colours: colours.iter().map(colour_letter).collect(),
                },
                Ask::Richest { coins } => Question::Richest { seat, coins: coins.into() },
                Ask::Token { landmark } => Question::Token { seat, landmark: letter(landmark) },
                ask => panic!("{ask:?} is no question to a player"),
            }
        }
        asked => panic!("{asked:?}"),
    }
}

fn answer(m: Move, atlas: &Atlas) -> Answer {
    let id = |sheet: SheetId| atlas.sheet(sheet).id.clone();
    match m {
        Move::Keep(Kept(a, b)) => Answer::Keep([id(a), id(b)]),
        Move::Bid(coins) => Answer::Bid(coins),
        Move::Pass => Answer::Pass,
        Move::Shape(shape) => Answer::Shape(shape.number()),
        Move::Paint { island, colour, squares } => Answer::Paint(island.index(), colour_letter(colour), spots(squares)),
        Move::GiveUp => Answer::GiveUp,
        Move::From(seat) => Answer::From(seat.index()),
        Move::Token(seat, side) => Answer::Token(seat.index(), side == Side::Single),
        Move::Rolled(n) => Answer::Rolled(n),
        Move::Shuffled(_) => Answer::Dealt(Vec::new()),
        Move::Research(_) | Move::Use(_) | Move::GoOn | Move::Form(_) => panic!("the model does not play alone"),
    }
}

// --- both at once ------------------------------------------------------------------------------------------------

type Verdict = Result<(), String>;

fn same<T: PartialEq + std::fmt::Debug>(what: &str, engine: &T, model: &T) -> Verdict {
    if engine == model { Ok(()) } else { Err(format!("{what}: the engine says {engine:?}, the model {model:?}")) }
}

/// A game in the engine and in the model.
struct Both {
    setup: Setup,
    game: State,
    model: Model,
    moves: Vec<(Actor, Move)>,
    buf: MoveBuf<Move>,
    seen: Seen,
}

/// How often things happened that the tests are about.
#[derive(Debug, Default)]
struct Seen {
    decisions: usize,
    events: Vec<(&'static str, usize)>,
}

impl Seen {
    /// Kinds of events worth counting, by words in them.
    const KINDS: [&'static str; 19] = [
        "surrounds",
        "paints grove",
        "paints coal-pit",
        "skips grove",
        "skips auction",
        "skips coal-pit",
        "skips square",
        "grove 2 only",
        " only",
        "both-harbors",
        "regular-harbor",
        "takes nothing richest",
        "takes 4",
        "takes 8",
        "fills",
        "returns",
        "no token coal",
        "no token gold",
        "token coal-pit single from",
    ];

    fn add(&mut self, log: &[String]) {
        // The die has left no place (I-4.6).
        let is_lost = |pair: &[String]| pair[0].contains("rolls") && pair[1].contains("skips");
        let lost = ("rolls, skips", log.windows(2).filter(|pair| is_lost(pair)).count());
        let count = |kind| (kind, log.iter().filter(|text| text.contains(kind)).count());
        for (kind, n) in Self::KINDS.map(count).into_iter().chain([lost]) {
            match self.events.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += n,
                None => self.events.push((kind, n)),
            }
        }
    }
}

impl Both {
    fn new(setup: Setup) -> Self {
        let atlas = setup.atlas();
        let sheets = setup.sheets().iter().map(|id| {
            let sheet = atlas.sheet(id);
            Sheet { id: sheet.id.clone(), islands: land::rows_of_sheet(&sheet.text()) }
        });
        let board = Board::new(&atlas.board().text());
        let catch_up = setup.variant() == Variant::CatchUp;
        Self {
            game: State::start(&setup),
            model: Model::new(setup.players().into(), catch_up, sheets.collect(), board),
            setup,
            moves: Vec::new(),
            buf: MoveBuf::with_capacity(State::MAX_MOVES),
            seen: Seen::default(),
        }
    }

    /// Plays a game to its end and compares after each move; panics with the record of the game where the two differ.
    fn play(&mut self, style: Style, stream: &mut Stream) {
        if let Err(why) = self.try_play(style, stream) {
            let record = Record { setup: self.setup, moves: self.moves.clone(), standing: None };
            panic!("{why}\nafter the last move of\n{}", record.to_text());
        }
    }

    fn try_play(&mut self, style: Style, stream: &mut Stream) -> Verdict {
        self.compare()?;
        loop {
            let (by, m) = match self.game.asked() {
                Asked::Over => break,
                Asked::Chance(roll, _) => (Actor::Chance, Move::from(roll.draw(stream))),
                Asked::Seat(seat, _) => (Actor::Seat(seat), self.choose(seat, style, stream)?),
                Asked::Together(seats, _) => {
                    let all: Vec<Seat> = seats.iter().collect();
                    let seat = all[below(stream, all.len())];
                    (Actor::Seat(seat), self.choose(seat, style, stream)?)
                }
            };
            self.make(by, m)?;
            self.compare()?;
            if below(stream, 40) == 0 {
                self.try_anything(stream)?;
            }
        }
        let standing = self.game.standing().ok_or("over without a result")?;
        let engine: Vec<_> = standing.scores().iter().map(|&s| s.into()).zip(standing.places()).collect();
        let model = self.model.result();
        same("result", &engine.iter().map(|&(s, &p)| (s, p.into())).collect::<Vec<(i32, usize)>>(), &model)
    }

    fn make(&mut self, by: Actor, m: Move) -> Verdict {
        self.moves.push((by, m));
        let mut log: Vec<Event> = Vec::new();
        self.game.play(by, m, &mut log).map_err(|why| format!("refused: {why}"))?;
        let mut answer = answer(m, self.setup.atlas());
        if matches!(m, Move::Shuffled(_)) {
            answer = Answer::Dealt(self.dealt(&log)?);
        }
        let seat = if let Actor::Seat(seat) = by { Some(seat.index()) } else { None };
        self.model.answer(seat, answer);
        let texts: Vec<String> = log.iter().map(event_text).collect();
        let model = std::mem::take(&mut self.model.log);
        self.seen.add(&texts);
        same("events", &texts, &model)
    }

    /// Three different sheets of those in play for each seat (I-2.2, I-2.4).
    fn dealt(&self, log: &[Event]) -> Result<Vec<[String; 3]>, String> {
        let mut dealt = Vec::new();
        for (i, event) in log.iter().enumerate() {
            let &Event::Dealt { seat, sheets } = event else { return Err(format!("{event:?} in the deal")) };
            same("seat", &seat.index(), &i)?;
            let ids: BTreeSet<&str> = sheets.into_iter().collect();
            let pool: BTreeSet<&str> =
                self.setup.sheets().iter().map(|id| self.setup.atlas().sheet(id).id.as_str()).collect();
            if ids.len() != 3 || !ids.is_subset(&pool) {
                return Err(format!("{sheets:?} were dealt from {pool:?}"));
            }
            dealt.push(sheets.map(str::to_owned));
        }
        same("deals", &dealt.len(), &usize::from(self.setup.players()))?;
        Ok(dealt)
    }

    /// Everything that can be asked of a position.
    fn compare(&mut self) -> Verdict {
        let (game, model) = (&self.game, &self.model);
        same("question", &question(game.asked()), &model.question)?;
        for seat in (0..self.setup.players()).map(Seat) {
            self.buf.clear();
            game.moves(Actor::Seat(seat), &mut self.buf);
            let legal: BTreeSet<Answer> = self.buf.iter().map(|&m| answer(m, self.setup.atlas())).collect();
            same("number of different moves", &self.buf.len(), &legal.len())?;
            let wanted = model.legal(seat.index());
            if legal != wanted {
                let more: Vec<_> = legal.difference(&wanted).collect();
                let less: Vec<_> = wanted.difference(&legal).collect();
                return Err(format!("{seat}: legal for the engine alone {more:?}, for the model alone {less:?}"));
            }
            if legal.len() > 1 {
                self.seen.decisions += 1;
            }
        }
        let is_playing = !matches!(model.question, Question::Deal | Question::Keep(_) | Question::Lot);
        if is_playing {
            same("round", &usize::from(game.round()), &model.round)?;
            same("season", &colour_letter(game.season()), &model.season())?;
            same("first player", &game.first().index(), &model.first)?;
        }
        for landmark in [Landmark::CoalPit, Landmark::GoldMine] {
            same("reserve", &game.reserve(landmark), &model.reserve(letter(landmark)))?;
        }
        same("together", &game.may_act_together(), &model.may_act_together())?;
        let table = game.view(Viewer::Spectator).table;
        for (i, (at, player)) in table.seats.iter().zip(&model.players).enumerate() {
            let seat = Seat(i as u8);
            same("coins", &[at.coins, game.coins(seat)], &[player.coins; 2])?;
            same("coal", &at.coal, &player.coal)?;
            same("gold", &at.gold, &player.gold)?;
            same("access", &at.access, &player.access)?;
            same("volcanoes", &at.volcanoes, &player.volcanoes)?;
            same("points", &i32::from(game.points(seat)), &player.points())?;
            same("islands", &at.islands.len(), &player.lands.len())?;
            for ((nth, island), land) in Nth::ALL.into_iter().zip(&at.islands).zip(&player.lands) {
                for (colour, &squares) in Colour::ALL.iter().zip(&island.colours) {
                    same("paint", &spots(squares), &land.painted(colour_letter(*colour)))?;
                    same("paint", &squares, &game.colour(seat, nth, *colour))?;
                }
                same("points of an island", &i32::from(game.island_points(seat, nth)), &land.points())?;
                let paid = land.outlines().into_iter().map(|(_, squares)| {
                    land.paid.iter().find(|(paid, _)| *paid == squares).map(|&(_, coins)| coins as u8)
                });
                same("outlines", &island.filled, &paid.collect())?;
            }
        }
        Ok(())
    }

    /// Answers made of nothing in particular are refused unless the model lists them.
    fn try_anything(&self, stream: &mut Stream) -> Verdict {
        let Question::Paint { seat, .. } = self.model.question else { return Ok(()) };
        let legal = self.model.legal(seat);
        let Some(Answer::Paint(isle, _, like)) = legal.iter().find(|a| matches!(a, Answer::Paint(..))) else {
            return Ok(());
        };
        let land = &self.model.players[seat].lands[*isle];
        let grid: Vec<Spot> = land.spots().collect();
        for subset in subsets(&grid, like.len(), stream) {
            for colour in Colour::ALL {
                let squares: Squares = subset.iter().map(|&(r, c)| Square::at(r as u8, c as u8)).collect();
                let m = Move::Paint { island: Nth(*isle as u8), colour, squares };
                let is_legal = self.game.check(Actor::Seat(Seat(seat as u8)), m).is_ok();
                let wanted = legal.contains(&Answer::Paint(*isle, colour_letter(colour), subset.clone()));
                if is_legal != wanted {
                    return Err(format!("{m:?} is {}legal", if is_legal { "" } else { "not " }));
                }
            }
        }
        Ok(())
    }

    fn choose(&mut self, seat: Seat, style: Style, stream: &mut Stream) -> Result<Move, String> {
        self.buf.clear();
        self.game.moves(Actor::Seat(seat), &mut self.buf);
        if self.buf.len() < 2 {
            return Err(format!("{} answers, and a question", self.buf.len()));
        }
        let any = self.buf[below(stream, self.buf.len())];
        if matches!(self.game.asked(), Asked::Seat(_, Ask::Bid { .. })) {
            // Bids of the whole purse would end all biddings.
            let raise = below(stream, 3).min(self.buf.len() - 2) + 1;
            return Ok(if below(stream, 5) < 2 { Move::Pass } else { self.buf[raise] });
        }
        match style {
            Style::Random => Ok(any),
            // Chains happen to those who want them.
            Style::Eager => {
                let player = &self.model.players[seat.index()];
                let some: Vec<Move> = (0..30).map(|_| self.buf[below(stream, self.buf.len())]).collect();
                let liking = |m: &&Move| match **m {
                    Move::Paint { island, colour, squares } => {
                        liking(&player.lands[island.index()], &spots(squares), colour_letter(colour))
                    }
                    Move::GiveUp => -1,
                    _ => 0,
                };
                Ok(*some.iter().max_by_key(liking).ok_or("no move")?)
            }
        }
    }
}

/// How players choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    Random,
    Eager,
}

/// What a painting brings nearer.
fn liking(land: &Land, squares: &Spots, colour: char) -> i32 {
    let mut after = land.clone();
    let surrounded = after.put(squares, colour).len() as i32;
    let near = squares.iter().flat_map(|&spot| after.landmarks().into_iter().map(move |mark| (spot, mark)));
    let near = near.filter(|&((r, c), (row, column))| r.abs_diff(row).max(c.abs_diff(column)) == 1).count() as i32;
    let fills = after.outlines().iter().any(|(_, outline)| outline == squares);
    50 * surrounded + 3 * near + squares.len() as i32 + if fills { 40 } else { 0 }
}

/// All subsets of so many squares, or some of them if they are many.
fn subsets(of: &[Spot], size: usize, stream: &mut Stream) -> Vec<Spots> {
    fn all(of: &[Spot], size: usize) -> Vec<Spots> {
        let Some((first, rest)) = of.split_first() else {
            return if size == 0 { vec![Vec::new()] } else { Vec::new() };
        };
        let mut subsets = all(rest, size);
        if size > 0 {
            subsets.extend(all(rest, size - 1).into_iter().map(|mut subset| {
                subset.insert(0, *first);
                subset
            }));
        }
        subsets
    }
    if of.len() <= 12 {
        return all(of, size);
    }
    let some = (0..400).map(|_| {
        let mut list = of.to_vec();
        stream.shuffle(&mut list);
        list.truncate(size);
        list.sort_unstable();
        list
    });
    some.collect::<BTreeSet<_>>().into_iter().collect()
}

// --- the games ---------------------------------------------------------------------------------------------------

/// So many games, by the environment variable `LAWS`; `normal` is what is said here.
fn games(normal: u64) -> u64 {
    (normal * Scale::from_env().cheap).div_ceil(Scale::NORMAL.cheap)
}

fn total(seen: &Seen, kind: &str) -> usize {
    seen.events.iter().find(|(known, _)| *known == kind).map_or(0, |&(_, count)| count)
}

/// Plays games with these setups in turn, all numbers of players and both variants, and tells what was seen.
fn play_games(normal: u64, seed: u64, mut next: impl FnMut(&mut Stream) -> (SheetSet, &'static Atlas)) -> Seen {
    let mut seen = Seen::default();
    for index in 0..games(normal) {
        let mut stream = Stream::of_game(seed, index);
        let (sheets, atlas) = next(&mut stream);
        let players = 2 + (index % 5) as u8;
        let variant = Variant::ALL[(index / 5 % 2) as usize];
        let setup = Setup::new(players, sheets, variant, atlas).unwrap();
        let mut both = Both::new(setup);
        both.seen = seen;
        both.play(if index % 3 == 0 { Style::Random } else { Style::Eager }, &mut stream);
        seen = both.seen;
    }
    println!("{seen:?}");
    seen
}

/// Two to five odd sheets.
fn odd_sheets(stream: &mut Stream, board: &OwnBoard) -> (SheetSet, &'static Atlas) {
    let mut text = board.text();
    let count = 2 + below(stream, 4);
    let mut islands = Vec::new();
    for i in 0..count {
        let pair = [sheets::island(stream), sheets::island(stream)];
        text += &sheets::sheet_text(&format!("odd{i}"), [&pair[0], &pair[1]]);
        islands.push(pair);
    }
    let atlas = sheets::load(text);
    let own: Vec<SheetId> = atlas.all().filter(|&id| !atlas.is_standard(id)).collect();
    for (id, pair) in own.iter().zip(&islands) {
        assert_eq!(land::rows_of_sheet(&atlas.sheet(*id).text()), *pair, "letters are kept");
    }
    (own.into_iter().collect(), atlas)
}

/// The games were about these things, too; a short run may have missed them.
fn assert_seen(seen: &Seen, kinds: &[&str]) {
    for kind in kinds {
        assert!(total(seen, kind) > 0 || Scale::from_env().cheap < Scale::NORMAL.cheap, "{kind} never happened");
    }
}

#[test]
fn standard_islands() {
    let atlas = Atlas::standard();
    let seen = play_games(40, 1, |_| (SheetSet::all(atlas), atlas));
    assert_seen(&seen, &["surrounds", "paints grove", "paints coal-pit", "fills", " only", "both-harbors", "takes 4"]);
}

#[test]
fn odd_islands() {
    let seen = play_games(60, 2, |stream| odd_sheets(stream, &OwnBoard::standard()));
    assert_seen(&seen, &Seen::KINDS[..16]);
}

#[test]
fn odd_islands_and_an_odd_board() {
    let seen = play_games(60, 3, |stream| {
        let board = OwnBoard::random(stream);
        odd_sheets(stream, &board)
    });
    assert_seen(&seen, &Seen::KINDS[..16]);
}

/// Shape 2 is made of bars of three squares. Once b1 and c1 of the first island are painted, one of them fits there and
/// surrounds the lighthouse together with c1; the other one fits on the second island, but only at its secret harbor. So
/// the colour of c1 decides whether the shape fits, and in which colour.
#[test]
fn where_the_colour_decides_what_fits() {
    let first = ["H.....", "^T^L^^"].map(str::to_owned);
    let second = ["H.^^^S", "^.....", "^^^^L^"].map(str::to_owned);
    let seen = play_games(60, 5, |stream| {
        let mut board = OwnBoard::random(stream);
        board.forms = ["###", "#######", "########", "#######"].map(|bar| vec![bar.to_owned()]);
        // Squares come one by one, then a random colour.
        board.colouring[0] = "random";
        let text = board.text() + &sheets::sheet_text("nooks", [&first, &second]);
        let atlas = sheets::load(text + &sheets::sheet_text("crannies", [&second, &first]));
        (atlas.all().filter(|&id| !atlas.is_standard(id)).collect(), atlas)
    });
    assert_seen(&seen, &["rolls, skips", "skips auction", "grove 2 only", " only", "both-harbors"]);
}

// --- what an island offers ---------------------------------------------------------------------------------------

fn compare_island(island: &Island, rows: &[String], board: &Board) {
    let land = Land::new(rows);
    let letters: Vec<String> = island.letters().collect();
    assert_eq!(letters, rows);
    let with = |wanted: &dyn Fn(Spot) -> bool| land.spots().filter(|&spot| wanted(spot)).collect::<Spots>();
    assert_eq!(spots(island.empty), with(&|spot| land.is_empty(spot)));
    let beside = |letter: char| with(&|spot| land.is_empty(spot) && land.touches_letter(&[spot], letter));
    assert_eq!(spots(island.at_regular_harbor), beside('H'));
    assert_eq!(spots(island.at_secret_harbor), beside('S'));
    let sites: Vec<_> = island.sites.iter().map(|s| (spots(Squares::only(s.square))[0], spots(s.around))).collect();
    let wanted: Vec<_> = land.landmarks().into_iter().map(|spot| (spot, land.empty_around(spot))).collect();
    assert_eq!(sites, wanted);
    let outlines: Vec<_> = island.outlines.iter().map(|o| (colour_letter(o.colour), spots(o.squares))).collect();
    assert_eq!(outlines, land.outlines());
    for (places, form) in island.places.iter().zip(&board.forms) {
        let there: BTreeSet<Spots> = places.iter().map(|&place| spots(place)).collect();
        assert_eq!(there.len(), places.len(), "each place once");
        assert_eq!(there, land.places(form));
    }
}

#[test]
fn what_an_island_offers_is_what_its_letters_say() {
    let atlas = Atlas::standard();
    let board = Board::new(&atlas.board().text());
    let compare_sheet = |atlas: &Atlas, id: SheetId, board: &Board| {
        let sheet = atlas.sheet(id);
        for (island, rows) in sheet.islands.iter().zip(land::rows_of_sheet(&sheet.text())) {
            compare_island(island, &rows, board);
        }
    };
    atlas.all().for_each(|id| compare_sheet(atlas, id, &board));
    for index in 0..games(60) {
        let mut stream = Stream::of_game(4, index);
        let own = OwnBoard::random(&mut stream);
        let (_, atlas) = odd_sheets(&mut stream, &own);
        let board = Board::new(&own.text());
        // The standard islands too, with the forms of the other board.
        atlas.all().for_each(|id| compare_sheet(atlas, id, &board));
    }
}
