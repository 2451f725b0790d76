//! Symmetry: on a mirrored or turned island, with mirrored shapes if it is mirrored, everything is the same but for
//! where squares are. And paint stays.

#[path = "reference/sheets.rs"]
mod sheets;

use std::collections::BTreeSet;

use islands::{
    Ask, Atlas, Brush, Colour, Event, Landmark, Move, Nth, Record, Setup, SheetId, SheetSet, Side, Square, Squares,
    State, Variant,
};
use laws::Scale;
use sheets::{OwnBoard, below};
use tabletop::{Actor, Asked, Game, MoveBuf, Seat, Stream, Viewer};

// --- the eight symmetries of a square ----------------------------------------------------------------------------

/// Rows and columns change places, then rows are turned round, then columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Symmetry {
    swaps: bool,
    turns_rows: bool,
    turns_columns: bool,
}

impl Symmetry {
    const LEFT_RIGHT: Self = Self { swaps: false, turns_rows: false, turns_columns: true };
    const TOP_BOTTOM: Self = Self { swaps: false, turns_rows: true, turns_columns: false };

    fn all() -> impl Iterator<Item = Self> {
        (0..8_u8).map(|n| Self { swaps: n & 4 > 0, turns_rows: n & 2 > 0, turns_columns: n & 1 > 0 })
    }

    /// An odd number of reflections is one.
    fn mirrors(self) -> bool {
        self.swaps ^ self.turns_rows ^ self.turns_columns
    }

    /// Where a square of a grid of so many rows and columns comes to lie.
    fn moved(self, square: Square, (rows, columns): (u8, u8)) -> Square {
        let (mut row, mut column) = (square.row(), square.column());
        let (mut rows, mut columns) = (rows, columns);
        if self.swaps {
            (row, column, rows, columns) = (column, row, columns, rows);
        }
        if self.turns_rows {
            row = rows - 1 - row;
        }
        if self.turns_columns {
            column = columns - 1 - column;
        }
        Square::at(row, column)
    }

    fn grid(self, rows: &[String]) -> Vec<String> {
        let size = (rows.len() as u8, rows[0].len() as u8);
        let (height, width) = if self.swaps { (size.1, size.0) } else { size };
        let mut grid = vec![vec!['?'; width.into()]; height.into()];
        for (r, row) in (0..).zip(rows) {
            for (c, letter) in (0..).zip(row.chars()) {
                let to = self.moved(Square::at(r, c), size);
                grid[usize::from(to.row())][usize::from(to.column())] = letter;
            }
        }
        grid.into_iter().map(|row| row.into_iter().collect()).collect()
    }

    /// The shapes an island that was moved like this is painted with: turning changes nothing.
    fn board(self, board: &OwnBoard) -> OwnBoard {
        let mut board = board.clone();
        if self.mirrors() {
            board.forms = board.forms.map(|rows| rows.iter().map(|row| row.chars().rev().collect()).collect());
        }
        board
    }

    fn squares(self, squares: Squares, size: (u8, u8)) -> Squares {
        squares.iter().map(|square| self.moved(square, size)).collect()
    }
}

// --- two games in step -------------------------------------------------------------------------------------------

/// The rows of the islands of some sheets.
type Islands = Vec<[Vec<String>; 2]>;

fn atlas_of(islands: &Islands, board: &OwnBoard, symmetry: Option<Symmetry>) -> &'static Atlas {
    let mut text = symmetry.map_or_else(|| board.clone(), |s| s.board(board)).text();
    for (i, [a, b]) in islands.iter().enumerate() {
        let [a, b] = [a, b].map(|rows| symmetry.map_or_else(|| rows.clone(), |s| s.grid(rows)));
        text += &sheets::sheet_text(&format!("copy{i}"), [&a, &b]);
    }
    sheets::load(text)
}

fn own_sheets(atlas: &Atlas) -> SheetSet {
    atlas.all().filter(|&id| !atlas.is_standard(id)).collect()
}

/// A landmark that the painting action under way has surrounded.
#[derive(Clone, Copy, Debug)]
struct Surrounded {
    island: Nth,
    square: Square,
    landmark: Landmark,
    side: Side,
}

struct Pair {
    symmetry: Symmetry,
    games: [State; 2],
    setups: [Setup; 2],
    moves: [Vec<(Actor, Move)>; 2],
    action: Vec<Surrounded>,
    buf: MoveBuf<Move>,
}

/// What became of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Over,
    /// Reading order made a difference, as it may.
    OrderMatters,
}

impl Pair {
    fn new(symmetry: Symmetry, setups: [Setup; 2]) -> Self {
        Self {
            symmetry,
            games: [State::start(&setups[0]), State::start(&setups[1])],
            setups,
            moves: [Vec::new(), Vec::new()],
            action: Vec::new(),
            buf: MoveBuf::with_capacity(State::MAX_MOVES),
        }
    }

