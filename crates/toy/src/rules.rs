//! The rules.

use tabletop::{
    Actor, Asked, Encode, Encoding, Game, Illegal, Imagine, MoveBuf, Outcome, Roll, Seat, Sink, Standing, Stream,
    Viewer, Why,
};

/// So often the cup is lifted.
pub const ROUNDS: u8 = 4;
/// The faces of the die.
const FACES: u8 = 6;

tabletop::rules! {
    Turn "T-1"
    Number "T-2"
}

/// There is nothing to decide before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup;

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Chance: what the die shows.
    Rolled(u8),
    /// A number is said.
    Say(u8),
    /// It is believed.
    Believe,
    /// It is doubted.
    Doubt,
}

impl From<Outcome> for Move {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Number(below) => Self::Rolled(below.saturating_add(1)),
            Outcome::Seed(_) => Self::Rolled(0),
        }
    }
}

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Chance: the die.
    Die,
    /// Which number is said?
    Say,
    /// Is it believed?
    Judge,
}

/// Something that happened. A die that was not seen is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The die was rolled under that player's cup.
    Rolled(Seat, Option<u8>),
    /// That player said a number.
    Said(Seat, u8),
    /// That player believed it, or not.
    Judged(Seat, bool),
    /// The cup was lifted, and that player has a point.
    Lifted(u8, Seat),
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cup {
    pub(crate) round: u8,
    pub(crate) points: [u8; 2],
    pub(crate) die: Option<u8>,
    pub(crate) said: Option<u8>,
}

/// What one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// How often the cup was lifted.
    pub round: u8,
    /// Points by seat.
    pub points: [u8; 2],
    /// Is there a die under the cup?
    pub is_rolled: bool,
    /// The die, for whoever sees it.
    pub die: Option<u8>,
    /// What was said.
    pub said: Option<u8>,
    /// Who is asked what.
    pub asked: Asked<Ask>,
}

/// Whose cup it is in that round.
#[must_use]
pub const fn speaker(round: u8) -> Seat {
    Seat(round % 2)
}

/// The other player.
#[must_use]
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Encode for Cup {
    fn encode(&self, to: &mut Encoding) {
        let Self { round, points: [first, second], die, said } = *self;
        to.byte(round).byte(first).byte(second).byte(die.unwrap_or(0)).byte(said.unwrap_or(0));
    }
}

impl Game for Cup {
    type Setup = Setup;
    type Move = Move;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    const MAX_MOVES: usize = FACES as usize;

    fn start(_: &Setup) -> Self {
        Self { round: 0, points: [0; 2], die: None, said: None }
    }

    fn players(&self) -> u8 {
        2
    }

    fn asked(&self) -> Asked<Ask> {
        match (self.die, self.said) {
            _ if self.round == ROUNDS => Asked::Over,
            (None, _) => Asked::Chance(Roll::Below(FACES), Ask::Die),
            (Some(_), None) => Asked::Seat(speaker(self.round), Ask::Say),
            (Some(_), Some(_)) => Asked::Seat(other(speaker(self.round)), Ask::Judge),
        }
    }

    fn check(&self, by: Actor, m: Move) -> Result<(), Illegal<Rule>> {
        let ask = match self.asked() {
            Asked::Seat(seat, ask) if by == Actor::Seat(seat) => ask,
            Asked::Chance(_, ask) if by == Actor::Chance => ask,
            _ => return Err(Illegal::new(Rule::Turn, Why::NotAsked)),
        };
        match (ask, m) {
            (Ask::Say, Move::Say(face)) | (Ask::Die, Move::Rolled(face)) if !(1..=FACES).contains(&face) => {
                Err(Illegal::range(Rule::Number, 1, FACES, face))
            }
            (Ask::Die, Move::Rolled(_)) | (Ask::Say, Move::Say(_)) | (Ask::Judge, Move::Believe | Move::Doubt) => {
                Ok(())
            }
            _ => Err(Illegal::new(Rule::Turn, Why::WrongAnswer)),
        }
    }

    fn moves(&self, by: Actor, out: &mut MoveBuf<Move>) {
        match self.asked() {
            Asked::Seat(seat, Ask::Say) if by == Actor::Seat(seat) => {
                (1..=FACES).for_each(|face| out.push(Move::Say(face)));
            }
            Asked::Seat(seat, Ask::Judge) if by == Actor::Seat(seat) => {
                out.push(Move::Believe);
                out.push(Move::Doubt);
            }
            _ => {}
        }
    }

    fn apply(&mut self, _: Actor, m: Move, log: &mut impl Sink<Event>) {
        let (speaks, judges) = (speaker(self.round), other(speaker(self.round)));
        match m {
            Move::Rolled(face) => {
                self.die = Some(face);
                log.put(|| Event::Rolled(speaks, Some(face)));
            }
            Move::Say(face) => {
                self.said = Some(face);
                log.put(|| Event::Said(speaks, face));
            }
            Move::Believe | Move::Doubt => {
                let is_true = self.said == self.die;
                let winner = if (m == Move::Believe) == is_true { judges } else { speaks };
                let face = self.die.take().unwrap_or(0);
                self.points[winner.index()] += 1;
                (self.said, self.round) = (None, self.round + 1);
                log.put(|| Event::Judged(judges, m == Move::Believe));
                log.put(|| Event::Lifted(face, winner));
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let Self { round, points, die, said } = *self;
        let sees = viewer.is(speaker(round));
        View { viewer, round, points, is_rolled: die.is_some(), die: die.filter(|_| sees), said, asked: self.asked() }
    }

    fn standing(&self) -> Option<Standing> {
        let results = self.points.map(|points| (i16::from(points), 0));
        (self.round == ROUNDS).then(|| Standing::rank(&results))
    }
}

impl Imagine for Cup {
    type Seen = Event;
    /// Nothing is hidden that was seen before: a lifted cup is empty again.
    type Memory = ();

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        match *event {
            Event::Rolled(seat, die) => Event::Rolled(seat, die.filter(|_| viewer.is(seat))),
            seen => seen,
        }
    }

    fn reveals(seen: &Event) -> bool {
        matches!(seen, Event::Rolled(_, Some(_)) | Event::Lifted(..))
    }

    fn recall(_: &Setup, _: Viewer) {}

    fn remember((): &mut (), _: &Event) {}

    fn imagine(view: &View, (): &(), stream: &mut Stream) -> Self {
        let unseen = view.is_rolled && view.die.is_none();
        let die = if unseen { Some(stream.below(u32::from(FACES)) as u8 + 1) } else { view.die };
        Self { round: view.round, points: view.points, die, said: view.said }
    }
}
