//! Why a move is refused, in words: what is needed, what was given, and the rule.

use origami::asks::TopDiscard;
use origami::setup::BadSetup;
use origami::state::{MAX_PLAYERS, MIN_PLAYERS};
use origami::{Ask, Move, Rule};
use tabletop::{Illegal, RuleId, Why};

use super::Teller;
use crate::say::Phrases;

impl Phrases {
    /// Why a table can't be set up like this.
    #[must_use]
    pub fn bad_setup(self, bad: BadSetup) -> String {
        let reason = match bad {
            BadSetup::Players(n) => self.refuse_players(MIN_PLAYERS, MAX_PLAYERS, n),
            BadSetup::Families { players, families } => self.refuse_families(families, players),
        };
        self.refuse_with_rule(reason.trim_end_matches('.'), bad.rule().id())
    }
}

impl Teller<'_> {
    /// Why `m`, given as an answer to `ask`, is refused; the id of the rule stands behind it.
    #[must_use]
    pub fn refusal(&self, ask: Option<Ask>, m: Move, illegal: Illegal<Rule>) -> String {
        let reason = self.reason(ask, m, illegal);
        self.phrases.refuse_with_rule(reason.trim_end_matches('.'), illegal.rule.id())
    }

    fn reason(&self, ask: Option<Ask>, m: Move, Illegal { rule, why }: Illegal<Rule>) -> String {
        let say = self.phrases;
        match (rule, why) {
            (_, Why::NotAsked) => say.refuse_not_asked(),
            (Rule::OneAction, _) => say.refuse_no_action(),
            (Rule::DrawLimit | Rule::Raccoon, Why::Needs { most, got, .. }) => say.refuse_take_up_to(got, most),
            (Rule::NoAction, _) => say.refuse_pass(),
            (Rule::SpecialOnTop, Why::NotThere) => say.refuse_no_card_on_top(),
            (Rule::SpecialOnTop, _) => say.refuse_no_special(),
            (Rule::SpecialNextTurn, _) => say.refuse_special_next_turn(),
            (Rule::SpecialOnce, _) => say.refuse_special_once(),
            (Rule::SpecialPossible, _) if m == Move::No => say.refuse_special_must(),
            (Rule::SpecialPossible, _) => say.refuse_special_impossible(),
            (Rule::PayExactly, _) => self.payment(ask, m, why),
            (Rule::Vulture, _) if matches!(m, Move::Pay(_)) => say.refuse_payment_with(),
            (Rule::Vulture | Rule::Cricket, _) => say.refuse_just_taken(),
            (Rule::Collections, Why::Needs { most: 0, .. }) => say.refuse_first_left(),
            (Rule::Collections, Why::Needs { got, .. }) => say.refuse_balance(got),
            (Rule::PlayByEffect, Why::NotAllowed) => say.refuse_play_family(),
            (Rule::PlayByEffect, _) => say.refuse_play_answer(),
            (Rule::Spider, Why::Needs { least, got, .. }) => say.refuse_take_exactly(got, least),
            (Rule::HandCheck, Why::Needs { least, got, .. }) => say.refuse_hand_check(got, least),
            (Rule::InstantEffect, Why::Needs { least, got, .. }) => say.refuse_take_cards(got, least),
            (Rule::SeveralPlayers, Why::NotAllowed) => say.refuse_player_without_cards(),
            (Rule::SeveralPlayers, _) => say.refuse_no_player(),
            (_, Why::NotThere) => self.not_there(rule, m),
            (Rule::HandCheck, Why::NotAllowed) => say.refuse_order(),
            (_, Why::NotAllowed) if matches!(ask, Some(Ask::PickAny { .. })) => say.refuse_order(),
            (Rule::Parrot, Why::NotAllowed) => say.refuse_copy_not_allowed(),
            (_, Why::NotAllowed) => say.refuse_pick_not_allowed(),
            (Rule::HandCheck, Why::WrongAnswer) => say.refuse_hand_check_answer(),
            (_, Why::WrongAnswer) if matches!(ask, Some(Ask::Confirm { .. })) => say.refuse_confirm(),
            (_, Why::WrongAnswer) if matches!(ask, Some(Ask::PickGroup { .. })) => say.refuse_group_answer(),
            (_, Why::WrongAnswer) => say.refuse_pick_answer(),
            // Only chance is told so.
            (_, Why::Needs { least, most, got }) => say.refuse_payment_range(got, least, most),
        }
    }

    /// A payment is offered, or a card is chosen that can't be paid for.
    fn payment(&self, ask: Option<Ask>, m: Move, why: Why) -> String {
        let say = self.phrases;
        let must_pay = match ask {
            Some(Ask::Play { terms, noted, .. }) if terms.noted == origami::vocab::Noted::MustPay => noted,
            _ => None,
        };
        match (why, m) {
            (Why::NotThere, Move::Pay(_)) => say.refuse_payment_cards(),
            (Why::NotThere, _) => say.refuse_not_in_hand(),
            (Why::Needs { least, most, got }, Move::Pay(_)) if least == most => say.refuse_payment(got, least),
            (Why::Needs { least, most, got }, Move::Pay(_)) => say.refuse_payment_range(got, least, most),
            (Why::Needs { least, most, got }, _) => match must_pay {
                Some(card) => say.refuse_cannot_pay_with_it(self.noun(card)),
                None if least == most => say.refuse_cannot_pay(least, got),
                None => say.refuse_cannot_pay_range(least, most, got),
            },
            _ => say.refuse_payment_answer(),
        }
    }

    /// Something named in the move is not where it would have to be.
    fn not_there(&self, rule: Rule, m: Move) -> String {
        let say = self.phrases;
        match (rule, m) {
            (_, Move::Take(cards, TopDiscard::Taken)) if cards.is_empty() => say.refuse_no_discards(),
            (_, Move::Take(_, TopDiscard::Taken)) => say.refuse_not_there(),
            (Rule::DrawLimit | Rule::Spider | Rule::Raccoon | Rule::InstantEffect, _) => say.refuse_not_in_line(),
            (Rule::CardsInHand | Rule::HandCheck, _) => say.refuse_not_in_hand(),
            _ => say.refuse_pick_not_there(),
        }
    }
}
