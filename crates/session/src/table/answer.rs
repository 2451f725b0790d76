//! Answers: one, or several of one player right after each other; all or none. There is one way for all of them.

use sha2::{Digest as _, Sha256};
use store::Status;
use tabletop::Seat;
use tabletop::text::TextError;

use super::{Now, Table};
use crate::act::{Act, Done};
use crate::course::Stumble;
use crate::refused::{IllegalMove, Refused};
use crate::source::Source;

impl Table {
    /// A player answers the question that was asked in that version, and those that follow from the answers.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        version: u32,
        answers: &[String],
        key: Option<&str>,
        now: Now,
        source: &dyn Source,
    ) -> Result<Done, Refused> {
        if !(1..=Act::MOST_ANSWERS).contains(&answers.len()) {
            let what = format!("from 1 to {} answers", Act::MOST_ANSWERS);
            return Err(Refused::Unreadable(TextError { line: 1, column: 1, what }));
        }
        let key = key.map_or(0, |key| key_of(seat, key));
        if key != 0
            && let Some(done) = self.done_before(seat, version, answers, key)
        {
            return done;
        }
        self.running(seat)?;
        if !self.game.is_current(seat, version) {
            return Err(Refused::Stale { version: self.version() });
        }
        self.game.rehearse(seat, answers).map_err(|stumble| self.told_why(stumble))?;
        self.is_wanted(seat, answers)?;
        if self.marks.is_away(seat) {
            self.come_back(seat, now)?;
        }
        for answer in answers {
            // It was checked above.
            let digest = self.game.play_answer(seat, answer, now.day, key).ok_or(Refused::NotAsked)?;
            self.has_said(seat, answer);
            self.played(seat, digest, Some(key).filter(|&key| key != 0), now, source);
        }
        Ok(Done { version: self.game.last_move(seat), again: false })
    }

    /// Why answers are refused, with all that is needed to say it.
    pub(super) fn told_why(&self, stumble: Stumble) -> Refused {
        match stumble {
            Stumble::Refused(refused) => refused,
            Stumble::Illegal(what, scene) => {
                Refused::Illegal(Box::new(IllegalMove { what, scene: *scene, names: self.names() }))
            }
        }
    }

    /// A bot answers; `false` if it was not asked that any more.
    pub fn bot_answers(&mut self, seat: Seat, version: u32, index: usize, now: Now, source: &dyn Source) -> bool {
        let current = self.status == Status::Running && self.game.is_current(seat, version);
        if !current || self.is_played_by_person(seat) || !self.asked().has(seat) {
            return false;
        }
        let Some(digest) = self.game.play_nth(seat, index, now.day) else { return false };
        self.played(seat, digest, None, now, source);
        true
    }

    /// A move was played: it has to be stored, and the game goes on.
    fn played(&mut self, seat: Seat, digest: u64, key: Option<u64>, now: Now, source: &dyn Source) {
        self.store_last(digest, key, now);
        self.marks.answered(seat, self.terms.pace, now.served);
        self.marks.offers.clear();
        self.go_on(now, source);
    }

    /// The same request came before: what became of it.
    fn done_before(&self, seat: Seat, given: u32, answers: &[String], key: u64) -> Option<Result<Done, Refused>> {
        let numbers = self.game.asked_for(key);
        let (&first, &version) = (numbers.first()?, numbers.last()?);
        // An answer to a later question is another request, though it may read the same.
        let same = given < first
            && numbers.len() == answers.len()
            && numbers.iter().zip(answers).all(|(&number, answer)| self.reads(number, seat, answer));
        Some(if same { Ok(Done { version, again: true }) } else { Err(Refused::KeyUsed) })
    }

    /// Does that entry say that the player has answered so?
    fn reads(&self, number: u32, seat: Seat, answer: &str) -> bool {
        self.game.text(number).split_whitespace().eq(format!("{seat} {answer}").split_whitespace())
    }
}

/// What is kept of a key: the same key of two seats is two keys.
fn key_of(seat: Seat, key: &str) -> u64 {
    let hash = Sha256::new().chain_update([seat.0]).chain_update(key.as_bytes()).finalize();
    let mut eight = [0; 8];
    eight.copy_from_slice(&hash[..8]);
    // 0 stands for no key; the database counts with signs.
    (u64::from_le_bytes(eight) >> 1).max(1)
}
