//! Bots compete, and statistics say who is better.
//!
//! A deal is played in every rotation of the seats and is one piece of evidence. Deals are played on many threads and counted in
//! their order, so that a run that thinks by worlds has the same result with any number of threads, wherever it was interrupted
//! and whenever it stops.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `journal` | deals in a file, to go on later |
//! | `report` | what is printed |

mod journal;
mod report;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::arena::Player;
use bots::arena::deal::{self, Mirrored, Outcome, Use};
use bots::arena::tally::Tally;
use bots::contender::Contested;
use indicatif::{ProgressBar, ProgressStyle};
use islands::setup::SheetSet;
use origami::card::{Character, Characters};
use origami::{Families, Family};
use tabletop::standing::MAX_PLAYERS;

use crate::cli::Arena;
use crate::simulate::scores::Scores;
use crate::workers;
use journal::{Header, Journal};
use options::{AnyGame, atlas, cannot_play, edition};
use report::Report;
use speech::Speech;
use speech::out::{self, Stop};

/// So many games are played if nothing is said, and at most so many until the result is certain.
const GAMES: (u64, u64) = (200, 1_000_000);

/// Plays the deals and prints the report.
pub fn run(options: &Arena) -> Result<ExitCode, Stop> {
    let phrases = Speech::default().phrases();
    let bots = options.bots.len();
    if bots > MAX_PLAYERS {
        return Err(Stop::Bad(format!("at most {MAX_PLAYERS} bots can compete, not {bots}")));
    }
    if bots < 2 && options.game != AnyGame::Solo {
        return Err(Stop::Bad("at least 2 bots compete: name them, as in --bots sensei,ismcts".to_owned()));
    }
    let players = u8::try_from(bots).ok();
    match options.game.title() {
        Some(title) => {
            options.with.refuse_islands(&options.sheets, phrases)?;
            let edition = edition::load(options.edition.path(), phrases)?.edition;
            let families: Families = Family::ALL.into_iter().collect();
            let characters: Characters = Character::ALL.into_iter().collect();
            let data = ("edition", edition.digest(families, characters).to_string());
            let table = |deal| {
                let seed = deal::stream_of(Use::Table, options.seed, deal).next();
                options.with.cards(players, title, edition, seed, phrases)
            };
            compete::<origami::State>(options, table, data)
        }
        None => {
            options.with.refuse_cards(&options.edition, phrases)?;
            let atlas = atlas::load(options.sheets.path(), phrases)?;
            let data = ("atlas", atlas.digest(SheetSet::all(atlas).iter()).to_string());
            let solo = options.game == AnyGame::Solo;
            let setup = options.with.islands(players.filter(|_| !solo), atlas, solo, phrases)?;
            compete::<islands::State>(options, |_| Ok(setup), data)
        }
    }
}

/// What came out so far.
#[derive(Debug)]
struct Results {
    tally: Tally,
    /// Of games that each bot plays alone: which scores it made.
    alone: Option<Vec<Scores>>,
}

impl Results {
    fn new(bots: usize, alone: bool) -> Self {
        Self { tally: Tally::new(bots), alone: alone.then(|| vec![Scores::default(); bots]) }
    }

    fn add(&mut self, deal: &Outcome) {
        self.tally.add(deal);
        for round in &deal.rounds {
            let scores = self.alone.iter_mut().flatten().zip(&round.scores);
            scores.for_each(|(all, &score)| all.count(score));
        }
    }

    /// Takes up deals of an earlier run, at most so many; says whether every share is known well enough then.
    fn take_up(&mut self, done: &[Outcome], deals: u64, until: Option<f64>) -> bool {
        for deal in done.iter().take(usize::try_from(deals).unwrap_or(usize::MAX)) {
            self.add(deal);
            if self.is_certain(until) {
                return true;
            }
        }
        false
    }

    /// Is every share known well enough?
    fn is_certain(&self, until: Option<f64>) -> bool {
        until.is_some_and(|points| match self.alone {
            Some(_) => self.tally.is_certain_alone(points),
            None => self.tally.is_certain(points),
        })
    }
}

/// Lets the bots play; `table` makes the table of a deal, and `data` names what is played with.
fn compete<G: Mirrored + Contested>(
    options: &Arena,
    table: impl Fn(u64) -> Result<G::Setup, Stop> + Sync,
    data: (&'static str, String),
) -> Result<ExitCode, Stop> {
    if let Some(bot) = options.bots.iter().find(|bot| !bot.plays::<G>()) {
        return Err(cannot_play(bot.word(), Speech::default().phrases()));
    }
    // A table that can't be is refused before anything is written.
    table(0)?;
    let names = names(options);
    let alone = options.game == AnyGame::Solo;
    let rounds = if alone { 1 } else { names.len() as u64 };
    let games = options.games.unwrap_or(if options.until.is_some() { GAMES.1 } else { GAMES.0 });
    let deals = games.div_ceil(rounds);
    let thinking = options.thinking();
    let header = Header::new(options, &names, data);
    let mut results = Results::new(names.len(), alone);
    let mut journal = options.resume.as_deref().map(|file| Journal::open(file, &header, rounds)).transpose()?;
    let done = journal.as_mut().map(Journal::take_deals).unwrap_or_default();
    let certain = results.take_up(&done, deals, options.until);
    let resumed = results.tally.deals();
    let first = if certain { deals } else { resumed };
    out::listen_for_interrupt();
    let start = Instant::now();
    let bar = progress(deals * rounds, resumed * rounds);
    let worker = || {
        let players = options.bots.iter().map(|bot| bot.player::<G>(thinking.budget()));
        let mut players: Option<Vec<Player<G>>> = players.collect();
        let table = &table;
        move |deal: u64, is_stopped: &dyn Fn() -> bool| {
            let setup = table(deal)?;
            let players = players.as_mut().ok_or_else(|| Stop::Bad("a bot can't play".to_owned()))?;
            Ok(deal::play_deal::<G>(&setup, players, options.seed, deal, is_stopped))
        }
    };
    let threads = workers::threads(options.threads);
    let cpu = workers::in_order(first..deals, threads, worker, |_, deal: Outcome| {
        results.add(&deal);
        if let Some(journal) = &mut journal {
            journal.write(&deal)?;
        }
        bar.set_position(results.tally.deals() * rounds);
        bar.set_message(report::so_far(&names, &results));
        Ok(if results.is_certain(options.until) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })?;
    bar.finish_and_clear();
    let spent = Spent { wall: start.elapsed(), cpu, threads, resumed };
    tell(&Report::new(options, &names, &results, games), &spent, options)
}

/// Prints what came out.
fn tell(report: &Report, spent: &Spent, options: &Arena) -> Result<ExitCode, Stop> {
    out::tell(report, options.json, |report, out| report.print(out, spent, options))?;
    Ok(out::exit_code(report.interrupted()))
}

/// What a run took.
#[derive(Debug)]
struct Spent {
    wall: Duration,
    cpu: Duration,
    threads: u64,
    /// So many deals were there already.
    resumed: u64,
}

fn progress(games: u64, done: u64) -> ProgressBar {
    let bar = ProgressBar::new(games).with_position(done);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left  {msg}") {
        bar.set_style(style);
    }
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}

/// What the contenders are called: the second of a name is its `#2`.
fn names(options: &Arena) -> Vec<String> {
    let mut seen = BTreeMap::new();
    let name = |word: String| {
        let times: &mut u32 = seen.entry(word.clone()).or_default();
        *times += 1;
        if *times == 1 { word } else { format!("{word}#{times}") }
    };
    options.bots.iter().map(ToString::to_string).map(name).collect()
}
