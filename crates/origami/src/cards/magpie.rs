//! Magpie — sky.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed};
use crate::vocab::{Ability, Deed, From, Step, Who};

/// Each opponent discards 1 card of their choice; take 1 of the cards so discarded.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Magpie", "Magpies")),
        it: printed(f("Gazza", "Gazze")),
        de: ours(f("Elster", "Elstern")),
    },
    family: printed(Some(Family::Sky)),
    quantity: printed(2),
    cost: printed(8),
    folds: printed(4),
    points: printed(6),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[
        Step::Together(Who::Opponents, Deed::Discard),
        Step::Take(From::JustDiscarded),
    ])),
    text: Words {
        en: "Each opponent discards 1 card of their choice; take 1 of those cards.",
        it: "Ogni avversario scarta 1 carta a sua scelta; prendi 1 delle carte così scartate.",
        de: "Jeder Mitspieler wirft 1 Karte seiner Wahl ab; nimm 1 der so abgeworfenen Karten auf die Hand.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A Magpie costs 8 folds; the opponent discards a card, and the Magpie's player takes it.
families farm sky
hand 0: magpie magpie fox cat
hand 1: cat dog
line: rabbit rabbit chicken chicken
---
0 play magpie left
! 0 pay fox : needs 8, got 4 (O-5.1)
! 0 pay cat fox magpie : needs 8, got 9 (O-5.1)
? 0: pay fox magpie
0 pay fox magpie
> 0 places magpie left
? 0: yes | no
0 yes
> 0 uses magpie
= asked 1
? 1: pick cat | pick dog
! 1 no : no answer to this question (O-5.9)
1 pick dog
> 1 discards dog
= discards: fox magpie dog
? 0: pick dog
! 0 pick fox : not there (O-9.16)
! 0 no : no answer to this question (O-9.16)
0 pick dog
> 0 takes dog from discards
> turn 1
= hand 0: cat dog
= discards: fox magpie
= known 0 to 1: dog
= score 0: 6
= deck 26
",
    r"# Of several opponents' cards one is taken; the others lie in turn order, and who has none discards none.
families farm sky sea savannah
start 1
hand 0: pig
hand 1: magpie fox rabbit
hand 2: lion cat
line: rabbit dog chicken chicken
---
1 play magpie left
1 pay fox rabbit
1 yes
= asked 0 2
0 pick pig
2 pick lion
> 2 discards lion
> 0 discards pig
= discards: fox rabbit lion pig
? 1: pick pig | pick lion
! 1 pick rabbit : not there (O-9.16)
! 1 pick cat : not there (O-9.16)
1 pick lion
> 1 takes lion from discards
> turn 2
= hand 1: lion
= hand 2: cat
= discards: fox rabbit pig
",
    r"# Two opponents discard the same: one choice, and the other copy stays.
families farm sky lawn
hand 0: magpie fox rabbit
hand 1: cat ant
hand 2: cat
line: rabbit dog chicken chicken
---
0 play magpie left
0 pay fox rabbit
0 yes
1 pick cat
2 pick cat
? 0: pick cat
0 pick cat
= hand 0: cat
= hand 1: ant
= hand 2:
= discards: fox rabbit cat
",
    r"# If nobody has cards it has nothing to do, whatever was paid.
families farm sky
hand 0: magpie fox rabbit cat
line: rabbit dog chicken chicken
---
0 play magpie left
0 pay fox rabbit
> magpie has nothing to do for 0
> turn 1
= hand 0: cat
= discards: fox rabbit
",
    r"# Declined as a whole, nobody discards.
families sky lawn
hand 0: magpie bee bee
hand 1: ant
line: spider spider chicken chicken
---
0 play magpie left
0 pay bee bee
0 no
> 0 declines magpie
> turn 1
= hand 1: ant
= discards: bee bee
",
    r"# Worth 4 folds it is a draw of its own.
families sky sea
hand 1: whale
line: magpie chick chicken squid
---
! 0 draw chick magpie : needs 1 to 4, got 5 (O-4.1)
0 draw magpie
= hand 0: magpie
",
    r"# Played through a Chick.
families farm sky
hand 0: chick cat cat magpie fox rabbit
hand 1: dog
line: rabbit dog chicken chicken
---
0 play chick left
0 pay cat cat
0 play magpie right
0 pay fox rabbit
0 yes
1 pick dog
0 pick dog
> 0 takes dog from discards
> turn 1
= hand 0: dog
= score 0: 9
",
    r"# Played for free by a Lion.
families sky savannah
hand 0: magpie
hand 1: snake monkey
line: eagle eagle chicken chicken
collection 0 left: lion
---
0 use left
0 play magpie right
0 yes
1 pick monkey
0 pick monkey
= hand 0: monkey
= discards:
",
    r"# A Parrot copies it: only what the others discard can be taken, not what paid for the Parrot.
families farm sky sea
hand 0: parrot pig
hand 1: dog fox
hand 2: whale
line: magpie rabbit chicken chicken
---
0 play parrot left
0 pay pig
0 pick magpie
> 0 copies magpie
= asked 1 2
2 pick whale
1 pick dog
? 0: pick dog | pick whale
! 0 pick pig : not there (O-9.16)
! 0 no : no answer to this question (O-9.16)
0 pick whale
> 0 takes whale from discards
= hand 0: whale
= discards: pig dog
",
    r"# A Parrot copies it while no opponent has cards: nothing is discarded and nothing taken.
families farm sky
hand 0: parrot cat sheep pig
line: magpie rabbit chicken chicken
---
0 play parrot left
0 pay cat sheep
0 pick magpie
> magpie has nothing to do for 0
> turn 1
= hand 0: pig
= discards: cat sheep
",
    r"# A Magpie is a Sky card: the other four families are whole without it.
families farm sea savannah lawn
---
= deck 72
",
];
