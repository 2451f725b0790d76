//! How fast the engines are: random games on one thread, by CPU time, every legal move listed at every decision; and how much of
//! that speed is left in a search.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `effects` | what each effect costs |
//! | `rates` | decisions per CPU second, of random play and in a search, and the cost of a clone |

mod effects;
mod rates;

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use cpu_time::ThreadTime;
use islands::{Atlas, SheetSet, Variant};
use origami::card::Character;
use origami::setup::BadSetup;
use origami::{Edition, Family, Setup};
use serde::Serialize;
use tabletop::{Actor, Asked, Game, MoveBuf, Written};

use crate::cli::Bench;
use effects::Effect;
use options::{atlas, edition, game};
use rates::{Rates, Tables, clone_ns, positions};
use speech::Speech;
use speech::out::{self, Out, Stop, ratio};

/// The time is divided into so many parts for whole games; the rest is for clones, placements and effects.
const SHARES: u32 = 4;

/// Measures and prints.
pub fn run(options: &Bench) -> Result<ExitCode, Stop> {
    let phrases = Speech::default().phrases();
    let edition = edition::load(options.edition.path(), phrases)?.edition;
    let games = Games::new(edition).map_err(Stop::bad_setup(phrases))?;
    let on_islands = [islands_table().map_err(|bad| atlas::bad_setup(bad, phrases))?];
    let alone = [solo_table().map_err(|bad| atlas::bad_setup(bad, phrases))?];
    out::listen_for_interrupt();
    let share = Duration::from_secs(options.seconds.into()) / SHARES;
    let [origami, legends, mixed, islands, solo] = rates::measure(
        [
            &mut Tables::<origami::State>::new(&games.origami),
            &mut Tables::<origami::State>::new(&games.legends),
            &mut Tables::<origami::State>::new(&games.mixed),
            &mut Tables::<islands::State>::new(&on_islands),
            &mut Tables::<islands::State>::new(&alone),
        ],
        share * 3,
    );
    let clone_of_cards = clone_ns(&positions::<origami::State>(&games.origami, |_| true), share / 8);
    let clone_of_islands = clone_ns(&positions::<islands::State>(&on_islands, |_| true), share / 16);
    let placement_tests = placement_tests(&on_islands, share / 16);
    let effects_time = share / 4 * 3;
    let of_origami = effects::measure(edition, &Family::ORIGAMI, &games.origami, effects_time / 3 * 2);
    let of_legends = effects::measure(edition, &Family::LEGENDS, &games.legends, effects_time / 3);
    let report = Report {
        base: Row::of::<origami::State>(&games.origami[0], origami),
        state_bytes: size_of::<origami::State>(),
        move_bytes: size_of::<origami::Move>(),
        clone_ns: tenths(clone_of_cards),
        effects: effects::dearest_first(of_origami.effects.into_iter().chain(of_legends.effects)),
        decision_ns: tenths(of_origami.decision_ns),
        legends_decision_ns: tenths(of_legends.decision_ns),
        more: [
            Row::of::<origami::State>(&games.legends[0], legends),
            Row::of::<origami::State>(&games.mixed[0], mixed),
        ],
        islands: OfIslands {
            row: Row::of::<islands::State>(&on_islands[0], islands),
            state_bytes: size_of::<islands::State>(),
            move_bytes: size_of::<islands::Move>(),
            clone_ns: tenths(clone_of_islands),
            placement_tests: placement_tests.round(),
        },
        solo: Row::of::<islands::State>(&alone[0], solo),
        interrupted: out::interrupted(),
        search: [
            Search::of::<origami::State>(&games.origami[0], origami),
            Search::of::<origami::State>(&games.legends[0], legends),
            Search::of::<origami::State>(&games.mixed[0], mixed),
            Search::of::<islands::State>(&on_islands[0], islands),
            Search::of::<islands::State>(&alone[0], solo),
        ],
    };
    out::tell(&report, options.json, Report::print)?;
    Ok(out::exit_code(report.interrupted))
}

/// Origami Islands for 2, with all of our sheets.
fn islands_table() -> Result<islands::Setup, islands::BadSetup> {
    let atlas = Atlas::standard();
    islands::Setup::new(2, SheetSet::all(atlas), Variant::Standard, atlas)
}

