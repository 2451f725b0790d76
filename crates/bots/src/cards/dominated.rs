//! Moves of the card games that are surely no better than another legal one.
//!
//! "Surely" leaves nothing to plans: what is marked gives something away for nothing, whatever the hidden cards are. So the
//! list is short. It looks only at what the player sees: the table, the own hand, and how many cards others hold.
//!
//! Cards of equal folds are never compared by what they do, because no printed card does all that another of its folds does.
//! The one thing in a hand that is worse than any origami is rice paper, and that only where nothing counts it. Drawing less
//! than one could is not on the list: each card taken from the deck brings the end nearer, which may be good or bad.

use origami::cards::species;
use origami::frame::Payment;
use origami::state::Ending;
use origami::vocab::{
    Ability, Count, Deed, Each, From, Instead, Noted, Price, Reaction, Score, Step, Terms, Which, Who,
};
use origami::{Ask, Cards, Move, Side, Species, State};
use tabletop::{Actor, Asked, Game, MoveBuf, NoLog, Seat};

/// Why a move is surely no better than another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dominated {
    /// Pays with a card that could stay in hand: without it the payment is good too, or would be with the top discard in its
    /// place, and the same card comes to lie on top of the discards.
    Overpays,
    /// Pays with an origami in the last turn of the game where rice paper would do, which nothing counts: the origami could
    /// still be played, the rice paper never.
    SpendsOrigami,
    /// Plays an origami at its cost with the last action of a turn, though the special action of a top card plays the same one
    /// for less or for nothing and is ready again next turn.
    PaysInVain,
    /// Declines what costs nothing: a look at a hand, rice paper while there is room in the hand, or that the only opponent
    /// has to discard.
    DeclinesGift,
    /// Uses an effect on everyone that takes cards from hands while nobody else holds such a card.
    HurtsOnlySelf,
    /// Is the same as another move with left and right exchanged, because the two collections are alike.
    Mirrors,
    /// Ends the game, whatever comes, with a worse result than another move can: in place, lead or points, and better in none.
    EndsWorse,
}

/// Lists of moves up to this length are compared in the last turn; longer ones are payments, which seldom differ then.
const MOST_COMPARED: usize = 200;
/// So many positions are looked at to compare them.
const MOST_POSITIONS: u32 = 1_000;

/// Marks each of the legal moves of `seat`; at least one stays unmarked. Of `state` only that is looked at which `seat` sees.
pub fn mark(state: &State, seat: Seat, moves: &[Move], out: &mut Vec<Option<Dominated>>) {
    out.clear();
    out.resize(moves.len(), None);
    let Asked::Seat(by, ask) = state.asked() else { return };
    if by != seat || moves.len() < 2 {
        return;
    }
    let at = Position { state, seat };
    match ask {
        Ask::Action { .. } => {
            at.mark_mirrors(moves, out);
            at.mark_paid_in_vain(moves, out);
        }
        Ask::Play { .. } => at.mark_mirrors(moves, out),
        Ask::Pay { card, payment, .. } => at.mark_payments(card, payment, moves, out),
        Ask::Confirm { of } => at.mark_uses(moves, out, |m| (m == Move::Yes).then_some(of)),
        Ask::Pick { from: From::VisibleInstants, .. } => {
            at.mark_uses(moves, out, |m| if let Move::Pick(of) = m { Some(of) } else { None });
        }
        Ask::PickPlayer { of, .. } => at.mark_uses(moves, out, |m| matches!(m, Move::Player(_)).then_some(of)),
        _ => {}
    }
    if at.is_last_turn() && moves.len() <= MOST_COMPARED {
        at.mark_worse_ends(moves, out);
    }
    if out.iter().all(Option::is_some) {
        out.fill(None);
    }
}

/// A position as one player sees it.
struct Position<'a> {
    state: &'a State,
    seat: Seat,
}