    fn moved(&self, seat: Seat, m: Move) -> Move {
        match m {
            Move::Paint { island, colour, squares } => {
                let here = self.games[0].island(seat, island);
                let squares = self.symmetry.squares(squares, (here.rows, here.columns));
                Move::Paint { island, colour, squares }
            }
            other => other,
        }
    }

    fn legal(&mut self, game: usize, seat: Seat) -> Vec<Move> {
        self.buf.clear();
        self.games[game].moves(Actor::Seat(seat), &mut self.buf);
        self.buf.to_vec()
    }

    fn compare(&mut self) -> Result<(), String> {
        let same = |what: &str, is_same: bool| if is_same { Ok(()) } else { Err(format!("{what} differ")) };
        let [a, b] = &self.games;
        if a.asked() != b.asked() {
            return Err(format!("{:?} is asked, and {:?}", a.asked(), b.asked()));
        }
        let tables = [a, b].map(|game| game.view(Viewer::Spectator).table);
        for (i, (here, there)) in tables[0].seats.iter().zip(&tables[1].seats).enumerate() {
            let seat = Seat(i as u8);
            same("coins", here.coins == there.coins)?;
            same("tokens", (here.coal, here.gold, here.volcanoes) == (there.coal, there.gold, there.volcanoes))?;
            same("accesses", here.access == there.access)?;
            same("points", a.points(seat) == b.points(seat))?;
            for ((nth, here), there) in Nth::ALL.into_iter().zip(&here.islands).zip(&there.islands) {
                same("points of an island", a.island_points(seat, nth) == b.island_points(seat, nth))?;
                let size = (here.island.rows, here.island.columns);
                same("paint", here.colours.map(|c| self.symmetry.squares(c, size)) == there.colours)?;
                let mut filled = [here.filled.clone(), there.filled.clone()];
                filled.iter_mut().for_each(|coins| coins.sort_unstable());
                same("outlines", filled[0] == filled[1])?;
            }
        }
        same("results", a.standing() == b.standing())?;
        for seat in (0..self.setups[0].players()).map(Seat) {
            let here = self.legal(0, seat);
            let here: BTreeSet<Move> = here.into_iter().map(|m| self.moved(seat, m)).collect();
            let there: BTreeSet<Move> = self.legal(1, seat).into_iter().collect();
            if here != there {
                let [more, less] = [&here - &there, &there - &here];
                return Err(format!("legal for one only: {more:?}; for the other only: {less:?}"));
            }
        }
        Ok(())
    }

    /// What happens at once is carried out in reading order (I-6.3). Moving an island changes that order among the
    /// landmarks of the island, so it may matter where several of a kind are surrounded by one action: volcanoes that take
    /// 8 and 4 coins, groves with a free and a random colour; and, where tokens can run out and a player is asked for one,
    /// which tokens and accesses are given before. Alike ones can change places. Outlines and points are sums, and
    /// different islands keep their order.
    fn order_matters(&self) -> bool {
        let catch_up = self.setups[0].variant() == Variant::CatchUp;
        let is_ordered = |landmark: Landmark| match landmark {
            Landmark::Volcano | Landmark::Grove => true,
            Landmark::Lighthouse | Landmark::CoalPit | Landmark::GoldMine => catch_up,
            _ => false,
        };
        // Accesses and tokens of both kinds are given in one go.
        let kind = |landmark: Landmark| match landmark {
            Landmark::Lighthouse | Landmark::GoldMine => Landmark::CoalPit,
            other => other,
        };
        let seat = self.actor();
        self.action.iter().enumerate().any(|(i, a)| {
            let here = self.games[0].island(seat, a.island);
            let moved = |s: &Surrounded| self.symmetry.moved(s.square, (here.rows, here.columns));
            self.action[..i].iter().filter(|b| b.island == a.island).any(|b| {
                let swapped = (a.square < b.square) != (moved(a) < moved(b));
                let are_alike = (a.side, a.landmark) == (b.side, b.landmark);
                is_ordered(a.landmark) && kind(a.landmark) == kind(b.landmark) && !are_alike && swapped
            })
        })
    }

    /// Who made the last move; chance never surrounds anything.
    fn actor(&self) -> Seat {
        match self.moves[0].last() {
            Some((Actor::Seat(seat), _)) => *seat,
            _ => Seat(0),
        }
    }

