//! Why a move is refused, in words: what is needed, what was given, and the rule.

use origami::asks::TopDiscard;
use origami::card::{Character, Colour};
use origami::setup::BadSetup;
use origami::state::{MAX_IN_PLAY, MAX_PLAYERS, MIN_PLAYERS};
use origami::vocab::{From, Noted, Source, Spot};
use origami::{Ask, Move, Rule, Species};
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
            BadSetup::Characters { players, pairs } => self.refuse_characters(pairs, players),
            BadSetup::TooManyCards(n) => self.refuse_table_cards(MAX_IN_PLAY as i64, n),
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
            (Rule::OneAction, _) => say.refuse_no_action(self.title.word()),
            (Rule::DrawLimit | Rule::Raccoon, Why::Needs { most, got, .. }) => say.refuse_take_up_to(got, most),
            (Rule::CharacterRules, Why::Needs { least, most, got }) => match m {
                Move::Draw(_) => say.refuse_take_few(got, most),
                Move::Play(..) | Move::PlayDiscard(..) => say.refuse_cannot_pay_few(got, least),
                _ => say.refuse_payment_few(got, least),
            },
            (Rule::NoAction, _) => say.refuse_pass(),
            (Rule::SpecialOnTop, Why::NotThere) => say.refuse_no_card_on_top(),
            (Rule::SpecialOnTop, _) => say.refuse_no_special(),
            (Rule::SpecialNextTurn, _) => say.refuse_special_next_turn(),
            (Rule::SpecialOnce, _) => say.refuse_special_once(),
            (Rule::SpecialPossible, _) if m == Move::No => say.refuse_special_must(),
            (Rule::SpecialPossible, _) => say.refuse_special_impossible(),
            (Rule::PayExactly, _) => self.payment(ask, m, why),
            (Rule::Vulture, _) if is_payment(m) => say.refuse_payment_with(),
            (Rule::Vulture | Rule::Cricket, _) => say.refuse_just_taken(),
            (Rule::Collections, Why::Needs { most: 0, .. }) => say.refuse_first_left(),
            (Rule::Collections, Why::Needs { got, .. }) => say.refuse_balance(got),
            (Rule::PlayByEffect, Why::NotAllowed) => say.refuse_play_family(),
            (Rule::PlayByEffect, _) => say.refuse_play_answer(),
            (Rule::RicePaperPays, _) => say.refuse_rice_paper(),
            (Rule::CharacterPlay, _) => say.refuse_character_side(),
            (Rule::YellowGeisha | Rule::RedGeisha, _) => self.top_discard(ask, rule, why),
            (Rule::CharacterBonus, Why::NotThere) => say.refuse_not_in_line(),
            (Rule::CharacterBonus, _) => say.refuse_bonus_answer(),
            (Rule::ArcticWolf, Why::NotThere) => say.refuse_not_in_hand(),
            (Rule::ArcticWolf, _) => say.refuse_only_rice_paper(),
            (Rule::Sloth | Rule::Piranha, _) => self.spot(ask, why),
            (Rule::Spider, Why::Needs { least, got, .. }) => say.refuse_take_exactly(got, least),
            (Rule::HandCheck, Why::Needs { least, got, .. }) => say.refuse_hand_check(got, least),
            (Rule::InstantEffect, Why::Needs { least, got, .. }) => say.refuse_take_cards(got, least),
            (Rule::SeveralPlayers, Why::NotAllowed) => say.refuse_player_without_cards(),
            (Rule::SeveralPlayers, _) => say.refuse_no_player(),
            (_, Why::NotThere) => self.not_there(ask, rule, m),
            (_, Why::NotAllowed) if rule == Rule::HandCheck || is_one_of_many(ask) => match m {
                Move::Pick(Species::RICE_PAPER) => say.refuse_rice_paper_first(),
                _ => say.refuse_order(),
            },
            (Rule::Parrot, Why::NotAllowed) => say.refuse_copy_not_allowed(),
            (_, Why::NotAllowed) if m == Move::Pick(Species::RICE_PAPER) => say.refuse_rice_paper(),
            (_, Why::NotAllowed) => say.refuse_pick_not_allowed(),
            (Rule::HandCheck | Rule::LegendsTurnEnd, Why::WrongAnswer) => say.refuse_hand_check_answer(),
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
            Some(Ask::Play { terms, noted, .. }) if terms.noted == Noted::MustPay => noted,
            _ => None,
        };
        match why {
            Why::NotThere if is_payment(m) => say.refuse_payment_cards(),
            Why::NotThere => say.refuse_not_in_hand(),
            Why::Needs { least, most, got } if is_payment(m) && least == most => say.refuse_payment(got, least),
            Why::Needs { least, most, got } if is_payment(m) => say.refuse_payment_range(got, least, most),
            Why::Needs { least, most, got } => match must_pay {
                Some(card) => say.refuse_cannot_pay_with_it(self.noun(card)),
                None if least == most => say.refuse_cannot_pay(least, got),
                None => say.refuse_cannot_pay_range(least, most, got),
            },
            _ => say.refuse_payment_answer(),
        }
    }

    /// The top discard is to be played or to pay, which a Geisha allows.
    fn top_discard(&self, ask: Option<Ask>, rule: Rule, why: Why) -> String {
        let say = self.phrases;
        let geisha = |colour| self.noun(Species::of_character(Character::Geisha, colour));
        match (rule, why) {
            (Rule::YellowGeisha, Why::NotThere) => say.refuse_not_top_discard(),
            // The bonus of a character plays from the Draw Line only, whoever is in play.
            (Rule::YellowGeisha, _) if is_bonus(ask) => say.refuse_bonus_answer(),
            (Rule::YellowGeisha, _) => say.refuse_top_discard_plays(geisha(Colour::Yellow)),
            (_, Why::NotThere) => say.refuse_no_discards(),
            _ => say.refuse_top_discard_pays(geisha(Colour::Red)),
        }
    }

    /// An origami is to be moved.
    fn spot(&self, ask: Option<Ask>, why: Why) -> String {
        let say = self.phrases;
        let spot = if let Some(Ask::PickSpot { spot, .. }) = ask { spot } else { Spot::AnyOrigami };
        match (spot, why) {
            (Spot::AnyOrigami, Why::NotAllowed) => say.refuse_spot_bottom(),
            (Spot::AnyOrigami, _) => say.refuse_spot_any(),
            (Spot::OwnOrigami, Why::NotAllowed) => say.refuse_spot_fixed(),
            (Spot::OwnOrigami, _) => say.refuse_spot_own(),
            (Spot::NewPlace, Why::NotAllowed) => say.refuse_spot_no_fit(),
            (Spot::NewPlace, _) => say.refuse_spot_new(),
        }
    }

    /// Something named in the move is not where it would have to be.
    fn not_there(&self, ask: Option<Ask>, rule: Rule, m: Move) -> String {
        let say = self.phrases;
        match (rule, m) {
            (_, Move::Take(cards, TopDiscard::Taken)) if cards.is_empty() => say.refuse_no_discards(),
            (_, Move::Take(_, TopDiscard::Taken)) => say.refuse_not_there(),
            (Rule::DrawLimit | Rule::Spider | Rule::Raccoon | Rule::InstantEffect, _) => say.refuse_not_in_line(),
            // The card chosen first is still in hand.
            _ if matches!(ask, Some(Ask::Pick { from: From::RestOfHand, .. })) => say.refuse_pick_not_there(),
            (Rule::CardsInHand | Rule::HandCheck | Rule::LegendsTurnEnd, _) => say.refuse_not_in_hand(),
            (Rule::PenguinAndWalrus, _) => say.refuse_not_in_discards(),
            _ => say.refuse_pick_not_there(),
        }
    }
}

/// Does the move name cards to pay with?
const fn is_payment(m: Move) -> bool {
    matches!(m, Move::Pay(_) | Move::PayWithDiscard(_))
}

/// Is it the bonus of a character that is asked for?
fn is_bonus(ask: Option<Ask>) -> bool {
    matches!(ask, Some(Ask::Play { terms, .. }) if terms.from == Source::Line)
}

/// Is a card asked for that will leave the hand together with others?
const fn is_one_of_many(ask: Option<Ask>) -> bool {
    matches!(ask, Some(Ask::PickAny { .. } | Ask::HandCheck { .. }))
}
