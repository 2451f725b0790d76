//! Why a move is refused, in words: what is needed, what was given, and the rule.

use islands::setup::BadSetup;
use islands::state::{MAX_PLAYERS, MIN_PLAYERS};
use islands::{Ask, Brush, Colours, Landmark, Move, Nth, Rule, Squares};
use tabletop::{Illegal, RuleId, Viewer, Why};

use super::IslandsTeller;
use crate::rules::Rules;
use crate::say::Phrases;

impl Phrases {
    /// Why a table of Origami Islands can't be set up like this.
    #[must_use]
    pub fn islands_bad_setup(self, bad: BadSetup) -> String {
        let reason = match bad {
            BadSetup::Players(n) => self.refuse_players(MIN_PLAYERS, MAX_PLAYERS, n),
            BadSetup::NotAlone(n) => self.islands_refuse_not_alone(n),
            BadSetup::TooFewSheets(n) => self.islands_refuse_sheets(n),
        };
        self.refuse_with_rule(reason.trim_end_matches('.'), bad.rule().id())
    }
}

impl IslandsTeller<'_> {
    /// Why `m`, given by the reader as an answer to `ask`, is refused; the id of the rule stands behind it.
    #[must_use]
    pub fn refusal(&self, ask: Option<Ask>, m: Move, illegal: Illegal<Rule>) -> String {
        let reason = self.reason(ask, m, illegal);
        self.phrases.refuse_with_rule(reason.trim_end_matches('.'), illegal.rule.id())
    }

    fn reason(&self, ask: Option<Ask>, m: Move, Illegal { rule, why }: Illegal<Rule>) -> String {
        let say = self.phrases;
        match (why, rule) {
            (Why::NotAsked, Rule::MarkerMoves) => say.islands_refuse_over(),
            (Why::NotAsked, _) => say.refuse_not_asked(),
            (Why::WrongAnswer, _) => self.wrong_answer(ask, m, rule),
            (Why::NotThere, Rule::KeepTwo) => say.islands_refuse_keep_not_dealt(),
            (Why::NotAllowed, Rule::KeepTwo) => say.islands_refuse_keep_two(),
            (Why::Needs { least, got, .. }, Rule::Bids) if got < least => say.islands_refuse_bid_low(got, least),
            (Why::Needs { most, got, .. }, Rule::Bids) => say.islands_refuse_bid_high(got, most),
            (Why::Needs { least, got, .. }, Rule::EmptySquares) => say.islands_refuse_square_count(got, least),
            (Why::Needs { least, got, .. }, Rule::Expancing) => say.islands_refuse_square_count(got, least),
            // Only chance is told so.
            (Why::Needs { least, most, got }, _) => say.islands_refuse_number(got, least, most),
            (_, Rule::SecondHalf) => say.islands_refuse_second_half(),
            (_, Rule::Volcano) if why == Why::NotThere => say.islands_refuse_no_seat(),
            (_, Rule::Volcano) => say.islands_refuse_richest(),
            (_, Rule::TakeToken) => self.no_such_token(ask, m),
            (_, Rule::ShapeOrder | Rule::GroveInDetail) => match m {
                Move::Shape(shape) => say.islands_refuse_shape_nowhere(&self.shape(shape)),
                _ => say.islands_refuse_shape(),
            },
            _ => match m {
                Move::Paint { island, colour, squares } => {
                    self.painting(ask, island, squares, Colours::only(colour), rule, why)
                }
                Move::Use(used) => self.unusable(ask, used, rule),
                Move::Research(technology) => self.not_researched(technology),
                _ => self.by_title(rule),
            },
        }
    }

    /// An answer of another kind than the question asks for.
    fn wrong_answer(&self, ask: Option<Ask>, m: Move, rule: Rule) -> String {
        let say = self.phrases;
        match ask {
            Some(Ask::Keep) => say.islands_refuse_keep(),
            Some(Ask::Bid { .. }) => say.islands_refuse_bid(),
            Some(Ask::Shape { .. }) if m == Move::GiveUp => say.islands_refuse_shape_first(),
            Some(Ask::Shape { .. }) => say.islands_refuse_shape(),
            Some(Ask::Paint { brush: Brush::Second(_), .. }) => say.islands_refuse_paint_second(),
            Some(Ask::Paint { .. }) => say.islands_refuse_paint(),
            Some(Ask::Richest { .. }) => say.islands_refuse_richest(),
            Some(Ask::Token { .. }) => say.islands_refuse_token(),
            Some(Ask::Technology { .. }) => say.islands_refuse_technology(),
            Some(Ask::Research) => say.islands_refuse_research(),
            Some(Ask::FormFirst) => say.islands_refuse_form_first(),
            Some(Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. }) | None => {
                self.by_title(rule)
            }
        }
    }

    /// Nobody holds such a token there.
    fn no_such_token(&self, ask: Option<Ask>, m: Move) -> String {
        let say = self.phrases;
        let landmark = if let Some(Ask::Token { landmark }) = ask { landmark } else { Landmark::CoalPit };
        match m {
            Move::Token(seat, _) if seat.0 >= self.setup.players() => say.islands_refuse_no_seat(),
            Move::Token(seat, side) => say.islands_refuse_no_such_token(&say.token(landmark, side), &self.person(seat)),
            _ => say.islands_refuse_token(),
        }
    }

    /// Squares are to be painted that can't be.
    fn painting(&self, ask: Option<Ask>, nth: Nth, squares: Squares, used: Colours, rule: Rule, why: Why) -> String {
        let say = self.phrases;
        let island = match self.reader {
            Viewer::Seat(seat) => self.island(seat, nth),
            Viewer::Spectator => say.islands_island(nth.0.saturating_add(1)),
        };
        let (brush, colours) = match ask {
            Some(Ask::Paint { brush, colours, .. }) => (brush, colours),
            _ => (Brush::Square, Colours::ANY),
        };
        match (rule, why) {
            (Rule::ReadingOrder, _) => say.islands_refuse_no_island(nth.0.saturating_add(1)),
            (Rule::EmptySquares, Why::NotThere) => self.not_free(&island, nth, squares),
            (Rule::EmptySquares, _) => match brush {
                Brush::Square => say.islands_refuse_square_count(squares.len(), 1),
                Brush::Whole(shape) => say.islands_refuse_form(&self.shape(shape)),
                Brush::First(shape) | Brush::Second(shape) => say.islands_refuse_half_form(&self.shape(shape)),
                Brush::Free(size) => say.islands_refuse_square_count(squares.len(), size),
            },
            // The island is looked at first, so connected squares are on the wrong one.
            (Rule::ExpancingInDetail, _) if squares.is_connected() => say.islands_refuse_expancing_island(&island),
            (Rule::ExpancingInDetail, _) => say.islands_refuse_unconnected(),
            (Rule::FirstPainting, _) => say.islands_refuse_first_painting(&island),
            (Rule::Joined, _) => say.islands_refuse_joined(&island),
            (Rule::NewIsland, _) => say.islands_refuse_new_island(&island),
            (Rule::Lighthouse | Rule::Accesses, _) => say.islands_refuse_harbor(&island),
            (Rule::OneColour | Rule::CoalPit, _) => {
                say.islands_refuse_colour(&self.in_colours(colours), &self.in_colours(used))
            }
            (Rule::TwoHalves, _) => say.islands_refuse_no_second(),
            _ => self.by_title(rule),
        }
    }

    /// Some of the squares are not empty, or painted already.
    fn not_free(&self, island: &str, nth: Nth, squares: Squares) -> String {
        let say = self.phrases;
        let known = match self.reader {
            Viewer::Seat(seat) => self.island_of(&[], seat, nth),
            Viewer::Spectator => None,
        };
        let never = known.map_or(Squares::NONE, |island| squares.without(island.empty));
        if never.is_empty() {
            say.islands_refuse_painted(island, squares.len(), &self.squares(squares))
        } else {
            say.islands_refuse_not_empty(island, never.len(), &self.squares(never))
        }
    }

    /// The rule by its title, where nothing better can be said.
    fn by_title(&self, rule: Rule) -> String {
        let title = Rules::islands(self.phrases.language()).rule(rule.id()).map_or("", |entry| entry.title);
        self.phrases.islands_refuse_rule(title)
    }
}
