//! The first part of a scenario: a position.

use tabletop::Seat;
use tabletop::text::{Lines, TextError, Words, quoted};

use crate::asks::{ISLANDS, Kept, Nth, Side};
use crate::atlas::{Atlas, Landmark, MAX_SITES, SPACES};
use crate::bits::Squares;
use crate::colour::Colour;
use crate::record::{Own, read_variant};
use crate::setup::{Setup, SheetSet, Variant};
use crate::state::{MAX_PLAYERS, Stage, State};
use crate::technology::LEVELS;
use crate::text::{IslandWords as _, technology};

/// The words a line of a position begins with.
const WORDS: &str =
    "players, variant, |, sheets, round, first, coins, painted, filled, coal, gold, access, volcanoes, level, started";

/// Nobody has more tokens of a kind than landmarks.
const MAX_TOKENS: usize = ISLANDS * MAX_SITES;
/// More coins than this are never needed; the bound of the longest list of bids counts on it.
pub(crate) const MOST_COINS: u16 = 999;

/// Reads the lines up to `---` or the end. A given atlas counts in place of the owner's sheets.
pub(super) fn read(lines: &mut Lines, atlas: Option<&'static Atlas>) -> Result<State, TextError> {
    let mut own = Own::new();
    let mut others = Vec::new();
    while let Some(words) = lines.next() {
        if words.rest() == "---" {
            break;
        }
        let mut after = words.clone();
        match after.next() {
            Some((_, "|")) => own.add(&after),
            _ => others.push(words),
        }
    }
    let atlas = match atlas {
        Some(atlas) => atlas,
        None => own.load()?,
    };
    let mut given = Given { players: 2, ..Given::default() };
    // Sheets first, because squares are squares of an island.
    let is_frame = |words: &Words| matches!(words.clone().next(), Some((_, "players" | "variant" | "sheets")));
    for words in others.iter().filter(|words| is_frame(words)) {
        given.read_frame(words.clone(), atlas)?;
    }
    let mut state = given.state(atlas)?;
    let mut said_volcanoes = [false; MAX_PLAYERS as usize];
    for words in others.iter().filter(|words| !is_frame(words)) {
        read_line(words.clone(), &mut state, &mut said_volcanoes)?;
    }
    if state.is_solo() {
        state.note_started();
        if let Some(nth) = state.started().iter().find(|&&nth| state.painted(Seat(0), nth).is_empty()) {
            return Err(TextError { line: 1, column: 1, what: format!("island {nth} is started, but not painted") });
        }
    }
    for landmark in [Landmark::CoalPit, Landmark::GoldMine] {
        let held = state.seats().map(|seat| state.tokens(seat, landmark).map(u16::from).iter().sum::<u16>());
        if state.variant == Variant::CatchUp && held.sum::<u16>() > u16::from(state.count) + 1 {
            let what = format!("more tokens are held than there are: {} (I-12.1)", landmark.word());
            return Err(TextError { line: 1, column: 1, what });
        }
    }
    for seat in state.seats().filter(|seat| !said_volcanoes[seat.index()]) {
        state.players[seat.index()].volcanoes = unsurrounded_volcanoes(&state, seat);
    }
    Ok(state)
}

fn unsurrounded_volcanoes(state: &State, seat: Seat) -> u8 {
    let of_island = |nth: Nth| {
        let painted = state.painted(seat, nth);
        let volcanoes = state.island(seat, nth).sites.iter().filter(|site| site.landmark == Landmark::Volcano);
        let left = volcanoes.filter(|site| !painted.is_empty() && !site.around.within(painted)).count();
        u8::try_from(left).unwrap_or(u8::MAX)
    };
    Nth::ALL.into_iter().map(of_island).sum()
}

/// Players, variant and sheets.
#[derive(Default)]
struct Given {
    players: u8,
    variant: Variant,
    sheets: [Option<Kept>; MAX_PLAYERS as usize],
}

