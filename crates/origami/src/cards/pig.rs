//! Pig — farm.

use crate::card::{Def, Family, Names, Provenance, Words, m, n, ours, printed};
use crate::vocab::{Ability, From, Step};

/// Take back into your hand 1 of the cards you just paid for this card.
pub const CARD: Def = Def {
    name: Names {
        en: printed(n("Pig", "Pigs")),
        it: printed(m("Maiale", "Maiali")),
        de: printed(n("Schwein", "Schweine")),
    },
    family: printed(Some(Family::Farm)),
    quantity: printed(2),
    cost: printed(6),
    folds: printed(3),
    points: ours(5),
    kind: Provenance::Printed,
    ability: printed(Ability::Instant(&[Step::Take(From::Paid)])),
    text: Words {
        en: "Take back into your hand 1 of the cards you just paid for this card.",
        it: "Riprendi in mano 1 delle carte con cui hai appena pagato questa carta.",
        de: "Nimm 1 der Karten, mit denen du diese Karte gerade bezahlt hast, zurück auf die Hand.",
    },
    ours: None,
};

#[cfg(test)]
pub(super) const TESTS: &[&str] = &[
    r"# A Pig costs 6 folds; one of the cards paid comes back, here from the middle of the payment.
families farm sky
hand 0: pig cat sheep dog pig
hand 1: owl
line: rabbit rabbit chicken chicken
discards: cat
---
0 play pig left
! 0 pay cat sheep : needs 6, got 3 (O-5.1)
! 0 pay sheep dog : needs 6, got 5 (O-5.1)
? 0: pay cat sheep pig | pay cat sheep dog | pay pig dog
0 pay cat sheep dog
> 0 pays cat
> 0 pays sheep
> 0 pays dog
> 0 places pig left
? 0: pick cat | pick sheep | pick dog | no
! 0 pick pig : not there (O-9.14)
! 0 yes : no answer to this question (O-9.14)
0 pick sheep
> 0 uses pig
> 0 takes sheep from discards
> turn 1
= hand 0: sheep pig
= discards: cat cat dog
= known 0 to 1: sheep
= score 0: 5
= deck 25
",
    r"# It may leave the payment where it is.
families farm lawn
hand 0: pig dog dog
hand 1: ant
line: rabbit rabbit bee bee
---
0 play pig left
0 pay dog dog
? 0: pick dog | no
0 no
> 0 declines pig
> turn 1
= hand 0:
= discards: dog dog
",
    r"# Only the payment comes back, not what was discarded before; of several alike, one.
families farm sky
hand 0: pig cat cat cat dog
hand 1: owl
line: rabbit rabbit chicken chicken
discards: fox cat
---
0 play pig left
0 pay cat cat cat dog
? 0: pick cat | pick dog | no
! 0 pick fox : not there (O-9.14)
0 pick cat
= hand 0: cat
= discards: fox cat cat cat dog
",
    r"# A Pig may pay for a Pig and come back.
families farm sky
hand 0: pig pig dog
hand 1: owl
line: rabbit rabbit chicken chicken
---
0 play pig left
0 pay pig dog
0 pick pig
= hand 0: pig
= discards: dog
",
    r"# Played for free it has nothing to take back, whatever lies in the discards.
families farm savannah
hand 0: pig
hand 1: monkey
line: rabbit rabbit dog dog
discards: cat fox
collection 0 left: lion
---
0 use left
0 play pig right
> pig has nothing to do for 0
> turn 1
= hand 0:
= discards: cat fox
",
    r"# With a Dolphin's discount it gives back one of the fewer cards paid.
families farm sea
hand 0: pig cat dog sheep
hand 1: whale
line: rabbit rabbit squid squid
collection 0 left: dolphin
---
0 use left
0 play pig right
! 0 pay dog : needs 4 to 6, got 3 (O-5.1)
0 pay cat dog
? 0: pick cat | pick dog | no
! 0 pick sheep : not there (O-9.14)
0 pick dog
= hand 0: sheep dog
= discards: cat
",
    r"# Played through a Vulture: the discard that had to pay can come back.
families farm sky
hand 0: pig sheep
hand 1: owl
line: rabbit rabbit chicken chicken
discards: fox
collection 0 left: vulture
---
0 use left
> 0 takes fox from discards
0 play pig right
0 pay sheep fox
? 0: pick sheep | pick fox | no
0 pick fox
= hand 0: fox
= discards: sheep
",
    r"# A Parrot that copies it takes back what was paid for the Parrot.
families farm sky
hand 0: parrot cat sheep
hand 1: owl
line: pig rabbit chicken chicken
discards: fox
---
0 play parrot left
0 pay cat sheep
? 0: pick pig | no
0 pick pig
> 0 copies pig
? 0: pick cat | pick sheep
! 0 no : no answer to this question (O-9.14)
! 0 pick fox : not there (O-9.14)
0 pick cat
> 0 takes cat from discards
> turn 1
= hand 0: cat
= discards: fox sheep
= collection 0 left: parrot
",
    r"# A Parrot played for free finds nothing to take back.
families farm sky savannah
hand 0: parrot
hand 1: owl
hand 2: owl
line: pig rabbit chicken chicken
discards: fox
collection 0 left: lion
---
0 use left
0 play parrot right
0 pick pig
> 0 copies pig
> pig has nothing to do for 0
> turn 1
= hand 0:
",
    r"# A Pig is a Farm card: the other four families are whole without it.
families sky sea savannah lawn
---
= deck 72
",
];
