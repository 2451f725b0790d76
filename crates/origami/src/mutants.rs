//! Mutants of the cards: a card with one number or one step changed must fail some scenario.
//!
//! No law notices a card that does something else than it says, so the scenarios have to: this measures them. A mutant
//! that fails none stands in [`EQUIVALENT`] with its reason, and must go from there once a scenario catches it.

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::card::{Family, Species};
use crate::cards::TESTS;
use crate::edition::{Edition, Facts, MAX_COST, MAX_FOLDS};
use crate::scenario::Scenario;
use crate::vocab::{
    Ability, Count, Deed, Each, Feat, From, Instead, Limit, Modifier, Must, Noted, Own, Price, Reaction, Rest, Score,
    Slot, Spot, Step, Terms, Which, Who,
};

/// Mutants that play like the card itself, each with its reason.
const EQUIVALENT: &[(&str, &str)] = &[
    ("butterfly: step 1: always possible", "it is: nothing but the choice of the player can be in the way"),
    ("dove: step 2: always possible", "without a card chosen in each place it swaps nothing anyway"),
    ("sloth: step 1: always possible", "it is reached only once an origami that can be moved has been picked"),
    ("yellow_monk: Ongoing(DrawLimitOrOneCard(1))", "no card is worth more than the limit anyway"),
    ("yellow_sumo_wrestler: ToThoseWith(MostCostingAtLeast(7), 5)", "no card costs 7"),
    ("rhino: step 0: always possible", "discarding an empty line changes nothing (O-9.17)"),
];

/// A card with one thing changed.
struct Mutant {
    card: Species,
    /// Which card, and what is changed.
    name: String,
    edition: &'static Edition,
    /// Does a scenario that can't even be set up count as failed? With a card too few or too many it does; a card that
    /// has left for another family must be noticed in play.
    needs_position: bool,
}

impl Mutant {
    fn fails(&self, scenario: &str) -> bool {
        let run = || match Scenario::parse_with(scenario, self.edition) {
            Ok(scenario) => scenario.check().is_err(),
            Err(_) => !self.needs_position,
        };
        // Nothing is used after a panic but its having happened.
        catch_unwind(AssertUnwindSafe(run)).unwrap_or(true)
    }

    /// The card's own scenarios come first, because they are the ones that should notice.
    fn is_caught(&self, scenarios: &[(Species, &str)]) -> bool {
        let own = scenarios.iter().filter(|(card, _)| *card == self.card);
        let others = scenarios.iter().filter(|(card, _)| *card != self.card);
        own.chain(others).any(|(_, scenario)| self.fails(scenario))
    }
}

#[test]
fn every_mutant_of_a_card_fails_a_scenario() {
    let scenarios = scenarios();
    let mutants: Vec<_> = Species::all().flat_map(mutants_of).collect();
    let is_excepted = |m: &Mutant| EQUIVALENT.iter().any(|(name, _)| *name == m.name);
    let (mut survivors, mut rotten) = (Vec::new(), Vec::new());
    for mutant in &mutants {
        match (mutant.is_caught(&scenarios), is_excepted(mutant)) {
            (false, false) => survivors.push(mutant.name.as_str()),
            (true, true) => rotten.push(mutant.name.as_str()),
            _ => {}
        }
    }
    let unknown = |name: &&str| !mutants.iter().any(|m| m.name == *name);
    let unknown: Vec<_> = EQUIVALENT.iter().map(|(name, _)| *name).filter(unknown).collect();
    let (made, excepted) = (mutants.len(), EQUIVALENT.len());
    println!("{made} mutants: {} caught, {excepted} excepted", made - excepted - survivors.len());
    assert!(unknown.is_empty(), "no such mutants, yet excepted:\n{}", unknown.join("\n"));
    assert!(rotten.is_empty(), "caught, yet excepted:\n{}", rotten.join("\n"));
    assert!(survivors.is_empty(), "{} mutants fail no scenario:\n{}", survivors.len(), survivors.join("\n"));
}