/// The same for one.
fn solo_table() -> Result<islands::Setup, islands::BadSetup> {
    let atlas = Atlas::standard();
    islands::Setup::solo(&atlas.all().collect::<Vec<_>>(), atlas)
}

/// How many placements are tested in a CPU second, when all that are legal are listed.
fn placement_tests(tables: &[islands::Setup], time: Duration) -> f64 {
    let positions = positions::<islands::State>(tables, |state| state.placements_to_test() > 0);
    let in_all: usize = positions.iter().map(islands::State::placements_to_test).sum();
    let mut moves = MoveBuf::with_capacity(islands::State::MAX_MOVES);
    let (mut tests, clock) = (0, ThreadTime::now());
    loop {
        for position in &positions {
            if let Asked::Seat(seat, _) = black_box(position).asked() {
                moves.clear();
                position.moves(Actor::Seat(seat), &mut moves);
                black_box(&*moves);
            }
        }
        tests += in_all as u64;
        let spent = clock.elapsed();
        if spent >= time || out::interrupted() {
            return ratio(tests as f64, spent.as_secs_f64());
        }
    }
}

/// The tables of each game, always the same ones: what is measured can be compared with what was measured before.
struct Games {
    /// For 2, all pairs of families.
    origami: Vec<Setup>,
    /// For 2, all pairs of families, with every character at one table or more.
    legends: Vec<Setup>,
    /// For 4, every family at four tables, every character at three or more.
    mixed: Vec<Setup>,
}

impl Games {
    fn new(edition: &'static Edition) -> Result<Self, BadSetup> {
        let around = |from: usize, count: usize| {
            let characters = Character::ALL.into_iter().cycle().skip(from % Character::ALL.len());
            characters.take(count).collect()
        };
        let mut games = Self { origami: Vec::new(), legends: Vec::new(), mixed: Vec::new() };
        for pair in pairs(&Family::ORIGAMI) {
            games.origami.push(Setup::new(2, pair.into_iter().collect(), edition)?);
        }
        for (i, pair) in pairs(&Family::LEGENDS).into_iter().enumerate() {
            games.legends.push(Setup::with_characters(2, pair.into_iter().collect(), around(2 * i, 2), edition)?);
        }
        for i in 0..Family::ALL.len() {
            // Every second one from there: never of one game alone.
            let families = [0, 2, 4, 6].map(|step| Family::ALL[(i + step) % Family::ALL.len()]);
            games.mixed.push(Setup::with_characters(4, families.into_iter().collect(), around(i, 4), edition)?);
        }
        Ok(games)
    }
}

/// Rounded to one decimal: more would be noise.
pub fn tenths(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}

/// All pairs of these families.
fn pairs(families: &[Family]) -> Vec<[Family; 2]> {
    let of = |(i, &a): (usize, &Family)| families[i + 1..].iter().map(move |&b| [a, b]).collect::<Vec<_>>();
    families.iter().enumerate().flat_map(of).collect()
}

/// Decisions per CPU second of one game.
#[derive(Debug, Serialize)]
struct Row {
    game: &'static str,
    players: u8,
    plain: f64,
    with_clone: f64,
    with_log: f64,
}

impl Row {
    fn of<G: Written>(table: &G::Setup, rates: Rates) -> Self {
        let [plain, with_clone, with_log] = rates.decisions.map(f64::round);
        Self { game: G::title(table), players: G::start(table).players(), plain, with_clone, with_log }
    }
}

/// A search without knowledge, at positions of random games.
#[derive(Debug, Serialize)]
struct Search {
    game: &'static str,
    players: u8,
    /// Worlds imagined and played out per CPU second.
    worlds: f64,
    /// Decisions in each of them.
    decisions_per_world: f64,
    /// Both multiplied: decisions per CPU second.
    decisions: f64,
    /// The share of what plain play makes.
    share: f64,
}

impl Search {
    fn of<G: Written>(table: &G::Setup, rates: Rates) -> Self {
        let decisions = rates.worlds * rates.per_world;
        Self {
            game: G::title(table),
            players: G::start(table).players(),
            worlds: rates.worlds.round(),
            decisions_per_world: tenths(rates.per_world),
            decisions: decisions.round(),
            share: (ratio(decisions, rates.decisions[0]) * 1e3).round() / 1e3,
        }
    }
}

