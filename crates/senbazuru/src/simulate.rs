//! Many random games, on many threads, with the same result on any number of them.
//!
//! Game *i* takes chance and choices from a stream of its own, made of the seed and *i*. Threads fetch games in chunks;
//! what they count are whole numbers and sums of digests, so the order in which games end does not matter.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use tabletop::drive::{self, Tally};
use tabletop::standing::MAX_PLAYERS;
use tabletop::{Asked, Digest, MoveBuf, NoLog, Standing, Stream};

use crate::cli::Simulate;
use crate::edition;
use crate::game::{Recorded, Table};
use crate::out::{self, Out, Stop, grouped, ratio};
use crate::speech::Speech;

/// So many games are handed out at a time.
const CHUNK: u64 = 64;
/// A victory is counted in so many parts, so that a share of it is a whole number for up to six winners.
const PARTS: u64 = 60;

/// Plays the games and prints the report.
pub fn run(options: &Simulate) -> Result<ExitCode, Stop> {
    let phrases = Speech::default().phrases();
    let edition = edition::load(options.edition.path(), phrases)?.edition;
    let (setup, seed) = options.setup(edition, phrases)?;
    if let Some(dir) = &options.record {
        fs::create_dir_all(dir).map_err(|e| Stop::Bad(format!("cannot make {}: {e}", dir.display())))?;
    }
    let cores = thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let threads = options.threads.map_or(cores, u64::from).min(crate::cli::MAX_THREADS.into());
    out::listen_for_interrupt();
    let start = Instant::now();
    let job = Job::<origami::State>::new(setup, seed, options.games, options.record.as_deref());
    let counts = job.run(threads)?;
    let report = Report::new(&Table::of(&setup), seed, threads, start.elapsed(), &counts, out::interrupted());
    let mut out = Out::new();
    if options.json {
        out.json(&report)?;
    } else {
        report.print(&mut out)?;
    }
    out.flush()?;
    Ok(out::exit_code(report.interrupted))
}

/// Games to be played.
struct Job<'a, G: Recorded> {
    setup: G::Setup,
    seed: u64,
    games: u64,
    record: Option<&'a Path>,
    header: Vec<u8>,
    /// The first game not handed out yet.
    next: AtomicU64,
    /// How many games are finished, for the progress bar.
    done: AtomicU64,
    /// Set when a thread could not write a record.
    failed: AtomicBool,
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
    }
}

impl<'a, G: Recorded> Job<'a, G> {
    fn new(setup: G::Setup, seed: u64, games: u64, record: Option<&'a Path>) -> Self {
        let mut header = Vec::new();
        G::write_header(&mut header, &setup);
        let (next, done, failed) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
        Self { setup, seed, games, record, header, next, done, failed }
    }

    /// Plays all games on so many threads.
    fn run(&self, threads: u64) -> Result<Counts, Stop> {
        let threads = threads.min(self.games.div_ceil(CHUNK));
        let (send, receive) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads {
                let send = send.clone();
                let worker = move || {
                    // The receiver outlives the scope, so sending can't fail.
                    let _ = send.send(self.work());
                };
                if let Err(error) = thread::Builder::new().spawn_scoped(scope, worker) {
                    self.failed.store(true, Ordering::Relaxed);
                    return Err(Stop::Bad(format!("cannot start {threads} threads: {error}")));
                }
            }
            drop(send);
            self.collect(&receive)
        })
    }

    /// Adds up what the threads counted, showing progress meanwhile.
    fn collect(&self, receive: &mpsc::Receiver<Result<Counts, Stop>>) -> Result<Counts, Stop> {
        let bar = ProgressBar::new(self.games);
        if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left") {
            bar.set_style(style);
        }
        let mut counts = Ok(Counts::default());
        loop {
            match receive.recv_timeout(Duration::from_millis(100)) {
                Ok(Ok(part)) => {
                    if let Ok(counts) = &mut counts {
                        counts.add(&part);
                    }
                }
                Ok(Err(stop)) => counts = Err(stop),
                Err(mpsc::RecvTimeoutError::Timeout) => bar.set_position(self.done.load(Ordering::Relaxed)),
                Err(mpsc::RecvTimeoutError::Disconnected) => break,
            }
        }
        bar.finish_and_clear();
        counts
    }

    fn is_stopped(&self) -> bool {
        out::interrupted() || self.failed.load(Ordering::Relaxed)
    }

    /// One thread: plays chunks of games until none are left.
    fn work(&self) -> Result<Counts, Stop> {
        let clock = ThreadTime::now();
        let mut counts = Counts::default();
        let mut table = Player::<G> { text: self.header.clone(), moves: MoveBuf::with_capacity(G::MAX_MOVES) };
        while !self.is_stopped() {
            let first = self.next.fetch_add(CHUNK, Ordering::Relaxed);
            if first >= self.games {
                break;
            }
            let before = counts.games;
            for index in first..first.saturating_add(CHUNK).min(self.games) {
                if self.is_stopped() {
                    break;
                }
                let digest = table.play(self, index, &mut counts);
                if let Some(dir) = self.record {
                    table.save(dir, index, digest).inspect_err(|_| self.failed.store(true, Ordering::Relaxed))?;
                }
            }
            self.done.fetch_add(counts.games - before, Ordering::Relaxed);
        }
        counts.cpu = clock.elapsed();
        Ok(counts)
    }
}