#[test]
fn a_mutant_that_changes_nothing_is_not_caught() {
    let scenarios = scenarios();
    for card in Species::all() {
        let edition = Edition::mutant(card, |_| {});
        let same = Mutant { card, name: card.to_string(), edition, needs_position: false };
        assert!(!same.is_caught(&scenarios), "{card}");
    }
}

/// The scenarios of all cards that the unchanged cards pass: one with corrections of its own, which a mutant takes the
/// place of, or one that fails anyway (the card's own test says so) would seem to catch everything.
fn scenarios() -> Vec<(Species, &'static str)> {
    let passes = |text: &str| Scenario::parse_with(text, Edition::standard()).is_ok_and(|s| s.check().is_ok());
    let of_card = |(slug, texts): &(&str, &'static [&str])| {
        let card = Species::named(slug).expect("a card");
        texts.iter().filter(|text| passes(text)).map(move |text| (card, *text)).collect::<Vec<_>>()
    };
    TESTS.iter().flat_map(of_card).collect()
}

fn mutants_of(card: Species) -> Vec<Mutant> {
    let facts = Edition::standard().facts(card);
    let mut all = Vec::new();
    let mut add = |what: String, needs_position: bool, change: &dyn Fn(&mut Facts)| {
        let edition = Edition::mutant(card, change);
        all.push(Mutant { card, name: format!("{card}: {what}"), edition, needs_position });
    };
    for n in near(facts.cost, 0, MAX_COST) {
        add(format!("cost {n}"), false, &|f| f.cost = n);
    }
    for n in near(facts.folds, 1, MAX_FOLDS) {
        add(format!("folds {n}"), false, &|f| f.folds = n);
    }
    // A character has no points and no family, and there is one of each version.
    if let Some(own) = facts.family {
        for n in near(facts.points, 0, 99) {
            add(format!("points {n}"), false, &|f| f.points = n);
        }
        for n in near(facts.quantity, 0, 99) {
            add(format!("quantity {n}"), false, &|f| f.quantity = n);
        }
        for family in Family::ALL.into_iter().filter(|&f| f != own) {
            add(format!("family {}", family.word()), true, &|f| f.family = Some(family));
        }
    }
    for (what, ability) in abilities_near(card, facts) {
        add(what, false, &|f| f.set_ability(ability));
    }
    all
}

/// One less and one more, within bounds.
fn near(n: u8, least: u8, most: u8) -> impl Iterator<Item = u8> {
    [n.wrapping_sub(1), n + 1].into_iter().filter(move |m| (least..=most).contains(m))
}

const fn next(family: Family) -> Family {
    Family::ALL[(family as usize + 1) % Family::ALL.len()]
}

fn abilities_near(card: Species, facts: &Facts) -> Vec<(String, Ability)> {
    // Some family to be mistaken about, for characters too.
    let family = facts.family.unwrap_or(Family::Farm);
    let named = |ability: Ability| (format!("{ability:?}"), ability);
    let (ability, steps): (fn(_) -> Ability, _) = match facts.ability {
        Ability::Instant(steps) => (Ability::Instant, steps),
        Ability::Special(steps) => (Ability::Special, steps),
        Ability::WithDraw(steps) => (Ability::WithDraw, steps),
        Ability::Scoring(score) => {
            let scores = scores_near(card, family, score).into_iter();
            return scores.map(|score| (format!("{score:?}"), Ability::Scoring(score))).collect();
        }
        Ability::Ongoing(modifier) => {
            return modifiers_near(modifier).into_iter().map(Ability::Ongoing).chain([NOTHING]).map(named).collect();
        }
        Ability::Reaction(reaction) => {
            return reactions_near(reaction).into_iter().map(Ability::Reaction).chain([NOTHING]).map(named).collect();
        }
    };
    let mut all = vec![match facts.ability {
        Ability::Instant(_) => ("special".to_owned(), Ability::Special(steps)),
        _ => ("instant".to_owned(), Ability::Instant(steps)),
    }];
    let mut add = |what: String, steps: Vec<Step>| all.push((what, ability(steps.leak())));
    for (at, step) in steps.iter().enumerate() {
        let mut without = steps.to_vec();
        without.remove(at);
        add(format!("without step {at}"), without);
        if at > 0 {
            let mut swapped = steps.to_vec();
            swapped.swap(at - 1, at);
            add(format!("step {at} before step {}", at - 1), swapped);
        }
        let noted = steps[..at].iter().any(|s| matches!(s, Step::Take(_) | Step::Choose(_, Slot::A)));
        for (what, step) in steps_near(family, noted, *step) {
            let mut other = steps.to_vec();
            other[at] = step;
            add(format!("step {at}: {what}"), other);
        }
    }
    all
}

