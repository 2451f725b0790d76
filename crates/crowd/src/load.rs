//! The measurement: a crowd sits down, plays as fast as it can, then at a given pace.

use std::io;
use std::rc::Rc;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use tokio::runtime::Builder;
use tokio::task::LocalSet;
use tokio::time::sleep;

use crate::crowd::{Crowd, Plan, Tally};
use crate::process::Process;
use crate::times::Times;
use crate::work::Pace;
use client::{Address, Connection};
use speech::out;

/// Making a table, or a move, may take so long before we give up.
const PATIENCE: Duration = Duration::from_secs(30);
/// So often we look whether to go on.
const GLANCE: Duration = Duration::from_millis(20);
/// The counter of moves in the server's own figures.
const COUNTER: &str = "senbazuru_moves_total";
/// So long the cost of asking for moves is measured by itself.
const ASKING: Duration = Duration::from_secs(2);
/// At most so many moves may be due and not sent; any more are left out, and counted.
const MOST_BACKLOG: usize = 20_000;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Load {
    /// What is played.
    pub plan: Plan,
    /// How long as fast as it goes, after warming up.
    pub closed: Duration,
    /// How long at a pace, and how many moves a second.
    pub open: Option<(Duration, u32)>,
}

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// How long it took until all had sat down.
    pub set_up: Duration,
    /// As fast as it goes.
    pub closed: Phase,
    /// At a given pace.
    pub open: Option<Phase>,
    /// With browsers: CPU time of the server for one request for the moves there are, which no browser makes.
    pub asking: Option<Duration>,
    /// The memory of the server in kB: idle, with everybody seated, and in the end.
    pub resident: [u64; 3],
    /// What was counted in all.
    pub tally: Tally,
    /// How many moves the server counted, if it told.
    pub server_moves: Option<u64>,
    /// Was it ended early by Ctrl-C?
    pub interrupted: bool,
}

/// What was measured in a part of the time.
#[derive(Clone, Debug, Default)]
pub struct Phase {
    /// How long it was.
    pub time: Duration,
    /// Moves that were acknowledged.
    pub moves: u64,
    /// Requests for the moves there are.
    pub asks: u64,
    /// Games that ended and were replaced by new ones, which costs the server something too.
    pub games: u64,
    /// CPU time of the server.
    pub server: Duration,
    /// CPU time of the crowd.
    pub crowd: Duration,
    /// From sending a move until every listener has heard of it.
    pub took: Times,
    /// From sending a move until it was acknowledged.
    pub acknowledged_after: Times,
    /// From when a move was due until it was sent.
    pub late: Times,
    /// Moves that were due and left out, because too many were.
    pub left_out: u64,
}

/// Why nothing was measured, in one line.
#[derive(Debug)]
pub struct Failed(pub String);

impl From<io::Error> for Failed {
    fn from(error: io::Error) -> Self {
        Self(format!("the server is gone: {error}"))
    }
}

/// Measures the server at that address, which is that process.
pub fn measure(address: &Address, server: Process, load: &Load) -> Result<Measured, Failed> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    // The tasks end with the set they are in.
    runtime.block_on(LocalSet::new().run_until(run(address, server, load)))
}

async fn run(address: &Address, server: Process, load: &Load) -> Result<Measured, Failed> {
    let before = counter(address).await;
    let mut measured = Measured::default();
    measured.resident[0] = server.resident()?;
    let start = Instant::now();
    let crowd = Crowd::new(address, &load.plan);
    let seated = crowd.seated(load.plan.tables);
    if !unless_interrupted(seated).await? {
        return Ok(Measured { interrupted: true, ..measured });
    }
    check(&crowd)?;
    measured.set_up = start.elapsed();
    measured.resident[1] = server.resident()?;

    crowd.work.set_pace(Pace::Closed);
    watch(&crowd, load.closed / 10).await?;
    let stretch = Stretch::start(&crowd, server)?;
    watch(&crowd, load.closed).await?;
    measured.closed = stretch.end(&crowd, server)?;
    rest(&crowd).await?;
    if load.plan.html && !out::interrupted() {
        measured.asking = cost_of_asking(&crowd, server, load.plan.senders).await?;
    }

    if let Some((time, rate)) = load.open.filter(|_| !out::interrupted()) {
        crowd.work.set_pace(Pace::Open);
        let stretch = Stretch::start(&crowd, server)?;
        let left_out = keep_pace(&crowd, time, rate).await?;
        let mut phase = stretch.end(&crowd, server)?;
        rest(&crowd).await?;
        // Moves that were still on their way belong to it too: they may be the slowest.
        phase.took = crowd.tally.borrow().took.clone();
        phase.left_out = left_out;
        measured.open = Some(phase);
    }
    measured.resident[2] = server.resident()?;
    let after = counter(address).await;
    measured.server_moves = before.zip(after).map(|(before, after)| after.saturating_sub(before));
    measured.interrupted = out::interrupted();
    measured.tally = crowd.tally.borrow().clone();
    Ok(measured)
}

