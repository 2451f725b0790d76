//! Many games, on many threads, with the same result on any number of them.
//!
//! Game *i* takes chance and choices from a stream of its own, made of the seed and *i*.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`scores`] | the scores and ranks of solo games |

pub mod scores;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::contender::{self, Contested};
use phrases::Phrases;
use serde::Serialize;
use session::challenge::Challenge;
use tabletop::drive::Tally;
use tabletop::standing::MAX_PLAYERS;
use tabletop::{Actor, Asked, Digest, MoveBuf, Outcome, Record, Roll, Standing, Stream};

use crate::cli::Simulate;
use crate::players::{AllRandom, Answerers, Seats};
use crate::workers::{self, Done, Worker};
use options::AnySetup;
use options::bot::{BotName, Thinking};
use options::game::{self, Data, Parts, Recorded, TableReport};
use scores::{Ranks, Scores, Summary};
use speech::out::{self, Out, Stop, grouped, ratio};
use speech::picture;
use speech::{self, Speech};

/// A victory is counted in so many parts, so that a share of it is a whole number for up to six winners.
const PARTS: u64 = 60;

/// Plays the games and prints the report.
pub fn run(options: &Simulate) -> Result<ExitCode, Stop> {
    let phrases = Speech::default().phrases();
    match options.setup(phrases)? {
        AnySetup::Cards(setup) => {
            let seats = options.bots(setup.players(), phrases)?;
            seat::<origami::State>(options, setup, &seats, options.has_bots(), None)
        }
        AnySetup::Islands(setup) => {
            let seats = options.bots(setup.players(), phrases)?;
            let fixed = |challenge| move |state: &_, roll| Challenge::answer(challenge, state, roll);
            let fixed = options.challenge.as_ref().map(fixed);
            let fixed = fixed.as_ref().map(|fixed| fixed as Fixed<islands::State>);
            seat::<islands::State>(options, setup, &seats, true, fixed)
        }
    }
}

/// Lets these bots play; the report tells who they are if they are `told`.
fn seat<G: Recorded + Contested>(
    options: &Simulate,
    setup: G::Setup,
    seats: &[BotName],
    told: bool,
    fixed: Option<Fixed<G>>,
) -> Result<ExitCode, Stop> {
    let words = told.then(|| seats.iter().map(|bot| bot.word()).collect());
    if seats.iter().all(|&bot| bot == BotName::RANDOM) {
        play_all::<G, _>(options, setup, words, fixed, || AllRandom)
    } else {
        let budget = options.thinking().budget();
        play_all::<G, _>(options, setup, words, fixed, || Seats::new(seats, budget))
    }
}

/// What chance answers in a position, where it is fixed.
type Fixed<'a, G> = &'a (dyn Fn(&G, Roll) -> Outcome + Sync);

/// Plays the games of a table; `players` are those of a thread, and `bots` is what the report calls who plays.
fn play_all<G: Recorded, A: Answerers<G>>(
    options: &Simulate,
    setup: G::Setup,
    bots: Option<Vec<&'static str>>,
    fixed: Option<Fixed<G>>,
    players: impl Fn() -> A + Sync,
) -> Result<ExitCode, Stop> {
    if let Some(dir) = &options.record {
        fs::create_dir_all(dir).map_err(|e| Stop::Bad(format!("cannot make {}: {e}", dir.display())))?;
    }
    let threads = workers::threads(options.threads);
    out::listen_for_interrupt();
    let start = Instant::now();
    let table = G::table(&setup);
    let games = Games::<G>::new(setup, options.seed(), fixed, options.record.as_deref());
    let mut counts = Counts::default();
    for Done { worker, cpu } in workers::run(options.games, threads, || Player::new(&games, players()))? {
        counts.add(&worker.counts);
        counts.cpu += cpu;
    }
    let report = Report::new(table, options, bots, threads, start.elapsed(), &counts);
    let mut out = Out::new();
    // A picture on standard output stands in place of the report.
    let is_drawn = match &options.svg {
        Some(file) => picture::save(file, &report.chart(&counts.all, Speech::default().phrases()), &mut out)?,
        None => false,
    };
    match (is_drawn, options.json) {
        (true, _) => {}
        (false, true) => out.json(&report)?,
        (false, false) => report.print(&mut out)?,
    }
    out.flush()?;
    Ok(out::exit_code(report.interrupted))
}

/// Games to be played.
struct Games<'a, G: Recorded> {
    setup: G::Setup,
    seed: u64,
    fixed: Option<Fixed<'a, G>>,
    record: Option<&'a Path>,
    header: Vec<u8>,
}

impl<'a, G: Recorded> Games<'a, G> {
    fn new(setup: G::Setup, seed: u64, fixed: Option<Fixed<'a, G>>, record: Option<&'a Path>) -> Self {
        let mut header = Vec::new();
        Record::<G>::write_header(&mut header, &setup);
        Self { setup, seed, fixed, record, header }
    }
}

