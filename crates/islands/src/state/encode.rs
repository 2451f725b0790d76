//! A position as bytes, the same for ever: see [`tabletop::encode`]. Sheets are written by their words.

use tabletop::{Encode, Encoding};

use super::{Groves, Paint, Pending, Player, Stage, State};
use crate::asks::{Nth, Source};
use crate::atlas::{Colouring, Shape, SheetId};
use crate::bits::Squares;
use crate::colour::Colours;
use crate::setup::Variant;
use crate::technology::Moment;

impl Encode for State {
    fn encode(&self, to: &mut Encoding) {
        let Self {
            // The same in every position of a game; its setup names it by a digest of its own.
            atlas: _,
            sheets,
            players,
            pending,
            groves,
            bid,
            count,
            variant,
            stage,
            space,
            first,
            acting,
            bidder,
            passed,
            card,
            acted,
            part,
            source,
            shape,
            fitting,
            colouring,
            colours,
            is_second,
            coal_used,
            is_reversed,
            solo,
        } = self;
        to.put(count).put(variant).byte(sheets.len());
        sheets.iter().for_each(|sheet| self.encode_sheet(sheet, to));
        to.put(is_reversed);
        // Those beyond the table stay as they began.
        players[..usize::from(*count)].iter().for_each(|player| self.encode_player(player, to));
        to.put(pending).put(groves).put(bid).put(stage).put(space).put(first).put(acting).put(bidder).put(passed);
        to.put(card).put(acted).put(part).put(source).put(shape).put(fitting).put(colouring).put(colours);
        to.put(is_second).put(coal_used);
        if self.is_solo() {
            to.put(solo);
        }
    }
}

impl State {
    fn encode_sheet(&self, sheet: SheetId, to: &mut Encoding) {
        to.word(&self.atlas.sheet(sheet).id);
    }

    fn encode_player(&self, player: &Player, to: &mut Encoding) {
        let Player { paint, filled, coins, coal, gold, access, volcanoes, choice, dealt, kept } = player;
        to.put(paint).put(filled).put(coins).put(coal).put(gold).put(access).put(volcanoes).put(choice);
        dealt.iter().chain(kept).for_each(|&sheet| self.encode_sheet(sheet, to));
    }
}

impl Encode for Paint {
    fn encode(&self, to: &mut Encoding) {
        let Self { a, b } = self;
        to.put(a).put(b);
    }
}

impl Encode for Pending {
    fn encode(&self, to: &mut Encoding) {
        let Self { surrounded, filled, started } = self;
        to.put(surrounded).put(filled).put(started);
    }
}

impl Encode for Groves {
    fn encode(&self, to: &mut Encoding) {
        let Self { list, count } = self;
        to.put(count);
        list[..usize::from(*count)].iter().for_each(|grove| grove.encode(to));
    }
}

impl Encode for Stage {
    fn encode(&self, to: &mut Encoding) {
        match self {
            Self::Deal => to.byte(0),
            Self::Keep => to.byte(1),
            Self::Lot => to.byte(2),
            Self::AuctionDie => to.byte(3),
            Self::Bid => to.byte(4),
            Self::Shape => to.byte(5),
            Self::ColourDie => to.byte(6),
            Self::Paint => to.byte(7),
            Self::Richest => to.byte(8),
            Self::Token => to.byte(9),
            Self::SoloDie => to.byte(10),
            Self::Technology(moment) => to.byte(11).put(moment),
            Self::Research => to.byte(12),
            Self::FormFirst => to.byte(13),
            Self::Over => to.byte(14),
        };
    }
}

impl Encode for Moment {
    fn encode(&self, to: &mut Encoding) {
        to.byte(match self {
            Self::Roll => 0,
            Self::Bidding => 1,
            Self::Shape => 2,
            Self::StepEnd => 3,
            Self::Marker => 4,
        });
    }
}

impl Encode for Source {
    fn encode(&self, to: &mut Encoding) {
        to.byte(match self {
            Self::Square => 0,
            Self::CoalPit => 1,
            Self::Auction => 2,
            Self::Grove => 3,
            Self::Expancing => 4,
        });
    }
}

impl Encode for Colouring {
    fn encode(&self, to: &mut Encoding) {
        to.byte(match self {
            Self::Season => 0,
            Self::Random => 1,
            Self::Any => 2,
        });
    }
}

impl Encode for Variant {
    fn encode(&self, to: &mut Encoding) {
        to.word(self.word());
    }
}

/// By the number of its card.
impl Encode for Shape {
    fn encode(&self, to: &mut Encoding) {
        to.byte(self.number());
    }
}

impl Encode for Squares {
    fn encode(&self, to: &mut Encoding) {
        let Self(bits) = self;
        to.put(bits);
    }
}

impl Encode for Nth {
    fn encode(&self, to: &mut Encoding) {
        let Self(number) = self;
        to.put(number);
    }
}

/// A bit for each, in the order of the colour die.
impl Encode for Colours {
    fn encode(&self, to: &mut Encoding) {
        to.byte(self.iter().fold(0, |bits, colour| bits | 1 << colour as u8));
    }
}
