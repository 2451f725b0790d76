//! `replay --watch`: a recorded game like a film, by keys; where there is no terminal, all its steps as text one after the other.
//!
//! How it ended is told with the last step and not before.

use std::io::{self, IsTerminal};
use std::process::ExitCode;
use std::time::Instant;

use phrases::Phrases;
use phrases::teller::Line;
use tabletop::{Game, Record, Seat};

use super::player::{self, Eyes, Left, Player};
use super::reel::{Reel, Watched};
use super::terminal::Terminal;
use crate::play::{Desk, Sitting};
use speech;
use speech::out::{Out, Stop};

/// How one game is shown.
pub trait Show {
    /// The game.
    type Game: Watched;

    /// The language.
    fn phrases(&self) -> Phrases;

    /// What the game is called.
    fn title(&self) -> String;

    /// All that happened, in words.
    fn log(&self, events: &[<Self::Game as Game>::Event], eyes: Eyes) -> Vec<Line>;

    /// Draws the table after a step of that player.
    fn table(&self, desk: &mut Desk, sitting: &Sitting<Self::Game>, eyes: Eyes, by: Option<Seat>) -> io::Result<()>;

    /// Says the points, and who has won.
    fn points(&self, desk: &mut Desk, state: &Self::Game, eyes: Eyes) -> io::Result<()>;
}

/// Shows the game from its first step on.
pub fn run<S: Show>(record: Record<S::Game>, show: &S, eyes: Eyes) -> Result<ExitCode, Stop> {
    if record.moves.is_empty() {
        return Err(Stop::Bad(show.phrases().watch_nothing()));
    }
    let reel = Reel::new(record, |events| show.log(events, Eyes::Open));
    let mut film = Film::new(reel, show, eyes);
    match io::stdout().is_terminal().then(Terminal::enter).flatten() {
        Some(terminal) => film.by_keys(&terminal, eyes),
        None => film.as_text(eyes),
    }
}

/// A game that is being watched.
struct Film<'a, S: Show> {
    reel: Reel<S::Game>,
    show: &'a S,
    /// What is told to these eyes.
    told: (Eyes, Vec<Line>),
    /// The game as far as it was shown last; nothing if these eyes have not looked yet.
    sitting: Option<Sitting<S::Game>>,
}

/// A moment of the game as text.
struct Moment {
    /// Where one is, and what happened.
    head: Vec<String>,
    /// What lies on the table.
    table: Vec<String>,
}

impl<'a, S: Show> Film<'a, S> {
    fn new(reel: Reel<S::Game>, show: &'a S, eyes: Eyes) -> Self {
        let told = (eyes, show.log(&reel.events, eyes));
        Self { reel, show, told, sitting: None }
    }