/// What is measured of Origami Islands.
#[derive(Debug, Serialize)]
struct OfIslands {
    #[serde(flatten)]
    row: Row,
    state_bytes: usize,
    move_bytes: usize,
    clone_ns: f64,
    placement_tests: f64,
}

/// What is printed. The order of the fields is that of the JSON.
#[derive(Debug, Serialize)]
struct Report {
    #[serde(flatten)]
    base: Row,
    state_bytes: usize,
    move_bytes: usize,
    clone_ns: f64,
    effects: Vec<Effect>,
    decision_ns: f64,
    legends_decision_ns: f64,
    more: [Row; 2],
    islands: OfIslands,
    solo: Row,
    interrupted: bool,
    search: [Search; 5],
}

impl Report {
    fn print(&self, out: &mut Out) -> Result<(), Stop> {
        let million = |rate: f64| format!("{:>7.2} million decisions per CPU second", rate / 1e6);
        if self.interrupted {
            out.line("interrupted: this is what was measured so far")?;
        }
        let line = |out: &mut Out, what: &str, value: String| out.line(format_args!("  {what:<21} {value}"));
        let rates = |out: &mut Out, Row { game, players, plain, with_clone, with_log }: &Row| {
            out.line(format_args!("{game}, random play, {}, one thread", game::players(*players)))?;
            line(out, "plain", million(*plain))?;
            line(out, "with a clone at each", million(*with_clone))?;
            line(out, "with all events", million(*with_log))
        };
        let sizes = |out: &mut Out, clone_ns: f64, state_bytes: usize, move_bytes: usize| {
            line(out, "one clone", format!("{clone_ns:>7.1} ns"))?;
            line(out, "one position", format!("{state_bytes:>7} bytes"))?;
            line(out, "one move", format!("{move_bytes:>7} bytes"))
        };
        std::iter::once(&self.base).chain(&self.more).try_for_each(|row| rates(out, row))?;
        out.line("any card game")?;
        sizes(out, self.clone_ns, self.state_bytes, self.move_bytes)?;
        let OfIslands { row, state_bytes, move_bytes, clone_ns, placement_tests } = &self.islands;
        rates(out, row)?;
        sizes(out, *clone_ns, *state_bytes, *move_bytes)?;
        let tests = format!("{:>7.1} million placement tests per CPU second", placement_tests / 1e6);
        line(out, "placements", tests)?;
        rates(out, &self.solo)?;
        out.line("")?;
        out.line("search without knowledge (ismcts), positions of random games")?;
        for Search { game, worlds, decisions_per_world, decisions, share, .. } in &self.search {
            let decisions = decisions / 1e6;
            let share = 100.0 * share;
            out.line(format_args!(
                "  {game:<13} {worlds:>7.0} worlds per CPU second, of {decisions_per_world:>5.1} decisions: {decisions:>5.2} million, {share:>3.0} % of plain"
            ))?;
        }
        out.line("")?;
        let (origami, legends) = (self.decision_ns, self.legends_decision_ns);
        out.line(format_args!(
            "effects: one answer, against any answer of its game ({origami:.1} ns in origami, {legends:.1} ns in legends)"
        ))?;
        for Effect { card, ns_mean, times_mean } in &self.effects {
            out.line(format_args!("  {card:<15} {ns_mean:>7.1} ns  {times_mean:>5.2} times"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use origami::setup::Title;

    use super::*;

    #[test]
    fn the_tables_show_everything() {
        let Ok(games) = Games::new(Edition::standard()) else { panic!("good tables") };
        assert_eq!((games.origami.len(), games.legends.len(), games.mixed.len()), (10, 6, 9));
        let titles = |tables: &[Setup]| tables.iter().map(Setup::title).collect::<BTreeSet<_>>();
        assert_eq!(titles(&games.origami), [Title::Origami].into());
        assert_eq!(titles(&games.legends), [Title::Legends].into());
        assert_eq!(titles(&games.mixed), [Title::Mixed].into());
        for tables in [&games.legends, &games.mixed] {
            let characters: BTreeSet<_> = tables.iter().flat_map(|setup| setup.characters().iter()).collect();
            assert_eq!(characters.len(), Character::ALL.len());
        }
    }
}