impl Position<'_> {
    fn ability(&self, card: Species) -> Ability {
        self.state.edition().facts(card).ability
    }

    fn folds(&self, card: Species) -> u8 {
        self.state.edition().facts(card).folds
    }

    /// Is it the last turn of the game, and this player's?
    fn is_last_turn(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        let last = state.starting_player().round(state.players()).last();
        state.ending() == Ending::FinalRound && state.active() == seat && last == Some(seat)
    }

    /// Can it never hurt to hold a card more? It could, if some card of the game helps who holds few.
    fn is_more_better(&self) -> bool {
        let setup = self.state.setup();
        let helps_the_poor = |card: Species| match self.ability(card) {
            Ability::Reaction(Reaction::CardAtTurnEnd { .. } | Reaction::DiscardAtTurnEnd { .. }) => true,
            ability => ability.steps().iter().any(|step| matches!(step, Step::Draw(Count::OneOrTwoIfNobodyHoldsFewer))),
        };
        !Species::all().any(|card| setup.has(card) && helps_the_poor(card))
    }

    // --- both collections alike ---------------------------------------------------------------------------------------

    fn mark_mirrors(&self, moves: &[Move], out: &mut [Option<Dominated>]) {
        if !self.is_symmetric() {
            return;
        }
        let marks = moves.iter().zip(out).filter(|(m, _)| match **m {
            // The left one comes just before it, if it is legal at all: the collections are equally high.
            Move::Play(card, Side::Right) => moves.contains(&Move::Play(card, Side::Left)),
            Move::PlayDiscard(card, Side::Right) => moves.contains(&Move::PlayDiscard(card, Side::Left)),
            _ => false,
        });
        marks.for_each(|(_, mark)| *mark = Some(Dominated::Mirrors));
    }

    /// Are both collections alike? Of two cards with a special action one may rest and the other not.
    fn is_symmetric(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        let mut left = state.collection(seat, Side::Left);
        let is_special = |card| matches!(self.ability(card), Ability::Special(_));
        state.height(seat, Side::Left) == state.height(seat, Side::Right)
            && state.collection(seat, Side::Right).all(|card| left.next() == Some(card) && !is_special(card))
    }

    // --- plays that could be cheaper ----------------------------------------------------------------------------------

    fn mark_paid_in_vain(&self, moves: &[Move], out: &mut [Option<Dominated>]) {
        let (state, seat) = (self.state, self.seat);
        let is_cheaper = |m: &Move| {
            let &Move::Use(side) = m else { return false };
            let ability = state.top_card(seat, side).map(|card| self.ability(card));
            matches!(ability, Some(Ability::Special([Step::Play(terms)])) if is_plain_and_cheaper(*terms))
        };
        // Whoever acts again this turn may want the special action for another card.
        let acts_again = Side::BOTH.into_iter().filter_map(|side| state.top_card(seat, side));
        let mut acts_again = acts_again.map(|card| self.ability(card));
        if state.extra_actions() > 0
            || !moves.iter().any(is_cheaper)
            || acts_again.any(|ability| matches!(ability, Ability::Reaction(Reaction::ActionForCost(_))))
            || !self.is_more_better()
        {
            return;
        }
        for (m, mark) in moves.iter().zip(out) {
            if let &Move::Play(card, _) = m
                && !card.is_character()
                && self.ability(card).steps().iter().all(|step| is_the_end_of_it(*step))
            {
                *mark = Some(Dominated::PaysInVain);
            }
        }
    }

    // --- payments -----------------------------------------------------------------------------------------------------

    fn mark_payments(&self, card: Species, payment: Payment, moves: &[Move], out: &mut [Option<Dominated>]) {
        let top = self.state.top_discard().filter(|_| payment.discard);
        let is_lax = payment.least < payment.most || top.is_some();
        let is_lax = is_lax && self.is_more_better();
        let spares_rice = self.is_last_turn() && self.state.rice_paper(self.seat) > 0 && !self.counts_rice_paper();
        if !is_lax && !spares_rice {
            return;
        }
        for (m, mark) in moves.iter().zip(out) {
            let (cards, with) = match *m {
                Move::Pay(cards) => (cards, None),
                Move::PayWithDiscard(cards) => (cards, top),
                _ => continue,
            };
            if is_lax && self.has_spare_card(card, payment, cards, with, top) {
                *mark = Some(Dominated::Overpays);
            } else if spares_rice && self.has_spare_origami(payment, cards) {
                *mark = Some(Dominated::SpendsOrigami);
            }
        }
    }

    /// Could one of these cards stay in hand? `with` is the discard that is part of the payment, `top` one that could be.
    fn has_spare_card(
        &self,
        card: Species,
        payment: Payment,
        cards: Cards,
        with: Option<Species>,
        top: Option<Species>,
    ) -> bool {
        let total: u8 = cards.iter().chain(with).map(|card| self.folds(card)).sum();
        let wants_rice_paper = self.ability(card).steps().iter().any(|step| match step {
            Step::Take(from) | Step::Choose(from, _) => {
                matches!(from, From::DiscardsForRicePaper | From::VisibleInstants)
            }
            _ => false,
        });
        let is_good = |total: u8, count: u8| {
            (payment.least..=payment.most).contains(&total) && (total == 0 || count >= payment.cards)
        };
        let on_top = |cards: &mut dyn Iterator<Item = Species>| {
            cards.filter(|card| !card.is_rice_paper()).max_by_key(|&card| (self.folds(card), card))
        };
        let now = on_top(&mut cards.iter().chain(with));
        cards.iter().enumerate().any(|(at, spare)| {
            let is_only = cards.count(spare) == 1;
            if is_only && (payment.with == Some(spare) || (spare.is_rice_paper() && wants_rice_paper)) {
                return false;
            }
            let rest = || cards.iter().enumerate().filter(move |&(i, _)| i != at).map(|(_, card)| card);
            let (less, count) = (total - self.folds(spare), cards.len() - 1 + u8::from(with.is_some()));
            if is_good(less, count) && on_top(&mut rest().chain(with)) == now {
                return true;
            }
            let Some(instead) = top.filter(|_| with.is_none()) else { return false };
            is_good(less + self.folds(instead), count + 1) && on_top(&mut rest().chain([instead])) == now
        })
    }

    /// Is there an origami among them for which rice paper would do?
    fn has_spare_origami(&self, payment: Payment, cards: Cards) -> bool {
        let has_rice_paper = self.state.rice_paper(self.seat) > cards.count(Species::RICE_PAPER);
        has_rice_paper
            && cards.iter().any(|card| {
                !card.is_rice_paper()
                    && self.folds(card) == self.folds(Species::RICE_PAPER)
                    && (payment.with != Some(card) || cards.count(card) > 1)
            })
    }

    /// Is rice paper in hand good for something else than paying?
    fn counts_rice_paper(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        let collected = Side::BOTH.into_iter().flat_map(|side| state.collection(seat, side));
        collected.chain(state.hand(seat)).any(|card| match self.ability(card) {
            Ability::Scoring(Score::PerRicePaper(_)) => true,
            Ability::WithDraw(steps) => steps.iter().any(|s| matches!(s, Step::DiscardAny(Which::RicePaper))),
            _ => false,
        })
    }

    // --- effects ------------------------------------------------------------------------------------------------------

    /// Marks declining a gift, and using what hurts only oneself; `used` says whose effect a move uses.
    fn mark_uses(&self, moves: &[Move], out: &mut [Option<Dominated>], used: impl Fn(Move) -> Option<Species>) {
        let Some(no) = moves.iter().position(|&m| m == Move::No) else { return };
        let mut is_offered = false;
        for (&m, mark) in moves.iter().zip(&mut *out) {
            let Some(of) = used(m) else { continue };
            is_offered |= self.is_gift(of);
            if self.hurts_only_self(of) {
                *mark = Some(Dominated::HurtsOnlySelf);
            }
        }
        if is_offered {
            out[no] = Some(Dominated::DeclinesGift);
        }
    }

    /// Is using this effect never worse than declining it?
    fn is_gift(&self, of: Species) -> bool {
        const BUTTERFLY: Species = species("butterfly");
        let (state, seat) = (self.state, self.seat);
        let facts = state.edition().facts(of);
        let room = state.hand_limit(seat).saturating_sub(state.hand_size(seat));
        match facts.ability.steps() {
            [Step::ChoosePlayer, Step::Do(_)] => facts.ability_of == BUTTERFLY,
            [Step::RicePaper(Who::Owner, count)] => {
                let most = match *count {
                    Count::Fixed(n) => n,
                    Count::EachUnder => Side::BOTH.map(|side| state.height(seat, side)).into_iter().max().unwrap_or(0),
                    _ => return false,
                };
                most <= room && self.is_more_better()
            }
            [Step::Together(Who::Opponents, Deed::Discard)] => state.players() == 2 && self.is_more_better(),
            [Step::Together(Who::Opponents, Deed::Discard), Step::Take(From::JustDiscarded)] => {
                state.players() == 2 && room > 0 && self.is_more_better()
            }
            _ => false,
        }
    }

    /// Does this effect take cards from this player's hand and from nobody else's?
    fn hurts_only_self(&self, of: Species) -> bool {
        let &[Step::Together(Who::Everyone, deed)] = self.ability(of).steps() else { return false };
        let (state, seat) = (self.state, self.seat);
        let loses = |seat: Seat| {
            let rice_paper = if deed.which() == Which::Origami { state.rice_paper(seat) } else { 0 };
            state.hand_size(seat) > rice_paper
        };
        loses(seat) && !seat.round(state.players()).skip(1).any(loses) && self.is_more_better()
    }

    // --- the end of the game ------------------------------------------------------------------------------------------

    fn mark_worse_ends(&self, moves: &[Move], out: &mut [Option<Dominated>]) {
        let mut end = End { seat: self.seat, deck: self.state.deck_size(), left: MOST_POSITIONS };
        let ends: Vec<_> = moves.iter().map(|&m| end.after(self.state, m, 4)).collect();
        let Some(best) = ends.iter().filter_map(|end| end.0).max_by_key(Final::order) else { return };
        for ((end, is_all), mark) in ends.into_iter().zip(out) {
            if let (Some(end), true) = (end, is_all)
                && end.is_worse_than(&best)
            {
                *mark = Some(Dominated::EndsWorse);
            }
        }
    }
}

