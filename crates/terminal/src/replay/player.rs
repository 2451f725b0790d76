//! What keys do: where one is in a recorded game, whether it plays by itself, and who watches.

use std::time::Duration;

use tabletop::{Seat, Viewer};

use super::reel::{Mark, Reel, Watched};

/// With whose eyes a game is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// As the player in that seat saw it.
    Seat(Seat),
    /// As somebody who watches.
    Nobody,
    /// With all cards open.
    Open,
}

impl Eyes {
    /// The viewer; whoever sees everything reads as somebody who watches.
    pub const fn reader(self) -> Viewer {
        match self {
            Self::Seat(seat) => Viewer::Seat(seat),
            Self::Nobody | Self::Open => Viewer::Spectator,
        }
    }

    /// The next ones: seat by seat, then somebody who watches, then all cards open.
    const fn next(self, players: u8) -> Self {
        match self {
            Self::Seat(Seat(seat)) if seat + 1 < players => Self::Seat(Seat(seat + 1)),
            Self::Seat(_) => Self::Nobody,
            Self::Nobody => Self::Open,
            Self::Open => Self::Seat(Seat(0)),
        }
    }
}

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// To the page before.
    PageUp,
    /// To the next page.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// Ctrl-C, or nothing comes any more.
    Interrupt,
    /// A letter, a digit, a blank, a tab.
    Char(char),
}

/// The sequences that terminals send for keys without a letter, behind an escape.
const SEQUENCES: [(&[u8], Key); 20] = [
    (b"[A", Key::Up),
    (b"[B", Key::Down),
    (b"[C", Key::Right),
    (b"[D", Key::Left),
    (b"[H", Key::Home),
    (b"[F", Key::End),
    (b"OA", Key::Up),
    (b"OB", Key::Down),
    (b"OC", Key::Right),
    (b"OD", Key::Left),
    (b"OH", Key::Home),
    (b"OF", Key::End),
    (b"[1~", Key::Home),
    (b"[7~", Key::Home),
    (b"[4~", Key::End),
    (b"[8~", Key::End),
    (b"[5~", Key::PageUp),
    (b"[6~", Key::PageDown),
    // With the modifier some terminals add.
    (b"[1;2C", Key::Right),
    (b"[1;2D", Key::Left),
];

/// The keys that these bytes are; what is none of them is skipped.
pub fn keys(mut bytes: &[u8]) -> Vec<Key> {
    let mut keys = Vec::new();
    while let Some((&first, rest)) = bytes.split_first() {
        bytes = rest;
        match first {
            0x1b => match SEQUENCES.iter().find(|(sequence, _)| rest.starts_with(sequence)) {
                Some((sequence, key)) => {
                    keys.push(*key);
                    bytes = &rest[sequence.len()..];
                }
                // An unknown sequence ends with a letter or a tilde.
                None if rest.starts_with(b"[") => {
                    let end = rest[1..].iter().position(|byte| (0x40..=0x7e).contains(byte));
                    bytes = end.map_or(&[][..], |end| &rest[end + 2..]);
                }
                None => {}
            },
            3 => keys.push(Key::Interrupt),
            b'\t' | b' '..=b'~' => keys.push(Key::Char(char::from(first))),
            _ => {}
        }
    }
    keys
}

/// How fast it plays by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// With time to read everything.
    Calm,
    /// As at a table.
    Brisk,
    /// To get on.
    Fast,
}

impl Speed {
    /// The number of its key.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// How long a step is shown.
    pub const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Calm => 3000,
            Self::Brisk => 1400,
            Self::Fast => 500,
        })
    }
}

/// How somebody leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// They have seen enough.
    Quit,
    /// By Ctrl-C.
    Interrupted,
}

/// Where somebody is who watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// Which step is shown.
    pub at: usize,
    /// Does it go on by itself?
    pub plays: bool,
    /// How fast.
    pub speed: Speed,
    /// Who watches.
    pub eyes: Eyes,
    /// So many lines of the table are above the screen.
    pub scroll: usize,
}

impl Player {
    /// At the first step, waiting.
    pub const fn new(eyes: Eyes) -> Self {
        Self { at: 0, plays: false, speed: Speed::Brisk, eyes, scroll: 0 }
    }

    /// A key is pressed.
    pub fn press<G: Watched>(&mut self, key: Key, reel: &Reel<G>) -> Result<(), Left> {
        let players = G::start(&reel.record.setup).players();
        let to = match key {
            Key::Interrupt => return Err(Left::Interrupted),
            Key::Char('q') => return Err(Left::Quit),
            Key::Left => self.at.saturating_sub(1),
            Key::Right => (self.at + 1).min(reel.last()),
            Key::Up => reel.back(self.at, Mark::Turn),
            Key::Down => reel.next(self.at, Mark::Turn),
            Key::PageUp => reel.back(self.at, Mark::Round),
            Key::PageDown => reel.next(self.at, Mark::Round),
            Key::Home => 0,
            Key::End => reel.last(),
            Key::Char(' ') => {
                // At the end there is nothing to play but the whole game once more.
                if !self.plays && self.at == reel.last() {
                    (self.at, self.scroll) = (0, 0);
                }
                self.plays = !self.plays;
                return Ok(());
            }
            Key::Char(letter) => {
                match letter {
                    '1' => self.speed = Speed::Calm,
                    '2' => self.speed = Speed::Brisk,
                    '3' => self.speed = Speed::Fast,
                    '\t' | 's' => self.eyes = self.eyes.next(players),
                    'w' => self.eyes = Eyes::Nobody,
                    'o' => self.eyes = Eyes::Open,
                    'j' => self.scroll += 1,
                    'k' => self.scroll = self.scroll.saturating_sub(1),
                    _ => {}
                }
                return Ok(());
            }
        };
        // Whoever goes somewhere wants to look at it.
        (self.at, self.plays) = (to, false);
        Ok(())
    }

