//! Moves in short phrases: what to do, or what somebody may do.

use origami::asks::TopDiscard;
use origami::{Cards, Move, Side, Species};

use super::Teller;

impl Teller<'_> {
    /// A move in short: "play a Fox onto the left collection".
    #[must_use]
    pub fn in_short(&self, m: Move) -> String {
        let say = self.phrases;
        match m {
            Move::Draw(cards) => say.move_draw(&self.cards(&cards)),
            Move::Play(card, side) => self.play_in_short(card, side, "hand"),
            Move::PlayDiscard(card, side) => self.play_in_short(card, side, "discards"),
            Move::Use(side) => say.move_special(side.word()),
            Move::Pass => say.move_pass(),
            Move::Pay(cards) if cards.is_empty() => say.move_pay_nothing(),
            Move::Pay(cards) => say.move_pay(&self.cards(&cards)),
            Move::PayWithDiscard(cards) if cards.is_empty() => say.move_pay_discard(),
            Move::PayWithDiscard(cards) => say.move_pay_with_discard(&self.cards(&cards)),
            Move::Pick(card) => say.move_pick(self.noun(card)),
            Move::Take(cards, discard) => self.take_in_short(&cards, discard),
            Move::Player(other) => say.move_player(&self.person(other)),
            Move::Spot(whose, side, place) => say.move_spot(place, side.word(), &self.person(whose)),
            Move::Yes => say.move_yes(),
            Move::No => say.move_no(),
            Move::Done => say.move_done(),
            // Nobody is advised what chance should do.
            Move::Shuffled(_) | Move::Rolled(_) => String::new(),
        }
    }

    /// A character goes to the middle of the table, whatever side the move names.
    fn play_in_short(&self, card: Species, side: Side, from: &str) -> String {
        let side = if card.is_character() { "none" } else { side.word() };
        self.phrases.move_play(self.noun(card), from, side)
    }

    fn take_in_short(&self, cards: &Cards, discard: TopDiscard) -> String {
        let say = self.phrases;
        match (cards.is_empty(), discard) {
            (true, TopDiscard::Taken) => say.move_take_discard(),
            (true, TopDiscard::Left) => say.move_take_nothing(),
            (false, TopDiscard::Taken) => say.move_take_with_discard(&self.cards(cards)),
            (false, TopDiscard::Left) => say.move_draw(&self.cards(cards)),
        }
    }
}
