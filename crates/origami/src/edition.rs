//! An edition: the numbers and abilities in force, built from the cards and an owner's corrections.
//!
//! Editions are interned: a state carries a `&'static` reference of eight bytes. Loading one leaks it once per digest,
//! so only the operator of a program loads editions, never a visitor.

mod change;

use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use tabletop::{CardSet, Digest};

use crate::card::{Character, Characters, Colour, Families, Family, MAX_CARDS_NAMED, Species};
use crate::frame::MAX_DEPTH;
use crate::state::{MAX_IN_PLAY, MAX_PLAYERS};
use crate::vocab::{Ability, Each, Kind, Modifier, Step};

pub use change::{BadEdition, Change, Number, Override};

/// Room for the species of both card games.
const MAX_SPECIES: usize = 96;
const _: () = assert!(Species::RICE_PAPER.index() < MAX_SPECIES);
/// A card costs at most so many folds.
pub const MAX_COST: u8 = 9;
/// A card is worth at most so many folds.
pub const MAX_FOLDS: u8 = 9;
/// Rules may raise what a payment totals by so much: a red Musician by one fold, a yellow Calligrapher by one.
pub const MAX_RAISE: u8 = 2;
/// No hand, even one that holds all cards of four families, eight characters and all rice paper, has more payments for
/// one card than this; an edition with more is refused.
pub const MAX_PAYMENTS: u64 = 16_777_216;

/// The facts of one species that are in force.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Folds to pay to play it.
    pub cost: u8,
    /// What it is worth in a payment and against a draw limit.
    pub folds: u8,
    /// Points in a collection.
    pub points: u8,
    /// The family it counts for; characters and rice paper have none.
    pub family: Option<Family>,
    /// How many copies there are.
    pub quantity: u8,
    /// The number of its first copy.
    pub first: u8,
    /// Whether a Parrot can copy it: an instant effect that does not itself copy (O-9.12).
    pub copyable: bool,
    /// The species whose ability it has: its own, unless corrected.
    pub ability_of: Species,
    /// What it does.
    pub ability: Ability,
    /// The steps of that.
    pub(crate) steps: &'static [Step],
}

/// With fewer cards a deal could use the deck up: ten 1-fold cards a player, and the Draw Line.
pub const MIN_FAMILY: u8 = 15;
/// With more, four families would not fit into the arrays of a state.
pub const MAX_FAMILY: u8 = (MAX_IN_PLAY / 4) as u8;

/// The numbers and abilities in force.
pub struct Edition {
    overrides: Vec<Override>,
    facts: [Facts; MAX_SPECIES],
    /// What is asked most often, by card number; as many as a byte has values, so that looking one up needs no check.
    copies: [CopyFacts; 256],
    /// The copies worth 1, 2, 3 and 4 folds; empty if some card is worth more, so that nobody counts with them.
    worth: Option<[CardSet; 4]>,
    /// The copies of each family.
    families: [CardSet; Family::ALL.len()],
    /// The copies of each character.
    characters: [CardSet; Character::ALL.len()],
    /// The families with a card that does something while it is on top.
    ongoing: Families,
}

/// What is asked most often of a copy, side by side in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CopyFacts {
    /// Its species.
    pub(crate) species: Option<Species>,
    /// Its folds.
    pub(crate) folds: u8,
    /// Its cost.
    pub(crate) cost: u8,
    marks: u8,
}

impl CopyFacts {
    const SPECIAL: u8 = 1;
    const CHARACTER: u8 = 2;
    const ONGOING: u8 = 4;

    fn of(species: Species, facts: &Facts) -> Self {
        let mark = |is: bool, mark: u8| if is { mark } else { 0 };
        let marks = mark(facts.ability.kind() == Kind::Special, Self::SPECIAL)
            | mark(species.is_character(), Self::CHARACTER)
            | mark(facts.ability.kind() == Kind::Ongoing, Self::ONGOING);
        Self { species: Some(species), folds: facts.folds, cost: facts.cost, marks }
    }

