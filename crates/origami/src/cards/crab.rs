//! Crab — sea.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, From, Limit, Step, Which};

/// Discard 1 Sea card to take any 2 cards from the Draw Line.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Crab", "Crabs")),
        it: ours(m("Granchio", "Granchi")),
        de: ours(f("Krabbe", "Krabben")),
    },
    family: printed(Some(Family::Sea)),
    quantity: printed(2),
    cost: ours(4),
    folds: ours(2),
    points: ours(4),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[
        Step::Discard(From::Hand(Which::Of(Family::Sea))),
        Step::TakeSome(Limit::Cards(2)),
    ])),
    text: Words {
        en: "Discard 1 Sea card to take any 2 cards from the Draw Line.",
        it: "Scarta 1 carta del mare per prendere dalla fila 2 carte a tua scelta.",
        de: "Wirf 1 Meer-Karte ab, um 2 beliebige Karten aus der Nachschubzeile zu nehmen.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Discards a Sea card to take any two cards from the Draw Line; the gaps are filled at the end of the turn.
families farm sea
hand 0: crab cat cat sheep minnow pig
hand 1: fox
line: whale squid dog pig
deck: shell skate
---
= deck 25
0 play crab left
! 0 pay cat sheep : needs 4, got 3 (O-5.1)
0 pay cat cat sheep
? 0: pick minnow | no
! 0 pick pig : not allowed here (O-5.9)
! 0 pick whale : not there (O-5.9)
0 pick minnow
> 0 uses crab
> 0 discards minnow
? 0: take pig dog | take pig whale | take pig squid | take dog whale | take dog squid | take whale squid
! 0 take whale : needs 2, got 1 (O-5.5)
! 0 take pig dog whale : needs 2, got 3 (O-5.5)
! 0 no : no answer to this question (O-5.5)
0 take whale squid
> 0 takes whale from line
> 0 takes squid from line
> line filled shell
> line filled skate
> turn 1
= hand 0: pig whale squid
= line: dog pig shell skate
= discards: cat cat sheep minnow
= known 0 to 1: whale squid
= score 0: 4
",
    r"# Hands are secret: without a Sea card in hand the price is asked, but can't be paid.
families farm sea
hand 0: crab cat cat sheep pig
line: whale squid dog pig
---
0 play crab left
0 pay cat cat sheep
? 0: no
0 no
> 0 declines crab
> turn 1
= line: whale squid dog pig
",
    r"# With an empty hand there is nothing to ask. The other Crab pays 2 folds.
families farm sea
hand 0: crab crab sheep
line: whale squid dog pig
---
= deck 29
0 play crab left
0 pay sheep crab
> crab has nothing to do for 0
> turn 1
= discards: sheep crab
",
    r"# An empty Draw Line: the price would buy nothing, so it is not asked.
families farm sea
hand 0: crab cat cat sheep minnow
deck: dog dog pig pig
---
0 play crab left
0 pay cat cat sheep
> crab has nothing to do for 0
> line filled dog
> turn 1
= hand 0: minnow
",
    r"# One card in the Draw Line: that one is taken.
families farm sea
hand 0: crab cat cat sheep minnow
hand 1: fox
line: whale
deck: dog dog pig pig
---
0 play crab left
0 pay cat cat sheep
0 pick minnow
? 0: take whale
! 0 take nothing : needs 1, got 0 (O-5.5)
0 take whale
> 0 takes whale from line
= hand 0: whale
= line: dog dog pig pig
",
    r"# The effect may be declined: nothing is discarded.
families farm sea
hand 0: crab cat cat sheep minnow crab
line: whale squid dog pig
---
0 play crab left
0 pay cat cat sheep
? 0: pick minnow | pick crab | no
0 no
> 0 declines crab
>! 0 uses crab
= hand 0: minnow crab
= discards: cat cat sheep
",
    r"# A Shell plays it for 3, and the other Crab is the Sea card it discards: two of a kind may be taken.
families farm sea
hand 0: shell pig crab dog crab
hand 1: fox
line: cat cat pig fox
---
0 play shell left
0 pay pig
0 play crab right
? 0: pay dog
0 pay dog
0 pick crab
> 0 discards crab
0 take cat cat
> 0 takes cat from line
= hand 0: cat cat
= discards: pig dog crab
",
    r"# A Parrot copies a Crab, price included; the price may be declined.
families sky sea
hand 0: parrot chick owl minnow dove
hand 1: dove
line: whale eagle eagle vulture
collection 1 left: crab
---
0 play parrot left
0 pay chick owl
0 pick crab
> 0 copies crab
? 0: pick minnow | no
0 no
> 0 declines crab
> turn 1
= hand 0: minnow dove
= line: whale eagle eagle vulture
",
    r"# A Parrot copies a Crab lying in the Draw Line and takes it.
families sky sea
hand 0: parrot chick owl minnow
hand 1: dove
line: crab eagle eagle vulture
---
0 play parrot left
0 pay chick owl
0 pick crab
0 pick minnow
> 0 discards minnow
0 take eagle crab
> 0 takes eagle from line
> 0 takes crab from line
= hand 0: eagle crab
= discards: chick owl minnow
",
    r"# A copied Crab whose price can't be paid is not used (O-5.5): nothing is taken with an empty hand.
families sky sea
hand 0: parrot chick owl
hand 1: dove
line: whale eagle eagle vulture
collection 1 left: crab
---
0 play parrot left
0 pay chick owl
0 pick crab
> 0 copies crab
> crab has nothing to do for 0
> turn 1
= hand 0:
= line: whale eagle eagle vulture
",
    r"# Among four families it counts for the Sea: a Minnow takes it.
families sky sea savannah lawn
hand 0: minnow fly fly
hand 1: owl
line: ant crab chick monkey
---
0 play minnow left
0 pay fly fly
? 0: pick crab | no
0 pick crab
= hand 0: crab
= known 0 to 3: crab
",
];
