//! Positions out of random games, and other worlds that look the same to somebody.

use tabletop::{Actor, Asked, Stream, Viewer};

use crate::secretive::Secretive;

/// Two positions that look the same to a viewer.
pub struct Pair<G> {
    pub one: G,
    pub other: G,
    pub viewer: Viewer,
}

/// Random games one after another, and what everybody remembers of them.
pub struct Walk<G: Secretive> {
    setup: G::Setup,
    state: G,
    memories: Vec<(Viewer, G::Memory)>,
    luck: Stream,
    /// Answers that somebody could give at some time, in words.
    pub texts: Vec<String>,
}

/// So many answers are kept.
const TEXTS: usize = 300;
/// So many positions are passed by in which others hide nothing.
const PATIENCE: u32 = 60;
/// So often another world is imagined before the position is given up.
const TRIES: u32 = 6;

impl<G: Secretive> Walk<G> {
    pub fn new(setup: &G::Setup, seed: u64) -> Self {
        let state = G::start(setup);
        let memories = memories::<G>(setup, state.players());
        Self { setup: setup.clone(), state, memories, luck: Stream::new(seed), texts: Vec::new() }
    }

    /// A pair: two worlds that differ, unless the game has no secrets at all.
    pub fn find(&mut self) -> Pair<G> {
        let mut depth = self.luck.below(G::DEEPEST);
        // A deck is shuffled rarely.
        let brink = self.luck.below(6) == 0;
        // In many positions little is hidden but the deck; others are worth a walk.
        let mut patience = PATIENCE * self.luck.below(4).min(1);
        loop {
            if matches!(self.state.asked(), Asked::Over) || self.state.is_open() {
                self.state = G::start(&self.setup);
                self.memories = memories::<G>(&self.setup, self.state.players());
            }
            if depth == 0
                && (!brink || self.state.is_on_the_brink())
                && !self.state.who().is_empty()
                && let Some(pair) = self.imagine()
            {
                if brink || patience == 0 || pair.one.all_held() != pair.other.all_held() {
                    return pair;
                }
                patience -= 1;
            }
            depth = depth.saturating_sub(1);
            self.go_on();
        }
    }

    fn imagine(&mut self) -> Option<Pair<G>> {
        let at = self.luck.below(self.memories.len() as u32) as usize;
        let (viewer, memory) = &self.memories[at];
        let (viewer, view) = (*viewer, self.state.view(*viewer));
        let mut found = None;
        for _ in 0..TRIES {
            let other = G::imagine(&view, memory, &mut self.luck);
            assert_eq!(other.view(viewer), view, "an imagined world looks like the real one");
            // Other hands are worth more than another order of the deck.
            let held = other.all_held() != self.state.all_held();
            if held || found.is_none() && (other != self.state || self.state.players() == 1) {
                found = Some(Pair { one: self.state.clone(), other, viewer });
            }
            if held {
                break;
            }
        }
        found
    }

    /// Somebody answers at random, or chance does.
    fn go_on(&mut self) {
        let mut events = Vec::new();
        if let Asked::Chance(roll, _) = self.state.asked() {
            let m = roll.draw(&mut self.luck).into();
            self.state.apply(Actor::Chance, m, &mut events);
        } else {
            let who = self.state.who();
            let seat = who[self.luck.below(who.len() as u32) as usize];
            let legal = self.state.answers(seat);
            let m = legal[self.luck.below(legal.len() as u32) as usize];
            self.note(m);
            self.state.apply(Actor::Seat(seat), m, &mut events);
        }
        for (viewer, memory) in &mut self.memories {
            for event in &events {
                G::remember(memory, &G::seen_by(event, *viewer));
            }
        }
    }

    fn note(&mut self, m: G::Move) {
        let text = G::words(&self.setup, m);
        if self.texts.len() < TEXTS {
            self.texts.push(text);
        } else {
            let at = self.luck.below(TEXTS as u32) as usize;
            self.texts[at] = text;
        }
    }
}

fn memories<G: Secretive>(setup: &G::Setup, players: u8) -> Vec<(Viewer, G::Memory)> {
    Viewer::all(players).map(|viewer| (viewer, G::recall(setup, viewer))).collect()
}
