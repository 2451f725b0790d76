//! How the game went, told from its log.

use tabletop::Viewer;

use super::CourseOf;
use crate::game::Hosted;
use crate::tale::{Lead, Rounds, Tale, leader};

impl<G: Hosted> CourseOf<G> {
    /// How the game went. Points are looked at whenever a turn or a round is over: what counts within one is not yet told.
    pub fn tale(&self) -> Tale {
        let mut state = self.start();
        let (mut tale, mut rounds) = (Tale::default(), Rounds::default());
        let mut turn: Vec<G::Seen> = Vec::new();
        let is_whole = self.staged.is_none();
        let mut moves = self.moves().peekable();
        while let Some((number, by, m)) = moves.next() {
            let mut events: Vec<G::Event> = Vec::new();
            state.apply(by, m, &mut events);
            turn.extend(events.iter().map(|event| G::seen_by(event, Viewer::Spectator)));
            let begins: Vec<_> = events.iter().filter_map(G::begins).collect();
            if begins.is_empty() && moves.peek().is_some() {
                continue;
            }
            let (seat, from) = (leader(&state.points()), tale.lead.as_ref().map(|lead| lead.seat));
            if let Some(seat) = seat.filter(|&seat| from != Some(seat)) {
                tale.changes += u16::from(from.is_some());
                let round = is_whole.then_some(rounds.number);
                let events = G::events(std::mem::take(&mut turn));
                tale.lead = Some(Lead { seat, from, round, turn: rounds.turn, entry: number, events });
            }
            turn.clear();
            begins.into_iter().for_each(|begins| rounds.take_in(begins));
        }
        tale.rounds = is_whole.then_some(rounds.number);
        tale
    }
}
