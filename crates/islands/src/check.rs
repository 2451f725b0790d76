//! Is an answer legal, and if not, which rule does it break first?

use tabletop::{Actor, Asked, Illegal, Why};

use crate::asks::{Ask, Brush, Kept, Move, Nth, Source};
use crate::bits::Squares;
use crate::colour::Colour;
use crate::rules::Rule;
use crate::state::{Stage, State};

type Verdict = Result<(), Illegal<Rule>>;

/// A refusal.
const fn no(rule: Rule, why: Why) -> Verdict {
    Err(Illegal::new(rule, why))
}

/// Coins and the like never come near the limit.
fn number(n: u16) -> i16 {
    i16::try_from(n).unwrap_or(i16::MAX)
}

impl State {
    /// Is `m` a legal answer of `by`?
    pub(crate) fn verdict(&self, by: Actor, m: Move) -> Verdict {
        let (is_asked, ask) = match self.question() {
            Asked::Seat(seat, ask) => (by == Actor::Seat(seat), ask),
            Asked::Together(seats, ask) => (matches!(by, Actor::Seat(seat) if seats.has(seat)), ask),
            Asked::Chance(_, ask) => (by == Actor::Chance, ask),
            Asked::Over => return no(Rule::MarkerMoves, Why::NotAsked),
        };
        if !is_asked {
            return no(self.rule_of_order(), Why::NotAsked);
        }
        match (ask, m) {
            (Ask::Deal, Move::Shuffled(_)) => Ok(()),
            (Ask::Keep, Move::Keep(kept)) => self.may_keep(by, kept),
            (Ask::Lot, Move::Rolled(n)) => in_range(Rule::Players, n, self.count),
            (Ask::AuctionDie, Move::Rolled(n)) => in_range(Rule::Rounds, n, 6),
            (Ask::ColourDie { .. }, Move::Rolled(n)) => in_range(Rule::OneColour, n, 6),
            (Ask::Bid { .. }, Move::Pass) => Ok(()),
            (Ask::Bid { least, .. }, Move::Bid(coins)) => {
                let most = self.coins(self.acting);
                if (least..=most).contains(&coins) {
                    return Ok(());
                }
                let (least, most, got) = (number(least), number(most), number(coins));
                no(Rule::Bids, Why::Needs { least, most, got })
            }
            (Ask::Shape { .. }, Move::Shape(shape)) if self.can_choose(shape) => Ok(()),
            (Ask::Shape { .. }, Move::Shape(_)) => no(ask.rule(), Why::NotAllowed),
            (Ask::Paint { brush: Brush::Second(_), .. }, Move::GiveUp) => no(Rule::SecondHalf, Why::NotAllowed),
            (Ask::Paint { .. }, Move::GiveUp) => Ok(()),
            (Ask::Paint { .. }, Move::Paint { island, colour, squares }) => self.may_paint(island, squares, colour),
            (Ask::Richest { .. }, Move::From(seat)) => {
                let richest = self.richest();
                if richest.has(seat) {
                    return Ok(());
                }
                no(Rule::Volcano, if seat.0 < self.count { Why::NotAllowed } else { Why::NotThere })
            }
            (Ask::Token { landmark }, Move::Token(from, side)) => {
                let known = self.token_holders(landmark).any(|holder| holder == (from, side));
                if known { Ok(()) } else { no(Rule::TakeToken, Why::NotThere) }
            }
            (Ask::SoloDie { .. }, Move::Rolled(n)) => in_range(Rule::SoloOrder, n, 6),
            (Ask::Technology { .. } | Ask::Research, Move::GoOn) => Ok(()),
            (Ask::Technology { .. }, Move::Use(used)) => match self.use_is_refused(used) {
                None => Ok(()),
                Some(rule) => no(rule, Why::NotAllowed),
            },
            (Ask::Research, Move::Research(technology)) if self.can_research(technology) => Ok(()),
            (Ask::Research, Move::Research(_)) => no(Rule::Technologies, Why::NotAllowed),
            (Ask::FormFirst, Move::Form(3 | 5)) => Ok(()),
            _ => no(ask.rule(), Why::WrongAnswer),
        }
    }

