//! Moves, games and positions as text.

use tabletop::script::Staged;
use tabletop::text::{Lines, TextError, Words};
use tabletop::{Actor, Viewer, Written};

use crate::rules::{Cup, Event, Move, ROUNDS, Setup};

/// The word for the game.
pub const TITLE: &str = "cup";

impl Written for Cup {
    type Data = ();

    const RULES_VERSION: u32 = 1;

    fn title(_: &Setup) -> &'static str {
        TITLE
    }

    fn write_setup(_: &mut Vec<u8>, _: &Setup) {}

    fn read_setup(lines: &mut Lines, _: Option<()>) -> Result<Setup, TextError> {
        let mut words = lines.need("game")?;
        words.exactly(TITLE)?;
        words.end()?;
        Self::read_rules(lines)?;
        lines.need("moves")?.end()?;
        Ok(Setup)
    }

    fn write_move(out: &mut Vec<u8>, by: Actor, m: Move, _: &Setup) {
        let answer = match m {
            Move::Rolled(face) => format!("rolled {face}"),
            Move::Say(face) => format!("say {face}"),
            Move::Believe => "believe".to_owned(),
            Move::Doubt => "doubt".to_owned(),
        };
        let by = match by {
            Actor::Seat(seat) => seat.to_string(),
            Actor::Chance => "*".to_owned(),
        };
        out.extend_from_slice(format!("{by} {answer}").as_bytes());
    }

    fn read_actor(words: &mut Words, _: &Setup) -> Result<Actor, TextError> {
        words.actor_of(2)
    }

    fn read_answer(words: &mut Words, _: &Setup) -> Result<Move, TextError> {
        let (at, word) = words.need("an answer")?;
        Ok(match word {
            "rolled" => Move::Rolled(words.number()?),
            "say" => Move::Say(words.number()?),
            "believe" => Move::Believe,
            "doubt" => Move::Doubt,
            _ => return Err(words.error(at, "no answer of this game")),
        })
    }
}

impl Staged for Cup {
    fn read_position(lines: &mut Lines, _: Option<()>) -> Result<Self, TextError> {
        let mut words = lines.need("lifted")?;
        let (at, round) = (words.column(), words.number()?);
        words.end()?;
        let mut points = lines.need("points")?;
        let position = Self { round, points: [points.number()?, points.number()?], die: None, said: None };
        points.end()?;
        let sum = position.points.iter().try_fold(0_u8, |sum, &points| sum.checked_add(points));
        if round > ROUNDS || sum != Some(round) {
            return Err(words.error(at, "a point for each time the cup is lifted, four times at most"));
        }
        match lines.next() {
            Some(mut end) => end.exactly("---").map(|()| position),
            None => Ok(position),
        }
    }

    fn setup_of(&self) -> Setup {
        Setup
    }

    fn write_position(&self) -> Option<String> {
        let Self { round, points: [first, second], die, said: _ } = self;
        die.is_none().then(|| format!("lifted {round}\npoints {first} {second}\n"))
    }

    /// Points by seat.
    type Fact = [u8; 2];

    fn read_fact(words: &mut Words, _: &Setup) -> Result<[u8; 2], TextError> {
        words.exactly("points")?;
        Ok([words.number()?, words.number()?])
    }

    fn check_fact(&self, fact: &[u8; 2], _: &[()]) -> Result<(), String> {
        if self.points == *fact { Ok(()) } else { Err(format!("points {} {}", self.points[0], self.points[1])) }
    }

    fn newcomer(&self, _: Viewer) {}

    fn event_text(event: &Event) -> String {
        match event {
            Event::Rolled(seat, Some(die)) => format!("{seat} rolled {die}"),
            Event::Rolled(seat, None) => format!("{seat} rolled"),
            Event::Said(seat, face) => format!("{seat} said {face}"),
            Event::Judged(seat, true) => format!("{seat} believed"),
            Event::Judged(seat, false) => format!("{seat} doubted"),
            Event::Lifted(die, winner) => format!("lifted {die} for {winner}"),
        }
    }

    fn is_event_like(text: &str) -> bool {
        text.split_whitespace().any(|word| ["rolled", "said", "believed", "doubted", "lifted"].contains(&word))
    }
}