/// What is counted over games; whole numbers only.
#[derive(Clone, Debug, Default)]
struct Counts {
    games: u64,
    tally: Tally,
    turns: u64,
    wins: [u64; MAX_PLAYERS],
    scores: [i64; MAX_PLAYERS],
    ties: u64,
    /// Of solo games.
    all: Scores,
    digest: Digest,
    cpu: Duration,
}

impl Counts {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.tally.add(other.tally);
        self.turns += other.turns;
        for seat in 0..MAX_PLAYERS {
            self.wins[seat] += other.wins[seat];
            self.scores[seat] += other.scores[seat];
        }
        self.ties += other.ties;
        self.all.add(&other.all);
        self.digest.add(other.digest);
        self.cpu += other.cpu;
    }

    fn add_result(&mut self, standing: &Standing) {
        self.games += 1;
        let winners = standing.winners().count() as u64;
        for seat in standing.winners() {
            self.wins[seat.index()] += PARTS / winners;
        }
        self.ties += u64::from(winners > 1);
        for (sum, &score) in self.scores.iter_mut().zip(standing.scores()) {
            *sum += i64::from(score);
        }
        if let &[score] = standing.scores() {
            self.all.count(score);
        }
    }
}

/// One thread: what it needs again for each game, and what it has counted.
struct Player<'a, G: Recorded, A> {
    games: &'a Games<'a, G>,
    answerers: A,
    /// The record of the game, as far as it has come.
    text: Vec<u8>,
    moves: MoveBuf<G::Move>,
    counts: Counts,
}

impl<G: Recorded, A: Answerers<G>> Worker for Player<'_, G, A> {
    fn play(&mut self, index: u64) -> Result<(), Stop> {
        let digest = self.play_game(index);
        self.games.record.map_or(Ok(()), |dir| self.save(dir, index, digest))
    }
}

impl<'a, G: Recorded, A: Answerers<G>> Player<'a, G, A> {
    fn new(games: &'a Games<'a, G>, answerers: A) -> Self {
        let moves = MoveBuf::with_capacity(G::MAX_MOVES);
        Self { games, answerers, text: games.header.clone(), moves, counts: Counts::default() }
    }

    /// Plays a game and returns its digest.
    fn play_game(&mut self, index: u64) -> Digest {
        let Self { games, answerers, text, moves, counts } = self;
        let mut stream = Stream::of_game(games.seed, index);
        let mut game = G::start(&games.setup);
        answerers.begin(&games.setup);
        text.truncate(games.header.len());
        loop {
            let asked = game.asked();
            if let Asked::Seat(_, ask) | Asked::Chance(_, ask) = asked {
                counts.turns += u64::from(G::begins_turn(&ask));
            }
            let played = match (games.fixed, asked) {
                (Some(fixed), Asked::Chance(roll, _)) => {
                    let m = fixed(&game, roll).into();
                    counts.tally.chances += 1;
                    answerers.apply(&mut game, m);
                    Some((Actor::Chance, m))
                }
                _ => answerers.step(&mut game, moves, &mut stream, &mut counts.tally),
            };
            let Some((by, m)) = played else { break };
            G::write_move(text, by, m, &games.setup);
            text.push(b'\n');
        }
        if let Some(standing) = game.standing() {
            counts.add_result(&standing);
            Record::<G>::write_result(text, &standing);
        }
        let digest = Digest::of(text);
        counts.digest.add(digest);
        digest
    }

    /// Writes the record of the game just played.
    fn save(&self, dir: &Path, index: u64, digest: Digest) -> Result<(), Stop> {
        let path = file_name(dir, index);
        let write = |text: &[u8]| -> io::Result<()> {
            let mut file = fs::File::create(&path)?;
            file.write_all(text)?;
            file.write_all(format!("digest {digest}\n").as_bytes())
        };
        write(&self.text).map_err(|e| Stop::Bad(format!("cannot write {}: {e}", path.display())))
    }
}

/// Is there a bot among them that takes any time?
fn takes_time(bots: Option<&[&'static str]>) -> bool {
    bots.is_some_and(|bots| bots.iter().any(|bot| contender::takes_time(bot)))
}

fn file_name(dir: &Path, index: u64) -> PathBuf {
    dir.join(format!("{:06}.txt", index.saturating_add(1)))
}

/// What is printed. The order of the fields is that of the JSON.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    #[serde(flatten)]
    parts: Parts,
    seed: u64,
    #[serde(flatten)]
    data: Data,
    games: u64,
    decisions: u64,
    forced: u64,
    turns_mean: f64,
    wall_seconds: f64,
    cpu_seconds: f64,
    decisions_per_cpu_second: f64,
    wins: Vec<f64>,
    scores_mean: Vec<f64>,
    ties: u64,
    digest: String,
    /// Of solo games.
    #[serde(skip_serializing_if = "Option::is_none")]
    challenge: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Summary>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ranks: Option<Ranks>,
    #[serde(skip_serializing_if = "Option::is_none")]
    characters: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bots: Option<Vec<&'static str>>,
    /// Of bots that take any time.
    #[serde(skip_serializing_if = "Option::is_none")]
    budget: Option<Thinking>,
    chances: u64,
    threads: u64,
    interrupted: bool,
}

