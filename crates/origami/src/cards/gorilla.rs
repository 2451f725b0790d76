//! Gorilla — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Step, Which};

/// Take all Savannah cards from the Draw Line.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Gorilla", "Gorillas")),
        it: ours(m("Gorilla", "Gorilla")),
        de: ours(m("Gorilla", "Gorillas")),
    },
    family: printed(Some(Family::Savannah)),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: ours(6),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::TakeAll(Which::Of(Family::Savannah))])),
    text: Words {
        en: "Take all Savannah cards from the Draw Line.",
        it: "Prendi dalla fila tutte le carte della savana.",
        de: "Nimm alle Savannen-Karten aus der Nachschubzeile.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Takes every Savannah card of the Draw Line, and only those; the gaps are filled at the end of the turn.
families farm savannah
hand 0: gorilla fox rabbit cat
hand 1: fox
line: gorilla monkey pig lion
deck: cat cat sheep
---
= deck 27
0 play gorilla left
! 0 pay cat fox : needs 8, got 5 (O-5.1)
0 pay fox rabbit
? 0: yes | no
0 yes
> 0 uses gorilla
> 0 takes monkey from line
> 0 takes gorilla from line
> 0 takes lion from line
>! 0 takes pig from line
> line filled cat
> turn 1
= hand 0: cat gorilla monkey lion
= line: pig cat cat sheep
= known 0 to 1: gorilla monkey lion
= score 0: 6
",
    r"# Without a Savannah card in the Draw Line nothing is asked. The other Gorilla pays 4 folds.
families farm savannah
hand 0: gorilla gorilla fox
hand 1: rabbit
line: cat dog pig pig
---
= deck 28
0 play gorilla left
0 pay fox gorilla
> gorilla has nothing to do for 0
> turn 1
= discards: fox gorilla
",
    r"# The effect may be declined, as a whole.
families farm savannah
hand 0: gorilla fox rabbit
line: gorilla monkey pig lion
---
0 play gorilla left
0 pay fox rabbit
0 no
> 0 declines gorilla
= hand 0:
= line: gorilla monkey pig lion
",
    r"# An empty line: nothing to do. A draw takes a Gorilla and no more.
families farm savannah
hand 0: gorilla fox rabbit
hand 1: cat
deck: gorilla monkey pig lion
---
0 play gorilla left
0 pay fox rabbit
> gorilla has nothing to do for 0
= line: gorilla monkey pig lion
! 1 draw gorilla monkey : needs 1 to 4, got 5 (O-4.1)
1 draw gorilla
",
    r"# Played for free by a Lion: all four cards, of one species or not; then the hand is cut to 8.
families farm savannah
hand 0: gorilla cat cat cat cat sheep sheep
hand 1: fox
line: monkey monkey zebra lion
deck: dog dog pig pig
collection 0 left: lion
---
0 use left
0 play gorilla right
0 yes
> 0 takes monkey from line
> 0 takes monkey from line
> 0 takes zebra from line
> 0 takes lion from line
> line filled dog
> line filled pig
= asked 0
? 0: pick cat | pick sheep | pick monkey | pick zebra
0 pick zebra
0 pick lion
> 0 discards zebra
> 0 discards lion
> turn 1
= hand 0: cat cat cat cat sheep sheep monkey monkey
= discards: zebra lion
",
    r"# Played through an Elephant: the drawn card does not matter, only the line.
families farm savannah
hand 0: elephant fox gorilla pig pig
hand 1: cat
line: zebra cat dog dog
deck: sheep monkey
---
0 play elephant left
0 pay fox
0 yes
> 0 draws sheep
0 play gorilla right
0 pay sheep pig pig
0 yes
> 0 takes zebra from line
> line filled monkey
> turn 1
= hand 0: zebra
",
    r"# A Parrot copies a Gorilla lying in the Draw Line and takes it along; the Sky cards stay.
families sky savannah
hand 0: parrot vulture
hand 1: owl
line: gorilla eagle elephant vulture
deck: chick dove
---
0 play parrot left
0 pay vulture
? 0: pick gorilla | pick elephant | no
0 pick gorilla
> 0 copies gorilla
> 0 takes gorilla from line
> 0 takes elephant from line
> line filled chick
> turn 1
= hand 0: gorilla elephant
= line: eagle vulture chick dove
",
    r"# A copied Gorilla finds nothing.
families sky savannah
hand 0: parrot vulture
line: eagle eagle chicken vulture
collection 1 left: gorilla
---
0 play parrot left
0 pay vulture
0 pick gorilla
> 0 copies gorilla
> gorilla has nothing to do for 0
> turn 1
",
    r"# Among four families it counts for the Savannah: a Gorilla takes it.
families sky sea savannah lawn
hand 0: gorilla bee bee
hand 1: owl
line: ant gorilla chick minnow
---
0 play gorilla left
0 pay bee bee
0 yes
> 0 takes gorilla from line
= hand 0: gorilla
= known 0 to 3: gorilla
",
];