/// An ongoing effect that changes nothing.
const NOTHING: Ability = Ability::Ongoing(Modifier::Hand(0));

fn modifiers_near(modifier: Modifier) -> Vec<Modifier> {
    let around = |n: i8| [n - 1, n + 1];
    match modifier {
        Modifier::Hand(n) => around(n).map(Modifier::Hand).to_vec(),
        Modifier::HandForEach(species, n) => {
            let mut all = around(n).map(|n| Modifier::HandForEach(species, n)).to_vec();
            // As if each of them on top counted, or only itself.
            all.push(Modifier::Hand(n));
            all
        }
        Modifier::DrawLimitByHand => vec![Modifier::DrawLimit(1), Modifier::DrawLimit(2)],
        Modifier::DrawLimit(n) => {
            around(n).map(Modifier::DrawLimit).into_iter().chain([Modifier::DrawLimitOrOneCard(n)]).collect()
        }
        Modifier::DrawLimitOrOneCard(n) => {
            around(n).map(Modifier::DrawLimitOrOneCard).into_iter().chain([Modifier::DrawLimit(n)]).collect()
        }
        Modifier::DrawAtMost(n) => near(n, 1, 4).map(Modifier::DrawAtMost).collect(),
        Modifier::LineSize(n) => near(n, 4, 6).map(Modifier::LineSize).collect(),
        Modifier::Cost(n) => around(n).map(Modifier::Cost).to_vec(),
        Modifier::Overpay(n) => near(n, 0, 2).map(Modifier::Overpay).collect(),
        Modifier::PayWithAtLeast(n) => near(n, 0, 1).map(Modifier::PayWithAtLeast).collect(),
        Modifier::PlayTopDiscard => vec![Modifier::PayWithTopDiscard],
        Modifier::PayWithTopDiscard => vec![Modifier::PlayTopDiscard],
    }
}

fn reactions_near(reaction: Reaction) -> Vec<Reaction> {
    match reaction {
        Reaction::ActionForCost(costs) => {
            let mut all = vec![Reaction::CardsForOtherCollection(1)];
            for (at, &cost) in costs.iter().enumerate() {
                let mut fewer = costs.to_vec();
                fewer.remove(at);
                all.push(Reaction::ActionForCost(fewer.leak()));
                for n in near(cost, 0, MAX_COST) {
                    let mut other = costs.to_vec();
                    other[at] = n;
                    all.push(Reaction::ActionForCost(other.leak()));
                }
            }
            all
        }
        Reaction::CardsForOtherCollection(n) => {
            near(n, 1, 9).map(Reaction::CardsForOtherCollection).chain([Reaction::ActionForCost(&[4, 6])]).collect()
        }
        Reaction::RicePaperForUnusedFolds(n) => near(n, 1, 9).map(Reaction::RicePaperForUnusedFolds).collect(),
        Reaction::CardAtTurnEnd { at_most } => {
            near(at_most, 0, 9).map(|at_most| Reaction::CardAtTurnEnd { at_most }).collect()
        }
        Reaction::DiscardAtTurnEnd { at_least } => {
            near(at_least, 0, 9).map(|at_least| Reaction::DiscardAtTurnEnd { at_least }).collect()
        }
    }
}