impl Given {
    fn read_frame(&mut self, mut words: Words, atlas: &Atlas) -> Result<(), TextError> {
        match words.next() {
            Some((_, "players")) => {
                let at = words.column();
                self.players = words.number()?;
                if !(1..=MAX_PLAYERS).contains(&self.players) {
                    return Err(words.error(at, format!("1 to {MAX_PLAYERS} can play (I-2.1)")));
                }
                words.end()
            }
            Some((_, "variant")) => {
                self.variant = read_variant(&mut words)?;
                Ok(())
            }
            _ => {
                let missing = words.here("a seat and \":\" are missing");
                let mut first = words.before(':').ok_or(missing)?;
                let seat = first.seat()?;
                first.end()?;
                let a = words.sheet(atlas)?;
                let at = words.column();
                let b = words.sheet(atlas)?;
                if a == b {
                    return Err(words.error(at, "the two sheets are of different kinds (I-2.4)"));
                }
                self.sheets[seat.index()] = Some(Kept(a, b));
                words.end()
            }
        }
    }

    /// The position with nothing painted.
    fn state(&self, atlas: &'static Atlas) -> Result<State, TextError> {
        let mut usual = atlas.all().filter(|&sheet| !atlas.is_standard(sheet)).chain(atlas.all());
        let first = usual.next().unwrap_or_default();
        let usual = Kept(first, usual.find(|&sheet| sheet != first).unwrap_or(first));
        let kept: Vec<_> = self.sheets.iter().map(|kept| kept.unwrap_or(usual)).collect();
        let pool: SheetSet = kept.iter().take(self.players.into()).flat_map(|kept| [kept.0, kept.1]).collect();
        if self.players == 1 && self.variant != Variant::Standard {
            return Err(TextError { line: 1, column: 1, what: "the solo game has no variant (I-12.4)".to_owned() });
        }
        let setup = if self.players == 1 {
            Setup::solo(&[kept[0].0, kept[0].1], atlas)
        } else {
            Setup::new(self.players, pool, self.variant, atlas)
        };
        let setup = setup.map_err(|bad| TextError { line: 1, column: 1, what: bad.to_string() })?;
        let mut state = State::first_position(&setup);
        for (player, kept) in state.players.iter_mut().zip(&kept).take(self.players.into()) {
            player.kept = [kept.0, kept.1];
            player.dealt = [kept.0, kept.1, kept.0];
        }
        if state.is_solo() {
            state.begin_solo_round();
        }
        state.stage = Stage::AuctionDie;
        Ok(state)
    }
}

fn read_line(mut words: Words, state: &mut State, said_volcanoes: &mut [bool]) -> Result<(), TextError> {
    let (at, word) = words.need("a word")?;
    if read_of_all(word, &mut words, state)? {
        return words.end();
    }
    let missing = words.here("\":\" is missing");
    let unknown = || words.error(at, format!("unknown word {}: there are {WORDS}", quoted(word)));
    let is_known = ["coins", "painted", "filled", "coal", "gold", "access", "volcanoes", "started"].contains(&word);
    if !is_known {
        return Err(unknown());
    }
    let mut first = words.before(':').ok_or(missing)?;
    let at_seat = first.column();
    let seat = first.seat()?;
    first.seat_below(seat, at_seat, state.count)?;
    match word {
        "coins" => read_coins(&mut words, state, seat)?,
        "volcanoes" => {
            read_volcanoes(&mut words, state, seat)?;
            said_volcanoes[seat.index()] = true;
        }
        "started" => read_started(&mut words, state)?,
        "coal" => state.players[seat.index()].coal = read_sides(&mut words)?,
        "gold" => state.players[seat.index()].gold = read_sides(&mut words)?,
        "access" => state.players[seat.index()].access = read_sides(&mut words)?,
        "painted" => {
            let (nth, colour) = (first.nth()?, first.colour()?);
            read_painted(&mut words, state, seat, nth, colour)?;
        }
        _ => {
            let nth = first.nth()?;
            read_filled(&mut words, state, seat, nth)?;
        }
    }
    first.end()?;
    words.end()
}