    /// Whether it has a special action.
    #[inline]
    pub(crate) const fn is_special(self) -> bool {
        self.marks & Self::SPECIAL != 0
    }

    /// Whether it is a character.
    #[inline]
    pub(crate) const fn is_character(self) -> bool {
        self.marks & Self::CHARACTER != 0
    }

    /// Whether it does something while it is on top.
    #[inline]
    pub(crate) const fn is_ongoing(self) -> bool {
        self.marks & Self::ONGOING != 0
    }
}

impl Edition {
    /// The edition without corrections.
    #[must_use]
    pub fn standard() -> &'static Self {
        static STANDARD: OnceLock<&'static Edition> = OnceLock::new();
        STANDARD.get_or_init(|| match Self::load(&[]) {
            Ok(edition) => edition,
            Err(bad) => unreachable!("the cards themselves are a good edition: {bad}"),
        })
    }

    /// The edition with these corrections; the later of two corrections of one fact counts.
    ///
    /// # Errors
    /// What makes the edition unusable.
    pub fn load(overrides: &[Override]) -> Result<&'static Self, BadEdition> {
        let edition = Self::build(overrides)?;
        static LOADED: Mutex<Vec<&'static Edition>> = Mutex::new(Vec::new());
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = loaded.iter().find(|e| e.overrides == edition.overrides) {
            return Ok(known);
        }
        let edition: &'static Self = Box::leak(Box::new(edition));
        loaded.push(edition);
        Ok(edition)
    }

    /// The edition with these corrections, checked like one that is loaded, but nobody keeps it.
    pub(crate) fn build(overrides: &[Override]) -> Result<Self, BadEdition> {
        let overrides = last_of_each_fact(overrides);
        let mut facts = [Facts::of(Species::all().next().unwrap_or(FIRST)); MAX_SPECIES];
        for species in Species::all().chain([Species::RICE_PAPER]) {
            facts[species.index()] = Facts::of(species);
        }
        for &o in &overrides {
            facts[o.species.index()].change(o)?;
        }
        let edition = Self::number_cards(facts, overrides)?;
        edition.check()?;
        Ok(edition)
    }

    /// Gives every copy its number: copies of a species one after another, in the order of the card list.
    fn number_cards(mut facts: [Facts; MAX_SPECIES], overrides: Vec<Override>) -> Result<Self, BadEdition> {
        let total: u16 = Species::all().map(|s| u16::from(facts[s.index()].quantity)).sum();
        if usize::from(total) > CardSet::CAPACITY {
            return Err(BadEdition::TooManyCards(total));
        }
        let mut copies = [CopyFacts { species: None, folds: 0, cost: 0, marks: 0 }; 256];
        let mut worth = Some([CardSet::EMPTY; 4]);
        let mut families = [CardSet::EMPTY; Family::ALL.len()];
        let mut characters = [CardSet::EMPTY; Character::ALL.len()];
        let mut next = 0;
        for species in Species::all() {
            let fact = &mut facts[species.index()];
            fact.first = next;
            for _ in 0..fact.quantity {
                copies[usize::from(next)] = CopyFacts::of(species, fact);
                match worth.as_mut().and_then(|w| w.get_mut(usize::from(fact.folds) - 1)) {
                    Some(set) => set.add(next),
                    None => worth = None,
                }
                match (fact.family, species.character()) {
                    (Some(family), _) => families[family as usize].add(next),
                    (None, Some((character, _))) => characters[character as usize].add(next),
                    (None, None) => {}
                }
                next += 1;
            }
        }
        let of_families = Species::all().map(|s| &facts[s.index()]);
        let ongoing = of_families.filter(|f| f.ability.kind() == Kind::Ongoing).filter_map(|f| f.family).collect();
        // Rice paper is counted, never numbered: no set has a copy of it.
        facts[Species::RICE_PAPER.index()].first = CardSet::CAPACITY as u8;
        Ok(Self { overrides, facts, copies, worth, families, characters, ongoing })
    }

    /// An edition whose facts were changed by hand, unchecked: for mutants of cards in tests.
    #[cfg(test)]
    pub(crate) fn mutant(species: Species, change: impl FnOnce(&mut Facts)) -> &'static Self {
        let mut facts = Self::standard().facts;
        change(&mut facts[species.index()]);
        match Self::number_cards(facts, Vec::new()) {
            Ok(edition) => Box::leak(Box::new(edition)),
            Err(bad) => unreachable!("{bad}"),
        }
    }

    fn check(&self) -> Result<(), BadEdition> {
        for family in Family::ALL {
            let n = self.family_size(family);
            if n < MIN_FAMILY {
                return Err(BadEdition::SmallFamily(family, n));
            }
            if n > MAX_FAMILY {
                return Err(BadEdition::LargeFamily(family, n));
            }
        }
        let raise = self.most_raise();
        if raise > MAX_RAISE {
            return Err(BadEdition::TooDear(raise));
        }
        let rounds = self.most_rounds();
        if rounds > MAX_ROUNDS {
            return Err(BadEdition::TooManyRounds(rounds));
        }
        let ways = self.ways_to_pay();
        match Species::all().find(|&s| self.payments_among(&ways, s) > MAX_PAYMENTS) {
            Some(species) => Err(BadEdition::TooManyPayments(species)),
            None => Ok(()),
        }
    }

    /// By how much characters can raise what a payment totals: the four that do so most, each by its better version.
    fn most_raise(&self) -> u8 {
        let by = |species: Species| match self.facts(species).ability {
            Ability::Ongoing(Modifier::Cost(n)) => n.max(0) as u8,
            Ability::Ongoing(Modifier::Overpay(n)) => n,
            _ => 0,
        };
        let of_pair =
            |c: Character| by(Species::of_character(c, Colour::Yellow)).max(by(Species::of_character(c, Colour::Red)));
        let mut raises = Character::ALL.map(of_pair);
        raises.sort_unstable_by(|a, b| b.cmp(a));
        raises[..usize::from(MAX_PLAYERS)].iter().sum()
    }

    /// How many rounds of plays can be open at once: those of all Dragons, and of all cards that copy one.
    fn most_rounds(&self) -> u8 {
        let opens = |step: &Step| matches!(step, Step::Each(Each::MayPlay) | Step::Become(_));
        let all = Species::all().map(|s| self.facts(s)).filter(|f| f.steps.iter().any(opens));
        all.map(|f| f.quantity).fold(0, u8::saturating_add)
    }

    /// The most ways there can be to pay for `species`, with the largest discount and surcharge there are and a hand
    /// that holds every card of four families, the characters and all rice paper.
    #[must_use]
    pub fn most_payments(&self, species: Species) -> u64 {
        self.payments_among(&self.ways_to_pay(), species)
    }

    /// How many of the ways make what `species` costs, with any discount and surcharge; each once more with the top
    /// discard, which is worth at least one fold (L-7.12).
    fn payments_among(&self, ways: &Ways, species: Species) -> u64 {
        let cost = usize::from(self.facts(species).cost);
        // At the dearest the cost is one fold more (red Musician), a Dolphin takes up to two off, a yellow Calligrapher
        // lets one more be paid. Cheaper costs have fewer ways.
        let (least, most) = (cost.saturating_sub(1), cost + usize::from(MAX_RAISE));
        let span = |from: usize, to: usize| ways[from..=to].iter().sum::<u64>();
        span(least, most) + span(least.saturating_sub(1), most - 1)
    }

    /// The most ways there can be to make each sum of folds with the cards of four families, eight characters and all rice
    /// paper.
    fn ways_to_pay(&self) -> Ways {
        let of_family = Family::ALL.map(|family| {
            let cards = Species::all().map(|s| self.facts(s)).filter(|f| f.family == Some(family));
            let ways = cards.fold(NOTHING_PAID, |ways, facts| with_copies(&ways, facts));
            if family == Family::Polar { with_copies(&ways, self.facts(Species::RICE_PAPER)) } else { ways }
        });
        // Of the characters the eight worth least: they are in most ways.
        let mut characters: Vec<_> = Species::all().filter(|s| s.is_character()).map(|s| self.facts(s)).collect();
        characters.sort_by_key(|f| f.folds);
        let others = characters.iter().take(8).fold(NOTHING_PAID, |ways, facts| with_copies(&ways, facts));
        let mut most = [0; SUMS];
        for set in (0_u16..1 << Family::ALL.len()).filter(|set| set.count_ones() == 4) {
            let chosen = of_family.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
            let ways = chosen.fold(others, |ways, (_, family)| together(&ways, family));
            for (most, ways) in most.iter_mut().zip(ways) {
                *most = ways.max(*most);
            }
        }
        most
    }

    /// A digest of all facts in force in a game with these families and characters. Other cards do not change it, so that
    /// records stay good when cards are added elsewhere.
    #[must_use]
    pub fn digest(&self, families: Families, characters: Characters) -> Digest {
        use std::fmt::Write;
        let mut text = String::new();
        for species in Species::all() {
            let f = self.facts(species);
            let Facts { quantity, cost, folds, points, ability_of, .. } = f;
            let group = match (f.family, species.character()) {
                (Some(family), _) if families.has(family) => family.word(),
                (None, Some((character, _))) if characters.has(character) => "character",
                _ => continue,
            };
            // Writing to a string can't fail.
            let _ = writeln!(text, "{species} {group} {quantity} {cost} {folds} {points} {ability_of}");
        }
        Digest::of(text.as_bytes())
    }

    /// The corrections.
    #[must_use]
    pub fn overrides(&self) -> &[Override] {
        &self.overrides
    }

    /// The facts of a species.
    #[must_use]
    #[inline]
    pub const fn facts(&self, species: Species) -> &Facts {
        &self.facts[species.index()]
    }

    /// How many cards a family holds.
    #[must_use]
    pub fn family_size(&self, family: Family) -> u8 {
        let sizes = Species::all().map(|s| self.facts(s)).filter(|f| f.family == Some(family)).map(|f| f.quantity);
        sizes.fold(0, u8::saturating_add)
    }

    /// The species of a copy.
    #[inline]
    pub(crate) fn species_of(&self, copy: u8) -> Species {
        match self.copies[usize::from(copy)].species {
            Some(species) => species,
            None => unreachable!("every copy on the table has a species"),
        }
    }

    /// What is asked most often of a copy.
    #[inline]
    pub(crate) fn copy_facts(&self, copy: u8) -> CopyFacts {
        self.copies[usize::from(copy)]
    }

    /// The copies worth 1, 2, 3 and 4 folds, if no card is worth more.
    #[inline]
    pub(crate) const fn worth(&self) -> Option<&[CardSet; 4]> {
        self.worth.as_ref()
    }

    /// The folds of a copy.
    #[inline]
    pub(crate) fn folds_of(&self, copy: u8) -> u8 {
        self.copies[usize::from(copy)].folds
    }

    /// Has any card of these families an effect while it is on top?
    pub(crate) const fn has_ongoing(&self, families: Families) -> bool {
        self.ongoing.meets(families)
    }

    /// All copies of some families and characters.
    pub(crate) fn copies_of(&self, families: Families, characters: Characters) -> CardSet {
        let of_families = families.iter().map(|family| &self.families[family as usize]);
        let of_characters = characters.iter().map(|character| &self.characters[character as usize]);
        of_families.chain(of_characters).fold(CardSet::EMPTY, |all, some| all.with(some))
    }
}

