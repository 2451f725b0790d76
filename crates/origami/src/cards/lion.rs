//! Lion — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed, weak};
use crate::vocab::{Ability, Must, Price, Step, Terms};

/// Play 1 origami for free.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Lion", "Lions")),
        it: printed(m("Leone", "Leoni")),
        de: printed(weak("Löwe", "Löwen")),
    },
    family: printed(Some(Family::Savannah)),
    quantity: printed(2),
    cost: ours(8),
    folds: ours(4),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[Step::Play(Terms { price: Price::Free, must: Must::IfAble, ..Terms::MAY })])),
    text: Words {
        en: "Play 1 origami for free.",
        it: "Gioca 1 origami gratis.",
        de: "Spiele 1 Origami kostenlos aus.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Plays an origami for free (O-9.8): no payment, so a Pig finds nothing to take back (O-9.14).
families farm savannah
hand 0: fox pig
hand 1: sheep
line: dog dog cat gorilla
collection 0 left: lion
---
= deck 28
0 use left
> 0 uses special left lion
? 0: play fox right | play pig right
! 0 no : not allowed here (O-6.2)
! 0 play pig left : needs 0 to 1, got 2 (O-5.3)
0 play pig right
> 0 plays pig right
> 0 places pig right
> pig has nothing to do for 0
> turn 1
= hand 0: fox
= discards:
= score 0: 8
",
    r"# Costs 8, is worth 4 folds, and serves from its player's next turn on (O-5.6).
families farm savannah
hand 0: lion lion fox rabbit
hand 1: sheep
line: dog dog cat cat
---
= deck 27
0 play lion left
! 0 pay fox : needs 8, got 4 (O-5.1)
0 pay fox lion
> 0 places lion left
> turn 1
= score 0: 3
= discards: fox lion
1 draw cat
0 use left
0 play rabbit right
> 0 places rabbit right
> turn 1
",
    r"# It can't be chosen with an empty hand (O-6.2), nor while covered (O-5.4).
families farm savannah
hand 1: sheep
line: dog dog cat cat
collection 0 left: lion
collection 0 right: lion cat
---
! 0 use left : not allowed here (O-6.2)
! 0 use right : not allowed here (O-6.1)
0 draw cat
",
    r"# A Lion plays the other Lion; next turn both are there.
families farm savannah
hand 0: lion cat sheep
hand 1: sheep
line: dog dog cat cat
collection 0 left: lion
---
0 use left
0 play lion right
> 0 places lion right
> turn 1
1 draw cat
0 use right
> 0 uses special right lion
0 play cat right
= collection 0 right: lion cat
0 no
1 draw cat
0 use left
0 play sheep left
= collection 0 left: lion sheep
",
    r"# A free Cheetah brings an action, but the Lion serves once a turn (O-6.3).
families farm savannah
hand 0: cheetah fox
hand 1: sheep
line: dog dog cat cat
collection 0 left: pig lion
collection 0 right: lion
---
0 use left
0 play cheetah right
0 yes
> 0 gets an action
> extra action 0
! 0 use left : not allowed here (O-6.3)
! 0 use right : not allowed here (O-6.1)
0 draw cat
> turn 1
",
    r"# The other Lion in the extra action: for free again, and the added action stays one.
families farm savannah
hand 0: cheetah fox
hand 1: sheep
line: dog dog cat cat
collection 0 left: lion
collection 0 right: lion
---
0 use left
0 play cheetah left
0 yes
> extra action 0
! 0 use left : not allowed here (O-6.1)
0 use right
> 0 uses special right lion
0 play fox right
> 0 places fox right
> turn 1
= discards:
= score 0: 14
",
    r"# Deep below a free play everything is paid: Lion, Monkey, Rhino, and the added action.
families farm savannah
hand 0: monkey rhino fox
hand 1: sheep
line: dog dog cat cat
deck: pig sheep rabbit raccoon
collection 0 left: lion
---
0 use left
0 play monkey right
? 0: play rhino left | play rhino right | no
0 play rhino right
? 0: pay fox
0 pay fox
0 yes
> line discards cat
> extra action 0
! 0 use left : not allowed here (O-6.3)
= discards: fox cat cat dog dog
0 draw pig
> turn 1
= score 0: 10
",
    r"# A Snake played for free onto the Lion slides under it: the Lion stays on top and serves again next turn.
families farm savannah
hand 0: snake cat
hand 1: sheep
line: dog dog cat cat
collection 0 left: lion
collection 0 right: pig
---
0 use left
0 play snake left
0 yes
> 0 moves top left under
> turn 1
= collection 0 left: snake lion
1 draw cat
0 use left
0 play cat right
0 no
",
    r"# A Monkey plays it: it is a Savannah origami, and paid in full.
families farm savannah
hand 0: monkey cat cat lion fox rabbit
hand 1: sheep
line: dog dog pig cat
---
0 play monkey left
0 pay cat cat
? 0: play lion right | no
0 play lion right
? 0: pay fox rabbit
0 pay fox rabbit
> turn 1
= score 0: 6
",
    r"# A Parrot can't copy a special action.
families sky savannah
hand 0: parrot vulture
hand 1: eagle
line: magpie chicken chicken lion
---
0 play parrot left
0 pay vulture
? 0: pick magpie | no
! 0 pick lion : not allowed here (O-9.12)
0 no
",
    r"# Among four families it counts for the Savannah: a Gorilla takes it.
families sky sea savannah lawn
hand 0: gorilla bee bee
hand 1: owl
line: ant lion chick minnow
---
0 play gorilla left
0 pay bee bee
0 yes
> 0 takes lion from line
= hand 0: lion
= known 0 to 3: lion
",
];
