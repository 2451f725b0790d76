//! Skate — sea.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, From, Rest, Step};

/// Look at the top 3 cards of the deck, take 1 and discard the other 2.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Skate", "Skates")), it: ours(f("Razza", "Razze")), de: ours(m("Rochen", "Rochen")) },
    family: printed(Some(Family::Sea)),
    quantity: printed(2),
    cost: ours(4),
    folds: ours(2),
    points: ours(4),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Look(3), Step::Take(From::LookedAt), Step::PutRest(Rest::ToDiscards)])),
    text: Words {
        en: "Look at the top 3 cards of the deck, take 1 and discard the other 2.",
        it: "Guarda le prime 3 carte del mazzo, prendine 1 e scarta le altre 2.",
        de: "Sieh dir die obersten 3 Karten des Stapels an, nimm 1 davon auf die Hand und wirf die 2 anderen ab.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Looks at three cards, takes one, discards the other two in one group; the one taken stays secret.
families farm sea
hand 0: skate cat cat sheep
hand 1: fox
line: dog dog pig pig
deck: whale minnow crab shell
---
= deck 27
0 play skate left
! 0 pay cat sheep : needs 4, got 3 (O-5.1)
0 pay cat cat sheep
? 0: yes | no
0 yes
> 0 uses skate
> 0 looks at whale
> 0 looks at minnow
> 0 looks at crab
>! 0 looks at shell
? 0: pick whale | pick minnow | pick crab
! 0 pick shell : not there (O-9.3)
! 0 no : no answer to this question (O-9.3)
0 pick crab
> 0 keeps crab
> 0 discards looked-at minnow
> 0 discards looked-at whale
> turn 1
= hand 0: crab
= discards: cat cat sheep minnow whale
= known 0 to 1:
= deck 24
= score 0: 4
",
    r"# The effect may be declined. The other Skate pays 2 folds.
families farm sea
hand 0: skate skate sheep
line: dog dog pig pig
---
= deck 29
0 play skate left
0 pay sheep skate
? 0: yes | no
0 no
> 0 declines skate
> turn 1
= deck 29
= discards: sheep skate
",
    r"# The deck runs out while looking: the payment forms a new deck, and the third card comes from it.
families farm sea
hand 0: skate minnow minnow minnow minnow
hand 1: fox
line: dog dog pig pig
deck: whale crab
rest box
---
0 play skate left
0 pay minnow minnow minnow minnow
0 yes
> 0 looks at whale
> 0 looks at crab
> run-out 1
= asked *
* shuffled 0000000000000001
> shuffled 4
> 0 looks at minnow
? 0: pick minnow | pick whale | pick crab
0 pick whale
> 0 discards looked-at minnow
> 0 discards looked-at crab
= hand 0: whale
= discards: minnow crab
= deck 3
= runouts 1
",
    r"# The third card is the last of the deck: the discards are shuffled at once, the cards looked at are not among them.
families farm sea
hand 0: skate minnow minnow minnow minnow
hand 1: fox
line: dog dog pig pig
deck: whale crab shell
rest box
---
0 play skate left
0 pay minnow minnow minnow minnow
0 yes
> 0 looks at shell
> run-out 1
= asked *
* shuffled 0000000000000001
> shuffled 4
? 0: pick shell | pick whale | pick crab
0 pick shell
= hand 0: shell
= discards: crab whale
= deck 4
",
    r"# Two cards are left and there are no discards: one is taken, the other discarded (O-9.3).
families sea savannah
hand 0: skate
hand 1: crab
line: whale whale gorilla zebra
deck: squid dolphin
rest box
collection 0 left: lion
---
0 use left
? 0: play skate right
0 play skate right
> 0 places skate right
0 yes
> 0 looks at squid
> 0 looks at dolphin
> run-out 1
? 0: pick squid | pick dolphin
0 pick squid
> 0 keeps squid
> 0 discards looked-at dolphin
> turn 1
= hand 0: squid
= discards: dolphin
= deck 0
",
    r"# One card is left and there are no discards: it is taken, nothing is discarded.
families sea savannah
hand 0: skate
hand 1: crab
line: whale whale gorilla zebra
deck: squid
rest box
collection 0 left: lion
---
0 use left
0 play skate right
0 yes
> 0 looks at squid
> run-out 1
? 0: pick squid
0 pick squid
> 0 keeps squid
> turn 1
= hand 0: squid
= discards:
= runouts 1
",
    r"# Neither deck nor discards: nothing to do.
families sea savannah
hand 0: skate
hand 1: crab
line: whale whale gorilla zebra
rest box
collection 0 left: lion
---
0 use left
0 play skate right
> skate has nothing to do for 0
> turn 1
",
    r"# A Shell plays it for 3: it is a Sea card, and the cards paid are discards already when it looks.
families farm sea
hand 0: shell skate pig dog
hand 1: fox
line: cat cat pig fox
deck: whale minnow crab
---
0 play shell left
0 pay pig
0 play skate right
? 0: pay dog
0 pay dog
0 yes
0 pick minnow
= discards: pig dog crab whale
= hand 0: minnow
",
    r"# A Parrot copies a Skate; once copied, one of the cards must be taken.
families sky sea
hand 0: parrot chick owl
hand 1: dove
line: eagle eagle vulture vulture
deck: whale minnow chick
collection 1 left: skate
---
0 play parrot left
0 pay chick owl
0 pick skate
> 0 copies skate
> 0 looks at whale
> 0 looks at minnow
> 0 looks at chick
? 0: pick whale | pick minnow | pick chick
0 pick chick
> 0 discards looked-at minnow
> 0 discards looked-at whale
> turn 1
= hand 0: chick
= discards: chick owl minnow whale
= known 0 to 1:
",
    r"# The deck runs out under a copied Skate; what was paid for the Parrot is drawn from next.
families sky sea
hand 0: parrot chick chick chick
hand 1: dove
line: eagle eagle vulture vulture
deck: whale
rest box
collection 1 left: skate
---
0 play parrot left
0 pay chick chick chick
0 pick skate
> 0 looks at whale
> run-out 1
* shuffled 0000000000000005
> 0 looks at chick
> 0 looks at chick
? 0: pick chick | pick whale
0 pick whale
> 0 discards looked-at chick
> turn 1
= hand 0: whale
= discards: chick chick
= deck 1
",
    r"# Among four families it counts for the Sea: a Minnow takes it.
families sky sea savannah lawn
hand 0: minnow fly fly
hand 1: owl
line: ant skate chick monkey
---
0 play minnow left
0 pay fly fly
? 0: pick skate | no
0 pick skate
= hand 0: skate
= known 0 to 3: skate
",
];
