//! A position as bytes, the same for ever: see [`tabletop::encode`].
//!
//! Cards are written by their words and the number of their copy among those of the species, so that cards that are added
//! elsewhere change nothing.

use tabletop::{CardSet, Encode, Encoding, Seat};

use super::{Ending, MAX_PLAYERS, State};
use crate::card::{Cards, MAX_CARDS_NAMED, Side, Species};
use crate::frame::{AfterDraw, Due, Effect, EndTurn, Frame, Payment, Stage, To};
use crate::vocab::{Instead, Must, Noted, Price, Source, Terms, Which};

impl Encode for State {
    fn encode(&self, to: &mut Encoding) {
        let Self {
            // The same in every position of a game; its setup names it by a digest of its own.
            edition: _,
            hands,
            resting,
            used,
            aside,
            piles,
            // Column by column below.
            table: _,
            ends: _,
            line,
            // Those in use below.
            frames: _,
            depth,
            line_len,
            deck,
            discards: _,
            players,
            start,
            active,
            families,
            court,
            rice_paper,
            runouts,
            ending,
            extra,
            granted,
            idle,
        } = self;
        to.put(players).put(families).put(court);
        for hand in hands.iter().chain([resting, used, aside]) {
            self.encode_set(hand, to);
        }
        to.put(rice_paper);
        self.encode_pile(&piles[..usize::from(*deck)], to);
        self.encode_pile(self.discarded_copies(), to);
        self.encode_pile(&line[..usize::from(*line_len)], to);
        for seat in (0..MAX_PLAYERS).map(Seat) {
            Side::BOTH.into_iter().for_each(|side| self.encode_pile(self.column(seat, side), to));
        }
        to.put(start).put(active).put(runouts).put(extra).put(granted).put(idle).put(ending).put(depth);
        self.frames().for_each(|frame| frame.encode(to));
    }
}

impl State {
    fn encode_set(&self, cards: &CardSet, to: &mut Encoding) {
        to.byte(cards.len());
        cards.iter().for_each(|copy| self.encode_card(copy, to));
    }

    /// In the order in which they lie.
    fn encode_pile(&self, cards: &[u8], to: &mut Encoding) {
        // There are fewer cards than a byte can count.
        to.byte(cards.len() as u8);
        cards.iter().for_each(|&copy| self.encode_card(copy, to));
    }

    fn encode_card(&self, copy: u8, to: &mut Encoding) {
        let species = self.edition.species_of(copy);
        to.put(&species).byte(copy - self.edition.facts(species).first);
    }
}

impl Encode for Species {
    fn encode(&self, to: &mut Encoding) {
        to.word(self.slug());
    }
}

/// The word of a species, or one without letters.
fn word(species: Option<Species>) -> &'static str {
    species.map_or("", Species::slug)
}

/// By place, because a memo may have gaps; those at the end are not written.
impl Encode for Cards {
    fn encode(&self, to: &mut Encoding) {
        let places = (0..MAX_CARDS_NAMED).rev().find(|&at| self.get(at).is_some()).map_or(0, |last| last + 1);
        to.byte(places as u8);
        for at in 0..places {
            to.word(word(self.get(at)));
        }
    }
}

impl Encode for Side {
    fn encode(&self, to: &mut Encoding) {
        to.byte(match self {
            Self::Left => 0,
            Self::Right => 1,
        });
    }
}

impl Encode for Ending {
    fn encode(&self, to: &mut Encoding) {
        to.byte(match self {
            Self::None => 0,
            Self::LastButOne => 1,
            Self::FinalRound => 2,
            Self::Over => 3,
        });
    }
}

impl Encode for Frame {
    fn encode(&self, to: &mut Encoding) {
        match self {
            Self::None => to.byte(0),
            Self::Deal => to.byte(1),
            Self::Lot(seats) => to.byte(2).put(seats),
            Self::Action { extra } => to.byte(3).put(extra),
            Self::Play { seat, of, terms, noted } => to.byte(4).put(seat).put(of).put(terms).word(word(*noted)),
            Self::Pay { seat, card, side, payment } => to.byte(5).put(seat).put(card).put(side).put(payment),
            Self::Effect(effect) => to.byte(6).put(effect),
            Self::Draw { seat, to: place, left } => to.byte(7).put(seat).put(place).put(left),
            Self::Shuffle => to.byte(8),
            Self::AfterDraw { next, unused } => to.byte(9).put(next).put(unused),
            Self::React { seat, due } => to.byte(10).put(seat).put(due),
            Self::EndTurn(part) => to.byte(11).put(part),
        };
    }
}

impl Encode for Effect {
    fn encode(&self, to: &mut Encoding) {
        let Self { seat, card, side, of, at, stage, slots: [a, b], who, count, memo, due } = self;
        to.put(seat).put(card).put(side).put(of).put(at).put(stage).word(word(*a)).word(word(*b));
        to.put(who).put(count).put(memo).put(due);
    }
}

impl Encode for Payment {
    fn encode(&self, to: &mut Encoding) {
        let Self { least, most, with, cards, discard } = self;
        to.put(least).put(most).word(word(*with)).put(cards).put(discard);
    }
}

impl Encode for Due {
    fn encode(&self, to: &mut Encoding) {
        to.byte(self.actions()).byte(self.cards());
    }
}

impl Encode for Stage {
    fn encode(&self, to: &mut Encoding) {
        to.byte(match self {
            Self::Opening => 0,
            Self::Ready => 1,
            Self::Asking => 2,
        });
    }
}

impl Encode for To {
    fn encode(&self, to: &mut Encoding) {
        to.byte(match self {
            Self::Hand => 0,
            Self::Aside => 1,
            Self::Line => 2,
        });
    }
}

impl Encode for AfterDraw {
    fn encode(&self, to: &mut Encoding) {
        to.byte(match self {
            Self::Refill => 0,
            Self::React => 1,
        });
    }
}

impl Encode for EndTurn {
    fn encode(&self, to: &mut Encoding) {
        to.byte(match self {
            Self::Refill => 0,
            Self::HandCheck => 1,
            Self::React => 2,
            Self::Next => 3,
        });
    }
}

impl Encode for Terms {
    fn encode(&self, to: &mut Encoding) {
        let Self { which, price, must, instead, noted, from } = self;
        to.put(which).put(price);
        to.byte(match must {
            Must::May => 0,
            Must::IfAble => 1,
        });
        to.byte(match instead {
            Instead::Nothing => 0,
            Instead::TakeFromLine => 1,
        });
        to.byte(match noted {
            Noted::Ignored => 0,
            Noted::NotPlayed => 1,
            Noted::MustPay => 2,
        });
        to.byte(match from {
            Source::Hand => 0,
            Source::Line => 1,
            Source::Discards => 2,
        });
    }
}

impl Encode for Which {
    fn encode(&self, to: &mut Encoding) {
        match self {
            Self::Any => to.byte(0),
            Self::Of(family) => to.byte(1).word(family.word()),
            Self::Origami => to.byte(2),
            Self::UpTo(folds) => to.byte(3).put(folds),
            Self::RicePaper => to.byte(4),
        };
    }
}

impl Encode for Price {
    fn encode(&self, to: &mut Encoding) {
        match self {
            Self::Normal => to.byte(0),
            Self::UpToLess(folds) => to.byte(1).put(folds),
            Self::Free => to.byte(2),
        };
    }
}
