//! Parrot — sky.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, From, Slot, Step};

/// Carry out the instant effect of 1 other visible origami.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Parrot", "Parrots")),
        it: printed(m("Pappagallo", "Pappagalli")),
        de: printed(m("Papagei", "Papageien")),
    },
    family: printed(Some(Family::Sky)),
    quantity: printed(2),
    cost: printed(3),
    folds: printed(2),
    points: ours(3),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Choose(From::VisibleInstants, Slot::A), Step::Become(Slot::A)])),
    text: Words {
        en: "Carry out the instant effect of 1 other visible origami.",
        it: "Esegui l'effetto immediato di un altro origami visibile.",
        de: "Führe den Sofort-Effekt eines anderen sichtbaren Origami aus.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A Parrot costs 3 folds and copies a visible instant effect: a top card or one of the line, but no Parrot.
families farm sky sea
hand 0: parrot parrot cat
hand 1: fox
hand 2: whale
line: rabbit cat vulture dove
collection 0 left: sheep
collection 0 right: owl
collection 1 left: dog pig
collection 1 right: chicken
collection 2 left: minnow
---
0 play parrot left
! 0 pay parrot : needs 3, got 2 (O-5.1)
0 pay cat parrot
> 0 places parrot left
? 0: pick cat | pick pig | pick owl | pick dove | pick minnow | no
# The Sheep is covered by the Parrot, the Dog by the Pig.
! 0 pick sheep : not there (O-9.12)
! 0 pick dog : not there (O-9.12)
! 0 pick parrot : not allowed here (O-9.12)
! 0 pick rabbit : not allowed here (O-9.12)
! 0 pick vulture : not allowed here (O-9.12)
! 0 pick chicken : not allowed here (O-9.12)
! 0 yes : no answer to this question (O-9.12)
0 pick minnow
> 0 uses parrot
> 0 copies minnow
> minnow has nothing to do for 0
> turn 1
= score 0: 10
= deck 39
",
    r"# It may copy nothing, and is worth 3 points.
families farm sky
hand 0: parrot pig
hand 1: fox
line: cat rabbit chicken chicken
---
0 play parrot left
0 pay pig
0 no
> 0 declines parrot
>! 0 copies cat
> turn 1
= hand 0:
= score 0: 3
",
    r"# Special actions, scoring effects and the other Parrot are nothing to copy: nobody is asked.
families farm sky
hand 0: parrot pig
hand 1: dog
line: rabbit parrot fox chicken
collection 1 left: raccoon
collection 1 right: cat eagle
---
0 play parrot left
0 pay pig
> parrot has nothing to do for 0
> turn 1
",
    r"# Worth 2 folds: two of them are one draw.
families sky lawn
hand 1: ant
line: parrot parrot chick bee
---
! 0 draw chick parrot parrot : needs 1 to 4, got 5 (O-4.1)
0 draw parrot parrot
= hand 0: parrot parrot
",
    r"# An effect that finds nothing can be copied all the same: Gorilla with no Savannah card in the line.
families sky savannah
hand 0: parrot chicken
hand 1: lion
line: chicken vulture eagle eagle
collection 1 left: gorilla
---
0 play parrot left
0 pay chicken
? 0: pick gorilla | no
0 pick gorilla
> 0 copies gorilla
> gorilla has nothing to do for 0
> turn 1
= hand 0:
= line: chicken vulture eagle eagle
",
    r"# Fly: the top discard, here the card that paid for the Parrot.
families sky lawn
hand 0: parrot chicken
hand 1: ant
line: bee bee spider eagle
discards: butterfly
collection 1 left: fly
---
0 play parrot left
0 pay chicken
0 pick fly
> 0 copies fly
> 0 takes chicken from discards
> turn 1
= hand 0: chicken
= discards: butterfly
= collection 1 left: fly
",
    r"# Minnow: a Sea card of the line, which may be the Minnow itself.
families sky sea
hand 0: parrot chicken
hand 1: shark
line: minnow whale chicken eagle
deck: squid
---
0 play parrot left
0 pay chicken
? 0: pick minnow | no
0 pick minnow
? 0: pick minnow | pick whale
! 0 pick eagle : not allowed here (O-5.5)
! 0 no : no answer to this question (O-5.5)
0 pick minnow
> 0 takes minnow from line
> line filled squid
= hand 0: minnow
= line: whale chicken eagle squid
",
    r"# Zebra: everybody passes to the right, the Parrot's player too; whoever has no card only receives.
families farm sky savannah
hand 0: parrot pig cat fox
hand 1: dog
line: rabbit rabbit chicken chicken
collection 1 left: zebra
---
0 play parrot left
0 pay pig
0 pick zebra
> 0 copies zebra
= asked 0 1
1 pick dog
= hand 1: dog
? 0: pick cat | pick fox
0 pick cat
> 0 passes cat to 2
> 1 passes dog to 0
> turn 1
= hand 0: fox dog
= hand 1:
= hand 2: cat
= known 0 to 1: dog
= known 2 to 0: cat
= known 2 to 1:
",
    r"# Snake: the Parrot goes to the bottom of its own collection, and what it had covered is on top again.
families sky savannah
hand 0: parrot chicken
hand 1: lion
line: snake eagle eagle vulture
collection 0 left: owl vulture
collection 0 right: chick dove
---
0 play parrot left
0 pay chicken
? 0: pick dove | pick snake | no
0 pick snake
> 0 copies snake
> 0 moves top left under
> turn 1
= collection 0 left: parrot owl vulture
= collection 0 right: chick dove
= line: snake eagle eagle vulture
",
    r"# Snake, with the Parrot alone in its collection: nothing moves.
families sky savannah
hand 0: parrot chicken
hand 1: lion
line: snake eagle eagle vulture
---
0 play parrot left
0 pay chicken
0 pick snake
> 0 copies snake
>! 0 moves top left under
> turn 1
= collection 0 left: parrot
",
    r"# Rhino: the line goes, the copied Rhino with it; a new line comes at once, then another action.
families sky savannah
hand 0: parrot chicken
hand 1: zebra
line: rhino monkey lion chicken
deck: owl dove eagle magpie chick chick
---
0 play parrot left
0 pay chicken
0 pick rhino
> 0 copies rhino
> line discards monkey
> line discards rhino
> line discards chicken
> line discards lion
> line filled owl
> line filled magpie
> 0 gets an action
> extra action 0
= discards: chicken monkey rhino chicken lion
= line: owl dove eagle magpie
0 draw owl dove
> turn 1
= hand 0: owl dove
= collection 0 left: parrot
",
    r"# Cricket: a card of the line, then a play; the card taken may pay but not be played.
families sky lawn
hand 0: parrot chicken dove ant
hand 1: bee
line: cricket bee owl eagle
deck: fly
---
0 play parrot left
0 pay chicken
? 0: pick cricket | pick owl | no
0 pick cricket
> 0 copies cricket
? 0: pick cricket | pick bee | pick owl | pick eagle
0 pick owl
> 0 takes owl from line
! 0 play owl right : not allowed here (O-9.6)
? 0: play dove right | play ant right | no
0 play dove right
0 pay owl ant
> 0 places dove right
> line filled fly
= collection 0 left: parrot
= collection 0 right: dove
= discards: chicken owl ant
",
    r"# Squid: any number of cards, marked one by one, discarded together, then as many drawn.
families sky sea
hand 0: parrot chicken owl whale minnow
hand 1: shark
line: whale chicken eagle eagle
deck: chick dolphin crab
collection 1 left: squid
---
0 play parrot left
0 pay chicken
0 pick squid
> 0 copies squid
? 0: pick owl | pick minnow | pick whale | done
0 pick owl
? 0: pick minnow | pick whale | done
0 pick minnow
0 done
> 0 discards minnow
> 0 discards owl
> 0 draws chick
> 0 draws dolphin
>! 0 draws crab
= hand 0: chick dolphin whale
= discards: chicken minnow owl
",
    r"# Skate: three cards looked at, one taken, the other two discarded in the order of their folds.
families sky sea
hand 0: parrot chicken
hand 1: shark
line: whale chicken eagle eagle
deck: owl magpie chick dove
collection 1 left: skate
---
0 play parrot left
0 pay chicken
0 pick skate
> 0 copies skate
> 0 looks at owl
> 0 looks at magpie
> 0 looks at chick
? 0: pick owl | pick magpie | pick chick
! 0 no : no answer to this question (O-9.3)
0 pick magpie
> 0 keeps magpie
> 0 discards looked-at chick
> 0 discards looked-at owl
= hand 0: magpie
= discards: chicken chick owl
",
    r"# Skate meets a run-out in the middle: the Parrot's payment is looked at as well.
families sky sea
hand 0: parrot chicken
hand 1: shark
line: whale chicken eagle eagle
deck: owl
collection 1 left: skate
rest box
---
0 play parrot left
0 pay chicken
0 pick skate
> 0 looks at owl
> run-out 1
* shuffled 0000000000000000
> 0 looks at chicken
> run-out 2
? 0: pick owl | pick chicken
0 pick chicken
= hand 0: chicken
= discards: owl
= deck 0
",
    r"# Played through a Chick, it may copy that very Chick.
families farm sky
hand 0: chick cat cat parrot pig
hand 1: dog
line: rabbit rabbit chicken eagle
deck: fox
---
0 play chick left
0 pay cat cat
0 play parrot right
0 pay pig
? 0: pick chick | no
0 pick chick
> 0 copies chick
0 pick eagle
> 0 takes eagle from line
> line filled fox
= hand 0: eagle
",
    r"# Two Parrots copy one Elephant, one inside the other.
families sky savannah
hand 0: parrot parrot chicken chicken chick
hand 1: lion
line: eagle eagle vulture vulture
deck: monkey dove owl
collection 1 left: elephant
---
0 play parrot left
0 pay chicken
0 pick elephant
> 0 draws monkey
0 play parrot right
0 pay chicken
? 0: pick elephant | no
0 pick elephant
> 0 copies elephant
> 0 draws dove
0 play chick left
0 pay dove
> 0 places chick left
0 no
> 0 declines chick
> turn 1
= collection 0 left: parrot chick
= collection 0 right: parrot
= hand 0: monkey
",
    r"# A Parrot is a Sky card: the other four families are whole without it.
families farm sea savannah lawn
---
= deck 72
",
];
