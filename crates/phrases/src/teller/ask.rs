//! What a player is asked, in words.

use origami::card::Noun;
use origami::frame::Payment;
use origami::vocab::{Ability, Deed, From, Instead, Limit, Must, Price, Source, Spot, Step, Terms, Which};
use origami::{Ask, Species};

use super::Teller;

impl Teller<'_> {
    /// The question.
    #[must_use]
    pub fn ask(&self, ask: Ask) -> String {
        let say = self.phrases;
        match ask {
            Ask::Action { extra: false } => say.ask_action(self.title.word()),
            Ask::Action { extra: true } => say.ask_extra_action(self.title.word()),
            Ask::Play { of, terms, .. } => self.ask_play(self.noun(of), terms),
            Ask::Pay { card, payment, .. } => self.ask_pay(self.noun(card), payment),
            Ask::Pick { of, from, .. } => self.ask_pick(of, from),
            Ask::PickGroup { of, limit, .. } => {
                let of = self.noun(of);
                match limit {
                    Limit::AtMost(folds) => say.ask_take_up_to(folds, of),
                    Limit::AtMostWithTopDiscard(folds) => say.ask_take_up_to_and_discard(folds, of),
                    Limit::Exactly(folds) => say.ask_take_exactly(folds, of),
                    Limit::Cards(n) => say.ask_take_cards(n, of),
                }
            }
            Ask::PickAny { of, which: Which::RicePaper } => say.ask_discard_rice_paper(self.noun(of)),
            Ask::PickAny { of, .. } => say.ask_discard_any(self.noun(of)),
            Ask::PickSpot { of, spot, .. } => match spot {
                Spot::AnyOrigami => say.ask_send_to_bottom(self.noun(of)),
                Spot::OwnOrigami => say.ask_move(self.noun(of)),
                Spot::NewPlace => say.ask_move_where(self.noun(of)),
            },
            Ask::HandCheck { left } => say.ask_hand_check(left),
            Ask::PickPlayer { of, .. } => say.ask_player(self.noun(of)),
            Ask::Confirm { of } => say.ask_confirm(self.noun(of)),
            // Chance is not spoken to.
            Ask::Shuffle | Ask::Lot | Ask::AnyCard { .. } => String::new(),
        }
    }

    /// What is to be paid, and each condition in a sentence of its own.
    fn ask_pay(&self, card: Noun, payment: Payment) -> String {
        let say = self.phrases;
        let Payment { least, most, with, cards, discard } = payment;
        let price = if least == most { say.ask_pay(card, most) } else { say.ask_pay_range(card, least, most) };
        let mut sentences = vec![price];
        sentences.extend(with.map(|with| say.ask_pay_with(self.noun(with))));
        if cards > 1 {
            sentences.push(say.ask_pay_cards(cards));
        }
        if discard {
            sentences.push(say.ask_pay_discard());
        }
        sentences.join(" ")
    }

    fn ask_play(&self, of: Noun, terms: Terms) -> String {
        let say = self.phrases;
        if terms.from == Source::Line {
            return say.ask_bonus(of);
        }
        if terms.instead == Instead::TakeFromLine {
            return say.ask_play_or_take(family(terms.which), of);
        }
        let must = if terms.must == Must::May { "may" } else { "must" };
        let (price, n) = match terms.price {
            Price::Normal => ("normal", 0),
            Price::UpToLess(n) => ("less", n),
            Price::Free => ("free", 0),
        };
        say.ask_play(family(terms.which), must, n, of, price)
    }

    fn ask_pick(&self, of: Species, from: From) -> String {
        let (say, noun) = (self.phrases, self.noun(of));
        let ability = &self.edition.facts(of).ability;
        let does = |wanted: Step| ability.steps().iter().any(|step| same_pick(step, &wanted));
        match from {
            From::Line(Which::UpTo(folds)) => say.ask_take_light(folds, noun),
            From::Line(which) if does(Step::Take(from)) => say.ask_take_from_line(family(which), noun),
            From::Line(_) => say.ask_swap_line(noun),
            // The steps of the card, or what players do together, or at the end of a turn (L-3.3).
            From::Hand(which) if does(Step::Discard(from)) || ability.steps().is_empty() => {
                say.ask_discard(family(which), noun)
            }
            From::Hand(which) => match together(ability) {
                Some(Deed::PassRight) => say.ask_pass_origami_right(noun),
                Some(Deed::PassLeftAndRight) => say.ask_pass_left(noun),
                Some(Deed::Discard | Deed::DiscardTwo) => say.ask_discard(family(which), noun),
                None => say.ask_swap_hand(noun),
            },
            From::RestOfHand => match together(ability) {
                Some(Deed::PassRight | Deed::PassLeftAndRight) => say.ask_pass_right(noun),
                _ => say.ask_discard_second(noun),
            },
            From::Paid => say.ask_take_paid(noun),
            From::JustDiscarded | From::TopDiscard => say.ask_take_discarded(noun),
            From::DiscardsForRicePaper => say.ask_take_from_discards(noun),
            From::LookedAt if does(Step::Discard(from)) => say.ask_discard_looked_at(noun),
            From::LookedAt => say.ask_take_looked_at(noun),
            From::VisibleInstants => say.ask_copy(noun),
        }
    }
}

/// The word sentences choose a family by.
pub(super) const fn family(which: Which) -> &'static str {
    match which {
        Which::Of(family) => family.word(),
        Which::Any | Which::Origami | Which::UpTo(_) | Which::RicePaper => "any",
    }
}

/// Do both steps pick from the same place for the same purpose?
fn same_pick(a: &Step, b: &Step) -> bool {
    match (a, b) {
        (Step::Take(a), Step::Take(b)) | (Step::Discard(a), Step::Discard(b)) => a == b,
        _ => false,
    }
}

/// What players do together with the cards they choose.
fn together(ability: &Ability) -> Option<Deed> {
    ability.steps().iter().find_map(|step| if let Step::Together(_, deed) = step { Some(*deed) } else { None })
}
