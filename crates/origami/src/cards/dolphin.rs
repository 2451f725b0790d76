//! Dolphin — sea.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Must, Price, Step, Terms};

/// Play 1 origami, paying up to 2 folds less.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Dolphin", "Dolphins")),
        it: printed(m("Delfino", "Delfini")),
        de: printed(m("Delfin", "Delfine")),
    },
    family: printed(Some(Family::Sea)),
    quantity: printed(2),
    cost: ours(6),
    folds: ours(3),
    points: ours(4),
    kind: Provenance::Printed,
    ability: printed(Ability::Special(&[Step::Play(Terms {
        price: Price::UpToLess(2),
        must: Must::IfAble,
        ..Terms::MAY
    })])),
    text: Words {
        en: "Play 1 origami, paying up to 2 folds less.",
        it: "Gioca 1 origami pagando fino a 2 pieghe in meno.",
        de: "Spiele 1 Origami aus und bezahle dafür bis zu 2 Faltungen weniger.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Plays any origami for its cost or up to 2 folds less; a cost of 2 may become 0 (O-9.11).
families farm sea
hand 0: cat minnow sheep
hand 1: pig
line: dog dog pig raccoon
deck: fox
collection 0 left: dolphin
---
= deck 27
0 use left
> 0 uses special left dolphin
? 0: play cat right | play minnow right | play sheep right
! 0 no : not allowed here (O-6.2)
0 play cat right
? 0: pay nothing | pay minnow | pay sheep
! 0 pay minnow sheep : needs 0 to 2, got 3 (O-5.1)
0 pay nothing
> 0 places cat right
0 yes
> 0 draws fox
> turn 1
= hand 0: minnow sheep fox
= discards:
= score 0: 7
",
    r"# The discount is 2 folds and no more, and may be used in part or not at all.
families farm sea
hand 0: pig fox dog cat
hand 1: sheep
line: dog pig raccoon raccoon
collection 0 left: dolphin
---
0 use left
0 play pig right
? 0: pay fox | pay cat dog | pay cat fox
! 0 pay dog : needs 4 to 6, got 3 (O-5.1)
! 0 pay dog fox : needs 4 to 6, got 7 (O-5.1)
0 pay fox
> 0 places pig right
? 0: pick fox | no
0 no
= score 0: 9
",
    r"# Costs 6, is worth 3 folds, and serves from its player's next turn on (O-5.6).
families farm sea
hand 0: dolphin dolphin pig cat
hand 1: fox
line: cat cat pig dog
---
= deck 27
0 play dolphin left
! 0 pay pig : needs 6, got 3 (O-5.1)
0 pay pig dolphin
> 0 places dolphin left
> turn 1
= score 0: 4
1 draw cat
0 use left
0 play cat right
0 pay nothing
> 0 places cat right
",
    r"# It can't be chosen with an empty hand (O-6.2).
families farm sea
hand 1: fox
line: cat cat pig dog
collection 0 left: dolphin
---
! 0 use left : not allowed here (O-6.2)
! 0 use right : not there (O-6.1)
0 draw cat
> turn 1
",
    r"# Nor when no payment fits, too little or too much, even with the discount; nor while covered (O-5.4).
families farm sea
hand 0: fox sheep
hand 1: fox
line: cat cat pig dog
collection 0 left: dolphin
collection 0 right: dolphin cat
---
! 0 use left : not allowed here (O-6.2)
! 0 use right : not allowed here (O-6.1)
0 draw cat
",
    r"# The origami may go onto the Dolphin itself, which is then covered.
families farm sea
hand 0: cat cat
hand 1: fox
line: cat cat pig dog
deck: sheep
collection 0 left: dolphin
collection 0 right: pig
---
0 use left
0 play cat left
0 pay nothing
0 no
1 draw cat
! 0 use left : not allowed here (O-6.1)
= collection 0 left: dolphin cat
= score 0: 12
",
    r"# The play may add an action (O-3.4), in which the same Dolphin can't be used again (O-6.3).
families sea savannah
hand 0: cheetah monkey minnow
hand 1: crab
line: whale gorilla zebra lion
collection 0 left: dolphin
collection 0 right: dolphin
---
0 use left
0 play cheetah right
? 0: pay minnow | pay monkey | pay minnow monkey
0 pay monkey
0 yes
> 0 gets an action
> extra action 0
! 0 use left : not allowed here (O-6.3)
! 0 use right : not allowed here (O-6.1)
! 0 pass : not allowed here (O-3.3)
0 draw whale
> turn 1
",
    r"# Another Dolphin is another card (O-6.3), and each play nests what it plays: here a Minnow.
families sea savannah
hand 0: cheetah monkey minnow
hand 1: crab
line: whale gorilla zebra lion
collection 0 left: dolphin
collection 0 right: dolphin
---
0 use left
0 play cheetah left
0 pay monkey
0 yes
> extra action 0
0 use right
> 0 uses special right dolphin
0 play minnow right
0 pay nothing
0 pick whale
> 0 takes whale from line
> turn 1
= hand 0: whale
= collection 0 left: dolphin cheetah
= collection 0 right: dolphin minnow
",
    r"# It plays a Shell for 1; the play the Shell gives has the Shell's discount, not the Dolphin's.
families farm sea
hand 0: shell cat minnow cat
hand 1: fox
line: dog dog pig raccoon
collection 0 left: dolphin
---
0 use left
0 play shell right
! 0 pay nothing : needs 1 to 3, got 0 (O-5.1)
0 pay cat
? 0: play minnow left | play minnow right | no
0 play minnow left
! 0 pay nothing : needs 1 to 2, got 0 (O-5.1)
0 pay cat
> 0 places minnow left
> minnow has nothing to do for 0
= collection 0 left: dolphin minnow
= collection 0 right: shell
",
    r"# A Shell plays it for 5: it is a Sea origami.
families farm sea
hand 0: shell cat sheep dolphin pig raccoon
hand 1: fox
line: cat cat dog pig
---
0 play shell left
0 pay cat sheep
? 0: play dolphin right | no
0 play dolphin right
! 0 pay pig : needs 5 to 6, got 3 (O-5.1)
0 pay raccoon pig
> 0 places dolphin right
> turn 1
= score 0: 7
",
    r"# A Parrot that sees it can't copy it.
families sky sea
hand 0: parrot vulture
hand 1: eagle
line: magpie chicken chicken eagle
collection 1 left: dolphin
---
0 play parrot left
0 pay vulture
? 0: pick magpie | no
! 0 pick dolphin : not allowed here (O-9.12)
0 no
",
    r"# Among four families it counts for the Sea: a Minnow takes it.
families sky sea savannah lawn
hand 0: minnow fly fly
hand 1: owl
line: ant dolphin chick monkey
---
0 play minnow left
0 pay fly fly
? 0: pick dolphin | no
0 pick dolphin
= hand 0: dolphin
= known 0 to 3: dolphin
",
];
