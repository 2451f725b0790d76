//! Cheetah — savannah.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, Step};

/// Take another action.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Cheetah", "Cheetahs")),
        it: ours(m("Ghepardo", "Ghepardi")),
        de: ours(m("Gepard", "Geparde")),
    },
    family: printed(Some(Family::Savannah)),
    quantity: printed(2),
    cost: ours(3),
    folds: ours(2),
    points: ours(3),
    kind: Provenance::Ours,
    ability: ours(Ability::Instant(&[Step::AnotherAction])),
    text: Words { en: "Take another action.", it: "Esegui un'altra azione.", de: "Führe 1 weitere Aktion aus." },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# Adds an action to the turn; it is like any other and compulsory.
families farm savannah
hand 0: cheetah cat sheep cat cat
hand 1: fox
line: cat dog pig gorilla
deck: sheep
---
= deck 26
0 play cheetah left
! 0 pay sheep : needs 3, got 2 (O-5.1)
0 pay cat sheep
> 0 places cheetah left
? 0: yes | no
0 yes
> 0 uses cheetah
> 0 gets an action
> extra action 0
= active 0
= extra 0
! 0 pass : not allowed here (O-3.3)
! 0 use left : not allowed here (O-6.1)
0 draw cat
> line filled sheep
> turn 1
= hand 0: cat cat cat
= score 0: 3
",
    r"# The effect may be declined. The other Cheetah pays 2 folds.
families farm savannah
hand 0: cheetah cheetah cat
hand 1: fox
line: cat dog pig gorilla
---
= deck 28
0 play cheetah left
0 pay cat cheetah
0 no
> 0 declines cheetah
>! extra action 0
> turn 1
= discards: cat cheetah
",
    r"# The second Cheetah, played as the extra action of the first, adds one more.
families farm savannah
hand 0: cheetah cheetah pig dog
hand 1: fox
line: cat dog pig gorilla
---
0 play cheetah left
0 pay pig
0 yes
> extra action 0
0 play cheetah right
0 pay dog
0 yes
> 0 gets an action
> extra action 0
0 draw cat
> turn 1
= score 0: 6
",
    r"# An extra action without anything to do is lost (O-3.3); then the turn ends, and only now the line is refilled.
families farm savannah
hand 0: cheetah pig
hand 1: fox
rest box
---
0 play cheetah left
0 pay pig
0 yes
> extra action 0
= line:
? 0: pass
0 pass
> 0 has no action
= asked *
* shuffled 0000000000000000
> line filled pig
> run-out 1
> turn 1
= line: pig
",
    r"# One hand check, at the end of the turn and not before the extra action (O-3.4).
families farm savannah
hand 0: cheetah cat sheep cat cat sheep sheep pig pig dog dog raccoon
hand 1: fox
line: raccoon fox rabbit rabbit
---
0 play cheetah left
0 pay cat sheep
0 yes
> extra action 0
= hand 0: cat cat sheep sheep pig pig dog dog raccoon
0 draw raccoon
= asked 0
= active 0
! 0 done : no answer to this question (O-3.2)
0 pick dog
0 pick dog
> 0 discards dog
> turn 1
= hand 0: cat cat sheep sheep pig pig raccoon raccoon
",
    r"# The action is noted, not taken at once, and a gap in the line stays through it (O-4.2).
families savannah lawn
hand 0: cricket fly fly ant cheetah snake
hand 1: bee
line: gorilla lion zebra ant
deck: rhino elephant
---
0 play cricket left
0 pay ant fly fly
0 pick zebra
> 0 takes zebra from line
? 0: play cheetah right | no
0 play cheetah right
? 0: pay snake | pay zebra
0 pay snake
0 yes
> 0 gets an action
> extra action 0
>! line filled rhino
= line: gorilla lion ant
0 draw ant
> line filled rhino
> line filled elephant
> turn 1
",
    r"# A Monkey reaches it, and both Cheetahs in a row can be played that way.
