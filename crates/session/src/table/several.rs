//! Several answers of one player, all or none.

use tabletop::text::TextError;
use tabletop::{Actor, Seat};

use super::acts::key_of;
use super::{Now, Table, on};
use crate::any::Any;
use crate::course::{Forbidden, Stumble};
use crate::game::Hosted;
use crate::hub::{Act, Done};
use crate::look::{Scene, SceneOf};
use crate::refused::{self, IllegalMove, Refused};
use crate::source::Source;

/// The answers as moves, of whichever game it is.
type Moves = Any<Vec<origami::Move>, Vec<islands::Move>>;

impl Table {
    /// A player answers several questions, one right after the other.
    pub(super) fn several(
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
            && let Some(done) = self.all_done_before(seat, version, answers, key)
        {
            return done;
        }
        self.running(seat)?;
        if !on!(&self.game, course => course.is_current(seat, version)) {
            return Err(Refused::Stale { version: self.version() });
        }
        let moves = self.rehearse(seat, answers)?;
        if self.marks.is_away(seat) {
            self.come_back(seat, now)?;
        }
        for at in 0..answers.len() {
            let digest = match (&mut self.game, &moves) {
                (Any::Cards(course), Any::Cards(moves)) => course.play(Actor::Seat(seat), moves[at], now.day, key).ok(),
                (Any::Islands(course), Any::Islands(moves)) => {
                    course.play(Actor::Seat(seat), moves[at], now.day, key).ok()
                }
                _ => None,
            };
            // It went well in the rehearsal.
            let digest = digest.ok_or(Refused::NotAsked)?;
            self.played(seat, digest, Some(key).filter(|&key| key != 0), now, source);
        }
        Ok(Done { version: self.last_move(seat), again: false })
    }

    /// May the player answer so?
    fn rehearse(&self, seat: Seat, answers: &[String]) -> Result<Moves, Refused> {
        match &self.game {
            Any::Cards(course) => match course.rehearse(seat, answers) {
                Ok(moves) => Ok(Any::Cards(moves)),
                Err(stumble) => Err(self.told_why(stumble, Any::Cards, Any::Cards)),
            },
            Any::Islands(course) => match course.rehearse(seat, answers) {
                Ok(moves) => Ok(Any::Islands(moves)),
                Err(stumble) => Err(self.told_why(stumble, Any::Islands, Any::Islands)),
            },
        }
    }

    fn told_why<G: Hosted>(
        &self,
        stumble: Stumble<G>,
        what: fn(Forbidden<G>) -> refused::Forbidden,
        scene: fn(SceneOf<G>) -> Scene,
    ) -> Refused {
        match stumble {
            Stumble::Refused(refused) => refused,
            Stumble::Illegal(forbidden, seen) => Refused::Illegal(Box::new(IllegalMove {
                what: what(forbidden),
                scene: scene(*seen),
                names: self.names(),
            })),
        }
    }

    /// The same request came before: what became of it.
    fn all_done_before(&self, seat: Seat, given: u32, answers: &[String], key: u64) -> Option<Result<Done, Refused>> {
        let numbers: Vec<u32> = on!(&self.game, course => {
            (1..).zip(&course.log).filter(|(_, logged)| logged.key == key).map(|(number, _)| number).collect()
        });
        let (&first, &version) = (numbers.first()?, numbers.last()?);
        let same = given < first
            && numbers.len() == answers.len()
            && numbers.iter().zip(answers).all(|(&number, answer)| self.reads(number, seat, answer));
        Some(if same { Ok(Done { version, again: true }) } else { Err(Refused::KeyUsed) })
    }
}