/// Lets an effect's owner play any origami of the hand, for no more than its cost, and nothing else?
fn is_plain_and_cheaper(terms: Terms) -> bool {
    terms.which == Which::Any
        && matches!(terms.price, Price::Free | Price::UpToLess(_))
        && terms.noted == Noted::Ignored
        && terms.instead == Instead::Nothing
}

/// Does a play end with this step, without a further play or action, and is it all the same to it what was paid?
const fn is_the_end_of_it(step: Step) -> bool {
    match step {
        Step::Play(_) | Step::AnotherAction | Step::Become(_) | Step::Each(Each::MayPlay) => false,
        Step::Take(from) => !matches!(from, From::Paid | From::DiscardsForRicePaper),
        _ => true,
    }
}

/// How the game ends for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Final {
    place: u8,
    lead: i16,
    score: i16,
}

impl Final {
    fn order(&self) -> impl Ord + use<> {
        (std::cmp::Reverse(self.place), self.lead, self.score)
    }

    fn is_worse_than(&self, other: &Self) -> bool {
        self != other && self.place >= other.place && self.lead <= other.lead && self.score <= other.score
    }
}

/// Looks how the game ends as far as it depends on one player and on nothing hidden.
struct End {
    seat: Seat,
    /// The size of the deck: once a card has left it, this player knows more than now.
    deck: u8,
    left: u32,
}

