//! Monkey — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, f, n, ours, printed, weak};
use crate::vocab::{Ability, Step, Terms, Which};

/// Play 1 Savannah origami.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Monkey", "Monkeys")),
        it: ours(f("Scimmia", "Scimmie")),
        de: ours(weak("Affe", "Affen")),
    },
    family: printed(Some(Family::Savannah)),
    quantity: printed(4),
    cost: ours(2),
    folds: ours(1),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::Play(Terms { which: Which::Of(Family::Savannah), ..Terms::MAY })])),
    text: Words {
        en: "Play 1 Savannah origami.",
        it: "Gioca 1 origami della savana.",
        de: "Spiele 1 Savannen-Origami aus.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Plays a Savannah origami at its cost, whatever its effect.
families farm savannah
hand 0: monkey monkey cat cat sheep pig cheetah
hand 1: fox
line: dog dog pig gorilla
---
= deck 24
0 play monkey left
! 0 pay cat : needs 2, got 1 (O-5.1)
0 pay cat cat
> 0 places monkey left
? 0: play monkey right | play cheetah right | no
! 0 play sheep right : not allowed here (O-5.8)
! 0 play cheetah left : needs 0 to 1, got 2 (O-5.3)
0 play cheetah right
? 0: pay pig | pay monkey sheep
! 0 pay sheep : needs 3, got 2 (O-5.1)
0 pay pig
> 0 places cheetah right
0 no
> 0 declines cheetah
> turn 1
= hand 0: monkey sheep
= score 0: 6
",
    r"# With an empty hand there is nothing to do. Two Monkeys pay for a third.
families farm savannah
hand 0: monkey monkey monkey
line: dog dog pig gorilla
---
= deck 29
0 play monkey left
! 0 pay monkey : needs 2, got 1 (O-5.1)
0 pay monkey monkey
> monkey has nothing to do for 0
> turn 1
= discards: monkey monkey
",
    r"# Hands are secret: without a Savannah origami to play the question is still asked.
families farm savannah
hand 0: monkey cat cat sheep pig
line: dog dog pig gorilla
---
0 play monkey left
0 pay cat cat
? 0: no
! 0 play sheep right : not allowed here (O-5.8)
0 no
> 0 declines monkey
> turn 1
",
    r"# The play may be declined.
families farm savannah
hand 0: monkey cat cat monkey sheep
line: dog dog pig gorilla
---
0 play monkey left
0 pay cat cat
? 0: play monkey right | no
0 no
> 0 declines monkey
= hand 0: sheep monkey
",
    r"# Five levels deep, the innermost one adds an action, taken when all of it is finished (O-5.8, O-3.4).
families farm savannah
hand 0: monkey monkey monkey elephant cheetah cat cat sheep sheep fox pig
hand 1: fox
line: gorilla lion zebra dog
deck: rabbit
---
0 play monkey left
0 pay cat cat
0 play monkey right
0 pay sheep
0 play elephant left
0 pay fox
0 yes
> 0 draws rabbit
0 play monkey right
0 pay sheep
0 play cheetah left
0 pay pig
0 yes
> 0 gets an action
> extra action 0
= collection 0 left: monkey elephant cheetah
= collection 0 right: monkey monkey
= discards: cat cat sheep fox sheep pig
= hand 0: rabbit
0 draw gorilla
> turn 1
= score 0: 16
",
    r"# All four Monkeys in a row, and the last one plays a Snake under them.
families farm savannah
hand 0: monkey monkey monkey monkey snake cat cat cat cat sheep sheep fox raccoon
hand 1: fox
line: gorilla lion zebra dog
---
0 play monkey left
0 pay cat cat
0 play monkey right
0 pay cat cat
0 play monkey left
0 pay sheep
0 play monkey right
0 pay sheep
0 play snake right
? 0: pay raccoon fox
0 pay raccoon fox
0 yes
> 0 moves top right under
> turn 1
= collection 0 left: monkey monkey
= collection 0 right: snake monkey monkey
= score 0: 18
",
    r"# Played for free by a Lion, it lets another origami be played, but not for free.
families farm savannah
hand 0: monkey snake pig pig
hand 1: fox
line: dog dog cat gorilla
collection 0 left: lion
---
0 use left
0 play monkey right
> 0 places monkey right
? 0: play snake left | play snake right | no
0 play snake right
? 0: pay pig pig
! 0 pay nothing : needs 6, got 0 (O-5.1)
0 pay pig pig
0 yes
> 0 moves top right under
= collection 0 right: snake monkey
",
    r"# A Parrot copies a Monkey: Savannah origami only, though a Sky one could be paid.
families sky savannah
hand 0: parrot chick owl monkey chick chick
hand 1: eagle
line: eagle vulture vulture lion
collection 1 left: monkey
---
0 play parrot left
0 pay chick owl
? 0: pick monkey | no
0 pick monkey
> 0 copies monkey
? 0: play monkey right | no
! 0 play chick right : not allowed here (O-5.8)
0 play monkey right
? 0: pay chick chick
0 pay chick chick
> 0 places monkey right
> monkey has nothing to do for 0
> turn 1
= score 0: 6
",
    r"# A copied Monkey has nothing to do with an empty hand.
families sky savannah
hand 0: parrot vulture
line: eagle chicken vulture lion
collection 1 left: monkey
---
0 play parrot left
0 pay vulture
0 pick monkey
> 0 copies monkey
> monkey has nothing to do for 0
> turn 1
",
    r"# A Monkey plays a Gorilla, which takes a Monkey: both are Savannah cards.
families farm savannah
hand 0: monkey cat cat gorilla fox rabbit
hand 1: fox
line: monkey dog dog pig
deck: sheep
---
0 play monkey left
0 pay cat cat
0 play gorilla right
0 pay fox rabbit
0 yes
> 0 takes monkey from line
> line filled sheep
= hand 0: monkey
= line: dog dog pig sheep
",
    r"# Among four families it counts for the Savannah: a Gorilla takes it.
families sky sea savannah lawn
hand 0: gorilla bee bee
hand 1: owl
line: ant monkey chick minnow
---
0 play gorilla left
0 pay bee bee
0 yes
> 0 takes monkey from line
= hand 0: monkey
= known 0 to 3: monkey
",
];
