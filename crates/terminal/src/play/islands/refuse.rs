//! Why nothing can be painted there: the rule that is in the way of what was named.

use islands::{Ask, Brush, Colour, Colours, Move, Nth, Rule, Shape, Squares};
use tabletop::{Illegal, RuleId, Why};

use super::Islands;
use super::answer::Answer;
use super::choice;
use super::sitting::Sitting;

/// Why no place on that island, or on any, holds these squares.
pub fn place(
    sitting: &mut Sitting,
    talk: &Islands,
    island: Option<Nth>,
    squares: Squares,
    colour: Option<Colour>,
) -> Answer {
    let Some(ask @ Ask::Paint { brush, colours, .. }) = sitting.asked() else { return Answer::Ask };
    // Where no island is named, one where something can be painted is meant.
    let meant = island.or_else(|| choice::places(sitting).first().map(|place| place.island)).unwrap_or_default();
    let colour = colour.or_else(|| colours.iter().next()).unwrap_or(Colour::Red);
    let reader = Refused { sitting, talk, ask, brush, colours, colour };
    reader.place(meant, squares)
}

struct Refused<'a> {
    sitting: &'a Sitting,
    talk: &'a Islands<'a>,
    ask: Ask,
    brush: Brush,
    colours: Colours,
    colour: Colour,
}

impl Refused<'_> {
    fn place(&self, nth: Nth, squares: Squares) -> Answer {
        if nth.index() >= Nth::ALL.len() {
            return self.by_rule(self.paint(nth, squares), Illegal::new(Rule::ReadingOrder, Why::NotThere));
        }
        if !self.colours.has(self.colour) {
            let rule = if let Ask::Paint { source: islands::Source::CoalPit, .. } = self.ask {
                Rule::CoalPit
            } else {
                Rule::OneColour
            };
            return self.by_rule(self.paint(nth, squares), Illegal::new(rule, Why::NotAllowed));
        }
        let (seat, state) = (self.sitting.seat(), self.sitting.state());
        let island = state.island(seat, nth);
        let (never, painted) = (squares.without(island.empty), squares.and(state.painted(seat, nth)));
        if let Some(taken) = [never, painted].into_iter().find(|taken| !taken.is_empty()) {
            return self.by_rule(self.paint(nth, taken), Illegal::new(Rule::EmptySquares, Why::NotThere));
        }
        let pieces = &self.talk.setup.atlas().board().pieces;
        let candidates = match (shape(self.brush), self.brush) {
            // Part of a shape: every place that would hold it.
            (Some(shape), _) if squares.len() < pieces[shape as usize].0.len() => {
                island.places[shape as usize].to_vec()
            }
            (None, Brush::Free(size)) if squares.len() < size => island.forms(size).to_vec(),
            (None, Brush::Square) if squares.is_empty() => island.empty.iter().map(Squares::only).collect(),
            _ => vec![squares],
        };
        let refused = candidates.iter().filter(|place| squares.within(**place)).filter_map(|&place| {
            let m = self.paint(nth, place);
            self.sitting.check(m).err().map(|illegal| (m, illegal))
        });
        match refused.min_by_key(|(_, illegal)| rank(*illegal)) {
            // Of places that were not named nothing is said but what holds for all of them.
            Some((m, illegal)) if illegal.rule != Rule::EmptySquares || candidates.len() == 1 => {
                self.by_rule(m, illegal)
            }
            _ => self.no_place(nth, squares),
        }
    }

    const fn paint(&self, island: Nth, squares: Squares) -> Move {
        Move::Paint { island, colour: self.colour, squares }
    }

    fn by_rule(&self, m: Move, illegal: Illegal<Rule>) -> Answer {
        Answer::Refused(self.talk.teller().refusal(Some(self.ask), m, illegal), illegal.rule)
    }

    fn no_place(&self, nth: Nth, squares: Squares) -> Answer {
        let (say, teller) = (self.talk.phrases, self.talk.teller());
        let island = teller.island(self.sitting.seat(), nth);
        let text = match shape(self.brush) {
            _ if squares.is_empty() => say.islands_no_place_there(&island),
            Some(shape) => say.islands_no_place(&island, &teller.shape(shape), &teller.squares(squares)),
            None => say.islands_no_place_square(&island, &teller.squares(squares)),
        };
        let rule = Rule::EmptySquares;
        Answer::Refused(say.refuse_with_rule(text.trim_end_matches('.'), rule.id()), rule)
    }
}

/// The shape that is painted, whole or by halves.
pub const fn shape(brush: Brush) -> Option<Shape> {
    match brush {
        Brush::Square | Brush::Free(_) => None,
        Brush::Whole(shape) | Brush::First(shape) | Brush::Second(shape) => Some(shape),
    }
}

/// Of several refusals the one of what comes nearest to a legal place says most.
const fn rank(illegal: Illegal<Rule>) -> u8 {
    match illegal.rule {
        Rule::TwoHalves => 0,
        Rule::OneColour | Rule::CoalPit => 1,
        Rule::EmptySquares => 3,
        _ => 2,
    }
}