fn scores_near(card: Species, family: Family, score: Score) -> Vec<Score> {
    let nothing = Score::PerSpecies(card, 0);
    let mut all = match score {
        Score::PerCardsInHand(cards) => near(cards, 1, 9).map(Score::PerCardsInHand).collect(),
        Score::PerSpecies(species, points) => {
            let mut all: Vec<_> = near(points, 1, 9).map(|n| Score::PerSpecies(species, n)).collect();
            all.extend([Score::PerSpecies(card, points), Score::PerFamily(family, points)]);
            all.extend([Score::PerOtherInCollection(points), Score::IfAtLeast(1, species, points)]);
            all
        }
        Score::PerFamily(family, points) => {
            let mut all: Vec<_> = near(points, 1, 9).map(|n| Score::PerFamily(family, n)).collect();
            all.extend([Score::PerFamily(next(family), points), Score::PerSpecies(card, points)]);
            all.push(Score::PerOtherInCollection(points));
            all
        }
        Score::PerOtherInCollection(points) => {
            let mut all: Vec<_> = near(points, 1, 9).map(Score::PerOtherInCollection).collect();
            all.extend([Score::PerFamily(family, points), Score::PerSpecies(card, points)]);
            all
        }
        Score::IfAtLeast(least, species, points) => {
            let mut all: Vec<_> = near(least, 0, 9).map(|n| Score::IfAtLeast(n, species, points)).collect();
            all.extend(near(points, 1, 9).map(|n| Score::IfAtLeast(least, species, n)));
            all.push(Score::PerSpecies(species, points));
            all
        }
        Score::PerRicePaper(points) => {
            near(points, 1, 9).map(Score::PerRicePaper).chain([Score::PerCardsInHand(1)]).collect()
        }
        Score::IfNextTo(species, points) => {
            let mut all: Vec<_> = near(points, 1, 9).map(|n| Score::IfNextTo(species, n)).collect();
            all.extend([Score::IfAtLeast(2, species, points), Score::PerSpecies(species, points)]);
            all
        }
        Score::DifferenceOfCollections => vec![Score::PerOtherInCollection(1)],
        Score::PerPlayerWithFewerCards(points) => {
            near(points, 1, 9).map(Score::PerPlayerWithFewerCards).chain([Score::PerCardsInHand(1)]).collect()
        }
        Score::PerPlayerWithFewerOf(family, points) => {
            let mut all: Vec<_> = near(points, 1, 9).map(|n| Score::PerPlayerWithFewerOf(family, n)).collect();
            all.extend([Score::PerPlayerWithFewerOf(next(family), points), Score::PerPlayerWithFewerCards(points)]);
            all
        }
        Score::ToThoseWith(feat, points) => {
            let mut all: Vec<_> = near(points, 1, 9).map(|n| Score::ToThoseWith(feat, n)).collect();
            all.extend(feats_near(feat).into_iter().map(|feat| Score::ToThoseWith(feat, points)));
            all
        }
    };
    all.push(nothing);
    all
}

fn feats_near(feat: Feat) -> Vec<Feat> {
    match feat {
        Feat::MostOf(family) => vec![Feat::MostOf(next(family)), Feat::MostOrigami],
        Feat::MostFamilies => vec![Feat::FewestFamilies, Feat::MostOrigami],
        Feat::FewestFamilies => vec![Feat::MostFamilies, Feat::MostOrigami],
        Feat::MostCostingAtLeast(cost) => {
            near(cost, 1, 9).map(Feat::MostCostingAtLeast).chain([Feat::MostCostingAtMost(cost)]).collect()
        }
        Feat::MostCostingAtMost(cost) => {
            near(cost, 1, 9).map(Feat::MostCostingAtMost).chain([Feat::MostCostingAtLeast(cost)]).collect()
        }
        Feat::MostOrigami => vec![Feat::MostFamilies, Feat::MostCardsInHand],
        Feat::MostCardsInHand => vec![Feat::MostOrigami],
    }
}