    /// The time of a step is over: is there another one to be shown?
    pub fn go_on(&mut self, last: usize) {
        self.at = (self.at + 1).min(last);
        self.plays &= self.at < last;
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Record;

    use super::*;

    fn reel() -> Reel<origami::State> {
        let text = include_str!("../../../origami/tests/golden/records/v1-two.txt");
        let record = Record::parse(text).expect("a record");
        let lexicon = phrases::Lexicon::default();
        let setup = record.setup;
        let show = crate::replay::show::Cards {
            phrases: phrases::Phrases(phrases::Language::En),
            setup,
            lexicon: &lexicon,
            names: &crate::play::names(),
        };
        Reel::new(record, |events| crate::replay::watch::Show::log(&show, events, Eyes::Open))
    }

    fn pressed(player: &mut Player, reel: &Reel<origami::State>, typed: &[u8]) -> Result<(), Left> {
        keys(typed).into_iter().try_for_each(|key| player.press(key, reel))
    }

    #[test]
    fn keys_are_told_from_what_terminals_send() {
        let typed = b" \x1b[C\x1bOD\x1b[5~\x1b[6~\x1b[H\x1b[4~q\t\x03";
        let expected = [
            Key::Char(' '),
            Key::Right,
            Key::Left,
            Key::PageUp,
            Key::PageDown,
            Key::Home,
            Key::End,
            Key::Char('q'),
            Key::Char('\t'),
            Key::Interrupt,
        ];
        assert_eq!(keys(typed), expected);
        // What nobody knows is no letter of its own, and nothing breaks where a sequence does.
        assert_eq!(keys(b"\x1b[15~\x1b[1;5Qx"), [Key::Char('x')]);
        for cut in [&b"\x1b"[..], b"\x1b[", b"\x1b[1", b"\xc3\xa4\0\x7f\xff"] {
            assert_eq!(keys(cut), [], "{cut:?}");
        }
    }

    #[test]
    fn one_goes_by_steps_turns_and_rounds_and_never_beyond_the_ends() {
        let reel = reel();
        let (mut player, last) = (Player::new(Eyes::Open), reel.last());
        assert!(last > 20, "{last}");
        assert_eq!(pressed(&mut player, &reel, b"\x1b[D\x1b[A\x1b[5~"), Ok(()));
        assert_eq!(player.at, 0);
        assert_eq!(pressed(&mut player, &reel, b"\x1b[C\x1b[C\x1b[D"), Ok(()));
        assert_eq!(player.at, 1);
        let mut turns = Vec::new();
        let mut rounds = 0;
        player.at = 0;
        while player.at < last {
            let before = player.at;
            assert_eq!(pressed(&mut player, &reel, b"\x1b[B"), Ok(()));
            assert!(player.at > before);
            turns.push(player.at);
            rounds += usize::from(reel.steps[player.at].mark == Some(Mark::Round));
        }
        for &turn in turns.iter().rev().skip(1) {
            assert_eq!(pressed(&mut player, &reel, b"\x1b[A"), Ok(()));
            assert_eq!(player.at, turn, "the way back is the way there");
        }
        assert!(turns.len() > rounds && rounds > 3, "{} {rounds}", turns.len());
        assert_eq!(pressed(&mut player, &reel, b"\x1b[F\x1b[C\x1b[B\x1b[6~"), Ok(()));
        assert_eq!(player.at, last);
    }

    #[test]
    fn it_plays_to_the_end_and_then_from_the_beginning() {
        let reel = reel();
        let (mut player, last) = (Player::new(Eyes::Open), reel.last());
        assert_eq!(pressed(&mut player, &reel, b"3 "), Ok(()));
        assert!(player.plays && player.speed == Speed::Fast && Speed::Fast.pause() < Speed::Calm.pause());
        (0..last + 3).for_each(|_| player.go_on(last));
        assert_eq!((player.at, player.plays), (last, false));
        assert_eq!(pressed(&mut player, &reel, b" "), Ok(()));
        assert_eq!((player.at, player.plays), (0, true));
        // Whoever goes somewhere stops there.
        assert_eq!(pressed(&mut player, &reel, b"\x1b[C"), Ok(()));
        assert_eq!((player.at, player.plays), (1, false));
        assert_eq!(pressed(&mut player, &reel, b"q"), Err(Left::Quit));
        assert_eq!(pressed(&mut player, &reel, b"\x03"), Err(Left::Interrupted));
    }

    #[test]
    fn one_looks_with_everybodys_eyes_in_turn() {
        let reel = reel();
        let mut player = Player::new(Eyes::Open);
        let mut seen = Vec::new();
        for _ in 0..4 {
            assert_eq!(pressed(&mut player, &reel, b"s"), Ok(()));
            seen.push(player.eyes);
        }
        assert_eq!(seen, [Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::Nobody, Eyes::Open]);
        assert_eq!(pressed(&mut player, &reel, b"sw"), Ok(()));
        assert_eq!(player.eyes, Eyes::Nobody);
        assert_eq!(pressed(&mut player, &reel, b"o"), Ok(()));
        assert_eq!(player.eyes, Eyes::Open);
    }

    #[test]
    fn every_move_belongs_to_one_step_and_every_step_has_something_to_tell() {
        let reel = reel();
        let (mut moves, mut events) = (0, 0);
        for step in &reel.steps {
            assert!(step.moves > moves && step.events.start == events);
            (moves, events) = (step.moves, step.events.end);
        }
        assert_eq!((moves, events), (reel.record.moves.len(), reel.events.len()));
        assert!(reel.steps.len() < reel.record.moves.len(), "who pays goes on with the sentence of the play");
    }
}