const FIRST: Species = crate::cards::species("cat");

impl Facts {
    fn of(species: Species) -> Self {
        let def = species.def();
        Self {
            cost: def.cost.value,
            folds: def.folds.value,
            points: def.points.value,
            family: def.family.value,
            quantity: def.quantity.value,
            first: 0,
            copyable: is_copyable(&def.ability.value),
            ability_of: species,
            ability: def.ability.value,
            steps: def.ability.value.steps(),
        }
    }

    fn change(&mut self, at: Override) -> Result<(), BadEdition> {
        let within = |number: Number, n: u8| {
            let (least, most) = number.range();
            if (least..=most).contains(&n) { Ok(n) } else { Err(BadEdition::OutOfRange { at, least, most }) }
        };
        let is_character = at.species.is_character();
        if at.species.is_rice_paper() {
            return Err(BadEdition::FixedFact(at));
        }
        match at.change {
            Change::Quantity(_) | Change::Points(_) | Change::Family(_) if is_character => {
                return Err(BadEdition::FixedFact(at));
            }
            Change::AbilityOf(species) if species.is_character() != is_character || species.is_rice_paper() => {
                return Err(BadEdition::WrongAbility(at));
            }
            Change::Quantity(n) => self.quantity = within(Number::Quantity, n)?,
            Change::Cost(n) => self.cost = within(Number::Cost, n)?,
            Change::Folds(n) => self.folds = within(Number::Folds, n)?,
            Change::Points(n) => self.points = within(Number::Points, n)?,
            Change::Family(family) => self.family = Some(family),
            Change::AbilityOf(species) => {
                self.ability_of = species;
                self.set_ability(species.def().ability.value);
            }
        }
        Ok(())
    }