impl End {
    /// The best end that a move can surely lead to, and whether it leads to no other.
    fn after(&mut self, state: &State, m: Move, depth: u8) -> (Option<Final>, bool) {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            return (None, false);
        }
        let mut next = state.clone();
        next.apply(Actor::Seat(self.seat), m, &mut NoLog);
        if let Some(standing) = next.standing() {
            let at = self.seat.index();
            let scores = standing.scores();
            let others = scores.iter().enumerate().filter(|&(seat, _)| seat != at).map(|(_, &score)| score);
            let lead = scores[at] - others.max().unwrap_or(0);
            return (Some(Final { place: standing.places()[at], lead, score: scores[at] }), true);
        }
        let is_own = matches!(next.asked(), Asked::Seat(seat, _) if seat == self.seat);
        if depth == 0 || !is_own || next.deck_size() != self.deck {
            return (None, false);
        }
        let mut moves = MoveBuf::with_capacity(64);
        next.moves(Actor::Seat(self.seat), &mut moves);
        let mut best: Option<Final> = None;
        let mut is_all = true;
        for &m in moves.iter() {
            let (end, is_sure) = self.after(&next, m, depth - 1);
            is_all &= is_sure;
            best = best.into_iter().chain(end).max_by_key(Final::order);
        }
        (best, is_all)
    }
}
