//! What a player is asked, in words.

use islands::{Ask, Brush};

use super::IslandsTeller;
use super::solo::moment_word;

impl IslandsTeller<'_> {
    /// The question.
    #[must_use]
    pub fn ask(&self, ask: Ask) -> String {
        let say = self.phrases;
        match ask {
            Ask::Keep => say.islands_ask_keep(),
            Ask::Bid { card, least } => {
                let ask = match self.card(card) {
                    (Some(shape), colouring) => say.islands_ask_bid(colouring.word(), least, card, &shape),
                    (None, colouring) => say.islands_ask_bid_choice(colouring.word(), least, card),
                };
                self.with_mark(card, ask)
            }
            Ask::Shape { source } => say.islands_ask_shape(source.word()),
            Ask::Paint { source, brush, colours } => {
                let (colour, source) = (&self.in_colours(colours), source.word());
                match brush {
                    Brush::Square => say.islands_ask_square(colour, source),
                    Brush::Whole(shape) => say.islands_ask_whole(colour, &self.shape(shape), source),
                    Brush::First(shape) => say.islands_ask_first(colour, &self.shape(shape), source),
                    Brush::Second(shape) => say.islands_ask_second(colour, &self.shape(shape)),
                    Brush::Free(squares) => say.islands_ask_free(colour, squares),
                }
            }
            Ask::Richest { coins } => say.islands_ask_richest(coins),
            Ask::Token { landmark } => say.islands_ask_token(landmark.word()),
            Ask::Technology { moment } => say.islands_ask_technology(moment_word(moment)),
            Ask::Research => say.islands_ask_research(),
            Ask::FormFirst => say.islands_ask_form_first(),
            // Chance is not spoken to.
            Ask::Deal | Ask::Lot | Ask::AuctionDie | Ask::ColourDie { .. } | Ask::SoloDie { .. } => String::new(),
        }
    }
}