/// What a step of a card of `family` could be mistaken for; `noted` says whether a step before it notes a card.
fn steps_near(family: Family, noted: bool, step: Step) -> Vec<(String, Step)> {
    let all: Vec<Step> = match step {
        Step::Draw(count) => counts_near(count).into_iter().map(Step::Draw).collect(),
        Step::Look(n) => near(n, 1, 9).map(Step::Look).collect(),
        Step::Choose(from, slot) => {
            let other = if slot == Slot::A { Slot::B } else { Slot::A };
            let mut all: Vec<_> = froms_near(family, from).into_iter().map(|f| Step::Choose(f, slot)).collect();
            all.push(Step::Choose(from, other));
            all
        }
        Step::Take(from) => froms_near(family, from).into_iter().map(Step::Take).collect(),
        Step::Discard(from) => froms_near(family, from).into_iter().map(Step::Discard).collect(),
        Step::TakeAll(which) => which_near(family, which).into_iter().map(Step::TakeAll).collect(),
        Step::TakeSome(limit) => limits_near(limit).into_iter().map(Step::TakeSome).collect(),
        Step::DiscardAny(which) => {
            let other = if which == Which::Any { Which::RicePaper } else { Which::Any };
            vec![Step::Discard(From::Hand(which)), Step::DiscardAny(other)]
        }
        Step::RicePaper(who, count) => {
            let other = if who == Who::Owner { Who::Everyone } else { Who::Owner };
            let mut all: Vec<_> = counts_near(count).into_iter().map(|n| Step::RicePaper(who, n)).collect();
            all.extend([Step::RicePaper(other, count), Step::Draw(count)]);
            all
        }
        Step::Each(each) => eaches_near(each),
        Step::PickSpot(Spot::AnyOrigami) => vec![Step::PickSpot(Spot::OwnOrigami)],
        Step::PickSpot(Spot::OwnOrigami) => vec![Step::PickSpot(Spot::AnyOrigami)],
        Step::PickSpot(Spot::NewPlace) => Vec::new(),
        Step::PutRest(Rest::ToHand) => vec![Step::PutRest(Rest::ToDiscards)],
        Step::PutRest(Rest::ToDiscards) => vec![Step::PutRest(Rest::ToHand)],
        Step::Play(terms) => return plays_near(family, noted, terms),
        Step::Together(who, deed) => {
            let others = if who == Who::Everyone { Who::Opponents } else { Who::Everyone };
            let mut all = vec![Step::Together(others, deed)];
            let deeds = [Deed::Discard, Deed::PassRight, Deed::DiscardTwo, Deed::PassLeftAndRight];
            all.extend(deeds.into_iter().filter(|&d| d != deed).map(|other| Step::Together(who, other)));
            all
        }
        Step::Become(Slot::A) => vec![Step::Become(Slot::B)],
        Step::Become(Slot::B) => vec![Step::Become(Slot::A)],
        Step::Do(own) => {
            let always = Step::Do(Own { possible: |_, _, _| true, ..own });
            let never = Step::Do(Own { possible: |_, _, _| false, ..own });
            return vec![("always possible".to_owned(), always), ("never possible".to_owned(), never)];
        }
        // Without numbers or choices: it can only be left out.
        Step::ChoosePlayer | Step::Steal | Step::AnotherAction | Step::Refill => Vec::new(),
    };
    all.into_iter().map(|step| (format!("{step:?}"), step)).collect()
}

fn eaches_near(each: Each) -> Vec<Step> {
    match each {
        Each::Draws(n) => near(n, 1, 9)
            .map(|n| Step::Each(Each::Draws(n)))
            .chain([Step::Draw(Count::Fixed(n)), Step::Each(Each::MayPlay)])
            .collect(),
        Each::MayPlay => vec![Step::Play(Terms::MAY), Step::Each(Each::Draws(1))],
        Each::MayTake(which) => which_near(Family::Farm, which)
            .into_iter()
            .map(|which| Step::Each(Each::MayTake(which)))
            .chain([Step::Take(From::Line(which)), Step::TakeAll(which)])
            .collect(),
    }
}

