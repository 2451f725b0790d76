//! What can be painted, where, and what would come of it.

use islands::{Ask, Brush, Colour, Colours, Move, Nth, Rule, Seen, Source, Squares, State};
use tabletop::{Actor, Asked, Game as _, Illegal, Seat, Viewer};

use crate::game::Hosted as _;
use crate::look::MOST_LEGAL;

/// All that a player needs to paint without asking again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Easel {
    /// Where the painting action comes from.
    pub source: Source,
    /// What is painted.
    pub brush: Brush,
    /// The colours that may be used.
    pub colours: Colours,
    /// The forms the brush can have, each in the upper left corner; none if every connected form will do.
    pub turns: Vec<Squares>,
    /// The player's islands, in reading order.
    pub canvases: Vec<Canvas>,
    /// Every legal placement, by island and squares.
    pub strokes: Vec<Stroke>,
    /// What can come of them; each is there once.
    pub outcomes: Vec<Outcome>,
    /// What comes of giving up, where that is allowed.
    pub give_up: Option<Outcome>,
    /// Is it not the player's turn yet, so that this can only be prepared?
    pub is_ahead: bool,
}

/// An island as the next painting finds it, with the reasons against painting in the wrong place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    /// Squares that are empty and unpainted.
    pub free: Squares,
    /// Those of them of which the painting must hold one.
    pub reach: Squares,
    /// A painting that holds another square is refused so.
    pub taken: Option<Illegal<Rule>>,
    /// A painting of free squares that touches none of `reach` is refused so.
    pub apart: Option<Illegal<Rule>>,
    /// A painting that holds the right squares and is refused all the same, as a first half after which there is no second.
    pub other: Option<Illegal<Rule>>,
}

/// A legal placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// On which island.
    pub island: Nth,
    /// Which squares.
    pub squares: Squares,
    /// By colour, the number of what comes of it; nothing if it can't have that colour.
    pub outcome: [Option<u16>; Colour::ALL.len()],
}

/// What comes of a painting, or of giving one up, until somebody is asked or a die is rolled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// What it causes, the painting itself left out.
    pub events: Vec<Seen>,
    /// How the player's points change, as if the game ended then.
    pub points: i16,
    /// How the player's coins change.
    pub coins: i32,
}

impl Easel {
    /// For a player who is asked to paint.
    pub(crate) fn now(state: &State, seat: Seat) -> Option<Self> {
        let Asked::Seat(asked, Ask::Paint { source, brush, colours }) = state.asked() else { return None };
        (asked == seat).then(|| Self::new(state, seat, (source, brush, colours), false))
    }

    /// For a player whose one square of this round is still to come.
    pub(crate) fn ahead(state: &State, seat: Seat) -> Option<Self> {
        let ahead = state.ahead(seat)?;
        let Asked::Seat(_, Ask::Paint { source, brush, colours }) = ahead.asked() else { return None };
        Some(Self::new(&ahead, seat, (source, brush, colours), true))
    }

    fn new(state: &State, seat: Seat, (source, brush, colours): (Source, Brush, Colours), is_ahead: bool) -> Self {
        let mut easel = Self {
            source,
            brush,
            colours,
            turns: turns(state, brush),
            canvases: Nth::ALL.map(|nth| Canvas::new(state, seat, nth, brush, colours)).into(),
            strokes: Vec::new(),
            outcomes: Vec::new(),
            give_up: None,
            is_ahead,
        };
        let legal: Vec<Move> = State::with_buf(|buf| {
            state.moves(Actor::Seat(seat), buf);
            buf.iter().copied().take(MOST_LEGAL).collect()
        });
        for m in legal {
            match m {
                Move::Paint { island, colour, squares } => {
                    let outcome = easel.noted(Outcome::of(state, seat, m));
                    easel.add(island, squares, colour, outcome);
                }
                Move::GiveUp => easel.give_up = Some(Outcome::of(state, seat, m)),
                _ => {}
            }
        }
        easel
    }

    /// The number of an outcome.
    fn noted(&mut self, outcome: Outcome) -> u16 {
        let known = self.outcomes.iter().position(|known| *known == outcome);
        known.unwrap_or_else(|| {
            self.outcomes.push(outcome);
            self.outcomes.len() - 1
        }) as u16
    }

