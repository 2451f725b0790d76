//! Moves of the card games, made of bytes.

use origami::asks::TopDiscard;
use origami::setup::Title;
use origami::{Cards, Edition, Move, Setup, Side, Species, State};
use tabletop::{Game, Seat, Stream};

use super::{Bytes, Steered};
use crate::tables::{cards, corrected};

/// Those of the largest table, and one more.
const SEATS: u8 = 5;

impl Steered for State {
    /// Players and game, families and characters, edition.
    fn setup(bytes: &mut Bytes) -> Option<Setup> {
        let first = bytes.some()?;
        let (players, title) = (2 + first % 3, Title::ALL[usize::from(first / 3) % Title::ALL.len()]);
        let mut stream = Stream::new(bytes.next().into());
        let edition = if bytes.next().is_multiple_of(4) { corrected() } else { Edition::standard() };
        cards(title, players, &mut stream, edition)
    }

    fn answer(&self, bytes: &mut Bytes) -> Move {
        match bytes.next() % 19 {
            0 | 1 => Move::Draw(bytes.cards(self)),
            2 => Move::Play(bytes.species(self), bytes.side()),
            3 => Move::Use(bytes.side()),
            4 => Move::Pass,
            5 | 6 => Move::Pay(bytes.cards(self)),
            7 | 8 => Move::Pick(bytes.species(self)),
            9 => Move::Take(bytes.cards(self), TopDiscard::Left),
            10 => Move::Take(bytes.cards(self), TopDiscard::Taken),
            11 => Move::Player(bytes.seat(SEATS)),
            12 => Move::Yes,
            13 => Move::No,
            14 => Move::Done,
            15 => Move::PlayDiscard(bytes.species(self), bytes.side()),
            16 => Move::PayWithDiscard(bytes.cards(self)),
            17 => bytes.spot(),
            _ => bytes.outcome().into(),
        }
    }

    fn changed(&self, bytes: &mut Bytes, m: Move) -> Move {
        match m {
            Move::Draw(cards) => Move::Draw(bytes.changed_cards(self, cards)),
            Move::Pay(cards) if bytes.next().is_multiple_of(8) => Move::PayWithDiscard(cards),
            Move::Pay(cards) => Move::Pay(bytes.changed_cards(self, cards)),
            Move::Take(cards, _) => {
                let top = bytes.any(&[TopDiscard::Left, TopDiscard::Taken]);
                Move::Take(bytes.changed_cards(self, cards), top)
            }
            Move::Play(card, side) if bytes.next().is_multiple_of(4) => Move::Play(card, side.other()),
            Move::Play(card, side) if bytes.next().is_multiple_of(4) => Move::PlayDiscard(card, side),
            Move::Play(..) => Move::Play(bytes.species(self), bytes.side()),
            Move::PlayDiscard(card, side) if bytes.next().is_multiple_of(2) => Move::Play(card, side),
            Move::PlayDiscard(..) => Move::PlayDiscard(bytes.species(self), bytes.side()),
            Move::PayWithDiscard(cards) if bytes.next().is_multiple_of(4) => Move::Pay(cards),
            Move::PayWithDiscard(cards) => Move::PayWithDiscard(bytes.changed_cards(self, cards)),
            Move::Spot(..) => bytes.spot(),
            Move::Pick(_) => Move::Pick(bytes.species(self)),
            Move::Use(side) => Move::Use(side.other()),
            Move::Player(_) => Move::Player(bytes.seat(SEATS)),
            Move::Rolled(_) => Move::Rolled(bytes.next() % 16),
            Move::Pass | Move::Yes | Move::No | Move::Done | Move::Shuffled(_) => self.answer(bytes),
        }
    }
}

impl Bytes<'_> {
    /// One card fewer, one more, or another one instead.
    fn changed_cards(&mut self, game: &State, cards: Cards) -> Cards {
        let byte = self.next();
        let mut list: Vec<_> = cards.iter().collect();
        if !byte.is_multiple_of(3) && !list.is_empty() {
            list.swap_remove(usize::from(byte / 3) % list.len());
        }
        if byte % 3 < 2 {
            list.push(self.species(game));
        }
        Cards::new(&list).unwrap_or(cards)
    }

    /// Mostly a place there could be, sometimes beyond.
    fn spot(&mut self) -> Move {
        let byte = self.next();
        Move::Spot(self.seat(SEATS), self.side(), if byte < 240 { byte % 8 } else { byte })
    }

    fn side(&mut self) -> Side {
        self.any(&Side::BOTH)
    }

    /// Any species; half of the time one that lies where answers look.
    fn species(&mut self, game: &State) -> Species {
        let byte = self.next();
        let any = Species::new(1 + byte % (Species::COUNT as u8 + 1)).unwrap_or(Species::RICE_PAPER);
        if byte < 128 {
            return any;
        }
        let hands = Seat(0).round(game.players()).flat_map(|seat| game.hand(seat));
        let near: Vec<_> = game.line().chain(hands).chain(game.top_discard()).collect();
        near.get(usize::from(byte - 128) % near.len().max(1)).copied().unwrap_or(any)
    }

    /// As many cards as a move can name, or fewer.
    fn cards(&mut self, game: &State) -> Cards {
        let byte = self.next();
        // Mostly a few.
        let count = if byte < 200 { byte % 5 } else { byte % 13 };
        let list: Vec<_> = (0..count).map(|_| self.species(game)).collect();
        Cards::new(&list).unwrap_or(Cards::NONE)
    }
}
