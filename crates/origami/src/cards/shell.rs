//! Shell — sea.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed};
use crate::vocab::{Ability, Price, Step, Terms, Which};

/// Play 1 Sea origami, paying up to 1 fold less.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Shell", "Shells")),
        it: ours(f("Conchiglia", "Conchiglie")),
        de: ours(f("Muschel", "Muscheln")),
    },
    family: printed(Some(Family::Sea)),
    quantity: printed(2),
    cost: printed(3),
    folds: printed(2),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Play(Terms {
        which: Which::Of(Family::Sea),
        price: Price::UpToLess(1),
        ..Terms::MAY
    })])),
    text: Words {
        en: "Play 1 Sea origami, paying up to 1 fold less.",
        it: "Gioca 1 origami del mare pagando fino a 1 piega in meno.",
        de: "Spiele 1 Meer-Origami aus und bezahle dafür bis zu 1 Faltung weniger.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Plays a Sea origami for its cost or 1 fold less.
families farm sea
hand 0: shell cat cat sheep shark minnow minnow minnow
hand 1: fox
line: dog dog pig pig
---
= deck 23
0 play shell left
! 0 pay sheep : needs 3, got 2 (O-5.1)
0 pay cat sheep
> 0 places shell left
? 0: play shark right | play minnow right | no
! 0 play cat right : not allowed here (O-5.8)
! 0 play shark left : needs 0 to 1, got 2 (O-5.3)
0 play shark right
? 0: pay cat minnow minnow | pay minnow minnow minnow | pay cat minnow minnow minnow
! 0 pay minnow minnow : needs 3 to 4, got 2 (O-5.1)
0 pay minnow minnow minnow
> 0 places shark right
> turn 1
= hand 0: cat
= discards: cat sheep minnow minnow minnow
= score 0: 6
",
    r"# The discount may be left unused.
families farm sea
hand 0: shell cat sheep minnow cat cat
line: dog dog pig pig
---
0 play shell left
0 pay cat sheep
0 play minnow right
? 0: pay cat | pay cat cat
0 pay cat cat
> 0 places minnow right
> minnow has nothing to do for 0
= hand 0:
",
    r"# With an empty hand there is nothing to do. The other Shell pays 2 folds.
families farm sea
hand 0: shell shell cat
line: dog dog pig pig
---
= deck 29
0 play shell left
0 pay cat shell
> shell has nothing to do for 0
> turn 1
= discards: cat shell
",
    r"# Hands are secret: with no Sea origami that can be paid the question is still asked.
families farm sea
hand 0: shell cat sheep dog whale
line: dog pig pig fox
---
0 play shell left
0 pay cat sheep
? 0: no
! 0 play whale right : needs 7 to 8, got 3 (O-5.1)
0 no
> 0 declines shell
> turn 1
= hand 0: dog whale
",
    r"# The play may be declined.
families farm sea
hand 0: shell cat sheep minnow cat
line: dog dog pig pig
---
0 play shell left
0 pay cat sheep
? 0: play minnow right | no
0 no
> 0 declines shell
> turn 1
= hand 0: cat minnow
= collection 0 right:
",
    r"# A Shell plays the other Shell, that one a Minnow, and the Minnow takes a card: each 1 fold off its own play.
families farm sea
hand 0: shell shell minnow cat cat sheep sheep
hand 1: fox
line: crab dog pig fox
deck: rabbit
---
= deck 24
0 play shell left
0 pay cat sheep
0 play shell right
? 0: pay sheep | pay cat minnow | pay minnow sheep | pay cat sheep
0 pay sheep
> 0 places shell right
? 0: play minnow left | play minnow right | no
0 play minnow left
? 0: pay cat
0 pay cat
> 0 places minnow left
0 pick crab
> 0 takes crab from line
> line filled rabbit
> turn 1
= collection 0 left: shell minnow
= collection 0 right: shell
= discards: cat sheep sheep cat
= score 0: 9
",
    r"# A Shell plays a Squid for 7; the Shell itself is paid in full.
families farm sea
hand 0: shell pig squid fox dog
hand 1: cat
line: dog pig rabbit rabbit
deck: sheep
---
0 play shell left
! 0 pay nothing : needs 3, got 0 (O-5.1)
0 pay pig
0 play squid right
? 0: pay dog fox
0 pay dog fox
> 0 places squid right
> squid has nothing to do for 0
= score 0: 10
",
    r"# A Parrot copies a Shell: Sea origami only, 1 fold off.
families sky sea
hand 0: parrot chick owl minnow chick chick
line: eagle eagle whale dolphin
collection 1 left: shell
---
0 play parrot left
0 pay chick owl
? 0: pick shell | no
0 pick shell
> 0 copies shell
? 0: play minnow right | no
! 0 play chick right : not allowed here (O-5.8)
0 play minnow right
? 0: pay chick | pay chick chick
0 pay chick
> 0 places minnow right
0 pick dolphin
> 0 takes dolphin from line
= hand 0: chick dolphin
",
    r"# Among four families it counts for the Sea: a Minnow takes it.
families sky sea savannah lawn
hand 0: minnow fly fly
hand 1: owl
line: ant shell chick monkey
---
0 play minnow left
0 pay fly fly
? 0: pick shell | no
0 pick shell
= hand 0: shell
= known 0 to 3: shell
",
];
