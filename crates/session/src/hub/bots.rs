//! Bots at tables: asked when it is their turn and somebody is there to see it.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use ::bots::Level;
use tabletop::Seat;
use tokio::sync::oneshot;

use super::awake::Awake;
use super::{Hub, count};
use crate::id::{TableId, Token};
use crate::look::Hint;
use crate::refused::{Quota, Refused};
use crate::table::Table;
use crate::thinkers::Lane;

/// Beyond so many questions that wait, no hints are given.
const MOST_WAITING: u64 = 32;
/// So many hints are thought about for one table at once.
const MOST_AT_TABLE: u32 = 2;

/// A hint that is being thought about.
struct Hinting(Arc<Awake>);

impl Hinting {
    fn begin(awake: &Arc<Awake>) -> Result<Self, Refused> {
        let hinting = Self(Arc::clone(awake));
        if awake.hints.fetch_add(1, Ordering::Relaxed) >= MOST_AT_TABLE {
            return Err(Refused::TooMany { what: Quota::Hints, most: MOST_AT_TABLE, wait: 1 });
        }
        Ok(hinting)
    }
}

impl Drop for Hinting {
    fn drop(&mut self) {
        self.0.hints.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Hub {
    /// Lets the bots of a table think that are asked; where nobody plays, after a while.
    pub(super) fn rouse(&self, awake: &Arc<Awake>, table: &mut Table) {
        let bots = table.bots_asked();
        if bots.is_empty() || self.is_stopping() || !self.is_watched(awake, table) {
            return;
        }
        if table.has_people() {
            return self.let_think(awake, table, bots, Lane::People);
        }
        // They count as thinking, so that nobody asks them meanwhile.
        bots.iter().for_each(|&(seat, _)| table.thinking.add(seat));
        tokio::spawn(self.clone().rouse_later(Arc::clone(awake), bots));
    }

    async fn rouse_later(self, awake: Arc<Awake>, bots: Vec<(Seat, Level)>) {
        let pause = Duration::from_millis(u64::try_from(self.0.limits.bots_pause).unwrap_or(0));
        tokio::time::sleep(pause).await;
        let mut table = Arc::clone(&awake.table).lock_owned().await;
        let slept = |seat: &Seat| bots.iter().any(|(bot, _)| bot == seat);
        table.thinking = table.thinking.iter().filter(|seat| !slept(seat)).collect();
        if table.is_dead || !self.is_owner(&awake) || self.is_stopping() || !self.is_watched(&awake, &table) {
            return;
        }
        // Somebody may have come back, or the operator paused the table: whoever is asked now.
        let lane = if table.has_people() { Lane::People } else { Lane::Nobody };
        let bots = table.bots_asked();
        self.let_think(&awake, &mut table, bots, lane);
    }

    fn let_think(&self, awake: &Arc<Awake>, table: &mut Table, bots: Vec<(Seat, Level)>, lane: Lane) {
        for (seat, level) in bots {
            let seed = self.0.source.number();
            let Some(choice) = table.game.choice(seat, level, seed) else { continue };
            let answer = self.0.thinkers.think(lane, choice);
            table.thinking.add(seat);
            tokio::spawn(self.clone().bot_answers(Arc::clone(awake), seat, table.version(), answer));
        }
    }

    /// A bot answers once it has thought.
    async fn bot_answers(self, awake: Arc<Awake>, seat: Seat, version: u32, answer: oneshot::Receiver<usize>) {
        let answer = answer.await;
        let mut table = Arc::clone(&awake.table).lock_owned().await;
        table.thinking = table.thinking.iter().filter(|&other| other != seat).collect();
        if table.is_dead || !self.is_owner(&awake) || self.is_stopping() {
            return;
        }
        // A bot that came to no answer takes the first that is allowed.
        let index = answer.unwrap_or(0);
        let answered = table.bot_answers(seat, version, index, self.now(), self.source());
        // If it can't be stored, the bot is asked again when the table wakes.
        if self.commit(&awake, &mut table).await.is_ok() {
            count(&self.0.counted.bot_moves, u64::from(answered));
        }
    }

    /// What a bot would do in a player's place.
    ///
    /// # Errors
    /// If the table has no hints, or the player is not asked.
    pub async fn hint(&self, id: &TableId, token: &Token) -> Result<Hint, Refused> {
        if self.0.thinkers.waiting() > MOST_WAITING {
            return Err(Refused::TooMany { what: Quota::Hints, most: MOST_WAITING as u32, wait: 2 });
        }
        let (version, seat, answer, _hinting) = {
            let (awake, mut table, seat) = self.hold_for(id, Some(token)).await?;
            let seat = seat.ok_or(Refused::NotAPlayer)?;
            if !table.terms.hints {
                return Err(Refused::NoHints);
            }
            if table.status != store::Status::Running {
                return Err(Refused::NotNow(table.status));
            }
            let hinting = Hinting::begin(&awake)?;
            let (version, seed) = (table.version(), self.0.source.number());
            let advice = table.game.advice(seat, seed).ok_or(Refused::NotAsked)?;
            let answer = self.0.thinkers.think(Lane::People, advice);
            (version, seat, answer, hinting)
        };
        let options = tokio::time::timeout(self.patience(), answer).await.map_err(|_| Refused::Slow)?;
        // Thinking takes its time: the hint is for whoever has the seat now.
        if self.hold_for(id, Some(token)).await?.2 != Some(seat) {
            return Err(Refused::SeatLost);
        }
        Ok(Hint { version, options: options.map_err(|_| Refused::Stopping)? })
    }
}