    fn make(&mut self, by: Actor, m: Move) -> Result<(), String> {
        let second = |asked| matches!(asked, Asked::Seat(_, Ask::Paint { brush: Brush::Second(_), .. }));
        if !second(self.games[0].asked()) {
            self.action.clear();
        }
        let other = if let Actor::Seat(seat) = by { self.moved(seat, m) } else { m };
        let mut log: Vec<Event> = Vec::new();
        let mut also: Vec<Event> = Vec::new();
        self.moves[0].push((by, m));
        self.moves[1].push((by, other));
        self.games[0].play(by, m, &mut log).map_err(|why| why.to_string())?;
        self.games[1].play(by, other, &mut also).map_err(|why| why.to_string())?;
        self.action.extend(log.iter().filter_map(|event| match *event {
            Event::Surrounds { island, square, landmark, side, .. } => {
                Some(Surrounded { island, square, landmark, side })
            }
            _ => None,
        }));
        Ok(())
    }

    fn play(&mut self, stream: &mut Stream) -> Result<End, String> {
        loop {
            if self.order_matters() {
                return Ok(End::OrderMatters);
            }
            self.compare()?;
            let (by, m) = match self.games[0].asked() {
                Asked::Over => return Ok(End::Over),
                Asked::Chance(roll, _) => (Actor::Chance, Move::from(roll.draw(stream))),
                Asked::Seat(seat, _) => (Actor::Seat(seat), choose(&self.legal(0, seat), stream)),
                Asked::Together(seats, _) => {
                    let seat = seats.first().ok_or("nobody is asked")?;
                    (Actor::Seat(seat), choose(&self.legal(0, seat), stream))
                }
            };
            self.make(by, m)?;
        }
    }
}

/// Mostly paints what is largest; bids a little.
fn choose(legal: &[Move], stream: &mut Stream) -> Move {
    let liking = |m: &Move| match m {
        Move::Paint { squares, .. } => i32::from(squares.len()),
        Move::Bid(coins) => 10 - i32::from(*coins),
        Move::GiveUp => -1,
        _ => 0,
    };
    let some = (0..1 + below(stream, 6)).map(|_| legal[below(stream, legal.len())]);
    some.max_by_key(liking).unwrap()
}

/// So many games, by the environment variable `LAWS`; `normal` is what is said here.
fn games(normal: u64) -> u64 {
    (normal * Scale::from_env().cheap).div_ceil(Scale::NORMAL.cheap)
}

/// The islands of the standard sheets, to be copied.
fn standard_islands() -> Islands {
    let letters = |island: &islands::Island| island.letters().collect::<Vec<_>>();
    Atlas::standard().sheets().iter().map(|sheet| [0, 1].map(|half: usize| letters(&sheet.islands[half]))).collect()
}

fn odd_islands(stream: &mut Stream) -> Islands {
    (0..2 + below(stream, 3)).map(|_| [sheets::island(stream), sheets::island(stream)]).collect()
}

/// Plays pairs; tells how many came to their end.
fn play_pairs(
    normal: u64,
    seed: u64,
    symmetries: &[Symmetry],
    mut next: impl FnMut(&mut Stream) -> (Islands, OwnBoard),
) -> (usize, usize) {
    let (mut over, mut all) = (0, 0);
    for index in 0..games(normal) {
        let mut stream = Stream::of_game(seed, index);
        let symmetry = symmetries[index as usize % symmetries.len()];
        let (islands, board) = next(&mut stream);
        let players = 2 + (index % 5) as u8;
        let variant = Variant::ALL[usize::from(index % 4 == 3)];
        let setups = [None, Some(symmetry)].map(|moved| {
            let atlas = atlas_of(&islands, &board, moved);
            Setup::new(players, own_sheets(atlas), variant, atlas).unwrap()
        });
        let mut pair = Pair::new(symmetry, setups);
        match pair.play(&mut stream) {
            Ok(end) => {
                over += usize::from(end == End::Over);
                all += 1;
            }
            Err(why) => {
                let texts = [0, 1].map(|i| {
                    let (setup, moves) = (pair.setups[i], pair.moves[i].clone());
                    Record { setup, moves, standing: None }.to_text()
                });
                panic!("{symmetry:?}: {why}\nin\n{}\nand\n{}", texts[0], texts[1]);
            }
        }
    }
    println!("{over} of {all} games to the end");
    (over, all)
}

#[test]
fn a_square_moves_and_comes_back() {
    for symmetry in Symmetry::all() {
        let size = (3, 5);
        let there: BTreeSet<Square> = (0..15).map(|n| symmetry.moved(Square::at(n / 5, n % 5), size)).collect();
        assert_eq!(there.len(), 15);
        if !symmetry.swaps {
            let square = Square::at(1, 4);
            assert_eq!(symmetry.moved(symmetry.moved(square, size), size), square);
        }
    }
    assert!(Symmetry::LEFT_RIGHT.mirrors() && Symmetry::TOP_BOTTOM.mirrors());
    assert_eq!(Symmetry::all().filter(|s| s.mirrors()).count(), 4);
    assert_eq!(Symmetry::LEFT_RIGHT.grid(&["H.L".to_owned(), "~.^".to_owned()]), ["L.H", "^.~"]);
}