fn counts_near(count: Count) -> Vec<Count> {
    match count {
        Count::Fixed(n) => near(n, 1, 9).map(Count::Fixed).collect(),
        Count::OneOrTwoIfAnother(species) => {
            vec![Count::Fixed(1), Count::Fixed(2), Count::OnePlusVisible(species)]
        }
        Count::OnePlusVisible(species) => {
            vec![Count::Fixed(1), Count::Fixed(2), Count::OneOrTwoIfAnother(species)]
        }
        Count::AsDiscarded | Count::EachUnder | Count::OneOrTwoIfNobodyHoldsFewer => {
            vec![Count::Fixed(1), Count::Fixed(2)]
        }
    }
}

fn which_near(own: Family, which: Which) -> Vec<Which> {
    match which {
        Which::Any => vec![Which::Of(own)],
        Which::Of(family) => vec![Which::Any, Which::Of(next(family))],
        Which::Origami => vec![Which::Any, Which::Of(own)],
        Which::UpTo(folds) => near(folds, 1, 9).map(Which::UpTo).collect(),
        Which::RicePaper => vec![Which::Any],
    }
}

fn froms_near(own: Family, from: From) -> Vec<From> {
    match from {
        From::Line(which) => {
            let mut all: Vec<_> = which_near(own, which).into_iter().map(From::Line).collect();
            all.push(From::TopDiscard);
            all
        }
        From::Hand(which) => which_near(own, which).into_iter().map(From::Hand).collect(),
        From::Paid | From::JustDiscarded => vec![From::TopDiscard],
        From::TopDiscard => vec![From::Line(Which::Any), From::Paid],
        From::DiscardsForRicePaper => vec![From::TopDiscard, From::Paid],
        From::RestOfHand => vec![From::Hand(Which::Any)],
        From::LookedAt => vec![From::Hand(Which::Any)],
        From::VisibleInstants => vec![From::Line(Which::Any)],
    }
}

fn limits_near(limit: Limit) -> Vec<Limit> {
    match limit {
        Limit::AtMost(folds) => near(folds, 1, 16).map(Limit::AtMost).collect(),
        Limit::AtMostWithTopDiscard(folds) => {
            let mut all: Vec<_> = near(folds, 1, 16).map(Limit::AtMostWithTopDiscard).collect();
            all.push(Limit::AtMost(folds));
            all
        }
        Limit::Exactly(folds) => {
            let mut all: Vec<_> = near(folds, 1, 16).map(Limit::Exactly).collect();
            all.push(Limit::AtMost(folds));
            all
        }
        Limit::Cards(n) => near(n, 1, 4).map(Limit::Cards).collect(),
    }
}

fn plays_near(own: Family, noted: bool, terms: Terms) -> Vec<(String, Step)> {
    let mut all = Vec::new();
    let mut add = |what: &dyn Debug, terms: Terms| all.push((format!("play {what:?}"), Step::Play(terms)));
    for which in which_near(own, terms.which) {
        add(&which, Terms { which, ..terms });
    }
    let prices = match terms.price {
        Price::Normal => vec![Price::Free, Price::UpToLess(1)],
        Price::UpToLess(n) => near(n, 1, 9).map(Price::UpToLess).chain([Price::Normal, Price::Free]).collect(),
        Price::Free => vec![Price::Normal, Price::UpToLess(MAX_COST)],
    };
    for price in prices {
        add(&price, Terms { price, ..terms });
    }
    let must = if terms.must == Must::May { Must::IfAble } else { Must::May };
    add(&must, Terms { must, ..terms });
    let instead = if terms.instead == Instead::Nothing { Instead::TakeFromLine } else { Instead::Nothing };
    add(&instead, Terms { instead, ..terms });
    // Where no card is noted, these words mean nothing.
    let meanings: &[Noted] = if noted { &[Noted::Ignored, Noted::NotPlayed, Noted::MustPay] } else { &[] };
    for &noted in meanings.iter().filter(|&&n| n != terms.noted) {
        add(&noted, Terms { noted, ..terms });
    }
    all
}