families farm savannah
hand 0: monkey cat cat cheetah pig monkey sheep cheetah dog
hand 1: fox
line: cat rabbit rabbit fox
---
0 play monkey left
0 pay cat cat
0 play cheetah right
0 pay pig
0 yes
> extra action 0
0 play monkey left
0 pay sheep
0 play cheetah right
0 pay dog
0 yes
> extra action 0
0 draw cat
> turn 1
= collection 0 left: monkey monkey
= collection 0 right: cheetah cheetah
= score 0: 12
",
    r"# Played through a Vulture's special action, which serves once a turn (O-6.3).
families sky savannah
hand 0: cheetah chick
hand 1: owl
line: eagle eagle gorilla zebra
discards: parrot
collection 0 left: vulture
---
0 use left
> 0 takes parrot from discards
? 0: play cheetah right | play chick right
0 play cheetah right
0 pay chick parrot
0 yes
> extra action 0
! 0 use left : not allowed here (O-6.3)
0 draw eagle
> turn 1
= hand 0: eagle
",
    r"# A Parrot copies a Cheetah: the action goes to the Parrot's player.
families sky savannah
start 1
hand 0: owl
hand 1: parrot vulture
line: eagle chick vulture gorilla
collection 0 left: cheetah
---
1 play parrot left
1 pay vulture
? 1: pick cheetah | pick chick | pick gorilla | no
1 pick cheetah
> 1 uses parrot
> 1 copies cheetah
> 1 gets an action
> extra action 1
1 draw chick
> turn 0
= hand 1: chick
",
    r"# Cheetahs and Parrots together: four extra actions in one turn, each added by the one before.
families sky savannah
hand 0: cheetah cheetah parrot parrot vulture snake zebra chicken
hand 1: owl
line: eagle gorilla lion lion
---
0 play cheetah left
0 pay vulture
0 yes
0 play parrot right
0 pay snake
0 pick cheetah
> 0 gets an action
0 play cheetah left
0 pay zebra
0 yes
0 play parrot right
0 pay chicken
0 pick cheetah
> extra action 0
0 draw eagle
> turn 1
= collection 0 left: cheetah cheetah
= collection 0 right: parrot parrot
",
    r"# At the bottom of a Chick, a Parrot that copies an Elephant, and a Monkey: the action comes when all is finished.
families sky savannah
hand 0: chick owl parrot vulture monkey dove cheetah chicken
hand 1: eagle
line: eagle vulture lion lion
deck: magpie
collection 1 left: elephant
---
0 play chick left
0 pay owl
0 play parrot right
0 pay vulture
0 pick elephant
> 0 draws magpie
0 play monkey left
0 pay dove
0 play cheetah right
0 pay chicken
0 yes
> 0 gets an action
> extra action 0
= collection 0 left: chick monkey
= collection 0 right: parrot cheetah
= hand 0: magpie
0 draw eagle
> turn 1
",
    r"# A turn has ten extra actions at most (O-3.4). Only an edition with more such cards comes so far.
families savannah lawn
override cheetah cost 0
override monkey cost 0
override monkey ability cheetah
override ant cost 0
override ant ability cheetah
hand 0: cheetah cheetah monkey monkey monkey monkey ant ant ant ant ant
hand 1: bee
line: lion zebra snake gorilla
---
0 play ant left
0 pay nothing
0 yes
> extra action 0
0 play ant right
0 pay nothing
0 yes
0 play ant left
0 pay nothing
0 yes
0 play ant right
0 pay nothing
0 yes
0 play ant left
0 pay nothing
0 yes
0 play monkey right
0 pay nothing
0 yes
0 play monkey left
0 pay nothing
0 yes
0 play monkey right
0 pay nothing
0 yes
0 play monkey left
0 pay nothing
0 yes
0 play cheetah right
0 pay nothing
0 yes
> 0 gets an action
> extra action 0
0 play cheetah left
0 pay nothing
> cheetah has nothing to do for 0
>! extra action 0
> turn 1
",
    r"# Among four families it counts for the Savannah: a Gorilla takes it.
families sky sea savannah lawn
hand 0: gorilla bee bee
hand 1: owl
line: ant cheetah chick minnow
---
0 play gorilla left
0 pay bee bee
0 yes
> 0 takes cheetah from line
= hand 0: cheetah
= known 0 to 3: cheetah
",
];
