//! How the games are shown that can be watched: what `play` draws, and what the log tells.

use std::io;

use phrases::teller::Line;
use phrases::{IslandsTeller, Lexicon, Phrases, Teller};
use tabletop::{Game, Seat, Viewer, Written};

use super::player::Eyes;
use super::watch::Show;
use crate::play::{self, Desk, PointsLine, Sitting};
use speech;

/// A card game.
pub struct Cards<'a> {
    /// The language.
    pub phrases: Phrases,
    /// What is played with.
    pub setup: origami::Setup,
    /// What cards are called.
    pub lexicon: &'a Lexicon,
    /// The players.
    pub names: &'a [String],
}

impl Cards<'_> {
    fn teller(&self, eyes: Eyes) -> Teller<'_> {
        let Self { phrases, setup, lexicon, names } = *self;
        Teller { phrases, lexicon, edition: setup.edition(), title: setup.title(), names, reader: eyes.reader() }
    }
}

impl Show for Cards<'_> {
    type Game = origami::State;

    fn phrases(&self) -> Phrases {
        self.phrases
    }

    fn title(&self) -> String {
        speech::title(self.setup.title(), self.phrases)
    }

    fn log(&self, events: &[origami::Event], eyes: Eyes) -> Vec<Line> {
        let seen = |event: &origami::Event| match eyes {
            Eyes::Open => event.with_all_hands_open(),
            Eyes::Seat(_) | Eyes::Nobody => event.seen_by(eyes.reader()),
        };
        self.teller(eyes).log(&events.iter().map(seen).collect::<Vec<_>>(), 0)
    }

    fn table(&self, desk: &mut Desk, sitting: &Sitting<Self::Game>, eyes: Eyes, _: Option<Seat>) -> io::Result<()> {
        play::draw_cards(desk, sitting, &self.teller(eyes), eyes == Eyes::Open)
    }

    fn points(&self, desk: &mut Desk, state: &Self::Game, eyes: Eyes) -> io::Result<()> {
        play::points(state, &self.teller(eyes)).iter().try_for_each(|line| desk.say(line, 0))
    }
}

/// A game of Origami Islands.
pub struct Islands<'a> {
    /// The language.
    pub phrases: Phrases,
    /// What is played with.
    pub setup: islands::Setup,
    /// The players.
    pub names: &'a [String],
}

impl Islands<'_> {
    /// Says something with the islands by their names, once they are chosen.
    fn told<T>(&self, state: &islands::State, eyes: Eyes, tell: impl FnOnce(&IslandsTeller) -> T) -> T {
        let kept: Vec<_> = state.view(Viewer::Spectator).table.seats.iter().map(|seat| seat.kept).collect();
        let Self { phrases, setup, names } = *self;
        tell(&IslandsTeller { phrases, setup, names, kept: &kept, reader: eyes.reader() })
    }
}

impl Show for Islands<'_> {
    type Game = islands::State;

    fn phrases(&self) -> Phrases {
        self.phrases
    }

    fn title(&self) -> String {
        self.phrases.home_game_name(islands::State::title(&self.setup))
    }

    fn log(&self, events: &[islands::Event], eyes: Eyes) -> Vec<Line> {
        let seen = |event: &islands::Event| match eyes {
            Eyes::Open => event.map(|_, kept| Some(kept)),
            Eyes::Seat(_) | Eyes::Nobody => event.seen_by(eyes.reader()),
        };
        let seen: Vec<_> = events.iter().map(seen).collect();
        self.told(&islands::State::start(&self.setup), eyes, |teller| teller.log(&seen, 0))
    }

    fn table(&self, desk: &mut Desk, sitting: &Sitting<Self::Game>, eyes: Eyes, by: Option<Seat>) -> io::Result<()> {
        play::draw_islands(desk, sitting, (self.phrases, self.names), eyes.reader(), by)
    }

    fn points(&self, desk: &mut Desk, state: &Self::Game, eyes: Eyes) -> io::Result<()> {
        let lines = self.told(state, eyes, |teller| play::islands_points(state, teller));
        lines.iter().try_for_each(|PointsLine { text, indent, .. }| desk.say(text, *indent))
    }
}