    fn add(&mut self, island: Nth, squares: Squares, colour: Colour, outcome: u16) {
        // Colours of one placement follow one another.
        let last = self.strokes.last_mut().filter(|last| last.island == island && last.squares == squares);
        match last {
            Some(stroke) => stroke.outcome[colour as usize] = Some(outcome),
            None => {
                let mut by_colour = [None; Colour::ALL.len()];
                by_colour[colour as usize] = Some(outcome);
                self.strokes.push(Stroke { island, squares, outcome: by_colour });
            }
        }
    }
}

fn turns(state: &State, brush: Brush) -> Vec<Squares> {
    let pieces = &state.atlas().board().pieces;
    match brush {
        Brush::Square => vec![Squares(1)],
        Brush::Whole(shape) | Brush::First(shape) | Brush::Second(shape) => pieces[shape as usize].turns(),
        Brush::Free(_) => Vec::new(),
    }
}

/// Is that the question whose answer can be prepared: the one square of a player without the card?
pub(crate) const fn prepares(ask: Ask) -> bool {
    matches!(ask, Ask::Paint { source: Source::Square, brush: Brush::Square, .. })
}

impl Canvas {
    fn new(state: &State, seat: Seat, nth: Nth, brush: Brush, colours: Colours) -> Self {
        let (free, reach) = state.ground_of(seat, nth);
        let island = state.island(seat, nth);
        let colour = colours.iter().next().unwrap_or(Colour::Red);
        let why = |squares: &Squares| {
            let m = Move::Paint { island: nth, colour, squares: *squares };
            state.check(Actor::Seat(seat), m).err()
        };
        let places: &[Squares] = match brush {
            Brush::Whole(shape) | Brush::First(shape) | Brush::Second(shape) => &island.places[shape as usize],
            Brush::Free(size) => island.forms(size),
            Brush::Square => &[],
        };
        let singles: Vec<Squares> = if places.is_empty() && brush == Brush::Square {
            island.grid().iter().map(Squares::only).collect()
        } else {
            Vec::new()
        };
        let all = || places.iter().chain(&singles);
        let is_apart = |place: &&Squares| place.within(free) && !place.meets(reach);
        let is_right = |place: &&Squares| place.within(free) && place.meets(reach);
        Self {
            free,
            reach,
            taken: elsewhere(state, brush, free).and_then(|place| why(&place)),
            apart: all().find(is_apart).and_then(why),
            other: all().filter(is_right).find_map(why),
        }
    }
}

/// Squares of the right form of which one at least can't be painted, if there are any.
fn elsewhere(state: &State, brush: Brush, free: Squares) -> Option<Squares> {
    let piece = match brush {
        Brush::Square => Squares(1),
        Brush::Whole(shape) | Brush::First(shape) | Brush::Second(shape) => {
            state.atlas().board().pieces[shape as usize].0.to_corner()
        }
        Brush::Free(size) => Squares((1 << size) - 1),
    };
    let moved = (0..64).map(|by| Squares(piece.0 << by));
    moved.filter(|place| place.to_corner() == piece).find(|place| !place.within(free))
}

impl Outcome {
    /// What comes of a move of that player in that position.
    pub(crate) fn of(state: &State, seat: Seat, m: Move) -> Self {
        let (mut after, mut log) = (state.clone(), Vec::new());
        after.apply(Actor::Seat(seat), m, &mut log);
        let caused = log.iter().filter(|event| is_caused(event, seat));
        Self {
            events: caused.map(|event| event.seen_by(Viewer::Spectator)).collect(),
            points: after.points(seat) - state.points(seat),
            coins: i32::from(after.coins(seat)) - i32::from(state.coins(seat)),
        }
    }
}

/// Is that a part of what a painting of this player causes? What other players and the next round bring is not.
fn is_caused(event: &islands::Event, who: Seat) -> bool {
    use islands::Event as E;
    match *event {
        E::Starts { seat, .. }
        | E::Surrounds { seat, .. }
        | E::VolcanoTokens { seat, .. }
        | E::Access { seat, .. }
        | E::Token { seat, .. }
        | E::NoToken { seat, .. }
        | E::TokenReturned { seat }
        | E::Takes { seat, .. }
        | E::TakesNothing { seat, .. }
        | E::Fills { seat, .. }
        | E::Income { seat, .. } => seat == who,
        E::VolcanoGives { .. } => true,
        _ => false,
    }
}