/// What the server pays for one request for the moves there are.
async fn cost_of_asking(crowd: &Crowd, server: Process, senders: usize) -> Result<Option<Duration>, Failed> {
    let before = server.cpu()?;
    let asked = crowd.ask_only(senders, ASKING).await;
    let paid = server.cpu()?.saturating_sub(before);
    Ok(u32::try_from(asked).ok().and_then(|asked| paid.checked_div(asked)))
}

/// A part of the time that is being measured.
struct Stretch {
    start: Instant,
    moves: u64,
    asks: u64,
    games: u64,
    server: Duration,
    crowd: ProcessTime,
}

impl Stretch {
    fn start(crowd: &Crowd, server: Process) -> Result<Self, Failed> {
        let mut tally = crowd.tally.borrow_mut();
        tally.took = Times::default();
        tally.acknowledged_after = Times::default();
        tally.late = Times::default();
        let (moves, games, asks) = (tally.acknowledged, tally.games, tally.asks);
        Ok(Self { start: Instant::now(), moves, asks, games, server: server.cpu()?, crowd: ProcessTime::now() })
    }

    fn end(self, crowd: &Crowd, server: Process) -> Result<Phase, Failed> {
        let tally = crowd.tally.borrow();
        Ok(Phase {
            time: self.start.elapsed(),
            moves: tally.acknowledged - self.moves,
            asks: tally.asks - self.asks,
            games: tally.games - self.games,
            server: server.cpu()?.saturating_sub(self.server),
            crowd: self.crowd.elapsed(),
            took: tally.took.clone(),
            acknowledged_after: tally.acknowledged_after.clone(),
            late: tally.late.clone(),
            left_out: 0,
        })
    }
}

/// Lets the crowd play for that time; an error if it stands still.
async fn watch(crowd: &Rc<Crowd>, time: Duration) -> Result<(), Failed> {
    let end = Instant::now() + time;
    let mut progress = (Instant::now(), crowd.tally.borrow().acknowledged);
    while Instant::now() < end && !out::interrupted() {
        sleep(GLANCE.min(end.saturating_duration_since(Instant::now()))).await;
        check(crowd)?;
        let moves = crowd.tally.borrow().acknowledged;
        if moves > progress.1 {
            progress = (Instant::now(), moves);
        } else if progress.0.elapsed() > PATIENCE {
            return Err(stuck(crowd));
        }
    }
    Ok(())
}

/// Lets moves be sent at that rate, whatever the server does; returns how many were left out.
async fn keep_pace(crowd: &Crowd, time: Duration, rate: u32) -> Result<u64, Failed> {
    let (start, gap) = (Instant::now(), Duration::from_secs(1) / rate.max(1));
    let (mut next, mut left_out) = (start, 0);
    while start.elapsed() < time && !out::interrupted() {
        let now = Instant::now();
        while next <= now {
            if crowd.work.backlog() < MOST_BACKLOG {
                crowd.work.push_due(next);
            } else {
                left_out += 1;
            }
            next += gap;
        }
        check(crowd)?;
        sleep(next.saturating_duration_since(Instant::now())).await;
    }
    Ok(left_out)
}

/// Waits until nothing is on its way.
async fn rest(crowd: &Crowd) -> Result<(), Failed> {
    crowd.work.set_pace(Pace::Rest);
    let start = Instant::now();
    // The last news may come a little after the last acknowledgement, or never if a stream broke: that is not waited for.
    let mut quiet = 0;
    while quiet < 10 && !out::interrupted() {
        sleep(GLANCE).await;
        quiet = if crowd.tally.borrow().flying == 0 { quiet + 1 } else { 0 };
        check(crowd)?;
        if start.elapsed() > PATIENCE {
            return Err(stuck(crowd));
        }
    }
    Ok(())
}

/// Waits for something that takes its time; false if Ctrl-C was faster.
async fn unless_interrupted(future: impl Future<Output = ()>) -> Result<bool, Failed> {
    let limit = Duration::from_secs(600);
    let interrupted = async {
        while !out::interrupted() {
            sleep(GLANCE).await;
        }
    };
    tokio::select! {
        () = future => Ok(true),
        () = interrupted => Ok(false),
        () = sleep(limit) => Err(Failed("the tables were not made within ten minutes".to_owned())),
    }
}

/// An error if the crowd can't go on. After Ctrl-C the server may have gone first, which is nobody's fault.
fn check(crowd: &Crowd) -> Result<(), Failed> {
    match crowd.failure() {
        Some(why) if !out::interrupted() => Err(Failed(why)),
        _ => Ok(()),
    }
}

fn stuck(crowd: &Crowd) -> Failed {
    let tally = crowd.tally.borrow();
    let why = tally.first_refusal.as_deref().unwrap_or("it says nothing");
    Failed(format!("the server has acknowledged no move for {} s: {why}", PATIENCE.as_secs()))
}

/// How many moves the server has counted. It is asked on a new connection: one that was idle for so long may be closed at any moment.
async fn counter(address: &Address) -> Option<u64> {
    let mut connection = Connection::new(address);
    let answer = connection.ask("GET", "/metrics", &[], b"").await.ok()?;
    let text = std::str::from_utf8(answer.body).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(COUNTER)?.strip_prefix(' '));
    line?.trim().parse::<f64>().ok().map(|count| count as u64)
}