#[test]
fn mirrored_standard_islands() {
    let both = [Symmetry::LEFT_RIGHT, Symmetry::TOP_BOTTOM];
    let (over, all) = play_pairs(120, 11, &both, |_| (standard_islands(), OwnBoard::standard()));
    assert!(4 * over > all, "{over} of {all}");
}

#[test]
fn mirrored_and_turned_odd_islands() {
    let every: Vec<Symmetry> = Symmetry::all().collect();
    let (over, all) = play_pairs(200, 12, &every, |stream| (odd_islands(stream), OwnBoard::standard()));
    assert!(4 * over > all, "{over} of {all}");
    let (over, all) = play_pairs(200, 13, &every, |stream| (odd_islands(stream), OwnBoard::random(stream)));
    assert!(4 * over > all, "{over} of {all}");
}

/// Shape 3 is not its own mirror image: with unmirrored shapes the mirrored island must differ, or the law says nothing.
#[test]
fn without_mirrored_shapes_the_law_fails() {
    let islands = standard_islands();
    let board = OwnBoard::standard();
    let mut text = board.text();
    for (i, [a, b]) in islands.iter().enumerate() {
        let [a, b] = [a, b].map(|rows| Symmetry::LEFT_RIGHT.grid(rows));
        text += &sheets::sheet_text(&format!("copy{i}"), [&a, &b]);
    }
    let setups = [atlas_of(&islands, &board, None), sheets::load(text)]
        .map(|atlas| Setup::new(2, own_sheets(atlas), Variant::Standard, atlas).unwrap());
    let ends: Vec<_> =
        (0..8).map(|seed| Pair::new(Symmetry::LEFT_RIGHT, setups).play(&mut Stream::new(seed)).is_err()).collect();
    assert!(ends.contains(&true));
}

// --- paint stays -------------------------------------------------------------------------------------------------

/// All paint of a table.
fn paint(game: &State) -> Vec<[Squares; 3]> {
    let seats = (0..game.players()).map(Seat);
    seats.flat_map(|seat| Nth::ALL.map(|nth| Colour::ALL.map(|colour| game.colour(seat, nth, colour)))).collect()
}

#[test]
fn painting_never_unpaints() {
    for index in 0..games(600) {
        let mut stream = Stream::of_game(14, index);
        let (atlas, sheets) = if index % 3 == 0 {
            let atlas = atlas_of(&odd_islands(&mut stream), &OwnBoard::random(&mut stream), None);
            (atlas, own_sheets(atlas))
        } else {
            (Atlas::standard(), SheetSet::all(Atlas::standard()))
        };
        let variant = Variant::ALL[(index % 2) as usize];
        let setup = Setup::new(2 + (index % 5) as u8, sheets, variant, atlas).unwrap();
        let mut game = State::start(&setup);
        let mut buf = MoveBuf::with_capacity(State::MAX_MOVES);
        loop {
            let (by, m) = match game.asked() {
                Asked::Over => break,
                Asked::Chance(roll, _) => (Actor::Chance, Move::from(roll.draw(&mut stream))),
                Asked::Seat(seat, _) => {
                    buf.clear();
                    game.moves(Actor::Seat(seat), &mut buf);
                    (Actor::Seat(seat), choose(&buf, &mut stream))
                }
                Asked::Together(seats, _) => {
                    let seat = seats.first().unwrap();
                    buf.clear();
                    game.moves(Actor::Seat(seat), &mut buf);
                    (Actor::Seat(seat), choose(&buf, &mut stream))
                }
            };
            let mut wanted = paint(&game);
            let mut log: Vec<Event> = Vec::new();
            game.apply(by, m, &mut log);
            // What the events say is painted, and nothing else; each square was bare before.
            for event in log {
                if let Event::Paints { seat, island, squares, colour, .. } = event {
                    let here = &mut wanted[4 * seat.index() + island.index()];
                    assert!(here.iter().all(|paint| !paint.meets(squares)), "{squares:?} painted twice");
                    here[colour as usize] = here[colour as usize].or(squares);
                }
            }
            assert_eq!(paint(&game), wanted, "after {m:?}");
        }
    }
}

#[test]
fn sheets_of_a_copy_have_the_numbers_of_the_others() {
    // Otherwise a deal would deal something else.
    let islands = standard_islands();
    let atlases = [None, Some(Symmetry::LEFT_RIGHT)].map(|s| atlas_of(&islands, &OwnBoard::standard(), s));
    let numbers = atlases.map(|atlas| own_sheets(atlas).iter().collect::<Vec<SheetId>>());
    assert_eq!(numbers[0], numbers[1]);
    assert_eq!(numbers[0].len(), islands.len());
}
