//! Fly — lawn.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed};
use crate::vocab::{Ability, From, Step};

/// Take the top discard.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Fly", "Flies")), it: ours(f("Mosca", "Mosche")), de: ours(f("Fliege", "Fliegen")) },
    family: printed(Some(Family::Lawn)),
    quantity: printed(3),
    cost: ours(2),
    folds: ours(1),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Take(From::TopDiscard)])),
    text: Words {
        en: "Take the top discard.",
        it: "Prendi la carta in cima agli scarti.",
        de: "Nimm die oberste Karte des Ablagestapels.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# It takes the top discard, which may be a card just paid for it. It costs exactly 2 folds.
families farm lawn
hand 0: fly ant
hand 1: fox
line: cat sheep pig fly
discards: pig
---
= deck 28
0 play fly left
? 0: pay ant
0 pay ant
= score 0: 3
= discards: pig ant
? 0: yes | no
! 0 pick ant : no answer to this question (O-5.5)
0 yes
> 0 uses fly
> 0 takes ant from discards
> turn 1
= hand 0: ant
= discards: pig
= known 0 to 1: ant
",
    r"# Of two cards paid together, equal in folds, the one with the higher number is on top.
families farm lawn
hand 0: fly fly cat
hand 1: fox
line: cat sheep pig fly
---
0 play fly left
! 0 pay cat : needs 2, got 1 (O-5.1)
? 0: pay cat fly
0 pay cat fly
0 yes
> 0 takes fly from discards
= hand 0: fly
= discards: cat
",
    r"# Its player may do without.
families farm lawn
hand 0: fly ant
hand 1: fox
line: cat sheep pig fly
---
0 play fly left
0 pay ant
0 no
> 0 declines fly
>! 0 takes ant from discards
> turn 1
= hand 0:
= discards: ant
",
    r"# Played for free through a Lion while there are no discards: nothing to do.
families savannah lawn
hand 0: fly
hand 1: zebra
line: monkey monkey zebra ant
collection 0 left: lion
---
0 use left
0 play fly right
> 0 places fly right
> fly has nothing to do for 0
> turn 1
",
    r"# A Dolphin brings its cost to nothing; it takes what lay on top before.
families sea lawn
hand 0: fly
hand 1: shark
line: minnow minnow crab ant
discards: shell squid
collection 0 left: dolphin
---
0 use left
0 play fly right
? 0: pay nothing
0 pay nothing
0 yes
> 0 takes squid from discards
= hand 0: squid
= discards: shell
",
    r"# A Parrot copies it and takes what was paid for the Parrot.
families sky lawn
hand 0: parrot spider
hand 1: owl
line: ant bee eagle chicken
collection 1 left: fly
---
0 play parrot left
0 pay spider
? 0: pick fly | no
0 pick fly
> 0 copies fly
> 0 takes spider from discards
> turn 1
= hand 0: spider
= discards:
",
    r"# A Parrot played for free copies it while there are no discards: nothing to do.
families sky savannah lawn
hand 0: parrot
hand 1: owl
hand 2: zebra
line: ant bee eagle chicken
collection 0 left: lion
collection 1 left: fly
---
0 use left
0 play parrot right
0 pick fly
> 0 copies fly
> fly has nothing to do for 0
> turn 1
",
    r"# The last discard is taken before the line is refilled: the run-out finds none and the deck stays empty.
families farm lawn
rest box
hand 0: fly ant
hand 1: fox
line: cat sheep pig
deck: dog
---
0 play fly left
0 pay ant
0 yes
> 0 takes ant from discards
> line filled dog
> run-out 1
> turn 1
= deck 0
",
    r"# Left where it is, that card becomes the deck.
families farm lawn
rest box
hand 0: fly ant
hand 1: fox
line: cat sheep pig
deck: dog
---
0 play fly left
0 pay ant
0 no
> run-out 1
= asked *
* shuffled 0000000000000001
= deck: ant
= discards:
= asked 1
",
    r"# Played through an Elephant, it takes what was just paid for it, not what was paid before.
families savannah lawn
hand 0: elephant bee fly ant
hand 1: zebra
line: monkey monkey zebra ant
deck: fly rhino
---
0 play elephant left
0 pay bee
0 yes
> 0 draws fly
? 0: play fly right | no
0 play fly right
? 0: pay ant
0 pay ant
= discards: bee ant
0 yes
> 0 takes ant from discards
= hand 0: ant fly
= discards: bee
= asked 1
",
    r"# It is worth 1 fold against the draw limit.
families farm lawn
hand 1: fox
line: fly fly fly ant
---
! 0 draw ant fly fly fly : needs 1 to 4, got 5 (O-4.1)
0 draw ant fly fly
= hand 0: ant fly fly
",
    r"# It counts as a Lawn origami.
families farm lawn
collection 0 left: bee
collection 0 right: fly
---
= score 0: 8
",
];