/// What one thread needs again for each game.
struct Player<G: Recorded> {
    /// The record of the game, as far as it has come.
    text: Vec<u8>,
    moves: MoveBuf<G::Move>,
}

impl<G: Recorded> Player<G> {
    /// Plays a game and returns its digest.
    fn play(&mut self, job: &Job<G>, index: u64, counts: &mut Counts) -> Digest {
        let mut stream = Stream::of_game(job.seed, index);
        let mut game = G::start(&job.setup);
        self.text.truncate(job.header.len());
        loop {
            if let Asked::Seat(_, ask) = game.asked() {
                counts.turns += u64::from(G::begins_turn(&ask));
            }
            let random = &mut drive::at_random::<G>;
            let Some((by, m)) =
                drive::step(&mut game, &mut self.moves, &mut stream, &mut counts.tally, random, &mut NoLog)
            else {
                break;
            };
            G::write_move(&mut self.text, by, m);
            self.text.push(b'\n');
        }
        if let Some(standing) = game.standing() {
            counts.add_result(&standing);
            G::write_result(&mut self.text, &standing);
        }
        let digest = Digest::of(&self.text);
        counts.digest.add(digest);
        digest
    }

    /// Writes the record of the game just played.
    fn save(&mut self, dir: &Path, index: u64, digest: Digest) -> Result<(), Stop> {
        let path = file_name(dir, index);
        let write = |text: &[u8]| -> io::Result<()> {
            let mut file = fs::File::create(&path)?;
            file.write_all(text)?;
            file.write_all(format!("digest {digest}\n").as_bytes())
        };
        write(&self.text).map_err(|e| Stop::Bad(format!("cannot write {}: {e}", path.display())))
    }
}

fn file_name(dir: &Path, index: u64) -> PathBuf {
    dir.join(format!("{:06}.txt", index.saturating_add(1)))
}

/// What is printed. The order of the fields is that of the JSON.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    families: Vec<&'static str>,
    seed: u64,
    edition: String,
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
    characters: Vec<&'static str>,
    chances: u64,
    threads: u64,
    interrupted: bool,
}

impl Report {
    fn new(table: &Table, seed: u64, threads: u64, wall: Duration, counts: &Counts, interrupted: bool) -> Self {
        let players = usize::from(table.players);
        let games = counts.games as f64;
        let cpu_seconds = counts.cpu.as_secs_f64();
        Self {
            game: table.game,
            players: table.players,
            families: table.families.clone(),
            seed,
            edition: table.edition.to_string(),
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
            characters: table.characters.clone(),
            chances: counts.tally.chances,
            threads,
            interrupted,
        }
    }

    fn print(&self, out: &mut Out) -> Result<(), Stop> {
        let Self { game, players, seed, edition, wall_seconds, cpu_seconds, threads, .. } = self;
        out.line(format_args!("{game}, {players} players, {}, seed {seed}", self.families.join(" ")))?;
        if !self.characters.is_empty() {
            out.line(format_args!("characters: {}", self.characters.join(" ")))?;
        }
        if self.interrupted {
            out.line("interrupted: this is what was done so far")?;
        }
        out.line(format_args!(
            "{} games in {wall_seconds:.2} s ({cpu_seconds:.2} CPU s, threads: {threads})",
            grouped(self.games)
        ))?;
        out.line("")?;
        out.line("seat        wins   share  mean score")?;
        for (seat, (wins, score)) in self.wins.iter().zip(&self.scores_mean).enumerate() {
            let share = 100.0 * ratio(*wins, self.games as f64);
            out.line(format_args!("{seat:<4} {wins:>11.2} {share:>6.1}% {score:>11.2}"))?;
        }
        out.line("")?;
        let rate = self.decisions_per_cpu_second / 1e6;
        let rows = [
            ("shared victories", grouped(self.ties)),
            ("turns per game", format!("{:.2}", self.turns_mean)),
            ("decisions", format!("{} ({rate:.2} million per CPU second)", grouped(self.decisions))),
            ("forced answers", grouped(self.forced)),
            ("chance answers", grouped(self.chances)),
            ("edition", edition.clone()),
            ("digest", self.digest.clone()),
        ];
        for (what, value) in rows {
            out.line(format_args!("{what:<17} {value}"))?;
        }
        Ok(())
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
