//! Owl — sky.

use crate::card::{Def, Family, Names, Provenance, Words, f, m, n, ours, printed};
use crate::vocab::{Ability, Deed, Step, Who};

/// Each opponent discards 1 card of their choice.
pub const CARD: Def = Def {
    name: Names { en: printed(n("Owl", "Owls")), it: printed(m("Gufo", "Gufi")), de: printed(f("Eule", "Eulen")) },
    family: printed(Some(Family::Sky)),
    quantity: printed(2),
    cost: printed(4),
    folds: printed(2),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Together(Who::Opponents, Deed::Discard)])),
    text: Words {
        en: "Each opponent discards 1 card of their choice.",
        it: "Ogni avversario scarta 1 carta a sua scelta.",
        de: "Jeder Mitspieler wirft 1 Karte seiner Wahl ab.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# An Owl costs 4 folds; the opponent discards a card of their own choice.
families farm sky
hand 0: owl owl sheep cat
hand 1: cat fox
line: rabbit rabbit chicken chicken
---
0 play owl left
! 0 pay cat owl : needs 4, got 3 (O-5.1)
! 0 pay cat sheep owl : needs 4, got 5 (O-5.1)
? 0: pay sheep owl
0 pay sheep owl
> 0 places owl left
? 0: yes | no
0 yes
> 0 uses owl
= asked 1
! 0 pick cat : not asked now (O-3.1)
? 1: pick cat | pick fox
! 1 pick dog : not there (O-5.9)
! 1 no : no answer to this question (O-5.9)
1 pick fox
> 1 discards fox
> turn 1
= hand 0: cat
= hand 1: cat
= discards: sheep owl fox
= score 0: 4
= deck 26
",
    r"# Three opponents choose in secret, in any order; then all discard in turn order, the last player's card on top.
families farm sky sea savannah
start 2
hand 0: pig
hand 1: dog whale
hand 2: owl fox cat
hand 3: lion cat
line: rabbit rabbit chicken chicken
---
2 play owl left
2 pay fox
2 yes
= asked 0 1 3
1 pick whale
> 1 answers whale
>! 1 discards whale
= asked 0 3
= hand 1: dog whale
= discards: fox
! 1 pick dog : not asked now (O-3.1)
0 pick pig
3 pick cat
> 3 discards cat
> 0 discards pig
> 1 discards whale
> turn 3
= discards: fox cat pig whale
= hand 2: cat
",
    r"# An opponent without cards discards nothing.
families farm sky lawn
hand 0: owl fox
hand 2: ant
line: rabbit rabbit chicken chicken
---
0 play owl left
0 pay fox
0 yes
= asked 2
2 pick ant
> 2 discards ant
> turn 1
= hand 1:
= hand 2:
",
    r"# With nobody to discard anything it has nothing to do.
families farm sky lawn
hand 0: owl fox cat
line: rabbit rabbit chicken chicken
---
0 play owl left
0 pay fox
> owl has nothing to do for 0
> turn 1
",
    r"# Its player may let it be.
families sky lawn
hand 0: owl ant ant
hand 1: bee
line: spider spider chicken chicken
---
0 play owl left
0 pay ant ant
0 no
> 0 declines owl
> turn 1
= hand 1: bee
",
    r"# Played through a Vulture: what the opponents discard lies on the payment.
families farm sky
hand 0: owl sheep
hand 1: cat
line: rabbit rabbit chicken chicken
discards: pig dove
collection 0 left: vulture
---
0 use left
0 play owl right
0 pay sheep dove
0 yes
1 pick cat
> 1 discards cat
= discards: pig sheep dove cat
",
    r"# Played through a Chick, with another Owl of its own in sight: it works once.
families farm sky sea
hand 0: chick cat cat owl sheep sheep
hand 1: dog whale
hand 2: pig
line: rabbit rabbit chicken chicken
collection 0 left: owl
---
0 play chick right
0 pay cat cat
0 play owl right
0 pay sheep sheep
0 yes
= asked 1 2
2 pick pig
1 pick dog
> 1 discards dog
> 2 discards pig
= discards: cat cat sheep sheep dog pig
= score 0: 11
",
    r"# A Parrot copies it: the opponents of the Parrot's player discard.
families farm sky sea
start 1
hand 0: fox dog
hand 1: parrot pig cat
hand 2: whale
line: rabbit rabbit chicken chicken
collection 0 left: owl
---
1 play parrot left
1 pay pig
1 pick owl
> 1 copies owl
= asked 0 2
0 pick fox
2 pick whale
> 2 discards whale
> 0 discards fox
> turn 2
= hand 1: cat
= discards: pig whale fox
",
    r"# A Parrot copies it in vain when nobody else has cards.
families farm sky
hand 0: parrot pig cat
line: owl rabbit chicken chicken
---
0 play parrot left
0 pay pig
0 pick owl
> 0 copies owl
> owl has nothing to do for 0
> turn 1
= hand 0: cat
",
    r"# An Owl is a Sky card: the other four families are whole without it.
families farm sea savannah lawn
---
= deck 72
",
];