impl Report {
    fn new(
        table: TableReport,
        options: &Simulate,
        bots: Option<Vec<&'static str>>,
        threads: u64,
        wall: Duration,
        counts: &Counts,
    ) -> Self {
        let players = usize::from(table.players);
        let games = counts.games as f64;
        let cpu_seconds = counts.cpu.as_secs_f64();
        Self {
            game: table.game,
            players: table.players,
            parts: table.parts,
            seed: options.seed(),
            data: table.data,
            games: counts.games,
            decisions: counts.tally.decisions,
            forced: counts.tally.forced,
            turns_mean: ratio(counts.turns as f64, games),
            wall_seconds: wall.as_secs_f64(),
            cpu_seconds,
            decisions_per_cpu_second: ratio(counts.tally.decisions as f64, cpu_seconds),
            wins: counts.wins[..players].iter().map(|&w| w as f64 / PARTS as f64).collect(),
            scores_mean: counts.scores[..players].iter().map(|&s| ratio(s as f64, games)).collect(),
            ties: counts.ties,
            digest: counts.digest.to_string(),
            challenge: options.challenge.as_ref().map(Challenge::name),
            scores: counts.all.summary(),
            ranks: counts.all.ranks(),
            characters: table.characters,
            budget: Some(options.thinking()).filter(|_| takes_time(bots.as_deref())),
            bots,
            chances: counts.tally.chances,
            threads,
            interrupted: out::interrupted(),
        }
    }

    fn print(&self, out: &mut Out) -> Result<(), Stop> {
        let Self { game, players, parts, seed, data, wall_seconds, cpu_seconds, threads, .. } = self;
        out.line(format_args!("{game}, {}, {parts}, seed {seed}", game::players(*players)))?;
        for (what, words) in [("characters", &self.characters), ("bots", &self.bots)] {
            if let Some(words) = words.as_ref().filter(|words| !words.is_empty()) {
                out.line(format_args!("{what}: {}", words.join(" ")))?;
            }
        }
        if let Some(budget) = self.budget {
            out.line(format_args!("budget: {budget}"))?;
        }
        if let Some(name) = &self.challenge {
            out.line(format_args!("challenge: {}", speech::shown(name)))?;
        }
        if self.interrupted {
            out.line("interrupted: this is what was done so far")?;
        }
        out.line(format_args!(
            "{} games in {wall_seconds:.2} s ({cpu_seconds:.2} CPU s, threads: {threads})",
            grouped(self.games)
        ))?;
        out.line("")?;
        if let (Some(scores), Some(ranks)) = (&self.scores, &self.ranks) {
            scores.print(out)?;
            out.line("")?;
            ranks.print(out)?;
        } else {
            self.print_seats(out)?;
        }
        out.line("")?;
        let rate = self.decisions_per_cpu_second / 1e6;
        let (data, turns) = match parts {
            Parts::Cards { .. } => (data.named(), "turns per game"),
            Parts::Islands { .. } => (data.named(), "rounds per game"),
        };
        let rows = [
            ("shared victories", grouped(self.ties)),
            (turns, format!("{:.2}", self.turns_mean)),
            ("decisions", format!("{} ({rate:.2} million per CPU second)", grouped(self.decisions))),
            ("forced answers", grouped(self.forced)),
            ("chance answers", grouped(self.chances)),
            (data.0, data.1.to_owned()),
            ("digest", self.digest.clone()),
        ];
        // Nobody shares a victory with nobody.
        for (what, value) in rows.into_iter().skip((*players == 1).into()) {
            out.line(format_args!("{what:<17} {value}"))?;
        }
        Ok(())
    }

    fn print_seats(&self, out: &mut Out) -> Result<(), Stop> {
        out.line("seat        wins   share  mean score")?;
        for (seat, (wins, score)) in self.wins.iter().zip(&self.scores_mean).enumerate() {
            let share = 100.0 * ratio(*wins, self.games as f64);
            out.line(format_args!("{seat:<4} {wins:>11.2} {share:>6.1}% {score:>11.2}"))?;
        }
        Ok(())
    }

    /// How often each score came up, as a picture.
    fn chart(&self, scores: &Scores, phrases: Phrases) -> String {
        let (bot, games) = (self.bots.iter().flatten().copied().next().unwrap_or_default(), grouped(self.games));
        let title = match &self.challenge {
            Some(name) => phrases.islands_chart_challenge(bot, &speech::shown(name), &games),
            None => phrases.islands_chart(bot, &games),
        };
        scores.chart(&title, phrases)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_victory_is_shared_exactly() {
        let mut counts = Counts::default();
        counts.add_result(&Standing::rank(&[(5, 0), (5, 0), (5, 0)]));
        counts.add_result(&Standing::rank(&[(5, 0), (6, 0), (6, 0)]));
        counts.add_result(&Standing::rank(&[(5, 0), (6, 0), (7, 0)]));
        assert_eq!(counts.wins[..3], [PARTS / 3, PARTS / 3 + PARTS / 2, PARTS / 3 + PARTS / 2 + PARTS]);
        assert_eq!((counts.games, counts.ties, counts.scores[2]), (3, 2, 18));
    }
}