    /// The rule that says whose turn it is.
    const fn rule_of_order(&self) -> Rule {
        match self.stage {
            Stage::Deal | Stage::Keep => Rule::KeepTwo,
            Stage::Lot => Rule::Players,
            Stage::AuctionDie => Rule::Rounds,
            Stage::Bid => Rule::Bids,
            Stage::ColourDie => Rule::OneColour,
            Stage::Shape | Stage::Paint | Stage::Richest | Stage::Token => Rule::StepsInTurn,
            Stage::SoloDie | Stage::Technology(_) | Stage::Research | Stage::FormFirst => Rule::SoloOrder,
            Stage::Over => Rule::MarkerMoves,
        }
    }

    fn may_keep(&self, by: Actor, kept: Kept) -> Verdict {
        let Actor::Seat(seat) = by else { return no(Rule::KeepTwo, Why::NotAsked) };
        let player = &self.players[seat.index()];
        if (0..3).any(|choice| player.keeping(choice) == kept) {
            return Ok(());
        }
        let dealt = |sheet| player.dealt.contains(&sheet);
        no(Rule::KeepTwo, if dealt(kept.0) && dealt(kept.1) { Why::NotAllowed } else { Why::NotThere })
    }

    fn may_paint(&self, nth: Nth, squares: Squares, colour: Colour) -> Verdict {
        if nth.index() >= Nth::ALL.len() {
            return no(Rule::ReadingOrder, Why::NotThere);
        }
        let player = &self.players[self.acting.index()];
        let (atlas, brush) = (self.atlas, self.brush());
        let ground = player.ground(nth, atlas);
        if matches!(brush, Brush::Free(_)) && !self.is_expancing_on(nth) {
            return no(Rule::ExpancingInDetail, Why::NotAllowed);
        }
        self.has_form(brush, squares)?;
        if !squares.within(ground.free) {
            return no(Rule::EmptySquares, Why::NotThere);
        }
        if !squares.meets(ground.reach) {
            return no(self.rule_of_reach(nth), Why::NotAllowed);
        }
        if !self.colours.has(colour) {
            let rule = if self.source == Source::CoalPit { Rule::CoalPit } else { Rule::OneColour };
            return no(rule, Why::NotAllowed);
        }
        match brush {
            Brush::First(shape) if !player.can_be_first_half(nth, squares, colour, shape, atlas) => {
                no(Rule::TwoHalves, Why::NotAllowed)
            }
            _ => Ok(()),
        }
    }

    /// Are these squares what is to be painted, turned or not (I-5.1)?
    fn has_form(&self, brush: Brush, squares: Squares) -> Verdict {
        let piece = match brush {
            Brush::Free(size) => {
                return if squares.len() != size {
                    Err(Illegal::needs(Rule::Expancing, i16::from(size), i16::from(squares.len())))
                } else if squares.is_connected() {
                    Ok(())
                } else {
                    no(Rule::ExpancingInDetail, Why::NotAllowed)
                };
            }
            Brush::Square => Squares(1),
            Brush::Whole(shape) | Brush::First(shape) | Brush::Second(shape) => {
                self.atlas.board().pieces[shape as usize].0
            }
        };
        if piece.len() != squares.len() {
            return Err(Illegal::needs(Rule::EmptySquares, i16::from(piece.len()), i16::from(squares.len())));
        }
        let corner = squares.to_corner();
        let is_form = piece.quarter_turns().contains(&corner);
        if is_form { Ok(()) } else { no(Rule::EmptySquares, Why::NotAllowed) }
    }

    /// The rule that says what a painting on that island has to touch.
    fn rule_of_reach(&self, nth: Nth) -> Rule {
        let player = &self.players[self.acting.index()];
        if !player.painted(nth).is_empty() {
            Rule::Joined
        } else if !player.has_begun() {
            Rule::FirstPainting
        } else if player.access == [0; 2] {
            Rule::NewIsland
        } else {
            Rule::Lighthouse
        }
    }
}

/// A die, or a lot, shows a number from 1.
fn in_range(rule: Rule, got: u8, most: u8) -> Verdict {
    if (1..=most).contains(&got) { Ok(()) } else { Err(Illegal::range(rule, 1, most, i16::from(got))) }
}
