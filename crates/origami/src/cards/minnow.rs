//! Minnow — sea.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, From, Step, Which};

/// Take 1 Sea card from the Draw Line, whatever its folds.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Minnow", "Minnows")),
        it: ours(m("Pesciolino", "Pesciolini")),
        de: ours(f("Elritze", "Elritzen")),
    },
    family: printed(Some(Family::Sea)),
    quantity: printed(4),
    cost: ours(2),
    folds: ours(1),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Take(From::Line(Which::Of(Family::Sea)))])),
    text: Words {
        en: "Take 1 Sea card from the Draw Line, whatever its folds.",
        it: "Prendi dalla fila 1 carta del mare, qualunque sia il suo numero di pieghe.",
        de: "Nimm 1 Meer-Karte mit beliebig vielen Faltungen aus der Nachschubzeile.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Takes one Sea card from the Draw Line, whatever its folds; the gap is filled at the end of the turn.
families farm sea
hand 0: minnow cat cat
hand 1: fox
line: whale cat squid pig
deck: dog
---
= deck 28
0 play minnow left
! 0 pay cat : needs 2, got 1 (O-5.1)
0 pay cat cat
> 0 places minnow left
? 0: pick whale | pick squid | no
! 0 pick pig : not allowed here (O-5.5)
! 0 pick crab : not there (O-5.5)
! 0 yes : no answer to this question (O-5.5)
0 pick whale
> 0 uses minnow
> 0 takes whale from line
> line filled dog
> turn 1
= hand 0: whale
= line: cat squid pig dog
= known 0 to 1: whale
= score 0: 3
",
    r"# Without a Sea card in the Draw Line nothing is asked. Two Minnows pay for a third.
families farm sea
hand 0: minnow minnow minnow
line: cat pig dog fox
---
= deck 29
0 play minnow left
! 0 pay minnow : needs 2, got 1 (O-5.1)
0 pay minnow minnow
> 0 places minnow left
> minnow has nothing to do for 0
> turn 1
= discards: minnow minnow
= line: cat pig dog fox
",
    r"# An empty Draw Line gives nothing either; it is refilled at the end of the turn only.
families farm sea
hand 0: minnow cat cat
deck: crab shark dog pig
---
0 play minnow left
0 pay cat cat
> minnow has nothing to do for 0
> line filled crab
> turn 1
= hand 0:
= line: crab shark dog pig
",
    r"# The effect may be declined.
families farm sea
hand 0: minnow cat cat
line: whale cat squid pig
---
0 play minnow left
0 pay cat cat
0 no
> 0 declines minnow
>! 0 uses minnow
> turn 1
= hand 0:
= line: whale cat squid pig
",
    r"# Four Minnows are 4 folds of a draw.
families farm sea
hand 1: fox
line: minnow minnow minnow minnow
---
0 draw minnow minnow minnow minnow
> turn 1
= hand 0: minnow minnow minnow minnow
= known 0 to 1: minnow minnow minnow minnow
",
    r"# Played through a Shell it costs 1 fold less and uses its own effect; it is a Sea card itself.
families farm sea
hand 0: shell cat sheep minnow cat
hand 1: fox
line: dog dog shark pig
deck: pig
---
0 play shell left
0 pay cat sheep
? 0: play minnow right | no
0 play minnow right
? 0: pay cat
0 pay cat
> 0 places minnow right
? 0: pick shark | no
0 pick shark
> 0 takes shark from line
> line filled pig
> turn 1
= line: dog dog pig pig
= hand 0: shark
= score 0: 6
",
    r"# A Parrot copies a Minnow that lies in the Draw Line, and may take that very card.
families sky sea
hand 0: parrot chick chick chick
hand 1: owl
line: minnow eagle crab vulture
---
0 play parrot left
0 pay chick chick chick
> 0 places parrot left
? 0: pick minnow | pick crab | no
0 pick minnow
> 0 uses parrot
> 0 copies minnow
? 0: pick minnow | pick crab
! 0 pick eagle : not allowed here (O-5.5)
! 0 no : no answer to this question (O-5.5)
0 pick minnow
> 0 takes minnow from line
> turn 1
= hand 0: minnow
= collection 0 left: parrot
= score 0: 3
",
    r"# A copied Minnow finds no Sea card in the Draw Line.
families sky sea
hand 0: parrot chick chick chick
line: eagle eagle vulture vulture
collection 1 left: minnow
---
0 play parrot left
0 pay chick chick chick
? 0: pick minnow | no
0 pick minnow
> 0 copies minnow
> minnow has nothing to do for 0
> turn 1
= hand 0:
",
    r"# Among four families it counts for the Sea: a Minnow takes it.
families sky sea savannah lawn
hand 0: minnow fly fly
hand 1: owl
line: ant minnow chick monkey
---
0 play minnow left
0 pay fly fly
? 0: pick minnow | no
0 pick minnow
= hand 0: minnow
= known 0 to 3: minnow
",
];