    /// Every step, one below the other.
    fn as_text(&mut self, eyes: Eyes) -> Result<ExitCode, Stop> {
        let mut out = Out::new();
        for at in 0..=self.reel.last() {
            let Moment { head, table } = self.moment(&Player { at, ..Player::new(eyes) }, false)?;
            for line in head.iter().chain(&table) {
                out.line(line)?;
            }
            out.line("")?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }

    /// Until whoever watches has seen enough.
    fn by_keys(&mut self, terminal: &Terminal, eyes: Eyes) -> Result<ExitCode, Stop> {
        let (mut player, mut shown, mut since) = (Player::new(eyes), None, Instant::now());
        loop {
            let now = (player, size());
            if shown != Some(now) {
                terminal.draw(&self.screen(&mut player)?)?;
                if shown.is_none_or(|(before, _): (Player, _)| (before.at, before.plays) != (player.at, player.plays)) {
                    since = Instant::now();
                }
                shown = Some((player, now.1));
            }
            for key in player::keys(&terminal.read()?) {
                match player.press(key, &self.reel) {
                    Ok(()) => {}
                    Err(Left::Quit) => return Ok(ExitCode::SUCCESS),
                    Err(Left::Interrupted) => return Ok(ExitCode::from(130)),
                }
            }
            if player.plays && since.elapsed() >= player.speed.pause() {
                player.go_on(self.reel.last());
            }
        }
    }

    /// The whole screen: what happened above, the keys below, and between them as much of the table as there is room for.
    fn screen(&mut self, player: &mut Player) -> io::Result<Vec<String>> {
        let (say, (_, rows)) = (self.show.phrases(), size());
        let Moment { head: mut lines, table } = self.moment(player, true)?;
        let keys = text(|desk| desk.hints(&say.watch_keys().lines().map(str::to_owned).collect::<Vec<_>>()))?;
        let room = rows.saturating_sub(lines.len() + keys.len() + 1);
        player.scroll = player.scroll.min(table.len().saturating_sub(room));
        let hidden = table.len().saturating_sub(player.scroll + room);
        lines.extend(table.into_iter().skip(player.scroll).take(room));
        lines.resize(rows.saturating_sub(keys.len() + 1), String::new());
        lines.push(if hidden + player.scroll > 0 { say.watch_more(hidden as i64) } else { String::new() });
        lines.extend(keys);
        // On a screen that is too low, what happened is more than the keys.
        lines.truncate(rows);
        Ok(lines)
    }

    /// What there is to be seen after a step.
    fn moment(&mut self, player: &Player, by_keys: bool) -> io::Result<Moment> {
        let Player { at, eyes, .. } = *player;
        self.look(at, eyes);
        let (step, is_last) = (&self.reel.steps[at], at == self.reel.last());
        let head = text(|desk| {
            let place = self.place(player, by_keys);
            desk.title(&place)?;
            let lines = &self.told.1;
            let is_of_it = |line: &&Line| !line.heading && step.events.contains(&line.at);
            let heading = lines.iter().rfind(|line| line.heading && line.at < step.events.start);
            heading.map_or(Ok(()), |line| desk.say(&line.text, 0))?;
            lines.iter().filter(is_of_it).try_for_each(|line| desk.paragraph("  ›", &line.text, 4))?;
            desk.line("")
        })?;
        let Some(sitting) = &self.sitting else { return Ok(Moment { head, table: Vec::new() }) };
        let table = text(|desk| {
            if is_last && sitting.state().standing().is_some() {
                self.show.points(desk, sitting.state(), eyes)?;
                desk.line("")?;
            }
            self.show.table(desk, sitting, eyes, step.by)
        })?;
        Ok(Moment { head, table })
    }

    /// Where one is, and with whose eyes.
    fn place(&self, player: &Player, by_keys: bool) -> String {
        let (say, step) = (self.show.phrases(), &self.reel.steps[player.at]);
        let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let mut parts = vec![self.show.title(), say.watch_step(number(self.reel.steps.len()), number(player.at + 1))];
        parts.extend((step.round > 0).then(|| say.watch_round(step.round)));
        parts.push(match player.eyes {
            Eyes::Seat(seat) => say.watch_as(&crate::play::names()[seat.index()]),
            Eyes::Nobody => say.watch_nobody(),
            Eyes::Open => say.watch_open(),
        });
        parts.extend(by_keys.then(|| {
            if player.plays { say.watch_plays(player.speed.number()) } else { say.watch_waits(player.speed.number()) }
        }));
        parts.join(" · ")
    }

    /// Goes to that step, as these eyes see it.
    fn look(&mut self, at: usize, eyes: Eyes) {
        if self.told.0 != eyes {
            self.told = (eyes, self.show.log(&self.reel.events, eyes));
        }
        let (setup, moves) = (&self.reel.record.setup, &self.reel.record.moves[..self.reel.steps[at].moves]);
        let last = Seat(<S::Game as Game>::start(setup).players() - 1);
        // Who has no seat sees the players from the first one on, as if sitting in the last one.
        let seat = if let Eyes::Seat(seat) = eyes { seat } else { last };
        let fits = |sitting: &Sitting<S::Game>| sitting.seat() == seat && sitting.answers().len() <= moves.len();
        let sitting = self.sitting.take().filter(fits).or_else(|| Sitting::new(setup.clone(), seat, 0).ok());
        self.sitting = sitting.map(|mut sitting| {
            for &(by, m) in &moves[sitting.answers().len()..] {
                sitting.follow(by, m);
            }
            sitting
        });
    }
}

/// What is written to a desk, line by line.
fn text(write: impl FnOnce(&mut Desk) -> io::Result<()>) -> io::Result<Vec<String>> {
    let (mut nothing, mut out) = (io::empty(), Vec::new());
    write(&mut Desk::new(&mut nothing, &mut out, speech::width, speech::colour(), false))?;
    Ok(String::from_utf8_lossy(&out).lines().map(str::to_owned).collect())
}

/// Columns and rows of the terminal.
fn size() -> (usize, usize) {
    let size = terminal_size::terminal_size_of(io::stdout());
    size.map_or((80, 24), |(width, height)| (width.0.into(), height.0.into()))
}