    /// Gives the species another ability.
    pub(crate) fn set_ability(&mut self, ability: Ability) {
        self.ability = ability;
        self.steps = ability.steps();
        self.copyable = is_copyable(&ability);
    }
}

fn is_copyable(ability: &Ability) -> bool {
    ability.kind() == Kind::Instant && !ability.steps().iter().any(|s| matches!(s, Step::Become(_)))
}

fn last_of_each_fact(overrides: &[Override]) -> Vec<Override> {
    let mut kept: Vec<Override> = Vec::new();
    for &o in overrides {
        let same = |k: &Override| {
            k.species == o.species && std::mem::discriminant(&k.change) == std::mem::discriminant(&o.change)
        };
        kept.retain(|k| !same(k));
        kept.push(o);
    }
    kept.sort_unstable();
    kept
}

/// So many rounds of plays may be open at once: above the last one there is room for four frames more (see [`MAX_DEPTH`]).
pub const MAX_ROUNDS: u8 = MAX_DEPTH as u8 - 4;

/// The largest payment, and 0.
const SUMS: usize = (MAX_COST + MAX_RAISE) as usize + 1;

/// In how many ways each sum of folds can be made.
type Ways = [u64; SUMS];

/// Without any card there is one way to make 0.
const NOTHING_PAID: Ways = {
    let mut ways = [0; SUMS];
    ways[0] = 1;
    ways
};

/// In how many ways each sum can be made if up to `quantity` copies of a species join in.
fn with_copies(ways: &Ways, facts: &Facts) -> Ways {
    let mut copies = [0; SUMS];
    for k in 0..=usize::from(facts.quantity).min(MAX_CARDS_NAMED) {
        if let Some(slot) = copies.get_mut(k * usize::from(facts.folds)) {
            *slot += 1;
        }
    }
    together(ways, &copies)
}

/// In how many ways each sum can be made with two lots of cards.
fn together(a: &Ways, b: &Ways) -> Ways {
    let mut sum = [0; SUMS];
    for (x, a) in a.iter().enumerate() {
        for (slot, b) in sum[x..].iter_mut().zip(b) {
            *slot += a * b;
        }
    }
    sum
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.overrides).finish()
    }
}

/// Editions are interned, so two references to equal editions are the same reference.
impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Edition {}

impl std::hash::Hash for Edition {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.overrides.len().hash(hasher);
    }
}