/// Reads what is the same for all players; false if the line is of one of them.
fn read_of_all(word: &str, words: &mut Words, state: &mut State) -> Result<bool, TextError> {
    match word {
        "round" => {
            let at = words.column();
            let round: u8 = words.number()?;
            if !(1..=SPACES).contains(&usize::from(round)) {
                return Err(words.error(at, format!("there are {SPACES} rounds (I-3.1)")));
            }
            state.space = round - 1;
        }
        "first" => {
            let at = words.column();
            let seat = words.seat()?;
            words.seat_below(seat, at, state.count)?;
            (state.first, state.acting) = (seat, seat);
        }
        "level" if state.is_solo() => read_level(words, state)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn read_level(words: &mut Words, state: &mut State) -> Result<(), TextError> {
    let missing = words.here("\":\" is missing");
    let mut first = words.before(':').ok_or(missing)?;
    let (at, technology) = (first.column(), technology(&mut first)?);
    first.end()?;
    let at_level = words.column();
    let level = words.number()?;
    if !(1..=LEVELS).contains(&level) {
        return Err(words.error(at_level, format!("no level {level}: levels are 1 to {LEVELS}")));
    }
    if state.is_closed(technology) {
        return Err(words.error(at, "its partner closes it (I-13.5)"));
    }
    state.solo.levels[technology as usize] = level;
    Ok(())
}

fn read_coins(words: &mut Words, state: &mut State, seat: Seat) -> Result<(), TextError> {
    let (at, coins) = (words.column(), words.number()?);
    if coins > MOST_COINS {
        return Err(words.error(at, format!("at most {MOST_COINS} coins can be given")));
    }
    state.players[seat.index()].coins = coins;
    Ok(())
}

fn read_volcanoes(words: &mut Words, state: &mut State, seat: Seat) -> Result<(), TextError> {
    let (at, volcanoes) = (words.column(), words.number()?);
    if usize::from(volcanoes) > MAX_TOKENS {
        return Err(words.error(at, "there are fewer volcanoes"));
    }
    state.players[seat.index()].volcanoes = volcanoes;
    Ok(())
}

fn read_started(words: &mut Words, state: &mut State) -> Result<(), TextError> {
    while !words.is_empty() {
        let at = words.column();
        let nth = words.nth()?;
        if !state.is_solo() {
            return Err(words.error(at, "the order of islands counts in the solo game only"));
        }
        if !state.note_start(nth) {
            return Err(words.error(at, format!("island {nth} is named twice")));
        }
    }
    Ok(())
}

/// Tokens or accesses by side.
pub(super) fn read_sides(words: &mut Words) -> Result<[u8; 2], TextError> {
    let mut tokens = [0_u8; 2];
    while !words.is_empty() {
        let at = words.column();
        let side = words.side()?;
        if usize::from(tokens[0] + tokens[1]) == MAX_TOKENS {
            return Err(words.error(at, "there are fewer landmarks"));
        }
        tokens[side as usize] += 1;
    }
    Ok(tokens)
}

fn read_painted(words: &mut Words, state: &mut State, seat: Seat, nth: Nth, colour: Colour) -> Result<(), TextError> {
    let at = words.column();
    let squares = words.squares_to_end()?;
    if !squares.within(state.unpainted(seat, nth)) {
        return Err(words.error(at, "only empty squares are painted, and once (I-5.1)"));
    }
    state.players[seat.index()].paint[nth.index()].add(squares, colour);
    Ok(())
}

/// Outlines by one of their squares. They are filled in the colour of that square.
fn read_filled(words: &mut Words, state: &mut State, seat: Seat, nth: Nth) -> Result<(), TextError> {
    let at = words.column();
    let island = state.island(seat, nth);
    let player = &mut state.players[seat.index()];
    for square in words.squares_to_end()?.iter() {
        let here = island.outlines.iter().enumerate().find(|(_, outline)| outline.squares.has(square));
        let paint = player.paint[nth.index()];
        let is_one_colour = |squares: Squares| squares.within(paint.painted()) && paint.side(squares) == Side::Single;
        match here {
            Some((i, outline)) if is_one_colour(outline.squares) => {
                let own = outline.squares.within(paint.of(outline.colour));
                player.filled[nth.index()][usize::from(!own)] |= 1 << i;
            }
            _ => return Err(words.error(at, format!("no outline painted in one colour at {square}"))),
        }
    }
    Ok(())
}
